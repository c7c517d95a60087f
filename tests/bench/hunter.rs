//! Search for rounds that take long: random wild events, the slowest of them changed and tried again, and
//! finally reduced as far as they remain slow. `docs/slowest-rounds.md` explains its use and shows its
//! findings.

#[path = "../common/dice.rs"]
mod dice;
mod wild;

/// Helpers of the benchmarks' events.
mod make {
    pub use super::dice::Dice;
}

use dice::Dice;
use hakem_engine::console::swiss::refusal::hopeless;
use hakem_engine::format::{Field, Format, NoPairing, Pairing, Trace};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};
use wild::{KEPT, Results, Wild, systems};

/// An event that takes longer is not changed further.
const LONGEST: Duration = Duration::from_secs(20);

/// A round that takes longer is printed during the search.
const TOLD_AT_ONCE: Duration = Duration::from_millis(500);

/// Number of events of each system that are kept and changed.
const KEPT_OF_EACH: usize = 6;

/// Column sizes of the page: maximum number of players.
const SIZES: [u16; 4] = [64, 128, 512, 1024];

/// A wild event up to its slowest round, and the time of that round.
type Found = (Duration, Wild);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    match arguments.first().map(String::as_str) {
        Some("page") => page(),
        Some("line") => arguments[1..].iter().for_each(|line| {
            let (time, wild) = slowest(&line.parse().expect("a line as the hunter prints it"));
            tell(time, &wild);
        }),
        seconds => {
            let seconds = seconds.and_then(|seconds| seconds.parse().ok()).unwrap_or(60);
            hunt(Duration::from_secs(seconds), &arguments.get(1..).unwrap_or_default().concat());
        }
    }
}

/// Returns the processor time of this thread: other work on the machine does not count.
#[cfg(unix)]
fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let spent = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(spent.tv_sec.unsigned_abs(), spent.tv_nsec.unsigned_abs().try_into().unwrap_or(0))
}

/// Returns the time since the first call, other work on the machine included.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGUN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

/// Pairs a round as `pair_as_ruled` does, and returns the time it took.
fn timed(system: &dyn Format, field: &Field) -> (Duration, Result<Pairing, NoPairing>) {
    let start = processor_time();
    let answer = match system.swiss().and_then(|swiss| hopeless(swiss, black_box(field))) {
        Some(refusal) => Err(refusal),
        None => system.pair(field, &mut Trace::silent()),
    };
    (processor_time().saturating_sub(start), answer)
}

/// Plays an event; returns it up to its slowest round, with the time of that round.
fn slowest(wild: &Wild) -> Found {
    let (start, mut worst) = (Instant::now(), (Duration::ZERO, wild.round));
    wild.play(|field| {
        let (time, answer) = timed(wild.system(), field);
        worst = worst.max((time, field.round.0));
        if start.elapsed() > LONGEST { Err(NoPairing::TooFewPlayers { present: 0 }) } else { answer }
    });
    (worst.0, Wild { round: worst.1, ..wild.clone() })
}

fn tell(time: Duration, wild: &Wild) {
    println!("{:9.2} ms  {wild}", time.as_secs_f64() * 1e3);
}

/// Searches for this time; `wanted` lists systems, separated by commas; empty means all.
fn hunt(time: Duration, wanted: &str) {
    let ids: Vec<&'static str> = systems()
        .map(Format::id)
        .filter(|id| wanted.is_empty() || wanted.split(',').any(|wanted| wanted == *id))
        .collect();
    assert!(!ids.is_empty(), "no system is called {wanted}");
    let begun = Instant::now();
    let mut kept: BTreeMap<&str, Vec<Found>> = BTreeMap::new();
    let stored = KEPT.lines().map(|line| line.parse::<Wild>().expect("a line that was kept"));
    stored.filter(|wild| ids.contains(&wild.system)).for_each(|wild| keep(&mut kept, slowest(&wild)));
    // Pairing the stored events takes minutes and never the same time, so every run has a different seed.
    let mut dice = Dice(u64::from(begun.elapsed().subsec_nanos()) ^ u64::from(std::process::id()));
    let start = Instant::now();
    while start.elapsed() < time {
        let id = ids[dice.roll(ids.len())];
        let known = kept.get(id).map_or(&[][..], Vec::as_slice);
        let next = match known.len() {
            0 => Wild::random(id, &mut dice),
            _ if dice.comes_up(50) => Wild::random(id, &mut dice),
            count => changed(&known[dice.roll(count)].1, &mut dice),
        };
        let found = slowest(&next);
        if found.0 > TOLD_AT_ONCE {
            tell(found.0, &found.1);
        }
        keep(&mut kept, found);
    }
    println!("\nThe slowest of each system:");
    kept.values().flatten().for_each(|(time, wild)| tell(*time, wild));
    println!("\nThe same, made smaller:");
    for found in kept.into_values().flatten() {
        let (time, wild) = smaller(found);
        tell(time, &wild);
    }
}

/// Keeps an event among the slowest of its system; of similar events only one.
fn keep(kept: &mut BTreeMap<&str, Vec<Found>>, found: Found) {
    let of_system = kept.entry(found.1.system).or_default();
    let alike = of_system.iter().position(|(_, other)| {
        (other.results, other.clubs.len(), other.players % 2)
            == (found.1.results, found.1.clubs.len(), found.1.players % 2)
    });
    match alike {
        Some(place) if of_system[place].0 < found.0 => of_system[place] = found,
        Some(_) => {}
        None => of_system.push(found),
    }
    of_system.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
    of_system.truncate(KEPT_OF_EACH);
}

/// Reduces an event as long as its slowest round remains nearly as slow.
fn smaller((mut time, mut wild): Found) -> Found {
    loop {
        let tries = simpler(&wild).into_iter().map(|simpler| slowest(&simpler));
        let Some(better) = tries.into_iter().find(|(other, _)| *other * 10 >= time * 9) else {
            return (time, wild);
        };
        (time, wild) = better;
    }
}

/// Makes one change.
fn changed(wild: &Wild, dice: &mut Dice) -> Wild {
    let other = Wild::random(wild.system, dice);
    let mut changed = wild.clone();
    match dice.roll(8) {
        0 => changed.results = other.results,
        1 => (changed.clubs, changed.mixed) = (other.clubs.clone(), other.mixed),
        2 => changed.mixed = !wild.mixed,
        3 => changed.away = other.away,
        4 => changed.forfeits = other.forfeits,
        5 => changed.seed = other.seed,
        6 => changed.players = if dice.comes_up(50) { wild.players + 1 } else { wild.players - 1 },
        _ => (changed.players, changed.rounds) = (other.players, other.rounds),
    }
    changed.round = changed.rounds;
    changed.fitting()
}

/// Returns the events with one element removed.
fn simpler(wild: &Wild) -> Vec<Wild> {
    let mut simpler = vec![
        Wild { players: wild.players * 3 / 4, ..wild.clone() },
        Wild { players: wild.players - 1, ..wild.clone() },
        Wild { rounds: wild.round, ..wild.clone() },
        Wild { round: wild.round - 1, ..wild.clone() },
        Wild { away: 0, ..wild.clone() },
        Wild { forfeits: 0, ..wild.clone() },
        Wild { clubs: Vec::new(), mixed: false, ..wild.clone() },
        Wild { mixed: false, ..wild.clone() },
        Wild { seed: 0, ..wild.clone() },
    ];
    simpler.retain(|other| other != wild && other.players > 3 && other.round > 0);
    simpler.into_iter().map(Wild::fitting).collect()
}

/// Prints the page: the slowest of the events by system and size.
fn page() {
    let mut worst: BTreeMap<(&str, usize), Found> = BTreeMap::new();
    for line in KEPT.lines() {
        let found = slowest(&line.parse().expect("a line that was kept"));
        let size = SIZES.iter().position(|&most| found.1.players <= most).unwrap_or(SIZES.len());
        let entry = worst.entry((found.1.system, size)).or_insert_with(|| found.clone());
        if entry.0 < found.0 {
            *entry = found;
        }
    }
    println!("| system | players | ms | the event |\n|---|---|---|---|");
    for ((system, _), (time, wild)) in worst {
        println!("| {system} | {} | {:.1} | `{wild}` |", wild.players, time.as_secs_f64() * 1e3);
    }
    println!("\nResults: {}", Results::ALL.map(|(_, name)| name).join(", "));
}
