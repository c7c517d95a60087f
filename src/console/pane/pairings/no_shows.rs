//! Players who lost by forfeit in the previous round or are absent in an imported report: withdrawn or back?
//! The dialog opens once, before a round is paired.

use crate::desk::keys::{Hint, WALK, Walk, find};
use crate::desk::{Context, Dialog, Message, Reply, WorkRequest};
use crate::dialog::{open_box, paragraph, rows};
use crate::text::{self, Align};
use crate::widget::{rest_on_row, scroll_from, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::console::review::absent_since;
use hakem_engine::tournament::{PlayerId, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

/// Status of a no-show in the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Withdrawn,
    Back,
}

/// Dialog that lists the no-shows. A no-show without notice counts as withdrawn (general rules §2), but only the
/// arbiter knows of a notice, so players are only withdrawn on the arbiter's decision.
pub(super) struct NoShows {
    round: RoundNo,
    players: Vec<(PlayerId, Fate)>,
    cursor: usize,
}

impl NoShows {
    /// Creates the dialog before `round` is paired.
    pub(super) fn new(round: RoundNo, players: Vec<PlayerId>) -> Self {
        let players = players.into_iter().map(|id| (id, Fate::Back)).collect();
        Self { round, players, cursor: 0 }
    }

    /// Withdraws the players marked so, then pairs.
    fn accept(&self, cx: &Context) -> Message {
        let gone = self.players.iter().filter(|(_, fate)| *fate == Fate::Withdrawn);
        let commands = gone.map(|&(id, _)| Command::Withdraw { id, from: self.round }).collect();
        Message::All(vec![
            Message::DoAll(commands),
            super::numbers::before_pairing(cx, Message::Work(WorkRequest::Pair(self.round))),
        ])
    }
}

/// Least width of the box, in terminal columns.
const LEAST: u16 = 66;

impl NoShows {
    /// Returns the line of a player: what becomes of them, name, and since when they have been absent.
    fn told(&self, (id, fate): (PlayerId, Fate), cx: &Context) -> String {
        let fate = match fate {
            Fate::Withdrawn => cx.texts.get("pairings-no-show-withdrawn"),
            Fate::Back => cx.texts.get("pairings-no-show-back"),
        };
        let fate = text::fit(&fate, 14, Align::Left);
        let since = absent_since(cx.snapshot, id, self.round);
        let since = since.map(|since| cx.texts.with("pairings-absent-since", &[("round", since.into())]));
        format!("[{fate}] {} {}  {}", cx.number_text(id), cx.name(id), since.unwrap_or_default())
    }
}

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Char('w')], "pairings-key-withdraw"),
    Hint::new(&[KeyCode::Char(' ')], "pairings-key-switch"),
    Hint::new(&[KeyCode::Enter], "pairings-key-continue"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for NoShows {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let count = self.players.len();
        let height = count.min(usize::from(area.height.saturating_sub(9)).max(1));
        let told: Vec<String> = self.players.iter().map(|&player| self.told(player, cx)).collect();
        let widest = told.iter().map(|words| text::width(words) + 2).max().unwrap_or(0);
        let width = u16::try_from(widest).unwrap_or(u16::MAX).max(LEAST).min(area.width.saturating_sub(4));
        let words = [cx.texts.get("pairings-no-shows").into_owned()];
        // A blank row separates the text from the list.
        let above = rows(&words, width, 8) + 1;
        let size = (width, u16::try_from(height).unwrap_or(u16::MAX).saturating_add(above));
        let title = cx.texts.get("pairings-no-shows-title");
        let inside = open_box(frame, area, cx, &title, size);
        let [text, list] = Layout::vertical([Constraint::Length(above), Constraint::Min(1)]).areas(inside);
        unwrapped(frame, text, paragraph(&words, width));
        let first = scroll_from(self.cursor, count, height);
        let shown = told.iter().enumerate().skip(first).take(height).map(|(index, told)| {
            let here = index == self.cursor;
            let words = format!("{} {told}", if here { '>' } else { ' ' });
            let words = text::fit(&words, usize::from(list.width), Align::Left);
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        });
        unwrapped(frame, list, shown.collect::<Vec<_>>());
        rest_on_row(frame, list, self.cursor.saturating_sub(first));
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => return Reply::Close,
            KeyCode::Enter => return Reply::Finish(self.accept(cx)),
            KeyCode::Char('w') => {
                if let Some((_, fate)) = self.players.get_mut(self.cursor) {
                    *fate = Fate::Withdrawn;
                }
                self.cursor = Walk::Down.from(self.cursor, self.players.len());
            }
            KeyCode::Char(' ') => {
                if let Some((_, fate)) = self.players.get_mut(self.cursor) {
                    *fate = match fate {
                        Fate::Withdrawn => Fate::Back,
                        Fate::Back => Fate::Withdrawn,
                    };
                }
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.players.len());
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
