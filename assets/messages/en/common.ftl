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
word-score-group = Scoregroup
word-bracket = Bracket
word-colour-preference = Colour preference
word-tie-break = Tie-break
word-step = Entry
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
column-place = Rk
column-team = Team
column-group = Group
column-match = Match
column-match-board = Match bd
column-team-board = Team bd
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
count-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
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
    [0] all results entered
    [one] { $count } result missing
   *[other] { $count } results missing
}
word-round-number = round { $round }
word-board-number = board { $board }

screen-too-small = The terminal has { $width } × { $height } characters; hakem needs { $columns } × { $rows }. Enlarge the window or choose a smaller font.

slogan = the arbiter’s console
list-and = and
head-past = viewing entry { $step }
head-damaged = DAMAGED, read-only
head-stale = STALE, read-only
head-following = read-only, following
head-desk = results only
head-cut-off = offline
head-unshared = { $count } not synced
head-shared = synced
head-proved = proved
head-mirror-lost = BACKUP LOST
head-unsaved = { $count ->
    [one] { $count } entry not saved
   *[other] { $count } entries not saved
}
head-conflicts = { $count ->
    [one] { $count } conflict
   *[other] { $count } conflicts
}
head-undecided = { $count } undecided

undo-nothing = Nothing to undo.
undo-done = Undone: { $what }
undo-published-title = Unpublish round { $round }?
undo-published = The pairing is public and players may have seen it. It stays in the log and can be restored.
redo-nothing = Nothing to redo.
redo-done = Redone: { $what }
branch-restored = Branch restored, up to: { $what }
past-refused = Past states cannot be changed. Return to the present first (Esc).
paste-refused = No text field is open, so nothing was pasted. Open a form or a search first.
typed-ahead = Keys pressed before this question appeared were ignored. Answer it now.
terminal-torn = Incomplete terminal sequence: keys pressed in the last seconds were discarded. Check the last entries.
mirror-set = The event file is now also saved in the backup folder.
mirror-ended = The event file is no longer saved in a backup folder.
language-not-kept = The language could not be saved. Choose it again after the next start.
lots-all-drawn = Everyone has a lot number; lots are drawn only once.

head-saved = saved
next-open = opens the event at the cursor; n creates a new one
next-import = offers to import the file at the cursor; n creates an event
next-present = returns to the present
next-read-only = leaves the event, which is open read-only
next-turn = shows round { $round }
next-players = Players: register the players
next-register = registers a player
next-teams = Players: open the list of teams (t) and register them
next-team-list = opens the list of teams; a registers one there
next-register-team = registers the next team, with its players in board order
next-numbers = draws pairing numbers; ,n enters numbers drawn by the players
next-numbers-there = Pairings: draw the pairing numbers
next-draw = draws the initial colour (of pairing number 1)
next-pair = pairs round { $round }
next-pair-table = pairs round { $round }; ,a publishes all rounds in one step
next-pair-there = Pairings: pair round { $round }
next-review = Pairings: review and publish the draft of round { $round }
next-publish = publishes round { $round }
next-publish-flagged = publishes round { $round }; n goes to the next flagged board
next-pair-again = re-pairs round { $round }: players joined or left after the draft
next-pair-again-there = Pairings: players joined or left after the draft of round { $round }; re-pair it
next-bye = gives the bye to the unpaired player
next-meet = pairs two of the { $count } unpaired players
done-and-more = { $first }, and { $more ->
    [one] one more entry
   *[other] { $more } more entries
} (L)
next-slip = ends slip entry. Board number, then +, - or *; { $count ->
    [one] one result missing
   *[other] { $count } results missing
}
next-match-scores = enters the match scores; or type 2.5 and Enter on a match
next-print = prints the due sheets; W writes them to files
next-print-more = prints the due and the other marked sheets; W writes them to files
next-print-close = prints the due sheets; W writes them to files; ,C closes the event
next-results = Results: { $count ->
    [one] one result of round { $round } is missing
   *[other] { $count } results of round { $round } are missing
}
next-result = White won, { $black } Black won, { $draw } draw; { $count ->
    [one] one result missing
   *[other] { $count } results missing
}
next-settle = goes to the next conflict, Enter resolves it; { $count } unresolved
next-conflicts = Results: { $count ->
    [one] one conflict to resolve
   *[other] { $count } conflicts to resolve
}
next-adjourned = enters the result of the adjourned game on board { $board }
next-adjourned-there = goes to board { $board }, whose game is adjourned
next-adjourned-results = Results: the game of round { $round }, board { $board } is adjourned
next-finished = Standings: all rounds are played
next-close = closes the event: lists what is missing, then writes the closing folder
next-close-there = Print: close the event
read-only-refused = This event is open read-only. To make changes, save a copy (F12).
next-closed = leaves the closed event
next-decide = adds games to { $one } – { $other }, or decides the match
next-decide-there = goes to { $one } – { $other }: tied, to be decided
next-decide-results = Results: decide the tied match { $one } – { $other } of round { $round }
next-contradicted = keeps the played match, or re-pairs it
next-contradicted-there = goes to { $one } – { $other }: the next round does not match the corrected result
next-contradicted-results = Results: { $one } – { $other } of round { $round } was corrected, and the next round does not match
next-play-off = sets up the next step of the play-off
next-play-off-there = Standings: the next step of the play-off
next-tied = sets up a play-off if the regulations provide one: { $count } share first place
next-final = starts the final of the groups
dead-here = { $key } ({ $what }) is not available now: { $why }
dead-elsewhere = { $key } is not used here. On { $pane } ({ $there }): { $what }
dead-nowhere = { $key } is not used here. ? lists the keys, F2 all commands.
dead-dialog = { $key } is not used here. The keys are shown in the dialog and on the last line.
dead-not-now = Not available on this line. The menu (,) lists the available commands.
finder-take = select
finder-next = next match
finder-new = new search
finder-what = name, number, licence or board
finder-none = nothing found
finder-count = { $turn } of { $count }
# A player who is found in another section of the festival.
finder-elsewhere = in section { $section }: { $name }
palette-none = No command and no player matches “{ $typed }”. Shorten the search, or press Esc.
next-guide = guides you through one round of a sample event; n creates your own
round-first = Round { $round } is the first round.
round-last = Round { $round } is the last one so far.

# Long calculations in the background.

working-on = cancels the pairing in progress; nothing is recorded. You can still browse
working-on-held = { $count ->
    [one] cancels the pairing in progress; nothing is recorded. One key is queued
   *[other] cancels the pairing in progress; nothing is recorded. { $count } keys are queued
}
working-key-end = cancel pairing
working-ended = Pairing cancelled. Nothing was changed.
working-ended-held = { $count ->
    [one] Pairing cancelled. Nothing was changed; the queued key was dropped.
   *[other] Pairing cancelled. Nothing was changed; the { $count } queued keys were dropped.
}
working-refused = Pairing in progress; changes are disabled. Wait, or cancel with Esc.
working-failed = The calculation failed: not enough memory, or a fault in the program. Nothing was changed; try again.
