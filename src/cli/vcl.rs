//! `hakem vcl`: prints FIDE's checklist for programs with the answers.

use super::Exit;
use super::input::{Failure, print};
use crate::checklist::{Checklist, Question};
use crate::i18n::Texts;
use serde::Serialize;

/// Print FIDE's checklist for pairing programs: each question with the answer, its cost, and the tests that show it
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: VclFormat,
}

/// Output format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum VclFormat {
    /// Text
    #[default]
    Text,
    /// Markdown table
    Md,
    /// JSON
    Json,
}

/// A question in the JSON output.
#[derive(Serialize)]
struct Told<'a> {
    number: u16,
    asked: &'a str,
    answer: &'static str,
    on_path: bool,
    penalty: u16,
    failed: bool,
    maker: bool,
    tests: &'a [String],
}

/// The list in the JSON output.
#[derive(Serialize)]
struct ToldList<'a> {
    questions: Vec<Told<'a>>,
    failures: usize,
    penalty: u16,
    makers_penalty: u16,
}

/// Prints the list; a list that is not passed makes the answer negative.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let malformed = |error: ron::error::SpannedError| Failure::malformed(error.to_string());
    let list = Checklist::new().map_err(malformed)?;
    let told = match arguments.format {
        VclFormat::Text => text(&list),
        VclFormat::Md => markdown(&list),
        VclFormat::Json => json(&list),
    };
    print(&told, texts)?;
    Ok(if list.is_passed() { Exit::Done } else { Exit::Negative })
}

/// Describes the outcome of an answer in a few words.
fn outcome(list: &Checklist, question: &Question) -> String {
    match (list.is_on_path(question), list.is_failed(question), list.penalty_of(question)) {
        (false, ..) => "not asked".to_owned(),
        (_, true, _) => "fails".to_owned(),
        (.., 0) => "passed".to_owned(),
        (.., percent) => format!("{percent} %"),
    }
}

fn sum(list: &Checklist) -> String {
    let asked = list.questions.iter().filter(|question| list.is_on_path(question)).count();
    let (failures, penalty, makers) = (list.failures(), list.penalty(), list.makers_penalty());
    format!(
        "Asked: {asked} of {}. Failures: {failures}. Penalty of the program: {penalty} %, of its makers: {makers} %.",
        list.questions.len()
    )
}

/// Formats one line per question, with the tests below it, followed by the totals.
fn text(list: &Checklist) -> String {
    let mut told = String::new();
    for question in &list.questions {
        let Question { number, asked, answer, .. } = question;
        told += &format!("{number:>3}  {:<9}  {:<3}  {asked}?\n", outcome(list, question), answer.word());
        for test in &question.tests {
            told += &format!("                     {test}\n");
        }
    }
    told += &format!("\n{}\n", sum(list));
    told
}

/// Formats the page of the documentation.
pub fn markdown(list: &Checklist) -> String {
    let mut told = String::from(HEAD);
    told += &format!(
        "{}\n\n| no. | question | answer | outcome | shown by |\n|---|---|---|---|---|\n",
        sum(list)
    );
    for question in &list.questions {
        let tests: Vec<String> = question.tests.iter().map(|test| format!("`{test}`")).collect();
        let shown = if question.maker { "the maker".to_owned() } else { tests.join(", ") };
        let Question { number, asked, answer, .. } = question;
        let outcome = outcome(list, question);
        told += &format!("| {number} | {asked}? | {} | {outcome} | {shown} |\n", answer.word());
    }
    told
}

/// Text above the table.
const HEAD: &str = "\
# FIDE's checklist for programs

The output of `hakem vcl --format md`, kept current by a test. The questions are those of FIDE's verification checklist
for tournament programs (VCL4THP, draft 13 of 25 August 2026), paraphrased and shortened. They apply to [FIDE
mode](fide-mode.md). A failed question disqualifies a program, and so do penalties of more than 100 % in total. The
penalties of the makers are for what the makers have not done yet, such as reporting faults to the authors of other
programs.

";

fn json(list: &Checklist) -> String {
    let questions = list.questions.iter().map(|question| Told {
        number: question.number,
        asked: &question.asked,
        answer: question.answer.word(),
        on_path: list.is_on_path(question),
        penalty: list.penalty_of(question),
        failed: list.is_failed(question),
        maker: question.maker,
        tests: &question.tests,
    });
    let told = ToldList {
        questions: questions.collect(),
        failures: list.failures(),
        penalty: list.penalty(),
        makers_penalty: list.makers_penalty(),
    };
    // Numbers, texts and lists of them cannot fail.
    serde_json::to_string_pretty(&told).unwrap_or_default()
}
