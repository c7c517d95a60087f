//! All texts for the arbiter, in Turkish, English and Czech.
//!
//! The catalogues are in `assets/messages/`; `docs/texts.md` describes how to write and use them. Returns text only.
//! Untrusted values are sanitised on output, see [`crate::text`].

mod catalogue;
mod commands;
mod errors;
mod figures;
mod names;
mod origin;
mod ratings;
mod reports;
mod rescue;
mod source;

pub use commands::say_refusals;
pub use errors::{Naming, Say};
pub use figures::{DecimalMark, digits, form_date, plain_decimal};
pub use hakem_engine::collate::Language;
pub use origin::Origin;
pub use reports::{Noted, every_note, notes};
pub use source::{BoardRange, BoardsError, ReportSource, Side, SourceError};

use crate::text;
use catalogue::Catalogue;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentValue};
use hakem_engine::collate::upper_case;
use hakem_engine::tournament::{BoardNo, Colour, PairingNumber, Points, Rating, RoundNo};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

/// All catalogues: one folder per language, named by its code.
static CATALOGUES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/messages");

/// Returns the catalogues of `language`: file name and text, in Fluent syntax.
pub fn catalogues(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = CATALOGUES.get_dir(language.code()).into_iter().flat_map(Dir::files);
    files.filter_map(|file| Some((file.path().file_stem()?.to_str()?, file.contents_utf8()?)))
}

/// Returns the federation codes as FIDE writes them, including FID and NON for players without a federation, and KKTC
/// of the Turkish lists.
pub fn federations() -> impl Iterator<Item = &'static str> {
    let names = catalogues(Language::English).filter(|(file, _)| *file == "federations");
    let lines = names.flat_map(|(_, text)| text.lines());
    lines.filter_map(|line| {
        let (family, code) = line.split_once(" = ")?.0.split_once('-')?;
        (family == "federation").then_some(code)
    })
}

/// Returns true if a code is one of [`federations`].
pub fn is_listed_federation(code: &str) -> bool {
    static LISTED: LazyLock<HashSet<&str>> = LazyLock::new(|| federations().collect());
    LISTED.contains(code)
}

/// A value to insert into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    /// A number, which selects the plural form.
    Number(i64),
    /// Points, as `3½`.
    Points(Points),
    /// The word for a colour. The message also receives `$name-key`, `white` or `black`, to select a form.
    Colour(Colour),
    /// Names, joined by commas. The message also receives `$name-count`, and `$name-and`, `A, B and C` in a sentence.
    List(Vec<String>),
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $arg:expr;)*) => {
        $(impl<'a> From<$from> for Arg<'a> {
            fn from($value: $from) -> Self { $arg }
        })*
    };
}

arg_from! {
    &'a str => |text| Self::Text(Cow::Borrowed(text));
    &'a String => |text| Self::Text(Cow::Borrowed(text));
    String => |text| Self::Text(Cow::Owned(text));
    Cow<'a, str> => |text| Self::Text(text);
    i64 => |number| Self::Number(number);
    u64 => |number| Self::Number(i64::try_from(number).unwrap_or(i64::MAX));
    usize => |number| Self::Number(i64::try_from(number).unwrap_or(i64::MAX));
    u32 => |number| Self::Number(number.into());
    i32 => |number| Self::Number(number.into());
    u16 => |number| Self::Number(number.into());
    u8 => |number| Self::Number(number.into());
    RoundNo => |round| round.0.into();
    BoardNo => |board| board.0.into();
    PairingNumber => |number| number.0.into();
    Rating => |rating| rating.get().into();
    Points => |points| Self::Points(points);
    Colour => |colour| Self::Colour(colour);
}

/// Variables of messages that count, in which thousands are separated; others are numbers of players, rounds, boards
/// and lines, years, ratings and ids.
const COUNTS: &[&str] = &[
    "count", "total", "played", "players", "games", "entries", "files", "rows", "results", "bytes", "limit",
];

/// The texts of one language. Clones share them, also between threads.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    /// Made when a text is first requested: many answers of the command line need none.
    catalogue: Arc<OnceLock<Catalogue>>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

impl Texts {
    /// Returns the texts of `language`. The catalogues are parsed once, when the first text of a language is requested.
    pub fn new(language: Language) -> Self {
        static ALL: LazyLock<[Texts; Language::ALL.len()]> =
            LazyLock::new(|| Language::ALL.map(|language| Texts { language, catalogue: Arc::default() }));
        let known = ALL.iter().find(|texts| texts.language == language);
        known.cloned().unwrap_or_else(|| Self { language, catalogue: Arc::default() })
    }

    fn catalogue(&self) -> &Catalogue {
        let sources = || catalogues(self.language).map(|(_, text)| text);
        self.catalogue.get_or_init(|| Catalogue::new(self.language, sources()))
    }

    pub fn mark(&self) -> DecimalMark {
        self.catalogue().mark
    }

    #[cfg(test)]
    fn from_sources(language: Language, sources: impl Iterator<Item = &'static str>) -> Self {
        Self { language, catalogue: Arc::new(OnceLock::from(Catalogue::new(language, sources))) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns a message without values; borrowed, at the cost of one lookup. An unknown id is returned in brackets.
    pub fn get(&self, id: &str) -> Cow<'_, str> {
        self.find(id, None).unwrap_or_else(|| Cow::Owned(format!("[{id}]")))
    }

    /// Returns a message as a heading, capitalised by the rules of the language.
    pub fn heading(&self, id: &str) -> String {
        self.headed(&self.get(id))
    }

    /// Returns text capitalised by the rules of the language.
    pub fn headed(&self, words: &str) -> String {
        let mut letters = words.chars();
        let first: String = letters.next().into_iter().collect();
        upper_case(&first, self.language) + letters.as_str()
    }

    /// Returns a message with its values inserted. Values that the message does not use are ignored; missing ones
    /// appear as `{$name}`. In Czech, `count-players` with a `count` of 3 is `3 hráči`.
    pub fn with(&self, id: &str, values: &[(&str, Arg<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            self.set(&mut args, name, value);
        }
        self.find(id, Some(&args)).map_or_else(|| format!("[{id}]"), Cow::into_owned)
    }

    fn find<'a>(&'a self, id: &str, args: Option<&'a FluentArgs<'_>>) -> Option<Cow<'a, str>> {
        let file = self.catalogue().file(id)?;
        Some(file.format_pattern(file.get_message(id)?.value()?, args, &mut Vec::new()))
    }

    /// Returns names as a sentence lists them: `A, B and C`.
    fn enumerated(&self, items: &[String]) -> String {
        match items {
            [first @ .., last] if !first.is_empty() => {
                format!("{} {} {last}", first.join(text::between(items)), self.get("list-and"))
            }
            _ => items.concat(),
        }
    }

    fn set<'a>(&'a self, args: &mut FluentArgs<'a>, name: &'a str, value: &'a Arg<'_>) {
        match value {
            Arg::Text(text) => args.set(name, FluentValue::from(text.as_ref())),
            Arg::Number(number) => {
                let mut value = FluentNumber::from(*number);
                // Selectors compare the options too: those of small numbers stay as in the literals of messages.
                value.options.use_grouping = number.abs() < 1000 || COUNTS.contains(&name);
                args.set(name, FluentValue::Number(value));
            }
            Arg::Points(points) => args.set(name, FluentValue::from(self.points(*points))),
            Arg::Colour(colour) => {
                let key = match colour {
                    Colour::White => "white",
                    Colour::Black => "black",
                };
                args.set(format!("{name}-key"), FluentValue::from(key));
                args.set(name, FluentValue::from(self.colour(*colour)));
            }
            Arg::List(items) => {
                args.set(format!("{name}-count"), FluentValue::from(items.len()));
                args.set(format!("{name}-and"), FluentValue::from(self.enumerated(items)));
                args.set(name, FluentValue::from(text::listed(items)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_plural_of_their_language() {
        let counts = |language, numbers: &[i64]| {
            let texts = Texts::new(language);
            let said = numbers.iter().map(|&n| texts.with("count-players", &[("count", n.into())]));
            said.collect::<Vec<_>>()
        };
        assert_eq!(counts(Language::English, &[0, 1, 2]), ["0 players", "1 player", "2 players"]);
        assert_eq!(counts(Language::Turkish, &[0, 1, 2]), ["0 oyuncu", "1 oyuncu", "2 oyuncu"]);
        assert_eq!(
            counts(Language::Czech, &[0, 1, 2, 4, 5, 22]),
            ["0 hráčů", "1 hráč", "2 hráči", "4 hráči", "5 hráčů", "22 hráčů"]
        );
    }

    #[test]
    fn an_unknown_id_is_shown_in_brackets() {
        let texts = Texts::new(Language::Turkish);
        assert_eq!(texts.get("no-such-id"), "[no-such-id]");
        assert_eq!(texts.with("no-such-id", &[("n", 1.into())]), "[no-such-id]");
    }

    #[test]
    fn a_heading_has_the_capital_of_its_language() {
        let texts = [Language::Turkish, Language::English, Language::Czech].map(Texts::new);
        assert_eq!(
            texts.each_ref().map(|texts| texts.headed("işaret i")),
            ["İşaret i", "Işaret i", "Işaret i"]
        );
        assert_eq!(texts[1].heading("key-theme"), "Colours");
        assert_eq!(texts[1].headed(""), "");
    }

    #[test]
    fn a_message_without_values_is_borrowed() {
        assert!(matches!(Texts::new(Language::English).get("pane-players"), Cow::Borrowed("Players")));
    }

    #[test]
    fn values_are_written_by_the_language() {
        let source = "decimal-mark = ,\ncolour-white = beyaz\nx = { $points } { $colour } { $colour-key ->
 [white] W
 *[other] B
}: { $who } ({ $who-count })";
        let texts = Texts::from_sources(Language::Turkish, [source].into_iter());
        let values = [
            ("points", Points::from_tenths(32).into()),
            ("colour", Colour::White.into()),
            ("who", Arg::List(vec!["İNCİ".to_owned(), "IRMAK".to_owned()])),
        ];
        assert_eq!(texts.with("x", &values), "3,2 beyaz W: İNCİ, IRMAK (2)");
    }

    #[test]
    fn names_in_a_sentence_end_with_the_conjunction_of_the_language() {
        let names = |count| Arg::List(["Ada", "Eva", "Nil"].map(str::to_owned)[..count].to_vec());
        let said =
            |language, count| Texts::new(language).with("reason-barred-pair", &[("players", names(count))]);
        assert_eq!(said(Language::English, 2), "Ada and Eva are a forbidden pair.");
        assert_eq!(said(Language::English, 3), "Ada, Eva and Nil are a forbidden pair.");
        assert_eq!(said(Language::Turkish, 2), "Yasak eşlendirme: Ada ve Eva.");
        assert_eq!(said(Language::Czech, 2), "Zakázaná dvojice: Ada a Eva.");
    }

    #[test]
    fn texts_are_shared_between_threads() {
        let texts = Texts::new(Language::English);
        let other = texts.clone();
        let said = std::thread::spawn(move || other.get("pane-log").into_owned()).join().unwrap();
        assert_eq!(said, texts.get("pane-log"));
    }
}
