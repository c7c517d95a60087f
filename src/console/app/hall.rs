//! The hall screen: pairings with incoming results, then the standings, page by page, for a large display. Follows the
//! event file and never writes.

use super::decode::Heard;
use super::hall_lists::{BETWEEN, HallList, Room, pages};
use super::input::Input;
use super::large_digits::{columns_of, figures};
use super::requests::Requests;
use super::terminal::{self, FullScreen};
use crate::event::{Chosen, Derived, Event};
use crate::i18n::Texts;
use crate::platform;
use crate::session::{Follow, Session};
use crate::session::{address_of_pages, chosen_columns};
use crate::sheet::announcement::Countdown;
use crate::text::{Align, clean, fit, width as width_of};
use crate::theme::Theme;
use crate::widget::{lines, unwrapped, wrapped};
use crossterm::event::{Event as Pressed, KeyCode, KeyModifiers};
use hakem_engine::collate::Language;
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use std::cell::Cell;
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Polling interval of the file.
const PATIENCE: Duration = Duration::from_millis(200);

const NEW: Duration = Duration::from_secs(4);

/// Minimum number of rows for the round and the result count in large digits.
const LARGE: u16 = 34;

/// Options of the hall screen.
pub struct HallOptions {
    /// Language; `None` is that of the event.
    pub language: Option<Language>,
    pub page: Duration,
    pub theme: Theme,
    pub zone: TimeZone,
    /// Data folder of the console, with its choice of columns and the address of the pages.
    pub data_folder: Option<PathBuf>,
    /// Address of the pages for phones; `None` selects the one stored by the console.
    pub address: Option<String>,
}

/// State of the hall screen.
#[derive(Default)]
pub struct Hall {
    /// Index of the page across all views; limited to the last page.
    page: usize,
    /// Number of pages when last drawn.
    pages: Cell<usize>,
    is_held: bool,
    known: (Option<RoundNo>, Vec<Option<GameResult>>),
    fresh: Vec<BoardNo>,
    /// Time of the clock; `None` if no countdown is shown.
    now: Option<Timestamp>,
    /// Address of the pages for phones, if known.
    address: Option<String>,
}

/// An event on the hall screen.
struct Shown {
    session: Session,
    hall: Hall,
    texts: Texts,
}

impl Shown {
    fn new(session: Session, wishes: &HallOptions) -> Self {
        let language = wishes.language.unwrap_or(session.history().snapshot().settings().language);
        let mut hall = Hall::default();
        let of = (session.path(), &*session.event());
        hall.set_address(
            wishes.address.clone().or_else(|| address_of_pages(wishes.data_folder.as_deref(), of)),
        );
        Self { session, hall, texts: Texts::new(language) }
    }

    fn chosen(&self, wishes: &HallOptions) -> Chosen {
        chosen_columns(wishes.data_folder.as_deref(), (self.session.path(), &self.session.event()))
    }
}

/// Shows events in turn, each with all of its pages, until the user leaves the screen.
///
/// # Errors
/// Returns an error if the terminal cannot be read or drawn, or if another file has replaced one that is shown.
pub fn show(sessions: Vec<Session>, wishes: &HallOptions) -> io::Result<()> {
    let mut input = Input::open()?;
    let requests = Requests::listen(terminal::give_back)?;
    let mut screen = FullScreen::enter()?;
    let mut events: Vec<Shown> = sessions.into_iter().map(|session| Shown::new(session, wishes)).collect();
    let mut at = 0;
    let (mut turned, mut news) = (Instant::now(), None::<Instant>);
    while let Some(shown) = events.get_mut(at) {
        let derived = Derived::default();
        let chosen = shown.chosen(wishes);
        let (zone, history) = (&wishes.zone, shown.session.history());
        let event = Event { zone, chosen: &chosen, ..Event::of(history, &shown.texts, &derived) };
        if shown.hall.notice(event) {
            news = Some(Instant::now());
        }
        let now = Timestamp::now();
        shown.hall.set_clock(now);
        let countdown = Countdown::next(event, now);
        let title = clean(event.snapshot.settings().name.as_str());
        screen.draw((&title, false), |_| Vec::new(), |frame| shown.hall.draw(frame, event, &wishes.theme))?;
        let turn = loop {
            if requests.to_end() || platform::is_terminal_gone() {
                return Ok(());
            }
            if input.poll(PATIENCE)? {
                match shown.hall.answer(input.hear()) {
                    KeyEffect::Leave => return Ok(()),
                    KeyEffect::Turn(turn) => break Some(turn),
                    KeyEffect::Held => {
                        turned = Instant::now();
                        break None;
                    }
                    KeyEffect::Nothing => break None,
                }
            }
            if countdown.as_ref().is_some_and(|of| of.left(Timestamp::now()) != of.left(now)) {
                break None;
            }
            let is_same = shown.session.follow() == Follow::Same;
            if !is_same || shown.chosen(wishes) != chosen {
                break None;
            }
            if news.is_some_and(|since| since.elapsed() >= NEW) {
                (news, shown.hall.fresh) = (None, Vec::new());
                break None;
            }
            if !shown.hall.is_held && turned.elapsed() >= wishes.page {
                break Some(Turn::Next);
            }
        };
        if shown.session.is_stale() {
            return Err(io::Error::other(shown.texts.get("file-stale").into_owned()));
        }
        if let Some(turn) = turn {
            turned = Instant::now();
            at = turned_from(&mut events, at, turn);
        }
    }
    Ok(())
}

/// Turns the page of an event; returns the index of the event then on show.
fn turned_from(events: &mut [Shown], at: usize, turn: Turn) -> usize {
    let Some(shown) = events.get_mut(at) else { return at };
    let (is_held, leaves) = (shown.hall.is_held, shown.hall.turn(turn));
    if !leaves || events.len() < 2 {
        return at;
    }
    let next = turn.from(at, events.len());
    if let Some(shown) = events.get_mut(next) {
        // Results that arrived while another event was on show count as new now.
        shown.session.follow();
        shown.hall.is_held = is_held;
        shown.hall.page = match turn {
            Turn::Next => 0,
            Turn::Previous => usize::MAX,
        };
    }
    next
}

/// Direction of a page turn.
#[derive(Clone, Copy)]
enum Turn {
    Next,
    Previous,
}

impl Turn {
    /// Returns the next or previous index among `count`, cyclically.
    fn from(self, at: usize, count: usize) -> usize {
        let count = count.max(1);
        match self {
            Self::Next => (at + 1) % count,
            Self::Previous => (at + count - 1) % count,
        }
    }
}

enum KeyEffect {
    Leave,
    Turn(Turn),
    /// Toggles automatic page turns.
    Held,
    Nothing,
}

impl Hall {
    /// Turns the page; returns true if all pages of the event have been shown.
    fn turn(&mut self, turn: Turn) -> bool {
        let pages = self.pages.get().max(1);
        let before = self.page.min(pages - 1);
        self.page = turn.from(before, pages);
        match turn {
            Turn::Next => self.page == 0,
            Turn::Previous => before == 0,
        }
    }

    /// Reads the results of the current round; returns true if some are new.
    pub fn notice(&mut self, event: Event) -> bool {
        let round = event.snapshot.current_round();
        let made = round.and_then(|round| event.snapshot.round(round));
        let results: Vec<Option<GameResult>> =
            made.map(|made| made.games().map(|(.., result)| result).collect()).unwrap_or_default();
        let (of, before) = std::mem::replace(&mut self.known, (round, results));
        if of != round || before.len() != self.known.1.len() {
            self.fresh = Vec::new();
            return false;
        }
        let boards = (1..=u16::MAX).map(BoardNo).zip(before.iter().zip(&self.known.1));
        let changed = boards.filter(|(_, (before, now))| before != now && now.is_some());
        let changed: Vec<BoardNo> = changed.map(|(board, _)| board).collect();
        let has_news = !changed.is_empty();
        self.fresh.extend(changed);
        has_news
    }

    pub fn set_address(&mut self, address: Option<String>) {
        self.address = address;
    }

    pub fn set_clock(&mut self, now: Timestamp) {
        self.now = Some(now);
    }

    fn answer(&mut self, heard: Option<Heard>) -> KeyEffect {
        let Some(Heard::Event(Pressed::Key(key))) = heard else { return KeyEffect::Nothing };
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => KeyEffect::Leave,
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => KeyEffect::Leave,
            KeyCode::Right | KeyCode::Down | KeyCode::PageDown => KeyEffect::Turn(Turn::Next),
            KeyCode::Left | KeyCode::Up | KeyCode::PageUp => KeyEffect::Turn(Turn::Previous),
            KeyCode::Char(' ') => {
                self.is_held = !self.is_held;
                KeyEffect::Held
            }
            _ => KeyEffect::Nothing,
        }
    }

    /// Draws the current page; a pure function of the state.
    pub fn draw(&self, frame: &mut Frame, event: Event, theme: &Theme) {
        let area = frame.area().inner(ratatui::layout::Margin { horizontal: 1, vertical: 0 });
        let is_large = area.height >= LARGE;
        let head_rows = if is_large { 6 } else { 1 };
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(head_rows), Constraint::Min(3), Constraint::Length(1)])
                .areas(area);
        self.head(frame, head, event, theme, is_large);
        let room = Room { columns: body.width.into(), rows: body.height.into() };
        let pages = pages(event, &self.fresh, self.address.as_deref(), room);
        self.pages.set(pages.len());
        let at = self.page.min(pages.len().saturating_sub(1));
        let Some(page) = pages.get(at) else {
            let nothing = event.texts.get("sheet-absent-nothing");
            lines(frame, body, &wrapped(&nothing, body.width.into(), Style::default()));
            return;
        };
        draw_page(frame, body, page, theme);
        let held = if self.is_held { event.texts.get("hall-held") } else { event.texts.get("hall-keys") };
        let count = [("page", (at + 1).into()), ("pages", pages.len().into())];
        let line = format!("{}   {held}", event.texts.with("sheet-page", &count));
        let line = fit(&line, usize::from(foot.width), Align::Left);
        unwrapped(frame, foot, Text::from(line).style(theme.faint));
    }

    /// Draws the event, the round, the result count and the countdown.
    fn head(&self, frame: &mut Frame, area: Rect, event: Event, theme: &Theme, is_large: bool) {
        let name = clean(event.snapshot.settings().name.as_str()).into_owned();
        let (round, results) = &self.known;
        let tally = round.map(|round| {
            let is_in = results.iter().flatten().count();
            (round, format!("{is_in}/{}", results.len()))
        });
        let words = tally.as_ref().map(|(round, tally)| {
            let round = event.texts.with("log-issued-round", &[("round", (*round).into())]);
            format!("{round} · {tally}")
        });
        let countdown = self.now.and_then(|now| Some((Countdown::next(event, now)?, now)));
        let told = countdown.as_ref().map(|(of, now)| of.told(*now, event.texts));
        let rest: String = words.into_iter().chain(told).map(|words| format!(" · {words}")).collect();
        let room = usize::from(area.width);
        // A long name gives way to changing content.
        let name = fit(&name, width_of(&name).min(room.saturating_sub(width_of(&rest))), Align::Left);
        let line = fit(&format!("{name}{rest}"), room, Align::Left);
        unwrapped(frame, Rect { height: 1, ..area }, Text::from(line).style(theme.strong));
        if !is_large {
            return;
        }
        let place = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let tally = tally.map(|(round, tally)| format!("{round}   {tally}")).unwrap_or_default();
        unwrapped(frame, place, large(&tally).style(theme.strong));
        let left = countdown.map(|(of, now)| of.left(now)).unwrap_or_default();
        let taken = columns_of(&tally).saturating_add(columns_of(&left));
        if taken <= area.width {
            let right = Rect { x: area.right() - columns_of(&left), width: columns_of(&left), ..place };
            unwrapped(frame, right, large(&left).style(theme.strong));
        }
    }
}

/// Draws lists next to each other, and distributes the remaining space over the full width.
fn draw_page(frame: &mut Frame, area: Rect, page: &[HallList], theme: &Theme) {
    let [title, heads, body] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(1), Constraint::Min(1)]).areas(area);
    let taken: usize = page.iter().map(|list| list.wide + BETWEEN).sum::<usize>().saturating_sub(BETWEEN);
    let spare = usize::from(area.width).saturating_sub(taken) / page.len().max(1);
    let columns = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let mut left = area.x;
    for list in page {
        let width = columns(list.wide).min(area.right().saturating_sub(left));
        let above = |row: Rect| Rect { x: left, width, ..row };
        unwrapped(frame, above(title), Text::from(list.title.as_str()).style(theme.strong));
        unwrapped(frame, above(heads), Text::from(list.heads.as_str()).style(theme.faint));
        let step = if list.spaced { 2 } else { 1 };
        for ((row, is_new), y) in list.lines.iter().zip((body.y..body.bottom()).step_by(step)) {
            let style = match (list.is_code, is_new) {
                (true, _) => theme.code,
                (false, true) => theme.selected,
                (false, false) => Style::default(),
            };
            let width = if list.is_code { columns(width_of(row)) } else { width };
            let place = Rect { x: left, y, width, height: 1 };
            unwrapped(frame, place, Text::from(row.as_str()).style(style));
        }
        left = left.saturating_add(columns(list.wide + BETWEEN + spare));
    }
}

fn large(line: &str) -> Text<'static> {
    Text::from(figures(line).map(Line::from).to_vec())
}
