//! Incidents noted by the arbiter, on a sheet that is not public, and as lines about a player for the screen.

use super::Absent;
use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use crate::event::Event;
use crate::text::clean;
use hakem_engine::tournament::{Incident, PlayerId, RoundNo, RoundPlace};

const PLAYER: [About; 2] = [About::Number, About::Name];

/// Builds the list of the incidents of a round, or of all rounds if none is requested, in order of rounds and entry.
///
/// # Errors
/// Returns [`Absent::NoIncidents`] if there are none.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let texts = event.texts;
    let all = event.snapshot.incidents().iter();
    let mut found: Vec<&Incident> =
        all.filter(|incident| asked.is_none_or(|round| round == incident.round)).collect();
    if found.is_empty() {
        return Err(Absent::NoIncidents);
    }
    found.sort_by_key(|incident| incident.round);
    let mut heads = vec![columns::round(texts), columns::board(texts)];
    heads.extend(columns::about(&PLAYER, event));
    heads.extend([
        Column::new("kind", texts.get("incident-column-kind"), ColumnKind::Words),
        Column::new("text", texts.get("incident-column-text"), ColumnKind::Words),
    ]);
    let row = |incident: &Incident| {
        let place = event.snapshot.round(incident.round).map(|round| round.place(incident.player));
        let board = match place {
            Some(RoundPlace::AtBoard(board, _)) => Some(board.0),
            _ => None,
        };
        let mut cells = vec![Cell::Number(incident.round.0.into()), Cell::number(board)];
        cells.extend(columns::cells(&PLAYER, event, incident.player));
        cells.push(Cell::Words(texts.incident(incident.kind).into_owned()));
        cells.push(incident.text.as_ref().map_or(Cell::Empty, Cell::name));
        Row::about(incident.player, cells)
    };
    let rows = found.into_iter().map(row).collect();
    let sheet = Sheet::of(texts.get("sheet-incidents").into_owned(), Table::of_rows(heads, rows));
    let notes = vec![texts.get("sheet-incidents-private").into_owned()];
    Ok(Sheet { round: asked, notes, ..sheet })
}

/// Returns a line for each incident of a player: `round 3: illegal move (move 41)`.
pub fn lines(event: Event, player: PlayerId) -> Vec<String> {
    let own = event.snapshot.incidents().iter().filter(|incident| incident.player == player);
    own.map(|incident| line(event, incident)).collect()
}

/// Describes an incident without its player.
pub fn line(event: Event, incident: &Incident) -> String {
    let kind = event.texts.incident(incident.kind).into_owned();
    let text = incident.text.as_ref().map(|text| format!(" ({})", clean(text.as_str())));
    let values =
        [("round", incident.round.into()), ("incident", (kind + text.as_deref().unwrap_or_default()).into())];
    event.texts.with("incident-line", &values)
}
