//! `hakem rescue`: rebuilds an event from the blocks at the foot of its printed sheets (docs/rescue.md).

use super::Exit;
use super::convert::create;
use super::input::{Failure, Input, failed, is_event_file, print, tell_aside};
use crate::exchange::{STANDARD, Source};
use crate::i18n::Texts;
use crate::session::{RescueList, RescuedEvent, told_fault};
use clap::ValueHint;
use hakem_engine::console::rescue::{RescueCode, read};
use hakem_engine::history::{History, Moment};
use hakem_engine::pairing::paired_rounds;
use hakem_engine::warning::check_due;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

/// Rebuild an event from the rescue codes on its printed sheets
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Text files with the codes of the sheets, typed or scanned [default: standard input]
    #[arg(value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// The players in pairing-number order: a list of players, a tournament report, or an older copy of the
    /// event file, whose settings are used too
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    players: Option<PathBuf>,
    /// The event file to write; it must not exist
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    out: PathBuf,
    /// Rebuild the event up to the first missing or wrong sheet
    #[arg(long)]
    partial: bool,
}

/// Maximum number of errors listed individually.
const MOST_TOLD: usize = 40;

/// Reads the blocks, rebuilds the event and reports the parts that are not covered.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    if !is_event_file(&arguments.out) {
        let file = arguments.out.display().to_string();
        return Err(Failure::malformed(texts.with("rescue-ending", &[("file", file.into())])));
    }
    let codes = codes(arguments, texts)?;
    let list = arguments.players.as_deref().map(|path| list(path, texts)).transpose()?;
    list.as_ref().and_then(|list| list.warning(texts)).iter().for_each(|told| tell_aside(told));
    let rescued = RescuedEvent::of(&codes, list.as_ref(), texts).map_err(Failure::malformed)?;
    let gaps = rescued.gaps(texts);
    if !rescued.is_whole() && !arguments.partial {
        let lines = gaps.into_iter().chain([texts.get("rescue-cut").into_owned()]);
        return Err(Failure { exit: Exit::Negative, text: lines.collect::<Vec<_>>().join("\n") });
    }
    // No code states which rounds were changed manually, so that opening the event compares all with the rules.
    let made = History::begun_by(rescued.commands.clone(), Moment(0)).ok();
    let due = made.and_then(|made| check_due(made.snapshot(), paired_rounds(made.snapshot()).collect()));
    create(rescued.commands.iter().cloned().chain(due).collect(), &arguments.out, texts)?;
    gaps.iter().chain(&rescued.hints(texts)).for_each(|told| tell_aside(told));
    print(&(rescued.summary(arguments.out.display().to_string(), texts) + "\n"), texts)?;
    Ok(if rescued.is_whole() { Exit::Done } else { Exit::Negative })
}

/// Reads the players of the event.
fn list(path: &Path, texts: &Texts) -> Result<RescueList, Failure> {
    Ok(RescueList::of(Input::read(path, texts)?.snapshot(texts)?, is_event_file(path)))
}

/// Reads the codes in all texts; with `--partial`, invalid ones are skipped.
fn codes(arguments: &Arguments, texts: &Texts) -> Result<Vec<RescueCode>, Failure> {
    let standard = [PathBuf::from(STANDARD)];
    let files = if arguments.files.is_empty() { &standard[..] } else { &arguments.files };
    let (mut codes, mut told) = (Vec::new(), Vec::new());
    for file in files {
        if file == Path::new(STANDARD) && io::stdin().is_terminal() {
            tell_aside(&texts.get("rescue-type"));
        }
        let source = Source::open(file).map_err(|error| failed(&error, texts))?;
        let (read, faults) = read(&String::from_utf8_lossy(&source.bytes));
        codes.extend(read);
        let file = file.display().to_string();
        told.extend(faults.iter().map(|fault| told_fault(&file, fault, texts)));
    }
    if told.is_empty() {
        return Ok(codes);
    }
    let count = told.len();
    told.truncate(MOST_TOLD);
    if count > MOST_TOLD {
        told.push(texts.with("rescue-more-faults", &[("count", (count - MOST_TOLD).into())]));
    }
    if arguments.partial {
        told.iter().for_each(|line| tell_aside(line));
        return Ok(codes);
    }
    told.push(texts.get("rescue-nothing-written").into_owned());
    Err(Failure::malformed(told.join("\n")))
}
