//! Proves pairings of any system (`docs/certificate.md`), from the costs of all criteria to the order of equal
//! pairings.
//!
//! The vertices are all players not paired yet, and the bye until it is allocated. The pairing itself is the witness in
//! every bracket, since players paired in a later one have their prescribed opponents there. A step counts a sum over
//! pairs. Its duals prove that no candidate costs less; pairs with slack then occur in none of the remaining
//! candidates, and exactly one pair of each leaves each odd set with a dual. The next step therefore counts over the
//! remaining candidates only, as in [`BestMatchings`](crate::matching::BestMatchings).
//!
//! A system supplies the remaining players, the pairs that may meet, and its steps in order: its criteria, then the
//! choices among equal pairings.

use super::criteria::{ByCriteria, Criterion};
use super::roster::Roster;
use crate::format::{
    BracketProof, Compared, Duals, Pairing, Placed, ProofStep, RoundRecord, RulePart, Seat, Unproved,
};
use crate::matching::{BitSet, Graph, LargestMatching, LeastProof, Shortage, WeightedGraph};
use crate::tournament::Points;
use std::ops::Range;

/// Returns the partner of each player of a roster; `None` for the player with the bye.
///
/// # Errors
/// Returns [`Unproved::Incomplete`] if a player does not have exactly one board or the bye.
pub(super) fn partners<T>(roster: &Roster<'_, T>, pairing: &Pairing) -> Result<Vec<Option<usize>>, Unproved> {
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

/// Proves the recipient of the bye if it is allocated before any bracket: by three `articles` the lowest score, then
/// the most games, then the last in order. Returns no steps if the number of players is even.
///
/// # Errors
/// Returns [`Unproved::OtherBye`] if an article prefers another player, [`Unproved::Illegal`] if a pair or the bye is
/// not allowed.
pub(super) fn bye<T>(
    roster: &Roster<'_, T>,
    partners: &[Option<usize>],
    articles: [&'static str; 3],
) -> Result<Vec<ProofStep>, Unproved> {
    let bye = roster.len();
    if bye.is_multiple_of(2) {
        return Ok(Vec::new());
    }
    let everybody = roster.everybody();
    let mut graph = roster.graph_with_room(&everybody, 1);
    let allowed = everybody.iter().filter(|&&who| roster.card(who).may_get_bye);
    allowed.for_each(|&who| graph.join(who, bye));
    let mut proving = Proving::new(roster, &everybody, partners, graph, None, Vec::new())?;
    let unplayed = |who: usize| {
        let record = &roster.field.player(roster.card(who).seat).record;
        record.iter().filter(|round| !matches!(round, RoundRecord::Played { .. })).count()
    };
    // The smaller vertex of a pair with the bye, which is the last vertex, is its recipient.
    proving.settle_bye(articles[0], |who| roster.card(who).score.tenths().into())?;
    proving.settle_bye(articles[1], |who| signed(unplayed(who)))?;
    proving.settle_bye(articles[2], |who| signed(bye - 1 - who))?;
    Ok(proving.steps)
}

/// Proof in progress of a bracket, or of the recipient of the bye.
pub(super) struct Proving {
    /// Player of each vertex. The bye is the last vertex, if it is not allocated yet.
    placed: Vec<Placed>,
    /// Partner of each vertex in the pairing.
    mates: Vec<usize>,
    /// Pairs that candidates can still have.
    graph: Graph,
    /// Odd sets that exactly one pair leaves in every remaining candidate.
    known: Vec<BitSet>,
    /// Numbers of leading vertices that form sets whose duals are tried first.
    layers: Vec<usize>,
    score: Option<Points>,
    steps: Vec<ProofStep>,
}

impl Proving {
    /// Starts with all pairings of the remaining players: the vertices are these `players` of the roster, then one for
    /// each of them without a partner: the bye, or one to leave them over.
    ///
    /// # Errors
    /// Returns [`Unproved::Illegal`] if the pairing has a pair that the graph lacks, [`Unproved::Incomplete`] if a
    /// partner is missing among the vertices.
    pub(super) fn new<T>(
        roster: &Roster<'_, T>,
        players: &[usize],
        partners: &[Option<usize>],
        graph: Graph,
        score: Option<Points>,
        layers: Vec<usize>,
    ) -> Result<Self, Unproved> {
        let mut vertex_of = vec![None; roster.len()];
        (0..).zip(players).for_each(|(vertex, &who)| vertex_of[who] = Some(vertex));
        let mut others = players.len()..graph.vertices();
        let mut mate =
            |&who: &usize| partners[who].map_or_else(|| others.next(), |partner| vertex_of[partner]);
        let mut mates =
            players.iter().map(&mut mate).collect::<Option<Vec<usize>>>().ok_or(Unproved::Incomplete)?;
        mates.extend((0..players.len()).filter(|&vertex| mates[vertex] >= players.len()).collect::<Vec<_>>());
        if mates.len() < graph.vertices() {
            return Err(Unproved::Incomplete);
        }
        let byes = std::iter::repeat_n(Placed::Bye, graph.vertices() - players.len());
        let placed: Vec<Placed> = placed(roster, players).chain(byes).collect();
        if let Some(vertex) = (0..mates.len()).find(|&vertex| !graph.joined(vertex, mates[vertex])) {
            let number = |vertex: usize| match placed[vertex] {
                Placed::Player(seat) => roster.field.player(seat).number.0,
                Placed::Bye | Placed::Out(_) => 0,
            };
            return Err(Unproved::Illegal { one: number(vertex), other: number(mates[vertex]) });
        }
        Ok(Self { placed, mates, graph, known: Vec::new(), layers, score, steps: Vec::new() })
    }

    /// Starts with all pairings along the edges of a graph, whose vertices are the players of a roster at these places
    /// and, from place `roster.len() + 1` on, those that leave them over.
    ///
    /// # Errors
    /// Returns [`Unproved::Illegal`] if the pairing has a pair that the graph lacks.
    pub(super) fn of_places<T>(
        roster: &Roster<'_, T>,
        places: &[usize],
        mates: Vec<usize>,
        graph: Graph,
        score: Points,
    ) -> Result<Self, Unproved> {
        let number = |vertex: usize| {
            places
                .get(vertex)
                .filter(|&&place| place < roster.len())
                .map_or(0, |&place| roster.field.player(roster.card(place).seat).number.0)
        };
        if let Some(vertex) = (0..mates.len()).find(|&vertex| !graph.joined(vertex, mates[vertex])) {
            return Err(Unproved::Illegal { one: number(vertex), other: number(mates[vertex]) });
        }
        let placed = placed_or_out(roster, places);
        let (known, layers, steps) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { placed, mates, graph, known, layers, score: Some(score), steps })
    }

    /// Returns the possible partners of a vertex, ascending.
    pub(super) fn partners_of(&self, vertex: usize) -> Vec<usize> {
        self.graph.neighbours(vertex).collect()
    }

    /// Keeps only some pairs, which all those of the pairing are among.
    pub(super) fn retain(&mut self, is_kept: impl Fn(usize, usize) -> bool) {
        let lost: Vec<(usize, usize)> =
            self.graph.edges().filter(|&(one, other)| !is_kept(one, other)).collect();
        lost.into_iter().for_each(|(one, other)| self.graph.cut(one, other));
    }

    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Removes the steps after the first `len`, of those that keep all pairs.
    pub(super) fn undo_to(&mut self, len: usize) {
        self.steps.truncate(len);
    }

    /// Adds a step that states a number and needs no proof.
    pub(super) fn state(&mut self, rule: &'static str, vertex: usize, number: usize) {
        if let Placed::Player(seat) = self.placed[vertex] {
            let step = ProofStep { rule, part: RulePart::Choice(seat), value: signed(number), duals: None };
            self.steps.push(step);
        }
    }

    /// Proves that every candidate is charged no less than some value, and keeps all of them; returns false if one is
    /// charged less.
    pub(super) fn at_least(
        &mut self,
        rule: &'static str,
        of: Option<usize>,
        least: i64,
        cost: impl Fn(usize, usize) -> i64,
    ) -> bool {
        let edges: Vec<(usize, usize)> = self.graph.edges().collect();
        let costs: Vec<i64> = edges.iter().map(|&(one, other)| cost(one, other)).collect();
        let Some((value, found)) = self.least(&edges, &costs).filter(|(value, _)| *value >= least) else {
            return false;
        };
        let part = match of.map(|vertex| self.placed[vertex]) {
            Some(Placed::Player(seat)) => RulePart::Choice(seat),
            _ => RulePart::Whole,
        };
        let duals = Some(self.told(&found));
        self.steps.push(ProofStep { rule, part, value, duals });
        true
    }

    /// Names the vertices after the players as those that leave them over, not as the bye.
    pub(super) fn with_outs(mut self) -> Self {
        let outs = self.placed.iter_mut().filter(|placed| **placed == Placed::Bye);
        outs.zip(1..).for_each(|(placed, number)| *placed = Placed::Out(number));
        self
    }

    pub(super) fn mate(&self, vertex: usize) -> usize {
        self.mates[vertex]
    }

    pub(super) fn vertices(&self) -> usize {
        self.graph.vertices()
    }

    pub(super) fn into_part(self, compared: Compared, score: Points) -> BracketProof {
        BracketProof::new(compared, score, self.steps)
    }

    fn not_best(&self, rule: &'static str) -> Unproved {
        match self.score {
            Some(score) => Unproved::NotBest { score, rule },
            None => Unproved::OtherBye { rule },
        }
    }

    /// Proves that no player with a lower cost can have the bye, and keeps the players of equal cost.
    pub(super) fn settle_bye(
        &mut self,
        rule: &'static str,
        cost: impl Fn(usize) -> i64,
    ) -> Result<(), Unproved> {
        let bye = self.graph.vertices() - 1;
        self.count(rule, RulePart::Whole, |one, other| if other == bye { cost(one) } else { 0 })?;
        let least = cost(self.mates[bye]);
        self.keep(bye, |who| cost(who) == least);
        Ok(())
    }

    /// Counts by the deciding criteria of an edition, level by level. `step` returns the decision made by matching two
    /// vertices, the smaller given first; `score_at` returns the score that a level represents.
    ///
    /// # Errors
    /// Returns an error if another pairing is better by a criterion.
    pub(super) fn criteria<E: ByCriteria>(
        &mut self,
        bracket: &E::Bracket<'_>,
        decides: impl Fn(&Criterion<E>) -> bool,
        step: impl Fn(usize, usize) -> Option<E::Step>,
        score_at: impl Fn(usize) -> Option<Points>,
    ) -> Result<(), Unproved> {
        for criterion in E::criteria(bracket).iter().filter(|criterion| decides(criterion)) {
            for level in 0..(criterion.limits)(bracket).len() {
                let score = score_at(level).filter(|_| criterion.by_score);
                self.count(criterion.id, score.map_or(RulePart::Whole, RulePart::Score), |one, other| {
                    let cost = step(one, other).and_then(|step| (criterion.cost)(bracket, step));
                    cost.filter(|&(at, _)| at == level).map_or(0, |(_, count)| i64::from(count))
                })?;
            }
        }
        Ok(())
    }

    /// Proves the choice among some vertices: as many as in the pairing, the first possible ones in this order. A
    /// vertex is chosen or not depending on its partner.
    pub(super) fn choose_some(
        &mut self,
        article: &'static str,
        vertices: impl Iterator<Item = usize> + Clone,
        is_chosen: impl Fn(usize, usize) -> bool,
    ) -> Result<(), Unproved> {
        let mut open = vertices.clone().filter(|&one| is_chosen(one, self.mates[one])).count();
        for one in vertices {
            let is_mine = is_chosen(one, self.mates[one]);
            if !is_mine && open > 0 {
                self.choose(article, one, |other| is_chosen(one, other))?;
            }
            open -= usize::from(is_mine);
            self.keep(one, |other| is_chosen(one, other) == is_mine);
        }
        Ok(())
    }

    /// Proves that the partner of a vertex is the first that it can have; both lose their other pairs.
    pub(super) fn choose_partner(
        &mut self,
        article: &'static str,
        one: usize,
        is_before: impl Fn(usize) -> bool,
    ) -> Result<(), Unproved> {
        let mate = self.mates[one];
        self.choose(article, one, is_before)?;
        self.keep(one, |other| other == mate);
        self.keep(mate, |other| other == one);
        Ok(())
    }

    /// Proves that no `better` partner of a vertex is possible.
    pub(super) fn choose(
        &mut self,
        article: &'static str,
        vertex: usize,
        better: impl Fn(usize) -> bool,
    ) -> Result<(), Unproved> {
        if !self.graph.neighbours(vertex).any(&better) {
            return Ok(());
        }
        self.none(article, vertex, |one, other| {
            one == vertex && better(other) || other == vertex && better(one)
        })
    }

    /// Keeps only pairs that are charged nothing, if the pairing has no other; else proves that no candidate consists of
    /// such pairs.
    pub(super) fn avoid(
        &mut self,
        rule: &'static str,
        cost: impl Fn(usize, usize) -> i64,
    ) -> Result<(), Unproved> {
        let pairs =
            (0..self.mates.len()).map(|one| (one, self.mates[one])).filter(|(one, other)| one < other);
        match pairs.into_iter().any(|(one, other)| cost(one, other) > 0) {
            true => self.above_zero(rule, cost),
            false => self.count(rule, RulePart::Whole, cost),
        }
    }

    /// Proves that every candidate is charged more than zero; keeps all of them.
    pub(super) fn above_zero(
        &mut self,
        rule: &'static str,
        cost: impl Fn(usize, usize) -> i64,
    ) -> Result<(), Unproved> {
        let edges: Vec<(usize, usize)> = self.graph.edges().collect();
        let costs: Vec<i64> = edges.iter().map(|&(one, other)| cost(one, other)).collect();
        let least = self.least(&edges, &costs).filter(|(value, _)| *value > 0);
        let (value, found) = least.ok_or_else(|| self.not_best(rule))?;
        let duals = Some(self.told(&found));
        self.steps.push(ProofStep { rule, part: RulePart::Whole, value, duals });
        Ok(())
    }

    /// Proves, as a step of a vertex, that no remaining candidate has one of these pairs; takes no step if none remains.
    pub(super) fn none(
        &mut self,
        article: &'static str,
        vertex: usize,
        is_one: impl Fn(usize, usize) -> bool,
    ) -> Result<(), Unproved> {
        let Placed::Player(seat) = self.placed[vertex] else { return Ok(()) };
        if !self.graph.edges().any(|(one, other)| is_one(one, other)) {
            return Ok(());
        }
        self.count(article, RulePart::Choice(seat), |one, other| -i64::from(is_one(one, other)))
    }

    /// Restricts a vertex to some of its pairs.
    pub(super) fn keep(&mut self, vertex: usize, is_kept: impl Fn(usize) -> bool) {
        let lost: Vec<usize> = self.graph.neighbours(vertex).filter(|&other| !is_kept(other)).collect();
        lost.into_iter().for_each(|other| self.graph.cut(vertex, other));
    }

    /// Proves that no remaining candidate costs less, and keeps those of equal cost.
    ///
    /// # Errors
    /// Returns [`Unproved::NotBest`], or [`Unproved::OtherBye`] outside of brackets, if a candidate costs less.
    pub(super) fn count(
        &mut self,
        rule: &'static str,
        part: RulePart,
        cost: impl Fn(usize, usize) -> i64,
    ) -> Result<(), Unproved> {
        // Hundreds of thousands in large fields: a vector that grows by copying would need twice the memory.
        let mut edges = Vec::with_capacity(self.graph.size());
        edges.extend(self.graph.edges());
        let costs: Vec<i64> = edges.iter().map(|&(one, other)| cost(one, other)).collect();
        let is_mine = |&(one, other): &(usize, usize)| self.mates[one] == other;
        let mine = edges.iter().zip(&costs).filter(|(edge, _)| is_mine(edge));
        let value = mine.map(|(_, cost)| cost).sum();
        let charged = Charged { edges: &edges, costs: &costs, value };
        let is_plain = value == 0 && costs.iter().all(|&cost| cost >= 0);
        let found = match is_plain {
            true => QuarterDuals::nothing(self.graph.vertices()),
            false => match self.plain_duals(&charged) {
                Some(found) => found,
                None => self.solve(&charged).ok_or_else(|| self.not_best(rule))?,
            },
        };
        let slack = |at: usize| found.slack(&charged, at, &self.known);
        let loose = (0..).zip(&edges).filter(|&(at, _)| slack(at) > 0);
        loose.for_each(|(_, &(one, other))| self.graph.cut(one, other));
        let duals = (!is_plain).then(|| self.told(&found));
        self.known.extend(found.sets.into_iter().map(|(set, _)| set));
        self.steps.push(ProofStep { rule, part, value, duals });
        Ok(())
    }

    /// Tries duals with a short notation: all at the last vertex, which is the bye if it is not allocated, or at one of
    /// the layers.
    fn plain_duals(&self, charged: &Charged<'_>) -> Option<QuarterDuals> {
        let vertices = self.graph.vertices();
        let of_range = |range: Range<usize>| {
            let mut set = BitSet::empty(vertices);
            range.for_each(|vertex| set.insert(vertex));
            set
        };
        let of_set = |end: usize| {
            let mut found = QuarterDuals::nothing(vertices);
            let set = of_range(0..end);
            match self.known.iter().position(|known| *known == set) {
                Some(at) => found.known.push((at, 4 * charged.value)),
                None => found.sets.push((set, 4 * charged.value)),
            }
            found
        };
        let mut at_last = QuarterDuals::nothing(vertices);
        at_last.vertices.last_mut().into_iter().for_each(|dual| *dual = 4 * charged.value);
        let fits = |end: usize| end % 2 == 1 && end > 1 && end < vertices && charged.value > 0;
        let sets = self.layers.iter().copied().filter(|&end| fits(end));
        let mut tried = std::iter::once(at_last).chain(sets.map(of_set));
        tried.find(|found| found.proves(charged, &self.known))
    }

    /// Finds duals; `None` if another candidate costs less.
    fn solve(&self, charged: &Charged<'_>) -> Option<QuarterDuals> {
        let (value, found) = self.least(charged.edges, charged.costs)?;
        (value == charged.value).then_some(found)
    }

    /// Finds the least cost of a candidate with its duals, by a matching of least weight. Pairs that leave a known set
    /// weigh more than all costs together: so exactly one leaves each set, and its extra weight is subtracted from the
    /// set's dual.
    fn least(&self, edges: &[(usize, usize)], costs: &[i64]) -> Option<(i64, QuarterDuals)> {
        let vertices = self.graph.vertices();
        let (least, most) =
            costs.iter().fold((0, 0), |(least, most), &cost| (cost.min(least), cost.max(most)));
        let penalty = if self.known.is_empty() { 0 } else { signed(vertices) * (most - least) + 1 };
        let mut graph = WeightedGraph::<i64>::new(vertices);
        for (&(one, other), &cost) in edges.iter().zip(costs) {
            graph.join(one, other, penalty * leaves(&self.known, one, other) + cost);
        }
        let proof = LeastProof::of(graph).ok()?;
        let value = proof.weight - penalty * signed(self.known.len());
        let mut found = QuarterDuals { vertices: proof.vertices, ..QuarterDuals::nothing(vertices) };
        found.known = (0..self.known.len()).map(|at| (at, -4 * penalty)).collect();
        for (set, dual) in proof.odd_sets {
            match self.known.iter().position(|known| *known == set) {
                Some(at) => found.known[at].1 += dual,
                None => found.sets.push((set, dual)),
            }
        }
        found.proves(&Charged { edges, costs, value }, &self.known).then_some((value, found))
    }

    /// Returns duals in the notation of certificates, in the largest common unit.
    fn told(&self, found: &QuarterDuals) -> Duals {
        let sets = found.sets.iter().map(|(_, dual)| dual).chain(found.known.iter().map(|(_, dual)| dual));
        let divides = |unit: i64| found.vertices.iter().chain(sets.clone()).all(|dual| dual % unit == 0);
        let shared = [4, 2, 1].into_iter().find(|&unit| divides(unit)).unwrap_or(1);
        let dual = |dual: i64| dual / shared;
        let players = (0..).zip(&found.vertices).filter(|(_, dual)| **dual != 0);
        let members = |set: &BitSet| set.iter().map(|vertex| self.placed[vertex]).collect();
        Duals {
            unit: 4 / shared,
            players: players.map(|(vertex, &of)| (self.placed[vertex], dual(of))).collect(),
            known: found.known.iter().filter(|(_, of)| *of != 0).map(|&(at, of)| (at, dual(of))).collect(),
            sets: found.sets.iter().map(|(set, of)| (members(set), dual(*of))).collect(),
        }
    }
}

fn placed<'a, T>(roster: &'a Roster<'_, T>, players: &'a [usize]) -> impl Iterator<Item = Placed> + 'a {
    players.iter().map(|&who| Placed::Player(roster.card(who).seat))
}

/// Returns the names of places; those from `roster.len() + 1` on leave players over.
pub(super) fn placed_or_out<T>(roster: &Roster<'_, T>, places: &[usize]) -> Vec<Placed> {
    let name = |&place: &usize| match place.checked_sub(roster.len()) {
        Some(out) => Placed::Out(out),
        None => Placed::Player(roster.card(place).seat),
    };
    places.iter().map(name).collect()
}

/// Proves that a graph, whose vertices are these `players` and then some of the `others`, has no perfect matching: without
/// some vertices the rest forms more odd groups than these vertices are. `None` if it has one.
pub(super) fn no_pairing<T>(
    roster: &Roster<'_, T>,
    players: &[usize],
    others: &[Placed],
    graph: Graph,
    rule: &'static str,
) -> Option<ProofStep> {
    let placed: Vec<Placed> = placed(roster, players).chain(others.iter().copied()).collect();
    unmatchable(&placed, graph, rule)
}

/// Proves that a graph, whose vertices have these names, has no perfect matching. `None` if it has one.
pub(super) fn unmatchable(placed: &[Placed], graph: Graph, rule: &'static str) -> Option<ProofStep> {
    let Shortage { groups, neighbours } = Shortage::united(LargestMatching::of(graph).shortages());
    let value = signed(groups.len()) - signed(neighbours.len());
    let (alone, groups): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| group.len() == 1);
    let alone = alone.concat().into_iter().map(|vertex| (placed[vertex], 1));
    let named = |group: Vec<usize>| group.into_iter().map(|vertex| placed[vertex]).collect();
    let duals = Duals {
        unit: 1,
        players: neighbours.into_iter().map(|vertex| (placed[vertex], -1)).chain(alone).collect(),
        known: Vec::new(),
        sets: groups.into_iter().map(|group| (named(group), 1)).collect(),
    };
    (value > 0).then_some(ProofStep { rule, part: RulePart::Whole, value, duals: Some(duals) })
}

pub(super) fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Returns the number of sets that an edge leaves.
fn leaves(sets: &[BitSet], one: usize, other: usize) -> i64 {
    signed(sets.iter().filter(|set| set.contains(one) != set.contains(other)).count())
}

/// Costs of the remaining pairs at a step, and cost of the pairing.
struct Charged<'a> {
    edges: &'a [(usize, usize)],
    costs: &'a [i64],
    value: i64,
}

/// Duals, in quarters.
struct QuarterDuals {
    vertices: Vec<i64>,
    known: Vec<(usize, i64)>,
    sets: Vec<(BitSet, i64)>,
}

impl QuarterDuals {
    fn nothing(vertices: usize) -> Self {
        Self { vertices: vec![0; vertices], known: Vec::new(), sets: Vec::new() }
    }

    /// Returns the excess of the cost of an edge over its duals.
    fn slack(&self, charged: &Charged<'_>, at: usize, known: &[BitSet]) -> i64 {
        let (one, other) = charged.edges[at];
        let parts = |set: &BitSet| set.contains(one) != set.contains(other);
        let known = self.known.iter().filter(|(at, _)| parts(&known[*at])).map(|(_, dual)| dual);
        let sets = self.sets.iter().filter(|(set, _)| parts(set)).map(|(_, dual)| dual);
        4 * charged.costs[at] - self.vertices[one] - self.vertices[other] - known.chain(sets).sum::<i64>()
    }

    /// Returns true if the duals prove that the pairing costs the least.
    fn proves(&self, charged: &Charged<'_>, known: &[BitSet]) -> bool {
        let sets = self.known.iter().map(|(_, dual)| dual).chain(self.sets.iter().map(|(_, dual)| dual));
        let sum: i64 = self.vertices.iter().chain(sets).sum();
        sum == 4 * charged.value && (0..charged.edges.len()).all(|at| self.slack(charged, at, known) >= 0)
    }
}
