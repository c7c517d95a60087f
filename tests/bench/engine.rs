//! Speed of the engine: pairing, standings, commands. `docs/benchmarks.md` explains the figures.

mod awkward;
mod largest;
mod make;
mod worst;

use awkward::Awkward;
use divan::{Bencher, black_box};
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::console::reached;
use hakem_engine::format::{Format, RoundRecord, Size, Trace};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::norm::Norms;
use hakem_engine::pairing::{
    drawn_teams, field, numbering, opening, propose, setting, swiss_systems, system,
};
use hakem_engine::standings::standings;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Name, OptionValue, Options, Outcome, Player, PlayerId, Points, Rating,
    RequestedBye, RoundNo, SYSTEM_IN_FORCE, Settings, Sex, Snapshot, SystemId, Team, Title,
};
use hakem_engine::trf;
use make::Event;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{LazyLock, Mutex};
use worst::Worst;

/// Number of rounds of the event, and of those played before a late one is drawn.
const ROUNDS: u8 = 9;
const PLAYED: u8 = 6;

type Events = HashMap<(String, u64), Event>;

/// Events already made: several benchmarks use the same one.
static EVENTS: LazyLock<Mutex<Events>> = LazyLock::new(Mutex::default);

/// The event of this many players before round 7. A system that needs more rounds for them has more.
fn event(id: &str, players: u64) -> Event {
    let mut events = EVENTS.lock().expect("no benchmark panics");
    let made = || {
        let size = Size { participants: usize::try_from(players).expect("players fit"), boards: 1 };
        let system = system(id).expect("the id stands in the list of systems");
        let fewest = *system.rounds(size, &Options::default()).start();
        Event::played(id, players, PLAYED, ROUNDS.max(fewest))
    };
    events.entry((id.to_owned(), players)).or_insert_with(made).clone()
}

fn systems() -> impl Iterator<Item = String> {
    let of_players = |system: &&dyn Format| !system.facts().pairs_teams();
    swiss_systems().into_iter().filter(of_players).map(|system| system.id().to_owned())
}

fn main() {
    divan::main();
}

#[divan::bench(args = systems(), consts = [50, 200, 1000, 2000], max_time = 5)]
fn pair_round_7<const PLAYERS: u64>(bencher: Bencher, id: &str) {
    let snapshot = event(id, PLAYERS).snapshot;
    let round = RoundNo(PLAYED + 1);
    let system = system(id).expect("the id stands in the list of systems");
    let field = field(&snapshot, round, &numbering(&snapshot, system, round));
    bencher.bench(|| {
        system.pair(black_box(&field), &mut Trace::silent()).expect("so large a field can be paired")
    });
}

#[divan::bench(args = awkward::fields(), max_time = 5)]
fn pair_awkward_colours(bencher: Bencher, awkward: &Awkward) {
    let field = awkward.field();
    let system = system(awkward.system).expect("the id stands in the list of systems");
    bencher
        .bench(|| system.pair(black_box(&field), &mut Trace::silent()).expect("all of them can be paired"));
}

#[divan::bench(args = worst::rounds(), max_time = 5)]
fn pair_worst_rounds(bencher: Bencher, worst: &Worst) {
    let snapshot = worst.event().snapshot;
    let round = RoundNo(worst.round);
    let system = system(worst.system).expect("the id stands in the list of systems");
    let field = field(&snapshot, round, &numbering(&snapshot, system, round));
    bencher.bench(|| system.pair(black_box(&field), &mut Trace::silent()).expect("the round can be paired"));
}

/// Two hundred players in one score group, three in five of whom had White in the last round; with and without the
/// limits of a maxi-tournament.
#[divan::bench(args = ["lim", "lim maxi", "lim-2026", "lim-2026 maxi"], max_time = 5)]
fn pair_one_score_group(bencher: Bencher, kind: &str) {
    let (id, maxi) = kind.split_once(' ').map_or((kind, false), |(id, _)| (id, true));
    let snapshot = event(id, 200).snapshot;
    let round = RoundNo(PLAYED + 1);
    let system = system(id).expect("the id stands in the list of systems");
    let mut field = field(&snapshot, round, &numbering(&snapshot, system, round));
    field.options.set("maxi", maxi.then_some(OptionValue::YesNo(true)));
    for (player, place) in field.players.iter_mut().zip(0..) {
        player.virtual_points = Points::from_tenths(100) - player.score();
        if let Some(RoundRecord::Played { colour, .. }) = player.record.last_mut().filter(|_| place % 5 < 3) {
            *colour = Colour::White;
        }
    }
    bencher.bench(|| {
        system.pair(black_box(&field), &mut Trace::silent()).expect("so large a group can be paired")
    });
}

/// The recorded events of the folder `speed` in `HAKEM_CORPORA`, unpacked; none if it is not set.
fn recorded() -> Vec<String> {
    let folder = std::env::var_os("HAKEM_CORPORA").map(|folder| Path::new(&folder).join("speed"));
    let files = folder.and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let paths = files.filter_map(|file| file.path().to_str().map(str::to_owned));
    let mut paths: Vec<String> = paths.filter(|path| path.ends_with(".trf")).collect();
    paths.sort();
    paths
}

/// Reading a report and pairing its next round.
#[divan::bench(args = recorded(), max_time = 5)]
fn read_and_pair(bencher: Bencher, path: &str) {
    let text = std::fs::read_to_string(path).expect("the file was just listed");
    bencher.bench(|| {
        let file = trf::read(black_box(&text)).expect("the report has no fault").file;
        let import = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).expect("it makes an event");
        let made = setting(&import.event, file.next_round()).expect("the system is known");
        made.system.pair(&made.field, &mut Trace::silent()).expect("the round can be paired")
    });
}

/// The report of two hundred teams of four, six of nine rounds of the Swiss Team System played: results
/// follow the ratings, with draws.
static TEAMS: LazyLock<String> = LazyLock::new(|| {
    let mut event = Snapshot::blank();
    let mut act = |command: Command| event = apply(&event, &command).expect("it is allowed");
    let settings = Settings {
        system: SystemId::new("team-swiss-2026"),
        rounds: RoundNo(ROUNDS),
        initial_colour: Some(Colour::White),
        ..Settings::named(Name::new("Teams").expect("it is a name"))
    };
    act(Command::Announce(Box::new(settings)));
    let name = |text: String| Name::new(&text).expect("it is a name");
    for team in 0..200_u32 {
        for board in 0..4 {
            let rating = Rating::new(i64::from(2600 - 6 * team - board)).ok();
            let player = Player { rating, ..Player::named(name(format!("Player {team} {board}"))) };
            act(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        }
        let players = (4 * team + 1..=4 * team + 4).map(PlayerId).collect();
        act(Command::RegisterTeam(Team::of(name(format!("Team {team}")), players, Vec::new())));
    }
    let made = opening(&event, &drawn_teams(&event, 1)).expect("so many can play");
    event = apply(&event, &Command::BeginLeg(made.expect("no leg is begun").leg)).expect("it is allowed");
    let mut dice = 1_u32;
    for round in (1..=PLAYED).map(RoundNo) {
        let draft = propose(&event, round, Trace::silent()).expect("the round can be paired").draft;
        let results = (1..).map(BoardNo).zip(&draft.boards).map(|(board, meeting)| {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let is_white_stronger = meeting.white < meeting.black;
            let outcome = match (dice >> 28, is_white_stronger) {
                (0..6, _) => Outcome::Draw,
                (6..13, true) | (13.., false) => Outcome::WhiteWins,
                _ => Outcome::BlackWins,
            };
            (board, GameResult::Played(outcome))
        });
        let results = results.collect();
        for command in
            [Command::DraftRound(draft), Command::publish(round), Command::TakeOverResults { round, results }]
        {
            event = apply(&event, &command).expect("it is allowed");
        }
    }
    trf::write(&trf::from_snapshot(&event), trf::Style::default())
});

/// Reading the same report, to be subtracted from `read_and_pair_200_teams`.
#[divan::bench(max_time = 5)]
fn read_200_teams(bencher: Bencher) {
    let text = TEAMS.as_str();
    bencher.bench(|| event_of(black_box(text)));
}

#[divan::bench(max_time = 5)]
fn read_and_pair_200_teams(bencher: Bencher) {
    let text = TEAMS.as_str();
    bencher.bench(|| {
        let event = event_of(black_box(text));
        let made = setting(&event, RoundNo(PLAYED + 1)).expect("the system is known");
        made.system.pair(&made.field, &mut Trace::silent()).expect("the round can be paired")
    });
}

fn event_of(text: &str) -> Snapshot {
    let file = trf::read(text).expect("the report has no fault").file;
    trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).expect("it makes an event").event
}

/// Including the conversion of the event to its field and of the answer to a draft.
#[divan::bench(consts = [200, 2000], max_time = 5)]
fn propose_round_7<const PLAYERS: u64>(bencher: Bencher) {
    let snapshot = event("dutch-2026", PLAYERS).snapshot;
    bencher.bench(|| propose(black_box(&snapshot), RoundNo(PLAYED + 1), Trace::silent()));
}

#[divan::bench(consts = [200, 2000], max_time = 5)]
fn standings_after_round_6<const PLAYERS: u64>(bencher: Bencher) {
    let snapshot = event("dutch-2026", PLAYERS).snapshot;
    let list = &snapshot.settings().tie_breaks;
    bencher.bench(|| standings(black_box(&snapshot), RoundNo(PLAYED), list));
}

static LARGEST: LazyLock<Event> = LazyLock::new(largest::largest);

/// Ten tie-breaks, all values with places.
#[divan::bench(max_time = 10)]
fn standings_5000_players_11_rounds_ten_tie_breaks(bencher: Bencher) {
    let snapshot = &LARGEST.snapshot;
    let list = &snapshot.settings().tie_breaks;
    bencher.bench(|| standings(black_box(snapshot), RoundNo(11), list));
}

/// A large open after round 7 of 9, with titles by rating and nine federations; all are women, who may earn
/// four titles.
fn open_with_titles(players: u64) -> Snapshot {
    const FLAGS: [&str; 9] = ["TUR", "FRA", "POL", "ESP", "CZE", "IND", "FID", "TUR", "TUR"];
    let mut snapshot = Event::played(SYSTEM_IN_FORCE, players, 7, ROUNDS).snapshot;
    let known: Vec<_> = snapshot.players().map(|(id, known)| (id, known.player.clone())).collect();
    for (id, player) in known {
        let title = match player.rating.map_or(0, |rating| rating.get()) {
            2350.. => Some(Title::GM),
            2250.. => Some(Title::IM),
            2150.. => Some(Title::WIM),
            _ => None,
        };
        let federation = Name::new(FLAGS[id.index() % FLAGS.len()]).ok();
        let player = Player { title, federation, sex: Some(Sex::Female), ..player };
        let edit = Command::EditPlayer { id, player, reason: "list".to_owned() };
        snapshot = apply(&snapshot, &edit).expect("a title may be entered");
    }
    snapshot
}

/// All titles of all players.
#[divan::bench(consts = [300, 3000], max_time = 5)]
fn norms_after_round_7<const PLAYERS: u64>(bencher: Bencher) {
    let snapshot = open_with_titles(PLAYERS);
    bencher.bench(|| {
        let norms = Norms::of(black_box(&snapshot), RoundNo(7)).expect("there are titles enough");
        norms.players().map(|player| norms.states(player).len()).sum::<usize>()
    });
}

/// The card of a correction: a result of round 2 of 9, every later round re-paired with and without it, and
/// the ranks.
#[divan::bench(consts = [200, 500], max_time = 10)]
fn reach_of_a_correction_in_round_2<const PLAYERS: u64>(bencher: Bencher) {
    let snapshot = Event::played("dutch-2026", PLAYERS, ROUNDS, ROUNDS).snapshot;
    let (round, board) = (RoundNo(2), BoardNo(1));
    let wins = GameResult::Played(Outcome::WhiteWins);
    let stands = snapshot.round(round).and_then(|round| round.result(board));
    let result = if stands == Some(wins) { GameResult::Played(Outcome::BlackWins) } else { wins };
    let reason = "misread slip".to_owned();
    let command =
        Command::CorrectResult { round, board, result: Some(result), follow: Follow::Record, reason };
    let list = &snapshot.settings().tie_breaks;
    bencher.bench(|| {
        let after = apply(black_box(&snapshot), &command).expect("the result is another one");
        let boards: usize = (3..=ROUNDS)
            .map(|later| reached(&snapshot, &after, RoundNo(later)).expect("every round can be paired"))
            .map(|found| found.boards.len())
            .sum();
        (boards, standings(&snapshot, RoundNo(ROUNDS), list), standings(&after, RoundNo(ROUNDS), list))
    });
}

/// The history of an event whose last round has no results yet.
fn waiting(players: u64) -> History {
    let mut event = event("dutch-2026", players);
    let round = RoundNo(PLAYED);
    event
        .commands
        .retain(|command| !matches!(command, Command::EnterResult { round: of, .. } if *of == round));
    let mut history = History::default();
    for command in event.commands {
        history.replay(Entry::Did(command), Moment(0)).expect("the event was played so");
    }
    history
}

#[divan::bench(consts = [200, 2000])]
fn enter_a_result<const PLAYERS: u64>(bencher: Bencher) {
    let history = waiting(PLAYERS);
    let (round, board) = (RoundNo(PLAYED), BoardNo(7));
    let result = GameResult::Played(Outcome::Draw);
    bencher.bench(|| history.try_command(black_box(Command::EnterResult { round, board, result })));
}

/// All entries of an event, from the first registration to the last result.
#[divan::bench(consts = [200, 2000], max_time = 5)]
fn replay_6_rounds<const PLAYERS: u64>(bencher: Bencher) {
    let commands = event("dutch-2026", PLAYERS).commands;
    bencher.with_inputs(|| commands.clone()).bench_values(|commands| {
        let mut history = History::default();
        let entries = commands.into_iter().map(|command| (Entry::Did(command), Moment(0)));
        history.replay_all(entries).expect("the event was played so");
        history
    });
}
