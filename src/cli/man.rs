//! `hakem man`: manual pages of all commands, for packagers.
//!
//! Hidden, since packages already contain them.

use super::examples::{self, Example};
use super::input::Failure;
use super::output::{unwritable, write_new};
use super::{COMMIT_DAY, Exit, NAME, VERSION};
use crate::i18n::Texts;
use clap::{Command, ValueHint};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, italic, roman};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Write the manual pages of all commands
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder for the pages; created if missing
    #[arg(value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
}

/// Files that the program reads and writes.
const FILES: &[(&str, &str)] = &[
    ("EVENT.hakem", "An event: every entry with its time, in a chain of hashes."),
    (
        "$XDG_CONFIG_HOME/hakem (~/.config/hakem)",
        "The configuration folder: language, theme, theme.ron (custom colours), keys (result keys), print-command (a print program \
         other than lp), upload-command (a program that uploads web pages), checker (a pairing program for the \
         cross-check), ratings.ron (download addresses of rating lists) and chess-results.ron (credentials of \
         uploads).",
    ),
    (
        "$XDG_DATA_HOME/hakem (~/.local/share/hakem)",
        "The data folder: rating lists, recent events, sample events, and local settings of events.",
    ),
];

/// Environment variables that the program reads.
const ENVIRONMENT: &[(&str, &str)] = &[
    ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE", "Use of colours, unless --color is given."),
    ("COLORTERM, COLORFGBG, TERM", "Number of colours of the terminal, and its background."),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "Language of the console, unless one was chosen in it."),
    ("TZ", "Time zone of displayed and printed times."),
];

pub fn run(arguments: &Arguments, command: Command, texts: &Texts) -> Result<Exit, Failure> {
    let folder = &arguments.folder;
    let failed = |error: io::Error| unwritable(folder, &error, texts);
    fs::create_dir_all(folder).map_err(failed)?;
    for (name, page) in pages(command).map_err(failed)? {
        write_new(&folder.join(name), page.as_bytes(), texts)?;
    }
    Ok(Exit::Done)
}

/// Returns the pages of a command and its subcommands, with their file names.
fn pages(command: Command) -> io::Result<Vec<(String, String)>> {
    let mut command = command.disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    let mut open = vec![(Vec::new(), &command)];
    while let Some((above, command)) = open.pop() {
        let beside: Vec<&str> = match above.last() {
            None => visible(command).map(page_name).collect(),
            Some(_) => above.iter().copied().chain(visible(command).map(page_name)).collect(),
        };
        let page = page(command, &beside)?;
        pages.push((format!("{}.1", page_name(command)), page));
        let below: Vec<&str> = above.iter().copied().chain([page_name(command)]).collect();
        open.extend(visible(command).map(|each| (below.clone(), each)));
    }
    Ok(pages)
}

fn visible(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|below| !below.is_hide_set())
}

/// Returns the page name of a built command, such as `hakem-ratings-find`.
fn page_name(command: &Command) -> &str {
    command.get_display_name().unwrap_or_else(|| command.get_name())
}

fn page(command: &Command, beside: &[&str]) -> io::Result<String> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    // Written explicitly: an empty date must be included, or the version would be taken for it.
    let day = COMMIT_DAY.unwrap_or_default();
    writeln!(page, ".TH {} 1 \"{day}\" \"{NAME} {VERSION}\" \"{NAME}\"", page_name(command))?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if visible(command).next().is_some() {
        man.render_subcommands_section(&mut page)?;
    }
    let mut own = Roff::new();
    let statuses = Exit::ALL.map(|exit| ((exit as u8).to_string(), exit.means()));
    listed(&mut own, "EXIT STATUS", statuses.iter().map(|(number, means)| (number.as_str(), *means)));
    let is_first = page_name(command) == NAME;
    if is_first {
        listed(&mut own, "ENVIRONMENT", ENVIRONMENT.iter().copied());
    }
    listed(&mut own, "FILES", FILES.iter().copied());
    own.control("SH", ["EXAMPLES"]);
    let words = command.get_bin_name().unwrap_or_else(|| command.get_name());
    for Example { line, gives } in examples::of(words) {
        own.control("TP", []).text([roman(*gives)]).text([bold(*line)]);
    }
    own.control("SH", ["SEE ALSO"]);
    for (at, name) in beside.iter().enumerate() {
        let comma = if at + 1 < beside.len() { "," } else { "" };
        own.control("BR", [*name, &format!("(1){comma}")]);
    }
    own.to_writer(&mut page)?;
    Ok(plain(&String::from_utf8_lossy(&page)))
}

fn listed<'a>(page: &mut Roff, head: &str, items: impl Iterator<Item = (&'a str, &'a str)>) {
    page.control("SH", [head]);
    for (item, says) in items {
        page.control("TP", []).text([italic(item)]).text([roman(says)]);
    }
}

/// Returns the page in ASCII, which all formatters read the same, with the preamble of each section only once.
fn plain(page: &str) -> String {
    let begin = Roff::new().render();
    let sections = page.replace(&begin, "");
    let letter = |letter: char| match letter {
        letter if letter.is_ascii() => letter.to_string(),
        letter => format!("\\[u{:04X}]", u32::from(letter)),
    };
    begin + &sections.chars().map(letter).collect::<String>()
}
