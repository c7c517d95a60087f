# Lim system, the classic text and 2026. Explanation of a group:
reason-lim-group-upper = Upper half, scoregroup { $score }: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Downfloaters: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Upfloaters: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Due White: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Due Black: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}No due colour: { $neither }.
}
reason-lim-group-lower = Lower half, scoregroup { $score }: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Downfloaters: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Upfloaters: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Due White: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Due Black: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}No due colour: { $neither }.
}
reason-lim-group-median = Median scoregroup { $score }{ $players-count ->
    [0] {""}
   *[other] : { $players }
}.{ $down-count ->
    [0] {""}
   *[other] {" "}Downfloaters: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Upfloaters: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Due White: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Due Black: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}No due colour: { $neither }.
}
reason-lim-left-alone = { $player } has no compatible opponent in the group and floats.
reason-lim-floater-a = { $player } is a floater of type a: already a floater, without a compatible opponent in the next group.
reason-lim-floater-b = { $player } is a floater of type b: already a floater, with a compatible opponent in the next group.
reason-lim-floater-c = { $player } is a floater of type c: without a compatible opponent in the next group.
reason-lim-floater-d = { $player } is a floater of type d: with a compatible opponent in the next group.
reason-lim-floater-colour = { $player } floats, because too many players are due { $colour }.
reason-lim-floater-lowest = { $player } is the lowest-numbered possible floater.
reason-lim-floater-highest = { $player } is the highest-numbered possible floater.
reason-lim-floater-spares = { $player } floats; not chosen because they floated in the previous round: { $spared }.
reason-lim-taken-back = The median group could not be paired. Players of an undone pairing of the neighbouring group join it: { $players }.

# A board:
reason-lim-floater-meets = Floater and opponent: { $player } – { $opponent }.
reason-lim-exchange = Proposed opponent of { $player } was { $proposed }; with { $met } all players can be paired.
reason-lim-exchange-colours = Proposed opponent of { $player } was { $proposed }; exchanged for { $met } because of the due colours.
reason-lim-only-order = Colours: the only order allowed.
reason-lim-both-due = Colours: both receive the due colour.
reason-lim-larger-imbalance = Both are due the same colour: the player with the larger imbalance receives it.
reason-lim-latest-difference = Both are due the same colour: the opposite of the latest game in which their colours differ.
reason-lim-higher-ranked = Both are due the same colour, with the same history: the higher-ranked player receives it.
reason-lim-lower-ranked = Both are due the same colour, with the same history, in the lower half: the lower-ranked player receives it.
reason-lim-first-colours = Colours: by the initial colour and the number of the higher-ranked player.
reason-lim-clash = Both are due { $colour }: only one can have it.
reason-lim-floats = Unequal scores: { $down } has more points than { $up }.
reason-lim-last-round = Last round: equal scores have priority over the colour limits.
reason-lim-bye = { $player } has the bye: the lowest-numbered player of the lowest group who may have it.
reason-lim-bye-passed-over = First choices for the bye, but not eligible or needed to pair the others: { $players }.

# For the arbiter to check:
reason-lim-cut-short = Maxi-tournament: not all exchanges among { $players-and } were tried. Check the colours of this group.

# No pairing:
reason-lim-no-opponent = { $player } has no compatible opponent.
reason-lim-no-bye-candidate = The number of players is odd, and no player may have the bye.
reason-lim-cannot-all-be-paired = However the others are paired, these players remain unpaired: { $players }.

# Rules broken by a manual board or bye:
reason-lim-float-again = { $player } also floated in the previous round.
