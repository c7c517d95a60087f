//! Place of a player in a round.

use super::{BoardNo, Bye, Colour};
use serde::{Deserialize, Serialize};

/// Place of a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Not registered when the round was paired.
    Nowhere,
    AtBoard(BoardNo, Colour),
    /// Without an opponent.
    Bye(Bye),
    /// Advances without playing.
    Through,
    /// Without a game and owed none: outside this leg, a reserve, or idle by the table.
    Idle,
    /// Unpaired: the arbiter must pair the player before the draft can be published.
    Pool,
}
