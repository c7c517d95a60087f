//! `hakem standings`: places, scores and tie-breaks.

use super::Exit;
use super::input::{Failure, Input, print, round_out_of_range};
use crate::i18n::{Say, Texts};
use crate::text::{self, Align, csv_cell, fit};
use hakem_engine::standings::{Standings, standings};
use hakem_engine::tournament::{RoundNo, Snapshot, TieBreakId};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

/// Print the standings
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026) or an event file
    file: PathBuf,
    /// Tie-breaks instead of those of the event, such as BH,SB,DE
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    /// After which round, instead of the last one
    #[arg(long, value_name = "NUMBER")]
    round: Option<u8>,
    /// How to print them
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How standings are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// Columns for people
    #[default]
    Text,
    /// One object
    Json,
    /// Comma-separated values
    Csv,
}

/// Ranks and prints.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let snapshot = Input::read(&arguments.file, texts)?.snapshot(texts)?;
    let last = snapshot.last_published().ok_or_else(|| {
        let file = arguments.file.display().to_string();
        Failure::malformed(texts.with("cli-no-standings", &[("file", file.into())]))
    })?;
    let after = arguments.round.map_or(last, RoundNo);
    if after.0 == 0 || after > last {
        return Err(round_out_of_range(after, last, texts));
    }
    let list = match &arguments.tie_breaks {
        Some(codes) => codes.iter().map(|code| TieBreakId::new(code.trim())).collect(),
        None => snapshot.settings().tie_breaks.clone(),
    };
    let made = standings(&snapshot, after, &list);
    if let Some(error) = made.columns.iter().find_map(|column| column.refused.as_ref()) {
        return Err(Failure::malformed(error.say(texts)));
    }
    for warning in &made.warnings {
        eprintln!("hakem: {}", text::clean(&warning.say(texts)));
    }
    print(
        &match arguments.format {
            Format::Text => as_text(&snapshot, &made),
            Format::Json => format!("{}\n", as_json(&snapshot, &made)),
            Format::Csv => as_csv(&snapshot, &made)?,
        },
        texts,
    )?;
    Ok(Exit::Done)
}

/// One player as cells: place, number, name, points, tie-breaks. `plain` writes digits only.
fn rows<'a>(
    snapshot: &'a Snapshot,
    made: &'a Standings,
    plain: bool,
) -> impl Iterator<Item = Vec<String>> + 'a {
    made.rows.iter().map(move |row| {
        let name = snapshot.player(row.player).map_or("", |player| player.player.name.as_str());
        let score = if plain { digits(row.score) } else { row.score.to_string() };
        let place = row.place.map_or_else(String::new, |place| place.to_string());
        let mut cells = vec![place, row.number.to_string(), text::clean(name).into_owned(), score];
        cells.extend(made.columns.iter().zip(&row.values).map(|(column, value)| {
            if plain { column.format.plain(value) } else { column.format.text(value) }
        }));
        cells
    })
}

/// Points in digits: `3.5`.
fn digits(points: hakem_engine::tournament::Points) -> String {
    let tenths = points.tenths();
    format!("{}{}.{}", if tenths < 0 { "-" } else { "" }, (tenths / 10).abs(), (tenths % 10).abs())
}

fn heads(made: &Standings) -> Vec<String> {
    let fixed = ["place", "number", "name", "points"].map(str::to_owned);
    fixed.into_iter().chain(made.columns.iter().map(|column| column.id.to_string())).collect()
}

fn as_text(snapshot: &Snapshot, made: &Standings) -> String {
    let lines: Vec<Vec<String>> = std::iter::once(heads(made)).chain(rows(snapshot, made, false)).collect();
    let widths: Vec<usize> = (0..heads(made).len())
        .map(|column| {
            lines.iter().map(|line| line.get(column).map_or(0, |cell| text::width(cell))).max().unwrap_or(0)
        })
        .collect();
    let mut answer = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            fit(cell, width, if column == 2 { Align::Left } else { Align::Right })
        });
        answer.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        answer.push('\n');
    }
    answer
}

fn as_json(snapshot: &Snapshot, made: &Standings) -> Value {
    let row = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        let mut next = || Value::from(cells.next().unwrap_or_default());
        let (place, number, name, points) = (next(), next(), next(), next());
        let tie_breaks: Map<String, Value> =
            made.columns.iter().map(|column| (column.id.to_string(), next())).collect();
        json!({ "place": place, "number": number, "name": name, "points": points, "tie_breaks": tie_breaks })
    };
    json!({ "rounds": made.rounds, "players": rows(snapshot, made, true).map(row).collect::<Vec<_>>() })
}

fn as_csv(snapshot: &Snapshot, made: &Standings) -> Result<String, Failure> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for line in std::iter::once(heads(made)).chain(rows(snapshot, made, true)) {
        let cells = line.iter().map(|cell| csv_cell(cell).into_owned());
        writer.write_record(cells).map_err(|error| Failure::malformed(error.to_string()))?;
    }
    let bytes = writer.into_inner().map_err(|error| Failure::malformed(error.to_string()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
