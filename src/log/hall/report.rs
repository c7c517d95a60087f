//! Reports: what people in the hall state.

use super::{ReportSource, Side};
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    BoardNo, Colour, Incident, IncidentKind, Outcome, PlayerId, Round, RoundNo, TeamId,
};
use serde::{Deserialize, Serialize};

/// A board of a published round with its players, White first. A board that is paired again is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Game {
    pub round: RoundNo,
    pub board: BoardNo,
    pub players: [PlayerId; 2],
}

impl Game {
    /// Returns the game at a board; `None` if the round has no such board.
    pub fn at(round: RoundNo, board: BoardNo, paired: &Round) -> Option<Self> {
        let meeting = paired.board(board)?.meeting;
        Some(Self { round, board, players: [Colour::White, Colour::Black].map(|side| meeting.player(side)) })
    }

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

/// Content of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    Result {
        game: Game,
        result: Outcome,
    },
    /// A player is checked in before round 1, or is absent.
    CheckIn {
        id: PlayerId,
        present: bool,
    },
    Incident(Incident),
    LineUp {
        round: RoundNo,
        team: TeamId,
        /// The players, board 1 first.
        players: Vec<PlayerId>,
    },
}

/// Subject of a report: reports about different subjects are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    Game(Game),
    Presence(PlayerId),
    /// An incident of a player: the round, and the index of its kind.
    Incident(RoundNo, PlayerId, usize),
    LineUp(RoundNo, TeamId),
}

impl Matter {
    pub fn subject(&self) -> Subject {
        match self {
            Self::Result { game, .. } => Subject::Game(*game),
            Self::CheckIn { id, .. } => Subject::Presence(*id),
            Self::Incident(Incident { round, player, kind, .. }) => {
                let kind = IncidentKind::ALL.iter().position(|each| each == kind);
                Subject::Incident(*round, *player, kind.unwrap_or(IncidentKind::ALL.len()))
            }
            Self::LineUp { round, team, .. } => Subject::LineUp(*round, *team),
        }
    }

    /// Returns true if a second report of the same is a repetition. A second incident is another one.
    pub fn is_repeated_by(&self, other: &Self) -> bool {
        self == other && !matches!(self, Self::Incident(_))
    }

    /// Returns the command that records a matter other than a result.
    pub fn command(&self) -> Option<Command> {
        match self {
            Self::Result { .. } => None,
            &Self::CheckIn { id, present } => Some(Command::CheckIn { id, present }),
            Self::Incident(incident) => Some(Command::NoteIncident(incident.clone())),
            Self::LineUp { round, team, players } => {
                Some(Command::LineUp { round: *round, team: *team, players: players.clone() })
            }
        }
    }
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Random number of the form that sent it: a form that is sent twice is one report.
    pub form: FormId,
    pub source: ReportSource,
    pub matter: Matter,
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

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
