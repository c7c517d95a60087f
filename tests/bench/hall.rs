//! Load of the service for phones: 1,000 open pages that hear of changes, and 600 reports while results are recorded. Prints
//! latencies and the memory of the service, which runs as a process of its own; everything stays on the loopback interface.
//! `docs/benchmarks.md` explains the figures.

mod make;

use hakem::store::Store;
use hakem_engine::command::Command as Act;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo};
use jiff::Timestamp;
use make::Event;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Open pages, and reports.
const PAGES: usize = 1_000;
const REPORTS: usize = 600;

/// Time in which the reports arrive, in seconds; `HAKEM_SECONDS` is another one.
const SECONDS: u64 = 120;

/// Connections of one address, well below the limit of the service.
const OF_ONE: usize = 50;

/// A running service, ended when dropped.
struct Service {
    child: Child,
    at: SocketAddr,
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ended = self.child.kill().and_then(|()| self.child.wait());
    }
}

fn hakem(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(arguments).current_dir(folder).env("XDG_DATA_HOME", folder).env("HOME", folder);
    command
}

fn start(folder: &Path) -> Service {
    let mut command = hakem(folder, &["serve", "open.hakem", "--listen", "127.0.0.1:0", "--attached"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("it is piped");
    BufReader::new(output).read_line(&mut line).expect("it prints its address");
    let at = line.trim().trim_start_matches("http://").trim_end_matches('/');
    Service { child, at: at.parse().expect("an address") }
}

/// Connects from one of many addresses of the loopback interface, as phones do from theirs.
async fn connect(number: usize, to: SocketAddr) -> TcpStream {
    let host = u8::try_from(2 + number / OF_ONE % 250).expect("it is small");
    let socket = TcpSocket::new_v4().expect("there is a socket");
    socket.bind((Ipv4Addr::new(127, 0, 1, host), 0).into()).expect("an address of the loopback interface");
    socket.connect(to).await.expect("the service accepts")
}

/// Sends a request and reads the answer; returns its time.
async fn ask(number: usize, to: SocketAddr, request: &str, status: &str) -> Duration {
    let begun = Instant::now();
    let mut stream = connect(number, to).await;
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("it is answered");
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with(status), "{request}: {answer}");
    begun.elapsed()
}

/// Opens a page and keeps hearing of changes; returns their number when the service ends.
async fn listen(number: usize, to: SocketAddr) -> usize {
    let mut stream = connect(number, to).await;
    stream.write_all(b"GET /events HTTP/1.1\r\nHost: hall\r\n\r\n").await.expect("it is sent");
    let (mut bytes, mut changes) = (vec![0; 4096], 0);
    while let Ok(read) = stream.read(&mut bytes).await {
        if read == 0 {
            break;
        }
        changes += String::from_utf8_lossy(&bytes[..read]).matches("event: change").count();
    }
    changes
}

fn memory(of: &Child) -> String {
    let status = fs::read_to_string(format!("/proc/{}/status", of.id())).unwrap_or_default();
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("unknown");
    peak.split_whitespace().skip(1).collect::<Vec<_>>().join(" ")
}

/// Writes an event with a published round without results; returns it with the addresses of White, board 1 first.
fn prepare(folder: &Path) -> (Store, Vec<String>) {
    let path = folder.join("open.hakem");
    let event = Event::played("dutch-2026", 2 * REPORTS as u64, 1, 1);
    let is_result = |command: &&Act| !matches!(command, Act::EnterResult { .. });
    let entries: Vec<Entry> = event.commands.iter().filter(is_result).cloned().map(Entry::Did).collect();
    let mut store = Store::create(&path, Timestamp::now()).expect("the folder is empty");
    store.append(&entries, Timestamp::now()).expect("there is room");
    let mut codes = hakem(folder, &["serve", "open.hakem", "--codes", "--address", "http://hall"]);
    let codes = codes.output().expect("the codes are listed");
    let codes = String::from_utf8(codes.stdout).expect("it is text");
    let white =
        codes.lines().filter(|line| line.split(' ').next().is_some_and(|label| label.ends_with(".w")));
    let page = |line: &str| Some(line.split_once("http://hall")?.1.split(' ').next()?.to_owned());
    let pages: Vec<String> = white.filter_map(page).collect();
    assert_eq!(pages.len(), REPORTS, "{codes}");
    (store, pages)
}

fn main() {
    // Benchmarks of one kind are also listed by `cargo test --benches`.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let seconds = std::env::var("HAKEM_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(SECONDS);
    let folder = TempDir::new().expect("there is room for a folder");
    let (mut store, pages) = prepare(folder.path());
    let service = start(folder.path());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("it starts");
    let (mut times, changes) = runtime.block_on(async {
        let open: Vec<_> = (0..PAGES).map(|number| tokio::spawn(listen(number, service.at))).collect();
        tokio::time::sleep(Duration::from_secs(2)).await;
        let begun = Instant::now();
        let mut sent = Vec::new();
        for (number, page) in pages.into_iter().enumerate() {
            let at = service.at;
            let due = Duration::from_millis(seconds * 1_000 * number as u64 / REPORTS as u64);
            sent.push(tokio::spawn(async move {
                tokio::time::sleep(due.saturating_sub(begun.elapsed())).await;
                let head = "HTTP/1.1\r\nHost: hall\r\nConnection: close";
                let body = format!("form={number:032x}&result=draw");
                let length = body.len();
                let read = ask(number, at, &format!("GET {page} {head}\r\n\r\n"), "HTTP/1.1 200").await;
                let post = format!("POST {page} {head}\r\nContent-Length: {length}\r\n\r\n{body}");
                [read, ask(number, at, &post, "HTTP/1.1 303").await]
            }));
        }
        let mut times = Vec::new();
        for (report, board) in sent.into_iter().zip(1..) {
            times.extend(report.await.expect("it is acknowledged"));
            // The arbiter records every tenth meanwhile, so that open pages hear of changes.
            if board % 10 == 0 {
                let result = GameResult::Played(Outcome::Draw);
                let entry = Act::EnterResult { round: RoundNo(1), board: BoardNo(board), result };
                store.append(&[Entry::Did(entry)], Timestamp::now()).expect("there is room");
            }
        }
        println!("memory of the service: {}", memory(&service.child));
        drop(service);
        let mut changes = 0;
        for page in open {
            changes += page.await.expect("it listened");
        }
        (times, changes)
    });
    times.sort();
    let at = |share: usize| times.get((times.len() - 1) * share / 1_000).copied().unwrap_or_default();
    println!("{PAGES} open pages heard of {changes} changes");
    println!(
        "{} requests in {seconds} s: median {:?}, p99 {:?}, slowest {:?}",
        times.len(),
        at(500),
        at(990),
        at(1_000)
    );
}
