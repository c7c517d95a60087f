//! Accelerated pairings: the virtual points of the Baku method (FIDE C.04.7).

use crate::tournament::{Acceleration, Bye, Place, PlayerId, PointSystem, Points, RoundNo, Snapshot};
use std::collections::HashMap;

/// Returns the virtual points of a member of GA in `round` of `rounds`: a win, then a draw, then nothing (1.4).
pub fn baku_value(round: RoundNo, rounds: RoundNo, points: &PointSystem) -> Points {
    let accelerated = rounds.0.div_ceil(2);
    if round.0 <= accelerated.div_ceil(2) {
        points.win
    } else if round.0 <= accelerated {
        points.draw
    } else {
        Points::ZERO
    }
}

/// Returns the players with virtual points in `round`, in the given order of pairing numbers: as stated in a report,
/// else by the acceleration; empty without acceleration.
pub fn virtual_points(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> Vec<(PlayerId, Points)> {
    let settings = snapshot.settings();
    if !settings.virtual_points.is_empty() {
        let in_round =
            settings.virtual_points.iter().filter(|stated| (stated.first..=stated.last).contains(&round));
        let of: HashMap<PlayerId, Points> = in_round
            .flat_map(|stated| stated.players.iter().map(|&id| (id, stated.points)))
            .filter(|&(_, points)| points != Points::ZERO)
            .collect();
        return order.iter().filter_map(|id| Some((*id, of.get(id).copied()?))).collect();
    }
    let value = match settings.acceleration {
        Acceleration::None => Points::ZERO,
        // The value of a win in a round, which can have several games (DS-4).
        Acceleration::Baku => {
            let worth = settings.points.of_match(super::games_of(snapshot.system(round)));
            baku_value(round, settings.rounds, &worth)
        }
    };
    let border = last_of_ga(snapshot, round, order).filter(|_| value != Points::ZERO);
    let Some(end) = border.and_then(|last| order.iter().position(|&id| id == last)) else {
        return Vec::new();
    };
    order.iter().take(end + 1).map(|&id| (id, value)).collect()
}

/// Returns the last member of GA: number 2·⌈N/4⌉ of the N players in the pairing of round 1 (1.2, A-1). That player
/// stays the border when numbers change (1.3, A-4): the group is recorded with the pairing of round 1.
fn last_of_ga(snapshot: &Snapshot, round: RoundNo, order: &[PlayerId]) -> Option<PlayerId> {
    let first = snapshot.round(RoundNo(1)).filter(|_| round > RoundNo(1));
    if let Some(&(last, _)) = first.and_then(|first| first.virtual_points.last()) {
        return Some(last);
    }
    let takes_part = |id: &&PlayerId| match first {
        Some(first) => matches!(first.place(**id), Place::AtBoard(..) | Place::Bye(Bye::PairingAllocated)),
        None => snapshot.player(**id).is_some_and(|player| player.away(RoundNo(1)).is_none()),
    };
    let present: Vec<PlayerId> = order.iter().filter(takes_part).copied().collect();
    let size = 2 * present.len().div_ceil(4);
    present.get(size.min(present.len()).checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::tournament::{Name, Player, RequestedBye, Settings};

    #[test]
    fn the_first_half_has_a_win_then_a_draw_in_the_first_half_of_the_rounds() {
        let settings = Settings {
            acceleration: Acceleration::Baku,
            rounds: RoundNo(9),
            ..Settings::named(Name::new("Baku").unwrap())
        };
        let mut snapshot = apply(&Snapshot::blank(), &Command::Announce(Box::new(settings))).unwrap();
        for number in 1..=9 {
            let player = Player::named(Name::new(&format!("P{number}")).unwrap());
            let command = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
            snapshot = apply(&snapshot, &command).unwrap();
        }
        let order: Vec<PlayerId> = (1..=9).map(PlayerId).collect();
        let members = |round| {
            let points = virtual_points(&snapshot, RoundNo(round), &order);
            (points.len(), points.first().map(|&(_, points)| points))
        };
        assert_eq!(members(1), (6, Some(Points::ONE)), "9 players: GA has 6");
        assert_eq!(members(3), (6, Some(Points::ONE)));
        assert_eq!(members(5), (6, Some(Points::HALF)));
        assert_eq!(members(6), (0, None));
    }
}
