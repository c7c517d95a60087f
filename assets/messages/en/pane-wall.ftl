# The Print screen: sheets, web pages, the closing folder.

pane-wall = Print
wall-head = { $due ->
    [0] nothing is due
    [one] one sheet is due
   *[other] { $due } sheets are due
} · { $count } marked · { $format } · { $paper } · { $language }
wall-paper-portrait = { $paper } portrait
wall-paper-landscape = { $paper } landscape
wall-column-sheet = Sheet
wall-column-pages = Pages
wall-column-left = Issued
wall-left-printed = printed { $time }
wall-left-written = written { $time }
wall-files-closed = closed { $time }
wall-left-old = version { $version } posted
wall-unused = { $count ->
    [one] 1 sheet of other formats
   *[other] { $count } sheets of other formats
}
wall-unused-about = Sheets this event does not need, such as the bracket of a knockout. Enter lists them.
wall-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
wall-key-mark = mark
wall-key-mark-numbered = mark by number
wall-key-show = show
wall-key-fold = open / fold
wall-key-print = print marked
wall-key-print-due = print due sheets
wall-key-print-more = print all marked
wall-key-write = write to files
wall-key-copy = copy
wall-copy-none = Only sheets can be copied. Write the report to a file (W), or the web pages to a folder (,w).
wall-key-code = QR code
wall-code-title = Web pages on a phone
wall-code-none = The web pages have no address yet. Set folder and address first (,w).
wall-code-long = The address is too long for a QR code: { $address } Enter a shorter one (,w).
wall-key-site = web pages
wall-all-sheets = All sheets
wall-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
wall-all-sheets-about = Every sheet of the event; the first ten have a digit. Enter opens or folds the list.
wall-files = Files and web
wall-files-about = Tournament report, web pages and hall screen. Enter opens or folds the list.
wall-key-options = options
wall-option-format = File format
wall-option-format-about = Format of the files that W writes. Printing always uses PDF.
wall-option-paper = Paper size
wall-option-paper-about = A3 enlarges A4 1.4 times, A2 twice; A5 and A6 are for slips and cards. Stored for this event.
wall-option-turn = Orientation
wall-option-turn-about = Portrait and landscape use the largest font that fits. Stored for this event.
wall-turn-automatic = automatic
wall-turn-portrait = portrait
wall-turn-landscape = landscape
wall-option-language = Language
wall-option-language-about = Language of the sheets, until the event is left.
wall-option-report = Report
wall-option-report-about = Format of the tournament report.
wall-key-part = one board/player
wall-key-columns = columns
wall-key-logo = logo
wall-key-sections = all sections
wall-all-sections = all sections
wall-not-of-all = Not available in every section
wall-report-of-one = The report covers one event. Unmark it, or print this section only (,a).
wall-key-close = close event
wall-part-title = Limit to one board or player
wall-part-line = Board number or player name, for slips, cards and reasons. Empty: all.
wall-part-no-board = Round { $round } has no board { $board }. Type another number or a name.
wall-part-unknown = No player matches “{ $text }”. Type another name or a board number.
wall-part-several = { $count ->
    [one] { $count } player
   *[other] { $count } players
} found: { $players }. Type more of the name.
wall-logo-title = Logo of the organiser
wall-logo-line = PNG or JPEG file, at most 1 MiB; SVG works on web pages only. Empty: no logo.
logo-taken = The logo now appears on the first page of PDF sheets and at the top of web pages.
logo-taken-for-pages = The logo is an SVG drawing and appears on web pages only. Use a PNG or JPEG file for paper.
logo-ended = Logo removed.
logo-refused = { $file } cannot be used as a logo: { $why }
logo-too-large = The file is larger than 1 MiB. Reduce the image.
logo-no-picture = The file is not a PNG, JPEG or SVG image. Choose another file.
logo-too-wide = One side has more than { $pixels } pixels. Reduce the image.
logo-damaged = The image is damaged. Choose another file.
wall-columns-title = Columns: { $sheet }
wall-columns-shown = shown
wall-columns-hidden = hidden
wall-columns-none = This sheet has no optional columns. Starting list, pairings, standings and next round have them.
wall-columns-empty = No player has a title, federation, rating or other data to show. Enter it on the players screen first (F5).
wall-pages-line = web pages
wall-pages-on = updated automatically
wall-pages-off = not written
wall-pages-about-on = The web pages in { $folder } are updated after every entry. Enter changes folder or address.
wall-pages-about-off = A folder of web pages for any web server or USB stick: pairings, standings, one page per player. Enter sets the folder.
wall-upload-running = uploading…
wall-upload-done = uploaded { $time }
wall-upload-failed = upload failed
wall-upload-about-done = Uploaded { $time } ({ $command }).
wall-upload-about-failed = The upload failed ({ $time }, { $why }). The next entry tries again; Enter twice tries now.
pages-uploaded = Web pages uploaded ({ $command }).
publish-failed = The file was not produced, because of a fault in the program: { $why }. Choose another format (F9, o; --format), and report the fault.
pages-not-uploaded = Web pages written, but not uploaded: { $why }. Check the upload command and the connection.
pages-upload-not-started = { $command } cannot be started: { $cause }
wall-hall-line = hall screen
wall-hall-about = Live results and standings, page by page, for a screen in the venue. Start it in a second terminal: hakem show { $file }
wall-report-about = Tournament report for FIDE and other programs, from the current state of the event. Mark it, then write it (W).
wall-report-not-printed = The tournament report is a file. Write it with W, or mark sheets to print.
wall-movers = { $count ->
    [one] { $count } player has a new board. Print “changed boards” (F9).
   *[other] { $count } players have a new board. Print “changed boards” (F9).
}
wall-nothing-marked = No sheet is marked. Mark sheets with their digit or Space first.
wall-not-a-part = This line opens or folds a part. Move to a sheet first.
wall-only-parts = Only the heading of a part opens or folds. Move to one first.
wall-letters-looked-for = Searching the fonts of this computer for missing characters; the sheets follow automatically.
wall-letters-left = Some sheets were still waiting for fonts when you left the event. Open it and print them again.
wall-sent = Sent to the printer.
wall-printed = { $count ->
    [one] { $count } sheet printed ({ $to }).
   *[other] { $count } sheets printed ({ $to }).
}
wall-written = { $count ->
    [one] { $count } sheet written to { $to }.
   *[other] { $count } sheets written to { $to }.
}
wall-print-failed = Not printed: { $why }. Check the printer, or write the sheets to files (W).
wall-print-slow = The printer has not answered yet. Continue working; the result will be shown here.
wall-no-printer = { $command } cannot be started: { $cause }
wall-printer-deaf = { $command } ended before it had read the complete sheet
wall-write-title = Write marked sheets
wall-write-line = Folder for the files (created if it does not exist)
wall-no-folder = Enter a folder.
wall-site-title = Web pages (updated after every entry)
wall-site-folder = Folder
wall-site-address = Address for phones
wall-site-people = Personal data
wall-site-people-public = year of birth only
wall-site-people-all = dates of birth and licence numbers
wall-site-accent = Accent colour (# and six digits)
wall-site-no-accent = Write # and six hexadecimal digits, such as #0b6b57, or leave the field empty.
wall-site-of = Scope
wall-site-section = this section
wall-site-no-address = Start with https:// or http://, or leave the field empty.
wall-site-ended = Web pages are no longer updated. Existing files remain.
wall-site-written = Web pages written to { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}. They are updated after every entry.

site-pages = Pages
site-letters = By first letter
site-find = Find a player
site-search = Find
site-not-found = No player found.
site-now = Round { $round }: { $state }
site-over = Finished
site-not-begun = Not started
site-not-begun-yet = The event has not started.
site-now-results = { $state }, { $known }/{ $boards }
site-parts = Parts
site-as-of = as of { $time }
site-index = Overview
site-rounds = Rounds
site-event = Event
site-report = Tournament report (TRF-2026)
site-calendar = Calendar of rounds (iCalendar)
site-section = Section
site-rank = Rank
site-points = Points
site-performance = Performance
site-performance-unrated = Performance –: an opponent has no rating.
site-rating-change = Rating change
site-calculation = Tie-breaks and their calculation
site-follow = Follow this player
site-followed = You follow
site-unfollow = Stop following
site-own-calendar = Calendar of this player’s rounds (iCalendar)
site-feed = News feed of pairings (Atom)
site-feed-version = { $sheet }, version { $version }
site-all-players = All players
site-whole-list = Complete list ({ $count })
site-check = Check this round
site-check-all = Check the rounds
site-check-about = This page proves that the rounds are paired by the rules. A certificate proves each round article by article; your browser verifies it here, without a network. Nothing is sent.
site-check-script = JavaScript is off, so this page verifies nothing. Allow it for this page, or run: hakem verify CERTIFICATE REPORT.
site-check-open = not verified yet
site-check-proved = Proved. Boards: { $boards }, brackets: { $brackets }.
site-check-refused = Not proved.
site-check-points = The points of all players ({ $players }) follow from the rounds.
site-check-other-points = The points do not follow from the rounds.
site-check-none = The report carries no certificate, and this page has none.
site-check-certificate = Certificate
site-check-other = Check another report
site-check-drop = Drop a report (TRF-2026) on this page, with or without certificates. If neither the report nor you provide certificates, those of this page are used.
site-check-choose = Choose files
site-check-trust = Limits of this check
site-check-trusted = The results in the report are not verified, only the rounds. A page can be forged. To be independent of its publisher, open this page from a source that you trust and drop the report on it, or run hakem verify.
site-check-verifier = Verifier hakem-verify, SHA-256 { $hash }
calendar-round = { $event }, round { $round }
calendar-seat = Board { $board }, { $colour } against { $opponent }
site-not-ours = { $folder } contains other files; they were not touched. Choose an empty or a new folder.
site-other-event = { $folder } contains the web pages of another event. Choose a separate folder for each event.

cli-published = { $folder }: { $written ->
    [one] { $written } file
   *[other] { $written } files
} written, { $removed } removed.
cli-watch = Only an event file can be watched: reports and lists do not grow. Omit --watch, or name the event file.

hall-keys = q quit · Space pause · arrows turn
hall-code = On your phone
hall-held = paused · Space continues
closing-title = Close event
closing-missing = { $count ->
    [one] One item is missing or doubtful. Enter goes there.
   *[other] { $count } items are missing or doubtful. Enter goes to the selected one.
}
closing-anyway = close anyway: write the closing folder
closing-folder = Closing folder
closing-written = { $count ->
    [one] Closing folder { $folder } written: one file is new or changed.
   *[other] Closing folder { $folder } written: { $count } files are new or changed.
}
closing-games = Games with moves (PGN, optional)
closing-trf16 = Also write TRF16
closing-trf16-no = no
closing-trf16-yes = yes, for programs without TRF-2026 support
closing-moves = games with their moves
closing-no-games = { $file } is not a PGN file. Enter the file with the moves of the games, or leave the field empty.
closing-unchanged = No changes in { $folder }: the closing folder is up to date.
closing-changes = Closing folder written
closing-not-included = Notes on the exported files:
closing-file-written = new or changed: { $file }
closing-file-removed = removed: { $file }
closing-unsaved = Some entries are not saved in the event file yet. Free disk space or save a copy first (F12).
closing-unshared = Some entries are not synced, so the event file is incomplete. Wait until they are synced, or continue offline (F12).
closing-event-file = the event with its full history, for hakem
closing-pages = web pages: open this one
closing-checksums = SHA-256 of each file; verify with sha256sum --check README.txt.
gap-unplayed = { $count ->
    [one] Round { $round } of { $last } is not published
   *[other] Rounds { $round } to { $last } are not published
}
gap-results = { $count ->
    [one] Round { $round }: the result of board { $board } is missing
   *[other] Round { $round }: { $count } results are missing (first: board { $board })
}
gap-adjourned = Round { $round }, board { $board }: the game is adjourned
gap-conflict = Round { $round }, board { $board }: conflicting results
gap-undecided = Round { $round }: a match is tied
gap-announcement = { $what }: not entered
gap-arbiter-id = Chief arbiter: no FIDE ID ({ $name })
gap-days = Round dates: not all are entered
gap-players-fide-id = { $count ->
    [one] { $player } has no FIDE ID
   *[other] { $count } players have no FIDE ID (first: { $player })
}
gap-players-born = { $count ->
    [one] { $player } has no year of birth
   *[other] { $count } players have no year of birth (first: { $player })
}
gap-players-federation = { $count ->
    [one] { $player } has no federation
   *[other] { $count } players have no federation (first: { $player })
}
closing-not-finished = The event is not finished; this closing folder is provisional.
gap-outdated = { $sheet }, round { $round }: the issued copy is out of date
wall-preview-more = … Enter shows the full sheet
wall-marked-already = This sheet was already marked as due. Press the same key again to unmark it.
wall-missing-title = Data are missing on these forms
