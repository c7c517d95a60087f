//! Multiple input files: listing those in folders, and processing them, optionally in parallel.

use super::input::Failure;
use super::output::OutputFormat;
use crate::i18n::Texts;
use std::io::{self, IsTerminal, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Extensions of files searched for in folders.
const EXTENSIONS: &[&str] = &["trf", "trfx", "txt", "hakem"];

/// Lists the files of some paths, those of a folder by name.
///
/// # Errors
/// Fails if a folder cannot be read, or contains no such files.
pub fn below(paths: &[PathBuf], texts: &Texts) -> Result<Vec<PathBuf>, Failure> {
    let files = paths.iter().map(|path| below_one(path, texts)).collect::<Result<Vec<_>, _>>()?;
    Ok(files.concat())
}

fn below_one(path: &Path, texts: &Texts) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let failed = |error: io::Error| Failure::unreadable(path, &error, texts);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        let extension = file.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        // Hidden files are private to programs or incomplete.
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
    Ok(found)
}

/// Common settings for several files: the system instead of the one named in each, the number of files processed in
/// parallel, and the output format.
#[derive(Clone, Copy)]
pub struct FileRun<'a> {
    pub system: Option<&'a str>,
    pub jobs: usize,
    pub format: OutputFormat,
}

/// Processes all files, `jobs` at a time (0 for the number of cores); results are in the order of the files. A refused
/// file does not prevent the others from being processed.
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
    let mut answers: Vec<(usize, Result<T, Failure>)> = on_threads(threads, worker);
    progress.end();
    answers.sort_by_key(|(index, _)| *index);
    answers.into_iter().map(|(_, result)| result).collect()
}

/// Runs `work` on several threads, and returns the results of all; a panic of one continues here.
pub fn on_threads<T: Send>(threads: usize, work: impl Fn() -> Vec<T> + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let results = workers.into_iter().map(|worker| worker.join());
        results.flat_map(|result| result.unwrap_or_else(|fault| resume_unwind(fault))).collect()
    })
}

/// Progress line of a check on a terminal; none without a terminal.
struct Progress<'a, T> {
    files: usize,
    texts: &'a Texts,
    /// Number of completed files, and the output.
    told: Option<Mutex<(usize, T)>>,
}

impl<'a, T: Write> Progress<'a, T> {
    fn new(files: usize, texts: &'a Texts, terminal: Option<T>) -> Self {
        Self { files, texts, told: terminal.map(|terminal| Mutex::new((0, terminal))) }
    }

    /// Counts a completed file and updates the line.
    fn step(&self) {
        let Some(told) = &self.told else { return };
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        told.0 += 1;
        let values = [("done", told.0.into()), ("files", self.files.into())];
        let line = self.texts.with("cli-check-progress", &values);
        let _best_effort = write!(told.1, "{EMPTY_LINE}{line}").and_then(|()| told.1.flush());
    }

    /// Clears the line.
    fn end(self) {
        if let Some(told) = self.told {
            let (_, mut terminal) = told.into_inner().unwrap_or_else(PoisonError::into_inner);
            let _best_effort = write!(terminal, "{EMPTY_LINE}").and_then(|()| terminal.flush());
        }
    }
}

/// Returns to the start of a terminal line and clears it.
const EMPTY_LINE: &str = "\r\x1b[K";

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_engine::collate::Language;

    #[test]
    fn progress_of_the_check_is_one_line_that_disappears() {
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
