//! Import of a federation's file into a searchable list: parsed completely, then replacing the previous list.

use super::columns::AssignedColumns;
use super::error::{Broken, Doubt, ListFault, MOST_PLAYERS, RatingsError};
use super::people::{Shared, people};
use super::row::{Clubs, LineOutcome, ListColumns, ListRow, Misfits, Take};
use super::source::{self, ListBytes, Opened};
use super::store::{self, StoredFacts};
use super::table::TableOptions;
use super::watch::Watch;
use super::{Listed, csv, dbf, txt, xlsx, xml};
use crate::exchange::account::{Account, Cause, Found};
use crate::exchange::is_access;
use crate::exchange::roster::names::NameOrders;
use crate::i18n::Texts;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{GameKind, Licence, PartialDate};
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
    pub columns: AssignedColumns,
    /// True to import an unusual list ([`RatingsError::Doubtful`]).
    pub is_confirmed: bool,
    /// Progress, and cancellation.
    pub watch: Watch,
}

/// The outcome of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub name: String,
    pub date: Option<PartialDate>,
    pub players: u64,
    /// Number of players that the previous list did not have; all without a previous list.
    pub new: u64,
    /// Number of players with different data than in the previous list.
    pub changed: u64,
    /// Number of players that only the previous list had.
    pub gone: u64,
    /// Players of the file without any rating.
    pub unrated: u64,
    /// Every row, column and cell of the file.
    pub account: Account,
}

/// Content of a file.
struct Read<'w> {
    watch: &'w Watch,
    rows: Vec<ListRow>,
    account: Account,
    names: NameOrders,
    columns: ListColumns,
    misfits: Misfits,
    date: Option<PartialDate>,
    name: String,
    /// The rate of play of the file, if the list has one file per rate of play.
    kind: Option<GameKind>,
}

impl Read<'_> {
    fn take(&mut self, row: LineOutcome) -> Result<(), Broken> {
        self.watch.go_on()?;
        self.watch.step();
        if !matches!(row, LineOutcome::Headings(_)) {
            self.account.open_row();
        }
        match row {
            LineOutcome::Headings(columns) => {
                self.account.name_columns(columns.used.clone(), columns.unused.clone());
                self.columns = columns;
            }
            LineOutcome::Player(..) if self.rows.len() >= MOST_PLAYERS => return Err(Broken::TooLarge),
            LineOutcome::Player(row, notes) => {
                self.names.count(row.listed.name.as_str());
                self.rows.push(row);
                self.account.take_row();
                self.account.add(notes);
            }
            LineOutcome::Skipped(cause, found) => self.account.skip_row(cause, found),
            LineOutcome::Refused(cause, found) => self.account.refuse_row(cause, found),
            LineOutcome::Misfit(misfit) => {
                if let Broken::At { line, column, fault } = &misfit {
                    let found = Found::new(*line, *column, &fault.found());
                    self.account.refuse_row(Cause::Unreadable, found);
                }
                self.misfits.note(misfit);
            }
        }
        Ok(())
    }

    /// Returns an error if too many lines do not fit, or if the names are not names.
    fn judged(mut self) -> Result<Self, Broken> {
        self.misfits.judge(self.rows.len())?;
        self.names.settle(&mut self.account);
        let nameless = self.account.count(Cause::NotAName);
        if nameless * 2 > self.account.rows() {
            let names = self.account.entries().iter().filter(|entry| entry.cause == Cause::NotAName);
            let found = names.flat_map(|entry| entry.places.iter().take(3).map(|place| place.text.clone()));
            return Err(Broken::NoNames(found.collect::<Vec<_>>().join("; ")));
        }
        Ok(self)
    }

    /// Returns the reasons to confirm the import first.
    fn doubts(&self, shared: Option<Shared>, players: &[Listed]) -> Vec<Doubt> {
        let account = &self.account;
        let few = account.takes_too_few();
        let few =
            few.then(|| Doubt::FewRows { taken: account.taken() + account.merged(), rows: account.rows() });
        let unrated = players.iter().all(|listed| listed.ratings.are_unknown()).then_some(Doubt::Unrated);
        let shared = shared.map(|Shared { column, count }| Doubt::SharedNumber { column, count });
        let unfit = account.has_unfit(players.len() as u64).then_some(Doubt::Unfit);
        [few, unrated, shared, unfit].into_iter().flatten().collect()
    }
}

/// Reads a list and saves it in the folder of the lists, replacing the one with its name. `now` is the day of
/// the import.
///
/// # Errors
/// Returns an error if it cannot be imported; nothing is changed then.
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
    if read.rows.is_empty() {
        return Err(RatingsError::Nobody { path: path.to_owned() });
    }
    let name = asked.unwrap_or(std::mem::take(&mut read.name));
    let shared = people(&mut read.rows, &read.columns, &mut read.account);
    let mut players: Vec<Listed> = std::mem::take(&mut read.rows).into_iter().map(|row| row.listed).collect();
    if !read.account.is_complete() {
        return Err(RatingsError::Unaccounted { path: path.to_owned() });
    }
    let doubts = read.doubts(shared, &players);
    if !doubts.is_empty() && !wanted.is_confirmed {
        let account = Box::new(read.account);
        return Err(RatingsError::Doubtful { path: path.to_owned(), doubts, account });
    }
    let unrated = players.iter().filter(|listed| listed.ratings.are_unknown()).count() as u64;
    if let Some(kind) = read.kind {
        add_other_kinds(&mut players, kind, &store::path(folder, &name));
    }
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
    let facts = StoredFacts { date: read.date, imported: now, file };
    store::build(&store::path(folder, &name), &facts, &players, watch).map_err(ended)?;
    if !wanted.columns.is_empty() {
        wanted.columns.keep(folder, &name)?;
    }
    Ok(Imported { date: read.date, unrated, account: read.account, ..imported })
}

/// Adds the national ratings for the other rates of play from the existing list: a federation with one file
/// per rate of play has a single list. An unreadable list adds none.
fn add_other_kinds(players: &mut Vec<Listed>, kind: GameKind, path: &Path) {
    let mut before: HashMap<Licence, Listed> = HashMap::new();
    let read = store::each(path, |listed| before.extend(listed.licence.map(|licence| (licence, listed))));
    if read.is_err() {
        return;
    }
    let others = || GameKind::ALL.into_iter().filter(move |&other| other != kind);
    for listed in players.iter_mut() {
        let known = listed.licence.and_then(|licence| before.remove(&licence));
        for (other, known) in
            known.into_iter().flat_map(|known| others().map(move |other| (other, known.clone())))
        {
            *listed.ratings.national.of_mut(other) = known.ratings.national.of(other);
        }
    }
    // The file of standard games has all members, the others only those who play such games.
    for mut listed in before.into_values() {
        *listed.ratings.national.of_mut(kind) = None;
        if kind != GameKind::Standard || others().any(|other| listed.ratings.national.of(other).is_some()) {
            players.push(listed);
        }
    }
}

struct Target<'a> {
    folder: &'a Path,
    /// Its name, if the arbiter entered one.
    name: Option<&'a str>,
}

impl Target<'_> {
    /// Returns the headings assigned now, or earlier for the list of this name.
    fn columns(&self, wanted: &Wanted, name: &str) -> Result<AssignedColumns, Broken> {
        if !wanted.columns.is_empty() {
            return Ok(wanted.columns.clone());
        }
        Ok(AssignedColumns::load(self.folder, self.name.unwrap_or(name))?)
    }
}

/// Names of a file, and the contents to expect in it.
struct Names<'a> {
    /// Names of the file and of the zip file around it, without their extensions.
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
        clubs: &Clubs,
        reading: impl FnOnce(&TableOptions, &mut Take) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        let name = name_of(&self.stems);
        let columns = self.to.columns(self.wanted, &name)?;
        let how = TableOptions {
            kind: self.kind,
            columns: &columns,
            clubs,
            texts: self.texts,
            watch: &self.wanted.watch,
        };
        reading(&how, &mut |row| read.take(row))?;
        read.kind = self.kind.filter(|_| read.columns.layout.is_some_and(|list| list.has_file_per_kind));
        read.name = read.columns.layout.map_or(name, |list| list.id.to_owned());
        Ok(())
    }
}

pub(super) fn name_of([file, packed]: &[String; 2]) -> String {
    store::name_of(file).or_else(|| store::name_of(packed)).unwrap_or("list".to_owned())
}

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
        rows: Vec::new(),
        account: Account::default(),
        names: NameOrders::default(),
        columns: ListColumns::default(),
        misfits: Misfits::default(),
        date: None,
        name: String::new(),
        kind: None,
    };
    let (mut source, clubs) = match content {
        Opened::Bytes(source, clubs) => (source, clubs),
        Opened::Workbook(book) => {
            names.table(&mut read, &Clubs::new(), |how, take| xlsx::read(book, how, take))?;
            return read.judged();
        }
    };
    let single = kind.map_or_else(|| "fide".to_owned(), |kind| format!("fide-{}", kind.word()));
    match form(&mut source)? {
        ListForm::Xml => {
            xml::read(kind, &mut source, &mut |row| read.take(row))?;
            let has = |kind| read.rows.iter().any(|row| row.listed.ratings.fide.of(kind).is_some());
            let kinds = GameKind::ALL.into_iter().filter(|&kind| has(kind)).count();
            read.name = if kinds > 1 { "fide".to_owned() } else { single };
        }
        ListForm::Txt(head) => {
            source.line(&mut Vec::new())?;
            txt::read(&head, kind, &mut source, &mut |row| read.take(row))?;
            read.date = head.date;
            read.name = if head.is_combined { "fide".to_owned() } else { single };
        }
        ListForm::Table => names.table(&mut read, &clubs, |how, take| csv::read(how, &mut source, take))?,
        ListForm::Dbf => names.table(&mut read, &clubs, |how, take| dbf::read(how, &mut source, take))?,
    }
    read.judged()
}

/// Returns the names of a file and of the zip file around it, without their extensions.
pub(super) fn stems(file: &str, path: &Path) -> [String; 2] {
    let stem = |name: &str| Path::new(name).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    [stem(file), stem(&path.to_string_lossy())].map(Option::unwrap_or_default)
}

pub(super) enum ListForm {
    /// FIDE's XML.
    Xml,
    /// FIDE's TXT, with its parsed head line.
    Txt(txt::Head),
    /// A table of dBase.
    Dbf,
    /// Anything else: separated cells.
    Table,
}

/// Detects the format of a list by its first bytes.
pub(super) fn form(source: &mut ListBytes) -> Result<ListForm, Broken> {
    let begin = source.peek()?;
    if dbf::is_dbf(begin) {
        return Ok(ListForm::Dbf);
    }
    if is_access(begin) {
        return Err(source.fault(ListFault::Access));
    }
    let is_wide = begin.starts_with(&[0xFF, 0xFE]) || begin.starts_with(&[0xFE, 0xFF]);
    if is_wide || begin.iter().take(512).any(|&byte| byte == 0) {
        return Err(source.fault(ListFault::Encoding));
    }
    let first = begin.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(begin);
    if first.trim_ascii_start().starts_with(b"<") {
        return Ok(ListForm::Xml);
    }
    let first_line = first.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let head = txt::head(String::from_utf8_lossy(first_line).trim_end());
    Ok(head.map_or(ListForm::Table, ListForm::Txt))
}

/// Words in file names that state the rate of play; those for rapid and blitz come first.
const KIND_WORDS: [(GameKind, &[&str]); 3] = [
    (GameKind::Rapid, &["schnellschach", "hurtig"]),
    (GameKind::Blitz, &["snel", "lyn", "pelolista", "pelo"]),
    (GameKind::Standard, &["klassiek", "classical", "klasik", "main", "std", "selolista", "lok", "nat"]),
];

/// Returns the rate of play in the name of a file.
fn kind_of(name: &str) -> Option<GameKind> {
    let name = fold_for_search(name);
    let words: Vec<&str> = name.split(|sign: char| !sign.is_alphanumeric()).collect();
    let whole = GameKind::ALL.into_iter().find(|kind| name.contains(kind.word()));
    let is_named = |(_, known): &&(GameKind, &[&str])| words.iter().any(|word| known.contains(word));
    whole.or_else(|| KIND_WORDS.iter().find(is_named).map(|&(kind, _)| kind))
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
        unrated: 0,
        account: Account::default(),
    }
}
