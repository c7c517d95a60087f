//! Words that texts for people avoid, because they replace a noun or a verb of the trade. The counts may only
//! fall.

use crate::papers::found;
use hakem::i18n::{Language, catalogues};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// Words and phrases without an allowed use in these texts, in lower case.
const AVOIDED: &[&str] = &[
    "all the same",
    "anew",
    "at hand",
    "by hand",
    "everybody",
    "go on",
    "goes on",
    "gone on",
    "held against",
    "mend",
    "mended",
    "nobody",
    "somebody",
    "stand",
    "stands",
    "stood",
    "take back",
    "take in",
    "take out",
    "taken back",
    "taken in",
    "taken out",
    "tell",
    "tells",
    "told",
    "went on",
    "whoever",
];

/// Further phrases that texts and pages avoid, but comments do not.
const AVOIDED_IN_PAGES: &[&str] = &[
    "alike",
    "anybody",
    "as it is",
    "as things are",
    "at once",
    "beside",
    "besides",
    "came of",
    "came or left",
    "came to",
    "come to",
    "comes to",
    "get",
    "gets",
    "got",
    "in two ways",
    "in words",
    "leave out",
    "leaves out",
    "left out",
    "look at",
    "look for",
    "looked for",
    "looking for",
    "looks at",
    "looks for",
    "no matter",
    "of its own",
    "of their own",
    "parted",
    "room",
    "said",
    "say",
    "says",
    "so many",
    "take over",
    "taken for",
    "taken over",
    "takes over",
    "thereby",
    "three times running",
    "took over",
    "whole",
];

/// Files with such words, and their number; other files have none.
const LEFT: &[(&str, usize)] = &[];

/// First words of a line of a comment that describes a thing by a clause instead of naming it.
const FRAGMENTS: [&str; 9] = ["How", "What", "Where", "Whether", "Which", "Who", "Whoever", "Whom", "Whose"];

/// Entries of the first two levels whose comments have such words or lines, and their numbers; others have
/// none.
const LEFT_IN_COMMENTS: &[(&str, [usize; 2])] = &[];

/// Counts the avoided words of a text, whole words only.
fn count(text: &str) -> usize {
    found_of(AVOIDED, text).len()
}

/// Returns each occurrence of these phrases in a text.
fn found_of<'a>(phrases: &[&'a str], text: &str) -> Vec<&'a str> {
    let words = text.to_lowercase().replace(|sign: char| !sign.is_alphanumeric(), " ");
    let words = format!(" {} ", words.split_whitespace().collect::<Vec<_>>().join(" "));
    let of =
        |&phrase: &&'a str| words.matches(&format!(" {phrase} ")).map(move |_| phrase).collect::<Vec<_>>();
    phrases.iter().flat_map(of).collect()
}

/// Returns the prose of a page: without code, quotations and the targets of links.
fn prose(page: &str) -> String {
    let outside = |text: &str, mark: &str| text.split(mark).step_by(2).collect::<String>();
    let text = outside(&outside(&outside(page, "```"), "`"), "\"").replace("](", "\u{0}");
    let quoted = text.split('“').map(|part| part.split_once('”').map_or(part, |of| of.1)).collect::<String>();
    let linked = quoted.split('\0').enumerate();
    let text = linked.map(|(at, part)| match part.split_once(')') {
        Some((_, after)) if at > 0 => after,
        _ => part,
    });
    without_fine_uses(&text.collect::<String>())
}

/// Returns a text in lower case without the uses of an avoided word that are fine: terms, and the name of a choice.
fn without_fine_uses(text: &str) -> String {
    let fine = ["stand-in", "whole number", "whole points", "[whole]"];
    fine.iter().fold(text.to_lowercase(), |text, fine| text.replace(fine, ""))
}

/// Returns the line comments of a Rust file without code in backquotes; other lines become `code`, which keeps the
/// words of two comments apart.
fn comments(source: &str) -> Vec<String> {
    let lines = source.lines().map(|line| match line.split_once("//") {
        Some((code, comment)) if !code.contains('"') => comment.trim_start_matches(['/', '!']),
        _ => "code",
    });
    lines.map(|line| line.split('`').step_by(2).collect()).collect()
}

/// Returns the texts of a catalogue without ids, comments and placeables.
fn texts(catalogue: &str) -> String {
    let lines = catalogue.lines().filter(|line| !line.starts_with('#'));
    let texts = lines.map(|line| match line.split_once(" = ") {
        Some((id, text)) if !id.starts_with(' ') => text,
        _ => line,
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    // The text after `->` is a choice of texts; the part before it, or alone in braces, is a name.
    text.split('{')
        .map(|part| part.split_once("->").or(part.split_once('}')).map_or(part, |of| of.1))
        .collect()
}

#[test]
fn the_catalogue_the_readme_and_the_manual_avoid_the_words_of_the_old_dialect() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    let pages = fs::read_dir(root.join("docs/manual")).unwrap().flatten();
    let pages = pages.filter_map(|page| page.file_name().into_string().ok());
    let pages = pages.filter(|page| page.ends_with(".md")).map(|page| format!("docs/manual/{page}"));
    let phrases = [AVOIDED, AVOIDED_IN_PAGES].concat();
    let count = |text: &str| found_of(&phrases, &without_fine_uses(text)).len();
    let mut found: Vec<(String, usize)> =
        catalogues(Language::English).map(|(name, text)| (name.to_owned(), count(&texts(text)))).collect();
    found.extend(pages.chain(["README.md".to_owned()]).map(|page| (page.clone(), count(&read(&page)))));
    found.retain(|&(_, count)| count > 0);
    found.sort();
    let left: Vec<(String, usize)> = LEFT.iter().map(|&(name, count)| (name.to_owned(), count)).collect();
    assert_eq!(found, left, "reword the texts, or lower the count");
}

#[test]
fn pages_avoid_the_words_of_the_old_dialect() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs");
    let phrases = [AVOIDED, AVOIDED_IN_PAGES].concat();
    let mut wrong = Vec::new();
    for folder in ["", "decisions", "manual", "rules"] {
        let pages = fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
        // The questions of FIDE's checklist are not ours.
        let pages = pages.filter(|page| page.extension().is_some_and(|ending| ending == "md"));
        for page in pages.filter(|page| !page.ends_with("vcl.md")) {
            let found = found_of(&phrases, &prose(&fs::read_to_string(&page).unwrap()));
            wrong.extend((!found.is_empty()).then(|| format!("{page:?}: {found:?}")));
        }
    }
    assert!(wrong.is_empty(), "reword:\n{}", wrong.join("\n"));
}

#[test]
fn comments_avoid_the_words_of_the_old_dialect_and_begin_with_their_subject() {
    let mut counts: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for path in ["src", "tests"].into_iter().flat_map(|folder| found(folder, "rs")) {
        let within = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
        let parts: Vec<_> = within.iter().map(|part| part.to_string_lossy()).collect();
        if parts.iter().any(|part| part == "target") {
            continue;
        }
        let comments = comments(&fs::read_to_string(&path).unwrap());
        let is_fragment =
            |line: &&String| line.split_whitespace().next().is_some_and(|word| FRAGMENTS.contains(&word));
        let [words, fragments] = counts.entry(parts[..2].join("/")).or_default();
        // A stand-in for a missing player is a term of the engine.
        *words += count(&comments.join("\n").to_lowercase().replace("stand-in", ""));
        *fragments += comments.iter().filter(is_fragment).count();
    }
    assert!(counts.len() > 15, "{counts:?}");
    let left = counts.into_iter().filter(|(_, counts)| *counts != [0, 0]);
    let listed = LEFT_IN_COMMENTS.iter().map(|&(folder, counts)| (folder.to_owned(), counts));
    assert_eq!(
        left.collect::<Vec<_>>(),
        listed.collect::<Vec<_>>(),
        "reword the comments, or lower the counts"
    );
}

#[test]
fn words_are_counted_whole_and_without_placeables() {
    assert_eq!(count("The standings stand; whoever TOLD it goes on."), 4);
    let page = "Tells `told` \"told\" “told” a [stand](go-on.md), a whole number.\n```\ntold\n```\n";
    assert_eq!(found_of(&[AVOIDED, AVOIDED_IN_PAGES].concat(), &prose(page)), ["stand", "tells"]);
    let source = "/// Whether `told` by\n/// hand\nlet a = \"// told\"; // nobody\n// told";
    let lines = comments(source);
    assert_eq!(lines, [" Whether  by", " hand", "code", " told"]);
    assert_eq!(count(&lines.join("\n")), 2);
    assert_eq!(texts("a-stand = Go { $tells ->\n   *[other] on\n}\n# told"), "Go \n   *[other] on\n}");
}

#[test]
fn the_prose_of_the_documents_stays_within_120_characters_a_line() {
    let mut wide = Vec::new();
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                let text = fs::read_to_string(&path).unwrap();
                // A table cannot be broken; a block of code or output is quoted verbatim.
                let blocks = text.split("```").step_by(2);
                let lines = blocks.flat_map(str::lines).filter(|line| !line.starts_with('|'));
                wide.extend(
                    lines.filter(|line| line.chars().count() > 120).map(|line| format!("{path:?}: {line}")),
                );
            }
        }
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
}
