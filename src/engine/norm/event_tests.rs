//! Norms of entire events: games, rounds and fields that count.

use super::event::Norms;
use super::foreigners::Foreigners;
use super::game::Flag;
use super::next::UpcomingRound;
use super::outlook::State;
use super::reason::Reason;
use super::terms::Exemption;
use super::title::NormTitle;
use crate::schedule::RoundRobin;
use crate::test_events::{TestRound, event, settings};
use crate::tournament::{
    Board, Bye, Championship, Colour, GameKind, GameResult, Meeting, Name, NewRatings, Outcome, PartialDate,
    Player, PlayerId, Rating, Registration, RequestedBye, RoundNo, Settings, Sex, Snapshot, TieBreakRules,
    Title,
};

fn person(rating: i64, title: Option<Title>, federation: &str) -> Registration {
    let player = Player {
        rating: Rating::new(rating).ok(),
        title,
        federation: Name::new(federation).ok(),
        ..Player::named(Name::new("Player").unwrap())
    };
    Registration::new(player, RoundNo(1), RequestedBye::ZeroPoint)
}

fn announced(system: &str) -> Settings {
    Settings { federation: Name::new("GER").ok(), ..settings(system, TieBreakRules::Fide2026, 9) }
}

fn state(event: &Snapshot, after: u8, player: u32, title: NormTitle) -> State {
    let states = Norms::of(event, RoundNo(after)).unwrap().states(PlayerId(player));
    states.into_iter().find(|(of, _)| *of == title).unwrap().1
}

/// A round robin of ten: the first has 6½ of 9, including a win against the tenth, who is unrated and has drawn with
/// the ninth or lost all games.
fn round_robin(tenth_draws: bool) -> Snapshot {
    round_robin_of(announced("round-robin"), tenth_draws, |_| {})
}

/// The same with other settings, and changed players.
fn round_robin_of(settings: Settings, tenth_draws: bool, change: impl Fn(&mut [Registration])) -> Snapshot {
    let table = RoundRobin::new(10, 1, false).unwrap();
    let result = |white: u16, black: u16| {
        let outcome = match (white.min(black), white.max(black)) {
            (1, 2 | 3) => Some(2),
            (1, 4) => None,
            (1, _) => Some(1),
            (9, 10) if tenth_draws => None,
            (lower, 10) => Some(lower),
            _ => None,
        };
        match outcome {
            None => Outcome::Draw,
            // If the lower number does not win, the other one of the first two does.
            Some(1) if white < black => Outcome::WhiteWins,
            Some(1) => Outcome::BlackWins,
            Some(2) if white == 1 => Outcome::BlackWins,
            Some(2) if black == 1 => Outcome::WhiteWins,
            Some(_) if black == 10 => Outcome::WhiteWins,
            Some(_) => Outcome::BlackWins,
        }
    };
    let rounds: Vec<TestRound> = (0..9)
        .map(|at| {
            let boards = table.round(at + 1).unwrap().boards.into_iter().map(|[white, black]| {
                let meeting = Meeting { white: PlayerId(white.into()), black: PlayerId(black.into()) };
                (meeting, Some(GameResult::Played(result(white, black))))
            });
            TestRound { boards: boards.collect(), byes: Vec::new() }
        })
        .collect();
    let mut players = vec![person(2400, None, "GER")];
    players.extend(["FRA", "FRA", "POL"].map(|flag| person(2500, Some(Title::GM), flag)));
    players.extend(["POL", "FRA"].map(|flag| person(2500, Some(Title::IM), flag)));
    players.extend([0; 3].map(|_| person(2500, None, "GER")));
    players.push(person(0, None, "GER"));
    change(&mut players);
    event(settings, players, &rounds)
}

#[test]
fn in_an_event_of_more_than_30_days_the_rating_of_the_round_counts() {
    let table = RoundRobin::new(10, 1, false).unwrap();
    let meets = |round: &u32| {
        table.round(*round).unwrap().boards.iter().any(|board| board.contains(&1) && board.contains(&2))
    };
    let meeting = RoundNo(u8::try_from((1..=9).find(meets).unwrap()).unwrap());
    let average = |last_day: u8, from: RoundNo| {
        let date = |day| PartialDate::new(2026, 10, day).ok();
        let settings = Settings { begins: date(1), ends: date(last_day), ..announced("round-robin") };
        let rated = round_robin_of(settings, true, |players| {
            let new = NewRatings { rating: Rating::new(2590).ok(), ..NewRatings::default() };
            players[1].player.later_ratings.hold_from(from, new).unwrap();
        });
        let State::Achieved(norm) = state(&rated, 9, 1, NormTitle::GM) else { panic!("it stands") };
        norm.figures.average
    };
    assert_eq!(average(30, meeting), 2467, "30 days: the rating of the first day");
    assert_eq!(average(31, meeting), 2477);
    assert_eq!(average(31, meeting.next()), 2467, "not yet in force");
}

#[test]
fn in_a_round_robin_an_unrated_player_without_a_point_is_no_opponent() {
    let State::Achieved(norm) = state(&round_robin(true), 9, 1, NormTitle::GM) else { panic!("it stands") };
    // 8 × 2500 and 2200 make 2467; 72 per cent are 166 points.
    assert_eq!((norm.figures.average, norm.figures.performance), (2467, 2633));
    assert_eq!(norm.figures.raised, Some(PlayerId(10)));
    let lost = state(&round_robin(false), 9, 1, NormTitle::GM);
    assert_eq!(lost, State::Lost(Reason::Games { most: 8, needed: 9 }));
    // While the tenth has games left, the game may still count.
    assert!(!matches!(state(&round_robin(false), 8, 1, NormTitle::GM), State::Lost(_)));
}

/// Two players of the host and twenty foreign ones, ten of them with a title; some of them miss rounds.
fn swiss(missed: &[(u32, u8)]) -> Snapshot {
    swiss_of(9, missed)
}

fn swiss_of(played: u8, missed: &[(u32, u8)]) -> Snapshot {
    let mut players: Vec<Registration> = [0; 2].map(|_| person(2300, None, "GER")).to_vec();
    let flags = ["FRA", "POL", "ESP"].into_iter().cycle();
    players.extend(flags.zip(0..20).map(|(flag, at)| {
        let title = (at < 10).then_some(Title::IM);
        person(2400, title, flag)
    }));
    let rounds: Vec<TestRound> = (1..=played)
        .map(|round| {
            let is_away = |id: u32| missed.contains(&(id, round));
            let there: Vec<u32> = (1..=22).filter(|&id| !is_away(id)).collect();
            let (first, second) = there.split_at(there.len() / 2);
            let shifted = second.iter().cycle().skip(round.into());
            let boards = first.iter().zip(shifted).map(|(&white, &black)| {
                let meeting = Meeting { white: PlayerId(white), black: PlayerId(black) };
                (meeting, Some(GameResult::Played(Outcome::Draw)))
            });
            let boards: Vec<_> = boards.collect();
            let seated = |id: u32| boards.iter().any(|(meeting, _)| meeting.has(PlayerId(id)));
            let bye = there.iter().copied().find(|&id| !seated(id));
            let byes = bye.map(|id| (PlayerId(id), Bye::PairingAllocated)).into_iter().collect();
            TestRound { boards, byes }
        })
        .collect();
    event(announced("dutch-2026"), players, &rounds)
}

fn foreigners(event: &Snapshot) -> Foreigners {
    Norms::of(event, RoundNo(9)).unwrap().foreigners().unwrap()
}

#[test]
fn enough_foreign_players_in_every_round_are_an_exemption() {
    let worst = foreigners(&swiss(&[]));
    assert_eq!((worst.rated, worst.federations, worst.titled), (20, 3, 10));
    assert!(worst.are_enough());
    // Missing only in round 5; the bye that results for another player is not a missed round.
    let worst = foreigners(&swiss(&[(3, 5)]));
    assert_eq!((worst.round, worst.rated, worst.titled), (RoundNo(5), 19, 9));
    assert!(!worst.are_enough());
    // A player who misses two rounds counts in none.
    let worst = foreigners(&swiss(&[(3, 5), (3, 6)]));
    assert_eq!((worst.round, worst.rated, worst.titled), (RoundNo(1), 19, 9));
}

/// A round robin in which the first player meets only Germans.
#[test]
fn a_championship_is_exempt_for_those_for_whom_it_is_one() {
    let held = |championship: Option<Championship>, host: &str| {
        let made = round_robin(true);
        let settings = Settings { championship, federation: Name::new(host).ok(), ..made.settings().clone() };
        let mut all = Snapshot { settings: settings.into(), ..made.clone() };
        for (id, registration) in made.players() {
            let federation = Name::new("GER").ok();
            let player = Player { federation, ..registration.player.clone() };
            all = all.with_registration(id, Some(Registration { player, ..registration.clone() }));
        }
        match state(&all, 9, 1, NormTitle::GM) {
            State::Achieved(norm) => norm.exemption,
            State::Lost(Reason::Federations { .. } | Reason::OwnFederation { .. }) => None,
            other => panic!("{other:?}"),
        }
    };
    let exempt = |of| Some(Exemption::Championship(of));
    assert_eq!(held(None, "GER"), None);
    assert_eq!(held(Some(Championship::National), "GER"), exempt(Championship::National));
    assert_eq!(held(Some(Championship::NationalTeams), "FRA"), None);
    assert_eq!(held(Some(Championship::Zonal), "FRA"), exempt(Championship::Zonal));
}

#[test]
fn players_without_opponents_change_nothing() {
    let with = |more: bool| {
        let made = swiss(&[]);
        let id = made.next_player();
        let added = person(2700, Some(Title::GM), "IND");
        let made = if more { made.with_registration(id, Some(added)) } else { made };
        let norms = Norms::of(&made, RoundNo(9)).unwrap();
        (1..=22).map(|player| norms.states(PlayerId(player))).collect::<Vec<_>>()
    };
    assert_eq!(with(false), with(true));
}

#[test]
fn rapid_games_short_events_and_fields_without_titles_give_no_norms() {
    let made = swiss(&[]);
    assert!(Norms::are_given(&made));
    let with = |settings: Settings| {
        let mut changed = Snapshot::new(settings);
        for (id, registration) in made.players() {
            changed = changed.with_registration(id, Some(registration.clone()));
        }
        Norms::are_given(&changed)
    };
    let settings = made.settings().clone();
    assert!(with(settings.clone()));
    assert!(!with(Settings { rounds: RoundNo(8), ..settings.clone() }));
    assert!(!with(Settings { kind: Some(GameKind::Rapid), ..settings }));
}

#[test]
fn a_player_is_asked_about_the_titles_that_are_higher_than_their_own() {
    let titles = |title: Option<Title>, sex| {
        let player = Player { title, sex, ..Player::named(Name::new("Player").unwrap()) };
        let earned = NormTitle::ALL.into_iter().filter(|norm| norm.may_be_earned_by(&player));
        earned.map(|norm| norm.title().letters()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(titles(None, Some(Sex::Male)), "GM IM");
    assert_eq!(titles(Some(Title::IM), Some(Sex::Male)), "GM");
    assert_eq!(titles(Some(Title::GM), Some(Sex::Female)), "");
    assert_eq!(titles(Some(Title::IM), Some(Sex::Female)), "GM WGM");
    assert_eq!(titles(Some(Title::WGM), None), "GM IM");
    assert_eq!(titles(Some(Title::WIM), None), "GM IM WGM");
    assert_eq!(titles(Some(Title::FM), Some(Sex::Female)), "GM IM WGM WIM");
    assert_eq!(titles(Some(Title::CM), None), "GM IM");
}

#[test]
fn the_next_opponent_and_the_consequences_of_the_game_are_shown() {
    let all = round_robin(true);
    // Before the last round the first player has a game left against a known opponent.
    let State::Possible(chance) = state(&all, 8, 1, NormTitle::GM) else { panic!("it is open") };
    assert_eq!(chance.today.map(|today| today.round), Some(RoundNo(9)));
    let colour = all.colour(PlayerId(1), RoundNo(9));
    assert!(matches!(colour, Some(Colour::White | Colour::Black)));
}

#[test]
fn a_federation_is_known_by_three_letters() {
    let flag = |letters: &str| Flag::of(Name::new(letters).ok().as_ref());
    assert_eq!(["TUR", "tur", " FRA "].map(flag), [Flag::Of(*b"TUR"), Flag::Of(*b"TUR"), Flag::Of(*b"FRA")]);
    assert_eq!(
        ["FID", "NON", "KKTC", "Ç12"].map(flag),
        [Flag::Fid, Flag::Outside, Flag::Outside, Flag::Outside]
    );
    assert_eq!(Flag::of(None), Flag::Unknown);
}

/// The first half of the players has had White in every game, the second half Black.
#[test]
fn in_the_next_round_two_who_must_both_have_black_do_not_meet() {
    let made = swiss_of(8, &[]);
    let next = UpcomingRound::of(&made, RoundNo(9)).unwrap();
    assert!(next.keeps_apart(PlayerId(1), PlayerId(2)));
    let met = |other: u32| {
        let meeting = |board: &Board| board.meeting.has(PlayerId(1)) && board.meeting.has(PlayerId(other));
        made.rounds().iter().any(|round| round.boards().iter().any(meeting))
    };
    for other in 12..=22 {
        assert_eq!(next.keeps_apart(PlayerId(1), PlayerId(other)), met(other), "{other}");
    }
    // The round is already paired, or a result is missing.
    assert!(UpcomingRound::of(&made, RoundNo(8)).is_none());
    assert!(UpcomingRound::of(&swiss(&[]), RoundNo(9)).is_none());
}
