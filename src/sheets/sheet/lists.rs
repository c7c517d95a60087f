//! Required lists: the starting list, the adjusted scores, and the average ratings of the opponents.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::{Absent, after, paired_by_results, team_pairings};
use crate::event::Event;
use hakem_engine::pairing::{AroRow, starting_list};
use hakem_engine::tiebreak::{self, Conditions, accepts};
use hakem_engine::tournament::{RoundNo, TieBreakId};

/// Tie-break code of the adjusted scores (tie-breaks §3).
pub const ADJUSTED_SCORE: &str = "ADJ";

/// Tie-break code of the opponents' average rating.
pub const AVERAGE: &str = "ARO";

/// Columns of the starting list, in the order of basic-swiss §2.
const LISTED: [About; 10] = [
    About::Licence,
    About::Title,
    About::Name,
    About::Federation,
    About::Rating,
    About::NationalRating,
    About::FideId,
    About::Born,
    About::Sex,
    About::Club,
];

/// Builds the starting list with all columns; a sheet shows those with data. Teams that list no players are listed
/// instead of players.
pub fn starters(event: Event<'_>, _asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let teams = team_pairings::starters(event);
    match teams.is_empty() {
        true => players(event),
        false => Ok(Sheet::of(event.texts.get("sheet-starting-list").into_owned(), teams)),
    }
}

fn players(event: Event<'_>) -> Result<Sheet<'_>, Absent> {
    let mut starters = starting_list(event.snapshot);
    starters.retain(|starter| !event.snapshot.is_stand_in(starter.player));
    if starters.is_empty() {
        return Err(Absent::NoPlayers);
    }
    let rows = starters.into_iter().map(|starter| {
        let mut cells = vec![Cell::Number(starter.number.0.into())];
        cells.extend(columns::cells(&LISTED, event, starter.player));
        Row::about(starter.player, cells)
    });
    let mut heads = vec![About::Number.column(event)];
    heads.extend(columns::about(&LISTED, event));
    let table = Table::of_rows(heads, rows.collect());
    let list = event.snapshot.settings().rating_list.map(|list| event.texts.date(list));
    let notes = list.map(|list| event.texts.with("sheet-rating-list", &[("list", list.into())]));
    let sheet = Sheet::of(event.texts.get("sheet-starting-list").into_owned(), table);
    Ok(Sheet { notes: notes.into_iter().collect(), ..sheet })
}

/// Builds the starting list with the columns prescribed by basic-swiss §2: BSNo, LNo, Ad-Soyad, ELO, UKD, even if
/// empty.
pub fn prescribed(event: Event<'_>, _asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let columns = [About::Number, About::Licence, About::Name, About::Rating, About::NationalRating];
    let is_prescribed =
        |_: usize, column: &Column| columns.iter().any(|about| about.name() == column.key.name());
    Ok(players(event)?.with_columns(is_prescribed))
}

/// Builds the list of adjusted scores by pairing number (tie-breaks §3).
///
/// # Errors
/// Fails if the rules of the event have no adjusted scores, if the round is not published, or if no round has a
/// result.
pub fn adjusted(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let code = TieBreakId::new(ADJUSTED_SCORE);
    accepts(&code, Conditions::of(event.snapshot.settings())).map_err(Absent::TieBreak)?;
    let after = after(event, asked)?;
    let scores = tiebreak::ResultTable::new(event.snapshot, after);
    let shown = [About::Number, About::Name];
    let mut heads = columns::about(&shown, event);
    heads.push(columns::points(event.texts));
    heads.push(Column::new("adjusted", event.texts.tie_break_short(ADJUSTED_SCORE), ColumnKind::Points));
    let rows = scores.numbers().map(|number| {
        let player = scores.player(number);
        let mut cells = columns::cells(&shown, event, player);
        cells.extend([scores.score(number), scores.adjusted_score(number)].map(Cell::Points));
        Row::about(player, cells)
    });
    let table = Table::of_rows(heads, rows.collect());
    Ok(Sheet::of(announced(event, ADJUSTED_SCORE, after), table).with_round(after))
}

/// Builds the list of the opponents' average ratings, sorted by points and average (dubov-classic 9).
pub fn averages(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    paired_by_results(event, after)?;
    let table = columns::with_used(event, averages_table(event, event.averages(after).to_vec()));
    Ok(Sheet::of(announced(event, AVERAGE, after), table).with_round(after))
}

/// Builds the table of average ratings for some players.
pub fn averages_table(event: Event<'_>, rows: Vec<AroRow>) -> Table<'_> {
    let shown = [&[About::Number, About::Name][..], &columns::RATINGS].concat();
    let mut heads = columns::about(&shown, event);
    heads.push(columns::points(event.texts));
    heads.push(Column::new("aro", event.texts.tie_break_short(AVERAGE), ColumnKind::Figure));
    Table::new(heads, rows.len(), move |at| {
        let Some(row) = rows.get(at) else { return Row::default() };
        let mut cells = columns::cells(&shown, event, row.player);
        cells.push(Cell::Points(row.points));
        cells.push(row.aro.map_or(Cell::Empty, |aro| Cell::decimal(aro.tenths().into(), 1)));
        let above = at.checked_sub(1).and_then(|above| rows.get(above));
        let begins = above.is_some_and(|above| above.points != row.points);
        Row::about(row.player, cells).beginning_group(begins)
    })
}

/// Returns the heading of a list with one figure per player.
pub fn announced(event: Event, code: &str, after: RoundNo) -> String {
    let values = [("round", after.into()), ("list", event.texts.tie_break(code).into())];
    event.texts.with("standings-announced-after", &values)
}
