# Klasický. Postup v jedné skupině:
reason-burstein-group = Bodové seskupení { $score } b., po řadě: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Přesunutí: { $incoming }.
}
reason-burstein-joined = { $groups ->
    [one] Sloučeno s dalším bodovým seskupením.
   *[other] Sloučeno s dalšími bodovými seskupeními, počet: { $groups }.
}
reason-burstein-sent-back = Vráceno zpět, protože s tímto přesunutým hráčem nelze sestavit další seskupení: { $players }.
reason-burstein-attempt = Pokus { $number } ze seznamu: { $refused ->
    [0] všichni hráči dostanou přednostní barvu.
    [one] jeden hráč nedostane přednostní barvu.
    [few] { $refused } hráči nedostanou přednostní barvu.
   *[other] { $refused } hráčů nedostane přednostní barvu.
}
reason-burstein-late-attempt = První pokus s nejméně neuplatněnými barvami ({ $refused }); jeho číslo v seznamu je příliš velké na výpis.
reason-burstein-values = { $place }. { $player }: SB { $sb }, Buchholz { $buchholz }, střední Buchholz { $median }, rating { $rating }.
reason-burstein-imaginary = { $player }: body skutečné { $real }, pomyslné { $imaginary }.
reason-burstein-floater = { $player }: bez dvojice, přesun do dalšího seskupení.
reason-burstein-bye = { $player } má volný los: poslední hráč nejnižšího seskupení, který jej smí mít.

# Barvy na šachovnici:
reason-burstein-only-order = Barvy: jediné rozdělení v mezích omezení barev.
reason-burstein-number = Barvy: žádný z obou nemá přednostní barvu, rozhoduje nižší startovní číslo a vylosovaná barva.
reason-burstein-both-due = Barvy: oba dostanou přednostní barvu.
reason-burstein-equal-numbers = Barvy: přednostní barvu dostane hráč s větším rozdílem v barvách.
reason-burstein-irregularity = Barvy: přednostní barvu dostane hráč, kterému se nevyhovělo v pozdějším kole.
reason-burstein-order = Barvy: přednostní barvu dostane první v pořadí seskupení.

# Nasazení neexistuje:
reason-burstein-no-bye-candidate = Počet hráčů je lichý a žádný hráč nesmí mít volný los.
reason-burstein-other-bye = Ostatní by šlo nasadit, kdyby volný los měl jeden z těchto hráčů: { $players }.
reason-burstein-no-opponent = { $player } nemá přípustného soupeře.
reason-burstein-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto hráčů zůstanou bez dvojice: { $players }.

# FIDE, 2026. Postup v kole:
reason-burstein-2026-seeding = Úvodní kola 1–{ $last } se nasazují holandským systémem.
reason-burstein-2026-bracket = Seskupení { $score } b., podle indexu: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Přesunutí do seskupení: { $incoming }.
}
reason-burstein-2026-index = Číslo { $number }, { $player }: Buchholz { $buchholz }, SB { $sb }.
reason-burstein-2026-floater = { $player }: v tomto seskupení bez dvojice, přesun do dalšího.
reason-burstein-2026-bye = { $player } má volný los: nejméně bodů { $score }, nejvíce partií ({ $games }), nejnižší index.
reason-burstein-2026-pair = Číslo { $number } v seskupení, soupeř číslo { $opponent }.
reason-burstein-2026-refused = Oba mají přednost { $colour-key ->
    [white] bílé
   *[black] černé
} barvy: uplatnit lze jen jednu.

# Barvy na šachovnici:
reason-burstein-2026-pairing-number = Barvy: podle počáteční barvy a čísla výše zařazeného hráče.
reason-burstein-2026-both-preferences = Barvy: žádná přednost v barvě není odmítnuta.
reason-burstein-2026-stronger-preference = Barvy: uplatní se silnější přednost v barvě.
reason-burstein-2026-latest-difference = Barvy: opačně než v posledním kole s různými barvami obou hráčů.
reason-burstein-2026-higher-index = Barvy: uplatní se přednost hráče s vyšším indexem.

# Nasazení neexistuje:
reason-burstein-2026-no-bye-candidate = Počet hráčů je lichý a žádný hráč nesmí mít volný los.
reason-burstein-2026-no-opponent = { $player } nemá přípustného soupeře.
reason-burstein-2026-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto hráčů zůstanou bez dvojice: { $players }.
