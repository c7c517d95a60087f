//! What those below the next scoregroup ask of the players above them (C4), in a few vertices instead of one a player.
//!
//! Where those below cannot be paired among themselves, they fall short somewhere: there are more odd groups, which meet each
//! other nowhere, than neighbours of theirs, so that as many players as are lacking must come down and meet somebody of these
//! groups. Each of these is a *demand* that one vertex stands for. Whoever comes down besides meets just somebody.
//!
//! Every complete pairing is a matching of such vertices, but not the other way round: it remains to be seen whether those
//! below let in whom the best of these matchings sends down. When they do, no complete pairing is better.

use crate::matching::LargestMatching;
use crate::swiss::roster::Roster;

/// Those below, and their demands.
#[derive(Clone, Debug)]
pub(super) struct Below<'a> {
    roster: &'a Roster<'a>,
    players: &'a [usize],
    /// For each demand the players of whom one has to be met, and how often that is demanded.
    demands: Vec<(Vec<usize>, usize)>,
}

impl<'a> Below<'a> {
    pub(super) fn new(roster: &'a Roster<'a>, players: &'a [usize]) -> Self {
        let odd = players.len() % 2;
        if roster.surely_completable(players.iter().copied(), odd) {
            return Self { roster, players, demands: vec![(players.to_vec(), 1); odd] };
        }
        let shortages = LargestMatching::of(roster.graph(players)).shortages();
        let demand = |members: Vec<usize>| members.into_iter().map(|place| players[place]).collect();
        let demands = shortages.iter().map(|shortage| (demand(shortage.members()), shortage.exposed()));
        Self { roster, players, demands: demands.collect() }
    }

    /// Returns the demands by number, each as often as it is made.
    pub(super) fn demands(&self) -> impl Iterator<Item = usize> {
        self.demands.iter().enumerate().flat_map(|(demand, &(_, times))| std::iter::repeat_n(demand, times))
    }

    /// Returns for each demand the places of those among some players above who meet it.
    pub(super) fn met_by(&self, above: &[usize]) -> Vec<Vec<usize>> {
        let meets =
            |who: usize, players: &[usize]| players.iter().any(|&other| self.roster.may_meet(who, other));
        let met_by = |players: &[usize]| {
            let meeting = above.iter().enumerate().filter(|&(_, &who)| meets(who, players));
            meeting.map(|(place, _)| place).collect()
        };
        self.demands.iter().map(|(players, _)| met_by(players)).collect()
    }

    /// Whether these players, who come down, find opponents below, and all others below among themselves.
    pub(super) fn lets_in(&self, coming: &[usize]) -> bool {
        if !(self.players.len() + coming.len()).is_multiple_of(2) {
            return false;
        }
        if self.roster.surely_completable(self.players.iter().copied(), coming.len()) {
            return true;
        }
        let all = [self.players, coming].concat();
        let mut graph = self.roster.graph(&all);
        for one in self.players.len()..all.len() {
            (self.players.len()..one).for_each(|other| graph.cut(one, other));
        }
        LargestMatching::of(graph).is_perfect()
    }
}
