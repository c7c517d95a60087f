# Reasons of the Dutch System, 2026: see REASONS of rules_2026.

reason-dutch-2026-bracket = { $moved-down ->
    [0] { $residents ->
        [one] One player has a score of { $score } (a bracket of one).
       *[other] { $residents } players with a score of { $score } are paired together (a bracket).
    }
   *[other] { $residents ->
        [one] One player
       *[other] { $residents } players
    } with a score of { $score } and { $moved-down ->
        [one] one player
       *[other] { $moved-down } players
    } moved down from a higher score are paired together (a bracket).
}
reason-dutch-2026-moved-down-pair = { $player }, a moved-down player, meets { $opponent }, number { $number } of the bracket.
reason-dutch-2026-pair = Number { $number } of the bracket meets number { $opponent }: S1 against S2 in order.
reason-dutch-2026-transposition = Number { $number } meets number { $opponent } instead of { $instead }: transposition in S2.
reason-dutch-2026-exchange = Exchange between S1 and S2: { $out } for { $into }.
reason-dutch-2026-limbo = { $player }, a moved-down player, cannot be paired here and downfloats again.
reason-dutch-2026-downfloat = { $player } cannot be paired in this bracket and downfloats.
reason-dutch-2026-bye = { $player } has the bye: { $score } is the lowest score that allows a legal pairing.
reason-dutch-2026-bye-unplayed = { $player } has the bye, with the fewest unplayed games: { $rounds }.
reason-dutch-2026-c10 = A colour difference above two cannot be avoided: { $players }.
reason-dutch-2026-c11 = The same colour three times in a row cannot be avoided: { $players }.
reason-dutch-2026-c12 = Both prefer the same colour: { $players }.
reason-dutch-2026-c13 = Both strongly prefer the same colour: { $players }.
reason-dutch-2026-c14 = Downfloats in consecutive rounds: { $players }.
reason-dutch-2026-c15 = Upfloats in consecutive rounds: { $players }.
reason-dutch-2026-c16 = Downfloats as two rounds before: { $players }.
reason-dutch-2026-c17 = Upfloats as two rounds before: { $players }.
reason-dutch-2026-c18 = Score difference kept small after a downfloat in the previous round: { $players }.
reason-dutch-2026-c19 = Score difference kept small after an upfloat in the previous round: { $players }.
reason-dutch-2026-c20 = Score difference kept small after a downfloat two rounds before: { $players }.
reason-dutch-2026-c21 = Score difference kept small after an upfloat two rounds before: { $players }.
reason-dutch-2026-both-preferences = Colours: no colour preference is refused ({ $white } White, { $black } Black).
reason-dutch-2026-stronger-preference = Colours: the stronger preference is granted: { $white } White, { $black } Black.
reason-dutch-2026-latest-difference = Colours: the opposite of the latest round in which { $white } and { $black } had different colours.
reason-dutch-2026-higher-ranked = Colours: the preference of the higher-ranked player { $higher } is granted.
reason-dutch-2026-pairing-number = Colours: { $higher }, the higher-ranked player, has number { $number }, not counting players who enter later; odd numbers have the initial colour, { $initial }, even numbers the other.
reason-dutch-2026-no-opponent = { $player } has no legal opponent.
reason-dutch-2026-no-bye-candidate = No player may have the bye.
reason-dutch-2026-cannot-all-be-paired = These players cannot all be paired: { $players }.

# Reasons of the Dutch System, 2017: see REASONS of rules_2017.

reason-dutch-2017-penultimate = The players below could not be completed with the downfloaters of this bracket: it is paired again as the penultimate pairing bracket (PPB).
reason-dutch-2017-collapsed = Collapsed last bracket (CLB), all players still unpaired: { $players }.
reason-dutch-2017-next = Downfloaters chosen so that the next bracket has the most pairs.
reason-dutch-2017-bye = { $player } has the bye: left over in the last bracket, with a score of { $score }.
