//! The starting list: BSNo, LNo, Ad-Soyad, ELO, UKD (basic-swiss §2), in the order of the event's own system.

use crate::format::Format;
use crate::pairing::{numbering, system};
use crate::swiss::basic_swiss::BasicSwiss;
use crate::tournament::{Licence, PairingNumber, PlayerId, Rating, RoundNo, Snapshot};

/// One line of the starting list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Starter {
    /// Pairing number (column BSNo).
    pub number: PairingNumber,
    pub player: PlayerId,
    /// Number of the national licence (column LNo).
    pub licence: Option<Licence>,
    /// Ad-Soyad: the name in capitals ([`Snapshot::in_capitals`]).
    pub name: String,
    /// International rating (column ELO).
    pub rating: Option<Rating>,
    /// National rating (column UKD).
    pub national_rating: Option<Rating>,
}

/// Returns the starting list, number 1 first: the numbers of round 1, or those that the event's system would assign
/// now. An event whose system is unknown is listed by basic-swiss §2.
pub fn starting_list(snapshot: &Snapshot) -> Vec<Starter> {
    let order = match snapshot.numbering() {
        [] => {
            let system: &dyn Format = system(snapshot.settings().system.as_str()).unwrap_or(&BasicSwiss);
            numbering(snapshot, system, RoundNo(1))
        }
        numbered => numbered.to_vec(),
    };
    let line = |(&id, number): (&PlayerId, u16)| {
        let player = &snapshot.player(id)?.player;
        Some(Starter {
            number: PairingNumber(number),
            player: id,
            licence: player.licence,
            name: snapshot.in_capitals(player),
            rating: player.rating,
            national_rating: player.national_rating,
        })
    };
    order.iter().zip(1..).filter_map(line).collect()
}
