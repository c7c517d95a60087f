# Historie: provedené akce a větve, které zůstaly po vrácení.

column-step = Č.
column-time = Čas
column-what = Akce
column-by = Kdo

log-by = Kdo: { $name }.
log-look = zobrazit tento stav
log-branches = větve
log-compare = porovnat
log-restore = obnovit tento stav
log-entry = Záznam
log-empty = Zatím žádné záznamy.
log-reason = Důvod: { $reason }
log-branch-count = { $count ->
    [one] Jedna větev (vrácené záznamy). Enter ji zobrazí, ,c porovná, ,t obnoví, x skryje.
    [few] { $count } větve (vrácené záznamy). Enter větev zobrazí, ,c porovná, ,t obnoví, x skryje.
   *[other] { $count } větví (vrácené záznamy). Enter větev zobrazí, ,c porovná, ,t obnoví, x skryje.
}
log-branch = { $rounds ->
    [0] žádné kolo nenasazeno
    [one] jedno kolo nasazeno
    [few] { $rounds } kola nasazena
   *[other] { $rounds } kol nasazeno
}, výsledky: { $results }; { $entries ->
    [0] předchází současnému stavu
    [one] jeden záznam po záznamu { $fork }
    [few] { $entries } záznamy po záznamu { $fork }
   *[other] { $entries } záznamů po záznamu { $fork }
}; poslední: { $last }
log-compare-title = Záznam { $step } a současný stav
log-compare-round = { $round }. kolo
log-compare-same = Žádné rozdíly
log-compare-there = tehdy
log-compare-without = bez něj
log-compare-now = nyní
log-compare-game = { $side }: { $white } – { $black } { $result }
log-compare-bye = volný los { $other }: { $there }, nyní: { $here }
log-restore-title = Obnovit stav záznamu { $step }?
log-restore-line = Turnaj se vrátí k tomuto záznamu. Současný stav zůstane jako větev.

log-breaks-integrity = ! { $what } · narušuje integritu nasazení
log-without-effect = { $what } · nepoužito: k turnaji se už nehodí
log-took-out = Odebráno, pozdější záznamy zůstaly: { $what }
log-dropped = Větev skryta. Z historie zůstává dostupná.
log-dropped-step = Větev až po záznam { $step } skryta
log-remove = odebrat záznam
log-drop = skrýt větev
log-branches-first = Skrýt lze jen větev. Nejdříve otevřete seznam větví (,b).
log-no-branches = Historie nemá větve: žádný záznam nebyl vrácen a nahrazen jiným.
log-entries-first = Odebrat lze jen záznam historie. Nejdříve se do ní vraťte (Esc).
log-is-current = Turnaj je už v tomto stavu. Nejdříve přejděte na jiný záznam.
log-fold = sbalit / rozbalit
log-check = ověřit kola
log-merge = sloučit kopii
log-fold-entries = Je zobrazen seznam větví. Nejdříve se vraťte do historie (Esc).
log-run-results = { $round }. kolo: { $count ->
    [one] zadán jeden výsledek
    [few] zadány { $count } výsledky
   *[other] zadáno { $count } výsledků
}, šachovnice { $boards }
log-run-registered = { $count ->
    [one] Přihlášen jeden hráč
    [few] Přihlášeni { $count } hráči
   *[other] Přihlášeno { $count } hráčů
}
log-run-checked-in = { $count ->
    [one] Prezence jednoho hráče
   *[other] Prezence { $count } hráčů
}
log-run-not-checked-in = { $count ->
    [one] Zrušena prezence jednoho hráče
   *[other] Zrušena prezence { $count } hráčů
}
log-out-which = Který záznam odebrat?
log-out-entry = { $step } · { $what }
log-out-title = Odebrat záznam { $step } a pozdější ponechat
log-out-mistake = zadáno omylem
log-out-twice = zadáno dvakrát
log-out-player = jiný hráč nebo šachovnice
log-out-changed = už neplatí
log-out-no-command = Odebrat lze jen akce; ,t se vrátí k tomuto záznamu.
log-out-needed = Závisí na něm záznam { $step }: { $what } { $why }
log-out-not-there = Tento záznam není součástí současného turnaje.
log-out-nothing-changes = Bez tohoto záznamu by byl turnaj stejný: pozdější záznamy mají stejný účinek.
log-out-settings = { $setting }: po tomto záznamu bylo nasazeno kolo. Změňte to na obrazovce Turnaj (F4).
log-out-recorded = Tento záznam uvádí zpráva o turnaji, proto zůstává v historii.
log-compare-players = Hráči
log-compare-player = { $player }: { $other } { $there }; nyní { $here }
log-compare-settings = Nastavení se liší.
log-compare-withdrawn = odstoupení od { $round }. kola
log-compare-absence = { $round }. kolo: { $bye }
log-compare-not-registered = bez přihlášky
log-began = Turnaj založen.
log-undone = Vráceno zpět: { $what }
log-redone = Provedeno znovu: { $what }
log-moved = Přechod na záznam { $step }
log-announced = Nastavení turnaje: { $changes }
log-initial-colour = Počáteční barva: { $colour }
log-announced-again = Nastavení turnaje beze změny
log-announced-like = Nastavení jako v turnaji { $event }. { $what }
setting-numbering = startovní čísla podle zprávy
setting-virtual-points = virtuální body podle zprávy
setting-records = záznamy zprávy uchovány
setting-round-days = Dny kol
log-registered = Přihláška: { $player }
log-took-list = Importováno z { $from }: noví { $new }, změnění { $changed }
log-edited-player = { $player }: { $changes }
log-noted-list = Ratingy z listiny { $list }
log-followed-list = Aktualizováno z listiny { $list }: { $changes }
log-removed = Přihláška zrušena: { $player }
log-withdrew = { $player }: odstoupení od { $round }. kola
log-expelled = { $player }: vyloučení od { $round }. kola
log-denied-half-points = { $player }: bez nároku na volný los za půl bodu
log-granted-half-points = { $player }: opět s nárokem na volný los za půl bodu
log-reinstated = { $player }: vrácení do turnaje
log-bye = { $player }, { $round }. kolo: { $bye }
log-checked-in = Prezence: { $player }
log-not-checked-in = Prezence zrušena: { $player }
log-plays = hraje
log-registered-team = Přihlášeno družstvo: { $team } ({ $members })
log-edited-team = Družstvo { $team }: { $members }
log-renamed-team = Družstvo { $old } přejmenováno na { $team }: { $members }
log-removed-team = Přihláška družstva zrušena: { $team }
log-withdrew-team = { $team }: odstoupení od { $round }. kola
log-reinstated-team = { $team }: vrácení do turnaje
log-admitted-team = { $team }: účast od příštího kola s číslem { $number }
log-adjusted-team-points = { $team }, kolo { $round }: zápasové body { $match }, partiové body { $game }
log-reserves = { $players }; náhradníci { $reserves }
log-boards-of-team = bez hráčů, šachovnic: { $boards }
log-lined-up = Kolo { $round }, sestava { $team }: { $players }
log-forfeited-match = Kolo { $round }, { $sides }: kontumace, vyhrává { $winner }
log-forfeited-by-both = Kolo { $round }, { $sides }: oboustranná kontumace
log-match-score = Kolo { $round }, { $sides }: skóre zápasu { $score }
log-score-removed = Kolo { $round }, { $sides }: skóre zápasu smazáno
log-began-leg = Začala fáze, { $span ->
    [one] kolo { $rounds }
    [few] kola { $rounds }
   *[other] kola { $rounds }
}: { $system }, účastníků { $count }
log-discarded-leg = Fáze od { $first }. kola zrušena
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
log-settled-match = { $round }. kolo, { $sides }: vítěz { $winner } ({ $by })
log-unsettled-match = { $round }. kolo, { $sides }: rozhodnutí zrušeno
match-stage-match = zápas
match-stage-play-off = prodloužení
match-stage-golden-point = armagedon
settled-by-golden-point = armagedon
settled-by-fewest-moves = nejméně tahů
settled-by-no-show = nedostavení k partii
settled-by-lot = losem
settled-by-arbiter = rozhodnutí rozhodčího
settled-for-neither = nikdo
log-drafted = Návrh { $round }. kola: { $system }, { $boards ->
    [one] { $boards } šachovnice
    [few] { $boards } šachovnice
   *[other] { $boards } šachovnic
}
log-kept-numbers = { $round }. kolo: startovní čísla zůstávají
log-exchanged-numbers = { $one } a { $other } si od { $round }. kola vymění startovní čísla
log-new-numbers = { $count ->
    [one] startovní čísla přidělena znovu, změnilo se jedno
    [few] startovní čísla přidělena znovu, změnila se { $count }
   *[other] startovní čísla přidělena znovu, změnilo se jich { $count }
}
log-edited-draft = Návrh { $round }. kola: { $edit }
log-discarded = Návrh { $round }. kola zahozen
log-published = { $round }. kolo zveřejněno
log-published-table = { $span ->
    [one] Zveřejněno kolo { $rounds }
    [few] Zveřejněna kola { $rounds }
   *[other] Zveřejněna kola { $rounds }
}
log-reseated = Zveřejněné { $round }. kolo změněno: { $edit }
log-entered = { $round }. kolo, šachovnice { $board }: { $found } ({ $white } – { $black })
log-cleared = { $round }. kolo, šachovnice { $board }: { $old } smazáno
log-noted-conflict = { $round }. kolo, šachovnice { $board }: zapsáno { $old }, nově { $found } ({ $white } – { $black })
log-settled-conflict = { $round }. kolo, šachovnice { $board }: rozpor vyřešen, { $old } zůstává ({ $white } – { $black })
log-took-over = { $count ->
    [one] { $round }. kolo: obnoven jeden výsledek
    [few] { $round }. kolo: obnoveny { $count } výsledky
   *[other] { $round }. kolo: obnoveno { $count } výsledků
}
log-corrected = { $round }. kolo, šachovnice { $board }, oprava: { $old } → { $new } ({ $white } – { $black })
log-corrected-score = { $round }. kolo, { $sides }, oprava: { $old } → { $new }
log-corrected-rating = { $round }. kolo, šachovnice { $board }: { $new } jen pro zprávu pro rating
log-turned = { $round }. kolo, šachovnice { $board }: barvy vyměněny
log-turned-rating = { $round }. kolo, šachovnice { $board }: barvy vyměněny jen pro zprávu pro rating
log-drew-lots = { $count ->
    [one] Vylosován los pro jednoho hráče (semínko { $seed })
    [few] Vylosovány losy pro { $count } hráče (semínko { $seed })
   *[other] Vylosovány losy pro { $count } hráčů (semínko { $seed })
}
log-drew-position = Vylosována pozice { $number } pro { $round }. kolo: { $pieces } (semínko { $seed })
log-adjusted-points = { $player }, kolo { $round }: { $points }
log-entered-position = Pozice { $number } pro { $round }. kolo: { $pieces }
log-entered-values = Zadané hodnoty: { $values }
log-entered-lots = Zadána čísla losů: { $lots }
log-prizes = Ceny nastaveny: { $groups }; { $sharing }; { $each }
log-undid-round = { $round }. kolo a všechna další zrušena
log-undid-last-round = { $round }. kolo zrušeno

edit-take-apart = dvojice na šachovnici { $board } zrušena
edit-seat = { $white } – { $black } na šachovnici { $board }
edit-swap = { $one } a { $other }: výměna míst
edit-turn = barvy na šachovnici { $board } vyměněny
edit-bye = { $player }: { $bye }
edit-call-in = { $player }: přidání do kola
edit-pair-waiting = { $white } – { $black } místo dvojice { $one } a { $other } (nedostavení)
edit-fix = dvojice na šachovnici { $board } zafixována
edit-free = dvojice na šachovnici { $board } uvolněna
edit-arrange = šachovnice seřazeny podle pořadí systému
edit-take-seat = { $player } hraje místo hráče { $absent }
edit-take-match = { $player } hraje zápas místo hráče { $other }
log-went-alone = Turnaj pokračoval na tomto počítači offline, bez sdílené databáze.
log-printed = Vytištěno: { $sheets } · { $hash } · { $to }
log-written = Zapsáno do souborů: { $sheets } · { $hash } · { $to }
log-issued-round = { $round }. kolo
log-discarded-lots = Losování zrušeno, bude se losovat znovu
log-seed = Los pro { $what }: semínko { $seed }; vrácení zpět jej nezmění
log-seed-initial-colour = počáteční barvu
log-seed-lots = čísla losů hráčů
log-seed-teams = čísla družstev
log-seed-leg = čísla od { $round }. kola
log-seed-finalists = finalisty { $round }. kola
log-seed-pairs = dvojice rozehrávky od { $round }. kola
log-seed-position = pozici { $round }. kola
log-seed-colours = barvy zápasu v kole { $round }
log-seed-winner = vítěze zápasu v kole { $round }
log-left-fide-mode = Režim FIDE opuštěn: byla přepsána dřívější kola
log-noted-unchecked = Kola ze zprávy, která se ještě mají ověřit podle pravidel: { $list }
log-checked-import = Všechna kola ze zprávy odpovídají nasazení podle pravidel
log-noted-import = Kola ze zprávy, která se liší od pravidel: { $list }
log-own-board = { $player }: vyhrazena šachovnice { $board }
log-no-own-board = { $player }: vyhrazená šachovnice uvolněna
log-incident = Poznámka: { $player }, { $incident }
log-entry-fee = Startovné, { $player }: zaplaceno { $paid }
log-entry-fee-due = Startovné, { $player }: zaplaceno { $paid } z { $due }
log-may-meet = omezení zrušeno, kolo by jinak nešlo nasadit: { $players }
