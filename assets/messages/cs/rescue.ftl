# Kódy na listinách, ze kterých se turnaj obnoví (hakem rescue).

rescue-type = Opisujte bloky z listin v libovolném pořadí. Ukončete je klávesami Ctrl+D na samostatném řádku.
rescue-line = { $file }, řádek { $line }, sloupec { $column }, „{ $found }“: { $fault }
rescue-wrong = { $sheet }, blok { $block } z { $blocks }: jeden znak je chybný. Přečtěte blok z listiny znovu.
rescue-wrong-wanted = { $sheet }, blok { $block } z { $blocks }: jeden znak je chybný. Podle ostatních bloků má být { $wanted }. Porovnejte jej s listinou.
rescue-exchanged = { $sheet }: bloky { $block } a { $wanted } z { $blocks } jsou prohozené. Vraťte je na místo.
rescue-left-out = { $sheet }: před tímto blokem chybí blok { $block } z { $blocks }. Doplňte jej.
rescue-left-out-wanted = { $sheet }: před tímto blokem chybí blok { $block } z { $blocks }. Podle ostatních bloků má být { $wanted }. Porovnejte jej s listinou.
rescue-twice = { $sheet }: blok { $block } z { $blocks } je zde podruhé. Jeden smažte.
rescue-unfinished = { $sheet }: kód za tímto blokem končí, ale chybí blok { $block } z { $blocks }. Opište zbytek.
rescue-together = { $sheet }: každý blok je platný, ale dohromady nesouhlasí (počet bloků { $blocks }). Porovnejte je s listinou; možná jsou smíchané bloky dvou listin.
rescue-no-beginning = Těmito bloky žádný kód nezačíná. Jeden z prvních tří bloků listiny je chybný, nebo chybí. Porovnejte je s listinou.
rescue-newer = Tento kód vytiskla novější verze programu hakem. Přečtěte jej touto verzí.
rescue-nothing-written = Nic nebylo zapsáno. Opravte tyto bloky, nebo použijte jen správné listiny s volbou --partial.
rescue-cut = Nic nebylo zapsáno. Zadejte chybějící listiny, nebo obnovte turnaj do tohoto místa s volbou --partial.
error-rescue-nothing = Nenalezeny žádné bloky. Opište bloky ze spodní části vytištěného nasazení a pořadí, nebo uveďte soubory, které je obsahují.
error-rescue-several-events = Listiny patří různým turnajům (počet { $count }). Opisujte vždy listiny jednoho turnaje: druhý blok kódu je na všech jeho listinách stejný.
error-rescue-no-beginning = Chybí nasazení 1. kola; závisejí na něm všechna ostatní kola. Opište i bloky této listiny.
error-rescue-other-count = Hráčů v seznamu: { $found }, čísel na listinách: { $wanted }. Použijte seznam číslovaných hráčů v pořadí jejich čísel, nebo seznam vynechte.
error-rescue-contradiction = Listiny si v kole { $round } odporují. Opište nejnovější nasazení každého kola a následující pořadí.
rescue-gap-pairing = Kolo { $round }: chybí nasazení, proto se toto kolo a další neobnovila. Použijte listinu s nasazením tohoto kola, je-li na ní kód.
rescue-gap-results = Kolo { $round }: chybějí výsledky, proto se další kola neobnovila. Jsou v pořadí po kole { $round } nebo v nasazení kola { $next }.
rescue-gap-other = { $sheet }: tato listina vychází z jiného nasazení než ostatní a byla přeskočena. Kolo bylo později nasazeno znovu; použijte nejnovější listiny.
rescue-gap-open = Kolo { $round }: výsledky, které nejsou na žádné listině: { $missing }. Zadejte je v konzoli.
rescue-gap-tie-breaks = Pomocná hodnocení: uvádí je jen pořadí a to nebylo zadáno. Zkontrolujte je v konzoli.
rescue-done = { $file }: hráčů { $players }, kol { $rounds }, výsledků { $results }
rescue-names = Hráči mají místo jmen čísla. Zadejte jména a ratingy v konzoli před jakoukoli pozdní přihláškou, nebo obnovte turnaj znovu se seznamem hráčů.
rescue-not-by-rating = Od hráče { $line } není seznam v pořadí ratingů. Porovnejte několik jmen s listinami: hráči se přiřazují v pořadí svých čísel.
rescue-more = Zakázané dvojice, volné losy dalších kol, ceny a data nejsou na žádné listině. Před nasazením je zkontrolujte v konzoli.
rescue-event = Obnovený turnaj
rescue-player = Hráč { $number }
rescue-reason = Obnoveno z listin
rescue-ending = { $file } není název souboru turnaje. Použijte příponu .hakem.
rescue-more-faults = Další chyby: { $count }. Nejprve opravte tyto.
rescue-key = obnovit z listin
rescue-sheets = Kódy: soubor, nebo bloky
rescue-sheets-about = Uveďte textový soubor s bloky ze spodní části listin, nebo bloky v libovolném pořadí opište či vložte: nasazení všech kol a poslední pořadí.
rescue-sheets-read = { $count ->
    [one] Bloky { $count } listiny jsou úplné a správné.
   *[other] Bloky { $count } listin jsou úplné a správné.
}
rescue-players = Hráči: soubor, nepovinné
rescue-players-about = Seznam v pořadí startovních čísel, zpráva o turnaji, nebo starší kopie souboru turnaje. Bez něj mají hráči místo jmen čísla.
rescue-failed = Turnaj nebyl obnoven
