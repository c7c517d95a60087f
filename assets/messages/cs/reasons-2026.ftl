# Proč kolo švýcarského systému (Dutch 2026) vyšlo takto: viz REASONS v rules_2026.

reason-dutch-2026-bracket = { $moved-down ->
    [0] Seskupení { $score } b., počet hráčů: { $residents }.
   *[other] Seskupení { $score } b., počet hráčů: { $residents }; s nimi hráči přesunutí dolů: { $moved-down }.
}
reason-dutch-2026-moved-down-pair = { $player }: přesun dolů, soupeř { $opponent }, číslo { $number } v seskupení.
reason-dutch-2026-pair = Číslo { $number } v seskupení, soupeř číslo { $opponent }: S1 proti S2 po řadě.
reason-dutch-2026-transposition = Číslo { $number }, soupeř číslo { $opponent } místo { $instead }: přemístění v S2.
reason-dutch-2026-exchange = Výměna mezi S1 a S2: { $out } za { $into }.
reason-dutch-2026-limbo = { $player }: po přesunu dolů zde bez dvojice, znovu přesun dolů.
reason-dutch-2026-downfloat = { $player }: v tomto seskupení bez dvojice, přesun dolů.
reason-dutch-2026-bye = { $player } má volný los: { $score } je nejnižší počet bodů, který připouští nasazení ostatních.
reason-dutch-2026-bye-unplayed = { $player } má volný los, nejméně neodehraných partií: { $rounds }.
reason-dutch-2026-c10 = Rozdílu v barvách nad dvě se nelze vyhnout: { $players }.
reason-dutch-2026-c11 = Stejné barvě třikrát za sebou se nelze vyhnout: { $players }.
reason-dutch-2026-c12 = Stejná přednost v barvě: { $players }.
reason-dutch-2026-c13 = Stejná silná přednost v barvě: { $players }.
reason-dutch-2026-c14 = Přesun dolů ve dvou po sobě jdoucích kolech: { $players }.
reason-dutch-2026-c15 = Přesun vzhůru ve dvou po sobě jdoucích kolech: { $players }.
reason-dutch-2026-c16 = Přesun dolů jako před dvěma koly: { $players }.
reason-dutch-2026-c17 = Přesun vzhůru jako před dvěma koly: { $players }.
reason-dutch-2026-c18 = Co nejmenší rozdíl bodů po přesunu dolů v předchozím kole: { $players }.
reason-dutch-2026-c19 = Co nejmenší rozdíl bodů po přesunu vzhůru v předchozím kole: { $players }.
reason-dutch-2026-c20 = Co nejmenší rozdíl bodů po přesunu dolů před dvěma koly: { $players }.
reason-dutch-2026-c21 = Co nejmenší rozdíl bodů po přesunu vzhůru před dvěma koly: { $players }.
reason-dutch-2026-both-preferences = Barvy: žádná přednost v barvě není odmítnuta (bílé { $white }, černé { $black }).
reason-dutch-2026-stronger-preference = Barvy: uplatní se silnější přednost v barvě, bílé { $white }, černé { $black }.
reason-dutch-2026-latest-difference = Barvy: opačně než v posledním kole s různými barvami hráčů { $white } a { $black }.
reason-dutch-2026-higher-ranked = Barvy: přednost dostává výše zařazený hráč, { $higher }.
reason-dutch-2026-pairing-number = Barvy: výše zařazený hráč { $higher } má číslo { $number } (pozdější přihlášky se nepočítají); lichá čísla mají počáteční barvu ({ $initial }), sudá opačnou.
reason-dutch-2026-no-opponent = { $player } nemá přípustného soupeře.
reason-dutch-2026-no-bye-candidate = Žádný hráč nesmí mít volný los.
reason-dutch-2026-cannot-all-be-paired = Tyto hráče nelze všechny nasadit: { $players }.

# Důvody holandského systému 2017: viz REASONS v rules_2017.

reason-dutch-2017-penultimate = S hráči přesunutými z tohoto seskupení nešlo dokončit nasazení ostatních: seskupení se nasazuje znovu jako předposlední (PPB).
reason-dutch-2017-collapsed = Sloučené poslední seskupení (CLB), všichni dosud nenasazení hráči: { $players }.
reason-dutch-2017-next = Hráči k přesunu dolů jsou vybráni tak, aby v dalším seskupení vzniklo nejvíce dvojic.
reason-dutch-2017-bye = { $player } má volný los: v posledním seskupení zůstává bez dvojice, { $score } b.
