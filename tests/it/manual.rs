//! The arbiter's manual against the program: its chapters use the Markdown that the console can show, its links lead
//! somewhere, its keys are keys, and what it says that the screen says stands in the catalogues.

use crate::console::Console;
use crate::key_tables::STATES;
use hakem::desk::keys;
use hakem::desk::message::Message;
use hakem::desk::pane::PaneId;
use hakem::desk::request::FileRequest;
use hakem::i18n::{Language, Texts, catalogues};
use hakem::manual::{Chapter, CodeMarks, chapter, chapters};
use hakem::pane::{self, TABS};
use hakem::sheet::SHEETS;
use hakem_engine::pairing::SYSTEMS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/manual")
}

/// The chapters as they are written, each with its name.
fn written() -> Vec<(&'static str, String)> {
    let file = |number: usize, name: &str| folder().join(format!("{number:02}-{name}.md"));
    let read = |number, name| fs::read_to_string(file(number, name)).unwrap();
    chapters().iter().map(|chapter| (chapter.name, read(chapter.number, chapter.name))).collect()
}

/// The stretches between an opening and a closing mark.
fn between<'a>(text: &'a str, open: &'a str, close: char) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

#[test]
fn chapters_are_written_in_the_markdown_that_the_console_shows() {
    for (name, text) in written() {
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
            assert_eq!(
                paragraph.matches('[').count(),
                paragraph.matches("](").count(),
                "{name}: {paragraph}"
            );
        }
    }
    for chapter in chapters() {
        for row in chapter.rows(60, CodeMarks::Kept) {
            let words: String = row.into_iter().map(|stretch| stretch.words).collect();
            assert!(!words.contains("](") && !words.contains("..."), "{}: {words}", chapter.name);
        }
    }
}

#[test]
fn every_link_of_the_manual_leads_somewhere_and_its_list_has_every_chapter() {
    let list = fs::read_to_string(folder().join("README.md")).unwrap();
    let titled = |chapter: &Chapter| {
        format!("{}. [{}]({:02}-{}.md)", chapter.number, chapter.title, chapter.number, chapter.name)
    };
    let wanted: Vec<String> = chapters().iter().map(titled).collect();
    let listed: Vec<&str> = list.lines().filter(|line| line.contains("](")).collect();
    assert_eq!(listed, wanted);
    let titles: BTreeMap<String, &str> = chapters()
        .iter()
        .map(|chapter| (format!("{:02}-{}.md", chapter.number, chapter.name), chapter.title))
        .collect();
    for (name, text) in written() {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for link in between(&text, "[", ')') {
            let (label, target) = link.split_once("](").unwrap();
            assert!(folder().join(target).exists(), "{name}: {target}");
            assert!(
                titles.get(target).is_none_or(|title| *title == label),
                "{name}: {target} is not called {label}"
            );
        }
    }
}

#[test]
fn the_key_of_the_manual_opens_the_chapter_of_each_pane_and_leads_to_all_others() {
    let mut console = Console::new(Language::English);
    let of = |id: PaneId| chapter(pane::chapter(id)).unwrap().heading();
    console.press("<F1>");
    console.shows(&of(PaneId::START));
    console.press("?<End>");
    console.shows("Lists every key that works here");
    console.press("?");
    assert_eq!(console.app.depth(), 0, "the key that lists the keys closes their list");
    console.app.update(Message::ask(FileRequest::Sample));
    for tab in TABS {
        console.app.key(tab.key.into());
        console.press("<F1>");
        console.shows(&of(tab.id));
        assert_eq!(console.app.depth(), 1);
        console.press("?");
        assert_eq!(console.app.depth(), 1, "the list of keys takes its place");
        console.shows("Here");
        console.press("<F1>");
        console.shows(&of(tab.id));
        console.press("<Esc>");
    }
    for chapter in chapters() {
        console.press("<F1><F1>");
        console.press(chapter.title);
        console.press("<Enter>");
        console.shows(&format!("┌ {} ─", chapter.heading()));
        console.press("<Esc>");
        assert_eq!(console.app.depth(), 0);
    }
}

/// The names of the keys that each pane answers to, in whatever state.
fn keys_of_panes() -> Vec<(PaneId, BTreeSet<String>)> {
    let texts = Texts::new(Language::English);
    let mut found: Vec<(PaneId, BTreeSet<String>)> = Vec::new();
    for (_, way) in STATES {
        let console = way();
        let pane = console.app.showing().0;
        let here = console.app.keys().into_iter().map(|(code, _)| (pane, code));
        let offered = console.app.commands().into_iter().flat_map(move |offer| {
            let pane = offer.pane.map_or(pane, |(id, _)| id);
            offer.hint.keys.iter().map(move |&code| (pane, code)).collect::<Vec<_>>()
        });
        for (pane, code) in here.chain(offered) {
            let name = keys::name(code, &texts);
            match found.iter_mut().find(|(id, _)| *id == pane) {
                Some((_, names)) => drop(names.insert(name)),
                None => found.push((pane, BTreeSet::from([name]))),
            }
        }
    }
    found
}

#[test]
fn the_keys_that_a_chapter_lists_are_keys_of_its_pane() {
    let texts = Texts::new(Language::English);
    let panes = keys_of_panes();
    let mut count = 0;
    for (name, text) in written() {
        let all = TABS.iter().map(|tab| tab.id).chain([PaneId::START]);
        let own: Vec<PaneId> = all.filter(|&id| pane::chapter(id) == name).collect();
        let table = text.split("\n## Keys\n").nth(1).unwrap_or_default();
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
                let is_key = panes.iter().any(|(id, names)| at.contains(id) && names.contains(key));
                assert!(is_key, "{name}: {key} is no key of {at:?}: {row}");
            }
        }
    }
    assert!(count > 80, "chapters list keys: {count}");
}

/// Curly quotes hold what the screen says; `…` stands for a value. Headings quote people.
#[test]
fn what_the_manual_quotes_stands_in_the_catalogues() {
    let mut messages: Vec<String> = Vec::new();
    for (_, text) in catalogues(Language::English) {
        for line in text.lines() {
            match messages.last_mut() {
                Some(message) if line.starts_with([' ', '*', '}']) => message.push_str(line),
                _ => messages.push(line.to_owned()),
            }
        }
    }
    let (mut count, mut missing) = (0, Vec::new());
    for (name, text) in written() {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let text = lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
        for quote in between(&text, "“", '”') {
            count += 1;
            let parts: Vec<&str> = quote.split('…').map(str::trim).collect();
            let says = |message: &String| parts.iter().all(|part| message.contains(part));
            if !messages.iter().any(says) {
                missing.push(format!("{name}: no text says “{quote}”"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(count > 50, "the manual quotes the screen: {count}");
}

#[test]
fn q11_the_manual_names_every_sheet_and_every_format() {
    let texts = Texts::new(Language::English);
    let manual: String = written().into_iter().map(|(_, text)| text + " ").collect();
    let manual = manual.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let sheets = SHEETS.iter().map(|sheet| sheet.label(&texts));
    let formats = SYSTEMS.iter().map(|format| texts.system(format.facts().id).into_owned());
    let missing: Vec<String> =
        sheets.chain(formats).filter(|name| !manual.contains(&name.to_lowercase())).collect();
    assert!(missing.is_empty(), "no chapter names {missing:?}");
}
