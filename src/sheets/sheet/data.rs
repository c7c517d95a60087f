//! A sheet as data: columns and cells, built once and rendered as screen, text, CSV, JSON and pages.
//!
//! A table builds its rows on demand, so that a screen only computes the visible lines.

pub use super::cell::{Cell, Departure, ESTIMATED, Figures, GroupEdge, Sign, common_format};

use crate::text::{Align, clean};
use hakem_engine::history::Moment;
use hakem_engine::tournament::{BoardNo, PlayerId, RoundNo};

/// A document that can be printed or written as one piece.
pub struct Sheet<'a> {
    /// Title: `Standings after round 3`.
    pub title: String,
    pub round: Option<RoundNo>,
    /// Version of the published pairing and its time, if the sheet shows a pairing.
    pub version: Option<(usize, Moment)>,
    pub sections: Vec<Section<'a>>,
    /// The sections as a tree, if they are the rounds of a bracket.
    pub tree: Option<Tree>,
    /// Column that contains the headings of the sections; it comes first if all sections are combined into one table.
    pub by: Option<Column>,
    pub form: SheetLayout,
    /// Notes below all sections.
    pub notes: Vec<String>,
    /// True if it is posted, and set in the largest font that needs no more pages.
    pub is_posted: bool,
    /// True if it is an official form, whose dates have the form of FIDE (docs/decisions/24-dates-of-a-folder.md).
    pub is_official: bool,
    /// The blocks from which the event can be rebuilt (`docs/rescue.md`), if the sheet carries any; one code per line.
    pub code: Option<String>,
}

/// A bracket to be drawn as a tree.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tree {
    /// The rounds, and last the winner.
    pub rounds: Vec<TreeRound>,
}

/// A round of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeRound {
    /// Title; empty for the winner.
    pub title: String,
    /// The sides, from the top.
    pub lines: Vec<TreeLine>,
}

/// A side of a match, or one that advances without a match.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeLine {
    /// Position from the top, in lines of the first round.
    pub at: f32,
    /// Name; empty while it is open.
    pub name: String,
    /// Points; empty while there are none.
    pub points: String,
    pub advances: bool,
    /// Position of the opponent, stated by the first of the two.
    pub joins: Option<f32>,
}

/// A rescue code: blocks separated by blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code<'a>(pub &'a str);

impl<'a> Code<'a> {
    pub fn blocks(self) -> usize {
        self.0.split_whitespace().count()
    }

    /// Returns the blocks in lines of at most `most`.
    pub fn lines(self, most: usize) -> Vec<Vec<&'a str>> {
        let blocks: Vec<&str> = self.0.split_whitespace().collect();
        blocks.chunks(most.max(1)).map(<[&str]>::to_vec).collect()
    }
}

/// Layout of a sheet's sections on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SheetLayout {
    /// Below each other; pages may break between any two rows.
    #[default]
    Running,
    /// Below each other; pages do not break inside a section.
    Kept,
    /// Certificates: each section on a page with the full header, in the largest usual font in which it fits there.
    Certificates,
    /// Slips to cut, several per page; a stack of cut pages is in the order of the sections.
    Slips,
    /// Badges to cut, several per page: the title in large type, the description below.
    Badges,
    /// Place cards to fold: like badges but larger, on the half below the fold.
    PlaceCards,
}

/// Restriction of a sheet to one board or player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Board(BoardNo),
    Player(PlayerId),
}

/// A field of a form. Fields are set in rows of at most [`Field::ROW`] shares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Key for programs, the same in every language.
    pub key: &'static str,
    pub label: String,
    /// Value; empty if it is written on paper.
    pub value: String,
    /// Share of the width of the row.
    pub share: u8,
    /// True if the row has space for a signature.
    pub is_signed: bool,
}

impl Field {
    /// Shares of a full row.
    pub const ROW: u8 = 24;

    /// Line to write on, in formats without pages.
    const BLANK: &'static str = "____________";

    /// Returns the value, or a line to write on.
    pub fn shown(&self) -> &str {
        if self.value.is_empty() { Self::BLANK } else { &self.value }
    }

    pub fn rows(fields: &[Self]) -> Vec<&[Self]> {
        let (mut rows, mut start, mut taken) = (Vec::new(), 0, 0);
        for (at, field) in fields.iter().enumerate() {
            if at > start && taken + field.share > Self::ROW {
                rows.extend(fields.get(start..at));
                (start, taken) = (at, 0);
            }
            taken = taken.saturating_add(field.share);
        }
        rows.extend(fields.get(start..).filter(|rest| !rest.is_empty()));
        rows
    }
}

/// An address that is shown as a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLink {
    /// Label, such as colour and name of the player it is for.
    pub label: String,
    pub address: String,
}

/// A section of a sheet: a table with text above and below it.
pub struct Section<'a> {
    /// Heading; empty if the sheet has only one section.
    pub title: String,
    /// Description next to the heading, less prominent.
    pub about: String,
    /// Fields of a form above the table.
    pub fields: Vec<Field>,
    pub table: Table<'a>,
    /// Fields of a form below the table.
    pub closing: Vec<Field>,
    /// Notes below the table, one per line.
    pub notes: Vec<String>,
    /// Data that a form requires and the event lacks.
    pub missing: Vec<String>,
    pub board: Option<BoardNo>,
    /// Players the entire section is about; empty if it is about many.
    pub players: Vec<PlayerId>,
    /// Addresses shown as QR codes next to the heading.
    pub links: Vec<CodeLink>,
}

impl<'a> Section<'a> {
    pub fn of(table: Table<'a>) -> Self {
        Self {
            title: String::new(),
            about: String::new(),
            fields: Vec::new(),
            table,
            closing: Vec::new(),
            notes: Vec::new(),
            missing: Vec::new(),
            board: None,
            players: Vec::new(),
            links: Vec::new(),
        }
    }

    #[must_use]
    pub fn at_board(self, board: BoardNo) -> Self {
        Self { board: Some(board), ..self }
    }

    #[must_use]
    pub fn about(self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        Self { players: players.into_iter().collect(), ..self }
    }
}

impl<'a> Sheet<'a> {
    pub fn of(title: String, table: Table<'a>) -> Self {
        Self::of_sections(title, vec![Section::of(table)])
    }

    pub fn of_sections(title: String, sections: Vec<Section<'a>>) -> Self {
        Self {
            title,
            round: None,
            version: None,
            sections,
            tree: None,
            by: None,
            form: SheetLayout::Running,
            notes: Vec::new(),
            is_posted: false,
            is_official: false,
            code: None,
        }
    }

    /// Lists the data that a form lacks, one section of it per line, sanitised.
    pub fn lacking(&self) -> Vec<String> {
        let line = |section: &Section| {
            let list = section.missing.join("; ");
            let line = if section.title.is_empty() { list } else { format!("{}: {list}", section.title) };
            clean(&line).into_owned()
        };
        self.sections.iter().filter(|section| !section.missing.is_empty()).map(line).collect()
    }

    /// Returns the sections combined into one table, with their headings in the first column if they have any. It has
    /// the columns of all sections; cells of columns that a section lacks are empty.
    pub fn flat(&self) -> Table<'_> {
        let mut heads: Vec<Column> = Vec::new();
        for section in &self.sections {
            let mut after = 0;
            let columns = &section.table.columns;
            for (at, column) in columns.iter().enumerate() {
                let place = place(columns, at, &heads).unwrap_or_else(|| {
                    heads.insert(after, column.clone());
                    after
                });
                after = place + 1;
            }
        }
        let mut ends = Vec::with_capacity(self.sections.len());
        let mut places = Vec::with_capacity(self.sections.len());
        for section in &self.sections {
            let columns = &section.table.columns;
            ends.push(ends.last().copied().unwrap_or(0) + section.table.len());
            places.push((0..columns.len()).map(|at| place(columns, at, &heads)).collect::<Vec<_>>());
        }
        let rows = ends.last().copied().unwrap_or(0);
        let (by, wide) = (self.by.is_some(), heads.len());
        let columns = self.by.iter().cloned().chain(heads).collect();
        Table::new(columns, rows, move |at| {
            let part = ends.partition_point(|&end| end <= at);
            let Some((section, places)) = self.sections.get(part).zip(places.get(part)) else {
                return Row::default();
            };
            let before = part.checked_sub(1).and_then(|before| ends.get(before)).copied().unwrap_or(0);
            let mut row = section.table.row(at - before);
            let as_they_stand = !by && places.iter().copied().eq((0..wide).map(Some));
            if !as_they_stand {
                let mut cells = vec![Cell::Empty; wide + usize::from(by)];
                if let Some(first) = cells.first_mut().filter(|_| by) {
                    *first = Cell::Words(section.title.clone());
                }
                for (cell, place) in row.cells.into_iter().zip(places) {
                    let slot = place.and_then(|place| cells.get_mut(place + usize::from(by)));
                    if let Some(slot) = slot {
                        *slot = cell;
                    }
                }
                row.cells = cells;
            }
            row
        })
    }

    /// Returns true if there are sections about one board or player that can be extracted.
    pub fn has_parts(&self) -> bool {
        self.sections.iter().any(|section| section.board.is_some() || !section.players.is_empty())
    }

    /// Restricts the sheet to one board or player; returns `None` if no section is about it.
    #[must_use]
    pub fn only(self, part: Part) -> Option<Self> {
        let is_wanted = |section: &Section| match part {
            Part::Board(board) => section.board == Some(board),
            Part::Player(player) => section.players.contains(&player),
        };
        let sections: Vec<Section> = self.sections.into_iter().filter(is_wanted).collect();
        (!sections.is_empty()).then_some(Self { sections, ..self })
    }

    /// Restricts every section to the columns accepted by `is_wanted`, which receives their index and the column.
    #[must_use]
    pub fn with_columns(self, is_wanted: impl Fn(usize, &Column) -> bool) -> Self {
        let sections = self.sections.into_iter();
        let sections = sections.map(|section| Section { table: section.table.only(&is_wanted), ..section });
        Self { sections: sections.collect(), ..self }
    }

    pub fn codes(&self) -> impl Iterator<Item = Code<'_>> {
        self.code.as_deref().unwrap_or_default().lines().map(Code)
    }

    #[must_use]
    pub fn with_round(self, round: RoundNo) -> Self {
        Self { round: Some(round), ..self }
    }
}

/// Returns the index of a column among others by its key; of several columns with the same key, by their order.
fn place(columns: &[Column], at: usize, among: &[Column]) -> Option<usize> {
    let key = &columns.get(at)?.key;
    let before = columns.iter().take(at).filter(|column| column.key == *key).count();
    let same = among.iter().enumerate().filter(|(_, other)| other.key == *key);
    same.map(|(place, _)| place).nth(before)
}

/// Builds a row by 0-based index.
type MakeRow<'a> = Box<dyn Fn(usize) -> Row + 'a>;

/// Columns, and rows that are built on demand.
pub struct Table<'a> {
    pub columns: Vec<Column>,
    rows: usize,
    make: MakeRow<'a>,
    /// Ascending indices of the selected columns among the cells of a row; `None` if all are shown.
    chosen: Option<Vec<usize>>,
}

impl Default for Table<'_> {
    fn default() -> Self {
        Self::of_rows(Vec::new(), Vec::new())
    }
}

impl<'a> Table<'a> {
    /// Creates a table with this number of rows, each with one cell per column.
    pub fn new(columns: Vec<Column>, rows: usize, make: impl Fn(usize) -> Row + 'a) -> Self {
        Self { columns, rows, make: Box::new(make), chosen: None }
    }

    pub fn of_rows(columns: Vec<Column>, rows: Vec<Row>) -> Self {
        Self::new(columns, rows.len(), move |at| rows.get(at).cloned().unwrap_or_default())
    }

    pub fn len(&self) -> usize {
        self.rows
    }

    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// Builds a row by 0-based index.
    pub fn row(&self, at: usize) -> Row {
        let mut row = (self.make)(at);
        if let Some(chosen) = &self.chosen {
            let (mut column, mut wanted) = (0.., chosen.iter().copied().peekable());
            row.cells.retain(|_| column.next().and_then(|column| wanted.next_if_eq(&column)).is_some());
            row.cells.resize(chosen.len(), Cell::Empty);
        }
        row
    }

    /// Returns all rows, built lazily.
    pub fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        (0..self.rows).map(|at| self.row(at))
    }

    /// Restricts the table to the columns accepted by `is_wanted`, which receives their index and the column.
    #[must_use]
    pub fn only(self, is_wanted: impl Fn(usize, &Column) -> bool) -> Self {
        let before = self.chosen.unwrap_or_else(|| (0..self.columns.len()).collect());
        let kept = before.into_iter().zip(self.columns).enumerate();
        let kept = kept.filter(|(at, (_, column))| is_wanted(*at, column)).map(|(_, column)| column);
        let (chosen, columns) = kept.unzip();
        Self { columns, rows: self.rows, make: self.make, chosen: Some(chosen) }
    }

    /// Inserts a column at an index; its cell is derived from each row.
    #[must_use]
    pub fn with_column(self, at: usize, column: Column, cell: impl Fn(&Row) -> Cell + 'a) -> Self {
        let mut columns = self.columns.clone();
        let at = at.min(columns.len());
        columns.insert(at, column);
        Self::new(columns, self.rows, move |line| {
            let mut row = self.row(line);
            let cell = cell(&row);
            row.cells.insert(at.min(row.cells.len()), cell);
            row
        })
    }

    #[must_use]
    pub fn changed(self, change: impl Fn(&mut Row) + 'a) -> Self {
        Self::new(self.columns.clone(), self.rows, move |at| {
            let mut row = self.row(at);
            change(&mut row);
            row
        })
    }

    /// Restricts the table to columns with the given keys, in their present order.
    #[must_use]
    pub fn with_keys(self, keys: &[&str]) -> Self {
        self.only(|_, column| keys.contains(&column.key.name()))
    }
}

/// Key of a column for programs and panes, the same in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A unique column.
    One(&'static str),
    /// One of several columns with names: a tie-break by its code.
    Named(&'static str, String),
    /// One of a sequence of columns: a round.
    InTurn(&'static str),
}

impl Key {
    /// Returns the name, which the columns of a family share.
    pub fn name(&self) -> &'static str {
        match self {
            Self::One(name) | Self::Named(name, _) | Self::InTurn(name) => name,
        }
    }
}

/// Content of a column, which determines its alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    Place,
    /// Pairing numbers, boards, rounds: integers of few digits.
    Number,
    Rating,
    /// Licence numbers and other long numbers.
    LongNumber,
    Name,
    /// Titles, federations and other short codes.
    Code,
    Points,
    /// Values of tie-breaks, averages.
    Figure,
    Amount,
    /// Rounds of a player: opponent, colour, result.
    Game,
    Colour,
    Result,
    Words,
    Signature,
}

impl ColumnKind {
    pub fn align(self) -> Align {
        match self {
            Self::Place
            | Self::Number
            | Self::Rating
            | Self::LongNumber
            | Self::Points
            | Self::Figure
            | Self::Amount => Align::Right,
            Self::Name | Self::Code | Self::Game | Self::Colour | Self::Words | Self::Signature => {
                Align::Left
            }
            Self::Result => Align::Centre,
        }
    }
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub key: Key,
    pub head: String,
    pub kind: ColumnKind,
    /// True if the column is dropped when the others need the space.
    pub gives_way: bool,
}

impl Column {
    /// Creates a unique column.
    pub fn new(key: &'static str, head: impl Into<String>, kind: ColumnKind) -> Self {
        Self::of(Key::One(key), head.into(), kind)
    }

    /// Creates one of several columns with names.
    pub fn named(key: &'static str, name: &str, head: impl Into<String>, kind: ColumnKind) -> Self {
        Self::of(Key::Named(key, name.to_owned()), head.into(), kind)
    }

    /// Creates one of a sequence of columns.
    pub fn in_turn(key: &'static str, head: impl Into<String>, kind: ColumnKind) -> Self {
        Self::of(Key::InTurn(key), head.into(), kind)
    }

    fn of(key: Key, head: String, kind: ColumnKind) -> Self {
        Self { key, head, kind, gives_way: false }
    }
}

/// A row.
#[derive(Clone, Debug, Default)]
pub struct Row {
    pub cells: Vec<Cell>,
    pub player: Option<PlayerId>,
    /// Players whose names appear in the row, in the order of its cells; empty if their identity is not needed.
    pub names: Vec<PlayerId>,
    /// True if the row starts a group, such as a scoregroup, and is separated from the row above.
    pub begins_group: bool,
    /// True if the row describes the rows around it, such as a total.
    pub stands_out: bool,
}

impl Row {
    /// Creates a row without a player.
    pub fn new(cells: Vec<Cell>) -> Self {
        Self { cells, ..Self::default() }
    }

    pub fn about(player: PlayerId, cells: Vec<Cell>) -> Self {
        Self { cells, player: Some(player), names: vec![player], ..Self::default() }
    }

    #[must_use]
    pub fn naming(self, names: impl IntoIterator<Item = PlayerId>) -> Self {
        Self { names: names.into_iter().collect(), ..self }
    }

    #[must_use]
    pub fn beginning_group(self, begins_group: bool) -> Self {
        Self { begins_group, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;

    #[test]
    fn sections_with_other_columns_become_one_table_in_which_every_cell_is_under_its_head() {
        let section = |keys: &[&'static str]| {
            let columns: Vec<Column> = keys
                .iter()
                .map(|key| match *key {
                    "round" => Column::in_turn("round", *key, ColumnKind::Game),
                    key => Column::new(key, key, ColumnKind::Words),
                })
                .collect();
            let cells = keys.iter().map(|key| Cell::Words((*key).to_owned())).collect();
            Section::of(Table::of_rows(columns, vec![Row::new(cells)]))
        };
        let sheet = Sheet::of_sections(
            String::new(),
            vec![section(&["a", "round", "e"]), section(&["a", "round", "round", "c", "e"])],
        );
        let texts = Texts::new(hakem_engine::collate::Language::English);
        let flat = sheet.flat();
        let heads: Vec<&str> = flat.columns.iter().map(|column| column.head.as_str()).collect();
        assert_eq!(heads, ["a", "round", "round", "c", "e"]);
        let rows: Vec<String> =
            flat.rows().map(|row| row.cells.iter().map(|cell| cell.shown(&texts) + "|").collect()).collect();
        assert_eq!(rows, ["a|round|||e|", "a|round|round|c|e|"]);
    }
}
