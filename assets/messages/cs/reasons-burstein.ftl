# Klasický. Postup v jedné skupině:
reason-burstein-group = Skupina s počtem bodů { $score }, v pořadí: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Přesunut shora: { $incoming }.
}
reason-burstein-joined = { $groups ->
    [one] Spojeno s jednou další bodovou skupinou.
   *[other] Spojeno s dalšími bodovými skupinami, počet: { $groups }.
}
reason-burstein-sent-back = Vráceni zpět, protože s tímto přesunutým nelze nasadit další skupinu: { $players }.
reason-burstein-attempt = Pokus číslo { $number } ze seznamu: { $refused ->
    [0] každý dostane náležející barvu.
    [one] jeden hráč nedostane náležející barvu.
    [few] { $refused } hráči nedostanou náležející barvu.
   *[other] { $refused } hráčů nedostane náležející barvu.
}
reason-burstein-late-attempt = První pokus s nejméně odepřenými barvami ({ $refused }); jeho číslo v seznamu je příliš velké.
reason-burstein-values = { $place }. { $player }: SB { $sb }, Buchholz { $buchholz }, medián { $median }, rating { $rating }.
reason-burstein-imaginary = { $player }: body skutečné { $real }, pomyslné { $imaginary }.
reason-burstein-floater = { $player } zbývá a přesouvá se do další skupiny.
reason-burstein-bye = { $player } má volný los: poslední v pořadí nejnižší skupiny, kdo ho smí mít.

# Barvy na šachovnici:
reason-burstein-only-order = Barvy: meze dovolují jen toto.
reason-burstein-number = Barvy: nikomu barva nenáleží, rozhoduje nižší startovní číslo a los.
reason-burstein-both-due = Barvy: oba dostanou náležející barvu.
reason-burstein-equal-numbers = Barvy: náležející barvu dostane ten, kdo má větší rozdíl bílých a černých.
reason-burstein-irregularity = Barvy: náležející barvu dostane ten, komu byla odepřena později.
reason-burstein-order = Barvy: náležející barvu dostane první v pořadí skupiny.

# Nasazení neexistuje:
reason-burstein-nobody-for-bye = Počet hráčů je lichý a nikdo nesmí mít volný los.
reason-burstein-other-bye = Ostatní by šlo nasadit, kdyby měl volný los některý z těchto: { $players }.
reason-burstein-no-opponent = Bez možného soupeře: { $player }.
reason-burstein-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto zbudou: { $players }.

# FIDE, 2026. Postup v kole:
reason-burstein-2026-seeding = Úvodní kolo: až do kola { $last } nasazuje holandský systém.
reason-burstein-2026-bracket = Skupina s počtem bodů { $score }, podle indexu: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Přesunuti shora: { $incoming }.
}
reason-burstein-2026-index = Číslo { $number }, { $player }: Buchholz { $buchholz }, SB { $sb }.
reason-burstein-2026-floater = { $player } zbývá a přesouvá se do další skupiny.
reason-burstein-2026-bye = { $player } má volný los: nejméně bodů { $score }, nejvíce partií ({ $games }), nejnižší index.
reason-burstein-2026-pair = Číslo { $number } skupiny hraje s číslem { $opponent }.
reason-burstein-2026-refused = Oba mají přednost { $colour-key ->
    [white] bílé
   *[black] černé
}: jeden ji nedostane.

# Barvy na šachovnici:
reason-burstein-2026-pairing-number = Barvy: podle vylosované barvy a čísla výše postaveného.
reason-burstein-2026-both-preferences = Barvy: vyhoví se oběma přednostem.
reason-burstein-2026-stronger-preference = Barvy: vyhoví se silnější přednosti.
reason-burstein-2026-latest-difference = Barvy: opačně než v posledním kole, kdy měli oba různé barvy.
reason-burstein-2026-higher-index = Barvy: vyhoví se přednosti hráče s vyšším indexem.

# Nasazení neexistuje:
reason-burstein-2026-nobody-for-bye = Počet hráčů je lichý a nikdo nesmí mít volný los.
reason-burstein-2026-no-opponent = Bez možného soupeře: { $player }.
reason-burstein-2026-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto zbudou: { $players }.
