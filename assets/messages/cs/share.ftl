# Turnaje sdílené přes databázi: nejprve chyba, potom co udělat.

share-ask-password = Heslo uživatele { $user }:
share-setup-done = Databáze { $database } je připravena pro turnaje.
share-sound = Všechny řádky turnaje { $name } jsou platné. Nic nebylo odstraněno.
share-repaired = { $count ->
    [one] Odstraněn 1 řádek
    [few] Odstraněny { $count } řádky
   *[other] Odstraněno { $count } řádků
} turnaje { $name } od záznamu { $entry }, uloženo do tabulky hakem.removed. Sdílejte turnaj znovu z úplného souboru.
share-put = { $count ->
    [one] Sdílen { $count } záznam: { $address }
    [few] Sdíleny { $count } záznamy: { $address }
   *[other] Sdíleno { $count } záznamů: { $address }
}
share-same = Nic nového: databáze je aktuální. { $address }
share-ahead = { $count ->
    [one] Databáze má o { $count } záznam víc než soubor. Stáhněte jej příkazem hakem pull. { $address }
    [few] Databáze má o { $count } záznamy víc než soubor. Stáhněte je příkazem hakem pull. { $address }
   *[other] Databáze má o { $count } záznamů víc než soubor. Stáhněte je příkazem hakem pull. { $address }
}
pull-written = { $count ->
    [one] Zapsán { $count } záznam: { $file }
    [few] Zapsány { $count } záznamy: { $file }
   *[other] Zapsáno { $count } záznamů: { $file }
}
pull-same = Nic nového: { $file } je aktuální.
pull-ahead = { $count ->
    [one] { $file } má { $count } záznam, který v databázi chybí. Nahrajte jej příkazem hakem share.
    [few] { $file } má { $count } záznamy, které v databázi chybějí. Nahrajte je příkazem hakem share.
   *[other] { $file } má { $count } záznamů, které v databázi chybějí. Nahrajte je příkazem hakem share.
}
pull-back = Databáze je opět dostupná; žádný záznam nechybí.
share-clock-ahead = Hodiny tohoto počítače jdou o { $seconds } s napřed proti serveru. Ovlivňuje to časy v historii, nikoli pořadí záznamů.
share-clock-behind = Hodiny tohoto počítače jdou o { $seconds } s pozadu proti serveru. Ovlivňuje to časy v historii, nikoli pořadí záznamů.

share-address-not-postgresql = Toto není adresa databáze. Pište postgresql://UŽIVATEL@SERVER:PORT/DATABÁZE/NÁZEV.
share-address-password = Adresa obsahuje heslo, které tak vidí ostatní. Heslo změňte. Nové zapište do souboru PGPASSFILE, nebo je zadejte na vyzvání.
share-address-no-database = V adrese chybí databáze. Pište postgresql://UŽIVATEL@SERVER:PORT/DATABÁZE/NÁZEV.
share-address-no-name = V adrese chybí turnaj. Jeho název připojte za databázi: postgresql://…/DATABÁZE/NÁZEV.
share-address-bad-port = Port v adrese není číslo od 1 do 65535. Pište jej za server: SERVER:5432.
share-address-unknown-option = Adresa má neznámou volbu „{ $found }“. Známé volby: { $known }.
share-address-contradiction = Volby „{ $one }“ a „{ $other }“ v adrese se vylučují. Jednu vynechte.
share-address-bad-name = Název sdíleného turnaje musí mít 1 až 100 znaků, bez / a řídicích znaků. Zvolte jej pomocí --name.
share-address-bad-escape = Adresa obsahuje %, za kterým nejsou dvě šestnáctkové číslice. Samotný znak % se píše %25.

share-not-built = Toto sestavení programu hakem nepodporuje PostgreSQL. Sestavte jej s --features postgresql.
share-unreachable = Server { $server } neodpovídá: { $cause }. Zkontrolujte, zda běží, jeho adresu a síť, a zkuste to znovu.
share-encryption = Spojení se serverem { $server } nelze šifrovat: { $cause }. Server potřebuje certifikát s tímto jménem; vydavatele uveďte: ?sslrootcert=SOUBOR.
share-no-password = Uživatel { $user } potřebuje heslo, ale není terminál, kde je zadat. Zapište je do souboru PGPASSFILE jako SERVER:PORT:DATABÁZE:UŽIVATEL:HESLO.
share-open-passwords = Soubor { $path } mohou číst ostatní, proto se z něj heslo nečte. Omezte přístup jen na sebe: chmod 600.
share-passwords = Soubor s hesly { $path } nelze přečíst: { $cause }. Povolte jeho čtení, nebo zrušte PGPASSFILE.
share-not-let-in = Server odmítl přihlášení uživatele { $user }. Zkontrolujte jméno a heslo.
share-unencrypted = Server odmítá uživatele { $user } bez šifrování. Přidejte k adrese ?sslmode=require nebo ?sslrootcert=SOUBOR a zkontrolujte jméno.
share-cleartext = { $server } žádá heslo v otevřené podobě a spojení není šifrované. Heslo nebylo odesláno. Odstraňte z adresy sslmode=disable, nebo na serveru nastavte scram-sha-256 (pg_hba.conf).
share-no-database = Databáze { $database } neexistuje. Nechte ji vytvořit: createdb --encoding=UTF8 { $database }.
share-not-set-up = Databáze { $database } není připravena pro turnaje. Spusťte jednou hakem share --setup jako uživatel, který smí vytvářet tabulky.
share-newer = Databázi připravila novější verze programu hakem (schéma { $found }; tato zná { $known }). Použijte onu verzi.
share-letters = Databáze ukládá text jako { $found }, kde některé znaky chybějí. Nechte vytvořit databázi s --encoding=UTF8.
share-not-allowed = Uživatel { $user } na to v databázi nemá oprávnění. Požádejte o roli: hakem_arbiter zapisuje, hakem_reader čte.
share-read-only = Server je jen pro čtení, například replika. Použijte adresu hlavního serveru.
share-full = Na serveru není volné místo: { $cause }. Nic se neztratilo. Pokračujte, až místo bude.
share-server = Server vrátil chybu ({ $code }): { $cause }. Nic tam nebylo zapsáno.
share-no-such-event = Turnaj { $name } v databázi není, nebo nemáte oprávnění jej vidět. Zkontrolujte název, nebo turnaj nejprve sdílejte.
share-other-event = Název { $name } patří jinému turnaji. Zvolte jiný název pomocí --name.
share-parted = Soubor a databáze se rozešly u záznamu { $entry }. Nic se nezměnilo. Spusťte hakem pull s jiným názvem souboru, potom hakem merge.
share-shrunk = V databázi už není záznam { $entry }: byla obnovena stará záloha, nebo odpovídá jiný server. Nic se nezměnilo. Sdílejte turnaj znovu z úplného souboru.
share-tampered = Záznam { $entry } byl v databázi změněn: { $what }. Od něj dál nebyl přečten žádný záznam. Vlastník databáze je odstraní příkazem hakem share --repair.
share-row-missing = řádek chybí
share-row-hash = otisk neodpovídá řádku
share-row-changed = liší se od záznamu přečteného dříve
share-row-unfinished = operace není úplná
share-crowded = { $tries ->
    [one] { $tries }krát zapsal dříve někdo jiný. Nic nebylo zapsáno; zkuste to znovu.
    [few] { $tries }krát zapsal dříve někdo jiný. Nic nebylo zapsáno; zkuste to znovu.
   *[other] { $tries }krát zapsal dříve někdo jiný. Nic nebylo zapsáno; zkuste to znovu.
}

merge-folder = Přečteno { $count } z { $total } kopií.
merge-folder-all = Pro složku lze použít jen --adopt all, protože každá kopie má vlastní čísla.
merge-other-event = { $trunk } a { $branch } jsou různé turnaje. Sloučit lze jen kopie téhož turnaje.
merge-adopt = „{ $found }“ nevybírá žádné záznamy. Napište all, nebo čísla od 1 do { $last }, například 1,3-5.
merge-leaves-fide-mode = S těmito záznamy by turnaj opustil režim FIDE (kolo { $round }). Nic nebylo převzato. Chcete-li je převzít, uveďte jejich čísla: --adopt 1-3.
merge-shared = { $count ->
    [one] Společný je { $count } záznam.
    [few] Společné jsou { $count } záznamy.
   *[other] Společných je { $count } záznamů.
}
merge-trunk = Od té doby v souboru { $file }:
merge-branch = Od té doby v souboru { $file }, k přijetí:
merge-how = Přijměte všechny pomocí --adopt all, nebo některé pomocí --adopt 1,3-5. Kopie se nezmění.
merge-fits = vyhovuje
merge-conflict = rozpor: je zapsán jiný výsledek
merge-there = už zapsáno
merge-undone = tam zrušeno
merge-move = pohyb v historii
merge-refused = nelze přijmout
merge-changed-here = Tytéž údaje se v tomto turnaji po rozdělení kopií změnily. Zkontrolujte současný stav, a pokud změna stále platí, zadejte ji zde.
merge-inbox-lost = Nečitelné řádky souboru { $file }: { $count }. Nebudou sloučeny; zkontrolujte poslední výsledky z tohoto notebooku.
merge-adopted = Přijato { $adopted }, nepřijato { $left }. Rozpory k vyřešení: { $conflicts } (F7, n).
merge-title = Záznamy souboru { $file }
merge-failed = Kopii nelze sloučit
merge-nothing = Soubor { $file } nemá záznamy, které by zde chyběly.
enter-done = zapsáno
enter-there = už zapsáno
enter-doubtful = Šachovnice { $board } mohla být zapsána: až bude server dostupný, zadejte ji znovu. Dvakrát se nezapíše.
enter-conflict = označeno jako rozpor, který vyřeší rozhodčí
enter-typed = „{ $found }“ není šachovnice s výsledkem. Pište 7=1-0, 7=0-1, nebo 7=5 pro remízu.

# Konzole se sdíleným turnajem.
share-opened-alone = Tento turnaj je sdílen na { $address }. Při otevření ze souboru změny zůstávají v tomto počítači a nesynchronizují se. Otevřete jej příkazem hakem { $address }.
share-file-ahead = Soubor { $file } má oproti databázi záznamy navíc ({ $count }), pokračoval tedy offline. Nahrajte je příkazem hakem share a pak turnaj otevřete znovu.
share-one-file = Byly zadány dva soubory. Druhý se používá jen s adresou sdíleného turnaje: hakem postgresql://UŽIVATEL@SERVER/DATABÁZE/NÁZEV SOUBOR.hakem.
share-cut-off = Offline: { $why } Výsledky se ukládají zde a synchronizují později.
share-waits = { $why } Výsledky se ukládají zde a synchronizují později.
share-silent = Databáze neodpovídá.
share-back = Databáze je opět dostupná.
share-conflict = Už je zapsán jiný výsledek. Oba jsou označeny jako rozpor: { $what }
share-refused-title = Neprovedeno: jiný rozhodčí byl dříve
share-refused = Neprovedeno: { $what }
share-a-move = pohyb v historii
share-a-note = poznámka v historii
share-already = Jiný rozhodčí už provedl totéž.
share-not-agreed = Turnaj je offline a tento úkon vyžaduje sdílenou databázi. Výsledky zadávat můžete; s ostatním počkejte, nebo pokračujte offline (F12).
share-desk-only = Tento uživatel smí zadávat jen výsledky. S ostatním se obraťte na rozhodčího.
share-undo-reason = zrušeno
share-forgotten = Zrušeno ještě před synchronizací.
share-under-way = Právě se synchronizuje, nyní to nelze zrušit. Místo toho to opravte, nebo počkejte, až bude databáze dostupná.
share-removal-stays = Odebrali jste záznam a jiní mezitím pokračovali. Zadejte jej místo toho znovu.
share-across-title = Jiní mezitím provedli změny
share-across = Toto ovlivní změny provedené jinými:
share-take-over = Pokračovat offline
share-take-over-what = Turnaj pokračuje jen v tomto počítači, v samostatném souboru, včetně všeho, co ještě není synchronizováno. Mezitímní změny ostatních je nutné později sloučit příkazem hakem merge.
share-take-over-follows = Od této chvíle se vaše změny ostatním neposílají a jejich změny se nepřijímají. Zapíše se to do historie. Soubor: { $file }.
share-taken-over = Turnaj pokračuje offline v souboru { $file }.
share-left = { $count ->
    [one] Jeden záznam ještě není synchronizován. Je uložen ve schránce (inbox) vedle souboru turnaje a synchronizuje se, až turnaj znovu otevřete jeho adresou.
    [few] { $count } záznamy ještě nejsou synchronizovány. Jsou uloženy ve schránce (inbox) vedle souboru turnaje a synchronizují se, až turnaj znovu otevřete jeho adresou.
   *[other] { $count } záznamů ještě není synchronizováno. Jsou uloženy ve schránce (inbox) vedle souboru turnaje a synchronizují se, až turnaj znovu otevřete jeho adresou.
}
inbox-salvaged-title = Poškozená schránka
inbox-salvaged = Schránka (inbox) tohoto počítače byla poškozena. { $count ->
    [0] Všechny záznamy se podařilo obnovit
    [one] Jeden řádek se nepodařilo obnovit
    [few] { $count } řádky se nepodařilo obnovit
   *[other] { $count } řádků se nepodařilo obnovit
}; poškozený soubor je { $file }. Zkontrolujte poslední výsledky.
