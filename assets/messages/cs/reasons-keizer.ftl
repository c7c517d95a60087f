# Keizer: REASONS v keizer.

reason-keizer-pair = Místo { $place } z přítomných, { $player } – místo { $other }, { $opponent }.
reason-keizer-met = { $player }: blíže, ale nedávno spolu hráli (poslední kolo v závorce): { $players }.
reason-keizer-colours = { $player }: blíže, ale barvy by překročily omezení: { $players }.
reason-keizer-passed = { $player }: blíže, ale ostatní by pak šlo nasadit jen s více výjimkami, nebo vůbec: { $players }.
reason-keizer-again = Poslední společná partie: kolo { $round }; žádné nasazení nemá méně výjimek.
reason-keizer-balance = Barvy: bílé má hráč s menším rozdílem bílých a černých.
reason-keizer-reversed = Barvy: opačně než v poslední společné partii.
reason-keizer-lower = Barvy: bílé má níže zařazený hráč.
reason-keizer-bye = { $player } má volný los: nejníže zařazený z těch, kdo jich měli nejméně ({ $byes }).

# Pro rozhodčího:
reason-keizer-repeats = V tomto kole se nelze vyhnout opakovaným partiím: { $players }.
reason-keizer-exceeds = Barvy překračují omezení: { $players }.

# Ruční dvojice a volné losy:
reason-keizer-too-soon = { $players-and }: poslední společná partie v kole { $round }, nebo nejvyšší dovolený počet partií.
reason-keizer-bye-order = { $player }: volných losů { $byes }; ostatní mají nejméně { $fewest }.

# Nasazení neexistuje:
reason-keizer-cannot-all-be-paired = Ať se ostatní nasadí jakkoli, někteří z těchto hráčů zůstanou bez dvojice: { $players }.

# Proč ne:
reason-keizer-has-bye = { $player } má volný los: nejníže zařazený z těch, kdo jich měli nejméně.
reason-keizer-more-exceptions = Dvojice, které opakují partii nebo překračují omezení: { $forced } místo { $best }.
reason-keizer-nearer = Odshora: { $player } – { $opponent }; dále v pořadí: { $other }.
