# Result entry, and corrections of any round.

column-white = White
column-black = Black

results-white-wins = White wins
results-black-wins = Black wins
results-draw = draw
results-forfeit = forfeit
results-others = other results
results-correct = correct
results-missing-only = missing only
results-slip = slip entry
results-verify = verify
results-import = import
results-clear = clear, go up
results-settle = resolve / skip
results-next-conflict = next to resolve
results-undo-key = undo last key
results-slip-ends = end slips
results-slip-keys = + White  - Black  * draw   f+ f- f* forfeit   o others
# Letters of the sections of a festival.
results-slip-sections = { $first }–{ $last } section
results-slip-last = Last entries: { $entries }
results-no-conflicts = There are no conflicting results.
results-nothing-to-clear = No result is recorded here or on the line above.
results-number-first = Type the board number first (digits, on some keyboards with Shift), then the result.
results-no-meaning = { $key } is not used in slip entry. Type the board number, then + - * or f. Esc ends.
results-slip-cleared = Rejected entry cleared. Esc again ends slip entry.
results-slips-left = Slip entry ended. Digits are results again once the cursor has moved; ,s resumes slip entry.
results-slips-just-left = { $key } was ignored: slip entry has just ended. Move the cursor to the board first, or resume slip entry (,s).
results-conflicts = { $count ->
    [one] One conflict: board { $boards } (n, then Enter)
   *[other] { $count } conflicts: boards { $boards } (n, then Enter)
}
results-conflicts-elsewhere = round { $round }: { $boards }

results-doubt = Board { $board } already has a different result, which is kept. To correct the result: c. To resolve the conflict: n, then Enter.
results-verify-differs = Board { $board }: the second entry differs from the first. To resolve the conflict: n, then Enter.
results-verify-missing = Board { $board } has no result to verify. End the verification (V) and enter it.
results-not-a-result = { $key } is not a result. Use { $white } for White wins, { $black } for Black wins, { $draw } for a draw.
results-forfeit-how = Forfeit: { $white } White wins, { $black } Black wins, { $draw } double forfeit; Esc cancels.
results-num-lock = Num Lock is off: received { $key } instead of a digit. Turn it on; the cursor has not moved.
results-num-lock-slip = { $key } is not used in slip entry (Esc ends it). For a digit on the numeric keypad, turn Num Lock on.
results-others-title = Board { $board }: other results
results-keep = Keep { $result }
results-said-by = { $result } entered by { $name }
results-take = Accept { $result }
results-settle-title = Board { $board }: which result is correct?
results-no-board = No such board. Boards run from 1 to { $last }.
results-not-paired = Round { $round } is not paired yet. Pair it on the pairings screen (F6).
results-draft = Round { $round } is still a draft. Publish it on the pairings screen (F6), then enter results.
results-tally = { $sum } of { $total } entered
results-paper = paper count
results-note = note incident
tally-penalty = pen.
tally-unrated = unr.
tally-title = Round { $round }: paper count
tally-how = Count the results on paper. Type one number per column, separated by spaces; Enter compares. Missing numbers at the end are 0.
tally-type-counts = Type the counts of this line first.
tally-too-many = The counts exceed the boards of this line. Count again.
tally-agrees = ✓ The paper matches the entered results ({ $count }). Enter closes.
tally-differs = ✗ The paper differs: { $difference }. Count in blocks of ten boards.
tally-block = ✗ Check boards { $boards }: { $difference }. Enter goes there.
tally-block-left = ✗ The other blocks match: check boards { $boards }. Enter goes there.
tally-look = One of the boards { $boards } has a different result on paper.
tally-key-next = next count
tally-key-compare = compare
results-closed = Round { $round } is closed: type a number to go to a board, c corrects, V verifies.
results-number-by-slip = Digits are results here. Press ,s to type board numbers.
results-only-missing = Only boards with a missing or conflicting result are shown; m shows all.
results-complete = All results are entered.
results-undecided = { $count ->
    [one] One match is tied and must be decided (n, then ,d): board { $boards }
   *[other] { $count } matches are tied and must be decided (n, then ,d): boards { $boards }
}
results-missing = { $count ->
    [one] One result missing: board { $boards }
   *[other] { $count } results missing: boards { $boards }
}
results-mode-forfeit = FORFEIT: { $white }, { $black } or { $draw }
results-mode-verify = VERIFY: enter all results again. Equal: { $verified }, different: { $differing }. V ends.

correct-title = Round { $round }, board { $board }: change { $result } to …
correct-title-missing = Round { $round }, board { $board }: enter the result
correct-card-title = Round { $round }, board { $board }: { $old } → { $new }
correct-colours = colours were reversed
correct-record = Record; later pairings use it
correct-undo-unplayed = Record and re-pair round { $round } (no result yet)
correct-undo-later = Record, undo from round { $round } on and re-pair (undone rounds stay as a branch)
correct-rating-only = Too late for pairings: record for the rating report only ({ $article })
correct-same-pairing = Round { $round }: same pairing.
correct-other-pairing = { $count ->
    [0] Round { $round }: the bye would change
    [one] Round { $round }: one board would change; now paired:
   *[other] Round { $round }: { $count } boards would change; now paired:
}
correct-other-bye = bye: { $then } → { $now }
correct-other-numbers = { $count ->
    [one] One pairing number of round { $round } would change:
   *[other] { $count } pairing numbers of round { $round } would change:
}
correct-same-places = The standings do not change.
correct-other-places = { $count ->
    [one] One rank changes:
   *[other] { $count } ranks change:
}
correct-score = Which score is correct?
correct-score-how = Points of the first team (2.5) or of both teams (2.5-1.5).
correct-score-title = Round { $round }: { $old } → { $new }
correct-reason-title = Reason: press its digit.
correct-reason-typed = Reason
correct-reason-slip = misread slip
correct-reason-sheet = wrong sheet
correct-reason-colours = wrong colours
correct-reason-score = wrong score
correct-reason-appeal = appeal
correct-reason-other = other reason (type it)
correct-reason-missing = A correction needs a reason. Press a digit from 1 to 5.
correct-reach = Effects
correct-reach-open = calculating…
correct-reach-rating = Only the rating report changes.
correct-key-reason = reason
correct-key-follow = consequence
correct-key-act = correct
correct-confirm-rewrite = Closed round { $round } will be changed.
correct-confirm-undo = Round { $round } and all later rounds will be undone. They stay in the log as a branch.

results-match = decide match
match-line = { $one } { $points } – { $others } { $other }: { $next }
match-next-game = a game is still to be played
match-next-add = { $stage } follows, { $count ->
    [one] one game
   *[other] { $count } games
} (,d)
decided-by-boards = board count
match-next-lot = tied: decided by drawing of lots (,d)
match-next-decided = { $winner } wins ({ $by })
match-next-neither = neither side advances
match-none = The games of this round decide its matches. Enter their results.
results-scores-only = The teams list no players. Enter the score of each match here.
results-only-teams = Scores are entered for team matches with line-ups. Enter the result of each board here.
results-only-without-players = The teams list players. Enter the result of each board instead of a score.
line-ups-no-players = The teams list no players, so there are no line-ups.
results-slips-first = Slip entry is active. End it first (Esc).
match-team-forfeits = { $team } forfeits the match: enter the reason
match-both-forfeit = Double forfeit of the match: enter the reason
results-line-ups = line-ups
line-ups-title = Line-ups of round { $round }
line-ups-how = Type roster numbers in board order: 1 3 4 5. -2: player 2 is omitted, the others move up and a reserve plays. =: same as the last match. - at the end: an empty board. Absent players are in brackets.
line-ups-begun = ▪ A game of the match has been played: its line-ups are closed.
line-ups-none = Line-ups are only for team matches in which captains name the players.
line-ups-no-number = { $team } has no player { $number }. Roster numbers run from 1 to { $last }.
line-ups-hole = Board { $board } of the match is empty, but a later one is not. Only the last boards may be empty: name the players from board 1 on.
line-ups-too-few = Too few players: { $count } for { $boards }. Add the others, or type - for each empty board.
line-ups-no-last = { $team } has not played a match yet. Type the line-up.
line-ups-last-short = { $team } did not play on all boards in the last match. Type the line-up.
line-ups-not-read = { $typed } is not a line-up. Use only roster numbers, + and -.
line-ups-key-last = last line-up
line-ups-key-take = save, next team
results-type-score = enter score
results-match-scores = match scores
match-scores-title = Match scores of round { $round }
match-scores-how = Use this if board results are not recorded. Type the points of the first team (2.5) or of both teams (2.5-1.5). Delete clears a score.
match-scores-key-take = save, next match
match-scores-key-clear = clear
match-title = Match
match-add-white = Add { $stage }: { $white } starts with White
match-add-drawn = Add { $stage }: draw lots for the colours
match-lot-procedure = Announce beforehand what the lot decides. The higher-rated player draws first (coin or two pieces). The winner draws again, with pieces, for the colour in the first game.
match-lot-procedure-golden-point = Armageddon (golden point): one drawing of lots. The winner chooses the colour.
match-lot-procedure-teams = The captains draw. If one team has White on all boards, the entire team plays the colour its captain draws.
match-lot-chosen = { $won } won the lot, { $white } starts with White
match-lot-draw = Draw lots for the colours
match-lot-won = { $side } won the lot
match-lot-decides = Draw lots for the side that advances
match-absent = No-show: { $player }
match-both-absent = No-show: both sides
match-decide = { $player } advances by the arbiter’s decision: enter the reason
match-contradicted = but round { $round } was paired with { $player }
match-keep = Keep the played match, { $player } advances: enter the reason
match-pair-again = Re-pair it: { $winner } replaces { $player }: enter the reason
match-undo = Undo the decision
