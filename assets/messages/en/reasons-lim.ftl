# Lim system, the classic text and 2026. The working of a group:
reason-lim-group-upper = Upper half, { $score }-point group: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}From above: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}From below: { $up }.
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
reason-lim-group-lower = Lower half, { $score }-point group: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}From above: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}From below: { $up }.
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
reason-lim-group-median = Median group, score { $score }{ $players-count ->
    [0] {""}
   *[other] : { $players }
}.{ $down-count ->
    [0] {""}
   *[other] {" "}From above: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}From below: { $up }.
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
reason-lim-left-alone = { $player } has no compatible opponent in the group and leaves it.
reason-lim-floater-a = { $player } leaves as a floater of type a: a floater again, without an opponent in the next group.
reason-lim-floater-b = { $player } leaves as a floater of type b: a floater again, with an opponent in the next group.
reason-lim-floater-c = { $player } leaves as a floater of type c: no opponent in the next group.
reason-lim-floater-d = { $player } leaves as a floater of type d: an opponent is in the next group.
reason-lim-floater-colour = { $player } leaves because too many are due { $colour }.
reason-lim-floater-lowest = { $player } is the lowest numbered of those who may leave.
reason-lim-floater-highest = { $player } is the highest numbered of those who may leave.
reason-lim-floater-spares = { $player } leaves; spared because of a float in the round before: { $spared }.
reason-lim-taken-back = The median group could not be paired: taken back into it from the neighbouring group: { $players }.

# A board:
reason-lim-floater-meets = Floater { $player } meets { $opponent }.
reason-lim-exchange = { $player } was to meet { $proposed }; with { $met } all can be paired.
reason-lim-exchange-colours = { $player } was to meet { $proposed }; exchanged for { $met } because of the due colours.
reason-lim-only-order = Colours: only these are allowed.
reason-lim-both-due = Colours: whoever is due a colour gets it.
reason-lim-larger-imbalance = Both are due the same colour: the one with the larger imbalance gets it.
reason-lim-latest-difference = Both are due the same colour: the opposite of the latest game in which their colours differ.
reason-lim-higher-ranked = Both are due the same colour, with the same history: the higher ranked gets it.
reason-lim-lower-ranked = Both are due the same colour, with the same history, in the lower half: the lower ranked gets it.
reason-lim-first-colours = Colours: by the drawn colour and the number of the higher ranked player.
reason-lim-clash = Both are due { $colour }: one of them cannot have it.
reason-lim-floats = Unequal scores: { $down } has more, { $up } has fewer points.
reason-lim-last-round = Last round: equal scores outrank the colour limits.
reason-lim-bye = { $player } has the bye: the lowest numbered of the lowest group who can have it.
reason-lim-bye-passed-over = Passed over for the bye: { $players } may not have it, or the others could not be paired.

# For the arbiter to look at:
reason-lim-cut-short = Maxi-tournament: not all exchanges among { $players } were tried. Look at the colours of this group.

# No pairing:
reason-lim-no-opponent = { $player } may not meet anybody.
reason-lim-nobody-for-bye = The number of players is odd, and nobody may have the bye.
reason-lim-cannot-all-be-paired = Left over however the others are paired: { $players }.

# What a board or a bye made by hand breaks:
reason-lim-float-again = { $player } floated in the round before.
