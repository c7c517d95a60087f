//! The whole of a heterogeneous bracket as one matching: what it costs at least when some of the moved-down players have their
//! opponents already.

use super::cards::Cards;
use super::lower_bracket::Destination;
use super::transposition::{MayLeave, Node, Price};
use crate::matching::{Graph, LeastMatching, WeightedGraph};
use crate::tournament::Colour;

/// The bracket at one moment.
pub(super) struct Scene {
    /// The moved-down players, then the others; the preferences are those of the whole bracket.
    pub(super) nodes: Vec<Node>,
    /// Which of them holds follows from who is taken out of the remainder, so a choice is good when it is good
    /// for any.
    pub(super) views: Vec<View>,
    /// All pairs that may be made, whatever they cost.
    pub(super) acceptable: Graph,
}

/// One way to count what the remainder costs.
pub(super) struct View {
    pub(super) price: Price,
    /// Everybody but the moved-down players, by the preferences that can clash in it.
    pub(super) nodes: Vec<Node>,
    /// Of the pairs that may be made those that cost little enough in it, and who may be left over.
    pub(super) graph: Graph,
    /// It holds when more than half of the remainder prefer this colour (A.7.e); then at most so many of them
    /// may be taken out of it.
    pub(super) most_taken: Option<(Colour, u32)>,
}

/// What a whole pairing of the bracket costs.
#[derive(Clone, Copy, Default)]
pub(super) struct Cost {
    /// Clashes of moved-down players.
    pub(super) moved: u32,
    /// Cost of the remainder above what it may have.
    pub(super) rest: u32,
    /// Opponents of moved-down players who prefer the colour of [`View::most_taken`].
    pub(super) taken: u32,
}

/// What a whole pairing of the bracket may cost.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    pub(super) moved: u32,
    pub(super) rest: u32,
    pub(super) taken: u32,
}

impl Limits {
    /// Returns how much a sum of costs may be. Raises are spent once: what the moved-down players have above x is missing in
    /// the remainder (N-7).
    pub(super) fn room(self, aim: Aim) -> u32 {
        aim.taken * self.taken + if aim.moved > 0 { self.moved } else { aim.rest * self.rest }
    }

    /// Whether a pairing that costs so much keeps to everything that is counted here.
    pub(super) fn admit(self, cost: Cost) -> bool {
        cost.rest <= self.rest && cost.rest + cost.moved <= self.moved && cost.taken <= self.taken
    }
}

/// Which parts of the cost are made as small as possible together, before all else.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    pub(super) moved: u32,
    pub(super) rest: u32,
    pub(super) taken: u32,
}

impl Aim {
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

    /// What it weighs more than all costs that a player goes to the bracket below.
    const DOWNFLOAT: i64 = 1 << 40;

    pub(super) fn of(self, cost: Cost) -> u32 {
        self.moved * cost.moved + self.rest * cost.rest + self.taken * cost.taken
    }

    /// How many bits the rest has.
    const DIGIT: u32 = 16;

    /// The sum aimed at weighs more than all the rest together.
    fn weight(self, cost: Cost) -> i64 {
        (i64::from(self.of(cost)) << Self::DIGIT) + i64::from(cost.moved + cost.rest + cost.taken)
    }
}

impl View {
    /// Returns the sums of costs that matter in it. Where the remainder may cost nothing, no pair of it that costs something is
    /// there at all, and no sum tells more than the one that counts the remainder too.
    pub(super) fn aims(&self, limits: Limits) -> impl Iterator<Item = Aim> + '_ {
        Aim::ALL.into_iter().filter(move |aim| {
            let is_told_by_another = limits.rest == 0 && aim.rest > 0 && (aim.moved == 0 || aim.taken > 0);
            (aim.taken == 0 || self.most_taken.is_some()) && !is_told_by_another
        })
    }
}

/// The bracket without the moved-down players who have their opponents, and without these; seen in one view.
pub(super) struct Rest<'s> {
    pub(super) cards: &'s Cards<'s>,
    pub(super) scene: &'s Scene,
    pub(super) view: &'s View,
    pub(super) destination: Destination<'s>,
    /// How many moved-down players there are.
    pub(super) moved: usize,
    /// How many players are left over.
    pub(super) left: usize,
    /// The opponents of the first moved-down players.
    pub(super) chosen: Vec<usize>,
    /// The others, ascending.
    open: Vec<usize>,
}

/// A pairing of the bracket that costs least by an aim.
pub(super) struct Cheapest {
    pub(super) cost: Cost,
    /// The opponents of all moved-down players.
    pub(super) opponents: Vec<usize>,
    /// For each of the others, what the aim comes to at least when the next moved-down player meets them.
    pub(super) at_least: Vec<u32>,
}

impl<'s> Rest<'s> {
    pub(super) fn new(
        cards: &'s Cards<'s>,
        scene: &'s Scene,
        view: &'s View,
        destination: Destination<'s>,
        [moved, left]: [usize; 2],
        chosen: &[usize],
    ) -> Self {
        let mut is_open = vec![true; scene.nodes.len() - moved];
        chosen.iter().for_each(|&other| is_open[other] = false);
        let open = (0..is_open.len()).filter(|&other| is_open[other]).collect();
        Self { cards, scene, view, destination, moved, left, chosen: chosen.to_vec(), open }
    }

    fn waiting(&self) -> usize {
        self.moved - self.chosen.len()
    }

    fn of_moved(&self, upper: usize, other: usize) -> Cost {
        let (one, other) = (&self.scene.nodes[upper], &self.scene.nodes[self.moved + other]);
        let side = self.cards.card(other.rank).due;
        let taken = u32::from(self.view.most_taken.is_some_and(|(colour, _)| side == Some(colour)));
        Cost { moved: Price::Clash.pair(one.side, other.side), rest: 0, taken }
    }

    fn of_pair(&self, one: usize, other: usize) -> Cost {
        let [one, other] = [one, other].map(|place| self.view.nodes[place].side);
        Cost { rest: self.view.price.pair(one, other), ..Cost::default() }
    }

    fn of_one_left(&self, one: usize) -> Cost {
        Cost { rest: self.view.price.leave(self.view.nodes[one].side), ..Cost::default() }
    }

    fn downfloat(&self) -> i64 {
        if self.destination.counts() { Aim::DOWNFLOAT } else { 0 }
    }

    /// Returns everything that may be matched with what it weighs; pairs of the remainder that cost more than `most` are left
    /// out.
    fn graph(&self, most: u32, aim: Aim) -> WeightedGraph<i64> {
        let waiting = self.waiting();
        let players = waiting + self.open.len();
        let mut vertex_of = vec![None; self.scene.nodes.len()];
        for (vertex, &other) in self.open.iter().enumerate() {
            vertex_of[self.moved + other] = Some(waiting + vertex);
        }
        let mut graph = WeightedGraph::<i64>::new(players + self.destination.vertices());
        for vertex in 0..waiting {
            let upper = self.chosen.len() + vertex;
            for place in self.scene.acceptable.neighbours(upper) {
                if let Some(other) = vertex_of[place] {
                    graph.join(vertex, other, aim.weight(self.of_moved(upper, place - self.moved)));
                }
            }
        }
        for (vertex, &here) in self.open.iter().enumerate() {
            for place in self.scene.acceptable.neighbours(self.moved + here) {
                let Some(other) = vertex_of[place].filter(|&other| other > waiting + vertex) else {
                    continue;
                };
                let cost = self.of_pair(here, place - self.moved);
                if cost.rest <= most {
                    graph.join(waiting + vertex, other, aim.weight(cost));
                }
            }
            let cost = self.of_one_left(here);
            let node = &self.view.nodes[here];
            if cost.rest <= most && node.may_leave != MayLeave::No {
                let weight = aim.weight(cost) + self.downfloat();
                self.destination.of(node.rank, |other| graph.join(waiting + vertex, players + other, weight));
            }
        }
        self.destination.edges(|one, other| graph.join(players + one, players + other, 0));
        graph
    }

    /// Returns a pairing that costs least by `aim`.
    pub(super) fn cheapest(&self, most: u32, aim: Aim) -> Option<Cheapest> {
        let (matching, bounds) = LeastMatching::with_bounds(self.graph(most, aim), 0).ok()?;
        let (cost, opponents) = self.read(&matching)?;
        let of_chosen = self.chosen.iter().enumerate().map(|(upper, &other)| self.of_moved(upper, other));
        let spent = aim.of(of_chosen.fold(Cost::default(), Cost::plus));
        let downfloats = self.downfloat() * i64::try_from(self.left).ok()?;
        let mut at_least = vec![u32::MAX; self.view.nodes.len()];
        for (&here, bound) in self.open.iter().zip(bounds.iter().skip(self.waiting())) {
            let sum = bound.map(|bound| (bound - downfloats) >> Aim::DIGIT);
            let sum = sum.and_then(|sum| u32::try_from(sum).ok());
            at_least[here] = sum.map_or(u32::MAX, |sum| sum.saturating_add(spent));
        }
        Some(Cheapest { cost, opponents, at_least })
    }

    /// Returns what a matching costs with the pairs chosen before, and the opponents of all moved-down players; `None` when it
    /// leaves more players over than are to be.
    fn read(&self, matching: &LeastMatching<i64>) -> Option<(Cost, Vec<usize>)> {
        let waiting = self.waiting();
        let players = waiting + self.open.len();
        let is_left = |vertex: &usize| matching.mate(*vertex) >= players;
        if (waiting..players).filter(is_left).count() != self.left {
            return None;
        }
        let mut opponents = self.chosen.clone();
        opponents.extend((0..waiting).map(|above| self.open[matching.mate(above) - waiting]));
        let of_moved = opponents.iter().enumerate().map(|(upper, &other)| self.of_moved(upper, other));
        let of_rest =
            self.open.iter().enumerate().map(|(vertex, &here)| match matching.mate(waiting + vertex) {
                mate if mate >= players => self.of_one_left(here),
                mate if mate > waiting + vertex => self.of_pair(here, self.open[mate - waiting]),
                _ => Cost::default(),
            });
        Some((of_moved.chain(of_rest).fold(Cost::default(), Cost::plus), opponents))
    }
}

impl Cost {
    fn plus(self, other: Self) -> Self {
        Self {
            moved: self.moved + other.moved,
            rest: self.rest + other.rest,
            taken: self.taken + other.taken,
        }
    }
}
