//! The pairings pane: a round before it is paired, its draft under review, and its published pairing.
//!
//! Rules are left to the engine: it determines flagged boards, broken rules of an edit, and the reasons for a board.

mod by_table;
mod comparison;
mod details;
mod draw;
mod drawing;
mod edit;
mod explain;
mod finalists;
mod fixed_boards;
mod groups;
mod keys;
mod no_shows;
mod numbers;
mod position;
mod publish;
mod refusals;
mod reseat;
mod review_notes;
mod ruling;
mod sheet;
mod side_by_side;
mod spoken;
mod system_comparison;
mod take_seat;
mod unpaired;
mod why_not;

pub(super) use by_table::to_next_group;
pub use fixed_boards::cost as cost_of_fixed;

use super::number::{self, TypedNumber};
use super::search::hits;
use crate::desk::keys::{Binding, Hint, WALK, find, hints};
use crate::desk::{CommandAccess, Context, Draw, FoundItem, Hit, Message, Pane, Show, Sign};
use crate::pane::matches;
use crate::sheet::reasons;
use crate::widget::{Needs, Panel, Room};
use crossterm::event::{KeyCode, KeyEvent};
use edit::{Candidate, Join};
use explain::ComputedExplanation;
use hakem_engine::format::{Breach, Course};
use hakem_engine::history::StepId;
use hakem_engine::tournament::{BoardNo, PlayerId, RoundNo};
use keys::{BY_TABLE, DRAFT, MATCHES, PUBLISHED, PairingsAct, WITH_LOTS, course, works};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::Line;
pub use ruling::no_pairing;
use sheet::{BoardLine, BoardOrder, Sheet, players};
use std::cell::RefCell;
use std::rc::Rc;

/// Rows of the strip below the table, with the two players and their concerns.
const STRIP: u16 = 5;

/// Maximum number of players for which the system computes its reasons without a request; more would delay key presses.
const WORKED_OUT_AT_REST: usize = 300;

/// Letter of the menu that publishes all rounds of a table.
const ALL_ROUNDS: char = 'a';

/// Letter of the menu that prompts for the number drawn by the next player.
const ENTER_LOTS: char = 'n';

/// Pane that reviews, edits and publishes the pairing of the displayed round.
#[derive(Default)]
pub(super) struct PairingsPane {
    cursor: usize,
    order: BoardOrder,
    /// At most two players, in the order of marking.
    marked: Vec<PlayerId>,
    /// Player found by search, to select one of the two on a board; cleared when the cursor moves.
    found: Option<PlayerId>,
    /// Board number typed so far.
    number: TypedNumber,
    /// Step and round that the marks belong to.
    seen: Option<(StepId, RoundNo)>,
    sheet: RefCell<Option<Rc<Sheet>>>,
    working: Option<Rc<ComputedExplanation>>,
}

impl Pane for PairingsPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        match self.sheet(cx) {
            Some(sheet) => draw::draw(self, frame, area, cx, &sheet),
            None => unpaired::draw(frame, area, cx),
        }
    }

    fn width(&self, room: Size, cx: &Context) -> Needs {
        draw::width(cx, self.sheet(cx).as_deref(), room, self.panels(cx))
    }

    fn panels(&self, cx: &Context) -> usize {
        if self.sheet(cx).is_some() { 2 } else { 0 }
    }

    fn panel(&self, at: usize, room: Room, cx: &Context) -> Panel {
        let Some(sheet) = self.sheet(cx) else { return Panel::default() };
        match at {
            0 => details::panel(self, cx, &sheet, room),
            _ => details::bracket(self, cx, &sheet, room),
        }
    }

    fn strip(&self, width: u16, cx: &Context) -> (u16, Vec<Line<'static>>) {
        match (self.sheet(cx), cx.snapshot.round(cx.round)) {
            (Some(sheet), Some(round)) => (STRIP, details::strip(self, cx, (&sheet, round), width.into())),
            _ => (0, Vec::new()),
        }
    }

    fn spoken(&self, cx: &Context) -> Option<String> {
        spoken::line(self, &*self.sheet(cx)?, cx)
    }

    fn rest(&mut self, cx: &Context) -> bool {
        let is_small = cx.snapshot.players().count() <= WORKED_OUT_AT_REST;
        if !is_small || self.sheet(cx).is_none() {
            return false;
        }
        ComputedExplanation::of(&mut self.working, cx).rest(cx)
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if key.code == KeyCode::Esc && !self.marked.is_empty() {
            self.marked.clear();
            return Some(Message::Nothing);
        }
        let last = cx.snapshot.round(cx.round).map_or(0, |round| round.boards().len());
        if let Some(board) = self.number.key(key, last).filter(|_| last > 0) {
            self.show(Show::Board(board), cx);
            return Some(Message::Nothing);
        }
        if find(MATCHES, key).is_some()
            && let Some(view) = matches::view(cx)
        {
            return Some(view);
        }
        match find(&self.works(cx), key) {
            Some(act) => Some(self.act(act, cx)),
            None => {
                let walk = find(WALK, key)?;
                self.found = None;
                self.cursor = walk.from(self.cursor, self.sheet(cx)?.entries.len());
                Some(Message::Nothing)
            }
        }
    }

    fn settle(&mut self, cx: &Context) {
        let now = (cx.step, cx.round);
        if self.seen != Some(now) {
            self.marked.clear();
            self.found = None;
            if self.seen.is_some_and(|(_, round)| round != cx.round) {
                self.cursor = 0;
            }
            self.seen = Some(now);
        }
        let count = self.sheet(cx).map_or(0, |sheet| sheet.entries.len());
        self.cursor = self.cursor.min(count.saturating_sub(1));
    }

    fn show(&mut self, what: Show, cx: &Context) {
        let (line, found) = match what {
            Show::Board(board) => (self.line_of(board, cx), None),
            Show::Player(player) => (self.index_of(cx, |id| id == player), Some(player)),
            Show::Kept(line) => (line.parse().ok(), None),
            _ => return,
        };
        if let Some(line) = line {
            (self.cursor, self.found) = (line, found);
        }
    }

    fn kept(&self, _cx: &Context) -> String {
        self.cursor.to_string()
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        let at = |found: FoundItem| match found {
            FoundItem::Player(player) => self.index_of(cx, |id| id == player),
            FoundItem::Board(board) => self.line_of(board, cx),
            FoundItem::Line => None,
        };
        hits(cx, wanted, at)
    }

    fn take(&mut self, hit: Hit, _cx: &Context) {
        self.cursor = hit.line;
        self.found = match hit.found {
            FoundItem::Player(player) => Some(player),
            FoundItem::Board(_) | FoundItem::Line => None,
        };
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        let matches = if keys::has_matches(cx) { hints(MATCHES) } else { Vec::new() };
        let number = cx.snapshot.round(cx.round).map(|_| number::DIGITS);
        [hints(&self.works(cx)), matches, number.into_iter().collect()].concat()
    }

    fn commands(&self) -> Vec<Hint> {
        let mut commands: Vec<Hint> = Vec::new();
        let tables = [DRAFT, PUBLISHED, WITH_LOTS, BY_TABLE].into_iter().flat_map(hints);
        for hint in tables.chain(hints(MATCHES)).chain([number::DIGITS]) {
            if !commands.contains(&hint) {
                commands.push(hint);
            }
        }
        commands
    }

    fn signs(&self, cx: &Context) -> Vec<Sign> {
        draw::signs(cx, self.sheet(cx).as_deref())
    }

    fn has_lines(&self, cx: &Context) -> bool {
        self.sheet(cx).is_some()
    }

    fn access(&self, label: &str, _cx: &Context) -> CommandAccess {
        let looks = hints(keys::LOOKS).into_iter().chain(hints(MATCHES)).chain([number::DIGITS]);
        if looks.into_iter().any(|hint| hint.label == label) {
            CommandAccess::Look
        } else {
            CommandAccess::Change
        }
    }

    fn fits(&self, hint: Hint, cx: &Context) -> bool {
        keys::fits(hint, cx)
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = self.works(cx).iter().find(|binding| binding.label == hint.label)?.act;
        refusals::of_round(act, cx).or_else(|| {
            let sheet = self.sheet(cx)?;
            let entry = *sheet.entries.get(self.cursor)?;
            self.refusal_at(act, cx, &sheet, entry)
        })
    }

    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        let is_look = hint.label == keys::NEXT_LOOK.label && self.sheet(cx).is_some();
        is_look.then(|| cx.texts.get("pairings-no-looks").into_owned()).or_else(|| keys::why_not(hint, cx))
    }
}

impl PairingsPane {
    /// Returns the table of the displayed round, cached per step; `None` if the round is not paired.
    fn sheet(&self, cx: &Context) -> Option<Rc<Sheet>> {
        let mut kept = self.sheet.borrow_mut();
        if kept.as_ref().is_none_or(|sheet| sheet.made_for != (cx.step, cx.round, self.order)) {
            *kept = Sheet::new(cx, self.order).map(Rc::new);
        }
        kept.clone()
    }

    /// Returns the active bindings; the next flagged line requires one.
    fn works(&self, cx: &Context) -> Vec<Binding<PairingsAct>> {
        let has_looks = self.sheet(cx).is_some_and(|sheet| sheet.has_looks(cx));
        let mut works = works(cx);
        works.retain(|binding| binding.act != PairingsAct::NextLook || has_looks);
        works
    }

    fn act(&mut self, act: PairingsAct, cx: &Context) -> Message {
        match act {
            PairingsAct::Pair => return publish::pair(cx),
            PairingsAct::DrawColour => return Message::Draw(Draw::InitialColour),
            PairingsAct::DrawLots if course(cx) == Course::Table => return drawing::all(cx),
            PairingsAct::DrawLots => return Message::Draw(Draw::Lots),
            PairingsAct::EnterLots => return drawing::one_by_one(cx),
            PairingsAct::Groups => return by_table::make_groups(cx),
            PairingsAct::AllRounds => return by_table::publish_all(cx),
            PairingsAct::Final => return by_table::begin_final(cx),
            PairingsAct::RuleBye => return numbers::before_pairing(cx, ruling::bye_by_hand(cx)),
            PairingsAct::Option => return ruling::change_option(cx),
            PairingsAct::Undo => return reseat::undo(cx).unwrap_or(Message::Nothing),
            PairingsAct::Working => return ComputedExplanation::of(&mut self.working, cx).whole(cx),
            PairingsAct::Beside => return comparison::ask(cx),
            PairingsAct::CrossCheck => return publish::cross_check(cx),
            PairingsAct::Certificate => return why_not::certificate(cx.round),
            PairingsAct::DrawPosition => return position::offer(cx),
            _ => {}
        }
        let Some(sheet) = self.sheet(cx) else { return Message::Nothing };
        match sheet.entries.get(self.cursor) {
            Some(&entry) => self.act_on(act, cx, &sheet, entry),
            None => Message::Nothing,
        }
    }

    fn act_on(&mut self, act: PairingsAct, cx: &Context, sheet: &Rc<Sheet>, entry: BoardLine) -> Message {
        let candidate = |pane: &Self| Candidate::find(cx, sheet, &pane.marked, pane.found, Some(entry));
        match act {
            PairingsAct::NextLook => return self.show_next_look(cx, sheet),
            PairingsAct::Order => {
                self.order = match self.order {
                    BoardOrder::ByNumber => BoardOrder::ConcernsFirst,
                    BoardOrder::ConcernsFirst => BoardOrder::ByNumber,
                };
                (self.cursor, self.found) = (0, None);
            }
            PairingsAct::Mark => self.mark(cx, entry),
            PairingsAct::Explain => {
                return ComputedExplanation::of(&mut self.working, cx).explain(cx, Rc::clone(sheet), entry);
            }
            PairingsAct::Publish => return publish::publish(cx, sheet),
            PairingsAct::TakeApart => return edit::take_apart(cx, sheet, entry),
            PairingsAct::Swap => return edit::join(cx, sheet, candidate(self), Join::Swap),
            PairingsAct::Meet => return edit::join(cx, sheet, candidate(self), Join::Meet),
            PairingsAct::Turn => return edit::turn(cx, sheet, entry),
            PairingsAct::Bye => return edit::give_bye(cx, sheet, entry),
            PairingsAct::CallIn => return edit::call_in(cx, sheet, entry),
            PairingsAct::Fix => return fixed_boards::toggle(cx, entry),
            PairingsAct::Arrange => return fixed_boards::arrange(cx, sheet),
            PairingsAct::ReSeat => return reseat::re_seat(cx, sheet, entry),
            PairingsAct::Pair
            | PairingsAct::DrawColour
            | PairingsAct::DrawLots
            | PairingsAct::EnterLots
            | PairingsAct::Groups
            | PairingsAct::AllRounds
            | PairingsAct::Final
            | PairingsAct::RuleBye
            | PairingsAct::Option
            | PairingsAct::Undo
            | PairingsAct::Beside
            | PairingsAct::CrossCheck
            | PairingsAct::Certificate
            | PairingsAct::DrawPosition
            | PairingsAct::Working => {}
        }
        Message::Nothing
    }

    /// Moves the cursor to the next flagged line and shows the reason.
    fn show_next_look(&mut self, cx: &Context, sheet: &Sheet) -> Message {
        let looks = sheet.looks(cx);
        let next = looks.iter().position(|&line| line > self.cursor).unwrap_or(0);
        let found = looks.get(next).and_then(|&line| Some((line, *sheet.entries.get(line)?)));
        let (Some((line, entry)), Some(round)) = (found, cx.snapshot.round(cx.round)) else {
            return Message::Nothing;
        };
        (self.cursor, self.found) = (line, None);
        Message::Tell(review_notes::notice(cx, (sheet, round), entry, (next + 1, looks.len())))
    }

    /// Marks the next player of an entry in this order: the one found by name, White, Black, none. A third mark
    /// replaces the first.
    fn mark(&mut self, cx: &Context, entry: BoardLine) {
        let here = cx.snapshot.round(cx.round).map(|round| players(round, entry)).unwrap_or_default();
        let last = here.iter().rposition(|id| self.marked.contains(id));
        let found = self.found.take().filter(|id| here.contains(id) && !self.marked.contains(id));
        let next = found.or_else(|| here.get(last.map_or(0, |index| index + 1)).copied());
        self.marked.retain(|id| !here.contains(id));
        self.marked.extend(next);
        if self.marked.len() > 2 {
            self.marked.remove(0);
        }
    }

    fn line_of(&self, board: BoardNo, cx: &Context) -> Option<usize> {
        let (sheet, round) = (self.sheet(cx)?, cx.snapshot.round(cx.round)?);
        let wanted = BoardLine::Board(matches::line_for(cx, round, board));
        sheet.entries.iter().position(|&entry| entry == wanted)
    }

    /// Returns the first line with a matching player.
    fn index_of(&self, cx: &Context, wanted: impl Fn(PlayerId) -> bool) -> Option<usize> {
        let (sheet, round) = (self.sheet(cx)?, cx.snapshot.round(cx.round)?);
        sheet.entries.iter().position(|&entry| players(round, entry).into_iter().any(&wanted))
    }
}

fn called(cx: &Context, id: PlayerId) -> String {
    reasons::called(cx.event, id)
}

/// Returns the name of the occupant of a seat: a player or, where teams are paired by results, the team that the
/// player represents.
fn seated(cx: &Context, id: PlayerId) -> String {
    reasons::seated(cx.event, id)
}

/// Formats breaches with their rules; an absolute one is marked `✗`, a relative one `!`.
fn said_breaches(cx: &Context, sheet: &Sheet, breaches: &[Breach]) -> Vec<String> {
    reasons::breaches(cx.event, &sheet.review, breaches)
}

/// Maximum number of boards with an absolute breach listed, so that they fit on the screen.
const MOST_LISTED: usize = 5;

/// Omits all but the first boards of a list, with the number of the others.
fn at_most(cx: &Context, mut boards: Vec<Vec<String>>) -> Vec<Vec<String>> {
    let more = boards.len().saturating_sub(MOST_LISTED);
    boards.truncate(MOST_LISTED);
    if more > 0 {
        boards.push(vec![cx.texts.with("pairings-publish-more", &[("count", more.into())])]);
    }
    boards
}

/// Returns the style of breaches: an error if one is absolute, else a warning; plain if there are none.
fn breach_style<'a>(cx: &Context, breaches: impl Iterator<Item = &'a Breach>) -> Style {
    match breaches.map(|breach| breach.absolute).max() {
        Some(true) => cx.theme.error,
        Some(false) => cx.theme.warning,
        None => cx.theme.plain,
    }
}
