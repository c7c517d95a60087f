//! A sheet as Markdown with pipe tables; text is escaped, so that no name is interpreted as markup.

use super::Imprint;
use crate::i18n::Texts;
use crate::sheet::data::{Field, Section, Sheet};
use crate::text::{Align, clean};

/// Characters with a meaning in running text or in cells.
const SIGNS: &[char] = &[
    '\\', '`', '*', '_', '{', '}', '[', ']', '(', ')', '<', '>', '#', '+', '-', '.', '!', '|', '~', '&', '=',
    ':',
];

/// Escapes text for Markdown. Characters between letters or digits, as in `O'Neil` and `2.5`, need no escape where they
/// cannot start markup.
fn guarded(text: &str) -> String {
    let clean = clean(text);
    let mut guarded = String::with_capacity(clean.len());
    for (at, letter) in clean.char_indices() {
        let is_mild = matches!(letter, '+' | '-' | '.' | '(' | ')' | ':' | '=' | '#');
        // Mild characters have a meaning only at the start of a line, or after the number of a list item.
        let begins =
            clean.get(..at).is_none_or(|before| before.chars().all(|c| c.is_ascii_digit() || c == ' '));
        if SIGNS.contains(&letter) && (!is_mild || begins) {
            guarded.push('\\');
        }
        guarded.push(letter);
    }
    guarded
}

pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> String {
    let mut answer = format!("# {}\n\n", guarded(&sheet.title));
    let event = [&imprint.event, &imprint.about].map(|part| guarded(part));
    let event: Vec<String> = event.into_iter().filter(|part| !part.is_empty()).collect();
    answer.push_str(&format!("{}\n", event.join(" · ")));
    for section in &sheet.sections {
        push_section(&mut answer, section, texts);
    }
    for note in &sheet.notes {
        answer.push_str(&format!("\n{}\n", guarded(note)));
    }
    answer.push_str(&format!("\n*{}*\n", guarded(&imprint.foot)));
    answer
}

fn push_section(answer: &mut String, section: &Section, texts: &Texts) {
    if !section.title.is_empty() {
        answer.push_str(&format!("\n## {}\n", guarded(&section.title)));
    }
    if !section.about.is_empty() {
        answer.push_str(&format!("\n{}\n", guarded(&section.about)));
    }
    push_fields(answer, &section.fields);
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let columns = &section.table.columns;
    if !columns.is_empty() {
        answer.push('\n');
        answer.push_str(&line(columns.iter().map(|column| guarded(&column.head)).collect()));
        let rule = |align| match align {
            Align::Left => "---",
            Align::Right => "--:",
            Align::Centre => ":-:",
        };
        answer.push_str(&line(columns.iter().map(|column| rule(column.kind.align()).to_owned()).collect()));
        for row in section.table.rows() {
            answer.push_str(&line(row.cells.iter().map(|cell| guarded(&cell.shown(texts))).collect()));
        }
    }
    push_fields(answer, &section.closing);
    if !section.notes.is_empty() {
        answer.push('\n');
    }
    answer.extend(section.notes.iter().map(|note| format!("* {}\n", guarded(note.trim()))));
}

/// Appends the fields of a form as a list.
fn push_fields(answer: &mut String, fields: &[Field]) {
    if !fields.is_empty() {
        answer.push('\n');
    }
    let line = |field: &Field| format!("* {}: {}\n", guarded(&field.label), guarded(field.shown()));
    answer.extend(fields.iter().map(line));
}
