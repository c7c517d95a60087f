# Základní švýcar: REASONS v basic_swiss.

reason-basic-pair = { $player } – { $opponent }: nejvýše zařazený hráč bez soupeře a nejbližší hráč s jinou přednostní barvou. Rozdíl bodů { $difference }.
reason-basic-pair-same-due = { $player } – { $opponent }: nejvýše zařazený hráč bez soupeře a nejbližší hráč; oba mají stejnou přednostní barvu. Rozdíl bodů { $difference }.
reason-basic-passed-over = { $player }: dříve v pořadí, ale ostatní by nešlo všechny nasadit: { $players }.
reason-basic-fewer-breaches = Barvy: nejméně porušení absolutních kritérií.
reason-basic-alternation = Barvy: více hráčů střídá barvu.
reason-basic-balance = Barvy: vyrovnanější počet bílých a černých.
reason-basic-due = Barvy: výše zařazený hráč dostává přednostní barvu.
reason-basic-bye = { $player } má volný los: nejníže zařazený hráč, který jej smí mít.
reason-basic-bye-passed = Níže v pořadí, ale s body bez hry, nebo nutní pro nasazení ostatních: { $players }.

# Pro rozhodčího:
reason-basic-relaxed = V tomto kole nelze dodržet absolutní kritérium pro barvy.

# Nasazení neexistuje:
reason-basic-no-bye-candidate = Počet hráčů je lichý a žádný hráč nesmí mít volný los.
reason-basic-no-opponent = { $player } nemá přípustného soupeře.
reason-basic-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto hráčů zůstanou bez dvojice: { $players }.
