//! The pages of phones in a real browser: Chromium, driven by Node; skipped with a message where either is missing.
//! Files named by `HAKEM_AXE` (the script of axe) and `HAKEM_PICTURES` (a folder) check and picture each page too.

use super::browser::{alone, chromium};
use super::keystrokes::forty_teams;
use super::kill::published_round;
use super::phones::{hakem, start, start_with};
use hakem::hall::{Following, Matter, ReportSource};
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::command::Command as Act;
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::propose;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, PlayerId, RoundNo, TeamId};
use jiff::Timestamp;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::MutexGuard;

/// The browser.
struct Browser {
    child: Child,
    answers: Lines<BufReader<ChildStdout>>,
    _alone: MutexGuard<'static, ()>,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Node closes the browser when its input ends.
        drop(self.child.stdin.take());
        let _ended = self.child.wait();
    }
}

impl Browser {
    fn start(chromium: &str) -> Self {
        let _alone = alone();
        let mut command = Command::new("node");
        command.args(["tests/session/phones_browser.js", chromium]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, answers, _alone }
    }

    fn ask(&mut self, command: &Value) -> Value {
        writeln!(self.child.stdin.as_mut().unwrap(), "{command}").unwrap();
        let answer: Value = serde_json::from_str(&self.answers.next().unwrap().unwrap()).unwrap();
        assert!(answer["error"].is_null(), "{command}: {answer}");
        answer
    }

    /// Acts in a tab and returns the text of the page, which fits the phone and makes the browser complain about
    /// nothing.
    fn acts(&mut self, tab: &str, act: &str, more: Value) -> String {
        let mut command = json!({ "tab": tab, "do": act });
        command.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = self.ask(&command);
        assert!(answer["width"].as_u64() <= Some(360), "{command}: {answer}");
        assert_eq!(answer["complaints"], json!([]), "{command}");
        answer["text"].as_str().unwrap().to_owned()
    }

    fn opens(&mut self, tab: &str, url: &str) -> String {
        self.acts(tab, "open", json!({ "url": url }))
    }

    fn clicks(&mut self, tab: &str, selector: &str) -> String {
        self.acts(tab, "click", json!({ "selector": selector }))
    }

    /// Checks and pictures a page where it is asked for.
    fn looks(&mut self, tab: &str, name: &str) {
        if let Some(file) = std::env::var_os("HAKEM_AXE") {
            let found = self.ask(&json!({ "tab": tab, "do": "axe", "file": file.to_str() }));
            assert_eq!(found["text"], "", "{name}");
        }
        let Some(folder) = std::env::var_os("HAKEM_PICTURES") else { return };
        for scheme in ["dark", "light"] {
            let file = Path::new(&folder).join(format!("{name}-{scheme}.png"));
            self.acts(tab, "picture", json!({ "scheme": scheme, "file": file }));
        }
    }
}

/// Elements of the pages.
const DRAW: &str = "a[href$='result=draw']";
const WINS: &str = "a[href$='result=white']";
const SEND: &str = "button[type=submit]";

/// Returns the addresses of both players of a board, below that of the service.
fn addresses(folder: &Path, at: &str, board: u16) -> [String; 2] {
    let service = format!("http://{at}");
    let codes = hakem(folder, &["serve", "kill.hakem", "--codes", "--address", &service]).output().unwrap();
    let codes = String::from_utf8(codes.stdout).unwrap();
    ["w", "b"].map(|side| {
        let line = codes.lines().find(|line| line.starts_with(&format!("1.{board}.{side}  "))).unwrap();
        line.split("  ").nth(1).unwrap().to_owned()
    })
}

fn appends(event: &Path, entries: &[Entry]) {
    let mut store = Store::open::<Entry>(event, Mode::Write).unwrap().store;
    store.append(entries, Timestamp::now()).unwrap();
}

fn enters(board: u16, outcome: Outcome) -> Entry {
    let result = GameResult::Played(outcome);
    Entry::Did(Act::EnterResult { round: RoundNo(1), board: BoardNo(board), result })
}

/// Enters all results but that of board 1, and publishes round 2.
fn publishes_round_2(event: &Path) {
    let entries: Vec<Entry> = (2..=60).map(|board| enters(board, Outcome::WhiteWins)).collect();
    appends(event, &entries);
    let mut history = History::default();
    for line in Store::open::<Entry>(event, Mode::Read).unwrap().entries {
        history.replay(line.entry, Moment(0)).unwrap();
    }
    let draft = propose(history.snapshot(), RoundNo(2), Trace::silent()).unwrap().draft;
    appends(event, &[Entry::Did(Act::DraftRound(draft)), Entry::Did(Act::publish(RoundNo(2)))]);
}

/// Returns the results reported for a board so far.
fn stored(event: &Path, board: u16) -> Vec<(ReportSource, Outcome)> {
    let id = Store::open::<Entry>(event, Mode::Read).unwrap().store.event();
    let following = Following::open(&system_disk(), event, &id).unwrap().unwrap();
    let of = following.received().iter().filter_map(|received| match received.report.matter {
        Matter::Result { game, result } if game.board == BoardNo(board) => {
            Some((received.report.source, result))
        }
        _ => None,
    });
    of.collect()
}

/// Reports a result and an incident of board 2 as the deputy of boards 1 to 3, and returns the address of the deputy.
fn reports_as_deputy(browser: &mut Browser, event: &Path, at: &str) -> String {
    let folder = event.parent().unwrap();
    let service = format!("http://{at}");
    let arguments = ["serve", "kill.hakem", "--deputy", "1-3", "--address", &service];
    let address = String::from_utf8(hakem(folder, &arguments).output().unwrap().stdout).unwrap();
    let page = browser.opens("deputy", address.trim());
    assert!(page.contains("deputy of boards 1–3") && page.matches("no result").count() == 2, "{page}");
    browser.looks("deputy", "boards");
    browser.clicks("deputy", "#b2");
    browser.looks("deputy", "board");
    browser.clicks("deputy", "a[href$='result=black']");
    let page = browser.acts("deputy", "double", json!({ "selector": SEND }));
    assert!(page.contains("You reported 0 - 1"), "{page}");
    browser.clicks("deputy", "#b2");
    browser.clicks("deputy", "a[href$='note=white']");
    browser.looks("deputy", "incident");
    let page = browser.acts("deputy", "double", json!({ "selector": "button[value=phone]" }));
    assert!(page.contains("phone or device"), "{page}");
    let of_deputy = ReportSource::Deputy("1-3".parse().unwrap());
    assert_eq!(stored(event, 2), [(of_deputy, Outcome::BlackWins)]);
    address.trim().to_owned()
}

#[test]
fn players_and_a_deputy_report_in_a_browser_with_reload_back_double_tap_and_stale_pages() {
    let Some(chromium) = chromium() else { return };
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("kill.hakem");
    published_round(&event);
    let service = start(folder.path());
    let mut browser = Browser::start(chromium);
    let [white, black] = addresses(folder.path(), &service.at, 1);

    let page = browser.opens("white", &white);
    assert!(page.contains("Round 1, board 1") && page.contains("You play White."), "{page}");
    browser.looks("white", "player");
    assert!(browser.clicks("white", DRAW).contains("Send this result"));
    browser.looks("white", "confirm");
    // Back to the choice, forward again, and a double tap.
    assert!(browser.acts("white", "back", json!({})).contains("What was the result?"));
    browser.clicks("white", DRAW);
    let page = browser.acts("white", "double", json!({ "selector": SEND }));
    assert!(page.contains("You reported ½ - ½ at "), "{page}");
    browser.looks("white", "reported");
    assert!(browser.acts("white", "reload", json!({})).contains("You reported"));
    let [of_white, of_black] = hakem::hall::Side::BOTH.map(ReportSource::Player);
    assert_eq!(stored(&event, 1), [(of_white, Outcome::Draw)]);

    browser.opens("black", &black);
    browser.clicks("black", DRAW);
    browser.clicks("black", SEND);
    // A second tab of the same phone, opened before the first one changes its mind.
    let again = browser.acts("tab", "open", json!({ "url": white, "like": "white" }));
    assert!(again.contains("You reported"), "{again}");
    browser.clicks("white", WINS);
    browser.clicks("white", SEND);
    browser.clicks("tab", DRAW);
    browser.clicks("tab", SEND);
    let said = [
        (of_white, Outcome::Draw),
        (of_black, Outcome::Draw),
        (of_white, Outcome::WhiteWins),
        (of_white, Outcome::Draw),
    ];
    assert_eq!(stored(&event, 1), said);

    let deputy = reports_as_deputy(&mut browser, &event, &service.at);

    // Recorded by the arbiter; then round 2 is published while confirmations are still open.
    browser.opens("deputy", &format!("{deputy}?board=3"));
    browser.clicks("deputy", WINS);
    browser.clicks("white", WINS);
    appends(&event, &[enters(1, Outcome::Draw)]);
    publishes_round_2(&event);
    let mut page = String::new();
    for _ in 0..200 {
        // The service may follow the result before the round.
        if browser.opens("fresh", &deputy).contains("A later round has been published.") {
            page = browser.opens("fresh", &black);
            break;
        }
    }
    assert!(page.contains("Recorded result: ½ - ½"), "{page}");
    let page = browser.clicks("white", SEND);
    assert!(page.contains("Recorded result: ½ - ½"), "{page}");
    let page = browser.clicks("deputy", SEND);
    assert!(page.contains("A later round has been published."), "{page}");
    assert_eq!((stored(&event, 1), stored(&event, 3)), (said.to_vec(), vec![]));
}

#[test]
fn a_captain_names_the_line_up_in_a_browser() {
    let Some(chromium) = chromium() else { return };
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("open.hakem");
    Store::create(&event, Timestamp::UNIX_EPOCH)
        .unwrap()
        .append(&forty_teams(), Timestamp::UNIX_EPOCH)
        .unwrap();
    let service = start_with(folder.path(), &["open.hakem"]);
    let address = format!("http://{}", service.at);
    let mut listed = hakem(folder.path(), &["serve", "open.hakem", "--captains", "--address", &address]);
    let listed = String::from_utf8(listed.output().unwrap().stdout).unwrap();
    let captain = listed.lines().next().unwrap().split("  ").nth(1).unwrap();
    let mut browser = Browser::start(chromium);
    let page = browser.opens("captain", captain);
    assert!(page.contains("Team 01") && page.contains("Board 4"), "{page}");
    browser.looks("captain", "line-up");
    // The reserve replaces the player of board 4; a second tap sends nothing again.
    browser.acts("captain", "choose", json!({ "selector": "label:nth-of-type(4) select", "value": "5" }));
    let page = browser.acts("captain", "double", json!({ "selector": SEND }));
    assert!(page.contains("Sent at "), "{page}");
    assert!(browser.acts("captain", "reload", json!({})).contains("Sent at "));
    let id = Store::open::<Entry>(&event, Mode::Read).unwrap().store.event();
    let following = Following::open(&system_disk(), &event, &id).unwrap().unwrap();
    let said: Vec<&Matter> = following.received().iter().map(|received| &received.report.matter).collect();
    let players = [1, 2, 3, 5].map(PlayerId).to_vec();
    assert_eq!(said, [&Matter::LineUp { round: RoundNo(2), team: TeamId(1), players }]);
}
