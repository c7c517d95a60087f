//! `hakem check --against`: comparison of the rounds of every file under two systems or editions, with the articles
//! that account for differences.

use super::files::FileRun;
use super::input::{
    Event, Failure, Input, UnknownType, first_refusal, known_system, of_several, print, refused_line,
    tell_aside,
};
use super::output::{OutputFormat, json_line};
use super::{Exit, files, reasons};
use crate::i18n::{Say, Texts};
use crate::sheet::rules_comparison;
use hakem_engine::console::{Comparison, Held, against};
use hakem_engine::format::{Facts, Paired, Seat};
use hakem_engine::tournament::{Meeting, PlayerId, RoundNo, SystemId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Maximum number of boards listed per round.
const NAMED: usize = 8;

/// Comparison of the rounds of one file under two systems.
struct Compared {
    systems: [&'static str; 2],
    rounds: usize,
    differing: Vec<Differing>,
    unpaired: Vec<Unpaired>,
    /// Record 192, if it names an unknown system and another one is assumed.
    unknown_type: Option<UnknownType>,
    /// Assumptions and omissions during reading.
    notes: Vec<String>,
}

/// A round that two systems pair differently.
struct Differing {
    round: RoundNo,
    boards: usize,
    sides: [Side; 2],
}

/// A round that only one of two systems can pair.
struct Unpaired {
    round: RoundNo,
    /// The system that cannot pair it, and the reason.
    system: String,
    why: String,
}

impl Compared {
    /// Returns the numbers of rounds that are the same, that differ, and that only one system pairs.
    fn counts(&self) -> [usize; 3] {
        let [differing, unpaired] = [self.differing.len(), self.unpaired.len()];
        [self.rounds - differing - unpaired, differing, unpaired]
    }
}

/// The pairing of one system, players by number.
struct Side {
    boards: Vec<[u16; 2]>,
    bye: Option<u16>,
    /// Reasons against the pairing of the other system, as text.
    told: Vec<String>,
    /// The same reasons for programs.
    reasons: Vec<Value>,
    /// The decisive article; `None` if the rules state none.
    article: Option<&'static str>,
    is_recorded: bool,
}

/// Compares and prints the files: one line per file with its differing rounds, and a total with the number of rounds
/// per decisive article.
pub fn run(paths: &[PathBuf], other: &str, asked: FileRun<'_>, texts: &Texts) -> Result<Exit, Failure> {
    known_system(other, texts)?;
    let compared =
        of_several(files::each(paths, asked.jobs, texts, |path| of_file(path, other, asked, texts)))?;
    for (path, file) in paths.iter().zip(&compared) {
        let Ok(file) = file else { continue };
        let assumed = file.unknown_type.as_ref().map(|kind| kind.message(1, texts));
        let told = assumed.iter().chain(&file.notes);
        told.for_each(|note| tell_aside(&format!("{}: {note}", path.display())));
    }
    let named: Vec<(String, &Result<Compared, Failure>)> =
        paths.iter().map(|path| path.display().to_string()).zip(&compared).collect();
    let answer = match asked.format {
        OutputFormat::Text => lines(&named),
        OutputFormat::Json => json_line(&object(&named, other)),
    };
    print(&answer, texts)?;
    let is_identical = compared.iter().flatten().all(|file| file.counts() == [file.rounds, 0, 0]);
    let exit = if is_identical { Exit::Done } else { Exit::Negative };
    Ok(first_refusal(&compared).unwrap_or(exit))
}

fn of_file(path: &Path, other: &str, asked: FileRun<'_>, texts: &Texts) -> Result<Compared, Failure> {
    let named =
        |failure: Failure| Failure { text: format!("{}: {}", path.display(), failure.text), ..failure };
    let event = Input::read(path, texts)?.event(asked.system, texts).map_err(named)?;
    let systems = both(event.snapshot.settings().system.as_str(), other, texts).map_err(named)?;
    let id = SystemId::new(other);
    let under = event.snapshot.under(id.clone());
    // A stage keeps its own system.
    let rounds = rules_comparison::rounds(&event.snapshot).filter(|&round| *under.system(round) == id);
    let mut compared = Compared {
        systems,
        rounds: 0,
        differing: Vec::new(),
        unpaired: Vec::new(),
        unknown_type: event.unknown_type.clone(),
        notes: event.notes.clone(),
    };
    for round in rounds {
        compared.rounds += 1;
        let found = against(&event.snapshot, round, &id);
        match found.map_err(|error| named(Failure::malformed(error.say(texts))))? {
            Comparison::Alike => {}
            Comparison::Parting(held) => {
                let boards = event.snapshot.round(round).map_or(0, |paired| paired.first_games().count());
                let sides = held.map(|held| side(&event, round, &held, texts));
                compared.differing.push(Differing { round, boards, sides });
            }
            Comparison::Unpaired { system, why } => {
                compared.unpaired.push(Unpaired { round, system: system.to_string(), why: why.say(texts) });
            }
        }
    }
    Ok(compared)
}

/// Returns the ids of two systems that can pair the same rounds.
///
/// # Errors
/// Fails if a system is unknown, or if they cannot.
fn both(one: &str, other: &str, texts: &Texts) -> Result<[&'static str; 2], Failure> {
    let systems = [known_system(one, texts)?, known_system(other, texts)?];
    let facts: [&Facts; 2] = systems.map(|system| system.facts());
    let is_of_players =
        systems.iter().all(|system| system.swiss().is_some() && system.facts().paired == Paired::Players);
    if is_of_players && facts[0].games == facts[1].games {
        return Ok(facts.map(|facts| facts.id));
    }
    let values = [("one", one.into()), ("other", other.into())];
    Err(Failure::malformed(texts.with("cli-against-systems", &values)))
}

fn side(event: &Event, round: RoundNo, held: &Held, texts: &Texts) -> Side {
    let number = |id: PlayerId| event.number(round, id).unwrap_or_default();
    let seat_number = |seat: Seat| held.order.get(seat.index()).map_or(0, |&id| number(id));
    let board = |of: &Meeting| [number(of.white), number(of.black)];
    let article = held.reasons.first().map(|reason| reason.rule).filter(|rule| !rule.is_empty());
    Side {
        boards: held.boards.iter().map(board).collect(),
        bye: held.bye.map(number),
        told: held.reasons.iter().map(|reason| reasons::said(reason, &seat_number, texts)).collect(),
        reasons: reasons::objects(&held.reasons, &seat_number, texts),
        article,
        is_recorded: held.is_recorded,
    }
}

/// Counts the differing rounds that each article of each system decides.
fn articles<'a>(
    files: impl Iterator<Item = &'a Compared>,
) -> BTreeMap<&'static str, BTreeMap<&'static str, usize>> {
    let mut counts: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for file in files {
        for (system, side) in file.differing.iter().flat_map(|round| file.systems.iter().zip(&round.sides)) {
            let Some(article) = side.article else { continue };
            *counts.entry(system).or_default().entry(article).or_default() += 1;
        }
    }
    counts
}

fn lines(named: &[(String, &Result<Compared, Failure>)]) -> String {
    let mut answer = String::new();
    let (mut total, mut refused) = ([0; 3], 0);
    for (name, file) in named {
        match file {
            Err(failure) => {
                refused += 1;
                answer += &refused_line(name, failure);
            }
            Ok(file) => {
                total.iter_mut().zip(file.counts()).for_each(|(sum, count)| *sum += count);
                answer += &summary(name, file.counts());
                answer.push('\n');
                file.differing.iter().for_each(|round| add(&mut answer, file.systems, round));
                for Unpaired { round, system, why } in &file.unpaired {
                    let why = crate::text::clean(why);
                    answer += &format!("  round {round}: cannot be paired by {system}: {why}\n");
                }
            }
        }
    }
    answer += &summary("total", total);
    if refused > 0 {
        answer += &format!(", refused {refused}");
    }
    answer.push('\n');
    for (system, counts) in articles(named.iter().filter_map(|(_, file)| file.as_ref().ok())) {
        let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
        counts.sort_by_key(|&(article, count)| (std::cmp::Reverse(count), article));
        let counts: Vec<String> =
            counts.into_iter().map(|(article, count)| format!("{article} {count}")).collect();
        answer += &format!("  {system}: {}\n", counts.join("; "));
    }
    answer
}

fn summary(name: &str, [identical, differing, unpaired]: [usize; 3]) -> String {
    let rounds = identical + differing + unpaired;
    let unpaired = if unpaired > 0 { format!(", unpaired {unpaired}") } else { String::new() };
    format!(
        "{}: rounds {rounds}, identical {identical}, differing {differing}{unpaired}",
        crate::text::clean(name)
    )
}

/// Adds the lines of a differing round: the boards of each system, and the reasons of its rules against the other's
/// boards.
fn add(answer: &mut String, systems: [&str; 2], differing: &Differing) {
    let made = differing.sides.iter().map(|side| side.boards.len()).max().unwrap_or(0);
    let recorded: Vec<&str> = systems
        .iter()
        .zip(&differing.sides)
        .filter_map(|(system, side)| side.is_recorded.then_some(*system))
        .collect();
    let recorded = if recorded.is_empty() { "neither".to_owned() } else { recorded.join(", ") };
    let Differing { round, boards, .. } = differing;
    *answer += &format!("  round {round}: {made} of {boards} boards differ; recorded as {recorded}\n");
    for (system, side) in systems.iter().zip(&differing.sides) {
        *answer += &format!("    {system}: {}\n", boards_text(&side.boards, side.bye));
        for line in &side.told {
            *answer += &format!("      {}\n", crate::text::clean(line));
        }
    }
}

/// Lists the first boards of a pairing and its bye, players by number.
pub fn boards_text(boards: &[[u16; 2]], bye: Option<u16>) -> String {
    let named = boards.iter().take(NAMED).map(|[white, black]| format!("{white}-{black}"));
    let more = (boards.len() > NAMED).then(|| "…".to_owned());
    named.chain(more).chain(bye.map(|number| format!("{number}-0"))).collect::<Vec<_>>().join(" ")
}

fn object(named: &[(String, &Result<Compared, Failure>)], other: &str) -> Value {
    let read = || named.iter().filter_map(|(_, file)| file.as_ref().ok());
    let file = |(name, file): &(String, &Result<Compared, Failure>)| match file {
        Ok(file) => json!({
            "file": name, "system": file.systems[0], "rounds": file.rounds, "alike": file.counts()[0],
            "parting": file.differing.iter().map(differing_object).collect::<Vec<_>>(),
            "unpaired": file.unpaired.iter().map(unpaired_object).collect::<Vec<_>>(),
        }),
        Err(failure) => json!({ "file": name, "refused": failure.text }),
    };
    let sum = |of: fn(&Compared) -> usize| read().map(of).sum::<usize>();
    json!({
        "against": other,
        "files": named.iter().map(file).collect::<Vec<_>>(),
        "rounds": sum(|file| file.rounds), "alike": sum(|file| file.counts()[0]),
        "parting": sum(|file| file.differing.len()), "unpaired": sum(|file| file.unpaired.len()),
        "articles": articles(read()),
        "refused": named.len() - read().count(),
    })
}

fn unpaired_object(Unpaired { round, system, why }: &Unpaired) -> Value {
    json!({ "round": round.0, "system": system, "why": why })
}

fn differing_object(differing: &Differing) -> Value {
    let side = |side: &Side| {
        let board = |&[white, black]: &[u16; 2]| json!({ "white": white, "black": black });
        json!({
            "boards": side.boards.iter().map(board).collect::<Vec<_>>(),
            "bye": side.bye,
            "reasons": side.reasons,
            "is_recorded": side.is_recorded,
        })
    };
    let [system, against] = differing.sides.each_ref().map(side);
    json!({ "round": differing.round.0, "boards": differing.boards, "system": system, "against": against })
}
