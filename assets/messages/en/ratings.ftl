# Rating lists: imported, searched, removed.

ratings-imported = { $list }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $new } new, { $changed } changed, { $gone } not in it any more.
ratings-disk = The list cannot be written to { $path }: { $cause }. Make room there, then import it again. The lists are as before.
ratings-removed = { $list } is removed.
ratings-status = { $list }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, imported { $imported } from { $file }, { $megabytes } MB, { $path }
ratings-dated = (list of { $date })
ratings-unusable = { $list }: { $path } cannot be used. Import the list anew.
ratings-corrected = Nobody is found so; one letter was taken to be mistyped.
ratings-nobody = No list has “{ $typed }”.
ratings-one-name = One name is for one file. Import the files one by one.

ratings-unreadable = { $path }: { $cause }. Check the name, the folder and the room on the disk.
ratings-not-a-file = { $path } is a folder, a pipe or a device. Name the file of the list.
ratings-too-large = { $path } is larger than any rating list. Choose another file.
ratings-zip = { $path }: { $fault }
ratings-zip-damaged = The zip file is cut or damaged. Get it anew.
ratings-zip-no-list = The zip file holds no .txt, .xml or .csv. Choose another one.
ratings-zip-several = The zip file holds several lists: { $names }. Unpack it and name one.
ratings-zip-unusual = The zip file is locked or packed in an unusual way. Unpack it and name the list.
ratings-foreign = { $path } is no rating list that can be read: it is not FIDE's TXT or XML, and none of its first lines names columns that are known. Save the list as CSV or xlsx with a line of headings; if its headings are others, say what they hold: --column name=HEADING --column national=HEADING.
ratings-no-kind = { $path } holds one rating and does not say which. Add --kind standard, rapid or blitz.
ratings-fault = { $path }, line { $line }, column { $column }: { $fault }
ratings-empty = { $path } has no player. Choose another file.
ratings-shrunk = { $path } has { $after ->
    [one] { $after } player
   *[other] { $after } players
}, the list { $list } has { $before }: the file seems to be cut. Get it anew; if it is right, remove { $list } first.
ratings-bad-name = A list cannot be called “{ $found }”. Use up to 40 small letters, digits and hyphens.
ratings-no-such-list = There is no list “{ $found }”. Choose one of: { $known }.
ratings-no-list = There is no rating list yet. Get one from the federation, then press R among the players, or: hakem ratings import FILE
ratings-store = { $path } cannot be used: { $cause }. Import the list anew.
ratings-no-folder = There is no folder for data. Set HOME or XDG_DATA_HOME.

ratings-long-row = The line goes on and on. This is no rating list, or it is damaged; get it anew.
ratings-encoding = These bytes are no text in UTF-8. Save the list as UTF-8.
ratings-control-character = A name holds a control character. The list is damaged; get it anew.
ratings-long-name = A name is longer than any. The list is damaged; get it anew.
ratings-cut = The list ends here, before its end. Get it anew.
ratings-workbook = The workbook is damaged here. Save it anew as xlsx or CSV.
ratings-not-a-number = Found “{ $found }”, expected a number. The columns do not fit the first line; get the list anew.
ratings-out-of-range = Found the rating { $found }, expected up to 3999. The list is damaged; get it anew.
ratings-entity = Found “{ $found }”: XML with entities of its own is not read. Get the list from the federation.
ratings-misplaced = Found “{ $found }”, which a list does not have here. It is damaged; get it anew.

ratings-compared = Changed in the rating lists
ratings-offered = List of { $list }: players found by their numbers: { $found }; without a number, not compared: { $unnumbered }.
ratings-late = Round 1 is paired: the list in force on the first day counts, unless a rating was wrong. A change needs a reason once a round is published.
ratings-differ = Changed in the rating lists: { $count ->
    [one] { $count } player
   *[other] { $count } players
}. r among the players (F5) shows them.
ratings-none-found = None of the players is in the lists by number; without a number: { $unnumbered }.
ratings-none-differ = All { $found ->
    [one] { $found } player
   *[other] { $found } players
} found are as in the list of { $list }; without a number, not compared: { $unnumbered }.
ratings-none-taken = Nothing is marked, so nothing has changed.
ratings-taken = Taken from the list: { $count ->
    [one] { $count } player
   *[other] { $count } players
}. u takes it back.
ratings-other-name = (in the list: { $name })

# A list that is imported while the console runs.
ratings-ended = The import was ended. The lists are as before.
ratings-import-begun = { $file } is being imported. Go on meanwhile; R tells how far it is.
ratings-importing = { $file }: { $players ->
    [one] { $players } player
   *[other] { $players } players
} read so far
ratings-importing-end = E ends the import, and the lists stay as they are. Esc lets it go on.
ratings-which-kind = Which ratings does { $file } hold?
rating-columns-title = Rating list { $file }
rating-columns-kept = Kept for later files of this name
rating-columns-no-heading = This column has no heading by which it could be known again. Choose the line of headings with h and H, or give it one in the file.
rating-columns-twice = Another column has the same heading. Rename one of them in the file.
rating-columns-no-number = No column has a rating, a FIDE id or a licence number. Go to it and press its letter.

ratings-sources = { $path }:{ $line }:{ $column }: not understood. Expected the addresses of lists by their names, as in docs/rating-lists.md.
ratings-address = { $address } is no address. Begin it with https:// or file://.
ratings-not-got = { $address } could not be got: { $cause }. The lists are as before.
ratings-newer-than-start = { $list } of { $date } came into force after the first day and is not asked.
ratings-none-of-start = Import the list of the month in which the event began.
ratings-update-begun = { $list } is being got. Go on meanwhile; R tells how far it is.
ratings-no-address = No list has an address. Name them in ratings.ron in the configuration folder, or import a file with R.
ratings-current = Are the rating lists current?
ratings-old = { $list } was imported on { $day }.
ratings-are-current = they are: hold the players against them
ratings-import-first = import a list first
ratings-update-first = get all lists anew first
