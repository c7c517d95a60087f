//! Errors of the two files of Swiss-Manager.

use hakem_engine::refusals;

refusals! {
/// Error for two files from which no event can be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwissManagerError: "swiss-manager" {
    NoColumn { column: &'static str },
    NotANumber {
        line: u64,
        column: &'static str,
        found: String,
    },
    /// The points of a board are not those of a result.
    NoResult { line: u64, found: String },
    /// A pairing lists a player who is not in the file of players.
    UnknownPlayer { line: u64, number: u16 },
    Twice { line: u64, number: u16, round: u8 },
    /// A number is invalid, or belongs to two players.
    Number { line: u64, found: String },
}
}
