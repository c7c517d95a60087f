# Listiny: všechno, co odchází ze sálu, na papíře nebo jako soubor.

sheet-starting-list = Startovní listina
sheet-pairings = Nasazení { $round }. kola
sheet-pairings-by-name = Nasazení { $round }. kola podle jmen
sheet-moves = Kdo se přesazuje v { $round }. kole: verze { $before } ({ $time }) → verze { $version }
sheet-results-of = Výsledky { $round }. kola
sheet-slips = Lístky { $round }. kola
sheet-slip = { $round }. kolo · šachovnice { $board }
sheet-signature = Podpis
sheet-cards = Karty hráčů po { $round }. kole
sheet-byes = Volné losy a nepřítomní
sheet-reason = Důvod
sheet-version = verze { $version }
sheet-printed = vytištěno { $time }

sheet-absent-players = Nikdo zatím není přihlášen. Přihlaste hráče nebo načtěte jejich seznam.
sheet-absent-nothing = Zatím není zveřejněno žádné kolo. Zveřejněte je, potom tiskněte jeho listiny.
sheet-absent-not-paired = { $round }. kolo není nasazeno. Zvolte zveřejněné kolo.
sheet-absent-draft = { $round }. kolo je jen návrh, který vidí pouze rozhodčí. Zveřejněte je, potom tiskněte.
sheet-absent-one-version = Nikdo se nepřesazuje: nasazení { $round }. kola se po zveřejnění nezměnilo.
sheet-absent-prizes = Žádné ceny nejsou vyhlášeny. Vyhlaste je v pořadí (F8, p).
sheet-absent-byes = Nikdo nemá volný los a nikdo nechybí.

cli-unknown-sheet = Listina { $sheet } neexistuje. Zvolte jednu z těchto: { $known }.
