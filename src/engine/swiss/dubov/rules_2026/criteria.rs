//! The criteria C5 to C10 (C.04.4.1 2.3 and 2.4) of a choice of upfloaters and their counts, in rule order.

use super::bracket::unequal_pairs;
use super::{Dubov2026, most_upfloats};
use crate::format::Field;
use crate::swiss::criteria::{ByCriteria, Cost, Criterion};
use crate::swiss::dubov::cards::DubovRoster;
use crate::tournament::Points;

/// The residents of a bracket and the lower players to examine; players are places in the roster.
#[derive(Clone)]
pub(in crate::swiss) struct UpfloatBracket<'a> {
    pub(super) roster: &'a DubovRoster<'a>,
    pub(super) residents: &'a [usize],
    /// The lower players, in order of score and number.
    pub(super) lower: &'a [usize],
    /// Scores of the lower players, highest first.
    pub(super) scores: Vec<Points>,
    /// True if `lower` contains all lower players, and those who stay below must be paired too (C4).
    pub(super) whole: bool,
    /// With the fewest upfloaters, exactly this number of the first lower players float up whatever the scores (C6),
    /// and the others needed come from one score; `None` if that is not known.
    pub(super) settled: Option<usize>,
}

impl<'a> UpfloatBracket<'a> {
    pub(super) fn new(
        roster: &'a DubovRoster<'a>,
        residents: &'a [usize],
        lower: &'a [usize],
        whole: bool,
    ) -> Self {
        let mut scores: Vec<Points> = lower.iter().map(|&who| roster.card(who).score).collect();
        scores.dedup();
        invariant!(
            scores.is_sorted_by(|one, other| one > other),
            "the lower players stand in order of score"
        );
        Self { roster, residents, lower, scores, whole, settled: None }
    }
}

/// A decision about two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::swiss) enum UpfloatStep {
    /// Two residents meet.
    Pair(usize, usize),
    /// A resident meets a player from below.
    Upfloat { resident: usize, upfloater: usize },
}

impl ByCriteria for Dubov2026 {
    type Bracket<'a> = UpfloatBracket<'a>;
    type Step = UpfloatStep;
    type OwnCriterion = PassedOverReason;
    type Level = usize;

    fn criteria(_: &UpfloatBracket<'_>) -> &'static [Criterion<Self>] {
        &CRITERIA
    }

    fn level(_: &UpfloatBracket<'_>, _: &Criterion<Self>, level: usize) -> usize {
        level
    }
}

/// Obstacle that keeps players from floating up, as a reason.
#[derive(Clone, Copy)]
pub(in crate::swiss) struct PassedOverReason {
    pub(super) reason: &'static str,
    /// Figure that the reason names as `most`.
    pub(super) most: Option<fn(&Field) -> usize>,
    /// Returns the bracket's count by the criterion if this player is the only upfloater.
    pub(super) count: fn(&UpfloatBracket<'_>, usize) -> usize,
}

impl PassedOverReason {
    const fn new(reason: &'static str, count: fn(&UpfloatBracket<'_>, usize) -> usize) -> Self {
        Self { reason, most: None, count }
    }
}

type DubovCriterion = Criterion<Dubov2026>;

/// C5 to C10, most significant first. Where levels are scores, the lowest comes first.
pub(super) const CRITERIA: [DubovCriterion; 6] = [
    DubovCriterion::new("C5", "why-not-upfloaters", c5, residents),
    DubovCriterion::new("C6", "why-not-upfloater-scores", c6, residents_by_score).by_score(),
    DubovCriterion::new("C7", "why-not-preferences", c7, residents)
        .own(PassedOverReason::new("dubov-2026-fewer-preferences", |view, who| {
            unequal_pairs(view.roster, view.residents, who).unwrap_or(0)
        })),
    DubovCriterion::new("C8", "why-not-maximum-upfloaters", |view, step| of_past(view, step, 0), residents)
        .own(PassedOverReason {
            most: Some(most_upfloats),
            ..PassedOverReason::new("dubov-2026-maximum", |view, who| past(view.roster, who)[0])
        }),
    DubovCriterion::new("C9", "why-not-upfloats", |view, step| of_past(view, step, 1), upfloats)
        .own(PassedOverReason::new("dubov-2026-more-upfloats", |view, who| past(view.roster, who)[1])),
    DubovCriterion::new("C10", "why-not-upfloated-last", |view, step| of_past(view, step, 2), residents)
        .own(PassedOverReason::new("dubov-2026-again", |view, who| past(view.roster, who)[2])),
];

fn c5(_: &UpfloatBracket<'_>, step: UpfloatStep) -> Cost {
    matches!(step, UpfloatStep::Upfloat { .. }).then_some((0, 1))
}

/// Scores of the upfloaters, in ascending order: the lowest is the most significant.
fn c6(view: &UpfloatBracket<'_>, step: UpfloatStep) -> Cost {
    let score = view.roster.card(upfloater(step)?).score;
    Some((view.scores.partition_point(|&higher| higher > score).abs_diff(view.scores.len() - 1), 1))
}

/// Pairs in which both players seek the same colour.
fn c7(view: &UpfloatBracket<'_>, step: UpfloatStep) -> Cost {
    let (UpfloatStep::Pair(one, other) | UpfloatStep::Upfloat { resident: one, upfloater: other }) = step;
    (view.roster.card(one).due == view.roster.card(other).due).then_some((0, 1))
}

/// Count of C8 to C10 at this index of [`past`].
fn of_past(view: &UpfloatBracket<'_>, step: UpfloatStep, place: usize) -> Cost {
    u32::try_from(past(view.roster, upfloater(step)?)[place]).ok().map(|count| (0, count))
}

fn upfloater(step: UpfloatStep) -> Option<usize> {
    let UpfloatStep::Upfloat { upfloater, .. } = step else { return None };
    Some(upfloater)
}

/// Returns the counts of C8 to C10 for one upfloater: 1 if they are a maximum upfloater (1.8), their number of upfloats
/// in that case, 1 if they upfloated in the previous round. In the last round all are 0.
pub(super) fn past(roster: &DubovRoster<'_>, who: usize) -> [usize; 3] {
    let own = &roster.card(who).own;
    if roster.field.is_last_round() {
        return [0; 3];
    }
    let is_maximum = own.upfloats >= most_upfloats(roster.field);
    [usize::from(is_maximum), if is_maximum { own.upfloats } else { 0 }, usize::from(own.upfloated_last)]
}

fn residents(view: &UpfloatBracket<'_>) -> Vec<usize> {
    vec![view.residents.len()]
}

fn residents_by_score(view: &UpfloatBracket<'_>) -> Vec<usize> {
    vec![view.residents.len(); view.scores.len()]
}

fn upfloats(view: &UpfloatBracket<'_>) -> Vec<usize> {
    vec![view.residents.len() * usize::from(view.roster.field.round.0)]
}
