//! Printed knockouts: the bracket, and the booklet sheet with two lines per match (knockout §6).

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, SheetLayout, Table};
use super::{Absent, after, conditions, incomplete, teams, tree};
use crate::event::Event;
use hakem_engine::format::Holder;
use hakem_engine::pairing::{BracketView, MatchState, NextGame, bracket, matches};
use hakem_engine::standings::Mark;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, GameStage, Meeting, Participant, Points, Round, RoundNo,
};

/// Builds the bracket: all rounds including future ones, with the matches and the sides that advance.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let view = bracket(event.snapshot, after, after).ok_or(Absent::OtherSystem)?;
    let sections = (view.first.0..).map(RoundNo).zip(&view.rounds);
    let sections = sections.map(|(round, _)| bracket_round(event, &view, round)).collect();
    let title = event.texts.with("sheet-bracket", &[("round", after.into())]);
    let by = columns_round(event);
    let notes = incomplete(event, after).into_iter().chain(conditions::of_round(event, after)).collect();
    let sheet = Sheet::of_sections(title, sections).with_round(after);
    Ok(Sheet {
        form: SheetLayout::Kept,
        by: Some(by),
        notes,
        tree: Some(tree::of(event, &view, |round| round_title(event, round))),
        ..sheet
    })
}

fn columns_round(event: Event) -> Column {
    Column::new("round", event.texts.get("column-round"), ColumnKind::Words)
}

fn round_title(event: Event, round: RoundNo) -> String {
    event.texts.with("sheet-bracket-round", &[("round", round.into())])
}

fn bracket_round<'a>(event: Event, view: &BracketView, round: RoundNo) -> Section<'a> {
    let texts = event.texts;
    let played = matches(event.snapshot, round);
    let heads = vec![
        Column::new("slots", texts.get("column-slots"), ColumnKind::Code),
        Column::new("better", texts.get("column-name"), ColumnKind::Name),
        Column::new("score", texts.get("column-result"), ColumnKind::Result),
        Column::new("other", texts.get("column-name"), ColumnKind::Name),
        Column::new("goes_on", texts.get("column-advances"), ColumnKind::Name),
    ];
    let stage = view.rounds.get(usize::from(round.0 - view.first.0));
    let name = |holder: Holder| view.side(holder).map_or(Cell::Empty, |side| named(event, side));
    let through = stage.iter().flat_map(|stage| &stage.through).map(|&(slot, holder)| {
        (
            slot,
            Row::new(vec![
                Cell::Words(slot.to_string()),
                name(holder),
                Cell::Empty,
                Cell::Empty,
                name(holder),
            ]),
        )
    });
    let met = stage.iter().flat_map(|stage| &stage.matches).map(|of| {
        let [one, other] = of.slots;
        let cells = vec![
            Cell::Words(format!("{one}–{other}")),
            name(of.holders[0]),
            Cell::Words(
                tree::points(event, view, of, (round, &played))
                    .map(|points| points.join(" – "))
                    .unwrap_or_default(),
            ),
            name(of.holders[1]),
            name(of.winner),
        ];
        (one, Row::new(cells))
    });
    let mut rows: Vec<(u16, Row)> = through.chain(met).collect();
    rows.sort_by_key(|&(slot, _)| slot);
    let table = Table::of_rows(heads, rows.into_iter().map(|(_, row)| row).collect());
    Section { title: round_title(event, round), ..Section::of(table) }
}

fn named(event: Event, side: Participant) -> Cell {
    match side {
        Participant::Player(id) => About::Name.cell(event, id),
        Participant::Team(id) => Cell::Words(teams::name(event, id)),
    }
}

/// Builds the booklet sheet: two lines per match, one column per game, the winner marked.
pub fn knockout(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    bracket(event.snapshot, after, after).ok_or(Absent::OtherSystem)?;
    let first = event.snapshot.leg_start(after);
    let rounds: Vec<RoundNo> = (first.0..=after.0).map(RoundNo).collect();
    let played: Vec<(RoundNo, Vec<MatchState>)> =
        rounds.into_iter().map(|round| (round, matches(event.snapshot, round))).collect();
    let widths = widths(event, &played);
    let sections = played.iter().map(|(round, states)| match_lines(event, *round, states, widths)).collect();
    let title = event.texts.with("sheet-knockout", &[("round", after.into())]);
    let notes = incomplete(event, after).into_iter().chain(conditions::of_round(event, after)).collect();
    let sheet = Sheet::of_sections(title, sections).with_round(after);
    Ok(Sheet { form: SheetLayout::Kept, by: Some(columns_round(event)), notes, ..sheet })
}

/// Builds the matches of one round in the format of the booklet.
pub fn match_section<'a>(event: Event<'a>, round: RoundNo, states: &[MatchState]) -> Section<'a> {
    let played = [(round, states.to_vec())];
    match_lines(event, round, states, widths(event, &played))
}

/// Returns the number of games of the longest match in each stage.
fn widths(event: Event, played: &[(RoundNo, Vec<MatchState>)]) -> [usize; 3] {
    GameStage::ALL.map(|stage| {
        let states =
            played.iter().flat_map(|(round, states)| states.iter().map(move |state| (*round, state)));
        states.map(|(round, state)| boards(event, round, state, stage).len()).max().unwrap_or_default()
    })
}

type Game = (Colour, String);

/// Returns the games of a stage from the side named first. A team match counts as one game with the colour of its
/// first board, and so does each play-off.
fn boards(event: Event, round: RoundNo, state: &MatchState, stage: GameStage) -> Vec<[Game; 2]> {
    let Some(paired) = event.snapshot.round(round) else { return Vec::new() };
    if let Some([one, other]) = paired.match_score(&state.of).filter(|_| stage == GameStage::Match) {
        let told = |colour, points| (colour, event.texts.points(points));
        return vec![[told(Colour::White, one), told(Colour::Black, other)]];
    }
    let of_stage = |stage: GameStage| {
        let boards = state.of.boards.iter().copied();
        boards.filter(|&board| paired.game_stage(board) == stage).collect::<Vec<BoardNo>>()
    };
    let at_once = if state.of.is_of_teams() { of_stage(GameStage::Match).len().max(1) } else { 1 };
    of_stage(stage).chunks(at_once).filter_map(|boards| game(event, paired, state, boards)).collect()
}

fn game(event: Event, round: &Round, state: &MatchState, boards: &[BoardNo]) -> Option<[Game; 2]> {
    let system = event.snapshot.settings().points;
    let colour_of = |side: Participant, meeting: Meeting| {
        let has_white = match side {
            Participant::Player(id) => id == meeting.white,
            Participant::Team(id) => event.snapshot.team(id).is_some_and(|team| team.has(meeting.white)),
        };
        if has_white { Colour::White } else { Colour::Black }
    };
    let first = round.board(*boards.first()?)?.meeting;
    let mut points = [Points::ZERO; 2];
    for &board in boards {
        let (meeting, result) = (round.board(board)?.meeting, round.result(board)?);
        for (points, side) in points.iter_mut().zip(state.of.sides) {
            *points += system.of_game(result, colour_of(side, meeting));
        }
    }
    let [one, other] = state.of.sides.map(|side| colour_of(side, first));
    if let [board] = boards
        && let result @ Some(GameResult::Forfeit(_)) = round.result(*board)
    {
        return Some([one, other].map(|colour| (colour, Mark::of_board(result, colour).to_string())));
    }
    Some([(one, event.texts.points(points[0])), (other, event.texts.points(points[1]))])
}

fn match_lines<'a>(event: Event, round: RoundNo, states: &[MatchState], widths: [usize; 3]) -> Section<'a> {
    let texts = event.texts;
    let has_title = |state: &MatchState| {
        state.of.sides.iter().any(|side| match side {
            Participant::Player(id) => {
                event.snapshot.player(*id).is_some_and(|known| known.player.title.is_some())
            }
            Participant::Team(_) => false,
        })
    };
    let shown: Vec<About> = [About::Number, About::Title, About::Name]
        .into_iter()
        .filter(|about| *about != About::Title || states.iter().any(has_title))
        .collect();
    let of_teams = states.iter().any(|state| state.of.is_of_teams());
    let mut heads = match of_teams {
        true => vec![About::Number.column(event), teams::team_column(event)],
        false => columns::about(&shown, event),
    };
    for (stage, width) in GameStage::ALL.into_iter().zip(widths) {
        heads.extend((1..=width).map(|number| {
            Column::in_turn("games", game_head(event, stage, number, width), ColumnKind::Game)
        }));
    }
    heads.push(columns::points(texts));
    heads.push(Column::new("goes_on", texts.get("column-advances"), ColumnKind::Result));
    let mut rows = Vec::new();
    for state in states {
        for (at, side) in state.of.sides.into_iter().enumerate() {
            let cells = match side {
                Participant::Player(id) => columns::cells(&shown, event, id),
                Participant::Team(_) => vec![seed(event, round, side), named(event, side)],
            };
            rows.push(line(event, round, state, (at, side), widths, cells));
        }
    }
    Section { title: round_title(event, round), ..Section::of(Table::of_rows(heads, rows)) }
}

/// Returns the head of a column of games: the stage alone if it has one, its number if it has several. The games of the
/// match itself are numbered without its name, since "match 2" would be another match.
fn game_head(event: Event, stage: GameStage, number: usize, width: usize) -> String {
    let name = event.texts.headed(&event.texts.game_stage(stage));
    match (stage, width) {
        (_, 1) => name,
        (GameStage::Match, _) => number.to_string(),
        (GameStage::PlayOff | GameStage::GoldenPoint, _) => format!("{name} {number}"),
    }
}

/// Returns the number of a team in its bracket.
fn seed(event: Event, round: RoundNo, side: Participant) -> Cell {
    let leg = event.snapshot.leg(round);
    let place = leg.and_then(|leg| leg.participants().zip(1..).find(|&(team, _)| team == side));
    place.map_or(Cell::Empty, |(_, number)| Cell::Number(number))
}

/// Builds one of the two lines of a match.
fn line(
    event: Event,
    round: RoundNo,
    state: &MatchState,
    (at, side): (usize, Participant),
    widths: [usize; 3],
    mut cells: Vec<Cell>,
) -> Row {
    for (stage, width) in GameStage::ALL.into_iter().zip(widths) {
        let games = boards(event, round, state, stage);
        let written = games
            .iter()
            .filter_map(|game| game.get(at))
            .map(|(colour, points)| Cell::Words(format!("{}{points}", event.texts.colour_short(*colour))));
        cells.extend(written.chain(std::iter::repeat_n(Cell::Empty, width.saturating_sub(games.len()))));
    }
    cells.push(state.points.get(at).map_or(Cell::Empty, |&points| Cell::Points(points)));
    let goes_on = matches!(state.next, NextGame::Decided(Some(winner), _) if winner == side);
    cells.push(Cell::Words(if goes_on { "✓".to_owned() } else { String::new() }));
    let row = match side {
        Participant::Player(id) => Row::about(id, cells),
        Participant::Team(_) => Row::new(cells),
    };
    row.beginning_group(at == 0)
}
