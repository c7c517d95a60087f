# Title norms: the lines of a player's card, and the sheet of the arbiter.

sheet-norm-chances = Norm chances after round { $round } (for the arbiter)
norm-line = { $title }: { $words }
norm-column-title = Norm
norm-column-state = Needed
norm-reached = reached, { $score } of { $games }, opponents { $average }, performance { $performance }
norm-safe = secured by any result in { $rounds-count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}, once played
norm-enough = { $score } in round { $round } is enough
norm-enough-any = any result in round { $round } is enough, once played
norm-way-any = any score in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
norm-way-any-against = any score in { $games ->
    [one] { $games } game
   *[other] { $games } games
} against { $average }
norm-keeps = at least { $score } in round { $round }
norm-way = { $score } of { $games }
norm-way-against = { $score } of { $games } against { $average }
norm-or = { $one } or { $other }
norm-missing-required = including { $count } { $titles }
norm-missing-titled = { $count } titled
norm-missing-federations = { $count ->
    [one] { $count } more federation
   *[other] { $count } more federations
}
norm-every-game = no game may be missed
norm-at-best = at best
norm-left-out = without { $rounds-count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
norm-eight = eight games and round { $round } (1.4.1c)
norm-forfeit = round { $round } counted as a loss (1.4.2c)
norm-exempt = exemption { $article }
norm-counts-as = counts as { $games ->
    [one] { $games } game
   *[other] { $games } games
}
norm-out = no longer possible: { $reason }
norm-out-games = { $most ->
    [one] { $most } game
   *[other] { $most } games
}, { $needed } needed
norm-out-required = at most { $most } { $titles }, { $needed } needed
norm-out-titled = at most { $most } titled opponents, { $needed } needed
norm-out-federations = at most { $most ->
    [one] { $most } other federation
   *[other] { $most } other federations
}, { $needed } needed
norm-out-own = { $least } opponents from the player’s own federation, at most { $limit }
norm-out-one = { $least } opponents from { $federation }, at most { $limit }
norm-out-average = average rating of opponents at most { $best }, { $needed } needed
norm-out-score = at most { $best } points, { $needed } needed
norm-out-performance = performance at most { $best }, { $needed } needed
norm-note-official = Not official. Norms under FIDE B.01 (2024), with the ratings entered for the players.
norm-note-farther = { $count ->
    [one] { $count } more chance requires { $points } points or more above the expected score and is not listed.
   *[other] { $count } more chances require { $points } points or more above the expected score and are not listed.
}
norm-note-conditions = To check: registered 30 days before; 2 hours per player for 60 moves, the same for all; at most 2 rounds per day; an IA or FA present; no arbiter plays.
norm-note-foreigners = Exemption 1.4.3d, lowest round so far (round { $round }): { $rated } rated foreign players of 20 needed, { $federations } federations of 3, { $titled } titled players of 10.
sheet-absent-norms = No title norms are possible: 9 rounds, standard games and three titled players are needed.

# Rating changes: never official.
sheet-rating-changes = Rating changes after round { $round }
sheet-absent-rated-games = No rated games yet: both players need a rating from a list.
rating-changes-games = Games
rating-changes-scored = Points
rating-changes-expected = Expected
rating-changes-factor = K
rating-changes-change = Change
rating-changes-first = First rating
rating-changes-note-official = Not official: only FIDE determines ratings. Calculated under B.02 as in force from { $since }: a difference above 400 points counts as 400{ $uncapped ->
    [none] {""}
   *[other] {" "}below a rating of { $uncapped }
}.
rating-changes-note-earlier = The event began before { $since }. The rules then in force are not applied here.
rating-changes-note-factor = K with *: assumed; neither a rating list nor the arbiter states it.
rating-change-line = Rating change { $change } (K { $factor }, { $scored } of { $games }, expected { $expected }), not official
rating-first-line = First rating { $rating } ({ $scored } of { $games }), not official
sheet-name-it1 = title norms (IT1)
sheet-name-it3 = FIDE event form (IT3)
sheet-name-fa1 = arbiter norms (FA1, IA1)
sheet-it1 = Certificate of title result (IT1)
sheet-it3 = FIDE event form (IT3)
sheet-fa1 = Arbiter norms (FA1, IA1)
sheet-absent-played = Some games are not played yet. Certificates are available when all results are entered.
sheet-absent-norm-reached = No player has reached a title norm.
sheet-absent-arbiter = No arbiter is entered. Enter the arbiters on the event screen (F4).
it1-norm = { $title } norm: { $player }
it1-born = Date of birth
it1-birth-place = Place of birth
it1-title = Title
it1-family-name = Family name
it1-given-name = Given name
it1-sex = Sex
it1-arbiter = Chief arbiter (name, FIDE ID)
it1-games = Games counted
it1-opponents = Opponents
it1-own = Own federation
it1-others = Other federations
it1-host = Host federation
it1-federations = Federations
it1-foreign-federations = Federations except own
it1-largest-federation = Most from one federation
it1-rated = Rated opponents
it1-unrated = Unrated opponents
it1-titled = Titled opponents
it1-required-titles = With required titles
it1-exemption = Exemption (1.4.3)
it1-event-federations = Foreign federations (3)
it1-event-rated = Rated foreign players (20)
it1-event-titled = Titled foreign players (10)
it1-remarks = Special remarks
it1-none = none
it1-no-exemption = none
it1-adjusted = Adj. (1.4.6)
it1-average = Average rating (1.4.7)
it1-performance = Performance (1.4.8)
it1-required = Score required
it1-achieved = Score achieved
it1-exceeding = Exceeding norm by
it1-signature = Signature
it1-date = Date
it1-confirming = Confirming
it1-raised = { $player }: rating { $rating }, counted as { $floor } (1.4.6)
it1-raised-unrated = { $player }: unrated (1400), counted as { $floor } (1.4.6)
it1-note = Valid only when confirmed by FIDE. Norm under FIDE B.01 (2024), with the ratings entered for the players. Rounds without an adjusted rating are not counted.
form-missing = Missing, to be filled in: { $list }.
form-lacks-arbiter-id = FIDE ID of { $arbiter }
form-lacks-ids = FIDE IDs ({ $players })
form-lacks-federations = federations ({ $players })
form-lacks-births = dates of birth ({ $players })
form-lacks-sexes = sex ({ $players })
it3-lacks-days = dates of rounds { $rounds }
it3-lacks-federations = { $count ->
    [one] federation of one player
   *[other] federations of { $count } players
}
it3-event = Event
it3-participants = Participants
it3-schedule = Rounds
it3-part = Part
it3-group = Group
it3-total = Total
it3-federations = Federations
it3-host = Host fed.
it3-others = Other feds
it3-players = Players
it3-rated = Rated
it3-unrated = Unrated
it3-begins = Begins
it3-role = Role
it3-deputy = Deputy arbiter
it3-arbiter = Arbiter
it3-to-be-added = To be added manually: contacts, special remarks, declaration and signatures.
sheet-absent-arbiter-norm = All arbiters are international arbiters and need no norm. Write another title before the name if this is wrong: FA Doe, Jane.
fa1-level = Level of the event
fa1-arbiters = Arbiters
fa1-laws = Knowledge of the Laws of Chess
fa1-regulations = Knowledge of pairing rules and other regulations
fa1-objectivity = Objectivity
fa1-incidents = Handling of incidents
fa1-players = Protection of players from disturbance
fa1-recommendation = Recommendation (tick one)
fa1-recommendations = ☐ of the required standard    ☐ fairly good, more experience needed
fa1-assessor = Assessed by (chief arbiter)
fa1-note = The chief arbiter is assessed by an authorised official. The application also needs the event form (IT3). To be added manually: federation, date and place of birth, level of the event, assessment and signatures.

norm-condition-registered = Registered with FIDE 30 days before { $day ->
    [none] the start
   *[other] { $day }
}
norm-condition-registered-cure = Check this: the event does not record it.
norm-condition-standard = Standard games: 2 hours per player for 60 moves, the same for all
norm-condition-standard-cure = Enter the rate of play or the time control code on the event screen.
norm-condition-rounds = Number of rounds: { $rounds }, at least { $needed } needed
norm-condition-rounds-a-day = At most 2 rounds and 12 hours of play per day{ $most ->
    [0] {""}
   *[other] : at most { $most } here
}
norm-condition-rounds-a-day-cure = Enter the date of each round on the event screen.
norm-condition-arbiter = The chief arbiter is an IA or FA, is present and does not play
norm-condition-arbiter-cure = Enter the chief arbiter with the title before the name: IA Doe, Jane.
norm-condition-federation = The federation of the event is known
norm-condition-federation-cure = Enter it on the event screen.
norm-condition-titled = At least 3 players with the title GM, IM, WGM or WIM: { $count }
norm-condition-titled-cure = Without them no player has the opponents required for a norm.
norm-condition-foreigners = 20 rated foreign players from 3 federations, 10 with such a title: { $rated }, { $federations }, { $titled }{ $round ->
    [0] {""}
   *[other] {" "}(fewest, in round { $round })
}
norm-condition-foreigners-cure = Without them each player needs opponents of two other federations.
sheet-norm-chances-for-all = Norm chances after round { $round }
sheet-it4 = Direct titles (IT4)
sheet-name-it4 = direct titles (IT4)
it4-earned = Earned
it4-norm = { $title } norm
it4-event = Event in FIDE’s table of direct titles (B.01 1.2.4)
it4-small = B.01 1.2.2 requires 10 participants and 9 rounds, except in championships of players with disabilities.
it4-to-be-added = Titles by place as entered by the arbiter from the table. To be added manually: date and signatures.
sheet-absent-direct-titles = No place earns a direct title. Select the event from FIDE’s table on the event screen (F4).
sheet-absent-title-earned = No player earns a title: the players in these places already have it, or a higher one.
