# Reasons of the Dubov systems: see REASONS of pairing/dubov.

# Classic. A group:
reason-dubov-joined = Scoregroup { $score } is odd: { $player } upfloats, the highest rating ({ $rating }) in the next group with which this group can be paired completely. The upfloater is last in the column.
reason-dubov-joined-due = Scoregroup { $score } is odd: { $player } upfloats, due { $colour } (the minority here), the highest rating ({ $rating }) in the next group with which this group can be paired completely. The upfloater is last in the column.
reason-dubov-not-taken-up-again = First choices, but they may not upfloat again: { $players }.
reason-dubov-needed-below = First choices, but without them more players of their group cannot be paired: { $players }.
reason-dubov-changed-to-black = Changed to the Black column to balance the columns, lowest ARO first: { $players }.
reason-dubov-changed-to-white = Changed to the White column to balance the columns, highest ARO first: { $players }.
reason-dubov-keeps-column = First choices to change the column, but their colour is fixed: { $players }.
reason-dubov-columns = Scoregroup { $score }. White column, by ARO: { $white }. Black column, by rating: { $black }.
reason-dubov-floats-down = Not all players can be paired here. Downfloats, as few as possible, first those with an opponent in the next group, then the lowest rating: { $players }.
reason-dubov-floats-on = Downfloated from above, no opponent here either: { $players }.
reason-dubov-taken-back = The lowest group could not be paired. Pairs were undone, the last row first; these players are paired as one group: { $players }.

# Classic. A board:
reason-dubov-row = Row { $row }: { $white }, ARO { $aro }.{ $tenth }, against { $black }, rating { $rating }.
reason-dubov-shifted = Shifted: in the order of the columns { $player } would meet { $instead }.
reason-dubov-same-column = { $players-and } are from the same column: across the columns not all players can be paired.
reason-dubov-left-over = { $player }, a floater from scoregroup { $score }, meets { $opponent }: an opponent with the other due colour if possible, then the highest rating ({ $rating }).
reason-dubov-taken-up = { $player } has no opponent in the group; upfloated from below: { $opponent }.
reason-dubov-first-round = First round: { $upper } of the upper half meets { $lower } of the lower half. The upper player on board 1 has { $initial }; colours alternate from board to board.
reason-dubov-column-colours = Colours by the columns: { $white } White, { $black } Black.
reason-dubov-only-order = Colours: the only order allowed, { $white } White, { $black } Black.
reason-dubov-due = Colours: the due colours, { $white } White, { $black } Black.
reason-dubov-balance = Colours: the larger imbalance is reduced, { $white } White, { $black } Black.
reason-dubov-history = Colours: the opposite of the latest difference in the colour histories, { $white } White, { $black } Black.
reason-dubov-higher-aro = Colours: the higher ARO has White, { $white } White, { $black } Black.
reason-dubov-lower-rating = Colours: the lower rating has White, { $white } White, { $black } Black.
reason-dubov-alphabet = Colours: the first in alphabetical order has White, { $white } White, { $black } Black.

# The bye:
reason-dubov-bye = { $player } has the bye: the lowest group with an eligible player (score { $score }), the lowest rating there ({ $rating }).
reason-dubov-bye-equal = Same score and rating: { $players }. Of such players those due Black have the bye before those due White, then the highest ARO, then the last in alphabetical order.
reason-dubov-barred-from-bye = First choices, but they may not have the bye: { $players }.
reason-dubov-2026-bye-incomplete = First choices for the bye, but without them the others cannot all be paired: { $players }.
reason-dubov-2026-bye = { $player } has the bye: lowest score that allows a complete pairing ({ $score }), then most games ({ $games }), then the largest pairing number.

# 2026. A bracket:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] { $residents ->
        [one] One player has a score of { $score } (a bracket of one).
       *[other] { $residents } players with a score of { $score } are paired together (a bracket).
    }
   *[other] { $residents ->
        [one] One player
       *[other] { $residents } players
    } with a score of { $score } and { $upfloaters ->
        [one] one player
       *[other] { $upfloaters } players
    } moved up from a lower score are paired together (a bracket).
}
reason-dubov-2026-upfloaters = Upfloaters, as few as possible, the first set with the best bracket: { $players }.
reason-dubov-2026-bracket-unpaired = First choices to upfloat, but with them the bracket cannot be paired: { $players }.
reason-dubov-2026-rest-unpaired = First choices to upfloat, but without them the remaining players below cannot all be paired: { $players }.
reason-dubov-2026-fewer-preferences = First choices to upfloat, but more colour preferences could not be granted: { $players }.
reason-dubov-2026-maximum = First choices to upfloat, but they have upfloated { $most } times or more: { $players }.
reason-dubov-2026-more-upfloats = First choices to upfloat, but they have upfloated more often: { $players }.
reason-dubov-2026-again = First choices to upfloat, but they upfloated in the previous round: { $players }.
reason-dubov-2026-halves = No player of the bracket has played a game: the subgroups are its halves by number.
reason-dubov-2026-shifted = Shifted to the { $colour } subgroup, from the middle of the other subgroup outwards: { $players }.
reason-dubov-2026-subgroups = S1 by ARO: { $white }. T2, their opponents: { $black }.

# 2026. A board:
reason-dubov-2026-pair = Number { $number } of S1: { $player }, ARO { $aro }, against { $opponent } of T2.
reason-dubov-2026-transposed = Before the transposition of G2 { $player } would have met { $instead }.
reason-dubov-2026-initial = Colours: { $higher }, the higher-ranked player, has number { $number }, not counting players who enter later; odd numbers have the initial colour, { $initial }, even numbers the other. { $white } White, { $black } Black.
reason-dubov-2026-both = Colours: both preferences are granted, { $white } White, { $black } Black. Ranked higher: { $higher }.
reason-dubov-2026-stronger = Colours: the stronger preference is granted, { $white } White, { $black } Black. Ranked higher: { $higher }.
reason-dubov-2026-alternate = Colours: the opposite of the latest round with different colours, { $white } White, { $black } Black. Ranked higher: { $higher }.
reason-dubov-2026-higher = Colours: the preference of the higher-ranked player { $higher } is granted; { $white } White, { $black } Black.

# No pairing:
reason-dubov-no-opponent = { $player } has no legal opponent.
reason-dubov-no-bye-candidate = The number of players is odd, and no player may have the bye.
reason-dubov-this-bye = By the rules { $player } has the bye; without this player the others cannot all be paired.
reason-dubov-cannot-all-be-paired = However the others are paired, some of these players remain unpaired: { $players }.
