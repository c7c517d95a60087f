//! The command palette: every command of the console with its pane and key, settings, sheets, tasks of the
//! manual, players, and the boards of the round on show, found by typing parts of their text or other names
//! for them.

use super::{Manual, open_box};
use crate::desk::keys::{self, Hint};
use crate::desk::{Context, Dialog, Message, NamedLine, Notice, PaneId, Reply, Show};
use crate::manual::chapters;
use crate::text::{self, Align};
use crate::widget::{input_line, lines as lines_of, rest_on_row, scroll_from, unwrapped, wrapped};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::{Language, fold_for_search};
use hakem_engine::tournament::{BoardNo, PlayerId, Stage};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// A command of the console.
pub struct Offer {
    pub hint: Hint,
    /// The pane in which it works, with the catalogue id of its name; `None` if it works everywhere.
    pub pane: Option<(PaneId, &'static str)>,
    /// Reason why it is currently unavailable, if it is.
    pub refused: Option<String>,
    /// True if it has a meaning for the format of the event; others are listed only if typed.
    pub fits: bool,
}

/// A line of a pane: the pane, the catalogue id of its name, and the line.
pub type Destination = (PaneId, &'static str, NamedLine);

/// Other names of commands, by label: the catalogue id of the words that find them.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("wall-key-print", "find-print"),
    ("wall-key-print-due", "find-print"),
    ("wall-key-write", "find-print"),
    ("wall-key-options", "find-print"),
    ("wall-key-site", "find-site"),
    ("wall-key-close", "find-close"),
    ("key-theme", "find-theme"),
    ("key-leave", "find-leave"),
    ("start-quit", "find-leave"),
    ("key-save-copy", "find-copy"),
    ("key-undo", "find-undo"),
    ("players-key-import", "find-import"),
    ("results-import", "find-import"),
    ("start-import", "find-import"),
    ("players-key-import-ratings", "find-ratings"),
    ("players-key-ratings", "find-ratings"),
    ("players-key-add", "find-add"),
    ("players-key-withdraw", "find-withdraw"),
    ("players-key-remove", "find-remove"),
    ("pairings-key-pair", "find-pair"),
    ("pairings-key-re-seat", "find-no-show"),
    ("pairings-key-explain", "find-explain"),
    ("standings-rehearse", "find-simulate"),
    ("log-check", "find-check"),
    ("pairings-key-certificate", "find-certify"),
    ("pairings-key-cross-check", "find-check"),
    ("log-merge", "find-merge"),
    ("rescue-key", "find-rescue"),
    ("standings-warnings", "find-tie-break"),
];

/// Target of an item.
#[derive(Clone)]
enum Goal {
    /// A command: its first key is pressed, in its pane if it has one.
    Key(Option<KeyCode>),
    Player(PlayerId),
    /// A board of the round on show.
    Board(BoardNo),
    Line(Show),
    /// A chapter of the manual, by name.
    Chapter(&'static str),
}

struct PaletteItem {
    goal: Goal,
    words: String,
    sentence: Option<String>,
    pane: Option<(PaneId, String)>,
    refused: Option<String>,
    /// False for an item that is listed only if typed.
    fits: bool,
    /// Label and pane, folded for searching.
    found_by: String,
    /// Description and other names, folded for searching.
    also_found_by: String,
}

impl PaletteItem {
    fn of(offer: Offer, cx: &Context) -> Self {
        let words = cx.texts.get(offer.hint.label).into_owned();
        let pane = offer.pane.map(|(id, label)| (id, cx.texts.get(label).into_owned()));
        let found_by = match &pane {
            Some((_, name)) => fold_for_search(&format!("{words} {name}")),
            None => fold_for_search(&words),
        };
        let sentence = Some(cx.texts.get(&offer.hint.help()).into_owned());
        let names = OTHER_NAMES.iter().filter(|(label, _)| *label == offer.hint.label);
        let names = names.map(|(_, id)| cx.texts.get(id)).collect::<Vec<_>>().join(" ");
        let also_found_by = fold_for_search(&format!("{} {names}", sentence.as_deref().unwrap_or_default()));
        let goal = Goal::Key(offer.hint.keys.first().copied());
        Self {
            sentence,
            refused: offer.refused,
            fits: offer.fits,
            also_found_by,
            ..Self::named(goal, words, pane, found_by)
        }
    }

    /// Creates an item that is listed only if typed.
    fn named(goal: Goal, words: String, pane: Option<(PaneId, String)>, found_by: String) -> Self {
        let (sentence, refused, also_found_by) = (None, None, String::new());
        Self { goal, words, sentence, pane, refused, fits: false, found_by, also_found_by }
    }

    fn of_place((id, label, place): Destination, cx: &Context) -> Self {
        let name = cx.texts.get(label).into_owned();
        let found_by = fold_for_search(&format!("{} {name}", place.words));
        let also_found_by = place.help.as_deref().map(fold_for_search).unwrap_or_default();
        let words = text::clean(&place.words).into_owned();
        Self {
            sentence: place.help,
            also_found_by,
            ..Self::named(Goal::Line(place.show), words, Some((id, name)), found_by)
        }
    }

    /// Creates the items for the tasks of the manual.
    fn tasks(cx: &Context) -> Vec<Self> {
        let of = |(name, task): (&'static str, String)| {
            let words = cx.texts.with("palette-task", &[("task", task.into())]);
            let found_by = fold_for_search(&words);
            Self::named(Goal::Chapter(name), words, None, found_by)
        };
        let all = chapters(cx.texts.language()).iter();
        all.flat_map(|chapter| chapter.tasks().map(|task| (chapter.name, task.to_owned()))).map(of).collect()
    }

    /// Returns how well the typed words find the item: 0 at the start of a word of its label, 1 within it, 2 in its
    /// description; `None` if not at all. The order of the words does not matter.
    fn rank(&self, words: &[&str]) -> Option<u8> {
        if words.is_empty() {
            return self.fits.then_some(0);
        }
        let begins = |word: &&str| self.found_by.split(' ').any(|part| part.starts_with(*word));
        let is_in = |word: &&str| self.found_by.contains(*word);
        let is_near = |word: &&str| is_in(word) || self.also_found_by.contains(*word);
        let all = |test: &dyn Fn(&&str) -> bool| words.iter().all(test);
        if all(&begins) {
            Some(0)
        } else if all(&is_in) {
            Some(1)
        } else {
            all(&is_near).then_some(2)
        }
    }

    fn key(&self) -> Option<KeyCode> {
        match self.goal {
            Goal::Key(key) => key,
            Goal::Player(_) | Goal::Board(_) | Goal::Line(_) | Goal::Chapter(_) => None,
        }
    }
}

/// Maximum number of players listed; typing more narrows the list.
const MOST_PLAYERS: usize = 40;

/// A searchable list of commands, players and boards. Selecting one goes there, or presses the key of the command.
pub struct Palette {
    items: Vec<PaletteItem>,
    /// Players and boards found by the typed text.
    in_event: Vec<PaletteItem>,
    input: Input,
    cursor: usize,
    /// True after an arrow: the terminal's cursor is then on the selected line, and back in the text with the next
    /// character.
    is_choosing: bool,
    language: Language,
    /// Terminal columns of the longest key name.
    key: usize,
}

impl Palette {
    pub fn new(offers: Vec<Offer>, places: Vec<Destination>, cx: &Context) -> Self {
        let offers = offers.into_iter().map(|offer| PaletteItem::of(offer, cx));
        let places = places.into_iter().map(|place| PaletteItem::of_place(place, cx));
        let items: Vec<PaletteItem> = offers.chain(places).chain(PaletteItem::tasks(cx)).collect();
        let codes = items.iter().filter_map(PaletteItem::key);
        let key = codes.map(|code| text::width(&keys::name(code, cx.texts))).max().unwrap_or(0);
        Self {
            key,
            items,
            in_event: Vec::new(),
            input: Input::default(),
            cursor: 0,
            is_choosing: false,
            language: cx.texts.language(),
        }
    }

    fn found(&self) -> Vec<&PaletteItem> {
        let wanted = fold_for_search(self.input.value());
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let ranked = self.items.iter().filter_map(|item| Some((item.rank(&words)?, item)));
        let mut ranked: Vec<(u8, &PaletteItem)> = ranked.collect();
        ranked.sort_by_key(|(rank, item)| (*rank, item.refused.is_some()));
        let (near, far): (Vec<_>, Vec<_>) = ranked.into_iter().partition(|(rank, _)| *rank < 2);
        // A number is that of a board; a name comes before descriptions.
        let is_number = words.iter().all(|word| word.parse::<u16>().is_ok()) && !words.is_empty();
        let near = near.into_iter().map(|(_, item)| item);
        let far = far.into_iter().map(|(_, item)| item);
        let found: Vec<&PaletteItem> = match is_number {
            true => self.in_event.iter().chain(near).chain(far).collect(),
            false => near.chain(&self.in_event).chain(far).collect(),
        };
        found
    }

    /// Searches the boards of the round on show and the players for the typed text.
    fn look_in_event(&mut self, cx: &Context) {
        let typed = fold_for_search(self.input.value());
        let typed = typed.trim();
        if typed.is_empty() {
            return self.in_event.clear();
        }
        let board = typed.parse().ok().and_then(|number| self.board(BoardNo(number), cx));
        let players = cx.players_meant(typed).into_iter().take(MOST_PLAYERS).map(|id| self.player(id, cx));
        self.in_event = board.into_iter().chain(players).collect();
    }

    /// Returns a pane with its name, as used by its commands.
    fn place(&self, pane: PaneId) -> Option<(PaneId, String)> {
        let mut places = self.items.iter().filter_map(|item| item.pane.as_ref());
        places.find(|(id, _)| *id == pane).cloned()
    }

    fn player(&self, id: PlayerId, cx: &Context) -> PaletteItem {
        let words = format!("{} {}", cx.number_text(id), cx.name(id)).trim_start().to_owned();
        let pane = self.place(PaneId::PLAYERS);
        PaletteItem::named(Goal::Player(id), words, pane, String::new())
    }

    /// Returns a board, in the pane where the arbiter works on it: pairings for a draft, results for a round in play.
    fn board(&self, board: BoardNo, cx: &Context) -> Option<PaletteItem> {
        let round = cx.snapshot.round(cx.round)?;
        let meeting = round.board(board)?.meeting;
        let number = cx.texts.with("word-board-number", &[("board", board.into())]);
        let words = format!("{number}: {} – {}", cx.name(meeting.white), cx.name(meeting.black));
        let pane = self.place(if round.stage() == Stage::Draft { PaneId::PAIRINGS } else { PaneId::RESULTS });
        Some(PaletteItem::named(Goal::Board(board), words, pane, String::new()))
    }

    /// Returns the message that opens the selected item or runs its command, or a notice with the reason why it is
    /// unavailable.
    fn chosen(&self, cx: &Context) -> Option<Message> {
        let found = self.found();
        let item = found.get(self.cursor)?;
        let show = item.pane.as_ref().map(|(pane, _)| Message::Show(Show::Pane(*pane)));
        let act = match (item.goal.clone(), &item.refused) {
            (_, Some(why)) => {
                let told = item.key().map_or_else(|| why.clone(), |key| cx.not_now(key, &item.words, why));
                Message::Tell(Notice::warning(told))
            }
            (Goal::Key(key), None) => Message::Press(key?),
            (Goal::Player(id), None) => Message::Show(Show::Player(id)),
            (Goal::Board(board), None) => Message::Show(Show::Board(board)),
            (Goal::Line(show), None) => Message::Show(show),
            (Goal::Chapter(name), None) => Message::open(Manual::of(name, self.language)?),
        };
        Some(Message::All(show.into_iter().chain([act]).collect()))
    }

    /// Renders a line: the label with the typed text underlined, the reason why it is unavailable, the pane, and the
    /// key at the right edge.
    fn line(&self, item: &PaletteItem, here: bool, width: usize, cx: &Context) -> Line<'static> {
        let style = match (here, &item.refused) {
            (true, _) => cx.theme.selected,
            (false, Some(_)) => cx.theme.faint,
            (false, None) => cx.theme.plain,
        };
        let key = item.key().map(|code| keys::name(code, cx.texts)).unwrap_or_default();
        let pane = item.pane.as_ref().map_or("", |(_, name)| name);
        let right = format!("  {pane}  {}", text::fit(&key, self.key, Align::Right));
        let room = width.saturating_sub(text::width(&right) + 2);
        let mark = if here { '>' } else { ' ' };
        let words = match &item.refused {
            Some(why) => format!("{}: {why}", item.words),
            None => item.words.clone(),
        };
        let mut spans = vec![Span::styled(format!("{mark} "), style)];
        spans.extend(underlined(&text::fit(&words, room, Align::Left), self.input.value(), style, cx));
        spans.push(Span::styled(right, if here { style } else { style.patch(cx.theme.faint) }));
        Line::from(spans)
    }
}

/// Maximum width of the box, in terminal columns.
const WIDEST: u16 = 110;

/// Rows below the list: description of the selected command, and the reason why it is unavailable.
const TOLD: u16 = 4;

/// Returns the description of a command and the reason why it is unavailable, one sentence per line.
fn told(item: &PaletteItem, width: usize, cx: &Context) -> Vec<Line<'static>> {
    let said = [item.sentence.as_ref(), item.refused.as_ref()];
    said.into_iter().flatten().flat_map(|said| wrapped(said, width, cx.theme.faint)).collect()
}

/// Underlines the typed text where it occurs contiguously.
fn underlined(words: &str, typed: &str, style: Style, cx: &Context) -> Vec<Span<'static>> {
    let wanted = fold_for_search(typed.trim());
    let starts = words.char_indices().filter(|(_, letter)| letter.is_alphanumeric()).map(|(at, _)| at);
    let found = starts.filter(|_| !wanted.is_empty()).find_map(|at| {
        let rest = words.get(at..)?;
        let ends = rest.char_indices().map(|(end, letter)| end + letter.len_utf8());
        let end =
            ends.into_iter().find(|&end| rest.get(..end).map(fold_for_search).as_deref() == Some(&wanted))?;
        Some((at, at + end))
    });
    let Some((at, end)) = found else { return vec![Span::styled(words.to_owned(), style)] };
    let part = |from: usize, to: usize| words.get(from..to).unwrap_or_default().to_owned();
    vec![
        Span::styled(part(0, at), style),
        Span::styled(part(at, end), style.patch(cx.theme.found)),
        Span::styled(part(end, words.len()), style),
    ]
}

impl Dialog for Palette {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let found = self.found();
        let height = area.height.saturating_sub(8 + TOLD).clamp(1, 24);
        let title = cx.texts.get("palette-title").into_owned();
        let width = area.width.saturating_sub(4).min(WIDEST);
        let inside = open_box(frame, area, cx, &title, (width, height + 3 + TOLD));
        let [input, _, list, _, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(1),
            Constraint::Length(TOLD),
        ])
        .areas(inside);
        input_line(frame, input, &self.input, cx.theme.selected, true);
        if found.is_empty() {
            let typed = text::clean(self.input.value()).into_owned();
            let words = cx.texts.with("palette-none", &[("typed", typed.into())]);
            let words = Paragraph::new(words).style(cx.theme.warning).wrap(Wrap { trim: true });
            return frame.render_widget(words, list);
        }
        let first = scroll_from(self.cursor, found.len(), usize::from(height));
        let rows = found.iter().enumerate().skip(first).take(usize::from(height));
        let lines = rows.map(|(index, item)| self.line(item, index == self.cursor, list.width.into(), cx));
        unwrapped(frame, list, lines.collect::<Vec<_>>());
        if self.is_choosing {
            rest_on_row(frame, list, self.cursor.saturating_sub(first));
        }
        if let Some(here) = found.get(self.cursor) {
            lines_of(frame, below, &told(here, below.width.into(), cx));
        }
    }

    fn is_typing(&self) -> bool {
        true
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => Reply::Close,
            KeyCode::Up | KeyCode::Down => {
                self.cursor = match key.code {
                    KeyCode::Up => self.cursor.saturating_sub(1),
                    _ => (self.cursor + 1).min(self.found().len().saturating_sub(1)),
                };
                self.is_choosing = true;
                Reply::Stay
            }
            KeyCode::Enter => self.chosen(cx).map_or(Reply::Stay, Reply::Finish),
            _ => {
                self.input.handle_event(&Event::Key(key));
                self.look_in_event(cx);
                (self.cursor, self.is_choosing) = (0, false);
                Reply::Stay
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        vec![
            Hint::new(&[KeyCode::Up, KeyCode::Down], "key-choose"),
            Hint::new(&[KeyCode::Enter], "key-accept"),
            Hint::new(&[KeyCode::Esc], "key-cancel"),
        ]
    }
}
