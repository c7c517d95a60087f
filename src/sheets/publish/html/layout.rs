//! Layout of the columns of a table on wide and narrow screens.

use super::style::{ColumnStyle, Trait};
use crate::i18n::Texts;
use crate::sheet::data::{Cell, Column, ColumnKind, Key, Row, Table};
use crate::text::{Align, clean};

/// Maximum number of columns that a tablet shows in full, and a small desk if each row has two sides.
const CROWDED: usize = 12;

/// Lengths of a word of a name, in characters, from which a tablet omits columns for it: in rows of two sides, in others.
const LONG_WORDS: [usize; 2] = [14, 20];

/// The same for a small desk.
const LONGEST_WORD: usize = 22;

/// Maximum number of games that a phone shows below the rest of their row; a table with more of them scrolls.
const FOLDED: usize = 9;

/// The sides of a board or a match, each with its traits: name and score.
const SIDES: [(&str, Trait, Trait); 6] = [
    ("white", Trait::White, Trait::UpperScore),
    ("black", Trait::Black, Trait::LowerScore),
    ("first", Trait::Upper, Trait::UpperScore),
    ("second", Trait::Lower, Trait::LowerScore),
    ("better", Trait::Upper, Trait::UpperScore),
    ("other", Trait::Lower, Trait::LowerScore),
];

/// Returns true if the column names a side of a board or a match.
fn is_side(column: &Column, side: &str) -> bool {
    let is_name = match &column.key {
        Key::Named(of, what) => *of == side && what == "name",
        Key::One(of) => *of == side && ["better", "other"].contains(of),
        _ => false,
    };
    is_name && matches!(column.kind, ColumnKind::Name | ColumnKind::Words)
}

/// Returns true if each row of a table is a board or a match: two sides and a result.
pub fn is_of_boards(table: &Table) -> bool {
    let has_one = |side: &str| table.columns.iter().filter(|column| is_side(column, side)).count() == 1;
    let has_both = |one: &str, other: &str| has_one(one) && has_one(other);
    (has_both("white", "black") || has_both("first", "second") || has_both("better", "other"))
        && table.columns.iter().any(|column| column.kind == ColumnKind::Result)
}

/// Properties of a table that determine how much of it narrow screens show.
struct Density {
    /// True if a row has two or more players, such as that of a board.
    has_sides: bool,
    /// True if a row is about a player, who is named in it.
    has_own: bool,
    /// True if a row has a team next to each of two players.
    has_teams: bool,
    /// True if there are too many columns for a tablet, or names need their space.
    is_crowded: bool,
    /// True if that holds for a small desk too.
    is_packed: bool,
    /// True if there is no result yet: an empty column would only narrow the names.
    lacks_results: bool,
    /// True if each row is a board or a match, two lines on a phone.
    is_of_boards: bool,
    /// True if it scrolls sideways, and its names stay in view.
    scrolls: bool,
}

impl Density {
    fn of(table: &Table, texts: &Texts) -> Self {
        let names = table.columns.iter().filter(|column| column.kind == ColumnKind::Name).count();
        let results: Vec<usize> = (0..)
            .zip(&table.columns)
            .filter(|(_, column)| column.kind == ColumnKind::Result)
            .map(|(at, _)| at)
            .collect();
        let has_result = |row: Row| {
            results
                .iter()
                .any(|&at| row.cells.get(at).is_some_and(|cell| !cell.shown(texts).trim().is_empty()))
        };
        let in_turn = || table.columns.iter().filter(|column| matches!(column.key, Key::InTurn(_)));
        let is_team = |column: &&Column| matches!(&column.key, Key::Named(_, what) if what == "team");
        let longest = table.rows().map(|row| longest_word(&row, texts)).max().unwrap_or(0);
        let is_long = longest >= LONG_WORDS[usize::from(names < 2)];
        let has_many = table.columns.len() > CROWDED;
        Self {
            has_sides: names > 1,
            has_own: table.columns.iter().any(is_own),
            has_teams: table.columns.iter().filter(is_team).count() > 1,
            is_crowded: has_many || is_long,
            is_packed: has_many && names > 1 || longest >= LONGEST_WORD,
            lacks_results: !table.rows().any(has_result),
            is_of_boards: is_of_boards(table),
            scrolls: in_turn().count() > FOLDED || in_turn().any(|column| column.kind != ColumnKind::Game),
        }
    }
}

/// Returns the length of the longest word of the names of a row, in characters.
fn longest_word(row: &Row, texts: &Texts) -> usize {
    let names = row.cells.iter().filter(|cell| matches!(cell, Cell::Name { .. }));
    let words = |cell: &Cell| -> usize {
        cell.shown(texts).split([' ', '-', '–']).map(|word| word.chars().count()).max().unwrap_or(0)
    };
    names.map(words).max().unwrap_or(0)
}

pub fn styles(table: &Table, texts: &Texts) -> Vec<ColumnStyle> {
    let density = Density::of(table, texts);
    let style = |column: &Column| {
        let traits = traits(column, &density);
        let is_labelled = traits.iter().any(|of| matches!(of, Trait::Folded | Trait::Below));
        let label = if is_labelled { clean(&column.head).into_owned() } else { String::new() };
        ColumnStyle { traits, label }
    };
    table.columns.iter().map(style).collect()
}

/// Returns the layout of a column. Phones omit minor columns that are also in the starting list, and move
/// tie-breaks and rounds to a second line of the row.
fn traits(column: &Column, density: &Density) -> Vec<Trait> {
    let (place, on_a_phone) = (place(column, density), on_a_phone(column, density));
    if density.is_of_boards {
        let of_board = of_board(column);
        let on_a_phone = on_a_phone
            .or(Some(Trait::Minor))
            .filter(|_| of_board.is_none() || density.lacks_results && column.kind == ColumnKind::Result);
        return place.into_iter().chain(of_board).chain(on_a_phone).collect();
    }
    place.into_iter().chain(on_a_phone).collect()
}

fn is_of_side(column: &Column, what: &str) -> bool {
    matches!(&column.key, Key::Named(_, name) if name == what)
}

fn is_team(column: &Column) -> bool {
    column.key.name() == "team" || is_of_side(column, "team")
}

/// Returns the alignment of a column, or the width of its words.
fn place(column: &Column, density: &Density) -> Option<Trait> {
    match (column.kind.align(), column.kind) {
        (Align::Right, _) => Some(Trait::Right),
        (Align::Centre, _) => Some(Trait::Centre),
        (Align::Left, ColumnKind::Words) if column.key.name() == "club" => None,
        // In two lines next to those of the sides.
        (Align::Left, ColumnKind::Code) if density.is_of_boards && column.key.name() == "slots" => None,
        (Align::Left, ColumnKind::Name) if density.has_teams => Some(Trait::Tight),
        (Align::Left, ColumnKind::Words) if density.has_teams => Some(Trait::Narrow),
        (Align::Left, ColumnKind::Words) if is_team(column) => Some(Trait::Name),
        (Align::Left, ColumnKind::Words) => Some(Trait::Words),
        (Align::Left, ColumnKind::Name) => Some(Trait::Name),
        (Align::Left, ColumnKind::Code | ColumnKind::Game | ColumnKind::Colour) => Some(Trait::Short),
        (Align::Left, _) => None,
    }
}

/// Returns the trait of a column that some windows are too narrow for.
fn minor(column: &Column, density: &Density) -> Trait {
    match (density.is_packed, density.is_crowded) {
        (true, _) => Trait::Packed,
        (false, true) => Trait::Crowded,
        // On a tablet, long names need the space.
        (false, false) if density.is_of_boards && is_of_side(column, "number") => Trait::Crowded,
        (false, false) => Trait::Minor,
    }
}

fn on_a_phone(column: &Column, density: &Density) -> Option<Trait> {
    let is_listed = matches!(column.key, Key::One(_) | Key::Named(..));
    let minor = minor(column, density);
    match column.kind {
        ColumnKind::Rating | ColumnKind::LongNumber => Some(minor),
        _ if is_of_side(column, "number") => Some(minor),
        _ if column.key == Key::One("number") && density.has_sides => Some(Trait::Minor),
        // The running total of a pairing card.
        ColumnKind::Points if column.key == Key::One("total") => Some(Trait::Minor),
        _ if column.key.name() == "match_board" => Some(minor),
        ColumnKind::Result if density.lacks_results => Some(Trait::Minor),
        ColumnKind::Code if is_listed => Some(minor),
        ColumnKind::Words if column.key.name() == "club" => Some(minor),
        ColumnKind::Words if is_of_side(column, "team") && density.has_sides => Some(Trait::Minor),
        ColumnKind::Name | ColumnKind::Words if density.scrolls && (is_team(column) || is_own(column)) => {
            Some(Trait::Stuck)
        }
        ColumnKind::Name if column.key.name() == "goes_on" => {
            Some(if density.is_of_boards { Trait::Below } else { Trait::Folded })
        }
        // Two long names next to each other are wider than a phone.
        ColumnKind::Name if density.has_own && !is_own(column) && !density.scrolls => Some(Trait::Folded),
        ColumnKind::Figure if matches!(column.key, Key::Named(..)) && !density.scrolls => Some(Trait::Folded),
        ColumnKind::Game if matches!(column.key, Key::InTurn(_)) && !density.scrolls => Some(Trait::Folded),
        _ => None,
    }
}

/// Returns true if the column names the player of the row.
fn is_own(column: &Column) -> bool {
    column.kind == ColumnKind::Name && matches!(column.key, Key::One("name"))
}

/// Returns the layout of a column of boards or matches, if phones show it.
fn of_board(column: &Column) -> Option<Trait> {
    let side = |of: &str| SIDES.into_iter().find(|(side, ..)| *side == of);
    match (&column.key, column.kind) {
        (Key::One("board" | "match" | "slots"), _) => Some(Trait::Seat),
        (_, ColumnKind::Result) => Some(Trait::Between),
        (_, ColumnKind::Colour) => Some(Trait::UpperScore),
        (Key::Named(of, _), ColumnKind::Points) => side(of).map(|(.., score)| score),
        (Key::Named(of, _) | Key::One(of), _) if is_side(column, of) => side(of).map(|(_, name, _)| name),
        _ => None,
    }
}
