//! The pairing systems. To add one: write its file, name it in [`SYSTEMS`].

mod acceleration;
pub mod basic_swiss;
pub mod burstein;
pub mod byes;
mod check;
pub mod colours;
pub mod dubov;
pub mod dutch;
mod field;
pub mod floats;
pub mod judge;
pub mod lim;
mod numbering;
mod pool;
mod propose;
pub mod review;
mod ruling;
#[cfg(test)]
mod test_rounds;
mod trace;
mod why_not;

pub use acceleration::{baku_value, virtual_points};
pub use check::{Redrawn, redraw};
pub use field::{Attendance, Entrant, Field, Float, Seat, Turn};
pub use numbering::{lots_missing, numbering};
pub use propose::{Proposal, ProposeError, field, propose, propose_as_ruled};
pub use ruling::{Choice, byes_by_hand, choices, pair_as_ruled, set_aside, ways_out};
pub use trace::{Reason, Trace, Value};
pub use why_not::{Verdict, WhyNot, why_not};

use crate::collate::Language;
use crate::tournament::{Colour, PairingNumber, Points, Rating, RoundNo, Title};
use std::cmp::Reverse;
use std::collections::BTreeSet;
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

/// Returns how many rounds are possible when an odd number of players has a bye each round: as long as everybody can
/// meet somebody new, or has the bye once.
fn rounds_with_byes(players: usize) -> RangeInclusive<u8> {
    let most = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    1..=u8::try_from(most.max(1)).unwrap_or(u8::MAX)
}

/// Every system, in the order offered to the arbiter; settings, command line and TRF all read this.
pub const SYSTEMS: &[&dyn PairingSystem] = &[
    &dutch::rules_2026::Dutch2026,
    &dutch::DUTCH_2009,
    &dutch::DUTCH_1992,
    &lim::LIM,
    &lim::LIM_2026,
    &dubov::Dubov2026,
    &dubov::DubovClassic,
    &burstein::rules_2026::Burstein2026,
    &burstein::classic::BursteinClassic,
    &basic_swiss::BasicSwiss,
];

/// Returns what all reasons are called ([`Reason::what`]), for the catalogues.
#[must_use]
pub fn reasons() -> BTreeSet<&'static str> {
    let own = SYSTEMS.iter().flat_map(|system| system.reasons());
    own.chain(judge::REASONS).chain([&ruling::RULED]).copied().collect()
}

/// Finds a system by its id.
#[must_use]
pub fn system(id: &str) -> Option<&'static dyn PairingSystem> {
    SYSTEMS.iter().copied().find(|system| system.id() == id)
}

/// Returns the place of a board in the order of publication: higher score of the pair, then the sum of both
/// scores, then the higher ranked player (dutch-2009 F.1, FIDE C.04.2 3.6). What comes first is smaller.
#[must_use]
pub fn board_order(field: &Field, pair: Pair) -> (Reverse<Points>, Reverse<Points>, Seat) {
    let scores = [pair.white, pair.black].map(|seat| field.pairing_score(seat));
    (Reverse(scores[0].max(scores[1])), Reverse(scores[0] + scores[1]), field.higher(pair.white, pair.black))
}

/// Puts boards in the order of publication.
pub fn sort_boards(field: &Field, boards: &mut [Pair]) {
    boards.sort_by_cached_key(|&pair| board_order(field, pair));
}

/// Returns the initial colour or the other one, by the parity of a number (rules E.5, 5.2.5).
#[must_use]
pub fn colour_by_parity(initial: Colour, number: usize) -> Colour {
    if number % 2 == 1 { initial } else { initial.other() }
}
