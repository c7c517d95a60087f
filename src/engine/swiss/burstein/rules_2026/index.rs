//! The Index (1.7): the strength of a player's opponents, measured inside the event.

use crate::format::{Entrant, Field, RoundRecord, Seat};
use crate::tournament::{Bye, Points, RequestedBye};
use std::cmp::Reverse;

/// Buchholz, then Sonneborn-Berger (1.7.1): a larger Index ranks higher (1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Index {
    /// Sum of the opponents' scores.
    pub(super) buchholz: Points,
    /// Sum of points times the opponent's score, in hundredths.
    pub(super) sonneborn_berger: i64,
}

impl Index {
    /// Computes the Index of a player; an unplayed round counts as a game against themselves (1.7.2, B-5, B-6).
    pub(super) fn of(field: &Field, seat: Seat, scores: &[Points]) -> Self {
        let player = field.player(seat);
        let own = player.score();
        let mut index = Self::default();
        for round in &player.record {
            let score = match *round {
                RoundRecord::Played { opponent, .. } => {
                    scores.get(opponent.index()).copied().unwrap_or_default()
                }
                RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => own,
            };
            index.buchholz += score;
            index.sonneborn_berger += i64::from(round.points().tenths()) * i64::from(score.tenths());
        }
        index
    }
}

/// Returns the higher ranked of two players (1.8).
pub(super) fn higher(field: &Field, players: [Seat; 2]) -> Seat {
    let scores = scores_for_opponents(field);
    let rank = |seat: Seat| (Reverse(Index::of(field, seat, &scores)), seat);
    let [one, other] = players;
    if rank(one) < rank(other) { one } else { other }
}

/// Returns the score of each player as counted for their opponents, by seat, without virtual points.
pub(super) fn scores_for_opponents(field: &Field) -> Vec<Points> {
    field.players.iter().map(|player| player.score() + absent_draws(player, field.points.draw)).collect()
}

/// Returns the points added by the exception of 1.7.2: the rounds of a run of zero-point byes that reaches the round to
/// be paired count as draws (B-4).
fn absent_draws(player: &Entrant, draw: Points) -> Points {
    if player.requested_bye != Some(RequestedBye::ZeroPoint) {
        return Points::ZERO;
    }
    let is_zero = |(round, _): &(&RoundRecord, Points)| {
        matches!(round, RoundRecord::Bye { bye: Bye::Requested(RequestedBye::ZeroPoint), .. })
    };
    let run = player.earned().rev().take_while(is_zero);
    run.map(|(_, earned)| draw - earned).sum()
}
