//! The criteria C4 to C10 (C.04.6 2.3): those on the set of upfloaters, and three on the pairs.

use super::TeamSwiss2026;
use crate::swiss::criteria::Criterion;
use crate::swiss::matches::criteria::{
    CriterionSubject, Upfloating, floated_opponents, of_the_set, preferences, residents, strong_preferences,
};

impl Upfloating for TeamSwiss2026 {
    const IN_ORDER: &'static [Criterion<Self>] = &CRITERIA;
}

/// C4 to C10, most significant first. Upfloaters meet only residents (T-35), so no bracket has more pairs than
/// residents.
const CRITERIA: [Criterion<TeamSwiss2026>; 7] = {
    let [c4, c5, c6, c7] = of_the_set();
    [
        c4,
        c5,
        c6,
        c7,
        Criterion::<TeamSwiss2026>::new("C8", "why-not-preferences", preferences, residents)
            .own(CriterionSubject::Pairs),
        Criterion::<TeamSwiss2026>::new("C9", "why-not-c13", strong_preferences, residents)
            .own(CriterionSubject::Pairs),
        Criterion::<TeamSwiss2026>::new("C10", "why-not-floated-opponents", floated_opponents, residents)
            .own(CriterionSubject::Pairs),
    ]
};
