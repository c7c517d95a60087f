//! `hakem enter`: enters results of a shared event without the console.

use super::Exit;
use super::input::{Failure, print};
use super::share::{connected, failure};
use crate::event::{Derived, Event};
use crate::i18n::{Naming, Say, Texts};
use crate::share::{Acted, Operation, ShareError, SharedEvent};
use crate::sheet::entry::logged;
use crate::store::Stamp;
use crate::text::clean;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, PlayerId, RoundNo};
use hakem_engine::warning::warnings;
use jiff::Timestamp;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Attempts at a server that does not answer, and the delay between them.
const TRIES: usize = 5;
const PAUSE: Duration = Duration::from_secs(1);

/// Enter results of an event in a PostgreSQL database
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The event: postgresql://USER@HOST:PORT/DATABASE/NAME
    #[arg(value_name = "ADDRESS")]
    to: String,
    /// Board and result: 7=1-0, 8=0-1, 9=5 (a draw)
    #[arg(value_name = "BOARD=RESULT", required = true)]
    results: Vec<String>,
    /// The round, instead of the round in play
    #[arg(long, value_name = "N")]
    round: Option<u8>,
}

/// Enters the results one by one and prints the outcome of each.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let read = arguments.results.iter().map(|typed| read(typed, texts));
    let results: Vec<(BoardNo, GameResult)> = read.collect::<Result<_, _>>()?;
    let (address, table) = connected(&arguments.to, texts)?;
    let by: Arc<str> = table.user().into();
    let shown = address.to_string();
    let refused = |error: ShareError| failure(&error, texts);
    let mut event = SharedEvent::open(table, Path::new(&shown)).map_err(refused)?;
    let played = event.history().snapshot().last_published().unwrap_or(RoundNo(1));
    let round = arguments.round.map_or(played, RoundNo);
    let mut exit = Exit::Done;
    for (board, result) in results {
        let Some(command) = wanted(event.history(), round, board, result) else {
            print(&line(board, &texts.get("enter-there")), texts)?;
            continue;
        };
        let stamp = Stamp { at: Timestamp::now(), by: Some(Arc::clone(&by)) };
        let operation = Operation::new(fastrand::u128(..));
        let act = [Entry::Did(command)];
        let mut acted = event.record(&act, &stamp, &operation);
        // Possibly only the answer was lost: the same operation is recorded at most once.
        for _ in 0..TRIES {
            let Err(ShareError::Unreachable { .. }) = acted else { break };
            thread::sleep(PAUSE);
            acted = event.record(&act, &stamp, &operation);
        }
        let acted = acted.map_err(|error| {
            let is_doubtful = matches!(error, ShareError::Unreachable { .. });
            let mut failure = refused(error);
            if is_doubtful {
                failure.text += &format!(" {}", texts.with("enter-doubtful", &[("board", board.into())]));
            }
            failure
        })?;
        print(&line(board, &told(&acted, event.history(), texts)), texts)?;
        if matches!(acted, Acted::Refused { .. }) {
            exit = Exit::Negative;
        }
    }
    Ok(exit)
}

fn read(typed: &str, texts: &Texts) -> Result<(BoardNo, GameResult), Failure> {
    let (board, result) = typed.split_once('=').unwrap_or((typed, ""));
    let outcome = match result {
        "1" | "1-0" => Some(Outcome::WhiteWins),
        "0" | "0-1" => Some(Outcome::BlackWins),
        "5" | "½" | "½-½" => Some(Outcome::Draw),
        _ => None,
    };
    let read = board.parse().ok().map(BoardNo).zip(outcome.map(GameResult::Played));
    read.ok_or_else(|| Failure::malformed(texts.with("enter-typed", &[("found", typed.into())])))
}

/// Returns the command that enters a result, or records a conflict if the board has a different one or the result needs
/// a confirmation; `None` if it is already recorded.
fn wanted(history: &History, round: RoundNo, board: BoardNo, result: GameResult) -> Option<Command> {
    let enter = Command::EnterResult { round, board, result };
    let paired = history.snapshot().round(round);
    match paired.and_then(|paired| paired.result(board)) {
        Some(stands) if stands == result => None,
        Some(_) => {
            let is_noted = paired.and_then(|paired| paired.conflict(board)) == Some(result);
            enter.as_conflict().filter(|_| !is_noted)
        }
        // Later rounds were paired without it: the console asks for a confirmation.
        None if !warnings(history.snapshot(), &enter).is_empty() => enter.as_conflict(),
        None => Some(enter),
    }
}

/// Describes the outcome of a result; if it was refused, with the actions of others in the meantime.
fn told(acted: &Acted, history: &History, texts: &Texts) -> String {
    let (why, between) = match acted {
        Acted::Recorded(entries) => {
            let is_conflict = |entry: &Entry| matches!(entry, Entry::Did(Command::NoteConflict { .. }));
            let id = if entries.iter().any(is_conflict) { "enter-conflict" } else { "enter-done" };
            return texts.get(id).into_owned();
        }
        Acted::Already { .. } => return texts.get("enter-there").into_owned(),
        Acted::Refused { why, between } => (why, between.len()),
    };
    let derived = Derived::default();
    let event = Event::of(history, texts, &derived);
    let mut told = Naming { what: why, who: &|id: PlayerId| event.name(id) }.say(texts);
    let log = history.log();
    for line in log.iter().skip(log.len().saturating_sub(between)) {
        let by = line.by.as_deref().unwrap_or("?");
        told += &format!(" · {by}: {}", logged(event, line));
    }
    told
}

fn line(board: BoardNo, told: &str) -> String {
    format!("{board}  {}\n", clean(told))
}
