//! Scoregroup cards, as arbiters arrange them for manual pairing: all players by score, with opponents, colours and
//! due colour.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, SheetLayout, Table};
use super::{Absent, paired_by_results, published};
use crate::event::Event;
use hakem_engine::console::review::{Halves, PairingCard, Review};
use hakem_engine::format::{Float, Strength};
use hakem_engine::standings::CrosstableCell;
use hakem_engine::tournament::{Colour, PairingNumber, PlayerId, Points, Round, RoundNo};
use std::cmp::Reverse;

/// A player's card with its sort keys.
struct Laid {
    id: PlayerId,
    number: PairingNumber,
    card: PairingCard,
}

/// Builds the cards of all players paired in a round, by score before it.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    paired_by_results(event, round)?;
    let review = Review::of(event.snapshot, round).ok_or(Absent::NotPaired(round))?;
    let seated = paired.boards().iter().flat_map(|board| [board.meeting.white, board.meeting.black]);
    let seated = seated.chain(paired.pairing_allocated_bye());
    let laid = seated.filter_map(|id| Some(Laid { id, number: event.number(id)?, card: review.card(id)? }));
    let mut laid: Vec<Laid> = laid.collect();
    laid.sort_by_key(|laid| (Reverse(laid.card.score), laid.number));
    let sections = groups(&review, paired, &laid);
    let sections =
        sections.iter().map(|(score, parts)| section(event, (round, paired), *score, parts)).collect();
    let title = event.texts.with("sheet-score-groups", &[("round", round.into())]);
    let by = Column::new("score", event.texts.get("column-points"), ColumnKind::Words);
    let sheet = Sheet::of_sections(title, sections).with_round(round);
    Ok(Sheet { form: SheetLayout::Kept, by: Some(by), ..sheet })
}

/// Cards of a group or of one of its halves. The name is that of the half; it is empty if the group is not
/// divided.
type HalfCards<'l> = (&'static str, Vec<&'l Laid>);

/// Returns the score groups with their cards, divided into S1 and S2 if the system divides groups (dutch-2009
/// A.6).
fn groups<'l>(review: &Review, paired: &Round, laid: &'l [Laid]) -> Vec<(Points, Vec<HalfCards<'l>>)> {
    let halves = review.halves(paired);
    if halves.is_empty() {
        let groups = laid.chunk_by(|one, other| one.card.score == other.card.score);
        let whole =
            groups.filter_map(|group| Some((group.first()?.card.score, vec![("", group.iter().collect())])));
        return whole.collect();
    }
    let cards = |ids: Vec<PlayerId>| -> Vec<&'l Laid> {
        ids.into_iter().filter_map(|id| laid.iter().find(|laid| laid.id == id)).collect()
    };
    let divided = halves
        .into_iter()
        .map(|Halves { score, upper, lower }| (score, vec![("S1", cards(upper)), ("S2", cards(lower))]));
    divided.collect()
}

/// Player data on a card.
const SHOWN: [About; 2] = [About::Number, About::Name];

/// Returns the columns of the cards: the half if groups are divided, the player, the previous rounds, floats,
/// the due colour, the board and the opponent.
fn heads(event: Event, before: usize, is_divided: bool) -> Vec<Column> {
    let texts = event.texts;
    let mut heads: Vec<Column> = Vec::new();
    heads.extend(is_divided.then(|| Column::new("half", texts.get("column-half"), ColumnKind::Code)));
    heads.extend(columns::about(&SHOWN, event));
    heads.extend((1..=before).map(|round| Column::in_turn("rounds", round.to_string(), ColumnKind::Game)));
    heads.push(Column::new("floats", texts.get("column-float"), ColumnKind::Code));
    heads.push(Column::new("due", texts.get("column-due"), ColumnKind::Code));
    heads.push(columns::board(texts));
    heads.extend(columns::opponent(texts));
    heads
}

/// Builds the cards of one score group.
fn section<'a>(
    event: Event,
    (round, paired): (RoundNo, &Round),
    score: Points,
    parts: &[HalfCards],
) -> Section<'a> {
    let texts = event.texts;
    let is_divided = parts.len() > 1;
    let group = || parts.iter().flat_map(|(_, cards)| cards.iter().copied());
    let before = round.index();
    let row = |half: &str, laid: &Laid| {
        let mut cells: Vec<Cell> = is_divided.then(|| Cell::Words(half.to_owned())).into_iter().collect();
        cells.extend(columns::cells(&SHOWN, event, laid.id));
        let games = round.previous().map(|last| event.games(laid.id, last)).unwrap_or_default();
        let found = |past: usize| games.iter().find(|(of, _)| of.index() == past);
        let game = |&(of, game): &(RoundNo, CrosstableCell)| Cell::Game {
            game,
            is_unrated: event.is_unrated(laid.id, of),
        };
        cells.extend((0..before).map(|past| found(past).map_or(Cell::Empty, game)));
        cells.push(Cell::Words(floats(round, &laid.card)));
        cells.push(Cell::Words(due(event, &laid.card)));
        let seat = paired.games().find(|(_, board, _)| board.meeting.has(laid.id));
        cells.push(Cell::number(seat.map(|(number, ..)| number.0)));
        let opponent = seat.map(|(_, board, _)| match board.meeting.white == laid.id {
            true => board.meeting.black,
            false => board.meeting.white,
        });
        let bye = Cell::Words(texts.get("word-bye").into_owned());
        cells.extend(columns::opponent_cells(event, opponent, bye));
        Row::about(laid.id, cells)
    };
    let rows = parts.iter().zip(0..).flat_map(|((half, cards), part)| {
        let begins = |at: usize| part > 0 && at == 0;
        let rows = cards.iter().enumerate().map(move |(at, laid)| (at, *half, *laid));
        rows.map(|(at, half, laid)| row(half, laid).beginning_group(begins(at))).collect::<Vec<_>>()
    });
    let table = Table::of_rows(heads(event, before, is_divided), rows.collect());
    let count = |colour| {
        let is_due = |laid: &&Laid| laid.card.due.is_some_and(|due| due.side == colour);
        group().filter(is_due).count()
    };
    let values = [
        ("count", group().count().into()),
        ("white", count(Colour::White).into()),
        ("black", count(Colour::Black).into()),
    ];
    let title = texts.with("sheet-score-group", &[("score", score.into())]);
    Section { title, about: texts.with("sheet-score-group-due", &values), ..Section::of(table) }
}

/// Returns the floats of the two previous rounds, latest first.
fn floats(round: RoundNo, card: &PairingCard) -> String {
    let recent = card.floats().into_iter().rev().filter(|(of, _)| of.0 + 2 >= round.0);
    let told = recent.map(|(of, float)| match float {
        Float::Down => format!("↓{of}"),
        Float::Up => format!("↑{of}"),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// Returns the due colour: `b!` if it is absolute, `(b)` if it is only the alternation.
fn due(event: Event, card: &PairingCard) -> String {
    let Some(due) = card.due else { return String::new() };
    let colour = event.texts.colour_short(due.side);
    match due.strength {
        Some(Strength::Absolute) => format!("{colour}!"),
        Some(Strength::Mild) => format!("({colour})"),
        Some(Strength::Strong) | None => colour.into_owned(),
    }
}
