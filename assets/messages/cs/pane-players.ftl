# Obrazovka hráčů.

players-key-add = přidat
players-key-edit = upravit
players-key-withdraw = odstoupení
players-key-expel = vyloučit
players-key-points = body
players-key-bye = volný los
players-key-check-in = prezence
players-key-remove = smazat
players-key-find = hledat
players-key-sort = řadit
players-key-import = importovat
players-key-show-all = zobrazit všechny
players-key-teams = družstva
players-key-ratings = ratingy
players-key-exchange = vyměnit číslo
players-key-import-ratings = importovat listinu
players-key-update-ratings = stáhnout listiny
teams-key-draw = losovat
teams-key-bye = volný los
players-key-keep-search = ponechat hledání

players-column-fide-id = FIDE ID
players-column-club = Oddíl
players-column-status = Stav
players-none = Zatím žádní hráči. Klávesa a přihlásí prvního, klávesa i importuje soubor; řádky tabulky sem lze vložit.
players-none-teams = Zatím žádní hráči. t otevře seznam družstev, kde klávesa a přihlásí družstvo s hráči; klávesa i importuje soubor; řádky tabulky sem lze vložit.
teams-none = Zatím žádné družstvo. Klávesa a přihlásí družstvo: název a pak hráči v pořadí šachovnic, nebo jen počet šachovnic.
teams-ranked = Družstva dostanou čísla podle ratingů při nasazení 1. kola.
teams-key-admit = přijmout
teams-admit-before = Družstva přihlášená před 1. kolem se účastní automaticky.
teams-admit-again = Toto družstvo se už účastní.
teams-admit-table = Účastníci tabulky nebo pavouka byli určeni před 1. kolem.
teams-points-match = Zápasové body, například -1
teams-points-game = Partiové body, například -1 nebo +½
teams-column-players = Hráčů
teams-column-reserves = Náhr.
teams-column-average = Průměr
teams-reserves = Náhradníci: { $players }
teams-name = Název
teams-players = Pořadí šachovnic, čísly
teams-captain = Kapitán
teams-reserves-field = Náhradníci
teams-boards-field = Šachovnic (bez hráčů)
teams-rating = Zadaný rating
teams-without-players = Hráči neuvedeni, šachovnic: { $boards }. Zapisují se jen skóre zápasů.
teams-no-boards = „{ $found }“ není počet šachovnic. Zadejte 1 až { $most }, nebo ponechte prázdné, jsou-li uvedeni hráči.
teams-add-title = Přihláška družstev
teams-edit-title = Úprava družstva
teams-no-such-player = Textu „{ $typed }“ neodpovídá žádný hráč. Napište číslo ze startovní listiny nebo část jména.
teams-several-players = Textu „{ $typed }“ odpovídá více hráčů: { $count }. Napište číslo jednoho z nich.
teams-drawn = Čísla vylosována: { $teams }
teams-draw-over = 1. kolo je nasazeno: čísla družstev se už nemění.
players-search = Hledat
players-by-number = podle startovního čísla
players-by-name = podle jména
players-by-rating = podle ratingu
players-present = hraje v kole { $round }: { $count }
players-withdrawn = odstoupení: { $count }
players-found = nalezeno: { $count }

players-withdrawn-from = odstoupení od { $round }. kola
players-expelled-from = vyloučení od { $round }. kola
players-no-half-points = bez volného losu za půl bodu
players-deny-half-points = Bez nároku na volný los za půl bodu
players-grant-half-points = Opět s nárokem na volný los za půl bodu
players-expels-title = Důvod vyloučení: { $player } (od { $round }. kola)
players-adjusted = { $round }. kolo: { $points } od rozhodčího
players-points-title = { $player }: body přičtené nebo odečtené v kole { $round }
players-points-field = Body, například -1 nebo +½
players-points-no-round = Zatím není zveřejněno žádné kolo. Body lze upravit jen ve zveřejněném kole.
players-bye-in = { $round }. kolo: { $bye }
players-byes-in = kola { $round }: { $bye }
players-late = od { $round }. kola
players-plays = hraje
players-bye-rounds = { $span ->
    [one] Kolo ({ $rounds })
    [few] Kola ({ $rounds })
   *[other] Kola ({ $rounds })
}
players-bye-rounds-wrong = „{ $found }“ není kolo. Zadejte kola od { $first } do { $last }, například 3 nebo 3-5 7.
doubt-half-point-byes = Počet volných losů za půl bodu by byl { $count }; tento turnaj povoluje nejvýše { $most }.
doubt-bye-too-late = { $round }. kolo: tento turnaj nepovoluje volný los za půl bodu { $last ->
    [one] v posledním kole
    [few] v posledních { $last } kolech
   *[other] v posledních { $last } kolech
}.
doubt-full-point-bye = Volný los za celý bod je v turnajích se zápočtem na rating mimořádný.
players-checked-in = prezence: ano
players-not-checked-in = prezence: ne
players-count-checked-in = prezence: { $here }, chybí { $open }
players-check-in-over = Prezence končí nasazením 1. kola. Nepřítomnému hráči zadejte volný los (b).
players-no-round-left = Všechna kola jsou nasazena. Nejprve zvyšte počet kol na obrazovce turnaje (F4).

players-name = Příjmení a jméno
players-add-title = Přihlášení hráčů
players-last-added = Naposledy přidáno
players-edit-title = Údaje hráče
players-fide-id = FIDE ID
players-sex = Pohlaví
players-female = žena
players-male = muž
players-born = Narození
players-estimated = Odhad ratingu
players-coefficient = Koeficient K
players-rating-estimated = { $rating } (odhad rozhodčího)
players-estimated-nothing = Není tu rating, který by se dal označit jako odhad. Zadejte jej, nebo zvolte „žádný“.
players-club = Oddíl
players-name-language = Jazyk jména
players-by-federation = podle federace
players-correct-title = { $player }: oprava
players-reason = Důvod, do historie
players-reason-misspelt = překlep při přihlášení
players-reason-list = špatně přečtená ratingová listina
players-reason-person = záměna s jiným hráčem
players-reason-federation = podle sdělení federace
players-rating-low = Rating { $found } je pro tento systém nasazování příliš nízký. Zadejte { $lowest } nebo více, nebo ponechte prázdné.
players-missed = Neodehraná kola
players-missed-counts = { $rounds ->
    [one] { $each } za { $rounds } kolo: celkem { $score }
    [few] po { $each } za { $rounds } kola: celkem { $score }
   *[other] po { $each } za { $rounds } kol: celkem { $score }
}
players-leaves-title = Odstoupení: { $player }
players-leaves-draft = Od { $round }. kola; návrh pak nasaďte znovu (F6, r)
players-leaves-later = Od { $round }. kola
players-plays-from = hraje od { $round }. kola
players-removed = { $player } už není mezi přihlášenými. u přihlášku obnoví.
players-forfeits-remain = { $player } je zpět v turnaji. Kontumace od odstoupení zůstávají ({ $span ->
    [one] kolo { $rounds }
    [few] kola { $rounds }
   *[other] kola { $rounds }
}); smažte je ve výsledcích (F7, Backspace).
players-no-teams = Turnaj nemá družstva. Nejdříve zvolte systém pro družstva (F4).
players-no-search = Žádné hledání není otevřeno, zobrazeni jsou všichni hráči.
players-teams-first = Je zobrazen seznam hráčů. Nejdříve otevřete seznam družstev (t).
players-not-among-teams = Je zobrazen seznam družstev. Nejdříve se vraťte k hráčům (t).
players-none-yet = Žádný hráč zatím není přihlášen. Nejdříve jej přidejte (a).
players-groups-stay = Skupiny jsou od nasazení 1. kola uzamčeny.
players-search-first = Je otevřeno hledání. Nejdříve je ukončete (Enter nebo Esc).
doubt-no-letters = Jméno neobsahuje žádné písmeno.
doubt-namesake = Stejné jméno: { $player }.
doubt-listed = V ratingových listinách je { $name } ({ $federation } { $rating }): vyberte šipkou dolů.
doubt-rating = Rating { $rating } je neobvyklý: bývá od 1000 do 2900.
doubt-newer-list = { $list } ({ $date }) platí až po prvním dni; rozhoduje listina platná v ten den (C.04.2 2.1). Zkontrolujte rating.
doubt-federation = FIDE nemá federaci { $code }.
doubt-born = Rok narození { $year } je nepravděpodobný.
doubt-title = { $title } je ženský titul.
players-key-entry-fee = startovné
players-key-own-board = vyhradit šachovnici
players-own-board-title = Vyhrazená šachovnice: { $player }
players-own-board-help = Hráč sedí u této šachovnice v každém dále nasazeném kole švýcarského systému. Prázdné: kterákoli šachovnice.
fees-title = Startovné: { $player }
fees-field-paid = Zaplaceno
fees-field-due = Předepsáno (běžně { $usual })
fees-open = Nezaplacené startovné: { $amount }
players-at-own-board = vždy u { $board }. šachovnice
