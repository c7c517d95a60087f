//! Demands of the players below the next scoregroup on the players above them (C4), in few vertices instead of one per
//! player.
//!
//! If the players below cannot be paired among themselves, there is a shortage: more odd groups without pairs between
//! them than neighbours of theirs, so that as many players as are lacking must float down and meet a player of these
//! groups. Each of these is a *demand*, represented by one vertex. Further downfloaters can meet any player.
//!
//! Every complete pairing is a matching of such vertices, but not the other way round: it remains to be checked whether
//! the players below can be paired with the downfloaters of the best of these matchings. If so, no complete pairing is
//! better.

use crate::matching::LargestMatching;
use crate::swiss::roster::Roster;

#[derive(Clone, Debug)]
pub(super) struct Below<'a> {
    roster: &'a Roster<'a>,
    players: &'a [usize],
    /// For each demand, the players of whom one has to be met, and the number of times.
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

    /// Returns the demands by index, each as many times as it is made.
    pub(super) fn demands(&self) -> impl Iterator<Item = usize> {
        self.demands.iter().enumerate().flat_map(|(demand, &(_, times))| std::iter::repeat_n(demand, times))
    }

    /// Returns, for each demand, the indices of the players of `above` who satisfy it.
    pub(super) fn met_by(&self, above: &[usize]) -> Vec<Vec<usize>> {
        let meets =
            |who: usize, players: &[usize]| players.iter().any(|&other| self.roster.may_meet(who, other));
        let met_by = |players: &[usize]| {
            let meeting = above.iter().enumerate().filter(|&(_, &who)| meets(who, players));
            meeting.map(|(place, _)| place).collect()
        };
        self.demands.iter().map(|(players, _)| met_by(players)).collect()
    }

    /// Returns true if these downfloaters find opponents below, and all others below can be paired among themselves.
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
