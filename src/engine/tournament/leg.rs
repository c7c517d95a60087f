//! Legs: stages of an event with their own format.

use super::{Options, Participant, RoundNo, Settings, SystemId};
use serde::{Deserialize, Serialize};

/// Rounds with one format and their participants: a play-off, a final, a team event. Rounds are counted through the
/// entire event, so the address of a round or a game never names a leg. The settings describe the first leg; an event
/// without later legs has none of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leg {
    pub first: RoundNo,
    pub last: RoundNo,
    pub system: SystemId,
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// Participants by group, each in order of pairing number. Most legs have one group.
    pub groups: Vec<Vec<Participant>>,
    /// Number of boards of a team match, if every team lists exactly this many players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u16>,
    /// True if it accepts no late entries, as with a table or a bracket.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_closed: bool,
    /// Reason for the choice of participants, for the log, if the ranks of the previous leg left it open.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub decided: String,
}

impl Leg {
    /// Returns the participants, first group first.
    pub fn participants(&self) -> impl Iterator<Item = Participant> {
        self.groups.iter().flatten().copied()
    }

    pub fn rounds(&self) -> RoundNo {
        self.last.counted_from(self.first)
    }

    /// Returns true if it spans all rounds of the settings and accepts late entries, as in an event that pairs teams by
    /// results.
    pub fn is_whole(&self, settings: &Settings) -> bool {
        self.first == RoundNo(1) && self.last == settings.rounds && !self.is_closed
    }

    /// Returns the group of a participant, counted from 0.
    pub fn group_of(&self, participant: Participant) -> Option<usize> {
        self.groups.iter().position(|group| group.contains(&participant))
    }
}
