# Rules broken by a manual pair or bye, whatever the pairing system.
reason-met-before = { $players } have already played each other.
reason-meets-again = { $players } also meet in { $times ->
    [one] another round.
   *[other] { $times } other rounds.
 } All players must meet equally often.
reason-barred-pair = { $players } are a forbidden pair.
reason-same-absolute = { $players } have the same absolute colour preference.
reason-colour-difference = { $player } would have a colour difference above two with { $colour }.
reason-colour-three-times = { $player } would have { $colour } three times in a row.
reason-against-due = { $player } would have { $colour } instead of the due colour.
reason-unequal-scores = { $players }: the scores differ by { $difference }.
reason-downfloat-again = { $player } would downfloat again.
reason-upfloat-again = { $player } would upfloat again.
reason-bye-again = { $player } has already had a bye, or points without playing.
reason-bye-score = { $player } has { $score }; a player with { $lowest } can have the bye.
