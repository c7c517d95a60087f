//! Interface to another pairing program: it receives a tournament report and answers with the boards in the format of
//! bbpPairings: the number of lines, then `WHITE BLACK` each, the bye as `NUMBER 0`.

use crate::i18n::{Say, Texts};
use crate::store::cause_text;
use hakem_engine::pairing::PairedAgain;
use hakem_engine::tournament::{Meeting, PlayerId, RoundNo, Snapshot};
use hakem_engine::trf::{self, Dialect, Style, from_snapshot, players_in_order};
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::{NamedTempFile, tempfile};

/// Placeholder for the name of the report in the command.
const FILE: &str = "{file}";

/// Default arguments if only a program is configured: those of bbpPairings.
const USUAL: [&str; 3] = ["--dutch", FILE, "-p"];

/// Polling interval for the end of the program.
const GLANCE: Duration = Duration::from_millis(20);

/// Maximum number of bytes read of an answer.
const MOST: u64 = 1 << 20;

/// Reason why there is no answer.
pub(super) enum Unheard {
    /// The program cannot be started, or its files cannot be written.
    Io(String, io::Error),
    /// It exceeded the timeout, and was killed.
    Late,
    /// It exited with an error.
    Failed(String),
    /// Its answer is not a pairing of these players.
    Garbled(String),
}

impl Say for Unheard {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io(program, error) => {
                let values = [("program", program.as_str().into()), ("cause", cause_text(error, texts))];
                texts.with("opinions-no-program", &values)
            }
            Self::Late => texts.get("opinions-program-late").into_owned(),
            Self::Failed(program) => {
                texts.with("opinions-program-failed", &[("program", program.as_str().into())])
            }
            Self::Garbled(program) => {
                texts.with("opinions-program-garbled", &[("program", program.as_str().into())])
            }
        }
    }
}

/// Pairs the round of a draft with the program, and compares the result.
pub(super) fn differences(
    command: &[String],
    snapshot: &Snapshot,
    round: RoundNo,
    patience: Duration,
) -> Result<PairedAgain, Unheard> {
    let program = command.first().cloned().unwrap_or_default();
    let style = Style { dialect: Dialect::Compatible, ..Style::default() };
    let report = trf::write(&from_snapshot(snapshot), style);
    let answer = answer(command, &report, patience)?;
    let order = players_in_order(snapshot);
    let garbled = || Unheard::Garbled(program.clone());
    let (boards, bye) = read(&answer, &order).ok_or_else(garbled)?;
    let draft = snapshot.round(round).ok_or_else(garbled)?;
    let made: HashSet<Meeting> = boards.iter().copied().collect();
    let known: HashSet<Meeting> = draft.first_games().map(|(_, board, _)| board.meeting).collect();
    let gone = draft.first_games().map(|(number, board, _)| (number, board.meeting));
    Ok(PairedAgain {
        round,
        gone: gone.filter(|(_, meeting)| !made.contains(meeting)).collect(),
        made: boards.into_iter().filter(|meeting| !known.contains(meeting)).collect(),
        bye: [draft.pairing_allocated_bye(), bye],
    })
}

/// Runs the program on a report and returns its output; kills it after the timeout.
fn answer(command: &[String], report: &str, patience: Duration) -> Result<String, Unheard> {
    let [program, arguments @ ..] = command else {
        return Err(Unheard::Io(String::new(), io::ErrorKind::NotFound.into()));
    };
    let failed = |error| Unheard::Io(program.clone(), error);
    let mut given = NamedTempFile::with_suffix(".trf").map_err(failed)?;
    given.write_all(report.as_bytes()).map_err(failed)?;
    let mut answered = tempfile().map_err(failed)?;
    let usual = USUAL.map(str::to_owned);
    let arguments = if arguments.is_empty() { &usual[..] } else { arguments };
    let name = given.path().to_string_lossy();
    let mut asked = Command::new(program);
    asked.args(arguments.iter().map(|argument| argument.replace(FILE, &name)));
    asked.stdin(Stdio::from(File::open(given.path()).map_err(failed)?));
    asked.stdout(Stdio::from(answered.try_clone().map_err(failed)?)).stderr(Stdio::null());
    let mut started = asked.spawn().map_err(failed)?;
    let begun = Instant::now();
    let status = loop {
        match started.try_wait().map_err(failed)? {
            Some(status) => break status,
            None if begun.elapsed() > patience => {
                // It may have ended by itself meanwhile.
                let _ended = started.kill().and_then(|()| started.wait());
                return Err(Unheard::Late);
            }
            None => sleep(GLANCE),
        }
    };
    if !status.success() {
        return Err(Unheard::Failed(program.clone()));
    }
    let mut text = String::new();
    answered.rewind().map_err(failed)?;
    answered.take(MOST).read_to_string(&mut text).map_err(|_| Unheard::Garbled(program.clone()))?;
    Ok(text)
}

/// Parses an answer: the boards and the bye. Returns `None` for an unknown number, a player on two boards, or missing
/// lines.
fn read(answer: &str, order: &[PlayerId]) -> Option<(Vec<Meeting>, Option<PlayerId>)> {
    let mut lines = answer.lines().map(str::trim).filter(|line| !line.is_empty());
    let count: usize = lines.next()?.parse().ok()?;
    let player = |number: usize| number.checked_sub(1).and_then(|place| order.get(place)).copied();
    let (mut boards, mut bye, mut seen) = (Vec::new(), None, HashSet::new());
    for line in lines.by_ref().take(count) {
        let mut numbers = line.split_whitespace().map(|number| number.parse::<usize>().ok());
        let (one, other) = (numbers.next()??, numbers.next()??);
        let white = player(one)?;
        match other {
            0 if bye.is_some() => return None,
            0 => bye = Some(white),
            other => boards.push(Meeting { white, black: player(other)? }),
        }
        let black = boards.last().filter(|_| other != 0).map(|board: &Meeting| board.black);
        if !seen.insert(white) || black.is_some_and(|black| !seen.insert(black)) {
            return None;
        }
    }
    (boards.len() + usize::from(bye.is_some()) == count).then_some((boards, bye))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_or_is_none() {
        let order: Vec<PlayerId> = [7, 5, 9, 1, 2].map(PlayerId).to_vec();
        let meeting = |white, black| Meeting { white: PlayerId(white), black: PlayerId(black) };
        let read = |answer| read(answer, &order);
        assert_eq!(read("3\n1 3\n4 2\n5 0\n"), Some((vec![meeting(7, 9), meeting(1, 5)], Some(PlayerId(2)))));
        for garbled in
            ["", "x", "2\n1 3\n", "1\n1 6\n", "1\n1\n", "2\n1 3\n3 2\n", "2\n1 0\n2 0\n", "1\n0 1\n"]
        {
            assert_eq!(read(garbled), None, "{garbled:?}");
        }
    }
}
