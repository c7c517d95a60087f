//! Where somebody is in a round, at a board or not.

use super::{BoardNo, Bye, Colour};
use serde::{Deserialize, Serialize};

/// Where a player is in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Not registered when the round was paired.
    Nowhere,
    /// At a board.
    AtBoard(BoardNo, Colour),
    /// Without an opponent.
    Bye(Bye),
    /// Goes on without playing.
    Through,
    /// Without a game, though nobody is owed one: not in this leg, a reserve, or idle by the table.
    Idle,
    /// To be placed by the arbiter before the draft can be published.
    Pool,
}
