//! Tie-breaks: the order of players with equal scores. To add one, write its file and list it in [`TIE_BREAKS`].
//!
//! A list consists of codes, such as `BH/C1` or `SB` ([`TieBreakId`](crate::tournament::TieBreakId)): [`offered_codes`]
//! returns those that suit an event, [`accepts`] and [`find`] parse one, [`recommended`] returns a list.
//! [`standings()`](crate::standings::standings) computes them; `ValueFormat` of a column formats the values.
//!
//! A method sees only a [`Table`] of results. Values are exact fractions, greater is better unless the method defines
//! another order, and every value can be broken down into its [`Term`]s. One method serves both rules of
//! [`TieBreakRules`]: the treatment of unplayed rounds is in one place, `unplayed`.

mod adjusted;
mod buchholz;
mod code;
mod colours;
mod direct_encounter;
mod entered;
mod error;
mod kashdan;
mod keizer;
mod koya;
mod lot;
mod modifiers;
mod number;
mod performance;
mod player_round;
mod progressive;
mod rating_average;
mod recommended;
mod registered;
mod rounds_played;
mod scope;
mod sonneborn_berger;
mod standard;
mod table;
pub mod teams;
mod term;
mod unplayed;
mod value;
mod wins;

pub(crate) use code::few_values;
pub use code::{Chosen, accepts, by_ratings, concerns, find, offered_codes, usable};
pub use error::{TieBreakError, TieBreakWarning};
pub use modifiers::{Cuts, Modifier, Modifiers};
pub use player_round::{PlayerRound, RoundKind};
pub use recommended::{
    final_order, follows_fide, list_for_players, recommended, take_system, usual_list, usual_occasion,
};
pub use scope::{Scope, ranked_scores};
pub use table::{Conditions, Table, Tier};
pub use term::{Cut, Source, Summary, Term};
pub use value::{Ratio, TieBreakValue, ValueFormat};

use term::kept;

use crate::tournament::{PairingNumber, TieBreakRules};

/// Events for which a method is meaningful.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suits {
    All,
    /// Only Swiss events: pairings follow from results.
    Swiss,
    RoundRobin,
    /// Only events in which no table determines the colours.
    DrawnColours,
    /// Only events ranked by a list with values.
    Values,
}

impl Suits {
    fn allows(self, conditions: Conditions) -> bool {
        match self {
            Self::All => true,
            Self::Swiss | Self::DrawnColours => !conditions.predetermined,
            Self::RoundRobin => conditions.predetermined,
            Self::Values => conditions.by_values,
        }
    }
}

/// Direction of the order of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Better {
    Greater,
    Smaller,
}

/// Data required for every player to have a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    Results,
    Ratings,
    Lots,
    /// The value itself, entered by the arbiter.
    Entry,
}

/// One method of breaking ties.
pub trait TieBreak: Sync {
    /// Returns the code without modifiers, such as `BH`. It never changes.
    fn code(&self) -> &'static str;

    /// Returns the section or article that defines it, or `None` if it is not part of these rules.
    fn article(&self, rules: TieBreakRules) -> Option<&'static str>;

    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[]
    }

    /// Returns the offered codes with modifiers, in addition to the plain one; others can be typed.
    fn variants(&self, _rules: TieBreakRules) -> &'static [&'static str] {
        &[]
    }

    /// Returns the events for which it is meaningful.
    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::All
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Points
    }

    /// Returns the direction of the order.
    fn better(&self, _modifiers: Modifiers) -> Better {
        Better::Greater
    }

    /// Returns the data that a missing value depends on.
    fn needs(&self) -> Needs {
        Needs::Results
    }

    /// Returns true if the column shows the value within the scoregroup, wherever the method is in the list. The method
    /// still splits the group of those who are tied so far.
    fn shows_score_group(&self, _rules: TieBreakRules) -> bool {
        false
    }

    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t>;
}

/// A method prepared for one table.
pub enum Method<'t> {
    /// A value for each player, independent of ties.
    Each(Box<dyn Count + 't>),
    /// An order within a group of tied players.
    Group(Box<dyn Split + 't>),
}

impl<'t> Method<'t> {
    fn each(count: impl Count + 't) -> Self {
        Self::Each(Box::new(count))
    }
}

/// Computes a value for each player.
pub trait Count {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>);

    /// Returns the value for its terms; by default their sum.
    fn value(&self, _player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        TieBreakValue::Number(term::sum(terms))
    }

    /// Returns the derivation of the value from its terms.
    fn summary(&self, _player: PairingNumber, _terms: &[Term]) -> Summary {
        Summary::Sum
    }
}

/// Players tied so far.
#[derive(Clone, Copy, Debug)]
pub struct Group<'g> {
    pub players: &'g [PairingNumber],
    /// The best rank they share, counted from 1.
    pub place: usize,
}

/// Rank and value of one player of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingInGroup {
    /// The rank within the group, counted from 1; equal ranks are not split.
    pub rank: usize,
    pub value: TieBreakValue,
}

/// Orders groups of tied players.
pub trait Split {
    /// Returns the rank and value of each player, in the order of the group.
    fn split(&mut self, group: Group<'_>) -> Vec<StandingInGroup>;

    /// Appends the terms of a player's value within the group.
    fn terms(&mut self, player: PairingNumber, group: Group<'_>, terms: &mut Vec<Term>);
}

/// A sum of terms, one for each round for which `amount` returns a value.
struct RoundSum<'t, F> {
    table: &'t Table,
    amount: F,
}

impl<F: Fn(&PlayerRound) -> Option<Ratio>> Count for RoundSum<'_, F> {
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>) {
        let counted = self.table.by_round(player).filter_map(|(number, round)| {
            (self.amount)(round).map(|amount| Term::new(number, round, Source::Own, amount))
        });
        terms.extend(counted);
    }
}

/// Counts the rounds that `counts` selects.
fn count_rounds<'t>(table: &'t Table, counts: impl Fn(&PlayerRound) -> bool + 't) -> Method<'t> {
    Method::each(RoundSum {
        table,
        amount: move |round: &PlayerRound| counts(round).then(|| Ratio::whole(1)),
    })
}

/// A value that needs no calculation.
struct Known<F>(F);

impl<F: Fn(PairingNumber) -> TieBreakValue> Count for Known<F> {
    fn terms(&self, _player: PairingNumber, _terms: &mut Vec<Term>) {}

    fn value(&self, player: PairingNumber, _terms: &[Term]) -> TieBreakValue {
        (self.0)(player)
    }
}

/// Every method, in the order offered to the arbiter; settings, command line and files all use this list.
pub const TIE_BREAKS: &[&dyn TieBreak] = &[
    &direct_encounter::DirectEncounter,
    &buchholz::Buchholz,
    &buchholz::ForeBuchholz,
    &buchholz::BuchholzOfBuchholz,
    &buchholz::AverageOfBuchholz,
    &sonneborn_berger::SonnebornBerger,
    &progressive::Progressive,
    &wins::Won,
    &wins::Wins,
    &koya::Koya,
    &koya::ExtendedKoya,
    &kashdan::Kashdan,
    &colours::BlackGames,
    &colours::BlackWins,
    &rounds_played::RoundsPlayed,
    &standard::StandardPoints,
    &adjusted::AdjustedScore,
    &rating_average::RatingAverage,
    &performance::PerformanceRating,
    &performance::PerfectPerformance,
    &performance::AverageOfPerformances,
    &performance::AverageOfPerfectPerformances,
    &number::OwnRating,
    &number::Number,
    &registered::Registered::Rating,
    &registered::Registered::NationalRating,
    &registered::Registered::Name,
    &registered::Registered::Licence,
    &lot::ByLot,
    &entered::Entered,
    &keizer::Keizer::Points,
    &keizer::Keizer::Value,
];
