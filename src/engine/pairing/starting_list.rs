//! The starting list: BSNo, LNo, Ad-Soyad, ELO, UKD (basic-swiss §2), in the order of the event's own system.

use crate::format::Format;
use crate::pairing::{numbering, system};
use crate::swiss::basic_swiss::BasicSwiss;
use crate::tournament::{Licence, PairingNumber, PlayerId, Rating, RoundNo, Snapshot};

/// One line of the starting list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Starter {
    /// Pairing number, the column BSNo.
    pub number: PairingNumber,
    /// Who they are.
    pub player: PlayerId,
    /// Number of the national licence, the column LNo.
    pub licence: Option<Licence>,
    /// Ad-Soyad, in capitals ([`Snapshot::shown_name`]).
    pub name: String,
    /// International rating, the column ELO.
    pub rating: Option<Rating>,
    /// National rating, the column UKD.
    pub national_rating: Option<Rating>,
}

/// Returns the starting list, number 1 first: as round 1 would be numbered now by the event's system, or as it was
/// numbered. An event whose system is not known here is listed as basic-swiss §2 says.
#[must_use]
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
            name: snapshot.shown_name(player),
            rating: player.rating,
            national_rating: player.national_rating,
        })
    };
    order.iter().zip(1..).filter_map(line).collect()
}
