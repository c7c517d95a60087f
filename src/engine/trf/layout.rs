//! Columns of the records, first and last, counted from 1: one table for reading and writing.
//!
//! Lists of numbers, groups and rounds follow the fields, up to the end of the line.

/// First and last column of a field.
pub(super) type Span = [usize; 2];

/// The number of a player, in record 001 and in national lines.
pub(super) const NUMBER: Span = [5, 8];

/// Record 001 and national lines: sex, title, name, rating, federation, id, birth, points, rank.
pub(super) const DETAILS: [Span; 9] =
    [[10, 10], [11, 13], [15, 47], [49, 52], [54, 56], [58, 68], [70, 79], [81, 84], [86, 89]];

/// Record 013: name.
pub(super) const ROSTER: Span = [5, 36];

/// Record 240: bye, round.
pub(super) const BYES: [Span; 2] = [[5, 5], [7, 9]];

/// Record 250: match points, game points, first and last round, first and last number.
pub(super) const VIRTUAL_POINTS: [Span; 6] = [[5, 8], [10, 13], [15, 17], [19, 21], [23, 26], [28, 31]];

/// Record 260: first and last round.
pub(super) const PROHIBITED: [Span; 2] = [[5, 7], [9, 11]];

/// Record 299: match points, game points, round; a code is in column 5.
pub(super) const ABNORMAL_POINTS: [Span; 3] = [[8, 11], [14, 17], [20, 22]];

/// Record 300: round, team, opponent.
pub(super) const LINE_UP: [Span; 3] = [[5, 7], [9, 11], [13, 15]];

/// Record 310: number, name, short name, strength, match points, game points, rank.
pub(super) const TEAM: [Span; 7] = [[5, 7], [9, 40], [42, 46], [48, 53], [55, 60], [62, 67], [69, 71]];

/// Record 320: match points, game points.
pub(super) const TEAM_BYES: [Span; 2] = [[5, 8], [10, 13]];

/// Record 330: sign, round, both teams.
pub(super) const FORFEITED_MATCH: [Span; 4] = [[5, 6], [8, 10], [12, 14], [16, 18]];

/// Record 802: number, short name, match points, game points.
pub(super) const SCORE_LINE: [Span; 4] = [[5, 7], [9, 13], [15, 20], [22, 27]];

/// Returns the blank columns between fields.
pub(super) fn gaps(spans: &[Span]) -> impl Iterator<Item = usize> {
    spans.iter().zip(spans.iter().skip(1)).flat_map(|(one, next)| one[1] + 1..next[0])
}
