//! The command line: the console by default, and the same engine without a screen for scripts.

mod check;
mod console;
mod convert;
mod input;
mod output;
mod pair;
mod print;
mod prizes;
mod publish;
mod rating_report;
mod ratings;
mod replay;
mod reports;
mod schedule;
mod show;
mod simulate;
mod standings;

use crate::i18n::Texts;
use clap::{CommandFactory, Parser, Subcommand};
use hakem_engine::collate::Language;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// So many letters may be wrong in the word that a command is taken for.
const MISTYPED: usize = 2;

/// How the program ends; other programs read these (product page, section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// Done.
    Done = 0,
    /// A negative answer: no legal pairing, differences found.
    Negative = 1,
    /// A fault of the program or of the machine.
    Unexpected = 2,
    /// The request or its input is malformed.
    Malformed = 3,
    /// More than the program is built for.
    TooLarge = 4,
    /// A file cannot be read or written.
    File = 5,
    /// The time that was given is over.
    TimeIsOver = 6,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// The chess arbiter's console. Without a file it shows the start screen.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    /// The event file to open
    event: Option<PathBuf>,
    /// Open the sample event; it is made in the current folder when it is not there
    #[arg(long, conflicts_with = "event")]
    sample: bool,
    /// Show the console line by line, for a screen reader or a terminal that can only write lines
    #[arg(long)]
    linear: bool,
    /// Language of the interface: tr, en or cs
    #[arg(long, value_name = "CODE", value_parser = language, global = true)]
    language: Option<Language>,
    #[command(subcommand)]
    without_screen: Option<WithoutScreen>,
}

/// What the program does without its screen.
#[derive(Debug, Subcommand)]
enum WithoutScreen {
    Pair(pair::Arguments),
    Check(check::Arguments),
    Standings(standings::Arguments),
    Print(print::Arguments),
    Publish(publish::Arguments),
    Show(show::Arguments),
    Convert(convert::Arguments),
    Replay(replay::Arguments),
    Simulate(simulate::Arguments),
    Schedule(schedule::Arguments),
    Ratings(ratings::Arguments),
}

fn language(code: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(", ");
    Language::from_code(code).ok_or_else(|| format!("expected one of {}", known()))
}

/// Says that a bare word is no command, where it is no file either: nobody calls an event file so.
fn mistyped(arguments: &Arguments) -> Option<input::Failure> {
    let word = arguments.event.as_ref()?.to_str()?;
    let is_bare = word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    if !is_bare || Path::new(word).exists() {
        return None;
    }
    let commands = Arguments::command();
    let names: Vec<&str> = commands.get_subcommands().map(clap::Command::get_name).collect();
    let near = names.iter().min_by_key(|name| strsim::damerau_levenshtein(name, word));
    let near = near.filter(|name| strsim::damerau_levenshtein(name, word) <= MISTYPED);
    let texts = Texts::new(arguments.language.unwrap_or_default());
    let values = [("found", word.into()), ("known", names.join(", ").into())];
    Some(input::Failure::malformed(match near {
        Some(near) => texts.with("cli-mistyped", &[("found", word.into()), ("near", (*near).into())]),
        None => texts.with("cli-no-command", &values),
    }))
}

/// Runs the program and returns how it ended.
#[must_use]
pub fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are answers, not errors.
            let exit = if error.use_stderr() { Exit::Malformed } else { Exit::Done };
            let _best_effort = error.print();
            return exit.into();
        }
    };
    if let Some(found) = mistyped(&arguments) {
        return input::tell(&found).into();
    }
    let Some(request) = &arguments.without_screen else {
        return console::run(&arguments).into();
    };
    let texts = Texts::new(arguments.language.unwrap_or_default());
    let answer = || match request {
        WithoutScreen::Pair(request) => pair::run(request, &texts),
        WithoutScreen::Check(request) => check::run(request, &texts),
        WithoutScreen::Standings(request) => standings::run(request, &texts),
        WithoutScreen::Print(request) => print::run(request, arguments.language, &texts),
        WithoutScreen::Publish(request) => publish::run(request, arguments.language, &texts),
        WithoutScreen::Show(request) => show::run(request, arguments.language, &texts),
        WithoutScreen::Convert(request) => convert::run(request, &texts),
        WithoutScreen::Replay(request) => replay::run(request, &texts),
        WithoutScreen::Simulate(request) => simulate::run(request, &texts),
        WithoutScreen::Schedule(request) => schedule::run(request, &texts),
        WithoutScreen::Ratings(request) => ratings::run(request, &texts),
    };
    match catch_unwind(AssertUnwindSafe(answer)) {
        Ok(answer) => answer.unwrap_or_else(|failure| input::tell(&failure)).into(),
        // The fault has told itself on standard error.
        Err(_) => Exit::Unexpected.into(),
    }
}
