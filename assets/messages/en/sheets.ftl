# Sheets, on paper or as files.

sheet-starting-list = Starting list
pairings-virtual-legend = 1+1: points and virtual points of the acceleration
sheet-pairings = Pairings of round { $round }
sheet-pairings-by-name = Pairings of round { $round } by name
sheet-moves = Changed boards of round { $round }: version { $before } of { $time } → version { $version }
sheet-results-of = Results of round { $round }
sheet-bulletin = Bulletin after round { $round }
sheet-slips = Result slips of round { $round }
sheet-slip = Round { $round } · Board { $board }
sheet-captain = captain of { $team }: { $captain }
sheet-slip-game = Game { $game }
sheet-slip-match = { $white } – { $black } · board { $board } of the match
sheet-board = Board { $board }
sheet-signature = Signature
sheet-cards = Pairing cards after round { $round }
sheet-cards-within = Pairing cards in round { $round }: { $results } of { $boards ->
    [one] { $boards } result entered
   *[other] { $boards } results entered
}
sheet-teams = Team sheets
sheet-board-prizes = Best results by board after round { $round }
board-prizes-reserves = Reserves
board-prizes-games = Games played over the board; by points, then by percentage
board-prizes-minimum = The regulations decide how many games a board prize requires; no player is excluded here
sheet-matches = Matches, round { $round }
teams-black = { $sign } Black; opponents by board order number
teams-black-across = { $sign } Black; opponents by team number and board: 3/2 is board 2 of team 3
team-board = { $team }, board { $board }
teams-reserve-sign = R
teams-standing = Rank { $place }, game points { $team }, match points { $match }
teams-standing-points = Rank { $place }, game points { $team }
teams-match = Round { $round }: { $opponent } { $own } - { $other } ({ $match })
teams-match-games = Round { $round }: { $opponent } { $own } - { $other }
teams-bye = no opponent
teams-absent = absent
sheet-absent = Absent: { $players }
sheet-byes = Byes and absences
sheet-score-groups = Scoregroup cards before round { $round }
sheet-score-group = Score { $score }
sheet-score-group-due = { $count ->
    [one] { $count } player
   *[other] { $count } players
} · colour preference: White { $white }, Black { $black }
sheet-dubov-table = Round table (Dubov), round { $round }
sheet-keizer = Keizer ranking after round { $round }
sheet-keizer-cycle = The list does not become stable: { $steps } lists repeat in turn. Players are ranked by the mean of their totals.
keizer-column-win = Win
keizer-column-draw = Draw
keizer-column-won = Won
keizer-column-drawn = Drawn
keizer-column-lost = Lost
keizer-column-byes = Byes
keizer-column-club = Club
keizer-column-notice = Notice
keizer-column-absent = Absent
keizer-column-balance = W−B
sheet-reasons = Explanation of the pairings of round { $round }
sheet-round-day = round { $round }: { $day }
sheet-incomplete = Round { $round } is not complete: { $results } of { $boards ->
    [one] { $boards } result
   *[other] { $boards } results
} entered.
column-before = Before
column-due = Prefers
column-half = Half
column-side = Seat
side-left = left
side-right = right
column-article = Article
sheet-reason = Reason
categories-women = Women
categories-column = Category
categories-unrated = Unrated
group-ranking-players = Players
group-ranking-counted = Players counted
group-ranking-best = { $count ->
    [one] Points of the best player
   *[other] Points of the best { $count } players
}. Equal points: by the sums of their tie-breaks in order, then by the rank of the best of them.
group-ranking-all = Points of all players. Equal points: by the sums of their tie-breaks in order, then by the rank of the best of them.
group-ranking-least = { $count ->
    [one] Not ranked without a player.
   *[other] Not ranked with fewer than { $count } players.
}
sheet-slip-minutes = White { $white } min, Black { $black } min
column-minutes = Minutes
sheet-season = Season ranking
season-total = Total
season-by-score = points scored in each event
season-by-place = points for places: { $points }; further places { $others }
season-counted = { $points }; best results that count: { $best } of { $events }. Results in brackets do not count.
season-ties = Equal totals: { $rules }
season-same-name = { $name }: players of this name have no common FIDE ID or licence number and are ranked separately. If they are one person, add the name to “same” in season.ron.
season-two-ids = { $name }: ranked as one person, with different FIDE IDs. Correct the ID in the event where it is wrong.
season-unused-name = { $name }: no player of the season has this name from “same”. Correct it in season.ron.
season-category-empty = No player fulfils the conditions.
season-tie-results = best single results
season-tie-dropped = best results that do not count
season-tie-places = best places
season-tie-score = points scored in the events that count
season-tie-latest = latest event
sheet-season-ratings = Season ratings
season-rating = National rating
season-ratings-note = Coefficient K { $k }; players without a rating start at { $first }. Not official.
sheet-incidents = Arbiter’s notes
sheet-incidents-private = For the arbiter and the federation only: not on web pages or in reports; of the sheets, only the log lists them too.
incident-column-kind = Incident
incident-column-text = Details
incident-line = round { $round }: { $incident }
incident-title = Note on round { $round }, board { $board }
incident-illegal-move = illegal move
incident-warning = warning
incident-phone = phone or device
incident-claim = claim
incident-other = other
sheet-version = version { $version } of { $time }
sheet-version-alone = version { $version }
sheet-code = Rescue code, { $blocks } blocks: hakem rescue restores the event from them
sheet-figure-logo = Logo of the organiser
sheet-figure-check = QR code of the page that verifies this round
sheet-check = left code: verify this round
sheet-figure-address = QR code: { $address }
sheet-figure-code = QR code with the same blocks as the text next to it
sheet-continued = { $title } (continued)
sheet-page = page { $page } of { $pages }
sheet-printed = printed { $time }

sheet-name-announcement = round announcement
sheet-announcement = Announcement of round { $round }
announcement-item = Item
announcement-value = Value
announcement-following = Remaining rounds
announcement-default-ends = Default time ends
announcement-lost-at = { $time }; players absent by then lose the game
countdown-begins = Round { $round } begins in { $left } ({ $time })
countdown-default-ends = Default time of round { $round } ends in { $left } ({ $time })
countdown-began = Round { $round } in play for { $left } (since { $time })
# How far the round on show is, in its chip: hours and minutes.
clock-begins = begins in { $left }
clock-default = default in { $left }
sheet-absent-times = The round has no date and time. Enter them on the event screen (F4).
sheet-name-starting-list = starting list
sheet-name-pairings = pairings by board
sheet-name-pairings-by-name = pairings by name
sheet-name-moves = changed boards
sheet-name-next-round = next round with last results
sheet-name-bulletin = bulletin
sheet-name-slips = result slips
sheet-name-results = result sheet
sheet-name-standings = standings
sheet-name-crosstable = crosstable
sheet-name-crosstable-by-number = crosstable by number
sheet-name-crosstable-by-place = crosstable by rank
sheet-name-teams = team sheets
sheet-name-board-prizes = best results by board
sheet-name-matches = team matches
sheet-name-cards = pairing cards
sheet-name-score-groups = scoregroup cards
sheet-name-dubov-table = round table (Dubov)
sheet-name-keizer = Keizer ranking
sheet-name-adjusted = adjusted scores
sheet-name-averages = average ratings of opponents
sheet-name-byes = byes and absences
sheet-name-rating-changes = rating changes
sheet-name-norm-chances = norm chances
sheet-name-prizes = prizes
sheet-name-prize-receipts = prize receipts
sheet-prize-receipts = Prize receipts after round { $round }
sheet-name-categories = standings by category
sheet-name-federations = standings by federation
sheet-name-clubs = standings by club
sheet-name-club-ranking = ranking of clubs
sheet-name-federation-ranking = ranking of federations
sheet-name-rating-groups = standings by rating group
sheet-name-reasons = explanations of the pairings
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
column-advances = Winner

sheet-absent-players = No player is registered yet. Register players, or import a list.
sheet-absent-nothing = No round is published yet. Publish one, then print its sheets.
sheet-absent-not-paired = Round { $round } is not paired. Choose a published round.
sheet-absent-draft = Round { $round } is still a draft. Publish it, then print it.
sheet-absent-one-version = No board changed: the pairing of round { $round } has not changed since it was published.
sheet-absent-results = Round { $round } has no results yet. Enter results, then print.
sheet-absent-system = The pairing system of this event does not use this sheet.
sheet-absent-part = This sheet does not contain that board or player. Choose another one, or leave the field empty for the full sheet.
sheet-absent-prizes = No prizes yet. Add them on the standings screen (F8 ,p).
sheet-absent-byes = No player has a bye or is absent.
sheet-absent-groups = No groups to list. Enter federation, club, sex, birth or rating of the players (F5); for age groups also the “First and last day” of the event (F4).
sheet-absent-teams = No team is registered. Register teams on the players screen (F5, t).

cli-unknown-sheet = There is no sheet { $sheet }. Choose one of: { $known }.
cli-no-columns = The sheet { $sheet } has no optional columns. Omit --show, or choose one of: { $sheets }.
cli-unknown-column = There is no column { $column }. Choose from: { $known }.
cli-unused-columns = Omitted because no player has the data: { $columns }.
cli-festival-list = Name one event of the festival to list its sheets.
cli-festival-forms = Sheets of a festival are printed together as text, Markdown or PDF only. For other formats name one of its events.
cli-missing-forms = --missing is for the forms it1, it3, it4 and fa1.
cli-missing-none = Nothing is missing.
cli-binary = PDF cannot be shown in a terminal. Name a file with --out PATH, or pipe the output to another program.
cli-sheet-ending = The extension of { $file } does not determine a format. Choose one of { $endings }, or name the format with --format.
cli-other-ending = The extension of { $file } contradicts --format. Omit --format, or choose another extension.
cli-no-part = The sheet does not contain this board or player. Omit --board and --player, or choose slips, cards or reasons and an existing number.
conditions-golden-point = Armageddon (golden point): White has 5 minutes, Black 4; if the game is drawn, Black wins the match.
conditions-position = Chess960, position { $number }: { $pieces }

sheet-letters-title = Characters missing from the fonts
sheet-letters-lacking = { $count ->
    [one] { $count } name has characters that cannot be printed: no font of this computer has them, or they change shape next to other characters. A box is printed for each; web pages show them. Enter the name in Latin letters, or install a font with these characters:
   *[other] { $count } names have characters that cannot be printed: no font of this computer has them, or they change shape next to other characters. A box is printed for each; web pages show them. Enter the names in Latin letters, or install a font with these characters:
} { $names }
sheet-entry-fees = Entry fees
sheet-name-entry-fees = entry fees
sheet-name-incidents = arbiter’s notes
sheet-absent-fees = No entry fee is set. Enter it for the event (F4), or for a player (F5 ,e).
sheet-absent-incidents = There are no notes by the arbiter. Enter them on the results screen (,r).
fees-column-owed = Owed
fees-column-paid = Paid
fees-column-open = Open
fees-total = Total
fees-unpaid = Not fully paid: { $count } of { $players }
sheet-badges = Badges
sheet-name-badges = badges
sheet-place-cards = Place cards
sheet-name-place-cards = place cards
