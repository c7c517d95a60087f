//! Several files of one call: those below folders, and the work on each, several at a time where that is asked for.

use super::Exit;
use super::input::Failure;
use super::output::OutputFormat;
use crate::i18n::Texts;
use crate::session::cause;
use std::io::{self, IsTerminal, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Files that a folder is searched for.
const EXTENSIONS: &[&str] = &["trf", "trfx", "txt", "hakem"];

/// Lists the files that some paths name, those of a folder in order of their names.
///
/// # Errors
/// Says which folder cannot be read, or has no such files.
pub fn below(paths: &[PathBuf], texts: &Texts) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files, texts)?;
    }
    Ok(files)
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
    if found.is_empty() {
        let folder = [("folder", path.display().to_string().into())];
        return Err(Failure::malformed(texts.with("cli-nothing-to-check", &folder)));
    }
    found.sort();
    files.extend(found);
    Ok(())
}

/// What is asked about several files whatever the answer: the system in place of the one that each names, how many are worked on at a time,
/// and how the answer is printed.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub system: Option<&'a str>,
    pub jobs: usize,
    pub format: OutputFormat,
}

/// Does the same with all files, so many at a time, 0 for as many as the machine has cores; answers stand in the order of the files. A file
/// that is refused does not keep the others from being worked on.
pub fn each<T: Send>(
    files: &[PathBuf],
    jobs: usize,
    texts: &Texts,
    work: impl Fn(&Path) -> Result<T, Failure> + Sync,
) -> Vec<Result<T, Failure>> {
    let next = AtomicUsize::new(0);
    let threads = match jobs {
        0 => thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    };
    let threads = threads.min(files.len().max(1));
    let terminal = Some(io::stderr()).filter(|terminal| files.len() > 1 && terminal.is_terminal());
    let progress = Progress::new(files.len(), texts, terminal);
    let worker = || {
        let mut done = Vec::new();
        while let Some((index, file)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, files.get(i)?)))
        {
            done.push((index, work(file)));
            progress.step();
        }
        done
    };
    let mut answers: Vec<(usize, Result<T, Failure>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|fault| resume_unwind(fault)))
            .collect()
    });
    progress.end();
    answers.sort_by_key(|(index, _)| *index);
    answers.into_iter().map(|(_, result)| result).collect()
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
