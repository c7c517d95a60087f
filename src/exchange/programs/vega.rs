//! Events of Vega: the file of the event (`.veg`) has the players; the reports that Vega writes next to it for its pairing engine have
//! the rounds, the newest of them all.

use super::{Found, ProgramFault, content, fields, folder};
use crate::exchange::{Content, Form, ImportError, Source, read_report};
use crate::i18n::Texts;
use encoding_rs::WINDOWS_1252;
use hakem_engine::tournament::{Coefficient, Licence, Player, RoundNo, Sex, Title};
use hakem_engine::trf::Record;

/// The event file of Vega.
pub struct Vega;

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
        if let Some(path) = folder::report_beside(&source.path) {
            let report = Source::open(&path)?;
            let mut imported = read_report(&path, &report.bytes)?;
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            imported.notes.insert(0, texts.with("program-report-beside", &[("file", file.into())]));
            return Ok(Content::Event(imported));
        }
        content(source, found(&source.bytes), texts)
    }
}

/// Reads the players: one line each below their headings, which later versions do not have on the same line.
fn found(bytes: &[u8]) -> Result<Found, ProgramFault> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    };
    let mut found = Found { missing: "program-missing-vega", ..Found::default() };
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_head = |line: &str| line.to_ascii_uppercase().starts_with("NAME;");
    let head = lines.iter().position(|line| is_head(line)).ok_or(ProgramFault::Damaged { part: "NAME;" })?;
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
    player.licence = Licence::new(cell("IDNAT")).ok();
    player.rating = cell("ELOFIDE").parse().ok().and_then(fields::rating);
    player.national_rating = cell("ELONAT").parse().ok().and_then(fields::rating);
    player.coefficient = cell("K").parse().ok().and_then(|number| Coefficient::new(number).ok());
    player
}
