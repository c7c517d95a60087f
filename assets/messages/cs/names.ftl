# Názvy toho, co zná jádro. Konec identifikátoru je slovo samotného jádra.

# How the language writes figures and days, and what its files of Windows programs are written in.
decimal-mark = ,
thousands-mark = mezera
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

game-kind-standard = vážný šach
game-kind-rapid = rapid
game-kind-blitz = blesk
game-kind-chess960 = Chess960
piece-letters = KDVSJ

default-time-open = nenastavena
default-time-minutes = { $minutes ->
    [0] žádná: nepřítomnost na začátku znamená prohru
    [one] { $minutes } minuta po začátku
    [few] { $minutes } minuty po začátku
   *[other] { $minutes } minut po začátku
}
direct-titles-none = žádné
norms-hidden = jen pro rozhodčího
norms-shown = i na webových stránkách
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
result-both-lose = prohra obou (0-0)
result-forfeit-to-white = bílý vyhrál kontumačně
result-forfeit-to-black = černý vyhrál kontumačně
result-forfeit-both = oboustranná kontumace
result-forfeit-both-short = - - -
result-unrated = { $result } (bez zápočtu na rating)
result-adjourned = přerušená partie
result-adjourned-short = přer.

bye-pairing-allocated = volný los
bye-pairing-allocated-short = volno
bye-half-point = volný los za půl bodu
bye-half-point-short = volno ½
bye-zero-point = volný los bez bodu (nepřítomnost)
bye-zero-point-short = volno 0
bye-full-point = volný los za celý bod
bye-full-point-short = volno 1
absence-club = nepřítomnost za oddíl
absence-club-short = oddíl
absence-notice = omluvená nepřítomnost
absence-notice-short = omluv.
absence-none = neomluvená nepřítomnost
absence-none-short = neomluv.

round-not-paired = nenasazeno
round-draft = návrh
round-published = zveřejněno
round-running = hraje se
round-complete = dohráno

setting-name = Turnaj
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
title-wh = čestná velmistryně

system-dutch-2026 = Holandský systém, FIDE 2026
system-dutch-2017 = Holandský systém, FIDE 2017
system-dutch-2009 = Holandský systém, 2009
system-dutch-1992 = Holandský systém, 1992
system-lim = Limův systém
system-dubov-classic = Dubovův systém, klasický
system-burstein-classic = Bursteinův systém, klasický
system-basic-swiss = Základní švýcarský systém
system-keizer = Keizerův systém
system-round-robin = Každý s každým (Berger)
system-scheveningen = Scheveningenský systém
system-skalitzka = Skaličkův systém
system-molter = Molterův systém
system-team-round-robin = Družstva: každé s každým
system-knockout = Vyřazovací systém
system-team-knockout = Vyřazovací systém družstev
system-dubov-2026 = Dubovův systém, FIDE 2026
system-burstein-2026 = Bursteinův systém, FIDE 2026
system-lim-2026 = Limův systém, FIDE 2026
system-double-swiss-2026 = Dvojpartiový švýcarský systém, FIDE 2026
system-double-swiss = Dvojpartiový švýcarský systém, jedna partie na kolo
system-olympiad-2022 = Olympiáda, FIDE 2022
system-team-swiss-2026 = Švýcarský systém družstev, FIDE 2026
system-team-swiss = Švýcarský systém družstev
system-rules-dutch-2026 = Příručka FIDE C.04.3, platí od 1. února 2026
system-rules-dutch-2017 = Příručka FIDE C.04.3, platila od 1. července 2017 do 31. ledna 2026
system-rules-dutch-2009 = Holandský systém FIDE, znění z roku 2009
system-rules-dutch-1992 = Holandský systém FIDE, znění z roku 1992 (český text z 20. září 1992)
system-rules-lim = Limův systém, turecká pravidla švýcarských turnajů, oddíl 1.2
system-rules-lim-2026 = Příručka FIDE C.04.4.3, platí od 1. února 2026
system-rules-dubov-2026 = Příručka FIDE C.04.4.1, platí od 1. února 2026
system-rules-dubov-classic = Dubovův systém, turecká pravidla švýcarských turnajů, oddíl 1.3
system-rules-burstein-2026 = Příručka FIDE C.04.4.2, platí od 1. února 2026
system-rules-double-swiss-2026 = Příručka FIDE C.04.5, platí od 1. února 2026
system-rules-olympiad-2022 = Příručka FIDE D.02.02, platí od 1. ledna 2022
system-rules-team-swiss-2026 = Příručka FIDE C.04.6, platí od 1. února 2026
system-rules-burstein-classic = Bursteinův systém podle tureckých pramenů (oddíl 1.4; Aktarova brožura, oddíl 1.5)
system-rules-basic-swiss = Základní švýcarský systém podle zadání pro vedení turnajů
system-rules-keizer = Keizerův systém, jak jej hrají oddíly
system-rules-round-robin = Aktarova brožura, každý s každým; FIDE C.05 příloha 1 (Bergerovy tabulky)
system-rules-scheveningen = Aktarova brožura, scheveningenský systém
system-rules-skalitzka = Aktarova brožura, Skaličkův systém
system-rules-molter = Molterův systém pro několik družstev
system-rules-knockout = Aktarova brožura, vyřazovací systém
system-rules-team-knockout = Aktarova brožura, vyřazovací systém

# Záhlaví sloupce je identifikátor s -short. $cut je číslo v kódu: 2 v BH-C2.
tie-break-ps = Progres
tie-break-ps-short = Progr.
tie-break-ps-c = Progres bez { $cut ->
    [one] prvního kola
   *[other] prvních { $cut } kol
}
tie-break-ps-c-short = Pr.-{ $cut }
tie-break-mp = Zápasové body
tie-break-mp-short = ZB
tie-break-osb = Olympijský Sonneborn-Berger
tie-break-osb-short = OSB
tie-break-omp = Zápasové body soupeřů
tie-break-omp-short = OMP
tie-break-mpts = Zápasové body
tie-break-mpts-short = ZB
tie-break-gpts = Partiové body
tie-break-gpts-short = PB
tie-break-mpvgp = Druhé skóre: zápasové body, nebo partiové body
tie-break-mpvgp-short = MPvGP
tie-break-bh-mp = Buchholz ze zápasových bodů
tie-break-bh-mp-short = BH:MP
tie-break-bh-gp = Buchholz z partiových bodů
tie-break-bh-gp-short = BH:GP
tie-break-fb-mp = Fore Buchholz ze zápasových bodů
tie-break-fb-mp-short = FB:MP
tie-break-fb-gp = Fore Buchholz z partiových bodů
tie-break-fb-gp-short = FB:GP
tie-break-aob-mp = Průměrný Buchholz soupeřů ze zápasových bodů
tie-break-aob-mp-short = AOB:MP
tie-break-aob-gp = Průměrný Buchholz soupeřů z partiových bodů
tie-break-aob-gp-short = AOB:GP
tie-break-de-mp = Vzájemný zápas podle zápasových bodů
tie-break-de-mp-short = DE:MP
tie-break-de-gp = Vzájemný zápas podle partiových bodů
tie-break-de-gp-short = DE:GP
tie-break-ede = Rozšířený vzájemný zápas
tie-break-ede-short = EDE
tie-break-edebt = Rozšířený vzájemný zápas, počítání šachovnic, výsledky horních šachovnic
tie-break-edebt-short = EDEBT
tie-break-edebb = Rozšířený vzájemný zápas, počítání šachovnic, vyloučení dolních šachovnic
tie-break-edebb-short = EDEBB
tie-break-edet = Rozšířený vzájemný zápas, výsledky horních šachovnic
tie-break-edet-short = EDET
tie-break-edeb = Rozšířený vzájemný zápas, vyloučení dolních šachovnic
tie-break-edeb-short = EDEB
tie-break-emmsb = Zápasové body soupeřů × vlastní zápasové body
tie-break-emmsb-short = EMMSB
tie-break-emgsb = Zápasové body soupeřů × vlastní partiové body
tie-break-emgsb-short = EMGSB
tie-break-egmsb = Partiové body soupeřů × vlastní zápasové body
tie-break-egmsb-short = EGMSB
tie-break-eggsb = Partiové body soupeřů × vlastní partiové body
tie-break-eggsb-short = EGGSB
tie-break-bc = Počítání šachovnic (méně je lépe)
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
tie-break-de = Vzájemná partie
tie-break-de-short = VP
tie-break-de-first = Vzájemná partie (jen o první místo)
tie-break-de-first-short = VP 1.
tie-break-won = Počet výher (odehrané partie)
tie-break-won-short = Výhry
tie-break-win = Počet výher včetně kontumací
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
    [one] nejhoršího
   *[other] { $cut } nejhorších
}
tie-break-bh-c-short = Bch-{ $cut }
tie-break-bh-m = Střední Buchholz { $cut } (bez { $cut ->
    [one] nejhoršího a nejlepšího
   *[other] { $cut } nejhorších a { $cut } nejlepších
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
tie-break-tpr = Výkonnostní rating (TPR)
tie-break-tpr-short = TPR
tie-break-lot = Los
tie-break-lot-short = Los
tie-break-ent = Ručně zadaná hodnota
tie-break-ent-short = Zadaná
tie-break-kz = Keizerovy body
tie-break-kz-short = Keizer
tie-break-kzv = Hodnota výhry v příštím kole
tie-break-kzv-short = Hodnota
tie-break-fb = Fore Buchholz
tie-break-fb-short = FB
tie-break-aob = Průměrný Buchholz soupeřů
tie-break-aob-short = AOB
tie-break-rep = Počet kol, k nimž hráč nastoupil nebo chtěl nastoupit
tie-break-rep-short = REP
tie-break-std = Standardní body
tie-break-std-short = STD
tie-break-tpn = Startovní číslo
tie-break-tpn-short = Č.
tie-break-elo = Rating FIDE
tie-break-elo-short = Elo
tie-break-ukd = Národní rating
tie-break-ukd-short = Nár.
tie-break-name = Jméno (abecedně)
tie-break-name-short = Jméno
tie-break-tp = Partiové body
tie-break-tp-short = PB
tie-break-h2h = Vzájemný zápas
tie-break-h2h-short = Vzáj.
tie-break-top = Nejvyšší vyhraná šachovnice
tie-break-top-short = Nejv.š.
tie-break-berlin = Berlínské hodnocení
tie-break-berlin-short = Berlín
tie-break-gpd = Rozdíl partiových bodů
tie-break-gpd-short = Rozdíl
tie-break-avr = Nižší průměrný rating
tie-break-avr-short = PrůmR
tie-break-lno = Registrační číslo
tie-break-lno-short = Reg. č.
tie-break-rtng = Rating
tie-break-rtng-short = Elo
tie-break-ptp = Dokonalý výkonnostní rating
tie-break-ptp-short = PTP
tie-break-apro = Průměrný výkonnostní rating soupeřů
tie-break-apro-short = APRO
tie-break-appo = Průměrný dokonalý výkonnostní rating soupeřů
tie-break-appo-short = APPO
option-tsf-titles = Pořadí titulů TSF
option-help-tsf-titles = Řadí WIM před FM: GM, IM, WGM, WIM, FM, CM, WFM, WCM. Je-li vypnuto, je FM před WIM jako v Aktarově brožuře (N-19). Od nasazení 1. kola neměnné.
option-maxi = Maxiturnaj
option-help-maxi = V maxiturnaji omezuje výměny na 100 bodů ratingu. Od nasazení 1. kola neměnné.
option-keizer-top = Nejvyšší hodnota
option-help-keizer-top = Hodnota prvního místa; každé další má o jednu méně. 0: asi trojnásobek poslední hodnoty. V sezoně pevné číslo, asi 1,5násobek počtu hráčů.
option-keizer-top-value = { $count ->
    [0] podle počtu hráčů
   *[other] { $count }
}
option-keizer-bye = Volný los
option-help-keizer-bye = Podíl vlastní hodnoty za volný los při lichém počtu: 2/3, 3/4 nebo 50 %.
option-keizer-club = Nepřítomnost za oddíl
option-help-keizer-club = Podíl vlastní hodnoty při nepřítomnosti za oddíl, zadané jako volný los za celý bod.
option-keizer-notice = Omluvená nepřítomnost
option-help-keizer-notice = Podíl vlastní hodnoty při omluvené nepřítomnosti, zadané jako volný los za půl bodu.
option-keizer-absent = Bez omluvy
option-help-keizer-absent = Podíl vlastní hodnoty při neomluvené nepřítomnosti, tedy volném losu bez bodu.
option-keizer-late = Kola před přihláškou
option-help-keizer-late = Podíl vlastní hodnoty za každé kolo před pozdní přihláškou.
option-keizer-loss = Prohra
option-help-keizer-loss = Podíl hodnoty soupeře za prohranou partii. Kontumační prohra neboduje nikdy.
option-keizer-limit = Bodované absence
option-help-keizer-limit = Počet omluvených nepřítomností, které bodují. Další nebodují; nepřítomnosti za oddíl se nepočítají.
option-keizer-halving = Další absence za polovinu
option-help-keizer-halving = Každá absence, omluvená i neomluvená, boduje polovinou té předchozí; osmá a další nebodují. Nepřítomnosti za oddíl se nepočítají.
option-keizer-after-game = Absence až po první partii
option-help-keizer-after-game = Absence bodují teprve poté, co hráč odehrál partii.
option-keizer-part = Kol v části sezony
option-help-keizer-part = Po tomto počtu kol začínají omezení absencí a společných partií znovu. 0: sezona má jednu část.
option-keizer-part-value = { $count ->
    [0] jediná část
   *[other] { $count }
}
option-keizer-own = Vlastní hodnota
option-help-keizer-own = Jednou: vlastní hodnota hráče se přičte k součtu. Klesající: po každém kole o pětinu méně, od 5. kola nic. Žádná: nepřičítá se.
option-keizer-own-once = přičtena jednou
option-keizer-own-fading = klesající
option-keizer-own-none = nepřičítá se
option-keizer-lists = Přepočet
option-help-keizer-lists = Jednou za kolo: všechna kola podle pořadí před posledním kolem. Do ustálení: dokud se pořadí mění. Zmrazeno: každé kolo má své hodnoty.
option-keizer-lists-once = jednou za kolo
option-keizer-lists-stable = do ustálení
option-keizer-lists-frozen = zmrazeno
option-keizer-rounding = Zaokrouhlení součtů
option-help-keizer-rounding = Zaokrouhlí součty před sestavením pořadí: vůbec, na poloviny, nebo na celé body.
option-keizer-rounding-exact = žádné
option-keizer-rounding-half = poloviny
option-keizer-rounding-whole = celé body
option-keizer-distance = Kola mezi partiemi
option-help-keizer-distance = Dva hráči spolu, je-li to možné, nehrají znovu dříve než po tomto počtu kol.
option-keizer-meetings = Nejvíce partií
option-help-keizer-meetings = Nejvyšší počet partií dvou hráčů v jedné části sezony, je-li to možné. 0: bez omezení.
option-keizer-meetings-value = { $count ->
    [0] bez omezení
   *[other] { $count }
}
option-keizer-absences = Nepřítomnost jako volný los
option-help-keizer-absences = Volný los dostane nejníže zařazený z hráčů s nejmenším počtem volných losů a nepřítomností, ne jen volných losů.
option-keizer-reverse = Vždy opačné barvy
option-help-keizer-reverse = Hráči, kteří už spolu hráli, mají barvy opačné než ve své poslední partii, i když poměr jejich barev určuje jinak.
option-keizer-colours = Omezení barev
option-help-keizer-colours = Vyhýbá se, je-li to možné, dvojicím, v nichž by hráč měl potřetí za sebou stejnou barvu nebo o tři partie více jednou barvou než druhou.
option-keizer-colours-free = žádné
option-keizer-colours-row = ne potřetí za sebou
option-keizer-colours-balance = rozdíl nejvýše dvě
option-keizer-colours-both = obojí
option-cycles = Počet cyklů
option-help-cycles = Kolikrát se každý utká s každým. V každém druhém cyklu se barvy vymění.
option-swap = Prohodit poslední dvě kola
option-help-swap = Prohodí poslední dvě kola prvního cyklu, aby nikdo neměl třikrát za sebou stejnou barvu (FIDE C.05).
option-bye-point = Body za volný los
option-help-bye-point = Kolo bez partie přináší body volného losu. Podle pravidel FIDE nepřináší nic.
option-colours = Barvy družstev
option-help-colours = Střídavé: všichni hráči družstva mají stejnou barvu, v každém kole jinou. Vyvážené: v každém kole má každé družstvo stejně bílých jako černých.
option-colours-alternating = střídavé
option-colours-balanced = vyvážené
option-seats = Sezení
option-help-seats = Na jedné straně: bílí sedí u všech šachovnic na téže straně. Střídavě: bílý sedí u lichých šachovnic vlevo, u sudých vpravo. Soupeři a barvy se nemění.
option-seats-one-side = na jedné straně
option-seats-by-turns = střídavě
option-team-bye = Družstvo bez soupeře
option-help-team-bye = Zisk družstva v kole bez soupeře; žádné pravidlo jej neurčuje.
option-team-bye-none = nic
option-team-bye-draw = nerozhodný zápas
option-team-bye-win = výhra na všech šachovnicích
option-team-bye-own = vlastní body
option-board-colours = Barvy prvního družstva
option-help-board-colours = Barvy na 1., 2., … šachovnici zápasu: první jmenované družstvo začíná bílými, nebo černými.
option-board-colours-WBWB = bílé na lichých šachovnicích
option-board-colours-BWBW = černé na lichých šachovnicích
option-board-colours-WBBW = bílé na 1. a 4., 5. a 8.
option-board-colours-BWWB = černé na 1. a 4., 5. a 8.
option-board-colours-WWBB = bílé na 1. a 2., 5. a 6.
option-board-colours-BBWW = černé na 1. a 2., 5. a 6.
option-board-colours-WWWW = bílé na všech šachovnicích
option-double = Dvojkolově
option-help-double = Soupeři se utkají dvakrát, jednou každou barvou.
option-backwards = Druhá polovina pozpátku
option-help-backwards = Druhá polovina vyrovnaného dvojitého zápasu od posledního kola k prvnímu: při 6, 10 a lichém počtu šachovnic nemá nikdo třikrát touž barvu.
option-table = Tabulka
option-help-table = Tabulka předepsaná soutěží, ze souboru: na řádku jedna partie, kolo;bílý;černý, například 1;A1;C1. Bez souboru tabulku sestaví program.
option-table-none = sestaví program
option-table-given = ze souboru (družstev: { $teams }, šachovnic: { $boards })
option-table-ask = Na řádku jedna partie, například 1;A1;C1. Necháte-li pole prázdné, tabulku sestaví program.
table-breach = { $rule }, { $round }. kolo, { $who }: { $what }
table-breach-3 = hraje s jedním družstvem podruhé
table-breach-4 = celé družstvo hraje s jediným družstvem
table-breach-5 = soupeř má jiné číslo šachovnice
table-breach-6 = partie spojuje šachovnice mimo dvojici, nebo je druhou takovou partií dvojice
table-breach-7 = hraje druhou partii, která spojuje dvě šachovnice
table-breach-8 = družstvo má nestejně barev
table-breach-9 = nestejně barev, nebo třikrát po sobě tatáž barva
option-qualifiers = Postupující
option-help-qualifiers = Počet účastníků, kteří na konci zůstanou.
option-mode = Pavouk
option-help-mode = Doplněný: pavouk se doplní na plný počet a je znám od začátku. Postupný: v každém kole hraje co nejvíce účastníků, až zbude jeden vítěz.
option-mode-padded = doplněný
option-mode-stepwise = postupný
option-games = Partií v zápase
option-help-games = Dvě, nebo větší sudé číslo; barvy se střídají.
option-play-off = Partií v prodloužení
option-help-play-off = Počet partií po nerozhodném zápase před armagedonem (zlatým bodem).
option-play-all = Dohrát všechny partie
option-help-play-all = Hrají se všechny partie, i když je zápas už rozhodnut.
option-play-offs = Prodloužení
option-help-play-offs = Počet prodloužení před armagedonem (zlatým bodem), u družstev před počítáním šachovnic a losem; 0: ty následují hned.
option-level = Nerozhodný zápas
option-help-level = Co rozhoduje nerozhodný zápas družstev nejdříve: prodloužení na všech šachovnicích, nebo počítání šachovnic.
option-level-play-off = nejprve prodloužení
option-level-boards = nejprve počítání šachovnic
option-board-count = Počítání šachovnic
option-help-board-count = Berlín: bod na 1. šachovnici platí tolikrát, kolik je šachovnic, na poslední jednou. Nejvyšší šachovnice: kdo na ní vyhrál. Pak los.
option-board-count-berlin-top = Berlín, pak nejvyšší šachovnice
option-board-count-berlin = Berlín
option-board-count-top = nejvyšší šachovnice
option-board-count-none = žádné
option-golden-point = Jen armagedon
option-help-golden-point = Každý zápas je jediná partie armagedonu (zlatý bod): remíza platí jako výhra černého.
option-match-time = Čas na partii
option-help-match-time = Čas pro partie zápasu i prodloužení. Armagedon: bílý 5 minut, černý 4.
option-match-time-20 = 20 minut
option-match-time-15-10 = 15 minut + 10 sekund na tah
option-match-time-3-3 = 3 minuty + 3 sekundy na tah
option-match-time-announced = jako v turnaji
option-pause-games = Přestávka mezi partiemi
option-help-pause-games = Minuty mezi dvěma partiemi zápasu.
option-pause-stages = Před prodloužením
option-help-pause-stages = Minuty před prodloužením a před armagedonem.
option-pause-last = Po poslední partii
option-help-pause-last = Nejkratší doba v minutách mezi poslední partií turnaje a rozehrávkou.
option-c6 = C6 u přesunů vzhůru
option-help-c6 = Jak C6 hodnotí, co přesuny vzhůru ponechají dalšímu bodovému seskupení: podle počtu přesunů vzhůru, které bude potřebovat, nebo jen podle toho, zda jich bude více, než vyžaduje jeho lichý či sudý počet.
option-c6-graded = podle počtu
option-c6-parity = splněno, nebo ne
option-ranked-by = Výše zařazený z dvojice
option-help-ranked-by = V turnaji s akcelerací se výše zařazený z dvojice, podle něhož se mohou určit barvy, určuje s virtuálními body, nebo bez nich.
option-ranked-by-pairing-score = s virtuálními body
option-ranked-by-score = bez virtuálních bodů
option-primary = První skóre
option-help-primary = Body, které tvoří bodová seskupení: zápasové body, nebo partiové body (C.04.6 1.2).
option-primary-MP = zápasové body
option-primary-GP = partiové body
option-secondary = Druhé skóre u barev
option-help-secondary = Při shodě prvního skóre určí první družstvo dvojice druhé skóre (4.2.2).
option-preferences = Přednosti v barvě
option-help-preferences = Typ A: jen po dvou zápasech navíc s jednou barvou nebo po dvou za sebou. Typ B: i mírnější přednosti. Nebo žádné (1.7).
option-preferences-A = typ A
option-preferences-B = typ B
option-preferences-none = žádné
option-match-points = Zápasové body
option-help-match-points = Body za výhru, remízu a prohru v zápase.
option-match-points-2-1-0 = 2-1-0
option-match-points-3-1-0 = 3-1-0
option-match-points-1-half-0 = 1-½-0
option-match-points-3-2-1 = 3-2-1
option-match-points-own = vlastní
option-match-win = Výhra v zápase
option-help-match-win = Body za výhru v zápase při vlastních zápasových bodech.
option-match-draw = Remíza v zápase
option-help-match-draw = Body za remízu v zápase při vlastních zápasových bodech.
option-match-loss = Prohra v zápase
option-help-match-loss = Body za prohru v zápase při vlastních zápasových bodech. Družstvo, které prohraje kontumačně na všech šachovnicích, nedostane nic.
option-white-boards = Šachovnice s bílými
option-help-white-boards = Šachovnice s bílými pro družstvo, které má bílé na 1. šachovnici; od 5. šachovnice se pořadí opakuje.
option-white-boards-WBWB = liché
option-white-boards-WBBW = 1. a 4., 5. a 8.
option-white-boards-WWBB = 1. a 2., 5. a 6.
option-white-boards-WWWW = všechny
option-match-bye = Volný los družstva
option-help-match-bye = Body za volný los; nerozhodný zápas, nestanoví-li turnaj jinak (1.4).
option-match-bye-draw = nerozhodný zápas
option-match-bye-win = výhra na všech šachovnicích
option-match-bye-none = nic
option-match-bye-own = vlastní body
option-bye-match-points = Volný los: zápasové body
option-help-bye-match-points = Zápasové body za volný los družstva při vlastních bodech.
option-bye-match-points-value = { $points }
option-bye-game-points = Volný los: partiové body
option-help-bye-game-points = Partiové body za volný los družstva při vlastních bodech.
option-bye-game-points-value = { $points }
option-last-preference = Poslední kolo, dvakrát
option-help-last-preference = Typ B, poslední kolo: přednost družstva se stejným počtem bílých a černých po dvou zápasech s jednou barvou. Text lze číst obojím způsobem (T-1).
option-last-preference-strong = silná přednost
option-last-preference-none = žádná přednost
option-first-team = První družstvo dvojice
option-help-first-team = V turnaji s akcelerací se první družstvo dvojice, podle něhož se mohou určit barvy, určuje bez virtuálních bodů, nebo s nimi.
option-first-team-score = bez virtuálních bodů
option-first-team-pairing-score = s virtuálními body
option-limits = Od { $least } do { $most }.
word-yes = ano
word-no = ne

# Úpravy metod, které pro ně nemají vlastní název. $name je název metody.
tie-break-with-c = { $name } bez { $cut ->
    [one] nejhoršího
   *[other] { $cut } nejhorších
}
tie-break-with-m = { $name } bez { $cut ->
    [one] nejhoršího a nejlepšího
   *[other] { $cut } nejhorších a { $cut } nejlepších
}
tie-break-with-p = { $name }, kontumace platí jako partie
tie-break-with-f = { $name }, z Fore Buchholzu
tie-break-with-r = { $name }, obrácené pořadí

# Důvody k jinému nasazení ve zveřejněném kole; před nimi je označení článku.
article-absolute-criterion = nasazení porušuje absolutní kritérium
article-met-before = nasazení hráči spolu už hráli
article-regulations = dovolují to propozice turnaje
article-both-alone = dva hráči bez soupeře souhlasí s partií
article-late-entry = přidává se pozdní přihláška, všichni dotčení hráči souhlasí
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
setting-apart = Omezení dvojic
apart-club = stejný oddíl
apart-federation = stejná federace
apart-family = stejné příjmení
apart-always = vždy
apart-if-possible = je-li to možné
apart-rule = { $by }: do { $last }. kola, { $firmness }
