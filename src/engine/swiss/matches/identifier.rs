//! Pairs of a bracket (3.6): of all pairings that are best by the criteria on pairs, the one with the smallest
//! identifier, which lists the smaller numbers of the pairs, the tops, in ascending order, then their opponents.

use super::criteria::{CriterionSubject, MatchBracket, MatchStep};
use super::{MatchData, MatchEdition};
use crate::matching::{Graph, LeastMatching, TwoSides, Weight};
use crate::swiss::criteria::{Criterion, Search, solve};
use crate::tournament::Colour;
use std::marker::PhantomData;

/// Pairs a bracket: each top with its opponent, in the order of the tops; `None` if not all of them can be paired.
pub(super) fn pair<E: MatchEdition>(
    bracket: &MatchBracket<'_>,
    upfloaters: &[usize],
) -> Option<Vec<[usize; 2]>> {
    let pairings = Pairings::<E>::new(bracket, upfloaters);
    pairings.halves().or_else(|| solve(&pairings))
}

/// The pairings of a bracket as a matching problem. Vertices are in order of pairing numbers.
struct Pairings<'a, E> {
    bracket: &'a MatchBracket<'a>,
    members: Vec<usize>,
    graph: Graph,
    edition: PhantomData<E>,
}

impl<'a, E: MatchEdition> Pairings<'a, E> {
    fn new(bracket: &'a MatchBracket<'a>, upfloaters: &[usize]) -> Self {
        let mut members = [bracket.residents, upfloaters].concat();
        members.sort_unstable_by_key(|&who| bracket.roster.card(who).seat);
        let graph = bracket.roster.graph(&members);
        Self { bracket, members, graph, edition: PhantomData }
    }

    fn is_charged(&self, one: usize, other: usize) -> bool {
        let Some(step) = self.step(one, other) else { return false };
        let mut asked = E::CRITERIA.iter().filter(|criterion| !self.is_settled(criterion));
        asked.any(|criterion| (criterion.cost)(self.bracket, step).is_some())
    }

    /// Returns the first pairing with the upper half as tops, if one of those costs nothing: no identifier is smaller.
    fn halves(&self) -> Option<Vec<[usize; 2]>> {
        let half = self.members.len() / 2;
        let mut sides = TwoSides::new(half, half);
        for top in 0..half {
            let lower = self.graph.neighbours(top).filter(|&other| other >= half);
            lower
                .filter(|&other| !self.is_charged(top, other))
                .for_each(|other| sides.join(top, other - half));
        }
        let partners = sides.first_matching()?;
        Some(partners.into_iter().enumerate().map(|(top, other)| self.pair_of(top, other + half)).collect())
    }

    fn pair_of(&self, top: usize, other: usize) -> [usize; 2] {
        [top, other].map(|vertex| self.members[vertex])
    }
}

impl<E: MatchEdition> Search for Pairings<'_, E> {
    type Edition = E;
    type Profile = (bool, Option<Colour>, MatchData, usize);
    type Found = Vec<[usize; 2]>;

    fn bracket(&self) -> &MatchBracket<'_> {
        self.bracket
    }

    fn graph(&self) -> &Graph {
        &self.graph
    }

    fn profile(&self, vertex: usize) -> Self::Profile {
        let who = self.members[vertex];
        let card = self.bracket.roster.card(who);
        (self.bracket.is_resident(who), card.due, card.own, self.bracket.roster.club(who))
    }

    fn step(&self, one: usize, other: usize) -> Option<MatchStep> {
        Some(step(self.bracket, self.pair_of(one, other)))
    }

    fn is_settled(&self, criterion: &Criterion<E>) -> bool {
        criterion.own != Some(CriterionSubject::Pairs)
    }

    fn first<W: Weight>(&self, mut best: LeastMatching<W>) -> Option<Vec<[usize; 2]>> {
        let mut tops = Vec::with_capacity(self.members.len() / 2);
        for vertex in 0..self.members.len() {
            if best.rematch(vertex, |mate| mate > vertex) {
                tops.push(vertex);
            } else {
                best.rematch(vertex, |mate| mate < vertex);
            }
        }
        for &top in &tops {
            loop {
                let mate = best.mate(top);
                if !best.rematch(top, |other| other < mate) {
                    best.rematch(top, |other| other == mate);
                    break;
                }
            }
        }
        Some(tops.into_iter().map(|top| self.pair_of(top, best.mate(top))).collect())
    }
}

/// Returns the decision made by pairing two players of a bracket.
pub(super) fn step(bracket: &MatchBracket<'_>, [one, other]: [usize; 2]) -> MatchStep {
    match [one, other].map(|who| bracket.is_resident(who)) {
        [true, false] => MatchStep::Upfloat { resident: one, upfloater: other },
        [false, true] => MatchStep::Upfloat { resident: other, upfloater: one },
        [true, true] | [false, false] => MatchStep::Pair(one, other),
    }
}
