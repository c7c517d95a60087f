//! The criteria C5 to C8 (C.04.4.2 2.3 and 2.4): what each of them counts, in rule order. C1 to C4 hold for every step that is
//! considered at all.

use super::bracket::Bracket;
use crate::swiss::lexicographic::Charge;

/// One decision about a player or two; players are places in the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Two players of the bracket meet.
    Pair(usize, usize),
    /// A player of the bracket is left over, to be paired in the next one or `beyond`.
    Float { who: usize, beyond: bool },
    /// A player of the next scoregroup is left over there.
    Follow,
}

/// One criterion, or a part of one.
pub(super) struct Criterion {
    /// Its name in the rules.
    pub(super) id: &'static str,
    /// The reason to show where a round is worse by it.
    pub(super) why_not: &'static str,
    /// What a step costs.
    pub(super) charge: fn(&Bracket<'_>, Step) -> Charge,
    /// The largest sum that can come up at each level.
    pub(super) limits: fn(&Bracket<'_>) -> Vec<usize>,
    /// The place in [`CRITERIA`] of the one that it asks of the next bracket.
    pub(super) ahead: Option<usize>,
}

impl Criterion {
    const fn new(
        id: &'static str,
        why_not: &'static str,
        charge: fn(&Bracket<'_>, Step) -> Charge,
        limits: fn(&Bracket<'_>) -> Vec<usize>,
    ) -> Self {
        Self { id, why_not, charge, limits, ahead: None }
    }

    /// C7: what the criterion at this place counts in the next bracket.
    const fn ahead(self, place: usize) -> Self {
        Self { ahead: Some(place), ..self }
    }
}

/// The criteria, the gravest first.
pub(super) const CRITERIA: [Criterion; 5] = [
    Criterion::new("C5", "why-not-left-over", c5, |bracket| vec![bracket.members.len()]),
    Criterion::new("C6", "why-not-left-over-scores", c6, members_by_score),
    Criterion::new("C7", "why-not-next-left-over", c7_count, |bracket| {
        vec![bracket.members.len() + bracket.next.len()]
    })
    .ahead(0),
    Criterion::new("C7", "why-not-next-left-over-scores", c7_scores, |bracket| {
        [members_by_score(bracket), vec![bracket.next.len()]].concat()
    })
    .ahead(1),
    Criterion::new("C8", "why-not-preferences", c8, |bracket| vec![bracket.members.len()]),
];

/// How many are left over.
fn c5(_: &Bracket<'_>, step: Step) -> Charge {
    matches!(step, Step::Float { .. }).then_some((0, 1))
}

/// Their scores, in descending order.
fn c6(bracket: &Bracket<'_>, step: Step) -> Charge {
    let Step::Float { who, .. } = step else { return None };
    Some((bracket.level(who), 1))
}

/// The following bracket, first how many are left over there …
fn c7_count(bracket: &Bracket<'_>, step: Step) -> Charge {
    c7_scores(bracket, step).map(|(_, count)| (0, count))
}

/// … then their scores, the last one that of the next scoregroup.
fn c7_scores(bracket: &Bracket<'_>, step: Step) -> Charge {
    match step {
        Step::Float { who, beyond: true } => Some((bracket.level(who), 1)),
        Step::Follow => Some((bracket.scores.len(), 1)),
        Step::Float { beyond: false, .. } | Step::Pair(..) => None,
    }
}

/// Who does not get the colour preferred.
fn c8(bracket: &Bracket<'_>, step: Step) -> Charge {
    let Step::Pair(one, other) = step else { return None };
    bracket.roster.clash(one, other).then_some((0, 1))
}

fn members_by_score(bracket: &Bracket<'_>) -> Vec<usize> {
    let mut counts = vec![0; bracket.scores.len()];
    bracket.members.iter().for_each(|&who| counts[bracket.level(who)] += 1);
    counts
}
