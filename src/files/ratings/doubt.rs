//! Reasons to confirm an import first.

use hakem_engine::refusals;

refusals! {
/// A reason to confirm an import first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt: "account" {
    /// Fewer than nine of ten rows can be imported.
    FewRows {
        taken: u64,
        rows: u64,
    },
    Unrated,
    /// A column of numbers has the same one for different people, so it does not identify them.
    SharedNumber {
        column: String,
        /// Rows with a number of another person.
        count: usize,
    },
    /// More than one in ten cells of a column of ratings or numbers cannot be read.
    Unfit,
}
}
