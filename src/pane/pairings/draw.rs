//! Drawing the pairings pane: a line that sums up, the table, and what is known of the entry at the cursor.

use super::edit::{Candidate, said_error};
use super::sheet::{Entry, Sheet, board, players};
use super::{PairingsPane, breach_style, called, said_breaches};
use crate::context::Context;
use crate::report::RatingColumn;
use crate::text::{self, Align};
use crate::widget::{Column, TableRow, Width, input_line, table};
use hakem_engine::command::SeatingEdit;
use hakem_engine::format::{Breach, Float, Strength};
use hakem_engine::pairing::review::Look;
use hakem_engine::tournament::{
    Board, BoardFloat, BoardNo, Bye, Colour, Place, PlayerId, Round, RoundNo, RoundState, Stage,
};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

/// From this width on what is known of the entry stands beside the table.
const SIDE_BY_SIDE: u16 = 120;
/// From this width of the table on it shows colour histories.
const WITH_COLOURS: u16 = 104;
/// Below this width a published round has no room for ratings beside its results.
const WITH_RATINGS: u16 = 96;
/// From this width of the table on both ratings are shown where there are both.
const WITH_BOTH_RATINGS: u16 = 130;
/// Rows below the table: a rule, the two players, and what is to be said of them.
const BELOW: u16 = 6;
/// Columns of a colour history: seven games in letters of two columns.
const HISTORY: u16 = 14;

/// Draws a paired round.
pub(super) fn draw(pane: &PairingsPane, frame: &mut Frame, area: Rect, cx: &Context, sheet: &Sheet) {
    let Some(round) = cx.snapshot.round(cx.round) else { return };
    let [top, rest] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    draw_summary(pane, frame, top, cx, (sheet, round));
    let wide = area.width >= SIDE_BY_SIDE;
    let [list, known] = if wide {
        Layout::horizontal([Constraint::Min(76), Constraint::Length(44)]).areas(rest)
    } else {
        Layout::vertical([Constraint::Min(3), Constraint::Length(BELOW)]).areas(rest)
    };
    let shape = Shape::new(cx, round, list.width);
    let columns = shape.columns(cx, round);
    table(frame, list, cx.theme, &columns, (pane.cursor, sheet.entries.len()), |index| {
        sheet.entries.get(index).map_or_else(
            || TableRow { cells: Vec::new(), style: cx.theme.plain },
            |&entry| shape.row(pane, cx, sheet, round, entry),
        )
    });
    let lines = known_lines(pane, cx, sheet, (round, wide));
    let borders = if wide { Borders::LEFT } else { Borders::TOP };
    let block = Block::new().borders(borders).border_style(cx.theme.faint);
    let inside = block.inner(known);
    frame.render_widget(block, known);
    let paragraph = Paragraph::new(lines);
    frame.render_widget(if wide { paragraph.wrap(Wrap { trim: false }) } else { paragraph }, inside);
}

fn draw_summary(pane: &PairingsPane, frame: &mut Frame, area: Rect, cx: &Context, of: (&Sheet, &Round)) {
    if let Some(input) = &pane.finding {
        let label = format!("{} ", cx.texts.get("pairings-key-find"));
        let taken = u16::try_from(text::width(&label)).unwrap_or(0);
        let [left, right] = Layout::horizontal([Constraint::Length(taken), Constraint::Min(1)]).areas(area);
        frame.render_widget(Paragraph::new(label).style(cx.theme.head), left);
        return input_line(frame, right, input, cx.theme.plain, true);
    }
    let words = text::fit(&summary(pane, cx, of), usize::from(area.width), Align::Left);
    frame.render_widget(Paragraph::new(words).style(cx.theme.head), area);
}

/// Sums up a round in a line.
fn summary(pane: &PairingsPane, cx: &Context, (sheet, round): (&Sheet, &Round)) -> String {
    let count = |id: &str, count: usize| (count > 0).then(|| cx.texts.with(id, &[("count", count.into())]));
    let boards = cx.texts.with("count-boards", &[("count", round.boards().len().into())]);
    let mut said = vec![boards];
    match round.stage() {
        Stage::Draft => said.push(cx.texts.round_state(RoundState::Draft).into_owned()),
        Stage::Published => {
            said.push(cx.texts.with("count-missing-results", &[("count", round.missing().into())]));
        }
    }
    let pool = round.players_at(|place| place == Place::Pool).count();
    said.extend(count("pairings-count-pool", pool));
    let broken = sheet.count(|reviewed| reviewed.looks.first() == Some(&Look::AbsoluteBreach));
    said.extend(count("pairings-count-absolute", broken));
    said.extend(count("pairings-count-looks", sheet.count(|reviewed| !reviewed.looks.is_empty())));
    said.extend(count(
        "pairings-count-by-hand",
        sheet.count(|reviewed| reviewed.looks.contains(&Look::ByHand)),
    ));
    if pane.order == super::sheet::Order::LooksFirst {
        said.push(cx.texts.get("pairings-looks-first").into_owned());
    }
    said.join(" · ")
}

/// Which columns there is room for.
struct Shape {
    ratings: Vec<RatingColumn>,
    histories: bool,
    results: bool,
}

impl Shape {
    fn new(cx: &Context, round: &Round, width: u16) -> Self {
        let results = round.stage() == Stage::Published;
        let histories = width >= WITH_COLOURS && cx.round > RoundNo(1);
        let most = match width {
            WITH_BOTH_RATINGS.. => 2,
            _ if !results || width >= WITH_RATINGS => 1,
            _ => 0,
        };
        Self { ratings: RatingColumn::used(cx.snapshot, most), histories, results }
    }

    fn columns(&self, cx: &Context, round: &Round) -> Vec<Column> {
        let column = |head: &str, width, align| Column { head: head.to_owned(), width, align };
        let board = cx.texts.get("column-board");
        let mut columns = vec![column(&board, Width::Exactly(4), Align::Right)];
        for colour in [Colour::White, Colour::Black] {
            let number = cx.texts.get("pairings-column-number");
            columns.push(column(&number, Width::Exactly(4), Align::Right));
            columns.push(column(&cx.texts.colour(colour), Width::Fill(12), Align::Left));
            columns.extend(
                self.ratings
                    .iter()
                    .map(|rating| column(&rating.head(cx.texts), Width::Exactly(4), Align::Right)),
            );
            if self.histories {
                columns.push(column(&cx.texts.get("column-colour"), Width::Exactly(HISTORY), Align::Left));
            }
            let points = if round.virtual_points().is_empty() { 4 } else { 6 };
            columns.push(column(&cx.texts.get("column-points"), Width::Exactly(points), Align::Right));
            if self.results && colour == Colour::White {
                columns.push(column(&cx.texts.get("column-result"), Width::Exactly(7), Align::Centre));
            }
        }
        columns.push(column(&cx.texts.get("pairings-column-marks"), Width::Exactly(7), Align::Left));
        columns
    }

    fn row(&self, pane: &PairingsPane, cx: &Context, sheet: &Sheet, round: &Round, entry: Entry) -> TableRow {
        match (board(round, entry), entry) {
            (Some((number, found)), _) => self.board_row(pane, cx, sheet, round, (number, found)),
            (None, Entry::Out(id)) => self.out_row(pane, cx, sheet, round.place(id), id),
            (None, Entry::Board(_)) => TableRow { cells: Vec::new(), style: cx.theme.plain },
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
        for (colour, id) in [(Colour::White, found.meeting.white), (Colour::Black, found.meeting.black)] {
            self.player_cells(&mut cells, pane, cx, sheet, id);
            if self.results && colour == Colour::White {
                let result = round.result(number).map(|result| cx.texts.result_marks(result).into_owned());
                cells.push(result.unwrap_or_else(|| "-".to_owned()));
            }
        }
        let looks = sheet.reviewed(number).map_or(&[][..], |reviewed| &reviewed.looks);
        cells.push(marks(cx, looks, found.float));
        let style = match looks.first() {
            Some(Look::AbsoluteBreach) => cx.theme.error,
            Some(Look::ThirdAlike(_)) => cx.theme.warning,
            _ => cx.theme.plain,
        };
        TableRow { cells, style }
    }

    fn out_row(
        &self,
        pane: &PairingsPane,
        cx: &Context,
        sheet: &Sheet,
        place: Place,
        id: PlayerId,
    ) -> TableRow {
        let mut cells = vec![String::new()];
        self.player_cells(&mut cells, pane, cx, sheet, id);
        if self.results {
            cells.push(String::new());
        }
        let (kind, style) = match place {
            Place::Pool => (cx.texts.get("pairings-pool"), cx.theme.warning),
            Place::Bye(bye @ Bye::PairingAllocated) => (cx.texts.bye_short(bye), cx.theme.plain),
            Place::Bye(bye) => (cx.texts.bye_short(bye), cx.theme.faint),
            Place::Through => (cx.texts.get("pairings-through"), cx.theme.faint),
            Place::Idle => (cx.texts.get("pairings-idle"), cx.theme.faint),
            Place::Nowhere | Place::AtBoard(..) => (cx.texts.get("pairings-new"), cx.theme.faint),
        };
        cells.extend([String::new(), kind.into_owned()]);
        let between = self.ratings.len() + usize::from(self.histories) + 1;
        cells.extend(std::iter::repeat_n(String::new(), between));
        let breaks =
            place == Place::Bye(Bye::PairingAllocated) && sheet.review.bye().iter().any(|b| b.absolute);
        cells.push(if breaks { "✗".to_owned() } else { String::new() });
        TableRow { cells, style: if breaks { cx.theme.error } else { style } }
    }

    fn player_cells(
        &self,
        cells: &mut Vec<String>,
        pane: &PairingsPane,
        cx: &Context,
        sheet: &Sheet,
        id: PlayerId,
    ) {
        let mark = match id {
            id if pane.marked.contains(&id) => "*",
            id if pane.found == Some(id) => "›",
            _ => "",
        };
        cells.push(cx.number_text(id));
        cells.push(format!("{mark}{}", cx.name(id)));
        let player = cx.snapshot.player(id).map(|known| &known.player);
        cells.extend(self.ratings.iter().map(|rating| rating.cell(player)));
        if self.histories {
            cells.push(sheet.review.card(id).map(|card| history(cx, &card.colours)).unwrap_or_default());
        }
        cells.push(cx.points_text(id, cx.round));
    }
}

/// Returns a player's rating: the international one, else the national one with its name.
fn rating(cx: &Context, id: PlayerId) -> String {
    let Some(player) = cx.snapshot.player(id).map(|known| &known.player) else { return String::new() };
    let national = RatingColumn::National;
    match (player.rating, player.national_rating) {
        (None, Some(rating)) => format!("{} {rating}", national.head(cx.texts)),
        (rating, _) => rating.map_or_else(String::new, |rating| rating.to_string()),
    }
}

/// Returns a colour history in the letters of the language, a dash for a round without a game.
fn history(cx: &Context, colours: &[Option<Colour>]) -> String {
    let letter = |&colour: &Option<Colour>| colour.map_or("-".into(), |colour| cx.texts.colour_short(colour));
    colours.iter().map(letter).collect()
}

/// Returns the marks of a board: what each means is said in words below the table.
fn marks(cx: &Context, looks: &[Look], float: BoardFloat) -> String {
    let mut marks = String::new();
    for look in looks {
        let mark = match look {
            Look::AbsoluteBreach => "✗".into(),
            Look::ThirdAlike(_) => "3".into(),
            Look::ColourRefused(_) => cx.texts.get("pairings-mark-colour"),
            Look::RelativeBreach => "!".into(),
            Look::Float if float == BoardFloat::BlackDown => "↑↓".into(),
            Look::Float => "↓↑".into(),
            // A float says that already.
            Look::UnequalScores if looks.contains(&Look::Float) => continue,
            Look::UnequalScores => "≠".into(),
            Look::ByHand => cx.texts.get("pairings-mark-by-hand"),
        };
        if !marks.ends_with(mark.as_ref()) {
            marks.push_str(&mark);
        }
    }
    marks
}

/// Says what a mark means.
fn said_look(cx: &Context, look: Look) -> Option<String> {
    Some(match look {
        // Said with their rules.
        Look::AbsoluteBreach | Look::RelativeBreach => return None,
        Look::ThirdAlike(colour) => cx.texts.with("pairings-look-third", &[("colour", colour.into())]),
        Look::ColourRefused(colour) => cx.texts.with("pairings-look-refused", &[("colour", colour.into())]),
        Look::Float => cx.texts.get("pairings-look-float").into_owned(),
        Look::UnequalScores => cx.texts.get("pairings-look-unequal").into_owned(),
        Look::ByHand => cx.texts.get("pairings-look-by-hand").into_owned(),
    })
}

/// Tells what is known of the entry at the cursor, the most important first: there may be room for five lines.
///
/// In the narrow form a card takes one line, in the wide one two.
fn known_lines(
    pane: &PairingsPane,
    cx: &Context,
    sheet: &Sheet,
    (round, wide): (&Round, bool),
) -> Vec<Line<'static>> {
    let Some(&entry) = sheet.entries.get(pane.cursor) else { return Vec::new() };
    let mut lines = Vec::new();
    for id in players(round, entry) {
        let [who, card] = card_parts(cx, sheet, round, id);
        if wide {
            lines.extend([Line::raw(who), Line::raw(format!("    {card}"))]);
        } else {
            lines.push(Line::raw(format!("{who}  {card}")));
        }
    }
    if !cx.is_past
        && let Some(candidate) = Candidate::find(cx, sheet, &pane.marked, pane.found, Some(entry))
    {
        lines.extend(preview(cx, sheet, &candidate));
    }
    match entry {
        Entry::Board(number) => {
            let Some(reviewed) = sheet.reviewed(number) else { return lines };
            let style = breach_style(cx, reviewed.breaches.iter());
            lines.extend(
                said_breaches(cx, sheet, &reviewed.breaches).into_iter().map(|s| Line::styled(s, style)),
            );
            let is_judged = !reviewed.breaches.is_empty();
            let untold = reviewed.looks.iter().filter(|&&look| !is_judged || look == Look::ByHand);
            let looks: Vec<String> = untold.filter_map(|&look| said_look(cx, look)).collect();
            if !looks.is_empty() {
                lines.push(Line::raw(looks.join(" · ")));
            }
        }
        Entry::Out(id) => {
            let place = round.place(id);
            if let Place::Bye(bye) = place {
                lines.push(Line::raw(cx.texts.bye(bye).into_owned()));
            }
            if place == Place::Bye(Bye::PairingAllocated) {
                let style = breach_style(cx, sheet.review.bye().iter());
                let said = said_breaches(cx, sheet, sheet.review.bye()).into_iter();
                lines.extend(said.map(|line| Line::styled(line, style)));
            }
        }
    }
    lines
}

/// Tells who a player is, and what their pairing card says.
fn card_parts(cx: &Context, sheet: &Sheet, round: &Round, id: PlayerId) -> [String; 2] {
    let who = text::fit(&called(cx, id), 26, Align::Left);
    let who = match round.place(id) {
        Place::AtBoard(_, colour) => {
            format!("{}  {who}", text::fit(&cx.texts.colour_short(colour), 2, Align::Left))
        }
        Place::Nowhere | Place::Bye(_) | Place::Through | Place::Idle | Place::Pool => who,
    };
    let rating = rating(cx, id);
    let who = format!("{who}  {}", text::fit(&rating, text::width(&rating).max(4), Align::Right));
    let Some(card) = sheet.review.card(id) else { return [who, String::new()] };
    let floats = card.floats.iter().map(|(round, float)| match float {
        Float::Down => format!("↓{round}"),
        Float::Up => format!("↑{round}"),
    });
    let floats: Vec<String> = floats.collect();
    let due = card.due.map_or_else(
        || cx.texts.get("pairings-due-none").into_owned(),
        |due| {
            let colour = [("colour", due.side.into())];
            match due.strength {
                Some(Strength::Absolute) => cx.texts.with("pairings-due-absolute", &colour),
                Some(Strength::Strong) => cx.texts.with("pairings-due-strong", &colour),
                Some(Strength::Mild) => cx.texts.with("pairings-due-mild", &colour),
                None => cx.texts.with("pairings-due", &colour),
            }
        },
    );
    let score = cx.points_text(id, cx.round);
    let history = history(cx, &card.colours);
    let parts = [score, history, floats.join(" "), due];
    [who, parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")]
}

/// Tells what the key for the marked players would do, before it is pressed.
fn preview(cx: &Context, sheet: &Sheet, candidate: &Candidate) -> Vec<Line<'static>> {
    let [one, other] = candidate.players.map(|id| called(cx, id));
    let act = match candidate.edit {
        SeatingEdit::Swap { .. } => format!("s: {one} ↔ {other}"),
        _ => format!("m: {one} + {other}"),
    };
    match &candidate.outcome {
        Err(error) => vec![Line::styled(format!("{act}: {}", said_error(cx, error)), cx.theme.error)],
        Ok(changed) => {
            let mut breaches: Vec<Breach> = changed.breaches().cloned().collect();
            if breaches.is_empty() {
                let fine = cx.texts.get("pairings-explain-breaks-nothing");
                return vec![Line::styled(format!("{act}: {fine}"), cx.theme.good)];
            }
            // Few lines are in sight: the first one counts what the others say, the gravest come first.
            breaches.sort_by_key(|breach| !breach.absolute);
            let absolute = breaches.iter().filter(|breach| breach.absolute).count();
            let counted = format!("{act}  ✗ {absolute}  ! {}", breaches.len() - absolute);
            let said = said_breaches(cx, sheet, &breaches).into_iter().zip(&breaches);
            let lines =
                said.map(|(line, breach)| Line::styled(line, breach_style(cx, std::iter::once(breach))));
            std::iter::once(Line::styled(counted, breach_style(cx, breaches.iter()))).chain(lines).collect()
        }
    }
}
