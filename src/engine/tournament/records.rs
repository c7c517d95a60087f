//! Content of a tournament report that does not affect the event.

use super::{Meeting, PlayerId, Points, RoundNo, SystemId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Content of a tournament report that does not affect the event: stored verbatim and written again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReportRecords {
    /// Records of one line of text by their code, such as 082 or 172: columns 5 and after.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub texts: BTreeMap<String, String>,
    /// The pairing system of the report: 092 and 192 describe it, and are written again as long as the event uses
    /// it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<SystemId>,
    /// Comments, lines of unknown code, and lines of teams, in the order of the report.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<KeptLine>,
    /// Mark of the comments that the event would write. While it is unchanged, the comments of the report replace them.
    /// `None` if the report had no others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comments: Option<WrittenMark>,
    /// Records whose text in the report differs from the event's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<KeptWords>,
    /// Columns of players whose content in the report differs from the event's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<KeptColumns>,
    /// Forfeited games whose colours the report does not state.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uncoloured: Vec<(RoundNo, [PlayerId; 2])>,
}

impl ReportRecords {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if the report does not state the colours of two players in a round.
    pub fn lacks_colours(&self, round: RoundNo, meeting: Meeting) -> bool {
        let is_it = |players: &[PlayerId; 2]| meeting.has(players[0]) && meeting.has(players[1]);
        self.uncoloured.iter().any(|(of, players)| *of == round && is_it(players))
    }
}

/// A line of a report, stored verbatim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptLine {
    /// The preceding record: its code and its index among records of that code, counted from 0. `None` at the start of
    /// the report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<(String, u32)>,
    pub text: String,
    /// True if it has the code of a supported record but a different layout. It remains a line.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub odd: bool,
}

/// A mark of the event's own content in some place of a report: the original content replaces it as long as the
/// mark is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WrittenMark(pub String);

/// All lines of one kind of record in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptWords {
    /// The code, such as 212.
    pub record: String,
    /// The complete lines; empty if the report has no such record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Mark of the content that they replace.
    pub standing: WrittenMark,
}

/// Columns of players in a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptColumns {
    /// The code of the lines: 001, or that of a federation.
    pub record: String,
    /// First and last column; 0 for the end of the line.
    pub columns: (u16, u16),
    /// The content, for players whose columns the event would write differently.
    pub texts: BTreeMap<PlayerId, String>,
    /// Mark of the content that it replaces.
    pub standing: WrittenMark,
}

/// Virtual points stated by a report for rounds to be paired (TRF record 250).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedPoints {
    pub first: RoundNo,
    pub last: RoundNo,
    pub points: Points,
    pub players: Vec<PlayerId>,
}
