//! A console for tests: keys in, screen out. Clock and drawing of lots are deterministic.

use crate::disk::hasty_disk;
use crate::keys::{Key, keys};
use crate::on_screen::shows;
use crossterm::event::KeyCode;
use hakem::app::App;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem::ratings::ListSources;
use hakem::service::world::World;
use hakem::store::Disk;
use hakem::theme::{Terminal as Colours, Theme};
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{
    Board, BoardNo, Draft, GameResult, Meeting, Name, Outcome, Player, PlayerId, RequestedBye, RoundNo,
    SystemId,
};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// Returns the key as the terminal reports it.
pub fn code(key: Key) -> KeyCode {
    match key {
        Key::Typed(letter) => KeyCode::Char(letter),
        Key::Named("Backspace") => KeyCode::Backspace,
        Key::Named("Delete") => KeyCode::Delete,
        Key::Named("Down") => KeyCode::Down,
        Key::Named("End") => KeyCode::End,
        Key::Named("Enter") => KeyCode::Enter,
        Key::Named("Esc") => KeyCode::Esc,
        Key::Named("Home") => KeyCode::Home,
        Key::Named("Insert") => KeyCode::Insert,
        Key::Named("Left") => KeyCode::Left,
        Key::Named("Right") => KeyCode::Right,
        Key::Named("Tab") => KeyCode::Tab,
        Key::Named("Up") => KeyCode::Up,
        Key::Named(name) => match name.strip_prefix('F').and_then(|number| number.parse().ok()) {
            Some(number) => KeyCode::F(number),
            None => panic!("no such key: {name}"),
        },
    }
}

thread_local! {
    /// The last frame of a test, whose memory serves the next one of its size.
    static CANVAS: RefCell<Terminal<TestBackend>> = RefCell::new(canvas_of(Rect::new(0, 0, 80, 24)));
}

/// Returns a terminal for frames that are drawn into a buffer only, never written.
fn canvas_of(area: Rect) -> Terminal<TestBackend> {
    let options = TerminalOptions { viewport: Viewport::Fixed(area) };
    Terminal::with_options(TestBackend::new(1, 1), options).unwrap()
}

/// A console with a temporary folder.
pub struct Console {
    pub app: App,
    folder: TempDir,
}

impl Console {
    /// Starts in an empty folder.
    pub fn new(language: Language) -> Self {
        Self::over(language, &[])
    }

    /// Starts in a folder with these empty files.
    pub fn over(language: Language, files: &[&str]) -> Self {
        Self::among(language, TempDir::new().unwrap(), files)
    }

    /// Starts in a folder with these empty files and a short path, which fits on a screen of 80 columns.
    pub fn near(language: Language, files: &[&str]) -> Self {
        Self::among(language, TempDir::new_in("/tmp").or_else(|_| TempDir::new()).unwrap(), files)
    }

    fn among(language: Language, folder: TempDir, files: &[&str]) -> Self {
        for file in files {
            std::fs::write(folder.path().join(file), "").unwrap();
        }
        Self::on(language, folder, hasty_disk())
    }

    /// Starts in an empty folder with a theme.
    pub fn themed(language: Language, theme: Theme) -> Self {
        Self::looking(language, TempDir::new().unwrap(), hasty_disk(), theme)
    }

    /// Starts in a folder on a disk; the console's data about events is in its subfolder `data`.
    pub fn on(language: Language, folder: TempDir, disk: Arc<dyn Disk>) -> Self {
        Self::looking(language, folder, disk, Theme::monochrome())
    }

    /// Starts in an empty folder on a terminal with a theme, and saves the chosen one in a file.
    pub fn coloured(language: Language, theme: Theme, terminal: Colours, kept: PathBuf) -> Self {
        let folder = TempDir::new().unwrap();
        let world = World { terminal, theme_file: Some(kept), ..Self::world(folder.path(), hasty_disk()) };
        Self { app: App::new(language, theme, world), folder }
    }

    /// Starts in an empty folder and saves the result keys in a file.
    pub fn with_keys(language: Language, kept: PathBuf) -> Self {
        let folder = TempDir::new().unwrap();
        let world = World { keys_file: Some(kept), ..Self::world(folder.path(), hasty_disk()) };
        Self { app: App::new(language, Theme::monochrome(), world), folder }
    }

    /// Starts with a new event called "Open" on a computer that downloads rating lists from these sources, at
    /// noon of a day.
    pub fn getting(list_sources: ListSources, day: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let now = format!("{day}T12:00:00Z").parse::<Timestamp>().unwrap();
        let world =
            World { list_sources, now: Box::new(move || now), ..Self::world(folder.path(), hasty_disk()) };
        let mut console = Self { app: App::new(Language::English, Theme::monochrome(), world), folder };
        console.press("nOpen<Enter>");
        console
    }

    /// Starts with a new event called "Open" and a clock set by the test.
    pub fn by_clock(language: Language, clock: &Rc<std::cell::Cell<Timestamp>>) -> Self {
        let (folder, clock) = (TempDir::new().unwrap(), Rc::clone(clock));
        let world = World { now: Box::new(move || clock.get()), ..Self::world(folder.path(), hasty_disk()) };
        let mut console = Self { app: App::new(language, Theme::monochrome(), world), folder };
        console.press("nOpen<Enter>");
        console
    }

    /// Starts with a new event called "Open" on a computer where no seed occurs twice.
    pub fn by_chance(language: Language) -> Self {
        let last = std::cell::Cell::new(0);
        Self::seeded(language, move || last.replace(last.get() + 1))
    }

    /// Starts with a new event called "Open" on a computer with this source of seeds.
    pub fn seeded(language: Language, seed: impl Fn() -> u64 + 'static) -> Self {
        let folder = TempDir::new().unwrap();
        let world = World { seed: Box::new(seed), ..Self::world(folder.path(), hasty_disk()) };
        let mut console = Self { app: App::new(language, Theme::monochrome(), world), folder };
        console.press("nOpen<Enter>");
        console
    }

    /// Starts in an empty folder with cross-checks of drafts, by another program too if one is named.
    pub fn with_second_opinion(language: Language, checker: Vec<String>) -> Self {
        let folder = TempDir::new().unwrap();
        let world = World { asks_second: true, checker, ..Self::world(folder.path(), hasty_disk()) };
        Self { app: App::new(language, Theme::monochrome(), world), folder }
    }

    /// Starts with a new event called "Open", in which every pairing takes longer than a key may.
    pub fn impatient(language: Language) -> Self {
        let folder = TempDir::new().unwrap();
        let world = World { patience: Duration::ZERO, ..Self::world(folder.path(), hasty_disk()) };
        let mut console = Self { app: App::new(language, Theme::monochrome(), world), folder };
        console.press("nOpen<Enter>");
        console
    }

    fn looking(language: Language, folder: TempDir, disk: Arc<dyn Disk>, theme: Theme) -> Self {
        let world = Self::world(folder.path(), disk);
        Self { app: App::new(language, theme, world), folder }
    }

    fn world(folder: &Path, disk: Arc<dyn Disk>) -> World {
        World {
            terminal: Colours::default(),
            own_theme: None,
            theme_file: None,
            keys_file: None,
            // No program is started: until its exec it would keep the open event files open.
            print_command: Vec::new(),
            upload_command: None,
            asks_second: false,
            serve_command: Vec::new(),
            checker: Vec::new(),
            list_sources: ListSources::default(),
            now: Box::new(|| "2026-03-05T09:00:00Z".parse::<Timestamp>().unwrap()),
            zone: TimeZone::UTC,
            seed: Box::new(|| 1992),
            folder: folder.to_owned(),
            language_file: None,
            data_folder: Some(folder.join("data")),
            font_folders: vec![folder.join("fonts")],
            disk,
            share: None,
            patience: Duration::MAX,
        }
    }

    /// Starts with a new event called "Open", on the event screen.
    pub fn with_event(language: Language) -> Self {
        let mut console = Self::new(language);
        console.press("nOpen<Enter><F4>");
        assert!(console.app.context().path.is_some(), "{}", console.screen());
        console
    }

    /// Starts again in the same folder, as after the process was killed.
    pub fn again(self, disk: Arc<dyn Disk>) -> Self {
        let Self { app, folder } = self;
        drop(app);
        Self::on(Language::English, folder, disk)
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Presses keys, written as [`keys`] reads them.
    pub fn press(&mut self, text: &str) {
        for key in keys(text) {
            self.app.key(code(key).into());
            self.read();
        }
    }

    /// Pairs round 1, with the number of rounds as it is if the rules do not allow it.
    pub fn pair_round_1(&mut self) {
        self.press("r");
        if self.app.context().snapshot.round(RoundNo(1)).is_none() {
            self.press("2");
        }
    }

    /// Has the console import the file that it reads, as its loop does.
    pub fn read(&mut self) {
        while self.app.is_reading() {
            if !self.app.take_read() {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    /// Applies a command, which must be accepted.
    pub fn does(&mut self, command: Command) {
        let before = self.app.context().step;
        self.app.update(Message::Do(command));
        assert_ne!(self.app.context().step, before, "{}", self.screen());
    }

    /// Plays rounds in which the player registered earlier wins, except on every `drawn`-th board, which is
    /// drawn; then drafts the next one.
    pub fn plays(&mut self, rounds: u8, drawn: u16) {
        for round in (1..=rounds + 1).map(RoundNo) {
            let draft = propose(self.app.context().snapshot, round, Trace::silent()).unwrap().draft;
            self.does(Command::DraftRound(draft));
            if round.0 > rounds {
                break;
            }
            self.does(Command::publish(round));
            let boards = self.app.context().snapshot.round(round).unwrap().boards().to_vec();
            let result = |(at, board): (u16, &Board)| {
                let outcome = match board.meeting.white < board.meeting.black {
                    _ if (u16::from(round.0) + at).is_multiple_of(drawn) => Outcome::Draw,
                    true => Outcome::WhiteWins,
                    false => Outcome::BlackWins,
                };
                (BoardNo(at), GameResult::Played(outcome))
            };
            let results = (1..).zip(&boards).map(result).collect();
            self.does(Command::TakeOverResults { round, results });
        }
    }

    /// Registers players by name alone.
    pub fn register(&mut self, names: &[&str]) {
        for name in names {
            let player = Player::named(Name::new(name).unwrap());
            let missed = RequestedBye::ZeroPoint;
            self.does(Command::Register { player, arrival: RoundNo(1), missed });
        }
    }

    /// Publishes round 1 with these pairs; pairing numbers follow the order of registration.
    pub fn publish_round_1(&mut self, boards: &[(u32, u32)]) {
        let round = RoundNo(1);
        let meeting =
            |&(white, black): &(u32, u32)| Meeting { white: PlayerId(white), black: PlayerId(black) };
        let snapshot = self.app.context().snapshot;
        let draft = Draft {
            numbering: Some(snapshot.players().map(|(id, _)| id).collect()),
            boards: boards.iter().map(meeting).collect(),
            ..Draft::of(round, SystemId::new("dutch-2009"))
        };
        self.app.update(Message::Draw(Draw::InitialColour));
        self.does(Command::DraftRound(draft));
        self.does(Command::publish(round));
    }

    /// Returns the screen of 80 by 24 as lines without trailing blanks; the folder is written `~`.
    pub fn screen(&self) -> String {
        self.screen_of(80, 24)
    }

    pub fn frame(&self, width: u16, height: u16) -> Buffer {
        self.look(width, height, Buffer::clone)
    }

    /// Draws a frame, and returns what `look` finds in it.
    pub fn look<T>(&self, width: u16, height: u16, look: impl FnOnce(&Buffer) -> T) -> T {
        CANVAS.with_borrow_mut(|canvas| {
            let area = Rect::new(0, 0, width, height);
            if canvas.get_frame().area() != area {
                *canvas = canvas_of(area);
            }
            canvas.current_buffer_mut().reset();
            self.app.draw(&mut canvas.get_frame());
            look(canvas.current_buffer_mut())
        })
    }

    /// Returns column and row of the terminal's cursor; the initial corner is not a position in a pane.
    pub fn cursor(&self, width: u16, height: u16) -> (u16, u16) {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let found = terminal.get_cursor_position().unwrap();
        (found.x, found.y)
    }

    pub fn screen_of(&self, width: u16, height: u16) -> String {
        let line = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned();
        let lines: Vec<String> =
            self.look(width, height, |frame| frame.content.chunks(width.into()).map(line).collect());
        let screen = lines.join("\n");
        let screen = screen.replace(&*self.folder().to_string_lossy(), "~");
        // Paths are shown with the separators of the system.
        if cfg!(windows) { screen.replace('\\', "/") } else { screen }
    }

    /// Returns the screen of 80 by 24 without header and tabs, which are the same in every pane.
    pub fn below_tabs(&self) -> String {
        self.screen().lines().skip(2).collect::<Vec<_>>().join("\n")
    }

    /// Moves the cursor to the line of the event pane that starts with `label`, unfolding its group.
    #[track_caller]
    pub fn go_to(&mut self, label: &str) {
        self.press("<Home>");
        for _ in 0..60 {
            if self.screen().lines().any(|line| line.starts_with(&format!("> {label}"))) {
                return;
            }
            if self.screen().lines().any(|line| line.starts_with("> ▸")) {
                self.press("<Enter>");
            }
            self.press("<Down>");
        }
        panic!("no line {label} in\n{}", self.screen());
    }

    /// Returns the only line of the screen that contains `words`.
    #[track_caller]
    pub fn line(&self, words: &str) -> String {
        let screen = self.screen();
        let found: Vec<&str> = screen.lines().filter(|line| line.contains(words)).collect();
        assert_eq!(found.len(), 1, "{words:?} in\n{screen}");
        found[0].to_owned()
    }

    /// Returns true if the text is on the screen or in a dialog, across line breaks, which depend on the
    /// length of paths.
    pub fn has(&self, text: &str) -> bool {
        shows(&self.screen(), text)
    }

    /// Asserts that the text is on the screen, across line breaks.
    #[track_caller]
    pub fn shows(&self, text: &str) {
        assert!(self.has(text), "{text:?} in\n{}", self.screen());
    }

    /// Asserts that the text is not on the screen, not even across line breaks.
    #[track_caller]
    pub fn hides(&self, text: &str) {
        assert!(!self.has(text), "{text:?} in\n{}", self.screen());
    }
}
