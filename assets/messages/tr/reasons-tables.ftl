reason-table-round = { $players } oyuncu için Berger tablosunun { $round }. turu.
