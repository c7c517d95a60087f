# Co potřebuje každá obrazovka: slova rozhodčího, záhlaví sloupců, počty, oznámení.

word-event = Turnaj
word-player = Hráč
word-pairing-number = Startovní číslo
word-licence = Registrační číslo
word-rating = Rating FIDE
word-national-rating = Národní rating
word-title = Titul
word-federation = Federace
word-round = Kolo
word-pairing = Nasazení kola
word-board = Šachovnice
word-colour = Barva
word-result = Výsledek
word-points = Body
word-bye = Volný los
word-forfeit = Kontumace
word-adjourned = Odložená partie
word-withdrawn = Odstoupil
word-absent = Nepřítomen
word-downfloat = Přesun dolů
word-upfloat = Přesun nahoru
word-score-group = Bodová skupina
word-bracket = Nasazovací skupina
word-colour-preference = Přednost v barvě
word-tie-break = Pomocné hodnocení
word-step = Krok
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
    [0] všechny výsledky jsou zapsány
    [one] chybí { $count } výsledek
    [few] chybějí { $count } výsledky
   *[other] chybí { $count } výsledků
}
word-round-number = { $round }. kolo
word-board-number = { $board }. šachovnice

screen-too-small = Tato obrazovka má { $width } × { $height } znaků. hakem potřebuje { $columns } × { $rows }: zvětšete okno nebo zvolte menší písmo.

slogan = konzole šachového rozhodčího
head-past = prohlížíte krok { $step }
head-damaged = POŠKOZENO, jen čtení
head-stale = ZASTARALÉ, jen čtení
head-following = jen čtení, sleduje se
head-cut-off = bez spojení
head-unshared = { $count } nesdíleno
head-shared = sdíleno
head-mirror-lost = DRUHÁ SLOŽKA CHYBÍ
head-unsaved = { $count ->
    [one] { $count } zápis neuložen
    [few] { $count } zápisy neuloženy
   *[other] { $count } zápisů neuloženo
}
head-conflicts = k vyřešení: { $count }
head-undecided = k rozhodnutí: { $count }

undo-nothing = Není co vzít zpět.
undo-done = Vzato zpět: { $what }
undo-published-title = Sundat { $round }. kolo z nástěnky?
undo-published = Nasazení je zveřejněno a lidé je viděli. V záznamu zůstane a lze je vrátit.
redo-nothing = Není co opakovat.
redo-done = Provedeno znovu: { $what }
branch-taken-back = Větev byla vrácena až po krok: { $what }
past-refused = Minulý stav nelze měnit. Nejprve se vraťte do přítomnosti (Esc).
paste-refused = Zde se nic nepíše, proto nebylo nic vloženo. Nejprve otevřete formulář nebo hledání.
typed-ahead = Klávesy stisknuté dřív, než se otázka dala přečíst, na ni neodpověděly. Odpovězte teď.
terminal-torn = Terminál začal posílat zprávu a nedokončil ji. Klávesy stisknuté v těch vteřinách nebyly přijaty: zkontrolujte poslední zápisy.
mirror-set = Soubor turnaje se nyní ukládá i tam.
mirror-ended = Druhá kopie souboru turnaje se už neukládá.
language-not-kept = Jazyk se nepodařilo uložit pro příští spuštění. Zvolte jej potom znovu.
lots-all-drawn = Všichni hráči už mají los. Los se netahá dvakrát.

head-saved = uloženo
next-open = otevře turnaj u kurzoru; n začne nový
next-present = vrátí se do přítomnosti
next-read-only = opustí turnaj; tady ho lze jen číst
next-turn = přejde na { $round }. kolo
next-players = Hráči: zapište, kdo hraje
next-register = zapíše hráče
next-teams = Hráči: t ukáže družstva; zapište je
next-team-list = ukáže družstva; klávesa a tam zapíše další
next-register-team = zapíše další družstvo v pořadí šachovnic
next-numbers = vylosuje čísla; n zadá ta, která si hráči vylosovali
next-numbers-there = Nasazení: je třeba vylosovat čísla
next-draw = vylosuje barvu čísla 1
next-pair = nasadí { $round }. kolo
next-pair-table = nasadí { $round }. kolo; klávesa a zveřejní všechna kola naráz
next-pair-there = Nasazení: { $round }. kolo čeká na nasazení
next-review = Nasazení: { $round }. kolo je návrh; prohlédněte a zveřejněte je
next-publish = zveřejní { $round }. kolo; n jde na další k posouzení
next-pair-again = nasadí { $round }. kolo znovu: po návrhu někdo přišel nebo odešel
next-pair-again-there = Nasazení: po návrhu { $round }. kola někdo přišel nebo odešel; nasaďte je znovu
next-bye = dá volný los hráči bez místa
next-meet = nasadí dva z { $count ->
    [one] { $count } hráče
   *[other] { $count } hráčů
} bez místa
done-and-more = { $first } a { $more ->
    [one] ještě jeden zápis
    [few] ještě { $more } zápisy
   *[other] ještě { $more } zápisů
} (L)
next-slip = ukončí lístky. Číslo šachovnice, pak +, - nebo *; { $count ->
    [one] chybí jeden
    [few] chybějí { $count }
   *[other] chybí { $count }
}
next-match-scores = zadá skóre zápasů; nebo u zápasu napište 2,5 a Enter
next-print = vytiskne listiny, které jsou na řadě; W je uloží do souborů
next-results = Výsledky: { $count ->
    [one] chybí jeden výsledek { $round }. kola
    [few] chybějí { $count } výsledky { $round }. kola
   *[other] chybí { $count } výsledků { $round }. kola
}
next-result = vyhrál bílý, { $black } černý, { $draw } remíza; { $count ->
    [one] jeden chybí
    [few] { $count } chybějí
   *[other] { $count } chybí
}
next-settle = jde na další rozpor, Enter jej vyřeší; k vyřešení { $count }
next-conflicts = Výsledky: { $count ->
    [one] jeden rozpor k vyřešení
    [few] { $count } rozpory k vyřešení
   *[other] { $count } rozporů k vyřešení
}
next-finished = Pořadí: všechna kola jsou odehrána
next-close = uzavře turnaj: co chybí, potom jedna složka se vším
next-close-there = Nástěnka: uzavření turnaje
read-only-refused = Tento turnaj je otevřen jen ke čtení. Chcete-li jej měnit, uložte kopii (F12).
next-closed = opustí uzavřený turnaj
next-decide = přidá partie zápasu { $one } – { $other }, nebo rozhodne
next-decide-there = jde na { $one } – { $other }: nerozhodný zápas
next-decide-results = Výsledky: zápas { $one } – { $other } čeká na rozhodnutí
next-contradicted = ponechá sehraný zápas v platnosti, nebo jej nasadí znovu
next-contradicted-there = jde na { $one } – { $other }: další kolo bylo nasazeno jinak
next-contradicted-results = Výsledky: { $one } – { $other } po opravě; další kolo bylo nasazeno jinak
next-play-off = připraví další krok rozehrávky
next-play-off-there = Pořadí: další krok rozehrávky
next-tied = rozehrávka, je-li vyhlášena: o první místo se dělí { $count }
next-final = zahájí finále skupin
dead-here = { $key } ({ $what }) teď nic nedělá: { $why }
dead-elsewhere = { $key } tu nic nedělá. Jinde ({ $pane }, { $there }) znamená: { $what }
dead-nowhere = { $key } tu nemá význam. ? ukáže klávesy, F2 všechny příkazy.
dead-dialog = { $key } tu nic nedělá. Klávesy, které fungují, jsou v rámečku a pod ním.
dead-not-now = na to, co je vidět, se nehodí
finder-take = vzít
finder-next = další nález
finder-anew = hledat znovu
finder-what = jméno, číslo, reg. číslo nebo šachovnice
finder-none = nic nenalezeno
finder-count = { $turn } z { $count }
# A player who is found in another section of the festival.
finder-elsewhere = v sekci { $section }: { $name }
palette-none = „{ $typed }“ neobsahuje žádný příkaz ani hráč. Napište méně, nebo Esc.
next-guide = provede vás jedním kolem ukázkového turnaje; n založí vlastní
round-first = { $round }. kolo je první.
round-last = Po { $round }. kole zatím není co ukázat.

# Co trvá dlouho, běží vedle konzole.

working-on = ukončit probíhající nasazování, nic se nezapíše; zatím lze všechno číst
working-on-held = { $count ->
    [one] ukončit probíhající nasazování, nic se nezapíše; čeká na ně jedna klávesa
    [few] ukončit probíhající nasazování, nic se nezapíše; čekají na ně { $count } klávesy
   *[other] ukončit probíhající nasazování, nic se nezapíše; čeká na ně { $count } kláves
}
working-key-end = ukončit nasazování
working-ended = Nasazování je ukončeno. Nic se nezměnilo.
working-ended-held = { $count ->
    [one] Nasazování je ukončeno. Nic se nezměnilo; klávesa, která na ně čekala, se zahodila.
    [few] Nasazování je ukončeno. Nic se nezměnilo; { $count } klávesy, které na ně čekaly, se zahodily.
   *[other] Nasazování je ukončeno. Nic se nezměnilo; { $count } kláves, které na ně čekaly, se zahodilo.
}
working-refused = Probíhá nasazování turnaje, jak je teď, proto nelze nic měnit. Počkejte na ně, nebo je ukončete klávesou Esc.
working-failed = Nasazování se nepodařilo dokončit: počítači chybí místo, nebo je chyba v programu. Nic se nezměnilo; zkuste to znovu.
