//! Colours on players' cards after a round: the difference, and the colour due in the next one.

use super::of_players;
use crate::format::{Course, Due, Paired};
use crate::pairing::{facts_of, system};
use crate::swiss::colours::ColourHistory;
use crate::tournament::{Colour, PlayerMap, RoundNo, Snapshot};

/// Colours on the card of a player (dutch-2009 A.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourOnCard {
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The colour of the latest game.
    pub last: Option<Colour>,
    /// The colour due in the next round; `None` if there is no preference, and after the last round.
    pub due: Option<Due>,
}

/// Returns the colours of each player after a round; empty if results do not determine pairings of players, or if both
/// players of a match have both colours.
pub fn colours_on_cards(snapshot: &Snapshot, after: RoundNo) -> PlayerMap<ColourOnCard> {
    let facts = facts_of(snapshot, after).filter(|facts| {
        facts.course == Course::Results && facts.paired == Paired::Players && facts.games == 1
    });
    let next = after.next();
    let swiss = system(snapshot.system(after).as_str()).and_then(|system| system.swiss());
    let (Some(_), Some(swiss), Some(paired)) = (facts, swiss, snapshot.round(after)) else {
        return PlayerMap::new(snapshot, []);
    };
    if snapshot.leg_start(next) != snapshot.leg_start(after) {
        return PlayerMap::new(snapshot, []);
    }
    let (field, order, _) = of_players(snapshot, next, paired);
    let is_over = field.round > field.rounds;
    let colours = field.seats().zip(order).map(|(seat, player)| {
        let history = ColourHistory::of(field.player(seat));
        let due = swiss.due(&field, seat).filter(|_| !is_over);
        (player, ColourOnCard { difference: history.difference(), last: history.last(), due })
    });
    PlayerMap::new(snapshot, colours.collect::<Vec<_>>())
}
