//! Standings with tie-breaks, the crosstable, and player cards.
//!
//! [`standings()`] ranks the players after a round by a list of tie-breaks, [`team_standings`] the teams. Each
//! [`StandingsRow`] has its place, its values, and the deciding column. [`workings`] returns the calculation of values,
//! [`crosstable`] all opponents and results, [`cards`] the record of each player.

mod boards;
mod card;
#[cfg(test)]
mod conformance;
mod crosstable;
#[cfg(test)]
mod examples;
mod group_ranking;
mod overall;
mod play_off;
#[cfg(test)]
mod properties;
mod ranking;
#[cfg(test)]
mod round_robins;
#[cfg(test)]
mod team_events;
mod teams;

pub use boards::{BoardResult, BoardResults, board_results};
pub use card::{CardRound, PlayerCard, card, cards, workings};
pub use crosstable::{CrossRow, Crosstable, CrosstableCell, Mark, crosstable};
pub use group_ranking::{GroupRules, RankedGroup, group_ranking};
pub use overall::{Qualified, overall, qualified};
pub use ranking::Calculation;
pub use teams::{TeamColumn, TeamRow, TeamStandings, team_standings};

use crate::tiebreak::{
    Better, ResultTable, RoundKind, Scope, TieBreakError, TieBreakValue, TieBreakWarning, Tier, ValueFormat,
};
use crate::tournament::{PairingNumber, PlayerId, Points, RoundNo, Snapshot, TieBreakId};
use ranking::Ranking;
use std::fmt;
use std::ops::Range;

/// A place, or the range of places that tied players share. Formatted as `3`, or `3-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SharedPlace {
    /// The best place, counted from 1.
    pub first: usize,
    /// The last place; equal to `first` if the place is not shared.
    pub last: usize,
}

impl SharedPlace {
    fn write(self, to: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Self { first, last } if first == last => write!(to, "{first}"),
            Self { first, last } => write!(to, "{first}-{last}"),
        }
    }
}

impl fmt::Display for SharedPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.width().is_none() && f.precision().is_none() {
            return self.write(f);
        }
        let mut text = String::new();
        self.write(&mut text)?;
        f.pad(&text)
    }
}

/// A tie-break as a column of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsColumn {
    /// The code as written in the list.
    pub id: TieBreakId,
    /// The section or article that defines it; empty for an unknown code.
    pub article: &'static str,
    pub format: ValueFormat,
    pub better: Better,
    /// Lines of the standings, each range a group of several players among whom the values are valid, as with direct
    /// encounters; empty if values are valid for all players.
    pub groups: Vec<Range<usize>>,
    /// The reason for skipping it, if it is skipped: all its values are blank then.
    pub refused: Option<TieBreakError>,
}

/// One player in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// Their place; `None` for a player whose results in a round robin are annulled or who was expelled, and is listed
    /// below the others.
    pub place: Option<SharedPlace>,
    pub player: PlayerId,
    /// Their pairing number; before round 1 is paired, their position in the order of registration.
    pub number: PairingNumber,
    /// Index in [`Scope::all`] of the scope that ranks them: scores of different scopes are not comparable.
    pub scope: usize,
    pub score: Points,
    /// The criterion that ranks them before all tie-breaks.
    pub tier: Tier,
    /// Number of games they have left in a round robin, where players with fewer games may overtake; `None` elsewhere
    /// and for players whose results are annulled (round-robin §7).
    pub to_play: Option<u16>,
    pub values: Vec<TieBreakValue>,
    /// The column that ranked them below the player above; `None` if it was the score, or if they are not separated.
    pub decided_by: Option<usize>,
}

/// The standings after a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// Number of rounds that count.
    pub rounds: usize,
    /// The tie-breaks, in the order of the list.
    pub columns: Vec<StandingsColumn>,
    /// The players, best first; those who share places by pairing number.
    pub rows: Vec<StandingsRow>,
    pub warnings: Vec<TieBreakWarning>,
    /// Players whose game has no result yet; it counts zero so far.
    pub without_result: Vec<PlayerId>,
    /// Players whose game is adjourned; it counts as a draw so far.
    pub adjourned: Vec<PlayerId>,
}

/// Ranks the players after `after` rounds by score and then by the tie-breaks of `list`, each applied to players still
/// tied (tie-breaks; FIDE C.07 4.2). Drafts and unpaired rounds do not count. In an event of several legs or groups,
/// players who advanced to a later leg are ranked as in that leg ([`overall`]).
///
/// Codes that are unknown or meaningless here are skipped; their columns contain the reason.
///
/// ```
/// use hakem_engine::standings::standings;
/// use hakem_engine::tournament::{RoundNo, SYSTEM_IN_FORCE, SystemId, TieBreakId};
/// use hakem_engine::trf;
///
/// let report = trf::read(&std::fs::read_to_string("example.trf")?)?;
/// let event = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
/// let made = standings(&event, RoundNo(3), &[TieBreakId::new("BH"), TieBreakId::new("SB")]);
///
/// let first = &made.rows[0];
/// assert_eq!((first.player.0, first.score.tenths()), (3, 25));
/// let written = made.columns.iter().zip(&first.values).map(|(column, value)| column.format.plain(value));
/// assert_eq!(written.collect::<Vec<_>>(), ["5", "4"]);
/// let third = &made.rows[2];
/// assert_eq!(third.decided_by.map(|column| made.columns[column].article), Some("FIDE C.07 8.1"), "Buchholz");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn standings(snapshot: &Snapshot, after: RoundNo, list: &[TieBreakId]) -> Standings {
    let mut made = match Scope::all(snapshot, after).as_slice() {
        [] => standings_of(snapshot, &Scope::whole(snapshot, after), list),
        [only] => standings_of(snapshot, only, list),
        scopes => overall(snapshot, scopes, list),
    };
    play_off::apply(snapshot, after, &mut made);
    made
}

/// Ranks the players of a scope by the results that count there.
pub fn standings_of(snapshot: &Snapshot, scope: &Scope, list: &[TieBreakId]) -> Standings {
    let table = ResultTable::of(snapshot, scope);
    // Players eliminated in the same round share a place (knockout §5).
    let list = if table.is_bracket() { &[] } else { list };
    let ranking = Ranking::new(&table, list);
    let open = |wanted: RoundKind| {
        let has = |&number: &PairingNumber| {
            table.record(number).iter().any(|round| round.kind == wanted && round.opponent.is_some())
        };
        table.numbers().filter(has).map(|number| table.player(number)).collect()
    };
    Standings {
        rounds: table.rounds(),
        rows: ranking.rows(&table),
        without_result: open(RoundKind::Void),
        adjourned: open(RoundKind::Adjourned),
        columns: ranking.columns,
        warnings: ranking.warnings,
    }
}
