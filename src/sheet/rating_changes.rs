//! What the rated games come to in ratings, so far: for every player, and in a line for one. FIDE alone makes it official.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::{Absent, after};
use crate::event::Event;
use hakem_engine::console::rating::{Factor, RatedGames, RatingOutcome, rated_games};
use hakem_engine::tournament::{PlayerId, Points, RoundNo, Snapshot};

/// Whether somebody has a rating that games can change.
#[must_use]
pub fn is_used(snapshot: &Snapshot) -> bool {
    snapshot.players().any(|(_, known)| known.player.rating.is_some() && !known.player.estimated.is_rating())
}

/// Makes the list of rating changes and first ratings by pairing number.
///
/// # Errors
/// Says that nothing is published, or that nobody has a rated game.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let texts = event.texts;
    let shown = [About::Number, About::Title, About::Name, About::Rating];
    let mut heads = columns::about(&shown, event);
    let head = |key: &'static str, id: &str, kind| Column::new(key, texts.get(id), kind);
    heads.extend([
        head("games", "rating-changes-games", ColumnKind::Number),
        head("scored", "rating-changes-scored", ColumnKind::Points),
        head("expected", "rating-changes-expected", ColumnKind::Figure),
        head("factor", "rating-changes-factor", ColumnKind::Words),
        head("change", "rating-changes-change", ColumnKind::Figure),
        head("new_rating", "rating-changes-first", ColumnKind::Figure),
    ]);
    let played = event
        .players()
        .iter()
        .filter_map(|listed| Some((listed.id, rated_games(event.snapshot, listed.id, after)?)));
    let rows: Vec<Row> = played
        .map(|(id, made)| {
            let mut cells = columns::cells(&shown, event, id);
            cells.extend([Cell::Number(made.games.into()), Cell::Points(scored(&made))]);
            cells.extend(outcome(&made.outcome));
            Row::about(id, cells)
        })
        .collect();
    if rows.is_empty() {
        return Err(Absent::NoRatedGames);
    }
    let title = texts.with("sheet-rating-changes", &[("round", after.into())]);
    let notes =
        ["rating-changes-note-official", "rating-changes-note-factor"].map(|id| texts.get(id).into_owned());
    let sheet = Sheet::of(title, Table::of_rows(heads, rows)).with_round(after);
    Ok(Sheet { notes: notes.into(), ..sheet })
}

fn scored(made: &RatedGames) -> Points {
    Points::from_tenths(i32::try_from(made.halves * 5).unwrap_or(i32::MAX))
}

fn decimal(hundredths: i64) -> Cell {
    Cell::Decimal { number: hundredths, places: 2, unit: None }
}

/// Returns expected score, factor, change and first rating, where there are any.
fn outcome(outcome: &RatingOutcome) -> [Cell; 4] {
    match outcome {
        RatingOutcome::Change { expected, factor, hundredths } => [
            decimal((*expected).into()),
            Cell::Words(told_factor(*factor)),
            decimal(*hundredths),
            Cell::Empty,
        ],
        RatingOutcome::First(rating) => {
            let first = rating.map_or(Cell::Empty, |rating| Cell::Number(rating.get().into()));
            [Cell::Empty, Cell::Empty, Cell::Empty, first]
        }
    }
}

/// A factor that is taken for granted has a mark.
fn told_factor(factor: Factor) -> String {
    format!("{}{}", factor.k, if factor.is_assumed { "*" } else { "" })
}

/// Returns the rating change, or the first rating, that the games of a player give so far; nothing if none is rated.
#[must_use]
pub fn line(event: Event, player: PlayerId) -> Option<String> {
    let made = rated_games(event.snapshot, player, event.snapshot.last_published()?)?;
    let texts = event.texts;
    let mut values = vec![("scored", texts.points(scored(&made)).into()), ("games", made.games.into())];
    match made.outcome {
        RatingOutcome::Change { expected, factor, hundredths } => {
            values.extend([
                ("change", texts.signed_decimal(hundredths, 2).into()),
                ("expected", texts.decimal(expected.into(), 2).into()),
                ("factor", told_factor(factor).into()),
            ]);
            Some(texts.with("rating-change-line", &values))
        }
        RatingOutcome::First(rating) => {
            values.push(("rating", rating?.get().into()));
            Some(texts.with("rating-first-line", &values))
        }
    }
}
