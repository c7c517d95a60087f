//! Whole events of every pairing system through the console: seven rounds, including the arbiter's own
//! decisions.

use super::console::Console;
use hakem::store::{Mode, Store};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{self, pair_again, swiss_systems};
use hakem_engine::tournament::{
    Bye, Colour, ForbiddenPair, Meeting, Name, Player, PlayerId, Rating, RequestedBye, RoundNo, RoundPlace,
    Settings, Snapshot, SystemId,
};
use jiff::Timestamp;
use std::collections::HashSet;
use std::path::Path;
use std::thread;

const ROUNDS: u8 = 7;

/// The round in which the arbiter assigns the bye manually, if a player needs one.
const BYE_BY_HAND: u8 = 2;

/// The round in which player 1 has no permitted opponent, if all players need one.
const NOBODY_MEETS_1: u8 = 3;

/// Makes an event file of players with falling ratings; no round is paired.
fn event_file(path: &Path, system: &str, players: u16) {
    let alone = (2..=u32::from(players)).map(|other| ForbiddenPair {
        players: [PlayerId(1), PlayerId(other)],
        first: RoundNo(NOBODY_MEETS_1),
        last: RoundNo(NOBODY_MEETS_1),
    });
    let settings = Settings {
        system: SystemId::new(system),
        rounds: RoundNo(ROUNDS),
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Seven rounds").unwrap())
    };
    let register = |number: u16| {
        let rating = Rating::new(i64::from(2500 - 13 * number)).ok();
        let player = Player { rating, ..Player::named(Name::new(&format!("Player {number:02}")).unwrap()) };
        Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint }
    };
    let announce = |settings| Command::Announce(Box::new(settings));
    let mut commands = vec![announce(settings.clone())];
    commands.extend((1..=players).map(register));
    if players.is_multiple_of(2) {
        commands.push(announce(Settings { forbidden: alone.collect(), ..settings }));
    }
    let entries: Vec<Entry> = commands.into_iter().map(Entry::Did).collect();
    let _no_forks = crate::without_forks();
    Store::create(path, Timestamp::UNIX_EPOCH).unwrap().append(&entries, Timestamp::UNIX_EPOCH).unwrap();
}

/// Answers the open question with its first choice.
fn decide(console: &mut Console) {
    console.press("<Enter>").sees("Reason, recorded in the log").press("my decision<Enter>").sees("DRAFT");
}

/// Reads from the screen the number of boards without a result.
fn boards(shown: &str) -> usize {
    let count = shown.split("0 of ").nth(1).and_then(|rest| rest.split_whitespace().next());
    count.unwrap().parse().unwrap()
}

/// Pairs, publishes and plays one round.
fn play(console: &mut Console, round: u8, players: u16) {
    console.press("<F6>").sees(&format!("[{round}"));
    if round == BYE_BY_HAND && !players.is_multiple_of(2) {
        console.press("b").sees("Who has the bye?");
        decide(console);
    } else {
        console.press("r").waits("show a draft or a question", |shown| {
            shown.contains("DRAFT") || shown.contains("your decision")
        });
        if console.shown().contains("your decision") {
            decide(console);
        }
    }
    console.press("p").answers("[P] Publish", "P");
    console.press("<F7>").sees("0 of ");
    let boards = boards(&console.shown());
    let results = ["1", "5", "0", "1", "0", "1", "5"].into_iter().cycle().skip(usize::from(round));
    console.press(&results.take(boards).collect::<String>()).sees("All results are entered.");
    if round < ROUNDS {
        console.press("<F6>").sees(&format!("[{}", round + 1));
    }
}

pub(super) fn read(path: &Path) -> Snapshot {
    let mut history = History::default();
    for recorded in Store::open::<Entry>(path, Mode::Read).unwrap().entries {
        history.replay(recorded.entry, Moment(0)).unwrap();
    }
    history.snapshot().clone()
}

/// Checks that the event obeys the rules common to all systems, and that re-pairing gives the same.
fn check(event: &Snapshot, system: &str) {
    let repeats = pairing::system(system).is_some_and(|system| system.facts().by_values);
    let mut met = HashSet::new();
    let mut byes = HashSet::new();
    for number in (1..=ROUNDS).map(RoundNo) {
        let round = event.round(number).unwrap();
        for (_, board, _) in round.first_games() {
            let Meeting { white, black } = board.meeting;
            let is_new = met.insert([white.min(black), white.max(black)]);
            assert!(is_new || repeats, "{system}, round {number}: met before");
        }
        let bye = round.players_at(|place| place == RoundPlace::Bye(Bye::PairingAllocated)).map(|(id, _)| id);
        bye.for_each(|id| assert!(byes.insert(id) || repeats, "{system}, round {number}: a second bye"));
        assert!(
            pair_again(event, number).unwrap().is_identical(),
            "{system}, round {number}: paired otherwise"
        );
    }
    let decided = event.rounds().iter().filter_map(|round| round.ruling());
    assert!(decided.into_iter().all(|ruling| ruling.reason == "my decision"));
    assert!(event.rounds().iter().any(|round| round.ruling().is_some()), "{system}: nothing was decided");
}

/// Plays one event from the first key to the last.
fn whole_event(system: &str, players: u16) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("seven.hakem");
    event_file(&path, system, players);
    let mut console = Console::start(folder.path(), &["seven.hakem", "--language", "en"], 80, 24);
    console.sees("Seven rounds");
    for round in 1..=ROUNDS {
        play(&mut console, round, players);
    }
    console.press("<F8>").sees("Standings after round 7").press("q").sees("seven.hakem").press("q");
    assert!(console.ends().0, "the console ends well");
    check(&read(&path), system);
}

#[test]
fn seven_rounds_of_every_swiss_system_run_from_the_first_key_to_the_last_with_a_question_answered() {
    let sizes: &[u16] = &[15, 40, 21];
    let systems = swiss_systems().into_iter().filter(|system| !system.facts().pairs_teams());
    thread::scope(|scope| {
        for (number, system) in systems.enumerate() {
            let sizes = if crate::effort::is_full() { sizes } else { &sizes[number % sizes.len()..][..1] };
            scope.spawn(move || sizes.iter().for_each(|&players| whole_event(system.id(), players)));
        }
    });
}
