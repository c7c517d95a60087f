//! Events of Vega: the event file (`.veg`) has the players; the reports that Vega writes next to it for its
//! pairing engine have the rounds, and the newest one has all of them.

use super::fields::Person;
use super::{FoundEvent, ProgramFault, content, fields, folder};
use crate::exchange::account::{Account, Cause, Found as Place};
use crate::exchange::roster::PlayerColumn;
use crate::exchange::roster::cells::{Cells, Note, Spot};
use crate::exchange::{Content, FileForm, ImportError, Source, read_report};
use crate::i18n::Texts;
use encoding_rs::WINDOWS_1252;
use hakem_engine::tournament::{Player, RoundNo};
use hakem_engine::trf::Record;

/// The event file of Vega.
pub struct Vega;

impl FileForm for Vega {
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
            imported.notes.insert(0, texts.with("program-report-file", &[("file", file.into())]));
            return Ok(Content::Event(imported));
        }
        content(source, found(&source.bytes, texts), texts)
    }
}

/// Reads the players: one line each below the headings, which later versions have on a separate line.
fn found(bytes: &[u8], texts: &Texts) -> Result<FoundEvent, ProgramFault> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    };
    let mut found = FoundEvent { missing: "program-missing-vega", ..FoundEvent::default() };
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_head = |line: &str| line.to_ascii_uppercase().starts_with("NAME;");
    let head = lines.iter().position(|line| is_head(line)).ok_or(ProgramFault::Damaged { part: "NAME;" })?;
    for (record, at) in
        [(Record::Name, 1), (Record::City, 2), (Record::Federation, 3), (Record::ChiefArbiter, 5)]
    {
        // In a settings line the explanation follows a number sign.
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
    let below = || (head as u64 + 2..).zip(lines.iter().skip(head + 1)).filter(|(_, line)| !line.is_empty());
    for (number, line) in below() {
        if line.contains(';') {
            let (player, notes) = player(&headings, number, line, found.players.len() + 1, texts);
            found.add(player, notes);
        } else {
            found.account.open_row();
            found.account.skip_row(Cause::Placeholder, Place::new(number, 1, line));
        }
    }
    let players: Vec<&str> = below().map(|(_, line)| *line).collect();
    name_columns(&mut found.account, &headings, &players);
    Ok(found)
}

/// The columns of players that are read, by meaning.
const COLUMNS: [(PlayerColumn, &str); 9] = [
    (PlayerColumn::Family, "NAME"),
    (PlayerColumn::Federation, "COUNTRY"),
    (PlayerColumn::Born, "BIRTHDAY"),
    (PlayerColumn::Sex, "G"),
    (PlayerColumn::Title, "TITLE"),
    (PlayerColumn::FideId, "IDFIDE"),
    (PlayerColumn::Licence, "IDNAT"),
    (PlayerColumn::Rating, "ELOFIDE"),
    (PlayerColumn::NationalRating, "ELONAT"),
];

/// Column of the development coefficient.
const COEFFICIENT: &str = "K";

/// Lists the columns that are read, and the others.
fn name_columns(account: &mut Account, headings: &[String], lines: &[&str]) {
    let is_read =
        |heading: &str| heading == COEFFICIENT || COLUMNS.iter().any(|(_, known)| *known == heading);
    let has_text = |at: usize| {
        lines.iter().any(|line| line.split(';').nth(at).is_some_and(|cell| !cell.trim().is_empty()))
    };
    let (mut used, mut unused) = (Vec::new(), Vec::new());
    for (at, heading) in headings.iter().enumerate().filter(|(at, _)| has_text(*at)) {
        let named =
            if heading.trim().is_empty() { format!("({})", at + 1) } else { heading.trim().to_owned() };
        if is_read(heading.trim()) { used.push(named) } else { unused.push(named) }
    }
    account.name_columns(used, unused);
}

fn player(headings: &[String], line: u64, row: &str, number: usize, texts: &Texts) -> (Player, Vec<Note>) {
    let cells: Vec<&str> = row.split(';').map(str::trim).collect();
    let spot = |heading: &'static str| {
        let at = headings.iter().position(|known| known.trim() == heading);
        let text = at.and_then(|at| cells.get(at)).copied().unwrap_or_default();
        Spot { cell: at.map_or(0, |at| at + 1), heading, text }
    };
    let born = fields::day_text(spot("BIRTHDAY").text);
    let read = COLUMNS.map(|(column, heading)| match column {
        PlayerColumn::Born => (column, Spot { text: &born, ..spot(heading) }),
        _ => (column, spot(heading)),
    });
    let mut person = Person::of(&read);
    person.coefficient = spot(COEFFICIENT);
    let mut cells = Cells::of(line, texts);
    let player = person.player(number, &mut cells);
    (player, cells.notes)
}
