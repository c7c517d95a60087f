//! Pairing numbers: the initial ranking.

use super::PairingSystem;
use crate::collate::Collation;
use crate::tournament::{Lot, PlayerId, Rating, Registration, RoundNo, Snapshot};
use std::cmp::Reverse;
use std::collections::HashSet;

/// What a player is ranked by: rating, title, national rating, in some systems the lot, name, in some systems
/// licence number, order of registration (dutch-2009 A.2, N-20; FIDE C.04.2 2.2; basic-swiss §2). Players without a rating follow, by
/// national rating (general rules §5).
type Rank = (Reverse<Option<Rating>>, u8, Reverse<Option<Rating>>, u16, Vec<u8>, u64, PlayerId);

/// Returns the order of pairing numbers for `round`, number 1 first: everybody who has arrived by then.
///
/// Up to [`PairingSystem::last_numbering`] the numbers are given anew; later they stay, and late entries
/// follow at the end (dutch-2009 N-21).
#[must_use]
pub fn numbering(snapshot: &Snapshot, system: &dyn PairingSystem, round: RoundNo) -> Vec<PlayerId> {
    let names = Collation::new(system.alphabet().unwrap_or(snapshot.settings().language));
    let rank = |id: PlayerId, registration: &Registration| -> Rank {
        let player = &registration.player;
        let key = names.sort_key(player.name.as_str());
        let title = system.title_rank(player.title);
        let licence = player.licence.filter(|_| system.ranks_by_licence()).unwrap_or(u64::MAX);
        let lot = snapshot.lot(id).filter(|_| system.ranks_by_lot()).map_or(u16::MAX, Lot::get);
        (Reverse(player.rating), title, Reverse(player.national_rating), lot, key, licence, id)
    };
    let kept: &[PlayerId] = if round <= system.last_numbering() { &[] } else { snapshot.numbering() };
    let known: HashSet<PlayerId> = kept.iter().copied().collect();
    let arrived = snapshot.players().filter(|(id, r)| r.arrival <= round && !known.contains(id));
    let mut newcomers: Vec<Rank> = arrived.map(|(id, registration)| rank(id, registration)).collect();
    newcomers.sort_unstable();
    kept.iter().copied().chain(newcomers.into_iter().map(|rank| rank.6)).collect()
}
