# What was typed and cannot be read.

typed-not-a-number = “{ $found }” is not a whole number. Type digits only, or leave it empty.
swiss-manager-not-a-number = Line { $line }, column { $column }: { typed-not-a-number }
typed-handicap = “{ $found }” is not a line of the handicap. Enter the difference and both times, separated by commas: 200 10-20, 400 5-25.
typed-number-groups = “{ $found }” is not a group. Enter numbers from 1, rounds, and points from 0.1 to 99.9; separate groups by semicolons: 1-20 1-2 1; 21-40 1 0.5.
typed-no-such-title = “{ $found }” is not a title. Type one of { $all }, or leave it empty.
typed-no-federation = “{ $found }” is not a federation. Type its three letters, such as TUR or CZE, or leave it empty.
typed-no-date = “{ $found }” is not a date. Type it as 2026-03-05 or 5.3.2026; month and day may be omitted.
typed-no-points = “{ $found }” is not a number of points. Type it as 1, ½ or 0.5.
typed-no-amount = “{ $found }” is not an amount. Separate amounts with spaces, such as 1000 500.50, with no more decimals than the currency has.
typed-too-large = { $found } is too large. Type a smaller number.
