use super::*;
use hakem_engine::console::rating::expected;
use hakem_engine::pairing::system;
use hakem_engine::tournament::{
    Acceleration, Bye, Forfeit, GameResult, Outcome, PointSystem, Points, RoundPlace,
};

fn dutch() -> &'static dyn Format {
    system("dutch-2026").unwrap()
}

fn wishes(players: u16, rounds: u8, rates: Rates<u8>) -> Wishes {
    let Rates { forfeits, odd_results, half_point_byes, zero_point_byes, .. } = rates;
    let Rates { withdrawals, late_entries, forbidden_pairs, unrated, .. } = rates;
    let share = |share| Some(Often::Share(share));
    let rates = Rates {
        forfeits: share(forfeits),
        odd_results: share(odd_results),
        half_point_byes: share(half_point_byes),
        zero_point_byes: share(zero_point_byes),
        withdrawals: share(withdrawals),
        late_entries: share(late_entries),
        forbidden_pairs: share(forbidden_pairs),
        unrated: share(unrated),
    };
    Wishes { players: Some(players), rounds: Some(RoundNo(rounds)), rates, ..Wishes::default() }
}

#[test]
fn an_event_follows_from_its_seed_and_number() {
    let report =
        |seed, number| simulate(&Wishes::default(), dutch(), seed, number).unwrap().report(seed, number);
    assert_eq!(report(7, 3), report(7, 3));
    assert_ne!(report(7, 3).players, report(7, 4).players);
    assert_ne!(report(7, 3).players, report(8, 3).players);
}

#[test]
fn without_rates_all_players_play_every_round() {
    let made = simulate(&wishes(16, 5, Rates::default()), dutch(), 1, 1).unwrap();
    assert_eq!(made.stopped, None);
    assert_eq!(made.event.rounds().len(), 5);
    for round in made.event.rounds() {
        assert!(round.places().iter().all(|place| matches!(place, RoundPlace::AtBoard(..))));
        assert!(round.games().all(|(.., result)| matches!(result, Some(GameResult::Played(_)))));
    }
}

#[test]
fn a_full_rate_leaves_nothing_to_chance() {
    let forfeited = Rates { forfeits: 100, unrated: 100, ..Rates::default() };
    let made = simulate(&wishes(8, 2, forfeited), dutch(), 1, 1).unwrap();
    assert!(made.event.players().all(|(_, known)| known.player.rating.is_none()));
    let games = made.event.rounds().iter().flat_map(|round| round.games());
    assert!(games.into_iter().all(|(.., result)| matches!(result, Some(GameResult::Forfeit(_)))));
    let absent = Rates { zero_point_byes: 100, ..Rates::default() };
    let made = simulate(&wishes(8, 2, absent), dutch(), 1, 1).unwrap();
    assert!(matches!(made.stopped, Some((RoundNo(1), _))), "nobody is there");
}

/// Every kind of occurrence appears within a few events.
#[test]
fn events_have_byes_withdrawals_late_entries_and_forbidden_pairs() {
    let rates = Rates {
        odd_results: 20,
        half_point_byes: 10,
        zero_point_byes: 10,
        withdrawals: 5,
        late_entries: 20,
        forbidden_pairs: 40,
        ..Rates::default()
    };
    let events: Vec<Simulated> =
        (1..=5).map(|number| simulate(&wishes(41, 5, rates), dutch(), 2026, number).unwrap()).collect();
    let players = || events.iter().flat_map(|made| made.event.players().map(|(_, known)| known));
    assert!(players().any(|known| known.withdrawn().is_some()));
    assert!(players().any(|known| known.arrival > RoundNo(1) && known.missed == RequestedBye::HalfPoint));
    assert!(events.iter().all(|made| !made.event.settings().forbidden.is_empty()));
    let rounds = || events.iter().flat_map(|made| made.event.rounds());
    let places = || rounds().flat_map(|round| round.places());
    for bye in [RequestedBye::HalfPoint, RequestedBye::FullPoint, RequestedBye::ZeroPoint].map(Bye::Requested)
    {
        assert!(places().any(|&place| place == RoundPlace::Bye(bye)), "{bye:?}");
    }
    assert!(places().any(|&place| place == RoundPlace::Bye(Bye::PairingAllocated)));
    let results = || rounds().flat_map(|round| round.games().map(|(.., result)| result));
    assert!(results().any(|result| result == Some(GameResult::Played(Outcome::BothLose))));
    assert!(results().any(|result| matches!(result, Some(GameResult::Unrated(_)))));
}

#[test]
fn events_keep_the_limits_of_their_system() {
    let basic = || system("basic-swiss").unwrap();
    let asked = wishes(3, 7, Rates::default());
    let stopped = |wishes: &Wishes| simulate(wishes, basic(), 1, 1).unwrap().stopped;
    assert!(matches!(stopped(&asked), Some((RoundNo(1), ProposeError::RoundsOutOfRange { most: 2, .. }))));
    let asked = Wishes { ratings: Some(500..=800), ..wishes(30, 7, Rates::default()) };
    assert!(matches!(stopped(&asked), Some((RoundNo(1), ProposeError::RatingTooLow { .. }))));
    for number in 1..=20 {
        let made = simulate(&Wishes::default(), basic(), 4, number).unwrap();
        assert!(!matches!(made.stopped, Some((RoundNo(1), ProposeError::RoundsOutOfRange { .. }))));
    }
}

#[test]
fn wishes_that_no_event_can_fulfil_are_refused() {
    let points = PointSystem { win: Points::from_tenths(30), draw: Points::ONE, ..PointSystem::default() };
    let acceleration = Some(Acceleration::Baku);
    let wishes = Wishes { points: Some(points), acceleration, ..Wishes::default() };
    assert_eq!(simulate(&wishes, dutch(), 1, 1).unwrap_err(), CommandError::PointsForbidBaku);
}

/// Returns rates with games only, except those requested.
fn numbers() -> Rates<Rate> {
    Rates::all(Some(Often::Number(0)))
}

#[test]
fn a_number_that_is_asked_for_is_the_number_of_an_event() {
    let number = |number| Some(Often::Number(number));
    let rates = Rates {
        forfeits: number(5),
        odd_results: number(4),
        half_point_byes: number(3),
        zero_point_byes: number(2),
        unrated: number(6),
        forbidden_pairs: number(3),
        ..numbers()
    };
    let apart = Apart { full_point_byes: number(2), double_forfeits: number(1) };
    let asked = Wishes { players: Some(24), rounds: Some(RoundNo(6)), rates, apart, ..Wishes::default() };
    for event in 1..=20 {
        let made = simulate(&asked, dutch(), 5, event).unwrap().event;
        let byes = |bye| {
            let places = made.rounds().iter().flat_map(|round| round.places().to_vec());
            places.filter(|place| *place == RoundPlace::Bye(Bye::Requested(bye))).count()
        };
        let found = [RequestedBye::HalfPoint, RequestedBye::FullPoint, RequestedBye::ZeroPoint].map(byes);
        assert_eq!(found, [3, 2, 2], "{event}");
        let games = |is: fn(GameResult) -> bool| {
            let results =
                made.rounds().iter().flat_map(|round| round.games().filter_map(|(.., result)| result));
            results.filter(|&result| is(result)).count()
        };
        let both = games(|result| result == GameResult::Forfeit(Forfeit::Both));
        let all = games(|result| matches!(result, GameResult::Forfeit(_)));
        let odd = games(|result| match result {
            GameResult::Played(outcome) => {
                matches!(outcome, Outcome::WhiteDraws | Outcome::BlackDraws | Outcome::BothLose)
            }
            GameResult::Unrated(_) => true,
            GameResult::Forfeit(_) | GameResult::Adjourned => false,
        });
        assert_eq!((both, all, odd), (1, 6, 4), "{event}");
        let unrated = made.players().filter(|(_, known)| known.player.rating.is_none()).count();
        assert_eq!((unrated, made.settings().forbidden.len()), (6, 3), "{event}");
    }
}

#[test]
fn ratings_can_be_given_one_by_one() {
    let rating_list = vec![Some(2400), None, Some(1900), Some(2100)];
    let asked = Wishes { rating_list: rating_list.clone(), rates: numbers(), ..Wishes::default() };
    let made = simulate(&asked, dutch(), 1, 1).unwrap();
    let ratings: Vec<Option<u16>> =
        made.event.players().map(|(_, known)| known.player.rating.map(Rating::get)).collect();
    assert_eq!(ratings, rating_list, "as many players as ratings");
}

/// Over many events, the stronger side scores as expected by table 8.1.2 for the difference, of which at most 400
/// points count.
#[test]
fn scores_of_many_events_follow_the_rating_table() {
    let asked = Wishes {
        players: Some(60),
        rounds: Some(RoundNo(9)),
        rates: numbers(),
        ratings: Some(1200..=2600),
        ..Wishes::default()
    };
    // By hundreds of rating points: games, half points scored and expected hundredths of the stronger side.
    let mut bands = [(0_i64, 0_i64, 0_i64); 8];
    for event in 1..=60 {
        let made = simulate(&asked, dutch(), 812, event).unwrap().event;
        let rating =
            |id| i32::from(made.player(id).and_then(|known| known.player.rating).map_or(0, Rating::get));
        for (_, board, result) in made.rounds().iter().flat_map(|round| round.games()) {
            let difference = rating(board.meeting.white) - rating(board.meeting.black);
            let white = match result {
                Some(GameResult::Played(Outcome::WhiteWins)) => 2,
                Some(GameResult::Played(Outcome::Draw)) => 1,
                _ => 0,
            };
            let scored = if difference < 0 { 2 - white } else { white };
            let size = difference.abs().min(400);
            let band = &mut bands[usize::try_from(size / 50).unwrap().min(7)];
            *band = (band.0 + 1, band.1 + scored, band.2 + i64::from(expected(size)));
        }
    }
    for (band, (games, halves, hundredths)) in bands.into_iter().enumerate() {
        assert!(games > 800, "band {band}: {games} games");
        let per_thousand = (halves * 500 - hundredths * 10) / games;
        assert!(per_thousand.abs() <= 25, "band {band}: {per_thousand} in a thousand over {games} games");
    }
    let all: (i64, i64, i64) =
        bands.iter().fold((0, 0, 0), |sum, band| (sum.0 + band.0, sum.1 + band.1, sum.2 + band.2));
    let per_thousand = (all.1 * 500 - all.2 * 10) / all.0;
    assert!(
        per_thousand.abs() <= 5,
        "{per_thousand} in a thousand over {} games: ratings stay as they are",
        all.0
    );
}
