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
column-pairing-number = Č.
column-licence = Reg. č.
column-title = Tit.
column-name = Jméno
column-rating = Elo
column-national-rating = Nár.
column-federation = Fed.
column-result = Výsl.
column-points = Body
column-place = Poř.
column-round = Kolo
column-colour = Bar.
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
round-number = { $round }. kolo
board-number = { $board }. šachovnice

screen-too-small = Obrazovka má { $columns } × { $rows } znaků. hakem potřebuje { $needed-columns } × { $needed-rows }: zvětšete okno nebo zvolte menší písmo.

notice-read-only = Tento turnaj je otevřen v jiném okně, zde je jen pro čtení. Chcete-li pokračovat zde, zavřete druhé okno.
notice-torn = Poslední řádek souboru turnaje byl useknut, jako při výpadku proudu, a byl vynechán. Vše před ním je zachováno: zkontrolujte poslední zápis.
notice-not-saved = Neuloženo: { $cause }. Můžete pokračovat; uvolněte místo na disku nebo zvolte jinou složku a uložte znovu.
notice-mirror-lost = Druhou kopii ve složce { $folder } se nepodařilo zapsat. Samotný soubor turnaje je v pořádku; znovu připojte disk nebo zvolte jinou složku.
notice-past = Prohlížíte krok { $step }. Zde nelze nic měnit; Esc vede zpět.
notice-clipped = Bylo vloženo příliš mnoho textu. Převzato je jen prvních { $count } znaků.
