//! Consistency of the pages under `docs/` with the source: every rule cited in a comment has a heading in
//! `docs/rules/`, and words that the glossary sets aside are not used. The notices of a release list the
//! locked crates.

use crate::architecture::CRATES;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Pages that explain the ids in the comments of a folder or file of `src/`: the first match applies.
const PAGES: &[(&str, &[&str])] = &[
    ("dutch/rules_2026", &["dutch-2026", "dutch-2017"]),
    ("dutch/rules_2017", &["dutch-2017"]),
    ("dutch/classic", &["dutch-2009", "dutch-1992"]),
    ("dutch", &["dutch-2009", "dutch-1992", "dutch-2026", "dutch-2017"]),
    ("lim", &["lim", "lim-2026"]),
    ("dubov/classic", &["dubov-classic"]),
    ("dubov", &["dubov-2026", "dubov-classic"]),
    ("burstein/classic", &["burstein-classic"]),
    ("burstein", &["burstein-2026", "burstein-classic"]),
    ("basic_swiss", &["basic-swiss"]),
    ("keizer", &["keizer"]),
    ("matches/olympiad_2022", &["olympiad-2022"]),
    ("swiss/matches", &["double-swiss-2026", "team-swiss-2026"]),
    ("pairing/teams", &["team-swiss-2026"]),
    ("format/teams", &["team-swiss-2026", "team-formats"]),
    ("schedule", &["round-robin", "team-formats", "knockout", "molter"]),
    ("trf", &["trf", "dutch-2017"]),
    ("tiebreak/teams", &["tie-breaks", "olympiad-2022"]),
    ("tiebreak", &["tie-breaks"]),
    ("standings", &["tie-breaks"]),
    ("rating", &["rating-changes", "tie-breaks"]),
    ("verify/burstein_classic", &["burstein-classic"]),
    ("verify/dubov_classic", &["dubov-classic"]),
    ("verify/olympiad", &["olympiad-2022"]),
    ("verify/lim", &["lim", "lim-2026"]),
    ("verify/dutch_classic", &["dutch-2009", "dutch-1992"]),
    ("verify/dutch_classic_bracket", &["dutch-2009", "dutch-1992"]),
    ("verify/dutch_classic_attempt", &["dutch-2009", "dutch-1992"]),
    (
        "verify",
        &[
            "dutch-2026",
            "dutch-2017",
            "burstein-2026",
            "dubov-2026",
            "double-swiss-2026",
            "team-swiss-2026",
            "trf",
            "round-robin",
            "team-formats",
            "knockout",
        ],
    ),
    ("norm", &["norms", "tie-breaks"]),
];

/// Pages that any file may cite.
const COMMON: &str = "general";

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
}

/// Returns the files with an ending below a folder of the project, in order.
pub(crate) fn found(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut found);
    found.sort();
    found
}

/// Returns true if a word is the id of an article or a decision: `N-18`, `A.7.d`, `C.04.2`, `C12`, `5.2.3`.
fn is_id(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.len() < 3 && text.bytes().all(|b| b.is_ascii_digit());
    let capitals = |text: &str| (1..3).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_uppercase());
    if let Some((letters, number)) = word.split_once('-') {
        return capitals(letters) && digits(number);
    }
    if let Some((first, rest)) = word.split_once('.') {
        let letter = first.len() == 1 && ("A"..="F").contains(&first);
        let mut parts = rest.split('.');
        let last =
            |part: &str| digits(part) || part.len() == 1 && part.bytes().all(|b| b.is_ascii_lowercase());
        return (letter || digits(first)) && parts.next().is_some_and(digits) && parts.all(last);
    }
    word.strip_prefix('C').is_some_and(digits)
}

/// Returns the ids in the comments of a source file, with the line of each. Text between backquotes is code,
/// and so is an example.
fn cited(text: &str) -> Vec<(usize, String)> {
    let mut ids = Vec::new();
    let mut in_example = false;
    for (number, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once("//") else { continue };
        if comment.contains("```") {
            in_example = !in_example;
        }
        if in_example {
            continue;
        }
        if line.contains("\"") && line.find('"') < line.find("//") {
            continue;
        }
        let prose: String = comment.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let words = prose.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-'));
        ids.extend(
            words
                .map(|word| word.trim_matches(['.', '-']))
                .filter(|word| is_id(word))
                .map(|word| (number + 1, word.to_owned())),
        );
    }
    ids
}

/// Returns the ids in reasons and refusals of the engine: entire string literals.
fn named(text: &str) -> Vec<(usize, String)> {
    let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default().lines().enumerate();
    let code = code.filter(|(_, line)| !line.trim_start().starts_with("//"));
    let ids = code
        .flat_map(|(number, line)| line.split('"').skip(1).step_by(2).map(move |word| (number + 1, word)));
    ids.filter(|(_, word)| is_id(word)).map(|(number, word)| (number, word.to_owned())).collect()
}

fn headings() -> BTreeMap<String, BTreeSet<String>> {
    let pages = found("docs/rules", "md");
    let page = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let heading = |line: &str| {
            line.strip_prefix("### ").map(|rest| rest.split(' ').next().unwrap_or_default().to_owned())
        };
        (path.file_stem().unwrap().to_string_lossy().into_owned(), text.lines().filter_map(heading).collect())
    };
    pages.iter().map(page).collect()
}

#[test]
fn every_rule_that_a_comment_cites_has_its_heading() {
    let headings = headings();
    let mut missing = Vec::new();
    let mut count = 0;
    for path in found("src", "rs") {
        let text = fs::read_to_string(&path).unwrap();
        let shown =
            path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().to_string_lossy().replace('\\', "/");
        let fits =
            |part: &str| shown.contains(&format!("/{part}/")) || shown.contains(&format!("/{part}.rs"));
        let own = PAGES.iter().find(|(part, _)| fits(part)).map_or(&[][..], |(_, pages)| pages);
        let all: Vec<&str> = if own.is_empty() {
            headings.keys().map(String::as_str).collect()
        } else {
            [own, &[COMMON]].concat()
        };
        let for_tests = ["test", "reference", "literal", "examples"].iter().any(|part| shown.contains(part));
        let in_engine = shown.starts_with("src/engine/") && !for_tests;
        let named = if in_engine { named(&text) } else { Vec::new() };
        for (line, id) in cited(&text).into_iter().chain(named) {
            count += 1;
            if !all.iter().any(|&page| headings.get(page).is_some_and(|ids| ids.contains(&id))) {
                missing.push(format!("{shown}:{line}: {id} has no heading on {}", all.join(", ")));
            }
        }
    }
    assert!(count > 500, "comments cite rules: {count}");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Returns the words that the glossary sets aside: those in backquotes in the last column of its tables.
fn set_aside() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/glossary.md")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.rsplit('|').nth(1).map(str::to_owned));
    rows.flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn words_that_the_glossary_sets_aside_are_not_used() {
    let words = set_aside();
    assert!(words.len() > 5, "the glossary sets words aside: {words:?}");
    let places = [("src", "rs"), ("docs", "md"), ("assets/messages/en", "ftl")];
    let mut used = Vec::new();
    for path in places.iter().flat_map(|(folder, ending)| found(folder, ending)) {
        if path.ends_with("docs/glossary.md") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap().to_lowercase();
        for word in &words {
            let is_part = |c: char| c.is_ascii_alphanumeric();
            let whole = |at: usize| {
                !text[..at].ends_with(is_part)
                    && !text[at + word.len()..].trim_start_matches('s').starts_with(is_part)
            };
            if text.match_indices(word.as_str()).any(|(at, _)| whole(at)) {
                used.push(format!("{}: {word}", path.display()));
            }
        }
    }
    assert!(used.is_empty(), "{}", used.join("\n"));
}

/// Returns the modules of a folder: its folders and Rust files, except those that every crate has.
fn modules(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let names = names.map(|name| name.trim_end_matches(".rs").to_owned());
    names
        .filter(|name| {
            !name.contains('.')
                && !["lib", "main", "README", "LICENSE", "test_events"].contains(&name.as_str())
        })
        .collect()
}

#[test]
fn the_glossary_lists_exactly_the_modules_of_the_source() {
    let text = text_of("docs/glossary.md");
    let table = text.split("## Modules of the source").nth(1).unwrap().split("\n## ").next().unwrap();
    let first = table.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    let named: BTreeSet<String> =
        first.flat_map(|cell| cell.split(", ").map(|name| name.trim_matches('`').to_owned())).collect();
    let folders =
        CRATES.map(|name| format!("src/{name}")).into_iter().chain(["src", "src/engine"].map(str::to_owned));
    assert_eq!(named, folders.flat_map(|folder| modules(&folder)).collect::<BTreeSet<_>>());
}

fn text_of(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// Returns the crates of `Cargo.lock`, each as `name version`.
fn locked() -> BTreeSet<String> {
    let text = text_of("Cargo.lock");
    let value = |package: &str, key: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = ")).unwrap();
        line.trim_matches('"').to_owned()
    };
    let packages = text.split("[[package]]\n").skip(1);
    packages.map(|package| format!("{} {}", value(package, "name"), value(package, "version"))).collect()
}

/// Returns the names of the crates that a manifest links, without those used only by tests.
fn linked(manifest: &str) -> Vec<String> {
    let mut is_linked = false;
    let mut names = Vec::new();
    for line in text_of(manifest).lines() {
        if line.starts_with('[') {
            is_linked =
                line == "[dependencies]" || line.starts_with("[target.") && line.ends_with(".dependencies]");
        } else if let Some((name, _)) =
            line.split_once(['.', ' ']).filter(|(name, _)| is_linked && *name != "#")
        {
            names.push(name.to_owned());
        }
    }
    names
}

#[test]
fn the_notices_name_what_is_linked_in_the_version_that_is_locked() {
    let (locked, notices) = (locked(), text_of("assets/package/notices.txt"));
    let named: BTreeSet<&str> = notices
        .lines()
        .filter_map(|line| line.strip_prefix("  ").filter(|line| line.split(' ').count() == 2))
        .filter(|line| {
            line.split(' ').nth(1).is_some_and(|last| last.starts_with(|c: char| c.is_ascii_digit()))
        })
        .collect();
    assert!(named.len() > 100, "the notices name what is linked: {}", named.len());
    let gone = named.iter().filter(|crate_| !locked.contains(**crate_)).map(ToString::to_string);
    let direct = [linked("Cargo.toml"), linked("src/engine/Cargo.toml")].concat();
    let is_named = |name: &str| named.iter().any(|crate_| crate_.split(' ').next() == Some(name));
    let missing = direct.into_iter().filter(|name| !name.starts_with("hakem-") && !is_named(name));
    let stale: Vec<String> = gone.chain(missing).collect();
    assert!(stale.is_empty(), "`.ci/release notices` writes them anew: {}", stale.join(", "));
}

#[test]
fn ids_are_distinguished_from_other_words() {
    for id in ["N-18", "LD-7", "A.7.d", "B.1.2", "C.04.2", "C.13", "C12", "5.2.3", "7.2.b", "16.2.5"] {
        assert!(is_id(id), "{id} is an id");
    }
    for word in ["UTF-8", "TRF-2026", "2410.8", "S1", "G2", "x", "C", "1-2", "F10", "BH-C1"] {
        assert!(!is_id(word), "{word} is no id");
    }
}

/// Number of tests that are skipped on Windows; it may only fall.
const SKIPPED: usize = 0;

#[test]
fn few_tests_are_skipped_on_windows_and_each_exists_and_has_a_reason() {
    let list = text_of("tests/windows/excluded");
    let lines: Vec<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), SKIPPED, "the list has shrunk: lower the number");
    let sources = ["src", "tests/it"].map(|folder| found(folder, "rs")).concat();
    for line in lines {
        let (name, reason) = line.split_once(' ').unwrap();
        assert!(["lib/", "it/"].iter().any(|suite| name.starts_with(suite)), "{line}");
        assert!(reason.split(' ').count() > 3, "{line}");
        let function = format!("fn {}(", name.rsplit("::").next().unwrap());
        let exists = |path: &PathBuf| fs::read_to_string(path).unwrap().contains(&function);
        assert!(sources.iter().any(exists), "{name} does not exist");
    }
}
