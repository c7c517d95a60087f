//! Who leads: places, tie-breaks, the crosstable, and the pairing card of one player.

mod lots;

use super::Pane;
use crate::context::Context;
use crate::dialog::Reading;
use crate::keys::{Binding, Hint, WALK, find, hints};
use crate::message::Message;
use crate::report::card;
use crate::text::{Align, fit};
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{PlayerId, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::Paragraph;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Card,
    Crosstable,
    ByNumber,
    Lots,
    MoreColumns,
    FewerColumns,
}

const KEYS: &[Binding<Act>] = &[
    Binding { keys: &[KeyCode::Enter], act: Act::Card, label: "standings-card" },
    Binding { keys: &[KeyCode::Char('x')], act: Act::Crosstable, label: "standings-crosstable" },
    Binding { keys: &[KeyCode::Char('o')], act: Act::ByNumber, label: "standings-by-number" },
    Binding { keys: &[KeyCode::Char('d')], act: Act::Lots, label: "standings-lots" },
    Binding { keys: &[KeyCode::Char('n')], act: Act::MoreColumns, label: "standings-more-columns" },
    Binding { keys: &[KeyCode::Char('N')], act: Act::FewerColumns, label: "standings-fewer-columns" },
];

/// The standings after a round.
#[derive(Default)]
pub struct StandingsPane {
    cursor: usize,
    crosstable: bool,
    by_number: bool,
    /// How many of the scrolling columns are passed over on the left.
    skipped: usize,
}

/// Returns the round after which players are ranked: the one on show, or the last published one before it.
fn after(cx: &Context) -> Option<RoundNo> {
    cx.snapshot.last_published().map(|last| last.min(cx.round))
}

impl StandingsPane {
    /// Returns the players in the order of the lines.
    fn players(&self, cx: &Context, after: RoundNo) -> Vec<PlayerId> {
        let rows = &cx.standings(after).rows;
        let mut players: Vec<_> = rows.iter().map(|row| (row.number, row.player)).collect();
        if self.by_number {
            players.sort_unstable();
        }
        players.into_iter().map(|(_, player)| player).collect()
    }

    /// Returns how many columns can scroll.
    fn scrolling(&self, cx: &Context, after: RoundNo) -> usize {
        if self.crosstable { after.index() + 1 } else { cx.standings(after).columns.len() }
    }

    fn act(&mut self, act: Act, cx: &Context) -> Option<Message> {
        let after = after(cx)?;
        match act {
            Act::Card => {
                let player = *self.players(cx, after).get(self.cursor)?;
                let lines = card::lines(cx, player, after);
                return Some(Message::Open(Box::new(Reading::new(cx.name(player), lines))));
            }
            Act::Crosstable => (self.crosstable, self.skipped) = (!self.crosstable, 0),
            Act::ByNumber => self.by_number = !self.by_number,
            Act::Lots => {
                let player = self.players(cx, after).get(self.cursor).copied();
                return Some(lots::offer(cx, player));
            }
            Act::MoreColumns => {
                self.skipped = (self.skipped + 1).min(self.scrolling(cx, after).saturating_sub(1));
            }
            Act::FewerColumns => self.skipped = self.skipped.saturating_sub(1),
        }
        None
    }

    fn draw_ranking(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let standings = cx.standings(after);
        let column = |id: &str, width, align| Column { head: cx.texts.get(id).into_owned(), width, align };
        let mut columns = vec![
            column("column-place", Width::Exactly(7), Align::Right),
            column("column-pairing-number", Width::Exactly(4), Align::Right),
            column("column-title", Width::Exactly(3), Align::Left),
            column("column-name", Width::Fill(16), Align::Left),
            column("column-rating", Width::Exactly(4), Align::Right),
            column("column-points", Width::Exactly(5), Align::Right),
        ];
        // The first columns stand still; as many tie-breaks follow as there is room for.
        let room = usize::from(area.width.saturating_sub(52)) / 8;
        let shown: Vec<usize> = (self.skipped..standings.columns.len()).take(room).collect();
        columns.extend(shown.iter().map(|&index| Column {
            head: cx.texts.tie_break_short(standings.columns[index].id.as_str()),
            width: Width::Exactly(7),
            align: Align::Right,
        }));
        let order: Vec<usize> = if self.by_number {
            let mut order: Vec<usize> = (0..standings.rows.len()).collect();
            order.sort_by_key(|&index| standings.rows[index].number);
            order
        } else {
            (0..standings.rows.len()).collect()
        };
        table(frame, area, cx.theme, &columns, (self.cursor, order.len()), |line| {
            let row = &standings.rows[order[line]];
            let player = cx.snapshot.player(row.player).map(|registration| &registration.player);
            let title = player.and_then(|player| player.title).map(|title| title.letters().to_owned());
            let rating = player.and_then(|player| player.strength()).map(|rating| rating.to_string());
            let mut cells = vec![
                row.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
                row.number.to_string(),
                title.unwrap_or_default(),
                cx.name(row.player),
                rating.unwrap_or_default(),
                cx.texts.points(row.score),
            ];
            cells.extend(shown.iter().map(|&index| {
                let text = standings.columns[index].format.text(&row.values[index]);
                // What decided between this player and the one above is marked.
                if row.decided_by == Some(index) { format!("<{text}") } else { text }
            }));
            TableRow { cells, style: cx.theme.plain }
        });
    }

    fn draw_crosstable(&self, frame: &mut Frame, area: Rect, cx: &Context, after: RoundNo) {
        let made = cx.crosstable(after);
        let rows: Vec<_> = if self.by_number { made.rows.iter().collect() } else { made.by_rank() };
        let column = |id: &str, width, align| Column { head: cx.texts.get(id).into_owned(), width, align };
        let mut columns = vec![
            column("column-place", Width::Exactly(7), Align::Right),
            column("column-pairing-number", Width::Exactly(4), Align::Right),
            column("column-name", Width::Fill(16), Align::Left),
        ];
        let room = usize::from(area.width.saturating_sub(43)) / 7;
        let rounds: Vec<usize> = (self.skipped..made.rounds).take(room).collect();
        columns.extend(rounds.iter().map(|round| Column {
            head: (round + 1).to_string(),
            width: Width::Exactly(6),
            align: Align::Left,
        }));
        columns.push(column("column-points", Width::Exactly(5), Align::Right));
        table(frame, area, cx.theme, &columns, (self.cursor, rows.len()), |line| {
            let row = rows[line];
            let mut cells = vec![
                row.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
                row.number.to_string(),
                cx.name(row.player),
            ];
            cells.extend(rounds.iter().map(|&round| {
                let cell = &row.cells[round];
                let colour =
                    cell.colour.map_or_else(String::new, |colour| cx.texts.colour_short(colour).into_owned());
                let opponent = cell.opponent.map_or_else(String::new, |number| number.to_string());
                format!("{opponent}{colour}{}", cell.mark)
            }));
            cells.push(cx.texts.points(row.score));
            TableRow { cells, style: cx.theme.plain }
        });
    }
}

impl Pane for StandingsPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let Some(after) = after(cx) else {
            frame.render_widget(Paragraph::new(cx.texts.get("standings-none")), area);
            return;
        };
        let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
        let missing = cx.snapshot.round(after).map_or(0, |round| round.missing());
        let mut title = cx.texts.with("standings-after", &[("round", after.into())]);
        if missing > 0 {
            title =
                format!("{title}: {}", cx.texts.with("count-missing-results", &[("count", missing.into())]));
        }
        let adjourned = cx.standings(after).adjourned.len() / 2;
        if adjourned > 0 {
            let told = cx.texts.with("standings-adjourned", &[("count", adjourned.into())]);
            title = format!("{title}; {told}");
        }
        let width = usize::from(head.width);
        frame.render_widget(Paragraph::new(fit(&title, width, Align::Left)).style(cx.theme.head), head);
        if self.crosstable {
            self.draw_crosstable(frame, body, cx, after);
        } else {
            self.draw_ranking(frame, body, cx, after);
        }
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if let Some(act) = find(KEYS, key) {
            return self.act(act, cx).or(Some(Message::Nothing));
        }
        let walk = find(WALK, key)?;
        let count = after(cx).map_or(0, |after| cx.standings(after).rows.len());
        self.cursor = walk.from(self.cursor, count);
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        let count = after(cx).map_or(0, |after| cx.standings(after).rows.len());
        self.cursor = self.cursor.min(count.saturating_sub(1));
        let scrolling = after(cx).map_or(0, |after| self.scrolling(cx, after));
        self.skipped = self.skipped.min(scrolling.saturating_sub(1));
    }

    fn find_player(&mut self, player: PlayerId, cx: &Context) {
        let Some(after) = after(cx) else { return };
        if let Some(line) = self.players(cx, after).iter().position(|&other| other == player) {
            self.cursor = line;
        }
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        hints(KEYS)
    }
}
