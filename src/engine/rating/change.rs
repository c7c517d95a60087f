//! Effect of the games of an event on ratings (FIDE B.02, 8): the change of a rated player, and the first rating of a
//! new one. Only FIDE makes them official.

use super::{difference, expected};
use crate::tournament::{
    Colour, GameKind, GameResult, PartialDate, Player, PlayerId, Rating, RoundNo, Snapshot, Stage,
};

/// The development coefficient K (8.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factor {
    /// The coefficient for this number of games: reduced if the product would exceed 700.
    pub k: u32,
    /// True if the player is assumed to have had 30 rated games: neither a list nor the arbiter has provided the
    /// coefficient.
    pub is_assumed: bool,
}

/// Rated games of a player, with their effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGames {
    /// Games against rated opponents.
    pub games: u32,
    /// Points of the player from them, in half points.
    pub halves: u32,
    pub outcome: RatingOutcome,
}

/// Effect of rated games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingOutcome {
    Change {
        /// The expected score, in hundredths of a point.
        expected: u32,
        factor: Factor,
        hundredths: i64,
    },
    /// A new player gets a rating; `None` if the games are too few or the score too low (8.2).
    First(Option<Rating>),
}

/// An edition of the rules for expected scores (8.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingRules {
    /// Year, month and day from which events are rated by it.
    pub since: (u16, u8, u8),
    /// The rating from which the full difference counts in standard games.
    pub uncapped: Option<i32>,
    /// True if a rapid or blitz game between players too far apart is not rated.
    pub omits_far_games: bool,
}

/// The editions, newest first.
const EDITIONS: [RatingRules; 3] = [
    RatingRules { since: (2025, 10, 1), uncapped: Some(2650), omits_far_games: true },
    RatingRules { since: (2024, 12, 1), uncapped: None, omits_far_games: true },
    RatingRules { since: (2024, 3, 1), uncapped: None, omits_far_games: false },
];

impl RatingRules {
    /// Returns the edition in force on the first day of an event: the newest if that day is unknown, the oldest here
    /// for earlier events.
    pub fn of(snapshot: &Snapshot) -> &'static Self {
        let found = EDITIONS.iter().find(|rules| !rules.is_after_start(snapshot));
        found.unwrap_or(const { &EDITIONS[EDITIONS.len() - 1] })
    }

    /// Returns true if the event began before this edition.
    pub fn is_after_start(&self, snapshot: &Snapshot) -> bool {
        let settings = snapshot.settings();
        let first = settings.begins.or_else(|| settings.round_dates.iter().flatten().min().copied());
        let number = |day: PartialDate| (day.year(), day.month().unwrap_or(0), day.day().unwrap_or(0));
        first.is_some_and(|day| number(day) < self.since)
    }
}

/// Maximum difference; a greater one counts as this.
pub(crate) const CAP: i32 = 400;
/// Minimum difference at which a rapid or blitz game is not rated, if one of the players is rated above [`STRONG`].
const TOO_FAR: i32 = 600;
/// See [`TOO_FAR`].
const STRONG: i32 = 2600;
/// Minimum number of games for a first rating.
const LEAST_GAMES: u32 = 5;
/// Rating of the hypothetical opponent in two draws that are added to a new player's games.
const HYPOTHETICAL: i32 = 1800;
const HIGHEST_FIRST: i32 = 2200;
const FLOOR: i32 = 1400;

/// Returns the rated games of a player after `after` rounds; `None` if there are none. Games corrected for the rating
/// report only count as in that report.
pub fn rated_games(snapshot: &Snapshot, player: PlayerId, after: RoundNo) -> Option<RatedGames> {
    let known = &snapshot.player(player)?.player;
    let own = rating(known);
    let kind = snapshot.settings().known_kind().unwrap_or(GameKind::Standard);
    let rules = RatingRules::of(snapshot);
    let (mut games, mut halves, mut sum, mut hundredths) = (0_u32, 0_u32, 0_i32, 0_u32);
    for (opponent, score) in played(snapshot, player, after) {
        let Some(opponent) = snapshot.player(opponent).and_then(|known| rating(&known.player)) else {
            continue;
        };
        if let Some(own) = own {
            let Some(expected) = expected_score(own, opponent, kind, rules) else { continue };
            hundredths += expected;
        }
        games += 1;
        halves += score;
        sum += opponent;
    }
    let outcome = match own {
        _ if games == 0 => return None,
        Some(own) => {
            let factor = factor(snapshot, known, own, games);
            let above = i64::from(50 * halves) - i64::from(hundredths);
            RatingOutcome::Change { expected: hundredths, factor, hundredths: i64::from(factor.k) * above }
        }
        None => RatingOutcome::First(first_rating(games, halves, sum)),
    };
    Some(RatedGames { games, halves, outcome })
}

/// Ratings estimated by the arbiter are not list ratings.
fn rating(player: &Player) -> Option<i32> {
    player.rating.filter(|_| !player.estimated.is_rating()).map(|rating| rating.get().into())
}

/// Returns the opponents of a player in games that both players started, with the player's points in half points.
pub(crate) fn played(
    snapshot: &Snapshot,
    player: PlayerId,
    after: RoundNo,
) -> impl Iterator<Item = (PlayerId, u32)> {
    let rounds = after.up_to().filter_map(|round| snapshot.round(round));
    let published = rounds.filter(|round| round.stage() == Stage::Published);
    published.flat_map(move |round| {
        let of = round.games().filter(move |(_, board, _)| board.meeting.has(player));
        of.filter_map(move |(number, board, result)| {
            let shown = round.rating_only(number);
            let (meeting, result) =
                shown.map_or((board.meeting, result), |shown| (shown.meeting, Some(shown.result)));
            let result = result.filter(|result| matches!(result, GameResult::Played(_)))?;
            let colour = if meeting.white == player { Colour::White } else { Colour::Black };
            let [white, black] = result.halves();
            let own = if colour == Colour::White { white } else { black };
            Some((meeting.player(colour.other()), own.unsigned_abs()))
        })
    })
}

/// Returns the expected score of one game in hundredths of a point (8.3.1); `None` for a game that is not rated.
fn expected_score(own: i32, opponent: i32, kind: GameKind, rules: &RatingRules) -> Option<u32> {
    let apart = own - opponent;
    let counted = match kind {
        GameKind::Standard if rules.uncapped.is_some_and(|least| own >= least) => apart,
        GameKind::Rapid | GameKind::Blitz
            if rules.omits_far_games && apart.abs() >= TOO_FAR && own.max(opponent) > STRONG =>
        {
            return None;
        }
        GameKind::Standard | GameKind::Rapid | GameKind::Blitz => apart.clamp(-CAP, CAP),
    };
    Some(expected(counted))
}

/// Returns the coefficient of a player (8.3.3): the known one, else as far as an event determines it, without the
/// number of games ever rated.
fn factor(snapshot: &Snapshot, player: &Player, own: i32, games: u32) -> Factor {
    let settings = snapshot.settings();
    let year = settings.rating_list.or(settings.begins).map(|day| i32::from(day.year()));
    let is_young = year.zip(player.born).is_some_and(|(year, born)| year - i32::from(born.year()) <= 18);
    let (k, is_assumed) = match (player.coefficient, own) {
        (Some(known), _) => (known.get().into(), false),
        (None, 2400..) => (10, false),
        (None, ..2300) if is_young => (40, false),
        (None, _) => (20, true),
    };
    Factor { k: if k * games > 700 { 700 / games } else { k }, is_assumed }
}

/// Returns the first rating of a player with this score in half points against opponents with this sum of ratings
/// (8.2).
fn first_rating(games: u32, halves: u32, sum: i32) -> Option<Rating> {
    if games < LEAST_GAMES || halves == 0 {
        return None;
    }
    let count = games + 2;
    let percent = (100 * (halves + 2) + count) / (2 * count);
    let all = i32::try_from(count).ok()?;
    let average = (2 * (sum + 2 * HYPOTHETICAL) + all).div_euclid(2 * all);
    let made = (average + difference(percent)).min(HIGHEST_FIRST);
    (made >= FLOOR).then(|| Rating::new(made.into()).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_events::{TestRound, event, player, settings};
    use crate::tournament::{Coefficient, Meeting, Outcome, Registration, Settings, TieBreakRules};

    /// Creates an event in which player 1 meets the others in turn, always with White; one outcome each.
    fn of(players: Vec<Registration>, outcomes: &[Outcome], change: impl Fn(&mut Settings)) -> Snapshot {
        let mut announced = settings("dutch-2026", TieBreakRules::Fide2026, 9);
        change(&mut announced);
        let rounds: Vec<TestRound> = outcomes
            .iter()
            .zip(2..)
            .map(|(&outcome, other)| {
                let meeting = Meeting { white: PlayerId(1), black: PlayerId(other) };
                TestRound { boards: vec![(meeting, Some(GameResult::Played(outcome)))], byes: Vec::new() }
            })
            .collect();
        event(announced, players, &rounds)
    }

    fn first(snapshot: &Snapshot) -> RatedGames {
        let rounds = u8::try_from(snapshot.rounds().len()).unwrap();
        rated_games(snapshot, PlayerId(1), RoundNo(rounds)).unwrap()
    }

    fn change(snapshot: &Snapshot) -> (u32, u32, i64) {
        match first(snapshot).outcome {
            RatingOutcome::Change { expected, factor, hundredths } => (expected, factor.k, hundredths),
            RatingOutcome::First(rating) => panic!("{rating:?}"),
        }
    }

    const WIN: Outcome = Outcome::WhiteWins;
    const DRAW: Outcome = Outcome::Draw;

    #[test]
    fn a_change_is_the_factor_times_the_points_above_the_expected_score() {
        // 2100 against 2000 expects .64, against 2300 .24.
        let snapshot = of([2100, 2000, 2300].map(player).into(), &[WIN, DRAW], |_| {});
        assert_eq!(change(&snapshot), (88, 20, 20 * 62));
        let strong = of([2400, 2300, 2600].map(player).into(), &[WIN, DRAW], |_| {});
        assert_eq!(change(&strong), (88, 10, 10 * 62));
        let mut young: Vec<Registration> = [2100, 2000, 2300].map(player).into();
        young[0].player.born = PartialDate::new(2008, 0, 0).ok();
        let of_2026 = |settings: &mut Settings| settings.rating_list = PartialDate::new(2026, 11, 0).ok();
        assert_eq!(change(&of(young.clone(), &[WIN, DRAW], of_2026)), (88, 40, 40 * 62));
        young[0].player.born = PartialDate::new(2007, 0, 0).ok();
        assert_eq!(change(&of(young, &[WIN, DRAW], of_2026)).1, 20);
    }

    #[test]
    fn a_coefficient_that_is_known_counts_whatever_the_rating_would_say() {
        let mut players: Vec<Registration> = [2450, 2000, 2300].map(player).into();
        let factor =
            |players: &[Registration]| match first(&of(players.to_vec(), &[WIN, DRAW], |_| {})).outcome {
                RatingOutcome::Change { factor, .. } => (factor.k, factor.is_assumed),
                RatingOutcome::First(rating) => panic!("{rating:?}"),
            };
        players[0].player.coefficient = Coefficient::new(20).ok();
        assert_eq!(factor(&players), (20, false));
        players[0].player.rating = Rating::new(2100).ok();
        assert_eq!(factor(&players), (20, false));
        players[0].player.coefficient = None;
        assert_eq!(factor(&players), (20, true));
    }

    #[test]
    fn differences_above_400_points_count_as_400_below_2650() {
        let far = |own, other| change(&of([own, other].map(player).into(), &[WIN], |_| {})).0;
        assert_eq!(far(2300, 1800), 92, "400 points");
        assert_eq!(far(2649, 2000), 92);
        assert_eq!(far(2650, 2000), 99, "the whole difference");
        let rapid = |own, other| {
            let snapshot =
                of([own, other].map(player).into(), &[WIN], |settings| settings.kind = Some(GameKind::Rapid));
            rated_games(&snapshot, PlayerId(1), RoundNo(1)).map(|made| made.games)
        };
        assert_eq!([rapid(2650, 2051), rapid(2650, 2050), rapid(2600, 1900)], [Some(1), None, Some(1)]);
    }

    #[test]
    fn an_event_is_counted_by_the_rules_of_its_first_day() {
        let on = |(year, month, day): (u16, u8, u8), kind| {
            move |settings: &mut Settings| {
                (settings.begins, settings.kind) = (PartialDate::new(year, month, day).ok(), Some(kind));
            }
        };
        let standard =
            |day| change(&of([2650, 2000].map(player).into(), &[WIN], on(day, GameKind::Standard))).0;
        assert_eq!([standard((2025, 9, 30)), standard((2025, 10, 1))], [92, 99]);
        let rapid = |day| {
            let snapshot = of([2650, 2050].map(player).into(), &[WIN], on(day, GameKind::Rapid));
            rated_games(&snapshot, PlayerId(1), RoundNo(1)).map(|made| made.games)
        };
        assert_eq!([rapid((2024, 11, 30)), rapid((2024, 12, 1))], [Some(1), None]);
        let old = of([2100, 2000].map(player).into(), &[WIN], on((2024, 2, 29), GameKind::Standard));
        let rules = RatingRules::of(&old);
        assert_eq!((rules.since, rules.is_after_start(&old)), ((2024, 3, 1), true));
        let undated = of([2650, 2000].map(player).into(), &[WIN], |_| {});
        assert_eq!(change(&undated).0, 99, "without a day by the rules of today");
    }

    #[test]
    fn unrated_games_count_for_no_player() {
        let mut players: Vec<Registration> = [2100, 2000, 2300].map(player).into();
        players[1].player.rating = None;
        let snapshot = of(players, &[WIN, DRAW], |_| {});
        assert_eq!((first(&snapshot).games, first(&snapshot).halves), (1, 1), "an unrated opponent");
        let forfeit = TestRound {
            boards: vec![(
                Meeting { white: PlayerId(1), black: PlayerId(2) },
                Some(GameResult::Forfeit(crate::tournament::Forfeit::ToWhite)),
            )],
            byes: Vec::new(),
        };
        let one = event(
            settings("dutch-2026", TieBreakRules::Fide2026, 9),
            [2100, 2000].map(player).into(),
            &[forfeit],
        );
        assert_eq!(rated_games(&one, PlayerId(1), RoundNo(1)), None);
    }

    #[test]
    fn a_new_player_needs_five_games_and_has_two_draws_against_1800_beside_them() {
        let mut players: Vec<Registration> = [1, 1900, 1900, 1900, 1900, 1900].map(player).into();
        players[0].player.rating = None;
        let rating = |outcomes: &[Outcome]| match first(&of(players.clone(), outcomes, |_| {})).outcome {
            RatingOutcome::First(rating) => rating.map(Rating::get),
            RatingOutcome::Change { .. } => panic!("an unrated player"),
        };
        assert_eq!(rating(&[WIN, DRAW, DRAW, WIN]), None, "four games");
        // 3½ + 1 of 7 are 64 per cent, 102 points above (5 · 1900 + 2 · 1800) / 7 = 1871.
        assert_eq!(rating(&[WIN, DRAW, DRAW, WIN, DRAW]), Some(1871 + 102));
        assert_eq!(rating(&[Outcome::BlackWins; 5]), None, "nothing is scored");
        assert_eq!(rating(&[WIN; 5]), Some(1871 + 309), "6 of 7 are 86 per cent");
    }
}
