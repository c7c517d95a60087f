//! Result slips, one per board or per match of several games, on which the players write the results and sign.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, SheetLayout, Table};
use super::{Absent, conditions, published, team_games, teams};
use crate::event::Event;
use hakem_engine::tournament::{BoardNo, Colour, Participant, Round, RoundNo};

/// Builds a slip for every board of a round; in a round of matches, one for both games of two players.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let texts = event.texts;
    let shown = [About::Number, About::Name];
    let mut heads = vec![columns::colour(texts)];
    heads.extend(columns::about(&shown, event));
    heads.push(columns::points(texts));
    let games = paired.games_of_match();
    heads.extend(match games {
        1 => vec![columns::result(texts)],
        _ => (1..=games).map(|game| game_column(event, game)).collect(),
    });
    heads.push(Column::new("signature", texts.get("sheet-signature"), ColumnKind::Signature));
    let position = conditions::position(event, round);
    let is_first = |board: BoardNo| games == 1 || paired.first_games().any(|(first, ..)| first == board);
    let sections = paired.games().filter(|&(board, ..)| is_first(board)).map(|(number, board, _)| {
        let rows = [Colour::White, Colour::Black].map(|colour| {
            let id = board.meeting.player(colour);
            let mut cells = vec![Cell::Colour(colour)];
            cells.extend(columns::cells_to_fill(&shown, event, id));
            cells.push(Cell::Points(event.score_before(id, round)));
            // The results and the signature are written manually.
            cells.extend(std::iter::repeat_n(Cell::Empty, usize::from(games) + 1));
            Row::about(id, cells)
        });
        let boards = match games {
            1 => number.to_string(),
            _ => format!("{number}-{}", number.0.saturating_add(u16::from(games) - 1)),
        };
        let title = texts.with("sheet-slip", &[("round", round.into()), ("board", boards.into())]);
        let meeting = board.meeting;
        let minutes = columns::handicap(event, meeting).map(|[white, black]| {
            texts.with(
                "sheet-slip-minutes",
                &[("white", u32::from(white).into()), ("black", u32::from(black).into())],
            )
        });
        let about: Vec<String> = of_teams(event, (round, paired), number)
            .into_iter()
            .chain(position.clone())
            .chain(minutes)
            .collect();
        let about = about.join(" · ");
        let section = Section { title, about, ..Section::of(Table::of_rows(heads.clone(), rows.to_vec())) };
        section.at_board(number).about([meeting.white, meeting.black])
    });
    let title = texts.with("sheet-slips", &[("round", round.into())]);
    let by = Column::new("slip", texts.get("word-board"), ColumnKind::Words);
    let sheet = Sheet::of_sections(title, sections.collect()).with_round(round);
    Ok(Sheet { form: SheetLayout::Slips, by: Some(by), ..sheet })
}

fn game_column(event: Event, game: u8) -> Column {
    let head = event.texts.with("sheet-slip-game", &[("game", u64::from(game).into())]);
    Column::named("games", &game.to_string(), head, ColumnKind::Result)
}

/// Returns the teams of a match, White's team first as on the slip, and the board within the match; of a game across
/// teams, the team and board of each player.
fn of_teams(event: Event, (round, paired): (RoundNo, &Round), number: BoardNo) -> Option<String> {
    let meeting = paired.board(number)?.meeting;
    if teams::have_no_matches(event.snapshot, round) {
        return team_games::on_slip(event, meeting);
    }
    let seat = teams::match_seat(paired, number)?;
    let mut sides = seat.of.sides;
    let is_second =
        |side: Participant| event.snapshot.team_of(meeting.white).map(Participant::Team) == Some(side);
    if is_second(sides[1]) {
        sides.reverse();
    }
    let [white, black] = sides.map(|side| teams::side(event, side));
    let values = [("white", white.into()), ("black", black.into()), ("board", seat.board.into())];
    let told = event.texts.with("sheet-slip-match", &values);
    Some(match teams::captains(event, sides) {
        Some(captains) => format!("{told} · {captains}"),
        None => told,
    })
}
