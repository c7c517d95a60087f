//! Check of a report's ranks and points against its rounds and its own list of tie-breaks.
//!
//! Players that the list leaves tied may be in any order. From the first code that is unknown, or that cannot be
//! computed from the report alone, nothing is decided: players still tied then are not checked.

mod compare;
mod order;
mod points;
#[cfg(test)]
mod tests;

pub(super) use points::differing;
pub use points::{PointsColumn, WrongPoints};

use super::comment::{self, Word};
use super::{Record, TrfErrors, TrfFile, players_in_order, system_id};
use crate::standings::SharedPlace;
use crate::tiebreak::{TieBreakError, TieBreakValue, ValueFormat};
use crate::tournament::{GameResult, PlayerId, RoundNo, Snapshot, TieBreakId};

/// Result of checking the standings of a report against its rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankCheck {
    /// True if ranks and numbers are those of teams (310); else those of players (001).
    pub of_teams: bool,
    /// The order of the report, by record 212, else 202: codes in its spelling, for players without the points.
    pub order: Vec<TieBreakId>,
    /// Number of ranks checked: all of the report, or 0 if none could be.
    pub ranks: usize,
    /// Number of undecided ranks.
    pub open: usize,
    /// The ranks that contradict the order, best place first.
    pub wrong_ranks: Vec<WrongRank>,
    /// The points that contradict the rounds, in order of number.
    pub wrong_points: Vec<WrongPoints>,
    /// Reasons for undecided ranks.
    pub not_checked: Vec<NotChecked>,
}

/// A rank that contradicts the order of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongRank {
    /// The number of the player or team.
    pub number: u16,
    pub rank: u16,
    /// The computed rank; a range if the order leaves them tied.
    pub place: SharedPlace,
    /// The first difference from the player computed at the rank; `None` for one ranked below the others regardless of
    /// score.
    pub decided: Option<Decided>,
}

/// The tie-break that decides between two players or teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The code; `PTS` for the points of players.
    pub by: TieBreakId,
    pub format: ValueFormat,
    /// The value of the one with the wrong rank.
    pub value: TieBreakValue,
    /// The number of the one computed at the rank.
    pub other: u16,
    pub other_value: TieBreakValue,
}

/// Reason why ranks are not checked, or only in part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotChecked {
    /// No record 212 or 202 names the order.
    NoOrder,
    /// There are no ranks, or the column has pairing numbers (`XXC rank`).
    NoRanks,
    /// The current round is incomplete, and the ranks are neither those before it nor those with its results so far.
    RoundInPlay { round: RoundNo },
    /// The event counts other points than the report, for example because of record 299 or annulled results.
    OtherPoints,
    /// The format ranks by more than points and tie-breaks, or the report does not state the format.
    Format,
    /// A code of the order that cannot be computed.
    Code {
        id: TieBreakId,
        why: Uncounted,
        /// Number of players tied up to it, and therefore undecided.
        tied: usize,
    },
}

/// Reason why a code cannot be computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// It is unknown, or undefined for the event.
    Refused(TieBreakError),
    /// A tied player has no value, for example no rating or lot, and the report does not state the consequence.
    NoValue,
    /// The event started under an older text, with different rules for unplayed rounds.
    OlderText,
    /// Players have two ratings, and the report does not state the choice.
    TwoRatings,
    /// Values differ beyond their printed decimals, and hakem compares them exactly.
    Rounding,
}

impl RankCheck {
    /// Returns true if no rank or points are wrong. Some may be unchecked.
    pub fn is_clean(&self) -> bool {
        self.wrong_ranks.is_empty() && self.wrong_points.is_empty()
    }
}

/// Checks the ranks and points of a report against the event that [`to_commands`](super::to_commands) created from it.
///
/// ```
/// use hakem_engine::tournament::{SYSTEM_IN_FORCE, SystemId};
/// use hakem_engine::trf;
///
/// let text = include_str!("../../example.trf");
/// let ranks = |text: &str| {
///     let report = trf::read(text)?;
///     let event = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
///     Ok::<_, Box<dyn std::error::Error>>(trf::check_ranks(&report.file, &event))
/// };
/// assert!(ranks(text)?.is_clean());
/// // Players 2 and 1 have equal points, and 2 the better Buchholz.
/// let made = ranks(&text.replace("2.0    3", "2.0    9").replace("2.0    2", "2.0    3").replace("2.0    9", "2.0    2"))?;
/// let wrong: Vec<_> = made.wrong_ranks.iter().map(|wrong| (wrong.number, wrong.rank, wrong.place.first)).collect();
/// assert_eq!(wrong, [(2, 3, 2), (1, 2, 3)]);
/// assert!(made.wrong_ranks[0].decided.as_ref().is_some_and(|decided| decided.by.as_str() == "BH"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_ranks(file: &TrfFile, event: &Snapshot) -> RankCheck {
    let order: Vec<PlayerId> = event.players().map(|(id, _)| id).collect();
    check(file, event, &order)
}

/// Returns the match points of teams that contradict their own boards, each with line, column, the content and
/// the computed points; `event` is the result of [`to_commands`](super::to_commands). `None` if they agree, while a
/// round is being played, and if hakem cannot count as the report does.
pub fn contradictions(report: &super::Report, event: &Snapshot) -> Option<TrfErrors> {
    let file = &report.file;
    let held =
        Report { file, snapshot: event, order: &[], of_teams: file.is_team_event(), is_own: is_own(file) };
    let errors = points::contradicted(report, &held);
    let more = errors.len() >= TrfErrors::LIMIT;
    (!errors.is_empty()).then_some(TrfErrors { errors, more })
}

/// Checks the stored ranks and points of the imported report against the rounds; those that the event computes agree.
pub fn check_kept_ranks(snapshot: &Snapshot) -> RankCheck {
    check(&super::from_snapshot(snapshot), snapshot, &players_in_order(snapshot))
}

/// Checks a file; `order` has the players of the file, in its order.
fn check(file: &TrfFile, snapshot: &Snapshot, order: &[PlayerId]) -> RankCheck {
    let report = Report { file, snapshot, order, of_teams: file.is_team_event(), is_own: is_own(file) };
    let wrong_points = points::wrong(&report);
    let mut made = report.ranks();
    made.wrong_points = wrong_points;
    made
}

fn is_by_hakem(file: &TrfFile) -> bool {
    file.text(Record::Program).is_some_and(|program| program.starts_with("hakem"))
}

/// Returns true if hakem wrote a report, so that its comments state the rules.
fn is_own(file: &TrfFile) -> bool {
    let has_word = |word| comment::value(file, word).is_some();
    is_by_hakem(file) || has_word(Word::System) || has_word(Word::TieBreakRules)
}

/// Returns true if hakem wrote a report that no longer names its system, so that the tie-break rules are unknown.
fn lacks_words(file: &TrfFile) -> bool {
    let is_named = file.text(Record::EncodedType).is_some() || comment::value(file, Word::System).is_some();
    is_by_hakem(file) && !(is_named && system_id(file).is_some())
}

struct Report<'a> {
    file: &'a TrfFile,
    snapshot: &'a Snapshot,
    order: &'a [PlayerId],
    of_teams: bool,
    is_own: bool,
}

impl Report<'_> {
    /// Returns number and rank of all players or teams, in the order of the file.
    fn lines(&self) -> Vec<(u16, Option<u16>)> {
        let has_place = |rank: &u16| *rank > 0;
        if self.of_teams {
            return self.file.teams.iter().map(|team| (team.number, team.rank.filter(has_place))).collect();
        }
        self.file.players.iter().map(|line| (line.number.0, line.details.rank.filter(has_place))).collect()
    }

    fn ranks(&self) -> RankCheck {
        let blank = RankCheck { of_teams: self.of_teams, ..RankCheck::default() };
        let Some(last) = self.snapshot.last_published() else { return blank };
        let not = |why: NotChecked| RankCheck { not_checked: vec![why], ..blank.clone() };
        let lines = self.lines();
        if self.file.numbered_by_rank || lines.iter().all(|(_, rank)| rank.is_none()) {
            return not(NotChecked::NoRanks);
        }
        let Some(order) = named_order(self.file, self.of_teams) else { return not(NotChecked::NoOrder) };
        // A report written during a round may have the ranks before it, or intermediate ones.
        let is_open = self.snapshot.round(last).is_some_and(|round| {
            round.games().any(|(.., result)| matches!(result, None | Some(GameResult::Adjourned)))
        });
        let before = last.previous().filter(|_| is_open && !self.is_own);
        let mut tried =
            [Some(last), before].into_iter().flatten().map(|after| self.after(after, &order, &lines));
        let made = match before {
            None => tried.next(),
            Some(_) => tried.find(|made| made.as_ref().is_ok_and(RankCheck::is_clean)),
        };
        match made {
            Some(Ok(made)) => RankCheck { order, ..made },
            Some(Err(why)) => RankCheck { order, ..not(why) },
            None => RankCheck { order, ..not(NotChecked::RoundInPlay { round: last }) },
        }
    }

    /// Compares the ranks with the standings after a round.
    fn after(
        &self,
        after: RoundNo,
        order: &[TieBreakId],
        lines: &[(u16, Option<u16>)],
    ) -> Result<RankCheck, NotChecked> {
        let standing = if self.of_teams { self.teams(after, order)? } else { self.players(after, order)? };
        let made = compare::compare(&standing, lines);
        Ok(RankCheck { of_teams: self.of_teams, ..made })
    }
}

/// Returns the order in record 212, else 202. Codes are separated by commas, or by blanks if there is no comma.
fn named_order(file: &TrfFile, of_teams: bool) -> Option<Vec<TieBreakId>> {
    let text = file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks))?;
    let codes: Vec<&str> = match text.contains([',', '(']) {
        true => text.split(',').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    let is_score = |code: &str| !of_teams && code.eq_ignore_ascii_case("PTS");
    Some(codes.into_iter().filter(|code| !code.is_empty() && !is_score(code)).map(TieBreakId::new).collect())
}
