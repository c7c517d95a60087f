# Nasazení: nenasazené kolo, návrh k prohlédnutí, zveřejněné nasazení.

pairings-key-pair = nasadit kolo
pairings-key-pair-again = nasadit znovu
pairings-key-draw-colour = vylosovat barvu
pairings-key-publish = zveřejnit
pairings-key-next-look = další upozornění
pairings-key-order = upozornění napřed
pairings-key-explain = vysvětlit
pairings-key-matches = zápasy
pairings-matches = Zápasy { $round }. kola
pairings-team-games = Partie obou družstev, { $round }. kolo
pairings-score-matches = { $points } ZB
pairings-score-games = { $points } PB
pairings-key-working = úplné zdůvodnění
pairings-key-certificate = certifikát
pairings-certificate = Certifikát { $round }. kola
pairings-certificate-proved = Prokázáno: ověřovací program tento certifikát přijal.
pairings-certificate-derived = Prokázáno: { $boards ->
    [one] šachovnice tohoto kola plyne
    [few] { $boards } šachovnice tohoto kola plynou
   *[other] { $boards } šachovnic tohoto kola plyne
} z rozlosovací tabulky nebo pavouka, které ověřovací program odvodí ze zprávy. Certifikát není potřeba.
pairings-key-why-not = proč ne?
pairings-key-other-player = pohled soupeře
pairings-key-mark = označit
pairings-key-swap = vyměnit
pairings-key-meet = spárovat
pairings-key-turn = vyměnit barvy
pairings-key-fix = zafixovat dvojici
pairings-key-arrange = seřadit šachovnice
pairings-key-cross-check = kontrolní nasazení
pairings-key-compare = porovnat
pairings-key-take-apart = zrušit dvojici
pairings-key-bye = volný los
pairings-key-call-in = přidat do kola
pairings-key-re-seat = nedostavení
pairings-key-draw-position = losovat pozici
pairings-position-title = Výchozí pozice { $round }. kola
pairings-draw-position = Losovat pozici
pairings-enter-position = Zadat číslo pozice vylosované jinde (0-959)
pairings-no-chess960 = Jen pro Chess960. Druh hry nastavte na obrazovce turnaje (F4).
pairings-key-discard = zahodit návrh
pairings-key-undo = zrušit kolo
pairings-key-switch = odstoupení / hraje dál
pairings-key-continue = pokračovat a nasadit

pairings-not-paired = { $round }. kolo není nasazeno.
pairings-need-players = { $count ->
    [0] v tomto kole nehraje žádný hráč: přihlaste nebo vraťte hráče (F5)
    [one] v tomto kole hraje jen jeden hráč: přihlaste nebo vraťte hráče (F5)
    [few] pro toto kolo jsou { $count } hráči
   *[other] pro toto kolo je { $count } hráčů
}
pairings-need-colour = počáteční barva není vylosována: vylosujte ji (d)
pairings-colour-first = Barva hráče se startovním číslem 1 v 1. kole. Hned po volbě se kolo nasadí.
pairings-rounds-change = změnit počet kol na { $rounds } a nasadit
pairings-rounds-keep = ponechat počet kol { $rounds } a nasadit
pairings-need-colour-drawn = počáteční barva je vylosována: { $colour }
pairings-need-round = { $round }. kolo: { $state }
pairings-ready = r nasadí kolo a otevře návrh ke kontrole.
pairings-all-paired = Všechna kola turnaje jsou nasazena.
pairings-undone = Zrušené nasazení { $round }. kola je uchováno jako větev, záznam { $step }. Lze je otevřít z historie.
pairings-colour-drawn = Počáteční barva už je vylosována. Je uvedena na obrazovce turnaje (F4).

pairings-column-marks = Znaky
pairings-column-marks-short = Znaky
pairings-mark-colour = B
pairings-mark-manual = R
pairings-mark-fixed = Z
pairings-pool = bez dvojice
pairings-through = postupuje
pairings-idle = nehraje
pairings-new = pozdě
pairings-looks-first = upozornění napřed
pairings-no-looks = Žádná šachovnice nemá upozornění.
pairings-count-pool = { $count ->
    [one] { $count } hráč bez dvojice
    [few] { $count } hráči bez dvojice
   *[other] { $count } hráčů bez dvojice
}
pairings-count-outdating = změna účasti po návrhu: { $count }
pairings-left-since = { $player } v tomto kole už nehraje: nasaďte kolo znovu, nebo upravte návrh ručně.
pairings-came-since = { $player } v tomto kole nyní hraje: nasaďte kolo znovu, nebo upravte návrh ručně.
pairings-count-absolute = porušené abs. kritérium: { $count }
pairings-count-looks = upozornění: { $count }
pairings-count-manual = { $count } ručně
pairings-count-fixed = zafixováno: { $count }
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
} proti přednosti v barvě
pairings-look-float = přesun
pairings-look-unequal = různé body
pairings-look-manual = ruční nasazení
pairings-look-fixed = dvojici zafixoval rozhodčí
# Proč se šachovnice posuzuje, po klávese na další; části se spojují středníkem.
pairings-detail = { $subject } ({ $at } z { $count }): { $what }
pairings-detail-third = { $player } má potřetí za sebou { $colour-key ->
    [white] bílé
   *[black] černé
}
pairings-detail-refused = { $player } má { $colour-key ->
    [white] bílé
   *[black] černé
}, přednost je { $due-key ->
    [white] bílá
   *[black] černá
}
pairings-detail-down-again = { $player }: přesun dolů už v kole { $round }
pairings-detail-up-again = { $player }: přesun vzhůru už v kole { $round }
pairings-detail-float = { $down } ({ $from }): přesun dolů, soupeř { $up } ({ $to })
pairings-detail-unequal = různé body, { $white } proti { $black }
pairings-detail-far-apart = rozdíl větší než bod, jemuž se dalo vyhnout: { $white } proti { $black }
pairings-detail-group = { $by }: { $group }
pairings-detail-family = stejné příjmení
pairings-detail-bye = { $bye }, body: { $points }.
pairings-groups = Bodová seskupení a přesuny
pairings-due-none = bez přednosti v barvě
pairings-due = přednost: { $colour-key ->
    [white] bílá
   *[black] černá
}
pairings-due-mild = přednost: { $colour-key ->
    [white] bílá
   *[black] černá
}, mírná
pairings-due-strong = přednost: { $colour-key ->
    [white] bílá
   *[black] černá
}, silná
pairings-due-absolute = přednost: { $colour-key ->
    [white] bílá
   *[black] černá
}, absolutní

pairings-round-before-open = { $round }. kolo není dohráno. Nejprve zadejte jeho výsledky (F7).
pairings-mark-to-swap = Označte hráče mezerníkem, přejděte na druhého hráče a stiskněte s.
pairings-mark-to-meet = Označte hráče bez dvojice mezerníkem, přejděte na druhého a stiskněte ,m.
pairings-board-needed = Toto se provádí na šachovnici. Nejprve na ni přejděte.
pairings-player-needed = Toto se provádí u hráče bez dvojice. Přejděte na něj, nebo zrušte dvojici klávesou ,t.
pairings-bye-title = Volný los: { $player }
pairings-bye-breaks = Volný los by porušil:

pairings-explain-manual = Toto nasazení určil rozhodčí ručně. Systém by nasadil:
pairings-explain-differs = Podle současných záznamů by systém nasadil jinak:
pairings-explain-would-meet = { $meeting }
pairings-explain-would-bye = Volný los by měl { $player }.
pairings-explain-floats = Přesun dolů: { $down }; přesun vzhůru: { $up }.
pairings-explain-breaks-nothing = Žádné pravidlo není porušeno.
pairings-explain-pool = Bez dvojice. Spárujte hráče (,m), dejte volný los (b), nebo ponechte bez dvojice.
pairings-explain-new = Přihláška až po nasazení tohoto kola.
pairings-explain-would = Systém by nasadil:
pairings-working-title = Úplné zdůvodnění { $round }. kola
pairings-working-virtual = V bodech jsou zahrnuty virtuální body akcelerace.
pairings-why-not-title = { $player }: proč ne proti …?
pairings-why-not-answer = { $player } – { $opponent }: proč ne?
pairings-why-not-instead = S touto dvojicí by v kole bylo:

pairings-no-shows-title = Nedostavení v minulém kole
pairings-no-shows = Tito hráči nenastoupili. Nepřítomnost bez omluvy se počítá jako odstoupení. w odstoupení, mezerník přepnout, Enter pokračovat.
pairings-absent-since = chybí od { $round }. kola
pairings-no-show-withdrawn = odstoupení
pairings-no-show-back = hraje dál
pairings-check-in-title = Bez prezence: { $count }
pairings-check-in-leave-out = vynechat je z 1. kola, bez bodů
pairings-check-in-pair = přesto je nasadit
pairings-none-waits = Žádný jiný hráč nečeká na soupeře. Bude-li kontumována další šachovnice, lze tu nasadit jejího vítěze.
pairings-key-withdraw = odstoupení
pairings-conflicts-title = Rozporné výsledky
pairings-conflict = Kolo { $round }, šachovnice { $board }: zapsáno { $stands }, nově { $found }.
pairings-conflicts-more = … a další: { $count }.
pairings-conflicts-first = nejprve vyřešit
pairings-conflicts-later = přesto nasadit
pairings-publish-conflicts = Rozporné výsledky: { $count }.

numbers-title = Nová startovní čísla pro { $round }. kolo
numbers-words = { $placed ->
    [one] Podle { $article } dostává správné číslo jeden hráč
    [few] Podle { $article } dostávají správné číslo { $placed } hráči
   *[other] Podle { $article } dostává správné číslo { $placed } hráčů
}; { $moved ->
    [0] jiná čísla se nemění
    [one] mění se ještě jedno číslo
    [few] mění se ještě { $moved } čísla
   *[other] mění se ještě { $moved } čísel
}. Odehrané dvojice se nemění; v listinách budou mít nová čísla. Enter: nasadit s novými čísly. k: ponechat stará, s uvedením důvodu.
numbers-late = pozdní přihláška
numbers-key-keep = ponechat stará čísla
numbers-keep-title = Důvod ponechání startovních čísel
numbers-keep = Důvod se zapíše do historie. Pozdní přihlášky následují na konci.

pairings-publish-title = Zveřejnit { $round }. kolo?
pairings-publish-pool = { $count ->
    [one] Jeden hráč nemá dvojici. Spárujte jej, nebo dejte volný los, a pak zveřejněte.
    [few] { $count } hráči nemají dvojici. Spárujte je, nebo dejte volný los, a pak zveřejněte.
   *[other] { $count } hráčů nemá dvojici. Spárujte je, nebo dejte volný los, a pak zveřejněte.
}
pairings-publish-bye = volný los: { $player }
pairings-publish-no-bye = bez přiděleného volného losu
pairings-publish-manual = Ručně nasazeno: šachovnice { $boards }
pairings-publish-fixed = Zafixovaná dvojice: šachovnice { $boards }
pairings-publish-more = { $count ->
    [one] a ještě jedna šachovnice porušující absolutní kritérium
    [few] a ještě { $count } šachovnice porušující absolutní kritérium
   *[other] a ještě { $count } šachovnic porušujících absolutní kritérium
}
pairings-take-over-title = Výsledky zrušeného nasazení
pairings-take-over = { $count ->
    [one] Jedna dvojice je nasazena stejně i s barvami a měla výsledek.
    [few] { $count } dvojice jsou nasazeny stejně i s barvami a měly výsledek.
   *[other] { $count } dvojic je nasazeno stejně i s barvami a mělo výsledek.
}
pairings-take-over-yes = obnovit výsledky
pairings-take-over-no = ponechat šachovnice bez výsledků

pairings-absent-title = Který hráč se nedostavil?
pairings-instead-title = Náhrada za: { $player }
pairings-instead-bye = bez náhrady: { $player } má volný los
pairings-instead-forfeit = bez náhrady: { $player } vyhrává kontumačně
pairings-instead-waiting = { $player }, bez soupeře: { $absent } také chybí (šachovnice { $board })
pairings-article-title = Které pravidlo změnu dovoluje?
pairings-reason-title = Důvod změny
pairings-reason-ask = Důvod (povinný, do historie):
pairings-reseat-title = Změnit zveřejněné { $round }. kolo?
pairings-undo-title = Zrušit { $round }. kolo
pairings-undo-counts = { $rounds ->
    [one] Zruší se jedno kolo
    [few] Zruší se { $rounds } kola
   *[other] Zruší se { $rounds } kol
}{ $results ->
    [0] .
   *[other] ; zadaných výsledků: { $results }.
}
pairings-undo-kept = Zrušené záznamy zůstanou jako větev dostupná z historie.

# Rozhodnutí, které pravidla nechávají na rozhodčím.
pairings-key-rule-bye = určit volný los
pairings-key-draw-lots = losovat
pairings-key-option = volby systému
pairings-need-lots = { $count ->
    [few] { $count } hráči se stejným ratingem, titulem i národním ratingem nemají číslo losu
   *[other] { $count } hráčů se stejným ratingem, titulem i národním ratingem nemá číslo losu
}: losujte (,l), nebo los zadejte na obrazovce Pořadí (F8, d); bez losu rozhodují jména
pairings-need-groups = akcelerace podle skupin čísel nemá skupiny: zadejte je (F4)
pairings-need-option = { $option }: { $value }
pairings-need-usual-options = Volby s obvyklou hodnotou: { $count }
pairings-change-options = ,m změní volby systému
ruling-title = { $round }. kolo: rozhodnutí rozhodčího
ruling-manual = sestavit kolo ručně (začne se bez dvojic)
ruling-open = Pravidla ponechávají rozhodnutí na rozhodčím. Každá volba nejprve ukáže své nasazení.
ruling-bye-title = Kdo má volný los?
ruling-no-bye = Volný los není třeba: počet hráčů je sudý. Nasaďte kolo.
ruling-bye = volný los: { $player }
ruling-unpaired = { $count ->
    [one] { $players-and } zůstane bez soupeře
   *[other] { $players-and } zůstanou bez soupeře
}
ruling-fixed = { $count ->
    [one] zafixována: { $boards }
    [few] { $count } zafixované šachovnice: { $boards }
   *[other] { $count } zafixovaných šachovnic: { $boards }
}
ruling-more = { $count ->
    [one] … a ještě jedna šachovnice
    [few] … a ještě { $count } šachovnice
   *[other] … a ještě { $count } šachovnic
}
ruling-why = Důvod, zapíše se do historie:

legend-absolute = porušuje absolutní kritérium
legend-outdated = změna účasti po návrhu
legend-relative = porušuje relativní kritérium
legend-third = třikrát za sebou stejná barva
legend-refused = proti přednosti v barvě
legend-float = přesun
legend-float-again = opakovaný přesun
legend-unequal = nestejné body
legend-far-apart = zbytečný rozdíl bodů
legend-manual = ruční nasazení
legend-fixed = zafixováno
legend-norm = jde o normu titulu
pairings-bracket = { $points } b.: { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
pairings-only-draft = Kolo je zveřejněno. Nejdříve je zrušte (x).
pairings-only-published = Kolo není zveřejněno. Nejdříve je zveřejněte (p).
pairings-all-played = Všechny partie kola jsou sehrány. Nedostavit se lze jen k neukončené nebo kontumované partii.
pairings-only-paired = Kolo ještě není nasazeno. Nejdříve je nasaďte (r).
pairings-only-unpaired = Kolo už je nasazeno. Nejdříve zahoďte návrh, nebo kolo zrušte (x).
pairings-only-matches = Kolo nemá zápasy o více partiích. Vypisují se jen takové zápasy.
pairings-only-table = Systém nemá tabulku. Nejdříve zvolte systém každý s každým nebo jinou tabulku (F4).
pairings-bye-by-table = Volný los tu určuje tabulka nebo pavouk.
pairings-no-lots = Není třeba losovat: žádní hráči se shodným pořadím nejsou bez čísla losu.
pairings-no-option = Tento systém nemá žádné volby.
pairings-options-fixed = Volby jsou od nasazení 1. kola uzamčeny.
pairings-no-team-groups = Družstva hrají v jedné skupině.
pairings-drawn-over = Nasazeno znovu; ruční změny se ztratily, šachovnice { $boards }. u je obnoví.
pairings-in-order = Šachovnice už jsou v pořadí systému.
pairings-fixed-title = { $round }. kolo: důsledky zafixovaných dvojic
pairings-fixed-are = Zafixoval rozhodčí; ostatní jsou nasazeni podle pravidel:
pairings-fixed-free = Samotná pravidla dávají stejné nasazení: zafixování nemá důsledky.
pairings-fixed-rules = Nasazení podle samotných pravidel:
pairings-fixed-cost = Důsledky:
pairings-fixed-alone = Podle samotných pravidel nasazení neexistuje:
pairings-publish-why = Důvod odchylky od nasazení podle pravidel
pairings-publish-why-ask = Jeden důvod pro všechny rozdíly, do historie:
pairings-differences-here = Rozdíly proti nasazení podle pravidel:
pairings-differences-rules = Nasazení podle pravidel:
pairings-differences-more = … a další ({ $count }): ,c ukáže všechny
pairings-compare-title = { $round }. kolo v porovnání s jiným nasazením
pairings-compare-now = současné
pairings-compare-rules = nasazení podle pravidel
pairings-compare-earlier = { $what } · záznam { $step }, { $time }
pairings-compare-branch = větev: { $what } · záznam { $step }, { $time }
pairings-compare-none = Kolo jiné nasazení nemělo a pravidla dávají totéž.
pairings-compare-system = nasazení podle jiného systému nebo znění…
pairings-compare-changed = { $sign } není v druhém nasazení: { $count ->
    [one] jedna šachovnice
    [few] { $count } šachovnice
   *[other] { $count } šachovnic
}
pairings-adjourned-results = nejprve zadat výsledky
pairings-adjourned-pair = přesto nasadit
legend-one-group = stejná omezená skupina (oddíl, příjmení či jiná)

# Kontrolní nasazení návrhu.
opinions-chip-agree = shoda kontrol { $agreeing }/{ $all }
opinions-chip-given = shoda { $agreeing }/{ $all }, { $what ->
    [bye] volno dáno
    [fixed] zafix. { $count }
   *[other] dáno { $count }
}
opinions-open = probíhá kontrola
opinions-outdated = změna: nasaďte znovu
opinions-told-outdated = Od nasazení návrhu někdo přibyl nebo odešel. r nasadí kolo znovu, pak proběhne kontrola.
opinions-none-yet = Tento návrh nemá kontrolní nasazení.
opinions-none = bez kontroly
opinions-manual = ručně: { $count }
opinions-chip-differs = kontrola: liší se { $boards }
opinions-differ = Kontrolní nasazení se od návrhu liší. Před zveřejněním zkontrolujte rozdílné šachovnice: ukáže je ,k.
opinions-title = Kontrolní nasazení
opinions-of-draft = Návrh:
opinions-of-second = Kontrolní nasazení:
opinions-system = druhá metoda systému
opinions-program = externí program
opinions-detail-open = Kontrolní nasazení, { $who }: zatím bez odpovědi.
opinions-detail-agrees = Kontrolní nasazení, { $who }: shoda.
opinions-detail-agrees-given = Kontrolní nasazení, { $who }: shoda při daných rozhodnutích rozhodčího.
opinions-detail-differs = ! Kontrolní nasazení, { $who }: liší se šachovnice { $with }.
opinions-detail-late = Kontrolní nasazení, { $who }: deset sekund bez odpovědi.
opinions-detail-silent = Kontrolní nasazení, { $who }: neproběhlo. { $with }
opinions-no-program = Program { $program } nelze spustit: { $cause }. Opravte soubor „checker“ ve své konfiguraci.
opinions-program-late = Deset sekund bez odpovědi.
opinions-program-failed = Program { $program } skončil s chybou. Spusťte ho ručně na zprávě o turnaji.
opinions-program-garbled = Odpověď programu { $program } není nasazení těchto hráčů. Opravte jeho argumenty v souboru „checker“ ve své konfiguraci.

# Zda půjdou po návrhu nasadit i další kola.
to-come-chip = zbývající kola nelze nasadit
to-come-possible = Všechna zbývající kola půjdou nasadit při jakýchkoli výsledcích.
to-come-not-shown = Nepodařilo se ověřit, zda půjdou nasadit všechna zbývající kola.
to-come-impossible = Po tomto návrhu nepůjdou nasadit všechna zbývající kola: se stejným soupeřem se nehraje dvakrát a dva volné losy nejsou dovoleny. Týká se: { $players }.
to-come-impossible-colours = Po tomto návrhu nepůjdou nasadit všechna zbývající kola v mezích pro barvy: při každém rozdělení barev zůstane některý hráč bez soupeře. Týká se: { $players }.
to-come-fix = Napraví to výměna hráčů { $players } (šachovnice { $first } a { $second }): oba označte (mezerník) a vyměňte (s).
to-come-fix-colours = Napraví to výměna barev na šachovnici { $board } (,w).
to-come-key = Kontrolu zobrazí ,k.
to-come-no-fix = Výměna dvou hráčů nestačí: změňte návrh ručně více, nebo snižte počet kol (F4, „Počet kol“).

# Kolo podle jiného systému.
against-choose = Stejné kolo podle jiného systému
against-alike = { $one } a { $other } dávají stejné nasazení.
against-side = { $system } nasadí:
against-side-recorded = { $system } nasadí podle záznamu:
