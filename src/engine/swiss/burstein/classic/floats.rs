//! The attempts of an odd group, selected by their floater (6.3, 6.6); players are indices of its members.

use crate::matching::{BitSet, Graph, LeastMatching};
use crate::swiss::burstein::fold::{self, OpponentByIndex};
use crate::swiss::roster::Roster;

/// A group in which one player is left over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Floats<'a> {
    pub(super) roster: &'a Roster<'a>,
    pub(super) members: &'a [usize],
}

impl Floats<'_> {
    /// Returns the first attempt in which one of `floaters` floats.
    pub(super) fn first(&self, floaters: &[usize]) -> Option<OpponentByIndex> {
        fold::first(self.roster, self.members, self.graph(floaters))
    }

    fn graph(&self, floaters: &[usize]) -> Graph {
        let mut graph = self.roster.graph_with_room(self.members, 1);
        floaters.iter().for_each(|&index| graph.join(index, self.members.len()));
        graph
    }

    /// Returns, ascending, the players of `refused` who float in an attempt before `first`, which is the first in which
    /// one of `welcome` floats.
    pub(super) fn before(&self, first: &OpponentByIndex, welcome: &[usize], refused: &[usize]) -> Vec<usize> {
        let nobody = self.members.len();
        let most = self.refused_colours(first);
        let mut left = refused.to_vec();
        // 6.5: attempts that refuse fewer colours come before others, whatever their place in the list.
        while !left.is_empty() {
            let all = [welcome, left.as_slice()].concat();
            let Some(fewest) = fold::fewest_refused(self.roster, self.members, self.graph(&all)) else {
                break;
            };
            let opponents = (0..nobody).map(|one| Some(fewest.mate(one)).filter(|&other| other < nobody));
            if self.refused_colours(&opponents.collect()) >= most {
                take_out(&mut left, &earlier_in_the_list(fewest, first, nobody));
                break;
            }
            take_out(&mut left, &fewest.partners(nobody));
        }
        refused.iter().copied().filter(|index| !left.contains(index)).collect()
    }

    fn refused_colours(&self, opponents: &OpponentByIndex) -> usize {
        let pairs = fold::pairs(self.members, opponents);
        pairs.iter().filter(|pair| self.roster.clash(pair[0], pair[1])).count()
    }
}

/// Returns the floaters of attempts of the same quality that come before `first`: up to some player all have the same
/// opponents there, and that player a later one.
fn earlier_in_the_list(mut attempts: LeastMatching<i64>, first: &OpponentByIndex, nobody: usize) -> BitSet {
    let mut floaters = BitSet::empty(nobody + 1);
    for (one, &opponent) in first.iter().enumerate() {
        if opponent.is_some_and(|other| other < one) {
            continue;
        }
        let is_earlier = |other: usize| other < nobody && opponent.is_none_or(|opponent| opponent < other);
        while attempts.possible_partners(one).iter().any(is_earlier) {
            let mut earlier = attempts.clone();
            if !earlier.rematch(one, is_earlier) {
                break;
            }
            floaters.unite(earlier.partners(nobody).words());
            attempts.rematch(nobody, |floater| !floaters.contains(floater));
        }
        attempts.rematch(one, |other| other == opponent.unwrap_or(nobody));
    }
    floaters
}

fn take_out(players: &mut Vec<usize>, gone: &BitSet) {
    players.retain(|&index| !gone.contains(index));
}
