//! "Why not?": the bye before the criteria, and the order of Article 4 after them.

use super::bracket::DutchBracket;
use super::completion::bye_score;
use super::explain::Articles;
use super::{Dutch2026, cards};
use crate::format::{Field, Pairing, Reason, Seat, Value, Verdict};
use crate::swiss::criteria::{BracketOutcome, ScoreGroups, why_not};
use crate::tournament::Points;

/// Returns the criterion by which the round in which `players` meet is worse than the pairing. `None` if one of the two
/// rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let others = field.without(&players);
    let rosters = [cards::roster(field), cards::roster(&others)];
    let byes = [bye_score(&rosters[0]).ok()?, bye_score(&rosters[1]).ok()?];
    if let Some(reason) = other_bye_score(byes) {
        return Some((Verdict::Worse, vec![reason]));
    }
    let [all, others] = rosters;
    let groups = [ScoreGroups::new(all, None, byes[0]), ScoreGroups::new(others, None, byes[1])];
    why_not::by_brackets::<Dutch2026>(groups.each_ref(), players)
}

/// Same as [`first_difference`] for a full round.
pub(super) fn round_difference(field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
    let roster = cards::roster(field);
    let bye = bye_score(&roster).ok()?;
    if let Some(reason) = other_bye_score([bye, other.bye.map(|seat| field.pairing_score(seat))]) {
        return Some((Verdict::Worse, vec![reason]));
    }
    why_not::by_round(&ScoreGroups::<Dutch2026>::new(roster, None, bye), other)
}

/// Returns C5 with the scores of the bye, in the pairing and in the other round, if they differ.
fn other_bye_score(scores: [Option<Points>; 2]) -> Option<Reason> {
    let [Some(best), Some(forced)] = scores else { return None };
    let reason = Reason::new("C5", "why-not-bye-score").with("best", Value::Points(best));
    (best != forced).then(|| reason.with("forced", Value::Points(forced)))
}

/// Returns the choice of Article 4 that comes later: moved-down players, their opponents, the exchange or the
/// transposition.
pub(in crate::swiss::dutch) fn later(
    bracket: &DutchBracket<'_>,
    [best, forced]: [&BracketOutcome; 2],
    articles: &Articles,
) -> Reason {
    let upper = |outcome: &BracketOutcome| -> Vec<[usize; 2]> {
        outcome.pairs.iter().copied().filter(|&[one, _]| bracket.is_moved_down(one)).collect()
    };
    let heads = |pairs: &[[usize; 2]]| -> Vec<usize> { pairs.iter().map(|pair| pair[0]).collect() };
    let (here, there) = (upper(best), upper(forced));
    let (rule, what) = if heads(&here) != heads(&there) {
        (articles.sets, "why-not-later-moved-down")
    } else if here != there {
        (articles.transposition, "why-not-later-opponents")
    } else if heads(&best.pairs) != heads(&forced.pairs) {
        (articles.exchange, "why-not-later-exchange")
    } else {
        (articles.transposition, "why-not-later-transposition")
    };
    Reason::new(rule, what)
}
