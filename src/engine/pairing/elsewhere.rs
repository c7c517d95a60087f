//! What is known of systems that only others have: their events can be opened and ranked, not paired.

use crate::format::{BOARD_COLOURS, Facts, Paired, TEAM_BYE, TrfCode};
use crate::tournament::Occasion;

/// Their facts.
pub(super) static KNOWN: &[Facts] = &[
    Facts {
        trf: &[TrfCode::of("FIDE_DOUBLESWISS")],
        accelerates: true,
        ..Facts::classic("double-swiss", "", &[])
    },
    Facts {
        paired: Paired::Teams,
        draws_colour: false,
        occasion: Some(Occasion::TeamSwiss),
        options: &[TEAM_BYE, BOARD_COLOURS],
        trf: &[TrfCode::family("FIDE_TEAM")],
        accelerates: true,
        ..Facts::classic("team-swiss", "", &[])
    },
];
