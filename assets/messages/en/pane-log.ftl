# The log: actions, in the past tense; and the branches left by undoing.

column-step = No
column-time = Time
column-what = Action
column-by = By

log-by = By { $name }.
log-look = view this state
log-branches = branches
log-compare = compare
log-restore = restore this state
log-entry = Entry
log-empty = No entries yet.
log-reason = Reason: { $reason }
log-branch-count = { $count ->
    [one] One branch (undone entries). Enter views it, ,c compares it, ,t restores it, x hides it.
   *[other] { $count } branches (undone entries). Enter views one, ,c compares it, ,t restores it, x hides it.
}
log-branch = { $rounds ->
    [0] no round paired
    [one] one round paired
   *[other] { $rounds } rounds paired
}, results: { $results }; { $entries ->
    [0] earlier than the present
    [one] one entry after entry { $fork }
   *[other] { $entries } entries after entry { $fork }
}; last: { $last }
log-compare-title = Entry { $step } compared with now
log-compare-round = Round { $round }
log-compare-same = No differences
log-compare-there = then
log-compare-without = without it
log-compare-now = now
log-compare-game = { $side }: { $white } – { $black } { $result }
log-compare-bye = bye { $other }: { $there }, now: { $here }
log-restore-title = Restore the state at entry { $step }?
log-restore-line = The event returns to this entry. The current state is kept as a branch.

log-breaks-integrity = ! { $what } · affects the integrity of the pairings
log-without-effect = { $what } · not applied: it no longer fits the event
log-took-out = Removed, later entries kept: { $what }
log-dropped = Branch hidden. It stays reachable from the log.
log-dropped-step = Branch up to entry { $step } hidden
log-remove = remove entry
log-drop = hide branch
log-branches-first = Only a branch can be hidden. Open the list of branches first (,b).
log-no-branches = The log has no branches: no entry was undone and followed by another one.
log-entries-first = Only an entry of the log can be removed. Return to the log first (Esc).
log-is-current = This is already the current state. Move to another entry first.
log-fold = fold / unfold
log-check = check the rounds
log-merge = merge a copy
log-fold-entries = The list of branches is shown. Return to the log first (Esc).
log-run-results = Round { $round }: { $count ->
    [one] one result
   *[other] { $count } results
} entered, boards { $boards }
log-run-registered = { $count ->
    [one] One player
   *[other] { $count } players
} registered
log-run-checked-in = { $count ->
    [one] One player
   *[other] { $count } players
} checked in
log-run-not-checked-in = { $count ->
    [one] Check-in of one player undone
   *[other] Check-in of { $count } players undone
}
log-out-which = Which entry should be removed?
log-out-entry = { $step } · { $what }
log-out-title = Remove entry { $step } and keep later ones
log-out-mistake = entered by mistake
log-out-twice = entered twice
log-out-player = wrong player or board
log-out-changed = no longer valid
log-out-no-command = Only actions can be removed; ,t returns to this entry.
log-out-needed = Entry { $step } depends on it: { $what } { $why }
log-out-not-there = This entry is not part of the current event.
log-out-nothing-changes = Without this entry the event would be the same: later entries have the same effect.
log-out-settings = { $setting }: a round has been paired since this entry. Change it on the event screen (F4).
log-out-recorded = The tournament report states this entry, so it stays in the log.
log-compare-players = Players
log-compare-player = { $player }: { $other } { $there }; now { $here }
log-compare-settings = The settings differ.
log-compare-withdrawn = withdrawn from round { $round } on
log-compare-absence = round { $round }: { $bye }
log-compare-not-registered = not registered
log-began = Event created.
log-undone = Undone: { $what }
log-redone = Redone: { $what }
log-moved = Moved to entry { $step }
log-announced = Event settings: { $changes }
log-initial-colour = Initial colour: { $colour }
log-announced-again = Event settings confirmed, nothing changed
log-announced-like = Settings as in { $event }. { $what }
setting-numbering = pairing numbers as stated in the report
setting-virtual-points = virtual points as stated in the report
setting-records = report records kept
setting-round-days = Days of the rounds
log-registered = Registered: { $player }
log-took-list = Imported from { $from }: { $new } new, { $changed } changed
log-edited-player = { $player }: { $changes }
log-noted-list = Ratings from list { $list }
log-followed-list = Updated from list { $list }: { $changes }
log-removed = Registration removed: { $player }
log-withdrew = { $player } withdrawn from round { $round } on
log-expelled = { $player } expelled from round { $round } on
log-denied-half-points = { $player } is not entitled to half-point byes
log-granted-half-points = { $player } is entitled to half-point byes again
log-reinstated = { $player } reinstated
log-bye = { $player }, round { $round }: { $bye }
log-checked-in = { $player } checked in
log-not-checked-in = { $player }: check-in undone
log-plays = plays
log-registered-team = Team registered: { $team } ({ $members })
log-edited-team = Team { $team }: { $members }
log-renamed-team = Team { $old } renamed to { $team }: { $members }
log-removed-team = Team registration removed: { $team }
log-withdrew-team = { $team } withdrawn from round { $round } on
log-reinstated-team = { $team } reinstated
log-admitted-team = { $team } takes part from the next round on, with number { $number }
log-adjusted-team-points = { $team }: { $match } match points, { $game } game points in round { $round }
log-reserves = { $players }; reserves { $reserves }
log-boards-of-team = no players, { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
log-lined-up = Round { $round }, line-up of { $team }: { $players }
log-forfeited-match = Round { $round }, { $sides }: forfeited, { $winner } wins
log-forfeited-by-both = Round { $round }, { $sides }: double forfeit
log-match-score = Round { $round }, { $sides }: match score { $score }
log-score-removed = Round { $round }, { $sides }: match score cleared
log-began-leg = Stage started ({ $span ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}): { $system }, { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
log-discarded-leg = Stage from round { $first } on discarded
log-added-games = Round { $round }, { $sides }: { $count ->
    [one] one game
   *[other] { $count } games
} added ({ $stage })
log-drew-colours = Round { $round }, { $sides }: { $won } won the lot, { $white } starts with White
log-drew-colours-by-seed = Round { $round }, { $sides }: { $won } won the lot, { $white } starts with White (seed { $seed })
log-began-play-off = Play-off from round { $round } on: { $players }
log-drew-pairs = Play-off, pairs drawn: { $pairs }
log-drew-pairs-by-seed = Play-off, pairs drawn: { $pairs } (seed { $seed })
log-play-off-moves = Play-off, moves in the games won: { $moves }
log-play-off-decision = Play-off: { $winner } advances by decision of the arbiter
log-settled-match = Round { $round }, { $sides }: { $winner } wins ({ $by })
log-unsettled-match = Round { $round }, { $sides }: decision undone
match-stage-match = match
match-stage-play-off = play-off
match-stage-golden-point = Armageddon
settled-by-golden-point = Armageddon
settled-by-fewest-moves = fewest moves
settled-by-no-show = no-show
settled-by-lot = by lot
settled-by-arbiter = decision of the arbiter
settled-for-neither = neither
log-drafted = Draft of round { $round }: { $system }, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
log-kept-numbers = Round { $round }: pairing numbers kept
log-exchanged-numbers = { $one } and { $other } exchange pairing numbers from round { $round } on
log-new-numbers = { $count ->
    [one] pairing numbers reassigned, one changed
   *[other] pairing numbers reassigned, { $count } changed
}
log-edited-draft = Draft of round { $round }: { $edit }
log-discarded = Draft of round { $round } discarded
log-published = Round { $round } published
log-published-table = { $span ->
    [one] Round { $rounds } published
   *[other] Rounds { $rounds } published
}
log-reseated = Published round { $round } changed: { $edit }
log-entered = Round { $round }, board { $board }: { $found } ({ $white } – { $black })
log-cleared = Round { $round }, board { $board }: { $old } cleared
log-noted-conflict = Round { $round }, board { $board }: { $old } recorded, { $found } found ({ $white } – { $black })
log-settled-conflict = Round { $round }, board { $board }: conflict resolved, { $old } kept ({ $white } – { $black })
log-took-over = { $count ->
    [one] Round { $round }: one result restored
   *[other] Round { $round }: { $count } results restored
}
log-corrected = Round { $round }, board { $board } corrected: { $old } → { $new } ({ $white } – { $black })
log-corrected-score = Round { $round }, { $sides } corrected: { $old } → { $new }
log-corrected-rating = Round { $round }, board { $board }: { $new } for the rating report only
log-turned = Round { $round }, board { $board }: colours swapped
log-turned-rating = Round { $round }, board { $board }: colours swapped for the rating report only
log-drew-lots = { $count ->
    [one] Lot drawn for one player (seed { $seed })
   *[other] Lots drawn for { $count } players (seed { $seed })
}
log-drew-position = Position { $number } drawn for round { $round }: { $pieces } (seed { $seed })
log-adjusted-points = { $player }: { $points } in round { $round }
log-entered-position = Position { $number } of round { $round }: { $pieces }
log-entered-values = Values entered: { $values }
log-entered-lots = Lots entered: { $lots }
log-prizes = Prizes set: { $groups }; { $sharing }; { $each }
log-undid-round = Round { $round } and all later rounds undone
log-undid-last-round = Round { $round } undone

edit-take-apart = board { $board } unpaired
edit-seat = { $white } – { $black } paired on board { $board }
edit-swap = { $one } and { $other } swapped
edit-turn = colours of board { $board } swapped
edit-bye = { $player }: { $bye }
edit-call-in = { $player } added to the round
edit-pair-waiting = { $white } – { $black } instead of { $one } and { $other }, both no-shows
edit-fix = pairing on board { $board } fixed
edit-free = pairing on board { $board } released
edit-arrange = boards sorted in the order of the system
edit-take-seat = { $player } replaces { $absent }
edit-take-match = { $player } plays the match of { $other }
log-went-alone = The event continued offline on this computer, without the shared database.
log-printed = Printed: { $sheets } · { $hash } · { $to }
log-written = Written: { $sheets } · { $hash } · { $to }
log-issued-round = round { $round }
log-discarded-lots = Lots undone, to be drawn again
log-seed = Draw of { $what }: seed { $seed }; undoing does not change it
log-seed-initial-colour = the initial colour
log-seed-lots = the lots of the players
log-seed-teams = the numbers of the teams
log-seed-leg = the numbers from round { $round } on
log-seed-finalists = the finalists of round { $round }
log-seed-pairs = the pairs of the play-off from round { $round } on
log-seed-position = the position of round { $round }
log-seed-colours = the colours of a match of round { $round }
log-seed-winner = the winner of a match of round { $round }
log-left-fide-mode = Left FIDE mode: earlier rounds were rewritten
log-noted-unchecked = Rounds of the report still to be checked against the rules: { $list }
log-checked-import = All rounds of the report match the pairing by the rules
log-noted-import = Rounds of the report that differ from the rules: { $list }
log-own-board = { $player }: board { $board } reserved
log-no-own-board = { $player }: reserved board released
log-incident = Note on { $player }, { $incident }
log-entry-fee = Entry fee, { $player }: { $paid } paid
log-entry-fee-due = Entry fee, { $player }: { $paid } of { $due } paid
log-may-meet = restriction lifted so that the round can be paired: { $players }
