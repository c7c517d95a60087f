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

/// Show pairings, incoming results and standings on a hall screen; follows the event read-only
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The event file; or the folder of a festival, whose sections are shown in turn
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// Seconds per page
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Address of the web pages, shown as a QR code on the last page [default: the address set in the console]
    #[arg(long, value_name = "URL")]
    address: Option<String>,
}

/// Shows the event until q is pressed.
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
