# Sheets: what leaves the room, on paper or as a file.

sheet-starting-list = Starting list
sheet-pairings = Pairings of round { $round }
sheet-pairings-by-name = Pairings of round { $round } by name
sheet-moves = Who moves in round { $round }: version { $before } of { $time } → version { $version }
sheet-results-of = Results of round { $round }
sheet-bulletin = Bulletin after round { $round }
sheet-slips = Slips of round { $round }
sheet-slip = Round { $round } · Board { $board }
sheet-captain = captain of { $team }: { $captain }
sheet-slip-game = Game { $game }
sheet-slip-match = { $white } – { $black } · board { $board } of the match
sheet-board = Board { $board }
sheet-signature = Signature
sheet-cards = Pairing cards after round { $round }
sheet-cards-within = Pairing cards in round { $round }: { $results } of { $boards ->
    [one] { $boards } result is in
   *[other] { $boards } results are in
}
sheet-teams = Team sheets
sheet-board-prizes = Best results by board after round { $round }
board-prizes-reserves = Reserves
board-prizes-games = Games played over the board; by points, then by percentage
board-prizes-minimum = A minimum of games for a board prize is a matter of the regulations; nobody is left out here
sheet-matches = Matches, round { $round }
teams-black = { $sign } Black; opponents by their place in the board order
teams-reserve-sign = R
teams-standing = place { $place }, { $team } team points, { $match } match points
teams-match = Round { $round }: { $opponent } { $own } - { $other } ({ $match })
teams-bye = no opponent
teams-absent = absent
sheet-absent = Absent: { $players }
sheet-byes = Byes and absences
sheet-score-groups = Score-group cards before round { $round }
sheet-score-group = Score { $score }
sheet-score-group-due = { $count ->
    [one] { $count } player
   *[other] { $count } players
} · due White { $white } · due Black { $black }
sheet-dubov-table = Round table (Dubov), round { $round }
sheet-reasons = Why round { $round } is paired so
sheet-round-day = round { $round }: { $day }
sheet-incomplete = Round { $round } is not complete: { $results } of { $boards ->
    [one] { $boards } result
   *[other] { $boards } results
} are in.
column-before = Before
column-due = Due
column-half = Half
column-side = Seat
side-left = left
side-right = right
column-article = Article
sheet-reason = Reason
categories-women = Women
categories-column = Category
categories-unrated = Without a rating
categories-by-category = by category
categories-by-federation = by federation
categories-by-club = by club
categories-by-rating = by rating
sheet-version = version { $version } of { $time }
sheet-version-alone = version { $version }
sheet-code = Rescue code, { $blocks } blocks: hakem rescue rebuilds the event from them
sheet-figure-logo = Logo of the organiser
sheet-figure-address = Code for phones: { $address }
sheet-figure-code = Code for phones: the same blocks as beside it
sheet-continued = { $title } (continued)
sheet-page = page { $page } of { $pages }
sheet-printed = printed { $time }

sheet-name-announcement = announcement of the round
sheet-announcement = Announcement of round { $round }
announcement-following = Rounds to come
announcement-default-ends = Lost if absent at
announcement-lost-at = { $time }: who is not there by then loses
countdown-begins = Round { $round } begins in { $left } ({ $time })
countdown-default-ends = Default time of round { $round } ends in { $left } ({ $time })
# How far the round on show is, in its chip: hours and minutes.
clock-begins = begins in { $left }
clock-default = default in { $left }
sheet-absent-times = The round has no day and no time. Enter them on the event screen (F4).
sheet-name-starting-list = starting list
sheet-name-pairings = pairings by board
sheet-name-pairings-by-name = pairings by name
sheet-name-moves = only who moves
sheet-name-next-round = next round with last results
sheet-name-bulletin = bulletin
sheet-name-slips = result slips
sheet-name-results = result sheet
sheet-name-standings = standings
sheet-name-crosstable = crosstable
sheet-name-teams = team sheets
sheet-name-board-prizes = best results by board
sheet-name-matches = matches of teams
sheet-name-cards = pairing cards
sheet-name-score-groups = score-group cards
sheet-name-dubov-table = round table (Dubov)
sheet-name-adjusted = adjusted scores
sheet-name-averages = average ratings of opponents
sheet-name-byes = byes and absences
sheet-name-rating-changes = rating changes
sheet-name-norm-chances = norm chances
sheet-name-prizes = prizes
sheet-name-prize-receipts = prizes to sign for
sheet-prize-receipts = Prizes received, after round { $round }
sheet-name-categories = standings by category
sheet-name-federations = standings by federation
sheet-name-clubs = standings by club
sheet-name-rating-groups = standings by rating group
sheet-name-reasons = reasons
sheet-name-bracket = bracket
sheet-name-knockout = knockout sheet
sheet-name-schedule = schedule
sheet-name-rounds-table = rounds of all players
sheet-name-report = tournament report
sheet-name-log = log

sheet-bracket = Bracket after round { $round }
sheet-knockout = Knockout after round { $round }
sheet-bracket-round = Round { $round }
column-slots = Slots
column-goes-on = Goes on

sheet-absent-players = Nobody is registered yet. Register players, or import a list of them.
sheet-absent-nothing = No round is published yet. Publish one, then print its sheets.
sheet-absent-not-paired = Round { $round } is not paired. Choose a round that is published.
sheet-absent-draft = Round { $round } is a draft, which only the arbiter sees. Publish it, then print it.
sheet-absent-one-version = Nobody moves: the pairing of round { $round } was not changed after it was published.
sheet-absent-results = No result of round { $round } is in yet. Enter results, then print.
sheet-absent-system = The pairing system of this event does not use it.
sheet-absent-part = The sheet says nothing of this board or player. Choose another, or none for all of it.
sheet-absent-prizes = No prizes are announced. Announce them among the standings (F8, p).
sheet-absent-byes = Nobody has a bye and nobody is absent.
sheet-absent-groups = The players are in no such groups. Enter federation, club, sex, birth or rating at the players (F5), and the first day of the event for ages (F4).
sheet-absent-teams = No team is registered. Register teams among the players (F5, t).

cli-unknown-sheet = There is no sheet { $sheet }. Choose one of: { $known }.
cli-no-columns = The sheet { $sheet } has no columns to choose. Leave --show out, or choose one of: { $sheets }.
cli-unknown-column = There is no column { $column }. Choose some of: { $known }.
cli-unused-columns = Left out, since no player has it: { $columns }.
cli-festival-list = Name one event of the festival to list its sheets.
cli-festival-forms = The sheets of a festival are printed together as text, Markdown or PDF. For other forms name one of its events.
cli-binary = PDF is no text for a terminal. Name a file with --out PATH, or send the output on to another program.
cli-sheet-ending = The end of the name { $file } does not say in which form to write. Choose one of { $endings }, or name the form with --format.
cli-other-ending = The end of the name { $file } says another form than --format. Leave --format out, or choose another ending.
cli-no-part = The sheet has no part about this board or player. Leave --board and --player out, or choose slips, cards or reasons and a number that is in them.
conditions-golden-point = Golden point: White 5 minutes, Black 4; a draw puts White out.
conditions-position = Chess960, position { $number }: { $pieces }

sheet-letters-title = Letters that the pages lack
sheet-letters-lacking = { $count ->
    [one] { $count } name has letters that cannot be printed: no font of this computer has them, or they change their form beside others. A box stands for each, and web pages show them. Enter such a name in Latin letters, or install a font with its letters:
   *[other] { $count } names have letters that cannot be printed: no font of this computer has them, or they change their form beside others. A box stands for each, and web pages show them. Enter such a name in Latin letters, or install a font with its letters:
} { $names }
sheet-entry-fees = Entry fees
sheet-name-entry-fees = entry fees
sheet-absent-fees = No entry fee is announced. Enter it on F4, or for a player on F5 (e).
fees-column-owed = Owed
fees-column-paid = Paid
fees-column-open = Open
fees-total = In all
fees-unpaid = Not paid in full: { $count } of { $players }
sheet-badges = Badges
sheet-name-badges = badges
sheet-place-cards = Place cards
sheet-name-place-cards = place cards
