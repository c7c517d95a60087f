//! Players to be paired in each round, the pairs that may meet, and the obstacles that counting finds.

use super::colours::Colours;
use crate::matching::{Graph, LargestMatching};
use crate::pairing::restrictions;
use crate::tournament::{PlayerId, Registration, RoundNo, Snapshot};

/// Rounds to be paired. Players are counted from 0.
#[derive(Clone)]
pub(super) struct Plan {
    /// All players present in some round, in order of registration.
    pub players: Vec<PlayerId>,
    /// By round and player: true if they are to be paired.
    present: Vec<Vec<bool>>,
    /// By round: the pairs that may not meet, smaller player first.
    barred: Vec<Vec<(usize, usize)>>,
    /// By player and player: true if they have met.
    met: Vec<Vec<bool>>,
    /// By player: true if they may not have another bye.
    had_bye: Vec<bool>,
    /// The colours so far, which limit the first of the rounds.
    pub colours: Colours,
}

impl Plan {
    /// Creates the plan of rounds without previous games and without colour limits.
    pub fn of(snapshot: &Snapshot, rounds: &[RoundNo]) -> Self {
        let is_there = |known: &Registration| rounds.iter().any(|&round| known.away(round).is_none());
        let players: Vec<PlayerId> =
            snapshot.players().filter(|(_, known)| is_there(known)).map(|(id, _)| id).collect();
        let place = |id: PlayerId| players.binary_search(&id).ok();
        let is_present =
            |&id: &PlayerId, round| snapshot.player(id).is_some_and(|known| known.away(round).is_none());
        let present =
            rounds.iter().map(|&round| players.iter().map(|id| is_present(id, round)).collect()).collect();
        // Groups that are kept apart only if possible never prevent a pairing.
        let barred_in = |round: RoundNo| -> Vec<(usize, usize)> {
            let groups = restrictions::always(snapshot, round);
            let pairs = restrictions::forbidden(snapshot.settings(), round, &groups, &place);
            pairs.into_iter().map(|[one, other]| (one, other)).collect()
        };
        let barred = rounds.iter().map(|&round| barred_in(round)).collect();
        let count = players.len();
        let (met, had_bye) = (vec![vec![false; count]; count], vec![false; count]);
        Self { players, present, barred, met, had_bye, colours: Colours::new(count, None) }
    }

    pub fn place(&self, id: PlayerId) -> Option<usize> {
        self.players.binary_search(&id).ok()
    }

    pub fn named(&self, places: Vec<usize>) -> Vec<PlayerId> {
        places.into_iter().filter_map(|place| self.players.get(place).copied()).collect()
    }

    /// Records whether two players have met.
    pub fn meets(&mut self, one: usize, other: usize, is: bool) {
        for (player, opponent) in [(one, other), (other, one)] {
            if let Some(met) = self.met.get_mut(player).and_then(|met| met.get_mut(opponent)) {
                *met = is;
            }
        }
    }

    /// Records that two players have met.
    pub fn meet(&mut self, one: usize, other: usize) {
        self.meets(one, other, true);
    }

    /// Records whether a player may not have another bye.
    pub fn had_bye(&mut self, player: usize, is: bool) {
        if let Some(had) = self.had_bye.get_mut(player) {
            *had = is;
        }
    }

    /// Lets a player meet anyone again, with any colour, and have a bye.
    pub fn set_free(&mut self, player: usize) {
        (0..self.players.len()).for_each(|other| self.meets(player, other, false));
        self.had_bye(player, false);
        self.colours.set_free(player);
        self.barred.iter_mut().for_each(|pairs| pairs.retain(|pair| pair.0 != player && pair.1 != player));
    }

    pub fn rounds(&self) -> usize {
        self.present.len()
    }

    /// Returns the players to be paired in a round.
    pub fn waiting(&self, round: usize) -> Vec<usize> {
        (0..self.players.len()).filter(|&player| self.is_present(round, player)).collect()
    }

    pub fn is_odd(&self, round: usize) -> bool {
        self.present.get(round).is_some_and(|there| there.iter().filter(|&&is| is).count() % 2 == 1)
    }

    fn is_present(&self, round: usize, player: usize) -> bool {
        self.present.get(round).and_then(|there| there.get(player)).copied().unwrap_or(false)
    }

    pub fn may_have_bye(&self, player: usize) -> bool {
        !self.had_bye.get(player).copied().unwrap_or(true)
    }

    /// Returns true if two players have not met, and may meet in a round.
    pub fn may_meet(&self, round: usize, one: usize, other: usize) -> bool {
        let pair = (one.min(other), one.max(other));
        let have_met = self.met.get(one).and_then(|met| met.get(other)).copied().unwrap_or(true);
        !have_met && self.barred.get(round).is_some_and(|barred| barred.binary_search(&pair).is_err())
    }

    /// Returns a maximum matching of the players `waiting` in a round, in their order; if their number is odd, the last
    /// vertex is the bye. With `keeps_colours`, pairs that the colours so far exclude are omitted.
    pub fn matched(&self, round: usize, waiting: &[usize], keeps_colours: bool) -> LargestMatching {
        let is_odd = waiting.len() % 2 == 1;
        let mut graph = Graph::new(waiting.len() + usize::from(is_odd));
        for (at, &one) in waiting.iter().enumerate() {
            for (before, &other) in waiting.iter().enumerate().take(at) {
                let fit = !keeps_colours || self.colours.may_meet(one, other);
                if fit && self.may_meet(round, one, other) {
                    graph.join(before, at);
                }
            }
            if is_odd && self.may_have_bye(one) {
                graph.join(at, waiting.len());
            }
        }
        LargestMatching::of(graph)
    }

    /// Returns all players whom the arbiter keeps apart from another.
    pub fn kept_apart(&self) -> Vec<usize> {
        let named =
            |place: &usize| self.barred.iter().flatten().any(|pair| pair.0 == *place || pair.1 == *place);
        (0..self.players.len()).filter(named).collect()
    }

    /// Returns players who prove by counting that the rounds cannot all be paired, with any colours: the smallest set
    /// found.
    pub fn shown_by_counting(&self) -> Option<Vec<usize>> {
        let of_rounds = (0..self.rounds()).flat_map(|round| self.without_partners(round, false));
        self.too_few_opponents().into_iter().chain(of_rounds).min_by_key(Vec::len)
    }

    /// Does the same with the colours so far, which are known only for the first of the rounds. They prove nothing
    /// about a last round: scores may lift the limits there.
    pub fn shown_by_colours(&self) -> Option<Vec<usize>> {
        let is_asked = self.colours.are_limited() && self.rounds() > 1;
        let found = if is_asked { self.without_partners(0, true) } else { Vec::new() };
        found.into_iter().min_by_key(Vec::len)
    }

    /// Returns sets of players, each with too few possible opponents in a round; empty if all players can be paired.
    fn without_partners(&self, round: usize, keeps_colours: bool) -> Vec<Vec<usize>> {
        let waiting = self.waiting(round);
        let mut matching = self.matched(round, &waiting, keeps_colours);
        let found = if matching.is_perfect() { Vec::new() } else { matching.shortages() };
        let players = |vertices: Vec<usize>| -> Vec<usize> {
            vertices.into_iter().filter_map(|vertex| waiting.get(vertex).copied()).collect()
        };
        // A set of one vertex is the bye that no player may have.
        let sets = found.into_iter().map(|shortage| players(shortage.members()));
        sets.filter(|players| !players.is_empty()).collect()
    }

    /// Returns the first player with more rounds to play than opponents, counting a bye as one, and the players they
    /// may not meet.
    pub fn too_few_opponents(&self) -> Option<Vec<usize>> {
        let rounds = self.rounds();
        // Players forbidden to meet in some rounds only may meet in another.
        let always =
            |pair: &&(usize, usize)| self.barred.iter().all(|barred| barred.binary_search(pair).is_ok());
        let mut apart: Vec<Vec<usize>> = vec![Vec::new(); self.players.len()];
        for &(one, other) in self.barred.first().into_iter().flatten().filter(always) {
            for (player, barred) in [(one, other), (other, one)] {
                if let Some(list) = apart.get_mut(player) {
                    list.push(barred);
                }
            }
        }
        let have_met = |player: usize, other: usize| {
            self.met.get(player).and_then(|met| met.get(other)).copied().unwrap_or(true)
        };
        let short = |(player, apart): &(usize, &Vec<usize>)| {
            let plays = (0..rounds).filter(|&round| self.is_present(round, *player)).count();
            let byes = (0..rounds).any(|round| self.is_odd(round)) && self.may_have_bye(*player);
            let others = (0..self.players.len()).filter(|other| other != player);
            let open = others.filter(|&other| !have_met(*player, other) && !apart.contains(&other)).count();
            plays > open + usize::from(byes)
        };
        let (player, apart) = apart.iter().enumerate().filter(short).min_by_key(|(_, apart)| apart.len())?;
        Some(std::iter::once(player).chain(apart.iter().copied()).collect())
    }
}
