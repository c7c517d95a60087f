//! Proves a pairing (`docs/certificate.md`): the bye (4.1), then the groups from the top and from the bottom to the
//! median group, each with its floaters and the order of Article 9.

use super::super::MatchRoster;
use super::groups::From;
use crate::format::{BracketProof, Compared, Pairing, Proof, ProofStep, RulePart, Unproved};
use crate::matching::Graph;
use crate::swiss::prover::{Proving, partners, signed};
use crate::tournament::Points;

/// Proves a pairing; `fit` is true for two teams with an order of colours within the limits of both.
///
/// # Errors
/// Returns the first defect of the pairing, or the group and the article of a better one.
pub(super) fn prove(
    roster: &MatchRoster<'_>,
    fit: impl Fn(usize, usize) -> bool,
    pairing: &Pairing,
) -> Result<Proof, Unproved> {
    let partners = partners(roster, pairing)?;
    let mut left: Vec<usize> = (0..roster.len()).filter(|&who| partners[who].is_some()).collect();
    let (bye, mut brackets) = (bye(roster, &partners)?, Vec::new());
    let score = |who: usize| roster.card(who).score;
    let median = left.get(left.len() / 2).map(|&who| score(who));
    for from in [From::Above, From::Below] {
        loop {
            let edge = if from == From::Above { left.first() } else { left.last() };
            let Some((&edge, median)) = edge.zip(median) else { break };
            let is_outside = if from == From::Above { score(edge) > median } else { score(edge) < median };
            if !is_outside {
                break;
            }
            let group = ProvedGroup::new(roster, &left, &partners, from)?;
            brackets.push(group.prove(&fit)?);
            let is_inside = |who: &usize| score(*who) == score(edge);
            left.retain(|who| !is_inside(who) && !partners[*who].as_ref().is_some_and(is_inside));
        }
    }
    if !left.is_empty() {
        brackets.push(ProvedGroup::new(roster, &left, &partners, From::Above)?.prove(&fit)?);
    }
    Ok(Proof { bye, attempt: None, brackets })
}

/// Proves that no lower ranked team can have the bye.
fn bye(roster: &MatchRoster<'_>, partners: &[Option<usize>]) -> Result<Vec<ProofStep>, Unproved> {
    let everybody = roster.everybody();
    let bye = everybody.len();
    if bye.is_multiple_of(2) {
        return Ok(Vec::new());
    }
    let mut graph = roster.graph_with_room(&everybody, 1);
    let allowed = everybody.iter().filter(|&&who| roster.card(who).may_get_bye);
    allowed.for_each(|&who| graph.join(who, bye));
    let mut proving = Proving::new(roster, &everybody, partners, graph, None, Vec::new())?;
    proving.settle_bye("4.1", |who| signed(bye - 1 - who))?;
    Ok(proving.into_part(Compared::Bracket, Points::ZERO).steps)
}

/// A group being proved, among all teams without a match. Vertices are indices into these.
struct ProvedGroup<'a> {
    proving: Proving,
    who: &'a [usize],
    scores: Vec<Points>,
    score: Points,
    /// The group and the others, from its edge inwards.
    group: Vec<usize>,
    others: Vec<usize>,
    from: From,
}

impl<'a> ProvedGroup<'a> {
    fn new(
        roster: &MatchRoster<'_>,
        left: &'a [usize],
        partners: &[Option<usize>],
        from: From,
    ) -> Result<Self, Unproved> {
        let scores: Vec<Points> = left.iter().map(|&who| roster.card(who).score).collect();
        let mut order: Vec<usize> = (0..left.len()).collect();
        if from == From::Below {
            order.reverse();
        }
        let score = order.first().map(|&edge| scores[edge]).unwrap_or_default();
        let (group, others): (Vec<usize>, Vec<usize>) =
            order.into_iter().partition(|&vertex| scores[vertex] == score);
        let layers = if from == From::Above { vec![group.len()] } else { Vec::new() };
        let graph: Graph = roster.graph(left);
        let proving = Proving::new(roster, left, partners, graph, Some(score), layers)?;
        Ok(Self { proving, who: left, scores, score, group, others, from })
    }

    fn prove(mut self, fit: &impl Fn(usize, usize) -> bool) -> Result<BracketProof, Unproved> {
        let is_inside: Vec<bool> = self.scores.iter().map(|&score| score == self.score).collect();
        let who = self.who;
        self.proving
            .count("9.5", RulePart::Whole, |one, other| i64::from(is_inside[one] != is_inside[other]))?;
        self.proving.avoid("7.4", |one, other| {
            i64::from((is_inside[one] || is_inside[other]) && !fit(who[one], who[other]))
        })?;
        self.floaters(&is_inside)?;
        self.pairs(&is_inside)?;
        Ok(self.proving.into_part(Compared::Bracket, self.score))
    }

    /// Proves the floaters, the innermost first, each with the nearest opponent; groups beyond the nearest one only if it
    /// does not suffice (O-3).
    fn floaters(&mut self, is_inside: &[bool]) -> Result<(), Unproved> {
        let apart = |vertex: usize| self.scores[vertex].max(self.score) - self.scores[vertex].min(self.score);
        let distances: Vec<Points> = (0..self.scores.len()).map(apart).collect();
        let mate = |one: usize, proving: &Proving| proving.mate(one);
        let mut open = self.group.iter().filter(|&&one| !is_inside[mate(one, &self.proving)]).count();
        let reached = self.group.iter().map(|&one| distances[mate(one, &self.proving)]);
        let far = reached.max().unwrap_or_default();
        if self.others.first().is_some_and(|&nearest| open > 0 && distances[nearest] < far) {
            self.proving.above_zero("O-3", |one, other| {
                let is_far = distances[one].max(distances[other]) >= far;
                i64::from(is_inside[one] != is_inside[other] && is_far)
            })?;
        }
        let (article, is_above) = match self.from {
            From::Above => ("8.3", true),
            From::Below => ("8.2", false),
        };
        self.group.iter().for_each(|&one| self.proving.keep(one, |other| distances[other] <= far));
        for &one in self.group.iter().rev() {
            let mate = self.proving.mate(one);
            if is_inside[mate] {
                if open > 0 {
                    self.proving.choose(article, one, |other| !is_inside[other])?;
                }
                self.proving.keep(one, |other| is_inside[other]);
            } else {
                open -= 1;
                self.proving.choose_partner(article, one, |other| {
                    !is_inside[other] && if is_above { other < mate } else { other > mate }
                })?;
            }
        }
        Ok(())
    }

    /// Proves the pairs within the group, each team in turn with the first of the other half, then with the last of its
    /// own.
    fn pairs(&mut self, is_inside: &[bool]) -> Result<(), Unproved> {
        let mut free: Vec<usize> =
            self.group.iter().copied().filter(|&one| is_inside[self.proving.mate(one)]).collect();
        while let Some(&first) = free.first() {
            let mate = self.proving.mate(first);
            let (own, other_half) = free.split_at(free.len() / 2);
            let tried = other_half.iter().chain(own.iter().skip(1).rev());
            let earlier: Vec<usize> = tried.copied().take_while(|&other| other != mate).collect();
            self.proving.choose_partner("9.1", first, |other| earlier.contains(&other))?;
            free.retain(|&vertex| vertex != first && vertex != mate);
        }
        Ok(())
    }
}
