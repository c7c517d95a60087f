//! The players pane: registration, attendance and departure.

mod attendance;
mod columns;
mod departure;
mod doubts;
mod entry_fee;
mod exchange;
mod form;
mod late_correction;
mod listing;
mod points;
mod rating_lookup;
mod reserved_board;
mod teams;

use super::pairings::to_next_group;
use super::report_table::shown_cells;
use super::start::ask_path;
use super::{act, card};
use crate::desk::keys::{Binding, Hint, Verb, WALK, find, hints, leaves_field, menu, plain, unmet};
use crate::desk::{
    CommandAccess, Context, FileRequest, Message, Notice, Pane, RatingRequest, Show, Sign, Wanted,
};
use crate::sheet::data::Row;
use crate::sheet::players;
use crate::text::{self, Align};
use crate::widget::{
    self, Beside, Needs, Panel, Room, TableRow, input_line, needs, table, unwrapped, wrapped,
};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::format::{Course, Paired};
use hakem_engine::pairing::facts_of;
use hakem_engine::tournament::{PlayerId, RoundNo};
use listing::{Listing, Sort};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::text::{Line, Text};
use std::cell::RefCell;
use std::rc::Rc;
use teams::Teams;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// Actions of the pane's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlayersAct {
    Add,
    Edit,
    Withdraw,
    Expel,
    Points,
    EntryFee,
    /// Reserved board of the player.
    OwnBoard,
    SetBye,
    CheckIn,
    Remove,
    TakeIn,
    Find,
    Sort,
    Teams,
    Group,
    /// Exchanges pairing numbers with a player of equal rating.
    Exchange,
    /// Compares the players with the rating lists.
    Ratings,
    ImportRatings,
    /// Downloads all rating lists again.
    UpdateRatings,
    /// Clears a search that is no longer being typed.
    ShowAll,
}

/// Label of the key that removes a player who was never paired.
const REMOVE: &str = "players-key-remove";

const KEYS: &[Binding<PlayersAct>] = &[
    Binding { keys: Verb::Add.keys(), act: PlayersAct::Add, label: "players-key-add" },
    Binding { keys: Verb::Open.keys(), act: PlayersAct::Edit, label: "players-key-edit" },
    Binding { keys: Verb::Mark.keys(), act: PlayersAct::CheckIn, label: "players-key-check-in" },
    Binding { keys: Verb::Withdraw.keys(), act: PlayersAct::Withdraw, label: "players-key-withdraw" },
    Binding { keys: Verb::Bye.keys(), act: PlayersAct::SetBye, label: "players-key-bye" },
    Binding { keys: Verb::Remove.keys(), act: PlayersAct::Remove, label: REMOVE },
    Binding { keys: &[KeyCode::Char('/'), KeyCode::F(3)], act: PlayersAct::Find, label: "players-key-find" },
    Binding { keys: Verb::Import.keys(), act: PlayersAct::TakeIn, label: "players-key-import" },
    Binding { keys: Verb::Other.keys(), act: PlayersAct::Sort, label: "players-key-sort" },
    Binding { keys: Verb::Teams.keys(), act: PlayersAct::Teams, label: "players-key-teams" },
    Binding { keys: menu('m'), act: PlayersAct::Group, label: "players-key-group" },
    Binding { keys: menu('r'), act: PlayersAct::Ratings, label: "players-key-ratings" },
    Binding {
        keys: Verb::Ratings.keys(),
        act: PlayersAct::ImportRatings,
        label: "players-key-import-ratings",
    },
    Binding { keys: menu('f'), act: PlayersAct::UpdateRatings, label: "players-key-update-ratings" },
    Binding { keys: menu('n'), act: PlayersAct::Exchange, label: "players-key-exchange" },
    Binding { keys: menu('W'), act: PlayersAct::Expel, label: "players-key-expel" },
    Binding { keys: menu('p'), act: PlayersAct::Points, label: "players-key-points" },
    Binding { keys: menu('e'), act: PlayersAct::EntryFee, label: "players-key-entry-fee" },
    Binding { keys: menu('B'), act: PlayersAct::OwnBoard, label: "players-key-own-board" },
    Binding { keys: &[KeyCode::Esc], act: PlayersAct::ShowAll, label: "players-key-show-all" },
];

impl PlayersAct {
    fn needs_players(self) -> bool {
        use PlayersAct::{Add, ImportRatings, ShowAll, TakeIn, Teams, UpdateRatings};
        !matches!(self, Add | ImportRatings | ShowAll | TakeIn | Teams | UpdateRatings)
    }
}

/// Keys while a search is being typed; the arrows move through the matches.
const TYPING: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "players-key-keep-search"),
    Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
    Hint::new(&[KeyCode::Esc], "players-key-show-all"),
];

/// Pane that lists the players and edits the selected one.
#[derive(Default)]
pub(super) struct PlayersPane {
    /// Selected player; the cursor follows them when the list changes.
    player: Option<PlayerId>,
    /// Last line of the cursor, used when the selected player is gone.
    line: usize,
    sort: Sort,
    search: Input,
    is_searching: bool,
    /// The list of teams, while it is shown.
    teams: Option<Teams>,
    known: RefCell<Option<Rc<Listing>>>,
}

impl PlayersPane {
    /// Returns the current list, rebuilt only if the event, the search or the order changed.
    fn listing(&self, cx: &Context) -> Rc<Listing> {
        let folded = fold_for_search(self.search.value());
        let mut known = self.known.borrow_mut();
        let listing = match known.take() {
            Some(listing) if listing.is_of(cx.step, self.sort, &folded) => listing,
            before => Rc::new(Listing::new(before.as_deref(), self.sort, folded, cx)),
        };
        *known = Some(Rc::clone(&listing));
        listing
    }

    /// Restores the line, order and search saved by [`Pane::kept`].
    fn bring_back(&mut self, kept: &str, cx: &Context) {
        let mut words = kept.splitn(3, ' ');
        let line = words.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        self.sort = words.next().and_then(Sort::named).unwrap_or_default();
        self.search = Input::new(words.next().unwrap_or_default().to_owned());
        let listing = self.listing(cx);
        self.go(line, &listing);
    }

    fn cursor(&self, listing: &Listing) -> usize {
        let found = self.player.and_then(|player| listing.rows.iter().position(|&row| row == player));
        found.unwrap_or(self.line.min(listing.rows.len().saturating_sub(1)))
    }

    fn chosen(&self, cx: &Context) -> Option<PlayerId> {
        let listing = self.listing(cx);
        listing.rows.get(self.cursor(&listing)).copied()
    }

    fn go(&mut self, line: usize, listing: &Listing) {
        self.line = line;
        self.player = listing.rows.get(line).copied();
    }

    fn search_key(&mut self, key: KeyEvent, cx: &Context) {
        match key.code {
            KeyCode::Esc => self.show_all(),
            KeyCode::Enter => self.is_searching = false,
            KeyCode::Char('/') | KeyCode::F(3) => self.search.reset(),
            KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => self.walk(key, cx),
            _ => {
                let changed = self.search.handle_event(&Event::Key(key));
                if changed.is_some_and(|change| change.value) {
                    let listing = self.listing(cx);
                    self.go(0, &listing);
                }
            }
        }
    }

    fn walk(&mut self, key: KeyEvent, cx: &Context) {
        if let Some(walk) = find(WALK, key) {
            let listing = self.listing(cx);
            let line = walk.from(self.cursor(&listing), listing.rows.len());
            self.go(line, &listing);
        }
    }

    fn show_all(&mut self) {
        self.is_searching = false;
        self.search.reset();
    }

    /// Returns the removal of the selected player, or the reason why the event cannot be without them.
    fn removal(&self, cx: &Context) -> Option<Result<Message, CommandError>> {
        Some(act::tried(Command::RemovePlayer { id: self.chosen(cx)? }, cx))
    }

    /// Executes an action that changes the event on the selected player.
    fn change(&self, wanted: PlayersAct, cx: &Context) -> Option<Message> {
        match wanted {
            PlayersAct::ImportRatings => return Some(Message::ask(RatingRequest::AskFile)),
            PlayersAct::UpdateRatings => return Some(Message::ask(RatingRequest::Update)),
            PlayersAct::Add => return Some(form::add(cx)),
            PlayersAct::Ratings => return Some(Message::ask(RatingRequest::Compare)),
            _ => {}
        }
        if wanted == PlayersAct::TakeIn {
            return Some(ask_path(
                "players-key-import",
                Wanted::File,
                |path| Message::ask(FileRequest::TakeIn(path)),
                cx,
            ));
        }
        let id = self.chosen(cx)?;
        let registration = cx.snapshot.player(id)?;
        match wanted {
            PlayersAct::Edit => Some(form::edit(id, registration, cx)),
            PlayersAct::Withdraw => Some(match registration.withdrawn() {
                Some(_) => departure::reinstate(cx.name(id), &[id], cx, Command::Reinstate { id }),
                None => departure::leave(cx.name(id), &[id], cx, |from| Command::Withdraw { id, from }),
            }),
            PlayersAct::Expel if registration.is_expelled() => {
                Some(departure::reinstate(cx.name(id), &[id], cx, Command::Reinstate { id }))
            }
            PlayersAct::Expel => Some(departure::expel(id, cx)),
            PlayersAct::Points => Some(points::ask(id, cx)),
            PlayersAct::EntryFee => Some(entry_fee::ask(id, registration, cx)),
            PlayersAct::OwnBoard => Some(reserved_board::ask(id, registration, cx)),
            PlayersAct::SetBye => Some(attendance::ask(id, registration, cx)),
            PlayersAct::CheckIn => {
                Some(Message::Do(Command::CheckIn { id, present: !registration.checked_in }))
            }
            PlayersAct::Remove => {
                let told = cx.texts.with("players-removed", &[("player", cx.name(id).into())]);
                let removed = self.removal(cx)?.ok()?;
                Some(Message::All(vec![Message::Tell(Notice::done(told)), removed]))
            }
            PlayersAct::Group => Some(to_next_group(cx, id)),
            PlayersAct::Exchange => Some(exchange::ask(id, cx)),
            PlayersAct::Add
            | PlayersAct::TakeIn
            | PlayersAct::Find
            | PlayersAct::Sort
            | PlayersAct::Teams
            | PlayersAct::Ratings => None,
            PlayersAct::ImportRatings | PlayersAct::UpdateRatings | PlayersAct::ShowAll => None,
        }
    }
}

impl Pane for PlayersPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        if let Some(teams) = &self.teams {
            return teams.draw(frame, area, cx);
        }
        let [head, list, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area);
        let listing = self.listing(cx);
        let cursor = self.cursor(&listing);
        if cx.players().is_empty() {
            let none = if has_teams(cx) { "players-none-teams" } else { "players-none" };
            let none = wrapped(&cx.texts.get(none), list.width.into(), cx.theme.plain);
            widget::lines(frame, list, &none);
        } else {
            let (about, heads) = columns::of(cx);
            let made = players::table(cx.event, about, &listing.rows, cx.round);
            table(frame, list, cx.theme, &heads, (cursor, made.len()), |index| row(&made.row(index), cx));
        }
        let count = text::fit(&listing.told(cx), usize::from(foot.width), Align::Left);
        unwrapped(frame, foot, Text::from(count).style(cx.theme.head));
        // After the table, which puts the terminal's cursor on the selected row: during a search, its field has it.
        self.draw_head(frame, head, cx);
    }

    fn width(&self, Size { width: room, .. }: Size, cx: &Context) -> Needs {
        match self.teams {
            Some(_) => Teams::width(cx, room),
            None => {
                // The counts need their full width even if the table is narrow.
                let told = text::width(&self.listing(cx).told(cx));
                needs(&columns::of(cx).1, room, Beside::panels(self.panels(cx)).below(told))
            }
        }
    }

    fn panels(&self, cx: &Context) -> usize {
        usize::from(!cx.players().is_empty())
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        if let Some(teams) = &self.teams {
            return teams.panel(room, cx);
        }
        self.chosen(cx).map_or_else(Panel::default, |id| card::panel(id, room, cx))
    }

    fn strip(&self, width: u16, cx: &Context) -> (u16, Vec<Line<'static>>) {
        self.teams.as_ref().map_or((0, Vec::new()), |teams| (2, teams.strip(width.into(), cx)))
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if self.is_searching && leaves_field(key) {
            self.is_searching = false;
            return None;
        }
        if self.is_searching {
            // Ctrl and Alt combinations are not text. No other key reaches the console; Esc only ends the search.
            if key.code == KeyCode::Enter
                && let [first, ..] = self.listing(cx).elsewhere(cx).as_slice()
            {
                return Some(FileRequest::show_elsewhere(first));
            }
            if plain(key).is_some() {
                self.search_key(key, cx);
            }
            return Some(Message::Nothing);
        }
        if let Some(teams) = &mut self.teams {
            if plain(key).is_some_and(|code| teams::BACK.keys.contains(&code)) {
                self.teams = None;
                return Some(Message::Nothing);
            }
            return teams.key(key, cx);
        }
        if find(WALK, key).is_some() {
            self.walk(key, cx);
            return Some(Message::Nothing);
        }
        match find(KEYS, key)? {
            wanted if wanted.needs_players() && cx.players().is_empty() => return None,
            PlayersAct::Teams if has_teams(cx) => self.teams = Some(Teams::default()),
            PlayersAct::Teams => return None,
            PlayersAct::Group if !has_groups(cx) => return None,
            PlayersAct::Exchange if !exchange::is_due(cx) => return None,
            PlayersAct::CheckIn if cx.snapshot.last_paired().is_some() => return None,
            PlayersAct::Remove if self.removal(cx).is_some_and(|tried| tried.is_err()) => return None,
            PlayersAct::Find => {
                self.show_all();
                self.is_searching = true;
            }
            PlayersAct::Sort => self.sort = self.sort.next(),
            PlayersAct::ShowAll if self.search.value().is_empty() => return None,
            PlayersAct::ShowAll => self.show_all(),
            wanted => return self.change(wanted, cx),
        }
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        if let Some(teams) = &mut self.teams {
            teams.settle(cx);
        }
        let listing = self.listing(cx);
        let line = self.cursor(&listing);
        self.go(line, &listing);
    }

    fn show(&mut self, what: Show, cx: &Context) {
        let player = match what {
            Show::Player(player) => player,
            Show::Kept(kept) => return self.bring_back(&kept, cx),
            _ => return,
        };
        if !self.listing(cx).rows.contains(&player) {
            self.show_all();
        }
        self.player = Some(player);
        self.teams = None;
    }

    fn kept(&self, cx: &Context) -> String {
        format!("{} {} {}", self.cursor(&self.listing(cx)), self.sort.name(), self.search.value())
    }

    fn is_typing(&self) -> bool {
        self.is_searching
    }

    fn commands(&self) -> Vec<Hint> {
        let mut commands = hints(KEYS);
        commands.extend(Teams::hints().into_iter().filter(|hint| is_of_teams(*hint)));
        commands
    }

    fn access(&self, label: &str, _cx: &Context) -> CommandAccess {
        // Rating lists belong to this computer, not to the event.
        let reads = KEYS.iter().filter(|binding| {
            use PlayersAct::{Find, ImportRatings, ShowAll, Sort, Teams, UpdateRatings};
            matches!(binding.act, Find | ImportRatings | ShowAll | Sort | Teams | UpdateRatings)
        });
        let looks = reads.map(Hint::from).chain(TYPING.iter().copied()).chain([teams::BACK]);
        if looks.into_iter().any(|hint| hint.label == label) {
            CommandAccess::Look
        } else {
            CommandAccess::Change
        }
    }

    fn has_lines(&self, cx: &Context) -> bool {
        !cx.players().is_empty() || self.teams.is_some()
    }

    fn unmet(&self, hint: Hint, cx: &Context) -> Option<&'static str> {
        let players = (self.teams.is_none(), "players-not-among-teams");
        let is_unpaired = cx.snapshot.last_paired().is_none();
        let has_table = facts_of(cx.snapshot, RoundNo(1)).is_some_and(|facts| facts.course == Course::Table);
        let mut needs = match hint.label {
            "players-key-teams" => vec![(has_teams(cx), "players-no-teams")],
            _ if is_of_teams(hint) => {
                vec![(has_teams(cx), "players-no-teams"), (self.teams.is_some(), "players-teams-first")]
            }
            "players-key-group" => vec![
                (has_table, "pairings-only-table"),
                (is_unpaired, "players-groups-stay"),
                (has_groups(cx), "tables-no-groups-yet"),
            ],
            "players-key-check-in" => vec![(is_unpaired, "players-check-in-over")],
            "players-key-exchange" => vec![(exchange::is_due(cx), "players-numbers-stay")],
            _ => Vec::new(),
        };
        if !is_of_teams(hint) {
            needs.push(players);
            let needs_players = KEYS.iter().any(|key| key.label == hint.label && key.act.needs_players());
            needs.push((!needs_players || !cx.players().is_empty(), "players-none-yet"));
        }
        needs.push((!self.is_searching, "players-search-first"));
        if hint.label == "players-key-show-all" {
            needs.push((!self.search.value().is_empty(), "players-no-search"));
        }
        unmet(&needs)
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        if self.is_searching {
            return None;
        }
        if let Some(teams) = &self.teams {
            return teams.refusal(hint, cx);
        }
        let act = KEYS.iter().find(|binding| binding.label == hint.label).map(|binding| binding.act)?;
        let id = self.chosen(cx)?;
        match act {
            PlayersAct::Points => points::refusal(cx),
            PlayersAct::SetBye if !attendance::has_round_left(cx) => {
                Some(cx.texts.get("players-no-round-left").into_owned())
            }
            PlayersAct::Exchange => exchange::refusal(id, cx),
            PlayersAct::Withdraw if cx.snapshot.player(id)?.withdrawn().is_none() => {
                departure::refusal(&[id], cx, |from| Command::Withdraw { id, from })
            }
            _ => None,
        }
    }

    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        let refused = || match hint.label {
            REMOVE => self.removal(cx)?.err().map(|error| cx.refusal(&error)),
            _ => None,
        };
        self.unmet(hint, cx).map(|reason| cx.texts.get(reason).into_owned()).or_else(refused)
    }

    fn signs(&self, cx: &Context) -> Vec<Sign> {
        let is_late = cx.players().iter().any(|listed| cx.event.starting_number(listed.id).is_none());
        vec![Sign::new("·", "sign-no-number", is_late && self.teams.is_none())]
    }

    fn hints(&self, cx: &Context) -> Vec<Hint> {
        if self.teams.is_some() {
            return Teams::works(cx);
        }
        if self.is_searching {
            return TYPING.to_vec();
        }
        let has_search = !self.search.value().is_empty();
        let has_players = !cx.players().is_empty();
        let is_useful = |act: PlayersAct| match act {
            _ if act.needs_players() && !has_players => false,
            PlayersAct::ShowAll => has_search,
            PlayersAct::Teams => has_teams(cx),
            PlayersAct::Group => has_groups(cx),
            PlayersAct::CheckIn => cx.snapshot.last_paired().is_none(),
            PlayersAct::Remove => self.removal(cx).is_some_and(|tried| tried.is_ok()),
            PlayersAct::Exchange => exchange::is_due(cx),
            _ => true,
        };
        let useful = KEYS.iter().filter(|binding| is_useful(binding.act));
        useful.map(Hint::from).collect()
    }
}

/// Returns true if a command only applies to the list of teams.
fn is_of_teams(hint: Hint) -> bool {
    hint.label.starts_with("teams-")
}

impl PlayersPane {
    /// Renders the search field, or the order of the list.
    fn draw_head(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let ordered = self.sort.words(cx);
        if !self.is_searching && self.search.value().is_empty() {
            let words = text::fit(&ordered, usize::from(area.width), Align::Right);
            return unwrapped(frame, area, Text::from(words).style(cx.theme.faint));
        }
        let label = format!("{}: ", cx.texts.get("players-search"));
        let columns = |text: &str| u16::try_from(text::width(text)).unwrap_or(0);
        let [left, input, right] = Layout::horizontal([
            Constraint::Length(columns(&label)),
            Constraint::Min(8),
            Constraint::Length(columns(&ordered) + 1),
        ])
        .areas(area);
        unwrapped(frame, left, Text::from(label).style(cx.theme.head));
        let style = if self.is_searching { cx.theme.selected } else { cx.theme.plain };
        input_line(frame, input, &self.search, style, self.is_searching);
        unwrapped(frame, right, Text::from(format!(" {ordered}")).style(cx.theme.faint));
    }
}

/// Returns true if the event has teams or is a team event.
fn has_teams(cx: &Context) -> bool {
    let facts = facts_of(cx.snapshot, cx.round);
    facts.is_some_and(|facts| facts.paired == Paired::Teams) || cx.snapshot.teams().next().is_some()
}

/// Returns true if players can still move between groups.
fn has_groups(cx: &Context) -> bool {
    let leg = cx.snapshot.leg(RoundNo(1)).filter(|_| cx.snapshot.last_paired().is_none());
    leg.is_some_and(|leg| leg.groups.len() > 1)
}

fn row(row: &Row, cx: &Context) -> TableRow {
    let known = row.player.and_then(|id| cx.snapshot.player(id));
    let is_away = known.is_some_and(|registration| registration.away(cx.round).is_some());
    let style = if is_away { cx.theme.faint } else { cx.theme.plain };
    let mut cells = shown_cells(row, cx.texts);
    // Before round 1 is paired, numbers come from the starting list; a late entry has none yet.
    if let Some(number) = cells.first_mut().filter(|number| number.is_empty()) {
        let starting = row.player.and_then(|id| cx.event.starting_number(id));
        *number = starting.map_or_else(|| "·".to_owned(), |number| number.to_string());
    }
    TableRow::new(cells, style)
}
