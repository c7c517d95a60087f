//! `hakem rescue`: rebuilds an event from the blocks at the foot of its printed sheets (docs/rescue.md).

use super::Exit;
use super::convert::create;
use super::input::{Failure, Input, failed, is_event_file, print, tell_aside};
use crate::exchange::{STANDARD, Source};
use crate::i18n::{Say, Texts};
use crate::text;
use clap::ValueHint;
use hakem_engine::command::Command;
use hakem_engine::console::rescue::{Fault, Known, RescueCode, Rescued, newest, read, rebuild};
use hakem_engine::pairing::starting_list;
use hakem_engine::tournament::{Name, Player, PlayerId, Settings, Snapshot};
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
    let refused = |text: String| Failure::malformed(text);
    let count = newest(&codes).map_or(0, |code| usize::from(code.players));
    let list = arguments.players.as_deref().map(|path| List::read(path, texts)).transpose()?;
    let known = match &list {
        Some(list) => list.known(texts),
        None => unnamed(count, texts),
    };
    if let Some(line) = list.as_ref().and_then(List::first_out_of_order) {
        tell_aside(&texts.with("rescue-not-by-rating", &[("line", line.into())]));
    }
    let rescued = rebuild(&codes, &known).map_err(|error| refused(error.say(texts)))?;
    let told: Vec<String> = rescued.gaps.iter().map(|gap| gap.say(texts)).collect();
    if rescued.gaps.iter().any(|gap| gap.cuts()) && !arguments.partial {
        let lines = told.into_iter().chain([texts.get("rescue-cut").into_owned()]);
        return Err(Failure { exit: Exit::Negative, text: lines.collect::<Vec<_>>().join("\n") });
    }
    let commands = match &list {
        Some(list) => list.commands(&rescued, &codes),
        None => rescued.commands.clone(),
    };
    create(commands, &arguments.out, texts)?;
    told.iter().for_each(|gap| tell_aside(gap));
    let hints = [list.is_none().then_some("rescue-names"), Some("rescue-more")];
    hints.into_iter().flatten().for_each(|id| tell_aside(&texts.get(id)));
    print(&done(&arguments.out, &rescued, texts), texts)?;
    let is_whole = !rescued.gaps.iter().any(|gap| gap.cuts());
    Ok(if is_whole { Exit::Done } else { Exit::Negative })
}

/// Describes the rebuilt event.
fn done(out: &Path, rescued: &Rescued, texts: &Texts) -> String {
    let event = &rescued.event;
    let results = event.rounds().iter().flat_map(|round| round.games().map(|(_, _, result)| result));
    let values = [
        ("file", out.display().to_string().into()),
        ("players", event.players().count().into()),
        ("rounds", event.rounds().len().into()),
        ("results", results.flatten().count().into()),
    ];
    texts.with("rescue-done", &values) + "\n"
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
        told.extend(faults.iter().map(|fault| line(file, fault, texts)));
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

fn line(file: &Path, fault: &Fault, texts: &Texts) -> String {
    let values = [
        ("file", file.display().to_string().into()),
        ("line", fault.line.into()),
        ("column", fault.column.into()),
        ("found", text::clean(&fault.found).into_owned().into()),
        ("fault", fault.kind.say(texts).into()),
    ];
    texts.with("rescue-line", &values)
}

/// Returns the known data of an event without a list: this many players, named by number. Numbers are zero-padded, so
/// that they sort alphabetically.
fn unnamed(count: usize, texts: &Texts) -> Known {
    let name = |text: &str| Name::new(text).unwrap_or_else(|_| Snapshot::blank().settings().name.clone());
    let width = count.to_string().len();
    let player = |number: usize| {
        let number = format!("{number:0width$}");
        Player::named(name(&texts.with("rescue-player", &[("number", number.into())])))
    };
    Known {
        settings: Settings {
            language: texts.language(),
            ..Settings::named(name(&texts.get("rescue-event")))
        },
        players: (1..=count).map(player).collect(),
        reason: texts.get("rescue-reason").into_owned(),
    }
}

/// A list of the players of an event, with its settings.
struct List {
    event: Snapshot,
    /// Players in the order of their numbers.
    players: Vec<PlayerId>,
    /// True if the file contains their numbers; false if only the order of its lines is known.
    tells_numbers: bool,
}

impl List {
    fn read(path: &Path, texts: &Texts) -> Result<Self, Failure> {
        let event = Input::read(path, texts)?.snapshot(texts)?;
        let players = if !event.numbering().is_empty() {
            event.numbering().to_vec()
        } else if is_event_file(path) {
            starting_list(&event).iter().map(|starter| starter.player).collect()
        } else {
            event.players().map(|(id, _)| id).collect()
        };
        let tells_numbers = is_event_file(path) || !event.numbering().is_empty();
        Ok(Self { event, players, tells_numbers })
    }

    fn player(&self, id: PlayerId) -> Option<&Player> {
        self.event.player(id).map(|known| &known.player)
    }

    fn known(&self, texts: &Texts) -> Known {
        Known {
            settings: self.event.settings().clone(),
            players: self.players.iter().filter_map(|&id| self.player(id).cloned()).collect(),
            reason: texts.get("rescue-reason").into_owned(),
        }
    }

    /// Returns the 1-based position in the list of the first player rated higher than the previous one; `None` if the
    /// file contains numbers.
    fn first_out_of_order(&self) -> Option<usize> {
        let strength = |&id: &PlayerId| self.player(id).and_then(Player::strength);
        let strengths: Vec<_> = self.players.iter().map(strength).collect();
        let pairs = || strengths.iter().copied().zip(strengths.iter().copied().skip(1));
        let is_higher =
            |(one, next): (Option<_>, Option<_>)| one.zip(next).is_some_and(|(one, next)| one < next);
        let before = (!self.tells_numbers).then(|| pairs().position(is_higher)).flatten();
        before.map(|at| at + 2)
    }

    /// Returns the commands of an event, with what the list states and no code.
    fn commands(&self, rescued: &Rescued, codes: &[RescueCode]) -> Vec<Command> {
        let seating = newest(codes).and_then(|code| Some(code.seating.as_ref()?.entrants(code.players)));
        let entrants = seating.unwrap_or_default();
        let id = |of: PlayerId| {
            let at = self.players.iter().position(|&other| other == of)?;
            entrants.get(at).copied().map(|entrant| PlayerId(entrant.into()))
        };
        rescued.commands_with(&self.event.settings().forbidden, id, self.event.departure())
    }
}
