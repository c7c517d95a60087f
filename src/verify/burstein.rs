//! C.04.4.2 after the seeding rounds: the bye, then brackets from the top down, C5 to C8, and the order of Article 4.

use super::Fault;
use super::candidates::{Candidates, prove_bye};
use super::form::{Boards, Lines, shown};
use super::report::Facts;

/// Proves the bye and the brackets; returns the number of brackets.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    let mates = boards.mates.as_slice();
    let mut left = prove_bye(lines, facts, mates, ["3.1.3", "3.1.4", "3.1.5"])?;
    let mut scores: Vec<i64> = left.iter().map(|&place| facts.score(place)).collect();
    scores.dedup();
    let end_of = |score: Option<&i64>| match score {
        Some(&score) => facts.players.partition_point(|player| player.score >= score),
        None => facts.players.len(),
    };
    for (at, score) in scores.iter().enumerate() {
        let (end, next_score) = (end_of(Some(score)), scores.get(at + 1));
        let mut candidates =
            Candidates::new(lines, format!("bracket {}", shown(*score)), (facts, mates), left, &|_, _| true)?;
        let members: Vec<usize> = candidates.left.iter().copied().filter(|&place| place < end).collect();
        let mut levels: Vec<i64> = members.iter().map(|&place| facts.score(place)).collect();
        levels.dedup();
        candidates.floats(["C5", "C6"], end, &levels)?;
        // Without floaters every candidate has the same effect below.
        if members.iter().any(|&place| mates[place] >= end) {
            levels.extend(next_score);
            candidates.floats(["C7", "C7"], end_of(next_score), &levels)?;
        }
        let preferred = |place: usize| facts.preference(place).map(|(colour, _)| colour);
        candidates.count("C8", &|one, other| {
            let is_refused = other < end && preferred(one).is_some() && preferred(one) == preferred(other);
            is_refused.into()
        })?;
        order(&mut candidates, members, end, ["4", "4"])?;
        left = candidates.left;
        left.retain(|&place| place >= end || mates[place] >= end);
    }
    Ok(scores.len())
}

/// Article 4: each player in turn, by rank (1.8), meets the last possible opponent, and floats only if none is
/// possible. The articles are those for an opponent, and for a float.
pub(super) fn order(
    candidates: &mut Candidates<'_, '_>,
    mut members: Vec<usize>,
    end: usize,
    [opponent, float]: [&str; 2],
) -> Result<(), Fault> {
    let (facts, mates) = (candidates.facts, candidates.mates);
    members.sort_by_key(|&place| facts.rank(place));
    for one in members {
        let mate = mates[one];
        if mate >= end {
            candidates.none_better(float, one, &|other| other < end)?;
            candidates.keep(one, &|other| other >= end);
        } else if facts.rank(mate) > facts.rank(one) {
            candidates.choose_partner(opponent, one, &|other| {
                other < end && facts.rank(other) > facts.rank(mate)
            })?;
        }
    }
    Ok(())
}
