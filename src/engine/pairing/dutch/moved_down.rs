//! A heterogeneous bracket: the moved-down players and their opponents, then the remainder (C.6, C.7, C.9).
//!
//! Opponents are chosen in the order of D.1. Whether a choice can still lead to a pairing of everybody is asked
//! of one matching over the whole bracket, so that no choice is followed in vain.

use super::bracket::{Bracket, Found, Size, Stage};
use super::cards::{Excess, Rank};
use super::transposition::{MayLeave, Node, Price, Split, acceptable};
use crate::matching::{LeastMatching, WeightedGraph};
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
    /// What the pairs of the remainder may cost. Which of them holds follows from who is taken out of it, so
    /// a choice is good when it is good for any.
    prices: Vec<(Price, Vec<Node>)>,
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
#[derive(Clone, Copy)]
struct Cost {
    /// Clashes of moved-down players.
    moved: u32,
    /// Cost of the remainder above what it may have.
    rest: u32,
}

const DIGIT: u32 = 20;

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
        let least = |price: &(Price, Vec<Node>)| {
            let rest = self.cheapest(&scene, price, &[], u32::MAX, Cost::rest_first)?.0.rest;
            let both = self.cheapest(&scene, price, &[], u32::MAX, Cost::sum_first)?.0;
            usize::try_from(rest.max((both.rest + both.moved).saturating_sub(allowed))).ok()
        };
        scene.prices.iter().filter_map(least).min()
    }

    fn nodes(&self, stage: Stage, down: u8) -> Option<Vec<Node>> {
        self.bracket.nodes(&self.bracket.all, &self.excess, stage, down)
    }

    fn scene(&self, nodes: Vec<Node>, stage: Stage, down: u8) -> Option<Scene> {
        let others = &self.bracket.all[self.size.moved..];
        let cards = self.bracket.cards;
        let half = (self.bracket.all.len() - 2 * self.size.moved).div_ceil(2);
        let plain = Excess { wish: [0; 2], half, x: 0, side: None, flexible: false };
        let mut kinds = vec![(Price::Clash, plain)];
        let wish = Excess::of(cards, others.iter().copied()).wish;
        for (side, wish) in [Colour::White, Colour::Black].into_iter().zip(wish) {
            if wish > half {
                let excess = Excess { side: Some(side), flexible: cards.mild_flexible, ..plain };
                kinds.push((Price::Beyond(side), excess));
                if excess.flexible {
                    kinds.push((Price::Clash, excess));
                }
            }
        }
        let with_nodes = |(price, excess): (Price, Excess)| {
            Some((price, self.bracket.nodes(others, &excess, stage, down)?))
        };
        let prices = kinds.into_iter().map(with_nodes).collect::<Option<_>>()?;
        Some(Scene { nodes, prices })
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
        let raises = u32::try_from(stage.raises).unwrap_or(u32::MAX);
        let fits = |cost: Cost| cost.rest + cost.moved <= self.budget(stage);
        let mut verdict = Verdict::Impossible;
        for price in &scene.prices {
            let Some((cost, opponents)) = self.cheapest(scene, price, chosen, raises, Cost::rest_first)
            else {
                continue;
            };
            let mut candidate = (cost, opponents);
            if candidate.0.rest > raises {
                continue;
            }
            if !fits(candidate.0) {
                if raises == 0 {
                    continue;
                }
                match self.cheapest(scene, price, chosen, raises, Cost::sum_first) {
                    Some(other) if fits(other.0) => candidate = other,
                    _ => continue,
                }
            }
            if candidate.0.rest <= raises && self.holds(scene, stage, &candidate.1) {
                return Verdict::Possible(candidate.1);
            }
            verdict = Verdict::Open;
        }
        verdict
    }

    /// Whether the remainder that a choice leaves can be paired, by the preferences that hold for it.
    fn holds(&self, scene: &Scene, stage: Stage, opponents: &[usize]) -> bool {
        let (rest, spent) = self.rest(&scene.nodes, opponents);
        let down = self.bracket.levels(stage).down.last();
        let group = down.and_then(|&down| self.bracket.remainder(&rest, self.size, stage, spent, down));
        group.is_some_and(|group| group.unexchanged().is_some() || group.is_possible())
    }

    /// Returns a pairing of the whole bracket that costs least by `key`, and the opponents in it; pairs of the
    /// remainder that cost more than `most` are left out.
    fn cheapest(
        &self,
        scene: &Scene,
        (price, others): &(Price, Vec<Node>),
        chosen: &[usize],
        most: u32,
        key: impl Fn(Cost) -> i64,
    ) -> Option<(Cost, Vec<usize>)> {
        let (cards, moved) = (self.bracket.cards, self.size.moved);
        let (upper, lower) = scene.nodes.split_at(moved);
        let open: Vec<usize> = (0..lower.len()).filter(|other| !chosen.contains(other)).collect();
        let waiting = moved - chosen.len();
        let left = lower.len() - moved - 2 * self.size.group;
        let players = waiting + open.len();
        let mut graph = WeightedGraph::<i64>::new(players + left);
        for (one, &here) in open.iter().enumerate() {
            for above in 0..waiting {
                let node = &upper[chosen.len() + above];
                if acceptable(cards, node, &lower[here]) {
                    let clash = Price::Clash.pair(node.side, lower[here].side);
                    graph.join(above, waiting + one, key(Cost { moved: clash, rest: 0 }));
                }
            }
            for (other, &there) in open.iter().enumerate().skip(one + 1) {
                let rest = price.pair(others[here].side, others[there].side);
                if rest <= most && acceptable(cards, &others[here], &others[there]) {
                    graph.join(waiting + one, waiting + other, key(Cost { moved: 0, rest }));
                }
            }
            let rest = price.leave(others[here].side);
            if rest <= most && others[here].may_leave != MayLeave::No {
                (players..players + left)
                    .for_each(|nobody| graph.join(waiting + one, nobody, key(Cost { moved: 0, rest })));
            }
        }
        let matching = LeastMatching::new(graph).ok()?;
        let mut opponents = chosen.to_vec();
        opponents.extend((0..waiting).map(|above| open[matching.mate(above) - waiting]));
        let clash = |(one, &other): (&Node, &usize)| Price::Clash.pair(one.side, lower[other].side);
        let moved = upper.iter().zip(&opponents).map(clash).sum();
        let share = |(one, &here): (usize, &usize)| match matching.mate(waiting + one) {
            mate if mate >= players => price.leave(others[here].side),
            mate if mate > waiting + one => price.pair(others[here].side, others[open[mate - waiting]].side),
            _ => 0,
        };
        Some((Cost { moved, rest: open.iter().enumerate().map(share).sum() }, opponents))
    }
}

impl Cost {
    /// The remainder weighs more.
    fn rest_first(self) -> i64 {
        (i64::from(self.rest) << DIGIT) + i64::from(self.moved)
    }

    /// The sum weighs more, then the remainder.
    fn sum_first(self) -> i64 {
        (i64::from(self.rest + self.moved) << DIGIT) + i64::from(self.rest)
    }
}
