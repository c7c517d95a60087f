# The event pane.

event-key-edit = edit
event-key-show = show
event-key-lot = draw colour
event-key-fold = open / fold group
event-key-add = add
event-key-remove = remove
event-key-move-up = up
event-key-move-down = down
event-key-festival = festival
event-key-season = season
event-no-file = The event has no folder yet. Save it under a name first (F12).
season-title = Season
season-show = show the ranking
season-print = write the ranking as a PDF
season-written = Season ranking written to { $file }.
season-not-written = The season ranking was not written: { $why }
event-key-copy = copy from section
event-key-section = new section
event-no-other-section = There is no other section yet. Add one first (F4 ,n).
event-no-festival = This event belongs to no festival. Make its folder one first (,f).
festival-deputies = Deputy arbiters (separated by ;)
festival-order = Order of the sections
festival-taken = Apply to this event too
festival-no-order = Enter the letter of every section once, such as B A C.
copy-title = Copy from { $section }
copy-settings = Settings
copy-prizes = Prizes and categories

event-name = Name
event-place = Place
event-dates = First and last day
event-begins = First day
event-ends = Last day
event-federation = Federation
event-arbiter = Chief arbiter
event-time-control = Time control
event-kind = Rate of play
event-rating-list = Rating list date
event-organiser = Organiser
event-fide-event = FIDE event code
event-chess-results = chess-results ID
event-default-time = Default time
event-direct-titles = Direct titles
event-shows-norms = Title norms
direct-titles-event = Event in FIDE’s table
direct-titles-places = Titles by place, 1st first
direct-titles-no-places = The titles by place are missing. Enter them from first place on: IM, IM norm, FM.
direct-titles-no-event = The event is missing. Enter its name in FIDE’s table.
event-official = Federation official
event-help-official = Person who signs title norms for the federation of the event (forms IT1, IT3, FA1 and IA1).
event-names = Names
event-help-names = Spelling of names on lists, web pages and paper. Reports to FIDE always have them as entered.
names-capitals = in capitals
names-typed = as entered
event-help-organiser = Organiser of the event, as required on FIDE forms.
event-help-fide-event = Number under which the event is registered with FIDE. It is printed on every FIDE form.
event-help-chess-results = Tournament ID at chess-results. Set automatically by the first upload: hakem upload { $file }
event-help-default-time = Minutes after the start of a round from which an absent player loses (FIDE Laws 6.7.1). 0: at the start.
event-handicap = Time handicap
event-help-handicap = Times by rating difference: 200 10-20, 400 5-25 gives the stronger player 10 minutes and the weaker 20 from 200 on. On pairings and slips.
handicap-field = Difference, minutes (stronger first)
event-number-groups = Acceleration groups
event-help-number-groups = Numbers, rounds and virtual points: 1-20 1-2 1; 21-40 1 0.5 gives 1 to 20 a point in rounds 1 and 2, 21 to 40 half a point in round 1 (numbers of round 1).
event-number-groups-missing = No groups are set. Enter numbers, rounds and points.
number-groups-field = Numbers, rounds, points
event-help-direct-titles = The event in FIDE’s table of direct titles (B.01 1.2), and the titles that its first places earn: IM, IM norm, FM. Form IT4 lists them.
event-help-shows-norms = Shows norm chances on the web pages. Off by default: players should not learn of a norm from a notice board.
event-championship = Norm exemption
event-norm-conditions = Norm conditions
event-norm-conditions-count = { $met } met, { $missing } not met, { $unknown } to check
event-system = Pairing system
event-rounds = Rounds
event-initial-colour = Initial colour
event-points = Points
event-tie-break-rules = Tie-break rules
event-tie-breaks = Tie-breaks, in order
event-group-best = Best players per club
event-group-least = Players a club needs
event-help-group-best = Number of players whose points count for their club or federation in its ranking (print screen, F9). 4 if empty; 0: all players.
event-help-group-least = Clubs and federations with fewer players are listed below the others, without a rank. 1 if empty.
event-tie-breaks-of-system = Tie-breaks of this system: { $list }
event-acceleration = Acceleration
event-language = Language of names
event-forbidden = Forbidden pairs
event-mirror = Backup folder
event-file = Event file

event-not-drawn = not drawn yet
event-kind-derived = { $kind }, from the time control
event-kind-open = { $kind }, by default
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
event-byes-wrong = { $found } is not a number from 0 to { $most }.
event-points-win = Win
event-points-draw = Draw
event-points-loss = Loss
event-points-bye = Bye
event-points-match-bye = Match bye
event-points-absence = Absence
event-tie-break-rules-booklet = booklet (adjusted scores)
event-tie-break-rules-fide-2026 = FIDE C.07, 2026
event-acceleration-none = none
event-acceleration-baku = Baku method (FIDE C.04.7)
event-acceleration-haley = Haley
event-acceleration-soft-haley = soft Haley
event-acceleration-progressive = progressive (SAD)
event-acceleration-nicois = Nicois
event-acceleration-groups = by groups of numbers
event-colour-entered = { $colour } (drawn at the venue)
event-add-tie-break = add a tie-break
event-add-forbidden = add a forbidden pair
event-forbidden-pair = { $one } – { $other }, { $span ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
event-locked = locked
event-group-event = Organisers and norms
event-group-schedule = Schedule and games
event-group-pairing = Pairing
event-group-points = Points and tie-breaks
event-group-files = Files and reports
event-group-usual = usual settings
event-group-more = { $count } more
event-group-missing = { $count } missing for the report
event-missing = still missing
event-optional = optional
event-locked-why = Locked:

event-help-description = Can be changed at any time.
event-help-kind = Selects the ratings to import from the lists, and the rating that the games count for. Without a choice, the time control code decides.
event-help-rating-list = Month or day of the rating list that the players’ ratings come from. Recorded when ratings are updated from a list (F5 ,r).
event-help-championship = Kind of event, if it exempts title norms from the rule of several federations. Enough foreign players for 1.4.3d are counted automatically.
event-help-norm-conditions = Conditions of the event for valid title norms, with what is missing. Enter lists them.
event-help-system = { $rules }. Locked once round 1 is paired.
event-help-no-system = Choose how rounds are paired. Locked once round 1 is paired.
event-help-rounds = With { $players ->
    [one] { $players } player
   *[other] { $players } players
} the rules allow this number of rounds: { $rounds }.
event-help-rounds-teams = With { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
} the rules allow this number of rounds: { $rounds }.
event-help-rounds-open = The allowed number of rounds is shown once two players are registered.
event-help-rounds-usual = Usual: { $rounds }; one more round for twice as many players.
event-help-initial-colour = Colour of pairing number 1 in round 1. d draws it by lot; a colour drawn at the board can be entered.
event-help-points = Points per result: 1, ½, 0 unless the regulations set others.
event-help-byes = Byes beyond these limits need a confirmation; they are never refused (FIDE C.05 6.7).
event-help-tie-break-rules = Text that defines the tie-breaks, above all the value of an unplayed round. An event is in FIDE mode only with FIDE’s text.
event-help-tie-breaks = Players with equal scores are ranked by the first, then the next. K and J move a tie-break, x removes it, a adds one.
event-help-acceleration = Virtual points in the first rounds. FIDE mode allows only Baku; with any other acceleration, the event is outside it.
event-help-language = Alphabet for sorting names, and for the capitals of players of unknown federation.
event-help-forbidden = Two players who may not meet in these rounds. a adds a pair, x removes it.
event-help-mirror = Folder, such as a USB stick, to which the event file is also written. An empty field ends the backup.
event-help-file = Every change is written to this file before it is shown: { $path }

event-rounds-outside = With { $players ->
    [one] { $players } player
   *[other] { $players } players
} the rules allow this number of rounds: { $rounds }. Change the number of rounds (F4), or register more players (F5).
event-rounds-outside-teams = With { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
} the rules allow this number of rounds: { $rounds }. Change the number of rounds (F4), or register more teams (F5).
event-rounds-not-completable = { $rounds ->
    [one] One round cannot be paired for { $players-and }: there are too many forbidden pairs.
   *[other] { $rounds } rounds cannot all be paired for { $players-and }: there are too many forbidden pairs.
} Remove a forbidden pair, or set fewer rounds.
event-rounds-missing = The number of rounds is missing. Enter a number from 1 to 255.
event-ends-first = The last day is before the first day. Correct one of them.
event-not-a-list = Only lists have entries, such as the tie-breaks. Move to a list first.
event-not-a-setting = A group has no value. Move to a setting first.
event-nothing-to-show = Only the line of the rating report has details to show. Move to it first.
event-not-a-group = Only a group of settings opens and folds. Move to a group first (▸, ▾).
event-nothing-to-remove = No entry of the list is selected. Move to an entry first.
event-not-tie-breaks = The recommended lists are for tie-breaks. Move to a line of the tie-breaks first.
event-not-a-tie-break = Only a tie-break moves in its list. Move to a tie-break first.
event-no-colour-drawn = This system draws no initial colour.
event-colour-locked = Round 1 is paired with the initial colour. Undo round 1 first (F6, x).
event-tie-break-typed = enter a code…
event-tie-break-examples = For example BH/C1, ARO/C2, DE (first place only).
event-forbidden-one = Player (number, name)
event-forbidden-other = And player
event-forbidden-first = From round
event-forbidden-last = To round
event-forbidden-same = Both are the same player. Choose two different players.
event-forbidden-order = The last round is before the first one. Correct one of them.
event-forbidden-no-edit = A forbidden pair cannot be edited. Remove it with x and add the right one.
event-player-missing = No player is entered. Type a number or part of the name.
event-player-unknown = No player matches “{ $found }”. Type a number or part of the name.
event-player-several = { $count ->
    [one] { $count } player matches
   *[other] { $count } players match
}: { $names } … Type more of the name.
event-round-outside = There is no such round. Enter a number from 1 to { $last }.

event-recommended = recommended lists
event-recommended-help = Replaces the list. A title is better decided by a play-off.
event-recommended-round-robin = Round robin
event-recommended-equals = Swiss, ratings close and consistent
event-recommended-rated = Swiss, most players rated
event-recommended-unrated = Swiss, most players unrated
event-recommended-1992 = Czech rules of 1992 (F.10)
event-recommended-team-round-robin = Team round robin
event-recommended-team-swiss = Team Swiss
event-recommended-olympiad = Olympiad
event-overview = overview
overview-rounds = Rounds
overview-results = All results
overview-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
overview-now = Round { $round }
overview-floats = { $count ->
    [0] no floats
    [one] one board with a float
   *[other] { $count } boards with floats
}
event-at-the-edge = The tie-break is already at that end of the list.
overview-colours = Colours
overview-more-white = White +1
overview-balanced = balanced
overview-more-black = Black +1
overview-twice-more = 2 or more

event-deputies = Deputy arbiters
event-coded-time-control = Time control code
event-rating-report = Rating report
event-add-deputy = add a deputy arbiter
event-arbiter-name = Title and name
event-arbiter-id-digits = A FIDE ID has 5 to 10 digits. Correct it, or leave it empty.
event-arbiter-nameless = The FIDE ID has no name. Enter the name.
event-rating-report-complete = nothing is missing
event-rating-report-lacks = { $missing } missing, { $questionable } to review
event-help-arbiter = Title and name, with the FIDE ID in its own field; the report has them as IA Doe, Jane (99900001). a adds a deputy arbiter, x removes one.
event-help-coded-time-control = As in TRF record 222: moves/seconds+increment of each period, separated by :, such as 40/5400+30:1800+30, or 5400+30 for the entire game.
event-help-rating-report = Data missing for the rating report, and where to enter them. Enter lists them; the report itself is on the print screen (F9).

rating-nothing = Nothing is missing, and nothing needs review.
rating-cure-line = “{ $line }” on the event screen (F4)
rating-cure-players = the player’s data on the players screen (F5, Enter)
rating-cure-pairings = pairings screen (F6)
rating-cure-results = results screen (F7)
rating-unknown-federation = Federations that FIDE does not list: { $codes }
rating-deputies-no-id = Deputy arbiters without FIDE ID: { $names }
rating-rounds-outside = Rounds dated before the first or after the last day: { $rounds }
rating-kind-differs = The rate of play is set to { $kind }, but the time control code means { $told }
rating-boards-of-round = round { $round }, { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
rating-late = Corrected for the rating report only, different from the standings ({ $count }): { $boards }
rating-unrated = Unrated games ({ $count }): { $boards }
rating-forfeits = Games not played, therefore unrated ({ $count }): { $boards }

event-rating-method = Rating used
event-help-rating-method = Rating for pairing numbers and for tie-breaks by ratings (TRF record 172). Both ratings of a player remain unchanged.
rating-method-none = FIDE rating, national among equals
rating-method-fide = FIDE rating only
rating-method-national = national rating only
rating-method-fide-else-national = FIDE rating, national if none
rating-method-national-else-fide = national rating, FIDE if none
rating-method-higher = the higher of both
rating-method-lower = the lower of both
rating-method-other = another order
event-apart = Restrictions
event-help-apart = Players of the same club, federation or family name do not meet in the first rounds. Locked once round 1 is paired.
apart-last-round = { $by }, up to round
apart-firmness = always or if possible
event-entry-fee = Entry fee
event-help-entry-fee = Amount that each player pays. Different amounts and payments are recorded on F5 (,e).
help-event-group-event = Federation, arbiters, organiser, FIDE code, title norms, language of names, entry fee. Enter opens the group.
help-event-group-schedule = Rate of play, rating lists, date and time of each round, default time. Enter opens the group.
help-event-group-pairing = Rating used, order of equal ratings, acceleration, forbidden pairs, restrictions, half-point byes. Enter opens the group.
help-event-group-points = Points of a result, the list of tie-breaks and their rules. Enter opens the group.
help-event-group-files = chess-results, the backup folder and the event file. Enter opens the group.
