//! Certificates of reports, and changes to both derived from arbitrary bytes: those of a fuzzer or of a test.

use hakem::certificate::{Refused, certify};
use hakem_engine::pairing::team_for;
use hakem_engine::tournament::{PlayerId, RoundNo, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;
use std::collections::BTreeSet;

/// Certifies a round of a report; the report need not contain the round.
///
/// # Errors
/// Returns the reason if it has no certificate.
pub fn certified_round(report: &str, round: RoundNo) -> Result<String, Refused> {
    let file = trf::read(report).expect("it is a report").file;
    let event = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).expect("it is an event").event;
    let number = |id: PlayerId| match team_for(&event, round, id) {
        Some((number, _)) => file.teams[number.index()].number,
        None => file.players[id.index()].number.0,
    };
    certify(&event, report.as_bytes(), round, number)
}

/// Returns the pairs of a certificate, and its bye.
pub fn boards(certificate: &str) -> BTreeSet<&str> {
    certificate.lines().filter(|line| line.starts_with("board ") || line.starts_with("bye ")).collect()
}

/// Returns the number of player columns of a report before a round: two per round in a match of two games.
pub fn columns_before(report: &str, round: usize) -> usize {
    let is_double = report.lines().any(|line| line.starts_with("192 FIDE_DOUBLESWISS"));
    (round - 1) * if is_double { 2 } else { 1 }
}

/// Returns a report in its state before a round, counted from 1.
pub fn before(report: &str, round: usize) -> String {
    let columns = columns_before(report, round);
    let cut = |line: &str, end: usize| line.chars().take(end).collect::<String>();
    let is_later = |line: &str, first: usize| {
        line.get(first..first + 3)
            .is_some_and(|told| told.trim().parse().is_ok_and(|told: usize| told >= round))
    };
    let of_line = |line: &str| match line.get(..3) {
        Some("001") => Some(cut(line, 91 + 10 * columns)),
        Some("320") => Some(cut(line, 13 + 4 * (round - 1))),
        Some("300") => Some(line.to_owned()).filter(|line| !is_later(line, 4)),
        Some("330") => Some(line.to_owned()).filter(|line| !is_later(line, 7)),
        Some("802") => None,
        _ => Some(line.to_owned()),
    };
    report.lines().filter_map(of_line).map(|line| line + "\n").collect()
}

/// Changes a certificate, five bytes per change: the line, another line, the kind of change and its size.
pub fn with_changes(certificate: &str, bytes: &[u8]) -> String {
    let mut lines: Vec<String> = certificate.lines().map(ToOwned::to_owned).collect();
    for change in bytes.chunks_exact(5) {
        let count = lines.len().max(1);
        let place = usize::from(u16::from_le_bytes([change[0], change[1]])) % count;
        let other = (place + 1 + usize::from(change[2])) % count;
        if place >= lines.len() {
            break;
        }
        match change[3] % 6 {
            0 => drop(lines.remove(place)),
            1 => lines.insert(place, lines[other].clone()),
            2 => lines.swap(place, other),
            3 => exchange_last_words(&mut lines, place, other),
            way => lines[place] = with_number(&lines[place], way == 4, change[4]),
        }
    }
    lines.join("\n") + "\n"
}

/// Exchanges the partners of two boards, or the last players of two sets.
fn exchange_last_words(lines: &mut [String], one: usize, other: usize) {
    let parted =
        |at: usize| lines[at].rsplit_once(' ').map(|(head, last)| [head.to_owned(), last.to_owned()]);
    if let (Some([head, last]), Some([other_head, other_last])) = (parted(one), parted(other)) {
        lines[one] = format!("{head} {other_last}");
        lines[other] = format!("{other_head} {last}");
    }
}

/// Adds a signed number to a number of a line, or replaces that number.
fn with_number(line: &str, adds: bool, by: u8) -> String {
    let mut words: Vec<String> = line.split(' ').map(ToOwned::to_owned).collect();
    let numbers: Vec<usize> = (0..words.len()).filter(|&at| words[at].parse::<i64>().is_ok()).collect();
    if let Some(&at) = numbers.get(usize::from(by) % numbers.len().max(1)) {
        let (old, by): (i64, i64) = (words[at].parse().unwrap_or(0), i64::from(by.cast_signed()));
        words[at] = if adds { old.saturating_add(by) } else { by }.to_string();
    }
    words.join(" ")
}
