# Záznam: co se stalo a co po vrácení zůstalo.

column-step = Krok
column-time = Čas
column-what = Co se stalo
column-by = Kdo

log-by = Kdo: { $name }.
log-look = podívat se na tu chvíli
log-branches = větve
log-compare = porovnat s nynějškem
log-take-back = vrátit se sem
log-entry = Zápis
log-empty = Zatím se nic nestalo.
log-reason = Důvod: { $reason }
log-branch-count = { $count ->
    [0] Po vrácení nezůstala žádná větev.
    [one] Zůstala jedna větev. Enter ji ukáže, d porovná, t se k ní vrátí, x ji zahodí.
    [few] Zůstaly { $count } větve. Enter větev ukáže, d porovná, t se k ní vrátí, x ji zahodí.
   *[other] Zůstalo { $count } větví. Enter větev ukáže, d porovná, t se k ní vrátí, x ji zahodí.
}
log-branch = { $rounds ->
    [0] žádné kolo nenasazeno
    [one] jedno kolo nasazeno
    [few] { $rounds } kola nasazena
   *[other] { $rounds } kol nasazeno
}, výsledky: { $results }; { $entries ->
    [0] předchází nynějšku
    [one] jeden zápis od kroku { $fork }
    [few] { $entries } zápisy od kroku { $fork }
   *[other] { $entries } zápisů od kroku { $fork }
}; poslední: { $last }
log-compare-title = Krok { $step } a nynějšek
log-compare-round = { $round }. kolo
log-compare-same = stejné
log-compare-there = tam
log-compare-without = bez něj
log-compare-now = nyní
log-compare-game = { $side }: { $white } – { $black } { $result }
log-compare-bye = volný los { $other }: { $there }, nyní: { $here }
log-take-back-title = Vrátit se ke kroku { $step }?
log-take-back-line = Turnaj bude takový, jaký byl v tom kroku. Nynější stav zůstane jako větev.

log-breaks-integrity = ! { $what } · narušuje integritu losování
log-without-effect = { $what } · nepoužito: k turnaji se nehodí
log-took-out = Vyňato, ostatní zůstalo: { $what }
log-dropped = Větev se už nenabízí. Záznam k ní vede dál.
log-dropped-step = Větev po krok { $step } zahozena
log-take-out = vyjmout, ostatní nechat
log-drop = zahodit větev
log-branches-first = Větve se zahazují v jejich seznamu: ukáže jej b.
log-entries-first = Zápisy se vyjímají v záznamu: Esc se tam vrátí.
log-fold = sbalit nebo rozbalit
log-fold-entries = Zápisy se sbalují v záznamu: Esc se tam vrátí.
log-run-results = { $round }. kolo: { $count ->
    [one] zadán jeden výsledek
    [few] zadány { $count } výsledky
   *[other] zadáno { $count } výsledků
}, šachovnice { $boards }
log-run-registered = { $count ->
    [one] přihlášen jeden hráč
    [few] přihlášeni { $count } hráči
   *[other] přihlášeno { $count } hráčů
}
log-run-checked-in = { $count ->
    [one] přítomen jeden hráč
    [few] přítomni { $count } hráči
   *[other] přítomno { $count } hráčů
}
log-run-not-checked-in = { $count ->
    [one] jeden hráč ještě není přítomen
    [few] { $count } hráči ještě nejsou přítomni
   *[other] { $count } hráčů ještě není přítomno
}
log-out-which = Který zápis vyjmout?
log-out-entry = { $what } · krok { $step }
log-out-title = Vyjmout krok { $step } a ostatní nechat
log-out-mistake = zadáno omylem
log-out-twice = zadáno dvakrát
log-out-player = jiný hráč nebo šachovnice
log-out-changed = už neplatí
log-out-no-command = Vyjmout lze jen něco, co bylo provedeno; t se vrátí k tomuto kroku.
log-out-needed = Závisí na něm krok { $step }: { $what } { $why }
log-out-not-there = Není součástí turnaje, jaký je nyní.
log-out-nothing = Bez něj by byl turnaj stejný: pozdější zápisy říkají totéž.
log-compare-players = Hráči
log-compare-player = { $player }: { $other } { $there }; nyní { $here }
log-compare-settings = Vyhlášené údaje se liší.
log-compare-withdrawn = odstoupení od { $round }. kola
log-compare-absence = { $round }. kolo: { $bye }
log-compare-not-registered = bez přihlášky
log-began = Turnaj začal.
log-undone = Vráceno: { $what }
log-redone = Zopakováno: { $what }
log-moved = Přechod na krok { $step }
log-announced = Turnaj vyhlášen: { $changes }
log-announced-again = Turnaj vyhlášen beze změny
log-announced-like = Jako v turnaji { $event }. { $what }
log-stated-numbers = startovní čísla podle zprávy
log-stated-points = virtuální body podle zprávy
log-kept-records = záznamy zprávy uchovány
log-round-dates = Dny kol
log-deputies = Zástupci rozhodčího
log-registered = Přihláška: { $player }
log-took-list = Převzato z { $from }: noví { $new }, změnění { $changed }
log-edited-player = { $player }: { $changes }
log-noted-list = Ratingy jsou podle listiny { $list }
log-followed-list = Podle listiny { $list }: { $changes }
log-removed = Přihláška zrušena: { $player }
log-withdrew = { $player }: odstoupení od { $round }. kola
log-expelled = { $player }: vyloučení od { $round }. kola
log-denied-half-points = { $player } nemá nárok na volný los za půl bodu
log-granted-half-points = { $player } má opět nárok na volný los za půl bodu
log-reinstated = { $player } je zpět
log-bye = { $player }, { $round }. kolo: { $bye }
log-checked-in = { $player } je tu
log-not-checked-in = { $player } tu ještě není
log-plays = hraje
log-registered-team = Přihlášeno družstvo: { $team } ({ $members })
log-edited-team = Družstvo { $team }: { $members }
log-renamed-team = Družstvo { $old } se jmenuje { $team }: { $members }
log-removed-team = Přihláška družstva zrušena: { $team }
log-withdrew-team = { $team } odstoupilo od { $round }. kola
log-reinstated-team = { $team } se vrátilo
log-admitted-team = { $team } se účastní od příštího kola s číslem { $number }
log-adjusted-team-points = { $team }: { $match } zápasové body, { $game } body z partií v { $round }. kole
log-reserves = { $players }; náhradníci { $reserves }
log-boards-of-team = bez hráčů, šachovnic: { $boards }
log-lined-up = Kolo { $round }, sestava { $team }: { $players }
log-forfeited-match = Kolo { $round }, { $sides }: kontumace, vyhrává { $winner }
log-forfeited-by-both = Kolo { $round }, { $sides }: kontumace obou
log-match-score = Kolo { $round }, { $sides }: { $score } jako celek
log-score-taken-back = Kolo { $round }, { $sides }: skóre vzato zpět
log-began-leg = Začala část, kola { $first } až { $last }: { $system }, účastníků { $count }
log-discarded-leg = Část od { $first }. kola zrušena
log-added-games = { $round }. kolo, { $sides }: { $count ->
    [one] přidána { $count } partie
    [few] přidány { $count } partie
   *[other] přidáno { $count } partií
} ({ $stage })
log-drew-colours = { $round }. kolo, { $sides }: los vyhrává { $won }, bílými začíná { $white }
log-drew-colours-by-seed = { $round }. kolo, { $sides }: los vyhrává { $won }, bílými začíná { $white } (semínko { $seed })
log-began-play-off = Rozehrávka od { $round }. kola: { $players }
log-drew-pairs = Rozehrávka, vylosované dvojice: { $pairs }
log-drew-pairs-by-seed = Rozehrávka, vylosované dvojice: { $pairs } (semínko { $seed })
log-play-off-moves = Rozehrávka, tahy ve vyhraných partiích: { $moves }
log-play-off-decision = Rozehrávka: z rozhodnutí rozhodčího postupuje { $winner }
log-settled-match = { $round }. kolo, { $sides }: postupuje { $winner } ({ $by })
log-unsettled-match = { $round }. kolo, { $sides }: rozhodnutí vzato zpět
match-stage-match = zápas
match-stage-play-off = prodloužení
match-stage-golden-point = zlatý bod
settled-by-golden-point = zlatý bod
settled-by-fewest-moves = nejméně tahů
settled-by-no-show = nedostavení se
settled-by-lot = losem
settled-by-arbiter = rozhodnutí rozhodčího
settled-for-nobody = nikdo
log-drafted = Návrh { $round }. kola: { $system }, počet šachovnic { $boards }
log-kept-numbers = { $round }. kolo: startovní čísla zůstávají
log-exchanged-numbers = { $one } a { $other } si od { $round }. kola vymění startovní čísla
log-new-numbers = { $count ->
    [one] nová startovní čísla, změnilo se jedno
    [few] nová startovní čísla, změnila se { $count }
   *[other] nová startovní čísla, změnilo se jich { $count }
}
log-edited-draft = Návrh { $round }. kola: { $edit }
log-discarded = Návrh { $round }. kola zahozen
log-published = { $round }. kolo zveřejněno
log-published-table = Zveřejněna kola { $first } až { $last }
log-reseated = Zveřejněné { $round }. kolo změněno: { $edit }
log-entered = { $round }. kolo, šachovnice { $board }: { $new } ({ $white } – { $black })
log-cleared = { $round }. kolo, šachovnice { $board }: { $old } smazáno
log-noted-conflict = { $round }. kolo, šachovnice { $board }: zapsáno { $old }, zjištěno { $found } ({ $white } – { $black })
log-settled-conflict = { $round }. kolo, šachovnice { $board }: rozpor vyřešen, { $old } zůstává ({ $white } – { $black })
log-took-over = { $count ->
    [one] { $round }. kolo: převzat jeden výsledek
    [few] { $round }. kolo: převzaty { $count } výsledky
   *[other] { $round }. kolo: převzato { $count } výsledků
}
log-corrected = { $round }. kolo, šachovnice { $board } opravena: { $old } → { $new } ({ $white } – { $black })
log-corrected-score = { $round }. kolo, { $sides } opraveno: { $old } → { $new }
log-corrected-rating = { $round }. kolo, šachovnice { $board }: { $new } jen pro zápočet na rating
log-turned = { $round }. kolo, šachovnice { $board }: barvy obráceny
log-turned-rating = { $round }. kolo, šachovnice { $board }: barvy obráceny jen pro zápočet na rating
log-drew-lots = { $count ->
    [one] Vylosován los pro jednoho hráče (semínko { $seed })
    [few] Vylosovány losy pro { $count } hráče (semínko { $seed })
   *[other] Vylosovány losy pro { $count } hráčů (semínko { $seed })
}
log-drew-position = vylosována pozice { $number } pro { $round }. kolo: { $pieces } (seed { $seed })
log-adjusted-points = { $player }: { $points } v { $round }. kole
log-entered-position = pozice { $number } pro { $round }. kolo: { $pieces }
log-entered-values = zadané hodnoty: { $values }
log-entered-lots = Zapsány losy: { $lots }
log-prizes = Ceny vyhlášeny: { $groups }; { $sharing }; { $each }
log-undid-round = { $round }. kolo a všechna další vrácena

edit-take-apart = šachovnice { $board } rozebrána
edit-seat = { $white } – { $black } na šachovnici { $board }
edit-swap = { $one } a { $other } si vyměnili místa
edit-turn = barvy na šachovnici { $board } obráceny
edit-bye = { $player }: { $bye }
edit-call-in = { $player } přichází do kola
edit-pair-waiting = { $white } – { $black } místo { $one } a { $other }, kteří nepřišli
edit-fix = šachovnice { $board } upevněna
edit-free = šachovnice { $board } uvolněna
edit-arrange = šachovnice v pořadí systému
edit-take-seat = { $player } usedá místo hráče { $absent }
edit-take-match = { $player } hraje zápas místo hráče { $other }
log-went-alone = Turnaj pokračoval jen na tomto počítači: byl převzat od ostatních.
log-printed = vytištěno: { $sheets } · { $hash } · { $to }
log-written = zapsáno do souborů: { $sheets } · { $hash } · { $to }
log-issued-round = { $round }. kolo
log-discarded-lots = Losy vráceny, bude se losovat znovu
log-seed = semínko { $seed } vylosováno pro { $what }: vrácení tento los nezmění
log-seed-initial-colour = počáteční barvu
log-seed-lots = losy hráčů
log-seed-teams = čísla družstev
log-seed-leg = čísla od { $round }. kola
log-seed-finalists = finalisty { $round }. kola
log-seed-pairs = dvojice rozehrávky od { $round }. kola
log-seed-position = pozici { $round }. kola
log-seed-colours = barvy zápasu v { $round }. kole
log-seed-winner = vítěze zápasu v { $round }. kole
log-left-fide-mode = Režim FIDE opuštěn: kola příliš daleko vzadu byla přepsána
log-noted-unchecked = Kola ze zprávy, která se ještě porovnají s pravidly: { $list }
log-checked-import = Všechna kola ze zprávy jsou tak, jak je losují pravidla
log-noted-import = Kola ze zprávy, která nejsou tak, jak je losují pravidla: { $list }
log-own-board = { $player } sedí vždy u { $board }. šachovnice
log-no-own-board = { $player } už nemá vlastní šachovnici
log-entry-fee = Startovné: { $player } zaplaceno { $paid }
log-entry-fee-due = Startovné: { $player } zaplaceno { $paid } z { $due }
log-may-meet = nešlo je držet od sebe, kolo by jinak nešlo nasadit: { $players }
