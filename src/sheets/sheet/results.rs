//! The result sheet of a round (Tur Sonuç Çizelgesi, general rules §8): the results of all players, by score.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::{Absent, after, groups, incomplete, lists, published, team_pairings};
use crate::event::Event;
use hakem_engine::console::review::has_left;
use hakem_engine::format::Facts;
use hakem_engine::pairing::facts_of;
use hakem_engine::standings;
use hakem_engine::tournament::{PlayerId, RoundNo, RoundPlace};
use std::collections::HashMap;

pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, Some(after(event, asked)?))?;
    let texts = event.texts;
    let title = texts.with("sheet-results-of", &[("round", round.into())]);
    let notes: Vec<String> = incomplete(event, round).into_iter().collect();
    if team_pairings::is_of(event.snapshot, paired) {
        let sections = team_pairings::matches(event, round, paired, "");
        return Ok(Sheet { notes, ..groups::sheet(event, title, sections).with_round(round) });
    }
    let rating = columns::ratings(event).first().copied().unwrap_or(About::Rating);
    let shown = [About::Number, About::Name, rating];
    // Manual Dubov pairing lists the colours of all rounds, and equal scores by average (dubov-classic 9).
    let by_average = facts_of(event.snapshot, round).is_some_and(Facts::lists_averages);
    let turns = if by_average { 1..=round.0 } else { round.0..=round.0 };
    let heads = heads(event, &shown, turns.clone().filter(|_| by_average));
    let made = event.standings(round);
    let averages: HashMap<PlayerId, _> =
        event.averages(round).iter().zip(0..).map(|(row, place)| (row.player, (row.aro, place))).collect();
    // Players outside the stage, without a board of their team, or who left the event have no part in the round.
    let is_in = |id: PlayerId| {
        !matches!(paired.place(id), RoundPlace::Nowhere | RoundPlace::Idle)
            && !has_left(event.snapshot, round, id)
    };
    let mut ranked: Vec<_> = made.rows.iter().filter(|row| is_in(row.player)).collect();
    if by_average {
        ranked.sort_by_key(|row| averages.get(&row.player).map(|(_, place)| *place));
    }
    let cells = |row: &standings::StandingsRow| {
        let id = row.player;
        let games = event.games(id, round);
        let game_of = |turn: u8| games.iter().find(|(of, _)| of.0 == turn).map(|(_, game)| game);
        let game = game_of(round.0);
        let opponent = if let RoundPlace::AtBoard(board, colour) = paired.place(id) {
            paired.board(board).map(|board| board.meeting.player(colour.other()))
        } else {
            None
        };
        let mut cells = columns::cells(&shown, event, id);
        cells.push(game.map_or(Cell::Empty, |game| Cell::Words(game.mark.to_string())));
        let colour = |turn: u8| game_of(turn)?.colour.map(Cell::Colour);
        cells.extend(turns.clone().map(|turn| colour(turn).unwrap_or_default()));
        cells.extend(columns::opponent_cells(event, opponent, Cell::Empty));
        cells.push(opponent.map_or(Cell::Empty, |opponent| rating.cell(event, opponent)));
        cells.push(Cell::Points(row.score));
        let average = averages.get(&id).and_then(|(aro, _)| Some(i64::from((*aro)?.tenths())));
        cells.push(average.map_or(Cell::Empty, |number| Cell::decimal(number, 1)));
        Row::about(id, cells).naming([id].into_iter().chain(opponent))
    };
    let section = |part: groups::GroupPart<&standings::StandingsRow>| {
        let rows = part.items.iter().enumerate().map(|(line, row)| {
            let above = line.checked_sub(1).and_then(|above| part.items.get(above));
            cells(row).beginning_group(above.is_some_and(|above| above.score != row.score))
        });
        let table = Table::of_rows(heads.clone(), rows.collect());
        Section { title: part.name, ..Section::of(table) }
    };
    let parts = groups::parted(event, round, ranked, |row| Some(row.player));
    let sections = parts.into_iter().map(section).collect();
    Ok(Sheet { notes, ..groups::sheet(event, title, sections).with_round(round) })
}

/// Returns the columns. Those of `turns` have the colours of these rounds; without them, one column has the
/// colour.
fn heads(event: Event, shown: &[About], turns: impl Iterator<Item = u8>) -> Vec<Column> {
    let texts = event.texts;
    let mut heads = columns::about(shown, event);
    heads.push(Column::new("mark", texts.get("column-result"), ColumnKind::Game));
    let colour = |turn: u8| Column::in_turn("colours", turn.to_string(), ColumnKind::Colour);
    let before = heads.len();
    heads.extend(turns.map(colour));
    if heads.len() == before {
        heads.push(columns::colour(texts));
    }
    heads.extend(columns::opponent(texts));
    let strength = columns::ratings(event).first().copied().unwrap_or(About::Rating).column(event);
    heads.push(Column::named("opponent", "rating", strength.head, strength.kind));
    heads.push(columns::points(texts));
    heads.push(Column::new("aro", texts.tie_break_short(lists::AVERAGE), ColumnKind::Figure));
    heads
}
