//! The results that a player can report.

use hakem_engine::tournament::Outcome;

/// A result as the addresses and forms of a page name it.
#[derive(Clone, Copy, Debug)]
pub enum ResultChoice {
    White,
    Draw,
    Black,
}

impl ResultChoice {
    /// The choices in the order of the page, each with its name.
    pub const ALL: [(Self, &str); 3] = [(Self::White, "white"), (Self::Draw, "draw"), (Self::Black, "black")];

    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, each)| *each == name).map(|(choice, _)| choice)
    }

    pub fn outcome(self) -> Outcome {
        match self {
            Self::White => Outcome::WhiteWins,
            Self::Draw => Outcome::Draw,
            Self::Black => Outcome::BlackWins,
        }
    }
}
