# Názvy toho, co zná jádro. Konec identifikátoru je slovo samotného jádra.

# How the language writes figures and days, and what its files of Windows programs are written in.
decimal-mark = ,
date-year = { $year }
date-month = { $month }. { $year }
date-day = { $day }. { $month }. { $year }
windows-encoding = windows-1250

language-tr = turečtina
language-en = angličtina
language-cs = čeština

colour-white = bílá
colour-black = černá
# Nikdy samotné b: v angličtině je to černý, v turečtině bílý.
colour-white-short = b
colour-black-short = č

estimated-neither = žádný
estimated-both = oba

game-kind-standard = vážné
game-kind-rapid = rapid
game-kind-blitz = blesk
game-kind-chess960 = Chess960

default-time-open = není vyhlášena
default-time-minutes = { $minutes ->
    [0] žádná: kdo není přítomen na začátku, prohrává
    [one] { $minutes } minuta po začátku
    [few] { $minutes } minuty po začátku
   *[other] { $minutes } minut po začátku
}
direct-titles-none = žádné
norms-hidden = jen pro rozhodčího
norms-shown = i na stránkách pro všechny
championship-none = bez výjimky (B.01 1.4.3)
championship-national = finále národního mistrovství (1.4.3a)
championship-national-teams = národní mistrovství družstev (1.4.3b)
championship-zonal = zónový nebo podzónový turnaj (1.4.3c)
championship-world-teams = mistrovství světa či kontinentu družstev nebo klubů (1.4.1, 7 partií)
championship-world-cup = Světový pohár (1.4.1, 8 partií)

result-white-wins = vyhrál bílý
result-draw = remíza
result-black-wins = vyhrál černý
result-white-draws = půl bodu bílému, černému nic
result-black-draws = půl bodu černému, bílému nic
result-both-lose = prohráli oba
result-forfeit-to-white = bílý vyhrál kontumačně
result-forfeit-to-black = černý vyhrál kontumačně
result-forfeit-both = kontumačně prohráli oba
result-forfeit-both-short = - - -
result-unrated = { $result } (bez zápočtu na rating)
result-adjourned = odložená partie
result-adjourned-short = odl.

bye-pairing-allocated = volný los
bye-pairing-allocated-short = volno
bye-half-point = volný los za půl bodu
bye-half-point-short = ½ volno
bye-zero-point = volný los bez bodu (nepřítomnost)
bye-zero-point-short = 0 volno
bye-full-point = volný los za celý bod
bye-full-point-short = 1 volno

round-not-paired = nenasazeno
round-draft = návrh
round-published = zveřejněno
round-running = hraje se
round-complete = dohráno

setting-description = Název, místo, termín, rozhodčí
setting-system = Systém nasazování
setting-rounds = Počet kol
setting-initial-colour = Počáteční barva
setting-points = Body za výsledky
setting-tie-breaks = Pořadí pomocných hodnocení
setting-acceleration = Akcelerace
setting-forbidden = Zakázané dvojice

title-gm = velmistr
title-im = mezinárodní mistr
title-wgm = velmistryně
title-fm = mistr FIDE
title-wim = mezinárodní mistryně
title-cm = kandidát mistra FIDE
title-wfm = mistryně FIDE
title-wcm = kandidátka mistra FIDE

system-dutch-2026 = Holandský systém, FIDE 2026
system-dutch-2009 = Holandský systém, 2009
system-dutch-1992 = Holandský systém, 1992
system-lim = Limův systém
system-dubov-classic = Dubovův systém, klasický
system-burstein-classic = Bursteinův systém, klasický
system-basic-swiss = Základní švýcarský systém
system-round-robin = Každý s každým (Berger)
system-scheveningen = Scheveningenský systém
system-skalitzka = Skaličkův systém
system-team-round-robin = Družstva každé s každým
system-knockout = Vyřazovací systém
system-team-knockout = Vyřazovací soutěž družstev
system-dubov-2026 = Dubovův systém, FIDE 2026
system-burstein-2026 = Bursteinův systém, FIDE 2026
system-lim-2026 = Limův systém, FIDE 2026
system-double-swiss-2026 = Dvojpartiový švýcarský systém, FIDE 2026
system-double-swiss = Dvojpartiový švýcarský systém, partie na kolo
system-olympiad-2022 = Olympiáda, FIDE 2022
system-team-swiss-2026 = Švýcarský systém družstev, FIDE 2026
system-team-swiss = Švýcarský systém družstev
system-rules-dutch-2026 = Příručka FIDE C.04.3, platí od 1. února 2026
system-rules-dutch-2009 = Holandský systém FIDE, vydání 2009
system-rules-dutch-1992 = Holandský systém FIDE, vydání 1992 (český text z 20. září 1992)
system-rules-lim = Limův systém, turecká pravidla švýcarských turnajů, oddíl 1.2
system-rules-lim-2026 = Příručka FIDE C.04.4.3, platí od 1. února 2026
system-rules-dubov-2026 = Příručka FIDE C.04.4.1, platí od 1. února 2026
system-rules-dubov-classic = Dubovův systém, turecká pravidla švýcarských turnajů, oddíl 1.3
system-rules-burstein-2026 = Příručka FIDE C.04.4.2, platí od 1. února 2026
system-rules-double-swiss-2026 = Příručka FIDE C.04.5, platí od 1. února 2026
system-rules-olympiad-2022 = Příručka FIDE D.02.02, platí od 1. ledna 2022
system-rules-team-swiss-2026 = Příručka FIDE C.04.6, platí od 1. února 2026
system-rules-burstein-classic = Bursteinův systém tureckých pramenů (oddíl 1.4; Aktarova brožura, oddíl 1.5)
system-rules-basic-swiss = Základní švýcarský systém ze zadání pro vedení turnajů
system-rules-round-robin = Aktarova brožura, každý s každým; FIDE C.05 příloha 1 (Bergerovy tabulky)
system-rules-scheveningen = Aktarova brožura, scheveningenský systém
system-rules-skalitzka = Aktarova brožura, Skaličkův systém
system-rules-knockout = Aktarova brožura, vyřazovací systém
system-rules-team-knockout = Aktarova brožura, vyřazovací systém

# Záhlaví sloupce je identifikátor s -short. $cut je číslo v kódu: 2 v BH-C2.
tie-break-ps = Progresivní skóre
tie-break-ps-short = Progr.
tie-break-ps-c = Progresivní skóre bez { $cut ->
    [one] prvního kola
   *[other] prvních { $cut } kol
}
tie-break-ps-c-short = Pr.-{ $cut }
tie-break-mp = Zápasové body
tie-break-mp-short = ZB
tie-break-osb = Sonneborn-Berger olympiády
tie-break-osb-short = OSB
tie-break-omp = Zápasové body soupeřů
tie-break-omp-short = OMP
tie-break-mpts = Zápasové body
tie-break-mpts-short = MPTS
tie-break-gpts = Body z partií
tie-break-gpts-short = GPTS
tie-break-mpvgp = Druhé skóre: zápasové body, nebo body z partií
tie-break-mpvgp-short = MPvGP
tie-break-bh-mp = Buchholz ze zápasových bodů
tie-break-bh-mp-short = BH:MP
tie-break-bh-gp = Buchholz z bodů z partií
tie-break-bh-gp-short = BH:GP
tie-break-fb-mp = Fore Buchholz ze zápasových bodů
tie-break-fb-mp-short = FB:MP
tie-break-fb-gp = Fore Buchholz z bodů z partií
tie-break-fb-gp-short = FB:GP
tie-break-aob-mp = Průměrný Buchholz soupeřů ze zápasových bodů
tie-break-aob-mp-short = AOB:MP
tie-break-aob-gp = Průměrný Buchholz soupeřů z bodů z partií
tie-break-aob-gp-short = AOB:GP
tie-break-de-mp = Vzájemný zápas podle zápasových bodů
tie-break-de-mp-short = DE:MP
tie-break-de-gp = Vzájemný zápas podle bodů z partií
tie-break-de-gp-short = DE:GP
tie-break-ede = Rozšířený vzájemný zápas
tie-break-ede-short = EDE
tie-break-edebt = Rozšířený vzájemný zápas, počítání šachovnic, horní šachovnice
tie-break-edebt-short = EDEBT
tie-break-edebb = Rozšířený vzájemný zápas, počítání šachovnic, bez dolních šachovnic
tie-break-edebb-short = EDEBB
tie-break-edet = Rozšířený vzájemný zápas, horní šachovnice
tie-break-edet-short = EDET
tie-break-edeb = Rozšířený vzájemný zápas, bez dolních šachovnic
tie-break-edeb-short = EDEB
tie-break-emmsb = Zápasové body soupeřů krát vlastní zápasové body
tie-break-emmsb-short = EMMSB
tie-break-emgsb = Zápasové body soupeřů krát vlastní body z partií
tie-break-emgsb-short = EMGSB
tie-break-egmsb = Body z partií soupeřů krát vlastní zápasové body
tie-break-egmsb-short = EGMSB
tie-break-eggsb = Body z partií soupeřů krát vlastní body z partií
tie-break-eggsb-short = EGGSB
tie-break-bc = Počítání šachovnic, méně je lépe
tie-break-bc-short = BC
tie-break-tbr = Výsledky horních šachovnic
tie-break-tbr-short = TBR
tie-break-bbe = Vyloučení dolních šachovnic
tie-break-bbe-short = BBE
tie-break-sssc = Síla soupeřů a skóre dohromady
tie-break-sssc-short = SSSC
tie-break-ks = Koya
tie-break-ks-short = Koya
tie-break-ksx = Rozšířený systém Koya
tie-break-ksx-short = Koya+
tie-break-de = Vzájemné partie
tie-break-de-short = VP
tie-break-de-first = Vzájemné partie (jen o první místo)
tie-break-de-first-short = VP 1.
tie-break-won = Počet výher na šachovnici
tie-break-won-short = Výhry
tie-break-win = Počet výher včetně kontumačních
tie-break-win-short = Výhry+
tie-break-kash = Kashdan
tie-break-kash-short = Kash.
tie-break-bpg = Počet partií černými
tie-break-bpg-short = Čer.
tie-break-bwg = Počet výher černými
tie-break-bwg-short = V. čer.
tie-break-adj = Upravený počet bodů
tie-break-adj-short = Upr.
tie-break-bh = Buchholz
tie-break-bh-short = Bch
tie-break-bh-c = Buchholz bez { $cut ->
    [one] nejnižší hodnoty
   *[other] { $cut } nejnižších hodnot
}
tie-break-bh-c-short = Bch-{ $cut }
tie-break-bh-m = Střední Buchholz { $cut } (bez { $cut ->
    [one] nejnižší a nejvyšší hodnoty
   *[other] { $cut } nejnižších a { $cut } nejvyšších hodnot
})
tie-break-bh-m-short = StB{ $cut }
tie-break-bhbh = Buchholz soupeřů
tie-break-bhbh-short = BHBH
tie-break-sb = Sonneborn-Berger
tie-break-sb-short = SB
tie-break-aro = Průměrný rating soupeřů
tie-break-aro-short = PRS
tie-break-aro-c = Průměrný rating soupeřů bez { $cut ->
    [one] nejnižšího
   *[other] { $cut } nejnižších
}
tie-break-aro-c-short = PRS-{ $cut }
tie-break-tpr = Ratingová performance
tie-break-tpr-short = RP
tie-break-lot = Los
tie-break-lot-short = Los
tie-break-ent = Hodnota spočítaná jinde
tie-break-ent-short = Zadaná
tie-break-fb = Fore Buchholz
tie-break-fb-short = FB
tie-break-aob = Průměrný Buchholz soupeřů
tie-break-aob-short = AOB
tie-break-rep = Počet kol, která hráč chtěl hrát
tie-break-rep-short = REP
tie-break-std = Standardní body
tie-break-std-short = STD
tie-break-tpn = Startovní číslo
tie-break-tpn-short = Č.
tie-break-elo = Mezinárodní rating (Elo)
tie-break-elo-short = Elo
tie-break-ukd = Národní rating
tie-break-ukd-short = Nár.
tie-break-name = Jméno podle abecedy
tie-break-name-short = Jméno
tie-break-tp = Body družstva
tie-break-tp-short = BD
tie-break-h2h = Vzájemný zápas
tie-break-h2h-short = Vzáj.
tie-break-top = Nejvyšší vyhraná šachovnice
tie-break-top-short = Nejv.š.
tie-break-lno = Registrační číslo
tie-break-lno-short = Reg. č.
tie-break-rtng = Rating
tie-break-rtng-short = Elo
tie-break-ptp = Dokonalá performance
tie-break-ptp-short = PTP
tie-break-apro = Průměrná performance soupeřů
tie-break-apro-short = APRO
tie-break-appo = Průměrná dokonalá performance soupeřů
tie-break-appo-short = APPO
option-tsf-titles = Pořadí titulů TSF
option-help-tsf-titles = WIM před FM: GM, IM, WGM, WIM, FM, CM, WFM, WCM. Jinak FM před WIM jako v Aktarově příručce (N-19). Od nasazení 1. kola neměnné.
option-maxi = Maxiturnaj
option-help-maxi = V maxiturnaji jsou výměny omezeny na 100 bodů ratingu. Od nasazení 1. kola neměnné.
option-cycles = Počet cyklů
option-help-cycles = Kolikrát se každý utká s každým; v každém druhém cyklu se barvy obracejí.
option-swap = Prohodit poslední dvě kola
option-help-swap = Poslední dvě kola prvního cyklu si vymění místo, aby nikdo neměl třikrát za sebou stejnou barvu (FIDE C.05).
option-bye-point = Body za volný los
option-help-bye-point = Zda kolo bez partie přináší body volného losu. Podle pravidel FIDE nepřináší nic.
option-colours = Barvy družstev
option-help-colours = Střídavé: celé družstvo má jednu barvu, v každém kole jinou. Vyvážené: v každém kole mají obě družstva stejně bílých jako černých.
option-colours-alternating = střídavé
option-colours-balanced = vyvážené
option-seats = Sezení
option-help-seats = Na jedné straně: bílí sedí u všech šachovnic na téže straně. Střídavě: bílý sedí u lichých šachovnic vlevo, u sudých vpravo. Soupeři a barvy se nemění.
option-seats-one-side = na jedné straně
option-seats-by-turns = střídavě
option-team-bye = Družstvo bez soupeře
option-help-team-bye = Co dostane družstvo v kole, v němž nemá soupeře; žádné pravidlo to neurčuje.
option-team-bye-none = nic
option-team-bye-draw = remízu v zápase
option-team-bye-win = výhru na všech šachovnicích
option-team-bye-own = vlastní body
option-board-colours = Barvy prvního družstva
option-help-board-colours = Kdo má bílé na 1., 2., … šachovnici zápasu: družstvo jmenované jako první začíná bílými, nebo černými.
option-board-colours-WBWB = bílé na lichých šachovnicích
option-board-colours-BWBW = černé na lichých šachovnicích
option-board-colours-WBBW = bílé na 1. a 4., 5. a 8.
option-board-colours-BWWB = černé na 1. a 4., 5. a 8.
option-board-colours-WWBB = bílé na 1. a 2., 5. a 6.
option-board-colours-BBWW = černé na 1. a 2., 5. a 6.
option-board-colours-WWWW = bílé na všech šachovnicích
option-double = Dvojkolově
option-help-double = Každá dvojice se utká oběma barvami.
option-qualifiers = Postupující
option-help-qualifiers = Kolik hráčů má na konci zůstat.
option-mode = Pavouk
option-help-mode = Doplněný: pavouk je doplněn na plný počet a znám od začátku. Postupný: v každém kole hraje co nejvíce hráčů až k jednomu vítězi.
option-mode-padded = doplněný
option-mode-stepwise = postupný
option-games = Partií v zápase
option-help-games = Dvě, nebo větší sudé číslo; barvy se střídají.
option-play-off = Partií v prodloužení
option-help-play-off = Kolik partií následuje po nerozhodném zápase před zlatým bodem.
option-play-all = Dohrát všechny partie
option-help-play-all = Zda se rozhodnutý zápas přesto dohraje do konce.
option-play-offs = Prodloužení
option-help-play-offs = Kolik prodloužení předchází zlatému bodu, u družstev počítání šachovnic a losu; 0: ty následují hned.
option-level = Nerozhodný zápas
option-help-level = Co přijde první, skončí-li zápas družstev nerozhodně: prodloužení na všech šachovnicích, nebo počítání šachovnic zápasu.
option-level-play-off = nejprve prodloužení
option-level-boards = nejprve počítání šachovnic
option-board-count = Počítání šachovnic
option-help-board-count = Berlínské počítání: bod na 1. šachovnici se počítá tolikrát, kolik je šachovnic, na poslední jednou. Nejvyšší šachovnice: kdo vyhrál na nejvyšší šachovnici, která neskončila remízou. Pak rozhodne los.
option-board-count-berlin-top = Berlín, pak nejvyšší šachovnice
option-board-count-berlin = Berlín
option-board-count-top = nejvyšší šachovnice
option-board-count-none = žádné
option-golden-point = Jen zlatý bod
option-help-golden-point = Zda je každý zápas jediným zlatým bodem: remíza je výhrou černého.
option-match-time = Čas na partii
option-help-match-time = Čas pro partie zápasu i prodloužení. Zlatý bod: bílý 5 minut, černý 4.
option-match-time-20 = 20 minut
option-match-time-15-10 = 15 minut + 10 sekund na tah
option-match-time-3-3 = 3 minuty + 3 sekundy na tah
option-match-time-announced = jako v turnaji
option-pause-games = Přestávka mezi partiemi
option-help-pause-games = Minuty mezi dvěma partiemi zápasu.
option-pause-stages = Přestávka mezi fázemi
option-help-pause-stages = Minuty před prodloužením a před zlatým bodem.
option-pause-last = Přestávka po poslední partii
option-help-pause-last = Kolik minut nejméně po poslední partii turnaje začne rozehrávka.
option-c6 = C6 u přesunutých zdola
option-help-c6 = Co přesunutý zdola nechá další bodové skupině: počítá se, kolik přesunutých zdola bude potřebovat, nebo jen to, zda jich bude více, než žádá její lichý či sudý počet.
option-c6-graded = podle počtu
option-c6-parity = splněno, nebo ne
option-ranked-by = Výše postavený z dvojice
option-help-ranked-by = Ve zrychleném turnaji se výše postavený z dvojice, podle něhož se mohou určit barvy, pozná s virtuálními body, nebo bez nich.
option-ranked-by-pairing-score = s virtuálními body
option-ranked-by-score = bez virtuálních bodů
option-primary = Body pro nasazení
option-help-primary = Které body tvoří bodové skupiny: zápasové, nebo partiové (C.04.6 1.2).
option-primary-MP = zápasové body
option-primary-GP = partiové body
option-secondary = Druhé body u barev
option-help-secondary = Zda druhé z obou bodů určí první družstvo dvojice, jsou-li první stejné (4.2.2).
option-preferences = Přednosti v barvě
option-help-preferences = Typ A: jen po dvou zápasech navíc s jednou barvou nebo po dvou za sebou. Typ B: i mírnější. Nebo žádné (1.7).
option-preferences-A = typ A
option-preferences-B = typ B
option-preferences-none = žádné
option-match-points = Zápasové body
option-help-match-points = Kolik je za vyhraný, nerozhodný a prohraný zápas.
option-match-points-2-1-0 = 2-1-0
option-match-points-3-1-0 = 3-1-0
option-match-points-1-half-0 = 1-½-0
option-match-points-3-2-1 = 3-2-1
option-match-points-own = jiné
option-match-win = Výhra v zápase
option-help-match-win = Kolik bodů je za výhru v zápase, jsou-li jiné než nabízené.
option-match-draw = Remíza v zápase
option-help-match-draw = Kolik bodů je za remízu v zápase, jsou-li jiné než nabízené.
option-match-loss = Prohra v zápase
option-help-match-loss = Kolik bodů je za prohru v zápase, jsou-li jiné než nabízené. Kdo prohraje kontumačně na všech šachovnicích, nedostane nic.
option-white-boards = Šachovnice s bílými
option-help-white-boards = Na kterých šachovnicích má bílé družstvo, které je má na 1. šachovnici; od 5. šachovnice se pořadí opakuje.
option-white-boards-WBWB = liché
option-white-boards-WBBW = 1. a 4., 5. a 8.
option-white-boards-WWBB = 1. a 2., 5. a 6.
option-white-boards-WWWW = všechny
option-match-bye = Volný los družstva
option-help-match-bye = Kolik je za přidělený volný los; nerozhodný zápas, neurčí-li turnaj jinak (1.4).
option-match-bye-draw = nerozhodný zápas
option-match-bye-win = výhru na všech šachovnicích
option-match-bye-none = nic
option-match-bye-own = vlastní body
option-bye-match-points = Volný los: zápasové body
option-help-bye-match-points = Kolik zápasových bodů je za volný los družstva, má-li vlastní body.
option-bye-match-points-value = { $points }
option-bye-game-points = Volný los: body z partií
option-help-bye-game-points = Kolik bodů z partií je za volný los družstva, má-li vlastní body.
option-bye-game-points-value = { $points }
option-last-preference = Poslední kolo, dvě stejné
option-help-last-preference = Typ B, poslední kolo: zda družstvo se stejným počtem bílých a černých dává po dvou zápasech s jednou barvou přednost druhé. Text lze číst obojím způsobem (T-1).
option-last-preference-strong = silná přednost
option-last-preference-none = žádná přednost
option-first-team = První družstvo dvojice
option-help-first-team = Ve zrychleném turnaji se první družstvo dvojice, podle něhož se mohou určit barvy, pozná bez virtuálních bodů, nebo s nimi.
option-first-team-score = bez virtuálních bodů
option-first-team-pairing-score = s virtuálními body
option-limits = Od { $least } do { $most }.
word-yes = ano
word-no = ne

# Úpravy metod, které pro ně nemají vlastní název. $name je název metody.
tie-break-with-c = { $name } bez { $cut ->
    [one] nejnižší hodnoty
   *[other] { $cut } nejnižších hodnot
}
tie-break-with-m = { $name } bez { $cut ->
    [one] nejnižší a nejvyšší hodnoty
   *[other] { $cut } nejnižších a { $cut } nejvyšších hodnot
}
tie-break-with-p = { $name }, kontumace jako partie
tie-break-with-f = { $name }, z Fore Buchholz
tie-break-with-r = { $name }, obráceně

# Co dovoluje jiné nasazení ve zveřejněném kole; před slovy stojí označení článku.
article-absolute-criterion = nasazení porušuje absolutní kritérium
article-met-before = byli nasazeni dva, kteří spolu už hráli
article-regulations = dovolují to propozice turnaje
article-both-alone = dva hráči bez soupeře souhlasí s partií
article-late-entry = přidává se pozdní přihláška, všichni dotčení souhlasí
article-top-boards = nepředvídaná událost na prvních šachovnicích posledního kola
option-pause-games-value = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
option-pause-stages-value = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
option-pause-last-value = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
setting-apart = Neutkají se
apart-club = jeden oddíl
apart-federation = jedna federace
apart-family = stejné příjmení
apart-always = vždy
apart-if-possible = pokud to jde
apart-rule = { $by }: do { $last }. kola, { $firmness }
