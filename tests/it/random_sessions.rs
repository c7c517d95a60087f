//! Random keys in every pane, dialog and format, at random sizes and in line mode: the console survives any
//! key. States reached are counted, and a state never reached fails the test. `HAKEM_CASES` sets a higher
//! number of sessions per state.

use super::console::Console;
use super::effort::{cases, is_full};
use super::festival;
use super::formats;
use super::frames_standings;
use super::key_bars;
use super::key_tables::{STATES, Way};
use super::line_ups;
use super::lists;
use super::make::Dice;
use super::match_scores;
use super::numbers;
use super::opinions;
use super::shared_consoles;
use crossterm::event::{KeyCode, KeyEvent};
use hakem::app::Speech;
use hakem::desk::{FileRequest, Message, PaneId, Sample};
use hakem::dialog::Waiting;
use hakem::i18n::Language;
use hakem::pane::TABS;
use hakem_engine::command::Command;
use hakem_engine::pairing::SYSTEMS;
use hakem_engine::tournament::{Acceleration, PlayerId, RequestedBye, RoundNo, Settings};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Number of keys in a session: by default, and if no case is omitted.
const KEYS: [usize; 2] = [12, 20];

/// Maximum number of sessions of each state until everything is reached.
const MOST_TURNS: usize = 6;

/// Starting states in addition to [`STATES`].
pub const MORE: &[(&str, Way)] = &[
    ("standings by lot", || frames_standings::played(Language::English, &["LOT"])),
    ("pairings, drawn again", || {
        let mut console = sample();
        console.press("<F6>r <Down> sc<Enter>");
        console
    }),
    ("pairings, one player marked", || {
        let mut console = sample();
        console.press("<F6>r<Home> <Down>");
        console
    }),
    ("pairings, cross-checked", || {
        let mut console = opinions::drafted(Language::English);
        opinions::heard(&mut console);
        console
    }),
    ("teams, one is late", || {
        let mut console = key_bars::team_swiss(10, "<F6>rpP");
        formats::team(&mut console, "Essen", &[9, 10]);
        console.press("<F5>t<End>");
        console
    }),
    ("wall, pages with an address", || {
        let mut console = sample();
        console.press("<F9>,w<Tab>https://example.org<Enter><F9>");
        console
    }),
    ("pairings, another opponent", || {
        let mut console = sample();
        console.press("<F6>r<Home>ew");
        console
    }),
    ("log, two branches", || {
        let mut console = sample();
        console.press("<F6>rpP<F7>1uu0uu5uuL,b");
        console
    }),
    ("pairings, numbers anew", || {
        let mut console = numbers::with_a_late_entry();
        console.press("r");
        console
    }),
    ("pairings, somebody did not come", || {
        let mut console = sample();
        console.press("<F6>rpP<F7>1111111f1<F6><Right>r");
        console
    }),
    ("pairings, players who can be called in", || {
        let mut console = sample();
        for id in [3, 5].map(PlayerId) {
            console.does(Command::SetBye { id, round: RoundNo(1), bye: Some(RequestedBye::ZeroPoint) });
        }
        console.press("<F6>r<End>");
        console
    }),
    ("pairings, a seat is free", || {
        let mut console = sample();
        console.press("<F6>rpP<F6><Home>a<Enter>");
        console
    }),
    ("event, the second tie-break", || {
        let mut console = sample();
        console.press("<F4>/buchholz<Enter><Down>");
        console
    }),
    ("event, a group of settings", || {
        let mut console = sample();
        console.press("<F4><End><Up>");
        console
    }),
    ("a table before its draw", || {
        let mut console = formats::event(Language::English, "round-robin", 8);
        console.press("<F6>");
        console
    }),
    ("groups, players", || {
        let mut console = formats::event(Language::English, "round-robin", 8);
        console.press("<F6>,t<Enter><F5>");
        console
    }),
    ("groups, played", || {
        let mut console = formats::event(Language::English, "round-robin", 8);
        console.press("<F6>,t<Enter>d,aP<F7>1111<Right>1111<Right>1111<F6>");
        console
    }),
    ("groups, standings", || {
        let mut console = formats::event(Language::English, "round-robin", 8);
        console.press("<F6>,t<Enter>d,aP<F7>1111<F8>");
        console
    }),
    ("teams, players one by one", || {
        let mut console = formats::two_teams(Language::English);
        console.press("<F5>");
        console
    }),
    ("molter, results", || {
        let mut console = formats::molter(Language::English);
        console.press("<F6>r2pP<F7>");
        console
    }),
    ("event, groups of an acceleration", || {
        let mut console = formats::event(Language::English, "dutch-2026", 8);
        let mut settings = console.app.context().snapshot.settings().clone();
        settings.acceleration = Acceleration::Groups;
        console.does(Command::Announce(Box::new(settings)));
        console.press("<F4>/groups of the<Enter>");
        console
    }),
    ("prizes", || frames_standings::with_prizes(Language::English)),
    ("categories", || {
        let mut console = frames_standings::with_prizes(Language::English);
        console.press("<Esc>");
        console
    }),
    ("pairings, no colour drawn", || {
        let mut console = formats::event(Language::English, "dutch-2026", 8);
        console.press("<F6>");
        console
    }),
    ("knockout, ranking", || {
        let mut console = formats::knockout(Language::English);
        console.press("<F8>,b");
        console
    }),
    ("a cup of teams, a level match", || {
        let mut console = formats::cup(Language::English);
        console.press("<F6>rpP<F7>11555555");
        console
    }),
    ("results, a correction", || {
        let mut console = sample();
        console.press("<F6>rpP<F7>55555555<F6><Right>rpP<F7><Left>7c5");
        console
    }),
    ("groups", || {
        let mut console = formats::event(Language::English, "round-robin", 8);
        console.press("<F6>,t<Enter>d,aP<F7>");
        console
    }),
    ("play-off", || {
        let mut console = formats::event(Language::English, "dutch-2009", 6);
        console.press("<F6>dr2pP<F7>111<F8>,t");
        console
    }),
    ("a list of players", || {
        let mut console = Console::new(Language::English);
        let path = written(&console, "players.csv", "Name;Elo\nAk, Can;1700\nBoz, Berk;x\n");
        console.app.update(Message::ask(FileRequest::Import(path)));
        console
    }),
    ("a list for an open event", || {
        let mut console = sample();
        let path = written(&console, "players.csv", "Name;Elo\nAk, Can;1700\nBoz, Berk;1800\n");
        console.app.update(Message::ask(FileRequest::TakeIn(path)));
        console.press("<Enter>");
        console
    }),
    ("a rating list", || {
        let mut console = sample();
        let path = written(&console, "list.csv", "Por;Meno;Body\n7;Nova, Eva;1810\n8;Ak, Can;1700\n");
        console.app.update(Message::ask(FileRequest::ReadRatings(path)));
        console
    }),
    ("rating lists, players", || {
        let mut console = sample();
        let path = written(&console, "fide.txt", &lists::combined(lists::made(300, 3)));
        console.app.update(Message::ask(FileRequest::ReadRatings(path)));
        while console.app.is_importing() {
            console.app.idle();
        }
        console.press("<F5>");
        console
    }),
    ("a file that takes long", || {
        let mut console = sample();
        console.app.update(Message::Open(Box::new(Waiting::new("list.csv".to_owned()))));
        console
    }),
    ("keys for the first time", || {
        let folder = tempfile::tempdir().unwrap();
        let mut console = Console::with_keys(Language::English, folder.path().join("keys"));
        console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
        console.press("<F6>rpP<F7>ť");
        console
    }),
    ("line-ups", || line_ups::teams(4)),
    ("line-ups, one of them", || {
        let mut console = line_ups::teams(4);
        console.press(",l");
        console
    }),
    ("teams without players", || match_scores::unlisted("team-swiss-2026")),
    ("a festival", festival::three_sections),
    ("a festival, event", || {
        let mut console = festival::three_sections();
        console.press("<F4>");
        console
    }),
    ("a festival, wall", || {
        let mut console = festival::three_sections();
        console.press("<F9>");
        console
    }),
    ("shared", || shared_consoles::laptop(false)),
    ("shared, cut off", || shared_consoles::laptop(true)),
    ("pairings, Chess960", chess960),
    ("pairings, Chess960, by other keys", chess960),
];

/// The sample event with its second round published, with drawn positions.
fn chess960() -> Console {
    let mut console = sample();
    let settings = console.app.context().snapshot.settings().clone();
    let chess960 = Settings { chess960: true, ..settings };
    console.does(Command::Announce(Box::new(chess960)));
    console.press("<F6>rpP<F6>");
    console
}

fn sample() -> Console {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console
}

/// Writes a file into the folder of the console.
fn written(console: &Console, name: &str, text: &str) -> std::path::PathBuf {
    let path = console.folder().join(name);
    fs::write(&path, text).unwrap();
    path
}

/// Panes, dialogs and commands reached, and how often.
#[derive(Default)]
struct Reached {
    panes: BTreeMap<String, usize>,
    dialogs: BTreeMap<String, usize>,
    systems: BTreeMap<String, usize>,
    /// Commands, by the ids of their names.
    commands: BTreeMap<&'static str, usize>,
    /// Keys pressed in each dialog.
    keys: BTreeMap<(String, &'static str), usize>,
    /// Number of lines read aloud.
    said: usize,
}

impl Reached {
    fn add(&mut self, other: Self) {
        fn take<K: Ord>(into: &mut BTreeMap<K, usize>, from: BTreeMap<K, usize>) {
            for (key, count) in from {
                *into.entry(key).or_default() += count;
            }
        }
        take(&mut self.panes, other.panes);
        take(&mut self.dialogs, other.dialogs);
        take(&mut self.systems, other.systems);
        take(&mut self.commands, other.commands);
        take(&mut self.keys, other.keys);
        self.said += other.said;
    }

    fn told(&self) -> String {
        let list = |counts: &BTreeMap<String, usize>| {
            counts.iter().map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
        };
        let [panes, dialogs, systems] = [&self.panes, &self.dialogs, &self.systems].map(list);
        format!(
            "panes: {panes}\ndialogs: {dialogs}\nformats: {systems}\n{} commands, {} keys of dialogs, {} lines said",
            self.commands.len(),
            self.keys.len(),
            self.said
        )
    }
}

/// A session; if the console panics, its keys are printed.
struct Session {
    console: Console,
    dice: Dice,
    trail: Vec<String>,
    reached: Reached,
    /// Number of times each command was pressed so far: the rarest come first.
    pressed: BTreeMap<&'static str, usize>,
    /// The last line read aloud, in a session in line mode.
    said: Option<Speech>,
}

impl Drop for Session {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.trail.join(" "));
        }
    }
}

impl Session {
    fn new(name: &str, mut console: Console, seed: u64, pressed: BTreeMap<&'static str, usize>) -> Self {
        let said = seed.is_multiple_of(3).then(Speech::default);
        if said.is_some() {
            console.app.read_aloud();
        }
        let trail = vec![format!("{name}, {seed}:")];
        Self { console, dice: Dice(seed), trail, reached: Reached::default(), pressed, said }
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.dice.roll(all.len())])
    }

    /// Returns a key that the top dialog lists, one that every list accepts, or typed text.
    fn dialog_key(&mut self, dialog: &str) -> KeyCode {
        let listed: Vec<(KeyCode, &'static str)> = self
            .console
            .app
            .hints()
            .iter()
            .flat_map(|hint| hint.keys.iter().map(|&code| (code, hint.label)).collect::<Vec<_>>())
            .collect();
        match self.dice.roll(10) {
            0..5 if let Some((code, label)) = self.one_of(&listed) => {
                *self.reached.keys.entry((dialog.to_owned(), label)).or_default() += 1;
                code
            }
            0..8 => {
                use KeyCode::{Down, End, Enter, Home, PageDown, PageUp, Tab, Up};
                self.one_of(&[Down, Down, PageDown, End, Home, PageUp, Up, Tab, Enter, Enter]).unwrap()
            }
            _ => {
                KeyCode::Char(self.one_of(&['1', '2', '5', '0', '-', '+', 'a', 'k', ' ', 'X', 'P']).unwrap())
            }
        }
    }

    /// Returns a key listed by the current pane.
    fn pane_key(&mut self) -> KeyCode {
        // Leaving the program would end the session; printing starts other programs.
        let is_tried = |label: &str| !["key-leave", "wall-key-print"].contains(&label);
        let keys = self.console.app.keys();
        let listed: Vec<_> = keys.into_iter().filter(|(_, label)| is_tried(label)).collect();
        let count = |label: &str| self.pressed.get(label).copied().unwrap_or(0);
        let least = listed.iter().map(|(_, label)| count(label)).min();
        let rarest: Vec<_> =
            listed.iter().copied().filter(|(_, label)| Some(count(label)) == least).collect();
        // A key never pressed nearly always comes before the others.
        let chance = if least == Some(0) { 95 } else { 60 };
        let wanted = if self.trail.len() == 1 || self.dice.comes_up(chance) {
            self.one_of(&rarest)
        } else {
            self.one_of(&listed)
        };
        let Some((code, label)) = wanted else { return KeyCode::Esc };
        *self.reached.commands.entry(label).or_default() += 1;
        *self.pressed.entry(label).or_default() += 1;
        code
    }

    fn step(&mut self) {
        let (pane, dialog) = self.console.app.showing();
        *self.reached.panes.entry(pane.0.to_owned()).or_default() += 1;
        let cx = self.console.app.context();
        if cx.snapshot.round(RoundNo(1)).is_some() {
            let system = cx.snapshot.settings().system.as_str().to_owned();
            *self.reached.systems.entry(system).or_default() += 1;
        }
        let code = match dialog {
            Some(dialog) => {
                let name = last_word(dialog);
                *self.reached.dialogs.entry(name.clone()).or_default() += 1;
                self.dialog_key(&name)
            }
            None => self.pane_key(),
        };
        self.trail.push(format!("{code:?}"));
        self.console.app.key(KeyEvent::from(code));
        self.console.read();
        self.console.app.idle();
        self.show();
    }

    /// Draws the console at a random size, or reads the changes aloud.
    fn show(&mut self) {
        if let Some(before) = self.said.take() {
            let speech = Speech::of(&self.console.app).after(&before);
            let said = speech.since(&before, true);
            self.reached.said += said.lines.len() + usize::from(said.here.is_some());
            self.said = Some(speech);
        } else {
            let (width, height) = (80 + self.dice.roll(161), 24 + self.dice.roll(40));
            let screen =
                self.console.screen_of(u16::try_from(width).unwrap(), u16::try_from(height).unwrap());
            for title in screen.lines().filter_map(|line| line.split_once("┌ ")?.1.split_once(" ─")) {
                // A file keeps its name.
                let (title, is_file) = (title.0, title.0.contains('.'));
                assert!(is_file || !title.starts_with(char::is_lowercase), "{title}\n{screen}");
            }
        }
    }

    fn run(mut self) -> Reached {
        let [few, full] = KEYS;
        for _ in 0..if is_full() { full } else { few } {
            self.step();
            if self.console.app.has_quit() {
                break;
            }
        }
        std::mem::take(&mut self.reached)
    }
}

/// Returns the name of a type without its path.
fn last_word(name: &str) -> String {
    name.rsplit("::").next().unwrap_or(name).to_owned()
}

/// Collects the types in the source that are dialogs.
fn dialogs_of_the_source(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            dialogs_of_the_source(&path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let named = text.lines().filter_map(|line| line.strip_prefix("impl Dialog for "));
            found.extend(named.map(|rest| rest.trim_end_matches([' ', '{']).to_owned()));
        }
    }
}

/// Starting state of a session: a name, and a function that makes the console.
type Beginning = (&'static str, Box<dyn Fn() -> Console + Sync>);

/// Returns all starting states: every state, and every system with its first round.
fn beginnings() -> Vec<Beginning> {
    let states = STATES.iter().chain(MORE).map(|&(name, way)| (name, Box::new(way) as Box<_>));
    let begun = SYSTEMS.iter().map(|&system| {
        let way = move || formats::begun(system);
        (system.id(), Box::new(way) as Box<_>)
    });
    states.chain(begun).collect()
}

/// Presses keys in a session from each of these states, in two independent halves, so that the keys are the
/// same in every run. The commands pressed least so far come first.
fn press_from(beginnings: &[&Beginning], turn: usize, pressed: &BTreeMap<&'static str, usize>) -> Reached {
    let half = |odd: usize| {
        let mut reached = Reached::default();
        let mut pressed = pressed.clone();
        for (at, (name, begin)) in beginnings.iter().enumerate().skip(odd).step_by(2) {
            let seed = (turn * beginnings.len() + at) as u64;
            let session = Session::new(name, begin(), seed, pressed.clone()).run();
            for (label, count) in &session.commands {
                *pressed.entry(label).or_default() += count;
            }
            reached.add(session);
        }
        reached
    };
    std::thread::scope(|scope| {
        let [even, odd] = [0, 1].map(|odd| scope.spawn(move || half(odd)));
        let mut reached = even.join().unwrap();
        reached.add(odd.join().unwrap());
        reached
    })
}

/// Returns everything never reached: panes, dialogs, formats and commands.
fn missing(reached: &Reached) -> Vec<String> {
    let panes = TABS.iter().map(|tab| tab.id).chain([PaneId::START]).map(|pane| pane.0.to_owned());
    let mut missing: Vec<String> = panes.filter(|pane| !reached.panes.contains_key(pane)).collect();
    let mut dialogs = BTreeSet::new();
    dialogs_of_the_source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut dialogs);
    missing.extend(dialogs.into_iter().filter(|dialog| !reached.dialogs.contains_key(dialog)));
    let systems = SYSTEMS.iter().map(|system| system.id().to_owned());
    missing.extend(systems.filter(|system| !reached.systems.contains_key(system)));
    let of = |console: Console| {
        console.app.commands().into_iter().map(|offer| offer.hint.label).collect::<Vec<_>>()
    };
    let known = of(sample()).into_iter().chain(of(Console::new(Language::English)));
    let untried = ["key-leave", "start-quit", "wall-key-print"];
    let known = known.filter(|label| !untried.contains(label) && !reached.commands.contains_key(label));
    missing.extend(known.map(ToOwned::to_owned));
    missing
}

/// Returns the labels of the keys that a pane lists, and of all commands of this pane.
fn labels(console: &Console) -> [Vec<&'static str>; 2] {
    let pane = console.app.showing().0;
    let offers = console.app.commands().into_iter();
    let of_pane = offers.filter(|offer| offer.pane.is_some_and(|(id, _)| id == pane));
    [
        console.app.keys().into_iter().map(|(_, label)| label).collect(),
        of_pane.map(|offer| offer.hint.label).collect(),
    ]
}

#[test]
fn no_key_in_any_pane_dialog_or_format_ends_the_console_at_any_size() {
    let least = usize::try_from(cases(1, 2)).unwrap();
    let beginnings = beginnings();
    let mut reached = Reached::default();
    let labels: Vec<_> = beginnings.iter().map(|(_, begin)| labels(&begin())).collect();
    for turn in 0..MOST_TURNS {
        let missing = missing(&reached);
        if turn >= least && missing.is_empty() {
            break;
        }
        // Rarely reached targets get additional sessions: in states that have such a key, else in those of its pane.
        let with = |which: usize| -> Vec<&Beginning> {
            let is_wanted = |label: &&str| missing.iter().any(|wanted| wanted == label);
            let states = beginnings.iter().zip(&labels);
            let wanted = states.filter(|(_, labels)| turn >= least && labels[which].iter().any(is_wanted));
            wanted.map(|(beginning, _)| beginning).collect()
        };
        let from = [with(0), with(1), beginnings.iter().collect()].into_iter().find(|from| !from.is_empty());
        reached.add(press_from(&from.unwrap_or_default(), turn, &reached.commands));
    }
    println!("{}", reached.told());
    let missing = missing(&reached);
    assert!(missing.is_empty() && reached.said > 0, "never reached: {missing:?}\n{}", reached.told());
}
