# Import turnajových zpráv: chyby a jejich místo, opravy, údaje, které turnaj neuchová.

import-unreadable = { $path } nelze číst: { $cause }. Zkontrolujte jméno, složku a oprávnění.
import-too-large = { $path } má { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
}, více než jakákoli zpráva. Zvolte jiný soubor.
import-not-a-file = { $path } je složka, roura nebo zařízení. Uložte obsah do souboru a ten zvolte; ze složky čte hakem jen turnaj programu Vega (.trfx nebo .veg).
import-faults = { $path } nelze importovat. Opravte níže uvedené problémy a zkuste to znovu.
import-no-report = { $path } není zpráva o turnaji: nemá záznam hráče (001). Zvolte zprávu, seznam hráčů nebo soubor turnaje (.hakem).
import-more-faults = Čtení zde skončilo; problémů může být více.
import-fault = Řádek { $line }, sloupec { $column }: nalezeno „{ $found }“, očekáváno: { $expected }.
import-taken = Řádek { $line }, sloupec { $column }: nalezeno „{ $found }“; { $assumed }.
import-every-note = Podrobně:
import-more-alike = … a dalších { $count } stejného druhu.

expected-number = číslo od { $lowest } do { $highest }
expected-points = body s nejvýše jedním desetinným místem, např. 2.5
expected-blank = mezera mezi dvěma poli
expected-printable = žádný tabulátor ani jiný řídicí znak
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
expected-match-points = { $points }, součet zápasů družstva
import-contradicted = { $path }: šachovnice odporují zápasovým bodům. Nic nebylo importováno.
import-offer-boards = B přesto importuje; body se spočítají z výsledků na šachovnicích.
expected-at-most = nejvýše { $limit }

assumed-windows-1252 = soubor není v UTF-8 a četl se jako Windows-1252; zkontrolujte diakritiku
assumed-kept = neznámý záznam, ponechán beze změny
assumed-no-player = toto číslo nemá žádný hráč; body se vynechaly
assumed-first-line = použit řádek { $line }; tento zůstal beze změny
assumed-no-title = není titul FIDE; vynechán
assumed-no-date = není datum; vynecháno
assumed-not-a-rank = není pořadí, ponecháno prázdné
assumed-not-points = nejsou body, ponecháno prázdné
assumed-points = použity body: { $points }
assumed-number = v souboru je { $count }; použit tento počet
assumed-colour = předpokládá se { $colour }
assumed-code = vyloženo jako { $code }
assumed-no-forfeit-colour = soubor neuvádí barvy této kontumované partie; s pravidly se neporovnávají
assumed-by-points = prázdné kolo se podle sloupce bodů počítá jako { $code }
assumed-perhaps-by-points = podle sloupce bodů se jedno z prázdných kol tohoto hráče počítá jako { $code }; bylo zvoleno toto
assumed-no-colour = kolo bez soupeře nemá barvu
assumed-not-paired-yet = chybí soupeř i výsledek; hráč se považuje v tomto kole za dosud nenasazeného
assumed-game-points = vyloženo jako body hráčů
assumed-bye-of-match = volný los obou partií má za zápas hodnotu { $points }
assumed-explicit-points = použity body tohoto řádku, nikoli akcelerace Baku
assumed-standings-record = o pořadí rozhoduje záznam 212
assumed-point-record = o bodech rozhoduje záznam 162
assumed-off-columns = data nejsou ve svých sloupcích; přečtena v pořadí
assumed-tabs-as-blanks = tabulátory přečteny jako mezery
assumed-rounds = záznam 142 chybí, předpokládá se počet kol { $rounds }
assumed-more-rounds = { $round }. kolo už je nasazeno

loss-no-event-name = Soubor nemá název turnaje. Turnaj se jmenuje ?, dokud název nezadáte.
loss-no-player-name = Hráč číslo { $number } nemá platné jméno. Místo něj je číslo.
loss-double-id = FIDE ID hráče číslo { $number } už má dřívější hráč. Vynecháno.
loss-renumbered = Čísla mají mezery: hráč { $number } má nově číslo { $becomes }, další následují po pořadí.
loss-numbers-by-rank = Sloupec pořadí neurčuje pořadí: některé místo chybí nebo se opakuje. Čísla ze souboru zůstala.
loss-shortened = Záznam { $record } je delší než { $longest } znaků a byl zkrácen.
loss-no-date = Záznam { $record } nemá platné datum a byl vynechán.
loss-unknown-type = Záznam 192 uvádí { $type }, což není známý systém nasazování. Do volby jiného na obrazovce turnaje se použije { $system }.
loss-tie-break = { $reason } Vynecháno.
loss-player-detail = Údaj „{ $found }“ hráče číslo { $number } nelze uložit. Zadejte ho ručně.
loss-national = Z národního řádku hráče číslo { $number } se importovala jen federace, rating a registrační číslo.
loss-beyond-last = Záznam { $record } uvádí { $round }. kolo, které neexistuje. Vynechán.
loss-abnormal-points = Neobvyklé body ze souboru se neukládají. Body plynou z bodového systému.
loss-abnormal-points-to-come = V dalších kolech platí bodový systém, ne neobvyklé body ze souboru (299).
loss-taken-as-bye = Kód { $code } hráče číslo { $number } (kolo { $round }) se ukládá jako vyžádaný volný los.
loss-taken-as-withdrawn = Hráč číslo { $number } od { $round }. kola prohrál vše kontumačně; bere se jako odstoupení.
loss-settled-by-next-round = Partie hráčů { $one } a { $other } v kole { $round } neukazují, kdo postoupil. Za vítěze se bere hráč, který hraje v dalším kole.
loss-teams-settled-by-next-round = Zápas družstev { $one } a { $other } v kole { $round } neukazuje, kdo postoupil. Za vítěze se bere družstvo, které hraje v dalším kole.
loss-team-record = Záznam { $record } odporuje formátu turnaje a byl vynechán.

report-no-rounds = Soubor neuvádí počet kol. Doplňte záznam 142.
report-no-initial-colour = Soubor neuvádí počáteční barvu. Přidejte --initial-colour w nebo b, záznam 152 do zprávy, nebo ji vylosujte v konzoli.
report-not-reached = { $round }. kolo z tohoto souboru nelze nasadit. Na řadě je { $next }. kolo.
report-unfinished = Partie hráčů { $white } a { $black } v kole { $round } nemá výsledek. Zadejte jej, nebo ? u přerušené.
report-team-event = Soubor je turnaj družstev, který nelze importovat: { $why }
team-fault-system = jeho typ je „{ $found }“. Importovat lze švýcarský systém družstev podle pravidel FIDE 2026, systém každý s každým, scheveningenský a Skaličkův.
team-fault-no-teams = neuvádí žádná družstva. Doplňte záznamy 310 nebo 013.
team-fault-unknown-player = družstvo uvádí hráče číslo { $number }, který v souboru není. Opravte záznamy 310 nebo 013.
team-fault-twice-in-teams = hráč { $number } je uveden dvakrát. Opravte záznamy 310 nebo 013.
team-fault-same-team = hráči { $one } a { $other } z jednoho družstva spolu hrají v kole { $round }. Opravte záznamy 001, 310 nebo 013.
team-fault-no-team = hráč { $number } má partie, ale žádné družstvo. Doplňte ho do záznamů 310 nebo 013.
team-fault-too-few-players = družstvo { $team } má { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} na { $boards ->
    [one] { $boards } šachovnice
    [few] { $boards } šachovnice
   *[other] { $boards } šachovnic
}. Opravte záznamy 310, 013 nebo 352.

roster-fault = Řádek { $line }, sloupec { $column }: { $what }
molter-fault-line = Nalezeno „{ $found }“, očekává se partie, například 1;A1;C1.
molter-fault-round = Nalezeno kolo „{ $found }“, očekává se { $expected }.
molter-fault-player = Nalezeno „{ $found }“, očekává se písmeno a šachovnice, například A1.
molter-fault-team-mates = { $white } a { $black } jsou z jednoho družstva. Očekává se hráč jiného družstva.
molter-fault-again = { $player } hraje v { $round }. kole dvakrát. Očekává se hráč bez partie.
molter-fault-missing = V { $round }. kole nemají partii: { $players }. Každý hráč má mít jednu.
molter-fault-size = Družstev: { $teams }, šachovnic: { $boards }. Očekávají se aspoň 3 družstva a sudý počet šachovnic.
roster-no-names = Žádný sloupec neobsahuje jména hráčů. První řádek musí pojmenovat sloupce, jeden z nich Jméno nebo Příjmení. Nalezeno: { $found }
roster-one-heading = Známý je jen nadpis „{ $known }“; je třeba ještě jeden, například Rating, Oddíl, Federace nebo Narozen. Přejmenujte sloupec, nebo soubor importujte v konzoli, kde sloupce přiřadíte. Nalezeno: { $found }
roster-no-players = Seznam neobsahuje hráče. Každý řádek po prvním je jeden hráč.
roster-no-sex = „{ $found }“ není platné pohlaví. Zadejte m nebo w, nebo nechte prázdné.
roster-ignored = Vynechané sloupce: { $columns }

# Údaje, které zapsaná zpráva neobsahuje.
left-out-further-games = { $count ->
    [one] Jedna další partie zápasu ve zprávě není: hráč v ní má nejvýše 255 partií. Uschovejte soubor turnaje.
    [few] { $count } další partie zápasů ve zprávě nejsou: hráč v ní má nejvýše 255 partií. Uschovejte soubor turnaje.
   *[other] { $count } dalších partií zápasů ve zprávě není: hráč v ní má nejvýše 255 partií. Uschovejte soubor turnaje.
}
left-out-captains = Kapitáni družstev ({ $count }) ve zprávě nejsou. Uschovejte soubor turnaje.
left-out-points-given = Přidělené nebo odebrané body ({ $count }) nemají v tomto formátu záznam: hakem je přečte, jiné programy soubor odmítnou, nebo body vynechají.
left-out-team-records = TRF16 obsahuje jen soupisky družstev: jejich čísla, volné losy, kontumované zápasy a body v souboru nejsou. Uschovejte soubor turnaje.
left-out-boards = { $count ->
    [one] Výsledek jedné šachovnice ve zprávě není: u družstev bez hráčů uvádí jen skóre zápasů. Uschovejte soubor turnaje.
    [few] Výsledky { $count } šachovnic ve zprávě nejsou: u družstev bez hráčů uvádí jen skóre zápasů. Uschovejte soubor turnaje.
   *[other] Výsledky { $count } šachovnic ve zprávě nejsou: u družstev bez hráčů uvádí jen skóre zápasů. Uschovejte soubor turnaje.
}
left-out-teams = Družstva ({ $count }) ve zprávě nejsou: od 1. kola jde o turnaj jednotlivců. Uschovejte soubor turnaje.
left-out-leg = Zpráva neukazuje, že { $round }. kolem začala fáze družstev. Uschovejte soubor turnaje.
left-out-colour-lots = { $count ->
    [one] Vítěz losu o barvu ve zprávě není. Barvy tam jsou.
   *[other] Vítězové losů o barvu ({ $count }) ve zprávě nejsou. Barvy tam jsou.
}

import-players-alike = { $count ->
    [few] { $count } hráči
   *[other] { $count } hráčů
}: { $names }. První: { $note }

assumed-point-system = záznam 162 chybí; body odpovídají { $win } za výhru, { $draw } za remízu a { $bye } za volný los

taken-system = Soubor neuvádí systém nasazování (záznam 192). Do volby jiného na obrazovce turnaje se použije { $system }.
taken-system-by-words = Soubor neuvádí kód systému nasazování (záznam 192). Podle popisu je to { $system }.
taken-edition = Žádný záznam neuvádí znění pravidel. V den zahájení platil { $system }, proto se použije toto znění.
taken-points = Soubor neuvádí bodování (záznam 162). Výhra je za 1, remíza za ½, prohra za 0, volný los jako výhra.
taken-initial-colour = Soubor neuvádí počáteční barvu (záznam 152). Podle barev 1. kola je { $colour }.
taken-no-initial-colour = Soubor neuvádí počáteční barvu (záznam 152). Vylosujte ji před 1. kolem.
taken-virtual-points = Zpráva uvádí virtuální body, ale ne metodu akcelerace. V dalších kolech platí jen uvedené body: před nasazením zvolte metodu na obrazovce turnaje.
taken-tie-breaks = Soubor neuvádí pomocná hodnocení (záznamy 202 a 212). Do volby jiných na obrazovce turnaje se použijí pomocná hodnocení { $list }.

# Kola nasazená jinde ve srovnání s pravidly.
again-title = Kola odlišná od pravidel
check-begun = Na pozadí se { $count ->
    [one] ověřuje { $count } kolo
    [few] ověřují { $count } kola
   *[other] ověřuje { $count } kol
}…
check-nothing = Žádné kolo nelze znovu nasadit. Nejprve nasaďte 1. kolo (F6).
again-differs = { $round }. kolo: { $count ->
    [one] jedna šachovnice se liší
    [few] { $count } šachovnice se liší
   *[other] { $count } šachovnic se liší
} od pravidel. Zapsáno: { $recorded }. Podle pravidel: { $paired }.
again-none = { $round }. kolo nelze podle pravidel nasadit: { $why }
again-all-match = { $rounds ->
    [one] Kolo odpovídá pravidlům.
    [few] Všechna { $rounds } kola odpovídají pravidlům.
   *[other] Všech { $rounds } kol odpovídá pravidlům.
}
again-edition-assumed = Znění pravidel se jen předpokládá: tato kola nejsou odchylky od pravidel.
again-some-differ = Liší se od pravidel: { $count ->
    [one] kolo { $list }
   *[other] kola { $list }
} z { $rounds }.
again-resumed = Kola { $list-and } ze zprávy zatím nebyla porovnána s pravidly. Porovnávají se nyní; každý rozdíl bude třeba potvrdit.
taken-bye-worth = Záznam 162: hodnotu volného losu nedávají žádné výsledky (FIDE C.04.1 3). Turnaj není v režimu FIDE.
taken-adjourned-worth = Záznam 162: přerušené partie se nepočítají jako remízy (FIDE C.04.2 3.1). Turnaj není v režimu FIDE.
again-left = { $count ->
    [one] Kolo { $round } nebylo zkontrolováno
    [few] { $count } kola počínaje kolem { $round } nebyla zkontrolována
   *[other] { $count } kol počínaje kolem { $round } nebylo zkontrolováno
}: trvá to déle než { $seconds } s. Soubor turnaje je úplný a má o tom záznam: konzole je zkontroluje, až turnaj otevře; vše zkontroluje hakem check { $file }.

# Pořadí a body zprávy ve srovnání s jejími vlastními koly.
ranks-title = Pořadí a body, které neodpovídají kolům zprávy
ranks-some-wrong = Pořadí nebo body, které neodpovídají kolům zprávy: { $count }.
ranks-wrong = { $who ->
    [team] Družstvo
   *[player] Hráč
} { $number } má pořadí { $rank } a patří na { $place }: { $code } je { $value }, u čísla { $other } { $other-value }.
ranks-wrong-struck = { $who ->
    [team] Družstvo { $number } má pořadí { $rank } a patří na { $place }: družstva se zrušenými výsledky jsou poslední.
   *[player] Hráč { $number } má pořadí { $rank } a patří na { $place }: hráči se zrušenými výsledky jsou poslední.
}
ranks-points = Body hráče číslo { $number }: ve zprávě { $points }, podle kol { $counted }.
ranks-match-points = Zápasové body družstva číslo { $number }: ve zprávě { $points }, podle kol { $counted }.
ranks-game-points = Partiové body družstva číslo { $number }: ve zprávě { $points }, podle kol { $counted }.
ranks-no-order = Pořadí nebylo ověřeno: chybějí záznamy 202 a 212.
ranks-none = Pořadí nebylo ověřeno: ve zprávě není.
ranks-in-play = Pořadí nebylo ověřeno: { $round }. kolo se hraje a pořadí neodpovídá předchozímu kolu ani dosavadním výsledkům.
ranks-other-points = Pořadí nebylo ověřeno: zpráva počítá body, které hakem nepočítá, podle záznamu 299 nebo hráčům se zrušenými výsledky.
ranks-format = Pořadí nebylo ověřeno: v tomto formátu neplyne jen z bodů a pomocných hodnocení, nebo zpráva formát neuvádí.
ranks-code = { $code } ani další hodnocení nebyla ověřena: { $why }. { $tied ->
    [0] Až potud není žádná shoda.
   *[other] Až potud zůstává shoda: { $tied }.
}
ranks-rounding = Pořadí, o němž { $code } rozhoduje až za zapsanými desetinami: { $count }. hakem porovnává přesné hodnoty; programy, které zaokrouhlují, mohou řadit jinak.
ranks-code-unknown = hakem ho nezná
ranks-code-unfit = podle pravidel, kterými se hakem řídí, není pro tento turnaj definováno
ranks-code-no-value = některý hráč pro ně nemá rating nebo los a zpráva neuvádí náhradu
ranks-code-older-text = turnaj začal před 1. březnem 2026 a starší pravidla počítají neodehraná kola jinak
ranks-code-two-ratings = hráči mají dva ratingy a záznam 172 neuvádí, který se použil

left-out-late-corrections = { $count ->
    [one] Jedna pozdní oprava partie v zápase není ve zprávě, která uvádí výsledek platný v turnaji. Sdělte ji správci ratingu.
    [few] { $count } pozdní opravy partií v zápasech nejsou ve zprávě, která uvádí výsledky platné v turnaji. Sdělte je správci ratingu.
   *[other] { $count } pozdních oprav partií v zápasech není ve zprávě, která uvádí výsledky platné v turnaji. Sdělte je správci ratingu.
}
left-out-apart = Omezení podle oddílu, federace nebo příjmení jsou ve zprávě jako zakázané dvojice; hráči přihlášení později v nich nejsou. Uschovejte soubor turnaje.
