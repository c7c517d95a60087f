//! Recorded events are reproduced, and rounds on which programs disagree are paired as ruled in `docs/disputed.md`.

use super::super::Dutch2026;
use crate::format::{Field, Format, Trace};
use crate::swiss::test_cases::in_order;
use crate::test_events::{field_before, reported};
use crate::tournament::{Colour, RoundNo};
use crate::trf::{self, Code, RoundCell, TrfFile};
use std::path::{Path, PathBuf};

fn golden() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/dutch")).to_owned()
}

fn file(path: &Path) -> TrfFile {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    trf::read(&text).unwrap().file
}

fn paired(field: &Field) -> String {
    let pairing = Dutch2026.pair(field, &mut Trace::silent()).unwrap();
    in_order(field, pairing.boards.iter().map(|pair| [pair.white, pair.black]), pairing.bye)
}

/// Writes the recorded round of the file, in the notation of [`in_order`].
fn recorded(file: &TrfFile, round: RoundNo) -> String {
    let mut pairs: Vec<(u16, u16)> = Vec::new();
    for line in &file.players {
        match line.cell(round) {
            RoundCell::Game { opponent, colour: Colour::White, .. } => {
                pairs.push((line.number.0, opponent.0))
            }
            RoundCell::Alone(Code::PairingAllocatedBye) => pairs.push((line.number.0, 0)),
            RoundCell::Game { .. } | RoundCell::Alone(_) | RoundCell::Blank => {}
        }
    }
    pairs.sort_unstable();
    pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn recorded_events_come_out_again() {
    let mut rounds = 0;
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(golden().join("2026")).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let file = file(&path);
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
        let file = file(&golden().join(format!("disputed/dutch-{name}.trf")));
        let field = field_before(&reported(&file), file.next_round());
        assert_eq!(paired(&field), ruled, "{name}");
    }
}
