//! Tie-breaks: the order of players with equal scores. To add one, write its constant and list it in [`TIE_BREAKS`].
//!
//! A list consists of codes, such as `BH/C1` or `SB` ([`TieBreakId`](crate::tournament::TieBreakId)): [`offered_codes`]
//! returns those that suit an event, [`accepts`] and [`find`] parse one, [`recommended`] returns a list.
//! [`standings()`](crate::standings::standings) computes them; `ValueFormat` of a column formats the values.
//!
//! A method sees only a [`ResultTable`] of results. Values are exact fractions, greater is better unless the method defines
//! another order, and every value can be broken down into its [`Term`]s. One method serves both rules of
//! [`TieBreakRules`]: the treatment of unplayed rounds is in one place, `unplayed`.

mod buchholz;
mod code;
mod direct_encounter;
mod error;
mod keizer;
mod koya;
mod modifiers;
mod own_rounds;
mod performance;
mod player_round;
mod rating_average;
mod recommended;
mod registered;
mod scope;
mod table;
pub mod teams;
mod term;
mod unplayed;
mod value;

pub(crate) use code::few_values;
pub use code::{Chosen, accepts, by_ratings, concerns, find, offered_codes, usable};
pub use error::{TieBreakError, TieBreakWarning};
pub use modifiers::{Cuts, Modifier, Modifiers};
pub use player_round::{PlayerRound, RoundKind};
pub use recommended::{
    final_order, follows_fide, list_for_players, recommended, take_system, usual_list, usual_occasion,
};
pub use scope::{Scope, ranked_scores};
pub use table::{Conditions, ResultTable, Tier};
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
#[derive(Clone, Copy, Debug)]
pub struct TieBreak {
    /// The code without modifiers, such as `BH`. It never changes.
    pub code: &'static str,
    /// `None` if it is not part of these rules.
    pub booklet: Option<Definition>,
    /// `None` if it is not part of these rules.
    pub fide: Option<Definition>,
    /// The data that a missing value depends on.
    pub needs: Needs,
    better: Better,
    on: Prepare,
}

/// A method as defined by one of the [`TieBreakRules`].
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    pub article: &'static str,
    pub takes: &'static [Modifier],
    /// The offered codes with modifiers, in addition to the plain one; others can be typed.
    pub variants: &'static [&'static str],
    pub suits: Suits,
    pub format: ValueFormat,
    /// True if the column shows the value within the scoregroup, wherever the method is in the list. The method still
    /// splits the group of those who are tied so far.
    pub shows_score_group: bool,
}

impl Definition {
    const fn of(article: &'static str) -> Self {
        let (suits, format) = (Suits::All, ValueFormat::Points);
        Self { article, takes: &[], variants: &[], suits, format, shows_score_group: false }
    }

    const fn whole(article: &'static str) -> Self {
        Self { format: ValueFormat::Whole, ..Self::of(article) }
    }
}

type Prepare = for<'t> fn(&'t ResultTable, Modifiers) -> Method<'t>;

impl TieBreak {
    const fn new(code: &'static str, on: Prepare) -> Self {
        Self { code, booklet: None, fide: None, needs: Needs::Results, better: Better::Greater, on }
    }

    pub fn definition(&self, rules: TieBreakRules) -> Option<Definition> {
        match rules {
            TieBreakRules::Booklet => self.booklet,
            TieBreakRules::Fide2026 => self.fide,
        }
    }

    pub fn better(&self, modifiers: Modifiers) -> Better {
        match (self.better, modifiers.reversed) {
            (Better::Greater, false) | (Better::Smaller, true) => Better::Greater,
            (Better::Greater, true) | (Better::Smaller, false) => Better::Smaller,
        }
    }

    pub fn on<'t>(&self, table: &'t ResultTable, modifiers: Modifiers) -> Method<'t> {
        (self.on)(table, modifiers)
    }
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

    fn summary(&self, _player: PairingNumber, _terms: &[Term]) -> Summary {
        Summary::Sum
    }
}

/// Players tied so far.
#[derive(Clone, Copy, Debug)]
pub struct TiedGroup<'g> {
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
    fn split(&mut self, group: TiedGroup<'_>) -> Vec<StandingInGroup>;

    /// Appends the terms of a player's value within the group.
    fn terms(&mut self, player: PairingNumber, group: TiedGroup<'_>, terms: &mut Vec<Term>);
}

/// A sum of terms, one for each round for which `amount` returns a value.
struct RoundSum<'t, F> {
    table: &'t ResultTable,
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
fn count_rounds<'t>(table: &'t ResultTable, counts: impl Fn(&PlayerRound) -> bool + 't) -> Method<'t> {
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
pub const TIE_BREAKS: &[TieBreak] = &[
    direct_encounter::DIRECT_ENCOUNTER,
    buchholz::BUCHHOLZ,
    buchholz::FORE_BUCHHOLZ,
    buchholz::BUCHHOLZ_OF_BUCHHOLZ,
    buchholz::AVERAGE_OF_BUCHHOLZ,
    buchholz::SONNEBORN_BERGER,
    own_rounds::PROGRESSIVE,
    own_rounds::WON,
    own_rounds::WINS,
    koya::KOYA,
    koya::EXTENDED_KOYA,
    own_rounds::KASHDAN,
    own_rounds::BLACK_GAMES,
    own_rounds::BLACK_WINS,
    own_rounds::ROUNDS_PLAYED,
    own_rounds::STANDARD_POINTS,
    own_rounds::ADJUSTED_SCORE,
    rating_average::RATING_AVERAGE,
    performance::PERFORMANCE_RATING,
    performance::PERFECT_PERFORMANCE,
    performance::AVERAGE_OF_PERFORMANCES,
    performance::AVERAGE_OF_PERFECT_PERFORMANCES,
    registered::OWN_RATING,
    registered::NUMBER,
    registered::RATING,
    registered::NATIONAL_RATING,
    registered::NAME,
    registered::LICENCE,
    registered::BY_LOT,
    registered::ENTERED,
    keizer::POINTS,
    keizer::VALUE,
];
