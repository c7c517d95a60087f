//! Every outlet has the same facts: random events, made by the commands of the console, are compared after
//! every half and full round in everything that hakem writes.
//!
//! A failure prints its seed and the fewest acts that reproduce it. `HAKEM_CASES=n` runs `n` events,
//! `HAKEM_SEED=n` starts with that one.

mod course;
mod documented;
mod facts;
mod files;
mod reports;
mod rounds;
mod sheets;
mod story;

use crate::effort::{cases, is_full};
use documented::documented;
use hakem_engine::command::Command;
use hakem_engine::format::{Course, Facts, Paired};
use hakem_engine::history::History;
use hakem_engine::pairing::SYSTEMS;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Debug, Write};
use story::{Act, Story, replayed};

/// A difference between an event and one of its outlets.
#[derive(Clone, Debug)]
struct Difference {
    /// The outlet, and the differing part of it.
    outlet: &'static str,
    told: String,
}

impl Difference {
    fn new(outlet: &'static str, told: String) -> Self {
        Self { outlet, told }
    }

    /// A file that cannot be read again: the outlet names the reason, so that fewer acts reproduce the same
    /// refusal.
    fn refused(outlet: &'static str, why: &str, text: &str) -> Self {
        let kind: String = why.chars().filter(|letter| !letter.is_ascii_digit()).take(70).collect();
        Self::new(Self::name(outlet, Box::leak(kind.into_boxed_str())), format!("{why}\n{text}"))
    }

    /// Returns the name of a difference in a report of a format.
    fn name(form: &'static str, what: &'static str) -> &'static str {
        // There are few, and each lives as long as the test.
        Box::leak(format!("{form}: {what}").into_boxed_str())
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.outlet, self.told)
    }
}

fn differs<T: Debug + PartialEq>(outlet: &'static str, here: &T, there: &T) -> Result<(), Difference> {
    if here == there {
        return Ok(());
    }
    Err(Difference::new(outlet, format!("\n  event  {here:?}\n  outlet {there:?}")))
}

fn differences(history: &History) -> Vec<Difference> {
    let event = history.snapshot();
    // A report needs a player.
    if event.players().next().is_none() {
        return Vec::new();
    }
    let mut found: Vec<Difference> = copy(history).err().into_iter().collect();
    found.extend(reports::compare(event));
    found.extend(sheets::compare(history));
    found.extend(files::compare(event));
    found
}

/// Compares the event with its file, opened again.
fn copy(history: &History) -> Result<(), Difference> {
    let mut again = History::default();
    let entries = history.log().iter().map(|line| {
        let entry = ron::from_str(&ron::to_string(&line.entry).unwrap()).unwrap();
        (entry, line.at)
    });
    again.replay_all(entries).map_err(|why| Difference::new("copy", why.to_string()))?;
    differs("copy", history.snapshot(), again.snapshot())
}

/// If cases are few, one moment in this many is compared: what an outlet lacks, it mostly lacks to the end.
const APART: u32 = 3;

/// Counts of comparisons and of differences.
#[derive(Default)]
struct Tally {
    events: u32,
    rounds: u32,
    moments: u32,
    documented: BTreeMap<&'static str, u32>,
}

impl Tally {
    /// Compares everything at this moment, or nothing if it is omitted; returns true if all agrees.
    fn moment(&mut self, story: &Story, faults: &mut Vec<Difference>) -> bool {
        self.moments += 1;
        let is_omitted = !self.moments.is_multiple_of(APART) && !is_full();
        is_omitted || self.compare(story, faults)
    }

    fn compare(&mut self, story: &Story, faults: &mut Vec<Difference>) -> bool {
        for found in differences(&story.history) {
            match documented(story.history.snapshot(), &found) {
                Some(known) => *self.documented.entry(known.reason).or_default() += 1,
                None => faults.push(found),
            }
        }
        faults.is_empty()
    }

    /// Plays an event and compares after every half and full round, up to the first difference.
    fn event(&mut self, story: &mut Story) -> Vec<Difference> {
        self.events += 1;
        let mut faults = Vec::new();
        story.come_and_go();
        story.open();
        let mut agrees = self.moment(story, &mut faults);
        for _ in 0..12 {
            story.come_and_go();
            let Some(round) = story.next_round().filter(|_| agrees) else { break };
            self.rounds += 1;
            story.play(round, 50);
            story.intervene();
            agrees = self.moment(story, &mut faults);
            if !agrees {
                break;
            }
            // It may have been undone.
            story.history.snapshot().last_published().into_iter().for_each(|round| story.play(round, 100));
            story.intervene();
            agrees = self.moment(story, &mut faults);
        }
        if faults.is_empty() {
            self.compare(story, &mut faults);
        }
        faults
    }
}

/// Returns the fewest acts after which an outlet still differs.
fn fewest(acts: &[Act], outlet: &str) -> Vec<Act> {
    let shows = |acts: &[Act]| {
        let history = replayed(acts);
        let found = differences(&history);
        found.iter().any(|found| found.outlet == outlet && documented(history.snapshot(), found).is_none())
    };
    let mut left = acts.to_vec();
    let mut size = (left.len() / 2).max(1);
    loop {
        let mut at = 0;
        let before = left.len();
        while at < left.len() {
            let mut fewer = left.clone();
            // Without its settings an event is a different one.
            let mut place = 0;
            fewer.retain(|act| {
                let is_kept =
                    !(at..at + size).contains(&place) || matches!(act, Act::Do(Command::Announce(_)));
                place += 1;
                is_kept
            });
            if fewer.len() < left.len() && std::panic::catch_unwind(|| shows(&fewer)).unwrap_or(false) {
                left = fewer;
            } else {
                at += size;
            }
        }
        if size == 1 && left.len() == before {
            return left;
        }
        size = (size / 2).max(1);
    }
}

/// Describes a difference with its seed and the fewest acts that reproduce it.
fn told(system: &str, seed: u64, acts: &[Act], found: &Difference) -> String {
    let acts = fewest(acts, found.outlet);
    let history = replayed(&acts);
    let found =
        differences(&history).into_iter().find(|other| other.outlet == found.outlet).unwrap_or(found.clone());
    let mut told = format!("{system}, HAKEM_SEED={seed}: {found}\n");
    acts.iter().for_each(|act| writeln!(told, "  {act}").unwrap());
    told
}

/// Returns the differing part of an outlet, regardless of the report's format.
fn subject(outlet: &str) -> &str {
    let form = outlet.split_once(": ").filter(|(form, _)| reports::is_form(form));
    form.map_or(outlet, |(_, subject)| subject)
}

/// Plays events of some systems: one of each, or as many as `full` if no case is omitted. For each subject
/// the first difference is shown, with the seeds of all.
fn agree(systems: &[&str], full: u32) {
    let first = std::env::var("HAKEM_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let mut tally = Tally::default();
    let mut faults: BTreeMap<&str, (Vec<String>, String)> = BTreeMap::new();
    let few = u32::try_from(systems.len()).unwrap().min(full);
    for seed in first..first + u64::from(cases(few, full)) {
        let system = systems[usize::try_from(seed).unwrap() % systems.len()];
        let mut story = Story::begin(system, seed);
        let mut seen = BTreeSet::new();
        for found in tally.event(&mut story) {
            // The formats of report mostly share a fault.
            if seen.insert(subject(found.outlet)) {
                let told = || (Vec::new(), told(system, seed, &story.acts, &found));
                let fault = faults.entry(subject(found.outlet)).or_insert_with(told);
                fault.0.push(format!("{system} {seed}"));
            }
        }
    }
    println!("{} events, {} rounds, {} moments", tally.events, tally.rounds, tally.moments);
    tally.documented.iter().for_each(|(reason, count)| println!("{count:>6} {reason}"));
    let all: Vec<String> = faults
        .into_values()
        .map(|(events, told)| format!("{} events ({}), the first: {told}", events.len(), events.join(", ")))
        .collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

fn systems(is: impl Fn(&Facts) -> bool) -> Vec<&'static str> {
    SYSTEMS.iter().filter(|system| is(system.facts())).map(|system| system.id()).collect()
}

#[test]
fn swiss_events_of_players_agree_through_every_outlet() {
    let is_plain = |facts: &Facts| facts.course == Course::Results && facts.paired == Paired::Players;
    agree(&systems(|facts| is_plain(facts) && facts.games == 1), 24);
}

#[test]
fn double_swiss_events_agree_through_every_outlet() {
    agree(&systems(|facts| facts.course == Course::Results && facts.games > 1), 4);
}

#[test]
fn events_of_teams_paired_by_results_agree_through_every_outlet() {
    agree(&systems(Facts::pairs_teams), 6);
}

#[test]
fn events_by_tables_agree_through_every_outlet() {
    agree(&systems(|facts| facts.course == Course::Table), 8);
}

#[test]
fn knockouts_agree_through_every_outlet() {
    agree(&systems(|facts| facts.course == Course::Bracket), 4);
}

/// Events that differed in an outlet, each with the fact that its report lacked.
const REGRESSIONS: &[(&str, u64, &str)] = &[
    ("scheveningen", 1001, "a team that left before the leg began"),
    ("scheveningen", 1029, "the colours of one board, corrected"),
    ("scheveningen", 1053, "the forfeit of an absent player, removed"),
    ("team-round-robin", 2207, "a reserve on the board of an absent player"),
    ("round-robin", 1000, "FIDE mode left after a round that was undone"),
    ("round-robin", 1028, "two forfeits in a row of a player who has not left, in TRF16"),
    ("round-robin", 1056, "the points of a player struck out, in the crosstable"),
    ("round-robin", 2012, "a player reinstated after they had left before round 1"),
    ("round-robin", 800_255, "a later bye of a player reinstated after they had left before round 1"),
    ("round-robin", 2056, "the numbers of a table that some had left before round 1"),
    ("round-robin", 2208, "a player who left before round 1 and takes a seat later"),
    ("knockout", 1006, "the number of rounds of a bracket, in TRF16"),
    ("knockout", 2012, "a match that a correction left undecided after its winner had played on"),
    ("knockout", 2022, "a final without games"),
    ("knockout", 2024, "a correction after which the other side would have played on"),
    ("knockout", 2036, "a final that one player reached alone, after an expulsion"),
    ("knockout", 2058, "a final that one player reached alone"),
    ("knockout", 2160, "a match undecided again, of those of which all games are played"),
    ("knockout", 2186, "a match undecided again, with its own time control"),
    ("knockout", 2192, "a game adjourned after the next round was paired"),
    ("knockout", 2226, "a forfeit turned after the next round was paired"),
    ("knockout", 10_130, "points given in a round that one player reached alone"),
    ("knockout", 10_160, "the colours of one game, corrected before one that was not needed"),
    ("knockout", 11_352, "a result removed after the play-off had begun"),
    ("team-knockout", 10_877, "the absent player of a team that had no match in the end"),
    ("team-knockout", 11_503, "a result of a team, removed after its play-off had begun"),
    ("team-knockout", 64_000_429, "a bye of a team that advanced without a match"),
    ("team-knockout", 2339, "a final between two teams that met in the round before"),
    ("team-knockout", 3089, "points of a team of whose match a result was removed"),
    ("double-swiss-2026", 1016, "the order of full-point byes in a round"),
    (
        "double-swiss-2026",
        10_860,
        "a bye asked for before the round of arrival, other than the one of missed rounds",
    ),
    ("double-swiss-2026", 2004, "two games of a match with the same colours"),
    ("olympiad-2022", 10_039, "the absent player of a team that had the bye in the end"),
    ("olympiad-2022", 1018, "a player who was absent and is seated last"),
    ("olympiad-2022", 1021, "different byes of the members of an absent team"),
    ("olympiad-2022", 1057, "the bye of a team, changed in the published round"),
    ("team-swiss-2026", 1005, "the acceleration of teams, in the forms for other engines"),
    ("burstein-classic", 62_002_017, "a player who arrives later, in a report before round 1"),
    ("lim", 72_000_016, "a certificate made before a correction changed floats"),
    ("dutch-1992", 61_002_039, "the numbers of players, one of whom came after the draft of round 1"),
    ("dutch-2026", 62_003_292, "a player who takes a seat two rounds before their arrival"),
    ("keizer", 62_003_183, "a player who is absent to the end and has not left"),
    ("keizer", 35, "a player who had left before round 1 and took the seat of an absent one"),
];

/// The first of each system; all if no case is omitted.
#[test]
fn events_that_once_differed_agree() {
    let mut played = BTreeSet::new();
    for &(system, seed, what) in REGRESSIONS {
        if !played.insert(system) && !is_full() {
            continue;
        }
        let found = Tally::default().event(&mut Story::begin(system, seed));
        assert!(found.is_empty(), "{system} {seed}, {what}: {}", found[0]);
    }
}
