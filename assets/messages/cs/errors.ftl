# Odmítnuté úkony: nejprve chyba, potom co má rozhodčí udělat.

error-empty-name = Jméno je prázdné. Zadejte jméno.
error-long-name = Jméno má { $length ->
    [one] { $length } znak
    [few] { $length } znaky
   *[other] { $length } znaků
}. Zkraťte je na { $longest }.
error-control-character = Jméno obsahuje na { $place }. místě řídicí znak. Napište je znovu bez něj.
error-rating-range = Rating { $found } je mimo rozsah. Zadejte { $lowest } až { $highest }, nebo nechte pole prázdné.
error-no-such-day = Neplatné datum: { $date }. Zadejte den, měsíc a rok; místo neznámého údaje 00.

error-too-few-players = { $present ->
    [0] Není přítomen žádný hráč.
    [one] Je přítomen jen jeden hráč; má volný los bez nasazení.
    [few] Jsou přítomni jen { $present } hráči.
   *[other] Je přítomno jen { $present } hráčů.
} Přihlaste hráče nebo je vraťte do turnaje, potom nasaďte kolo.
error-no-legal-pairing = { $count ->
    [0] Přípustné nasazení neexistuje.
    [one] Přípustné nasazení neexistuje: jednoho hráče nelze nasadit.
    [few] Přípustné nasazení neexistuje: { $count } hráče nelze nasadit.
   *[other] Přípustné nasazení neexistuje: { $count } hráčů nelze nasadit.
} Nasaďte ručně, nebo dejte někomu volný los.
error-too-few-opponents = { $kind ->
    [none] { $count ->
        [one] Přípustné nasazení neexistuje: hráč č. { $players } nemá žádného možného soupeře. Nechte jej bez dvojice, nebo zrušte některé omezení dvojic, a pak nasaďte kolo.
       *[other] Přípustné nasazení neexistuje: bez možného soupeře jsou tito hráči ({ $count }): { $players }. Nechte některé bez dvojice, nebo zrušte některé omezení dvojic, a pak nasaďte kolo.
    }
    [groups] { $groups ->
        [one] Přípustné nasazení neexistuje: tito hráči mohou hrát jen mezi sebou a jejich počet ({ $count }) je lichý: { $players }.
       *[other] Přípustné nasazení neexistuje: tito hráči ({ $count }) tvoří skupiny o lichém počtu ({ $groups }) a jiných možných soupeřů je pro ně málo ({ $opponents }): { $players }.
    } Nechte některé bez dvojice, nebo zrušte některé omezení dvojic, a pak nasaďte kolo.
   *[few] Přípustné nasazení neexistuje: tito hráči ({ $count }) mají dohromady málo možných soupeřů ({ $opponents }): { $players }. Nechte některé bez dvojice, nebo zrušte některé omezení dvojic, a pak nasaďte kolo.
}
error-teams-without-opponents = Přípustné nasazení neexistuje: tato družstva mají málo možných soupeřů ({ $teams }). Nechte některá bez dvojice, nebo zrušte některé omezení dvojic, a pak nasaďte kolo.
error-teams-not-placed = Přípustné nasazení neexistuje: ne všechna tato družstva lze nasadit ({ $teams }). Nasaďte ručně, nebo dejte některému z nich volný los.
error-teams-undecided = Zápas těchto družstev není rozhodnut: { $teams }. Zadejte výsledky, přidejte prodloužení, nebo jej rozhodněte, pak nasaďte.
error-teams-paired-differently = Podle výsledků se tato družstva utkají v dřívějším kole, které bylo nasazeno jinak: { $teams }. Na obrazovce výsledků ,d ponechá sehraný zápas, nebo jej nasadí znovu.
players-and-more = { $players } a další ({ $count })
error-schedule-over = Po { $last }. kole hráli všichni se všemi. Ukončete turnaj, nebo přidejte další cyklus.
error-bracket-over = Vyřazovací soutěž končí { $last }. kolem. Ukončete turnaj, nebo začněte další fázi.
error-missing-ratings = { $count ->
    [one] Jeden hráč nemá rating.
    [few] { $count } hráči nemají rating.
   *[other] { $count } hráčů nemá rating.
} Každému zadejte odhad ratingu, potom nasaďte.
error-lookup-format = „{ $found }“ nemá pevnou tabulku. Zvolte formát s tabulkou: { $known }.
error-lookup-option = { $options ->
    [none] { $format } nemá volbu „{ $found }“; nemá žádné volby.
   *[some] { $format } nemá volbu „{ $found }“. Jeho volby: { $known }.
}
error-lookup-answer = „{ $found }“ není hodnota volby { $key }. Lze zadat: { $expected }.
error-table-by-results = Nasazení zde závisí na výsledcích. Nasazujte kola jedno po druhém.
error-table-too-few = Na tabulku je málo účastníků: { $found }. Přidejte účastníky; nejmenší počet je { $least }.
error-table-too-many = Na tabulku je příliš mnoho účastníků: { $found }. Odeberte účastníky; největší počet je { $most }.
error-table-teams = Počet družstev je { $found }, má být { $needed }. Přidejte nebo odeberte družstva, pak nasaďte.
error-table-match-points = Výhra v zápase je za { $win }, remíza za { $draw }, prohra za { $loss }. Prohra nesmí být za více než remíza ani remíza za více než výhra. Opravte body, pak nasaďte.
error-table-unequal-teams = Družstva nemají stejný počet hráčů. Doplňte pořadí šachovnic, pak nasaďte.
error-table-unequal-team = Počet hráčů se liší: { $name } { $players }, { $other } { $boards }. Dejte oběma stejný počet šachovnic; další hráči jsou náhradníci.
error-table-players-in-some-teams = { error-players-in-some-teams }
error-table-needs-players = Družstvo { $name } neuvádí hráče, tato tabulka však nasazuje jednotlivé hráče. Zadejte hráče.
error-table-too-many-rounds = Tabulka by měla { $found ->
    [one] { $found } kolo
    [few] { $found } kola
   *[other] { $found } kol
}; možných je nejvýše { $most }. Odeberte družstva, nebo hrajte na méně šachovnicích.
error-table-odd-boards = Tato tabulka vyžaduje sudý počet šachovnic, ne { $boards }. Každému družstvu jednu šachovnici přidejte, nebo odeberte.
error-table-other-size = Importovaná tabulka má jinou velikost (družstev: { $teams }, šachovnic: { $boards }). Přihlaste odpovídající družstva, nebo importujte jinou tabulku.
error-table-no-balanced-table = Vyvážené barvy existují pro lichý počet hráčů, násobky čtyř, 6 a 10, ne pro družstva o { $players ->
    [one] { $players } hráči
   *[other] { $players } hráčích
}. Zvolte střídavé barvy.
error-table-odd-games = Při { $games ->
    [one] { $games } partii
   *[other] { $games } partiích
} na zápas nehrají hráči bílými a černými stejně často. Nastavte sudý počet partií.
error-table-stepwise-qualifiers = Postupné vyřazování má jednoho vítěze. Nastavte jednoho postupujícího, nebo zvolte doplněného pavouka.
error-table-qualifiers = Z { $players ->
    [one] { $players } hráče
   *[other] { $players } hráčů
} nemůže postoupit { $qualifiers }. Zvolte číslo od 1 do { $players }.
error-undecided = Zápas hráčů { $one } a { $other } není rozhodnut. Zadejte výsledky, přidejte partie, nebo jej rozhodněte, pak nasaďte.
error-paired-differently = Podle výsledků se { $one } a { $other } utkají v dřívějším kole, které bylo nasazeno jinak. Na obrazovce výsledků ,d ponechá sehraný zápas, nebo jej nasadí znovu.
error-rating-too-low = { $player } má rating { $found }. Tento systém vyžaduje { $lowest } a více, nebo žádný. Opravte rating, pak nasaďte.
error-licence-missing = Dva hráči jménem { $player } mají stejné ratingy. Oběma zadejte registrační číslo: to určí jejich pořadí.
error-rounds-out-of-range = { $kind ->
    [fixed] Při počtu hráčů { $players } má tento systém počet kol { $most }, ne { $rounds }. Na obrazovce turnaje (F4) nastavte { $most }.
   *[range] Počet hráčů { $players } v tomto systému nedovoluje počet kol { $rounds }. Na obrazovce turnaje (F4) nastavte { $fewest } až { $most }.
}
error-unknown-system = Systém nasazování { $system } není známý. Zvolte jiný na obrazovce turnaje (F4).

error-setting-locked = { $setting }: už nelze změnit. { $lock }
error-lock-round-paired = S tímto nastavením je nasazeno { $round }. kolo. Chcete-li je změnit, zrušte nasazení kola.
error-lock-leg-begun = { $first }. kolem začíná další fáze. Chcete-li nastavení změnit, zrušte ji.
error-lock-by-table = Počet kol určuje tabulka. Změníte jej vrácením losování čísel (u), přidáním nebo odstoupením účastníků.
error-too-few-rounds = Počet kol { $rounds } je příliš malý. Nastavte alespoň { $least }.
error-points-out-of-order = Remíza nesmí mít více bodů než polovinu součtu výhry a prohry a volný los více než výhra. V zápasech o dvou partiích musí volný los ležet mezi remízou a dvěma výhrami. Opravte body.
error-no-such-player = Hráč { $id } neexistuje. Vyberte přihlášeného hráče.
error-no-such-team = Družstvo { $id } neexistuje. Vyberte přihlášené družstvo.
error-empty-team = Družstvo nemá žádné hráče. Zadejte jich tolik, kolik má zápas šachovnic, v pořadí šachovnic. Skóre zápasu lze i tak zadat souhrnně.
error-team-name-taken = Družstvo { $name } už existuje. Zadejte jiný název, nebo upravte existující družstvo.
error-twice-in-team = { $player } je na soupisce dvakrát. Uveďte každého hráče jednou, na šachovnici nebo jako náhradníka.
error-in-team = { $player } hraje za družstvo { $team }. Nejprve hráče z tohoto družstva odeberte.
error-played-for-team = { $player } má za toto družstvo nasazení v kole { $round }. Ponechte hráče na soupisce, třeba jako náhradníka.
error-no-licence = „{ $found }“ není registrační číslo. Zadejte 1 až 20 písmen a číslic, ne 0, nebo nechte pole prázdné.
error-fide-id-zero = 0 není FIDE ID. Zadejte číslo od 1, nebo nechte pole prázdné.
error-unequal-team = Družstvo { $name } uvádí hráčů: { $players }, zápas má ale šachovnic: { $boards }. Uveďte na každou šachovnici jednoho; další hráči jsou náhradníci.
error-players-and-boards = Družstvo s uvedenými hráči má tolik šachovnic, kolik hráčů. Nechte prázdný počet šachovnic, nebo hráče.
error-too-many-boards = Družstvo bez hráčů hraje nejvýše na { $most } šachovnicích. Zadejte méně.
error-players-in-some-teams = Družstvo { $with } uvádí hráče, { $without } neuvádí žádné. Zadejte hráče všech družstev, nebo žádného.
error-in-leg = { $name } hraje ve fázi, která začíná { $first }. kolem. Nejprve tuto fázi zrušte.
error-small-leg = Každá skupina fáze potřebuje alespoň dva účastníky. Přidejte účastníky.
error-twice-in-leg = { $name }: na seznamu dvakrát. Uveďte každého účastníka fáze jednou.
error-mixed-leg = Jedna fáze nemůže mít hráče i družstva. Uveďte jen hráče, nebo jen družstva.
error-leg-ends-early = Fáze, která začíná { $first }. kolem, nemůže skončit { $last }. kolem. Dejte jí alespoň jedno kolo.
error-no-such-leg = Žádná fáze nezačíná { $first }. kolem. Zvolte první kolo některé fáze.
error-bad-match = Šachovnice { $board }: zápasy musí každou šachovnici použít jednou, mezi dvěma stranami téže skupiny. Nasaďte kolo znovu.
error-not-of-match = { $player } nemůže hrát na šachovnici { $board }: každá strana tam má jednoho hráče. Zvolte jiného hráče.
error-bad-out = { $name } má v tomto kole zápas, nebo v něm nehraje. Nasaďte kolo znovu.
error-team-unplaced = { $name } nemá zápas ani volný los. Nasaďte kolo znovu.
error-boards-of-matches = Šachovnice { $round }. kola patří zápasům a nelze je přesouvat. Prohoďte hráče jednoho družstva, nebo nasaďte kolo znovu.
error-team-without-match = { $name } nemá zápas v kole { $round }. Zvolte družstvo, které jej má.
error-line-up-too-long = Sestava družstva { $name } má příliš mnoho hráčů: { $players }, šachovnic je { $boards }. Přebývající odeberte.
error-not-in-roster = { $player } není na soupisce družstva { $name }. Zvolte z jeho hráčů a náhradníků.
error-twice-lined-up = { $player } je v sestavě na dvou šachovnicích. Uveďte každého hráče jednou.
error-match-begun = Zápas začal: šachovnice { $board } má výsledek. Byla-li sestava zadána chybně, výsledek nejprve zrušte.
error-score-entered = Skóre zápasu šachovnice { $board } je zadáno souhrnně. Nejprve je zrušte.
error-score-of-no-boards = { $boards ->
    [one] Na jedné šachovnici nelze
    [few] Na { $boards } šachovnicích nelze
   *[other] Na { $boards } šachovnicích nelze
} dosáhnout { $one } - { $other }. Napište skóre znovu.
error-score-ambiguous = Při { $one } může mít druhá strana { $others }. Napište obě skóre: { $one }-{ $example }.
error-no-match-play = O zápasech { $round }. kola rozhodují jejich partie. Zadejte nebo opravte výsledky partií.
error-match-settled = Zápas šachovnice { $board } už je rozhodnut. Nejprve rozhodnutí zrušte, potom přidejte partie.
error-match-running = Šachovnice { $board } tohoto zápasu ještě nemá výsledek. Nejprve jej zadejte.
error-not-a-side = { $name } nehraje v zápase šachovnice { $board }. Zvolte jednu z jeho dvou stran.
error-no-play-off = Žádná rozehrávka nezačala. Nejprve otevřete průvodce rozehrávkou na obrazovce pořadí.
error-not-tied = { $name } v rozehrávce není. Vyberte z hráčů se shodným pořadím.
error-keep-out-of-range = Při jedenácti a více hráčích hraje 4 až 9 nejlepších. Zvolte číslo v tomto rozmezí.
error-licence-taken = Registrační číslo { $licence } už má { $holder }. Zadejte jiné, nebo upravte tohoto hráče.
error-fide-id-taken = FIDE ID { $fide-id } už má { $holder }. Zadejte jiné, nebo upravte tohoto hráče.
error-too-many-players = Turnaj dosáhl nejvyššího počtu hráčů ({ $most }). Pro ostatní založte druhý turnaj.
error-already-paired = { $player } má nasazení v kole { $round }, proto nelze hráče smazat. Místo toho zapište odstoupení.
error-round-already-paired = { $round }. kolo už je nasazeno. Nejprve je zrušte, nebo zvolte pozdější kolo.
error-unequal-ratings = { $one } a { $other } mají různý rating. Startovní čísla lze vyměnit jen při shodném ratingu.
error-numbers-stay = Po nasazení { $last }. kola už startovní čísla nelze měnit (FIDE C.04.2 2.3). Chcete-li je změnit, nejprve zrušte nasazení tohoto kola.
error-already-withdrawn = { $player }: odstoupení od { $from }. kola už je zapsáno. Nejprve hráče vraťte do turnaje.
error-not-withdrawn = { $player }: žádné odstoupení není zapsáno. Není třeba nic dělat.
error-half-points-denied = { $player } nemá nárok na volný los za půl bodu. Zadejte jiný volný los, nebo nárok nejprve obnovte (b).
error-reason-missing = Je nutný důvod, který se zapíše do historie. Zadejte jej.
error-fixed-by-table = Dvojice { $round }. kola určuje tabulka, žádnou nelze zafixovat. Upravte návrh ručně.
error-not-by-table = Nasazení { $round }. kola závisí na výsledcích, proto je nelze zveřejnit spolu s jinými. Nasaďte je samostatně.
error-fixed-missing = V nasazení { $round }. kola chybí zafixovaná dvojice. Nasaďte kolo znovu.
error-bad-board-order = Pořadí šachovnic { $round }. kola musí uvádět každou právě jednou. Seřaďte je znovu.
error-fixed-withdrawn = { $player } už v turnaji nehraje, ale má zafixovanou dvojici na šachovnici { $board }. Uvolněte ji (,f), pak nasaďte znovu.
error-rest-unpairable = { $count ->
    [one] Při jedné zafixované dvojici nelze ostatní nasadit
   *[other] Při { $count } zafixovaných dvojicích nelze ostatní nasadit
}. Jednu uvolněte (,f), nebo zrušte, pak nasaďte znovu. { $because }
error-not-next = Na řadě je { $next }. kolo, ne { $round }. kolo. Nasazujte kola po řadě.
error-beyond-last = Kolo { $round } neexistuje: počet kol turnaje je { $last }. Má-li se hrát dál, nejprve jej zvyšte (F4).
error-results-missing = { $missing ->
    [one] V kole { $round } chybí { $missing } výsledek.
    [few] V kole { $round } chybějí { $missing } výsledky.
   *[other] V kole { $round } chybí { $missing } výsledků.
} Doplňte je, nebo partie označte jako přerušené.
error-still-draft = { $round }. kolo je zatím jen návrh. Nejprve návrh zveřejněte, nebo zahoďte.
error-draft-outdated = { $more ->
    [0] { $player }: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
    [one] { $player } a { $more } další hráč: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
    [few] { $player } a { $more } další hráči: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
    [many] { $player } a { $more } dalšího hráče: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
   *[other] { $player } a { $more } dalších hráčů: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
}
error-no-initial-colour = Počáteční barva není vylosována. Vylosujte ji (d), pak nasaďte 1. kolo.
error-no-baku-for-teams = U družstev je možná jen akcelerace Baku, s nasazením podle zápasových bodů 2-1-0. Změňte tyto volby, nebo akceleraci vypněte.
error-bad-numbering = { $player } musí mít právě jedno startovní číslo. Nasaďte kolo znovu.
error-cannot-place = { $player } tam nemůže hrát: v kole chybí, nebo už má dvojici či volný los. Vyberte jiného hráče.
error-unplaced = { $count ->
    [one] Jeden hráč (číslo { $first }) je bez dvojice.
    [few] { $count } hráči jsou bez dvojice, první je číslo { $first }.
   *[other] { $count } hráčů je bez dvojice, první je číslo { $first }.
} Spárujte je, nebo dejte volný los, potom zveřejněte.
error-second-bye = Volný los tohoto kola už má { $holder }. Nejprve jej zrušte.
error-not-paired = { $round }. kolo ještě není nasazeno. Nejprve je nasaďte.
error-wrong-stage = Stav { $round }. kola: { $found }. Toto lze jen ve stavu: { $needed }.
error-no-such-board = V kole { $round } není { $board }. šachovnice. Zvolte šachovnici 1 až { $last }.
error-result-entered = { $board }. šachovnice { $round }. kola už má výsledek { $result }. Místo zápisu jej opravte (c).
error-round-closed = { $round }. kolo je uzavřeno: { $next }. kolo už je nasazeno. Místo zápisu výsledek opravte (c).
error-board-has-result = { $board }. šachovnice už má výsledek. Nejprve jej smažte, potom vyměňte hráče.
error-no-change = Tím se nic nezmění. Zvolte něco jiného.
error-follow-out-of-range = { $from }. kolo nenásleduje po { $round }. kole. Zrušte až některé pozdější kolo.
error-coefficient-range = Koeficient K { $found } neexistuje. Zadejte 1 až { $highest }, nebo nechte pole prázdné.
error-lot-range = Číslo losu { $found } neexistuje. Zadejte 1 až { $highest }.
error-lot-drawn = { $player } už má číslo losu { $lot }; losuje se jen jednou. Je-li losování chybné, zrušte je.
error-lot-taken = Číslo losu { $lot } už má { $holder }. Zadejte jiné.
error-position-range = Pozice { $found } neexistuje. Zadejte 0 až 959.
error-no-entered-value = To není hodnota pomocného hodnocení. Zadejte číslo nejvýše o čtyřech číslicích a dvou desetinných místech, například 12,75.
error-no-chess960 = Nehraje se Chess960, proto se pozice nelosuje. Nejprve nastavte druh hry na obrazovce turnaje (F4).
error-adjusted-match = { $round }. kolo se hraje na zápasy. Body se přidávají a odebírají v kolech o jedné partii.
error-no-place-for-team = { $team } se už nemůže zúčastnit: účastníci byli určeni před 1. kolem. Chcete-li družstvo přidat, nejprve zrušte nasazení 1. kola.
error-not-played-yet = { $player } zatím nemá na šachovnici { $board } výsledek. Zadejte jej, pak body přidejte nebo odeberte.
error-position-drawn = { $round }. kolo začíná z pozice { $position } a tu nelze změnit. K novému losování zrušte nasazení kola.
error-round-begun = { $round }. kolo už začalo, jeho pozici už nelze losovat. Pozici dalšího kola vylosujte dříve, než začne.
error-prizes-out-of-order = Ceny „{ $name }“ chybějí, od místa k místu rostou, nebo jsou mimo rozsah. Zadejte nejprve první cenu; každá má 1 až { $highest } jednotek.
error-too-many-decimals = Desetinných míst je příliš mnoho: { $decimals }. Zadejte nejvýše { $most }.
error-no-such-step = Záznam { $step } neexistuje. Vyberte záznam z historie.
error-no-such-branch = { error-no-such-step }
error-made-for-before = Mezitím to změnil jiný rozhodčí. Zkontrolujte současný stav a zkuste to znovu.
error-points-forbid-baku = Akcelerace vyžaduje výhru za dvě remízy a prohru za nulu. Změňte body, nebo akceleraci vypněte.

cli-choices = Možná rozhodnutí:
cli-not-present = V tomto kole není k nasazení hráč č. { $number }. Zvolte přítomného hráče.
cli-bye-even = Počet hráčů k nasazení je sudý ({ $number }), takže nikdo nemá volný los. Vynechte --bye, nebo pomocí --unpaired nechte bez dvojice lichý počet hráčů.
cli-bye-barred = Hráč č. { $number } nesmí dostat volný los. Zvolte pro --bye jiného hráče, nebo tohoto nechte pomocí --unpaired bez dvojice.
cli-other-scores = Záznam { $record } uvádí hodnoty bodů, které zde turnaj mít nemůže; jeho kola by se nasadila podle jiných bodů. Opravte záznam, nebo převeďte zprávu na soubor turnaje a body nastavte v něm.

# Přeskočené pomocné hodnocení a upozornění na použité.
tie-break-error-unknown = Pomocné hodnocení { $id } není známé. Zvolte třeba BH, SB nebo DE; všechna jsou na obrazovce turnaje (F4).
tie-break-error-other-rules = Pomocné hodnocení { $id } nepatří k těmto pravidlům: { $rules }. Na obrazovce turnaje (F4) zvolte jiné.
tie-break-error-not-taken = Pomocné hodnocení { $id } nelze použít s modifikátorem { $modifier }. Na obrazovce turnaje (F4) zvolte jiné.
tie-break-error-not-for-teams = { $id } neurčuje pořadí družstev (team-formats §3). Na obrazovce turnaje (F4) zvolte jiné.
tie-break-error-swiss-only = { $id } nemá v turnaji každý s každým význam ({ $article }). Zvolte hodnocení pro turnaje každý s každým.
tie-break-error-round-robin-only = { $id } je jen pro turnaje každý s každým ({ $article }). Zvolte hodnocení pro švýcarský systém.
tie-break-error-values-only = { $id } je jen pro Keizerův systém ({ $article }). Zvolte hodnocení pro turnaje s pořadím podle bodů.
tie-break-error-colours-from-table = { $id } zde není spravedlivé měřítko: barvy určuje tabulka ({ $article }). Zvolte hodnocení pro turnaje každý s každým.
tie-break-warning-few-values = { $id } ponechává hodnot: { $count }, tedy méně než pět. Zvolte menší medián, nebo žádný (tie-breaks §4).
tie-break-warning-no-ratings = { $count ->
    [one] Jeden hráč nemá rating, který { $id } vyžaduje ({ $article }). Zadejte rating nebo odhad, nebo zvolte jiné hodnocení.
    [few] { $count } hráči nemají rating, který { $id } vyžaduje ({ $article }). Zadejte ratingy nebo odhady, nebo zvolte jiné hodnocení.
   *[other] { $count } hráčů nemá rating, který { $id } vyžaduje ({ $article }). Zadejte ratingy nebo odhady, nebo zvolte jiné hodnocení.
}
tie-break-warning-unrated = { $id } nemá hodnotu pro hráče bez ratingu nebo s takovým soupeřem, počet { $count }. Zadejte ratingy, nebo nastavte pevný rating pro hráče bez ratingu (FIDE C.07 Art. 10).
tie-break-warning-not-drawn = { $id }: shodných hráčů bez losu: { $count }. Losujte.
tie-break-warning-not-entered = { $id }: shodných hráčů bez hodnoty: { $count }. Zadejte hodnoty ručně (d).

# Odmítnutí příkazové řádky.
cli-mistyped = „{ $found }“ není příkaz ani soubor. Měli jste na mysli { $near }?
cli-no-command = „{ $found }“ není příkaz ani soubor. Příkazy: { $known }. Soubor turnaje má příponu .hakem.
cli-list-options = --rounds, --system a --given-first jsou pro seznamy hráčů, které to neuvádějí. Zpráva má vlastní; změňte je na obrazovce turnaje.
cli-absent = Hráči { $players } jsou ve zprávě uvedeni jako nepřítomní, toto nasazení je však zahrnuje. Pokud odstoupili, přidejte --unpaired { $players }.
cli-confirm = Nic nebylo zapsáno: tato kola se liší od nasazení podle platných pravidel FIDE. Chcete-li turnaj přesto vytvořit, přidejte --confirm; jeho zprávy tato kola uvedou.
cli-confirm-boards = Opravte zprávu, nebo přidejte --confirm, aby se body spočítaly z výsledků na šachovnicích.
cli-no-chapter = „{ $found }“ není kapitola příručky. Vyberte jednu z { $known }, nebo žádnou pro celou příručku.
cli-unknown-system = Systém nasazování { $system } není známý. Zvolte některý z těchto: { $known }.
cli-against-systems = { $one } a { $other } nelze porovnat. Zvolte dva švýcarské systémy pro hráče se stejným počtem partií v kole.
cli-system-assumed = Záznam 192 uvádí { $type }, což zde není známý systém nasazování (souborů: { $files }). Použije se { $system }; jiný zvolíte volbou --system.
cli-round-out-of-range = Kolo { $round } neexistuje. Zvolte kolo od 1 do { $last }.
report-no-such-round = { cli-round-out-of-range }
cli-no-standings = { $file }: žádné kolo není zveřejněno, proto není ani pořadí. Nejprve kolo zveřejněte.
cli-check-progress = Ověřeno souborů: { $done } z { $files }
cli-output = Výstup nelze zapsat: { $cause }. Zkontrolujte, kam je přesměrován.
cli-unreadable = { $file } nelze přečíst: { $cause }. Zkontrolujte název a právo ke čtení.
cli-unwritable = { $file } nelze zapsat: { $cause }. Nic se nezměnilo. Zvolte jiný název nebo složku, nebo si zajistěte právo k zápisu.
cli-exists = { $file } už existuje a zůstává beze změny. Zvolte jiný název.
cli-no-terminal = Konzole potřebuje terminál, její výstup je však přesměrován. Spusťte ji bez přesměrování, nebo použijte příkaz, který vypíše výsledek: jejich seznam dává hakem --help.
cli-ending = Přípona souboru { $file } neurčuje formát. Použijte .hakem pro soubor turnaje, .csv pro křížovou tabulku, .trf, .trfx či .txt pro zprávu, .pgn pro šachovnice, nebo uveďte formát volbou --form. Listiny zapisuje hakem print.
cli-beyond-rounds = Kolo { $round } je nad plánovaný počet kol ({ $last }). Přesto je nasazeno; má-li se hrát, zvyšte počet kol.
cli-nothing-to-check = Ve složce { $folder } není žádná zpráva (.trf, .trfx, .txt) ani soubor turnaje (.hakem). Zvolte jinou složku, nebo soubor.
cli-certify-report = Certifikát se vytváří ze zprávy. Nejprve ji zapište: hakem convert TURNAJ.hakem ZPRAVA.trf.
uncertified-lim = Kola maxiturnaje v systému lim nelze certifikovat: v rámci 100 ratingových bodů závisejí možní soupeři hráče na dříve utvořených dvojicích, takže žádný součet přes dvojice neukáže, že výsledek je první v pořadí. Porovnejte je příkazem hakem check.
uncertified-lim-2026 = Kola maxiturnaje v systému lim-2026 nelze certifikovat: v rámci 100 ratingových bodů závisejí možní soupeři hráče na dříve utvořených dvojicích, takže žádný součet přes dvojice neukáže, že výsledek je první v pořadí. Porovnejte je příkazem hakem check.
uncertified-keizer = Kola systému keizer nelze certifikovat: řídí se seznamem hodnot, který se po každém kole přepočítává, a zpráva jej neobsahuje. Porovnejte je příkazem hakem check.
uncertified-round-robin = Kola systému round-robin certifikát nepotřebují: určuje je tabulka a počet hráčů. Ověřte zprávu: hakem verify ZPRÁVA.
uncertified-scheveningen = Kola systému scheveningen certifikát nepotřebují: určuje je tabulka a hráči družstev. Ověřte zprávu: hakem verify ZPRÁVA.
uncertified-skalitzka = Kola systému skalitzka certifikát nepotřebují: určuje je tabulka a hráči družstev. Ověřte zprávu: hakem verify ZPRÁVA.
uncertified-molter = Kola systému molter certifikát nepotřebují: určuje je tabulka a hráči družstev. Tabulku vypíše: hakem schedule --system molter --players ŠACHOVNICE --teams DRUŽSTVA.
uncertified-team-round-robin = Kola systému team-round-robin certifikát nepotřebují: určuje je tabulka a sestavy družstev. Ověřte zprávu: hakem verify ZPRÁVA.
uncertified-knockout = Kola systému knockout certifikát nepotřebují: určuje je pořadí nasazených a vítězové zápasů. Ověřte zprávu: hakem verify ZPRÁVA.
uncertified-team-knockout = Kola systému team-knockout certifikát nepotřebují: určuje je pořadí nasazených, vítězové zápasů a sestavy. Ověřte zprávu: hakem verify ZPRÁVA.
cli-certify-unnamed = Zpráva neuvádí svůj systém nasazování, proto její certifikát nelze ověřit. Pokud se nasazovalo podle { $system }, přidejte do zprávy řádek „{ $line }“ a certifikát kola vystavte znovu.
cli-certify-unverified = Nový certifikát neprošel ověřením: { $fault }. Nebyl zapsán; certifikáty tento obsah zprávy nepokrývají.
cli-verified = Ověřeno: kolo { $round }, šachovnic { $boards }, seskupení { $brackets }.
cli-verify-refused = Neověřeno: { $fault }. Vyžádejte si od vydavatele certifikát k této zprávě.
cli-verify-round-refused = Neověřeno: kolo { $round }: { $fault }.
cli-verify-points = Ověřeno: body všech hráčů ({ $players }) odpovídají kolům.
cli-verify-points-refused = Body nejsou ověřeny: { $fault }.
cli-verify-none = { $file } neobsahuje certifikáty. Uveďte nejprve certifikát (hakem verify CERTIFIKÁT ZPRÁVA), nebo si vyžádejte zprávu zapsanou příkazem hakem convert --certified.
cli-verify-report-missing = { $file } je certifikát. Uveďte i zprávu: hakem verify { $file } ZPRÁVA.
cli-convert-certified = Certifikáty může nést jen zpráva o turnaji. Vynechte --certified, nebo zapište soubor .trf.
cli-convert-uncertified = { $round }. kolo je zapsáno bez certifikátu: { $why }
error-unproved-incomplete = Ne každý hráč k nasazení má právě jednu šachovnici nebo volný los. Nasaďte kolo a zkuste to znovu.
error-unproved-illegal = Dvojice { $one }-{ $other } porušuje absolutní kritérium, proto kolo nelze doložit. Porovnejte je příkazem hakem check.
error-unproved-other-bye = Volný los neodpovídá pravidlům: podle { $rule } má přednost jiný hráč. Porovnejte příkazem hakem check.
error-unproved-not-best = Kolo neodpovídá pravidlům: v seskupení { $score } b. je jiné nasazení lepší podle { $rule }. Porovnejte příkazem hakem check.
error-unproved-by-parity = V seskupení { $score } b. žádný výběr hráčů přesunutých vzhůru nesplňuje C6. Tento turnaj rozlišuje jen splněné a nesplněné C6; takové kolo nelze doložit certifikátem. Porovnejte příkazem hakem check.
error-unproved-no-form = V seskupení { $score } b. nemá { $rule } žádnou formu důkazu, takže kolo nelze doložit certifikátem. Porovnejte příkazem hakem check.
cli-limit = Nasazení neskončilo do { $seconds } s. Zvyšte --limit, nebo jej vynechte.
cli-too-many-players = Počet hráčů { $players } překračuje limit turnaje ({ $most }). Zvolte menší počet.
cli-ratings-of-players = --players je { $players }, seznam --ratings má však { $ratings }. Zadejte každému hráči jeden rating, nebo vynechte --players.
cli-teams-by-results = { $system } nenasazuje družstva podle výsledků, --teams tam proto nemá účinek. Použijte team-swiss-2026 nebo olympiad-2022, anebo vynechte --teams.
cli-no-team-size = { $system } nemá tabulku pro družstva o { $players ->
    [one] { $players } hráči
   *[other] { $players } hráčích
}. Dostupné velikosti: { $sizes } a tak dále.
cli-no-such-player = V pořadí není hráč č. { $number }. Zadejte existující startovní číslo.
cli-player-report = Tento výpis zahrnuje všechny hráče. Vynechte --player, nebo tiskněte pořadí či karty.
cli-report-tie-breaks = Jiná pomocná hodnocení, než má turnaj, lze použít jen pro pořadí. Vynechte --tie-breaks, nebo tiskněte pořadí.
cli-not-in-csv = Karty a výpočty nejsou tabulky. Vynechte --format csv.
cli-until = „{ $found }“ není záznam tohoto turnaje ani čas. Zadejte záznam od 0 do { $last }, nebo čas jako 2026-03-06T14:30.
cli-colour-drawn = Soubor už obsahuje vylosovanou počáteční barvu: { $colour }. Vynechte --initial-colour.
replay-chain = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
} z { $all }, až po záznam { $step }. { $chain ->
    [damaged] Zbytek je poškozený.
   *[whole] Řetěz je neporušený.
}
cli-schedule-through = postupují bez hry: { $slots }
cli-schedule-rounds = Počet kol tabulky je jen { $rounds }, ne { $asked }. Zadejte méně kol, nebo vynechte --rounds.
error-own-board-zero = Šachovnice se číslují od 1. Zadejte 1 nebo vyšší číslo.
error-own-board-taken = { $board }. šachovnici má vyhrazenou { $holder }. Zvolte jinou.
error-fee-too-high = Startovné je nejvýše 10 000 000 000. Zadejte nižší.

season-missing = Chybí soubor { $file }. Vytvořte jej s názvem seriálu a jeho turnaji.
plan-unknown-name = řádek { $line }, sloupec { $column }: „{ $found }“ zde není známo; možnosti: { $expected }
plan-missing-name = řádek { $line }: chybí „{ $name }“
plan-repeated-name = řádek { $line }, sloupec { $column }: „{ $name }“ je uvedeno dvakrát
plan-wrong-value = řádek { $line }, sloupec { $column }: hodnota nevyhovuje (celá čísla v daných mezích, texty v uvozovkách, seznamy v hranatých závorkách)
plan-malformed = řádek { $line }, sloupec { $column }: chybí závorka, čárka, dvojtečka nebo uvozovky, nebo nejsou na svém místě
season-malformed = Soubor { $file } nelze načíst: { $cause }. Opravte řádek a zkuste to znovu.
season-no-events = Soubor { $file } neuvádí žádný turnaj. Vypište soubory turnajů v pořadí do pole events.
season-no-such-event = Turnaj ze souboru { $file } neexistuje: { $event }. Opravte cestu; začíná ve složce seriálu.
season-twice = Soubor { $file } uvádí { $event } dvakrát. Uveďte každý turnaj jednou.
season-no-ratings = Seriál nemá pravidla pro ratingy. Doplňte do season.ron řádek ratings: (k: 20, first: 1200) se svými čísly.
