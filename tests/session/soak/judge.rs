//! Outcomes reported to the laptops of the soak, compared with the final database.

use super::laptop::{EVENT, JOURNAL};
use hakem::session::inbox_of;
use hakem::share::LogRow;
use hakem::store::{Mode, Store};
use hakem_engine::history::{Entry, History, Moment};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The last state of the log that a laptop knew.
pub struct Head {
    pub hash: String,
    /// The time at which it learned that.
    pub at: u64,
}

/// Reads the last state that a laptop knew.
pub fn last_head(folder: &Path) -> Head {
    let journal = fs::read_to_string(folder.join(JOURNAL)).unwrap_or_default();
    let line = journal.lines().rev().find(|line| line.starts_with("head")).unwrap_or_default();
    let words: Vec<&str> = line.split(' ').collect();
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    Head { hash: word(2).to_owned(), at: word(3).parse().unwrap_or_default() }
}

/// The outcome of an act, as reported to its laptop.
#[derive(Default)]
struct Act {
    invoked: Option<u64>,
    /// True if it was recorded, and the time at which that was known.
    came: Option<(bool, u64)>,
    /// Number of its last row.
    row: Option<u64>,
}

/// The acts of all laptops by their operations.
pub struct Judge {
    rows: Vec<LogRow>,
    acts: BTreeMap<String, Act>,
    folders: Vec<PathBuf>,
    /// Number of refusals by their reasons.
    reasons: BTreeMap<String, usize>,
}

/// Number of acts, by outcome.
#[derive(Default)]
pub struct Counted {
    asked: usize,
    recorded: usize,
    refused: usize,
    unknown: usize,
    /// Number of entries in the final log.
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
    pub fn of(rows: Vec<LogRow>, folders: Vec<PathBuf>) -> Self {
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
                    // A state seen once has never changed.
                    let seen = &self.rows[count.parse::<usize>().unwrap()];
                    assert_eq!(seen.hash, hash);
                }
                // The power failed while it was written.
                _ => {}
            }
        }
    }

    /// Returns the act of a laptop by the number of its line. An act that was shown was on the disk, so its
    /// number is at most `kept`, the number of entries in the inbox.
    fn act(&mut self, lot: u128, kept: u64, number: &str) -> &mut Act {
        let number: u64 = number.parse().unwrap();
        assert!(number <= kept, "{number} is not in the inbox");
        let hash = blake3::Hasher::new().update(&lot.to_be_bytes()).update(&number.to_be_bytes()).finalize();
        self.acts.entry(hash.to_hex()[..32].to_owned()).or_default()
    }

    /// Returns the rows as an event file.
    pub fn file(&self) -> String {
        self.rows.iter().flat_map(|row| [row.line.as_str(), "\n"]).collect()
    }

    /// Lists the reasons of refusals with their counts.
    pub fn reasons(&self) -> String {
        let told = self.reasons.iter().map(|(reason, count)| format!("{reason} {count}"));
        told.collect::<Vec<_>>().join(", ")
    }

    /// Checks that everything reported as recorded is in the log once, in order of time, and nothing reported
    /// as refused.
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

    /// Checks that acts known to be recorded precede those requested later.
    fn is_in_the_order_of_time(&self) {
        let mut rows: Vec<(u64, &Act)> = self.acts.values().filter_map(|act| Some((act.row?, act))).collect();
        rows.sort_by_key(|(row, _)| *row);
        // The earliest time at which one of the following rows was known.
        let mut first_known = u64::MAX;
        for (row, act) in rows.into_iter().rev() {
            assert!(act.invoked.is_none_or(|invoked| invoked < first_known), "row {row} stands too early");
            if let Some((true, at)) = act.came {
                first_known = first_known.min(at);
            }
        }
    }

    /// Checks that row numbers are unique and consecutive, and that replaying the rows gives the event of
    /// each laptop.
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
