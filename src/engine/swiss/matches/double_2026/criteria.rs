//! The criteria C4 to C8 (C.04.5 2.3): those on the set of upfloaters, and one on the pairs.

use super::DoubleSwiss2026;
use crate::swiss::criteria::Criterion;
use crate::swiss::matches::criteria::{
    CriterionSubject, Upfloating, floated_opponents, of_the_set, residents,
};

impl Upfloating for DoubleSwiss2026 {
    const IN_ORDER: &'static [Criterion<Self>] = &CRITERIA;
}

/// C4 to C8, most significant first.
const CRITERIA: [Criterion<DoubleSwiss2026>; 5] = {
    let [c4, c5, c6, c7] = of_the_set();
    [
        c4,
        c5,
        c6,
        c7,
        Criterion::<DoubleSwiss2026>::new("C8", "why-not-floated-opponents", floated_opponents, residents)
            .own(CriterionSubject::Pairs),
    ]
};
