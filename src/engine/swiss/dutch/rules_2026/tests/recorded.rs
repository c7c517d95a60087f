//! Recorded events are reproduced, and rounds on which programs disagree are paired as ruled in `docs/disputed.md`.

use super::super::Dutch2026;
use crate::format::Field;
use crate::swiss::test_cases::{paired_in_order, recorded, report, reports};
use crate::test_events::{field_before, reported};
use std::path::{Path, PathBuf};

fn golden() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/dutch")).to_owned()
}

fn paired(field: &Field) -> String {
    paired_in_order(&Dutch2026, field).unwrap()
}

#[test]
fn recorded_events_come_out_again() {
    let mut rounds = 0;
    for path in reports(&golden().join("2026")) {
        let file = report(&path);
        let event = reported(&file);
        for round in file.rounds.unwrap().up_to() {
            let field = field_before(&event, round);
            assert_eq!(paired(&field), recorded(&file, round), "{} round {round}", path.display());
            rounds += 1;
        }
    }
    assert!(rounds > 40);
}

#[test]
fn disputed_rounds_are_paired_as_ruled() {
    let rulings = [
        ("pab-lowest-score", "1-2 4-0 5-3"),
        ("floats-of-unplayed", "2-1 4-8 5-3 6-9 10-11 12-7"),
        ("two-brackets", "1-11 2-3 4-18 5-21 8-15 9-14 10-7 16-6 17-13 20-12 22-19"),
        ("parity-of-number", "1-6 4-8 7-2 9-5"),
        ("parity-of-board", "3-0 4-1 5-2"),
        ("bye-after-half-point", "1-7 3-4 5-2 6-0"),
        ("double-forfeit", "1-14 3-19 5-17 11-4 12-23 13-2 16-27 18-25 20-7 21-6 22-9 24-15 26-8 28-0 29-10"),
        ("last-round", "1-4 2-10 5-0 6-8 7-3 11-9 13-12 14-15"),
        ("floater-choice", "1-3 4-0 6-2 7-9 8-5"),
        ("prohibited", "1-7 3-4 5-0 6-2"),
        ("topscorer-without-game", "1-4"),
        ("float-of-zero-bye", "1-0 4-2 6-10 7-11 8-5 9-3"),
        ("second-bye", "4-2 6-3 7-5 8-0"),
        ("baku-code", "1-3 4-2 5-6"),
        ("beyond-two", "1-7 2-12 3-9 5-13 6-8 10-11 14-4"),
    ];
    for (name, ruled) in rulings {
        let file = report(&golden().join(format!("disputed/dutch-{name}.trf")));
        let field = field_before(&reported(&file), file.next_round());
        assert_eq!(paired(&field), ruled, "{name}");
    }
}
