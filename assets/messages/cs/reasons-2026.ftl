# Proč kolo švýcarského systému (Dutch 2026) vyšlo takto: viz REASONS v rules_2026.

reason-dutch-2026-bracket = { $moved-down ->
    [0] Skupina s počtem bodů { $score }: domácích hráčů { $residents }.
   *[other] Skupina s počtem bodů { $score }: domácích hráčů { $residents }, přesunutých shora { $moved-down }.
}
reason-dutch-2026-moved-down-pair = { $player }: přesun shora, soupeř { $opponent }, číslo { $number } ve skupině.
reason-dutch-2026-pair = Číslo { $number } skupiny hraje s číslem { $opponent }: S1 proti S2 popořadě.
reason-dutch-2026-transposition = Číslo { $number } hraje s číslem { $opponent } místo { $instead }: pořadí S2 změněno.
reason-dutch-2026-exchange = Výměna mezi S1 a S2: { $out } za { $into }.
reason-dutch-2026-limbo = { $player }: přesun shora, zde bez místa, a proto znovu přesun dolů.
reason-dutch-2026-downfloat = { $player } ve skupině zbývá a přesouvá se dolů.
reason-dutch-2026-bye = { $player } má volný los: { $score } je nejnižší počet bodů, při němž zbývá přípustné nasazení.
reason-dutch-2026-bye-unplayed = { $player } má volný los, nejméně neodehraných kol: { $rounds }.
reason-dutch-2026-c10 = Rozdílu barev nad dvě se nelze vyhnout: { $players }.
reason-dutch-2026-c11 = Třetí partii se stejnou barvou se nelze vyhnout: { $players }.
reason-dutch-2026-c12 = Ne všichni mohou mít barvu, na kterou mají nárok: { $players }.
reason-dutch-2026-c13 = Silné přednosti v barvě nelze vyhovět: { $players }.
reason-dutch-2026-c14 = Přesun dolů jako v minulém kole: { $players }.
reason-dutch-2026-c15 = Soupeř přesunutý shora jako v minulém kole: { $players }.
reason-dutch-2026-c16 = Přesun dolů jako před dvěma koly: { $players }.
reason-dutch-2026-c17 = Soupeř přesunutý shora jako před dvěma koly: { $players }.
reason-dutch-2026-c18 = Bodový rozdíl po přesunu dolů v minulém kole je co nejmenší: { $players }.
reason-dutch-2026-c19 = Bodový rozdíl po přesunu nahoru v minulém kole je co nejmenší: { $players }.
reason-dutch-2026-c20 = Bodový rozdíl po přesunu dolů před dvěma koly je co nejmenší: { $players }.
reason-dutch-2026-c21 = Bodový rozdíl po přesunu nahoru před dvěma koly je co nejmenší: { $players }.
reason-dutch-2026-both-preferences = Barvy: { $white } i { $black } dostávají barvu, na kterou mají nárok.
reason-dutch-2026-stronger-preference = Barvy: silnější přednost má { $higher }.
reason-dutch-2026-latest-difference = Barvy: opačně než v posledním kole, kdy { $white } a { $black } měli různé barvy.
reason-dutch-2026-higher-ranked = Barvy: přednost výše postaveného hráče, { $higher }.
reason-dutch-2026-pairing-number = Barvy: výše stojí { $higher }, číslo při příchodu { $number }; lichá čísla mají vylosovanou barvu: { $initial }.
reason-dutch-2026-no-opponent = { $player } nemá přípustného soupeře.
reason-dutch-2026-nobody-for-bye = Nikdo nesmí mít volný los.
reason-dutch-2026-cannot-all-be-paired = Tyto hráče nelze všechny nasadit: { $players }.
