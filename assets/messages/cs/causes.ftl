# Vysvětlení kol v souboru (hakem check --explain).

causes-way = { $system }, počáteční barva { $colour }
causes-way-baku = { $system }, počáteční barva { $colour }, s akcelerací Baku
causes-way-without-points = { $system }, počáteční barva { $colour }, bez virtuálních bodů v souboru
causes-no-rounds = Žádné kolo nebylo nasazeno švýcarským systémem pro jednotlivé partie hráčů. Zvolte soubor s takovými koly.

# Jedna změna, ze které kolo vyplývá.
cause-clubs-apart = Hráči téhož oddílu nebyli nasazeni proti sobě.
cause-federations-apart = Hráči téže federace nebyli nasazeni proti sobě.
cause-families-apart = Hráči téhož příjmení nebyli nasazeni proti sobě.
cause-apart = Zakázaná dvojice: { $one } – { $other }.
cause-bye = Volný los přidělený ručně před nasazením: { $player }.
cause-gone = Odebrání po nasazení: { $player }; soupeř má volný los, nebo hraje s hráčem, který jej měl.
cause-added = Přidání po nasazení: { $player }; soupeřem je hráč, který měl volný los.
cause-result = Při nasazení byl výsledek partie { $white } – { $black } (kolo { $round }): { $result }.
cause-unplayed = Při nasazení měl hráč { $player } v kole { $round } záznam: { $bye }.
cause-exchanged = { $one } – { $other }: výměna míst po nasazení.
cause-turned = { $one } – { $other }: výměna barev po nasazení.

causes-more = { $count ->
    [one] Stejně jednoduchá je ještě jedna příčina.
    [few] Stejně jednoduché jsou ještě { $count } příčiny.
   *[other] Stejně jednoduchých je ještě { $count } příčin.
}
causes-none = Příčina z jedné nebo dvou změn nenalezena. Vyzkoušených nasazení: { $tried }.
causes-none-bounded = Příčina z jedné nebo dvou změn nenalezena v rámci limitu. Vyzkoušených nasazení: { $tried }.
causes-nearest = Nejbližší shoda: { $change } Šachovnic, které se stále liší: { $count }.
