//! From the files of federations to a list that can be searched: read whole first, then put in the place of the one before.

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

/// What is asked of an import besides its file.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The name of the list; else it follows from the file.
    pub name: Option<String>,
    /// The kind of a list that holds one rating; else it follows from the name of the file.
    pub kind: Option<GameKind>,
    /// The headings of a table that are not known; none: those that were assigned for the list before.
    pub columns: Columns,
    /// How far it is, and whether it goes on.
    pub watch: Watch,
}

/// What an import did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The name of the list.
    pub name: String,
    /// The month of the list, where the file has it.
    pub date: Option<PartialDate>,
    /// The players that it has now.
    pub players: u64,
    /// Those that the list before did not have; all, where there was none.
    pub new: u64,
    /// Those of whom the list before said something else.
    pub changed: u64,
    /// Those that only the list before had.
    pub gone: u64,
    /// Lines without a name, and those with a number that stands above them already.
    pub left_out: u64,
    /// Lines that do not fit the columns: a few of many.
    pub misfits: u64,
    /// Where the first of them stands.
    pub first_misfit: Option<Place>,
    /// Cells that decide nothing and were left blank, since nothing can be made of what they hold.
    pub odd: u64,
    /// The first of them.
    pub first_odd: Option<Odd>,
}

/// What was read of a file.
struct Read<'w> {
    watch: &'w Watch,
    players: Vec<Listed>,
    left_out: LeftOut,
    first_misfit: Option<Place>,
    date: Option<PartialDate>,
    /// What the list is called unless the arbiter says otherwise.
    name: String,
}

impl Read<'_> {
    /// Takes what a line came to.
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

    /// Refuses the list where too many of its lines do not fit.
    fn judged(mut self) -> Result<Self, Broken> {
        self.first_misfit = self.left_out.judged(self.players.len())?;
        Ok(self)
    }
}

/// Reads a list and puts it into the folder of the lists, in the place of the one of its name. `now` is the day of the
/// import.
///
/// # Errors
/// Says why it is not taken; everything is as before then.
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

/// Where a list goes.
struct Target<'a> {
    folder: &'a Path,
    /// Its name, where the arbiter said it.
    name: Option<&'a str>,
}

impl Target<'_> {
    /// Returns the headings that were assigned now, or for the list of this name before.
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

/// What a file is called, and what may stand in it.
struct Names<'a> {
    /// Of the file, and of the one in which it is packed, without their endings.
    stems: [String; 2],
    kind: Option<GameKind>,
    wanted: &'a Wanted,
    to: &'a Target<'a>,
    texts: &'a Texts,
}

impl Names<'_> {
    /// Reads a table into `read`, by headings that are known or assigned.
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

/// Makes the name of the list of a table.
pub(super) fn name_of([file, packed]: &[String; 2]) -> String {
    store::name_of(file).or_else(|| store::name_of(packed)).unwrap_or("list".to_owned())
}

/// Reads the list of a file, whichever form it has.
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

/// Returns the names of a file and of the one in which it is packed, without their endings.
pub(super) fn stems(file: &str, path: &Path) -> [String; 2] {
    let stem = |name: &str| Path::new(name).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    [stem(file), stem(&path.to_string_lossy())].map(Option::unwrap_or_default)
}

/// What a list is written in.
pub(super) enum ListForm {
    /// FIDE's XML.
    Xml,
    /// FIDE's TXT, with what its head line says.
    Txt(txt::Head),
    /// Whatever else: separated cells.
    Table,
}

/// Tells by the first bytes what a list is written in.
///
/// # Errors
/// Says that the bytes cannot be had, or are no text.
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

/// Returns the kind that the name of a file tells.
fn kind_of(name: &str) -> Option<GameKind> {
    let name = fold_for_search(name);
    GameKind::ALL.into_iter().find(|kind| name.contains(kind.word()))
}

/// Keeps the first of several lines with one number.
fn drop_repeated(players: &mut Vec<Listed>) {
    let number = |listed: &Listed| (listed.fide_id, listed.licence.filter(|_| listed.fide_id.is_none()));
    players.sort_by_key(number);
    players.dedup_by(|one, other| number(one) == number(other) && number(one) != (None, None));
}

/// Makes one number of a value, the same in every run.
fn hashed(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Says who a player is, in all editions of a list: by number, else by name and year of birth, and the first, second or next
/// of those who have these in common.
#[derive(Default)]
struct Identities {
    /// How many came so far, of those without a number.
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

/// Returns what the list said until now: who is in it, and what of them. One that cannot be read says nothing.
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
