//! Rendering of result entry: the current slip, the boards, and the entered, missing and conflicting results.

use super::ResultsPane;
use super::entry::{Mode, Slip};
use super::phones::Phones;
use super::result_kinds::{ResultKind, Tally};
use crate::desk::{Context, FestivalSection};
use crate::pane::matches::{self, HeadPlaces, MatchLine};
use crate::pane::{measure, tint};
use crate::sheet::data::Figures;
use crate::sheet::{RatingColumn, list, team_games, team_pairings, teams};
use crate::text::{Align, fit};
use crate::widget::{
    Beside, Column, Needs, Rank, TableRow, Width, bar, lines, mark_columns, needs_of, side_by_side, wrapped,
};
use hakem_engine::command::Command;
use hakem_engine::pairing::MatchState;
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Outcome, PlayerId, Round, Stage};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph, Wrap};
use std::borrow::Cow;

const RESULT: u16 = 7;

/// Terminal columns of the score of a match: `10½ - 5½`.
const SCORE: u16 = 9;

/// Separator between the points of White and Black.
const BETWEEN: char = '-';

/// Rows of the slip entry: frame, slip, keys, last entries.
const DESK: u16 = 5;

/// Terminal columns of the smallest screen.
const SMALLEST: usize = 80;

/// Number of last entries shown in slip entry.
const LAST: usize = 4;

/// Number of steps searched for them; after that many other actions the arbiter no longer has the slips in hand.
const FURTHEST: usize = 50;

pub(super) fn draw(pane: &ResultsPane, frame: &mut Frame, area: Rect, cx: &Context) {
    let nothing = |id: &str| {
        let words = cx.texts.with(id, &[("round", cx.round.into())]);
        Paragraph::new(words).wrap(Wrap { trim: true })
    };
    let Some(round) = cx.snapshot.round(cx.round) else {
        return frame.render_widget(nothing("results-not-paired"), area);
    };
    if round.stage() == Stage::Draft {
        return frame.render_widget(nothing("results-draft"), area);
    }
    let below = below(pane, round, cx, usize::from(area.width));
    let desk = if matches!(pane.mode, Mode::Slip(_)) { DESK } else { 0 };
    let count = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
    let [above, rest] = Layout::vertical([Constraint::Length(desk), Constraint::Min(3)]).areas(area);
    // The tally is below the boards, or at the bottom edge if they need all the space.
    let room = rest.height.saturating_sub(count(below.len())).max(3);
    let numbers = pane.boards(cx);
    let headed = headed(&numbers, cx, round);
    let boards = count(headed.as_ref().map_or(numbers.len(), Vec::len)).saturating_add(2);
    let [boards, tally] =
        Layout::vertical([Constraint::Length(boards.clamp(3, room)), Constraint::Min(0)]).areas(rest);
    if let Mode::Slip(slip) = &pane.mode {
        draw_desk(slip, frame, above, cx, round);
    }
    draw_boards(frame, boards, (pane.cursor, &numbers, headed), cx, round);
    lines(frame, tally, &below);
}

/// Renders the table of boards, with match or group headings.
fn draw_boards(
    frame: &mut Frame,
    area: Rect,
    (cursor, numbers, headed): (usize, &[BoardNo], Option<Vec<MatchLine>>),
    cx: &Context,
    round: &Round,
) {
    let ratings = ratings(round, cx);
    let columns = columns(round, &ratings, cx);
    let points = measure::points_figures(cx);
    let row = |line: usize| {
        let board = numbers.get(line);
        board.map(|&board| row(round, board, (&ratings, points), cx)).unwrap_or_default()
    };
    let Some(lines) = headed else {
        return side_by_side(frame, area, cx.theme, &columns, (cursor, numbers.len()), row);
    };
    let cursor = matches::line_of(&lines, cursor);
    let result = result_place(&ratings, cx);
    let places = HeadPlaces { columns: columns.len(), names: [2, result + 2], result: Some(result) };
    side_by_side(frame, area, cx.theme, &columns, (cursor, lines.len()), |at| match lines.get(at) {
        Some(MatchLine::Entry(at)) => row(*at),
        Some(line) => matches::head(cx, round, line, places),
        None => TableRow::default(),
    });
}

/// Returns the boards with match or group headings, or `None` if there are none.
fn headed(numbers: &[BoardNo], cx: &Context, round: &Round) -> Option<Vec<MatchLine>> {
    let white = |board: &BoardNo| round.board(*board).map(|board| board.meeting.white);
    match matches::stand_together(cx, round) {
        true => Some(matches::headed(cx, round, numbers.iter().copied().map(Some))),
        false => matches::headed_by_group(cx, numbers.iter().map(white)),
    }
}

/// Renders the current slip: the number typed so far with both names, its keys, and the last entries.
fn draw_desk(slip: &Slip, frame: &mut Frame, area: Rect, cx: &Context, round: &Round) {
    let section = FestivalSection::letters()
        .zip(cx.sections)
        .find(|(_, section)| cx.path == Some(section.file.path.as_path()));
    let section = section.filter(|_| cx.sections.len() > 1);
    let title = section.map(|(letter, section)| format!(" · {letter} {}", section.name()));
    // The section that the slip is recorded in is in front of its number.
    let typed = match section {
        Some((letter, _)) => format!("{letter} ▸ {}", slip.typed()),
        None => slip.typed(),
    };
    let block = Block::bordered()
        .title(format!(" {}{} ", cx.texts.heading("results-slip"), title.unwrap_or_default()))
        .title_style(cx.theme.head)
        .padding(Padding::horizontal(1));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let called = |id: PlayerId| format!("{} {}", cx.number_text(id), cx.name(id));
    let found = slip.board().and_then(|number| Some((number, round.board(number)?.meeting)));
    let who = match found {
        Some((number, meeting)) => {
            format!("{} – {}   {}", called(meeting.white), called(meeting.black), shown(round, number, cx))
        }
        None => String::new(),
    };
    let line = |words: &str| fit(words, usize::from(inside.width), Align::Left);
    let last = cx.texts.with("results-slip-last", &[("entries", last_entries(cx).join(" · ").into())]);
    let slip_lines = vec![
        Line::styled(line(&format!("{typed:<9}{who}")), cx.theme.strong),
        Line::raw(line(&slip_keys(cx))),
        Line::styled(line(&last), cx.theme.faint),
    ];
    lines(frame, inside, &slip_lines);
    // In the spoken mode, the slip is the line of the cursor.
    mark_columns(frame, cx.theme, Rect { height: 1, ..inside }, [0]);
}

/// Returns the keys of a slip; in a festival including the letters that switch to another section.
fn slip_keys(cx: &Context) -> String {
    let keys = cx.texts.get("results-slip-keys");
    match FestivalSection::letters().zip(cx.sections).last() {
        Some((last, _)) if last != 'A' => {
            let letters = [("first", "A".into()), ("last", last.to_string().into())];
            format!("{keys}   {}", cx.texts.with("results-slip-sections", &letters))
        }
        _ => keys.into_owned(),
    }
}

/// Returns the last results entered in this round, latest first.
fn last_entries(cx: &Context) -> Vec<String> {
    let steps = std::iter::successors(Some(cx.step), |&step| cx.history.parent(step)).take(FURTHEST);
    let entered = steps.filter_map(|step| match cx.history.command(step)?.0 {
        Command::EnterResult { round, board, result } if *round == cx.round => {
            Some(format!("{board} {}", cx.marks(Some(*result))))
        }
        _ => None,
    });
    entered.take(LAST).collect()
}

/// Returns the width that the table can use, at least the width of the tally below it.
pub(super) fn width(pane: &ResultsPane, room: Size, cx: &Context, panels: usize) -> Needs {
    let Some(round) = cx.snapshot.round(cx.round) else { return Needs::exactly(room.width) };
    // Measured at the smallest width, so that the result does not depend on line breaks at the actual width.
    let below = below(pane, round, cx, SMALLEST).len();
    let height = room.height.saturating_sub(u16::try_from(below).unwrap_or(u16::MAX));
    let room = Size { height, ..room };
    let columns = columns(round, &ratings(round, cx), cx);
    let beside = Beside::panels(panels).below(crate::text::width(&tally(round, cx)));
    needs_of(&columns, room, pane.boards(cx).len(), beside)
}

/// Order in which ratings are dropped if space is short.
const RATING_RANKS: [Rank; 2] = [Rank::Wanted(1), Rank::Wanted(2)];

/// Returns the displayed ratings; none for teams that list no players.
fn ratings(round: &Round, cx: &Context) -> Vec<RatingColumn> {
    let is_unlisted = team_pairings::is_of(cx.snapshot, round);
    if is_unlisted { Vec::new() } else { RatingColumn::used(cx.event, RATING_RANKS.len()) }
}

/// Returns the place of the result among the columns: after board, number, name, team, ratings and points of White.
fn result_place(ratings: &[RatingColumn], cx: &Context) -> usize {
    4 + usize::from(teams::have_no_matches(cx.snapshot, cx.round)) + ratings.len()
}

fn columns(round: &Round, ratings: &[RatingColumn], cx: &Context) -> Vec<Column> {
    let column = |id: &str, width, align| Column::new(cx.texts.get(id), width, align);
    let rating = |rating: &RatingColumn| Column::new(rating.head(cx.event), measure::rating(), Align::Right);
    let rated = || ratings.iter().map(rating).zip(RATING_RANKS).map(|(column, rank)| column.ranked(rank));
    let result = Width::Exactly(if matches::stand_together(cx, round) { SCORE } else { RESULT });
    let name = match matches::stand_together(cx, round) || !matches::are_listed(cx, round) {
        true => matches::name_width(cx, round, measure::name(cx)),
        false => measure::name(cx),
    };
    let [white, black] = match team_pairings::is_of(cx.snapshot, round) {
        true => ["column-team"; 2],
        false => ["column-white", "column-black"],
    };
    let mut columns = vec![
        measure::board_column(cx),
        column("column-pairing-number", measure::number(cx), Align::Right),
        column(white, name, Align::Left),
    ];
    columns.extend(matches::place_column(cx));
    columns.extend(rated());
    columns.extend([
        measure::points_column(cx, Align::Right),
        column("column-result", result, Align::Centre),
        measure::points_column(cx, Align::Left),
        column(black, name, Align::Left),
    ]);
    columns.extend(matches::place_column(cx));
    columns.extend(rated());
    columns.push(column("column-pairing-number", measure::number(cx), Align::Right));
    columns
}

/// Returns the result of a board, with the conflicting one if there is a conflict.
fn shown(round: &Round, board: BoardNo, cx: &Context) -> String {
    let stands = matches::shown_result(cx, round, board);
    match round.conflict(board) {
        Some(found) => format!("{stands} ? {}", cx.marks(Some(found))),
        None => stands,
    }
}

/// Returns the result for a cell of constant width: a conflict without blanks, `1-0?0-1`, or if that is too long, the
/// points of White by each result.
fn in_cell(round: &Round, board: BoardNo, cx: &Context) -> String {
    let stands = matches::shown_result(cx, round, board);
    let Some(found) = round.conflict(board) else { return stands };
    let both = [stands, cx.marks(Some(found))].map(|marks| marks.replace(' ', ""));
    let whole = both.join("?");
    if crate::text::width(&whole) <= usize::from(RESULT) {
        return whole;
    }
    both.map(|marks| marks.split(BETWEEN).find(|part| !part.is_empty()).unwrap_or("-").to_owned()).join("?")
}

fn row(
    round: &Round,
    board: BoardNo,
    (ratings, points): (&[RatingColumn], Figures),
    cx: &Context,
) -> TableRow {
    let Some(seated) = round.board(board).map(|seated| seated.meeting) else {
        return TableRow::default();
    };
    let rated = |id: PlayerId| {
        let player = cx.snapshot.player(id).map(|known| &known.player);
        ratings.iter().map(move |rating| rating.cell(player))
    };
    let has_places = teams::have_no_matches(cx.snapshot, cx.round);
    let place = |id: PlayerId| has_places.then(|| team_games::short_place(cx.event, id));
    let mut cells = vec![board.to_string(), cx.number_text(seated.white), cx.name(seated.white)];
    cells.extend(place(seated.white));
    cells.extend(rated(seated.white));
    cells.extend([
        measure::points(cx, seated.white, points),
        in_cell(round, board, cx),
        cx.points_text(seated.black, cx.round),
        cx.name(seated.black),
    ]);
    cells.extend(place(seated.black));
    cells.extend(rated(seated.black));
    cells.push(cx.number_text(seated.black));
    let look = tint::result(cx, matches::result(cx, round, board), round.conflict(board).is_some());
    TableRow::new(cells, cx.theme.plain).tinted(result_place(ratings, cx), look)
}

/// Renders the entered, missing and conflicting results, and the interpretation of the next key.
fn below(pane: &ResultsPane, round: &Round, cx: &Context, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![map(round, cx, width)];
    lines.extend(wrapped(&tally(round, cx), width, cx.theme.plain));
    let open = round.games().filter(|&(board, ..)| round.awaits(board));
    let mut missing: Vec<BoardNo> = open.map(|(board, ..)| matches::line_for(cx, round, board)).collect();
    missing.dedup();
    let conflicts = conflicts(cx);
    let told = |id: &str, count: usize, items: &[(String, usize)]| {
        let bare = cx.texts.with(id, &[("count", count.into()), ("boards", "".into())]);
        let room = width.saturating_sub(crate::text::width(&bare));
        let boards = list::shortened(items, list::BETWEEN, room);
        cx.texts.with(id, &[("count", count.into()), ("boards", boards.into())])
    };
    if let Some(phones) = cx.published::<Phones>().filter(|phones| phones.is_served && !missing.is_empty()) {
        let reported = phones.boards(cx.round);
        let (count, recorded) =
            (reported.len(), matches::lines(cx, round).len().saturating_sub(missing.len()));
        let silent = missing.iter().filter(|board| !reported.contains(board)).count();
        let values = [("recorded", recorded.into()), ("reported", count.into()), ("silent", silent.into())];
        lines.push(Line::styled(cx.texts.with("results-counts", &values), cx.theme.key));
        if count > 0 {
            lines.push(Line::styled(told("results-reported", count, &list::ranges(reported)), cx.theme.key));
        }
    }
    let waiting = cx.undecided(cx.round);
    if !missing.is_empty() {
        let count = missing.len();
        lines.push(Line::raw(told("results-missing", count, &list::ranges(missing))));
    } else if !waiting.is_empty() {
        let boards = waiting.iter().filter_map(MatchState::board);
        let words = told("results-undecided", waiting.len(), &list::ranges(boards));
        lines.push(Line::styled(words, cx.theme.warning));
    } else if conflicts.is_empty() {
        lines.push(Line::raw(cx.texts.get("results-complete").into_owned()));
    }
    if !conflicts.is_empty() {
        let count = conflicts.iter().map(|(_, count)| count).sum();
        lines.push(Line::styled(told("results-conflicts", count, &conflicts), cx.theme.error));
    }
    if let Some(said) = pane.here(cx).and_then(|board| super::match_play::line(board, cx)) {
        lines.extend(wrapped(&said, width, cx.theme.strong));
    }
    if pane.mode == Mode::Sheet && super::is_closed(cx) {
        let words = cx.texts.with("results-closed", &[("round", cx.round.into())]);
        lines.extend(wrapped(&words, width, cx.theme.faint));
    }
    if pane.missing_only {
        lines.extend(wrapped(&cx.texts.get("results-only-missing"), width, cx.theme.faint));
    }
    if pane.forfeiting {
        lines.push(Line::styled(
            cx.texts.with("results-mode-forfeit", &cx.result_keys.scheme.values()),
            cx.theme.warning,
        ));
    }
    if pane.mode == Mode::Verify {
        let differing = round.conflicts().count();
        let values = [("verified", pane.verified.into()), ("differing", differing.into())];
        lines.push(Line::raw(cx.texts.with("results-mode-verify", &values)));
    }
    lines
}

/// Returns the boards in conflict: those of this round as ranges, then each other round with its boards.
fn conflicts(cx: &Context) -> Vec<(String, usize)> {
    let of = |wanted| {
        cx.snapshot.conflicts().filter(move |&(round, ..)| round == wanted).map(|(_, board, _)| board)
    };
    let mut found = list::ranges(of(cx.round));
    let paired = cx.snapshot.last_paired().into_iter().flat_map(hakem_engine::tournament::RoundNo::up_to);
    for round in paired.filter(|&round| round != cx.round) {
        let boards = list::ranges(of(round));
        let count: usize = boards.iter().map(|(_, count)| count).sum();
        if count > 0 {
            let values = [("round", round.into()), ("boards", list::boards(of(round)).into())];
            found.push((cx.texts.with("results-conflicts-elsewhere", &values), count));
        }
    }
    found
}

/// Renders the entered results in board order: one sign per board as seen by White, `*` after an unrated one, and a
/// result without such a sign in brackets. If there are too many boards, a bar replaces them.
fn map(round: &Round, cx: &Context, width: usize) -> Line<'static> {
    let boards = matches::lines(cx, round);
    let total = boards.len();
    let spans = boards.iter().map(|&(board, result)| {
        let is_in_conflict = round.conflict(board).is_some();
        let sign = if is_in_conflict { "✗".into() } else { sign(result, cx) };
        Span::styled(sign, tint::result(cx, result, is_in_conflict))
    });
    let line = Line::from_iter(spans);
    if line.width() > width {
        let missing = boards.iter().filter(|(_, result)| result.is_none()).count();
        return Line::styled(bar(total - missing, total, width, cx.theme), cx.theme.good);
    }
    line
}

/// Returns the sign of a result in the strip of the round.
fn sign(result: Option<GameResult>, cx: &Context) -> Cow<'static, str> {
    let Some(result) = result else { return "·".into() };
    match result {
        GameResult::Played(Outcome::WhiteWins) => "1".into(),
        GameResult::Played(Outcome::Draw) => "½".into(),
        GameResult::Played(Outcome::BlackWins) => "0".into(),
        GameResult::Unrated(Outcome::WhiteWins) => "1*".into(),
        GameResult::Unrated(Outcome::Draw) => "½*".into(),
        GameResult::Unrated(Outcome::BlackWins) => "0*".into(),
        GameResult::Forfeit(Forfeit::ToWhite) => "+".into(),
        GameResult::Forfeit(Forfeit::ToBlack) => "-".into(),
        GameResult::Adjourned => "?".into(),
        GameResult::Forfeit(Forfeit::Both) | GameResult::Played(_) | GameResult::Unrated(_) => {
            format!("[{}]", cx.texts.result_marks(result).replace(' ', "")).into()
        }
    }
}

/// Returns the round, the number of entered results among its boards, and the results by kind. Kinds with a count of 0
/// are omitted unless every round has them.
fn tally(round: &Round, cx: &Context) -> String {
    let boards = matches::lines(cx, round);
    let tally = Tally::of(boards.iter().map(|&(_, result)| result));
    let is_told = |&(kind, count): &(ResultKind, usize)| {
        count > 0 || matches!(kind, ResultKind::White | ResultKind::Draw | ResultKind::Black)
    };
    let kinds = tally.kinds().filter(is_told).map(|(kind, count)| format!("{}: {count}", kind.sign(cx)));
    let round = cx.texts.headed(&cx.texts.with("word-round-number", &[("round", cx.round.into())]));
    let values = [("sum", tally.sum().into()), ("total", boards.len().into())];
    let sum = cx.texts.with("results-tally", &values);
    [round, sum].into_iter().chain(kinds).collect::<Vec<_>>().join(" · ")
}
