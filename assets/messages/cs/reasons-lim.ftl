# Limův systém, klasické znění a 2026. Postup ve skupině:
reason-lim-group-upper = Horní polovina, bodová skupina { $score }: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Přesunuti shora: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Přesunuti zdola: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Nárok na bílé: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Nárok na černé: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Bez nároku na barvu: { $neither }.
}
reason-lim-group-lower = Dolní polovina, bodová skupina { $score }: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Přesunuti shora: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Přesunuti zdola: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Nárok na bílé: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Nárok na černé: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Bez nároku na barvu: { $neither }.
}
reason-lim-group-median = Středová bodová skupina { $score }{ $players-count ->
    [0] {""}
   *[other] : { $players }
}.{ $down-count ->
    [0] {""}
   *[other] {" "}Přesunuti shora: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Přesunuti zdola: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Nárok na bílé: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Nárok na černé: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Bez nároku na barvu: { $neither }.
}
reason-lim-left-alone = { $player } nemá ve skupině možného soupeře a opouští ji.
reason-lim-floater-a = { $player } se přesouvá, typ a: znovu, a v další skupině nemá soupeře.
reason-lim-floater-b = { $player } se přesouvá, typ b: znovu, v další skupině má soupeře.
reason-lim-floater-c = { $player } se přesouvá, typ c: v další skupině nemá soupeře.
reason-lim-floater-d = { $player } se přesouvá, typ d: v další skupině má soupeře.
reason-lim-floater-colour = { $player } se přesouvá, protože příliš mnoho hráčů má nárok na { $colour-key ->
    [white] bílé
   *[black] černé
}.
reason-lim-floater-lowest = { $player } je nejníže z těch, kdo mohou skupinu opustit.
reason-lim-floater-highest = { $player } je nejvýše z těch, kdo mohou skupinu opustit.
reason-lim-floater-spares = { $player } se přesouvá; šetří se hráči přesunutí v minulém kole: { $spared }.
reason-lim-taken-back = Středovou skupinu nešlo nasadit; ze sousední skupiny se do ní vrací dvojice: { $players }.

# Šachovnice:
reason-lim-floater-meets = Přesunutý hráč { $player } hraje s { $opponent }.
reason-lim-exchange = Místo dvojice { $player } – { $proposed }: s { $met } lze nasadit všechny.
reason-lim-exchange-colours = Místo dvojice { $player } – { $proposed }: kvůli barvám výměna za { $met }.
reason-lim-only-order = Barvy: jinak je dostat nesmějí.
reason-lim-both-due = Barvy: kdo má nárok na barvu, dostane ji.
reason-lim-larger-imbalance = Oba mají nárok na stejnou barvu: dostane ji hráč s větším rozdílem barev.
reason-lim-latest-difference = Oba mají nárok na stejnou barvu: opačně než v poslední partii s různými barvami.
reason-lim-higher-ranked = Oba mají stejný nárok i minulé barvy: vyhoví se výše postavenému.
reason-lim-lower-ranked = Oba mají stejný nárok i minulé barvy, dolní polovina: vyhoví se níže postavenému.
reason-lim-first-colours = Barvy: podle vylosované barvy a čísla výše postaveného.
reason-lim-clash = Oba mají nárok na { $colour-key ->
    [white] bílé
   *[black] černé
}: jeden je nedostane.
reason-lim-floats = Různé body: { $down } má více, { $up } méně.
reason-lim-last-round = Poslední kolo: stejné body mají přednost před mezemi barev.
reason-lim-bye = { $player } má volný los: v nejnižší skupině je nejníže z těch, kdo ho mohou mít.
reason-lim-bye-passed-over = Volný los nedostávají: { $players }; nesmějí, nebo by ostatní nešlo nasadit.

# Na to se má rozhodčí podívat:
reason-lim-cut-short = Maxiturnaj: všechny výměny mezi hráči { $players } vyzkoušeny nebyly. Zkontrolujte barvy této skupiny.

# Nasazení neexistuje:
reason-lim-no-opponent = Bez možného soupeře: { $player }.
reason-lim-nobody-for-bye = Počet hráčů je lichý a nikdo nesmí mít volný los.
reason-lim-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, zbývají: { $players }.

# Co porušuje šachovnice nebo volný los určený ručně:
reason-lim-float-again = { $player }: přesun už v minulém kole.
