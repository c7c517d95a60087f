//! Content of a report that differs from the event's own: it is written verbatim as long as the event's own
//! content is the same as at import.

use super::kept_line;
use crate::tournament::{
    KeptColumns, KeptLine, KeptWords, PlayerId, ReportRecords, Settings, SystemId, WrittenMark,
};
use crate::trf::comment::foreign_words;
use crate::trf::integrity::is_own;
use crate::trf::pen::{Counted, LineEnd};
use crate::trf::system::{is_own_type, system_id, type_words};
use crate::trf::write::count;
use crate::trf::{Dialect, Loose, Record, Style, TrfFile, read, write};
use std::collections::BTreeMap;

const STYLE: Style = Style { line_end: LineEnd::Lf, dialect: Dialect::Trf2026, counted: Counted::Characters };

/// Columns of record 001 that are stored separately: first and last column of each.
const COLUMNS: [(u16, u16); 10] =
    [(10, 10), (11, 13), (15, 47), (49, 52), (54, 56), (58, 68), (70, 79), POINTS, RANK, ROUNDS];
const POINTS: (u16, u16) = (81, 84);
/// Columns of the ranks, which follow from results and tie-breaks.
const RANK: (u16, u16) = (86, 89);
/// Columns of the rounds, to the end of the line.
const ROUNDS: (u16, u16) = (90, 0);
const NATIONAL: (u16, u16) = (10, 89);

/// The lines of a file, and separately its comments.
struct Written {
    lines: Vec<String>,
    comments: Vec<String>,
}

impl Written {
    fn of(file: &TrfFile) -> Self {
        let comments = write(file, STYLE).lines().filter(|line| is_loose(line)).map(str::to_owned).collect();
        // A loose line may have the code of a record, if its layout differs or it is a duplicate.
        let records = TrfFile { loose: Vec::new(), ..file.clone() };
        let lines =
            write(&records, STYLE).lines().filter(|line| !is_loose(line)).map(str::to_owned).collect();
        Self { lines, comments }
    }

    fn record<'a>(&'a self, code: &'a str) -> impl Iterator<Item = &'a str> {
        self.lines.iter().map(String::as_str).filter(move |line| line.get(..3) == Some(code))
    }

    /// Returns columns of the lines of a code, each with the number of the player.
    fn columns<'a>(
        &'a self,
        code: &'a str,
        columns: (u16, u16),
    ) -> impl Iterator<Item = (Option<usize>, &'a str)> {
        self.record(code).map(move |line| (number(line), cut(line, columns)))
    }

    /// Returns the mark of the event's own content of a record, including whether the report has such lines. The program
    /// named is the one that paired all rounds: once another has paired one, the report names that (question 217).
    fn standing(&self, code: &str, has_lines: bool) -> WrittenMark {
        let of_rounds = [Record::AbnormalPoints, Record::Program].map(Record::code);
        let depends = !has_lines || of_rounds.contains(&code);
        let results = self.columns(Record::Player.code(), ROUNDS).filter(|_| depends);
        mark(self.record(code).chain(results.map(|(_, text)| text)))
    }

    fn standing_of_comments(&self, has_some: bool) -> WrittenMark {
        let results = self.columns(Record::Player.code(), ROUNDS).filter(|_| !has_some);
        mark(self.comments.iter().map(String::as_str).chain(results.map(|(_, text)| text)))
    }

    fn standing_of_columns(&self, code: &str, columns: (u16, u16)) -> WrittenMark {
        let of = |columns| self.columns(Record::Player.code(), columns).map(|(_, text)| text);
        match columns {
            RANK => {
                let lists = [Record::TieBreaks, Record::Standings].map(Record::code);
                let lists = lists.iter().flat_map(|code| self.record(code));
                mark(of(ROUNDS).chain(of(POINTS)).chain(lists))
            }
            POINTS => mark(of(ROUNDS).chain(of(POINTS))),
            other => mark(self.columns(code, other).map(|(_, text)| text)),
        }
    }
}

/// Returns true if a line is a comment or has an unknown code, so that it is neither a record nor a national line.
pub(super) fn is_loose(line: &str) -> bool {
    let code = line.get(..3).unwrap_or_default();
    let is_federation = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    Record::from_code(code).is_none() && !(is_federation && number(line).is_some())
}

fn stays_loose(line: &KeptLine) -> bool {
    line.odd || is_loose(&line.text)
}

/// Returns the number in columns 5 to 8.
fn number(line: &str) -> Option<usize> {
    cut(line, (5, 8)).trim().parse().ok()
}

/// Returns columns of a line, without trailing blanks.
fn cut(line: &str, (first, last): (u16, u16)) -> &str {
    let byte = |column: u16| line.char_indices().nth(usize::from(column)).map_or(line.len(), |(at, _)| at);
    let end = if last == 0 { line.len() } else { byte(last) };
    line.get(byte(first.saturating_sub(1))..end).unwrap_or_default().trim_end_matches(' ')
}

fn with_columns(line: &str, (first, last): (u16, u16), text: &str) -> String {
    let (before, after) = (usize::from(first.saturating_sub(1)), usize::from(last));
    let mut out: String = line.chars().chain(std::iter::repeat(' ')).take(before).collect();
    out.push_str(text);
    if last > 0 {
        let width = text.chars().count() + before;
        out.extend(std::iter::repeat_n(' ', after.saturating_sub(width)));
        out.extend(line.chars().skip(after));
    }
    out
}

/// Returns a hash of texts: 64 bits of FNV-1a, the same on every machine and in every version.
fn mark<'a>(texts: impl Iterator<Item = &'a str>) -> WrittenMark {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let bytes = texts.flat_map(|text| text.bytes().chain([b'\n']));
    WrittenMark(format!("{:016x}", bytes.fold(0xcbf2_9ce4_8422_2325, step)))
}

/// Returns the records that an event created from `file` stores, including its original text: `own` is the event's own
/// file with its players in order.
pub(in crate::trf) fn keep(
    file: &TrfFile,
    settings: &Settings,
    (own, order): (TrfFile, Vec<PlayerId>),
) -> ReportRecords {
    let mut records = settings.records.clone();
    let written = stand(own.clone(), settings, &order);
    let [said, wrote, own] = [file, &written, &own].map(Written::of);
    // With different numbers, a list of numbers would refer to other players.
    let is_numbered = |(&id, number): (&PlayerId, u16)| {
        file.players.get(id.index()).is_some_and(|line| line.number.0 == number)
    };
    let same_numbers = order.len() == file.players.len() && order.iter().zip(1..).all(is_numbered);
    let is_renamed = names_its_type_as_before(file, &settings.system);
    // Byes and forbidden pairs of rounds that do not exist are omitted, and stay so.
    let byes_exist = file.requested_byes.iter().all(|record| record.round <= settings.rounds);
    let pairs_exist = file.prohibited.iter().all(|record| record.rounds.first <= settings.rounds);
    let is_kept = |record: &Record| match record {
        Record::Player => false,
        Record::Type => !is_renamed,
        Record::RequestedByes => byes_exist,
        Record::Prohibited => pairs_exist,
        _ => true,
    };
    let kinds = Record::ALL.into_iter().filter(is_kept);
    for record in kinds.filter(|&record| same_numbers || record < Record::Player) {
        let code = record.code();
        if !said.record(code).eq(wrote.record(code)) {
            let lines: Vec<String> = said.record(code).map(str::to_owned).collect();
            let standing = own.standing(code, !lines.is_empty());
            records.words.push(KeptWords { record: code.to_owned(), lines, standing });
        }
    }
    if file.loose != written.loose {
        let has_own =
            |line: &Loose| foreign_words(&line.text, &settings.system).as_deref() != Some(&line.text);
        records.lines.retain(|line| !stays_loose(line));
        records.lines.extend(file.loose.iter().map(|line| kept_line(line.after, line.text.clone(), true)));
        records.comments = Some(own.standing_of_comments(file.loose.iter().any(has_own)));
    }
    if same_numbers {
        let mut codes: Vec<&str> = said.lines.iter().filter_map(|line| line.get(..3)).collect();
        codes.retain(|code| Record::from_code(code).is_none());
        codes.sort_unstable();
        codes.dedup();
        let national = codes.into_iter().map(|code| (code, NATIONAL));
        for (code, columns) in
            COLUMNS.map(|columns| (Record::Player.code(), columns)).into_iter().chain(national)
        {
            records.columns.extend(kept_columns(code, columns, [&said, &wrote, &own], &order));
        }
    }
    records
}

/// Returns true if record 092 has the text of earlier versions and the current text names the same system.
fn names_its_type_as_before(file: &TrfFile, system: &SystemId) -> bool {
    let today = || {
        let mut today = file.clone();
        today.texts.insert(Record::Type, type_words(system));
        system_id(&today)
    };
    file.text(Record::Type).is_some_and(|text| is_own_type(system, text))
        && today().as_deref() == Some(system.as_str())
}

/// Returns the columns whose content in the report differs from the event's, if any.
fn kept_columns(
    code: &str,
    columns: (u16, u16),
    [said, wrote, own]: [&Written; 3],
    order: &[PlayerId],
) -> Option<KeptColumns> {
    let pairs = || said.columns(code, columns).zip(wrote.columns(code, columns));
    let same_lines = pairs().all(|((one, _), (other, _))| one == other);
    let differing = pairs().filter(|((_, one), (_, other))| one != other);
    let texts: BTreeMap<PlayerId, String> = differing
        .filter_map(|((number, text), _)| Some((*order.get(number?.checked_sub(1)?)?, text.to_owned())))
        .collect();
    (same_lines && !texts.is_empty()).then(|| KeptColumns {
        record: code.to_owned(),
        columns,
        texts,
        standing: own.standing_of_columns(code, columns),
    })
}

/// Returns the report of an event with the stored content of its imported report: `own` is its own file, `order`
/// the players of that file.
pub(in crate::trf) fn stand(own: TrfFile, settings: &Settings, order: &[PlayerId]) -> TrfFile {
    let records = &settings.records;
    if records.is_empty() {
        return own;
    }
    let written = Written::of(&own);
    let mut file = with_records(own, &written, records, order);
    let stands = records.comments.as_ref().is_some_and(|standing| {
        [true, false].iter().any(|&has_some| *standing == written.standing_of_comments(has_some))
    });
    let foreign = |text: &str| match stands {
        true => Some(text.to_owned()),
        false => foreign_words(text, &settings.system).map(|text| text.into_owned()),
    };
    let mut kept: Vec<Loose> = records
        .lines
        .iter()
        .filter(|line| stays_loose(line))
        .filter_map(|line| Some(Loose { after: place(line, &file), text: foreign(&line.text)? }))
        .collect();
    // Lines on integrity are written once: at their place in the report, else where the event adds them.
    match stands {
        true => file.loose.retain(|own| is_own(&own.text) && !kept.iter().any(|line| line.text == own.text)),
        false => kept.retain(|line| !file.loose.iter().any(|own| own.text == line.text)),
    }
    kept.append(&mut file.loose);
    kept.sort_by_key(|line| line.after);
    TrfFile { loose: kept, ..file }
}

/// Replaces the event's own records with those of the report.
fn with_records(mut own: TrfFile, written: &Written, records: &ReportRecords, order: &[PlayerId]) -> TrfFile {
    let lines = records.lines.iter().filter(|line| !stays_loose(line));
    let lines: Vec<Loose> =
        lines.map(|line| Loose { after: place(line, &own), text: line.text.clone() }).collect();
    let words =
        |words: &&KeptWords| words.standing == written.standing(&words.record, !words.lines.is_empty());
    let words: Vec<&KeptWords> = records.words.iter().filter(words).collect();
    let columns = |of: &&KeptColumns| of.standing == written.standing_of_columns(&of.record, of.columns);
    let columns: Vec<&KeptColumns> = records.columns.iter().filter(columns).collect();
    if lines.is_empty() && words.is_empty() && columns.is_empty() {
        return own;
    }
    let comments = std::mem::replace(&mut own.loose, lines);
    own.loose.sort_by_key(|line| line.after);
    let numbers: BTreeMap<usize, PlayerId> = (1..).zip(order.iter().copied()).collect();
    let mut text: Vec<String> = write(&own, STYLE).lines().map(str::to_owned).collect();
    text.retain(|line| words.iter().all(|words| line.get(..3) != Some(&words.record)));
    text.extend(words.iter().flat_map(|words| words.lines.iter().cloned()));
    for line in &mut text {
        let of_line = columns.iter().filter(|columns| line.get(..3) == Some(&columns.record));
        let id = number(line).and_then(|number| numbers.get(&number));
        let kept: Vec<_> = of_line.filter_map(|of| Some((of.columns, of.texts.get(id?)?))).collect();
        for (columns, text) in kept {
            *line = with_columns(line, columns, text);
        }
    }
    // Reading parses the lines into records, in order.
    let file = match read(&text.join("\n")) {
        Ok(report) => report.file,
        Err(_) => own,
    };
    // A line that turns out not to be a record remains loose.
    TrfFile { loose: comments.into_iter().chain(file.loose).collect(), ..file }
}

/// Returns the record that a stored line follows.
fn place(line: &KeptLine, file: &TrfFile) -> Option<(Record, usize)> {
    let (code, place) = line.after.as_ref()?;
    let record = Record::from_code(code)?;
    let place = usize::try_from(*place).unwrap_or(usize::MAX);
    let before = Record::ALL.into_iter().rev().filter(|&other| other <= record);
    let places = |other: Record| match other == record {
        true => place.saturating_add(1).min(count(file, other)),
        false => count(file, other),
    };
    before
        .map(|other| (other, places(other)))
        .find_map(|(other, places)| Some((other, places.checked_sub(1)?)))
}
