# Explanations for the rounds of a file (hakem check --explain).

causes-way = { $system }, initial colour { $colour }
causes-way-baku = { $system }, initial colour { $colour }, with Baku acceleration
causes-way-without-points = { $system }, initial colour { $colour }, without the virtual points in the file
causes-no-rounds = No round was paired by a Swiss system for single games between players. Choose a file with such rounds.

# One change, from which the round follows.
cause-clubs-apart = Players of the same club were not paired.
cause-federations-apart = Players of the same federation were not paired.
cause-families-apart = Players with the same family name were not paired.
cause-apart = { $one } and { $other } were a forbidden pair.
cause-bye = { $player } was given the bye manually before pairing.
cause-gone = { $player } was removed after pairing; the opponent received the bye or met the player who had it.
cause-added = { $player } was added after pairing and met the player who had the bye.
cause-result = At the time of pairing, the result of { $white } – { $black } in round { $round } was { $result }.
cause-unplayed = At the time of pairing, the record of { $player } in round { $round } was: { $bye }.
cause-exchanged = { $one } and { $other } swapped places after pairing.
cause-turned = { $one } and { $other } swapped colours after pairing.

causes-more = { $count ->
    [one] One other cause is equally simple.
   *[other] { $count } other causes are equally simple.
}
causes-none = No cause of one or two changes found. Pairings tried: { $tried }.
causes-none-bounded = No cause of one or two changes found within the limit. Pairings tried: { $tried }.
causes-nearest = Closest match: { $change } Boards that still differ: { $count }.
