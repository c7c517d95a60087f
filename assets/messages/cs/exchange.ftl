# Soubory jiných programů: seznamy hráčů před převzetím, co změní, a co takový soubor neuchová.

list-name = jméno
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
preview-head = záhlaví je na řádku { $line }
preview-no-head = bez řádku záhlaví
preview-above = Nad ním: { $lines }
preview-column = Sloupec
preview-taken-for = Význam
preview-values = První hodnoty
preview-nothing = vynechat
preview-idle = Řádky bez hráče, vynechány: { $lines }
preview-leaves = Nečitelné řádky se vynechají: { $lines }
preview-more-faults = … { $count ->
    [one] ještě jedna chyba
    [few] ještě { $count } chyby
   *[other] ještě { $count } chyb
}; řádků s chybou: { $lines }
preview-no-names = Jména nejsou v žádném sloupci. Přejděte na něj a stiskněte n.
preview-faults-first = Některé řádky nelze přečíst. Určete sloupec jinak, vynechte ho klávesou -, nebo vynechte ty řádky klávesou x.
preview-nobody = Na žádném řádku není hráč. Určete sloupce jinak.
preview-no-faults = Všechny řádky lze přečíst; není co vynechat.
preview-key-turn = jiný význam
preview-key-nothing = vynechat sloupec
preview-key-head = záhlaví o řádek níž, H výš
preview-key-leave = vynechat vadné řádky

review-key-turn = vzít, nechat
review-key-all = vše, nic
review-taken = vzato: { $taken } z { $count }

incoming-pasted = vložený text
incoming-title = { $file }: co se změní u hráčů
incoming-counts = Noví: { $new } (+) · změny: { $changed } (~) · už tu jsou: { $same } (=) · nelze převzít: { $odd } (!)
incoming-nothing-new = Všichni ze seznamu už tu jsou a nic není jinak. Nic se nezměnilo.
incoming-none-chosen = Nic nebylo vybráno, a tak se nic nezměnilo.
incoming-same = už tu je
incoming-twice = stojí už výš: { $player }
incoming-clash = FIDE ID má { $player }, registrační číslo { $other }
incoming-results-title = { $file }: výsledky { $round }. kola
incoming-result-counts = Nové: { $new } (+) · jiné než zapsané, stanou se rozpory: { $changed } (~) · stejné nebo neskončené: { $same } (=) · nelze převzít: { $odd } (!)
incoming-other-rounds = { $count ->
    [one] Jedna partie je z jiného kola.
    [few] { $count } partie jsou z jiných kol.
   *[other] { $count } partií je z jiných kol.
}
incoming-no-games = Žádná partie v souboru není z { $round }. kola. Přejděte šipkami na jejich kolo a zkuste to znovu.
incoming-differs = zapsáno { $recorded }, v souboru { $found }
incoming-result-same = stejný výsledek je zapsán
incoming-unfinished = v souboru bez výsledku
incoming-two-results = záhlaví uvádí { $header }, tahy končí { $ending }; výsledek zadejte sami
incoming-turned = v souboru jsou barvy naopak
incoming-game-twice = soubor má tuto šachovnici dvakrát
incoming-not-there = řádek { $line }: ti dva se v tomto kole neutkají, nebo jeden není znám

import-archive = { $path } je archiv zip, obsahuje: { $names }. Rozbalte jej a zvolte jeden ze souborů.
import-foreign = { $path } přečte jen program, který ho zapsal. Exportujte tam turnaj jako TRF, nebo hráče a nasazení jako text, a zvolte ten soubor.
import-foreign-papi = { $path } je turnaj programu Papi, přečte ho jen Papi. Exportujte tam zprávu FIDE (TRF) a zvolte ten soubor.
import-foreign-access = { $path } je databáze Accessu. Exportujte tam tabulku hráčů jako sešit nebo CSV a zvolte ten soubor.
import-foreign-swiss-manager = { $path } je turnaj programu Swiss-Manager druhu, který se zde nečte. Exportujte jej tam jako TRF (data FIDE), nebo hráče a losování jako text (Extras), a zvolte ten soubor.
import-foreign-swiss-chess = { $path } je turnaj programu Swiss-Chess, přečte ho jen Swiss-Chess. Exportujte tam zprávu FIDE (TRF), nebo hráče jako text, a zvolte ten soubor.
import-foreign-vega = { $path } je zabalený turnaj programu Vega, který čte jen Vega. Zvolte turnaj (.veg) nebo zprávu (.trfx) v jeho složce.
import-foreign-chess-results = { $path } je soubor k nahrání na chess-results. Exportujte turnaj jako TRF v programu, který ho zapsal, nebo na chess-results křížovou tabulku podle pořadí jako sešit, a zvolte ten soubor.
import-foreign-single-players = { $path } má výsledky jednotlivých hráčů, ne turnaj. Zvolte turnaj jako TRF, nebo jeho křížovou tabulku.
import-foreign-pdf = { $path } je stránka k tisku (PDF). Zvolte turnaj jako TRF, nebo hráče jako sešit či CSV.
import-foreign-page = { $path } je webová stránka. Exportujte její tabulku jako sešit, nebo zkopírujte řádky a vložte je mezi hráče.
import-games = { $path } obsahuje partie, ne turnaj. Otevřete turnaj, ke kterému patří, a převezměte je tam klávesou i u hráčů nebo výsledků.
table-too-large = Je tu víc řádků nebo textu, než má jakýkoli seznam hráčů. Zvolte jiný soubor.
table-damaged = Soubor je neúplný, poškozený nebo chráněný heslem. Stáhněte ho znovu, nebo ho uložte jako CSV.
table-unpacks = Soubor se rozbalí na víc, než má jakýkoli seznam hráčů. Zvolte jiný soubor.

crosstable-cell = „{ $found }“ není nasazení jako 17b1, 9w½, 7w-, -1 nebo -0. Opravte buňku.
crosstable-nobody = „{ $found }“ uvádí číslo, které v tabulce nikdo nemá. Opravte buňku, nebo vezměte celou tabulku.
crosstable-mirror = „{ $found }“ neodpovídá řádku { $line }, kde je „{ $there }“. Opravte jednu z obou buněk.
crosstable-open = „{ $found }“ nemá výsledek, ač jsou v tabulce další kola. Zapište ho do buňky.
crosstable-rounds = Poslední kolo v tabulce je { $rounds }. Má-li jich být víc, zadejte jejich počet v nastavení.
crosstable-berger = Kola a barvy jsou podle Bergerovy tabulky a čísel v tabulce (vzájemných partií: { $cycles }). Byla-li kola přehozena, porovnejte je.
crosstable-numbered = Tabulka nemá startovní čísla. Hráči jsou očíslováni podle ratingu, titulu a jména; před dalším nasazením je porovnejte.
crosstable-byes = V { $round }. kole má bod bez soupeře víc hráčů, u nikoho tedy neplatí za volný los.
crosstable-points = Body neplynou z kol, platí kola: { $players }.
swiss-manager-pairings-beside = Nasazení se četla ze souboru { $file }.
swiss-manager-score = Body hráče { $player } neplynou z odehraných kol. Vynechaná kola platí jako nepřítomnost; kde byl volný los, zadejte jej.
swiss-manager-both-lost = { $count ->
    [one] Jedna šachovnice dřívějšího kola je bez bodů a platí, že oba prohráli: { $boards }. Byla-li partie odložena, opravte ji.
    [few] { $count } šachovnice dřívějších kol jsou bez bodů a platí, že oba prohráli: { $boards }. Odložené partie opravte.
   *[other] { $count } šachovnic dřívějších kol je bez bodů a platí, že oba prohráli: { $boards }. Odložené partie opravte.
}
swiss-manager-no-column = Nasazení nemají sloupec { $column }. Exportujte je ze Swiss-Manageru znovu.
swiss-manager-no-result = Řádek { $line }: „{ $found }“ není známý výsledek. Opravte řádek.
swiss-manager-nobody = Řádek { $line }: hráč { $number } není mezi hráči. Vezměte oba soubory téhož turnaje.
swiss-manager-twice = Řádek { $line }: hráč { $number } je v { $round }. kole nasazen dvakrát. Opravte řádek.
swiss-manager-number = Hráči, řádek { $line }: „{ $found }“ není číslo, nebo ho má jiný hráč. Opravte řádek.
swiss-manager-loses = Soubory pro Swiss-Manager uchovají hráče, nasazení a výsledky. Nastavení, pomocná hodnocení a záznam zůstanou v souboru turnaje.
swiss-manager-loses-byes = { $count ->
    [one] Jeden vyžádaný volný los nebo nepřítomnost tam nemá vlastní řádek; je vidět jen v bodech.
    [few] { $count } vyžádané volné losy a nepřítomnosti tam nemají vlastní řádky; jsou vidět jen v bodech.
   *[other] { $count } vyžádaných volných losů a nepřítomností tam nemá vlastní řádky; jsou vidět jen v bodech.
}
swiss-manager-loses-open = { $count ->
    [one] Jedna partie je zapsána bez výsledku: odložená, nebo ji oba prohráli.
    [few] { $count } partie jsou zapsány bez výsledku: odložené, nebo je oba prohráli.
   *[other] { $count } partií je zapsáno bez výsledku: odložené, nebo je oba prohráli.
}
swiss-manager-loses-unrated = { $count ->
    [one] Že se jedna partie nezapočítává, tam není uvedeno.
   *[other] Že se { $count } partií nezapočítává, tam není uvedeno.
}
swiss-manager-loses-matches = Kola s více partiemi jednoho hráče ({ $count }) jsou zapsána po partiích a z těchto souborů se zpět nenačtou.
swiss-manager-loses-teams = Družstva ({ $count }) v těchto souborech nejsou.

pgn-no-games = V souboru není žádná partie.
pgn-header = Řádek { $line }: záhlaví není uzavřeno. Je to název a hodnota v uvozovkách, v hranatých závorkách.
pgn-too-many = Soubor má víc než { $most } partií. Zvolte jiný.
pgn-losses = PGN uchová šachovnice a výsledky zveřejněných kol. Volné losy a vše ostatní zůstanou v souboru turnaje.

cli-form = { $form } není formát, který lze zapsat. Známé jsou: { $known }.

report-form-trf = TRF-2026
report-form-trf16 = TRF16 (starší)
report-form-bytes = TRF v bajtech (Vega)
report-form-ascii = TRF, jména v ASCII
report-form-no-integrity = TRF bez poznámek o integritě
report-form-public = TRF pro veřejnost
report-public = Pro veřejnost: z data narození jen rok, bez registračních čísel a bez poznámek jiných programů.
report-form-swiss-manager = Swiss-Manager, soubory
report-form-chess-results = XML pro chess-results
chess-results-no-access = Soubor nemá doklad o tom, kdo jej posílá: hakem upload pošle turnaj s ním, jakmile jsou zdroj, klíč a tvůrce v konfiguraci.
chess-results-no-key = Turnaj ještě nemá klíč na chess-results: získá jej první odeslání, nebo jej zadejte na obrazovce turnaje (F4).
chess-results-bracket = Vyřazovací pavouk tam nemá vlastní druh: posílá se jako švýcarský systém.
chess-results-tie-breaks = Pro { $list } tam není známé číslo: hodnoty se neposílají, názvy stojí v poznámce.
report-form-pgn = PGN, šachovnice

wall-key-report = formát zprávy
wall-report-loses = Co soubor neuchová

# Soubor, který se čte.
waiting-title = Čtení
waiting-file = { $file } se čte. Stisknuté klávesy na něj počkají; Esc čtení ukončí.
waiting-key-end = dál nečíst
waiting-ended = { $file } se dál nečte. Nic se nezměnilo.
waiting-unread = { $file } se nepodařilo přečíst. Nic se nezměnilo; zkuste to znovu, nebo soubor uložte v jiném formátu.

upload-done = { $event } je na chess-results, jak je teď, { $round ->
    [0] před 1. kolem
   *[other] s { $round }. kolem
} (klíč { $key }).
upload-new-key = chess-results dal turnaji klíč { $key }. Turnaj jej teď má.
upload-key-not-kept = chess-results dal turnaji klíč { $key } a turnaj jej nepřijímá. Zadejte jej na obrazovce turnaje (F4): bez něj založí další odeslání druhý turnaj.
upload-read-only = Soubor turnaje lze jen číst a klíč turnaje se má uchovat v něm. Opravte soubor, nebo zadejte klíč na obrazovce turnaje (F4).
upload-missing = V konfiguraci není: { $parts }. Vložte, co vám dal provozovatel chess-results, do { $file }, nebo do prostředí (HAKEM_CHESS_RESULTS_…). hakem convert píše soubor bez toho.
upload-malformed = { $part } není to, co provozovatel dává: 32 číslic o základu 16, nebo 16 písmen. Opravte to v konfiguraci.
upload-no-number = { $part } není číslo. Opravte to v konfiguraci.
upload-address = Adresa nezačíná https://. Opravte ji v konfiguraci.
upload-open-to-others = { $file } mohou číst i jiní. Odejměte jim to (chmod 600), stojí v něm klíč provozovatele.
upload-malformed-file = { $file } nelze číst od řádku { $line }, sloupce { $column }. Napište jej, jak ukazuje stránka příkazové řádky.
upload-no-program = curl nelze spustit: { $cause }. Nainstalujte jej: mluví s chess-results.
upload-not-reached = chess-results nebyl dosažen: { $said }. Zkuste to znovu, až bude síť.
upload-refused = chess-results to nepřijímá: { $words }
upload-unreadable = chess-results nedal čitelnou odpověď. Zkuste to později.

program-missing-swiss-manager = Soubor programu Swiss-Manager neuvádí hodnotu výsledků a volna, počáteční barvu, akceleraci, zakázané dvojice, pevné šachovnice, pozdní příchody ani pomocná hodnocení. Před losováním zkontrolujte obrazovku turnaje a hráče.
program-missing-sharly = Pomocná hodnocení, pevné šachovnice, prezence, nepřípustné tahy, ceny a osobní údaje se nepřevzaly. Zkontrolujte pomocná hodnocení na obrazovce turnaje.
program-missing-vega = Soubor programu Vega obsahuje hráče; kola jsou ve zprávě (.trfx), kterou Vega zapisuje před každým kolem, a žádná vedle něj není. Systém, pomocná hodnocení a akcelerace se nepřevzaly.
program-missing-swiss-perfect = Soubor programu SwissPerfect nemá dny, počet plánovaných kol ani druhy volna. Pomocná hodnocení, zakázané dvojice, družstva, odstoupení a poznámky se nepřevzaly. Před losováním zkontrolujte obrazovku turnaje.
program-report-beside = Turnaj byl načten ze souboru { $file }.
program-unrated = Kolo { $round }, hráč { $number }: výsledek jiného druhu, převzat jako nezapočítaný na rating.
program-result = Kolo { $round }, hráč { $number }: výsledek { $found } není znám. Partie zůstala otevřená; zadejte výsledek.
program-absences = { $count ->
    [one] Jeden hráč je
    [few] { $count } hráči jsou
   *[other] { $count } hráčů je
} v dalších kolech bez bodu označeno jako nelosovaní. Bylo zapsáno volno bez bodu; před losováním je zkontrolujte.
program-acceleration = Losování „{ $kind }“ zde není známo. Kola se převzala beze změny; další se losují bez něj.
program-bonus = hráč { $number }: půlbody bez kola: { $halves }; volno za půl bodu z nich: { $given }
program-damaged = Soubor je neúplný nebo poškozený ({ $part }). Uložte jej znovu v programu, který jej zapsal.
program-pairings = Kola mají { $announced } párů, soubor jich má { $found }. Uložte jej znovu v programu, který jej zapsal.
program-twice = Kolo { $round } má hráče { $number } dvakrát. Opravte to v programu, který soubor zapsal.
program-unknown = Kolo { $round } uvádí hráče { $number }, který v souboru není. Uložte jej znovu v programu, který jej zapsal.
program-teams = Je to turnaj družstev. Exportujte jej tam jako TRF a převezměte tu zprávu.
program-no-players = Soubor neobsahuje hráče. Zvolte jiný soubor.
program-several = Soubor má více turnajů: { $names }. Jeden vyberte jménem: hakem convert SOUBOR VÝSTUP.hakem --tournament JMÉNO.
program-open-elsewhere = Nejnovější změny jsou v souboru -wal vedle něj. Zavřete program, který jej má otevřený, a převezměte jej znovu.
program-file-missing = Vedle něj chybí { $file }. Zkopírujte všechny soubory turnaje do jedné složky.
program-older-version = Zapsala jej starší verze, která měla hráče v souborech programu Papi. Otevřete a uložte jej v současné verzi, nebo exportujte TRF.
program-open = { $count ->
    [one] Jedna partie dřívějšího kola nemá výsledek a platí za odloženou.
    [few] { $count } partie dřívějších kol nemají výsledek a platí za odložené.
   *[other] { $count } partií dřívějších kol nemá výsledek a platí za odložené.
} Zadejte výsledky.
