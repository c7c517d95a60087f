# Title norms: the lines of a player's card, and the sheet of the arbiter.

sheet-norm-chances = Norm chances after round { $round } (for the arbiter)
norm-line = { $title }: { $words }
norm-column-title = Norm
norm-column-state = What it takes
norm-reached = reached, { $score } of { $games }, opponents { $average }, performance { $performance }
norm-safe = safe with any result of { $rounds-count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}, once played
norm-enough = { $score } in round { $round } is enough
norm-enough-any = any result in round { $round }, once played, is enough
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
norm-missing-required = among them { $count } { $titles }
norm-missing-titled = { $count } with a title
norm-missing-federations = { $count ->
    [one] { $count } more federation
   *[other] { $count } more federations
}
norm-every-game = no game may be missed
norm-at-best = at best
norm-left-out = { $rounds-count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
} left out
norm-eight = eight games and round { $round } (1.4.1c)
norm-forfeit = round { $round } counted as lost (1.4.2c)
norm-exempt = exempt by { $article }
norm-counts-as = counts as { $games ->
    [one] { $games } game
   *[other] { $games } games
}
norm-out = no longer possible: { $reason }
norm-out-games = { $most ->
    [one] { $most } game
   *[other] { $most } games
}, { $needed } needed
norm-out-required = { $most } { $titles } at most, { $needed } needed
norm-out-titled = { $most } opponents with a title at most, { $needed } needed
norm-out-federations = { $most ->
    [one] { $most } other federation
   *[other] { $most } other federations
} at most, { $needed } needed
norm-out-own = { $least } opponents of their own federation, { $limit } allowed
norm-out-one = { $least } opponents of { $federation }, { $limit } allowed
norm-out-average = opponents { $best } on average at best, { $needed } needed
norm-out-score = { $best } points at best, { $needed } needed
norm-out-performance = performance { $best } at best, { $needed } needed
norm-note-official = Not official. Norms by FIDE B.01 of 2024; ratings of the players as entered.
norm-note-farther = { $count ->
    [one] { $count } more chance asks for { $points } points or more above the expected score and is not listed.
   *[other] { $count } more chances ask for { $points } points or more above the expected score and are not listed.
}
norm-note-conditions = To be seen to: registered 30 days before; 2 hours a player for 60 moves, the same for all; 2 rounds a day at most; an IA or FA present; no arbiter plays.
norm-note-foreigners = Exemption 1.4.3d, as yet: fewest in round { $round }: { $rated } rated foreign players (20), { $federations } federations (3), { $titled } titles (10).
sheet-absent-norms = The event gives no title norms. They need 9 rounds (fewer in world and continental championships of teams and in the World Cup), no rapid or blitz, and three titled players.

# Rating changes: never official.
sheet-rating-changes = Rating changes after round { $round }
sheet-absent-rated-games = No game changes a rating so far: both players need a rating of a list.
rating-changes-games = Games
rating-changes-scored = Points
rating-changes-expected = Expected
rating-changes-factor = K
rating-changes-change = Change
rating-changes-first = First rating
rating-changes-note-official = Not official: only FIDE calculates official ratings. Calculated by B.02 as in force from { $since }: a difference above 400 points counts as 400{ $uncapped ->
    [none] {""}
   *[other] {" "}below a rating of { $uncapped }
}.
rating-changes-note-earlier = The event began before { $since }. The rules of its own day are not applied here.
rating-changes-note-factor = K with *: taken for granted, as neither a list nor the arbiter tells it.
rating-change-line = Rating change so far { $change } (K { $factor }, { $scored } of { $games }, expected { $expected }), not official
rating-first-line = First rating so far { $rating } ({ $scored } of { $games }), not official
sheet-name-it1 = title norms (IT1)
sheet-name-it3 = event form of FIDE (IT3)
sheet-name-fa1 = arbiters' norms (FA1, IA1)
sheet-it1 = Certificates of title results (IT1)
sheet-it3 = Event form of FIDE (IT3)
sheet-fa1 = Arbiters' norms (FA1, IA1)
sheet-absent-played = Games are still to be played. Certificates are made when all results are in.
sheet-absent-norm-reached = Nobody reached a title norm.
sheet-absent-arbiter = No arbiter is entered. Enter them on the event screen (F4).
it1-norm = { $title } norm: { $player }
it1-fide-id = FIDE ID { $id }
it1-born = born { $year }
it1-figures = Score { $score } of { $games }, { $needed } needed against this average. Opponents { $average } on average, performance { $performance }.
it1-raised = { $player } has { $rating } and counts { $floor } (1.4.6).
it1-federations = Federations of the opponents: { $list }
it1-titles = Titles of the opponents: { $list }
it1-no-fide-id = The player has no FIDE ID here. Enter it before the certificate is signed.
it1-event = Event: { $event } · { $place } · { $dates }
it1-signed = Chief arbiter: { $arbiter }    Date and signature: ____________________    Event code of FIDE: { $code }
it3-event = The event
it3-participants = Who took part
it3-schedule = Rounds
it3-part = Part
it3-what = What
it3-value = Value
it3-days = Days
it3-group = Group
it3-total = In all
it3-federations = Federations
it3-host = Of the host
it3-players = Players
it3-rated = Rated
it3-unrated = Unrated
it3-begins = Begins
it3-role = Role
it3-deputy = Deputy arbiter
it3-arbiter = Arbiter
it3-to-be-added = To be added by hand: declaration, signatures, and what has a dash.
fa1-to-be-added = To be added by hand: the chief arbiter's judgement, signatures, and what has a dash.

norm-condition-registered = Registered with FIDE 30 days before { $day ->
    [none] it begins
   *[other] { $day }
}
norm-condition-registered-cure = See to it: the event does not tell.
norm-condition-standard = Standard games: 2 hours a player for 60 moves, the same for all
norm-condition-standard-cure = Enter the kind of games, or the coded time control, on the event screen.
norm-condition-rounds = Number of rounds: { $rounds }, at least { $needed } needed
norm-condition-rounds-a-day = At most 2 rounds and 12 hours of play a day{ $most ->
    [0] {""}
   *[other] : { $most } on the fullest
}
norm-condition-rounds-a-day-cure = Enter the day of each round on the event screen.
norm-condition-arbiter = The chief arbiter is an IA or FA, who is present and does not play
norm-condition-arbiter-cure = Enter the chief arbiter with the title before the name: IA Doe, Jane.
norm-condition-federation = The federation of the event is known
norm-condition-federation-cure = Enter it on the event screen.
norm-condition-titled = At least 3 players with the title of GM, IM, WGM or WIM: { $count }
norm-condition-titled-cure = Without them nobody has the opponents that a norm asks for.
norm-condition-foreigners = 20 rated players of other federations, of 3 of them, 10 with such a title: { $rated }, { $federations }, { $titled }{ $round ->
    [0] {""}
   *[other] {" "}in round { $round }, the fewest
}
norm-condition-foreigners-cure = Without them each player needs opponents of two other federations.
sheet-norm-chances-for-all = Norm chances after round { $round }
sheet-it4 = Direct titles (IT4)
sheet-name-it4 = direct titles (IT4)
it4-earned = Earned
it4-norm = { $title } norm
it4-event = In FIDE's table of direct titles (B.01 1.2.4): { $event }    Event code of FIDE: { $code }
it4-small = B.01 1.2.2 asks for 10 participants and 9 rounds, except in championships of players with disabilities.
it4-to-be-added = What the places earn is as the arbiter took it from the table. To be added by hand: date and signatures.
sheet-absent-direct-titles = No place earns a title directly. Enter which event of FIDE's table it is on the event screen (F4).
sheet-absent-title-earned = Nobody earns a title by their place: whoever stands there has it, or a higher one.
