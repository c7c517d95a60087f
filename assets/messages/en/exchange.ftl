# Files of other programs: previews of player lists, the changes they make, and data that such files cannot contain.

list-name = name
list-name-given-first = name, given name first
list-family = family name
list-given = given name
list-title = title
list-rating = rating
list-rating-standard = standard
list-rating-rapid = rapid
list-rating-blitz = blitz
list-national-rapid = national rapid rating
list-national-blitz = national blitz rating
list-national-rating = national rating
list-federation = federation
list-fide-id = FIDE ID
list-licence = licence
list-sex = sex
list-born = birth
list-club = club
list-town = town

preview-title = Players from { $file }
preview-head = headings in line { $line }
preview-no-head = no line of headings
preview-above = Above them: { $lines }
preview-column = Column
preview-taken-for = Interpreted as
preview-values = First values
preview-nothing = ignored
preview-idle = Skipped lines without a player: { $lines }
preview-leaves = Lines skipped because of errors: { $lines }
preview-more-faults = … { $count ->
    [one] one more fault
   *[other] { $count } more faults
}; lines with faults: { $lines }
preview-no-names = No column is marked as names. Go to the column with the names and press n.
preview-name-order = Which name of “{ $name }” is the family name? Press n to keep it as written ({ $first }), or o if the given name comes first ({ $last }). Then press Enter.
preview-faults-first = Some lines have errors. Change the meaning of the column, ignore it with -, or skip the lines with x.
preview-no-players = No line contains a player. Change the meaning of the columns.
preview-no-faults = No line has errors; there is nothing to skip.
preview-key-turn = change meaning
preview-key-nothing = ignore column
preview-key-head = headings a line lower, H higher
preview-key-leave = skip lines with errors

review-key-turn = accept / skip
review-key-all = all / none
review-taken = accepted: { $taken } of { $count }

incoming-pasted = pasted rows
incoming-table-title = Rules that the table breaks
incoming-table-system = The file is a Molter table, but the event has another system. Choose the Molter system first (F4).
incoming-title = Import of players from { $file }
incoming-counts = New: { $new } (+) · changed: { $changed } (~) · already registered: { $same } (=) · not possible: { $odd } (!)
incoming-nothing-new = All players in the list are already registered with the same data. Nothing was changed.
incoming-none-chosen = Nothing is marked. Nothing was changed.
incoming-same = already registered
incoming-twice = already listed above: { $player }
incoming-clash = the FIDE ID belongs to { $player }, the licence number to { $other }
incoming-results-title = { $file }: results of round { $round }
incoming-result-counts = New: { $new } (+) · different, become conflicts: { $changed } (~) · same or unfinished: { $same } (=) · not possible: { $odd } (!)
incoming-other-rounds = { $count ->
    [one] One game is of another round.
   *[other] { $count } games are of other rounds.
}
incoming-no-games = The file has no games of round { $round }. Go to their round with the arrow keys and try again.
incoming-differs = { $recorded } is recorded, { $found } is in the file
incoming-result-same = same as recorded
incoming-unfinished = no result in the file
incoming-two-results = the header states { $header }, the moves end with { $ending }; enter the result yourself
incoming-turned = the colours are reversed in the file
incoming-game-twice = the board is twice in the file
incoming-not-there = line { $line }: not paired in this round, or unknown
import-archive = { $path } is a zip archive with: { $names }. Unpack it and choose one of its files.

import-foreign = { $path } can only be read by the program that wrote it. Export the event there as TRF, or the players and pairings as text, and choose that file.
import-foreign-papi = { $path } is a Papi event, which only Papi can read. Export the FIDE report (TRF) there and choose that file.
import-foreign-access = { $path } is an Access database. Export its table of players there as a workbook or CSV and choose that file.
import-foreign-swiss-manager = { $path } is a Swiss-Manager event of a kind that hakem cannot read. Export it there as TRF (FIDE data), or the players and pairings as text (Extras), and choose that file.
import-foreign-swiss-chess = { $path } is a Swiss-Chess event, which only Swiss-Chess can read. Export the FIDE report (TRF) there, or the players as text, and choose that file.
import-foreign-vega = { $path } is a packed Vega event, which only Vega can read. Choose the event (.veg) or the report (.trfx) in its folder.
import-foreign-swiss-perfect = { $path } is a crosstable exported by SwissPerfect as text, which has no colours. Choose the event itself: its .ini, .trn and .sco files, or a zip of the three.
import-foreign-chess-results = { $path } is an upload for chess-results. Export the event as TRF in the program that wrote it, or the ranking crosstable at chess-results as a workbook, and choose that file.
import-foreign-single-players = { $path } contains results of individual players, not an event. Choose the event as TRF, or its crosstable.
import-foreign-pdf = { $path } is a printed page (PDF). Choose the event as TRF, or the players as a workbook or CSV.
import-foreign-page = { $path } is a web page. Export its table as a workbook, or copy its rows and paste them on the players screen.
import-games = { $path } contains games, not an event. Open their event and import them there with i on the Players or Results screen.
import-seat-table = { $path } contains a Molter table, not an event. Open a Molter event and import the table there (,m on the Pairings screen).
table-too-large = The file has more rows or text than a list of players can have. Choose another file.
table-damaged = The file is incomplete, damaged or password-protected. Download it again, or save it as CSV.
table-unpacks = The unpacked file is larger than any list of players. Choose another file.

crosstable-cell = “{ $found }” is not a pairing such as 17b1, 9w½, 7w-, -1 or -0. Correct the cell.
crosstable-unknown-number = “{ $found }” is not the number of a player in the table. Correct the cell, or import the entire table.
crosstable-mirror = “{ $found }” contradicts line { $line }: “{ $there }”. Correct one of the two cells.
crosstable-open = “{ $found }” has no result, although later rounds are in the table. Enter the result in the cell.
crosstable-rounds = The last round of the table is { $rounds }. If more are planned, enter their number in the settings.
crosstable-berger = Rounds and colours follow the Berger table for the numbers in the file ({ $cycles ->
    [one] one game
   *[other] { $cycles } games
} each). Compare them if the order of rounds was changed.
crosstable-numbered = The table has no starting numbers. Players are numbered by rating, title and name; check the numbers before you pair the next round.
crosstable-byes = Several players have a point without an opponent in round { $round }: each counts as a full-point bye, none as the pairing-allocated bye.
crosstable-points = The points of { $players } differ from the rounds; the rounds are used.
swiss-manager-pairings-file = The pairings were read from { $file }.
swiss-manager-score = The score of { $player } differs from the played rounds. Missed rounds count as absences; enter byes where needed.
swiss-manager-both-lost = { $count ->
    [one] One board of an earlier round has no points and was imported as 0-0: { $boards }. Correct it if it was adjourned.
   *[other] { $count } boards of earlier rounds have no points and were imported as 0-0: { $boards }. Correct those that were adjourned.
}
swiss-manager-no-column = The pairings have no column { $column }. Export them from Swiss-Manager again.
swiss-manager-no-result = Line { $line }: “{ $found }” is not a known result. Correct the line.
swiss-manager-unknown-player = Line { $line }: player { $number } is not in the player file. Choose two files of the same event.
swiss-manager-twice = Line { $line }: player { $number } is paired twice in round { $round }. Correct the line.
swiss-manager-number = Line { $line } of the players: “{ $found }” is not a number, or another player has it. Correct the line.
swiss-manager-loses = Swiss-Manager files contain players, pairings and results. Settings, tie-breaks and the log stay in the event file.
swiss-manager-loses-byes = { $count ->
    [one] One requested bye or absence has no separate row in these files; only the score shows it.
   *[other] { $count } requested byes and absences have no separate rows in these files; only the scores show them.
}
swiss-manager-loses-open = { $count ->
    [one] One game is written without a result: adjourned, or 0-0.
   *[other] { $count } games are written without a result: adjourned, or 0-0.
}
swiss-manager-loses-unrated = { $count ->
    [one] These files do not show that one game is unrated.
   *[other] These files do not show that { $count } games are unrated.
}
swiss-manager-loses-matches = Rounds with several games per player ({ $count }) are written game by game and cannot be read back from these files.
swiss-manager-loses-teams = Teams ({ $count }) are not in these files.

pgn-no-games = The file contains no games.
pgn-header = Line { $line }: a header is not closed. Expected a name and a quoted value in square brackets.
pgn-too-many = The file has more than { $most } games. Choose another one.
pgn-losses = PGN contains the boards and results of published rounds. Byes and all other data stay in the event file.

cli-form = { $form } is not a supported output format. Supported: { $known }.

report-form-trf = TRF-2026
report-form-trf16 = TRF16 (older programs)
report-form-bytes = TRF in bytes (Vega)
report-form-ascii = TRF, names in ASCII
report-form-no-integrity = TRF without integrity comments
report-form-public = TRF without personal data
report-public = Without personal data: year of birth only, no licence numbers, no foreign comments.
report-form-swiss-manager = Swiss-Manager, 2 files
report-form-chess-results = XML for chess-results
chess-results-no-access = This file has no chess-results login. To upload the event, run hakem upload: it adds the login that you received from chess-results and entered in chess-results.ron in the configuration folder.
chess-results-no-key = The event has no chess-results ID yet. The first upload obtains it; it can also be entered on the event screen (F4).
chess-results-bracket = chess-results has no knockout type: the event is sent as a Swiss.
chess-results-teams-as-clubs = chess-results has no type for these games of teams: the players are sent as an individual Swiss, with their teams as clubs and without team standings.
chess-results-tie-breaks = chess-results accepts five tie-breaks from its own list. Not sent, but named in the remark: { $list }.
chess-results-omits = Not in the file: days of birth, licence numbers, kinds of requested byes, rounds not yet published and byes entered for them, rankings after earlier rounds, prizes, categories, forbidden pairs, reserved boards, notes, and the log. Surnames are cut after 32 characters, given names after 30, clubs after 40, the name of the event after 160; curly brackets become round ones.
report-form-pgn = PGN, boards

wall-report-loses = Not included in this file

# A file that is being read.
waiting-title = Reading
waiting-file = Reading { $file }. Keys typed now are queued; Esc cancels.
waiting-key-end = cancel reading
waiting-ended = Reading of { $file } cancelled. Nothing was changed.
waiting-unread = { $file } could not be read. Nothing was changed; try again, or save it in another format.

upload-done = { $event } is up to date on chess-results, { $round ->
    [0] before round 1
   *[other] with round { $round }
} (ID { $key }).
upload-new-key = chess-results assigned the tournament ID { $key }. It is stored in the event.
upload-key-not-kept = chess-results assigned the tournament ID { $key }, but it could not be stored. Enter it on the event screen (F4); without it the next upload creates a second tournament.
upload-read-only = The event file is read-only, so the tournament ID cannot be stored. Repair the file, or enter the ID on the event screen (F4).
upload-missing = Missing in the configuration: { $parts }. Enter the credentials from the provider of chess-results in { $file }, or in the environment (HAKEM_CHESS_RESULTS_…). hakem convert writes the file without them.
upload-malformed = The { $part } is malformed: expected 32 hexadecimal digits or 16 letters. Correct it in the configuration.
upload-no-number = The { $part } is not a number. Correct it in the configuration.
upload-address = The address does not begin with https://. Correct it in the configuration.
upload-open-to-others = Other users can read { $file }, which contains credentials. Restrict it (chmod 600).
upload-malformed-file = { $file } is malformed at line { $line }, column { $column }. See the command-line page for its format.
upload-no-program = curl cannot be started: { $cause }. Install it; chess-results uploads require it.
upload-not-reached = chess-results is not reachable: { $said }. Try again when the network is available.
upload-refused = chess-results refused the upload: { $words }
upload-unreadable = chess-results sent an unreadable answer. Try again later.
program-missing-swiss-manager = A Swiss-Manager file does not contain the points for results and the bye, the initial colour, acceleration, forbidden pairs, reserved boards, late entries or the tie-breaks. Check the event screen and the players before pairing.
program-missing-sharly = Tie-breaks, reserved boards, check-ins, illegal moves, prizes and personal data of the file are not imported. Check the tie-breaks on the event screen (F4).
program-missing-vega = A Vega file lists the players; its rounds are in the report (.trfx) that Vega writes before each round, and none was found next to it. System, tie-breaks and acceleration are not imported.
program-missing-swiss-perfect = A SwissPerfect file has no dates, no planned number of rounds and no types of byes. Tie-breaks, forbidden pairs, teams, withdrawals and memos are not imported. Check the event screen before pairing.
program-report-file = The event was read from { $file }.
program-unrated = Round { $round }, player { $number }: a result of another kind, imported as unrated.
program-result = Round { $round }, player { $number }: result { $found } is not known. The game is open; enter its result.
program-absences = { $count ->
    [one] One player is
   *[other] { $count } players are
} marked as unpaired without points in later rounds. Zero-point byes were entered; check them before pairing.
program-acceleration = The pairing “{ $kind }” is not supported. The rounds were imported unchanged; later rounds are paired without it.
program-bonus = player { $number }: { $halves } half points without a round; { $given } of them became half-point byes
program-damaged = The file is incomplete or damaged ({ $part }). Save it again in the program that wrote it.
program-pairings = The rounds have { $announced } pairings, and the file has { $found }. Save it again in the program that wrote it.
program-twice = Round { $round } has player { $number } twice. Correct it in the program that wrote the file.
program-unknown = Round { $round } names player { $number }, who is not in the file. Save it again in the program that wrote it.
program-teams = This is a team event of { $program }. Export it there as TRF and choose that report.
program-no-players = The file lists no players. Choose another file.
program-several = The file has several tournaments: { $names }. Name one: hakem convert FILE OUT.hakem --tournament NAME.
program-open-elsewhere = Its newest changes are in the -wal file next to it. Close the program that has it open, then import it again.
program-missing = { $file } is missing next to it. Copy all files of the event into one folder.
program-older-version = It was written by an older version of Sharly Chess, which stored the players in Papi files. Open and save it in the current version, or export TRF there.
program-open = { $count ->
    [one] One game of an earlier round has no result and is
   *[other] { $count } games of earlier rounds have no result and are
} marked as adjourned. Enter the results.
