//! The list of AROs that is published after every round (dubov-classic 9).

use super::field;
use crate::format::Entrant;
use crate::swiss::dubov::aro::{Aro, aro, strength};
use crate::tournament::{PairingNumber, PlayerId, Points, Rating, RoundNo, Snapshot};
use std::cmp::Reverse;

/// One line of the list of AROs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AroRow {
    pub player: PlayerId,
    pub number: PairingNumber,
    /// The rating used for the averages of their opponents.
    pub rating: Option<Rating>,
    pub points: Points,
    /// Their ARO after the round; `None` when an opponent has no rating.
    pub aro: Option<Aro>,
}

/// Returns the list of AROs after a round (dubov-classic 9): by points, then by ARO, highest first, then by number. It
/// lists all players with a pairing number.
pub fn aro_list(snapshot: &Snapshot, after: RoundNo) -> Vec<AroRow> {
    let order = snapshot.numbering();
    let field = field(snapshot, after.next(), order);
    let row = |(&id, player): (&PlayerId, &Entrant)| AroRow {
        player: id,
        number: player.number,
        rating: strength(player),
        points: player.score(),
        aro: aro(&field, player),
    };
    let mut rows: Vec<AroRow> = order.iter().zip(&field.players).map(row).collect();
    rows.sort_by_key(|row| (Reverse(row.points), Reverse(row.aro), row.number));
    rows
}
