//! Proves a pairing (`docs/certificate.md`): bracket by bracket, as A.9 pairs them.
//!
//! The candidates of a bracket are its own pairings, whether or not the round can be completed after them. So C.5 and C.6
//! are first proved on the bracket alone. All other criteria are proved on the bracket and the next one, whose pairing
//! by C.5 and C.6 is the witness of C.7. If the round cannot be completed after the best pairing, that pairing is proved
//! in the same way, then that no pairing of the players left after it exists; then the PPB and the CLB among all
//! complete rounds.

use super::cards;
use super::criteria::{COLLAPSED, ORDINARY, WITHOUT_NEXT, possible_differences};
use super::round::{Regular, Search};
use crate::format::{
    Attempt, BracketProof, Compared, Field, Pairing, Placed, Proof, RulePart, Seat, Unproved,
};
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::dutch::rules_2026::Dutch2026;
use crate::swiss::dutch::rules_2026::bracket::DutchBracket;
use crate::swiss::dutch::rules_2026::completion::{ByeScore, graph_above, is_completable};
use crate::swiss::dutch::rules_2026::lower_demand::Below;
use crate::swiss::dutch::rules_2026::proof::{OrderArticles, order};
use crate::swiss::dutch::rules_2026::space::{Scope, Space};
use crate::swiss::prover::{Proving, no_pairing, partners};
use crate::tournament::Points;

const SECTION_D: OrderArticles =
    OrderArticles { moved_down: "D.3", partner: "D.1", exchanges: ["D.2.a", "D.2.b", "D.2.c", "D.2.d"] };

/// Partners of all players of the roster; `None` for a player left over.
type Partners = Vec<Option<usize>>;

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the bracket and the criterion of a better one.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = cards::roster(field);
    let partners = partners(&roster, pairing)?;
    let bye = (roster.len() % 2 == 1).then_some(ByeScore::Any);
    let groups = roster.groups(0..roster.len());
    let mut proof = Proof { bye: Vec::new(), attempt: None, brackets: Vec::new() };
    let mut moved_down = Vec::new();
    for at in 0..groups.len() {
        let mut bracket = DutchBracket::new(&roster, &moved_down, &groups[at..], bye);
        bracket.criteria = &ORDINARY;
        if at + 1 == groups.len() {
            bracket.gives_bye = bye.is_some();
            bracket.criteria = &WITHOUT_NEXT;
            proof.brackets.push(complete(&bracket, &partners, Compared::Bracket)?);
            break;
        }
        let (found, _) = Regular.pair_ordinary(&mut bracket.clone());
        if is_completable(&roster, &found.floaters, bracket.rest(), bye) {
            moved_down = floaters(&bracket, &partners);
            open(&bracket, &partners, Compared::Bracket, &mut proof.brackets)?;
            continue;
        }
        given_up(&bracket, &found, &mut proof)?;
        bracket.criteria = &WITHOUT_NEXT;
        proof.brackets.push(complete(&bracket, &partners, Compared::Penultimate)?);
        let below = [groups[at + 1..].concat()];
        let mut collapsed = DutchBracket::new(&roster, &floaters(&bracket, &partners), &below, bye);
        collapsed.differences = possible_differences(&collapsed.scores);
        collapsed.criteria = &COLLAPSED;
        collapsed.gives_bye = bye.is_some();
        proof.brackets.push(complete(&collapsed, &partners, Compared::Collapsed)?);
        break;
    }
    Ok(proof)
}

/// Returns the members without a partner in the bracket.
fn floaters(bracket: &DutchBracket<'_>, partners: &Partners) -> Vec<usize> {
    let is_paired = |who: usize| partners[who].is_some_and(|other| bracket.members.contains(&other));
    bracket.members.iter().copied().filter(|&who| !is_paired(who)).collect()
}

/// Proves that the best pairing of a bracket, given as `found`, does not let the round be completed: no pairing of the
/// players left exists, or, before the last bracket, none that is as good by C.5 and C.6, which the proof of the
/// penultimate bracket shows.
fn given_up(bracket: &DutchBracket<'_>, found: &BracketOutcome, proof: &mut Proof) -> Result<(), Unproved> {
    let roster = bracket.roster;
    let mut partners = vec![None; roster.len()];
    let mut pairs = found.pairs.clone();
    join(&mut partners, &found.pairs);
    if !bracket.below.is_empty() {
        pairs.extend(next_pairs(bracket, &found.floaters));
    }
    open(bracket, &partners, Compared::Attempt, &mut proof.brackets)?;
    if !bracket.below.is_empty() {
        let (mut graph, players) =
            graph_above(roster, &found.floaters, bracket.rest(), bracket.bye, &Below::open(0));
        for one in 0..found.floaters.len() {
            (0..one).for_each(|other| graph.cut(one, other));
        }
        let step = no_pairing(roster, &players, &[Placed::Bye], graph, "C.4");
        let steps = vec![step.ok_or(Unproved::Incomplete)?];
        proof.brackets.push(BracketProof::new(Compared::Below, next_score(bracket), steps));
    }
    let seats = |pair: &[usize; 2]| -> [Seat; 2] { roster.seats_of(*pair) };
    proof.attempt = Some(Attempt { score: bracket.score(), pairs: pairs.iter().map(seats).collect() });
    Ok(())
}

fn join(partners: &mut Partners, pairs: &[[usize; 2]]) {
    for &[one, other] in pairs {
        (partners[one], partners[other]) = (Some(other), Some(one));
    }
}

/// Returns the pairs of the next bracket, which is not the last, after these downfloaters: the best ones by C.5 and C.6.
fn next_pairs(bracket: &DutchBracket<'_>, floaters: &[usize]) -> Vec<[usize; 2]> {
    let groups = bracket.roster.groups(bracket.rest());
    let mut next = DutchBracket::new(bracket.roster, floaters, &groups, bracket.bye);
    next.criteria = &ORDINARY;
    Regular.pair_ordinary(&mut next).0.pairs
}

/// Proves a bracket that has a next one, without regard to completion: C.5 and C.6 on the bracket alone, then all steps
/// together with the next bracket if any player floats. Of an attempt before the last bracket C.5 and C.6 suffice.
fn open(
    bracket: &DutchBracket<'_>,
    partners: &Partners,
    compared: Compared,
    parts: &mut Vec<BracketProof>,
) -> Result<(), Unproved> {
    let (roster, floaters) = (bracket.roster, floaters(bracket, partners));
    let end = bracket.below.end;
    let mut alone = bracket.clone();
    (alone.next, alone.below, alone.criteria) = (end..end, end..end, &WITHOUT_NEXT);
    let space = Space::new(&alone, Scope::Next(floaters.len()));
    let mut own = partners.clone();
    floaters.iter().for_each(|&who| own[who] = None);
    let mut proving = begin(&space, &own)?.with_outs();
    criteria(&mut proving, &space, |id| floaters.is_empty() || ["C.5", "C.6"].contains(&id))?;
    if floaters.is_empty() {
        order(&mut proving, &space, &SECTION_D)?;
    }
    parts.push(proving.into_part(compared, bracket.score()));
    let is_before_last = bracket.below.is_empty();
    if floaters.is_empty() || is_before_last && compared == Compared::Attempt {
        return Ok(());
    }
    let mut ahead = bracket.clone();
    ahead.looks_ahead = true;
    let proving = if is_before_last {
        let groups = roster.groups(bracket.rest());
        let mut last = DutchBracket::new(roster, &floaters, &groups, bracket.bye);
        last.gives_bye = bracket.bye.is_some();
        last.criteria = &WITHOUT_NEXT;
        match Regular.pair_completing(&last) {
            Some(paired) => {
                join(&mut own, &paired.pairs);
                paired.bye.into_iter().for_each(|who| own[who] = None);
            }
            // An illegal pair, which is refused as such.
            None => own.clone_from(partners),
        }
        let space = Space::new(&ahead, Scope::All);
        ranked(begin(&space, &own)?, &space)?
    } else {
        bracket.next.clone().for_each(|who| own[who] = None);
        join(&mut own, &next_pairs(bracket, &floaters));
        let left_over = floaters.iter().copied().chain(bracket.next.clone());
        let space = Space::new(&ahead, Scope::Next(left_over.filter(|&who| own[who].is_none()).count()));
        ranked(begin(&space, &own)?.with_outs(), &space)?
    };
    parts.push(proving.into_part(Compared::Next, next_score(bracket)));
    Ok(())
}

fn next_score(bracket: &DutchBracket<'_>) -> Points {
    bracket.next.clone().next().map_or_else(|| bracket.score(), |who| bracket.card(who).score)
}

/// Proves a bracket among all complete rounds.
fn complete(
    bracket: &DutchBracket<'_>,
    partners: &Partners,
    compared: Compared,
) -> Result<BracketProof, Unproved> {
    let space = Space::new(bracket, Scope::All);
    let mut proving = begin(&space, partners)?;
    if compared == Compared::Collapsed && bracket.moved_down > 0 && bracket.bye.is_some() {
        // B.1.c: as many moved-down players as possible are paired. Elsewhere C.5 and C.6 fix their number.
        criteria(&mut proving, &space, |_| true)?;
        let (members, moved_down) = (space.members(), bracket.moved_down);
        proving
            .count("B.1.c", RulePart::Whole, |one, other| i64::from(one < moved_down && other >= members))?;
        order(&mut proving, &space, &SECTION_D)?;
        return Ok(proving.into_part(compared, bracket.score()));
    }
    Ok(ranked(proving, &space)?.into_part(compared, bracket.score()))
}

/// Starts with all pairings in the scope of a search.
fn begin(space: &Space<'_>, partners: &Partners) -> Result<Proving, Unproved> {
    let (bracket, members) = (space.bracket, space.members());
    let players: Vec<usize> = (0..space.nodes.len()).map_while(|vertex| space.player(vertex)).collect();
    let layers = vec![members, members + bracket.next.len()];
    Proving::new(bracket.roster, &players, partners, space.graph(), Some(bracket.score()), layers)
}

fn ranked(mut proving: Proving, space: &Space<'_>) -> Result<Proving, Unproved> {
    criteria(&mut proving, space, |_| true)?;
    order(&mut proving, space, &SECTION_D)?;
    Ok(proving)
}

/// Proves the criteria of a bracket, or some of them.
fn criteria(
    proving: &mut Proving,
    space: &Space<'_>,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<(), Unproved> {
    let bracket = space.bracket;
    let is_collapsed = !bracket.differences.is_empty();
    let levels = if is_collapsed { &bracket.differences } else { &bracket.scores };
    let next = Some(next_score(bracket)).filter(|_| !is_collapsed);
    proving.criteria::<Dutch2026>(
        bracket,
        |criterion| {
            let of_moved_down = !is_collapsed && ["C.13", "C.15"].contains(&criterion.id);
            is_wanted(criterion.id) && (!of_moved_down || bracket.moved_down > 0)
        },
        |one, other| space.step(one, other),
        |level| levels.get(level).copied().or(next),
    )
}
