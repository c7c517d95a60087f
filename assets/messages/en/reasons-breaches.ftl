# What a pair or a bye made by hand breaks, by whatever rules the event is paired.
reason-met-before = { $players } have met before.
reason-barred-pair = { $players } may not be paired, as the arbiter has laid down.
reason-same-absolute = { $players } may only have the same colour, both of them.
reason-colour-difference = { $player } would be more than two games out of balance with { $colour }.
reason-colour-three-times = { $player } would have { $colour } three times in a row.
reason-against-due = { $player } would get { $colour }, which is not the colour due.
reason-unequal-scores = { $players }: the scores differ by { $difference }.
reason-downfloat-again = { $player } would float down again.
reason-upfloat-again = { $player } would float up again.
reason-bye-again = { $player } has had a bye, or points without playing.
reason-bye-score = { $player } has a score of { $score }; somebody with { $lowest } can have the bye.
