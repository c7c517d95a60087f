# Obrazovka turnaje.

event-key-edit = upravit
event-key-show = zobrazit
event-key-fold = rozbalit / sbalit skupinu
event-key-lot = losovat barvu
event-key-add = přidat
event-key-remove = odebrat
event-key-move-up = výš
event-key-move-down = níž
event-key-festival = festival
event-key-season = seriál
event-no-file = Turnaj zatím nemá složku. Nejdříve jej uložte (F12).
season-title = Seriál
season-show = zobrazit pořadí
season-print = zapsat pořadí jako PDF
season-written = Pořadí seriálu je zapsáno v { $file }.
season-not-written = Pořadí seriálu se nepodařilo zapsat: { $why }
event-key-copy = kopírovat ze sekce
event-key-section = nová sekce
event-no-other-section = Zatím není žádná jiná sekce. Nejdříve ji přidejte (F4 ,n).
event-no-festival = Turnaj nepatří k žádnému festivalu. Nejprve z jeho složky udělejte festival (,f).
festival-deputies = Zástupci hl. rozhodčího (dělí ;)
festival-order = Pořadí sekcí
festival-taken = Použít i v tomto turnaji
festival-no-order = Uveďte písmeno každé sekce jednou, například B A C.
copy-title = Kopírovat ze sekce { $section }
copy-settings = Nastavení
copy-prizes = Ceny a kategorie

event-name = Název
event-place = Místo
event-dates = První a poslední den
event-begins = První den
event-ends = Poslední den
event-federation = Federace
event-arbiter = Hlavní rozhodčí
event-time-control = Tempo hry
event-kind = Druh hry
event-rating-list = Datum ratingové listiny
event-organiser = Pořadatel
event-fide-event = Kód turnaje FIDE
event-chess-results = ID na chess-results
event-default-time = Čekací doba
event-direct-titles = Přímé tituly
event-shows-norms = Normy titulů
direct-titles-event = Turnaj v tabulce FIDE
direct-titles-places = Tituly podle pořadí
direct-titles-no-places = Chybí tituly podle pořadí. Zadejte je od prvního místa: IM, IM norm, FM.
direct-titles-no-event = Chybí turnaj. Zadejte jeho název z tabulky FIDE.
event-official = Zástupce federace
event-help-official = Osoba, která za federaci turnaje podepisuje normy titulů (formuláře IT1, IT3, FA1 a IA1).
event-names = Jména
event-help-names = Podoba jmen na listinách, webových stránkách a papíru. Ve zprávách pro FIDE jsou vždy tak, jak byla zadána.
names-capitals = velkými písmeny
names-typed = jak byla zadána
event-help-organiser = Pořadatel turnaje, jak jej vyžadují formuláře FIDE.
event-help-fide-event = Číslo, pod kterým je turnaj registrován u FIDE. Uvádí se na každém formuláři FIDE.
event-help-chess-results = ID turnaje na chess-results. Doplní se při prvním odeslání: hakem upload { $file }
event-help-default-time = Počet minut po začátku kola, po nichž nepřítomný hráč prohrává (Pravidla FIDE 6.7.1). 0: na začátku.
event-handicap = Časový handicap
event-help-handicap = Čas podle rozdílu ratingů: 200 10-20, 400 5-25 dá od rozdílu 200 silnějšímu hráči 10 minut a slabšímu 20. Uvádí se v nasazení a na lístcích.
handicap-field = Rozdíl a minuty, silnější první
event-number-groups = Skupiny akcelerace
event-help-number-groups = Čísla, kola a virtuální body: 1-20 1-2 1; 21-40 1 0,5 dá číslům 1–20 bod v kolech 1 a 2, číslům 21–40 půl bodu v kole 1. Platí čísla z kola 1.
event-number-groups-missing = Skupiny nejsou nastaveny. Zadejte čísla, kola a body.
number-groups-field = Čísla, kola, body
event-help-direct-titles = Turnaj v tabulce přímých titulů FIDE (B.01 1.2) a tituly, které podle ní získávají první místa: IM, IM norm, FM. Uvádí je formulář IT4.
event-help-shows-norms = Ukazuje i na webových stránkách, kdo má blízko k normě. Je-li vypnuto, vidíte to jen vy.
event-championship = Výjimka pro normy
event-norm-conditions = Podmínky pro normy
event-norm-conditions-count = splněno { $met }, nesplněno { $missing }, ověřit { $unknown }
event-system = Systém nasazování
event-rounds = Počet kol
event-initial-colour = Počáteční barva
event-points = Body
event-tie-break-rules = Pravidla pom. hodnocení
event-tie-breaks = Pomocná hodnocení
event-group-best = Oddíl: započítaní
event-group-least = Oddíl: nejméně hráčů
event-help-group-best = Počet hráčů, jejichž body se v pořadí oddílů a federací započítají (Tisk, F9). Prázdné: 4; 0: všichni hráči.
event-help-group-least = Oddíly a federace s menším počtem hráčů jsou uvedeny pod ostatními, bez pořadí. Prázdné: 1.
event-tie-breaks-of-system = Pomocná hodnocení tohoto systému: { $list }
event-acceleration = Akcelerace
event-language = Jazyk jmen
event-forbidden = Zakázané dvojice
event-mirror = Záložní složka
event-file = Soubor turnaje

event-not-drawn = zatím nevylosována
event-kind-derived = { $kind }, podle tempa hry
event-kind-open = { $kind }, výchozí
event-points-values = { $win }–{ $draw }–{ $loss }, volný los { $bye }, nepřítomnost { $absence }
event-byes = Volné losy za ½
event-byes-values = { $most ->
    [0] žádné
   *[other] nejvýše { $most } na hráče
}{ $last ->
    [0] , v kterémkoli kole
    [one] , ne v posledním kole
    [few] , ne v posledních { $last } kolech
   *[other] , ne v posledních { $last } kolech
}
event-byes-most = na hráče nejvýše
event-byes-last = ne v posledních … kolech
event-byes-wrong = { $found } není číslo od 0 do { $most }.
event-points-win = Výhra
event-points-draw = Remíza
event-points-loss = Prohra
event-points-bye = Volný los
event-points-match-bye = Volný los v zápase
event-points-absence = Nepřítomnost
event-tie-break-rules-booklet = brožura (upravené body)
event-tie-break-rules-fide-2026 = FIDE C.07, 2026
event-acceleration-none = žádná
event-acceleration-baku = metoda Baku (FIDE C.04.7)
event-acceleration-haley = Haley
event-acceleration-soft-haley = mírný Haley
event-acceleration-progressive = progresivní (SAD)
event-acceleration-nicois = Niçois
event-acceleration-groups = podle skupin čísel
event-colour-entered = { $colour } (vylosována na místě)
event-add-tie-break = přidat pomocné hodnocení
event-add-forbidden = přidat zakázanou dvojici
event-forbidden-pair = { $one } – { $other }, { $span ->
    [one] kolo { $rounds }
    [few] kola { $rounds }
   *[other] kola { $rounds }
}
event-locked = uzamčeno
event-group-event = Pořadatelé a normy
event-group-schedule = Rozpis a partie
event-group-pairing = Nasazení
event-group-points = Body a pom. hodnocení
event-group-files = Soubory a zprávy
event-group-usual = obvyklá nastavení
event-group-more = { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
}
event-group-missing = { $count ->
    [one] pro zprávu chybí { $count } údaj
    [few] pro zprávu chybějí { $count } údaje
   *[other] pro zprávu chybí { $count } údajů
  }
event-missing = zatím chybí
event-optional = nepovinné
event-locked-why = Uzamčeno:

event-help-description = Lze změnit kdykoli.
event-help-kind = Určuje, který rating se importuje z listin a do kterého se partie započtou. Bez volby rozhodne kód tempa hry.
event-help-rating-list = Měsíc nebo den ratingové listiny, z níž jsou ratingy hráčů. Zapíše se při aktualizaci ratingů z listiny (F5 ,r).
event-help-championship = Druh turnaje, je-li pro normy titulů vyňat z požadavku více federací. Dostatek zahraničních hráčů podle 1.4.3d se počítá automaticky.
event-help-norm-conditions = Podmínky turnaje pro platnost norem titulů a co chybí. Enter je vypíše.
event-help-system = { $rules }. Od nasazení 1. kola neměnné.
event-help-no-system = Zvolte, jak se kola nasazují. Od nasazení 1. kola neměnné.
event-help-rounds = Při počtu hráčů { $players } dovolují pravidla tento počet kol: { $rounds }.
event-help-rounds-teams = Při počtu družstev { $teams } dovolují pravidla tento počet kol: { $rounds }.
event-help-rounds-open = Povolený počet kol se zobrazí po přihlášení dvou hráčů.
event-help-rounds-usual = Obvykle: { $rounds } (dvojnásobek hráčů znamená o kolo víc).
event-help-initial-colour = Barva hráče se startovním číslem 1 v 1. kole. d ji vylosuje; barvu vylosovanou u šachovnice lze zadat.
event-help-points = Body za výsledky: 1, ½, 0, nestanoví-li propozice jinak.
event-help-byes = Volné losy nad tyto meze vyžadují potvrzení; nikdy se neodmítnou (FIDE C.05 6.7).
event-help-tie-break-rules = Text, který definuje pomocná hodnocení, především hodnotu nehraného kola. Turnaj je v režimu FIDE jen s textem FIDE.
event-help-tie-breaks = Hráče se stejným počtem bodů řadí první hodnocení, pak další. K a J posouvají, x odebere, klávesa a přidá.
event-help-acceleration = Virtuální body v prvních kolech. Režim FIDE připouští jen Baku; s jinou akcelerací je turnaj mimo něj.
event-help-language = Abeceda pro řazení jmen a velká písmena hráčů neznámé federace.
event-help-forbidden = Dva hráči, kteří se v těchto kolech nesmějí utkat. Klávesa a přidá dvojici, x ji odebere.
event-help-mirror = Složka, například na USB disku, kam se soubor turnaje také zapisuje. Prázdné pole zálohování ukončí.
event-help-file = Každá změna se do tohoto souboru zapíše dříve, než se zobrazí: { $path }

event-rounds-outside = Při počtu hráčů { $players } dovolují pravidla tento počet kol: { $rounds }. Změňte počet kol (F4), nebo přihlaste další hráče (F5).
event-rounds-outside-teams = Při počtu družstev { $teams } dovolují pravidla tento počet kol: { $rounds }. Změňte počet kol (F4), nebo přihlaste další družstva (F5).
event-rounds-not-completable = Kvůli zakázaným dvojicím nelze nasadit všechna kola (počet kol: { $rounds }). Týká se: { $players-and }. Odeberte zakázanou dvojici, nebo snižte počet kol.
event-rounds-missing = Chybí počet kol. Zadejte číslo od 1 do 255.
event-ends-first = Poslední den je před prvním. Opravte jeden z nich.
event-not-a-list = Položky mají jen seznamy, například pomocná hodnocení. Nejdříve na některý přejděte.
event-not-a-setting = Skupina nemá hodnotu. Nejdříve přejděte na nastavení.
event-nothing-to-show = Podrobnosti ukazuje jen řádek zprávy pro rating. Nejdříve na něj přejděte.
event-not-a-group = Rozbalit a sbalit lze jen skupinu nastavení. Nejdříve na ni přejděte (▸, ▾).
event-nothing-to-remove = Není vybrána položka seznamu. Nejdříve na ni přejděte.
event-not-tie-breaks = Doporučené seznamy patří k pomocným hodnocením. Nejdříve na ně přejděte.
event-not-a-tie-break = V seznamu se přesouvají jen pomocná hodnocení. Nejdříve na některé přejděte.
event-no-colour-drawn = V tomto systému se počáteční barva nelosuje.
event-colour-locked = 1. kolo je s počáteční barvou nasazeno. Nejdříve 1. kolo zrušte (F6, x).
event-tie-break-typed = zadat kód…
event-tie-break-examples = Například BH/C1, ARO/C2, DE (first place only).
event-forbidden-one = Hráč (číslo, jméno)
event-forbidden-other = Druhý hráč
event-forbidden-first = Od kola
event-forbidden-last = Do kola
event-forbidden-same = Je to tentýž hráč. Zvolte dva různé hráče.
event-forbidden-order = Poslední kolo je před prvním. Opravte jedno z nich.
event-forbidden-no-edit = Zakázanou dvojici nelze upravit. Odeberte ji klávesou x a přidejte správnou.
event-player-missing = Hráč není zadán. Napište číslo nebo část jména.
event-player-unknown = Textu „{ $found }“ neodpovídá žádný hráč. Napište číslo nebo část jména.
event-player-several = Odpovídá více hráčů: { $count } ({ $names } …). Napište větší část jména.
event-round-outside = Takové kolo není. Zadejte číslo od 1 do { $last }.

event-recommended = doporučená pořadí
event-recommended-help = Nahradí seznam. O titulu by měla raději rozhodnout rozehrávka.
event-recommended-round-robin = Každý s každým
event-recommended-equals = Švýcarský, ratingy blízké a spolehlivé
event-recommended-rated = Švýcarský, většina má rating
event-recommended-unrated = Švýcarský, většina rating nemá
event-recommended-1992 = Česká pravidla 1992 (F.10)
event-recommended-team-round-robin = Družstva každé s každým
event-recommended-team-swiss = Švýcarský systém družstev
event-recommended-olympiad = Olympiáda
event-overview = přehled
overview-rounds = Kola
overview-results = Všechny výsledky
overview-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
overview-now = { $round }. kolo
overview-floats = { $count ->
    [0] bez přesunů
    [one] jedna šachovnice s přesunem
    [few] { $count } šachovnice s přesunem
   *[other] { $count } šachovnic s přesunem
}
event-at-the-edge = Hodnocení už je na tomto konci seznamu.
overview-colours = Barvy
overview-more-white = bílé +1
overview-balanced = vyrovnané
overview-more-black = černé +1
overview-twice-more = 2 a více

event-deputies = Zástupci hl. rozhodčího
event-coded-time-control = Kód tempa hry
event-rating-report = Zpráva pro rating
event-add-deputy = přidat zástupce hlavního rozhodčího
event-arbiter-name = Titul a jméno
event-arbiter-id-digits = FIDE ID má 5 až 10 číslic. Opravte je, nebo ponechte prázdné.
event-arbiter-nameless = K FIDE ID chybí jméno. Zadejte je.
event-rating-report-complete = nic nechybí
event-rating-report-lacks = chybí { $missing }, ke kontrole { $questionable }
event-help-arbiter = Titul a jméno, FIDE ID ve vlastním poli; ve zprávě jsou jako IA Doe, Jane (99900001). Klávesa a přidá zástupce, x odebere.
event-help-coded-time-control = Jako v záznamu TRF 222: tahy/sekundy+přídavek každého úseku oddělené :, například 40/5400+30:1800+30, nebo 5400+30 na celou partii.
event-help-rating-report = Chybějící údaje zprávy pro rating a místa, kde se zadávají. Enter je vypíše; samotná zpráva je na obrazovce tisku (F9).

rating-nothing = Nic nechybí a nic není ke kontrole.
rating-cure-line = „{ $line }“ na obrazovce turnaje (F4)
rating-cure-players = údaje hráče na obrazovce hráčů (F5, Enter)
rating-cure-pairings = obrazovka nasazení (F6)
rating-cure-results = obrazovka výsledků (F7)
rating-unknown-federation = Federace, které FIDE neuvádí: { $codes }
rating-deputies-no-id = Zástupci hlavního rozhodčího bez FIDE ID: { $names }
rating-rounds-outside = Kola s datem před prvním nebo po posledním dni: { $rounds }
rating-kind-differs = Druh hry je nastaven na { $kind }, podle kódu tempa hry je však { $told }
rating-boards-of-round = { $round }. kolo, { $count ->
    [one] šachovnice { $boards }
    [few] šachovnice { $boards }
   *[other] šachovnice { $boards }
}
rating-late = Opraveno jen pro zprávu pro rating, liší se od pořadí ({ $count }): { $boards }
rating-unrated = Partie bez zápočtu na rating ({ $count }): { $boards }
rating-forfeits = Nehrané partie, proto bez zápočtu ({ $count }): { $boards }

event-rating-method = Použitý rating
event-help-rating-method = Rating pro startovní čísla a pro pomocná hodnocení podle ratingu (záznam TRF 172). Oba ratingy hráče zůstávají beze změny.
rating-method-none = rating FIDE, mezi rovnými národní
rating-method-fide = pouze rating FIDE
rating-method-national = pouze národní rating
rating-method-fide-else-national = rating FIDE, jinak národní
rating-method-national-else-fide = národní rating, jinak FIDE
rating-method-higher = vyšší z obou
rating-method-lower = nižší z obou
rating-method-other = jiné pořadí
event-apart = Omezení dvojic
event-help-apart = Hráči stejného oddílu, federace nebo příjmení se v prvních kolech neutkají. Od nasazení 1. kola neměnné.
apart-last-round = { $by }, do kola
apart-firmness = vždy, nebo je-li to možné
event-entry-fee = Startovné
event-help-entry-fee = Částka, kterou platí každý hráč. Jiné částky a platby se zapisují na F5 (,e).
help-event-group-event = Federace, rozhodčí, pořadatel, kód FIDE, normy titulů, jazyk jmen, startovné. Enter skupinu rozbalí.
help-event-group-schedule = Druh hry, ratingové listiny, den a čas každého kola, čekací doba. Enter skupinu rozbalí.
help-event-group-pairing = Použitý rating, pořadí při shodném ratingu, akcelerace, zakázané dvojice, omezení, volné losy za ½. Enter skupinu rozbalí.
help-event-group-points = Body za výsledek, seznam pomocných hodnocení a jejich pravidla. Enter skupinu rozbalí.
help-event-group-files = chess-results, záložní složka a soubor turnaje. Enter skupinu rozbalí.
