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
column-pairing-number = No
column-licence = Licence
column-title = Title
column-name = Name
column-rating = Elo
column-national-rating = Nat.
column-federation = Fed
column-result = Result
column-points = Pts
column-place = Pl
column-round = Rd
column-colour = Col
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
round-number = round { $round }
board-number = board { $board }

screen-too-small = The screen has { $columns } by { $rows } characters. hakem needs { $needed-columns } by { $needed-rows }: enlarge the window or choose a smaller font.

notice-read-only = This event is open in another window, so here it is read-only. Close the other one to go on here.
notice-torn = The last line of the event file was cut off, as by a power cut, and was left out. Everything before it is there: check the last entry.
notice-not-saved = Not saved: { $cause }. Work goes on; free the disk or name another folder, then save again.
notice-mirror-lost = The second copy in { $folder } could not be written. The event file itself is safe; plug the drive in again or name another folder.
notice-past = Looking at step { $step }. Nothing can be changed here; Esc leads back.
notice-clipped = Too much text was pasted. Only the first { $count } characters were taken.
