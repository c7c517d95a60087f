# Obrazovka turnaje.

event-key-edit = změnit
event-key-lot = losovat
event-key-add = přidat
event-key-remove = vyřadit
event-key-move-up = výš
event-key-move-down = níž
event-key-festival = festival
event-key-copy = z jiné sekce
event-no-other-section = Vedle tohoto turnaje není žádná jiná sekce.
festival-deputies = Zástupci (oddělení ;)
festival-order = Pořadí sekcí
festival-taken = Vyhlásit i zde
festival-no-order = Uveďte písmeno každé sekce jednou, například B A C.
copy-title = Převzít ze sekce { $section }
copy-settings = Nastavení
copy-prizes = Ceny a kategorie

event-name = Název
event-place = Místo
event-begins = První den
event-ends = Poslední den
event-federation = Federace
event-arbiter = Hlavní rozhodčí
event-time-control = Tempo hry
event-kind = Druh partií
event-rating-list = Ratingová listina
event-organiser = Pořadatel
event-fide-event = Kód akce FIDE
event-chess-results = Klíč na chess-results
event-default-time = Čekací doba
event-direct-titles = Přímé tituly
event-shows-norms = Normy titulů
direct-titles-event = Akce v tabulce FIDE
direct-titles-places = Místa získávají, první první
direct-titles-no-places = Chybí, co místa získávají. Napište tituly od prvního místa: IM, IM norm, FM.
direct-titles-no-event = Chybí akce. Napište, jak ji nazývá tabulka FIDE.
event-help-organiser = Kdo turnaj pořádá; ptají se na to formuláře FIDE.
event-help-fide-event = Číslo, pod kterým je turnaj registrován u FIDE. Stojí na každém jejím formuláři.
event-help-chess-results = Číslo turnaje na chess-results. Přijde samo, když se turnaj poprvé odešle: hakem upload { $file }
event-help-default-time = Kolik minut po začátku kola prohrává hráč, který není přítomen (Pravidla FIDE 6.7.1). 0: na začátku.
event-help-direct-titles = Kterou akcí tabulky přímých titulů FIDE turnaj je (B.01 1.2) a co podle ní získávají první místa: IM, IM norm, FM. Jmenuje je formulář IT4.
event-help-shows-norms = Zda webové stránky říkají, kdo má blízko k normě titulu. Dokud se to nezapne, vidíte to jen vy: nikdo se o normě nemá dozvědět ze zdi.
event-championship = Pro normy titulů
event-norm-conditions = Podmínky pro normy
event-norm-conditions-stand = splněno { $met }, nesplněno { $missing }, ověřit { $unknown }
event-system = Systém nasazování
event-rounds = Počet kol
event-initial-colour = Počáteční barva
event-points = Body
event-tie-break-rules = Znění hodnocení
event-tie-breaks = Pomocná hodnocení
event-tie-breaks-of-system = Pomocná hodnocení tohoto systému: { $list }
event-acceleration = Akcelerace
event-language = Jazyk jmen
event-forbidden = Zakázané dvojice
event-mirror = Druhá složka
event-file = Soubor turnaje

event-not-drawn = zatím nevylosována
event-kind-told = { $kind }, podle tempa
event-kind-open = { $kind }, není-li vyhlášeno jinak
event-points-values = { $win }–{ $draw }–{ $loss }, volný los { $bye }, nepřítomnost { $absence }
event-byes = Volné losy za ½
event-byes-values = { $most ->
    [0] žádné
   *[other] nejvýše { $most } na hráče
}{ $last ->
    [0] , v kterémkoli kole
    [one] , ne v posledním kole
    [few] , ne v posledních { $last } kolech
   *[other] , ne v posledních { $last } kolech
}
event-byes-most = na hráče nejvýše
event-byes-last = ne v posledních … kolech
event-byes-wrong = { $found } není číslo od 0 do { $most }.
event-points-win = Výhra
event-points-draw = Remíza
event-points-loss = Prohra
event-points-bye = Volný los
event-points-match-bye = Volný los za zápas
event-points-absence = Nepřítomnost
event-tie-break-rules-booklet = brožura (upravené body)
event-tie-break-rules-fide-2026 = FIDE C.07, 2026
event-acceleration-none = žádná
event-acceleration-baku = metoda Baku (FIDE C.04.7)
event-colour-entered = { $colour } (již vylosována)
event-add-tie-break = přidat pomocné hodnocení
event-add-forbidden = přidat zakázanou dvojici
event-forbidden-pair = { $one } – { $other }, kola { $first }–{ $last }
event-locked = uzamčeno
event-group-event = Turnaj
event-group-schedule = Rozpis a partie
event-group-pairing = Nasazení
event-group-points = Body a pomocná hodnocení
event-group-files = Soubory a hlášení
event-missing = zatím chybí
event-optional = nepovinné
event-locked-why = Uzamčeno:

event-help-description = Lze změnit kdykoli.
event-help-kind = Který rating se bere z listin a do kterého se partie započítají. Není-li zvoleno nic, plyne z kódu tempa.
event-help-rating-list = Měsíc nebo den listiny, podle které hráči mají ratingy. Zapíše se při převzetí změn z listiny (r u hráčů).
event-help-championship = Čím turnaj je, jsou-li normy titulů vyňaty z požadavku soupeřů více federací nebo stačí-li na ně méně než 9 partií. Dost cizích hráčů podle 1.4.3d se počítá samo.
event-help-norm-conditions = Jaký musí turnaj být, aby platily jeho normy titulů, a co chybí. Enter to vypíše.
event-help-system = { $rules }. Od nasazení 1. kola neměnné.
event-help-no-system = Zvolte, jak se kola nasazují. Od nasazení 1. kola neměnné.
event-help-rounds = Při počtu hráčů { $players } dávají pravidla { $least } až { $most } kol.
event-help-rounds-teams = Při počtu družstev { $teams } dávají pravidla { $least } až { $most } kol.
event-help-rounds-open = Kolik kol pravidla dovolují, se ukáže po zápisu dvou hráčů.
event-help-initial-colour = Barva startovního čísla 1 v 1. kole. d ji hned vylosuje; los provedený u šachovnice se zapíše.
event-help-points = Kolik bodů je za výsledek: 1, ½, 0, není-li vyhlášeno jinak.
event-help-byes = Na volné losy nad tuto mez se program při zápisu zeptá, nikdy je neodmítne (FIDE C.05 6.7).
event-help-tie-break-rules = Kterého znění se pomocná hodnocení drží: hlavně co se počítá za nehrané kolo.
event-help-tie-breaks = Hráče se stejným počtem bodů řadí první, pak další. K a J posouvají, x vyřadí, klávesa a přidá.
event-help-acceleration = Virtuální body v prvních kolech.
event-help-language = Abeceda pro řazení jmen a velká písmena hráčů neznámé federace.
event-help-forbidden = Dva hráči, kteří se v těchto kolech nesmějí utkat. Klávesa a přidá, x vyřadí.
event-help-mirror = Složka, například na USB disku, kam se soubor turnaje zapisuje také. Prázdné pole to ukončí.
event-help-file = Každá změna je v tomto souboru dřív než na obrazovce: { $path }

event-rounds-outside = Při počtu hráčů { $players } dávají pravidla { $least } až { $most } kol. Změňte počet, nebo zapište další hráče.
event-rounds-outside-teams = Při počtu družstev { $teams } dávají pravidla { $least } až { $most } kol. Změňte počet, nebo zapište další družstva.
event-rounds-not-completable = { $rounds ->
    [one] Jedno kolo nelze nasadit pro { $players }: příliš mnoho z nich spolu nesmí hrát.
    [few] Všechna { $rounds } kola nelze nasadit pro { $players }: příliš mnoho z nich spolu nesmí hrát.
   *[other] Všech { $rounds } kol nelze nasadit pro { $players }: příliš mnoho z nich spolu nesmí hrát.
} Odeberte zakázanou dvojici, nebo vyhlaste méně kol.
event-rounds-missing = Chybí počet kol. Zadejte číslo od 1 do 255.
event-ends-first = Poslední den je před prvním. Opravte jeden z nich.
event-not-a-list = Toto není seznam. Přejděte na pomocná hodnocení nebo zakázané dvojice.
event-nothing-to-remove = Tento řádek do seznamu jen přidává. Přejděte na položku seznamu.
event-not-tie-breaks = jen na řádcích pomocných hodnocení
event-not-a-tie-break = jen na pomocném hodnocení ze seznamu
event-no-colour-drawn = V tomto systému se počáteční barva nelosuje.
event-colour-locked = 1. kolo je s ní nasazeno
event-tie-break-typed = napsat kód …
event-tie-break-examples = Například BH-C1, AROC2, DE (first place only).
event-forbidden-one = Hráč (číslo, jméno)
event-forbidden-other = a hráč
event-forbidden-first = Od kola
event-forbidden-last = do kola
event-forbidden-same = To je tentýž hráč. Zvolte dva různé.
event-forbidden-order = Poslední kolo je před prvním. Opravte jedno z nich.
event-forbidden-no-edit = Zakázaná dvojice se nemění. Vyřaďte ji klávesou x a přidejte správnou.
event-player-missing = Není uveden žádný hráč. Zadejte číslo nebo část jména.
event-player-unknown = Podle „{ $found }“ nebyl nikdo nalezen. Zadejte číslo nebo část jména.
event-player-several = Nalezeno hráčů: { $count } ({ $names } …). Napište větší část jména.
event-round-outside = Takové kolo není. Zadejte číslo od 1 do { $last }.

event-recommended = doporučená pořadí
event-recommended-help = Nahradí nynější seznam. O titulech je lépe rozhodnout rozehrávkou.
event-recommended-round-robin = Každý s každým
event-recommended-equals = Švýcarský, ratingy blízké a spolehlivé
event-recommended-rated = Švýcarský, většina má rating
event-recommended-unrated = Švýcarský, většina rating nemá
event-recommended-1992 = Česká pravidla 1992 (F.10)
event-recommended-team-round-robin = Družstva každé s každým
event-recommended-team-swiss = Švýcarský systém družstev
event-recommended-olympiad = Olympiáda
event-overview = přehled
overview-rounds = Kola
overview-results = Všechny výsledky
overview-now = { $round }. kolo
overview-floats = { $count ->
    [0] nikdo mimo svou skupinu
    [one] jedna šachovnice mimo skupinu
    [few] { $count } šachovnice mimo skupinu
   *[other] { $count } šachovnic mimo skupinu
}
event-at-the-edge = Stojí na kraji seznamu.
overview-colours = Barvy
overview-more-white = bílé +1
overview-balanced = vyrovnané
overview-more-black = černé +1
overview-twice-more = 2 a více

event-deputies = Zástupci rozhodčího
event-coded-time-control = Tempo hry, kód
event-rating-report = Zpráva pro rating
event-add-deputy = přidat zástupce rozhodčího
event-arbiter-name = Titul a jméno
event-arbiter-id-digits = FIDE ID má 5 až 10 číslic. Opravte ho, nebo ho nechte prázdné.
event-arbiter-nameless = Čí je to FIDE ID? Zadejte jméno.
event-rating-report-complete = nic nechybí
event-rating-report-lacks = chybí { $missing }, k posouzení { $questionable }
event-help-arbiters = Titul a jméno, FIDE ID ve vlastním poli: ve zprávě stojí jako IA Doe, Jane (99900001). Klávesa a přidá zástupce, x ho odebere.
event-help-coded-time-control = Jako v záznamu 222: tahy/sekundy+přídavek každého úseku, mezi nimi :, například 40/5400+30:1800+30, nebo 5400+30 na celou partii.
event-help-rating-report = Na co by se správce ratingu ještě zeptal a kde se to zadává. Enter to vypíše; samotná zpráva je na nástěnce (F9).

rating-nothing = Nic nechybí a nic není k posouzení.
rating-cure-line = F4, řádek „{ $line }“, Enter
rating-cure-players = F5, Enter na hráči
rating-cure-pairings = F6
rating-cure-results = F7
rating-deputies-no-id = Zástupci rozhodčího bez FIDE ID: { $names }
rating-rounds-outside = Kola před prvním nebo po posledním dni: { $rounds }
rating-kind-differs = Partie jsou vyhlášeny jako { $kind }, podle kódu tempa hry jsou však { $told }
rating-boards-of-round = { $round }. kolo, šachovnice { $boards }
rating-late = Opraveno jen pro zápočet na rating, tedy jinak než v pořadí ({ $count }): { $boards }
rating-unrated = Partie, které se nezapočítávají ({ $count }): { $boards }
rating-forfeits = Nehrané, proto nezapočítané partie ({ $count }): { $boards }

event-rating-method = Rozhodující rating
event-help-rating-method = Rating, podle něhož se hráči číslují a který berou pomocná hodnocení podle ratingu (záznam TRF 172). Oba ratingy hráče zůstávají, jak jsou.
rating-method-none = mezinárodní, mezi rovnými národní
rating-method-fide = pouze FIDE (FIDE)
rating-method-national = pouze národní (NRO)
rating-method-fide-else-national = FIDE, jinak národní (FIDON)
rating-method-national-else-fide = národní, jinak FIDE (NIDOF)
rating-method-higher = vyšší (HBFN)
rating-method-lower = nižší (LBFN)
rating-method-other = jiné pořadí (OTHER)
event-apart = Neutkají se
event-help-apart = Hráči jednoho oddílu, jedné federace nebo stejného příjmení, kteří se v prvních kolech neutkají. Po nasazení 1. kola se už nemění.
apart-last-round = { $by }, do kola
apart-firmness = jak přísně
event-entry-fee = Startovné
event-help-entry-fee = Kolik platí každý hráč. Kdo platí jinak a kdo už zaplatil, je na F5 (e).
