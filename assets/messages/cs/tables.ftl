# Tabulky známé předem: losy, skupiny, rozpis, dny kol.

tables-key-enter-lots = zadat vylosovaná čísla
tables-key-groups = vytvořit skupiny
tables-key-all-rounds = zveřejnit všechna kola
tables-key-final = zahájit finále
tables-lot-of = Vylosované číslo: { $player }
tables-lots-left = Zbývá vylosovat čísel: { $count } (1 až { $highest }). Za nepřítomné losuje rozhodčí.
tables-lot-range = Čísla jsou 1 až { $highest }. Zadejte vylosované číslo.
tables-draw-title = Losovat startovní čísla
tables-draw-all = Losovat všechna čísla společně
tables-draw-federations = Bez partií v rámci federace v posledních třech kolech (tabulky Varma)
tables-varma-many = { $federation } má více hráčů, než je čísel v jedné obálce. Mohou se utkat v posledních kolech.
tables-varma-six = Při dvanácti hráčích jsou v obálce C tabulek čísla 6 a 12, která se utkají v posledním kole.
tables-publish-all = { $span ->
    [one] Zveřejnit kolo { $rounds }
    [few] Zveřejnit kola { $rounds } společně
   *[other] Zveřejnit kola { $rounds } společně
}
tables-published = { $span ->
    [one] Zveřejněno kolo { $rounds }
    [few] Zveřejněna kola { $rounds }
   *[other] Zveřejněna kola { $rounds }
}
tables-groups = Počet skupin
tables-groups-help = Hráči se rozdělí podle ratingu hadovitě; ve skupině určí čísla los. 1 skupiny zruší; ,m na obrazovce Hráči přesune hráče do jiné skupiny.
tables-no-groups = Skupiny se tvoří před 1. kolem, v turnaji každý s každým s nejméně čtyřmi hráči.
tables-final = Počet postupujících do finále z každé skupiny
tables-no-final = Finále potřebuje skupiny a začíná, až jsou dohrána všechna jejich kola.
tables-final-open = Některá skupina má méně hráčů, nebo pro tento počet nemá finále tabulku. Zadejte jiné číslo.
tables-final-shared = { $count ->
    [one] Skupina { $group }: { $place }. místo je dělené, postupuje { $count } hráč
    [few] Skupina { $group }: { $place }. místo je dělené, postupují { $count } hráči
    [many] Skupina { $group }: { $place }. místo je dělené, postupuje { $count } hráče
   *[other] Skupina { $group }: { $place }. místo je dělené, postupuje { $count } hráčů
}
tables-final-advances = Postupuje { $player }: uveďte důvod
tables-final-lot = Losovat
tables-final-by-lot = losem
event-round-days = Data a časy kol
event-round-days-set = { $count } z { $rounds }
event-help-round-days = Datum a čas každého kola, například 12.3.2026 18:30. Ukazují je rozpisy a listiny.
error-no-such-time = Neplatný čas. Zadejte hodiny a minuty, například 18:30.
sheet-schedule = Rozpis
sheet-schedule-round = { $round }. kolo
sheet-rounds-table = Kola všech hráčů
sheet-black-sign = { $sign } před číslem: černé
sheet-estimated-sign = { $sign } odhad rozhodčího
sheet-rating-list = Ratingy: listina { $list }
tables-need-lots = { $count ->
    [one] { $count } hráč nemá startovní číslo
    [few] { $count } hráči nemají startovní číslo
   *[other] { $count } hráčů nemá startovní číslo
}: ,n zadá vylosovaná čísla, d vylosuje všem; bez losu platí pořadí přihlášek
tables-draw-again-title = Losovat znovu všechna čísla?
tables-draw-again = Čísla mají všichni účastníci. Všechna se zruší a vylosují znovu. Pro stejné účastníky dopadne los stejně; ručně zadaná čísla se tentokrát vylosují.
tables-draw-again-new = Čísla mají všichni účastníci. Všechna se zruší a v tomto souboru se poprvé vylosují: nynější byla zadána nebo importována, výsledek bude jiný.
tables-draw-outdated = Startovní čísla nejsou aktuální: po losování někdo přibyl nebo odstoupil.
tables-draw-unfinished = { $count ->
    [one] Jeden účastník ještě nemá číslo.
    [few] { $count } účastníci ještě nemají číslo.
   *[other] { $count } účastníků ještě nemá číslo.
}
tables-draw-keep = zachovat pořadí zbylých účastníků; noví losují ostatní čísla
tables-draw-rest = losovat hráčům bez čísla ({ $count }); ostatní si čísla ponechají
tables-draw-reset = zrušit všechna čísla a losovat všem
tables-numbers-stay = Po nasazení kola jsou čísla konečná.
tables-numbers-title = Vylosovaná čísla
tables-number-missing = Zadejte vylosované číslo, 1 až { $highest }.
tables-number-twice = { $number } už je použito. Každé číslo se losuje jednou.
tables-all-drawn = Čísla mají všichni účastníci. d losuje znovu.
tables-need-teams = { $count ->
    [one] jedno družstvo
    [few] { $count } družstva
   *[other] { $count } družstev
} po { $boards }
tables-register-teams = Přihlaste družstva: F5, pak t.
tables-team-numbers = startovní čísla družstev: { $teams }
tables-need-team-numbers = družstva nemají startovní čísla: ,n zadá vylosovaná, d losuje; losuje i r
players-key-group = do další skupiny
groups-none = Bez skupiny
players-no-group = bez skupiny
tables-no-groups-yet = Nejdříve vytvořte skupiny (F6 ,t).
