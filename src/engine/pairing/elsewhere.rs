//! What is known of systems that only others have: their events can be opened and ranked, not paired.

use crate::format::{Facts, TrfCode};

/// Their facts.
pub(super) static KNOWN: &[Facts] = &[
    Facts {
        trf: &[TrfCode::of("FIDE_DOUBLESWISS")],
        accelerates: true,
        ..Facts::classic("double-swiss", "", &[])
    },
    Facts {
        trf: &[TrfCode::family("FIDE_TEAM")],
        accelerates: true,
        ..Facts::classic("team-swiss", "", &[])
    },
];
