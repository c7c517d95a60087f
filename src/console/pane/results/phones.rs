//! Reports from phones: a list next to the boards, from which the arbiter accepts them, and the codes of officials.

use super::keys::ResultsAct;
use crate::desk::keys::{Hint, WALK, find, plain};
use crate::desk::{Context, Dialog, Message, Notice, Reply, Request};
use crate::dialog::{Pick, PickItem, Prompt, open_box};
use crate::hall::{
    Agreement, BoardRange, BoardReports, Matter, OpenMatter, PassHolder, ReportSource, Side, Subject,
};
use crate::i18n::{Origin, Texts};
use crate::text::{Align, clean};
use crate::widget::{Column, Rank, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, PlayerId, RoundNo, TeamId};
use ratatui::Frame;
use ratatui::layout::Rect;

/// Open reports, published by the service that follows them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phones {
    pub boards: Vec<BoardReports>,
    /// Open reports about other matters.
    pub proposals: Vec<OpenMatter>,
    /// True if the event has a file of reports.
    pub is_served: bool,
    /// True if agreed results are recorded without a key.
    pub takes_agreed: bool,
}

/// Request to record accepted reports.
pub struct AcceptReports(pub Vec<(Command, Origin)>);

/// Request to record agreed results without a key from now on, or to wait for one.
pub struct TakeAgreed(pub bool);

/// Request to show the code of a deputy or captain.
pub struct ShowCode {
    pub seat: PassHolder,
    /// Title: who it is for.
    pub who: String,
}

/// Request about the service for phones.
pub enum ServePhones {
    /// Offers to start it, or to stop it.
    Offer,
    /// Starts it at an address of this computer, with its port.
    Start(String),
    Show,
    Stop,
}

impl Phones {
    /// Returns the open reports as a chip, and true if some conflict; `None` without any.
    pub fn chip(&self, texts: &Texts) -> Option<(String, bool)> {
        let count =
            |wanted: fn(Agreement) -> bool| self.boards.iter().filter(|of| wanted(of.agreement)).count();
        let others = self.proposals.iter().filter(|of| of.is_contradicted).count();
        let conflicts = count(|of| matches!(of, Agreement::Conflict | Agreement::Contradicts(_))) + others;
        let parts = [
            ("head-phones-agreed", count(|of| matches!(of, Agreement::Agreed(_)))),
            ("head-phones-one", count(|of| matches!(of, Agreement::One(_))) + self.proposals.len() - others),
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
        self.boards.iter().filter(|of| of.game.round == round).map(|of| of.game.board).collect()
    }

    /// Returns the agreed results, and the check-ins that contradict nothing, as commands.
    fn agreed(&self) -> Vec<(Command, Origin)> {
        let agreed = self.boards.iter().filter(|of| matches!(of.agreement, Agreement::Agreed(_)));
        let agreed = agreed.filter_map(|of| of.accepted(None));
        agreed.chain(self.check_ins().filter_map(OpenMatter::accepted)).collect()
    }

    /// Returns the check-ins that contradict nothing.
    fn check_ins(&self) -> impl Iterator<Item = &OpenMatter> {
        let is_wanted = |of: &&OpenMatter| !of.is_contradicted && matches!(of.matter, Matter::CheckIn { .. });
        self.proposals.iter().filter(is_wanted)
    }

    fn lines(&self) -> Vec<PhoneLine<'_>> {
        self.boards
            .iter()
            .map(PhoneLine::Board)
            .chain(self.proposals.iter().map(PhoneLine::OpenMatter))
            .collect()
    }
}

#[derive(Clone, Copy)]
enum PhoneLine<'a> {
    Board(&'a BoardReports),
    OpenMatter(&'a OpenMatter),
}

/// Identity of a line while others arrive: its subject, and its source unless it is a board, which has several.
type LineKey = (Subject, Option<ReportSource>);

impl PhoneLine<'_> {
    fn key(self) -> LineKey {
        match self {
            Self::Board(of) => (Subject::Game(of.game), None),
            Self::OpenMatter(of) => (of.matter.subject(), Some(of.source)),
        }
    }
}

/// Opens the list, which may be empty and grows while it is open; or asks about the service.
pub(super) fn open(act: ResultsAct, cx: &Context) -> Message {
    if act == ResultsAct::Serve {
        return Message::ask(Request::of(ServePhones::Offer));
    }
    let mut list = PhoneReports::default();
    list.hold(&items(cx), 0);
    Message::open(list)
}

fn items<'a>(cx: &Context<'a>) -> Vec<PhoneLine<'a>> {
    cx.published::<Phones>().map(Phones::lines).unwrap_or_default()
}

/// The list of open reports.
#[derive(Default)]
struct PhoneReports {
    /// The line at the cursor: others arrive above it at any moment.
    at: Option<LineKey>,
    /// Index of the cursor if that line is no longer listed.
    cursor: usize,
}

const ACCEPT: Hint = Hint::new(&[KeyCode::Enter], "key-accept");

const ACCEPT_AGREED: Hint = Hint::new(&[KeyCode::Char('a')], "phones-key-agreed");

const CAPTAIN: Hint = Hint::new(&[KeyCode::Char('c')], "phones-key-captain");

const CHOOSE: Hint = Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose");

const HINTS: &[Hint] = &[
    ACCEPT,
    ACCEPT_AGREED,
    Hint::new(&[KeyCode::Char('d')], "phones-key-deputy"),
    CAPTAIN,
    Hint::new(&[KeyCode::Char('w')], "phones-key-wait"),
    CHOOSE,
    Hint::new(&[KeyCode::Esc], "key-close"),
];

/// Maximum width of the list in terminal columns.
const WIDEST: u16 = 110;

const RESULT: u16 = 7;

impl PhoneReports {
    fn line(&self, items: &[PhoneLine]) -> usize {
        let found = self.at.and_then(|at| items.iter().position(|item| item.key() == at));
        found.unwrap_or(self.cursor).min(items.len().saturating_sub(1))
    }

    /// Moves the cursor to a line.
    fn hold(&mut self, items: &[PhoneLine], line: usize) {
        self.cursor = line;
        self.at = items.get(line).map(|item| item.key());
    }

    /// Accepts the line at the cursor; the first key after it has left the list only moves there.
    fn enter(&mut self, items: &[PhoneLine], cx: &Context) -> Reply {
        let line = self.line(items);
        let Some(&item) = items.get(line) else { return Reply::Close };
        if self.at != Some(item.key()) {
            self.hold(items, line);
            return Reply::Stay;
        }
        let asks = match item {
            PhoneLine::Board(of) => of.agreement == Agreement::Conflict,
            PhoneLine::OpenMatter(of) => of.is_contradicted,
        };
        if !asks {
            let next = if line + 1 < items.len() { line + 1 } else { line.saturating_sub(1) };
            self.hold(items, next);
        }
        match item {
            PhoneLine::Board(of) => Self::accept_one(of, cx),
            PhoneLine::OpenMatter(of) => Self::accept_proposal(of, cx),
        }
    }

    fn accept_agreed(&mut self, items: &[PhoneLine], cx: &Context) -> Reply {
        let agreed = cx.published::<Phones>().map(Phones::agreed).unwrap_or_default();
        if agreed.is_empty() {
            return Reply::Keep(Message::Tell(Notice::done(cx.texts.get("phones-none-agreed").into_owned())));
        }
        let is_left = |item: &PhoneLine| match item {
            PhoneLine::Board(of) => !matches!(of.agreement, Agreement::Agreed(_)),
            PhoneLine::OpenMatter(of) => of.is_contradicted || !matches!(of.matter, Matter::CheckIn { .. }),
        };
        self.hold(items, items.iter().position(is_left).unwrap_or(0));
        Self::accept(agreed)
    }

    fn accept(reports: Vec<(Command, Origin)>) -> Reply {
        Reply::Keep(Message::ask(Request::of(AcceptReports(reports))))
    }

    /// Accepts a report about another matter; one that contradicts another or the record is confirmed.
    fn accept_proposal(of: &OpenMatter, cx: &Context) -> Reply {
        let Some(accepted) = of.accepted() else { return Reply::Stay };
        if !of.is_contradicted {
            return Self::accept(vec![accepted]);
        }
        let source = cx.texts.source(of.source);
        let said =
            cx.texts.with("phones-said-by", &[("result", content(of, cx).into()), ("who", source.into())]);
        let item = PickItem::plain(said, Message::ask(Request::of(AcceptReports(vec![accepted]))));
        let title = cx.texts.with("phones-contradicted-title", &[("who", about(of, cx).into())]);
        Reply::Keep(Message::open(Pick::new(title, vec![item])))
    }

    /// Accepts the reports of a board; in a conflict, offers all results.
    fn accept_one(of: &BoardReports, cx: &Context) -> Reply {
        if let Some(accepted) = of.accepted(None) {
            return Self::accept(vec![accepted]);
        }
        let choices = of.said.iter().filter_map(|said| {
            let accepted = of.accepted(Some(said.source))?;
            let values =
                [("result", marks(said.result, cx).into()), ("who", cx.texts.source(said.source).into())];
            let label = cx.texts.with("phones-said-by", &values);
            Some(PickItem::plain(label, Message::ask(Request::of(AcceptReports(vec![accepted])))))
        });
        let title = cx.texts.with("phones-conflict-title", &[("board", of.game.board.into())]);
        Reply::Keep(Message::open(Pick::new(title, choices.collect())))
    }
}

/// Returns the round that new codes are valid for: the last published one, or round 1 before it.
fn round_of_codes(cx: &Context) -> RoundNo {
    cx.snapshot.last_published().unwrap_or(RoundNo(1))
}

/// Prompts for the boards of a deputy, then shows their code.
fn ask_deputy(cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.get("phones-deputy-title"), |typed, cx| {
        let boards = match typed.trim() {
            "" => Ok(BoardRange::ALL),
            typed => typed.parse(),
        };
        let boards = boards.map_err(|_| cx.texts.get("phones-deputy-refused").into_owned())?;
        let who = cx.texts.source(ReportSource::Deputy(boards));
        let seat = PassHolder::Deputy(round_of_codes(cx), boards);
        Ok(Message::ask(Request::of(ShowCode { seat, who })))
    });
    let line = cx.texts.get("phones-deputy-line").into_owned();
    Message::open(prompt.with_lines([line, String::new()]))
}

/// Returns true if teams are registered, whose captains have codes.
fn has_captains(cx: &Context) -> bool {
    cx.snapshot.teams().next().is_some()
}

/// Offers the teams, then shows the code of a captain.
fn ask_captain(cx: &Context) -> Message {
    let round = round_of_codes(cx);
    let choices = cx.snapshot.teams().map(|(team, known)| {
        let seat = PassHolder::Captain(round, team);
        let who = clean(known.name.as_str()).into_owned();
        PickItem::plain(who.clone(), Message::ask(Request::of(ShowCode { seat, who })))
    });
    Message::open(Pick::new(cx.texts.get("phones-captain-title"), choices.collect()))
}

/// Returns the name of whom a report is about.
fn about(of: &OpenMatter, cx: &Context) -> String {
    match &of.matter {
        Matter::Result { game, .. } => game.board.to_string(),
        Matter::CheckIn { id, .. } => cx.name(*id),
        Matter::Incident(incident) => cx.name(incident.player),
        Matter::LineUp { team, .. } => team_name(*team, cx),
    }
}

fn team_name(team: TeamId, cx: &Context) -> String {
    cx.snapshot.team(team).map_or_else(String::new, |known| clean(known.name.as_str()).into_owned())
}

fn content(of: &OpenMatter, cx: &Context) -> String {
    match &of.matter {
        Matter::Result { result, .. } => marks(*result, cx),
        Matter::CheckIn { present: true, .. } => cx.texts.get("phones-present").into_owned(),
        Matter::CheckIn { present: false, .. } => cx.texts.get("phones-absent").into_owned(),
        Matter::Incident(incident) => cx.texts.incident(incident.kind).into_owned(),
        Matter::LineUp { team, players, .. } => {
            let known = cx.snapshot.team(*team);
            let number = |id: &PlayerId| known?.members().position(|member| member == *id).map(|at| at + 1);
            let numbers = players.iter().filter_map(number).map(|number| number.to_string());
            let numbers = numbers.collect::<Vec<_>>().join(" ");
            cx.texts.with("phones-line-up", &[("numbers", numbers.into())])
        }
    }
}

/// Returns the line of a report about another matter: whom it is about, its source, and what it states.
fn proposal_row(of: &OpenMatter, cx: &Context) -> TableRow {
    let style = if of.is_contradicted { cx.theme.result.conflict } else { cx.theme.plain };
    let source = match of.source {
        ReportSource::Deputy(boards) if boards != BoardRange::ALL => {
            let boards = boards.to_string().replace('-', "–");
            cx.texts.with("phones-deputy-short", &[("boards", boards.into())])
        }
        source => cx.texts.source(source),
    };
    let mut cells = vec![String::new(); STATE + 1];
    let filled = [(WHITE, about(of, cx)), (BLACK, source), (STATE, content(of, cx))];
    for (at, text) in filled {
        if let Some(cell) = cells.get_mut(at) {
            *cell = text;
        }
    }
    TableRow { band: Some(false), ..TableRow::new(cells, cx.theme.plain).tinted(STATE, style) }
}

// Indices of the columns.
const WHITE: usize = 1;
const BLACK: usize = 3;
const STATE: usize = 7;

fn marks(outcome: Outcome, cx: &Context) -> String {
    cx.marks(Some(GameResult::Played(outcome)))
}

/// Returns the line of a board: number, names, all reports, the recorded result, and their relation.
fn board_row(of: &BoardReports, cx: &Context) -> TableRow {
    let (state, style) = match of.agreement {
        Agreement::One(_) => ("phones-one", cx.theme.plain),
        Agreement::Agreed(_) => ("phones-agreed", cx.theme.good),
        Agreement::Conflict => ("phones-conflict", cx.theme.result.conflict),
        Agreement::Contradicts(_) => ("phones-contradicts", cx.theme.result.conflict),
    };
    let [white, black] = of.game.players.map(|id| cx.name(id));
    let told = |side| of.of_side(side).map_or_else(String::new, |outcome| marks(outcome, cx));
    let others = of.said.iter().filter(|said| !matches!(said.source, ReportSource::Player(_)));
    let others: Vec<String> = others.map(|said| marks(said.result, cx)).collect();
    let recorded = of.recorded.map_or_else(String::new, |result| cx.marks(Some(result)));
    let board = match of.game.round == cx.round {
        true => of.game.board.to_string(),
        false => format!("{}.{}", of.game.round, of.game.board),
    };
    let state = cx.texts.get(state).into_owned();
    let (white_said, black_said) = (told(Side::White), told(Side::Black));
    let cells = vec![board, white, white_said, black, black_said, others.join(" "), recorded, state];
    TableRow { band: Some(false), ..TableRow::new(cells, cx.theme.plain).tinted(STATE, style) }
}

impl Dialog for PhoneReports {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let items = items(cx);
        let lines = u16::try_from(items.len()).unwrap_or(u16::MAX).saturating_add(1).max(2);
        let size = (area.width.saturating_sub(4).min(WIDEST), lines.min(area.height.saturating_sub(4)));
        let title = match items.is_empty() {
            true => cx.texts.get("phones-none"),
            false => cx.texts.get("phones-title"),
        };
        let inside = open_box(frame, area, cx, &title, size);
        let head = |id: &str, width, align| Column::new(cx.texts.heading(id), width, align);
        let name = || Width::Fill(12);
        // Only some lists have reports of deputies, or recorded results.
        let is_used = |id, is_used: fn(&BoardReports) -> bool| {
            let has_any = items.iter().any(|item| matches!(item, PhoneLine::Board(of) if is_used(of)));
            let column = head(id, Width::Exactly(RESULT + 2), Align::Left);
            if has_any { column } else { column.ranked(Rank::Spare(1)) }
        };
        let is_other =
            |of: &BoardReports| of.said.iter().any(|said| !matches!(said.source, ReportSource::Player(_)));
        let heads = [
            head("column-board-short", Width::Exactly(5), Align::Right),
            head("column-white", name(), Align::Left),
            head("phones-said", Width::Exactly(RESULT), Align::Left),
            head("column-black", name(), Align::Left),
            head("phones-said", Width::Exactly(RESULT), Align::Left),
            is_used("phones-others", is_other),
            is_used("phones-recorded", |of| of.recorded.is_some()),
            head("phones-state", Width::Natural { least: 10, most: 24 }, Align::Left),
        ];
        let place = (self.line(&items), items.len());
        table(frame, inside, cx.theme, &heads, place, |at| match items.get(at) {
            Some(PhoneLine::Board(of)) => board_row(of, cx),
            Some(PhoneLine::OpenMatter(of)) => proposal_row(of, cx),
            None => TableRow::default(),
        });
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        let items = items(cx);
        match plain(key) {
            Some(KeyCode::Esc) => Reply::Close,
            Some(KeyCode::Enter) => self.enter(&items, cx),
            Some(KeyCode::Char('a')) => self.accept_agreed(&items, cx),
            Some(KeyCode::Char('d')) => Reply::Keep(ask_deputy(cx)),
            Some(KeyCode::Char('c')) if has_captains(cx) => Reply::Keep(ask_captain(cx)),
            Some(KeyCode::Char('w')) => {
                let takes = cx.published::<Phones>().is_some_and(|phones| phones.takes_agreed);
                Reply::Keep(Message::ask(Request::of(TakeAgreed(!takes))))
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                self.hold(&items, walk.from(self.line(&items), items.len()));
                Reply::Stay
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }

    fn active_hints(&self, cx: &Context) -> Vec<Hint> {
        let has_items = !items(cx).is_empty();
        let has_agreed = cx.published::<Phones>().is_some_and(|phones| !phones.agreed().is_empty());
        let mut hints = self.hints();
        hints.retain(|hint| match hint.label {
            label if label == ACCEPT_AGREED.label => has_agreed,
            label if label == CAPTAIN.label => has_captains(cx),
            label => has_items || ![ACCEPT.label, CHOOSE.label].contains(&label),
        });
        hints
    }
}
