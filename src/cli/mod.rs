//! The command line: the console by default, and subcommands that use the same engine without a screen.

mod argument_values;
mod causes;
mod certify;
mod check;
mod close;
mod colour;
mod completions;
mod console;
mod convert;
mod enter;
mod examples;
mod files;
mod input;
mod man;
mod manual;
mod merge;
mod opening;
mod output;
mod pair;
mod print;
mod prizes;
mod publish;
mod ranks;
mod rating_report;
mod ratings;
mod reasons;
mod rehearsal;
mod replay;
mod reports;
mod rescue;
mod schedule;
mod season;
#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "serve")]
mod serve_shared;
mod share;
mod show;
mod simulate;
mod standings;
mod system_comparison;
mod upload;
mod vcl;
mod watch;

use crate::desk::Sample;
use crate::i18n::Texts;
use crate::service::opening::SharedOpening;
use crate::session::shared_at;
use crate::share::Address;
use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint};
use hakem_engine::collate::Language;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;

/// Maximum edit distance at which a command is suggested.
const MISTYPED: usize = 2;

/// Exit code of the program, which other programs interpret (product page, section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    Done = 0,
    /// A negative answer: no legal pairing, differences found.
    Negative = 1,
    /// An error of the program or of the machine.
    Unexpected = 2,
    /// The request or its input is malformed.
    Malformed = 3,
    /// The input exceeds the limits of the program.
    TooLarge = 4,
    /// A file cannot be read or written.
    File = 5,
    TimeIsOver = 6,
}

impl Exit {
    /// All exit codes in ascending order.
    const ALL: [Self; 7] = [
        Self::Done,
        Self::Negative,
        Self::Unexpected,
        Self::Malformed,
        Self::TooLarge,
        Self::File,
        Self::TimeIsOver,
    ];

    /// Returns the meaning of the code, as in docs/command-line.md.
    fn means(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Negative => "a negative answer: rounds differ, or no legal pairing exists",
            Self::Unexpected => "unexpected error",
            Self::Malformed => "malformed request or input",
            Self::TooLarge => "input too large",
            Self::File => "a file cannot be read or written",
            Self::TimeIsOver => "the time limit of `pair --limit` was reached",
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

const NAME: &str = "hakem";

/// Position of the options of all commands in help and man pages: after those of the command.
const GLOBAL: usize = 900;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Commit of a release, if it was set for the build.
const COMMIT: Option<&str> = option_env!("HAKEM_COMMIT");

/// Date of the commit, such as 2026-11-24.
const COMMIT_DAY: Option<&str> = option_env!("HAKEM_DATE");

/// Output of `--version`.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| long_version([COMMIT, COMMIT_DAY]));

/// Returns the version number with its origin, as far as it is known.
fn long_version(made_of: [Option<&str>; 2]) -> String {
    let known: Vec<&str> = made_of.into_iter().flatten().filter(|each| !each.is_empty()).collect();
    if known.is_empty() { VERSION.to_owned() } else { format!("{VERSION} ({})", known.join(", ")) }
}

/// The chess arbiter's console. Without a file, opens the start screen.
#[derive(Debug, Parser)]
#[command(name = NAME, version, long_version = LONG_VERSION.as_str(), about)]
struct Arguments {
    /// The event file to open, a folder of events, or postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_hint = ValueHint::AnyPath)]
    event: Option<PathBuf>,
    /// Local copy of a shared event [default: NAME.hakem in the current folder]
    #[arg(value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,
    /// Open a sample event; created in the data folder if missing
    #[arg(long, value_name = "NAME", conflicts_with = "event")]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "open")]
    sample: Option<Sample>,
    /// Run the console line by line, for screen readers and plain terminals
    #[arg(long)]
    linear: bool,
    /// Language of the interface: tr, en or cs
    #[arg(long, value_name = "CODE", value_parser = language(), global = true, display_order = GLOBAL)]
    language: Option<Language>,
    /// Use of colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t, global = true, display_order = GLOBAL)]
    color: colour::When,
    #[command(subcommand)]
    without_screen: Option<WithoutScreen>,
}

/// Subcommands, which do not use the full-screen console.
#[derive(Debug, Subcommand)]
enum WithoutScreen {
    Pair(pair::Arguments),
    Check(check::Arguments),
    Certify(certify::Certifying),
    Verify(certify::Verifying),
    Standings(standings::Arguments),
    Print(print::Arguments),
    Publish(publish::Arguments),
    Close(close::Arguments),
    Upload(upload::Arguments),
    Show(show::Arguments),
    Follow(opening::Following),
    Convert(convert::Arguments),
    Replay(replay::Arguments),
    Merge(merge::Arguments),
    Rescue(rescue::Arguments),
    Enter(enter::Arguments),
    Share(share::ShareArguments),
    Pull(share::Pulling),
    #[cfg(feature = "serve")]
    Serve(serve::Arguments),
    Watch(watch::Arguments),
    Simulate(simulate::Arguments),
    Schedule(schedule::Arguments),
    Season(season::Arguments),
    Ratings(ratings::Arguments),
    Manual(manual::Arguments),
    Vcl(vcl::Arguments),
    Completions(completions::Arguments),
    #[command(hide = true)]
    Man(man::Arguments),
}

fn language() -> impl TypedValueParser<Value = Language> {
    let codes = || Language::ALL.map(Language::code);
    let read = move |code: &str| {
        Language::from_code(code).ok_or_else(|| format!("expected one of {}", codes().join(", ")))
    };
    argument_values::known(|| Language::ALL.map(Language::code).to_vec(), read)
}

/// Returns the command line parser, with examples in its help.
fn command() -> clap::Command {
    examples::added(Arguments::command(), "")
}

/// Reports an unknown command if a bare word is neither a subcommand nor a file; event files are never named like
/// that.
fn mistyped(event: &Path, language: Option<Language>) -> Option<input::Failure> {
    let word = event.to_str()?;
    let is_bare = word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    if !is_bare || Path::new(word).exists() {
        return None;
    }
    let commands = Arguments::command();
    let offered = commands.get_subcommands().filter(|command| !command.is_hide_set());
    let names: Vec<&str> = offered.map(clap::Command::get_name).collect();
    let near = names.iter().min_by_key(|name| strsim::damerau_levenshtein(name, word));
    let near = near.filter(|name| strsim::damerau_levenshtein(name, word) <= MISTYPED);
    let texts = Texts::new(language.unwrap_or_default());
    let values = [("found", word.into()), ("known", names.join(", ").into())];
    Some(input::Failure::malformed(match near {
        Some(near) => texts.with("cli-mistyped", &[("found", word.into()), ("near", (*near).into())]),
        None => texts.with("cli-no-command", &values),
    }))
}

/// Reports an unknown command followed by further arguments, which the parser rejects because they do not apply to an
/// event file.
fn mistyped_before(error: &clap::Error) -> Option<input::Failure> {
    if !matches!(error.kind(), ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand) {
        return None;
    }
    let typed = Arguments::command().ignore_errors(true).try_get_matches().ok()?;
    let language = typed.try_get_one::<Language>("language").ok()?.copied();
    mistyped(typed.try_get_one::<PathBuf>("event").ok()??, language)
}

fn shared(arguments: &Arguments, texts: &Texts) -> Result<Option<SharedOpening>, input::Failure> {
    let named = arguments.event.as_deref().and_then(Path::to_str).filter(|event| Address::is_one(event));
    match (named, &arguments.file) {
        (Some(address), file) => opening::shared(address, file.as_deref(), texts).map(Some),
        // The local copy of a shared event is shared again.
        (None, None) => match arguments.event.as_deref().and_then(|event| Some((event, shared_at(event)?))) {
            Some((event, address)) => opening::shared(&address, Some(event), texts).map(Some),
            None => Ok(None),
        },
        (None, Some(_)) => Err(input::Failure::malformed(texts.get("share-one-file"))),
    }
}

pub fn main() -> ExitCode {
    colour::decide(std::env::args_os());
    let typed = command().try_get_matches();
    let arguments = match typed.and_then(|typed| Arguments::from_arg_matches(&typed)) {
        Ok(arguments) => arguments,
        Err(error) => {
            if let Some(found) = mistyped_before(&error) {
                return input::tell(&found).into();
            }
            // Help and version are answers, not errors.
            let exit = if error.use_stderr() { Exit::Malformed } else { Exit::Done };
            let _best_effort = error.print();
            return exit.into();
        }
    };
    if let Some(found) = arguments.event.as_deref().and_then(|event| mistyped(event, arguments.language)) {
        return input::tell(&found).into();
    }
    let Some(request) = &arguments.without_screen else {
        return console::run(&arguments, |texts| shared(&arguments, texts)).into();
    };
    if let WithoutScreen::Follow(followed) = request {
        return console::run(&arguments, |texts| opening::followed(followed, texts).map(Some)).into();
    }
    let texts = Texts::new(arguments.language.unwrap_or_default());
    let answer = || match request {
        WithoutScreen::Pair(request) => pair::run(request, &texts),
        WithoutScreen::Check(request) => check::run(request, &texts),
        WithoutScreen::Certify(request) => certify::certify(request, &texts),
        WithoutScreen::Verify(request) => certify::verify(request, &texts),
        WithoutScreen::Standings(request) => standings::run(request, &texts),
        WithoutScreen::Print(request) => print::run(request, arguments.language, &texts),
        WithoutScreen::Publish(request) => publish::run(request, arguments.language, &texts),
        WithoutScreen::Close(request) => close::run(request, arguments.language, &texts),
        WithoutScreen::Upload(request) => upload::run(request, &texts),
        WithoutScreen::Show(request) => show::run(request, arguments.language, &texts),
        // Uses a screen, and was handled above.
        WithoutScreen::Follow(_) => Ok(Exit::Done),
        WithoutScreen::Convert(request) => convert::run(request, &texts),
        WithoutScreen::Replay(request) => replay::run(request, &texts),
        WithoutScreen::Merge(request) => merge::run(request, &texts),
        WithoutScreen::Rescue(request) => rescue::run(request, &texts),
        WithoutScreen::Enter(request) => enter::run(request, &texts),
        WithoutScreen::Share(request) => share::share(request, &texts),
        WithoutScreen::Pull(request) => share::pull(request, &texts),
        #[cfg(feature = "serve")]
        WithoutScreen::Serve(request) => serve::run(request, arguments.language, &texts),
        WithoutScreen::Watch(request) => watch::run(request, &texts),
        WithoutScreen::Simulate(request) => simulate::run(request, &texts),
        WithoutScreen::Schedule(request) => schedule::run(request, &texts),
        WithoutScreen::Season(request) => season::run(request, arguments.language, &texts),
        WithoutScreen::Ratings(request) => ratings::run(request, &texts),
        WithoutScreen::Manual(request) => manual::run(request, &texts),
        WithoutScreen::Vcl(request) => vcl::run(request, &texts),
        WithoutScreen::Completions(request) => completions::run(request, Arguments::command(), &texts),
        WithoutScreen::Man(request) => man::run(request, command(), &texts),
    };
    match catch_unwind(AssertUnwindSafe(answer)) {
        Ok(answer) => answer.unwrap_or_else(|failure| input::tell(&failure)).into(),
        // The panic message was already printed on standard error.
        Err(_) => Exit::Unexpected.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_states_the_commit_of_a_release_and_otherwise_only_its_number() {
        assert_eq!(
            long_version([Some("3f2c1ab"), Some("2026-11-24")]),
            format!("{VERSION} (3f2c1ab, 2026-11-24)")
        );
        assert_eq!(long_version([Some(""), None]), VERSION);
    }

    #[test]
    fn the_numbers_at_the_end_mean_what_the_page_of_the_command_line_says() {
        let page = include_str!("../../docs/command-line.md");
        for exit in Exit::ALL {
            let line = format!("\n| {} | {} |\n", exit as u8, exit.means());
            assert!(page.contains(&line), "{line}");
        }
    }
}
