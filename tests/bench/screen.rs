//! A console on an event file, for benchmarks of keys and frames.

use crate::make::Event;
use crossterm::event::KeyCode;
use hakem::app::App;
use hakem::desk::{FileRequest, Message};
use hakem::i18n::Language;
use hakem::service::world::World;
use hakem::store::{Store, system_disk};
use hakem::theme::Theme;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::path::PathBuf;
use tempfile::TempDir;

/// Writes an event file of all commands except those that `skip` selects.
pub fn event_file_of(event: &Event, skip: impl Fn(&Command) -> bool) -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("open.hakem");
    let commands = event.commands.iter().filter(|command| !skip(command));
    let entries: Vec<Entry> = commands.cloned().map(Entry::Did).collect();
    let mut store = Store::create(&path, Timestamp::UNIX_EPOCH).expect("the folder is empty");
    store.append(&entries, Timestamp::UNIX_EPOCH).expect("there is room for the entries");
    (folder, path)
}

/// A console with an event and a screen of 120 by 40.
pub struct Console {
    pub app: App,
    terminal: Terminal<TestBackend>,
    _folder: TempDir,
}

impl Console {
    /// Opens an event file and the pane of this function key.
    pub fn on((folder, path): (TempDir, PathBuf), pane: u8) -> Self {
        let world = World {
            now: Box::new(|| Timestamp::UNIX_EPOCH),
            zone: TimeZone::UTC,
            seed: Box::new(|| 1992),
            folder: folder.path().to_owned(),
            language_file: None,
            data_folder: None,
            font_folders: Vec::new(),
            terminal: hakem::theme::Terminal::default(),
            own_theme: None,
            theme_file: None,
            keys_file: None,
            print_command: vec!["false".to_owned()],
            upload_command: None,
            asks_second: false,
            serve_command: Vec::new(),
            checker: Vec::new(),
            list_sources: hakem::ratings::ListSources::default(),
            disk: system_disk(),
            share: None,
            patience: std::time::Duration::ZERO,
        };
        let mut app = App::new(Language::Turkish, Theme::dark(), world);
        app.update(Message::ask(FileRequest::Open(path)));
        let terminal = Terminal::new(TestBackend::new(120, 40)).expect("memory is a terminal");
        let mut console = Self { app, terminal, _folder: folder };
        console.press(KeyCode::F(pane));
        console
    }

    /// Presses a key and draws the resulting frame.
    pub fn press(&mut self, key: KeyCode) {
        self.app.key(key.into());
        self.terminal.draw(|frame| self.app.draw(frame)).expect("memory is a terminal");
    }
}
