//! Byes that are asked about, and what the pairing-allocated bye may be worth.

use super::Warning;
use crate::tournament::{PlayerId, PointSystem, RequestedBye, RoundNo, Snapshot};

/// Returns what is questioned of byes for a player in rounds that are not paired (FIDE C.05 6.7): the arbiter may give them all the
/// same.
#[must_use]
pub fn questioned(snapshot: &Snapshot, id: PlayerId, rounds: &[RoundNo], bye: RequestedBye) -> Vec<Warning> {
    let Some(known) = snapshot.player(id) else { return Vec::new() };
    let limits = snapshot.settings().byes;
    match bye {
        RequestedBye::ZeroPoint => Vec::new(),
        RequestedBye::FullPoint => vec![Warning::FullPointBye],
        RequestedBye::HalfPoint => {
            let others = known
                .byes
                .iter()
                .filter(|&(round, &bye)| bye == RequestedBye::HalfPoint && !rounds.contains(round));
            let (count, most) = (others.count() + rounds.len(), limits.half_points);
            let too_many = (count > usize::from(most)).then_some(Warning::HalfPointByes { count, most });
            let late = rounds.iter().find(|round| limits.is_too_late(**round, snapshot.last_round()));
            let late = late.map(|&round| Warning::LateBye { round, last: limits.last_rounds });
            too_many.into_iter().chain(late).collect()
        }
    }
}

/// Whether no results of games add up to what the pairing-allocated bye is worth: seven tenths where a win is 1 and a draw a half.
/// A bye may also be worth nothing.
pub(super) fn is_worth_of_no_results(points: &PointSystem) -> bool {
    let worth = points.pairing_allocated_bye.tenths();
    let results = [points.win, points.draw, points.loss].map(|of| of.tenths());
    let mut reachable = vec![false; usize::try_from(worth).unwrap_or(0) + 1];
    if let Some(nothing) = reachable.first_mut() {
        *nothing = true;
    }
    for sum in 0..reachable.len() {
        if !reachable.get(sum).copied().unwrap_or(false) {
            continue;
        }
        for result in results.iter().filter_map(|&result| usize::try_from(result).ok()) {
            if let Some(slot) = reachable.get_mut(sum + result) {
                *slot = true;
            }
        }
    }
    !reachable.last().copied().unwrap_or(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Points;

    #[test]
    fn q83_and_q84_a_bye_is_worth_what_results_add_up_to() {
        let worth = |[win, draw, loss, bye]: [i32; 4]| {
            let [win, draw, loss, bye] = [win, draw, loss, bye].map(Points::from_tenths);
            PointSystem { win, draw, loss, pairing_allocated_bye: bye, ..PointSystem::default() }
        };
        for fits in [[10, 5, 0, 10], [10, 5, 0, 5], [10, 5, 0, 0], [30, 10, 0, 20], [30, 20, 10, 30]] {
            assert!(!is_worth_of_no_results(&worth(fits)), "{fits:?}");
        }
        for odd in [[10, 5, 0, 7], [30, 10, 0, 15], [30, 20, 10, 5]] {
            assert!(is_worth_of_no_results(&worth(odd)), "{odd:?}");
        }
    }
}
