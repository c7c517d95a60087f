# Proč spolu dva hráči nehrají: viz WhyNot v jádru. { $best } má nasazené kolo, { $forced } by mělo kolo s touto
# dvojicí.

reason-why-not-paired = Tato dvojice je součástí nasazení: { $players }.
reason-why-not-absent = Alespoň jeden z těchto hráčů se v tomto kole nenasazuje: { $players }.
reason-why-not-incomplete = S touto dvojicí se nenašlo nasazení ostatních hráčů: { $players }.
reason-why-not-breaches = Počet porušení pravidla: { $forced } místo { $best }.
reason-why-not-table = Dvojice tohoto kola určuje tabulka systému, ne výsledky.
reason-why-not-later = Žádné pravidlo pro jednotlivou dvojici není porušeno častěji, ale předepsaný postup dospěje dříve k tomuto nasazení.
reason-why-not-bracket-breaches = Seskupení { $bracket } b., počet porušení pravidla: { $forced } místo { $best }.
reason-why-not-bracket-later = Seskupení { $bracket } b.: žádné pravidlo pro jednotlivou dvojici není porušeno častěji, ale předepsaný postup dospěje dříve k jinému nasazení.

# Švýcarský systém (Dutch) 2026, kritérium po kritériu.
reason-why-not-bye-score = Volný los by měl hráč s { $forced } b. místo { $best } b.
reason-why-not-left-over = Seskupení { $bracket } b., počet hráčů bez dvojice: { $forced } místo { $best }.
reason-why-not-left-over-scores = Seskupení { $bracket } b., počet hráčů s počtem bodů { $score } přesunutých dolů: { $forced } místo { $best }.
reason-why-not-next-left-over = Seskupení { $bracket } b., počet hráčů bez dvojice v dalším seskupení: { $forced } místo { $best }.
reason-why-not-next-left-over-scores = Seskupení { $bracket } b., počet hráčů s počtem bodů { $score } bez dvojice v dalším seskupení: { $forced } místo { $best }.
reason-why-not-c9 = Seskupení { $bracket } b., počet neodehraných partií hráče s volným losem: { $forced } místo { $best }.
reason-why-not-c10 = Seskupení { $bracket } b., hráčů s více než 50 % bodů nebo jejich soupeřů s rozdílem v barvách nad dvě: { $forced } místo { $best }.
reason-why-not-c11 = Seskupení { $bracket } b., hráčů s více než 50 % bodů nebo jejich soupeřů se stejnou barvou třikrát za sebou: { $forced } místo { $best }.
reason-why-not-preferences = Seskupení { $bracket } b., neuplatněných předností v barvě: { $forced } místo { $best }.
reason-why-not-c13 = Seskupení { $bracket } b., neuplatněných silných předností v barvě: { $forced } místo { $best }.
reason-why-not-c14 = Seskupení { $bracket } b., přesunů dolů ve dvou po sobě jdoucích kolech: { $forced } místo { $best }.
reason-why-not-c15 = Seskupení { $bracket } b., přesunů vzhůru ve dvou po sobě jdoucích kolech: { $forced } místo { $best }.
reason-why-not-c16 = Seskupení { $bracket } b., přesunů dolů jako před dvěma koly: { $forced } místo { $best }.
reason-why-not-c17 = Seskupení { $bracket } b., přesunů vzhůru jako před dvěma koly: { $forced } místo { $best }.
reason-why-not-c18 = Seskupení { $bracket } b., hráčů s počtem bodů { $score }, kteří se po přesunu dolů v předchozím kole přesouvají dál: { $forced } místo { $best }.
reason-why-not-c19 = Seskupení { $bracket } b., hráčů s přesunem vzhůru v předchozím kole a soupeřem s počtem bodů { $score }: { $forced } místo { $best }.
reason-why-not-c20 = Seskupení { $bracket } b., hráčů s počtem bodů { $score }, kteří se po přesunu dolů před dvěma koly přesouvají dál: { $forced } místo { $best }.
reason-why-not-c21 = Seskupení { $bracket } b., hráčů s přesunem vzhůru před dvěma koly a soupeřem s počtem bodů { $score }: { $forced } místo { $best }.
reason-why-not-dutch-2017-differences = Sloučené poslední seskupení od { $bracket } b., počet rozdílů { $score } b.: { $forced } místo { $best }.
reason-why-not-later-moved-down = Seskupení { $bracket } b.: stejně dobré, ale nasazení hráči přesunutí dolů jsou v pořadí později.
reason-why-not-later-opponents = Seskupení { $bracket } b.: stejně dobré, ale soupeři hráčů přesunutých dolů jsou v pořadí později.
reason-why-not-later-exchange = Seskupení { $bracket } b.: stejně dobré, ale až po pozdější výměně mezi S1 a S2.
reason-why-not-later-transposition = Seskupení { $bracket } b.: stejně dobré, ale až po pozdějším přemístění v S2.

# Švýcarské systémy (Dutch) 2009 a 1992.
reason-why-not-dutch-joined = Seskupení { $bracket } b.: muselo by se s ním sloučit nejnižší seskupení.
reason-why-not-dutch-for-lowest = Seskupení { $bracket } b.: muselo by se sestavit znovu kvůli nejnižšímu seskupení.
reason-why-not-dutch-other-floaters = Seskupení { $bracket } b.: dolů by se museli přesunout jiní hráči, aby šlo sestavit další seskupení.
reason-why-not-dutch-left = Seskupení { $bracket } b., počet hráčů bez dvojice: { $forced } místo { $best }.
reason-why-not-dutch-lifted = Seskupení { $bracket } b.: pro hráče s více než 50 % bodů by se muselo upustit od omezení barev.
reason-why-not-dutch-strong-given-up = Seskupení { $bracket } b.: silné přednosti v barvě by se nemohly považovat za absolutní.
reason-why-not-dutch-colours = Seskupení { $bracket } b., dvojic, které smějí odporovat přednosti v barvě: { $forced } místo { $best }.
reason-why-not-dutch-later-left = Seskupení { $bracket } b.: stejně dobré, ale bez dvojice by zůstali { $forced } místo { $best }, což je v pořadí později.
reason-why-not-dutch-floats = Seskupení { $bracket } b.: muselo by se upustit od více kritérií B.5 a B.6.
reason-why-not-dutch-later-order = Seskupení { $bracket } b.: stejně dobré, ale později v pořadí přemístění a výměn.
reason-why-not-dutch-against = Seskupení { $bracket } b., dvojic proti přednosti v barvě: { $forced } místo { $best }.
reason-why-not-dutch-float-breaches = Seskupení { $bracket } b., přesunů proti B.5 a B.6: { $forced } místo { $best }.
reason-why-not-dutch-procedure = Seskupení { $bracket } b.: upustilo by se od méně požadavků, ale postup dospěje dříve k jinému nasazení: hráče přesunuté dolů nasazuje před ostatními a k nižším seskupením nepřihlíží.
reason-why-not-dutch-redone = Seskupení { $bracket } b.: upustilo by se od méně požadavků, ale toto seskupení bylo sestaveno znovu kvůli dalšímu.

# The Dubov and Burstein systems of 2026.
reason-why-not-upfloaters = Seskupení { $bracket } b., počet přesunů vzhůru: { $forced } místo { $best }.
reason-why-not-upfloater-scores = Seskupení { $bracket } b., přesunů vzhůru hráčů s počtem bodů { $score }: { $forced } místo { $best }.
reason-why-not-maximum-upfloaters = Seskupení { $bracket } b., přesunů vzhůru hráčů, kteří už dosáhli nejvyššího počtu: { $forced } místo { $best }.
reason-why-not-upfloats = Seskupení { $bracket } b., dřívějších přesunů vzhůru hráčů, kteří dosáhli nejvyššího počtu: { $forced } místo { $best }.
reason-why-not-upfloated-last = Seskupení { $bracket } b., přesunů vzhůru ve dvou po sobě jdoucích kolech: { $forced } místo { $best }.
reason-why-not-later-upfloaters = Seskupení { $bracket } b.: stejně dobré, ale přesunutí vzhůru jsou v pořadí později.
reason-why-not-later-subgroups = Seskupení { $bracket } b.: stejně dobré, ale později v pořadí přechodů mezi podskupinami a přemístění.
reason-why-not-bye-games = Volný los by měl hráč s počtem partií { $forced } místo { $best }.
reason-why-not-bye-number = Volný los by měl hráč s menším startovním číslem.
reason-why-not-later-sequence = Seskupení { $bracket } b.: stejně dobré, ale později v pořadí nasazení v seskupení.

# Systémy roku 2026, v nichž jsou koly zápasy.
reason-why-not-following = Seskupení { $bracket } b., přesunů vzhůru potřebných pro další bodové seskupení: { $forced } místo { $best }.
reason-why-not-floated = Seskupení { $bracket } b., přesunů vzhůru s přesunem už v předchozím kole: { $forced } místo { $best }.
reason-why-not-floated-opponents = Seskupení { $bracket } b., soupeřů přesunutých vzhůru, s přesunem v předchozím kole: { $forced } místo { $best }.
reason-why-not-later-identifier = Seskupení { $bracket } b.: stejně dobré, ale s větším identifikátorem.
