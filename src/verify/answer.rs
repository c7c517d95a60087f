//! Answers as JSON, the same from every build of the verifier.

use super::{Fault, Proved, ReportProof, verify, verify_report};
use std::fmt::Write;

/// Verifies a certificate and returns an object: `verified`, `round`, `boards` and `brackets` if it is,
/// `step` and `why` if not.
#[must_use]
pub fn answer(certificate: &str, report: &[u8]) -> String {
    object(&verify(certificate, report), None)
}

/// Verifies a report that carries its certificates and returns an object: `rounds`, an array of objects as returned by
/// [`answer`], and `points` with `verified` and `players`, or `step` and `why`.
#[must_use]
pub fn answer_of_report(report: &[u8]) -> String {
    let ReportProof { rounds, points } = verify_report(report);
    let rounds: Vec<String> = rounds.iter().map(|(round, found)| object(found, Some(*round))).collect();
    let points = match points {
        Ok(players) => format!("{{\"verified\":true,\"players\":{players}}}"),
        Err(fault) => refused(&fault, None),
    };
    format!("{{\"rounds\":[{}],\"points\":{points}}}", rounds.join(","))
}

/// Builds the object of a result; `round` is the round named by the report if the certificate proves none.
fn object(found: &Result<Proved, Fault>, round: Option<usize>) -> String {
    match found {
        Ok(Proved { round, boards, brackets }) => {
            format!("{{\"verified\":true,\"round\":{round},\"boards\":{boards},\"brackets\":{brackets}}}")
        }
        Err(fault) => refused(fault, round),
    }
}

fn refused(Fault { step, why }: &Fault, round: Option<usize>) -> String {
    let round = round.map_or_else(String::new, |round| format!("\"round\":{round},"));
    format!("{{\"verified\":false,{round}\"step\":{},\"why\":{}}}", quoted(step), quoted(why))
}

/// Returns a JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            // Writing to a string cannot fail.
            ..' ' => drop(write!(quoted, "\\u{:04x}", u32::from(letter))),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
