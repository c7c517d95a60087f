//! What every event of teams is asked: what a match, and a round without one, is worth, and who has White on which boards.

use super::{Facts, OptionFacts, OptionKind};
use crate::tournament::{Bye, Options, PointSystem, Points, RequestedBye};

const NONE: &str = "none";
const DRAW: &str = "draw";
const WIN: &str = "win";
const WHITE_FIRST: &str = "WBWB";
const GAME_POINTS: &str = "GP";
const THREE: &str = "3-1-0";

/// What a team gets in a round for which it has no opponent: no text of the booklet says (team-formats §4).
pub const TEAM_BYE: OptionFacts =
    OptionFacts { key: "team-bye", kind: OptionKind::Choice { usual: NONE, among: &[NONE, DRAW, WIN] } };

/// The same by the text of FIDE, which says a drawn match where the event does not say otherwise (C.04.6 1.4, T-13).
pub const MATCH_BYE: OptionFacts =
    OptionFacts { key: "match-bye", kind: OptionKind::Choice { usual: DRAW, among: &[DRAW, WIN, NONE] } };

/// The match points of a match won, drawn and lost.
pub const MATCH_POINTS: OptionFacts = OptionFacts {
    key: "match-points",
    kind: OptionKind::Choice { usual: "2-1-0", among: &["2-1-0", THREE] },
};

/// Which score makes the scoregroups of teams: match points or game points (C.04.6 1.2).
pub const PRIMARY: OptionFacts =
    OptionFacts { key: "primary", kind: OptionKind::Choice { usual: "MP", among: &["MP", GAME_POINTS] } };

/// The colours of the boards 1, 2, … of the team that is named first (team-formats §4; TRF record 352).
pub const BOARD_COLOURS: OptionFacts = OptionFacts {
    key: "board-colours",
    kind: OptionKind::Choice { usual: WHITE_FIRST, among: &[WHITE_FIRST, "BWBW"] },
};

/// Whether game points make the scoregroups.
#[must_use]
pub fn is_by_game_points(options: &Options) -> bool {
    PRIMARY.is(GAME_POINTS, options)
}

/// Whether virtual points are defined for teams under these options: they are match points, of which a match won is worth two drawn
/// ones (C.04.7 1.1; T-18).
#[must_use]
pub fn allows_baku(options: &Options) -> bool {
    !is_by_game_points(options) && !MATCH_POINTS.is(THREE, options)
}

/// Whether the team that is named first has White on a board, counted from 0.
#[must_use]
pub fn is_first_white(options: &Options, board: usize) -> bool {
    board.is_multiple_of(2) == BOARD_COLOURS.is(WHITE_FIRST, options)
}

/// Returns the match points of a team for a match of so many games: two for more than half of the points there were, one
/// for exactly half, none for less (team-formats, common terms). Boards on which both forfeited can leave both sides below half.
#[must_use]
pub fn match_points(team_points: Points, games: u16, system: &PointSystem) -> u8 {
    let all = system.win.tenths().saturating_mul(games.into());
    match team_points.tenths().saturating_mul(2).cmp(&all) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}

/// What matches, and rounds without one, are worth to the teams of an event.
#[derive(Clone, Copy, Debug)]
pub struct TeamWorth {
    /// Of a match won, drawn and lost, where its two sides are compared; `None` where each is held against half of the points
    /// there were.
    compared: Option<[u8; 3]>,
    /// Of the round of a team for which there is no opponent: won, drawn or nothing.
    bye: RequestedBye,
    system: PointSystem,
    boards: u16,
}

impl TeamWorth {
    /// Reads what is announced of a format for matches of so many boards.
    #[must_use]
    pub fn of(facts: &Facts, options: &Options, system: &PointSystem, boards: u16) -> Self {
        let by_fide = facts.options.contains(&MATCH_BYE);
        let three = if MATCH_POINTS.is(THREE, options) { [3, 1, 0] } else { [2, 1, 0] };
        let bye = if by_fide { MATCH_BYE } else { TEAM_BYE };
        let bye = match () {
            () if bye.is(WIN, options) => RequestedBye::FullPoint,
            () if bye.is(DRAW, options) => RequestedBye::HalfPoint,
            () => RequestedBye::ZeroPoint,
        };
        Self { compared: by_fide.then_some(three), bye, system: *system, boards }
    }

    /// Returns the match points of both sides of a match that is over, from their game points. A match in which nobody has any,
    /// forfeited by both, is lost by both.
    #[must_use]
    pub fn of_match(&self, points: [Points; 2], games: u16) -> [u8; 2] {
        let Some([win, draw, loss]) = self.compared else {
            return points.map(|points| match_points(points, games, &self.system));
        };
        match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => [win, loss],
            std::cmp::Ordering::Less => [loss, win],
            std::cmp::Ordering::Equal if points[0] == Points::ZERO => [loss; 2],
            std::cmp::Ordering::Equal => [draw; 2],
        }
    }

    /// Returns the game points and the match points of a round without a match.
    #[must_use]
    pub fn of_bye(&self, bye: Bye) -> (Points, u8) {
        let all = |each: Points| Points::from_tenths(each.tenths().saturating_mul(self.boards.into()));
        let [win, draw, _] = self.compared.unwrap_or([2, 1, 0]);
        let worth = match bye {
            Bye::PairingAllocated => self.bye,
            Bye::Requested(bye) => bye,
        };
        match worth {
            RequestedBye::FullPoint => (all(self.system.win), win),
            RequestedBye::HalfPoint => (all(self.system.draw), draw),
            RequestedBye::ZeroPoint => (Points::ZERO, 0),
        }
    }
}
