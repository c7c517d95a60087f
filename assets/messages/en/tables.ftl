# Tables known beforehand: lots, groups, schedule, days of the rounds.

tables-key-enter-lots = enter drawn numbers
tables-key-groups = make groups
tables-key-all-rounds = publish all rounds
tables-key-final = begin the final
tables-lot-of = Number drawn by { $player }
tables-lots-left = { $count } still to draw; numbers 1 to { $highest }. The arbiter draws for who is absent.
tables-lot-too-high = There are numbers 1 to { $highest } only. Enter the one that was drawn.
tables-publish-all = Publish rounds { $first } to { $last } at once
tables-groups = How many groups
tables-groups-help = Players are dealt out in snake order of their ratings; inside a group their lots give the numbers.
tables-no-groups = Groups are made before round 1, in a round robin of four players or more.
tables-final = How many of each group go on to the final
tables-no-final = A final follows groups whose rounds are all complete.
tables-final-open = Tie-breaks and lots do not say who goes on, or a group has not so many. Enter another number, or draw lots.
event-round-days = Round days and times
event-round-days-set = { $count } of { $rounds }
event-help-round-days = Day and time of each round, as 12.3.2026 18:30. Schedules and sheets show them.
error-no-such-time = That is no time of the day. Enter hours and minutes, as 18:30.
sheet-schedule = Schedule
sheet-schedule-round = Round { $round }
sheet-rounds-table = Rounds of all players
sheet-black-sign = { $sign } before the number: Black
tables-need-lots = { $count } players have no number: n enters drawn numbers, d draws for all; without lots the order of registration gives them
