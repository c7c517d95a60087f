//! Proves a pairing (`docs/certificate.md`): the bye (3.4), then bracket by bracket C4 to C7, the first set of
//! upfloaters (3.5), the criteria on pairs, and the smallest identifier (3.6).

use super::criteria::{CriterionSubject, MatchBracket, MatchStep};
use super::identifier::step;
use super::upfloaters::{Following, counted_ahead};
use super::{MatchEdition, following};
use crate::format::{Compared, Field, Pairing, Proof, Unproved};
use crate::swiss::prover::{self, Proving, partners};

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the bracket and the criterion of a better one; [`Unproved::ByParity`] if
/// C6 is read by parity and no set passes it.
pub(super) fn prove<E: MatchEdition>(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = E::roster(field);
    let partners = partners(&roster, pairing)?;
    let bye = prover::bye(&roster, &partners, ["3.4.2", "3.4.3", "3.4.4"])?;
    let mut left: Vec<usize> = (0..roster.len()).filter(|&who| partners[who].is_some()).collect();
    let mut brackets = Vec::new();
    while !left.is_empty() {
        let bracket = MatchBracket::top(&roster, &left);
        let residents = bracket.residents.len();
        let layers = vec![residents, residents + bracket.following];
        let graph = roster.graph(&left);
        let mut proving = Proving::new(&roster, &left, &partners, graph, Some(bracket.score()), layers)?;
        let is_member = |one: usize| one < residents || proving.mate(one) < residents;
        let (members, stay): (Vec<usize>, Vec<usize>) = (0..left.len()).partition(|&one| is_member(one));
        if members.len() > residents {
            check_parity(&bracket, &members, following(field))?;
        }
        upfloaters::<E>(&mut proving, &bracket, members.len() > residents)?;
        pairs::<E>(&mut proving, &bracket, &members)?;
        brackets.push(proving.into_part(Compared::Bracket, bracket.score()));
        left = stay.into_iter().map(|one| left[one]).collect();
    }
    Ok(Proof { bye, attempt: None, brackets })
}

/// Refuses the one case in which C6 by parity is not a sum: if no set passes, all sets are equal by it (T-6).
fn check_parity(bracket: &MatchBracket<'_>, members: &[usize], reading: Following) -> Result<(), Unproved> {
    let residents = bracket.residents.len();
    let upfloaters: Vec<usize> =
        members.iter().skip(residents).map(|&one| bracket.lower[one - residents]).collect();
    let is_alike = reading == Following::Parity && counted_ahead(bracket, &upfloaters, reading) > 0;
    if is_alike { Err(Unproved::ByParity { score: bracket.score() }) } else { Ok(()) }
}

/// Proves C4 to C7, and the first of the remaining sets (3.5.4).
fn upfloaters<E: MatchEdition>(
    proving: &mut Proving,
    bracket: &MatchBracket<'_>,
    has_any: bool,
) -> Result<(), Unproved> {
    // Without upfloaters all candidates have the same set.
    let is_asked = |id: &str, own: Option<CriterionSubject>| {
        own != Some(CriterionSubject::Pairs) && (has_any || id == "C4")
    };
    proving.criteria::<E>(
        bracket,
        |criterion| is_asked(criterion.id, criterion.own),
        |one, other| decided(bracket, one, other),
        |level| bracket.score_of(level),
    )?;
    let residents = bracket.residents.len();
    let lower = residents..residents + bracket.lower.len();
    proving.choose_some("3.5", lower, |_, mate| mate < residents)
}

/// Proves the criteria on the pairs of a bracket, and the smallest identifier: the tops, then the bottom of each.
fn pairs<E: MatchEdition>(
    proving: &mut Proving,
    bracket: &MatchBracket<'_>,
    members: &[usize],
) -> Result<(), Unproved> {
    let in_bracket =
        |one: usize, other: usize| one < bracket.residents.len() && members.binary_search(&other).is_ok();
    proving.criteria::<E>(
        bracket,
        |criterion| criterion.own == Some(CriterionSubject::Pairs),
        |one, other| decided(bracket, one, other).filter(|_| in_bracket(one, other)),
        |_| None,
    )?;
    let number = |one: usize| bracket.roster.card(player(bracket, one)).seat;
    let mut by_number = members.to_vec();
    by_number.sort_by_key(|&one| number(one));
    let is_top = |one: usize, mate: usize| number(one) < number(mate);
    proving.choose_some("3.6", by_number.iter().copied(), is_top)?;
    by_number.retain(|&one| is_top(one, proving.mate(one)));
    by_number.into_iter().try_for_each(|top| {
        let bottom = number(proving.mate(top));
        proving.choose_partner("3.6", top, |other| number(other) < bottom)
    })
}

/// Returns the player of a vertex: the residents come first.
fn player(bracket: &MatchBracket<'_>, vertex: usize) -> usize {
    let lower = || bracket.lower[vertex - bracket.residents.len()];
    bracket.residents.get(vertex).copied().unwrap_or_else(lower)
}

/// Returns the decision made by matching two vertices, the smaller given first; `None` below the following scoregroup.
fn decided(bracket: &MatchBracket<'_>, one: usize, other: usize) -> Option<MatchStep> {
    let last_following = bracket.residents.len() + bracket.following;
    match one < bracket.residents.len() {
        true => Some(step(bracket, [one, other].map(|vertex| player(bracket, vertex)))),
        false => (one < last_following && last_following <= other).then_some(MatchStep::Ahead),
    }
}
