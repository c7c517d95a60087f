# Tables known beforehand: lots, groups, schedule, days of the rounds.

tables-key-enter-lots = enter drawn numbers
tables-key-groups = make groups
tables-key-all-rounds = publish all rounds
tables-key-final = begin the final
tables-lot-of = Number drawn by { $player }
tables-lots-left = { $count } still to draw; numbers 1 to { $highest }. The arbiter draws for who is absent.
tables-lot-too-high = There are numbers 1 to { $highest } only. Enter the one that was drawn.
tables-draw-title = Draw the numbers
tables-draw-all = All numbers from one urn
tables-draw-federations = Players of one federation not in the last three rounds (Varma tables)
tables-varma-many = { $federation } has more players than one envelope has numbers: they may meet in the last rounds.
tables-varma-six = For twelve players envelope C of the tables holds 6 and 12, who meet in the last round.
tables-publish-all = Publish rounds { $first } to { $last } at once
tables-published = Published rounds { $first } to { $last }
tables-groups = How many groups
tables-groups-help = Players are dealt out in snake order of their ratings; inside a group their lots give the numbers. 1 ends the groups; m in the players pane moves a player to another one.
tables-no-groups = Groups are made before round 1, in a round robin of four players or more.
tables-final = How many of each group go on to the final
tables-no-final = A final follows groups whose rounds are all complete.
tables-final-open = A group has not so many players, or the final has no table for so many. Enter another number.
tables-final-shared = { $count ->
    [one] Group { $group }: place { $place } is shared, { $count } player goes on
   *[other] Group { $group }: place { $place } is shared, { $count } players go on
}
tables-final-goes-on = { $player } goes on: enter the reason
tables-final-lot = Draw a lot for it
tables-final-by-lot = by lot
event-round-days = Round days and times
event-round-days-set = { $count } of { $rounds }
event-help-round-days = Day and time of each round, as 12.3.2026 18:30. Schedules and sheets show them.
error-no-such-time = That is no time of the day. Enter hours and minutes, as 18:30.
sheet-schedule = Schedule
sheet-schedule-round = Round { $round }
sheet-rounds-table = Rounds of all players
sheet-black-sign = { $sign } before the number: Black
sheet-estimated-sign = { $sign } estimated by the arbiter
sheet-rating-list = Ratings: list of { $list }
tables-need-lots = { $count ->
    [one] { $count } player
   *[other] { $count } players
} have no number: n enters drawn numbers, d draws for all; without lots the order of registration gives them
tables-draw-again-title = Draw all numbers again
tables-draw-again = All participants have numbers. All numbers are removed and drawn again. For the same participants the draw gives the same numbers; entered numbers are replaced by drawn ones.
tables-draw-outdated = The numbers do not fit who takes part: somebody has left or come since they were drawn.
tables-draw-keep = keep the order of those who are still there; who came draws the rest
tables-draw-rest = draw for the { $count } who have none; the others keep theirs
tables-draw-anew = take all numbers back and draw for everybody
tables-numbers-stay = The numbers stay once a round is paired.
tables-numbers-title = Numbers that were drawn
tables-number-missing = Enter the number that was drawn, 1 to { $highest }.
tables-number-twice = { $number } is there already. Every number is drawn once.
tables-all-drawn = Everybody has a number. d draws again.
tables-need-teams = { $count ->
    [one] one team
   *[other] { $count } teams
} of { $boards }
tables-register-teams = F5, then t: the list of teams.
tables-team-numbers = numbers of the teams: { $teams }
tables-need-team-numbers = the teams have no numbers: n enters drawn ones, d draws; r draws them too
players-key-group = to the next group
groups-none = In no group
players-no-group = in no group
tables-no-groups-yet = Groups are made first: F6, t.
