//! Lines of the event file: serialisation, hash chain, verification and parsing. Does no file access.
//!
//! `docs/event-file.md` documents the format for the public.

use super::recorded::{RecordedEntry, Stamp};
use super::{Damage, ExpectedForm};
use blake3::Hash;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned, de::IgnoredAny};
use std::sync::Arc;

/// Newest format that is read, and the one that is written. Incremented whenever something is written that the previous
/// version could not read.
pub const FORMAT: u32 = 2;
/// Maximum length of a line in bytes, without its line end: bounds the memory that a hostile file can occupy.
pub const LINE_LIMIT: usize = 16 << 20;
/// Maximum size of an event file in bytes.
pub const FILE_LIMIT: u64 = 1 << 30;

/// First bytes of every event file.
pub(super) const MAGIC: &str = "(hakem:";
/// First bytes of every file of unsaved entries.
const UNSAVED: &str = "(unsaved:";
const ENTRY_START: &str = "(n:";
const BY: &str = "by:";
const MORE: &str = "more:true, ";
const MARK_START: &str = "format:";
const SEAL_START: &str = ", hash:\"";
const SEAL_END: &str = "\")";
const HASH_DIGITS: usize = 2 * blake3::OUT_LEN;
/// Length in bytes of a line from `, hash:"` on.
pub(super) const SEAL_LENGTH: usize = SEAL_START.len() + HASH_DIGITS + SEAL_END.len();

/// Content of the first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Creation time of the event file.
    pub made: Timestamp,
    /// Version of hakem that created it.
    pub with: String,
    /// The damaged event file that this one continues, with the consent of the arbiter.
    pub salvaged: Option<Salvaged>,
}

/// Origin of an event that continues a damaged file. Written only if the arbiter has agreed to leave the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Salvaged {
    /// Name of the damaged file.
    pub file: String,
    /// Number of entries copied: all before the damage.
    pub entries: u64,
    /// Number of lines not copied, from the damaged one on.
    pub left: u64,
    /// Number of entries copied from after the damage, each intact.
    #[serde(default, skip_serializing_if = "is_none_taken")]
    pub taken: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over by reference")]
fn is_none_taken(taken: &u64) -> bool {
    *taken == 0
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EntryLine<E> {
    pub n: u64,
    pub at: Timestamp,
    /// Name of the arbiter who recorded it.
    #[serde(default, deserialize_with = "named")]
    pub by: Option<Arc<str>>,
    /// True if the next line belongs to the same act: both count, or neither does.
    #[serde(default)]
    pub more: bool,
    pub did: E,
    #[serde(rename = "hash")]
    _hash: IgnoredAny,
}

/// Parses a name written without the `Some` of an optional value.
fn named<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Arc<str>>, D::Error> {
    String::deserialize(deserializer).map(|name| Some(name.into()))
}

impl<E> From<EntryLine<E>> for RecordedEntry<E> {
    fn from(EntryLine { at, by, did: entry, .. }: EntryLine<E>) -> Self {
        Self { at, by, entry }
    }
}

/// Content of a mark: from the next line on, another version continues the file in a newer format.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarkLine {
    n: u64,
    #[serde(rename = "at")]
    _at: Timestamp,
    #[serde(rename = "more")]
    _more: bool,
    pub format: u32,
    pub with: String,
    #[serde(rename = "hash")]
    _hash: IgnoredAny,
}

/// A line after the heading.
pub(super) enum FileLine<E> {
    Entry(EntryLine<E>),
    Mark(MarkLine),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadingLine {
    #[serde(rename = "hakem")]
    format: u32,
    made: Timestamp,
    with: String,
    #[serde(default)]
    salvaged: Option<Salvaged>,
    #[serde(rename = "hash")]
    _hash: IgnoredAny,
}

/// State of the hash chain between two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    hash: Option<Hash>,
    /// Number of the next line: 0 for the heading, then the number of the next entry.
    next: u64,
    /// Format of the lines so far.
    format: u32,
}

impl Chain {
    /// Initial state, before the heading.
    pub const START: Self = Self { hash: None, next: 0, format: FORMAT };

    pub fn number(&self) -> u64 {
        self.next
    }

    /// Returns the hash of the last line as hexadecimal digits; empty before the heading.
    pub fn digits(&self) -> String {
        self.hash.map(|hash| hash.to_hex().to_string()).unwrap_or_default()
    }

    /// Returns true if the file has an older format, so that a mark must precede appended lines.
    pub fn needs_mark(&self) -> bool {
        self.format < FORMAT
    }

    /// Returns the hash of a line: over the digits of the previous hash, then the line up to `, hash:"`. Digits, not
    /// raw bytes, so that anyone can verify a line with `printf` and `b3sum`.
    fn hash_of(&self, body: &[u8]) -> Hash {
        let mut hasher = blake3::Hasher::new();
        if let Some(previous) = self.hash {
            hasher.update(previous.to_hex().as_bytes());
        }
        hasher.update(body).finalize()
    }

    fn followed_by(self, hash: Hash) -> Self {
        Self { hash: Some(hash), next: self.next + 1, ..self }
    }
}

/// Reason why a line is not a valid continuation of its file.
#[derive(Debug)]
pub(super) struct DamagedLine {
    /// Column in characters, counted from 1.
    pub column: usize,
    pub damage: Damage,
}

/// Appends the heading line to `out`, without line end.
pub(super) fn write_heading(out: &mut String, made: Timestamp, salvaged: Option<&Salvaged>) -> Chain {
    let start = out.len();
    let with = env!("CARGO_PKG_VERSION");
    *out += &format!("{MAGIC}{FORMAT}, made:\"{made}\", with:\"{with}\"");
    // Serialising this struct cannot fail; a heading without it would only be less informative.
    if let Some(Ok(salvaged)) = salvaged.map(|salvaged| ron::to_string(&Some(salvaged))) {
        *out += &format!(", salvaged:{salvaged}");
    }
    seal(out, start, Chain::START)
}

/// Appends a mark to `out`, without line end: the first line of the act that continues an older file.
pub(super) fn write_mark(out: &mut String, chain: Chain, at: Timestamp) -> Chain {
    let start = out.len();
    let with = env!("CARGO_PKG_VERSION");
    *out += &format!("{ENTRY_START}{}, at:\"{at}\", {MORE}{MARK_START}{FORMAT}, with:\"{with}\"", chain.next);
    seal(out, start, Chain { format: FORMAT, ..chain })
}

/// Content of the first line of a file of unsaved entries.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnsavedLine {
    unsaved: u32,
    event: String,
    after: u64,
    last: String,
    #[serde(rename = "hash")]
    _hash: IgnoredAny,
}

/// Appends the first line of a file of entries that could not be appended to `event` after `chain`.
pub(super) fn write_unsaved_heading(out: &mut String, event: Chain, chain: Chain) {
    let start = out.len();
    let (event, last) = (event.digits(), chain.digits());
    let after = chain.next.saturating_sub(1);
    // The following lines begin with a mark if the event has an older format.
    *out += &format!("{UNSAVED}{FORMAT}, event:\"{event}\", after:{after}, last:\"{last}\"");
    seal(out, start, Chain::START);
}

/// Parses that line. Returns the digits of the event, and the chain that the entries continue.
pub(super) fn read_unsaved_heading(line: &[u8]) -> Option<(String, Chain)> {
    let (text, _) = check_seal(line, &Chain::START).ok()?;
    let line: UnsavedLine = parse(text).ok()?;
    let hash = Hash::from_hex(&line.last).ok()?;
    let chain = Chain { hash: Some(hash), next: line.after + 1, format: line.unsaved };
    (1..=FORMAT).contains(&line.unsaved).then_some((line.event, chain))
}

/// Appends an entry line to `out`, without line end; `more` means that the next entry belongs to the same act.
///
/// # Errors
/// Returns the reason if the line would not survive a round trip: a file that cannot be reopened is worse than a
/// refused entry.
pub(super) fn write_entry<E: Serialize + DeserializeOwned>(
    out: &mut String,
    chain: Chain,
    Stamp { at, by }: &Stamp,
    more: bool,
    entry: &E,
) -> Result<Chain, String> {
    let start = out.len();
    let more = if more { MORE } else { "" };
    let written = |error: ron::Error| error.to_string();
    let by = by.as_deref().map(ron::to_string).transpose().map_err(written)?;
    let by = by.map(|name| format!("{BY}{name}, ")).unwrap_or_default();
    let did = ron::to_string(entry).map_err(written)?;
    *out += &format!("{ENTRY_START}{}, at:\"{at}\", {by}{more}did:{did}", chain.next);
    let bytes = out.len() - start + SEAL_LENGTH;
    if bytes > LINE_LIMIT {
        return Err(format!("its line has {bytes} bytes, more than {LINE_LIMIT}"));
    }
    let after = seal(out, start, chain);
    let line = out.get(start..).unwrap_or_default();
    // A line end inside a line would produce two broken lines; other control characters could reach a terminal.
    if let Some(control) = line.chars().find(|character| character.is_control()) {
        return Err(format!("it contains the control character {control:?}"));
    }
    match read_entry::<E>(line.as_bytes(), &chain) {
        Ok(_) => Ok(after),
        Err(fault) => Err(fault.damage.to_string()),
    }
}

/// Appends the hash to the line that begins at `start`.
fn seal(out: &mut String, start: usize, chain: Chain) -> Chain {
    let hash = chain.hash_of(out.as_bytes().get(start..).unwrap_or_default());
    *out += &format!("{SEAL_START}{}{SEAL_END}", hash.to_hex());
    chain.followed_by(hash)
}

/// Parses a heading line that begins with `(hakem:` and a known format, without its line end.
pub(super) fn read_heading(line: &[u8]) -> Result<(Heading, Chain), DamagedLine> {
    let (text, chain) = check_seal(line, &Chain::START)?;
    let HeadingLine { format, made, with, salvaged, .. } = parse(text)?;
    Ok((Heading { made, with, salvaged }, Chain { format, ..chain }))
}

/// Parses the line that follows `chain`, without its line end: an entry or a mark. A mark of an unknown format is
/// parsed too, as it names the version that can read on.
pub(super) fn read_line<E: DeserializeOwned>(
    line: &[u8],
    chain: &Chain,
) -> Result<(FileLine<E>, Chain), DamagedLine> {
    if !is_mark(line) {
        return read_entry(line, chain).map(|(entry, after)| (FileLine::Entry(entry), after));
    }
    let (text, after) = check_seal(line, chain)?;
    let mark: MarkLine = parse(text)?;
    if mark.n != chain.next {
        return Err(out_of_order(mark.n, chain.next));
    }
    let format = mark.format;
    Ok((FileLine::Mark(mark), Chain { format, ..after }))
}

/// Returns true if the first fields of a line are those of a mark.
fn is_mark(line: &[u8]) -> bool {
    // Number, time and the rest; no entry has `format` there.
    let mut fields = line.splitn(3, |&byte| byte == b',');
    let Some(rest) = fields.nth(2) else { return false };
    rest.strip_prefix(b" ")
        .and_then(|rest| rest.strip_prefix(MORE.as_bytes()))
        .is_some_and(|rest| rest.starts_with(MARK_START.as_bytes()))
}

/// Returns the version named in a heading, whatever else it contains.
pub(super) fn version_in(heading: &[u8]) -> Option<String> {
    let text = str::from_utf8(heading).ok()?;
    let (version, _) = text.split_once("with:\"")?.1.split_once('"')?;
    Some(snippet(version, 1))
}

/// Parses the line of the entry that follows `chain`, without its line end.
pub(super) fn read_entry<E: DeserializeOwned>(
    line: &[u8],
    chain: &Chain,
) -> Result<(EntryLine<E>, Chain), DamagedLine> {
    let (text, after) = check_seal(line, chain)?;
    let entry: EntryLine<E> = match as_written(text) {
        Some(entry) => entry,
        None => parse(text)?,
    };
    if entry.n != chain.next {
        return Err(out_of_order(entry.n, chain.next));
    }
    Ok((entry, after))
}

/// Fast path for lines as written by [`write_entry`]: splits the fields around the entry and parses only the entry as
/// RON, which takes half the time. Returns `None` for other notation or errors; RON then parses the full line, so that
/// columns are those of the file.
fn as_written<E: DeserializeOwned>(text: &str) -> Option<EntryLine<E>> {
    let (n, rest) = text.strip_prefix(ENTRY_START)?.split_once(", at:\"")?;
    let (at, rest) = rest.split_once("\", ")?;
    let (by, rest) = match rest.strip_prefix(BY) {
        // A name with an escaped character is left to RON.
        Some(rest) => rest.strip_prefix('"')?.split_once("\", ").map(|(by, rest)| (Some(by), rest))?,
        None => (None, rest),
    };
    let (more, rest) = rest.strip_prefix(MORE).map_or((false, rest), |rest| (true, rest));
    let did = rest.strip_prefix("did:")?;
    let did = did.get(..did.len().checked_sub(SEAL_LENGTH)?)?;
    // Comments and attributes have another meaning when parsed in isolation.
    let is_plain = n.bytes().all(|byte| byte.is_ascii_digit())
        && !by.is_some_and(|by| by.contains(['"', '\\']))
        && !did.bytes().any(|byte| matches!(byte, b'/' | b'#'));
    if !is_plain {
        return None;
    }
    let (n, at, did) = (n.parse().ok()?, at.parse().ok()?, ron::from_str(did).ok()?);
    Some(EntryLine { n, at, by: by.map(Into::into), more, did, _hash: IgnoredAny })
}

/// Parses the full line as RON, so that columns are those of the file.
fn parse<T: DeserializeOwned>(text: &str) -> Result<T, DamagedLine> {
    ron::from_str(text).map_err(|error| {
        let column = error.span.start.col;
        let found = snippet(text, column);
        DamagedLine { column, damage: Damage::Unreadable { found, reason: error.code } }
    })
}

fn check_seal<'line>(line: &'line [u8], chain: &Chain) -> Result<(&'line str, Chain), DamagedLine> {
    let (body, digits) = split_seal(line).ok_or_else(|| fault_of_open_line(line))?;
    let hash = chain.hash_of(body);
    // The digits are compared as text: parsed as a number, `A` would equal `a`.
    if digits != hash.to_hex().as_bytes() {
        return Err(fault_of_wrong_hash(line, body, digits, hash, chain.next));
    }
    let text = str::from_utf8(line).map_err(|_| not_utf8(line))?;
    Ok((text, chain.followed_by(hash)))
}

/// Splits a line into the part covered by its hash, and the digits of the hash.
fn split_seal(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let (body, seal) = line.split_at_checked(line.len().checked_sub(SEAL_LENGTH)?)?;
    let digits = seal.strip_prefix(SEAL_START.as_bytes())?.strip_suffix(SEAL_END.as_bytes())?;
    digits.iter().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')).then_some((body, digits))
}

/// Returns the digits of the hash at the end of a line, if there is one. Does not verify it.
pub fn line_hash(line: &str) -> Option<&str> {
    split_seal(line.as_bytes()).and_then(|(_, digits)| str::from_utf8(digits).ok())
}

/// Returns true if a line without line end can be the result of a torn write: a proper prefix of the line that would
/// have followed `chain`. Anything else was written completely and changed later.
pub(super) fn is_beginning(line: &[u8], chain: &Chain) -> bool {
    let start = if chain.next == 0 { MAGIC.to_owned() } else { format!("{ENTRY_START}{},", chain.next) };
    let shown = start.len().min(line.len());
    // A character may be cut only at the end.
    let text = match str::from_utf8(line) {
        Ok(text) => text,
        Err(error) if error.error_len().is_none() => {
            let (whole, _) = line.split_at(error.valid_up_to());
            str::from_utf8(whole).unwrap_or_default()
        }
        Err(_) => return false,
    };
    if line.get(..shown) != start.as_bytes().get(..shown) || text.contains(char::is_control) {
        return false;
    }
    // Quotes within texts are escaped, so the hash begins here.
    let Some((body, seal)) = text.rsplit_once(SEAL_START) else { return true };
    let whole = format!("{}{SEAL_END}", chain.hash_of(body.as_bytes()).to_hex());
    seal.len() < whole.len() && whole.starts_with(seal)
}

/// Returns true if the hash of a line matches the line and the hash on the previous line.
pub(super) fn follows(previous: &[u8], line: &[u8]) -> bool {
    let digits = |line| split_seal(line).and_then(|(_, digits)| Hash::from_hex(digits).ok());
    let (Some(before), Some((body, found))) = (digits(previous), split_seal(line)) else { return false };
    let chain = Chain { hash: Some(before), ..Chain::START };
    chain.hash_of(body).to_hex().as_bytes() == found
}

/// Parses an intact entry, whatever the state of earlier lines: its hash matches the line and the hash on the previous
/// line. Returns `None` for a mark, and for content that this version cannot parse.
pub(super) fn read_intact<E: DeserializeOwned>(previous: &[u8], line: &[u8]) -> Option<EntryLine<E>> {
    if !follows(previous, line) || is_mark(line) {
        return None;
    }
    let text = str::from_utf8(line).ok()?;
    as_written(text).or_else(|| parse(text).ok())
}

/// Returns the fault of a line that does not end with a hash.
fn fault_of_open_line(line: &[u8]) -> DamagedLine {
    let Ok(text) = str::from_utf8(line) else { return not_utf8(line) };
    if !text.starts_with(ENTRY_START) && !text.starts_with(MAGIC) {
        return malformed(text, 1, ExpectedForm::EntryNumber);
    }
    let body = text.rfind(SEAL_START).and_then(|end| text.get(..end)).unwrap_or(text);
    malformed(text, columns(body) + 1, ExpectedForm::Hash)
}

/// Returns the fault of a line whose hash does not match.
fn fault_of_wrong_hash(line: &[u8], body: &[u8], digits: &[u8], expected: Hash, next: u64) -> DamagedLine {
    let (Ok(text), Ok(body), Ok(digits)) =
        (str::from_utf8(line), str::from_utf8(body), str::from_utf8(digits))
    else {
        return not_utf8(line);
    };
    if next > 0 {
        let number = text.strip_prefix(ENTRY_START).and_then(|rest| rest.split_once(',')?.0.parse().ok());
        match number {
            Some(number) if number == next => {}
            Some(number) => return out_of_order(number, next),
            None => return malformed(text, 1, ExpectedForm::EntryNumber),
        }
    }
    let damage = Damage::Changed { found: digits.to_owned(), expected: expected.to_hex().to_string() };
    DamagedLine { column: columns(body) + SEAL_START.len() + 1, damage }
}

fn malformed(text: &str, column: usize, expected: ExpectedForm) -> DamagedLine {
    DamagedLine { column, damage: Damage::Malformed { found: snippet(text, column), expected } }
}

fn out_of_order(found: u64, expected: u64) -> DamagedLine {
    DamagedLine { column: ENTRY_START.len() + 1, damage: Damage::OutOfOrder { found, expected } }
}

fn not_utf8(line: &[u8]) -> DamagedLine {
    let text = line.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    DamagedLine { column: columns(text) + 1, damage: Damage::NotUtf8 }
}

fn columns(text: &str) -> usize {
    text.chars().count()
}

/// Returns a few characters of `text` from `column` on, escaped for the terminal.
pub(super) fn snippet(text: &str, column: usize) -> String {
    const SHOWN: usize = 24;
    text.chars().skip(column.saturating_sub(1)).take(SHOWN).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry_line(did: &str) -> (Vec<u8>, Chain) {
        let mut line = String::new();
        let chain = write_heading(&mut line, Timestamp::UNIX_EPOCH, None);
        line.clear();
        line += &format!("(n:1, at:\"1970-01-01T00:00:00Z\", did:{did}");
        seal(&mut line, 0, chain);
        (line.into_bytes(), chain)
    }

    /// Parses a correctly sealed line with the content `did`; returns the position and kind of its fault.
    #[track_caller]
    fn check<E: DeserializeOwned>(did: &str, column: usize, found: &str, reason: &str) {
        let (line, chain) = entry_line(did);
        let Err(fault) = read_entry::<E>(&line, &chain) else { panic!("{did} must not be read") };
        let Damage::Unreadable { found: text, reason: why } = fault.damage else {
            panic!("{:?}", fault.damage)
        };
        assert_eq!((fault.column, text.as_str()), (column, found), "{why}");
        assert!(why.to_string().contains(reason), "{why}");
    }

    #[test]
    fn hostile_payloads_with_a_right_hash_are_refused_at_their_column() {
        let deep = "[".repeat(1_000_000);
        check::<ron::Value>(&deep, 101, &"[".repeat(24), "recursion limit");
        check::<Vec<u8>>("[1,2,300,                    ]", 43, "300,                    ", "out of bounds");
        check::<bool>("(\u{1b}[2J                      )", 38, "(\\u{1b}[2J                   ", "boolean");
    }

    #[test]
    fn a_line_written_by_another_hand_says_what_ron_says() {
        for did in ["7", " 7 ", "/*seven*/ 7", "7 // seven", "7, more:true", "#![enable(implicit_some)] 7"] {
            let (line, chain) = entry_line(did);
            let text = str::from_utf8(&line).unwrap();
            let whole = parse::<EntryLine<u8>>(text).map(|entry| (entry.n, entry.at, entry.more, entry.did));
            let read =
                read_entry::<u8>(&line, &chain).map(|(entry, _)| (entry.n, entry.at, entry.more, entry.did));
            assert_eq!(read.map_err(|fault| fault.column), whole.map_err(|fault| fault.column), "{did}");
        }
    }

    #[test]
    fn a_payload_that_would_not_read_back_is_refused_before_it_is_written() {
        /// Serialises to a form that it does not accept.
        #[derive(Debug, Deserialize)]
        struct Narrow(#[expect(dead_code)] u8);
        impl Serialize for Narrow {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str("not a number")
            }
        }
        let mut out = String::new();
        let chain = write_heading(&mut out, Timestamp::UNIX_EPOCH, None);
        assert!(write_entry(&mut out, chain, &Timestamp::UNIX_EPOCH.into(), false, &Narrow(1)).is_err());
        let huge = "x".repeat(LINE_LIMIT);
        let refused = write_entry(&mut out, chain, &Timestamp::UNIX_EPOCH.into(), false, &huge).unwrap_err();
        assert!(refused.contains("more than 16777216"), "{refused}");
    }

    #[test]
    fn names_with_control_characters_stay_on_one_line_of_printable_text() {
        let mut out = String::new();
        let chain = write_heading(&mut out, Timestamp::UNIX_EPOCH, None);
        out.clear();
        let name = "ŞÜKRÜ\r\n\0\u{1b}[31m \"O'Neil\" \\ \u{202e}".to_owned();
        write_entry(&mut out, chain, &Timestamp::UNIX_EPOCH.into(), false, &name).unwrap();
        let (back, _) = read_entry::<String>(out.as_bytes(), &chain).unwrap();
        assert_eq!(back.did, name);
        assert!(out.contains("ŞÜKRÜ") && !out.contains(char::is_control));
    }

    #[test]
    fn a_line_names_who_recorded_it_behind_the_time() {
        for name in ["desk1", "Şükrü, more:true, format:9", "O\"Neil \\", "\u{1b}[2J\n"] {
            let mut out = String::new();
            let chain = write_heading(&mut out, Timestamp::UNIX_EPOCH, None);
            out.clear();
            let stamp = Stamp { at: Timestamp::UNIX_EPOCH, by: Some(name.into()) };
            write_entry(&mut out, chain, &stamp, false, &7_u8).unwrap();
            assert!(out.starts_with("(n:1, at:\"1970-01-01T00:00:00Z\", by:\""), "{out}");
            assert!(!out.contains(char::is_control), "{out}");
            let Ok((FileLine::Entry(read), _)) = read_line::<u8>(out.as_bytes(), &chain) else {
                panic!("{out} must be read")
            };
            assert_eq!(RecordedEntry::from(read), RecordedEntry { at: stamp.at, by: stamp.by, entry: 7 });
        }
    }

    #[test]
    fn a_mark_is_known_by_its_first_fields_and_names_the_program_that_continues() {
        let mut out = String::new();
        let chain = write_heading(&mut out, Timestamp::UNIX_EPOCH, None);
        out.clear();
        let after = write_mark(&mut out, Chain { format: 1, ..chain }, Timestamp::UNIX_EPOCH);
        let old = Chain { format: 1, ..chain };
        let Ok((FileLine::Mark(mark), read)) = read_line::<String>(out.as_bytes(), &old) else {
            panic!("no mark")
        };
        assert_eq!((mark.format, mark.with.as_str(), read), (FORMAT, env!("CARGO_PKG_VERSION"), after));
        assert!(old.needs_mark() && !after.needs_mark());
        let (line, chain) = entry_line("\"x, more:true, format:9\"");
        assert!(matches!(read_line::<String>(&line, &chain), Ok((FileLine::Entry(_), _))));
    }

    #[test]
    fn the_hash_covers_the_digits_before_and_the_line_up_to_its_own() {
        let mut out = String::new();
        let chain = write_heading(&mut out, Timestamp::UNIX_EPOCH, None);
        let first = out.rsplit('"').nth(1).unwrap().to_owned();
        out.clear();
        write_entry(&mut out, chain, &Timestamp::UNIX_EPOCH.into(), true, &7_u8).unwrap();
        let body = "(n:1, at:\"1970-01-01T00:00:00Z\", more:true, did:7";
        let hash = blake3::hash(format!("{first}{body}").as_bytes()).to_hex();
        assert_eq!(out, format!("{body}, hash:\"{hash}\")"));
    }
}
