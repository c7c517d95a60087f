//! Warnings about byes.

use super::Warning;
use crate::tournament::{PlayerId, RequestedBye, RoundNo, Snapshot};

/// Returns the warnings about byes for a player in unpaired rounds (FIDE C.05 6.7); the arbiter may give them anyway.
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
