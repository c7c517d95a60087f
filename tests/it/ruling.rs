//! Decisions that the rules leave to the arbiter: the question, the consequences of each answer, and the
//! recorded reason.

use crate::console::Console;
use hakem::desk::{Draw, Message};
use hakem::i18n::Language;
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::pairing::pair_again;
use hakem_engine::tournament::{
    Bye, ForbiddenPair, IntegrityEvent, PlayerId, RequestedBye, RoundNo, RoundPlace, RoundState, Settings,
    SystemId,
};

const ROUND: RoundNo = RoundNo(1);

/// An event whose first players may not meet any of the later ones.
fn event(players: &[&str], apart: &[(u32, u32)]) -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(players);
    console.app.update(Message::Draw(Draw::InitialColour));
    if !apart.is_empty() {
        let pair = |&(one, other)| ForbiddenPair {
            players: [PlayerId(one), PlayerId(other)],
            first: ROUND,
            last: RoundNo(9),
        };
        let forbidden = apart.iter().map(pair).collect();
        let settings = Settings { forbidden, ..console.app.context().snapshot.settings().clone() };
        console.does(Command::Announce(Box::new(settings)));
    }
    console.press("<F6>");
    console
}

#[test]
fn without_a_legal_pairing_the_arbiter_chooses_a_solution_and_gives_the_reason() {
    let mut console = event(&["Ada", "Bora", "Cem", "Deniz"], &[(1, 2), (1, 3), (1, 4)]);
    console.press("r2");
    let asked = console.screen();
    assert!(asked.contains("No legal pairing") && asked.contains("Round 1: your decision"), "{asked}");
    assert!(asked.contains("ADA and DENIZ remain without opponents"), "{asked}");

    console.press("<Enter>");
    let leads_to = console.screen();
    assert!(
        leads_to.contains("BORA")
            && leads_to.contains("CEM")
            && leads_to.contains("Reason, recorded in the log"),
        "{leads_to}"
    );
    console.press("<Enter>");
    assert!(console.has("reason"), "a decision without a reason is not taken");
    assert_eq!(console.app.context().snapshot.state(ROUND), RoundState::None);

    console.press("sisters<Enter>");
    let snapshot = console.app.context().snapshot.clone();
    let round = snapshot.round(ROUND).unwrap();
    assert_eq!(round.ruling().unwrap().reason, "sisters");
    for id in [1, 4].map(PlayerId) {
        assert_eq!(round.place(id), RoundPlace::Bye(Bye::Requested(RequestedBye::ZeroPoint)));
    }
    assert!(pair_again(&snapshot, ROUND).unwrap().is_identical());

    console.press("L");
    console.shows("sisters");
    console.press("<F6>");
    console.press("u");
    assert_eq!(console.app.context().snapshot.state(ROUND), RoundState::None, "one undo takes it back");
}

#[test]
fn a_manual_bye_before_pairing_remains_and_the_others_are_paired_by_the_rules() {
    let mut console = event(&["Ada", "Bora", "Cem", "Deniz", "Elif"], &[]);
    console.press("b");
    console.shows("Who has the bye?");
    console.press("<Down><Enter>");
    console.shows("Bye for DENIZ");
    console.press("leaves early<Enter>");
    let round = console.app.context().snapshot.round(ROUND).unwrap();
    assert_eq!(round.pairing_allocated_bye(), Some(PlayerId(4)));
    assert_eq!(round.boards().len(), 2);
    console.press("<End>e");
    console.shows("By decision of the arbiter");
    // The rules would give it to the last player: the report states the difference (question 69).
    console.press("<Esc>p");
    console.shows("The rules would pair:");
    console.press("leaves early<Enter>P");
    let events = console.app.context().snapshot.integrity_events();
    let is_bye = |made: &IntegrityEvent| match made {
        IntegrityEvent::ManualPairing { rules, made, .. } => {
            (rules.bye, made.bye) == (Some(PlayerId(5)), Some(PlayerId(4)))
        }
        _ => false,
    };
    assert!(matches!(events.as_slice(), [only] if is_bye(only)), "{events:?}");
}

#[test]
fn the_reason_for_a_chosen_bye_is_proposed_when_the_round_is_published() {
    let mut console = event(&["Ada", "Bora", "Cem", "Deniz", "Elif"], &[]);
    console.press("b<Down><Enter>leaves early<Enter>p");
    console.shows("Reason for deviating from the pairing by the rules");
    console.shows("leaves early");
    console.press("<Enter>");
    console.shows("Reason: leaves early");
    console.press("P");
    assert_eq!(console.app.context().snapshot.state(ROUND), RoundState::Published);
}

#[test]
fn of_a_long_round_the_first_boards_are_shown_and_how_many_more_there_are() {
    let names: Vec<String> = ('A'..='U').map(|letter| format!("{letter}lex")).collect();
    let mut console = event(&names.iter().map(String::as_str).collect::<Vec<_>>(), &[]);
    console.press("b<Enter>");
    let shown = console.screen();
    assert!(shown.contains("8: ") && shown.contains("… and 2 more boards"), "{shown}");
    assert!(!shown.contains("absolute criterion"), "{shown}");
}

#[test]
fn four_players_are_named_if_two_without_opponents_are_not_enough() {
    let apart: Vec<(u32, u32)> =
        (1..=4).flat_map(|one| (one + 1..=6).map(move |other| (one, other))).collect();
    let mut console = event(&["Ada", "Bora", "Cem", "Deniz", "Ece", "Filiz"], &apart);
    console.press("r2");
    assert!(console.has("ADA, BORA, CEM and DENIZ remain without opponents"), "{}", console.screen());
}

#[test]
fn no_bye_is_requested_if_all_players_have_an_opponent() {
    let mut console = event(&["Ada", "Bora"], &[]);
    console.press("b");
    console.shows("No bye is needed");
}

#[test]
fn players_of_equal_rank_are_asked_for_lots_where_the_rules_number_by_them() {
    let mut console = event(&["Ada", "Bora", "Cem"], &[]);
    console.hides("have no lot");
    let settings = console.app.context().snapshot.settings().clone();
    console.does(Command::Announce(Box::new(Settings { system: SystemId::new("lim"), ..settings })));
    console.shows("3 players of equal rating");
    console.press(",l");
    console.hides("have no lot");
    let snapshot = console.app.context().snapshot;
    assert!([1, 2, 3].into_iter().all(|id| snapshot.lot(PlayerId(id)).is_some()));
}

#[test]
fn fixed_boards_beside_which_the_others_cannot_be_paired_are_named_with_what_to_do() {
    let mut console = event(&["Ada", "Bora", "Cem", "Deniz"], &[(3, 4)]);
    console.press("r2");
    let met = |console: &Console| {
        let round = console.app.context().snapshot.round(ROUND).unwrap();
        round.boards().iter().map(|board| (board.meeting.white.0, board.meeting.black.0)).collect::<Vec<_>>()
    };
    let drawn = met(&console);
    // Two exchanges bring 1 and 2 together, so that only 3 and 4 are left, a forbidden pair.
    let seated = |one: u32, other: u32| Command::EditDraft {
        round: ROUND,
        edit: SeatingEdit::Swap { players: [PlayerId(one), PlayerId(other)] },
    };
    let opponent = drawn.iter().find(|board| board.0 == 1 || board.1 == 1).unwrap();
    let opponent = if opponent.0 == 1 { opponent.1 } else { opponent.0 };
    console.app.update(Message::Do(seated(opponent, 2)));
    // The resulting forbidden pair requires a confirmation.
    console.press("C<Home>");
    let at = met(&console).iter().position(|&(white, black)| white == 1 || black == 1).unwrap();
    console.press(&format!("{},f", "<Down>".repeat(at)));
    let fixed = met(&console);
    console.press("r");
    let told = console.screen();
    assert!(told.contains("cannot be paired while") && told.contains("f"), "{told}");
    assert_eq!(met(&console), fixed, "the draft stands as it was");
    console.press(",fr");
    assert_eq!(met(&console), drawn, "{}", console.screen());
}
