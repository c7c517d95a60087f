//! `hakem certify` and `hakem verify`: writing and verifying the certificate of a round (docs/certificate.md).

use super::Exit;
use super::input::{Failure, Input, failed, finish, is_event_file, print, round_out_of_range};
use super::output::{OutputFormat, json_line, put, write_new};
use crate::certificate::{self, Refused};
use crate::exchange::{STANDARD, Source};
use crate::i18n::{Say, Texts};
use clap::ValueHint;
use hakem_engine::tournament::{RoundNo, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;
use hakem_verify::{Fault, Proved, ReportProof};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Write a certificate that proves a round; anyone can verify it
#[derive(Debug, clap::Args)]
pub struct Certifying {
    /// The tournament report
    #[arg(value_hint = ValueHint::FilePath)]
    report: PathBuf,
    /// The round: as recorded in the report, or as the rules pair it
    #[arg(long, value_name = "NUMBER")]
    round: u8,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    out: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

/// Verify that a certificate proves a round of a report, or all certificates that a report carries
#[derive(Debug, clap::Args)]
pub struct Verifying {
    /// The certificate; or a tournament report written with `convert --certified`
    #[arg(value_hint = ValueHint::FilePath)]
    certificate: PathBuf,
    /// The tournament report that the certificate proves a round of
    #[arg(value_hint = ValueHint::FilePath)]
    report: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

pub fn certify(arguments: &Certifying, texts: &Texts) -> Result<Exit, Failure> {
    let is_no_report = || Failure::malformed(texts.get("cli-certify-report"));
    if is_event_file(&arguments.report) {
        return Err(is_no_report());
    }
    let source = open(&arguments.report, texts)?;
    let input = Input::of(&source, texts)?;
    if !matches!(input, Input::Report(_)) {
        return Err(is_no_report());
    }
    let event = input.event(None, texts)?;
    let round = RoundNo(arguments.round);
    let last = event.snapshot.settings().rounds;
    if round.0 == 0 || round > last {
        return Err(round_out_of_range(round, last, texts));
    }
    // A round that cannot be paired yet has no certificate.
    event.question(round, texts)?;
    let number = |id| event.number(round, id).unwrap_or_default();
    let system = event.snapshot.system(round).to_string();
    let found = certificate::certify(&event.snapshot, &source.bytes, round, number)
        .map_err(|refused| refused_as(&refused, texts));
    if arguments.format == OutputFormat::Json {
        return certify_for_programs(arguments, &system, found, texts);
    }
    put(arguments.out.as_deref(), found?.as_bytes(), texts)?;
    Ok(Exit::Done)
}

/// Prints an object with the certificate or the reason why there is none; if an output file is given, the certificate
/// is written to it instead.
fn certify_for_programs(
    arguments: &Certifying,
    system: &str,
    found: Result<String, Failure>,
    texts: &Texts,
) -> Result<Exit, Failure> {
    let (certificate, why) = match found {
        Ok(certificate) => (Some(certificate), None),
        Err(Failure { exit: Exit::Negative, text }) => (None, Some(text)),
        Err(failure) => return Err(failure),
    };
    // On standard output the certificate is part of the answer.
    let file = arguments.out.as_deref().filter(|out| *out != Path::new(STANDARD));
    if let (Some(path), Some(certificate)) = (file, &certificate) {
        write_new(path, certificate.as_bytes(), texts)?;
    }
    let exit = if certificate.is_some() { Exit::Done } else { Exit::Negative };
    let answer = json!({
        "certified": certificate.is_some(),
        "system": system,
        "round": arguments.round,
        "certificate": certificate.filter(|_| file.is_none()),
        "why": why,
    });
    print(&json_line(&answer), texts)?;
    Ok(exit)
}

/// Converts the reason why a round has no certificate.
fn refused_as(refused: &Refused, texts: &Texts) -> Failure {
    let text = refused.say(texts);
    match refused {
        Refused::System(_) | Refused::Asked(_) => Failure::malformed(text),
        Refused::NoPairing(_)
        | Refused::OtherScores(_)
        | Refused::Unproved(_)
        | Refused::Unnamed { .. }
        | Refused::Unverified(_) => Failure { exit: Exit::Negative, text },
    }
}

pub fn verify(arguments: &Verifying, texts: &Texts) -> Result<Exit, Failure> {
    let certificate = open(&arguments.certificate, texts)?;
    let Some(report) = &arguments.report else {
        return verify_report(&certificate.bytes, arguments, texts);
    };
    let report = open(report, texts)?;
    let found = hakem_verify::verify(&String::from_utf8_lossy(&certificate.bytes), &report.bytes);
    if arguments.format == OutputFormat::Json {
        print(&json_line(&object(found.as_ref())), texts)?;
        return Ok(if found.is_ok() { Exit::Done } else { Exit::Negative });
    }
    let proved = found.map_err(|fault| {
        let values = [("fault", fault.to_string().into())];
        Failure { exit: Exit::Negative, text: texts.with("cli-verify-refused", &values) }
    })?;
    finish(&(told(&proved, texts) + "\n"), texts)
}

fn told(proved: &Proved, texts: &Texts) -> String {
    let values = [
        ("round", proved.round.into()),
        ("boards", proved.boards.into()),
        ("brackets", proved.brackets.into()),
    ];
    texts.with("cli-verified", &values)
}

/// Returns the reason why no report of this system carries certificates; `None` if some do.
fn uncertified(report: &[u8], texts: &Texts) -> Option<String> {
    let file = trf::read_bytes(report).ok()?.file;
    let event = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).ok()?.event;
    let refused = certificate::prove_published(&event, RoundNo(1)).err();
    refused.filter(|refused| matches!(refused, Refused::System(_))).map(|refused| refused.say(texts))
}

/// Verifies all certificates that a report carries, and the points of its players.
fn verify_report(report: &[u8], arguments: &Verifying, texts: &Texts) -> Result<Exit, Failure> {
    let ReportProof { rounds, points } = hakem_verify::verify_report(report);
    let is_proved = !rounds.is_empty() && rounds.iter().all(|(_, found)| found.is_ok()) && points.is_ok();
    let exit = if is_proved { Exit::Done } else { Exit::Negative };
    if arguments.format == OutputFormat::Json {
        let of_round = |(round, found): &(usize, Result<Proved, Fault>)| {
            let mut object = object(found.as_ref());
            object["round"] = json!(round);
            object
        };
        let answer = json!({
            "rounds": rounds.iter().map(of_round).collect::<Vec<Value>>(),
            "points": {
                "verified": points.is_ok(),
                "players": points.as_ref().ok(),
                "step": points.as_ref().err().map(|fault| &fault.step),
                "why": points.as_ref().err().map(|fault| &fault.why),
            },
        });
        print(&json_line(&answer), texts)?;
        return Ok(exit);
    }
    if rounds.is_empty() {
        let text =
            uncertified(report, texts).unwrap_or_else(|| without_rounds(report, &points, arguments, texts));
        return Err(Failure { exit: Exit::Negative, text });
    }
    let of_round = |(round, found): (usize, Result<Proved, Fault>)| match found {
        Ok(proved) => told(&proved, texts),
        Err(fault) => {
            let values = [("round", round.into()), ("fault", fault.to_string().into())];
            texts.with("cli-verify-round-refused", &values)
        }
    };
    let points = match points {
        Ok(players) => texts.with("cli-verify-points", &[("players", players.into())]),
        Err(fault) => texts.with("cli-verify-points-refused", &[("fault", fault.to_string().into())]),
    };
    let lines: Vec<String> = rounds.into_iter().map(of_round).chain([points]).collect();
    print(&(lines.join("\n") + "\n"), texts)?;
    Ok(exit)
}

/// Returns the reason why no round of a file was verified. Certificates would not help a report that is not covered.
fn without_rounds(
    report: &[u8],
    points: &Result<usize, Fault>,
    arguments: &Verifying,
    texts: &Texts,
) -> String {
    let values = [("file", arguments.certificate.display().to_string().into())];
    match points {
        _ if report.starts_with(b"hakem certificate") => texts.with("cli-verify-report-missing", &values),
        Err(fault) => texts.with("cli-verify-points-refused", &[("fault", fault.to_string().into())]),
        Ok(_) => texts.with("cli-verify-none", &values),
    }
}

/// Builds the object for programs: the facts that a certificate proves, or the step at which it fails.
fn object(found: Result<&Proved, &Fault>) -> Value {
    let (proved, fault) = (found.ok(), found.err());
    json!({
        "verified": fault.is_none(),
        "round": proved.map(|proved| proved.round),
        "boards": proved.map(|proved| proved.boards),
        "brackets": proved.map(|proved| proved.brackets),
        "step": fault.map(|fault| &fault.step),
        "why": fault.map(|fault| &fault.why),
    })
}

fn open(path: &Path, texts: &Texts) -> Result<Source, Failure> {
    Source::open(path).map_err(|error| failed(&error, texts))
}
