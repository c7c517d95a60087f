# Tabulky známé předem: losy, skupiny, rozpis, dny kol.

tables-key-enter-lots = zadat vylosovaná čísla
tables-key-groups = rozdělit do skupin
tables-key-all-rounds = zveřejnit všechna kola
tables-key-final = zahájit finále
tables-lot-of = Číslo, které si vylosuje { $player }
tables-lots-left = Zbývá losovat: { $count }; čísla 1 až { $highest }. Za nepřítomné losuje rozhodčí.
tables-lot-too-high = Čísla jsou jen 1 až { $highest }. Zadejte vylosované.
tables-publish-all = Zveřejnit naráz kola { $first } až { $last }
tables-groups = Kolik skupin
tables-groups-help = Hráči se rozdělí hadem podle ratingu; ve skupině čísla určí los.
tables-no-groups = Skupiny se tvoří před 1. kolem, v turnaji každý s každým se čtyřmi a více hráči.
tables-final = Kolik z každé skupiny postupuje do finále
tables-no-final = Finále následuje po skupinách, jejichž kola jsou dohraná.
tables-final-open = Pomocná hodnocení ani los neurčují, kdo postupuje, nebo skupina tolik hráčů nemá. Zadejte jiné číslo, nebo losujte.
event-round-days = Dny a časy kol
event-round-days-set = { $count } z { $rounds }
event-help-round-days = Den a čas každého kola, jako 12.3.2026 18:30. Ukazují je rozpisy a sestavy.
error-no-such-time = Takový čas není. Zadejte hodiny a minuty, jako 18:30.
sheet-schedule = Rozpis
sheet-schedule-round = { $round }. kolo
sheet-rounds-table = Kola všech hráčů
sheet-black-sign = { $sign } před číslem: černé
tables-need-lots = { $count } hráčů nemá číslo: n zadá vylosovaná čísla, d vylosuje všem; bez losu platí pořadí přihlášek
