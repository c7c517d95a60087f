//! `hakem schedule`: the whole table of a format that knows it beforehand, without an event.

use super::Exit;
use super::input::{Failure, print};
use super::output::{Sheet, TableFormat};
use crate::i18n::Texts;
use crate::text::Align;
use hakem_engine::schedule::{Table, WrittenRound, table};
use serde_json::{Value, json};
use std::fmt::Write;

/// Print the table of a format that is known before round 1
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// round-robin, scheveningen, skalitzka or knockout
    #[arg(long, value_name = "ID")]
    system: String,
    /// Players of a round robin or a knockout, or of each team
    #[arg(long, value_name = "N")]
    players: u16,
    /// cycles=2 swap=true | colours=balanced double=true | qualifiers=2 mode=stepwise
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Prints the table.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let table = table(&arguments.system, arguments.players, &arguments.options)
        .map_err(|error| Failure::malformed(error.to_string()))?;
    let answer = match arguments.format {
        TableFormat::Text => text(&table, texts),
        TableFormat::Json => format!("{}\n", object(&arguments.system, &table)),
        TableFormat::Csv => sheet(&table, texts).csv()?,
    };
    print(&answer, texts)?;
    Ok(Exit::Done)
}

/// A line a round: `1: 1-4 2-3`; who has no game, or goes through, at its end.
fn text(table: &Table, texts: &Texts) -> String {
    let mut answer = String::new();
    for (number, round) in (1..).zip(&table.rounds) {
        let _infallible = write!(answer, "{number}:");
        for [one, other] in &round.boards {
            let _infallible = write!(answer, " {one}-{other}");
        }
        if !round.through.is_empty() {
            let through = [("slots", round.through.join(" ").into())];
            let _infallible = write!(answer, "  {}", texts.with("cli-schedule-through", &through));
        }
        answer.push('\n');
    }
    answer
}

fn object(system: &str, table: &Table) -> Value {
    let rounds: Vec<&[[String; 2]]> = table.rounds.iter().map(|round| round.boards.as_slice()).collect();
    let mut object = json!({ "system": system, "rounds": rounds });
    if table.is_bracket {
        object["through"] = table.rounds.iter().map(|round| json!(round.through)).collect();
    }
    object
}

/// A row a board; in a bracket those who go through stand alone.
fn sheet(table: &Table, texts: &Texts) -> Sheet {
    let sides =
        if table.is_bracket { ["column-slot", "column-slot"] } else { ["column-white", "column-black"] };
    let heads = ["column-round", "column-board", sides[0], sides[1]];
    let row = |number: usize, board: usize, sides: [&str; 2]| {
        vec![number.to_string(), board.to_string(), sides[0].to_owned(), sides[1].to_owned()]
    };
    let rows = |(number, round): (usize, &WrittenRound)| {
        let boards = round.boards.iter().map(|[one, other]| [one.as_str(), other.as_str()]);
        let through = round.through.iter().map(|slot| [slot.as_str(), ""]);
        let sides: Vec<[&str; 2]> = boards.chain(through).collect();
        (1..).zip(sides).map(|(board, sides)| row(number, board, sides)).collect::<Vec<_>>()
    };
    Sheet {
        heads: heads.into_iter().map(|head| (texts.get(head).into_owned(), Align::Left)).collect(),
        rows: (1..).zip(&table.rounds).flat_map(rows).collect(),
    }
}
