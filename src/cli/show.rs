//! `hakem show`: the hall screen.

use super::input::Failure;
use super::output::open_to_read;
use super::{Exit, colour};
use crate::app::{HallOptions, show};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::session::Plan;
use crate::theme::ThemeChoice;
use clap::ValueHint;
use hakem_engine::collate::Language;
use jiff::tz::TimeZone;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;

/// Show pairings, results as they come in and standings on a screen of the hall; follows the event and never writes
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The event file; or the folder of a festival, whose sections are shown one after the other
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// How many seconds a page stands
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The address at which phones read the pages of the event, for a code on the last page; without it, what the console was told with F on the wall
    #[arg(long, value_name = "URL")]
    address: Option<String>,
}

/// Shows the event until somebody presses q.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    if !io::stdout().is_terminal() {
        return Err(Failure::malformed(texts.get("cli-no-terminal")));
    }
    let files = match arguments.file.is_dir() {
        true => Plan::read(&arguments.file).map_err(|error| Failure::malformed(error.say(texts)))?.sections,
        false => vec![arguments.file.clone()],
    };
    let sessions = files.iter().map(|file| open_to_read(file, texts)).collect::<Result<_, _>>()?;
    let wishes = HallOptions {
        language,
        page: Duration::from_secs(arguments.seconds),
        theme: ThemeChoice::Automatic.theme(colour::terminal()),
        zone: TimeZone::system(),
        data_folder: data_folder(),
        address: arguments.address.clone(),
    };
    show(sessions, &wishes).map_err(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })?;
    Ok(Exit::Done)
}
