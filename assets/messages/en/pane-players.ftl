# The players pane.

players-key-add = add
players-key-edit = edit
players-key-withdraw = withdraw
players-key-expel = expel
players-key-points = points
players-key-bye = bye
players-key-check-in = check in
players-key-remove = remove
players-key-find = find
players-key-sort = sort
players-key-import = import
players-key-show-all = show all
players-key-teams = teams
players-key-ratings = ratings
players-key-exchange = swap number
players-key-import-ratings = import rating list
players-key-update-ratings = update lists
teams-key-draw = draw lots
teams-key-bye = bye
players-key-keep-search = keep the search

players-column-fide-id = FIDE ID
players-column-club = Club
players-column-status = Status
players-none = No players yet. a registers the first one, i imports a file; table rows can be pasted here.
players-none-teams = No players yet. t opens the list of teams, where a registers a team with its players; i imports a file; table rows can be pasted here.
teams-none = No teams yet. a registers one: its name, then its players in board order, or only the number of boards.
teams-ranked = Teams are numbered by rating when round 1 is paired.
teams-key-admit = admit
teams-admit-before = Teams registered before round 1 take part automatically.
teams-admit-again = This team already takes part.
teams-admit-table = The participants of a table or bracket were fixed before round 1.
teams-points-match = Match points, such as -1
teams-points-game = Game points, such as -1 or +½
teams-column-players = Players
teams-column-reserves = Reserves
teams-column-average = Average
teams-reserves = Reserves: { $players }
teams-name = Name
teams-players = Board order, by number
teams-captain = Captain
teams-reserves-field = Reserves
teams-boards-field = Boards, if no players
teams-rating = Rating, if entered
teams-without-players = { $boards ->
    [one] No players listed; plays on 1 board. Only match scores are recorded.
   *[other] No players listed; plays on { $boards } boards. Only match scores are recorded.
}
teams-no-boards = “{ $found }” is not a number of boards. Enter 1 to { $most }, or leave it empty if players are listed.
teams-add-title = Register teams
teams-edit-title = Edit team
teams-no-such-player = No player matches “{ $typed }”. Type a number of the starting list or part of the name.
teams-several-players = { $count ->
    [one] { $count } player matches
   *[other] { $count } players match
} “{ $typed }”. Type the number of one.
teams-drawn = Numbers drawn: { $teams }
teams-draw-over = Round 1 is paired: team numbers can no longer change.
players-search = Find
players-by-number = by pairing number
players-by-name = by name
players-by-rating = by rating
players-present = { $count } to play in round { $round }
players-withdrawn = { $count } withdrawn
players-found = { $count } found

players-withdrawn-from = withdrawn from round { $round }
players-expelled-from = expelled from round { $round }
players-no-half-points = no half-point byes
players-deny-half-points = Not entitled to half-point byes
players-grant-half-points = Entitled to half-point byes again
players-expels-title = Reason for expelling { $player } (from round { $round })
players-adjusted = round { $round }: { $points } by the arbiter
players-points-title = Points added to or deducted from { $player } in round { $round }
players-points-field = Points, such as -1 or +½
players-points-no-round = No round is published yet. Points can only be adjusted in a published round.
players-bye-in = round { $round }: { $bye }
players-byes-in = rounds { $round }: { $bye }
players-late = from round { $round }
players-plays = plays
players-bye-rounds = { $span ->
    [one] Round ({ $rounds })
   *[other] Rounds ({ $rounds })
}
players-bye-rounds-wrong = “{ $found }” is not a round. Enter rounds from { $first } to { $last }, such as 3 or 3-5 7.
doubt-half-point-byes = This makes { $count ->
    [one] one half-point bye
   *[other] { $count } half-point byes
}; the event grants { $most ->
    [0] none
    [one] one
   *[other] { $most }
}.
doubt-bye-too-late = Round { $round }: the event grants no half-point bye in { $last ->
    [one] the last round
   *[other] the last { $last } rounds
}.
doubt-full-point-bye = A full-point bye is irregular in a rated event.
players-checked-in = checked in
players-not-checked-in = not checked in
players-count-checked-in = { $here } checked in, { $open } not
players-check-in-over = Check-in ends when round 1 is paired. Set a bye for an absent player instead (b).
players-no-round-left = All rounds are paired. Increase the number of rounds on the event screen first (F4).

players-name = Name (family name first)
players-add-title = Add players
players-last-added = Last added
players-edit-title = Player
players-fide-id = FIDE ID
players-sex = Sex
players-female = female
players-male = male
players-born = Born
players-estimated = Estimated rating
players-coefficient = Coefficient K
players-rating-estimated = { $rating } (estimated by the arbiter)
players-estimated-nothing = There is no rating to mark as estimated. Enter it, or choose “neither”.
players-club = Club
players-name-language = Language of the name
players-by-federation = by federation
players-correct-title = { $player }: correction
players-reason = Reason, for the log
players-reason-misspelt = mistyped at registration
players-reason-list = rating list misread
players-reason-person = mistaken for another player
players-reason-federation = stated by the federation
players-rating-low = Rating { $found } is too low for this pairing system. Enter { $lowest } or more, or leave it empty.
players-missed = Missed rounds
players-missed-counts = { $rounds ->
    [one] { $rounds } missed round at { $each }, score { $score }
   *[other] { $rounds } missed rounds at { $each } each, score { $score }
}
players-leaves-title = { $player } withdraws
players-leaves-draft = From round { $round } on; re-pair its draft afterwards (F6, r)
players-leaves-later = From round { $round } on
players-plays-from = plays from round { $round }
players-removed = { $player } is no longer registered. u restores the player.
players-forfeits-remain = { $player } is reinstated. Forfeits since the withdrawal remain ({ $span ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}): clear them on the results screen (F7, Backspace).
players-no-teams = The event has no teams. Choose a system for teams first (F4).
players-no-search = No search is active, so all players are shown.
players-teams-first = The list of players is shown. Open the list of teams first (t).
players-not-among-teams = The list of teams is shown. Return to the players first (t).
players-none-yet = No player is registered yet. Add one first (a).
players-groups-stay = Groups are locked once round 1 is paired.
players-search-first = A search is open. End it first (Enter or Esc).
doubt-no-letters = The name contains no letter.
doubt-namesake = { $player } has the same name.
doubt-listed = The rating lists have { $name } ({ $federation } { $rating }): press Down to select.
doubt-rating = { $rating } is unusual: ratings are usually between 1000 and 2900.
doubt-newer-list = { $list } of { $date } came into force after the first day; the list in force on that day counts (C.04.2 2.1). Check the rating.
doubt-federation = FIDE has no federation { $code }.
doubt-born = Year of birth { $year } is implausible.
doubt-title = { $title } is a women’s title.
players-key-entry-fee = entry fee
players-key-own-board = reserved board
players-own-board-title = Reserved board: { $player }
players-own-board-help = The player sits at this board in every Swiss round paired from now on. Leave it empty for any board.
fees-title = Entry fee: { $player }
fees-field-paid = Paid
fees-field-due = Due (default { $usual })
fees-open = Entry fee unpaid: { $amount }
players-at-own-board = always at board { $board }
