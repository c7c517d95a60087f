# What is said where the console goes line by line.

linear-begins = hakem, line by line. F10 or Ctrl-L says the line again, F11 or Ctrl-P all that stands here, question mark the keys.
linear-round = round { $round } of { $rounds }
linear-board = Board { $board }: White { $white }, Black { $black }, { $result }
linear-pair = Board { $board }: White { $white } with { $points }, Black { $black } with { $others }
linear-no-result = no result
linear-conflict = { $result }, in conflict with { $found }
linear-slip = Slip { $typed }
linear-marked = { $player } marked
linear-next = Next: { $key }, { $what }
linear-warning = Note: { $what }
linear-refused = Refused: { $what }
linear-help-again = Says the line of the cursor again.
linear-help-whole = Says everything that stands here, and what a wide screen shows beside it.
linear-empty = No line stands here.
