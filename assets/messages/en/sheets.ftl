# Sheets: what leaves the room, on paper or as a file.

sheet-starting-list = Starting list
sheet-pairings = Pairings of round { $round }
sheet-pairings-by-name = Pairings of round { $round } by name
sheet-moves = Who moves in round { $round }: version { $before } of { $time } → version { $version }
sheet-results-of = Results of round { $round }
sheet-slips = Slips of round { $round }
sheet-slip = Round { $round } · Board { $board }
sheet-signature = Signature
sheet-cards = Pairing cards after round { $round }
sheet-byes = Byes and absences
sheet-reason = Reason
sheet-version = version { $version }
sheet-printed = printed { $time }

sheet-absent-players = Nobody is registered yet. Register players, or import a list of them.
sheet-absent-nothing = No round is published yet. Publish one, then print its sheets.
sheet-absent-not-paired = Round { $round } is not paired. Choose a round that is published.
sheet-absent-draft = Round { $round } is a draft, which only the arbiter sees. Publish it, then print it.
sheet-absent-one-version = Nobody moves: the pairing of round { $round } was not changed after it was published.
sheet-absent-prizes = No prizes are announced. Announce them among the standings (F8, p).
sheet-absent-byes = Nobody has a bye and nobody is absent.

cli-unknown-sheet = There is no sheet { $sheet }. Choose one of: { $known }.
