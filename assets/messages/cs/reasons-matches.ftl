# Systémy FIDE, v nichž jsou koly zápasy: viz REASONS v jádru (swiss/matches).

# Skupina:
reason-match-bracket = Seskupení { $score } b., počet účastníků: { $residents }.
reason-match-bracket-unpaired = Dříve na řadě k přesunu vzhůru, ale s žádným z nich nelze seskupení sestavit: { $players }.
reason-match-rest-unpaired = Dříve na řadě k přesunu vzhůru, ale bez kteréhokoli z nich nelze nasadit všechny níže: { $players }.
reason-match-following = Dříve na řadě k přesunu vzhůru, ale další bodové seskupení by pak vyžadovalo více přesunů: { $players }.
reason-match-floated = Dříve na řadě k přesunu vzhůru, ale přesun už v předchozím kole: { $players }.
reason-match-upfloaters = Přesun vzhůru do seskupení: { $players }.
reason-match-identifier = Nejmenší identifikátor z nejlepších podle kritérií: horní { $tops }, jejich soupeři { $bottoms }.

# Dvojice:
reason-match-pair = Horní z dvojice je { $top } s menším číslem, dolní { $bottom }.
reason-double-initial = Barvy první partie: žádný z obou ještě neměl v zápase barvu, rozhoduje počáteční barva a číslo výše zařazeného hráče.
reason-double-fewer-whites = Barvy první partie: bílé { $white } (zápasů s bílými: { $whites }), černé { $black } (zápasů s bílými: { $others }).
reason-double-latest-difference = Barvy první partie: opačně než v posledních zápasech s různými barvami obou hráčů.
reason-double-alternate-higher = Barvy první partie: výše zařazený hráč ({ $higher }) má opačnou barvu než v posledním zápase.
reason-double-alternate-opponent = Barvy první partie: níže zařazený hráč má opačnou barvu než v posledním zápase.
reason-olympiad-bye = Volný los: { $player }, nejníže zařazené družstvo, které jej smí mít ({ $score } b.).
reason-olympiad-above = Bodové seskupení { $score } b. nad středovým seskupením, nasazuje se shora dolů. Zbývá družstev: { $teams }.
reason-olympiad-below = Bodové seskupení { $score } b. pod středovým seskupením, nasazuje se zdola vzhůru. Zbývá družstev: { $teams }.
reason-olympiad-median = Středové bodové seskupení { $score } b., nasazuje se poslední. Zbývá družstev: { $teams }.
reason-olympiad-limits-off = V tomto seskupení se k omezení barev nepřihlíží, jinak by se přesouvalo více družstev.
reason-olympiad-floats-down = Přesun dolů z vlastního seskupení: { $player }, soupeř { $opponent }.
reason-olympiad-floats-up = Přesun vzhůru z vlastního seskupení: { $player }, soupeř { $opponent }.
reason-olympiad-initial = Barvy na 1. šachovnici: žádné z obou družstev ještě nehrálo zápas, rozhoduje počáteční barva a číslo výše zařazeného družstva ({ $first }).
reason-olympiad-limit = Barvy na 1. šachovnici: jediné rozdělení bez stejné barvy třikrát za sebou a rozdílu v barvách nad dvě; bílé má { $white }.
reason-olympiad-difference = Barvy na 1. šachovnici: černé má { $black }, družstvo s větším počtem bílých.
reason-olympiad-latest = Barvy na 1. šachovnici: opačně než v posledním kole, v němž obě družstva hrála s různými barvami; bílé má { $white }.
reason-olympiad-alternate = Barvy na 1. šachovnici: výše zařazené družstvo má opačnou barvu než naposledy; bílé má { $white }.
reason-team-initial = Barvy na 1. šachovnici: žádné z obou družstev ještě nehrálo zápas, rozhoduje počáteční barva a číslo prvního družstva ({ $first }).
reason-team-only-preference = Barvy na 1. šachovnici: přednost v barvě má jen jedno z obou družstev; bílé má { $white }.
reason-team-both-preferences = Barvy na 1. šachovnici: žádná přednost v barvě není odmítnuta; bílé má { $white }.
reason-team-strong-preference = Barvy na 1. šachovnici: uplatní se silná přednost jednoho z obou družstev; bílé má { $white }.
reason-team-difference = Barvy na 1. šachovnici: bílé má { $white }, jehož rozdíl v barvách je nižší než u družstva { $black }.
reason-team-latest-difference = Barvy na 1. šachovnici: opačně než v posledních zápasech s různými barvami obou družstev.
reason-team-first-preference = Barvy na 1. šachovnici: uplatní se přednost prvního družstva ({ $first }).
reason-team-alternate-first = Barvy na 1. šachovnici: první družstvo ({ $first }) má opačnou barvu než v posledním zápase.
reason-team-alternate-other = Barvy na 1. šachovnici: první družstvo ({ $first }) ještě nehrálo; druhé má opačnou barvu než v posledním zápase.
reason-match-floated-again = { $player }: přesun i v předchozím kole.

# Volný los:
reason-match-barred-from-bye = Dříve v pořadí, ale volný los mít nesmějí: { $players }.
reason-match-bye-incomplete = Dříve v pořadí na volný los, ale bez nich nelze nasadit všechny ostatní: { $players }.
reason-match-bye = { $player } má volný los: nejnižší počet bodů, při němž lze nasadit ostatní ({ $score }), pak nejvíce odehraných zápasů ({ $games }), pak nejvyšší startovní číslo.

# Nasazení neexistuje:
reason-match-no-bye-candidate = Počet účastníků k nasazení je lichý a žádný nesmí mít volný los.
reason-match-no-opponent = { $player } nemá přípustného soupeře.
reason-match-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto zůstanou bez dvojice: { $players }.
