//! A report of a result, and the game it is about.

use hakem_engine::tournament::{BoardNo, Colour, Outcome, PlayerId, Round, RoundNo};
use serde::{Deserialize, Serialize};

/// A board of a published round with its players, White first. A board that is paired again is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Game {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// Players of White and Black.
    pub players: [PlayerId; 2],
}

impl Game {
    /// Returns the game at a board; `None` if the round has no such board.
    pub fn at(round: RoundNo, board: BoardNo, paired: &Round) -> Option<Self> {
        let meeting = paired.board(board)?.meeting;
        Some(Self { round, board, players: [Colour::White, Colour::Black].map(|side| meeting.player(side)) })
    }

    /// Returns the player of a side.
    pub fn player(&self, side: Side) -> PlayerId {
        let [white, black] = self.players;
        match side {
            Side::White => white,
            Side::Black => black,
        }
    }

    /// Returns true if the round still pairs these players at this board.
    pub fn is_in(&self, paired: &Round) -> bool {
        Self::at(self.round, self.board, paired).as_ref() == Some(self)
    }
}

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// Returns the letter of the side in passes and sources.
    pub fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// Returns the id of its text.
    pub fn word(self) -> &'static str {
        match self {
            Self::White => "colour-white",
            Self::Black => "colour-black",
        }
    }
}

/// A reported result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Random number of the form that sent it: a form that is sent twice is one report.
    pub form: FormId,
    /// The game.
    pub game: Game,
    /// The side that reports.
    pub side: Side,
    /// The result.
    pub result: Outcome,
}

/// Number of hexadecimal digits of a [`FormId`]: 128 bits.
const FORM_DIGITS: usize = 32;

/// Random number that identifies a form: 32 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormId(String);

impl FormId {
    /// Creates the number of a new form from 128 random bits.
    pub fn new(drawn: u128) -> Self {
        Self(format!("{drawn:032x}"))
    }

    /// Parses a number as a form sends it; `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        let is_one =
            text.len() == FORM_DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        is_one.then(|| Self(text.to_owned()))
    }

    /// Returns the digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
