//! The upload command of the user, which copies written web pages to their host.

use crate::i18n::{Say, Texts};
use crate::store::cause_text;
use crate::text;
use std::io;
use std::path::{self, Path};
use std::process::{Command, Output, Stdio};
use std::str::FromStr;
use thiserror::Error;

/// Placeholder in an upload command for the folder of the pages.
const FOLDER: &str = "{folder}";

/// A program and its arguments, started without a shell after web pages were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UploadCommand {
    pub program: String,
    arguments: Vec<String>,
}

/// Error of an upload.
#[derive(Debug, Error)]
pub enum UploadError {
    #[error("{program} cannot be started: {source}. Check the upload command.")]
    NotStarted { program: String, source: io::Error },
    /// The program exited with an error.
    #[error("{program}: {reason}")]
    Failed {
        program: String,
        /// First line of its error output, or its exit status.
        reason: String,
    },
}

/// An upload command without a program.
#[derive(Debug, Error)]
#[error("a program is missing; name it, and its arguments after it")]
pub struct NoProgram;

impl FromStr for UploadCommand {
    type Err = NoProgram;

    /// Splits a program and its arguments at white space.
    fn from_str(line: &str) -> Result<Self, NoProgram> {
        let mut words = line.split_whitespace().map(ToOwned::to_owned);
        Ok(Self { program: words.next().ok_or(NoProgram)?, arguments: words.collect() })
    }
}

impl UploadCommand {
    /// Runs the program to its end. `{folder}` in an argument becomes the absolute path of the folder, which is also
    /// the working folder of the program.
    pub fn run(&self, folder: &Path) -> Result<(), UploadError> {
        let failed = |source| UploadError::NotStarted { program: self.program.clone(), source };
        let folder = path::absolute(folder).map_err(failed)?;
        let name = folder.to_string_lossy();
        let mut command = Command::new(&self.program);
        command.args(self.arguments.iter().map(|argument| argument.replace(FOLDER, &name)));
        command.current_dir(&folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let output = command.output().map_err(failed)?;
        if output.status.success() {
            return Ok(());
        }
        Err(UploadError::Failed { program: self.program.clone(), reason: complaint(&output) })
    }
}

/// Returns the first line of a program's error output, sanitised; its exit status if there is none.
pub fn complaint(output: &Output) -> String {
    let words = String::from_utf8_lossy(&output.stderr);
    let first = words.lines().map(str::trim).find(|line| !line.is_empty());
    first.map_or_else(
        || output.status.to_string(),
        |line| text::clean(line.trim_end_matches('.')).into_owned(),
    )
}

impl Say for UploadError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NotStarted { program, source } => {
                let values = [("command", program.as_str().into()), ("cause", cause_text(source, texts))];
                texts.with("pages-upload-not-started", &values)
            }
            Self::Failed { program, reason } => format!("{program}: {reason}"),
        }
    }
}
