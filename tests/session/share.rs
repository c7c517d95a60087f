//! Events in a real PostgreSQL: whole files in both directions, several writers, a server that dies, access
//! rights.

use crate::cli::answer;
use crate::effort::{cases, is_full};
use crate::kill::published_round;
use crate::postgres::{ADMIN, Server};
use fastrand::Rng;
use hakem::share::{
    Acted, Address, EventName, Insertion, LogRow, LogTable, Login, Operation, PostgresTable, ShareError,
    SharedEvent,
};
use hakem::store::{Mode, Stamp, Store, system_disk};
use hakem_engine::command::Command as EventCommand;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, Name, Outcome, Player, PlayerId, RequestedBye, RoundNo};
use jiff::Timestamp;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Runs hakem in a folder; returns exit status, output and complaints.
pub fn hakem(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.current_dir(folder).env("HOME", folder).env_remove("PGPASSFILE").args(arguments);
    answer(command)
}

/// Sets up a database and shares an event with a published round as `open`; returns the folder of its file.
pub fn shared(server: &Server) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("open.hakem"));
    let to = server.address(ADMIN, "");
    let (exit, out, told) = hakem(folder.path(), &["share", "open.hakem", "--setup", "--to", &to]);
    assert_eq!(exit, 0, "{told}");
    assert!(out.contains("chess is set up") && out.contains("entries shared"), "{out}");
    folder
}

fn result(board: u16, result: Outcome) -> Entry {
    let (round, board) = (RoundNo(1), BoardNo(board));
    Entry::Did(EventCommand::EnterResult { round, board, result: GameResult::Played(result) })
}

fn register(name: &str) -> Entry {
    let player = Player::named(Name::new(name).unwrap());
    Entry::Did(EventCommand::Register { player, arrival: RoundNo(2), missed: RequestedBye::ZeroPoint })
}

fn stamp(by: &str) -> Stamp {
    Stamp { at: Timestamp::from_millisecond(1_795_255_200_123).unwrap(), by: Some(by.into()) }
}

fn entered(entries: &SharedEvent<PostgresTable>) -> usize {
    let round = entries.history().snapshot().round(RoundNo(1)).unwrap();
    round.boards().len() - round.missing()
}

#[test]
fn an_event_is_shared_and_comes_back_byte_for_byte() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    let file = folder.path().join("open.hakem");
    let lines = "select line from hakem.entry where event = 'open' order by n";
    assert_eq!(server.sql("chess", lines).1, fs::read_to_string(&file).unwrap());
    let from = server.address(ADMIN, "open");
    let (exit, _, told) = hakem(folder.path(), &["pull", &from, "copy.hakem"]);
    assert_eq!(exit, 0, "{told}");
    let copy = folder.path().join("copy.hakem");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&file).unwrap());
    // Entries recorded since are shared, and pulled into the copy.
    {
        let _no_forks = crate::without_forks();
        let mut store = Store::open::<Entry>(&file, Mode::Write).unwrap().store;
        store.append(&[result(1, Outcome::Draw), register("O\"Neil, Ünal \\")], stamp("ana")).unwrap();
    }
    let to = server.address(ADMIN, "");
    let (_, out, _) = hakem(folder.path(), &["share", "open.hakem", "--to", &to]);
    assert!(out.starts_with("2 entries shared"), "{out}");
    let (_, out, _) = hakem(folder.path(), &["share", "open.hakem", "--setup", "--to", &to]);
    assert!(out.contains("Nothing new"), "{out}");
    let (_, out, _) = hakem(folder.path(), &["pull", &from, "copy.hakem"]);
    assert!(out.starts_with("2 entries written"), "{out}");
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&file).unwrap());
    assert_eq!(server.sql("chess", lines).1, fs::read_to_string(&file).unwrap());
    let (exit, out, _) = hakem(folder.path(), &["replay", "copy.hakem"]);
    assert!(exit == 0 && out.contains("ana: "), "{out}");
    // Another event never replaces a shared one.
    published_round_anew(&folder.path().join("other.hakem"));
    let (exit, _, told) = hakem(folder.path(), &["share", "other.hakem", "--name", "open", "--to", &to]);
    assert!(exit == 3 && told.contains("another event"), "{told}");
    let (exit, _, told) = hakem(folder.path(), &["pull", &from, "other.hakem"]);
    assert!(exit == 5 && told.contains("already exists"), "{told}");
    let (exit, _, told) = hakem(folder.path(), &["pull", &server.address(ADMIN, "gone"), "gone.hakem"]);
    assert!(exit == 5 && told.contains("no event gone"), "{told}");
}

/// An event made at another time, and therefore a different one.
fn published_round_anew(path: &Path) {
    let _no_forks = crate::without_forks();
    let mut store = Store::create(path, Timestamp::now()).unwrap();
    store.append(&[register("Ada")], Timestamp::now()).unwrap();
}

#[test]
fn a_database_that_is_not_fit_for_events_says_why() {
    let Some(server) = Server::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("open.hakem"));
    let share = |address: &str| hakem(folder.path(), &["share", "open.hakem", "--to", address]);
    let to = server.address(ADMIN, "");
    let (exit, _, told) = share(&to);
    assert!(exit == 5 && told.contains("--setup"), "{told}");
    // The only template that may have another encoding.
    server.done("create database template0 template chess");
    server.done("create database narrow encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0");
    let (exit, _, told) = share(&to.replace("/chess", "/narrow"));
    assert!(exit == 3 && told.contains("LATIN1"), "{told}");
    let (exit, _, told) = share(&to.replace("/chess", "/nowhere"));
    assert!(exit == 5 && told.contains("createdb --encoding=UTF8 nowhere"), "{told}");
    let (exit, _, told) = share("postgresql://admin@/chess?host=/nowhere");
    assert!(exit == 5 && told.contains("does not respond"), "{told}");
    assert_eq!(hakem(folder.path(), &["share", "--setup", "--to", &to]).0, 0);
    server.done("insert into hakem.migration (number) values (99)");
    let (exit, _, told) = share(&to);
    assert!(exit == 3 && told.contains("newer hakem"), "{told}");
}

#[test]
fn a_changed_line_is_named_and_nothing_after_it_is_taken() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    let whole = fs::read_to_string(folder.path().join("open.hakem")).unwrap();
    server.done("update hakem.entry set line = replace(line, 'Player 005', 'Player 905') where n = 7");
    let from = server.address(ADMIN, "open");
    let (exit, _, told) = hakem(folder.path(), &["pull", &from, "copy.hakem"]);
    assert!(exit == 3 && told.contains("7"), "{told}");
    let written = fs::read_to_string(folder.path().join("copy.hakem")).unwrap();
    assert!(whole.starts_with(&written) && written.lines().count() <= 7, "{written}");
    let opened = SharedEvent::open(server.table(ADMIN, "open"), Path::new("open"));
    assert!(opened.is_err());
}

/// A request of a writer, and its outcome.
struct Asked {
    operation: Operation,
    /// Number of lines recorded; 0 if it was refused or already recorded.
    lines: usize,
}

/// Returns the next request of a writer: mostly a result, or a conflict on a board that has one; sometimes
/// two late entries.
fn next_act(event: &SharedEvent<PostgresTable>, chance: &mut Rng) -> Vec<Entry> {
    let outcome = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins][chance.usize(..3)];
    let (round, board) = (RoundNo(1), BoardNo(chance.u16(1..=60)));
    let stands = event.history().snapshot().round(round).unwrap().result(board);
    match chance.u8(..100) {
        ..85 if stands.is_none() => vec![result(board.0, outcome)],
        ..85 => {
            let found = GameResult::Played(outcome);
            vec![Entry::Did(EventCommand::NoteConflict { round, board, found })]
        }
        _ => ["a", "b"].map(|half| register(&format!("{} {half}", chance.u64(..)))).to_vec(),
    }
}

/// Writes this number of requests, each until its outcome is known.
fn write(at: u32, acts: u32, mut event: SharedEvent<PostgresTable>) -> Vec<Asked> {
    let mut chance = Rng::with_seed(at.into());
    let by = at.to_string();
    let mut write = |turn: u32| {
        let act = next_act(&event, &mut chance);
        let operation = Operation::new((u128::from(at) << 64) | u128::from(turn));
        let mut tries = (0..1000).map(|_| event.record(&act, &stamp(&by), &operation));
        let came = tries.find_map(|came| match came {
            Err(ShareError::Unreachable { .. }) => {
                thread::sleep(Duration::from_millis(20));
                None
            }
            came => Some(came.unwrap()),
        });
        let lines = match came.expect("the server comes back") {
            Acted::Recorded(entries) => entries.len(),
            Acted::Already { .. } | Acted::Refused { .. } => 0,
        };
        Asked { operation, lines }
    };
    (0..acts).map(&mut write).collect()
}

#[test]
fn several_who_write_while_the_server_dies_lose_and_double_nothing() {
    let Some(mut server) = Server::start() else { return };
    let folder = shared(&server);
    let (writers, acts) = (if is_full() { 8 } else { 3 }, cases(30, 50));
    let events: Vec<_> = (0..writers)
        .map(|at| (at, SharedEvent::open(server.table(ADMIN, "open"), Path::new("open")).unwrap()))
        .collect();
    let threads: Vec<_> =
        events.into_iter().map(|(at, event)| thread::spawn(move || write(at, acts, event))).collect();
    let mut turn = 0;
    loop {
        thread::sleep(Duration::from_millis(20 + 200 * (turn % 4)));
        if threads.iter().all(thread::JoinHandle::is_finished) {
            break;
        }
        server.crash();
        turn += 1;
    }
    assert!(turn > 0, "the server has died while they wrote");
    let asked: Vec<Asked> = threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect();
    let rows = server.table(ADMIN, "open").read(0).unwrap();
    for Asked { operation, lines } in &asked {
        assert_eq!(rows.iter().filter(|row| operation.made(row)).count(), *lines, "{operation}");
    }
    assert!(asked.iter().filter(|asked| asked.lines > 0).count() > asked.len() / 3);
    assert!(rows.iter().map(|row| row.number).eq(0..rows.len() as u64));
    // The file that was shared receives all of it.
    let from = server.address(ADMIN, "open");
    let (exit, out, told) = hakem(folder.path(), &["pull", &from, "open.hakem"]);
    let written: usize = asked.iter().map(|asked| asked.lines).sum();
    assert!(exit == 0 && out.starts_with(&format!("{written} entries written")), "{out}{told}");
}

/// A proxy that cuts the connection between a client and the server after the server has confirmed a commit.
fn cutting(server: &Path, folder: &Path, cuts: Arc<AtomicBool>) {
    let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).unwrap();
    let server = server.join(".s.PGSQL.5432");
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let there = UnixStream::connect(&server).unwrap();
            let (mut from_client, mut to_server) = (client.try_clone().unwrap(), there.try_clone().unwrap());
            thread::spawn(move || std::io::copy(&mut from_client, &mut to_server));
            let (mut from_server, mut to_client, cuts) = (there, client, Arc::clone(&cuts));
            thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(read @ 1..) = from_server.read(&mut bytes) {
                    let is_commit = bytes[..read].windows(9).any(|word| word == b"SELECT 1\0");
                    if is_commit && cuts.swap(false, Ordering::SeqCst) {
                        break;
                    }
                    if to_client.write_all(&bytes[..read]).is_err() {
                        break;
                    }
                }
                let _both_ends = (
                    to_client.shutdown(std::net::Shutdown::Both),
                    from_server.shutdown(std::net::Shutdown::Both),
                );
            });
        }
    });
}

#[test]
fn an_answer_that_is_cut_off_after_the_commit_is_settled() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    let between = tempfile::Builder::new().prefix("hakem-").tempdir_in("/tmp").unwrap();
    let cuts = Arc::new(AtomicBool::new(false));
    cutting(server.socket(), between.path(), Arc::clone(&cuts));
    let address = format!("postgresql://{ADMIN}@/chess?host={}", between.path().display());
    let address = Address::parse(&address).unwrap();
    let name = EventName::new("open").unwrap();
    let table = PostgresTable::connect(&address, &name, &Login::default()).unwrap();
    let mut event = SharedEvent::open(table, Path::new("open")).unwrap();
    for board in 1..=10 {
        cuts.store(true, Ordering::SeqCst);
        let operation = Operation::new(board.into());
        let came = event.record(&[result(board, Outcome::WhiteWins)], &stamp(ADMIN), &operation);
        assert!(matches!(came, Ok(Acted::Recorded(_))), "{came:?}");
        assert!(!cuts.load(Ordering::SeqCst), "nothing was cut");
    }
    let direct = SharedEvent::open(server.table(ADMIN, "open"), Path::new("open")).unwrap();
    assert_eq!((entered(&direct), direct.hash()), (10, event.hash()));
    assert_eq!(direct.history().log().len(), event.history().log().len());
}

#[test]
fn the_same_board_comes_to_a_conflict_that_both_see() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    let open = || SharedEvent::open(server.table(ADMIN, "open"), Path::new("open")).unwrap();
    let (mut one, mut other) = (open(), open());
    let draw = result(1, Outcome::Draw);
    let draw = std::slice::from_ref(&draw);
    assert!(matches!(one.record(draw, &stamp("ana"), &Operation::new(1)), Ok(Acted::Recorded(_))));
    let again = other.record(draw, &stamp("bo"), &Operation::new(2)).unwrap();
    let Acted::Already { between } = again else { panic!("{again:?}") };
    assert_eq!(between[0].by.as_deref(), Some("ana"));
    let (mut late, won) = (open(), result(2, Outcome::BlackWins));
    one.record(&[result(2, Outcome::WhiteWins)], &stamp("ana"), &Operation::new(3)).unwrap();
    let came = late.record(&[won], &stamp("bo"), &Operation::new(4)).unwrap();
    assert!(matches!(came, Acted::Recorded(_)), "{came:?}");
    one.catch_up().unwrap();
    for event in [&one, &late] {
        let round = event.history().snapshot().round(RoundNo(1)).unwrap();
        assert_eq!(round.result(BoardNo(2)), Some(GameResult::Played(Outcome::WhiteWins)));
        assert_eq!(round.conflict(BoardNo(2)), Some(GameResult::Played(Outcome::BlackWins)));
    }
}

#[test]
fn a_file_follows_what_others_write_and_a_server_that_comes_back() {
    let Some(mut server) = Server::start() else { return };
    let folder = shared(&server);
    let copy = folder.path().join("copy.hakem");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(["pull", &server.address(ADMIN, "open"), "copy.hakem", "--watch"]);
    command.current_dir(folder.path()).env("HOME", folder.path()).env_remove("PGPASSFILE");
    let mut following = {
        let _one_at_a_time = crate::without_forks();
        command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let lines = |server: &Server| {
        server.sql("chess", "select line from hakem.entry where event = 'open' order by n").1
    };
    let comes = |wanted: &str| {
        (0..1_200).any(|_| {
            thread::sleep(Duration::from_millis(50));
            fs::read_to_string(&copy).is_ok_and(|text| text == wanted)
        })
    };
    for turn in 1..=2 {
        let mut event = SharedEvent::open(server.table(ADMIN, "open"), Path::new("open")).unwrap();
        for board in 1..=5 {
            let act = [result(board + 5 * turn, Outcome::Draw), register(&format!("{turn} {board}"))];
            let operation = Operation::new(u128::from(100 * turn + board));
            assert!(matches!(event.record(&act, &stamp("ana"), &operation), Ok(Acted::Recorded(_))));
        }
        if !comes(&lines(&server)) {
            following.kill().unwrap();
            let told = following.wait_with_output().unwrap().stderr;
            panic!("turn {turn}: {}", String::from_utf8_lossy(&told));
        }
        server.crash();
    }
    assert!(following.try_wait().unwrap().is_none(), "it goes on");
    following.kill().unwrap();
    following.wait().unwrap();
}

#[test]
fn a_server_whose_disk_is_gone_is_restored_from_the_file_of_any_laptop() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    let made = folder.path().join("open.hakem");
    let laptop = |name: &str| {
        let path = folder.path().join(name);
        fs::copy(&made, &path).unwrap();
        let mut event = SharedEvent::with(server.table(ADMIN, "open"), system_disk(), &path).unwrap();
        event.catch_up().unwrap();
        event
    };
    let (mut ana, mut bo) = (laptop("ana.hakem"), laptop("bo.hakem"));
    for board in 1..=20 {
        let act = [result(board, Outcome::Draw)];
        let operation = Operation::new(board.into());
        assert!(matches!(ana.record(&act, &stamp("ana"), &operation), Ok(Acted::Recorded(_))));
    }
    bo.catch_up().unwrap();
    let lines = "select line from hakem.entry where event = 'open' order by n";
    let before = server.sql("chess", lines).1;
    server.done("drop schema hakem cascade");
    assert!(ana.catch_up().is_err());
    let to = server.address(ADMIN, "");
    let again = ["share", "bo.hakem", "--name", "open", "--setup", "--to", &to];
    let (exit, _, told) = hakem(folder.path(), &again);
    assert_eq!(exit, 0, "{told}");
    assert_eq!(server.sql("chess", lines).1, before);
    // Both continue where they were.
    for (board, laptop) in [(21, &mut ana), (22, &mut bo)] {
        let act = [result(board, Outcome::WhiteWins)];
        let came = laptop.record(&act, &stamp(ADMIN), &Operation::new(board.into()));
        assert!(matches!(came, Ok(Acted::Recorded(_))), "{came:?}");
    }
    assert_eq!(entered(&bo), 22);
}

#[test]
fn a_row_that_is_there_is_taken_once() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    let mut table = server.table(ADMIN, "open");
    let rows: Vec<LogRow> = table.read(0).unwrap();
    let (before, last) = (&rows[rows.len() - 2], &rows[rows.len() - 1]);
    let again = table.insert(Some(&before.hash), std::slice::from_ref(last)).unwrap();
    assert_eq!(again, Insertion::Taken);
    let ahead = LogRow { number: last.number + 5, operation: "new.0".to_owned(), ..last.clone() };
    let gap = table.insert(Some(&before.hash), &[ahead]).unwrap();
    assert_eq!(gap, Insertion::Taken, "what it follows is not there");
    assert_eq!(table.read(0).unwrap(), rows);
}

#[test]
fn a_desk_enters_results_and_learns_what_came_of_each() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    with_roles(&server);
    let to = server.address("desk1", "open");
    let enter = |results: &[&str]| hakem(folder.path(), &[&["enter", &to], results].concat());
    let (exit, out, told) = enter(&["7=1-0", "8=0", "9=5"]);
    assert_eq!((exit, out.as_str()), (0, "7  entered\n8  entered\n9  entered\n"), "{told}");
    let (exit, out, _) = enter(&["7=1-0", "8=5", "8=5"]);
    assert!(exit == 0 && out.starts_with("7  already present\n8  noted as a conflict"), "{out}");
    assert!(out.ends_with("8  already present\n"), "{out}");
    let (exit, out, _) = enter(&["999=1", "10=1"]);
    assert!(exit == 1 && out.contains("999  ") && out.ends_with("10  entered\n"), "{out}");
    for wrong in ["7", "7=2", "x=1", "7=1-0-1"] {
        let (exit, _, told) = enter(&[wrong]);
        assert!(exit == 3 && told.contains("7=1-0, 7=0-1"), "{wrong}: {told}");
    }
    let event = SharedEvent::open(server.table("ana", "open"), Path::new("open")).unwrap();
    let last = event.history().log().last().unwrap();
    assert!(last.by.as_deref() == Some("desk1") && entered(&event) == 4);
    let guest = server.address("guest", "open");
    let (exit, _, told) = hakem(folder.path(), &["enter", &guest, "11=1"]);
    assert!(exit == 5 && told.contains("guest"), "{told}");
}

/// Creates one user of each role; two of them may see `open`.
pub fn with_roles(server: &Server) {
    for (user, role) in [("desk1", "hakem_entry"), ("guest", "hakem_reader"), ("ana", "hakem_arbiter")] {
        server.done(&format!("create role {user} login in role {role}"));
    }
    server.done("insert into hakem.member (event, who) values ('open', 'desk1'), ('open', 'guest')");
}

#[test]
fn a_role_for_results_records_results_of_its_event_in_its_name_and_nothing_else() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    let to = server.address(ADMIN, "");
    assert_eq!(hakem(folder.path(), &["share", "open.hakem", "--name", "secret", "--to", &to]).0, 0);
    with_roles(&server);
    let mut desk = SharedEvent::open(server.table("desk1", "open"), Path::new("open")).unwrap();
    let mut record = |act: &[Entry], by: Option<&str>, number| {
        let stamp = Stamp { by: by.map(Into::into), ..stamp("") };
        desk.record(act, &stamp, &Operation::new(number))
    };
    let refused = |came: Result<Acted, ShareError>| matches!(came, Err(ShareError::NotAllowed { .. }));
    assert!(matches!(record(&[result(1, Outcome::Draw)], Some("desk1"), 1), Ok(Acted::Recorded(_))));
    assert!(refused(record(&[result(2, Outcome::Draw)], Some("ana"), 2)), "another's name");
    assert!(refused(record(&[result(2, Outcome::Draw)], None, 3)), "no name");
    assert!(refused(record(&[register("Ada")], Some("desk1"), 4)), "no result");
    assert!(
        refused(record(&[result(2, Outcome::Draw), register("Ada")], Some("desk1"), 5)),
        "behind a result"
    );
    let undo = Entry::Did(EventCommand::Withdraw { id: PlayerId(1), from: RoundNo(2) });
    assert!(refused(record(&[undo], Some("desk1"), 6)));
    for (user, event) in [("desk1", "secret"), ("guest", "secret")] {
        let opened = SharedEvent::open(server.table(user, event), Path::new(event));
        assert!(matches!(opened, Err(ShareError::NoSuchEvent { .. })), "{user}");
    }
    let mut guest = SharedEvent::open(server.table("guest", "open"), Path::new("open")).unwrap();
    let came = guest.record(&[result(2, Outcome::Draw)], &stamp("guest"), &Operation::new(7));
    assert!(refused(came));
    let mut ana = SharedEvent::open(server.table("ana", "open"), Path::new("open")).unwrap();
    assert!(matches!(
        ana.record(&[register("Ada")], &stamp("ana"), &Operation::new(8)),
        Ok(Acted::Recorded(_))
    ));
}

#[test]
fn recorded_rows_cannot_be_changed_removed_or_attributed_to_another_user() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    with_roles(&server);
    for user in ["desk1", "guest", "ana"] {
        for statement in [
            "update hakem.entry set line = ''",
            "delete from hakem.entry",
            "truncate hakem.entry",
            "drop table hakem.entry",
            "insert into hakem.migration values (2)",
            "insert into hakem.entry (event, n, line, hash, op, by) values ('open', 900, 'x', 'x', 'x', 'admin')",
        ] {
            assert!(!server.sql_as(user, "chess", statement).0, "{user}: {statement}");
        }
    }
    for user in ["desk1", "guest"] {
        let statement = format!("insert into hakem.member (event, who) values ('secret', '{user}')");
        assert!(!server.sql_as(user, "chess", &statement).0, "{user}");
    }
}

#[test]
fn a_password_comes_from_its_file_and_is_never_shown() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    server.done("create role ana login in role hakem_arbiter password 's3cret'");
    let rules = server.socket().join("data/pg_hba.conf");
    let before = fs::read_to_string(&rules).unwrap();
    fs::write(&rules, format!("local all ana scram-sha-256\n{before}")).unwrap();
    server.done("select pg_reload_conf()");
    let passwords = folder.path().join("passwords");
    let write = |password: &str, mode| {
        fs::write(&passwords, format!("*:*:chess:ana:{password}\n")).unwrap();
        fs::set_permissions(&passwords, fs::Permissions::from_mode(mode)).unwrap();
    };
    let from = server.address("ana", "open");
    let pull = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
        command.current_dir(folder.path()).env("HOME", folder.path()).env("PGPASSFILE", &passwords);
        answer({
            command.args(arguments);
            command
        })
    };
    write("s3cret", 0o600);
    let (exit, _, told) = pull(&["pull", &from, "copy.hakem"]);
    assert_eq!(exit, 0, "{told}");
    write("s3cret", 0o640);
    let (exit, _, told) = pull(&["pull", &from, "copy.hakem"]);
    assert!(exit == 5 && told.contains("chmod 600") && !told.contains("s3cret"), "{told}");
    write("wr0ng", 0o600);
    let (exit, _, told) = pull(&["pull", &from, "copy.hakem"]);
    assert!(exit == 5 && told.contains("ana") && !told.contains("wr0ng"), "{told}");
    let (exit, _, told) = pull(&["pull", "postgresql://ana:s3cret@localhost/chess/open", "copy.hakem"]);
    assert!(exit == 3 && told.contains("PGPASSFILE") && !told.contains("s3cret"), "{told}");
    // Without a password in the file, the terminal prompts for one and does not show it.
    fs::write(&passwords, "").unwrap();
    let told = typed(&["pull", &from, "typed.hakem"], &passwords, folder.path(), "s3cret");
    assert!(told.contains("Password for ana") && told.contains("entries written"), "{told}");
    assert!(!told.contains("s3cret"), "{told}");
}

/// The terminal flag that echoes typed characters.
const ECHO: u32 = 0o10;

/// Runs hakem in a terminal and types a password at its prompt; returns everything that the terminal shows.
fn typed(arguments: &[&str], passwords: &Path, folder: &Path, password: &str) -> String {
    let terminal = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(arguments);
    command.cwd(folder);
    command.env("PGPASSFILE", passwords);
    let mut process = {
        let _one_at_a_time = crate::without_forks();
        terminal.slave.spawn_command(command).unwrap()
    };
    drop(terminal.slave);
    let mut shown = terminal.master.try_clone_reader().unwrap();
    let mut keys = terminal.master.take_writer().unwrap();
    let (mut told, mut bytes, mut is_typed) = (String::new(), [0; 1024], false);
    // After the program has ended, reading the terminal fails on some systems.
    while let Ok(read @ 1..) = shown.read(&mut bytes) {
        told.push_str(&String::from_utf8_lossy(&bytes[..read]));
        if told.contains("Password for") && !is_typed {
            // The terminal echoes characters typed before the program has turned echo off.
            while terminal.master.get_termios().is_some_and(|now| now.local_flags.bits() & ECHO != 0) {
                thread::sleep(Duration::from_millis(5));
            }
            writeln!(keys, "{password}").unwrap();
            is_typed = true;
        }
    }
    process.wait().unwrap();
    told
}

#[test]
fn a_server_that_is_reached_encrypted_has_to_show_who_it_is() {
    let Some(mut server) = Server::start() else { return };
    let folder = shared(&server);
    let Some((port, certificate)) = server.listen_encrypted() else { return };
    let pull = |host: &str, options: &str| {
        let from = format!("postgresql://{ADMIN}@{host}:{port}/chess/open?{options}");
        hakem(folder.path(), &["pull", &from, "copy.hakem"])
    };
    let trusted = format!("sslrootcert={}", certificate.display());
    let (exit, _, told) = pull("127.0.0.1", &trusted);
    assert_eq!(exit, 0, "{told}");
    // The certificate is self-signed, and valid for no other name.
    let (exit, _, told) = pull("127.0.0.1", "sslmode=require");
    assert!(exit == 5 && told.contains("cannot be encrypted"), "{told}");
    let (exit, _, told) = pull("localhost", &trusted);
    assert!(exit == 5 && told.contains("not valid for name"), "{told}");
}
