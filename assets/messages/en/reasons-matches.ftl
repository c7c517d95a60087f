# The systems of FIDE whose rounds are matches: see REASONS of the engine (swiss/matches).

# A bracket:
reason-match-bracket = { $residents ->
    [one] One participant has a score of { $score } (a bracket).
   *[other] { $residents } participants with a score of { $score } are paired together (a bracket).
}
reason-match-bracket-unpaired = First choices to upfloat, but the bracket cannot be paired with any of them: { $players }.
reason-match-rest-unpaired = First choices to upfloat, but without any one of them the others below cannot all be paired: { $players }.
reason-match-following = First choices to upfloat, but the next scoregroup would then need more upfloaters: { $players }.
reason-match-floated = First choices to upfloat, but they floated in the previous round: { $players }.
reason-match-upfloaters = Upfloaters into the bracket: { $players }.
reason-match-identifier = Smallest identifier among the best by the criteria: tops { $tops }, their opponents { $bottoms }.

# A pair:
reason-match-pair = { $top }, with the smaller number, is the top of the pair, { $bottom } the bottom.
reason-double-initial = Colours of the first game: neither has had a colour in a match; the initial colour and the number of the higher-ranked player decide.
reason-double-fewer-whites = Colours of the first game: White to { $white } (matches with White: { $whites }) rather than { $black } (matches with White: { $others }).
reason-double-latest-difference = Colours of the first game: the opposite of the latest matches in which the two had different colours.
reason-double-alternate-higher = Colours of the first game: the higher-ranked player { $higher } receives the opposite colour of the last match.
reason-double-alternate-opponent = Colours of the first game: the lower-ranked player receives the opposite colour of the last match.
reason-olympiad-bye = { $player } has the bye: the lowest-ranked team that may have it (score { $score }).
reason-olympiad-above = Scoregroup { $score } above the median group, paired downwards. Teams to pair: { $teams }.
reason-olympiad-below = Scoregroup { $score } below the median group, paired upwards. Teams to pair: { $teams }.
reason-olympiad-median = Median scoregroup { $score }, paired last. Teams to pair: { $teams }.
reason-olympiad-limits-off = The colour limits are disregarded in this group, because more teams would float.
reason-olympiad-floats-down = { $player } downfloats from its group and meets { $opponent }.
reason-olympiad-floats-up = { $player } upfloats from its group and meets { $opponent }.
reason-olympiad-initial = Colours on board 1: neither has played a match; the initial colour and the number of the higher-ranked team { $first } decide.
reason-olympiad-limit = Colours on board 1: the only order that avoids the same colour three times in a row and a colour difference above two; { $white } has White.
reason-olympiad-difference = Colours on board 1: Black to { $black }, which has had White more often.
reason-olympiad-latest = Colours on board 1: the opposite of the latest round in which the two had different colours; { $white } has White.
reason-olympiad-alternate = Colours on board 1: the higher-ranked team receives the opposite of its last colour; { $white } has White.
reason-team-initial = Colours on board 1: neither has played a match; the initial colour and the number of the first-team { $first } decide.
reason-team-only-preference = Colours on board 1: only one of the two has a colour preference; { $white } has White.
reason-team-both-preferences = Colours on board 1: no colour preference is refused; { $white } has White.
reason-team-strong-preference = Colours on board 1: the strong preference of one of the two is granted; { $white } has White.
reason-team-difference = Colours on board 1: White to { $white }, whose colour difference is lower than that of { $black }.
reason-team-latest-difference = Colours on board 1: the opposite of the latest matches in which the two had different colours.
reason-team-first-preference = Colours on board 1: the preference of the first-team { $first } is granted.
reason-team-alternate-first = Colours on board 1: the first-team { $first } receives the opposite colour of its last match.
reason-team-alternate-other = Colours on board 1: the first-team { $first } has not played; the other team receives the opposite colour of its last match.
reason-match-floated-again = { $player } also floated in the previous round.

# The bye:
reason-match-barred-from-bye = First choices, but they may not have the bye: { $players }.
reason-match-bye-incomplete = First choices for the bye, but without them the others cannot all be paired: { $players }.
reason-match-bye = { $player } has the bye: lowest score that allows a complete pairing ({ $score }), then most matches played ({ $games }), then the largest pairing number.

# No pairing:
reason-match-no-bye-candidate = The number to be paired is odd, and no participant may have the bye.
reason-match-no-opponent = { $player } has no legal opponent.
reason-match-cannot-all-be-paired = However the others are paired, some of these remain unpaired: { $players }.
