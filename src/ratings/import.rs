//! Import of a federation's file into a searchable list: parsed completely, then replacing the previous list.

use super::columns::Columns;
use super::csv::TableOptions;
use super::error::{Broken, Fault, MOST_PLAYERS, RatingsError};
use super::row::{LeftOut, LineOutcome, Odd, Place, Take};
use super::source::{self, ListBytes, Opened};
use super::store::{self, Facts};
use super::watch::Watch;
use super::{Listed, csv, txt, xlsx, xml};
use crate::i18n::Texts;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{GameKind, PartialDate};
use jiff::civil::Date;
use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// Options of an import.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Name of the list; `None` to derive it from the file.
    pub name: Option<String>,
    /// Rate of play of a list with one rating; `None` to derive it from the file name.
    pub kind: Option<GameKind>,
    /// Assignments for unknown headings of a table; if empty, the saved ones of the list.
    pub columns: Columns,
    /// Progress and cancellation.
    pub watch: Watch,
}

/// Result of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The name of the list.
    pub name: String,
    /// The month of the list, if the file has it.
    pub date: Option<PartialDate>,
    /// Number of players.
    pub players: u64,
    /// Number of players that the previous list did not have; all without a previous list.
    pub new: u64,
    /// Number of players with different data than in the previous list.
    pub changed: u64,
    /// Number of players that only the previous list had.
    pub gone: u64,
    /// Number of lines without a name, and of those with a duplicate number.
    pub left_out: u64,
    /// Number of lines that do not fit the columns, a small share of all.
    pub misfits: u64,
    /// Location of the first of them.
    pub first_misfit: Option<Place>,
    /// Number of invalid cells without effect, left blank.
    pub odd: u64,
    /// The first of them.
    pub first_odd: Option<Odd>,
}

/// Content of a file.
struct Read<'w> {
    watch: &'w Watch,
    players: Vec<Listed>,
    left_out: LeftOut,
    first_misfit: Option<Place>,
    date: Option<PartialDate>,
    /// Default name of the list.
    name: String,
}

impl Read<'_> {
    /// Adds the outcome of a line.
    fn take(&mut self, row: LineOutcome) -> Result<(), Broken> {
        self.watch.go_on()?;
        self.watch.step();
        match row {
            LineOutcome::Player(..) if self.players.len() >= MOST_PLAYERS => return Err(Broken::TooLarge),
            LineOutcome::Player(listed, odd) => {
                self.players.push(listed);
                self.left_out.note_odd(odd);
            }
            LineOutcome::Nameless => self.left_out.nameless += 1,
            LineOutcome::Misfit(misfit) => self.left_out.note_misfit(misfit),
        }
        Ok(())
    }

    /// Returns an error if too many lines do not fit.
    fn judged(mut self) -> Result<Self, Broken> {
        self.first_misfit = self.left_out.judged(self.players.len())?;
        Ok(self)
    }
}

/// Imports a list into the folder of lists, replacing the one with its name. `now` is the day of the
/// import.
///
/// # Errors
/// Returns an error if the import fails; nothing has changed then.
pub fn import(
    path: &Path,
    wanted: &Wanted,
    folder: &Path,
    now: Date,
    texts: &Texts,
) -> Result<Imported, RatingsError> {
    let asked = wanted.name.as_deref().map(store::checked_name).transpose()?;
    let to = Target { folder, name: asked.as_deref() };
    let watch = &wanted.watch;
    let ended = |error| if watch.is_ended() { RatingsError::Ended } else { error };
    let read = source::open(path, watch, |file, content| read(file, path, wanted, &to, content, texts));
    let mut read = read.map_err(ended)?;
    if read.players.is_empty() {
        return Err(RatingsError::Nobody { path: path.to_owned() });
    }
    let name = asked.unwrap_or(std::mem::take(&mut read.name));
    let mut players = read.players;
    let before = players.len();
    drop_repeated(&mut players);
    let repeated = before - players.len();
    players.sort_by(|one, other| {
        other.ratings.first().cmp(&one.ratings.first()).then_with(|| one.name.cmp(&other.name))
    });
    let unwritable = |source| RatingsError::Io { path: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(unwritable)?;
    let known = known(&store::path(folder, &name));
    let imported = compared(&players, &known, &name);
    if imported.players * 4 < known.len() as u64 * 3 {
        return Err(RatingsError::Shrunk {
            path: path.to_owned(),
            list: name,
            before: known.len() as u64,
            after: imported.players,
        });
    }
    drop(known);
    let file = path.file_name().map(|file| file.to_string_lossy().into_owned()).unwrap_or_default();
    let facts = Facts { date: read.date, imported: now, file };
    store::build(&store::path(folder, &name), &facts, &players, watch).map_err(ended)?;
    if !wanted.columns.is_empty() {
        wanted.columns.keep(folder, &name)?;
    }
    Ok(Imported {
        date: read.date,
        left_out: read.left_out.nameless + repeated as u64,
        misfits: read.left_out.misfits,
        first_misfit: read.first_misfit,
        odd: read.left_out.odd,
        first_odd: read.left_out.first_odd,
        ..imported
    })
}

/// Destination of a list.
struct Target<'a> {
    folder: &'a Path,
    /// Its name, if the arbiter set it.
    name: Option<&'a str>,
}

impl Target<'_> {
    /// Returns the headings assigned now, or saved for the list of this name.
    fn columns(&self, wanted: &Wanted, name: &str) -> Result<Columns, Broken> {
        if !wanted.columns.is_empty() {
            return Ok(wanted.columns.clone());
        }
        Columns::load(self.folder, self.name.unwrap_or(name)).map_err(|error| match error {
            RatingsError::Io { source, .. } => Broken::Read(source),
            _ => Broken::Foreign,
        })
    }
}

/// Names related to a file.
struct Names<'a> {
    /// Names of the file, and of its zip file, without extensions.
    stems: [String; 2],
    kind: Option<GameKind>,
    wanted: &'a Wanted,
    to: &'a Target<'a>,
    texts: &'a Texts,
}

impl Names<'_> {
    /// Reads a table into `read`, by known or assigned headings.
    fn table(
        &self,
        read: &mut Read,
        reading: impl FnOnce(&TableOptions, &mut Take) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        let name = name_of(&self.stems);
        let columns = self.to.columns(self.wanted, &name)?;
        let how =
            TableOptions { kind: self.kind, columns: &columns, texts: self.texts, watch: &self.wanted.watch };
        reading(&how, &mut |row| read.take(row))?;
        read.name = name;
        Ok(())
    }
}

/// Creates the name of the list from a table's file names.
pub(super) fn name_of([file, packed]: &[String; 2]) -> String {
    store::name_of(file).or_else(|| store::name_of(packed)).unwrap_or("list".to_owned())
}

/// Reads the list of a file in any format.
fn read<'w>(
    file: &str,
    path: &Path,
    wanted: &'w Wanted,
    to: &Target,
    content: Opened,
    texts: &Texts,
) -> Result<Read<'w>, Broken> {
    let stems = stems(file, path);
    let kind = wanted.kind.or_else(|| stems.iter().find_map(|name| kind_of(name)));
    let names = Names { stems, kind, wanted, to, texts };
    let mut read = Read {
        watch: &wanted.watch,
        players: Vec::new(),
        left_out: LeftOut::default(),
        first_misfit: None,
        date: None,
        name: String::new(),
    };
    let mut source = match content {
        Opened::Bytes(source) => source,
        Opened::Workbook(archive) => {
            names.table(&mut read, |how, take| xlsx::read(archive, how, take))?;
            return read.judged();
        }
    };
    let single = kind.map_or_else(|| "fide".to_owned(), |kind| format!("fide-{}", kind.word()));
    match form(&mut source)? {
        ListForm::Xml => {
            xml::read(kind, &mut source, &mut |row| read.take(row))?;
            let has = |kind| read.players.iter().any(|listed| listed.ratings.of(kind).is_some());
            let kinds = GameKind::ALL.into_iter().filter(|&kind| has(kind)).count();
            read.name = if kinds > 1 { "fide".to_owned() } else { single };
        }
        ListForm::Txt(head) => {
            source.line(&mut Vec::new())?;
            txt::read(&head, kind, &mut source, &mut |row| read.take(row))?;
            read.date = head.date;
            read.name = if head.is_combined { "fide".to_owned() } else { single };
        }
        ListForm::Table => names.table(&mut read, |how, take| csv::read(how, &mut source, take))?,
    }
    read.judged()
}

/// Returns the names of a file and of its zip file, without extensions.
pub(super) fn stems(file: &str, path: &Path) -> [String; 2] {
    let stem = |name: &str| Path::new(name).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    [stem(file), stem(&path.to_string_lossy())].map(Option::unwrap_or_default)
}

/// Format of a list.
pub(super) enum ListForm {
    /// FIDE's XML.
    Xml,
    /// FIDE's TXT, with its header line.
    Txt(txt::Head),
    /// Any other file: separated cells.
    Table,
}

/// Detects the format of a list by its first bytes.
///
/// # Errors
/// Returns an error if the bytes cannot be read, or are not text.
pub(super) fn form(source: &mut ListBytes) -> Result<ListForm, Broken> {
    let begin = source.peek()?;
    let is_wide = begin.starts_with(&[0xFF, 0xFE]) || begin.starts_with(&[0xFE, 0xFF]);
    if is_wide || begin.iter().take(512).any(|&byte| byte == 0) {
        return Err(source.fault(Fault::Encoding));
    }
    let first = begin.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(begin);
    if first.trim_ascii_start().starts_with(b"<") {
        return Ok(ListForm::Xml);
    }
    let first_line = first.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let head = txt::head(String::from_utf8_lossy(first_line).trim_end());
    Ok(head.map_or(ListForm::Table, ListForm::Txt))
}

/// Returns the rate of play in the name of a file.
fn kind_of(name: &str) -> Option<GameKind> {
    let name = fold_for_search(name);
    GameKind::ALL.into_iter().find(|kind| name.contains(kind.word()))
}

/// Keeps the first of several lines with the same number.
fn drop_repeated(players: &mut Vec<Listed>) {
    let number = |listed: &Listed| (listed.fide_id, listed.licence.filter(|_| listed.fide_id.is_none()));
    players.sort_by_key(number);
    players.dedup_by(|one, other| number(one) == number(other) && number(one) != (None, None));
}

/// Returns a hash of a value, the same in every run.
fn hashed(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Identity of players across editions of a list: by number, else by name and year of birth, with a counter for players
/// who have these in common.
#[derive(Default)]
struct Identities {
    /// Number of players so far without a number, by name and year.
    namesakes: HashMap<u64, u32>,
}

impl Identities {
    fn of(&mut self, listed: &Listed) -> u64 {
        match (listed.fide_id, listed.licence) {
            (Some(id), _) => hashed((1, id)),
            (None, Some(licence)) => hashed((2, licence)),
            (None, None) => {
                let name = fold_for_search(listed.name.as_str());
                let namesakes = hashed((3, name, listed.born.map(PartialDate::year)));
                let before = self.namesakes.entry(namesakes).or_default();
                *before += 1;
                hashed((namesakes, *before))
            }
        }
    }
}

/// Returns the data hashes of the existing list by player. An unreadable list is treated as empty.
fn known(path: &Path) -> HashMap<u64, u64> {
    let (mut known, mut identities) = (HashMap::new(), Identities::default());
    let read = store::each(path, |listed| {
        known.insert(identities.of(&listed), hashed(&listed));
    });
    if read.is_err() {
        known.clear();
    }
    known
}

fn compared(players: &[Listed], known: &HashMap<u64, u64>, name: &str) -> Imported {
    let (mut new, mut changed, mut there) = (0, 0, 0);
    let mut identities = Identities::default();
    for listed in players {
        match known.get(&identities.of(listed)) {
            None => new += 1,
            Some(&said) => {
                there += 1;
                changed += u64::from(said != hashed(listed));
            }
        }
    }
    Imported {
        name: name.to_owned(),
        date: None,
        players: players.len() as u64,
        new,
        changed,
        gone: (known.len() as u64).saturating_sub(there),
        left_out: 0,
        misfits: 0,
        first_misfit: None,
        odd: 0,
        first_odd: None,
    }
}
