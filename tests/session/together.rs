//! Several arbiters on one event, each at a console of their own: what one does the others see, and nothing is lost while the server
//! is away.

use crate::console::Console;
use crate::postgres::Server;
use crate::share::shared;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Sets a database up with a published round of 60 boards, and lets these people in as arbiters.
fn hall(people: &[&str]) -> Option<(Server, TempDir)> {
    let server = Server::start()?;
    let folder = shared(&server);
    for who in people {
        server.done(&format!("create role {who} login in role hakem_arbiter"));
    }
    Some((server, folder))
}

/// Opens the event at the laptop of somebody.
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

/// The log of the event as the database has it.
fn log(server: &Server) -> String {
    server.sql("chess", "select line from hakem.entry where event = 'open' order by n").1
}

#[test]
fn three_arbiters_see_each_other_and_lose_nothing_while_the_server_is_away() {
    let Some((mut server, _folder)) = hall(&["ana", "bo", "cem"]) else { return };
    let [(mut ana, at_ana), (mut bo, at_bo), (mut cem, at_cem)] =
        ["ana", "bo", "cem"].map(|who| laptop(&server, who));
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("● shared").press("<F7>").sees("0 of 60 entered");
    }
    // Ana has the slips, Bo finds another result on a board that has one, and all see both.
    ana.press("b").sees("by slips ─").press("7+8*").sees("2 of 60 entered");
    bo.sees("2 of 60 entered").press("b7-<Esc>").sees("1 TO SETTLE");
    for console in [&mut ana, &mut cem] {
        console.sees("1 TO SETTLE");
    }
    // `u` takes one's own last act back, whatever others have done since.
    cem.press("b").sees("by slips ─").press("20+<Esc>");
    bo.sees("3 of 60 entered");
    ana.press("<Esc>u");
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("2 of 60 entered").sees("1 TO SETTLE");
    }
    server.stop();
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("cut off");
    }
    ana.press("b").sees("by slips ─").press("30+31*<Esc>").sees("2 not shared yet");
    bo.press("b").sees("by slips ─").press("30-32+<Esc>").sees("2 not shared yet");
    // Of what was not shared, the last can still be taken back; what all must agree to waits.
    bo.press("u").sees("Taken back before it was shared").sees("1 not shared yet");
    cem.press("<F6>").sees("Pairings").press("x").press("<Esc>");
    assert!(fs::metadata(at_ana.path().join("open.inbox")).is_ok());
    server.start_again();
    for console in [&mut ana, &mut bo, &mut cem] {
        console.sees("2 TO SETTLE").sees("● shared").no_longer_sees("cut off");
    }
    for console in [&mut ana, &mut bo, &mut cem] {
        console.press("<F7>").sees("4 of 60 entered");
    }
    for (mut console, folder) in [(ana, at_ana), (bo, at_bo), (cem, at_cem)] {
        console.press("qq");
        assert!(console.ends().0);
        assert_eq!(fs::read_to_string(folder.path().join("open.hakem")).unwrap(), log(&server));
    }
    assert!(log(&server).contains("by:\"ana\"") && log(&server).contains("by:\"bo\""));
}
