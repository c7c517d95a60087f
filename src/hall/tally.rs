//! Comparison of the reports of each board with each other and with the recorded result.

use super::{Game, Received, Side};
use crate::i18n::Origin;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Logged, Moment};
use hakem_engine::tournament::{GameResult, Outcome, Stage};
use std::collections::BTreeMap;

/// Relation between the open reports of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// One side has reported.
    One(Outcome),
    /// Both sides have reported the same.
    Agreed(Outcome),
    /// The sides have reported different results.
    Conflict,
    /// A different result is recorded.
    Contradicts(Outcome),
}

/// The open reports of a board: those that the arbiter has neither recorded nor decided against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReports {
    /// The game.
    pub game: Game,
    /// Latest report of White and of Black, with its time.
    pub said: [Option<(Outcome, Moment)>; 2],
    /// The recorded result.
    pub recorded: Option<GameResult>,
    /// Relation of the reports.
    pub agreement: Agreement,
}

impl BoardReports {
    /// Returns the command that accepts the reports, and their source: enters the result, or notes that it contradicts
    /// the recorded one. `chosen` is the side to believe in a conflict. Returns `None` if that side has not reported, or
    /// a conflict has no chosen side.
    pub fn accepted(&self, chosen: Option<Side>) -> Option<(Command, Origin)> {
        let [white, black] = self.said;
        let (outcome, sides) = match (self.agreement, chosen) {
            (Agreement::Conflict, Some(Side::White)) => (white?.0, [true, false]),
            (Agreement::Conflict, Some(Side::Black)) => (black?.0, [false, true]),
            (Agreement::Conflict, None) => return None,
            (Agreement::One(outcome) | Agreement::Agreed(outcome) | Agreement::Contradicts(outcome), _) => {
                (outcome, [white, black].map(|said| said.is_some_and(|(said, _)| said == outcome)))
            }
        };
        let at = self.said.into_iter().zip(sides).filter_map(|(said, is_of)| said.filter(|_| is_of));
        let at = at.map(|(_, at)| at).max()?;
        let Game { round, board, .. } = self.game;
        let found = GameResult::Played(outcome);
        let command = match self.agreement {
            Agreement::Contradicts(_) => Command::NoteConflict { round, board, found },
            _ => Command::EnterResult { round, board, result: found },
        };
        Some((command, Origin { sides, at }))
    }
}

/// Returns the boards with open reports in the order of rounds and boards. Reports of boards that were paired again are
/// ignored.
pub fn tally(received: &[Received], history: &History) -> Vec<BoardReports> {
    let mut games: BTreeMap<Game, [Option<(Outcome, Moment)>; 2]> = BTreeMap::new();
    for Received { at, report } in received {
        let [white, black] = games.entry(report.game).or_default();
        let said = match report.side {
            Side::White => white,
            Side::Black => black,
        };
        *said = Some((report.result, Moment(at.as_millisecond())));
    }
    if games.is_empty() {
        return Vec::new();
    }
    let decided = decisions(history);
    games.into_iter().filter_map(|(game, said)| open(game, said, history, &decided)).collect()
}

/// Time of the arbiter's latest decision about each board.
type Decisions = BTreeMap<(u8, u16), Moment>;

/// Returns the decisions that are in effect: corrections, noted conflicts, and accepted reports.
fn decisions(history: &History) -> Decisions {
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

fn open(
    game: Game,
    said: [Option<(Outcome, Moment)>; 2],
    history: &History,
    decided: &Decisions,
) -> Option<BoardReports> {
    let paired = history.snapshot().round(game.round)?;
    if paired.stage() != Stage::Published || !game.is_in(paired) {
        return None;
    }
    let recorded = paired.result(game.board).filter(|&result| result != GameResult::Adjourned);
    let decided = decided.get(&(game.round.0, game.board.0)).copied();
    let is_open = |&(outcome, at): &(Outcome, Moment)| {
        decided.is_none_or(|decided| at > decided) && recorded != Some(GameResult::Played(outcome))
    };
    let said = said.map(|said| said.filter(is_open));
    let agreement = match (said, recorded) {
        ([None, None], _) => return None,
        ([Some((outcome, _)), _] | [None, Some((outcome, _))], Some(_)) => Agreement::Contradicts(outcome),
        ([Some((white, _)), Some((black, _))], None) if white == black => Agreement::Agreed(white),
        ([Some(_), Some(_)], None) => Agreement::Conflict,
        ([Some((outcome, _)), None] | [None, Some((outcome, _))], None) => Agreement::One(outcome),
    };
    Some(BoardReports { game, said, recorded, agreement })
}
