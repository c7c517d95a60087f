# Pořadí, křížová tabulka a hráčská karta.

standings-card = hráčská karta
standings-team-card = listina družstva
standings-crosstable = křížová tabulka
standings-by-number = podle čísla / pořadí
standings-lots = losy
standings-draw-lots-title = Losovat?
standings-draw-lots = { $count ->
    [one] Vylosovat číslo pro jednoho hráče bez čísla losu
    [few] Vylosovat čísla pro { $count } hráče bez čísla losu
   *[other] Vylosovat čísla pro { $count } hráčů bez čísla losu
}
standings-enter-lot = Zadat číslo losu: { $player }
standings-enter-value = Zadat hodnotu { $id }: { $player }
standings-lots-stay = Los je konečný: ukládá se do souboru turnaje a znovu se nelosuje. Nižší číslo je v pořadí výše.
standings-more-columns = sloupce →
standings-fewer-columns = sloupce ←
standings-prizes = ceny
standings-filter = filtr
standings-next-category = další kategorie
standings-previous-category = předchozí kategorie
standings-no-categories = Mimo kategorii všech hráčů nemá ceny žádná kategorie. Klávesa ,f vybírá podle pohlaví, věku, ratingu nebo oddílu.
standings-announced = povinné listiny
standings-conflicts = rozporné výsledky: { $count }
standings-all-players = všichni hráči
standings-filter-typed = hráči podle podmínek…
standings-warnings = poznámky k hodnocením
standings-no-warnings = Všechna pomocná hodnocení v seznamu mají hodnoty.
standings-warned = { $count ->
    [one] ! jedna poznámka k pomocným hodnocením (,w)
    [few] ! { $count } poznámky k pomocným hodnocením (,w)
   *[other] ! { $count } poznámek k pomocným hodnocením (,w)
}
standings-announced-after = { $list } po { $round }. kole
standings-column-within = V kat.
standings-column-to-play = Zbývá

category-sex = Pohlaví
category-any = obojí
category-women = ženy
category-men = muži
category-born-from = Rok narození nejdříve
category-born-to = Rok narození nejpozději
category-rating-from = Rating nejméně
category-rating-to = Rating nejvýše
category-since = rok narození { $year } a později
category-until = rok narození { $year } a dříve

prizes-after = Ceny po { $round }. kole
prizes-within = Ceny v průběhu { $round }. kola; zapsané výsledky: { $results }/{ $boards }
prizes-none = Zatím žádné ceny. Klávesa a přidá skupinu cen, ,b zvláštní cenu, ,s nastaví dělení cen.
prizes-none-yet = V přehledu zatím nejsou ceny. Nejdříve je přidejte (a).
prizes-column = Cena
prizes-left-over = neuděleno
prizes-race = Uchazeči o ceny
prizes-race-by = { $group }: pořadí jen podle bodů, { $rounds ->
    [0] partie probíhají
    [one] zbývá jedno kolo
    [few] zbývají { $rounds } kola
   *[other] zbývá { $rounds } kol
}; ✓ jistá cena
prizes-race-out = { $count ->
    [0] Cenu může získat každý hráč.
   *[other] Počet dalších hráčů bez naděje na cenu: { $count }.
}
prizes-key-open = výpočet / upravit
prizes-key-add = přidat ceny
prizes-key-special = přidat zvláštní
prizes-key-remove = odebrat
prizes-key-division = dělení cen
prizes-field-title = Ceny
prizes-field-name = Název (např. Hlavní)
prizes-field-amounts = Částky, první cena první
prizes-how-typed = Částky oddělte mezerou, první cena první: 500 300 200
prizes-read-back = { $count ->
    [one] { $count } cena
    [few] { $count } ceny
   *[other] { $count } cen
}: { $amounts }; celkem { $total }
prizes-two-ways = Přečteno jako { $read }: čárka před tolika číslicemi je desetinná. Pro více cen (počet: { $count }) zadejte „{ $other }“.
prizes-field-sharing = Stejný počet bodů
prizes-field-each = Cen na hráče
prizes-field-tied = Stejné body bez ceny
prizes-tied-unnamed = neuvádět
prizes-tied-named = uvést
prizes-tied = Stejné body, bez ceny: { $players }
prizes-field-currency = Měna
prizes-field-decimals = Desetinná místa
prizes-name-missing = Skupina cen nemá název. Zadejte jej, například Hlavní.
prizes-special-title = Zvláštní cena
prizes-special-name = Název (např. Nejlepší partie)
prizes-special-amount = Částka
prizes-special-thing = Věcná cena
prizes-special-winner = Vítěz: číslo nebo jméno
prizes-special-name-missing = Cena nemá název. Zadejte jej, například Nejlepší partie.
prizes-special-several = Zvláštní cena má jednu částku. Zadejte jednu, nebo nechte pole prázdné.
prizes-special-nothing = Cena je prázdná. Zadejte částku nebo věcnou cenu.
prizes-not-given = zatím neudělena
prizes-amount = Částka
prizes-total = Celkem
prizes-equal = hráči se stejným počtem bodů se dělí rovným dílem
prizes-hort = Hortův systém: půl podle pořadí, půl rovným dílem
prizes-by-place = podle pořadí; dělí se jen společná místa
prizes-one-each = jedna cena na hráče, nejvyšší
prizes-several-each = jedna cena z každé skupiny
prizes-working-pot = Ceny, místo { $places }: { $prizes } = { $pot }
prizes-working-exact = Rovným dílem: { $pot } : { $count } = { $part }
prizes-working-equal = Rovným dílem: { $pot } : { $count } = { $part }, zaokrouhleno dolů
prizes-working-hort = Půl podle pořadí, půl rovným dílem: { $place } : { $sharers } : 2 + { $pot } : { $count } : 2 = { $part }, zaokrouhleno dolů
prizes-working-remainder = Zbytek po dělení: { $count }× { $unit }. Po jednom dostanou nejlépe umístění hráči.
prizes-working-gets = Cena: { $amount }
standings-none = Pořadí zatím není. Nejdříve zveřejněte 1. kolo (F6).
standings-after = Pořadí po { $round }. kole
standings-within = Průběžné pořadí, kolo { $round }; zapsané výsledky: { $results }/{ $boards }
standings-by-after = { $title } po { $round }. kole
standings-by-within = { $title } průběžně, kolo { $round }; zapsané výsledky: { $results }/{ $boards }
crosstable-after = Křížová tabulka po { $round }. kole
crosstable-within = Průběžná křížová tabulka, kolo { $round }; zapsané výsledky: { $results }/{ $boards }
standings-adjourned = přerušené partie jako remízy: { $count }

card-head = Číslo { $number } · pořadí { $place } · { $score } b.
card-adjusted = Body { $score }, upravené body { $adjusted }
card-colours = { $due ->
    [none] Rozdíl v barvách { $difference }
    [absolute] Rozdíl v barvách { $difference } · absolutní přednost: { $colour }
   *[due] Rozdíl v barvách { $difference } · přednost v barvě: { $colour }
}
card-virtual = virtuální soupeř
card-dummy = fiktivní soupeř
card-cut-low = škrtnuto (nejnižší)
card-cut-high = škrtnuto (nejvyšší)
card-total = Celkem
card-mean = průměr z { $count }: { $mean }
card-own-value = vlastní hodnota: { $own }
card-difference = průměr { $mean }; zisk { $percent } % odpovídá { $difference }
card-expectation = nejnižší rating s očekávaným ziskem { $points }
standings-not-among-prizes = Je zobrazen přehled cen. Nejdříve se vraťte k pořadí (Esc).
standings-next-part = další skupina
standings-one-part = Turnaj má jednu fázi a jednu skupinu se společným pořadím.
standings-in-bracket = Je zobrazen pavouk. Nejdříve zobrazte pořadí (,b).
standings-first-columns = Jsou zobrazeny první sloupce. n ukáže další.
standings-last-columns = Jsou zobrazeny poslední sloupce. N ukáže předchozí.
standings-one-order = Tato listina má jediné řazení. Dvě má pořadí hráčů.
standings-no-lots = Žádné pomocné hodnocení turnaje nepoužívá los. Nejdříve los přidejte mezi pomocná hodnocení (F4).
standings-lists-teams = Tento seznam řadí družstva. Enter zobrazí listinu družstva.
standings-lists-players = Tento seznam řadí hráče. Esc vrátí družstva.
standings-lots-of-players = Losuje se pro hráče. Pořadí družstev los neurčuje.
standings-group = Skupina { $group }
standings-leg = { $span ->
    [one] kolo { $rounds }
    [few] kola { $rounds }
   *[other] kola { $rounds }
}
standings-legend-decided = * hodnota rozhodla proti řádku výše
standings-legend-among = ┌ │ └ hodnoty platí jen v této skupině
crosstable-unrated = * za výsledkem: odehráno, bez zápočtu na rating
standings-withdrawn = × Odstoupení z turnaje: { $players }.
standings-withdrawn-count = × odstoupení: { $count }
standings-expelled = ×× Vyloučení z turnaje, mimo pořadí: { $players }.
standings-expelled-count = ×× vyloučení, mimo pořadí: { $count }
standings-adjusted = Úprava bodů rozhodčím: { $players }.
standings-adjusted-player = { $player } { $points } (kolo { $round })
standings-withdrawn-player = { $player } (od { $round }. kola)
standings-struck = × Odstoupení před odehráním poloviny partií; tyto partie se ruší: { $players }.

standings-play-off = průvodce rozehrávkou
play-off-not-tied = Na tomto řádku není shoda bodů. Přesuňte kurzor na hráče nebo družstvo se shodou bodů a otevřete průvodce.
play-off-too-early = { $span ->
    [one] ! Začne-li rozehrávka nyní, kolo { $rounds } se nehraje.
    [few] ! Začne-li rozehrávka nyní, kola { $rounds } se nehrají.
   *[other] ! Začne-li rozehrávka nyní, kola { $rounds } se nehrají.
}
play-off-begin = Zahájit rozehrávku s tímto nastavením
play-off-more = Další dvojice partií před armagedonem (zlatým bodem): { $count }
play-off-three-golden = Shoda tří: každý s každým v armagedonech
play-off-three-drop = Shoda tří: poslední vypadne, zbylí dva hrají zápas
play-off-time = Čtyři hráči: zápasy na dvě partie
play-off-no-time = Čtyři hráči: zápasy na armagedon
play-off-five-best = Pět hráčů: hrají nejlepší čtyři
play-off-five-all = Pět hráčů: všichni každý s každým
play-off-seven-table = Sedm hráčů: čísla 1, 5, 2, 6, 3, 7, 4 podle pořadí
play-off-seven-lot = Sedm hráčů: čísla losem
play-off-keep = Rozehrávku hraje nejlepších { $count }
play-off-rest = Po devíti: zbylých osm pokračuje
play-off-no-rest = Po devíti: zbylých osm končí
play-off-title = Rozehrávka { $count ->
    [one] { $count } hráče
   *[other] { $count } hráčů
}
play-off-step = { $step }: { $players }
play-off-next = Následuje: { $step }
play-off-under-way = Připraveno. Nasaďte, zveřejněte a zadávejte výsledky jako obvykle.
play-off-to-pairings = Přejít k nasazení
play-off-draw = Losovat
play-off-set-up = Přidat jako fázi tohoto turnaje
play-off-enter-pairs = Zadejte vylosované pořadí: čísla hráčů po dvojicích
play-off-enter-moves = Zadejte počty tahů ve vyhraných partiích v tomto pořadí
play-off-enter-order = Zadejte vylosovaná čísla v tomto pořadí
play-off-bad-numbers = Čísla neodpovídají. Zadejte jedno číslo pro každého uvedeného hráče, oddělená mezerami.
play-off-match = zápas na dvě partie
play-off-more-games = další dvě partie
play-off-golden-point = armagedon (zlatý bod)
play-off-round-robin = každý s každým
play-off-golden-round-robin = každý s každým v armagedonech
play-off-lot-of-pairs = losování dvojic
play-off-drop-lowest = vypadává
play-off-best-ranked = nehrají
play-off-fewest-moves = nejméně tahů ve vyhraných partiích
play-off-decision = rozhodnutí rozhodčího
progress-title = Pořadí po kolech
progress-points = Body po kolech:
progress-places = Místa: { $places }
progress-leaders = Čelo podle kol
standings-only-prizes = Ceny se upravují v přehledu cen. Nejdříve jej otevřete (,p).
standings-bracket = pavouk
standings-no-bracket = Pavouka má jen vyřazovací soutěž. Partie jiných systémů ukazuje křížová tabulka (,c).
bracket-winner-of = vítěz { $one }–{ $other }
bracket-not-paired = Tento zápas ještě není nasazen. Šipky vlevo a vpravo ukážou další kola.
bracket-advances = Postupuje { $winner }.
bracket-undecided = Nerozhodně. Přidejte partie nebo rozhodněte na obrazovce Výsledky (F7 ,d).
bracket-key-games = partie zápasu
bracket-key-rounds = kola
standings-column-moved = ▲▼

# Prognóza zbývajících kol.
standings-rehearse = prognóza
rehearsal-begun = Zbývající kola se na pozadí simulují { $count }krát. Prognóza se otevře, až bude hotová.
rehearsal-running = Simulováno { $played } z { $count }.
rehearsal-ready = Prognóza je hotová. V pořadí ji otevře ,r.
rehearsal-stale = Prognóza není aktuální. Zavřete ji a novou spočítejte klávesou ,r.
rehearsal-over = Všechna kola jsou odehrána. Prognóza potřebuje zbývající partie nebo kola.
rehearsal-refused = Zbývající kola nelze simulovat. { $why }
rehearsal-never-paired = { $round }. kolo nešlo nasadit v žádné simulaci. { $why }
rehearsal-title = Prognóza { $span ->
    [one] kola { $rounds }
    [few] kol { $rounds }
   *[other] kol { $rounds }
}, počet simulací: { $count }
rehearsal-next = Možní soupeři, kolo { $round }
rehearsal-column-expected = Body
rehearsal-column-places = Místa
rehearsal-column-first = 1. %
rehearsal-column-three = 1–3 %
rehearsal-column-ten = 1–10 %
rehearsal-column-prize = Cena %
rehearsal-column-norms = Normy
rehearsal-column-meets = Soupeř
rehearsal-bye = volný los
rehearsal-others = { $count ->
    [one] jeden další
    [few] { $count } další
   *[other] { $count } dalších
} { $share }
rehearsal-percent = { $share } %
rehearsal-stopped = { $count ->
    [one] Jedna další simulace se zastavila, protože kolo nešlo nasadit.
    [few] { $count } další simulace se zastavily, protože kolo nešlo nasadit.
   *[other] { $count } dalších simulací se zastavilo, protože kolo nešlo nasadit.
}
rehearsal-note-how = Výsledky se řídí ratingy, kola se nasazují systémem turnaje a chybějí jen hráči, kteří chybějí nyní. Body jsou průměr konečného počtu bodů.
rehearsal-note-places = Pořadí: v tomto rozmezí skončí 90 % simulací. Dělené místo se počítá jako nejlepší z nich.
rehearsal-note-seed = Semínko { $seed }. Stejný turnaj se stejným semínkem dá stejná čísla, také příkazem hakem simulate --from.
rehearsal-note-arbiter = Jen pro rozhodčího: netiskne se a není na webových stránkách.
rehearsal-line = Prognóza: konečný počet bodů { $points }, místo { $places }; první { $first }, do třetího místa { $three }
rehearsal-line-prize = Prognóza: cena { $share }
rehearsal-line-norms = Prognóza: norma { $norms }
rehearsal-line-next = Prognóza, soupeř v kole { $round }: { $players }
standings-few-games = { $player }: odehrána méně než polovina partií ({ $completed }/{ $scheduled }). Kdo chybí bez omluvy, odstoupil (C.05 6.5): zapište odstoupení (F5 w) a jeho výsledky se ruší.
standings-few-meetings = { $times ->
    [0] { $one } a { $other } spolu nehráli.
   *[other] { $one } a { $other } spolu hráli { $times }× místo { $scheduled }×.
} V systému každý s každým se utkají všichni.
