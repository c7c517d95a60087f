//! The real binary in a pseudo-terminal: keys in, screen out.

use crate::frames::{FRAME, Frames};
use crate::keys::{Key, keys};
use crate::on_screen::shows;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use vt100::Parser;

/// Maximum time until the screen shows what is expected: generous, for busy machines.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running console.
pub struct Console {
    screen: Arc<Mutex<Parser>>,
    written: Arc<Mutex<Vec<u8>>>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    reader: Option<JoinHandle<()>>,
}

impl Console {
    /// Starts the binary in `folder` with a screen of `columns` by `rows`.
    pub fn start(folder: &Path, arguments: &[&str], columns: u16, rows: u16) -> Self {
        let mut command = command(folder, env!("CARGO_BIN_EXE_hakem"));
        command.args(arguments);
        Self::run(command, columns, rows)
    }

    /// Starts a shell script in `folder`; `$0` is the binary.
    pub fn shell(folder: &Path, script: &str, columns: u16, rows: u16) -> Self {
        let mut command = command(folder, "sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_hakem")]);
        Self::run(command, columns, rows)
    }

    /// Starts the binary in `folder` so that no file may become longer than `room` bytes, which fails writes
    /// half-way as a full disk does.
    #[cfg(target_os = "linux")]
    pub fn with_little_room(folder: &Path, arguments: &str, room: usize) -> Self {
        let script = format!("trap '' XFSZ; exec prlimit --fsize={room}: \"$0\" {arguments}");
        Self::shell(folder, &script, 80, 24)
    }

    /// Lifts the limit of [`Self::with_little_room`].
    #[cfg(target_os = "linux")]
    pub fn gets_room(&mut self) -> &mut Self {
        let pid = self.child.process_id().unwrap().to_string();
        let _one_at_a_time = crate::without_forks();
        let lifted =
            std::process::Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status();
        assert!(lifted.unwrap().success());
        self
    }

    pub fn run(command: CommandBuilder, columns: u16, rows: u16) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let child = {
            let _one_at_a_time = crate::without_forks();
            pair.slave.spawn_command(command).unwrap()
        };
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(Parser::new(cells(rows), cells(columns), 0)));
        let mut output = pair.master.try_clone_reader().unwrap();
        let shown = Arc::clone(&screen);
        let written = Arc::<Mutex<Vec<u8>>>::default();
        let kept = Arc::clone(&written);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 65_536];
            let mut frames = Frames::default();
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                kept.lock().unwrap().extend_from_slice(&bytes[..count]);
                shown.lock().unwrap().process(&frames.whole(&bytes[..count]));
            }
            shown.lock().unwrap().process(&frames.rest());
        });
        let writer = pair.master.take_writer().unwrap();
        Self { screen, written, writer, child, master: pair.master, reader: Some(reader) }
    }

    /// Sends a signal, by its name, to the program in the foreground.
    #[cfg(unix)]
    pub fn signal(&mut self, name: &str) -> &mut Self {
        let group = self.master.process_group_leader().unwrap();
        let _one_at_a_time = crate::without_forks();
        let kill = std::process::Command::new("kill").args(["-s", name, &group.to_string()]).status();
        assert!(kill.unwrap().success());
        self
    }

    /// Presses keys, written as [`keys`] reads them.
    pub fn press(&mut self, text: &str) -> &mut Self {
        for key in keys(text) {
            match key {
                Key::Typed(letter) => write!(self.writer, "{letter}").unwrap(),
                Key::Named(name) => self.writer.write_all(bytes(name).as_bytes()).unwrap(),
            }
            if key == Key::Named("Esc") {
                // Together with the following key it would be a different key.
                self.writer.flush().unwrap();
                thread::sleep(Duration::from_millis(250));
            }
        }
        self.writer.flush().unwrap();
        self
    }

    /// Presses a key that changes the screen, and returns the time until the next frame was complete.
    pub fn times(&mut self, key: char) -> Duration {
        let before = self.written.lock().unwrap().len();
        let pressed = Instant::now();
        write!(self.writer, "{key}").unwrap();
        self.writer.flush().unwrap();
        let is_whole = |written: &[u8]| written.windows(FRAME[1].len()).any(|bytes| bytes == FRAME[1]);
        while !is_whole(&self.written.lock().unwrap()[before..]) {
            assert!(pressed.elapsed() < PATIENCE, "{key} changes nothing:\n{}", self.shown());
            thread::sleep(Duration::from_micros(100));
        }
        pressed.elapsed()
    }

    /// Returns the peak memory of the program, in kilobytes.
    #[cfg(target_os = "linux")]
    pub fn peak_memory(&self) -> usize {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.child.process_id().unwrap())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// Sends bytes in one piece, like an answer of a terminal.
    pub fn replies(&mut self, bytes: &str) -> &mut Self {
        self.writer.write_all(bytes.as_bytes()).unwrap();
        self.writer.flush().unwrap();
        self
    }

    /// Returns the text on the screen.
    pub fn shown(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until the terminal's cursor is on a row that has this text, visible or not.
    #[track_caller]
    pub fn rests_on(&mut self, begins: &str, is_visible: bool) -> &mut Self {
        let (screen, begins) = (Arc::clone(&self.screen), begins.to_owned());
        self.waits(&format!("rest on {begins:?}"), move |shown| {
            let screen = screen.lock().unwrap();
            let (row, _) = screen.screen().cursor_position();
            let line = shown.lines().nth(row.into()).unwrap_or_default();
            line.contains(&begins) && screen.screen().hide_cursor() != is_visible
        })
    }

    /// Returns the line of the terminal's cursor if it is the selected one, and true if the cursor is visible; in a
    /// dialog, the part of the line inside its frame.
    fn selected(&self) -> Option<(String, bool)> {
        let screen = self.screen.lock().unwrap();
        let screen = screen.screen();
        let shown = screen.contents();
        let line = shown.lines().nth(screen.cursor_position().0.into())?;
        let mut parts = line.split('│').skip(usize::from(shown.contains('┌')));
        let inside = parts.find(|part| part.trim_start().starts_with('>'))?;
        Some((inside.to_owned(), !screen.hide_cursor()))
    }

    /// Waits until the terminal's cursor, visible or not, is on a selected line that `is_it` accepts; returns the line.
    #[track_caller]
    pub fn selects(&mut self, is_visible: bool, is_it: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let now = self.selected().filter(|(line, visible)| *visible == is_visible && is_it(line));
            if let Some((line, _)) = now {
                return line;
            }
            assert!(Instant::now() < end, "the cursor is not on the selected line:\n{}", self.shown());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Returns everything that was written to the terminal, byte by byte.
    pub fn written(&self) -> Vec<u8> {
        self.written.lock().unwrap().clone()
    }

    /// Waits until the screen shows `text`, wherever its lines break.
    #[track_caller]
    pub fn sees(&mut self, text: &str) -> &mut Self {
        let text = text.to_owned();
        self.waits(&format!("show {text:?}"), move |screen| shows(screen, &text))
    }

    /// Waits until the screen no longer shows `text`.
    #[track_caller]
    pub fn no_longer_sees(&mut self, text: &str) -> &mut Self {
        let text = text.to_owned();
        self.waits(&format!("no longer show {text:?}"), move |screen| !shows(screen, &text))
    }

    /// Waits until the screen satisfies a condition.
    #[track_caller]
    pub fn waits(&mut self, what: &str, wanted: impl Fn(&str) -> bool) -> &mut Self {
        let end = Instant::now() + PATIENCE;
        while !wanted(&self.shown()) {
            assert!(Instant::now() < end, "the screen does not {what}:\n{}", self.shown());
            thread::sleep(Duration::from_millis(5));
        }
        self
    }

    /// Answers a question with a capital letter once it can be answered: keys typed ahead are dropped.
    #[track_caller]
    pub fn answers(&mut self, question: &str, keys: &str) -> &mut Self {
        self.sees(question);
        let end = Instant::now() + PATIENCE;
        while shows(&self.shown(), question) {
            assert!(Instant::now() < end, "the question stays:\n{}", self.shown());
            self.press(keys);
            // Keys that arrive before the question is readable do not answer it, so they are pressed again.
            let again = Instant::now() + Duration::from_secs(2);
            while shows(&self.shown(), question) && Instant::now() < again {
                thread::sleep(Duration::from_millis(5));
            }
        }
        self
    }

    /// Leaves a question with Esc.
    #[track_caller]
    pub fn answers_no(&mut self, question: &str) -> &mut Self {
        self.answers(question, "<Esc>")
    }

    pub fn resize(&mut self, columns: u16, rows: u16) -> &mut Self {
        self.screen.lock().unwrap().screen_mut().set_size(cells(rows), cells(columns));
        self.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        self
    }

    /// Kills the process as a power cut would, and returns the last screen it drew.
    pub fn kill(mut self) -> String {
        // `Child::kill` would first send a hang-up, on which the console restores the screen.
        #[cfg(unix)]
        self.signal("KILL");
        #[cfg(not(unix))]
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.close()
    }

    /// Waits until the process has ended by itself, and returns the screen it left.
    #[track_caller]
    pub fn ends(mut self) -> (bool, String) {
        let end = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(Instant::now() < end, "the console does not end:\n{}", self.shown());
            thread::sleep(Duration::from_millis(5));
        };
        let left = self.close();
        (status.success(), left)
    }

    /// Returns true while the terminal shows the alternate screen of full-screen programs.
    pub fn is_full_screen(&self) -> bool {
        self.screen.lock().unwrap().screen().alternate_screen()
    }

    pub fn has_cursor(&self) -> bool {
        !self.screen.lock().unwrap().screen().hide_cursor()
    }

    fn close(mut self) -> String {
        drop(self.writer);
        drop(self.master);
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        self.screen.lock().unwrap().screen().contents()
    }
}

/// Returns a program to start in `folder`, with an environment independent of the machine.
pub fn command(folder: &Path, program: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.cwd(folder);
    // A first start would open the question about the keyboard.
    fs::create_dir_all(folder.join("hakem")).unwrap();
    fs::write(folder.join("hakem/keys"), "digits 150\nasked\n").unwrap();
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.env("TERM", "xterm-256color");
    command.env("TZ", "UTC");
    command.env("HOME", folder);
    command.env("XDG_CONFIG_HOME", folder);
    command.env("XDG_DATA_HOME", folder.join("data"));
    command
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

/// Returns the bytes that a terminal sends for a key.
fn bytes(key: &str) -> &'static str {
    match key {
        "Enter" => "\r",
        "Esc" => "\u{1b}",
        "Tab" => "\t",
        "Backspace" => "\u{7f}",
        "Up" => "\u{1b}[A",
        "Down" => "\u{1b}[B",
        "Right" => "\u{1b}[C",
        "Left" => "\u{1b}[D",
        "Home" => "\u{1b}[H",
        "End" => "\u{1b}[F",
        "F4" => "\u{1b}OS",
        "F5" => "\u{1b}[15~",
        "F6" => "\u{1b}[17~",
        "F7" => "\u{1b}[18~",
        "F9" => "\u{1b}[20~",
        "F8" => "\u{1b}[19~",
        "F12" => "\u{1b}[24~",
        other => panic!("no such key: {other}"),
    }
}
