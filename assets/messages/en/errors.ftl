# What was refused: one sentence says what is wrong, the next what the arbiter does.

error-empty-name = The name is empty. Enter one.
error-long-name = { $length ->
    [one] The name has { $length } character.
   *[other] The name has { $length } characters.
} Shorten it to { $longest }.
error-control-character = The name holds a control character at place { $place }. Type it again without it.
error-rating-range = The rating { $found } is out of range. Enter { $lowest } to { $highest }, or nothing.
error-no-such-day = There is no day { $date }. Enter day, month and year; what is unknown as 00.

error-too-few-players = { $present ->
    [0] No player is present.
    [one] Only one player is present, who gets the bye without a pairing.
   *[other] Only { $present } players are present.
} Register or bring back players, then pair.
error-no-legal-pairing = { $count ->
    [0] No legal pairing exists.
    [one] No legal pairing exists: one player cannot be placed.
   *[other] No legal pairing exists: { $count } players cannot be placed.
} Pair by hand, or give one of them a bye.
error-no-opponents = { $count ->
    [one] No legal pairing exists: player { $players } has no possible opponent. Leave this player unpaired, or lift what keeps others from them, then pair.
   *[other] No legal pairing exists: { $count } players have no possible opponent ({ $players }). Leave some of them unpaired, or lift what keeps them apart, then pair.
}
error-too-few-opponents = No legal pairing exists: { $count ->
    [one] { $count } player has
   *[other] { $count } players have
} only { $opponents ->
    [one] one possible opponent
   *[other] { $opponents } possible opponents
} between them ({ $players }). Leave some of them unpaired, or lift what keeps them apart, then pair.
error-odd-groups = No legal pairing exists: { $count ->
    [one] { $count } player
   *[other] { $count } players
} { $groups ->
    [one] may meet only each other, and their number is odd
   *[other] fall into { $groups } groups of odd number, for which there { $opponents ->
        [0] are no other opponents
        [one] is only one other opponent
       *[other] are only { $opponents } other opponents
    }
} ({ $players }). Leave some of them unpaired, or lift what keeps them apart, then pair.
error-teams-without-opponents = No legal pairing exists: these teams have too few possible opponents between them: { $teams }. Leave some of them unpaired, or lift what keeps them apart, then pair.
error-teams-not-placed = No legal pairing exists: these teams cannot all be placed: { $teams }. Pair by hand, or give one of them a bye.
error-teams-undecided = The match of these teams is not decided: { $teams }. Enter its results, add a play-off, or settle it, then pair.
error-teams-paired-otherwise = By the results these teams meet in an earlier round, which was paired otherwise: { $teams }. In the results p lets the match that was played stand, or pairs it again.
players-and-more = { $players } and { $count } more
error-schedule-over = All have met all after round { $last }. Finish the event, or add a cycle.
error-bracket-over = The knockout is over after round { $last }. Finish the event, or begin a further leg.
error-missing-ratings = { $count ->
    [one] One player has no rating.
   *[other] { $count } players have no rating.
} Enter an estimate for each of them, then pair.
error-lookup-format = “{ $found }” has no table that is known beforehand. Formats with one: { $known }.
error-lookup-option = { $format } has no option “{ $found }”. Its options: { $known }.
error-lookup-no-options = { $format } has no option “{ $found }”. It has none.
error-lookup-answer = “{ $found }” is no answer to the option { $key }. Expected: { $expected }.
error-table-by-results = Who meets follows from the results here. Pair one round after the other.
error-table-too-few = { $found } is too few for a table. At least { $least } are needed.
error-table-too-many = { $found } is too many for a table. At most { $most } are possible.
error-table-teams = { $found } teams take part, { $needed } are needed. Register or leave out teams, then pair.
error-table-match-points = A match won is worth { $win }, a drawn one { $draw }, a lost one { $loss }. Set them so that none is worth less than the next, then pair.
error-table-unequal-teams = The teams do not have the same number of players. Complete the board orders, then pair.
error-table-unequal-team = { $name } lists { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $other } lists { $boards }. Give both board orders the same length; others are reserves.
error-table-needs-players = { $name } lists no players, but this table says which player meets which. Name the players.
error-table-too-many-rounds = { $found ->
    [one] { $found } round
   *[other] { $found } rounds
} are too many. At most { $most } are possible: leave out teams, or play fewer boards.
error-table-odd-boards = Skalitzka needs an even number of boards, not { $boards }. Add a board to each team or leave one out.
error-table-no-balanced = Balanced colours are for odd numbers of players, multiples of four, and six, not for teams of { $players }. Choose alternating colours.
error-table-odd-games = A match of { $games ->
    [one] { $games } game
   *[other] { $games } games
} gives the players unequal colours. Announce an even number of games.
error-table-stepwise-qualifiers = A stepwise knockout has one winner. Leave out the qualifiers, or choose the padded mode.
error-table-qualifiers = { $qualifiers } of { $players ->
    [one] { $players } player
   *[other] { $players } players
} cannot qualify. Choose between 1 and { $players }.
error-undecided = The match of players { $one } and { $other } is not decided. Enter its games, add games, or settle it, then pair.
error-paired-otherwise = By the results { $one } and { $other } meet in an earlier round, which was paired otherwise. In the results p lets the match that was played stand, or pairs it again.
error-rating-too-low = { $player } is rated { $found }. This system takes { $lowest } or more, or no rating: correct it, then pair.
error-licence-missing = Two players named { $player } have the same ratings. Enter a licence number for each: it decides their order.
error-rounds-out-of-range = { $players ->
    [one] { $players } player
   *[other] { $players } players
} cannot play { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in this system. Announce { $fewest } to { $most } on the event screen.
error-rounds-fixed = { $players ->
    [one] { $players } player plays
   *[other] { $players } players play
} { $most ->
    [one] one round
   *[other] { $most } rounds
} in this system, not { $rounds }. Announce { $most } on the event screen.
error-unknown-system = The pairing system { $system } is not known here. Choose another one on the event screen.

error-setting-locked = { $setting }: this cannot change any more. { $lock }
error-lock-round-paired = Round { $round } is paired by it. Undo that round to change it.
error-lock-leg-begun = Another leg begins with round { $first }. Take that leg back to change it.
error-lock-by-table = The table says how many rounds there are. Register or withdraw who takes part, and it has others.
error-too-few-rounds = { $rounds ->
    [one] { $rounds } round is too few.
   *[other] { $rounds } rounds are too few.
} Announce at least { $least }.
error-points-out-of-order = A draw may not be worth more than half of a win and a loss, nor a bye more than a win. The bye of a match of two games lies between a draw and two wins. Correct the points.
error-no-such-player = There is no player { $id }. Choose a registered player.
error-no-such-team = There is no team { $id }. Choose a registered team.
error-empty-team = The team has no players. Name as many as a match has boards, in board order: the score of a match can be entered as a whole all the same.
error-team-name-taken = There is a team { $name } already. Enter another name, or edit that team.
error-twice-in-team = { $player } is named twice. Name each player once, on a board or as a reserve.
error-in-team = { $player } plays for { $team }. Take the player out of that team first.
error-played-for-team = { $player } is in the pairing of round { $round } for this team. Keep the player, as a reserve if need be.
error-no-licence = “{ $found }” is not a licence number. Enter 1 to 20 letters and digits, not 0, or leave the field empty.
error-fide-id-zero = 0 is no FIDE id. Enter one from 1 on, or leave it empty.
error-unequal-team = { $name } lists { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but a match has { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}. Name as many players; the others are reserves.
error-players-beside-boards = A team that lists players has as many boards as players. Leave the number of boards empty, or the players.
error-too-many-boards = A team without players plays on { $most } boards at most. Enter fewer.
error-players-in-some-teams = { $with } lists players, { $without } lists none. Name the players of all teams, or of none.
error-in-leg = { $name } takes part in the leg that begins with round { $first }. Take that leg back first.
error-small-leg = A leg needs two participants or more in each group. Name those who take part.
error-twice-in-leg = { $name } is named twice. Name each participant of the leg once.
error-mixed-leg = Players and teams cannot take part in the same leg. Name players only, or teams only.
error-leg-ends-early = A leg cannot end with round { $last } when it begins with round { $first }. Give it a round or more.
error-no-such-leg = No leg begins with round { $first }. Choose one that does.
error-bad-match = The matches do not hold each board once, between two sides of one group: board { $board }. Pair the round again.
error-not-of-match = { $player } cannot sit at board { $board }: a board of a match has one player of each side. Choose another player.
error-bad-out = { $name } has a match in this round, or does not take part. Pair the round again.
error-team-unplaced = { $name } has neither a match nor a bye. Pair the round again.
error-boards-of-matches = The boards of round { $round } belong to matches and stay where they are. Swap players of one team, or pair the round again.
error-team-without-match = { $name } has no match in round { $round }. Choose a team that plays.
error-line-up-too-long = { $name } names more players than it has boards: { $players } for { $boards }. Leave the others out.
error-not-in-roster = { $player } is not in the roster of { $name }. Name its players and reserves.
error-twice-lined-up = { $player } is named for two boards. Name each player once.
error-match-begun = The match has begun: board { $board } has a result. Take it back first if the line-up was entered wrongly.
error-score-stands = The score of the match of board { $board } stands as a whole. Take it back first.
error-score-of-no-boards = { $boards ->
    [one] One board gives
   *[other] { $boards } boards give
} no { $one } - { $other }. Type the score again.
error-score-ambiguous = { $one } can stand against { $others }. Type both scores: { $one }-{ $example }.
error-no-match-play = The games of round { $round } say what its matches come to. Enter or correct their results.
error-match-settled = The match of board { $board } is settled. Take that back first, then add games.
error-match-running = Board { $board } of this match has no result yet. Enter it first.
error-not-a-side = { $name } does not play in the match of board { $board }. Name one of its two sides.
error-no-play-off = No play-off has begun. Open the play-off guide from the standings, then go on.
error-not-tied = { $name } is not in the play-off. Name those who are tied.
error-keep-out-of-range = Of eleven or more, the best 4 to 9 play. Choose a number between them.
error-licence-taken = Licence number { $licence } belongs to { $holder }. Enter another one, or edit that player.
error-fide-id-taken = FIDE id { $fide-id } belongs to { $holder }. Enter another one, or edit that player.
error-too-many-players = The event has { $most } players, which is the limit. Start a second event for the others.
error-already-paired = { $player } is in the pairing of round { $round }. Withdraw the player instead.
error-round-already-paired = Round { $round } is already paired. Undo it first, or choose a later round.
error-unequal-ratings = { $one } and { $other } have no equal rating. Only equals exchange their pairing numbers.
error-numbers-stay = Pairing numbers stay once round { $last } is paired (FIDE C.04.2 2.3).
error-already-withdrawn = { $player } is withdrawn from round { $from } on. Bring the player back first.
error-not-withdrawn = { $player } is not withdrawn. Nothing needs to be done.
error-half-points-denied = { $player } is not entitled to half-point byes. Give another bye, or entitle the player first (b).
error-reason-missing = This needs a reason, which is kept in the log. Enter one.
error-fixed-by-table = A table decides who meets in round { $round }: no board of it can be fixed. Change the draft by hand.
error-not-by-table = Round { $round } follows from results: it cannot be published together with others. Pair it by itself.
error-fixed-missing = A fixed board is missing from the pairing of round { $round }. Pair the round again.
error-bad-board-order = The order of boards of round { $round } does not name each of them once. Put them in order again.
error-fixed-withdrawn = { $player } sits at the fixed board { $board } and has withdrawn. Free that board with f, then pair again.
error-beside-fixed = { $count ->
    [one] The others cannot be paired beside the fixed board
   *[other] The others cannot be paired beside the { $count } fixed boards
}: free one with f, or take one apart, then pair again. { $because }
error-not-next = Round { $next } is the next one to be paired, not round { $round }. Pair the rounds in order.
error-beyond-last = Round { $round } is more than the { $last } announced rounds. Announce more rounds first.
error-results-missing = { $missing ->
    [one] Round { $round } lacks { $missing } result.
   *[other] Round { $round } lacks { $missing } results.
} Enter what is missing, or mark games as adjourned.
error-still-draft = Round { $round } is only a draft. Publish or discard it first.
error-draft-outdated = { $more ->
    [0] { $player } came or left after the draft of round { $round } was made. Pair the round again, or change the draft by hand.
    [one] { $player } and { $more } other player came or left after the draft of round { $round } was made. Pair the round again, or change the draft by hand.
   *[other] { $player } and { $more } other players came or left after the draft of round { $round } was made. Pair the round again, or change the draft by hand.
}
error-no-initial-colour = The initial colour is not drawn yet. Draw it with d, then pair round 1.
error-no-baku-for-teams = The Baku acceleration of teams needs match points 2-1-0 as the score that pairs. Change these options, or do without it.
error-bad-numbering = The pairing numbers do not name each player once: { $player }. Pair the round again.
error-cannot-place = { $player } cannot be placed there: absent or already placed. Choose another player.
error-unplaced = { $count ->
    [one] One player, number { $first }, has no place yet.
   *[other] { $count } players have no place yet, first number { $first }.
} Pair them or give a bye, then publish.
error-second-bye = { $holder } already has the bye of this round. Take it back first.
error-not-paired = Round { $round } is not paired yet. Pair it first.
error-wrong-stage = Round { $round } is: { $found }. This can only be done when a round is: { $needed }.
error-no-such-board = Round { $round } has no board { $board }. Choose a board from 1 to { $last }.
error-result-stands = Board { $board } of round { $round } already has the result { $result }. Correct it instead.
error-round-closed = Round { $round } is closed: round { $next } is paired from it. Correct the result instead.
error-board-has-result = Board { $board } has a result. Clear it first, then change who sits there.
error-no-change = Nothing would change. Choose something else.
error-follow-out-of-range = Round { $from } does not follow round { $round }. Undo from a later round.
error-coefficient-range = No development coefficient is { $found }. Enter 1 to { $highest }, or nothing.
error-lot-range = The lot { $found } is not in the urn. Enter 1 to { $highest }.
error-lot-stands = { $player } has lot { $lot }, and a lot is not drawn twice. Undo the drawing if it was wrong.
error-lot-taken = Lot { $lot } was drawn by { $holder }. Enter another one.
error-position-range = There is no position { $found }. Enter 0 to 959.
error-no-entered-value = That is no value of a tie-break. Enter a number of up to four digits with up to two decimals, as 12.75.
error-no-chess960 = The games are not Chess960: no position is drawn. Announce the kind of games on the event screen first.
error-adjusted-match = Round { $round } is played in matches. Points are given and taken in rounds of single games.
error-no-place-for-team = { $team } cannot take part any more: who plays here was fixed before round 1.
error-not-played-yet = { $player } has no result on board { $board } yet. Enter it, then give or take points.
error-position-stands = Round { $round } begins from position { $position }. It stays; undo the round to draw again.
error-round-begun = Round { $round } has begun: its position cannot be drawn any more.
error-prizes-out-of-order = The prizes “{ $name }” are missing, grow from place to place, or are out of range. Enter the first prize first, each from 1 to { $highest } units.
error-too-many-decimals = { $decimals ->
    [one] { $decimals } digit
   *[other] { $decimals } digits
} behind the decimal mark are too many. Enter at most { $most }.
error-no-such-step = There is no step { $step }. Choose one from the log.
error-made-for-before = Others have changed since what this was made for. Look at it as it is now, and do it again.
error-points-forbid-baku = The Baku acceleration needs a win worth two draws and a loss worth nothing. Change the points, or do without.

cli-choices = You may decide:
cli-not-present = There is no player { $number } to be paired in this round. Name one who is present.
cli-bye-even = The number of players to be paired is even ({ $number }), so there is no bye. Omit --bye, or leave an odd number of players unpaired with --unpaired.
cli-other-scores = Record { $record } has values that an event cannot have here, so its rounds would be paired from different scores. Correct the record, or convert the report to an event file and set the points there.

# A tie-break that is passed over, and what should be known of one in use.
tie-break-error-unknown = The tie-break { $id } is not known. Choose one such as BH, SB or DE; the event screen lists them all.
tie-break-error-other-rules = The tie-break { $id } is not among those of: { $rules }. Choose another one on the event screen.
tie-break-error-not-taken = The tie-break { $id } cannot be modified by { $modifier }. Choose another one on the event screen.
tie-break-error-not-for-teams = { $id } does not rank teams (team-formats §3). Choose another one on the event screen.
tie-break-error-swiss-only = { $id } says nothing where everybody meets everybody ({ $article }). Choose a tie-break for round robins.
tie-break-error-round-robin-only = { $id } is for round robins ({ $article }). Choose a tie-break for Swiss events.
tie-break-error-colours-from-table = { $id } is no fair measure here: the colours come from the table ({ $article }). Choose a tie-break for round robins.
tie-break-warning-few-values = { $count ->
    [one] { $id } leaves one value, fewer than five. Choose a smaller Median, or none (tie-breaks §4).
   *[other] { $id } leaves { $count } values, fewer than five. Choose a smaller Median, or none (tie-breaks §4).
}
tie-break-warning-no-ratings = { $count ->
    [one] One player has no rating, which { $id } needs ({ $article }). Enter a rating or an estimate, or choose another tie-break.
   *[other] { $count } players have no rating, which { $id } needs ({ $article }). Enter ratings or estimates, or choose another tie-break.
}
tie-break-warning-unrated = { $count ->
    [one] { $id } has no value for one player: somebody concerned is unrated. Enter ratings, or fix one for the unrated (FIDE C.07 Art. 10).
   *[other] { $id } has no value for { $count } players: somebody concerned is unrated. Enter ratings, or fix one for the unrated (FIDE C.07 Art. 10).
}
tie-break-warning-not-drawn = { $count ->
    [one] One of equal players has no lot for { $id }. Draw lots.
   *[other] { $count } equal players have no lot for { $id }. Draw lots.
}
tie-break-warning-not-entered = { $id }: equal players without a value: { $count }. Enter the values that were computed elsewhere (d).

# What a call without the screen is refused for.
cli-mistyped = “{ $found }” is no command and no file. Did you mean { $near }?
cli-no-command = “{ $found }” is no command and no file. Commands are { $known }; an event file ends in .hakem.
cli-list-options = --rounds and --system are for lists of players, which state neither. A report has its own; change them on the event screen.
cli-absent = Players { $players } are absent by the report and are paired again. If they have left, add --unpaired { $players }.
cli-confirm = Nothing was written: these rounds are not as FIDE's rules in force pair them. Add --confirm to make the event all the same; its reports will name the rounds.
cli-confirm-boards = Correct the report, or add --confirm to count what the boards give.
cli-no-chapter = “{ $found }” is no chapter of the manual. Choose one of { $known }, or none for the whole manual.
cli-unknown-system = The pairing system { $system } is not known. Choose one of { $known }.
cli-against-systems = { $one } and { $other } cannot be held against each other. Name two Swiss systems for players whose rounds have as many games.
cli-system-assumed = Record 192 says { $type }, which names no pairing system here (files: { $files }). { $system } stands in; --system names another.
cli-round-out-of-range = There is no round { $round } to answer for. Choose a round from 1 to { $last }.
cli-no-standings = { $file }: no round is published, so there are no standings. Publish one first.
cli-check-progress = { $done } of { $files ->
    [one] { $files } file
   *[other] { $files } files
} checked
cli-output = The answer cannot be written: { $cause }. Check where it goes.
cli-unreadable = { $file } cannot be read: { $cause }. Check the name and what you may read.
cli-unwritable = { $file } cannot be written: { $cause }. Nothing was changed. Choose another name or folder, or get leave to write there.
cli-exists = { $file } exists already and was left as it is. Choose another name.
cli-no-terminal = The console shows itself on a terminal, and its output leads elsewhere. Run it without redirecting the output, or ask for an answer: hakem --help names them.
cli-ending = The end of the name { $file } does not say what to write. Choose .hakem for an event file, .csv for the crosstable, .trf, .trfx or .txt for a report, or .pgn for the boards, or name the form with --form. Sheets are written by hakem print.
cli-beyond-rounds = Round { $round } is beyond the { $last ->
    [one] { $last } round
   *[other] { $last } rounds
} that are planned. It is paired all the same; plan more rounds if it is to be played.
cli-nothing-to-check = There is no report (.trf, .trfx, .txt) and no event file (.hakem) in { $folder }. Name a folder that has some, or a file.
cli-certify-report = A certificate is made of a report. Write one first: hakem convert EVENT.hakem REPORT.trf.
cli-certify-system = Rounds of { $system } have no certificate. Ask for one of an event under dutch-2026, burstein-2026, dubov-2026, double-swiss-2026 or team-swiss-2026.
cli-certify-unverified = The certificate that was made is not verified: { $fault }. None was written; what the report has there is not covered.
cli-verified = Verified: round { $round }, boards { $boards }, brackets { $brackets }.
cli-verify-refused = Not verified: { $fault }. Ask whoever made the certificate for one of this report.
error-unproved-incomplete = Not everybody who is to be paired has just one board or the bye. Pair the round, then ask again.
error-unproved-illegal = Board { $one }-{ $other } breaks an absolute rule, so nothing can prove the round. Compare with hakem check.
error-unproved-other-bye = The bye is not given as the rules say: by { $rule } another player comes first. Compare with hakem check.
error-unproved-not-best = The round is not as the rules give it: in the bracket of { $score } another pairing is better by { $rule }. Compare with hakem check.
error-unproved-by-parity = In the bracket of { $score } no choice of upfloaters meets C6, which this event reads as met or not: such a round has no certificate. Compare with hakem check.
cli-limit = The pairing is not done within { $seconds } s. Raise --limit, or call without it.
cli-too-many-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
} are more than the { $most } that an event may have. Ask for fewer.
cli-ratings-of-players = --players says { $players }, and the list of --ratings has { $ratings }. Give as many ratings as players, or leave --players out.
cli-teams-by-results = Results do not decide which teams meet in { $system }, so --teams says nothing there. Ask for team-swiss-2026 or olympiad-2022, or leave --teams out.
cli-no-team-size = { $system } has no table for teams of { $players ->
    [one] { $players } player
   *[other] { $players } players
}. It has one for { $sizes } and so on.
cli-no-such-player = There is no player { $number } in the standings. Name one who has a pairing number.
cli-player-report = This report tells of everybody. Leave out --player, or print standings or cards.
cli-report-tie-breaks = Only the standings take other tie-breaks than those of the event. Leave out --tie-breaks, or print the standings.
cli-not-in-csv = Cards and workings are no table. Leave out --format csv.
cli-until = “{ $found }” is no step of this event and no time. Name a step from 0 to { $last }, or a time such as 2026-03-06T14:30.
cli-colour-drawn = The colour drawn by lot is { $colour } in the file. Leave out --initial-colour.
replay-chain = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} of { $all }, up to step { $step }. { $chain ->
    [damaged] What stands after them is damaged.
   *[whole] The chain is whole.
}
cli-schedule-through = through: { $slots }
error-own-board-zero = Boards are counted from 1. Choose a board from 1 on.
error-own-board-taken = Board { $board } is always that of { $holder }. Choose another one.
error-fee-too-high = Entry fees go up to 10,000,000,000. Enter a lower one.
