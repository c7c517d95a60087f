//! `hakem manual`: the arbiter's manual as plain text.

use super::input::{Failure, finish};
use super::{Exit, argument_values};
use crate::i18n::Texts;
use crate::manual::{Chapter, CodeMarks, StretchKind, chapter, chapters};

/// Terminal columns of the text without its margin.
const WIDTH: usize = 76;

/// Left margin of everything except headings.
const MARGIN: &str = "   ";

/// Print the arbiter's manual, or one chapter of it
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The chapter; without one, all of them
    #[arg(value_name = "CHAPTER", value_parser = argument_values::chapter())]
    chapter: Option<String>,
}

/// Prints the manual, or a chapter.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let language = texts.language();
    let manual = match &arguments.chapter {
        None => chapters(language).iter().map(text).collect::<Vec<_>>().join("\n\n"),
        Some(name) => text(chapter(name, language).ok_or_else(|| unknown(name, texts))?),
    };
    finish(&manual, texts)
}

fn unknown(name: &str, texts: &Texts) -> Failure {
    let names: Vec<&str> = chapters(texts.language()).iter().map(|chapter| chapter.name).collect();
    let values = [("found", name.into()), ("known", names.join(", ").into())];
    Failure::malformed(texts.with("cli-no-chapter", &values))
}

/// Formats a chapter as text, with its title underlined and input in backquotes.
fn text(chapter: &Chapter) -> String {
    let heading = chapter.heading();
    let mut told = format!("{heading}\n{}\n\n", "=".repeat(heading.chars().count()));
    for row in chapter.rows(WIDTH, CodeMarks::Kept) {
        let is_head = row.first().is_none_or(|stretch| stretch.kind == StretchKind::Head);
        let words: String = row.into_iter().map(|stretch| stretch.words).collect();
        let margin = if is_head { "" } else { MARGIN };
        told += &format!("{margin}{words}\n");
    }
    told
}
