reason-table-round = Round { $round } of the Berger table for { $players } players.
