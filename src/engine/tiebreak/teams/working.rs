//! Calculation of the value of a team.

use super::Score;
use crate::tiebreak::Ratio;
use crate::tournament::{PairingNumber, RoundNo};

/// Contribution of one round of a team to a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamTerm {
    /// Number of the team's match in the schedule.
    pub round: RoundNo,
    pub worth: Ratio,
    pub is_cut: bool,
}

pub(super) fn sum(terms: &[TeamTerm]) -> Ratio {
    terms.iter().filter(|term| !term.is_cut).map(|term| term.worth).sum()
}

/// The calculation of a value of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamWorking {
    Rounds(Vec<TeamTerm>),
    Boards(BoardWorking),
    /// A score, plus the sum of the opponents' values divided by a factor (C.07 13.4).
    Strength {
        own: Ratio,
        opponents: Vec<TeamTerm>,
        factor: usize,
    },
    /// The matches among the tied teams, in the order of comparison.
    Encounters(Vec<Encounter>),
}

/// The board results of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardWorking {
    pub count: BoardCounting,
    /// Results of each match per board, board 1 first.
    pub boards: Vec<Vec<Ratio>>,
}

/// Method of counting the boards of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCounting {
    /// Points times the number of the board (C.07 12.1).
    Weighed,
    /// Board by board from the top (12.2).
    FromTop,
    /// The sum without the last board, then without the last two (12.3).
    WithoutLast,
}

/// A comparison of tied teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// The score against each tied team met.
    Points {
        score: Score,
        /// Opponents, with the score against each: the average of several matches.
        against: Vec<(PairingNumber, Ratio)>,
    },
    Boards(BoardWorking),
    /// The highest board of the only match that was played and not drawn.
    HighestBoard {
        other: PairingNumber,
        board: u16,
        is_won: bool,
    },
}
