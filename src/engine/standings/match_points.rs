//! Match points: what a match of teams is worth as a whole.

use crate::tournament::Points;

/// Returns the match points of a team for a match on `boards` boards: two for more than half of the points there were,
/// one for exactly half, none for less (booklet, MP). Boards on which both forfeited can leave both sides below half.
#[must_use]
pub fn match_points(team_points: Points, boards: u8) -> u8 {
    let twice = team_points + team_points;
    let all = Points::from_tenths(Points::ONE.tenths() * i32::from(boards));
    match twice.cmp(&all) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}
