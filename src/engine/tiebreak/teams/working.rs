//! How the value of a team comes about.

use super::Score;
use crate::tiebreak::Ratio;
use crate::tournament::{PairingNumber, RoundNo};

/// What one round of a team adds to a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamTerm {
    /// Which match of the team it is by the schedule.
    pub round: RoundNo,
    /// What it adds.
    pub worth: Ratio,
    /// Whether it is left out.
    pub is_cut: bool,
}

/// Adds up what is not left out.
pub(super) fn sum(terms: &[TeamTerm]) -> Ratio {
    terms.iter().filter(|term| !term.is_cut).map(|term| term.worth).sum()
}

/// How a value of a team comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamWorking {
    /// A sum over rounds.
    Rounds(Vec<TeamTerm>),
    /// What the team has on its boards.
    Boards(BoardWorking),
    /// A score, and the sum of what the opponents have, by a factor (C.07 13.4).
    Strength {
        /// The score.
        own: Ratio,
        /// What the opponents have.
        opponents: Vec<TeamTerm>,
        /// The factor.
        factor: usize,
    },
    /// The matches against those who were tied, in the order in which they were asked.
    Encounters(Vec<Encounter>),
}

/// What a team has on its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardWorking {
    /// How they are counted.
    pub count: BoardCounting,
    /// Board 1 first, what each match brought there.
    pub boards: Vec<Vec<Ratio>>,
}

/// How the boards of a team are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCounting {
    /// Points times the number of the board (C.07 12.1).
    Weighed,
    /// Board by board from the top (12.2).
    FromTop,
    /// The sum without the last board, then without the last two (12.3).
    WithoutLast,
}

/// What was asked of those who were tied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// The score against each of those tied who were met.
    Points {
        /// Which score.
        score: Score,
        /// Who, and what was had: of several matches the average.
        against: Vec<(PairingNumber, Ratio)>,
    },
    /// The boards of the whole event.
    Boards(BoardWorking),
    /// The highest board of the only match, that was played and not drawn.
    HighestBoard {
        /// Against whom.
        other: PairingNumber,
        /// Which board.
        board: u16,
        /// Whether the team won it.
        is_won: bool,
    },
}
