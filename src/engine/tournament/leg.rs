//! A stretch of an event under one format.

use super::{Options, Participant, RoundNo, Settings, SystemId};
use serde::{Deserialize, Serialize};

/// Rounds that follow one format, for those who take part in them: a play-off, a final, an event of teams. Rounds are
/// counted through the whole event, so the address of a round or a game never names a leg. What the settings announce
/// is the first leg; an event that begins no other has none of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leg {
    /// Its first round.
    pub first: RoundNo,
    /// Its last round.
    pub last: RoundNo,
    /// How its rounds are paired.
    pub system: SystemId,
    /// What is set of the options of that system.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// Who takes part, group by group, each in order of pairing number. Most legs have one group.
    pub groups: Vec<Vec<Participant>>,
    /// How many boards a match of teams has, where every team lists exactly so many players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u16>,
    /// Whether it has no place for anybody who comes later, as a table or a bracket has none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_closed: bool,
    /// How it was decided who takes part, for the log, where the places of the leg before left it open.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub decided: String,
}

impl Leg {
    /// Returns who takes part, the first group first.
    pub fn participants(&self) -> impl Iterator<Item = Participant> {
        self.groups.iter().flatten().copied()
    }

    /// Returns how many rounds it has.
    #[must_use]
    pub fn rounds(&self) -> RoundNo {
        self.last.counted_from(self.first)
    }

    /// Whether it is the whole event that is announced, as that of the teams whom results pair: it is as long as the announcement says.
    #[must_use]
    pub fn is_whole(&self, settings: &Settings) -> bool {
        self.first == RoundNo(1) && self.last == settings.rounds && !self.is_closed
    }

    /// Returns the group of a participant, counted from 0.
    #[must_use]
    pub fn group_of(&self, participant: Participant) -> Option<usize> {
        self.groups.iter().position(|group| group.contains(&participant))
    }
}
