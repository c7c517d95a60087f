//! Several writers on a table with every kind of failure: confirmed acts are recorded exactly once, refused ones not
//! at all.

use super::*;
use crate::store::{Stamp, Store};
use crate::test_effort::cases;
use fastrand::Rng;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::tournament::{Name, Player, PlayerId, RequestedBye, RoundNo};
use jiff::Timestamp;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

/// Rows visible to all writers, and rows sent that were neither inserted nor refused yet.
#[derive(Debug, Default)]
struct Rows {
    there: Vec<LogRow>,
    under_way: Vec<Sent>,
}

/// Rows sent, with the hash of the preceding row.
type Sent = (Option<String>, Vec<LogRow>);

impl Rows {
    /// Inserts rows like a table with unique numbers and operations.
    fn insert(&mut self, (after, rows): &Sent) -> bool {
        let is_new = |row: &LogRow| {
            let taken = |other: &LogRow| other.number == row.number || other.operation == row.operation;
            !self.there.iter().any(taken)
        };
        let is_end = |hash: &String| {
            self.there.iter().any(|row| row.hash == *hash && row.number + 1 == rows[0].number)
        };
        let is_free = rows.iter().all(is_new) && after.as_ref().is_none_or(is_end);
        if is_free {
            self.there.extend_from_slice(rows);
            self.there.sort_by_key(|row| row.number);
        }
        is_free
    }
}

/// Access to these rows that fails randomly.
struct Failing {
    rows: Rc<RefCell<Rows>>,
    chance: Rng,
    /// Percentage of insertions without an answer.
    failing: u8,
}

impl Failing {
    /// Delivers each pending insertion, or leaves it pending.
    fn settle(&mut self) {
        let mut rows = self.rows.borrow_mut();
        for sent in std::mem::take(&mut rows.under_way) {
            if self.chance.bool() {
                let _refused_when_taken = rows.insert(&sent);
            } else {
                rows.under_way.push(sent);
            }
        }
    }
}

impl LogTable for Failing {
    fn name(&self) -> &str {
        "open"
    }

    fn read(&mut self, from: u64) -> Result<Vec<LogRow>, ShareError> {
        self.settle();
        Ok(self.rows.borrow().there.iter().filter(|row| row.number >= from).cloned().collect())
    }

    fn insert(&mut self, after: Option<&str>, rows: &[LogRow]) -> Result<Insertion, ShareError> {
        self.settle();
        let now = (after.map(str::to_owned), rows.to_vec());
        let mut there = self.rows.borrow_mut();
        // A database blocks an insertion of the same number or operation until the pending one finishes.
        let waits = |(_, sent): &Sent| {
            sent.iter()
                .any(|one| rows.iter().any(|row| row.number == one.number || row.operation == one.operation))
        };
        let (first, later) = std::mem::take(&mut there.under_way).into_iter().partition::<Vec<_>, _>(waits);
        there.under_way = later;
        for sent in first {
            let _refused_when_taken = there.insert(&sent);
        }
        if self.chance.u8(..100) < self.failing {
            match self.chance.u8(..3) {
                // Inserted, but the answer is lost.
                0 => drop(there.insert(&now)),
                // Sent, and inserted later.
                1 => there.under_way.push(now),
                // Never sent.
                _ => {}
            }
            return Ok(Insertion::NoAnswer);
        }
        Ok(if there.insert(&now) { Insertion::Done } else { Insertion::Taken })
    }
}

fn register(name: &str) -> Entry {
    let player = Player::named(Name::new(name).unwrap());
    Entry::Did(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint })
}

fn remove(id: u32) -> Entry {
    Entry::Did(Command::RemovePlayer { id: PlayerId(id) })
}

fn stamp(by: &str) -> Stamp {
    Stamp { at: Timestamp::UNIX_EPOCH, by: Some(by.into()) }
}

/// Inserts an event with some players into a table.
fn begun(players: usize) -> (tempfile::TempDir, Rc<RefCell<Rows>>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("open.hakem");
    let mut store = Store::create(&file, Timestamp::UNIX_EPOCH).unwrap();
    for number in 0..players {
        store.append(&[register(&format!("Player {number}"))], Timestamp::UNIX_EPOCH).unwrap();
    }
    let rows = Rc::default();
    let mut table = Failing { rows: Rc::clone(&rows), chance: Rng::with_seed(1), failing: 0 };
    let put = share(&mut table, &file, &Operation::new(0)).unwrap();
    assert_eq!(put, Shared::Put(players as u64));
    (folder, rows)
}

fn open(rows: &Rc<RefCell<Rows>>, seed: u64, failing: u8) -> SharedEvent<Failing> {
    let table = Failing { rows: Rc::clone(rows), chance: Rng::with_seed(seed), failing };
    SharedEvent::open(table, Path::new("open")).unwrap()
}

fn names(history: &History) -> Vec<String> {
    history.snapshot().players().map(|(_, player)| player.player.name.as_str().to_owned()).collect()
}

#[test]
fn a_second_command_is_retried_on_the_result_of_the_first() {
    let (_folder, rows) = begun(2);
    let (mut one, mut other) = (open(&rows, 1, 0), open(&rows, 2, 0));
    assert!(matches!(
        one.record(&[register("Ana")], &stamp("a"), &Operation::new(1)),
        Ok(Acted::Recorded(_))
    ));
    assert!(matches!(
        other.record(&[register("Bo")], &stamp("b"), &Operation::new(2)),
        Ok(Acted::Recorded(_))
    ));
    assert_eq!(names(other.history()), ["Player 0", "Player 1", "Ana", "Bo"]);
    assert_eq!(one.catch_up().unwrap().len(), 1);
    assert_eq!((names(one.history()), one.hash()), (names(other.history()), other.hash()));
}

#[test]
fn a_command_that_no_longer_fits_is_refused_with_the_entries_between() {
    let (_folder, rows) = begun(2);
    let (mut one, mut other) = (open(&rows, 1, 0), open(&rows, 2, 0));
    assert!(matches!(one.record(&[remove(1)], &stamp("ana"), &Operation::new(1)), Ok(Acted::Recorded(_))));
    let second = other.record(&[register("Bo"), remove(1)], &stamp("bo"), &Operation::new(2)).unwrap();
    let Acted::Refused { between, .. } = second else { panic!("{second:?}") };
    assert_eq!(between.len(), 1);
    assert_eq!((between[0].by.as_deref(), &between[0].entry), (Some("ana"), &remove(1)));
    assert_eq!(names(other.history()), ["Player 1"], "an act counts as a whole or not at all");
    assert_eq!(rows.borrow().there.len(), 4);
}

#[test]
fn an_answer_that_never_came_is_settled_by_the_operation() {
    let (_folder, rows) = begun(1);
    let seeds = u64::from(cases(40, 200));
    for seed in 0..seeds {
        let mut event = open(&rows, seed, 90);
        let operation = Operation::new(u128::from(seed) + 1);
        let act = [register(&format!("{seed} a")), register(&format!("{seed} b"))];
        let came = event.record(&act, &stamp("a"), &operation).unwrap();
        assert!(matches!(came, Acted::Recorded(_)));
        let there = rows.borrow().there.iter().filter(|row| operation.made(row)).count();
        assert_eq!(there, 2, "seed {seed}");
        // A late insertion has no effect.
        event.table().settle();
        event.catch_up().unwrap();
    }
    assert_eq!(rows.borrow().there.len() as u64, 2 + 2 * seeds);
}

#[test]
fn many_writers_lose_and_double_nothing_whatever_fails() {
    for seed in 0..u64::from(cases(10, 40)) {
        let (_folder, rows) = begun(30);
        let mut writers: Vec<_> = (0..4).map(|at| open(&rows, 1000 * seed + at, 40)).collect();
        let mut chance = Rng::with_seed(seed);
        let (mut recorded, mut refused) = (BTreeSet::new(), BTreeSet::new());
        for number in 1..=60 {
            let by = chance.usize(..writers.len());
            let operation = Operation::new(number);
            let act = match chance.u8(..3) {
                0 => vec![remove(chance.u32(1..=30))],
                1 => vec![register(&format!("{number} a")), register(&format!("{number} b"))],
                _ => vec![register(&number.to_string())],
            };
            match writers[by].record(&act, &stamp(&by.to_string()), &operation).unwrap() {
                Acted::Recorded(_) => recorded.insert((number, act.len())),
                Acted::Already { .. } | Acted::Refused { .. } => refused.insert((number, act.len())),
            };
        }
        let states = writers.iter_mut().map(|writer| {
            writer.catch_up().unwrap();
            (writer.hash(), names(writer.history()))
        });
        let states: BTreeSet<_> = states.collect();
        assert_eq!(states.len(), 1, "seed {seed}");
        let there = rows.borrow();
        let of = |number: u128| there.there.iter().filter(|row| Operation::new(number).made(row)).count();
        assert!(recorded.iter().all(|&(number, lines)| of(number) == lines), "seed {seed}");
        assert!(refused.iter().all(|&(number, _)| of(number) == 0), "seed {seed}");
        assert!(!refused.is_empty() && recorded.len() > 20, "seed {seed} tries too little");
        let numbers: Vec<u64> = there.there.iter().map(|row| row.number).collect();
        assert!(numbers.iter().copied().eq(0..there.there.len() as u64), "seed {seed}");
    }
}

#[test]
fn a_row_that_was_changed_is_named_and_nothing_from_it_on_is_taken() {
    type Change = fn(&mut Vec<LogRow>);
    let changes: [(Change, u64); 5] = [
        (|rows| rows[3].line = rows[3].line.replace("Player 2", "Player X"), 3),
        (|rows| rows[3].hash = rows[2].hash.clone(), 3),
        (|rows| drop(rows.remove(3)), 3),
        (|rows| rows.swap(3, 4), 3),
        (|rows| rows[4].line = rows[3].line.clone(), 4),
    ];
    for (change, entry) in changes {
        let (folder, rows) = begun(5);
        change(&mut rows.borrow_mut().there);
        let mut table = Failing { rows: Rc::clone(&rows), chance: Rng::with_seed(1), failing: 0 };
        let file = folder.path().join("pulled.hakem");
        let pulled = pull(&mut table, Path::new("open"), &file).unwrap();
        assert!(pulled.wrong.is_some());
        assert_eq!(pulled.entries, entry - 1);
        let whole = std::fs::read_to_string(folder.path().join("open.hakem")).unwrap();
        assert!(whole.starts_with(&std::fs::read_to_string(&file).unwrap()));
    }
}

#[test]
fn a_follower_names_a_changed_row_and_keeps_the_entries_before_it() {
    let (_folder, rows) = begun(2);
    let (mut one, mut other) = (open(&rows, 1, 0), open(&rows, 2, 0));
    for (number, name) in [(1, "Ana"), (2, "Bo"), (3, "Can")] {
        one.record(&[register(name)], &stamp("a"), &Operation::new(number)).unwrap();
    }
    let changed = rows.borrow().there[4].line.replace("Bo", "Bob");
    rows.borrow_mut().there[4].line = changed;
    let error = other.catch_up().unwrap_err();
    // The first line of the table is the header.
    assert!(error.to_string().contains("place (line: 5, "), "{error}");
    assert_eq!(names(other.history()), ["Player 0", "Player 1", "Ana"]);
}

#[test]
fn an_old_state_of_the_table_is_reported_and_nothing_is_written_to_it() {
    let (_folder, rows) = begun(3);
    let mut event = open(&rows, 1, 0);
    event.record(&[register("Ana")], &stamp("a"), &Operation::new(1)).unwrap();
    rows.borrow_mut().there.truncate(3);
    let refused = event.record(&[register("Bo")], &stamp("a"), &Operation::new(2));
    assert!(matches!(refused, Err(ShareError::Shrunk { entry: 4 })), "{refused:?}");
    assert_eq!(rows.borrow().there.len(), 3);
}

#[test]
fn a_copy_on_the_disk_has_every_entry_that_the_table_has() {
    let (folder, rows) = begun(3);
    let file = folder.path().join("open.hakem");
    let mut other = open(&rows, 1, 0);
    other.record(&[register("Ana")], &stamp("b"), &Operation::new(1)).unwrap();
    let table = Failing { rows: Rc::clone(&rows), chance: Rng::with_seed(2), failing: 50 };
    let mut event = SharedEvent::with(table, crate::store::system_disk(), &file).unwrap();
    event.catch_up().unwrap();
    event.record(&[register("Bo"), register("Can")], &stamp("a"), &Operation::new(2)).unwrap();
    drop(event);
    let lines: String = rows.borrow().there.iter().flat_map(|row| [row.line.clone(), "\n".into()]).collect();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), lines);
}

#[test]
fn a_file_is_shared_again_with_later_entries_and_a_divergence_is_reported() {
    let (folder, rows) = begun(2);
    let file = folder.path().join("open.hakem");
    let mut table = Failing { rows: Rc::clone(&rows), chance: Rng::with_seed(1), failing: 60 };
    let record = |name: &str| {
        let mut store = Store::open::<Entry>(&file, crate::store::Mode::Write).unwrap().store;
        store.append(&[register(name)], Timestamp::UNIX_EPOCH).unwrap();
    };
    assert_eq!(share(&mut table, &file, &Operation::new(5)).unwrap(), Shared::Same);
    record("Ana");
    let again = share(&mut table, &file, &Operation::new(6)).unwrap();
    assert!(matches!(again, Shared::Put(1) | Shared::Same));
    assert_eq!(rows.borrow().there.len(), 4);
    let mut other = open(&rows, 1, 0);
    other.record(&[register("Bo")], &stamp("b"), &Operation::new(7)).unwrap();
    assert_eq!(share(&mut table, &file, &Operation::new(8)).unwrap(), Shared::Ahead(1));
    record("Can");
    let parted = share(&mut table, &file, &Operation::new(9));
    assert!(matches!(parted, Err(ShareError::Parted { entry: 4 })), "{parted:?}");
    assert!(matches!(pull(&mut table, Path::new("open"), &file), Err(ShareError::Parted { entry: 4 })));
}
