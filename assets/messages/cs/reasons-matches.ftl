# Systémy FIDE, v nichž jsou koly zápasy: viz REASONS v jádru (swiss/matches).

# Skupina:
reason-match-bracket = Skupina s počtem bodů { $score }, vlastních hráčů: { $residents }.
reason-match-bracket-unpaired = Nahoru by se přesunuli dříve, ale s žádným z nich nelze skupinu nasadit: { $players }.
reason-match-rest-unpaired = Nahoru by se přesunuli dříve, ale bez kteréhokoli z nich nelze nasadit všechny pod skupinou: { $players }.
reason-match-following = Nahoru by se přesunuli dříve, ale do další bodové skupiny by se pak muselo přesunout více hráčů: { $players }.
reason-match-floated = Nahoru by se přesunuli dříve, ale přesunuti byli i v minulém kole: { $players }.
reason-match-upfloaters = Do skupiny se nahoru přesouvají: { $players }.
reason-match-identifier = Nejmenší identifikátor z těch, které jsou podle kritérií nejlepší: horní { $tops }, jejich soupeři { $bottoms }.

# Dvojice:
reason-match-pair = Menší číslo má { $top }, horní z dvojice, dolní je { $bottom }.
reason-double-initial = Barvy první partie: žádný z obou ještě v zápase barvu neměl, rozhoduje vylosovaná barva a číslo výše postaveného.
reason-double-fewer-whites = Barvy první partie: bílé má { $white }, kdo je měl v tolika zápasech: { $whites }; { $black } je měl v tolika: { $others }.
reason-double-latest-difference = Barvy první partie: opačně než v posledních zápasech, v nichž měli oba různé barvy.
reason-double-alternate-higher = Barvy první partie: výše postavený { $higher } má jinou barvu než v posledním zápase.
reason-double-alternate-opponent = Barvy první partie: níže postavený má jinou barvu než v posledním zápase.
reason-olympiad-bye = Volno má { $player }: nejnižší družstvo, které ho mít může, s { $score }.
reason-olympiad-above = Skupina { $score } nad střední skupinou, losuje se shora: zbývá nasadit { $teams }.
reason-olympiad-below = Skupina { $score } pod střední skupinou, losuje se zdola: zbývá nasadit { $teams }.
reason-olympiad-median = Střední skupina { $score }, losuje se poslední: zbývá nasadit { $teams }.
reason-olympiad-limits-off = V této skupině se na meze barev nehledí: jinak by přecházelo více družstev.
reason-olympiad-floats-down = { $player } přechází ze své skupiny dolů na { $opponent }.
reason-olympiad-floats-up = { $player } přechází ze své skupiny nahoru na { $opponent }.
reason-olympiad-initial = Barvy na 1. šachovnici: žádné z obou ještě zápas nehrálo, rozhoduje vylosovaná barva a číslo výše postaveného, { $first }.
reason-olympiad-limit = Barvy na 1. šachovnici: jen tak nikdo nemá jednu barvu třikrát za sebou nebo o dvě častěji; bílé má { $white }.
reason-olympiad-difference = Barvy na 1. šachovnici: černé má { $black }, které mělo častěji bílé.
reason-olympiad-latest = Barvy na 1. šachovnici: opačně než v posledním kole, v němž měla obě různé barvy; bílé má { $white }.
reason-olympiad-alternate = Barvy na 1. šachovnici: výše postavené má jinou barvu než naposledy; bílé má { $white }.
reason-team-initial = Barvy na 1. šachovnici: žádné z obou ještě zápas nehrálo, rozhoduje vylosovaná barva a číslo prvního družstva, { $first }.
reason-team-only-preference = Barvy na 1. šachovnici: přednost v barvě má jen jedno; bílé má { $white }.
reason-team-both-preferences = Barvy na 1. šachovnici: obě dostanou barvu, které dávají přednost; bílé má { $white }.
reason-team-strong-preference = Barvy na 1. šachovnici: vyhoví se silné přednosti jednoho z obou; bílé má { $white }.
reason-team-difference = Barvy na 1. šachovnici: bílé má { $white }, kterému chybějí více než družstvu { $black }.
reason-team-latest-difference = Barvy na 1. šachovnici: opačně než v posledních zápasech, v nichž měla obě různé barvy.
reason-team-first-preference = Barvy na 1. šachovnici: první družstvo { $first } dostane barvu, které dává přednost.
reason-team-alternate-first = Barvy na 1. šachovnici: první družstvo { $first } má jinou barvu než v posledním zápase.
reason-team-alternate-other = Barvy na 1. šachovnici: první družstvo { $first } nehrálo; druhé má jinou barvu než v posledním zápase.
reason-match-floated-again = { $player } byl přesunut i v minulém kole.

# Volný los:
reason-match-barred-from-bye = Byli by na řadě dříve, ale volný los mít nesmějí: { $players }.
reason-match-bye-incomplete = Byli by na řadě dříve, ale bez nich nelze nasadit všechny ostatní: { $players }.
reason-match-bye = { $player } má volný los: nejméně bodů, při nichž lze ostatní nasadit ({ $score }), pak nejvíce sehraných zápasů ({ $games }), pak největší číslo.

# Nasazení neexistuje:
reason-match-nobody-for-bye = K nasazení je lichý počet a nikdo nesmí mít volný los.
reason-match-no-opponent = { $player } nesmí být nasazen s nikým.
reason-match-cannot-all-be-paired = Ať jsou ostatní nasazeni jakkoli, někteří z těchto zbývají: { $players }.
