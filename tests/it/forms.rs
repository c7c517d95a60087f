//! Typing and choosing: typed text is never lost, lists are searched by letters, implausible values are
//! questioned.

use crate::console::Console;
use hakem::i18n::Language;
use hakem_engine::tournament::{PlayerId, Sex};

fn registered(names: &[&str]) -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(names);
    console.press("<F5>");
    console
}

fn players(console: &Console) -> usize {
    console.app.context().players().len()
}

#[test]
fn the_first_esc_throws_nothing_away_that_was_typed() {
    let mut console = Console::new(Language::English);
    console.press("osome/where<Esc>");
    console.shows("! Unsaved input. Esc again discards it");
    console.shows("some/where");
    console.press("!<Esc>x<Esc><Esc>");
    assert_eq!(console.app.depth(), 0, "any other key goes on, two in a row leave");
    console.press("o<Esc>");
    assert_eq!(console.app.depth(), 0, "nothing typed, nothing to lose");
}

#[test]
fn a_path_is_completed_as_far_as_it_is_certain() {
    let mut console = Console::over(Language::English, &["open-a.hakem", "open-b.hakem", "notes.txt"]);
    std::fs::create_dir(console.folder().join("old")).unwrap();
    std::fs::write(console.folder().join("old/report.trf"), "").unwrap();
    console.press("oo<Tab>");
    console.shows("old/  open-a.hakem  open-b.hakem");
    console.hides("notes.txt");
    console.press("p<Tab>");
    console.shows("open-a.hakem  open-b.hakem");
    console.press("a<Tab>");
    console.shows("│ open-a.hakem ");
    console.press("<Esc><Esc>iol<Tab><Tab>");
    console.shows("old/report.trf");
}

/// In a form Tab moves on if a path cannot be completed, or has several completions.
#[test]
fn a_path_in_a_form_is_completed_too() {
    let mut console = registered(&["Ali Ak", "Can Boz"]);
    for name in ["archive", "games.pgn", "games-2.pgn"] {
        std::fs::write(console.folder().join(name), "").unwrap();
    }
    std::fs::create_dir(console.folder().join("federation")).unwrap();
    console.press("<F9>,CW");
    console.press(&"<Backspace>".repeat(200));
    console.press("fe<Tab>");
    assert!(console.line("> Closing folder").contains("federation/"), "{}", console.screen());
    console.press("final<Tab>ga<Tab>");
    assert!(console.line("> Games with moves").contains("games"), "{}", console.screen());
    console.shows("games-2.pgn games.pgn");
    console.hides("archive");
    console.press("<Tab>");
    console.line("> Also write TRF16");
    console.press("<Esc><Esc>");
    assert_eq!(console.app.depth(), 0);
}

#[test]
fn implausible_input_is_questioned_once_and_accepted_when_repeated() {
    let mut console = registered(&["Ali Ak"]);
    console.press("a1234<Enter>");
    console.shows("! The name contains no letter. Press Enter again to accept it.");
    assert_eq!(players(&console), 1);
    console.press("<Enter>");
    assert_eq!(players(&console), 2);
    console.press("ALİ  ak<Enter>");
    console.shows("! ALI AK has the same name.");
    console.press("x<Enter>");
    assert_eq!(players(&console), 3, "what was changed is no namesake any more");
    let born = "<Down><Down><Down><Down><Down><Down><Down><Down>";
    for year in ["1899", "3010"] {
        console.press(&format!("Can{born}{year}<Enter>"));
        console.shows(&format!("Year of birth {year} is implausible."));
        console.press("<Esc><Esc>a");
        assert_eq!(players(&console), 3);
    }
    console.press(&format!("Can{born}1990<Enter>"));
    assert_eq!(players(&console), 4);
    console.press("Ece<Down>150<Enter>");
    console.shows("150 is unusual: ratings are usually between 1000 and 2900.");
    console.press("<Esc><Esc>aEfe<Down><Down><Down><Down>XYZ<Enter>");
    console.shows("FIDE has no federation XYZ.");
}

#[test]
fn a_federation_is_found_by_its_name_while_it_is_typed() {
    let mut console = registered(&[]);
    console.press("aAli<Down><Down><Down><Down>german");
    console.shows("GER  Germany");
    console.press("<Down><Enter>");
    assert!(
        console.line("> Licence").starts_with(" "),
        "the next field has the cursor\n{}",
        console.screen()
    );
    console.press("<Enter><Esc>");
    let known = console.app.context().snapshot.player(PlayerId(1)).unwrap();
    assert_eq!(known.player.federation.as_ref().unwrap().as_str(), "GER");
}

#[test]
fn a_letter_takes_the_place_of_a_proposed_federation() {
    let mut console = registered(&[]);
    console.press("<F4>/federation<Enter><Enter>tur<Enter>");
    console.press("<F5>aAli<Down><Down><Down><Down>");
    assert!(console.line("> Federation").contains(" TUR "), "{}", console.screen());
    console.press("cze<Enter>Can<Enter><Esc>");
    let federation = |id| {
        let known = console.app.context().snapshot.player(PlayerId(id)).unwrap();
        known.player.federation.as_ref().unwrap().as_str().to_owned()
    };
    assert_eq!([federation(1), federation(2)], ["CZE", "TUR"]);
}

#[test]
fn players_of_a_forbidden_pair_are_offered_while_they_are_typed() {
    let mut console = registered(&["Şükrü Çınar", "Ali Çınar", "Can Ak"]);
    console.press("<F4>/forbid<Enter>a");
    console.press("cinar");
    console.shows("ALI ÇINAR");
    console.shows("ŞÜKRÜ ÇINAR");
    console.press("<Down><Down><Enter>can<Enter>");
    let pair = console.app.context().snapshot.settings().forbidden[0].players;
    assert_eq!(pair, [PlayerId(1), PlayerId(3)]);
}

#[test]
fn a_choice_shows_all_that_can_be_chosen_and_takes_its_letter() {
    let mut console = registered(&[]);
    console.press("aEce<Down><Down><Down><Down><Down><Down><Down>");
    console.shows("‹ – ›  female    male");
    console.press("f");
    console.shows("–  ‹ female ›  male");
    console.press("<Enter><Esc>");
    assert_eq!(console.app.context().snapshot.player(PlayerId(1)).unwrap().player.sex, Some(Sex::Female));
}

#[test]
fn a_short_list_shows_its_digits_and_a_long_one_filters() {
    let mut console = Console::with_event(Language::English);
    console.press("/language<Enter><Enter>");
    console.shows("1  Turkish");
    console.press("3");
    assert_eq!(console.app.context().snapshot.settings().language, Language::Czech);
    console.press("<Home>/system<Enter><Enter>");
    console.shows("type to search");
    console.press("dubov");
    console.shows("“dubov”: 2");
    console.press("<Enter>");
    assert!(console.app.context().snapshot.settings().system.as_str().starts_with("dubov"));
}

#[test]
fn a_form_is_as_wide_as_its_longest_value_up_to_the_screen() {
    let mut console = Console::new(Language::English);
    let name = "The Open Championship of the Chess Federation and All of its Member Clubs and Schools";
    console.press(&format!("n{name}"));
    assert!(console.screen_of(130, 30).contains(name), "{}", console.screen_of(130, 30));
    // On a narrow screen the field scrolls, and shows the end of the text.
    assert!(console.screen().contains("Member Clubs and Schools"), "{}", console.screen());
}

#[test]
fn the_colours_are_chosen_in_the_console() {
    use hakem::theme::{Terminal, Theme};
    let folder = tempfile::TempDir::new().unwrap();
    let kept = folder.path().join("kept/theme");
    let mut console = Console::coloured(
        Language::English,
        Theme::dark(),
        Terminal { has_all_colours: true, ..Terminal::default() },
        kept.clone(),
    );
    let ground = |console: &Console| console.frame(80, 24)[(0, 10)].bg;
    let dark = ground(&console);
    console.press("T");
    console.shows("light");
    console.press("3");
    console.shows("✓ Colours: light. The choice is saved.");
    assert_ne!(ground(&console), dark);
    assert_eq!(hakem::service::kept_theme(Some(&kept)), Some(hakem::theme::ThemeChoice::Light));
}

#[test]
fn a_dialog_explains_its_keys() {
    let mut console = registered(&[]);
    console.press("a<F1>");
    console.shows("Cancels. Unsaved input needs a second Esc.");
    console.press("<F1>");
    assert_eq!(console.app.depth(), 1, "the form is open still");
}

#[test]
fn a_licence_number_of_zero_or_below_without_a_name_ends_the_registration() {
    for typed in ["0", "-1"] {
        let mut console = registered(&[]);
        console.press("aAli<Enter>");
        assert_eq!((console.app.depth(), players(&console)), (1, 1));
        console.press(&format!("<Down><Down><Down><Down><Down>{typed}<Enter>"));
        assert_eq!((console.app.depth(), players(&console)), (0, 1), "{typed} (basic-swiss 1)");
    }
    let mut console = registered(&[]);
    console.press("aAli<Down><Down><Down><Down><Down>0<Enter>");
    assert_eq!((console.app.depth(), players(&console)), (1, 0), "with a name it is a wrong number");
}

#[test]
fn a_player_needs_name_and_rating_and_the_form_keeps_what_most_players_have() {
    let mut console = registered(&[]);
    console.press("a");
    assert!(console.has("Rating") && console.line("Tab or").contains("Title, National"));
    console.hides("‹ by federation ›");
    console.press("Ali<Tab>1800<Tab>");
    console.shows("> Title");
    console.shows("‹ by federation ›");
    console.press("<Up><Up><Up><Up><Up>");
    console.line("> Language");
    console.press("<Up>Foça<Enter>");
    console.line("   │   Club");
    console.hides("   │   Born");
    // Of two players one has a club: not more than half.
    console.press("Can<Enter>");
    console.hides("   │   Club");
    console.press("Ece<Tab><Tab>nonsense<Enter>");
    console.shows("! Title");
}

#[test]
fn the_system_of_a_new_event_is_found_by_typing_its_name() {
    let mut console = Console::new(Language::English);
    console.press("nOpen<Down>round robin");
    console.shows("‹ Round robin (Berger) ›  round robin");
    console.press("<Enter>");
    assert_eq!(console.app.context().snapshot.settings().system.as_str(), "round-robin");
    let mut console = Console::new(Language::Turkish);
    console.press("nOpen<Down>keizer<Enter>");
    assert_eq!(console.app.context().snapshot.settings().system.as_str(), "keizer");
}

#[test]
fn the_text_typed_for_a_choice_ends_with_its_field() {
    let mut console = Console::new(Language::English);
    console.press("nOpen<Down>round<Up><Down>k<Enter>");
    let system = console.app.context().snapshot.settings().system.clone();
    assert!(["knockout", "keizer"].contains(&system.as_str()), "{system:?}");
}
