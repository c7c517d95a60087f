//! What every event of teams is asked: what a round without a match is worth, and who has White on which boards.

use super::{OptionFacts, OptionKind};
use crate::tournament::{Options, PointSystem, Points};

const NONE: &str = "none";
const DRAW: &str = "draw";
const WIN: &str = "win";
const WHITE_FIRST: &str = "WBWB";

/// What a team gets in a round for which it has no opponent: no text of the booklet says (team-formats §4).
pub const TEAM_BYE: OptionFacts =
    OptionFacts { key: "team-bye", kind: OptionKind::Choice { usual: NONE, among: &[NONE, DRAW, WIN] } };

/// The colours of the boards 1, 2, … of the team that is named first (team-formats §4; TRF record 352).
pub const BOARD_COLOURS: OptionFacts = OptionFacts {
    key: "board-colours",
    kind: OptionKind::Choice { usual: WHITE_FIRST, among: &[WHITE_FIRST, "BWBW"] },
};

/// Returns the points and the match points of a team without an opponent, in matches of so many boards.
#[must_use]
pub fn team_bye(options: &Options, system: &PointSystem, boards: u16) -> (Points, u8) {
    let all = |each: Points| Points::from_tenths(each.tenths().saturating_mul(boards.into()));
    match () {
        () if TEAM_BYE.is(WIN, options) => (all(system.win), 2),
        () if TEAM_BYE.is(DRAW, options) => (all(system.draw), 1),
        () => (Points::ZERO, 0),
    }
}

/// Whether the team that is named first has White on a board, counted from 0.
#[must_use]
pub fn is_first_white(options: &Options, board: usize) -> bool {
    board.is_multiple_of(2) == BOARD_COLOURS.is(WHITE_FIRST, options)
}
