//! Sheets that were printed or written, for the log.

use super::RoundNo;
use serde::{Deserialize, Serialize};

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
