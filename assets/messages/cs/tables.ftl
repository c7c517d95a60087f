# Tabulky známé předem: losy, skupiny, rozpis, dny kol.

tables-key-enter-lots = zadat vylosovaná čísla
tables-key-groups = rozdělit do skupin
tables-key-all-rounds = zveřejnit všechna kola
tables-key-final = zahájit finále
tables-lot-of = Číslo, které si vylosuje { $player }
tables-lots-left = Zbývá losovat: { $count }; čísla 1 až { $highest }. Za nepřítomné losuje rozhodčí.
tables-lot-too-high = Čísla jsou jen 1 až { $highest }. Zadejte vylosované.
tables-draw-title = Losovat čísla
tables-draw-all = Všechna čísla z jednoho osudí
tables-draw-federations = Hráči jedné federace ne v posledních třech kolech (tabulky Varma)
tables-varma-many = { $federation } má víc hráčů, než je čísel v jedné obálce: mohou se utkat v posledních kolech.
tables-varma-six = Pro dvanáct hráčů jsou v obálce C tabulek čísla 6 a 12, která se potkají v posledním kole.
tables-publish-all = Zveřejnit naráz kola { $first } až { $last }
tables-published = Zveřejněna kola { $first } až { $last }
tables-groups = Kolik skupin
tables-groups-help = Hráči se rozdělí hadem podle ratingu; ve skupině čísla určí los. 1 skupiny zruší; u hráčů m přesune hráče do další.
tables-no-groups = Skupiny se tvoří před 1. kolem, v turnaji každý s každým se čtyřmi a více hráči.
tables-final = Kolik z každé skupiny postupuje do finále
tables-no-final = Finále následuje po skupinách, jejichž kola jsou dohraná.
tables-final-open = Skupina tolik hráčů nemá, nebo pro ně finále nemá tabulku. Zadejte jiné číslo.
tables-final-shared = { $count ->
    [one] Skupina { $group }: { $place }. místo je dělené, postupuje { $count } hráč
    [few] Skupina { $group }: { $place }. místo je dělené, postupují { $count } hráči
    [many] Skupina { $group }: { $place }. místo je dělené, postupuje { $count } hráče
   *[other] Skupina { $group }: { $place }. místo je dělené, postupuje { $count } hráčů
}
tables-final-goes-on = Postupuje { $player }: uveďte důvod
tables-final-lot = Losovat o to
tables-final-by-lot = losem
event-round-days = Dny a časy kol
event-round-days-set = { $count } z { $rounds }
event-help-round-days = Den a čas každého kola, jako 12.3.2026 18:30. Ukazují je rozpisy a listiny.
error-no-such-time = Takový čas není. Zadejte hodiny a minuty, jako 18:30.
sheet-schedule = Rozpis
sheet-schedule-round = { $round }. kolo
sheet-rounds-table = Kola všech hráčů
sheet-black-sign = { $sign } před číslem: černé
sheet-estimated-sign = { $sign } odhad rozhodčího
sheet-rating-list = Ratingy: listina { $list }
tables-need-lots = { $count ->
    [one] { $count } hráč nemá číslo
    [few] { $count } hráči nemají číslo
   *[other] { $count } hráčů nemá číslo
}: n zadá vylosovaná čísla, d vylosuje všem; bez losu platí pořadí přihlášek
tables-draw-again-title = Losovat znovu všechna čísla
tables-draw-again = Čísla mají všichni. Všechna se vrátí a losují se znovu. Pro tytéž hráče dopadne los stejně; ručně zadaná čísla se teď vylosují.
tables-draw-outdated = Čísla neodpovídají účastníkům: od losování někdo odstoupil nebo přibyl.
tables-draw-keep = zachovat pořadí těch, kdo zůstali; noví losují zbylá čísla
tables-draw-rest = losovat těm, kdo číslo nemají ({ $count }); ostatním zůstanou
tables-draw-anew = vrátit všechna čísla a losovat všem
tables-numbers-stay = Po nasazení kola se čísla nemění.
tables-numbers-title = Vylosovaná čísla
tables-number-missing = Zadejte vylosované číslo, 1 až { $highest }.
tables-number-twice = { $number } už tu je. Každé číslo se losuje jednou.
tables-all-drawn = Čísla mají všichni. d losuje znovu.
tables-need-teams = { $count ->
    [one] jedno družstvo
    [few] { $count } družstva
   *[other] { $count } družstev
} po { $boards }
tables-register-teams = F5, pak t: seznam družstev.
tables-team-numbers = čísla družstev: { $teams }
tables-need-team-numbers = družstva nemají čísla: n zadá vylosovaná, d losuje; losuje i r
players-key-group = do další skupiny
groups-none = Bez skupiny
players-no-group = bez skupiny
tables-no-groups-yet = Nejdřív se tvoří skupiny: F6, t.
