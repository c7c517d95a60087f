//! Power cuts: the process is killed at random moments of fast typing, and nothing shown on the screen is
//! lost.

use super::console::Console;
use hakem::store::{Mode, Store};
use hakem_engine::command::Command;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{Colour, Name, Player, RequestedBye, RoundNo, Settings};
use jiff::Timestamp;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Number of times the process is killed: by default, and if all cases are requested.
const KILLS: [u32; 2] = [20, 200];

/// Number of players of the event: twice the number of typed results.
const PLAYERS: usize = 120;

/// Makes an event file whose first round is published and has no results.
pub fn published_round(path: &Path) {
    published_round_of(path, PLAYERS);
}

/// The same with this many players.
pub fn published_round_of(path: &Path, players: usize) {
    let mut entries = drafted_round(players);
    entries.push(Entry::Did(Command::publish(RoundNo(1))));
    make(path, &entries);
}

/// Makes an event file whose first round is a draft.
pub fn drafted_round_of(path: &Path, players: usize) {
    make(path, &drafted_round(players));
}

fn make(path: &Path, entries: &[Entry]) {
    let _no_forks = crate::without_forks();
    Store::create(path, Timestamp::UNIX_EPOCH).unwrap().append(entries, Timestamp::UNIX_EPOCH).unwrap();
}

fn drafted_round(players: usize) -> Vec<Entry> {
    let mut history = History::default();
    let mut commands = vec![Command::Announce(Box::new(Settings {
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Kill test").unwrap())
    }))];
    commands.extend((0..players).map(|number| Command::Register {
        player: Player::named(Name::new(&format!("Player {number:03}")).unwrap()),
        arrival: RoundNo(1),
        missed: RequestedBye::ZeroPoint,
    }));
    let mut entries: Vec<Entry> = commands.into_iter().map(Entry::Did).collect();
    for entry in &entries {
        history.replay(entry.clone(), Moment(0)).unwrap();
    }
    let draft = propose(history.snapshot(), RoundNo(1), Trace::silent()).unwrap().draft;
    entries.push(Entry::Did(Command::DraftRound(draft)));
    entries
}

/// Opens the file as the console does and returns the number of results in it.
pub fn results_in(path: &Path) -> usize {
    let _no_forks = crate::without_forks();
    let opened = Store::open::<Entry>(path, Mode::Write).unwrap();
    let mut history = History::default();
    for recorded in opened.entries {
        history.replay(recorded.entry, Moment(0)).unwrap();
    }
    let round = history.snapshot().round(RoundNo(1)).unwrap();
    round.boards().len() - round.missing()
}

/// Reads from the screen the number of results entered.
pub fn results_shown(screen: &str) -> usize {
    let before = screen.lines().find_map(|line| line.split_once(" of 60 entered"));
    let entered = before.and_then(|(before, _)| before.split_whitespace().last());
    entered.map_or(0, |count| count.parse().unwrap())
}

#[test]
fn nothing_that_was_drawn_is_lost_when_the_process_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let template = folder.path().join("template.hakem");
    published_round(&template);
    let mut seen = 0;
    let [few, full] = KILLS;
    for kill in 0..u64::from(crate::effort::cases(few, full)) {
        let path = folder.path().join(format!("{kill}.hakem"));
        fs::copy(&template, &path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let mut console = Console::start(folder.path(), &[name, "--language", "en"], 80, 24);
        console.sees("Kill test").press("<F7>").sees("0 of 60 entered");
        // A different moment each time: some keys, then a pause that differs between runs.
        let keys: String = (0..60).map(|key| ['1', '0', '5'][(key + kill as usize) % 3]).collect();
        let (first, second) = keys.split_at((kill * 7 % 50) as usize);
        console.press(first);
        thread::sleep(Duration::from_micros(kill * kill * 37 % 19_000));
        console.press(second);
        // Some are killed as soon as they have drawn a result: on a busy machine, a pause alone may end
        // before that.
        if kill.is_multiple_of(4) {
            console.waits("show a result", |screen| results_shown(screen) > 0);
        } else {
            thread::sleep(Duration::from_micros(kill * 1_103 % 23_000));
        }
        let shown = results_shown(&console.kill());
        let kept = results_in(&path);
        assert!(kept >= shown, "run {kill}: {shown} results were on the screen, {kept} are in the file");
        seen += shown;
        fs::remove_file(&path).unwrap();
    }
    assert!(seen > 0, "the process was always killed before it drew anything");
}
