//! Tournament report files: TRF16 and TRF-2026, text in and values out.
//!
//! [`read`] makes a [`TrfFile`] of a text, strictly by the columns, and says what it had to assume;
//! [`write()`] gives the text back, exact to the column. [`to_field`] is the way from a file to a pairing.
//! Nothing here opens a file.

mod acceleration;
mod codes;
mod commands;
mod error;
mod field;
mod file;
mod read;
mod snapshot;
mod system;
#[cfg(test)]
mod tests;
mod text;
mod worth;
mod write;

pub use codes::Code;
pub use commands::{Import, ImportError, Loss, to_commands};
pub use error::{Adjustment, Assumed, Expected, TrfError, TrfErrors};
pub use field::{FieldError, to_field};
pub use file::{
    AbnormalPoints, Cell, Details, ForfeitedMatch, LineUp, Loose, MatchPoints, National, PlayerLine,
    PointTable, Prohibited, Record, RequestedByes, RoundRange, ScoreLine, ScoreLineRound, Team, TeamByes,
    TeamRoster, TrfFile, VirtualPoints,
};
pub use read::{Report, read};
pub use snapshot::from_snapshot;
pub use system::{encoded_type, option, system_id};
pub use text::{Decoded, Encoding, decode};
pub use write::{Dialect, LineEnd, Style, write};
