# Co bylo odmítnuto: první věta říká, co je špatně, druhá, co má rozhodčí udělat.

error-empty-name = Jméno je prázdné. Zadejte je.
error-long-name = Jméno má { $length ->
    [one] { $length } znak
    [few] { $length } znaky
   *[other] { $length } znaků
}. Zkraťte je na { $longest }.
error-control-character = Jméno obsahuje na { $place }. místě řídicí znak. Napište je znovu bez něj.
error-rating-range = Rating { $found } je mimo rozsah. Zadejte { $lowest } až { $highest }, nebo nic.
error-no-such-day = Den { $date } neexistuje. Zadejte den, měsíc a rok; neznámé jako 00.

error-too-few-players = { $present ->
    [0] Není přítomen žádný hráč.
    [one] Je přítomen jen jeden hráč, který má volný los bez nasazení.
    [few] Jsou přítomni jen { $present } hráči.
   *[other] Je přítomno jen { $present } hráčů.
} Přihlaste nebo vraťte hráče, potom nasazujte.
error-no-legal-pairing = { $count ->
    [0] Přípustné nasazení neexistuje.
    [one] Přípustné nasazení neexistuje: jednoho hráče nelze zařadit.
    [few] Přípustné nasazení neexistuje: { $count } hráče nelze zařadit.
   *[other] Přípustné nasazení neexistuje: { $count } hráčů nelze zařadit.
} Nasaďte ručně, nebo dejte někomu z nich volný los.
error-no-opponents = { $count ->
    [one] Přípustné nasazení neexistuje: hráč č. { $players } nemá žádného možného soupeře.
   *[other] Přípustné nasazení neexistuje: bez možného soupeře jsou tito hráči ({ $count }): { $players }.
} Nechte některé bez soupeře, nebo zrušte, co jim brání hrát spolu, a pak nasaďte kolo.
error-too-few-opponents = Přípustné nasazení neexistuje: tito hráči ({ $count }) mají dohromady málo možných soupeřů ({ $opponents }): { $players }. Nechte některé bez soupeře, nebo zrušte, co jim brání hrát spolu, a pak nasaďte kolo.
error-odd-groups = { $groups ->
    [one] Přípustné nasazení neexistuje: tito hráči mohou hrát jen mezi sebou a jejich počet ({ $count }) je lichý: { $players }.
   *[other] Přípustné nasazení neexistuje: tito hráči ({ $count }) tvoří skupiny o lichém počtu ({ $groups }) a jiných možných soupeřů je pro ně málo ({ $opponents }): { $players }.
} Nechte některé bez soupeře, nebo zrušte, co jim brání hrát spolu, a pak nasaďte kolo.
error-teams-without-opponents = Přípustné nasazení neexistuje: tato družstva mají dohromady málo možných soupeřů: { $teams }. Nechte některá bez soupeře, nebo zrušte, co jim brání hrát spolu, a pak nasaďte kolo.
error-teams-not-placed = Přípustné nasazení neexistuje: všechna tato družstva nelze zařadit: { $teams }. Nasaďte ručně, nebo dejte některému z nich volný los.
error-teams-undecided = Zápas těchto družstev není rozhodnut: { $teams }. Zadejte jeho výsledky, přidejte prodloužení, nebo o něm rozhodněte, pak nasaďte.
error-teams-paired-otherwise = Podle výsledků se tato družstva potkají v dřívějším kole, které bylo nasazeno jinak: { $teams }. Ve výsledcích p ponechá sehraný zápas, nebo nasadí znovu.
players-and-more = { $players } a další ({ $count })
error-schedule-over = Po { $last }. kole se utkali všichni se všemi. Ukončete turnaj, nebo přidejte další cyklus.
error-bracket-over = Vyřazovací soutěž po { $last }. kole skončila. Ukončete turnaj, nebo začněte další část.
error-missing-ratings = { $count ->
    [one] Jeden hráč nemá rating.
    [few] { $count } hráči nemají rating.
   *[other] { $count } hráčů nemá rating.
} Zadejte každému odhad, potom nasaďte.
error-lookup-format = „{ $found }“ nemá tabulku známou předem. Formáty s tabulkou: { $known }.
error-lookup-option = { $format } nemá volbu „{ $found }“. Jeho volby: { $known }.
error-lookup-no-options = { $format } nemá volbu „{ $found }“. Nemá žádné.
error-lookup-answer = „{ $found }“ není odpověď na volbu { $key }. Očekává se: { $expected }.
error-table-by-results = Zde o soupeřích rozhodují výsledky. Nasazujte kola jedno po druhém.
error-table-too-few = { $found } je na tabulku málo. Je třeba nejméně { $least }.
error-table-too-many = { $found } je na tabulku mnoho. Možných je nejvýše { $most }.
error-table-teams = Počet družstev je { $found }, má být { $needed }. Přihlaste nebo vynechte družstva, pak nasaďte.
error-table-match-points = Výhra v zápase je za { $win }, remíza za { $draw }, prohra za { $loss }. Nastavte je tak, aby žádná nebyla za méně než další, pak nasaďte.
error-table-unequal-teams = Družstva nemají stejný počet hráčů. Doplňte soupisky, pak nasaďte.
error-table-unequal-team = { $name } uvádí hráčů: { $players }, { $other }: { $boards }. Dejte oběma soupiskám stejnou délku; ostatní jsou náhradníci.
error-table-needs-players = Družstvo { $name } neuvádí hráče, tato tabulka však určuje, který hráč hraje s kterým. Uveďte hráče.
error-table-too-many-rounds = { $found ->
    [one] { $found } kolo
    [few] { $found } kola
   *[other] { $found } kol
} je příliš. Možných je nejvýše { $most }: vynechte družstva, nebo hrajte na méně šachovnicích.
error-table-odd-boards = Skaličkův systém potřebuje sudý počet šachovnic, ne { $boards }. Každému družstvu přidejte šachovnici, nebo jednu vynechte.
error-table-no-balanced = Vyvážené barvy jsou určeny pro lichý počet hráčů, násobky čtyř a šest, nikoli pro družstva o { $players ->
    [one] { $players } hráči
   *[other] { $players } hráčích
}. Zvolte střídavé barvy.
error-table-odd-games = Při { $games ->
    [one] { $games } partii
   *[other] { $games } partiích
} na zápas nemají hráči stejný počet barev. Vyhlaste sudý počet partií.
error-table-stepwise-qualifiers = Postupné vyřazování má jednoho vítěze. Nastavte jednoho postupujícího, nebo zvolte doplněného pavouka.
error-table-qualifiers = Z { $players ->
    [one] { $players } hráče
   *[other] { $players } hráčů
} nemůže postoupit { $qualifiers }. Zvolte číslo od 1 do { $players }.
error-undecided = Zápas hráčů { $one } a { $other } není rozhodnut. Zapište jeho partie, přidejte partie nebo jej rozhodněte, pak nasaďte.
error-paired-otherwise = Podle výsledků se { $one } a { $other } utkají v dřívějším kole, které bylo nasazeno jinak. Ve výsledcích p ponechá sehraný zápas v platnosti, nebo jej nasadí znovu.
error-rating-too-low = { $player } má rating { $found }. Tento systém přijímá { $lowest } a více, nebo žádný: opravte jej a pak nasaďte kolo.
error-licence-missing = Dva hráči jménem { $player } mají stejné ratingy. Oběma zadejte registrační číslo: to určí jejich pořadí.
error-rounds-out-of-range = Počet hráčů { $players } v tomto systému nedovoluje počet kol { $rounds }. Na obrazovce turnaje vyhlaste { $fewest } až { $most }.
error-rounds-fixed = Počtu hráčů { $players } v tomto systému přísluší počet kol { $most }, nikoli { $rounds }. Na obrazovce turnaje vyhlaste { $most }.
error-unknown-system = Systém nasazování { $system } zde není znám. Zvolte jiný na obrazovce turnaje.

error-setting-locked = { $setting }: to už nelze změnit. { $lock }
error-lock-round-paired = Podle toho je nasazeno { $round }. kolo. Chcete-li to změnit, vezměte kolo zpět.
error-lock-leg-begun = { $first }. kolem začíná další část. Chcete-li to změnit, zrušte ji.
error-lock-by-table = Počet kol určuje tabulka. Změní se, když se změní účastníci.
error-too-few-rounds = Počet kol { $rounds } je příliš malý. Vyhlaste alespoň { $least }.
error-points-out-of-order = Remíza nesmí mít větší hodnotu než polovinu součtu výhry a prohry a volný los větší než výhra. Volný los za zápas o dvou partiích leží mezi remízou a dvěma výhrami. Opravte body.
error-no-such-player = Hráč { $id } neexistuje. Vyberte přihlášeného hráče.
error-no-such-team = Družstvo { $id } neexistuje. Vyberte přihlášené družstvo.
error-empty-team = Družstvo nemá žádné hráče. Uveďte jich tolik, kolik má zápas šachovnic, v jejich pořadí: výsledek zápasu lze přesto zadat jako celek.
error-team-name-taken = Družstvo { $name } už existuje. Zadejte jiný název, nebo upravte ono družstvo.
error-twice-in-team = { $player } je na soupisce dvakrát. Uveďte každého hráče jednou, na šachovnici nebo jako náhradníka.
error-in-team = { $player } hraje za družstvo { $team }. Nejprve hráče z tohoto družstva vyřaďte.
error-played-for-team = { $player } je v nasazení { $round }. kola za toto družstvo. Ponechte hráče na soupisce, třeba jako náhradníka.
error-no-licence = „{ $found }“ není registrační číslo. Zadejte 1 až 20 písmen a číslic, ne 0, nebo nechte pole prázdné.
error-fide-id-zero = 0 není FIDE ID. Zadejte číslo od 1, nebo je nechte prázdné.
error-unequal-team = Družstvo { $name } uvádí hráčů: { $players }, zápas má ale šachovnic: { $boards }. Uveďte jich stejně; ostatní jsou náhradníci.
error-players-beside-boards = Družstvo, které uvádí hráče, má tolik šachovnic, kolik hráčů. Nechte prázdný počet šachovnic, nebo hráče.
error-too-many-boards = Družstvo bez hráčů hraje nejvýše na { $most } šachovnicích. Zadejte méně.
error-players-in-some-teams = Družstvo { $with } uvádí hráče, { $without } neuvádí žádné. Uveďte hráče všech družstev, nebo žádného.
error-in-leg = { $name } je v části, která začíná { $first }. kolem. Nejprve tuto část zrušte.
error-small-leg = Každá skupina části potřebuje alespoň dva účastníky. Uveďte je.
error-twice-in-leg = { $name } je uvedeno dvakrát. Uveďte každého účastníka části jednou.
error-mixed-leg = Jedna část nemůže mít hráče i družstva. Uveďte jen hráče, nebo jen družstva.
error-leg-ends-early = Část, která začíná { $first }. kolem, nemůže skončit { $last }. kolem. Dejte jí alespoň jedno kolo.
error-no-such-leg = Žádná část nezačíná { $first }. kolem. Zvolte jinou.
error-bad-match = Zápasy neobsahují každou šachovnici jednou, mezi dvěma stranami téže skupiny: šachovnice { $board }. Nasaďte kolo znovu.
error-not-of-match = { $player } nemůže sedět u šachovnice { $board }: u šachovnice zápasu sedí po jednom hráči každé strany. Zvolte jiného hráče.
error-bad-out = { $name } má v tomto kole zápas, nebo nehraje. Nasaďte kolo znovu.
error-team-unplaced = { $name } nemá zápas ani volný los. Nasaďte kolo znovu.
error-boards-of-matches = Šachovnice { $round }. kola patří zápasům a zůstávají na místě. Prohoďte hráče jednoho družstva, nebo nasaďte kolo znovu.
error-team-without-match = { $name } nemá v { $round }. kole zápas. Zvolte družstvo, které hraje.
error-line-up-too-long = { $name } jmenuje více hráčů, než má šachovnic: { $players } místo { $boards }. Ostatní vynechejte.
error-not-in-roster = { $player } není na soupisce družstva { $name }. Uveďte jeho hráče a náhradníky.
error-twice-lined-up = { $player } je uveden na dvou šachovnicích. Uveďte každého hráče jednou.
error-match-begun = Zápas začal: šachovnice { $board } má výsledek. Byla-li sestava zadána chybně, nejprve ho vezměte zpět.
error-score-stands = Skóre zápasu šachovnice { $board } stojí jako celek. Nejprve ho vezměte zpět.
error-score-of-no-boards = { $boards ->
    [one] Jedna šachovnice nedává
    [few] { $boards } šachovnice nedávají
   *[other] { $boards } šachovnic nedává
} { $one } - { $other }. Napište skóre znovu.
error-score-ambiguous = Proti { $one } může stát { $others }. Napište obě skóre: { $one }-{ $example }.
error-no-match-play = O zápasech { $round }. kola rozhodují jejich partie. Zadejte nebo opravte jejich výsledky.
error-match-settled = O zápasu šachovnice { $board } je rozhodnuto. Nejprve to vezměte zpět, potom přidejte partie.
error-match-running = Šachovnice { $board } tohoto zápasu ještě nemá výsledek. Nejprve jej zadejte.
error-not-a-side = { $name } nehraje v zápasu šachovnice { $board }. Uveďte jednu z jeho dvou stran.
error-no-play-off = Žádná rozehrávka nezačala. Otevřete průvodce rozehrávkou z pořadí.
error-not-tied = { $name } v rozehrávce není. Uveďte hráče, kteří mají shodné pořadí.
error-keep-out-of-range = Z jedenácti a více hrají nejlepší 4 až 9. Zvolte číslo v tomto rozmezí.
error-licence-taken = Registrační číslo { $licence } už má { $holder }. Zadejte jiné, nebo upravte onoho hráče.
error-fide-id-taken = FIDE ID { $fide-id } už má { $holder }. Zadejte jiné, nebo upravte onoho hráče.
error-too-many-players = Turnaj dosáhl nejvyššího počtu hráčů ({ $most }). Pro ostatní založte druhý turnaj.
error-already-paired = { $player } je v nasazení { $round }. kola. Místo toho zapište odstoupení.
error-round-already-paired = { $round }. kolo už je nasazeno. Nejprve je vezměte zpět, nebo zvolte pozdější kolo.
error-unequal-ratings = { $one } a { $other } nemají shodný rating. Startovní čísla si vymění jen hráči se shodným ratingem.
error-numbers-stay = Jakmile je { $last }. kolo nasazeno, startovní čísla zůstávají (FIDE C.04.2 2.3).
error-already-withdrawn = { $player }: odstoupení od { $from }. kola už je zapsáno. Nejprve hráče vraťte.
error-not-withdrawn = { $player }: žádné odstoupení není zapsáno. Není třeba nic dělat.
error-half-points-denied = { $player } nemá nárok na volný los za půl bodu. Zadejte jiný volný los, nebo nárok nejprve vraťte (b).
error-reason-missing = K tomu je nutný důvod, který zůstane v záznamu. Zadejte jej.
error-fixed-by-table = O dvojicích { $round }. kola rozhoduje tabulka: žádnou šachovnici nelze upevnit. Změňte návrh ručně.
error-not-by-table = { $round }. kolo vyplývá z výsledků: nelze je zveřejnit spolu s jinými. Nasaďte je samostatně.
error-fixed-missing = V nasazení { $round }. kola chybí upevněná šachovnice. Nasaďte kolo znovu.
error-bad-board-order = Pořadí šachovnic { $round }. kola neuvádí každou právě jednou. Seřaďte je znovu.
error-fixed-withdrawn = { $player } sedí u upevněné šachovnice { $board }, ale v turnaji už nehraje. Uvolněte ji klávesou f, pak nasaďte znovu.
error-beside-fixed = { $count ->
    [one] Ostatní nelze nasadit vedle upevněné šachovnice
    [few] Ostatní nelze nasadit vedle { $count } upevněných šachovnic
   *[other] Ostatní nelze nasadit vedle { $count } upevněných šachovnic
}: jednu uvolněte klávesou f nebo rozeberte, pak nasaďte znovu. { $because }
error-not-next = Na řadě je { $next }. kolo, ne { $round }. kolo. Nasazujte kola po řadě.
error-beyond-last = { $round }. kolo přesahuje vyhlášený počet kol ({ $last }). Nejprve vyhlaste více kol.
error-results-missing = { $missing ->
    [one] V { $round }. kole chybí { $missing } výsledek.
    [few] V { $round }. kole chybějí { $missing } výsledky.
   *[other] V { $round }. kole chybí { $missing } výsledků.
} Doplňte je, nebo partie označte jako odložené.
error-still-draft = { $round }. kolo je jen návrh. Nejprve jej zveřejněte, nebo zahoďte.
error-draft-outdated = { $more ->
    [0] { $player }: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
    [one] { $player } a { $more } další hráč: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
    [few] { $player } a { $more } další hráči: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
    [many] { $player } a { $more } dalšího hráče: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
   *[other] { $player } a { $more } dalších hráčů: příchod nebo odchod až po vytvoření návrhu { $round }. kola. Nasaďte kolo znovu, nebo upravte návrh ručně.
}
error-no-initial-colour = Počáteční barva není vylosována. Vylosujte ji klávesou d, pak nasaďte 1. kolo.
error-no-baku-for-teams = Akcelerace Baku u družstev žádá pro nasazení zápasové body 2-1-0. Změňte tyto volby, nebo se bez něj obejděte.
error-bad-numbering = Startovní čísla neuvádějí každého hráče právě jednou: { $player }. Nasaďte kolo znovu.
error-cannot-place = { $player } tam nemůže být: v kole chybí, nebo už má místo. Vyberte jiného hráče.
error-unplaced = { $count ->
    [one] Jeden hráč, číslo { $first }, ještě není zařazen.
    [few] { $count } hráči ještě nejsou zařazeni, první je číslo { $first }.
   *[other] { $count } hráčů ještě není zařazeno, první je číslo { $first }.
} Nasaďte, nebo dejte volný los, potom zveřejněte.
error-second-bye = Volný los tohoto kola už má { $holder }. Nejprve jej vezměte zpět.
error-not-paired = { $round }. kolo ještě není nasazeno. Nejprve je nasaďte.
error-wrong-stage = Stav { $round }. kola: { $found }. Toto lze jen ve stavu: { $needed }.
error-no-such-board = V { $round }. kole není { $board }. šachovnice. Zvolte šachovnici 1 až { $last }.
error-result-stands = { $board }. šachovnice { $round }. kola už má výsledek { $result }. Místo zápisu jej opravte.
error-round-closed = { $round }. kolo je uzavřeno: podle něj je nasazeno { $next }. kolo. Místo zápisu výsledek opravte.
error-board-has-result = { $board }. šachovnice už má výsledek. Nejprve jej smažte, potom měňte, kdo na ní hraje.
error-no-change = Nic by se nezměnilo. Zvolte něco jiného.
error-follow-out-of-range = { $from }. kolo nenásleduje po { $round }. kole. Vezměte zpět až některé pozdější kolo.
error-coefficient-range = Koeficient { $found } neexistuje. Zadejte 1 až { $highest }, nebo nic.
error-lot-range = Los { $found } v osudí není. Zadejte 1 až { $highest }.
error-lot-stands = { $player } má los { $lot } a los se netahá dvakrát. Je-li chybný, vezměte losování zpět.
error-lot-taken = Los { $lot } má { $holder }. Zadejte jiný.
error-position-range = Pozice { $found } neexistuje. Zadejte 0 až 959.
error-no-entered-value = To není hodnota pomocného hodnocení. Zadejte číslo nejvýše o čtyřech číslicích a dvou desetinných místech, například 12.75.
error-no-chess960 = Nehraje se Chess960: pozice se nelosuje. Nejprve ohlaste druh partií na obrazovce turnaje.
error-adjusted-match = { $round }. kolo se hraje na zápasy. Body se přidávají a odebírají v kolech o jedné partii.
error-no-place-for-team = { $team } se už nemůže zúčastnit: kdo zde hraje, bylo dáno před 1. kolem.
error-not-played-yet = { $player } nemá na šachovnici { $board } výsledek. Zadejte jej, pak body přidejte nebo odeberte.
error-position-stands = { $round }. kolo začíná z pozice { $position }. Ta platí; k novému losování kolo vraťte.
error-round-begun = { $round }. kolo už začalo: jeho pozici nelze losovat.
error-prizes-out-of-order = Ceny „{ $name }“ chybějí, s pořadím rostou, nebo jsou mimo rozsah. Zadejte nejprve první cenu; každá má 1 až { $highest } jednotek.
error-too-many-decimals = Desetinných míst je příliš mnoho: { $decimals }. Zadejte nejvýše { $most }.
error-no-such-step = Krok { $step } neexistuje. Vyberte jej ze záznamu.
error-made-for-before = To, pro co to bylo připraveno, mezitím změnili jiní. Podívejte se na nynější stav a proveďte to znovu.
error-points-forbid-baku = Akcelerace Baku vyžaduje, aby výhra měla hodnotu dvou remíz a prohra nulu. Změňte body, nebo se bez ní obejděte.

cli-choices = Můžete rozhodnout:
cli-not-present = V tomto kole není k nasazení hráč č. { $number }. Uveďte přítomného hráče.
cli-bye-even = Počet hráčů k nasazení je sudý ({ $number }), takže nikdo nemá volný los. Vynechte --bye, nebo pomocí --unpaired nechte nenasazený lichý počet hráčů.
cli-other-scores = Záznam { $record } uvádí hodnoty, které tu turnaj mít nemůže; jeho kola by se nasadila podle jiných bodů. Opravte záznam, nebo převeďte hlášení na soubor turnaje a body nastavte v něm.

# Vynechané pomocné hodnocení a co je třeba vědět o použitém.
tie-break-error-unknown = Pomocné hodnocení { $id } není známé. Vyberte třeba BH, SB nebo DE; všechna jsou na obrazovce turnaje.
tie-break-error-other-rules = Pomocné hodnocení { $id } do těchto pravidel nepatří: { $rules }. Na obrazovce turnaje zvolte jiné.
tie-break-error-not-taken = Pomocné hodnocení { $id } nelze upravit pomocí { $modifier }. Na obrazovce turnaje zvolte jiné.
tie-break-error-not-for-teams = { $id } neurčuje pořadí družstev (team-formats §3). Na obrazovce turnaje zvolte jiné.
tie-break-error-swiss-only = { $id } nic neříká tam, kde hraje každý s každým ({ $article }). Zvolte hodnocení pro turnaje každý s každým.
tie-break-error-round-robin-only = { $id } je pro turnaje každý s každým ({ $article }). Zvolte hodnocení pro švýcarský systém.
tie-break-error-colours-from-table = { $id } tu není spravedlivé měřítko: barvy dává tabulka ({ $article }). Zvolte hodnocení pro turnaje každý s každým.
tie-break-warning-few-values = { $id } ponechává hodnot: { $count }, tedy méně než pět. Zvolte menší medián, nebo žádný (tie-breaks §4).
tie-break-warning-no-ratings = { $count ->
    [one] Jeden hráč nemá rating, který { $id } potřebuje ({ $article }). Zadejte rating nebo odhad, nebo zvolte jiné hodnocení.
    [few] { $count } hráči nemají rating, který { $id } potřebuje ({ $article }). Zadejte ratingy nebo odhady, nebo zvolte jiné hodnocení.
   *[other] { $count } hráčů nemá rating, který { $id } potřebuje ({ $article }). Zadejte ratingy nebo odhady, nebo zvolte jiné hodnocení.
}
tie-break-warning-unrated = { $id } nemá hodnotu pro tolik hráčů: { $count }; někdo z dotčených nemá rating. Zadejte ratingy, nebo jeden určete (FIDE C.07 Art. 10).
tie-break-warning-not-drawn = { $id }: shodných hráčů bez losu: { $count }. Losujte.
tie-break-warning-not-entered = { $id }: shodných hráčů bez hodnoty: { $count }. Zadejte hodnoty spočítané jinde (d).

# Proč se volání bez obrazovky odmítá.
cli-mistyped = „{ $found }“ není příkaz ani soubor. Měli jste na mysli { $near }?
cli-no-command = „{ $found }“ není příkaz ani soubor. Příkazy: { $known }; soubor turnaje končí na .hakem.
cli-list-options = --rounds a --system jsou pro seznamy hráčů, které ani jedno neuvádějí. Zpráva má vlastní; změňte je na obrazovce turnaje.
cli-absent = Hráči { $players } podle zprávy chybějí a losují se znovu. Pokud odstoupili, přidejte --unpaired { $players }.
cli-confirm = Nic nebylo zapsáno: tato kola nejsou tak, jak je losují platná pravidla FIDE. Chcete-li turnaj přesto vytvořit, přidejte --confirm; jeho zprávy ta kola uvedou.
cli-confirm-boards = Opravte zprávu, nebo přidejte --confirm, aby se počítalo to, co dávají šachovnice.
cli-no-chapter = „{ $found }“ není kapitola příručky. Vyberte jednu z { $known }, nebo žádnou pro celou příručku.
cli-unknown-system = Systém nasazování { $system } není známý. Zvolte některý z těchto: { $known }.
cli-against-systems = { $one } a { $other } nelze porovnat. Zadejte dva švýcarské systémy pro hráče, jejichž kola mají stejný počet partií.
cli-system-assumed = Záznam 192 udává { $type }, což zde není žádný systém nasazování (souborů: { $files }). Zastupuje ho { $system }; jiný určí --system.
cli-round-out-of-range = { $round }. kolo tu není. Zvolte kolo od 1 do { $last }.
cli-no-standings = { $file }: žádné kolo není zveřejněno, a tak není ani pořadí. Nejdříve kolo zveřejněte.
cli-check-progress = Ověřeno souborů: { $done } z { $files }
cli-output = Odpověď nelze zapsat: { $cause }. Podívejte se, kam jde.
cli-unreadable = { $file } nelze přečíst: { $cause }. Zkontrolujte název a právo ke čtení.
cli-unwritable = { $file } nelze zapsat: { $cause }. Nic se nezměnilo. Zvolte jiný název nebo složku, nebo si tam zajistěte právo k zápisu.
cli-exists = { $file } už existuje a zůstal, jak byl. Zvolte jiný název.
cli-no-terminal = Konzole se zobrazuje v terminálu, její výstup však vede jinam. Spusťte ji bez přesměrování výstupu, nebo si vyžádejte odpověď: vypíše je hakem --help.
cli-ending = Z přípony souboru { $file } neplyne, co zapsat. Zvolte .hakem pro soubor turnaje, .csv pro křížovou tabulku, .trf, .trfx či .txt pro zprávu, .pgn pro šachovnice, nebo uveďte formát volbou --form. Listiny zapisuje hakem print.
cli-beyond-rounds = Kolo { $round } je nad plánovaný počet kol ({ $last }). Přesto je nasazeno; má-li se hrát, naplánujte více kol.
cli-nothing-to-check = Ve složce { $folder } není žádné hlášení (.trf, .trfx, .txt) ani soubor turnaje (.hakem). Uveďte složku, kde nějaké je, nebo soubor.
cli-certify-report = Certifikát se dělá z hlášení. Nejdřív je zapište: hakem convert TURNAJ.hakem HLASENI.trf.
cli-certify-system = Kola systému { $system } certifikát nemají. Žádejte o něj u turnaje podle dutch-2026, burstein-2026, dubov-2026, double-swiss-2026 nebo team-swiss-2026.
cli-certify-unverified = Vzniklý certifikát není ověřen: { $fault }. Žádný se nezapsal; co je tam v hlášení, není pokryto.
cli-verified = Ověřeno: kolo { $round }, šachovnic { $boards }, skupin { $brackets }.
cli-verify-refused = Neověřeno: { $fault }. Požádejte toho, kdo certifikát vydal, o certifikát k tomuto hlášení.
error-unproved-incomplete = Ne každý, kdo má být nasazen, má právě jednu šachovnici nebo volný los. Nasaďte kolo a zeptejte se znovu.
error-unproved-illegal = Šachovnice { $one }-{ $other } porušuje absolutní pravidlo, kolo tedy nic nedokáže. Porovnejte s hakem check.
error-unproved-other-bye = Volný los není udělen podle pravidel: podle { $rule } má přednost jiný hráč. Porovnejte s hakem check.
error-unproved-not-best = Kolo není podle pravidel: ve skupině { $score } je jiné nasazení lepší podle { $rule }. Porovnejte s hakem check.
error-unproved-by-parity = Ve skupině { $score } žádný výběr hráčů přesunutých nahoru nesplňuje C6, které se v této soutěži čte jako splněno, nebo ne: takové kolo nemá certifikát. Porovnejte s hakem check.
cli-limit = Nasazení není hotové do { $seconds } s. Zvyšte --limit, nebo ho vynechte.
cli-too-many-players = Počet hráčů { $players } je větší než { $most }, kolik jich turnaj smí mít. Žádejte méně.
cli-ratings-of-players = --players žádá { $players }, seznam --ratings jich však má { $ratings }. Zadejte tolik ratingů, kolik je hráčů, nebo vynechte --players.
cli-teams-by-results = V systému { $system } o tom, která družstva se utkají, nerozhodují výsledky, --teams tam proto nic neříká. Zvolte team-swiss-2026 nebo olympiad-2022, anebo vynechte --teams.
cli-no-team-size = { $system } nemá tabulku pro družstva o { $players ->
    [one] { $players } hráči
   *[other] { $players } hráčích
}. Má ji pro { $sizes } a tak dále.
cli-no-such-player = V pořadí není hráč č. { $number }. Uveďte hráče, který má startovní číslo.
cli-player-report = Tento výpis je o všech. Vynechte --player, nebo tiskněte pořadí či karty.
cli-report-tie-breaks = Jen pořadí lze tisknout podle jiných pomocných hodnocení, než má turnaj. Vynechte --tie-breaks, nebo tiskněte pořadí.
cli-not-in-csv = Karty a výpočty nejsou tabulka. Vynechte --format csv.
cli-until = „{ $found }“ není krok tohoto turnaje ani čas. Uveďte krok od 0 do { $last }, nebo čas jako 2026-03-06T14:30.
cli-colour-drawn = Vylosovaná barva je v souboru { $colour }. Vynechte --initial-colour.
replay-chain = { $count ->
    [one] { $count } zápis
    [few] { $count } zápisy
   *[other] { $count } zápisů
} z { $all }, až po krok { $step }. { $chain ->
    [damaged] Co následuje, je poškozené.
   *[whole] Řetěz je celý.
}
cli-schedule-through = postupují bez boje: { $slots }
error-own-board-zero = Šachovnice se číslují od 1. Zvolte šachovnici od 1 výš.
error-own-board-taken = U { $board }. šachovnice sedí vždy { $holder }. Zvolte jinou.
error-fee-too-high = Startovné je nejvýše 10 000 000 000. Zadejte nižší.
