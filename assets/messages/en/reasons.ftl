# Dutch system, 2009 and 1992. The working of a bracket:
reason-dutch-bracket = Bracket of score { $score }: { $players }.{ $moved-down-count ->
    [0] {""}
   *[other] {" "}Moved down into it: { $moved-down }.
} w = { $white }, b = { $black }, q = { $half }, so x = { $x }. { $pairs ->
    [0] No pair is made.
    [one] One pair is made.
   *[other] { $pairs } pairs are made.
}
reason-dutch-remainder = Remainder: { $players }. w = { $white }, b = { $black }, q = { $half }, so x = { $x }. { $pairs ->
    [0] No pair is made.
    [one] One pair is made.
   *[other] { $pairs } pairs are made.
}
reason-dutch-moved-down-at-once = { $players-count ->
    [one] { $players } has no opponent in the bracket and moves down at once.
   *[other] { $players } have no opponent in the bracket and move down at once.
}
reason-dutch-strong-as-absolute = Odd round: strong colour preferences count as absolute.
reason-dutch-strong-given-up = Odd round: strong colour preferences could not count as absolute, or more players would float.
reason-dutch-mild-neutral = Even round: too many prefer { $colour }, so these mild preferences give way: { $players }.
reason-dutch-transposition = Order of S2 changed: S1 is { $upper }, the opponents in turn are { $lower }.
reason-dutch-exchange = Exchange between S1 and S2: { $out } for { $into }.
reason-dutch-upfloats-free = Dropped for upfloats:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (round before)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (two rounds before)
}
reason-dutch-downfloats-free = Dropped for downfloats:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (round before)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (two rounds before)
}
reason-dutch-raised = { $raises ->
    [one] x had to be raised once.
   *[other] x had to be raised { $raises } times.
}
reason-dutch-lifted = Last round: the colour limits are set aside for players above half of the points.
reason-dutch-other-floaters = So that the next bracket can be paired, these move down instead: { $players }.
reason-dutch-for-lowest = So that the lowest bracket can be paired, these move down: { $players }.
reason-dutch-joined = Joined with the lowest bracket: { $players }.
reason-dutch-fewer-pairs = Fewer pairs than asked for: { $moved-down } with moved-down players, { $others } among the others.

# A board:
reason-dutch-both-preferences = Colours: both preferences are granted.
reason-dutch-stronger-preference = Colours: the stronger preference is granted.
reason-dutch-latest-difference = Colours: the opposite of the latest round in which the two had different colours.
reason-dutch-higher-ranked = Colours: the preference of the higher ranked player is granted.
reason-dutch-pairing-number = Colours: by the initial colour and the pairing number of the higher ranked player.
reason-dutch-clash = Both prefer { $colour }: one of them cannot have it.
reason-dutch-floats = Unequal scores: { $down } floats down, { $up } floats up.
reason-dutch-bye = { $player } is left over and has the bye.

# For the arbiter to decide:
reason-dutch-large-exchange = Three players or more were exchanged ({ $out } for { $into }): the rules print no order for that. Check this bracket.
reason-dutch-lift-used = { $players } meet only because the colour limits are set aside in the last round. Confirm or change this board.

# No pairing:
reason-dutch-no-opponent = Nobody may be paired with { $player }.
reason-dutch-nobody-for-bye = The number of players is odd, and nobody may have the bye.
reason-dutch-cannot-all-be-paired = However the others are paired, these are left over: { $players }.


reason-ruled = By the arbiter's decision before the round was paired.
reason-fixed = Fixed by the arbiter; the others are paired by the rules beside it.
