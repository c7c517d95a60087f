//! `hakem simulate`: generates random events as tournament reports, reproducible from a seed.

use super::files::on_threads;
use super::input::{Failure, finish, known_system, tell_aside};
use super::output::{OutputFormat, json_line, unwritable, write_new};
use super::{Exit, argument_values, rehearsal};
use crate::i18n::{Naming, Say, Texts};
use crate::simulate::{Apart, Often, Rates, Shape, Wishes, simulate, team_sizes};
use clap::ValueHint;
use clap::builder::TypedValueParser;
use hakem_engine::format::{Format, Paired};
use hakem_engine::pairing::ProposeError;
use hakem_engine::tiebreak::{Conditions, accepts};
use hakem_engine::tournament::{
    Acceleration, Colour, PlayerId, PointSystem, Points, Rating, RoundNo, SYSTEM_IN_FORCE, TieBreakId,
};
use hakem_engine::trf::{self, Style};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// Number of valid team sizes listed in a refusal.
const MOST_TOLD_SIZES: u16 = 6;

/// Maximum number of players in an event.
const MOST_PLAYERS: u32 = 9999;

/// Maximum number of players in a team whose size is random.
const MOST_DRAWN_SIZE: u32 = 8;

/// Generate random events, or simulate the remaining rounds of an event
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder for the reports; created if missing
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath, required_unless_present = "from")]
    out: Option<PathBuf>,
    /// Simulate the remaining rounds of this report or event file instead, and show how often each player
    /// finishes at which rank
    #[arg(long, value_name = "EVENT", value_hint = ValueHint::FilePath, conflicts_with_all = OF_RANDOM_EVENTS)]
    from: Option<PathBuf>,
    /// Number of players, including late entries
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(2..))]
    players: Option<u32>,
    /// Number of teams, in systems that pair teams by results; --players is then the size of each team
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(2..))]
    teams: Option<u16>,
    /// Number of rounds
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..))]
    rounds: Option<u8>,
    /// The pairing system
    #[arg(long, value_name = "ID", value_parser = argument_values::system(), default_value = SYSTEM_IN_FORCE)]
    system: String,
    /// Seed of the random numbers [default: drawn, and printed]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Number of events [default: 1], or with --from the number of simulations [default: 1000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    count: Option<u32>,
    /// The initial colour
    #[arg(long, value_name = "w|b", value_parser = colour())]
    initial_colour: Option<Colour>,
    /// Virtual points
    #[arg(long, value_name = "METHOD", value_parser = acceleration())]
    acceleration: Option<Acceleration>,
    /// Points for a win, a draw, a loss and the bye, such as 3,1,0,3
    #[arg(long, value_name = "LIST", value_parser = points)]
    points: Option<PointSystem>,
    /// The lowest and the highest rating, such as 1400-2200, or the rating of each player, such as 2400,2310,0
    #[arg(long, value_name = "RANGE|LIST", value_parser = ratings)]
    ratings: Option<Ratings>,
    /// Tie-breaks, instead of the default ones, such as BH,SB,DE
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    #[command(flatten)]
    rates: RateArguments,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: OutputFormat,
}

/// Options of random events, which do not apply to an existing event.
const OF_RANDOM_EVENTS: [&str; 20] = [
    "out",
    "players",
    "teams",
    "rounds",
    "system",
    "initial_colour",
    "acceleration",
    "points",
    "ratings",
    "tie_breaks",
    "forfeits",
    "double_forfeits",
    "odd_results",
    "half_point_byes",
    "full_point_byes",
    "zero_point_byes",
    "withdrawals",
    "late_entries",
    "forbidden_pairs",
    "unrated",
];

/// Frequencies: a number per event, such as 4, or a percentage of the opportunities, such as 5%.
#[derive(Debug, clap::Args)]
struct RateArguments {
    /// Games forfeited
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    forfeits: Option<Often>,
    /// Double forfeits [default: a tenth of the forfeits]
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    double_forfeits: Option<Often>,
    /// Unusual results such as ½-0, and games of less than one move
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    odd_results: Option<Often>,
    /// Half-point byes; a share is of all players and rounds
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    half_point_byes: Option<Often>,
    /// Full-point byes; a share is of all players and rounds [default: a tenth of the half-point byes]
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    full_point_byes: Option<Often>,
    /// Absences; a share is of all players and rounds
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    zero_point_byes: Option<Often>,
    /// Withdrawals; a share is of all players and rounds
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    withdrawals: Option<Often>,
    /// Late entries; a share is of the players
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    late_entries: Option<Often>,
    /// Forbidden pairs; a share is of the number of players
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    forbidden_pairs: Option<Often>,
    /// Players without a rating
    #[arg(long, value_name = "NUMBER|SHARE%", value_parser = often)]
    unrated: Option<Often>,
}

/// Requested ratings.
#[derive(Clone, Debug)]
enum Ratings {
    Range(RangeInclusive<u16>),
    /// Rating of each player; `None` for an unrated one.
    List(Vec<Option<u16>>),
}

pub(super) fn colour() -> impl TypedValueParser<Value = Colour> {
    let read = |text: &str| match text {
        "w" | "W" => Ok(Colour::White),
        "b" | "B" => Ok(Colour::Black),
        _ => Err("expected w or b"),
    };
    argument_values::known(|| vec!["w", "b"], read)
}

fn acceleration() -> impl TypedValueParser<Value = Acceleration> {
    let read = |text: &str| Acceleration::from_word(text).ok_or("expected none, baku or another method");
    argument_values::known(|| Acceleration::WORDS.to_vec(), read)
}

/// Parses a number, or a percentage followed by `%`.
fn often(text: &str) -> Result<Often, String> {
    let read = match text.trim().split_once('%') {
        Some((share, "")) => share.trim().parse().ok().filter(|&share| share <= 100).map(Often::Share),
        Some(_) => None,
        None => text.trim().parse().ok().map(Often::Number),
    };
    read.ok_or_else(|| "expected a number such as 4, or a share up to 100% such as 5%".to_owned())
}

fn ratings(text: &str) -> Result<Ratings, String> {
    let rating = |text: &str| Rating::new(text.trim().parse().ok()?).ok().map(Rating::get);
    let each = |text: &str| if text.trim() == "0" { Some(None) } else { rating(text).map(Some) };
    let read = text.split_once('-').and_then(|(lowest, highest)| rating(lowest).zip(rating(highest)));
    let read = read.filter(|(lowest, highest)| lowest <= highest);
    let list = || text.split(',').map(each).collect::<Option<Vec<_>>>().filter(|list| list.len() > 1);
    let range = read.map(|(lowest, highest)| Ratings::Range(lowest..=highest));
    range.or_else(|| list().map(Ratings::List)).ok_or_else(|| {
        format!(
            "expected two ratings from {} to {}, such as 1400-2200, or one for each player, such as 2400,2310,0",
            Rating::LOWEST,
            Rating::HIGHEST
        )
    })
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

/// An event that was generated and written.
struct Made {
    path: PathBuf,
    shape: Shape,
    /// Last paired round, 0 if none.
    paired: u8,
    /// Round that could not be paired, with the reason.
    stopped: Option<(RoundNo, ProposeError)>,
}

/// Generates the events on all cores and prints a summary.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    match (&arguments.from, &arguments.out) {
        (Some(event), _) => rehearsal::run(event, seed, arguments.count, arguments.format, texts),
        (None, Some(folder)) => make_all(arguments, seed, folder, texts),
        // The command line parser requires one of them.
        (None, None) => Ok(Exit::Malformed),
    }
}

fn make_all(arguments: &Arguments, seed: u64, folder: &Path, texts: &Texts) -> Result<Exit, Failure> {
    let system = known_system(&arguments.system, texts)?;
    let wishes = wishes(arguments, system, texts)?;
    check_team_size(system, wishes.players, texts)?;
    let count = arguments.count.unwrap_or(1);
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error, texts))?;
    let next = AtomicU32::new(1);
    let threads = thread::available_parallelism().map_or(1, usize::from).min(count as usize);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > count {
                return done;
            }
            let made = make(&wishes, system, (seed, number, count), folder, texts);
            let has_failed = made.is_err();
            done.push((number, made));
            if has_failed {
                // Stop the other workers too.
                next.store(count.saturating_add(1), Ordering::Relaxed);
                return done;
            }
        }
    };
    let mut made: Vec<(u32, Result<Made, Failure>)> = on_threads(threads, work);
    made.sort_by_key(|(number, _)| *number);
    let made: Vec<Made> = made.into_iter().map(|(_, made)| made).collect::<Result<_, _>>()?;
    let answer = match arguments.format {
        OutputFormat::Text => told(seed, &made, texts),
        OutputFormat::Json => json_line(&object(seed, system, &made)),
    };
    finish(&answer, texts)
}

/// Refuses a number of teams if teams are not paired by results, or if the event would have too many players.
fn check_teams(count: u16, size: Option<u32>, system: &dyn Format, texts: &Texts) -> Result<(), Failure> {
    if !system.facts().pairs_teams() {
        let values = [("system", system.id().into())];
        return Err(Failure::malformed(texts.with("cli-teams-by-results", &values)));
    }
    let players = u32::from(count).saturating_mul(size.unwrap_or(MOST_DRAWN_SIZE));
    if players > MOST_PLAYERS {
        let values = [("players", players.into()), ("most", MOST_PLAYERS.into())];
        return Err(Failure { exit: Exit::TooLarge, text: texts.with("cli-too-many-players", &values) });
    }
    Ok(())
}

/// Refuses a team size for which the format has no table, and lists valid ones.
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

fn wishes(arguments: &Arguments, system: &dyn Format, texts: &Texts) -> Result<Wishes, Failure> {
    if let Some(players) = arguments.players.filter(|&players| players > MOST_PLAYERS) {
        let values = [("players", players.into()), ("most", MOST_PLAYERS.into())];
        return Err(Failure { exit: Exit::TooLarge, text: texts.with("cli-too-many-players", &values) });
    }
    let tie_breaks = arguments.tie_breaks.as_ref();
    let tie_breaks: Option<Vec<TieBreakId>> =
        tie_breaks.map(|codes| codes.iter().map(|code| TieBreakId::new(code.trim())).collect());
    let facts = system.facts();
    let (predetermined, teams) = (facts.is_predetermined(), facts.paired == Paired::Teams);
    if let Some(count) = arguments.teams {
        check_teams(count, arguments.players, system, texts)?;
    }
    let conditions =
        Conditions { rules: facts.tie_break_rules, predetermined, teams, by_values: facts.by_values };
    for code in tie_breaks.iter().flatten() {
        accepts(code, conditions).map_err(|error| Failure::malformed(error.say(texts)))?;
    }
    let (range, rating_list) = match arguments.ratings.clone() {
        Some(Ratings::Range(range)) => (Some(range), Vec::new()),
        Some(Ratings::List(list)) => (None, list),
        None => (None, Vec::new()),
    };
    if let Some(players) = arguments.players.filter(|&players| {
        !teams && !rating_list.is_empty() && usize::try_from(players) != Ok(rating_list.len())
    }) {
        let values = [("players", players.into()), ("ratings", rating_list.len().into())];
        return Err(Failure::malformed(texts.with("cli-ratings-of-players", &values)));
    }
    let rates = &arguments.rates;
    Ok(Wishes {
        players: arguments.players.and_then(|players| u16::try_from(players).ok()),
        teams: arguments.teams,
        rounds: arguments.rounds.map(RoundNo),
        initial_colour: arguments.initial_colour,
        acceleration: arguments.acceleration,
        points: arguments.points,
        ratings: range,
        rating_list,
        tie_breaks,
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
        apart: Apart { full_point_byes: rates.full_point_byes, double_forfeits: rates.double_forfeits },
    })
}

/// Generates and writes one event: `(seed, number, count)`.
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

/// Formats one line for the seed and one per event.
fn told(seed: u64, made: &[Made], texts: &Texts) -> String {
    let mut answer = format!("seed {seed}\n");
    for Made { path, shape, paired, stopped } in made {
        let name = path.display().to_string();
        let (players, rounds) = (shape.players, shape.rounds);
        answer +=
            &format!("{}: players {players}, rounds {rounds}, paired {paired}", crate::text::clean(&name));
        if let Some((round, why)) = stopped {
            answer += &format!("\n  round {round}: {}", why.say(texts));
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
            "accelerated": shape.acceleration != Acceleration::None,
            "stopped": stopped.as_ref().map(|(round, _)| round.0),
        })
    };
    json!({ "seed": seed, "system": system.id(), "events": made.iter().map(event).collect::<Vec<_>>() })
}
