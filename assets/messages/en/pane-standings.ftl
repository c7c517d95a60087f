# Standings, crosstable and the pairing card.

standings-card = pairing card
standings-team-card = team sheet
standings-crosstable = crosstable
standings-by-number = by number / rank
standings-lots = lots
standings-draw-lots-title = Draw lots?
standings-draw-lots = { $count ->
    [one] Draw a lot for the one player without a lot
   *[other] Draw lots for the { $count } players without a lot
}
standings-enter-lot = Enter the lot number of { $player }
standings-enter-value = Enter the { $id } value of { $player }
standings-lots-stay = Lots are final: they are stored in the event file and not drawn again. The lower lot number ranks first.
standings-more-columns = columns →
standings-fewer-columns = columns ←
standings-prizes = prizes
standings-filter = filter
standings-next-category = next category
standings-previous-category = previous category
standings-no-categories = No category except all players has prizes. Filter by sex, age, rating or club (,f).
standings-announced = required lists
standings-conflicts = conflicting results: { $count }
standings-all-players = all players
standings-filter-typed = players by conditions…
standings-warnings = tie-break notes
standings-no-warnings = All tie-breaks of the list have values.
standings-warned = { $count ->
    [one] ! one note on the tie-breaks (,w)
   *[other] ! { $count } notes on the tie-breaks (,w)
}
standings-announced-after = { $list } after round { $round }
standings-column-within = Rk cat
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
    [one] { $boards } result entered
   *[other] { $boards } results entered
}
prizes-none = No prizes yet. a adds a prize group and ,b a special prize; ,s sets the sharing.
prizes-none-yet = The list has no prizes yet. Add some first (a).
prizes-column = Prize
prizes-left-over = not awarded
prizes-race = Prize contenders
prizes-race-by = { $group }: ranks by points alone, { $rounds ->
    [0] games in progress
    [one] one round left
   *[other] { $rounds } rounds left
}; ✓ prize secured
prizes-race-out = { $count ->
    [0] No player is out of reach of a prize.
    [one] One other player is out of reach.
   *[other] { $count } other players are out of reach.
}
prizes-key-open = calculation / edit
prizes-key-add = add prizes
prizes-key-special = add special prize
prizes-key-remove = remove
prizes-key-division = prize sharing
prizes-field-title = Prizes
prizes-field-name = Name (such as General)
prizes-field-amounts = Amounts, first prize first
prizes-how-typed = Separate amounts with spaces, first prize first: 500 300 200
prizes-read-back = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}: { $amounts }; total { $total }
prizes-two-ways = Read as { $read }: a comma before this many digits is a decimal mark. For { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
} type “{ $other }”.
prizes-field-sharing = Equal points
prizes-field-each = Prizes per player
prizes-field-tied = Tied without a prize
prizes-tied-unnamed = not listed
prizes-tied-named = listed
prizes-tied = Tied without a prize: { $players }
prizes-field-currency = Currency
prizes-field-decimals = Decimal places
prizes-name-missing = The prize group has no name. Enter one, such as General.
prizes-special-title = Special prize
prizes-special-name = Name (such as Best game)
prizes-special-amount = Amount
prizes-special-thing = Non-cash prize
prizes-special-winner = Winner: number or name
prizes-special-name-missing = The prize has no name. Enter one, such as Best game.
prizes-special-several = A special prize has one amount. Enter one amount, or leave the field empty.
prizes-special-nothing = The prize is empty. Enter an amount or a non-cash prize.
prizes-not-given = not awarded yet
prizes-amount = Amount
prizes-total = Total
prizes-equal = equal points share equally
prizes-hort = Hort system: half by place, half equally
prizes-by-place = by place; only shared places are divided
prizes-one-each = one prize per player, the highest
prizes-several-each = one prize from each group
prizes-working-pot = Prizes, place { $places }: { $prizes } = { $pot }
prizes-working-exact = Equal shares: { $pot } / { $count } = { $part }
prizes-working-equal = Equal shares: { $pot } / { $count } = { $part }, rounded down
prizes-working-hort = Half by place, half equally: { $place } / { $sharers } / 2 + { $pot } / { $count } / 2 = { $part }, rounded down
prizes-working-remainder = { $count ->
    [one] Remainder of the division: { $unit }. The best placed player receives it.
   *[other] Remainder of the division: { $count } times { $unit }. The best placed players receive one each.
}
prizes-working-gets = Prize: { $amount }
standings-none = There are no standings yet. Publish round 1 first (F6).
standings-after = Standings after round { $round }
standings-within = Standings in round { $round }: { $results } of { $boards ->
    [one] { $boards } result entered
   *[other] { $boards } results entered
}
standings-by-after = { $title } after round { $round }
standings-by-within = { $title } in round { $round }: { $results } of { $boards ->
    [one] { $boards } result entered
   *[other] { $boards } results entered
}
crosstable-after = Crosstable after round { $round }
crosstable-within = Crosstable in round { $round }: { $results } of { $boards ->
    [one] { $boards } result entered
   *[other] { $boards } results entered
}
standings-adjourned = { $count ->
    [one] one adjourned game counts as a draw
   *[other] { $count } adjourned games count as draws
}

card-head = No { $number } · rank { $place } · score { $score }
card-adjusted = Points { $score }, adjusted score { $adjusted }
card-colours = { $due ->
    [none] Colour difference { $difference }
    [absolute] Colour difference { $difference } · absolute preference: { $colour }
   *[due] Colour difference { $difference } · colour preference: { $colour }
}
card-virtual = virtual opponent
card-dummy = dummy opponent
card-cut-low = cut (lowest)
card-cut-high = cut (highest)
card-total = Total
card-mean = mean of { $count }: { $mean }
card-own-value = own value: { $own }
card-difference = mean { $mean }; a score of { $percent }% gives { $difference }
card-expectation = lowest rating with an expected score of { $points }
standings-not-among-prizes = The prize list is shown. Return to the standings first (Esc).
standings-next-part = next group
standings-one-part = This event has one stage and one group, ranked together.
standings-in-bracket = The bracket is shown. Show the standings first (,b).
standings-first-columns = The first columns are shown. n shows the next ones.
standings-last-columns = The last columns are shown. N shows the previous ones.
standings-one-order = This list has only one order. The ranking of players has two.
standings-no-lots = No tie-break of the event uses lots. Add lots to the tie-breaks first (F4).
standings-lists-teams = This list ranks teams. Enter shows the sheet of the team.
standings-lists-players = This list ranks players. Esc returns to the teams.
standings-lots-of-players = Lots are drawn for players. Teams are ranked without lots.
standings-group = Group { $group }
standings-leg = { $span ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
standings-legend-decided = * decisive against the line above
standings-legend-among = ┌ │ └ values count within this group only
crosstable-unrated = * after a result: played, unrated
standings-withdrawn = × Withdrawn: { $players }.
standings-withdrawn-count = × Withdrawn: { $count }
standings-expelled = ×× Expelled, not ranked: { $players }.
standings-expelled-count = ×× Expelled, not ranked: { $count }
standings-adjusted = Points adjusted by the arbiter: { $players }.
standings-adjusted-player = { $player } { $points } (round { $round })
standings-withdrawn-player = { $player } (from round { $round })
standings-struck = × Withdrawn after fewer than half of their games; these games are annulled: { $players }.

standings-play-off = play-off guide
play-off-not-tied = This line is not tied on points. Move the cursor to a tied player or team, then open the guide.
play-off-too-early = { $span ->
    [one] ! Round { $rounds } is not played if the play-off begins now.
   *[other] ! Rounds { $rounds } are not played if the play-off begins now.
}
play-off-begin = Start the play-off with these settings
play-off-more = Further pairs of games before the Armageddon (golden point): { $count }
play-off-three-golden = Three tied: round robin of Armageddon games
play-off-three-drop = Three tied: the lowest drops out, the other two play a match
play-off-time = Four players: matches of two games
play-off-no-time = Four players: Armageddon matches
play-off-five-best = Five players: the best four play
play-off-five-all = Five players: round robin of all
play-off-seven-table = Seven players: numbers 1, 5, 2, 6, 3, 7, 4 by rank
play-off-seven-lot = Seven players: numbers by lot
play-off-keep = Play-off of the best { $count }
play-off-rest = After nine: the other eight continue
play-off-no-rest = After nine: the other eight stop
play-off-title = Play-off of { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-off-step = { $step }: { $players }
play-off-next = Next: { $step }
play-off-under-way = Ready. Pair, publish and enter results as usual.
play-off-to-pairings = Go to Pairings
play-off-draw = Draw lots
play-off-set-up = Add it as a stage of this event
play-off-enter-pairs = Enter the drawn order: player numbers, pair by pair
play-off-enter-moves = Enter the number of moves in won games, in this order
play-off-enter-order = Enter the drawn numbers, in this order
play-off-bad-numbers = The numbers do not match. Enter one number for each listed player, separated by spaces.
play-off-match = match of two games
play-off-more-games = two further games
play-off-golden-point = Armageddon (golden point)
play-off-round-robin = round robin
play-off-golden-round-robin = round robin of Armageddon games
play-off-lot-of-pairs = drawing of pairs
play-off-drop-lowest = drops out
play-off-best-ranked = do not play
play-off-fewest-moves = fewest moves in won games
play-off-decision = decision of the arbiter
progress-title = Rank by round
progress-points = Points by round:
progress-places = Ranks: { $places }
progress-leaders = Leaders by round
standings-only-prizes = Prizes are edited in the prize list. Open it first (,p).
standings-bracket = bracket
standings-no-bracket = Only a knockout has a bracket. The crosstable shows all games of other systems (,c).
bracket-winner-of = winner of { $one }–{ $other }
bracket-not-paired = This match is not paired yet. Left and Right show other rounds.
bracket-advances = { $winner } advances.
bracket-undecided = Tied. Add games or decide the match on the results screen (F7 ,d).
bracket-key-games = games of the match
bracket-key-rounds = rounds
standings-column-moved = ▲▼

# Forecast of the remaining rounds.
standings-rehearse = forecast
rehearsal-begun = Simulating the remaining rounds { $count } times in the background. The forecast opens when it is ready.
rehearsal-running = Simulated { $played } of { $count } times.
rehearsal-ready = Forecast ready. Press ,r on the standings screen.
rehearsal-stale = This forecast is out of date. Close it and press ,r again to recompute it.
rehearsal-over = All rounds are played. A forecast needs remaining games or rounds.
rehearsal-refused = The remaining rounds cannot be simulated. { $why }
rehearsal-never-paired = Round { $round } could not be paired in any simulation. { $why }
rehearsal-title = Forecast of { $span ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}, simulated { $count ->
    [one] once
   *[other] { $count } times
}
rehearsal-next = Likely opponents in round { $round }
rehearsal-column-expected = Points
rehearsal-column-places = Ranks
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
rehearsal-percent = { $share }%
rehearsal-stopped = { $count ->
    [one] One more simulation was stopped because a round could not be paired.
   *[other] { $count } more simulations were stopped because a round could not be paired.
}
rehearsal-note-how = Results follow the ratings, rounds are paired by the system of the event, and all players take part except those absent now. Points are the average final score.
rehearsal-note-places = Ranks: 90% of the simulations end in this range. A shared place counts as its best rank.
rehearsal-note-seed = Seed { $seed }. The same event and seed give the same figures, also with hakem simulate --from.
rehearsal-note-arbiter = For the arbiter only: not printed, not on web pages.
rehearsal-line = Forecast: final score { $points }, rank { $places }; first { $first }, top three { $three }
rehearsal-line-prize = Forecast: prize { $share }
rehearsal-line-norms = Forecast: norm { $norms }
rehearsal-line-next = Forecast, opponent in round { $round }: { $players }
standings-few-games = { $player } completed less than half of the games ({ $completed } of { $scheduled }). A player absent without notice counts as withdrawn (C.05 6.5): withdraw them (F5 w) to annul their results.
standings-few-meetings = { $times ->
    [0] { $one } and { $other } did not meet.
   *[other] { $one } and { $other } met { $times } of { $scheduled } times.
} In a round robin, all players meet each other.
