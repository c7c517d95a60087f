//! Rendering of the pairings pane: a summary line and the table.

use super::PairingsPane;
use super::groups::AGAIN;
use super::sheet::{BROKEN, BoardLine, BoardOrder, OUTDATED, QUESTIONED, Sheet, board, players};
use crate::desk::{Context, Sign};
use crate::pane::matches::{self, HeadPlaces};
use crate::pane::tint::result as result_style;
use crate::pane::{measure, pips};
use crate::sheet::data::Figures;
use crate::sheet::{Progress, RatingColumn, conditions, team_games, team_pairings, teams};
use crate::text::{self, Align};
use crate::widget::{Beside, Column, Needs, Rank, TableRow, Width, needs_of, side_by_side, unwrapped};
use hakem_engine::console::review::{Concern, Reviewed, place_of};
use hakem_engine::format::Breach;
use hakem_engine::pairing::team_for;
use hakem_engine::tournament::{
    Acceleration, Board, BoardNo, Bye, Colour, PlayerId, Round, RoundNo, RoundPlace, RoundState, Stage,
};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::Text;

pub(super) fn draw(pane: &PairingsPane, frame: &mut Frame, area: Rect, cx: &Context, sheet: &Sheet) {
    let Some(round) = cx.snapshot.round(cx.round) else { return };
    let [top, list] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    draw_summary(pane, frame, top, cx, (sheet, round));
    let shape = Shape::of(cx, round);
    let columns = shape.columns(cx, (sheet, round));
    let row = |index: usize| {
        let entry = sheet.entries.get(index);
        let made = entry.map(|&entry| shape.row(pane, cx, sheet, round, entry)).unwrap_or_default();
        TableRow { band: sheet.bands.get(index).copied().flatten(), ..made }
    };
    let lines = match pane.order {
        BoardOrder::ConcernsFirst => None,
        BoardOrder::ByNumber if matches::are_listed(cx, round) => {
            Some(matches::headed(cx, round, sheet.entries.iter().map(BoardLine::board)))
        }
        BoardOrder::ByNumber => {
            let first = |entry: &BoardLine| players(round, *entry).first().copied();
            matches::headed_by_group(cx, sheet.entries.iter().map(first))
        }
    };
    let Some(lines) = lines else {
        return side_by_side(frame, list, cx.theme, &columns, (pane.cursor, sheet.entries.len()), row);
    };
    let cursor = matches::line_of(&lines, pane.cursor);
    side_by_side(frame, list, cx.theme, &columns, (cursor, lines.len()), |at| match lines.get(at) {
        Some(matches::MatchLine::Entry(at)) => row(*at),
        Some(line) => matches::head(cx, round, line, shape.head_places(columns.len())),
        None => TableRow::default(),
    });
}

pub(super) fn width(cx: &Context, sheet: Option<&Sheet>, room: Size, panels: usize) -> Needs {
    let Some((sheet, round)) = sheet.zip(cx.snapshot.round(cx.round)) else {
        return Needs::exactly(room.width);
    };
    // The summary is above the table.
    let room = Size { height: room.height.saturating_sub(1), ..room };
    needs_of(
        &Shape::of(cx, round).columns(cx, (sheet, round)),
        room,
        sheet.entries.len(),
        Beside::panels(panels),
    )
}

fn draw_summary(pane: &PairingsPane, frame: &mut Frame, area: Rect, cx: &Context, of: (&Sheet, &Round)) {
    let width = usize::from(area.width);
    let words = [true, false].map(|counts_boards| summary(pane, cx, of, counts_boards));
    let found = words.iter().find(|words| text::width(words) <= width).unwrap_or(&words[1]);
    let words = text::fit(found, width, Align::Left);
    unwrapped(frame, area, Text::from(words).style(cx.theme.head));
}

/// Describes the round; without the number of boards, which the table shows too, if that takes too much space.
fn summary(
    pane: &PairingsPane,
    cx: &Context,
    (sheet, round): (&Sheet, &Round),
    counts_boards: bool,
) -> String {
    let count = |id: &str, count: usize| (count > 0).then(|| cx.texts.with(id, &[("count", count.into())]));
    let round_on_show = cx.texts.with("word-round-number", &[("round", cx.round.into())]);
    let mut said = vec![cx.texts.headed(&round_on_show)];
    if counts_boards {
        said.push(cx.texts.with("count-boards", &[("count", round.boards().len().into())]));
    }
    match round.stage() {
        Stage::Draft => said.push(cx.texts.round_state(RoundState::Draft).into_owned()),
        Stage::Published => {
            let missing = Progress::of(cx.snapshot, cx.round).missing();
            said.push(cx.texts.with("count-missing-results", &[("count", missing.into())]));
        }
    }
    said.extend(conditions::position(cx.event, cx.round));
    said.extend(count("pairings-count-outdating", sheet.outdating.len()));
    let pool = round.players_at(|place| place == RoundPlace::Pool).count();
    said.extend(count("pairings-count-pool", pool));
    let broken = sheet.count(|reviewed| reviewed.concerns.first() == Some(&Concern::AbsoluteBreach));
    said.extend(count("pairings-count-absolute", broken));
    said.extend(count("pairings-count-looks", sheet.looks(cx).len()));
    said.extend(count(
        "pairings-count-manual",
        sheet.count(|reviewed| reviewed.concerns.contains(&Concern::ByHand)),
    ));
    said.extend(count("pairings-count-fixed", round.fixed().count()));
    said.extend(count("pairings-count-norms", sheet.norm_boards(cx)));
    if pane.order == BoardOrder::ConcernsFirst {
        said.push(cx.texts.get("pairings-looks-first").into_owned());
    }
    said.join(" · ")
}

/// Mark of a board that can decide a title norm.
pub(super) const NORM: &str = "N";

/// Maximum width to which a text in place of an opponent widens the column.
const SHORT: u16 = 20;

/// Minimum terminal columns of the marks of a board.
const MARKS: u16 = 5;

/// Returns the number of terminal columns of the widest marks.
fn widest_marks(cx: &Context, sheet: &Sheet) -> u16 {
    let width = |&entry: &BoardLine| match entry {
        BoardLine::Board(number) => marks_of(cx, sheet, number).map_or(0, |marks| text::width(&marks)),
        BoardLine::Out(id) => text::width(sheet.out_mark(id, cx)),
    };
    u16::try_from(sheet.entries.iter().map(width).max().unwrap_or(0)).unwrap_or(u16::MAX)
}

/// Returns the colours and floats of a player before the round.
fn history(cx: &Context, sheet: &Sheet, id: PlayerId) -> String {
    sheet.review.card(id).map(|card| pips::strip(cx, &card.turns)).unwrap_or_default()
}

/// Returns the number of terminal columns of the longest colour history.
fn widest_history(cx: &Context, sheet: &Sheet) -> u16 {
    let players = cx.players().iter().map(|listed| text::width(&history(cx, sheet, listed.id)));
    u16::try_from(players.max().unwrap_or(0)).unwrap_or(u16::MAX)
}

fn marks_of(cx: &Context, sheet: &Sheet, number: BoardNo) -> Option<String> {
    let concerns = sheet.reviewed(number).map(shown_concerns).unwrap_or_default();
    let line = BoardLine::Board(number);
    let changed = if sheet.is_outdated(line, cx) { OUTDATED } else { "" };
    let norm = if sheet.decides_norm(line, cx) { NORM } else { "" };
    Some(format!("{changed}{}{norm}", marks(cx, &concerns)))
}

/// Columns of the table.
struct Shape {
    /// Team and board of each player.
    places: bool,
    ratings: Vec<RatingColumn>,
    histories: bool,
    results: bool,
    points: Figures,
}

/// Order in which ratings are dropped if space is short. The colour history is dropped between them, because a
/// side-by-side review needs it.
const RATING_RANKS: [Rank; 2] = [Rank::Wanted(1), Rank::Wanted(3)];
const HISTORY_RANK: Rank = Rank::Wanted(2);

/// Returns the text in place of the opponent of a player without a board.
fn out_words(cx: &Context, place: RoundPlace) -> String {
    let words = match place {
        RoundPlace::Pool => cx.texts.get("pairings-pool"),
        RoundPlace::Bye(bye) => cx.event.bye_short(bye),
        RoundPlace::Through => cx.texts.get("pairings-through"),
        RoundPlace::Idle => cx.texts.get("pairings-idle"),
        RoundPlace::Nowhere | RoundPlace::AtBoard(..) => cx.texts.get("pairings-new"),
    };
    words.into_owned()
}

/// Returns the width of opponents: the width of names, or of the text in place of an opponent if that is wider.
fn opponent(cx: &Context, round: &Round, name: Width) -> Width {
    let out = round.players_at(|place| !matches!(place, RoundPlace::AtBoard(..)));
    let words = out.map(|(_, place)| text::width(&out_words(cx, place))).max().unwrap_or(0);
    name.or_as_wide_as(u16::try_from(words).unwrap_or(0).min(SHORT))
}

impl Shape {
    /// Teams that list no players have no player ratings.
    fn of(cx: &Context, round: &Round) -> Self {
        let is_unlisted = team_pairings::is_of(cx.snapshot, round);
        let most = RATING_RANKS.len();
        Self {
            places: teams::have_no_matches(cx.snapshot, cx.round),
            ratings: if is_unlisted { Vec::new() } else { RatingColumn::used(cx.event, most) },
            histories: cx.round > RoundNo(1),
            results: round.stage() == Stage::Published,
            points: measure::points_figures(cx),
        }
    }

    fn head_places(&self, columns: usize) -> HeadPlaces {
        // Number, name, team, ratings, colours, points.
        let side = 3 + usize::from(self.places) + self.ratings.len() + usize::from(self.histories);
        let result = self.results.then_some(1 + side);
        HeadPlaces { columns, names: [2, 2 + side + usize::from(self.results)], result }
    }

    fn columns(&self, cx: &Context, (sheet, round): (&Sheet, &Round)) -> Vec<Column> {
        let name = matches::name_width(cx, round, measure::name(cx));
        let mut columns = vec![measure::board_column(cx)];
        for colour in [Colour::White, Colour::Black] {
            let number = cx.texts.get("column-pairing-number");
            columns.push(Column::new(number, measure::number(cx), Align::Right));
            let width = if colour == Colour::Black { opponent(cx, round, name) } else { name };
            let head = match team_pairings::is_of(cx.snapshot, round) {
                true => cx.texts.get("column-team"),
                false => cx.texts.colour_head(colour),
            };
            columns.push(Column::new(head, width, Align::Left));
            columns.extend(matches::place_column(cx));
            let rated = self.ratings.iter().map(|rating| rating.head(cx.event)).zip(RATING_RANKS);
            columns.extend(
                rated.map(|(head, rank)| Column::new(head, measure::rating(), Align::Right).ranked(rank)),
            );
            if self.histories {
                let widest = sheet.histories.get_or_init(|| widest_history(cx, sheet));
                columns.push(measure::history_column(cx, *widest).ranked(HISTORY_RANK));
            }
            columns.push(measure::points_column(cx, Align::Right));
            if self.results && colour == Colour::White {
                columns.push(Column::new(cx.texts.get("column-result"), Width::Exactly(7), Align::Centre));
            }
        }
        let widest = *sheet.marks.get_or_init(|| widest_marks(cx, sheet));
        let marks = Width::Exactly(widest.max(MARKS));
        let marks = Column::new(cx.texts.get("pairings-column-marks"), marks, Align::Left);
        // Without a mark, the names have its space.
        let rank = if widest > 0 { Rank::Always } else { Rank::Spare(0) };
        columns.push(marks.or_short(cx.texts.get("pairings-column-marks-short")).ranked(rank));
        columns
    }

    fn row(
        &self,
        pane: &PairingsPane,
        cx: &Context,
        sheet: &Sheet,
        round: &Round,
        entry: BoardLine,
    ) -> TableRow {
        match (board(round, entry), entry) {
            (Some((number, found)), _) => self.board_row(pane, cx, sheet, round, (number, found)),
            (None, BoardLine::Out(id)) => self.out_row(pane, cx, sheet, place_of(cx.snapshot, round, id), id),
            (None, BoardLine::Board(_)) => TableRow::default(),
        }
    }

    fn board_row(
        &self,
        pane: &PairingsPane,
        cx: &Context,
        sheet: &Sheet,
        round: &Round,
        (number, found): (BoardNo, &Board),
    ) -> TableRow {
        let mut cells = vec![number.to_string()];
        let mut placed = Vec::new();
        let mut result_at = None;
        for (colour, id) in [(Colour::White, found.meeting.white), (Colour::Black, found.meeting.black)] {
            placed.extend(self.player_cells(&mut cells, pane, cx, sheet, id));
            if self.results && colour == Colour::White {
                result_at = Some(cells.len());
                cells.push(matches::shown_result(cx, round, number));
            }
        }
        let concerns = sheet.reviewed(number).map(shown_concerns).unwrap_or_default();
        let is_outdated = sheet.is_outdated(BoardLine::Board(number), cx);
        cells.extend(marks_of(cx, sheet, number));
        let style = match concerns.first() {
            _ if is_outdated => cx.theme.error,
            Some(Concern::AbsoluteBreach) => cx.theme.error,
            Some(Concern::ThirdAlike(_)) => cx.theme.warning,
            _ => cx.theme.plain,
        };
        let mut row = TableRow { signs: placed, ..TableRow::new(cells, style) };
        let look = result_style(cx, matches::result(cx, round, number), round.conflict(number).is_some());
        row.tints.extend(result_at.map(|at| (at, look)));
        row
    }

    fn out_row(
        &self,
        pane: &PairingsPane,
        cx: &Context,
        sheet: &Sheet,
        place: RoundPlace,
        id: PlayerId,
    ) -> TableRow {
        let mut cells = vec![String::new()];
        let sign = self.player_cells(&mut cells, pane, cx, sheet, id);
        if let Some((number, team)) = team_for(cx.snapshot, cx.round, id)
            && let [_, told, name, of_player @ ..] = cells.as_mut_slice()
        {
            // A team has no separate line; its first player represents it.
            (*told, *name) = (number.to_string(), spoken_sign(sign, cx) + team.name.as_str());
            of_player.iter_mut().for_each(String::clear);
        }
        if self.results {
            cells.push(String::new());
        }
        let style = match place {
            RoundPlace::Bye(Bye::PairingAllocated) => cx.theme.plain,
            _ => cx.theme.faint,
        };
        cells.extend([String::new(), out_words(cx, place)]);
        let between = usize::from(self.places) + self.ratings.len() + usize::from(self.histories) + 1;
        cells.extend(std::iter::repeat_n(String::new(), between));
        let mark = sheet.out_mark(id, cx);
        cells.push(mark.to_owned());
        let style = match mark {
            OUTDATED | BROKEN => cx.theme.error,
            QUESTIONED => cx.theme.warning,
            _ => style,
        };
        TableRow { signs: sign.into_iter().collect(), ..TableRow::new(cells, style) }
    }

    /// Appends the cells of a player; returns the column with a sign before the name, if any, and the sign.
    fn player_cells(
        &self,
        cells: &mut Vec<String>,
        pane: &PairingsPane,
        cx: &Context,
        sheet: &Sheet,
        id: PlayerId,
    ) -> Option<(usize, &'static str)> {
        let sign = match id {
            id if pane.marked.contains(&id) => Some("*"),
            id if pane.found == Some(id) => Some("›"),
            _ => None,
        };
        cells.push(cx.number_text(id));
        let sign = sign.map(|sign| (cells.len(), sign));
        cells.push(spoken_sign(sign, cx) + &cx.name(id));
        cells.extend(self.places.then(|| team_games::short_place(cx.event, id)));
        let player = cx.snapshot.player(id).map(|known| &known.player);
        cells.extend(self.ratings.iter().map(|rating| rating.cell(player)));
        if self.histories {
            cells.push(history(cx, sheet, id));
        }
        cells.push(measure::points(cx, id, self.points));
        sign
    }
}

/// Returns the sign before a name for a screen reader, which reads cells; on a screen it is in the blank before the
/// cell.
fn spoken_sign(sign: Option<(usize, &'static str)>, cx: &Context) -> String {
    sign.filter(|_| cx.theme.is_spoken()).map(|(_, sign)| sign.to_owned()).unwrap_or_default()
}

fn has_float(reviewed: &Reviewed) -> bool {
    reviewed.concerns.iter().any(|concern| matches!(concern, Concern::Float(_)))
}

/// Returns true if a breach only states unequal scores on a board with a float.
pub(super) fn is_plain_float(reviewed: &Reviewed, breach: &Breach) -> bool {
    has_float(reviewed) && breach.reason.what == "unequal-scores"
}

/// Returns the concerns shown as marks of a board; unequal scores are implied by a float and not questionable.
pub(super) fn shown_concerns(reviewed: &Reviewed) -> Vec<Concern> {
    let has_float = has_float(reviewed);
    let is_plain = reviewed.breaches.iter().all(|breach| is_plain_float(reviewed, breach));
    let is_shown = |concern: &Concern| match concern {
        Concern::RelativeBreach => !is_plain,
        Concern::UnequalScores => !has_float && !reviewed.concerns.contains(&Concern::FarApart),
        _ => true,
    };
    reviewed.concerns.iter().copied().filter(is_shown).collect()
}

/// Returns the marks of a board, which are explained below the table.
pub(super) fn marks(cx: &Context, concerns: &[Concern]) -> String {
    let mut marks = String::new();
    let is_again = |colour| concerns.contains(&Concern::FloatAgain(colour));
    let [white, black] =
        [Colour::White, Colour::Black].map(|colour| if is_again(colour) { AGAIN } else { "" });
    for concern in concerns {
        let mark = match concern {
            Concern::AbsoluteBreach => BROKEN.into(),
            Concern::ThirdAlike(_) => "3".into(),
            Concern::ColourRefused(_) => cx.texts.get("pairings-mark-colour"),
            Concern::RelativeBreach | Concern::FarApart => QUESTIONED.into(),
            // Included in the arrows.
            Concern::FloatAgain(_) => continue,
            Concern::Float(Colour::Black) => format!("↑{white}↓{black}").into(),
            Concern::Float(Colour::White) => format!("↓{white}↑{black}").into(),
            Concern::UnequalScores => "≠".into(),
            Concern::OneGroup(_) => "&".into(),
            Concern::Fixed => cx.texts.get("pairings-mark-fixed"),
            Concern::ByHand => cx.texts.get("pairings-mark-manual"),
        };
        if !marks.ends_with(mark.as_ref()) {
            marks.push_str(&mark);
        }
    }
    marks
}

/// Returns the legend of the table; signs currently visible come first.
pub(super) fn signs(cx: &Context, sheet: Option<&Sheet>) -> Vec<Sign> {
    let has = |wanted: fn(&Concern) -> bool| {
        sheet.is_some_and(|sheet| sheet.count(|reviewed| shown_concerns(reviewed).iter().any(wanted)) > 0)
    };
    let out = |mark| sheet.is_some_and(|sheet| sheet.has_out(mark, cx));
    let has_pips = sheet.is_some() && cx.round > RoundNo(1);
    let settings = cx.snapshot.settings();
    let has_virtual = settings.acceleration != Acceleration::None || !settings.virtual_points.is_empty();
    let of_boards = vec![
        Sign::new(OUTDATED, "sign-outdated", sheet.is_some_and(|sheet| !sheet.outdating.is_empty())),
        Sign::new(BROKEN, "sign-broken", has(|concern| *concern == Concern::AbsoluteBreach) || out(BROKEN)),
        Sign::new(
            QUESTIONED,
            "sign-questioned",
            has(|concern| matches!(concern, Concern::RelativeBreach | Concern::FarApart)) || out(QUESTIONED),
        ),
        Sign::new("↓↑", "sign-floats", has(|concern| matches!(concern, Concern::Float(_)))),
        Sign::new(AGAIN, "sign-float-again", has(|concern| matches!(concern, Concern::FloatAgain(_))))
            .since(RoundNo(3)),
        Sign::new(
            cx.texts.get("pairings-mark-colour"),
            "sign-colour",
            has(|concern| matches!(concern, Concern::ColourRefused(_))),
        ),
        Sign::new("3", "sign-third", has(|concern| matches!(concern, Concern::ThirdAlike(_))))
            .since(RoundNo(3)),
        Sign::new("≠", "sign-unequal", has(|concern| *concern == Concern::UnequalScores)),
        Sign::new("&", "sign-one-group", has(|concern| matches!(concern, Concern::OneGroup(_)))),
        Sign::new(
            cx.texts.get("pairings-mark-manual"),
            "sign-manual",
            has(|concern| *concern == Concern::ByHand),
        ),
        Sign::new(
            cx.texts.get("pairings-mark-fixed"),
            "sign-fixed",
            has(|concern| *concern == Concern::Fixed),
        ),
        Sign::new(NORM, "sign-norm", sheet.is_some_and(|sheet| sheet.norm_boards(cx) > 0)),
        Sign::new("1+1", "sign-virtual", sheet.is_some() && has_virtual),
        Sign::new("*", "sign-taken", false),
        Sign::new("›", "sign-found", false),
    ];
    of_boards.into_iter().chain(pips::signs(cx, has_pips)).collect()
}
