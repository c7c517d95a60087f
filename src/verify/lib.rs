//! Verifier of a certificate of a round against the report that it was created from (`docs/certificate.md`).
//!
//! The crate depends on no other and shares no code with the rest of hakem: it reads the report itself, follows the
//! articles literally, and takes no step that the certificate does not prove. It searches nothing: it only counts,
//! compares and adds.

mod answer;
mod burstein;
mod candidates;
mod carried;
mod columns;
mod dubov;
mod dutch;
mod form;
mod gathered;
mod matches;
mod records;
mod report;
mod system;
mod team_records;

pub use answer::{answer, answer_of_report};
pub use carried::{carried, comments};
use form::{Boards, Lines};
use report::Facts;
use std::fmt;
use system::System;

/// Reason why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The location: `form`, `report`, `boards`, `colours`, or a step of a bracket such as `bracket 2.5, C12`.
    pub step: String,
    /// The error.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.step, self.why)
    }
}

impl std::error::Error for Fault {}

fn fault<T>(step: impl Into<String>, why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { step: step.into(), why: why.into() })
}

/// Result of a verification: the round, and the numbers of its boards and of the brackets proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "said above")]
pub struct Proved {
    pub round: usize,
    pub boards: usize,
    pub brackets: usize,
}

/// Verifies a certificate against a report.
///
/// # Errors
/// Returns the first step that is not proved.
pub fn verify(certificate: &str, report: &[u8]) -> Result<Proved, Fault> {
    let mut lines = Lines { all: certificate.lines().map(str::trim_end).collect(), at: 0 };
    lines.exactly("hakem certificate 1")?;
    let system = lines.word("system")?;
    let round = lines.number("round")?;
    let facts = Facts::read(report, round)?;
    if system != facts.system.id() {
        return fault("report", format!("record 192 names {}, not {system}", facts.system.id()));
    }
    let print = lines.word("report")?;
    if print != facts.fingerprint() {
        return fault("report", "the certificate was made of another report, or of another state of it");
    }
    let boards = Boards::read(&mut lines, &facts)?;
    let prove = match facts.system {
        System::Burstein if !facts.is_seeding() => burstein::prove,
        System::Dubov => dubov::prove,
        System::DoubleSwiss | System::TeamSwiss(_) => matches::prove,
        System::Dutch | System::Burstein => dutch::prove,
    };
    let brackets = prove(&mut lines, &facts, &boards)?;
    lines.exactly("end")?;
    if lines.at < lines.all.len() {
        return fault("form", format!("line {}: nothing follows the end", lines.at + 1));
    }
    boards.check_colours(&facts, if facts.system.is_of_matches() { matches::white } else { Facts::white })?;
    boards.check_report(&facts)?;
    Ok(Proved { round, boards: boards.pairs.len(), brackets })
}

/// Returns the fingerprint of the report data that the pairing of a round depends on.
///
/// # Errors
/// Returns an error if the report lacks data, or contains data that is not covered.
pub fn fingerprint(report: &[u8], round: usize) -> Result<String, Fault> {
    Facts::read(report, round).map(|facts| facts.fingerprint())
}
