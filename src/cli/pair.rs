//! `hakem pair`: pairs one round from the previous rounds.

use super::input::{Failure, Input, RoundQuestion, finish, tell_aside};
use super::output::{OutputFormat, json_line};
use super::{Exit, argument_values, reasons};
use crate::explanation::{self, PairingReasons, idle, lines};
use crate::i18n::{Naming, Say, Texts};
use crate::worker::{Computed, Worker};
use clap::ValueHint;
use hakem_engine::format::{Field, NoPairing, Pair, Pairing, Reason, Seat, Trace};
use hakem_engine::pairing::{Aside, RulingChoice, choices, of_table, pair_as_ruled, why_not};
use hakem_engine::tournament::{Colour, RoundNo};
use serde_json::json;
use std::path::PathBuf;
use std::time::Duration;

/// Pair a round
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026), an event file or a list of players
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The pairing system, instead of the one named in the file
    #[arg(long, value_name = "ID", value_parser = argument_values::system())]
    system: Option<String>,
    /// The round to pair, instead of the next
    #[arg(long, value_name = "NUMBER")]
    round: Option<u8>,
    /// The number of rounds, if the file has none, such as a list of players
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..))]
    rounds: Option<u8>,
    /// The colour drawn (w or b), if the file has none
    #[arg(long, value_name = "COLOUR", value_parser = super::simulate::colour())]
    initial_colour: Option<Colour>,
    /// Give the pairing-allocated bye to this player, and pair the others
    #[arg(long, value_name = "NUMBER")]
    bye: Option<u16>,
    /// Leave these players unpaired, and pair the others
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    unpaired: Vec<u16>,
    /// Explain each board
    #[arg(long)]
    explain: bool,
    /// Explain why A and B are not paired and print the best round that pairs them, instead of the pairing
    #[arg(long, value_name = "A,B", value_parser = board, conflicts_with = "explain")]
    why_not: Option<[u16; 2]>,
    /// Output format; text is the number of lines, then "WHITE BLACK" for each board and "N 0" for the bye
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
    /// Stop after this many seconds, with exit status 6
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    limit: Option<Duration>,
}

fn board(text: &str) -> Result<[u16; 2], String> {
    let numbers =
        text.split_once(',').and_then(|(one, other)| Some([one.parse().ok()?, other.parse().ok()?]));
    numbers
        .filter(|[one, other]| one != other)
        .ok_or_else(|| "expected two pairing numbers, as 3,7".to_owned())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds
        .filter(|limit| !limit.is_zero())
        .ok_or_else(|| "expected a number of seconds above 0, as 10 or 0.5".to_owned())
}

/// Pairs and prints, within the time limit.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let Some(limit) = arguments.limit else {
        return finish(&answer(arguments, texts)?, texts);
    };
    let (asked, words) = (arguments.clone(), texts.clone());
    // A pairing that takes longer ends with the program.
    match Worker::begin(move || answer(&asked, &words)).answer(limit) {
        Computed::Done(answer) => finish(&answer?, texts),
        Computed::Open => {
            let values = [("seconds", limit.as_secs_f64().to_string().into())];
            Err(Failure { exit: Exit::TimeIsOver, text: texts.with("cli-limit", &values) })
        }
        Computed::Failed => {
            Err(Failure { exit: Exit::Unexpected, text: texts.get("working-failed").into_owned() })
        }
    }
}

/// Pairs; returns the output.
fn answer(arguments: &Arguments, texts: &Texts) -> Result<String, Failure> {
    let mut event = Input::read(&arguments.file, texts)?.event(arguments.system.as_deref(), texts)?;
    if let Some(rounds) = arguments.rounds {
        event.plan(RoundNo(rounds), texts)?;
    }
    if let Some(colour) = arguments.initial_colour {
        event.draw(colour, texts)?;
    }
    let round = arguments.round.map_or_else(|| event.next_round(), RoundNo);
    let question = event.question(round, texts);
    let field = question.as_ref().ok().map(|question| &question.field);
    event.asides(round, field, texts).iter().for_each(|note| tell_aside(note));
    let question = question?;
    let mut trace = if arguments.explain { Trace::recording() } else { Trace::silent() };
    let seat = |number: u16| seat(&question, number, texts);
    let bye = arguments.bye.map(seat).transpose()?;
    let unpaired = arguments.unpaired.iter().copied().map(seat).collect::<Result<Vec<_>, _>>()?;
    let aside = Aside { bye, unpaired, fixed: Vec::new() };
    if let Some([one, other]) = arguments.why_not {
        let players = [seat(one)?, seat(other)?];
        let field = question.field.without(&aside.seats());
        let asked = BoardQuestion { question: &question, field, players, texts };
        return asked.answer(round, arguments.format);
    }
    check_bye(&question, &aside, texts)?;
    let pairing = match pair_as_ruled(question.system, &question.field, &aside, &mut trace) {
        Ok(pairing) => pairing,
        Err(error) => return Err(no_pairing(&error, &question, texts)),
    };
    let mut answer = match arguments.format {
        OutputFormat::Text => lines(&question, &pairing),
        OutputFormat::Json => json_line(&object(&question, &pairing, round)),
    };
    if arguments.explain {
        answer += &PairingReasons::of(&question, &pairing, &trace, texts).text(&question);
    }
    Ok(answer)
}

/// Finds a player present in the round by number.
fn seat(question: &RoundQuestion, wanted: u16, texts: &Texts) -> Result<Seat, Failure> {
    question.field.present().find(|&seat| question.number(seat) == wanted).ok_or_else(|| Failure {
        exit: Exit::Malformed,
        text: texts.with("cli-not-present", &[("number", i64::from(wanted).into())]),
    })
}

/// Refuses a bye if the number of players to be paired is even, or if an absolute rule of the system excludes the
/// player, such as a second bye (FIDE C.04.1).
fn check_bye(question: &RoundQuestion, aside: &Aside, texts: &Texts) -> Result<(), Failure> {
    let left = question.field.without(&aside.unpaired).present().count();
    if aside.bye.is_some() && left.is_multiple_of(2) && question.system.swiss().is_some() {
        return Err(Failure::malformed(texts.with("cli-bye-even", &[("number", left.into())])));
    }
    let Some((swiss, seat)) = question.system.swiss().zip(aside.bye) else { return Ok(()) };
    let breaches = swiss.bye_breaches(&question.field, seat);
    let who = |seat: Seat| question.number(seat).to_string();
    let broken = breaches.iter().filter(|breach| breach.absolute);
    let broken: Vec<String> =
        broken.map(|breach| Naming { what: &breach.reason, who: &who }.say(texts)).collect();
    if broken.is_empty() {
        return Ok(());
    }
    let refused = texts.with("cli-bye-barred", &[("number", i64::from(question.number(seat)).into())]);
    Err(Failure { exit: Exit::Negative, text: format!("{refused}\n{}", broken.join("\n")) })
}

fn object(question: &RoundQuestion, pairing: &Pairing, round: RoundNo) -> serde_json::Value {
    let board =
        |pair: &Pair| json!({ "white": question.number(pair.white), "black": question.number(pair.black) });
    json!({
        "system": question.system.id(),
        "round": round.0,
        "boards": pairing.boards.iter().map(board).collect::<Vec<_>>(),
        "bye": idle(question, pairing).first().map(|&seat| question.number(seat)),
    })
}

/// A requested board.
struct BoardQuestion<'a> {
    question: &'a RoundQuestion,
    /// Without players whom the arbiter leaves unpaired.
    field: Field,
    players: [Seat; 2],
    texts: &'a Texts,
}

impl BoardQuestion<'_> {
    /// Explains why the system does not pair the board: the two numbers and the reasons, then the round with that
    /// board, if one exists.
    fn answer(&self, round: RoundNo, format: OutputFormat) -> Result<String, Failure> {
        let Self { question, field, players, texts } = self;
        let answer = match question.system.swiss() {
            Some(swiss) => {
                why_not(swiss, field, *players).map_err(|error| no_pairing(&error, question, texts))?
            }
            None => of_table(*players),
        };
        let numbers = players.map(|seat| question.number(seat));
        let who = |seat: Seat| question.number(seat).to_string();
        let say = |reason: &Reason| Naming { what: reason, who: &who }.say(texts);
        if format == OutputFormat::Json {
            let number = |seat: Seat| question.number(seat);
            let answer = json!({
                "players": numbers,
                "verdict": answer.verdict.id(),
                "reasons": reasons::objects(&answer.reasons, &number, texts),
                "instead": answer.instead.map(|instead| object(question, &instead, round)),
            });
            return Ok(json_line(&answer));
        }
        let mut text = format!("{} {}\n", numbers[0], numbers[1]);
        for reason in &answer.reasons {
            text += &format!("  {}\n", say(reason));
        }
        if let Some(instead) = &answer.instead {
            text += &format!("\n{}", lines(question, instead));
        }
        Ok(text)
    }
}

/// Converts the lack of a legal pairing to a negative answer, with the options among which the arbiter may decide.
fn no_pairing(error: &NoPairing, question: &RoundQuestion, texts: &Texts) -> Failure {
    let mut text = explanation::no_pairing(error, question, texts);
    let who = |seat: Seat| question.number(seat).to_string();
    let choices = choices(question.system, &question.field, error);
    if !choices.is_empty() {
        text += &format!("\n{}", texts.get("cli-choices"));
    }
    for RulingChoice { bye, unpaired } in choices {
        let unpaired: Vec<String> = unpaired.into_iter().map(who).collect();
        let bye = bye.map(|seat| format!("--bye {}", who(seat)));
        let unpaired = (!unpaired.is_empty()).then(|| format!("--unpaired {}", unpaired.join(",")));
        let options: Vec<String> = bye.into_iter().chain(unpaired).collect();
        text += &format!("\n  {}", options.join(" "));
    }
    Failure { exit: Exit::Negative, text }
}
