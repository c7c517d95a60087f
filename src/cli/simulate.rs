//! `hakem simulate`: random events as tournament reports, reproducible from a seed.

use super::input::{Failure, known_system, print, tell_aside};
use super::output::{OutputFormat, json_line, unwritable, write_new};
use super::{Exit, known};
use crate::i18n::{Naming, Say, Texts};
use crate::simulate::{Rates, Shape, Wishes, simulate, team_sizes};
use clap::ValueHint;
use clap::builder::TypedValueParser;
use hakem_engine::format::{Format, Paired};
use hakem_engine::pairing::ProposeError;
use hakem_engine::tournament::{
    Acceleration, Colour, PlayerId, PointSystem, Points, Rating, RoundNo, SYSTEM_IN_FORCE, TieBreakId,
};
use hakem_engine::trf::{self, Style};
use serde_json::{Value, json};
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// How many sizes of teams are named where another was asked for.
const MOST_TOLD_SIZES: u16 = 6;

/// Most players of an event.
const MOST_PLAYERS: u32 = 9999;

/// Make random events: what is not asked for is drawn for each of them
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder for the reports; it is made when it is not there
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    out: PathBuf,
    /// How many players, late entries among them
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(2..))]
    players: Option<u32>,
    /// How many rounds
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..))]
    rounds: Option<u8>,
    /// The pairing system
    #[arg(long, value_name = "ID", value_parser = known::system(), default_value = SYSTEM_IN_FORCE)]
    system: String,
    /// What all random numbers follow from; drawn and told when it is not given
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// How many events
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    count: u32,
    /// The colour of pairing number 1 in round 1
    #[arg(long, value_name = "w|b", value_parser = colour())]
    initial_colour: Option<Colour>,
    /// Virtual points
    #[arg(long, value_name = "none|baku", value_parser = acceleration())]
    acceleration: Option<Acceleration>,
    /// What a win, a draw, a loss and the bye are worth, such as 3,1,0,3
    #[arg(long, value_name = "LIST", value_parser = points)]
    points: Option<PointSystem>,
    /// The lowest and the highest rating, such as 1400-2200
    #[arg(long, value_name = "RANGE", value_parser = ratings)]
    ratings: Option<RangeInclusive<u16>>,
    /// Tie-breaks instead of the usual ones, such as BH,SB,DE
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    #[command(flatten)]
    rates: RateArguments,
    /// How to tell what was made
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

/// How often something happens, in a hundred.
#[derive(Debug, clap::Args)]
struct RateArguments {
    /// Games forfeited, in a hundred
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    forfeits: Option<u8>,
    /// Results such as ½-0, and games of fewer than one move, in a hundred
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    odd_results: Option<u8>,
    /// Half-point byes (one in ten a full point), in a hundred players each round
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    half_point_byes: Option<u8>,
    /// Absences, in a hundred players each round
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    zero_point_byes: Option<u8>,
    /// Withdrawals, in a hundred players each round
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    withdrawals: Option<u8>,
    /// Late entries, in a hundred players
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    late_entries: Option<u8>,
    /// Forbidden pairs, in a hundred players
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    forbidden_pairs: Option<u8>,
    /// Players without a rating, in a hundred
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    unrated: Option<u8>,
}

/// Reads a colour.
pub(super) fn colour() -> impl TypedValueParser<Value = Colour> {
    let read = |text: &str| match text {
        "w" | "W" => Ok(Colour::White),
        "b" | "B" => Ok(Colour::Black),
        _ => Err("expected w or b"),
    };
    known::known(|| vec!["w", "b"], read)
}

fn acceleration() -> impl TypedValueParser<Value = Acceleration> {
    let read = |text: &str| match text {
        "none" => Ok(Acceleration::None),
        "baku" => Ok(Acceleration::Baku),
        _ => Err("expected none or baku"),
    };
    known::known(|| vec!["none", "baku"], read)
}

fn ratings(text: &str) -> Result<RangeInclusive<u16>, String> {
    let bounds = text.split_once('-').and_then(|(lowest, highest)| {
        let rating = |text: &str| Rating::new(text.trim().parse().ok()?).ok().map(Rating::get);
        Some((rating(lowest)?, rating(highest)?))
    });
    match bounds {
        Some((lowest, highest)) if lowest <= highest => Ok(lowest..=highest),
        _ => Err(format!(
            "expected two ratings from {} to {}, such as 1400-2200",
            Rating::LOWEST,
            Rating::HIGHEST
        )),
    }
}

fn points(text: &str) -> Result<PointSystem, String> {
    let value = |text: &str| -> Option<Points> {
        let (whole, tenths) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let digit =
            |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<i32>().ok())?;
        (tenths.len() == 1).then_some(())?;
        Some(Points::from_tenths(digit(whole)?.checked_mul(10)? + digit(tenths)?))
    };
    let values: Option<Vec<Points>> = text.split(',').map(value).collect();
    match values.as_deref() {
        Some(&[win, draw, loss, pairing_allocated_bye]) => {
            Ok(PointSystem { win, draw, loss, pairing_allocated_bye, ..PointSystem::default() })
        }
        _ => Err("expected the points of a win, a draw, a loss and the bye, such as 1,0.5,0,1".to_owned()),
    }
}

/// What is told of an event that was made and written.
struct Made {
    path: PathBuf,
    shape: Shape,
    /// The last round that was paired, 0 for none.
    paired: u8,
    /// The round that could not be paired, and why.
    stopped: Option<(RoundNo, ProposeError)>,
}

/// Makes the events on all cores and tells what was made.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let system = known_system(&arguments.system, texts)?;
    let wishes = wishes(arguments, texts)?;
    check_team_size(system, wishes.players, texts)?;
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    let folder = &arguments.out;
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error, texts))?;
    let next = AtomicU32::new(1);
    let threads = thread::available_parallelism().map_or(1, usize::from).min(arguments.count.max(1) as usize);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > arguments.count {
                return done;
            }
            let made = make(&wishes, system, (seed, number, arguments.count), folder, texts);
            let has_failed = made.is_err();
            done.push((number, made));
            if has_failed {
                // The other workers stop too.
                next.store(arguments.count.saturating_add(1), Ordering::Relaxed);
                return done;
            }
        }
    };
    let mut made: Vec<(u32, Result<Made, Failure>)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|fault| resume_unwind(fault)))
            .collect()
    });
    made.sort_by_key(|(number, _)| *number);
    let made: Vec<Made> = made.into_iter().map(|(_, made)| made).collect::<Result<_, _>>()?;
    let answer = match arguments.format {
        OutputFormat::Text => told(seed, &made, texts),
        OutputFormat::Json => json_line(&object(seed, system, &made)),
    };
    print(&answer, texts)?;
    Ok(Exit::Done)
}

/// Refuses a size of teams for which the format has no table, and says which it has one for.
fn check_team_size(system: &dyn Format, players: Option<u16>, texts: &Texts) -> Result<(), Failure> {
    let Some(players) = players.filter(|_| system.facts().paired == Paired::Teams) else { return Ok(()) };
    if team_sizes(system, players).contains(&players) {
        return Ok(());
    }
    let some = team_sizes(system, MOST_TOLD_SIZES * 2).into_iter().take(MOST_TOLD_SIZES.into());
    let some: Vec<String> = some.map(|size| size.to_string()).collect();
    let values =
        [("players", players.into()), ("system", system.id().into()), ("sizes", some.join(", ").into())];
    Err(Failure::malformed(texts.with("cli-no-team-size", &values)))
}

fn wishes(arguments: &Arguments, texts: &Texts) -> Result<Wishes, Failure> {
    if let Some(players) = arguments.players.filter(|&players| players > MOST_PLAYERS) {
        let values = [("players", players.into()), ("most", MOST_PLAYERS.into())];
        return Err(Failure { exit: Exit::TooLarge, text: texts.with("cli-too-many-players", &values) });
    }
    let list = arguments.tie_breaks.as_ref();
    let rates = &arguments.rates;
    Ok(Wishes {
        players: arguments.players.and_then(|players| u16::try_from(players).ok()),
        rounds: arguments.rounds.map(RoundNo),
        initial_colour: arguments.initial_colour,
        acceleration: arguments.acceleration,
        points: arguments.points,
        ratings: arguments.ratings.clone(),
        tie_breaks: list.map(|codes| codes.iter().map(|code| TieBreakId::new(code.trim())).collect()),
        rates: Rates {
            forfeits: rates.forfeits,
            odd_results: rates.odd_results,
            half_point_byes: rates.half_point_byes,
            zero_point_byes: rates.zero_point_byes,
            withdrawals: rates.withdrawals,
            late_entries: rates.late_entries,
            forbidden_pairs: rates.forbidden_pairs,
            unrated: rates.unrated,
        },
    })
}

/// Makes and writes one event: `(seed, number, count)`.
fn make(
    wishes: &Wishes,
    system: &dyn Format,
    (seed, number, count): (u64, u32, u32),
    folder: &Path,
    texts: &Texts,
) -> Result<Made, Failure> {
    let simulated = simulate(wishes, system, seed, number).map_err(|error| {
        Failure::malformed(Naming { what: &error, who: &|id: PlayerId| id.to_string() }.say(texts))
    })?;
    let width = count.to_string().len();
    let path = folder.join(format!("{}-{seed}-{number:0width$}.trf", system.id()));
    trf::left_out(&simulated.event).iter().for_each(|left_out| tell_aside(&left_out.say(texts)));
    let report = trf::write(&simulated.report(seed, number), Style::default());
    write_new(&path, report.as_bytes(), texts)?;
    let paired = simulated.event.last_published().map_or(0, |round| round.0);
    Ok(Made { path, shape: simulated.shape, paired, stopped: simulated.stopped })
}

/// A line for the seed and one for each event.
fn told(seed: u64, made: &[Made], texts: &Texts) -> String {
    let mut answer = format!("seed {seed}\n");
    for Made { path, shape, paired, stopped } in made {
        let name = path.display().to_string();
        let (players, rounds) = (shape.players, shape.rounds);
        // Writing to a string cannot fail.
        let _infallible = write!(
            answer,
            "{}: players {players}, rounds {rounds}, paired {paired}",
            crate::text::clean(&name)
        );
        if let Some((round, why)) = stopped {
            let _infallible = write!(answer, "\n  round {round}: {}", why.say(texts));
        }
        answer.push('\n');
    }
    answer
}

fn object(seed: u64, system: &dyn Format, made: &[Made]) -> Value {
    let event = |Made { path, shape, paired, stopped }: &Made| {
        json!({
            "file": path.display().to_string(),
            "players": shape.players,
            "rounds": shape.rounds.0,
            "paired": paired,
            "accelerated": shape.acceleration == Acceleration::Baku,
            "stopped": stopped.as_ref().map(|(round, _)| round.0),
        })
    };
    json!({ "seed": seed, "system": system.id(), "events": made.iter().map(event).collect::<Vec<_>>() })
}
