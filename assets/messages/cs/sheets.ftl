# Listiny: všechno, co odchází ze sálu, na papíře nebo jako soubor.

sheet-starting-list = Startovní listina
sheet-pairings = Nasazení { $round }. kola
sheet-pairings-by-name = Nasazení { $round }. kola podle jmen
sheet-moves = Kdo se přesazuje v { $round }. kole: verze { $before } ({ $time }) → verze { $version }
sheet-results-of = Výsledky { $round }. kola
sheet-bulletin = Bulletin po { $round }. kole
sheet-slips = Lístky { $round }. kola
sheet-slip = { $round }. kolo · šachovnice { $board }
sheet-captain = kapitán { $team }: { $captain }
sheet-slip-game = { $game }. partie
sheet-slip-match = { $white } – { $black } · { $board }. šachovnice zápasu
sheet-board = Šachovnice { $board }
sheet-signature = Podpis
sheet-cards = Karty hráčů po { $round }. kole
sheet-cards-within = Karty hráčů v { $round }. kole: zapsáno { $results } z { $boards ->
    [one] { $boards } výsledku
   *[other] { $boards } výsledků
}
sheet-teams = Listy družstev
sheet-board-prizes = Nejlepší výsledky na šachovnicích po { $round }. kole
board-prizes-reserves = Náhradníci
board-prizes-games = Sehrané partie; podle bodů, pak podle procent
board-prizes-minimum = Nejmenší počet partií pro cenu na šachovnici určují propozice; zde není nikdo vynechán
sheet-matches = Zápasy, { $round }. kolo
teams-black = { $sign } černé; soupeři podle místa na soupisce
teams-reserve-sign = N
teams-standing = pořadí { $place }, body družstva { $team }, zápasové body { $match }
teams-match = { $round }. kolo: { $opponent } { $own } - { $other } ({ $match })
teams-bye = bez soupeře
teams-absent = nepřítomno
sheet-absent = Nepřítomni: { $players }
sheet-byes = Volné losy a nepřítomní
sheet-score-groups = Karty bodových skupin před { $round }. kolem
sheet-score-group = Body: { $score }
sheet-score-group-due = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
} · nárok na bílé { $white } · nárok na černé { $black }
sheet-dubov-table = Tabulka { $round }. kola (Dubov)
sheet-reasons = Proč je { $round }. kolo nasazeno takto
sheet-round-day = { $round }. kolo: { $day }
sheet-incomplete = { $round }. kolo není dohráno: zapsáno { $results } z { $boards ->
    [one] { $boards } výsledku
   *[other] { $boards } výsledků
}.
column-before = Dříve
column-due = Nárok
column-half = Polovina
column-side = Místo
side-left = vlevo
side-right = vpravo
column-article = Článek
sheet-reason = Důvod
categories-women = Ženy
categories-column = Kategorie
categories-unrated = Bez ratingu
categories-by-category = podle kategorií
categories-by-federation = podle federací
categories-by-club = podle oddílů
categories-by-rating = podle ratingu
sheet-version = verze { $version } z { $time }
sheet-version-alone = verze { $version }
sheet-code = Záchranný kód, počet bloků { $blocks }: hakem rescue z nich obnoví turnaj
sheet-figure-logo = Logo pořadatele
sheet-figure-address = Kód pro telefony: { $address }
sheet-figure-code = Kód pro telefony: stejné bloky jako vedle něj
sheet-continued = { $title } (pokračování)
sheet-page = strana { $page } z { $pages }
sheet-printed = vytištěno { $time }

sheet-name-announcement = oznámení kola
sheet-announcement = Oznámení { $round }. kola
announcement-following = Další kola
announcement-default-ends = Nepřítomný prohrává v
announcement-lost-at = { $time }: kdo tu do té doby není, prohrává
countdown-begins = { $round }. kolo začne za { $left } ({ $time })
countdown-default-ends = Čekací doba { $round }. kola skončí za { $left } ({ $time })
# How far the round on show is, in its chip: hours and minutes.
clock-begins = začíná za { $left }
clock-default = kontumace za { $left }
sheet-absent-times = Kolo nemá den ani čas. Zadejte je na obrazovce turnaje (F4).
sheet-name-starting-list = startovní listina
sheet-name-pairings = nasazení podle šachovnic
sheet-name-pairings-by-name = nasazení podle jmen
sheet-name-moves = jen kdo se přesazuje
sheet-name-next-round = další kolo s výsledky
sheet-name-bulletin = bulletin
sheet-name-slips = lístky na výsledky
sheet-name-results = listina výsledků
sheet-name-standings = pořadí
sheet-name-crosstable = křížová tabulka
sheet-name-teams = listy družstev
sheet-name-board-prizes = výsledky na šachovnicích
sheet-name-matches = zápasy družstev
sheet-name-cards = karty hráčů
sheet-name-score-groups = karty bodových skupin
sheet-name-dubov-table = tabulka kola (Dubov)
sheet-name-adjusted = upravené body
sheet-name-averages = průměrný rating soupeřů
sheet-name-byes = volné losy a nepřítomní
sheet-name-rating-changes = změny ratingu
sheet-name-norm-chances = šance na normy
sheet-name-prizes = ceny
sheet-name-prize-receipts = ceny k podpisu
sheet-prize-receipts = Převzaté ceny po { $round }. kole
sheet-name-categories = pořadí podle kategorií
sheet-name-federations = pořadí podle federací
sheet-name-clubs = pořadí podle oddílů
sheet-name-rating-groups = pořadí podle ratingu
sheet-name-reasons = důvody
sheet-name-bracket = pavouk
sheet-name-knockout = vyřazovací tabulka
sheet-name-schedule = rozpis
sheet-name-rounds-table = kola všech hráčů
sheet-name-report = zpráva o turnaji
sheet-name-log = záznam

sheet-bracket = Pavouk po { $round }. kole
sheet-knockout = Vyřazovací tabulka po { $round }. kole
sheet-bracket-round = { $round }. kolo
column-slots = Místa
column-goes-on = Postup

sheet-absent-players = Nikdo zatím není přihlášen. Přihlaste hráče nebo převezměte jejich seznam.
sheet-absent-nothing = Zatím není zveřejněno žádné kolo. Zveřejněte je, potom tiskněte jeho listiny.
sheet-absent-not-paired = { $round }. kolo není nasazeno. Zvolte zveřejněné kolo.
sheet-absent-draft = { $round }. kolo je jen návrh, který vidí pouze rozhodčí. Zveřejněte je, potom tiskněte.
sheet-absent-one-version = Nikdo se nepřesazuje: nasazení { $round }. kola se po zveřejnění nezměnilo.
sheet-absent-results = Žádný výsledek { $round }. kola zatím není zapsán. Zapište výsledky, potom tiskněte.
sheet-absent-system = Systém nasazování tohoto turnaje ji nepoužívá.
sheet-absent-part = Listina o této šachovnici nebo hráči nic neříká. Zvolte jiné, nebo nic pro celou listinu.
sheet-absent-prizes = Žádné ceny nejsou vyhlášeny. Vyhlaste je v pořadí (F8, p).
sheet-absent-byes = Nikdo nemá volný los a nikdo nechybí.
sheet-absent-groups = Hráči nejsou v žádných takových skupinách. Zadejte federaci, oddíl, pohlaví, narození nebo rating u hráčů (F5) a pro věk první den turnaje (F4).
sheet-absent-teams = Žádné družstvo není přihlášeno. Přihlaste družstva u hráčů (F5, t).

cli-unknown-sheet = Listina { $sheet } neexistuje. Zvolte jednu z těchto: { $known }.
cli-no-columns = Listina { $sheet } nemá sloupce na výběr. Vynechte --show, nebo zvolte jednu z těchto: { $sheets }.
cli-unknown-column = Sloupec { $column } neexistuje. Zvolte některé z těchto: { $known }.
cli-unused-columns = Vynecháno, protože to žádný hráč nemá: { $columns }.
cli-festival-list = Chcete-li vypsat listy, uveďte jeden turnaj festivalu.
cli-festival-forms = Listy festivalu se tisknou společně jako text, Markdown nebo PDF. Pro jiné formy uveďte jeden z turnajů.
cli-binary = PDF není text pro terminál. Uveďte soubor volbou --out CESTA, nebo výstup předejte jinému programu.
cli-sheet-ending = Přípona souboru { $file } neříká, v jakém formátu se má psát. Zvolte některou z přípon { $endings }, nebo formát uveďte volbou --format.
cli-other-ending = Přípona souboru { $file } říká jiný formát než --format. Vynechte --format, nebo zvolte jinou příponu.
cli-no-part = Listina nemá část o této šachovnici ani hráči. Vynechte --board a --player, nebo zvolte slips, cards či reasons a číslo, které v nich je.
conditions-golden-point = Zlatý bod: bílý 5 minut, černý 4; remíza vyřadí bílého.
conditions-position = Chess960, pozice { $number }: { $pieces }

sheet-letters-title = Písmena, která stránkám chybějí
sheet-letters-lacking = { $count ->
    [one] { $count } jméno má písmena, která nelze vytisknout: žádné písmo tohoto počítače je nemá, nebo vedle jiných mění tvar. Na místě každého stojí čtvereček, webové stránky je ukazují. Zapište takové jméno latinkou, nebo nainstalujte písmo, které jeho písmena má:
    [few] { $count } jména mají písmena, která nelze vytisknout: žádné písmo tohoto počítače je nemá, nebo vedle jiných mění tvar. Na místě každého stojí čtvereček, webové stránky je ukazují. Zapište takové jméno latinkou, nebo nainstalujte písmo, které jeho písmena má:
   *[other] { $count } jmen má písmena, která nelze vytisknout: žádné písmo tohoto počítače je nemá, nebo vedle jiných mění tvar. Na místě každého stojí čtvereček, webové stránky je ukazují. Zapište takové jméno latinkou, nebo nainstalujte písmo, které jeho písmena má:
} { $names }
sheet-entry-fees = Startovné
sheet-name-entry-fees = startovné
sheet-absent-fees = Startovné není ohlášeno. Zadejte je na F4, nebo hráči na F5 (e).
fees-column-owed = Má platit
fees-column-paid = Zaplaceno
fees-column-open = Zbývá
fees-total = Celkem
fees-unpaid = Nezaplaceno vše: { $count } z { $players }
sheet-badges = Jmenovky
sheet-name-badges = jmenovky
sheet-place-cards = Jmenovky na stůl
sheet-name-place-cards = jmenovky na stůl
