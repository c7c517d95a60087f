//! A full heterogeneous bracket as one matching: its least cost when some of the moved-down players have their
//! opponents already.
//!
//! Only the withdrawn editions of 1992 and 2009 use it. Usual rounds match one bracket in twelve this way; the views
//! and sums are for fields constructed to be hard, with hundreds of moved-down players.
//!
//! Meaning of a sum: if the least value of an [`Objective`] over all pairings that extend the chosen opponents exceeds
//! the limit of that sum, no pairing keeps the limits, since each summand is at most its limit and so is the sum. The
//! converse does not hold, as the summands may trade with each other: then an actual pairing that keeps every limit
//! proves that one exists.

use super::cards::Cards;
use super::lower_bracket::Destination;
use super::transposition::{BracketPlayer, CostRule};
use crate::matching::{BoundedMatching, Graph, WeightedGraph};
use crate::tournament::Colour;

/// The bracket at one point of the search.
pub(super) struct BracketState {
    /// The moved-down players, then the others; the preferences are those of the whole bracket.
    pub(super) nodes: Vec<BracketPlayer>,
    /// The valid view depends on the players removed from the remainder, so a choice is good if it is good for any of
    /// them.
    pub(super) views: Vec<RemainderView>,
    /// All allowed pairs, whatever their cost.
    pub(super) acceptable: Graph,
}

/// One way to count the cost of the remainder.
pub(super) struct RemainderView {
    pub(super) price: CostRule,
    /// All players but the moved-down ones, by the preferences that can clash in this view.
    pub(super) nodes: Vec<BracketPlayer>,
    /// The allowed pairs that cost little enough in this view; and, after the players, the vertices of the destination
    /// with the players who may go there.
    pub(super) graph: Graph,
    /// The view is valid if more than half of the remainder prefer this colour (A.7.e); then at most this number of
    /// them may be removed from it.
    pub(super) most_taken: Option<(Colour, u32)>,
}

/// Cost of a complete pairing of the bracket.
#[derive(Clone, Copy, Default)]
pub(super) struct BracketCost {
    /// Number of clashes of moved-down players.
    pub(super) moved: u32,
    /// Cost of the remainder above its allowance.
    pub(super) rest: u32,
    /// Number of opponents of moved-down players who prefer the colour of [`RemainderView::most_taken`].
    pub(super) taken: u32,
}

/// Limits of the cost of a complete pairing of the bracket.
#[derive(Clone, Copy)]
pub(super) struct CostLimits {
    pub(super) moved: u32,
    pub(super) rest: u32,
    pub(super) taken: u32,
}

impl CostLimits {
    /// Returns the limit of a sum of costs. Raises are spent once: the excess of the moved-down players over x reduces
    /// the limit of the remainder (N-7).
    pub(super) fn room(self, aim: Objective) -> u32 {
        aim.taken * self.taken + if aim.moved > 0 { self.moved } else { aim.rest * self.rest }
    }

    /// Returns true if a pairing of this cost keeps all limits counted here.
    pub(super) fn admit(self, cost: BracketCost) -> bool {
        cost.rest <= self.rest && cost.rest + cost.moved <= self.moved && cost.taken <= self.taken
    }
}

/// Summands of the cost that are minimised together, as the first priority.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Objective {
    pub(super) moved: u32,
    pub(super) rest: u32,
    pub(super) taken: u32,
}

impl Objective {
    pub(super) const REST: Self = Self { moved: 0, rest: 1, taken: 0 };
    pub(super) const REST_AND_MOVED: Self = Self { moved: 1, rest: 1, taken: 0 };
    /// If a summand exceeds its limit, one of these sums usually does too: the undecided cases are rare.
    const ALL: [Self; 6] = [
        Self::REST,
        Self::REST_AND_MOVED,
        Self { moved: 0, rest: 0, taken: 1 },
        Self { moved: 0, rest: 1, taken: 1 },
        Self { moved: 1, rest: 0, taken: 1 },
        Self { moved: 1, rest: 1, taken: 1 },
    ];

    /// Weight of a player who moves to the bracket below: more than all costs. Seats have 16 bits, so sums of costs are
    /// below 2^16, weights of them below 2^33, and the largest possible number of downfloats stays below 2^56.
    const DOWNFLOAT: i64 = 1 << 40;

    pub(super) fn of(self, cost: BracketCost) -> u32 {
        self.moved * cost.moved + self.rest * cost.rest + self.taken * cost.taken
    }

    /// Number of bits of the secondary costs. A pair costs at most two and a player left over one, so all costs of a
    /// pairing together are at most the number of its players, and that fits: seats have 16 bits.
    const DIGIT: u32 = 16;

    /// Returns the weight of a cost: the minimised sum weighs more than all costs together.
    fn weight(self, cost: BracketCost) -> i64 {
        (i64::from(self.of(cost)) << Self::DIGIT) + i64::from(cost.moved + cost.rest + cost.taken)
    }

    /// Returns the greatest weight of costs with this minimised sum.
    fn most_weight(sum: u32) -> i64 {
        ((i64::from(sum) + 1) << Self::DIGIT) - 1
    }
}

impl RemainderView {
    /// Returns the sums of costs that matter in this view. If a summand must be zero, the graph contains no pair that
    /// costs something there, and no sum shows more than the one without that summand.
    pub(super) fn aims(&self, limits: CostLimits) -> impl Iterator<Item = Objective> + '_ {
        let counts_taken = self.most_taken.is_some();
        Objective::ALL.into_iter().filter(move |aim| {
            let by_rest = limits.rest == 0 && aim.rest > 0 && (aim.moved == 0 || aim.taken > 0);
            let by_moved = limits.moved == 0 && aim.moved > 0 && counts_taken;
            (aim.taken == 0 || counts_taken) && !by_rest && !by_moved
        })
    }
}

/// The bracket in one view, without the moved-down players who have their opponents, and without these opponents.
pub(super) struct OpenBracket<'s> {
    pub(super) cards: &'s Cards<'s>,
    pub(super) scene: &'s BracketState,
    pub(super) view: &'s RemainderView,
    pub(super) destination: Destination<'s>,
    /// Number of moved-down players.
    pub(super) moved: usize,
    /// Number of players left over.
    pub(super) left: usize,
    /// The opponents of the first moved-down players.
    pub(super) chosen: Vec<usize>,
    /// Indices of all players without an opponent, ascending; then the vertices of the destination, in order.
    open: Vec<usize>,
}

/// A pairing of the bracket of least cost by an aim, with the opponents chosen so far.
pub(super) struct CheapestPairing<'s> {
    rest: OpenBracket<'s>,
    aim: Objective,
    matching: BoundedMatching<i64>,
    /// Number of moved-down players who have their opponents.
    met: usize,
}

impl<'s> OpenBracket<'s> {
    pub(super) fn new(
        cards: &'s Cards<'s>,
        scene: &'s BracketState,
        view: &'s RemainderView,
        destination: Destination<'s>,
        [moved, left]: [usize; 2],
        chosen: &[usize],
    ) -> Self {
        let mut is_open = vec![true; view.graph.vertices()];
        for (upper, &other) in chosen.iter().enumerate() {
            is_open[upper] = false;
            is_open[moved + other] = false;
        }
        let open = (0..is_open.len()).filter(|&place| is_open[place]).collect();
        Self { cards, scene, view, destination, moved, left, chosen: chosen.to_vec(), open }
    }

    fn is_player(&self, place: usize) -> bool {
        place < self.scene.nodes.len()
    }

    fn of_moved(&self, upper: usize, other: usize) -> BracketCost {
        let (one, other) = (&self.scene.nodes[upper], &self.scene.nodes[self.moved + other]);
        let side = self.cards.card(other.rank).due;
        let taken = u32::from(self.view.most_taken.is_some_and(|(colour, _)| side == Some(colour)));
        BracketCost { moved: CostRule::Clash.pair(one.side, other.side), rest: 0, taken }
    }

    /// Returns the cost of matching two vertices, of which the first has the smaller index.
    fn cost(&self, one: usize, other: usize) -> BracketCost {
        if one < self.moved {
            return self.of_moved(one, other - self.moved);
        }
        let side = |place: usize| self.view.nodes[place - self.moved].side;
        let rest = match (self.is_player(one), self.is_player(other)) {
            (true, true) => self.view.price.pair(side(one), side(other)),
            (true, false) => self.view.price.leave(side(one)),
            _ => 0,
        };
        BracketCost { rest, ..BracketCost::default() }
    }

    fn downfloat(&self) -> i64 {
        if self.destination.counts() { Objective::DOWNFLOAT } else { 0 }
    }

    fn graph(&self, aim: Objective) -> WeightedGraph<i64> {
        let mut vertex_of = vec![None; self.view.graph.vertices()];
        self.open.iter().enumerate().for_each(|(vertex, &place)| vertex_of[place] = Some(vertex));
        let mut graph = WeightedGraph::<i64>::new(self.open.len());
        for (vertex, &place) in self.open.iter().enumerate() {
            for other in self.view.graph.neighbours(place).filter(|&other| other > place) {
                if let Some(to) = vertex_of[other] {
                    let leaves = self.is_player(place) && !self.is_player(other);
                    let downfloat = if leaves { self.downfloat() } else { 0 };
                    graph.join(vertex, to, aim.weight(self.cost(place, other)) + downfloat);
                }
            }
        }
        graph
    }

    /// Returns a pairing of least cost by `aim`.
    pub(super) fn cheapest(self, aim: Objective) -> Option<CheapestPairing<'s>> {
        let matching = BoundedMatching::new(self.graph(aim)).ok()?;
        let met = self.chosen.len();
        Some(CheapestPairing { rest: self, aim, matching, met })
    }
}

impl CheapestPairing<'_> {
    pub(super) fn aim(&self) -> Objective {
        self.aim
    }

    /// Returns the cost with the pairs chosen before, and the opponents of all moved-down players; `None` if it leaves
    /// over more players than required.
    pub(super) fn read(&self) -> Option<(BracketCost, Vec<usize>)> {
        let rest = &self.rest;
        let mut opponents = rest.chosen.clone();
        let of_chosen = rest.chosen.iter().enumerate().map(|(upper, &other)| rest.of_moved(upper, other));
        let mut cost = of_chosen.fold(BracketCost::default(), BracketCost::plus);
        let mut left = 0;
        for (vertex, &place) in rest.open.iter().enumerate().take_while(|&(_, &place)| rest.is_player(place))
        {
            let mate = rest.open[self.matching.mate(vertex)];
            if place < rest.moved {
                opponents.push(mate - rest.moved);
            }
            if place < mate {
                cost = cost.plus(rest.cost(place, mate));
            }
            left += usize::from(!rest.is_player(mate));
        }
        (left == rest.left).then_some((cost, opponents))
    }

    /// Returns the pairs of the remainder, each once, and the players left over, by index after the moved-down players.
    pub(super) fn remainder(&self) -> impl Iterator<Item = (usize, Option<usize>)> + '_ {
        let rest = &self.rest;
        let players = rest.open.iter().enumerate().take_while(|&(_, &place)| rest.is_player(place));
        players.filter(|&(_, &place)| place >= rest.moved).filter_map(|(vertex, &place)| {
            match rest.open[self.matching.mate(vertex)] {
                mate if !rest.is_player(mate) => Some((place - rest.moved, None)),
                mate if mate > place => Some((place - rest.moved, Some(mate - rest.moved))),
                _ => None,
            }
        })
    }

    /// Returns true if this aim does not exclude costs within the limits.
    pub(super) fn is_within(&self, limits: CostLimits) -> bool {
        self.most(limits).is_some_and(|most| self.matching.weight() <= most)
    }

    /// Applies the opponents of the first moved-down players, some of which have been applied before; returns false if
    /// this aim excludes costs within the limits then.
    pub(super) fn follow(&mut self, chosen: &[usize], limits: CostLimits) -> bool {
        chosen.iter().skip(self.met).all(|&other| self.meet(other, limits))
    }

    /// Makes the next moved-down player meet `other`, if costs within the limits remain possible by this aim; else
    /// changes nothing and returns false.
    pub(super) fn meet(&mut self, other: usize, limits: CostLimits) -> bool {
        let vertex = |place: usize| self.rest.open.binary_search(&place).ok();
        let (Some(one), Some(other)) = (vertex(self.met), vertex(self.rest.moved + other)) else {
            return false;
        };
        let meets = self.most(limits).is_some_and(|most| self.matching.demand(one, other, most));
        self.met += usize::from(meets);
        meets
    }

    /// Returns the limit of the matching's weight; `None` if the pairs chosen before already cost too much.
    fn most(&self, limits: CostLimits) -> Option<i64> {
        let rest = &self.rest;
        let of_chosen = rest.chosen.iter().enumerate().map(|(upper, &other)| rest.of_moved(upper, other));
        let spent = self.aim.of(of_chosen.fold(BracketCost::default(), BracketCost::plus));
        let room = limits.room(self.aim).checked_sub(spent)?;
        Some(rest.downfloat() * i64::try_from(rest.left).ok()? + Objective::most_weight(room))
    }
}

impl BracketCost {
    fn plus(self, other: Self) -> Self {
        Self {
            moved: self.moved + other.moved,
            rest: self.rest + other.rest,
            taken: self.taken + other.taken,
        }
    }
}
