//! FIDE mode: kept without a key more, and left by nothing but two answers.

use crate::console::Console;
use hakem::desk::message::{Draw, Message, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::command::{Command, Follow};
use hakem_engine::pairing::{FideMode, fide_mode};
use hakem_engine::tournament::{BoardNo, DepartingAct, Departure, GameResult, Outcome, RoundNo};
use hakem_engine::trf;

/// A new event of eight players with so many rounds played and the next one published; result entry is on show.
fn played(rounds: u8) -> Console {
    let mut console = Console::with_event(Language::English);
    let names = ["Ash", "Beech", "Cedar", "Date", "Elm", "Fir", "Gum", "Hazel"];
    console.register(&names);
    console.app.update(Message::Draw(Draw::InitialColour));
    for round in (1..=rounds + 1).map(RoundNo) {
        console.app.update(Message::Work(WorkRequest::Pair(round)));
        console.press("pP<F7>");
        if round.0 <= rounds {
            console.press(["1151", "0105", "5515", "1001"][usize::from(round.0 - 1)]);
        }
    }
    assert_eq!(mode(&console), FideMode::InForce);
    console
}

fn mode(console: &Console) -> FideMode {
    fide_mode(console.app.context().snapshot)
}

/// How often the report of the event says that FIDE mode was left, and where.
fn told(console: &Console) -> Vec<String> {
    let report = trf::write(&trf::from_snapshot(console.app.context().snapshot), trf::Style::default());
    report.lines().filter(|line| line.starts_with("### FIDE mode")).map(ToOwned::to_owned).collect()
}

#[test]
fn a_late_forbidden_pair_leaves_fide_mode_after_two_answers_and_esc_changes_nothing() {
    let mut console = played(1);
    let forbid = |console: &mut Console| console.press("<F4>/forbid<Enter>abee<Tab>cedar<Enter>");
    for steps in ["", "C"] {
        forbid(&mut console);
        console.shows("Forbidden pairs are announced before round 1 (FIDE C.04.2 5.2).");
        console.press(steps);
        console.shows(if steps.is_empty() { "Nothing has been changed yet." } else { "Leave FIDE mode?" });
        console.press("<Enter>c<Esc>");
        assert_eq!(mode(&console), FideMode::InForce);
        assert!(console.app.context().snapshot.settings().forbidden.is_empty());
    }
    assert!(told(&console).is_empty());
    forbid(&mut console);
    console.press("C");
    insta::assert_snapshot!(console.screen());
    console.press("L");
    let departure = Departure { round: RoundNo(2), act: DepartingAct::ForbiddenPairs };
    assert_eq!(mode(&console), FideMode::Left(departure));
    console.shows("LEFT FIDE MODE, R2");
    assert_eq!(told(&console), ["### FIDE mode exited @ Round 2"]);
    console.press("<F4>/forbid<Enter>aelm<Tab>fir<Enter>");
    assert_eq!(console.app.context().snapshot.settings().forbidden.len(), 2, "asked once only");
    console.press("uu");
    assert_eq!(mode(&console), FideMode::InForce, "the history before it is as it was");
}

#[test]
fn the_last_two_played_rounds_are_corrected_freely_and_an_earlier_one_leaves_fide_mode() {
    let mut console = played(3);
    let drawn = Some(GameResult::Played(Outcome::Draw));
    let result = |console: &Console, round| {
        console.app.context().snapshot.round(RoundNo(round)).unwrap().result(BoardNo(1))
    };
    console.press("<Left><Left>1c51C");
    assert_eq!((result(&console, 2), mode(&console)), (drawn, FideMode::InForce));
    console.press("<Left>1c51C");
    console.shows("Round 1 lies too far back");
    console.press("<Esc>");
    assert_ne!(result(&console, 1), drawn);
    console.does(Command::CorrectResult {
        round: RoundNo(1),
        board: BoardNo(1),
        result: drawn,
        follow: Follow::RatingReportOnly,
        reason: "found late".to_owned(),
    });
    assert_eq!(mode(&console), FideMode::InForce, "the rating report may always be right");
    console.press("2c51CCL");
    let departure = Departure { round: RoundNo(4), act: DepartingAct::EarlierRound(RoundNo(1)) };
    assert_eq!(mode(&console), FideMode::Left(departure));
    for round in (1..=4).rev() {
        console.does(Command::UndoRound { round: RoundNo(round), reason: "paired anew".to_owned() });
    }
    assert_eq!(mode(&console), FideMode::Left(departure), "undoing rounds does not bring it back");
}
