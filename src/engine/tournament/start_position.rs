//! The starting positions of Chess960, whose first ranks are drawn by lot.

use super::ValueError;
use super::lot::Numbers;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A starting position of Chess960 by its number, 0 to 959 (Scharnagl's numbering; the position of chess is 518).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct StartPosition(u16);

/// Squares of the two knights among the five left by bishops and queen, by number.
const KNIGHTS: [[usize; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

impl StartPosition {
    pub const COUNT: u16 = 960;

    /// Creates the position with a number.
    ///
    /// # Errors
    /// Returns an error if the number exceeds 959.
    pub fn new(number: u16) -> Result<Self, ValueError> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err(ValueError::PositionRange { found: number }) }
    }

    /// Draws a position; the same seed always yields the same one.
    pub fn drawn(seed: u64) -> Self {
        Self(u16::try_from(Numbers(seed).below(Self::COUNT.into())).unwrap_or_default())
    }

    pub fn number(self) -> u16 {
        self.0
    }

    /// Returns the pieces of the first rank from a to h, such as `RNBQKBNR`.
    pub fn pieces(self) -> String {
        let number = usize::from(self.0);
        // The rooks are on the squares left over by the other pieces.
        let mut rank = ['R'; 8];
        let mut free: Vec<usize> = (0..rank.len()).collect();
        let mut put = |piece: char, at: usize| rank[free.remove(at)] = piece;
        // One bishop is on b, d, f or h, the light squares, the other on a, c, e or g.
        let (light, dark) = (number % 4 * 2 + 1, number / 4 % 4 * 2);
        put('B', light);
        put('B', dark - usize::from(dark > light));
        put('Q', number / 16 % 6);
        // The first knight occupies one of the free squares before the second.
        let [first, second] = KNIGHTS[number / 96 % KNIGHTS.len()];
        put('N', first);
        put('N', second - 1);
        // The king is between the rooks.
        put('K', 1);
        rank.into_iter().collect()
    }
}

impl TryFrom<u16> for StartPosition {
    type Error = ValueError;
    fn try_from(number: u16) -> Result<Self, ValueError> {
        Self::new(number)
    }
}

impl From<StartPosition> for u16 {
    fn from(position: StartPosition) -> Self {
        position.0
    }
}

impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn positions_have_the_numbers_of_scharnagl() {
        let known =
            [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")];
        for (number, pieces) in known {
            assert_eq!(StartPosition::new(number).unwrap().pieces(), pieces, "{number}");
        }
        let all: BTreeSet<String> = (0..960).map(|number| StartPosition(number).pieces()).collect();
        assert_eq!(all.len(), 960, "each is there once");
        for pieces in all {
            let at = |piece| -> Vec<usize> { pieces.match_indices(piece).map(|(at, _)| at).collect() };
            let [rooks, king, bishops] = ["R", "K", "B"].map(at);
            assert!(rooks[0] < king[0] && king[0] < rooks[1], "{pieces}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{pieces}");
        }
        assert!(StartPosition::new(960).is_err());
    }

    #[test]
    fn every_position_can_be_drawn() {
        let drawn: BTreeSet<StartPosition> = (0..20_000).map(StartPosition::drawn).collect();
        assert_eq!(drawn.len(), 960);
    }
}
