# Nasazení: nenasazené kolo, návrh k prohlédnutí, zveřejněné nasazení.

pairings-key-pair = nasadit kolo
pairings-key-pair-again = nasadit znovu
pairings-key-draw-colour = vylosovat barvu
pairings-key-publish = zveřejnit
pairings-key-next-look = další k posouzení
pairings-key-order = k posouzení napřed
pairings-key-explain = vysvětlit
pairings-key-matches = zápasy
pairings-matches = Zápasy { $round }. kola
pairings-key-working = celý postup
pairings-key-why-not = proč ne?
pairings-key-other-player = druhý z nich
pairings-key-mark = označit
pairings-key-swap = vyměnit
pairings-key-meet = spárovat dva
pairings-key-turn = obrátit barvy
pairings-key-fix = upevnit šachovnici
pairings-key-arrange = seřadit šachovnice
pairings-key-beside = vedle
pairings-key-take-apart = rozebrat
pairings-key-bye = volný los
pairings-key-call-in = přivolat
pairings-key-re-seat = někdo nepřišel
pairings-key-draw-position = losovat pozici
pairings-position-title = Z které pozice začíná { $round }. kolo?
pairings-draw-position = Losovat pozici
pairings-enter-position = Zadat číslo pozice vylosované jinde (0-959)
pairings-no-chess960 = Jen pro Chess960. Druh partií se ohlašuje na obrazovce turnaje.
pairings-key-discard = zahodit návrh
pairings-key-undo = vrátit kolo
pairings-key-switch = odstoupení / bude hrát
pairings-key-go-on = pokračovat a nasadit

pairings-not-paired = { $round }. kolo není nasazeno.
pairings-need-players = { $count ->
    [0] pro toto kolo není nikdo přihlášen: F5 vede k hráčům
    [one] pro toto kolo je jen jeden hráč: F5 vede k hráčům
    [few] pro toto kolo jsou { $count } hráči
   *[other] pro toto kolo je { $count } hráčů
}
pairings-need-colour = počáteční barva není vylosována: d ji vylosuje
pairings-need-colour-drawn = počáteční barva je vylosována: { $colour }
pairings-need-round = { $round }. kolo: { $state }
pairings-ready = r kolo nasadí a předloží návrh.
pairings-all-paired = Všechna vyhlášená kola jsou nasazena.
pairings-undone = Vrácené nasazení { $round }. kola zůstává jako větev, krok { $step }: vede k němu záznam.
pairings-colour-stands = Počáteční barva už je vylosována. Ukazuje ji obrazovka turnaje.

pairings-column-marks = Znaky
pairings-column-marks-short = Znaky
pairings-mark-colour = B
pairings-mark-by-hand = R
pairings-mark-fixed = U
pairings-pool = bez místa
pairings-through = postupuje
pairings-idle = nehraje
pairings-new = pozdní přihláška
pairings-looks-first = šachovnice k posouzení napřed
pairings-no-looks = Žádná šachovnice není k posouzení.
pairings-count-pool = { $count ->
    [one] { $count } hráč bez místa
    [few] { $count } hráči bez místa
   *[other] { $count } hráčů bez místa
}
pairings-count-outdating = příchody a odchody po návrhu: { $count }
pairings-left-since = { $player } už v tomto kole nehraje: nasaďte znovu, nebo upravte návrh ručně.
pairings-came-since = { $player } nyní v tomto kole hraje: nasaďte znovu, nebo upravte návrh ručně.
pairings-count-absolute = { $count ->
    [one] { $count } porušuje absolutní pravidlo
    [few] { $count } porušují absolutní pravidlo
   *[other] { $count } porušuje absolutní pravidlo
}
pairings-count-looks = { $count ->
    [one] { $count } k posouzení
    [few] { $count } k posouzení
   *[other] { $count } k posouzení
}
pairings-count-by-hand = { $count } ručně
pairings-count-fixed = upevněno: { $count }
pairings-count-norms = { $count ->
    [one] { $count } norma
    [few] { $count } normy
   *[other] { $count } norem
}

pairings-look-third = potřetí za sebou { $colour-key ->
    [white] bílé
   *[black] černé
}
pairings-look-refused = { $colour-key ->
    [white] bílé
   *[black] černé
} proti přednosti
pairings-look-float = přesun
pairings-look-unequal = různé body
pairings-look-by-hand = ručně
pairings-look-fixed = upevnil rozhodčí
# Proč se šachovnice posuzuje, po klávese na další; části se spojují středníkem.
pairings-told = { $subject } ({ $at } z { $count }): { $what }
pairings-told-third = { $player } má potřetí za sebou { $colour-key ->
    [white] bílé
   *[black] černé
}
pairings-told-refused = { $player } má { $colour-key ->
    [white] bílé
   *[black] černé
}, přednost je { $due-key ->
    [white] bílá
   *[black] černá
}
pairings-told-down-again = { $player }: přesun dolů už v { $round }. kole
pairings-told-up-again = { $player }: přesun nahoru už v { $round }. kole
pairings-told-float = { $down } ({ $from }) jde dolů, soupeř { $up } ({ $to })
pairings-told-unequal = různé body, { $white } proti { $black }
pairings-told-far-apart = body se bez nutnosti liší o více než bod, { $white } proti { $black }
pairings-told-group = oba: { $by }, { $group }
pairings-told-family = oba mají stejné příjmení
pairings-told-bye = { $bye }, body: { $points }.
pairings-groups = Bodové skupiny a přesuny
pairings-due-none = bez přednosti
pairings-due = přednost { $colour-key ->
    [white] bílé
   *[black] černé
}
pairings-due-mild = přednost { $colour-key ->
    [white] bílé
   *[black] černé
}, mírná
pairings-due-strong = přednost { $colour-key ->
    [white] bílé
   *[black] černé
}, silná
pairings-due-absolute = přednost { $colour-key ->
    [white] bílé
   *[black] černé
}, absolutní

pairings-round-before-open = { $round }. kolo není dohráno; nejdřív jsou na řadě jeho výsledky (F7).
pairings-mark-to-swap = Označte hráče mezerníkem, přejděte k druhému a stiskněte s.
pairings-mark-to-meet = Označte hráče bez šachovnice mezerníkem, přejděte k druhému a stiskněte m.
pairings-board-needed = K tomu je třeba šachovnice. Přejděte nejdřív na ni.
pairings-player-needed = K tomu je třeba hráč bez šachovnice. Přejděte na něj, nebo klávesou t šachovnici rozeberte.
pairings-bye-title = Volný los: { $player }
pairings-bye-breaks = Volný los by porušil:

pairings-explain-by-hand = Toto určil rozhodčí ručně. Systém by nasadil:
pairings-explain-otherwise = Podle toho, co je zapsáno nyní, by systém nasadil jinak:
pairings-explain-would-meet = { $meeting }
pairings-explain-would-bye = Volný los by měl { $player }.
pairings-explain-floats = Dolů se přesouvá { $down }, nahoru { $up }.
pairings-explain-breaks-nothing = Žádné pravidlo není porušeno.
pairings-explain-pool = Bez místa. Spárujte hráče (m), nebo mu dejte volný los (b).
pairings-working-title = Postup nasazení { $round }. kola
pairings-why-not-title = { $player }: proč ne proti …?
pairings-why-not-answer = { $player } – { $opponent }: proč ne?
pairings-why-not-instead = S touto dvojicí by v kole byly:

pairings-no-shows-title = Kdo v minulém kole chyběl
pairings-no-shows = Tito hráči prohráli kontumačně nebo chyběli. Kdo chybí bez omluvy, bere se jako odstoupivší: w zapíše odstoupení, mezerník přepíná, Enter pokračuje.
pairings-absent-since = chybí od { $round }. kola
pairings-no-show-withdrawn = odstoupení
pairings-no-show-back = bude hrát
pairings-check-in-title = { $count ->
    [one] Jeden hráč tu ještě není
    [few] { $count } hráči tu ještě nejsou
   *[other] { $count } hráčů tu ještě není
}
pairings-check-in-leave-out = vynechat je z 1. kola, bez bodů
pairings-check-in-pair = přesto je nasadit
pairings-nobody-waits = Nikdo jiný na soupeře nečeká. Bude-li kontumována další šachovnice, lze tu nasadit jejího vítěze.
pairings-key-withdraw = odstoupení
pairings-conflicts-title = Výsledky jsou v rozporu
pairings-conflict = { $round }. kolo, šachovnice { $board }: zapsáno { $stands }, zjištěno { $found }.
pairings-conflicts-more = … a další: { $count }.
pairings-conflicts-first = nejdřív vyřešit
pairings-conflicts-later = přesto nasadit
pairings-publish-conflicts = Výsledky v rozporu: { $count }.

numbers-title = Nová startovní čísla pro { $round }. kolo
numbers-words = { $placed ->
    [one] Podle { $article } dostává jeden hráč místo, které mu náleží
    [few] Podle { $article } dostávají { $placed } hráči místo, které jim náleží
   *[other] Podle { $article } dostává { $placed } hráčů místo, které jim náleží
}, { $moved ->
    [0] nikdo další se neposouvá
    [one] kvůli tomu se posouvá ještě jeden
    [few] kvůli tomu se posouvají ještě { $moved }
   *[other] kvůli tomu se posouvá ještě { $moved }
}. Čísla odehraných kol zůstávají. Enter: nasadit s novými čísly. k: ponechat stará, s uvedením důvodu.
numbers-late = pozdní přihláška
numbers-key-keep = ponechat stará čísla
numbers-keep-title = Proč mají startovní čísla zůstat?
numbers-keep = Důvod se uloží do záznamu. Pozdní přihlášky následují na konci.

pairings-publish-title = Zveřejnit { $round }. kolo?
pairings-publish-pool = { $count ->
    [one] Jeden hráč nemá místo. Spárujte ho, nebo mu dejte volný los, a pak zveřejněte.
    [few] { $count } hráči nemají místo. Spárujte je, nebo jim dejte volný los, a pak zveřejněte.
   *[other] { $count } hráčů nemá místo. Spárujte je, nebo jim dejte volný los, a pak zveřejněte.
}
pairings-publish-bye = volný los: { $player }
pairings-publish-no-bye = bez volného losu
pairings-publish-by-hand = Ručně určené šachovnice: { $boards }
pairings-publish-fixed = Upevněné šachovnice: { $boards }
pairings-publish-more = { $count ->
    [one] a ještě jedna šachovnice porušující absolutní pravidlo
    [few] a ještě { $count } šachovnice porušující absolutní pravidlo
   *[other] a ještě { $count } šachovnic porušujících absolutní pravidlo
}
pairings-take-over-title = Výsledky vráceného nasazení
pairings-take-over = { $count ->
    [one] Jedna šachovnice vyšla stejně i s barvami a měla výsledek.
    [few] { $count } šachovnice vyšly stejně i s barvami a měly výsledek.
   *[other] { $count } šachovnic vyšlo stejně i s barvami a mělo výsledek.
}
pairings-take-over-yes = převzít výsledky
pairings-take-over-no = nechat šachovnice bez výsledků

pairings-absent-title = Kdo nepřišel?
pairings-instead-title = Místo: { $player }
pairings-instead-bye = nikdo: { $player } má volný los
pairings-instead-forfeit = nikdo: { $player } vyhrává kontumačně
pairings-instead-waiting = { $player } čeká: { $absent } také chybí (šachovnice { $board })
pairings-article-title = Které pravidlo to dovoluje?
pairings-reason-title = Důvod změny
pairings-reason-ask = Důvod, do záznamu:
pairings-reseat-title = Změnit zveřejněné { $round }. kolo?
pairings-undo-title = Vrátit { $round }. kolo
pairings-undo-counts = { $rounds ->
    [one] Vrací se jedno kolo
    [few] Vracejí se { $rounds } kola
   *[other] Vrací se { $rounds } kol
}{ $results ->
    [0] .
    [one] {" "}s jedním výsledkem.
    [few] {" "}se { $results } výsledky.
   *[other] {" "}s { $results } výsledky.
}
pairings-undo-kept = Vrácené zůstává jako větev: vede k němu záznam.

# Rozhodnutí, které pravidla nechávají na rozhodčím.
pairings-key-rule-bye = volný los ručně
pairings-key-draw-lots = losovat pořadí
pairings-key-option = volby systému
pairings-need-lots = { $count ->
    [few] { $count } hráči se stejným Elo, titulem i národním Elo nemají los
   *[other] { $count } hráčů se stejným Elo, titulem i národním Elo nemá los
}: o losuje, nebo los zadejte v pořadí; bez losu rozhodují jména
pairings-need-option = { $option }: { $value }
pairings-change-options = m změní volby systému
ruling-title = { $round }. kolo: vaše rozhodnutí
ruling-by-hand = sestavit kolo ručně: všichni čekají na usazení
ruling-open = Pravidla to nechávají na vás. Každá volba před potvrzením ukáže nasazení, ke kterému vede.
ruling-bye-title = Kdo má mít volný los?
ruling-no-bye = Volný los není třeba: počet hráčů je sudý. Nasaďte kolo.
ruling-bye = volný los: { $player }
ruling-unpaired = { $count ->
    [one] { $players } zůstane bez soupeře
   *[other] { $players } zůstanou bez soupeře
}
ruling-fixed = { $count ->
    [one] upevněna: { $boards }
    [few] { $count } upevněné šachovnice: { $boards }
   *[other] { $count } upevněných šachovnic: { $boards }
}
ruling-more = { $count ->
    [one] … a ještě jedna šachovnice
    [few] … a ještě { $count } šachovnice
   *[other] … a ještě { $count } šachovnic
}
ruling-why = Proč? Důvod se zapíše do záznamu.

legend-absolute = porušuje absolutní pravidlo
legend-outdated = příchod nebo odchod po návrhu
legend-relative = porušuje relativní pravidlo
legend-third = potřetí táž barva
legend-refused = jiná barva, než náleží
legend-float = mimo svou skupinu
legend-float-again = opakovaný přesun
legend-unequal = nestejné body
legend-far-apart = body se bez nutnosti velmi liší
legend-by-hand = ručně
legend-fixed = upevněno
legend-norm = jde o normu titulu
pairings-bracket = { $points } b.: { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
pairings-only-draft = jen dokud je kolo návrh
pairings-only-published = jen když je kolo zveřejněné
pairings-only-paired = jen když je kolo nasazené
pairings-only-unpaired = jen před nasazením kola
pairings-only-matches = jen v kolech, jejichž zápasy mají více partií
pairings-only-table = jen u turnajů každý s každým a jiných tabulek
pairings-bye-by-table = Volno tu určuje tabulka nebo pavouk.
pairings-no-lots = Žádnému hráči stejného pořadí los nechybí.
pairings-no-option = Tento systém nemá žádné volby.
pairings-options-fixed = Volby jsou pevné, jakmile je nasazeno 1. kolo.
pairings-no-team-groups = Družstva hrají v jedné skupině.
pairings-drawn-over = Nasazeno znovu; ruční úpravy zmizely, šachovnice { $boards }. u je vrátí.
pairings-in-order = Šachovnice už jsou v pořadí systému.
pairings-fixed-title = { $round }. kolo: co stojí upevněné šachovnice
pairings-fixed-are = Upevnil rozhodčí; ostatní jsou nasazeni podle pravidel vedle nich:
pairings-fixed-free = Samotná pravidla nasadí totéž: upevněné šachovnice nic nestojí.
pairings-fixed-rules = Samotná pravidla by nasadila:
pairings-fixed-cost = Co to stojí:
pairings-fixed-alone = Samotná pravidla žádné nasazení nenajdou:
pairings-publish-why = Proč to není podle pravidel?
pairings-publish-why-ask = Jeden důvod pro vše, do záznamu:
pairings-differences-here = Jinak než podle pravidel:
pairings-differences-rules = Pravidla by nasadila:
pairings-differences-more = … a další ({ $count }): c ukáže všechny
pairings-beside-title = { $round }. kolo vedle jiného nasazení
pairings-beside-now = nyní
pairings-beside-rules = co nasadí pravidla nyní
pairings-beside-earlier = { $what } · krok { $step }, { $time }
pairings-beside-branch = větev: { $what } · krok { $step }, { $time }
pairings-beside-none = Kolo jiné nasazení nemělo a pravidla nasadí totéž.
pairings-beside-system = co nasadí jiný systém nebo jiné vydání …
pairings-beside-changed = { $sign } v druhém není: { $count ->
    [one] jedna šachovnice
    [few] { $count } šachovnice
   *[other] { $count } šachovnic
}
pairings-adjourned-results = nejprve zadat výsledky
pairings-adjourned-pair = přesto nasadit
legend-one-group = z jednoho oddílu, rodiny či jiné skupiny

# Co k návrhu říkají jiné způsoby nasazení.
opinions-agree = shoda { $agreeing } z { $all }
opinions-open = ptám se znovu
opinions-none = bez druhého názoru
opinions-by-hand = ručně { $count }
opinions-part = jinak: { $boards }
opinions-told = Jiný způsob nasazení se od tohoto návrhu liší. Podívejte se na šachovnice, než zveřejníte.
opinions-title = Dva způsoby nasazení se liší
opinions-of-draft = V návrhu je:
opinions-of-second = Druhý způsob má:
opinions-system = druhý způsob systému
opinions-program = jiný program
opinions-told-open = Druhý názor, { $who }: zatím bez odpovědi.
opinions-told-agrees = Druhý názor, { $who }: totéž.
opinions-told-parts = ! Druhý názor, { $who }: jinak šachovnice { $with }.
opinions-told-late = Druhý názor, { $who }: deset sekund bez odpovědi.
opinions-told-silent = Druhý názor, { $who }: žádný. { $with }
opinions-no-program = { $program } nejde spustit: { $cause }. Opravte soubor „checker“ ve své konfiguraci.
opinions-program-late = Deset sekund bez odpovědi.
opinions-program-failed = { $program } skončil s chybou. Zkuste ho ručně na hlášení turnaje.
opinions-program-garbled = Co { $program } odpověděl, není nasazení těchto hráčů. Opravte jeho argumenty v souboru „checker“ ve své konfiguraci.

# Zda půjdou po návrhu nasadit i další kola.
to-come-chip = další kola: ne
to-come-possible = Všechna další kola půjdou nasadit, ať výsledky dopadnou jakkoli.
to-come-not-shown = Zda půjdou nasadit všechna další kola, se neukázalo.
to-come-impossible = Po tomto návrhu nepůjdou nasadit všechna další kola: nikdo nehraje se stejným soupeřem dvakrát ani nemá dva volné losy. Ukazují to: { $players }.
to-come-impossible-colours = Po tomto návrhu nepůjdou nasadit všechna další kola v mezích pro barvy: ať se barvy přidělí jakkoli, někdo zůstane bez soupeře. Ukazují to: { $players }.
to-come-mend = Napraví to, když si { $players } vymění místa (šachovnice { $first } a { $second }).
to-come-mend-turned = Napraví to, když se na šachovnici { $board } obrátí barvy.
to-come-no-mend = Výměna dvou hráčů nestačí: změňte návrh ručně víc, nebo vyhlaste méně kol (F4, „Počet kol“).

# Kolo podle jiného systému.
against-choose = Totéž kolo podle jiného systému
against-alike = { $one } a { $other } nasazují stejně.
against-side = { $system } nasadí:
against-side-recorded = { $system } nasadí jako v kole:
