# Rules broken by a manual pair or bye, whatever the pairing system.
reason-met-before = { $players-and } have already played each other.
reason-meets-again = { $players-and } also meet in { $times ->
    [one] another round.
   *[other] { $times } other rounds.
 } All players must meet equally often.
reason-barred-pair = { $players-and } are a forbidden pair.
reason-same-absolute = { $players-and } have the same absolute colour preference.
reason-colour-difference = { $player } would have a colour difference above two with { $colour }.
reason-colour-three-times = { $player } would have { $colour } three times in a row.
reason-against-due = { $player } would have { $colour }, against the colour preference.
reason-unequal-scores = The scores of { $players-and } differ by { $difference }.
reason-downfloat-again = { $ago ->
    [1] { $player } would repeat the downfloat of the previous round.
    [2] { $player } would repeat the downfloat of two rounds ago.
   *[other] { $player } would downfloat after an upfloat in the previous two rounds.
}
reason-upfloat-again = { $ago ->
    [1] { $player } would repeat the upfloat of the previous round.
    [2] { $player } would repeat the upfloat of two rounds ago.
   *[other] { $player } would upfloat after a downfloat in the previous two rounds.
}
reason-upfloat-maximum = { $player } has already upfloated as often as the rules allow.
reason-bye-again = { $player } has already had a bye, or points without playing.
reason-bye-score = { $player } has { $score }; a player with { $lowest } can have the bye.
