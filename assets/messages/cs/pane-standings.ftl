# Pořadí, křížová tabulka a karta hráče.

standings-card = karta hráče
standings-crosstable = křížová tabulka
standings-by-number = podle čísla / pořadí
standings-lots = los
standings-draw-lots-title = Losovat?
standings-draw-lots = { $count ->
    [one] Vylosovat los pro jednoho hráče, který jej nemá
    [few] Vylosovat losy pro { $count } hráče, kteří je nemají
   *[other] Vylosovat losy pro { $count } hráčů, kteří je nemají
}
standings-enter-lot = Zapsat los: { $player }
standings-enter-value = Zadat { $id }: { $player }
standings-lots-stay = Los platí: zůstává v souboru turnaje a znovu se netahá. Menší číslo je první.
standings-more-columns = sloupce →
standings-fewer-columns = sloupce ←
standings-prizes = ceny
standings-filter = výběr
standings-next-category = další kategorie
standings-previous-category = předchozí kategorie
standings-no-categories = Kromě všech nemá ceny žádná kategorie: f vybírá podle pohlaví, věku, ratingu nebo klubu.
standings-announced = vyhlašované listiny
standings-conflicts = výsledky v rozporu: { $count }
standings-everybody = všichni
standings-filter-typed = hráči, kteří splňují podmínky …
standings-warnings = upozornění k pomocným hodnocením
standings-no-warnings = Každé pomocné hodnocení v seznamu má své hodnoty.
standings-warned = { $count ->
    [one] ! jedno upozornění k pomocným hodnocením (w)
   *[other] ! { $count } upozornění k pomocným hodnocením (w)
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
category-since = narození { $year } a později
category-until = narození { $year } a dříve

prizes-after = Ceny po { $round }. kole
prizes-within = Ceny podle stavu v { $round }. kole: zapsáno { $results } z { $boards ->
    [one] { $boards } výsledku
   *[other] { $boards } výsledků
}
prizes-none = Žádné ceny nejsou vyhlášeny. Klávesa a přidá skupinu cen, b zvláštní cenu, s určí, jak se dělí.
prizes-column = Cena
prizes-left-over = není pro koho
prizes-race = Kdo ještě může vyhrát
prizes-race-by = { $group }: pořadí jen podle bodů, { $rounds ->
    [0] s rozehranými partiemi
   *[other] zbývá kol: { $rounds }
}; ✓ má cenu jistou
prizes-race-out = { $count ->
    [0] Na cenu může dosáhnout každý.
   *[other] Na cenu už nedosáhne: { $count }.
}
prizes-key-open = výpočet / změnit
prizes-key-add = přidat ceny
prizes-key-special = přidat zvláštní cenu
prizes-key-remove = vyřadit
prizes-key-division = dělení
prizes-field-title = Ceny
prizes-field-name = Název, například Hlavní
prizes-field-amounts = Částky, první cena první
prizes-how-typed = Částky se oddělují mezerou, první cena je první: 500 300 200
prizes-read-back = { $count ->
    [one] { $count } cena
    [few] { $count } ceny
   *[other] { $count } cen
}: { $amounts }; celkem { $total }
prizes-two-ways = Přečteno jako { $read }: čárka před tolika číslicemi je desetinná. Má-li jít o více cen (počet: { $count }), zadejte „{ $other }“.
prizes-field-sharing = Stejný počet bodů
prizes-field-each = Cen na hráče
prizes-field-currency = Měna
prizes-field-decimals = Desetinná místa
prizes-name-missing = Ceny nemají název. Zadejte jej, například Hlavní.
prizes-special-title = Zvláštní cena
prizes-special-name = Název, třeba Nejlepší partie
prizes-special-amount = Částka
prizes-special-thing = Co se dává mimo peníze
prizes-special-winner = Vítěz: číslo nebo jméno
prizes-special-name-missing = Cena nemá název. Zadejte ho, třeba Nejlepší partie.
prizes-special-several = Zvláštní cena je jedna. Zadejte jednu částku, nebo nic.
prizes-special-nothing = Nic se nedává. Zadejte částku, nebo co se dává mimo peníze.
prizes-not-given = zatím neudělena
prizes-amount = Částka
prizes-total = Celkem
prizes-equal = hráči se stejným počtem bodů se dělí rovným dílem
prizes-hort = Hortův systém: půl podle pořadí, půl rovným dílem
prizes-by-place = podle pořadí; dělí se jen společná místa
prizes-one-each = jedna cena na hráče, ta nejvyšší
prizes-several-each = jedna cena z každé skupiny
prizes-working-pot = Ceny za místa { $places }: { $prizes } = { $pot }
prizes-working-equal = Rovným dílem: { $pot } : { $count } = { $part }, zaokrouhleno dolů
prizes-working-hort = Půl podle pořadí, půl rovným dílem: { $place } : { $sharers } : 2 + { $pot } : { $count } : 2 = { $part }, zaokrouhleno dolů
prizes-working-remainder = Po dělení zbývá: { $count }× { $unit }. Po jednom dostanou lépe umístění.
prizes-working-gets = Cena: { $amount }
standings-none = Žádné kolo ještě není zveřejněno, pořadí proto není.
standings-after = Pořadí po { $round }. kole
standings-within = Průběžné pořadí v { $round }. kole: zapsáno { $results } z { $boards ->
    [one] { $boards } výsledku
   *[other] { $boards } výsledků
}
crosstable-after = Křížová tabulka po { $round }. kole
crosstable-within = Průběžná křížová tabulka v { $round }. kole: zapsáno { $results } z { $boards ->
    [one] { $boards } výsledku
   *[other] { $boards } výsledků
}
standings-adjourned = { $count ->
    [one] jedna odložená partie se počítá jako remíza
    [few] { $count } odložené partie se počítají jako remízy
   *[other] { $count } odložených partií se počítá jako remízy
}

card-head = Číslo { $number } · místo { $place } · { $score } b.
card-adjusted = Body { $score }, upravené body { $adjusted }
card-colours = { $due ->
    [none] Rozdíl barev { $difference }
    [absolute] Rozdíl barev { $difference } · povinná barva: { $colour }
   *[due] Rozdíl barev { $difference } · nárok: { $colour }
}
card-virtual = virtuální soupeř
card-dummy = fiktivní soupeř
card-cut-low = škrtnuto (nejnižší)
card-cut-high = škrtnuto (nejvyšší)
card-total = Celkem
card-mean = průměr z { $count }: { $mean }
card-difference = průměr { $mean }; zisk { $percent } % dává { $difference }
card-expectation = nejnižší rating, který očekává { $points }
standings-not-among-prizes = mezi cenami ne; Esc vede zpět k pořadí
standings-next-part = další skupina
standings-one-part = Tento turnaj se hodnotí jako celek: má jednu část a jednu skupinu.
standings-in-bracket = Zobrazen je pavouk; b vede do pořadí.
standings-group = Skupina { $group }
standings-leg = kola { $first }-{ $last }
standings-legend-decided = * proti řádku výše rozhodla tato hodnota
standings-legend-among = ┌ │ └ hodnoty platí jen mezi nimi
standings-withdrawn = Odstoupili: { $players }.
standings-expelled = Vyloučení, bez místa: { $players }.
standings-adjusted = Od rozhodčího: { $players }.
standings-adjusted-player = { $player } { $points } ({ $round }. kolo)
standings-withdrawn-player = { $player } (od kola { $round })
standings-struck = Odstoupili dříve, než odehráli polovinu partií; jejich partie se nikomu nepočítají: { $players }.

standings-play-off = průvodce rozehrávkou
play-off-not-tied = Nikdo nemá stejně bodů jako tento hráč. Postavte kurzor na jednoho z hráčů se shodou a otevřete průvodce.
play-off-begin = Zahájit rozehrávku podle vyhlášení
play-off-more = Další dvojice partií před zlatým bodem: { $count }
play-off-three-golden = Shoda tří: každý s každým na zlatý bod
play-off-three-drop = Shoda tří: poslední vypadne, zbylí dva hrají zápas
play-off-time = Čtyři: zápas na dvě partie
play-off-no-time = Čtyři: zápas na zlatý bod
play-off-five-best = Pět: hrají nejlepší čtyři
play-off-five-all = Pět: všichni hrají každý s každým
play-off-seven-table = Sedm: čísla 1, 5, 2, 6, 3, 7, 4 podle pořadí
play-off-seven-lot = Sedm: čísla losem
play-off-keep = Hraje nejlepších { $count }
play-off-rest = Po devíti: zbylých osm hraje dál
play-off-no-rest = Po devíti: zbylých osm dál nehraje
play-off-title = Rozehrávka { $count ->
    [one] { $count } hráče
   *[other] { $count } hráčů
}
play-off-step = { $step }: { $players }
play-off-next = Následuje: { $step }
play-off-under-way = Je připraveno: nasaďte, zveřejněte a zadávejte výsledky jako vždy.
play-off-to-pairings = Přejít k nasazení
play-off-draw = Losovat
play-off-set-up = Připravit jako část tohoto turnaje
play-off-enter-pairs = Zadejte vylosované pořadí: čísla hráčů, dvojici po dvojici
play-off-enter-moves = Zadejte tahy ve vyhraných partiích v tomto pořadí
play-off-enter-order = Zadejte vylosovaná čísla v tomto pořadí
play-off-bad-numbers = Tato čísla nesedí. Zadejte pro každého uvedeného hráče jedno číslo, oddělená mezerami.
play-off-match = zápas na dvě partie
play-off-more-games = další dvě partie
play-off-golden-point = zlatý bod
play-off-round-robin = každý s každým
play-off-golden-round-robin = každý s každým na zlatý bod
play-off-lot-of-pairs = dvojice losem
play-off-drop-lowest = vypadává
play-off-best-ranked = nehrají
play-off-fewest-moves = nejméně tahů ve vyhraných partiích
play-off-decision = rozhodne rozhodčí
progress-title = Pořadí po kolech
progress-points = Body po kolech:
progress-places = Místa: { $places }
progress-leaders = Čelo podle kol
standings-only-prizes = jen u cen; ukáže je p
standings-bracket = pavouk
standings-no-bracket = pavouka má jen vyřazovací soutěž
bracket-winner-of = vítěz { $one }–{ $other }
bracket-not-paired = Tento zápas není nasazen. Vlevo a vpravo jsou další kola.
bracket-goes-on = Postupuje { $winner }.
bracket-undecided = Nerozhodně: následují další partie nebo rozhodnutí (výsledky, p).
bracket-key-games = partie zápasu
bracket-key-rounds = kola
standings-column-moved = ▲▼

# Zbytek turnaje, mnohokrát odehraný.
standings-rehearse = zkouška
rehearsal-begun = Zbytek turnaje se hraje { $count }krát. Pracujte dál; co z toho vyjde, se otevře, až to bude.
rehearsal-running = Odehráno { $played } z { $count }.
rehearsal-ready = Zbytek turnaje je vyzkoušen. Ukáže ho r v pořadí.
rehearsal-stale = Tohle je turnaj, jaký byl. Zavřete to a stiskněte znovu r: zbytek se odehraje od nynějšího stavu.
rehearsal-over = Všechna kola jsou odehrána. Zkoušejte, dokud zbývají partie nebo kola.
rehearsal-refused = Turnaj takto nejde dohrát. { $why }
rehearsal-never-paired = { $round }. kolo nešlo v žádném pokusu nasadit. { $why }
rehearsal-title = Zkouška { $first }. až { $last }. kola, odehráno { $count }krát
rehearsal-next = Kdo se může s kým potkat v { $round }. kole
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
    [one] Jeden další pokus nedošel konce, protože kolo nešlo nasadit.
    [few] { $count } další pokusy nedošly konce, protože kolo nešlo nasadit.
   *[other] { $count } dalších pokusů nedošlo konce, protože kolo nešlo nasadit.
}
rehearsal-note-how = Výsledky se řídí ratingy, kola nasazuje systém turnaje a nechybí nikdo, kdo nechybí teď. Body jsou ty na konci, v průměru.
rehearsal-note-places = V devíti z deseti pokusů leží místo mezi těmito. Dělené místo se počítá jako nejlepší z nich.
rehearsal-note-seed = Semínko { $seed }. Stejný turnaj se stejným semínkem dá stejná čísla, také příkazem hakem simulate --from.
rehearsal-note-arbiter = Jen pro rozhodčího: není na žádné nástěnce ani stránce.
rehearsal-line = Zkouška: na konci { $points } bodu, místo { $places }; první { $first }, do třetího místa { $three }
rehearsal-line-prize = Zkouška: cena { $share }
rehearsal-line-norms = Zkouška: norma { $norms }
rehearsal-line-next = Zkouška: v { $round }. kole soupeř { $players }
