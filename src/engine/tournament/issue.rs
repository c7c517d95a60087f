//! What left the room: sheets that were printed or written, for the log.

use super::RoundNo;
use serde::{Deserialize, Serialize};

/// How sheets left the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// On paper.
    Printed,
    /// As files.
    Written,
}

/// A sheet as it left the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IssuedSheet {
    /// What the command line calls it.
    pub sheet: String,
    /// The round that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNo>,
    /// The version of the pairing that it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
}

/// Sheets that left the room together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Issue {
    /// By which way they left.
    pub way: Way,
    /// The sheets that left together.
    pub sheets: Vec<IssuedSheet>,
    /// The first digits of the hash of the event's state, as it stands on them.
    pub hash: String,
    /// Where to: the print command or the folder.
    pub to: String,
}
