# Why two players do not meet: see WhyNot in the engine. { $best } is what the paired round has, { $forced } what it
# would have with the board.

reason-why-not-paired = This board is in the pairing: { $players }.
reason-why-not-absent = Not both are to be paired in this round: { $players }.
reason-why-not-incomplete = With this board no pairing of the others is found: { $players }.
reason-why-not-breaches = The rule would be broken { $forced } times instead of { $best }.
reason-why-not-table = The table of the system decides who meets in this round, not the results.
reason-why-not-later = No rule of a single board would be broken more often, but the procedure of the rules comes to this pairing first.
reason-why-not-bracket-breaches = Bracket of score { $bracket }: the rule would be broken { $forced } times instead of { $best }.
reason-why-not-bracket-later = Bracket of score { $bracket }: no rule of a single board would be broken more often, but the procedure of the rules comes to another pairing first.

# The Dutch System of 2026, criterion by criterion.
reason-why-not-bye-score = The bye would go to a score of { $forced } instead of { $best }.
reason-why-not-left-over = Bracket of score { $bracket }: { $forced } would be left over instead of { $best }.
reason-why-not-left-over-scores = Bracket of score { $bracket }: with a score of { $score }, { $forced } would move down instead of { $best }.
reason-why-not-next-left-over = Bracket of score { $bracket }: in the next bracket { $forced } would be left over instead of { $best }.
reason-why-not-next-left-over-scores = Bracket of score { $bracket }: in the next bracket, with a score of { $score }, { $forced } would be left over instead of { $best }.
reason-why-not-c9 = Bracket of score { $bracket }: the bye would go to a player with { $forced } unplayed rounds instead of { $best }.
reason-why-not-c10 = Bracket of score { $bracket }: topscorers or their opponents with a colour difference above two: { $forced } instead of { $best }.
reason-why-not-c11 = Bracket of score { $bracket }: topscorers or their opponents with the same colour three times running: { $forced } instead of { $best }.
reason-why-not-preferences = Bracket of score { $bracket }: colour preferences not granted: { $forced } instead of { $best }.
reason-why-not-c13 = Bracket of score { $bracket }: strong colour preferences not granted: { $forced } instead of { $best }.
reason-why-not-c14 = Bracket of score { $bracket }: players moved down as in the round before: { $forced } instead of { $best }.
reason-why-not-c15 = Bracket of score { $bracket }: opponents of players moved down who had that in the round before too: { $forced } instead of { $best }.
reason-why-not-c16 = Bracket of score { $bracket }: players moved down as two rounds before: { $forced } instead of { $best }.
reason-why-not-c17 = Bracket of score { $bracket }: opponents of players moved down who had that two rounds before too: { $forced } instead of { $best }.
reason-why-not-c18 = Bracket of score { $bracket }: of those with a score of { $score } who moved down in the round before, { $forced } would move on instead of { $best }.
reason-why-not-c19 = Bracket of score { $bracket }: of those who met a higher score in the round before, { $forced } instead of { $best } would meet { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
reason-why-not-c20 = Bracket of score { $bracket }: of those with a score of { $score } who moved down two rounds before, { $forced } would move on instead of { $best }.
reason-why-not-c21 = Bracket of score { $bracket }: of those who met a higher score two rounds before, { $forced } instead of { $best } would meet { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
reason-why-not-later-moved-down = Bracket of score { $bracket }: as good, but the players moved down who are paired come later in the order.
reason-why-not-later-opponents = Bracket of score { $bracket }: as good, but the opponents of the players moved down come later in the order.
reason-why-not-later-exchange = Bracket of score { $bracket }: as good, but only after a later exchange between S1 and S2.
reason-why-not-later-transposition = Bracket of score { $bracket }: as good, but only after a later transposition of S2.

# The Dutch systems of 2009 and 1992.
reason-why-not-dutch-joined = Bracket of score { $bracket }: the lowest bracket would have to be joined with it.
reason-why-not-dutch-for-lowest = Bracket of score { $bracket }: it would have to be paired anew for the lowest bracket.
reason-why-not-dutch-other-floaters = Bracket of score { $bracket }: others would have to move down so that the next bracket can be paired.
reason-why-not-dutch-left = Bracket of score { $bracket }: players left without an opponent: { $forced } instead of { $best }.
reason-why-not-dutch-lifted = Bracket of score { $bracket }: the colour limits would have to be lifted for players with more than half of the points.
reason-why-not-dutch-strong-given-up = Bracket of score { $bracket }: strong colour preferences could not count as absolute.
reason-why-not-dutch-colours = Bracket of score { $bracket }: pairs that may go against a colour preference: { $forced } instead of { $best }.
reason-why-not-dutch-later-left = Bracket of score { $bracket }: as good, but left without an opponent would be { $forced } instead of { $best }, which comes later in the order.
reason-why-not-dutch-floats = Bracket of score { $bracket }: more of the float rules B.5 and B.6 would have to be dropped.
reason-why-not-dutch-later-order = Bracket of score { $bracket }: as good, but the order of transpositions and exchanges comes to it later.
reason-why-not-dutch-against = Bracket of score { $bracket }: pairs against a colour preference: { $forced } instead of { $best }.
reason-why-not-dutch-float-breaches = Bracket of score { $bracket }: floats against B.5 and B.6: { $forced } instead of { $best }.
reason-why-not-dutch-procedure = Bracket of score { $bracket }: it would give up less, but the procedure comes to another pairing first: it pairs those moved down before the others, and does not look at the brackets below.
reason-why-not-dutch-mended = Bracket of score { $bracket }: it would give up less there, but this bracket was paired anew for the sake of the one below.

# The Dubov and Burstein systems of 2026.
reason-why-not-upfloaters = Bracket of score { $bracket }: upfloaters: { $forced } instead of { $best }.
reason-why-not-upfloater-scores = Bracket of score { $bracket }: with a score of { $score }, { $forced } would float up instead of { $best }.
reason-why-not-maximum-upfloaters = Bracket of score { $bracket }: upfloaters who have floated up as often as they may: { $forced } instead of { $best }.
reason-why-not-upfloats = Bracket of score { $bracket }: earlier upfloats of those who have floated up as often as they may: { $forced } instead of { $best }.
reason-why-not-upfloated-last = Bracket of score { $bracket }: upfloaters who floated up in the round before too: { $forced } instead of { $best }.
reason-why-not-later-upfloaters = Bracket of score { $bracket }: as good, but the upfloaters come later in the order.
reason-why-not-later-subgroups = Bracket of score { $bracket }: as good, but the order of shifters and transpositions comes to it later.
reason-why-not-bye-games = The bye would go to a player with { $forced ->
    [one] { $forced } game
   *[other] { $forced } games
} instead of { $best }.
reason-why-not-bye-number = The bye would go to a player with a smaller number.
reason-why-not-later-sequence = Bracket of score { $bracket }: as good, but the order of pairings in the bracket comes to it later.

# The systems of 2026 whose rounds are matches.
reason-why-not-following = Bracket of score { $bracket }: the next scoregroup would need { $forced } upfloaters instead of { $best }.
reason-why-not-floated = Bracket of score { $bracket }: upfloaters who floated in the round before: { $forced } instead of { $best }.
reason-why-not-floated-opponents = Bracket of score { $bracket }: opponents of upfloaters who floated in the round before: { $forced } instead of { $best }.
reason-why-not-later-identifier = Bracket of score { $bracket }: as good, but the identifier is larger.
