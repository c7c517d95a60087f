//! The arbiter's manual (`docs/manual/`): its chapters in each language, and their Markdown laid out as rows.

use crate::i18n::Language;
use crate::text;
use include_dir::{Dir, File, include_dir};
use std::sync::LazyLock;

/// The files of the repository: one per chapter, such as `03-players.md`, and their index. Translations are
/// in a folder named after their language, under the same names.
static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../docs/manual");

static CHAPTERS: LazyLock<Vec<(Language, Vec<Chapter>)>> =
    LazyLock::new(|| Language::ALL.into_iter().map(|language| (language, read(language))).collect());

fn read(language: Language) -> Vec<Chapter> {
    let folder = if language == Language::English { Some(&FILES) } else { FILES.get_dir(language.code()) };
    let mut chapters: Vec<Chapter> =
        folder.into_iter().flat_map(Dir::files).filter_map(Chapter::of).collect();
    chapters.sort_by_key(|chapter| chapter.number);
    chapters
}

/// Maximum width of the key column of a table, in terminal columns.
const MOST: usize = 20;

/// Indent of lists and tables, in terminal columns.
const INDENT: usize = 2;

/// A chapter of the manual.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its number, from 1.
    pub number: usize,
    /// Its name in commands, a single word.
    pub name: &'static str,
    pub title: &'static str,
    body: &'static str,
}

/// The kind of text in a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StretchKind {
    Head,
    /// A key, or other text to type.
    Key,
    Plain,
}

/// A stretch of a row in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    pub kind: StretchKind,
    /// The text, blanks included.
    pub words: String,
}

impl Stretch {
    fn plain(words: impl Into<String>) -> Self {
        Self { kind: StretchKind::Plain, words: words.into() }
    }
}

/// One row of a chapter; paragraphs are separated by an empty row.
pub type ManualRow = Vec<Stretch>;

/// Treatment of the backquotes around typed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeMarks {
    /// `r` keeps its backquotes, where no style distinguishes it from the text around it.
    Kept,
    Dropped,
}

pub fn chapters(language: Language) -> &'static [Chapter] {
    CHAPTERS.iter().find(|(each, _)| *each == language).map_or(&[], |(_, chapters)| chapters)
}

/// Returns the chapter of this name, which is the same in every language.
pub fn chapter(name: &str, language: Language) -> Option<&'static Chapter> {
    chapters(language).iter().find(|chapter| chapter.name == name)
}

impl Chapter {
    /// Parses a file of the folder; `None` for the index, which is not a chapter.
    fn of(file: &'static File<'static>) -> Option<Self> {
        let (number, name) = file.path().file_stem()?.to_str()?.split_once('-')?;
        let (title, body) = file.contents_utf8()?.strip_prefix("# ")?.split_once('\n')?;
        Some(Self { number: number.parse().ok()?, name, title: title.trim_end(), body })
    }

    /// Returns its number and title, as shown above the chapter.
    pub fn heading(&self) -> String {
        format!("{}. {}", self.number, self.title)
    }

    pub fn tasks(&self) -> impl Iterator<Item = &'static str> {
        self.body.lines().filter_map(|line| line.strip_prefix("## "))
    }

    /// Returns its rows, each of at most `width` terminal columns unless a single word is wider. Pictures are omitted.
    pub fn rows(&self, width: usize, marks: CodeMarks) -> Vec<ManualRow> {
        let mut rows: Vec<ManualRow> = Vec::new();
        let mut before_item = false;
        for block in blocks(self.body) {
            let is_item = matches!(block, MarkdownBlock::Item(_));
            if !(rows.is_empty() || is_item && before_item) {
                rows.push(ManualRow::new());
            }
            before_item = is_item;
            match block {
                MarkdownBlock::Head(words) => rows.push(vec![Stretch { kind: StretchKind::Head, words }]),
                MarkdownBlock::Words(words) => rows.extend(broken(&words, width, marks)),
                MarkdownBlock::Item(words) => {
                    let parts = broken(&words, width.saturating_sub(INDENT), marks).into_iter().enumerate();
                    rows.extend(parts.map(|(at, part)| beside(if at == 0 { "• " } else { "  " }, part)));
                }
                MarkdownBlock::Table(lines) => rows.extend(table(&lines, width, marks)),
            }
        }
        rows
    }
}

/// A block between empty lines.
enum MarkdownBlock {
    Head(String),
    Words(String),
    Item(String),
    Table(Vec<(String, String)>),
}

/// Parses the Markdown that chapters use: headings, paragraphs, lists, tables of two columns, pictures.
fn blocks(body: &str) -> Vec<MarkdownBlock> {
    let mut blocks: Vec<MarkdownBlock> = Vec::new();
    let mut goes_on = false;
    for line in body.lines().map(str::trim) {
        let begins_block = goes_on;
        goes_on = !(line.is_empty() || line.starts_with("## ") || line.starts_with("!["));
        if let Some(words) = line.strip_prefix("## ") {
            blocks.push(MarkdownBlock::Head(words.to_owned()));
        } else if let Some(words) = line.strip_prefix("* ") {
            blocks.push(MarkdownBlock::Item(words.to_owned()));
        } else if let Some(cells) = line.strip_prefix("| ") {
            let (left, right) = cells.trim_end_matches([' ', '|']).split_once(" | ").unwrap_or((cells, ""));
            let cells = (left.trim().to_owned(), right.trim().to_owned());
            match blocks.last_mut().filter(|_| begins_block) {
                Some(MarkdownBlock::Table(lines)) => lines.push(cells),
                _ => blocks.push(MarkdownBlock::Table(vec![cells])),
            }
        } else if line.starts_with("|-") {
            // The line above is the table's head, which is not shown.
            if let Some(MarkdownBlock::Table(lines)) = blocks.last_mut() {
                lines.pop();
            }
        } else if goes_on {
            match blocks.last_mut().filter(|_| begins_block) {
                Some(MarkdownBlock::Words(words) | MarkdownBlock::Item(words)) => {
                    words.push(' ');
                    words.push_str(line);
                }
                _ => blocks.push(MarkdownBlock::Words(line.to_owned())),
            }
        }
    }
    blocks
}

/// Returns text without the targets of links.
fn without_targets(words: &str) -> String {
    let mut plain = String::new();
    let mut rest = words;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        let link = after.split_once("](").and_then(|(label, to)| Some((label, to.split_once(')')?.1)));
        rest = match link {
            Some((label, after)) => {
                plain.push_str(label);
                after
            }
            None => after,
        };
    }
    plain + rest
}

/// Splits a paragraph at blanks; each word consists of one or more stretches.
fn words_of(paragraph: &str, marks: CodeMarks) -> Vec<ManualRow> {
    let mut words: Vec<ManualRow> = vec![ManualRow::new()];
    for (at, part) in paragraph.split('`').enumerate() {
        let is_typed = at % 2 == 1;
        let kind = if is_typed { StretchKind::Key } else { StretchKind::Plain };
        let part = match (is_typed, marks) {
            (false, _) => without_targets(part),
            (true, CodeMarks::Kept) => format!("`{part}`"),
            (true, _) => part.to_owned(),
        };
        for (at, word) in part.split(' ').enumerate() {
            if at > 0 {
                words.push(ManualRow::new());
            }
            if let Some(last) = words.last_mut().filter(|_| !word.is_empty()) {
                last.push(Stretch { kind, words: word.to_owned() });
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn width_of(row: &[Stretch]) -> usize {
    row.iter().map(|stretch| text::width(&stretch.words)).sum()
}

fn broken(paragraph: &str, width: usize, marks: CodeMarks) -> Vec<ManualRow> {
    let mut rows: Vec<ManualRow> = Vec::new();
    let mut used = 0;
    for word in words_of(paragraph, marks) {
        let needed = width_of(&word);
        match rows.last_mut().filter(|_| used + 1 + needed <= width) {
            Some(row) => {
                row.push(Stretch::plain(" "));
                row.extend(word);
                used += 1 + needed;
            }
            None => {
                rows.push(word);
                used = needed;
            }
        }
    }
    rows
}

fn beside(left: &str, row: ManualRow) -> ManualRow {
    std::iter::once(Stretch::plain(left)).chain(row).collect()
}

/// Lays out a table: the right column starts where the widest cell of the left one ends.
fn table(lines: &[(String, String)], width: usize, marks: CodeMarks) -> Vec<ManualRow> {
    let left = |cell: &str| words_of(cell, marks).join(&Stretch::plain(" "));
    let widest = lines.iter().map(|(cell, _)| width_of(&left(cell))).max().unwrap_or(0).min(MOST);
    let indent = " ".repeat(INDENT);
    let mut rows = Vec::new();
    for (sign, says) in lines {
        let sign = left(sign);
        let room = width.saturating_sub(widest + 2 * INDENT).max(1);
        for (at, part) in broken(says, room, marks).into_iter().enumerate() {
            let sign = if at == 0 { sign.clone() } else { ManualRow::new() };
            let blanks = " ".repeat(widest.saturating_sub(width_of(&sign)) + INDENT);
            let row = sign.into_iter().chain([Stretch::plain(blanks)]).chain(part).collect();
            rows.push(beside(&indent, row));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(body: &'static str, width: usize, marks: CodeMarks) -> Vec<String> {
        let chapter = Chapter { number: 1, name: "", title: "", body };
        let rows = chapter.rows(width, marks);
        rows.iter().map(|row| row.iter().map(|stretch| stretch.words.as_str()).collect()).collect()
    }

    #[test]
    fn markdown_becomes_rows_of_a_width() {
        let body = "\nPress `r`, then see\n[Results](07-results.md).\n\n![A picture](x.svg)\n\n* one\n  more\n* two\n\n## Keys\n\n\
                    | key | does |\n|---|---|\n| `a`, `F5` | adds somebody |\n| `x` | strikes |\n";
        let rows = [
            "Press r, then see",
            "Results.",
            "",
            "• one more",
            "• two",
            "",
            "Keys",
            "",
            "  a, F5  adds",
            "         somebody",
            "  x      strikes",
        ];
        assert_eq!(shown(body, 17, CodeMarks::Dropped), rows);
        assert_eq!(shown(body, 30, CodeMarks::Kept)[0], "Press `r`, then see Results.");
        assert_eq!(shown("\nType `[1]`, [see](x.md).\n", 30, CodeMarks::Dropped), ["Type [1], see."]);
    }
}
