//! Tournament report files: whole collections of them survive reading, writing and becoming an event.

use hakem_engine::command::apply;
use hakem_engine::tournament::{Snapshot, SystemId};
use hakem_engine::trf::{
    Cell, LineEnd, Style, TrfFile, decode, from_snapshot, read, to_commands, to_field, write,
};
use std::path::{Path, PathBuf};

/// Finds every `.trf` below a folder.
fn reports(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            reports(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "trf") {
            found.push(path);
        }
    }
}

fn cells(file: &TrfFile) -> Vec<&[Cell]> {
    file.players.iter().map(|player| player.cells.as_slice()).collect()
}

fn check(path: &Path) {
    let shown = path.display();
    let bytes = std::fs::read(path).unwrap();
    let text = decode(&bytes).text;
    let file = read(&text).unwrap_or_else(|errors| panic!("{shown}: {errors}")).file;
    let written = write(&file, Style { line_end: LineEnd::Lf, ..Style::default() });
    assert!(written.lines().eq(text.lines()), "{shown}: {written}");
    assert_eq!(read(&written).unwrap().file, file, "{shown}");
    for round in file.next_round().up_to() {
        to_field(&file, round).unwrap_or_else(|error| panic!("{shown}: {error}"));
    }
    let import =
        to_commands(&file, &SystemId::new("dutch-2026")).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let event =
        import.commands.iter().fold(Snapshot::blank(), |event, command| apply(&event, command).unwrap());
    if import.losses.is_empty() {
        assert_eq!(cells(&from_snapshot(&event)), cells(&file), "{shown}");
    } else {
        eprintln!("{shown}: {:?}", import.losses);
    }
}

/// The folder of larger collections is named by `HAKEM_CORPORA`; without it only the samples here are read.
#[test]
fn collections_of_reports_survive() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/trf");
    for name in ["individual", "real-38", "accelerated", "national"] {
        check(&samples.join(name).with_extension("trf"));
    }
    let Some(folder) = std::env::var_os("HAKEM_CORPORA") else {
        eprintln!("HAKEM_CORPORA is not set: the collections are not read");
        return;
    };
    let mut found = Vec::new();
    reports(Path::new(&folder), &mut found);
    assert!(!found.is_empty(), "no .trf below {}", folder.display());
    found.iter().for_each(|path| check(path));
    eprintln!("{} reports read", found.len());
}
