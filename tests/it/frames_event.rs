//! The event pane.

use crate::console::Console;
use crate::formats;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::pairing::SYSTEMS;
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    Colour, ForbiddenPair, GameKind, Name, PlayerId, Points, RoundNo, SETTINGS, Settings, SystemId,
    TieBreakRules,
};

fn tie_breaks(console: &Console) -> String {
    let codes = console.app.context().snapshot.settings().tie_breaks.iter();
    codes.map(|code| code.as_str().to_owned()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_setting_has_a_line() {
    let mut console = Console::with_event(Language::English);
    insta::assert_snapshot!(console.screen());
    console.go_to("Event file");
    assert_eq!(console.line("Event file"), "> Event file                 open.hakem");
    let labels = SETTINGS.iter().filter(|setting| setting.group.is_some());
    let shown = console.screen_of(100, 70);
    for id in labels.map(|setting| setting.id) {
        // Both days share a line, groups need their acceleration; those of norms need an event that can have them.
        let hidden = ["begins", "ends", "options", "rating-taken", "unrated", "number-groups"];
        let is_elsewhere = hidden.contains(&id);
        let of_norms = ["championship", "direct-titles", "official", "shows-norms"].contains(&id);
        let label = console.app.context().texts.get(&format!("event-{id}")).into_owned();
        assert!(is_elsewhere || of_norms || shown.contains(&label), "{label}\n{shown}");
    }
}

#[test]
fn words_and_days_are_typed_into_a_prompt() {
    let mut console = Console::with_event(Language::Turkish);
    console.go_to("Yer");
    console.press("<Enter>Çanakkale<Enter>");
    console.go_to("İlk ve son gün");
    console.press("<Enter><Tab>31.2.2026<Enter>");
    console.shows("Geçersiz tarih: 31.02.2026.");
    console.press("<Esc>");
    console.shows("! Kaydedilmemiş bilgi var.");
    console.press("<Esc><Enter>8.3.2026<Tab>7.3.2026<Enter>");
    console.shows("Son gün ilk günden önce.");
    console.press("<Up><Home><Delete>5<Enter>");
    assert!(console.line("İlk ve son gün").contains("05.03.2026 – 07.03.2026"));
    assert!(console.line("Yer  ").contains("Çanakkale"));
    console.press("uu");
    assert!(console.line("Yer  ").contains('–'));
}

#[test]
fn the_rate_of_play_is_set_or_follows_from_the_time_control() {
    let mut console = Console::with_event(Language::Czech);
    console.go_to("Druh hry");
    assert!(console.line("Druh hry").contains("vážný šach, výchozí"));
    let blitz = Settings {
        coded_time_control: Name::new("180+2").ok(),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(blitz)));
    assert!(console.line("Druh hry").contains("blesk, podle tempa"));
    console.go_to("Druh hry");
    console.press("<Enter><Down><Down><Enter>");
    assert_eq!(console.app.context().snapshot.settings().known_kind(), Some(GameKind::Rapid));
    console.press("L");
    console.shows("Nastavení turnaje: Druh hry – → rapid");
}

#[test]
fn points_that_do_not_fit_together_are_refused_in_the_form() {
    let mut console = Console::with_event(Language::Czech);
    console.go_to("Body");
    console.press("<Enter><Down><Backspace>2<Enter>");
    console.shows("Opravte body.");
    console.press("<Backspace>3<Down><Backspace>½<Enter>");
    assert_eq!(console.app.depth(), 0);
    let points = console.app.context().snapshot.settings().points;
    assert_eq!((points.win, points.draw), (Points::from_tenths(30), Points::HALF));
}

#[test]
fn the_tie_break_list_is_kept_in_order() {
    let mut console = Console::with_event(Language::English);
    console.go_to("Tie-breaks");
    console.shows("BH, SB, WON, DE");
    console.press("<Enter>J");
    assert_eq!(tie_breaks(&console), "SB BH WON DE");
    console.press("JK");
    assert_eq!(tie_breaks(&console), "SB BH WON DE");
    console.press("x");
    assert_eq!(tie_breaks(&console), "SB WON DE");
    console.press("a<End><Enter>nonsense<Enter>");
    console.shows("The tie-break nonsense is unknown.");
    console.press("<Backspace><Backspace><Backspace><Backspace><Backspace><Backspace><Backspace><Backspace>BH-C1<Enter>");
    assert_eq!(tie_breaks(&console), "SB WON DE BH-C1");
    console.shows("4. BH-C1");
}

fn choose_system(console: &mut Console, system: &str) {
    console.go_to("Pairing system");
    let place = SYSTEMS.iter().position(|known| known.id() == system).unwrap();
    console.press(&format!("<Enter><Home>{}<Enter>", "<Down>".repeat(place)));
    assert_eq!(console.app.context().snapshot.settings().system.as_str(), system);
}

#[test]
fn basic_swiss_brings_the_final_order_of_its_brief() {
    let mut console = Console::with_event(Language::English);
    choose_system(&mut console, "basic-swiss");
    console.press("<Down>");
    assert_eq!(tie_breaks(&console), "ELO UKD NAME LNO");
    console.go_to("Tie-breaks, in order");
    console.press("<Enter>");
    for line in
        ["1. ELO    International rating (Elo)", "3. NAME   Name (alphabetical)", "4. LNO    Licence number"]
    {
        console.shows(line);
    }
    console.go_to("Pairing system");
    console.press("<Enter><Home><Enter>");
    assert_eq!(tie_breaks(&console), "BH SB WON DE");
}

#[test]
fn groups_fold_and_are_remembered_with_the_event_but_not_in_it() {
    let mut console = Console::with_event(Language::English);
    console.press("<End><Up>");
    assert!(console.line(">").starts_with("> ▸ Files and reports"), "{}", console.screen());
    let step = console.app.context().step;
    console.press("<Enter>");
    assert!(console.line(">").starts_with("> ▾ Files and reports"));
    console.shows("Backup folder");
    // The cursor follows its setting, even if lines appear above it.
    console.press("<Down><Down>");
    assert!(console.line(">").starts_with("> Backup folder"));
    console.press("/federation<Enter>");
    assert!(console.line(">").starts_with("> Federation"), "{}", console.screen());
    assert_eq!(console.app.context().step, step, "nothing is recorded");
    let mut console = console.again(crate::disk::hasty_disk());
    console.press("<Enter><F4>");
    console.shows("▾ Files and reports");
    console.shows("▸ Organisers and norms");
    console.press("<End>");
    while !console.line(">").starts_with("> ▾ Files") {
        console.press("<Up>");
    }
    console.press("<Enter>");
    console.hides("Backup folder");
}

#[test]
fn a_long_path_keeps_the_name_of_its_file() {
    let mut console = Console::with_event(Language::English);
    let folder = console.folder().join("a long folder name with blanks/2026 events of the club/autumn");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("open autumn.hakem");
    console.press("<F12>");
    console.press(&"<Backspace>".repeat(300));
    console.press(&format!("{}<Enter><F4><End><Up>", path.display()));
    for _ in ["folded", "unfolded"] {
        let line = console.line("Event file").trim_end().to_owned();
        assert!(line.contains("…/") && line.ends_with("/open autumn.hakem"), "{line}");
        console.press("<Enter>");
    }
}

#[test]
fn the_usual_number_of_rounds_is_proposed_until_round_1_is_paired() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Ece", "Nur", "Su", "Ela", "Eda", "Efe", "Can B"]);
    console.press("<F4>");
    console.go_to("Rounds");
    console.press("<Enter>");
    console.shows("Usual: 6");
}

#[test]
fn no_other_number_of_rounds_is_proposed_once_a_round_is_published() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Ece", "Nur"]);
    let settings = console.app.context().snapshot.settings().clone();
    console.does(Command::Announce(Box::new(Settings { rounds: RoundNo(9), ..settings })));
    console.go_to("Rounds");
    console
        .shows("With 4 players the rules allow this number of rounds: 1–3. Change the number of rounds (F4)");
    console.publish_round_1(&[(1, 2), (3, 4)]);
    console.shows("With 4 players the rules allow this number of rounds: 1–3.");
    console.hides("Change the number");
}

#[test]
fn a_wide_screen_cuts_no_group_that_a_narrower_one_shows_whole() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Papandopoulos-Kyriakidis, Alexandros", "Hadjimichalakis, Konstantinos", "Ng, A"]);
    let forbidden = |players| ForbiddenPair { players, first: RoundNo(1), last: RoundNo(5) };
    let settings = Settings {
        forbidden: [[PlayerId(1), PlayerId(2)], [PlayerId(1), PlayerId(3)]].map(forbidden).into(),
        ..console.app.context().snapshot.settings().clone()
    };
    console.does(Command::Announce(Box::new(settings)));
    for width in 136..=220 {
        let screen = console.screen_of(width, 30);
        let is_cut = |line: &str| line.contains('▸') && line.contains('…');
        assert!(!screen.lines().any(is_cut), "{screen}");
    }
}

#[test]
fn the_cursor_follows_its_setting_when_lines_come_and_go() {
    let mut console = Console::with_event(Language::English);
    let mut settings: Settings = console.app.context().snapshot.settings().clone();
    settings.tie_breaks.clear();
    take_system(&mut settings, SystemId::new("basic-swiss"));
    console.does(Command::Announce(Box::new(settings)));
    for label in ["Half-point byes", "Language of names", "Forbidden pairs", "Pairing system"] {
        console.go_to(label);
        // Undo and redo add and remove other lines.
        for key in ["u", "U"] {
            console.press(key);
            let screen = console.screen();
            let line = screen.lines().find(|line| line.starts_with("> ")).unwrap();
            assert!(line.starts_with(&format!("> {label}")), "{label}, {key}: {line}");
        }
    }
}

#[test]
fn a_round_robin_and_a_knockout_take_their_own_list_and_say_so() {
    for system in ["round-robin", "knockout"] {
        let mut console = Console::with_event(Language::English);
        choose_system(&mut console, system);
        console.shows("Tie-breaks of this system: DE, SB, WON, KS");
        assert_eq!(tie_breaks(&console), "DE SB WON KS", "{system}");
        console.go_to("Pairing system");
        console.press("<Enter><Home><Enter>");
        assert_eq!(tie_breaks(&console), "BH SB WON DE", "{system}");
    }
}

#[test]
fn the_initial_colour_is_drawn_with_one_key_or_entered() {
    let mut console = Console::with_event(Language::English);
    console.press("d");
    assert_eq!(console.app.context().snapshot.settings().initial_colour, Some(Colour::Black));
    console.go_to("Initial colour");
    console.press("<Enter><Down><Enter>");
    assert_eq!(console.app.context().snapshot.settings().initial_colour, Some(Colour::White));
}

#[test]
fn settings_used_by_round_1_are_locked_with_the_reason() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<F4>");
    console.go_to("Points");
    assert!(console.line("Points  ").contains("▪"));
    assert!(console.line("Points  ").contains("(locked)"));
    console.shows("Locked: Round 1 uses this setting. Undo that round to change it.");
    console.press("<Enter>");
    assert_eq!(console.app.depth(), 0);
    console.go_to("Rounds");
    console.press("<Enter><Backspace>0<Enter>");
    console.shows("0 rounds are too few. Set at least 1.");
    console.press("<Backspace>9<Enter>");
    console.shows("The number of rounds must be declared before the event");
    console.press("CL");
    assert_eq!(console.app.context().snapshot.settings().rounds, RoundNo(9));
}

#[test]
fn forbidden_pairs_are_found_by_a_part_of_the_name() {
    let mut console = Console::with_event(Language::Turkish);
    console.register(&["Şükrü Çınar", "Ali Çınar", "İbrahim Ilgaz"]);
    console.go_to("Yasak");
    console.press("acinar<Tab>ilgaz<Enter>");
    console.shows("2 oyuncu eşleşiyor: ALİ ÇINAR, ŞÜKRÜ ÇINAR");
    console.press("<Backspace><Backspace><Backspace><Backspace><Backspace>sukru<Enter>");
    let forbidden = &console.app.context().snapshot.settings().forbidden;
    assert_eq!(forbidden[0].players, [PlayerId(1), PlayerId(3)]);
    console.shows("ŞÜKRÜ ÇINAR – İBRAHİM ILGAZ, 1–7. turlar");
    console.go_to("Yasak");
    console.press("x<Up>");
    console.hides("ŞÜKRÜ ÇINAR –");
}

#[test]
fn the_second_folder_gets_the_event_file() {
    let mut console = Console::with_event(Language::English);
    let stick = console.folder().join("stick");
    std::fs::create_dir(&stick).unwrap();
    console.go_to("Backup folder");
    console.press("<Enter>stick<Enter>");
    assert!(stick.join("open.hakem").exists());
    assert!(console.line("Backup folder").ends_with(" stick"));
}

#[test]
fn a_recommended_list_replaces_the_present_one() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ak", "Boz"]);
    let settings = console.app.context().snapshot.settings().clone();
    console
        .does(Command::Announce(Box::new(Settings { tie_break_rules: TieBreakRules::Booklet, ..settings })));
    console.press("<F4>");
    let at = |console: &Console| {
        let list = &console.app.context().snapshot.settings().tie_breaks;
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    console.press("/buchholz<Enter>");
    assert!(console.line(">").contains("1. BH"), "{}", console.screen());
    console.press(",r");
    console.shows("Swiss, most players unrated: BH, SB");
    console.hides("Round robin:");
    console.press("<Enter>");
    assert_eq!(at(&console), "BH SB");
    console.press(",r<Home><Enter>");
    assert_eq!(at(&console), "ARO AROC1");
    console.shows("2 players have no rating, which ARO requires (tie-breaks §6).");
    console.press("u");
    assert_eq!(at(&console), "BH SB");
}

#[test]
fn the_text_of_the_tie_breaks_follows_the_system_until_another_is_chosen() {
    let mut console = Console::with_event(Language::English);
    let rules = |console: &Console| console.app.context().snapshot.settings().tie_break_rules;
    assert_eq!(rules(&console), TieBreakRules::Fide2026);
    choose_system(&mut console, "dutch-1992");
    assert_eq!(rules(&console), TieBreakRules::Booklet);
    console.go_to("Tie-break rules");
    console.press("<Enter><Down><Enter>");
    assert_eq!(rules(&console), TieBreakRules::Fide2026);
    choose_system(&mut console, "dutch-2009");
    assert_eq!(rules(&console), TieBreakRules::Fide2026);
}

#[test]
fn the_overview_rounds_its_shares_and_calls_a_draft_a_draft() {
    let mut console = Console::with_event(Language::English);
    console.register(&["A", "B", "C", "D", "E", "F"]);
    console.press("<F6>dr2<F4>o");
    assert!(console.line("│ Draft").ends_with('│'), "{}", console.screen());
    console.press("<Esc><F6>pP<F7>115<F4>o");
    console.shows("2 games · 67 %");
    console.shows("1 game · 33 %");
}

#[test]
fn the_key_that_draws_the_colour_is_listed_until_nothing_is_to_be_drawn() {
    let mut console = Console::with_event(Language::English);
    console.register(&["A", "B"]);
    let bar = |console: &Console| console.screen().lines().last().unwrap_or_default().to_owned();
    console.press("<F6>");
    assert!(bar(&console).contains("d draw initial colour"), "{}", console.screen());
    console.press("d");
    assert!(!bar(&console).contains("draw initial colour"), "{}", console.screen());
    console.press("d");
    console.shows("d (draw initial colour) is not available now");
    console.press("<F4>");
    assert!(bar(&console).contains("d draw"), "until round 1 is paired: {}", console.screen());
    console.press("<F6>r2<F4>");
    assert!(!bar(&console).contains("d draw"), "{}", console.screen());
    console.press("d");
    console.shows("Round 1 is paired with the initial colour. Undo round 1 first (F6, x).");
}

/// FIDE C.04.5 1.4: the event sets the value of a match's bye, which may be less than a draw of one game.
#[test]
fn the_bye_of_a_match_has_a_field_of_its_own() {
    let mut console = formats::event(Language::English, "double-swiss-2026", 5);
    console.press("<F4>");
    console.go_to("Points");
    console.press("<Enter>");
    console.shows("Match bye");
    console.press("<Down><Down><Down><Backspace><Backspace><Backspace>0.5<Enter>");
    assert_eq!(console.app.depth(), 0, "{}", console.screen());
    let points = console.app.context().snapshot.settings().points;
    assert_eq!(points.of_match(2).pairing_allocated_bye, Points::from_tenths(5));
    console.press("<Enter><Down><Down><Down><Backspace><Backspace><Backspace>2.5<Enter>");
    assert_eq!(console.app.depth(), 1, "more than both games won");
}

#[test]
fn before_round_1_a_player_is_found_by_the_number_of_the_starting_list() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Zeki", "Ada", "Bora"]);
    console.press("<F4>");
    console.go_to("Forbidden pairs");
    console.press("a1<Tab>3");
    console.shows("3  ZEKI");
    console.press("<Enter>");
    let forbidden = console.app.context().snapshot.settings().forbidden.clone();
    assert_eq!(forbidden[0].players, [PlayerId(2), PlayerId(1)], "Ada is first in the alphabet, Zeki last");
}

#[test]
fn a_number_of_rounds_that_the_rules_do_not_allow_is_changed_before_round_1_is_paired() {
    let rounds = |console: &Console| console.app.context().snapshot.settings().rounds;
    let is_paired = |console: &Console| console.app.context().snapshot.round(RoundNo(1)).is_some();
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Ben", "Cem", "Deniz", "Eva", "Fay"]);
    console.press("<F6>dr");
    console.shows("change to 5 and pair");
    console.press("<Esc>");
    assert!(!is_paired(&console) && rounds(&console) == RoundNo(7));
    console.press("r1");
    assert!(is_paired(&console) && rounds(&console) == RoundNo(5), "{}", console.screen());
    // The number fits now.
    console.press("xXr");
    assert!(is_paired(&console), "{}", console.screen());
    let mut console = formats::molter(Language::English);
    console.press("<F6>r1");
    assert!(is_paired(&console), "{}", console.screen());
}
