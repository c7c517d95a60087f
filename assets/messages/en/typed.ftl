# What was typed and cannot be read.

typed-not-a-number = “{ $found }” is not a whole number. Type digits only, or nothing.
typed-no-such-title = “{ $found }” is not a title. Type one of { $all }, or nothing.
typed-no-federation = “{ $found }” is not a federation. Type its three letters, such as TUR or CZE, or nothing.
typed-no-date = “{ $found }” is not a date. Type it as 2026-03-05 or 5.3.2026; month and day may be left out.
typed-no-points = “{ $found }” is not a number of points. Type it as 1, ½ or 0.5.
typed-no-amount = “{ $found }” is not an amount. Type amounts with blanks between them, such as 1000 500.50, and no more digits than the money has.
typed-too-large = { $found } is too large. Type a smaller number.
