# Režim FIDE a co jej opouští.

departure-title = Pravidla FIDE to nedovolují
departure-forbidden-pairs = Zakázané dvojice se oznamují před 1. kolem (FIDE C.04.2 5.2). { $round }. kolo je zveřejněno.
departure-number-of-rounds = Počet kol se vyhlašuje před soutěží (FIDE C.04.2 1). { $round }. kolo je zveřejněno.
departure-in-report = Podle zprávy soutěž po { $round }. kole opustila režim FIDE. Zůstává mimo něj.
departure-earlier-round = { $earlier }. kolo je příliš dávno: opravují se jen poslední dvě odehraná kola. Co se zjistí později, mění jen zápočet na rating (FIDE C.04.2 4.3).
departure-nothing-yet = Zatím se nic nezměnilo. Velké C ukáže, co by následovalo.
departure-leave = Opustit režim FIDE?
departure-follows = Soutěž v { $round }. kole natrvalo opustí režim FIDE. Uvede to záhlaví obrazovky, každá sestava i turnajová zpráva.
departure-stays = Esc zůstane v režimu FIDE.

head-fide-mode-left = mimo režim FIDE, { $round }. kolo
sheet-fide-mode-left = v { $round }. kole opuštěn režim FIDE

departure-is-in-force = Soutěž je v režimu FIDE.
departure-is-left = Soutěž v { $round }. kole opustila režim FIDE.
departure-is-outside = Toto není platné znění FIDE: soutěž je mimo režim FIDE.

warning-title = Opravdu to tak má být?
warning-bye-worth = Volno by mělo hodnotu, kterou žádné výsledky nedají: žádný zápočtový turnaj tak nepočítá (FIDE C.04.1 3). Dejte mu body za výhru, za remízu, nebo nic.
warning-adjournment = { $players }, kolo { $round }: další kola byla nasazena, jako by tato odložená partie skončila remízou (FIDE C.04.2 3.1). Zůstanou; turnajová zpráva řekne, jak skončila.
warning-contradicts = Kolo { $round }: co je po něm, zůstává, i když vychází z toho, co platilo dříve. Turnajová zpráva to řekne.
warning-exchange = { $one } a { $other } si od { $round }. kola vymění startovní čísla, ratingy zůstávají shodné. Turnajová zpráva to řekne.
warning-by-hand = Kolo { $round } není tak, jak ho losují pravidla. Turnajová zpráva uvede šachovnice, které se liší.
warning-line-up-order = { $team }: { $above } by seděl výše než { $below }, který je na soupisce dříve. Pořadí šachovnic je pevné; partie mimo pořadí se prohrávají (ECU B.12.3.4, nebo propozice turnaje).
warning-against-both-dues = Šachovnice { $board }: { $players }: oba dostanou barvu, která jim nepřísluší (FIDE C.04.1 8).
warning-meets-again = Šachovnice { $board }: { $players } se už potkají v jiných kolech: { $times }. Každý hraje s každým stejně často (C.05 příloha 1).
warning-open-adjournments = { $count ->
    [one] Jedna odložená partie z dřívějšího kola nemá výsledek. Opět se počítá jako remíza.
    [few] { $count } odložené partie z dřívějších kol nemají výsledek. Opět se počítají jako remízy.
   *[other] { $count } odložených partií z dřívějších kol nemá výsledek. Opět se počítají jako remízy.
}
departure-not-undone = Režim FIDE byl opuštěn s tím, co tu je nyní: t v záznamu se vrátí k předchozímu stavu.
warning-import = { $count ->
    [one] Kolo { $list } ze zprávy není tak, jak ho losují pravidla. Turnaj zůstane, jak je, a jeho zprávy to kolo uvedou.
    [few] Kola { $list } ze zprávy nejsou tak, jak je losují pravidla. Turnaj zůstane, jak je, a jeho zprávy ta kola uvedou.
   *[other] Kola { $list } ze zprávy nejsou tak, jak je losují pravidla. Turnaj zůstane, jak je, a jeho zprávy ta kola uvedou.
}
