//! `hakem season`: the ranking of several events.

use super::Exit;
use super::input::{Failure, read_event};
use super::output::put;
use super::print::format_of;
use crate::i18n::{Say, Texts};
use crate::platform::font_folders;
use crate::publish::SheetFormat;
use crate::publish::paper::{Orientation, PageSetup, Paper};
use crate::publish::season::SeasonOnPaper;
use crate::session::{SeasonPlan, faces_with};
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Rank players or clubs over the events of a season
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder with season.ron, which names the events and the rules
    #[arg(value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// Print the rating list after the events, by the field `ratings` of season.ron, instead of the ranking
    #[arg(long)]
    ratings: bool,
    /// Output format [default: by the extension of --out, or text]
    #[arg(long, value_enum)]
    format: Option<SheetFormat>,
    /// Write to a new file: .txt, .pdf, .html, .csv, .md, .json or .xlsx
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath)]
    out: Option<PathBuf>,
    /// Paper size of a PDF
    #[arg(long, value_enum, default_value_t)]
    paper: Paper,
    /// Orientation of a PDF
    #[arg(long, value_enum, default_value_t)]
    orientation: Orientation,
}

/// Ranks the season and prints or writes it, by default in the language of its first event.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let format = format_of(arguments.format, arguments.out.as_deref(), texts)?;
    let plan = SeasonPlan::read(&arguments.folder).map_err(|error| Failure::malformed(error.say(texts)))?;
    let read = plan.events.iter().map(|path| read_event(path, texts).map(|(history, ..)| history));
    let histories: Vec<History> = read.collect::<Result<_, _>>()?;
    let first = histories.first().map(|history| history.snapshot().settings().language);
    let own = Texts::new(language.or(first).unwrap_or_default());
    let no_rules = || Failure::malformed(texts.get("season-no-ratings").into_owned());
    let ratings = arguments.ratings.then(|| plan.ratings.as_ref().ok_or_else(no_rules)).transpose()?;
    let of_season = SeasonOnPaper {
        name: plan.name.as_str(),
        rules: &plan.rules,
        ratings,
        histories: &histories,
        texts: &own,
        zone: &TimeZone::system(),
        printed: Moment(Timestamp::now().as_millisecond()),
    };
    let find = |letters: &BTreeSet<char>| Some(faces_with(&font_folders(), letters));
    let setup = PageSetup { paper: arguments.paper, orientation: arguments.orientation };
    let answer = of_season
        .drawn(format, setup, &find)
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.say(texts) })?;
    put(arguments.out.as_deref(), &answer, texts)?;
    Ok(Exit::Done)
}
