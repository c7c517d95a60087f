//! A sheet as data: columns and cells, made once, from which pane, text, CSV, JSON and pages are drawn.
//!
//! A table makes its rows when they are asked for, so that a pane pays for the lines in sight alone.

pub use super::cell::{Bracket, Cell, ESTIMATED, Figures, PIPS, Sign};

use crate::text::Align;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{BoardNo, PlayerId, RoundNo};

/// What can leave the room as one paper or page.
pub struct Sheet<'a> {
    /// What it shows: `Standings after round 3`.
    pub title: String,
    /// The round that it belongs to, where it belongs to one.
    pub round: Option<RoundNo>,
    /// Which publication of a pairing it shows, and since when it stands, where it shows one.
    pub version: Option<(usize, Moment)>,
    /// Its parts, in order.
    pub sections: Vec<Section<'a>>,
    /// What the heads of the sections say, as a column: where all sections are one table, it comes first.
    pub by: Option<Column>,
    /// How the parts lie on paper.
    pub form: Form,
    /// What stands below all of it.
    pub notes: Vec<String>,
    /// True if it is an official form, whose dates have the form of FIDE (docs/decisions/24-dates-of-a-folder.md).
    pub is_official: bool,
    /// The blocks from which the event can be rebuilt (`docs/rescue.md`), where the sheet carries some: a code a line.
    pub code: Option<String>,
}

/// A rescue code: blocks with a blank between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code<'a>(pub &'a str);

impl<'a> Code<'a> {
    /// Returns how many blocks it has.
    #[must_use]
    pub fn blocks(self) -> usize {
        self.0.split_whitespace().count()
    }

    /// Returns its blocks in lines of so many.
    #[must_use]
    pub fn lines(self, most: usize) -> Vec<Vec<&'a str>> {
        let blocks: Vec<&str> = self.0.split_whitespace().collect();
        blocks.chunks(most.max(1)).map(<[&str]>::to_vec).collect()
    }
}

/// How the sections of a sheet lie on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// One below the other; a page may end between any two rows.
    #[default]
    Running,
    /// One below the other; no page ends inside a section.
    Kept,
    /// Slips to be cut, several a page; a stack of cut pages is in the order of the sections.
    Slips,
    /// Badges to be cut, several a page: the title in large letters, what is said of it below.
    Badges,
    /// Cards to be folded, which stand at a place: the same, larger, on the half below the fold.
    PlaceCards,
}

/// What of a sheet is wanted where not all of it is, for whoever asks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is about one board.
    Board(BoardNo),
    /// What is about one player.
    Player(PlayerId),
}

/// A part of a sheet: a table with what stands above and below it.
pub struct Section<'a> {
    /// Its head; empty where the sheet has one section only.
    pub title: String,
    /// What is said beside the head, less loudly.
    pub about: String,
    /// The table.
    pub table: Table<'a>,
    /// What stands below the table, a line each.
    pub notes: Vec<String>,
    /// The board that it is about, where it is about one.
    pub board: Option<BoardNo>,
    /// The players whom all of it is about; nobody where it is about many.
    pub players: Vec<PlayerId>,
}

impl<'a> Section<'a> {
    /// Makes a section of a table alone.
    #[must_use]
    pub fn of(table: Table<'a>) -> Self {
        Self {
            title: String::new(),
            about: String::new(),
            table,
            notes: Vec::new(),
            board: None,
            players: Vec::new(),
        }
    }

    /// Says which board the section is about.
    #[must_use]
    pub fn at_board(self, board: BoardNo) -> Self {
        Self { board: Some(board), ..self }
    }

    /// Says whom all of the section is about.
    #[must_use]
    pub fn about(self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        Self { players: players.into_iter().collect(), ..self }
    }
}

impl<'a> Sheet<'a> {
    /// Makes a sheet of one table.
    #[must_use]
    pub fn of(title: String, table: Table<'a>) -> Self {
        Self::of_sections(title, vec![Section::of(table)])
    }

    /// Makes a sheet of sections.
    #[must_use]
    pub fn of_sections(title: String, sections: Vec<Section<'a>>) -> Self {
        Self {
            title,
            round: None,
            version: None,
            sections,
            by: None,
            form: Form::Running,
            notes: Vec::new(),
            is_official: false,
            code: None,
        }
    }

    /// Returns the sections as one table, with their heads as the first column where they have some. It has every column
    /// that a section has; a row is empty in those of other sections.
    #[must_use]
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

    /// Whether it has parts about one board or one player, of which one can be taken out.
    #[must_use]
    pub fn has_parts(&self) -> bool {
        self.sections.iter().any(|section| section.board.is_some() || !section.players.is_empty())
    }

    /// Leaves what is about one board or one player; `None` where there is nothing such.
    #[must_use]
    pub fn only(self, part: Part) -> Option<Self> {
        let is_wanted = |section: &Section| match part {
            Part::Board(board) => section.board == Some(board),
            Part::Player(player) => section.players.contains(&player),
        };
        let sections: Vec<Section> = self.sections.into_iter().filter(is_wanted).collect();
        (!sections.is_empty()).then_some(Self { sections, ..self })
    }

    /// Leaves in every section the columns that `is_wanted` takes; it is handed their place too.
    #[must_use]
    pub fn with_columns(self, is_wanted: impl Fn(usize, &Column) -> bool) -> Self {
        let sections = self.sections.into_iter();
        let sections = sections.map(|section| Section { table: section.table.only(&is_wanted), ..section });
        Self { sections: sections.collect(), ..self }
    }

    /// Returns the rescue codes that it carries.
    pub fn codes(&self) -> impl Iterator<Item = Code<'_>> {
        self.code.as_deref().unwrap_or_default().lines().map(Code)
    }

    /// Says to which round the sheet belongs.
    #[must_use]
    pub fn with_round(self, round: RoundNo) -> Self {
        Self { round: Some(round), ..self }
    }
}

/// Returns where a column stands among others: by its key, the first of several with the same key at the first.
fn place(columns: &[Column], at: usize, among: &[Column]) -> Option<usize> {
    let key = &columns.get(at)?.key;
    let before = columns.iter().take(at).filter(|column| column.key == *key).count();
    let same = among.iter().enumerate().filter(|(_, other)| other.key == *key);
    same.map(|(place, _)| place).nth(before)
}

/// Makes a row by its place, counted from 0.
type MakeRow<'a> = Box<dyn Fn(usize) -> Row + 'a>;

/// Columns, and rows that are made when they are asked for.
pub struct Table<'a> {
    /// The columns, from left to right.
    pub columns: Vec<Column>,
    rows: usize,
    make: MakeRow<'a>,
    /// The places of the chosen columns among the cells of a row, ascending; none where all are shown.
    chosen: Option<Vec<usize>>,
}

impl Default for Table<'_> {
    fn default() -> Self {
        Self::of_rows(Vec::new(), Vec::new())
    }
}

impl<'a> Table<'a> {
    /// Makes a table of so many rows, each with one cell a column.
    #[must_use]
    pub fn new(columns: Vec<Column>, rows: usize, make: impl Fn(usize) -> Row + 'a) -> Self {
        Self { columns, rows, make: Box::new(make), chosen: None }
    }

    /// Makes a table of rows that are there already.
    #[must_use]
    pub fn of_rows(columns: Vec<Column>, rows: Vec<Row>) -> Self {
        Self::new(columns, rows.len(), move |at| rows.get(at).cloned().unwrap_or_default())
    }

    /// Returns how many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// Returns a row by its place, counted from 0.
    #[must_use]
    pub fn row(&self, at: usize) -> Row {
        let mut row = (self.make)(at);
        if let Some(chosen) = &self.chosen {
            let (mut column, mut wanted) = (0.., chosen.iter().copied().peekable());
            row.cells.retain(|_| column.next().and_then(|column| wanted.next_if_eq(&column)).is_some());
            row.cells.resize(chosen.len(), Cell::Empty);
        }
        row
    }

    /// Returns all rows, made one after the other.
    pub fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        (0..self.rows).map(|at| self.row(at))
    }

    /// Leaves the columns that `is_wanted` takes, in their order; it is handed their place too.
    #[must_use]
    pub fn only(self, is_wanted: impl Fn(usize, &Column) -> bool) -> Self {
        let before = self.chosen.unwrap_or_else(|| (0..self.columns.len()).collect());
        let kept = before.into_iter().zip(self.columns).enumerate();
        let kept = kept.filter(|(at, (_, column))| is_wanted(*at, column)).map(|(_, column)| column);
        let (chosen, columns) = kept.unzip();
        Self { columns, rows: self.rows, make: self.make, chosen: Some(chosen) }
    }

    /// Puts a column before that at a place; its cell of each row follows from the row.
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

    /// Leaves the columns with these keys, in their order.
    #[must_use]
    pub fn with_keys(self, keys: &[&str]) -> Self {
        self.only(|_, column| keys.contains(&column.key.name()))
    }
}

/// What programs and panes know a column by, the same in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// There is one such column.
    One(&'static str),
    /// One of several with names of their own: a tie-break by its code.
    Named(&'static str, String),
    /// One of several that follow one another: a round.
    InTurn(&'static str),
}

impl Key {
    /// Returns the name, which columns of one family share.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::One(name) | Self::Named(name, _) | Self::InTurn(name) => name,
        }
    }
}

/// What the cells of a column hold; how they stand follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// Places, shared or not.
    Place,
    /// Pairing numbers, boards, rounds: whole numbers of few digits.
    Number,
    /// Ratings.
    Rating,
    /// Licence numbers and other long ones.
    LongNumber,
    /// Names of players.
    Name,
    /// Titles, federations and other words of few letters.
    Code,
    /// Points.
    Points,
    /// Values of tie-breaks, averages.
    Figure,
    /// Amounts of money.
    Amount,
    /// Rounds of a player: opponent, colour, result.
    Game,
    /// Colours.
    Colour,
    /// Results of a board.
    Result,
    /// Words.
    Words,
    /// Room to sign by hand.
    Signature,
}

impl ColumnKind {
    /// Returns where the cells stand.
    #[must_use]
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
    /// What programs know it by.
    pub key: Key,
    /// Its head, for people.
    pub head: String,
    /// What its cells hold.
    pub kind: ColumnKind,
    /// Whether it is left out where the rest alone has room enough.
    pub gives_way: bool,
}

impl Column {
    /// Makes a column of which there is one.
    #[must_use]
    pub fn new(key: &'static str, head: impl Into<String>, kind: ColumnKind) -> Self {
        Self::of(Key::One(key), head.into(), kind)
    }

    /// Makes one of several columns with names of their own.
    #[must_use]
    pub fn named(key: &'static str, name: &str, head: impl Into<String>, kind: ColumnKind) -> Self {
        Self::of(Key::Named(key, name.to_owned()), head.into(), kind)
    }

    /// Makes one of several columns that follow one another.
    #[must_use]
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
    /// One cell a column.
    pub cells: Vec<Cell>,
    /// Who it is about, where it is about one player.
    pub player: Option<PlayerId>,
    /// The players whose names stand in it, in the order of its cells; empty where nobody need know who they are.
    pub names: Vec<PlayerId>,
    /// Whether a group of rows begins with it, such as a score group: it is set off from the row above.
    pub begins_group: bool,
    /// Whether it says something about the rows around it, such as a sum.
    pub stands_out: bool,
}

impl Row {
    /// Makes a row about nobody.
    #[must_use]
    pub fn new(cells: Vec<Cell>) -> Self {
        Self { cells, ..Self::default() }
    }

    /// Makes a row about a player.
    #[must_use]
    pub fn about(player: PlayerId, cells: Vec<Cell>) -> Self {
        Self { cells, player: Some(player), names: vec![player], ..Self::default() }
    }

    /// Says whose names stand in the row, in the order of its cells.
    #[must_use]
    pub fn naming(self, names: impl IntoIterator<Item = PlayerId>) -> Self {
        Self { names: names.into_iter().collect(), ..self }
    }

    /// Says whether a group begins with the row.
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
    fn sections_with_other_columns_become_one_table_in_which_every_cell_stands_under_its_head() {
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
