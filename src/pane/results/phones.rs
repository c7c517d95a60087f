//! Results reported from phones: a list next to the boards, from which the arbiter accepts them.

use crate::desk::context::Context;
use crate::desk::dialog::{Dialog, Reply};
use crate::desk::keys::{Hint, WALK, find, plain};
use crate::desk::message::{Message, Notice};
use crate::desk::request::Request;
use crate::dialog::{Pick, PickItem, open_box};
use crate::hall::{Agreement, BoardReports, Game, Side};
use crate::i18n::{Origin, Texts};
use crate::text::Align;
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo};
use ratatui::Frame;
use ratatui::layout::Rect;

/// Boards with open reports, published by the service that follows them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phones(pub Vec<BoardReports>);

/// Request to record accepted reports.
pub struct AcceptReports(pub Vec<(Command, Origin)>);

impl Phones {
    /// Returns the open reports as a chip, and true if some conflict; `None` without any.
    pub fn chip(&self, texts: &Texts) -> Option<(String, bool)> {
        let count = |wanted: fn(Agreement) -> bool| self.0.iter().filter(|of| wanted(of.agreement)).count();
        let conflicts = count(|of| matches!(of, Agreement::Conflict | Agreement::Contradicts(_)));
        let parts = [
            ("head-phones-agreed", count(|of| matches!(of, Agreement::Agreed(_)))),
            ("head-phones-one", count(|of| matches!(of, Agreement::One(_)))),
            ("head-phones-conflicts", conflicts),
        ];
        let mut parts: Vec<_> = parts.into_iter().filter(|(_, count)| *count > 0).collect();
        // Space in the header is scarce: single reports are mentioned only while nothing else is.
        if parts.len() > 1 {
            parts.retain(|(id, _)| *id != "head-phones-one");
        }
        let parts: Vec<String> =
            parts.into_iter().map(|(id, count)| texts.with(id, &[("count", count.into())])).collect();
        (!parts.is_empty())
            .then(|| (format!("{} {}", texts.get("head-phones"), parts.join(" ")), conflicts > 0))
    }

    pub(super) fn boards(&self, round: RoundNo) -> Vec<BoardNo> {
        self.0.iter().filter(|of| of.game.round == round).map(|of| of.game.board).collect()
    }

    /// Returns the boards on which both players reported the same, as commands.
    fn agreed(&self) -> Vec<(Command, Origin)> {
        let agreed = self.0.iter().filter(|of| matches!(of.agreement, Agreement::Agreed(_)));
        agreed.filter_map(|of| of.accepted(None)).collect()
    }
}

/// Opens the list. It may be empty, and grows while it is open.
pub(super) fn open(cx: &Context) -> Message {
    let mut list = PhoneReports::default();
    list.hold(reports(cx), 0);
    Message::Open(Box::new(list))
}

fn reports<'a>(cx: &Context<'a>) -> &'a [BoardReports] {
    cx.published::<Phones>().map_or(&[], |phones| &phones.0)
}

/// The list of open reports.
#[derive(Default)]
struct PhoneReports {
    /// The game at the cursor: others arrive above it at any moment.
    at: Option<Game>,
    /// Line of the cursor if that game is no longer listed.
    cursor: usize,
}

const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "key-accept" },
    Hint { keys: &[KeyCode::Char('a')], label: "phones-key-agreed" },
    Hint { keys: &[KeyCode::Up, KeyCode::Down], label: "key-choose" },
    Hint { keys: &[KeyCode::Esc], label: "key-close" },
];

/// Maximum width of the list in terminal columns.
const WIDEST: u16 = 110;

const RESULT: u16 = 7;

impl PhoneReports {
    /// Returns the line of the cursor.
    fn line(&self, reports: &[BoardReports]) -> usize {
        let found = self.at.and_then(|game| reports.iter().position(|of| of.game == game));
        found.unwrap_or(self.cursor).min(reports.len().saturating_sub(1))
    }

    /// Moves the cursor to a line.
    fn hold(&mut self, reports: &[BoardReports], line: usize) {
        self.cursor = line;
        self.at = reports.get(line).map(|of| of.game);
    }

    /// Accepts the line at the cursor; the first key after the game has left the list only moves there.
    fn enter(&mut self, reports: &[BoardReports], cx: &Context) -> Reply {
        let line = self.line(reports);
        let Some(of) = reports.get(line) else { return Reply::Close };
        if self.at != Some(of.game) {
            self.hold(reports, line);
            return Reply::Stay;
        }
        if of.agreement != Agreement::Conflict {
            let next = if line + 1 < reports.len() { line + 1 } else { line.saturating_sub(1) };
            self.hold(reports, next);
        }
        Self::accept_one(of, cx)
    }

    fn accept(reports: Vec<(Command, Origin)>) -> Reply {
        Reply::Keep(Message::ask(Request::of(AcceptReports(reports))))
    }

    /// Accepts the reports of a board; in a conflict, offers both.
    fn accept_one(of: &BoardReports, cx: &Context) -> Reply {
        if let Some(accepted) = of.accepted(None) {
            return Self::accept(vec![accepted]);
        }
        let choice = |side, id| {
            let accepted = of.accepted(Some(side))?;
            let found = said(of, side).map_or_else(String::new, |outcome| marks(outcome, cx));
            let label = cx.texts.with(id, &[("result", found.into())]);
            Some(PickItem::plain(label, Message::ask(Request::of(AcceptReports(vec![accepted])))))
        };
        let sides = [(Side::White, "phones-white-said"), (Side::Black, "phones-black-said")];
        let choices = sides.into_iter().filter_map(|(side, id)| choice(side, id)).collect();
        let title = cx.texts.with("phones-conflict-title", &[("board", of.game.board.into())]);
        Reply::Keep(Message::Open(Box::new(Pick::new(title, choices))))
    }
}

fn said(of: &BoardReports, side: Side) -> Option<Outcome> {
    let [white, black] = of.said;
    let said = match side {
        Side::White => white,
        Side::Black => black,
    };
    said.map(|(outcome, _)| outcome)
}

fn marks(outcome: Outcome, cx: &Context) -> String {
    cx.marks(Some(GameResult::Played(outcome)))
}

/// Returns the line of a board: number, names, both reports, the recorded result, and their relation.
fn row(of: &BoardReports, cx: &Context) -> TableRow {
    let (state, style) = match of.agreement {
        Agreement::One(_) => ("phones-one", cx.theme.plain),
        Agreement::Agreed(_) => ("phones-agreed", cx.theme.good),
        Agreement::Conflict => ("phones-conflict", cx.theme.result.conflict),
        Agreement::Contradicts(_) => ("phones-contradicts", cx.theme.result.conflict),
    };
    let [white, black] = of.game.players.map(|id| cx.name(id));
    let told = |side| said(of, side).map_or_else(String::new, |outcome| marks(outcome, cx));
    let recorded = of.recorded.map_or_else(String::new, |result| cx.marks(Some(result)));
    let board = match of.game.round == cx.round {
        true => of.game.board.to_string(),
        false => format!("{}.{}", of.game.round, of.game.board),
    };
    let state = cx.texts.get(state).into_owned();
    let cells = vec![board, white, told(Side::White), black, told(Side::Black), recorded, state];
    TableRow { band: Some(false), ..TableRow::new(cells, cx.theme.plain).tinted(6, style) }
}

impl Dialog for PhoneReports {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let reports = reports(cx);
        let lines = u16::try_from(reports.len()).unwrap_or(u16::MAX).saturating_add(1).max(2);
        let size = (area.width.saturating_sub(4).min(WIDEST), lines.min(area.height.saturating_sub(4)));
        let title = match reports.is_empty() {
            true => cx.texts.get("phones-none"),
            false => cx.texts.get("phones-title"),
        };
        let inside = open_box(frame, area, cx, &title, size);
        let head = |id: &str, width, align| Column::new(cx.texts.heading(id), width, align);
        let name = || Width::Fill(12);
        let heads = [
            head("column-board-short", Width::Exactly(5), Align::Right),
            head("column-white", name(), Align::Left),
            head("phones-said", Width::Exactly(RESULT), Align::Left),
            head("column-black", name(), Align::Left),
            head("phones-said", Width::Exactly(RESULT), Align::Left),
            head("phones-recorded", Width::Exactly(RESULT + 2), Align::Left),
            head("phones-state", Width::Natural { least: 10, most: 24 }, Align::Left),
        ];
        let place = (self.line(reports), reports.len());
        table(frame, inside, cx.theme, &heads, place, |at| {
            reports.get(at).map(|of| row(of, cx)).unwrap_or_default()
        });
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let reports = reports(cx);
        match plain(key) {
            Some(KeyCode::Esc) => Reply::Close,
            Some(KeyCode::Enter) => self.enter(reports, cx),
            Some(KeyCode::Char('a')) => {
                let agreed = cx.published::<Phones>().map(Phones::agreed).unwrap_or_default();
                if agreed.is_empty() {
                    return Reply::Keep(Message::Tell(Notice::done(
                        cx.texts.get("phones-none-agreed").into_owned(),
                    )));
                }
                let is_left = |of: &BoardReports| !matches!(of.agreement, Agreement::Agreed(_));
                self.hold(reports, reports.iter().position(is_left).unwrap_or(0));
                Self::accept(agreed)
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.hold(reports, walk.from(self.line(reports), reports.len()));
                Reply::Stay
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
