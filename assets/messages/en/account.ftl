# The account of an import: rows, columns and cells that are not in the result as they are in the file.

account-rows = Rows: { $rows }. Imported: { $taken }, merged: { $merged }, skipped: { $skipped }, refused: { $refused }.
account-used = Columns used: { $columns }.
account-unused = Columns not used: { $columns }.
account-entry = { $reason }: { $count } ({ $places }).
account-cell = Column “{ $column }”, { $reason }
account-line = line { $line }
account-place = line { $line }: “{ $found }”

account-same-person = Row of a person who has an earlier row, merged
account-headings = Row that repeats the headings
account-placeholder = Placeholder, not a player
account-no-name = Row without a name
account-not-a-name = Row with digits or a total in place of the name
account-same-number = Row with the number of another person
account-unreadable = Row that cannot be read
account-not-a-fide-id = not a FIDE ID, left blank
account-not-a-licence = not a licence number, left blank
account-not-a-rating = not a rating, left blank
account-not-a-coefficient = not a coefficient, left blank
account-not-a-birth = not a date or year of birth, left blank
account-not-a-sex = not a sex, left blank
account-not-a-federation = not a federation, left blank
account-not-a-title = not a FIDE title, left blank
account-not-a-club = not a name, left blank
account-number-taken = number of an earlier row, left blank
account-superseded = not used, since another column has precedence
account-mark = imported without the mark after the value
account-title-in-name = title separated from the name
account-name-order = family name determined from the order of the words
account-shortened = shortened
account-assumed = blank, the value of the list is assumed
account-other = Note

account-too-few = Only { $taken } of { $rows } rows can be imported.
account-unrated = No player has a rating.
account-no-names = The column of names holds no names ({ $found }): this is not a list of players. Choose another file.
import-doubtful = { $path } is unusual. Nothing was imported.
cli-confirm-list = Check the file. To import it anyway, add --confirm.
ratings-doubtful = { $path } is unusual; the lists are unchanged:
account-incomplete = { $path }: rows are missing from the account. This is a fault of hakem; report it, with the file. Nothing was imported.
account-shared-number = Column “{ $column }” has one number for several people ({ $count } rows), so it is not used.
account-unfit = A column of ratings or numbers cannot be read in more than one of ten rows.
ratings-access = This is a database of Access. Export its players as CSV, then import that.
ratings-unrated = Players without any rating: { $count }.
confirm-import-list = import
ratings-account = Rating list imported
