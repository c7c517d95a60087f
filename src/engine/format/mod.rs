//! The contract between a pairing system and the rest of the engine: what a system gets, what it answers, and why.
//!
//! A [`Format`] is a system; one that pairs by results is a [`Swiss`] besides. It gets a [`Field`], in which players are
//! [`Seat`]s in order of their pairing numbers, and answers with a [`Pairing`] or with [`NoPairing`]. Why goes into a [`Trace`]: a
//! [`Reason`] names its article and its figures, and the words are the caller's. [`Facts`] are true of a system whatever the event.
//!
//! Most programs ask [`pairing`](crate::pairing), which makes the field of an event and turns seats back into players.

mod bracket;
mod facts;
mod field;
mod proof;
mod schedule;
mod swiss;
mod teams;
mod trace;

pub use crate::tournament::Float;
pub use bracket::{BracketMatch, BracketRound, Holder};
pub use facts::{
    Course, Facts, FloatSource, OptionFacts, OptionKind, Paired, RankKey, Ranking, Renumbering, TrfCode,
    TrfSays,
};
pub use field::{
    Attendance, Barred, Entrant, Field, LegField, PastGame, PastMatch, RoundRecord, Seat, Side, TeamEntrant,
};
pub use proof::{BracketProof, Duals, Part, Placed, Proof, ProofStep, Unproved};
pub use schedule::{Schedule, ScheduleRound, TableError};
pub use swiss::{Due, Strength, Swiss};
pub use teams::{
    BOARD_COLOURS, MATCH_BYE, MATCH_POINTS, MatchOutcome, OWN_BYE, OWN_MATCH_POINTS, PRIMARY, TEAM_BYE,
    TeamWorth, WHITE_BOARDS, allows_baku, check_match_points, is_by_game_points, is_first_white,
    match_points, set_match_points, set_team_bye, set_white_boards,
};
pub use trace::{Reason, Trace, Value};

use crate::tournament::{GameStage, Options, Out, PairingNumber, RoundNo};
use std::ops::RangeInclusive;
use thiserror::Error;

/// Two players who meet, colours given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// Who has White.
    pub white: Seat,
    /// Who has Black.
    pub black: Seat,
}

/// Two sides who meet on several boards, or whose match may go on after its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedMatch {
    /// Who meets, the one named first first.
    pub sides: [Side; 2],
    /// Which of the pairing's boards are theirs, counted from 0, in order.
    pub boards: Vec<usize>,
}

/// What a pairing system decides for one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The boards, in board order.
    pub boards: Vec<Pair>,
    /// Which boards belong together; empty where each board is a match of its own.
    pub matches: Vec<PairedMatch>,
    /// Whether the games left of a match are not played once one side cannot be caught.
    pub stops: bool,
    /// Who has no match, beside who has the bye named here.
    pub outs: Vec<(Side, Out)>,
    /// Who has the pairing-allocated bye, when the number of players is odd.
    pub bye: Option<Seat>,
    /// What the rules leave to the arbiter here: the pairing is then a proposal.
    pub special: Vec<Reason>,
}

impl Pairing {
    /// Makes a pairing of boards that are a match each.
    #[must_use]
    pub fn of(boards: Vec<Pair>, bye: Option<Seat>, special: Vec<Reason>) -> Self {
        Self { boards, bye, special, ..Self::default() }
    }
}

/// What a match has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// Its games count, nothing more: nobody goes on or is out.
    ByGames,
    /// Games are still to be played.
    Running,
    /// Equal: games of this stage follow.
    Tied(GameStage),
    /// Equal in all that is played and counted: the lot decides.
    Level,
    /// Who goes on; `None`: neither.
    Decided(Option<Side>),
}

/// A rule that a pair chosen by hand would break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The rule and what breaks it.
    pub reason: Reason,
    /// An absolute rule needs a reason even before publication; a relative one is a warning.
    pub absolute: bool,
}

/// Why a round could not be paired.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoPairing {
    /// Fewer than two players are present.
    #[error("Only {present} players are present. Register or bring back players, then pair.")]
    TooFewPlayers {
        /// Players present.
        present: usize,
    },
    /// The rules allow no pairing of these players.
    #[error(
        "No legal pairing exists: {} of the players cannot be placed. Pair by hand, or give one of them a bye.",
        .players.len()
    )]
    NoLegalPairing {
        /// The players who make it so, as far as they can be named.
        players: Vec<PairingNumber>,
        /// What stands in the way, most telling first.
        because: Vec<Reason>,
    },
    /// Some players have too few possible opponents between them, whatever the rules of the system: they met before, or the
    /// arbiter has barred them.
    #[error(
        "No legal pairing exists: {} players have only {opponents} possible opponents between them. Leave some of \
         them unpaired, or lift what keeps them apart, then pair.", .players.len()
    )]
    TooFewOpponents {
        /// The players, by number.
        players: Vec<PairingNumber>,
        /// In how many groups they fall that may not meet each other. Each is odd, so one of each stays over; where
        /// nobody may meet anybody, each player is a group.
        groups: usize,
        /// How many others may meet some of them.
        opponents: usize,
    },
    /// More rounds than the system can pair for this field.
    #[error("All have met all after round {last}. Finish the event, or add a cycle.")]
    ScheduleOver {
        /// The last round that can be paired.
        last: RoundNo,
    },
    /// The bracket has no such round: who is left has been found.
    #[error("The knockout is over after round {last}. Finish the event, or begin a further leg.")]
    BracketOver {
        /// Its last round.
        last: RoundNo,
    },
    /// The system cannot run without the ratings of these players.
    #[error("{} of the players have no rating. Enter an estimate for each of them, then pair.", .players.len())]
    MissingRatings {
        /// Who has none.
        players: Vec<PairingNumber>,
    },
    /// A match of the round before has no winner yet.
    #[error("The match of players {} and {} is not decided. Enter its games, add games, or settle it, then pair.", .players[0], .players[1])]
    Undecided {
        /// Who meets.
        players: [PairingNumber; 2],
    },
    /// By the results these two meet in a round before, which was paired otherwise: a match was corrected since.
    #[error(
        "By the results players {} and {} meet in a round before, which was paired otherwise. Let the match that \
         was played stand, or pair it again.",
        .players[0],
        .players[1]
    )]
    PairedOtherwise {
        /// Who meets by the results.
        players: [PairingNumber; 2],
    },
    /// The table of the format has no place for these players.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// How a board that was asked for stands to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is in the pairing.
    Paired,
    /// Not both players are to be paired, or they are one.
    Absent,
    /// An absolute rule forbids it.
    Forbidden,
    /// With it, the system finds no pairing of the others.
    Incomplete,
    /// With it, the round is worse by a rule.
    Worse,
    /// The table of the system tells who meets, not results.
    Table,
    /// With it, no rule is broken more often, but the round comes later in the order in which pairings are tried.
    Later,
}

impl Verdict {
    /// Returns the word for it that programs read.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Paired => "drawn",
            Self::Absent => "absent",
            Self::Forbidden => "forbidden",
            Self::Incomplete => "incomplete",
            Self::Worse => "worse",
            Self::Table => "table",
            Self::Later => "later",
        }
    }
}

/// How large an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// How many players or teams take part.
    pub participants: usize,
    /// How many players a team has; 1 where players play for themselves.
    pub boards: usize,
}

impl Size {
    /// Players who play for themselves.
    #[must_use]
    pub fn players(participants: usize) -> Self {
        Self { participants, boards: 1 }
    }
}

/// One system in one edition of its rules; the next edition is another file, not an edit.
pub trait Format: Sync {
    /// What is true of it whatever the event.
    fn facts(&self) -> &Facts;

    /// Pairs `field.round`; the same field always gives the same pairing. What decided is noted in `trace`.
    ///
    /// # Errors
    /// Says why no pairing is possible; nothing is invented then.
    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing>;

    /// Returns how many rounds the rules allow for an event of this size.
    fn rounds(&self, size: Size, _options: &Options) -> RangeInclusive<u8> {
        let most = size.participants.saturating_sub(1).clamp(1, usize::from(u8::MAX));
        1..=u8::try_from(most).unwrap_or(u8::MAX)
    }

    /// Tells whether the format has a table for an event of this size.
    ///
    /// # Errors
    /// Says what is too few, too many or uneven.
    fn check_size(&self, _size: Size, _options: &Options) -> Result<(), TableError> {
        Ok(())
    }

    /// Returns how many rounds a match takes, the last of them included: the rounds of a leg are counted off in as many.
    fn rounds_of_match(&self, _boards: usize, _options: &Options) -> u8 {
        1
    }

    /// Returns the whole table, or the bracket, for so many players, players of a team, or players of a bracket.
    ///
    /// # Errors
    /// Says why there is none: most of all where results decide who meets.
    fn schedule(&self, _players: u16, _options: &Options) -> Result<Schedule, TableError> {
        Err(TableError::ByResults)
    }

    /// Returns the rounds of a bracket, those to come too, with who holds which slot as far as that is known; none where
    /// there is no bracket.
    ///
    /// # Errors
    /// Says why there is none for these players.
    fn bracket_rounds(&self, _field: &Field) -> Result<Vec<BracketRound>, NoPairing> {
        Ok(Vec::new())
    }

    /// Returns how many games a stage of a match has; 0 where no stage follows another.
    fn games_of(&self, _stage: GameStage, _options: &Options) -> u16 {
        0
    }

    /// Says what the games of a match have come to: only a format that puts sides out asks.
    fn settle(&self, _of: &PastMatch, _field: &Field) -> Settled {
        Settled::ByGames
    }

    /// What only a system can answer that pairs by results: the colour due, breaches, "why not?".
    fn swiss(&self) -> Option<&dyn Swiss> {
        None
    }

    /// Returns its id, [`Facts::id`].
    fn id(&self) -> &'static str {
        self.facts().id
    }
}
