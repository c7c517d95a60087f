//! Proves a pairing (`docs/certificate.md`): the bye, then bracket by bracket C5 to C8 and the order of Article 4.

use super::bracket::BursteinBracket;
use super::{Burstein2026, roster};
use crate::format::{Compared, Field, Pairing, Proof, Unproved};
use crate::swiss::burstein::fold;
use crate::swiss::criteria::Step;
use crate::swiss::prover::{self, Proving, partners};

/// Proves the pairing of a round after the seeding rounds.
///
/// # Errors
/// Returns the first defect of the pairing, or the bracket and the criterion of a better one.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = roster(field);
    let partners = partners(&roster, pairing)?;
    let bye = prover::bye(&roster, &partners, ["3.1.3", "3.1.4", "3.1.5"])?;
    let groups = roster.groups((0..roster.len()).filter(|&who| partners[who].is_some()));
    let (mut incoming, mut brackets) = (Vec::new(), Vec::new());
    for at in 0..groups.len() {
        let bracket = BursteinBracket::new(&roster, &incoming, &groups[at..]);
        let players = [bracket.members.as_slice(), bracket.next, &bracket.below].concat();
        let members = bracket.members.len();
        let layers = vec![members, members + bracket.next.len()];
        let graph = roster.graph(&players);
        let mut proving = Proving::new(&roster, &players, &partners, graph, Some(bracket.score()), layers)?;
        incoming = (0..members).filter(|&one| proving.mate(one) >= members).map(|one| players[one]).collect();
        criteria(&mut proving, &bracket, &players, !incoming.is_empty())?;
        fold::prove(&mut proving, members, ["4", "4"])?;
        brackets.push(proving.into_part(Compared::Bracket, bracket.score()));
    }
    Ok(Proof { bye, attempt: None, brackets })
}

/// Proves C5 to C8.
fn criteria(
    proving: &mut Proving,
    bracket: &BursteinBracket<'_>,
    players: &[usize],
    leads_on: bool,
) -> Result<(), Unproved> {
    let members = bracket.members.len();
    let above = members + bracket.next.len();
    let next = bracket.next.first().map(|&who| bracket.roster.card(who).score);
    proving.criteria::<Burstein2026>(
        bracket,
        // Without floaters every candidate leads to the same round below.
        |criterion| criterion.ahead.is_none() || leads_on,
        |one, other| match (one < members, other < members) {
            (true, true) => Some(Step::Pair(players[one], players[other])),
            (true, false) => Some(Step::Float { who: players[one], beyond: other >= above }),
            _ if one < above && other >= above => Some(Step::Follow),
            _ => None,
        },
        |level| bracket.scores.get(level).copied().or(next),
    )
}
