//! Tie-breaks: what orders players of equal score. To add one: write its file, name it in [`TIE_BREAKS`].
//!
//! A list is codes, such as `BH/C1` or `SB` ([`TieBreakId`](crate::tournament::TieBreakId)): [`offered_codes`] has those that
//! suit an event, [`accepts`] and [`find`] read one, [`recommended`] is a list. [`standings()`](crate::standings::standings) counts
//! them; `ValueFormat` of a column writes its values.
//!
//! A method sees a [`Table`] of results and nothing else. Values are exact fractions, greater is better unless
//! the method says otherwise, and every value can be taken apart into the [`Term`]s it is made of. One method
//! serves both rules of [`TieBreakRules`]: the treatment of unplayed rounds is in one place, `unplayed`.

mod adjusted;
mod buchholz;
mod code;
mod colours;
mod direct_encounter;
mod entered;
mod error;
mod kashdan;
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
pub use recommended::{final_order, list_for_players, recommended, take_system, usual_list, usual_occasion};
pub use scope::{Scope, ranked_scores};
pub use table::{Conditions, Table, Tier};
pub use term::{Cut, Source, Summary, Term};
pub use value::{Ratio, TieBreakValue, ValueFormat};

use term::kept;

use crate::tournament::{PairingNumber, TieBreakRules};

/// For which events a method has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suits {
    /// Events of every format.
    All,
    /// Only where pairings follow from results.
    Swiss,
    /// Only where everybody meets everybody.
    RoundRobin,
    /// Only where no table gives the colours.
    DrawnColours,
}

impl Suits {
    fn allows(self, predetermined: bool) -> bool {
        match self {
            Self::All => true,
            Self::Swiss | Self::DrawnColours => !predetermined,
            Self::RoundRobin => predetermined,
        }
    }
}

/// Which value is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Better {
    /// The greater one.
    Greater,
    /// The smaller one.
    Smaller,
}

/// What the arbiter has to enter before every player has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Nothing but results.
    Results,
    /// A rating of each opponent.
    Ratings,
    /// A lot of each player.
    Lots,
    /// The value itself.
    Entry,
}

/// One method of breaking ties.
pub trait TieBreak: Sync {
    /// The code without modifiers, such as `BH`; it never changes.
    fn code(&self) -> &'static str;

    /// The section or article that defines it, or `None` when the rules do not have it.
    fn article(&self, rules: TieBreakRules) -> Option<&'static str>;

    /// The modifiers it takes.
    fn takes(&self, _rules: TieBreakRules) -> &'static [Modifier] {
        &[]
    }

    /// The codes with modifiers that are offered beside the plain one; others can be typed.
    fn variants(&self, _rules: TieBreakRules) -> &'static [&'static str] {
        &[]
    }

    /// The events for which it has a meaning.
    fn suits(&self, _rules: TieBreakRules) -> Suits {
        Suits::All
    }

    /// How its values are written.
    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Points
    }

    /// Which value is better.
    fn better(&self, _modifiers: Modifiers) -> Better {
        Better::Greater
    }

    /// What a missing value waits for.
    fn needs(&self) -> Needs {
        Needs::Results
    }

    /// Whether the column shows the value inside the group of equal score, wherever the method stands in the
    /// list. It splits the group of those equal so far all the same.
    fn shows_score_group(&self, _rules: TieBreakRules) -> bool {
        false
    }

    /// Prepares the method for a table.
    fn on<'t>(&self, table: &'t Table, modifiers: Modifiers) -> Method<'t>;
}

/// A method prepared for one table.
pub enum Method<'t> {
    /// A value for each player, whoever they are tied with.
    Each(Box<dyn Count + 't>),
    /// An order inside a group of equal players.
    Group(Box<dyn Split + 't>),
}

impl<'t> Method<'t> {
    fn each(count: impl Count + 't) -> Self {
        Self::Each(Box::new(count))
    }
}

/// Counts a value for each player.
pub trait Count {
    /// Adds the terms of a player's value.
    fn terms(&self, player: PairingNumber, terms: &mut Vec<Term>);

    /// Returns the value, given its terms: their sum unless the method says otherwise.
    fn value(&self, _player: PairingNumber, terms: &[Term]) -> TieBreakValue {
        TieBreakValue::Number(term::sum(terms))
    }

    /// Says how the value follows from the terms.
    fn summary(&self, _terms: &[Term]) -> Summary {
        Summary::Sum
    }
}

/// Players who are equal so far.
#[derive(Clone, Copy, Debug)]
pub struct Group<'g> {
    /// Who, by pairing number.
    pub players: &'g [PairingNumber],
    /// The best place they share, counted from 1.
    pub place: usize,
}

/// What a method says of one player of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingInGroup {
    /// The place inside the group, counted from 1; equal places are not split.
    pub rank: usize,
    /// What is shown.
    pub value: TieBreakValue,
}

/// Orders groups of equal players.
pub trait Split {
    /// Returns what is said of each player, in the order of the group.
    fn split(&mut self, group: Group<'_>) -> Vec<StandingInGroup>;

    /// Adds the terms of a player's value inside the group.
    fn terms(&mut self, player: PairingNumber, group: Group<'_>, terms: &mut Vec<Term>);
}

/// A sum of terms, one for each round that a function finds to count.
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

/// Counts the rounds that `counts` picks.
fn count_rounds<'t>(table: &'t Table, counts: impl Fn(&PlayerRound) -> bool + 't) -> Method<'t> {
    Method::each(RoundSum {
        table,
        amount: move |round: &PlayerRound| counts(round).then(|| Ratio::whole(1)),
    })
}

/// A value that is known without any working.
struct Known<F>(F);

impl<F: Fn(PairingNumber) -> TieBreakValue> Count for Known<F> {
    fn terms(&self, _player: PairingNumber, _terms: &mut Vec<Term>) {}

    fn value(&self, player: PairingNumber, _terms: &[Term]) -> TieBreakValue {
        (self.0)(player)
    }
}

/// Every method, in the order offered to the arbiter; settings, command line and files all read this.
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
];
