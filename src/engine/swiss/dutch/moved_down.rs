//! A heterogeneous bracket: the moved-down players and their opponents, then the remainder (C.6, C.7, C.9).
//!
//! Opponents are chosen in the order of D.1. Whether a choice can still lead to a pairing of everybody is asked
//! of one matching over the whole bracket, so that no choice is followed in vain.
//!
//! The difficulty is that two costs share one allowance (N-7) and that the second is counted by preferences which depend on
//! the choice itself (A.7.e). So a choice is judged from both sides: impossible, when some sum of the costs is more than it may
//! be however the rest is paired; possible, when a matching found on the way keeps to everything. What neither shows is tried,
//! which decides correctly and is rare: two searches never disagree, one is only shorter.

use super::bracket::{Bracket, Found, Size, Stage};
use super::cards::{Excess, Rank};
use super::lower_bracket::Destination;
use super::transposition::{MayLeave, Node, Price, Split, acceptable};
use crate::matching::{Graph, LargestMatching, LeastMatching, WeightedGraph};
use crate::tournament::Colour;

/// The moved-down players of a bracket and those they may meet.
pub(super) struct MovedDown<'b, 'a> {
    bracket: &'b Bracket<'a>,
    size: Size,
    /// A.8 of the whole bracket.
    excess: Excess,
    /// Clashes that the moved-down players may have before a raise is needed (N-7, N-8).
    x: usize,
}

/// The bracket at one moment.
struct Scene {
    /// The moved-down players, then the others; the preferences are those of the whole bracket.
    nodes: Vec<Node>,
    /// Which of them holds follows from who is taken out of the remainder, so a choice is good when it is good
    /// for any.
    views: Vec<View>,
    /// All pairs that may be made and cost little enough in some view, and who may be left over.
    graph: Graph,
}

/// One way to count what the remainder costs.
struct View {
    price: Price,
    /// Everybody but the moved-down players, by the preferences that can clash in it.
    nodes: Vec<Node>,
    /// It holds when more than half of the remainder prefer this colour (A.7.e); then at most so many of them
    /// may be taken out of it.
    most_taken: Option<(Colour, u32)>,
}

/// What a matching says of a choice.
enum Verdict {
    Impossible,
    /// Nothing proves that it is impossible.
    Open,
    /// The opponents of a pairing that keeps to everything.
    Possible(Vec<usize>),
}

/// What a whole pairing of the bracket costs.
#[derive(Clone, Copy, Default)]
struct Cost {
    /// Clashes of moved-down players.
    moved: u32,
    /// Cost of the remainder above what it may have.
    rest: u32,
    /// Opponents of moved-down players who prefer the colour of [`View::most_taken`].
    taken: u32,
}

/// Which parts of the cost are made as small as possible together, before all else.
#[derive(Clone, Copy)]
struct Aim {
    moved: u32,
    rest: u32,
    taken: u32,
}

impl Aim {
    const REST: Self = Self { moved: 0, rest: 1, taken: 0 };
    const REST_AND_MOVED: Self = Self { moved: 1, rest: 1, taken: 0 };
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

    fn of(self, cost: Cost) -> u32 {
        self.moved * cost.moved + self.rest * cost.rest + self.taken * cost.taken
    }

    /// The sum aimed at weighs more than all the rest together.
    fn weight(self, cost: Cost) -> i64 {
        const DIGIT: u32 = 16;
        (i64::from(self.of(cost)) << DIGIT) + i64::from(cost.moved + cost.rest + cost.taken)
    }
}

impl<'b, 'a> MovedDown<'b, 'a> {
    pub(super) fn new(bracket: &'b Bracket<'a>, size: Size) -> Self {
        let excess = Excess::of(bracket.cards, bracket.all.iter().copied());
        Self { bracket, size, excess, x: excess.x.saturating_sub(size.moved_lowered) }
    }

    /// Returns the result of the first choice of opponents, if it can be paired without an exchange.
    pub(super) fn at_once(&self, stage: Stage) -> Option<Found> {
        let down = *self.bracket.levels(stage).down.first()?;
        let nodes = self.nodes(stage, down)?;
        let opponents = self.first_opponents(&nodes, stage)?;
        let (rest, spent) = self.rest(&nodes, &opponents);
        let group = self.bracket.remainder(&rest, self.size, stage, spent, down)?;
        let pairing = group.unexchanged()?;
        let pairs = self.pairs(&opponents);
        Some(self.bracket.found(self.size, stage, down, opponents, pairs, pairing))
    }

    /// Returns the first result of one stage.
    pub(super) fn first(&self, stage: Stage) -> Option<Found> {
        let down = *self.bracket.levels(stage).down.last()?;
        let nodes = self.nodes(stage, down)?;
        let opponents = self.first_opponents(&nodes, stage)?;
        if let Some(found) = self.complete(&nodes, stage, &opponents) {
            return Some(found);
        }
        let scene = self.scene(nodes, stage, down)?;
        match self.judge(&scene, stage, &[]) {
            Verdict::Impossible => None,
            Verdict::Open => self.search(&scene, stage, &mut Vec::new(), &[]),
            Verdict::Possible(known) => self.search(&scene, stage, &mut Vec::new(), &known),
        }
    }

    /// Returns how often x has to be raised at least (C.11); `None` when no number of raises will do.
    pub(super) fn least_raises(&self, stage: Stage) -> Option<usize> {
        let down = *self.bracket.levels(stage).down.last()?;
        let scene = self.scene(self.nodes(stage, down)?, stage, down)?;
        let allowed = u32::try_from(self.x).ok()?;
        let least = |view: &View| {
            let rest = self.cheapest(&scene, view, &[], u32::MAX, Aim::REST)?.0.rest;
            let both = self.cheapest(&scene, view, &[], u32::MAX, Aim::REST_AND_MOVED)?.0;
            usize::try_from(rest.max((both.rest + both.moved).saturating_sub(allowed))).ok()
        };
        scene.views.iter().filter_map(least).min()
    }

    fn nodes(&self, stage: Stage, down: u8) -> Option<Vec<Node>> {
        self.bracket.nodes(&self.bracket.all, &self.excess, stage, down)
    }

    fn scene(&self, nodes: Vec<Node>, stage: Stage, down: u8) -> Option<Scene> {
        let others = &self.bracket.all[self.size.moved..];
        let cards = self.bracket.cards;
        let half = (self.bracket.all.len() - 2 * self.size.moved).div_ceil(2);
        let plain = Excess { wish: [0; 2], half, x: 0, side: None, flexible: false };
        let mut kinds = vec![(Price::Clash, plain, None)];
        let wish = Excess::of(cards, others.iter().copied()).wish;
        for (side, wish) in [Colour::White, Colour::Black].into_iter().zip(wish) {
            if wish > half {
                let excess = Excess { side: Some(side), flexible: cards.mild_flexible, ..plain };
                let most_taken = excess.flexible.then_some((side, u32::try_from(wish - half - 1).ok()?));
                kinds.push((Price::Beyond(side), excess, most_taken));
                if excess.flexible {
                    kinds.push((Price::Clash, excess, most_taken));
                }
            }
        }
        let view = |(price, excess, most_taken): (Price, Excess, _)| {
            Some(View { price, nodes: self.bracket.nodes(others, &excess, stage, down)?, most_taken })
        };
        let views: Vec<View> = kinds.into_iter().map(view).collect::<Option<_>>()?;
        let graph = self.graph(&nodes, &views, stage);
        Some(Scene { nodes, views, graph })
    }

    fn left(&self) -> usize {
        self.bracket.all.len() - 2 * self.size.pairs()
    }

    fn destination(&self) -> Destination<'a> {
        self.bracket.destination(self.size)
    }

    fn graph(&self, nodes: &[Node], views: &[View], stage: Stage) -> Graph {
        let (moved, count) = (self.size.moved, nodes.len());
        let rest = u32::try_from(stage.raises).unwrap_or(u32::MAX);
        let cheap = |cost: &dyn Fn(&View) -> u32| views.iter().any(|view| cost(view) <= rest);
        let destination = self.destination();
        let mut graph = Graph::new(count + destination.vertices());
        for one in 0..count {
            for other in (one + 1).max(moved)..count {
                let in_rest = |view: &View| {
                    let [one, other] = [one, other].map(|place| view.nodes[place - moved].side);
                    view.price.pair(one, other)
                };
                if acceptable(self.bracket.cards, &nodes[one], &nodes[other])
                    && (one < moved || cheap(&in_rest))
                {
                    graph.join(one, other);
                }
            }
            let may_be_left = one >= moved && nodes[one].may_leave != MayLeave::No;
            if may_be_left && cheap(&|view| view.price.leave(view.nodes[one - moved].side)) {
                destination.of(nodes[one].rank, |vertex| graph.join(one, count + vertex));
            }
        }
        destination.edges(|one, other| graph.join(count + one, count + other));
        graph
    }

    /// Whether everybody finds a place when the first moved-down players have these opponents, whatever it
    /// costs: a quick test that settles most choices.
    fn is_open(&self, scene: &Scene, chosen: &[usize]) -> bool {
        let mut graph = scene.graph.clone();
        for (one, &other) in chosen.iter().enumerate() {
            for vertex in [one, self.size.moved + other] {
                let neighbours: Vec<usize> = graph.neighbours(vertex).collect();
                neighbours.into_iter().for_each(|neighbour| graph.cut(vertex, neighbour));
            }
            graph.join(one, self.size.moved + other);
        }
        LargestMatching::of(graph).is_perfect()
    }

    fn budget(&self, stage: Stage) -> u32 {
        u32::try_from(self.x + stage.raises).unwrap_or(u32::MAX)
    }

    /// Returns the first choice of opponents within x, whatever becomes of the remainder.
    fn first_opponents(&self, nodes: &[Node], stage: Stage) -> Option<Vec<usize>> {
        let (upper, lower) = nodes.split_at(self.size.moved);
        // Who is not taken goes on to the remainder: here everybody may be left.
        let may_leave = |node: &Node| match node.may_leave {
            MayLeave::No | MayLeave::Yes => MayLeave::Yes,
            MayLeave::Must => MayLeave::Must,
        };
        let lower: Vec<Node> =
            lower.iter().map(|node| Node { may_leave: may_leave(node), ..*node }).collect();
        let budget = self.budget(stage);
        Split { cards: self.bracket.cards, upper, lower: &lower, price: Price::Clash, budget }.first()
    }

    /// Returns the players of the remainder, and how many raises the moved-down players have used up (N-7).
    fn rest(&self, nodes: &[Node], opponents: &[usize]) -> (Vec<Rank>, usize) {
        let (upper, lower) = nodes.split_at(self.size.moved);
        let clash = |(one, &other): (&Node, &usize)| Price::Clash.pair(one.side, lower[other].side);
        let clashes: u32 = upper.iter().zip(opponents).map(clash).sum();
        let mut taken = vec![false; lower.len()];
        opponents.iter().for_each(|&other| taken[other] = true);
        let rest =
            lower.iter().zip(&taken).filter(|&(_, &taken)| !taken).map(|(node, _)| node.rank).collect();
        (rest, usize::try_from(clashes).unwrap_or(usize::MAX).saturating_sub(self.x))
    }

    fn pairs(&self, opponents: &[usize]) -> Vec<[Rank; 2]> {
        let (upper, lower) = self.bracket.all.split_at(self.size.moved);
        upper.iter().zip(opponents).map(|(&one, &other)| [one, lower[other]]).collect()
    }

    /// Pairs the remainder that a choice of opponents leaves.
    fn complete(&self, nodes: &[Node], stage: Stage, opponents: &[usize]) -> Option<Found> {
        let (rest, spent) = self.rest(nodes, opponents);
        let (down, pairing) = self.bracket.first_remainder(&rest, self.size, stage, spent)?;
        let pairs = self.pairs(opponents);
        Some(self.bracket.found(self.size, stage, down, opponents.to_vec(), pairs, pairing))
    }

    /// Tries opponents for the next moved-down player in order; `known` are the opponents of a good choice that
    /// begins like `chosen`, or nothing.
    fn search(&self, scene: &Scene, stage: Stage, chosen: &mut Vec<usize>, known: &[usize]) -> Option<Found> {
        let next = chosen.len();
        if next == self.size.moved {
            return self.complete(&scene.nodes, stage, chosen);
        }
        for other in 0..scene.nodes.len() - self.size.moved {
            let pair_allowed =
                acceptable(self.bracket.cards, &scene.nodes[next], &scene.nodes[self.size.moved + other]);
            if !pair_allowed || chosen.contains(&other) {
                continue;
            }
            chosen.push(other);
            let found = if known.get(next) == Some(&other) {
                self.search(scene, stage, chosen, known)
            } else {
                match self.judge(scene, stage, chosen) {
                    Verdict::Impossible => None,
                    Verdict::Open => self.search(scene, stage, chosen, &[]),
                    Verdict::Possible(known) => self.search(scene, stage, chosen, &known),
                }
            };
            if found.is_some() {
                return found;
            }
            chosen.pop();
        }
        None
    }

    /// Judges whether opponents for the first moved-down players can be completed to a pairing of the bracket.
    fn judge(&self, scene: &Scene, stage: Stage, chosen: &[usize]) -> Verdict {
        let mut verdict = Verdict::Impossible;
        if !self.is_open(scene, chosen) {
            return verdict;
        }
        for view in &scene.views {
            match self.judge_by(scene, view, stage, chosen) {
                Verdict::Impossible => {}
                Verdict::Open => verdict = Verdict::Open,
                Verdict::Possible(opponents) => return Verdict::Possible(opponents),
            }
        }
        verdict
    }

    fn judge_by(&self, scene: &Scene, view: &View, stage: Stage, chosen: &[usize]) -> Verdict {
        let rest = u32::try_from(stage.raises).unwrap_or(u32::MAX);
        let moved = self.budget(stage);
        let taken = view.most_taken.map_or(0, |(_, most)| most);
        // Raises are spent once: what the moved-down players have above x is missing in the remainder (N-7).
        let room = |aim: Aim| aim.taken * taken + if aim.moved > 0 { moved } else { aim.rest * rest };
        let aims = Aim::ALL.iter().filter(|aim| aim.taken == 0 || view.most_taken.is_some());
        let mut tried = None;
        for &aim in aims {
            let Some((cost, opponents)) = self.cheapest(scene, view, chosen, rest, aim) else {
                return Verdict::Impossible;
            };
            if aim.of(cost) > room(aim) {
                return Verdict::Impossible;
            }
            let fits = cost.rest <= rest && cost.rest + cost.moved <= moved && cost.taken <= taken;
            if fits && tried.as_ref() != Some(&opponents) {
                if self.holds(scene, stage, &opponents) {
                    return Verdict::Possible(opponents);
                }
                tried = Some(opponents);
            }
        }
        Verdict::Open
    }

    /// Whether the remainder that a choice leaves can be paired, by the preferences that hold for it.
    fn holds(&self, scene: &Scene, stage: Stage, opponents: &[usize]) -> bool {
        let (rest, spent) = self.rest(&scene.nodes, opponents);
        let down = self.bracket.levels(stage).down.last();
        let group = down.and_then(|&down| self.bracket.remainder(&rest, self.size, stage, spent, down));
        group.is_some_and(|group| group.unexchanged().is_some() || group.is_possible())
    }

    /// Returns a pairing of the whole bracket that costs least by `aim`, and the opponents in it; pairs of the
    /// remainder that cost more than `most` are left out.
    fn cheapest(
        &self,
        scene: &Scene,
        view: &View,
        chosen: &[usize],
        most: u32,
        aim: Aim,
    ) -> Option<(Cost, Vec<usize>)> {
        let (cards, moved, others) = (self.bracket.cards, self.size.moved, &view.nodes);
        let (upper, lower) = scene.nodes.split_at(moved);
        let open: Vec<usize> = (0..lower.len()).filter(|other| !chosen.contains(other)).collect();
        let waiting = moved - chosen.len();
        let (destination, players) = (self.destination(), waiting + open.len());
        let downfloat = if destination.counts() { Aim::DOWNFLOAT } else { 0 };
        let with_moved = |one: &Node, other: &Node| {
            let side = cards.card(other.rank).due;
            let taken = u32::from(view.most_taken.is_some_and(|(colour, _)| side == Some(colour)));
            Cost { moved: Price::Clash.pair(one.side, other.side), rest: 0, taken }
        };
        let in_rest = |one: usize, other: usize| Cost {
            rest: view.price.pair(others[one].side, others[other].side),
            ..Cost::default()
        };
        let alone = |one: usize| Cost { rest: view.price.leave(others[one].side), ..Cost::default() };
        let mut graph = WeightedGraph::<i64>::new(players + destination.vertices());
        for (one, &here) in open.iter().enumerate() {
            for (above, node) in upper[chosen.len()..].iter().enumerate() {
                if acceptable(cards, node, &lower[here]) {
                    graph.join(above, waiting + one, aim.weight(with_moved(node, &lower[here])));
                }
            }
            for (other, &there) in open.iter().enumerate().skip(one + 1) {
                let cost = in_rest(here, there);
                if cost.rest <= most && acceptable(cards, &others[here], &others[there]) {
                    graph.join(waiting + one, waiting + other, aim.weight(cost));
                }
            }
            let cost = alone(here);
            if cost.rest <= most && others[here].may_leave != MayLeave::No {
                let weight = aim.weight(cost) + downfloat;
                destination
                    .of(others[here].rank, |vertex| graph.join(waiting + one, players + vertex, weight));
            }
        }
        destination.edges(|one, other| graph.join(players + one, players + other, 0));
        let matching = LeastMatching::new(graph).ok()?;
        if (0..open.len()).filter(|one| matching.mate(waiting + one) >= players).count() != self.left() {
            return None;
        }
        let mut opponents = chosen.to_vec();
        opponents.extend((0..waiting).map(|above| open[matching.mate(above) - waiting]));
        let of_moved = upper.iter().zip(&opponents).map(|(one, &other)| with_moved(one, &lower[other]));
        let of_rest = open.iter().enumerate().map(|(one, &here)| match matching.mate(waiting + one) {
            mate if mate >= players => alone(here),
            mate if mate > waiting + one => in_rest(here, open[mate - waiting]),
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
