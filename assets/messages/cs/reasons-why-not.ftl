# Proč spolu dva hráči nehrají: viz WhyNot v jádru. { $best } má nasazené kolo, { $forced } by mělo kolo s touto
# dvojicí.

reason-why-not-paired = Tato dvojice je v nasazení: { $players }.
reason-why-not-absent = V tomto kole se nenasazují oba: { $players }.
reason-why-not-incomplete = S touto dvojicí se pro ostatní nenajde žádné nasazení: { $players }.
reason-why-not-breaches = Počet porušení pravidla by byl { $forced } místo { $best }.
reason-why-not-table = Kdo s kým v tomto kole hraje, určuje tabulka systému, ne výsledky.
reason-why-not-later = Žádné pravidlo o jednotlivé dvojici by nebylo porušeno častěji, ale postup podle pravidel dojde dříve k nasazenému kolu.
reason-why-not-bracket-breaches = Skupina s počtem bodů { $bracket }: počet porušení pravidla by byl { $forced } místo { $best }.
reason-why-not-bracket-later = Skupina s počtem bodů { $bracket }: žádné pravidlo o jednotlivé dvojici by nebylo porušeno častěji, ale postup podle pravidel dojde dříve k jinému nasazení.

# Švýcarský systém (Dutch) 2026, kritérium po kritériu.
reason-why-not-bye-score = Volný los by dostal hráč s počtem bodů { $forced } místo { $best }.
reason-why-not-left-over = Skupina s počtem bodů { $bracket }: zbylo by hráčů { $forced } místo { $best }.
reason-why-not-left-over-scores = Skupina s počtem bodů { $bracket }: z hráčů s počtem bodů { $score } by se přesunulo dolů { $forced } místo { $best }.
reason-why-not-next-left-over = Skupina s počtem bodů { $bracket }: v další skupině by zbylo hráčů { $forced } místo { $best }.
reason-why-not-next-left-over-scores = Skupina s počtem bodů { $bracket }: v další skupině by z hráčů s počtem bodů { $score } zbylo { $forced } místo { $best }.
reason-why-not-c9 = Skupina s počtem bodů { $bracket }: volný los by dostal hráč s počtem neodehraných kol { $forced } místo { $best }.
reason-why-not-c10 = Skupina s počtem bodů { $bracket }: vedoucích hráčů nebo jejich soupeřů s rozdílem barev nad dvě: { $forced } místo { $best }.
reason-why-not-c11 = Skupina s počtem bodů { $bracket }: vedoucích hráčů nebo jejich soupeřů potřetí za sebou se stejnou barvou: { $forced } místo { $best }.
reason-why-not-preferences = Skupina s počtem bodů { $bracket }: nesplněných předností v barvě: { $forced } místo { $best }.
reason-why-not-c13 = Skupina s počtem bodů { $bracket }: nesplněných silných předností v barvě: { $forced } místo { $best }.
reason-why-not-c14 = Skupina s počtem bodů { $bracket }: přesunutých dolů jako v minulém kole: { $forced } místo { $best }.
reason-why-not-c15 = Skupina s počtem bodů { $bracket }: soupeřů přesunutých shora jako v minulém kole: { $forced } místo { $best }.
reason-why-not-c16 = Skupina s počtem bodů { $bracket }: přesunutých dolů jako před dvěma koly: { $forced } místo { $best }.
reason-why-not-c17 = Skupina s počtem bodů { $bracket }: soupeřů přesunutých shora jako před dvěma koly: { $forced } místo { $best }.
reason-why-not-c18 = Skupina s počtem bodů { $bracket }: z přesunutých dolů v minulém kole by se hráčů s počtem bodů { $score } přesunulo znovu { $forced } místo { $best }.
reason-why-not-c19 = Skupina s počtem bodů { $bracket }: z přesunutých nahoru v minulém kole by se soupeřem s počtem bodů { $score } hrálo { $forced } místo { $best }.
reason-why-not-c20 = Skupina s počtem bodů { $bracket }: z přesunutých dolů před dvěma koly by se hráčů s počtem bodů { $score } přesunulo znovu { $forced } místo { $best }.
reason-why-not-c21 = Skupina s počtem bodů { $bracket }: z přesunutých nahoru před dvěma koly by se soupeřem s počtem bodů { $score } hrálo { $forced } místo { $best }.
reason-why-not-later-moved-down = Skupina s počtem bodů { $bracket }: stejně dobré, ale nasazení hráči přesunutí shora jsou v pořadí později.
reason-why-not-later-opponents = Skupina s počtem bodů { $bracket }: stejně dobré, ale soupeři hráčů přesunutých shora jsou v pořadí později.
reason-why-not-later-exchange = Skupina s počtem bodů { $bracket }: stejně dobré, ale až po pozdější výměně mezi S1 a S2.
reason-why-not-later-transposition = Skupina s počtem bodů { $bracket }: stejně dobré, ale až po pozdější změně pořadí S2.

# Švýcarské systémy (Dutch) 2009 a 1992.
reason-why-not-dutch-joined = Skupina s počtem bodů { $bracket }: nejnižší skupina by se s ní musela spojit.
reason-why-not-dutch-for-lowest = Skupina s počtem bodů { $bracket }: musela by se nasadit znovu kvůli nejnižší skupině.
reason-why-not-dutch-other-floaters = Skupina s počtem bodů { $bracket }: dolů by se museli přesunout jiní, aby šla nasadit další skupina.
reason-why-not-dutch-left = Skupina s počtem bodů { $bracket }: hráčů bez soupeře by bylo { $forced } místo { $best }.
reason-why-not-dutch-lifted = Skupina s počtem bodů { $bracket }: omezení barev by se muselo zrušit hráčům s více než polovinou bodů.
reason-why-not-dutch-strong-given-up = Skupina s počtem bodů { $bracket }: silné přednosti v barvě by nemohly platit jako absolutní.
reason-why-not-dutch-colours = Skupina s počtem bodů { $bracket }: dvojic, které smějí být proti přednosti v barvě, by bylo { $forced } místo { $best }.
reason-why-not-dutch-later-left = Skupina s počtem bodů { $bracket }: stejně dobré, ale bez soupeře by zůstali { $forced } místo { $best }, což je v pořadí později.
reason-why-not-dutch-floats = Skupina s počtem bodů { $bracket }: muselo by se upustit od více pravidel B.5 a B.6.
reason-why-not-dutch-later-order = Skupina s počtem bodů { $bracket }: stejně dobré, ale v pořadí změn S2 a výměn přijde později.
reason-why-not-dutch-against = Skupina s počtem bodů { $bracket }: dvojic proti přednosti v barvě: { $forced } místo { $best }.
reason-why-not-dutch-float-breaches = Skupina s počtem bodů { $bracket }: přesunů proti B.5 a B.6: { $forced } místo { $best }.
reason-why-not-dutch-procedure = Skupina s počtem bodů { $bracket }: ustoupilo by se od méně věcí, ale postup dojde dříve k jinému nasazení: hráče přesunuté shora nasazuje před ostatními a na nižší skupiny nehledí.
reason-why-not-dutch-mended = Skupina s počtem bodů { $bracket }: ustoupilo by se v ní od méně věcí, ale byla nasazena znovu kvůli skupině pod ní.

# The Dubov and Burstein systems of 2026.
reason-why-not-upfloaters = Skupina s počtem bodů { $bracket }: přesunutých zdola by bylo { $forced } místo { $best }.
reason-why-not-upfloater-scores = Skupina s počtem bodů { $bracket }: z hráčů s { $score } b. by se nahoru přesunulo { $forced } místo { $best }.
reason-why-not-maximum-upfloaters = Skupina s počtem bodů { $bracket }: přesunutí zdola, kteří už dosáhli nejvyššího počtu přesunů: { $forced } místo { $best }.
reason-why-not-upfloats = Skupina s počtem bodů { $bracket }: dřívější přesuny těch, kteří dosáhli nejvyššího počtu: { $forced } místo { $best }.
reason-why-not-upfloated-last = Skupina s počtem bodů { $bracket }: přesunutí zdola, kteří byli přesunuti i v minulém kole: { $forced } místo { $best }.
reason-why-not-later-upfloaters = Skupina s počtem bodů { $bracket }: stejně dobré, ale přesunutí zdola jsou v pořadí později.
reason-why-not-later-subgroups = Skupina s počtem bodů { $bracket }: stejně dobré, ale postup přechodů a změn pořadí k tomu dospěje později.
reason-why-not-bye-games = Volný los by dostal hráč s počtem partií { $forced } místo { $best }.
reason-why-not-bye-number = Volný los by dostal hráč s menším číslem.
reason-why-not-later-sequence = Skupina s počtem bodů { $bracket }: stejně dobré, ale pořadí dvojic ve skupině k tomu dospěje později.

# Systémy roku 2026, v nichž jsou koly zápasy.
reason-why-not-following = Skupina s počtem bodů { $bracket }: další bodová skupina by potřebovala { $forced } přesunutých zdola místo { $best }.
reason-why-not-floated = Skupina s počtem bodů { $bracket }: přesunutých zdola, kteří byli přesunuti i v minulém kole: { $forced } místo { $best }.
reason-why-not-floated-opponents = Skupina s počtem bodů { $bracket }: soupeřů přesunutých zdola, kteří byli v minulém kole přesunuti: { $forced } místo { $best }.
reason-why-not-later-identifier = Skupina s počtem bodů { $bracket }: stejně dobré, ale identifikátor je větší.
