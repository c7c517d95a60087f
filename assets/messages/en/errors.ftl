# Refusals: what is wrong, then what the arbiter does next.

error-empty-name = The name is empty. Enter one.
error-long-name = { $length ->
    [one] The name has { $length } character.
   *[other] The name has { $length } characters.
} Shorten it to { $longest }.
error-control-character = The name contains a control character at position { $place }. Type it again without that character.
error-rating-range = The rating { $found } is out of range. Enter { $lowest } to { $highest }, or leave it empty.
error-no-such-day = { $date } is not a valid date. Enter day, month and year; use 00 for unknown parts.

error-too-few-players = { $present ->
    [0] No player is present.
    [one] Only one player is present and receives the bye without pairing.
   *[other] Only { $present } players are present.
} Register or reinstate players, then pair.
error-no-legal-pairing = { $count ->
    [0] No legal pairing exists.
    [one] No legal pairing exists: one player cannot be paired.
   *[other] No legal pairing exists: { $count } players cannot be paired.
} Pair manually, or give a player a bye.
error-too-few-opponents = { $kind ->
    [none] { $count ->
        [one] No legal pairing exists: player { $players } has no possible opponent. Leave this player unpaired or lift a restriction, then pair.
       *[other] No legal pairing exists: { $count } players have no possible opponent ({ $players }). Leave some of them unpaired or lift a restriction, then pair.
    }
    [groups] No legal pairing exists: { $count ->
        [one] { $count } player
       *[other] { $count } players
    } { $groups ->
        [one] can only play each other, and their number is odd
       *[other] form { $groups } groups of odd size, for which there { $opponents ->
            [0] are no other opponents
            [one] is only one other opponent
           *[other] are only { $opponents } other opponents
        }
    } ({ $players }). Leave some of them unpaired or lift a restriction, then pair.
   *[few] No legal pairing exists: { $count ->
        [one] { $count } player has
       *[other] { $count } players have
    } only { $opponents ->
        [one] one possible opponent
       *[other] { $opponents } possible opponents
    } between them ({ $players }). Leave some of them unpaired or lift a restriction, then pair.
}
error-teams-without-opponents = No legal pairing exists: these teams have too few possible opponents ({ $teams }). Leave some of them unpaired or lift a restriction, then pair.
error-teams-not-placed = No legal pairing exists: not all of these teams can be paired ({ $teams }). Pair manually, or give one of them a bye.
error-teams-undecided = The match of these teams is undecided: { $teams }. Enter its results, add a play-off, or decide it, then pair.
error-teams-paired-differently = According to the results, these teams meet in an earlier round, which was paired differently: { $teams }. On the results screen, ,d keeps the played match or re-pairs it.
players-and-more = { $players } and { $count } more
error-schedule-over = Everyone has played everyone after round { $last }. Finish the event or add a cycle.
error-bracket-over = The knockout ends with round { $last }. Finish the event or start another stage.
error-missing-ratings = { $count ->
    [one] One player has no rating.
   *[other] { $count } players have no rating.
} Enter an estimated rating for each of them, then pair.
error-lookup-format = “{ $found }” has no fixed table. Choose a format with a table: { $known }.
error-lookup-option = { $options ->
    [none] { $format } has no option “{ $found }”; it has no options at all.
   *[some] { $format } has no option “{ $found }”. Its options: { $known }.
}
error-lookup-answer = “{ $found }” is not a value of the option { $key }. Enter { $expected }.
error-table-by-results = Pairings depend on results here. Pair one round at a time.
error-table-too-few = Too few participants for a table: { $found }. Add participants; at least { $least } are needed.
error-table-too-many = Too many participants for a table: { $found }. Remove participants; at most { $most } are possible.
error-table-teams = Teams taking part: { $found }; needed: { $needed }. Add or remove teams, then pair.
error-table-match-points = A match won scores { $win }, a drawn one { $draw }, a lost one { $loss }. A loss must not score more than a draw, nor a draw more than a win. Correct them, then pair.
error-table-unequal-teams = The teams have different numbers of players. Complete the board orders, then pair.
error-table-unequal-team = { $name } lists { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $other } lists { $boards }. Make both board orders the same length; further players are reserves.
error-table-players-in-some-teams = { error-players-in-some-teams }
error-table-needs-players = { $name } lists no players, but this table pairs individual players. Enter the players.
error-table-too-many-rounds = The table would have { $found ->
    [one] { $found } round
   *[other] { $found } rounds
}; at most { $most } are possible. Remove teams or play on fewer boards.
error-table-odd-boards = This table needs an even number of boards, not { $boards }. Add or remove one board in each team.
error-table-other-size = The imported table has another size (teams: { $teams }, boards: { $boards }). Register the teams accordingly, or import another table.
error-table-no-balanced-table = Balanced colours exist for odd numbers of players, multiples of four, 6 and 10, not for teams of { $players }. Choose alternating colours.
error-table-odd-games = A match of { $games ->
    [one] { $games } game
   *[other] { $games } games
} gives the players unequal colours. Set an even number of games.
error-table-stepwise-qualifiers = A stepwise knockout has one winner. Set the number of qualifiers to 1, or choose the padded mode.
error-table-qualifiers = { $qualifiers } of { $players ->
    [one] { $players } player
   *[other] { $players } players
} cannot qualify. Choose a number from 1 to { $players }.
error-undecided = The match of players { $one } and { $other } is undecided. Enter its results, add games, or decide it, then pair.
error-paired-differently = According to the results, { $one } and { $other } meet in an earlier round, which was paired differently. On the results screen, ,d keeps the played match or re-pairs it.
error-rating-too-low = { $player } is rated { $found }. This system requires { $lowest } or more, or no rating. Correct the rating, then pair.
error-licence-missing = Two players named { $player } have the same ratings. Enter a licence number for each: it decides their order.
error-rounds-out-of-range = { $kind ->
    [fixed] { $players ->
        [one] { $players } player plays
       *[other] { $players } players play
    } { $most ->
        [one] one round
       *[other] { $most } rounds
    } in this system, not { $rounds }. Set { $most } on the event screen (F4).
   *[range] { $players ->
        [one] { $players } player
       *[other] { $players } players
    } cannot play { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } in this system. Set { $fewest } to { $most } on the event screen (F4).
}
error-unknown-system = The pairing system { $system } is unknown. Choose another one on the event screen (F4).

error-setting-locked = { $setting } can no longer be changed. { $lock }
error-lock-round-paired = Round { $round } uses this setting. Undo that round to change it.
error-lock-leg-begun = Another stage begins with round { $first }. Undo that stage to change this setting.
error-lock-by-table = The table determines the number of rounds. Undo the draw of numbers (u), or add or withdraw participants, to change it.
error-too-few-rounds = { $rounds ->
    [one] { $rounds } round is too few.
   *[other] { $rounds } rounds are too few.
} Set at least { $least }.
error-points-out-of-order = A draw must not score more than half the sum of a win and a loss, nor a bye more than a win. In matches of two games the bye must lie between a draw and two wins. Correct the points.
error-no-such-player = Player { $id } does not exist. Choose a registered player.
error-no-such-team = Team { $id } does not exist. Choose a registered team.
error-empty-team = The team has no players. List as many as a match has boards, in board order. The score of a match can still be entered as a total.
error-team-name-taken = A team named { $name } already exists. Enter another name or edit that team.
error-twice-in-team = { $player } is listed twice. List each player once, on a board or as a reserve.
error-in-team = { $player } plays for { $team }. Remove the player from that team first.
error-played-for-team = { $player } was paired for this team in round { $round }. Keep the player, as a reserve if necessary.
error-no-licence = “{ $found }” is not a licence number. Enter 1 to 20 letters and digits, not 0, or leave the field empty.
error-fide-id-zero = 0 is not a FIDE ID. Enter 1 or higher, or leave it empty.
error-unequal-team = { $name } lists { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but a match has { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}. List one player per board; further players are reserves.
error-players-and-boards = A team with listed players has one board per player. Leave either the number of boards or the players empty.
error-too-many-boards = A team without players plays on at most { $most } boards. Enter fewer.
error-players-in-some-teams = { $with } lists players, { $without } lists none. Enter the players of all teams or of none.
error-in-leg = { $name } takes part in the stage that begins with round { $first }. Undo that stage first.
error-small-leg = Each group of a stage needs at least two participants. Add participants.
error-twice-in-leg = { $name } is listed twice. List each participant of the stage once.
error-mixed-leg = Players and teams cannot take part in the same stage. List only players or only teams.
error-leg-ends-early = A stage that begins with round { $first } cannot end with round { $last }. Give it at least one round.
error-no-such-leg = No stage begins with round { $first }. Choose the first round of a stage.
error-bad-match = Board { $board }: the matches must use each board once, between two sides of one group. Re-pair the round.
error-not-of-match = { $player } cannot play on board { $board }: each side has one player there. Choose another player.
error-bad-out = { $name } has a match in this round or does not take part in it. Re-pair the round.
error-team-unplaced = { $name } has neither a match nor a bye. Re-pair the round.
error-boards-of-matches = The boards of round { $round } belong to matches and cannot be moved. Swap players of one team, or re-pair the round.
error-team-without-match = { $name } has no match in round { $round }. Choose a team that has one.
error-line-up-too-long = The line-up of { $name } has too many players: { $players } for { $boards }. Remove the surplus players.
error-not-in-roster = { $player } is not on the roster of { $name }. Choose from its players and reserves.
error-twice-lined-up = { $player } is listed on two boards. List each player once.
error-match-begun = The match has started: board { $board } has a result. If the line-up was entered wrongly, undo the result first.
error-score-entered = The score of the match of board { $board } was entered as a total. Undo it first.
error-score-of-no-boards = { $boards ->
    [one] One board cannot
   *[other] { $boards } boards cannot
} add up to { $one } - { $other }. Type the score again.
error-score-ambiguous = Against { $one }, the other side can have { $others }. Type both scores: { $one }-{ $example }.
error-no-match-play = The games of round { $round } decide its matches. Enter or correct the results of the games.
error-match-settled = The match of board { $board } is already decided. Undo the decision first, then add games.
error-match-running = Board { $board } of this match has no result yet. Enter it first.
error-not-a-side = { $name } does not play in the match of board { $board }. Choose one of its two sides.
error-no-play-off = No play-off has started. Open the play-off guide on the standings screen first.
error-not-tied = { $name } is not in the play-off. Choose from the tied players.
error-keep-out-of-range = With eleven or more players, the best 4 to 9 play. Choose a number in that range.
error-licence-taken = Licence number { $licence } belongs to { $holder }. Enter another number or edit that player.
error-fide-id-taken = FIDE ID { $fide-id } belongs to { $holder }. Enter another ID or edit that player.
error-too-many-players = The event has reached the limit of { $most } players. Start a second event for the others.
error-already-paired = { $player } is paired in round { $round } and cannot be deleted. Withdraw the player instead.
error-round-already-paired = Round { $round } is already paired. Undo it first or choose a later round.
error-unequal-ratings = { $one } and { $other } have different ratings. Pairing numbers can only be exchanged between equal ratings.
error-numbers-stay = Pairing numbers cannot change once round { $last } is paired (FIDE C.04.2 2.3). To change them, undo that round first.
error-already-withdrawn = { $player } is already withdrawn from round { $from }. Reinstate the player first.
error-not-withdrawn = { $player } is not withdrawn. There is nothing to reinstate.
error-half-points-denied = { $player } is not entitled to half-point byes. Give another bye, or restore the entitlement first (b).
error-reason-missing = A reason is required and recorded in the log. Enter one.
error-fixed-by-table = A table determines the pairings of round { $round }, so none can be fixed. Edit the draft manually.
error-not-by-table = The pairings of round { $round } depend on results, so it cannot be published together with others. Pair it separately.
error-fixed-missing = A fixed pairing is missing from round { $round }. Re-pair the round.
error-bad-board-order = The board order of round { $round } must list each board once. Reorder the boards.
error-fixed-withdrawn = { $player } is withdrawn but has the fixed pairing on board { $board }. Release it (,f), then re-pair.
error-rest-unpairable = { $count ->
    [one] The other players cannot be paired while one pairing is fixed
   *[other] The other players cannot be paired while { $count } pairings are fixed
}. Release one (,f) or unpair one, then re-pair. { $because }
error-not-next = Round { $next } is the next one to pair, not round { $round }. Pair the rounds in order.
error-beyond-last = There is no round { $round }: the event has { $last ->
    [one] { $last } round
   *[other] { $last } rounds
}. To play more rounds, increase their number first (F4).
error-results-missing = { $missing ->
    [one] Round { $round } has { $missing } missing result.
   *[other] Round { $round } has { $missing } missing results.
} Enter what is missing, or mark games as adjourned.
error-still-draft = Round { $round } is still a draft. Publish or discard it first.
error-draft-outdated = { $more ->
    [0] { $player } joined or left after the draft of round { $round }. Re-pair the round, or edit the draft manually.
    [one] { $player } and { $more } other player joined or left after the draft of round { $round }. Re-pair the round, or edit the draft manually.
   *[other] { $player } and { $more } other players joined or left after the draft of round { $round }. Re-pair the round, or edit the draft manually.
}
error-no-initial-colour = The initial colour has not been drawn. Draw it (d), then pair round 1.
error-no-baku-for-teams = Acceleration for teams is Baku only, with match points 2-1-0 as the pairing score. Change these options or switch the acceleration off.
error-bad-numbering = { $player } must have exactly one pairing number. Re-pair the round.
error-cannot-place = { $player } cannot be paired there: absent, or already paired. Choose another player.
error-unplaced = { $count ->
    [one] One player (number { $first }) is unpaired.
   *[other] { $count } players are unpaired, the first is number { $first }.
} Pair them or give a bye, then publish.
error-second-bye = { $holder } already has the bye of this round. Remove it first.
error-not-paired = Round { $round } is not paired yet. Pair it first.
error-wrong-stage = State of round { $round }: { $found }. This requires: { $needed }.
error-no-such-board = Round { $round } has no board { $board }. Choose a board from 1 to { $last }.
error-result-entered = Board { $board } of round { $round } already has the result { $result }. Correct it instead (c).
error-round-closed = Round { $round } is closed: round { $next } is already paired. Correct the result instead (c).
error-board-has-result = Board { $board } has a result. Clear it first, then change the players.
error-no-change = This changes nothing. Choose something else.
error-follow-out-of-range = Round { $from } is not later than round { $round }. Undo from a later round.
error-coefficient-range = { $found } is not a development coefficient (K). Enter 1 to { $highest }, or leave it empty.
error-lot-range = { $found } is not a lot number. Enter 1 to { $highest }.
error-lot-drawn = { $player } already has lot { $lot }; lots are drawn only once. Undo the drawing if it was wrong.
error-lot-taken = Lot { $lot } was drawn by { $holder }. Enter another number.
error-position-range = { $found } is not a starting position. Enter 0 to 959.
error-no-entered-value = This is not a tie-break value. Enter a number of up to four digits with up to two decimals, such as 12.75.
error-no-chess960 = The games are not Chess960, so no position is drawn. Set the rate of play on the event screen first (F4).
error-adjusted-match = Round { $round } is played in matches. Points can only be added or deducted in rounds of single games.
error-no-place-for-team = { $team } can no longer take part: the participants were fixed before round 1. To add the team, undo round 1 first.
error-not-played-yet = { $player } has no result on board { $board } yet. Enter it, then add or deduct points.
error-position-drawn = Round { $round } starts from position { $position }, which is final. Undo the round to draw again.
error-round-begun = Round { $round } has started; its position can no longer be drawn. Draw the next one before that round starts.
error-prizes-out-of-order = The prizes “{ $name }” are missing, increase from one rank to the next, or are out of range. Enter the first prize first, each from 1 to { $highest } units.
error-too-many-decimals = Too many digits after the decimal mark: { $decimals }. Enter at most { $most }.
error-no-such-step = Entry { $step } does not exist. Choose an entry from the log.
error-no-such-branch = { error-no-such-step }
error-made-for-before = Another arbiter has changed this meanwhile. Check the current state, then try again.
error-points-forbid-baku = Acceleration requires a win worth two draws and a loss worth nothing. Change the points or switch the acceleration off.

cli-choices = Possible decisions:
cli-not-present = There is no player { $number } to pair in this round. Choose a player who is present.
cli-bye-even = The number of players to pair is even ({ $number }), so there is no bye. Omit --bye, or leave an odd number of players unpaired with --unpaired.
cli-bye-barred = Player { $number } may not receive the pairing-allocated bye. Choose another player with --bye, or leave this one unpaired with --unpaired.
cli-other-scores = Record { $record } sets point values that an event cannot have here, so its rounds would be paired by different scores. Correct the record, or convert the report to an event file and set the points there.

# A skipped tie-break, and warnings about one in use.
tie-break-error-unknown = The tie-break { $id } is unknown. Choose one such as BH, SB or DE; the event screen (F4) lists them all.
tie-break-error-other-rules = The tie-break { $id } does not belong to these rules: { $rules }. Choose another one on the event screen (F4).
tie-break-error-not-taken = The tie-break { $id } does not accept the modifier { $modifier }. Choose another one on the event screen (F4).
tie-break-error-not-for-teams = { $id } does not rank teams (team-formats §3). Choose another one on the event screen (F4).
tie-break-error-swiss-only = { $id } has no meaning in a round robin ({ $article }). Choose a tie-break for round robins.
tie-break-error-round-robin-only = { $id } is only for round robins ({ $article }). Choose a tie-break for Swiss events.
tie-break-error-values-only = { $id } is only for the Keizer system ({ $article }). Choose a tie-break for events ranked by points.
tie-break-error-colours-from-table = { $id } is not a fair measure here: the table assigns the colours ({ $article }). Choose a tie-break for round robins.
tie-break-warning-few-values = { $count ->
    [one] { $id } leaves one value, fewer than five. Choose a smaller Median, or none (tie-breaks §4).
   *[other] { $id } leaves { $count } values, fewer than five. Choose a smaller Median, or none (tie-breaks §4).
}
tie-break-warning-no-ratings = { $count ->
    [one] One player has no rating, which { $id } requires ({ $article }). Enter a rating or an estimate, or choose another tie-break.
   *[other] { $count } players have no rating, which { $id } requires ({ $article }). Enter ratings or estimates, or choose another tie-break.
}
tie-break-warning-unrated = { $count ->
    [one] { $id } has no value for one player, because a player concerned is unrated. Enter ratings, or set a fixed rating for unrated players (FIDE C.07 Art. 10).
   *[other] { $id } has no value for { $count } players, because a player concerned is unrated. Enter ratings, or set a fixed rating for unrated players (FIDE C.07 Art. 10).
}
tie-break-warning-not-drawn = { $count ->
    [one] One tied player has no lot for { $id }. Draw lots.
   *[other] { $count } tied players have no lot for { $id }. Draw lots.
}
tie-break-warning-not-entered = { $id }: tied players without a value: { $count }. Enter the values manually (d).

# Refusals of the command line.
cli-mistyped = “{ $found }” is neither a command nor a file. Did you mean { $near }?
cli-no-command = “{ $found }” is neither a command nor a file. Commands: { $known }. An event file ends in .hakem.
cli-list-options = --rounds, --system and --given-first are for lists of players, which state none of them. A report has its own; change them on the event screen.
cli-absent = The report lists players { $players } as absent, but this pairing includes them. If they have left, add --unpaired { $players }.
cli-confirm = Nothing was written: these rounds differ from the pairings of the FIDE rules in force. Add --confirm to create the event anyway; its reports will list the rounds.
cli-confirm-boards = Correct the report, or add --confirm to calculate the points from the boards.
cli-no-chapter = “{ $found }” is not a chapter of the manual. Choose one of { $known }, or none for the full manual.
cli-unknown-system = The pairing system { $system } is unknown. Choose one of { $known }.
cli-against-systems = { $one } and { $other } cannot be compared. Choose two Swiss systems for players with the same number of games per round.
cli-system-assumed = Record 192 contains { $type }, which is not a pairing system known here (files: { $files }). { $system } is used instead; choose another with --system.
cli-round-out-of-range = Round { $round } does not exist. Choose a round from 1 to { $last }.
report-no-such-round = { cli-round-out-of-range }
cli-no-standings = { $file }: no round is published, so there are no standings. Publish a round first.
cli-check-progress = { $done } of { $files ->
    [one] { $files } file
   *[other] { $files } files
} checked
cli-output = The output cannot be written: { $cause }. Check its destination.
cli-unreadable = { $file } cannot be read: { $cause }. Check the name and your read permission.
cli-unwritable = { $file } cannot be written: { $cause }. Nothing was changed. Choose another name or folder, or obtain write permission.
cli-exists = { $file } already exists and was not changed. Choose another name.
cli-no-terminal = The console needs a terminal, but its output is redirected. Run it without redirection, or run a command that prints a result: hakem --help lists them.
cli-ending = The extension of { $file } does not determine the format. Use .hakem for an event file, .csv for the crosstable, .trf, .trfx or .txt for a report, or .pgn for the boards, or set the format with --form. Sheets are written by hakem print.
cli-beyond-rounds = Round { $round } is beyond the { $last ->
    [one] { $last } planned round
   *[other] { $last } planned rounds
}. It is paired anyway; increase the number of rounds if it is to be played.
cli-nothing-to-check = { $folder } contains no report (.trf, .trfx, .txt) and no event file (.hakem). Choose another folder, or a file.
cli-certify-report = A certificate is created from a report. Write the report first: hakem convert EVENT.hakem REPORT.trf.
uncertified-lim = Rounds of a maxi-tournament by lim cannot be certified: within its 100 rating points, the possible opponents of a player depend on the pairs made before, so no sum over pairs shows that the result is the first. Compare them with hakem check.
uncertified-lim-2026 = Rounds of a maxi-tournament by lim-2026 cannot be certified: within its 100 rating points, the possible opponents of a player depend on the pairs made before, so no sum over pairs shows that the result is the first. Compare them with hakem check.
uncertified-keizer = Rounds of keizer cannot be certified: they follow a list of values that is recalculated after each round, and a report does not contain the list. Compare them with hakem check.
uncertified-round-robin = Rounds of round-robin need no certificate: the table and the number of players determine them. Verify the report: hakem verify REPORT.
uncertified-scheveningen = Rounds of scheveningen need no certificate: the table and the players of the teams determine them. Verify the report: hakem verify REPORT.
uncertified-skalitzka = Rounds of skalitzka need no certificate: the table and the players of the teams determine them. Verify the report: hakem verify REPORT.
uncertified-molter = Rounds of molter need no certificate: the table and the players of the teams determine them. Print the table: hakem schedule --system molter --players BOARDS --teams TEAMS.
uncertified-team-round-robin = Rounds of team-round-robin need no certificate: the table and the line-ups of the teams determine them. Verify the report: hakem verify REPORT.
uncertified-knockout = Rounds of knockout need no certificate: the seeds and the winners of the matches determine them. Verify the report: hakem verify REPORT.
uncertified-team-knockout = Rounds of team-knockout need no certificate: the seeds, the winners of the matches and the line-ups determine them. Verify the report: hakem verify REPORT.
cli-certify-unnamed = The report does not name its pairing system, so that a certificate of it cannot be verified. If it was paired by { $system }, add the line “{ $line }” to the report, and certify the round again.
cli-certify-unverified = The new certificate failed verification: { $fault }. It was not written; certificates do not cover this content of the report.
cli-verified = Verified: round { $round }, boards { $boards }, brackets { $brackets }.
cli-verify-refused = Not verified: { $fault }. Request a certificate of this report from its issuer.
cli-verify-round-refused = Not verified: round { $round }: { $fault }.
cli-verify-points = Verified: the points of all players ({ $players }) follow from the rounds.
cli-verify-points-refused = Points not verified: { $fault }.
cli-verify-none = { $file } carries no certificates. Name a certificate first (hakem verify CERTIFICATE REPORT), or request a report written with hakem convert --certified.
cli-verify-report-missing = { $file } is a certificate. Name the report too: hakem verify { $file } REPORT.
cli-convert-certified = Only a tournament report can carry certificates. Omit --certified, or write a .trf file.
cli-convert-uncertified = Round { $round } is written without a certificate: { $why }
error-unproved-incomplete = Not every player to be paired has exactly one board or the bye. Pair the round, then try again.
error-unproved-illegal = The pair { $one }-{ $other } breaks an absolute criterion, so the round cannot be proved. Compare with hakem check.
error-unproved-other-bye = The bye does not follow the rules: by { $rule }, another player comes first. Compare with hakem check.
error-unproved-not-best = The round does not follow the rules: in the bracket of { $score }, another pairing is better by { $rule }. Compare with hakem check.
error-unproved-by-parity = In the bracket of { $score }, no choice of upfloaters meets C6. This event only distinguishes whether C6 is met; such a round cannot be certified. Compare with hakem check.
error-unproved-no-form = In the bracket of { $score }, no form of proof covers { $rule }, so the round cannot be certified. Compare with hakem check.
cli-limit = The pairing was not finished within { $seconds } s. Increase --limit, or omit it.
cli-too-many-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
} exceed the limit of { $most } per event. Choose a lower number.
cli-ratings-of-players = --players is { $players }, but the list of --ratings has { $ratings }. Give one rating per player, or omit --players.
cli-teams-by-results = { $system } does not pair teams by results, so --teams has no effect there. Use team-swiss-2026 or olympiad-2022, or omit --teams.
cli-no-team-size = { $system } has no table for teams of { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Available sizes: { $sizes } and so on.
cli-no-such-player = There is no player { $number } in the standings. Choose an existing pairing number.
cli-player-report = This report covers all players. Omit --player, or print standings or cards.
cli-report-tie-breaks = Only the standings accept tie-breaks other than those of the event. Omit --tie-breaks, or print the standings.
cli-not-in-csv = Cards and calculations are not tables. Omit --format csv.
cli-until = “{ $found }” is neither an entry of this event nor a time. Enter an entry from 0 to { $last }, or a time such as 2026-03-06T14:30.
cli-colour-drawn = The file already contains the initial colour drawn by lot: { $colour }. Omit --initial-colour.
replay-chain = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} of { $all }, up to entry { $step }. { $chain ->
    [damaged] The rest is damaged.
   *[whole] The chain is intact.
}
cli-schedule-through = advance without playing: { $slots }
cli-schedule-rounds = { $rounds ->
    [one] The table has only one round, not { $asked }.
   *[other] The table has only { $rounds } rounds, not { $asked }.
} Request fewer rounds, or omit --rounds.
error-own-board-zero = Board numbers start at 1. Choose 1 or higher.
error-own-board-taken = Board { $board } is reserved for { $holder }. Choose another one.
error-fee-too-high = An entry fee is at most 10,000,000,000. Enter a lower one.

season-missing = { $file } is missing. Create it with the name of the season and its events.
plan-unknown-name = line { $line }, column { $column }: “{ $found }” is not known here; possible: { $expected }
plan-missing-name = line { $line }: “{ $name }” is missing
plan-repeated-name = line { $line }, column { $column }: “{ $name }” occurs twice
plan-wrong-value = line { $line }, column { $column }: the value does not fit (whole numbers within their limits, texts in quotation marks, lists in square brackets)
plan-malformed = line { $line }, column { $column }: a bracket, comma, colon or quotation mark is missing or misplaced
season-malformed = { $file } cannot be read: { $cause }. Correct the line and try again.
season-no-events = { $file } names no event. List the event files in order under events.
season-no-such-event = { $file } names { $event }, which does not exist. Correct the path; it is relative to the folder of the season.
season-twice = { $file } names { $event } twice. List each event once.
season-no-ratings = The season has no rules for ratings. Add ratings: (k: 20, first: 1200) to season.ron, with your numbers.
