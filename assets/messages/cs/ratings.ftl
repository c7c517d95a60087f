# Ratingové listiny: převzetí, hledání, odstranění.

ratings-imported = { $list }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, nových { $new }, změněných { $changed }, už v ní není { $gone }.
ratings-disk = Listinu nelze zapsat do { $path }: { $cause }. Uvolněte tam místo a importujte ji znovu. Listiny se nezměnily.
ratings-removed = Listina odebrána: { $list }.
ratings-status = { $list }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, importováno { $imported } ze souboru { $file }, { $megabytes } MB, { $path }
ratings-dated = (listina { $date })
ratings-unusable = { $list }: soubor { $path } nelze použít. Importujte listinu znovu.
ratings-corrected = Přesná shoda není; zobrazeni jsou hráči s jedním odlišným písmenem.
ratings-none-match = „{ $typed }“ není v žádné listině.
ratings-one-name = Jméno lze zadat jen pro jeden soubor. Importujte soubory po jednom.

ratings-io = { $path }: { $cause }. Zkontrolujte jméno, složku a volné místo na disku.
ratings-not-a-file = { $path } je složka, roura nebo zařízení. Zvolte soubor listiny.
ratings-too-large = { $path } je větší než jakákoli ratingová listina. Zvolte jiný soubor.
ratings-zip = { $path }: { $fault }
ratings-zip-damaged = Soubor zip je neúplný nebo poškozený. Stáhněte ho znovu.
ratings-zip-no-list = Soubor zip neobsahuje ratingovou listinu, jen: { $names }. Zvolte jiný soubor.
ratings-zip-several = Soubor zip obsahuje více listin: { $names }. Rozbalte ho a jednu zvolte.
ratings-zip-unusual = Soubor zip je zašifrovaný nebo používá nepodporovanou metodu. Rozbalte ho a zvolte listinu.
ratings-foreign = { $path } není ratingová listina, kterou lze číst: není to TXT ani XML od FIDE a žádný z prvních řádků nejmenuje známé sloupce. Uložte listinu jako CSV nebo xlsx s řádkem záhlaví; má-li jiné nadpisy, uveďte jejich význam: --column name=NADPIS --column national=NADPIS.
ratings-no-kind = { $path } má jediný sloupec ratingu bez druhu hry. Přidejte --kind standard, rapid nebo blitz.
ratings-fault = { $path }, řádek { $line }, sloupec { $column }: { $fault }
ratings-nobody = { $path } neobsahuje hráče. Zvolte jiný soubor.
ratings-shrunk = Hráčů v souboru { $path }: { $after }, v listině { $list }: { $before }. Soubor je zřejmě neúplný. Stáhněte ho znovu; je-li správný, nejprve listinu { $list } odstraňte.
ratings-name = „{ $found }“ není platné jméno listiny. Použijte nejvýš 40 malých písmen, číslic a spojovníků.
ratings-no-such-list = Listina „{ $found }“ neexistuje. Zvolte jednu z: { $known }.
ratings-no-list = Žádná ratingová listina není importována. Stáhněte ji od federace a na obrazovce Hráči stiskněte R, nebo spusťte: hakem ratings import SOUBOR
ratings-store = Soubor { $path } nelze použít: { $cause }. Importujte listinu znovu.
ratings-no-folder = Datová složka není určena. Nastavte HOME nebo XDG_DATA_HOME.

ratings-long-row = Řádek je příliš dlouhý. Soubor není ratingová listina nebo je poškozený; stáhněte ho znovu.
ratings-encoding = Text není platné UTF-8. Uložte listinu jako UTF-8.
ratings-control-character = Jméno obsahuje řídicí znak. Listina je poškozená; stáhněte ji znovu.
ratings-long-name = Jméno je příliš dlouhé. Listina je poškozená; stáhněte ji znovu.
ratings-cut = Listina je neúplná: končí zde. Stáhněte ji znovu.
ratings-workbook = Sešit je zde poškozený. Uložte ho znovu jako xlsx nebo CSV.
ratings-not-a-number = Nalezeno „{ $found }“, očekáváno číslo. Sloupce neodpovídají prvnímu řádku; stáhněte listinu znovu.
ratings-rating = Nalezen rating { $found }, očekáván nejvýš 3999. Listina je poškozená; stáhněte ji znovu.
ratings-entity = Nalezeno „{ $found }“: vlastní entity XML nejsou podporovány. Stáhněte listinu od federace.
ratings-misplaced = Nalezeno „{ $found }“, které zde být nemůže. Listina je poškozená; stáhněte ji znovu.

ratings-compared = Změny v ratingových listinách
ratings-offered = Listina { $list }: hráči nalezení podle čísla: { $found }; bez čísla, neporovnáno: { $unnumbered }.
ratings-late = 1. kolo je nasazeno: platí listina prvního dne, pokud rating nebyl chybný. Po zveřejnění kola potřebuje změna důvod.
ratings-differ = Hráčů, jejichž ratingy se v listinách změnily: { $count }. Ukáže je ,r u hráčů (F5).
ratings-none-found = Žádný hráč nebyl v listinách nalezen podle čísla; bez čísla: { $unnumbered }.
ratings-none-differ = Všichni nalezení hráči ({ $found }) se shodují s listinou { $list }; bez čísla, neporovnáno: { $unnumbered }.
ratings-none-taken = Nic není označeno. Nic se nezměnilo.
ratings-taken = Podle listiny upraveno hráčů: { $count }. u změnu vrátí.
ratings-other-name = (v listině: { $name })

# Listina, která se přebírá za běhu konzole.
ratings-ended = Import zrušen. Listiny se nezměnily.
ratings-import-begun = { $file } se importuje na pozadí. R ukáže průběh.
ratings-importing = { $file }: zatím přečteno hráčů: { $players }
ratings-importing-end = E import zruší, listiny se nezmění. Esc ho nechá pokračovat.
ratings-which-kind = Druh hry ratingů v souboru { $file }
rating-columns-title = Ratingová listina { $file }
rating-columns-kept = Enter to uloží pro další soubory tohoto názvu
rating-columns-no-heading = Tento sloupec nemá záhlaví, příště by nebyl rozpoznán. Posuňte řádek záhlaví klávesami h a H, nebo záhlaví doplňte do souboru.
rating-columns-twice = Stejné záhlaví má i jiný sloupec. Jeden z nich v souboru přejmenujte.
rating-columns-no-number = Žádný sloupec není rating, FIDE ID ani registrační číslo. Přejděte na sloupec a stiskněte jeho písmeno.

ratings-malformed = { $path }:{ $line }:{ $column }: neplatné. Očekávány adresy listin podle jmen, jako v docs/rating-lists.md.
ratings-address = { $address } není platná adresa. Musí začínat https:// nebo file://.
ratings-not-got = { $address } nelze stáhnout: { $cause }. Listiny se nezměnily.
ratings-newer-than-start = { $list } ({ $date }) platí až po prvním dni a nepoužije se.
ratings-none-of-start = { $said } Importujte listinu z měsíce, v němž turnaj začal.
ratings-update-begun = { $list } se stahuje na pozadí. R ukáže průběh.
ratings-no-address = Žádná listina nemá adresu. Doplňte adresy do ratings.ron v konfigurační složce, nebo importujte soubor klávesou R.
ratings-current = Jsou ratingové listiny aktuální?
ratings-old = { $list }: importováno { $day }.
ratings-are-current = Porovnat hráče s těmito listinami
ratings-import-first = Nejprve importovat listinu
ratings-update-first = Nejprve stáhnout všechny listiny
