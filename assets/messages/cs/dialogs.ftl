# Dotazy, zprávy a přehledy kláves.

confirm-capital = Potvrďte velkým { $letter }, Esc zruší.
confirm-round = Tím se změní { $round }. kolo. Potvrďte tak, že napíšete číslo kola a stisknete Enter:
confirm-round-wrong = To není číslo kola. Potvrďte zápisem { $round }.
# Úkon velkého písmene, uvedený vedle něj.
confirm-publish = zveřejnit
confirm-undo = vrátit zpět
confirm-change = změnit
confirm-quit = odejít
confirm-save-as = uložit jako
confirm-continue = pokračovat
confirm-leave-fide-mode = opustit režim FIDE
confirm-take-over = pokračovat offline
confirm-agree = souhlasit
confirm-import = importovat
confirm-rescue = vytvořit soubor turnaje
confirm-count-boards = použít šachovnice
confirm-end = zrušit import
confirm-restore = obnovit
confirm-draw = losovat
confirm-print = přesto vytisknout
confirm-write = přesto uložit

leave-title = Konec
leave-unsaved = Formulář obsahuje neuložené údaje, které by se ztratily.
leave-not-saved = Neuložených záznamů: { $count }. Uložení se právě znovu nezdařilo:
leave-not-saved-how = Velké S uloží kopii pod jiným názvem. Velké Q odejde: záznamy se podle možnosti uloží vedle souboru turnaje nebo do vaší datové složky a nabídnou se při dalším otevření turnaje.

help-title = Klávesy
help-type = Napsaná slova omezí výběr kláves.
help-found = { $count ->
    [0] Výrazu „{ $typed }“ neodpovídá žádná klávesa. Zkraťte jej, nebo stiskněte Esc.
    [one] Jedna klávesa s výrazem „{ $typed }“
    [few] { $count } klávesy s výrazem „{ $typed }“
   *[other] { $count } kláves s výrazem „{ $typed }“
}
help-here = Tato obrazovka
help-panes = Obrazovky
help-everywhere = Všude
help-lists = V seznamech
manual-title = Příručka
manual-above = F1 vypíše kapitoly, ? klávesy této obrazovky.
palette-title = Příkazy, hráči, šachovnice

open-failed = Turnaj nebyl otevřen
open-notices = K souboru turnaje
import-failed = Soubor nebyl importován
import-adjusted = Opravy při importu
form-leaving = ! Neuložené údaje. Další Esc je zahodí, jiná klávesa pokračuje.
pick-typed = „{ $typed }“: { $count }
help-signs = Vysvětlivky
help-another-time = Nyní nedostupné
form-more = Tab nebo ↓ za posledním polem zobrazí další: { $fields }
form-doubt = Potvrďte dalším stiskem Enter.
pick-filter = pište pro hledání
theme-automatic = podle terminálu
theme-dark = tmavé
theme-light = světlé
theme-high-contrast = vysoký kontrast
theme-sixteen = 16 barev terminálu
theme-own = vlastní soubor motivu
theme-taken = Barvy: { $theme }. Volba je uložena.
theme-not-kept = Barvy se nepodařilo uložit. Při příštím spuštění je vyberte znovu.
theme-none = Tento terminál nezobrazuje barvy (NO_COLOR nebo TERM=dumb), není z čeho vybírat.

digits-scheme = { $white } vyhrál bílý, { $black } vyhrál černý, { $draw } remíza
digits-probe = naučit se klávesy této klávesnice (deset sekund)
digits-taken = Výsledky: { $white } vyhrál bílý, { $black } vyhrál černý, { $draw } remíza; D klávesy změní.
digits-not-kept = Klávesy teď platí, ale nepodařilo se je uložit.
digits-strange = { $key } není klávesa výsledku. D se naučí klávesy vaší klávesnice.
probe-title = Deset sekund pro vaši klávesnici
probe-why = Stiskněte každou klávesu tak, jak zadáváte výsledek: v horní řadě nebo na numerické klávesnici. Program si zapamatuje a uloží, co klávesnice posílá. D kdykoli začne znovu.
probe-asks = { $at } z { $count }: stiskněte { $key } ({ $result })
probe-num-lock = Num Lock je vypnutý: přišla klávesa { $key }. Zapněte jej a stiskněte klávesu znovu.
probe-taken = { $key } už má jinou funkci. Stiskněte jinou klávesu, nebo tuto přeskočte klávesou Enter.
probe-no-letter = { $key } nemůže být klávesa výsledku. Stiskněte jinou klávesu, nebo tuto přeskočte klávesou Enter.
probe-key-skip = přeskočit klávesu
probe-key-leave = ponechat beze změny
