//! FIDE's checklist for programs: every question leads to the end, and each answer refers to tests that
//! exist.

use hakem::checklist::{Checklist, Edge};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Collects the names of all functions in the sources below a folder.
fn functions(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            functions(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(path).unwrap();
            let names = text.split("fn ").skip(1).filter_map(|rest| rest.split_once('('));
            found.extend(names.map(|(name, _)| name.to_owned()));
        }
    }
}

#[test]
fn every_answer_to_what_is_asked_is_shown_by_tests_that_exist_or_is_the_makers_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut known = BTreeSet::new();
    functions(&root.join("src"), &mut known);
    functions(&root.join("tests"), &mut known);
    let list = Checklist::new().unwrap();
    for question in &list.questions {
        for test in &question.tests {
            assert!(known.contains(test), "{}: there is no test {test}", question.number);
        }
        let is_shown = question.maker || !question.tests.is_empty();
        assert!(is_shown || !list.is_on_path(question), "{}: {}", question.number, question.asked);
    }
}

#[test]
fn the_questions_are_all_there_and_lead_forwards_to_the_end() {
    let list = Checklist::new().unwrap();
    let numbers: Vec<u16> = list.questions.iter().map(|question| question.number).collect();
    assert_eq!(numbers, (1..=225).collect::<Vec<u16>>());
    for question in &list.questions {
        for edge in [question.yes, question.no] {
            let leads_on = match edge {
                // A program without all lists of FIDE is asked about other lists, which is an earlier
                // question.
                Edge::Costs(_, 120) if question.number == 121 => true,
                Edge::To(next) | Edge::Costs(_, next) => question.number < next && next <= 226,
                Edge::Fails => true,
            };
            assert!(leads_on, "{}", question.number);
        }
    }
    let asked: Vec<u16> = list
        .questions
        .iter()
        .filter(|question| list.is_on_path(question))
        .map(|question| question.number)
        .collect();
    assert!(asked.contains(&1) && asked.contains(&223), "{asked:?}");
    // Question 135: lists are downloaded only if the user has entered their addresses.
    assert_eq!((list.failures(), list.penalty()), (0, 18), "hakem vcl names the answers");
}
