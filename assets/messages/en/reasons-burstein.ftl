# Classic. Explanation of a group:
reason-burstein-group = Scoregroup { $score }, in order: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Floaters: { $incoming }.
}
reason-burstein-joined = { $groups ->
    [one] Merged with one more scoregroup.
   *[other] Merged with { $groups } more scoregroups.
}
reason-burstein-sent-back = Returned, because with this floater the next group cannot be paired: { $players }.
reason-burstein-attempt = Attempt { $number } of the list: { $refused ->
    [0] all players receive the due colour.
    [one] one player does not receive the due colour.
   *[other] { $refused } players do not receive the due colour.
}
reason-burstein-late-attempt = First attempt with the fewest colours not granted ({ $refused }); its number in the list is too large to print.
reason-burstein-values = { $place }. { $player }: SB { $sb }, Buchholz { $buchholz }, Median { $median }, rating { $rating }.
reason-burstein-imaginary = { $player }: real points { $real }, imaginary points { $imaginary }.
reason-burstein-floater = { $player } is a floater to the next group.
reason-burstein-bye = { $player } has the bye: the last player of the lowest group who may have it.

# Colours of a board:
reason-burstein-only-order = Colours: the only order within the colour limits.
reason-burstein-number = Colours: neither has a due colour; the smaller pairing number and the drawn colour decide.
reason-burstein-both-due = Colours: both receive the due colour.
reason-burstein-equal-numbers = Colours: the player with the larger colour difference receives the due colour.
reason-burstein-irregularity = Colours: the player who missed the due colour more recently receives it.
reason-burstein-order = Colours: the first in the order of the group receives the due colour.

# No pairing:
reason-burstein-no-bye-candidate = The number of players is odd, and no player may have the bye.
reason-burstein-other-bye = The others could be paired with the bye given to one of these players: { $players }.
reason-burstein-no-opponent = { $player } has no legal opponent.
reason-burstein-cannot-all-be-paired = However the others are paired, some of these players remain unpaired: { $players }.

# FIDE, 2026. Explanation of a round:
reason-burstein-2026-seeding = Seeding round: rounds 1 to { $last } are paired by the Dutch System.
reason-burstein-2026-bracket = Bracket of score { $score }, by Index: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Incoming floaters: { $incoming }.
}
reason-burstein-2026-index = Number { $number }, { $player }: Buchholz { $buchholz }, SB { $sb }.
reason-burstein-2026-floater = { $player } cannot be paired in this bracket and floats to the next one.
reason-burstein-2026-bye = { $player } has the bye: lowest score { $score }, most games ({ $games }), lowest Index.
reason-burstein-2026-pair = Number { $number } of the bracket meets number { $opponent }.
reason-burstein-2026-refused = Both prefer { $colour }: only one preference can be granted.

# Colours of a board:
reason-burstein-2026-pairing-number = Colours: by the initial colour and the number of the higher-ranked player.
reason-burstein-2026-both-preferences = Colours: no colour preference is refused.
reason-burstein-2026-stronger-preference = Colours: the stronger preference is granted.
reason-burstein-2026-latest-difference = Colours: the opposite of the latest round in which the two had different colours.
reason-burstein-2026-higher-index = Colours: the preference of the player with the higher Index is granted.

# No pairing:
reason-burstein-2026-no-bye-candidate = The number of players is odd, and no player may have the bye.
reason-burstein-2026-no-opponent = { $player } has no legal opponent.
reason-burstein-2026-cannot-all-be-paired = However the others are paired, some of these players remain unpaired: { $players }.
