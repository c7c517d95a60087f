//! Who may meet in the next round by the rules of its system, while it is not paired.

use crate::format::Attendance;
use crate::matching::Graph;
use crate::pairing::setting;
use crate::tournament::{PlayerId, PlayerMap, RoundNo, Snapshot};

/// The round that is paired next, as its system sees it.
pub(super) struct Next {
    may_meet: Graph,
    /// The vertex of everybody who is to be paired.
    vertices: PlayerMap<usize>,
}

impl Next {
    /// Reads the round after others; `None` where it is paired, results before it are missing, or results do not decide it.
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

    /// Whether a rule that is never broken keeps two players apart, or one of them is not paired at all.
    pub(super) fn keeps_apart(&self, one: PlayerId, other: PlayerId) -> bool {
        let vertices = self.vertices.get(one).zip(self.vertices.get(other));
        vertices.is_none_or(|(one, other)| !self.may_meet.joined(one, other))
    }
}
