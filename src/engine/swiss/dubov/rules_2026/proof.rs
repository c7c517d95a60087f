//! Proves a pairing (`docs/certificate.md`): the bye, then bracket by bracket C5 to C10, the first set of upfloaters
//! (4.2), the shifters (3.2.4), and the first transposition (3.2.6).

use super::bracket::{from_the_middle, subgroups, white_order};
use super::criteria::{UpfloatBracket, UpfloatStep};
use super::{Dubov2026, READING};
use crate::format::{Compared, Field, Pairing, Proof, RulePart, Unproved};
use crate::swiss::dubov::cards::{self, DubovRoster};
use crate::swiss::prover::{self, Proving, partners};
use std::cmp::Ordering;

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the bracket and the criterion of a better one.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = cards::roster(field, READING, &[])?;
    let partners = partners(&roster, pairing)?;
    let bye = prover::bye(&roster, &partners, ["3.1.3", "3.1.4", "3.1.5"])?;
    let mut left: Vec<usize> = (0..roster.len()).filter(|&who| partners[who].is_some()).collect();
    let mut brackets = Vec::new();
    while let Some(&first) = left.first() {
        let score = roster.card(first).score;
        let residents = left.partition_point(|&who| roster.card(who).score == score);
        let graph = roster.graph(&left);
        let mut proving = Proving::new(&roster, &left, &partners, graph, Some(score), vec![residents])?;
        let is_member = |one: usize| one < residents || proving.mate(one) < residents;
        let (members, stay): (Vec<usize>, Vec<usize>) = (0..left.len()).partition(|&one| is_member(one));
        criteria(&mut proving, &roster, left.split_at(residents), members.len() > residents)?;
        proving.choose_some("4.2", residents..left.len(), |_, mate| mate < residents)?;
        halve(&mut proving, &roster, &left, &members)?;
        brackets.push(proving.into_part(Compared::Bracket, score));
        left = stay.into_iter().map(|one| left[one]).collect();
    }
    Ok(Proof { bye, attempt: None, brackets })
}

/// Proves C5 to C10 for `residents` and the players in `lower`.
fn criteria(
    proving: &mut Proving,
    roster: &DubovRoster<'_>,
    (residents, lower): (&[usize], &[usize]),
    has_upfloaters: bool,
) -> Result<(), Unproved> {
    let bracket = UpfloatBracket::new(roster, residents, lower, true);
    let player =
        |vertex: usize| residents.get(vertex).or_else(|| lower.get(vertex - residents.len())).copied();
    proving.criteria::<Dubov2026>(
        &bracket,
        |criterion| match criterion.id {
            // Without upfloaters all candidates are equal.
            "C6" => has_upfloaters,
            "C8" | "C9" | "C10" => has_upfloaters && !roster.field.is_last_round(),
            _ => true,
        },
        |one, other| {
            let (resident, mate) = (*residents.get(one)?, player(other)?);
            Some(match other < residents.len() {
                true => UpfloatStep::Pair(resident, mate),
                false => UpfloatStep::Upfloat { resident, upfloater: mate },
            })
        },
        // The lowest score comes first.
        |level| bracket.scores.iter().rev().nth(level).copied(),
    )
}

/// Proves 3.2.3 to 3.2.6: the subgroups, the players shifted between them, and the pairs across.
fn halve(
    proving: &mut Proving,
    roster: &DubovRoster<'_>,
    left: &[usize],
    members: &[usize],
) -> Result<(), Unproved> {
    let players: Vec<usize> = members.iter().map(|&one| left[one]).collect();
    let halves = players.iter().all(|&who| roster.card(who).own.history.games() == 0);
    let mut groups = subgroups(roster, &players, halves);
    groups[0].sort_by_key(|&who| white_order(roster, who));
    groups[1].sort_by_key(|&who| roster.card(who).seat);
    // The places of all remaining players are ascending.
    let groups = groups.map(|group| group.iter().filter_map(|who| left.binary_search(who).ok()).collect());
    let after = shifted(proving, &groups)?;
    for &one in members {
        proving.keep(one, |other| after[one] != after[other]);
    }
    let mut upper: Vec<usize> = members.iter().copied().filter(|&one| after[one] == Some(0)).collect();
    upper.sort_by_key(|&one| white_order(roster, left[one]));
    let number = |one: usize| roster.card(left[one]).seat;
    upper.into_iter().try_for_each(|one| {
        let mate = proving.mate(one);
        proving.choose_partner("4.4", one, |other| number(other) < number(mate))
    })
}

/// Proves 3.2.4: the number of unavoidable pairs inside the smaller subgroup, then the players who leave each subgroup.
/// Returns the subgroup of every vertex afterwards.
fn shifted(proving: &mut Proving, groups: &[Vec<usize>; 2]) -> Result<Vec<Option<usize>>, Unproved> {
    // G1 if both are equal (U-10).
    let smaller = usize::from(groups[0].len().cmp(&groups[1].len()) == Ordering::Greater);
    let mut subgroup = vec![None; proving.vertices()];
    for (side, group) in groups.iter().enumerate() {
        group.iter().for_each(|&one| subgroup[one] = Some(side));
    }
    proving.count("3.2.4", RulePart::Whole, |one, other| {
        let is_inside = subgroup[one] == Some(smaller) && subgroup[other] == Some(smaller);
        i64::from(is_inside)
    })?;
    let mut after = subgroup.clone();
    for side in [smaller, 1 - smaller] {
        let is_own = |one: usize| subgroup[one] == Some(side);
        for one in choose_shifters(proving, groups[side].clone(), is_own)? {
            after[one] = Some(1 - side);
        }
    }
    Ok(after)
}

/// Proves 4.3 for the shifted players of a subgroup: in order, each who can have a partner of the subgroup who is not
/// shifted. Each pair inside the subgroup has one shifted player, and every remaining candidate has as many such pairs.
fn choose_shifters(
    proving: &mut Proving,
    group: Vec<usize>,
    is_own: impl Fn(usize) -> bool,
) -> Result<Vec<usize>, Unproved> {
    let count = group.iter().filter(|&&one| is_own(proving.mate(one))).count() / 2;
    let mut chosen: Vec<usize> = Vec::with_capacity(count);
    for one in from_the_middle(group) {
        if chosen.len() == count {
            break;
        }
        let can_shift = |other: usize| is_own(other) && !chosen.contains(&other);
        let is_mine = can_shift(proving.mate(one));
        if !is_mine {
            proving.choose("4.3", one, can_shift)?;
        }
        proving.keep(one, |other| can_shift(other) == is_mine);
        chosen.extend(Some(one).filter(|_| is_mine));
    }
    Ok(chosen)
}
