//! Proves a pairing (`docs/certificate.md`): bracket by bracket, from what is charged by every criterion to the order of Article 4.
//!
//! Everybody who is not paired above and the bye are the vertices; the pairing itself is the witness in every bracket, since whoever floats
//! meets in the end somebody below, in the way that is best there. A step counts something that is a sum over pairs. Its duals prove
//! that no candidate is charged less; pairs with slack are then in none of the candidates left, and each odd set with a dual is left by
//! one pair of each. So the next step is asked of those alone, as [`BestMatchings`](crate::matching::BestMatchings) has it.

use super::bracket::Bracket;
use super::cards::{self, Roster};
use super::criteria::CRITERIA;
use super::space::{Node, Scope, Space};
use crate::format::{BracketProof, Duals, Field, Pairing, Part, Placed, Proof, ProofStep, Seat, Unproved};
use crate::matching::{BitSet, Graph, LeastProof, WeightedGraph};
use std::ops::Range;

/// Proves a pairing.
///
/// # Errors
/// Says what is wrong with it, or where a better one exists.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = cards::roster(field);
    let partners = partners(&roster, pairing)?;
    let taker =
        pairing.bye.map(|seat| roster.everybody().into_iter().find(|&who| roster.card(who).seat == seat));
    let taker = taker.flatten();
    let groups = roster.groups(0..roster.len());
    let (mut moved_down, mut bye) = (Vec::new(), taker.map(|who| roster.card(who).score));
    let mut brackets = Vec::new();
    for at in 0..groups.len() {
        let mut bracket = Bracket::new(&roster, &moved_down, &groups[at..], bye);
        let is_member = |who: &usize| bracket.members.contains(who);
        let floats = |who: &&usize| partners[**who].is_none_or(|other| !is_member(&other));
        let floaters: Vec<usize> = bracket.members.iter().filter(floats).copied().collect();
        bracket.gives_bye = taker.is_some_and(|taker| floaters == [taker]);
        bracket.looks_ahead = true;
        let space = Space::new(&bracket, Scope::All);
        let mut proving = Proving::new(&space, &partners, at == 0)?;
        proving.criteria(floaters.len())?;
        proving.order()?;
        brackets.push(BracketProof { score: bracket.score(), steps: proving.steps });
        bye = bye.filter(|_| !bracket.gives_bye);
        moved_down = floaters.into_iter().filter(|_| !bracket.gives_bye).collect();
    }
    Ok(Proof { brackets })
}

/// Returns the partner of each player; nobody of who has the bye.
fn partners(roster: &Roster<'_>, pairing: &Pairing) -> Result<Vec<Option<usize>>, Unproved> {
    let mut place_of = vec![None; roster.field.players.len()];
    roster.everybody().into_iter().for_each(|who| place_of[roster.card(who).seat.index()] = Some(who));
    let place = |seat: Seat| place_of.get(seat.index()).copied().flatten().ok_or(Unproved::Incomplete);
    let mut partners = vec![None; roster.len()];
    let mut boards = 0;
    for pair in &pairing.boards {
        let [white, black] = [place(pair.white)?, place(pair.black)?];
        (partners[white], partners[black]) = (Some(black), Some(white));
        boards += 1;
    }
    let alone = partners.iter().filter(|partner| partner.is_none()).count();
    let has_bye = pairing.bye.map(place).transpose()?.is_some_and(|taker| partners[taker].is_none());
    let is_complete = 2 * boards + alone == roster.len() && alone == usize::from(has_bye);
    if is_complete { Ok(partners) } else { Err(Unproved::Incomplete) }
}

/// A bracket that is being proved.
struct Proving<'a> {
    space: &'a Space<'a>,
    /// The pairs that candidates can still have.
    graph: Graph,
    /// Odd sets that one pair leaves in every candidate left.
    known: Vec<BitSet>,
    mates: Vec<usize>,
    steps: Vec<ProofStep>,
}

impl<'a> Proving<'a> {
    /// Begins with all legal pairings of who is left. The bye has the lowest score possible (C5); in the first bracket that is proved.
    fn new(space: &'a Space<'a>, partners: &[Option<usize>], is_first: bool) -> Result<Self, Unproved> {
        let roster = space.bracket.roster;
        let vertices = space.nodes.len();
        let (mut vertex_of, mut of_bye) = (vec![None; roster.len()], None);
        for (vertex, &node) in space.nodes.iter().enumerate() {
            match node {
                Node::Bye => of_bye = Some(vertex),
                _ => space.player(vertex).into_iter().for_each(|who| vertex_of[who] = Some(vertex)),
            }
        }
        let mut graph = space.graph();
        if let Some(bye) = of_bye.filter(|_| is_first) {
            let takers = (0..bye)
                .filter(|&vertex| space.player(vertex).is_some_and(|who| roster.card(who).may_get_bye));
            takers.for_each(|vertex| graph.join(vertex, bye));
        }
        let taker =
            vertex_of.iter().zip(partners).find_map(|(vertex, partner)| vertex.filter(|_| partner.is_none()));
        let mate = |vertex: usize| match space.player(vertex) {
            Some(who) => partners[who].map_or(of_bye, |partner| vertex_of[partner]),
            None => taker,
        };
        let mates = (0..vertices).map(mate).collect::<Option<Vec<usize>>>().ok_or(Unproved::Incomplete)?;
        let broken = (0..vertices).find(|&vertex| !graph.joined(vertex, mates[vertex]));
        let proving = Self { space, graph, known: Vec::new(), mates, steps: Vec::new() };
        if let Some(vertex) = broken {
            let number =
                |vertex: usize| proving.placed(vertex).map_or(0, |seat| roster.field.player(seat).number.0);
            return Err(Unproved::Illegal([number(vertex), number(proving.mates[vertex])]));
        }
        let mut proving = proving;
        if let Some(bye) = of_bye.filter(|_| is_first) {
            let score = |one: usize, other: usize| {
                let taker = if one == bye { other } else { one };
                let is_bye = one == bye || other == bye;
                space.player(taker).filter(|_| is_bye).map_or(0, |who| roster.card(who).score.tenths().into())
            };
            proving.count("C5", Part::Whole, score)?;
            proving.keep(bye, |other| {
                space.player(other).is_some_and(|who| Some(roster.card(who).score) == space.bracket.bye)
            });
        }
        Ok(proving)
    }

    /// Who a vertex is.
    fn placed(&self, vertex: usize) -> Placed {
        self.space.player(vertex).map(|who| self.space.bracket.roster.card(who).seat)
    }

    /// C6 to C21.
    fn criteria(&mut self, floaters: usize) -> Result<(), Unproved> {
        let space = self.space;
        let bracket = space.bracket;
        for criterion in &CRITERIA {
            // Without floaters, or when all of them are who has the bye, every candidate leads to the same below.
            let is_without = floaters == 0 || bracket.gives_bye;
            let of_moved_down = ["C15", "C17"].contains(&criterion.id) && bracket.moved_down == 0;
            if criterion.ahead.is_some() && is_without || of_moved_down {
                continue;
            }
            for level in 0..(criterion.limits)(bracket).len() {
                let score = bracket.scores.get(level).copied();
                let next = || bracket.next.clone().next().map(|who| bracket.roster.card(who).score);
                let part = match criterion.by_score {
                    true => score.or_else(next).map_or(Part::Whole, Part::Score),
                    false => Part::Whole,
                };
                self.count(criterion.id, part, |one, other| {
                    let cost = space.step(one, other).and_then(|step| (criterion.cost)(bracket, step));
                    cost.filter(|&(at, _)| at == level).map_or(0, |(_, count)| i64::from(count))
                })?;
            }
        }
        Ok(())
    }

    /// The order of Article 4.
    fn order(&mut self) -> Result<(), Unproved> {
        let (members, moved_down) = (self.space.members(), self.space.bracket.moved_down);
        let is_inside = |vertex: usize| vertex < members;
        // How many are paired is settled by C6 and C7.
        let mut to_pair = (0..moved_down).filter(|&one| is_inside(self.mates[one])).count();
        for one in 0..moved_down {
            let is_paired = is_inside(self.mates[one]);
            if !is_paired && to_pair > 0 {
                self.choose("4.4", one, is_inside)?;
            }
            to_pair -= usize::from(is_paired);
            self.keep(one, |other| is_inside(other) == is_paired);
        }
        for one in (0..moved_down).filter(|&one| is_inside(self.mates[one])).collect::<Vec<_>>() {
            self.choose_partner(one)?;
        }
        let in_remainder = |vertex: &usize| self.mates[*vertex] >= moved_down;
        let remainder: Vec<usize> = (moved_down..members).filter(in_remainder).collect();
        self.remainder(&remainder)
    }

    /// 4.3 and 4.2 for a homogeneous bracket or the remainder.
    fn remainder(&mut self, players: &[usize]) -> Result<(), Unproved> {
        let members = self.space.members();
        let is_upper = |vertex: usize, mate: usize| vertex < mate && mate < members;
        let upper: Vec<usize> =
            players.iter().copied().filter(|&one| is_upper(one, self.mates[one])).collect();
        let pairs = upper.len();
        if pairs == 0 {
            return Ok(());
        }
        let (first, last) = players.split_at(pairs);
        let number = |vertex: usize| players.binary_search(&vertex).ok().map(|place| place + 1);
        // What a vertex is charged when it is matched: a sign where it changes sides.
        let moved = |vertex: usize, mate: usize| match number(vertex) {
            Some(number) if number <= pairs && !is_upper(vertex, mate) => -signed(number),
            Some(number) if number > pairs && is_upper(vertex, mate) => signed(number),
            _ => 0,
        };
        self.count("4.3.1", Part::Whole, |one, other| {
            moved(one, other).signum().abs() + moved(other, one).signum().abs()
        })?;
        self.count("4.3.2", Part::Whole, |one, other| moved(one, other) + moved(other, one))?;
        let changed = first.iter().filter(|&&one| !is_upper(one, self.mates[one])).count();
        self.change("4.3.3", first.iter().rev(), changed, |one, mate| !is_upper(one, mate))?;
        self.change("4.3.4", last.iter(), changed, is_upper)?;
        upper.into_iter().try_for_each(|one| self.choose_partner(one))
    }

    /// Who changes sides: so many, in this order, where they can.
    fn change<'b>(
        &mut self,
        article: &'static str,
        players: impl Iterator<Item = &'b usize>,
        mut to_change: usize,
        changes: impl Fn(usize, usize) -> bool,
    ) -> Result<(), Unproved> {
        for &one in players {
            let is_changed = changes(one, self.mates[one]);
            if !is_changed && to_change > 0 {
                self.choose(article, one, |other| changes(one, other))?;
            }
            to_change -= usize::from(is_changed);
            self.keep(one, |other| changes(one, other) == is_changed);
        }
        Ok(())
    }

    /// 4.2: the partner of a player is the first that they can have.
    fn choose_partner(&mut self, one: usize) -> Result<(), Unproved> {
        let mate = self.mates[one];
        self.choose("4.2", one, |other| other < mate)?;
        self.keep(one, |other| other == mate);
        self.keep(mate, |other| other == one);
        Ok(())
    }

    /// Proves that nobody who is `better` can be the partner of a player.
    fn choose(
        &mut self,
        article: &'static str,
        player: usize,
        better: impl Fn(usize) -> bool,
    ) -> Result<(), Unproved> {
        let Some(seat) = self.placed(player) else { return Ok(()) };
        if !self.graph.neighbours(player).any(&better) {
            return Ok(());
        }
        self.count(article, Part::Choice(seat), |one, other| {
            let is_better = one == player && better(other) || other == player && better(one);
            -i64::from(is_better)
        })
    }

    /// Keeps some pairs of a vertex.
    fn keep(&mut self, vertex: usize, is_kept: impl Fn(usize) -> bool) {
        let lost: Vec<usize> = self.graph.neighbours(vertex).filter(|&other| !is_kept(other)).collect();
        lost.into_iter().for_each(|other| self.graph.cut(vertex, other));
    }

    /// Proves that nobody left is charged less, and goes on with those who are charged as little.
    fn count(
        &mut self,
        rule: &'static str,
        part: Part,
        cost: impl Fn(usize, usize) -> i64,
    ) -> Result<(), Unproved> {
        let edges: Vec<(usize, usize)> = self.graph.edges().collect();
        let costs: Vec<i64> = edges.iter().map(|&(one, other)| cost(one, other)).collect();
        let is_mine = |&(one, other): &(usize, usize)| self.mates[one] == other;
        let mine = edges.iter().zip(&costs).filter(|(edge, _)| is_mine(edge));
        let value = mine.map(|(_, cost)| cost).sum();
        let charged = Charged { edges: &edges, costs: &costs, value };
        let is_plain = value == 0 && costs.iter().all(|&cost| cost >= 0);
        let found = match is_plain {
            true => Found::nothing(self.graph.vertices()),
            false => match self.plain_duals(&charged) {
                Some(found) => found,
                None => self
                    .solve(&charged)
                    .ok_or_else(|| Unproved::NotBest { score: self.space.bracket.score(), rule })?,
            },
        };
        let slack = |at: usize| found.slack(&charged, at, &self.known);
        let loose: Vec<(usize, usize)> =
            (0..edges.len()).filter(|&at| slack(at) > 0).map(|at| edges[at]).collect();
        loose.into_iter().for_each(|(one, other)| self.graph.cut(one, other));
        let duals = (!is_plain).then(|| self.told(&found));
        self.known.extend(found.sets.into_iter().map(|(set, _)| set));
        self.steps.push(ProofStep { rule, part, value, duals });
        Ok(())
    }

    /// Tries duals that are short to tell: all at the bye, at the bracket, or at the bracket and the next scoregroup.
    fn plain_duals(&self, charged: &Charged<'_>) -> Option<Found> {
        let vertices = self.graph.vertices();
        let of_range = |range: Range<usize>| {
            let mut set = BitSet::empty(vertices);
            range.for_each(|vertex| set.insert(vertex));
            set
        };
        let bracket = self.space.members();
        let ends = [bracket, bracket + self.space.bracket.next.len()];
        let of_set = |end: usize| {
            let mut found = Found::nothing(vertices);
            let set = of_range(0..end);
            match self.known.iter().position(|known| *known == set) {
                Some(at) => found.known.push((at, 4 * charged.value)),
                None => found.sets.push((set, 4 * charged.value)),
            }
            found
        };
        let mut at_bye = Found::nothing(vertices);
        at_bye.vertices.last_mut().into_iter().for_each(|dual| *dual = 4 * charged.value);
        let sets =
            ends.into_iter().filter(|&end| end % 2 == 1 && end > 1 && end < vertices && charged.value > 0);
        let mut tried = std::iter::once(at_bye).chain(sets.map(of_set));
        tried.find(|found| found.proves(charged, &self.known))
    }

    /// Finds duals by a matching of least weight; nothing when another one is charged less. Pairs that leave a known set weigh more than
    /// all that is charged: so each is left by one, and what that weighs is taken off its dual.
    fn solve(&self, charged: &Charged<'_>) -> Option<Found> {
        let vertices = self.graph.vertices();
        let (least, most) =
            charged.costs.iter().fold((0, 0), |(least, most), &cost| (cost.min(least), cost.max(most)));
        let penalty = if self.known.is_empty() { 0 } else { signed(vertices) * (most - least) + 1 };
        let mut graph = WeightedGraph::<i64>::new(vertices);
        for (&(one, other), &cost) in charged.edges.iter().zip(charged.costs) {
            graph.join(one, other, penalty * leaves(&self.known, one, other) + cost);
        }
        let proof = LeastProof::of(graph).ok()?;
        if proof.weight != penalty * signed(self.known.len()) + charged.value {
            return None;
        }
        let mut found = Found { vertices: proof.vertices, ..Found::nothing(vertices) };
        found.known = (0..self.known.len()).map(|at| (at, -4 * penalty)).collect();
        for (set, dual) in proof.odd_sets {
            match self.known.iter().position(|known| *known == set) {
                Some(at) => found.known[at].1 += dual,
                None => found.sets.push((set, dual)),
            }
        }
        found.proves(charged, &self.known).then_some(found)
    }

    /// Returns duals as they are told.
    fn told(&self, found: &Found) -> Duals {
        let sets = found.sets.iter().map(|(_, dual)| dual).chain(found.known.iter().map(|(_, dual)| dual));
        let divides = |unit: i64| found.vertices.iter().chain(sets.clone()).all(|dual| dual % unit == 0);
        let shared = [4, 2, 1].into_iter().find(|&unit| divides(unit)).unwrap_or(1);
        let dual = |dual: i64| dual / shared;
        let players = (0..).zip(&found.vertices).filter(|(_, dual)| **dual != 0);
        let members = |set: &BitSet| set.iter().map(|vertex| self.placed(vertex)).collect();
        Duals {
            unit: 4 / shared,
            players: players.map(|(vertex, &of)| (self.placed(vertex), dual(of))).collect(),
            known: found.known.iter().filter(|(_, of)| *of != 0).map(|&(at, of)| (at, dual(of))).collect(),
            sets: found.sets.iter().map(|(set, of)| (members(set), dual(*of))).collect(),
        }
    }
}

fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Returns how many of some sets an edge leaves.
fn leaves(sets: &[BitSet], one: usize, other: usize) -> i64 {
    signed(sets.iter().filter(|set| set.contains(one) != set.contains(other)).count())
}

/// What the pairs left are charged by a step, and the pairing.
struct Charged<'a> {
    edges: &'a [(usize, usize)],
    costs: &'a [i64],
    value: i64,
}

/// Duals, in quarters.
struct Found {
    vertices: Vec<i64>,
    known: Vec<(usize, i64)>,
    sets: Vec<(BitSet, i64)>,
}

impl Found {
    fn nothing(vertices: usize) -> Self {
        Self { vertices: vec![0; vertices], known: Vec::new(), sets: Vec::new() }
    }

    /// Returns by how much an edge is charged more than its duals.
    fn slack(&self, charged: &Charged<'_>, at: usize, known: &[BitSet]) -> i64 {
        let (one, other) = charged.edges[at];
        let parts = |set: &BitSet| set.contains(one) != set.contains(other);
        let known = self.known.iter().filter(|(at, _)| parts(&known[*at])).map(|(_, dual)| dual);
        let sets = self.sets.iter().filter(|(set, _)| parts(set)).map(|(_, dual)| dual);
        4 * charged.costs[at] - self.vertices[one] - self.vertices[other] - known.chain(sets).sum::<i64>()
    }

    /// Whether the pairing is charged the least.
    fn proves(&self, charged: &Charged<'_>, known: &[BitSet]) -> bool {
        let sets = self.known.iter().map(|(_, dual)| dual).chain(self.sets.iter().map(|(_, dual)| dual));
        let sum: i64 = self.vertices.iter().chain(sets).sum();
        sum == 4 * charged.value && (0..charged.edges.len()).all(|at| self.slack(charged, at, known) >= 0)
    }
}
