# Keizer: see REASONS of keizer.

reason-keizer-pair = { $player }, place { $place } of those present, meets { $opponent }, place { $other }.
reason-keizer-met = Nearer to { $player }, but they met recently (last round in brackets): { $players }.
reason-keizer-colours = Nearer to { $player }, but the colours would exceed the limit: { $players }.
reason-keizer-passed = Nearer to { $player }, but the others could then be paired only with more exceptions, or not at all: { $players }.
reason-keizer-again = They met in round { $round }; no pairing has fewer exceptions.
reason-keizer-balance = Colours: White for the player with the lower balance of Whites minus Blacks.
reason-keizer-reversed = Colours: reversed from their last game.
reason-keizer-lower = Colours: White for the lower-placed player.
reason-keizer-bye = { $player } has the bye: the lowest-placed of those with the fewest byes ({ $byes }).

# For the arbiter to know:
reason-keizer-repeats = Repeated games are unavoidable in this round: { $players }.
reason-keizer-exceeds = The colours exceed the limit: { $players }.

# Manual pairs and byes:
reason-keizer-too-soon = { $players-and } met in round { $round }, or as often as allowed.
reason-keizer-bye-order = { $player } has had { $byes } byes; other players have had { $fewest }.

# No pairing:
reason-keizer-cannot-all-be-paired = However the others are paired, some of these players remain unpaired: { $players }.

# Why not:
reason-keizer-has-bye = { $player } has the bye, as the lowest-placed of those with the fewest byes.
reason-keizer-more-exceptions = Boards that repeat a game or exceed a limit: { $forced } instead of { $best }.
reason-keizer-nearer = From the top, { $player } meets { $opponent }, who is nearer than { $other }.
