//! Restricted drawing of lots: players of one federation do not meet in the last three rounds of a round robin (FIDE
//! C.05 Annex 2, Varma tables).

use super::facts_of;
use crate::collate::Collation;
use crate::format::RankKey;
use crate::tournament::{Lot, Numbers, PlayerId, RoundNo, Snapshot};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The envelopes A to D for an even number of players; for an odd one the last number does not exist.
const ENVELOPES: [(u16, [&[u16]; 4]); 8] = [
    (10, [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]]),
    (12, [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]]),
    (14, [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]]),
    (16, [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]]),
    (18, [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]]),
    (20, [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]]),
    (22, [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]]),
    (24, [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]]),
];

/// Number of drawings tried to find possible problems.
const TRIED: u64 = 32;

/// Reason why the guarantee of the tables may not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VarmaWarning {
    /// The players of a federation are too many for any remaining envelope: they draw from several.
    TooMany { federation: String },
    /// For twelve players, the printed envelope C contains 6 and 12, who meet in the last round.
    SixAndTwelve,
}

/// A restricted drawing that is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Varma {
    players: u16,
    /// Federations of several players, largest first, each in alphabetical order.
    federations: Vec<(String, Vec<PlayerId>)>,
    /// All other players, in alphabetical order.
    others: Vec<PlayerId>,
}

impl Varma {
    /// Returns the drawing for an event without drawn numbers; `None` if numbers are not drawn by lot or round 1 is
    /// paired, for fewer than 9 players or more than 24, and if no two players are of one federation, or all are.
    pub fn of(snapshot: &Snapshot) -> Option<Self> {
        let facts = facts_of(snapshot, RoundNo(1))?;
        let are_numbers = facts.ranking.keys.first() == Some(&RankKey::Lot);
        let has_begun = snapshot.last_paired().is_some() || !snapshot.legs().is_empty();
        let players = u16::try_from(snapshot.players().count()).ok()?;
        envelopes(players)?;
        if !are_numbers || has_begun || snapshot.players().any(|(id, _)| snapshot.lot(id).is_some()) {
            return None;
        }
        let names = Collation::new(snapshot.settings().language);
        let mut everybody: Vec<_> = snapshot.players().collect();
        everybody.sort_by_cached_key(|(id, known)| (names.sort_key(known.player.name.as_str()), *id));
        let mut of: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        let mut others = Vec::new();
        for (id, known) in everybody {
            match &known.player.federation {
                Some(federation) => of.entry(federation.to_string()).or_default().push(id),
                None => others.push(id),
            }
        }
        let (mut federations, alone): (Vec<_>, Vec<_>) = of.into_iter().partition(|(_, ids)| ids.len() > 1);
        // Federations of equal size stay in the order of their codes.
        federations.sort_by_key(|(_, ids)| Reverse(ids.len()));
        others.extend(alone.into_iter().flat_map(|(_, ids)| ids));
        let is_needed = federations.first().is_some_and(|(_, ids)| ids.len() < usize::from(players));
        is_needed.then_some(Self { players, federations, others })
    }

    /// Draws: each federation takes an envelope with enough numbers and draws from it, the others from the remaining
    /// numbers. The same seed gives the same numbers.
    pub fn draw(&self, seed: u64) -> Vec<(PlayerId, Lot)> {
        self.drawn(seed).0
    }

    /// Returns the possible problems, to be reported before the drawing.
    pub fn warnings(&self) -> Vec<VarmaWarning> {
        let spread: BTreeSet<&str> = (0..TRIED).flat_map(|seed| self.drawn(seed).1).collect();
        let in_order = self.federations.iter().filter(|(federation, _)| spread.contains(federation.as_str()));
        let too_many =
            |(federation, _): &(String, _)| VarmaWarning::TooMany { federation: federation.clone() };
        let mut warnings: Vec<VarmaWarning> = in_order.map(too_many).collect();
        if self.players == 12 && self.federations.iter().any(|(_, ids)| ids.len() <= 3) {
            warnings.push(VarmaWarning::SixAndTwelve);
        }
        warnings
    }

    /// Returns the numbers, and the federations that no envelope was large enough for.
    fn drawn(&self, seed: u64) -> (Vec<(PlayerId, Lot)>, Vec<&str>) {
        let mut envelopes = envelopes(self.players).unwrap_or_default();
        let mut chance = Numbers(seed);
        let (mut drawn, mut spread) = (Vec::new(), Vec::new());
        for (federation, ids) in &self.federations {
            let mut fitting: Vec<usize> =
                (0..envelopes.len()).filter(|&at| envelopes[at].len() >= ids.len()).collect();
            let closed = if fitting.is_empty() {
                None
            } else {
                Some(fitting.swap_remove(chance.below(fitting.len())))
            };
            if closed.is_none() {
                spread.push(federation.as_str());
            }
            for &id in ids {
                let fullest = || (0..envelopes.len()).max_by_key(|&at| (envelopes[at].len(), Reverse(at)));
                let Some(at) = closed.or_else(fullest) else { continue };
                take(&mut envelopes[at], &mut chance, id, &mut drawn);
            }
        }
        let mut left: Vec<u16> = envelopes.into_iter().flatten().collect();
        for &id in &self.others {
            take(&mut left, &mut chance, id, &mut drawn);
        }
        (drawn, spread)
    }
}

/// Draws a number for a player.
fn take(numbers: &mut Vec<u16>, chance: &mut Numbers, id: PlayerId, drawn: &mut Vec<(PlayerId, Lot)>) {
    if numbers.is_empty() {
        return;
    }
    let number = numbers.swap_remove(chance.below(numbers.len()));
    drawn.extend(Lot::new(number.into()).map(|lot| (id, lot)));
}

/// Returns the envelopes for `players` players, without the number that an odd field does not have.
fn envelopes(players: u16) -> Option<Vec<Vec<u16>>> {
    let even = players.checked_next_multiple_of(2)?;
    let (_, printed) = ENVELOPES.iter().find(|(size, _)| *size == even)?;
    let kept = |numbers: &&[u16]| numbers.iter().copied().filter(|&number| number <= players).collect();
    Some(printed.iter().map(kept).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedule::RoundRobin;
    use crate::test_events::{event, player, settings};
    use crate::tournament::{Name, TieBreakRules};

    /// Creates players of these federations, with the given number of each; `-` for none.
    fn players(federations: &[(&str, usize)]) -> Snapshot {
        let of = |&(code, count): &(&str, usize)| {
            let mut one = player(2000);
            one.player.federation = Name::new(code).ok().filter(|_| code != "-");
            vec![one; count]
        };
        let all = federations.iter().flat_map(of).collect();
        event(settings("round-robin", TieBreakRules::Booklet, 9), all, &[])
    }

    /// Returns the pairs of numbers that meet in the last three rounds.
    fn late_pairs(players: u16) -> BTreeSet<[u16; 2]> {
        let table = RoundRobin::new(players, 1, false).unwrap();
        let last = table.rounds() - 2..=table.rounds();
        let boards = last.filter_map(|round| table.round(round)).flat_map(|round| round.boards);
        boards.map(|[one, other]| [one.min(other), one.max(other)]).collect()
    }

    #[test]
    fn the_envelopes_hold_every_number_once_and_keep_their_promise_but_for_one() {
        let mut broken = Vec::new();
        for players in 9..=24 {
            let envelopes = envelopes(players).unwrap();
            let mut all: Vec<u16> = envelopes.iter().flatten().copied().collect();
            all.sort_unstable();
            assert!(all.into_iter().eq(1..=players), "{players}");
            let late = late_pairs(players);
            for envelope in envelopes {
                let pairs = envelope.iter().flat_map(|&one| envelope.iter().map(move |&other| [one, other]));
                broken.extend(pairs.filter(|pair| late.contains(pair)).map(|pair| (players, pair)));
            }
        }
        assert_eq!(broken, [(12, [6, 12])], "the anomaly of the printed table");
        assert_eq!((envelopes(8), envelopes(25)), (None, None));
    }

    #[test]
    fn no_two_of_one_federation_meet_in_the_last_three_rounds() {
        let snapshot = players(&[("TUR", 4), ("CZE", 3), ("GER", 2), ("FRA", 1), ("-", 4)]);
        let varma = Varma::of(&snapshot).unwrap();
        assert_eq!(varma.warnings(), []);
        for seed in 0..200 {
            let drawn = varma.draw(seed);
            let numbers: BTreeSet<u16> = drawn.iter().map(|(_, lot)| lot.get()).collect();
            assert!(numbers.into_iter().eq(1..=14), "seed {seed}");
            let federation = |id: PlayerId| snapshot.player(id)?.player.federation.clone();
            let late = late_pairs(14);
            for (one, lot) in &drawn {
                let meets = |(_, other): &&(PlayerId, Lot)| late.contains(&[lot.get(), other.get()]);
                let mut met = drawn.iter().filter(meets).map(|&(id, _)| federation(id));
                assert!(!met.any(|other| other.is_some() && other == federation(*one)), "seed {seed}");
            }
        }
        assert_eq!(varma.draw(7), varma.draw(7));
        assert_ne!(varma.draw(7), varma.draw(8));
    }

    #[test]
    fn numbers_that_the_tables_cannot_guarantee_are_reported() {
        let of = |federations| Varma::of(&players(federations));
        let many = of(&[("TUR", 6), ("CZE", 4)]).unwrap();
        let too_many = |federation: &str| VarmaWarning::TooMany { federation: federation.to_owned() };
        assert_eq!(many.warnings(), [too_many("TUR"), too_many("CZE")]);
        assert_eq!(many.draw(1).len(), 10, "everybody has a number all the same");
        assert_eq!(of(&[("TUR", 3), ("-", 9)]).unwrap().warnings(), [VarmaWarning::SixAndTwelve]);
        assert_eq!(of(&[("TUR", 10)]), None, "one federation only");
        assert_eq!(of(&[("TUR", 4), ("CZE", 4)]), None, "there are no tables for eight");
        assert_eq!(of(&[("-", 10)]), None, "nobody is to be kept apart");
    }
}
