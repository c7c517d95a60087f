//! The print command, which receives sheets to print.

use crate::i18n::{Say, Texts};
use crate::publish::order::Ready;
use crate::session::complaint;
use crate::store::cause_text;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::Builder;

/// Placeholder in a print command for the name of the file to print.
const FILE: &str = "{file}";

/// Error of the print command.
pub(super) enum Refused {
    /// It cannot be started, or does not read its input.
    Io(String, io::Error),
    /// It ended successfully before it had read the entire sheet.
    Deaf(String),
    /// It exited with an error.
    Said(String),
}

impl Say for Refused {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io(command, error) => {
                let values = [("command", command.as_str().into()), ("cause", cause_text(error, texts))];
                texts.with("wall-no-printer", &values)
            }
            Self::Deaf(command) => texts.with("wall-printer-deaf", &[("command", command.into())]),
            Self::Said(words) => words.clone(),
        }
    }
}

/// Passes a sheet to the print command, as a file if the command contains [`FILE`], else on standard input; waits for
/// the command to end.
pub(super) fn hand_over(command: &[String], ready: &Ready) -> Result<(), Refused> {
    let [program, arguments @ ..] = command else {
        return Err(Refused::Io(String::new(), io::ErrorKind::NotFound.into()));
    };
    let failed = |error| Refused::Io(program.clone(), error);
    let mut asked = Command::new(program);
    asked.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut bytes = ready.bytes.as_slice();
    if arguments.iter().any(|argument| argument.contains(FILE)) {
        let (folder, name) = laid_out(ready).map_err(failed)?;
        asked.current_dir(folder).args(arguments.iter().map(|argument| argument.replace(FILE, &name)));
        bytes = &[];
    } else {
        asked.args(arguments);
    }
    let mut started = asked.spawn().map_err(failed)?;
    // A command that does not read all of its input states the reason when it ends.
    let given = started.stdin.take().map_or(Ok(()), |mut input| input.write_all(bytes));
    let ended = started.wait_with_output().map_err(failed)?;
    if ended.status.success() {
        return given.map_err(|_| Refused::Deaf(program.clone()));
    }
    Err(Refused::Said(complaint(&ended)))
}

/// Writes a sheet to a temporary file for printing programs. Returns its folder and its name, which has no characters
/// that such a program could misinterpret. The file remains: the command may end before the sheet is read.
fn laid_out(ready: &Ready) -> io::Result<(PathBuf, String)> {
    let end = ready.file.rsplit_once('.').map_or_else(String::new, |(_, end)| format!(".{end}"));
    let mut file = Builder::new().prefix("hakem-").suffix(&end).tempfile()?;
    file.write_all(&ready.bytes)?;
    let (_, path) = file.keep().map_err(|refused| refused.error)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok((path.parent().map(PathBuf::from).unwrap_or_default(), name))
}
