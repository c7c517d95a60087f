//! Floats of earlier rounds, with those of rounds without a game.

use crate::format::{Entrant, FloatSource, RoundRecord};
use crate::tournament::{Bye, Float, Points};

/// The floats of the latest two rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RecentFloats {
    /// In the latest round.
    pub last: Option<Float>,
    /// Two rounds ago.
    pub before: Option<Float>,
}

impl RecentFloats {
    /// Reads the record of a player by the edition of 2009.
    #[must_use]
    pub fn of(player: &Entrant) -> Self {
        Self::by(player, noted)
    }

    /// Reads the record of a player with these floats of each round.
    pub fn by(player: &Entrant, float: impl Fn(&RoundRecord) -> Option<Float>) -> Self {
        let mut latest = player.record.iter().rev().map(float);
        Self { last: latest.next().flatten(), before: latest.next().flatten() }
    }
}

/// Returns the float of a round where floats come from this source and a loss is worth so many points.
#[must_use]
pub fn float(source: FloatSource, round: &RoundRecord, loss: Points) -> Option<Float> {
    match source {
        FloatSource::Noted => noted(round),
        FloatSource::Derived => derived(round, loss),
    }
}

/// Returns the float noted for one round. It stays as noted at pairing time, whatever became of the game; the
/// bye is a downfloat, an absence none (dutch-2009 A.4, A.5, N-16).
#[must_use]
pub fn noted(round: &RoundRecord) -> Option<Float> {
    match *round {
        RoundRecord::Played { float, .. } | RoundRecord::Forfeited { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Bye { bye: Bye::Requested(_), .. } => None,
    }
}

/// Returns the float of one round by FIDE C.04.3 1.4: a game against another score, the pairing-allocated bye,
/// and any other round that gave more than a loss without a game.
#[must_use]
pub fn derived(round: &RoundRecord, loss: Points) -> Option<Float> {
    match *round {
        RoundRecord::Played { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Forfeited { points, .. } | RoundRecord::Bye { points, .. } => {
            (points > loss).then_some(Float::Down)
        }
    }
}
