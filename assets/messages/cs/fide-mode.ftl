# Režim FIDE a úkony, které jej opouštějí.

departure-title = Pravidla FIDE to nepřipouštějí
departure-forbidden-pairs = Zakázané dvojice je nutné oznámit před 1. kolem (FIDE C.04.2 5.2). { $round }. kolo je zveřejněno.
departure-number-of-rounds = Počet kol je nutné vyhlásit před turnajem (FIDE C.04.2 1). { $round }. kolo je zveřejněno.
departure-in-report = Podle zprávy turnaj po { $round }. kole opustil režim FIDE. Zůstává mimo něj.
departure-earlier-round = { $earlier }. kolo je příliš dávno: opravit lze jen poslední dvě odehraná kola. Později zjištěné chyby mění jen zprávu pro rating (FIDE C.04.2 4.3).
departure-nothing-yet = Zatím se nic nezměnilo. Velké C ukáže důsledky.
departure-leave = Opustit režim FIDE?
departure-follows = Turnaj natrvalo opustí režim FIDE (kolo { $round }). Uvede to záhlaví, každá listina i zpráva o turnaji.
departure-stays = Esc ponechá režim FIDE.

head-fide-mode-left = mimo režim FIDE, kolo { $round }
sheet-fide-mode-left = mimo režim FIDE od kola { $round }

departure-is-in-force = Turnaj je v režimu FIDE.
departure-is-left = Turnaj opustil režim FIDE v kole { $round }.
departure-is-outside = Pravidla nasazování tohoto turnaje nejsou platná pravidla FIDE: turnaj je mimo režim FIDE.

warning-title = Potvrďte tuto změnu
warning-bye-worth = Hodnota volného losu neodpovídá žádnému výsledku, což turnaje se zápočtem nepřipouštějí (FIDE C.04.1 3). Zadejte body za výhru, za remízu, nebo nulu.
copied-bye-worth = Volný los za { $bye } se nezkopíroval, protože neodpovídá žádnému výsledku (FIDE C.04.1 3): volný los má hodnotu výhry.
warning-adjourned-in-report = Zpráva pro rating uvádí konečné výsledky: zvolte výsledek partie, nebo jej opravte v turnaji.
warning-adjournment = { $players }, kolo { $round }: další kola byla nasazena, jako by tato přerušená partie skončila remízou (FIDE C.04.2 3.1). Zůstávají v platnosti; výsledek partie uvede zpráva o turnaji.
warning-contradicts = Kolo { $round }: nasazení dalších kol se nemění, pokud se nezruší. Změnu uvede zpráva o turnaji.
warning-number-of-rounds = Zpráva o turnaji uvede změnu počtu kol po zveřejnění { $round }. kola: { $from } → { $to }.
warning-forbidden-pairs = Zpráva o turnaji uvede zakázané dvojice přidané nebo odebrané po zveřejnění { $round }. kola.
warning-exchange = { $one } a { $other } si od { $round }. kola vymění startovní čísla; ratingy mají shodné. Uvede to zpráva o turnaji.
warning-manual = Kolo { $round } se liší od nasazení podle pravidel. Zpráva o turnaji uvede rozdílné šachovnice.
warning-line-up-order = { $team }: pořadí { $above } před { $below } odporuje soupisce. Pořadí šachovnic je pevné; partie mimo pořadí se prohrávají (ECU B.12.3.4, nebo propozice turnaje).
warning-against-both-dues = Šachovnice { $board }, { $players }: nevyhoví se přednosti v barvě ani jednoho hráče (FIDE C.04.1 8).
warning-open-adjournments = { $count ->
    [one] Jedna přerušená partie z dřívějšího kola nemá výsledek. Opět se počítá jako remíza.
    [few] { $count } přerušené partie z dřívějších kol nemají výsledek. Opět se počítají jako remízy.
   *[other] { $count } přerušených partií z dřívějších kol nemá výsledek. Opět se počítají jako remízy.
}
warning-accelerated-rounds = { $after ->
    [0] Turnaj by byl na akceleraci příliš krátký: v kolech, která ještě nejsou nasazena, virtuální body nebudou a v nasazených zůstanou (A-19).
   *[other] Akcelerace závisí na počtu kol: posledním akcelerovaným kolem bude { $after }. místo { $before }. kola. Virtuální body nasazených kol zůstávají, v dalších kolech se řídí novým počtem (A-19). Změnu oznamte hráčům.
}
departure-not-undone = Turnaj opustil režim FIDE obnovením tohoto stavu. K předchozímu stavu se vrátíte v historii (,t).
departure-of-report = Zpráva uvádí, že turnaj opustil režim FIDE. K dřívějšímu záznamu jejího importu se nelze vrátit.
warning-import = { $count ->
    [one] Kolo { $list-and } ze zprávy se liší od nasazení podle pravidel. Turnaj se importuje beze změny a jeho zprávy toto kolo uvedou.
    [few] Kola { $list-and } ze zprávy se liší od nasazení podle pravidel. Turnaj se importuje beze změny a jeho zprávy tato kola uvedou.
   *[other] Kola { $list-and } ze zprávy se liší od nasazení podle pravidel. Turnaj se importuje beze změny a jeho zprávy tato kola uvedou.
}
