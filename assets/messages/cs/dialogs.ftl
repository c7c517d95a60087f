# Dotazy, zprávy a přehledy kláves.

confirm-capital = Velké { $letter } provede, Esc zruší.
confirm-round = Výsledky { $round }. kola jsou zapsány a tím se kolo přepíše. Napište jeho číslo a Enter:
# What a capital letter does, beside it.
confirm-publish = zveřejnit
confirm-undo = vrátit zpět
confirm-change = změnit
confirm-quit = odejít
confirm-save-as = uložit jinam
confirm-go-on = pokračovat
confirm-leave-fide-mode = opustit režim FIDE
confirm-take-over = převzít
confirm-agree = souhlasit
confirm-import = udělat z něj turnaj
confirm-count-boards = počítat šachovnice
confirm-end = ukončit
confirm-take-back = vrátit se sem
confirm-draw = losovat

leave-title = Konec
leave-unsaved = Formulář obsahuje něco, co ještě není zapsáno. Bylo by to ztraceno.
leave-not-saved = Neuložených zápisů: { $count }. Uložení se právě znovu nezdařilo:
leave-not-saved-how = Velké S uloží kopii pod jiným názvem. Velké Q odejde: zápisy se uschovají vedle turnaje nebo ve vaší datové složce, pokud tam lze zapisovat, a příště se nabídnou.

help-title = Klávesy
help-here = Zde
help-panes = Obrazovky
help-everywhere = Všude
help-lists = V seznamech
manual-title = Příručka
manual-above = F1 vypíše kapitoly, ? klávesy této obrazovky.
palette-title = Příkazy, hráči, šachovnice

open-failed = Turnaj nebyl otevřen
open-notices = K souboru turnaje
import-failed = Soubor nebyl načten
import-adjusted = Co bylo převzato jinak, než stálo v souboru
form-leaving = ! Něco je napsáno. Další Esc to zahodí, jiná klávesa pokračuje.
pick-typed = „{ $typed }“: { $count }
help-signs = Znaky
help-another-time = Zde, jindy
form-doubt = Další Enter to přijme tak, jak to je.
pick-filter = pište a hledejte
theme-automatic = podle terminálu
theme-dark = tmavé
theme-light = světlé
theme-high-contrast = vysoký kontrast
theme-sixteen = šestnáct barev terminálu
theme-own = vlastní soubor s barvami
theme-taken = Barvy: { $theme }. Platí i po příštím spuštění.
theme-not-kept = Barvy se nepodařilo uchovat pro příští spuštění. Vyberte je pak znovu.
theme-none = Tento terminál barvy neukazuje (NO_COLOR nebo TERM=dumb), není z čeho vybírat.

digits-scheme = { $white } vyhrál bílý, { $black } vyhrál černý, { $draw } remíza
digits-probe = naučit se klávesy této klávesnice (deset vteřin)
digits-taken = Výsledky: { $white } vyhrál bílý, { $black } vyhrál černý, { $draw } remíza; D to změní.
digits-not-kept = Klávesy teď platí, ale nepodařilo se je uchovat pro příští spuštění.
digits-strange = { $key } není výsledek. Klávesou D se program naučí klávesy vaší klávesnice.
probe-title = Deset vteřin pro vaši klávesnici
probe-why = Stiskněte každou klávesu tak, jak zadáváte výsledek: v horní řadě nebo na numerické klávesnici. Co klávesnice pošle, si program zapamatuje a uchová. D kdykoli začne znovu.
probe-asks = { $at } z { $count }: stiskněte { $key } ({ $result })
probe-num-lock = Num Lock je vypnutý: přišla klávesa { $key }. Stiskněte Num Lock a pak klávesu znovu.
probe-taken = Přišlo { $key }, což znamená něco jiného. Stiskněte jinou klávesu, nebo tuto přeskočte klávesou Enter.
probe-no-letter = { $key } nemůže být výsledek. Stiskněte jinou klávesu, nebo tuto přeskočte klávesou Enter.
probe-key-skip = přeskočit klávesu
probe-key-leave = nechat, jak bylo
