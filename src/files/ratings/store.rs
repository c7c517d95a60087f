//! A list on disk: one SQLite file, built once and never changed (`docs/rating-lists.md`). The number of a row is its
//! rank by rating, so that search results are ordered without sorting.

use super::error::RatingsError;
use super::watch::Watch;
use super::{Coefficients, Federation, Listed, PerKind, Ratings};
use crate::platform;
use crate::spelling::found_by;
use crate::store;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{GameKind, Licence, Name, PartialDate, Rating, Sex, Title};
use jiff::civil::Date;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Application id of the files of lists.
const APPLICATION: i32 = 0x48_4B_4D_52;

/// Format of the file; files of another format must be imported again.
const FORM: i32 = 5;

const ENDING: &str = "sqlite";

/// Maximum number of characters in the name of a list.
const LONGEST_NAME: usize = 40;

/// The tables. Without a prefix index, a search by prefix merges all words with the prefix before the first result, in
/// time linear in the number of players; so all usual lengths have an index.
const TABLES: &str = "
    CREATE TABLE list (file TEXT NOT NULL, date TEXT, imported TEXT NOT NULL, players INTEGER NOT NULL);
    CREATE TABLE player (
        rank INTEGER PRIMARY KEY, name TEXT NOT NULL, fide_id INTEGER, licence TEXT, federation TEXT, title TEXT,
        sex INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER, national INTEGER,
        national_rapid INTEGER, national_blitz INTEGER, born INTEGER, club TEXT,
        standard_k INTEGER, rapid_k INTEGER, blitz_k INTEGER, sum INTEGER NOT NULL
    );
    CREATE VIRTUAL TABLE words USING fts5 (
        text, content = '', columnsize = 0, detail = none, prefix = '1 2 3 4 5 6 7 8',
        tokenize = 'unicode61 remove_diacritics 0'
    );
    CREATE TABLE spelling (word TEXT PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO words (words, rank) VALUES ('hashsize', 33554432);
    INSERT INTO words (words, rank) VALUES ('automerge', 0);";

const INDEXES: &str = "
    INSERT INTO words (words) VALUES ('optimize');
    CREATE VIRTUAL TABLE temp.indexed USING fts5vocab (main, words, row);
    INSERT INTO spelling SELECT term FROM temp.indexed;
    DROP TABLE temp.indexed;
    CREATE INDEX by_fide_id ON player (fide_id) WHERE fide_id IS NOT NULL;
    CREATE INDEX by_licence ON player (ltrim(licence, '0')) WHERE licence IS NOT NULL;";

/// The columns of a player, in the order in which [`player`] reads them.
pub(super) const COLUMNS: &str = "name, fide_id, licence, federation, title, sex, standard, rapid, blitz, national, \
                                  national_rapid, national_blitz, born, club, standard_k, rapid_k, blitz_k, sum";

/// Data of a list other than its players.
#[derive(Clone, Debug)]
pub(super) struct StoredFacts {
    /// The month of the list, if the file had it.
    pub date: Option<PartialDate>,
    pub imported: Date,
    pub file: String,
}

/// An imported list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListFacts {
    pub name: String,
    pub path: PathBuf,
    pub bytes: u64,
    /// Its data; `None` if the file is unusable.
    pub known: Option<ListSource>,
}

/// Data of a list about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListSource {
    pub players: u64,
    /// Its month, as `YYYY-MM`, if the imported file had it.
    pub date: Option<String>,
    /// The day of the import, as `YYYY-MM-DD`.
    pub imported: String,
    pub file: String,
}

pub(super) fn path(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{ENDING}"))
}

/// Validates the name of a list.
///
/// # Errors
/// Returns an error if the name is not a plain file name on every system.
pub(super) fn checked_name(name: &str) -> Result<String, RatingsError> {
    match name_of(name) {
        Some(made) if made == name => Ok(made),
        _ => Err(RatingsError::Name { found: name.chars().take(100).collect() }),
    }
}

/// Creates the name of a list from that of a file: lower-case letters and digits, separated by hyphens.
pub(super) fn name_of(file: &str) -> Option<String> {
    let folded = fold_for_search(file);
    let words = folded.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let name: String = words.collect::<Vec<_>>().join("-").chars().take(LONGEST_NAME).collect();
    let name = name.trim_matches('-');
    (!name.is_empty()).then(|| name.to_owned())
}

/// Reason why a list could not be built.
enum Failed {
    Io(io::Error),
    Database(rusqlite::Error),
}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<rusqlite::Error> for Failed {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}

/// Builds the file of a list, replacing the previous one. The players must be sorted by rating, descending.
///
/// # Errors
/// Returns an error if the file cannot be written; the previous file is unchanged then.
pub(super) fn build(
    path: &Path,
    facts: &StoredFacts,
    players: &[Listed],
    watch: &Watch,
) -> Result<(), RatingsError> {
    let built = store::replace(path, |unfinished| {
        let mut database = connect(unfinished, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        fill(&mut database, facts, players, watch)?;
        database.close().map_err(|(_, error)| error)?;
        Ok::<(), Failed>(())
    });
    built.map_err(|failed| match failed {
        Failed::Io(source) => RatingsError::Io { path: path.to_owned(), source },
        // There was no read, so the error is one of writing.
        Failed::Database(source) => RatingsError::Disk { path: path.to_owned(), source },
    })
}

/// Opens a database without locks: a finished list is never written, and an unfinished one is unknown to other
/// processes.
fn connect(path: &Path, mode: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = mode | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    match platform::SQLITE_WITHOUT_LOCKS {
        Some(way) => Connection::open_with_flags_and_vfs(path, flags, way),
        None => Connection::open_with_flags(path, flags),
    }
}

fn fill(
    database: &mut Connection,
    facts: &StoredFacts,
    players: &[Listed],
    watch: &Watch,
) -> Result<(), Failed> {
    // An unfinished file is discarded after a power failure, so writes need no sync before the end.
    database
        .execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32768;")?;
    database.pragma_update(None, "application_id", APPLICATION)?;
    database.pragma_update(None, "user_version", FORM)?;
    let filling = database.transaction()?;
    filling.execute_batch(TABLES)?;
    {
        let date =
            facts.date.map(|date| format!("{:04}-{:02}", date.year(), date.month().unwrap_or_default()));
        let count = i64::try_from(players.len()).unwrap_or(i64::MAX);
        filling.execute(
            "INSERT INTO list (file, date, imported, players) VALUES (?1, ?2, ?3, ?4)",
            params![facts.file, date, facts.imported.to_string(), count],
        )?;
        let mut insert = filling.prepare(&format!(
            "INSERT INTO player (rank, {COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, \
             ?14, ?15, ?16, ?17, ?18, ?19)"
        ))?;
        let mut index = filling.prepare("INSERT INTO words (rowid, text) VALUES (?1, ?2)")?;
        for (rank, listed) in (1_i64..).zip(players) {
            watch.go_on()?;
            let ratings = &listed.ratings;
            let points = |rating: Option<Rating>| rating.map(Rating::get);
            insert.execute(params![
                rank,
                listed.name.as_str(),
                listed.fide_id.map(u64::cast_signed),
                listed.licence.as_ref().map(Licence::as_str),
                listed.federation.as_ref().map(Federation::as_str),
                listed.title.map(Title::letters),
                listed.sex.map(|sex| sex == Sex::Female),
                points(ratings.fide.standard),
                points(ratings.fide.rapid),
                points(ratings.fide.blitz),
                points(ratings.national.standard),
                points(ratings.national.rapid),
                points(ratings.national.blitz),
                listed.born.map(day_number),
                listed.club.as_ref().map(Name::as_str),
                listed.coefficients.standard,
                listed.coefficients.rapid,
                listed.coefficients.blitz,
                sum(listed),
            ])?;
            index.execute(params![rank, indexed(listed)])?;
        }
    }
    filling.execute_batch(INDEXES)?;
    watch.go_on()?;
    Ok(filling.commit()?)
}

/// Returns the checksum of a row, because SQLite does not detect values damaged on the disk.
fn sum(listed: &Listed) -> i64 {
    let Listed { name, fide_id, licence, federation, title, sex, ratings, coefficients, born, club, .. } =
        listed;
    let federation = federation.as_ref().map(Federation::as_str);
    let rating = |rating: Option<Rating>| rating.map(Rating::get);
    let ratings = GameKind::ALL.map(|kind| [ratings.fide.of(kind), ratings.national.of(kind)].map(rating));
    let coefficients = [coefficients.standard, coefficients.rapid, coefficients.blitz];
    let values = (
        name.as_str(),
        fide_id,
        licence,
        federation,
        title.map(Title::letters),
        sex.map(|sex| sex == Sex::Female),
    );
    let rest = (ratings, coefficients, born.map(day_number), club.as_ref().map(Name::as_str));
    let hash = blake3::hash(format!("{values:?}{rest:?}").as_bytes());
    hash.as_bytes().first_chunk().map_or(0, |bytes| i64::from_le_bytes(*bytes))
}

/// Returns the search words of a player: those of the name and of its other spellings, and the federation as a word
/// that no name has.
fn indexed(listed: &Listed) -> String {
    let mut words = found_by(listed.name.as_str()).join(" ");
    if let Some(federation) = listed.federation {
        words.push(' ');
        words.push_str(&federation_word(federation));
    }
    words
}

pub(super) fn federation_word(federation: Federation) -> String {
    format!("0{}", federation.as_str().to_ascii_lowercase())
}

/// Returns a day as a number with the decimal digits `YYYYMMDD`, unknown parts 00.
fn day_number(day: PartialDate) -> u32 {
    let (year, month, day) = day.into();
    u32::from(year) * 10_000 + u32::from(month) * 100 + u32::from(day)
}

fn day_of(number: u32) -> Option<PartialDate> {
    let small = |number: u32| u8::try_from(number % 100).ok();
    PartialDate::new(u16::try_from(number / 10_000).ok()?, small(number / 100)?, small(number)?).ok()
}

/// Reads a player from a row with [`COLUMNS`].
///
/// # Errors
/// Returns an error if the row is not a player, or its checksum is wrong.
pub(super) fn player(row: &Row) -> rusqlite::Result<Listed> {
    let name: String = row.get(0)?;
    let wrong =
        |error| rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error));
    let letters = |at| row.get::<_, Option<String>>(at);
    let rating = |at| {
        let points = row.get::<_, Option<i64>>(at)?;
        Ok::<_, rusqlite::Error>(points.and_then(|points| Rating::new(points).ok()))
    };
    let listed = Listed {
        fide_id: row.get::<_, Option<i64>>(1)?.map(i64::cast_unsigned),
        licence: letters(2)?.and_then(|licence| Licence::new(&licence).ok()),
        federation: letters(3)?.and_then(|letters| Federation::new(&letters)),
        title: letters(4)?.and_then(|letters| Title::from_letters(&letters)),
        sex: row.get::<_, Option<bool>>(5)?.map(|is_female| if is_female { Sex::Female } else { Sex::Male }),
        ratings: Ratings {
            fide: PerKind { standard: rating(6)?, rapid: rating(7)?, blitz: rating(8)? },
            national: PerKind { standard: rating(9)?, rapid: rating(10)?, blitz: rating(11)? },
        },
        coefficients: Coefficients { standard: row.get(14)?, rapid: row.get(15)?, blitz: row.get(16)? },
        born: row.get::<_, Option<u32>>(12)?.and_then(day_of),
        club: letters(13)?.and_then(|club| Name::new(&club).ok()),
        ..Listed::named(Name::new(&name).map_err(wrong)?)
    };
    if row.get::<_, i64>(17)? == sum(&listed) {
        return Ok(listed);
    }
    let damaged = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CORRUPT);
    Err(rusqlite::Error::SqliteFailure(damaged, None))
}

/// Opens a list for searching; `None` if the file is not a list, or has another format.
pub(super) fn open(path: &Path) -> rusqlite::Result<Option<Connection>> {
    // Opening a pipe could block forever.
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Ok(None);
    }
    let database = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    // Damaged pages are rejected instead of being misread.
    database.pragma_update(None, "cell_size_check", true)?;
    let mark = |name: &str| database.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let is_list = mark("application_id")? == APPLICATION && mark("user_version")? == FORM;
    Ok(is_list.then_some(database))
}

/// Calls `take` for every player of a list; for none if there is no such list.
pub(super) fn each(path: &Path, mut take: impl FnMut(Listed)) -> rusqlite::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let Some(database) = open(path)? else { return Ok(()) };
    let mut statement = database.prepare(&format!("SELECT {COLUMNS} FROM player"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        take(player(row)?);
    }
    Ok(())
}

/// Returns the lists of a folder, FIDE's first, then by name.
///
/// # Errors
/// Returns an error if the folder cannot be read; a missing folder has no lists.
pub fn lists(folder: &Path) -> Result<Vec<ListFacts>, RatingsError> {
    let mut lists = Vec::new();
    for (name, path) in
        files(folder).map_err(|source| RatingsError::Io { path: folder.to_owned(), source })?
    {
        let bytes = fs::metadata(&path).map_or(0, |found| found.len());
        let known = facts(&path).ok().flatten();
        lists.push(ListFacts { name, path, bytes, known });
    }
    Ok(lists)
}

/// Returns the name and file of every list of a folder, FIDE's first, then by name.
pub(super) fn files(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut files: Vec<(String, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| {
            let path = entry.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            let is_list = path.extension().is_some_and(|ending| ending == ENDING);
            (is_list && checked_name(&name).is_ok()).then_some((name, path))
        })
        .collect();
    files.sort_by_key(|(name, _)| (!is_of_fide(name), name.clone()));
    Ok(files)
}

pub(super) fn is_of_fide(name: &str) -> bool {
    name.starts_with("fide")
}

fn facts(path: &Path) -> rusqlite::Result<Option<ListSource>> {
    let Some(database) = open(path)? else { return Ok(None) };
    let known = database.query_row("SELECT players, date, imported, file FROM list", [], |row| {
        let players = row.get::<_, i64>(0)?.cast_unsigned();
        Ok(ListSource { players, date: row.get(1)?, imported: row.get(2)?, file: row.get(3)? })
    });
    known.optional()
}

/// Returns the month of a list, or the day of its import if it has none.
pub(super) fn date(database: &Connection) -> rusqlite::Result<Option<PartialDate>> {
    let (month, imported): (Option<String>, String) =
        database.query_row("SELECT date, imported FROM list", [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let text = month.unwrap_or(imported);
    let mut parts = text.split('-').map(|part| part.parse::<u16>().unwrap_or_default());
    let mut next = || parts.next().unwrap_or_default();
    let (year, month, day) = (next(), next(), next());
    let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    Ok(PartialDate::new(year, small(month), small(day)).ok())
}

/// Removes a list.
///
/// # Errors
/// Returns an error with the existing lists, or if the list cannot be removed.
pub fn remove(folder: &Path, name: &str) -> Result<(), RatingsError> {
    let unreadable = |source| RatingsError::Io { path: folder.to_owned(), source };
    let files = files(folder).map_err(unreadable)?;
    match files.iter().find(|(known, _)| known == name) {
        Some((_, path)) => {
            fs::remove_file(path).map_err(|source| RatingsError::Io { path: path.clone(), source })
        }
        None if files.is_empty() => Err(RatingsError::NoList),
        None => Err(RatingsError::NoSuchList {
            found: name.chars().take(100).collect(),
            known: files.into_iter().map(|(name, _)| name).collect(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_the_disk_has_changed_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fide.sqlite");
        let facts =
            StoredFacts { date: None, imported: Date::constant(2026, 11, 1), file: "a.txt".to_owned() };
        let rated = |name: &str, points| Listed {
            fide_id: Some(1_503_014),
            ratings: Ratings {
                fide: PerKind { standard: Rating::new(points).ok(), ..PerKind::default() },
                ..Ratings::default()
            },
            born: PartialDate::new(1990, 11, 30).ok(),
            ..Listed::named(Name::new(name).unwrap())
        };
        let players = [rated("Şahin, Ali", 2400), rated("Alder, Ana", 2100)];
        build(&path, &facts, &players, &Watch::default()).unwrap();
        let mut read = Vec::new();
        each(&path, |listed| read.push(listed)).unwrap();
        assert_eq!(read.len(), 2);
        for change in
            ["standard = 2401", "name = 'Şahim, Ali'", "fide_id = 7", "born = 19901129", "sum = sum + 1"]
        {
            build(&path, &facts, &players, &Watch::default()).unwrap();
            let database = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE).unwrap();
            database.execute(&format!("UPDATE player SET {change} WHERE rank = 1"), []).unwrap();
            drop(database);
            assert!(each(&path, drop).is_err(), "{change}");
        }
    }
}
