//! Incidents: notes of the arbiter about players in a round, which are never public.

use super::{Name, PlayerId, RoundNo};
use serde::{Deserialize, Serialize};

/// Kind of an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IncidentKind {
    /// An illegal move, the second of which loses by the Laws.
    IllegalMove,
    Warning,
    /// A phone or another device.
    Phone,
    /// A claim of the player, such as of a draw.
    Claim,
    /// Anything else.
    Other,
}

impl IncidentKind {
    /// Every kind, in the order offered.
    pub const ALL: [Self; 5] = [Self::IllegalMove, Self::Warning, Self::Phone, Self::Claim, Self::Other];

    /// Returns the last part of its id in catalogues, `incident-<word>`.
    pub fn word(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::Warning => "warning",
            Self::Phone => "phone",
            Self::Claim => "claim",
            Self::Other => "other",
        }
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
