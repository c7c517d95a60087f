# Zadávání výsledků a opravy v kterémkoli kole.

column-white = Bílý
column-black = Černý

results-white-wins = bílý vyhrál
results-black-wins = černý vyhrál
results-draw = remíza
results-forfeit = kontumace
results-others = jiné výsledky
results-correct = opravit
results-missing-only = jen chybějící
results-slip = zadávání z lístků
results-verify = ověřit
results-import = importovat
results-clear = smazat, nahoru
results-settle = vyřešit / přeskočit
results-next-conflict = další k vyřešení
results-undo-key = zrušit klávesu
results-slip-ends = konec lístků
results-slip-keys = + bílý  - černý  * remíza   f+ f- f* kontumace   o jiné
# Letters of the sections of a festival.
results-slip-sections = { $first }–{ $last } sekce
results-slip-last = Poslední zápisy: { $entries }
results-no-conflicts = Žádné výsledky si neodporují.
results-nothing-to-clear = Zde ani na řádku výše není zapsán výsledek.
results-number-first = Nejdříve zadejte číslo šachovnice číslicemi (na některých klávesnicích se Shiftem), pak výsledek.
results-no-meaning = Klávesa { $key } se při zadávání z lístků nepoužívá. Zadejte číslo šachovnice, pak + - * nebo f; Esc končí.
results-slip-cleared = Odmítnutý zápis smazán. Další Esc ukončí zadávání z lístků.
results-slips-left = Zadávání z lístků skončilo. Po pohybu kurzoru jsou číslice opět výsledky; ,s v něm pokračuje.
results-slips-just-left = Klávesa { $key } se nepoužila: zadávání z lístků právě skončilo. Přesuňte kurzor na šachovnici, nebo v něm pokračujte (,s).
results-conflicts = { $count ->
    [one] Jeden rozpor: šachovnice { $boards } (n, pak Enter)
    [few] { $count } rozpory: šachovnice { $boards } (n, pak Enter)
   *[other] { $count } rozporů: šachovnice { $boards } (n, pak Enter)
}
results-conflicts-elsewhere = { $round }. kolo: { $boards }

results-doubt = Šachovnice { $board } už má jiný výsledek, který platí dál. Výsledek opravíte klávesou c; rozpor vyřešíte: n, pak Enter.
results-verify-differs = Šachovnice { $board }: druhé zadání se liší od prvního. Rozpor vyřešte: n, pak Enter.
results-verify-missing = Šachovnice { $board } nemá výsledek k ověření. Ukončete ověřování (V) a výsledek zapište.
results-not-a-result = { $key } není výsledek. { $white } vyhrál bílý, { $black } vyhrál černý, { $draw } remíza.
results-forfeit-how = Kontumace: { $white } vyhrává bílý, { $black } vyhrává černý, { $draw } oboustranná; Esc ruší.
results-num-lock = Num Lock je vypnutý: místo číslice přišla klávesa { $key }. Zapněte jej; kurzor zůstal na místě.
results-num-lock-slip = Klávesa { $key } se při zadávání z lístků nepoužívá (Esc je ukončí). Pro číslice numerické klávesnice zapněte Num Lock.
results-others-title = Šachovnice { $board }: jiné výsledky
results-keep = Ponechat { $result }
results-said-by = { $result } (zadání: { $name })
results-take = Přijmout { $result }
results-settle-title = Šachovnice { $board }: který výsledek je správný?
results-no-board = Taková šachovnice není. Čísla šachovnic jsou 1–{ $last }.
results-not-paired = { $round }. kolo ještě není nasazeno. Nasaďte je na obrazovce Nasazení (F6).
results-draft = { $round }. kolo je zatím návrh. Zveřejněte je na obrazovce Nasazení (F6), pak zadejte výsledky.
results-tally = zadáno { $sum }/{ $total }
results-paper = porovnat s papírem
results-note = poznámka
tally-penalty = trest
tally-unrated = nez.
tally-title = { $round }. kolo: porovnání s papírem
tally-how = Spočítejte výsledky na papíře. Pro každý sloupec zadejte číslo, čísla oddělte mezerou; Enter porovná. Chybějící čísla na konci jsou 0.
tally-type-counts = Nejdříve zadejte počty tohoto řádku.
tally-too-many = Počty převyšují počet šachovnic na řádku. Spočítejte je znovu.
tally-agrees = ✓ Papír se shoduje se zadanými výsledky ({ $count }). Enter zavře.
tally-differs = ✗ Papír se liší: { $difference }. Počítejte po deseti šachovnicích.
tally-block = ✗ Zkontrolujte šachovnice { $boards }: { $difference }. Enter tam přejde.
tally-block-left = ✗ Ostatní bloky se shodují: zkontrolujte šachovnice { $boards }. Enter tam přejde.
tally-look = Jedna ze šachovnic { $boards } má na papíře jiný výsledek.
tally-key-next = další počet
tally-key-compare = porovnat
results-closed = { $round }. kolo je uzavřené: číslo přejde na šachovnici, c opraví výsledek, V ověřuje.
results-number-by-slip = Číslice jsou zde výsledky. Číslo šachovnice zadáte po klávese ,s.
results-only-missing = Jen šachovnice s chybějícím nebo rozporným výsledkem; m ukáže všechny.
results-complete = Všechny výsledky jsou zadány.
results-undecided = { $count ->
    [one] Jeden zápas skončil nerozhodně a musí být rozhodnut (n, pak ,d): šachovnice { $boards }
    [few] { $count } zápasy skončily nerozhodně a musí být rozhodnuty (n, pak ,d): šachovnice { $boards }
   *[other] { $count } zápasů skončilo nerozhodně a musí být rozhodnuto (n, pak ,d): šachovnice { $boards }
}
results-missing = { $count ->
    [one] Chybí { $count } výsledek: šachovnice { $boards }
    [few] Chybějí { $count } výsledky: šachovnice { $boards }
   *[other] Chybí { $count } výsledků: šachovnice { $boards }
}
results-mode-forfeit = KONTUMACE: { $white }, { $black } nebo { $draw }
results-mode-verify = OVĚŘENÍ: zadejte všechny výsledky znovu. Shodné: { $verified }, odlišné: { $differing }. V končí.

correct-title = { $round }. kolo, šachovnice { $board }: změnit { $result } na …
correct-title-missing = { $round }. kolo, šachovnice { $board }: zadat výsledek
correct-card-title = { $round }. kolo, šachovnice { $board }: { $old } → { $new }
correct-colours = barvy byly přehozené
correct-record = Zapsat; použije se pro další nasazení
correct-undo-unplayed = Zapsat a znovu nasadit { $round }. kolo (zatím bez výsledků)
correct-undo-later = Zapsat, zrušit vše od { $round }. kola a nasadit znovu (zrušená kola zůstanou jako větev)
correct-rating-only = Pro nasazení pozdě: zapsat jen pro zprávu pro rating ({ $article })
correct-same-pairing = { $round }. kolo: stejné nasazení.
correct-other-pairing = { $count ->
    [0] { $round }. kolo: jiný volný los
    [one] { $round }. kolo: změnila by se jedna šachovnice; nyní:
    [few] { $round }. kolo: změnily by se { $count } šachovnice; nyní:
   *[other] { $round }. kolo: změnilo by se { $count } šachovnic; nyní:
}
correct-other-bye = volný los: { $then } → { $now }
correct-other-numbers = { $count ->
    [one] Změnilo by se jedno startovní číslo { $round }. kola:
    [few] Změnila by se { $count } startovní čísla { $round }. kola:
   *[other] Změnilo by se { $count } startovních čísel { $round }. kola:
}
correct-same-places = Pořadí se nemění.
correct-other-places = { $count ->
    [one] Změní se jedno umístění:
    [few] Změní se { $count } umístění:
   *[other] Změní se { $count } umístění:
}
correct-score = Které skóre je správné?
correct-score-how = Body prvního družstva (2,5) nebo obou družstev (2,5-1,5).
correct-score-title = { $round }. kolo: { $old } → { $new }
correct-reason-title = Důvod: stiskněte jeho číslici.
correct-reason-typed = Důvod
correct-reason-slip = špatně přečtený lístek
correct-reason-sheet = špatná listina
correct-reason-colours = přehozené barvy
correct-reason-score = špatné skóre
correct-reason-appeal = protest
correct-reason-other = jiný důvod (napíše se)
correct-reason-missing = Oprava vyžaduje důvod. Stiskněte číslici 1–5.
correct-reach = Důsledky
correct-reach-open = počítá se…
correct-reach-rating = Změní se jen zpráva pro rating.
correct-key-reason = důvod
correct-key-follow = důsledek
correct-key-act = opravit
correct-confirm-rewrite = Uzavřené { $round }. kolo bude změněno.
correct-confirm-undo = { $round }. kolo a všechna další kola budou zrušena. V historii zůstanou jako větev.

results-match = rozhodnout zápas
match-line = { $one } { $points } – { $others } { $other }: { $next }
match-next-game = zápas není dohrán
match-next-add = následuje { $stage }, { $count ->
    [one] jedna partie
    [few] { $count } partie
   *[other] { $count } partií
} (,d)
decided-by-boards = počítání šachovnic
match-next-lot = nerozhodně: rozhodne los (,d)
match-next-decided = vítěz { $winner } ({ $by })
match-next-neither = nepostupuje nikdo
match-none = O zápasech tohoto kola rozhodují partie. Zadejte jejich výsledky.
results-scores-only = Družstva neuvádějí hráče. Zadejte zde skóre zápasů.
results-only-teams = Skóre se zadává v zápasech družstev se sestavami. Zadejte zde výsledek každé šachovnice.
results-only-without-players = Družstva uvádějí hráče. Místo skóre zadejte výsledek každé šachovnice.
line-ups-no-players = Družstva neuvádějí hráče, sestavy proto nelze zadat.
results-slips-first = Probíhá zadávání z lístků. Nejdříve je ukončete (Esc).
match-team-forfeits = Družstvo { $team } prohrává zápas kontumačně: zadejte důvod
match-both-forfeit = Oboustranná kontumace zápasu: zadejte důvod
results-line-ups = sestavy
line-ups-title = Sestavy { $round }. kola
line-ups-how = Zadejte čísla ze soupisky v pořadí šachovnic: 1 3 4 5. -2: hráč 2 nehraje, ostatní se posunou a nastoupí náhradník. =: jako v posledním zápase. - na konci: prázdná šachovnice. Nepřítomní jsou v závorkách.
line-ups-begun = ▪ V zápase se už hrálo: jeho sestavy jsou uzavřeny.
line-ups-none = Sestavy se zadávají jen v zápasech družstev, jejichž hráče hlásí kapitán.
line-ups-no-number = Družstvo { $team } nemá hráče číslo { $number }. Čísla na soupisce jsou 1–{ $last }.
line-ups-hole = Šachovnice { $board } zápasu je prázdná, ale některá další ne. Prázdné smějí být jen poslední šachovnice: uveďte hráče od první.
line-ups-too-few = Málo hráčů: { $count } místo { $boards }. Doplňte ostatní, nebo zadejte - za každou prázdnou šachovnici.
line-ups-no-last = Družstvo { $team } zatím nehrálo žádný zápas. Zadejte sestavu.
line-ups-last-short = Družstvo { $team } v posledním zápase nehrálo na všech šachovnicích. Zadejte sestavu.
line-ups-not-read = { $typed } není sestava. Použijte jen čísla ze soupisky, + a -.
line-ups-key-last = poslední sestava
line-ups-key-take = uložit, další
results-type-score = zadat skóre
results-match-scores = skóre zápasů
match-scores-title = Skóre zápasů { $round }. kola
match-scores-how = Pro zápasy bez výsledků na šachovnicích. Zadejte body prvního družstva (2,5) nebo obou družstev (2,5-1,5). Delete skóre smaže.
match-scores-key-take = uložit, další
match-scores-key-clear = smazat
match-title = Zápas
match-add-white = Přidat { $stage }: bílými začíná { $white }
match-add-drawn = Přidat { $stage }: barvy losem
match-lot-procedure = Předem oznamte, o čem los rozhoduje. První losuje hráč s vyšším ratingem (mince, dvě figurky). Vítěz losuje ještě jednou, figurkami, o barvu v první partii.
match-lot-procedure-golden-point = Armagedon (zlatý bod): jeden los. Vítěz volí barvu.
match-lot-procedure-teams = Losují kapitáni. Má-li jedno družstvo bílé na všech šachovnicích, hraje celé družstvo barvou, kterou vylosuje jeho kapitán.
match-lot-chosen = Los vyhrává { $won }, bílými začíná { $white }
match-lot-draw = Vylosovat barvy
match-lot-won = Los vyhrává { $side }
match-lot-decides = Vylosovat postupujícího
match-absent = Nedostavení: { $player }
match-both-absent = Nedostavení: obě strany
match-decide = Rozhodnutím rozhodčího postupuje { $player }: zadejte důvod
match-contradicted = ale v kole { $round } je nasazen soupeř { $player }
match-keep = Odehraný zápas platí, postupuje { $player }: zadejte důvod
match-pair-again = Nasadit znovu – { $winner } namísto { $player }: zadejte důvod
match-undo = Zrušit rozhodnutí
