//! The whole of a heterogeneous bracket as one matching: what it costs at least when some of the moved-down players have their
//! opponents already.
//!
//! Only the withdrawn editions of 1992 and 2009 use it. Usual rounds match a bracket so once in twelve; the views and sums are there for
//! fields made to be hard, with hundreds of players moved down.
//!
//! What a sum shows: if the least value of an [`Objective`] over all pairings that go on with the opponents chosen is more than the
//! limits allow that sum to be, no pairing keeps to them, since each part is at most its limit and so is the sum. The converse does not
//! hold, as the parts of one sum may trade with each other: then a pairing at hand that keeps to every limit shows that there is one.

use super::cards::Cards;
use super::lower_bracket::Destination;
use super::transposition::{BracketPlayer, CostRule};
use crate::matching::{BoundedMatching, Graph, WeightedGraph};
use crate::tournament::Colour;

/// The bracket at one moment.
pub(super) struct BracketState {
    /// The moved-down players, then the others; the preferences are those of the whole bracket.
    pub(super) nodes: Vec<BracketPlayer>,
    /// Which of them holds follows from who is taken out of the remainder, so a choice is good when it is good
    /// for any.
    pub(super) views: Vec<RemainderView>,
    /// All pairs that may be made, whatever they cost.
    pub(super) acceptable: Graph,
}

/// One way to count what the remainder costs.
pub(super) struct RemainderView {
    pub(super) price: CostRule,
    /// Everybody but the moved-down players, by the preferences that can clash in it.
    pub(super) nodes: Vec<BracketPlayer>,
    /// Of the pairs that may be made those that cost little enough in it; and, behind the players, the vertices of the
    /// destination with those who may go there.
    pub(super) graph: Graph,
    /// It holds when more than half of the remainder prefer this colour (A.7.e); then at most so many of them
    /// may be taken out of it.
    pub(super) most_taken: Option<(Colour, u32)>,
}

/// What a whole pairing of the bracket costs.
#[derive(Clone, Copy, Default)]
pub(super) struct BracketCost {
    /// Clashes of moved-down players.
    pub(super) moved: u32,
    /// Cost of the remainder above what it may have.
    pub(super) rest: u32,
    /// Opponents of moved-down players who prefer the colour of [`RemainderView::most_taken`].
    pub(super) taken: u32,
}

/// What a whole pairing of the bracket may cost.
#[derive(Clone, Copy)]
pub(super) struct CostLimits {
    pub(super) moved: u32,
    pub(super) rest: u32,
    pub(super) taken: u32,
}

impl CostLimits {
    /// Returns how much a sum of costs may be. Raises are spent once: what the moved-down players have above x is missing in
    /// the remainder (N-7).
    pub(super) fn room(self, aim: Objective) -> u32 {
        aim.taken * self.taken + if aim.moved > 0 { self.moved } else { aim.rest * self.rest }
    }

    /// Whether a pairing that costs so much keeps to everything that is counted here.
    pub(super) fn admit(self, cost: BracketCost) -> bool {
        cost.rest <= self.rest && cost.rest + cost.moved <= self.moved && cost.taken <= self.taken
    }
}

/// Which parts of the cost are made as small as possible together, before all else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Objective {
    pub(super) moved: u32,
    pub(super) rest: u32,
    pub(super) taken: u32,
}

impl Objective {
    pub(super) const REST: Self = Self { moved: 0, rest: 1, taken: 0 };
    pub(super) const REST_AND_MOVED: Self = Self { moved: 1, rest: 1, taken: 0 };
    /// No part can be more than it may be unless one of these sums is: what they leave open is rare.
    const ALL: [Self; 6] = [
        Self::REST,
        Self::REST_AND_MOVED,
        Self { moved: 0, rest: 0, taken: 1 },
        Self { moved: 0, rest: 1, taken: 1 },
        Self { moved: 1, rest: 0, taken: 1 },
        Self { moved: 1, rest: 1, taken: 1 },
    ];

    /// What it weighs that a player goes to the bracket below: more than all costs. Seats have 16 bits, so sums of costs are below
    /// 2^16, weights of them below 2^33, and as many downfloats as there can be stay below 2^56.
    const DOWNFLOAT: i64 = 1 << 40;

    pub(super) fn of(self, cost: BracketCost) -> u32 {
        self.moved * cost.moved + self.rest * cost.rest + self.taken * cost.taken
    }

    /// How many bits the rest has. A pair costs two at most and a player left over one, so all costs of a pairing together are at
    /// most the number of its players, and that fits: seats have 16 bits.
    const DIGIT: u32 = 16;

    /// The sum aimed at weighs more than all the rest together.
    fn weight(self, cost: BracketCost) -> i64 {
        (i64::from(self.of(cost)) << Self::DIGIT) + i64::from(cost.moved + cost.rest + cost.taken)
    }

    /// Returns the most that costs weigh whose sum aimed at is so much.
    fn most_weight(sum: u32) -> i64 {
        ((i64::from(sum) + 1) << Self::DIGIT) - 1
    }
}

impl RemainderView {
    /// Returns the sums of costs that matter in it. Where a part may cost nothing, no pair that costs something there is in the
    /// graph at all, and no sum tells more than one that leaves the part out.
    pub(super) fn aims(&self, limits: CostLimits) -> impl Iterator<Item = Objective> + '_ {
        let counts_taken = self.most_taken.is_some();
        Objective::ALL.into_iter().filter(move |aim| {
            let by_rest = limits.rest == 0 && aim.rest > 0 && (aim.moved == 0 || aim.taken > 0);
            let by_moved = limits.moved == 0 && aim.moved > 0 && counts_taken;
            (aim.taken == 0 || counts_taken) && !by_rest && !by_moved
        })
    }
}

/// The bracket without the moved-down players who have their opponents, and without these; seen in one view.
pub(super) struct OpenBracket<'s> {
    pub(super) cards: &'s Cards<'s>,
    pub(super) scene: &'s BracketState,
    pub(super) view: &'s RemainderView,
    pub(super) destination: Destination<'s>,
    /// How many moved-down players there are.
    pub(super) moved: usize,
    /// How many players are left over.
    pub(super) left: usize,
    /// The opponents of the first moved-down players.
    pub(super) chosen: Vec<usize>,
    /// The places of all without an opponent, ascending; then the vertices of the destination, as they stand behind.
    open: Vec<usize>,
}

/// A pairing of the bracket that costs least by an aim, with the opponents chosen so far.
pub(super) struct CheapestPairing<'s> {
    rest: OpenBracket<'s>,
    aim: Objective,
    matching: BoundedMatching<i64>,
    /// How many of the moved-down players have their opponents.
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

    /// Returns what it costs that two are matched, of whom the first has the smaller place.
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

    /// Returns everything that may be matched with what it weighs.
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

    /// Returns a pairing that costs least by `aim`.
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

    /// Returns what it costs with the pairs chosen before, and the opponents of all moved-down players; `None` when it leaves
    /// more players over than are to be.
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

    /// Returns how the remainder is paired, as places behind the moved-down players: each pair once, and who is left over.
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

    /// Whether the costs can be within the limits, as far as this aim tells.
    pub(super) fn is_within(&self, limits: CostLimits) -> bool {
        self.most(limits).is_some_and(|most| self.matching.weight() <= most)
    }

    /// Has the first moved-down players meet these, of whom the first have met theirs; `false` when the costs cannot be within
    /// the limits then, as far as this aim tells.
    pub(super) fn follow(&mut self, chosen: &[usize], limits: CostLimits) -> bool {
        chosen.iter().skip(self.met).all(|&other| self.meet(other, limits))
    }

    /// Has the next moved-down player meet `other`, when the costs can be within the limits then, as far as this aim tells.
    /// Otherwise nothing changes and the answer is `false`.
    pub(super) fn meet(&mut self, other: usize, limits: CostLimits) -> bool {
        let vertex = |place: usize| self.rest.open.binary_search(&place).ok();
        let (Some(one), Some(other)) = (vertex(self.met), vertex(self.rest.moved + other)) else {
            return false;
        };
        let meets = self.most(limits).is_some_and(|most| self.matching.demand(one, other, most));
        self.met += usize::from(meets);
        meets
    }

    /// Returns how much the matching may weigh; `None` when the pairs chosen before cost too much already.
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
