//! `hakem standings`: prints ranks, scores and tie-breaks; the crosstable; pairing cards; required lists; prizes.

use super::input::{Failure, Input, finish, round_out_of_range, tell_aside};
use super::output::{TableFormat, json_line};
use super::prizes::AwardedPrizes;
use super::{Exit, output, reports};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::text;
use crate::sheet::data::{Section, Sheet};
use crate::sheet::{self, Absent, lists, prizes, teams};
use clap::ValueHint;
use hakem_engine::history::History;
use hakem_engine::standings::{self, Standings, StandingsRow, standings, team_standings};
use hakem_engine::tournament::{PlayerId, RoundNo, TieBreakId};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::path::PathBuf;
use std::rc::Rc;

/// Print the standings, crosstable, pairing cards, required lists or prizes
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026) or an event file
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The table to print
    #[arg(long, value_enum, default_value_t)]
    report: Report,
    /// Tie-breaks, instead of the event's, such as BH,SB,DE
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    /// The round, instead of the last one
    #[arg(long, value_name = "NUMBER")]
    round: Option<u8>,
    /// Show the calculation of each tie-break
    #[arg(long)]
    explain: bool,
    /// Only the card or tie-breaks of the player with this pairing number
    #[arg(long, value_name = "NUMBER")]
    player: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

/// Table to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Report {
    /// Ranks, scores, tie-breaks
    #[default]
    Standings,
    /// The starting list: pairing number, licence number, name, international and national rating
    Start,
    /// The rounds of all players
    Crosstable,
    /// The pairing card of each player: rounds, floats, calculation of the tie-breaks
    Cards,
    /// The adjusted score of each player, for the tie-breaks of their opponents
    Adjusted,
    /// The average rating of each player's opponents (Dubov System)
    Aro,
    /// The prizes; with --explain, their calculation
    Prizes,
}

impl Arguments {
    /// Refuses incompatible arguments.
    fn check(&self, texts: &Texts) -> Result<(), Failure> {
        if self.report != Report::Standings && self.tie_breaks.is_some() {
            return Err(Failure::malformed(texts.get("cli-report-tie-breaks")));
        }
        let of_everybody = !matches!(self.report, Report::Standings | Report::Cards);
        if of_everybody && self.player.is_some() {
            return Err(Failure::malformed(texts.get("cli-player-report")));
        }
        let has_no_table = self.explain || self.report == Report::Cards;
        if has_no_table && self.format == TableFormat::Csv {
            return Err(Failure::malformed(texts.get("cli-not-in-csv")));
        }
        Ok(())
    }
}

pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let snapshot = Input::read(&arguments.file, texts)?.snapshot(texts)?;
    let current = match reports::current_round(&snapshot, &arguments.file, texts) {
        // The starting list is available before the first round.
        Err(_) if arguments.report == Report::Start => RoundNo(1),
        current => current?,
    };
    let last = snapshot.last_published().unwrap_or(current);
    let after = arguments.round.map_or(current, RoundNo);
    if after.0 == 0 || after > last {
        return Err(round_out_of_range(after, last, texts));
    }
    arguments.check(texts)?;
    let list: Vec<TieBreakId> = match &arguments.tie_breaks {
        Some(codes) => codes.iter().map(|code| TieBreakId::new(code.trim())).collect(),
        None => snapshot.settings().tie_breaks.clone(),
    };
    let (history, derived) = (History::default(), Derived::default());
    let event = Event { snapshot: &snapshot, ..Event::of(&history, texts, &derived) };
    if let Some(sheet) = of_teams(arguments, event, after, &list)? {
        let teams = || json!({ "rounds": after.0, "teams": reports::rows(&sheet, event) });
        return finish(&table(arguments.format, event, &sheet, teams)?, texts);
    }
    let mut made = standings(&snapshot, after, &list);
    for error in made.columns.iter().filter_map(|column| column.refused.as_ref()) {
        // Requested methods are refused; those of the event are skipped.
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
    finish(&answer(arguments, event, made, after)?, texts)
}

/// Returns the standings, the crosstable or the sheets of teams, in events that rank teams.
///
/// # Errors
/// Fails if requested methods do not rank teams.
fn of_teams<'a>(
    arguments: &Arguments,
    event: Event<'a>,
    after: RoundNo,
    list: &[TieBreakId],
) -> Result<Option<Sheet<'a>>, Failure> {
    let Some(made) = team_standings(event.snapshot, after, list) else { return Ok(None) };
    for error in made.columns.iter().filter_map(|column| column.criterion.as_ref().err()) {
        if arguments.tie_breaks.is_some() {
            return Err(Failure::malformed(error.say(event.texts)));
        }
        tell_aside(&error.say(event.texts));
    }
    let of = |table| {
        let section = Section { notes: teams::withdrawn(event, &made, after), ..Section::of(table) };
        Some(Sheet::of_sections(String::new(), vec![section]).with_round(after))
    };
    Ok(match arguments.report {
        Report::Standings => of(teams::standings(event, &made, after)),
        Report::Crosstable => of(teams::crosstable(event, &made, after)),
        _ => None,
    })
}

fn answer(arguments: &Arguments, event: Event, made: Standings, after: RoundNo) -> Result<String, Failure> {
    match arguments.report {
        Report::Standings => places(arguments, event, &Rc::new(made), after),
        Report::Cards => Ok(cards(arguments, event, &made.rows, after)),
        Report::Prizes if arguments.format == TableFormat::Json => {
            Ok(json_line(&AwardedPrizes::new(event, after).object()))
        }
        Report::Prizes if arguments.explain => {
            Ok(printed(arguments, event, prizes::sheet, after)?
                + &AwardedPrizes::new(event, after).workings())
        }
        Report::Prizes => printed(arguments, event, prizes::sheet, after),
        Report::Crosstable => of_sheet(arguments, event, &reports::crosstable_sheet(event, after)),
        Report::Start => printed(arguments, event, lists::prescribed, after),
        Report::Adjusted => printed(arguments, event, lists::adjusted, after),
        Report::Aro => of_sheet(arguments, event, &reports::averages_sheet(event, after)),
    }
}

/// Formats the table of a sheet without its surroundings on paper.
fn printed(
    arguments: &Arguments,
    event: Event,
    make: for<'a> fn(Event<'a>, Option<RoundNo>) -> Result<Sheet<'a>, Absent>,
    after: RoundNo,
) -> Result<String, Failure> {
    let mut sheet = make(event, Some(after)).map_err(|absent| Failure::malformed(absent.say(event.texts)))?;
    sheet.sections.iter_mut().for_each(|section| section.notes.clear());
    of_sheet(arguments, event, &sheet)
}

fn of_sheet(arguments: &Arguments, event: Event, sheet: &Sheet) -> Result<String, Failure> {
    table(arguments.format, event, sheet, || reports::object(sheet, event))
}

fn table(
    format: TableFormat,
    event: Event,
    sheet: &Sheet,
    object: impl FnOnce() -> Value,
) -> Result<String, Failure> {
    Ok(match format {
        TableFormat::Text => {
            let notes = sheet.sections.iter().flat_map(|section| &section.notes);
            text::plain(&sheet.flat(), event.texts) + &reports::lines(notes)
        }
        TableFormat::Csv => output::csv(sheet, event.texts)?,
        TableFormat::Json => json_line(&object()),
    })
}

fn places(
    arguments: &Arguments,
    event: Event,
    made: &Rc<Standings>,
    after: RoundNo,
) -> Result<String, Failure> {
    let workings = match arguments.explain {
        true => reports::workings(event.snapshot, made, after),
        false => reports::Workings::new(),
    };
    let notes = sheet::standings::departed(event, made, after);
    let section = Section { notes, ..Section::of(reports::standings_table(event, made, after)) };
    let sheet = Sheet::of_sections(String::new(), vec![section]);
    let object = || reports::standings_object(event, (made, after), &workings);
    let mut answer = table(arguments.format, event, &sheet, object)?;
    if arguments.format != TableFormat::Json {
        let explained = |row: &StandingsRow| Some(reports::explained(event, row, workings.get(&row.player)?));
        answer.extend(made.rows.iter().filter_map(explained));
    }
    Ok(answer)
}

fn cards(arguments: &Arguments, event: Event, rows: &[StandingsRow], after: RoundNo) -> String {
    let wanted: HashSet<PlayerId> = rows.iter().map(|row| row.player).collect();
    let made = standings::cards(event.snapshot, after, |player| wanted.contains(&player));
    match arguments.format {
        TableFormat::Text | TableFormat::Csv => {
            let cards: Vec<String> = made.iter().map(|card| reports::card_text(event, card)).collect();
            cards.join("\n")
        }
        TableFormat::Json => {
            let cards: Vec<Value> = made.iter().map(|card| reports::card_object(event, card)).collect();
            json_line(&Value::from(cards))
        }
    }
}
