# Úvodní obrazovka.

start-what = Zapište hráče, nasaďte kolo, zveřejněte je, zadejte výsledky a vytiskněte pořadí: jen klávesnicí a bez sítě. Vše je ihned na disku a vše lze vrátit zpět.
start-open-listed = otevřít
start-sample = ukázkový turnaj
start-new = nový turnaj
start-open-path = otevřít soubor
start-import = převzít soubor
start-import-ratings = převzít listinu
start-language = jazyk
start-quit = konec
start-folder = Turnaje ve složce { $folder } a naposledy otevřené
start-first = Zatím žádný turnaj. Enter vás za dvě minuty provede jedním kolem ukázkového turnaje; m jej otevře bez průvodce, n založí vlastní.
start-path-from = Cesta, která nezačíná od kořene, začíná ve složce { $folder }
start-path-empty = Není uveden žádný soubor. Napište jeho cestu.
start-event-name = Název turnaje
start-file-name = Soubor (prázdné: podle názvu)
start-file-taken = Soubor { $file } již existuje a nic se nepřepisuje. Zvolte jiný název.
start-guide = kolo s průvodcem
start-column-changed = Změněno
start-column-file = Soubor
start-damaged = poškozený soubor turnaje
start-empty = nic v něm není zapsáno
start-foreign = není soubor turnaje
start-unreadable = zde nelze přečíst
start-large = velký, neprohlížen
