//! What the laptops of the soak were told, held against what the database has in the end.

use super::laptop::{EVENT, JOURNAL};
use hakem::session::inbox_of;
use hakem::share::Row;
use hakem::store::{Mode, Store};
use hakem_engine::history::{Entry, History, Moment};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// What a laptop knew last.
pub struct Head {
    pub hash: String,
    /// When it came to know that.
    pub at: u64,
}

/// Returns what a laptop knew last.
pub fn last_head(folder: &Path) -> Head {
    let journal = fs::read_to_string(folder.join(JOURNAL)).unwrap_or_default();
    let line = journal.lines().rev().find(|line| line.starts_with("head")).unwrap_or_default();
    let words: Vec<&str> = line.split(' ').collect();
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    Head { hash: word(2).to_owned(), at: word(3).parse().unwrap_or_default() }
}

/// What became of an act, as its laptop was told.
#[derive(Default)]
struct Act {
    invoked: Option<u64>,
    /// Whether it was recorded, and when that was known.
    came: Option<(bool, u64)>,
    /// Its last row.
    row: Option<u64>,
}

/// The acts of all laptops by their operations.
pub struct Judge {
    rows: Vec<Row>,
    acts: BTreeMap<String, Act>,
    folders: Vec<PathBuf>,
    /// Number of refusals by their reasons.
    reasons: BTreeMap<String, usize>,
}

/// How many acts there were, and what became of them.
#[derive(Default)]
pub struct Counted {
    asked: usize,
    recorded: usize,
    refused: usize,
    unknown: usize,
    /// How many entries the log has in the end.
    entries: usize,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { asked, recorded, refused, unknown, entries } = self;
        write!(
            f,
            "{asked} asked for: {recorded} recorded, {refused} refused, {unknown} unknown; {entries} entries"
        )
    }
}

impl Judge {
    pub fn of(rows: Vec<Row>, folders: Vec<PathBuf>) -> Self {
        let mut judge = Self { rows, acts: BTreeMap::new(), folders, reasons: BTreeMap::new() };
        for folder in judge.folders.clone() {
            judge.hear(&folder);
        }
        for row in &judge.rows {
            let operation = row.operation.split('.').next().unwrap();
            if let Some(act) = judge.acts.get_mut(operation) {
                assert_eq!(act.row.replace(row.number), None, "{operation} is there twice");
            }
        }
        judge
    }

    /// Reads the journal of a laptop.
    fn hear(&mut self, folder: &Path) {
        let lot = u128::from_str_radix(folder.file_name().unwrap().to_str().unwrap(), 36).unwrap() << 64;
        let journal = fs::read_to_string(folder.join(JOURNAL)).unwrap();
        let inbox = {
            let _no_forks = crate::without_forks();
            Store::open::<serde::de::IgnoredAny>(&inbox_of(&folder.join(EVENT)), Mode::Read).unwrap()
        };
        let kept = inbox.entries.len() as u64;
        for line in journal.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["asked", number, at] => self.act(lot, kept, number).invoked = at.parse().ok(),
                ["settled", number, came, at] => {
                    self.act(lot, kept, number).came = Some((came == "ok", at.parse().unwrap()));
                }
                ["because", reason] => *self.reasons.entry(reason.to_owned()).or_default() += 1,
                ["head", count, hash, _] => {
                    // What was seen once has never changed.
                    let seen = &self.rows[count.parse::<usize>().unwrap()];
                    assert_eq!(seen.hash, hash);
                }
                // The power failed while it was written.
                _ => {}
            }
        }
    }

    /// Returns the act of a laptop by the number of its line: one that was shown was on the disk, where its inbox has so many entries.
    fn act(&mut self, lot: u128, kept: u64, number: &str) -> &mut Act {
        let number: u64 = number.parse().unwrap();
        assert!(number <= kept, "{number} is not in the inbox");
        let hash = blake3::Hasher::new().update(&lot.to_be_bytes()).update(&number.to_be_bytes()).finalize();
        self.acts.entry(hash.to_hex()[..32].to_owned()).or_default()
    }

    /// Returns the event file that the rows are.
    pub fn file(&self) -> String {
        self.rows.iter().flat_map(|row| [row.line.as_str(), "\n"]).collect()
    }

    /// Lists why acts were refused, and how often.
    pub fn reasons(&self) -> String {
        let told = self.reasons.iter().map(|(reason, count)| format!("{reason} {count}"));
        told.collect::<Vec<_>>().join(", ")
    }

    /// Finds that all that was told to be recorded is there once, in the order of time, and nothing that was told to be refused.
    pub fn is_content(&self) -> Counted {
        let mut counted = Counted { entries: self.rows.len() - 1, ..Counted::default() };
        for (operation, act) in &self.acts {
            counted.asked += 1;
            match act.came {
                Some((true, _)) => {
                    assert!(act.row.is_some(), "{operation} was told to be recorded, and is not");
                    counted.recorded += 1;
                }
                Some((false, _)) => {
                    assert!(act.row.is_none(), "{operation} was told to be refused, and is there");
                    counted.refused += 1;
                }
                None => counted.unknown += 1,
            }
        }
        self.is_in_the_order_of_time();
        self.is_what_the_log_says();
        assert!(counted.recorded > counted.asked / 2, "{counted}");
        counted
    }

    /// What was known to be recorded before something was asked for stands before that.
    fn is_in_the_order_of_time(&self) {
        let mut rows: Vec<(u64, &Act)> = self.acts.values().filter_map(|act| Some((act.row?, act))).collect();
        rows.sort_by_key(|(row, _)| *row);
        // Of all that stand behind: when the first of them was known.
        let mut first_known = u64::MAX;
        for (row, act) in rows.into_iter().rev() {
            assert!(act.invoked.is_none_or(|invoked| invoked < first_known), "row {row} stands too early");
            if let Some((true, at)) = act.came {
                first_known = first_known.min(at);
            }
        }
    }

    /// Every row has a number of its own, all follow each other, and replayed one after the other they are the event that each laptop
    /// has.
    fn is_what_the_log_says(&self) {
        assert!(self.rows.iter().map(|row| row.number).eq(0..self.rows.len() as u64));
        let operations: BTreeSet<&str> = self.rows.iter().map(|row| row.operation.as_str()).collect();
        assert_eq!(operations.len(), self.rows.len());
        let path = self.folders[0].with_file_name("judged.hakem");
        fs::write(&path, self.file()).unwrap();
        let _no_forks = crate::without_forks();
        let opened = Store::open::<Entry>(&path, Mode::Read).unwrap();
        let mut history = History::default();
        for recorded in opened.entries {
            history.replay(recorded.entry, Moment(0)).unwrap();
        }
    }
}
