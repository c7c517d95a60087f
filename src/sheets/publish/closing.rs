//! The closing folder of an event: the report, the final sheets, the boards as PGN, the web pages and the event file,
//! each under a stable name, and a list of checksums.
//!
//! The same event yields the same files, so that closing it again shows the changes.

use super::order::{OrderError, PrintOrder};
use super::paper::PageSetup;
use super::site::{self, File, SiteOptions};
use super::{FindFaces, Imprint, SheetFormat, text};
use crate::event::{Derived, Event};
use crate::exchange::{OFFERS, Offer};
use crate::i18n::Texts;
use crate::sheet::data::Sheet;
use crate::sheet::{SHEETS, TOURNAMENT_REPORT, named};
use crate::text::{Align, clean, fit, width};
use hakem_engine::history::{Entry, Moment};
use hakem_engine::tournament::{Issue, IssuedSheet, RoundNo, Snapshot};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Subfolder of the web pages.
pub const PAGES: &str = "site";

/// File that describes the others, with their checksums.
pub const README: &str = "README.txt";

/// Exported files, each with the catalogue id of its format.
const REPORTS: [(&str, &str); 4] = [
    (TOURNAMENT_REPORT, "report-form-trf"),
    ("report-trf16", TRF16),
    ("games", "report-form-pgn"),
    ("chess-results", "report-form-chess-results"),
];

/// Catalogue id of the TRF16 report, which is optional.
const TRF16: &str = "report-form-trf16";

/// Key of the column of results.
const RESULT: &str = "result";

const MOVES: &str = "games-with-moves.pgn";

/// Returns the exported files of a closing by their names without extension.
fn reports(with_trf16: bool) -> impl Iterator<Item = (&'static str, &'static Offer)> {
    let wanted = REPORTS.into_iter().filter(move |(_, label)| with_trf16 || *label != TRF16);
    wanted.filter_map(|(name, label)| Some((name, OFFERS.iter().find(|offer| offer.label == label)?)))
}

/// Returns messages about data that the exported files of a closing do not contain, each with the name of the file.
pub fn losses(event: &Snapshot, with_trf16: bool, texts: &Texts) -> Vec<String> {
    let of_file = |(name, offer): (&'static str, &'static Offer)| {
        offer.losses(event, texts).into_iter().map(move |loss| format!("{name}.{}: {loss}", offer.ending()))
    };
    reports(with_trf16).flat_map(of_file).collect()
}

/// Optional contents of the closing folder.
#[derive(Default)]
pub struct ClosingWishes {
    /// True if the report is also written as TRF16.
    pub with_trf16: bool,
    /// Content of a file with the moves of the games.
    pub games: Option<Vec<u8>>,
}

/// The files of a closing, except the event file and the list, which follow when everything else is done.
pub struct Closing {
    /// Head of the list: event, venue and days.
    head: Vec<String>,
    files: Vec<(File, String)>,
    pub pages: Vec<File>,
    /// Sheets to record in the log.
    pub issued: Vec<IssuedSheet>,
    /// Texts on a page with a character missing from the embedded fonts.
    pub lacking: Vec<String>,
    /// Descriptions of the event file, the pages and the checksums.
    words: [String; 3],
}

impl Closing {
    /// Creates the files of an event, in the language of its texts.
    pub fn of(
        event: Event,
        (printed, hash): (Moment, &str),
        (wishes, more): (SiteOptions, ClosingWishes),
        find: FindFaces,
    ) -> Result<Self, OrderError> {
        let round = event.snapshot.current_round().unwrap_or(RoundNo(1));
        let sheets = SHEETS.iter().filter(|sheet| sheet.closes && sheet.of_round(event, round).is_ok());
        let order = PrintOrder {
            sections: Vec::new(),
            sheets: sheets.map(|sheet| sheet.name).collect(),
            report: None,
            part: None,
            round,
            format: SheetFormat::Pdf,
            language: event.texts.language(),
            setup: PageSetup::default(),
        };
        let mut files = Vec::new();
        let mut issued =
            vec![IssuedSheet { sheet: TOURNAMENT_REPORT.to_owned(), round: None, version: None }];
        for (name, offer) in reports(more.with_trf16) {
            let written = offer.write(event.snapshot).into_iter();
            let label = event.texts.get(offer.label).into_owned();
            // Before the first game, a PGN file would be empty.
            let written = written.filter(|(_, text)| !text.is_empty());
            files.extend(
                written.map(|(end, text)| ((format!("{name}{end}"), text.into_bytes()), label.clone())),
            );
        }
        let moves = event.texts.get("closing-moves").into_owned();
        files.extend(more.games.map(|games| ((MOVES.to_owned(), games), moves)));
        let mut lacking = Vec::new();
        for ready in order.ready(event, (printed, hash), (wishes.address, wishes.logo), find)? {
            let label = named(&ready.issued.sheet).map(|sheet| sheet.label(event.texts)).unwrap_or_default();
            let name = format!("{}.{}", ready.issued.sheet, SheetFormat::Pdf.ending());
            files.push(((name, ready.bytes), label));
            issued.push(ready.issued);
            lacking.extend(ready.lacking);
        }
        let settings = event.snapshot.settings();
        let place = settings.place.as_ref().map(|place| clean(place.as_str()).into_owned());
        let days: Vec<String> =
            [settings.begins, settings.ends].into_iter().flatten().map(|day| event.texts.date(day)).collect();
        let days = (!days.is_empty()).then(|| days.join(" – "));
        let about: Vec<String> = place.into_iter().chain(days).collect();
        let head = [clean(settings.name.as_str()).into_owned(), about.join(" · ")];
        let head = head.into_iter().filter(|line| !line.is_empty()).collect();
        let words = ["closing-event-file", "closing-pages", "closing-checksums"];
        Ok(Self {
            head,
            files,
            pages: site::files(event, (printed, hash), wishes)?,
            issued,
            lacking,
            words: words.map(|id| event.texts.get(id).into_owned()),
        })
    }

    /// Returns the files of the folder: those of the event, the event file from the disk, and the list of all.
    pub fn files(&self, event_file: File) -> Vec<File> {
        let [event_file_words, pages_words, checksums] = &self.words;
        let mut listed: Vec<(&str, &str)> =
            self.files.iter().map(|((name, _), label)| (name.as_str(), label.as_str())).collect();
        let index = format!("{PAGES}/{}", site::INDEX);
        listed.extend([(event_file.0.as_str(), event_file_words.as_str()), (&index, pages_words)]);
        let widest = listed.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        let mut readme = self.head.join("\n") + "\n\n";
        for (name, label) in listed {
            let _infallible = writeln!(readme, "{}  {label}", fit(name, widest, Align::Left));
        }
        let _infallible = writeln!(readme, "\n{checksums}\n");
        let mut files: Vec<File> = self.files.iter().map(|(file, _)| file.clone()).collect();
        files.push(event_file);
        let pages = self.pages.iter().map(|(name, bytes)| (format!("{PAGES}/{name}"), bytes));
        let all = files.iter().map(|(name, bytes)| (name.clone(), bytes)).chain(pages);
        for (name, bytes) in all {
            let digits: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
            let _infallible = writeln!(readme, "{digits}  {name}");
        }
        files.push((README.to_owned(), readme.into_bytes()));
        files
    }
}

/// Returns the sheets of rounds whose content has changed since they were last issued (printed or written).
pub fn outdated(event: Event) -> Vec<IssuedSheet> {
    let mut last: BTreeMap<(&str, RoundNo), (usize, &IssuedSheet)> = BTreeMap::new();
    for (at, line) in event.history.log().iter().enumerate() {
        let Entry::Issued(Issue { sheets, .. }) = &line.entry else { continue };
        let of_rounds =
            sheets.iter().filter_map(|sheet| Some(((sheet.sheet.as_str(), sheet.round?), (at, sheet))));
        last.extend(of_rounds);
    }
    let told = |event: Event, sheet: &IssuedSheet| {
        let sheet = named(&sheet.sheet)?.sheet(event, sheet.round).ok()?;
        let imprint = Imprint::new(event, &sheet, Moment(0), "");
        // QR codes encode more of the event than the sheet shows, and a posted pairing remains valid when results
        // are entered.
        let mut sheet = Sheet { code: None, ..sheet };
        if sheet.version.is_some() {
            for section in &mut sheet.sections {
                section.table =
                    std::mem::take(&mut section.table).only(|_, column| column.key.name() != RESULT);
            }
        }
        Some(text::sheet(&sheet, &imprint, event.texts))
    };
    let is_outdated = |(at, sheet): &(usize, &IssuedSheet)| {
        let step = event.history.log().get(*at).map(|line| line.from);
        let derived = Derived::default();
        let then = step.and_then(|step| {
            Some(Event { snapshot: event.history.at(step)?, step, derived: &derived, ..event })
        });
        then.is_some_and(|then| told(then, sheet) != told(event, sheet))
    };
    last.into_values().filter(is_outdated).map(|(_, sheet)| sheet.clone()).collect()
}
