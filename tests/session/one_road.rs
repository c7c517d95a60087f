//! Reports, event files and the console give the same pairing, and errors in a file are reported on the way.

use super::cli::hakem;
use hakem::store::Store;
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::history::Entry;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    Colour, Name, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, Snapshot,
};
use jiff::Timestamp;
use std::fmt::Write;

#[test]
fn a_report_and_the_event_made_of_it_are_paired_and_checked_alike() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["individual", "accelerated", "real-38", "national"] {
        let report = format!("tests/golden/trf/{name}.trf");
        let path = folder.path().join(name).with_extension("hakem");
        let event = path.to_str().unwrap();
        assert_eq!(hakem(&["convert", &report, event, "--confirm"]).0, 0);
        for round in ["1", "2", "3"] {
            let answers = [report.as_str(), event].map(|file| hakem(&["pair", file, "--round", round]));
            assert_eq!((answers[0].0, &answers[0].1), (answers[1].0, &answers[1].1), "{name}, round {round}");
        }
        let answers = [report.as_str(), event].map(|file| hakem(&["check", file]));
        let total = |answer: &str| answer.lines().last().unwrap().to_owned();
        assert_eq!((answers[0].0, total(&answers[0].1)), (answers[1].0, total(&answers[1].1)), "{name}");
    }
}

#[test]
fn a_draft_binds_neither_the_console_nor_the_command_line() {
    let rating = |rating: u16| Rating::new(rating.into()).ok();
    let player = |number: u16, points: u16| Player {
        rating: rating(points),
        ..Player::named(Name::new(&format!("Player {number}")).unwrap())
    };
    let settings = Settings {
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("A rating corrected").unwrap())
    };
    let mut commands = vec![Command::Announce(Box::new(settings))];
    let register = |number: u16| Command::Register {
        player: player(number, 2400 - 50 * number),
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
    };
    commands.extend((1..=7).map(register));
    let event = |commands: &[Command]| {
        commands.iter().fold(Snapshot::blank(), |event, command| apply(&event, command).unwrap())
    };
    let draft = propose(&event(&commands), RoundNo(1), Trace::silent()).unwrap().draft;
    commands.push(Command::DraftRound(draft));
    commands.push(Command::EditPlayer { id: PlayerId(7), player: player(7, 2700), reason: String::new() });
    let proposal = propose(&event(&commands), RoundNo(1), Trace::silent()).unwrap();
    let number = |id: PlayerId| proposal.order.iter().position(|&other| other == id).unwrap() + 1;
    let mut expected = String::from("4\n");
    for board in &proposal.draft.boards {
        writeln!(expected, "{} {}", number(board.white), number(board.black)).unwrap();
    }
    writeln!(expected, "{} 0", number(proposal.draft.bye.unwrap())).unwrap();

    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, commands: &[Command]| {
        let path = folder.path().join(name);
        let entries: Vec<Entry> = commands.iter().cloned().map(Entry::Did).collect();
        let _no_forks = crate::without_forks();
        Store::create(&path, Timestamp::UNIX_EPOCH).unwrap().append(&entries, Timestamp::UNIX_EPOCH).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let path = file("event.hakem", &commands);
    assert_eq!(hakem(&["pair", &path]), (0, expected, String::new()));
    let (exit, told, _) = hakem(&["check", &path]);
    assert_eq!((exit, told.contains("rounds 1, identical 0")), (1, true), "{told}");
    // A draft that a late entry outdates is re-paired before it is published, so it is not compared.
    commands.push(register(8));
    let (exit, told, _) = hakem(&["check", &file("late.hakem", &commands)]);
    assert_eq!((exit, told.contains("rounds 0, identical 0")), (0, true), "{told}");
}

#[test]
fn errors_in_a_report_are_reported_by_pair_and_check() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    let text = std::fs::read_to_string("tests/golden/trf/individual.trf").unwrap();
    let text =
        text.replacen(" 2.5    1 ", " 3.5    1 ", 1).replacen("192 FIDE", "777 ours\n777 too\n192 FIDE", 1);
    let unknown = "888 more\n".repeat(90);
    std::fs::write(&path, format!("{text}{unknown}")).unwrap();
    for command in ["pair", "check"] {
        let (_, _, told) = hakem(&[command, path.to_str().unwrap()]);
        assert!(told.contains("found “3½”; 2½ points are used"), "{command}: {told}");
        assert!(told.contains("… and 89 more of this kind"), "{command}: {told}");
        assert!(told.lines().count() < 10, "{command}: {told}");
    }
}

#[test]
fn players_keep_the_numbers_of_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("holes.trf");
    let player = |number: u16, rank: u16| {
        let name = format!("Player {number}");
        format!(
            "001 {number:>4}      {name:<33} {:>4}                             0.0 {rank:>4}\n",
            2500 - number
        )
    };
    let players = player(3, 4) + &player(7, 3) + &player(12, 2) + &player(20, 1);
    std::fs::write(&path, format!("012 Holes\n142 3\n152 W\n{players}")).unwrap();
    let (exit, out, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (0, "2\n3 12\n20 7\n"));
    assert!(told.contains("The numbers have gaps: player 3 becomes number 1"), "{told}");
    std::fs::write(&path, format!("012 Ranks\n142 3\nXXC white1 rank\n{players}")).unwrap();
    let (exit, out, _) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (0, "2\n20 7\n3 12\n"), "ranks are pairing numbers");
}
