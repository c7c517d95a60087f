# The ratings of players: official ones, the one that counts, those of long events.

event-long = { $day }  (long event: over 30 days)
event-unrated = Unrated players
event-help-unrated = What stands in for the rating of an unrated player in tie-breaks by ratings. A rating in a code, as in ARO/U1400, goes before it.
event-rating-taken = Ratings of tie-breaks
event-help-rating-taken = In an event of over 30 days a player can have several ratings, each from a round on. Tie-breaks take the first unless the rules of the event say otherwise.
unrated-dropped = the tie-break is passed over
unrated-fixed = fixed rating: { $rating }
unrated-fixed-open = a fixed rating …
unrated-lowest = the lowest of the field
unrated-average = the average of the field
rating-taken-first = the first of each player
rating-taken-each-round = that of the round of the game
rating-taken-last = the last of each player
warning-rating-tie-breaks = The event takes more than 30 days, in which ratings change: tie-breaks by ratings are not advised ({ $list }).
tie-break-warning-long-event = { $id } counts ratings, which change in an event of over 30 days. Choose another tie-break.
players-later-ratings = Ratings from a round on
players-rating-from = { $rating } from round { $round }
typed-no-later-rating = Found “{ $found }”, expected a round from 2 on and its ratings: 5:2130 or 5:2130/2080, separated by blanks.
