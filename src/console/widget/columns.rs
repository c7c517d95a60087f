//! Column layout of a table: the columns that fit, and their widths.
//!
//! One solver serves all tables. A column states its minimum width, its width when nothing is cut, and its [`Rank`],
//! which determines when it is dropped. Entire columns are dropped, never single cells, and they return in the opposite
//! order, so a wider table shows everything that a narrower one shows.

use crate::text::{self, Align};
use ratatui::layout::Size;

/// A column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    pub head: String,
    /// Short head for narrow tables, if any.
    pub short: Option<String>,
    pub width: Width,
    pub align: Align,
    pub rank: Rank,
}

impl Column {
    /// Creates a column that is never dropped.
    pub fn new(head: impl Into<String>, width: Width, align: Align) -> Self {
        Self { head: head.into(), short: None, width, align, rank: Rank::Always }
    }

    /// Sets a short head, for tables that would have to omit something.
    #[must_use]
    pub fn or_short(self, head: impl Into<String>) -> Self {
        Self { short: Some(head.into()), ..self }
    }

    #[must_use]
    pub fn ranked(self, rank: Rank) -> Self {
        Self { rank, ..self }
    }

    /// Returns the column with its short head, if it has one and the long one needs more than the cells.
    fn shortened(&self) -> Self {
        let (Width::Exactly(cells)
        | Width::Fill(cells)
        | Width::Natural { least: cells, .. }
        | Width::Words { least: cells, .. }) = self.width;
        let short = self.short.clone().filter(|_| columns(text::width(&self.head)) > cells);
        Self { head: short.unwrap_or_else(|| self.head.clone()), ..self.clone() }
    }

    pub(super) fn range(&self) -> Range {
        let head = columns(text::width(&self.head));
        let (least, enough, most) = match self.width {
            Width::Exactly(width) | Width::Fill(width) => (width, width, width),
            Width::Natural { least, most } => (least, most, most),
            Width::Words { least, enough, most } => (least, enough, most),
        };
        let (least, enough) = (least.max(head), enough.max(least).max(head));
        Range { least, enough, most: most.max(enough) }
    }
}

/// Possible widths of a column, in terminal columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    pub(super) least: u16,
    /// Width reached before another column or a panel is added.
    pub(super) enough: u16,
    /// Width at which nothing is cut.
    pub(super) most: u16,
}

/// Drop order of columns when not all fit. Columns of equal rank are dropped together; within a kind, the larger number
/// is dropped first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Never dropped; cut if it does not fit.
    #[default]
    Always,
    /// Dropped once names are at their minimum width.
    Wanted(u8),
    /// Dropped before anything is cut.
    Spare(u8),
}

/// Width of a column; never less than its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// Exactly this many terminal columns.
    Exactly(u16),
    /// Follows the content where there is space.
    Natural {
        least: u16,
        /// Width of the widest cell.
        most: u16,
    },
    /// The same, for text with a few cells much longer than the others.
    Words {
        least: u16,
        /// Width of nearly all cells; further columns and panels are added before longer cells are shown in full.
        enough: u16,
        /// Width of the widest cell.
        most: u16,
    },
    /// Remaining space, at least this much; for sentences.
    Fill(u16),
}

impl Width {
    /// Returns the width of a text column whose longest cell is known.
    pub fn of_words(least: u16, enough: u16, longest: u16) -> Self {
        let least = least.min(longest);
        if longest <= enough {
            return Self::Natural { least, most: longest };
        }
        Self::Words { least, enough, most: longest }
    }

    /// Widens a content-dependent width to at least this many terminal columns.
    #[must_use]
    pub fn or_as_wide_as(self, columns: u16) -> Self {
        match self {
            Self::Natural { least, most } => Self::Natural { least, most: most.max(columns) },
            Self::Words { least, enough, most } => {
                Self::Words { least, enough: enough.max(columns), most: most.max(columns) }
            }
            other => other,
        }
    }

    /// Adds terminal columns for a mark before the content of a few cells; no column is dropped for it.
    #[must_use]
    pub fn with_mark(self, mark: u16) -> Self {
        match self {
            Self::Natural { least, most } => Self::of_words(least, most, most + mark),
            Self::Words { least, enough, most } => Self::Words { least, enough, most: most + mark },
            other => other,
        }
    }
}

/// Blanks between two columns: wide and narrow.
const GAPS: [u16; 2] = [2, 1];

/// Minimum width of a cut name; a shorter one cannot be recognised.
const FEWEST: u16 = 8;

/// The cursor sign with the blank after it, and the blank at the right edge.
const EDGES: u16 = 3;

/// Maximum number of repetitions side by side.
const MOST_BESIDE: u16 = 3;

/// Minimum width of a panel next to a table, including its rule and blanks.
pub(super) const PANEL: u16 = 32;

pub(super) fn columns(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// The columns of a table that fit.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// Indices among all columns of the table.
    pub kept: Vec<usize>,
    pub(super) columns: Vec<Column>,
    /// Number of repetitions side by side.
    pub(super) times: u16,
}

impl Fitted {
    /// Returns the table with growing sets of columns, fewest first, each with the rank added last.
    pub(super) fn all(table: &[Column]) -> Vec<(Rank, Self)> {
        let mut ranks: Vec<Rank> = table.iter().map(|column| column.rank).chain([Rank::Always]).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks.into_iter().map(|rank| (rank, Self::up_to(table, rank))).collect()
    }

    /// Returns the largest set of columns that fits in `room` terminal columns. Heads are shortened before names are
    /// cut, and before a column is dropped that is not spare.
    pub fn of(table: &[Column], room: u16) -> Self {
        let mut all = Self::all(table).into_iter().rev();
        let found = all.find(|(rank, fitted)| fitted.least(*rank) <= room);
        found.map_or_else(|| Self::up_to(table, Rank::Always), |(_, fitted)| fitted).with_heads_for(room)
    }

    /// Returns the table side by side with all columns, as often as `lines` lines need and the width allows; otherwise
    /// once, with the largest set of columns that fits.
    pub(super) fn beside(table: &[Column], room: Size, lines: usize) -> Self {
        let rows = usize::from(room.height.saturating_sub(1)).max(1);
        let width = whole_width(table);
        let found = (2..=times_for(table, lines, rows))
            .rev()
            .find(|&times| width.saturating_mul(times) <= room.width);
        match found {
            Some(times) => Self { times, kept: (0..table.len()).collect(), columns: table.to_vec() },
            None => Self::of(table, room.width),
        }
    }

    /// Returns the minimum width at which the table can be shown if the columns of `rank` were added last.
    pub(super) fn least(&self, rank: Rank) -> u16 {
        let short: Vec<Column> = self.columns.iter().map(Column::shortened).collect();
        let least = match rank {
            Rank::Always => 0,
            Rank::Wanted(_) => total(&short, GAPS[1], |range| range.least),
            Rank::Spare(_) => whole_width(&short),
        };
        least.min(whole_width(&self.columns))
    }

    fn up_to(table: &[Column], rank: Rank) -> Self {
        let kept = (0..).zip(table).filter(|(_, column)| column.rank <= rank);
        let (kept, columns) = kept.map(|(at, column)| (at, column.clone())).unzip();
        Self { kept, columns, times: 1 }
    }

    /// Switches to the short heads if the long ones would force something to be cut.
    pub(super) fn with_heads_for(self, room: u16) -> Self {
        if whole_width(&self.columns) <= room {
            return self;
        }
        Self { columns: self.columns.iter().map(Column::shortened).collect(), ..self }
    }

    /// Returns how much of `room` the table uses, in terminal columns.
    pub(super) fn most(&self, room: u16) -> u16 {
        total(&self.columns, gap(&self.columns, room), |range| range.most).min(room)
    }
}

/// Returns how often a table is repeated side by side for `lines` lines on `rows` rows if the width allows: once for a
/// table with sentences, which can use the full width.
pub(super) fn times_for(table: &[Column], lines: usize, rows: usize) -> u16 {
    let has_sentences = table.iter().any(|column| matches!(column.width, Width::Fill(_)));
    let most = if has_sentences { 1 } else { MOST_BESIDE };
    columns(lines.div_ceil(rows)).clamp(1, most)
}

/// Returns the number of terminal columns at which only the longest texts are cut.
pub(super) fn whole_width(table: &[Column]) -> u16 {
    total(table, GAPS[1], |range| range.enough)
}

/// Returns the number of blanks between the columns of a table.
pub(super) fn gap(table: &[Column], room: u16) -> u16 {
    let [wide, narrow] = GAPS;
    // Sentences can use every blank.
    if table.iter().any(|column| matches!(column.width, Width::Fill(_))) {
        return narrow;
    }
    if total(table, wide, |range| range.most) <= room { wide } else { narrow }
}

fn total(table: &[Column], gap: u16, width: fn(Range) -> u16) -> u16 {
    let gaps = gap * columns(table.len().saturating_sub(1));
    table.iter().map(|column| width(column.range())).fold(gaps + EDGES, u16::saturating_add)
}

/// Returns true if something must be cut in `room` terminal columns.
pub(super) fn is_cut(table: &[Column], room: u16) -> bool {
    total(table, GAPS[1], |range| range.most) > room
}

/// Returns the widths of the columns in `room` terminal columns: the minimum for each, then evenly up to `enough`, then
/// up to `most`; the rest goes to [`Width::Fill`]. If the minimum does not fit, the widest columns are narrowed so that
/// the last one is not lost.
pub(super) fn widths(table: &[Column], room: u16) -> Vec<usize> {
    let mut widths: Vec<u16> = table.iter().map(|column| column.range().least).collect();
    let taken = total(table, gap(table, room), |range| range.least);
    narrow(&mut widths, table, taken.saturating_sub(room));
    let mut left = room.saturating_sub(taken);
    for wanted in [|range: Range| range.enough, |range: Range| range.most] {
        left = widen(&mut widths, table, wanted, left);
    }
    let filling: Vec<usize> =
        (0..table.len()).filter(|&at| matches!(table[at].width, Width::Fill(_))).collect();
    for (turn, &at) in filling.iter().enumerate() {
        let share = left / columns(filling.len() - turn);
        widths[at] += share;
        left -= share;
    }
    widths.into_iter().map(usize::from).collect()
}

/// Removes `over` terminal columns from the widest columns that can be cut.
fn narrow(widths: &mut [u16], table: &[Column], over: u16) {
    for _ in 0..over {
        let gives = |&at: &usize| {
            matches!(table[at].width, Width::Natural { .. } | Width::Words { .. })
                && widths[at] > FEWEST.max(columns(text::width(&table[at].head)))
        };
        let Some(widest) = (0..table.len()).filter(gives).max_by_key(|&at| widths[at]) else { break };
        widths[widest] -= 1;
    }
}

/// Distributes the remaining width evenly among columns that want more; returns the unused rest.
fn widen(widths: &mut [u16], table: &[Column], wanted: fn(Range) -> u16, mut left: u16) -> u16 {
    loop {
        let wanting: Vec<usize> =
            (0..table.len()).filter(|&at| widths[at] < wanted(table[at].range())).collect();
        if wanting.is_empty() || left == 0 {
            return left;
        }
        let share = left / columns(wanting.len());
        for at in wanting {
            let more = share.max(1).min(wanted(table[at].range()) - widths[at]).min(left);
            widths[at] += more;
            left -= more;
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    pub(in crate::widget) fn name(most: u16) -> Column {
        Column::new("Name", Width::Natural { least: 12, most }, Align::Left)
    }

    pub(in crate::widget) fn number() -> Column {
        Column::new("No", Width::Exactly(4), Align::Right)
    }

    #[test]
    fn columns_take_what_they_need_and_leave_the_rest() {
        let table = [number(), name(20), name(28)];
        let least = 4 + 20 + 28 + 2 + EDGES;
        let used = |room| (whole_width(&table), Fitted::of(&table, room).most(room));
        assert_eq!(used(200), (least, least + 2));
        assert_eq!(used(58), (least, least), "less blank before anything is cut");
        assert_eq!(widths(&table, 200), [4, 20, 28]);
    }

    #[test]
    fn too_little_room_is_shared_by_those_that_can_give() {
        let table = [number(), name(20), name(28)];
        assert_eq!(widths(&table, 49), [4, 20, 20]);
        assert_eq!(widths(&table, 43), [4, 17, 17]);
        assert_eq!(widths(&table, 30), [4, 11, 10], "below the least before the last column is lost");
        assert_eq!(widths(&table, 10), [4, 8, 8]);
    }

    #[test]
    fn sentences_take_what_is_left() {
        let table = [number(), Column::new("What", Width::Fill(10), Align::Left)];
        assert_eq!(widths(&table, 60), [4, 52]);
    }

    fn kept(table: &[Column], room: u16) -> Vec<usize> {
        Fitted::of(table, room).kept
    }

    #[test]
    fn the_richest_table_that_fits_is_taken() {
        let table = [number().ranked(Rank::Wanted(0)), name(28), number().ranked(Rank::Wanted(1))];
        assert_eq!(kept(&table, 25), [0, 1, 2]);
        assert_eq!(kept(&table, 24), [0, 1]);
        assert_eq!(kept(&table, 19), [1]);
        assert_eq!(kept(&table, 10), [1]);
    }

    #[test]
    fn a_mark_before_a_few_cells_drops_no_column() {
        let table = |mark| {
            let name = Column::new("Name", Width::of_words(12, 20, 20).with_mark(mark), Align::Left);
            [name, number().ranked(Rank::Spare(1))]
        };
        let room = 20 + 5 + EDGES;
        assert_eq!(kept(&table(2), room), kept(&table(0), room));
        assert_eq!(widths(&table(2), room + 2), [22, 4]);
    }

    #[test]
    fn spare_columns_are_dropped_before_names_are_cut() {
        let table = [name(28), number().ranked(Rank::Wanted(1)), number().ranked(Rank::Spare(1))];
        assert_eq!(kept(&table, 28 + 5 + 5 + EDGES), [0, 1, 2]);
        assert_eq!(kept(&table, 28 + 5 + 4 + EDGES), [0, 1]);
    }

    #[test]
    fn heads_are_short_before_names_are_cut_and_before_a_column_goes() {
        let figure = || {
            let column = Column::new("Points", Width::Exactly(2), Align::Right);
            column.or_short("P").ranked(Rank::Wanted(1))
        };
        let heads =
            |room| Fitted::of(&[name(20), figure(), figure()], room).columns.into_iter().map(|c| c.head);
        assert_eq!(heads(37).collect::<Vec<_>>(), ["Name", "Points", "Points"]);
        assert_eq!(heads(36).collect::<Vec<_>>(), ["Name", "P", "P"]);
        assert_eq!(heads(21).collect::<Vec<_>>(), ["Name", "P", "P"]);
        assert_eq!(heads(20).collect::<Vec<_>>(), ["Name"]);
    }

    #[test]
    fn lines_are_side_by_side_only_with_all_columns() {
        let table = [name(20), number().ranked(Rank::Wanted(1)), number().ranked(Rank::Spare(1))];
        let beside = |width| {
            let fitted = Fitted::beside(&table, Size::new(width, 11), 20);
            (fitted.times, fitted.kept)
        };
        assert_eq!(beside(65), (1, vec![0, 1, 2]));
        assert_eq!(beside(66), (2, vec![0, 1, 2]), "twice 20 + 4 + 4, two gaps and the edges");
    }

    pub(in crate::widget) fn column() -> impl Strategy<Value = Column> {
        let width = prop_oneof![
            (1_u16..12).prop_map(Width::Exactly),
            (3_u16..20, 0_u16..20).prop_map(|(least, more)| Width::Natural { least, most: least + more }),
            (3_u16..20, 3_u16..30, 3_u16..60)
                .prop_map(|(least, enough, most)| Width::of_words(least, enough, most)),
        ];
        let rank = prop_oneof![
            Just(Rank::Always),
            (0_u8..3).prop_map(Rank::Wanted),
            (0_u8..3).prop_map(Rank::Spare),
        ];
        (width, rank, "[A-Z]{1,9}", prop::option::of("[A-Z]{1,3}")).prop_map(|(width, rank, head, short)| {
            let made = Column::new(head, width, Align::Left).ranked(rank);
            if let Some(short) = short { made.or_short(short) } else { made }
        })
    }

    proptest! {
        #[test]
        fn a_wider_table_shows_all_that_a_narrower_one_shows(table in prop::collection::vec(column(), 1..14)) {
            let mut before: Vec<usize> = Vec::new();
            for room in 20..=240 {
                let fitted = Fitted::of(&table, room);
                prop_assert!(before.iter().all(|at| fitted.kept.contains(at)), "{} at {room}", before.len());
                before = fitted.kept;
            }
            prop_assert!(before.len() == table.len() || total(&table, 1, |range| range.enough) > 240);
        }

        #[test]
        fn nothing_is_cut_beside_blanks_or_beside_a_spare_column(table in prop::collection::vec(column(), 1..14)) {
            for room in 20..=240 {
                let shown = Fitted::of(&table, room).columns;
                let widths = widths(&shown, room);
                let is_below = |wanted: fn(Range) -> u16| {
                    shown.iter().zip(&widths).any(|(column, width)| *width < usize::from(wanted(column.range())))
                };
                let taken = widths.iter().sum::<usize>()
                    + usize::from(gap(&shown, room)) * shown.len().saturating_sub(1);
                let left = usize::from(room).saturating_sub(taken + usize::from(EDGES));
                let has_spare = shown.iter().any(|column| matches!(column.rank, Rank::Spare(_)));
                prop_assert!(!is_below(|range| range.most) || left == 0, "{left} blanks at {room}: {widths:?}");
                prop_assert!(!is_below(|range| range.enough) || !has_spare, "cut at {room}: {widths:?}");
            }
        }
    }
}
