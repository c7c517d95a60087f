//! Notes for the log: incidents, and issued sheets.

use super::{Name, PlayerId, RoundNo};
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};

keywords! {
/// Kind of an incident. Its id in catalogues is `incident-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IncidentKind: word -> &'static str {
    /// An illegal move, the second of which loses by the Laws.
    IllegalMove = "illegal-move",
    Warning = "warning",
    /// A phone or another device.
    Phone = "phone",
    /// A claim of the player, such as of a draw.
    Claim = "claim",
    Other = "other",
}
}

/// A note of the arbiter about a player in a round, never public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    pub round: RoundNo,
    pub player: PlayerId,
    pub kind: IncidentKind,
    /// Details, such as the time on the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Name>,
}

/// Medium of issued sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum IssueMedium {
    Printed,
    Written,
}

/// An issued sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IssuedSheet {
    /// Name of the sheet on the command line.
    pub sheet: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNo>,
    /// The version of the pairing it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
}

/// Sheets issued together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Issue {
    pub way: IssueMedium,
    pub sheets: Vec<IssuedSheet>,
    /// The first digits of the event state's hash, as printed on them.
    pub hash: String,
    /// Destination: the print command or the folder.
    pub to: String,
}
