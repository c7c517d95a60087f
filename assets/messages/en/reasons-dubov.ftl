# Why a round of the Dubov system came out as it did: see REASONS of pairing/dubov.

# Classic. A group:
reason-dubov-joined = The group of score { $score } is odd: { $player } is taken up, the highest rating ({ $rating }) of the next group with which all of this one can be paired. The player taken up stands last in the column.
reason-dubov-joined-due = The group of score { $score } is odd: { $player } is taken up, due { $colour } as fewer here are, the highest rating ({ $rating }) of those in the next group with whom all of this one can be paired. The player taken up stands last in the column.
reason-dubov-not-taken-up-again = Would come first, but may not be taken up again: { $players }.
reason-dubov-needed-below = Would come first, but without them more of their own group cannot be paired: { $players }.
reason-dubov-changed-to-black = To make the columns equal, change to Black, the lowest ARO first: { $players }.
reason-dubov-changed-to-white = To make the columns equal, change to White, the highest ARO first: { $players }.
reason-dubov-keeps-column = Would change first, but must keep the colour: { $players }.
reason-dubov-columns = Group of score { $score }. White column, by ARO: { $white }. Black column, by rating: { $black }.
reason-dubov-floats-down = Not all can be paired here. As few as possible float down, first who can meet somebody below, then the lowest rating: { $players }.
reason-dubov-floats-on = Left over above, finds no opponent here either: { $players }.
reason-dubov-taken-back = The lowest group could not be paired. Rows were taken back, the last one first, and these are paired as one group: { $players }.

# Classic. A board:
reason-dubov-row = Row { $row }: { $white }, ARO { $aro }.{ $tenth }, against { $black }, rated { $rating }.
reason-dubov-shifted = Shifted: { $player } would have met { $instead } in the order of the columns.
reason-dubov-same-column = { $players } meet within one column: across the columns not all can be paired.
reason-dubov-left-over = { $player }, left over from the group of score { $score }, meets { $opponent }: an opponent due the other colour if possible, then the highest rating ({ $rating }).
reason-dubov-taken-up = { $player } can meet nobody of the group; { $opponent } is taken up.
reason-dubov-first-round = First round: { $upper } of the upper half against { $lower } of the lower half. The upper player of board 1 has { $initial }, then the colours change from board to board.
reason-dubov-column-colours = Colours by the columns: { $white } White, { $black } Black.
reason-dubov-only-order = Colours: only this order is allowed, { $white } White, { $black } Black.
reason-dubov-due = Colours: as they are due, { $white } White, { $black } Black.
reason-dubov-balance = Colours: the larger imbalance is made good, { $white } White, { $black } Black.
reason-dubov-history = Colours: the opposite of the latest difference, { $white } White, { $black } Black.
reason-dubov-higher-aro = Colours: the higher ARO has White, { $white }, and { $black } has Black.
reason-dubov-lower-rating = Colours: the lower rating has White, { $white }, and { $black } has Black.
reason-dubov-alphabet = Colours: first in alphabetical order has White, { $white }, and { $black } has Black.

# The bye:
reason-dubov-bye = { $player } has the bye: lowest group with somebody who may have it (score { $score }), lowest rating there ({ $rating }).
reason-dubov-bye-equal = The same score and rating have { $players }. Of such players who is due Black has the bye before who is due White, then the highest ARO, then the last in alphabetical order.
reason-dubov-barred-from-bye = Would come first, but may not have the bye: { $players }.
reason-dubov-2026-bye-incomplete = Would come first, but without them the others cannot all be paired: { $players }.
reason-dubov-2026-bye = { $player } has the bye: lowest score that leaves a complete pairing ({ $score }), then most games ({ $games }), then the largest number.

# 2026. A bracket:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] Bracket of score { $score }: residents { $residents }.
   *[other] Bracket of score { $score }: residents { $residents }, upfloaters { $upfloaters }.
}
reason-dubov-2026-upfloaters = Upfloaters, as few as possible and the first set with the best bracket: { $players }.
reason-dubov-2026-bracket-unpaired = Would float up first, but with them the bracket cannot be paired: { $players }.
reason-dubov-2026-rest-unpaired = Would float up first, but without them those who stay below cannot all be paired: { $players }.
reason-dubov-2026-fewer-preferences = Would float up first, but then more players would not get the colour they prefer: { $players }.
reason-dubov-2026-maximum = Would float up first, but have upfloated { $most } times or more: { $players }.
reason-dubov-2026-more-upfloats = Would float up first, but have upfloated more often: { $players }.
reason-dubov-2026-again = Would float up first, but upfloated in the previous round: { $players }.
reason-dubov-2026-halves = Nobody of the bracket has played: the subgroups are its halves by number.
reason-dubov-2026-shifted = Shifted to the subgroup of { $colour }, from the middle of the other outwards: { $players }.
reason-dubov-2026-subgroups = S1 in order of ARO: { $white }. T2, against them: { $black }.

# 2026. A board:
reason-dubov-2026-pair = Number { $number } of S1: { $player }, ARO { $aro }, against { $opponent } of T2.
reason-dubov-2026-transposed = { $player } would have met { $instead } before the transposition of G2.
reason-dubov-2026-initial = Colours: { $higher } is ranked higher and has number { $number } on arrival; odd numbers get the initial colour, { $initial }. { $white } White, { $black } Black.
reason-dubov-2026-both = Colours: both preferences are granted, { $white } White, { $black } Black. Ranked higher: { $higher }.
reason-dubov-2026-stronger = Colours: the stronger preference is granted, { $white } White, { $black } Black. Ranked higher: { $higher }.
reason-dubov-2026-alternate = Colours: the opposite of the latest round with different colours, { $white } White, { $black } Black. Ranked higher: { $higher }.
reason-dubov-2026-higher = Colours: { $higher }, ranked higher, gets the colour preferred; { $white } White, { $black } Black.

# No pairing:
reason-dubov-no-opponent = { $player } can meet nobody.
reason-dubov-nobody-for-bye = The number of players is odd, and nobody may have the bye.
reason-dubov-this-bye = By the rules { $player } has the bye; without this player not all others can be paired.
reason-dubov-cannot-all-be-paired = However the others are paired, some of these are left over: { $players }.
