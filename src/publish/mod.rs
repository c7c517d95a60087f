//! Sheets as PDF, pages for browsers, text, comma-separated values, Markdown and JSON. Everything here only draws: what a sheet says is made in
//! [`crate::sheet`].

pub mod calendar;
pub mod closing;
pub mod csv;
pub mod html;
pub mod json;
pub mod last_change;
pub mod logo;
pub mod markdown;
pub mod order;
pub mod paper;
pub mod pdf;
mod picture;
pub mod qr;
pub mod site;
pub mod text;
pub mod xlsx;

use crate::event::Event;
use crate::i18n::{Texts, form_date};
use crate::sheet::data::{Code, Sheet};
use crate::sheet::schedule::when_dated;
use crate::text::{clean, escaped_json};
use clap::ValueEnum;
use hakem_engine::history::Moment;
use hakem_engine::pairing::{FideMode, fide_mode};
use hakem_engine::tournament::{PartialDate, Settings};
use std::collections::BTreeSet;
use std::sync::Arc;
use thiserror::Error;

/// What stands on every sheet besides what it shows: of which event and state it is, and when it was printed.
#[derive(Clone, Debug)]
pub struct Imprint {
    /// The name of the event.
    pub event: String,
    /// Where and when it is played.
    pub about: String,
    /// The foot: round, version, time of print, hash of the state; only what is known.
    pub foot: String,
    /// Which version of a pairing the sheet shows; empty where it shows none.
    pub version: String,
    /// Where the pages of the event can be read, where that was said.
    pub address: Option<String>,
    /// The organiser's logo.
    pub logo: Option<Arc<logo::Logo>>,
    /// Faces of the system for letters that the type of the pages lacks.
    pub faces: Vec<paper::OtherFace>,
}

impl Imprint {
    /// Makes the imprint of a sheet that is printed at a moment from a state with this hash.
    #[must_use]
    pub fn new(event: Event, sheet: &Sheet, printed: Moment, hash: &str) -> Self {
        let (texts, settings) = (event.texts, event.snapshot.settings());
        let date = |day| if sheet.is_official { form_date(day) } else { texts.date(day) };
        let played = sheet.round.map(|round| (when_dated(event, round, date), round));
        let played = played.filter(|(when, _)| !when.is_empty());
        let round = played.map(|(when, round)| {
            texts.with("sheet-round-day", &[("round", round.into()), ("day", when.into())])
        });
        let left = match fide_mode(event.snapshot) {
            FideMode::Left(departure) => {
                Some(texts.with("sheet-fide-mode-left", &[("round", departure.round.into())]))
            }
            FideMode::InForce | FideMode::Outside => None,
        };
        let minute = |at| event.dated(at, "%H:%M", date);
        let about = place_and_days(settings, date).chain(round).chain(left);
        let version = sheet.version.map(|(version, at)| {
            // What was read from a report has no times.
            let id = if at == Moment(0) { "sheet-version-alone" } else { "sheet-version" };
            texts.with(id, &[("version", version.into()), ("time", minute(at).into())])
        });
        let printed = texts.with("sheet-printed", &[("time", minute(printed).into())]);
        let hash: String = hash.chars().take(HASH_DIGITS).collect();
        let version = version.unwrap_or_default();
        let foot = [version.clone()].into_iter().chain([printed, hash]).filter(|part| !part.is_empty());
        Self {
            event: clean(settings.name.as_str()).into_owned(),
            about: clean(&about.collect::<Vec<_>>().join(" · ")).into_owned(),
            foot: foot.collect::<Vec<_>>().join(" · "),
            version,
            address: None,
            logo: None,
            faces: Vec::new(),
        }
    }

    /// Says where the pages of the event can be read.
    #[must_use]
    pub fn at_address(self, address: Option<String>) -> Self {
        Self { address, ..self }
    }

    /// Takes letters of this sheet that the type of the pages lacks from faces of the system; says what still lacks some. `None` while
    /// those faces are looked for.
    #[must_use]
    pub fn with_faces(self, sheet: &Sheet, texts: &Texts, find: FindFaces) -> Option<(Self, Vec<String>)> {
        let lacking = paper::lacking(sheet, &self, texts);
        let faces = if lacking.letters.is_empty() { Vec::new() } else { find(&lacking.letters)? };
        if faces.is_empty() {
            return Some((self, lacking.told));
        }
        let imprint = Self { faces, ..self };
        let lacking = paper::lacking(sheet, &imprint, texts);
        Some((imprint, lacking.told))
    }

    /// Puts the organiser's logo on the sheet.
    #[must_use]
    pub fn with_logo(self, logo: Option<Arc<logo::Logo>>) -> Self {
        Self { logo, ..self }
    }
}

/// Finds faces of the system that have letters which the type of the pages lacks; `None` while they are looked for.
pub type FindFaces<'a> = &'a dyn Fn(&BTreeSet<char>) -> Option<Vec<paper::OtherFace>>;

/// Says where and when an event is played, as far as that is announced, each day as `date` writes it.
fn place_and_days(settings: &Settings, date: impl Fn(PartialDate) -> String) -> impl Iterator<Item = String> {
    let days = [settings.begins, settings.ends].into_iter().flatten().map(date);
    let mut days: Vec<String> = days.collect();
    days.dedup();
    let days = (!days.is_empty()).then(|| days.join(" – "));
    settings.place.as_ref().map(ToString::to_string).into_iter().chain(days)
}

/// In which form a sheet is printed or written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SheetFormat {
    /// Columns for people
    #[default]
    Text,
    /// Pages of paper
    Pdf,
    /// A page for a browser
    Html,
    /// Values for a spreadsheet in the language asked for
    Csv,
    /// Markdown
    Md,
    /// One object
    Json,
    /// A workbook for Excel and other spreadsheets
    Xlsx,
}

impl SheetFormat {
    /// Returns how the names of such files end.
    #[must_use]
    pub fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Csv => "csv",
            Self::Md => "md",
            Self::Json => "json",
            Self::Xlsx => "xlsx",
        }
    }

    /// Returns the form of files whose names end so, in either case; `None` for any other ending.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        let ending = ending.to_ascii_lowercase();
        let usual = Self::value_variants().iter().find(|format| format.ending() == ending).copied();
        usual.or(match ending.as_str() {
            "htm" => Some(Self::Html),
            "markdown" => Some(Self::Md),
            "text" => Some(Self::Text),
            _ => None,
        })
    }

    /// Whether it is not to be read as text.
    #[must_use]
    pub fn is_binary(self) -> bool {
        matches!(self, Self::Pdf | Self::Xlsx)
    }
}

/// Why a sheet cannot be drawn: a fault of the program or of a library.
#[derive(Debug, Error)]
pub enum PublishError {
    /// The writer of PDF refuses.
    #[error(transparent)]
    Pdf(#[from] pdf::PdfError),
    /// The writer of workbooks refuses.
    #[error(transparent)]
    Xlsx(#[from] xlsx::XlsxError),
    /// The writer of values refuses.
    #[error(transparent)]
    Csv(#[from] ::csv::Error),
}

/// A sheet with what stands on it besides, in its language.
#[derive(Clone, Copy)]
pub struct Imprinted<'a> {
    /// What it shows.
    pub sheet: &'a Sheet<'a>,
    /// What stands on it besides.
    pub imprint: &'a Imprint,
    /// Its language.
    pub texts: &'a Texts,
}

/// Returns the sheets of several events in one form, one after the other: for people, who read them on paper. `None` for forms
/// that other programs read, which hold one sheet each.
///
/// # Errors
/// Says what the writer of the form refuses.
pub fn drawn_together(
    format: SheetFormat,
    title: &str,
    sheets: &[Imprinted],
    setup: impl Into<paper::PageSetup>,
) -> Result<Option<Vec<u8>>, PublishError> {
    let joined = |draw: fn(&Sheet, &Imprint, &Texts) -> String| {
        let drawn = sheets.iter().map(|told| draw(told.sheet, told.imprint, told.texts));
        Some(drawn.collect::<Vec<_>>().join("\n").into_bytes())
    };
    Ok(match format {
        SheetFormat::Text => joined(text::sheet),
        SheetFormat::Md => joined(markdown::sheet),
        SheetFormat::Pdf => Some(pdf::sheets(title, sheets, setup)?),
        SheetFormat::Html | SheetFormat::Csv | SheetFormat::Json | SheetFormat::Xlsx => None,
    })
}

/// Returns a sheet in a form; `name` is what the command line calls it.
///
/// # Errors
/// Says what the writer of the form refuses.
pub fn drawn(
    format: SheetFormat,
    (name, sheet): (&str, &Sheet),
    imprint: &Imprint,
    texts: &Texts,
    setup: impl Into<paper::PageSetup>,
) -> Result<Vec<u8>, PublishError> {
    Ok(match format {
        SheetFormat::Text => text::sheet(sheet, imprint, texts).into_bytes(),
        SheetFormat::Pdf => pdf::sheet(sheet, imprint, texts, setup)?,
        SheetFormat::Html => html::sheet(sheet, imprint, texts).into_bytes(),
        SheetFormat::Csv => csv::sheet(sheet, texts, csv::Reader::Spreadsheet)?.into_bytes(),
        SheetFormat::Md => markdown::sheet(sheet, imprint, texts).into_bytes(),
        SheetFormat::Xlsx => xlsx::sheet(sheet, imprint, texts)?,
        SheetFormat::Json => {
            let line = escaped_json(&json::sheet(name, sheet, imprint, texts).to_string());
            (line + "\n").into_bytes()
        }
    })
}

/// Returns what stands over a rescue code.
fn code_head(code: Code, texts: &Texts) -> String {
    texts.with("sheet-code", &[("blocks", code.blocks().into())])
}

/// How many digits of a hash tell one state of an event from another.
pub const HASH_DIGITS: usize = 8;
