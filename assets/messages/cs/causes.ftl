# Co vysvětluje kola v souboru (hakem check --explain).

causes-way = { $system }, úvodní barva { $colour }
causes-way-baku = { $system }, úvodní barva { $colour }, s akcelerací Baku
causes-way-without-points = { $system }, úvodní barva { $colour }, bez virtuálních bodů uvedených v souboru
causes-no-rounds = Žádné kolo nebylo nasazeno švýcarským systémem pro jednotlivé partie hráčů. Zadejte soubor s takovými koly.

# Jedna změna, ze které kolo vyplývá.
cause-clubs-apart = Hráči stejného oddílu spolu neměli hrát.
cause-federations-apart = Hráči stejné federace spolu neměli hrát.
cause-families-apart = Hráči stejného příjmení spolu neměli hrát.
cause-apart = { $one } a { $other } spolu neměli hrát.
cause-bye = { $player } má volný los přidělený ručně ještě před nasazením ostatních.
cause-gone = { $player } byl v nasazení a v kole není; plánovaný soupeř hrál s tím, kdo měl volný los, nebo ho dostal.
cause-added = { $player } přibyl až po nasazení a hrál s tím, kdo měl volný los.
cause-result = Při nasazení kola měla partie { $white } – { $black } ze { $round }. kola výsledek { $result }.
cause-unplayed = Při nasazení kola měl { $player } v { $round }. kole: { $bye }.
cause-exchanged = { $one } a { $other } si po nasazení vyměnili místa.
cause-turned = { $one } a { $other } si po nasazení vyměnili barvy.

causes-more = { $count ->
    [one] Stejně malá je ještě jedna příčina.
    [few] Stejně malé jsou ještě { $count } příčiny.
   *[other] Stejně malých je ještě { $count } příčin.
}
causes-none = Nenašla se příčina z jedné nebo dvou změn. Vyzkoušených nasazení: { $tried }.
causes-none-bounded = Než se dosáhlo meze, nenašla se příčina z jedné nebo dvou změn. Vyzkoušených nasazení: { $tried }.
causes-nearest = Nejblíže: { $change } Šachovnic, které jsou i pak jinak: { $count }.
