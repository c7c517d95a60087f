# The players pane.

players-key-add = add
players-key-edit = change
players-key-withdraw = withdraw
players-key-expel = expel
players-key-points = points
players-key-bye = bye
players-key-check-in = here / not yet
players-key-remove = remove
players-key-find = find
players-key-sort = sort
players-key-take-in = take in a file
players-key-show-all = show all
players-key-teams = teams
players-key-ratings = ratings
players-key-exchange = exchange number
players-key-import-ratings = import a rating list
players-key-update-ratings = update lists
teams-key-draw = draw lots
teams-key-bye = bye
players-key-keep-search = keep the search

players-column-fide-id = FIDE id
players-column-club = Club
players-column-status = Status
players-none = No players yet. a registers the first one, i takes in a file; rows of a table can be pasted here.
teams-none = No teams yet. a registers the first one.
teams-ranked = Teams are numbered by their ratings when round 1 is paired.
teams-key-admit = takes part
teams-admit-before = Teams that are registered before round 1 take part by themselves.
teams-admit-again = This team takes part already.
teams-admit-table = Who takes part in a table or a bracket was fixed before round 1.
teams-points-match = Match points, such as -1
teams-points-game = Game points, such as -1 or +½
teams-column-players = Players
teams-column-reserves = Reserves
teams-column-average = Average
teams-reserves = Reserves: { $players }
teams-name = Name
teams-players = Board order, by numbers
teams-captain = Captain
teams-reserves-field = Reserves
teams-boards-field = Boards, without players
teams-rating = Rating, where typed
teams-without-players = { $boards ->
    [one] No players listed, plays on 1 board. Only the scores of matches are kept.
   *[other] No players listed, plays on { $boards } boards. Only the scores of matches are kept.
}
teams-no-boards = “{ $found }” is no number of boards. Enter one from 1 to { $most }, or nothing where players are listed.
teams-add-title = Register teams
teams-edit-title = Change a team
teams-no-such-player = No player is found by “{ $typed }”. Type a number of the starting list or a part of the name.
teams-several-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
} are found by “{ $typed }”. Type the number of one.
teams-drawn = Numbers are drawn: { $teams }
teams-draw-over = Round 1 is paired: the numbers of the teams stay.
players-search = Find
players-by-number = by pairing number
players-by-name = by name
players-by-rating = by rating
players-present = { $count } present in round { $round }
players-withdrawn = { $count } withdrawn
players-found = { $count } found

players-withdrawn-from = withdrawn from round { $round }
players-expelled-from = expelled from round { $round }
players-no-half-points = no half-point byes
players-deny-half-points = Not entitled to half-point byes
players-grant-half-points = Entitled to half-point byes again
players-expels-title = Why is { $player } expelled (from round { $round })?
players-adjusted = round { $round }: { $points } by the arbiter
players-points-title = Points given to { $player } or taken, in round { $round }
players-points-field = Points, such as -1 or +½
players-points-no-round = No round is published yet. Points are given and taken in a round.
players-bye-in = round { $round }: { $bye }
players-late = from round { $round }
players-plays = plays
players-bye-rounds = Rounds ({ $first }-{ $last })
players-bye-rounds-wrong = { $found } is no round. Write rounds from { $first } to { $last }, such as 3 or 3-5 7.
doubt-half-point-byes = That makes { $count } half-point byes; this event grants { $most ->
    [0] none
    [one] one
   *[other] { $most }
}.
doubt-bye-too-late = Round { $round }: this event grants no half-point bye in { $last ->
    [one] the last round
   *[other] the last { $last } rounds
}.
doubt-full-point-bye = A full-point bye is not regular in rated events.
players-checked-in = here
players-not-checked-in = not here yet
players-count-checked-in = { $here } here, { $open } not yet
players-check-in-over = players are checked in before round 1 is paired
players-no-round-left = All announced rounds are paired. Announce more rounds on the event screen first.

players-name = Name (family name first)
players-add-title = Add players
players-last-added = Last added
players-edit-title = Player
players-fide-id = FIDE id
players-sex = Sex
players-female = female
players-male = male
players-born = Born
players-estimated = Estimated
players-coefficient = Coefficient K
players-rating-estimated = { $rating } (estimated by the arbiter)
players-estimated-nothing = There is no rating that could be an estimate. Enter it, or choose “neither”.
players-club = Club
players-name-language = Language of the name
players-by-federation = by federation
players-correct-title = { $player }: corrected
players-reason = Reason, for the log
players-reason-misspelt = mistyped at registration
players-reason-list = rating list read wrongly
players-reason-person = taken for somebody else
players-reason-federation = stated by the federation
players-rating-low = The rating { $found } is too low for this pairing system. Enter { $lowest } or more, or nothing.
players-missed = Missed rounds
players-missed-counts = { $rounds ->
    [one] { $each } for { $rounds } round: score { $score }
   *[other] { $each } for each of { $rounds } rounds: score { $score }
}
players-leaves-title = { $player } withdraws
players-leaves-draft = Already from round { $round } on, whose draft is then paired again
players-leaves-later = From round { $round } on
players-plays-from = plays from round { $round }
players-removed = { $player } is no longer registered. u brings the player back.
players-no-teams = teams take part where the system pairs teams, or once one is registered
players-no-search = nothing is searched for
players-teams-first = in the list of teams only; t shows it
players-not-among-teams = not in the list of teams; t goes back to the players
players-groups-stay = Groups are fixed when round 1 is paired.
players-search-first = A search is being typed; Enter or Esc ends it.
doubt-no-letters = The name has no letter.
doubt-namesake = { $player } has the same name.
doubt-listed = The rating lists have { $name } ({ $federation } { $rating }): Down takes them.
doubt-rating = { $rating } is unusual: ratings are between 1000 and 2900.
doubt-federation = FIDE has no federation { $code }.
doubt-born = Born in { $year }: nobody of that age plays.
doubt-title = { $title } is a title for women.
players-key-entry-fee = entry fee
players-key-own-board = own board
players-own-board-title = Own board: { $player }
players-own-board-help = The player sits at this board in every round of a Swiss that is paired from now on. Nothing typed: any board.
fees-title = Entry fee: { $player }
fees-field-paid = Has paid
fees-field-due = Owes, if not { $usual }
fees-open = Entry fee open: { $amount }
players-at-own-board = always at board { $board }
