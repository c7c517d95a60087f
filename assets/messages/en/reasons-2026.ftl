# Why a round of the Dutch System of 2026 came out as it did: see REASONS of rules_2026.

reason-dutch-2026-bracket = { $moved-down ->
    [0] Bracket of score { $score }: { $residents ->
        [one] { $residents } resident
       *[other] { $residents } residents
    }.
   *[other] Bracket of score { $score }: { $residents ->
        [one] { $residents } resident
       *[other] { $residents } residents
    } and { $moved-down } moved down.
}
reason-dutch-2026-moved-down-pair = { $player } was moved down and meets { $opponent }, number { $number } of the bracket.
reason-dutch-2026-pair = Number { $number } of the bracket meets number { $opponent }: S1 against S2 in order.
reason-dutch-2026-transposition = Number { $number } meets number { $opponent } instead of { $instead }: S2 is transposed.
reason-dutch-2026-exchange = Exchange between S1 and S2: { $out } for { $into }.
reason-dutch-2026-limbo = { $player } was moved down, finds no place here and is moved down again.
reason-dutch-2026-downfloat = { $player } is left over in the bracket and moves down.
reason-dutch-2026-bye = { $player } has the bye: { $score } is the lowest score that leaves a legal pairing.
reason-dutch-2026-bye-unplayed = { $player } has the bye, with the fewest unplayed rounds: { $rounds }.
reason-dutch-2026-c10 = A colour difference above two cannot be avoided: { $players }.
reason-dutch-2026-c11 = A third game with the same colour cannot be avoided: { $players }.
reason-dutch-2026-c12 = Not everybody can have the colour due: { $players }.
reason-dutch-2026-c13 = A strong colour preference cannot be granted: { $players }.
reason-dutch-2026-c14 = Moves down as in the round before: { $players }.
reason-dutch-2026-c15 = Meets somebody moved down as in the round before: { $players }.
reason-dutch-2026-c16 = Moves down as two rounds before: { $players }.
reason-dutch-2026-c17 = Meets somebody moved down as two rounds before: { $players }.
reason-dutch-2026-c18 = The difference in score after a downfloat in the round before is kept small: { $players }.
reason-dutch-2026-c19 = The difference in score after an upfloat in the round before is kept small: { $players }.
reason-dutch-2026-c20 = The difference in score after a downfloat two rounds before is kept small: { $players }.
reason-dutch-2026-c21 = The difference in score after an upfloat two rounds before is kept small: { $players }.
reason-dutch-2026-both-preferences = Colours: { $white } and { $black } both get the colour due.
reason-dutch-2026-stronger-preference = Colours: { $higher } has the stronger preference.
reason-dutch-2026-latest-difference = Colours: the opposite of the latest round in which { $white } and { $black } had different colours.
reason-dutch-2026-higher-ranked = Colours: the preference of { $higher }, who is ranked higher.
reason-dutch-2026-pairing-number = Colours: { $higher } is ranked higher and has number { $number } on arrival; odd numbers get the initial colour, { $initial }.
reason-dutch-2026-no-opponent = { $player } has no legal opponent.
reason-dutch-2026-nobody-for-bye = Nobody may have the bye.
reason-dutch-2026-cannot-all-be-paired = These players cannot all be paired: { $players }.
