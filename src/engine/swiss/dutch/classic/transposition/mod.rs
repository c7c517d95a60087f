//! The first transposition (D.1): the opponents of S1 in S2, found without enumerating transpositions.
//!
//! The order of D.1 is that of the opponents of the first player of S1, then of the second, and so on. So each player
//! of S1 gets the first opponent with whom the rest can still be paired. A count decides that nearly always; if it does
//! not, alternating paths in a complete pairing do.

mod alternating;
mod opponents;

use super::cards::{Cards, Rank};
use super::lower_bracket::Destination;
use crate::matching::{BitSet, BoundedMatching, LeastMatching, TwoSides, WeightedGraph};
use crate::tournament::{Colour, Points};
use alternating::AlternatingPaths;
pub(super) use opponents::{Opponents, acceptable_pairs};

/// A player of one bracket, under the conditions in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BracketPlayer {
    pub(super) rank: Rank,
    pub(super) score: Points,
    /// The preference that can clash (B.4); none for a neutral player.
    pub(super) side: Option<Colour>,
    /// See [`super::cards::Card::guarded`].
    pub(super) guarded: Option<Colour>,
    /// True if they may not meet a higher score (B.5, B.6).
    pub(super) no_upfloat: bool,
    pub(super) may_leave: MayLeave,
}

/// Permission to be left without a pair in the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MayLeave {
    No,
    Yes,
    /// They have to be left: another pairing of the bracket is being searched (C.12, C.13).
    Must,
}

/// Cost of a pair. With x clashes unavoidable, counting those that are *not* needed keeps sums small: if `w` players
/// prefer White and `p` pairs are made of `n` players, then `clashes = (w - (n - p)) + pairs without any of the w +
/// clashes for Black + those of the w missing from the players left over`, and x of A.8 is the first bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CostRule {
    /// Nothing: any pair that is allowed.
    Free,
    /// Each clash (B.4).
    Clash,
    /// Each clash above x, if more than half prefer this colour.
    Beyond(Colour),
}

impl CostRule {
    pub(super) fn pair(self, one: Option<Colour>, other: Option<Colour>) -> u32 {
        let clash = u32::from(one.is_some() && one == other);
        match self {
            Self::Free => 0,
            Self::Clash => clash,
            Self::Beyond(side) if one == Some(side) || other == Some(side) => 0,
            Self::Beyond(_) => 1 + clash,
        }
    }

    /// Returns the cost of leaving a player over.
    pub(super) fn leave(self, side: Option<Colour>) -> u32 {
        match self {
            Self::Beyond(wanted) => u32::from(side != Some(wanted)),
            Self::Free | Self::Clash => 0,
        }
    }
}

/// Returns true if PAIR-OK holds for two players, whatever their cost.
pub(super) fn acceptable(cards: &Cards, one: &BracketPlayer, other: &BracketPlayer) -> bool {
    let upfloat_barred = if one.score > other.score { other.no_upfloat } else { one.no_upfloat };
    (one.guarded.is_none() || one.guarded != other.guarded)
        && (one.score == other.score || !upfloat_barred)
        && one.may_leave != MayLeave::Must
        && other.may_leave != MayLeave::Must
        && !cards.roster.is_barred(one.rank, other.rank)
}

/// Returns the cost of moving a player to the bracket below: more than all other costs together, so that no more than
/// necessary move; 0 if the number of vertices already limits them. `players` is the number of players who are paired
/// or move down.
pub(super) fn downfloat_cost(destination: Destination, players: usize) -> i64 {
    // No pair costs more than two, and no player left over more than one.
    if destination.counts() { i64::try_from(players).map_or(i64::MAX, |players| players + 1) } else { 0 }
}

/// S1 and S2 of a bracket: every player of S1 is to meet one of S2.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subgroups<'a> {
    pub(super) cards: &'a Cards<'a>,
    /// S1, in the order of A.2.
    pub(super) upper: &'a [BracketPlayer],
    /// S2, in the order of A.2, not fewer than S1.
    pub(super) lower: &'a [BracketPlayer],
    pub(super) price: CostRule,
    /// Maximum total cost of all pairs and the players left over.
    pub(super) budget: u32,
}

impl Subgroups<'_> {
    /// Returns the first transposition: for each player of S1 the index of their opponent in S2.
    pub(super) fn first(&self) -> Option<Vec<usize>> {
        if self.upper.len() > self.lower.len() {
            return None;
        }
        self.greedy().unwrap_or_else(|start| match self.is_free() {
            true => self.free_sides().first_matching_of(self.upper.len()).map(|mut partners| {
                partners.truncate(self.upper.len());
                partners
            }),
            false => AlternatingPaths::new(self, &start)?.first(),
        })
    }

    /// Returns true if any transposition exists; all costs must be zero.
    pub(super) fn is_possible(&self) -> bool {
        invariant!(self.is_free(), "with costs it is not a question of who may meet whom alone");
        self.upper.len() <= self.lower.len()
            && self
                .greedy()
                .map_or_else(|_| self.free_sides().first_matching_of(0).is_some(), |found| found.is_some())
    }

    /// Returns true if all costs must be zero: then only the allowed pairs matter.
    fn is_free(&self) -> bool {
        self.price == CostRule::Free || self.budget == 0
    }

    /// Returns the two sides of matches that cost nothing: on the left S1 and a vertex for each player of S2 who is
    /// left over, on the right S2.
    fn free_sides(&self) -> TwoSides {
        let (upper, lower) = (self.upper.len(), self.lower.len());
        let mut sides = TwoSides::new(lower, lower);
        for (one, row) in self.rows(0).iter().enumerate() {
            sides.join_all(one, row);
        }
        let spare = self.leaving(0);
        (upper..lower).for_each(|nobody| sides.join_all(nobody, &spare));
        sides
    }

    /// Returns, for each player of S1, the players of S2 they may meet at a cost of at most `most`.
    fn rows(&self, most: u32) -> Vec<BitSet> {
        let mut sides: [BitSet; 3] = std::array::from_fn(|_| BitSet::empty(self.lower.len()));
        for (lower, node) in self.lower.iter().enumerate() {
            sides[place(node.side)].insert(lower);
        }
        let colours = [None, Some(Colour::White), Some(Colour::Black)];
        let opponents = Opponents::new(self.cards, self.lower);
        let row = |one: &BracketPlayer| {
            let mut row = opponents.of(one);
            row.drop_below(self.lower.partition_point(|other| other.rank <= one.rank));
            for (side, with_side) in colours.into_iter().zip(&sides) {
                if self.price.pair(one.side, side) > most {
                    row.subtract(with_side.words());
                }
            }
            row
        };
        self.upper.iter().map(row).collect()
    }

    /// Returns the players of S2 who may be left over at a cost of at most `most`.
    fn leaving(&self, most: u32) -> BitSet {
        let mut leaving = BitSet::empty(self.lower.len());
        let may = |&lower: &usize| self.leave(lower).is_some_and(|cost| cost <= most);
        (0..self.lower.len()).filter(may).for_each(|lower| leaving.insert(lower));
        leaving
    }

    /// Returns the first transposition whose players left over can all be matched with the destination.
    pub(super) fn first_with(&self, destination: Destination) -> Option<Vec<usize>> {
        let (first_lower, players) = (self.upper.len(), self.upper.len() + self.lower.len());
        let left = i64::try_from(self.lower.len() - first_lower).ok()?;
        let most = i64::from(self.budget) + downfloat_cost(destination, players) * left;
        let mut bounded = BoundedMatching::new(self.graph_with(destination)).ok()?;
        let mut chosen: Vec<usize> = Vec::with_capacity(first_lower);
        while bounded.weight() < most && chosen.len() < first_lower {
            let upper = chosen.len();
            let mut may_meet = |&lower: &usize| {
                self.cost(upper, lower).is_some() && bounded.demand(upper, first_lower + lower, most)
            };
            chosen.push((0..self.lower.len()).find(&mut may_meet)?);
        }
        if bounded.weight() > most {
            return None;
        }
        // At the limit a pairing remains valid if its weight stays the same.
        let mut least = LeastMatching::from(bounded);
        for upper in chosen.len()..first_lower {
            let possible = least.possible_partners(upper);
            let mut may_meet = |&lower: &usize| {
                self.cost(upper, lower).is_some()
                    && possible.contains(first_lower + lower)
                    && least.rematch(upper, |mate| mate == first_lower + lower)
            };
            chosen.push((0..self.lower.len()).find(&mut may_meet)?);
        }
        Some(chosen)
    }

    /// Returns the graph of allowed matches at a cost within the budget: S1, S2, and the vertices of the destination.
    fn graph_with(&self, destination: Destination) -> WeightedGraph<i64> {
        let (first_lower, players) = (self.upper.len(), self.upper.len() + self.lower.len());
        let downfloat = downfloat_cost(destination, players);
        let mut graph = WeightedGraph::new(players + destination.vertices());
        for (upper, row) in self.rows(self.budget).iter().enumerate() {
            for lower in row.iter() {
                let cost = self.price.pair(self.upper[upper].side, self.lower[lower].side);
                graph.join(upper, first_lower + lower, i64::from(cost));
            }
        }
        for lower in 0..self.lower.len() {
            if let Some(cost) = self.leave(lower).filter(|&cost| cost <= self.budget) {
                destination.of(self.lower[lower].rank, |vertex| {
                    graph.join(first_lower + lower, players + vertex, i64::from(cost) + downfloat);
                });
            }
        }
        destination.edges(|one, other| graph.join(players + one, players + other, 0));
        graph
    }

    /// Returns the cost of a pair, or `None` if it is not allowed. Pairs whose player of S2 is the higher ranked are
    /// ignored: another split has them earlier.
    pub(super) fn cost(&self, upper: usize, lower: usize) -> Option<u32> {
        let (one, other) = (&self.upper[upper], &self.lower[lower]);
        let may_meet = one.rank < other.rank && acceptable(self.cards, one, other);
        may_meet.then(|| self.price.pair(one.side, other.side))
    }

    fn leave(&self, lower: usize) -> Option<u32> {
        let node = &self.lower[lower];
        (node.may_leave != MayLeave::No).then(|| self.price.leave(node.side))
    }

    /// Assigns to each player of S1 the first opponent that no count forbids. If that pairs all, it is the first
    /// transposition; an infeasible count proves that there is none (`Ok(None)`).
    ///
    /// # Errors
    /// Returns the pairs made so far if the counts do not decide.
    fn greedy(&self) -> Result<Option<Vec<usize>>, Vec<usize>> {
        let mut tally = OpenCounts::new(self);
        if !tally.within(self.budget) {
            return Ok(None);
        }
        let mut free = FreeList::new(self.lower.len());
        let mut found = Vec::with_capacity(self.upper.len());
        for upper in 0..self.upper.len() {
            tally.take_upper(&self.upper[upper]);
            let mut known = [None; OpenCounts::KINDS];
            let choice = free.iter().find(|&lower| {
                let node = &self.lower[lower];
                let kind = OpenCounts::kind(node);
                let count_allows =
                    *known[kind].get_or_insert_with(|| tally.allows(&self.upper[upper], node, self.budget));
                count_allows && self.cost(upper, lower).is_some()
            });
            let Some(lower) = choice else { return Err(found) };
            tally.take_lower(&self.upper[upper], &self.lower[lower]);
            free.remove(lower);
            found.push(lower);
        }
        Ok(Some(found))
    }
}

/// The numbers still free, in order.
struct FreeList {
    next: Vec<usize>,
    previous: Vec<usize>,
}

impl FreeList {
    fn new(count: usize) -> Self {
        // Index 0 is the head; number `i` has index `i + 1`.
        Self {
            next: (1..=count + 1).collect(),
            previous: (0..=count + 1).map(|i| i.saturating_sub(1)).collect(),
        }
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let end = self.previous.len() - 1;
        std::iter::successors(Some(self.next[0]), |&place| self.next.get(place).copied())
            .take_while(move |&place| place < end)
            .map(|place| place - 1)
    }

    fn remove(&mut self, number: usize) {
        let (before, after) = (self.previous[number + 1], self.next[number + 1]);
        self.next[before] = after;
        self.previous[after] = before;
    }
}

/// Counts of the players not yet paired, which give a lower bound of the remaining cost.
#[derive(Clone, Copy, Debug)]
struct OpenCounts {
    price: CostRule,
    /// Cost of the pairs made so far.
    spent: u32,
    /// Numbers of players of S1 and of S2 without an opponent.
    upper: usize,
    lower: usize,
    /// Of both together: numbers of players who prefer White, Black; numbers guarded for each.
    side: [usize; 3],
    guarded: [usize; 3],
    /// Of S2: the same counts of players who may be left over, and the number of those who may not.
    leave_side: [usize; 3],
    leave_guarded: [usize; 3],
    staying: usize,
}

fn place(side: Option<Colour>) -> usize {
    match side {
        None => 0,
        Some(Colour::White) => 1,
        Some(Colour::Black) => 2,
    }
}

impl OpenCounts {
    /// Number of kinds of players of S2 that the counts distinguish.
    const KINDS: usize = 18;

    fn kind(node: &BracketPlayer) -> usize {
        (place(node.side) * 3 + place(node.guarded)) * 2 + usize::from(node.may_leave == MayLeave::No)
    }

    fn new(split: &Subgroups) -> Self {
        let mut tally = Self {
            price: split.price,
            spent: 0,
            upper: split.upper.len(),
            lower: split.lower.len(),
            side: [0; 3],
            guarded: [0; 3],
            leave_side: [0; 3],
            leave_guarded: [0; 3],
            staying: 0,
        };
        for node in split.upper.iter().chain(split.lower) {
            tally.side[place(node.side)] += 1;
            tally.guarded[place(node.guarded)] += 1;
        }
        for node in split.lower {
            if node.may_leave == MayLeave::No {
                tally.staying += 1;
            } else {
                tally.leave_side[place(node.side)] += 1;
                tally.leave_guarded[place(node.guarded)] += 1;
            }
        }
        tally
    }

    fn take_upper(&mut self, node: &BracketPlayer) {
        self.upper -= 1;
        self.side[place(node.side)] -= 1;
        self.guarded[place(node.guarded)] -= 1;
    }

    fn take_lower(&mut self, upper: &BracketPlayer, node: &BracketPlayer) {
        self.spent += self.price.pair(upper.side, node.side);
        self.lower -= 1;
        self.side[place(node.side)] -= 1;
        self.guarded[place(node.guarded)] -= 1;
        if node.may_leave == MayLeave::No {
            self.staying -= 1;
        } else {
            self.leave_side[place(node.side)] -= 1;
            self.leave_guarded[place(node.guarded)] -= 1;
        }
    }

    /// Returns true if the counts allow the pair; the player of S1 has been removed already.
    fn allows(mut self, upper: &BracketPlayer, lower: &BracketPlayer, budget: u32) -> bool {
        self.take_lower(upper, lower);
        self.within(budget)
    }

    /// Returns true if the counts do not exclude that all of S1 are paired within the budget.
    fn within(&self, budget: u32) -> bool {
        let Some(left) = self.lower.checked_sub(self.upper) else { return false };
        // Two players guarded for the same colour never meet: at most one per pair, plus those left over.
        let crowded = |count: usize, leave: usize| count > self.upper + left.min(leave);
        if self.staying > self.upper
            || (1..3).any(|side| crowded(self.guarded[side], self.leave_guarded[side]))
        {
            return false;
        }
        let above =
            |side: usize| self.side[side].saturating_sub(self.upper + left.min(self.leave_side[side]));
        let least = match self.price {
            CostRule::Free => 0,
            CostRule::Clash => above(1) + above(2),
            CostRule::Beyond(side) => {
                let side = place(Some(side));
                let others = self.side.iter().sum::<usize>() - self.side[side];
                others.saturating_sub(self.upper).max(left.saturating_sub(self.leave_side[side]))
            }
        };
        u32::try_from(least).is_ok_and(|least| least.saturating_add(self.spent) <= budget)
    }
}
