//! Results reported from phones, in the console: the chip, the list, and what accepting them records.

use super::console::Console;
use hakem::hall::{FormId, Game, Matter, Report, ReportSource, Reports, Side};
use hakem::i18n::{Language, Origin};
use hakem::store::system_disk;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{
    BoardNo, GameResult, Incident, IncidentKind, Outcome, PlayerId, RoundNo, Snapshot,
};
use jiff::Timestamp;

const ROUND: RoundNo = RoundNo(1);
const WHITE_WINS: GameResult = GameResult::Played(Outcome::WhiteWins);
const DRAW: GameResult = GameResult::Played(Outcome::Draw);

/// An event with a published round of six boards, result entry on show, and the file of its reports.
fn published(language: Language) -> (Console, Reports) {
    let mut console = Console::with_event(language);
    let names: Vec<String> = (1..=12).map(|number| format!("Name{number}x")).collect();
    console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
    console.publish_round_1(&(1..=6).map(|board| (2 * board - 1, 2 * board)).collect::<Vec<_>>());
    console.press("<F7>");
    let path = console.app.context().path.unwrap();
    let reports =
        Reports::open(&system_disk(), path, &event_of(path), "2026-03-05T08:00:00Z".parse().unwrap())
            .unwrap();
    (console, reports)
}

/// The id of an event file.
fn event_of(path: &std::path::Path) -> String {
    hakem::store::Store::open::<Entry>(path, hakem::store::Mode::Read).unwrap().store.event()
}

/// Stores reports at 08:55, 08:56 and so on, and lets the console notice them.
fn report(console: &mut Console, reports: &mut Reports, said: &[(u16, Side, Outcome)]) {
    for (&(board, side, result), minute) in said.iter().zip(55..) {
        let game = Game::at(ROUND, BoardNo(board), snapshot(console).round(ROUND).unwrap()).unwrap();
        let form =
            FormId::new(u128::from(board) * 1_000 + minute as u128 * 10 + u128::from(side == Side::White));
        let at: Timestamp = "2026-03-05T08:00:00Z".parse().unwrap();
        let at = at + jiff::SignedDuration::from_mins(minute);
        let (source, matter) = (ReportSource::Player(side), Matter::Result { game, result });
        reports.take(Report { form, source, matter }, at).unwrap();
    }
    notice(console);
}

/// Gives the console time to read what was reported.
fn notice(console: &mut Console) {
    for _ in 0..3 {
        console.app.idle();
    }
}

fn snapshot(console: &Console) -> Snapshot {
    console.app.context().snapshot.clone()
}

fn result(console: &Console, board: u16) -> Option<GameResult> {
    snapshot(console).round(ROUND).unwrap().result(BoardNo(board))
}

const SAID: [(u16, Side, Outcome); 4] = [
    (1, Side::White, Outcome::Draw),
    (1, Side::Black, Outcome::Draw),
    (2, Side::White, Outcome::WhiteWins),
    (3, Side::Black, Outcome::BlackWins),
];

#[test]
fn reports_are_accepted_one_by_one_or_all_agreed_ones_with_their_source() {
    let (mut console, mut reports) = published(Language::English);
    notice(&mut console);
    assert!(!console.screen().contains("PHONES"), "{}", console.screen());
    console.press(",h");
    assert!(console.screen().contains("No reports are waiting."), "{}", console.screen());
    console.hides("Enter accept");
    console.hides("a accept agreed");
    report(&mut console, &mut reports, &SAID[3..]);
    console.shows("Enter accept");
    console.hides("a accept agreed");
    console.press("<Esc>");
    report(&mut console, &mut reports, &SAID);
    assert!(console.screen().contains("PHONES 1 AGREED"), "{}", console.screen());
    assert!(console.screen().contains("Reported, not recorded: 3. 1–3"), "{}", console.screen());
    assert!(console.screen().contains("Recorded 0 · reported 3 · no report 3"), "{}", console.screen());
    // Nothing is recorded without the arbiter.
    assert_eq!([1, 2, 3].map(|board| result(&console, board)), [None; 3]);
    console.press(",ha");
    assert_eq!([1, 2, 3].map(|board| result(&console, board)), [Some(DRAW), None, None]);
    assert!(
        console.screen().contains("Results reported from phones"),
        "the list stays: {}",
        console.screen()
    );
    console.press("<Enter>");
    assert_eq!([2, 3].map(|board| result(&console, board)), [Some(WHITE_WINS), None]);
    console.press("<Esc>");
    let log = console.app.context().history.log();
    let by = log.iter().rev().take(2).map(|line| Origin::read(line.by.as_deref().unwrap()).unwrap().sources);
    let [white, black] = Side::BOTH.map(ReportSource::Player);
    assert_eq!(by.collect::<Vec<_>>(), [vec![white], vec![white, black]]);
    console.press("L");
    assert!(console.screen_of(120, 30).contains("(phone, 08:56)"), "{}", console.screen_of(120, 30));
    // Undone, the reports wait again.
    console.press("u<F7>");
    notice(&mut console);
    assert!(console.screen().contains("Reported, not recorded: 2. 2, 3"), "{}", console.screen());
}

#[test]
fn a_report_that_contradicts_the_record_becomes_a_conflict_and_never_overwrites() {
    let (mut console, mut reports) = published(Language::English);
    // Typed as ever, with one key.
    console.press("1");
    assert_eq!(result(&console, 1), Some(WHITE_WINS));
    report(
        &mut console,
        &mut reports,
        &[(1, Side::Black, Outcome::Draw), (1, Side::White, Outcome::WhiteWins)],
    );
    assert!(console.screen().contains("PHONES 1 CONFLICT"), "{}", console.screen());
    console.press(",ha");
    assert!(console.screen().contains("No agreed report is waiting."), "{}", console.screen());
    console.press("<Enter><Esc>");
    assert_eq!(result(&console, 1), Some(WHITE_WINS));
    assert_eq!(snapshot(&console).round(ROUND).unwrap().conflict(BoardNo(1)), Some(DRAW));
    notice(&mut console);
    assert!(!console.screen().contains("PHONES"), "the existing mark remains: {}", console.screen());
}

#[test]
fn players_who_disagree_leave_the_choice_to_the_arbiter() {
    let (mut console, mut reports) = published(Language::English);
    report(
        &mut console,
        &mut reports,
        &[(4, Side::White, Outcome::WhiteWins), (4, Side::Black, Outcome::Draw)],
    );
    console.press(",h<Enter>");
    assert!(console.screen().contains("Board 4: the players disagree."), "{}", console.screen());
    assert_eq!(result(&console, 4), None);
    console.press("2");
    assert_eq!(result(&console, 4), Some(DRAW));
    notice(&mut console);
    assert!(!console.screen().contains("PHONES"), "{}", console.screen());
}

#[test]
fn damaged_reports_and_those_of_another_event_change_nothing() {
    let (mut console, reports) = published(Language::English);
    drop(reports);
    let path = hakem::hall::reports_of(console.app.context().path.unwrap());
    std::fs::write(&path, "something else\n").unwrap();
    notice(&mut console);
    console.press("1");
    assert_eq!(result(&console, 1), Some(WHITE_WINS));
    std::fs::remove_file(&path).unwrap();
    let event = console.app.context().path.unwrap().to_owned();
    drop(Reports::open(&system_disk(), &event, "another", "2026-03-05T08:00:00Z".parse().unwrap()).unwrap());
    notice(&mut console);
    // The message names the file and wraps wherever its path ends.
    let screen = console.screen().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(screen.contains("contains reports of another event"), "{screen}");
    let command = Command::EnterResult { round: ROUND, board: BoardNo(2), result: DRAW };
    console.does(command);
}

#[test]
fn the_list_is_complete_in_three_languages() {
    let shown = [
        (
            Language::Turkish,
            ["TELEFON 1 UYUMLU 2 ÇELİŞKİ", "Telefonla bildirilen sonuçlar", "kayıttan farklı"],
        ),
        (
            Language::English,
            ["PHONES 1 AGREED 2 CONFLICTS", "Results reported from phones", "differs from the record"],
        ),
        (
            Language::Czech,
            ["TELEFONY SHODA 1 2 ROZPORY", "Výsledky nahlášené z telefonů", "liší se od zápisu"],
        ),
    ];
    for (language, wanted) in shown {
        let (mut console, mut reports) = published(language);
        console.press("<Down>1<Home>");
        report(&mut console, &mut reports, &SAID);
        let others = [
            (2, Side::Black, Outcome::BlackWins),
            (4, Side::White, Outcome::WhiteWins),
            (4, Side::Black, Outcome::Draw),
        ];
        report(&mut console, &mut reports, &others);
        console.press(",h");
        let screen = console.screen_of(120, 30);
        for wanted in wanted {
            assert!(screen.contains(wanted), "{wanted}: {screen}");
        }
    }
}

/// Stores reports of the deputy of boards 1 to 3 at 08:58, and lets the console notice them.
fn deputy_reports(console: &mut Console, reports: &mut Reports, matters: &[Matter]) {
    let at: Timestamp = "2026-03-05T08:58:00Z".parse().unwrap();
    for (matter, form) in matters.iter().zip(900_000..) {
        let source = ReportSource::Deputy("1-3".parse().unwrap());
        reports.take(Report { form: FormId::new(form), source, matter: matter.clone() }, at).unwrap();
    }
    notice(console);
}

#[test]
fn a_deputy_reports_results_and_incidents_which_the_arbiter_accepts() {
    let (mut console, mut reports) = published(Language::English);
    report(&mut console, &mut reports, &[(1, Side::White, Outcome::Draw), (2, Side::Black, Outcome::Draw)]);
    let game = |board| Game::at(ROUND, BoardNo(board), snapshot(&console).round(ROUND).unwrap()).unwrap();
    let result = |board, result| Matter::Result { game: game(board), result };
    let player = game(3).players[0];
    let incident = Incident { round: ROUND, player, kind: IncidentKind::Phone, text: None };
    let matters =
        [result(1, Outcome::Draw), result(2, Outcome::WhiteWins), Matter::Incident(incident.clone())];
    deputy_reports(&mut console, &mut reports, &matters);
    assert!(console.screen().contains("PHONES 1 AGREED 1 CONFLICT"), "{}", console.screen());
    console.press(",h");
    let screen = console.screen_of(120, 30);
    assert!(screen.contains("deputy 1–3") && screen.contains("phone or device"), "{screen}");
    // A player and a deputy are two people.
    console.press("a");
    assert_eq!(self::result(&console, 1), Some(DRAW));
    console.press("<Home><Enter>");
    assert!(console.screen().contains("reported by deputy of boards 1–3"), "{}", console.screen());
    console.press("2");
    assert_eq!(self::result(&console, 2), Some(WHITE_WINS));
    notice(&mut console);
    // The first Enter only moves to the next line: the one at the cursor has left the list.
    console.press("<Enter><Enter>");
    assert_eq!(snapshot(&console).incidents(), [incident]);
    let line = console.app.context().history.log().last().unwrap().clone();
    assert!(line.by.unwrap().starts_with("phones d1-3 "));
    notice(&mut console);
    assert!(!console.screen().contains("PHONES"), "{}", console.screen());
}

#[test]
fn agreed_results_are_recorded_without_a_key_if_the_arbiter_chose_so() {
    let (mut console, mut reports) = published(Language::English);
    console.press(",hw<Esc>");
    report(&mut console, &mut reports, &SAID);
    assert_eq!([1, 2, 3].map(|board| result(&console, board)), [Some(DRAW), None, None]);
    // An undone result remains undone.
    console.press("u");
    notice(&mut console);
    assert_eq!(result(&console, 1), None);
    console.press(",hw<Esc>");
    let again = [(4, Side::White, Outcome::Draw), (4, Side::Black, Outcome::Draw)];
    report(&mut console, &mut reports, &again);
    assert_eq!(result(&console, 4), None, "they wait again");
}

#[test]
fn codes_need_a_running_service() {
    let (mut console, _reports) = published(Language::English);
    console.press(",hd1-20<Enter>");
    let screen = console.screen().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(screen.contains("run: hakem serve"), "{screen}");
    console.press("d20-1<Enter>");
    assert!(console.screen().contains("Not a range of boards."), "{}", console.screen());
}

#[test]
fn check_in_is_accepted_and_the_service_offered_before_the_first_pairing() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ana", "Bo"]);
    let path = console.app.context().path.unwrap();
    let at: Timestamp = "2026-03-05T08:55:00Z".parse().unwrap();
    let mut reports = Reports::open(&system_disk(), path, &event_of(path), at).unwrap();
    let source = ReportSource::Deputy("all".parse().unwrap());
    let matter = Matter::CheckIn { id: PlayerId(1), present: true };
    reports.take(Report { form: FormId::new(1), source, matter }, at).unwrap();
    notice(&mut console);
    console.press("<F7>,h");
    assert!(console.screen().contains("Present"), "{}", console.screen());
    console.press("a");
    assert!(snapshot(&console).player(PlayerId(1)).unwrap().checked_in, "{}", console.screen());
    console.press("<Esc>,e");
    assert!(console.screen().contains("built without the service"), "{}", console.screen());
}
