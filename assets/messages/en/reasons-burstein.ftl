# Classic. The working of a group:
reason-burstein-group = Group of score { $score }, in order: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Came in as floater: { $incoming }.
}
reason-burstein-joined = { $groups ->
    [one] Joined with one more score group.
   *[other] Joined with { $groups } more score groups.
}
reason-burstein-sent-back = Sent back, for with this floater the next group cannot be paired: { $players }.
reason-burstein-attempt = Attempt number { $number } of the list: { $refused ->
    [0] everybody gets the due colour.
    [one] one player does not get the due colour.
   *[other] { $refused } players do not get the due colour.
}
reason-burstein-late-attempt = The first attempt with the fewest refused colours ({ $refused }); its number in the list is too large to write.
reason-burstein-values = { $place }. { $player }: SB { $sb }, Buchholz { $buchholz }, median { $median }, rating { $rating }.
reason-burstein-imaginary = { $player }: { $real } real and { $imaginary } imaginary points.
reason-burstein-floater = { $player } is left over and goes to the next group.
reason-burstein-bye = { $player } has the bye: the last in order of the lowest group who may have it.

# Colours of a board:
reason-burstein-only-order = Colours: only this order is within the limits.
reason-burstein-number = Colours: nobody is due a colour, so the smaller number and the lot decide.
reason-burstein-both-due = Colours: both get what they are due.
reason-burstein-equal-numbers = Colours: due colour to the one whose Whites and Blacks are further apart.
reason-burstein-irregularity = Colours: due colour to the one who was refused it more recently.
reason-burstein-order = Colours: due colour to the first in the order of the group.

# No pairing:
reason-burstein-nobody-for-bye = The number of players is odd, and nobody may have the bye.
reason-burstein-other-bye = The others could be paired if the bye went to one of these: { $players }.
reason-burstein-no-opponent = Nobody may be paired with { $player }.
reason-burstein-cannot-all-be-paired = However the others are paired, some of these are left over: { $players }.

# FIDE, 2026. The working of a round:
reason-burstein-2026-seeding = Seeding round: up to round { $last } the Dutch System pairs.
reason-burstein-2026-bracket = Bracket of score { $score }, by Index: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Came in as floaters: { $incoming }.
}
reason-burstein-2026-index = Number { $number }, { $player }: Buchholz { $buchholz }, SB { $sb }.
reason-burstein-2026-floater = { $player } is left over and goes to the next bracket.
reason-burstein-2026-bye = { $player } has the bye: lowest score { $score }, most games ({ $games }), lowest Index.
reason-burstein-2026-pair = Number { $number } of the bracket meets number { $opponent }.
reason-burstein-2026-refused = Both prefer { $colour }: one of them cannot have it.

# Colours of a board:
reason-burstein-2026-pairing-number = Colours: by the initial colour and the number of the higher ranked player.
reason-burstein-2026-both-preferences = Colours: both preferences are granted.
reason-burstein-2026-stronger-preference = Colours: the stronger preference is granted.
reason-burstein-2026-latest-difference = Colours: the opposite of the latest round in which the two had different colours.
reason-burstein-2026-higher-index = Colours: the preference of the player with the higher Index is granted.

# No pairing:
reason-burstein-2026-nobody-for-bye = The number of players is odd, and nobody may have the bye.
reason-burstein-2026-no-opponent = Nobody may be paired with { $player }.
reason-burstein-2026-cannot-all-be-paired = However the others are paired, some of these are left over: { $players }.
