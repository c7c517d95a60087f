# Dutch system, 2009 and 1992. Explanation of a bracket:
reason-dutch-bracket = Bracket of score { $score }: { $players }.{ $moved-down-count ->
    [0] {""}
   *[other] {" "}Moved down: { $moved-down }.
} w = { $white }, b = { $black }, q = { $half }, hence x = { $x }. { $pairs ->
    [0] No pair made.
    [one] One pair made.
   *[other] { $pairs } pairs made.
}
reason-dutch-remainder = Remainder: { $players }. w = { $white }, b = { $black }, q = { $half }, hence x = { $x }. { $pairs ->
    [0] No pair made.
    [one] One pair made.
   *[other] { $pairs } pairs made.
}
reason-dutch-moved-down-at-once = { $players-count ->
    [one] No legal opponent in the bracket, moved down immediately: { $players }.
   *[other] No legal opponents in the bracket, moved down immediately: { $players }.
}
reason-dutch-strong-as-absolute = Odd round: strong colour preferences are treated as absolute.
reason-dutch-strong-given-up = Odd round: strong colour preferences are not treated as absolute, because more players would float.
reason-dutch-mild-neutral = Even round: too many players prefer { $colour }; mild preferences disregarded: { $players }.
reason-dutch-transposition = Transposition in S2: S1 is { $upper }, opponents in order { $lower }.
reason-dutch-exchange = Exchange between S1 and S2: { $out } for { $into }.
reason-dutch-upfloats-free = Criteria dropped for upfloats:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (previous round)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (two rounds before)
}
reason-dutch-downfloats-free = Criteria dropped for downfloats:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (previous round)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (two rounds before)
}
reason-dutch-raised = { $raises ->
    [one] x was increased once.
   *[other] x was increased { $raises } times.
}
reason-dutch-lifted = Last round: the colour limits do not apply to players with more than half of the points.
reason-dutch-other-floaters = Moved down instead, so that the next bracket can be paired: { $players }.
reason-dutch-for-lowest = Moved down so that the lowest bracket can be paired: { $players }.
reason-dutch-joined = Merged with the lowest bracket: { $players }.
reason-dutch-fewer-pairs = Fewer pairs than required: { $moved-down } fewer with moved-down players, { $others } fewer among the others.

# A board:
reason-dutch-both-preferences = Colours: no colour preference is refused.
reason-dutch-stronger-preference = Colours: the stronger preference is granted.
reason-dutch-latest-difference = Colours: the opposite of the latest round in which the two had different colours.
reason-dutch-higher-ranked = Colours: the preference of the higher-ranked player is granted.
reason-dutch-pairing-number = Colours: by the initial colour and the pairing number of the higher-ranked player.
reason-dutch-clash = Both prefer { $colour }: only one preference can be granted.
reason-dutch-floats = Unequal scores: { $down } downfloats, { $up } upfloats.
reason-dutch-bye = { $player } remains unpaired and has the bye.

# For the arbiter to decide:
reason-dutch-large-exchange = Exchange of three or more players ({ $out } for { $into }): the rules give no order for it. Check this bracket.
reason-dutch-lift-used = { $players-and } meet only because the colour limits do not apply in the last round. Confirm or change this board.

# No pairing:
reason-dutch-no-opponent = { $player } has no legal opponent.
reason-dutch-no-bye-candidate = The number of players is odd, and no player may have the bye.
reason-dutch-cannot-all-be-paired = However the others are paired, these players remain unpaired: { $players }.


reason-ruled = By decision of the arbiter before the round was paired.
reason-fixed = Fixed by the arbiter; the other players are paired by the rules.
