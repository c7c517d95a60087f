# Soubory jiných programů: seznamy hráčů před převzetím, co změní, a co takový soubor neuchová.

list-name = jméno
list-name-given-first = jméno a příjmení
list-family = příjmení
list-given = křestní jméno
list-title = titul
list-rating = rating FIDE
list-rating-standard = standard
list-rating-rapid = rapid
list-rating-blitz = blesk
list-national-rapid = národní rating v rapidu
list-national-blitz = národní rating v blesku
list-national-rating = národní rating
list-federation = federace
list-fide-id = FIDE ID
list-licence = registrační číslo
list-sex = pohlaví
list-born = narození
list-club = oddíl
list-town = město

preview-title = Hráči ze souboru { $file }
preview-head = záhlaví na řádku { $line }
preview-no-head = bez řádku záhlaví
preview-above = Nad ním: { $lines }
preview-column = Sloupec
preview-taken-for = Význam
preview-values = První hodnoty
preview-nothing = vynechán
preview-idle = Přeskočené řádky bez hráče: { $lines }
preview-leaves = Přeskočené řádky s chybami: { $lines }
preview-more-faults = … { $count ->
    [one] ještě jedna chyba
    [few] ještě { $count } chyby
   *[other] ještě { $count } chyb
}; řádků s chybou: { $lines }
preview-no-names = Žádný sloupec není označen jako jména. Přejděte na sloupec se jmény a stiskněte n.
preview-name-order = Které slovo ve jméně „{ $name }“ je příjmení? Klávesa n ponechá jméno, jak je psáno ({ $first }), o znamená, že křestní jméno je první ({ $last }). Potom stiskněte Enter.
preview-faults-first = Některé řádky mají chyby. Změňte význam sloupce, vynechte ho klávesou -, nebo řádky přeskočte klávesou x.
preview-no-players = Žádný řádek neobsahuje hráče. Změňte význam sloupců.
preview-no-faults = Žádný řádek nemá chyby; není co přeskočit.
preview-key-turn = změnit význam
preview-key-nothing = vynechat sloupec
preview-key-head = záhlaví o řádek níž, H výš
preview-key-leave = přeskočit chybné řádky

review-key-turn = přijmout / ne
review-key-all = vše / nic
review-taken = přijato: { $taken } z { $count }

incoming-pasted = vložené řádky
incoming-table-title = Pravidla, která tabulka porušuje
incoming-table-system = Soubor je Molterova tabulka, turnaj se však hraje jiným systémem. Nejprve zvolte Molterův systém (F4).
incoming-title = Import hráčů ze souboru { $file }
incoming-counts = Noví: { $new } (+) · změněni: { $changed } (~) · už přihlášeni: { $same } (=) · nelze: { $odd } (!)
incoming-nothing-new = Všichni hráči ze seznamu už jsou přihlášeni se stejnými údaji. Nic se nezměnilo.
incoming-none-chosen = Nic není označeno. Nic se nezměnilo.
incoming-same = už v turnaji
incoming-twice = už je výše: { $player }
incoming-clash = FIDE ID patří hráči { $player }, registrační číslo hráči { $other }
incoming-results-title = { $file }: výsledky { $round }. kola
incoming-result-counts = Nové: { $new } (+) · odlišné, budou rozpory: { $changed } (~) · shodné nebo nedohrané: { $same } (=) · nelze: { $odd } (!)
incoming-other-rounds = { $count ->
    [one] Jedna partie je z jiného kola.
    [few] { $count } partie jsou z jiných kol.
   *[other] { $count } partií je z jiných kol.
}
incoming-no-games = Soubor nemá partie { $round }. kola. Přejděte šipkami na jejich kolo a zkuste to znovu.
incoming-differs = zapsáno { $recorded }, v souboru { $found }
incoming-result-same = shodné se zápisem
incoming-unfinished = v souboru bez výsledku
incoming-two-results = záhlaví uvádí { $header }, tahy končí { $ending }; výsledek zadejte sami
incoming-turned = barvy jsou v souboru obráceně
incoming-game-twice = šachovnice je v souboru dvakrát
incoming-not-there = řádek { $line }: dvojice v tomto kole není, nebo je neznámá
import-archive = { $path } je archiv zip, obsahuje: { $names }. Rozbalte jej a zvolte jeden ze souborů.

import-foreign = { $path } přečte jen program, který ho zapsal. Exportujte tam turnaj jako TRF, nebo hráče a nasazení jako text, a zvolte ten soubor.
import-foreign-papi = { $path } je turnaj programu Papi, přečte ho jen Papi. Exportujte tam zprávu FIDE (TRF) a zvolte ten soubor.
import-foreign-access = { $path } je databáze Accessu. Exportujte tam tabulku hráčů jako sešit nebo CSV a zvolte ten soubor.
import-foreign-swiss-manager = { $path } je turnaj programu Swiss-Manager, který hakem neumí přečíst. Exportujte jej tam jako TRF (data FIDE), nebo hráče a nasazení jako text (Extras), a zvolte ten soubor.
import-foreign-swiss-chess = { $path } je turnaj programu Swiss-Chess, přečte ho jen Swiss-Chess. Exportujte tam zprávu FIDE (TRF), nebo hráče jako text, a zvolte ten soubor.
import-foreign-vega = { $path } je zabalený turnaj programu Vega, který čte jen Vega. Zvolte turnaj (.veg) nebo zprávu (.trfx) v jeho složce.
import-foreign-swiss-perfect = { $path } je křížová tabulka, kterou SwissPerfect exportoval jako text; nemá barvy. Zvolte sám turnaj: jeho soubory .ini, .trn a .sco, nebo zip s nimi.
import-foreign-chess-results = { $path } je soubor k nahrání na chess-results. Exportujte turnaj jako TRF v programu, který ho zapsal, nebo na chess-results křížovou tabulku podle pořadí jako sešit, a zvolte ten soubor.
import-foreign-single-players = { $path } obsahuje výsledky jednotlivých hráčů, ne turnaj. Zvolte turnaj jako TRF, nebo jeho křížovou tabulku.
import-foreign-pdf = { $path } je stránka k tisku (PDF). Zvolte turnaj jako TRF, nebo hráče jako sešit či CSV.
import-foreign-page = { $path } je webová stránka. Tabulku exportujte jako sešit, nebo řádky zkopírujte a vložte na obrazovce Hráči.
import-games = { $path } obsahuje partie, ne turnaj. Otevřete jejich turnaj a importujte je klávesou i na obrazovce Hráči nebo Výsledky.
import-seat-table = { $path } obsahuje Molterovu tabulku, ne turnaj. Otevřete turnaj Molterovým systémem a tabulku importujte tam (,m na obrazovce Nasazení).
table-too-large = Soubor má víc řádků nebo textu, než seznam hráčů může mít. Zvolte jiný soubor.
table-damaged = Soubor je neúplný, poškozený nebo chráněný heslem. Stáhněte ho znovu, nebo uložte jako CSV.
table-unpacks = Rozbalený soubor je větší než jakýkoli seznam hráčů. Zvolte jiný soubor.

crosstable-cell = „{ $found }“ není dvojice jako 17b1, 9w½, 7w-, -1 nebo -0. Opravte buňku.
crosstable-unknown-number = „{ $found }“ není číslo hráče z tabulky. Opravte buňku, nebo importujte celou tabulku.
crosstable-mirror = „{ $found }“ odporuje řádku { $line }: „{ $there }“. Opravte jednu z buněk.
crosstable-open = „{ $found }“ nemá výsledek, přestože tabulka má pozdější kola. Doplňte ho do buňky.
crosstable-rounds = Poslední kolo v tabulce je { $rounds }. Má-li jich být víc, zadejte jejich počet v nastavení.
crosstable-berger = Kola a barvy jsou podle Bergerovy tabulky a čísel v tabulce (vzájemných partií: { $cycles }). Byla-li kola přehozena, porovnejte je.
crosstable-numbered = Tabulka nemá startovní čísla. Hráči jsou očíslováni podle ratingu, titulu a jména; před nasazením dalšího kola čísla zkontrolujte.
crosstable-byes = V kole { $round } má bod bez soupeře více hráčů: každému se počítá volný los za celý bod, nikomu volný los z nasazení.
crosstable-points = Body hráčů { $players } neodpovídají kolům; použijí se kola.
swiss-manager-pairings-file = Nasazení byla načtena ze souboru { $file }.
swiss-manager-score = { $player }: body neodpovídají odehraným kolům. Chybějící kola jsou nepřítomnost; případné volné losy zadejte.
swiss-manager-both-lost = { $count ->
    [one] Jedna šachovnice dřívějšího kola je bez bodů a importovala se jako 0-0: { $boards }. Byla-li partie přerušena, opravte ji.
    [few] { $count } šachovnice dřívějších kol jsou bez bodů a importovaly se jako 0-0: { $boards }. Přerušené partie opravte.
   *[other] { $count } šachovnic dřívějších kol je bez bodů a importovalo se jako 0-0: { $boards }. Přerušené partie opravte.
}
swiss-manager-no-column = Nasazení nemají sloupec { $column }. Exportujte je ze Swiss-Manageru znovu.
swiss-manager-no-result = Řádek { $line }: „{ $found }“ není známý výsledek. Opravte řádek.
swiss-manager-unknown-player = Řádek { $line }: hráč číslo { $number } není v souboru hráčů. Zvolte dva soubory téhož turnaje.
swiss-manager-twice = Řádek { $line }: hráč { $number } je v kole { $round } nasazen dvakrát. Opravte řádek.
swiss-manager-number = Soubor hráčů, řádek { $line }: „{ $found }“ není číslo, nebo ho má jiný hráč. Opravte řádek.
swiss-manager-loses = Soubory pro Swiss-Manager obsahují hráče, nasazení a výsledky. Nastavení, pomocná hodnocení a historie zůstanou v souboru turnaje.
swiss-manager-loses-byes = { $count ->
    [one] Jeden vyžádaný volný los nebo nepřítomnost nemá v těchto souborech vlastní řádek; je vidět jen v bodech.
    [few] { $count } vyžádané volné losy a nepřítomnosti nemají v těchto souborech vlastní řádky; jsou vidět jen v bodech.
   *[other] { $count } vyžádaných volných losů a nepřítomností nemá v těchto souborech vlastní řádky; jsou vidět jen v bodech.
}
swiss-manager-loses-open = { $count ->
    [one] Jedna partie je zapsána bez výsledku: přerušená, nebo 0-0.
    [few] { $count } partie jsou zapsány bez výsledku: přerušené, nebo 0-0.
   *[other] { $count } partií je zapsáno bez výsledku: přerušené, nebo 0-0.
}
swiss-manager-loses-unrated = Tyto soubory nerozlišují partie bez zápočtu na rating ({ $count }).
swiss-manager-loses-matches = Kola s více partiemi jednoho hráče ({ $count }) jsou zapsána po partiích a z těchto souborů se zpět nenačtou.
swiss-manager-loses-teams = Družstva ({ $count }) v těchto souborech nejsou.

pgn-no-games = Soubor neobsahuje partie.
pgn-header = Řádek { $line }: hlavička není uzavřena. Očekává se název a hodnota v uvozovkách, obojí v hranatých závorkách.
pgn-too-many = Soubor má více než { $most } partií. Zvolte jiný.
pgn-losses = PGN obsahuje šachovnice a výsledky zveřejněných kol. Volné losy a ostatní údaje zůstávají v souboru turnaje.

cli-form = { $form } není podporovaný výstupní formát. Podporované: { $known }.

report-form-trf = TRF-2026
report-form-trf16 = TRF16 (starší)
report-form-bytes = TRF v bajtech (Vega)
report-form-ascii = TRF, jména v ASCII
report-form-no-integrity = TRF bez komentářů o integritě
report-form-public = TRF bez osobních údajů
report-public = Bez osobních údajů: jen rok narození, žádná registrační čísla, žádné cizí komentáře.
report-form-swiss-manager = Swiss-Manager, 2 soubory
report-form-chess-results = XML pro chess-results
chess-results-no-access = Soubor neobsahuje přihlašovací údaje chess-results. Turnaj nahrajete příkazem hakem upload: doplní údaje, které jste od chess-results dostali a zapsali do chess-results.ron ve složce konfigurace.
chess-results-no-key = Turnaj ještě nemá ID na chess-results. Získá je prvním odesláním, nebo je zadejte na obrazovce turnaje (F4).
chess-results-bracket = chess-results nemá vyřazovací typ: turnaj se odesílá jako švýcarský.
chess-results-teams-as-clubs = chess-results nemá pro tyto partie družstev žádný typ: hráči se posílají jako turnaj jednotlivců švýcarským systémem, s družstvy místo klubů a bez pořadí družstev.
chess-results-tie-breaks = chess-results přijímá pět pomocných hodnocení ze svého seznamu. Jen názvem v poznámce, bez hodnot: { $list }.
chess-results-omits = V souboru nejsou: dny narození, registrační čísla, druhy vyžádaných volných losů, nezveřejněná kola a volné losy zadané pro ně, pořadí po dřívějších kolech, ceny, kategorie, zakázané dvojice, vyhrazené šachovnice, poznámky a historie. Příjmení se zkracuje na 32 znaků, křestní jméno na 30, oddíl na 40, název turnaje na 160; složené závorky se mění na kulaté.
report-form-pgn = PGN, šachovnice

wall-report-loses = V tomto souboru není

# Soubor, který se čte.
waiting-title = Čtení
waiting-file = Čte se { $file }. Stisknuté klávesy čekají ve frontě; Esc čtení zruší.
waiting-key-end = zrušit čtení
waiting-ended = Čtení souboru { $file } zrušeno. Nic se nezměnilo.
waiting-unread = { $file } nelze přečíst. Nic se nezměnilo; zkuste to znovu, nebo ho uložte v jiném formátu.

upload-done = Turnaj { $event } je na chess-results aktuální, { $round ->
    [0] před 1. kolem
   *[other] včetně kola { $round }
} (ID { $key }).
upload-new-key = chess-results přidělil turnaji ID { $key }. Je uloženo v turnaji.
upload-key-not-kept = chess-results přidělil turnaji ID { $key }, ale nelze je uložit. Zadejte je na obrazovce turnaje (F4); jinak další odeslání založí druhý turnaj.
upload-read-only = Soubor turnaje je jen pro čtení, ID na chess-results nelze uložit. Opravte soubor, nebo ID zadejte na obrazovce turnaje (F4).
upload-missing = V konfiguraci chybí: { $parts }. Údaje od poskytovatele chess-results zapište do { $file }, nebo do prostředí (HAKEM_CHESS_RESULTS_…). hakem convert zapíše soubor bez nich.
upload-malformed = { $part }: očekáváno 32 šestnáctkových číslic nebo 16 písmen. Opravte to v konfiguraci.
upload-no-number = { $part }: není číslo. Opravte to v konfiguraci.
upload-address = Adresa nezačíná https://. Opravte ji v konfiguraci.
upload-open-to-others = { $file } s přihlašovacími údaji mohou číst jiní. Omezte přístup (chmod 600).
upload-malformed-file = { $file } má chybu na řádku { $line }, ve sloupci { $column }. Formát popisuje stránka o příkazovém řádku.
upload-no-program = curl nelze spustit: { $cause }. Nainstalujte ho; odesílání na chess-results ho vyžaduje.
upload-not-reached = Server chess-results není dostupný: { $said }. Zkuste to znovu, až bude síť fungovat.
upload-refused = chess-results odeslání odmítl: { $words }
upload-unreadable = chess-results poslal nečitelnou odpověď. Zkuste to později znovu.
program-missing-swiss-manager = Soubor programu Swiss-Manager neuvádí body za výsledky a za volný los, počáteční barvu, akceleraci, zakázané dvojice, vyhrazené šachovnice, pozdní přihlášky ani pomocná hodnocení. Před nasazením zkontrolujte obrazovku turnaje a hráče.
program-missing-sharly = Pomocná hodnocení, vyhrazené šachovnice, prezence, nemožné tahy, ceny a osobní údaje se neimportovaly. Zkontrolujte pomocná hodnocení na obrazovce turnaje (F4).
program-missing-vega = Soubor programu Vega obsahuje hráče; kola jsou ve zprávě (.trfx), kterou Vega zapisuje před každým kolem, ta však vedle něj chybí. Systém, pomocná hodnocení a akcelerace se neimportovaly.
program-missing-swiss-perfect = Soubor programu SwissPerfect nemá data, počet plánovaných kol ani druhy volných losů. Pomocná hodnocení, zakázané dvojice, družstva, odstoupení a poznámky se neimportovaly. Před nasazením zkontrolujte obrazovku turnaje.
program-report-file = Turnaj byl načten ze souboru { $file }.
program-unrated = Kolo { $round }, hráč { $number }: výsledek jiného druhu, importován bez zápočtu na rating.
program-result = Kolo { $round }, hráč { $number }: výsledek { $found } není známý. Partie zůstává bez výsledku; zadejte jej.
program-absences = { $count ->
    [one] Jeden hráč je
    [few] { $count } hráči jsou
   *[other] { $count } hráčů je
} v dalších kolech bez dvojice a bez bodu. Zapsal se volný los bez bodu; před nasazením jej zkontrolujte.
program-acceleration = Nasazení „{ $kind }“ není podporováno. Kola se importovala beze změny; další se nasazují bez něj.
program-bonus = hráč { $number }: půlbody bez kola: { $halves }; z toho volné losy za půl bodu: { $given }
program-damaged = Soubor je neúplný nebo poškozený ({ $part }). Uložte jej znovu v programu, který jej zapsal.
program-pairings = Kola mají { $announced } dvojic, soubor jich má { $found }. Uložte jej znovu v programu, který jej zapsal.
program-twice = Kolo { $round } má hráče { $number } dvakrát. Opravte to v programu, který soubor zapsal.
program-unknown = Kolo { $round } uvádí hráče { $number }, který v souboru není. Uložte soubor znovu v programu, který jej zapsal.
program-teams = Je to turnaj družstev programu { $program }. Exportujte jej tam jako TRF a zvolte tu zprávu.
program-no-players = Soubor neobsahuje hráče. Zvolte jiný soubor.
program-several = Soubor má více turnajů: { $names }. Jeden vyberte jménem: hakem convert SOUBOR VÝSTUP.hakem --tournament JMÉNO.
program-open-elsewhere = Nejnovější změny jsou v souboru -wal vedle něj. Zavřete program, který jej má otevřený, a importujte jej znovu.
program-missing = Vedle něj chybí { $file }. Zkopírujte všechny soubory turnaje do jedné složky.
program-older-version = Zapsala jej starší verze programu Sharly Chess, která ukládala hráče do souborů programu Papi. Otevřete a uložte jej v současné verzi, nebo z ní exportujte TRF.
program-open = { $count ->
    [one] Jedna partie dřívějšího kola nemá výsledek a počítá se jako přerušená.
    [few] { $count } partie dřívějších kol nemají výsledek a počítají se jako přerušené.
   *[other] { $count } partií dřívějších kol nemá výsledek a počítá se jako přerušené.
} Zadejte výsledky.
