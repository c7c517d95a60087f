//! The event file: truncated, with flipped bits, shuffled, opened twice, on a full disk, with a mirror that
//! disappears and returns.

use crate::disk::hasty_disk;
use hakem::i18n::{Language, Say, Texts};
use hakem::store::{
    Conversion, Damage, FILE_LIMIT, FilePosition, Followed, LINE_LIMIT, MirrorWarning, Mode, Notice, Opened,
    Store, StoreError,
};
use jiff::Timestamp;
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};
use tempfile::{TempDir, tempdir};

/// A payload with the shapes of RON that an entry has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Sample {
    Register { name: String, rating: Option<u16> },
    Draft { round: u8, pairs: Vec<(u16, u16)> },
    Moved(u32),
}

fn register(name: &str) -> Sample {
    Sample::Register { name: name.to_owned(), rating: Some(2100) }
}

/// The time of the entries of one act, to the millisecond.
fn at(second: i64) -> Timestamp {
    Timestamp::from_millisecond(1_795_255_200_123 + 1000 * second).unwrap()
}

/// Three acts, the second and the last of several entries.
fn acts() -> Vec<Vec<Sample>> {
    vec![
        vec![register("ŞÜKRÜ, Iğdır")],
        vec![
            Sample::Draft { round: 1, pairs: vec![(1, 2), (4, 3)] },
            Sample::Moved(7),
            register("a\n\"b\"\\"),
        ],
        vec![Sample::Moved(0)],
        vec![Sample::Moved(1), register("Dvořák")],
    ]
}

/// Writes an event file of `acts` and returns its bytes.
fn write(path: &Path, acts: &[Vec<Sample>]) -> Vec<u8> {
    let mut store = Store::create(path, at(0)).unwrap();
    for (second, act) in (1..).zip(acts) {
        store.append(act, at(second)).unwrap();
    }
    fs::read(path).unwrap()
}

/// Returns the length in bytes of an event file of `acts`.
fn write_length(acts: &[Vec<Sample>]) -> usize {
    let (_folder, path) = folder();
    write(&path, acts).len()
}

fn open(path: &Path, mode: Mode) -> Result<Opened<Sample>, StoreError> {
    Store::open(path, mode)
}

/// Returns the entries of an event file, read without changing it.
#[track_caller]
fn entries(path: &Path) -> Vec<Sample> {
    open(path, Mode::Read).unwrap().entries.into_iter().map(|recorded| recorded.entry).collect()
}

/// An event file of [`acts`] as the first version wrote it.
const FORMAT_1: &[u8] = include_bytes!("../golden/event-file/format-1.hakem");
/// The same in format 2.
const FORMAT_2: &[u8] = include_bytes!("../golden/event-file/format-2.hakem");

fn folder() -> (TempDir, PathBuf) {
    let folder = tempdir().unwrap();
    let path = folder.path().join("open.hakem");
    (folder, path)
}

/// Writes a new file. Truncating and rewriting an existing one is synced immediately by some file systems.
fn put(path: &Path, bytes: impl AsRef<[u8]>) {
    fs::remove_file(path).ok();
    fs::write(path, bytes).unwrap();
}

fn torn_file(path: &Path) -> PathBuf {
    path.with_extension("hakem.torn")
}

#[test]
fn appended_entries_are_read_back_with_their_times() {
    let (_folder, path) = folder();
    write(&path, &acts());
    let opened = open(&path, Mode::Write).unwrap();
    let expected: Vec<_> = (1..)
        .zip(acts())
        .flat_map(|(second, act)| act.into_iter().map(move |entry| (at(second), entry)))
        .collect();
    let found: Vec<_> = opened.entries.into_iter().map(|recorded| (recorded.at, recorded.entry)).collect();
    assert_eq!(found, expected);
    assert_eq!((opened.heading.made, opened.notices), (at(0), vec![]));
}

#[test]
fn every_released_form_opens() {
    let (_folder, path) = folder();
    for bytes in [FORMAT_1, FORMAT_2] {
        fs::write(&path, bytes).unwrap();
        assert_eq!(entries(&path), acts().concat());
    }
}

#[test]
fn an_older_file_continues_after_a_mark_and_only_with_a_new_entry() {
    let (_folder, path) = folder();
    fs::write(&path, FORMAT_1).unwrap();
    let mut store = open(&path, Mode::Write).unwrap().store;
    store.append::<Sample>(&[], at(9)).unwrap();
    assert_eq!(fs::read(&path).unwrap(), FORMAT_1, "to open a file does not change it");
    store.append(&acts()[0], at(9)).unwrap();
    store.append(&acts()[2], at(10)).unwrap();
    drop(store);
    let bytes = String::from_utf8(fs::read(&path).unwrap()).unwrap();
    let new: Vec<&str> = bytes.strip_prefix(str::from_utf8(FORMAT_1).unwrap()).unwrap().lines().collect();
    let with = env!("CARGO_PKG_VERSION");
    assert!(
        new[0].starts_with(&format!("(n:8, at:\"{}\", more:true, format:2, with:\"{with}\"", at(9))),
        "{}",
        new[0]
    );
    assert_eq!(
        new.iter().map(|line| line.split(", ").next().unwrap()).collect::<Vec<_>>(),
        ["(n:8", "(n:9", "(n:10"]
    );
    assert_eq!(entries(&path), [acts().concat(), acts()[0].clone(), acts()[2].clone()].concat());

    // A mark and the entry after it are one act.
    let cut = bytes.len() - new[1].len() - new[2].len() - 2;
    fs::write(&path, &bytes[..cut]).unwrap();
    assert_eq!(entries(&path), acts().concat());
    let later = bytes.replacen("format:2", "format:3", 1);
    let sealed = resealed(&later);
    fs::write(&path, &sealed).unwrap();
    let Err(StoreError::NewerFormat { place, found: 3, with: named, .. }) = open(&path, Mode::Write) else {
        panic!("it opened")
    };
    assert_eq!((place.line, named.as_str()), (9, with));
    assert_eq!(fs::read(&path).unwrap(), sealed.as_bytes());
}

/// Returns the same lines with recomputed hashes.
fn resealed(text: &str) -> String {
    let mut before = String::new();
    let mut sealed = String::new();
    for line in text.lines() {
        let body = line.rsplit_once(", hash:").unwrap().0;
        before = blake3::hash(format!("{before}{body}").as_bytes()).to_hex().to_string();
        sealed += &format!("{body}, hash:\"{before}\")\n");
    }
    sealed
}

#[test]
fn a_file_cut_at_any_byte_opens_with_exactly_its_complete_acts_and_continues() {
    let (_folder, path) = folder();
    let bytes = FORMAT_1;
    let ends: Vec<usize> = (0..bytes.len()).filter(|&place| bytes[place] == b'\n').collect();
    for cut in 0..=bytes.len() {
        put(&path, &bytes[..cut]);
        // A line is complete if only its line end is missing.
        let Some(lines) = ends.iter().filter(|&&end| end <= cut).count().checked_sub(1) else {
            let error = open(&path, Mode::Write).unwrap_err();
            assert!(matches!(error, StoreError::Empty { .. } | StoreError::Unfinished { .. }), "{error}");
            continue;
        };
        let mut complete = Vec::new();
        for act in acts() {
            if complete.len() + act.len() > lines {
                break;
            }
            complete.extend(act);
        }
        assert_eq!(entries(&path), complete, "cut at {cut}");
        // Repairing a file waits for the disk several times, so only some cuts within a line are repaired
        // here.
        if cut % 20 != 0 && ends.iter().all(|end| end.abs_diff(cut) > 1) {
            continue;
        }
        fs::remove_file(torn_file(&path)).ok();
        let good = (ends[complete.len()] + 1).min(cut);
        let Opened { mut store, notices, .. } = open(&path, Mode::Write).unwrap();
        if good == cut {
            assert_eq!(notices, []);
        } else {
            let (line, kept) = (complete.len() as u64 + 2, torn_file(&path));
            assert_eq!(
                notices,
                [Notice::TornTailCut { line, bytes: (cut - good) as u64, kept: kept.clone() }]
            );
            assert_eq!(fs::read(kept).unwrap(), [&bytes[good..cut], b"\n"].concat());
        }
        store.append(&[Sample::Moved(9)], at(9)).unwrap();
        complete.push(Sample::Moved(9));
        assert_eq!(entries(&path), complete, "cut at {cut}");
    }
}

#[test]
fn a_changed_byte_is_named_with_its_line_at_any_place() {
    let (_folder, path) = folder();
    let bytes = FORMAT_1;
    for place in 0..bytes.len() {
        let line = 1 + bytes[..place].iter().filter(|&&byte| byte == b'\n').count() as u64;
        let changes = [bytes[place] ^ 0x01, bytes[place] ^ 0x20, bytes[place] ^ 0x80, b'\n', 0];
        let skipped = if crate::effort::is_full() { 0 } else { place % 5 };
        for changed in changes.into_iter().skip(skipped).step_by(skipped + 1) {
            // No entry is lost if a zero replaces the last line end: that is a torn end.
            if changed == bytes[place] || (changed == 0 && place + 1 == bytes.len()) {
                continue;
            }
            let mut damaged = bytes.to_vec();
            damaged[place] = changed;
            put(&path, &damaged);
            match open(&path, Mode::Read) {
                Err(
                    StoreError::Damaged { place: found, .. } | StoreError::Converted { place: found, .. },
                ) => {
                    assert_eq!(found.line, line, "byte {place} changed to {changed}");
                }
                Err(StoreError::Foreign { .. } | StoreError::NewerFormat { .. }) if line == 1 => {}
                Err(error) => panic!("byte {place} changed to {changed}: {error}"),
                Ok(_) => panic!("byte {place} changed to {changed}: it opened"),
            }
        }
    }
}

#[test]
fn every_flipped_bit_of_the_last_line_is_damage_and_nothing_is_cut() {
    let (_folder, path) = folder();
    let lines = FORMAT_1.iter().filter(|&&byte| byte == b'\n').count() as u64;
    let last = FORMAT_1[..FORMAT_1.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    for place in last..FORMAT_1.len() {
        for bit in 0..8 {
            let mut damaged = FORMAT_1.to_vec();
            damaged[place] ^= 1 << bit;
            put(&path, &damaged);
            let Err(StoreError::Damaged { place: found, .. }) = open(&path, Mode::Write) else {
                panic!("byte {place}, bit {bit}: no damage was found")
            };
            assert_eq!(found.line, lines, "byte {place}, bit {bit}");
            assert_eq!(fs::read(&path).unwrap(), damaged, "byte {place}, bit {bit}");
        }
    }
    assert!(!torn_file(&path).exists());
}

#[test]
fn a_damaged_file_is_read_up_to_the_damage_and_reports_the_rest() {
    let (_folder, path) = folder();
    let lines: Vec<&[u8]> = FORMAT_1.split_inclusive(|&byte| byte == b'\n').collect();
    for damaged in 1..lines.len() {
        let start: usize = lines[..damaged].iter().map(|line| line.len()).sum();
        let mut bytes = FORMAT_1.to_vec();
        bytes[start + 20] ^= 1;
        fs::write(&path, &bytes).unwrap();
        let opened = Store::open::<Sample>(&path, Mode::Salvage).unwrap();
        let found: Vec<_> = opened.entries.into_iter().map(|recorded| recorded.entry).collect();
        assert_eq!(found, acts().concat()[..damaged - 1], "line {}", damaged + 1);
        let broken = opened.broken.unwrap();
        let StoreError::Damaged { place, .. } = broken.error else { panic!("{}", broken.error) };
        assert_eq!(place.line as usize, damaged + 1);
        assert_eq!(broken.after.lines as usize, lines.len() - damaged);
        // The hash of the damaged line is unchanged, so all lines after it are intact in themselves.
        assert_eq!(broken.after.intact, broken.after.lines - 1);
        assert!(opened.store.is_read_only());
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

proptest! {
    #[test]
    fn no_replaced_part_of_a_file_yields_a_different_entry(
        start in 0..FORMAT_1.len(), length in 0_usize..300,
        put in prop_oneof![prop::collection::vec(any::<u8>(), 0..40), "[(){}\\[\\]:,\"a-f0-9\n\r]{0,40}".prop_map(String::into_bytes)]
    ) {
        let (_folder, path) = folder();
        let end = (start + length).min(FORMAT_1.len());
        fs::write(&path, [&FORMAT_1[..start], &put, &FORMAT_1[end..]].concat()).unwrap();
        if let Ok(opened) = open(&path, Mode::Read) {
            let found: Vec<_> = opened.entries.into_iter().map(|recorded| recorded.entry).collect();
            prop_assert!(acts().concat().starts_with(&found));
        }
    }
}

/// Opens the lines of a file changed by `change`; returns the place of the damage.
fn shuffled<'a>(change: impl FnOnce(&mut Vec<&'a [u8]>)) -> Option<(FilePosition, Damage)> {
    let (_folder, path) = folder();
    let mut lines: Vec<&'a [u8]> = FORMAT_1.split_inclusive(|&byte| byte == b'\n').collect();
    change(&mut lines);
    fs::write(&path, lines.concat()).unwrap();
    match open(&path, Mode::Write) {
        Ok(_) => None,
        Err(StoreError::Damaged { place, damage, .. }) => {
            assert_eq!(fs::read(&path).unwrap(), lines.concat(), "nothing is changed");
            Some((place, *damage))
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn lines_exchanged_removed_or_repeated_are_found_at_the_first_wrong_one() {
    let found = |found: usize, expected: usize| {
        let place = FilePosition { line: expected as u64 + 1, column: 4 };
        Some((place, Damage::OutOfOrder { found: found as u64, expected: expected as u64 }))
    };
    for second in 1..=7 {
        for first in 1..second {
            assert_eq!(shuffled(|lines| lines.swap(first, second)), found(second, first));
            assert_eq!(shuffled(|lines| drop(lines.drain(first..second))), found(second, first));
        }
        for again in 1..=second {
            assert_eq!(shuffled(|lines| lines.insert(second + 1, lines[again])), found(again, second + 1));
        }
    }
}

#[test]
fn a_line_of_another_event_with_the_right_number_is_found() {
    let (_folder, path) = folder();
    Store::create(&path, at(-1)).unwrap().append(&[register("Somebody Else")], at(1)).unwrap();
    let line = fs::read(&path).unwrap().split_inclusive(|&byte| byte == b'\n').nth(1).unwrap().to_vec();
    let Some((place, damage)) = shuffled(|lines| lines[1] = &line) else { panic!("it opened") };
    assert_eq!((place.line, place.entry()), (2, Some(1)));
    assert!(matches!(damage, Damage::Changed { .. }), "{damage}");
}

#[test]
fn zeros_up_to_the_end_of_the_file_are_a_torn_end_from_whichever_byte_on() {
    let (_folder, path) = folder();
    let bytes = write(&path, &acts()[..3]);
    let all = acts()[..3].concat();
    let last = bytes[..bytes.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    for from in last..=bytes.len() {
        let torn = [&bytes[..from], &[0; 4096][..]].concat();
        put(&path, &torn);
        let opened = open(&path, Mode::Write).unwrap();
        // A line that lacks only its line end is complete, and gets it back.
        let is_whole = from + 1 >= bytes.len();
        let (good, line) = if is_whole { (from, all.len() as u64 + 2) } else { (last, all.len() as u64 + 1) };
        let lost = (torn.len() - good) as u64;
        let kept = torn_file(&path);
        let cut = Notice::TornTailCut { line, bytes: lost, kept: kept.clone() };
        assert_eq!(opened.notices, [cut], "from {from}");
        assert_eq!(opened.entries.len(), all.len() - usize::from(!is_whole), "from {from}");
        let left = if is_whole { &bytes[..] } else { &bytes[..last] };
        assert_eq!(fs::read(&path).unwrap(), left, "from {from}");
        assert_eq!(fs::read(&kept).unwrap(), [&torn[good..], b"\n"].concat(), "from {from}");
        fs::remove_file(&kept).unwrap();
    }
}

#[test]
fn an_act_of_several_lines_that_ends_in_zeros_is_torn_as_a_whole() {
    let (_folder, path) = folder();
    let bytes = write(&path, &acts());
    let before = write_length(&acts()[..3]);
    for from in before..bytes.len() - 1 {
        put(&path, [&bytes[..from], &[0; 100][..]].concat());
        assert_eq!(entries(&path), acts()[..3].concat(), "from {from}");
        assert_eq!(open(&path, Mode::Write).unwrap().store.entries(), 5, "from {from}");
        assert_eq!(fs::read(&path).unwrap(), bytes[..before], "from {from}");
    }
}

#[test]
fn zeros_with_something_behind_them_are_damage() {
    let (_folder, path) = folder();
    let bytes = write(&path, &acts());
    let end = bytes.len();
    let check = |bytes: Vec<u8>, line: u64, zeros: u64| {
        fs::write(&path, &bytes).unwrap();
        let Err(StoreError::Damaged { place, damage, .. }) = open(&path, Mode::Write) else {
            panic!("zeros passed")
        };
        assert_eq!((place.line, *damage), (line, Damage::Zeros { bytes: zeros }));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    };
    check([&bytes, &[0; 5000][..], b"\n"].concat(), 9, 5000);
    check([&bytes[..end - 30], &[0; 5000][..], b"(n:9"].concat(), 8, 5000);
    // Nor are zeros after bytes that never were the next line of this file.
    check([&bytes[..end - 30], b"x", &[0; 5000][..]].concat(), 8, 5000);
    let mut hole = bytes.clone();
    hole[end - 100..end - 80].fill(0);
    check(hole, 8, 20);
    check(vec![0; 48 << 10], 1, 48 << 10);
}

#[test]
fn a_file_overwritten_in_place_at_the_same_length_takes_no_entry() {
    let (folder, path) = folder();
    let mut store = Store::create_on::<()>(hasty_disk(), &path, at(0), &[]).unwrap();
    store.append(&acts()[0], at(1)).unwrap();
    let bytes = fs::read(&path).unwrap();
    let mut other = bytes.clone();
    let name = other.windows(6).position(|part| part == "Iğdır".as_bytes().get(..6).unwrap()).unwrap();
    other[name] = b'E';
    // Written into the same file, as `cp` does.
    fs::write(&path, &other).unwrap();
    assert!(matches!(store.append(&acts()[1], at(2)), Err(StoreError::Overwritten { line: 2, .. })));
    assert_eq!(fs::read(&path).unwrap(), other);
    assert!(store.save_copy::<Sample>(&folder.path().join("copy.hakem"), []).is_err());
    fs::write(&path, &bytes).unwrap();
    store.append(&acts()[1], at(2)).unwrap();
    assert_eq!(entries(&path), acts()[..2].concat());
}

#[test]
fn a_file_that_is_only_read_is_followed_entry_by_entry_until_it_is_another_one() {
    let (folder, path) = folder();
    let mut writer = Store::create(&path, at(0)).unwrap();
    writer.append(&acts()[0], at(1)).unwrap();
    let mut reader = open(&path, Mode::Write).unwrap().store;
    let mut follow = || match reader.follow::<Sample>().unwrap() {
        Followed::Appended(entries) => {
            Some(entries.into_iter().map(|recorded| recorded.entry).collect::<Vec<_>>())
        }
        Followed::Lost => None,
    };
    assert_eq!(follow(), Some(vec![]));
    for act in &acts()[1..3] {
        writer.append(act, at(2)).unwrap();
        assert_eq!(follow().as_ref(), Some(act));
        assert_eq!(follow(), Some(vec![]));
    }
    // The writer is in the middle of a line.
    let bytes = fs::read(&path).unwrap();
    writer.append(&acts()[3], at(3)).unwrap();
    let all = fs::read(&path).unwrap();
    drop(writer);
    fs::write(&path, &all[..bytes.len() + 50]).unwrap();
    assert_eq!(follow(), Some(vec![]));
    fs::write(&path, &all).unwrap();
    assert_eq!(follow(), Some(acts()[3].clone()));
    fs::rename(&path, folder.path().join("away.hakem")).unwrap();
    fs::write(&path, &all).unwrap();
    assert_eq!(follow(), None);
}

#[test]
fn files_that_are_not_events_are_refused_with_the_found_and_the_expected_text() {
    let (folder, path) = folder();
    let good = String::from_utf8(write(&path, &acts())).unwrap();
    let check = |bytes: &[u8], expected: &str| {
        fs::write(&path, bytes).unwrap();
        let error = open(&path, Mode::Write).expect_err(expected);
        let text = error.say(&Texts::new(Language::English)).replace(&path.display().to_string(), "FILE");
        assert!(text.starts_with(expected), "{text}\nexpected: {expected}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
        error
    };
    check(b"", "FILE is empty");
    check(&good.as_bytes()[..40], "FILE ends within its first line");
    check(&[0; 512], "FILE is damaged at line 1, column 1: found 512 zero bytes");
    check(
        b"012 A TRF\x1b[31m\r\n",
        "FILE is not an event file: line 1, column 1 contains “012 A TRF\\u{1b}[31m\\r”",
    );
    check(b"\x7fELF\x02\x01", "FILE is not an event file");
    check(
        good.replacen("hakem:2", "hakem:3", 1).as_bytes(),
        "FILE has format 3, written by hakem 0.1.0 (line 1, column 8). This is hakem",
    );
    check(good.replacen("hakem:2", "hakem:0", 1).as_bytes(), "FILE is damaged at line 1, column 8");
    let converted = "FILE was converted by another program: line 1, column";
    let error = check(good.replace('\n', "\r\n").as_bytes(), converted);
    assert!(matches!(error, StoreError::Converted { found: Conversion::CrLf, .. }));
    let error = check(format!("\u{feff}{good}").as_bytes(), converted);
    assert!(matches!(error, StoreError::Converted { found: Conversion::ByteOrderMark, .. }));
    let utf16: Vec<u8> = good.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let error = check(&[b"\xff\xfe", &utf16[..]].concat(), converted);
    assert!(matches!(error, StoreError::Converted { found: Conversion::Utf16, .. }));
    let latin1: Vec<u8> = good.chars().map(|character| character as u8).collect();
    check(&latin1, "FILE is damaged at line 2, column 58: found bytes that are not UTF-8");
    let glued = good.replacen(")\n(n:2", ")\nn:2", 1);
    check(glued.as_bytes(), "FILE is damaged at line 3, column 1: found “n:2, at:");
    let long = [good.as_bytes(), "x".repeat(LINE_LIMIT + 1).as_bytes()].concat();
    check(&long, "FILE is damaged at line 9, column 1: found no line ending");

    fs::File::options().write(true).open(&path).unwrap().set_len(FILE_LIMIT + 1).unwrap();
    assert!(matches!(open(&path, Mode::Read), Err(StoreError::TooLarge { .. })));
    assert!(matches!(open(folder.path(), Mode::Read), Err(StoreError::NotAFile { .. })));
    assert!(matches!(open(&folder.path().join("none.hakem"), Mode::Write), Err(StoreError::Io { .. })));
}

#[test]
fn a_line_that_a_newer_version_wrote_last_is_not_taken_for_torn() {
    #[derive(Serialize, Deserialize)]
    enum Newer {
        Moved(u32),
        Adjourn { board: u16 },
    }
    let (_folder, path) = folder();
    let mut store = Store::create(&path, at(0)).unwrap();
    store.append(&[Newer::Moved(1), Newer::Adjourn { board: 3 }], at(1)).unwrap();
    drop(store);
    let Err(StoreError::OtherVersion { place, damage, with, .. }) = open(&path, Mode::Write) else {
        panic!("it opened")
    };
    assert_eq!((place.line, with.as_str()), (3, env!("CARGO_PKG_VERSION")));
    assert!(matches!(*damage, Damage::Unreadable { .. }), "{damage}");
}

#[test]
fn the_second_opener_reads_only_and_the_next_one_writes() {
    let (_folder, path) = folder();
    let mut first = Store::create(&path, at(0)).unwrap();
    first.append(&acts()[0], at(1)).unwrap();
    let mut second = open(&path, Mode::Write).unwrap();
    assert_eq!((second.entries.len(), &second.notices[..]), (1, &[Notice::InUse][..]));
    assert!(second.store.is_read_only());
    assert!(matches!(second.store.append(&acts()[1], at(2)), Err(StoreError::ReadOnly { .. })));
    first.append(&acts()[1], at(2)).unwrap();
    drop(first);
    let mut third = open(&path, Mode::Write).unwrap();
    assert_eq!((third.entries.len(), &third.notices[..]), (4, &[][..]));
    third.store.append(&acts()[2], at(3)).unwrap();
}

#[test]
fn a_file_read_only_keeps_its_torn_end() {
    let (_folder, path) = folder();
    let bytes = write(&path, &acts());
    fs::write(&path, &bytes[..bytes.len() - 5]).unwrap();
    let opened = open(&path, Mode::Read).unwrap();
    assert!(matches!(opened.notices[..], [Notice::TornTailIgnored { line: 7, .. }]));
    assert_eq!(fs::read(&path).unwrap(), bytes[..bytes.len() - 5]);
}

#[test]
fn nothing_is_ever_overwritten() {
    let (folder, path) = folder();
    write(&path, &acts());
    assert!(matches!(Store::create(&path, at(5)), Err(StoreError::Exists { .. })));
    let store = open(&path, Mode::Read).unwrap().store;
    assert!(matches!(store.save_copy::<Sample>(&path, []), Err(StoreError::Exists { .. })));
    let copy = folder.path().join("copy.hakem");
    store.save_copy::<Sample>(&copy, []).unwrap();
    assert_eq!(fs::read(copy).unwrap(), fs::read(&path).unwrap());
}

#[test]
fn a_file_moved_or_changed_by_another_program_takes_no_entry_until_it_is_back() {
    let (folder, path) = folder();
    let mut store = Store::create_on::<()>(hasty_disk(), &path, at(0), &[]).unwrap();
    store.append(&acts()[0], at(1)).unwrap();
    let (away, bytes) = (folder.path().join("away"), fs::read(&path).unwrap());
    // As sync programs do: another file of the same name and content replaces it.
    fs::rename(&path, &away).unwrap();
    fs::write(&path, &bytes).unwrap();
    assert!(matches!(store.append(&acts()[1], at(2)), Err(StoreError::Gone { .. })));
    fs::rename(&away, &path).unwrap();
    fs::write(&path, [&bytes[..], b"note"].concat()).unwrap();
    assert!(matches!(store.append(&acts()[1], at(2)), Err(StoreError::ChangedOutside { .. })));
    fs::write(&path, &bytes).unwrap();
    store.append(&acts()[1], at(2)).unwrap();
    assert_eq!(entries(&path), acts()[..2].concat());
}

/// An event file with a mirror in another folder.
struct Mirrored {
    home: TempDir,
    store: Store,
    stick: PathBuf,
    mirror: PathBuf,
}

impl Mirrored {
    fn new() -> Self {
        let home = tempdir().unwrap();
        let mut store = Store::create(&home.path().join("open.hakem"), at(0)).unwrap();
        store.append(&acts()[0], at(1)).unwrap();
        let stick = home.path().join("stick");
        fs::create_dir(&stick).unwrap();
        let mirror = stick.join("open.hakem");
        Self { home, store, stick, mirror }
    }

    fn set(&mut self) -> Option<MirrorWarning> {
        let stick = self.stick.clone();
        let mut set = || self.store.set_mirror(Some(&stick), None).or_else(|| self.store.settle_mirror());
        // A process started by another test keeps the open files between its fork and its exec.
        let is_held = |warning: &MirrorWarning| matches!(warning, MirrorWarning::InUse { .. });
        for _ in 0..20 {
            match set() {
                Some(warning) if is_held(&warning) => std::thread::sleep(Duration::from_millis(5)),
                answer => return answer,
            }
        }
        set()
    }

    fn event(&self) -> Vec<u8> {
        fs::read(self.store.path()).unwrap()
    }

    #[track_caller]
    fn assert_equal(&self) {
        assert!(self.store.settle_mirror().is_none(), "{:?}", self.store.mirror_warning());
        assert_eq!(fs::read(&self.mirror).unwrap(), self.event());
    }
}

#[test]
fn a_mirror_gets_the_whole_file_then_each_entry_and_after_a_loss_what_it_lacks() {
    let mut event = Mirrored::new();
    assert!(event.set().is_none());
    event.assert_equal();
    event.store.append(&acts()[1], at(2)).unwrap();
    event.assert_equal();

    let pulled = event.home.path().join("pulled");
    fs::rename(&event.stick, &pulled).unwrap();
    event.store.append(&acts()[2], at(3)).unwrap();
    assert!(matches!(event.store.settle_mirror(), Some(MirrorWarning::Lost { .. })));
    assert_eq!(entries(event.store.path()), acts()[..3].concat());

    fs::rename(&pulled, &event.stick).unwrap();
    event.store.append(&acts()[3], at(4)).unwrap();
    event.assert_equal();
    let (path, mirror) = (event.store.path().to_owned(), event.mirror.clone());
    assert!(event.store.settle_mirror().is_none());
    assert_eq!(fs::read(path).unwrap(), fs::read(mirror).unwrap());
}

#[test]
fn a_mirror_torn_at_any_byte_is_repaired() {
    let mut event = Mirrored::new();
    event.store.append(&acts()[1], at(2)).unwrap();
    let bytes = event.event();
    let heading = bytes.iter().position(|&byte| byte == b'\n').unwrap();
    for cut in (0..bytes.len()).step_by(7) {
        fs::write(&event.mirror, &bytes[..cut]).unwrap();
        assert!(event.set().is_none(), "cut at {cut}");
        event.assert_equal();
        if cut > heading {
            fs::write(&event.mirror, [&bytes[..cut], &[0; 600]].concat()).unwrap();
            assert!(event.set().is_none(), "zeros from {cut}");
            event.assert_equal();
        }
    }
}

#[test]
fn a_mirror_that_holds_something_else_is_left_alone() {
    let mut event = Mirrored::new();
    let check = |event: &mut Mirrored, content: &[u8], expected: fn(&MirrorWarning) -> bool| {
        fs::write(&event.mirror, content).unwrap();
        let warning = event.set().unwrap();
        assert!(expected(&warning), "{warning}");
        event.store.append(&[Sample::Moved(3)], at(3)).unwrap();
        assert!(event.store.settle_mirror().is_some_and(|warning| expected(&warning)));
        assert_eq!(fs::read(&event.mirror).unwrap(), content);
        fs::remove_file(&event.mirror).unwrap();
    };
    check(&mut event, b"my diary", |warning| matches!(warning, MirrorWarning::OtherEvent { .. }));
    let other = event.home.path().join("other.hakem");
    drop(Store::create(&other, at(77)).unwrap());
    let other = fs::read(other).unwrap();
    check(&mut event, &other, |warning| matches!(warning, MirrorWarning::OtherEvent { .. }));

    // The stick was taken to another computer, where the event continued.
    event.store.save_copy::<Sample>(&event.mirror, []).unwrap();
    let mut elsewhere = open(&event.mirror, Mode::Write).unwrap().store;
    assert!(matches!(event.set(), Some(MirrorWarning::InUse { .. })));
    elsewhere.append(&acts()[1], at(4)).unwrap();
    drop(elsewhere);
    let lines = event.event().iter().filter(|&&byte| byte == b'\n').count() as u64;
    assert!(matches!(event.set(), Some(MirrorWarning::Ahead { line, .. }) if line == lines + 1));
    let ahead = fs::read(&event.mirror).unwrap();
    event.store.append(&acts()[2], at(5)).unwrap();
    assert!(matches!(event.set(), Some(MirrorWarning::Diverged { line, .. }) if line == lines + 1));
    assert_eq!(fs::read(&event.mirror).unwrap(), ahead);

    // Another stick is mounted between two entries, with a file that happens to have the same length.
    fs::remove_file(&event.mirror).unwrap();
    assert!(event.set().is_none());
    let other = vec![b'x'; event.event().len()];
    fs::write(&event.mirror, &other).unwrap();
    event.store.append(&acts()[2], at(6)).unwrap();
    assert!(matches!(event.store.settle_mirror(), Some(MirrorWarning::OtherEvent { .. })));
    assert_eq!(fs::read(&event.mirror).unwrap(), other);

    let same = event.home.path().to_owned();
    assert!(event.store.set_mirror(Some(&same), None).is_none());
    assert!(matches!(event.store.settle_mirror(), Some(MirrorWarning::SameFolder { .. })));
    assert!(event.store.set_mirror(None, None).is_none());
    assert!(event.store.mirror_warning().is_none());
}

#[test]
fn the_bare_mount_point_of_a_stick_that_is_not_there_gets_no_file() {
    let mut event = Mirrored::new();
    assert!(event.set().is_none());
    let mark = event.store.mirror_mark().unwrap();
    let pulled = event.home.path().join("pulled");
    fs::rename(&event.stick, &pulled).unwrap();
    fs::create_dir(&event.stick).unwrap();
    event.store.append(&acts()[1], at(2)).unwrap();
    assert!(matches!(event.store.settle_mirror(), Some(MirrorWarning::Unmarked { .. })));
    // The event is opened again while the stick is missing.
    let stick = event.stick.clone();
    assert!(event.store.set_mirror(Some(&stick), Some(mark)).is_none());
    assert!(matches!(event.store.settle_mirror(), Some(MirrorWarning::Unmarked { .. })));
    assert_eq!(fs::read_dir(&event.stick).unwrap().count(), 0);
    fs::remove_dir(&event.stick).unwrap();
    fs::rename(&pulled, &event.stick).unwrap();
    event.store.retry_mirror();
    event.assert_equal();
}
