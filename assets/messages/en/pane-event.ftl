# The event pane.

event-key-edit = change
event-key-lot = draw lot
event-key-add = add
event-key-remove = take out
event-key-move-up = up
event-key-move-down = down
event-key-festival = festival
event-key-copy = from another section
event-no-other-section = There is no other section beside this event.
festival-deputies = Deputies (separated by ;)
festival-order = Order of the sections
festival-taken = Announce it here too
festival-no-order = Name the letter of every section once, such as B A C.
copy-title = Take from { $section }
copy-settings = Settings
copy-prizes = Prizes and categories

event-name = Name
event-place = Place
event-begins = First day
event-ends = Last day
event-federation = Federation
event-arbiter = Chief arbiter
event-time-control = Time control
event-kind = Kind of games
event-rating-list = Rating list of
event-organiser = Organiser
event-fide-event = Event code of FIDE
event-chess-results = Key at chess-results
event-default-time = Default time
event-direct-titles = Direct titles
event-shows-norms = Title norms
direct-titles-event = Event of FIDE's table
direct-titles-places = Places earn, the first first
direct-titles-no-places = What the places earn is missing. Type titles, the first place first: IM, IM norm, FM.
direct-titles-no-event = The event is missing. Type what FIDE's table calls it.
event-help-organiser = Who organises the event, as FIDE's forms ask for it.
event-help-fide-event = The number under which the event is registered with FIDE. It stands on every form of FIDE's.
event-help-chess-results = The number of the tournament at chess-results. It comes by itself when the event is uploaded the first time: hakem upload { $file }
event-help-default-time = How many minutes after the start of a round a player who is not there loses (FIDE Laws 6.7.1). 0: at the start.
event-help-direct-titles = Which event of FIDE's table of direct titles it is (B.01 1.2), and what its first places earn by that table: IM, IM norm, FM. The form IT4 names them.
event-help-shows-norms = Whether the web pages tell who is near a title norm. Unless that is switched on, only you see it: nobody is to learn of a norm from a wall.
event-championship = For title norms
event-norm-conditions = Conditions for norms
event-norm-conditions-stand = { $met } met, { $missing } not met, { $unknown } to be seen to
event-system = Pairing system
event-rounds = Rounds
event-initial-colour = Initial colour
event-points = Points
event-tie-break-rules = Text of the tie-breaks
event-tie-breaks = Tie-breaks, in order
event-tie-breaks-of-system = Tie-breaks of this system: { $list }
event-acceleration = Acceleration
event-language = Language of names
event-forbidden = Forbidden pairs
event-mirror = Second folder
event-file = Event file

event-not-drawn = not drawn yet
event-kind-told = { $kind }, by the time control
event-kind-open = { $kind }, unless announced otherwise
event-points-values = win { $win }, draw { $draw }, loss { $loss }, bye { $bye }, absence { $absence }
event-byes = Half-point byes
event-byes-values = { $most ->
    [0] none
    [one] one per player
   *[other] { $most } per player
}{ $last ->
    [0] , in any round
    [one] , none in the last round
   *[other] , none in the last { $last } rounds
}
event-byes-most = per player at most
event-byes-last = none in the last … rounds
event-byes-wrong = { $found } is no number from 0 to { $most }.
event-points-win = Win
event-points-draw = Draw
event-points-loss = Loss
event-points-bye = Bye
event-points-match-bye = Bye of a match
event-points-absence = Absence
event-tie-break-rules-booklet = booklet (adjusted scores)
event-tie-break-rules-fide-2026 = FIDE C.07, 2026
event-acceleration-none = none
event-acceleration-baku = Baku method (FIDE C.04.7)
event-colour-entered = { $colour }, as drawn already
event-add-tie-break = add a tie-break
event-add-forbidden = add a forbidden pair
event-forbidden-pair = { $one } – { $other }, rounds { $first }–{ $last }
event-locked = locked
event-group-event = Event
event-group-schedule = Schedule and games
event-group-pairing = Pairing
event-group-points = Points and tie-breaks
event-group-files = Files and reports
event-missing = still missing
event-optional = optional
event-locked-why = Locked:

event-help-description = Can be changed at any time.
event-help-kind = Which ratings are taken from the lists, and which the games count for. Where nothing is chosen, the coded time control tells it.
event-help-rating-list = The month or day of the list whose ratings the players have. It is noted when a list is followed (r among the players).
event-help-championship = What the event is, where title norms are exempt from opponents of several federations or need fewer than 9 games. Foreign players enough for 1.4.3d are counted anyway.
event-help-norm-conditions = What the event must be for its title norms to be taken, with what is missing. Enter lists it.
event-help-system = { $rules }. Fixed when round 1 is paired.
event-help-no-system = Choose how rounds are paired. Fixed when round 1 is paired.
event-help-rounds = With { $players ->
    [one] { $players } player
   *[other] { $players } players
} the rules give { $least } to { $most } rounds.
event-help-rounds-teams = With { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
} the rules give { $least } to { $most } rounds.
event-help-rounds-open = How many rounds the rules allow is shown as soon as two players are registered.
event-help-initial-colour = The colour of pairing number 1 in round 1. d draws it by lot at once; a lot drawn at the board is entered.
event-help-points = What results are worth: 1, ½, 0 unless announced otherwise.
event-help-byes = What goes beyond is questioned when a bye is arranged, never refused (FIDE C.05 6.7).
event-help-tie-break-rules = Whose text the tie-breaks follow: above all, what an unplayed round counts.
event-help-tie-breaks = Players with equal scores are ranked by the first, then the next. K and J move, x takes out, a adds.
event-help-acceleration = Virtual points in the first rounds.
event-help-language = The alphabet for sorting names, and the capitals of players of unknown federation.
event-help-forbidden = Two players who may not meet in these rounds. a adds, x takes out.
event-help-mirror = A folder, such as a USB stick, to which the event file is written as well. Nothing typed ends it.
event-help-file = Every change is in this file before it is on the screen: { $path }

event-rounds-outside = With { $players ->
    [one] { $players } player
   *[other] { $players } players
} the rules give { $least } to { $most } rounds. Change the number, or register more players.
event-rounds-outside-teams = With { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
} the rules give { $least } to { $most } rounds. Change the number, or register more teams.
event-rounds-not-completable = { $rounds ->
    [one] One round cannot be paired for { $players }: too many of them may not meet.
   *[other] { $rounds } rounds cannot all be paired for { $players }: too many of them may not meet.
} Take a forbidden pair out, or announce fewer rounds.
event-rounds-missing = No number of rounds is given. Type a number from 1 to 255.
event-ends-first = The last day is before the first one. Correct one of them.
event-not-a-list = This is not a list. Go to the tie-breaks or the forbidden pairs.
event-nothing-to-remove = This line only adds to the list. Select an entry of the list.
event-not-tie-breaks = only on the lines of the tie-breaks
event-not-a-tie-break = only on a tie-break of the list
event-no-colour-drawn = No initial colour is drawn in this system.
event-colour-locked = round 1 is paired with it
event-tie-break-typed = type a code …
event-tie-break-examples = For example BH-C1, AROC2, DE (first place only).
event-forbidden-one = Player (number, name)
event-forbidden-other = and player
event-forbidden-first = From round
event-forbidden-last = to round
event-forbidden-same = That is the same player. Choose two different ones.
event-forbidden-order = The last round is before the first one. Correct one of them.
event-forbidden-no-edit = A forbidden pair is not changed. Take it out with x and add the right one.
event-player-missing = No player is named. Type a number or a part of the name.
event-player-unknown = Nobody is found by “{ $found }”. Type a number or a part of the name.
event-player-several = { $count ->
    [one] { $count } player
   *[other] { $count } players
} are found: { $names } … Type more of the name.
event-round-outside = There is no such round. Type a number from 1 to { $last }.

event-recommended = recommended lists
event-recommended-help = Takes the place of the list. Titles are better decided by play-off.
event-recommended-round-robin = Round robin
event-recommended-equals = Swiss, ratings close and consistent
event-recommended-rated = Swiss, most players rated
event-recommended-unrated = Swiss, most players unrated
event-recommended-1992 = Czech rules of 1992 (F.10)
event-recommended-team-round-robin = Round robin of teams
event-recommended-team-swiss = Swiss of teams
event-recommended-olympiad = Olympiad
event-overview = overview
overview-rounds = Rounds
overview-results = All results
overview-now = Round { $round }
overview-floats = { $count ->
    [0] nobody floats
    [one] one board with a float
   *[other] { $count } boards with floats
}
event-at-the-edge = It stands at the edge of the list.
overview-colours = Colours
overview-more-white = White +1
overview-balanced = balanced
overview-more-black = Black +1
overview-twice-more = 2 or more

event-deputies = Deputy arbiters
event-coded-time-control = Time control, coded
event-rating-report = Rating report
event-add-deputy = add a deputy arbiter
event-arbiter-name = Title and name
event-arbiter-id-digits = A FIDE id has 5 to 10 digits. Correct it, or leave it empty.
event-arbiter-nameless = Whose FIDE id is it? Enter the name.
event-rating-report-complete = nothing is missing
event-rating-report-lacks = { $missing } missing, { $questionable } to look at
event-help-arbiters = Title and name, and the FIDE id in a field of its own: in the report they stand as IA Doe, Jane (99900001). a adds a deputy, x takes one out.
event-help-coded-time-control = As in record 222 of reports: moves/seconds+increment of each period with : between, such as 40/5400+30:1800+30, or 5400+30 for the whole game.
event-help-rating-report = What a rating officer would still ask for, with where it is entered. Enter lists it; the report itself is on the wall (F9).

rating-nothing = Nothing is missing, and nothing may be questioned.
rating-cure-line = F4, line “{ $line }”, Enter
rating-cure-players = F5, Enter on the player
rating-cure-pairings = F6
rating-cure-results = F7
rating-deputies-no-id = Deputy arbiters without FIDE id: { $names }
rating-rounds-outside = Rounds on a day before the first or after the last one: { $rounds }
rating-kind-differs = The rate of play is { $kind }, but the time control code means { $told }
rating-boards-of-round = round { $round }, boards { $boards }
rating-late = Corrected for the rating report only; the standings differ ({ $count }): { $boards }
rating-unrated = Games that are not rated ({ $count }): { $boards }
rating-forfeits = Games not played, so not rated ({ $count }): { $boards }

event-rating-method = Rating that counts
event-help-rating-method = The rating by which players are numbered, and which tie-breaks by ratings take (TRF record 172). Both ratings of a player stay as they are.
rating-method-none = international, then national among equals
rating-method-fide = FIDE only (FIDE)
rating-method-national = national only (NRO)
rating-method-fide-else-national = FIDE, else national (FIDON)
rating-method-national-else-fide = national, else FIDE (NIDOF)
rating-method-higher = the higher (HBFN)
rating-method-lower = the lower (LBFN)
rating-method-other = another order (OTHER)
event-apart = Kept apart
event-help-apart = Players of one club, federation or family name who do not meet in the first rounds. Fixed once round 1 is paired.
apart-last-round = { $by }, to round
apart-firmness = how firmly
event-entry-fee = Entry fee
event-help-entry-fee = What each player pays. What somebody pays instead, and who has paid, stands on F5 (e).
