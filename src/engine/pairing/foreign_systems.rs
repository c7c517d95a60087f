//! Facts of systems that only other programs have: their events can be opened and ranked, not paired.

use crate::format::{BOARD_COLOURS, Facts, OWN_BYE, Paired, TEAM_BYE};
use crate::tournament::Occasion;

pub(super) static KNOWN: &[Facts] = &[
    // Events from reports opened before there was an edition: each game is a separate round.
    Facts { report_name: "Swiss-System (Double-Swiss)", ..Facts::classic("double-swiss", "", &[]) },
    Facts {
        paired: Paired::Teams,
        draws_colour: false,
        occasion: Some(Occasion::TeamSwiss),
        options: &[TEAM_BYE, OWN_BYE[0], OWN_BYE[1], BOARD_COLOURS],
        ..Facts::classic("team-swiss", "", &[])
    },
];
