# The wall: what leaves the room.

pane-wall = Wall
wall-head = Sheets as { $format } · { $paper } · { $language } · { $count } marked
wall-paper-portrait = { $paper } portrait
wall-paper-landscape = { $paper } landscape
wall-column-sheet = Sheet
wall-column-pages = Pages
wall-column-left = Left the room
wall-left-printed = printed { $time }
wall-left-written = written { $time }
wall-left-old = version { $version } hangs
wall-unused = { $count ->
    [one] 1 sheet of another format
   *[other] { $count } sheets of other formats
}
wall-unused-about = Sheets for which this event has no use, such as the bracket of a knockout. Enter lists them.
wall-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
wall-key-mark = mark
wall-key-mark-numbered = mark by number
wall-key-show = show
wall-key-print = print marked
wall-key-print-due = print what is due
wall-key-write = write marked to files
wall-key-copy = copy
wall-copy-none = Only a sheet can be copied. W writes the report, F the pages.
wall-key-code = code for phones
wall-code-title = The pages on a phone
wall-code-none = The pages have no address yet: F asks for folder and address.
wall-code-long = The address is too long for a code: {$address}
wall-key-site = web pages
wall-key-format = other format
wall-key-paper = A4, A3, letter
wall-key-turn = portrait, landscape
wall-key-language = other language
wall-key-part = one board or player
wall-key-columns = columns
wall-key-logo = logo
wall-key-sections = all sections
wall-all-sections = all sections together
wall-not-of-all = Not in every section
wall-report-of-one = The report is that of one event. Take its mark away, or print it without the other sections.
wall-key-close = close of the event
wall-part-title = Of one board or player only
wall-part-line = A board's number, or a player's name, for slips, cards and reasons. Empty: all of them.
wall-part-no-board = Round { $round } has no board { $board }. Type another number, or a name.
wall-part-nobody = Nobody is called { $text }. Type another name, or a board's number.
wall-part-several = { $count ->
    [one] { $count } player
   *[other] { $count } players
} are found: { $players }. Type more of the name.
wall-logo-title = Logo of the organiser
wall-logo-line = Which picture? PNG or JPEG, at most 1 MiB; an SVG stands on web pages alone. Empty: none.
logo-taken = The logo stands on the first page of PDF sheets and at the head of web pages from now on.
logo-taken-for-pages = The logo is an SVG drawing: it stands on web pages alone. Name a PNG or JPEG for paper.
logo-ended = The logo is taken away.
logo-refused = { $file } is no logo: { $why }
logo-too-large = The file is larger than 1 MiB. Make the picture smaller.
logo-no-picture = The file is no PNG, JPEG or SVG picture. Name another one.
logo-too-wide = A side has more than { $pixels } pixels. Make the picture smaller.
logo-damaged = The picture is damaged. Name another one.
wall-columns-title = Columns of: { $sheet }
wall-columns-shown = shown
wall-columns-hidden = left out
wall-columns-none = This sheet has no columns to choose. Starting list, pairings, standings and next round have.
wall-columns-empty = Nobody has a title, federation, rating or anything else to choose. Enter it at the players (F5) first.
wall-pages-line = web pages
wall-pages-on = follow every entry
wall-pages-off = not written
wall-pages-about-on = The web pages stand in { $folder } and follow every entry. Enter changes folder or address.
wall-pages-about-off = A folder of web pages for any web server or stick: pairings, standings, a page a player. Enter names it.
wall-hall-line = hall screen
wall-hall-about = Results as they come in and standings, page by page, for a screen in the hall. Start it in a second terminal: hakem show { $file }
wall-report-about = The tournament report for FIDE and for other programs, as the event stands now. Mark it, then W writes it.
wall-report-not-printed = The tournament report is a file: W writes it. Mark sheets to print them.
wall-movers = { $count ->
    [one] { $count } player sits elsewhere now: F9 has the sheet of who moves.
   *[other] { $count } players sit elsewhere now: F9 has the sheet of who moves.
}
wall-nothing-marked = No sheet is marked. Mark sheets with their digits or with Space, then go on.
wall-letters-looked-for = Letters that the type of the pages lacks are looked for in the fonts of this computer; the sheets follow by themselves.
wall-letters-left = Sheets that were ordered waited for letters, and were not made before the event was left. Open it and order them again.
wall-sent = Handed to the printer.
wall-printed = { $count ->
    [one] { $count } sheet printed ({ $to }).
   *[other] { $count } sheets printed ({ $to }).
}
wall-written = { $count ->
    [one] { $count } sheet written to { $to }.
   *[other] { $count } sheets written to { $to }.
}
wall-print-failed = Not printed: { $why }. Look after the printer, or write the sheets to files with W.
wall-print-slow = The printer has not answered yet. Go on working; its answer will be told here.
wall-no-printer = { $command } cannot be started: { $cause }
wall-printer-deaf = { $command } ended before it had taken the whole sheet
wall-write-title = Write the marked sheets
wall-write-line = Into which folder? It is made where there is none.
wall-no-folder = Name a folder.
wall-site-title = Web pages, written now and after every entry
wall-site-folder = Folder
wall-site-address = Address for phones
wall-site-people = Of people
wall-site-people-public = year of birth at most
wall-site-people-all = dates of birth, licence numbers
wall-site-of = Pages of
wall-site-section = this section
wall-site-no-address = Begin with https:// or http://, or leave it empty.
wall-site-ended = Web pages are written no more; those that are there stay.
wall-site-written = Web pages written to { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}. They follow every entry from now on.

site-pages = Pages
site-letters = By first letter
site-find = Find a player
site-not-found = No player found.
site-now = Round { $round }: { $state }
site-now-results = { $state }, { $known }/{ $boards }
site-parts = In parts
site-as-of = as of { $time }
site-index = Overview
site-rounds = Rounds
site-event = Event
site-report = Tournament report (TRF-2026)
site-calendar = Rounds for your calendar
calendar-round = { $event }, round { $round }
site-not-ours = { $folder } holds other files, and they were left as they are. Name an empty folder, or one that does not exist yet.
site-other-event = { $folder } holds the pages of another event. Name a folder of its own for each event.

cli-published = { $folder }: { $written ->
    [one] { $written } file
   *[other] { $written } files
} written, { $removed } removed.
cli-watch = Only an event file can be watched: nothing is added to reports and lists. Leave --watch out, or name the event file.

hall-keys = q leave · Space hold · arrows turn
hall-code = On your phone
hall-held = held · Space goes on
closing-title = Close of the event
closing-missing = { $count ->
    [one] One thing is missing or doubtful. Enter goes there.
   *[other] { $count } things are missing or doubtful. Enter goes to the one chosen.
}
closing-all-the-same = write the folder as things are
closing-folder = Into which folder
closing-written = { $count ->
    [one] One file in { $folder } is new or otherwise than before.
   *[other] { $count } files in { $folder } are new or otherwise than before.
}
closing-games = Games with moves (PGN), if there are
closing-trf16 = TRF16 beside TRF-2026
closing-trf16-no = no
closing-trf16-yes = yes, for programs that know no other
closing-moves = games with their moves
closing-no-games = { $file } is no PGN file. Name the file with the moves of the games, or leave the line empty.
closing-unchanged = Nothing changed in { $folder }.
closing-changes = What changed in the folder
closing-file-written = new or otherwise: { $file }
closing-file-removed = taken away: { $file }
closing-unsaved = The event file lacks entries that could not be saved. Make room on the disk or save a copy first.
closing-unshared = Not everything is shared yet, so the event file does not have it. Wait until the head says so, or take the event over (F12).
closing-event-file = the event with its whole history, for hakem
closing-pages = web pages: open this one
closing-checksums = SHA-256 of each file; sha256sum --check README.txt compares them.
gap-unplayed = Round { $round } of { $last } is not published
gap-results = { $count ->
    [one] Round { $round }: the result of board { $board } is missing
   *[other] Round { $round }: { $count } results are missing, board { $board } first
}
gap-adjourned = Round { $round }, board { $board }: the game is adjourned
gap-conflict = Round { $round }, board { $board }: two results were found
gap-undecided = Round { $round }: a match is level
gap-announcement = { $what }: not entered
gap-arbiter-id = Chief arbiter: no FIDE ID ({ $name })
gap-days = Days of the rounds: not all are entered
gap-players-fide-id = { $count ->
    [one] { $player } has no FIDE ID
   *[other] { $count } players have no FIDE ID, { $player } first
}
gap-players-born = { $count ->
    [one] { $player } has no year of birth
   *[other] { $count } players have no year of birth, { $player } first
}
gap-players-federation = { $count ->
    [one] { $player } has no federation
   *[other] { $count } players have no federation, { $player } first
}
closing-not-finished = The event is not finished: this closing is provisional.
gap-outdated = { $sheet }, round { $round }: says something else now than on paper
wall-marked-already = It was marked already: it is due. The same key takes the mark away.
