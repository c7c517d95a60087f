# Proč kolo Dubovova systému vyšlo takto: viz REASONS v pairing/dubov.

# Klasický. Skupina:
reason-dubov-joined = Bodové seskupení { $score } b. je liché: přesun vzhůru { $player }, nejvyšší rating ({ $rating }) z dalšího seskupení, s nímž lze toto sestavit celé. Hráč přesunutý vzhůru je ve sloupci poslední.
reason-dubov-joined-due = Bodové seskupení { $score } b. je liché: přesun vzhůru { $player }, přednostní barva { $colour-key ->
    [white] bílá
   *[black] černá
} (zde v menšině), nejvyšší rating ({ $rating }) z dalšího seskupení, s nímž lze toto sestavit celé. Hráč přesunutý vzhůru je ve sloupci poslední.
reason-dubov-not-taken-up-again = Dříve v pořadí, ale další přesun vzhůru není dovolen: { $players }.
reason-dubov-needed-below = Dříve v pořadí, ale bez nich by v jejich seskupení zůstalo více hráčů bez dvojice: { $players }.
reason-dubov-changed-to-black = Změna do sloupce černých pro vyrovnání sloupců, nejnižší ARO první: { $players }.
reason-dubov-changed-to-white = Změna do sloupce bílých pro vyrovnání sloupců, nejvyšší ARO první: { $players }.
reason-dubov-keeps-column = Dříve v pořadí, ale barvu nelze změnit: { $players }.
reason-dubov-columns = Bodové seskupení { $score } b. Sloupec bílých podle ARO: { $white }. Sloupec černých podle ratingu: { $black }.
reason-dubov-floats-down = Všechny hráče zde nasadit nelze. Přesun dolů, co nejméně hráčů, nejdříve se soupeřem v dalším seskupení, pak s nejnižším ratingem: { $players }.
reason-dubov-floats-on = Přesunutí shora, ani zde bez soupeře: { $players }.
reason-dubov-taken-back = Nejnižší seskupení nešlo sestavit. Dvojice se rušily od posledního řádku; jako jedno seskupení se nasazují: { $players }.

# Klasický. Šachovnice:
reason-dubov-row = Řádek { $row }: { $white }, ARO { $aro },{ $tenth }, proti { $black }, rating { $rating }.
reason-dubov-shifted = Posun: podle pořadí sloupců by šlo o dvojici { $player } – { $instead }.
reason-dubov-same-column = Dvojice z jednoho sloupce: { $players-and }. Mezi sloupci nelze nasadit všechny.
reason-dubov-left-over = { $player } – { $opponent }: hráč přesunutý ze seskupení { $score } b. a soupeř pokud možno s jinou přednostní barvou, pak s nejvyšším ratingem ({ $rating }).
reason-dubov-taken-up = { $player } nemá v seskupení soupeře; přesun vzhůru: { $opponent }.
reason-dubov-first-round = První kolo: { $upper } z horní poloviny, { $lower } z dolní poloviny. Horní hráč první šachovnice má { $initial-key ->
    [white] bílé
   *[black] černé
}, dále se barvy střídají.
reason-dubov-column-colours = Barvy podle sloupců: bílé { $white }, černé { $black }.
reason-dubov-only-order = Barvy: jediné dovolené rozdělení, bílé { $white }, černé { $black }.
reason-dubov-due = Barvy: přednostní barvy, bílé { $white }, černé { $black }.
reason-dubov-balance = Barvy: vyrovnává se větší rozdíl v barvách, bílé { $white }, černé { $black }.
reason-dubov-history = Barvy: opačně než při posledním rozdílu v průběhu barev, bílé { $white }, černé { $black }.
reason-dubov-higher-aro = Barvy: vyšší ARO má bílé, bílé { $white }, černé { $black }.
reason-dubov-lower-rating = Barvy: nižší rating má bílé, bílé { $white }, černé { $black }.
reason-dubov-alphabet = Barvy: první podle abecedy má bílé, bílé { $white }, černé { $black }.

# Volný los:
reason-dubov-bye = { $player } má volný los: nejnižší seskupení s hráčem, který jej smí mít ({ $score } b.), v něm nejnižší rating ({ $rating }).
reason-dubov-bye-equal = Stejný počet bodů a rating: { $players }. Z takových hráčů má volný los dříve hráč s přednostní barvou černou než bílou, pak nejvyšší ARO, pak poslední podle abecedy.
reason-dubov-barred-from-bye = Dříve v pořadí, ale volný los mít nesmějí: { $players }.
reason-dubov-2026-bye-incomplete = Dříve v pořadí na volný los, ale bez nich nelze nasadit všechny ostatní: { $players }.
reason-dubov-2026-bye = { $player } má volný los: nejnižší počet bodů, při němž lze nasadit ostatní ({ $score }), pak nejvíce partií ({ $games }), pak nejvyšší startovní číslo.

# 2026. Skupina:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] Seskupení { $score } b., počet hráčů: { $residents }.
   *[other] Seskupení { $score } b., počet hráčů: { $residents }; s nimi hráči přesunutí vzhůru: { $upfloaters }.
}
reason-dubov-2026-upfloaters = Přesun vzhůru, co nejméně hráčů, první množina s nejlepším seskupením: { $players }.
reason-dubov-2026-bracket-unpaired = Dříve na řadě k přesunu vzhůru, ale s nimi nelze seskupení sestavit: { $players }.
reason-dubov-2026-rest-unpaired = Dříve na řadě k přesunu vzhůru, ale bez nich nelze nasadit všechny zbývající níže: { $players }.
reason-dubov-2026-fewer-preferences = Dříve na řadě k přesunu vzhůru, ale neuplatnilo by se více předností v barvě: { $players }.
reason-dubov-2026-maximum = Dříve na řadě k přesunu vzhůru, ale přesunů vzhůru už mají { $most } nebo více: { $players }.
reason-dubov-2026-more-upfloats = Dříve na řadě k přesunu vzhůru, ale přesunů vzhůru už mají více: { $players }.
reason-dubov-2026-again = Dříve na řadě k přesunu vzhůru, ale přesun vzhůru už v předchozím kole: { $players }.
reason-dubov-2026-halves = Žádný hráč seskupení ještě nehrál partii: podskupiny jsou jeho poloviny podle čísel.
reason-dubov-2026-shifted = Do podskupiny { $colour-key ->
    [white] bílých
   *[black] černých
} přecházejí ze středu druhé podskupiny směrem ven: { $players }.
reason-dubov-2026-subgroups = S1 podle ARO: { $white }. Soupeři, T2: { $black }.

# 2026. Šachovnice:
reason-dubov-2026-pair = Číslo { $number } v S1: { $player }, ARO { $aro }. Soupeř v T2: { $opponent }.
reason-dubov-2026-transposed = Před přemístěním v G2 by šlo o dvojici { $player } – { $instead }.
reason-dubov-2026-initial = Barvy: výše zařazený hráč { $higher } má číslo { $number } (pozdější přihlášky se nepočítají); lichá čísla mají počáteční barvu ({ $initial }), sudá opačnou. Bílé { $white }, černé { $black }.
reason-dubov-2026-both = Barvy: uplatní se obě přednosti v barvě, bílé { $white }, černé { $black }. Výše zařazený hráč: { $higher }.
reason-dubov-2026-stronger = Barvy: uplatní se silnější přednost v barvě, bílé { $white }, černé { $black }. Výše zařazený hráč: { $higher }.
reason-dubov-2026-alternate = Barvy: opačně než v posledním kole s různými barvami, bílé { $white }, černé { $black }. Výše zařazený hráč: { $higher }.
reason-dubov-2026-higher = Barvy: přednost dostává výše zařazený hráč, { $higher }; bílé { $white }, černé { $black }.

# Nasazení neexistuje:
reason-dubov-no-opponent = { $player } nemá přípustného soupeře.
reason-dubov-no-bye-candidate = Počet hráčů je lichý a žádný hráč nesmí mít volný los.
reason-dubov-this-bye = Podle pravidel má volný los { $player }; všechny ostatní pak nasadit nelze.
reason-dubov-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto hráčů zůstanou bez dvojice: { $players }.
