# Rating lists: imported, searched, removed.

ratings-imported = { $list }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $new } new, { $changed } changed, { $gone } no longer listed.
ratings-disk = The list cannot be written to { $path }: { $cause }. Free some space there, then import it again. The lists are unchanged.
ratings-removed = { $list } removed.
ratings-status = { $list }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, imported { $imported } from { $file }, { $megabytes } MB, { $path }
ratings-dated = (list of { $date })
ratings-unusable = { $list }: { $path } cannot be used. Import the list again.
ratings-corrected = No exact match; players with one different letter are shown.
ratings-none-match = No list contains “{ $typed }”.
ratings-one-name = A name applies to a single file. Import the files one by one.

ratings-io = { $path }: { $cause }. Check the name, the folder and the free disk space.
ratings-not-a-file = { $path } is a folder, a pipe or a device. Choose the file of the list.
ratings-too-large = { $path } is larger than any rating list. Choose another file.
ratings-zip = { $path }: { $fault }
ratings-zip-damaged = The zip file is incomplete or damaged. Download it again.
ratings-zip-no-list = The zip file contains no rating list, only: { $names }. Choose another file.
ratings-zip-several = The zip file contains several lists: { $names }. Unpack it and choose one.
ratings-zip-unusual = The zip file is encrypted or uses an unsupported method. Unpack it and choose the list.
ratings-foreign = { $path } is not a readable rating list: it is neither FIDE’s TXT nor XML, and none of its first lines has known headings. Save the list as CSV or xlsx with a line of headings; if its headings differ, assign them: --column name=HEADING --column national=HEADING.
ratings-no-kind = { $path } has a single rating column without a rate of play. Add --kind standard, rapid or blitz.
ratings-fault = { $path }, line { $line }, column { $column }: { $fault }
ratings-nobody = { $path } contains no players. Choose another file.
ratings-shrunk = { $path } has { $after ->
    [one] { $after } player
   *[other] { $after } players
}, but { $list } has { $before }: the file seems incomplete. Download it again; if it is right, remove { $list } first.
ratings-name = “{ $found }” is not a valid list name. Use up to 40 lower-case letters, digits and hyphens.
ratings-no-such-list = There is no list “{ $found }”. Choose one of: { $known }.
ratings-no-list = No rating list has been imported. Download one from the federation, then press R on the players screen, or run: hakem ratings import FILE
ratings-store = { $path } cannot be used: { $cause }. Import the list again.
ratings-no-folder = The data folder is not defined. Set HOME or XDG_DATA_HOME.

ratings-long-row = The line is too long. The file is not a rating list, or it is damaged; download it again.
ratings-encoding = The text is not valid UTF-8. Save the list as UTF-8.
ratings-control-character = A name contains a control character. The list is damaged; download it again.
ratings-long-name = A name is too long. The list is damaged; download it again.
ratings-cut = The list is incomplete: it ends here. Download it again.
ratings-workbook = The workbook is damaged here. Save it again as xlsx or CSV.
ratings-not-a-number = Found “{ $found }”, expected a number. The columns do not match the first line; download the list again.
ratings-rating = Found the rating { $found }, expected up to 3999. The list is damaged; download it again.
ratings-entity = Found “{ $found }”: custom XML entities are not supported. Download the list from the federation.
ratings-misplaced = Found “{ $found }”, which is not allowed here. The list is damaged; download it again.

ratings-compared = Changed in the rating lists
ratings-offered = List of { $list }: players matched by number: { $found }; without a number, not compared: { $unnumbered }.
ratings-late = Round 1 is paired: the list in force on the first day counts, unless a rating was wrong. A change needs a reason once a round is published.
ratings-differ = Changed in the rating lists: { $count ->
    [one] { $count } player
   *[other] { $count } players
}. ,r among the players (F5) shows them.
ratings-none-found = No player was found in the lists by number; players without a number: { $unnumbered }.
ratings-none-differ = All { $found ->
    [one] { $found } player
   *[other] { $found } players
} found match the list of { $list }; without a number, not compared: { $unnumbered }.
ratings-none-taken = Nothing is marked. Nothing was changed.
ratings-taken = Accepted from the list: { $count ->
    [one] { $count } player
   *[other] { $count } players
}. u undoes this.
ratings-other-name = (in the list: { $name })

# A list that is imported while the console runs.
ratings-ended = Import cancelled. The lists are unchanged.
ratings-import-begun = Importing { $file } in the background. R shows the progress.
ratings-importing = { $file }: { $players ->
    [one] { $players } player
   *[other] { $players } players
} read so far
ratings-importing-end = E cancels the import; the lists stay unchanged. Esc lets it continue.
ratings-which-kind = Rate of play of the ratings in { $file }
rating-columns-title = Rating list { $file }
rating-columns-kept = Enter saves this for later files of this name
rating-columns-no-heading = This column has no heading, so it cannot be recognised next time. Move the line of headings with h and H, or add a heading in the file.
rating-columns-twice = Another column has the same heading. Rename one of them in the file.
rating-columns-no-number = No column is a rating, FIDE ID or licence number. Go to the column and press its letter.

ratings-malformed = { $path }:{ $line }:{ $column }: invalid. Expected addresses of lists by name, as in docs/rating-lists.md.
ratings-address = { $address } is not a valid address. It must begin with https:// or file://.
ratings-not-got = { $address } could not be downloaded: { $cause }. The lists are unchanged.
ratings-newer-than-start = { $list } of { $date } came into force after the first day and is not used.
ratings-none-of-start = { $said } Import the list of the month in which the event started.
ratings-update-begun = Downloading { $list } in the background. R shows the progress.
ratings-no-address = No list has an address. Add addresses to ratings.ron in the configuration folder, or import a file with R.
ratings-current = Are the rating lists current?
ratings-old = { $list } was imported on { $day }.
ratings-are-current = Compare the players with these lists
ratings-import-first = Import a list first
ratings-update-first = Download all lists first
