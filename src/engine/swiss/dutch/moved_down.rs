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
use super::whole_bracket::{Aim, Cheapest, Cost, Limits, Rest, Scene, View};
use crate::matching::{BitSet, Graph, LargestMatching};
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

/// What a matching says of a choice.
enum Verdict {
    Impossible,
    /// Nothing proves that it is impossible.
    Open,
    /// The opponents of a pairing that keeps to everything.
    Possible(Vec<usize>),
}

/// The views in which everybody finds a place when the first moved-down players have their opponents, whatever it costs,
/// each with a matching that shows it.
type Ways<'s> = Vec<(&'s View, LargestMatching)>;

/// What is known of the opponents that the next moved-down player can have; found when it is asked for.
#[derive(Default)]
struct Judged {
    /// For each of the [`Ways`] those with whom everybody finds a place.
    possible: Option<Vec<BitSet>>,
    /// Those whom no bound excludes.
    open: Option<Vec<bool>>,
    /// How many were judged impossible for what they cost.
    refused: usize,
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
        let mut ways = self.ways(&scene, &[]);
        match self.judge_costs(&scene, ways.iter().map(|&(view, _)| view), stage, &[]) {
            Verdict::Impossible => None,
            Verdict::Open => self.search(&scene, stage, &mut ways, &mut Vec::new(), &[]),
            Verdict::Possible(known) => self.search(&scene, stage, &mut ways, &mut Vec::new(), &known),
        }
    }

    /// Returns how often x has to be raised at least (C.11); `None` when no number of raises will do.
    pub(super) fn least_raises(&self, stage: Stage) -> Option<usize> {
        let down = *self.bracket.levels(stage).down.last()?;
        let scene = self.scene(self.nodes(stage, down)?, stage, down)?;
        let allowed = u32::try_from(self.x).ok()?;
        let least = |view: &View| {
            let whole = self.rest_of(&scene, view, &[]);
            let Cost { rest, moved, .. } = whole.cheapest(u32::MAX, Aim::REST)?.cost;
            if moved <= allowed {
                return Some(rest);
            }
            let both = whole.cheapest(u32::MAX, Aim::REST_AND_MOVED)?.cost;
            Some(rest.max((both.rest + both.moved).saturating_sub(allowed)))
        };
        let mut raises = None;
        for found in scene.views.iter().filter_map(least) {
            raises = Some(raises.map_or(found, |least: u32| least.min(found)));
            if found == 0 {
                break;
            }
        }
        raises.and_then(|raises| usize::try_from(raises).ok())
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
        let acceptable = self.acceptable(&nodes);
        let view = |(price, excess, most_taken): (Price, Excess, _)| {
            let of_view = self.bracket.nodes(others, &excess, stage, down)?;
            let graph = self.graph(&nodes, &acceptable, price, &of_view, stage);
            Some(View { price, nodes: of_view, graph, most_taken })
        };
        let views: Vec<View> = kinds.into_iter().map(view).collect::<Option<_>>()?;
        Some(Scene { nodes, views, acceptable })
    }

    fn left(&self) -> usize {
        self.bracket.all.len() - 2 * self.size.pairs()
    }

    fn destination(&self) -> Destination<'a> {
        self.bracket.destination(self.size)
    }

    /// Returns the pairs that may be made, whatever they cost: the moved-down players do not meet each other.
    fn acceptable(&self, nodes: &[Node]) -> Graph {
        let mut graph = Graph::new(nodes.len());
        for one in 0..nodes.len() {
            for other in (one + 1).max(self.size.moved)..nodes.len() {
                if acceptable(self.bracket.cards, &nodes[one], &nodes[other]) {
                    graph.join(one, other);
                }
            }
        }
        graph
    }

    /// Returns what a view has of the pairs that may be made, and who may be left over.
    fn graph(&self, nodes: &[Node], pairs: &Graph, price: Price, of_view: &[Node], stage: Stage) -> Graph {
        let (moved, count) = (self.size.moved, nodes.len());
        let rest = u32::try_from(stage.raises).unwrap_or(u32::MAX);
        let destination = self.destination();
        let mut graph = Graph::new(count + destination.vertices());
        for (one, node) in nodes.iter().enumerate() {
            for other in pairs.neighbours(one).filter(|&other| other > one) {
                let cost = || {
                    let [one, other] = [one, other].map(|place| of_view[place - moved].side);
                    price.pair(one, other)
                };
                if one < moved || cost() <= rest {
                    graph.join(one, other);
                }
            }
            let may_be_left = one >= moved && node.may_leave != MayLeave::No;
            if may_be_left && price.leave(of_view[one - moved].side) <= rest {
                destination.of(node.rank, |vertex| graph.join(one, count + vertex));
            }
        }
        destination.edges(|one, other| graph.join(count + one, count + other));
        graph
    }

    /// Returns the views in which everybody finds a place when the first moved-down players have these opponents.
    fn ways<'s>(&self, scene: &'s Scene, chosen: &[usize]) -> Ways<'s> {
        let way = |view: &'s View| {
            let mut graph = view.graph.clone();
            for (one, &other) in chosen.iter().enumerate() {
                for vertex in [one, self.size.moved + other] {
                    let neighbours: Vec<usize> = graph.neighbours(vertex).collect();
                    neighbours.into_iter().for_each(|neighbour| graph.cut(vertex, neighbour));
                }
                graph.join(one, self.size.moved + other);
            }
            let whole = LargestMatching::of(graph);
            whole.is_perfect().then_some((view, whole))
        };
        scene.views.iter().filter_map(way).collect()
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

    /// Tries opponents for the next moved-down player in order; `ways` are those that `chosen` leaves, `known` are the
    /// opponents of a good choice that begins like `chosen`, or nothing.
    fn search<'s>(
        &self,
        scene: &'s Scene,
        stage: Stage,
        ways: &mut Ways<'s>,
        chosen: &mut Vec<usize>,
        known: &[usize],
    ) -> Option<Found> {
        let next = chosen.len();
        if next == self.size.moved {
            return self.complete(&scene.nodes, stage, chosen);
        }
        let mut judged = Judged::default();
        for other in scene.acceptable.neighbours(next).map(|place| place - self.size.moved) {
            if chosen.contains(&other) {
                continue;
            }
            let verdict = if known.get(next) == Some(&other) {
                Verdict::Possible(known.to_vec())
            } else {
                self.judge_next(scene, stage, ways, (chosen, other), known, &mut judged)
            };
            let known = match verdict {
                Verdict::Impossible => continue,
                Verdict::Open => Vec::new(),
                Verdict::Possible(known) => known,
            };
            ways.retain_mut(|(_, whole)| whole.demand(next, self.size.moved + other));
            chosen.push(other);
            let found = self.search(scene, stage, ways, chosen, &known);
            if found.is_some() {
                return found;
            }
            chosen.pop();
            *ways = self.ways(scene, chosen);
        }
        None
    }

    /// Judges one opponent for the next moved-down player, with the least work first: a matching of all tells who can be met
    /// at all; the good choice that is known may stay one when it is changed; for each sum of costs one matching tells what
    /// the sum is at least with each opponent, so that a row of opponents who cost too much costs no more than one.
    fn judge_next(
        &self,
        scene: &Scene,
        stage: Stage,
        ways: &mut Ways,
        (chosen, other): (&[usize], usize),
        known: &[usize],
        judged: &mut Judged,
    ) -> Verdict {
        let next = chosen.len();
        let possible = judged
            .possible
            .get_or_insert_with(|| ways.iter_mut().map(|(_, whole)| whole.possible_partners(next)).collect());
        let leave_it_open = ways.iter().zip(possible.iter());
        let views: Vec<&View> = leave_it_open
            .filter(|(_, possible)| possible.contains(self.size.moved + other))
            .map(|(&(view, _), _)| view)
            .collect();
        if views.is_empty() {
            return Verdict::Impossible;
        }
        if let Some(changed) = self.changed(scene, stage, known, next, other) {
            return Verdict::Possible(changed);
        }
        if judged.refused > 0 {
            let open = judged.open.get_or_insert_with(|| self.open_to_next(scene, ways, stage, chosen));
            if !open.get(other).copied().unwrap_or(false) {
                return Verdict::Impossible;
            }
        }
        let verdict = self.judge_costs(scene, views, stage, &[chosen, &[other]].concat());
        judged.refused += usize::from(matches!(verdict, Verdict::Impossible));
        verdict
    }

    /// Changes a good choice so that the next moved-down player meets `other`, if it stays a good one: who would have met
    /// `other` gets their opponent.
    fn changed(
        &self,
        scene: &Scene,
        stage: Stage,
        known: &[usize],
        next: usize,
        other: usize,
    ) -> Option<Vec<usize>> {
        let given = *known.get(next)?;
        let mut changed = known.to_vec();
        if let Some(upper) = known.iter().position(|&opponent| opponent == other) {
            if !scene.acceptable.joined(upper, self.size.moved + given) {
                return None;
            }
            changed[upper] = given;
        }
        changed[next] = other;
        self.holds(scene, stage, &changed).then_some(changed)
    }

    /// Judges whether opponents for the first moved-down players can be completed to a pairing of the bracket, by what it
    /// costs in the views in which everybody finds a place with them.
    fn judge_costs<'s>(
        &self,
        scene: &'s Scene,
        views: impl IntoIterator<Item = &'s View>,
        stage: Stage,
        chosen: &[usize],
    ) -> Verdict {
        let mut verdict = Verdict::Impossible;
        for view in views {
            match self.judge_by(scene, view, stage, chosen) {
                Verdict::Impossible => {}
                Verdict::Open => verdict = Verdict::Open,
                Verdict::Possible(opponents) => return Verdict::Possible(opponents),
            }
        }
        verdict
    }

    fn judge_by(&self, scene: &Scene, view: &View, stage: Stage, chosen: &[usize]) -> Verdict {
        let limits = self.limits(view, stage);
        let rest = self.rest_of(scene, view, chosen);
        let mut tried = None;
        for aim in view.aims(limits) {
            let Some(Cheapest { cost, opponents, .. }) = rest.cheapest(limits.rest, aim) else {
                return Verdict::Impossible;
            };
            if aim.of(cost) > limits.room(aim) {
                return Verdict::Impossible;
            }
            if limits.admit(cost) && tried.as_ref() != Some(&opponents) {
                if self.holds(scene, stage, &opponents) {
                    return Verdict::Possible(opponents);
                }
                tried = Some(opponents);
            }
        }
        Verdict::Open
    }

    fn rest_of<'s>(&'s self, scene: &'s Scene, view: &'s View, chosen: &[usize]) -> Rest<'s> {
        let counts = [self.size.moved, self.left()];
        Rest::new(self.bracket.cards, scene, view, self.destination(), counts, chosen)
    }

    fn limits(&self, view: &View, stage: Stage) -> Limits {
        let rest = u32::try_from(stage.raises).unwrap_or(u32::MAX);
        Limits { moved: self.budget(stage), rest, taken: view.most_taken.map_or(0, |(_, most)| most) }
    }

    /// Returns, for each of the others, whether no sum of costs says that the next moved-down player cannot meet them.
    fn open_to_next(&self, scene: &Scene, ways: &Ways, stage: Stage, chosen: &[usize]) -> Vec<bool> {
        let mut open = vec![false; scene.nodes.len() - self.size.moved];
        for &(view, _) in ways {
            let limits = self.limits(view, stage);
            let rest = self.rest_of(scene, view, chosen);
            let mut in_view = vec![true; open.len()];
            for aim in view.aims(limits) {
                let at_least =
                    rest.cheapest(limits.rest, aim).map(|found| found.at_least).unwrap_or_default();
                for (other, is_open) in in_view.iter_mut().enumerate() {
                    *is_open &= at_least.get(other).is_some_and(|&least| least <= limits.room(aim));
                }
            }
            open.iter_mut().zip(in_view).for_each(|(open, in_view)| *open |= in_view);
        }
        open
    }

    /// Whether the remainder that a choice leaves can be paired, by the preferences that hold for it.
    fn holds(&self, scene: &Scene, stage: Stage, opponents: &[usize]) -> bool {
        let (rest, spent) = self.rest(&scene.nodes, opponents);
        let down = self.bracket.levels(stage).down.last();
        let group = down.and_then(|&down| self.bracket.remainder(&rest, self.size, stage, spent, down));
        group.is_some_and(|group| group.is_plain() || group.is_possible())
    }
}
