//! `hakem standings`: places, scores and tie-breaks; the crosstable; pairing cards; announced lists; prizes.

use super::Exit;
use super::announced;
use super::input::{Failure, Input, print, round_out_of_range, tell_aside};
use super::output::{TableFormat, json_line};
use super::prizes;
use super::reports;
use crate::i18n::{Say, Texts};
use hakem_engine::history::History;
use hakem_engine::standings::{self, Row, Standings, standings};
use hakem_engine::tournament::{PlayerId, RoundNo, Snapshot, TieBreakId};
use serde_json::Value;
use std::collections::HashSet;
use std::path::PathBuf;

/// Print the standings, the crosstable, the pairing cards, announced lists or the prizes
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026) or an event file
    file: PathBuf,
    /// What to print
    #[arg(long, value_enum, default_value_t)]
    report: Report,
    /// Tie-breaks instead of those of the event, such as BH,SB,DE
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    /// After which round, instead of the last one
    #[arg(long, value_name = "NUMBER")]
    round: Option<u8>,
    /// Tell how each tie-break comes about
    #[arg(long)]
    explain: bool,
    /// Only this player, by pairing number: his card, or the working of his tie-breaks
    #[arg(long, value_name = "NUMBER")]
    player: Option<u16>,
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

/// What is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Report {
    /// Places, scores, tie-breaks
    #[default]
    Standings,
    /// The starting list: pairing number, licence number, name, international and national rating
    Start,
    /// Everybody's rounds
    Crosstable,
    /// The pairing card of every player: rounds, floats, the working of the tie-breaks
    Cards,
    /// The adjusted score of every player, for the tie-breaks of his opponents
    Adjusted,
    /// The average rating of the opponents of every player, as Dubov systems announce it
    Aro,
    /// Who gets which prize; with --explain, how it comes about
    Prizes,
}

/// Ranks and prints.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let snapshot = Input::read(&arguments.file, texts)?.snapshot(texts)?;
    let last = match reports::last_round(&snapshot, &arguments.file, texts) {
        // Starters are known before anybody has played.
        Err(_) if arguments.report == Report::Start => RoundNo(1),
        last => last?,
    };
    let after = arguments.round.map_or(last, RoundNo);
    if after.0 == 0 || after > last {
        return Err(round_out_of_range(after, last, texts));
    }
    if arguments.report != Report::Standings && arguments.tie_breaks.is_some() {
        return Err(Failure::malformed(texts.get("cli-report-tie-breaks")));
    }
    let of_everybody = !matches!(arguments.report, Report::Standings | Report::Cards);
    if of_everybody && arguments.player.is_some() {
        return Err(Failure::malformed(texts.get("cli-player-report")));
    }
    let has_no_table = arguments.explain || arguments.report == Report::Cards;
    if has_no_table && arguments.format == TableFormat::Csv {
        return Err(Failure::malformed(texts.get("cli-not-in-csv")));
    }
    let list: Vec<TieBreakId> = match &arguments.tie_breaks {
        Some(codes) => codes.iter().map(|code| TieBreakId::new(code.trim())).collect(),
        None => snapshot.settings().tie_breaks.clone(),
    };
    let mut made = standings(&snapshot, after, &list);
    for error in made.columns.iter().filter_map(|column| column.refused.as_ref()) {
        // What is asked for is refused; what the event has is passed over.
        if arguments.tie_breaks.is_some() {
            return Err(Failure::malformed(error.say(texts)));
        }
        tell_aside(&error.say(texts));
    }
    made.warnings.iter().for_each(|warning| tell_aside(&warning.say(texts)));
    let open = snapshot.conflicts().filter(|&(round, ..)| round <= after).count();
    if open > 0 {
        tell_aside(&texts.with("standings-conflicts", &[("count", open.into())]));
    }
    if let Some(number) = arguments.player {
        made.rows.retain(|row| row.number.0 == number);
        if made.rows.is_empty() {
            return Err(Failure::malformed(texts.with("cli-no-such-player", &[("number", number.into())])));
        }
    }
    let answer = match arguments.report {
        Report::Standings => places(arguments, &snapshot, &made, after, texts)?,
        Report::Crosstable => match arguments.format {
            TableFormat::Text => reports::crosstable_sheet(&snapshot, after, texts).text(),
            TableFormat::Csv => reports::crosstable_sheet(&snapshot, after, texts).csv()?,
            TableFormat::Json => json_line(&reports::crosstable_object(&snapshot, after)),
        },
        Report::Cards => cards(arguments, &snapshot, &made.rows, after, texts),
        Report::Start => announced::starters(&snapshot, texts).printed(arguments.format)?,
        Report::Adjusted => announced::adjusted(&snapshot, after, texts)?.printed(arguments.format)?,
        Report::Aro => announced::averages(&snapshot, after, texts).printed(arguments.format)?,
        Report::Prizes => prizes::report(&snapshot, after, arguments.format, arguments.explain, texts)?,
    };
    print(&answer, texts)?;
    Ok(Exit::Done)
}

fn places(
    arguments: &Arguments,
    snapshot: &Snapshot,
    made: &Standings,
    after: RoundNo,
    texts: &Texts,
) -> Result<String, Failure> {
    let workings = match arguments.explain {
        true => reports::workings(snapshot, made, after),
        false => reports::Workings::new(),
    };
    let mut answer = match arguments.format {
        TableFormat::Text => reports::standings_sheet(snapshot, made, false, texts).text(),
        TableFormat::Csv => reports::standings_sheet(snapshot, made, true, texts).csv()?,
        TableFormat::Json => {
            return Ok(json_line(&reports::standings_object(snapshot, made, &workings)));
        }
    };
    let history = History::default();
    reports::with_context(&history, snapshot, history.current(), texts, |cx| {
        let explained = |row: &Row| Some(reports::explained(cx, row, workings.get(&row.player)?));
        answer.extend(made.rows.iter().filter_map(explained));
    });
    Ok(answer)
}

fn cards(arguments: &Arguments, snapshot: &Snapshot, rows: &[Row], after: RoundNo, texts: &Texts) -> String {
    let wanted: HashSet<PlayerId> = rows.iter().map(|row| row.player).collect();
    let made = standings::cards(snapshot, after, |player| wanted.contains(&player));
    match arguments.format {
        TableFormat::Text | TableFormat::Csv => {
            let history = History::default();
            reports::with_context(&history, snapshot, history.current(), texts, |cx| {
                let cards: Vec<String> = made.iter().map(|card| reports::card_text(cx, card)).collect();
                cards.join("\n")
            })
        }
        TableFormat::Json => {
            let cards: Vec<Value> = made.iter().map(|card| reports::card_object(snapshot, card)).collect();
            json_line(&Value::from(cards))
        }
    }
}
