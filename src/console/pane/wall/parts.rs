//! The three parts of the print pane: sheets that are due now, all sheets, and files with the web pages. The
//! last two fold.

use super::lines::WallLine;
use super::{WallPane, issue_history};
use crate::desk::Context;
use crate::widget::TableRow;
use hakem_engine::history::{Entry, Moment};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    Sheets,
    /// The report, the web pages and the hall screen.
    Files,
}

impl Fold {
    fn of(line: WallLine) -> Self {
        match line {
            WallLine::Sheet(_) | WallLine::Unused(_) => Self::Sheets,
            WallLine::Report | WallLine::Pages | WallLine::Hall => Self::Files,
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Sheets => "wall-all-sheets",
            Self::Files => "wall-files",
        }
    }

    /// Returns the catalogue id of what the part contains.
    pub(super) fn about(self) -> &'static str {
        match self {
            Self::Sheets => "wall-all-sheets-about",
            Self::Files => "wall-files-about",
        }
    }

    /// Returns the name by which the row is remembered.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Sheets => "=sheets",
            Self::Files => "=files",
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum WallRow {
    /// A line, by its position among [`WallPane::lines`], which is the number of its key.
    Line(usize, WallLine),
    Heading(Fold),
}

impl WallPane {
    /// Returns the rows: due sheets, then the other parts as far as they are open.
    pub(super) fn rows(&self, cx: &Context) -> Vec<WallRow> {
        let lines: Vec<(usize, WallLine)> = self.lines(cx).enumerate().collect();
        let due = lines.iter().filter(|(_, line)| self.due.contains(&line.name()));
        let mut rows: Vec<WallRow> = due.map(|&(at, line)| WallRow::Line(at, line)).collect();
        for fold in [Fold::Sheets, Fold::Files] {
            rows.push(WallRow::Heading(fold));
            let members = lines.iter().filter(|(_, line)| Fold::of(*line) == fold && self.is_open(fold));
            rows.extend(members.map(|&(at, line)| WallRow::Line(at, line)));
        }
        rows
    }

    /// Returns true if a part shows its lines. All sheets are listed while none is due.
    fn is_open(&self, fold: Fold) -> bool {
        match fold {
            Fold::Sheets => self.sheets_open.unwrap_or(self.due.is_empty()),
            Fold::Files => self.files_open,
        }
    }

    pub(super) fn fold(&mut self, fold: Fold) {
        let open = !self.is_open(fold);
        match fold {
            Fold::Sheets => self.sheets_open = Some(open),
            Fold::Files => self.files_open = open,
        }
    }

    /// Moves the cursor to a line by its position, and opens its part unless it is due.
    pub(super) fn reveal(&mut self, at: usize, cx: &Context) {
        let Some(line) = self.lines(cx).nth(at) else { return };
        let fold = Fold::of(line);
        if !self.due.contains(&line.name()) && !self.is_open(fold) {
            self.fold(fold);
        }
        let is_it = |row: &WallRow| matches!(row, WallRow::Line(line, _) if *line == at);
        self.cursor = self.rows(cx).iter().position(is_it).unwrap_or(self.cursor);
    }

    /// Moves the cursor to the row with this name.
    pub(super) fn reveal_named(&mut self, name: &str, cx: &Context) {
        if let Some(at) = self.lines(cx).position(|line| line.name() == name) {
            return self.reveal(at, cx);
        }
        let is_it = |row: &WallRow| matches!(row, WallRow::Heading(fold) if fold.name() == name);
        self.cursor = self.rows(cx).iter().position(is_it).unwrap_or(self.cursor);
    }

    pub(super) fn heading(&self, fold: Fold, cx: &Context) -> TableRow {
        let sign = if self.is_open(fold) { '▾' } else { '▸' };
        let label = format!("{sign} {}", cx.texts.get(fold.label()));
        let told = match fold {
            Fold::Sheets => {
                let sheets = self.lines(cx).filter(|line| matches!(line, WallLine::Sheet(_))).count();
                cx.texts.with("wall-sheets", &[("count", sheets.into())])
            }
            Fold::Files => files_told(cx),
        };
        TableRow::new(vec![String::new(), String::new(), label, told, String::new()], cx.theme.head)
    }

    /// Returns the number of due sheets that were not issued since.
    pub(super) fn open_due(&self, cx: &Context) -> usize {
        self.due.iter().filter(|sheet| issue_history::left(cx, sheet).is_none()).count()
    }

    /// Marks the due sheets once per occasion, and unmarks those issued since and those due on the previous occasion.
    pub(super) fn offer_due(&mut self, cx: &Context) {
        let log = cx.history.log();
        let new = log.get(self.seen.min(log.len())..).unwrap_or_default();
        self.seen = log.len();
        for line in new {
            let Entry::Issued(issue) = &line.entry else { continue };
            self.marked.retain(|marked| !issue.sheets.iter().any(|issued| issued.sheet == *marked));
        }
        let occasion = issue_history::occasion(cx);
        if occasion == self.offered.0 {
            return;
        }
        let due = occasion.map(|occasion| issue_history::due(cx, occasion)).unwrap_or_default();
        self.due.clone_from(&due);
        (self.cursor, self.sheets_open) = (0, None);
        let (_, outdated) = std::mem::replace(&mut self.offered, (occasion, due.clone()));
        self.marked.retain(|marked| !outdated.contains(marked) && !due.contains(marked));
        self.marked.extend(due);
    }
}

/// Describes the files of the event: when it was closed; otherwise its web pages, or when its report was written.
fn files_told(cx: &Context) -> String {
    let told = |id: &str, at: Moment| cx.texts.with(id, &[("time", cx.when(at).into())]);
    if let Some(at) = cx.closing.and_then(|order| order.closed_at(cx.history)) {
        return told("wall-files-closed", at);
    }
    match issue_history::report_written(cx).filter(|_| cx.site.is_none()) {
        Some(at) => told("wall-left-written", at),
        None => WallLine::Pages.told(cx),
    }
}
