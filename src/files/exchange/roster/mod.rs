//! Lists of players: rows of a file or the clipboard, with columns identified by their content.

pub(crate) mod cells;
mod column;
mod headings;
pub(crate) mod layouts;
pub(crate) mod names;
mod read;
mod remarks;
pub mod separated;
pub mod table;

pub use column::PlayerColumn;
pub use headings::{assigned, column, name_order};
pub use read::{LineFault, ListedRow, MOST_FAULTS, PlayerList, players};
pub use remarks::Remarks;
pub use table::{RosterTable, TableError};

use crate::exchange::account::{Account, Cause, Found};
use crate::i18n::{Language, Texts};
use crate::rows;
use encoding_rs::{Encoding, WINDOWS_1252};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Name, Player, RequestedBye, RoundNo, Settings, Sex, Snapshot};
use std::path::Path;

/// Parses an Excel workbook since 2007.
///
/// # Errors
/// Returns an error if it is damaged, locked or too large.
pub fn xlsx(bytes: &[u8]) -> Result<RosterTable, TableError> {
    RosterTable::of(rows::xlsx::open(bytes, table::LIMITS)?)
}

/// Parses an Excel workbook until 2003.
pub fn xls(bytes: &[u8]) -> Result<RosterTable, TableError> {
    RosterTable::of(rows::xls::open(bytes, table::LIMITS)?)
}

/// Parses OpenDocument spreadsheets.
pub fn ods(bytes: &[u8]) -> Result<RosterTable, TableError> {
    RosterTable::of(rows::ods::open(bytes, table::LIMITS)?)
}

/// Maximum number of characters reported of one cell or of all headings.
const MOST_LETTERS: usize = 300;

/// A list that is imported without a preview.
#[derive(Debug)]
pub struct Plain {
    /// The players, in order of lines.
    pub players: Vec<Player>,
    /// The outcome of every row and cell.
    pub account: Account,
}

/// Parses the players of a list with known headings.
///
/// # Errors
/// Returns the faults as text, with line and column, if there is no player in it.
pub fn plain(table: &RosterTable, texts: &Texts) -> Result<Plain, Vec<String>> {
    let columns = table.assigned();
    if !table.has_head() {
        let first = table.body().first().map(|row| row.cells.as_slice()).unwrap_or_default();
        let known = first.iter().find(|cell| column(cell).is_some_and(PlayerColumn::is_name));
        let id = if known.is_some() { "roster-one-heading" } else { "roster-no-names" };
        let known = known.map_or("", |cell| cell.trim()).into();
        let values = [("known", known), ("found", read::short(&first.join(", ")).into())];
        return Err(vec![texts.with(id, &values)]);
    }
    let mut roster = players(table, &columns, texts);
    note_titles(&mut roster.account, table);
    let mut faults: Vec<String> = roster.faults.into_iter().map(|fault| fault.told).collect();
    if roster.players.is_empty() {
        if faults.is_empty() {
            faults.push(texts.get("roster-no-players").into_owned());
        }
        return Err(most(faults, texts));
    }
    let players = roster.players.into_iter().map(|listed| listed.player).collect();
    Ok(Plain { players, account: roster.account })
}

/// Returns at most [`MOST_FAULTS`] of the faults, then a message that there are more.
pub(super) fn most(mut faults: Vec<String>, texts: &Texts) -> Vec<String> {
    if faults.len() > MOST_FAULTS {
        faults.truncate(MOST_FAULTS);
        faults.push(texts.get("import-more-faults").into_owned());
    }
    faults
}

/// Notes the rows above the headings.
pub(super) fn note_titles(account: &mut Account, table: &RosterTable) {
    for row in table.above() {
        let cells: Vec<&str> = row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        account.note(Cause::AboveHeadings, "", Found::new(row.line, 0, &cells.join(", ")));
    }
}

/// Returns the headings of unused columns; the position of a column without a heading.
pub fn ignored(table: &RosterTable, columns: &[Option<PlayerColumn>]) -> Vec<String> {
    left_out(table, |at| columns.get(at).is_some_and(Option::is_some))
}

pub(super) fn name_columns(account: &mut Account, table: &RosterTable, is_used: impl Fn(usize) -> bool) {
    account.name_columns(headings_of(table, &is_used), headings_of(table, |at| !is_used(at)));
}

/// Returns the headings of the columns with content for which `is_wanted` is true; the position of one
/// without a heading.
fn headings_of(table: &RosterTable, is_wanted: impl Fn(usize) -> bool) -> Vec<String> {
    let says_something = |at: &usize| !table.heading(*at).is_empty() || table.values(*at).next().is_some();
    let heading = |at: usize| match table.heading(at) {
        "" => format!("({})", at + 1),
        heading => read::short(heading),
    };
    (0..table.width()).filter(|&at| is_wanted(at)).filter(says_something).map(heading).collect()
}

/// Returns the first headings of the columns for which `is_used` is false.
pub fn left_out(table: &RosterTable, is_used: impl Fn(usize) -> bool) -> Vec<String> {
    let mut ignored = headings_of(table, |at| !is_used(at));
    if ignored.len() > MOST_FAULTS {
        ignored.truncate(MOST_FAULTS);
        ignored.push("…".to_owned());
    }
    ignored
}

/// Returns the commands of a new event with these players, named after the file.
pub fn commands(mut players: Vec<Player>, path: &Path, language: Language) -> Vec<Command> {
    Player::spell_in_ascii(&mut players);
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let name = Name::new(&stem).unwrap_or_else(|_| Snapshot::blank().settings().name.clone());
    let settings = Settings { language, ..Settings::named(name) };
    let list = (!players.is_empty()).then(|| Command::TakeList {
        from: path.file_name().map(|file| file.to_string_lossy().into_owned()).unwrap_or_default(),
        new: players,
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
        changed: Vec::new(),
    });
    std::iter::once(Command::Announce(Box::new(settings))).chain(list).collect()
}

pub(crate) fn windows(language: Language) -> &'static Encoding {
    let windows = Texts::new(language).get("windows-encoding").into_owned();
    Encoding::for_label(windows.as_bytes()).unwrap_or(WINDOWS_1252)
}

/// Returns the separator of a line's columns: spreadsheets use semicolons where the comma is the decimal mark.
pub(crate) fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |mark: u8| first.bytes().filter(|&byte| byte == mark).count();
    [b';', b'\t']
        .into_iter()
        .filter(|&mark| count(mark) > count(b','))
        .max_by_key(|&mark| count(mark))
        .unwrap_or(b',')
}

/// Parses a sex in any of the languages; an empty text is `None`.
pub(crate) fn sex(text: &str, texts: &Texts) -> Result<Option<Sex>, String> {
    match fold_for_search(text).as_str() {
        "" => Ok(None),
        "m" | "male" | "man" | "e" | "erkek" | "muz" | "h" | "homme" | "hombre" | "masculin"
        | "masculino" | "maschio" | "uomo" | "mezczyzna" | "mand" | "mies" | "maennlich" | "mannlich" => {
            Ok(Some(Sex::Male))
        }
        "f" | "w" | "female" | "woman" | "k" | "kadin" | "kiz" | "z" | "zena" | "v" | "vrouw" | "femme"
        | "feminin" | "femenino" | "mujer" | "femmina" | "donna" | "kobieta" | "kvinde" | "nainen"
        | "weiblich" => Ok(Some(Sex::Female)),
        _ => Err(texts.with("roster-no-sex", &[("found", text.into())])),
    }
}

#[cfg(test)]
mod tests;
