//! Tournament report files: TRF16 and TRF-2026, text in and values out.
//!
//! [`read`] makes a [`TrfFile`] of a text, strictly by the columns, and says what it had to assume;
//! [`write()`] gives the text back, exact to the column. [`to_commands`] leads from a file to an event that can go on
//! and whose rounds [`pairing`](crate::pairing) pairs; [`from_snapshot`] from an event to a file. Nothing here opens one.
//!
//! What was not clear is an [`Adjustment`], what an event does not keep a [`Loss`], what a report has no room for a [`LeftOut`]: they
//! are for the arbiter. [`Style`] says in which dialect a report is written.

mod acceleration;
mod audience;
mod codes;
mod columns;
mod commands;
mod comment;
mod edition;
mod error;
mod file;
mod floats;
mod given;
mod import_error;
mod integrity;
mod kept;
mod late;
mod left_out;
mod legs;
mod loss;
mod numbers;
mod pen;
mod play_offs;
mod ranks;
mod read;
mod record;
mod snapshot;
mod stand_ins;
mod system;
mod team_records;
#[cfg(test)]
mod tests;
mod text;
mod worth;
mod write;

pub use audience::Audience;
pub use codes::Code;
pub use commands::{Import, to_commands};
pub use comment::option;
pub use edition::assumes_edition;
pub use error::{Adjustment, Assumed, Expected, TrfError, TrfErrors};
pub use file::{
    AbnormalPoints, Cell, Details, ForfeitedMatch, LeadingZeros, LineUp, Loose, MatchPoints, National,
    PlayerLine, PointTable, Prohibited, RequestedByes, RoundRange, ScoreLine, ScoreLineRound, TeamByes,
    TeamRecord, TeamRoster, TrfFile, VirtualPoints,
};
pub use import_error::{FileFault, ImportError, TeamFault};
pub use integrity::without_integrity_comments;
pub use left_out::{LeftOut, left_out, left_out_by};
pub use loss::{Loss, Taken};
pub use pen::{Counted, LineEnd};
pub use ranks::{
    Decided, NotChecked, PointsColumn, RankCheck, Uncounted, WrongPoints, WrongRank, check_kept_ranks,
    check_ranks, contradictions,
};
#[cfg(feature = "windows-1252")]
pub use read::read_bytes;
pub use read::{Report, read};
pub use record::Record;
pub use snapshot::{from_snapshot, players_in_order};
pub use system::{encoded_type, system_id};
pub use write::{Dialect, Style, write};
