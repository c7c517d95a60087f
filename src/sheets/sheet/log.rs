//! The log as a table: every entry with its time and reason.

use super::Absent;
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::entry::logged;
use crate::event::Event;
use hakem_engine::history::Logged;
use hakem_engine::tournament::RoundNo;

/// Builds the log, oldest entry first.
///
/// # Errors
/// Returns [`Absent::NoLog`] if the log is empty.
pub fn sheet(event: Event<'_>, _asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    if event.history.log().is_empty() {
        return Err(Absent::NoLog);
    }
    Ok(Sheet::of(event.texts.get("pane-log").into_owned(), table(event)))
}

/// Builds the table of entries, oldest first.
pub fn table(event: Event<'_>) -> Table<'_> {
    let texts = event.texts;
    let log = event.history.log();
    let is_told = tells_who(event);
    let mut heads = vec![
        Column::new("step", texts.get("column-step"), ColumnKind::Number),
        Column::new("time", texts.get("column-time"), ColumnKind::Code),
        Column::new("what", texts.get("column-what"), ColumnKind::Words),
        Column::new("reason", texts.get("sheet-reason"), ColumnKind::Words),
    ];
    heads.extend(is_told.then(|| Column::new("by", texts.get("column-by"), ColumnKind::Words)));
    Table::new(heads, log.len(), move |at| {
        let Some(line) = log.get(at) else { return Row::default() };
        let mut cells = vec![
            Cell::Number(line.to.0.into()),
            Cell::Moment { shown: event.time(line.at), sorted: event.sorted_time(line.at) },
            Cell::Words(logged(event, line)),
            reason(event, line).map_or(Cell::Empty, |reason| Cell::Words(reason.to_owned())),
        ];
        let by = line
            .by
            .as_deref()
            .map(|by| Cell::Words(texts.author(by, event.zone).into_owned()))
            .unwrap_or(Cell::Empty);
        cells.extend(is_told.then_some(by));
        Row::new(cells)
    })
}

/// Returns true if any entry has an author, as in a shared event.
pub fn tells_who(event: Event) -> bool {
    event.history.log().iter().any(|line| line.by.is_some())
}

pub fn reason<'a>(event: Event<'a>, line: &Logged) -> Option<&'a str> {
    let of_command = event.history.command(line.to).and_then(|(command, _)| command.reason());
    let of_taking_out = event.history.taken_out(line.to).map(|(_, reason)| reason);
    of_command.or(of_taking_out).filter(|reason| !reason.is_empty())
}
