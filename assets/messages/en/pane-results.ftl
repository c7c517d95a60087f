# Result entry, and corrections of any round.

column-white = White
column-black = Black

results-white-wins = White wins
results-black-wins = Black wins
results-draw = draw
results-forfeit = forfeit
results-others = other results
results-correct = correct
results-missing-only = only missing
results-slip = by slips
results-verify = verify
results-take-in = take in a file
results-clear = clear, go up
results-settle = settle / skip
results-next-conflict = next to settle
results-take-back = one key back
results-slip-ends = end of slips
results-slip-keys = + White  - Black  * draw   f+ f- f* forfeit   o others
# Letters of the sections of a festival.
results-slip-sections = { $first }-{ $last } section
results-slip-last = Last: { $entries }
results-no-conflicts = No results are in conflict.
results-number-first = The board number comes first, in digits (on some keyboards with Shift), then the result.
results-no-meaning = { $key } means nothing on a slip. Number, then + - * or f; Esc ends.
results-slip-cleared = What was refused is cleared. Esc again ends slips.
results-slips-left = Slips have ended. Digits are results once the cursor has moved; b opens slips.
results-slips-just-left = { $key } was not taken: slips have just ended. Move the cursor to the board first, or take slips again with b.
results-conflicts = To settle { $count } (n, then Enter): { $boards }
results-conflicts-elsewhere = round { $round }: { $boards }

results-doubt = Board { $board } has another result, which stays. The conflict is noted; settle it with Enter.
results-verify-differs = Board { $board } differs from what was entered. The conflict is noted; settle it with Enter.
results-not-a-result = { $key } is not a result. { $white } White wins, { $black } Black wins, { $draw } draw.
results-forfeit-how = Forfeit: { $white } to White, { $black } to Black, { $draw } both; Esc leaves it.
results-num-lock = Num Lock is off: { $key } came where a digit is expected. Press Num Lock; the cursor is where it was.
results-num-lock-slip = { $key } does nothing on the slip desk: Esc ends slips. If it was a digit of the numeric pad, Num Lock is off.
results-others-title = Board { $board }: other results
results-keep = keep { $result }
results-said-by = { $result } entered by { $name }
results-take = take { $result }
results-settle-title = Which result of board { $board } is right?
results-no-board = There is no such board. Boards go from 1 to { $last }.
results-not-paired = Round { $round } is not paired yet. Pair it in the pairings pane (F6).
results-draft = Round { $round } is only a draft. Publish it in the pairings pane (F6), then enter results.
results-tally = { $kinds } = { $sum } of { $total } entered
results-paper = compare with the paper
tally-penalty = pen.
tally-unrated = unr.
tally-title = Round { $round }: counts of the paper sheet
tally-how = Count on the paper: type one number a column, Space between them, Enter compares. What follows the last number is 0.
tally-type-counts = Type the counts of this line first.
tally-too-many = These counts are more than the boards of the line: count again.
tally-agrees = ✓ The paper agrees with what is entered ({ $count }). Enter closes.
tally-differs = ✗ The paper differs: { $difference }. Count ten boards at a time.
tally-block = ✗ Look in boards { $boards }: { $difference }. Enter goes there.
tally-block-left = ✗ The other blocks agree: look in boards { $boards }. Enter goes there.
tally-look = The paper has another result on one of the boards { $boards }.
tally-key-next = next count
tally-key-compare = compare
results-closed = Round { $round } is closed: a number goes to its board, c corrects there, V verifies.
results-number-by-slip = Here digits are results: b takes a board number first.
results-only-missing = Only boards without a result or to be settled are shown; m shows all.
results-complete = All results are in.
results-undecided = { $count ->
    [one] One match is level and to be decided (n, p): board { $boards }
   *[other] { $count } matches are level and to be decided (n, p): boards { $boards }
}
results-missing = Missing { $count }: { $boards }
results-mode-forfeit = FORFEIT: { $white }, { $black } or { $draw }
results-mode-verify = VERIFY: enter everything again. Equal: { $verified }, different: { $differing }. V ends.

correct-title = Round { $round }, board { $board }: { $result } becomes …
correct-card-title = Round { $round }, board { $board }: { $old } → { $new }
correct-colours = the colours were the other way round
correct-record = record it; pairings still to be made follow from it ({ $article })
correct-undo-unplayed = record it and pair round { $round } again (published, not played)
correct-undo-later = record it, undo from round { $round } on and pair again (a branch stays)
correct-rating-only = too late: for the rating report only ({ $article })
correct-same-pairing = Round { $round }: would be paired the same.
correct-other-pairing = { $count ->
    [0] Round { $round }: another bye
    [one] Round { $round }: one board would be paired otherwise:
   *[other] Round { $round }: { $count } boards would be paired otherwise:
}
correct-other-bye = bye: { $then } → { $now }
correct-other-numbers = { $count ->
    [one] One pairing number of round { $round } would be another:
   *[other] { $count } pairing numbers of round { $round } would be others:
}
correct-same-places = No place in the standings changes.
correct-other-places = { $count ->
    [one] One place changes:
   *[other] { $count } places change:
}
correct-score = Which score is right?
correct-score-how = The points of the first team, 2.5, or of both, 2.5-1.5.
correct-score-title = Round { $round }: { $old } → { $new }
correct-reason-title = Why? Press the digit of the reason.
correct-reason-typed = Reason
correct-reason-slip = misread slip
correct-reason-sheet = wrong sheet
correct-reason-colours = wrong colours
correct-reason-score = wrong score
correct-reason-appeal = appeal
correct-reason-other = another reason, typed
correct-reason-missing = A correction of the past needs its reason: 1 to 5.
correct-reach = What it reaches
correct-reach-open = … being worked out
correct-key-reason = reason
correct-key-follow = what follows
correct-key-act = correct
correct-confirm-rewrite = Closed round { $round } is rewritten.
correct-confirm-undo = Round { $round } and all after it are undone. They stay as a branch in the log.

results-match = add games, decide
match-line = { $one } { $points } – { $others } { $other }: { $next }
match-next-game = a game is to be played
match-next-add = { $stage } follows, { $count ->
    [one] one game
   *[other] { $count } games
}: key p
decided-by-boards = count of boards
match-next-lot = level: the lot decides, key p
match-next-decided = { $winner } goes on ({ $by })
match-next-nobody = neither goes on
match-none = In this round the games say what a match comes to: enter their results.
results-told-whole = The teams list no players: scores of whole matches are entered here.
results-only-teams = only in matches of teams with line-ups
results-only-without-players = only where teams list no players
line-ups-no-players = The teams list no players to name.
results-slips-first = Slips are being entered; Esc ends them.
match-team-forfeits = { $team } forfeits the match: enter the reason
match-both-forfeit = Both forfeit the match: enter the reason
results-line-ups = line-ups
line-ups-title = Line-ups of round { $round }
line-ups-how = Type who plays, by the numbers of the roster: 1 3 4 5. -2: 2 sits out, the others move up and a reserve plays. = as in the last match. - behind the last: a board stays empty. Who is in brackets is away.
line-ups-begun = ▪ A game of the match is played: its line-ups are closed.
line-ups-none = Line-ups belong to matches of teams in which captains name who plays.
line-ups-no-number = { $team } has no player { $number }: its numbers go from 1 to { $last }.
line-ups-hole = Board { $board } of the match is empty, but a lower one is not. A team leaves its last boards empty: name the others from board 1 on.
line-ups-too-few = Too few are named: { $count } for { $boards }. Name the others, or put - for each board that stays empty.
line-ups-no-last = { $team } has played no match before. Type who plays.
line-ups-last-short = { $team } did not play on all boards last time. Type who plays.
line-ups-not-read = { $typed }: only numbers, + and - stand in a line-up. Type it again.
line-ups-key-last = as last time
line-ups-key-take = take, next team
results-type-score = type the score
results-match-scores = match scores
match-scores-title = Scores of the matches of round { $round }
match-scores-how = Type the points of the first team, 2.5, or of both, 2.5-1.5, where nobody keeps what the boards came to. Delete takes a score back.
match-scores-key-take = take, next match
match-scores-key-clear = take back
match-title = Match
match-add-white = Add: { $stage }, { $white } begins with White
match-add-drawn = Add: { $stage }, draw the colours by lot
match-lot-procedure = Announce first what the lot decides. The higher rated player draws first (a coin, two pieces). The winner draws once more, with pieces, for the colour of the first game.
match-lot-procedure-golden-point = Golden point: one lot. The winner chooses the colour.
match-lot-procedure-teams = The captains draw. The entire team has the colour drawn by its captain, where White has all boards.
match-lot-chosen = { $won } won the lot, { $white } begins with White
match-lot-draw = Draw the colours by lot
match-lot-won = { $side } won the lot
match-lot-decides = Draw by lot who goes on
match-absent = { $player } did not appear
match-both-absent = Neither appeared
match-decide = { $player } goes on by decision of the arbiter: enter the reason
match-contradicted = but round { $round } was paired with { $player }
match-stands = The match stands, { $player } goes on: enter the reason
match-pair-again = { $winner } plays it instead of { $player }: enter the reason
match-take-back = Take the decision back
