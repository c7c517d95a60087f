//! Tournament report files: TRF16 and TRF-2026, text in and values out.
//!
//! [`read`] parses a text into a [`TrfFile`], strictly by columns, and reports its assumptions; [`write()`] returns the
//! text, exact to the column. [`to_commands`] converts a file into an event that can continue and whose rounds
//! [`pairing`](crate::pairing) pairs; [`from_snapshot`] converts an event into a file. No file I/O.
//!
//! Problems are reported to the arbiter: unclear content is an [`Adjustment`], data that an event cannot represent a
//! [`Loss`], data that a report cannot represent a [`LeftOut`]. [`Style`] selects the dialect of a report.

mod acceleration;
mod adjustments;
mod audience;
mod codes;
mod columns;
mod commands;
mod comment;
mod error;
mod file;
mod floats;
mod integrity;
mod layout;
mod legs;
mod loss;
mod numbers;
mod omissions;
mod pen;
mod play_offs;
mod ranks;
mod rating_corrections;
mod read;
mod record;
mod result_points;
mod round_records;
mod snapshot;
mod stand_ins;
mod system;
mod team_records;
#[cfg(test)]
mod tests;
mod text;
mod verbatim;
mod write;

pub use audience::Audience;
pub use codes::Code;
pub use commands::{Import, to_commands};
pub use comment::option;
pub use error::{
    Adjustment, Assumed, Expected, FileFault, ImportError, PlayerField, TeamFault, TrfError, TrfErrors,
};
pub use file::{
    AbnormalPoints, Details, ForfeitedMatch, LeadingZeros, LineUp, Loose, MatchPoints, National, PlayerLine,
    PointTable, Prohibited, RequestedByes, RoundCell, RoundRange, ScoreLine, ScoreLineRound, TeamByes,
    TeamRecord, TeamRoster, TrfFile, VirtualPoints,
};
pub use integrity::without_integrity_comments;
pub use loss::{AssumedRecord, Loss};
pub use omissions::{LeftOut, left_out, left_out_by};
pub use pen::{Counted, LineEnd};
pub use ranks::{
    Decided, NotChecked, PointsColumn, RankCheck, Uncounted, WrongPoints, WrongRank, check_kept_ranks,
    check_ranks, contradictions,
};
#[cfg(feature = "windows-1252")]
pub use read::read_bytes;
pub use read::{LineCount, Report, read};
pub use record::Record;
pub use snapshot::{from_snapshot, players_in_order};
pub use system::{DUTCH_2017, assumes_edition, encoded_type, precedes_edition, system_id};
pub use write::{Dialect, Style, write};
