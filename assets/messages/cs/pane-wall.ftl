# Nástěnka: co odchází ze sálu.

pane-wall = Nástěnka
wall-head = Listiny { $format } · { $paper } · { $language } · označeno { $count }
wall-paper-portrait = { $paper } na výšku
wall-paper-landscape = { $paper } na šířku
wall-column-sheet = Listina
wall-column-pages = Stran
wall-column-left = Vydáno
wall-left-printed = tisk { $time }
wall-left-written = soubor { $time }
wall-left-old = visí verze { $version }
wall-unused = { $count ->
    [one] { $count } listina jiných formátů
    [few] { $count } listiny jiných formátů
   *[other] { $count } listin jiných formátů
}
wall-unused-about = Listiny, které tento turnaj nepotřebuje, třeba vyřazovací pavouk. Enter je vypíše.
wall-pages = { $pages ->
    [one] { $pages } strana
    [few] { $pages } strany
   *[other] { $pages } stran
}
wall-key-mark = označit
wall-key-mark-numbered = označit číslicí
wall-key-show = ukázat
wall-key-print = vytisknout označené
wall-key-print-due = vytisknout, co je na řadě
wall-key-write = označené do souborů
wall-key-copy = kopírovat
wall-copy-none = Kopírovat lze jen listinu. Hlášení zapíše W, stránky F.
wall-key-code = kód pro telefony
wall-code-title = Stránky v telefonu
wall-code-none = Stránky ještě nemají adresu: F se zeptá na složku a adresu.
wall-code-long = Adresa je pro kód příliš dlouhá: {$address}
wall-key-site = webové stránky
wall-key-format = jiný formát
wall-key-paper = A4, A3, letter
wall-key-turn = na výšku, na šířku
wall-key-language = jiný jazyk
wall-key-part = jedna šachovnice či hráč
wall-key-columns = sloupce
wall-key-logo = logo
wall-key-sections = všechny sekce
wall-all-sections = všechny sekce společně
wall-not-of-all = Není v každé sekci
wall-report-of-one = Zpráva je o jednom turnaji. Zrušte její označení, nebo ji vytiskněte bez ostatních sekcí.
wall-key-close = uzavření turnaje
wall-part-title = Jen o jedné šachovnici nebo hráči
wall-part-line = Číslo šachovnice nebo jméno hráče pro lístky, karty a důvody. Prázdné: všechny.
wall-part-no-board = { $round }. kolo nemá šachovnici { $board }. Napište jiné číslo nebo jméno.
wall-part-nobody = Nikdo se nejmenuje { $text }. Napište jiné jméno nebo číslo šachovnice.
wall-part-several = Nalezeno hráčů: { $count } ({ $players }). Napište ze jména víc.
wall-logo-title = Logo pořadatele
wall-logo-line = Který obrázek? PNG nebo JPEG, nejvýše 1 MiB; SVG bude jen na webových stránkách. Prázdné: žádné.
logo-taken = Logo je od teď na první straně listin v PDF a v záhlaví webových stránek.
logo-taken-for-pages = Logo je kresba SVG: bude jen na webových stránkách. Pro papír uveďte PNG nebo JPEG.
logo-ended = Logo je odebráno.
logo-refused = { $file } nelze použít jako logo: { $why }
logo-too-large = Soubor je větší než 1 MiB. Zmenšete obrázek.
logo-no-picture = Soubor není obrázek PNG, JPEG ani SVG. Uveďte jiný.
logo-too-wide = Jedna strana má více než { $pixels } pixelů. Zmenšete obrázek.
logo-damaged = Obrázek je poškozený. Uveďte jiný.
wall-columns-title = Sloupce: { $sheet }
wall-columns-shown = ano
wall-columns-hidden = ne
wall-columns-none = Tato listina nemá sloupce na výběr. Má je startovní listina, nasazení, pořadí a další kolo.
wall-columns-empty = Nikdo nemá titul, federaci, rating ani nic jiného na výběr. Nejdřív to zadejte u hráčů (F5).
wall-pages-line = webové stránky
wall-pages-on = sledují každý zápis
wall-pages-off = nezapisují se
wall-pages-about-on = Webové stránky jsou ve složce { $folder } a sledují každý zápis. Enter změní složku nebo adresu.
wall-pages-about-off = Složka webových stránek pro jakýkoli server nebo flash disk: nasazení, pořadí, stránka každého hráče. Enter ji zadá.
wall-hall-line = obrazovka v sále
wall-hall-about = Výsledky, jak přicházejí, a pořadí, stránku po stránce, pro obrazovku v sále. Spusťte ji v druhém terminálu: hakem show { $file }
wall-report-about = Zpráva o turnaji pro FIDE a jiné programy podle nynějšího stavu. Označte ji, W ji zapíše.
wall-report-not-printed = Zpráva o turnaji je soubor: zapíše ji W. K tisku označte listiny.
wall-movers = { $count ->
    [one] { $count } hráč sedí jinde: listinu, kdo se přesazuje, má F9.
    [few] { $count } hráči sedí jinde: listinu, kdo se přesazuje, má F9.
   *[other] { $count } hráčů sedí jinde: listinu, kdo se přesazuje, má F9.
}
wall-nothing-marked = Žádná listina není označena. Označte listiny číslicemi nebo mezerníkem a pokračujte.
wall-letters-looked-for = Písmena, která písmu stránek chybí, se hledají v písmech tohoto počítače; listiny přijdou potom samy.
wall-letters-left = Objednané listiny čekaly na písmena a před opuštěním turnaje nevznikly. Otevřete turnaj a objednejte je znovu.
wall-sent = Předáno tiskárně.
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
wall-print-failed = Nevytištěno: { $why }. Podívejte se na tiskárnu, nebo zapište listiny do souborů klávesou W.
wall-print-slow = Tiskárna zatím neodpověděla. Pracujte dál; její odpověď se objeví zde.
wall-no-printer = { $command } nelze spustit: { $cause }
wall-printer-deaf = { $command } skončil dřív, než převzal celou listinu
wall-write-title = Zapsat označené listiny
wall-write-line = Do které složky? Není-li, vytvoří se.
wall-no-folder = Zadejte složku.
wall-site-title = Webové stránky, zapisované nyní a po každém zápisu
wall-site-folder = Složka
wall-site-address = Adresa pro telefony
wall-site-people = O osobách
wall-site-people-public = nejvýše rok narození
wall-site-people-all = data narození, registrační čísla
wall-site-of = Stránky čeho
wall-site-section = této sekce
wall-site-no-address = Začněte https:// nebo http://, nebo nechte prázdné.
wall-site-ended = Webové stránky se už nezapisují; ty, které jsou, zůstávají.
wall-site-written = Webové stránky zapsány do { $folder }: souborů { $files }. Od této chvíle sledují každý zápis.

site-pages = Stránky
site-letters = Podle prvního písmene
site-find = Najít hráče
site-not-found = Hráč nenalezen.
site-now = { $round }. kolo: { $state }
site-now-results = { $state }, { $known }/{ $boards }
site-parts = Po částech
site-as-of = stav k { $time }
site-index = Přehled
site-rounds = Kola
site-event = Turnaj
site-report = Zpráva o turnaji (TRF-2026)
site-calendar = Kola do kalendáře
calendar-round = { $event }, { $round }. kolo
site-not-ours = { $folder } obsahuje jiné soubory a zůstala, jak byla. Zadejte prázdnou složku, nebo takovou, která ještě neexistuje.
site-other-event = { $folder } obsahuje stránky jiného turnaje. Zadejte pro každý turnaj vlastní složku.

cli-published = { $folder }: zapsáno souborů { $written }, odstraněno { $removed }.
cli-watch = Sledovat lze jen soubor turnaje: do zpráv a seznamů nic nepřibývá. Vynechte --watch, nebo uveďte soubor turnaje.

hall-keys = q konec · mezerník podržet · šipky listují
hall-code = Ve vašem telefonu
hall-held = podrženo · mezerník pokračuje
closing-title = Uzavření turnaje
closing-missing = { $count ->
    [one] Jedna věc chybí nebo je sporná. Enter tam přejde.
    [few] { $count } věci chybějí nebo jsou sporné. Enter přejde na zvolenou.
   *[other] { $count } věcí chybí nebo je sporných. Enter přejde na zvolenou.
}
closing-all-the-same = zapsat složku tak, jak to je
closing-folder = Do které složky
closing-written = { $count ->
    [one] V { $folder } je jeden soubor nový nebo jiný než dříve.
    [few] V { $folder } jsou { $count } soubory nové nebo jiné než dříve.
   *[other] V { $folder } je { $count } souborů nových nebo jiných než dříve.
}
closing-games = Partie s tahy (PGN), jsou-li
closing-trf16 = TRF16 vedle TRF-2026
closing-trf16-no = ne
closing-trf16-yes = ano, pro programy, které jiné neznají
closing-moves = partie s tahy
closing-no-games = { $file } není soubor PGN. Zadejte soubor s tahy partií, nebo nechte řádek prázdný.
closing-unchanged = V { $folder } se nic nezměnilo.
closing-changes = Co se ve složce změnilo
closing-file-written = nový nebo jiný: { $file }
closing-file-removed = odstraněn: { $file }
closing-unsaved = V souboru turnaje chybějí zápisy, které se nepodařilo uložit. Nejdříve uvolněte místo na disku nebo uložte kopii.
closing-unshared = Ještě není vše sdíleno, v souboru turnaje to tedy chybí. Počkejte, až to záhlaví oznámí, nebo turnaj převezměte (F12).
closing-event-file = turnaj s celou historií, pro hakem
closing-pages = webové stránky: otevřete tuto
closing-checksums = SHA-256 každého souboru; porovná je sha256sum --check README.txt.
gap-unplayed = { $round }. kolo z { $last } není zveřejněno
gap-results = { $count ->
    [one] { $round }. kolo: chybí výsledek na šachovnici { $board }
    [few] { $round }. kolo: chybějí { $count } výsledky, první na šachovnici { $board }
   *[other] { $round }. kolo: chybí { $count } výsledků, první na šachovnici { $board }
}
gap-adjourned = { $round }. kolo, šachovnice { $board }: partie je přerušena
gap-conflict = { $round }. kolo, šachovnice { $board }: našly se dva výsledky
gap-undecided = { $round }. kolo: zápas je nerozhodný
gap-announcement = { $what }: nezadáno
gap-arbiter-id = Hlavní rozhodčí nemá FIDE ID ({ $name })
gap-days = Dny kol: nejsou zadány všechny
gap-players-fide-id = { $count ->
    [one] { $player } nemá FIDE ID
    [few] { $count } hráči nemají FIDE ID, první je { $player }
   *[other] { $count } hráčů nemá FIDE ID, první je { $player }
}
gap-players-born = { $count ->
    [one] { $player } nemá rok narození
    [few] { $count } hráči nemají rok narození, první je { $player }
   *[other] { $count } hráčů nemá rok narození, první je { $player }
}
gap-players-federation = { $count ->
    [one] { $player } nemá federaci
    [few] { $count } hráči nemají federaci, první je { $player }
   *[other] { $count } hráčů nemá federaci, první je { $player }
}
closing-not-finished = Turnaj neskončil: toto uzavření je prozatímní.
gap-outdated = { $sheet }, { $round }. kolo: zní teď jinak než na papíře
wall-marked-already = Označeno už bylo, protože je na řadě. Stejná klávesa označení zruší.
