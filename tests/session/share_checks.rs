//! Rows that the database refuses from any user, and the recovery from bad rows that it could not refuse.

use crate::postgres::{ADMIN, Server};
use crate::share::{hakem, shared, with_roles};
use blake3::Hasher;
use hakem::share::{Acted, LogTable, Operation, PostgresTable, ShareError, SharedEvent, Tampering};
use hakem::store::Stamp;
use hakem_engine::command::Command as EventCommand;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo};
use jiff::Timestamp;
use std::fs;
use std::path::Path;

fn open(server: &Server, user: &str) -> SharedEvent<PostgresTable> {
    SharedEvent::open(server.table(user, "open"), Path::new("open")).unwrap()
}

fn draw(event: &mut SharedEvent<PostgresTable>, board: u16, by: &str) -> Result<Acted, ShareError> {
    let (round, board_no) = (RoundNo(1), BoardNo(board));
    let result = GameResult::Played(Outcome::Draw);
    let act = [Entry::Did(EventCommand::EnterResult { round, board: board_no, result })];
    let stamp = Stamp { at: Timestamp::from_millisecond(1_795_255_200_123).unwrap(), by: Some(by.into()) };
    event.record(&act, &stamp, &Operation::new(fastrand::u128(..)))
}

/// Returns the number of the next row, and the hash that it follows.
fn end(server: &Server) -> (u64, String) {
    let rows = server.table(ADMIN, "open").read(0).unwrap();
    (rows.len() as u64, rows.last().unwrap().hash.clone())
}

/// Returns a line with its hash, as docs/event-file.md describes it.
fn sealed(previous: &str, body: &str) -> (String, String) {
    let hash = Hasher::new().update(previous.as_bytes()).update(body.as_bytes()).finalize().to_hex();
    (format!("{body}, hash:\"{hash}\")"), hash.to_string())
}

/// Inserts a row as this user; returns true if the database accepted it, and the output.
fn insert(server: &Server, user: &str, number: u64, (line, hash): &(String, String)) -> (bool, String) {
    let operation = fastrand::u128(..);
    server.sql_as(
        user,
        "chess",
        &format!(
            "insert into hakem.entry (event, n, line, hash, op) values ('open', {number}, $line${line}$line$, '{hash}', \
             '{operation:032x}.0')"
        ),
    )
}

const AT: &str = "2026-11-27T13:00:00Z";

#[test]
fn a_desk_inserts_every_kind_of_bad_row_and_none_bars_the_event() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    with_roles(&server);
    let (n, last) = end(&server);
    let result = |n: u64, what: &str| format!("(n:{n}, at:\"{AT}\", by:\"desk1\", did:Did({what})");
    let enter = |n: u64, what: &str| result(n, &format!("EnterResult(round:1,board:1,result:{what})"));
    let zeros = "0".repeat(64);
    let good = enter(n, "Played(Draw)");
    let unsealed = [
        (n, format!("{}GARBAGE", good), zeros.clone()),
        (1_000_000_000, enter(1_000_000_000, "Played(Draw)"), zeros.clone()),
        (n, format!("{good}, hash:\"{zeros}\")"), zeros.clone()),
        (n, sealed(&last, &good).0, zeros.clone()),
        (n, sealed(&last, &good).0.to_uppercase(), sealed(&last, &good).1),
    ];
    for (number, line, hash) in unsealed {
        let (taken, told) = insert(&server, "desk1", number, &(line.clone(), hash));
        assert!(!taken, "{line}: {told}");
    }
    let wrong: &[(u64, String)] = &[
        (n + 1, enter(n + 1, "Played(Draw)")),
        (n, enter(n + 1, "Played(Draw)")),
        (n - 1, enter(n - 1, "Played(Draw)")),
        (n, enter(n, "Played(Drawn)")),
        (n, enter(n, "Played(Draw),more:1")),
        (n, enter(n, "GARBAGE")),
        (n, result(n, "EnterResult(round:999,board:1,result:Played(Draw))")),
        (n, result(n, "EnterResult(round:0,board:1,result:Played(Draw))")),
        (n, result(n, "EnterResult(round:1,board:99999,result:Played(Draw))")),
        (n, result(n, "EnterResult(round:1,board:1,found:Played(Draw))")),
        (n, result(n, "NoteConflict(round:1,board:1,result:Played(Draw))")),
        (n, result(n, "EnterResult(round:1,board:1,result:Played(Draw)))/*")),
        (n, result(n, "UndoRound(round:1,reason:\"\")")),
        (n, good.replace("Did(", "Moved(0), did:Did(")),
        (n, good.replace("did:", "more:true, did:")),
        (n, good.replace("by:\"desk1\"", "by:\"ana\"")),
        (n, good.replace("by:\"desk1\", ", "")),
        (n, good.replace(AT, "2026-02-30T13:00:00Z")),
        (n, good.replace(AT, "2026-11-27T24:00:00Z")),
        (n, good.replace(AT, "9999-12-31T23:59:59Z")),
        (n, good.replace(AT, "yesterday")),
        (n, good.replace("did:", "\ndid:")),
        (n, good.replace("did:", "\rdid:")),
        (n, format!("(n:{n}, at:\"{AT}\", more:true, format:9, with:\"9\"")),
        (0, "(hakem:2, made:\"2026-11-27T13:00:00Z\", with:\"0.1.0\"".to_owned()),
    ];
    for (number, body) in wrong {
        let (taken, told) = insert(&server, "desk1", *number, &sealed(&last, body));
        assert!(!taken, "{body}: {told}");
    }
    assert_eq!(end(&server), (n, last.clone()));
    // Complete lines that fit no board of the event: they are in the log, without effect.
    let mut ana = open(&server, "ana");
    let (mut number, mut hash) = (n, last);
    for what in [
        "EnterResult(round:9,board:2,result:Played(Draw))",
        "EnterResult(round:1,board:999,result:Forfeit(Both))",
        "NoteConflict(round:7,board:3,found:Adjourned)",
    ] {
        let line = sealed(&hash, &result(number, what));
        let (taken, told) = insert(&server, "desk1", number, &line);
        assert!(taken, "{what}: {told}");
        (number, hash) = (number + 1, line.1);
    }
    assert_eq!(ana.catch_up().unwrap().len(), 3);
    assert!(ana.history().log().iter().rev().take(3).all(|line| line.lacks_effect()));
    assert!(matches!(draw(&mut ana, 1, "ana"), Ok(Acted::Recorded(_))));
    let again = open(&server, "desk1");
    assert_eq!(again.hash(), ana.hash());
    assert_eq!(again.history().snapshot(), ana.history().snapshot());
}

#[test]
fn no_role_inserts_a_row_that_is_not_the_next_line() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    with_roles(&server);
    let (n, last) = end(&server);
    let body = format!("(n:{n}, at:\"{AT}\", by:\"ana\", did:TookOver");
    let open_act = sealed(&last, &body.replace("did:", "more:true, did:"));
    for user in ["ana", ADMIN] {
        let zeros = "0".repeat(64);
        for (line, told) in [
            ((format!("{body}, hash:\"{zeros}\")"), zeros.clone()), "HK003"),
            ((sealed(&last, &body).0, zeros.clone()), "HK002"),
            (sealed(&last, "(n:3"), "HK002"),
            (sealed(&zeros, &body), "HK003"),
            (open_act.clone(), "HK004"),
        ] {
            let (taken, said) = insert(&server, user, n, &line);
            assert!(!taken && !said.is_empty(), "{user} {told}: {said}");
        }
        assert!(!insert(&server, user, n + 5, &sealed(&last, &body.replace(&n.to_string(), "99"))).0);
    }
    assert_eq!(end(&server), (n, last.clone()));
    assert!(insert(&server, "ana", n, &sealed(&last, &body)).0, "the next line itself is taken");
}

#[test]
fn the_database_computes_the_hash_of_a_line_of_any_length() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    for length in [0, 1, 63, 64, 65, 1023, 1024, 1025, 2048, 2049, 3072, 4097, 5120, 7169, 8192, 31_745] {
        let text: String = (0..length).map(|at: u32| char::from(b'a' + (at % 23) as u8)).collect();
        let (done, told) = server.sql("chess", &format!("select hakem.blake3(convert_to('{text}', 'UTF8'))"));
        assert!(done, "{told}");
        assert_eq!(told.trim(), blake3::hash(text.as_bytes()).to_hex().as_str(), "{length} bytes");
    }
}

#[test]
fn the_owner_removes_rows_that_block_an_event_and_all_continue() {
    let Some(server) = Server::start() else { return };
    let folder = shared(&server);
    with_roles(&server);
    let mut ana = open(&server, "ana");
    assert!(matches!(draw(&mut ana, 1, "ana"), Ok(Acted::Recorded(_))));
    let (n, last) = end(&server);
    // A row that an owner can insert, and that older databases accepted.
    let bad = sealed(&last, &format!("(n:{n}, at:\"{AT}\", by:\"desk1\", did:GARBAGE"));
    assert!(insert(&server, ADMIN, n, &bad).0, "only what was recorded is not looked into");
    assert!(ana.catch_up().is_err());
    let to = server.address(ADMIN, "open");
    let repair =
        |user: &str| hakem(folder.path(), &["share", "--repair", "--to", &server.address(user, "open")]);
    assert_eq!(repair("ana").0, 5, "only the owner");
    let (exit, out, told) = repair(ADMIN);
    assert!(exit == 0 && out.starts_with("One row of open removed"), "{out}{told}");
    assert_eq!(server.sql("chess", "select n, line from hakem.removed").1.trim(), format!("{n}|{}", bad.0));
    let (exit, out, _) = repair(ADMIN);
    assert!(exit == 0 && out.contains("All rows of open are valid"), "{out}");
    assert!(matches!(draw(&mut ana, 2, "ana"), Ok(Acted::Recorded(_))));
    // A line in an old place: from there on, the rows are restored from a file that has them.
    let copy = folder.path().join("copy.hakem");
    assert_eq!(hakem(folder.path(), &["pull", &to, "copy.hakem"]).0, 0);
    server.done("update hakem.entry set line = replace(line, 'Player 005', 'Player 905') where n = 7");
    let whole = fs::read_to_string(&copy).unwrap();
    let to = server.address(ADMIN, "open");
    let (exit, out, told) = hakem(folder.path(), &["share", "copy.hakem", "--repair", "--to", &to]);
    assert!(exit == 0 && out.contains("removed") && out.contains("shared"), "{out}{told}");
    let lines = "select line from hakem.entry where event = 'open' order by n";
    assert_eq!(server.sql("chess", lines).1, whole);
    ana.compare().unwrap();
    assert!(matches!(draw(&mut ana, 3, "ana"), Ok(Acted::Recorded(_))));
}

#[test]
fn a_row_changed_in_an_old_place_is_noticed_by_who_has_read_it() {
    let Some(server) = Server::start() else { return };
    let _folder = shared(&server);
    let mut event = open(&server, ADMIN);
    event.compare().unwrap();
    for change in ["line = replace(line, 'Player 005', 'Player 905')", "hash = repeat('0', 64)", "n = -7"] {
        server.done("create table kept as select * from hakem.entry where n = 7");
        server.done("alter table hakem.entry drop constraint if exists entry_n_check");
        server.done(&format!("update hakem.entry set {change} where n = 7"));
        let told = event.compare();
        let is_named = matches!(told, Err(ShareError::Tampered { entry: 7, what: Tampering::Changed }));
        assert!(is_named, "{change}: {told:?}");
        assert!(draw(&mut event, 1, ADMIN).is_err(), "nothing is recorded behind it");
        server.done("delete from hakem.entry where n in (7, -7)");
        server.done("alter table hakem.entry disable trigger check_entry");
        server.done("insert into hakem.entry select * from kept; drop table kept");
        server.done("alter table hakem.entry enable trigger check_entry");
        event.compare().unwrap();
    }
    assert!(matches!(draw(&mut event, 1, ADMIN), Ok(Acted::Recorded(_))));
}
