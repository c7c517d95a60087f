//! Several arbiters on one event, each at a separate console: each sees the entries of the others, and none
//! is lost while the server is down.

use crate::console::Console;
use crate::effort::is_full;
use crate::federation::recipes_do_what_the_page_says;
use crate::kill::{drafted_round_of, results_shown};
use crate::postgres::Server;
use crate::share::{hakem, shared, with_roles};
use std::fs;
use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Opens the event on the laptop of a user.
fn laptop(server: &Server, who: &str) -> (Console, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let console = again(server, who, folder.path());
    (console, folder)
}

fn again(server: &Server, who: &str, folder: &Path) -> Console {
    let mut console = Console::start(folder, &[&server.address(who, "open"), "--language", "en"], 120, 30);
    console.sees("Kill test");
    console
}

/// Returns the log of the event in the database.
fn log(server: &Server) -> String {
    server.sql("chess", "select line from hakem.entry where event = 'open' order by n").1
}

/// One server for all parts: starting one takes as long as the test itself.
#[test]
fn several_consoles_on_one_event_see_each_other_and_lose_nothing() {
    let Some(mut server) = Server::start() else { return };
    let folder = shared(&server);
    with_roles(&server);
    ["bo", "cem"]
        .iter()
        .for_each(|who| server.done(&format!("create role {who} login in role hakem_arbiter")));
    three_arbiters_go_on_while_the_server_is_away(&mut server);
    a_desk_enters_results_alone_and_a_guest_only_looks(&server);
    an_address_can_be_typed_on_the_start_screen(&server);
    entries_shown_on_the_screen_outlive_the_console(&mut server);
    sections_of_a_festival_are_shared_each_by_itself(&server, folder.path());
    recipes_do_what_the_page_says(&server);
    if is_full() {
        an_act_is_soon_on_the_screen_of_another(&server);
        thirty_keys_a_second_land_on_their_boards_however_far_the_server_is(&server);
    }
}

fn three_arbiters_go_on_while_the_server_is_away(server: &mut Server) {
    let [(mut ana, at_ana), (mut bo, at_bo), (mut cem, at_cem)] =
        ["ana", "bo", "cem"].map(|who| laptop(server, who));
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("● synced").press("<F7>").sees("0 of 60 entered");
    }
    // Ana enters slips, Bo notes another result on a board that has one, and all see both.
    ana.press(",s").sees("Slip entry ─").press("7+8*").sees("2 of 60 entered");
    bo.sees("2 of 60 entered").press(",s7-<Esc>").sees("1 CONFLICT");
    for console in [&mut ana, &mut cem] {
        console.sees("1 CONFLICT");
    }
    // `u` undoes one's own last entry, even after later entries of others.
    cem.press(",s").sees("Slip entry ─").press("20+<Esc>");
    bo.sees("3 of 60 entered");
    ana.press("<Esc>u");
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("2 of 60 entered").sees("1 CONFLICT");
    }
    server.stop();
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("offline");
    }
    ana.press(",s").sees("Slip entry ─").press("30+31*<Esc>").sees("2 not synced");
    bo.press(",s").sees("Slip entry ─").press("30-32+<Esc>").sees("2 not synced");
    // The last entry that is not synced can still be undone; a command that needs the database has to wait.
    bo.press("u").sees("Undone before it was synced").sees("1 not synced");
    cem.press("<F5>").sees("PLAYER 000").press("<Home>w").sees("this needs the shared database");
    // A stick takes the file with the entries not synced to a laptop that continues offline.
    let stick = tempfile::tempdir().unwrap();
    for name in ["open.hakem", "open.inbox"] {
        fs::copy(at_ana.path().join(name), stick.path().join(name)).unwrap();
    }
    fs::copy(at_cem.path().join("open.hakem"), stick.path().join("own.hakem")).unwrap();
    for adopted in ["2 adopted", "0 adopted"] {
        let (exit, out, told) = hakem(stick.path(), &["merge", "own.hakem", ".", "--adopt", "all"]);
        assert!(exit == 0 && out.contains(adopted), "{out}{told}");
    }
    server.start_again();
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("2 CONFLICTS").sees("● synced").no_longer_sees("offline");
    }
    for console in [&mut ana, &mut bo, &mut cem] {
        console.press("<F7>").sees("4 of 60 entered");
    }
    cem.press("<F5>").sees("PLAYER 000").press("<Home>w").sees("withdr");
    ana.press("L").sees("By cem.");
    for (mut console, folder) in [(ana, at_ana), (bo, at_bo), (cem, at_cem)] {
        console.press("qq");
        assert!(console.ends().0);
        assert_eq!(fs::read_to_string(folder.path().join("open.hakem")).unwrap(), log(server));
    }
    assert!(log(server).contains("by:\"ana\"") && log(server).contains("by:\"bo\""));
}

/// A command that the role of a desk forbids is reported at the desk alone.
fn a_desk_enters_results_alone_and_a_guest_only_looks(server: &Server) {
    let folder = tempfile::tempdir().unwrap();
    let address = server.address("guest", "open");
    let mut guest = Console::start(folder.path(), &["follow", &address, "--language", "en"], 120, 30);
    guest.sees("read-only, following").press("<F7>").sees("4 of 60 entered");
    let (mut desk, at_desk) = laptop(server, "desk1");
    let refusal = "This login can only enter results";
    desk.sees("results only").press("<F5>a").sees(refusal).press("<F7>").no_longer_sees(refusal);
    desk.press("c")
        .sees(refusal)
        .press("i")
        .sees("┌ Import ")
        .press("<Esc>,s")
        .sees("Slip entry ─")
        .press("50+<Esc>");
    guest.sees("5 of 60 entered").press("<Home>1").sees("is open read-only");
    desk.press("<F5>").sees("PLAYER 001").press("<Home><Down>w");
    desk.sees("This login can only enter results").press("<Esc>q");
    desk.press("q");
    assert!(desk.ends().0);
    assert_eq!(fs::read_to_string(at_desk.path().join("open.hakem")).unwrap(), log(server));
    // Opened by its copy, the event is shared again.
    let mut desk = Console::start(at_desk.path(), &["open.hakem", "--language", "en"], 120, 30);
    desk.sees("● synced").press("<F7>,s").sees("Slip entry ─").press("51+<Esc>");
    guest.sees("6 of 60 entered");
    desk.press("qq");
    assert!(desk.ends().0);
    guest.press("qq");
    assert!(guest.ends().0);
    assert!(!folder.path().join("open.hakem").exists());
}

/// The event is downloaded, and shared from then on; a missing server is reported.
fn an_address_can_be_typed_on_the_start_screen(server: &Server) {
    let folder = tempfile::tempdir().unwrap();
    let mut ana = Console::start(folder.path(), &["--language", "en"], 120, 30);
    ana.sees("open a file").press("o").sees("Address of a shared event");
    ana.press("postgresql://ana@/chess/open?host=/nowhere<Enter>").sees("does not respond").press("<Esc>o");
    ana.sees("Address of a shared event").press(&server.address("ana", "open")).press("<Enter>");
    ana.sees("● synced").sees("Kill test").press("qq");
    assert!(ana.ends().0);
    assert_eq!(fs::read_to_string(folder.path().join("open.hakem")).unwrap(), log(server));
}

/// A power cut while the server is down: everything on the screen is there when the event is opened again,
/// and is shared once.
fn entries_shown_on_the_screen_outlive_the_console(server: &mut Server) {
    let (mut ana, folder) = laptop(server, "ana");
    ana.press("<F7>").sees("6 of 60 entered");
    server.stop();
    ana.sees("offline").press(",s").sees("Slip entry ─");
    let slips: String = (1..=6).chain(9..=29).map(|board| format!("{board}+")).collect();
    ana.press(&slips);
    thread::sleep(Duration::from_millis(30));
    let shown = results_shown(&ana.kill());
    let mut ana = again(server, "ana", folder.path());
    ana.sees("offline").press("<F7>").waits("show what was drawn", |screen| results_shown(screen) >= shown);
    let kept = results_shown(&ana.shown());
    assert!(kept > 6, "{kept}");
    server.start_again();
    ana.no_longer_sees("offline").sees("● synced").no_longer_sees("not synced").press("qq");
    assert!(ana.ends().0);
    assert_eq!(fs::read_to_string(folder.path().join("open.hakem")).unwrap(), log(server));
    assert_eq!(crate::kill::results_in(&folder.path().join("open.hakem")), kept);
}

/// Two sections in one folder, each with a name in the database, and three arbiters: one enters results in
/// both, one corrects the same board, one publishes.
fn sections_of_a_festival_are_shared_each_by_itself(server: &Server, made: &Path) {
    drafted_round_of(&made.join("youth.hakem"), 12);
    let (exit, _, told) = hakem(made, &["share", "youth.hakem", "--to", &server.address("ana", "")]);
    assert_eq!(exit, 0, "{told}");
    let (mut ana, folder) = laptop(server, "ana");
    ana.press("qq");
    assert!(ana.ends().0);
    let at_youth = |who: &str, folder: &Path| {
        Console::start(folder, &[&server.address(who, "youth"), "--language", "en"], 120, 30)
    };
    let mut ana = at_youth("ana", folder.path());
    ana.sees("● synced").press("qq");
    assert!(ana.ends().0);
    let (mut bo, _at_bo) = laptop(server, "bo");
    let at_cem = tempfile::tempdir().unwrap();
    let mut cem = at_youth("cem", at_cem.path());
    let mut ana = Console::start(folder.path(), &[".", "--language", "en"], 120, 30);
    ana.sees("[A open 1▸").sees("B youth 1 draft").sees("● synced").press("<F7>,s").sees("Slip entry · A");
    ana.press("57+");
    bo.sees("● synced").press("<F7>,s").sees("Slip entry ─").press("57-<Esc>").sees("CONFLICT");
    ana.sees("CONFLICT").press("<Esc>g2").sees("[B youth 1 draft]").sees("● synced");
    cem.sees("● synced").press("<F6>p").answers("[P] Publish", "P");
    ana.sees("[B youth 1▸0/6]").press("<F7>,s").sees("Slip entry · B").press("3+").sees("[B youth 1▸1/6]");
    cem.press("<F7>").sees("1 of 6 entered");
    for mut console in [ana, bo, cem] {
        console.press("<Esc>qq");
        assert!(console.ends().0);
    }
    let by = |who: &str, what: &str| {
        let line = format!("line like '%by:\"{who}\"%{what}%'");
        let count = format!("select count(*) from hakem.entry where event = 'youth' and {line}");
        server.sql("chess", &count).1.trim().to_owned()
    };
    assert_eq!([by("ana", "EnterResult"), by("cem", "Publish")], ["1", "1"]);
}

/// Time until an entry is on the screen of another arbiter, on one computer. It is only printed: a test never
/// measures time.
fn an_act_is_soon_on_the_screen_of_another(server: &Server) {
    let [(mut ana, _at_ana), (mut bo, _at_bo)] = ["ana", "bo"].map(|who| laptop(server, who));
    let mut took = Vec::new();
    ana.press("<F5>").sees("PLAYER 000");
    bo.press("<F5>").sees("PLAYER 000");
    for turn in 0..100 {
        let (one, other) = if turn % 2 == 0 { (&mut ana, &mut bo) } else { (&mut bo, &mut ana) };
        one.press("<End>a").sees("┌").press(&format!("Swift {turn:03}"));
        let pressed = Instant::now();
        one.press("<Enter>");
        other.press("<End>").sees(&format!("SWIFT {turn:03}"));
        took.push(pressed.elapsed());
        one.press("<Esc>");
    }
    took.sort();
    println!("on the screen of another: p50 {:?}, p99 {:?}", took[50], took[98]);
}

/// A proxy that delays the traffic between a client and a server.
fn far(server: &Path, folder: &Path, away: Duration) {
    let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).unwrap();
    let server = server.join(".s.PGSQL.5432");
    let carry = move |mut from: UnixStream, mut to: UnixStream| {
        thread::spawn(move || {
            let mut bytes = [0; 65_536];
            while let Ok(read @ 1..) = from.read(&mut bytes) {
                thread::sleep(away);
                if to.write_all(&bytes[..read]).is_err() {
                    return;
                }
            }
        });
    };
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let there = UnixStream::connect(&server).unwrap();
            carry(client.try_clone().unwrap(), there.try_clone().unwrap());
            carry(there, client);
        }
    });
}

/// A server 50 ms away, and typing that does not wait for it.
fn thirty_keys_a_second_land_on_their_boards_however_far_the_server_is(server: &Server) {
    let between = tempfile::Builder::new().prefix("hakem-").tempdir_in("/tmp").unwrap();
    far(server.socket(), between.path(), Duration::from_millis(25));
    let address = format!("postgresql://ana@/chess/open?host={}", between.path().display());
    let folder = tempfile::tempdir().unwrap();
    let mut ana = Console::start(folder.path(), &[&address, "--language", "en"], 120, 30);
    ana.sees("Kill test").press("<F7>").sees(" of 60 entered").press(",s").sees("Slip entry ─");
    let began = Instant::now();
    // Boards with this result confirm it; the two in conflict remain so.
    let slips: String = (1..=60).map(|board| format!("{board}+")).collect();
    for key in slips.chars() {
        ana.press(&key.to_string());
        thread::sleep(Duration::from_nanos(1_000_000_000 / 30));
    }
    ana.sees("60 of 60 entered");
    println!("{} keys in {:?}", slips.len(), began.elapsed());
    ana.no_longer_sees("not synced");
    println!("all of them shared after {:?}", began.elapsed());
    ana.press("<Esc>qq");
    assert!(ana.ends().0);
    assert_eq!(fs::read_to_string(folder.path().join("open.hakem")).unwrap(), log(server));
}
