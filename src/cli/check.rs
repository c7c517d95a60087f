//! `hakem check`: pairs every round of every file again, ranks everybody again, and tells the differences.

use super::input::{
    Event, Failure, Input, first_refusal, known_system, of_several, print, refused_line, system_assumed,
    tell_aside,
};
use super::output::{OutputFormat, json_line};
use super::ranks::{standings_line, standings_object};
use super::rating_report;
use super::{Exit, known};
use crate::i18n::{Say, Texts};
use crate::session::cause;
use crate::sheet::{again, ranks};
use clap::ValueHint;
use hakem_engine::console::swiss::FAMILIES;
use hakem_engine::pairing::{PairedAgain, ProposeError};
use hakem_engine::tournament::{PlayerId, Snapshot, SystemId};
use hakem_engine::trf::RankCheck;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Pair every round of every file again, rank everybody again, and tell the differences
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Tournament reports, event files, or folders of them
    #[arg(required = true, value_hint = ValueHint::AnyPath)]
    paths: Vec<PathBuf>,
    /// The pairing system, instead of the one that each file names
    #[arg(long, value_name = "ID", value_parser = known::system())]
    system: Option<String>,
    /// How many files to check at a time; 0 for as many as the machine has cores
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    jobs: usize,
    /// What else to check them for, instead of pairing again
    #[arg(long = "for", value_enum)]
    purpose: Option<Purpose>,
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

/// What files are checked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Purpose {
    /// What a rating officer would still ask for
    RatingReport,
}

/// How the rounds of one file compare.
struct Checked {
    rounds: usize,
    identical: usize,
    /// The first difference, in words.
    first: Option<String>,
    /// The edition that stands in where the file names none, and how many rounds each other one pairs as they are: only
    /// where rounds differ.
    assumed: Option<Assumed>,
    /// Record 192, when it names no system here and another stands in.
    unknown_type: Option<String>,
    /// What reading it had to assume or leave out.
    notes: Vec<String>,
    /// What the ranks and points of the report come to.
    ranks: RankCheck,
    /// The same in words: what is wrong, and what was not checked.
    told_ranks: Vec<String>,
}

/// An edition that was only assumed.
struct Assumed {
    system: String,
    others: Vec<(&'static str, usize)>,
}

/// Files that a folder is searched for.
const EXTENSIONS: &[&str] = &["trf", "trfx", "txt", "hakem"];

/// Checks and prints, a line a file and one for all.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let mut files = Vec::new();
    for path in &arguments.paths {
        collect(path, &mut files, texts)?;
    }
    if arguments.purpose == Some(Purpose::RatingReport) {
        return rating_report::run(&files, arguments.format, texts);
    }
    let checked = of_several(check_all(&files, arguments, texts))?;
    let read = || checked.iter().filter_map(|file| file.as_ref().ok());
    let mut unknown_types: BTreeMap<&str, usize> = BTreeMap::new();
    for kind in read().filter_map(|file| file.unknown_type.as_deref()) {
        *unknown_types.entry(kind).or_default() += 1;
    }
    unknown_types.into_iter().for_each(|(kind, files)| tell_aside(&system_assumed(kind, files, texts)));
    for (path, file) in files.iter().zip(&checked) {
        let notes = file.iter().flat_map(|file| &file.notes);
        notes.for_each(|note| tell_aside(&format!("{}: {note}", path.display())));
    }
    print(&answer(arguments.format, &files, &checked), texts)?;
    let is_identical = read().all(|file| file.rounds == file.identical && file.ranks.is_clean());
    let exit = if is_identical { Exit::Done } else { Exit::Negative };
    Ok(first_refusal(&checked).unwrap_or(exit))
}

/// Checks all files in their order, as many at a time as is asked for. A file that is refused does not keep the others
/// from being checked.
fn check_all(files: &[PathBuf], arguments: &Arguments, texts: &Texts) -> Vec<Result<Checked, Failure>> {
    let next = AtomicUsize::new(0);
    let threads = match arguments.jobs {
        0 => thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    };
    let threads = threads.min(files.len().max(1));
    let terminal = Some(io::stderr()).filter(|terminal| files.len() > 1 && terminal.is_terminal());
    let progress = Progress::new(files.len(), texts, terminal);
    let work = || {
        let mut done = Vec::new();
        while let Some((index, file)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, files.get(i)?)))
        {
            done.push((index, check(file, arguments.system.as_deref(), texts)));
            progress.step();
        }
        done
    };
    let mut checked: Vec<(usize, Result<Checked, Failure>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|fault| resume_unwind(fault)))
            .collect()
    });
    progress.end();
    checked.sort_by_key(|(index, _)| *index);
    checked.into_iter().map(|(_, result)| result).collect()
}

/// A line on a terminal that tells how far the check has come; nothing without one.
struct Progress<'a, T> {
    files: usize,
    texts: &'a Texts,
    /// How many are done, and where that is told.
    told: Option<Mutex<(usize, T)>>,
}

impl<'a, T: Write> Progress<'a, T> {
    fn new(files: usize, texts: &'a Texts, terminal: Option<T>) -> Self {
        Self { files, texts, told: terminal.map(|terminal| Mutex::new((0, terminal))) }
    }

    /// One file more is done: the line is told anew.
    fn step(&self) {
        let Some(told) = &self.told else { return };
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        told.0 += 1;
        let values = [("done", told.0.into()), ("files", self.files.into())];
        let line = self.texts.with("cli-check-progress", &values);
        let _best_effort = write!(told.1, "{EMPTY_LINE}{line}").and_then(|()| told.1.flush());
    }

    /// Leaves an empty line.
    fn end(self) {
        if let Some(told) = self.told {
            let (_, mut terminal) = told.into_inner().unwrap_or_else(PoisonError::into_inner);
            let _best_effort = write!(terminal, "{EMPTY_LINE}").and_then(|()| terminal.flush());
        }
    }
}

/// Goes back to the beginning of the line of a terminal and empties it.
const EMPTY_LINE: &str = "\r\x1b[K";

fn answer(format: OutputFormat, files: &[PathBuf], checked: &[Result<Checked, Failure>]) -> String {
    let rounds: usize = checked.iter().flatten().map(|file| file.rounds).sum();
    let identical: usize = checked.iter().flatten().map(|file| file.identical).sum();
    let refused = checked.iter().filter(|file| file.is_err()).count();
    let named = files.iter().map(|file| file.display().to_string()).zip(checked);
    match format {
        OutputFormat::Text => {
            let mut answer = String::new();
            for (name, file) in named {
                let file = match file {
                    Ok(file) => file,
                    Err(failure) => {
                        answer += &refused_line(&name, failure);
                        continue;
                    }
                };
                // Writing to a string cannot fail.
                let line = summary(&name, file.rounds, file.identical);
                let _infallible = writeln!(answer, "{line}{}", assumed(file));
                for line in file.first.iter().chain(&standings_line(&file.ranks)).chain(&file.told_ranks) {
                    let _infallible = writeln!(answer, "  {line}");
                }
            }
            let refused = if refused > 0 { format!(", refused {refused}") } else { String::new() };
            answer + &summary("total", rounds, identical) + &refused + "\n"
        }
        OutputFormat::Json => {
            let object = |(name, file): (String, &Result<Checked, Failure>)| match file {
                Ok(Checked { rounds, identical, first, assumed, ranks, told_ranks, .. }) => {
                    let mut object = json!({
                        "file": name, "rounds": rounds, "identical": identical, "first_difference": first,
                        "standings": standings_object(ranks, told_ranks)
                    });
                    if let Some(Assumed { system, others }) = assumed {
                        let others: Map<String, Value> =
                            others.iter().map(|&(id, identical)| (id.to_owned(), identical.into())).collect();
                        object["assumed"] = json!({ "system": system, "identical_by": others });
                    }
                    object
                }
                Err(failure) => json!({ "file": name, "refused": failure.text }),
            };
            let files: Vec<Value> = named.map(object).collect();
            let differing = rounds - identical;
            let sum = |count: fn(&RankCheck) -> usize| -> usize {
                checked.iter().flatten().map(|file| count(&file.ranks)).sum()
            };
            let all = json!({
                "files": files, "rounds": rounds, "identical": identical, "differing": differing, "refused": refused,
                "ranks": sum(|ranks| ranks.ranks), "wrong_ranks": sum(|ranks| ranks.wrong_ranks.len()),
                "wrong_points": sum(|ranks| ranks.wrong_points.len()),
            });
            json_line(&all)
        }
    }
}

/// Says behind a line that differs that the edition was only assumed, and what others give.
fn assumed(file: &Checked) -> String {
    let Some(Assumed { system, others }) = &file.assumed else { return String::new() };
    let others: String =
        others.iter().map(|(id, identical)| format!("; by {id} identical {identical}")).collect();
    format!(" ({system} is assumed{others})")
}

fn summary(name: &str, rounds: usize, identical: usize) -> String {
    format!(
        "{}: rounds {rounds}, identical {identical}, differing {}",
        crate::text::clean(name),
        rounds - identical
    )
}

/// Lists the files below a path, in order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>, texts: &Texts) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure {
        exit: Exit::File,
        text: texts.with(
            "cli-unreadable",
            &[("file", path.display().to_string().into()), ("cause", cause(&error, texts))],
        ),
    };
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        let extension = file.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        // Hidden: what programs keep for themselves, and what is not written to its end.
        let is_hidden = file.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        if !is_hidden
            && file.is_file()
            && extension.is_some_and(|extension| EXTENSIONS.contains(&extension.as_str()))
        {
            found.push(file);
        }
    }
    found.sort();
    files.extend(found);
    Ok(())
}

fn check(path: &Path, asked: Option<&str>, texts: &Texts) -> Result<Checked, Failure> {
    let named =
        |failure: Failure| Failure { text: format!("{}: {}", path.display(), failure.text), ..failure };
    let event = Input::read(path, texts)?.event(asked, texts).map_err(named)?;
    known_system(event.snapshot.settings().system.as_str(), texts).map_err(named)?;
    let (unknown_type, notes) = (event.unknown_type.clone(), event.notes.clone());
    let ranks = event.ranks();
    let told_ranks = [ranks::told(&ranks, texts), ranks::not_checked(&ranks, texts)].concat();
    let told_ranks = told_ranks.iter().map(|told| crate::text::clean(told).into_owned()).collect();
    let mut checked = Checked {
        rounds: 0,
        identical: 0,
        first: None,
        assumed: None,
        unknown_type,
        notes,
        ranks,
        told_ranks,
    };
    for (round, again) in again::all(&event.snapshot) {
        checked.rounds += 1;
        match again {
            Ok(again) if again.is_identical() => checked.identical += 1,
            Ok(again) => {
                checked.first.get_or_insert_with(|| difference(&event, &again));
            }
            Err(ProposeError::NoPairing(error)) => {
                checked.first.get_or_insert_with(|| format!("round {round}: {}", error.say(texts)));
            }
            Err(error) => return Err(named(Failure::malformed(error.say(texts)))),
        }
    }
    checked.assumed = (event.assumes_edition && checked.identical < checked.rounds)
        .then(|| by_other_editions(&event.snapshot));
    Ok(checked)
}

/// Pairs an event by the other editions of its system, of which its file names none.
fn by_other_editions(snapshot: &Snapshot) -> Assumed {
    let system = &snapshot.settings().system;
    let family = FAMILIES.iter().find(|family| family.iter().any(|edition| edition.id() == system.as_str()));
    let others = family.into_iter().flat_map(|family| family.iter().map(|edition| edition.id()));
    let identical = |id: &'static str| {
        let under = snapshot.under(SystemId::new(id));
        let rounds = again::all(&under);
        let same = rounds.filter(|(_, again)| again.as_ref().is_ok_and(PairedAgain::is_identical));
        (id, same.count())
    };
    let others = others.filter(|id| *id != system.as_str()).map(identical).collect();
    Assumed { system: system.as_str().to_owned(), others }
}

/// The first boards that differ.
fn difference(event: &Event, again: &PairedAgain) -> String {
    let number = |id: PlayerId| event.number(again.round, id).unwrap_or_default();
    let [recorded, paired] = again::boards(again, number);
    format!("round {}: recorded {recorded}, paired {paired}", again.round)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_engine::collate::Language;

    #[test]
    fn how_far_the_check_has_come_is_one_line_that_goes_away() {
        let texts = Texts::new(Language::English);
        let mut terminal = Vec::new();
        let progress = Progress::new(3, &texts, Some(&mut terminal));
        (0..3).for_each(|_| progress.step());
        progress.end();
        let told = String::from_utf8(terminal).unwrap();
        let lines = ["1 of 3 files checked", "2 of 3 files checked", "3 of 3 files checked", ""];
        assert_eq!(told, lines.map(|line| format!("{EMPTY_LINE}{line}")).concat());
    }
}
