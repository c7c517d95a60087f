//! Upload of an event to chess-results, with a local server in place of the real one.

use super::cli::{answer, hakem};
#[cfg(feature = "postgresql")]
use super::{
    postgres::{ADMIN, Server},
    share::with_roles,
};
#[cfg(feature = "postgresql")]
use hakem::share::SharedEvent;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use tempfile::TempDir;

const KEY: &str = "2b7e151628aed2a6abf7158809cf4f3c";
const IV: &str = "000102030405060708090a0b0c0d0e0f";

/// The id of every session, and its encrypted form.
const SID: &str = "140972164";
const PROOF: &str = "0D0F43341762465555C410665ED1E5D1";

/// A request as the server sees it: its first line and its body.
type Request = (String, String);

/// Starts a server that answers, and passes on the requests; it refuses the file if the event's name says so.
fn server() -> (u16, Receiver<Request>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (tell, told) = channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let request = read(&mut stream);
            let body = reply(&request);
            let head =
                format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
            stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).unwrap();
            if tell.send(request).is_err() {
                return;
            }
        }
    });
    (port, told)
}

fn read(stream: &mut TcpStream) -> Request {
    let mut lines = BufReader::new(stream);
    let (mut first, mut length) = (String::new(), 0);
    lines.read_line(&mut first).unwrap();
    loop {
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        if let Some(count) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = count.trim().parse().unwrap();
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    lines.read_exact(&mut body).unwrap();
    (first.trim().to_owned(), String::from_utf8(body).unwrap())
}

fn reply((first, body): &Request) -> String {
    let answer = match () {
        () if first.contains("GETSID") => format!("<result sid=\"{SID}\" status=\"OK\"/>"),
        () if first.contains("GETKEY") => "<result key=\"222557\" status=\"OK\"/>".to_owned(),
        () if body.contains("Refused") => {
            "<result status=\"ERROR\"/><messages><message type=\"error\" Text=\"MsgNo:28 no \u{1b}[31mright\"/></messages>"
                .to_owned()
        }
        () => "<result status=\"OK\"/>".to_owned(),
    };
    // As the operator's own answers end.
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n<chessresults>\n{answer}\n</chessresult>\n")
}

/// Uploads an event with the configuration of this folder, by a `curl` that records its arguments.
fn upload(folder: &Path, file: &str) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    let path = std::env::var("PATH").unwrap();
    command.current_dir(folder).args(["upload", file]);
    command.env("HOME", folder).env("XDG_CONFIG_HOME", folder.join("config"));
    command.env("PATH", format!("{}:{path}", folder.join("bin").display()));
    answer(command)
}

/// A folder with an event, a configuration, and the recording `curl`.
fn prepared(port: u16, name: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let report = fs::read_to_string("tests/golden/trf/individual.trf").unwrap();
    let report: String = report
        .lines()
        .map(|line| match line.starts_with("012 ") {
            true => format!("012 {name}\n"),
            false => format!("{line}\n"),
        })
        .collect();
    fs::write(folder.path().join("open.trf"), report).unwrap();
    let [from, to] = ["open.trf", "open.hakem"].map(|file| folder.path().join(file).display().to_string());
    assert_eq!(hakem(&["convert", &from, &to, "--confirm"]).0, 0);
    let configuration = folder.path().join("config/hakem/chess-results.ron");
    fs::create_dir_all(configuration.parent().unwrap()).unwrap();
    let given = format!(
        "(source: \"13\", key: \"{KEY}\", iv: \"{IV}\", creator: \"1312198765\", address: \"http://127.0.0.1:{port}/x\")"
    );
    fs::write(&configuration, given).unwrap();
    fs::set_permissions(&configuration, fs::Permissions::from_mode(0o600)).unwrap();
    let curl = folder.path().join("bin/curl");
    fs::create_dir_all(curl.parent().unwrap()).unwrap();
    let noting = "#!/bin/sh\necho \"$@\" >> \"$HOME/arguments\"\nPATH=${PATH#*:}\nexec curl \"$@\"\n";
    fs::write(&curl, noting).unwrap();
    fs::set_permissions(&curl, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn has_curl() -> bool {
    let is_there = Command::new("curl").arg("--version").output().is_ok();
    if !is_there {
        println!("skipped: there is no curl");
    }
    is_there
}

#[test]
fn the_first_upload_receives_the_key_once_and_credentials_are_never_shown() {
    if !has_curl() {
        return;
    }
    let (port, asked) = server();
    let folder = prepared(port, "Open");
    let (exit, out, told) = upload(folder.path(), "open.hakem");
    assert_eq!(exit, 0, "{out}{told}");
    // The same list as for a file, except that an upload has credentials and an ID.
    assert!(told.starts_with("hakem: Not in the file: days of birth") && told.lines().count() == 1, "{told}");
    assert!(
        out.contains("the tournament ID 222557") && out.contains("is up to date on chess-results"),
        "{out}"
    );
    let calls = |count: usize| (0..count).map(|_| asked.recv().unwrap()).collect::<Vec<Request>>();
    let of = |requests: &[Request]| {
        let call = |(first, _): &Request| {
            first.split("key1=").nth(1).unwrap().split([' ', '&']).next().unwrap().to_owned()
        };
        requests.iter().map(call).collect::<Vec<_>>()
    };
    let first = calls(4);
    assert_eq!(of(&first), ["GETSID", "GETKEY", "GETSID", "UPLOAD"]);
    assert!(first[1].1.contains(&format!("sid=\"{PROOF}\" creatorID=\"1312198765\"")), "{}", first[1].1);
    // The field of a form, with braces in place of angle brackets.
    let sent = &first[3].1.replace("%20", "+");
    assert!(sent.starts_with("xml=%7B%3Fxml") && sent.contains("key%3D%22222557%22"), "{sent}");
    assert!(sent.contains(&format!("+sid%3D%22{PROOF}%22")) && !sent.contains("%3C"), "{sent}");
    let (exit, out, _) = upload(folder.path(), "open.hakem");
    assert!(exit == 0 && !out.contains("gave"), "{out}");
    assert_eq!(of(&calls(2)), ["GETSID", "UPLOAD"], "no second tournament");
    let event = fs::read_to_string(folder.path().join("open.hakem")).unwrap();
    assert!(event.contains("222557"));
    let arguments = fs::read_to_string(folder.path().join("arguments")).unwrap();
    assert!(arguments.lines().all(|line| line == "--disable --config -"), "{arguments}");
    for secret in [KEY, IV, "1312198765", PROOF] {
        assert!(!event.contains(secret) && !out.contains(secret), "{secret}");
    }
}

/// All who share the event need the key: it is in the log of all after the first upload by any of them.
#[cfg(feature = "postgresql")]
#[test]
fn a_shared_event_is_sent_by_its_address_and_has_the_key_for_all() {
    if !has_curl() {
        return;
    }
    let Some(database) = Server::start() else { return };
    let (port, asked) = server();
    let folder = prepared(port, "Open");
    let to = database.address(ADMIN, "");
    assert_eq!(hakem(&["share", "--setup", "--to", &to]).0, 0);
    let file = folder.path().join("open.hakem").display().to_string();
    assert_eq!(hakem(&["share", &file, "--name", "open", "--to", &to]).0, 0);
    with_roles(&database);
    let call = || asked.recv().unwrap().0;
    // A user who may not write to the log is shown the key, so that it is not lost.
    let (exit, out, told) = upload(folder.path(), &database.address("guest", "open"));
    assert!(
        exit == 5 && out.is_empty() && told.contains("the tournament ID 222557") && told.contains("F4"),
        "{told}"
    );
    assert!(call().contains("GETSID") && call().contains("GETKEY"));
    let arbiter = database.address("ana", "open");
    let (exit, out, told) = upload(folder.path(), &arbiter);
    assert!(
        exit == 0 && told.starts_with("hakem: Not in the file") && told.lines().count() == 1,
        "{out}{told}"
    );
    assert!(out.contains("assigned the tournament ID 222557"), "{out}");
    let calls: Vec<String> = (0..4).map(|_| call()).collect();
    assert!(calls[1].contains("GETKEY") && calls[3].contains("UPLOAD"), "{calls:?}");
    let event = SharedEvent::open(database.table("ana", "open"), Path::new("open")).unwrap();
    assert_eq!(event.history().snapshot().settings().chess_results, Some(222_557));
    assert_eq!(event.history().log().last().unwrap().by.as_deref(), Some("ana"));
    let (exit, out, _) = upload(folder.path(), &arbiter);
    assert!(exit == 0 && !out.contains("gave"), "{out}");
    assert!(call().contains("GETSID") && call().contains("UPLOAD"));
}

#[test]
fn a_refusal_is_shown_as_text_and_an_existing_key_is_not_lost() {
    if !has_curl() {
        return;
    }
    let (port, _asked) = server();
    let folder = prepared(port, "Refused");
    let (exit, out, told) = upload(folder.path(), "open.hakem");
    assert_eq!(exit, 1, "{told}");
    assert!(out.contains("222557") && told.contains("refused the upload: MsgNo:28 no"), "{out}{told}");
    assert!(!told.contains('\u{1b}'), "nothing of the answer is obeyed");
    // No server listens there.
    let dead = prepared(1, "Open");
    let (exit, out, told) = upload(dead.path(), "open.hakem");
    assert!(exit == 2 && out.is_empty() && told.contains("is not reachable"), "{told}");
    assert!(!told.contains(KEY) && !told.contains("1312198765"), "{told}");
}

#[test]
fn without_what_the_operator_gives_it_says_what_is_missing_and_the_file_must_be_ones_own() {
    let folder = prepared(1, "Open");
    let configuration = folder.path().join("config/hakem/chess-results.ron");
    fs::set_permissions(&configuration, fs::Permissions::from_mode(0o644)).unwrap();
    let (exit, _, told) = upload(folder.path(), "open.hakem");
    assert!(exit == 5 && told.contains("chmod 600"), "{told}");
    fs::set_permissions(&configuration, fs::Permissions::from_mode(0o600)).unwrap();
    fs::write(&configuration, format!("(source: \"13\", key: \"{KEY}\"")).unwrap();
    let (exit, _, told) = upload(folder.path(), "open.hakem");
    assert!(exit == 5 && told.contains("is malformed at line 1") && !told.contains(KEY), "{told}");
    fs::write(&configuration, format!("(source: \"13\", key: \"{KEY}\")")).unwrap();
    let (exit, _, told) = upload(folder.path(), "open.hakem");
    assert!(exit == 3 && told.contains("Missing in the configuration: iv, creator"), "{told}");
    fs::remove_file(&configuration).unwrap();
    let (exit, _, told) = upload(folder.path(), "open.hakem");
    assert!(
        exit == 3 && told.contains("source, key, iv, creator") && told.contains("hakem convert"),
        "{told}"
    );
}
