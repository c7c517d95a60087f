//! Pairing numbers: the initial ranking.

use crate::collate::Collation;
use crate::format::{Format, RankKey, Ranking};
use crate::tournament::{Lot, Player, PlayerId, Rating, Registration, RoundNo, Snapshot, Title};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

/// One thing that a player is ranked by; what comes first is smaller. The ranks of an event have the same keys in the
/// same order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// International or national.
    Rating(Reverse<Option<Rating>>),
    /// Place in the order of titles.
    Title(usize),
    /// Who has none follows.
    Lot(u16),
    /// By the alphabet.
    Name(Vec<u8>),
    /// Who has none follows.
    Licence(u64),
}

/// Makes the keys of players by the initial ranking of a system.
struct Ranker<'a> {
    ranking: &'a Ranking,
    snapshot: &'a Snapshot,
    names: Collation,
}

impl<'a> Ranker<'a> {
    fn new(snapshot: &'a Snapshot, ranking: &'a Ranking) -> Self {
        let alphabet = ranking.alphabet.unwrap_or(snapshot.settings().language);
        Self { ranking, snapshot, names: Collation::new(alphabet) }
    }

    fn keys(&self, id: PlayerId, player: &Player, of: &[RankKey]) -> Vec<Key> {
        let titles = self.ranking.titles;
        let place = |title: Title| titles.iter().position(|&other| other == title);
        let key = |key: &RankKey| match key {
            RankKey::Rating => Key::Rating(Reverse(player.rating)),
            RankKey::Title => Key::Title(player.title.and_then(place).unwrap_or(titles.len())),
            RankKey::NationalRating => Key::Rating(Reverse(player.national_rating)),
            RankKey::Lot => Key::Lot(self.snapshot.lot(id).map_or(u16::MAX, Lot::get)),
            RankKey::Name => Key::Name(self.names.sort_key(player.name.as_str())),
            RankKey::Licence => Key::Licence(player.licence.unwrap_or(u64::MAX)),
        };
        of.iter().map(key).collect()
    }
}

/// Returns who should have a lot before `round` is numbered: they have none, and somebody is their equal in all that
/// comes before the lot (lim LD-28). Nobody in a system without lots, or once the numbers stay.
#[must_use]
pub fn lots_missing(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    let ranking = &system.facts().ranking;
    let Some(lot) = ranking.keys.iter().position(|&key| key == RankKey::Lot) else { return Vec::new() };
    if round > ranking.last_round {
        return Vec::new();
    }
    let ranker = Ranker::new(snapshot, ranking);
    let mut equals: BTreeMap<Vec<Key>, Vec<PlayerId>> = BTreeMap::new();
    for (id, registration) in snapshot.players().filter(|(_, registration)| registration.arrival <= round) {
        equals.entry(ranker.keys(id, &registration.player, &ranking.keys[..lot])).or_default().push(id);
    }
    let groups = equals.into_values().filter(|group| group.len() > 1);
    groups.flatten().filter(|&id| snapshot.lot(id).is_none()).collect()
}

/// Returns the order of pairing numbers for `round`, number 1 first: everybody who has arrived by then.
///
/// Up to [`Ranking::last_round`] the numbers are given anew; later they stay, and late entries
/// follow at the end (dutch-2009 N-21).
#[must_use]
pub fn numbering(snapshot: &Snapshot, system: &dyn Format, round: RoundNo) -> Vec<PlayerId> {
    let ranking = &system.facts().ranking;
    let ranker = Ranker::new(snapshot, ranking);
    let kept: &[PlayerId] = if round <= ranking.last_round { &[] } else { snapshot.numbering() };
    let known: HashSet<PlayerId> = kept.iter().copied().collect();
    let arrived = snapshot.players().filter(|(id, r)| r.arrival <= round && !known.contains(id));
    let rank = |(id, known): (PlayerId, &Registration)| (ranker.keys(id, &known.player, ranking.keys), id);
    let mut newcomers: Vec<(Vec<Key>, PlayerId)> = arrived.map(rank).collect();
    newcomers.sort_unstable();
    kept.iter().copied().chain(newcomers.into_iter().map(|(_, id)| id)).collect()
}
