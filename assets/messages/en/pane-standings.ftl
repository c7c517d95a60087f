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
standings-lots-stay = A lot stays: it is kept in the event file and not drawn again. The smaller number comes first.
standings-more-columns = columns →
standings-fewer-columns = columns ←
standings-none = No round is published yet, so there are no standings.
standings-after = Standings after round { $round }
standings-adjourned = { $count ->
    [one] one adjourned game counts as a draw
   *[other] { $count } adjourned games count as draws
}

card-none = This player has no place in the standings yet.
card-head = No { $number } · place { $place } · { $score } points · adjusted score { $adjusted }
card-virtual = virtual opponent
card-dummy = dummy opponent
card-cut-low = cut (lowest)
card-cut-high = cut (highest)
