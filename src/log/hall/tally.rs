//! Comparison of the reports of results with each other and with the recorded result.

use super::reports::{Latest, Reports};
use super::{Game, Matter, Received, ReportSource, Side};
use crate::i18n::Origin;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Logged, Moment};
use hakem_engine::tournament::{GameResult, Outcome, Snapshot, Stage};
use std::collections::BTreeMap;

/// Relation between the open reports of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    One(Outcome),
    /// Two sources or more have reported, and all of them the same.
    Agreed(Outcome),
    /// Sources have reported different results.
    Conflict,
    /// A different result is recorded.
    Contradicts(Outcome),
}

/// The latest report of a source about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaidResult {
    pub source: ReportSource,
    pub result: Outcome,
    /// Time of reception.
    pub at: Moment,
}

/// The open reports of a board: those that the arbiter has neither recorded nor decided against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReports {
    pub game: Game,
    /// Latest report of each source; players first, White before Black.
    pub said: Vec<SaidResult>,
    pub recorded: Option<GameResult>,
    pub agreement: Agreement,
}

impl BoardReports {
    pub fn of_side(&self, side: Side) -> Option<Outcome> {
        self.said.iter().find(|said| said.source == ReportSource::Player(side)).map(|said| said.result)
    }

    /// Returns the command that accepts the reports, and their source: enters the result, or notes that it contradicts
    /// the recorded one. `chosen` is the source to believe in a conflict. Returns `None` if it has not reported, or a
    /// conflict has no chosen source.
    pub fn accepted(&self, chosen: Option<ReportSource>) -> Option<(Command, Origin)> {
        let outcome = match (self.agreement, chosen) {
            (Agreement::Conflict, chosen) => {
                let chosen = chosen?;
                self.said.iter().find(|said| said.source == chosen)?.result
            }
            (Agreement::One(outcome) | Agreement::Agreed(outcome) | Agreement::Contradicts(outcome), _) => {
                outcome
            }
        };
        let same = || self.said.iter().filter(|said| said.result == outcome);
        let at = same().map(|said| said.at).max()?;
        let Game { round, board, .. } = self.game;
        let found = GameResult::Played(outcome);
        let command = match self.agreement {
            Agreement::Contradicts(_) => Command::NoteConflict { round, board, found },
            _ => Command::EnterResult { round, board, result: found },
        };
        Some((command, Origin { sources: same().map(|said| said.source).collect(), at }))
    }
}

/// Returns the boards with open reports in the order of rounds and boards. Reports of boards that were paired again are
/// ignored.
pub fn tally(received: &[Received], history: &History) -> Vec<BoardReports> {
    let mut games: BTreeMap<Game, Latest> = BTreeMap::new();
    for Received { at, report } in received {
        if let Matter::Result { game, result } = report.matter {
            let said = (result, Moment(at.as_millisecond()));
            games.entry(game).or_default().insert(report.source, said);
        }
    }
    if games.is_empty() {
        return Vec::new();
    }
    let decided = decisions(history);
    let snapshot = history.snapshot();
    games.iter().filter_map(|(game, said)| open(*game, said, snapshot, &decided)).collect()
}

/// Time of the arbiter's latest decision about each board.
pub type Decisions = BTreeMap<(u8, u16), Moment>;

/// Returns the decisions that are in effect: corrections, noted conflicts, and accepted reports.
pub fn decisions(history: &History) -> Decisions {
    let made = history.line().into_iter().filter_map(|step| history.made_by(step));
    made.filter_map(|line| Some((decided(line)?, line.at))).collect()
}

fn decided(line: &Logged) -> Option<(u8, u16)> {
    let Entry::Did(command) = &line.entry else { return None };
    let (round, board) = match command {
        Command::NoteConflict { round, board, .. } | Command::CorrectResult { round, board, .. } => {
            (round, board)
        }
        Command::EnterResult { round, board, .. }
            if line.by.as_deref().is_some_and(|by| Origin::read(by).is_some()) =>
        {
            (round, board)
        }
        _ => return None,
    };
    Some((round.0, board.0))
}

/// Returns the open reports of one board, as [`tally`] does of all.
pub fn open_reports(
    reports: &Reports,
    game: Game,
    snapshot: &Snapshot,
    decided: &Decisions,
) -> Option<BoardReports> {
    open(game, reports.of_game(game)?, snapshot, decided)
}

fn open(game: Game, said: &Latest, snapshot: &Snapshot, decided: &Decisions) -> Option<BoardReports> {
    let paired = snapshot.round(game.round)?;
    if paired.stage() != Stage::Published || !game.is_in(paired) {
        return None;
    }
    let recorded = paired.result(game.board).filter(|&result| result != GameResult::Adjourned);
    let decided = decided.get(&(game.round.0, game.board.0)).copied();
    let is_open = |said: &SaidResult| {
        decided.is_none_or(|decided| said.at > decided) && recorded != Some(GameResult::Played(said.result))
    };
    let said = said.iter().map(|(&source, &(result, at))| SaidResult { source, result, at });
    let said: Vec<SaidResult> = said.filter(is_open).collect();
    let (first, others) = said.split_first()?;
    let agreement = if recorded.is_some() {
        Agreement::Contradicts(first.result)
    } else if others.is_empty() {
        Agreement::One(first.result)
    } else if others.iter().all(|other| other.result == first.result) {
        Agreement::Agreed(first.result)
    } else {
        Agreement::Conflict
    };
    Some(BoardReports { game, said, recorded, agreement })
}
