//! `hakem season`: the ranking of several events.

use super::Exit;
use super::input::{Failure, print_bytes, read_event};
use super::output::write_new;
use super::print::format_of;
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::platform::font_folders;
use crate::publish::order::OrderError;
use crate::publish::paper::{Orientation, PageSetup, Paper};
use crate::publish::{Imprint, SheetFormat, drawn};
use crate::session::{SeasonPlan, faces_with};
use crate::sheet;
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment};
use hakem_engine::season::{SeasonEvent, SeasonRules, SeasonUnit, season, season_ratings};
use hakem_engine::standings::Standings;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;

/// Rank players or clubs over the events of a season
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder with season.ron, which names the events and the rules
    #[arg(value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// Rating list after the events, by the field `ratings` of season.ron, in place of the ranking
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
    let (zone, printed) = (TimeZone::system(), Moment(Timestamp::now().as_millisecond()));
    let derived: Vec<Derived> = histories.iter().map(|_| Derived::default()).collect();
    let events = histories.iter().zip(&derived);
    let events: Vec<Event> =
        events.map(|(history, derived)| Event { zone: &zone, ..Event::of(history, &own, derived) }).collect();
    let standings: Vec<Rc<Standings>> = events.iter().map(|&event| standings(event)).collect();
    let ranked: Vec<SeasonEvent> =
        events.iter().zip(&standings).map(|(event, made)| (event.snapshot, &**made)).collect();
    let sheet = if arguments.ratings {
        let no_rules = || Failure::malformed(texts.get("season-no-ratings").into_owned());
        let rules = plan.ratings.ok_or_else(no_rules)?;
        let made = season_ratings(&plan.rules, &rules, &ranked);
        let of_players = SeasonRules { unit: SeasonUnit::Players, ..plan.rules.clone() };
        let doubts = season(&of_players, &ranked).doubts;
        sheet::season::ratings(plan.name.as_str(), &rules, (&made, &doubts), &events)
    } else {
        let made = season(&plan.rules, &ranked);
        sheet::season::sheet(plan.name.as_str(), &plan.rules, &made, &events)
    };
    let minute = events.first().map(|event| event.minute(printed)).unwrap_or_default();
    let imprint = Imprint {
        event: clean(plan.name.as_str()).into_owned(),
        about: String::new(),
        foot: own.with("sheet-printed", &[("time", minute.into())]),
        version: String::new(),
        address: None,
        check: None,
        logo: None,
        faces: Vec::new(),
    };
    let find = |letters: &BTreeSet<char>| Some(faces_with(&font_folders(), letters));
    let imprint = match format {
        SheetFormat::Pdf => imprint.with_faces(&sheet, &own, &find).map(|(imprint, _)| imprint),
        _ => Some(imprint),
    };
    let imprint =
        imprint.ok_or_else(|| Failure { exit: Exit::Unexpected, text: OrderError::Letters.say(texts) })?;
    let setup = PageSetup { paper: arguments.paper, orientation: arguments.orientation };
    let key = if arguments.ratings { "season-ratings" } else { "season" };
    let answer = drawn(format, (key, &sheet), &imprint, &own, setup)
        .map_err(|error| Failure { exit: Exit::Unexpected, text: error.say(texts) })?;
    match &arguments.out {
        Some(out) => write_new(out, &answer, texts)?,
        None => print_bytes(&answer, texts)?,
    }
    Ok(Exit::Done)
}

/// Returns the standings of an event after its last published round; none before the first.
fn standings(event: Event) -> Rc<Standings> {
    event.snapshot.last_published().map_or_else(Rc::default, |after| event.standings(after))
}
