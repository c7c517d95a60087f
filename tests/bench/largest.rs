//! The largest event on which standings are measured.

use crate::make::{Event, settings};
use hakem_engine::tournament::{Settings, TieBreakId};

/// Ten tie-breaks of the booklet, including the expensive ones.
pub const TEN_TIE_BREAKS: [&str; 10] =
    ["BH", "BH-C1", "BH-M1", "SB", "BHBH", "PS", "KASH", "ARO", "TPR", "DE"];

/// Makes an event of 5,000 players after all of its 11 rounds, ranked by ten tie-breaks.
pub fn largest() -> Event {
    let tie_breaks = TEN_TIE_BREAKS.map(TieBreakId::new).to_vec();
    Event::announced(Settings { tie_breaks, ..settings("dutch-2026", 11) }, 5000, 11)
}
