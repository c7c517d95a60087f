//! C.04.5 and C.04.6: the bye, then brackets from the top down, C4 to C7, the upfloaters, the criteria on pairs, and
//! the smallest identifier; and White in the first game.

use super::Fault;
use super::candidates::{Candidates, prove_bye};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::report::{Facts, Player};
use super::system::System;

/// Proves the bye and the brackets; returns the number of brackets.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let mates = boards.mates.as_slice();
    let (mut left, mut brackets) = (prove_bye(lines, facts, mates, ["3.4.2", "3.4.3", "3.4.4"])?, 0);
    while let Some(&first) = left.first() {
        let score = facts.score(first);
        let end = facts.players.partition_point(|player| player.score >= score);
        let title = format!("bracket {}", shown(score));
        let mut candidates = Candidates::new(lines, title, (facts, mates), left, &|_, _| true)?;
        upfloaters(&mut candidates, end)?;
        let is_member = |place: usize| place < end || mates[place] < end;
        pairs(&mut candidates, end, &is_member)?;
        left = candidates.left;
        left.retain(|&place| !is_member(place));
        brackets += 1;
    }
    Ok(brackets)
}

/// Proves C4 to C7 and the first set (3.5); the places before `end` are residents.
fn upfloaters(candidates: &mut Candidates<'_, '_>, end: usize) -> Result<(), Fault> {
    let (facts, mates) = (candidates.facts, candidates.mates);
    let has_upfloaters = candidates.upfloats(["C4", "C5"], end)?;
    let below: Vec<usize> = candidates.left.iter().copied().filter(|&place| place >= end).collect();
    if has_upfloaters {
        let highest = below.iter().map(|&place| facts.score(place)).max();
        let is_following = |place: usize| place >= end && Some(facts.score(place)) == highest;
        let floats_later = |one: usize, other: usize| is_following(one) && !is_following(other);
        candidates.count("C6", &|one, other| (one >= end && floats_later(one, other)).into())?;
        let following = below.iter().filter(|&&place| is_following(place) && mates[place] >= end);
        let (needed, stay) = following.fold((0, 0), |(needed, stay), &place| {
            (needed + usize::from(floats_later(place, mates[place])), stay + 1)
        });
        // T-6: read by parity, C6 is met or not; if no candidate meets it, no sum over pairs proves that.
        if facts.has_option("c6", "parity") && needed > stay % 2 {
            return candidates
                .fault("C6", "read as met or not it is covered where a set of upfloaters meets it");
        }
        candidates.count("C7", &|one, other| (one < end && other >= end && floated(facts, other)).into())?;
    }
    candidates.choose_some("3.5", &below, &|_, mate| mate < end)
}

/// Returns true if a place floated in the previous round, where that matters (2.3.4).
fn floated(facts: &Facts, place: usize) -> bool {
    facts.players.get(place).is_some_and(|player| player.floats[0] != '-')
}

/// Proves the criteria on the pairs of a bracket, then its tops and the bottom of each (3.6).
fn pairs(
    candidates: &mut Candidates<'_, '_>,
    end: usize,
    is_member: &dyn Fn(usize) -> bool,
) -> Result<(), Fault> {
    let (facts, mates) = (candidates.facts, candidates.mates);
    let meets_upfloater = |one: usize, other: usize| one < end && other >= end && floated(facts, one);
    // If both players prefer the same colour: the strength of the weaker preference.
    let weaker = |one: usize, other: usize| {
        let [a, b] = [one, other].map(|place| preference(facts, place));
        a.zip(b).filter(|(a, b)| one < end && a.0 == b.0).map_or(0, |(a, b)| a.1.min(b.1))
    };
    if facts.system.is_of_teams() {
        candidates.count("C8", &|one, other| (weaker(one, other) > 0).into())?;
        candidates.count("C9", &|one, other| (weaker(one, other) > 1).into())?;
        candidates.count("C10", &|one, other| meets_upfloater(one, other).into())?;
    } else {
        candidates.count("C8", &|one, other| meets_upfloater(one, other).into())?;
    }
    let number = |place: usize| facts.players.get(place).map_or(0, |player| player.number);
    let mut members: Vec<usize> = candidates.left.iter().copied().filter(|&place| is_member(place)).collect();
    members.sort_by_key(|&place| number(place));
    let is_top = |one: usize, mate: usize| number(one) < number(mate);
    candidates.choose_some("3.6", &members, &is_top)?;
    members.retain(|&one| is_top(one, mates[one]));
    members.into_iter().try_for_each(|top| {
        let bottom = number(mates[top]);
        candidates.choose_partner("3.6", top, &|other| number(other) < bottom)
    })
}

/// C.04.6 1.7: returns the colour that a team prefers, with strength 2 if it is strong by Type B.
fn preference(facts: &Facts, place: usize) -> Option<(char, i64)> {
    let (System::TeamSwiss(rules), Some(team)) = (facts.system, facts.players.get(place)) else {
        return None;
    };
    let last = *team.colours.last().filter(|_| rules.preferences != '-')?;
    let (difference, is_last) = (team.difference(), facts.round == facts.rounds);
    let degrees = rules.preferences == 'B';
    // T-1
    let is_left_out = degrees && difference == 0 && is_last && facts.has_option("last-preference", "none");
    let twice = Some(last).filter(|_| team.colours.ends_with(&[last, last]) && !is_left_out);
    let strong = match (difference, twice) {
        (..=-2, _) | (..=0, Some('b')) => Some('w'),
        (2.., _) | (0.., Some('w')) => Some('b'),
        _ => None,
    };
    let mild = || match difference {
        ..0 => Some('w'),
        1.. => Some('b'),
        0 => Some(turned(last)).filter(|_| !is_last),
    };
    match strong {
        Some(colour) => Some((colour, if degrees { 2 } else { 1 })),
        None => mild().filter(|_| degrees).map(|colour| (colour, 1)),
    }
}

/// Article 4: returns the place that starts with White; `one` precedes the other by pairing score and number.
pub(super) fn white(facts: &Facts, one: usize, other: usize) -> usize {
    let is_second = is_ranked_below(facts, one, other);
    let (first, second) = if is_second { (other, one) } else { (one, other) };
    let give = |wanted: char| if wanted == 'w' { first } else { second };
    let [a, b] = [&facts.players[first], &facts.players[second]];
    if a.colours.is_empty() && b.colours.is_empty() {
        return give(if a.arrival % 2 == 1 { facts.initial } else { turned(facts.initial) });
    }
    let mut own = None;
    let balance = |player: &Player| match facts.system {
        // 4.3.2: matches started with White, regardless of those with Black.
        System::DoubleSwiss => {
            i64::try_from(player.colours.iter().filter(|&&colour| colour == 'w').count()).unwrap_or(0)
        }
        _ => player.difference(),
    };
    if facts.system.is_of_teams() {
        own = preference(facts, first);
        match (own, preference(facts, second)) {
            (Some(mine), Some(theirs)) if mine.0 == theirs.0 && mine.1 == theirs.1 => {}
            (Some(mine), Some(theirs)) if mine.0 == theirs.0 => {
                return give(if mine.1 > theirs.1 { mine.0 } else { turned(mine.0) });
            }
            (Some((mine, _)), _) => return give(mine),
            (None, Some((theirs, _))) => return give(turned(theirs)),
            (None, None) => {}
        }
    }
    if balance(a) != balance(b) {
        return give(if balance(a) < balance(b) { 'w' } else { 'b' });
    }
    let mut games = a.colours.iter().rev().zip(b.colours.iter().rev());
    match (games.find(|(mine, theirs)| mine != theirs), own, a.colours.last(), b.colours.last()) {
        (Some((&had, _)), ..) | (None, None, Some(&had), _) => give(turned(had)),
        (None, Some((wanted, _)), ..) => give(wanted),
        // The other one has played: their colour is inverted.
        (None, None, None, had) => give(had.copied().unwrap_or(facts.initial)),
    }
}

/// 4.2: returns true if the first of two is ranked second. Teams are ranked by the score without virtual points (T-34),
/// players with them (DS-24), unless the event has set the other option.
fn is_ranked_below(facts: &Facts, one: usize, other: usize) -> bool {
    let by_own = match facts.system {
        System::TeamSwiss(_) => !facts.has_option("first-team", "pairing-score"),
        _ => facts.has_option("ranked-by", "score"),
    };
    let uses_secondary = matches!(facts.system, System::TeamSwiss(rules) if rules.uses_secondary);
    let order = |place: usize| {
        let player = &facts.players[place];
        let score = if by_own { player.own_scores[0] } else { player.score };
        let secondary = if uses_secondary { player.own_scores[1] } else { 0 };
        (-score, -secondary, player.number)
    };
    order(one) > order(other)
}
