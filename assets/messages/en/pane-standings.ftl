# Standings, crosstable and the pairing card.

standings-card = pairing card
standings-crosstable = crosstable
standings-by-number = by number / rank
standings-lots = lots
standings-draw-lots-title = Draw lots?
standings-draw-lots = { $count ->
    [one] Draw a lot for the one player who has none
   *[other] Draw lots for the { $count } players who have none
}
standings-enter-lot = Enter the lot of { $player }
standings-enter-value = Enter { $id } of { $player }
standings-lots-stay = A lot stays: it is kept in the event file and not drawn again. The smaller number comes first.
standings-more-columns = columns →
standings-fewer-columns = columns ←
standings-prizes = prizes
standings-filter = filter
standings-next-category = next category
standings-previous-category = previous category
standings-no-categories = No category beside everybody has prizes: f filters by sex, age, rating or club.
standings-announced = announced lists
standings-conflicts = results in conflict: { $count }
standings-everybody = everybody
standings-filter-typed = players who meet conditions …
standings-warnings = notes on the tie-breaks
standings-no-warnings = Every tie-break of the list has its values.
standings-warned = { $count ->
    [one] ! one note on the tie-breaks (w)
   *[other] ! { $count } notes on the tie-breaks (w)
}
standings-announced-after = { $list } after round { $round }
standings-column-within = Pl cat
standings-column-to-play = Left

category-sex = Sex
category-any = any
category-women = women
category-men = men
category-born-from = Born in or after (year)
category-born-to = Born in or before (year)
category-rating-from = Rating at least
category-rating-to = Rating at most
category-since = born in or after { $year }
category-until = born in or before { $year }

prizes-after = Prizes after round { $round }
prizes-within = Prizes in round { $round }: { $results } of { $boards ->
    [one] { $boards } result is in
   *[other] { $boards } results are in
}
prizes-none = No prizes are announced. a adds a group of prizes, b a special prize, s says how they are divided.
prizes-column = Prize
prizes-left-over = nobody is left for
prizes-race = Who can still win
prizes-race-by = { $group }: places by points alone, { $rounds ->
    [0] with the games still open
    [one] one round to come
   *[other] { $rounds } rounds to come
}; ✓ is sure of a prize
prizes-race-out = { $count ->
    [0] Nobody is out of reach of a prize.
    [one] One other is out of reach.
   *[other] { $count } others are out of reach.
}
prizes-key-open = working / change
prizes-key-add = add prizes
prizes-key-special = add a special prize
prizes-key-remove = take out
prizes-key-division = how they are divided
prizes-field-title = Prizes
prizes-field-name = Name, such as General
prizes-field-amounts = Amounts, first prize first
prizes-how-typed = Blanks separate the amounts, the first prize comes first: 500 300 200
prizes-read-back = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}: { $amounts }; together { $total }
prizes-two-ways = Read as { $read }: a comma before so many digits is a decimal mark. For { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
} type “{ $other }”.
prizes-field-sharing = Equal points
prizes-field-each = Prizes a player
prizes-field-currency = Currency
prizes-field-decimals = Digits behind the mark
prizes-name-missing = The prizes have no name. Enter one, such as General.
prizes-special-title = Special prize
prizes-special-name = Name, such as Best game
prizes-special-amount = Amount
prizes-special-thing = What else is given
prizes-special-winner = Winner: number or name
prizes-special-name-missing = The prize has no name. Enter one, such as Best game.
prizes-special-several = A special prize is one. Enter one amount, or nothing.
prizes-special-nothing = Nothing is given. Enter an amount, or what else is given.
prizes-not-given = not given yet
prizes-amount = Amount
prizes-total = In all
prizes-equal = equal points share equally
prizes-hort = Hort system: half by place, half equally
prizes-by-place = by place; only shared places share
prizes-one-each = one prize a player, the greatest
prizes-several-each = one prize of each group
prizes-working-pot = Prizes of places { $places }: { $prizes } = { $pot }
prizes-working-equal = In equal parts: { $pot } : { $count } = { $part }, rounded down
prizes-working-hort = Half by place, half equally: { $place } : { $sharers } : 2 + { $pot } : { $count } : 2 = { $part }, rounded down
prizes-working-remainder = { $count ->
    [one] Left over by the division: { $unit }. The best placed gets it.
   *[other] Left over by the division: { $count } times { $unit }. The best placed get one each.
}
prizes-working-gets = Prize: { $amount }
standings-none = No round is published yet, so there are no standings.
standings-after = Standings after round { $round }
standings-within = Standings in round { $round }: { $results } of { $boards ->
    [one] { $boards } result is in
   *[other] { $boards } results are in
}
crosstable-after = Crosstable after round { $round }
crosstable-within = Crosstable in round { $round }: { $results } of { $boards ->
    [one] { $boards } result is in
   *[other] { $boards } results are in
}
standings-adjourned = { $count ->
    [one] one adjourned game counts as a draw
   *[other] { $count } adjourned games count as draws
}

card-head = No { $number } · place { $place } · score { $score }
card-adjusted = Points { $score }, adjusted score { $adjusted }
card-colours = { $due ->
    [none] Colour difference { $difference }
    [absolute] Colour difference { $difference } · due { $colour } (absolute)
   *[due] Colour difference { $difference } · due { $colour }
}
card-virtual = virtual opponent
card-dummy = dummy opponent
card-cut-low = cut (lowest)
card-cut-high = cut (highest)
card-total = Total
card-mean = mean of { $count }: { $mean }
card-difference = mean { $mean }; score { $percent } % gives { $difference }
card-expectation = the lowest rating that expects { $points }
standings-not-among-prizes = not among the prizes; Esc leads back to the standings
standings-next-part = next group
standings-one-part = This event is ranked as a whole: it has one leg and one group.
standings-in-bracket = The bracket is on show; b leads to the standings.
standings-group = Group { $group }
standings-leg = rounds { $first }-{ $last }
standings-legend-decided = * decided here, against the line above
standings-legend-among = ┌ │ └ the values hold among these alone
standings-withdrawn = Withdrawn: { $players }.
standings-expelled = Expelled, without a place: { $players }.
standings-adjusted = By the arbiter: { $players }.
standings-adjusted-player = { $player } { $points } (round { $round })
standings-withdrawn-player = { $player } (from round { $round })
standings-struck = Withdrawn with less than half of their games played; their games count for nobody: { $players }.

standings-play-off = play-off guide
play-off-not-tied = Nobody has as many points as this player. Put the cursor on one of those who are tied, then open the guide.
play-off-begin = Begin the play-off as announced
play-off-more = Further games before the golden point: { $count } times two
play-off-three-golden = Three all equal: a round robin of golden points
play-off-three-drop = Three all equal: the lowest drops out, the other two play a match
play-off-time = Four: two games a match
play-off-no-time = Four: a golden point a match
play-off-five-best = Five: the best four play
play-off-five-all = Five: all play a round robin
play-off-seven-table = Seven: numbers 1, 5, 2, 6, 3, 7, 4 by rank
play-off-seven-lot = Seven: numbers by lot
play-off-keep = The best { $count } play
play-off-rest = After nine: the other eight play on
play-off-no-rest = After nine: the other eight do not play on
play-off-title = Play-off of { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-off-step = { $step }: { $players }
play-off-next = Next: { $step }
play-off-under-way = It is set up: pair, publish and enter results as always.
play-off-to-pairings = Go to the pairings
play-off-draw = Draw by lot
play-off-set-up = Set it up as a leg of this event
play-off-enter-pairs = Enter the order drawn: the numbers of the players, pair by pair
play-off-enter-moves = Enter the moves in the games won, in this order
play-off-enter-order = Enter the numbers drawn, in this order
play-off-bad-numbers = These numbers do not fit. Enter one number for each player named, with spaces between.
play-off-match = match of two games
play-off-more-games = two further games
play-off-golden-point = golden point
play-off-round-robin = round robin
play-off-golden-round-robin = round robin of golden points
play-off-lot-of-pairs = pairs by lot
play-off-drop-lowest = drops out
play-off-best-ranked = are left out
play-off-fewest-moves = fewest moves in the games won
play-off-decision = the arbiter decides
progress-title = Places by round
progress-points = Points by round:
progress-places = Places: { $places }
progress-leaders = Leaders by round
standings-only-prizes = only among the prizes; p shows them
standings-bracket = bracket
standings-no-bracket = a knockout has a bracket
bracket-winner-of = winner of { $one }–{ $other }
bracket-not-paired = This match is not paired. Left and right go to other rounds.
bracket-goes-on = { $winner } goes on.
bracket-undecided = Level: further games or a decision follow (results pane, p).
bracket-key-games = games of the match
bracket-key-rounds = rounds
standings-column-moved = ▲▼

# The rest of the event, played many times.
standings-rehearse = rehearsal
rehearsal-begun = The rest of the event is being played { $count } times. Go on; what comes of it opens when it is there.
rehearsal-running = Played { $played } of { $count } times.
rehearsal-ready = The rest of the event is rehearsed. r among the standings shows it.
rehearsal-stale = This is the event as it was. Close it and press r again: the rest is played from where the event is now.
rehearsal-over = Every round is played. Rehearse while games or rounds are still to come.
rehearsal-refused = The event cannot be played on as it is. { $why }
rehearsal-never-paired = Round { $round } could not be paired in any continuation. { $why }
rehearsal-title = Rehearsal of rounds { $first } to { $last }, played { $count ->
    [one] once
   *[other] { $count } times
}
rehearsal-next = Who may meet whom in round { $round }
rehearsal-column-expected = Points
rehearsal-column-places = Places
rehearsal-column-first = 1st %
rehearsal-column-three = 1–3 %
rehearsal-column-ten = 1–10 %
rehearsal-column-prize = Prize %
rehearsal-column-norms = Norms
rehearsal-column-meets = Meets
rehearsal-bye = bye
rehearsal-others = { $count ->
    [one] one other
   *[other] { $count } others
} { $share }
rehearsal-percent = { $share } %
rehearsal-stopped = { $count ->
    [one] One more continuation was not played to its end, since a round could not be paired.
   *[other] { $count } more continuations were not played to their end, since a round could not be paired.
}
rehearsal-note-how = Results follow the ratings, rounds are paired by the system of the event, and nobody is absent but who is now. Points are those at the end, on average.
rehearsal-note-places = In nine of ten continuations the place lies between these. A shared place counts as the best of it.
rehearsal-note-seed = Seed { $seed }. The same event with the same seed gives the same figures, also by hakem simulate --from.
rehearsal-note-arbiter = For the arbiter alone: it stands on no wall and no page.
rehearsal-line = Rehearsal: { $points } points at the end, place { $places }; first { $first }, among three { $three }
rehearsal-line-prize = Rehearsal: a prize { $share }
rehearsal-line-norms = Rehearsal: norm { $norms }
rehearsal-line-next = Rehearsal: in round { $round } meets { $players }
