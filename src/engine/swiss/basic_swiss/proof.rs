//! Proves a pairing (`docs/certificate.md`): the bye and each opponent are the first that leave a pairing of the others
//! (§6).

use super::{ranking, round};
use crate::format::{BracketProof, Compared, Field, Pairing, Placed, Proof, Unproved};
use crate::matching::Graph;
use crate::swiss::prover::{Proving, no_pairing, partners, signed};
use crate::swiss::roster::Roster;
use crate::tournament::Points;

const PROCEDURE: &str = "6";

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the player for whom an earlier opponent is possible.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let order = ranking::order(field);
    let strict = round::roster(field, &order, false);
    let everybody = strict.everybody();
    let none = no_pairing(&strict, &everybody, &[Placed::Bye], with_bye(&strict), PROCEDURE);
    let roster = if none.is_some() { round::roster(field, &order, true) } else { strict };
    let partners = partners(&roster, pairing)?;
    let score = roster.cards().first().map_or(Points::ZERO, |card| card.score);
    let mut bye = Vec::new();
    if !everybody.len().is_multiple_of(2) {
        let graph = with_bye(&roster);
        let mut proving = Proving::new(&roster, &everybody, &partners, graph, None, Vec::new())?;
        proving.settle_bye(PROCEDURE, |who| signed(everybody.len() - 1 - who))?;
        bye = proving.into_part(Compared::Bracket, score).steps;
    }
    let left: Vec<usize> = everybody.into_iter().filter(|&who| partners[who].is_some()).collect();
    let mut proving = Proving::new(&roster, &left, &partners, roster.graph(&left), Some(score), Vec::new())?;
    for (one, &who) in left.iter().enumerate() {
        let mate = proving.mate(one);
        if mate < one {
            continue;
        }
        let order = |other: usize| {
            let card = roster.card(left[other]);
            (std::cmp::Reverse(card.score), roster.clash(who, left[other]), other)
        };
        let score = roster.card(who).score;
        let chosen = proving.choose_partner(PROCEDURE, one, |other| order(other) < order(mate));
        chosen.map_err(|_| Unproved::NotBest { score, rule: PROCEDURE })?;
    }
    let impossible = none.map(|step| BracketProof::new(Compared::Below, score, vec![step]));
    let brackets = impossible.into_iter().chain([proving.into_part(Compared::Bracket, score)]).collect();
    Ok(Proof { bye, attempt: None, brackets })
}

/// Returns the pairs of all players, and of the bye with those who may have it if their number is odd.
fn with_bye(roster: &Roster<'_>) -> Graph {
    let everybody = roster.everybody();
    let bye = everybody.len();
    let mut graph = roster.graph_with_room(&everybody, bye % 2);
    if bye % 2 == 1 {
        let allowed = everybody.into_iter().filter(|&who| roster.card(who).may_get_bye);
        allowed.for_each(|who| graph.join(who, bye));
    }
    graph
}
