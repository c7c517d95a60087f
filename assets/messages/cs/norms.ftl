# Normy titulů: řádky karty hráče a list rozhodčího.

sheet-norm-chances = Šance na normy po { $round }. kole (pro rozhodčího)
norm-line = { $title }: { $words }
norm-column-title = Norma
norm-column-state = Co je třeba
norm-reached = splněno, { $score } z { $games }, soupeři { $average }, výkon { $performance }
norm-safe = jisté při každém výsledku { $rounds-count ->
    [one] { $rounds }. kola
   *[other] kol { $rounds }
}, bude-li hráno
norm-enough = stačí { $score } v { $round }. kole
norm-enough-any = ve { $round }. kole stačí jakýkoli výsledek, bude-li hráno
norm-way-any = jakýkoli výsledek { $games ->
    [one] { $games } partie
   *[other] { $games } partií
}
norm-way-any-against = jakýkoli výsledek { $games ->
    [one] { $games } partie
   *[other] { $games } partií
} proti { $average }
norm-keeps = aspoň { $score } v { $round }. kole
norm-way = { $score } z { $games }
norm-way-against = { $score } z { $games } proti { $average }
norm-or = { $one } nebo { $other }
norm-missing-required = mezi nimi { $count } { $titles }
norm-missing-titled = { $count } s titulem
norm-missing-federations = { $count ->
    [one] ještě { $count } federace
    [few] ještě { $count } federace
   *[other] ještě { $count } federací
}
norm-every-game = žádnou partii nelze vynechat
norm-at-best = v nejlepším případě
norm-left-out = bez { $rounds-count ->
    [one] { $rounds }. kola
   *[other] kol { $rounds }
}
norm-eight = osm partií a { $round }. kolo (1.4.1c)
norm-forfeit = { $round }. kolo jako prohra (1.4.2c)
norm-exempt = výjimka { $article }
norm-counts-as = počítá se za { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[other] { $games } partií
}
norm-out = už není možné: { $reason }
norm-out-games = { $most ->
    [one] { $most } partie
    [few] { $most } partie
   *[other] { $most } partií
}, potřeba { $needed }
norm-out-required = nejvýš { $most } { $titles }, potřeba { $needed }
norm-out-titled = nejvýš { $most } soupeřů s titulem, potřeba { $needed }
norm-out-federations = nejvýš { $most ->
    [one] { $most } jiná federace
    [few] { $most } jiné federace
   *[other] { $most } jiných federací
}, potřeba { $needed }
norm-out-own = soupeřů vlastní federace { $least }, dovoleno { $limit }
norm-out-one = soupeřů z { $federation } { $least }, dovoleno { $limit }
norm-out-average = průměr soupeřů nejvýš { $best }, potřeba { $needed }
norm-out-score = nejvýš { $best } b., potřeba { $needed }
norm-out-performance = výkon nejvýš { $best }, potřeba { $needed }
norm-note-official = Neoficiální. Normy podle FIDE B.01 z roku 2024; ratingy hráčů, jak jsou zadány.
norm-note-farther = { $count ->
    [one] Ještě { $count } šance žádá
    [few] Ještě { $count } šance žádají
   *[other] Ještě { $count } šancí žádá
} aspoň { $points } b. nad očekávaný výsledek; v seznamu není.
norm-note-conditions = Ověřit: registrace 30 dní předem; 2 hodiny na hráče za 60 tahů, pro všechny stejně; nejvýš 2 kola denně; přítomen IA nebo FA; žádný rozhodčí nehraje.
norm-note-foreigners = Výjimka 1.4.3d, zatím: nejméně ve { $round }. kole: cizích hráčů s ratingem { $rated } (20), federací { $federations } (3), titulů { $titled } (10).
sheet-absent-norms = Turnaj nedává normy titulů. Je potřeba 9 kol (na mistrovstvích světa a kontinentů družstev a ve Světovém poháru méně), nesmí jít o rapid ani blesk a musí hrát tři držitelé titulu.

# Změny ratingu: nikdy oficiální.
sheet-rating-changes = Změny ratingu po { $round }. kole
sheet-absent-rated-games = Zatím žádná partie nemění rating: oba hráči musí mít rating z listiny.
rating-changes-games = Partie
rating-changes-scored = Body
rating-changes-expected = Očekáváno
rating-changes-factor = K
rating-changes-change = Změna
rating-changes-first = První rating
rating-changes-note-official = Není oficiální: ratingy stanoví jen FIDE. Počítáno podle B.02 ve znění od { $since }: rozdíl nad 400 bodů se{ $uncapped ->
    [none] {""}
   *[other] {" "}pod { $uncapped }
} počítá jako 400.
rating-changes-note-earlier = Turnaj začal před { $since }. Pravidla platná v jeho době zde použita nejsou.
rating-changes-note-factor = K s *: předpoklad; neříká ho žádná listina ani rozhodčí.
rating-change-line = Změna ratingu zatím { $change } (K { $factor }, { $scored } z { $games }, očekáváno { $expected }), neoficiálně
rating-first-line = První rating zatím { $rating } ({ $scored } z { $games }), neoficiálně
sheet-name-it1 = normy titulů (IT1)
sheet-name-it3 = formulář FIDE o turnaji (IT3)
sheet-name-fa1 = normy rozhodčích (FA1, IA1)
sheet-it1 = Osvědčení o normách titulů (IT1)
sheet-it3 = Formulář FIDE o turnaji (IT3)
sheet-fa1 = Normy rozhodčích (FA1, IA1)
sheet-absent-played = Ještě se má hrát. Osvědčení vzniknou, až budou všechny výsledky.
sheet-absent-norm-reached = Nikdo nesplnil normu titulu.
sheet-absent-arbiter = Není zadán žádný rozhodčí. Zadejte ho na obrazovce turnaje (F4).
it1-norm = Norma { $title }: { $player }
it1-fide-id = FIDE ID { $id }
it1-born = nar. { $year }
it1-figures = { $score } z { $games }, proti tomuto průměru bylo třeba { $needed }. Průměr soupeřů { $average }, výkon { $performance }.
it1-raised = { $player } má { $rating } a počítá se { $floor } (1.4.6).
it1-federations = Federace soupeřů: { $list }
it1-titles = Tituly soupeřů: { $list }
it1-no-fide-id = Hráč zde nemá FIDE ID. Zadejte je, než se osvědčení podepíše.
it1-event = Turnaj: { $event } · { $place } · { $dates }
it1-signed = Hlavní rozhodčí: { $arbiter }    Datum a podpis: ____________________    Kód turnaje FIDE: { $code }
it3-event = Turnaj
it3-participants = Účastníci
it3-schedule = Kola
it3-part = Část
it3-what = Co
it3-value = Hodnota
it3-days = Dny
it3-group = Skupina
it3-total = Celkem
it3-federations = Federace
it3-host = Z pořádající
it3-players = Hráči
it3-rated = S ratingem
it3-unrated = Bez ratingu
it3-begins = Začátek
it3-role = Úloha
it3-deputy = Zástupce hlavního rozhodčího
it3-arbiter = Rozhodčí
it3-to-be-added = Doplňte ručně: prohlášení, podpisy a co má pomlčku.
fa1-to-be-added = Doplňte ručně: posudek hlavního rozhodčího, podpisy a co má pomlčku.

norm-condition-registered = Ohlášen u FIDE 30 dní před { $day ->
    [none] začátkem
   *[other] { $day }
}
norm-condition-registered-cure = Ověřte: turnaj to neříká.
norm-condition-standard = Standardní partie: 2 hodiny na hráče a 60 tahů, pro všechny stejně
norm-condition-standard-cure = Na obrazovce turnaje zadejte druh partií nebo kódované tempo.
norm-condition-rounds = Počet kol: { $rounds }, potřeba je alespoň { $needed }
norm-condition-rounds-a-day = Nejvýše 2 kola a 12 hodin hry denně{ $most ->
    [0] {""}
   *[other] : v nejplnějším dni { $most }
}
norm-condition-rounds-a-day-cure = Na obrazovce turnaje zadejte den každého kola.
norm-condition-arbiter = Hlavní rozhodčí je IA nebo FA, je přítomen a nehraje
norm-condition-arbiter-cure = Zadejte hlavního rozhodčího s titulem před jménem: IA Doe, Jane.
norm-condition-federation = Federace turnaje je známa
norm-condition-federation-cure = Zadejte ji na obrazovce turnaje.
norm-condition-titled = Alespoň 3 hráči s titulem GM, IM, WGM nebo WIM: { $count }
norm-condition-titled-cure = Bez nich nemá nikdo soupeře, které norma žádá.
norm-condition-foreigners = 20 hráčů s ratingem z jiných federací, ze 3 z nich, 10 s takovým titulem: { $rated }, { $federations }, { $titled }{ $round ->
    [0] {""}
   *[other] {" "}(nejméně v { $round }. kole)
}
norm-condition-foreigners-cure = Bez nich potřebuje každý hráč soupeře ze dvou jiných federací.
sheet-norm-chances-for-all = Šance na normy po { $round }. kole
sheet-it4 = Přímé tituly (IT4)
sheet-name-it4 = přímé tituly (IT4)
it4-earned = Získáno
it4-norm = norma { $title }
it4-event = V tabulce přímých titulů FIDE (B.01 1.2.4): { $event }    Kód akce FIDE: { $code }
it4-small = B.01 1.2.2 žádá 10 účastníků a 9 kol, kromě mistrovství hráčů s postižením.
it4-to-be-added = Co místa získávají, je tak, jak to rozhodčí převzal z tabulky. Doplňte ručně: datum a podpisy.
sheet-absent-direct-titles = Žádné místo nezískává titul přímo. Zadejte akci z tabulky FIDE na obrazovce turnaje (F4).
sheet-absent-title-earned = Nikdo nezískává titul svým místem: kdo na něm stojí, už jej nebo vyšší má.
