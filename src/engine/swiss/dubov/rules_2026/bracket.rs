//! The pairing of one bracket (3.2.3 to 3.2.6): subgroups by colour, shifters, the first transposition.

use crate::matching::{LeastMatching, TwoSides, WeightedGraph};
use crate::swiss::dubov::cards::DubovRoster;
use crate::tournament::Colour;
use std::cmp::Ordering;

/// Pairing of a bracket; players are places in the roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BracketPairing {
    /// S1 with its opponents, in the order of S1.
    pub(super) pairs: Vec<[usize; 2]>,
    /// G2 in the order of 4.4, before any transposition.
    pub(super) lower: Vec<usize>,
    /// Players who left G1, and players who left G2 (3.2.4).
    pub(super) shifted: [Vec<usize>; 2],
    /// True if no player in the bracket has played (3.2.3).
    pub(super) halves: bool,
}

/// Pairs a bracket; `None` if not all of its players can be paired.
pub(super) fn pair(
    roster: &DubovRoster<'_>,
    residents: &[usize],
    upfloaters: &[usize],
) -> Option<BracketPairing> {
    let members = [residents, upfloaters].concat();
    let halves = members.iter().all(|&who| roster.card(who).own.history.games() == 0);
    let groups = subgroups(roster, &members, halves);
    if let Some(outcome) = transpose(roster, &groups) {
        return Some(BracketPairing { halves, ..outcome });
    }
    let shifted = Shift::new(roster, &groups)?.shifters();
    let after = [0, 1].map(|side| {
        let stay = groups[side].iter().filter(|&who| !shifted[side].contains(who));
        stay.chain(&shifted[1 - side]).copied().collect::<Vec<usize>>()
    });
    transpose(roster, &after).map(|outcome| BracketPairing { shifted, halves, ..outcome })
}

/// Returns the count of C7: the number of pairs of the best pairing of a bracket in which both players seek the same
/// colour; `None` if not all of its players can be paired.
pub(super) fn unequal_pairs(
    roster: &DubovRoster<'_>,
    residents: &[usize],
    upfloater: usize,
) -> Option<usize> {
    let groups = subgroups(roster, &[residents, &[upfloater]].concat(), false);
    let shift = Shift::new(roster, &groups)?;
    Some(2 * shift.unavoidable() + groups[0].len().abs_diff(groups[1].len()) / 2)
}

/// Returns the subgroups of 3.2.3: G1, who want White, and G2, all others; or the halves by number.
pub(super) fn subgroups(roster: &DubovRoster<'_>, members: &[usize], halves: bool) -> [Vec<usize>; 2] {
    let mut members = members.to_vec();
    if halves {
        members.sort_by_key(|&who| roster.card(who).seat);
        let lower = members.split_off(members.len() / 2);
        return [members, lower];
    }
    let (white, others) = members.into_iter().partition(|&who| roster.card(who).due == Some(Colour::White));
    [white, others]
}

/// Pairs S1 with the first fully legal transposition of G2 (3.2.5, 3.2.6); `None` if there is none.
fn transpose(roster: &DubovRoster<'_>, groups: &[Vec<usize>; 2]) -> Option<BracketPairing> {
    let [mut upper, mut lower] = groups.clone();
    if upper.len() != lower.len() {
        return None;
    }
    upper.sort_by_key(|&who| white_order(roster, who));
    lower.sort_by_key(|&who| roster.card(who).seat);
    let mut sides = TwoSides::new(upper.len(), lower.len());
    for (row, &one) in upper.iter().enumerate() {
        for (column, &other) in lower.iter().enumerate() {
            if roster.may_meet(one, other) {
                sides.join(row, column);
            }
        }
    }
    let partners = sides.first_matching()?;
    let pairs = partners.into_iter().zip(&upper).map(|(column, &one)| [one, lower[column]]).collect();
    Some(BracketPairing { pairs, lower, ..BracketPairing::default() })
}

/// Returns the sort key of 3.2.5, 4.3: ARO, rounded (U-11), then number.
pub(super) fn white_order(roster: &DubovRoster<'_>, who: usize) -> (u32, crate::format::Seat) {
    let player = roster.card(who);
    (player.own.aro.rounded(), player.seat)
}

/// Returns the order of 4.3: from the middle outwards, of two in the middle the upper one first.
pub(super) fn from_the_middle(mut players: Vec<usize>) -> Vec<usize> {
    let mut order = Vec::with_capacity(players.len());
    while !players.is_empty() {
        order.push(players.remove((players.len() - 1) / 2));
    }
    order
}

/// The search for shifters (3.2.4): all best pairings of the bracket, stored as a matching with as few pairs inside the
/// smaller subgroup as possible. Each pair inside a subgroup has one player who is shifted.
struct Shift<'a> {
    roster: &'a DubovRoster<'a>,
    groups: &'a [Vec<usize>; 2],
    /// G1 first, then G2.
    members: Vec<usize>,
    matching: LeastMatching<i64>,
    /// The subgroup whose inner pairs are counted: the smaller one, G1 if both are equal (U-10).
    smaller: usize,
}

impl<'a> Shift<'a> {
    fn new(roster: &'a DubovRoster<'a>, groups: &'a [Vec<usize>; 2]) -> Option<Self> {
        let members = groups.concat();
        let smaller = usize::from(groups[0].len().cmp(&groups[1].len()) == Ordering::Greater);
        let legal = roster.graph(&members);
        let border = groups[0].len();
        let mut across = legal.clone();
        let inner = if smaller == 0 { 0..border } else { border..members.len() };
        for other in inner.clone() {
            (inner.start..other).for_each(|one| across.cut(one, other));
        }
        if let Some(matching) = LeastMatching::without_weights(across) {
            return Some(Self { roster, groups, members, matching, smaller });
        }
        let mut graph = WeightedGraph::new(members.len());
        for other in 1..members.len() {
            for one in (0..other).filter(|&one| legal.joined(one, other)) {
                let counts = inner.contains(&one) && inner.contains(&other);
                graph.join(one, other, i64::from(counts));
            }
        }
        let matching = LeastMatching::new(graph).ok()?;
        Some(Self { roster, groups, members, matching, smaller })
    }

    fn side(&self, place: usize) -> usize {
        usize::from(place >= self.groups[0].len())
    }

    /// Returns the least possible number of pairs inside the smaller subgroup.
    fn unavoidable(&self) -> usize {
        usize::try_from(self.matching.weight()).unwrap_or(0)
    }

    /// Returns the players who leave each subgroup.
    fn shifters(mut self) -> [Vec<usize>; 2] {
        let unavoidable = self.unavoidable();
        let larger = 1 - self.smaller;
        let difference = self.groups[larger].len() - self.groups[self.smaller].len();
        let mut shifted = [Vec::new(), Vec::new()];
        shifted[self.smaller] = self.choose(self.smaller, unavoidable);
        shifted[larger] = self.choose(larger, difference / 2 + unavoidable);
        shifted
    }

    /// Returns the first set of `count` players of a subgroup in the order of 4.3 such that in some best pairing each
    /// of them meets a player of their own subgroup who is not shifted.
    fn choose(&mut self, side: usize, count: usize) -> Vec<usize> {
        let mut places: Vec<usize> =
            (0..self.members.len()).filter(|&place| self.side(place) == side).collect();
        if side == 0 {
            places.sort_by_key(|&place| white_order(self.roster, self.members[place]));
        } else {
            places.sort_by_key(|&place| self.roster.card(self.members[place]).seat);
        }
        let (mut is_chosen, mut stays) = (vec![false; self.members.len()], vec![false; self.members.len()]);
        let mut chosen = Vec::with_capacity(count);
        let border = self.groups[0].len();
        let is_inside = |place: usize| usize::from(place >= border) == side;
        for place in from_the_middle(places) {
            if chosen.len() == count {
                break;
            }
            if self.matching.rematch(place, |mate| is_inside(mate) && !is_chosen[mate]) {
                is_chosen[place] = true;
                chosen.push(self.members[place]);
            } else {
                self.matching.rematch(place, |mate| !(is_inside(mate) && stays[mate]));
                stays[place] = true;
            }
        }
        chosen
    }
}
