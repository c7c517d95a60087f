//! Pairing numbers: the initial ranking.

use crate::collate::Collation;
use crate::format::PairingSystem;
use crate::tournament::{Lot, Player, PlayerId, Rating, Registration, RoundNo, Snapshot};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

/// See [`strength`].
type Strength = (Reverse<Option<Rating>>, u8, Reverse<Option<Rating>>);

/// What a player is ranked by: rating, title, national rating, in some systems the lot, name, in some systems
/// licence number, order of registration (dutch-2009 A.2, N-20; FIDE C.04.2 2.2; basic-swiss §2). Players without a rating follow, by
/// national rating (general rules §5).
type Rank = (Reverse<Option<Rating>>, u8, Reverse<Option<Rating>>, u16, Vec<u8>, u64, PlayerId);

/// What comes before the lot: rating, title, national rating.
fn strength(system: &dyn PairingSystem, player: &Player) -> Strength {
    (Reverse(player.rating), system.title_rank(player.title), Reverse(player.national_rating))
}

/// Returns who should have a lot before `round` is numbered: he has none, and somebody is his equal in rating, title
/// and national rating (lim LD-28). Nobody in a system without lots, or once the numbers stay.
#[must_use]
pub fn lots_missing(snapshot: &Snapshot, system: &dyn PairingSystem, round: RoundNo) -> Vec<PlayerId> {
    if !system.ranks_by_lot() || round > system.last_numbering() {
        return Vec::new();
    }
    let mut equals: BTreeMap<Strength, Vec<PlayerId>> = BTreeMap::new();
    for (id, registration) in snapshot.players().filter(|(_, registration)| registration.arrival <= round) {
        equals.entry(strength(system, &registration.player)).or_default().push(id);
    }
    let groups = equals.into_values().filter(|group| group.len() > 1);
    groups.flatten().filter(|&id| snapshot.lot(id).is_none()).collect()
}

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
        let (rating, title, national) = strength(system, player);
        let licence = player.licence.filter(|_| system.ranks_by_licence()).unwrap_or(u64::MAX);
        let lot = snapshot.lot(id).filter(|_| system.ranks_by_lot()).map_or(u16::MAX, Lot::get);
        (rating, title, national, lot, key, licence, id)
    };
    let kept: &[PlayerId] = if round <= system.last_numbering() { &[] } else { snapshot.numbering() };
    let known: HashSet<PlayerId> = kept.iter().copied().collect();
    let arrived = snapshot.players().filter(|(id, r)| r.arrival <= round && !known.contains(id));
    let mut newcomers: Vec<Rank> = arrived.map(|(id, registration)| rank(id, registration)).collect();
    newcomers.sort_unstable();
    kept.iter().copied().chain(newcomers.into_iter().map(|rank| rank.6)).collect()
}
