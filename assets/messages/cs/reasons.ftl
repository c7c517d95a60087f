# Holandský systém, 2009 a 1992. Postup v jedné skupině:
reason-dutch-bracket = Skupina s počtem bodů { $score }: { $players }.{ $moved-down-count ->
    [0] {""}
   *[other] {" "}Přesunuti shora: { $moved-down }.
} w = { $white }, b = { $black }, q = { $half }, tedy x = { $x }. { $pairs ->
    [0] Nevznikla žádná dvojice.
    [one] Vznikla jedna dvojice.
    [few] Vznikly { $pairs } dvojice.
   *[other] Vzniklo { $pairs } dvojic.
}
reason-dutch-remainder = Zbytek: { $players }. w = { $white }, b = { $black }, q = { $half }, tedy x = { $x }. { $pairs ->
    [0] Nevznikla žádná dvojice.
    [one] Vznikla jedna dvojice.
    [few] Vznikly { $pairs } dvojice.
   *[other] Vzniklo { $pairs } dvojic.
}
reason-dutch-moved-down-at-once = Bez soupeře ve skupině, hned se přesouvá dolů: { $players }.
reason-dutch-strong-as-absolute = Liché kolo: silné přednosti v barvě platí jako absolutní.
reason-dutch-strong-given-up = Liché kolo: silné přednosti nemohly platit jako absolutní, jinak by se přesouvalo víc hráčů.
reason-dutch-mild-neutral = Sudé kolo: příliš mnoho hráčů chce { $colour-key ->
    [white] bílé
   *[black] černé
}, ustupují mírné přednosti: { $players }.
reason-dutch-transposition = Pořadí S2 změněno: S1 je { $upper }, soupeři popořadě { $lower }.
reason-dutch-exchange = Výměna mezi S1 a S2: { $out } za { $into }.
reason-dutch-upfloats-free = Upuštěno pro přesuny nahoru:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (minulé kolo)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (předminulé kolo)
}
reason-dutch-downfloats-free = Upuštěno pro přesuny dolů:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (minulé kolo)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (předminulé kolo)
}
reason-dutch-raised = Zvýšení x: { $raises }krát.
reason-dutch-lifted = Poslední kolo: pro hráče s více než polovinou bodů neplatí meze barev.
reason-dutch-other-floaters = Aby šla nasadit další skupina, přesouvají se dolů místo toho: { $players }.
reason-dutch-for-lowest = Aby šla nasadit nejnižší skupina, přesouvají se dolů: { $players }.
reason-dutch-joined = Spojeno s nejnižší skupinou: { $players }.
reason-dutch-fewer-pairs = Méně dvojic, než má být: u přesunutých o { $moved-down }, u ostatních o { $others }.

# Jedna šachovnice:
reason-dutch-both-preferences = Barvy: vyhoví se oběma přednostem.
reason-dutch-stronger-preference = Barvy: vyhoví se silnější přednosti.
reason-dutch-latest-difference = Barvy: opačně než v posledním kole, kdy měli oba různé barvy.
reason-dutch-higher-ranked = Barvy: vyhoví se přednosti výše postaveného.
reason-dutch-pairing-number = Barvy: podle vylosované barvy a startovního čísla výše postaveného.
reason-dutch-clash = Oba mají přednost { $colour-key ->
    [white] bílé
   *[black] černé
}: jeden ji nedostane.
reason-dutch-floats = Různé body: dolů { $down }, nahoru { $up }.
reason-dutch-bye = { $player } zbývá a má volný los.

# Rozhoduje rozhodčí:
reason-dutch-large-exchange = Vyměněni tři hráči nebo více ({ $out } za { $into }); pravidla pro to neudávají pořadí. Zkontrolujte tuto skupinu.
reason-dutch-lift-used = { $players } hrají spolu jen proto, že v posledním kole neplatí meze barev. Šachovnici potvrďte, nebo změňte.

# Nasazení neexistuje:
reason-dutch-no-opponent = Bez možného soupeře: { $player }.
reason-dutch-nobody-for-bye = Počet hráčů je lichý a nikdo nesmí mít volný los.
reason-dutch-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, zbývají: { $players }.


reason-ruled = Podle rozhodnutí rozhodčího před nasazením kola.
reason-fixed = Upevnil ji rozhodčí; ostatní jsou nasazeni podle pravidel vedle ní.
