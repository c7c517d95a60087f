# The pairings pane: a round before it is paired, the draft under review, the published pairing.

pairings-key-pair = pair the round
pairings-key-pair-again = re-pair
pairings-key-draw-colour = draw initial colour
pairings-key-publish = publish
pairings-key-next-look = next flagged
pairings-key-order = flagged first
pairings-key-explain = explain
pairings-key-matches = matches
pairings-matches = Matches of round { $round }
pairings-team-games = Games of both teams, round { $round }
pairings-score-matches = { $points } MP
pairings-score-games = { $points } GP
pairings-key-working = full explanation
pairings-key-certificate = certificate
pairings-certificate = Certificate of round { $round }
pairings-certificate-proved = Proved: the verifier accepts this certificate.
pairings-certificate-derived = Proved: { $boards ->
    [one] the board of this round follows
   *[other] the { $boards } boards of this round follow
} from the table or bracket of the event, which the verifier derives from the report. No certificate is needed.
pairings-key-why-not = why not?
pairings-key-other-player = opponent’s view
pairings-key-mark = mark
pairings-key-swap = swap
pairings-key-meet = pair players
pairings-key-turn = swap colours
pairings-key-fix = fix / release
pairings-key-arrange = sort boards
pairings-key-cross-check = cross-check
pairings-key-compare = compare
pairings-key-take-apart = unpair
pairings-key-bye = bye
pairings-key-call-in = add to round
pairings-key-re-seat = no-show
pairings-key-draw-position = draw position
pairings-position-title = Starting position of round { $round }
pairings-draw-position = Draw a position
pairings-enter-position = Enter a position number drawn elsewhere (0-959)
pairings-no-chess960 = Only for Chess960. Set the rate of play on the event screen (F4).
pairings-key-discard = discard the draft
pairings-key-undo = undo the round
pairings-key-switch = withdrawn / stays
pairings-key-continue = continue and pair

pairings-not-paired = Round { $round } is not paired.
pairings-need-players = { $count ->
    [0] no player takes part in this round: add or reinstate players (F5)
    [one] only one player takes part in this round: add or reinstate players (F5)
   *[other] { $count } players for this round
}
pairings-need-colour = the initial colour is not drawn: draw it (d)
pairings-colour-first = The colour of pairing number 1 in round 1. The round is paired right after your choice.
pairings-rounds-change = change to { $rounds } and pair
pairings-rounds-keep = keep { $rounds } and pair
pairings-need-colour-drawn = initial colour drawn: { $colour }
pairings-need-round = round { $round }: { $state }
pairings-ready = r pairs the round and opens the draft for review.
pairings-all-paired = All rounds of the event are paired.
pairings-undone = An undone pairing of round { $round } is kept as a branch, entry { $step }. It can be opened from the log.
pairings-colour-drawn = The initial colour is already drawn. The event screen shows it (F4).

pairings-column-marks = Marks
pairings-column-marks-short = Marks
pairings-mark-colour = C
pairings-mark-manual = M
pairings-mark-fixed = F
pairings-pool = unpaired
pairings-through = advances
pairings-idle = no game
pairings-new = late
pairings-looks-first = flagged boards first
pairings-no-looks = No board is flagged.
pairings-count-pool = { $count ->
    [one] { $count } unpaired
   *[other] { $count } unpaired
}
pairings-count-outdating = { $count ->
    [one] { $count } player joined or left since
   *[other] { $count } players joined or left since
}
pairings-left-since = { $player } no longer plays this round: re-pair the round, or change the draft manually.
pairings-came-since = { $player } now plays this round: re-pair the round, or change the draft manually.
pairings-count-absolute = { $count ->
    [one] { $count } breaks an absolute criterion
   *[other] { $count } break an absolute criterion
}
pairings-count-looks = { $count } flagged
pairings-count-manual = { $count } manual
pairings-count-fixed = { $count } fixed
pairings-count-norms = { $count ->
    [one] { $count } norm
   *[other] { $count } norms
}

pairings-look-third = { $colour } for the third time in a row
pairings-look-refused = { $colour }, against the colour preference
pairings-look-float = float
pairings-look-unequal = unequal scores
pairings-look-manual = manual pairing
pairings-look-fixed = pairing fixed by the arbiter
# What a board is looked at for, after the next-look key; clauses are joined by semicolons.
pairings-detail = { $subject } ({ $at } of { $count }): { $what }
pairings-detail-third = { $player } has { $colour } for the third time in a row
pairings-detail-refused = { $player } has { $colour }, but prefers { $due }
pairings-detail-down-again = { $player } already downfloated in round { $round }
pairings-detail-up-again = { $player } already upfloated in round { $round }
pairings-detail-float = { $down } ({ $from }) downfloats to { $up } ({ $to })
pairings-detail-unequal = unequal scores, { $white } against { $black }
pairings-detail-far-apart = scores more than one point apart, which was avoidable: { $white } against { $black }
pairings-detail-group = { $by }: { $group }
pairings-detail-family = same family name
pairings-detail-bye = { $bye }, score { $points }.
pairings-groups = Scoregroups and floats
pairings-due-none = no colour preference
pairings-due = prefers { $colour }
pairings-due-mild = prefers { $colour }, mild
pairings-due-strong = prefers { $colour }, strong
pairings-due-absolute = prefers { $colour }, absolute

pairings-round-before-open = Round { $round } is not complete. Enter its results first (F7).
pairings-mark-to-swap = Mark a player with Space, go to the other player, then press s.
pairings-mark-to-meet = Mark an unpaired player with Space, go to another one, then press ,m.
pairings-board-needed = This works on a board. Go to a board first.
pairings-player-needed = This works on an unpaired player. Go to one first, or unpair a board with ,t.
pairings-bye-title = Bye for { $player }
pairings-bye-breaks = The pairing-allocated bye would break:

pairings-explain-manual = The arbiter set this pairing manually. The system would pair:
pairings-explain-differs = From the current records, the system would pair differently:
pairings-explain-would-meet = { $meeting }
pairings-explain-would-bye = { $player } would have the bye.
pairings-explain-floats = { $down } downfloats, { $up } upfloats.
pairings-explain-breaks-nothing = No rule is broken.
pairings-explain-pool = Unpaired. Pair this player (,m), give a bye (b), or leave the player unpaired.
pairings-explain-new = Registered after this round was paired.
pairings-explain-would = The system would pair:
pairings-working-title = Full explanation of round { $round }
pairings-working-virtual = Scores include the virtual points of the acceleration.
pairings-why-not-title = { $player }: why not against …?
pairings-why-not-answer = { $player } – { $opponent }: why not?
pairings-why-not-instead = With this pairing, the round would have:

pairings-no-shows-title = No-shows of the previous round
pairings-no-shows = These players did not appear. By the rules, a player absent without notice counts as withdrawn: w withdraws, Space toggles, Enter continues.
pairings-absent-since = absent since round { $round }
pairings-no-show-withdrawn = withdrawn
pairings-no-show-back = stays
pairings-check-in-title = { $count ->
    [one] One player is not checked in
   *[other] { $count } players are not checked in
}
pairings-check-in-leave-out = omit them from round 1, without points
pairings-check-in-pair = pair them anyway
pairings-none-waits = No other player is waiting for an opponent. If another board is forfeited too, its winner can be paired here.
pairings-key-withdraw = withdraw
pairings-conflicts-title = Conflicting results
pairings-conflict = Round { $round }, board { $board }: { $stands } recorded, { $found } found.
pairings-conflicts-more = … and { $count } more.
pairings-conflicts-first = resolve them first
pairings-conflicts-later = pair anyway
pairings-publish-conflicts = Conflicting results: { $count }.

numbers-title = New pairing numbers for round { $round }
numbers-words = { $placed ->
    [one] Under { $article }, one player receives the correct number
   *[other] Under { $article }, { $placed } players receive the correct number
}; { $moved ->
    [0] no other number changes
    [one] one more number changes
   *[other] { $moved } more numbers change
}. Boards already played stay; their sheets show the new numbers. Enter: pair with the new numbers. k: keep the old ones, with a reason.
numbers-late = late entry
numbers-key-keep = keep the old numbers
numbers-keep-title = Reason for keeping the pairing numbers
numbers-keep = The reason is recorded in the log. Late entries follow at the end.

pairings-publish-title = Publish round { $round }?
pairings-publish-pool = { $count ->
    [one] One player is unpaired. Pair this player or give a bye, then publish.
   *[other] { $count } players are unpaired. Pair them or give byes, then publish.
}
pairings-publish-bye = bye: { $player }
pairings-publish-no-bye = no pairing-allocated bye
pairings-publish-manual = Paired manually: { $boards-count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
pairings-publish-fixed = Fixed pairing: { $boards-count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
pairings-publish-more = { $count ->
    [one] and one more board that breaks an absolute criterion
   *[other] and { $count } more boards that break an absolute criterion
}
pairings-take-over-title = Results of the undone pairing
pairings-take-over = { $count ->
    [one] One board is paired as before, with the same colours, and had a result.
   *[other] { $count } boards are paired as before, with the same colours, and had results.
}
pairings-take-over-yes = restore the results
pairings-take-over-no = keep the boards without results

pairings-absent-title = Which player is the no-show?
pairings-instead-title = Substitute for { $player }
pairings-instead-bye = no substitute: { $player } receives the bye
pairings-instead-forfeit = no substitute: { $player } wins by forfeit
pairings-instead-waiting = { $player }, without an opponent: { $absent } is absent too (board { $board })
pairings-article-title = Which rule allows the change?
pairings-reason-title = Reason for the change
pairings-reason-ask = Reason (required, for the log):
pairings-reseat-title = Change the published round { $round }?
pairings-undo-title = Undo round { $round }
pairings-undo-counts = { $rounds ->
    [one] One round will be undone
   *[other] { $rounds } rounds will be undone
}{ $results ->
    [0] .
    [one] , with one result.
   *[other] , with { $results } results.
}
pairings-undo-kept = The undone entries remain as a branch, reachable from the log.

# A decision that the rules leave to the arbiter.
pairings-key-rule-bye = choose the bye
pairings-key-draw-lots = draw lots
pairings-key-option = system options
pairings-need-lots = { $count ->
    [one] { $count } player
   *[other] { $count } players
} of equal rating, title and national rating have no lot number: draw lots (,l), or enter them in the standings; without lots, names decide
pairings-need-groups = acceleration by groups of numbers without groups: enter them (F4)
pairings-need-option = { $option }: { $value }
pairings-need-usual-options = Options with their usual value: { $count }
pairings-change-options = ,m changes the system options
ruling-title = Round { $round }: your decision
ruling-manual = pair the round manually: all players start unpaired
ruling-open = The rules leave this to the arbiter. Each choice shows its pairing first.
ruling-bye-title = Who has the bye?
ruling-no-bye = No bye is needed: the number of players is even. Pair the round.
ruling-bye = bye for { $player }
ruling-unpaired = { $count ->
    [one] { $players-and } remains without an opponent
   *[other] { $players-and } remain without opponents
}
ruling-fixed = { $count ->
    [one] fixed pairing: board { $boards }
   *[other] { $count } fixed pairings: boards { $boards }
}
ruling-more = { $count ->
    [one] … and one more board
   *[other] … and { $count } more boards
}
ruling-why = Reason, recorded in the log:

legend-absolute = breaks an absolute criterion
legend-outdated = joined or left after the draft
legend-relative = breaks a relative criterion
legend-third = same colour three times in a row
legend-refused = against colour preference
legend-float = float
legend-float-again = repeated float
legend-unequal = unequal scores
legend-far-apart = avoidable score difference
legend-manual = manual pairing
legend-fixed = fixed
legend-norm = title norm at stake
pairings-bracket = Score { $points }: { $count ->
    [one] one player
   *[other] { $count } players
}
pairings-only-draft = The round is published. Undo it first (x).
pairings-only-published = The round is not published. Publish it first (p).
pairings-all-played = Every game of the round is played. Only an open or forfeited game can have a no-show.
pairings-only-paired = The round is not paired yet. Pair it first (r).
pairings-only-unpaired = The round is already paired. Discard or undo it first (x).
pairings-only-matches = The round has no matches of several games. Only such matches are listed.
pairings-only-table = The pairing system has no table. Choose a round robin or another table first (F4).
pairings-bye-by-table = The byes here are set by the table or bracket.
pairings-no-lots = No player of equal rank is without a lot number.
pairings-no-option = This system has no options.
pairings-options-fixed = Options are locked once round 1 is paired.
pairings-no-team-groups = Teams play in one group.
pairings-drawn-over = Re-paired; manual changes on board { $boards } were lost. u restores them.
pairings-in-order = The boards are already in the order of the system.
pairings-fixed-title = Round { $round }: cost of the fixed pairings
pairings-fixed-are = Fixed by the arbiter; all others are paired by the rules:
pairings-fixed-free = The rules alone give the same pairing: the fixed pairings cost nothing.
pairings-fixed-rules = The rules alone would pair:
pairings-fixed-cost = Cost:
pairings-fixed-alone = No pairing exists by the rules alone:
pairings-publish-why = Reason for deviating from the pairing by the rules
pairings-publish-why-ask = One reason for all differences, recorded in the log:
pairings-differences-here = Differs from the pairing by the rules:
pairings-differences-rules = The rules would pair:
pairings-differences-more = … and { $count } more: ,c shows all of them
pairings-compare-title = Round { $round } compared with another pairing
pairings-compare-now = current
pairings-compare-rules = pairing by the rules
pairings-compare-earlier = { $what } · entry { $step }, { $time }
pairings-compare-branch = branch: { $what } · entry { $step }, { $time }
pairings-compare-none = The round has had no other pairing, and the rules give the same one.
pairings-compare-system = pairing by another system or edition…
pairings-compare-changed = { $sign } not in the other pairing: { $count ->
    [one] one board
   *[other] { $count } boards
}
pairings-adjourned-results = enter results first
pairings-adjourned-pair = pair anyway
legend-one-group = same restricted group (club, family or other)

# Cross-checks of a draft.
opinions-chip-agree = { $agreeing }/{ $all } checks match
opinions-chip-given = { $agreeing }/{ $all } match, { $what ->
    [bye] bye chosen
    [fixed] { $count } fixed
   *[other] { $count } decided
}
opinions-open = cross-checking
opinions-outdated = changed: re-pair
opinions-told-outdated = Players joined or left since the draft was paired. r re-pairs it, then it is cross-checked.
opinions-none-yet = This draft has no cross-check.
opinions-none = no cross-check
opinions-manual = manual: { $count }
opinions-chip-differs = cross-check differs: { $boards }
opinions-differ = The cross-check differs from this draft. Review the differing boards before publishing: ,k shows them.
opinions-title = Cross-check
opinions-of-draft = Draft:
opinions-of-second = Cross-check:
opinions-system = second method of the system
opinions-program = external program
opinions-detail-open = Cross-check, { $who }: no answer yet.
opinions-detail-agrees = Cross-check, { $who }: matches.
opinions-detail-agrees-given = Cross-check, { $who }: matches, with the arbiter’s decisions given.
opinions-detail-differs = ! Cross-check, { $who }: differs at { $with }.
opinions-detail-late = Cross-check, { $who }: no answer within ten seconds.
opinions-detail-silent = Cross-check, { $who }: not available. { $with }
opinions-no-program = { $program } cannot be started: { $cause }. Correct the “checker” file of your configuration.
opinions-program-late = No answer within ten seconds.
opinions-program-failed = { $program } failed with an error. Run it manually on a report of the event.
opinions-program-garbled = The answer of { $program } is not a pairing of these players. Correct its arguments in the “checker” file of your configuration.

# Whether the rounds after a draft can still be paired.
to-come-chip = remaining rounds not pairable
to-come-possible = All remaining rounds can be paired, whatever the results.
to-come-not-shown = It could not be verified that all remaining rounds can be paired.
to-come-impossible = After this draft, not all remaining rounds can be paired: opponents may not meet twice, nor a player have two byes. Players concerned: { $players }.
to-come-impossible-colours = After this draft, not all remaining rounds can be paired within the colour limits: however colours are assigned, a player has no opponent. Players concerned: { $players }.
to-come-fix = Swapping { $players } (boards { $first } and { $second }) corrects this: mark both (Space), then swap (s).
to-come-fix-colours = Swapping the colours on board { $board } corrects this (,w).
to-come-key = ,k shows the cross-check.
to-come-no-fix = No swap of two players corrects this: change more of the draft manually, or set fewer rounds (F4, “Rounds”).

# The round by another system.
against-choose = The same round by another system
against-alike = { $one } and { $other } give the same pairing.
against-side = { $system } pairs:
against-side-recorded = { $system } pairs, as recorded:
