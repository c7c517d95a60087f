//! What a tournament report says beyond what an event is run by.

use super::{Meeting, PlayerId, Points, RoundNo, SystemId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Records of a tournament report by which nothing is decided here: kept as they stood, and written again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReportRecords {
    /// Records of one line of text by their code, such as 082 or 172: columns 5 and after.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub texts: BTreeMap<String, String>,
    /// The pairing system of the report: 092 and 192 are its words, and are written again as long as it is that of
    /// the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<SystemId>,
    /// Comments, lines of unknown code, and lines of teams, in the order of the report.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<KeptLine>,
    /// What stands for the comments that the event writes itself: as long as it is so, those of the report do. `None`: the
    /// report had no others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comments: Option<WrittenMark>,
    /// Records that the report has in its own words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<KeptWords>,
    /// Columns of players that the report fills otherwise than the event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<KeptColumns>,
    /// Forfeited games whose colours the report does not state.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uncoloured: Vec<(RoundNo, [PlayerId; 2])>,
}

impl ReportRecords {
    /// Whether there is nothing to keep.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if the report does not state the colours of two players in a round.
    #[must_use]
    pub fn lacks_colours(&self, round: RoundNo, meeting: Meeting) -> bool {
        let is_it = |players: &[PlayerId; 2]| meeting.has(players[0]) && meeting.has(players[1]);
        self.uncoloured.iter().any(|(of, players)| *of == round && is_it(players))
    }
}

/// A line of a report that is kept word for word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptLine {
    /// The code of the record after which it stands, and which of its kind that is, counted from 0; `None` at the
    /// head of the report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<(String, u32)>,
    /// The whole line.
    pub text: String,
    /// It begins like a record that is read, but is laid out otherwise: it stays a line.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub odd: bool,
}

/// A mark of what an event would write in some place of a report: the words of the report replace it as long as the
/// mark is the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WrittenMark(pub String);

/// The lines of a kind of record as a report has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptWords {
    /// The code, such as 212.
    pub record: String,
    /// The whole lines; none where the report has no such record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// What they stand in the stead of.
    pub standing: WrittenMark,
}

/// Columns of players as a report has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptColumns {
    /// The code of the lines: 001, or that of a federation.
    pub record: String,
    /// The first and the last column; 0 for the end of the line.
    pub columns: (u16, u16),
    /// What stands there, of the players of whom the event would write something else.
    pub texts: BTreeMap<PlayerId, String>,
    /// What it stands in the stead of.
    pub standing: WrittenMark,
}

/// Virtual points that a report states for rounds to be paired (TRF record 250).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedPoints {
    /// The first round in which they count.
    pub first: RoundNo,
    /// The last round in which they count.
    pub last: RoundNo,
    /// How many.
    pub points: Points,
    /// Who has them.
    pub players: Vec<PlayerId>,
}
