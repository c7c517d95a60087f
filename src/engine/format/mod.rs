//! The contract between a pairing system and the rest of the engine: what a system is told, what it answers, and why.

mod facts;
mod field;
mod swiss;
mod trace;

pub use facts::{Facts, OptionFacts, OptionKind, RankKey, Ranking, Renumbering, TrfCode};
pub use field::{Attendance, Entrant, Field, Float, RoundRecord, Seat};
pub use swiss::{Due, Strength, Swiss};
pub use trace::{Reason, Trace, Value};

use crate::tournament::{PairingNumber, RoundNo};
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

/// What a pairing system decides for one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The boards, in board order.
    pub boards: Vec<Pair>,
    /// Who has the pairing-allocated bye, when the number of players is odd.
    pub bye: Option<Seat>,
    /// What the rules leave to the arbiter here: the pairing is then a proposal.
    pub special: Vec<Reason>,
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
    /// The system cannot run without the ratings of these players.
    #[error("{} of the players have no rating. Enter an estimate for each of them, then pair.", .players.len())]
    MissingRatings {
        /// Who has none.
        players: Vec<PairingNumber>,
    },
    /// The number of players is above what the system is built for.
    #[error("{found} players are too many. At most {limit} can be paired.")]
    TooLarge {
        /// Players found.
        found: usize,
        /// Most players.
        limit: usize,
    },
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

/// One system in one edition of its rules; the next edition is another file, not an edit.
pub trait Format: Sync {
    /// What is true of it whatever the event.
    fn facts(&self) -> &Facts;

    /// Pairs `field.round`; the same field always gives the same pairing. What decided is noted in `trace`.
    ///
    /// # Errors
    /// Says why no pairing is possible; nothing is invented then.
    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Pairing, NoPairing>;

    /// Returns how many rounds the rules allow for this number of players.
    fn rounds(&self, players: usize) -> RangeInclusive<u8> {
        let most = players.saturating_sub(1).clamp(1, usize::from(u8::MAX));
        1..=u8::try_from(most).unwrap_or(u8::MAX)
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
