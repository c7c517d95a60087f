//! Every pane at every width: no text is cut while there is space, bars are complete, commands are found and
//! keys work.

use crate::console::Console;
use crate::effort::is_full;
use crate::key_tables::STATES;
use crate::random_sessions::MORE;
use hakem::desk::{FileRequest, Message, Request, Sample, WorkRequest};
use hakem::i18n::Language;
use hakem::theme::Theme;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Name, Player, PlayerId, RequestedBye, RoundNo};
use ratatui::style::Color;
use std::collections::BTreeMap;

/// Sizes of the screens under test.
const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (110, 35), (170, 50), (220, 60)];

/// This number of blank columns through an entire table is space that a cut text could have used.
const WASTED: usize = 4;

/// Plays a round of the sample with names of several scripts and drafts the next one.
fn console(language: Language) -> Console {
    let mut console = Console::new(language);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    for name in ["Папандопуло, Александр Хр.", "中村 光", "S\u{327}u\u{308}kru\u{308} Öğün", "Ο Μέγας 🏆"]
    {
        let player = Player::named(Name::new(name).unwrap());
        let missed = RequestedBye::ZeroPoint;
        console.does(Command::Register { player, arrival: RoundNo(1), missed });
    }
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pP");
    console.press("<F7>");
    console.press("1015551150");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
    console
}

/// Returns the lines of the table of the pane: those between the tabs and the last three lines, as characters
/// of one column each.
fn table(screen: &str) -> Vec<Vec<char>> {
    let lines: Vec<&str> = screen.lines().collect();
    let end = lines.iter().rposition(|line| line.starts_with('─')).unwrap_or(lines.len().saturating_sub(3));
    lines[3..end].iter().map(|line| line.chars().collect()).collect()
}

/// Returns a line with `…` in a table, if a strip of blanks runs through all its lines.
fn cut_beside_blanks(screen: &str, width: usize) -> Option<String> {
    let lines = table(screen);
    // Panels wrap their text; only the part left of the first rule is a table.
    let edge = |line: &Vec<char>| line.iter().position(|&sign| sign == '│').unwrap_or(width);
    let end = lines.iter().map(edge).min().unwrap_or(width);
    let cut = lines.iter().find(|line| line.iter().take(end).any(|&sign| sign == '…'))?;
    let is_blank = |column: usize| lines.iter().all(|line| line.get(column).is_none_or(|&sign| sign == ' '));
    let blank: Vec<bool> = (0..end).map(is_blank).collect();
    let wasted = blank.chunk_by(|one, other| one == other).any(|run| run[0] && run.len() >= WASTED);
    wasted.then(|| cut.iter().collect())
}

#[test]
fn nothing_is_cut_beside_blanks_on_any_pane_at_any_width() {
    for language in Language::ALL {
        let mut console = console(language);
        for pane in ["<F4>", "<F5>", "<F6>", "<F7>", "<F8>", "<F9>"] {
            console.press(pane);
            // The print screen determines the state of each sheet in idle time.
            for _ in 0..16 {
                console.app.idle();
            }
            for (width, height) in SIZES {
                let screen = console.screen_of(width, height);
                let found = cut_beside_blanks(&screen, width.into());
                assert_eq!(found, None, "{pane} at {width}x{height} in {language:?}\n{screen}");
            }
        }
    }
}

#[test]
fn the_names_of_the_panes_and_what_empty_panes_say_are_whole_on_the_smallest_screen() {
    for language in Language::ALL {
        let mut console = Console::new(language);
        console.press("n<Enter>");
        console.press("Open<Enter>");
        for pane in ["<F4>", "<F5>", "<F6>", "<F7>", "<F8>", "<F9>"] {
            console.press(&format!("<Esc>{pane}"));
            let (narrow, wide) = (console.screen_of(80, 24), console.screen_of(109, 24));
            let lines = |screen: &str| screen.lines().map(ToOwned::to_owned).collect::<Vec<_>>();
            let words = |line: &str| line.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>();
            let (narrow, wide) = (lines(&narrow), lines(&wide));
            let tabs = |lines: &[String]| words(&lines[1].replace(['[', ']'], " "));
            assert_eq!(tabs(&narrow), tabs(&wide), "the tabs in {language:?}");
            if pane != "<F4>" {
                let all = |lines: &[String]| words(&lines[2..20].join(" ").replace('─', ""));
                assert_eq!(all(&narrow), all(&wide), "{pane} in {language:?}");
            }
        }
    }
}

#[test]
fn panels_appear_where_the_table_leaves_space_for_them() {
    let mut console = console(Language::English);
    for _ in 0..8 {
        console.app.idle();
    }
    console.press("<F6>");
    let rules = |console: &Console, width: u16| {
        let screen = console.screen_of(width, 35);
        screen.lines().nth(10).unwrap().chars().filter(|&sign| sign == '│').count()
    };
    let counts: Vec<usize> = (80..=240).map(|width| rules(&console, width)).collect();
    assert!(counts.is_sorted() && counts.contains(&1) && counts.ends_with(&[2]), "{counts:?}");
    assert_eq!(rules(&console, 120), 0, "the table has more use for the room");
}

#[test]
fn a_wider_preview_of_a_sheet_shows_no_fewer_columns() {
    let mut console = console(Language::English);
    console.press("<F7><Left><F9>");
    let mut before: Vec<String> = Vec::new();
    for width in (150..=240).step_by(10) {
        let mut screen = String::new();
        for _ in 0..20 {
            screen = console.screen_of(width, 40);
            console.app.idle();
        }
        let heads =
            screen.lines().find_map(|line| line.split_once("│  Sıra ")).map_or("", |(_, heads)| heads);
        let heads: Vec<String> = heads.split_whitespace().map(ToOwned::to_owned).collect();
        assert!(heads.len() >= before.len().max(3), "{before:?} at {width}\n{screen}");
        before = heads;
    }
}

#[test]
fn a_text_in_the_place_of_the_panels_leaves_no_column_without_a_background() {
    let mut console = Console::themed(Language::English, Theme::light());
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    for keys in ["<F5>?", "<Esc>,", "<Esc><F1>"] {
        console.press(keys);
        let frame = console.frame(170, 50);
        assert!(frame.content.iter().all(|cell| cell.bg != Color::Reset), "{keys}");
    }
}

/// The answer why two players do not meet, over the list of opponents.
#[test]
fn a_text_over_a_list_leaves_the_list_its_frame() {
    let mut console = console(Language::English);
    console.press("<F6>ew<Enter>");
    assert_eq!(console.app.depth(), 3, "{}", console.screen());
    for (width, height) in SIZES.into_iter().chain([(120, 40), (140, 40)]) {
        let screen = console.screen_of(width, height);
        let count = |corner: char| screen.matches(corner).count();
        assert_eq!(count('┌'), count('┐'), "{width}x{height}\n{screen}");
        assert_eq!(count('└'), count('┘'), "{width}x{height}\n{screen}");
    }
}

#[test]
fn a_preview_that_does_not_fit_names_the_key_that_shows_the_rest() {
    let mut console = console(Language::English);
    console.press("<F7><Left><F9>");
    let mut preview = |height| {
        let mut screen = String::new();
        for _ in 0..20 {
            screen = console.screen_of(120, height);
            console.app.idle();
        }
        screen
    };
    let rest = "… Enter shows the full sheet";
    let screen = preview(24);
    assert!(screen.lines().nth(21).is_some_and(|line| line.ends_with(rest)), "{screen}");
    let screen = preview(80);
    assert!(!screen.contains(rest), "{screen}");
}

#[test]
fn the_wide_screens_of_all_panes_in_three_languages() {
    for language in Language::ALL {
        let mut console = console(language);
        for (width, height) in [(110, 35), (170, 50), (220, 60)] {
            let mut shown = Vec::new();
            for pane in ["<F4>", "<F5>", "<F6>", "<F7><Left>", "<F8>", "<F9>", "L"] {
                console.press(pane);
                // The print screen determines the state of each sheet in idle time.
                for _ in 0..16 {
                    console.app.idle();
                }
                shown.push(console.screen_of(width, height));
            }
            console.press("<F6><Right>");
            let line = format!("\n{}\n", "═".repeat(width.into()));
            insta::assert_snapshot!(format!("wide_{width}_{}", language.code()), shown.join(&line));
        }
    }
}

#[test]
fn menus_and_texts_over_every_pane_are_whole_in_three_languages() {
    for language in Language::ALL {
        let mut console = console(language);
        for pane in ["<F4>", "<F5>", "<F6>", "<F7><Left>", "<F8>", "<F9>", "L"] {
            console.press(pane);
            for opens in [",", "?", "g"] {
                console.press(opens);
                for (width, height) in SIZES {
                    let screen = console.screen_of(width, height);
                    // A label that opens another list ends in an ellipsis.
                    let texts = console.app.context().texts;
                    let screen =
                        screen.replace(&*texts.get("key-go"), "").replace(&texts.heading("key-go"), "");
                    // The dialog over the pane, else the panel next to the table.
                    let corner = screen.lines().find_map(|line| line.chars().position(|sign| sign == '┌'));
                    let within = |line: &str| -> String {
                        let rest: Vec<char> = line.chars().skip(corner.unwrap_or(0)).collect();
                        let mut parts = rest.split(|sign| *sign == '│').skip(1);
                        parts.next().unwrap_or_default().iter().collect()
                    };
                    let top = screen.lines().position(|line| line.contains('┌')).unwrap_or(0);
                    let rows = screen.lines().skip(top).take_while(|line| !line.contains('└'));
                    let cut = rows.map(within).find(|inside| inside.contains('…'));
                    assert_eq!(cut, None, "{pane}{opens} at {width}x{height} in {language:?}\n{screen}");
                }
                console.press("<Esc>");
            }
        }
    }
}

/// Returns true if the screen has the words, and the row below them no command in the column where they start.
fn is_orphaned(screen: &str, words: &str) -> bool {
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let wanted: Vec<char> = words.chars().collect();
    let starts = |line: &Vec<char>| line.windows(wanted.len()).position(|part| part == wanted);
    lines.iter().zip(lines.iter().skip(1)).any(|(line, below)| {
        // The cursor's sign and a blank precede a key.
        starts(line).is_some_and(|at| below.get(at + 2).is_none_or(|sign| " │─".contains(*sign)))
    })
}

#[test]
fn the_heading_of_a_menu_never_ends_a_column() {
    let mut seen = 0;
    let (mut turn, part) = (0, if is_full() { 1 } else { 6 });
    for (name, way) in STATES.iter().chain(MORE) {
        let mut console = way();
        for language in Language::ALL {
            turn += 1;
            console.app.update(Message::ask(Request::Language(language)));
            let heading = console.app.context().texts.get("menu-everywhere").into_owned();
            console.press(",");
            for key in ["", "<End>"] {
                console.press(key);
                let sizes = (24..40).map(|height| (80, height)).chain(SIZES);
                for (width, height) in sizes.skip(turn % part).step_by(part) {
                    let screen = console.screen_of(width, height);
                    seen += usize::from(screen.contains(&heading));
                    assert!(
                        !is_orphaned(&screen, &heading),
                        "{name} at {width}x{height} in {language:?}\n{screen}"
                    );
                }
            }
            console.press("<Esc>");
        }
    }
    assert!(seen > 1_000, "{seen}");
}

/// Returns the row with the cursor sign: of the top dialog if there is one.
fn marked_row(screen: &str) -> Option<usize> {
    let is_marked = |line: &str| {
        let inside = line.split_once("│ > ").map(|(before, _)| before);
        inside.is_some_and(|before| before.chars().filter(|sign| *sign == '│').count() == 0)
    };
    match screen.contains('┌') {
        true => screen.lines().position(is_marked),
        false => screen.lines().position(|line| line.starts_with('>')),
    }
}

#[test]
fn the_terminals_cursor_is_on_the_selected_row_of_panes_and_dialogs() {
    let (mut checked, part) = (0, if is_full() { 1 } else { 2 });
    for (name, way) in STATES.iter().chain(MORE).step_by(part) {
        let mut console = way();
        for keys in ["", "<Down>", ",", "<Down>", "<Esc>g", "<Down>", "<Esc>a", "<Tab>", "<Tab>"] {
            console.press(keys);
            let (column, row) = console.cursor(100, 30);
            let screen = console.screen_of(100, 30);
            // In these dialogs the search text is above the lines.
            let seeks = console
                .app
                .showing()
                .1
                .is_some_and(|name| name.ends_with("Opponent") || name.ends_with("Palette"));
            let wanted = marked_row(&screen).filter(|_| !seeks);
            assert!(
                wanted.is_none_or(|wanted| wanted == usize::from(row)),
                "{name}{keys}: row {wanted:?}, but the cursor is at {column}, {row}\n{screen}"
            );
            checked += usize::from(wanted.is_some());
        }
    }
    assert!(checked > 200, "{checked}");
}

/// Words found in every English sentence, and in no Turkish or Czech one.
const ENGLISH: [&str; 6] = [" the ", " of ", " and ", " is ", " are ", " with "];

#[test]
fn no_english_sentence_is_on_a_turkish_or_czech_screen() {
    for language in [Language::Turkish, Language::Czech] {
        let mut console = console(language);
        for keys in [
            "<F4>",
            "<F4>o",
            "<F5>",
            "<F6>",
            "<F6>e",
            "<F6>E",
            "<F7>",
            "<F8>",
            "<F8><Enter>",
            "<F9>",
            "L",
            "?",
        ] {
            console.press(keys);
            // The print screen determines the state of each sheet in idle time.
            for _ in 0..16 {
                console.app.idle();
            }
            let screen = console.screen_of(220, 60);
            let found = ENGLISH.iter().find(|words| screen.contains(*words));
            assert_eq!(found, None, "{keys} in {language:?}\n{screen}");
            while console.app.depth() > 0 {
                console.press("<Esc>");
            }
        }
    }
}

#[test]
fn the_bar_of_the_cursor_spans_the_table() {
    let mut console = console(Language::English);
    for pane in 5..=8 {
        console.press(&format!("<F{pane}>"));
        if pane == 7 {
            console.press("<Left>");
        }
        let frame = console.frame(80, 24);
        let row = (0..24).find(|&row| frame[(0, row)].symbol() == ">").expect("some line has the cursor");
        let look = frame[(0, row)].modifier;
        assert!((0..80).all(|column| frame[(column, row)].modifier == look), "F{pane}");
    }
}

#[test]
fn a_key_that_does_nothing_says_where_it_works() {
    let mut console = Console::with_event(Language::English);
    console.press("<F5>");
    console.press("V");
    console.shows("V is not used here. On Results (F7): verify");
    console.press("<F7>");
    console.press("1");
    console.shows("1 (White wins) is not available now: Round 1 is not paired yet.");
    console.press("ß");
    console.shows("ß is not used here. ? lists the keys, F2 all commands.");
    console.register(&["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<F7>1");
    // The counts of the paper are a box of the pane's own.
    for opens in ["g", "T", ",p"] {
        console.press(opens);
        console.press("%");
        console.shows("% is not used here. The keys are shown in the dialog and on the last line.");
        console.press("<Esc>");
    }
}

#[test]
fn a_text_beside_the_table_bars_no_key_of_the_console() {
    let mut console = console(Language::English);
    for (key, shown) in [("<F7>", "[F7 Results]"), ("L", "[L Log]"), ("<F2>", "Commands"), ("<Tab>", "[F7")] {
        console.press("<F6>e");
        assert_eq!(console.app.depth(), 1, "{}", console.screen());
        console.press(key);
        assert!(console.screen_of(140, 40).contains(shown), "{key}: {}", console.screen_of(140, 40));
        console.press("<Esc>");
    }
    // A key of the pane is answered even while a text covers the table.
    console.press("<F6>e%");
    console.shows("% is not used here");
    assert_eq!(console.app.depth(), 1);
}

#[test]
fn the_palette_lists_the_commands_of_all_panes_and_goes_there() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<F4>");
    console.press("<F2>");
    console.press("verify");
    let found = console.line("> verify");
    assert!(found.trim_end_matches([' ', '│']).ends_with(" V"), "{found}");
    assert!(found.contains("  Results  "), "{found}");
    console.press("<Enter>");
    console.shows("VERIFY: enter all results again");
    console.press("<F2>");
    console.press("add to round");
    console.shows("The round is published. Undo it first (x).");
    // A sentence below states its effect, and the reason why it is unavailable, both complete.
    let told: Vec<String> = console.screen().lines().map(str::to_owned).collect();
    let whole = told.iter().filter(|line| line.contains("│ ") && !line.contains("> ") && !line.contains('…'));
    let whole: Vec<&String> = whole.collect();
    assert!(whole.iter().any(|line| line.contains("The round is published.")), "{}", console.screen());
    console.press("<Enter>");
    console.shows("! a (add to round) is not available now: The round is published.");
    console.press("<F2>");
    console.press("und");
    console.shows("> undo the round");
    console.press("<Esc>");
    console.press("<F2>");
    console.press("zzz");
    console.shows("No command and no player matches “zzz”.");
}

#[test]
fn the_palette_finds_players_and_boards_and_goes_there() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Deniz", "Şükrü"]);
    console.publish_round_1(&[(1, 2), (3, 4)]);
    console.press("<F8>");
    console.press("<F2>sukru");
    assert!(console.line("> 4 ŞÜKRÜ").contains("Players"), "{}", console.screen());
    console.press("<Enter>");
    console.shows("[F5 Players]");
    assert!(at_cursor(&console).contains("ŞÜKRÜ"), "{}", console.screen());
    console.press("<F2>2");
    assert!(console.line("> board 2: DENIZ – ŞÜKRÜ").contains("Results"), "{}", console.screen());
    console.press("<Enter>");
    console.shows("[F7 Results]");
    assert!(at_cursor(&console).contains("DENIZ"), "{}", console.screen());
}

#[test]
fn the_palette_finds_commands_by_other_words_in_any_order_and_settings_by_their_description() {
    let cases = [
        ("quit", "> leave"),
        ("export", "mark"),
        ("dark theme", "> colours"),
        ("merge", "> merge a copy"),
        ("copies combine", "> merge a copy"),
        ("certify", "> certificate"),
        ("check", "> check the rounds"),
        ("rescue", "> rebuild from sheets"),
        ("simulate", "> forecast"),
        ("proof why", "> explain"),
        ("norm", "orm"),
        ("tie-break", "Tie-break"),
        ("buchholz", "> tie-break notes"),
        ("deputy report title", "rbiter"),
        ("delete player", "remove"),
    ];
    for (typed, found) in cases {
        let mut console = Console::with_event(Language::English);
        console.press(&format!("<F2>{typed}"));
        console.shows(found);
    }
    for (language, typed, found) in [
        (Language::Turkish, "kopyalar birleştir", "> kopyayı birleştir"),
        (Language::Turkish, "kurtarma", "> çizelgelerden oluştur"),
        (Language::Czech, "záchrana", "> obnovit z listin"),
        (Language::Czech, "ověřit kola", "> ověřit kola"),
    ] {
        let mut console = Console::with_event(language);
        console.press(&format!("<F2>{typed}"));
        console.shows(found);
    }
}

#[test]
fn the_palette_lists_a_setting_once_however_many_lines_it_has() {
    let mut console = console(Language::English);
    console.press("<F2>tie-breaks, in order");
    let screen = console.screen();
    assert_eq!(screen.matches("Tie-breaks, in order").count(), 1, "{screen}");
}

#[test]
fn the_help_shows_the_keys_with_the_typed_words_only() {
    let mut console = Console::with_event(Language::English);
    console.press("?");
    console.shows("Type words to filter the keys.");
    console.press("roster undo");
    console.shows("No key matches “roster undo”.");
    console.press("<Esc>undoes");
    console.shows("Undoes the last action");
    console.hides("Withdraws");
    assert_eq!(console.app.depth(), 1);
    console.press("<Esc><Esc>");
    assert_eq!(console.app.depth(), 0);
}

fn at_cursor(console: &Console) -> String {
    console.screen().lines().find(|line| line.starts_with('>')).unwrap_or_default().to_owned()
}

#[test]
fn one_finder_serves_every_pane_and_a_second_slash_starts_afresh() {
    let mut console = console(Language::English);
    for pane in [6, 7, 8] {
        console.press(&format!("<F{pane}>"));
        if pane == 7 {
            console.press("<Left>");
        }
        console.press("/selcuk");
        assert!(at_cursor(&console).contains("SELÇUK"), "F{pane}\n{}", console.screen());
        console.press("/emine<Enter>");
        assert!(at_cursor(&console).contains("EMİNE"), "F{pane}\n{}", console.screen());
    }
}

#[test]
fn the_finder_goes_to_a_sheet_of_the_wall_and_a_line_of_the_log() {
    let mut console = console(Language::English);
    console.press("<F9>/crosst<Enter>");
    assert!(at_cursor(&console).contains("crosstable"), "{}", console.screen());
    console.press("L/published<Enter>");
    assert!(at_cursor(&console).contains("Round 1 published"), "{}", console.screen());
}

#[test]
fn g_opens_the_list_of_panes_at_once() {
    let mut console = Console::with_event(Language::English);
    console.press("g");
    console.shows("Go to …");
    console.press("s");
    console.shows("[F8 Standings]");
}

#[test]
fn a_re_paired_draft_lists_the_lost_manual_changes() {
    let mut console = console(Language::English);
    console.press("<F6>");
    console.press(",wr");
    console.shows("! Re-paired; manual changes on board 1 were lost. u restores them.");
    assert!(console.app.context().snapshot.player(PlayerId(1)).is_some());
}

#[test]
fn each_pane_opens_on_the_round_that_its_work_is_at() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("pP<F7>");
    let round = |console: &Console| console.app.context().round;
    console.press("11111111");
    console.press("<F6>");
    assert_eq!(round(&console), RoundNo(2), "{}", console.screen());
    console.press("<F8>");
    assert_eq!(round(&console), RoundNo(1), "the last complete round");
    console.press("<F6>r");
    console.shows("draft");
    console.press("pP<F7>1");
    assert_eq!(round(&console), RoundNo(2));
    console.press("<F8>");
    console.shows("Standings after round 1");
    console.press("<F7>");
    assert_eq!(round(&console), RoundNo(2));
    // Selecting another round keeps it.
    console.press("<Left><F6>");
    assert_eq!(round(&console), RoundNo(1));
    console.press("<Right><F8><F6>");
    assert_eq!(round(&console), RoundNo(2));
}

/// Four players, of whom the second does not sit at the second board.
fn two_boards() -> Console {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Ece", "Oya"]);
    console.publish_round_1(&[(2, 3), (1, 4)]);
    console
}

#[test]
fn a_round_is_offered_to_be_paired_only_when_the_one_before_is_complete() {
    let mut console = two_boards();
    console.press("<F6><Right>");
    assert_eq!(console.app.context().round, RoundNo(2));
    console.hides("r pair");
    console.press("r");
    console.shows("Round 1 is not complete");
    console.press("<F7><Left>55<F6>");
    assert_eq!(console.app.context().round, RoundNo(2));
    console.shows("r pair");
}

#[test]
fn a_number_in_the_results_finds_the_board_first() {
    let mut console = two_boards();
    console.press("<F7>/2<Enter>");
    assert!(at_cursor(&console).starts_with(">  2   1  ALI"), "{}", console.screen());
}

/// Sizes at which dialogs are measured.
const DIALOGS: [(u16, u16); 3] = [(80, 24), (100, 30), (170, 50)];

/// Returns a row of the topmost box that is cut at its right edge although the screen has space.
fn cut_in_box(screen: &str, width: usize) -> Option<String> {
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let corner = |(row, line): (usize, &Vec<char>)| {
        let left = line.iter().position(|found| *found == '┌')?;
        Some((row, left, line.iter().rposition(|found| *found == '┐').filter(|right| *right > left)?))
    };
    let (top, left, right) = lines.iter().enumerate().find_map(corner)?;
    let has_space = right - left + 1 + 4 < width;
    let inside = lines.iter().skip(top + 1).take_while(|line| line.get(left) == Some(&'│'));
    let mut rows = inside.filter_map(|line| line.get(left + 1..right)).map(String::from_iter);
    // A label may end in an ellipsis itself; a cut one fills the row.
    rows.find(|row: &String| has_space && (row.ends_with("… ") || row.ends_with('…')))
}

#[test]
fn dialogs_are_as_wide_as_their_text_on_every_screen_in_three_languages() {
    let mut measured = 0;
    let most = if is_full() { usize::MAX } else { 4 };
    let mut tried = BTreeMap::<&str, usize>::new();
    for (name, way) in STATES {
        let mut console = way();
        let (pane, _) = console.app.showing();
        for (code, label) in console.app.keys() {
            let count = tried.entry(label).or_default();
            *count += 1;
            if *count > most {
                continue;
            }
            for language in Language::ALL {
                let before = console.app.context().step;
                console.app.update(Message::ask(Request::Language(language)));
                console.app.key(code.into());
                for (width, height) in DIALOGS.into_iter().filter(|_| console.app.depth() > 0) {
                    let screen = console.screen_of(width, height);
                    let found = cut_in_box(&screen, width.into());
                    assert_eq!(found, None, "{name}, {label} at {width}x{height} in {language:?}\n{screen}");
                    measured += 1;
                }
                for _ in 0..console.app.depth().min(4) {
                    console.press("<Esc><Esc>");
                }
                let is_elsewhere = console.app.showing().0 != pane || console.app.depth() > 0;
                if console.app.context().step != before || is_elsewhere {
                    console = way();
                }
            }
        }
    }
    assert!(measured > 1_000, "{measured}");
}

fn row(console: &Console, width: u16, y: u16) -> Vec<String> {
    let frame = console.frame(width, 24);
    (0..width).map(|x| frame[(x, y)].symbol().to_owned()).collect()
}

#[test]
fn the_sign_of_a_marked_player_moves_no_text() {
    for width in [80, 100, 130] {
        let mut console = console(Language::English);
        console.press("<F6>");
        let y = (0..24).find(|&y| row(&console, width, y)[0] == ">").unwrap();
        let before = row(&console, width, y);
        console.press(" ");
        let after = row(&console, width, y);
        let changed: Vec<(&String, &String)> =
            before.iter().zip(&after).filter(|(before, after)| before != after).collect();
        assert_eq!(changed, [(&" ".to_owned(), &"*".to_owned())], "{width}: {after:?}");
    }
}

#[test]
fn names_have_the_space_of_a_column_without_marks() {
    for language in Language::ALL {
        let mut console = Console::with_event(language);
        console.register(&["Papadopoulos, Alex", "Konstantinou, Ivan"]);
        console.publish_round_1(&[(1, 2)]);
        console.press("<F6>");
        let screen = console.screen();
        assert!(!screen.contains('…'), "{language:?}\n{screen}");
    }
}

#[test]
fn the_title_of_a_panel_is_whole_at_every_width() {
    for language in Language::ALL {
        let mut console = console(language);
        for pane in ["<F4>", "<F5>", "<F6>", "<F7>", "<F8>", "<F9>", "L"] {
            console.press(pane);
            for width in (110..=170).step_by(5) {
                let screen = console.screen_of(width, 40);
                let lines = screen.lines().skip(2).take(2);
                let mut titles = lines.filter_map(|line| line.rsplit_once('│')).map(|(_, title)| title);
                assert!(!titles.any(|title| title.contains('…')), "{pane} at {width}\n{screen}");
            }
        }
    }
}

#[test]
fn a_card_before_the_numbers_are_drawn_has_no_line_for_them() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bo"]);
    console.press("<F5>");
    let screen = console.screen_of(140, 30);
    assert!(screen.contains("ADA") && !screen.contains("No             ·"), "{screen}");
}

#[test]
fn an_arrow_puts_the_cursor_of_the_terminal_on_the_line_of_the_palette_and_typing_returns_it() {
    let mut console = Console::with_event(Language::English);
    console.press("<F2>");
    let place = |console: &Console| {
        let (x, y) = console.cursor(80, 24);
        (x, row(console, 80, y)[usize::from(x)].clone())
    };
    let field = console.cursor(80, 24);
    console.press("<Down>");
    assert_eq!(place(&console).1, ">");
    console.press("<Down>");
    assert_eq!(place(&console).1, ">");
    console.press("p");
    assert_eq!(console.cursor(80, 24), (field.0 + 1, field.1));
}

#[test]
fn arrows_walk_through_the_lines_of_a_text_that_does_not_scroll() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bo"]);
    console.publish_round_1(&[(1, 2)]);
    console.press("<F6>e");
    let (column, first) = console.cursor(80, 24);
    console.press("<Down>");
    assert_eq!(console.cursor(80, 24), (column, first + 1), "{}", console.screen());
    console.press("<Up>");
    assert_eq!(console.cursor(80, 24), (column, first));
    let before = console.screen();
    console.press(&"<Down>".repeat(40));
    let last = console.cursor(80, 24).1;
    assert!(last > first, "{}", console.screen());
    console.press("<Home>");
    assert_eq!((console.cursor(80, 24), console.screen()), ((column, first), before));
}
