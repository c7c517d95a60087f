//! Rate of play, as ratings distinguish it.

use crate::keyword::keywords;
use serde::{Deserialize, Serialize};
use std::fmt;

keywords! {
/// Rate of play of an event, by thinking time per player. Each has its own rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameKind: word -> &'static str {
    /// An hour or more.
    Standard = "standard",
    /// More than ten minutes, less than an hour.
    Rapid = "rapid",
    /// Ten minutes or less.
    Blitz = "blitz",
}
}

/// Number of moves for which increments count as thinking time.
const MOVES: u64 = 60;

impl GameKind {
    /// Parses the keyword, case-insensitively; `None` for anything else.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word().eq_ignore_ascii_case(word))
    }

    /// Returns the rate of play of a time control code of TRF record 222, such as `40/5400+30:1800+30`. By the Laws of
    /// Chess (rapid and blitz) the thinking time is all main time plus the increments of 60 moves. `None` if the
    /// colours have different times, or the code is not a time control.
    pub fn of_time_control(code: &str) -> Option<Self> {
        let (mut seconds, mut moves) = (0_u64, 0_u64);
        let mut periods = code.trim().split(':').peekable();
        while let Some(period) = periods.next() {
            let (of_period, time) = match period.split_once('/') {
                Some((of_period, time)) => (Some(number(of_period)?), time),
                None => (None, period),
            };
            let (base, increment) = match time.split_once('+') {
                Some((base, increment)) => (number(base)?, number(increment)?),
                None => (number(time)?, 0),
            };
            // Only the last period lacks a number of moves.
            if of_period.is_none() != periods.peek().is_none() {
                return None;
            }
            let left = MOVES - moves;
            let counted = of_period.map_or(left, |of_period| of_period.min(left));
            seconds += base + increment * counted;
            moves += counted;
        }
        Some(match seconds {
            0 => return None,
            1..=600 => Self::Blitz,
            601..3600 => Self::Rapid,
            _ => Self::Standard,
        })
    }
}

/// Parses a number of up to five digits.
fn number(text: &str) -> Option<u64> {
    let is_number = (1..=5).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_control_implies_the_rate_of_play_by_sixty_moves() {
        let cases = [
            ("40/5400+30:1800+30", Some(GameKind::Standard)),
            ("5400+30", Some(GameKind::Standard)),
            ("3600", Some(GameKind::Standard)),
            ("3599", Some(GameKind::Rapid)),
            ("900+10", Some(GameKind::Rapid)),
            ("601", Some(GameKind::Rapid)),
            ("600", Some(GameKind::Blitz)),
            ("180+2", Some(GameKind::Blitz)),
            // 40 moves with 10 s, 20 with 20 s: 600 + 400 + 400 + 2200.
            ("40/600+10:2200+20", Some(GameKind::Standard)),
            ("40/600+10:2199+20", Some(GameKind::Rapid)),
            ("W300-B240", None),
            ("40/5400+30", None),
            ("5400:1800", None),
            ("90 min", None),
            ("999999999999999999999", None),
            ("0", None),
            ("", None),
        ];
        for (code, kind) in cases {
            assert_eq!(GameKind::of_time_control(code), kind, "{code}");
        }
    }
}
