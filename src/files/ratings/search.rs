//! Search for players in all lists: by prefixes of their names, or by a number.

use super::error::RatingsError;
use super::store::{self, COLUMNS, federation_word, player};
use super::{Federation, Listed, ListsOf, Spelling};
use crate::spelling::{looked_for, words};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{Licence, Name, PartialDate, RatingList};
use rusqlite::{Connection, OptionalExtension, params};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Minimum length of a word to be corrected: too many others are one letter away from shorter ones.
const MISTYPED: usize = 4;

/// Maximum number of corrections of a mistyped word.
const MOST_CORRECTIONS: usize = 24;

/// Result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FoundPlayers {
    pub typed: String,
    /// The players found: own federation first, then by rating, descending.
    pub players: Vec<Listed>,
    /// True if a mistyped letter was corrected.
    pub is_corrected: bool,
}

/// Size and modification time of the file of a list: a change means that it was imported again.
pub type ListMark = (u64, Option<SystemTime>);

/// Returns the lists of a folder with their marks; empty if it cannot be read.
pub fn marks(folder: &Path) -> Vec<(PathBuf, ListMark)> {
    let files = store::files(folder).unwrap_or_default();
    files.into_iter().map(|(_, path)| (path.clone(), mark(&path))).collect()
}

struct Open {
    path: PathBuf,
    /// Size and modification time of the file when it was opened.
    mark: ListMark,
    spelling: Spelling,
    list: Option<RatingList>,
    database: Connection,
}

/// All lists of a folder, open for searching.
pub struct Lists {
    folder: PathBuf,
    open: Vec<Open>,
    /// Reasons why other lists are unusable.
    refused: Vec<RatingsError>,
}

impl Lists {
    /// Opens the lists of a folder.
    ///
    /// # Errors
    /// Returns an error if there are none, or if none is usable.
    pub fn open(folder: &Path) -> Result<Self, RatingsError> {
        let mut lists = Self { folder: folder.to_owned(), open: Vec::new(), refused: Vec::new() };
        lists.refresh()?;
        match (lists.open.is_empty(), lists.refused.pop()) {
            (true, refused) => Err(refused.unwrap_or(RatingsError::NoList)),
            (false, refused) => {
                lists.refused.extend(refused);
                Ok(lists)
            }
        }
    }

    /// Returns the errors of unusable lists in the folder; the others are searched.
    pub fn refused(&self) -> &[RatingsError] {
        &self.refused
    }

    /// Removes the lists of months after that of a day, and returns them: they came into force later.
    pub fn leave_out_after(&mut self, day: PartialDate) -> Vec<RatingList> {
        let month = |date: PartialDate| Some((date.year(), date.month()?));
        let is_newer = |open: &Open| {
            let date = open.list.as_ref().and_then(|list| list.date);
            date.and_then(month).zip(month(day)).is_some_and(|(list, day)| list > day)
        };
        let (newer, kept): (Vec<Open>, Vec<Open>) =
            std::mem::take(&mut self.open).into_iter().partition(is_newer);
        self.open = kept;
        newer.into_iter().filter_map(|open| open.list).collect()
    }

    pub(super) fn take_refused(&mut self) -> Vec<RatingsError> {
        std::mem::take(&mut self.refused)
    }

    /// Reopens lists that were imported or removed meanwhile.
    pub fn refresh(&mut self) -> Result<(), RatingsError> {
        let unreadable = |source| RatingsError::Io { path: self.folder.clone(), source };
        let files = store::files(&self.folder).map_err(unreadable)?;
        let mut before = std::mem::take(&mut self.open);
        self.refused.clear();
        for (name, path) in files {
            let mark = mark(&path);
            if let Some(at) = before.iter().position(|open| open.path == path && open.mark == mark) {
                self.open.push(before.swap_remove(at));
                continue;
            }
            match store::open(&path) {
                Ok(Some(database)) => {
                    let spelling = if store::is_of_fide(&name) { Spelling::Ascii } else { Spelling::Own };
                    // An unreadable month is reported when the list is searched for players.
                    let date = store::date(&database).ok().flatten();
                    let list = Name::new(&name).ok().map(|name| RatingList { name, date });
                    self.open.push(Open { path, mark, spelling, list, database });
                }
                Ok(None) => {
                    let source = rusqlite::Error::InvalidQuery;
                    self.refused.push(RatingsError::Store { path, source });
                }
                Err(source) => self.refused.push(RatingsError::Store { path, source }),
            }
        }
        Ok(())
    }

    /// Closes the lists until the next [`Self::refresh`], so that their files can be replaced.
    pub(super) fn close(&mut self) {
        self.open.clear();
    }

    /// Finds up to `most` players by prefixes of the words of their name, in any order, or by FIDE ID or licence;
    /// those of `own` federation come first. Without results one mistyped letter is corrected.
    ///
    /// # Errors
    /// Returns an error with the list that cannot be used.
    pub fn find(
        &self,
        typed: &str,
        own: Option<Federation>,
        most: usize,
    ) -> Result<FoundPlayers, RatingsError> {
        let mut found = FoundPlayers { typed: typed.to_owned(), ..FoundPlayers::default() };
        let digits: String = typed.split_whitespace().collect();
        if !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()) {
            found.players = self.collect(own, most, &[], |list| by_number(list, &digits))?;
            return Ok(found);
        }
        let has_digit = digits.bytes().any(|digit| digit.is_ascii_digit());
        if let Some(licence) = Licence::new(&digits).ok().filter(|_| has_digit) {
            found.players = self.collect(own, most, &[], |list| by_licence(list, licence))?;
            if !found.players.is_empty() {
                return Ok(found);
            }
        }
        let words = words(typed);
        if words.is_empty() {
            return Ok(found);
        }
        let ways =
            looked_for(typed).iter().map(|way| all_of(way, beginning)).collect::<Vec<_>>().join(" OR ");
        found.players = self.by_name(&ways, &words, own, most)?;
        if found.players.is_empty() {
            found.players = self.corrected(&words, own, most)?;
            found.is_corrected = !found.players.is_empty();
        }
        Ok(found)
    }

    /// Finds the players that match an index expression; exact names come first.
    fn by_name(
        &self,
        expression: &str,
        typed: &[String],
        own: Option<Federation>,
        most: usize,
    ) -> Result<Vec<Listed>, RatingsError> {
        self.collect(own, most, typed, |list| {
            // With many names of this prefix, the exact one may be the last by rating.
            let called = all_of(typed, |word| format!("\"{word}\""));
            let mut players = if typed.is_empty() { Vec::new() } else { by_words(list, &called, most)? };
            if let Some(own) = own {
                let theirs = format!("({expression}) AND \"{}\"", federation_word(own));
                players.extend(by_words(list, &theirs, most)?);
            }
            players.extend(by_words(list, expression, most)?);
            Ok(players)
        })
    }

    /// Returns the data of all lists for a FIDE ID.
    pub fn by_fide_id(&self, id: u64) -> Result<Option<Listed>, RatingsError> {
        let mut whole: Option<Listed> = None;
        for list in &self.open {
            let found = by_fide_id(&list.database, id.cast_signed()).map_err(|error| list.refused(error))?;
            for known in list.spelt(found) {
                match &mut whole {
                    Some(whole) => whole.complete(&known),
                    None => whole = Some(known),
                }
            }
        }
        Ok(whole)
    }

    /// Returns the players with a licence number, each with the data of all lists.
    pub fn by_licence(&self, licence: Licence) -> Result<Vec<Listed>, RatingsError> {
        let by_licence = |list: &Connection| by_licence(list, licence);
        self.collect(None, usize::MAX, &[], by_licence)
    }

    /// Returns the month of the list, or the day of its import if it has none; of FIDE's list if there is one.
    pub fn date(&self) -> Result<Option<PartialDate>, RatingsError> {
        let Some(first) = self.open.first() else { return Ok(None) };
        store::date(&first.database).map_err(|error| first.refused(error))
    }

    /// Tries the corrections of each word that are prefixes of names.
    fn corrected(
        &self,
        words: &[String],
        own: Option<Federation>,
        most: usize,
    ) -> Result<Vec<Listed>, RatingsError> {
        let mut unknown = Vec::new();
        for (at, word) in words.iter().enumerate() {
            if !self.begins(word)? {
                unknown.push(at);
            }
        }
        // Only one letter is corrected: in the word that is not a prefix of any name, if there is one.
        let may_be = |at: usize| match *unknown.as_slice() {
            [] => true,
            [only] => at == only,
            _ => false,
        };
        let long = |word: &str| word.chars().count() >= MISTYPED;
        for (at, word) in words.iter().enumerate().filter(|&(at, word)| may_be(at) && long(word)) {
            let mut others = Vec::new();
            for other in one_letter_away(word) {
                if others.len() < MOST_CORRECTIONS && self.begins(&other)? {
                    others.push(beginning(&other));
                }
            }
            if others.is_empty() {
                continue;
            }
            let instead = format!("({})", others.join(" OR "));
            let all = words.iter().enumerate().map(|(place, word)| match place == at {
                true => instead.clone(),
                false => beginning(word),
            });
            let players = self.by_name(&all.collect::<Vec<_>>().join(" AND "), &[], own, most)?;
            if !players.is_empty() {
                return Ok(players);
            }
        }
        Ok(Vec::new())
    }

    /// Returns true if a word of any list has this prefix. Uses the words themselves, at a twentieth of the cost of the
    /// index.
    fn begins(&self, with: &str) -> Result<bool, RatingsError> {
        for list in &self.open {
            let next = next_word(&list.database, with).map_err(|error| list.refused(error))?;
            if next.is_some_and(|word| word.starts_with(with)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Queries every list, and merges the data of each player.
    fn collect(
        &self,
        own: Option<Federation>,
        most: usize,
        typed: &[String],
        ask: impl Fn(&Connection) -> rusqlite::Result<Vec<Listed>>,
    ) -> Result<Vec<Listed>, RatingsError> {
        let mut players: Vec<Listed> = Vec::new();
        for list in &self.open {
            for listed in list.spelt(ask(&list.database).map_err(|error| list.refused(error))?) {
                let is_same = |known: &&mut Listed| {
                    known.is_alike(&listed) || known.fide_id.is_some() && known.fide_id == listed.fide_id
                };
                match players.iter_mut().find(is_same) {
                    Some(known) => known.complete(&listed),
                    None => players.push(listed),
                }
            }
        }
        // A list without federations belongs to the own one.
        let is_other = |listed: &Listed| own.is_some() && listed.federation.is_some_and(|of| Some(of) != own);
        let is_exact = |listed: &Listed| words(listed.name.as_str()) == typed;
        players.sort_by_key(|listed| {
            (!is_exact(listed), is_other(listed), std::cmp::Reverse(listed.ratings.first()))
        });
        players.truncate(most);
        if self.open.len() > 1 {
            for listed in &mut players {
                self.complete(listed)?;
            }
        }
        Ok(players)
    }

    /// Merges the data of all lists for the FIDE ID of a player, whatever the name in them; FIDE's data has
    /// priority.
    fn complete(&self, listed: &mut Listed) -> Result<(), RatingsError> {
        let Some(id) = listed.fide_id else { return Ok(()) };
        let whole = self.by_fide_id(id)?;
        *listed = whole.unwrap_or_else(|| listed.clone());
        Ok(())
    }
}

impl Open {
    /// Sets the source lists of ratings and the spelling of names; a name with a non-ASCII letter has the spelling of
    /// its language.
    fn spelt(&self, mut players: Vec<Listed>) -> Vec<Listed> {
        for listed in &mut players {
            if let Some(list) = &self.list {
                listed.lists = ListsOf::one(list, &listed.ratings);
            }
            listed.spelling = if listed.name.as_str().is_ascii() { self.spelling } else { Spelling::Own };
        }
        players
    }

    fn refused(&self, source: rusqlite::Error) -> RatingsError {
        RatingsError::Store { path: self.path.clone(), source }
    }
}

fn mark(path: &Path) -> ListMark {
    fs::metadata(path).map_or((0, None), |found| (found.len(), found.modified().ok()))
}

/// Creates an index expression that matches all of these words, each formatted by `part`.
fn all_of(words: &[String], part: impl Fn(&str) -> String) -> String {
    let parts: Vec<String> = words.iter().map(|word| part(word)).collect();
    format!("({})", parts.join(" AND "))
}

/// Creates an index expression that matches words with this prefix.
fn beginning(word: &str) -> String {
    format!("\"{word}\" *")
}

/// Returns the first word of a list that is not less than these letters.
fn next_word(database: &Connection, from: &str) -> rusqlite::Result<Option<String>> {
    let mut statement =
        database.prepare_cached("SELECT word FROM spelling WHERE word >= ?1 ORDER BY word LIMIT 1")?;
    statement.query_row([from], |row| row.get(0)).optional()
}

/// Returns the ranks of the players that match an expression, highest rating first.
fn by_words_ranks(database: &Connection, expression: &str, most: usize) -> rusqlite::Result<Vec<i64>> {
    let mut statement =
        database.prepare_cached("SELECT rowid FROM words WHERE words MATCH ?1 ORDER BY rowid LIMIT ?2")?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let ranks = statement.query_map(params![expression, most], |row| row.get(0))?;
    ranks.collect()
}

fn by_words(database: &Connection, expression: &str, most: usize) -> rusqlite::Result<Vec<Listed>> {
    let mut statement = database.prepare_cached(&format!("SELECT {COLUMNS} FROM player WHERE rank = ?1"))?;
    let ranks = by_words_ranks(database, expression, most)?;
    ranks.into_iter().map(|rank| statement.query_row([rank], player)).collect()
}

fn by_fide_id(database: &Connection, id: i64) -> rusqlite::Result<Vec<Listed>> {
    let mut statement =
        database.prepare_cached(&format!("SELECT {COLUMNS} FROM player WHERE fide_id = ?1"))?;
    statement.query_map([id], player)?.collect()
}

fn by_licence(database: &Connection, licence: Licence) -> rusqlite::Result<Vec<Listed>> {
    let mut statement =
        database.prepare_cached(&format!("SELECT {COLUMNS} FROM player WHERE ltrim(licence, '0') = ?1"))?;
    let found = statement.query_map([licence.as_str().trim_start_matches('0')], player)?;
    // The index disregards zeros in front of letters too.
    found.filter(|listed| listed.as_ref().map_or(true, |listed| listed.licence == Some(licence))).collect()
}

fn by_number(database: &Connection, digits: &str) -> rusqlite::Result<Vec<Listed>> {
    let mut players = by_fide_id(database, digits.parse().unwrap_or(i64::MAX))?;
    let Ok(licence) = Licence::new(digits) else { return Ok(players) };
    for listed in by_licence(database, licence)? {
        if !players.contains(&listed) {
            players.push(listed);
        }
    }
    Ok(players)
}

/// Returns the corrections of a word by one letter: two letters swapped, one too many, a wrong one, one missing. The
/// likeliest come first.
fn one_letter_away(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    let made = |before: &[char], between: &[char], after: &[char]| -> String {
        [before, between, after].iter().flat_map(|part| part.iter()).collect()
    };
    let cut = |at: usize| letters.split_at(at);
    let mut others = Vec::new();
    for at in 0..letters.len() {
        if let (before, [one, other, after @ ..]) = cut(at) {
            others.push(made(before, &[*other, *one], after));
        }
    }
    for at in 0..letters.len() {
        if let (before, [_, after @ ..]) = cut(at) {
            others.push(made(before, &[], after));
            others.extend(('a'..='z').map(|letter| made(before, &[letter], after)));
        }
    }
    for at in 0..=letters.len() {
        let (before, after) = cut(at);
        others.extend(('a'..='z').map(|letter| made(before, &[letter], after)));
    }
    others.retain(|other| other != word && !fold_for_search(other).is_empty());
    others
}
