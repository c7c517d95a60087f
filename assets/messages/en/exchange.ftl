# Files of other programs: lists of players before they are taken, what they change, and what such a file cannot hold.

list-name = name
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
list-fide-id = FIDE id
list-licence = licence
list-sex = sex
list-born = birth
list-club = club
list-town = town

preview-title = Players from { $file }
preview-head = the headings stand in line { $line }
preview-no-head = no line of headings
preview-above = Above them: { $lines }
preview-column = Column
preview-taken-for = Taken for
preview-values = First values
preview-nothing = left out
preview-idle = Lines that speak of nobody, left out: { $lines }
preview-leaves = Lines that cannot be read are left out: { $lines }
preview-more-faults = … { $count ->
    [one] one more fault
   *[other] { $count } more faults
}; lines with faults: { $lines }
preview-no-names = No column has the names. Go to it and press n.
preview-faults-first = Some lines cannot be read. Assign the column otherwise, leave it out with -, or leave the lines out with x.
preview-nobody = No line has a player. Assign the columns otherwise.
preview-no-faults = Every line can be read; there is nothing to leave out.
preview-key-turn = other meaning
preview-key-nothing = leave the column out
preview-key-head = headings a line lower, H higher
preview-key-leave = leave bad lines out

review-key-turn = take, leave
review-key-all = all, none
review-taken = taken: { $taken } of { $count }

incoming-pasted = what was pasted
incoming-title = { $file }: what becomes of the players
incoming-counts = New: { $new } (+) · changed: { $changed } (~) · there already: { $same } (=) · cannot be taken: { $odd } (!)
incoming-nothing-new = Everybody of the list is there already, and nothing is said otherwise. Nothing was changed.
incoming-none-chosen = Nothing was chosen, so nothing was changed.
incoming-same = there already
incoming-twice = stands above already: { $player }
incoming-clash = the FIDE id is that of { $player }, the licence that of { $other }
incoming-results-title = { $file }: results of round { $round }
incoming-result-counts = New: { $new } (+) · others than recorded, which become conflicts: { $changed } (~) · equal or unfinished: { $same } (=) · cannot be taken: { $odd } (!)
incoming-other-rounds = { $count ->
    [one] One game is of another round.
   *[other] { $count } games are of other rounds.
}
incoming-no-games = No game of the file is of round { $round }. Go to its round with the arrows and try again.
incoming-differs = { $recorded } is recorded, the file says { $found }
incoming-result-same = the same is recorded
incoming-unfinished = no result in the file
incoming-two-results = the header says { $header }, the moves end with { $ending }; enter the result yourself
incoming-turned = the colours are the other way round in the file
incoming-game-twice = the file has this board twice
incoming-not-there = line { $line }: the two do not meet in this round, or one is not known

import-archive = { $path } is a zip archive with: { $names }. Unpack it and choose one of its files.
import-foreign = { $path } can only be read by the program that wrote it. Export the event there as TRF, or the players and pairings as text, and choose that file.
import-foreign-papi = { $path } is an event of Papi. Only Papi reads it. Export the FIDE report (TRF) there and choose that file.
import-foreign-access = { $path } is a database of Access. Export its table of players there as a workbook or CSV and choose that file.
import-foreign-swiss-manager = { $path } is an event of Swiss-Manager of a kind that is not read here. Export it there as TRF (FIDE data), or the players and pairings as text (Extras), and choose that file.
import-foreign-swiss-chess = { $path } is an event of Swiss-Chess. Only Swiss-Chess reads it. Export the FIDE report (TRF) there, or the players as text, and choose that file.
import-foreign-vega = { $path } is a packed event of Vega, which only Vega reads. Choose the event (.veg) or the report (.trfx) in its folder.
import-foreign-chess-results = { $path } is an upload for chess-results. Export the event as TRF in the program that wrote it, or the ranking crosstable at chess-results as a workbook, and choose that file.
import-foreign-single-players = { $path } has the results of single players and no event. Choose the event as TRF, or its crosstable.
import-foreign-pdf = { $path } is a printed page (PDF). Choose the event as TRF, or the players as a workbook or CSV.
import-foreign-page = { $path } is a web page. Export its table there as a workbook, or copy its rows and paste them among the players.
import-games = { $path } holds games, not an event. Open the event to which they belong and take them in there, with i among the players or the results.
table-too-large = There are more rows or more text than any list of players has. Choose another file.
table-damaged = The file is cut, damaged or locked with a password. Get it anew, or save it as CSV.
table-unpacks = The file unpacks to more than any list of players has. Choose another file.

crosstable-cell = “{ $found }” is no pairing such as 17b1, 9w½, 7w-, -1 or -0. Correct the cell.
crosstable-nobody = “{ $found }” names a number that nobody in the table has. Correct the cell, or take the whole table.
crosstable-mirror = “{ $found }” is not what line { $line } says: “{ $there }”. Correct one of the two cells.
crosstable-open = “{ $found }” has no result, though later rounds stand in the table. Enter it in the cell.
crosstable-rounds = The table has { $rounds } as its last round. If more are planned, enter their number in the settings.
crosstable-berger = Rounds and colours are those of the Berger table by the numbers of the table ({ $cycles ->
    [one] one game
   *[other] { $cycles } games
} each). Compare them if the order of rounds was changed.
crosstable-numbered = The table has no starting numbers. Players are numbered by rating, title and name; compare them before pairing on.
crosstable-byes = Round { $round } has several byes of a point, so none of them is the pairing-allocated bye.
crosstable-points = The points of { $players } do not follow from the rounds, which count.
swiss-manager-pairings-beside = The pairings were read from { $file }.
swiss-manager-score = The score of { $player } does not follow from the rounds played. Missed rounds count as absences; grant byes where there were some.
swiss-manager-both-lost = { $count ->
    [one] One board of an earlier round has no points and is taken as lost by both: { $boards }. Correct it if it was adjourned.
   *[other] { $count } boards of earlier rounds have no points and are taken as lost by both: { $boards }. Correct those that were adjourned.
}
swiss-manager-no-column = The pairings have no column { $column }. Export them from Swiss-Manager anew.
swiss-manager-no-result = Line { $line }: “{ $found }” is no result that is known. Correct the line.
swiss-manager-nobody = Line { $line }: player { $number } is not among the players. Take the two files of the same event.
swiss-manager-twice = Line { $line }: player { $number } is paired twice in round { $round }. Correct the line.
swiss-manager-number = Line { $line } of the players: “{ $found }” is no number, or another player has it. Correct the line.
swiss-manager-loses = The files for Swiss-Manager hold players, pairings and results. Settings, tie-breaks and the log stay in the event file.
swiss-manager-loses-byes = { $count ->
    [one] One requested bye or absence has no row of its own there; it shows in the score alone.
   *[other] { $count } requested byes and absences have no rows of their own there; they show in the scores alone.
}
swiss-manager-loses-open = { $count ->
    [one] One game is written as without result: adjourned, or lost by both.
   *[other] { $count } games are written as without result: adjourned, or lost by both.
}
swiss-manager-loses-unrated = { $count ->
    [one] That one game is not rated is not said there.
   *[other] That { $count } games are not rated is not said there.
}
swiss-manager-loses-matches = Rounds with several games per player ({ $count }) are written game by game and cannot be read back from these files.
swiss-manager-loses-teams = Teams ({ $count }) are not in these files.

pgn-no-games = There is no game in the file.
pgn-header = Line { $line }: a header is not closed. It is a name and a value in quotes, in square brackets.
pgn-too-many = The file has more than { $most } games. Choose another one.
pgn-losses = PGN holds the boards and results of published rounds. Byes and everything else stay in the event file.

cli-form = { $form } is no form that can be written. Known are: { $known }.

report-form-trf = TRF-2026
report-form-trf16 = TRF16 (older programs)
report-form-bytes = TRF in bytes (Vega)
report-form-ascii = TRF, names in ASCII
report-form-no-integrity = TRF without the comments on integrity
report-form-public = TRF for anybody
report-public = For anybody to read: of births the year alone, no licence numbers, no comments of other programs.
report-form-swiss-manager = Swiss-Manager, 2 files
report-form-chess-results = XML for chess-results
chess-results-no-access = The file has no proof of who sends it: hakem upload sends the event with it, once source, key and creator are in the configuration.
chess-results-no-key = The event has no key of chess-results yet: the first upload gets it, or enter it on the event screen (F4).
chess-results-bracket = A bracket has no kind of its own there: it is sent as a Swiss.
chess-results-tie-breaks = No number is known there for { $list }: the values stay out, the names stand in the remark.
report-form-pgn = PGN, boards

wall-key-report = report form
wall-report-loses = What the file does not hold

# A file that is being read.
waiting-title = Reading
waiting-file = { $file } is being read. Keys typed now wait for it; Esc ends it.
waiting-key-end = read no further
waiting-ended = { $file } is not read any further. Nothing has changed.
waiting-unread = { $file } could not be read. Nothing has changed; try again, or save it in another form.

upload-done = { $event } is at chess-results as it is now, { $round ->
    [0] before round 1
   *[other] with round { $round }
} (key { $key }).
upload-new-key = chess-results gave the tournament the key { $key }. The event has it now.
upload-key-not-kept = chess-results gave the tournament the key { $key }, and the event does not take it. Enter it on the event screen (F4): without it the next upload makes a second tournament.
upload-read-only = The event file can only be read, and the key of the tournament is to be kept in it. Mend the file, or enter the key on the event screen (F4).
upload-missing = Not in the configuration: { $parts }. Put what the provider of chess-results gave you into { $file }, or into the environment (HAKEM_CHESS_RESULTS_…). hakem convert writes the file without it.
upload-malformed = The { $part } is not what the provider gives: 32 digits of base 16, or 16 letters. Correct it in the configuration.
upload-no-number = The { $part } is no number. Correct it in the configuration.
upload-address = The address does not begin with https://. Correct it in the configuration.
upload-open-to-others = { $file } can be read by others. Take that from them (chmod 600), since the key of the provider stands in it.
upload-malformed-file = { $file } cannot be read from line { $line }, column { $column } on. Write it as the page of the command line shows.
upload-no-program = curl cannot be started: { $cause }. Install it: it talks to chess-results.
upload-not-reached = chess-results was not reached: { $said }. Try again when the network is there.
upload-refused = chess-results does not take it: { $words }
upload-unreadable = chess-results gave no answer that can be read. Try again later.

program-missing-swiss-manager = A file of Swiss-Manager does not tell what results and the bye are worth, the initial colour, acceleration, forbidden pairs, fixed boards, late entries or the tie-breaks. Check the event screen and the players before pairing.
program-missing-sharly = Tie-breaks, fixed boards, check-ins, illegal moves, prizes and personal data of the file are not imported. Check the tie-breaks on the event screen.
program-missing-vega = A file of Vega lists the players; its rounds are in the report (.trfx) that Vega writes before each round, and none was found next to it. System, tie-breaks and acceleration are not imported.
program-missing-swiss-perfect = A file of SwissPerfect has no days, no number of planned rounds and no kinds of byes. Tie-breaks, forbidden pairs, teams, withdrawals and memos are not imported. Check the event screen before pairing.
program-report-beside = The event was read from { $file }.
program-unrated = Round { $round }, player { $number }: a result of another kind, imported as unrated.
program-result = Round { $round }, player { $number }: result { $found } is not known. The game is open; enter its result.
program-absences = { $count ->
    [one] One player is
   *[other] { $count } players are
} marked as not paired in rounds to come without points. Zero-point byes were entered; check them before pairing.
program-acceleration = The pairing “{ $kind }” is not known here. The rounds were imported as they are; rounds to come are paired without it.
program-bonus = player { $number }: { $halves } half points without a round; { $given } of them became half-point byes
program-damaged = The file is cut or damaged ({ $part }). Save it again in the program that wrote it.
program-pairings = The rounds have { $announced } pairings, and the file has { $found }. Save it again in the program that wrote it.
program-twice = Round { $round } has player { $number } twice. Correct it in the program that wrote the file.
program-unknown = Round { $round } names player { $number }, who is not in the file. Save it again in the program that wrote it.
program-teams = It is an event of teams. Export it there as TRF and import that report.
program-no-players = The file lists no players. Choose another file.
program-several = The file has several tournaments: { $names }. Name one: hakem convert FILE OUT.hakem --tournament NAME.
program-open-elsewhere = Its newest changes are in the -wal file next to it. Close the program that has it open, then import it again.
program-file-missing = { $file } is missing next to it. Copy all files of the event into one folder.
program-older-version = It was written by an older version, which kept the players in files of Papi. Open and save it in the current version, or export TRF.
program-open = { $count ->
    [one] One game of an earlier round has no result and is
   *[other] { $count } games of earlier rounds have no result and are
} marked as adjourned. Enter the results.
