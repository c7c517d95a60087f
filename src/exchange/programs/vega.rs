//! Events of Vega: the file of the event (`.veg`) has the players; the reports that Vega writes next to it for its pairing engine have
//! the rounds, the newest of them all.

use super::{Found, ProgramFault, content, fields};
use crate::exchange::{Content, Form, ImportError, Source, read_report};
use crate::i18n::Texts;
use encoding_rs::WINDOWS_1252;
use hakem_engine::tournament::{Coefficient, Player, RoundNo, Sex, Title};
use hakem_engine::trf::Record;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The event file of Vega.
pub struct Vega;

/// The endings of reports that Vega writes.
const REPORTS: [&str; 2] = ["trfx", "trf"];

impl Form for Vega {
    fn id(&self) -> &'static str {
        "vega"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["veg"]
    }

    fn recognises(&self, source: &Source) -> bool {
        source.ends_in(self.endings()) && source.begin().trim_start().starts_with("Vega")
    }

    /// Reads the newest report next to the file, else the players of the file.
    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        if let Some(path) = report_beside(&source.path) {
            let report = Source::open(&path)?;
            let mut imported = read_report(&path, &report.bytes)?;
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            imported.notes.insert(0, texts.with("program-report-beside", &[("file", file.into())]));
            return Ok(Content::Event(imported));
        }
        content(source, found(&source.bytes), texts)
    }
}

/// Returns the newest report in the folder of an event; those with its name come first.
fn report_beside(event: &Path) -> Option<PathBuf> {
    let stem = event.file_stem()?.to_ascii_lowercase();
    let is_named = |path: &PathBuf| path.file_stem().is_some_and(|name| name.to_ascii_lowercase() == stem);
    newest(
        event.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")),
        &REPORTS,
        is_named,
    )
}

/// Returns the file that stands for a folder of Vega: the newest report, else the event; `None` for a folder without an event of Vega.
pub(in crate::exchange) fn in_folder(folder: &Path) -> Option<PathBuf> {
    let event = newest(folder, &["veg"], |_| true);
    newest(folder, &["trfx"], |_| true)
        .or_else(|| event.is_some().then(|| newest(folder, &["trf"], |_| true))?)
        .or(event)
}

/// Returns the newest file with one of these endings; of files of one moment the last by name.
fn newest(folder: &Path, endings: &[&str], is_meant: impl Fn(&PathBuf) -> bool) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    let has_ending = |path: &PathBuf| {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        ending.is_some_and(|ending| endings.contains(&ending.as_str()))
    };
    let changed =
        |path: &PathBuf| fs::metadata(path).and_then(|of| of.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    files.filter(has_ending).filter(is_meant).max_by_key(|path| (changed(path), path.clone()))
}

/// Reads the players: one line each below their headings, which later versions do not have on the same line.
fn found(bytes: &[u8]) -> Result<Found, ProgramFault> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    };
    let mut found = Found { missing: "program-missing-vega", ..Found::default() };
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_head = |line: &&str| line.to_ascii_uppercase().starts_with("NAME;");
    let head = lines.iter().position(|line| is_head(&line)).ok_or(ProgramFault::Damaged { part: "NAME;" })?;
    for (record, at) in
        [(Record::Name, 1), (Record::City, 2), (Record::Federation, 3), (Record::ChiefArbiter, 5)]
    {
        // A line of settings has its explanation after a number sign.
        let line =
            lines.get(at).filter(|_| at < head).map_or("", |line| line.split('#').next().unwrap_or(line));
        fields::text(&mut found.file, record, line);
    }
    let rounds = lines.iter().take(head).filter(|line| {
        line.split_once(':').is_some_and(|(number, _)| number.parse::<u8>().is_ok_and(|number| number > 0))
    });
    let rounds = u8::try_from(rounds.count()).unwrap_or(u8::MAX);
    found.file.rounds = Some(RoundNo(rounds.max(1)));
    fields::text(&mut found.file, Record::Type, "Individual: Swiss-System");
    let headings: Vec<String> =
        lines.get(head).map_or("", |line| line).split(';').map(str::to_ascii_uppercase).collect();
    for line in lines.iter().skip(head + 1).filter(|line| line.contains(';')) {
        let cells: Vec<&str> = line.split(';').map(str::trim).collect();
        let cell = |heading: &str| {
            let at = headings.iter().position(|known| known.trim() == heading);
            at.and_then(|at| cells.get(at)).copied().unwrap_or_default()
        };
        let number = found.players.len() + 1;
        found.add(player(&cell, number));
    }
    Ok(found)
}

/// Makes a player of the cells of a line.
fn player<'a>(cell: &impl Fn(&str) -> &'a str, number: usize) -> Player {
    let mut player = fields::player(cell("NAME"), "", number);
    player.federation = fields::name(cell("COUNTRY"));
    let digits: String = cell("BIRTHDAY").chars().filter(char::is_ascii_digit).collect();
    player.born = match digits.len() {
        4 => digits.parse().ok().and_then(|year: u32| fields::day(year * 10_000)),
        _ => digits.parse().ok().and_then(fields::day),
    };
    player.sex = match cell("G").to_ascii_lowercase().as_str() {
        "m" => Some(Sex::Male),
        "f" | "w" => Some(Sex::Female),
        _ => None,
    };
    player.title = Title::from_letters(cell("TITLE"));
    player.fide_id = cell("IDFIDE").parse().ok().filter(|&id: &u64| id > 0);
    player.licence = cell("IDNAT").parse().ok();
    player.rating = cell("ELOFIDE").parse().ok().and_then(fields::rating);
    player.national_rating = cell("ELONAT").parse().ok().and_then(fields::rating);
    player.coefficient = cell("K").parse().ok().and_then(|number| Coefficient::new(number).ok());
    player
}
