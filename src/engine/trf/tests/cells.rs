//! Nothing of a player is lost silently: each cell is in the event as it is in the file, or a note names it.

use super::{ACCELERATED, INDIVIDUAL, NATIONAL, OLDER, REAL, file};
use crate::tournament::SystemId;
use crate::trf::{Details, Loss, PlayerLine, Style, from_snapshot, read, to_commands, write};

/// A field of record 001: its columns and cells that a file may have there.
type Field = ((usize, usize), &'static [&'static str], fn(&Details) -> String);

const FIELDS: [Field; 9] = [
    ((10, 10), &["x", "?", "7", "w"], |details| if details.sex.is_some() { "w" } else { "" }.to_owned()),
    ((11, 13), &["XX", "MN", "WFM"], |details| details.title.clone()),
    ((15, 47), &["Short", "O'Hara, Seán"], |details| details.name.clone()),
    ((49, 52), &["18a0", "-5", "*", "1843"], |details| text(details.rating)),
    ((54, 56), &["X1", "ger", "?"], |details| details.federation.clone()),
    ((58, 68), &["X12", "12-3", "n/a", "4100026"], |details| details.id.clone()),
    ((70, 79), &["U12", "31.02.1990", "1985/13/01", "1990"], |details| details.born.clone()),
    ((81, 84), &["x", "1..5", "?"], |details| text(details.points)),
    ((86, 89), &["a", "1.", "="], |details| text(details.rank)),
];

fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Puts a cell into columns of a line of ASCII or other characters.
fn with_cell(line: &str, (first, last): (usize, usize), cell: &str) -> String {
    let width = last + 1 - first;
    let letters: Vec<char> =
        line.chars().chain(std::iter::repeat(' ')).take(line.chars().count().max(last)).collect();
    let before: String = letters.iter().take(first - 1).collect();
    let after: String = letters.iter().skip(last).collect();
    format!("{before}{cell:<width$}{after}")
}

fn player(text: &str, number: crate::tournament::PairingNumber) -> PlayerLine {
    file(text).players.into_iter().find(|player| player.number == number).unwrap()
}

#[test]
fn each_cell_of_a_player_is_in_the_event_or_named() {
    let mut cells = 0;
    for sample in [INDIVIDUAL, OLDER, REAL, ACCELERATED, NATIONAL] {
        let lines: Vec<&str> = sample.lines().collect();
        let of_players = lines.iter().enumerate().filter(|(_, line)| line.starts_with("001"));
        for (place, line) in of_players.step_by(5) {
            for (columns, odd, of) in FIELDS {
                for cell in odd {
                    let mut changed = lines.clone();
                    let with = with_cell(line, columns, cell);
                    changed[place] = &with;
                    check(&changed.join("\n"), place, cell, of);
                    cells += 1;
                }
            }
        }
    }
    assert!(cells > 500, "{cells}");
}

/// Requires that a cell of a line is written back, or is mentioned in a note of the reader or of the import.
#[track_caller]
fn check(text: &str, place: usize, cell: &str, of: fn(&Details) -> String) {
    let report = read(text).unwrap_or_else(|errors| panic!("{cell}: {errors}"));
    let line = u32::try_from(place + 1).unwrap();
    let at = report.player_lines.iter().position(|&player| player == line).unwrap();
    let number = report.file.players[at].number;
    let import = to_commands(&report.file, &SystemId::new("dutch-2026")).unwrap();
    let written = write(&from_snapshot(&import.event), Style::default());
    // A year is written as a date without month and day.
    let is_there = of(&player(&written, number).details).starts_with(cell);
    let is_named = report.adjustments.iter().any(|note| note.line == line && note.found == *cell);
    let is_lost = import.losses.iter().any(
        |loss| matches!(loss, Loss::PlayerDetail { number: of, found } if *of == number && found == cell),
    );
    assert!(is_there || is_named || is_lost, "line {line}: {cell} is neither in the event nor in a note");
}
