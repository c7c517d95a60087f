//! Speed of a rating list of the size of FIDE's: import, file size, memory, and the time from a typed letter
//! to the hits. `docs/benchmarks.md` explains the figures. An argument sets the number of players.

#[path = "../common/dice.rs"]
pub mod dice;
#[expect(dead_code, reason = "tests write other forms too")]
#[path = "../common/lists.rs"]
mod lists;

use dice::Dice;
use hakem::i18n::{Language, Texts};
use hakem::ratings::{self, Federation, Lists, Lookup, Wanted};
use lists::Made;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The number of players of FIDE's list.
const PLAYERS: usize = 1_700_000;

/// Number of names typed, letter by letter.
const NAMES: usize = 400;

/// Number of hits that a form shows.
const MOST: usize = 9;

fn main() {
    let asked = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let players = asked.unwrap_or(PLAYERS);
    let folder = TempDir::new().expect("there is room for a folder");
    let file = folder.path().join("fide.txt");
    let mut text = BufWriter::new(File::create(&file).expect("the folder takes files"));
    write!(text, "{}\r\n", lists::COMBINED).expect("there is room");
    for player in lists::made(players, 7) {
        write!(text, "{}\r\n", lists::combined_line(&player)).expect("there is room");
    }
    text.flush().expect("there is room");
    drop(text);
    let kept = ratings::folder(folder.path());
    let today = "2026-11-22".parse().expect("it is a day");
    let began = Instant::now();
    let texts = Texts::new(Language::English);
    ratings::import(&file, &Wanted::default(), &kept, today, &texts).expect("the list is whole");
    let built = began.elapsed();
    let bytes: u64 = ratings::lists(&kept).expect("it is there").iter().map(|list| list.bytes).sum();
    println!(
        "{players} players: imported in {built:.1?}, {} MB, at most {} of memory",
        bytes / 1_000_000,
        peak()
    );
    typed_alone(&kept, players);
    typed_beside(&kept, players);
}

/// Returns the peak memory of the process, as the system reports it.
fn peak() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "?".to_owned(), |peak| peak.trim().to_owned())
}

/// Returns names of the list, and some that are not in it, as they are typed: each letter is a query.
fn questions(players: usize) -> Vec<String> {
    let mut dice = Dice(11);
    let step = players.div_ceil(NAMES).max(1);
    let names = lists::made(players, 7).step_by(step).map(|Made { name, .. }| name);
    names
        .flat_map(|name| {
            let mut letters: Vec<char> = name.chars().filter(|letter| *letter != ',').collect();
            if dice.comes_up(10) {
                // A typing error: it is tolerated if the name has no match.
                let at = 1 + dice.roll(letters.len() - 1);
                letters.insert(at, 'q');
            }
            let upto = |count: usize| letters.iter().take(count).collect::<String>();
            (1..=letters.len()).map(upto).collect::<Vec<_>>()
        })
        .collect()
}

/// Queries the lists directly: the cost of the search.
fn typed_alone(kept: &std::path::Path, players: usize) {
    let lists = Lists::open(kept).expect("it was imported");
    for own in [None, Federation::new("TUR")] {
        let (mut right, mut mistyped) = (Vec::new(), Vec::new());
        for typed in questions(players) {
            let began = Instant::now();
            let found = lists.find(&typed, own, MOST).expect("the list can be read");
            let is_right = !found.is_corrected && !found.players.is_empty();
            let times = if is_right { &mut right } else { &mut mistyped };
            times.push((began.elapsed(), typed));
        }
        let own = own.map_or_else(String::new, |letters| format!(", {letters} first"));
        println!("search{own}: {}; mistyped: {}", told(&mut right), told(&mut mistyped));
        for times in [right, mistyped] {
            let worst = times.iter().rev().take(4).map(|(time, typed)| format!("{typed:?} {time:.1?}"));
            println!("  slowest: {}", worst.collect::<Vec<_>>().join(", "));
        }
    }
}

/// Queries through the thread in the background: from the key to the hits.
fn typed_beside(kept: &std::path::Path, players: usize) {
    let mut lookup = Lookup::open(kept).expect("it was imported");
    let own = Federation::new("TUR");
    let mut times: Vec<(Duration, String)> = questions(players)
        .into_iter()
        .map(|typed| {
            let began = Instant::now();
            lookup.ask(&typed, own);
            while lookup.is_waiting() {
                if !lookup.take() {
                    std::thread::yield_now();
                }
            }
            (began.elapsed(), typed)
        })
        .collect();
    println!("key to hit: {}", told(&mut times));
    println!("at most {} of memory", peak());
}

/// Sorts the times and returns their number, the median and the 99th percentile.
fn told(times: &mut [(Duration, String)]) -> String {
    times.sort_unstable();
    let at =
        |percent: usize| times.get(times.len() * percent / 100).map(|(time, _)| *time).unwrap_or_default();
    let most = times.last().map(|(time, _)| *time).unwrap_or_default();
    format!("{} letters, p50 {:.2?}, p99 {:.2?}, most {most:.2?}", times.len(), at(50), at(99))
}
