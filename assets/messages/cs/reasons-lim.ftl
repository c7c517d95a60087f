# Limův systém, klasické znění a 2026. Postup ve skupině:
reason-lim-group-upper = Horní polovina, bodové seskupení { $score } b.: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Přesunutí dolů: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Přesunutí vzhůru: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Přednostní barva bílá: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Přednostní barva černá: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Bez přednostní barvy: { $neither }.
}
reason-lim-group-lower = Dolní polovina, bodové seskupení { $score } b.: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Přesunutí dolů: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Přesunutí vzhůru: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Přednostní barva bílá: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Přednostní barva černá: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Bez přednostní barvy: { $neither }.
}
reason-lim-group-median = Středové bodové seskupení { $score } b.{ $players-count ->
    [0] {""}
   *[other] : { $players }.
}{ $down-count ->
    [0] {""}
   *[other] {" "}Přesunutí dolů: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Přesunutí vzhůru: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Přednostní barva bílá: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Přednostní barva černá: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Bez přednostní barvy: { $neither }.
}
reason-lim-left-alone = { $player } nemá v seskupení možného soupeře, přesun.
reason-lim-floater-a = { $player }: přesun typu a, opakovaný, v dalším seskupení bez možného soupeře.
reason-lim-floater-b = { $player }: přesun typu b, opakovaný, v dalším seskupení s možným soupeřem.
reason-lim-floater-c = { $player }: přesun typu c, v dalším seskupení bez možného soupeře.
reason-lim-floater-d = { $player }: přesun typu d, v dalším seskupení s možným soupeřem.
reason-lim-floater-colour = { $player }: přesun, protože příliš mnoho hráčů má přednostní barvu { $colour-key ->
    [white] bílou
   *[black] černou
}.
reason-lim-floater-lowest = { $player }: nejnižší číslo z hráčů, kteří se mohou přesunout.
reason-lim-floater-highest = { $player }: nejvyšší číslo z hráčů, kteří se mohou přesunout.
reason-lim-floater-spares = { $player }: přesun; kvůli přesunu v předchozím kole ušetření: { $spared }.
reason-lim-taken-back = Středové seskupení nešlo sestavit. Ze zrušené dvojice sousedního seskupení se připojují: { $players }.

# Šachovnice:
reason-lim-floater-meets = Přesunutý hráč a jeho soupeř: { $player } – { $opponent }.
reason-lim-exchange = Navržená dvojice { $player } – { $proposed }; se soupeřem { $met } lze nasadit všechny hráče.
reason-lim-exchange-colours = Navržená dvojice { $player } – { $proposed }; kvůli přednostním barvám výměna, soupeř { $met }.
reason-lim-only-order = Barvy: jediné dovolené rozdělení.
reason-lim-both-due = Barvy: oba dostanou přednostní barvu.
reason-lim-larger-imbalance = Oba mají stejnou přednostní barvu: dostane ji hráč s větším rozdílem v barvách.
reason-lim-latest-difference = Oba mají stejnou přednostní barvu: opačně než v poslední partii s různými barvami.
reason-lim-higher-ranked = Oba mají stejnou přednostní barvu i průběh barev: dostane ji výše zařazený hráč.
reason-lim-lower-ranked = Oba mají stejnou přednostní barvu i průběh barev, dolní polovina: dostane ji níže zařazený hráč.
reason-lim-first-colours = Barvy: podle počáteční barvy a čísla výše zařazeného hráče.
reason-lim-clash = Oba mají přednostní barvu { $colour-key ->
    [white] bílou
   *[black] černou
}: dostane ji jen jeden.
reason-lim-floats = Různý počet bodů: { $down } má více, { $up } méně.
reason-lim-last-round = Poslední kolo: stejný počet bodů má přednost před omezením barev.
reason-lim-bye = { $player } má volný los: nejnižší číslo nejnižšího seskupení z hráčů, kteří jej smějí mít.
reason-lim-bye-passed-over = Dříve v pořadí na volný los, ale nesmějí jej mít, nebo by ostatní nešlo nasadit: { $players }.

# Ke kontrole rozhodčím:
reason-lim-cut-short = Maxiturnaj: nebyly vyzkoušeny všechny výměny mezi hráči { $players-and }. Zkontrolujte barvy tohoto seskupení.

# Nasazení neexistuje:
reason-lim-no-opponent = { $player } nemá možného soupeře.
reason-lim-no-bye-candidate = Počet hráčů je lichý a žádný hráč nesmí mít volný los.
reason-lim-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, bez dvojice zůstávají: { $players }.

# Co porušuje šachovnice nebo volný los určený ručně:
reason-lim-float-again = { $player }: přesun už v minulém kole.
