# Obrazovka Tisk: listiny, webové stránky, závěrečná složka.

pane-wall = Tisk
wall-head = { $due ->
    [0] nic není na řadě
    [one] na řadě je { $due } listina
    [few] na řadě jsou { $due } listiny
   *[other] na řadě je { $due } listin
} · označeno { $count } · { $format } · { $paper } · { $language }
wall-paper-portrait = { $paper } na výšku
wall-paper-landscape = { $paper } na šířku
wall-column-sheet = Listina
wall-column-pages = Stran
wall-column-left = Vydáno
wall-left-printed = tisk { $time }
wall-left-written = soubor { $time }
wall-files-closed = uzavřeno { $time }
wall-left-old = vyvěšena verze { $version }
wall-unused = { $count ->
    [one] { $count } listina jiných formátů
    [few] { $count } listiny jiných formátů
   *[other] { $count } listin jiných formátů
}
wall-unused-about = Listiny, které tento turnaj nepotřebuje, například pavouk vyřazovací soutěže. Enter je vypíše.
wall-pages = { $pages ->
    [one] { $pages } strana
    [few] { $pages } strany
   *[other] { $pages } stran
}
wall-key-mark = označit
wall-key-mark-numbered = označit číslicí
wall-key-show = zobrazit
wall-key-fold = rozbalit / sbalit
wall-key-print = tisknout označené
wall-key-print-due = tisknout, co je na řadě
wall-key-print-more = tisknout vše označené
wall-key-write = uložit do souborů
wall-key-copy = kopírovat
wall-copy-none = Kopírovat lze jen listiny. Zprávu zapište do souboru (W), webové stránky do složky (,w).
wall-key-code = QR kód
wall-code-title = Webové stránky v telefonu
wall-code-none = Webové stránky ještě nemají adresu. Nejdříve zadejte složku a adresu (,w).
wall-code-long = Adresa je pro QR kód příliš dlouhá: { $address } Zadejte kratší (,w).
wall-key-site = webové stránky
wall-all-sheets = Všechny listiny
wall-sheets = { $count ->
    [one] { $count } listina
    [few] { $count } listiny
   *[other] { $count } listin
}
wall-all-sheets-about = Všechny listiny turnaje; prvních deset má číslici. Enter seznam rozbalí nebo sbalí.
wall-files = Soubory a web
wall-files-about = Zpráva o turnaji, webové stránky a obrazovka do sálu. Enter seznam rozbalí nebo sbalí.
wall-key-options = možnosti
wall-option-format = Formát souborů
wall-option-format-about = Formát souborů, které zapíše W. Tiskne se vždy PDF.
wall-option-paper = Velikost papíru
wall-option-paper-about = A3 zvětší A4 1,4krát, A2 dvakrát; A5 a A6 jsou pro lístky a jmenovky. Uloží se pro tento turnaj.
wall-option-turn = Orientace
wall-option-turn-about = Na výšku i na šířku se použije největší písmo, které se vejde. Uloží se pro tento turnaj.
wall-turn-automatic = automaticky
wall-turn-portrait = na výšku
wall-turn-landscape = na šířku
wall-option-language = Jazyk
wall-option-language-about = Jazyk listin, dokud turnaj neopustíte.
wall-option-report = Zpráva
wall-option-report-about = Formát zprávy o turnaji.
wall-key-part = jedna šach./hráč
wall-key-columns = sloupce
wall-key-logo = logo
wall-key-sections = všechny sekce
wall-all-sections = všechny sekce
wall-not-of-all = Chybí v některé sekci
wall-report-of-one = Zpráva se týká jednoho turnaje. Zrušte její označení, nebo tiskněte jen tuto sekci (,a).
wall-key-close = uzavřít turnaj
wall-part-title = Omezit na jednu šachovnici nebo hráče
wall-part-line = Číslo šachovnice nebo jméno hráče pro lístky, karty a důvody. Prázdné: vše.
wall-part-no-board = { $round }. kolo nemá šachovnici { $board }. Zadejte jiné číslo nebo jméno.
wall-part-unknown = Textu „{ $text }“ neodpovídá žádný hráč. Zadejte jiné jméno nebo číslo šachovnice.
wall-part-several = Nalezeno hráčů: { $count } ({ $players }). Zadejte delší část jména.
wall-logo-title = Logo pořadatele
wall-logo-line = Soubor PNG nebo JPEG, nejvýše 1 MiB; SVG jen pro webové stránky. Prázdné: bez loga.
logo-taken = Logo je nyní na první straně listin v PDF a v záhlaví webových stránek.
logo-taken-for-pages = Logo je kresba SVG a objeví se jen na webových stránkách. Pro papír použijte PNG nebo JPEG.
logo-ended = Logo odstraněno.
logo-refused = { $file } nelze použít jako logo: { $why }
logo-too-large = Soubor je větší než 1 MiB. Zmenšete obrázek.
logo-no-picture = Soubor není obrázek PNG, JPEG ani SVG. Zvolte jiný soubor.
logo-too-wide = Jedna strana má více než { $pixels } pixelů. Zmenšete obrázek.
logo-damaged = Obrázek je poškozený. Zvolte jiný soubor.
wall-columns-title = Sloupce: { $sheet }
wall-columns-shown = ano
wall-columns-hidden = ne
wall-columns-none = Tato listina nemá volitelné sloupce. Má je startovní listina, nasazení, pořadí a další kolo.
wall-columns-empty = Žádný hráč nemá titul, federaci, rating ani jiný údaj k zobrazení. Nejdříve jej zadejte na obrazovce Hráči (F5).
wall-pages-line = webové stránky
wall-pages-on = průběžně aktuální
wall-pages-off = nezapsáno
wall-pages-about-on = Webové stránky ve složce { $folder } se aktualizují po každém záznamu. Enter změní složku nebo adresu.
wall-pages-about-off = Složka webových stránek pro jakýkoli server nebo flash disk: nasazení, pořadí, stránka každého hráče. Enter složku nastaví.
wall-upload-running = nahrává se…
wall-upload-done = nahráno { $time }
wall-upload-failed = nenahráno
wall-upload-about-done = Nahráno { $time } ({ $command }).
wall-upload-about-failed = Nahrání selhalo ({ $time }, { $why }). Zopakuje se po dalším záznamu; dvojí Enter je zkusí hned.
pages-uploaded = Webové stránky nahrány ({ $command }).
publish-failed = Soubor se kvůli chybě programu nepodařilo vytvořit: { $why }. Zvolte jiný formát (F9, o; --format) a chybu nahlaste.
pages-not-uploaded = Webové stránky jsou zapsané, ale nenahrané: { $why }. Zkontrolujte příkaz pro nahrání a připojení.
pages-upload-not-started = { $command } nelze spustit: { $cause }
wall-hall-line = obrazovka v sále
wall-hall-about = Průběžné výsledky a pořadí, stránku po stránce, pro obrazovku v sále. Spusťte ji v druhém terminálu: hakem show { $file }
wall-report-about = Zpráva o turnaji pro FIDE a jiné programy podle aktuálního stavu. Označte ji a zapište (W).
wall-report-not-printed = Zpráva o turnaji je soubor. Zapište ji klávesou W, nebo označte listiny k tisku.
wall-movers = { $count ->
    [one] { $count } hráč má jinou šachovnici. Vytiskněte „změny šachovnic“ (F9).
    [few] { $count } hráči mají jinou šachovnici. Vytiskněte „změny šachovnic“ (F9).
   *[other] { $count } hráčů má jinou šachovnici. Vytiskněte „změny šachovnic“ (F9).
}
wall-nothing-marked = Žádná listina není označena. Nejdříve označte listiny číslicí nebo mezerníkem.
wall-not-a-part = Tento řádek rozbaluje nebo sbaluje část. Nejdříve přejděte na listinu.
wall-only-parts = Rozbalit nebo sbalit lze jen nadpis části. Nejdříve na něj přejděte.
wall-letters-looked-for = Chybějící znaky se hledají v písmech tohoto počítače; listiny pak vzniknou samy.
wall-letters-left = Při opuštění turnaje čekaly některé listiny na písma. Otevřete turnaj a vytiskněte je znovu.
wall-sent = Odesláno na tiskárnu.
wall-printed = { $count ->
    [one] Vytištěna { $count } listina ({ $to }).
    [few] Vytištěny { $count } listiny ({ $to }).
   *[other] Vytištěno { $count } listin ({ $to }).
}
wall-written = { $count ->
    [one] { $count } listina zapsána do { $to }.
    [few] { $count } listiny zapsány do { $to }.
   *[other] { $count } listin zapsáno do { $to }.
}
wall-print-failed = Nevytištěno: { $why }. Zkontrolujte tiskárnu, nebo zapište listiny do souborů (W).
wall-print-slow = Tiskárna zatím neodpověděla. Pracujte dál; výsledek se zobrazí zde.
wall-no-printer = { $command } nelze spustit: { $cause }
wall-printer-deaf = { $command } skončil dříve, než přečetl celou listinu
wall-write-title = Uložit označené listiny
wall-write-line = Složka pro soubory (vytvoří se, pokud neexistuje)
wall-no-folder = Zadejte složku.
wall-site-title = Webové stránky (aktualizují se po každém záznamu)
wall-site-folder = Složka
wall-site-address = Adresa pro telefony
wall-site-people = Osobní údaje
wall-site-people-public = jen rok narození
wall-site-people-all = datum narození a registrační číslo
wall-site-accent = Barva zvýraznění (# a šest číslic)
wall-site-no-accent = Napište # a šest šestnáctkových číslic, například #0b6b57, nebo nechte pole prázdné.
wall-site-of = Rozsah
wall-site-section = tato sekce
wall-site-no-address = Začněte https:// nebo http://, nebo nechte pole prázdné.
wall-site-ended = Webové stránky se už neaktualizují. Existující soubory zůstávají.
wall-site-written = Webové stránky zapsány do složky { $folder }: souborů { $files }. Aktualizují se po každém záznamu.

site-pages = Stránky
site-letters = Podle prvního písmene
site-find = Najít hráče
site-search = Najít
site-not-found = Hráč nenalezen.
site-now = { $round }. kolo: { $state }
site-over = Ukončeno
site-not-begun = Nezahájeno
site-not-begun-yet = Turnaj ještě nezačal.
site-now-results = { $state }, { $known }/{ $boards }
site-parts = Části
site-as-of = stav: { $time }
site-index = Přehled
site-rounds = Kola
site-event = Turnaj
site-report = Zpráva o turnaji (TRF-2026)
site-calendar = Kalendář kol (iCalendar)
site-section = Sekce
site-rank = Pořadí
site-points = Body
site-performance = Výkonnostní rating
site-performance-unrated = Výkonnostní rating –: některý soupeř nemá rating.
site-rating-change = Změna ratingu
site-calculation = Pomocná hodnocení a jejich výpočet
site-follow = Sledovat tohoto hráče
site-followed = Sledovaný hráč
site-unfollow = Přestat sledovat
site-own-calendar = Kalendář kol tohoto hráče (iCalendar)
site-feed = Kanál s nasazením (Atom)
site-feed-version = { $sheet }, verze { $version }
site-all-players = Všichni hráči
site-whole-list = Celý seznam ({ $count })
site-check = Ověřit toto kolo
site-check-all = Ověřit kola
site-check-about = Tato stránka dokazuje, že kola jsou nasazena podle pravidel. Každé kolo článek po článku dokládá certifikát; váš prohlížeč ho ověří zde, bez sítě. Nic se neodesílá.
site-check-script = JavaScript je vypnutý, stránka proto nic neověří. Povolte ho pro tuto stránku, nebo spusťte: hakem verify CERTIFIKÁT ZPRÁVA.
site-check-open = zatím neověřeno
site-check-proved = Prokázáno. Šachovnic: { $boards }, seskupení: { $brackets }.
site-check-refused = Neprokázáno.
site-check-points = Body všech hráčů ({ $players }) odpovídají kolům.
site-check-other-points = Body neodpovídají kolům.
site-check-none = Zpráva neobsahuje certifikát a tato stránka také žádný nemá.
site-check-certificate = Certifikát
site-check-other = Ověřit jinou zprávu
site-check-drop = Přetáhněte na stránku zprávu (TRF-2026), s certifikáty nebo bez nich. Není-li certifikát ve zprávě ani mezi vybranými soubory, použijí se certifikáty této stránky.
site-check-choose = Vybrat soubory
site-check-trust = Meze tohoto ověření
site-check-trusted = Výsledky ve zprávě se neověřují, ověřují se jen kola. Stránka sama může být podvržená. Nechcete-li záviset na jejím vydavateli, otevřete ji z důvěryhodného zdroje a přetáhněte na ni zprávu, nebo spusťte hakem verify.
site-check-verifier = Ověřovací program hakem-verify, SHA-256 { $hash }
calendar-round = { $event }, { $round }. kolo
calendar-seat = Šachovnice { $board }, { $colour }, soupeř { $opponent }
site-not-ours = { $folder } obsahuje jiné soubory; zůstaly beze změny. Zvolte prázdnou nebo novou složku.
site-other-event = { $folder } obsahuje webové stránky jiného turnaje. Zvolte pro každý turnaj samostatnou složku.

cli-published = { $folder }: zapsáno souborů { $written }, odstraněno { $removed }.
cli-watch = Sledovat lze jen soubor turnaje: zprávy a seznamy se nemění. Vynechte --watch, nebo uveďte soubor turnaje.

hall-keys = q konec · mezerník pauza · šipky listují
hall-code = V telefonu
hall-held = pauza · mezerník pokračuje
closing-title = Uzavřít turnaj
closing-missing = { $count ->
    [one] Jedna položka chybí nebo je sporná. Enter tam přejde.
    [few] { $count } položky chybějí nebo jsou sporné. Enter přejde na zvolenou.
   *[other] Chybějících nebo sporných položek: { $count }. Enter přejde na zvolenou.
}
closing-anyway = přesto uzavřít: zapsat závěrečnou složku
closing-folder = Závěrečná složka
closing-written = { $count ->
    [one] Závěrečná složka { $folder } zapsána: jeden soubor je nový nebo změněný.
    [few] Závěrečná složka { $folder } zapsána: { $count } soubory jsou nové nebo změněné.
   *[other] Závěrečná složka { $folder } zapsána: { $count } souborů je nových nebo změněných.
}
closing-games = Partie s tahy (PGN, nepovinné)
closing-trf16 = Zapsat i TRF16
closing-trf16-no = ne
closing-trf16-yes = ano, pro programy bez podpory TRF-2026
closing-moves = partie s tahy
closing-no-games = { $file } není soubor PGN. Zadejte soubor s tahy partií, nebo nechte pole prázdné.
closing-unchanged = Ve složce { $folder } se nic nezměnilo: závěrečná složka je aktuální.
closing-changes = Závěrečná složka zapsána
closing-not-included = Poznámky k exportovaným souborům:
closing-file-written = nový nebo změněný: { $file }
closing-file-removed = odstraněn: { $file }
closing-unsaved = Některé záznamy ještě nejsou uloženy v souboru turnaje. Nejdříve uvolněte místo na disku nebo uložte kopii (F12).
closing-unshared = Některé záznamy nejsou synchronizovány, soubor turnaje proto není úplný. Počkejte na synchronizaci, nebo pokračujte offline (F12).
closing-event-file = turnaj s celou historií, pro hakem
closing-pages = webové stránky: otevřete tuto
closing-checksums = SHA-256 každého souboru; ověření: sha256sum --check README.txt.
gap-unplayed = { $count ->
    [one] { $round }. kolo (z { $last }) není zveřejněno
   *[other] Kola { $round } až { $last } nejsou zveřejněna
}
gap-results = { $count ->
    [one] { $round }. kolo: chybí výsledek šachovnice { $board }
    [few] { $round }. kolo: chybějí { $count } výsledky (první: šachovnice { $board })
   *[other] { $round }. kolo: chybí { $count } výsledků (první: šachovnice { $board })
}
gap-adjourned = { $round }. kolo, šachovnice { $board }: partie je přerušena
gap-conflict = { $round }. kolo, šachovnice { $board }: rozporné výsledky
gap-undecided = { $round }. kolo: zápas skončil nerozhodně
gap-announcement = { $what }: nezadáno
gap-arbiter-id = Hlavní rozhodčí: chybí FIDE ID ({ $name })
gap-days = Data kol: nejsou zadána všechna
gap-players-fide-id = { $count ->
    [one] { $player } nemá FIDE ID
    [few] { $count } hráči nemají FIDE ID (první: { $player })
   *[other] { $count } hráčů nemá FIDE ID (první: { $player })
}
gap-players-born = { $count ->
    [one] { $player } nemá rok narození
    [few] { $count } hráči nemají rok narození (první: { $player })
   *[other] { $count } hráčů nemá rok narození (první: { $player })
}
gap-players-federation = { $count ->
    [one] { $player } nemá federaci
    [few] { $count } hráči nemají federaci (první: { $player })
   *[other] { $count } hráčů nemá federaci (první: { $player })
}
closing-not-finished = Turnaj neskončil; tato závěrečná složka je prozatímní.
gap-outdated = { $sheet }, { $round }. kolo: vydaná kopie není aktuální
wall-preview-more = … Enter zobrazí celou listinu
wall-marked-already = Listina už byla označena, protože je na řadě. Stejná klávesa označení zruší.
wall-missing-title = Na formulářích chybějí údaje
