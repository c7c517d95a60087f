//! Another program that pairs: it takes a tournament report and answers with the boards, in the form that bbpPairings has: how many lines
//! there are, then `WHITE BLACK` each, the bye as `NUMBER 0`.

use crate::i18n::{Say, Texts};
use crate::session::cause;
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

/// Stands in the command for the name of the report.
const FILE: &str = "{file}";

/// What stands behind a program that is named alone: what bbpPairings takes.
const USUAL: [&str; 3] = ["--dutch", FILE, "-p"];

/// How often it is looked whether the program has ended.
const GLANCE: Duration = Duration::from_millis(20);

/// Most bytes of an answer that are read.
const MOST: u64 = 1 << 20;

/// Why the program has no answer.
pub(super) enum Unheard {
    /// It cannot be started, or its files cannot be written.
    Io(String, io::Error),
    /// It took too long, and was ended.
    Late,
    /// It ended with a complaint.
    Failed(String),
    /// It answered what is no pairing of these players.
    Garbled(String),
}

impl Say for Unheard {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Io(program, error) => {
                let values = [("program", program.as_str().into()), ("cause", cause(error, texts))];
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

/// Has the program pair the round of a draft, and compares what it answers.
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

/// Runs the program on a report, and returns what it writes; one that takes longer is ended.
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

/// Reads an answer: the boards, and who has the bye. `None` where a number is nobody's, somebody has two boards, or lines are missing.
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
