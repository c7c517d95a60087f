//! The tables of keys against the program: every listed key has an effect, no unlisted key has one, and the
//! palette has every command.

use crate::console::Console;
use crate::effort;
use crate::formats;
use crossterm::event::KeyCode;
use hakem::desk::keys::{self, DIGITS, Hint, Verb, WALK, hints, menu_letter};
use hakem::desk::{Draw, FileRequest, Message, PaneId, Request, Sample, WorkRequest};
use hakem::i18n::{Language, Texts};
use hakem::pane::{self, TABS};
use hakem::widget::broken;
use hakem_engine::tournament::RoundNo;
use std::collections::{BTreeMap, BTreeSet};

/// Makes a console in a state.
pub type Way = fn() -> Console;

fn sample() -> Console {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console
}

fn paired() -> Console {
    let mut console = sample();
    console.app.update(Message::Draw(Draw::InitialColour));
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console
}

fn published() -> Console {
    let mut console = paired();
    console.press("pP");
    console
}

fn played() -> Console {
    let mut console = published();
    console.press("<F7>10155511");
    console
}

fn knockout() -> Console {
    formats::knockout(Language::English)
}

fn teams() -> Console {
    formats::two_teams(Language::English)
}

fn at(way: Way, keys: &str) -> Console {
    let mut console = way();
    console.press(keys);
    console
}

pub const STATES: &[(&str, Way)] = &[
    ("start, empty", || Console::new(Language::English)),
    ("start", || at(sample, "q")),
    ("event", || at(sample, "<F4>")),
    ("event, tie-breaks", || at(sample, "<F4>/buchholz<Enter>")),
    ("players", || at(sample, "<F5>")),
    ("players, found", || at(sample, "<F5>/a<Enter>")),
    ("pairings, unpaired", || at(sample, "<F6>")),
    ("pairings, draft", || at(paired, "<F6>")),
    ("pairings, published", || at(published, "<F6>")),
    ("results, unpaired", || at(sample, "<F7>")),
    ("results, draft", || at(paired, "<F7>")),
    ("results", || at(published, "<F7>")),
    ("results, closed", || {
        let mut console = played();
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(2))));
        console.press("<F7><Left>");
        console
    }),
    ("standings, none", || at(sample, "<F8>")),
    ("standings", || at(played, "<F8>")),
    ("crosstable", || at(played, "<F8>,c")),
    ("prizes", || at(played, "<F8>,p")),
    ("wall", || at(played, "<F9>")),
    ("log", || at(played, "L")),
    ("log, branches", || at(played, "uL,b")),
    ("results, slips", || at(published, "<F7>,s")),
    ("results, second pass", || at(played, "<F7>V")),
    ("results, conflict", || at(played, "<F7><Home>5")),
    ("past, players", || at(played, "L<Up><Enter><F5>")),
    ("past, pairings", || at(played, "L<Up><Enter><F6>")),
    ("past, results", || at(played, "L<Up><Enter><F7>")),
    ("knockout, event", || at(knockout, "<F4>")),
    ("knockout, pairings", || at(knockout, "<F6>")),
    ("knockout, results", || at(knockout, "<F7>")),
    ("knockout, bracket", || at(knockout, "<F8>")),
    ("teams, event", || at(teams, "<F4>")),
    ("teams, players", || at(teams, "<F5>t")),
    ("teams, before the draw", || at(teams, "<F6>")),
    ("teams, pairings", || at(teams, "<F6>r")),
    ("teams, results", || at(teams, "<F6>rpP<F7>")),
    ("teams, standings", || at(teams, "<F6>rpP<F7>1<F8>")),
];

/// Returns the keys that an arbiter can press.
fn all_keys() -> Vec<KeyCode> {
    let letters = ('!'..='~').map(KeyCode::Char);
    let named = [
        KeyCode::Char(' '),
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
    ];
    letters.chain(named).chain((1..=12).map(KeyCode::F)).collect()
}

/// Returns true if the console reports that a key has no effect.
fn is_dead(console: &Console) -> bool {
    let screen = console.screen();
    let words = [
        "is not available now",
        "Past states cannot be changed",
        "is not used here",
        "is not used in slip entry",
        "is not a result key. D learns",
    ];
    words.iter().any(|words| screen.contains(words))
}

/// Returns true for keys typed into results other than the listed ones: digits, which always get an answer,
/// the characters in their place on other keyboards, the keys that follow a number on a slip, and the keys that a
/// numeric pad sends without Num Lock.
fn is_typed_into_results(name: &str, code: KeyCode) -> bool {
    let is_slip = name == "results, slips";
    match code {
        KeyCode::Char('/' | '=' | '+' | '-' | '*' | 'f' | 'o') | KeyCode::Backspace if is_slip => true,
        KeyCode::Char('/' | '=') | KeyCode::Enter | KeyCode::Left | KeyCode::Right => is_slip,
        KeyCode::Insert => name.contains("results"),
        KeyCode::Char(letter) => {
            name.contains("results") && (letter.is_ascii_digit() || "&(*".contains(letter))
        }
        _ => false,
    }
}

#[test]
fn every_key_that_is_listed_does_something_and_no_other_does() {
    // Number of states in which a key of one name is pressed, and the share of the others in each state.
    let (most, part) = if effort::is_full() { (STATES.len(), 1) } else { (1, 12) };
    let mut tried: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, (name, way)) in STATES.iter().enumerate() {
        let mut console = way();
        let listed: BTreeMap<_, _> =
            console.app.keys().into_iter().map(|(code, label)| (format!("{code:?}"), label)).collect();
        let label = |code: &KeyCode| listed.get(&format!("{code:?}")).copied();
        let step = console.app.context().step;
        let others = all_keys()
            .into_iter()
            .filter(|code| label(code).is_none() && !is_typed_into_results(name, *code));
        for code in others.skip(number % part).step_by(part) {
            console.app.key(code.into());
            assert!(is_dead(&console), "{name}: {code:?} is not listed\n{}", console.screen());
            assert_eq!(console.app.context().step, step, "{name}: {code:?}");
        }
        for code in all_keys() {
            let Some(label) = label(&code) else { continue };
            let count = tried.entry(label).or_default();
            *count += 1;
            if *count > most {
                continue;
            }
            let mut console = way();
            console.app.key(code.into());
            assert!(console.app.has_quit() || !is_dead(&console), "{name}: {code:?}\n{}", console.screen());
        }
    }
}

#[test]
fn the_palette_has_every_command_and_reaches_it() {
    for (name, way) in STATES {
        let console = way();
        let offers = console.app.commands();
        for (code, label) in console.app.keys() {
            let is_walk = ["key-up", "key-down", "key-page-up", "key-page-down", "key-first", "key-last"]
                .contains(&label);
            let found = offers.iter().find(|offer| offer.hint.label == label && offer.refused.is_none());
            assert!(is_walk || found.is_some(), "{name}: {label} ({code:?}) is not in the palette");
        }
        for offer in &offers {
            assert!(offer.refused.as_ref().is_none_or(|why| why.len() > 3), "{name}: {}", offer.hint.label);
        }
    }
}

/// Keys with the same effect in a pane as everywhere, by their names in both places.
const SAME: &[(&str, &[&str])] = &[
    ("players-key-find", &["key-find"]),
    ("wall-key-copy", &["key-copy"]),
    ("start-quit", &["key-leave"]),
    ("bracket-key-rounds", &["key-previous-round", "key-next-round"]),
];

/// A key means the same everywhere; Esc always leads back.
#[test]
fn no_pane_gives_a_key_of_the_whole_console_another_meaning() {
    let consoles: Vec<Console> = STATES.iter().map(|(_, way)| way()).collect();
    let is_shared = |label: &str| label.starts_with("key-") || label.starts_with("pane-");
    let offers: Vec<_> = consoles.iter().flat_map(|console| console.app.commands()).collect();
    let shared = offers.iter().filter(|offer| offer.pane.is_none() && is_shared(offer.hint.label));
    let mut global: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for hint in shared.map(|offer| offer.hint).chain(hints(WALK)) {
        for key in hint.keys.iter().filter(|&&key| key != KeyCode::Esc) {
            global.entry(format!("{key:?}")).or_default().insert(hint.label);
        }
    }
    assert!(global.len() > 35, "{}", global.len());
    for offer in offers.iter().filter(|offer| !is_shared(offer.hint.label)) {
        let same =
            SAME.iter().find(|(label, _)| *label == offer.hint.label).map_or(&[][..], |(_, same)| same);
        for key in offer.hint.keys {
            let taken = global.get(&format!("{key:?}")).into_iter().flatten();
            let taken: Vec<_> = taken.filter(|label| !same.contains(label)).collect();
            assert!(taken.is_empty(), "{}: {key:?} is {taken:?} everywhere", offer.hint.label);
        }
    }
}

/// Returns the commands of each pane, with the key of its tab.
fn commands_of_panes(texts: &Texts) -> Vec<(String, Vec<Hint>)> {
    let called = |id: PaneId| TABS.iter().find(|tab| tab.id == id).map(|tab| keys::name(tab.key, texts));
    let panes = pane::all().into_iter();
    panes.map(|(id, pane)| (called(id).unwrap_or_else(|| "start".to_owned()), pane.commands())).collect()
}

/// Returns true if a key is a letter typed without a modifier.
fn is_letter(code: KeyCode) -> bool {
    matches!(code, KeyCode::Char(letter) if letter.is_ascii_alphabetic())
}

/// Lists commands with the screen of each, without repetition.
fn listed<'a>(commands: impl Iterator<Item = (&'a String, Hint)>, texts: &Texts) -> String {
    let mut listed: Vec<String> = Vec::new();
    for (screen, hint) in commands {
        let told = format!("{screen} {}", texts.get(hint.label));
        if !listed.contains(&told) {
            listed.push(told);
        }
    }
    listed.join(", ")
}

/// The page has the tables of the code; a failure shows the rows to write there.
#[test]
fn a_letter_has_one_verb_in_all_panes_and_the_page_of_keys_lists_all_commands() {
    let texts = Texts::new(Language::English);
    let panes = commands_of_panes(&texts);
    let all = || panes.iter().flat_map(|(screen, hints)| hints.iter().map(move |&hint| (screen, hint)));
    let same = |label: &str| SAME.iter().any(|(known, _)| *known == label);
    for (screen, hint) in all().filter(|(_, hint)| !same(hint.label)) {
        for &code in hint.keys.iter().filter(|&&code| is_letter(code)) {
            let verbs = Verb::ALL.iter().filter(|verb| verb.keys().contains(&code)).count();
            assert_eq!(verbs, 1, "{screen} {}: {code:?} must have one verb", hint.label);
        }
    }
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/keys.md")).unwrap();
    let mut rows = Vec::new();
    for verb in Verb::ALL {
        let of_verb = all().filter(|(_, hint)| hint.keys.first() == verb.keys().first());
        let listed = listed(of_verb, &texts);
        assert!(!listed.is_empty(), "no command has the verb {verb:?}");
        rows.push(format!("| `{}` | {verb:?} | {listed} |", keys::name(verb.key(), &texts)));
    }
    for (screen, hints) in &panes {
        let mut of_menu: Vec<(char, &str)> =
            hints.iter().filter_map(|hint| Some((menu_letter(*hint.keys.first()?)?, hint.label))).collect();
        of_menu.sort_unstable();
        let told = of_menu.iter().map(|(letter, label)| format!("`,{letter}` {}", texts.get(label)));
        rows.push(format!("| {screen} | {} |", told.collect::<Vec<_>>().join(", ")));
    }
    let missing: Vec<&String> = rows.iter().filter(|row| !page.lines().any(|line| line == **row)).collect();
    assert!(
        missing.is_empty(),
        "docs/keys.md lacks\n{}",
        missing.into_iter().map(|row| format!("{row}\n")).collect::<String>()
    );
}

#[test]
fn the_menu_lists_every_command_of_a_pane_and_its_letters_are_not_those_of_direct_keys() {
    for (name, way) in STATES {
        let mut console = way();
        let (pane, _) = console.app.showing();
        let texts = Texts::new(Language::English);
        let active = console.app.keys();
        let is_active = |hint: &Hint| active.iter().any(|(code, _)| hint.keys.first() == Some(code));
        let offers = console.app.commands();
        let own = offers.iter().filter(|offer| offer.pane.is_some_and(|(id, _)| id == pane));
        let own = own.filter(|offer| offer.refused.is_none() || offer.fits && !is_active(&offer.hint));
        // Numbers are typed in the pane.
        let own: Vec<Hint> = own.map(|offer| offer.hint).filter(|hint| hint.keys != DIGITS).collect();
        for (code, label) in &active {
            let Some(letter) = menu_letter(*code) else { continue };
            let direct = active.iter().find(|(other, _)| *other == KeyCode::Char(letter));
            let is_shared = |label: &str| label.starts_with("key-") || label.starts_with("pane-");
            assert!(direct.is_none_or(|(_, label)| is_shared(label)), "{name}: {label} and {direct:?}");
            let twice = active.iter().filter(|(other, _)| other == code).count();
            assert_eq!(twice, 1, "{name}: {label}");
        }
        console.press(",");
        let screen = console.screen_of(240, 120);
        for hint in own {
            assert!(
                screen.contains(&*texts.get(hint.label)),
                "{name}: the menu lacks {}\n{screen}",
                hint.label
            );
        }
        assert!(screen.contains("Every screen"), "{name}\n{screen}");
        assert!(!screen.contains("board number"), "{name}\n{screen}");
        console.press("<Esc>");
        assert_eq!(console.app.depth(), 0, "{name}");
    }
}

#[test]
fn the_menu_shows_the_reason_of_the_command_at_the_cursor_whole_on_the_smallest_screen() {
    for pane in ["<F6>", "<F7>", "<F8>", "<F9>", "L"] {
        let mut console = at(played, pane);
        let (id, _) = console.app.showing();
        let active = console.app.keys();
        let is_active = |hint: &Hint| active.iter().any(|(code, _)| hint.keys.first() == Some(code));
        let mut reasons: Vec<String> = Vec::new();
        for offer in console.app.commands() {
            let is_listed = offer.pane.is_some_and(|(pane, _)| pane == id) && offer.fits;
            if is_listed && !is_active(&offer.hint) && offer.hint.keys != DIGITS {
                reasons.extend(offer.refused);
            }
        }
        console.press(",");
        for _ in 0..70 {
            reasons.retain(|why| !console.has(&format!("! {why}")));
            console.press("<Down>");
        }
        assert_eq!(reasons, Vec::<String>::new(), "{pane}\n{}", console.screen());
    }
}

#[test]
fn a_menu_of_several_pages_has_a_sign_of_the_others() {
    let mut console = at(published, "<F6>,");
    let has_sign = |console: &Console, sign: &str| console.screen().lines().any(|line| line.contains(sign));
    assert!(has_sign(&console, " ↓ │") && !has_sign(&console, " ↑ │"), "{}", console.screen());
    console.press("<End>");
    assert!(has_sign(&console, " ↑ │") && !has_sign(&console, " ↓ │"), "{}", console.screen());
}

#[test]
fn the_palette_shows_sentence_and_reason_of_every_command_whole_on_the_smallest_screen() {
    for (name, way) in STATES {
        let mut console = way();
        for language in Language::ALL {
            console.app.update(Message::ask(Request::Language(language)));
            let texts = Texts::new(language);
            for offer in console.app.commands() {
                let sentence = texts.get(&offer.hint.help()).into_owned();
                let told = [Some(sentence), offer.refused].into_iter().flatten();
                let rows: usize = told.map(|words| broken(&words, 76).len()).sum();
                assert!(rows <= 4, "{name}: {} takes {rows} rows", offer.hint.label);
            }
        }
    }
}

#[test]
fn a_command_of_the_menu_is_run_by_its_letter_by_its_line_and_by_its_direct_key() {
    for keys in [",c", ",<Down><Down><Enter>"] {
        let mut console = at(played, "<F8>");
        console.press(keys);
        console.shows("Crosstable after round 1");
    }
    let mut console = at(played, "<F8>");
    console.press(",<Enter>");
    assert_eq!(console.app.depth(), 1, "the first line opens the card of the player");
    let mut console = at(played, "<F7>");
    console.press(",m");
    console.shows("Only boards with a missing or conflicting result are shown");
    console.press(",u");
    console.shows("Undone");
    let mut console = at(paired, "<F6>");
    console.press(",z");
    console.shows("Only for Chess960.");
    assert_eq!(console.app.depth(), 0);
}

#[test]
fn every_key_has_its_sentence_in_three_languages() {
    let console = played();
    let labels: BTreeSet<&str> = console.app.commands().iter().map(|offer| offer.hint.label).collect();
    assert!(labels.len() > 70, "{}", labels.len());
    for language in Language::ALL {
        let texts = Texts::new(language);
        for label in &labels {
            let sentence = texts.get(&format!("help-{label}")).into_owned();
            assert!(
                sentence.ends_with('.') && !sentence.starts_with('['),
                "{label} in {language:?}: {sentence}"
            );
        }
    }
}

#[test]
fn the_help_teaches_the_keys_and_the_signs_of_a_pane() {
    let mut console = at(paired, "<F6>");
    console.press("?");
    let screen = console.screen_of(110, 90);
    for words in [
        "Explains the pairing at the cursor",
        "Legend",
        "to review",
        "Not available now",
        "Everywhere",
        "Undoes the last action",
    ] {
        assert!(screen.contains(words), "{words}\n{screen}");
    }
    insta::assert_snapshot!(console.screen());
}

#[test]
fn new_signs_are_explained_below_the_table() {
    let mut console = at(paired, "<F6>,tb");
    console.app.update(Message::Work(WorkRequest::Pair(RoundNo(1))));
    console.press("<F6>,w");
    console.shows("M manual pairing");
    console.press("u");
    console.press("pP<F7>10155511");
    for round in [2, 3] {
        console.app.update(Message::Work(WorkRequest::Pair(RoundNo(round))));
        console.press("<F6>,w");
        assert_eq!(console.has("M manual pairing"), round == 2, "{}", console.screen());
        console.press("pP<F7>10155511");
    }
}

#[test]
fn labels_of_commands_begin_with_a_small_letter_in_every_language() {
    for language in Language::ALL {
        let mut console = Console::new(language);
        console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
        let cx = console.app.context();
        let names: BTreeSet<&str> = TABS.iter().map(|tab| tab.label).collect();
        for offer in console.app.commands() {
            let label = cx.texts.get(offer.hint.label);
            let mut letters = label.chars();
            let (first, second) = (letters.next().unwrap(), letters.next());
            // Abbreviations, names of screens, and the colours of English results.
            let is_name = second.is_some_and(char::is_uppercase) || names.contains(offer.hint.label);
            let is_colour = ["White", "Black", "Elo"].iter().any(|name| label.starts_with(name));
            assert!(!first.is_uppercase() || is_name || is_colour, "{label} in {language:?}");
        }
    }
}

#[test]
fn function_keys_leave_a_find_field_and_its_key_bar_offers_no_typed_key() {
    for from in TABS {
        for to in TABS.iter().filter(|to| matches!(to.key, KeyCode::F(_))) {
            let mut console = played();
            console.app.key(from.key.into());
            console.press("/a");
            assert!(console.app.is_in_field(), "{}", console.screen());
            let bar = console.screen().lines().last().unwrap_or_default().to_owned();
            assert!(!bar.contains(",=menu") && !bar.contains("?=help") && bar.contains("F1=manual"), "{bar}");
            console.app.key(to.key.into());
            assert_eq!(console.app.showing().0, to.id, "{}", console.screen());
            console.app.key(from.key.into());
            assert!(!console.app.is_in_field(), "{}", console.screen());
        }
        for (key, dialog) in [(KeyCode::F(1), "Manual"), (KeyCode::F(2), "Palette")] {
            let mut console = played();
            console.app.key(from.key.into());
            console.press("/a");
            console.app.key(key.into());
            assert!(
                console.app.showing().1.is_some_and(|name| name.ends_with(dialog)),
                "{}",
                console.screen()
            );
        }
    }
}

/// Returns true if a text is one or several whole sentences.
fn is_whole(text: &str) -> bool {
    text.ends_with('.') && !text.chars().next().is_some_and(char::is_lowercase)
}

#[test]
fn every_refusal_is_a_whole_sentence_that_names_its_command() {
    for (name, way) in STATES {
        let mut console = way();
        for language in Language::ALL {
            console.app.update(Message::ask(Request::Language(language)));
            for offer in console.app.commands() {
                let Some(why) = &offer.refused else { continue };
                assert!(is_whole(why), "{name}, {language:?}, {}: {why}", offer.hint.label);
            }
        }
    }
    let mut console = at(played, "<F8>");
    console.press(",b");
    console.shows(",b (add special prize) is not available now: Prizes are edited in the prize list.");
}

#[test]
fn menus_and_lists_of_keys_have_the_same_key_column_on_every_screen() {
    // The column of the text of a command: after the keys, in the menu and in the list of keys.
    let column = |console: &Console, text: &str| {
        let screen = console.screen_of(100, 60);
        let line =
            screen.lines().find(|line| line.contains(text)).unwrap_or_else(|| panic!("{text}\n{screen}"));
        let before = &line[..line.find(text).unwrap()];
        let at = before.rfind(['│', '┃']).map_or(0, |at| at + '│'.len_utf8());
        before[at..].chars().count()
    };
    let screens = ["<F4>", "<F5>", "<F6>", "<F8>", "<F9>", "L"];
    let menus: BTreeSet<usize> =
        screens.iter().map(|keys| column(&at(played, &format!("{keys},")), "undo ")).collect();
    let helps: BTreeSet<usize> = screens
        .iter()
        .chain(&["<F7>"])
        .map(|keys| column(&at(played, &format!("{keys}?undoes")), "Undoes the last action"))
        .collect();
    assert_eq!((menus.len(), helps.len()), (1, 1), "{menus:?} {helps:?}");
}

#[test]
fn an_unavailable_key_is_named_by_the_command_of_the_displayed_round() {
    let console = at(published, "<F6><Right>r");
    console.shows("r (pair the round) is not available now: Round 1 is not complete.");
}
