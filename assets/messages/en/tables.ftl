# Tables known beforehand: lots, groups, schedule, days of the rounds.

tables-key-enter-lots = enter drawn numbers
tables-key-groups = make groups
tables-key-all-rounds = publish all rounds
tables-key-final = start the final
tables-lot-of = Number drawn by { $player }
tables-lots-left = { $count } numbers still to draw, 1 to { $highest }. The arbiter draws for absent players.
tables-lot-range = Numbers run from 1 to { $highest }. Enter the drawn number.
tables-draw-title = Draw pairing numbers
tables-draw-all = Draw all numbers together
tables-draw-federations = No games within a federation in the last three rounds (Varma tables)
tables-varma-many = { $federation } has more players than one envelope has numbers. They may meet in the last rounds.
tables-varma-six = With twelve players, envelope C of the tables contains 6 and 12, who meet in the last round.
tables-publish-all = { $span ->
    [one] Publish round { $rounds }
   *[other] Publish rounds { $rounds } together
}
tables-published = { $span ->
    [one] Round { $rounds } published
   *[other] Rounds { $rounds } published
}
tables-groups = Number of groups
tables-groups-help = Players are distributed by rating in snake order; lots give the numbers within a group. 1 removes the groups; ,m on the players screen moves a player to another group.
tables-no-groups = Groups are made before round 1, in a round robin of at least four players.
tables-final = Number of players per group who advance to the final
tables-no-final = A final needs groups, and starts once all their rounds are complete.
tables-final-open = A group has fewer players, or the final has no table for this number. Enter another number.
tables-final-shared = { $count ->
    [one] Group { $group }: place { $place } is shared, { $count } player advances
   *[other] Group { $group }: place { $place } is shared, { $count } players advance
}
tables-final-advances = { $player } advances: enter the reason
tables-final-lot = Draw lots
tables-final-by-lot = by lot
event-round-days = Round days and times
event-round-days-set = { $count } of { $rounds }
event-help-round-days = Day and time of each round, such as 12.3.2026 18:30. Shown on schedules and sheets.
error-no-such-time = Not a valid time. Enter hours and minutes, such as 18:30.
sheet-schedule = Schedule
sheet-schedule-round = Round { $round }
sheet-rounds-table = Rounds of all players
sheet-black-sign = { $sign } before the number: Black
sheet-estimated-sign = { $sign } estimated by the arbiter
sheet-rating-list = Ratings: list of { $list }
tables-need-lots = { $count ->
    [one] { $count } player
   *[other] { $count } players
} without a pairing number: ,n enters drawn numbers, d draws for all; without lots the order of registration applies
tables-draw-again-title = Draw all numbers again
tables-draw-again = All participants have a number. All numbers will be removed and drawn again. For the same participants the result is the same; numbers entered manually are drawn this time.
tables-draw-again-new = All participants have a number. All numbers will be removed and drawn for the first time in this file. The current ones were entered or imported, so the result will differ.
tables-draw-outdated = The pairing numbers are out of date: participants joined or left after the draw.
tables-draw-unfinished = { $count ->
    [one] One participant has
   *[other] { $count } participants have
} no pairing number yet.
tables-draw-keep = keep the order of the remaining participants; new ones draw the other numbers
tables-draw-rest = draw for the { $count } without a number; the others keep theirs
tables-draw-reset = remove all numbers and draw for all
tables-numbers-stay = Pairing numbers are final once a round is paired.
tables-numbers-title = Drawn numbers
tables-number-missing = Enter the drawn number, 1 to { $highest }.
tables-number-twice = { $number } is already used. Each number is drawn once.
tables-all-drawn = All participants have a number. d draws again.
tables-need-teams = { $count ->
    [one] one team
   *[other] { $count } teams
} of { $boards }
tables-register-teams = Register teams: F5, then t.
tables-team-numbers = pairing numbers of the teams: { $teams }
tables-need-team-numbers = the teams have no pairing numbers: ,n enters drawn numbers, d draws them; r draws them too
players-key-group = to next group
groups-none = Not in a group
players-no-group = not in a group
tables-no-groups-yet = Make groups first (F6 ,t).
