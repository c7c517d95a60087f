//! The service for phones: every address in process over loopback, as phones, the curious and the malicious use it.

use super::hall::published;
use super::make::Dice;
use hakem::hall::{
    Following, Game, Matter, PassHolder, ReportSource, Reports, Revoked, Secret, Side, proposals,
};
use hakem::i18n::{Language, Texts};
use hakem::serve::{Limits, Live, Running, Served, Serving};
use hakem::session::{EventPages, PageFolder, PageWishes};
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, PlayerId, RoundNo, TeamId};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longest time that anything may take: generous, for machines that do much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// A served event.
struct Hall {
    _folder: TempDir,
    path: PathBuf,
    event: String,
    history: History,
    secret: Secret,
    running: Option<Running>,
    at: SocketAddr,
}

/// An answer: its status, its head in small letters, and its body.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Hall {
    fn open(limits: Limits) -> Self {
        Self::of(published(40), limits)
    }

    fn of(entries: Vec<Entry>, limits: Limits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("open.hakem");
        let mut store = Store::create(&path, Timestamp::UNIX_EPOCH).unwrap();
        store.append(&entries, Timestamp::UNIX_EPOCH).unwrap();
        let mut history = History::default();
        entries.into_iter().for_each(|entry| history.replay(entry, Moment(0)).unwrap());
        let (event, secret) = (store.event(), Secret::new([7; 32]));
        let mut hall = Self {
            _folder: folder,
            path,
            event,
            history,
            secret,
            running: None,
            at: ([127, 0, 0, 1], 0).into(),
        };
        hall.start(limits);
        hall
    }

    /// Starts the service, after a previous one has ended.
    fn start(&mut self, limits: Limits) {
        self.running = None;
        let wishes = PageWishes {
            language: None,
            audience: Audience::Public,
            logo: None,
            accent: None,
            is_served: true,
            data: None,
        };
        let to = PageFolder { folder: PathBuf::new(), address: None };
        let pages = EventPages::open(&system_disk(), &self.path, to, &wishes).unwrap();
        let key = (self.secret.clone(), self.path.with_extension("key"));
        let live = Live::begin(pages, wishes, Texts::new(Language::English), key).unwrap();
        let begun = Instant::now();
        let reports = loop {
            // The thread of the service before still has the file for a moment.
            match Reports::open(&system_disk(), &self.path, &self.event, Timestamp::now()) {
                Ok(reports) => break reports,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "{error:?}"),
            }
            thread::sleep(Duration::from_millis(5));
        };
        let shown = live.shown().remove(0);
        let events =
            vec![Served { folder: String::new(), live: shown, reports: Arc::new(Mutex::new(reports)) }];
        let serving = Serving { events, front: None, limits, encryption: None };
        let running = Running::start(serving, ([127, 0, 0, 1], 0).into()).unwrap();
        self.at = running.address;
        self.running = Some(running);
        thread::spawn(move || live.follow());
    }

    fn path_of(&self, board: u16, side: Side) -> String {
        let round = self.history.snapshot().round(RoundNo(1)).unwrap();
        let game = Game::at(RoundNo(1), BoardNo(board), round).unwrap();
        self.secret.pass(&self.event, &PassHolder::Player(game, side)).address("")
    }

    /// Sends bytes and returns everything that is answered.
    fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.at).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        // The service may close while this is still being sent.
        let _refused = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _cut = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn send(&self, method: &str, path: &str, more: &str, body: &str) -> Answer {
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n{more}");
        let told = self.raw(format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes());
        let (head, body) = told.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{method} {path}: {told:?}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "", "")
    }

    fn post(&self, path: &str, body: &str) -> Answer {
        self.send("POST", path, "Content-Type: application/x-www-form-urlencoded\r\n", body)
    }

    /// Follows the pages as a player does: chooses, confirms, and returns what the page shows then.
    fn reports(&self, board: u16, side: Side, result: &str) -> Answer {
        let path = self.path_of(board, side);
        let asked = self.get(&format!("{path}?result={result}"));
        let sent = self.post(&path, &format!("form={}&result={result}", form_in(&asked.body)));
        assert_eq!(
            (sent.status, sent.head.contains(&format!("location: {}", path[3..].to_lowercase()))),
            (303, true)
        );
        self.get(&path)
    }

    fn stored(&self) -> Vec<(u16, Side, Outcome)> {
        let following = Following::open(&system_disk(), &self.path, &self.event).unwrap().unwrap();
        let reports = following.received().iter().map(|received| &received.report);
        let result = |report: &hakem::hall::Report| match (&report.matter, report.source) {
            (Matter::Result { game, result }, ReportSource::Player(side)) => {
                Some((game.board.0, side, *result))
            }
            _ => None,
        };
        reports.filter_map(result).collect()
    }

    /// Records a result as the console does.
    fn records(&self, board: u16, outcome: Outcome) {
        let result = GameResult::Played(outcome);
        let command = Command::EnterResult { round: RoundNo(1), board: BoardNo(board), result };
        let mut store = Store::open::<Entry>(&self.path, Mode::Write).unwrap().store;
        store.append(&[Entry::Did(command)], Timestamp::now()).unwrap();
    }
}

/// Returns the number of the form of a page.
fn form_in(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"form\" value=\"").unwrap_or_else(|| panic!("no form: {page}"));
    rest.split('"').next().unwrap().to_owned()
}

#[test]
fn two_players_report_reload_go_back_and_tap_twice() {
    let hall = Hall::open(Limits::default());
    let path = hall.path_of(3, Side::White);
    let page = hall.get(&path);
    assert_eq!(page.status, 200);
    for shown in
        ["Round 1, board 3", "PLAYER 0", "You play White.", "?result=white", "?result=draw", "?result=black"]
    {
        assert!(page.body.contains(shown), "{shown}: {}", page.body);
    }
    assert!(!page.body.contains("<script"));
    // The page of one player leads to no other: what is agreed, two people have reported.
    let black = hall.path_of(3, Side::Black);
    assert!(!page.body.contains("/b/1.3.b.") && !hall.get(&black).body.contains("/b/1.3.w."));
    let asked = hall.get(&format!("{path}?result=draw"));
    let form = form_in(&asked.body);
    // Double tap, and the form again after going back.
    for _ in 0..3 {
        assert_eq!(hall.post(&path, &format!("form={form}&result=draw")).status, 303);
    }
    assert_eq!(hall.stored(), [(3, Side::White, Outcome::Draw)]);
    let thanks = hall.get(&path);
    assert!(thanks.body.contains("You reported ½ - ½ at "), "{}", thanks.body);
    let other = hall.reports(3, Side::Black, "draw");
    assert!(other.body.contains("You play Black.") && other.body.contains("The arbiter records it."));
    // A correction before the arbiter has recorded anything.
    hall.reports(3, Side::Black, "black");
    let stored = [
        (3, Side::White, Outcome::Draw),
        (3, Side::Black, Outcome::Draw),
        (3, Side::Black, Outcome::BlackWins),
    ];
    assert_eq!(hall.stored(), stored);
    // Recorded by the arbiter: the page follows the event, and accepts nothing more.
    hall.records(3, Outcome::Draw);
    let begun = Instant::now();
    while !hall.get(&path).body.contains("Recorded result") {
        assert!(begun.elapsed() < PATIENCE, "the page follows the event");
        thread::sleep(Duration::from_millis(50));
    }
    assert!(!hall.get(&format!("{path}?result=black")).body.contains("<form"));
    let differs = "You reported another result. Go to the arbiter.";
    assert!(hall.get(&hall.path_of(3, Side::Black)).body.contains(differs));
    assert!(!hall.get(&path).body.contains(differs));
    // A page that was open before contradicts the record: the arbiter sees it, the record remains.
    assert_eq!(hall.post(&path, &format!("form={:032x}&result=black", 5)).status, 303);
    assert!(hall.get(&path).body.contains(differs) && hall.get(&path).body.contains("½ - ½"));
    let stored = [&stored[..], &[(3, Side::White, Outcome::BlackWins)]].concat();
    assert_eq!(hall.stored(), stored);
}

#[test]
fn a_deputy_reports_results_and_incidents_of_their_boards_only() {
    let hall = Hall::open(Limits::default());
    let seat = PassHolder::Deputy(RoundNo(1), "2-4".parse().unwrap());
    let path = hall.secret.pass(&hall.event, &seat).address("");
    hall.reports(3, Side::White, "draw");
    let page = hall.get(&path);
    assert_eq!(page.body.matches("?board=").count(), 3, "{}", page.body);
    assert!(page.body.contains("deputy of boards 2–4") && page.body.contains("reported by a player"));
    let asked = hall.get(&format!("{path}?board=2&result=white"));
    let form = form_in(&asked.body);
    for _ in 0..2 {
        let sent = hall.post(&path, &format!("form={form}&board=2&result=white"));
        assert!(sent.status == 303 && sent.head.contains("#b2"), "{}", sent.head);
    }
    assert!(hall.get(&path).body.contains("You reported 1 - 0"), "{}", hall.get(&path).body);
    // Disagreement is visible in the list: of two sources, and with the record.
    assert!(!hall.get(&path).body.contains("class=\"dispute\""));
    hall.reports(2, Side::Black, "black");
    assert_eq!(hall.get(&path).body.matches("⚠ Conflict: the reports differ.").count(), 1);
    hall.records(2, Outcome::BlackWins);
    waits("the list follows the event", || {
        hall.get(&path).body.contains("⚠ You reported another result. Go to the arbiter.")
    });
    // A player contradicts, from a page opened before, a record of which the deputy reported nothing.
    hall.records(4, Outcome::Draw);
    waits("the record is served", || hall.get(&path).body.contains("Recorded result: ½ - ½"));
    let sent = hall.post(&hall.path_of(4, Side::White), &format!("form={:032x}&result=white", 9));
    assert_eq!(sent.status, 303);
    assert_eq!(hall.get(&path).body.matches("⚠ Conflict: a player reported another result.").count(), 1);
    let asked = hall.get(&format!("{path}?board=4&note=black"));
    let sent = hall.post(&path, &format!("form={}&board=4&note=black&kind=phone", form_in(&asked.body)));
    assert_eq!(sent.status, 303);
    assert!(hall.get(&format!("{path}?board=4")).body.contains("phone or device"));
    // Boards outside of the range, malformed forms, and check-in after the pairing store nothing.
    let form = |number: u128| format!("form={number:032x}");
    for body in ["board=5&result=draw", "board=0&result=draw", "result=draw", "board=2&note=x&kind=phone&"] {
        assert_eq!(hall.post(&path, &format!("{}&{body}", form(1))).status, 400, "{body}");
    }
    assert_eq!(hall.post(&path, &format!("{}&player=1&present=yes", form(2))).status, 303);
    let following = Following::open(&system_disk(), &hall.path, &hall.event).unwrap().unwrap();
    let stored: Vec<_> =
        following.received().iter().map(|of| (of.report.source, &of.report.matter)).collect();
    assert_eq!(stored.len(), 5, "{stored:?}");
    assert!(
        matches!(stored[4], (ReportSource::Deputy(_), Matter::Incident(incident)) if incident.round == RoundNo(1))
    );
    // A revoked code is refused while the service runs; slips remain valid.
    let revoked = hall.secret.clone().revoked(Revoked::Officials);
    revoked.keep(&hall.path.with_extension("key")).unwrap();
    waits("the code is refused", || hall.get(&path).status == 404);
    assert_eq!(hall.get(&hall.path_of(3, Side::White)).status, 200);
}

fn waits(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_deputy_checks_players_in_before_round_1() {
    let mut entries = published(40);
    entries.truncate(entries.len() - 2);
    let hall = Hall::of(entries, Limits::default());
    let seat = PassHolder::Deputy(RoundNo(1), "all".parse().unwrap());
    let path = hall.secret.pass(&hall.event, &seat).address("");
    let page = hall.get(&path);
    assert_eq!(page.body.matches("Present: ").count(), 40, "{}", page.body);
    let (_, row) = page.body.split_once("id=\"p7\"").unwrap();
    let sent = hall.post(&path, &format!("form={}&player=7&present=yes", form_in(row)));
    assert!(sent.status == 303 && sent.head.contains("#p7"), "{}", sent.head);
    assert_eq!(hall.post(&path, &format!("form={:032x}&player=99&present=yes", 1)).status, 400);
    let shown = hall.get(&path).body;
    assert_eq!(shown.matches("reported present").count(), 1, "{shown}");
    let following = Following::open(&system_disk(), &hall.path, &hall.event).unwrap().unwrap();
    assert_eq!(following.received()[0].report.matter, Matter::CheckIn { id: PlayerId(7), present: true });
    assert_eq!(following.received().len(), 1);
}

#[test]
fn a_captain_names_the_line_up_until_a_game_of_the_match_has_a_result() {
    let console = super::line_ups::teams(4);
    let log = console.app.context().history.log();
    let hall = Hall::of(log.iter().map(|line| line.entry.clone()).collect(), Limits::default());
    let seat = PassHolder::Captain(RoundNo(1), TeamId(1));
    let path = hall.secret.pass(&hall.event, &seat).address("");
    let page = hall.get(&path);
    assert!(page.body.contains("Team 01") && page.body.matches("<select").count() == 2, "{}", page.body);
    // Players of another team, unknown ones, and none.
    for body in ["p=4&p=1", "p=99", "p=x", "p=&p=", ""] {
        assert_eq!(hall.post(&path, &format!("form={:032x}&{body}", 1)).status, 400, "{body}");
    }
    let sent = hall.post(&path, &format!("form={}&p=1&p=3", form_in(&page.body)));
    assert_eq!(sent.status, 303);
    assert!(hall.get(&path).body.contains("Sent at "));
    let following = Following::open(&system_disk(), &hall.path, &hall.event).unwrap().unwrap();
    let open = proposals(following.received(), &hall.history);
    let (command, origin) = open[0].accepted().unwrap();
    let players = vec![PlayerId(1), PlayerId(3)];
    assert_eq!(command, Command::LineUp { round: RoundNo(1), team: TeamId(1), players });
    assert!(origin.to_string().starts_with("phones c1 "), "{origin}");
    assert!(hall.history.try_command(command).is_ok());
    hall.records(hall.history.snapshot().seats_of_team(TeamId(1), RoundNo(1))[0].board.0, Outcome::Draw);
    let begun = Instant::now();
    while !hall.get(&path).body.contains("Line-ups are closed.") {
        assert!(begun.elapsed() < PATIENCE, "the page follows the event");
        thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(hall.post(&path, &format!("form={:032x}&p=2&p=3", 2)).status, 303);
    assert_eq!(proposals(following.received(), &hall.history).len(), 1);
}

#[test]
fn pages_are_in_the_language_of_the_phone() {
    let hall = Hall::open(Limits::default());
    let path = hall.path_of(1, Side::White);
    let pages = [
        ("en-GB,en;q=0.9", "Round 1, board 1"),
        ("de, tr;q=0.8", "1. tur, 1. masa"),
        ("cs", "1. kolo, šachovnice 1"),
    ];
    for (wanted, shown) in pages {
        let page = hall.send("GET", &path, &format!("Accept-Language: {wanted}\r\n"), "");
        assert!(page.body.contains(shown), "{wanted}: {}", page.body);
        assert!(!page.body.contains('['), "a text is missing: {}", page.body);
    }
}

#[test]
fn acknowledged_reports_survive_the_end_of_the_service_once() {
    let mut hall = Hall::open(Limits::default());
    for board in 1..=8 {
        hall.reports(board, Side::White, "white");
    }
    let before = hall.stored();
    assert_eq!(before.len(), 8);
    hall.start(Limits::default());
    assert!(hall.get(&hall.path_of(5, Side::White)).body.contains("You reported"));
    hall.reports(5, Side::White, "white");
    assert_eq!(hall.stored(), before);
}

#[test]
fn public_pages_are_served_with_strict_headers_and_only_once() {
    let hall = Hall::open(Limits::default());
    let index = hall.get("/");
    assert_eq!(index.status, 200);
    assert!(
        index.body.contains("Hall test") && index.head.contains("content-type: text/html; charset=utf-8")
    );
    assert!(index.body.contains("EventSource('events')") && index.body.contains("connect-src 'self'"));
    let (_, tag) = index.head.split_once("etag: ").unwrap();
    let known = format!("If-None-Match: {}\r\n", tag.lines().next().unwrap());
    let again = hall.send("GET", "/", &known, "");
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    // Phones accept compressed pages.
    let plain = hall.get("/pairings-1.html");
    let packed = hall.send("GET", "/pairings-1.html", "Accept-Encoding: br, gzip\r\n", "");
    assert!(packed.head.contains("content-encoding: gzip") && packed.head.contains("vary: accept-encoding"));
    assert!(packed.body.len() < plain.body.len() * 3 / 4, "{} of {}", packed.body.len(), plain.body.len());
    assert!(!index.head.contains("content-encoding"), "{}", index.head);
    assert_eq!(hall.get("/pairings-1.html").status, 200);
    assert_eq!(hall.get("/phones.css").status, 200);
    // Headers of the round, for services that broadcast it.
    let games = hall.get("/round-1.pgn");
    assert!(games.head.contains("content-type: application/vnd.chess-pgn"), "{}", games.head);
    assert_eq!(games.body.matches("[Round \"1.").count(), 20);
    assert!(games.body.contains("[Board \"20\"]") && games.body.contains("[Date \"????.??.??\"]"));
    for path in ["/", "/phones.css", "/nothing", &hall.path_of(1, Side::White), "/b/x"] {
        let head = hall.get(path).head;
        for wanted in [
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "frame-ancestors 'none'",
            "x-frame-options: deny",
        ] {
            assert!(head.contains(wanted), "{path}: {wanted}: {head}");
        }
    }
    assert!(hall.get(&hall.path_of(1, Side::White)).head.contains("cache-control: no-store"));
    // Nothing of the disk is reachable by a path.
    for path in [
        "/open.hakem",
        "/open.reports",
        "/../open.hakem",
        "/%2e%2e/open.hakem",
        "/..%2fopen.hakem",
        "//etc/passwd",
    ] {
        assert_eq!(hall.get(path).status, 404, "{path}");
    }
}

#[test]
fn addresses_without_a_page_lead_to_the_front_page_in_the_language_of_the_phone() {
    let hall = Hall::open(Limits::default());
    let languages = [("", "Page not found"), ("tr", "Sayfa bulunamadı"), ("cs-CZ", "Stránka nenalezena")];
    for (language, title) in languages {
        for (path, front) in [("/pairings-9.html", "./"), ("/a/b/c", "/")] {
            let answer = hall.send("GET", path, &format!("Accept-Language: {language}\r\n"), "");
            assert_eq!(answer.status, 404, "{path}");
            let body = answer.body;
            assert!(body.contains(title) && body.contains(&format!("<a href=\"{front}\">")), "{body}");
        }
    }
}

#[test]
fn changes_are_pushed_to_open_pages() {
    let hall = Hall::open(Limits::default());
    let mut stream = TcpStream::connect(hall.at).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(b"GET /events HTTP/1.1\r\nHost: hall\r\n\r\n").unwrap();
    let (mut told, mut bytes) = (String::new(), [0; 1024]);
    while !told.contains("\r\n\r\n") {
        let read = stream.read(&mut bytes).unwrap();
        told += &String::from_utf8_lossy(&bytes[..read]);
    }
    assert!(told.to_lowercase().contains("text/event-stream"), "{told}");
    hall.records(1, Outcome::Draw);
    while !told.contains("event: change") {
        let read = stream.read(&mut bytes).unwrap();
        assert!(read > 0, "{told}");
        told += &String::from_utf8_lossy(&bytes[..read]);
    }
}

#[test]
fn guesses_floods_and_malformed_forms_are_refused_and_store_nothing() {
    let limits = Limits { guesses: (5.0, 0.0), reports: (3.0, 0.0), ..Limits::default() };
    let hall = Hall::open(limits);
    let path = hall.path_of(2, Side::White);
    let form = |number: u128| format!("{number:032x}");
    let long = format!("form={}&result=draw&x={}", form(1), "x".repeat(4_000));
    let bodies = ["", "form=1&result=draw", "result=draw", "form=%00&result=draw", &long];
    for body in bodies {
        let answer = hall.post(&path, body);
        assert!((400..500).contains(&answer.status), "{body}: {}", answer.status);
    }
    let unknown = format!("form={}&result=2-0", form(1));
    assert_eq!(hall.post(&path, &unknown).status, 400);
    assert_eq!(hall.send("DELETE", &path, "", "").status, 405);
    assert_eq!(hall.stored(), []);
    // One side cannot flood the file.
    let sent = (0..6).map(|number| {
        let result = if number % 2 == 0 { "draw" } else { "white" };
        hall.post(&path, &format!("form={}&result={result}", form(number))).status
    });
    assert_eq!(sent.collect::<Vec<_>>(), [303, 303, 303, 429, 429, 429]);
    assert_eq!(hall.stored().len(), 3);
    // A changed signature, another side or board with the same signature, an old round.
    let mut forged = path.clone().into_bytes();
    let last = forged.len() - 2;
    forged[last] = if forged[last] == b'A' { b'B' } else { b'A' };
    let forged = String::from_utf8(forged).unwrap();
    let others = [
        forged,
        path.replace(".w.", ".b."),
        path.replace("/b/1.2.", "/b/1.3."),
        path.replace("/b/1.", "/b/2."),
        "/b/x".to_owned(),
    ];
    for other in &others {
        assert_eq!(hall.get(other).status, 404, "{other}");
    }
    // An address with too many wrong passes waits, even with a valid one.
    assert_eq!(hall.get(&path).status, 429);
}

#[test]
fn connections_of_one_address_are_limited() {
    let hall = Hall::open(Limits { connections_of_one: 4, ..Limits::default() });
    let held: Vec<TcpStream> = (0..4).map(|_| TcpStream::connect(hall.at).unwrap()).collect();
    // Give the service the time to accept them: the fifth is closed without an answer.
    let begun = Instant::now();
    while !hall.raw(b"GET / HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n").is_empty() {
        assert!(begun.elapsed() < PATIENCE, "the fifth connection is refused");
    }
    drop(held);
    while hall.raw(b"GET / HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n").is_empty() {
        assert!(begun.elapsed() < PATIENCE, "a place is free again");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Arbitrary requests: every one is answered or closed, none is stored, and the service still works.
#[test]
fn arbitrary_requests_do_no_harm() {
    let unlimited = (1e9, 1e9);
    let limits = Limits { requests: unlimited, guesses: unlimited, ..Limits::default() };
    let hall = Hall::open(limits);
    let mut dice = Dice(60);
    let valid = hall.path_of(1, Side::White);
    let official = |seat| hall.secret.pass(&hall.event, &seat).address("");
    let deputy = official(PassHolder::Deputy(RoundNo(1), "all".parse().unwrap()));
    let captain = official(PassHolder::Captain(RoundNo(1), TeamId(1)));
    let words = [
        "GET",
        "POST",
        "HEAD",
        "\r\n",
        "/b/",
        "/events/",
        &valid,
        "?result=draw",
        &deputy,
        &captain,
        "?board=2",
        "&note=white",
        "player=1&present=yes&",
        "p=1&",
        "%",
        "..",
        "\0",
        "é",
        "HTTP/1.1",
        "a=b&",
        "form=",
        ":",
        " ",
        "Content-Length: 99999999999",
    ];
    for _ in 0..super::effort::cases(400, 100_000) {
        let word = |dice: &mut Dice| words[dice.roll(words.len())];
        let path: String = (0..dice.roll(5)).map(|_| word(&mut dice)).collect();
        let body: String = (0..dice.roll(5)).map(|_| word(&mut dice)).collect();
        let method = ["GET", "POST", "PUT", word(&mut dice)][dice.roll(4)];
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let told = hall.raw(request.as_bytes());
        assert!(!told.starts_with("HTTP/1.1 5"), "{request:?}: {told}");
    }
    assert_eq!(hall.stored(), []);
    assert_eq!(hall.get(&valid).status, 200);
}
