//! Sheets as PDF, web pages, text, comma-separated values, Markdown and JSON.
//!
//! Rendering only: the content of a sheet is built in [`crate::sheet`].

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
pub mod season;
pub mod sheet_source;
pub mod site;
pub mod text;
pub mod xlsx;

use crate::event::Event;
use crate::i18n::{Say, Texts, form_date};
use crate::sheet::data::{Code, Sheet};
use crate::sheet::schedule::when_dated;
use crate::text::{clean, escaped_json};
use clap::ValueEnum;
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::history::Moment;
use hakem_engine::keywords;
use hakem_engine::tournament::{PartialDate, Settings};
use std::collections::BTreeSet;
use std::sync::Arc;
use thiserror::Error;

/// Header and footer data of a sheet: its event and state, and the time of printing.
#[derive(Clone, Debug, Default)]
pub struct Imprint {
    pub event: String,
    /// Venue and days.
    pub about: String,
    /// Footer: version, time of printing, hash of the state, as far as known.
    pub foot: String,
    /// Version of the pairing shown; empty for other sheets.
    pub version: String,
    /// Address of the event's web pages, if configured.
    pub address: Option<String>,
    /// Address of the page that verifies the round of the sheet, if the pages have one.
    pub check: Option<String>,
    pub logo: Option<Arc<logo::Logo>>,
    /// System fonts for characters missing from the embedded fonts.
    pub faces: Vec<paper::OtherFace>,
}

impl Imprint {
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
            // Pairings imported from a report have no times.
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
            ..Self::default()
        }
    }

    #[must_use]
    pub fn at_address(self, address: Option<String>) -> Self {
        Self { address, ..self }
    }

    /// Takes characters missing from the embedded fonts from system fonts; returns also the texts that still lack some.
    /// Returns `None` while the fonts are being searched.
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

    #[must_use]
    pub fn with_logo(self, logo: Option<Arc<logo::Logo>>) -> Self {
        Self { logo, ..self }
    }
}

/// Finds system fonts with characters missing from the embedded fonts; returns `None` while searching.
pub type FindFaces<'a> = &'a dyn Fn(&BTreeSet<char>) -> Option<Vec<paper::OtherFace>>;

/// Returns venue and days of an event, as far as announced, each day as `date` writes it.
fn place_and_days(settings: &Settings, date: impl Fn(PartialDate) -> String) -> impl Iterator<Item = String> {
    let days = [settings.begins, settings.ends].into_iter().flatten().map(date);
    let mut days: Vec<String> = days.collect();
    days.dedup();
    let days = (!days.is_empty()).then(|| days.join(" – "));
    settings.place.as_ref().map(ToString::to_string).into_iter().chain(days)
}

keywords! {
/// Output format of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SheetFormat: ending -> &'static str {
    /// Columns for people
    #[default]
    Text = "txt",
    /// Pages of paper
    Pdf = "pdf",
    /// A page for a browser
    Html = "html",
    /// Values for a spreadsheet in the chosen language
    Csv = "csv",
    /// Markdown
    Md = "md",
    /// One object
    Json = "json",
    /// A workbook for Excel and other spreadsheets
    Xlsx = "xlsx",
}
}

impl SheetFormat {
    /// Returns the format with a file extension, in upper or lower case; `None` for an unknown extension.
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

    pub fn is_binary(self) -> bool {
        matches!(self, Self::Pdf | Self::Xlsx)
    }
}

/// Rendering error of a sheet: a bug in the program or in a library.
#[derive(Debug, Error)]
pub enum PublishError {
    #[error(transparent)]
    Pdf(#[from] pdf::PdfError),
    #[error(transparent)]
    Xlsx(#[from] xlsx::XlsxError),
    #[error(transparent)]
    Csv(#[from] ::csv::Error),
}

impl Say for PublishError {
    fn say(&self, texts: &Texts) -> String {
        texts.with("publish-failed", &[("why", self.to_string().into())])
    }
}

/// A sheet with its imprint and language.
#[derive(Clone, Copy)]
pub struct Imprinted<'a> {
    pub sheet: &'a Sheet<'a>,
    pub imprint: &'a Imprint,
    pub texts: &'a Texts,
}

/// Returns the sheets of several events as one document, for formats that people read on paper. Returns `None` for
/// formats for other programs, which hold one sheet each.
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

/// Renders a sheet in a format; `name` is its name on the command line.
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

fn code_head(code: Code, texts: &Texts) -> String {
    texts.with("sheet-code", &[("blocks", code.blocks().into())])
}

/// Number of hash digits that identify a state of the event.
pub const HASH_DIGITS: usize = 8;
