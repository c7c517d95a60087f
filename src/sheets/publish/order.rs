//! Orders of several sheets to print or write.

use super::logo::Logo;
use super::paper::PageSetup;
use super::site::check_address;
use super::{FindFaces, Imprint, Imprinted, PublishError, SheetFormat, drawn, drawn_together};
use crate::certificate::has_check;
use crate::event::Event;
use crate::exchange::Offer;
use crate::i18n::{Say, Texts};
use crate::sheet::data::{Part, Sheet};
use crate::sheet::{Absent, Named, TOURNAMENT_REPORT, joined, named};
use hakem_engine::collate::Language;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{IssuedSheet, RoundNo};
use std::path::PathBuf;
use std::sync::Arc;
use thiserror::Error;

/// Sheets with the boards or matches of a round, as posted.
const POSTED: [&str; 2] = ["pairings", "matches"];

/// An order: the sheets, their round, and the output options.
#[derive(Clone, Debug)]
pub struct PrintOrder {
    /// Names of the sheets on the command line.
    pub sheets: Vec<&'static str>,
    /// Format of the tournament report, if it is included.
    pub report: Option<&'static Offer>,
    /// Board or player to which sheets with parts are limited; `None` for all.
    pub part: Option<Part>,
    pub round: RoundNo,
    pub format: SheetFormat,
    pub language: Language,
    pub setup: PageSetup,
    /// Event files of all sections of a festival, in order, if each sheet covers all of them; empty for the event on
    /// show only.
    pub sections: Vec<PathBuf>,
}

/// A rendered sheet.
pub struct Ready {
    /// Proposed file name: round, sheet, version, language, state.
    pub file: String,
    pub bytes: Vec<u8>,
    pub issued: IssuedSheet,
    /// Texts with a character missing from the embedded fonts.
    pub lacking: Vec<String>,
}

/// Error when carrying out an order.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum OrderError {
    /// The event currently has no such sheet.
    Absent(Absent),
    /// The sheet cannot be rendered.
    Publish(#[from] PublishError),
    /// The format cannot combine sheets of several sections.
    Alone,
    /// System fonts for missing characters are still being searched.
    Letters,
}

impl Say for OrderError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Absent(absent) => absent.say(texts),
            Self::Publish(error) => error.say(texts),
            Self::Alone => texts.get("cli-festival-forms").into_owned(),
            Self::Letters => texts.get("wall-letters-looked-for").into_owned(),
        }
    }
}

/// Adds the address of the event's web pages to an imprint, and that of the page that verifies the round to posted
/// pairings.
pub fn at_address(imprint: Imprint, of: (&str, &Sheet), event: Event, address: Option<&str>) -> Imprint {
    let (name, sheet) = of;
    let posted = sheet.round.filter(|round| POSTED.contains(&name) && has_check(event.snapshot, *round));
    let check = address.zip(posted).map(|(address, round)| check_address(address, round));
    Imprint { address: address.map(ToOwned::to_owned), check, ..imprint }
}

impl PrintOrder {
    /// Renders the sheets.
    ///
    /// # Errors
    /// Returns an error if the event has no such sheet, if system fonts are still being searched, or if the writer
    /// fails.
    pub fn ready(
        &self,
        event: Event,
        (printed, hash): (Moment, &str),
        (address, logo): (Option<&str>, Option<&Arc<Logo>>),
        find: FindFaces,
    ) -> Result<Vec<Ready>, OrderError> {
        let texts = Texts::new(self.language);
        let event = event.told_in(&texts);
        let one = |name: &&'static str| {
            let named = named(name).ok_or(OrderError::Absent(Absent::OtherSystem))?;
            let sheet = of_part(named, event, self.round, self.part).map_err(OrderError::Absent)?;
            let imprint = Imprint::new(event, &sheet, printed, hash).with_logo(logo.cloned());
            let imprint = at_address(imprint, (named.name, &sheet), event, address);
            let (imprint, lacking) = self.lettered(imprint, &sheet, &texts, find)?;
            let bytes = drawn(self.format, (named.name, &sheet), &imprint, &texts, self.setup)?;
            let issued = issued(name, &sheet);
            Ok(Ready { file: self.file(event, &issued, hash), bytes, issued, lacking })
        };
        let report = self.report.into_iter().flat_map(|offer| report(event, hash, offer)).map(Ok);
        self.sheets.iter().map(one).chain(report).collect()
    }

    /// Renders each sheet for all sections of a festival, in their order; returns also the sections without it, with
    /// the reason. The log entry is that of `here`, the section on show.
    ///
    /// # Errors
    /// Returns an error if no section has a sheet, if the format cannot combine sheets, if system fonts are still being
    /// searched, or if the writer fails.
    pub fn ready_together(
        &self,
        (festival, here): (&str, usize),
        sections: &[SectionOnPaper],
        printed: Moment,
        find: FindFaces,
    ) -> Result<(Vec<Ready>, Vec<String>), OrderError> {
        let texts = Texts::new(self.language);
        let mut left = Vec::new();
        let mut one = |name: &&'static str| {
            let named = named(name).ok_or(OrderError::Absent(Absent::OtherSystem))?;
            let (mut made, mut issued_here, mut absent) = (Vec::new(), None, None);
            let mut lacking = Vec::new();
            for (at, section) in sections.iter().enumerate() {
                let event = section.event.told_in(&texts);
                let sheet =
                    if at == here { named.of_round(event, self.round) } else { named.sheet(event, None) };
                match sheet {
                    Ok(sheet) => {
                        issued_here = issued_here.or((at == here).then(|| issued(name, &sheet)));
                        let imprint = Imprint::new(event, &sheet, printed, section.hash);
                        made.push((section.name, sheet, imprint.with_logo(section.logo.clone())));
                    }
                    Err(why) => {
                        left.push(format!("{}: {}", section.name, why.say(&texts)));
                        absent = Some(why);
                    }
                }
            }
            let Some((_, first, _)) = made.first() else {
                return Err(OrderError::Absent(absent.unwrap_or(Absent::NoPart)));
            };
            let title = format!("{festival} · {}", first.title);
            let issued = issued_here.unwrap_or_else(|| issued(name, first));
            let mut on_paper = Vec::new();
            for (sheet, imprint) in of_festival(named, festival, made) {
                let (imprint, lacks) = self.lettered(imprint, &sheet, &texts, find)?;
                lacking.extend(lacks);
                on_paper.push((sheet, imprint));
            }
            let told: Vec<Imprinted> =
                on_paper.iter().map(|(sheet, imprint)| Imprinted { sheet, imprint, texts: &texts }).collect();
            let bytes = drawn_together(self.format, &title, &told, self.setup)?.ok_or(OrderError::Alone)?;
            let file = format!("{}-{}.{}", issued.sheet, self.language.code(), self.format.ending());
            Ok(Ready { file, bytes, issued, lacking })
        };
        let ready = self.sheets.iter().map(&mut one).collect::<Result<Vec<_>, _>>()?;
        Ok((ready, left))
    }

    /// Adds system fonts to the imprint of a PDF sheet; returns also the texts with characters that are still missing.
    fn lettered(
        &self,
        imprint: Imprint,
        sheet: &Sheet,
        texts: &Texts,
        find: FindFaces,
    ) -> Result<(Imprint, Vec<String>), OrderError> {
        match self.format {
            SheetFormat::Pdf => imprint.with_faces(sheet, texts, find).ok_or(OrderError::Letters),
            _ => Ok((imprint, Vec::new())),
        }
    }

    /// Returns the file name of a sheet, restricted to characters valid on any file system.
    fn file(&self, event: Event, issued: &IssuedSheet, hash: &str) -> String {
        let round = issued.round.map(|round| format!("r{round}-")).unwrap_or_default();
        let version = issued.version.map(|version| format!("-v{version}")).unwrap_or_default();
        let state: String = hash.chars().take(super::HASH_DIGITS).collect();
        let language = self.language.code();
        let part = match self.part {
            Some(Part::Board(board)) => format!("-board-{board}"),
            Some(Part::Player(player)) => {
                event.number(player).map(|number| format!("-player-{number}")).unwrap_or_default()
            }
            None => String::new(),
        };
        format!("{round}{}{part}{version}-{language}-{state}.{}", issued.sheet, self.format.ending())
    }
}

/// A section of a festival whose sheets are combined with those of the others.
pub struct SectionOnPaper<'a> {
    pub name: &'a str,
    pub event: Event<'a>,
    pub hash: &'a str,
    pub logo: Option<Arc<Logo>>,
}

/// Returns the sheets of the sections of a festival, each with the name of its section, as they are printed: one after
/// another, or joined into one with the name of the festival.
pub fn of_festival<'a>(
    named: &Named,
    festival: &str,
    made: Vec<(&str, Sheet<'a>, Imprint)>,
) -> Vec<(Sheet<'a>, Imprint)> {
    if !named.joins() {
        return made.into_iter().map(|(_, sheet, imprint)| (sheet, imprint)).collect();
    }
    let (sheets, imprints): (Vec<_>, Vec<_>) =
        made.into_iter().map(|(name, sheet, imprint)| ((name, sheet), imprint)).unzip();
    let abouts: Vec<String> = imprints.iter().map(|imprint| imprint.about.clone()).collect();
    let is_same = abouts.windows(2).all(|two| two[0] == two[1]);
    let first = imprints.into_iter().next();
    let imprint = first.map(|first| Imprint {
        event: festival.to_owned(),
        about: if is_same { first.about.clone() } else { String::new() },
        ..first
    });
    joined(sheets).zip(imprint).into_iter().collect()
}

/// Builds a sheet for a round; limited to a part, if the sheet has parts.
///
/// # Errors
/// Returns the reason if the event has no such sheet, or the sheet no such part.
pub fn of_part<'a>(
    named: &Named,
    event: Event<'a>,
    round: RoundNo,
    part: Option<Part>,
) -> Result<Sheet<'a>, Absent> {
    let sheet = named.of_round(event, round)?;
    match part.filter(|_| sheet.has_parts()) {
        Some(part) => sheet.only(part).ok_or(Absent::NoPart),
        None => Ok(sheet),
    }
}

/// Returns the files of the tournament report in the current state.
fn report(event: Event, hash: &str, offer: &Offer) -> Vec<Ready> {
    let state: String = hash.chars().take(super::HASH_DIGITS).collect();
    let round = event.snapshot.current_round();
    let start = round.map(|round| format!("r{round}-")).unwrap_or_default();
    let issued = IssuedSheet { sheet: TOURNAMENT_REPORT.to_owned(), round, version: None };
    let files = offer.write(event.snapshot).into_iter();
    let ready = |(end, text): (String, String)| Ready {
        file: format!("{start}{TOURNAMENT_REPORT}-{state}{end}"),
        bytes: text.into_bytes(),
        issued: issued.clone(),
        lacking: Vec::new(),
    };
    files.map(ready).collect()
}

fn issued(name: &str, sheet: &Sheet) -> IssuedSheet {
    let version = sheet.version.and_then(|(version, _)| u32::try_from(version).ok());
    IssuedSheet { sheet: name.to_owned(), round: sheet.round, version }
}
