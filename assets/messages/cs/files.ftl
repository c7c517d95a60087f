# Soubory turnajů a druhé kopie: první věta říká, co je špatně, druhá, co má rozhodčí udělat.

file-place = řádek { $line }, sloupec { $column }
file-cause-not-found = takový soubor nebo složka neexistuje
file-cause-permission-denied = chybí oprávnění
file-cause-is-a-folder = je to složka
file-cause-is-no-folder = část cesty není složka
file-cause-storage-full = disk je plný
file-cause-read-only-disk = disk je jen pro čtení

file-io-create = { $file } nelze vytvořit: { $cause }. Zkontrolujte složku, oprávnění a volné místo a zkuste to znovu.
file-io-open = { $file } nelze otevřít: { $cause }. Zkontrolujte název a oprávnění a zkuste to znovu.
file-io-read = { $file } nelze přečíst: { $cause }. Zkontrolujte disk a zkuste to znovu.
file-io-write = { $file } nelze zapsat: { $cause }. Zkontrolujte složku, oprávnění a volné místo a zkuste to znovu.
file-io-keep-torn-tail = { $file }, kam se měl uschovat useknutý konec souboru turnaje, nelze zapsat: { $cause }. Zkontrolujte složku a volné místo a zkuste to znovu.
file-io-cut-torn-tail = Ze souboru { $file } nelze odstranit useknutý konec: { $cause }. Zkontrolujte oprávnění a zkuste to znovu.
file-exists = { $file } už existuje. Zvolte jiný název, nebo otevřete onen soubor.
file-not-a-file = { $file } je složka nebo zařízení, ne soubor turnaje. Zvolte soubor.
kept-defaults = { $faults } Než se to opraví, chová se konzole, jako by tam nebylo nic zvoleno.
kept-not-a-file = { $file } není obyčejný soubor.
kept-too-large = { $file } je na to, co se v něm uchovává, příliš velký.
kept-unreadable = { $file } nelze přečíst: { $cause }.
theme-file-malformed = { $file }, řádek { $line }, sloupec { $column }: toto není motiv. Pište jej jako (base: "dark", roles: …).
theme-file-no-theme = { $file }, řádek { $line }: motiv „{ $found }“ neexistuje; jsou to { $known }.
theme-file-no-role = { $file }, řádek { $line }: role „{ $found }“ neexistuje. Role: { $known }.
theme-file-no-colour = { $file }, řádek { $line }: „{ $found }“ není barva. Pište #rrggbb nebo název jako red.
file-empty = { $file } je prázdný, nikdy do něj nebylo nic zapsáno. Smažte jej a založte turnaj znovu, nebo otevřete kopii.
file-unfinished = { $file } končí už na prvním řádku, nikdy do něj nebylo nic zapsáno. Smažte jej a založte turnaj znovu, nebo otevřete kopii.
file-foreign = { $file } není soubor turnaje: řádek 1, sloupec 1 obsahuje „{ $found }“, očekáváno „(hakem:“. Zvolte soubor turnaje, nebo tento naimportujte.
file-converted = { $file } převedl jiný program: { $place } obsahuje { $found }, očekáván text UTF-8 s řádky ukončenými jen LF. Otevřete kopii, která převedena nebyla.
file-converted-cr-lf = konec řádku CR LF
file-converted-byte-order-mark = značku pořadí bajtů
file-converted-utf-16 = text UTF-16
file-newer-format = { $file } má formát { $found }, zapsaný verzí hakem { $with } ({ $place }); toto je hakem { $own } a čte nejvýše formát { $known }. Otevřete jej v oné verzi nebo v novější; nic nebylo změněno.
file-other-version = { $file } obsahuje řádek, který zapsala jiná verze, snad hakem { $with }; toto je hakem { $own }. { $place }: { $damage }. Otevřete jej v oné verzi nebo v novější; nic nebylo změněno.
file-other-build = { $file } obsahuje řádek, který tento hakem { $own } nezná; mohl jej zapsat jiný program nebo jiné sestavení hakemu se stejným číslem. { $place }: { $damage }. Otevřete jej v něm nebo v novější verzi; nic nebylo změněno.
file-damaged = { $file } je poškozen, { $place }: { $damage }. Nic nebylo změněno; otevřete druhou kopii nebo jinou zálohu.
file-damage-changed = nalezen otisk { $found }, ale z řádku a předchozího otisku vychází { $expected }
file-damage-out-of-order = nalezen zápis { $found }, očekáván zápis { $expected }
file-damage-not-utf-8 = nalezeny bajty, které nejsou textem UTF-8, očekáváno UTF-8
file-damage-malformed = nalezeno „{ $found }“, očekáváno: { $expected }
file-damage-unreadable = nalezeno „{ $found }“ na jinak neporušeném řádku: { $reason }
file-damage-too-long = nenalezen konec řádku, očekáván nejdále po { $limit } bajtech
file-form-format-number = číslo formátu od 1 výš
file-form-entry-number = „(n:“ a číslo zápisu
file-form-hash = otisk na konci řádku
file-too-large = { $file } by měl { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
}, soubor turnaje smí mít nejvýše { $limit }. Založte další soubor turnaje.
file-read-only = { $file } je otevřen jen pro čtení. Zavřete jej tam, kde je otevřen pro zápis, a otevřete jej znovu.
file-changed-outside = { $file } změnil jiný program: má { $found ->
    [one] { $found } bajt
    [few] { $found } bajty
   *[other] { $found } bajtů
}, očekáváno { $expected }. Uložte kopii pod jiným názvem (F12) a pokračujte v ní.
file-gone = { $file } byl za běhu přesunut, smazán nebo nahrazen. Vraťte jej, nebo uložte kopii pod jiným názvem (F12) a pokračujte v ní.
file-unwritable = Zápis { $entry } nelze uložit tak, aby se dal znovu přečíst: { $reason }. Nebyl zaznamenán; oznamte to prosím spolu s touto zprávou.
file-replay = { $file }: zápis { $entry } nenavazuje na předchozí: { $why } Otevřete druhou kopii nebo jinou zálohu.
file-not-saved = NEULOŽENO. { $cause } Můžete pokračovat; ukládání se samo zkouší znovu. Nebo uložte kopii pod jiným názvem (F12).
file-not-saved-advised = NEULOŽENO. { $cause } Zatím můžete pokračovat; ukládání se samo zkouší znovu.
saved-again = Všechny zápisy jsou zase uložené.

file-torn-tail-cut = Soubor končil zápisem, který nebyl dokončen (řádek { $line }, počet bajtů { $bytes }). Byl odříznut a uschován v { $file }: zkontrolujte, zda je poslední zadání zapsáno, a případně je zopakujte.
file-torn-tail-ignored = Soubor končí zápisem, který není dokončen (řádek { $line }, počet bajtů { $bytes }); ten se nezobrazuje. Otevřete soubor pro zápis, aby byl odříznut.
file-torn-tail-stays = Useknutý konec souboru turnaje nebylo možné uložit do { $file }, turnaj lze proto jen číst. Zkontrolujte složku, oprávnění a volné místo a otevřete jej znovu.
file-in-use = Turnaj je otevřen v jiném programu, zde je jen pro čtení. Chcete-li pokračovat zde, zavřete jej tam.
file-not-writable = Do souboru turnaje nelze zapisovat, je jen pro čtení. Změňte oprávnění, nebo uložte kopii pod jiným názvem (F12).
file-unguarded = Tento disk neumí zabránit druhému programu v zápisu do souboru turnaje. Otevřete turnaj jen jednou.

mirror-lost = Druhou kopii { $file } nelze zapsat: { $cause }. Samotný soubor turnaje je v pořádku; znovu připojte disk, kopie se doplní sama.
mirror-not-allowed = Druhou kopii { $file } nelze zapsat: chybí oprávnění. Samotný soubor turnaje je v pořádku; zvolte složku, do které smíte zapisovat.
mirror-same-folder = Složka druhé kopie je složkou samotného souboru turnaje ({ $file }). Zvolte jinou složku.
mirror-in-use = Druhá kopie { $file } je otevřena v jiném programu. Zavřete ji tam; kopie se pak doplní sama.
mirror-other-event = { $file } je jiný turnaj nebo jiný druh souboru a zůstal beze změny. Zvolte jinou složku, nebo onen soubor přesuňte jinam.
mirror-diverged = { $file } se od tohoto turnaje liší od řádku { $line } a zůstal beze změny. Porovnejte oba soubory a nechtěný přesuňte jinam.
mirror-ahead = { $file } obsahuje od řádku { $line } zápisy, které v tomto souboru turnaje chybějí, a zůstal beze změny. Otevřete raději onen soubor, nebo jej přesuňte jinam.

file-stale = Soubor turnaje byl přesunut nebo změněn tak, že jej nelze dál sledovat: zobrazený stav je zastaralý. Zavřete turnaj a otevřete jej znovu.
file-overwritten = { $file } přepsal jiný program: řádek { $line } není ten, který byl zapsán. Uložte kopii pod jiným názvem (F12) a pokračujte v ní.
file-damage-zeros = nalezeno nulových bajtů: { $bytes }, jak je vrací disk, který zapsané ztratil; očekáván text
mirror-slow = Druhá složka neodpovídá ({ $file }). Samotný soubor turnaje je v pořádku; znovu připojte disk, nebo zvolte jinou složku.
mirror-unmarked = Druhá složka chybí: { $file } nemá její značku, jako když disk není připojen. Nic tam nebylo zapsáno. Znovu připojte disk, nebo složku zvolte znovu.
mirror-no-answer = Druhá složka neodpovídá. Samotný soubor turnaje je v pořádku; znovu připojte disk, nebo zvolte jinou složku.
mirror-found-again = Druhá složka je zase k dispozici a aktuální.
mirror-of-a-copy = Druhá složka { $folder } patří jiné kopii tohoto turnaje: { $file }. Druhá složka může sledovat jen jeden soubor.
mirror-of-a-copy-leave = tato kopie žádnou nemá; lze ji zadat na obrazovce turnaje
mirror-of-a-copy-take = pokračovat s tou složkou zde: turnaj byl přesunut
mirror-not-kept = Druhou složku se nepodařilo zapamatovat pro příští otevření. Zadejte ji pak znovu.
unsaved-put-aside = { $count ->
    [one] { $count } zápis se nepodařilo
    [few] { $count } zápisy se nepodařilo
   *[other] { $count } zápisů se nepodařilo
} uložit do souboru turnaje; uschováno v { $file }, při příštím otevření turnaje bude nabídnuto.
unsaved-lost = { $count ->
    [one] { $count } zápis se nepodařilo
    [few] { $count } zápisy se nepodařilo
   *[other] { $count } zápisů se nepodařilo
} uložit nikam: ani do souboru turnaje, ani vedle něj, ani do vaší datové složky. Zadejte je znovu.
unsaved-title = Neuložené zápisy
unsaved-found = Když byl turnaj naposledy otevřen, nepodařilo se uložit zápisů: { $count }. Uschováno v { $file }.
unsaved-take = Převzít je nyní do turnaje
unsaved-later = Rozhodnout při příštím otevření
unsaved-discard = Vynechat je; soubor zůstane pod jiným názvem
unsaved-taken = Do turnaje převzato zápisů: { $count }.
unsaved-not-taken = Do nynějšího stavu turnaje se nehodí zápisů: { $count }; { $file } zůstává uschován pod názvem s koncovkou .left. Zadejte je ručně.
save-copy-what = Vše zaznamenané, i to, co disk dosud odmítl, se zapíše do nového souboru a pokračujete v něm. Pouhý název znamená soubor vedle turnaje.
save-copy-done = Všechny zápisy jsou uložené v novém souboru, kterým je nyní turnaj: { $file }
salvage-open = Turnaj je otevřen až po poškozené místo, jen pro čtení. Chcete-li pokračovat, uložte jej pod jiným názvem (F12): z čitelných zápisů vznikne nový turnaj.
salvage-left = Od tohoto místa má soubor ještě řádků: { $lines }; samy o sobě neporušené, ale bez toho, na co navazují: { $intact }.
salvage-consent = Z neporušených zápisů (počet: { $entries }) vznikne nový turnaj; vynechá se řádků: { $lines }. Poškozený soubor zůstane, jak je.
salvage-behind = Zápisy za poškozením
salvage-behind-how = Tyto řádky jsou samy o sobě neporušené; co stálo před nimi, je ztraceno. Převezměte v jejich pořadí ty, které jsou tak, jak zde stojí, správné. Ostatní zůstanou v poškozeném souboru; co chybí, zadejte ručně.
salvage-names-a-step = Nepřevzato: krok zpět, znovu nebo jiný pohyb v historii, o němž se kvůli poškození neví, kam vedl. Proveďte ho ručně; co následuje, se převezme, jen když to označíte.
salvage-misfit = Nepřevzato, protože neodpovídá tomu, co stojí před tím: { $why }
salvage-chosen = Převezmou se i zápisy za poškozením: { $count }.
salvage-done = Zpoza poškození bylo převzato zápisů: { $taken }{ $left ->
    [0] .
   *[other] ; zápisů, které už neodpovídaly a zůstaly: { $left }.
} Turnaj je nyní { $file }
salvage-title = Pokračovat bez poškozené části
salvage-agree = Nový soubor zaznamená, že jste s tím souhlasili a kolik bylo vynecháno.

festival-title = Festival
festival-twice = { $name } je v sekcích { $sections }
festival-two-boards = { $name } hraje zároveň v sekcích { $sections }
festival-part = { $name } ({ $sections }): to jsou různí lidé
festival-join = { $name } ({ $sections }): přece jen jeden člověk
festival-two-people = Poznamenáno: různí lidé.
festival-one-person = Poznamenáno: jeden člověk.
festival-planned = Plán festivalu je zapsán.
festival-not-copied = Co zde zůstává, jak je
festival-empty = { $folder } nemá žádné soubory turnajů, není to tedy ještě festival. Založte v něm první sekci: otevřete tam hakem a stiskněte n.
festival-not-made = { $file } nelze zapsat: { $cause }. Zkontrolujte složku a právo zápisu.
festival-malformed = { $file } nelze číst jako plán festivalu: { $cause }. Opravte jej, nebo jej smažte a otevřete složku znovu.
festival-outside = { $file } uvádí sekci „{ $section }“, což není název souboru v jeho složce. Pište názvy souborů bez složek.
