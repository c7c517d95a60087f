//! The messages of one language, whose files are parsed when they are needed.

use super::figures::{DecimalMark, grouped};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use hakem_engine::collate::Language;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The files of a language. A file is parsed when one of its messages is first requested: the answers of the command
/// line need few of them. Messages therefore do not refer to those of other files.
pub(super) struct Catalogue {
    language: Language,
    files: Vec<CatalogueFile>,
    /// Position of the file of each message; of a message in several files, the last.
    file_of: FxHashMap<&'static str, usize>,
    pub(super) mark: DecimalMark,
    /// Mark between thousands: a comma, a full stop or a space.
    pub(super) thousands: char,
}

struct CatalogueFile {
    source: &'static str,
    parsed: OnceLock<FluentBundle<FluentResource>>,
}

/// Returns the id of the message that begins on a line, and the rest of the line.
fn message(line: &'static str) -> Option<(&'static str, &'static str)> {
    if !line.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let (id, value) = line.split_once('=')?;
    Some((id.trim_end(), value.trim()))
}

/// Formats a count with its thousands separated by a mark; leaves other values to Fluent.
fn in_groups<M, const MARK: char>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.options.use_grouping => {
            Some(grouped(&number.as_string(), MARK))
        }
        _ => None,
    }
}

impl Catalogue {
    /// Returns the messages of files in Fluent syntax.
    pub(super) fn new(language: Language, sources: impl Iterator<Item = &'static str>) -> Self {
        let file = |source| CatalogueFile { source, parsed: OnceLock::new() };
        let files: Vec<CatalogueFile> = sources.map(file).collect();
        let ids = files
            .iter()
            .enumerate()
            .flat_map(|(at, file)| file.source.lines().filter_map(move |line| Some((message(line)?.0, at))));
        let mut catalogue =
            Self { language, file_of: ids.collect(), files, mark: DecimalMark::Point, thousands: '\u{a0}' };
        if catalogue.value("decimal-mark") == Some(",") {
            catalogue.mark = DecimalMark::Comma;
        }
        // A language with spaces has the word for one.
        if let Some(mark) = catalogue.value("thousands-mark").and_then(|mark| mark.parse().ok()) {
            catalogue.thousands = mark;
        }
        catalogue
    }

    /// Returns the value of a message in one line without variables, as in its file.
    fn value(&self, id: &str) -> Option<&'static str> {
        let file = self.files.get(*self.file_of.get(id)?)?;
        file.source.lines().filter_map(message).find(|(of, _)| *of == id).map(|(_, value)| value)
    }

    pub(super) fn contains(&self, id: &str) -> bool {
        self.file_of.contains_key(id)
    }

    /// Returns the parsed file of a message.
    pub(super) fn file(&self, id: &str) -> Option<&FluentBundle<FluentResource>> {
        let file = self.files.get(*self.file_of.get(id)?)?;
        Some(file.parsed.get_or_init(|| self.parse(file.source)))
    }

    fn parse(&self, source: &str) -> FluentBundle<FluentResource> {
        let mut bundle =
            FluentBundle::new_concurrent(self.language.code().parse().ok().into_iter().collect());
        // Isolation marks around placeables are bidirectional controls, which must not reach a terminal.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        bundle.set_formatter(Some(match self.thousands {
            ',' => in_groups::<_, ','>,
            '.' => in_groups::<_, '.'>,
            _ => in_groups::<_, '\u{a0}'>,
        }));
        bundle
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::catalogues;

    #[test]
    fn no_message_refers_to_one_of_another_file() {
        for language in Language::ALL {
            let of = Catalogue::new(language, catalogues(language).map(|(_, text)| text));
            for (at, (name, text)) in catalogues(language).enumerate() {
                let placeables = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
                for id in placeables.map(|(inside, _)| inside.trim()) {
                    let file = of.file_of.get(id);
                    assert!(file.is_none_or(|file| *file == at), "{language:?}: {name} refers to {id}");
                }
            }
            assert!(of.files.iter().all(|file| file.parsed.get().is_none()));
        }
    }

    #[test]
    fn a_file_is_parsed_for_its_first_message() {
        let of = Catalogue::new(Language::English, ["one = 1\ntwo =\n    2", "three = 3"].into_iter());
        assert!(of.contains("two") && !of.contains("2"));
        assert!(of.file("two").is_some() && of.file("four").is_none());
        let parsed: Vec<bool> = of.files.iter().map(|file| file.parsed.get().is_some()).collect();
        assert_eq!(parsed, [true, false]);
    }
}
