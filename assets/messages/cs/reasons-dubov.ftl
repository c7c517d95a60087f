# Proč kolo Dubovova systému vyšlo takto: viz REASONS v pairing/dubov.

# Klasický. Skupina:
reason-dubov-joined = Skupina s počtem bodů { $score } je lichá: nahoru se bere { $player }, nejvyšší rating ({ $rating }) z další skupiny, s nímž lze nasadit celou tuto. Kdo je vzat nahoru, stojí ve sloupci poslední.
reason-dubov-joined-due = Skupina s počtem bodů { $score } je lichá: nahoru se bere { $player }, nárok na { $colour-key ->
    [white] bílé
   *[black] černé
}, který tu má méně hráčů, a nejvyšší rating ({ $rating }) z těch v další skupině, s nimiž lze nasadit celou tuto. Kdo je vzat nahoru, stojí ve sloupci poslední.
reason-dubov-not-taken-up-again = Předcházeli by, ale nahoru už být vzati nesmějí: { $players }.
reason-dubov-needed-below = Předcházeli by, ale bez nich by v jejich skupině zbylo více nenasazených: { $players }.
reason-dubov-changed-to-black = Aby se sloupce vyrovnaly, přecházejí k černým, nejnižší ARO první: { $players }.
reason-dubov-changed-to-white = Aby se sloupce vyrovnaly, přecházejí k bílým, nejvyšší ARO první: { $players }.
reason-dubov-keeps-column = Přešli by dříve, ale barvu změnit nesmějí: { $players }.
reason-dubov-columns = Skupina s počtem bodů { $score }. Sloupec bílých podle ARO: { $white }. Sloupec černých podle ratingu: { $black }.
reason-dubov-floats-down = Všechny tu nasadit nelze. Dolů se přesouvá co nejméně hráčů, nejprve kdo může hrát s někým níže, pak nejnižší rating: { $players }.
reason-dubov-floats-on = Zbylí shora, ani zde nemají soupeře: { $players }.
reason-dubov-taken-back = Nejnižší skupinu nešlo nasadit. Řádky se od posledního vzaly zpět a jako jedna skupina se nasazují: { $players }.

# Klasický. Šachovnice:
reason-dubov-row = Řádek { $row }: { $white }, ARO { $aro },{ $tenth }, proti { $black }, rating { $rating }.
reason-dubov-shifted = Posunuto: podle pořadí sloupců by šlo o dvojici { $player } – { $instead }.
reason-dubov-same-column = { $players } jsou z jednoho sloupce: mezi sloupci nelze nasadit všechny.
reason-dubov-left-over = { $player } zbývá ze skupiny s počtem bodů { $score } a hraje s { $opponent }: pokud možno soupeř, který má nárok na druhou barvu, pak nejvyšší rating ({ $rating }).
reason-dubov-taken-up = { $player } nemůže ve skupině hrát s nikým; nahoru se bere { $opponent }.
reason-dubov-first-round = První kolo: { $upper } z horní poloviny proti { $lower } z dolní. Horní hráč první šachovnice má { $initial-key ->
    [white] bílé
   *[black] černé
}, dál se barvy střídají.
reason-dubov-column-colours = Barvy podle sloupců: bílé { $white }, černé { $black }.
reason-dubov-only-order = Barvy: dovoleno je jen toto pořadí, bílé { $white }, černé { $black }.
reason-dubov-due = Barvy: každý dostane barvu, na kterou má nárok, bílé { $white }, černé { $black }.
reason-dubov-balance = Barvy: vyrovnává se větší rozdíl, bílé { $white }, černé { $black }.
reason-dubov-history = Barvy: opačně než při posledním rozdílu, bílé { $white }, černé { $black }.
reason-dubov-higher-aro = Barvy: vyšší ARO má bílé, { $white }, černé má { $black }.
reason-dubov-lower-rating = Barvy: nižší rating má bílé, { $white }, černé má { $black }.
reason-dubov-alphabet = Barvy: první podle abecedy má bílé, { $white }, černé má { $black }.

# Volný los:
reason-dubov-bye = { $player } má volný los: nejnižší skupina s hráčem, který ho smí mít ({ $score } b.), a v ní nejnižší rating ({ $rating }).
reason-dubov-bye-equal = Stejný počet bodů a rating mají { $players }. Z takových má volný los dříve ten, kdo má nárok na černé, než kdo má nárok na bílé, pak nejvyšší ARO, pak poslední podle abecedy.
reason-dubov-barred-from-bye = Předcházeli by, ale volný los mít nesmějí: { $players }.
reason-dubov-2026-bye-incomplete = Předcházeli by, ale bez nich by nešlo nasadit všechny ostatní: { $players }.
reason-dubov-2026-bye = { $player } má volný los: nejnižší počet bodů, při němž lze nasadit ostatní ({ $score }), pak nejvíc partií ({ $games }), pak nejvyšší číslo.

# 2026. Skupina:
reason-dubov-2026-bracket = { $upfloaters ->
    [0] Skupina s počtem bodů { $score }: domácích hráčů { $residents }.
   *[other] Skupina s počtem bodů { $score }: domácích hráčů { $residents }, přesunutých zdola { $upfloaters }.
}
reason-dubov-2026-upfloaters = Přesunutí zdola, co nejméně a první množina s nejlepší skupinou: { $players }.
reason-dubov-2026-bracket-unpaired = Nahoru by šli dříve, ale s nimi skupinu nasadit nelze: { $players }.
reason-dubov-2026-rest-unpaired = Nahoru by šli dříve, ale bez nich by nešlo nasadit všechny, kdo zůstanou níže: { $players }.
reason-dubov-2026-fewer-preferences = Nahoru by šli dříve, ale pak by více hráčů nedostalo barvu, které dávají přednost: { $players }.
reason-dubov-2026-maximum = Nahoru by šli dříve, ale přesunuti zdola už byli { $most }krát nebo vícekrát: { $players }.
reason-dubov-2026-more-upfloats = Nahoru by šli dříve, ale přesunuti zdola už byli vícekrát: { $players }.
reason-dubov-2026-again = Nahoru by šli dříve, ale přesunuti zdola byli v minulém kole: { $players }.
reason-dubov-2026-halves = Nikdo ze skupiny ještě nehrál: podskupiny jsou její poloviny podle čísel.
reason-dubov-2026-shifted = Do podskupiny { $colour-key ->
    [white] bílých
   *[black] černých
} přecházejí ze středu druhé podskupiny směrem ven: { $players }.
reason-dubov-2026-subgroups = S1 podle ARO: { $white }. Proti nim T2: { $black }.

# 2026. Šachovnice:
reason-dubov-2026-pair = Číslo { $number } v S1: { $player }, ARO { $aro }. Soupeř v T2: { $opponent }.
reason-dubov-2026-transposed = Bez změny pořadí G2 by šlo o dvojici { $player } – { $instead }.
reason-dubov-2026-initial = Barvy: výše stojí { $higher }, číslo při příchodu { $number }; lichá čísla mají vylosovanou barvu: { $initial }. Bílé { $white }, černé { $black }.
reason-dubov-2026-both = Barvy: vyhoví se oběma přednostem, bílé { $white }, černé { $black }. Výše postavený: { $higher }.
reason-dubov-2026-stronger = Barvy: vyhoví se silnější přednosti, bílé { $white }, černé { $black }. Výše postavený: { $higher }.
reason-dubov-2026-alternate = Barvy: opačně než v posledním kole s různými barvami, bílé { $white }, černé { $black }. Výše postavený: { $higher }.
reason-dubov-2026-higher = Barvy: vyhoví se výše postavenému, { $higher }; bílé { $white }, černé { $black }.

# Nasazení neexistuje:
reason-dubov-no-opponent = { $player } nemůže hrát s nikým.
reason-dubov-nobody-for-bye = Počet hráčů je lichý a nikdo nesmí mít volný los.
reason-dubov-this-bye = Podle pravidel má volný los { $player }; bez něj nelze nasadit všechny ostatní.
reason-dubov-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někdo z těchto zbude: { $players }.
