//! Reasons why an event of another program is not read.

use hakem_engine::refusals;
use hakem_engine::tournament::RoundNo;

refusals! {
/// Reason why an event of another program is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault: "program" {
    /// The file ends too early, or has other content in place of this part.
    Damaged {
        /// The part, as the format calls it.
        part: &'static str,
    },
    /// The number of pairings announced by the rounds differs from that in the file.
    Pairings {
        /// The sum over the rounds.
        announced: usize,
        found: usize,
    },
    Twice {
        round: RoundNo,
        number: u16,
    },
    /// A round names a player who is not in the file.
    Unknown {
        round: RoundNo,
        number: u16,
    },
    /// The file is of an older version, which stored players elsewhere.
    OlderVersion,
    Teams {
        program: &'static str,
    },
    NoPlayers,
    /// The file contains several events.
    Several { names: Vec<String> } => { "names": names.join("; ") },
    /// The newest changes are in a log next to the file.
    OpenElsewhere,
    Missing { file: String },
}
}
