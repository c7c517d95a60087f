//! The brackets of a round (A.9): each is paired for itself. If one leaves players with whom the round cannot be
//! completed, it is paired again as the penultimate pairing bracket (PPB), and all players below form the collapsed
//! last bracket (CLB).

use super::criteria::{COLLAPSED, ORDINARY, WITHOUT_NEXT, possible_differences};
use crate::matching::LargestMatching;
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::dutch::rules_2026::bracket::DutchBracket;
use crate::swiss::dutch::rules_2026::cards::DutchRoster;
use crate::swiss::dutch::rules_2026::completion::{
    ByeScore, Stuck, bye_score, is_completable, is_completable_above,
};
use crate::swiss::dutch::rules_2026::exact::{self, TooWide};
use crate::swiss::dutch::rules_2026::lower_demand::Below;
use crate::swiss::dutch::rules_2026::narrowing;
use crate::swiss::dutch::rules_2026::space::{Scope, Space};
use crate::swiss::lexicographic::widening;

/// Place of a bracket in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A bracket with a next one; true if C.7 changed the choice of its downfloaters.
    Ordinary {
        by_next: bool,
    },
    Last,
    /// The PPB.
    Penultimate,
    /// The CLB.
    Collapsed,
}

#[derive(Clone, Debug)]
pub(super) struct SortedBracket<'a> {
    pub(super) bracket: DutchBracket<'a>,
    pub(super) outcome: BracketOutcome,
    pub(super) sort: Sort,
}

/// A way to find the best pairing of a bracket, first of equals.
pub(super) trait Search {
    /// Pairs a bracket that has a next one, by all criteria except completion; true if C.7 decided.
    fn pair_ordinary(&mut self, bracket: &mut DutchBracket<'_>) -> (BracketOutcome, bool);

    /// Pairs a bracket so that all players below can be paired too; `None` if there is no such pairing.
    fn pair_completing(&mut self, bracket: &DutchBracket<'_>) -> Option<BracketOutcome>;
}

/// Pairs the brackets of a round.
///
/// # Errors
/// Returns [`Stuck`] if no legal pairing of the round exists.
pub(super) fn brackets<'a>(
    roster: &'a DutchRoster<'a>,
    search: &mut impl Search,
) -> Result<Vec<SortedBracket<'a>>, Stuck> {
    bye_score(roster)?;
    let bye = (roster.len() % 2 == 1).then_some(ByeScore::Any);
    let groups = roster.groups(0..roster.len());
    let (mut round, mut moved_down) = (Vec::with_capacity(groups.len()), Vec::new());
    for at in 0..groups.len() {
        let mut bracket = DutchBracket::new(roster, &moved_down, &groups[at..], bye);
        if at + 1 == groups.len() {
            bracket.criteria = &WITHOUT_NEXT;
            round.push(last(bracket, Sort::Last, search)?);
            break;
        }
        bracket.criteria = &ORDINARY;
        let (outcome, by_next) = search.pair_ordinary(&mut bracket);
        if is_completable(roster, &outcome.floaters, bracket.rest(), bye) {
            moved_down.clone_from(&outcome.floaters);
            round.push(SortedBracket { bracket, outcome, sort: Sort::Ordinary { by_next } });
            continue;
        }
        bracket.looks_ahead = false;
        bracket.criteria = &WITHOUT_NEXT;
        let outcome = search.pair_completing(&bracket).ok_or_else(|| stuck(&bracket))?;
        let below = [groups[at + 1..].concat()];
        let mut collapsed = DutchBracket::new(roster, &outcome.floaters, &below, bye);
        collapsed.differences = possible_differences(&collapsed.scores);
        collapsed.criteria = &COLLAPSED;
        round.push(SortedBracket { bracket, outcome, sort: Sort::Penultimate });
        round.push(last(collapsed, Sort::Collapsed, search)?);
        break;
    }
    Ok(round)
}

/// Pairs a bracket that has none below; one player may be left over, with the bye.
fn last<'a>(
    mut bracket: DutchBracket<'a>,
    sort: Sort,
    search: &mut impl Search,
) -> Result<SortedBracket<'a>, Stuck> {
    bracket.gives_bye = bracket.bye.is_some();
    let outcome = search.pair_completing(&bracket).ok_or_else(|| stuck(&bracket))?;
    Ok(SortedBracket { bracket, outcome, sort })
}

fn stuck(bracket: &DutchBracket<'_>) -> Stuck {
    Stuck { players: bracket.members.clone() }
}

pub(super) struct Regular;

impl Search for Regular {
    fn pair_ordinary(&mut self, bracket: &mut DutchBracket<'_>) -> (BracketOutcome, bool) {
        let all_float = BracketOutcome { floaters: bracket.members.clone(), ..BracketOutcome::default() };
        if bracket.nobody_meets() {
            return (all_float, false);
        }
        let Some(first) = bracket.within(&Below::open(bracket.least_left_over())) else {
            return (all_float, false);
        };
        if first.floaters.is_empty() || leaves_next_at_its_best(bracket, &first.floaters) {
            return (first, false);
        }
        bracket.looks_ahead = true;
        let found = if bracket.below.is_empty() {
            completing(bracket).filter(|outcome| has_same_floats(bracket, outcome, &first))
        } else {
            let looked_at = bracket.members.len() + bracket.next.len();
            let mut counts = widening(looked_at % 2).take_while(|&count| count < 4 * looked_at);
            counts.find_map(|count| solved(&Space::new(bracket, Scope::Next(count))))
        };
        let by_next = found.as_ref().is_some_and(|found| found.floaters != first.floaters);
        (found.unwrap_or(first), by_next)
    }

    fn pair_completing(&mut self, bracket: &DutchBracket<'_>) -> Option<BracketOutcome> {
        completing(bracket)
    }
}

fn completing(bracket: &DutchBracket<'_>) -> Option<BracketOutcome> {
    solved(&Space::new(bracket, Scope::All))
}

fn solved(space: &Space<'_>) -> Option<BracketOutcome> {
    narrowing::solve(space).map(|(outcome, _)| outcome)
}

/// Returns true if two pairings of a bracket are the same by C.5 and C.6. If the next bracket is the last,
/// only pairings with which the round can be completed let it make the most pairs and give its bye (C.7); but
/// if none of them is as good by C.5 and C.6, the one chosen does not matter, since the bracket is then
/// paired again as the PPB.
fn has_same_floats(bracket: &DutchBracket<'_>, one: &BracketOutcome, other: &BracketOutcome) -> bool {
    let levels = |outcome: &BracketOutcome| -> Vec<usize> {
        let mut levels: Vec<usize> = outcome.floaters.iter().map(|&who| bracket.score_level(who)).collect();
        levels.sort_unstable();
        levels
    };
    levels(one) == levels(other)
}

/// Returns true if no other downfloaters of the same number and scores are better by C.7: all of them are paired in the
/// next bracket, and the least possible number of its residents is left over.
fn leaves_next_at_its_best(bracket: &DutchBracket<'_>, floaters: &[usize]) -> bool {
    let (roster, next) = (bracket.roster, bracket.next.clone());
    let left_over = if bracket.below.is_empty() {
        let takers = next.clone().filter(|&who| roster.card(who).may_get_bye).collect();
        Below::open(usize::from(bracket.bye.is_some())).among(takers)
    } else {
        // A downfloater reduces the number of residents left over by one at most.
        let (matching, _): (LargestMatching, _) = bracket.next_above(&Below::open(0));
        let alone = matching.exposed().count();
        Below::open(alone.checked_sub(floaters.len()).unwrap_or((next.len() + floaters.len()) % 2))
    };
    is_completable_above(roster, floaters, next, None, &left_over)
}

/// The second search: one matching of least weight for each bracket ([`exact`]).
#[derive(Default)]
pub(super) struct Exact {
    /// True if some weights were wider than any available number.
    pub(super) is_too_wide: bool,
}

impl Exact {
    fn solved(&mut self, bracket: &DutchBracket<'_>, scope: Scope<'_>) -> Option<BracketOutcome> {
        exact::solve(bracket, scope).unwrap_or_else(|TooWide| {
            self.is_too_wide = true;
            None
        })
    }
}

impl Search for Exact {
    fn pair_ordinary(&mut self, bracket: &mut DutchBracket<'_>) -> (BracketOutcome, bool) {
        let all_float = BracketOutcome { floaters: bracket.members.clone(), ..BracketOutcome::default() };
        if bracket.nobody_meets() {
            return (all_float, false);
        }
        bracket.looks_ahead = true;
        let any_number = Scope::Next(bracket.members.len() + bracket.next.len());
        let found = self.solved(bracket, any_number).unwrap_or(all_float);
        if !bracket.below.is_empty() {
            return (found, false);
        }
        let completing = self.solved(bracket, Scope::All);
        (completing.filter(|outcome| has_same_floats(bracket, outcome, &found)).unwrap_or(found), false)
    }

    fn pair_completing(&mut self, bracket: &DutchBracket<'_>) -> Option<BracketOutcome> {
        self.solved(bracket, Scope::All)
    }
}
