//! The arbiter's manual against the program, in each language: the console can render the Markdown of its
//! chapters, its links work, its keys are keys, and its quotations of the screen are in the catalogues.

use crate::console::Console;
use crate::key_tables::STATES;
use crossterm::event::KeyCode;
use hakem::desk::{FileRequest, Message, PaneId, Sample, keys};
use hakem::i18n::{Language, Texts, catalogues};
use hakem::manual::{Chapter, CodeMarks, chapter, chapters};
use hakem::pane::{self, TABS};
use hakem::sheet::SHEETS;
use hakem_engine::pairing::SYSTEMS;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

fn folder(language: Language) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/manual");
    if language == Language::English { folder } else { folder.join(language.code()) }
}

/// Returns the text of each chapter with its name.
fn written(language: Language) -> Vec<(&'static str, String)> {
    let file = |number: usize, name: &str| folder(language).join(format!("{number:02}-{name}.md"));
    let read = |number, name| fs::read_to_string(file(number, name)).unwrap();
    chapters(language).iter().map(|chapter| (chapter.name, read(chapter.number, chapter.name))).collect()
}

/// Returns a text without code, whose brackets are not links.
fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect()
}

fn between<'a>(text: &'a str, open: &'a str, close: char) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

fn quotes(language: Language) -> (&'static str, char) {
    if language == Language::Czech { ("„", '“') } else { ("“", '”') }
}

fn keys_heading(language: Language) -> &'static str {
    match language {
        Language::Turkish => "\n## Tuşlar\n",
        Language::English => "\n## Keys\n",
        Language::Czech => "\n## Klávesy\n",
    }
}

#[test]
fn every_language_has_the_same_chapters_sections_and_keys() {
    // Keys in the table of a chapter, with any text.
    let keys = |text: &str, language| {
        let table = text.split(keys_heading(language)).nth(1).unwrap_or_default();
        table.lines().filter(|line| line.starts_with("| `")).count()
    };
    let shape = |language| {
        written(language)
            .into_iter()
            .map(|(name, text)| {
                let pictures = text.lines().filter(|line| line.starts_with("![")).count();
                let items = text.lines().filter(|line| line.starts_with("* ")).count();
                (name, text.matches("\n## ").count(), pictures, items, keys(&text, language))
            })
            .collect::<Vec<_>>()
    };
    let english = shape(Language::English);
    assert_eq!(english.len(), 13);
    for language in Language::ALL {
        assert_eq!(shape(language), english, "{language:?}");
    }
}

#[test]
fn chapters_are_written_in_the_markdown_that_the_console_shows() {
    for (name, text) in Language::ALL.into_iter().flat_map(written) {
        let mut lines = text.lines();
        assert!(lines.next().unwrap().starts_with("# "), "{name} begins with its title");
        for line in lines {
            let is_table = line.starts_with('|');
            let cells = line.matches(" | ").count();
            let is_row =
                line == "|---|---|" || (line.starts_with("| ") && line.ends_with(" |") && cells == 1);
            assert!(!is_table || is_row, "{name}: two columns a table: {line}");
            assert!(
                line.starts_with("## ") || !line.starts_with('#'),
                "{name}: headings of two levels: {line}"
            );
            let is_other =
                ["- ", "+ ", "> ", "```", "    ", "\t", "1. "].iter().any(|begin| line.starts_with(begin));
            let has_other = ["**", "__", "<", "\\"].iter().any(|mark| line.contains(mark));
            assert!(!is_other && !has_other, "{name}: nothing else than the subset: {line}");
        }
        for paragraph in text.split("\n\n") {
            assert_eq!(paragraph.matches('`').count() % 2, 0, "{name}: {paragraph}");
            let paragraph = without_code(paragraph);
            assert_eq!(
                paragraph.matches('[').count(),
                paragraph.matches("](").count(),
                "{name}: {paragraph}"
            );
        }
    }
    for chapter in Language::ALL.into_iter().flat_map(chapters) {
        for row in chapter.rows(60, CodeMarks::Kept) {
            let words: String = row.into_iter().map(|stretch| stretch.words).collect();
            assert!(!words.contains("](") && !words.contains("..."), "{}: {words}", chapter.name);
        }
    }
}

#[test]
fn every_link_of_the_manual_leads_somewhere_and_its_list_has_every_chapter() {
    for language in Language::ALL {
        let list = fs::read_to_string(folder(language).join("README.md")).unwrap();
        let file = |chapter: &Chapter| format!("{:02}-{}.md", chapter.number, chapter.name);
        let titled =
            |chapter: &Chapter| format!("{}. [{}]({})", chapter.number, chapter.title, file(chapter));
        let wanted: Vec<String> = chapters(language).iter().map(titled).collect();
        let listed: Vec<&str> =
            list.lines().filter(|line| line.starts_with(|begin: char| begin.is_ascii_digit())).collect();
        assert_eq!(listed, wanted);
        let titles: BTreeMap<String, &str> =
            chapters(language).iter().map(|chapter| (file(chapter), chapter.title)).collect();
        for (name, text) in written(language) {
            let text = without_code(&text).split_whitespace().collect::<Vec<_>>().join(" ");
            for link in between(&text, "[", ')') {
                let (label, target) = link.split_once("](").unwrap();
                assert!(folder(language).join(target).exists(), "{name}: {target}");
                assert!(
                    titles.get(target).is_none_or(|title| *title == label),
                    "{name}: {target} is not called {label}"
                );
            }
        }
    }
}

#[test]
fn the_key_of_the_manual_opens_the_chapter_of_each_pane_and_leads_to_all_others() {
    let mut console = Console::new(Language::English);
    let of = |id: PaneId| chapter(pane::chapter(id), Language::English).unwrap().heading();
    console.press("<F1>");
    console.shows(&of(PaneId::START));
    console.press("?<End>");
    console.shows("Lists every key of this screen");
    console.press("?");
    assert_eq!(console.app.depth(), 0, "the key that lists the keys closes their list");
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    for tab in TABS {
        console.app.key(tab.key.into());
        console.press("<F1>");
        console.shows(&of(tab.id));
        assert_eq!(console.app.depth(), 1);
        console.press("?");
        assert_eq!(console.app.depth(), 1, "the list of keys takes its place");
        console.shows("┌ Keys ─");
        console.press("<F1>");
        console.shows(&of(tab.id));
        console.press("<Esc>");
    }
    for chapter in chapters(Language::English) {
        console.press("<F1><F1>");
        console.press(chapter.title);
        console.press("<Enter>");
        console.shows(&format!("┌ {} ─", chapter.heading()));
        console.press("<Esc>");
        assert_eq!(console.app.depth(), 0);
    }
}

#[test]
fn the_manual_opens_in_the_language_of_the_console() {
    for language in Language::ALL {
        let mut console = Console::new(language);
        console.press("<F1>");
        console.shows(&chapter(pane::chapter(PaneId::START), language).unwrap().heading());
    }
}

/// Returns the keys that each pane answers to, in any state.
fn keys_of_panes() -> Vec<(PaneId, HashSet<KeyCode>)> {
    let mut found: Vec<(PaneId, HashSet<KeyCode>)> = Vec::new();
    for (_, way) in STATES {
        let console = way();
        let pane = console.app.showing().0;
        let here = console.app.keys().into_iter().map(|(code, _)| (pane, code));
        let offered = console.app.commands().into_iter().flat_map(move |offer| {
            let pane = offer.pane.map_or(pane, |(id, _)| id);
            offer.hint.keys.iter().map(move |&code| (pane, code)).collect::<Vec<_>>()
        });
        for (pane, code) in here.chain(offered) {
            match found.iter_mut().find(|(id, _)| *id == pane) {
                Some((_, codes)) => drop(codes.insert(code)),
                None => found.push((pane, HashSet::from([code]))),
            }
        }
    }
    found
}

#[test]
fn the_keys_that_a_chapter_lists_are_keys_of_its_pane() {
    let panes = keys_of_panes();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut count = 0;
        for (name, text) in written(language) {
            let all = TABS.iter().map(|tab| tab.id).chain([PaneId::START]);
            let own: Vec<PaneId> = all.filter(|&id| pane::chapter(id) == name).collect();
            let table = text.split(keys_heading(language)).nth(1).unwrap_or_default();
            for row in table.lines().filter(|line| line.starts_with("| `")) {
                let cell = row.split(" | ").next().unwrap();
                let mut named = cell.split('`').skip(1).step_by(2).peekable();
                let first = named.peek().copied().unwrap_or_default();
                let tab = TABS.iter().find(|tab| keys::name(tab.key, &texts) == first);
                let at: Vec<PaneId> = match tab {
                    Some(tab) => {
                        named.next();
                        vec![tab.id]
                    }
                    None => own.clone(),
                };
                for key in named {
                    count += 1;
                    let is_key = panes.iter().any(|(id, codes)| {
                        at.contains(id) && codes.iter().any(|&code| keys::name(code, &texts) == key)
                    });
                    assert!(is_key, "{language:?} {name}: {key} is no key of {at:?}: {row}");
                }
            }
        }
        assert!(count > 80, "chapters list keys: {count}");
    }
}

/// Returns the messages of a language, each with its placeables.
fn messages_of(language: Language) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for (_, text) in catalogues(language) {
        for line in text.lines() {
            match messages.last_mut() {
                Some(message) if line.starts_with([' ', '*', '}']) => message.push_str(line),
                _ => messages.push(line.to_owned()),
            }
        }
    }
    messages
}

/// Quotation marks enclose texts of the screen; `…` replaces a value. Headings quote people.
#[test]
fn quotations_of_the_manual_are_in_the_catalogues() {
    for language in Language::ALL {
        let messages = messages_of(language);
        let (open, close) = quotes(language);
        let (mut count, mut missing) = (0, Vec::new());
        for (name, text) in written(language) {
            let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
            let text = lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
            for quote in between(&text, open, close) {
                count += 1;
                let parts: Vec<&str> = quote.split('…').map(str::trim).collect();
                let says = |message: &String| parts.iter().all(|part| message.contains(part));
                if !messages.iter().any(says) {
                    missing.push(format!("{name}: no text says “{quote}”"));
                }
            }
        }
        assert!(missing.is_empty(), "{language:?}\n{}", missing.join("\n"));
        assert!(count > 50, "the manual quotes the screen: {count}");
    }
}

#[test]
fn q11_the_manual_names_every_sheet_and_every_format() {
    let texts = Texts::new(Language::English);
    let manual: String = written(Language::English).into_iter().map(|(_, text)| text + " ").collect();
    let manual = manual.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let sheets = SHEETS.iter().map(|sheet| sheet.label(&texts));
    let formats = SYSTEMS.iter().map(|format| texts.system(format.facts().id).into_owned());
    let missing: Vec<String> =
        sheets.chain(formats).filter(|name| !manual.contains(&name.to_lowercase())).collect();
    assert!(missing.is_empty(), "no chapter names {missing:?}");
}
