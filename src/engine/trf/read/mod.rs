//! Reading: line by line into records, then consistency checks.

mod blanks;
mod check;
mod column_units;
mod extensions;
mod fields;
mod header;
mod matches;
mod player;
mod records;

use super::adjustments;
#[cfg(feature = "windows-1252")]
use super::text::decode;
use super::text::{TrfLine, is_ruler, lines};
use super::{Adjustment, Assumed, Expected, Loose, Record, TrfErrors, TrfFile};
use crate::tournament::{PairingNumber, RoundNo};
use extensions::Older;
use fields::{Fields, Notes};
use matches::ByeOfColumn;
pub(super) use records::BYES;
use std::collections::{BTreeMap, BTreeSet};

const MOST_ROUNDS: u32 = 255;
/// Maximum number of prohibited pairs: more would not be an event, but an attack on memory.
const MOST_PROHIBITED_PAIRS: usize = 1_000_000;

/// A parsed file, with the assumptions made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub file: TrfFile,
    /// The assumptions about unclear content, in order of lines.
    pub adjustments: Vec<Adjustment>,
    /// The line of each player, in the order of the file's players.
    pub player_lines: Vec<u32>,
    /// The line of each team (310), in the order of the file's teams.
    pub team_lines: Vec<u32>,
    pub lines: LineCount,
}

/// Number of lines that are not blank, by their treatment. A line that cannot be read refuses the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCount {
    /// Records of the event.
    pub read: usize,
    /// Comments, lines of other programs and second lines of unique records, stored verbatim.
    pub kept: usize,
}

/// Parses a tournament report, TRF16 or TRF-2026, with columns in characters, or in bytes if only that fits a line.
/// Time and memory are linear in the length of the text.
///
/// # Errors
/// Returns the reasons why the text is not a tournament, up to [`TrfErrors::LIMIT`] faults, each with line and column.
///
/// ```
/// use hakem_engine::trf;
///
/// let report = trf::read("012 Example Open\n142 5\n001    1      Alder, Ana\n")?;
/// assert_eq!(report.file.players[0].details.name, "Alder, Ana");
///
/// let faults = trf::read("012 Example Open\n001    x      Alder, Ana\n").unwrap_err();
/// assert!(faults.to_string().starts_with("Line 2, column 8: found \"x\""));
/// # Ok::<(), trf::TrfErrors>(())
/// ```
pub fn read(text: &str) -> Result<Report, TrfErrors> {
    let mut reader = Reader::default();
    for line in lines(text) {
        if reader.notes.is_full() {
            break;
        }
        reader.counted_line(&line);
    }
    reader.finish(text)
}

/// Parses the bytes of a file like [`read`] its text. Bytes that are not UTF-8 are decoded as Windows-1252, and the
/// first non-ASCII character is reported, since accents may be wrong.
#[cfg(feature = "windows-1252")]
pub fn read_bytes(bytes: &[u8]) -> Result<Report, TrfErrors> {
    let (text, is_guessed) = decode(bytes);
    let mut report = read(&text)?;
    if !is_guessed {
        return Ok(report);
    }
    let foreign = |line: TrfLine| {
        let (place, found) = line.text.chars().enumerate().find(|(_, letter)| !letter.is_ascii())?;
        let found = found.to_string();
        Some(Adjustment { line: line.number, column: place + 1, found, assumed: Assumed::Windows1252 })
    };
    if let Some(adjustment) = lines(&text).find_map(foreign) {
        report.adjustments.insert(0, adjustment);
    }
    Ok(report)
}

/// A number listed in a record, to be looked up among the players once all are known.
struct Mention {
    line: u32,
    column: usize,
    number: PairingNumber,
}

/// Locations of records, for messages; lists are parallel to those of the file.
#[derive(Default)]
struct Places {
    /// Lines of unique records.
    single: BTreeMap<Record, u32>,
    players: Vec<u32>,
    teams: Vec<u32>,
    requested_byes: Vec<u32>,
    virtual_points: Vec<u32>,
    prohibited: Vec<u32>,
    abnormal_points: Vec<u32>,
}

#[derive(Default)]
struct Reader {
    file: TrfFile,
    notes: Notes,
    places: Places,
    older: Older,
    /// The record read last, and its index within its kind.
    last: Option<(Record, usize)>,
    /// Forfeited games without a colour: place of the player, round.
    uncoloured: Vec<(usize, RoundNo)>,
    /// Games with a sign that is not a result code, by place of the player.
    unread: Vec<(usize, RoundNo)>,
    /// Players listed in records about players.
    mentioned_players: Vec<Mention>,
    /// Players, or teams in a team event, listed in the pairing records.
    mentioned_participants: Vec<Mention>,
    /// Players, or teams in a team event, listed in records of abnormal points (299).
    mentioned_abnormal: Vec<Mention>,
    /// A bye of record 162 with a fraction of a tenth.
    bye_of_column: Option<ByeOfColumn>,
    /// True if a player record could not be read: a search for opponents would only report its absence.
    has_broken_player: bool,
    /// True if the dates of record 132 were read in order, outside their columns.
    has_ordered_dates: bool,
    by_bytes: BTreeSet<u32>,
    /// True if a line fits in bytes only.
    has_only_bytes: bool,
}

impl Reader {
    fn line(&mut self, line: &TrfLine<'_>) {
        let code = line.cut(1, 3);
        if is_ruler(line.text) {
            self.notes.adjust(line.number, 1, line.text, Assumed::Kept);
            return self.keep(line);
        }
        if let Some(record) = Record::from_code(code) {
            // A form that was not filled in.
            if record.is_listed() && line.rest(5).is_empty() {
                return self.keep(line);
            }
            // Texts and dates do not depend on columns, and tabs in other records would shift them.
            if !record.is_listed() && line.text.contains('\t') {
                self.notes.adjust(line.number, 1, line.text, Assumed::TabsAsBlanks);
                let text = line.text.replace('\t', " ");
                return self.line(&TrfLine::new(line.number, &text));
            }
            if self.has_control(line) {
                self.has_broken_player |= record == Record::Player;
                return;
            }
            // A penalty or a bonus, which has no result.
            if record == Record::AbnormalPoints && line.cut(5, 5).trim().is_empty() {
                self.notes.adjust(line.number, 1, line.text, Assumed::Kept);
                return self.keep(line);
            }
            if record == Record::AbnormalPoints && self.names_nobody(line) {
                return self.keep(line);
            }
            Fields { line, notes: &mut self.notes }.blank([4, 4]);
            self.record(record, line);
        } else if line.text.starts_with("###") {
            self.keep(line);
        } else if !self.older_line(code, line) && !self.national(code, line) {
            self.notes.adjust(line.number, 1, line.text, Assumed::Kept);
            self.keep(line);
        }
    }

    /// Returns true, and records a fault, if a record has control characters, including tabs (F-3).
    fn has_control(&mut self, line: &TrfLine<'_>) -> bool {
        let found = line.control();
        if let Some((column, letter)) = found {
            self.notes.error(
                line.number,
                column,
                &format!("U+{:04X}", u32::from(letter)),
                Expected::Printable,
            );
        }
        found.is_some()
    }

    /// Stores a line verbatim.
    fn keep(&mut self, line: &TrfLine<'_>) {
        self.file.loose.push(Loose { after: self.last, text: line.text.to_owned() });
    }

    /// Parses one record. A duplicate of a unique record is stored as a loose line.
    fn record(&mut self, record: Record, line: &TrfLine<'_>) {
        let count = match record {
            Record::DeputyArbiter => {
                self.file.deputy_arbiters.push(line.rest(5).trim_matches(' ').to_owned());
                self.file.deputy_arbiters.len()
            }
            Record::Player => {
                self.player(line);
                self.file.players.len()
            }
            Record::BoardLine => {
                self.file.board_lines.push(line.rest(5).to_owned());
                self.file.board_lines.len()
            }
            Record::TeamRoster => self.team_roster(line),
            Record::Team => self.team(line),
            Record::RequestedByes => self.requested_byes(line),
            Record::VirtualPoints => self.virtual_points(line),
            Record::Prohibited => self.prohibited(line),
            Record::AbnormalPoints => self.abnormal_points(line),
            Record::LineUp => self.line_up(line),
            Record::ForfeitedMatch => self.forfeited_match(line),
            Record::ScoreLine => self.score_line(line),
            single => {
                if !self.single(single, line) {
                    return;
                }
                1
            }
        };
        if let Some(place) = count.checked_sub(1) {
            self.last = Some((record, place));
        }
    }

    fn finish(mut self, text: &str) -> Result<Report, TrfErrors> {
        let abnormal = adjustments::from_comment(&self.file);
        self.file.abnormal_points.extend(abnormal);
        if !self.notes.is_full() {
            self.check();
        }
        self.count_characters(text);
        let kept = self.file.loose.len();
        let count = LineCount { read: lines(text).count().saturating_sub(kept), kept };
        let Notes { mut errors, mut adjustments, more } = self.notes;
        errors.sort_by_key(|error| (error.line, error.column));
        // In a match a forfeit without an opponent is an empty board of the other team, no bye.
        let is_of_team =
            |of: &Adjustment| self.file.is_team_event() && matches!(of.assumed, Assumed::LikeBye(_));
        adjustments.retain(|adjustment| !is_of_team(adjustment));
        adjustments.sort_by_key(|adjustment| (adjustment.line, adjustment.column));
        if errors.is_empty() {
            let Places { players: player_lines, teams: team_lines, .. } = self.places;
            Ok(Report { file: self.file, adjustments, player_lines, team_lines, lines: count })
        } else {
            let more = more || errors.len() >= TrfErrors::LIMIT;
            Err(TrfErrors { errors, more })
        }
    }
}
