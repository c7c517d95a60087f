# The log: what was done, in the past tense; and what undoing left behind.

column-step = Step
column-time = Time
column-what = What was done
column-by = By

log-by = By { $name }.
log-look = look at this moment
log-branches = branches
log-compare = compare with now
log-take-back = return to here
log-entry = Entry
log-empty = Nothing was done yet.
log-reason = Reason: { $reason }
log-branch-count = { $count ->
    [0] Undoing has left no branch behind.
    [one] One branch was left behind. Enter looks at it, d compares it, t returns to it, x drops it.
   *[other] { $count } branches were left behind. Enter looks at one, d compares it, t returns to it, x drops it.
}
log-branch = { $rounds ->
    [0] no round paired
    [one] one round paired
   *[other] { $rounds } rounds paired
}, results: { $results }; { $entries ->
    [0] it lies behind the present
    [one] one entry since step { $fork }
   *[other] { $entries } entries since step { $fork }
}; last: { $last }
log-compare-title = Step { $step } compared with now
log-compare-round = Round { $round }
log-compare-same = the same
log-compare-there = there
log-compare-without = without it
log-compare-now = now
log-compare-game = { $side }: { $white } – { $black } { $result }
log-compare-bye = bye { $other }: { $there }, now: { $here }
log-take-back-title = Return to step { $step }?
log-take-back-line = The event becomes what it was at that step. What it is now stays as a branch.

log-breaks-integrity = ! { $what } · breaks the integrity of the pairings
log-without-effect = { $what } · not applied: it does not fit the event
log-took-out = Taken out, the rest kept: { $what }
log-dropped = The branch is offered no more. The log still leads to it.
log-dropped-step = Branch up to step { $step } dropped
log-take-out = take out, keep the rest
log-drop = drop the branch
log-branches-first = Branches are dropped in their list: b shows it.
log-entries-first = Entries are taken out in the log: Esc goes back to it.
log-fold = fold or unfold
log-fold-entries = Entries are folded in the log: Esc goes back to it.
log-run-results = Round { $round }: { $count ->
    [one] one result
   *[other] { $count } results
} entered, boards { $boards }
log-run-registered = { $count ->
    [one] One player
   *[other] { $count } players
} registered
log-run-checked-in = { $count ->
    [one] One player is here
   *[other] { $count } players are here
}
log-run-not-checked-in = { $count ->
    [one] One player is not here yet
   *[other] { $count } players are not here yet
}
log-out-which = Which entry is taken out?
log-out-entry = { $what } · step { $step }
log-out-title = Take step { $step } out and keep the rest
log-out-mistake = entered by mistake
log-out-twice = entered twice
log-out-player = wrong player or board
log-out-changed = no longer so
log-out-no-command = Only something that was done can be taken out; t returns to this step.
log-out-needed = Step { $step } depends on it: { $what } { $why }
log-out-not-there = It is not part of the event as it is now.
log-out-nothing = Without it the event would be the same: what came later says it too.
log-compare-players = Players
log-compare-player = { $player }: { $other } { $there }; now { $here }
log-compare-settings = What is announced differs.
log-compare-withdrawn = withdrawn from round { $round } on
log-compare-absence = round { $round }: { $bye }
log-compare-not-registered = not registered
log-began = The event began.
log-undone = Undone: { $what }
log-redone = Redone: { $what }
log-moved = Went to step { $step }
log-announced = Event announced: { $changes }
log-announced-again = Event announced, nothing changed
log-announced-like = As in { $event }. { $what }
log-stated-numbers = pairing numbers as the report states them
log-stated-points = virtual points as the report states them
log-kept-records = records of the report kept
log-round-dates = Days of the rounds
log-deputies = Deputy arbiters
log-registered = Registered: { $player }
log-took-list = Taken over from { $from }: { $new } new, { $changed } changed
log-edited-player = { $player }: { $changes }
log-noted-list = Ratings are as in the list of { $list }
log-followed-list = List of { $list } followed: { $changes }
log-removed = Registration taken back: { $player }
log-withdrew = { $player } withdrew from round { $round } on
log-expelled = { $player } expelled from round { $round } on
log-denied-half-points = { $player } is not entitled to half-point byes
log-granted-half-points = { $player } is entitled to half-point byes again
log-reinstated = { $player } is back
log-bye = { $player }, round { $round }: { $bye }
log-checked-in = { $player } is here
log-not-checked-in = { $player } is not here yet
log-plays = plays
log-registered-team = Team registered: { $team } ({ $members })
log-edited-team = Team { $team }: { $members }
log-renamed-team = Team { $old } is called { $team }: { $members }
log-removed-team = Registration of a team taken back: { $team }
log-withdrew-team = { $team } withdrew from round { $round } on
log-reinstated-team = { $team } is back
log-admitted-team = { $team } takes part from the next round on, with number { $number }
log-adjusted-team-points = { $team }: { $match } match points, { $game } game points in round { $round }
log-reserves = { $players }; reserves { $reserves }
log-boards-of-team = no players, { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
log-lined-up = Round { $round }, line-up of { $team }: { $players }
log-forfeited-match = Round { $round }, { $sides }: forfeited, { $winner } wins
log-forfeited-by-both = Round { $round }, { $sides }: forfeited by both
log-match-score = Round { $round }, { $sides }: { $score } as a whole
log-score-taken-back = Round { $round }, { $sides }: score taken back
log-began-leg = Leg begun, rounds { $first } to { $last }: { $system }, { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
log-discarded-leg = Leg from round { $first } on taken back
log-added-games = Round { $round }, { $sides }: { $count ->
    [one] one game
   *[other] { $count } games
} added ({ $stage })
log-drew-colours = Round { $round }, { $sides }: { $won } won the lot, { $white } begins with White
log-drew-colours-by-seed = Round { $round }, { $sides }: { $won } won the lot, { $white } begins with White (seed { $seed })
log-began-play-off = Play-off from round { $round } on: { $players }
log-drew-pairs = Play-off, pairs drawn: { $pairs }
log-drew-pairs-by-seed = Play-off, pairs drawn: { $pairs } (seed { $seed })
log-play-off-moves = Play-off, moves in the games won: { $moves }
log-play-off-decision = Play-off: { $winner } goes on by decision of the arbiter
log-settled-match = Round { $round }, { $sides }: goes on { $winner } ({ $by })
log-unsettled-match = Round { $round }, { $sides }: decision taken back
match-stage-match = match
match-stage-play-off = play-off
match-stage-golden-point = golden point
settled-by-golden-point = golden point
settled-by-fewest-moves = fewest moves
settled-by-no-show = did not appear
settled-by-lot = by lot
settled-by-arbiter = decision of the arbiter
settled-for-nobody = nobody
log-drafted = Round { $round } drafted by { $system }, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
log-kept-numbers = Round { $round }: pairing numbers stay as they are
log-exchanged-numbers = { $one } and { $other } exchange their pairing numbers from round { $round } on
log-new-numbers = { $count ->
    [one] pairing numbers given anew, one changes
   *[other] pairing numbers given anew, { $count } change
}
log-edited-draft = Draft of round { $round }: { $edit }
log-discarded = Draft of round { $round } discarded
log-published = Round { $round } published
log-published-table = Rounds { $first } to { $last } published
log-reseated = Published round { $round } changed: { $edit }
log-entered = Round { $round }, board { $board }: { $new } ({ $white } – { $black })
log-cleared = Round { $round }, board { $board }: { $old } cleared
log-noted-conflict = Round { $round }, board { $board }: { $old } stands, { $found } was found ({ $white } – { $black })
log-settled-conflict = Round { $round }, board { $board }: settled, { $old } stays ({ $white } – { $black })
log-took-over = { $count ->
    [one] Round { $round }: one result taken over
   *[other] Round { $round }: { $count } results taken over
}
log-corrected = Round { $round }, board { $board } corrected: { $old } → { $new } ({ $white } – { $black })
log-corrected-score = Round { $round }, { $sides } corrected: { $old } → { $new }
log-corrected-rating = Round { $round }, board { $board }: { $new } for the rating report only
log-turned = Round { $round }, board { $board }: colours exchanged
log-turned-rating = Round { $round }, board { $board }: colours exchanged for the rating report only
log-drew-lots = { $count ->
    [one] Lot drawn for one player (seed { $seed })
   *[other] Lots drawn for { $count } players (seed { $seed })
}
log-drew-position = position { $number } drawn for round { $round }: { $pieces } (seed { $seed })
log-adjusted-points = { $player }: { $points } in round { $round }
log-entered-position = position { $number } of round { $round }: { $pieces }
log-entered-values = values entered: { $values }
log-entered-lots = Lots entered: { $lots }
log-prizes = Prizes announced: { $groups }; { $sharing }; { $each }
log-undid-round = Round { $round } and all after it undone

edit-take-apart = board { $board } taken apart
edit-seat = { $white } – { $black } seated on board { $board }
edit-swap = { $one } and { $other } swapped
edit-turn = colours of board { $board } turned
edit-bye = { $player }: { $bye }
edit-call-in = { $player } called in
edit-pair-waiting = { $white } – { $black } instead of { $one } and { $other }, who failed to appear
edit-fix = board { $board } fixed
edit-free = board { $board } no longer fixed
edit-arrange = boards in the order of the system
edit-take-seat = { $player } takes the seat of { $absent }
edit-take-match = { $player } plays the match of { $other }
log-went-alone = The event went on alone at this computer: it was taken over from the others.
log-printed = printed: { $sheets } · { $hash } · { $to }
log-written = written: { $sheets } · { $hash } · { $to }
log-issued-round = round { $round }
log-discarded-lots = Lots taken back, to be drawn again
log-seed = seed { $seed } drawn for { $what }: undo does not change this draw
log-seed-initial-colour = the initial colour
log-seed-lots = the lots of the players
log-seed-teams = the numbers of the teams
log-seed-leg = the numbers from round { $round } on
log-seed-finalists = the finalists of round { $round }
log-seed-pairs = the pairs of the play-off from round { $round } on
log-seed-position = the position of round { $round }
log-seed-colours = the colours of a match of round { $round }
log-seed-winner = the winner of a match of round { $round }
log-left-fide-mode = FIDE mode left: rounds far back were rewritten
log-noted-unchecked = Rounds of the report that are still to be checked against the rules: { $list }
log-checked-import = All rounds of the report are as the rules pair them
log-noted-import = Rounds of the report that are not what the rules pair: { $list }
log-own-board = { $player } always sits at board { $board }
log-no-own-board = { $player } has no board of their own any more
log-entry-fee = Entry fee: { $player } has paid { $paid }
log-entry-fee-due = Entry fee: { $player } has paid { $paid } of { $due }
log-may-meet = not kept apart, since the round could not be paired otherwise: { $players }
