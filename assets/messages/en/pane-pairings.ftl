# The pairings pane: a round before it is paired, the draft under review, the published pairing.

pairings-key-pair = pair the round
pairings-key-pair-again = pair again
pairings-key-draw-colour = draw the lot for the colour
pairings-key-publish = publish
pairings-key-next-look = next to look at
pairings-key-order = look first
pairings-key-explain = explain
pairings-key-matches = matches
pairings-matches = Matches of round { $round }
pairings-key-working = whole working
pairings-key-why-not = why not?
pairings-key-other-player = the other one
pairings-key-mark = mark
pairings-key-swap = swap
pairings-key-meet = pair two
pairings-key-turn = turn colours
pairings-key-fix = fix the board
pairings-key-arrange = sort the boards
pairings-key-beside = beside
pairings-key-take-apart = take apart
pairings-key-bye = bye
pairings-key-call-in = call in
pairings-key-re-seat = somebody is absent
pairings-key-draw-position = draw the position
pairings-position-title = From which position does round { $round } begin?
pairings-draw-position = Draw a position
pairings-enter-position = Enter the number of a position drawn elsewhere (0-959)
pairings-no-chess960 = Only for Chess960. The kind of games is announced on the event screen.
pairings-key-discard = discard the draft
pairings-key-undo = undo the round
pairings-key-switch = withdrawn / plays on
pairings-key-go-on = go on and pair

pairings-not-paired = Round { $round } is not paired.
pairings-need-players = { $count ->
    [0] nobody is registered for this round: F5 leads to the players
    [one] only one player is there for this round: F5 leads to the players
   *[other] { $count } players are there for this round
}
pairings-need-colour = the initial colour is not drawn: d draws the lot
pairings-need-colour-drawn = initial colour drawn: { $colour }
pairings-need-round = round { $round }: { $state }
pairings-ready = r pairs the round and lays the draft before you.
pairings-all-paired = All announced rounds are paired.
pairings-undone = An undone pairing of round { $round } is kept as a branch, step { $step }: the log leads there.
pairings-colour-stands = The initial colour is drawn already. The event screen shows it.

pairings-column-marks = Marks
pairings-column-marks-short = Marks
pairings-mark-colour = C
pairings-mark-by-hand = H
pairings-mark-fixed = F
pairings-pool = no place yet
pairings-through = goes on
pairings-idle = no game
pairings-new = registered later
pairings-looks-first = boards to look at stand first
pairings-no-looks = There is no board to look at.
pairings-count-pool = { $count ->
    [one] { $count } without a place
   *[other] { $count } without a place
}
pairings-count-outdating = { $count ->
    [one] { $count } player came or left since
   *[other] { $count } players came or left since
}
pairings-left-since = { $player } does not play this round any more: pair again, or change the draft by hand.
pairings-came-since = { $player } plays this round now: pair again, or change the draft by hand.
pairings-count-absolute = { $count ->
    [one] { $count } breaks an absolute rule
   *[other] { $count } break an absolute rule
}
pairings-count-looks = { $count } to look at
pairings-count-by-hand = { $count } by hand
pairings-count-fixed = { $count } fixed
pairings-count-norms = { $count ->
    [one] { $count } norm
   *[other] { $count } norms
}

pairings-look-third = third game alike: { $colour }
pairings-look-refused = { $colour } against the colour due
pairings-look-float = floats
pairings-look-unequal = unequal scores
pairings-look-by-hand = made by hand
pairings-look-fixed = fixed by the arbiter
# What a board is looked at for, after the next-look key; clauses are joined by semicolons.
pairings-told = { $subject } ({ $at } of { $count }): { $what }
pairings-told-third = { $player } has { $colour } a third time in a row
pairings-told-refused = { $player } gets { $colour }, though { $due } is due
pairings-told-down-again = { $player } floated down in round { $round } already
pairings-told-up-again = { $player } floated up in round { $round } already
pairings-told-float = { $down } ({ $from }) floats down to { $up } ({ $to })
pairings-told-unequal = scores differ, { $white } against { $black }
pairings-told-far-apart = scores more than a point apart without need, { $white } against { $black }
pairings-told-group = both are of { $by }, { $group }
pairings-told-family = both have one family name
pairings-told-bye = { $bye }, score { $points }.
pairings-groups = Score groups and floats
pairings-due-none = no colour due
pairings-due = due { $colour }
pairings-due-mild = due { $colour }, mildly
pairings-due-strong = due { $colour }, strongly
pairings-due-absolute = due { $colour }, absolutely

pairings-round-before-open = Round { $round } is not complete; its results come first (F7).
pairings-mark-to-swap = Mark a player with Space, go to the other one, then press s.
pairings-mark-to-meet = Mark a player without a board with Space, go to another one, then press m.
pairings-board-needed = This needs a board. Go to one first.
pairings-player-needed = This needs a player without a board. Go to one first, or take a board apart with t.
pairings-bye-title = Bye for { $player }
pairings-bye-breaks = The pairing-allocated bye breaks:

pairings-explain-by-hand = The arbiter made this by hand. The system would pair:
pairings-explain-otherwise = From what is recorded now the system would pair otherwise:
pairings-explain-would-meet = { $meeting }
pairings-explain-would-bye = { $player } would have the bye.
pairings-explain-floats = { $down } floats down, { $up } floats up.
pairings-explain-breaks-nothing = No rule is broken.
pairings-explain-pool = Without a place. Pair this player (m), give a bye (b) or leave the pool.
pairings-working-title = Working of round { $round }
pairings-why-not-title = { $player }: why not against …?
pairings-why-not-answer = { $player } – { $opponent }: why not?
pairings-why-not-instead = With this board the round would have:

pairings-no-shows-title = Not there in the round before
pairings-no-shows = These players lost by forfeit or were absent. Who stays away without notice counts as withdrawn: w withdraws, Space switches, Enter goes on.
pairings-absent-since = absent since round { $round }
pairings-no-show-withdrawn = withdrawn
pairings-no-show-back = plays on
pairings-check-in-title = { $count ->
    [one] One player is not here yet
   *[other] { $count } players are not here yet
}
pairings-check-in-leave-out = leave them out of round 1, without points
pairings-check-in-pair = pair them all the same
pairings-nobody-waits = Nobody else waits for an opponent. Where another board is forfeit too, its winner can be paired here.
pairings-key-withdraw = withdraw
pairings-conflicts-title = Results are in conflict
pairings-conflict = Round { $round }, board { $board }: { $stands } stands, { $found } was found.
pairings-conflicts-more = … and { $count } more.
pairings-conflicts-first = settle them first
pairings-conflicts-later = pair all the same
pairings-publish-conflicts = Results in conflict: { $count }.

numbers-title = New pairing numbers for round { $round }
numbers-words = { $placed ->
    [one] By { $article } one player gets the place that is due
   *[other] By { $article } { $placed } players get the place that is due
}, { $moved ->
    [0] nobody else moves
    [one] one more moves for it
   *[other] { $moved } more move for it
}. Numbers of rounds already played stay. Enter: pair with the new numbers. k: keep the old ones, with a reason.
numbers-late = late entry
numbers-key-keep = keep the old numbers
numbers-keep-title = Why do the pairing numbers stay as they are?
numbers-keep = The reason goes into the log. Late entries follow at the end.

pairings-publish-title = Publish round { $round }?
pairings-publish-pool = { $count ->
    [one] One player has no place yet. Pair this player or give a bye, then publish.
   *[other] { $count } players have no place yet. Pair them or give byes, then publish.
}
pairings-publish-bye = bye: { $player }
pairings-publish-no-bye = no bye
pairings-publish-by-hand = Made by hand: board { $boards }
pairings-publish-fixed = Fixed: board { $boards }
pairings-publish-more = { $count ->
    [one] and one more board that breaks an absolute rule
   *[other] and { $count } more boards that break an absolute rule
}
pairings-take-over-title = Results of the undone pairing
pairings-take-over = { $count ->
    [one] One board came out as before, with the same colours, and had a result.
   *[other] { $count } boards came out as before, with the same colours, and had results.
}
pairings-take-over-yes = take the results over
pairings-take-over-no = leave the boards without results

pairings-absent-title = Who is absent?
pairings-instead-title = Instead of { $player }
pairings-instead-bye = nobody: { $player } gets the bye
pairings-instead-forfeit = nobody: { $player } wins by forfeit
pairings-instead-waiting = { $player }, who waits: { $absent } is absent too (board { $board })
pairings-article-title = Which rule allows it?
pairings-reason-title = Reason for the change
pairings-reason-ask = Reason, for the log:
pairings-reseat-title = Change the published round { $round }?
pairings-undo-title = Undo round { $round }
pairings-undo-counts = { $rounds ->
    [one] One round is taken back
   *[other] { $rounds } rounds are taken back
}{ $results ->
    [0] .
    [one] , with one result.
   *[other] , with { $results } results.
}
pairings-undo-kept = What is undone stays as a branch: the log leads back to it.

# A decision that the rules leave to the arbiter.
pairings-key-rule-bye = bye by hand
pairings-key-draw-lots = draw lots
pairings-key-option = options of the system
pairings-need-lots = { $count ->
    [one] { $count } player
   *[other] { $count } players
} of equal rating, title and national rating have no lot: o draws, or enter them in the standings; without lots their names decide
pairings-need-option = { $option }: { $value }
pairings-change-options = m changes the options of the system
ruling-title = Round { $round }: your decision
ruling-by-hand = make the round by hand: everybody waits to be seated
ruling-open = The rules leave it to you. Each choice shows the pairing it leads to before it counts.
ruling-bye-title = Who has the bye?
ruling-no-bye = Nobody needs a bye: the number of players is even. Pair the round.
ruling-bye = bye for { $player }
ruling-unpaired = { $count ->
    [one] { $players } stays without an opponent
   *[other] { $players } stay without opponents
}
ruling-fixed = { $count ->
    [one] fixed: { $boards }
   *[other] { $count } fixed boards: { $boards }
}
ruling-more = { $count ->
    [one] … and one more board
   *[other] … and { $count } more boards
}
ruling-why = Why? The reason goes into the log.

legend-absolute = breaks an absolute rule
legend-outdated = came or left after the draft
legend-relative = breaks a relative rule
legend-third = third game alike
legend-refused = not the colour due
legend-float = floats
legend-float-again = floats again
legend-unequal = unequal scores
legend-far-apart = scores far apart without need
legend-by-hand = made by hand
legend-fixed = fixed
legend-norm = title norm at stake
pairings-bracket = { $points } points: { $count ->
    [one] one player
   *[other] { $count } players
}
pairings-only-draft = only while the round is a draft
pairings-only-published = only while the round is published
pairings-only-paired = only when the round is paired
pairings-only-unpaired = only before the round is paired
pairings-only-matches = only in rounds whose matches have several games
pairings-only-table = only in round robins and other tables
pairings-bye-by-table = The table or bracket assigns the byes here.
pairings-no-lots = No player of equal rank lacks a lot.
pairings-no-option = This system has no options.
pairings-options-fixed = Options are fixed when round 1 is paired.
pairings-no-team-groups = Teams play in one group.
pairings-drawn-over = Drawn again; what was made by hand is gone from board { $boards }. u brings it back.
pairings-in-order = The boards stand in the order of the system already.
pairings-fixed-title = Round { $round }: what the fixed boards cost
pairings-fixed-are = Fixed by the arbiter; the others are paired by the rules beside them:
pairings-fixed-free = The rules alone pair the same: the fixed boards cost nothing.
pairings-fixed-rules = The rules alone would pair:
pairings-fixed-cost = What that costs:
pairings-fixed-alone = The rules alone find no pairing:
pairings-publish-why = Why is it not what the rules pair?
pairings-publish-why-ask = One reason for all of it, for the log:
pairings-differences-here = Otherwise than by the rules:
pairings-differences-rules = The rules would pair:
pairings-differences-more = … and { $count } more: c shows all of them
pairings-beside-title = Round { $round } beside another pairing
pairings-beside-now = now
pairings-beside-rules = what the rules pair now
pairings-beside-earlier = { $what } · step { $step }, { $time }
pairings-beside-branch = branch: { $what } · step { $step }, { $time }
pairings-beside-none = The round never had another pairing, and the rules pair the same.
pairings-beside-system = what another system or edition pairs …
pairings-beside-changed = { $sign } not in the other one: { $count ->
    [one] one board
   *[other] { $count } boards
}
pairings-adjourned-results = enter results first
pairings-adjourned-pair = pair all the same
legend-one-group = of one club, family or other group

# What other ways of pairing say of a draft.
opinions-agree = { $agreeing } of { $all } agree
opinions-open = asking again
opinions-none = no second opinion
opinions-by-hand = manual { $count }
opinions-part = parts at { $boards }
opinions-told = Another way of pairing parts from this draft. Look at the boards before you publish.
opinions-title = Two ways of pairing part
opinions-of-draft = The draft has:
opinions-of-second = The other way has:
opinions-system = second way of the system
opinions-program = other program
opinions-told-open = Second opinion, { $who }: no answer yet.
opinions-told-agrees = Second opinion, { $who }: the same.
opinions-told-parts = ! Second opinion, { $who }: other boards for { $with }.
opinions-told-late = Second opinion, { $who }: no answer in ten seconds.
opinions-told-silent = Second opinion, { $who }: none. { $with }
opinions-no-program = { $program } cannot be started: { $cause }. Correct the file “checker” of your configuration.
opinions-program-late = It had no answer in ten seconds.
opinions-program-failed = { $program } ended with a complaint. Try it by hand on a report of the event.
opinions-program-garbled = What { $program } answered is no pairing of these players. Correct its arguments in the file “checker” of your configuration.

# Whether the rounds after a draft can still be paired.
to-come-chip = rounds to come: no
to-come-possible = The rounds to come can all be paired, whatever the results.
to-come-not-shown = Whether the rounds to come can all be paired is not shown.
to-come-impossible = After this draft the rounds to come cannot all be paired: nobody meets twice or has two byes. These show it: { $players }.
to-come-impossible-colours = After this draft the rounds to come cannot all be paired within the limits of colours: however they are given, somebody is left without an opponent. These show it: { $players }.
to-come-mend = It is mended when { $players } change places (boards { $first } and { $second }).
to-come-mend-turned = It is mended when the colours of board { $board } are turned.
to-come-no-mend = No exchange of two players mends it: change more of the draft by hand, or announce fewer rounds (F4, “Rounds”).

# The round by another system.
against-choose = The same round by another system
against-alike = { $one } and { $other } pair the same.
against-side = { $system } pairs:
against-side-recorded = { $system } pairs, as the round is:
