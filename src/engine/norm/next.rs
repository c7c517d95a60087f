//! Possible opponents in the next round by the rules of its system, before it is paired.

use crate::format::Attendance;
use crate::matching::Graph;
use crate::pairing::setting;
use crate::tournament::{PlayerId, PlayerMap, RoundNo, Snapshot};

/// The next round, as seen by its system.
pub(super) struct UpcomingRound {
    may_meet: Graph,
    vertices: PlayerMap<usize>,
}

impl UpcomingRound {
    /// Creates it for a round; `None` if it is paired, earlier results are missing, or results do not decide it.
    pub(super) fn of(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        let is_over = |before: RoundNo| snapshot.round(before).is_some_and(|paired| paired.missing() == 0);
        if snapshot.round(round).is_some() || !round.previous().is_none_or(|last| last.up_to().all(is_over)) {
            return None;
        }
        let made = setting(snapshot, round).ok()?;
        let may_meet = made.system.swiss()?.may_meet(&made.field);
        let seated = made.order.iter().zip(&made.field.players);
        let present = seated.filter(|(_, player)| player.attendance == Attendance::Present);
        let vertices: Vec<(PlayerId, usize)> = present.map(|(&id, _)| id).zip(0..).collect();
        (vertices.len() == may_meet.vertices())
            .then(|| Self { may_meet, vertices: PlayerMap::new(snapshot, vertices) })
    }

    /// Returns true if an absolute rule forbids the pairing, or one of the players is not paired at all.
    pub(super) fn keeps_apart(&self, one: PlayerId, other: PlayerId) -> bool {
        let vertices = self.vertices.get(one).zip(self.vertices.get(other));
        vertices.is_none_or(|(one, other)| !self.may_meet.joined(one, other))
    }
}
