//! Slips: one a board, on which the players write the result and sign.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Form, Row, Section, Sheet, Table};
use super::{Absent, conditions, published, teams};
use crate::event::Event;
use hakem_engine::tournament::{BoardNo, Colour, Participant, Round, RoundNo};

/// Makes a slip for every board of a round.
///
/// # Errors
/// Says that the round is not published.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let texts = event.texts;
    let shown = [About::Number, About::Name];
    let mut heads = vec![columns::colour(texts)];
    heads.extend(columns::about(&shown, event));
    heads.push(columns::points(texts));
    heads.push(columns::result(texts));
    heads.push(Column::new("signature", texts.get("sheet-signature"), ColumnKind::Words));
    let position = conditions::position(event, round);
    let sections = paired.games().map(|(number, board, _)| {
        let rows = [Colour::White, Colour::Black].map(|colour| {
            let id = board.meeting.player(colour);
            let mut cells = vec![Cell::Colour(colour)];
            cells.extend(columns::cells(&shown, event, id));
            cells.extend([Cell::Points(event.score_before(id, round)), Cell::Empty, Cell::Empty]);
            Row::about(id, cells)
        });
        let title = texts.with("sheet-slip", &[("round", round.into()), ("board", number.into())]);
        let meeting = board.meeting;
        let about: Vec<String> =
            of_match(event, paired, number).into_iter().chain(position.clone()).collect();
        let about = about.join(" · ");
        let section = Section { title, about, ..Section::of(Table::of_rows(heads.clone(), rows.to_vec())) };
        section.at_board(number).about([meeting.white, meeting.black])
    });
    let title = texts.with("sheet-slips", &[("round", round.into())]);
    let by = Column::new("slip", texts.get("word-board"), ColumnKind::Words);
    let sheet = Sheet::of_sections(title, sections.collect()).with_round(round);
    Ok(Sheet { form: Form::Slips, by: Some(by), ..sheet })
}

/// Names the teams that meet, that of White first as the players stand on the slip, and the board within their match.
fn of_match(event: Event, paired: &Round, number: BoardNo) -> Option<String> {
    let seat = teams::match_seat(paired, number)?;
    let meeting = paired.board(number)?.meeting;
    let mut sides = seat.of.sides;
    let is_second =
        |side: Participant| event.snapshot.team_of(meeting.white).map(Participant::Team) == Some(side);
    if is_second(sides[1]) {
        sides.reverse();
    }
    let [white, black] = sides.map(|side| teams::side(event, side));
    let values = [("white", white.into()), ("black", black.into()), ("board", seat.board.into())];
    Some(event.texts.with("sheet-slip-match", &values))
}
