//! Incidents: notes of the arbiter about players in a round, which are never public.

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

/// A note of the arbiter about a player in a round.
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
