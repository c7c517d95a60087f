//! The players pane.

use crate::console::Console;
use crossterm::event::KeyCode;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{
    Licence, Name, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings, SystemId, Title,
};

fn players(console: &Console) -> usize {
    console.app.context().players().len()
}

fn registered(language: Language, names: &[&str]) -> Console {
    let mut console = Console::with_event(language);
    console.register(names);
    console.press("<F5>");
    console
}

#[test]
fn the_table_shows_who_plays_and_who_is_away() {
    let mut console =
        registered(Language::Turkish, &["ışık çınar", "Şükrü Öğün", "ibrahim ılgaz", "Zeki Ak"]);
    let id = PlayerId(3);
    console.does(Command::SetBye { id, round: RoundNo(1), bye: Some(RequestedBye::HalfPoint) });
    console.does(Command::Withdraw { id: PlayerId(2), from: RoundNo(1) });
    console.press("<Home>");
    insta::assert_snapshot!(console.below_tabs());
}

#[test]
fn before_round_1_the_table_is_the_starting_list() {
    let mut console = Console::with_event(Language::Turkish);
    for (name, rating, national, licence) in
        [("Uçar, İnci", None, 1450, 70123), ("Ak, Can", Some(1900), 1880, 1204), ("Çay, Ece", None, 1450, 9)]
    {
        let player = Player {
            rating: rating.and_then(|rating| Rating::new(rating).ok()),
            national_rating: Rating::new(national).ok(),
            licence: Licence::of_number(licence),
            ..Player::named(Name::new(name).unwrap())
        };
        console.does(Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    console.press("<F5>");
    let screen = console.below_tabs();
    let lines: Vec<&str> = screen.lines().skip(1).take(4).map(str::trim_end).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_player_is_added_and_the_form_is_ready_for_the_next() {
    let mut console = registered(Language::Turkish, &[]);
    console.press("aŞükrü Öğün<Down>2150<Down>wım<Down>1990<Down>tur<Down>12345<Down><Down><Right><Down>5.3.1990<Down>Foça<Enter>");
    let snapshot = console.app.context().snapshot;
    let player = &snapshot.player(PlayerId(1)).unwrap().player;
    assert_eq!(player.title, Some(Title::WIM));
    assert_eq!((player.rating.unwrap().get(), player.national_rating.unwrap().get()), (2150, 1990));
    assert_eq!(
        (player.licence, player.federation.as_ref().unwrap().as_str()),
        (Licence::of_number(12345), "TUR")
    );
    assert_eq!(player.born.unwrap().to_string(), "1990/03/05");
    console.press("Ali<Enter><Esc>");
    assert_eq!(players(&console), 2);
    assert!(console.line("  ALİ").starts_with('>'), "{}", console.screen());
}

#[test]
fn the_language_of_a_name_follows_the_federation_until_it_is_chosen() {
    let mut console = registered(Language::English, &[]);
    console.press("aIşık Ali<Down><Down><Down><Down>ger<Enter><Esc>");
    console.shows("IŞIK ALI");
    console.press("<Enter><Down><Down><Down><Down><Down><Down><Down><Down><Down><Down><Down>");
    console.shows("‹ by federation ›");
    console.press("<Right><Enter>");
    console.shows("IŞIK ALİ");
    console.press("<Enter>");
    console.shows("‹ Turkish ›");
    console.press("<Esc>u");
    console.shows("IŞIK ALI");
}

#[test]
fn errors_are_shown_at_their_field_and_no_player_is_registered() {
    let mut console = registered(Language::English, &[]);
    console.press("a<Enter>");
    console.shows("! The name is empty.");
    console.press("Ali<Down>4000<Enter>");
    console.shows("! The rating 4000 is out of range.");
    console.press("<Backspace><Backspace><Backspace><Backspace>1800<Down><Down><Down><Down>77<Enter>");
    assert_eq!(players(&console), 1);
    console.press("Can<Down><Down>77<Enter>");
    console.shows("! Licence number 77 belongs to ALI.");
    assert_eq!(players(&console), 1);
    console.press("<Backspace>8<Enter><Esc>");
    assert_eq!(players(&console), 2);
}

#[test]
fn the_search_finds_turkish_letters_typed_without_their_marks() {
    let mut console = registered(Language::Turkish, &["Şükrü Öğün", "Işık Çınar", "Ali Çınar"]);
    console.press("/cinar");
    console.hides("ŞÜKRÜ");
    console.shows("2 bulundu");
    console.press(" isik");
    console.hides("ALİ");
    console.press("<Enter>");
    // The search remains; letters are commands again.
    console.press("o");
    console.shows("IŞIK");
    console.hides("ALİ");
    console.press("<Esc>");
    console.shows("ALİ");
}

#[test]
fn the_cursor_stays_on_its_player_when_the_order_changes() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    console.press("<Enter><Down>1500<Enter>");
    console.press("<End>");
    assert!(console.line("CAN").starts_with('>'));
    console.press("oo");
    let screen = console.screen();
    assert!(screen.find("ALI") < screen.find("CAN"), "by rating\n{screen}");
    assert!(console.line("CAN").starts_with('>'));
}

#[test]
fn withdrawing_byes_and_removing_are_one_key_and_can_be_undone() {
    let mut console = registered(Language::English, &["Ali", "Can", "Suna"]);
    console.press("<Home>w");
    assert!(console.line("  ALI").contains("withdrawn from round 1"));
    console.shows("3 players · 2 to play in round 1 · 1 withdrawn");
    console.press("w");
    assert!(!console.line("  ALI").contains("withdrawn"));
    console.press("b<Right><Up><Backspace>2<Enter>");
    assert!(console.line("  ALI").contains("round 2: ½ bye"), "{}", console.screen());
    console.press("x");
    assert_eq!(players(&console), 2);
    console.shows("ALI is no longer registered. u restores the player.");
    assert_eq!(console.app.depth(), 0);
    console.press("u");
    assert!(console.line("  ALI").contains("round 2: ½ bye"));
}

#[test]
fn byes_of_several_rounds_are_arranged_at_once_and_what_rules_seldom_grant_is_questioned() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    let byes = |console: &Console| {
        let known = console.app.context().snapshot.player(PlayerId(1)).unwrap().byes.clone();
        known.into_iter().map(|(round, bye)| (round.0, bye)).collect::<Vec<_>>()
    };
    console.press("<Home>b<Up><Backspace>2-4, 6<Enter>");
    let absent = [2, 3, 4, 6].map(|round| (round, RequestedBye::ZeroPoint));
    assert_eq!(byes(&console), absent);
    console.press("b");
    console.shows("ALI: 2 0 bye, 3 0 bye, 4 0 bye, 6 0 bye");
    console.shows("Rounds (1–7)");
    console.press("<Right><Up><Backspace>4 7<Enter>");
    console.shows("This makes 2 half-point byes; the event grants one.");
    console.shows("event grants no half-point bye in the last round.");
    assert_eq!(byes(&console), absent, "nothing is arranged before a second Enter");
    console.press("<Enter>");
    let half = RequestedBye::HalfPoint;
    let zero = RequestedBye::ZeroPoint;
    assert_eq!(byes(&console), [(2, zero), (3, zero), (4, half), (6, zero), (7, half)]);
    console.press("b<Up><Backspace>3-9<Enter>");
    console.shows("!");
    assert_eq!(byes(&console).len(), 5, "nothing is half done");
    console.press("<Backspace><Backspace><Backspace>x<Enter>");
    console.shows("“x” is not a round. Enter rounds from 1 to 7");
    console.press("<Esc><Esc>");
}

#[test]
fn a_paired_player_is_not_deleted() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<Home>");
    assert!(console.app.keys().iter().all(|(code, _)| *code != KeyCode::Char('x')), "no key without effect");
    console.press("x");
    console.shows("ALI is paired in round 1 and cannot be deleted. Withdraw the player instead.");
    assert_eq!(players(&console), 2);
    let player = Player::named(Name::new("Ece").unwrap());
    let missed = RequestedBye::ZeroPoint;
    console.does(Command::Register { player, arrival: RoundNo(2), missed });
    console.press("/ece<Enter>x");
    assert_eq!(players(&console), 2, "a player who was never paired is deleted");
}

#[test]
fn a_late_entry_is_asked_what_the_missed_rounds_count() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("aSuna<Up>");
    console.shows("1 missed round at 0, score 0");
    console.press("<Right>");
    console.shows("1 missed round at ½, score ½");
    console.press("<Enter><Esc>");
    let snapshot = console.app.context().snapshot;
    let registration = snapshot.player(PlayerId(3)).unwrap();
    assert_eq!((registration.arrival, registration.missed), (RoundNo(2), RequestedBye::HalfPoint));
    assert!(console.line("SUNA").contains("from round 2"));
}

#[test]
fn a_rating_changed_after_round_1_needs_a_reason() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<Home><Enter><Down>1500<Enter>");
    console.shows("Rating: – → 1500");
    console.press("C");
    console.shows("A correction needs a reason");
    console.press("2C");
    assert!(console.line("  ALI").contains("1500"));
}

#[test]
fn typing_replaces_a_number_and_continues_a_name() {
    let mut console = registered(Language::English, &["Ali"]);
    console.press("<Home><Enter> Can<Tab><Tab><Tab>1500<Enter>");
    console.press("<Enter><Tab><Tab><Tab>1600<Enter>");
    console.shows("ALI CAN  1600");
    console.press("b<Up>23<Enter>");
    console.shows("There is no round 23: the event has 7 rounds. To play more rounds, increase their number first (F4).");
}

#[test]
fn an_estimated_rating_is_marked_wherever_the_player_is_listed() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    console.press("<Home><Enter><Up><Right><Enter>");
    console.shows("! There is no rating to mark as estimated.");
    console.press("<Home><Down><Down>1500<Enter>");
    assert!(console.line("  ALI").contains("~1500"), "{}", console.screen());
    assert!(console.screen_of(120, 30).contains("~1500 (estimated by the arbiter)"));
    console.press("L");
    console.shows("Estimated rating – → Rating");
    let event = console.app.context().event;
    let sheet = hakem::sheet::named("starting-list").unwrap().sheet(event, None).unwrap();
    assert_eq!(sheet.notes, ["~ estimated by the arbiter"]);
    let table = sheet.flat();
    let rating = table.columns.iter().position(|column| column.key.name() == "rating").unwrap();
    assert_eq!(table.row(0).cells[rating].shown(event.texts), "~1500");
    assert_eq!(table.row(0).cells[rating].plain(event.texts), "1500");
}

/// The 1992 edition converts INGO and BCF; no other does.
#[test]
fn numbers_of_older_lists_are_offered_as_ratings_where_the_text_converts_them() {
    let mut console = registered(Language::English, &[]);
    console.press("aAli<Tab>105");
    console.hides("INGO");
    console.press("<Esc><Esc>");
    let settings = console.app.context().snapshot.settings().clone();
    let settings = Settings { system: SystemId::new("dutch-1992"), ..settings };
    console.does(Command::Announce(Box::new(settings)));
    console.press("aAli<Tab>105");
    console.shows("INGO 105 = 2000");
    console.shows("BCF 105 = 1440");
    console.press("<Down><Enter><Enter>");
    let ali = console.app.context().snapshot.player(PlayerId(1)).unwrap().player.clone();
    assert_eq!(ali.rating, Rating::new(2000).ok());
    // A rating is no number of an older list, and who chooses none keeps the number.
    console.press("Can<Tab>1800");
    console.hides("INGO");
    console.press("<Backspace><Backspace><Enter>");
    console.shows("18");
    console.press("<Enter>");
    let can = console.app.context().snapshot.player(PlayerId(2)).unwrap().player.clone();
    assert_eq!(can.rating, Rating::new(18).ok());
}

#[test]
fn a_wide_screen_shows_the_player_in_full() {
    let mut console = registered(Language::Czech, &["Jiří Dvořák", "Petr Novák"]);
    console.press("<Home><Enter><Down><Down><Down><Down>cze<Down>4711<Down><Down><Down>1980<Enter>");
    console.publish_round_1(&[(1, 2)]);
    console.press("<Home>");
    console.hides("1980");
    let wide = console.screen_of(120, 30);
    for words in ["4711", "1980", "CZE", "PETR NOVÁK"] {
        assert!(wide.contains(words), "{words} in\n{wide}");
    }
}

#[test]
fn control_characters_are_not_drawn() {
    let mut console = registered(Language::English, &["Ali\u{202e}\u{2066}x", "Can"]);
    console.press("<Home>");
    for screen in [console.screen(), console.screen_of(140, 30)] {
        assert!(!screen.contains(['\u{202e}', '\u{2066}']));
    }
}

#[test]
fn nothing_changes_while_a_past_state_is_looked_at() {
    let mut console = registered(Language::English, &["Ali", "Can"]);
    let step = console.app.context().history.line()[2];
    console.app.update(hakem::desk::Message::Step(hakem::desk::HistoryMove::Look(Some(step))));
    console.press("a");
    assert_eq!(console.app.depth(), 0);
    console.shows("Past states cannot be changed");
    // The first Esc ends the search, the second the view of the past.
    console.press("/al<Esc>");
    assert!(console.app.context().is_past);
    console.press("<Esc>");
    assert!(!console.app.context().is_past);
}

#[test]
fn the_last_five_who_were_added_stay_in_sight_while_others_are_registered() {
    let mut console = Console::with_event(Language::English);
    console.press("<F5>a");
    for (name, rating) in
        [("Ece", 2100), ("Ali", 2050), ("Can", 2000), ("Ela", 1950), ("Oya", 1900), ("Nil", 1850)]
    {
        console.press(&format!("{name}<Down>{rating}<Enter>"));
    }
    insta::assert_snapshot!(console.below_tabs());
    // A refusal has its own rows, and a player whose registration is undone is no longer shown.
    console.press("Zoe<Down><Down>nonsense<Enter>");
    assert!(console.has("Type one of GM") && console.has("NIL  1850"));
    console.press("<Esc><Esc>ua");
    assert!(!console.has("NIL  1850") && console.has("ECE  2100"));
}

#[test]
fn the_status_of_a_late_entry_that_leaves_names_each_round_once() {
    let mut console = registered(Language::English, &["Ali", "Can", "Deniz", "Ece"]);
    console.press("<F6>dr2pP<F7>11<F5>");
    let player = Player::named(Name::new("Fatma").unwrap());
    let missed = RequestedBye::ZeroPoint;
    console.does(Command::Register { player, arrival: RoundNo(2), missed });
    let id = PlayerId(5);
    console.does(Command::Withdraw { id, from: RoundNo(2) });
    console.press("<Home>");
    assert!(console.line("FATMA").trim_end().ends_with("  withdrawn from round 2"), "{}", console.screen());
    console.press("u");
    console.does(Command::Withdraw { id, from: RoundNo(4) });
    console.press("<Home>");
    let line = console.line("FATMA");
    assert!(line.trim_end().ends_with("from round 2; withdrawn from round 4"), "{line}");
}
