//! Floats of earlier rounds, including those of unplayed rounds.

use crate::format::{Entrant, FloatSource, RoundRecord};
use crate::tournament::{Bye, Float, Points};

/// The floats of the latest two rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RecentFloats {
    pub last: Option<Float>,
    /// Two rounds ago.
    pub before: Option<Float>,
}

impl RecentFloats {
    /// Reads the record of a player by the edition of 2009.
    pub fn of(player: &Entrant) -> Self {
        Self::by(player, |(round, _)| noted(round))
    }

    /// Reads the record of a player, with the float of each round and the points it earned ([`Entrant::earned`]).
    pub fn by(player: &Entrant, float: impl Fn((&RoundRecord, Points)) -> Option<Float>) -> Self {
        let mut latest = player.earned().rev().map(float);
        Self { last: latest.next().flatten(), before: latest.next().flatten() }
    }
}

/// Returns the float of a round that earned these points, from the source that the system names; `loss` is the value of
/// a loss.
pub fn float(source: FloatSource, (round, earned): (&RoundRecord, Points), loss: Points) -> Option<Float> {
    match source {
        FloatSource::Noted => noted(round),
        FloatSource::Derived => derived((round, earned), loss),
        FloatSource::DerivedAllUnplayed => all_unplayed(round),
    }
}

/// Returns the float recorded for one round. It stays as recorded with the pairing, even if the game was not played;
/// the bye is a downfloat, an absence is none (dutch-2009 A.4, A.5, N-16).
pub fn noted(round: &RoundRecord) -> Option<Float> {
    match *round {
        RoundRecord::Played { float, .. } | RoundRecord::Forfeited { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Bye { bye: Bye::Requested(_), .. } => None,
    }
}

/// Returns the float of one round by FIDE C.04.3 1.4: a game against another score, the pairing-allocated bye, and any
/// other unplayed round that earned more than a loss. Points adjusted by the arbiter do not count (T-23).
pub fn derived((round, earned): (&RoundRecord, Points), loss: Points) -> Option<Float> {
    match *round {
        RoundRecord::Played { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => (earned > loss).then_some(Float::Down),
    }
}

/// Returns the float of one round by dutch-2017 A.4: a game against another score, and every unplayed round.
pub fn all_unplayed(round: &RoundRecord) -> Option<Float> {
    match *round {
        RoundRecord::Played { float, .. } => float,
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => Some(Float::Down),
    }
}
