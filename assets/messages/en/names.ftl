# Names of what the engine knows. Ids end in the engine's own word for it.

# How the language writes figures and days, and what its files of Windows programs are written in.
decimal-mark = .
thousands-mark = ,
date-year = { $year }
date-month = { $year }-{ $month-padded }
date-day = { $year }-{ $month-padded }-{ $day-padded }
windows-encoding = windows-1252

language-tr = Turkish
language-en = English
language-cs = Czech

colour-white = White
colour-black = Black
# Never a bare b: it is White in Turkish and Black in English.
colour-white-short = W
colour-black-short = B

estimated-neither = neither
estimated-both = both

game-kind-standard = standard
game-kind-rapid = rapid
game-kind-blitz = blitz
game-kind-chess960 = Chess960
piece-letters = KQRBN

default-time-open = not set
default-time-minutes = { $minutes ->
    [0] none: players absent at the start lose
    [one] { $minutes } minute after the start
   *[other] { $minutes } minutes after the start
}
direct-titles-none = none
norms-hidden = for the arbiter only
norms-shown = on the web pages too
championship-none = no exemption (B.01 1.4.3)
championship-national = final of a national championship (1.4.3a)
championship-national-teams = national team championship (1.4.3b)
championship-zonal = zonal or sub-zonal tournament (1.4.3c)
championship-world-teams = world or continental championship of teams or clubs (1.4.1, 7 games)
championship-world-cup = World Cup (1.4.1, 8 games)

result-white-wins = White wins
result-draw = draw
result-black-wins = Black wins
result-white-draws = half a point for White, none for Black
result-black-draws = half a point for Black, none for White
result-both-lose = both lose (0-0)
result-forfeit-to-white = White wins by forfeit
result-forfeit-to-black = Black wins by forfeit
result-forfeit-both = double forfeit
result-forfeit-both-short = - - -
result-unrated = { $result } (unrated)
result-adjourned = adjourned
result-adjourned-short = adj.

bye-pairing-allocated = pairing-allocated bye
bye-pairing-allocated-short = bye
bye-half-point = half-point bye
bye-half-point-short = ½ bye
bye-zero-point = zero-point bye (absent)
bye-zero-point-short = 0 bye
bye-full-point = full-point bye
bye-full-point-short = full bye
absence-club = absent for the club
absence-club-short = club
absence-notice = absent with notice
absence-notice-short = notice
absence-none = absent without notice
absence-none-short = absent

round-not-paired = not paired
round-draft = draft
round-published = published
round-running = in play
round-complete = complete

setting-name = Event
setting-description = Name, place, dates, arbiter
setting-system = Pairing system
setting-rounds = Number of rounds
setting-initial-colour = Initial colour
setting-points = Points for results
setting-tie-breaks = Tie-break list
setting-acceleration = Acceleration
setting-forbidden = Forbidden pairs

title-gm = grandmaster
title-im = international master
title-wgm = woman grandmaster
title-fm = FIDE master
title-wim = woman international master
title-cm = candidate master
title-wfm = woman FIDE master
title-wcm = woman candidate master
title-wh = woman honorary grandmaster

system-dutch-2026 = Dutch system, FIDE 2026
system-dutch-2017 = Dutch system, FIDE 2017
system-dutch-2009 = Dutch system, 2009
system-dutch-1992 = Dutch system, 1992
system-lim = Lim system
system-dubov-classic = Dubov system, classic
system-burstein-classic = Burstein system, classic
system-basic-swiss = Basic Swiss
system-keizer = Keizer system
system-round-robin = Round robin (Berger)
system-scheveningen = Scheveningen system
system-skalitzka = Skalitzka system
system-molter = Molter system
system-team-round-robin = Team round robin
system-knockout = Knockout
system-team-knockout = Team knockout
system-dubov-2026 = Dubov system, FIDE 2026
system-burstein-2026 = Burstein system, FIDE 2026
system-lim-2026 = Lim system, FIDE 2026
system-double-swiss-2026 = Double-Swiss, FIDE 2026
system-double-swiss = Double-Swiss, one game per round
system-olympiad-2022 = Olympiad, FIDE 2022
system-team-swiss-2026 = Swiss team system, FIDE 2026
system-team-swiss = Swiss team system
system-rules-dutch-2026 = FIDE Handbook C.04.3, in force from 1 February 2026
system-rules-dutch-2017 = FIDE Handbook C.04.3, in force from 1 July 2017 to 31 January 2026
system-rules-dutch-2009 = FIDE Dutch system, 2009 edition
system-rules-dutch-1992 = FIDE Dutch system, 1992 edition (Czech text of 20 September 1992)
system-rules-lim = Lim system, Turkish rules for Swiss tournaments, section 1.2
system-rules-lim-2026 = FIDE Handbook C.04.4.3, in force from 1 February 2026
system-rules-dubov-2026 = FIDE Handbook C.04.4.1, in force from 1 February 2026
system-rules-dubov-classic = Dubov system, Turkish rules for Swiss tournaments, section 1.3
system-rules-burstein-2026 = FIDE Handbook C.04.4.2, in force from 1 February 2026
system-rules-double-swiss-2026 = FIDE Handbook C.04.5, in force from 1 February 2026
system-rules-olympiad-2022 = FIDE Handbook D.02.02, in force from 1 January 2022
system-rules-team-swiss-2026 = FIDE Handbook C.04.6, in force from 1 February 2026
system-rules-burstein-classic = Burstein system, Turkish sources (section 1.4; Aktar’s booklet, section 1.5)
system-rules-basic-swiss = Basic Swiss, tournament management brief
system-rules-keizer = Keizer system, as played in clubs
system-rules-round-robin = Aktar’s booklet, round robin; FIDE Handbook C.05 Annex 1 (Berger tables)
system-rules-scheveningen = Aktar’s booklet, Scheveningen system
system-rules-skalitzka = Aktar’s booklet, Skalitzka system
system-rules-molter = Molter system for several teams
system-rules-knockout = Aktar’s booklet, knockout
system-rules-team-knockout = Aktar’s booklet, knockout

# The column head is the id with -short. $cut is the number in the code: 2 in BH-C2.
tie-break-ps = Progressive score
tie-break-ps-short = PS
tie-break-ps-c = Progressive score without { $cut ->
    [one] the first round
   *[other] the first { $cut } rounds
}
tie-break-ps-c-short = PS/C{ $cut }
tie-break-mp = Match points
tie-break-mp-short = MP
tie-break-osb = Olympiad Sonneborn-Berger
tie-break-osb-short = OSB
tie-break-omp = Opponents’ match points
tie-break-omp-short = OMP
tie-break-mpts = Match points
tie-break-mpts-short = MPTS
tie-break-gpts = Game points
tie-break-gpts-short = GPTS
tie-break-mpvgp = Secondary score: match points or game points
tie-break-mpvgp-short = MPvGP
tie-break-bh-mp = Buchholz by match points
tie-break-bh-mp-short = BH:MP
tie-break-bh-gp = Buchholz by game points
tie-break-bh-gp-short = BH:GP
tie-break-fb-mp = Fore Buchholz by match points
tie-break-fb-mp-short = FB:MP
tie-break-fb-gp = Fore Buchholz by game points
tie-break-fb-gp-short = FB:GP
tie-break-aob-mp = Average of opponents’ Buchholz by match points
tie-break-aob-mp-short = AOB:MP
tie-break-aob-gp = Average of opponents’ Buchholz by game points
tie-break-aob-gp-short = AOB:GP
tie-break-de-mp = Direct encounter by match points
tie-break-de-mp-short = DE:MP
tie-break-de-gp = Direct encounter by game points
tie-break-de-gp-short = DE:GP
tie-break-ede = Extended direct encounter
tie-break-ede-short = EDE
tie-break-edebt = Extended direct encounter, board count, top board results
tie-break-edebt-short = EDEBT
tie-break-edebb = Extended direct encounter, board count, bottom board elimination
tie-break-edebb-short = EDEBB
tie-break-edet = Extended direct encounter, top board results
tie-break-edet-short = EDET
tie-break-edeb = Extended direct encounter, bottom board elimination
tie-break-edeb-short = EDEB
tie-break-emmsb = Opponents’ match points × own match points
tie-break-emmsb-short = EMMSB
tie-break-emgsb = Opponents’ match points × own game points
tie-break-emgsb-short = EMGSB
tie-break-egmsb = Opponents’ game points × own match points
tie-break-egmsb-short = EGMSB
tie-break-eggsb = Opponents’ game points × own game points
tie-break-eggsb-short = EGGSB
tie-break-bc = Board count (lower is better)
tie-break-bc-short = BC
tie-break-tbr = Top board results
tie-break-tbr-short = TBR
tie-break-bbe = Bottom board elimination
tie-break-bbe-short = BBE
tie-break-sssc = Strength of schedule and score combined
tie-break-sssc-short = SSSC
tie-break-ks = Koya
tie-break-ks-short = KS
tie-break-ksx = Extended Koya
tie-break-ksx-short = KSX
tie-break-de = Direct encounter
tie-break-de-short = DE
tie-break-de-first = Direct encounter (first place only)
tie-break-de-first-short = DE 1st
tie-break-won = Games won over the board
tie-break-won-short = WON
tie-break-win = Number of wins, forfeits included
tie-break-win-short = WIN
tie-break-kash = Kashdan
tie-break-kash-short = KASH
tie-break-bpg = Games played with Black
tie-break-bpg-short = BPG
tie-break-bwg = Games won with Black
tie-break-bwg-short = BWG
tie-break-adj = Adjusted score
tie-break-adj-short = ADJ
tie-break-bh = Buchholz
tie-break-bh-short = BH
tie-break-bh-c = Buchholz without { $cut ->
    [one] the lowest value
   *[other] the { $cut } lowest values
}
tie-break-bh-c-short = BH/C{ $cut }
tie-break-bh-m = Median Buchholz { $cut } (without { $cut ->
    [one] the lowest and the highest value
   *[other] the { $cut } lowest and the { $cut } highest values
})
tie-break-bh-m-short = BH/M{ $cut }
tie-break-bhbh = Opponents’ Buchholz
tie-break-bhbh-short = BHBH
tie-break-sb = Sonneborn-Berger
tie-break-sb-short = SB
tie-break-aro = Average rating of opponents
tie-break-aro-short = ARO
tie-break-aro-c = Average rating of opponents without { $cut ->
    [one] the lowest rating
   *[other] the { $cut } lowest ratings
}
tie-break-aro-c-short = ARO/C{ $cut }
tie-break-tpr = Performance rating
tie-break-tpr-short = TPR
tie-break-lot = Drawing of lots
tie-break-lot-short = Lot
tie-break-ent = Manual tie-break
tie-break-ent-short = Manual
tie-break-kz = Keizer points
tie-break-kz-short = Keizer
tie-break-kzv = Value of a win in the next round
tie-break-kzv-short = Value
tie-break-fb = Fore Buchholz
tie-break-fb-short = FB
tie-break-aob = Average of opponents’ Buchholz
tie-break-aob-short = AOB
tie-break-rep = Rounds one elected to play
tie-break-rep-short = REP
tie-break-std = Standard points
tie-break-std-short = STD
tie-break-tpn = Pairing number
tie-break-tpn-short = TPN
tie-break-elo = International rating (Elo)
tie-break-elo-short = Elo
tie-break-ukd = National rating
tie-break-ukd-short = Nat.
tie-break-name = Name (alphabetical)
tie-break-name-short = Name
tie-break-tp = Game points
tie-break-tp-short = GP
tie-break-h2h = Head-to-head match
tie-break-h2h-short = H2H
tie-break-top = Highest board won
tie-break-top-short = TOP
tie-break-berlin = Berlin count
tie-break-berlin-short = Berlin
tie-break-gpd = Difference of game points
tie-break-gpd-short = Diff.
tie-break-avr = Lower average rating
tie-break-avr-short = AvR
tie-break-lno = Licence number
tie-break-lno-short = Licence
tie-break-rtng = Rating
tie-break-rtng-short = RTNG
tie-break-ptp = Perfect performance
tie-break-ptp-short = PTP
tie-break-apro = Average performance of opponents
tie-break-apro-short = APRO
tie-break-appo = Average perfect performance of opponents
tie-break-appo-short = APPO
option-tsf-titles = TSF title order
option-help-tsf-titles = Ranks WIM above FM: GM, IM, WGM, WIM, FM, CM, WFM, WCM. If off, FM is above WIM, as in Aktar’s booklet (N-19). Locked once round 1 is paired.
option-maxi = Maxi-tournament
option-help-maxi = Limits exchanges to 100 rating points, as in a maxi-tournament. Locked once round 1 is paired.
option-keizer-top = Highest value
option-help-keizer-top = Value of the first place; each next place has one less. 0: about three times the last value. In a season a fixed number, about 1½ times the players.
option-keizer-top-value = { $count ->
    [0] by the number of players
   *[other] { $count }
}
option-keizer-bye = Bye
option-help-keizer-bye = Share of the player’s own value for the bye of an odd number: 2/3, 3/4 or 50%.
option-keizer-club = Absent for the club
option-help-keizer-club = Share of the player’s own value for an absence for the club, entered as a full-point bye.
option-keizer-notice = Absent with notice
option-help-keizer-notice = Share of the player’s own value for an absence with notice, entered as a half-point bye.
option-keizer-absent = Absent without notice
option-help-keizer-absent = Share of the player’s own value for an absence without notice, a zero-point bye.
option-keizer-late = Rounds before the entry
option-help-keizer-late = Share of the player’s own value for each round before a late entry.
option-keizer-loss = Loss
option-help-keizer-loss = Share of the opponent’s value for a lost game. A forfeit loss never scores.
option-keizer-limit = Scored absences
option-help-keizer-limit = Number of absences with notice that score. Later ones score nothing; absences for the club do not count.
option-keizer-halving = Halve further absences
option-help-keizer-halving = Each absence, with notice or without, scores half of what the previous one did; the eighth and later ones score nothing. Absences for the club do not count.
option-keizer-after-game = Absences after the first game
option-help-keizer-after-game = Absences score only once the player has played a game.
option-keizer-part = Rounds in a part of the season
option-help-keizer-part = After this number of rounds, the limits of absences and of meetings start again. 0: the season has one part.
option-keizer-part-value = { $count ->
    [0] one part
   *[other] { $count }
}
option-keizer-own = Own value
option-help-keizer-own = Once: the player’s own value is added to the total. Fading: a fifth less after each round, and nothing from round 5 on. None: it is not added.
option-keizer-own-once = added once
option-keizer-own-fading = fading
option-keizer-own-none = not added
option-keizer-lists = Recalculation
option-help-keizer-lists = Once: all rounds by the list before the last round. Until stable: until the list no longer changes. Frozen: each round keeps its own values.
option-keizer-lists-once = once a round
option-keizer-lists-stable = until stable
option-keizer-lists-frozen = frozen
option-keizer-rounding = Rounding of totals
option-help-keizer-rounding = Rounds totals before ranking: not at all, to halves, or to whole points.
option-keizer-rounding-exact = none
option-keizer-rounding-half = halves
option-keizer-rounding-whole = whole points
option-keizer-distance = Rounds between meetings
option-help-keizer-distance = Two players do not meet again within this number of rounds, if possible.
option-keizer-meetings = Most meetings
option-help-keizer-meetings = Maximum number of games of two players in a part of the season, if possible. 0: no maximum.
option-keizer-meetings-value = { $count ->
    [0] no maximum
   *[other] { $count }
}
option-keizer-absences = Absences count as byes
option-help-keizer-absences = The bye goes to the lowest-placed of those with the fewest byes and absences, instead of byes alone.
option-keizer-reverse = Always reverse colours
option-help-keizer-reverse = Players who met before have the colours of their last game reversed, whatever the balance of their colours.
option-keizer-colours = Limit of colours
option-help-keizer-colours = Avoids boards that give a player the same colour three times in a row, or three more games with one colour than with the other, if possible.
option-keizer-colours-free = none
option-keizer-colours-row = no third in a row
option-keizer-colours-balance = difference of two
option-keizer-colours-both = both
option-cycles = Cycles
option-help-cycles = Number of times all participants play each other. Colours are reversed in every second cycle.
option-swap = Swap the last two rounds
option-help-swap = Swaps the last two rounds of the first cycle, so that no player has the same colour three times in a row (FIDE C.05).
option-bye-point = Points for a bye
option-help-bye-point = Scores a round without a game like a bye. Under FIDE rules it scores nothing.
option-colours = Colours of the teams
option-help-colours = Alternating: all players of a team have the same colour, changing every round. Balanced: in each round, each team has White as often as Black.
option-colours-alternating = alternating
option-colours-balanced = balanced
option-seats = Seats
option-help-seats = One side: White sits on the same side of all boards. Alternating: White sits on the left of odd boards and on the right of even ones. Opponents and colours do not change.
option-seats-one-side = one side
option-seats-by-turns = alternating
option-team-bye = Team without an opponent
option-help-team-bye = Score of a team in a round without an opponent; no rule prescribes it.
option-team-bye-none = nothing
option-team-bye-draw = a drawn match
option-team-bye-win = a match won on all boards
option-team-bye-own = custom points
option-board-colours = Colours of the first team
option-help-board-colours = Colours on boards 1, 2, … of a match: the first-named team starts with White or with Black.
option-board-colours-WBWB = White on odd boards
option-board-colours-BWBW = Black on odd boards
option-board-colours-WBBW = White on 1 and 4, 5 and 8
option-board-colours-BWWB = Black on 1 and 4, 5 and 8
option-board-colours-WWBB = White on 1 and 2, 5 and 6
option-board-colours-BBWW = Black on 1 and 2, 5 and 6
option-board-colours-WWWW = White on all boards
option-double = Double round
option-help-double = Opponents meet twice, once with each colour.
option-backwards = Second half reversed
option-help-backwards = Second half of a balanced double match from its last round to its first: prevents a third colour in a row on 6, 10 and odd numbers of boards.
option-table = Table
option-help-table = A table from a file, as prescribed by a league: one game per line, round;White;Black, such as 1;A1;C1. Without a file hakem constructs the table.
option-table-none = constructed
option-table-given = from a file (teams: { $teams }, boards: { $boards })
option-table-ask = One game per line, such as 1;A1;C1. Leave it empty to construct the table.
table-breach = { $rule }, round { $round }, { $who }: { $what }
table-breach-3 = meets a team a second time
table-breach-4 = the entire team meets one other team
table-breach-5 = the opponent has another board number
table-breach-6 = the game joins boards outside their pair, or is the second such game of the pair
table-breach-7 = plays a second game that joins two boards
table-breach-8 = the team has unequal colours
table-breach-9 = unequal colours, or one colour three times in a row
option-qualifiers = Qualifiers
option-help-qualifiers = Number of participants who remain at the end.
option-mode = Bracket
option-help-mode = Padded: filled up to a full bracket, which is fixed from the start. Stepwise: as many as possible play in each round, down to one winner.
option-mode-padded = padded
option-mode-stepwise = stepwise
option-games = Games per match
option-help-games = Two, or a larger even number; colours alternate.
option-play-off = Games per play-off
option-help-play-off = Number of games after a tied match, before Armageddon (golden point).
option-play-all = Play all games
option-help-play-all = All games are played even if the match is already decided.
option-play-offs = Play-offs
option-help-play-offs = Number of play-offs before Armageddon (golden point) or, between teams, before board count and lots; 0: these follow immediately.
option-level = Tied match
option-help-level = Decides a tied team match first by a play-off on all boards, or by the board count.
option-level-play-off = play-off first
option-level-boards = board count first
option-board-count = Board count
option-help-board-count = Berlin: a point on board 1 counts as many times as there are boards, on the last board once. Highest board: the winner on it, if not drawn. Then lots.
option-board-count-berlin-top = Berlin, then highest board
option-board-count-berlin = Berlin
option-board-count-top = highest board
option-board-count-none = none
option-golden-point = Armageddon only
option-help-golden-point = Each match is a single Armageddon game (golden point): a draw counts as a win for Black.
option-match-time = Time per game
option-help-match-time = Time for games of the match and of the play-off. Armageddon: White 5 minutes, Black 4.
option-match-time-20 = 20 minutes
option-match-time-15-10 = 15 minutes + 10 seconds a move
option-match-time-3-3 = 3 minutes + 3 seconds a move
option-match-time-announced = as in the event
option-pause-games = Pause between games
option-help-pause-games = Minutes between two games of a match.
option-pause-stages = Pause before play-offs
option-help-pause-stages = Minutes before a play-off and before Armageddon.
option-pause-last = Pause after last game
option-help-pause-last = Minimum minutes between the last game of the event and a play-off for ties.
option-c6 = C6 for upfloaters
option-help-c6 = How C6 rates what upfloaters leave to the next scoregroup: by the number of upfloaters it will need, or only by whether it needs more than its odd or even number requires.
option-c6-graded = by number
option-c6-parity = met or not
option-ranked-by = Higher-ranked player
option-help-ranked-by = In an accelerated event, the higher-ranked player of a pair, who may decide the colours, is determined with or without virtual points.
option-ranked-by-pairing-score = with virtual points
option-ranked-by-score = without virtual points
option-primary = Primary score
option-help-primary = Points that form the scoregroups: match points or game points (C.04.6 1.2).
option-primary-MP = match points
option-primary-GP = game points
option-secondary = Secondary score: colours
option-help-secondary = Uses the secondary score to determine the first-team of a pair with equal primary scores (4.2.2).
option-preferences = Colour preferences
option-help-preferences = Type A: only after two more matches with one colour than with the other, or two in a row. Type B: milder preferences too. Or none (1.7).
option-preferences-A = Type A
option-preferences-B = Type B
option-preferences-none = none
option-match-points = Match points
option-help-match-points = Points for a won, a drawn and a lost match.
option-match-points-2-1-0 = 2-1-0
option-match-points-3-1-0 = 3-1-0
option-match-points-1-half-0 = 1-½-0
option-match-points-3-2-1 = 3-2-1
option-match-points-own = custom
option-match-win = Match won
option-help-match-win = Points for a won match, with custom match points.
option-match-draw = Match drawn
option-help-match-draw = Points for a drawn match, with custom match points.
option-match-loss = Match lost
option-help-match-loss = Points for a lost match, with custom match points. A team that forfeits on all boards scores nothing.
option-white-boards = Boards with White
option-help-white-boards = Boards with White for the team that has White on board 1; the pattern repeats from board 5.
option-white-boards-WBWB = odd boards
option-white-boards-WBBW = 1 and 4, 5 and 8
option-white-boards-WWBB = 1 and 2, 5 and 6
option-white-boards-WWWW = all boards
option-match-bye = Team bye
option-help-match-bye = Points for the pairing-allocated bye; a drawn match unless the event sets something else (1.4).
option-match-bye-draw = a drawn match
option-match-bye-win = a match won on all boards
option-match-bye-none = nothing
option-match-bye-own = custom points
option-bye-match-points = Bye: match points
option-help-bye-match-points = Match points for a team’s bye, with custom points.
option-bye-match-points-value = { $points }
option-bye-game-points = Bye: game points
option-help-bye-game-points = Game points for a team’s bye, with custom points.
option-bye-game-points-value = { $points }
option-last-preference = Last round, two in a row
option-help-last-preference = Type B, last round: preference of a team with equal Whites and Blacks after two matches with the same colour. The text can be read both ways (T-1).
option-last-preference-strong = strong preference
option-last-preference-none = no preference
option-first-team = First-team of a pair
option-help-first-team = In an accelerated event, the first-team of a pair, which may decide the colours, is determined without or with virtual points.
option-first-team-score = without virtual points
option-first-team-pairing-score = with virtual points
option-limits = From { $least } to { $most }.
word-yes = yes
word-no = no

# Modifiers of methods whose own name has none for them. $name is the name of the method.
tie-break-with-c = { $name } without the { $cut ->
    [one] lowest value
   *[other] { $cut } lowest values
}
tie-break-with-m = { $name } without the { $cut ->
    [one] lowest and the highest value
   *[other] { $cut } lowest and the { $cut } highest values
}
tie-break-with-p = { $name }, forfeits count as games
tie-break-with-f = { $name }, from Fore Buchholz
tie-break-with-r = { $name }, in reverse order

# What allows another seating in a published round; the code of the article stands before it.
article-absolute-criterion = the pairing breaks an absolute criterion
article-met-before = the paired players have already met
article-regulations = the regulations of the event allow it
article-both-alone = two players without an opponent agree to play
article-late-entry = a late entry is added; all players concerned agree
article-top-boards = unforeseen event on the top boards of the last round
option-pause-games-value = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
option-pause-stages-value = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
option-pause-last-value = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
setting-apart = Restrictions
apart-club = same club
apart-federation = same federation
apart-family = same family name
apart-always = always
apart-if-possible = if possible
apart-rule = { $by }: up to round { $last }, { $firmness }
