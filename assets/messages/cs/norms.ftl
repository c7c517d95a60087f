# Normy titulů: řádky karty hráče a list rozhodčího.

sheet-norm-chances = Šance na normy po { $round }. kole (pro rozhodčího)
norm-line = { $title }: { $words }
norm-column-title = Norma
norm-column-state = Potřeba
norm-reached = splněno, { $score } z { $games }, průměr soupeřů { $average }, výkonnostní rating { $performance }
norm-safe = jisté, každý výsledek { $rounds-count ->
    [one] { $rounds }. kola
   *[other] kol { $rounds }
} stačí, bude-li hráno
norm-enough = stačí { $score } v kole { $round }
norm-enough-any = stačí jakýkoli výsledek v kole { $round }, bude-li hráno
norm-way-any = jakýkoli výsledek { $games ->
    [one] { $games } partie
   *[other] { $games } partií
}
norm-way-any-against = jakýkoli výsledek { $games ->
    [one] { $games } partie
   *[other] { $games } partií
}, průměr soupeřů { $average }
norm-keeps = aspoň { $score } v kole { $round }
norm-way = { $score } z { $games }
norm-way-against = { $score } z { $games }, průměr soupeřů { $average }
norm-or = { $one } nebo { $other }
norm-missing-required = z toho { $count } { $titles }
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
norm-out-required = nejvýše { $most } { $titles }, potřeba { $needed }
norm-out-titled = soupeřů s titulem nejvýše { $most }, potřeba { $needed }
norm-out-federations = nejvýše { $most ->
    [one] { $most } jiná federace
    [few] { $most } jiné federace
   *[other] { $most } jiných federací
}, potřeba { $needed }
norm-out-own = soupeřů z vlastní federace { $least }, nejvýše { $limit }
norm-out-one = soupeřů z federace { $federation } { $least }, nejvýše { $limit }
norm-out-average = průměr soupeřů nejvýše { $best }, potřeba { $needed }
norm-out-score = nejvýše { $best } b., potřeba { $needed }
norm-out-performance = výkonnostní rating nejvýše { $best }, potřeba { $needed }
norm-note-official = Neoficiální. Normy podle FIDE B.01 (2024) s ratingy zadanými u hráčů.
norm-note-farther = { $count ->
    [one] Není uvedena { $count } další šance, která vyžaduje
    [few] Nejsou uvedeny { $count } další šance, které vyžadují
   *[other] Není uvedeno { $count } dalších šancí, které vyžadují
} aspoň { $points } b. nad očekávaný výsledek.
norm-note-conditions = Ověřte: registrace 30 dní předem; 2 hodiny na hráče za 60 tahů, pro všechny stejně; nejvýše 2 kola denně; přítomen IA nebo FA; žádný rozhodčí nehraje.
norm-note-foreigners = Výjimka 1.4.3d, průběžně; nejméně v kole { $round }: zahraničních hráčů s ratingem { $rated } (20), federací { $federations } (3), titulů { $titled } (10).
sheet-absent-norms = V turnaji nelze splnit normy titulů: je třeba 9 kol, vážný šach a tři hráči s titulem.

# Změny ratingu: nikdy oficiální.
sheet-rating-changes = Změny ratingu po { $round }. kole
sheet-absent-rated-games = Zatím žádná partie se zápočtem na rating: oba hráči musí mít rating z listiny.
rating-changes-games = Partie
rating-changes-scored = Body
rating-changes-expected = Očekáváno
rating-changes-factor = K
rating-changes-change = Změna
rating-changes-first = První rating
rating-changes-note-official = Neoficiální: ratingy stanoví jen FIDE. Počítáno podle B.02 ve znění platném od { $since }: rozdíl nad 400 bodů se{ $uncapped ->
    [none] {""}
   *[other] {" "}pod { $uncapped }
} počítá jako 400.
rating-changes-note-earlier = Turnaj začal před { $since }. Tehdy platná pravidla se zde nepoužívají.
rating-changes-note-factor = K s *: předpoklad; neuvádí je ratingová listina ani rozhodčí.
rating-change-line = Změna ratingu { $change } (K { $factor }, { $scored } z { $games }, očekáváno { $expected }), neoficiálně
rating-first-line = První rating { $rating } ({ $scored } z { $games }), neoficiálně
sheet-name-it1 = normy titulů (IT1)
sheet-name-it3 = formulář turnaje FIDE (IT3)
sheet-name-fa1 = normy rozhodčích (FA1, IA1)
sheet-it1 = Osvědčení o normě titulu (IT1)
sheet-it3 = Formulář turnaje FIDE (IT3)
sheet-fa1 = Normy rozhodčích (FA1, IA1)
sheet-absent-played = Některé partie ještě nejsou odehrány. Osvědčení vzniknou po zadání všech výsledků.
sheet-absent-norm-reached = Normu titulu nesplnil žádný hráč.
sheet-absent-arbiter = Není zadán žádný rozhodčí. Zadejte rozhodčí na obrazovce Turnaj (F4).
it1-norm = Norma { $title }: { $player }
it1-born = Datum narození
it1-birth-place = Místo narození
it1-title = Titul
it1-family-name = Příjmení
it1-given-name = Jméno
it1-sex = Pohlaví
it1-arbiter = Hlavní rozhodčí (jméno, FIDE ID)
it1-games = Započtené partie
it1-opponents = Soupeři
it1-own = Vlastní federace
it1-others = Jiné federace
it1-host = Pořádající federace
it1-federations = Federace
it1-foreign-federations = Federace kromě vlastní
it1-largest-federation = Nejvíce z jedné federace
it1-rated = S ratingem
it1-unrated = Bez ratingu
it1-titled = S titulem
it1-required-titles = S požadovaným titulem
it1-exemption = Výjimka (1.4.3)
it1-event-federations = Zahraniční federace (3)
it1-event-rated = Cizinci s ratingem (20)
it1-event-titled = Cizinci s titulem (10)
it1-remarks = Zvláštní poznámky
it1-none = žádné
it1-no-exemption = žádná
it1-adjusted = Upr. (1.4.6)
it1-average = Průměrný rating (1.4.7)
it1-performance = Výkonnostní rating (1.4.8)
it1-required = Potřebné body
it1-achieved = Získané body
it1-exceeding = Body nad normu
it1-signature = Podpis
it1-date = Datum
it1-confirming = Potvrzuje
it1-raised = { $player }: rating { $rating }, počítá se { $floor } (1.4.6)
it1-raised-unrated = { $player }: bez ratingu (1400), počítá se { $floor } (1.4.6)
it1-note = Platí až po potvrzení FIDE. Norma podle FIDE B.01 (2024) s ratingy zadanými u hráčů. Kola bez upraveného ratingu se nezapočítávají.
form-missing = Chybí a je třeba doplnit: { $list }.
form-lacks-arbiter-id = FIDE ID ({ $arbiter })
form-lacks-ids = FIDE ID ({ $players })
form-lacks-federations = federace ({ $players })
form-lacks-births = data narození ({ $players })
form-lacks-sexes = pohlaví ({ $players })
it3-lacks-days = data kol { $rounds }
it3-lacks-federations = { $count ->
    [one] federace jednoho hráče
   *[other] federace { $count } hráčů
}
it3-event = Turnaj
it3-participants = Účastníci
it3-schedule = Kola
it3-part = Část
it3-group = Skupina
it3-total = Celkem
it3-federations = Federace
it3-host = Z pořádající
it3-others = Z jiných
it3-players = Hráči
it3-rated = S ratingem
it3-unrated = Bez ratingu
it3-begins = Začátek
it3-role = Funkce
it3-deputy = Zástupce hlavního rozhodčího
it3-arbiter = Rozhodčí
it3-to-be-added = Doplňte ručně: kontakty, zvláštní poznámky, prohlášení a podpisy.
sheet-absent-arbiter-norm = Všichni rozhodčí jsou mezinárodní a normu nepotřebují. Není-li to správně, napište před jméno jiný titul: FA Doe, Jane.
fa1-level = Úroveň turnaje
fa1-arbiters = Rozhodčí
fa1-laws = Znalost pravidel šachu
fa1-regulations = Znalost pravidel nasazování a dalších předpisů
fa1-objectivity = Objektivita
fa1-incidents = Řešení incidentů
fa1-players = Ochrana hráčů před rušením
fa1-recommendation = Doporučení (zaškrtněte jedno)
fa1-recommendations = ☐ na požadované úrovni    ☐ celkem dobře, je třeba více zkušeností
fa1-assessor = Hodnotí (hlavní rozhodčí)
fa1-note = Hlavního rozhodčího hodnotí pověřená osoba. K žádosti patří i formulář turnaje (IT3). Doplňte ručně: federaci, datum a místo narození, úroveň turnaje, hodnocení a podpisy.

norm-condition-registered = Registrace u FIDE 30 dní před { $day ->
    [none] začátkem
   *[other] { $day }
}
norm-condition-registered-cure = Ověřte: turnaj to neeviduje.
norm-condition-standard = Vážný šach: 2 hodiny na hráče za 60 tahů, pro všechny stejně
norm-condition-standard-cure = Na obrazovce Turnaj zadejte vážný šach, rapid nebo blesk, nebo kód tempa hry.
norm-condition-rounds = Počet kol: { $rounds }, potřeba je alespoň { $needed }
norm-condition-rounds-a-day = Nejvýše 2 kola a 12 hodin hry denně{ $most ->
    [0] {""}
   *[other] : zde nejvýše { $most }
}
norm-condition-rounds-a-day-cure = Na obrazovce Turnaj zadejte datum každého kola.
norm-condition-arbiter = Hlavní rozhodčí je IA nebo FA, je přítomen a nehraje
norm-condition-arbiter-cure = Zadejte hlavního rozhodčího s titulem před jménem: IA Doe, Jane.
norm-condition-federation = Federace turnaje je známa
norm-condition-federation-cure = Zadejte ji na obrazovce Turnaj.
norm-condition-titled = Alespoň 3 hráči s titulem GM, IM, WGM nebo WIM: { $count }
norm-condition-titled-cure = Bez nich nemá žádný hráč soupeře potřebné pro normu.
norm-condition-foreigners = 20 zahraničních hráčů s ratingem ze 3 federací, 10 s takovým titulem: { $rated }, { $federations }, { $titled }{ $round ->
    [0] {""}
   *[other] {" "}(nejméně v kole { $round })
}
norm-condition-foreigners-cure = Bez nich potřebuje každý hráč soupeře ze dvou jiných federací.
sheet-norm-chances-for-all = Šance na normy po { $round }. kole
sheet-it4 = Přímé tituly (IT4)
sheet-name-it4 = přímé tituly (IT4)
it4-earned = Získáno
it4-norm = norma { $title }
it4-event = Turnaj v tabulce přímých titulů FIDE (B.01 1.2.4)
it4-small = B.01 1.2.2 vyžaduje 10 účastníků a 9 kol, kromě mistrovství hráčů s postižením.
it4-to-be-added = Tituly podle místa, jak je rozhodčí převzal z tabulky. Doplňte ručně: datum a podpisy.
sheet-absent-direct-titles = Žádné místo nezískává přímý titul. Zvolte turnaj z tabulky FIDE na obrazovce Turnaj (F4).
sheet-absent-title-earned = Titul nezískává žádný hráč: hráči na těchto místech jej, nebo vyšší, už mají.
