//! C.04.4.1: the bye, then brackets from the top down, C5 to C10, the upfloaters, and the two subgroups.

use super::Fault;
use super::candidates::{Candidates, prove_bye};
use super::form::{Boards, Lines, shown};
use super::report::{Facts, Player};
use std::cmp::Ordering;

/// Proves the bye and the brackets; returns the number of brackets.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let mates = boards.mates.as_slice();
    let (mut left, mut brackets) = (prove_bye(lines, facts, mates, ["3.1.3", "3.1.4", "3.1.5"])?, 0);
    while let Some(&first) = left.first() {
        let score = facts.score(first);
        let end = facts.players.partition_point(|player| player.score >= score);
        let title = format!("bracket {}", shown(score));
        let mut candidates = Candidates::new(lines, title, (facts, mates), left, &|_, _| true)?;
        criteria(&mut candidates, end)?;
        // 3.2.2: the first set of upfloaters.
        let below: Vec<usize> = candidates.left.iter().copied().filter(|&place| place >= end).collect();
        candidates.choose_some("4.2", &below, &|_, mate| mate < end)?;
        let is_member = |place: usize| place < end || mates[place] < end;
        let members: Vec<usize> = candidates.left.iter().copied().filter(|&place| is_member(place)).collect();
        halve(&mut candidates, &members)?;
        left = candidates.left;
        left.retain(|&place| !is_member(place));
        brackets += 1;
    }
    Ok(brackets)
}

/// Proves C5 to C10; the places before `end` are residents.
fn criteria(candidates: &mut Candidates<'_, '_>, end: usize) -> Result<(), Fault> {
    let facts = candidates.facts;
    let floats_up = |one: usize, other: usize| one < end && other >= end;
    let has_upfloaters = candidates.upfloats(["C5", "C6"], end)?;
    let preferred = |place: usize| facts.preference(place).map(|(colour, _)| colour);
    candidates.count("C7", &|one, other| (one < end && preferred(one) == preferred(other)).into())?;
    if has_upfloaters && facts.round < facts.rounds {
        let mut of_upfloater = |name: &str, counted: &dyn Fn(&Player) -> i64| {
            candidates.count(name, &|one, other| {
                facts.players.get(other).filter(|_| floats_up(one, other)).map_or(0, counted)
            })
        };
        // 1.8
        let most = 2 + facts.rounds / 5;
        of_upfloater("C8", &|player| (player.upfloats >= most).into())?;
        of_upfloater("C9", &|player| {
            i64::try_from(player.upfloats).ok().filter(|_| player.upfloats >= most).unwrap_or(0)
        })?;
        of_upfloater("C10", &|player| player.upfloated_last.into())?;
    }
    Ok(())
}

/// 3.2.3 to 3.2.6: the subgroups, the shifts between them, and the pairs across.
fn halve(candidates: &mut Candidates<'_, '_>, members: &[usize]) -> Result<(), Fault> {
    let (facts, mates) = (candidates.facts, candidates.mates);
    let number = |place: usize| facts.players.get(place).map_or(0, |player| player.number);
    // 3.2.5: by ARO, then by number; the others by number.
    let by_aro = |place: usize| (facts.players.get(place).map_or(0, |player| player.aro), number(place));
    let mut first: Vec<usize> = members.to_vec();
    first.sort_by_key(|&place| number(place));
    let has_played =
        |place: &usize| facts.players.get(*place).is_some_and(|player| !player.colours.is_empty());
    let mut second = if members.iter().any(has_played) {
        let wants_white =
            |place: &mut usize| facts.preference(*place).is_some_and(|(colour, _)| colour == 'w');
        let white: Vec<usize> = first.extract_if(.., wants_white).collect();
        std::mem::replace(&mut first, white)
    } else {
        first.split_off(members.len() / 2)
    };
    first.sort_by_key(|&place| by_aro(place));
    second.sort_by_key(|&place| number(place));
    let mut upper = shift(candidates, [first, second])?;
    let is_upper = |place: usize| upper.contains(&place);
    for &one in members {
        let is_mine = is_upper(one);
        candidates.keep(one, &|other| is_upper(other) != is_mine);
    }
    upper.sort_by_key(|&place| by_aro(place));
    upper.into_iter().try_for_each(|one| {
        let before = number(mates[one]);
        candidates.choose_partner("4.4", one, &|other| number(other) < before)
    })
}

/// 3.2.4: proves the number of unavoidable pairs inside the smaller subgroup, then the players who leave each subgroup.
/// Returns the final G1.
fn shift(candidates: &mut Candidates<'_, '_>, groups: [Vec<usize>; 2]) -> Result<Vec<usize>, Fault> {
    let mut side_of = vec![None; candidates.mates.len()];
    for (side, group) in groups.iter().enumerate() {
        group.iter().for_each(|&place| side_of[place] = Some(side));
    }
    // G1 if both are equal (U-10).
    let smaller = usize::from(groups[0].len().cmp(&groups[1].len()) == Ordering::Greater);
    let is_inside =
        |one: usize, other: usize| side_of[one] == Some(smaller) && side_of[other] == Some(smaller);
    candidates.count("3.2.4", &|one, other| is_inside(one, other).into())?;
    let mut shifted = [Vec::new(), Vec::new()];
    for side in [smaller, 1 - smaller] {
        shifted[side] = choose_shifters(candidates, &groups[side], &|place| side_of[place] == Some(side))?;
    }
    let [mut upper, _] = groups;
    let [gone, come] = shifted;
    upper.retain(|place| !gone.contains(place));
    upper.extend(come);
    Ok(upper)
}

/// 4.3: each pair inside a subgroup has one shifted player, and every remaining candidate has the same number of such
/// pairs. From the middle outwards each player who can meet an unshifted one of the subgroup is shifted.
fn choose_shifters(
    candidates: &mut Candidates<'_, '_>,
    group: &[usize],
    is_own: &dyn Fn(usize) -> bool,
) -> Result<Vec<usize>, Fault> {
    let mates = candidates.mates;
    let count = group.iter().filter(|&&place| is_own(mates[place])).count() / 2;
    let (mut open, mut shifted) = (group.to_vec(), Vec::new());
    while shifted.len() < count && !open.is_empty() {
        // Of two in the middle the upper one comes first.
        let one = open.remove((open.len() - 1) / 2);
        let can_meet = |other: usize| is_own(other) && !shifted.contains(&other);
        let is_mine = can_meet(mates[one]);
        if !is_mine {
            candidates.none_better("4.3", one, &can_meet)?;
        }
        candidates.keep(one, &|other| can_meet(other) == is_mine);
        shifted.extend(Some(one).filter(|_| is_mine));
    }
    Ok(shifted)
}
