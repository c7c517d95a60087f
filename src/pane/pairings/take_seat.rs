//! Somebody failed to appear: who sits down instead, and what that breaks.

use super::edit::{outcome, said_changed, said_error};
use super::reseat::ask;
use super::sheet::Sheet;
use super::{breach_style, called};
use crate::context::Context;
use crate::dialog::{Dialog, Reply, open_box};
use crate::keys::{Hint, WALK, find};
use crate::message::Message;
use crate::text::{self, Align};
use crate::widget::scroll_from;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::pairing::review::without_seat;
use hakem_engine::tournament::{BoardNo, Bye, Forfeit, GameResult, Place, PlayerId};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use std::rc::Rc;

/// What can become of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instead {
    /// The game is forfeit.
    Forfeit,
    /// Another player takes the seat.
    Player(PlayerId, Place),
    /// The opponent gets the bye.
    OpponentSitsOut,
}

/// Rows for what the choice at the cursor would make of the board and what it breaks.
const PREVIEW: u16 = 4;

/// Offers the forfeit, then everybody without a board, then the bye for the opponent.
pub(super) struct TakeSeat {
    sheet: Rc<Sheet>,
    board: BoardNo,
    absent: PlayerId,
    opponent: PlayerId,
    offers: Vec<Instead>,
    cursor: usize,
}

impl TakeSeat {
    /// Asks for a board; `players` are who failed to appear and the opponent.
    pub(super) fn new(cx: &Context, sheet: Rc<Sheet>, board: BoardNo, players: [PlayerId; 2]) -> Self {
        let free = without_seat(cx.snapshot, cx.round).into_iter();
        let players_free = free.map(|(id, place)| Instead::Player(id, place));
        let offers =
            std::iter::once(Instead::Forfeit).chain(players_free).chain([Instead::OpponentSitsOut]).collect();
        let [absent, opponent] = players;
        Self { sheet, board, absent, opponent, offers, cursor: 0 }
    }

    /// Records the game as lost by forfeit by who failed to appear.
    fn forfeit(&self, cx: &Context) -> Message {
        let meeting =
            cx.snapshot.round(cx.round).and_then(|round| round.board(self.board)).map(|b| b.meeting);
        let to = match meeting {
            Some(meeting) if meeting.white == self.absent => Forfeit::ToBlack,
            _ => Forfeit::ToWhite,
        };
        let result = GameResult::Forfeit(to);
        Message::Do(Command::EnterResult { round: cx.round, board: self.board, result })
    }

    fn edits(&self, instead: Instead) -> Option<Vec<SeatingEdit>> {
        match instead {
            Instead::Player(player, _) => Some(vec![SeatingEdit::TakeSeat { absent: self.absent, player }]),
            Instead::OpponentSitsOut => Some(vec![
                SeatingEdit::TakeApart { board: self.board },
                SeatingEdit::GiveBye { player: self.opponent, bye: Bye::PairingAllocated },
                SeatingEdit::GiveBye { player: self.absent, bye: Bye::ABSENT },
            ]),
            Instead::Forfeit => None,
        }
    }

    fn label(&self, instead: Instead, cx: &Context) -> String {
        match instead {
            Instead::Player(player, place) => {
                let now = match place {
                    Place::Bye(bye) => cx.texts.bye_short(bye),
                    Place::Pool => cx.texts.get("pairings-pool"),
                    Place::Through => cx.texts.get("pairings-through"),
                    Place::Idle => cx.texts.get("pairings-idle"),
                    Place::Nowhere | Place::AtBoard(..) => cx.texts.get("pairings-new"),
                };
                format!("{} ({now})", called(cx, player))
            }
            Instead::OpponentSitsOut => {
                let opponent = called(cx, self.opponent);
                cx.texts.with("pairings-instead-bye", &[("player", opponent.into())])
            }
            Instead::Forfeit => {
                let opponent = called(cx, self.opponent);
                cx.texts.with("pairings-instead-forfeit", &[("player", opponent.into())])
            }
        }
    }

    /// Returns what the choice at the cursor would make, and how grave that is.
    fn preview(&self, cx: &Context) -> Vec<Line<'static>> {
        let Some(edits) = self.offers.get(self.cursor).and_then(|&instead| self.edits(instead)) else {
            return Vec::new();
        };
        match outcome(cx, &self.sheet, &edits) {
            Err(error) => vec![Line::styled(said_error(cx, &error), cx.theme.error)],
            Ok(changed) => {
                let style = breach_style(cx, changed.breaches());
                let said = said_changed(cx, &self.sheet, &changed).into_iter();
                said.map(|line| Line::styled(line, style)).collect()
            }
        }
    }
}

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Up, KeyCode::Down], label: "key-choose" },
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
];

impl Dialog for TakeSeat {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let count = self.offers.len();
        let most = usize::from(area.height.saturating_sub(PREVIEW + 5)).max(1);
        let height = u16::try_from(count.min(most)).unwrap_or(u16::MAX);
        let title = cx.texts.with("pairings-instead-title", &[("player", called(cx, self.absent).into())]);
        let size = (70.min(area.width.saturating_sub(4)), height + PREVIEW + 1);
        let inside = open_box(frame, area, cx, &title, size);
        let [list, _, preview] = Layout::vertical([
            Constraint::Length(height),
            Constraint::Length(1),
            Constraint::Length(PREVIEW),
        ])
        .areas(inside);
        let first = scroll_from(self.cursor, count, usize::from(height));
        let shown = self.offers.iter().enumerate().skip(first).take(usize::from(height));
        let rows = shown.map(|(index, &instead)| {
            let here = index == self.cursor;
            let words = format!("{} {}", if here { '>' } else { ' ' }, self.label(instead, cx));
            let words = text::fit(&words, usize::from(list.width), Align::Left);
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        });
        frame.render_widget(Paragraph::new(rows.collect::<Vec<_>>()), list);
        frame.render_widget(Paragraph::new(self.preview(cx)), preview);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => Reply::Close,
            KeyCode::Enter => match self.offers.get(self.cursor) {
                Some(&instead) => Reply::Finish(match self.edits(instead) {
                    Some(edits) => ask(cx, &self.sheet, edits),
                    None => self.forfeit(cx),
                }),
                None => Reply::Close,
            },
            _ => {
                if let Some(walk) = find(WALK, key) {
                    self.cursor = walk.from(self.cursor, self.offers.len());
                }
                Reply::Stay
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
