# Obrazovka hráčů.

players-key-add = přidat
players-key-edit = změnit
players-key-withdraw = odstoupení
players-key-expel = vyloučit
players-key-points = body
players-key-bye = volno
players-key-check-in = je tu / ještě ne
players-key-remove = smazat
players-key-find = hledat
players-key-sort = řadit
players-key-take-in = převzít soubor
players-key-show-all = ukázat všechny
players-key-teams = družstva
players-key-ratings = ratingy
players-key-exchange = vyměnit číslo
players-key-import-ratings = převzít listinu
players-key-update-ratings = obnovit listiny
teams-key-draw = losovat
teams-key-bye = volno
players-key-keep-search = ponechat hledání

players-column-fide-id = FIDE ID
players-column-club = Oddíl
players-column-status = Stav
players-none = Zatím žádní hráči. Klávesa a zapíše prvního, klávesa i převezme soubor; řádky tabulky sem lze vložit.
teams-none = Zatím žádné družstvo. Klávesa a přihlásí první.
teams-ranked = Družstva dostanou čísla podle ratingů, až se nasadí 1. kolo.
teams-key-admit = účastní se
teams-admit-before = Družstva přihlášená před 1. kolem se účastní sama.
teams-admit-again = Toto družstvo se už účastní.
teams-admit-table = Kdo se účastní tabulky nebo pavouka, bylo dáno před 1. kolem.
teams-points-match = Zápasové body, například -1
teams-points-game = Body z partií, například -1 nebo +½
teams-column-players = Hráčů
teams-column-reserves = Náhr.
teams-column-average = Průměr
teams-reserves = Náhradníci: { $players }
teams-name = Název
teams-players = Soupiska, čísly
teams-captain = Kapitán
teams-reserves-field = Náhradníci
teams-boards-field = Šachovnic (bez hráčů)
teams-rating = Zadaný rating
teams-without-players = Hráči neuvedeni, šachovnic: { $boards }. Vedou se jen výsledky zápasů.
teams-no-boards = „{ $found }“ není počet šachovnic. Zadejte 1 až { $most }, nebo nic, jsou-li uvedeni hráči.
teams-add-title = Přihláška družstev
teams-edit-title = Změna družstva
teams-no-such-player = Podle „{ $typed }“ nebyl nalezen žádný hráč. Napište číslo ze startovní listiny nebo část jména.
teams-several-players = Podle „{ $typed }“ nalezeno hráčů: { $count }. Napište číslo jednoho z nich.
teams-drawn = Čísla vylosována: { $teams }
teams-draw-over = 1. kolo je nasazeno: čísla družstev zůstávají.
players-search = Hledat
players-by-number = podle startovního čísla
players-by-name = podle jména
players-by-rating = podle ratingu
players-present = v { $round }. kole přítomno { $count }
players-withdrawn = odstoupilo { $count }
players-found = nalezeno { $count }

players-withdrawn-from = odstoupení od { $round }. kola
players-expelled-from = vyloučení od { $round }. kola
players-no-half-points = bez volného losu za půl bodu
players-deny-half-points = Bez nároku na volný los za půl bodu
players-grant-half-points = Opět s nárokem na volný los za půl bodu
players-expels-title = Důvod vyloučení: { $player } (od { $round }. kola)
players-adjusted = { $round }. kolo: { $points } od rozhodčího
players-points-title = { $player }: body přidané nebo odebrané v { $round }. kole
players-points-field = Body, například -1 nebo +½
players-points-no-round = Zatím není zveřejněno žádné kolo. Body se přidávají a odebírají v kole.
players-bye-in = { $round }. kolo: { $bye }
players-late = od { $round }. kola
players-plays = hraje
players-bye-rounds = Kola ({ $first }-{ $last })
players-bye-rounds-wrong = { $found } není kolo. Napište kola od { $first } do { $last }, například 3 nebo 3-5 7.
doubt-half-point-byes = Počet volných losů za půl bodu by byl { $count }; tento turnaj povoluje nejvýše { $most }.
doubt-bye-too-late = { $round }. kolo: tento turnaj nepovoluje volný los za půl bodu { $last ->
    [one] v posledním kole
    [few] v posledních { $last } kolech
   *[other] v posledních { $last } kolech
}.
doubt-full-point-bye = Volný los za celý bod není v turnajích se zápočtem na rating obvyklý.
players-checked-in = je tu
players-not-checked-in = ještě tu není
players-count-checked-in = přítomno { $here }, schází { $open }
players-check-in-over = prezence se koná před nasazením 1. kola
players-no-round-left = Všechna vyhlášená kola jsou nasazena. Nejprve zvyšte počet kol na obrazovce turnaje.

players-name = Příjmení a jméno
players-add-title = Zápis hráčů
players-last-added = Naposledy přidáni
players-edit-title = Údaje hráče
players-fide-id = FIDE ID
players-sex = Pohlaví
players-female = žena
players-male = muž
players-born = Narození
players-estimated = Odhad
players-coefficient = Koeficient K
players-rating-estimated = { $rating } (odhad rozhodčího)
players-estimated-nothing = Není tu rating, který by mohl být odhadem. Zadejte ho, nebo zvolte „žádný“.
players-club = Oddíl
players-name-language = Jazyk jména
players-by-federation = podle federace
players-correct-title = { $player }: oprava
players-reason = Důvod (do záznamu)
players-reason-misspelt = překlep při zápisu
players-reason-list = špatně přečtená ratingová listina
players-reason-person = záměna s někým jiným
players-reason-federation = podle sdělení federace
players-rating-low = Rating { $found } je pro tento systém nasazování příliš nízký. Zadejte { $lowest } nebo víc, nebo nic.
players-missed = Zmeškaná kola
players-missed-counts = { $rounds ->
    [one] { $each } za { $rounds } kolo: celkem { $score }
    [few] po { $each } za { $rounds } kola: celkem { $score }
   *[other] po { $each } za { $rounds } kol: celkem { $score }
}
players-leaves-title = { $player } odstupuje
players-leaves-draft = Už od { $round }. kola, jehož návrh se pak nasadí znovu
players-leaves-later = Od { $round }. kola
players-plays-from = hraje od { $round }. kola
players-removed = { $player } už není mezi přihlášenými. u přihlášku vrátí.
players-no-teams = družstva jsou tam, kde systém nasazuje družstva, nebo je už některé zapsáno
players-no-search = nic se nehledá
players-teams-first = jen v seznamu družstev; ukáže jej t
players-not-among-teams = ne v seznamu družstev; t vrátí hráče
doubt-no-letters = Jméno neobsahuje žádné písmeno.
doubt-namesake = Stejně se jmenuje { $player }.
doubt-listed = V listinách je { $name } ({ $federation } { $rating }): šipka dolů převezme.
doubt-rating = { $rating } je neobvyklé: ratingy bývají od 1000 do 2900.
doubt-federation = FIDE nemá federaci { $code }.
doubt-born = Rok narození { $year }: v tom věku nikdo nehraje.
doubt-title = { $title } je titul žen.
