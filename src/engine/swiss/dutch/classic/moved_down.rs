//! A heterogeneous bracket: the moved-down players and their opponents, then the remainder (C.6, C.7, C.9).
//!
//! Opponents are chosen in the order of D.1. One matching over the full bracket decides whether a choice can still lead
//! to a complete pairing, so no choice is followed in vain.
//!
//! The difficulty is that two costs share one allowance (N-7) and that the second is counted by preferences which
//! depend on the choice itself (A.7.e). So a choice is judged from both sides: impossible, if some sum of the costs
//! exceeds its limit however the rest is paired; possible, if a matching found on the way keeps all limits. A choice
//! that neither decides is tried, which decides correctly and is rare: two searches never disagree, one is only
//! shorter.
//!
//! Only the withdrawn editions of 1992 and 2009 use it, and usual rounds judge opponents in one bracket of fifty: the
//! code for that, from [`MovedDown::judge`] on, is for fields constructed to be hard. Checking a pairing read off a
//! matching against the true limits before a remainder is searched ([`MovedDown::holds`]) saves a third of the time of
//! the slowest rounds of 2009.

use super::bracket::{BracketPairing, ClassicDutchBracket, Size, Stage};
use super::cards::{Excess, Rank};
use super::lower_bracket::Destination;
use super::transposition::{BracketPlayer, CostRule, MayLeave, Subgroups, acceptable_pairs};
use super::whole_bracket::{
    BracketCost, BracketState, CheapestPairing, CostLimits, Objective, OpenBracket, RemainderView,
};
use crate::matching::{BitSet, Graph, LargestMatching};
use crate::tournament::Colour;
use std::cell::RefCell;

/// The moved-down players of a bracket and their possible opponents.
pub(super) struct MovedDown<'b, 'a> {
    bracket: &'b ClassicDutchBracket<'a>,
    size: Size,
    /// A.8 of the full bracket.
    excess: Excess,
    /// Number of clashes that the moved-down players may have before a raise is needed (N-7, N-8).
    x: usize,
    /// The first opponents found last.
    first: RefCell<Option<FirstOpponents>>,
}

/// The first choice of opponents under some conditions, regardless of the remainder. It does not depend on the allowed
/// downfloats, so it stays the same from one level of floats to the next: that saves 3 % of the slowest rounds of 2009.
struct FirstOpponents {
    upper: Vec<BracketPlayer>,
    lower: Vec<BracketPlayer>,
    budget: u32,
    opponents: Option<Vec<usize>>,
}

/// Verdict of a matching on a choice.
enum Feasibility {
    Impossible,
    /// Not proved impossible.
    Open,
    /// The opponents in a pairing that keeps all limits.
    Possible(Vec<usize>),
}

/// A view in which all players can be matched when the first moved-down players have their opponents.
///
/// Its state is updated as opponents are chosen: each choice costs a search or two, and no new matching.
struct ViewMatching<'s> {
    view: &'s RemainderView,
    /// A matching that proves it, whatever its cost.
    whole: LargestMatching,
    /// The cheapest pairing for some of the aims; the aim that refused last comes first. Opponents chosen since its
    /// last use are applied when it is used again: most aims never are.
    cheapest: Vec<CheapestPairing<'s>>,
    /// True if some aim proves it impossible, whatever the next opponent.
    is_closed: bool,
}

impl<'b, 'a> MovedDown<'b, 'a> {
    pub(super) fn new(bracket: &'b ClassicDutchBracket<'a>, size: Size) -> Self {
        let excess = Excess::of(bracket.cards, bracket.all.iter().copied());
        let x = excess.x.saturating_sub(size.moved_lowered);
        Self { bracket, size, excess, x, first: RefCell::new(None) }
    }

    /// Returns the result of the first choice of opponents, if the remainder can be paired without an exchange.
    pub(super) fn at_once(&self, stage: Stage) -> Option<BracketPairing> {
        let down = *self.bracket.levels(stage).down.first()?;
        let nodes = self.nodes(stage, down)?;
        let opponents = self.first_opponents(&nodes, stage)?;
        let (rest, spent) = self.rest(&nodes, &opponents);
        let group = self.bracket.remainder(&rest, self.size, stage, spent, down)?;
        let pairing = group.unexchanged()?;
        let pairs = self.pairs(&opponents);
        Some(self.bracket.found(self.size, stage, down, opponents, pairs, pairing))
    }

    pub(super) fn first(&self, stage: Stage) -> Option<BracketPairing> {
        let down = *self.bracket.levels(stage).down.last()?;
        let nodes = self.nodes(stage, down)?;
        let opponents = self.first_opponents(&nodes, stage)?;
        if let Some(found) = self.complete(&nodes, stage, &opponents) {
            return Some(found);
        }
        let scene = self.scene(nodes, stage, down, self.most(stage))?;
        let mut ways = self.ways(&scene, &[]);
        let known = match self.judge(&scene, stage, ways.iter_mut(), &[], None) {
            Feasibility::Impossible => return None,
            Feasibility::Open => Vec::new(),
            Feasibility::Possible(known) => known,
        };
        self.search(&scene, stage, &mut ways, &mut Vec::new(), &known)
    }

    /// Returns the least number of raises of x (C.11); `None` if no number of raises suffices.
    pub(super) fn least_raises(&self, stage: Stage) -> Option<usize> {
        let down = *self.bracket.levels(stage).down.last()?;
        let unlimited = CostLimits { moved: u32::MAX, rest: u32::MAX, taken: u32::MAX };
        let scene = self.scene(self.nodes(stage, down)?, stage, down, unlimited)?;
        let allowed = u32::try_from(self.x).ok()?;
        // Views that need at least as many raises as another one, by the remainder alone, are not examined further.
        let least = |view: &RemainderView, known: Option<u32>| {
            let cheapest = |aim: Objective| Some(self.rest_of(&scene, view, &[]).cheapest(aim)?.read()?.0);
            let BracketCost { rest, moved, .. } = cheapest(Objective::REST)?;
            if moved <= allowed || known.is_some_and(|known| rest >= known) {
                return Some(rest);
            }
            let both = cheapest(Objective::REST_AND_MOVED)?;
            Some(rest.max((both.rest + both.moved).saturating_sub(allowed)))
        };
        let mut raises = None;
        for view in &scene.views {
            raises = least(view, raises)
                .map(|found| raises.map_or(found, |least: u32| least.min(found)))
                .or(raises);
            if raises == Some(0) {
                break;
            }
        }
        raises.and_then(|raises| usize::try_from(raises).ok())
    }

    fn nodes(&self, stage: Stage, down: u8) -> Option<Vec<BracketPlayer>> {
        self.bracket.nodes(&self.bracket.all, &self.excess, stage, down)
    }

    /// Creates the state of the bracket at one point of the search; the views omit pairs that cost more than `most`.
    fn scene(
        &self,
        nodes: Vec<BracketPlayer>,
        stage: Stage,
        down: u8,
        most: CostLimits,
    ) -> Option<BracketState> {
        let others = &self.bracket.all[self.size.moved..];
        let cards = self.bracket.cards;
        let half = (self.bracket.all.len() - 2 * self.size.moved).div_ceil(2);
        let plain = Excess { wish: [0; 2], half, x: 0, side: None, flexible: false };
        let mut kinds = vec![(CostRule::Clash, plain, None)];
        let wish = Excess::of(cards, others.iter().copied()).wish;
        for (side, wish) in [Colour::White, Colour::Black].into_iter().zip(wish) {
            if wish > half {
                let excess = Excess { side: Some(side), flexible: cards.mild_flexible, ..plain };
                let most_taken = excess.flexible.then_some((side, u32::try_from(wish - half - 1).ok()?));
                kinds.push((CostRule::Beyond(side), excess, most_taken));
                if excess.flexible {
                    kinds.push((CostRule::Clash, excess, most_taken));
                }
            }
        }
        let acceptable = acceptable_pairs(self.bracket.cards, &nodes, self.size.moved, 0);
        let view = |(price, excess, most_taken): (CostRule, Excess, _)| {
            let of_view = self.bracket.nodes(others, &excess, stage, down)?;
            let graph = self.graph(&nodes, &acceptable, price, &of_view, most);
            Some(RemainderView { price, nodes: of_view, graph, most_taken })
        };
        let views: Vec<RemainderView> = kinds.into_iter().map(view).collect::<Option<_>>()?;
        Some(BracketState { nodes, views, acceptable })
    }

    fn left(&self) -> usize {
        self.bracket.all.len() - 2 * self.size.pairs()
    }

    fn destination(&self) -> Destination<'a> {
        self.bracket.destination(self.size)
    }

    /// Returns the graph of a view: the allowed pairs, and the players who may be left over.
    fn graph(
        &self,
        nodes: &[BracketPlayer],
        pairs: &Graph,
        price: CostRule,
        of_view: &[BracketPlayer],
        most: CostLimits,
    ) -> Graph {
        let (moved, count) = (self.size.moved, nodes.len());
        let destination = self.destination();
        let mut graph = Graph::new(count + destination.vertices());
        for (one, node) in nodes.iter().enumerate() {
            for other in pairs.neighbours(one).filter(|&other| other > one) {
                let is_within = if one < moved {
                    CostRule::Clash.pair(node.side, nodes[other].side) <= most.moved
                } else {
                    let [one, other] = [one, other].map(|place| of_view[place - moved].side);
                    price.pair(one, other) <= most.rest
                };
                if is_within {
                    graph.join(one, other);
                }
            }
            let may_be_left = one >= moved && node.may_leave != MayLeave::No;
            if may_be_left && price.leave(of_view[one - moved].side) <= most.rest {
                destination.of(node.rank, |vertex| graph.join(one, count + vertex));
            }
        }
        destination.edges(|one, other| graph.join(count + one, count + other));
        graph
    }

    /// Returns the views in which all players can be matched when the first moved-down players have these opponents.
    fn ways<'s>(&self, scene: &'s BracketState, chosen: &[usize]) -> Vec<ViewMatching<'s>> {
        let way = |view: &'s RemainderView| {
            let mut graph = view.graph.clone();
            for (one, &other) in chosen.iter().enumerate() {
                for vertex in [one, self.size.moved + other] {
                    let neighbours: Vec<usize> = graph.neighbours(vertex).collect();
                    neighbours.into_iter().for_each(|neighbour| graph.cut(vertex, neighbour));
                }
                graph.join(one, self.size.moved + other);
            }
            let whole = LargestMatching::of(graph);
            whole.is_perfect().then_some(ViewMatching { view, whole, cheapest: Vec::new(), is_closed: false })
        };
        scene.views.iter().filter_map(way).collect()
    }

    fn budget(&self, stage: Stage) -> u32 {
        u32::try_from(self.x + stage.raises).unwrap_or(u32::MAX)
    }

    /// Returns the first choice of opponents within x, regardless of the remainder.
    fn first_opponents(&self, nodes: &[BracketPlayer], stage: Stage) -> Option<Vec<usize>> {
        let (upper, lower) = nodes.split_at(self.size.moved);
        // Players who are not chosen pass to the remainder, so all of them may be left here.
        let may_leave = |node: &BracketPlayer| match node.may_leave {
            MayLeave::No | MayLeave::Yes => MayLeave::Yes,
            MayLeave::Must => MayLeave::Must,
        };
        let lower: Vec<BracketPlayer> =
            lower.iter().map(|node| BracketPlayer { may_leave: may_leave(node), ..*node }).collect();
        let budget = self.budget(stage);
        let mut first = self.first.borrow_mut();
        let is_same =
            |found: &&FirstOpponents| found.budget == budget && found.upper == upper && found.lower == lower;
        if let Some(found) = first.as_ref().filter(is_same) {
            return found.opponents.clone();
        }
        let split =
            Subgroups { cards: self.bracket.cards, upper, lower: &lower, price: CostRule::Clash, budget };
        let opponents = split.first();
        *first = Some(FirstOpponents { upper: upper.to_vec(), lower, budget, opponents: opponents.clone() });
        opponents
    }

    /// Returns the players of the remainder, and the number of raises used up by the moved-down players (N-7).
    fn rest(&self, nodes: &[BracketPlayer], opponents: &[usize]) -> (Vec<Rank>, usize) {
        let (upper, lower) = nodes.split_at(self.size.moved);
        let clash =
            |(one, &other): (&BracketPlayer, &usize)| CostRule::Clash.pair(one.side, lower[other].side);
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

    /// Pairs the remainder of a choice of opponents.
    fn complete(&self, nodes: &[BracketPlayer], stage: Stage, opponents: &[usize]) -> Option<BracketPairing> {
        let (rest, spent) = self.rest(nodes, opponents);
        let (down, pairing) = self.bracket.first_remainder(&rest, self.size, stage, spent)?;
        let pairs = self.pairs(opponents);
        Some(self.bracket.found(self.size, stage, down, opponents.to_vec(), pairs, pairing))
    }

    /// Tries opponents for the next moved-down player in order; `ways` are the views that `chosen` leaves, `known` are
    /// the opponents of a good choice that starts like `chosen`, or empty.
    fn search<'s>(
        &'s self,
        scene: &'s BracketState,
        stage: Stage,
        ways: &mut Vec<ViewMatching<'s>>,
        chosen: &mut Vec<usize>,
        known: &[usize],
    ) -> Option<BracketPairing> {
        let next = chosen.len();
        if next == self.size.moved {
            return self.complete(&scene.nodes, stage, chosen);
        }
        let mut possible: Option<Vec<BitSet>> = None;
        for other in scene.acceptable.neighbours(next).map(|place| place - self.size.moved) {
            if chosen.contains(&other) {
                continue;
            }
            let known = if known.get(next) == Some(&other) {
                known.to_vec()
            } else {
                // A matching without weights finds in one step the opponents with whom all players can be matched.
                let possible = possible.get_or_insert_with(|| {
                    ways.iter_mut().map(|way| way.whole.possible_partners(next)).collect()
                });
                let ways = ways.iter_mut().zip(possible.iter());
                let ways = ways.filter(|(_, possible)| possible.contains(self.size.moved + other));
                match self.judge(scene, stage, ways.map(|(way, _)| way), chosen, Some(other)) {
                    Feasibility::Impossible => continue,
                    Feasibility::Open => Vec::new(),
                    Feasibility::Possible(known) => known,
                }
            };
            ways.retain_mut(|way| self.enter(way, next, other));
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

    /// Makes the next moved-down player meet `other` in a view; returns false if the view cannot continue then.
    fn enter(&self, way: &mut ViewMatching, next: usize, other: usize) -> bool {
        !way.is_closed && way.whole.demand(next, self.size.moved + other)
    }

    /// Judges whether the opponents of the first moved-down players can be completed to a pairing of the bracket, by
    /// the costs in the views in which all players can be matched, if these are `chosen`, and the next one meets
    /// `other`.
    fn judge<'w, 's: 'w>(
        &'s self,
        scene: &'s BracketState,
        stage: Stage,
        ways: impl Iterator<Item = &'w mut ViewMatching<'s>>,
        chosen: &[usize],
        other: Option<usize>,
    ) -> Feasibility {
        let mut verdict = Feasibility::Impossible;
        for way in ways {
            match self.judge_by(scene, stage, way, chosen, other) {
                Feasibility::Impossible => {}
                Feasibility::Open => verdict = Feasibility::Open,
                Feasibility::Possible(opponents) => return Feasibility::Possible(opponents),
            }
        }
        verdict
    }

    fn judge_by<'s>(
        &'s self,
        scene: &'s BracketState,
        stage: Stage,
        way: &mut ViewMatching<'s>,
        chosen: &[usize],
        other: Option<usize>,
    ) -> Feasibility {
        let limits = self.limits(way.view, stage);
        let mut tried = None;
        if way.is_closed {
            return Feasibility::Impossible;
        }
        for place in 0..way.view.aims(limits).count() {
            if place == way.cheapest.len() {
                let is_missing = |aim: &Objective| way.cheapest.iter().all(|cheapest| cheapest.aim() != *aim);
                let aim = way.view.aims(limits).find(is_missing);
                let cheapest = aim.and_then(|aim| self.rest_of(scene, way.view, chosen).cheapest(aim));
                let Some(cheapest) = cheapest.filter(|cheapest| cheapest.is_within(limits)) else {
                    way.is_closed = true;
                    return Feasibility::Impossible;
                };
                way.cheapest.push(cheapest);
            }
            let cheapest = &mut way.cheapest[place];
            if !cheapest.follow(chosen, limits) {
                way.is_closed = true;
                return Feasibility::Impossible;
            }
            let goes_on = other.is_none_or(|other| cheapest.meet(other, limits));
            let read = if goes_on { cheapest.read() } else { None };
            let Some((cost, opponents)) = read else {
                // Aims that have advanced with a refused opponent are of no further use.
                way.cheapest.drain(..place + usize::from(goes_on));
                return Feasibility::Impossible;
            };
            if limits.admit(cost) && tried.as_ref() != Some(&opponents) {
                if self.holds(scene, stage, &opponents, cheapest) {
                    return Feasibility::Possible(opponents);
                }
                tried = Some(opponents);
            }
        }
        Feasibility::Open
    }

    fn rest_of<'s>(
        &'s self,
        scene: &'s BracketState,
        view: &'s RemainderView,
        chosen: &[usize],
    ) -> OpenBracket<'s> {
        let counts = [self.size.moved, self.left()];
        OpenBracket::new(self.bracket.cards, scene, view, self.destination(), counts, chosen)
    }

    /// Returns the maximum costs of a pairing in any view.
    fn most(&self, stage: Stage) -> CostLimits {
        let rest = u32::try_from(stage.raises).unwrap_or(u32::MAX);
        CostLimits { moved: self.budget(stage), rest, taken: u32::MAX }
    }

    fn limits(&self, view: &RemainderView, stage: Stage) -> CostLimits {
        CostLimits { taken: view.most_taken.map_or(0, |(_, most)| most), ..self.most(stage) }
    }

    /// Returns true if the remainder of a choice can be paired, by the preferences valid for it. It often can be paired
    /// as in the pairing that the choice was read from, where other preferences count.
    fn holds(
        &self,
        scene: &BracketState,
        stage: Stage,
        opponents: &[usize],
        read_from: &CheapestPairing,
    ) -> bool {
        let (rest, spent) = self.rest(&scene.nodes, opponents);
        let down = self.bracket.levels(stage).down.last();
        let group = down.and_then(|&down| self.bracket.remainder(&rest, self.size, stage, spent, down));
        let mut taken = opponents.to_vec();
        taken.sort_unstable();
        let place = |other: usize| other - taken.partition_point(|&taken| taken < other);
        let pairs = || read_from.remainder().map(|(one, other)| (place(one), other.map(place)));
        group.is_some_and(|group| group.affords(pairs()) || group.is_plain() || group.is_possible())
    }
}
