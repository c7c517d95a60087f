//! Dubov's round table: the ratings and averages by which each board was paired, with the decisive articles
//! (dubov-classic 6 and 7).

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::reasons::Working;
use super::{Absent, lists, published};
use crate::event::Event;
use hakem_engine::pairing::Proposal;
use hakem_engine::tournament::{Colour, Meeting, PlayerId, RoundNo};
use std::collections::HashMap;

pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let averages = before(event, round);
    let working = Working::of(event.snapshot, round);
    let mut sections: Vec<Section> = Vec::new();
    let boards: Vec<_> = paired.games().collect();
    let higher = |meeting: Meeting| {
        let scores = [meeting.white, meeting.black].map(|id| event.score_before(id, round));
        scores[0].max(scores[1])
    };
    for group in boards.chunk_by(|one, other| higher(one.1.meeting) == higher(other.1.meeting)) {
        let rows = group.iter().map(|(number, board, result)| {
            let mut cells = vec![Cell::Number(number.0.into())];
            for colour in [Colour::White, Colour::Black] {
                let id = board.meeting.player(colour);
                cells.extend([About::Number, About::Name, About::Rating].map(|about| about.cell(event, id)));
                cells.push(averages.get(&id).cloned().unwrap_or_default());
                if colour == Colour::White {
                    cells.push(Cell::Result(*result));
                }
            }
            let articles = working.proposal.as_ref().map(|made| articles(made, board.meeting));
            cells.push(Cell::Words(articles.unwrap_or_default()));
            Row::new(cells)
        });
        let table = Table::of_rows(heads(event), rows.collect());
        let score = group.first().map(|(_, board, _)| higher(board.meeting)).unwrap_or_default();
        let title = event.texts.with("sheet-score-group", &[("score", score.into())]);
        sections.push(Section { title, ..Section::of(table) });
    }
    let title = event.texts.with("sheet-dubov-table", &[("round", round.into())]);
    let bye = paired.pairing_allocated_bye();
    let notes = bye.map(|id| event.texts.with("ruling-bye", &[("player", event.name(id).into())]));
    let by = Column::new("score", event.texts.get("column-points"), ColumnKind::Words);
    let sheet = Sheet::of_sections(title, sections).with_round(round);
    Ok(Sheet { by: Some(by), notes: notes.into_iter().collect(), ..sheet })
}

/// Returns the averages of all players before a round.
fn before(event: Event, round: RoundNo) -> HashMap<PlayerId, Cell> {
    let Some(last) = round.previous().filter(|last| last.0 > 0) else { return HashMap::new() };
    let averages = event.averages(last);
    let cell = |tenths: u32| Cell::decimal(tenths.into(), 1);
    averages.iter().filter_map(|row| Some((row.player, cell(row.aro?.tenths())))).collect()
}

fn heads(event: Event) -> Vec<Column> {
    let texts = event.texts;
    let mut heads = vec![columns::board(texts)];
    for (colour, key) in [(Colour::White, "white"), (Colour::Black, "black")] {
        let about = [About::Number, About::Name, About::Rating];
        heads.extend(about.iter().map(|about| about.column_of(colour, event)));
        heads.push(Column::named(key, "aro", texts.tie_break_short(lists::AVERAGE), ColumnKind::Figure));
        if colour == Colour::White {
            heads.push(columns::result(texts));
        }
    }
    heads.push(Column::new("articles", texts.get("column-article"), ColumnKind::Words));
    heads
}

/// Returns the articles that the system states for a board.
fn articles(made: &Proposal, meeting: Meeting) -> String {
    let mut articles: Vec<&str> = Vec::new();
    for reason in made.reasons(&[meeting.white, meeting.black]) {
        if !articles.contains(&reason.rule) {
            articles.push(reason.rule);
        }
    }
    articles.join(", ")
}
