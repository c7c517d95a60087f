# Basic Swiss: see REASONS of basic_swiss.

reason-basic-pair = { $player }, the highest-ranked player without an opponent, meets { $opponent }, the nearest with a different due colour. Score difference { $difference }.
reason-basic-pair-same-due = { $player }, the highest-ranked player without an opponent, meets { $opponent }, the nearest; both have the same due colour. Score difference { $difference }.
reason-basic-passed-over = Earlier choices for { $player }, but the others could not all be paired: { $players }.
reason-basic-fewer-breaches = Colours: fewest breaches of the absolute colour rules.
reason-basic-alternation = Colours: more players alternate from their last colour.
reason-basic-balance = Colours: better balance of White and Black.
reason-basic-due = Colours: the higher-ranked player receives the due colour.
reason-basic-bye = { $player } has the bye: the lowest-ranked player who may have it.
reason-basic-bye-passed = Lower ranked, but with points without playing, or needed to pair the others: { $players }.

# For the arbiter to know:
reason-basic-relaxed = The absolute colour rule could not be met in this round.

# No pairing:
reason-basic-no-bye-candidate = The number of players is odd, and no player may have the bye.
reason-basic-no-opponent = { $player } has no legal opponent.
reason-basic-cannot-all-be-paired = However the others are paired, some of these players remain unpaired: { $players }.
