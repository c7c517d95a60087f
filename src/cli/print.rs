//! `hakem print`: any sheet of an event, to be read, hung up or opened by another program.

use super::Exit;
use super::input::{Failure, print, read_history};
use super::output::{json_line, write_new};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::{Imprint, csv, json, markdown, text};
use crate::report::sheet::Sheet;
use crate::report::{Absent, SHEETS, named};
use hakem_engine::history::Moment;
use hakem_engine::tournament::RoundNo;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Print a sheet: pairings, standings, cards and whatever else hangs on the wall
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026), an event file or a list of players
    file: PathBuf,
    /// Which sheet; --list names them
    #[arg(long, value_name = "NAME", required_unless_present = "list")]
    sheet: Option<String>,
    /// Name the sheets that the event has now, and say why it has no others
    #[arg(long, conflicts_with_all = ["sheet", "out"])]
    list: bool,
    /// Of or after which round, instead of the last published one
    #[arg(long, value_name = "NUMBER")]
    round: Option<u8>,
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Write a new file instead of printing
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
}

/// In which form a sheet is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// Columns for people
    #[default]
    Text,
    /// Values for a spreadsheet in the language asked for
    Csv,
    /// Markdown
    Md,
    /// One object
    Json,
}

/// Makes the sheet and prints or writes it.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let (history, hash) = read_history(&arguments.file, texts)?;
    let derived = Derived::default();
    let zone = TimeZone::system();
    let event = Event { zone: &zone, ..Event::of(&history, texts, &derived) };
    let round = arguments.round.map(RoundNo);
    let Some(wanted) = &arguments.sheet else {
        print(&list(event, round, arguments.format), texts)?;
        return Ok(Exit::Done);
    };
    let wanted = named(wanted).ok_or_else(|| {
        let known: Vec<&str> = SHEETS.iter().map(|sheet| sheet.name).collect();
        let values = [("sheet", wanted.into()), ("known", known.join(", ").into())];
        Failure::malformed(texts.with("cli-unknown-sheet", &values))
    })?;
    let made = (wanted.make)(event, round).map_err(|absent| Failure::malformed(absent.say(texts)))?;
    let imprint = Imprint::new(event, &made, Moment(Timestamp::now().as_millisecond()), &hash);
    let answer = match arguments.format {
        Format::Text => text::sheet(&made, &imprint, texts),
        Format::Csv => csv::sheet(&made, texts, csv::Reader::Spreadsheet)
            .map_err(|error| Failure::malformed(error.to_string()))?,
        Format::Md => markdown::sheet(&made, &imprint, texts),
        Format::Json => json_line(&json::sheet(wanted.name, &made, &imprint, texts)),
    };
    match &arguments.out {
        Some(out) => write_new(out, answer.as_bytes(), texts)?,
        None => print(&answer, texts)?,
    }
    Ok(Exit::Done)
}

/// Names every sheet with its title, or says why the event has none such.
fn list(event: Event, round: Option<RoundNo>, format: Format) -> String {
    let rows = |sheet: &Sheet| sheet.sections.iter().map(|section| section.table.len()).sum::<usize>();
    let made = SHEETS.iter().map(|sheet| (sheet.name, (sheet.make)(event, round)));
    if format == Format::Json {
        let object = |(name, made): (&str, Result<Sheet, Absent>)| match made {
            Ok(sheet) => json!({ "sheet": name, "title": sheet.title, "rows": rows(&sheet) }),
            Err(absent) => json!({ "sheet": name, "absent": absent.say(event.texts) }),
        };
        return json_line(&Value::from(made.map(object).collect::<Vec<_>>()));
    }
    let widest = SHEETS.iter().map(|sheet| sheet.name.len()).max().unwrap_or(0);
    let line = |(name, made): (&str, Result<Sheet, Absent>)| match made {
        Ok(sheet) => format!("{name:widest$}  {}\n", sheet.title),
        Err(absent) => format!("{name:widest$}  – {}\n", absent.say(event.texts)),
    };
    made.map(line).collect()
}
