//! The standings pane: ranks, tie-breaks, crosstable, required lists, prizes, and the pairing card of a player.

mod bracket;
mod conditions;
mod departures;
mod filter;
mod lots;
mod play_off;
mod prizes;
mod ranking;
mod reading;
mod rehearsal;
mod required_lists;
mod saved_state;
mod special_prizes;
mod teams;

pub use rehearsal::{Rehearse, Rehearsed, read_rehearsal};

use super::search::hits;
use super::{card as player_card, progress};
use crate::desk::keys::{Binding, Hint, Verb, WALK, find, hints, menu, plain};
use crate::desk::{CommandAccess, Context, FoundItem, Hit, Message, Notice, Pane, Request, Show, Sign};
use crate::dialog::ReadingDialog;
use crate::sheet::crosstable;
use crate::sheet::data::Departure;
use crate::widget::{Needs, Panel, Room, lines, unwrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::standings::{self, Standings};
use hakem_engine::tournament::{Category, PlayerId, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::Line;
use std::cell::Cell;
use std::rc::Rc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StandingsAct {
    Card,
    TeamCard,
    Crosstable,
    Bracket,
    Prizes,
    Filter,
    NextCategory,
    PreviousCategory,
    Announced,
    NextPart,
    ByNumber,
    Lots,
    PlayOff,
    Rehearse,
    Warnings,
    MoreColumns,
    FewerColumns,
}

const KEYS: &[Binding<StandingsAct>] = &[
    Binding { keys: Verb::Open.keys(), act: StandingsAct::Card, label: "standings-card" },
    Binding { keys: Verb::Open.keys(), act: StandingsAct::TeamCard, label: "standings-team-card" },
    Binding { keys: Verb::Other.keys(), act: StandingsAct::ByNumber, label: "standings-by-number" },
    Binding { keys: menu('c'), act: StandingsAct::Crosstable, label: "standings-crosstable" },
    Binding { keys: menu('b'), act: StandingsAct::Bracket, label: "standings-bracket" },
    Binding { keys: menu('p'), act: StandingsAct::Prizes, label: "standings-prizes" },
    Binding { keys: menu('f'), act: StandingsAct::Filter, label: "standings-filter" },
    Binding { keys: menu('k'), act: StandingsAct::NextCategory, label: "standings-next-category" },
    Binding { keys: menu('K'), act: StandingsAct::PreviousCategory, label: "standings-previous-category" },
    Binding { keys: menu('l'), act: StandingsAct::Announced, label: "standings-announced" },
    NEXT_PART,
    Binding { keys: menu('t'), act: StandingsAct::PlayOff, label: "standings-play-off" },
    Binding { keys: Verb::Next.keys(), act: StandingsAct::MoreColumns, label: "standings-more-columns" },
    Binding {
        keys: Verb::Previous.keys(),
        act: StandingsAct::FewerColumns,
        label: "standings-fewer-columns",
    },
    Binding { keys: Verb::Draw.keys(), act: StandingsAct::Lots, label: "standings-lots" },
    Binding { keys: menu('r'), act: StandingsAct::Rehearse, label: "standings-rehearse" },
    Binding { keys: menu('w'), act: StandingsAct::Warnings, label: "standings-warnings" },
];

/// Switches to the next of the separately ranked stages and groups.
const NEXT_PART: Binding<StandingsAct> =
    Binding { keys: menu('g'), act: StandingsAct::NextPart, label: "standings-next-part" };

/// Minimum terminal columns in which a pairing card keeps all its columns.
const CARD: u16 = 72;

/// Returns from every other view to the ranking.
const BACK: Hint = Hint::new(&[KeyCode::Esc], "pane-standings");

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// Ranks and the tie-breaks of the event.
    #[default]
    Ranking,
    Crosstable,
    /// A required list with one figure, by the code of the tie-break that computes it.
    Announced(&'static str),
    /// The average ratings of the opponents.
    Averages,
    /// The matches of the bracket round by round, with the sides that advance.
    Bracket,
    Prizes,
}

/// Pane of the standings after a round.
#[derive(Default)]
pub struct StandingsPane {
    cursor: usize,
    view: View,
    /// View that Esc returns to: the crosstable of a round robin, the bracket of a knockout, else the ranking.
    main: View,
    /// Displayed stage or group of the event; `None` is the entire event, with its groups one after the other, or the
    /// displayed stage in a crosstable.
    part: Option<usize>,
    by_number: bool,
    shown: Category,
    /// Number of columns on each page of scrolling columns that is scrolled past.
    passed: Vec<usize>,
    /// Number of scrolling columns of the view.
    scrolling: usize,
    /// Number of scrolling columns shown last.
    page: Cell<usize>,
}

/// Returns the round of the standings: the displayed one, or the last published one before it.
fn after(cx: &Context) -> Option<RoundNo> {
    cx.snapshot.last_published().map(|last| last.min(cx.round))
}

impl StandingsPane {
    fn standings(&self, cx: &Context, after: RoundNo) -> Rc<Standings> {
        match self.view {
            View::Announced(code) => cx.announced(after, code),
            View::Ranking => match self.groups(cx, after) {
                Some(groups) => groups,
                None => cx.standings_of(after, self.part),
            },
            View::Crosstable => cx.standings_of(after, Some(self.scope(cx, after))),
            View::Averages | View::Prizes | View::Bracket => cx.standings(after),
        }
    }

    /// Returns the groups that a ranking shows one after the other; `None` in other cases.
    fn groups(&self, cx: &Context, after: RoundNo) -> Option<Rc<Standings>> {
        let is_of_groups = self.view == View::Ranking && self.part.is_none();
        if is_of_groups { cx.side_by_side(after) } else { None }
    }

    /// Returns the index of the stage or group in a crosstable.
    fn scope(&self, cx: &Context, after: RoundNo) -> usize {
        self.part.unwrap_or_else(|| cx.scope_of(cx.round, after))
    }

    /// Switches to the next stage or group; after the last one, a ranking returns to the entire event.
    fn next_part(&mut self, cx: &Context, after: RoundNo) -> Option<Message> {
        let count = cx.scopes(after).len();
        if count < 2 {
            return Some(Message::Tell(Notice::warning(cx.texts.get("standings-one-part"))));
        }
        let next = match self.view {
            View::Crosstable => Some((self.scope(cx, after) + 1) % count),
            _ => Some(self.part.map_or(0, |part| part + 1)).filter(|&part| part < count),
        };
        (self.part, self.cursor) = (next, 0);
        self.passed.clear();
        if !matches!(self.view, View::Ranking | View::Crosstable) {
            self.view = View::Ranking;
        }
        None
    }

    fn players(&self, cx: &Context, after: RoundNo) -> Vec<PlayerId> {
        if self.ranked_teams(cx, after).is_some() {
            return Vec::new();
        }
        if self.view == View::Averages {
            return self.averages(cx, after).iter().map(|row| row.player).collect();
        }
        let standings = self.standings(cx, after);
        let lines = self.lines(cx, after);
        lines.lines().iter().filter_map(|&line| Some(standings.rows.get(line)?.player)).collect()
    }

    /// Returns the number of lines that the cursor can select.
    fn count(&self, cx: &Context) -> usize {
        match (after(cx), self.view) {
            (_, View::Prizes) => prizes::lines(cx, after(cx)).len(),
            (_, View::Bracket) => bracket::count(cx),
            (None, _) => 0,
            (Some(after), View::Averages) => self.averages(cx, after).len(),
            (Some(after), _) if let Some(made) = self.ranked_teams(cx, after) => made.rows.len(),
            (Some(after), View::Ranking | View::Crosstable | View::Announced(_)) => {
                let standings = self.standings(cx, after);
                match self.shown.is_everybody() {
                    true => standings.rows.len(),
                    false => self.lines(cx, after).lines().len(),
                }
            }
        }
    }

    /// Returns the number of scrolling columns that are scrolled past.
    fn skipped(&self) -> usize {
        self.passed.iter().sum()
    }

    fn count_scrolling(&self, cx: &Context) -> usize {
        match (after(cx), self.view) {
            (None, _) | (_, View::Averages | View::Prizes | View::Bracket) => 0,
            (Some(after), View::Ranking | View::Announced(_) | View::Crosstable) => {
                self.scrolling_columns(cx, after)
            }
        }
    }

    /// Shows the bracket of the displayed round, or returns to the ranking.
    fn show_bracket(&mut self, cx: &Context) -> Option<Message> {
        if !bracket::is_on_show(cx) {
            return Some(Message::Tell(Notice::warning(cx.texts.get("standings-no-bracket"))));
        }
        self.show(View::Bracket);
        self.cursor = 0;
        None
    }

    fn show(&mut self, view: View) {
        let back = if view == self.main { View::Ranking } else { self.main };
        self.view = if self.view == view { back } else { view };
        self.passed.clear();
    }

    fn show_category(&mut self, category: Category) {
        (self.shown, self.cursor) = (category, 0);
    }

    /// Returns the hint of the key that returns to the main view.
    fn back(&self) -> Hint {
        match self.main {
            View::Bracket => Hint { label: "standings-bracket", ..BACK },
            _ => BACK,
        }
    }

    fn act(&mut self, act: StandingsAct, cx: &Context) -> Option<Message> {
        match (act, self.view) {
            (StandingsAct::Prizes, _) => {
                self.show(View::Prizes);
                return None;
            }
            (StandingsAct::Rehearse, _) => return Some(Message::Ask(Request::of(Rehearse))),
            (StandingsAct::Bracket, _) => return self.show_bracket(cx),
            (StandingsAct::Card, View::Bracket) => return Some(bracket::open(cx, self.cursor)),
            _ => {}
        }
        let after = after(cx)?;
        match act {
            StandingsAct::TeamCard => return teams::card(&self.ranked_teams(cx, after)?, self.cursor, cx),
            StandingsAct::Card => {
                let player = *self.players(cx, after).get(self.cursor)?;
                let card = standings::card(cx.snapshot, player, after)?;
                let lines =
                    move |cx: &Context, width: u16| reading::card_lines(cx, &card, after, width.into());
                return Some(Message::open(ReadingDialog::fitted(cx.name(player), lines).needing(CARD)));
            }
            StandingsAct::Crosstable => self.show(View::Crosstable),
            StandingsAct::Prizes | StandingsAct::Bracket | StandingsAct::Rehearse => {}
            StandingsAct::Filter => return Some(filter::offer(cx, &self.shown)),
            StandingsAct::NextCategory => self.show_category(filter::next(cx, &self.shown)),
            StandingsAct::PreviousCategory => self.show_category(filter::previous(cx, &self.shown)),
            StandingsAct::Announced => self.show(required_lists::next(cx, self.view)),
            StandingsAct::NextPart => return self.next_part(cx, after),
            StandingsAct::ByNumber => self.by_number = !self.by_number,
            StandingsAct::Lots => {
                let player = self.players(cx, after).get(self.cursor).copied();
                return Some(lots::offer(cx, player));
            }
            StandingsAct::PlayOff => {
                let player = self.players(cx, after).get(self.cursor).copied();
                return Some(play_off::offer(cx, player, after));
            }
            StandingsAct::Warnings => {
                let title = cx.texts.heading("standings-warnings");
                let lines = reading::warnings(cx, after).into_iter().map(Line::raw).collect();
                return Some(Message::open(ReadingDialog::new(title, lines)));
            }
            StandingsAct::MoreColumns => {
                if self.has_more_columns(cx) {
                    self.passed.push(self.page.get().max(1));
                }
            }
            StandingsAct::FewerColumns => {
                let _first_page_stays = self.passed.pop();
            }
        }
        None
    }
}

impl Pane for StandingsPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        if self.view == View::Bracket {
            return bracket::draw(frame, area, cx, self.cursor);
        }
        let title =
            after(cx).map(|after| self.fitting_title(cx, after, area.width.into())).unwrap_or_default();
        let rows = u16::try_from(title.len()).unwrap_or(1).max(1);
        let [head, body] = Layout::vertical([Constraint::Length(rows), Constraint::Min(0)]).areas(area);
        let Some(after) = after(cx) else {
            unwrapped(frame, head, cx.texts.get("standings-none"));
            if self.view == View::Prizes {
                prizes::draw(frame, body, cx, None, self.cursor);
            }
            return;
        };
        lines(frame, head, &title);
        let tabs = filter::tabs(cx, &self.shown).filter(|_| self.view != View::Prizes);
        let [tab_row, body] =
            Layout::vertical([Constraint::Length(u16::from(tabs.is_some())), Constraint::Min(0)]).areas(body);
        lines(frame, tab_row, &tabs);
        match self.view {
            View::Bracket => {}
            View::Prizes => prizes::draw(frame, body, cx, Some(after), self.cursor),
            View::Ranking | View::Announced(_) | View::Crosstable | View::Averages => {
                self.draw_table(frame, body, cx, after);
            }
        }
    }

    fn width(&self, Size { width: room, .. }: Size, cx: &Context) -> Needs {
        match (after(cx), self.view) {
            (_, View::Bracket) => bracket::needs(cx, room),
            (after, View::Prizes) => prizes::needs(cx, after, room),
            (None, _) => Needs::exactly(room),
            (Some(after), _) => {
                let ranked = self.ranked_teams(cx, after);
                let card = ranked.map_or(0, |made| teams::panel_width(&made, self.cursor, cx));
                // A card that would lose rounds next to the ranks is only opened by Enter.
                let has_card = card == 0 || self.table_needs(cx, after, (room, 0)).leaves(room, card);
                let panels = if has_card { self.panels(cx) } else { 0 };
                self.table_needs(cx, after, (room, panels))
            }
        }
    }

    fn panels(&self, cx: &Context) -> usize {
        match self.view {
            View::Bracket => 1,
            View::Prizes => prizes::panels(cx, after(cx)),
            _ if after(cx).is_none() => 0,
            // A team has a single view with all of its data.
            _ if after(cx).is_some_and(|after| self.ranked_teams(cx, after).is_some()) => 1,
            _ => 2,
        }
    }

    fn panel(&self, at: usize, room: Room, cx: &Context) -> Panel {
        if self.view == View::Bracket {
            return bracket::panel(cx, self.cursor, room);
        }
        if self.view == View::Prizes {
            return prizes::panel(cx, after(cx), self.cursor, room);
        }
        if let Some(made) = after(cx).and_then(|after| self.ranked_teams(cx, after)) {
            return if at == 0 { teams::panel(&made, self.cursor, room, cx) } else { Panel::default() };
        }
        let found = after(cx).and_then(|after| Some((*self.players(cx, after).get(self.cursor)?, after)));
        match (found, at) {
            (None, _) => Panel::default(),
            (Some((player, _)), 0) => player_card::panel(player, room, cx),
            (Some((player, after)), _) => {
                let way = progress::panel(player, after, room, cx);
                let below = Room { height: room.height.saturating_sub(way.lines.len()), ..room };
                let lines = way.lines.into_iter().chain(progress::leaders(player, after, below, cx));
                Panel { lines: lines.collect(), ..way }
            }
        }
    }

    fn rest(&mut self, cx: &Context) -> bool {
        after(cx).is_some_and(|after| progress::count_more(cx, after))
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if self.view != self.main && plain(key).is_some_and(|code| BACK.keys.contains(&code)) {
            self.view = self.main;
            self.passed.clear();
            return Some(Message::Nothing);
        }
        if self.view == View::Prizes
            && let Some(answer) = prizes::key(key, cx, after(cx), self.cursor)
        {
            return Some(answer);
        }
        // Of these keys, the prizes only use the one that returns; they have separate ones.
        let fits = |act: &StandingsAct| match (self.view, act) {
            (_, StandingsAct::Prizes) | (View::Bracket, StandingsAct::Card) => true,
            (View::Prizes, _) => false,
            _ => self.works(*act, cx),
        };
        let keys: Vec<Binding<StandingsAct>> =
            KEYS.iter().filter(|binding| fits(&binding.act)).copied().collect();
        if let Some(act) = find(&keys, key) {
            return self.act(act, cx).or(Some(Message::Nothing));
        }
        let walk = find(WALK, key)?;
        self.cursor = walk.from(self.cursor, self.count(cx));
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        let meets = after(cx)
            .is_some_and(|after| crosstable::everybody_meets(cx.event, after, cx.scope_of(cx.round, after)));
        let main = match bracket::is_on_show(cx) {
            true => View::Bracket,
            false if meets => View::Crosstable,
            false => View::Ranking,
        };
        if std::mem::replace(&mut self.main, main) == self.view && self.view != main {
            self.view = main;
            self.passed.clear();
        }
        let parts = after(cx).map_or(1, |after| cx.scopes(after).len());
        self.part = self.part.filter(|&part| parts > 1 && part < parts);
        self.cursor = self.cursor.min(self.count(cx).saturating_sub(1));
        self.scrolling = self.count_scrolling(cx);
        while self.skipped() >= self.scrolling.max(1) {
            self.passed.pop();
        }
    }

    fn show(&mut self, what: Show, cx: &Context) {
        match what {
            Show::Category(category) => self.show_category(category),
            Show::Player(player) => {
                let Some(after) = after(cx) else { return };
                if let Some(line) = self.players(cx, after).iter().position(|&other| other == player) {
                    self.cursor = line;
                }
            }
            Show::Kept(kept) => self.bring_back(&kept, cx),
            _ => {}
        }
    }

    fn kept(&self, _cx: &Context) -> String {
        self.said()
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        let is_of_players = !matches!(self.view, View::Prizes | View::Bracket);
        let Some(after) = after(cx).filter(|_| is_of_players) else { return Vec::new() };
        let players = self.players(cx, after);
        hits(cx, wanted, |found| match found {
            FoundItem::Player(player) => players.iter().position(|&other| other == player),
            FoundItem::Board(_) | FoundItem::Line => None,
        })
    }

    fn take(&mut self, hit: Hit, _cx: &Context) {
        self.cursor = hit.line;
    }

    fn commands(&self) -> Vec<Hint> {
        [hints(KEYS), prizes::commands()].concat()
    }

    fn access(&self, label: &str, cx: &Context) -> CommandAccess {
        let is_change = |binding: &Binding<StandingsAct>| {
            matches!(binding.act, StandingsAct::Lots | StandingsAct::PlayOff) && binding.label == label
        };
        match prizes::commands().iter().any(|hint| hint.label == label) {
            true => prizes::access(label, cx, after(cx), self.cursor),
            false if KEYS.iter().any(is_change) => CommandAccess::Change,
            false => CommandAccess::Look,
        }
    }

    fn has_lines(&self, cx: &Context) -> bool {
        self.count(cx) > 0
    }

    fn unmet(&self, hint: Hint, cx: &Context) -> Option<&'static str> {
        self.unmet_condition(hint, cx)
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        self.refused(hint, cx)
    }

    fn spoken(&self, cx: &Context) -> Option<String> {
        self.spoken_line(cx, after(cx)?)
    }

    fn signs(&self, cx: &Context) -> Vec<Sign> {
        let ranked = after(cx).filter(|_| self.view == View::Ranking).map(|after| self.standings(cx, after));
        let has = |wanted: fn(&standings::StandingsRow) -> bool| {
            ranked.as_ref().is_some_and(|standings| standings.rows.iter().any(wanted))
        };
        let is_shared =
            |row: &standings::StandingsRow| row.place.is_some_and(|place| place.first != place.last);
        let is_crosstable = after(cx).is_some() && self.view == View::Crosstable;
        let departed = after(cx).map(|after| self.departed(cx, after)).unwrap_or_default();
        let has_left = |how: Departure| departed.iter().any(|&(_, _, of)| of == how);
        let unrated =
            |after: RoundNo| is_crosstable && crosstable::has_unrated(cx.event, after, self.scope(cx, after));
        vec![
            Sign::new(Departure::Withdrawn.sign(), "sign-withdrawn", has_left(Departure::Withdrawn)),
            Sign::new(Departure::Expelled.sign(), "sign-expelled", has_left(Departure::Expelled)),
            Sign::new("1-3", "sign-shared", has(is_shared)),
            Sign::new("▲▼", "sign-moved", self.view == View::Ranking && after(cx) > Some(RoundNo(1))),
            Sign::new("*", "sign-decided", has(|row| row.decided_by.is_some())),
            Sign::new(reading::sign_of_game(cx), "sign-game-means", is_crosstable),
            Sign::new("1*", "sign-unrated", after(cx).is_some_and(unrated)),
        ]
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        let keys = KEYS.iter().filter(|binding| self.works(binding.act, cx));
        let mut keys: Vec<Binding<StandingsAct>> = keys.copied().collect();
        match self.view {
            View::Bracket => {
                keys.retain(|binding| !matches!(binding.act, StandingsAct::Card | StandingsAct::Bracket));
                [bracket::HINTS.to_vec(), hints(&keys)].concat()
            }
            View::Prizes => prizes::hints(self.back(), cx, after(cx)),
            view if view == self.main => hints(&keys),
            _ => [vec![self.back()], hints(&keys)].concat(),
        }
    }
}
