# Holandský systém, 2009 a 1992. Postup v jedné skupině:
reason-dutch-bracket = Seskupení { $score } b.: { $players }.{ $moved-down-count ->
    [0] {""}
   *[other] {" "}Přesunutí dolů: { $moved-down }.
} w = { $white }, b = { $black }, q = { $half }, tedy x = { $x }. { $pairs ->
    [0] Nevznikla žádná dvojice.
    [one] Vznikla jedna dvojice.
    [few] Vznikly { $pairs } dvojice.
   *[other] Vzniklo { $pairs } dvojic.
}
reason-dutch-remainder = Zbytkové seskupení: { $players }. w = { $white }, b = { $black }, q = { $half }, tedy x = { $x }. { $pairs ->
    [0] Nevznikla žádná dvojice.
    [one] Vznikla jedna dvojice.
    [few] Vznikly { $pairs } dvojice.
   *[other] Vzniklo { $pairs } dvojic.
}
reason-dutch-moved-down-at-once = Bez přípustného soupeře v seskupení, ihned přesun dolů: { $players }.
reason-dutch-strong-as-absolute = Liché kolo: silné přednosti v barvě se považují za absolutní.
reason-dutch-strong-given-up = Liché kolo: silné přednosti v barvě se nepovažují za absolutní, jinak by se přesouvalo více hráčů.
reason-dutch-mild-neutral = Sudé kolo: příliš mnoho předností { $colour-key ->
    [white] bílé
   *[black] černé
} barvy; k mírné přednosti se nepřihlíží: { $players }.
reason-dutch-transposition = Přemístění v S2: S1 je { $upper }, soupeři po řadě { $lower }.
reason-dutch-exchange = Výměna mezi S1 a S2: { $out } za { $into }.
reason-dutch-upfloats-free = Upuštěno pro přesun vzhůru:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (předchozí kolo)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (předminulé kolo)
}
reason-dutch-downfloats-free = Upuštěno pro přesun dolů:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (předchozí kolo)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (předminulé kolo)
}
reason-dutch-raised = Zvýšení x: { $raises }krát.
reason-dutch-lifted = Poslední kolo: pro hráče s více než 50 % bodů neplatí omezení barev.
reason-dutch-other-floaters = Místo toho přesun dolů, aby šlo sestavit další seskupení: { $players }.
reason-dutch-for-lowest = Přesun dolů, aby šlo sestavit nejnižší seskupení: { $players }.
reason-dutch-joined = Sloučeno s nejnižším seskupením: { $players }.
reason-dutch-fewer-pairs = Méně dvojic, než je třeba: u hráčů přesunutých dolů o { $moved-down }, u ostatních o { $others }.

# Jedna šachovnice:
reason-dutch-both-preferences = Barvy: žádná přednost v barvě není odmítnuta.
reason-dutch-stronger-preference = Barvy: uplatní se silnější přednost v barvě.
reason-dutch-latest-difference = Barvy: opačně než v posledním kole s různými barvami obou hráčů.
reason-dutch-higher-ranked = Barvy: přednost dostává výše zařazený hráč.
reason-dutch-pairing-number = Barvy: podle počáteční barvy a startovního čísla výše zařazeného hráče.
reason-dutch-clash = Oba mají přednost { $colour-key ->
    [white] bílé
   *[black] černé
} barvy: uplatnit lze jen jednu.
reason-dutch-floats = Různý počet bodů: přesun dolů { $down }, přesun vzhůru { $up }.
reason-dutch-bye = { $player } zůstává bez dvojice a má volný los.

# Rozhoduje rozhodčí:
reason-dutch-large-exchange = Výměna tří nebo více hráčů ({ $out } za { $into }): pravidla pro ni neudávají pořadí. Zkontrolujte toto seskupení.
reason-dutch-lift-used = Dvojice je možná jen proto, že v posledním kole neplatí omezení barev: { $players-and }. Šachovnici potvrďte, nebo změňte.

# Nasazení neexistuje:
reason-dutch-no-opponent = { $player } nemá přípustného soupeře.
reason-dutch-no-bye-candidate = Počet hráčů je lichý a žádný hráč nesmí mít volný los.
reason-dutch-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, bez dvojice zůstávají: { $players }.


reason-ruled = Rozhodnutím rozhodčího před nasazením kola.
reason-fixed = Zafixováno rozhodčím; ostatní hráči jsou nasazeni podle pravidel.
