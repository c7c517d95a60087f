//! Upfloaters of a bracket (3.5): of all sets that are legal and best by C4 to C7 the first in the order of 3.5.4.
//!
//! Usually no player or only one is needed, and plain matchings determine the possible ones. Else a search does: the
//! remaining players, both residents and lower players, are matched with each other, and a lower player who meets a
//! resident floats up. Two upfloaters need not meet: a set in which two do is not among the smallest (T-35).

use super::MatchEdition;
use super::criteria::{CriterionSubject, MatchBracket, MatchStep};
use crate::matching::{BitSet, Graph, LeastMatching, Weight};
use crate::swiss::criteria::{Criterion, Search, solve};
use crate::tournament::Points;
use std::marker::PhantomData;

/// Reading of C6 (T-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Following {
    /// The fewer upfloaters the following scoregroup needs, the better.
    Graded,
    /// It needs no more than its number of players requires; if that is impossible, all sets are equal.
    Parity,
}

/// Returns the upfloaters of a bracket, in the order of 3.5.3; `None` if not all of these players can be paired.
pub(super) fn choose<E: MatchEdition>(bracket: &MatchBracket<'_>, reading: Following) -> Option<Vec<usize>> {
    let roster = bracket.roster;
    let (fewest, open) = roster.left_over(bracket.residents);
    if fewest == 0 && roster.is_completable(bracket.lower) {
        return Some(Vec::new());
    }
    let one = if fewest == 1 { one(bracket, &open, reading) } else { None };
    one.map(|who| vec![who]).or_else(|| several::<E>(bracket, reading))
}

/// The lower players who can be the only upfloater, judged by each part of the round separately, in order.
pub(super) struct OnlyUpfloaters {
    /// Players with whom all residents can be paired.
    pub(super) meet_a_resident: Vec<usize>,
    /// Players without whom all others below can be paired.
    pub(super) leave_a_pairing: Vec<usize>,
}

/// Returns the players who can be the only upfloater of a bracket.
pub(super) fn only_upfloaters(bracket: &MatchBracket<'_>) -> OnlyUpfloaters {
    let MatchBracket { roster, residents, lower, .. } = bracket;
    let (_, open) = roster.left_over(residents);
    let meets_one = |who: &usize| open.iter().any(|place| roster.may_meet(*who, residents[place]));
    let leave_a_pairing = match roster.left_over(lower) {
        (1, able) => able.iter().map(|place| lower[place]).collect(),
        _ => Vec::new(),
    };
    OnlyUpfloaters { meet_a_resident: lower.iter().copied().filter(meets_one).collect(), leave_a_pairing }
}

/// Finds the only upfloater by plain matchings; `None` if one is not enough, or if these matchings do not decide.
/// `open` are the residents who can be left over without one.
fn one(bracket: &MatchBracket<'_>, open: &BitSet, reading: Following) -> Option<usize> {
    let MatchBracket { roster, residents, lower, .. } = bracket;
    let meets_one = |who: usize| open.iter().any(|place| roster.may_meet(who, residents[place]));
    let (1, able) = roster.left_over(lower) else { return None };
    let legal: Vec<usize> = able.iter().map(|place| lower[place]).filter(|&who| meets_one(who)).collect();
    // C5: the lower players are in order of score.
    let score = roster.card(*legal.first()?).score;
    let level = || legal.iter().copied().take_while(|&who| roster.card(who).score == score);
    let mut floated = None;
    for who in level().filter(|&who| needs_none_beyond_parity(bracket, who)) {
        if !roster.card(who).own.floated {
            return Some(who);
        }
        floated = floated.or(Some(who));
    }
    match reading {
        Following::Graded => floated,
        Following::Parity => floated.or_else(|| level().min_by_key(|&who| roster.card(who).own.floated)),
    }
}

/// Returns true if the bracket of the following scoregroup needs no upfloater, or one if its number of players is odd,
/// when this player floats up (C6).
fn needs_none_beyond_parity(bracket: &MatchBracket<'_>, upfloater: usize) -> bool {
    let roster = bracket.roster;
    let [following, below] = bracket.left_below(&[upfloater]);
    let odd = following.len() % 2;
    let (left_over, open) = roster.left_over(&following);
    if left_over != odd {
        return false;
    }
    if odd == 0 {
        return roster.is_completable(&below);
    }
    let (1, able) = roster.left_over(&below) else { return false };
    able.iter().any(|place| open.iter().any(|other| roster.may_meet(below[place], following[other])))
}

/// Returns the number of upfloaters that the bracket of the following scoregroup needs once these float up; `None` if
/// not all can be paired (C6).
pub(super) fn needed_below(bracket: &MatchBracket<'_>, upfloaters: &[usize]) -> Option<usize> {
    let [following, below] = bracket.left_below(upfloaters);
    let first_below = following.len();
    let graph = bracket.roster.graph(&[following, below].concat());
    let crosses = |one: usize, other: usize| i64::from((one < first_below) != (other < first_below));
    usize::try_from(LeastMatching::along(&graph, crosses)?.weight()).ok()
}

/// Returns the count of C6 for a set of upfloaters: the number that the following scoregroup needs; when read by
/// parity, 1 if that is more than its number of players requires.
pub(super) fn counted_ahead(bracket: &MatchBracket<'_>, upfloaters: &[usize], reading: Following) -> usize {
    let odd = bracket.left_below(upfloaters)[0].len() % 2;
    // With a forced board the players below may not be pairable among themselves: worse than any number.
    let needed = needed_below(bracket, upfloaters).unwrap_or(bracket.following);
    match reading {
        Following::Graded => needed,
        Following::Parity => usize::from(needed > odd),
    }
}

/// Finds the first of the best sets of any size.
fn several<E: MatchEdition>(bracket: &MatchBracket<'_>, reading: Following) -> Option<Vec<usize>> {
    let chosen = solve(&Sets::<E>::new(bracket, Following::Graded))?;
    if reading == Following::Parity {
        // If no set passes, all are equal.
        if counted_ahead(bracket, &chosen, reading) > 0 {
            return solve(&Sets::<E>::new(bracket, Following::Parity));
        }
    }
    Some(chosen)
}

/// Data of a player that the criteria read, and their club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Profile {
    Resident { club: usize },
    Lower { score: Points, floated: bool, club: usize },
}

/// The sets of upfloaters as a matching problem.
struct Sets<'a, E> {
    bracket: &'a MatchBracket<'a>,
    /// True if C6 counts; else all sets are equal by it.
    looks_ahead: bool,
    /// Residents, then the lower players.
    nodes: Vec<usize>,
    graph: Graph,
    edition: PhantomData<E>,
}

impl<'a, E> Sets<'a, E> {
    fn new(bracket: &'a MatchBracket<'a>, reading: Following) -> Self {
        let nodes = [bracket.residents, bracket.lower].concat();
        let graph = bracket.roster.graph(&nodes);
        let looks_ahead = reading == Following::Graded;
        Self { bracket, looks_ahead, nodes, graph, edition: PhantomData }
    }
}

impl<E: MatchEdition> Search for Sets<'_, E> {
    type Edition = E;
    type Profile = Profile;
    type Found = Vec<usize>;

    fn bracket(&self) -> &MatchBracket<'_> {
        self.bracket
    }

    fn graph(&self) -> &Graph {
        &self.graph
    }

    fn profile(&self, vertex: usize) -> Profile {
        let who = self.nodes[vertex];
        let (card, club) = (self.bracket.roster.card(who), self.bracket.roster.club(who));
        match vertex < self.bracket.residents.len() {
            true => Profile::Resident { club },
            false => Profile::Lower { score: card.score, floated: card.own.floated, club },
        }
    }

    fn step(&self, one: usize, other: usize) -> Option<MatchStep> {
        let residents = self.bracket.residents.len();
        let last_following = residents + self.bracket.following;
        let (a, b) = (self.nodes[one], self.nodes[other]);
        match () {
            () if other < residents => Some(MatchStep::Pair(a, b)),
            () if one < residents => Some(MatchStep::Upfloat { resident: a, upfloater: b }),
            () if one < last_following && other >= last_following => Some(MatchStep::Ahead),
            () => None,
        }
    }

    fn is_settled(&self, criterion: &Criterion<E>) -> bool {
        match criterion.own {
            Some(CriterionSubject::Set) => false,
            Some(CriterionSubject::Following) => !self.looks_ahead,
            Some(CriterionSubject::Pairs) | None => true,
        }
    }

    /// Returns the first of equal sets (3.5.4): each player in turn floats up if possible.
    fn first<W: Weight>(&self, mut best: LeastMatching<W>) -> Option<Vec<usize>> {
        let residents = self.bracket.residents.len();
        let places = residents..self.nodes.len();
        let mut missing = places.clone().filter(|&place| best.mate(place) < residents).count();
        let mut chosen = Vec::with_capacity(missing);
        for place in places {
            if missing == 0 {
                break;
            }
            if best.rematch(place, |mate| mate < residents) {
                missing -= 1;
                chosen.push(self.nodes[place]);
            } else {
                best.rematch(place, |mate| mate >= residents);
            }
        }
        Some(chosen)
    }
}
