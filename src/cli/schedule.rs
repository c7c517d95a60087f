//! `hakem schedule`: prints the complete table of a predetermined format, without an event.

use super::input::{Failure, finish};
use super::output::{self, TableFormat, json_line};
use super::{Exit, argument_values};
use crate::i18n::{Say, Texts};
use crate::sheet::columns;
use crate::sheet::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use hakem_engine::format::{Schedule, ScheduleRound};
use hakem_engine::pairing::schedule_of_teams;
use serde_json::{Value, json};

/// Print the table of a format whose pairings are known before round 1
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// round-robin, scheveningen, skalitzka, molter or knockout
    #[arg(long, value_name = "ID", value_parser = argument_values::system_with_table())]
    system: String,
    /// Players of a round robin or a knockout, or of each team
    #[arg(long, value_name = "N")]
    players: u16,
    /// Teams of a Molter table
    #[arg(long, value_name = "N", default_value_t = 3)]
    teams: u16,
    /// Rounds of a Molter table; all by default
    #[arg(long, value_name = "N")]
    rounds: Option<u8>,
    /// cycles=2 swap=true | colours=balanced double=true | qualifiers=2 mode=stepwise
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let size = (arguments.players, arguments.teams, arguments.rounds.unwrap_or(u8::MAX));
    let table = schedule_of_teams(&arguments.system, size, &arguments.options)
        .map_err(|error| Failure::malformed(error.say(texts)))?;
    if let Some(rounds) = arguments.rounds.filter(|&rounds| usize::from(rounds) > table.rounds.len()) {
        let values = [("asked", rounds.into()), ("rounds", table.rounds.len().into())];
        return Err(Failure::malformed(texts.with("cli-schedule-rounds", &values)));
    }
    let answer = match arguments.format {
        TableFormat::Text => text(&table, texts),
        TableFormat::Json => json_line(&object(&arguments.system, &table)),
        TableFormat::Csv => output::csv(&sheet(&table, texts), texts)?,
    };
    finish(&answer, texts)
}

/// Formats one line per round: `1: 1-4 2-3`, followed by participants without a game or who advance.
fn text(table: &Schedule, texts: &Texts) -> String {
    let mut answer = String::new();
    for (number, round) in (1..).zip(&table.rounds) {
        answer += &format!("{number}:");
        for [one, other] in &round.boards {
            answer += &format!(" {one}-{other}");
        }
        if !round.through.is_empty() {
            let through = [("slots", round.through.join(" ").into())];
            answer += &format!("  {}", texts.with("cli-schedule-through", &through));
        }
        answer.push('\n');
    }
    answer
}

fn object(system: &str, table: &Schedule) -> Value {
    let rounds: Vec<&[[String; 2]]> = table.rounds.iter().map(|round| round.boards.as_slice()).collect();
    let mut object = json!({ "system": system, "rounds": rounds });
    if table.is_bracket {
        object["through"] = table.rounds.iter().map(|round| json!(round.through)).collect();
    }
    object
}

/// Builds a table with one row per board; in a bracket, those who advance have a separate row.
fn sheet(written: &Schedule, texts: &Texts) -> Sheet<'static> {
    let sides = if written.is_bracket { ["column-slot"; 2] } else { ["column-white", "column-black"] };
    let column = |key, head: &str| Column::new(key, texts.get(head), ColumnKind::Words);
    let heads = vec![
        columns::round(texts),
        columns::board(texts),
        column("white", sides[0]),
        column("black", sides[1]),
    ];
    let rows = |(number, round): (u64, &ScheduleRound)| {
        let boards = round.boards.iter().map(|[one, other]| [one.clone(), other.clone()]);
        let through = round.through.iter().map(|slot| [slot.clone(), String::new()]);
        let sides = boards.chain(through);
        let row = |(board, [one, other]): (u64, [String; 2])| {
            Row::new(vec![Cell::Number(number), Cell::Number(board), Cell::Words(one), Cell::Words(other)])
        };
        (1..).zip(sides).map(row).collect::<Vec<_>>()
    };
    let rows = (1..).zip(&written.rounds).flat_map(rows).collect();
    Sheet::of(String::new(), Table::of_rows(heads, rows))
}
