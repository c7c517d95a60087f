//! The edition of 1992, in force in the Czech federation from 27 September 1992.

use super::explain::REASONS;
use super::{ClassicEdition, FloatLevels, LastRound};
use crate::format::{Facts, Float, Ranking};
use crate::swiss::floats::RecentFloats;
use crate::tournament::{Occasion, Scale, Title};

/// The Dutch system of 1992.
pub static DUTCH_1992: ClassicEdition = ClassicEdition {
    facts: Facts {
        ranking: Ranking {
            // A.2: a CM or WCM counts as untitled.
            titles: &[Title::GM, Title::WGM, Title::IM, Title::WIM, Title::FM, Title::WFM],
            ..Ranking::USUAL
        },
        occasion: Some(Occasion::Czech1992),
        scales: &Scale::ALL,
        divides: true,
        report_name: "Swiss-System (Dutch)",
        ..Facts::classic(
            "dutch-1992",
            "FIDE Dutch System, edition of 1992 (Czech text of 20 September 1992)",
            REASONS,
        )
    },
    strong_as_absolute: false,
    mild_flexible: false,
    last_round: LastRound::NothingAbsolute,
    // M-1, M-2: downwards B.6, then B.5 for each choice of opponents (C.9), then upwards (C.10).
    float_levels: &[
        FloatLevels { up: 0, down: &[0, 1, 2] },
        FloatLevels { up: 1, down: &[0, 1, 2] },
        FloatLevels { up: 2, down: &[0, 1, 2] },
    ],
    bars,
};

/// B.6 forbids any float after a float in the previous two rounds, B.5 the same float as in the previous round.
fn bars(floats: RecentFloats, float: Float, level: u8) -> bool {
    match level {
        0 => floats.last.is_some() || floats.before.is_some(),
        1 => floats.last == Some(float),
        _ => false,
    }
}
