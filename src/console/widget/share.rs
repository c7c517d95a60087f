//! Division of a pane's width among the columns of its table, panels next to it, and repetitions of the table for lines
//! that do not fit below each other.
//!
//! The states of a table form one sequence, and a given width shows the last state that fits. A column, panel or
//! repetition on a narrower screen is therefore never lost on a wider one. The table is repeated only with all columns.

use super::columns::{Column, Fitted, PANEL, Rank, columns, times_for, whole_width};
use ratatui::layout::{Rect, Size};

/// Minimum terminal width for a panel.
const WITH_PANEL: u16 = 110;

/// Minimum terminal width for two panels.
const WITH_TWO_PANELS: u16 = 170;

/// Terminal columns of the rule and the blanks of a panel.
const PANEL_EDGES: usize = 3;

/// Minimum width of the first panel.
const FIRST: u16 = PANEL;

/// Maximum width of the first panel before the second one gets more.
const FIRST_AT_MOST: u16 = 58;

/// Minimum width of the second panel.
const SECOND: u16 = 46;

/// Width requirements of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Width in terminal columns below which visible content would be cut.
    pub least: u16,
    /// Width in terminal columns that it can use.
    pub most: u16,
    /// Maximum number of panels next to it.
    panels: usize,
}

impl Needs {
    /// Creates a requirement of exactly this many terminal columns.
    pub fn exactly(columns: u16) -> Self {
        Self::between(columns, columns)
    }

    /// Creates a requirement from its bounds in terminal columns.
    pub fn between(least: u16, most: u16) -> Self {
        Self { least, most, panels: usize::MAX }
    }

    /// Returns true if the table leaves a panel at least `inner` terminal columns of text.
    pub fn leaves(self, room: u16, inner: usize) -> bool {
        usize::from(room.saturating_sub(self.most)) >= inner + PANEL_EDGES
    }
}

/// Content that shares the width with a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// Number of panels that the pane can fill.
    pub panels: usize,
    /// Width in terminal columns of other lines of the pane.
    pub lines: usize,
}

impl Beside {
    pub fn panels(panels: usize) -> Self {
        Self { panels, lines: 0 }
    }

    /// Sets the width that other lines of the pane need.
    #[must_use]
    pub fn below(self, lines: usize) -> Self {
        Self { lines, ..self }
    }
}

/// Returns the width requirements of a table in `room` terminal columns.
pub fn needs(table: &[Column], room: u16, beside: Beside) -> Needs {
    Sequence::of(table, beside, TableLines { count: 0, rows: usize::MAX }).needs(room)
}

/// Returns the width requirements of a table with this many lines, repeated side by side if they do not fit below each
/// other.
pub fn needs_of(table: &[Column], room: Size, lines: usize, beside: Beside) -> Needs {
    let rows = usize::from(room.height.saturating_sub(1)).max(1);
    Sequence::of(table, beside, TableLines { count: lines, rows }).needs(room.width)
}

/// Lines of a table, and the rows for them.
#[derive(Clone, Copy)]
struct TableLines {
    count: usize,
    rows: usize,
}

/// Content of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    /// Set of columns, as an index into [`Sequence::tables`].
    columns: usize,
    /// Number of repetitions side by side.
    times: u16,
    panels: usize,
}

/// Widths of a table, in terminal columns.
#[derive(Clone, Copy)]
struct Widths {
    /// Minimum width of the table alone.
    least: u16,
    /// Width at which only the longest texts are cut.
    whole: u16,
}

/// The states of a table, in order of growing width.
struct Sequence {
    /// The table with growing sets of columns, with long heads.
    tables: Vec<(Rank, Fitted)>,
    widths: Vec<Widths>,
    /// Number of repetitions that the lines need.
    wanted: u16,
    beside: Beside,
}

impl Sequence {
    fn of(table: &[Column], beside: Beside, lines: TableLines) -> Self {
        let tables = Fitted::all(table);
        let widths = tables
            .iter()
            .map(|(rank, fitted)| Widths { least: fitted.least(*rank), whole: whole_width(&fitted.columns) });
        let widths: Vec<Widths> = widths.collect();
        let wanted = times_for(table, lines.count, lines.rows);
        Self { tables, widths, wanted, beside }
    }

    fn state(&self, room: u16) -> State {
        let mut state = State { columns: 0, times: 1, panels: 0 };
        while let Some((_, next)) = self.next(state).filter(|(needed, _)| *needed <= room) {
            state = next;
        }
        state
    }

    /// Returns the state after another one, with its minimum width.
    fn next(&self, state: State) -> Option<(u16, State)> {
        let State { columns, times, panels } = state;
        let is_whole = times == self.wanted;
        let has_all = columns + 1 == self.tables.len();
        let wants_panel = panels < self.beside.panels.min(2) && (is_whole || panels == 0);
        let further = [
            (!has_all).then_some(State { columns: columns + 1, ..state }),
            wants_panel.then_some(State { panels: panels + 1, ..state }),
            (!is_whole && has_all).then_some(State { times: times + 1, ..state }),
        ];
        // On a tie, the first.
        further.into_iter().flatten().map(|next| (self.width(next), next)).min_by_key(|(needed, _)| *needed)
    }

    /// Returns the minimum width of a state.
    fn width(&self, state: State) -> u16 {
        let Some(&Widths { least, whole }) = self.widths.get(state.columns) else { return u16::MAX };
        let whole = whole.saturating_mul(state.times);
        let widest = whole.max(columns(self.beside.lines));
        match (state.panels, state.times) {
            (0, 1) => least,
            (0, _) => whole,
            (1, _) => widest.saturating_add(FIRST).max(WITH_PANEL),
            _ => widest.saturating_add(FIRST + SECOND).max(WITH_TWO_PANELS),
        }
    }

    /// Returns the width requirements in `room` terminal columns.
    fn needs(&self, room: u16) -> Needs {
        let state = self.state(room);
        let Some((_, fitted)) = self.tables.get(state.columns) else { return Needs::exactly(room) };
        let fitted = fitted.clone().with_heads_for(room);
        let (least, most) = match state.times {
            1 => (whole_width(&fitted.columns), fitted.most(room)),
            times => [whole_width(&fitted.columns).saturating_mul(times); 2].into(),
        };
        let lines = columns(self.beside.lines);
        // The next columns come after the panels: a table wide enough for them would show them early and lose them to
        // the next panel.
        let next = self.widths.get(state.columns + 1).filter(|_| state.panels > 0);
        let room_left = next.map_or(room, |next| room.min(next.least - 1));
        Needs {
            least: least.max(lines).min(room),
            most: most.max(lines).min(room_left),
            panels: state.panels,
        }
    }
}

/// Areas of a pane's table and panels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    pub main: Rect,
    /// The panels, most important first; empty on a narrow screen.
    pub panels: Vec<Rect>,
}

impl Parts {
    /// Divides an area for a pane with up to `panels` panels. They share the width that the table leaves, so that a
    /// wider screen never shows less of it.
    pub fn of(area: Rect, panels: usize, table: Needs) -> Self {
        let most: &[u16] = match area.width {
            0..WITH_PANEL => &[],
            WITH_PANEL..WITH_TWO_PANELS => &[FIRST],
            WITH_TWO_PANELS.. => &[FIRST, SECOND],
        };
        let left = area.width.saturating_sub(table.least);
        let have_room = |&count: &usize| most.iter().take(count).sum::<u16>() <= left;
        let count = (0..=panels.min(table.panels).min(most.len())).rev().find(have_room).unwrap_or(0);
        let least = most.get(..count).unwrap_or_default();
        if least.is_empty() {
            return Self { main: area, panels: Vec::new() };
        }
        let taken = table.most.min(area.width - least.iter().sum::<u16>());
        let left = area.width - taken;
        let at = |from: u16, width: u16| Rect { x: area.x + from, width, ..area };
        let panels = match least {
            [first, second] => {
                let first = (left - second).clamp(*first, FIRST_AT_MOST);
                vec![at(taken, first), at(taken + first, left - first)]
            }
            _ => vec![at(taken, left)],
        };
        Self { main: at(0, taken), panels }
    }

    /// Returns the area of all panels together.
    pub fn beside(&self) -> Option<Rect> {
        self.panels.iter().copied().reduce(Rect::union)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Align;
    use crate::widget::Width;
    use crate::widget::columns::tests::column;
    use proptest::prelude::*;

    fn parts(width: u16, panels: usize, needs: u16) -> (u16, Vec<u16>) {
        let parts = Parts::of(Rect::new(0, 2, width, 30), panels, Needs::exactly(needs.min(width)));
        let right = parts.panels.iter().map(|panel| panel.right()).max().unwrap_or(parts.main.right());
        assert_eq!(right, width, "no column is left over");
        (parts.main.width, parts.panels.iter().map(|panel| panel.width).collect())
    }

    #[test]
    fn space_that_a_table_does_not_need_becomes_panels() {
        assert_eq!(parts(80, 2, 76), (80, vec![]));
        assert_eq!(parts(110, 2, 76), (76, vec![34]));
        assert_eq!(parts(110, 2, 79), (110, vec![]), "the table is not made narrower for a panel");
        assert_eq!(parts(140, 2, 76), (76, vec![64]));
        assert_eq!(parts(170, 2, 76), (76, vec![48, 46]));
        assert_eq!(parts(170, 2, 93), (93, vec![77]), "the second panel gives way first");
        assert_eq!(parts(220, 2, 76), (76, vec![58, 86]));
        assert_eq!(parts(220, 1, 76), (76, vec![144]));
        assert_eq!(parts(220, 0, 76), (220, vec![]));
    }
    /// Returns the state of a screen: number of panels, repetitions of the table, and its columns.
    fn shown(table: &[Column], area: Rect, lines: usize, beside: Beside) -> (usize, u16, Vec<usize>) {
        let parts = Parts::of(area, beside.panels, needs_of(table, area.as_size(), lines, beside));
        let fitted = Fitted::beside(table, parts.main.as_size(), lines);
        (parts.panels.len(), fitted.times, fitted.kept)
    }

    #[test]
    fn a_panel_comes_before_lines_side_by_side() {
        let columns = |ranks: [Rank; 2]| -> Vec<Column> {
            let column = |(width, rank)| Column::new("", Width::Exactly(width), Align::Left).ranked(rank);
            [(64, Rank::Always), (8, ranks[0]), (8, ranks[1])].map(column).into()
        };
        let table = columns([Rank::Wanted(1), Rank::Spare(1)]);
        let at = |width, height, lines| {
            let (panels, times, kept) =
                shown(&table, Rect::new(0, 0, width, height), lines, Beside::panels(2));
            (panels, times, kept.len())
        };
        assert_eq!(at(116, 40, 70), (0, 1, 3));
        assert_eq!(at(117, 40, 70), (1, 1, 3), "85 + 32");
        assert_eq!(at(201, 40, 70), (1, 1, 3));
        assert_eq!(at(202, 40, 70), (1, 2, 3), "85 + 85 + 32");
        assert_eq!(at(248, 40, 70), (2, 2, 3), "85 + 85 + 32 + 46");
        assert_eq!(at(286, 55, 150), (1, 2, 3), "a second panel waits for the lines, whose pages are turned");
        assert_eq!(at(287, 55, 150), (1, 3, 3), "85 + 85 + 85 + 32");
    }

    #[test]
    fn a_table_beside_a_panel_is_too_narrow_for_the_columns_that_come_after_the_next_panel() {
        let names = Column::new("", Width::Words { least: 60, enough: 88, most: 140 }, Align::Left);
        let points = Column::new("Points a", Width::Exactly(1), Align::Left).or_short("P");
        let table = [names, points, Column::new("", Width::Exactly(46), Align::Left).ranked(Rank::Spare(1))];
        let at = |width| shown(&table, Rect::new(0, 0, width, 40), 10, Beside::panels(2));
        assert_eq!(at(177), (1, 1, vec![0, 1]), "short heads would leave room for the third column");
        assert_eq!(at(178), (2, 1, vec![0, 1]), "100 + 32 + 46");
        assert_eq!(at(225), (2, 1, vec![0, 1, 2]), "147 + 32 + 46");
    }

    proptest! {
        #[test]
        fn a_wider_screen_shows_all_that_a_narrower_one_shows(
            table in prop::collection::vec(column(), 1..14),
            (height, lines) in (10_u16..80, 0_usize..300),
            (panels, below) in (0_usize..3, 0_usize..90),
        ) {
            let beside = Beside::panels(panels).below(below);
            let mut before = (0, 1, Vec::new());
            for width in 20..=280 {
                let now = shown(&table, Rect::new(0, 0, width, height), lines, beside);
                prop_assert!(now.0 >= before.0 && now.1 >= before.1, "{before:?}, at {width} {now:?}");
                prop_assert!(before.2.iter().all(|at| now.2.contains(at)), "{before:?}, at {width} {now:?}");
                before = now;
            }
        }
    }
}
