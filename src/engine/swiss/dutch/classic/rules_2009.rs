//! The edition of 2009, as printed by the Turkish federation and by Aktar.

use super::explain::REASONS;
use super::{ClassicEdition, FloatLevels, LastRound};
use crate::format::{Facts, Float, OptionFacts, Ranking};
use crate::swiss::floats::RecentFloats;
use crate::tournament::Title;

/// True if titles follow the text of the TSF, which has WIM before FM (N-19).
const TSF_TITLES: OptionFacts = OptionFacts::yes_no("tsf-titles");

/// The Dutch system of 2009.
pub static DUTCH_2009: ClassicEdition = ClassicEdition {
    facts: Facts {
        ranking: Ranking {
            // N-19
            titles: &[
                Title::GM,
                Title::IM,
                Title::WGM,
                Title::FM,
                Title::WIM,
                Title::CM,
                Title::WFM,
                Title::WCM,
            ],
            other_titles: Some((
                TSF_TITLES,
                &[Title::GM, Title::IM, Title::WGM, Title::WIM, Title::FM, Title::CM, Title::WFM, Title::WCM],
            )),
            ..Ranking::USUAL
        },
        options: &[TSF_TITLES],
        divides: true,
        report_name: "Swiss-System (Dutch)",
        ..Facts::classic("dutch-2009", "FIDE Dutch System, edition of 2009", REASONS)
    },
    strong_as_absolute: true,
    mild_flexible: true,
    last_round: LastRound::LiftForPairs,
    // N-6: upwards B.6, then B.5 (C.9); then downwards B.5, then B.6 (C.10).
    float_levels: &[
        FloatLevels { up: 0, down: &[0] },
        FloatLevels { up: 1, down: &[0] },
        FloatLevels { up: 2, down: &[0] },
        FloatLevels { up: 2, down: &[1] },
        FloatLevels { up: 2, down: &[2] },
    ],
    bars,
};

/// B.5 (the previous round) and B.6 (two rounds ago) forbid the identical float.
fn bars(floats: RecentFloats, float: Float, level: u8) -> bool {
    let [b5, b6] = [floats.last, floats.before].map(|noted| noted == Some(float));
    match (float, level) {
        (_, 0) => b5 || b6,
        (Float::Up, 1) => b5,
        (Float::Down, 1) => b6,
        _ => false,
    }
}
