//! Requested parameters of random events, and the parameters drawn for one of them: all that are not requested are
//! drawn.

use super::chance::Chance;
use hakem_engine::format::{Format, OptionKind, Paired, Size};
use hakem_engine::tournament::{
    Acceleration, Colour, OptionValue, Options, PointSystem, Points, RoundNo, TieBreakId,
};
use std::ops::RangeInclusive;

/// Frequency of an occurrence; `None` draws a share for each event.
pub type Rate = Option<Often>;

/// Frequency of an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Often {
    /// Per hundred chances.
    Share(u8),
    /// Total number in an event, as far as there are chances for it.
    Number(u16),
}

/// Requested parameters of events. Parameters that are `None` are drawn for each of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Number of registered players, including late entries.
    pub players: Option<u16>,
    /// Number of teams, if results determine pairings of teams; `players` is then the size of each.
    pub teams: Option<u16>,
    pub rounds: Option<RoundNo>,
    pub initial_colour: Option<Colour>,
    pub acceleration: Option<Acceleration>,
    pub points: Option<PointSystem>,
    pub ratings: Option<RangeInclusive<u16>>,
    /// The rating of each player, in order of registration; `None` for an unrated one. Players after the end of the
    /// list have a drawn one.
    pub rating_list: Vec<Option<u16>>,
    /// The tie-breaks; `None` for the usual ones of the rules.
    pub tie_breaks: Option<Vec<TieBreakId>>,
    pub rates: Rates<Rate>,
    /// Occurrences that are part of these rates unless requested separately.
    pub apart: Apart,
}

/// Occurrences that accompany others unless requested separately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Apart {
    /// Full-point byes, per player and round; `None`: one in ten of the half-point byes.
    pub full_point_byes: Rate,
    /// Double forfeits; `None`: one in ten of the forfeits.
    pub double_forfeits: Rate,
}

/// Frequencies of occurrences other than games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates<T> {
    /// Unplayed games, with one or both sides absent.
    pub forfeits: T,
    /// Results such as ½-0 or 0-0, and games of fewer than one move.
    pub odd_results: T,
    /// Half-point byes, per player and round.
    pub half_point_byes: T,
    /// Absences, per player and round.
    pub zero_point_byes: T,
    /// Players who withdraw, per round.
    pub withdrawals: T,
    /// Players who arrive after round 1.
    pub late_entries: T,
    /// Forbidden pairs, per hundred players.
    pub forbidden_pairs: T,
    pub unrated: T,
}

impl<T: Copy> Rates<T> {
    pub fn all(of: T) -> Self {
        Self {
            forfeits: of,
            odd_results: of,
            half_point_byes: of,
            zero_point_byes: of,
            withdrawals: of,
            late_entries: of,
            forbidden_pairs: of,
            unrated: of,
        }
    }
}

/// Parameters of one event, as drawn before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    pub players: u16,
    /// Number of players per team; `None` for individual players.
    pub team_size: Option<u16>,
    pub rounds: RoundNo,
    pub options: Options,
    pub initial_colour: Colour,
    pub acceleration: Acceleration,
    pub points: PointSystem,
    pub ratings: RangeInclusive<u16>,
    pub rates: Rates<Often>,
    pub apart: Apart,
}

/// Maximum number of draws of table options to match the requested number of rounds.
const MOST_DRAWN: usize = 200;

impl Shape {
    /// Draws the parameters that are not requested. Small fields are the most frequent, since most faults show there.
    pub(super) fn draw(wishes: &Wishes, system: &dyn Format, chance: &mut Chance) -> Self {
        let players = match chance.below(20) {
            0..=13 => chance.between(2, 30),
            14..=18 => chance.between(31, 120),
            _ => chance.between(121, 400),
        };
        let listed = u16::try_from(wishes.rating_list.len()).ok().filter(|&listed| listed > 1);
        let players = wishes.players.or(listed).unwrap_or_else(|| with_a_table(system, players));
        if system.facts().paired == Paired::Teams {
            return Self::of_teams(wishes, system, chance);
        }
        let size = Size::players(players.into());
        let most = u16::from(*system.rounds(size, &Options::default()).end());
        let rounds = match chance.below(10) {
            0..=6 => chance.between(3, 9),
            7..=8 => chance.between(1, 15),
            // The maximum number, or nearly so.
            _ => most.min(30).saturating_sub(chance.between(0, 2)),
        };
        let drawn = draw_options(system, chance);
        let is_table = |options: &Options| {
            system.schedule(players, options).is_ok() && system.check_size(size, options).is_ok()
        };
        let options = match wishes.rounds.filter(|_| system.facts().is_predetermined()) {
            // The requested rounds determine the number of cycles.
            Some(rounds) => {
                let has_length = |options: &Options| system.rounds(size, options).contains(&rounds.0);
                let mut options = std::iter::once(drawn)
                    .chain(std::iter::repeat_with(|| draw_options(system, chance)).take(MOST_DRAWN));
                options.find(|options| is_table(options) && has_length(options)).unwrap_or_default()
            }
            // Combinations without a table use the default.
            None if system.facts().is_predetermined() && !is_table(&drawn) => Options::default(),
            None => drawn,
        };
        let (fewest, most) = match system.facts().limits_rounds {
            true => system.rounds(size, &options).into_inner(),
            false => (1, u8::try_from(most.max(1)).unwrap_or(u8::MAX)),
        };
        let rounds = u8::try_from(rounds).unwrap_or(u8::MAX).clamp(fewest, most.max(fewest));
        let initial_colour = chance.one_of([Colour::White, Colour::Black]);
        let points = draw_points(chance);
        // A requested acceleration is respected: with the usual points if it is not defined for the drawn ones.
        let is_plain = wishes.acceleration.is_none_or(|wished| wished == Acceleration::None);
        let is_fit = is_plain || allows_baku(&points);
        let points = wishes.points.unwrap_or(if is_fit { points } else { PointSystem::default() });
        let is_accelerated = chance.percent(25) && has_baku(system, &points);
        let acceleration = if is_accelerated { Acceleration::Baku } else { Acceleration::None };
        let ratings = match chance.below(4) {
            0 => 2000..=2000,
            1 => 1900..=2000,
            _ => 1000.max(system.facts().lowest_rating)..=2700,
        };
        Self {
            players,
            team_size: None,
            rounds: wishes.rounds.unwrap_or(RoundNo(rounds)),
            options,
            initial_colour: wishes.initial_colour.unwrap_or(initial_colour),
            acceleration: wishes.acceleration.unwrap_or(acceleration),
            points,
            ratings: wishes.ratings.clone().unwrap_or(ratings),
            rates: Self::rates(wishes, system, chance),
            apart: wishes.apart,
        }
    }

    /// Draws the rates. A table or a bracket has no late entries and no forbidden pairs.
    fn rates(wishes: &Wishes, system: &dyn Format, chance: &mut Chance) -> Rates<Often> {
        let rates = Rates::draw(&wishes.rates, chance);
        // A range that is asked for is the range of every player.
        let rates = match wishes.ratings.is_some() && wishes.rates.unrated.is_none() {
            true => Rates { unrated: Often::Share(0), ..rates },
            false => rates,
        };
        match system.facts().is_predetermined() {
            true => Rates { late_entries: Often::Share(0), forbidden_pairs: Often::Share(0), ..rates },
            false => rates,
        }
    }
}

impl Shape {
    /// Draws an event of teams: the number of players is the size of a team, the rounds follow from the table.
    fn of_teams(wishes: &Wishes, system: &dyn Format, chance: &mut Chance) -> Self {
        let drawn_options = draw_options(system, chance);
        let team_size = wishes.players.unwrap_or_else(|| 2 * chance.between(1, 4)).max(1);
        let by_results = !system.facts().is_predetermined();
        let drawn = if by_results { chance.between(2, 18) } else { chance.between(0, 4) };
        let size = |teams: u16| Size { participants: teams.into(), boards: team_size.into() };
        // The first number of teams that has a table, starting from the drawn one.
        let teams = |options: &Options| {
            if by_results {
                let teams = wishes.teams.unwrap_or(2 + drawn);
                return system.check_size(size(teams), options).is_ok().then_some(teams);
            }
            let counts = (0..TEAMS).map(|step| 2 + (drawn + step) % TEAMS);
            let has_table = |teams: &u16| system.check_size(size(*teams), options).is_ok();
            let has_round = |teams: &u16| *system.rounds(size(*teams), options).end() > 0;
            counts.into_iter().find(|teams| has_table(teams) && has_round(teams))
        };
        // Combinations without a table use the default.
        let (options, teams) = match teams(&drawn_options) {
            Some(teams) => (drawn_options, Some(teams)),
            None => (Options::default(), teams(&Options::default())),
        };
        let rates = Self::rates(wishes, system, chance);
        let (fewest, most) = system.rounds(size(teams.unwrap_or(2)), &options).into_inner();
        // For a table they follow from its size.
        let rounds = match by_results {
            true => {
                wishes.rounds.unwrap_or(RoundNo(most.min(u8::try_from(chance.between(3, 9)).unwrap_or(3))))
            }
            // Only Molter tables leave a choice.
            false if fewest < most => {
                let drawn = u8::try_from(chance.between(fewest.into(), most.into())).unwrap_or(most);
                wishes.rounds.filter(|wished| (fewest..=most).contains(&wished.0)).unwrap_or(RoundNo(drawn))
            }
            false => RoundNo(most),
        };
        let accelerates = by_results && hakem_engine::format::allows_baku(&options);
        let acceleration = wishes
            .acceleration
            .filter(|wished| accelerates && wished.is_of_fide())
            .unwrap_or(Acceleration::None);
        let initial_colour =
            if by_results { wishes.initial_colour.unwrap_or(Colour::Black) } else { Colour::White };
        Self {
            players: team_size.saturating_mul(teams.unwrap_or(2)),
            team_size: Some(team_size),
            rounds,
            options,
            initial_colour,
            acceleration,
            points: wishes.points.unwrap_or_default(),
            ratings: wishes.ratings.clone().unwrap_or(1000..=2700),
            rates,
            apart: wishes.apart,
        }
    }
}

impl Rates<Often> {
    fn draw(wishes: &Rates<Rate>, chance: &mut Chance) -> Self {
        let mut rate = |wish: Rate, list: [u8; 6]| {
            let drawn = chance.one_of(list);
            wish.unwrap_or(Often::Share(drawn))
        };
        Self {
            forfeits: rate(wishes.forfeits, [0, 0, 1, 3, 10, 25]),
            odd_results: rate(wishes.odd_results, [0, 0, 0, 1, 3, 10]),
            half_point_byes: rate(wishes.half_point_byes, [0, 0, 1, 2, 5, 15]),
            zero_point_byes: rate(wishes.zero_point_byes, [0, 0, 1, 2, 5, 15]),
            withdrawals: rate(wishes.withdrawals, [0, 0, 0, 1, 2, 5]),
            late_entries: rate(wishes.late_entries, [0, 0, 0, 2, 5, 15]),
            forbidden_pairs: rate(wishes.forbidden_pairs, [0, 0, 0, 0, 5, 30]),
            unrated: rate(wishes.unrated, [0, 0, 5, 20, 50, 100]),
        }
    }
}

/// Count of possible numbers of teams of a table: 2 to 6.
const TEAMS: u16 = 5;

/// Returns the sizes of teams, up to a limit, for which a format has a table.
pub fn team_sizes(system: &dyn Format, most: u16) -> Vec<u16> {
    let has_table = |boards: &u16| {
        let size = |teams: u16| Size { participants: teams.into(), boards: (*boards).into() };
        (2..2 + TEAMS).any(|teams| system.check_size(size(teams), &Options::default()).is_ok())
    };
    (1..=most).filter(has_table).collect()
}

/// Halves a drawn number of players until a format has a table for it.
fn with_a_table(system: &dyn Format, drawn: u16) -> u16 {
    let mut players = drawn;
    while players > 2 && system.check_size(Size::players(players.into()), &Options::default()).is_err() {
        players /= 2;
    }
    players
}

/// Draws all options with one roll: a quarter of the events have yes for yes/no options, numbers are anywhere within
/// their limits.
fn draw_options(system: &dyn Format, chance: &mut Chance) -> Options {
    let roll = chance.below(100);
    let mut options = Options::default();
    for option in system.facts().options {
        let value = match option.kind {
            OptionKind::YesNo { .. } => OptionValue::YesNo(roll < 25),
            OptionKind::Number { least, most, .. } => {
                let within = roll % (u64::from(most.saturating_sub(least)) + 1);
                OptionValue::Number(least.saturating_add(u16::try_from(within).unwrap_or(0)))
            }
            OptionKind::Share { most, .. } => OptionValue::Number(u16::try_from(roll).unwrap_or(0).min(most)),
            OptionKind::Points { .. } => OptionValue::Number(u16::try_from(roll % 9 * 5).unwrap_or(0)),
            OptionKind::Games { .. } => option.usual(),
            OptionKind::Choice { among, usual } => {
                let place = usize::try_from(roll).unwrap_or(0) % among.len().max(1);
                OptionValue::Choice(among.get(place).unwrap_or(&usual).to_string())
            }
        };
        option.set(&mut options, value);
    }
    options
}

/// Draws point values, mostly 1, ½ and 0, with a bye worth a win.
fn draw_points(chance: &mut Chance) -> PointSystem {
    let [win, draw, bye] = match chance.below(20) {
        0 => [20, 10, 20],
        1 => [30, 10, 30],
        2 => [10, 5, 5],
        3 => [10, 5, 0],
        _ => [10, 5, 10],
    };
    let tenths = Points::from_tenths;
    PointSystem {
        win: tenths(win),
        draw: tenths(draw),
        pairing_allocated_bye: tenths(bye),
        ..PointSystem::default()
    }
}

/// Returns true if the Baku acceleration is defined for the system and for these points.
fn has_baku(system: &dyn Format, points: &PointSystem) -> bool {
    system.facts().accelerates && allows_baku(points)
}

/// Returns true if the Baku acceleration is defined for these points (FIDE C.04.7 1.1).
fn allows_baku(points: &PointSystem) -> bool {
    points.win == points.draw + points.draw && points.loss == Points::ZERO
}
