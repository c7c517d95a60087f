reason-table-round = Round { $round } of the Berger table for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
