//! Corrections of the past: finding the board, the card with its consequences, and the recorded entries.

use crate::console::Console;
use crate::formats::begun;
use hakem::desk::{Draw, FileRequest, Message, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::console::reached;
use hakem_engine::format::Trace;
use hakem_engine::pairing::{propose, system};
use hakem_engine::tournament::{BoardNo, Forfeit, GameResult, Meeting, Outcome, RoundNo, Snapshot};
use proptest::prelude::*;
use std::collections::HashSet;

const RESULTS: [GameResult; 5] = [
    GameResult::Played(Outcome::WhiteWins),
    GameResult::Played(Outcome::Draw),
    GameResult::Played(Outcome::BlackWins),
    GameResult::Forfeit(Forfeit::ToWhite),
    GameResult::Forfeit(Forfeit::ToBlack),
];

/// The sample event with this number of rounds played, results from `sign`, and the next one published, with
/// result entry on screen.
fn played(rounds: u8, mut sign: impl FnMut() -> char) -> Console {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Draw(Draw::InitialColour));
    for round in (1..=rounds + 1).map(RoundNo) {
        console.app.update(Message::Work(WorkRequest::Pair(round)));
        console.press("pP<F7>");
        if round.0 <= rounds {
            let boards = console.app.context().snapshot.round(round).unwrap().boards().len();
            console.press(&(0..boards).map(|_| sign()).collect::<String>());
        }
    }
    console
}

fn mixed(rounds: u8) -> Console {
    let mut signs = "1051015100".chars().cycle();
    played(rounds, move || signs.next().unwrap())
}

fn idle(console: &mut Console) {
    for _ in 0..20 {
        console.app.idle();
    }
}

fn result(console: &Console, round: u8, board: u16) -> Option<GameResult> {
    console.app.context().snapshot.round(RoundNo(round)).unwrap().result(BoardNo(board))
}

#[test]
fn the_card_of_an_event_of_teams_lists_the_teams_that_change_places() {
    let mut console = begun(system("team-swiss-2026").unwrap());
    console.press("pP<F7>5555");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    console.press("pP<F7><Left>4c1");
    idle(&mut console);
    console.shows("ranks change:");
    let places = |name: &str| console.screen().lines().any(|line| line.contains(name) && line.contains('→'));
    assert!(places("Ankara") && !places("AYŞE"), "{}", console.screen());
}

#[test]
fn a_result_two_rounds_back_is_corrected_in_eight_keys() {
    let mut console = mixed(3);
    assert_eq!(result(&console, 2, 7), Some(GameResult::Played(Outcome::BlackWins)));
    console.press("<Left><Left>7c5");
    idle(&mut console);
    let card = console.below_tabs();
    console.press("1C");
    console.shows("✓ Round 2, board 7 corrected: 0 - 1 → ½ - ½");
    assert_eq!(result(&console, 2, 7), Some(GameResult::Played(Outcome::Draw)));
    let cx = console.app.context();
    assert_eq!(cx.history.command(cx.step).unwrap().0.reason(), Some("misread slip"));
    insta::assert_snapshot!(card);
}

#[test]
fn the_card_wants_a_reason_and_what_rewrites_rounds_their_number() {
    let mut console = mixed(3);
    console.press("<Left><Left>7c5C");
    console.shows("A correction needs a reason. Press a digit from 1 to 5.");
    console.press("%");
    console.shows("% is not used here.");
    console.press("5arbiters agree<Enter>cC");
    console.shows("type the round number");
    console.press("3<Enter>");
    let cx = console.app.context();
    assert_eq!(cx.snapshot.last_paired(), Some(RoundNo(2)));
    assert_eq!(cx.history.command(cx.step).unwrap().0.reason(), Some("arbiters agree"));
    console.press("u");
    assert_eq!(console.app.context().snapshot.last_paired(), Some(RoundNo(4)));
    assert_eq!(result(&console, 2, 7), Some(GameResult::Played(Outcome::BlackWins)));
}

#[test]
fn all_that_a_correction_reaches_can_be_scrolled_to() {
    let mut console = mixed(4);
    console.press("<Left><Left><Left>1c1");
    console.shows("calculating…");
    idle(&mut console);
    let mut seen = HashSet::new();
    for _ in 0..80 {
        seen.extend(console.screen().lines().map(|line| line.trim_matches([' ', '│', '>']).to_owned()));
        console.press("<Down>");
    }
    let snapshot = console.app.context().snapshot;
    let command = correction(2, 1, GameResult::Played(Outcome::WhiteWins));
    let after = apply(snapshot, &command).unwrap();
    let name = |meeting: Meeting| {
        let cx = console.app.context();
        let who = |id| format!("{} {}", cx.number_text(id), cx.name(id));
        format!("{} – {}", who(meeting.white), who(meeting.black))
    };
    for round in (3..=5).map(RoundNo) {
        for (board, meeting) in reached(snapshot, &after, round).unwrap().boards {
            let line = format!("{board}  {}", name(meeting));
            assert!(seen.contains(&line), "round {round}: {line}\n{seen:#?}");
        }
    }
    assert!(seen.iter().any(|line| line.ends_with("ranks change:")), "{seen:#?}");
}

#[test]
fn digits_in_a_closed_round_go_to_the_board_and_record_nothing() {
    let mut console = mixed(2);
    let step = console.app.context().step;
    console.press("<Left>5");
    console.shows("Round 2 is closed: type a number to go to a board");
    assert!(console.line("TARIK").starts_with(">  5 "), "{}", console.screen());
    console.press("+f");
    assert_eq!(console.app.context().step, step);
    console.press("<F6>3");
    console.shows("\n>  3 ");
}

#[test]
fn a_rating_corrected_late_shows_its_reach_and_asks_why() {
    let mut console = mixed(2);
    console.press("<F5><Home><Enter><Tab>");
    console.press(&"<Backspace>".repeat(4));
    console.press("1500<Enter>");
    idle(&mut console);
    let card = console.below_tabs();
    console.press("2C");
    let cx = console.app.context();
    assert_eq!(cx.history.command(cx.step).unwrap().0.reason(), Some("rating list misread"));
    insta::assert_snapshot!(card);
}

fn correction(round: u8, board: u16, result: GameResult) -> Command {
    Command::CorrectResult {
        round: RoundNo(round),
        board: BoardNo(board),
        result: Some(result),
        follow: Follow::Record,
        reason: "?".to_owned(),
    }
}

/// Re-pairs a round after undoing it and all later ones: returns the boards and the player with the bye.
fn replayed(
    snapshot: &Snapshot,
    round: RoundNo,
) -> (HashSet<Meeting>, Option<hakem_engine::tournament::PlayerId>) {
    let undone = apply(snapshot, &Command::UndoRound { round, reason: "?".to_owned() }).unwrap();
    let draft = propose(&undone, round, Trace::silent()).unwrap().draft;
    (draft.boards.into_iter().collect(), draft.bye)
}

proptest! {
    #![proptest_config(crate::cases(4, 4))]

    #[test]
    fn the_reach_is_what_a_full_replay_pairs_otherwise(
        signs in prop::collection::vec(prop::sample::select(vec!['1', '5', '0']), 40),
        (round, board, to) in (1_u8..=3, 1_u16..=8, 0..RESULTS.len())
    ) {
        let mut signs = signs.into_iter().cycle();
        let console = played(4, move || signs.next().unwrap());
        let snapshot = console.app.context().snapshot;
        let command = correction(round, board, RESULTS[to]);
        if let Ok(after) = apply(snapshot, &command) {
            for later in (round + 1..=5).map(RoundNo) {
                let found = reached(snapshot, &after, later).unwrap();
                let [(then, bye_then), (now, bye_now)] = [replayed(snapshot, later), replayed(&after, later)];
                let gone: HashSet<Meeting> = then.difference(&now).copied().collect();
                prop_assert_eq!(found.boards.iter().map(|&(_, meeting)| meeting).collect::<HashSet<_>>(), gone);
                prop_assert_eq!(found.bye, [bye_then, bye_now]);
            }
        }
    }
}
