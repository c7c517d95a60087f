# Soubory turnajů a záložní kopie: nejprve chyba, potom co má rozhodčí udělat.

file-place = řádek { $line }, sloupec { $column }
file-cause-not-found = takový soubor nebo složka neexistuje
file-cause-permission-denied = chybí oprávnění
file-cause-is-a-folder = je to složka
file-cause-is-no-folder = část cesty není složka
file-cause-storage-full = disk je plný
file-cause-read-only-disk = disk je jen pro čtení
file-cause-name-not-allowed = název souboru je příliš dlouhý nebo není povolen

file-io = { $operation ->
    [create] { $path } nelze vytvořit: { $cause }. Zkontrolujte složku, oprávnění a volné místo a zkuste to znovu.
    [open] { $path } nelze otevřít: { $cause }. Zkontrolujte název a oprávnění a zkuste to znovu.
    [read] { $path } nelze přečíst: { $cause }. Zkontrolujte disk a zkuste to znovu.
    [keep-torn-tail] Neúplný konec souboru turnaje nelze uložit do { $path }: { $cause }. Zkontrolujte složku a volné místo a zkuste to znovu.
    [cut-torn-tail] Ze souboru { $path } nelze odstranit neúplný konec: { $cause }. Zkontrolujte oprávnění a zkuste to znovu.
   *[write] { $path } nelze zapsat: { $cause }. Zkontrolujte složku, oprávnění a volné místo a zkuste to znovu.
}
file-exists = { $path } už existuje. Zvolte jiný název, nebo otevřete existující soubor.
file-not-a-file = { $path } je složka nebo zařízení, ne soubor turnaje. Zvolte soubor.
kept-defaults = { $faults } Do opravy používá konzole výchozí nastavení.
kept-not-a-file = { $path } není obyčejný soubor.
kept-too-large = { $path } je na soubor nastavení příliš velký.
kept-io = { $path } nelze přečíst: { $cause }.
theme-file-malformed = { $file }, řádek { $line }, sloupec { $column }: není to motiv. Pište jej jako (base: "dark", roles: …).
theme-file-no-theme = { $file }, řádek { $line }: neznámý motiv „{ $found }“. Motivy: { $known }.
theme-file-no-role = { $file }, řádek { $line }: neznámá role „{ $found }“. Role: { $known }.
theme-file-no-colour = { $file }, řádek { $line }: „{ $found }“ není barva. Pište #rrggbb nebo název jako red.
file-empty = { $path } je prázdný, nikdy do něj nebylo nic zapsáno. Smažte jej a založte turnaj znovu, nebo otevřete kopii.
file-unfinished = { $path } končí už na prvním řádku, nikdy do něj nebylo nic zapsáno. Smažte jej a založte turnaj znovu, nebo otevřete kopii.
file-foreign = { $path } není soubor turnaje: řádek 1, sloupec 1 obsahuje „{ $found }“, očekáváno „(hakem:“. Zvolte soubor turnaje, nebo tento importujte.
file-converted = { $path } převedl jiný program: { $place } obsahuje { $found }, očekáván text UTF-8 s řádky ukončenými jen LF. Otevřete nepřevedenou kopii.
file-converted-cr-lf = konec řádku CR LF
file-converted-byte-order-mark = značku pořadí bajtů
file-converted-utf16 = text UTF-16
file-newer-format = { $path } má formát { $found }, zapsaný verzí hakem { $with } ({ $place }). Toto je hakem { $own }, který čte nejvýše formát { $known }. Otevřete soubor v uvedené nebo novější verzi; nic se nezměnilo.
file-other-version = { $build ->
    [own] { $path } obsahuje řádek, který hakem { $own } nezná. Zapsal jej jiný program, nebo jiné sestavení se stejným číslem verze. { $place }: { $damage }. Otevřete soubor v tomto programu nebo v novější verzi; nic se nezměnilo.
   *[other] { $path } obsahuje řádek jiné verze, snad hakem { $with }. Toto je hakem { $own }. { $place }: { $damage }. Otevřete soubor v uvedené nebo novější verzi; nic se nezměnilo.
}
file-damaged = { $path } je poškozen, { $place }: { $damage }. Nic se nezměnilo. Otevřete záložní nebo jinou kopii.
file-damage-changed = nalezen otisk { $found }, ale z řádku a předchozího otisku vychází { $expected }
file-damage-out-of-order = nalezen záznam { $found }, očekáván záznam { $expected }
file-damage-not-utf8 = nalezeny bajty, které nejsou UTF-8, očekáván text UTF-8
file-damage-malformed = nalezeno „{ $found }“, očekáváno: { $expected }
file-damage-unreadable = nalezeno „{ $found }“ na jinak neporušeném řádku: { $reason }
file-damage-too-long = nenalezen konec řádku, očekáván nejdále po { $limit } bajtech
file-form-format-number = číslo formátu od 1 výš
file-form-entry-number = „(n:“ a číslo záznamu
file-form-hash = otisk na konci řádku
file-too-large = { $path } by měl { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
}, soubor turnaje smí mít nejvýše { $limit }. Založte další soubor turnaje.
file-read-only = { $path } je otevřen jen pro čtení. Zavřete jej tam, kde je otevřen pro zápis, a otevřete jej znovu.
file-changed-outside = Soubor { $path } změnil jiný program: má { $found ->
    [one] { $found } bajt
    [few] { $found } bajty
   *[other] { $found } bajtů
}, očekáváno { $expected }. Uložte kopii pod jiným názvem (F12) a pokračujte v ní.
file-gone = Otevřený soubor { $path } byl mezitím přesunut, smazán nebo nahrazen. Obnovte jej, nebo uložte kopii pod jiným názvem (F12) a pokračujte v ní.
file-unwritable = Záznam { $entry } nelze uložit v čitelné podobě: { $reason }. Nebyl zaznamenán. Oznamte tuto zprávu vývojářům.
file-replay = { $path }: záznam { $entry } nenavazuje na předchozí: { $why } Otevřete záložní nebo jinou kopii.
file-not-saved = NEULOŽENO. { $cause } Můžete pokračovat; ukládání se opakuje automaticky. Nebo uložte kopii pod jiným názvem (F12).
file-not-saved-advised = NEULOŽENO. { $cause } Můžete pokračovat; ukládání se opakuje automaticky.
saved-again = Všechny záznamy jsou opět uložené.

file-torn-tail-cut = Poslední záznam souboru byl neúplný (řádek { $line }, počet bajtů { $bytes }). Byl přesunut do { $kept }. Zkontrolujte své poslední zadání, a pokud chybí, zopakujte je.
file-torn-tail-ignored = Poslední záznam souboru je neúplný (řádek { $line }, počet bajtů { $bytes }) a nezobrazuje se. Chcete-li jej odstranit, otevřete soubor pro zápis.
file-torn-tail-stays = Neúplný konec souboru turnaje nelze uložit do { $kept }, proto je turnaj jen pro čtení. Zkontrolujte složku, oprávnění a volné místo a otevřete turnaj znovu.
file-in-use = Turnaj je otevřen v jiném programu, zde je jen pro čtení. Chcete-li pokračovat zde, zavřete jej tam.
file-not-writable = Do souboru turnaje nelze zapisovat, je jen pro čtení. Změňte oprávnění, nebo uložte kopii pod jiným názvem (F12).
file-unguarded = Tento disk neumí uzamknout soubor turnaje před druhým programem. Neotevírejte turnaj dvakrát současně.

mirror-lost = Záložní kopii { $path } nelze zapsat: { $cause }. Samotný soubor turnaje je v pořádku. Znovu připojte disk; záložní kopie se aktualizuje automaticky.
mirror-not-allowed = Záložní kopii { $path } nelze zapsat: chybí oprávnění. Samotný soubor turnaje je v pořádku. Zvolte složku s právem zápisu.
mirror-same-folder = Záložní složka obsahuje samotný soubor turnaje ({ $path }). Zvolte jinou složku.
mirror-in-use = Záložní kopie { $path } je otevřena v jiném programu. Zavřete ji tam; pak se aktualizuje automaticky.
mirror-other-event = { $path } je jiný turnaj nebo jiný druh souboru a zůstává beze změny. Zvolte jinou složku, nebo tento soubor přesuňte.
mirror-diverged = { $path } se od tohoto turnaje liší od řádku { $line } a zůstává beze změny. Porovnejte oba soubory a nepotřebný přesuňte.
mirror-ahead = { $path } obsahuje od řádku { $line } záznamy, které v tomto souboru turnaje chybějí, a zůstává beze změny. Otevřete místo toho uvedený soubor, nebo jej přesuňte.

file-stale = Soubor turnaje byl přesunut nebo nahrazen; zobrazený stav není aktuální. Zavřete turnaj a otevřete jej znovu.
file-overwritten = Soubor { $path } přepsal jiný program: řádek { $line } není ten, který byl zapsán. Uložte kopii pod jiným názvem (F12) a pokračujte v ní.
file-damage-zeros = nalezeno nulových bajtů: { $bytes }, jak je disk vrací místo ztracených dat; očekáván text
mirror-slow = Záložní složka neodpovídá ({ $path }). Samotný soubor turnaje je v pořádku. Znovu připojte disk, nebo zvolte jinou složku.
mirror-unmarked = Záložní složka nenalezena: { $path } nemá značku (není disk odpojen?). Nic nebylo zapsáno. Znovu připojte disk, nebo složku zvolte znovu.
mirror-no-answer = Záložní složka neodpovídá. Samotný soubor turnaje je v pořádku. Znovu připojte disk, nebo zvolte jinou složku.
mirror-found-again = Záložní složka je opět dostupná a aktuální.
mirror-of-a-copy = Záložní složka { $folder } patří jiné kopii tohoto turnaje: { $file }. Záložní složka může sledovat jen jeden soubor.
mirror-of-a-copy-leave = nechat tuto kopii bez zálohy; nastavuje se na obrazovce turnaje (F4)
mirror-of-a-copy-take = pokračovat v záloze zde: turnaj byl přesunut
mirror-not-kept = Záložní složku se nepodařilo uložit pro příští otevření. Zvolte ji pak znovu.
unsaved-put-aside = { $count ->
    [one] { $count } záznam se nepodařilo
    [few] { $count } záznamy se nepodařilo
   *[other] { $count } záznamů se nepodařilo
} uložit do souboru turnaje. Uloženo v { $file }; po novém otevření turnaje lze obnovit.
unsaved-lost = { $count ->
    [one] { $count } záznam se nepodařilo
    [few] { $count } záznamy se nepodařilo
   *[other] { $count } záznamů se nepodařilo
} uložit nikam: ani do souboru turnaje, ani vedle něj, ani do datové složky. Zadejte je znovu.
unsaved-title = Neuložené záznamy
unsaved-found = Při posledním otevření turnaje se nepodařilo uložit záznamů: { $count }. Jsou v { $file }.
unsaved-take = Obnovit je nyní
unsaved-later = Rozhodnout při příštím otevření
unsaved-discard = Neobnovovat; soubor zůstane pod jiným názvem
unsaved-taken = Obnoveno záznamů: { $count }.
unsaved-not-taken = Současnému stavu turnaje neodpovídá záznamů: { $count }. Soubor { $file } má nyní koncovku .left. Zadejte je ručně.
save-copy-what = Všechny záznamy, i dosud neuložené, se zapíší do nového souboru a pokračujete v něm. Název bez složky vytvoří soubor vedle turnaje.
save-copy-done = Všechny záznamy jsou uložené v novém souboru, kterým je nyní turnaj: { $file }
salvage-open = Otevřeno jen pro čtení až po poškozené místo. Chcete-li pokračovat s čitelnou částí, uložte ji pod jiným názvem (F12).
salvage-left = Od tohoto místa má soubor ještě řádků: { $lines }; neporušené, ale bez řádků, na které navazují: { $intact }.
salvage-consent = Ze záznamů před poškozením (počet { $entries }) vznikne nový turnaj; vynechá se řádků: { $lines }. Poškozený soubor se nezmění.
salvage-behind = Záznamy za poškozením
salvage-behind-how = Tyto řádky jsou neporušené, ale řádky před nimi jsou ztraceny. Označte v jejich pořadí záznamy, které jsou zobrazeny správně. Ostatní zůstanou v poškozeném souboru; chybějící údaje zadejte ručně.
salvage-names-a-step = Neobnoveno: krok zpět, znovu nebo jiný pohyb v historii, jehož cíl je v poškozené části. Zopakujte jej ručně; další záznamy se obnoví, jen když je označíte.
salvage-misfit = Neobnoveno, protože neodpovídá předchozím záznamům: { $why }
salvage-chosen = Obnoví se i záznamů za poškozením: { $count }.
salvage-done = Obnoveno záznamů za poškozením: { $taken }{ $left ->
    [0] .
   *[other] ; vynecháno záznamů, které už neodpovídají: { $left }.
} Turnaj je nyní { $file }
salvage-title = Pokračovat bez poškozené části
salvage-agree = Nový soubor zaznamená váš souhlas a počet vynechaných řádků.

festival-title = Festival
festival-twice = { $name }: přihláška v sekcích { $sections }
festival-two-boards = { $name } hraje současně v sekcích { $sections }
festival-part = Označit jako různé osoby: { $name } ({ $sections })
festival-join = Označit jako touž osobu: { $name } ({ $sections })
festival-two-people = Zapsáno: různé osoby.
festival-one-person = Zapsáno: jedna osoba.
festival-planned = Plán festivalu je zapsán.
festival-not-copied = Nekopíruje se
festival-empty = Složka { $folder } neobsahuje soubory turnajů, není to tedy ještě festival. Založte první sekci: otevřete v ní hakem a stiskněte n.
festival-not-made = { $file } nelze zapsat: { $cause }. Zkontrolujte složku a právo zápisu.
festival-malformed = { $file } nelze číst jako plán festivalu: { $cause }. Opravte jej, nebo jej smažte a otevřete složku znovu.
festival-outside = { $file } uvádí sekci „{ $section }“, což není název souboru v jeho složce. Pište názvy souborů bez složek.
