//! FIDE's rating tables (FIDE B.02, 8.1): expected scores and the corresponding rating differences; and their
//! application to the games of an event.

mod change;

pub(crate) use change::{CAP, played};
pub use change::{Factor, RatedGames, RatingOutcome, RatingRules, rated_games};

/// Table 8.1.1: rating difference for 50 to 100 per cent.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, // 50
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141, // 60
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230, // 70
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351, // 80
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, // 90
    800,
];

/// Table 8.1.2: the largest difference for which the stronger side's expected score is 50, 51, … 99 per cent.
const LARGEST: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, // 50
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145, // 60
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235, // 70
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357, // 80
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735, // 90
];

/// The smallest difference at which the stronger side's expected score is 100 per cent.
pub const CERTAIN: i32 = 736;

/// Returns the rating difference `dp` for a score of `percent`, from 0 to 100; more counts as 100 (table 8.1.1).
pub fn difference(percent: u32) -> i32 {
    let percent = usize::try_from(percent).unwrap_or(100).min(100);
    match percent.checked_sub(50) {
        Some(above) => DIFFERENCES.get(above).copied().unwrap_or(800),
        None => -DIFFERENCES.get(50 - percent).copied().unwrap_or(800),
    }
}

/// Returns the expected score, in per cent, of a player who is `difference` rating points stronger than their opponent
/// (table 8.1.2, without the limit of 400 points).
pub fn expected(difference: i32) -> u32 {
    let size = difference.unsigned_abs();
    let steps = LARGEST.partition_point(|&largest| largest < size);
    let above = u32::try_from(steps).unwrap_or(50);
    if difference < 0 { 50 - above } else { 50 + above }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_mirror_around_half_the_points() {
        assert_eq!([0, 1, 49, 50, 51, 99, 100].map(difference), [-800, -677, -7, 0, 7, 677, 800]);
        assert!((0..=100).all(|percent| difference(percent) == -difference(100 - percent)));
    }

    #[test]
    fn expected_scores_change_where_the_table_says() {
        assert_eq!([3, 4, 10, 11, 735, CERTAIN].map(expected), [50, 51, 51, 52, 99, 100]);
        assert_eq!([-3, -4, -735, -CERTAIN].map(expected), [50, 49, 1, 0]);
    }
}
