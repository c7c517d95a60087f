# Import of tournament reports: faults with their place, corrections, and data that an event cannot store.

import-unreadable = { $path } cannot be read: { $cause }. Check the name, the folder and the permissions.
import-too-large = { $path } has { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}, more than any report needs. Choose another file.
import-not-a-file = { $path } is a folder, a pipe or a device. Save its content as a file and choose that file. The only folder that can be imported is that of a Vega event (.trfx or .veg).
import-faults = { $path } cannot be imported. Fix the problems below, then try again.
import-no-report = { $path } is not a tournament report: it has no player record (001). Choose a report, a list of players or an event file (.hakem).
import-more-faults = Reading stopped here; there may be more problems.
import-fault = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }.
import-taken = Line { $line }, column { $column }: found “{ $found }”; { $assumed }.
import-every-note = In detail:
import-more-alike = … and { $count } more of this kind.

expected-number = a number from { $lowest } to { $highest }
expected-points = points with at most one decimal, such as 2.5
expected-blank = a blank between two fields
expected-printable = no tab or other control character
expected-bye-code = an opponent, or one of H F U Z + -
expected-point-symbol = a symbol of this record, each once
expected-other-player = another player
expected-known-player = the number of a player of this file
expected-unique-number = a number that line { $line } does not have
expected-mirror = the same game as in line { $line }, which has “{ $there }”
expected-other-game = the same opponent with the other colour, or the same bye, as in the first game of the match: “{ $there }”
expected-same-as = the same as in line { $line }
expected-result = a result, because a later round is paired
expected-same-points = the same points for White and Black
expected-players = player records (001)
expected-match-points = { $points }, the total of the team’s matches
import-contradicted = { $path }: the boards contradict the match points. Nothing was imported.
import-offer-boards = B imports it anyway and computes the points from the boards.
expected-at-most = at most { $limit }

assumed-windows-1252 = the file is not UTF-8 and was read as Windows-1252; check the accents
assumed-kept = unknown record, kept unchanged
assumed-no-player = no player has this number; the points are ignored
assumed-first-line = line { $line } is used; this one was kept unchanged
assumed-no-title = not a FIDE title; ignored
assumed-no-date = not a date; ignored
assumed-not-a-rank = not a rank, left blank
assumed-not-points = not points, left blank
assumed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} are used
assumed-number = the file has { $count }; this number is used
assumed-colour = { $colour } is assumed
assumed-code = interpreted as { $code }
assumed-no-forfeit-colour = the file states no colours for this forfeited game; they are not compared with the rules
assumed-by-points = the blank round counts as { $code }, by the points column
assumed-perhaps-by-points = by the points column one of the blank rounds of this player counts as { $code }; this one was chosen
assumed-no-colour = a round without an opponent has no colour
assumed-not-paired-yet = no opponent and no result; interpreted as not paired yet in this round
assumed-game-points = interpreted as the players’ points
assumed-bye-of-match = the pairing-allocated bye of both games is worth { $points } for the match
assumed-explicit-points = the points of this line are used, not those of the Baku acceleration
assumed-standings-record = record 212 decides the standings
assumed-point-record = record 162 decides the points
assumed-off-columns = the dates are not in their columns; they were read in order
assumed-tabs-as-blanks = tabs were read as blanks
assumed-rounds = record 142 is missing, so { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} assumed
assumed-more-rounds = round { $round } is paired already

loss-no-event-name = The file has no event name. The event is called ? until you enter one.
loss-no-player-name = Player { $number } has no valid name. The number is used instead.
loss-double-id = The FIDE ID of player { $number } already belongs to an earlier player. It was omitted.
loss-renumbered = The numbers have gaps: player { $number } becomes number { $becomes }, and later players follow in order.
loss-numbers-by-rank = The rank column does not define an order: a rank is missing or repeated. The numbers of the file were kept.
loss-shortened = Record { $record } is longer than { $longest } characters and was shortened.
loss-no-date = Record { $record } has no valid date and was omitted.
loss-unknown-type = Record 192 states { $type }, which is not a known pairing system. { $system } is used until you choose another on the event screen.
loss-tie-break = { $reason } It was omitted.
loss-player-detail = “{ $found }” of player { $number } cannot be stored. Enter it manually.
loss-national = Only federation, rating and licence number were imported from the national line of player { $number }.
loss-beyond-last = Record { $record } names round { $round }, which does not exist. It was omitted.
loss-abnormal-points = The abnormal points of the file are not stored. Scores follow from the point system.
loss-abnormal-points-to-come = In future rounds the point system applies, not the abnormal points of the file (299).
loss-taken-as-bye = { $code } of player { $number } in round { $round } is stored as a requested bye.
loss-taken-as-withdrawn = Player { $number } lost every game from round { $round } on by forfeit and is treated as withdrawn.
loss-settled-by-next-round = The games of players { $one } and { $other } in round { $round } do not show who advanced. The player who plays in a later round is treated as the winner.
loss-teams-settled-by-next-round = The match of teams { $one } and { $other } in round { $round } does not show who advanced. The team that plays in a later round is treated as the winner.
loss-team-record = Record { $record } contradicts the format of the event and was omitted.

report-no-rounds = The file does not state the number of rounds. Add record 142.
report-no-initial-colour = The file does not state the initial colour. Add --initial-colour w or b, or record 152 to a report, or draw it in the console.
report-not-reached = Round { $round } cannot be paired from this file. Round { $next } is the next one.
report-unfinished = The game of { $white } and { $black } in round { $round } has no result. Enter it, or ? if adjourned.
report-team-event = The file is a team event that cannot be imported: { $why }
team-fault-system = its type is “{ $found }”. Only team events of these systems can be imported: Swiss under FIDE’s rules of 2026, round robin, Scheveningen, Skalitzka.
team-fault-no-teams = it lists no teams. Add records 310 or 013.
team-fault-unknown-player = a team lists player { $number }, who is not in the file. Correct records 310 or 013.
team-fault-twice-in-teams = player { $number } is listed twice. Correct records 310 or 013.
team-fault-same-team = players { $one } and { $other } of one team meet in round { $round }. Correct records 001, 310 or 013.
team-fault-no-team = player { $number } has games, but no team. Add them to records 310 or 013.
team-fault-too-few-players = { $team } lists { $players ->
    [one] { $players } player
   *[other] { $players } players
} for { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}. Correct records 310, 013 or 352.

roster-fault = Line { $line }, column { $column }: { $what }
molter-fault-line = Found “{ $found }”, expected a game such as 1;A1;C1.
molter-fault-round = Found round “{ $found }”, expected { $expected }.
molter-fault-player = Found “{ $found }”, expected a letter and a board, such as A1.
molter-fault-team-mates = { $white } and { $black } are of one team. Expected a player of another team.
molter-fault-again = { $player } plays twice in round { $round }. Expected a player without a game.
molter-fault-missing = Round { $round } has no game for { $players }. Expected one for each player.
molter-fault-size = Teams: { $teams }, boards: { $boards }. Expected at least 3 teams and an even number of boards.
roster-no-names = No column contains the players’ names. The first line must name the columns, one of them Name or Surname. Found: { $found }
roster-one-heading = Only the heading “{ $known }” is known; another one is needed, such as Rating, Club, Federation or Born. Rename a column, or import the file in the console, where you assign the columns. Found: { $found }
roster-no-players = The list contains no players. Each line after the first is one player.
roster-no-sex = “{ $found }” is not a valid sex. Enter m or w, or leave it empty.
roster-ignored = Ignored columns: { $columns }

# What an exported report omits.
left-out-further-games = { $count ->
    [one] One further game of a match is not in the report: it lists at most 255 games per player. Keep the event file.
   *[other] { $count } further games of matches are not in the report: it lists at most 255 games per player. Keep the event file.
}
left-out-captains = The captains of teams ({ $count }) are not in the report. Keep the event file.
left-out-points-given = Points awarded or deducted ({ $count }) have no record in this format: hakem reads them, other programs refuse the file or ignore them.
left-out-team-records = TRF16 lists only the rosters of teams: their numbers, byes, forfeited matches and scores are not in the file. Keep the event file.
left-out-boards = { $count ->
    [one] The result of one single board is not in the report: for teams without players it lists only match scores. Keep the event file.
   *[other] The results of { $count } single boards are not in the report: for teams without players it lists only match scores. Keep the event file.
}
left-out-teams = The teams ({ $count }) are not in the report: it is an individual event from round 1 on. Keep the event file.
left-out-leg = The report does not show that round { $round } started a stage of teams. Keep the event file.
left-out-colour-lots = { $count ->
    [one] The winner of the lot for colours is not in the report. The colours are.
   *[other] The winners of { $count } lots for colours are not in the report. The colours are.
}

import-players-alike = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: { $names }. The first: { $note }

assumed-point-system = record 162 is missing; the points fit { $win } for a win, { $draw } for a draw and { $bye } for the bye

taken-system = The file does not state the pairing system (record 192). { $system } is used until you choose another on the event screen.
taken-system-by-words = The file has no code for the pairing system (record 192). Its description matches { $system }.
taken-edition = No record states the edition. { $system } was in force when the event began and is used.
taken-points = The file does not state the points (record 162). A win counts 1, a draw ½, a loss 0, the bye as a win.
taken-initial-colour = The file does not state the initial colour (record 152). By the colours of round 1 it is { $colour }.
taken-no-initial-colour = The file does not state the initial colour (record 152). Draw it before round 1.
taken-virtual-points = The report states virtual points, but no method of acceleration. Later rounds have only the points stated: choose the method on the event screen before pairing.
taken-tie-breaks = The file does not state the tie-breaks (records 202 and 212). The tie-breaks { $list } are used until you choose others on the event screen.

# Rounds paired by another program, compared with the rules.
again-title = Rounds that differ from the rules
check-begun = Checking { $count ->
    [one] one round
   *[other] { $count } rounds
} in the background…
check-nothing = There is no round that a system could re-pair. Pair round 1 first (F6).
again-differs = Round { $round }: { $count ->
    [one] one board differs
   *[other] { $count } boards differ
} from the rules. Recorded: { $recorded }. By the rules: { $paired }.
again-none = Round { $round } cannot be paired by the rules: { $why }
again-all-match = { $rounds ->
    [one] The round matches the rules.
   *[other] All { $rounds } rounds match the rules.
}
again-edition-assumed = The edition is assumed, so these rounds do not count as deviations from the rules.
again-some-differ = Different from the rules: { $count ->
    [one] round { $list }
   *[other] rounds { $list }
} of { $rounds }.
again-resumed = Rounds { $list-and } of the report have not been checked against the rules. Checking them now; you will be asked to confirm any difference.
taken-bye-worth = Record 162: no combination of results yields the value of the bye (FIDE C.04.1 3). The event is not in FIDE mode.
taken-adjourned-worth = Record 162: adjourned games do not count as draws (FIDE C.04.2 3.1). The event is not in FIDE mode.
again-left = { $count ->
    [one] Round { $round } was not checked
   *[other] { $count } rounds, from round { $round } on, were not checked
}: the check exceeds { $seconds } s. The event file is complete and records that: the console checks them when it opens the event; hakem check { $file } checks all rounds.

# Ranks and points of a report, compared with its own rounds.
ranks-title = Ranks and points that do not match the report’s rounds
ranks-some-wrong = Ranks or points that do not match the report’s rounds: { $count }.
ranks-wrong = { $who ->
    [team] Team
   *[player] Player
} { $number } has rank { $rank } and belongs at { $place }: { $code } is { $value }, and { $other-value } for { $other }.
ranks-wrong-struck = { $who ->
    [team] Team { $number } has rank { $rank } and belongs at { $place }: teams whose results are annulled are ranked last.
   *[player] Player { $number } has rank { $rank } and belongs at { $place }: players whose results are annulled are ranked last.
}
ranks-points = Points of player { $number }: { $points } in the report, { $counted } by the rounds.
ranks-match-points = Match points of team { $number }: { $points } in the report, { $counted } by the rounds.
ranks-game-points = Game points of team { $number }: { $points } in the report, { $counted } by the rounds.
ranks-no-order = Ranks were not checked: records 202 and 212 are missing.
ranks-none = Ranks were not checked: the report has none.
ranks-in-play = Ranks were not checked: round { $round } is in play, and the ranks match neither the previous round nor the current results.
ranks-other-points = Ranks were not checked: the report counts points that hakem does not count, by record 299 or for players whose results are annulled.
ranks-format = Ranks were not checked: in this format they do not follow from points and tie-breaks alone, or the report does not state the format.
ranks-code = { $code } was not checked, nor any code after it: { $why }. { $tied ->
    [0] No ties remain up to there.
   *[other] Tied up to there: { $tied }.
}
ranks-rounding = Ranks decided by { $code } only beyond its written decimals: { $count }. hakem compares exact values; programs that round first may rank differently.
ranks-code-unknown = unknown to hakem
ranks-code-unfit = not defined for this event by the rules that hakem follows
ranks-code-no-value = a player has no rating or lot for it, and the report does not state a substitute
ranks-code-older-text = the event started before 1 March 2026, and older rules count unplayed rounds differently
ranks-code-two-ratings = players have two ratings, and record 172 does not state which one is used

left-out-late-corrections = { $count ->
    [one] One late correction of a game in a match is not in the report, which shows the result that counts in the event. Inform the rating officer.
   *[other] { $count } late corrections of games in matches are not in the report, which shows the results that count in the event. Inform the rating officer.
}
left-out-apart = Restrictions by club, federation or family name are in the report as forbidden pairs; players registered later are not included. Keep the event file.
