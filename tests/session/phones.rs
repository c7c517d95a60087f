//! The service for phones as a process that is killed while players report: what was acknowledged is stored, once.

use super::kill::published_round;
use hakem::hall::Following;
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::history::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Number of times that the service is killed: as a rule, and where every case is asked for.
const KILLS: [u32; 2] = [6, 60];

/// Longest time that an answer may take: generous, for machines that do much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running service, and the address that it printed.
pub struct Service {
    pub child: Child,
    pub at: String,
}

impl Drop for Service {
    fn drop(&mut self) {
        // On Unix the signal is SIGKILL.
        let _ended_before = self.child.kill();
        let _reaped = self.child.wait();
    }
}

pub fn hakem(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(arguments).args(["--language", "en"]).current_dir(folder);
    command.env("XDG_DATA_HOME", folder.join("data")).env("HOME", folder);
    command
}

pub fn start(folder: &Path) -> Service {
    start_with(folder, &["kill.hakem"])
}

/// Starts the service with these arguments, at any free port.
pub fn start_with(folder: &Path, arguments: &[&str]) -> Service {
    let begun = Instant::now();
    loop {
        let mut command = hakem(folder, &["serve", "--listen", "127.0.0.1:0"]);
        command.args(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        if let Some((_, at)) = line.trim_end().split_once("://") {
            let at = at.trim_end_matches('/').to_owned();
            return Service { child, at };
        }
        // The process before may hold its file for a moment.
        let _ended = child.wait();
        assert!(begun.elapsed() < PATIENCE, "the service starts: {line}");
    }
}

/// Sends a request; `None` if the service was killed before the answer.
pub fn send(at: &str, request: &str) -> Option<String> {
    let mut stream = TcpStream::connect(at).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    (!answer.is_empty()).then_some(answer)
}

/// Returns the addresses of the pages of White, board 1 first.
fn pages_of_white(folder: &Path) -> Vec<String> {
    let mut codes = hakem(folder, &["serve", "kill.hakem", "--codes", "--address", "http://hall"]);
    let codes = String::from_utf8(codes.output().unwrap().stdout).unwrap();
    let white =
        codes.lines().filter(|line| line.split(' ').next().is_some_and(|board| board.ends_with(".w")));
    let page = |line: &str| line.split_once("http://hall")?.1.split(' ').next().map(ToOwned::to_owned);
    let pages: Vec<String> = white.filter_map(page).collect();
    assert_eq!(pages.len(), 60, "{codes}");
    pages
}

/// Sends the reports of all boards twice, and kills the service after some of them; returns the forms that were
/// acknowledged.
fn reported(service: &Service, pages: &[String], kill: u32) -> BTreeSet<String> {
    // Each kill has another result, so that reports are new.
    let result = ["white", "draw", "black"][kill as usize % 3];
    let mut acknowledged = BTreeSet::new();
    let pid = service.child.id().to_string();
    let mut killer = None;
    for (board, page) in pages.iter().enumerate() {
        if board == kill as usize * 37 % 50 {
            // Sending continues meanwhile, so that the signal arrives in the middle of a request.
            killer = Some(Command::new("kill").args(["-9", &pid]).spawn().unwrap());
        }
        let form = format!("{:032x}", u128::from(kill) * 1_000 + board as u128);
        let body = format!("form={form}&result={result}");
        let request = format!(
            "POST {page} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        for _ in 0..2 {
            match send(&service.at, &request) {
                Some(answer) if answer.starts_with("HTTP/1.1 303") => {
                    acknowledged.insert(form.clone());
                }
                // The budget of one side is small; a new process has a new one.
                Some(answer) => assert!(answer.starts_with("HTTP/1.1 429"), "{answer}"),
                None => break,
            }
        }
    }
    assert!(killer.unwrap().wait().unwrap().success());
    acknowledged
}

#[test]
fn a_service_killed_again_and_again_loses_no_acknowledged_report_and_doubles_none() {
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("kill.hakem");
    published_round(&event);
    let mut service = start(folder.path());
    let pages = pages_of_white(folder.path());
    let [few, full] = KILLS;
    let mut acknowledged = BTreeSet::new();
    for kill in 0..crate::effort::cases(few, full) {
        acknowledged.extend(reported(&service, &pages, kill));
        service = start(folder.path());
    }
    drop(service);
    let id = Store::open::<Entry>(&event, Mode::Read).unwrap().store.event();
    let following = Following::open(&system_disk(), &event, &id).unwrap().unwrap();
    let mut stored: BTreeMap<&str, usize> = BTreeMap::new();
    for received in following.received() {
        *stored.entry(received.report.form.as_str()).or_default() += 1;
    }
    assert!(stored.values().all(|&times| times == 1), "a form is stored once");
    assert!(acknowledged.len() > 20, "some were acknowledged: {}", acknowledged.len());
    // A report that repeats the latest of its side is acknowledged without a line of its own.
    let parts = |form: &str| {
        let number = u128::from_str_radix(form, 16).unwrap();
        (number / 1_000, number % 1_000)
    };
    let is_repeated = |form: &str| {
        let (kill, board) = parts(form);
        stored.keys().any(|other| {
            let (earlier, same) = parts(other);
            same == board && earlier < kill && earlier % 3 == kill % 3
        })
    };
    let lost: Vec<&String> = acknowledged
        .iter()
        .filter(|form| !stored.contains_key(form.as_str()) && !is_repeated(form))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// The slips and the list of codes carry the same addresses: one per player, labelled with colour and name.
#[test]
fn slips_carry_one_code_per_player() {
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("kill.hakem"));
    let codes =
        hakem(folder.path(), &["serve", "kill.hakem", "--codes", "--address", "http://hall"]).output();
    let codes = String::from_utf8(codes.unwrap().stdout).unwrap();
    let slips = ["print", "kill.hakem", "--sheet", "slips", "--phones", "http://hall", "--out", "slips.html"];
    assert!(hakem(folder.path(), &slips).status().unwrap().success());
    let page = std::fs::read_to_string(folder.path().join("slips.html")).unwrap();
    let mut seen = BTreeSet::new();
    for line in codes.lines() {
        let (board, rest) = line.split_once("  ").unwrap();
        let (address, name) = rest.split_once("  ").unwrap();
        let colour = if board.ends_with(".w") { "White" } else { "Black" };
        assert_eq!(
            page.matches(&format!("<strong>{colour}: {name}</strong><br>{address}</div>")).count(),
            1,
            "{line}"
        );
        assert!(seen.insert(address.to_owned()), "{address}");
    }
    assert_eq!(seen.len(), 120);
}
