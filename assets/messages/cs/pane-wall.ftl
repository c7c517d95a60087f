# Nástěnka: co odchází ze sálu.

pane-wall = Nástěnka
wall-head = Listiny { $format } · { $paper } · { $language } · označeno { $count }
wall-column-sheet = Listina
wall-column-pages = Stran
wall-pages = { $pages ->
    [one] { $pages } strana
    [few] { $pages } strany
   *[other] { $pages } stran
}
wall-key-mark = označit
wall-key-mark-numbered = označit číslicí
wall-key-show = ukázat
wall-key-print = vytisknout označené
wall-key-write = označené do souborů
wall-key-site = webové stránky
wall-key-format = jiný formát
wall-key-paper = A4 / letter
wall-key-language = jiný jazyk
wall-nothing-marked = Žádná listina není označena. Označte listiny číslicemi nebo mezerníkem a pokračujte.
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
wall-write-title = Zapsat označené listiny
wall-write-line = Do které složky? Není-li, vytvoří se.
wall-no-folder = Pojmenujte složku.
wall-site-title = Webové stránky, zapisované nyní a po každém zápisu
wall-site-folder = Složka
wall-site-address = Adresa pro telefony
wall-site-no-address = Začněte https:// nebo http://, nebo nechte prázdné.
wall-site-ended = Webové stránky se už nezapisují; ty, které jsou, zůstávají.
wall-site-written = Webové stránky zapsány do { $folder }: souborů { $files }. Od této chvíle sledují každý zápis.

site-index = Přehled
site-rounds = Kola
site-event = Turnaj
site-report = Zpráva o turnaji (TRF-2026)
site-not-ours = { $folder } obsahuje jiné soubory a zůstala, jak byla. Pojmenujte prázdnou složku nebo takovou, která ještě není.
site-other-event = { $folder } obsahuje stránky jiného turnaje. Pojmenujte pro každý turnaj vlastní složku.

cli-published = { $folder }: zapsáno souborů { $written }, odstraněno { $removed }.
cli-watch = Sledovat lze jen soubor turnaje: do zpráv a seznamů nic nepřibývá. Vynechte --watch, nebo uveďte soubor turnaje.

hall-keys = q konec · mezerník podržet · šipky listují
hall-held = podrženo · mezerník pokračuje
