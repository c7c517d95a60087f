# Základní švýcar: REASONS v basic_swiss.

reason-basic-pair = { $player } je nejvýše z hráčů bez soupeře a hraje s { $opponent }, nejbližším, komu náleží jiná barva. Rozdíl bodů { $difference }.
reason-basic-pair-same-due = { $player } je nejvýše z hráčů bez soupeře a hraje s { $opponent }, nejbližším; oběma náleží táž barva. Rozdíl bodů { $difference }.
reason-basic-passed-over = { $player }: dříve v pořadí, ale ostatní by pak nešlo všechny nasadit: { $players }.
reason-basic-fewer-breaches = Barvy: tak se absolutní pravidla o barvách poruší nejméně.
reason-basic-alternation = Barvy: tak dostane více z obou opačnou barvu než naposledy.
reason-basic-balance = Barvy: tak se počty bílých a černých lépe vyrovnají.
reason-basic-due = Barvy: výše postavený dostane náležející barvu.
reason-basic-bye = { $player } má volný los: nejníže v pořadí z těch, kdo ho mohou mít.
reason-basic-bye-passed = Níže v pořadí, ale už měli body bez hry, nebo by pak nasazení neexistovalo: { $players }.

# Pro rozhodčího:
reason-basic-relaxed = V tomto kole nešlo dodržet absolutní pravidlo o barvách.

# Nasazení neexistuje:
reason-basic-nobody-for-bye = Počet hráčů je lichý a nikdo nesmí mít volný los.
reason-basic-no-opponent = Bez možného soupeře: { $player }.
reason-basic-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto zbudou: { $players }.
