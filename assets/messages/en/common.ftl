# What every pane needs: the arbiter's words, column heads, counts, notices.

word-event = Event
word-player = Player
word-pairing-number = Pairing number
word-licence = Licence number
word-rating = Rating
word-national-rating = National rating
word-title = Title
word-federation = Federation
word-round = Round
word-pairing = Pairing
word-board = Board
word-colour = Colour
word-result = Result
word-points = Points
word-bye = Bye
word-forfeit = Forfeit
word-adjourned = Adjourned
word-withdrawn = Withdrawn
word-absent = Absent
word-downfloat = Downfloat
word-upfloat = Upfloat
word-score-group = Score group
word-bracket = Bracket
word-colour-preference = Colour preference
word-tie-break = Tie-break
word-step = Step
word-branch = Branch
word-correction = Correction

column-board = Bd
column-board-short = Bd
column-pairing-number = No
column-licence = Licence
column-title = Title
column-name = Name
column-rating = Elo
column-national-rating = Nat.
column-ukd = UKD
column-federation = Fed
column-born = Born
column-result = Result
column-points = Pts
column-points-short = Pt
column-place = Pl
column-team = Team
column-group = Group
column-match = Match
column-match-board = Match bd
column-games = Games
column-percent = %
column-round = Rd
column-slot = Slot
column-colour = Col
column-colour-short = Co
column-opponent = Opponent
column-float = Float

count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-missing-results = { $count ->
    [0] all results are in
    [one] { $count } result is missing
   *[other] { $count } results are missing
}
word-round-number = round { $round }
word-board-number = board { $board }

screen-too-small = This screen has { $width } by { $height } characters. hakem needs { $columns } by { $rows }: enlarge the window or choose a smaller font.

slogan = the arbiter's console
head-past = looking at step { $step }
head-damaged = DAMAGED, read-only
head-stale = STALE, read-only
head-following = read-only, following
head-cut-off = cut off
head-unshared = { $count } not shared yet
head-shared = shared
head-mirror-lost = 2ND FOLDER LOST
head-unsaved = { $count ->
    [one] { $count } entry not saved
   *[other] { $count } entries not saved
}
head-conflicts = { $count } to settle
head-undecided = { $count } to decide

undo-nothing = There is nothing to undo.
undo-done = Undone: { $what }
undo-published-title = Take round { $round } off the wall?
undo-published = Its pairing is published: people have seen it. It stays in the log and can be brought back.
redo-nothing = There is nothing to redo.
redo-done = Done again: { $what }
branch-taken-back = Branch taken back, up to: { $what }
past-refused = Past states cannot be changed. Return to the present first (Esc).
paste-refused = Nothing is being typed here, so nothing was pasted. Open a form or a search first.
typed-ahead = Keys that came before this question could be read did not answer it. Answer it now.
terminal-torn = The terminal began a message and did not end it. Keys pressed in those seconds were not taken: look at the last entries.
mirror-set = The event file is now mirrored there.
mirror-ended = The event file is no longer mirrored.
language-not-kept = The language could not be kept for the next start. Choose it again then.
lots-all-drawn = Everybody has a lot. Lots are not drawn twice.

head-saved = saved
next-open = opens the event at the cursor; n begins a new one
next-present = goes back to the present
next-read-only = leaves the event; here it can only be read
next-turn = goes to round { $round }
next-players = Players: register who plays
next-register = registers a player
next-teams = Players: t lists the teams; register them
next-team-list = lists the teams; there a registers one
next-register-team = registers the next team in its board order
next-numbers = draws the numbers; n enters those that players drew
next-numbers-there = Pairings: the numbers are to be drawn
next-draw = draws the lot for the colour of number 1
next-pair = pairs round { $round }
next-pair-table = pairs round { $round }; a publishes all rounds at once
next-pair-there = Pairings: round { $round } is to be paired
next-review = Pairings: round { $round } is a draft; look at it and publish it
next-publish = publishes round { $round }; n goes to the next board to look at
next-pair-again = pairs round { $round } again: players came or left after the draft
next-pair-again-there = Pairings: players came or left after the draft of round { $round }; pair it again
next-bye = gives a bye to the player who has no place
next-meet = pairs two of the { $count } who have no place
done-and-more = { $first }, and { $more ->
    [one] one more entry
   *[other] { $more } more entries
} (L)
next-slip = ends the slips. The number of a board, then +, - or *; { $count ->
    [one] one is missing
   *[other] { $count } are missing
}
next-match-scores = takes the scores of the matches; or type 2.5 and Enter at a match
next-print = prints the sheets that are due; W writes them to files
next-results = Results: { $count ->
    [one] one result of round { $round } is missing
   *[other] { $count } results of round { $round } are missing
}
next-result = White won, { $black } Black, { $draw } draw; { $count ->
    [one] one is missing
   *[other] { $count } are missing
}
next-settle = goes to the next conflict, Enter settles it; { $count } to settle
next-conflicts = Results: { $count ->
    [one] one conflict is to be settled
   *[other] { $count } conflicts are to be settled
}
next-finished = Standings: all rounds are played
next-close = closes the event: what is missing, then one folder with everything
next-close-there = Wall: the close of the event
read-only-refused = This event is open read-only. To make changes, save a copy (F12).
next-closed = leaves the closed event
next-decide = adds games to { $one } – { $other }, or decides
next-decide-there = goes to { $one } – { $other }: level, to be decided
next-decide-results = Results: { $one } – { $other } is to be decided
next-contradicted = lets the match that was played stand, or pairs it again
next-contradicted-there = goes to { $one } – { $other }: the next round was paired otherwise
next-contradicted-results = Results: { $one } – { $other } was corrected, the next round was paired otherwise
next-play-off = sets up the next step of the play-off
next-play-off-there = Standings: the next step of the play-off
next-tied = plays off, where announced: { $count } share first place
next-final = begins the final of the groups
dead-here = { $key } ({ $what }) does nothing now: { $why }
dead-elsewhere = { $key } does nothing here. In { $pane } ({ $there }) it means: { $what }
dead-nowhere = { $key } has no meaning here. ? shows the keys, F2 all commands.
dead-dialog = { $key } does nothing here. The keys that work stand in the box or below it.
dead-not-now = it does not apply to what is on show
finder-take = take it
finder-next = next hit
finder-anew = search anew
finder-what = name, number, licence or board
finder-none = nothing found
finder-count = { $turn } of { $count }
# A player who is found in another section of the festival.
finder-elsewhere = in section { $section }: { $name }
palette-none = Neither a command nor a player has “{ $typed }”. Type less, or Esc.
next-guide = leads you through a round of a sample event; n begins your own
round-first = Round { $round } is the first.
round-last = There is no round after round { $round } to show yet.

# What takes long goes on beside the console.

working-on = end the pairing that is going on, with nothing recorded; everything can be read meanwhile
working-on-held = { $count ->
    [one] end the pairing that is going on, with nothing recorded; one key waits for it
   *[other] end the pairing that is going on, with nothing recorded; { $count } keys wait for it
}
working-key-end = end the pairing
working-ended = The pairing is ended. Nothing has changed.
working-ended-held = { $count ->
    [one] The pairing is ended. Nothing has changed; the key that waited for it was dropped.
   *[other] The pairing is ended. Nothing has changed; the { $count } keys that waited for it were dropped.
}
working-refused = A pairing of the event as it is goes on, so nothing can change now. Wait for it, or press Esc to end it.
working-failed = The pairing could not be finished: the computer has no room for it, or the program is at fault. Nothing has changed; try again.
