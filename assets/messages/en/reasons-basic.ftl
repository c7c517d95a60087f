# Basic Swiss: see REASONS of basic_swiss.

reason-basic-pair = { $player } is the highest without an opponent and meets { $opponent }, the nearest with another colour due. Scores differ by { $difference }.
reason-basic-pair-same-due = { $player } is the highest without an opponent and meets { $opponent }, the nearest; both are due the same colour. Scores differ by { $difference }.
reason-basic-passed-over = With these, who came first for { $player }, the others could not all be paired: { $players }.
reason-basic-fewer-breaches = Colours: so that the absolute colour rules are broken least.
reason-basic-alternation = Colours: so that more of the two get the opposite of their last colour.
reason-basic-balance = Colours: so that Whites and Blacks become more equal.
reason-basic-due = Colours: the higher ranked gets the colour due.
reason-basic-bye = { $player } has the bye: the lowest in the ranking who can have it.
reason-basic-bye-passed = Lower in the ranking, but had points without playing, or their bye would leave no pairing: { $players }.

# For the arbiter to know:
reason-basic-relaxed = The absolute colour rule could not be kept in this round.

# No pairing:
reason-basic-nobody-for-bye = The number of players is odd, and nobody may have the bye.
reason-basic-no-opponent = Nobody may be paired with { $player }.
reason-basic-cannot-all-be-paired = However the others are paired, some of these are left over: { $players }.
