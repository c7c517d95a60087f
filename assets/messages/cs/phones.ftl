# Výsledky, které hráči hlásí z telefonů.

# Kdo výsledek nahlásil; místo jména toho, kdo ho zadal.
origin-both = oba hráči
origin-white = bílý
origin-black = černý
origin-phone = { $who } (telefon, { $time })
origin-other = { $who } ({ $time })
origin-deputy = pomocník
origin-deputy-of = pomocník u šachovnic { $boards }
origin-captain = kapitán
origin-electronic = elektronická šachovnice

# Chyby souboru s hlášeními.
reports-foreign = Soubor { $path } obsahuje hlášení jiného turnaje. Přesuňte ho do jiné složky a spusťte program znovu.
reports-in-use = Do souboru { $path } zapisuje jiný hakem serve. Ukončete ho a spusťte program znovu.
passes-not-a-secret = Soubor { $path } neobsahuje klíč kódů. Smažte ho; vytištěné kódy přestanou platit.
reports-too-many = Příliš mnoho hlášení jednoho zdroje o téže věci. Obraťte se na rozhodčího.
passes-io = Do souboru { $path } nelze zapsat: { $cause }. Zkontrolujte složku a zkuste to znovu.

# Stránka šachovnice na telefonu.
phone-title = { $round }. kolo, šachovnice { $board }
phone-you-white = Hrajete s bílými.
phone-you-black = Hrajete s černými.
phone-ask = Jak partie skončila?
phone-white-wins = Vyhrál bílý: { $player }
phone-black-wins = Vyhrál černý: { $player }
phone-draw = Remíza
phone-confirm = Odeslat tento výsledek rozhodčímu?
phone-send = Odeslat
phone-back = Zvolit jiný výsledek
phone-reported = Nahlásili jste { $result } ({ $time }). Rozhodčí výsledek zapíše.
phone-change = Pokud to není správně, zvolte správný výsledek.
phone-recorded = Zapsaný výsledek: { $result }
phone-differs = Nahlásili jste jiný výsledek. Obraťte se na rozhodčího.
phone-wrong = Pokud to není správně, obraťte se na rozhodčího.
phone-over = Bylo zveřejněno další kolo. Pokud váš výsledek chybí, obraťte se na rozhodčího.
phone-public = Nasazení a pořadí

# Odmítnutí na telefonu.
phone-refused = Nepřijato
phone-unknown = Tento kód neplatí. Načtěte kód z lístku tohoto kola, nebo se obraťte na rozhodčího.
phone-malformed = Formulář nebyl úplný. Načtěte kód znovu.
phone-wait = Příliš mnoho požadavků. Počkejte minutu a zkuste to znovu.
phone-too-many = Příliš mnoho hlášení. Obraťte se na rozhodčího.
phone-not-stored = Výsledek se nepodařilo uložit. Nahlaste ho rozhodčímu.
phone-absent-title = Stránka nenalezena
phone-absent = Na této adrese žádná stránka není.

# Stránky pomocníků a kapitánů.
deputy-check-in = Prezence
deputy-is-in = prezence: ano
deputy-said-present = nahlášena přítomnost
deputy-said-absent = nahlášena nepřítomnost
deputy-boards = { $round }. kolo
deputy-reported = Nahlásili jste { $result }
deputy-by-player = nahlásil hráč
deputy-missing = bez výsledku
deputy-conflict = Rozpor: hlášení se liší.
deputy-contradicted = Rozpor: hráč nahlásil jiný výsledek.
deputy-resolved = Rozpor: rozhodne rozhodčí.
deputy-incident = Nahlásit událost
deputy-which = Co se stalo?
deputy-all-boards = Všechny šachovnice
deputy-cancel = Zpět
deputy-over = Bylo zveřejněno další kolo. Požádejte rozhodčího o nový kód.
deputy-not-published = Toto kolo ještě není zveřejněno. Až bude, stránku obnovte.
captain-title = Sestava pro { $round }. kolo
captain-board = { $board }. šachovnice
captain-sent = Odesláno ({ $time }). Rozhodčí sestavu zapíše.
captain-until = Jinou sestavu můžete poslat, dokud žádná partie zápasu nemá výsledek.
captain-over = Sestavy jsou uzavřeny. Obraťte se na rozhodčího.

# hakem serve.
serve-at = Stránky turnaje { $event }: { $address }
serve-reports = Hlášení se ukládají do souboru { $file }.
serve-plain = Spojení není šifrované: může ho číst kdokoli v této síti.
serve-loopback = Připojit se může jen tento počítač. Pro telefony zadejte v --listen adresu tohoto počítače v síti hracího sálu, například 192.168.1.5:8080.
serve-salvaged = { $count ->
    [one] Soubor s hlášeními byl poškozen: { $count } řádek nelze přečíst. Poškozený soubor je { $file }.
    [few] Soubor s hlášeními byl poškozen: { $count } řádky nelze přečíst. Poškozený soubor je { $file }.
   *[other] Soubor s hlášeními byl poškozen: { $count } řádků nelze přečíst. Poškozený soubor je { $file }.
}
serve-revoked = Všechny dosud vydané kódy jsou neplatné. Vytiskněte nové lístky.
serve-revoked-officials = Dosud vydané kódy pomocníků a kapitánů jsou neplatné. Lístky platí dál.
serve-not-published = Žádné kolo není zveřejněno. Zveřejněte kolo a pak vypište jeho kódy.
serve-no-captains = Turnaj nemá družstva, a tedy ani kapitány.
serve-no-data = Systém nemá složku dat pro klíč kódů. Nastavte XDG_DATA_HOME.
serve-no-address = Adresu { $address } nelze použít: { $cause }. Zvolte jinou pomocí --listen.
certificate-files-unusable = { $file } nelze použít: { $cause }. Zadejte soubory PEM: certifikát v --cert, jeho klíč v --key.
certificate-files-mismatch = Certifikát a klíč nelze použít společně: { $cause }. Zadejte klíč, který k certifikátu patří.
watch-reported = { $round }. kolo, šachovnice { $board }: elektronická šachovnice hlásí { $result }.
games-folder = Výsledky elektronických šachovnic nelze načíst: { $path }: { $cause }. Zkontrolujte složku.

# Hlášení v konzoli.
head-phones = telefony
head-phones-agreed = shoda { $count }
head-phones-one = jedno { $count }
head-phones-conflicts = { $count ->
    [one] { $count } rozpor
    [few] { $count } rozpory
   *[other] { $count } rozporů
}
results-phones = telefony
results-serve = služba pro telefony
results-reported = Nahlášeno, nezapsáno: { $count }. { $boards }
results-counts = Zapsáno { $recorded } · nahlášeno { $reported } · bez hlášení { $silent }
phones-title = Výsledky nahlášené z telefonů
phones-none = Žádné hlášení nečeká.
phones-none-agreed = Žádné shodné hlášení nečeká. Jednotlivé hlášení přijmete klávesou Enter.
phones-key-agreed = zapsat shodné
phones-said = hlášení
phones-recorded = zapsáno
phones-state = stav
phones-one = jedno hlášení
phones-agreed = shoda
phones-conflict = rozpor
phones-contradicts = liší se od zápisu
phones-others = ostatní
phones-deputy-short = pomocník { $boards }
phones-said-by = { $result }, hlásí { $who }
phones-contradicted-title = { $who }: jiné hlášení nebo zápis se liší. Zapsat?
phones-present = Přítomnost
phones-absent = Nepřítomnost
phones-line-up = sestava { $numbers }
phones-key-deputy = kód pomocníka
phones-key-captain = kód kapitána
phones-key-wait = shodné: zapsat/čekat
phones-agreed-taken = Shodné výsledky se teď zapisují bez klávesy.
phones-agreed-wait = Shodné výsledky teď čekají na klávesu.
phones-deputy-title = Kód pomocníka
phones-deputy-line = Šachovnice, například 1-20. Prázdné: všechny.
phones-deputy-refused = To není rozsah šachovnic. Napište například 1-20.
phones-captain-title = Kód kapitána
phones-code-round = Platí pro { $round }. kolo. hakem serve --revoke=officials ho zneplatní.
phones-no-service = Služba nebyla spuštěna. Spusťte ji klávesami ,e na obrazovce výsledků, nebo příkazem: hakem serve { $file } --listen HOST:PORT
phones-conflict-title = Šachovnice { $board }: hráči se neshodují. Který výsledek je správný?
phones-recorded-count = { $count ->
    [one] Zapsán { $count } výsledek.
    [few] Zapsány { $count } výsledky.
   *[other] Zapsáno { $count } výsledků.
}
phones-service-title = Spustit službu pro telefony
phones-service-line = Adresa tohoto počítače v síti hracího sálu, například 192.168.1.5:8080. S 127.0.0.1 se připojí jen tento počítač.
phones-service-refused = To není adresa. Napište například 192.168.1.5:8080.
phones-service-runs = Služba pro telefony běží
phones-service-own = Připojit se může jen tento počítač.
phones-service-at = Služba pro telefony spuštěna: { $address }
phones-service-show = Ukázat adresu
phones-service-stop = Zastavit službu
phones-service-stopped = Služba pro telefony zastavena. Přijatá hlášení zůstávají.
phones-service-ended = Služba pro telefony skončila. Přijatá hlášení zůstávají; spusťte ji znovu.
phones-service-not-started = Službu pro telefony nelze spustit: { $cause }.
phones-service-absent = Tato verze byla sestavena bez služby pro telefony (funkce serve).
