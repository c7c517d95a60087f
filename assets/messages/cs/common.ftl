# Pro všechny obrazovky: slova rozhodčího, záhlaví sloupců, počty, oznámení.

word-event = Turnaj
word-player = Hráč
word-pairing-number = Startovní číslo
word-licence = Registrační číslo
word-rating = Rating FIDE
word-national-rating = Národní rating
word-title = Titul
word-federation = Federace
word-round = Kolo
word-pairing = Nasazení
word-board = Šachovnice
word-colour = Barva
word-result = Výsledek
word-points = Body
word-bye = Volný los
word-forfeit = Kontumace
word-adjourned = Přerušená partie
word-withdrawn = Odstoupení
word-absent = Nepřítomnost
word-downfloat = Přesun dolů
word-upfloat = Přesun vzhůru
word-score-group = Bodové seskupení
word-bracket = Seskupení
word-colour-preference = Přednost v barvě
word-tie-break = Pomocné hodnocení
word-step = Záznam
word-branch = Větev
word-correction = Oprava

column-board = Š.
column-board-short = Š.
column-pairing-number = Č.
column-licence = Reg. č.
column-title = Tit.
column-name = Jméno
column-rating = Elo
column-national-rating = Nár.
column-ukd = UKD
column-federation = Fed.
column-born = Nar.
column-result = Výsl.
column-points = Body
column-points-short = B.
column-place = Poř.
column-team = Družstvo
column-group = Skupina
column-match = Zápas
column-match-board = V zápase
column-team-board = V družstvu
column-games = Partie
column-percent = %
column-round = Kolo
column-slot = Místo
column-colour = Bar.
column-colour-short = Ba
column-opponent = Soupeř
column-float = Přes.

count-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
count-teams = { $count ->
    [one] { $count } družstvo
    [few] { $count } družstva
   *[other] { $count } družstev
}
count-boards = { $count ->
    [one] { $count } šachovnice
    [few] { $count } šachovnice
   *[other] { $count } šachovnic
}
count-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
count-missing-results = { $count ->
    [0] všechny výsledky zadány
    [one] chybí { $count } výsledek
    [few] chybějí { $count } výsledky
   *[other] chybí { $count } výsledků
}
word-round-number = { $round }. kolo
word-board-number = { $board }. šachovnice

screen-too-small = Terminál má { $width } × { $height } znaků; hakem potřebuje { $columns } × { $rows }. Zvětšete okno nebo zvolte menší písmo.

slogan = konzole šachového rozhodčího
list-and = a
head-past = zobrazen záznam { $step }
head-damaged = POŠKOZENO, jen čtení
head-stale = ZASTARALÉ, jen čtení
head-following = jen čtení, sleduje se
head-desk = jen výsledky
head-cut-off = offline
head-unshared = nesynchronizováno: { $count }
head-shared = synchronizováno
head-proved = prokázáno
head-mirror-lost = CHYBÍ ZÁLOŽNÍ SLOŽKA
head-unsaved = { $count ->
    [one] { $count } záznam neuložen
    [few] { $count } záznamy neuloženy
   *[other] { $count } záznamů neuloženo
}
head-conflicts = { $count ->
    [one] { $count } rozpor
    [few] { $count } rozpory
   *[other] { $count } rozporů
}
head-undecided = nerozhodnuto: { $count }

undo-nothing = Není co vrátit zpět.
undo-done = Vráceno zpět: { $what }
undo-published-title = Zrušit zveřejnění { $round }. kola?
undo-published = Nasazení je zveřejněno a hráči je mohli vidět. Zůstane v historii a lze je obnovit.
redo-nothing = Není co provést znovu.
redo-done = Provedeno znovu: { $what }
branch-restored = Větev obnovena až po záznam: { $what }
past-refused = Minulý stav nelze měnit. Nejprve se vraťte k současnému stavu (Esc).
paste-refused = Není otevřeno žádné textové pole, nic nebylo vloženo. Nejprve otevřete formulář nebo hledání.
typed-ahead = Klávesy stisknuté před zobrazením otázky se nepoužily. Odpovězte nyní.
terminal-torn = Z terminálu přišla neúplná data: klávesy stisknuté v posledních sekundách se nepoužily. Zkontrolujte poslední záznamy.
mirror-set = Soubor turnaje se nyní ukládá i do záložní složky.
mirror-ended = Soubor turnaje se už do záložní složky neukládá.
language-not-kept = Volbu jazyka se nepodařilo uložit. Při příštím spuštění ji zopakujte.
lots-all-drawn = Všichni už mají číslo losu; losuje se jen jednou.

head-saved = uloženo
next-open = otevře turnaj u kurzoru; n založí nový
next-import = nabídne import souboru u kurzoru; n založí nový turnaj
next-present = zobrazí současný stav
next-read-only = opustí turnaj otevřený jen ke čtení
next-turn = zobrazí { $round }. kolo
next-players = Hráči: přihlaste hráče
next-register = přihlásí hráče
next-teams = Hráči: otevřete seznam družstev (t) a přihlaste je
next-team-list = otevře seznam družstev; klávesou a v něm přihlásíte družstvo
next-register-team = přihlásí další družstvo, hráče v pořadí šachovnic
next-numbers = vylosuje startovní čísla; ,n zadá čísla, která si vylosovali hráči
next-numbers-there = Nasazení: vylosujte startovní čísla
next-draw = vylosuje počáteční barvu (startovní číslo 1)
next-pair = nasadí { $round }. kolo
next-pair-table = nasadí { $round }. kolo; ,a zveřejní všechna kola najednou
next-pair-there = Nasazení: nasaďte { $round }. kolo
next-review = Nasazení: zkontrolujte a zveřejněte návrh { $round }. kola
next-publish = zveřejní { $round }. kolo
next-publish-flagged = zveřejní { $round }. kolo; n přejde na další šachovnici s upozorněním
next-pair-again = znovu nasadí { $round }. kolo: po návrhu se změnila účast
next-pair-again-there = Nasazení: po návrhu { $round }. kola se změnila účast; nasaďte je znovu
next-bye = dá volný los hráči bez dvojice
next-meet = spáruje dva z { $count ->
    [one] { $count } hráče
   *[other] { $count } hráčů
} bez dvojice
done-and-more = { $first } a { $more ->
    [one] ještě jeden záznam
    [few] ještě { $more } záznamy
   *[other] ještě { $more } záznamů
} (L)
next-slip = ukončí zadávání z lístků. Číslo šachovnice, pak +, - nebo *; { $count ->
    [one] chybí jeden výsledek
    [few] chybějí { $count } výsledky
   *[other] chybí { $count } výsledků
}
next-match-scores = zadá skóre zápasů; nebo u zápasu napište 2,5 a Enter
next-print = vytiskne listiny, které jsou na řadě; W je uloží do souborů
next-print-more = vytiskne listiny na řadě i další označené; W je uloží do souborů
next-print-close = vytiskne listiny na řadě; W je uloží do souborů; ,C uzavře turnaj
next-results = Výsledky: { $count ->
    [one] chybí jeden výsledek { $round }. kola
    [few] chybějí { $count } výsledky { $round }. kola
   *[other] chybí { $count } výsledků { $round }. kola
}
next-result = vyhrál bílý, { $black } vyhrál černý, { $draw } remíza; { $count ->
    [one] chybí jeden výsledek
    [few] chybějí { $count } výsledky
   *[other] chybí { $count } výsledků
}
next-settle = přejde na další rozpor, Enter jej vyřeší; nevyřešeno: { $count }
next-conflicts = Výsledky: { $count ->
    [one] jeden rozpor k vyřešení
    [few] { $count } rozpory k vyřešení
   *[other] { $count } rozporů k vyřešení
}
next-adjourned = zadá výsledek přerušené partie na šachovnici { $board }
next-adjourned-there = přejde na šachovnici { $board }, jejíž partie je přerušena
next-adjourned-results = Výsledky: partie { $round }. kola na šachovnici { $board } je přerušena
next-finished = Pořadí: všechna kola jsou odehrána
next-close = uzavře turnaj: vypíše, co chybí, a pak uloží závěrečnou složku
next-close-there = Tisk: uzavřete turnaj
read-only-refused = Tento turnaj je otevřen jen ke čtení. Chcete-li ho měnit, uložte kopii (F12).
next-closed = opustí uzavřený turnaj
next-decide = přidá partie zápasu { $one } – { $other }, nebo určí jeho výsledek
next-decide-there = přejde na zápas { $one } – { $other }: nerozhodný zápas čeká na rozhodnutí
next-decide-results = Výsledky: nerozhodný zápas { $one } – { $other } v { $round }. kole čeká na rozhodnutí
next-contradicted = ponechá sehraný zápas v platnosti, nebo jej nasadí znovu
next-contradicted-there = přejde na zápas { $one } – { $other }: další kolo neodpovídá opravenému výsledku
next-contradicted-results = Výsledky: zápas { $one } – { $other } v { $round }. kole po opravě; další kolo mu neodpovídá
next-play-off = připraví další krok rozehrávky
next-play-off-there = Pořadí: další krok rozehrávky
next-tied = připraví rozehrávku, určují-li ji propozice: o první místo se dělí { $count }
next-final = zahájí finále postupujících ze skupin
dead-here = { $key } ({ $what }) teď nelze použít: { $why }
dead-elsewhere = { $key } se tu nepoužívá. Obrazovka { $pane } ({ $there }): { $what }
dead-nowhere = { $key } se tu nepoužívá. ? vypíše klávesy, F2 všechny příkazy.
dead-dialog = { $key } se tu nepoužívá. Platné klávesy jsou v rámečku a pod ním.
dead-not-now = Na tomto řádku není k dispozici. Dostupné příkazy vypíše nabídka (,).
finder-take = vybrat
finder-next = další nález
finder-new = nové hledání
finder-what = jméno, číslo, reg. číslo, šachovnice
finder-none = nic nenalezeno
finder-count = { $turn }/{ $count }
# A player who is found in another section of the festival.
finder-elsewhere = v sekci { $section }: { $name }
palette-none = Textu „{ $typed }“ neodpovídá žádný příkaz ani hráč. Zkraťte hledání, nebo stiskněte Esc.
next-guide = projde s vámi jedno kolo ukázkového turnaje; n založí vlastní turnaj
round-first = { $round }. kolo je první.
round-last = { $round }. kolo je zatím poslední.

# Dlouhé výpočty na pozadí.

working-on = zruší probíhající nasazování, nic se nezapíše; obrazovky lze zatím prohlížet
working-on-held = { $count ->
    [one] zruší probíhající nasazování, nic se nezapíše; ve frontě je jedna klávesa
    [few] zruší probíhající nasazování, nic se nezapíše; ve frontě jsou { $count } klávesy
   *[other] zruší probíhající nasazování, nic se nezapíše; ve frontě je { $count } kláves
}
working-key-end = zrušit nasazování
working-ended = Nasazování zrušeno. Nic se nezměnilo.
working-ended-held = { $count ->
    [one] Nasazování zrušeno. Nic se nezměnilo; čekající klávesa se zahodila.
    [few] Nasazování zrušeno. Nic se nezměnilo; { $count } čekající klávesy se zahodily.
   *[other] Nasazování zrušeno. Nic se nezměnilo; { $count } čekajících kláves se zahodilo.
}
working-refused = Probíhá nasazování, nelze nic měnit. Počkejte, nebo je zrušte klávesou Esc.
working-failed = Výpočet se nepodařilo dokončit: nestačí paměť, nebo je chyba v programu. Nic se nezměnilo; zkuste to znovu.
