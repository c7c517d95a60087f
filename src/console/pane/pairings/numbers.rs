//! Confirmation of changed pairing numbers before the pairing that first uses them: accepted with one key, or declined
//! with a reason.

use crate::desk::keys::{Hint, WALK, find};
use crate::desk::{Context, Dialog, Message, Reply};
use crate::dialog::{Prompt, open_box};
use crate::text::{self, Align};
use crate::widget::{rest_on_row, scroll_from, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::console::{NumberCause, NumberChange, number_changes};
use hakem_engine::format::Renumbering;
use hakem_engine::pairing::{numbering, system};
use hakem_engine::tournament::{PlayerId, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

/// Changed pairing numbers, with the article that requires the change.
struct Numbers {
    round: RoundNo,
    article: &'static str,
    /// Late and corrected players first, then the players they move; each in order of the new numbers.
    changes: Vec<NumberChange>,
    cursor: usize,
    then: Option<Message>,
}

/// Returns `then`, preceded by the new numbers if the pairing of the displayed round would use numbers that the
/// arbiter has not seen.
pub(super) fn before_pairing(cx: &Context, then: Message) -> Message {
    let round = cx.round;
    let Some(system) = system(cx.snapshot.settings().system.as_str()) else { return then };
    let Renumbering::Until { last, article } = system.facts().ranking.renumbering else { return then };
    let mut changes = number_changes(cx.snapshot, system, round);
    // A draft with these numbers was made after they were shown.
    if changes.is_empty() || numbering(cx.snapshot, system, round) == cx.snapshot.numbering() {
        return then;
    }
    changes.sort_by_key(|change| change.cause == NumberCause::Others);
    let article = if round <= last { article } else { Renumbering::LATE_ENTRY };
    Message::open(Numbers { round, article, changes, cursor: 0, then: Some(then) })
}

impl Numbers {
    /// Prompts for the reason to keep the numbers, then continues.
    fn decline(&mut self, cx: &Context) -> Reply {
        let Some(then) = self.then.take() else { return Reply::Close };
        let round = self.round;
        let then = std::cell::Cell::new(Some(then));
        let prompt = Prompt::new(cx.texts.get("numbers-keep-title"), move |reason, cx| {
            if reason.trim().is_empty() {
                return Err(cx.texts.get("error-reason-missing").into_owned());
            }
            let keep = Message::Do(Command::KeepNumbers { round, reason: reason.to_owned() });
            Ok(Message::All([keep].into_iter().chain(then.take()).collect()))
        });
        let lines = [cx.texts.get("numbers-keep").into_owned()];
        Reply::Finish(Message::open(prompt.with_lines(lines)))
    }

    /// Returns the reason why a player moves: the corrected data, old and new.
    fn cause(&self, cx: &Context, change: &NumberChange) -> String {
        match change.cause {
            NumberCause::Arrival => cx.texts.get("numbers-late").into_owned(),
            NumberCause::Correction => corrected(cx, self.round, change.player),
            NumberCause::Others => String::new(),
        }
    }

    fn row(&self, cx: &Context, change: &NumberChange, width: usize) -> String {
        let from = change.from.map_or_else(|| "–".to_owned(), |from| from.to_string());
        let moved = format!("{from:>4} → {:<4}", change.to.to_string());
        let cause = self.cause(cx, change);
        let room = width.saturating_sub(text::width(&moved) + text::width(&cause) + 3);
        format!("{moved} {}  {cause}", text::fit(&cx.name(change.player), room, Align::Left))
    }
}

/// Lists the corrections of a player since the previous round was paired.
fn corrected(cx: &Context, round: RoundNo, id: PlayerId) -> String {
    let then = match cx.snapshot.kept_numbers(round) {
        Some(kept) => kept.registration(id),
        None => round.previous().and_then(|before| cx.snapshot.round(before)?.registration(id)),
    };
    let Some((then, now)) = then.zip(cx.snapshot.player(id)) else { return String::new() };
    let (then, now) = (&then.player, &now.player);
    let shown = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
    let rating = |rating: Option<hakem_engine::tournament::Rating>| shown(rating.map(|r| r.to_string()));
    let title = |title: Option<hakem_engine::tournament::Title>| shown(title.map(|t| t.letters().to_owned()));
    let values = [
        ("word-rating", rating(then.rating), rating(now.rating)),
        ("word-title", title(then.title), title(now.title)),
        ("word-national-rating", rating(then.national_rating), rating(now.national_rating)),
    ];
    let changed = values.into_iter().filter(|(_, then, now)| then != now);
    let said: Vec<String> =
        changed.map(|(word, then, now)| format!("{} {then} → {now}", cx.texts.get(word))).collect();
    if said.is_empty() { cx.texts.get("column-name").into_owned() } else { said.join(", ") }
}

/// Least width of the box, in terminal columns.
const LEAST: u16 = 74;

/// Width of the numbers and blanks in a row.
const AROUND: usize = 16;

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "key-accept"),
    Hint::new(&[KeyCode::Char('k')], "numbers-key-keep"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for Numbers {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let count = self.changes.len();
        let height = count.min(usize::from(area.height.saturating_sub(9)).max(1));
        let row = |change: &NumberChange| {
            text::width(&cx.name(change.player)) + text::width(&self.cause(cx, change)) + AROUND
        };
        let widest = self.changes.iter().map(row).max().unwrap_or(0);
        let width = u16::try_from(widest).unwrap_or(u16::MAX).max(LEAST).min(area.width.saturating_sub(4));
        let size = (width, u16::try_from(height + 4).unwrap_or(u16::MAX));
        let title = cx.texts.with("numbers-title", &[("round", self.round.into())]);
        let inside = open_box(frame, area, cx, &title, size);
        let [above, list] = Layout::vertical([Constraint::Length(4), Constraint::Min(1)]).areas(inside);
        let moved = self.changes.iter().filter(|change| change.cause == NumberCause::Others).count();
        let values =
            [("article", self.article.into()), ("placed", (count - moved).into()), ("moved", moved.into())];
        let words = Paragraph::new(cx.texts.with("numbers-words", &values)).wrap(Wrap { trim: true });
        frame.render_widget(words, above);
        let width = usize::from(list.width);
        let first = scroll_from(self.cursor, count, height);
        let rows = self.changes.iter().enumerate().skip(first).take(height).map(|(index, change)| {
            let here = index == self.cursor;
            let words =
                format!("{} {}", if here { '>' } else { ' ' }, self.row(cx, change, width.saturating_sub(2)));
            let words = text::fit(&words, width, Align::Left);
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        });
        unwrapped(frame, list, rows.collect::<Vec<_>>());
        rest_on_row(frame, list, self.cursor.saturating_sub(first));
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return self.then.take().map_or(Reply::Close, Reply::Finish),
            KeyCode::Char('k') => return self.decline(cx),
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.changes.len());
            }
        }
        Reply::Stay
    }

    fn asks(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
