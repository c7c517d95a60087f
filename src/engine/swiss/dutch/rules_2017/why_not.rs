//! "Why not?": the first bracket in which another round differs from the pairing, and the first criterion, or the first
//! choice in the order of candidates, by which it is worse there.

use super::criteria::WITHOUT_NEXT;
use super::explain::ARTICLES;
use super::round::{Regular, Search, Sort, brackets};
use super::{Dutch2017, cards};
use crate::format::{Field, Format, Pair, Pairing, Reason, Seat, Trace, Value, Verdict};
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::criteria::why_not::{
    Counts, by_lower, counts, first_difference as difference, ordered, partners, worse,
};
use crate::swiss::dutch::rules_2026::Dutch2026;
use crate::swiss::dutch::rules_2026::bracket::DutchBracket;
use crate::swiss::dutch::rules_2026::lower_demand::Below;
use crate::swiss::dutch::rules_2026::why_not::later;
use crate::tournament::Points;
use std::cmp::Reverse;

/// Returns the criterion by which the round in which `players` meet is worse than the pairing; the others are paired by
/// the rules. `None` if one of the two rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let others = field.without(&players);
    let mut round = match others.present().collect::<Vec<Seat>>()[..] {
        [] => Pairing::default(),
        [alone] => Pairing { bye: Some(alone), ..Pairing::default() },
        _ => Dutch2017.pair(&others, &mut Trace::silent()).ok()?,
    };
    if round.bye.is_some_and(|seat| !cards::card(field, seat).may_get_bye) {
        return None;
    }
    round.boards.push(Pair { white: players[0], black: players[1] });
    round_difference(field, &round)
}

/// Same as [`first_difference`] for a full round.
pub(super) fn round_difference(field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
    let roster = cards::roster(field);
    let best = brackets(&roster, &mut Regular).ok()?;
    let mut groups = roster.groups(0..roster.len());
    if best.last().is_some_and(|paired| paired.sort == Sort::Collapsed) {
        let collapsed = groups.split_off(best.len() - 1).concat();
        groups.push(collapsed);
    }
    let mut forced = by_lower(&groups, &partners(&roster, other), false);
    if let Some(last) = forced.last_mut() {
        last.bye = last.floaters.pop();
    }
    let at =
        best.iter().zip(&forced).position(|(paired, other)| ordered(paired.outcome.clone()) != *other)?;
    let (paired, other) = (best.get(at)?, forced.get(at)?);
    let ours = ordered(paired.outcome.clone());
    let outcomes = [&ours, other];
    let here = outcomes.map(|outcome| counts::<Dutch2026>(&paired.bracket, outcome.steps()));
    let next = outcomes.map(|outcome| {
        let groups = groups.get(at + 1..).filter(|groups| !groups.is_empty())?;
        let next = DutchBracket::new(&roster, &outcome.floaters, groups, paired.bracket.bye);
        followed(next)
    });
    let score = Value::Points(paired.bracket.score());
    Some(match difference::<Dutch2026>(&paired.bracket, here, next) {
        Some((criterion, level, counts)) => {
            let reason = Reason::new(criterion.id, criterion.why_not).with("score", Value::Points(level.0));
            (Verdict::Worse, vec![worse(reason, paired.bracket.score(), counts)])
        }
        None => {
            let reason = later(&paired.bracket, outcomes, &ARTICLES).with("bracket", score);
            (Verdict::Later, vec![reason])
        }
    })
}

/// Returns the counts of the next bracket by C.5 and C.6, the first of its criteria, as C.7 compares them.
fn followed(mut next: DutchBracket<'_>) -> Option<Vec<Counts<Reverse<Points>>>> {
    next.criteria = &WITHOUT_NEXT;
    let paired = if next.next.is_empty() {
        next.gives_bye = next.bye.is_some();
        Regular.pair_completing(&next)?
    } else if next.nobody_meets() {
        BracketOutcome { floaters: next.members.clone(), ..BracketOutcome::default() }
    } else {
        next.within(&Below::open(next.least_left_over()))?
    };
    Some(counts::<Dutch2026>(&next, paired.steps()))
}
