//! The start screen.

use crate::console::Console;
use hakem::i18n::Language;
use hakem_engine::tournament::PlayerId;

#[test]
fn the_first_start_offers_the_sample_event() {
    let mut console = Console::new(Language::Turkish);
    insta::assert_snapshot!(console.screen());
    console.press("m");
    assert!(console.folder().join("aktar-17.hakem").exists());
    assert!(console.app.context().snapshot.player(PlayerId(17)).is_some());
}

#[test]
fn event_files_are_listed_the_latest_first_and_opened_with_enter() {
    let mut console = Console::over(Language::English, &["notes.txt"]);
    for name in ["One", "Two"] {
        console.press(&format!("n{name}<Enter>"));
        console.press("q");
    }
    let two = std::fs::File::options().append(true).open(console.folder().join("two.hakem")).unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    two.set_modified(later).unwrap();
    console.press("nThree<Enter>q");
    console.app.idle();
    assert!(console.line("two.hakem").starts_with("> Two"), "{}", console.screen());
    console.hides("notes.txt");
    console.press("<End><Enter>");
    assert_eq!(console.app.context().snapshot.settings().name.as_str(), "One");
}

#[test]
fn a_new_event_is_named_after_the_event_and_overwrites_nothing() {
    let mut console = Console::new(Language::Czech);
    console.press("nŠachový festival<Enter>q");
    assert!(console.folder().join("sachovy-festival.hakem").exists());
    console.press("nŠachový festival<Enter>");
    console.shows("sachovy-festival.hakem již existuje");
    assert!(console.app.context().path.is_none());
    console.press("druhy<Enter>");
    assert!(console.folder().join("druhy.hakem").exists());
    assert_eq!(console.app.context().snapshot.settings().language, Language::Czech);
}

#[test]
fn an_event_without_a_name_is_refused_at_the_field() {
    let mut console = Console::new(Language::English);
    console.press("n<Enter>");
    console.shows("! The name is empty.");
}

#[test]
fn every_language_is_offered_in_its_own_words() {
    let mut console = Console::new(Language::English);
    console.shows("Türkçe · English · Čeština");
    console.press("t<Down><Enter>");
    console.shows("nový turnaj");
    console.press("l<Home><Enter>");
    console.shows("yeni turnuva");
}

#[test]
fn a_list_of_players_is_imported_and_a_faulty_one_changes_nothing() {
    let mut console = Console::new(Language::English);
    let file = |console: &Console, name: &str| console.folder().join(name);
    std::fs::write(file(&console, "bad.csv"), "Surname,Elo,Paid\nAk,many,yes\n").unwrap();
    console.press("ibad.csv<Enter>");
    console.shows("Line 2, column Elo: “many” is not a whole number.");
    assert!(!file(&console, "bad.hakem").exists());
    std::fs::write(file(&console, "club.csv"), "Surname,Name,Elo,Paid\nAk,Ayşe,1800,yes\nBoz,,,\n").unwrap();
    console.press("<Esc><Esc>iclub.csv<Enter>");
    console.shows("Columns that were left out: Paid");
    console.press("<Esc>");
    console.press("<F5>");
    console.shows("AK, AYŞE");
    let names: Vec<_> =
        console.app.context().snapshot.players().map(|(_, known)| &known.player.name).collect();
    assert_eq!(names.iter().map(|name| name.as_str()).collect::<Vec<_>>(), ["Ak, Ayşe", "Boz"]);
}

#[test]
fn import_answers_to_i_without_its_dot() {
    let mut console = Console::new(Language::Turkish);
    console.press("ı");
    assert_eq!(console.app.depth(), 1);
    console.press("<Enter>");
    console.shows("Dosya adı verilmedi.");
}
