//! Diverged copies of an event, merged on the command line.

use crate::cli::answer;
use crate::dice::Dice;
use crate::kill::published_round_of;
use hakem::session::{Parting, Session, Standing};
use hakem::store::{Stamp, system_disk};
use hakem_engine::command::{Command as EventCommand, Follow};
use hakem_engine::format::Trace;
use hakem_engine::history::{AnewError, Entry};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    BoardNo, DepartingAct, GameResult, Name, Outcome, Player, PlayerId, RequestedBye, RoundNo, Snapshot,
};
use jiff::Timestamp;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

fn hakem(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.current_dir(folder).arg("merge").args(arguments);
    answer(command)
}

fn result(board: u16, result: Outcome) -> EventCommand {
    let (round, board) = (RoundNo(1), BoardNo(board));
    EventCommand::EnterResult { round, board, result: GameResult::Played(result) }
}

fn register(name: &str) -> EventCommand {
    let player = Player::named(Name::new(name).unwrap());
    EventCommand::Register { player, arrival: RoundNo(2), missed: RequestedBye::ZeroPoint }
}

fn withdraw(id: u32) -> EventCommand {
    EventCommand::Withdraw { id: PlayerId(id), from: RoundNo(2) }
}

fn open(path: &Path) -> Session {
    Session::open(&system_disk(), path).unwrap().0
}

/// Records commands at distinct times.
fn record(path: &Path, by: &str, commands: &[EventCommand]) {
    let _no_forks = crate::without_forks();
    let mut session = open(path);
    for command in commands {
        let second = 1 + session.history().log().len() as i64;
        let proposal = session.history().try_command(command.clone()).unwrap();
        let at = Timestamp::from_second(second).unwrap();
        session.record(proposal, Stamp { at, by: Some(by.into()) });
    }
}

/// An event with a published round in `open.hakem`, and this number of copies of it: `copy-1.hakem` …
fn copies(count: usize) -> (TempDir, PathBuf, Vec<PathBuf>) {
    copies_of(count, 120)
}

/// The same for an event of this number of players.
fn copies_of(count: usize, players: usize) -> (TempDir, PathBuf, Vec<PathBuf>) {
    let folder = tempfile::tempdir().unwrap();
    let trunk = folder.path().join("open.hakem");
    published_round_of(&trunk, players);
    let copies = (1..=count).map(|number| {
        let copy = folder.path().join(format!("copy-{number}.hakem"));
        fs::copy(&trunk, &copy).unwrap();
        copy
    });
    let copies = copies.collect();
    (folder, trunk, copies)
}

fn snapshot(path: &Path) -> Snapshot {
    let _no_forks = crate::without_forks();
    open(path).history().snapshot().clone()
}

/// Adopts everything that a copy offers; returns the state of each entry.
fn adopt(trunk: &Path, copy: &Path) -> Vec<Standing> {
    let _no_forks = crate::without_forks();
    let copy = open(copy);
    let mut session = open(trunk);
    let event = session.history().clone();
    Parting::between(&event, copy.history()).adopt(&mut session, |_| true).unwrap()
}

#[test]
fn a_copy_offers_what_it_has_and_is_adopted_entry_by_entry_or_all() {
    let (folder, trunk, copies) = copies(1);
    let copy = &copies[0];
    record(&trunk, "ana", &[result(1, Outcome::Draw), result(2, Outcome::WhiteWins)]);
    record(copy, "bo", &[result(2, Outcome::BlackWins), result(3, Outcome::Draw), result(1, Outcome::Draw)]);
    let before = fs::read(copy).unwrap();
    let (exit, shown, told) = hakem(folder.path(), &["open.hakem", "copy-1.hakem"]);
    assert_eq!(exit, 0, "{told}");
    let offered =
        |line: &&str| line.starts_with("  1  ") || line.starts_with("  2  ") || line.starts_with("  3  ");
    let standings = shown.lines().filter(offered).filter_map(|line| line.get(2..)?.split("  ").nth(1));
    let standings: Vec<&str> = standings.collect();
    assert_eq!(standings, ["conflict: a different result is recorded", "fits", "already present"], "{shown}");
    assert!(
        shown.contains("share 123 entries") && shown.contains("ana: ") && shown.contains("bo: "),
        "{shown}"
    );
    let (exit, out, told) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", "2"]);
    assert!(exit == 0 && out.contains("1 adopted, 1 not adopted"), "{out}{told}");
    let (exit, out, _) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", "all"]);
    assert!(exit == 0 && out.contains("1 adopted") && out.contains("Conflicts to resolve: 1"), "{out}");
    let round = snapshot(&trunk);
    let round = round.round(RoundNo(1)).unwrap();
    assert_eq!(round.conflict(BoardNo(2)), Some(GameResult::Played(Outcome::BlackWins)));
    assert_eq!(round.result(BoardNo(3)), Some(GameResult::Played(Outcome::Draw)));
    let (_, out, _) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", "1-3"]);
    assert!(out.contains("0 adopted"), "{out}");
    assert_eq!(fs::read(copy).unwrap(), before, "the copy stays as it is");
    for wrong in ["0", "4", "2-1", "x", "1,", "1-"] {
        let (exit, _, told) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", wrong]);
        assert!(exit == 3 && told.contains("from 1 to 3"), "{wrong}: {told}");
    }
}

#[test]
fn a_copy_that_left_fide_mode_is_adopted_only_by_the_numbers_of_its_entries() {
    let (folder, trunk, copies) = copies(1);
    record(&copies[0], "bo", &[EventCommand::LeaveFideMode(DepartingAct::ForbiddenPairs)]);
    let (exit, _, told) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", "all"]);
    assert!(exit == 1 && told.contains("out of FIDE mode in round 1"), "{exit} {told}");
    assert_eq!(snapshot(&trunk).departure(), None);
    let (exit, out, told) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", "1"]);
    assert!(exit == 0 && out.contains("1 adopted"), "{out}{told}");
    assert!(snapshot(&trunk).departure().is_some());
}

#[test]
fn entries_have_the_local_time_to_the_second() {
    let (folder, trunk, copies) = copies(1);
    record(&trunk, "ana", &[result(1, Outcome::Draw)]);
    record(&copies[0], "bo", &[result(2, Outcome::Draw)]);
    for (zone, hour) in [("UTC", "00"), ("Asia/Tokyo", "09")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
        command.current_dir(folder.path()).env("TZ", zone).args(["merge", "open.hakem", "copy-1.hakem"]);
        let (exit, shown, told) = answer(command);
        assert_eq!(exit, 0, "{told}");
        for by in ["ana", "bo"] {
            let at = shown.lines().find_map(|line| line.split_once(&format!("  {by}: "))).unwrap().0;
            let at = at.rsplit("  ").next().unwrap();
            assert_eq!(
                (at.len(), &at[..14]),
                (19, format!("1970-01-01 {hour}:").as_str()),
                "{zone}: {shown}"
            );
        }
    }
}

#[test]
fn results_of_several_laptops_come_to_the_same_in_any_order_and_any_number_of_times() {
    let orders: [&[usize]; 4] = [&[0, 1, 2], &[2, 1, 0], &[1, 1, 0, 2, 0], &[2, 0, 1, 2, 1, 0]];
    let mut outcomes = Vec::new();
    for order in orders {
        let (_folder, trunk, copies) = copies(3);
        for (at, copy) in copies.iter().enumerate() {
            let boards = (0..10).map(|turn| result(1 + at as u16 + 3 * turn, Outcome::Draw));
            // Two of them have a result of the same board, with different results.
            let twice = [result(60, if at == 0 { Outcome::WhiteWins } else { Outcome::BlackWins })];
            let commands: Vec<EventCommand> = boards.chain(twice.into_iter().filter(|_| at < 2)).collect();
            record(copy, &at.to_string(), &commands);
        }
        for &at in order {
            let came = adopt(&trunk, &copies[at]);
            assert!(!came.iter().any(|standing| matches!(standing, Standing::Refused(_))), "{came:?}");
        }
        let round = snapshot(&trunk);
        let round = round.round(RoundNo(1)).unwrap();
        let mut both =
            [round.result(BoardNo(60)), round.conflict(BoardNo(60))].map(|found| format!("{found:?}"));
        both.sort();
        outcomes.push((round.missing(), both));
    }
    assert_eq!(outcomes[0].0, 60 - 31);
    assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]), "{outcomes:?}");
}

#[test]
fn two_hundred_and_ninety_two_slips_at_five_laptops_are_one_event_in_any_order() {
    const BOARDS: u16 = 292;
    const LAPTOPS: usize = 5;
    let mut dice = Dice(292);
    // Every slip is at one laptop, some also at a second one; for board 17 the second has another result.
    let mut slips: Vec<Vec<EventCommand>> = vec![Vec::new(); LAPTOPS];
    for board in 1..=BOARDS {
        let (first, second) = (dice.roll(LAPTOPS), dice.roll(LAPTOPS));
        slips[first].push(result(board, Outcome::Draw));
        let other = if board == 17 { Outcome::WhiteWins } else { Outcome::Draw };
        if first != second && (board == 17 || dice.comes_up(30)) {
            slips[second].push(result(board, other));
        } else if board == 17 {
            slips[(first + 1) % LAPTOPS].push(result(board, other));
        }
    }
    let mut outcomes = Vec::new();
    for _ in 0..4 {
        let (_folder, trunk, copies) = copies_of(LAPTOPS, 2 * usize::from(BOARDS));
        slips.iter().enumerate().for_each(|(at, slips)| record(&copies[at], &at.to_string(), slips));
        // Each copy once, in random order, and some again.
        let mut order: Vec<usize> = (0..LAPTOPS).chain([dice.roll(LAPTOPS), dice.roll(LAPTOPS)]).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, dice.roll(at + 1));
        }
        order.iter().for_each(|&at| drop(adopt(&trunk, &copies[at])));
        let event = snapshot(&trunk);
        let round = event.round(RoundNo(1)).unwrap();
        let results: Vec<_> =
            round.games().filter(|(board, ..)| board.0 != 17).map(|(.., result)| result).collect();
        let conflicts: Vec<BoardNo> = round.conflicts().map(|(board, _)| board).collect();
        assert_eq!((round.missing(), conflicts), (0, vec![BoardNo(17)]), "{order:?}");
        outcomes.push(results);
    }
    assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]));
}

/// Every slip of a round is at one of five laptops, some at two, and one of these with another result.
#[test]
fn a_folder_of_copies_is_joined_at_once_and_any_number_of_times() {
    let (folder, trunk, copies) = copies(5);
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    for (at, copy) in (0_u16..).zip(&copies) {
        let is_here = |board: &u16| board % 5 == at || board % 7 == at;
        let outcome = |board: u16| match board % 5 == at || board != 46 {
            true => Outcome::Draw,
            false => Outcome::WhiteWins,
        };
        let commands: Vec<EventCommand> =
            (1..=60).filter(is_here).map(|board| result(board, outcome(board))).collect();
        record(copy, &at.to_string(), &commands);
        fs::rename(copy, stick.join(format!("desk-{}.hakem", 9 - at))).unwrap();
    }
    let joined = || hakem(folder.path(), &["open.hakem", "stick", "--adopt", "all"]);
    assert_eq!(joined().0, 0);
    let once = snapshot(&trunk);
    let round = once.round(RoundNo(1)).unwrap();
    let conflicts: Vec<BoardNo> = round.conflicts().map(|(board, _)| board).collect();
    assert_eq!((round.missing(), conflicts), (0, vec![BoardNo(46)]));
    let (exit, out, _) = joined();
    assert!(exit == 0 && out.matches("0 adopted").count() == 5, "{out}");
    assert_eq!(snapshot(&trunk), once);
    let (exit, _, told) = hakem(folder.path(), &["open.hakem", "stick", "--adopt", "1"]);
    assert!(exit == 3 && told.contains("--adopt all"), "{told}");
}

#[test]
fn undone_entries_are_not_offered_and_no_player_is_mistaken_for_another() {
    let (folder, trunk, copies) = copies(1);
    let copy = &copies[0];
    record(&trunk, "ana", &[register("Hana")]);
    record(copy, "bo", &[register("Gül"), result(1, Outcome::Draw), withdraw(121), result(2, Outcome::Draw)]);
    {
        let _no_forks = crate::without_forks();
        let mut session = open(copy);
        let undo = session.history().try_undo().unwrap();
        session.record(undo, Timestamp::from_second(9_000).unwrap());
    }
    let came = adopt(&trunk, copy);
    let expected = [
        Standing::Fits,
        Standing::Fits,
        // Player 121 is Hana in one copy and Gül in the other.
        Standing::Refused(AnewError::MadeForBefore),
        Standing::Undone,
        Standing::Move,
    ];
    assert_eq!(came, expected);
    let event = snapshot(&trunk);
    let names = [121, 122].map(|id| event.player(PlayerId(id)).unwrap().player.name.as_str().to_owned());
    assert_eq!(names, ["Hana", "Gül"]);
    let (exit, out, _) = hakem(folder.path(), &["open.hakem", "copy-1.hakem", "--adopt", "all"]);
    assert!(exit == 1 && out.contains("1 not adopted"), "{out}");
    let _no_forks = crate::without_forks();
    let log = open(&trunk).history().log().last().map(|line| (line.at, line.by.clone(), line.entry.clone()));
    let (_, by, entry) = log.unwrap();
    assert!(by.as_deref() == Some("bo") && entry == Entry::Did(result(1, Outcome::Draw)), "{by:?}");
}

#[test]
fn an_entry_that_a_copy_of_ones_own_cannot_add_is_not_blamed_on_another_arbiter() {
    let (folder, trunk, copies) = copies(1);
    record(&trunk, "ana", &[register("Hana")]);
    record(&copies[0], "ana", &[register("Gül"), withdraw(121)]);
    let (exit, shown, told) = hakem(folder.path(), &["open.hakem", "copy-1.hakem"]);
    assert_eq!(exit, 0, "{told}");
    assert!(shown.contains("cannot be adopted") && shown.contains("after the copies diverged"), "{shown}");
    assert!(!shown.contains("nother arbiter"), "{shown}");
}

/// FIDE's checklist for programs, questions 115, 163 and 189: no confirmation was required at the copy, where no round followed.
#[test]
fn a_correction_made_before_the_next_round_was_paired_is_a_conflict() {
    let (_folder, trunk, copies) = copies_of(1, 6);
    let draws: Vec<EventCommand> = (1..=3).map(|board| result(board, Outcome::Draw)).collect();
    record(&trunk, "ana", &draws);
    fs::copy(&trunk, &copies[0]).unwrap();
    let (round, board) = (RoundNo(1), BoardNo(1));
    let found = GameResult::Played(Outcome::WhiteWins);
    let correction = EventCommand::CorrectResult {
        round,
        board,
        result: Some(found),
        follow: Follow::Record,
        reason: "misread".to_owned(),
    };
    record(&copies[0], "bo", &[correction]);
    let next = propose(&snapshot(&trunk), RoundNo(2), Trace::silent()).unwrap().draft;
    record(&trunk, "ana", &[EventCommand::DraftRound(next), EventCommand::publish(RoundNo(2))]);
    assert_eq!(adopt(&trunk, &copies[0]), [Standing::Conflict]);
    let event = snapshot(&trunk);
    let paired = event.round(round).unwrap();
    assert_eq!(paired.result(board), Some(GameResult::Played(Outcome::Draw)));
    assert_eq!(paired.conflict(board), Some(found));
}

#[test]
fn only_copies_of_one_event_are_joined() {
    let (folder, _trunk, _) = copies(1);
    let other = folder.path().join("other.hakem");
    {
        let _no_forks = crate::without_forks();
        let at = Timestamp::from_second(77).unwrap();
        drop(Session::create(&system_disk(), &other, Vec::new(), at).unwrap());
    }
    let (exit, _, told) = hakem(folder.path(), &["open.hakem", "other.hakem"]);
    assert!(exit == 3 && told.contains("different events"), "{told}");
}

#[test]
fn of_a_folder_each_copy_is_taken_and_reported_past_bad_ones() {
    let (folder, trunk, copies) = copies(2);
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    for (at, copy) in copies.iter().enumerate() {
        let board = u16::try_from(at).unwrap() + 1;
        record(copy, "bo", &[result(board, Outcome::Draw)]);
    }
    fs::rename(&copies[0], stick.join("a1.hakem")).unwrap();
    fs::rename(&copies[1], stick.join("z9.hakem")).unwrap();
    let whole = fs::read_to_string(stick.join("a1.hakem")).unwrap();
    fs::write(stick.join("b-empty.hakem"), "").unwrap();
    fs::write(stick.join("c-short.hakem"), "(hake").unwrap();
    fs::write(stick.join("d-damaged.hakem"), whole.replace("Player 005", "Player 905")).unwrap();
    fs::write(stick.join("e-foreign.hakem"), [0xff, 0xfe, 0x00]).unwrap();
    fs::write(stick.join("f-newer.hakem"), whole.replace("(hakem:2", "(hakem:9")).unwrap();
    fs::create_dir(stick.join("g-folder.hakem")).unwrap();
    {
        let _no_forks = crate::without_forks();
        let at = Timestamp::from_second(77).unwrap();
        drop(Session::create(&system_disk(), &stick.join("h-other.hakem"), Vec::new(), at).unwrap());
    }
    fs::copy(stick.join("a1.hakem"), stick.join("i-inbox.hakem")).unwrap();
    fs::write(stick.join("i-inbox.inbox"), "broken").unwrap();
    let (exit, out, told) = hakem(folder.path(), &["open.hakem", "stick", "--adopt", "all"]);
    assert!(exit != 0 && out.ends_with("3 of 10 copies read.\n"), "{exit} {out}{told}");
    for name in [
        "a1",
        "b-empty",
        "c-short",
        "d-damaged",
        "e-foreign",
        "f-newer",
        "g-folder",
        "h-other",
        "i-inbox",
        "z9",
    ] {
        assert!(out.contains(&format!("{name}.hakem")), "{name}: {out}");
    }
    let round = snapshot(&trunk);
    let round = round.round(RoundNo(1)).unwrap();
    assert!((1..=2).all(|board| round.result(BoardNo(board)) == Some(GameResult::Played(Outcome::Draw))));
}
