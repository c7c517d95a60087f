//! The ranks and points of a report, held against what its rounds and its own list of tie-breaks give.
//!
//! Whoever the list leaves equal may stand in any order. From the first code on that is not known here, or that cannot be
//! counted from the report alone, nothing is decided: whoever is still equal then is not checked.

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

/// What the standings of a report come to when they are held against its rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankCheck {
    /// Whether the ranks are those of teams (310), and numbers those of teams; else those of players (001).
    pub of_teams: bool,
    /// The order that the report names, by record 212, else 202: codes in its spelling, the points left out where players are
    /// ranked.
    pub order: Vec<TieBreakId>,
    /// How many ranks were looked at: all of the report, 0 where none could be.
    pub ranks: usize,
    /// How many of them could not be decided.
    pub open: usize,
    /// The ranks that the order does not give, the best place first.
    pub wrong_ranks: Vec<WrongRank>,
    /// The points that the rounds do not give, in order of the numbers.
    pub wrong_points: Vec<WrongPoints>,
    /// Why ranks could not be decided.
    pub not_checked: Vec<NotChecked>,
}

/// A rank that the order of the report does not give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongRank {
    /// Whose, by number.
    pub number: u16,
    /// What the report says.
    pub rank: u16,
    /// Where they belong; several places where the order leaves them equal with others.
    pub place: SharedPlace,
    /// What tells them first from who belongs at the rank; `None` for who is struck out and stands below the others.
    pub decided: Option<Decided>,
}

/// What decides between two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The code; `PTS` for the points of players.
    pub by: TieBreakId,
    /// How its values are written.
    pub format: ValueFormat,
    /// The value of whoever has the wrong rank.
    pub value: TieBreakValue,
    /// Who belongs at the rank, by number.
    pub other: u16,
    /// The value of the other.
    pub other_value: TieBreakValue,
}

/// Why ranks are not checked, or not all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotChecked {
    /// No record 212 or 202 names the order.
    NoOrder,
    /// Nobody has a rank, or the column holds pairing numbers (`XXC rank`).
    NoRanks,
    /// A round is being played, and the ranks are neither those before it nor those with its results so far.
    RoundInPlay {
        /// The round.
        round: RoundNo,
    },
    /// The event counts other points than the report gives, as by record 299 or for players who are struck out.
    OtherPoints,
    /// The format ranks by more than points and tie-breaks, or the report does not tell which format it is.
    Format,
    /// A code of the order that cannot be counted here.
    Code {
        /// The code.
        id: TieBreakId,
        /// Why.
        why: Uncounted,
        /// How many are equal up to it, and so not decided.
        tied: usize,
    },
}

/// Why a code cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// It is not known, or has no meaning for the event.
    Refused(TieBreakError),
    /// Somebody among the equal ones has no value, as without a rating or a lot, and the report does not say what then.
    NoValue,
    /// The event began under an older text, which counts unplayed rounds otherwise.
    OlderText,
    /// Players have two ratings, and the report does not say which of them counts.
    TwoRatings,
    /// Values differ beyond the decimals in which they are written, and hakem compares them exactly.
    Rounding,
}

impl RankCheck {
    /// Whether nothing is wrong. That need not mean that all was checked.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.wrong_ranks.is_empty() && self.wrong_points.is_empty()
    }
}

/// Holds the ranks and points of a report against the event that [`to_commands`](super::to_commands) made of it.
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
#[must_use]
pub fn check_ranks(file: &TrfFile, event: &Snapshot) -> RankCheck {
    let order: Vec<PlayerId> = event.players().map(|(id, _)| id).collect();
    check(file, event, &order)
}

/// Returns the match points of a report of teams that its own boards contradict, each with line, column, what stands there and to what
/// the matches come; `event` is what [`to_commands`](super::to_commands) made of it. `None` where they agree, where a round is being
/// played, and where the report counts otherwise than hakem can.
#[must_use]
pub fn contradictions(report: &super::Report, event: &Snapshot) -> Option<TrfErrors> {
    let file = &report.file;
    let held =
        Report { file, snapshot: event, order: &[], of_teams: file.is_team_event(), is_own: is_own(file) };
    let errors = points::contradicted(report, &held);
    let more = errors.len() >= TrfErrors::LIMIT;
    (!errors.is_empty()).then_some(TrfErrors { errors, more })
}

/// Holds the ranks and points that an event keeps of its report against its rounds; those that it would write itself agree.
#[must_use]
pub fn check_kept_ranks(snapshot: &Snapshot) -> RankCheck {
    check(&super::from_snapshot(snapshot), snapshot, &players_in_order(snapshot))
}

/// `order`: who the players of the file are, in its order.
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

/// Whether hakem wrote a report, so that it says by hakem's words what it counts.
fn is_own(file: &TrfFile) -> bool {
    let has_word = |word| comment::value(file, word).is_some();
    is_by_hakem(file) || has_word(Word::System) || has_word(Word::TieBreakRules)
}

/// Whether hakem wrote a report that does not name its system any more: then nothing says whose tie-breaks it follows.
fn lacks_words(file: &TrfFile) -> bool {
    let is_named = file.text(Record::EncodedType).is_some() || comment::value(file, Word::System).is_some();
    is_by_hakem(file) && !(is_named && system_id(file).is_some())
}

/// A report with the event that was made of it.
struct Report<'a> {
    file: &'a TrfFile,
    snapshot: &'a Snapshot,
    /// Who the players of the file are, in its order.
    order: &'a [PlayerId],
    of_teams: bool,
    is_own: bool,
}

impl Report<'_> {
    /// Returns number and rank of everybody who has one, in the order of the file.
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
        // A report that is written while a round is played may give the ranks before it, or some in between.
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

/// Returns the order that a report names: record 212, else 202. Codes stand between commas, or between blanks where there
/// is no comma.
fn named_order(file: &TrfFile, of_teams: bool) -> Option<Vec<TieBreakId>> {
    let text = file.text(Record::Standings).or_else(|| file.text(Record::TieBreaks))?;
    let codes: Vec<&str> = match text.contains([',', '(']) {
        true => text.split(',').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    let is_score = |code: &str| !of_teams && code.eq_ignore_ascii_case("PTS");
    Some(codes.into_iter().filter(|code| !code.is_empty() && !is_score(code)).map(TieBreakId::new).collect())
}
