reason-table-round = { $round }. kolo Bergerovy tabulky pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
}.
