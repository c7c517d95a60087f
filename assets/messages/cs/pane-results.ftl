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
results-slip = podle lístků
results-verify = ověřit
results-take-in = převzít soubor
results-clear = smazat, nahoru
results-settle = vyřešit / přejít
results-next-conflict = další k vyřešení
results-take-back = o klávesu zpět
results-slip-ends = konec lístků
results-slip-keys = + bílý  - černý  * remíza   f+ f- f* kontumace   o jiné
# Letters of the sections of a festival.
results-slip-sections = { $first }-{ $last } sekce
results-slip-last = Naposledy: { $entries }
results-no-conflicts = Žádné výsledky nejsou v rozporu.
results-number-first = Nejdřív číslo šachovnice číslicemi (na některých klávesnicích se Shiftem), pak výsledek.
results-no-meaning = { $key } na lístku nic neznamená. Číslo, pak + - * nebo f; Esc končí.
results-slip-cleared = Odmítnutý zápis je smazán. Další Esc lístky ukončí.
results-slips-left = Lístky skončily. Číslice jsou výsledky, až pohnete kurzorem; b otevře lístky.
results-slips-just-left = { $key } nebylo přijato: lístky právě skončily. Nejdřív přesuňte kurzor na šachovnici, nebo se klávesou b vraťte k lístkům.
results-conflicts = K vyřešení { $count } (n, pak Enter): { $boards }
results-conflicts-elsewhere = { $round }. kolo: { $boards }

results-doubt = Šachovnice { $board } má jiný výsledek a ten zůstává. Rozpor je zapsán; vyřešte jej klávesou Enter.
results-verify-differs = Šachovnice { $board } se liší od zadaného. Rozpor je zapsán; vyřešte jej klávesou Enter.
results-not-a-result = { $key } není výsledek. { $white } vyhrál bílý, { $black } vyhrál černý, { $draw } remíza.
results-forfeit-how = Kontumace: { $white } pro bílého, { $black } pro černého, { $draw } oboustranná; Esc ruší.
results-num-lock = Num Lock je vypnutý: místo číslice přišla klávesa { $key }. Stiskněte Num Lock; kurzor je, kde byl.
results-num-lock-slip = { $key } u lístků nic nedělá: Esc lístky ukončí. Pokud to byla číslice na numerické klávesnici, je Num Lock vypnutý.
results-others-title = Šachovnice { $board }: jiné výsledky
results-keep = ponechat { $result }
results-said-by = { $result }: zapsáno uživatelem { $name }
results-take = zapsat { $result }
results-settle-title = Který výsledek šachovnice { $board } je správný?
results-no-board = Taková šachovnice není. Šachovnice jsou 1 až { $last }.
results-not-paired = { $round }. kolo ještě není nasazeno. Nasaďte je na obrazovce Nasazení (F6).
results-draft = { $round }. kolo je zatím návrh. Zveřejněte je na obrazovce Nasazení (F6), pak zadávejte výsledky.
results-tally = { $kinds } = zadáno { $sum } z { $total }
results-paper = porovnat s papírem
tally-penalty = trest
tally-unrated = nezap.
tally-title = { $round }. kolo: počty na papíře
tally-how = Spočítejte na papíře: pro každý sloupec jedno číslo, mezi nimi mezera, Enter porovná. Za posledním číslem se počítá 0.
tally-type-counts = Nejprve napište počty tohoto řádku.
tally-too-many = Počty jsou vyšší než počet šachovnic na řádku: spočítejte znovu.
tally-agrees = ✓ Papír souhlasí se zadaným ({ $count }). Enter zavře.
tally-differs = ✗ Papír se liší: { $difference }. Počítejte po deseti šachovnicích.
tally-block = ✗ Hledejte na šachovnicích { $boards }: { $difference }. Enter tam přejde.
tally-block-left = ✗ Ostatní bloky souhlasí: hledejte na šachovnicích { $boards }. Enter tam přejde.
tally-look = Na jedné ze šachovnic { $boards } má papír jiný výsledek.
tally-key-next = další počet
tally-key-compare = porovnat
results-closed = { $round }. kolo je uzavřené: číslo přejde na šachovnici, c ji opraví, V ověřuje.
results-number-by-slip = Zde jsou číslice výsledky: b nejdřív přijme číslo šachovnice.
results-only-missing = Jen šachovnice bez výsledku nebo k vyřešení; m ukáže všechny.
results-complete = Všechny výsledky jsou zadány.
results-undecided = { $count ->
    [one] Jeden zápas je nerozhodný (n, p): šachovnice { $boards }
    [few] { $count } zápasy jsou nerozhodné (n, p): šachovnice { $boards }
   *[other] { $count } zápasů je nerozhodných (n, p): šachovnice { $boards }
}
results-missing = Chybí { $count }: { $boards }
results-mode-forfeit = KONTUMACE: { $white }, { $black } nebo { $draw }
results-mode-verify = OVĚŘENÍ: zadejte vše znovu. Shodné: { $verified }, odlišné: { $differing }. V končí.

correct-title = { $round }. kolo, šachovnice { $board }: { $result } se mění na …
correct-card-title = { $round }. kolo, šachovnice { $board }: { $old } → { $new }
correct-colours = barvy byly obráceně
correct-record = zapsat; projeví se v nasazeních, která teprve přijdou ({ $article })
correct-undo-unplayed = zapsat a znovu nasadit { $round }. kolo (zveřejněné, neodehrané)
correct-undo-later = zapsat, vrátit vše od { $round }. kola a nasadit znovu (zůstane větev)
correct-rating-only = pozdě: jen pro zápočet na rating ({ $article })
correct-same-pairing = { $round }. kolo: nasazení by bylo stejné.
correct-other-pairing = { $count ->
    [0] { $round }. kolo: jiný volný los
    [one] { $round }. kolo: jedna šachovnice by byla nasazena jinak:
    [few] { $round }. kolo: { $count } šachovnice by byly nasazeny jinak:
   *[other] { $round }. kolo: { $count } šachovnic by bylo nasazeno jinak:
}
correct-other-bye = volný los: { $then } → { $now }
correct-other-numbers = { $count ->
    [one] Jedno startovní číslo { $round }. kola by bylo jiné:
    [few] { $count } startovní čísla { $round }. kola by byla jiná:
   *[other] { $count } startovních čísel { $round }. kola by bylo jiných:
}
correct-same-places = Pořadí se nemění.
correct-other-places = { $count ->
    [one] Změní se jedno umístění:
    [few] Změní se { $count } umístění:
   *[other] Změní se { $count } umístění:
}
correct-score = Které skóre je správné?
correct-score-how = Body prvního družstva, 2,5, nebo obou, 2,5-1,5.
correct-score-title = { $round }. kolo: { $old } → { $new }
correct-reason-title = Proč? Stiskněte číslici důvodu.
correct-reason-typed = Důvod
correct-reason-slip = špatně přečtený lístek
correct-reason-sheet = špatná listina
correct-reason-colours = přehozené barvy
correct-reason-score = špatné skóre
correct-reason-appeal = protest
correct-reason-other = jiný důvod, napište jej
correct-reason-missing = Oprava minulosti potřebuje důvod: 1 až 5.
correct-reach = Čeho se to dotkne
correct-reach-open = … počítá se
correct-key-reason = důvod
correct-key-follow = co z toho plyne
correct-key-act = opravit
correct-confirm-rewrite = Uzavřené { $round }. kolo se přepíše.
correct-confirm-undo = { $round }. kolo a všechna další se vrátí. V záznamu zůstanou jako větev.

results-match = přidat partie, rozhodnout
match-line = { $one } { $points } – { $others } { $other }: { $next }
match-next-game = zbývá odehrát partii
match-next-add = následuje { $stage }, { $count ->
    [one] jedna partie
    [few] { $count } partie
   *[other] { $count } partií
}: klávesa p
decided-by-boards = počítání šachovnic
match-next-lot = nerozhodně: rozhodne los, klávesa p
match-next-decided = postupuje { $winner } ({ $by })
match-next-nobody = nepostupuje nikdo
match-none = V tomto kole rozhodují o zápase jeho partie: zadejte jejich výsledky.
results-told-whole = Družstva neuvádějí hráče: zadává se tu výsledek celého zápasu.
results-only-teams = jen v zápasech družstev se sestavami
results-only-without-players = jen tam, kde družstva neuvádějí hráče
line-ups-no-players = Družstva neuvádějí hráče, které by šlo nominovat.
results-slips-first = Zadávají se lístky; ukončí je Esc.
match-team-forfeits = { $team } prohrává zápas kontumačně: zadejte důvod
match-both-forfeit = Obě strany prohrávají zápas kontumačně: zadejte důvod
results-line-ups = sestavy
line-ups-title = Sestavy { $round }. kola
line-ups-how = Napište čísly ze soupisky, kdo hraje: 1 3 4 5. -2: dvojka nehraje, ostatní se posunou a hraje náhradník. = jako v minulém zápase. - na konci: šachovnice zůstane prázdná. Kdo je v závorkách, chybí.
line-ups-begun = ▪ V zápase se už hrálo: jeho sestavy jsou uzavřeny.
line-ups-none = Sestavy patří k zápasům družstev, v nichž kapitáni hlásí, kdo hraje.
line-ups-no-number = { $team } nemá hráče { $number }: čísla jdou od 1 do { $last }.
line-ups-hole = Šachovnice { $board } zápasu je prázdná, ale nižší ne. Družstvo nechává prázdné poslední šachovnice: ostatní uveďte od první.
line-ups-too-few = Jmenováno málo: { $count } místo { $boards }. Doplňte ostatní, nebo dejte - za každou prázdnou šachovnici.
line-ups-no-last = { $team } zatím nehrálo žádný zápas. Napište, kdo hraje.
line-ups-last-short = { $team } minule nehrálo na všech šachovnicích. Napište, kdo hraje.
line-ups-not-read = { $typed }: v sestavě stojí jen čísla, + a -. Napište ji znovu.
line-ups-key-last = jako minule
line-ups-key-take = přijmout, další družstvo
results-type-score = zadat skóre
results-match-scores = skóre zápasů
match-scores-title = Skóre zápasů { $round }. kola
match-scores-how = Kde se nevede, jak skončily šachovnice, napište body prvního družstva, 2.5, nebo obou, 2.5-1.5. Delete vezme skóre zpět.
match-scores-key-take = přijmout, další zápas
match-scores-key-clear = vzít zpět
match-title = Zápas
match-add-white = Přidat: { $stage }, bílými začíná { $white }
match-add-drawn = Přidat: { $stage }, barvy losem
match-lot-procedure = Předem oznamte, o čem los rozhoduje. První losuje hráč s vyšším ratingem (mince, dvě figurky). Vítěz losuje ještě jednou, figurkami, o barvu první partie.
match-lot-procedure-golden-point = Zlatý bod: jeden los. Vítěz volí barvu.
match-lot-procedure-teams = Losují kapitáni. Má-li bílé na všech šachovnicích jedno družstvo, hraje celé družstvo barvou, kterou vylosoval jeho kapitán.
match-lot-chosen = Los vyhrává { $won }, bílými začíná { $white }
match-lot-draw = Vylosovat barvy
match-lot-won = Los vyhrálo družstvo { $side }
match-lot-decides = Vylosovat postupujícího
match-absent = { $player } chybí
match-both-absent = Nenastoupil nikdo
match-decide = Z rozhodnutí rozhodčího postupuje { $player }: uveďte důvod
match-contradicted = ale v { $round }. kole hraje { $player }
match-stands = Zápas platí, postupuje { $player }: uveďte důvod
match-pair-again = { $winner } jej hraje místo hráče { $player }: uveďte důvod
match-take-back = Vzít rozhodnutí zpět
