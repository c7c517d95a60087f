//! `hakem check`: re-pairs every round of every file, recomputes the ranking, and reports the differences.

use super::files::FileRun;
use super::input::{
    Event, Failure, Input, UnknownType, first_refusal, known_system, of_several, print, refused_line,
    tell_aside,
};
use super::output::{OutputFormat, json_line};
use super::ranks::{standings_line, standings_object};
use super::rating_report;
use super::{Exit, argument_values, causes, files, system_comparison};
use crate::i18n::{Say, Texts};
use crate::sheet::{ranks, rules_comparison};
use clap::ValueHint;
use hakem_engine::console::swiss::FAMILIES;
use hakem_engine::pairing::{PairedAgain, ProposeError};
use hakem_engine::tournament::{PlayerId, Snapshot, SystemId};
use hakem_engine::trf::RankCheck;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Re-pair every round, recompute the ranking, and report the differences
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Tournament reports, event files, or folders of them
    #[arg(required = true, value_hint = ValueHint::AnyPath)]
    paths: Vec<PathBuf>,
    /// The pairing system, instead of the one named in each file
    #[arg(long, value_name = "ID", value_parser = argument_values::system())]
    system: Option<String>,
    /// Compare each round with the pairing of this system; list differing boards with the article
    #[arg(long, value_name = "ID", value_parser = argument_values::system(), conflicts_with = "purpose")]
    against: Option<String>,
    /// Find the system, edition and options that fit best, and explain the rounds that differ
    #[arg(long, conflicts_with_all = ["purpose", "against"])]
    explain: bool,
    /// Number of files to check in parallel; 0 for the number of cores
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    jobs: usize,
    /// Run this check instead of re-pairing
    #[arg(long = "for", value_enum)]
    purpose: Option<Purpose>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

impl Arguments {
    fn asked(&self) -> FileRun<'_> {
        FileRun { system: self.system.as_deref(), jobs: self.jobs, format: self.format }
    }
}

/// Purpose of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Purpose {
    /// Data that a rating officer would still request
    RatingReport,
}

/// Comparison of the rounds of one file.
struct Checked {
    rounds: usize,
    identical: usize,
    /// Text of the first difference.
    first: Option<String>,
    /// The edition that is assumed if the file names none, and the number of rounds that each other edition
    /// reproduces; only if rounds differ.
    assumed: Option<Assumed>,
    /// True if differing rounds are no deviations, because the edition of their day is not implemented in
    /// hakem.
    may_differ: bool,
    /// Record 192, if it names an unknown system and another one is assumed.
    unknown_type: Option<UnknownType>,
    /// Assumptions and omissions during reading.
    notes: Vec<String>,
    ranks: RankCheck,
    /// Text of wrong ranks and points, and of those not checked.
    told_ranks: Vec<String>,
}

/// An edition that is only assumed.
struct Assumed {
    system: String,
    others: Vec<(&'static str, usize)>,
}

/// Checks and prints the files: one line per file and a total.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let files = files::below(&arguments.paths, texts)?;
    if arguments.purpose == Some(Purpose::RatingReport) {
        return rating_report::run(&files, arguments.format, texts);
    }
    if let Some(other) = &arguments.against {
        return system_comparison::run(&files, other, arguments.asked(), texts);
    }
    if arguments.explain {
        return causes::run(&files, arguments.asked(), texts);
    }
    let checked = of_several(files::each(&files, arguments.jobs, texts, |file| {
        check(file, arguments.system.as_deref(), texts)
    }))?;
    let read = || checked.iter().filter_map(|file| file.as_ref().ok());
    let mut unknown_types: BTreeMap<&UnknownType, usize> = BTreeMap::new();
    for kind in read().filter_map(|file| file.unknown_type.as_ref()) {
        *unknown_types.entry(kind).or_default() += 1;
    }
    unknown_types.into_iter().for_each(|(kind, files)| tell_aside(&kind.message(files, texts)));
    for (path, file) in files.iter().zip(&checked) {
        let notes = file.iter().flat_map(|file| &file.notes);
        notes.for_each(|note| tell_aside(&format!("{}: {note}", path.display())));
    }
    print(&answer(arguments.format, &files, &checked), texts)?;
    let is_identical =
        read().all(|file| (file.may_differ || file.rounds == file.identical) && file.ranks.is_clean());
    let exit = if is_identical { Exit::Done } else { Exit::Negative };
    Ok(first_refusal(&checked).unwrap_or(exit))
}

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
                let line = summary(&name, file.rounds, file.identical);
                answer += &format!("{line}{}\n", assumed(file));
                for line in file.first.iter().chain(&standings_line(&file.ranks)).chain(&file.told_ranks) {
                    answer += &format!("  {line}\n");
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

/// Returns the note that the edition is only assumed, with the results of other editions, for a line with differences.
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

fn check(path: &Path, asked: Option<&str>, texts: &Texts) -> Result<Checked, Failure> {
    let named =
        |failure: Failure| Failure { text: format!("{}: {}", path.display(), failure.text), ..failure };
    let event = Input::read(path, texts)?.event(asked, texts).map_err(named)?;
    let system = event.snapshot.settings().system.as_str();
    known_system(system, texts).map_err(|text| named(text.into()))?;
    event.check_scores(texts).map_err(|text| named(text.into()))?;
    let (unknown_type, notes) = (event.unknown_type.clone(), event.notes.clone());
    let ranks = event.ranks();
    let told_ranks = [ranks::told(&ranks, texts), ranks::not_checked(&ranks, texts)].concat();
    let told_ranks = told_ranks.iter().map(|told| crate::text::clean(told).into_owned()).collect();
    let mut checked = Checked {
        rounds: 0,
        identical: 0,
        first: None,
        assumed: None,
        may_differ: event.is_of_missing_edition,
        unknown_type,
        notes,
        ranks,
        told_ranks,
    };
    for (round, again) in rules_comparison::all(&event.snapshot) {
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

/// Pairs an event by the other editions of its system, if its file names none.
fn by_other_editions(snapshot: &Snapshot) -> Assumed {
    let system = &snapshot.settings().system;
    let family = FAMILIES.iter().find(|family| family.iter().any(|edition| edition.id() == system.as_str()));
    let others = family.into_iter().flat_map(|family| family.iter().map(|edition| edition.id()));
    let identical = |id: &'static str| {
        let under = snapshot.under(SystemId::new(id));
        let rounds = rules_comparison::all(&under);
        let same = rounds.filter(|(_, again)| again.as_ref().is_ok_and(PairedAgain::is_identical));
        (id, same.count())
    };
    let others = others.filter(|id| *id != system.as_str()).map(identical).collect();
    Assumed { system: system.as_str().to_owned(), others }
}

/// Returns the first boards that differ.
fn difference(event: &Event, again: &PairedAgain) -> String {
    let number = |id: PlayerId| event.number(again.round, id).unwrap_or_default();
    let [recorded, paired] = rules_comparison::boards(again, number);
    format!("round {}: recorded {recorded}, paired {paired}", again.round)
}
