//! The review of a draft: boards that need attention are flagged, and one key steps through them.

use crate::console::Console;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Colour, Name, Player, Rating, RequestedBye, RoundNo, Settings, SystemId};

/// Number of rounds played before the draft under review.
const ROUNDS: u8 = 4;

const PLAYERS: [(&str, &str); 13] = [
    ("Öztürk, Şükrü", "Kadıköy"),
    ("Novák, Jan", "Praha"),
    ("Yılmaz, Ece", "Moda"),
    ("Černý, Petr", "Brno"),
    ("Yılmaz, Can", "Göztepe"),
    ("Wiśniewska, Ela", "Kadıköy"),
    ("Smith, Ann", "Leeds"),
    ("Dvořák, Ivo", "Praha"),
    ("Kaya, Oya", "Moda"),
    ("Brown, Tom", "Leeds"),
    ("Horák, Eva", "Brno"),
    ("Şen, Ali", "Göztepe"),
    ("Král, Iva", "Opava"),
];

/// Plays rounds in which the stronger player wins, with some draws, and drafts the next one.
pub(super) fn console(language: Language) -> Console {
    let mut console = Console::with_event(language);
    let settings = Settings {
        system: SystemId::new("dutch-2026"),
        rounds: RoundNo(7),
        initial_colour: Some(Colour::White),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    for ((name, club), weaker) in PLAYERS.into_iter().zip((0_i64..).step_by(30)) {
        let player = Player {
            rating: Rating::new(2400 - weaker).ok(),
            club: Name::new(club).ok(),
            ..Player::named(Name::new(name).unwrap())
        };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console.plays(ROUNDS, 4);
    console.press("<F6>");
    console
}

/// Returns the sentence of the notice line.
fn told(console: &Console) -> String {
    let screen = console.screen_of(200, 40);
    let line = screen.lines().find(|line| line.starts_with("! ") || line.starts_with("✓ "));
    let line = line.unwrap_or_else(|| panic!("nothing is told:\n{screen}"));
    line.split("   ▸").next().unwrap_or(line).trim().to_owned()
}

#[test]
fn a_review_is_gone_through_with_one_sentence_a_board() {
    for language in Language::ALL {
        let mut console = console(language);
        let mut sentences: Vec<String> = Vec::new();
        loop {
            console.press("n");
            let said = told(&console);
            if sentences.contains(&said) {
                break;
            }
            sentences.push(said);
        }
        insta::assert_snapshot!(format!("review_{}", language.code()), sentences.join("\n"));
    }
}

#[test]
fn a_review_shows_colours_floats_and_score_groups() {
    let mut console = console(Language::English);
    console.press("n");
    let line = format!("\n{}\n", "═".repeat(170));
    let sizes = [(80, 24), (120, 40), (170, 50)];
    let shown = sizes.map(|(width, height)| console.screen_of(width, height));
    insta::assert_snapshot!("review_screens", shown.join(&line));
}

#[test]
fn the_next_flagged_board_is_offered_only_if_a_board_is_flagged() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Deniz", "Ece"]);
    console.press("<F6>r2d");
    console.shows("▸ p publishes round 1");
    console.hides("flagged");
    console.press("n");
    console.shows("n (next flagged) is not available now: No board is flagged.");
    // A bye without a breach needs no review.
    console.press("x");
    console.register(&["Fatma"]);
    console.press("<F6>r2");
    console.hides("flagged");
    // A player without a place does.
    console.press("<Home>,t");
    console.shows("n next flagged");
}

#[test]
fn enter_explains_the_pairing_at_the_cursor() {
    for keys in ["<F6>d", "<F6>dr2", "<F6>dr2pP<F6>"] {
        let mut console = Console::with_event(Language::English);
        console.register(&["Ali", "Can", "Deniz", "Ece"]);
        console.press(keys);
        console.press("<Enter>");
        match console.app.context().snapshot.round(RoundNo(1)) {
            None => console.shows("Enter (explain) is not available now: The round is not paired yet."),
            Some(_) => assert_eq!(console.app.depth(), 1, "{}", console.screen()),
        }
    }
}

#[test]
fn every_flagged_line_has_a_mark() {
    let marked = |console: &mut Console| {
        let mut count = 0;
        while console.has("n next flagged") && count < 9 {
            console.press("n");
            let line = console.line("> ");
            let mark = line.chars().last().unwrap();
            assert!("!✗±3C≠&MFN↓↑²".contains(mark), "{line}\n{}", console.screen());
            count += 1;
        }
        count
    };
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Deniz", "Ece", "Fatma", "Hale", "Oya"]);
    console.press("<F6>d");
    let mut count = 0;
    for _ in 1..=5 {
        console.press("<F6>r");
        count += marked(&mut console);
        // Players without a place are flagged too.
        console.press("<Home>,t");
        assert!(marked(&mut console) > 0, "{}", console.screen());
        console.press("upP<F7>111");
    }
    assert!(count > 9, "{count}");
}
