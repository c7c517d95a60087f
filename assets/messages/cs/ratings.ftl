# Ratingové listiny: převzetí, hledání, odstranění.

ratings-imported = { $list }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, nových { $new }, změněných { $changed }, už v ní není { $gone }.
ratings-disk = Listinu nelze zapsat do { $path }: { $cause }. Uvolněte tam místo a převezměte ji znovu. Listiny jsou jako předtím.
ratings-removed = Listina { $list } je odstraněna.
ratings-status = { $list }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, převzato { $imported } ze souboru { $file }, { $megabytes } MB, { $path }
ratings-dated = (listina z { $date })
ratings-unusable = { $list }: { $path } nelze použít. Převezměte listinu znovu.
ratings-corrected = Takto se nikdo nenašel; jedno písmeno se bere jako překlep.
ratings-nobody = Žádná listina nemá „{ $typed }“.
ratings-one-name = Jeden název je pro jeden soubor. Přebírejte soubory po jednom.

ratings-unreadable = { $path }: { $cause }. Zkontrolujte název, složku a místo na disku.
ratings-not-a-file = { $path } je složka, roura nebo zařízení. Zadejte soubor listiny.
ratings-too-large = { $path } je větší než jakákoli ratingová listina. Zvolte jiný soubor.
ratings-zip = { $path }: { $fault }
ratings-zip-damaged = Soubor zip je useknutý nebo poškozený. Stáhněte ho znovu.
ratings-zip-no-list = V souboru zip není .txt, .xml ani .csv. Zvolte jiný.
ratings-zip-several = V souboru zip je více listin: { $names }. Rozbalte ho a zadejte jednu.
ratings-zip-unusual = Soubor zip je zamčený nebo zabalený neobvyklým způsobem. Rozbalte ho a zadejte listinu.
ratings-foreign = { $path } není ratingová listina, kterou lze číst: není to TXT ani XML od FIDE a žádný z prvních řádků nejmenuje známé sloupce. Uložte listinu jako CSV nebo xlsx s řádkem nadpisů; má-li jiné nadpisy, řekněte, co znamenají: --column name=NADPIS --column national=NADPIS.
ratings-no-kind = { $path } obsahuje jeden rating a neříká který. Přidejte --kind standard, rapid nebo blitz.
ratings-fault = { $path }, řádek { $line }, sloupec { $column }: { $fault }
ratings-empty = V souboru { $path } není žádný hráč. Zvolte jiný soubor.
ratings-shrunk = Hráčů v souboru { $path }: { $after }, v listině { $list }: { $before }. Soubor je zřejmě useknutý. Stáhněte ho znovu; je-li správný, nejdřív listinu { $list } odstraňte.
ratings-bad-name = Listina se nemůže jmenovat „{ $found }“. Použijte nejvýše 40 malých písmen, číslic a spojovníků.
ratings-no-such-list = Listina „{ $found }“ není. Zvolte některou z těchto: { $known }.
ratings-no-list = Zatím není žádná ratingová listina. Stáhněte ji od federace, potom mezi hráči stiskněte R, nebo: hakem ratings import SOUBOR
ratings-store = { $path } nelze použít: { $cause }. Převezměte listinu znovu.
ratings-no-folder = Není složka pro data. Nastavte HOME nebo XDG_DATA_HOME.

ratings-long-row = Řádek nekončí. Není to ratingová listina, nebo je poškozená; stáhněte ji znovu.
ratings-encoding = Tyto bajty nejsou text v UTF-8. Uložte listinu jako UTF-8.
ratings-control-character = Ve jménu je řídicí znak. Listina je poškozená; stáhněte ji znovu.
ratings-long-name = Jméno je delší než jakékoli jiné. Listina je poškozená; stáhněte ji znovu.
ratings-cut = Listina zde předčasně končí. Stáhněte ji znovu.
ratings-workbook = Sešit je zde poškozený. Uložte ho znovu jako xlsx nebo CSV.
ratings-not-a-number = Nalezeno „{ $found }“, očekáváno číslo. Sloupce nesouhlasí s prvním řádkem; stáhněte listinu znovu.
ratings-out-of-range = Nalezen rating { $found }, očekáváno nejvýše 3999. Listina je poškozená; stáhněte ji znovu.
ratings-entity = Nalezeno „{ $found }“: XML s vlastními entitami se nečte. Stáhněte listinu od federace.
ratings-misplaced = Nalezeno „{ $found }“, což na tomto místě listiny nebývá. Je poškozená; stáhněte ji znovu.

ratings-compared = Změny v ratingových listinách
ratings-offered = Listina { $list }: hráčů nalezených podle čísla: { $found }; bez čísla, neporovnáno: { $unnumbered }.
ratings-late = 1. kolo je nasazeno: platí listina prvního dne, pokud rating nebyl chybný. Po zveřejnění kola potřebuje změna důvod.
ratings-differ = Hráčů, jejichž ratingy se v listinách změnily: { $count }. Ukáže je r u hráčů (F5).
ratings-none-found = Žádný hráč není v listinách podle čísla; bez čísla: { $unnumbered }.
ratings-none-differ = Všichni nalezení hráči ({ $found }) se shodují s listinou { $list }; bez čísla, neporovnáno: { $unnumbered }.
ratings-none-taken = Nic není označeno, nic se nezměnilo.
ratings-taken = Podle listiny upraveno hráčů: { $count }. u to vrátí.
ratings-other-name = (v listině: { $name })

# Listina, která se přebírá za běhu konzole.
ratings-ended = Přebírání bylo ukončeno. Listiny jsou jako předtím.
ratings-import-begun = { $file } se přebírá. Zatím pokračujte; R řekne, jak je daleko.
ratings-importing = { $file }: zatím přečteno hráčů: { $players }
ratings-importing-end = E přebírání ukončí a listiny zůstanou, jak jsou. Esc je nechá běžet.
ratings-which-kind = Které ratingy jsou v { $file }?
rating-columns-title = Ratingová listina { $file }
rating-columns-kept = Platí i pro další soubory tohoto jména
rating-columns-no-heading = Sloupec nemá záhlaví, podle kterého by se příště poznal. Zvolte řádek záhlaví klávesami h a H, nebo mu ho v souboru dejte.
rating-columns-twice = Stejné záhlaví má i jiný sloupec. Jeden z nich v souboru přejmenujte.
rating-columns-no-number = V žádném sloupci není rating, FIDE ID ani registrační číslo. Přejděte na něj a stiskněte jeho písmeno.

ratings-sources = { $path }:{ $line }:{ $column }: nelze přečíst. Očekávány adresy listin podle jejich jmen, jako v docs/rating-lists.md.
ratings-address = { $address } není adresa. Musí začínat https:// nebo file://.
ratings-not-got = { $address } se nepodařilo získat: { $cause }. Listiny jsou beze změny.
ratings-newer-than-start = { $list } ({ $date }) začala platit po prvním dni, neptáme se jí.
ratings-none-of-start = Načtěte listinu měsíce, ve kterém turnaj začal.
ratings-update-begun = { $list } se stahuje. Pokračujte v práci; R řekne, jak to pokračuje.
ratings-no-address = Žádná listina nemá adresu. Zapište je do souboru ratings.ron v konfigurační složce, nebo načtěte soubor klávesou R.
ratings-current = Jsou ratingové listiny aktuální?
ratings-old = { $list } byla načtena { $day }.
ratings-are-current = ano: porovnat s nimi hráče
ratings-import-first = nejdřív načíst listinu
ratings-update-first = nejdřív stáhnout všechny listiny
