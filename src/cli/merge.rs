//! `hakem merge`: merges two diverged copies of an event file.

use super::Exit;
use super::input::{Failure, finish, open_event, print, tell_aside};
use super::output::open_to_write;
use crate::i18n::{Say, Texts};
use crate::service::files::merging::{
    adopted_words, entry_words, lost_words, refusal_words, skipped, standing_words,
};
use crate::session::{Parting, Standing, inbox_of, with_inbox};
use crate::store::{StoreError, system_disk};
use crate::text::clean;
use clap::ValueHint;
use hakem_engine::history::{History, Logged};
use jiff::tz::TimeZone;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Value of `--adopt` for all entries that apply.
const ALL: &str = "all";

/// Merge two diverged copies of an event file
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The event file to merge into
    #[arg(value_hint = ValueHint::FilePath)]
    trunk: PathBuf,
    /// The copy whose entries are offered, or a folder of copies; copies are not changed
    #[arg(value_hint = ValueHint::AnyPath)]
    branch: PathBuf,
    /// Adopt all entries that apply, or these: 1,3-5
    #[arg(long, value_name = "all|LIST")]
    adopt: Option<String>,
}

/// Shows the point of divergence and the entries since on both sides, and adopts the requested ones. If the argument
/// is a folder, this is done with each copy in it.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    if !arguments.branch.is_dir() {
        return join(arguments, &arguments.branch, texts);
    }
    let copies = copies(arguments, texts)?;
    // An error of the event itself is reported only once.
    opened(&arguments.trunk, texts)?;
    let (mut exit, mut failed) = (Exit::Done, 0);
    for copy in &copies {
        print(&format!("{}\n", clean(&copy.display().to_string())), texts)?;
        match join(arguments, copy, texts) {
            Ok(Exit::Done) => {}
            Ok(other) => exit = other,
            Err(failure) => {
                tell_aside(&failure.text);
                (exit, failed) = (failure.exit, failed + 1);
            }
        }
    }
    let values = [("count", (copies.len() - failed).into()), ("total", copies.len().into())];
    print(&format!("{}\n", texts.with("merge-folder", &values)), texts)?;
    Ok(exit)
}

/// Returns the event files of the folder, by name.
fn copies(arguments: &Arguments, texts: &Texts) -> Result<Vec<PathBuf>, Failure> {
    let folder = &arguments.branch;
    let failed = |error: io::Error| Failure::unreadable(folder, &error, texts);
    if arguments.adopt.as_deref().is_some_and(|asked| asked != ALL) {
        return Err(Failure::malformed(texts.get("merge-folder-all")));
    }
    let trunk = arguments.trunk.canonicalize().ok();
    let is_copy = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ending == "hakem") && path.canonicalize().ok() != trunk
    };
    let listed: Result<Vec<PathBuf>, io::Error> =
        fs::read_dir(folder).map_err(failed)?.map(|entry| Ok(entry?.path())).collect();
    let mut copies: Vec<PathBuf> = listed.map_err(failed)?.into_iter().filter(is_copy).collect();
    copies.sort();
    Ok(copies)
}

/// Merges one copy into an event.
fn join(arguments: &Arguments, copy: &Path, texts: &Texts) -> Result<Exit, Failure> {
    let mut branch = opened(copy, texts)?;
    let refused = |error: StoreError| Failure::of_store(&error, texts);
    let (with_inbox, lost) = with_inbox(&system_disk(), copy, &branch.0).map_err(refused)?;
    branch.0 = with_inbox;
    if lost > 0 {
        tell_aside(&lost_words(&inbox_of(copy), lost, texts));
    }
    let trunk = opened(&arguments.trunk, texts)?;
    if branch.1 != trunk.1 {
        let [trunk, branch] = [&arguments.trunk, copy].map(|file| file.display().to_string());
        return Err(Failure::malformed(
            texts.with("merge-other-event", &[("trunk", trunk.into()), ("branch", branch.into())]),
        ));
    }
    let parting = Parting::between(&trunk.0, &branch.0);
    let Some(asked) = &arguments.adopt else {
        if parting.entries().is_empty() {
            let file = [("file", copy.display().to_string().into())];
            return finish(&format!("{}\n", texts.with("merge-nothing", &file)), texts);
        }
        return finish(&shown((&arguments.trunk, copy), (&trunk.0, &branch.0), &parting, texts), texts);
    };
    let chosen = chosen(asked, parting.entries().len(), texts)?;
    let departure = parting.departure(&trunk.0, |at| chosen.contains(&(at + 1)));
    if let Some(departure) = departure.filter(|_| asked == ALL) {
        let round = [("round", departure.round.into())];
        let text = texts.with("merge-leaves-fide-mode", &round);
        return Err(Failure { exit: Exit::Negative, text });
    }
    let skipped = skipped(&parting, &trunk.0, |at| chosen.contains(&(at + 1)));
    drop(trunk);
    let mut session = open_to_write(&arguments.trunk, texts)?;
    let came = parting.adopt(&mut session, |at| chosen.contains(&(at + 1))).map_err(refused)?;
    let mut answer = String::new();
    for (&number, standing) in chosen.iter().zip(&came) {
        let line = parting.entries().get(number - 1).map(|line| (line, standing));
        answer.extend(line.map(|line| offered(number, line, &branch.0, texts)));
    }
    let is_left = came.iter().any(|standing| matches!(standing, Standing::Refused(_)));
    answer += &format!("{}\n", adopted_words(&came, skipped, texts));
    print(&answer, texts)?;
    Ok(if is_left { Exit::Negative } else { Exit::Done })
}

/// Opens an event file for reading; also returns the event ID.
fn opened(path: &Path, texts: &Texts) -> Result<(History, String), Failure> {
    let (history, store, notices) = open_event(path, texts)?;
    notices.iter().for_each(|notice| tell_aside(&notice.say(texts)));
    Ok((history, store.event()))
}

/// Parses the 1-based numbers of the entries to adopt.
fn chosen(asked: &str, count: usize, texts: &Texts) -> Result<Vec<usize>, Failure> {
    if asked == ALL {
        return Ok((1..=count).collect());
    }
    let wrong = || {
        let values = [("found", asked.into()), ("last", count.into())];
        Failure::malformed(texts.with("merge-adopt", &values))
    };
    let mut chosen = Vec::new();
    for part in asked.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let [first, last] = [first, last].map(|number| number.trim().parse::<usize>().map_err(|_| wrong()));
        let (first, last) = (first?, last?);
        if first == 0 || last > count || first > last {
            return Err(wrong());
        }
        chosen.extend(first..=last);
    }
    chosen.sort_unstable();
    chosen.dedup();
    Ok(chosen)
}

/// Describes the point of divergence, the entries of the trunk since, and those offered by the branch.
fn shown(
    (trunk_file, branch_file): (&Path, &Path),
    (trunk, branch): (&History, &History),
    parting: &Parting,
    texts: &Texts,
) -> String {
    let file = |path: &Path| clean(&path.display().to_string()).into_owned();
    let mut answer = String::new();
    let shared = texts.with("merge-shared", &[("count", parting.shared.into())]);
    let since = texts.with("merge-trunk", &[("file", file(trunk_file).into())]);
    answer += &format!("{shared}\n{since}\n");
    for line in trunk.log().iter().skip(parting.shared) {
        answer += &format!("  {}\n", told(line, trunk, texts));
    }
    answer += &format!("{}\n", texts.with("merge-branch", &[("file", file(branch_file).into())]));
    let standings = parting.standings(trunk);
    for (number, line) in (1..).zip(parting.entries().iter().zip(&standings)) {
        answer.push_str(&offered(number, line, branch, texts));
    }
    if standings.iter().any(Standing::is_adopted) {
        answer += &format!("{}\n", texts.get("merge-how"));
    }
    answer
}

/// Describes an entry of the branch, with its number and its effect.
fn offered(number: usize, (line, standing): (&Logged, &Standing), branch: &History, texts: &Texts) -> String {
    let effect = standing_words(standing, texts);
    let mut told = format!("  {number}  {effect}  {}\n", told(line, branch, texts));
    if let Some(why) = refusal_words(standing, texts) {
        told += &format!("     {why}\n");
    }
    told
}

fn told(line: &Logged, history: &History, texts: &Texts) -> String {
    entry_words(line, history, &TimeZone::system(), texts)
}
