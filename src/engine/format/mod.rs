//! The contract between a pairing system and the rest of the engine: what a system is told, what it answers, and why.

mod field;
mod trace;

pub use field::{Attendance, Entrant, Field, Float, Seat, Turn};
pub use trace::{Reason, Trace, Value};

use crate::collate::Language;
use crate::tournament::{PairingNumber, Rating, RoundNo, Title};
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
pub struct Draw {
    /// The boards, in board order.
    pub boards: Vec<Pair>,
    /// Who has the pairing-allocated bye, when the number of players is odd.
    pub bye: Option<Seat>,
    /// What the rules leave to the arbiter here: the draw is then a proposal.
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
    /// It is in the draw.
    Drawn,
    /// Not both players are to be paired, or they are one.
    Absent,
    /// An absolute rule forbids it.
    Forbidden,
    /// With it, the system finds no pairing of the others.
    Incomplete,
    /// With it, the round is worse by a rule.
    Worse,
    /// With it, no rule is broken more often, but the round comes later in the order in which pairings are tried.
    Later,
}

impl Verdict {
    /// Returns the word for it that programs read.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Drawn => "drawn",
            Self::Absent => "absent",
            Self::Forbidden => "forbidden",
            Self::Incomplete => "incomplete",
            Self::Worse => "worse",
            Self::Later => "later",
        }
    }
}

/// One pairing system in one edition of its rules; the next edition is another file, not an edit.
pub trait PairingSystem: Sync {
    /// The name in event files, TRF and commands, such as `dutch-2009`; it never changes.
    fn id(&self) -> &'static str;

    /// The published text this follows, edition included.
    fn rules(&self) -> &'static str;

    /// What the reasons of its own are called ([`Reason::what`]), for the catalogues; those that all systems share
    /// are [`judge::REASONS`].
    fn reasons(&self) -> &'static [&'static str];

    /// Pairs `field.round`; the same field always gives the same draw. What decided is noted in `trace`.
    ///
    /// # Errors
    /// Says why no pairing is possible; nothing is invented then.
    fn pair(&self, field: &Field, trace: &mut Trace) -> Result<Draw, NoPairing>;

    /// Gives the colours for two players who are to meet, with the rule that decides.
    fn colours(&self, field: &Field, players: [Seat; 2]) -> (Pair, Reason);

    /// Lists the rules that `pair` would break in this round, gravest first.
    fn judge(&self, field: &Field, pair: Pair) -> Vec<Breach>;

    /// Lists the rules that the pairing-allocated bye for `seat` would break.
    fn judge_bye(&self, field: &Field, seat: Seat) -> Vec<Breach>;

    /// Says what a round in which `players` meet has first that makes it worse than the draw, or only later in the
    /// order of the rules; the others are paired by the rules without them. `None` when the system has no measure
    /// of its own, or none that tells; then [`why_not()`] goes by what `judge` lists.
    fn first_difference(&self, _field: &Field, _players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
        None
    }

    /// Returns how many rounds the rules allow for this number of players.
    fn rounds(&self, players: usize) -> RangeInclusive<u8> {
        let most = players.saturating_sub(1).clamp(1, usize::from(u8::MAX));
        1..=u8::try_from(most).unwrap_or(u8::MAX)
    }

    /// Returns the last round before whose pairing the numbers are given anew from ratings and titles.
    fn last_numbering(&self) -> RoundNo {
        RoundNo(1)
    }

    /// Whether its text treats a maxi-tournament ([`Field::maxi`]) otherwise: to be declared before round 1.
    fn knows_maxi(&self) -> bool {
        false
    }

    /// Returns the place of a title in the initial ranking of this edition: smaller is stronger.
    fn title_rank(&self, title: Option<Title>) -> u8 {
        let place = title.and_then(|title| Title::ALL.iter().position(|&other| other == title));
        u8::try_from(place.unwrap_or(Title::ALL.len())).unwrap_or(u8::MAX)
    }

    /// Returns the lowest rating that the rules take; a player may also have none.
    fn lowest_rating(&self) -> u16 {
        Rating::LOWEST
    }

    /// Returns the language whose alphabet orders names in the initial ranking; `None` for that of the event.
    fn alphabet(&self) -> Option<Language> {
        None
    }

    /// Whether a lot places players of equal rating, title and national rating ([`Snapshot::lot`]); without lots,
    /// and in all other systems, the name does.
    ///
    /// [`Snapshot::lot`]: crate::tournament::Snapshot::lot
    fn ranks_by_lot(&self) -> bool {
        false
    }

    /// Whether the licence number places players who are equal in all else, before the order of registration.
    fn ranks_by_licence(&self) -> bool {
        false
    }
}
