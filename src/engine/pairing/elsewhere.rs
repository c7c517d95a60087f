//! What is known of systems that only others have: their events can be opened and ranked, not paired.

use crate::format::{Facts, TrfCode};
use crate::tournament::Occasion;

/// Their facts.
pub(super) static KNOWN: &[Facts] = &[
    Facts {
        predetermined: true,
        strikes: true,
        occasion: Some(Occasion::RoundRobin),
        trf: &[TrfCode::of("BERGER_ROUNDROBIN")],
        ..Facts::classic("round-robin", "", &[])
    },
    Facts {
        predetermined: true,
        occasion: Some(Occasion::RoundRobin),
        trf: &[TrfCode::of("FIDE_SCHEVENINGEN")],
        ..Facts::classic("scheveningen", "", &[])
    },
    Facts {
        predetermined: true,
        occasion: Some(Occasion::RoundRobin),
        ..Facts::classic("skalitzka", "", &[])
    },
    Facts {
        trf: &[TrfCode::of("FIDE_DOUBLESWISS")],
        accelerates: true,
        ..Facts::classic("double-swiss", "", &[])
    },
    Facts { trf: &[TrfCode::of("FIDE_TEAM")], accelerates: true, ..Facts::classic("team-swiss", "", &[]) },
    Facts {
        predetermined: true,
        occasion: Some(Occasion::RoundRobin),
        trf: &[TrfCode::of("CUSTOM_KNOCKOUT")],
        ..Facts::classic("knockout", "", &[])
    },
];
