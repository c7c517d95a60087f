//! Dialog about a no-show: substitutes for the seat, and the rules they break.

use super::edit::{outcome, said_changed, said_error};
use super::reseat::ask;
use super::sheet::Sheet;
use super::{breach_style, called};
use crate::desk::keys::{Hint, WALK, find};
use crate::desk::{Context, Dialog, Message, Reply};
use crate::dialog::{open_box, width_for};
use crate::text::{self, Align};
use crate::widget::{rest_on_row, scroll_from, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::console::review::without_seat;
use hakem_engine::tournament::{BoardNo, Bye, Forfeit, GameResult, Meeting, PlayerId, Round, RoundPlace};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use std::rc::Rc;

/// Ways to handle the board of a no-show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instead {
    Forfeit,
    /// Another player takes the seat.
    Player(PlayerId, RoundPlace),
    /// The opponent meets a player whose opponent is also a no-show, on another board.
    Waiting {
        board: BoardNo,
        absent: PlayerId,
        waits: PlayerId,
    },
    /// The opponent receives the bye.
    OpponentSitsOut,
}

/// Rows for the outcome of the choice at the cursor and the rules it breaks.
const PREVIEW: u16 = 4;

/// Dialog that offers the forfeit, then all players without a board, then the bye for the opponent.
pub(super) struct TakeSeat {
    sheet: Rc<Sheet>,
    board: BoardNo,
    absent: PlayerId,
    opponent: PlayerId,
    offers: Vec<Instead>,
    cursor: usize,
}

impl TakeSeat {
    pub(super) fn has_offers(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Creates the dialog for a board; `players` are the no-show and the opponent.
    pub(super) fn new(cx: &Context, sheet: Rc<Sheet>, board: BoardNo, players: [PlayerId; 2]) -> Self {
        let [absent, opponent] = players;
        let in_match = in_match(cx);
        // In a match, substitutes come from the same team only.
        let team = cx.snapshot.team_of(absent).filter(|_| in_match);
        let free = without_seat(cx.snapshot, cx.round).into_iter();
        let free = free.filter(|&(id, _)| !in_match || team.is_some() && cx.snapshot.team_of(id) == team);
        let players_free = free.map(|(id, place)| Instead::Player(id, place));
        let waiting = waiting(cx, board);
        let has_result = cx.snapshot.round(cx.round).is_some_and(|round| round.result(board).is_some());
        let offers = match (has_result, in_match) {
            (true, true) => players_free.collect(),
            (false, true) => std::iter::once(Instead::Forfeit).chain(players_free).collect(),
            // The forfeit is already recorded.
            (true, false) => waiting.collect(),
            (false, false) => std::iter::once(Instead::Forfeit)
                .chain(waiting)
                .chain(players_free)
                .chain([Instead::OpponentSitsOut])
                .collect(),
        };
        Self { sheet, board, absent, opponent, offers, cursor: 0 }
    }

    /// Records the game as a forfeit loss of the no-show.
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
            Instead::Waiting { absent, waits, .. } => {
                let (meeting, _) = self.sheet.review.colours([self.opponent, waits]);
                Some(vec![SeatingEdit::PairWaiting { absent: [self.absent, absent], meeting }])
            }
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
            // For a substitute within the team, the name says enough.
            Instead::Player(player, _) if in_match(cx) => called(cx, player),
            Instead::Player(player, place) => {
                let now = match place {
                    RoundPlace::Bye(bye) => cx.event.bye_short(bye),
                    RoundPlace::Pool => cx.texts.get("pairings-pool"),
                    RoundPlace::Through => cx.texts.get("pairings-through"),
                    RoundPlace::Idle => cx.texts.get("pairings-idle"),
                    RoundPlace::Nowhere | RoundPlace::AtBoard(..) => cx.texts.get("pairings-new"),
                };
                format!("{} ({now})", called(cx, player))
            }
            Instead::Waiting { board, absent, waits } => {
                let values = [
                    ("player", called(cx, waits).into()),
                    ("absent", called(cx, absent).into()),
                    ("board", board.into()),
                ];
                cx.texts.with("pairings-instead-waiting", &values)
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

    /// Renders the outcome of the choice at the cursor, styled by severity.
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

/// Returns true if the boards of the displayed round belong to matches.
fn in_match(cx: &Context) -> bool {
    cx.snapshot.round(cx.round).is_some_and(Round::has_listed_matches)
}

/// Returns the players on other boards whose opponents are no-shows.
fn waiting(cx: &Context, beside: BoardNo) -> impl Iterator<Item = Instead> + use<> {
    let round = cx.snapshot.round(cx.round).filter(|round| !round.has_listed_matches());
    let games = round.into_iter().flat_map(|round| round.games());
    let won = games.filter(|&(board, ..)| board != beside).filter_map(|(board, found, result)| {
        deserted(found.meeting, result).map(|[absent, waits]| Instead::Waiting { board, absent, waits })
    });
    won.collect::<Vec<_>>().into_iter()
}

/// Returns the no-show and the opponent of a board won by forfeit.
pub(super) fn deserted(meeting: Meeting, result: Option<GameResult>) -> Option<[PlayerId; 2]> {
    match result? {
        GameResult::Forfeit(Forfeit::ToWhite) => Some([meeting.black, meeting.white]),
        GameResult::Forfeit(Forfeit::ToBlack) => Some([meeting.white, meeting.black]),
        _ => None,
    }
}

const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Enter], "key-accept"),
    Hint::new(&[KeyCode::Esc], "key-cancel"),
];

impl Dialog for TakeSeat {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let count = self.offers.len();
        let most = usize::from(area.height.saturating_sub(PREVIEW + 5)).max(1);
        let height = u16::try_from(count.min(most)).unwrap_or(u16::MAX);
        let title = cx.texts.with("pairings-instead-title", &[("player", called(cx, self.absent).into())]);
        let labels: Vec<String> = self.offers.iter().map(|&instead| self.label(instead, cx)).collect();
        let width = width_for(labels.iter().map(|label| text::width(label) + 2), 70, area);
        let size = (width, height + PREVIEW + 1);
        let inside = open_box(frame, area, cx, &title, size);
        let [list, _, preview] = Layout::vertical([
            Constraint::Length(height),
            Constraint::Length(1),
            Constraint::Length(PREVIEW),
        ])
        .areas(inside);
        let first = scroll_from(self.cursor, count, usize::from(height));
        let shown = labels.into_iter().enumerate().skip(first).take(usize::from(height));
        let rows = shown.map(|(index, label)| {
            let here = index == self.cursor;
            let words = format!("{} {label}", if here { '>' } else { ' ' });
            let words = text::fit(&words, usize::from(list.width), Align::Left);
            Line::styled(words, if here { cx.theme.selected } else { cx.theme.plain })
        });
        unwrapped(frame, list, rows.collect::<Vec<_>>());
        rest_on_row(frame, list, self.cursor.saturating_sub(first));
        unwrapped(frame, preview, self.preview(cx));
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
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.cursor = walk.from(self.cursor, self.offers.len());
                Reply::Stay
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
