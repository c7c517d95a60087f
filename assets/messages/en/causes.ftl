# What explains the rounds of a file (hakem check --explain).

causes-way = { $system }, initial colour { $colour }
causes-way-baku = { $system }, initial colour { $colour }, with Baku acceleration
causes-way-without-points = { $system }, initial colour { $colour }, without the virtual points that the file states
causes-no-rounds = There is no round that a Swiss system for single games of players has paired. Name a file with such rounds.

# One change, from which the round follows.
cause-clubs-apart = Players of one club were kept apart.
cause-federations-apart = Players of one federation were kept apart.
cause-families-apart = Players of one family name were kept apart.
cause-apart = { $one } and { $other } were kept apart.
cause-bye = { $player } got the bye by hand before the others were paired.
cause-gone = { $player } was paired and is not in the round; whoever was to be the opponent met who had the bye, or got it.
cause-added = { $player } was added after the pairing, and met who had the bye.
cause-result = When the round was paired, { $white } against { $black } in round { $round } stood as { $result }.
cause-unplayed = When the round was paired, { $player } stood in round { $round } with: { $bye }.
cause-exchanged = { $one } and { $other } changed places after the pairing.
cause-turned = { $one } and { $other } changed colours after the pairing.

causes-more = { $count ->
    [one] One more cause is as small.
   *[other] { $count } more causes are as small.
}
causes-none = No cause of one or two changes was found. Pairings tried: { $tried }.
causes-none-bounded = No cause of one or two changes was found before the bound was reached. Pairings tried: { $tried }.
causes-nearest = Nearest: { $change } Boards that are then still otherwise: { $count }.
