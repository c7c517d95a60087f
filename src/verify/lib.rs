//! Verifier of a certificate of a round against the report that it was created from (`docs/certificate.md`).
//!
//! The crate depends on no other and shares no code with the rest of hakem: it reads the report itself, follows the
//! articles literally, and takes no step that the certificate does not prove. It searches nothing: it only counts,
//! compares and adds, and replays a procedure in the order of its text.

mod answer;
mod basic_swiss;
mod burstein;
mod burstein_classic;
mod candidates;
mod carried;
mod columns;
mod dubov;
mod dubov_classic;
mod dutch;
mod dutch_2017;
mod dutch_classic;
mod dutch_classic_attempt;
mod dutch_classic_bracket;
mod form;
mod games;
mod gathered;
mod knockout;
mod lim;
mod line_ups;
mod matches;
mod names;
mod olympiad;
mod points;
mod records;
mod report;
mod system;
mod tables;
mod team_knockout;
mod team_records;
mod team_tables;

pub use answer::{answer, answer_of_report};
pub use carried::{carried, comments, is_carried};
use form::{Boards, Lines};
pub use points::check_points;
use records::Records;
use report::Facts;
use std::collections::BTreeSet;
use std::fmt;
use system::System;
use tables::Table;

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
    let mut lines = Lines::of(certificate);
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
        System::Dutch2017 => dutch_2017::prove,
        System::BasicSwiss => basic_swiss::prove,
        System::BursteinClassic => burstein_classic::prove,
        System::Lim | System::Lim2026 => lim::prove,
        System::DoubleSwiss | System::TeamSwiss(_) => matches::prove,
        System::Olympiad => olympiad::prove,
        System::DubovClassic => dubov_classic::prove,
        System::Dutch2009 | System::Dutch1992 => dutch_classic::prove,
        System::Dutch | System::Burstein => dutch::prove,
    };
    let brackets = prove(&mut lines, &facts, &boards)?;
    lines.exactly("end")?;
    if lines.at < lines.all.len() {
        return fault("form", format!("line {}: nothing follows the end", lines.at + 1));
    }
    let white = match facts.system {
        System::BasicSwiss => basic_swiss::white,
        System::BursteinClassic => burstein_classic::white,
        System::Olympiad => olympiad::white,
        System::Dutch2009 | System::Dutch1992 => dutch_classic::white,
        of_matches if of_matches.is_of_matches() => matches::white,
        _ => Facts::white,
    };
    // In the Lim systems and in `dubov-classic` they depend on how each pair was made, and are checked with it.
    if !matches!(facts.system, System::Lim | System::Lim2026 | System::DubovClassic) {
        boards.check_colours(&facts, white)?;
    }
    boards.check_report(&facts)?;
    Ok(Proved { round, boards: boards.pairs.len(), brackets })
}

/// Result of the verification of a report by what it contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportProof {
    /// Each round that is paired in the report or certified by it, in order; empty if the report carries no
    /// certificate and needs some.
    pub rounds: Vec<(usize, Result<Proved, Fault>)>,
    /// Number of players whose points follow from the rounds, or the first who has other points.
    pub points: Result<usize, Fault>,
}

/// Verifies each certificate that a report carries, or the rounds of a table or a knockout by their facts, and the points
/// of the players.
#[must_use]
pub fn verify_report(report: &[u8]) -> ReportProof {
    let carried = carried(report);
    let records = Records::read(report).ok();
    let table = records.as_ref().and_then(|records| Some((records, Table::of(records)?)));
    let paired = match (&table, &records) {
        (Some((records, table)), _) => table.rounds(records),
        (None, Some(records)) if !carried.is_empty() => records.paired_rounds(),
        _ => 0,
    };
    let rounds: BTreeSet<usize> = carried.keys().copied().chain(1..=paired).collect();
    let verified = rounds.into_iter().map(|round| {
        let found = match (carried.get(&round), &table) {
            (Some(certificate), _) => verify(certificate, report),
            (None, Some((records, table))) => table.verify(records, round),
            (None, None) => fault("form", "the report carries no certificate of this round"),
        };
        // A certificate of another round proves nothing about this one.
        let found = found.and_then(|proved| match proved.round == round {
            true => Ok(proved),
            false => fault("form", format!("the certificate is of round {}", proved.round)),
        });
        (round, found)
    });
    ReportProof { rounds: verified.collect(), points: check_points(report) }
}

/// Returns the fingerprint of the report data that the pairing of a round depends on.
///
/// # Errors
/// Returns an error if the report lacks data, or contains data that is not covered.
pub fn fingerprint(report: &[u8], round: usize) -> Result<String, Fault> {
    Facts::read(report, round).map(|facts| facts.fingerprint())
}
