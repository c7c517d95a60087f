# Why two players do not meet: see WhyNot in the engine. { $best } is what the paired round has, { $forced } what it
# would have with the board.

reason-why-not-paired = This board is part of the pairing: { $players }.
reason-why-not-absent = At least one of these players is not to be paired in this round: { $players }.
reason-why-not-incomplete = With this board no pairing of the other players was found: { $players }.
reason-why-not-breaches = Breaches of the rule: { $forced } instead of { $best }.
reason-why-not-table = The table of the system determines the pairings of this round, not the results.
reason-why-not-later = No single-board rule is broken more often, but the prescribed order reaches this pairing first.
reason-why-not-bracket-breaches = Bracket of score { $bracket }, breaches of the rule: { $forced } instead of { $best }.
reason-why-not-bracket-later = Bracket of score { $bracket }: no single-board rule is broken more often, but the prescribed order reaches another pairing first.

# The Dutch System of 2026, criterion by criterion.
reason-why-not-bye-score = The bye would go to a score of { $forced } instead of { $best }.
reason-why-not-left-over = Bracket of score { $bracket }, unpaired players: { $forced } instead of { $best }.
reason-why-not-left-over-scores = Bracket of score { $bracket }, downfloaters with a score of { $score }: { $forced } instead of { $best }.
reason-why-not-next-left-over = Bracket of score { $bracket }, unpaired players in the next bracket: { $forced } instead of { $best }.
reason-why-not-next-left-over-scores = Bracket of score { $bracket }, unpaired players with a score of { $score } in the next bracket: { $forced } instead of { $best }.
reason-why-not-c9 = Bracket of score { $bracket }, unplayed games of the player with the bye: { $forced } instead of { $best }.
reason-why-not-c10 = Bracket of score { $bracket }, topscorers or their opponents with a colour difference above two: { $forced } instead of { $best }.
reason-why-not-c11 = Bracket of score { $bracket }, topscorers or their opponents with the same colour three times in a row: { $forced } instead of { $best }.
reason-why-not-preferences = Bracket of score { $bracket }, colour preferences not granted: { $forced } instead of { $best }.
reason-why-not-c13 = Bracket of score { $bracket }, strong colour preferences not granted: { $forced } instead of { $best }.
reason-why-not-c14 = Bracket of score { $bracket }, downfloats in consecutive rounds: { $forced } instead of { $best }.
reason-why-not-c15 = Bracket of score { $bracket }, upfloats in consecutive rounds: { $forced } instead of { $best }.
reason-why-not-c16 = Bracket of score { $bracket }, downfloats as two rounds before: { $forced } instead of { $best }.
reason-why-not-c17 = Bracket of score { $bracket }, upfloats as two rounds before: { $forced } instead of { $best }.
reason-why-not-c18 = Bracket of score { $bracket }, players with a score of { $score } who downfloated in the previous round and would float on: { $forced } instead of { $best }.
reason-why-not-c19 = Bracket of score { $bracket }, players who upfloated in the previous round and would meet a score of { $score }: { $forced } instead of { $best }.
reason-why-not-c20 = Bracket of score { $bracket }, players with a score of { $score } who downfloated two rounds before and would float on: { $forced } instead of { $best }.
reason-why-not-c21 = Bracket of score { $bracket }, players who upfloated two rounds before and would meet a score of { $score }: { $forced } instead of { $best }.
reason-why-not-dutch-2017-differences = Collapsed last bracket from score { $bracket }, score differences of { $score }: { $forced } instead of { $best }.
reason-why-not-later-moved-down = Bracket of score { $bracket }: equally good, but the paired moved-down players come later in the order.
reason-why-not-later-opponents = Bracket of score { $bracket }: equally good, but the opponents of the moved-down players come later in the order.
reason-why-not-later-exchange = Bracket of score { $bracket }: equally good, but only after a later exchange between S1 and S2.
reason-why-not-later-transposition = Bracket of score { $bracket }: equally good, but only after a later transposition in S2.

# The Dutch systems of 2009 and 1992.
reason-why-not-dutch-joined = Bracket of score { $bracket }: the lowest bracket would have to be merged with it.
reason-why-not-dutch-for-lowest = Bracket of score { $bracket }: it would have to be re-paired for the lowest bracket.
reason-why-not-dutch-other-floaters = Bracket of score { $bracket }: other players would have to move down so that the next bracket can be paired.
reason-why-not-dutch-left = Bracket of score { $bracket }, unpaired players: { $forced } instead of { $best }.
reason-why-not-dutch-lifted = Bracket of score { $bracket }: the colour limits would have to be dropped for players with more than half of the points.
reason-why-not-dutch-strong-given-up = Bracket of score { $bracket }: strong colour preferences could not be treated as absolute.
reason-why-not-dutch-colours = Bracket of score { $bracket }, pairs that may go against a colour preference: { $forced } instead of { $best }.
reason-why-not-dutch-later-left = Bracket of score { $bracket }: equally good, but the unpaired players would be { $forced } instead of { $best }, later in the order.
reason-why-not-dutch-floats = Bracket of score { $bracket }: more float criteria (B.5, B.6) would have to be dropped.
reason-why-not-dutch-later-order = Bracket of score { $bracket }: equally good, but later in the order of transpositions and exchanges.
reason-why-not-dutch-against = Bracket of score { $bracket }, pairs against a colour preference: { $forced } instead of { $best }.
reason-why-not-dutch-float-breaches = Bracket of score { $bracket }, floats against B.5 and B.6: { $forced } instead of { $best }.
reason-why-not-dutch-procedure = Bracket of score { $bracket }: it would give up less, but the procedure reaches another pairing first: it pairs the moved-down players before the others and does not consider the brackets below.
reason-why-not-dutch-redone = Bracket of score { $bracket }: it would give up less, but this bracket was re-paired for the sake of the next one.

# The Dubov and Burstein systems of 2026.
reason-why-not-upfloaters = Bracket of score { $bracket }, upfloaters: { $forced } instead of { $best }.
reason-why-not-upfloater-scores = Bracket of score { $bracket }, upfloaters with a score of { $score }: { $forced } instead of { $best }.
reason-why-not-maximum-upfloaters = Bracket of score { $bracket }, upfloaters who have already reached the maximum of upfloats: { $forced } instead of { $best }.
reason-why-not-upfloats = Bracket of score { $bracket }, earlier upfloats of the maximum upfloaters: { $forced } instead of { $best }.
reason-why-not-upfloated-last = Bracket of score { $bracket }, upfloats in consecutive rounds: { $forced } instead of { $best }.
reason-why-not-later-upfloaters = Bracket of score { $bracket }: equally good, but the upfloaters come later in the order.
reason-why-not-later-subgroups = Bracket of score { $bracket }: equally good, but later in the order of shifters and transpositions.
reason-why-not-bye-games = The bye would go to a player with { $forced ->
    [one] { $forced } game
   *[other] { $forced } games
} instead of { $best }.
reason-why-not-bye-number = The bye would go to a player with a smaller pairing number.
reason-why-not-later-sequence = Bracket of score { $bracket }: equally good, but later in the order of pairings of the bracket.

# The systems of 2026 whose rounds are matches.
reason-why-not-following = Bracket of score { $bracket }, upfloaters needed by the next scoregroup: { $forced } instead of { $best }.
reason-why-not-floated = Bracket of score { $bracket }, upfloaters who floated in the previous round: { $forced } instead of { $best }.
reason-why-not-floated-opponents = Bracket of score { $bracket }, opponents of upfloaters who floated in the previous round: { $forced } instead of { $best }.
reason-why-not-later-identifier = Bracket of score { $bracket }: equally good, but with a larger identifier.
