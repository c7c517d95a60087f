//! Unofficial rating changes from the rated games so far, for all players as a list and for one in a line.
//!
//! Only FIDE's calculation is official.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::{Absent, after};
use crate::event::Event;
use hakem_engine::console::rating::{Factor, RatedGames, RatingOutcome, RatingRules, rated_games};
use hakem_engine::tournament::{PartialDate, PlayerId, Points, RoundNo, Snapshot};

/// Returns true if a player has a rating that games can change.
pub fn is_used(snapshot: &Snapshot) -> bool {
    snapshot.players().any(|(_, known)| known.player.rating.is_some() && !known.player.estimated.is_rating())
}

/// Builds the list of rating changes and first ratings by pairing number.
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
    let mut notes = told_rules(event);
    notes.push(texts.get("rating-changes-note-factor").into_owned());
    let sheet = Sheet::of(title, Table::of_rows(heads, rows)).with_round(after);
    Ok(Sheet { notes, ..sheet })
}

/// Describes the edition of the rules that is applied, and states if the event is older than it.
fn told_rules(event: Event) -> Vec<String> {
    let (texts, rules) = (event.texts, RatingRules::of(event.snapshot));
    let (year, month, day) = rules.since;
    let since = PartialDate::new(year, month, day).map(|day| texts.date(day)).unwrap_or_default();
    let uncapped = rules.uncapped.map_or_else(|| "none".to_owned(), |rating| rating.to_string());
    let values = [("since", since.into()), ("uncapped", uncapped.into())];
    let is_older = rules.is_after_start(event.snapshot);
    let ids = ["rating-changes-note-official"].into_iter();
    let ids = ids.chain(is_older.then_some("rating-changes-note-earlier"));
    ids.map(|id| texts.with(id, &values)).collect()
}

fn scored(made: &RatedGames) -> Points {
    Points::from_tenths(i32::try_from(made.halves * 5).unwrap_or(i32::MAX))
}

fn decimal(hundredths: i64) -> Cell {
    Cell::decimal(hundredths, 2)
}

/// Returns expected score, factor, change and first rating, as far as they apply.
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

/// An assumed factor is marked.
fn told_factor(factor: Factor) -> String {
    format!("{}{}", factor.k, if factor.is_assumed { "*" } else { "" })
}

/// Describes the rating change or first rating from a player's games so far; returns `None` if no game is rated.
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
