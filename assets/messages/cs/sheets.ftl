# Listiny, na papíře nebo jako soubory.

sheet-starting-list = Startovní listina
pairings-virtual-legend = 1+1: body a virtuální body akcelerace
sheet-pairings = Nasazení { $round }. kola
sheet-pairings-by-name = Nasazení { $round }. kola podle jmen
sheet-moves = Změny šachovnic v kole { $round }: verze { $before } ({ $time }) → verze { $version }
sheet-results-of = Výsledky { $round }. kola
sheet-bulletin = Bulletin po { $round }. kole
sheet-slips = Výsledkové lístky { $round }. kola
sheet-slip = { $round }. kolo · šachovnice { $board }
sheet-captain = kapitán družstva { $team }: { $captain }
sheet-slip-game = { $game }. partie
sheet-slip-match = { $white } – { $black } · { $board }. šachovnice zápasu
sheet-board = Šachovnice { $board }
sheet-signature = Podpis
sheet-cards = Hráčské karty po { $round }. kole
sheet-cards-within = Hráčské karty v průběhu { $round }. kola: zapsáno { $results } z { $boards ->
    [one] { $boards } výsledku
   *[other] { $boards } výsledků
}
sheet-teams = Listiny družstev
sheet-board-prizes = Nejlepší výsledky na šachovnicích po { $round }. kole
board-prizes-reserves = Náhradníci
board-prizes-games = Sehrané partie; podle bodů, pak podle procent
board-prizes-minimum = Počet partií potřebný pro cenu na šachovnici určují propozice; zde není nikdo vynechán
sheet-matches = Zápasy, { $round }. kolo
teams-black = { $sign } černé; soupeři podle místa na soupisce
teams-black-across = { $sign } černé; soupeři podle čísla družstva a šachovnice: 3/2 je 2. šachovnice družstva 3
team-board = { $team }, { $board }. šachovnice
teams-reserve-sign = N
teams-standing = Pořadí { $place }, partiové body { $team }, zápasové body { $match }
teams-standing-points = Pořadí { $place }, partiové body { $team }
teams-match = { $round }. kolo: { $opponent } { $own } - { $other } ({ $match })
teams-match-games = { $round }. kolo: { $opponent } { $own } - { $other }
teams-bye = bez soupeře
teams-absent = nepřítomnost
sheet-absent = Nepřítomnost: { $players }
sheet-byes = Volné losy a nepřítomnosti
sheet-score-groups = Karty bodových seskupení před { $round }. kolem
sheet-score-group = Body: { $score }
sheet-score-group-due = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
} · přednost v barvě: bílá { $white }, černá { $black }
sheet-dubov-table = Tabulka { $round }. kola (Dubov)
sheet-keizer = Keizerovo pořadí po { $round }. kole
sheet-keizer-cycle = Pořadí se neustálí, opakuje se dokola (počet pořadí: { $steps }); rozhoduje průměr jejich součtů.
keizer-column-win = Výhra
keizer-column-draw = Remíza
keizer-column-won = Výhry
keizer-column-drawn = Remízy
keizer-column-lost = Prohry
keizer-column-byes = Volno
keizer-column-club = Oddíl
keizer-column-notice = Omluv.
keizer-column-absent = Neoml.
keizer-column-balance = B−Č
sheet-reasons = Zdůvodnění nasazení { $round }. kola
sheet-round-day = { $round }. kolo: { $day }
sheet-incomplete = { $round }. kolo není dohráno; zapsané výsledky: { $results }/{ $boards }.
column-before = Dříve
column-due = Přednost
column-half = Polovina
column-side = Místo
side-left = vlevo
side-right = vpravo
column-article = Článek
sheet-reason = Důvod
categories-women = Ženy
categories-column = Kategorie
categories-unrated = Bez ratingu
group-ranking-players = Hráči
group-ranking-counted = Započítaní hráči
group-ranking-best = { $count ->
    [one] Body nejlepšího hráče
    [few] Body { $count } nejlepších hráčů
   *[other] Body { $count } nejlepších hráčů
}. Při rovnosti bodů: součty jejich pomocných hodnocení v daném pořadí, pak místo nejlepšího z nich.
group-ranking-all = Body všech hráčů. Při rovnosti bodů: součty jejich pomocných hodnocení v daném pořadí, pak místo nejlepšího z nich.
group-ranking-least = Bez pořadí, je-li hráčů méně než { $count }.
sheet-slip-minutes = bílý { $white } min, černý { $black } min
column-minutes = Minuty
sheet-season = Pořadí seriálu
season-total = Celkem
season-by-score = body získané v jednotlivých turnajích
season-by-place = body za umístění: { $points }; další místa { $others }
season-counted = { $points }; počet započítaných nejlepších výsledků: { $best } z { $events }. Výsledky v závorkách se nezapočítávají.
season-ties = Při rovnosti součtů: { $rules }
season-same-name = { $name }: hráči tohoto jména nemají společné FIDE ID ani registrační číslo a jsou v pořadí zvlášť. Je-li to jedna osoba, přidejte jméno do seznamu „same“ v souboru season.ron.
season-two-ids = { $name }: v pořadí jedna osoba s různými FIDE ID. Opravte ID v turnaji, kde je chybné.
season-unused-name = { $name }: hráč tohoto jména ze seznamu „same“ v seriálu není. Opravte jméno v season.ron.
season-category-empty = Podmínky nesplňuje žádný hráč.
season-tie-results = nejlepší jednotlivé výsledky
season-tie-dropped = nejlepší nezapočítané výsledky
season-tie-places = nejlepší umístění
season-tie-score = body získané v započítaných turnajích
season-tie-latest = poslední turnaj
sheet-season-ratings = Ratingy seriálu
season-rating = Národní rating
season-ratings-note = Koeficient K { $k }; hráči bez ratingu začínají na { $first }. Neoficiální.
sheet-incidents = Poznámky rozhodčího
sheet-incidents-private = Jen pro rozhodčího a federaci. Poznámky nejsou na webu ani ve zprávách; z ostatních listin je uvádí jen historie.
incident-column-kind = Událost
incident-column-text = Podrobnosti
incident-line = kolo { $round }: { $incident }
incident-title = Poznámka: kolo { $round }, šachovnice { $board }
incident-illegal-move = nemožný tah
incident-warning = napomenutí
incident-phone = telefon nebo zařízení
incident-claim = reklamace
incident-other = jiné
sheet-version = verze { $version } ({ $time })
sheet-version-alone = verze { $version }
sheet-code = Záchranný kód, počet bloků { $blocks }: hakem rescue z nich obnoví turnaj
sheet-figure-logo = Logo pořadatele
sheet-figure-check = QR kód stránky, která toto kolo ověří
sheet-check = levý kód: ověření kola
sheet-figure-address = QR kód: { $address }
sheet-figure-code = QR kód se stejnými bloky jako text vedle něj
sheet-continued = { $title } (pokračování)
sheet-page = strana { $page }/{ $pages }
sheet-printed = vytištěno { $time }

sheet-name-announcement = oznámení kola
sheet-announcement = Oznámení { $round }. kola
announcement-item = Údaj
announcement-value = Hodnota
announcement-following = Zbývající kola
announcement-default-ends = Konec čekací doby
announcement-lost-at = { $time }; hráč, který do té doby nepřijde, prohrává partii
countdown-begins = { $round }. kolo začne za { $left } ({ $time })
countdown-default-ends = Čekací doba { $round }. kola skončí za { $left } ({ $time })
countdown-began = { $round }. kolo běží { $left } (od { $time })
# How far the round on show is, in its chip: hours and minutes.
clock-begins = začíná za { $left }
clock-default = kontumace za { $left }
sheet-absent-times = Kolo nemá datum ani čas. Zadejte je na obrazovce Turnaj (F4).
sheet-name-starting-list = startovní listina
sheet-name-pairings = nasazení podle šachovnic
sheet-name-pairings-by-name = nasazení podle jmen
sheet-name-moves = změny šachovnic
sheet-name-next-round = další kolo s výsledky
sheet-name-bulletin = bulletin
sheet-name-slips = výsledkové lístky
sheet-name-results = výsledková listina
sheet-name-standings = pořadí
sheet-name-crosstable = křížová tabulka
sheet-name-crosstable-by-number = křížová tabulka podle čísel
sheet-name-crosstable-by-place = křížová tabulka podle pořadí
sheet-name-teams = listiny družstev
sheet-name-board-prizes = výsledky na šachovnicích
sheet-name-matches = zápasy družstev
sheet-name-cards = hráčské karty
sheet-name-score-groups = karty bodových seskupení
sheet-name-dubov-table = tabulka kola (Dubov)
sheet-name-keizer = Keizerovo pořadí
sheet-name-adjusted = upravené body
sheet-name-averages = průměrný rating soupeřů
sheet-name-byes = volné losy a nepřítomnosti
sheet-name-rating-changes = změny ratingu
sheet-name-norm-chances = šance na normy
sheet-name-prizes = ceny
sheet-name-prize-receipts = převzetí cen
sheet-prize-receipts = Převzetí cen po { $round }. kole
sheet-name-categories = pořadí podle kategorií
sheet-name-federations = pořadí podle federací
sheet-name-clubs = pořadí podle oddílů
sheet-name-club-ranking = pořadí oddílů
sheet-name-federation-ranking = pořadí federací
sheet-name-rating-groups = pořadí podle ratingu
sheet-name-reasons = zdůvodnění nasazení
sheet-name-bracket = pavouk
sheet-name-knockout = vyřazovací tabulka
sheet-name-schedule = rozpis
sheet-name-rounds-table = kola všech hráčů
sheet-name-report = zpráva o turnaji
sheet-name-log = historie

sheet-bracket = Pavouk po { $round }. kole
sheet-knockout = Vyřazovací tabulka po { $round }. kole
sheet-bracket-round = { $round }. kolo
column-slots = Místa
column-advances = Postup

sheet-absent-players = Žádný hráč zatím není přihlášen. Přihlaste hráče, nebo importujte seznam.
sheet-absent-nothing = Zatím není zveřejněno žádné kolo. Zveřejněte je, potom tiskněte jeho listiny.
sheet-absent-not-paired = { $round }. kolo není nasazeno. Zvolte zveřejněné kolo.
sheet-absent-draft = { $round }. kolo je zatím návrh. Zveřejněte je, potom tiskněte.
sheet-absent-one-version = Žádná šachovnice se nezměnila: nasazení { $round }. kola je od zveřejnění stejné.
sheet-absent-results = { $round }. kolo zatím nemá výsledky. Zadejte výsledky, potom tiskněte.
sheet-absent-system = Systém nasazování tohoto turnaje tuto listinu nepoužívá.
sheet-absent-part = Listina tuto šachovnici ani hráče neobsahuje. Zvolte jinou, nebo nechte pole prázdné pro celou listinu.
sheet-absent-prizes = Zatím žádné ceny. Přidejte je na obrazovce Pořadí (F8 ,p).
sheet-absent-byes = Žádný hráč nemá volný los ani nechybí.
sheet-absent-groups = Není co rozdělit do skupin. Zadejte federaci, oddíl, pohlaví, narození nebo rating hráčů (F5), pro věkové skupiny i „První a poslední den“ turnaje (F4).
sheet-absent-teams = Žádné družstvo není přihlášeno. Přihlaste družstva na obrazovce Hráči (F5, t).

cli-unknown-sheet = Listina { $sheet } neexistuje. Zvolte jednu z těchto: { $known }.
cli-no-columns = Listina { $sheet } nemá volitelné sloupce. Vynechte --show, nebo zvolte jednu z těchto: { $sheets }.
cli-unknown-column = Sloupec { $column } neexistuje. Vyberte z těchto: { $known }.
cli-unused-columns = Vynecháno, protože údaj nemá žádný hráč: { $columns }.
cli-festival-list = Chcete-li vypsat listiny, uveďte jeden turnaj festivalu.
cli-festival-forms = Listiny festivalu se společně tisknou jen jako text, Markdown nebo PDF. Pro jiné formáty uveďte jeden z turnajů.
cli-missing-forms = --missing je jen pro formuláře it1, it3, it4 a fa1.
cli-missing-none = Nic nechybí.
cli-binary = PDF nelze zobrazit v terminálu. Uveďte soubor volbou --out CESTA, nebo výstup předejte jinému programu.
cli-sheet-ending = Přípona souboru { $file } neurčuje formát. Zvolte některou z přípon { $endings }, nebo formát uveďte volbou --format.
cli-other-ending = Přípona souboru { $file } odporuje volbě --format. Vynechte --format, nebo zvolte jinou příponu.
cli-no-part = Listina tuto šachovnici ani hráče neobsahuje. Vynechte --board a --player, nebo zvolte slips, cards či reasons a existující číslo.
conditions-golden-point = Armagedon (zlatý bod): bílý 5 minut, černý 4; při remíze vyhrává zápas černý.
conditions-position = Chess960, pozice { $number }: { $pieces }

sheet-letters-title = Znaky, které v písmech chybějí
sheet-letters-lacking = { $count ->
    [one] { $count } jméno má znaky, které nelze vytisknout: nemá je žádné písmo tohoto počítače, nebo vedle jiných znaků mění tvar. Místo každého se vytiskne čtvereček, webové stránky je ukazují. Zapište jméno latinkou, nebo nainstalujte písmo s těmito znaky:
    [few] { $count } jména mají znaky, které nelze vytisknout: nemá je žádné písmo tohoto počítače, nebo vedle jiných znaků mění tvar. Místo každého se vytiskne čtvereček, webové stránky je ukazují. Zapište jména latinkou, nebo nainstalujte písmo s těmito znaky:
   *[other] { $count } jmen má znaky, které nelze vytisknout: nemá je žádné písmo tohoto počítače, nebo vedle jiných znaků mění tvar. Místo každého se vytiskne čtvereček, webové stránky je ukazují. Zapište jména latinkou, nebo nainstalujte písmo s těmito znaky:
} { $names }
sheet-entry-fees = Startovné
sheet-name-entry-fees = startovné
sheet-name-incidents = poznámky rozhodčího
sheet-absent-fees = Startovné není nastaveno. Zadejte je pro turnaj (F4), nebo pro hráče (F5 ,e).
sheet-absent-incidents = Rozhodčí nemá žádné poznámky. Zadejte je na obrazovce výsledků (,r).
fees-column-owed = Má platit
fees-column-paid = Zaplaceno
fees-column-open = Zbývá
fees-total = Celkem
fees-unpaid = Zbývá doplatit: { $count } z { $players }
sheet-badges = Jmenovky
sheet-name-badges = jmenovky
sheet-place-cards = Jmenovky na stůl
sheet-name-place-cards = jmenovky na stůl
