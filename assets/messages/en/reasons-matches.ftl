# The systems of FIDE whose rounds are matches: see REASONS of the engine (swiss/matches).

# A bracket:
reason-match-bracket = Bracket of score { $score }: { $residents ->
    [one] one resident.
   *[other] { $residents } residents.
}
reason-match-bracket-unpaired = Would float up first, but with none of these can the bracket be paired: { $players }.
reason-match-rest-unpaired = Would float up first, but without any one of these those below cannot all be paired: { $players }.
reason-match-following = Would float up first, but the next scoregroup would need more upfloaters then: { $players }.
reason-match-floated = Would float up first, but floated in the round before: { $players }.
reason-match-upfloaters = Float up into the bracket: { $players }.
reason-match-identifier = The smallest identifier that is best by the criteria: tops { $tops }, their opponents { $bottoms }.

# A pair:
reason-match-pair = { $top } is the top of the pair, with the smaller number, and { $bottom } the bottom.
reason-double-initial = Colours of the first game: neither has had one in a match, so by the initial colour and the number of the higher ranked player.
reason-double-fewer-whites = Colours of the first game: White to { $white }, who has had it in { $whites } matches, not to { $black }, who has had it in { $others }.
reason-double-latest-difference = Colours of the first game: the opposite of the latest matches in which the two had different colours.
reason-double-alternate-higher = Colours of the first game: the higher ranked player, { $higher }, gets the other colour than in the last match.
reason-double-alternate-opponent = Colours of the first game: the lower ranked player gets the other colour than in the last match.
reason-olympiad-bye = { $player } has the bye: the lowest ranked team that may have it, with { $score }.
reason-olympiad-above = Group of { $score } above the median group, paired from above: still to be paired { $teams }.
reason-olympiad-below = Group of { $score } below the median group, paired from below: still to be paired { $teams }.
reason-olympiad-median = Median group of { $score }, paired last: still to be paired { $teams }.
reason-olympiad-limits-off = Limits of colours are disregarded in this group: more teams would float.
reason-olympiad-floats-down = { $player } floats down out of its group to { $opponent }.
reason-olympiad-floats-up = { $player } floats up out of its group to { $opponent }.
reason-olympiad-initial = Colours of board 1: neither has played a match, so by the drawn colour and the number of the higher ranked team, { $first }.
reason-olympiad-limit = Colours of board 1: only so no team has a colour three times running, or two more often than the other; { $white } has White.
reason-olympiad-difference = Colours of board 1: Black to { $black }, which has had White more often.
reason-olympiad-latest = Colours of board 1: the opposite of the latest round in which the two had different colours; { $white } has White.
reason-olympiad-alternate = Colours of board 1: the higher ranked team gets the other colour than last; { $white } has White.
reason-team-initial = Colours of board 1: neither has played a match, so by the initial colour and the number of the first-team, { $first }.
reason-team-only-preference = Colours of board 1: only one of the two prefers a colour; { $white } has White.
reason-team-both-preferences = Colours of board 1: both get the colour that they prefer; { $white } has White.
reason-team-strong-preference = Colours of board 1: the strong preference of one of the two is granted; { $white } has White.
reason-team-difference = Colours of board 1: White to { $white }, which is further behind in Whites than { $black }.
reason-team-latest-difference = Colours of board 1: the opposite of the latest matches in which the two had different colours.
reason-team-first-preference = Colours of board 1: the first-team, { $first }, gets the colour that it prefers.
reason-team-alternate-first = Colours of board 1: the first-team, { $first }, gets the other colour than in its last match.
reason-team-alternate-other = Colours of board 1: the first-team, { $first }, has not played; the other team gets the other colour than in its last match.
reason-match-floated-again = { $player } floated in the round before too.

# The bye:
reason-match-barred-from-bye = Would come first, but may not have the bye: { $players }.
reason-match-bye-incomplete = Would come first, but without them the others cannot all be paired: { $players }.
reason-match-bye = { $player } has the bye: lowest score that leaves a complete pairing ({ $score }), then most matches played ({ $games }), then the largest number.

# No pairing:
reason-match-nobody-for-bye = An odd number is to be paired, and nobody may have the bye.
reason-match-no-opponent = Nobody may be paired with { $player }.
reason-match-cannot-all-be-paired = However the others are paired, some of these are left over: { $players }.
