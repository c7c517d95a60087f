reason-table-round = { $round }. kolo Bergerovy tabulky pro { $players } hráčů.
