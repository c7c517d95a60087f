# Turnaje sdílené přes databázi: jedna věta říká, co je špatně, další co udělat.

share-ask-password = Heslo uživatele { $user }:
share-setup-done = Databáze { $database } je připravena pro turnaje.
share-sound = Všechny řádky turnaje { $name } jsou v pořádku. Nic nebylo odstraněno.
share-repaired = { $count ->
    [one] Odstraněn 1 řádek
    [few] Odstraněny { $count } řádky
   *[other] Odstraněno { $count } řádků
} turnaje { $name } od záznamu { $entry }; uchovává je tabulka hakem.removed. Sdílejte turnaj znovu ze souboru, který má vše.
share-put = { $count ->
    [one] Sdílen { $count } záznam: { $address }
    [few] Sdíleny { $count } záznamy: { $address }
   *[other] Sdíleno { $count } záznamů: { $address }
}
share-same = Nic nového: všechno už tam je. { $address }
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
pull-same = Nic nového: { $file } obsahuje všechno.
pull-ahead = { $count ->
    [one] { $file } má { $count } záznam, který v databázi chybí. Sdílejte jej příkazem hakem share.
    [few] { $file } má { $count } záznamy, které v databázi chybějí. Sdílejte je příkazem hakem share.
   *[other] { $file } má { $count } záznamů, které v databázi chybějí. Sdílejte je příkazem hakem share.
}
pull-back = Databáze je zpět; nic neuniklo.
share-clock-ahead = Hodiny tohoto počítače jdou o { $seconds } s napřed proti serveru. Časy v záznamu se řídí jimi, pořadí ne.
share-clock-behind = Hodiny tohoto počítače jdou o { $seconds } s pozadu proti serveru. Časy v záznamu se řídí jimi, pořadí ne.

share-no-address = Toto není adresa databáze. Pište postgresql://UŽIVATEL@SERVER:PORT/DATABÁZE/NÁZEV.
share-password-in-address = V adrese je heslo, kde je vidí ostatní. Změňte je a nové zapište do souboru z PGPASSFILE, nebo je zadejte, až budete dotázáni.
share-no-database-named = Adresa nejmenuje databázi. Pište postgresql://UŽIVATEL@SERVER:PORT/DATABÁZE/NÁZEV.
share-no-event-named = Adresa nejmenuje turnaj. Jeho název napište za databázi: postgresql://…/DATABÁZE/NÁZEV.
share-bad-port = Port v adrese není číslo od 1 do 65535. Pište jej za server: SERVER:5432.
share-unknown-option = V adrese je „{ $found }“, což není známo. Známé jsou { $known }.
share-contradiction = „{ $one }“ a „{ $other }“ v adrese se vylučují. Jedno z nich vynechte.
share-bad-name = Turnaj se sdílí pod názvem o 1 až 100 znacích bez / a řídicích znaků. Zvolte jej pomocí --name.
share-bad-escape = V adrese je % bez dvou šestnáctkových číslic za ním. Samotný znak se píše %25.

share-not-built = Tento hakem byl sestaven bez PostgreSQL. Sestavte jej s --features postgresql.
share-unreachable = { $server } neodpovídá: { $cause }. Zkontrolujte, že server běží, jeho adresu a síť, a zkuste to znovu.
share-encryption = Spojení s { $server } nelze šifrovat: { $cause }. Server ať ukáže certifikát s tímto jménem; kdo jej podepsal, uveďte: ?sslrootcert=SOUBOR.
share-no-password = { $user } potřebuje heslo a není koho se zeptat. Zapište je do souboru z PGPASSFILE jako SERVER:PORT:DATABÁZE:UŽIVATEL:HESLO.
share-open-passwords = { $file } mohou číst ostatní, proto se z něj heslo nebere. Nechte jej jen pro sebe: chmod 600.
share-passwords = { $file } s hesly nelze přečíst: { $cause }. Povolte jeho čtení, nebo vynechte PGPASSFILE.
share-not-let-in = Server uživatele { $user } nepustil dovnitř. Zkontrolujte jméno a heslo.
share-unencrypted = Server nepustí { $user } bez šifrování. Přidejte k adrese ?sslmode=require nebo ?sslrootcert=SOUBOR a zkontrolujte jméno.
share-cleartext = { $server } žádá heslo v otevřené podobě a spojení není šifrované. Heslo nebylo odesláno. Odstraňte z adresy sslmode=disable, nebo na serveru nastavte scram-sha-256 (pg_hba.conf).
share-no-database = Databáze { $database } neexistuje. Nechte ji založit: createdb --encoding=UTF8 { $database }.
share-not-set-up = Databáze { $database } není připravena pro turnaje. Spusťte jednou hakem share --setup jako někdo, kdo smí zakládat tabulky.
share-newer = Databázi připravil novější hakem (číslo { $found }, tento zná { $known }). Použijte tu verzi.
share-letters = Databáze ukládá text jako { $found }, kde není každé písmeno. Nechte založit databázi s --encoding=UTF8.
share-not-allowed = Databáze to uživateli { $user } nedovoluje. Požádejte o roli, která smí: hakem_arbiter zapisuje, hakem_reader čte.
share-read-only = Ze serveru se dá jen číst, nejspíš sleduje jiný. Použijte adresu toho, do kterého se zapisuje.
share-full = Na serveru není místo: { $cause }. Nic se neztratilo; pokračujte, až místo bude.
share-server = Server odmítl ({ $code }): { $cause }. Nic tam nebylo zapsáno.
share-no-such-event = Turnaj { $name } v databázi není, nebo jej nesmíte vidět. Zkontrolujte název, nebo turnaj nejdřív sdílejte.
share-other-event = Pod názvem { $name } je jiný turnaj. Zvolte jiný název pomocí --name.
share-parted = Soubor a databáze se od záznamu { $entry } rozešly. Nic nebylo změněno; stáhněte ten z databáze pod jiným jménem příkazem hakem pull a spojte je příkazem hakem merge.
share-shrunk = V databázi už není záznam { $entry }, který tam byl: byla vrácena stará kopie, nebo odpovídá jiný server. Nic nebylo změněno; sdílejte turnaj znovu ze souboru, který má všechno.
share-tampered = Záznam { $entry } byl v databázi změněn: { $what }. Ten ani další záznamy nebyly načteny. Vlastník databáze je odstraní příkazem hakem share --repair.
share-row-missing = řádek chybí
share-row-hash = jeho otisk není otiskem řádku
share-row-changed = už to není záznam, který byl přečten dříve
share-row-unfinished = úkon nemá konec
share-crowded = { $tries ->
    [one] { $tries }krát byl rychlejší někdo jiný. Nic nebylo zapsáno; zkuste to znovu.
    [few] { $tries }krát byl rychlejší někdo jiný. Nic nebylo zapsáno; zkuste to znovu.
   *[other] { $tries }krát byl rychlejší někdo jiný. Nic nebylo zapsáno; zkuste to znovu.
}

merge-folder = Přečteno { $count } z { $total } kopií.
merge-folder-all = U složky lze žádat jen --adopt all: každá kopie má vlastní čísla.
merge-other-event = { $trunk } a { $branch } jsou různé turnaje. Spojit lze jen kopie jednoho turnaje.
merge-adopt = „{ $found }“ neurčuje žádné záznamy. Napište all, nebo čísla od 1 do { $last }, například 1,3-5.
merge-shared = { $count ->
    [one] Společný je { $count } záznam.
    [few] Společné jsou { $count } záznamy.
   *[other] Společných je { $count } záznamů.
}
merge-trunk = Od té doby v { $file }:
merge-branch = Od té doby v { $file }, k převzetí:
merge-how = Převezměte všechny pomocí --adopt all, nebo některé pomocí --adopt 1,3-5. Kopie zůstane, jak je.
merge-fits = hodí se
merge-conflict = rozpor: je tam jiný výsledek
merge-there = už tam je
merge-undone = tam vráceno
merge-move = pohyb v historii
merge-refused = nelze převzít
merge-adopted = Převzato: { $adopted }, z toho rozporů k vyřešení: { $conflicts }. Nelze převzít: { $refused }.
enter-done = zapsáno
enter-there = už tam je
enter-doubtful = Šachovnice { $board } mohla být přesto zapsána: až server odpoví, zadejte ji znovu; dvakrát se nezapíše.
enter-conflict = je tam jiný výsledek: zapsáno jako rozpor, který vyřeší rozhodčí
enter-typed = „{ $found }“ není šachovnice s výsledkem. Pište 7=1-0, 7=0-1, nebo 7=5 pro remízu.

# The console on a shared event.
share-opened-alone = Tento turnaj je sdílen na { $address }. Otevřen svým souborem pokračuje jen zde a ostatní jej nevidí: otevřete jej příkazem hakem { $address }.
share-file-ahead = { $file } má oproti databázi záznamy navíc ({ $count }), pokračoval tedy sám. Sdílejte je příkazem hakem share a pak turnaj otevřete znovu.
share-one-file = Jsou uvedeny dva soubory. Druhý patří jen k adrese sdíleného turnaje: hakem postgresql://UŽIVATEL@SERVER/DATABÁZE/NÁZEV SOUBOR.hakem.
share-cut-off = Bez spojení: { $why } Výsledky se zapisují zde a sdílejí později.
share-waits = { $why } Výsledky zde pokračují a sdílejí se později.
share-silent = Databáze neodpovídá.
share-back = Databáze je zpět.
share-conflict = Stojí tam jiný výsledek, oba jsou označeny jako rozpor: { $what }
share-refused-title = Neprovedeno: jiní byli dříve
share-refused = Neprovedeno: { $what }
share-a-move = krok v historii
share-a-note = poznámka v záznamu
share-already = Jiní už provedli totéž.
share-not-agreed = Turnaj nemá spojení s ostatními, kteří by museli souhlasit. Výsledky zapisovat lze; s ostatním počkejte, nebo turnaj převezměte (F12).
share-desk-only = Tento uživatel smí zapisovat jen výsledky. S ostatním se obraťte na rozhodčího.
share-undo-reason = vzato zpět
share-forgotten = Vzato zpět ještě před sdílením.
share-under-way = Je na cestě k ostatním, nyní to nelze vzít zpět. Opravte to, nebo počkejte, až bude databáze zpět.
share-across-title = Jiní mezitím pokračovali
share-across = Toto se dotýká toho, co provedli jiní:
share-take-over = Převzít turnaj
share-take-over-what = Turnaj pokračuje jen zde, ve vlastním souboru, se vším, co ještě není sdíleno. Co mezitím udělají ostatní, se později spojí příkazem hakem merge.
share-take-over-follows = Od této chvíle se nic odsud nedostane k ostatním a nic od nich na tento počítač. Záznam to uvede. Soubor je { $file }.
share-taken-over = Turnaj pokračuje jen zde, v souboru { $file }.
share-left = { $count ->
    [one] Jeden záznam ještě není sdílen. Zůstává ve schránce vedle souboru turnaje a bude sdílen, až se turnaj znovu otevře svou adresou.
    [few] { $count } záznamy ještě nejsou sdíleny. Zůstávají ve schránce vedle souboru turnaje a budou sdíleny, až se turnaj znovu otevře svou adresou.
   *[other] { $count } záznamů ještě není sdíleno. Zůstávají ve schránce vedle souboru turnaje a budou sdíleny, až se turnaj znovu otevře svou adresou.
}
inbox-salvaged = Soubor záznamů tohoto počítače (inbox) byl poškozený. { $count ->
    [0] Všechny záznamy se podařilo přečíst
    [one] Jeden řádek nešlo přečíst
    [few] { $count } řádky nešlo přečíst
   *[other] { $count } řádků nešlo přečíst
}; poškozený soubor je { $file }. Zkontrolujte poslední výsledky.
