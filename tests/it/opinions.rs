//! The cross-check of a draft: its indicator in the header, and the question before the round is published.

use super::console::Console;
use super::formats;
use hakem::desk::{Draw, FileRequest, Message, Sample};
use hakem::i18n::Language;
use hakem::sheet::cross_checks::{DecisionCounts, Opinions, ProvedRound};
use hakem_engine::command::Command;
use hakem_engine::console::{Mend, RoundsToCome};
use hakem_engine::tournament::{BoardNo, Name, PlayerId, RoundNo, Settings};

/// A console with the draft of the next round of the example report.
pub(super) fn drafted(language: Language) -> Console {
    let mut console = Console::with_second_opinion(language, Vec::new());
    let report = include_str!("../../src/engine/example.trf");
    std::fs::write(console.folder().join("example.trf"), report).unwrap();
    console.press("iexample.trf<Enter><Esc><F6>r");
    assert_eq!(console.app.context().snapshot.draft(), Some(RoundNo(4)), "{}", console.screen());
    console
}

/// Waits until no service has an answer left: the check of the imported rounds adds a separate step.
pub(super) fn heard(console: &mut Console) {
    let is_checking = |console: &Console| !console.app.context().snapshot.unchecked().is_empty();
    while console.app.idle() || console.app.is_busy() || is_checking(console) {
        std::thread::yield_now();
    }
}

#[test]
fn a_draft_that_the_second_way_pairs_alike_says_so_until_it_is_published() {
    let mut console = drafted(Language::English);
    heard(&mut console);
    console.shows("2/2 CHECKS MATCH");
    console.press("p");
    console.shows("Cross-check, second method of the system: matches.");
    console.press("P");
    heard(&mut console);
    console.hides("MATCH");
}

/// No algorithm pairs what the arbiter changed, so no verdict is shown.
#[test]
fn a_manually_changed_draft_has_no_verdict_but_the_number_of_changes() {
    for (language, agree, by_hand) in [
        (Language::English, "2/2 CHECKS MATCH", "MANUAL: 2"),
        (Language::Turkish, "DENETİM: 2/2 AYNI", "ELLE: 2"),
        (Language::Czech, "SHODA KONTROL 2/2", "RUČNĚ: 2"),
    ] {
        let mut console = drafted(language);
        heard(&mut console);
        console.shows(agree);
        console.press("<Home>,t");
        console.hides(agree);
        heard(&mut console);
        console.hides(agree);
        console.shows(by_hand);
        console.press("u");
        heard(&mut console);
        console.shows(agree);
    }
}

#[test]
fn the_header_closes_its_gaps_before_it_cuts_the_name_of_the_event() {
    let mut console = Console::with_second_opinion(Language::Czech, Vec::new());
    console.app.update(Message::ask(FileRequest::Sample(Sample::Open)));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>r");
    heard(&mut console);
    let head = console.screen().lines().next().unwrap_or_default().to_owned();
    assert!(head.starts_with("hakem · Ukázkový open ") && head.contains("SHODA KONTROL 2/2"), "{head}");
    assert!(console.screen_of(100, 24).contains("Ukázkový open   "), "gaps stay where there is space");
}

#[test]
fn the_header_of_many_rounds_names_the_event_before_rounds_far_from_the_one_on_show() {
    let mut console = formats::event(Language::English, "dutch-2026", 2);
    let settings = console.app.context().snapshot.settings().clone();
    let name = Name::new("Club championship 2026").unwrap();
    console.does(Command::Announce(Box::new(Settings { name, rounds: RoundNo(30), ..settings })));
    let head =
        |console: &Console, width| console.screen_of(width, 24).lines().next().unwrap_or_default().to_owned();
    let narrow = head(&console, 80);
    assert!(narrow.starts_with("hakem · Club championship 2026 ") && narrow.contains('…'), "{narrow}");
    let wide = head(&console, 220);
    assert!(wide.starts_with("hakem · Club championship 2026 ") && !wide.contains('…'), "{wide}");
}

/// Both methods pair the round with these boards, which the rules alone do not give.
#[test]
fn a_draft_with_a_fixed_board_or_a_chosen_bye_matches_with_these_given() {
    for (language, fixed, bye) in [
        (Language::English, "2/2 MATCH, 1 FIXED", "2/2 MATCH, BYE CHOSEN"),
        (Language::Turkish, "2/2 AYNI, 1 SABİT", "2/2 AYNI, TUR ATLAYAN SEÇİLDİ"),
        (Language::Czech, "SHODA 2/2, ZAFIX. 1", "SHODA 2/2, VOLNO DÁNO"),
    ] {
        let mut console = drafted(language);
        console.press("<Home>,fr<Esc>");
        heard(&mut console);
        console.shows(fixed);
        let mut console = Console::with_second_opinion(language, Vec::new());
        console.press("nOpen<Enter>");
        let names: Vec<String> = ('A'..='K').map(|letter| format!("{letter}lex")).collect();
        console.register(&names.iter().map(String::as_str).collect::<Vec<_>>());
        console.app.update(Message::Draw(Draw::InitialColour));
        console.press("<F6>b<Down><Enter>leaves early<Enter>");
        heard(&mut console);
        console.shows(bye);
    }
}

#[test]
fn a_draft_that_is_outdated_has_no_verdict_and_opens_nothing() {
    let mut console = drafted(Language::English);
    heard(&mut console);
    for keys in ["<F5><Home>w<Enter>", "u<F5>ax<Enter><Esc>"] {
        console.press(keys);
        heard(&mut console);
        let _drawn = console.app.idle();
        assert!(
            console.app.context().published::<Opinions>().is_none_or(|opinions| opinions.ways.is_empty())
        );
        console.hides("MATCH");
        console.hides("DIFFERS");
        console.shows("CHANGED: RE-PAIR");
        assert_eq!(console.app.depth(), 0);
    }
}

#[test]
fn remaining_rounds_impossible_by_colours_are_reported_with_the_board_to_swap() {
    let told = |language| {
        let console = drafted(language);
        let mend = Mend { boards: [BoardNo(2); 2], players: [PlayerId(1), PlayerId(3)] };
        let (telling, mend) = (vec![PlayerId(1)], Some(mend));
        let to_come = Some(RoundsToCome::Impossible { telling, by_colours: true, mend });
        let opinions = Opinions {
            round: RoundNo(4),
            is_outdated: false,
            by_hand: 0,
            given: DecisionCounts::default(),
            ways: Vec::new(),
            to_come,
        };
        opinions.told_to_come(console.app.context().event).join(" ")
    };
    for (language, no, mended) in [
        (
            Language::English,
            "within the colour limits: however colours are assigned, a player has no opponent.",
            "Swapping the colours on board 2 corrects this (,w).",
        ),
        (
            Language::Turkish,
            "renk sınırları içinde eşlendirilemez: renkler nasıl dağıtılırsa dağıtılsın bir oyuncu rakipsiz kalır.",
            "2. masanın renkleri değişirse düzelir (,w).",
        ),
        (
            Language::Czech,
            "v mezích pro barvy: při každém rozdělení barev zůstane některý hráč bez soupeře.",
            "Napraví to výměna barev na šachovnici 2 (,w).",
        ),
    ] {
        let told = told(language);
        assert!(told.contains(no) && told.ends_with(mended), "{told}");
    }
}

#[test]
fn rounds_to_come_that_cannot_be_paired_are_warned_of_and_asked_about_with_what_to_do() {
    let mut console = Console::with_second_opinion(Language::English, Vec::new());
    console.press("nOpen<Enter>");
    console.register(&["Ada", "Ben", "Cem"]);
    console.press("<F6>dr2");
    while console.app.context().published::<Opinions>().is_none_or(|opinions| opinions.to_come.is_none()) {
        console.app.idle();
        std::thread::yield_now();
    }
    // The line has a single warning mark, and the question has the text that is too long for the line.
    console.shows("! After this draft, not all remaining rounds can be paired");
    console.hides("! ! After");
    console.hides("No swap of two players");
    console.press("p");
    console.shows("! After this draft, not all remaining rounds can be paired");
    console.shows("No swap of two players corrects this");
    console.shows("set fewer rounds");
}

#[test]
fn a_published_round_is_proved_in_the_background_until_it_is_a_draft_again() {
    let mut console = drafted(Language::English);
    heard(&mut console);
    console.press("pP");
    heard(&mut console);
    let _drawn = console.app.idle();
    console.shows("PROVED");
    // A result of the round is no part of its proof.
    console.press("<F7>1");
    let _drawn = console.app.idle();
    assert!(!console.app.is_busy());
    console.shows("PROVED");
    console.press("uuX");
    heard(&mut console);
    console.hides("PROVED");
    assert!(console.app.context().published::<ProvedRound>().is_none());
}

/// A round robin of four players with one round played.
const TABLE: &str = "\
012 Table
062 4
092 Individual: Round-Robin
142 3
152 W
192 BERGER_ROUNDROBIN
001    1      Adams                             2100                             1.0    1     4 w 1
001    2      Baker                             2000                             0.5    2     3 w =
001    3      Clark                             1900                             0.5    3     2 b =
001    4      Davis                             1800                             0.0    4     1 b 0
";

#[test]
fn a_round_that_follows_from_a_table_is_proved_without_a_certificate() {
    for (language, chip, derived) in [
        (Language::English, "PROVED", "the 2 boards of this round follow from the table"),
        (Language::Turkish, "KANITLANDI", "bu turun 2 masası"),
        (Language::Czech, "PROKÁZÁNO", "2 šachovnice tohoto kola plynou"),
    ] {
        let mut console = Console::with_second_opinion(language, Vec::new());
        std::fs::write(console.folder().join("table.trf"), TABLE).unwrap();
        console.press("itable.trf<Enter><Esc><F6>r");
        heard(&mut console);
        console.hides(chip);
        console.press("pP");
        heard(&mut console);
        console.shows(chip);
        console.press("<F6>,p");
        heard(&mut console);
        console.shows(derived);
        console.press("<Esc>uX");
        heard(&mut console);
        console.hides(chip);
    }
}
