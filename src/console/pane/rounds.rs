//! The usual number of rounds of a Swiss event.

use crate::desk::Context;
use crate::sheet::length;
use hakem_engine::format::Course;
use hakem_engine::pairing::{facts, size};
use hakem_engine::tournament::RoundNo;

/// Returns the number of rounds that leave one player without a loss and decide the places after, ⌈log2 n⌉ + 2, within
/// the limits of the system. `None` for systems that determine their own, and below two participants.
pub(super) fn usual(cx: &Context) -> Option<RoundNo> {
    let is_swiss =
        facts(cx.snapshot.settings().system.as_str()).is_some_and(|facts| facts.course == Course::Results);
    let (least, most) = length::limits(cx.event).filter(|_| is_swiss)?;
    Some(RoundNo(of(size(cx.snapshot, RoundNo(1)).participants)).clamp(least, most))
}

/// Returns ⌈log2 n⌉ + 2.
fn of(participants: usize) -> u8 {
    let doublings = participants.max(1).next_power_of_two().trailing_zeros();
    u8::try_from(doublings + 2).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn twice_the_players_take_one_round_more() {
        let rounds = [2, 8, 9, 16, 32, 33, 64, 128, 300].map(of);
        assert_eq!(rounds, [3, 5, 6, 6, 7, 8, 8, 9, 11]);
    }
}
