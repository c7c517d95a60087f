# Čtení turnajových zpráv: chyby s místem, co se vzalo jinak, co turnaj nemůže uchovat.

import-unreadable = { $path } nelze přečíst: { $cause }. Zkontrolujte název, složku a právo ke čtení.
import-too-large = { $path } má { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
}, více než jakákoli zpráva. Zvolte jiný soubor.
import-not-a-file = { $path } je složka, roura nebo zařízení, ne soubor. Uložte obsah do souboru a zvolte ten.
import-faults = { $path } takto nelze přijmout. Opravte, co je uvedeno níže, a zkuste to znovu.
import-no-report = { $path } není hlášení turnaje: není v něm žádný záznam hráče (001). Vyberte hlášení, seznam hráčů nebo soubor turnaje (.hakem).
import-more-faults = Chyb může být více. Čtení zde skončilo.
import-fault = Řádek { $line }, sloupec { $column }: nalezeno „{ $found }“, očekáváno: { $expected }.
import-taken = Řádek { $line }, sloupec { $column }: nalezeno „{ $found }“; { $assumed }.
import-every-note = Jednotlivě:
import-more-alike = … a dalších { $count } stejného druhu.

expected-number = číslo od { $lowest } do { $highest }
expected-points = body s nejvýše jedním desetinným místem, např. 2.5
expected-blank = mezera mezi dvěma poli
expected-printable = žádný tabulátor ani jiný řídicí znak
expected-sex = m, w nebo mezera
expected-bye-code = soupeř, nebo jedno z H F U Z + -
expected-point-symbol = symbol tohoto záznamu, každý jednou
expected-other-player = jiný hráč
expected-known-player = číslo hráče z tohoto souboru
expected-unique-number = číslo, které nemá řádek { $line }
expected-mirror = táž partie jako na řádku { $line }, kde je „{ $there }“
expected-other-game = týž soupeř s opačnou barvou, nebo týž volný los jako v první partii zápasu: „{ $there }“
expected-same-as = totéž jako na řádku { $line }
expected-result = výsledek, protože pozdější kolo je nasazeno
expected-same-points = stejné body pro bílého i černého
expected-players = záznamy hráčů (001)
expected-match-points = { $points }, kolik dávají zápasy družstva
import-contradicted = { $path }: šachovnice odporují bodům za zápasy. Nic nebylo načteno.
import-offer-boards = B ho přesto načte a počítá to, co dávají šachovnice.
expected-at-most = nejvýše { $limit }

assumed-windows-1252 = soubor není v UTF-8 a četl se jako Windows-1252; zkontrolujte diakritiku
assumed-kept = záznam není znám a zůstal, jak je
assumed-no-player = toto číslo nemá žádný hráč, body nedostane nikdo
assumed-first-line = použit řádek { $line }, tento zůstal, jak je
assumed-no-title = není to titul FIDE a nepočítá se
assumed-no-date = není to datum a vynechalo se
assumed-points = použity body: { $points }
assumed-number = soubor jich má { $count } a tento počet se použil
assumed-colour = předpokládá se { $colour }
assumed-code = vzato jako { $code }
assumed-no-forfeit-colour = soubor neuvádí barvy této kontumované partie; s pravidly se neporovnávají
assumed-by-points = prázdné kolo se podle sloupce bodů počítá jako { $code }
assumed-perhaps-by-points = podle sloupce bodů se jedno z prázdných kol tohoto hráče počítá jako { $code }; bylo zvoleno toto
assumed-no-colour = kolo bez soupeře nemá barvu
assumed-game-points = vzato jako body hráčů
assumed-bye-of-match = volný los obou partií má za zápas hodnotu { $points }
assumed-explicit-points = použity body tohoto řádku, nikoli akcelerace Baku
assumed-standings-record = o pořadí rozhoduje záznam 212
assumed-point-record = o bodech rozhoduje záznam 162
assumed-off-columns = data nejsou ve svých sloupcích, byla vzata v tom pořadí, v jakém stojí
assumed-rounds = záznam 142 chybí, předpokládá se počet kol { $rounds }
assumed-more-rounds = { $round }. kolo už je nasazeno

loss-event-name = Soubor neuvádí název turnaje. Turnaj se jmenuje ?, dokud jméno nedostane.
loss-player-name = Hráč { $number } nemá použitelné jméno. Nahrazuje je číslo.
loss-double-id = Identifikační číslo hráče { $number } má i některý dřívější hráč. Vynechalo se.
loss-renumbered = Čísla mají mezery: hráč { $number } dostává číslo { $becomes } a další popořadě také.
loss-numbers-by-rank = Sloupec pořadí hráče neřadí: některé pořadí chybí nebo je tam dvakrát. Platí čísla ze souboru.
loss-shortened = Záznam { $record } je delší než { $longest } znaků. Zbytek se vynechal.
loss-no-date = Záznam { $record } nemá datum, které by šlo přečíst. Vynechal se.
loss-unknown-type = Záznam 192 uvádí { $type }, což tu není žádný systém nasazování. Dokud na obrazovce turnaje nezvolíte jiný, platí { $system }.
loss-player-detail = Údaj „{ $found }“ hráče { $number } nelze převzít. Zadejte ho ručně.
loss-national = Z národního řádku hráče { $number } se převzaly jen federace, rating a registrační číslo.
loss-beyond-last = Záznam { $record } uvádí { $round }. kolo, které turnaj nemá. Vynechal se.
loss-abnormal-points = Mimořádné body souboru se neuchovají. Body plynou z bodového systému.
loss-abnormal-points-to-come = V dalších kolech říká, co má výsledek za body, bodovací systém, ne zvláštní body souboru (299).
loss-taken-as-bye = { $code } hráče { $number } v { $round }. kole zůstává jako vyžádaný volný los.
loss-withdrawn = Hráč { $number } prohrál od { $round }. kola všechny partie kontumačně a platí za odstoupivšího.
loss-settled = Partie hráčů { $one } a { $other } v { $round }. kole neříkají, kdo postoupil. Postoupil ten, kdo hraje v některém z dalších kol.
loss-teams-settled = Zápas družstev { $one } a { $other } v { $round }. kole neříká, kdo postoupil. Postoupilo družstvo, které hraje v některém z dalších kol.
loss-team-record = Záznam { $record } říká něco jiného než formát turnaje. Byl vynechán.

report-no-rounds = Soubor neuvádí plánovaný počet kol. Doplňte záznam 142.
report-no-initial-colour = Soubor neuvádí vylosovanou barvu. Uveďte ji volbou --initial-colour w nebo b, doplňte do zprávy záznam 152, nebo losujte v konzoli.
report-not-reached = { $round }. kolo z tohoto souboru nelze nasadit. Na řadě je { $next }. kolo.
report-unfinished = Partie hráčů { $white } a { $black } v { $round }. kole nemá výsledek. Zadejte ho, nebo ? u odložené.
report-team-event = Soubor je turnaj družstev, který nelze převzít: { $why }
team-fault-system = jeho typ je „{ $found }“. Převzít lze švýcarský systém družstev podle pravidel FIDE 2026, systém každý s každým, scheveningenský a Skaličkův.
team-fault-no-teams = neuvádí žádná družstva. Doplňte záznamy 310 nebo 013.
team-fault-unknown-player = jedno družstvo uvádí hráče { $number }, který v souboru není. Opravte záznamy 310 nebo 013.
team-fault-twice = hráč { $number } je uveden dvakrát. Opravte záznamy 310 nebo 013.
team-fault-same-team = hráči { $one } a { $other } z jednoho družstva spolu hrají v { $round }. kole. Opravte záznamy 001, 310 nebo 013.
team-fault-no-team = hráč { $number } má partie, ale žádné družstvo. Doplňte ho do záznamů 310 nebo 013.
team-fault-few-players = družstvo { $team } má { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} na { $boards ->
    [one] { $boards } šachovnice
    [few] { $boards } šachovnice
   *[other] { $boards } šachovnic
}. Opravte záznamy 310, 013 nebo 352.

roster-fault = Řádek { $line }, sloupec { $column }: { $what }
roster-no-names = V žádném sloupci nejsou jména hráčů. První řádek musí pojmenovat sloupce, jeden z nich Jméno nebo Příjmení; je tam: { $found }
roster-nobody = V seznamu není žádný hráč. Každý řádek po prvním je jeden hráč.
roster-no-sex = „{ $found }“ není pohlaví. Napište m nebo ž, nebo nic.
roster-ignored = Vynechané sloupce: { $columns }

# What a report that is written leaves out.
report-further-games = { $count ->
    [one] Jedna další partie zápasu ve zprávě není: hráč v ní má nejvýše 255 partií. Uschovejte soubor turnaje.
    [few] { $count } další partie zápasů ve zprávě nejsou: hráč v ní má nejvýše 255 partií. Uschovejte soubor turnaje.
   *[other] { $count } dalších partií zápasů ve zprávě není: hráč v ní má nejvýše 255 partií. Uschovejte soubor turnaje.
}
report-captains-left-out = Kapitáni družstev ({ $count }) ve zprávě nejsou. Ponechte si soubor turnaje.
report-points-given-left-out = Přidané nebo odebrané body ({ $count }) v tomto formátu nemají záznam: hakem je přečte, jiné programy soubor odmítnou nebo počítají bez nich.
report-team-records-left-out = TRF16 obsahuje jen soupisky družstev: jejich čísla, volna, kontumované zápasy a body v souboru nejsou. Ponechte si soubor turnaje.
report-boards-left-out = { $count ->
    [one] Výsledek jedné šachovnice ve zprávě není: o družstvech bez hráčů jsou v ní výsledky zápasů. Uschovejte soubor turnaje.
    [few] Výsledky { $count } šachovnic ve zprávě nejsou: o družstvech bez hráčů jsou v ní výsledky zápasů. Uschovejte soubor turnaje.
   *[other] Výsledky { $count } šachovnic ve zprávě nejsou: o družstvech bez hráčů jsou v ní výsledky zápasů. Uschovejte soubor turnaje.
}
report-teams-left-out = Družstva ({ $count }) ve zprávě nejsou: od 1. kola hrají hráči sami za sebe. Uschovejte soubor turnaje.
report-leg-left-out = Že { $round }. kolem začala část družstev, ve zprávě není. Uschovejte soubor turnaje.
report-colour-lots-left-out = { $count ->
    [one] Kdo vyhrál los o barvu, ve zprávě není. Barvy tam jsou.
   *[other] Kdo vyhrál losy o barvu ({ $count }), ve zprávě není. Barvy tam jsou.
}

import-players-alike = { $count ->
    [few] { $count } hráči
   *[other] { $count } hráčů
}: { $names }. První: { $note }

assumed-point-system = záznam 162 chybí; body odpovídají { $win } za výhru, { $draw } za remízu a { $bye } za volný los

taken-system = Soubor neříká, jakým systémem se nasazovalo (záznam 192). Platí { $system }, dokud na obrazovce turnaje nezvolíte jiný.
taken-system-by-words = Záznam 192 chybí. Podle slov záznamu 092 je systém: { $system }.
taken-edition = Turnaj začal, když platilo vydání z roku 2017. Zpráva neuvádí vydání, které hakem má, a proto se předpokládá { $system }: kola losovaná jinak nejsou odchylky od pravidel.
taken-points = Záznam 162 chybí. Výhra je za 1, remíza za ½, prohra za 0, volný los jako výhra.
taken-initial-colour = Záznam 152 chybí. Podle barev 1. kola je počáteční barva { $colour }.
taken-no-initial-colour = Záznam 152 chybí. Před 1. kolem vylosujte počáteční barvu.
taken-tie-breaks = Záznamy 202 a 212 chybějí. Pomocná hodnocení jsou { $list }, dokud na obrazovce turnaje nezvolíte jiná.

# Kola nasazená jinde ve srovnání s pravidly.
again-title = Kola, která pravidla nedávají
again-otherwise = { $round }. kolo: { $count ->
    [one] jedna šachovnice je jinak
    [few] { $count } šachovnice jsou jinak
   *[other] { $count } šachovnic je jinak
}, než dávají pravidla. Zapsáno: { $recorded }. Podle pravidel: { $paired }.
again-none = { $round }. kolo nemá podle pravidel žádné nasazení: { $why }
again-all-alike = { $rounds ->
    [one] Kolo je takové, jaké dávají pravidla.
    [few] Všechna { $rounds } kola jsou taková, jaká dávají pravidla.
   *[other] Všech { $rounds } kol je takových, jaká dávají pravidla.
}
again-edition-assumed = Vydání se jen předpokládá: tato kola nejsou odchylky od pravidel.
again-some-otherwise = Jinak, než dávají pravidla: { $count ->
    [one] kolo { $list }
   *[other] kola { $list }
} z { $rounds }.
again-resumed = Kola { $list } ze zprávy zatím nebyla porovnána s pravidly. Porovnávají se nyní; každý rozdíl bude třeba potvrdit.
taken-bye-worth = Záznam 162: hodnotu volného losu nedávají žádné výsledky (FIDE C.04.1 3). Turnaj není v režimu FIDE.
again-left = { $count ->
    [one] Kolo { $round } nebylo zkontrolováno
    [few] { $count } kola počínaje kolem { $round } nebyla zkontrolována
   *[other] { $count } kol počínaje kolem { $round } nebylo zkontrolováno
}: trvá to déle než { $seconds } s. Soubor turnaje je úplný a má o tom záznam: konzole je zkontroluje, až turnaj otevře; vše zkontroluje hakem check { $file }.

# Pořadí a body zprávy ve srovnání s jejími vlastními koly.
ranks-title = Pořadí a body, které vlastní kola zprávy nedávají
ranks-some-wrong = Pořadí nebo body, které vlastní kola a kritéria zprávy nedávají: { $count }.
ranks-wrong = { $who ->
    [team] Družstvo
   *[player] Hráč
} { $number } má pořadí { $rank } a patří na { $place }: { $code } je { $value }, u čísla { $other } { $other-value }.
ranks-wrong-struck = { $who ->
    [team] Družstvo { $number } má pořadí { $rank } a patří na { $place }: vyškrtnuté družstvo stojí pod ostatními.
   *[player] Hráč { $number } má pořadí { $rank } a patří na { $place }: kdo je vyškrtnut, stojí pod ostatními.
}
ranks-points = Body hráče { $number }: zpráva říká { $points }, kola dávají { $counted }.
ranks-match-points = Zápasové body družstva { $number }: zpráva říká { $points }, kola dávají { $counted }.
ranks-game-points = Partiové body družstva { $number }: zpráva říká { $points }, kola dávají { $counted }.
ranks-no-order = Pořadí nebylo zkontrolováno: jeho kritéria neuvádí ani záznam 212, ani záznam 202.
ranks-none = Pořadí nebylo zkontrolováno: zpráva žádné neuvádí.
ranks-in-play = Pořadí nebylo zkontrolováno: hraje se { $round }. kolo a pořadí není ani tím před ním, ani tím s dosavadními výsledky.
ranks-other-points = Pořadí nebylo zkontrolováno: zpráva počítá body, které hakem nepočítá, podle záznamu 299 nebo u vyškrtnutých hráčů.
ranks-format = Pořadí nebylo zkontrolováno: v tomto formátu ho nedávají jen body a pomocná hodnocení, nebo zpráva neříká, o který formát jde.
ranks-code = { $code } ani žádný kód za ním nebyly zkontrolovány: { $why }. { $tied ->
    [0] Až sem není nikdo roven jinému.
   *[other] Až sem si je rovno: { $tied }.
}
ranks-rounding = Pořadí, o kterých { $code } rozhoduje jen za zapsanými desetinnými místy: { $count }. hakem porovnává přesně; kdo dříve zaokrouhlí, může řadit jinak.
ranks-code-unknown = hakem ho nezná
ranks-code-unfit = podle pravidel, kterými se hakem řídí, nemá v tomto turnaji význam
ranks-code-no-value = někdo pro něj nemá rating nebo los a zpráva neříká, co platí místo toho
ranks-code-older-text = turnaj začal před 1. březnem 2026 a starší znění počítají nehraná kola jinak
ranks-code-two-ratings = hráči mají dva ratingy a záznam 172 neříká, který z nich platí

report-late-corrections-left-out = { $count ->
    [one] Jedna pozdní oprava partie v zápase není ve zprávě: ta ukazuje, co platí. Sdělte ji správci ratingu.
    [few] { $count } pozdní opravy partií v zápasech nejsou ve zprávě: ta ukazuje, co platí. Sdělte je správci ratingu.
   *[other] { $count } pozdních oprav partií v zápasech není ve zprávě: ta ukazuje, co platí. Sdělte je správci ratingu.
}
report-apart-left-out = Že se hráči jednoho oddílu, federace nebo příjmení neutkají, je v hlášení zapsáno jako zakázané dvojice: kdo se přihlásí později, mezi nimi není. Soubor turnaje si uschovejte.
