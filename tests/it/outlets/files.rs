//! The files of other programs: PGN, Swiss-Manager, chess-results.

use super::facts::{Facts, Key, key, key_of, points_after, points_in};
use super::{Difference, differs};
use hakem::exchange::{Outgoing, Source, WriteOptions, Written, form, swiss_manager};
use hakem::i18n::{Language, Texts};
use hakem_engine::history::{History, Moment};
use hakem_engine::tournament::{Forfeit, GameResult, Outcome, Points, RoundNo, Snapshot};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Compares the files of an event.
pub(super) fn compare(event: &Snapshot) -> Vec<Difference> {
    if event.players().next().is_none() {
        return Vec::new();
    }
    let facts = Facts::of(event);
    [pgn(event, &facts), swiss_manager_files(event, &facts), chess_results(event, &facts)]
        .into_iter()
        .filter_map(Result::err)
        .collect()
}

fn written(event: &Snapshot, id: &str) -> Vec<Written> {
    form(id).unwrap().write(&Outgoing::Event(event), &WriteOptions::default()).unwrap().unwrap()
}

/// Returns a result as a PGN has it: the value of `Result`, followed by that of `Score` if there is one.
fn pgn_result(result: Option<GameResult>) -> &'static str {
    match result {
        Some(GameResult::Adjourned) | None => "*",
        Some(GameResult::Forfeit(Forfeit::Both)) => "* 0-0",
        Some(result) => match result.halves() {
            [2, 0] => "1-0",
            [0, 2] => "0-1",
            [1, 1] => "1/2-1/2",
            [1, 0] => "* 1/2-0",
            [0, 1] => "* 0-1/2",
            _ => "* 0-0",
        },
    }
}

fn pgn(event: &Snapshot, facts: &Facts) -> Result<(), Difference> {
    let text = &written(event, "pgn")[0].text;
    let mut told: Vec<(u8, Key, Key, String)> = Vec::new();
    let mut tags: BTreeMap<String, String> = BTreeMap::new();
    for line in text.lines() {
        let Some(tag) = line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]")) else {
            if !line.is_empty() && !tags.is_empty() {
                let round =
                    tags["Round"].split('.').next().and_then(|round| round.parse().ok()).unwrap_or_default();
                let [white, black] = ["White", "Black"].map(|tag| key_of(&tags[tag]).unwrap_or_default());
                let points = tags.get("Score").map(|points| format!(" {points}")).unwrap_or_default();
                told.push((round, white, black, tags["Result"].clone() + &points));
                differs("pgn: result at the end", &tags["Result"], &line.to_owned())?;
                tags.clear();
            }
            continue;
        };
        if let Some((tag, value)) = tag.split_once(" \"") {
            tags.insert(tag.to_owned(), value.to_owned());
        }
    }
    let game = |&(round, white, black, result): &(u8, Key, Key, Option<GameResult>)| {
        (round, white, black, pgn_result(result).to_owned())
    };
    let mut expected: Vec<_> = facts.games.iter().map(game).collect();
    // Games of a match may be equal there.
    for games in [&mut expected, &mut told] {
        games.sort();
        games.dedup();
    }
    differs("pgn: games", &expected, &told)
}

/// Returns a result as Swiss-Manager exports it: unrated games as rated ones, games lost by both as open.
fn of_swiss_manager(result: Option<GameResult>) -> Option<GameResult> {
    match result {
        Some(
            GameResult::Adjourned
            | GameResult::Played(Outcome::BothLose)
            | GameResult::Unrated(Outcome::BothLose),
        ) => None,
        Some(GameResult::Unrated(outcome)) => Some(GameResult::Played(outcome)),
        other => other,
    }
}

fn swiss_manager_files(event: &Snapshot, facts: &Facts) -> Result<(), Difference> {
    let files = written(event, "swiss-manager");
    let [players, pairings] = &files[..] else {
        return Err(Difference::new("swiss-manager: files", String::new()));
    };
    let mut lines = players.text.lines().map(|line| line.split(';').collect::<Vec<_>>());
    let heads = lines.next().unwrap_or_default();
    let at = |head: &str| heads.iter().position(|other| *other == head).unwrap_or_default();
    let mut told = BTreeMap::new();
    for cells in lines {
        let points = cells[at("Pkt")].replace(',', ".");
        told.insert(key_of(cells[at("Name")]).unwrap_or_default(), points_in(&points));
    }
    // Standings omit players without a number.
    told.retain(|key, _| facts.points.contains_key(key));
    let expected: BTreeMap<Key, Option<Points>> =
        facts.points.iter().map(|(key, points)| (*key, Some(*points))).collect();
    differs("swiss-manager: Pkt", &expected, &told)?;
    if facts.games.is_empty() {
        return Ok(());
    }
    let source = |written: &Written| Source {
        path: PathBuf::from("players.txt"),
        bytes: written.text.clone().into_bytes(),
    };
    let texts = Texts::new(Language::English);
    let read = swiss_manager::event(&source(players), &source(pairings), &texts).map_err(|why| {
        Difference::new("swiss-manager: read", format!("{why}\n{}\n{}", players.text, pairings.text))
    })?;
    let again = History::begun_by(read.commands, Moment(0)).unwrap();
    let games = |facts: &Facts| -> Vec<(u8, Key, Key, Option<GameResult>)> {
        facts.games.iter().map(|game| (game.0, game.1, game.2, of_swiss_manager(game.3))).collect()
    };
    differs("swiss-manager: games", &games(facts), &games(&Facts::of(again.snapshot())))
}

fn chess_results(event: &Snapshot, facts: &Facts) -> Result<(), Difference> {
    let text = &written(event, "chess-results")[0].text;
    let attribute = |line: &str, name: &str| {
        let start = line.find(&format!(" {name}=\""))? + name.len() + 3;
        line[start..].split('"').next().map(str::to_owned)
    };
    let elements = |element: &str| {
        let start = format!("    <{element} ");
        text.lines().filter(move |line| line.starts_with(&start)).collect::<Vec<_>>()
    };
    let of = |line: &&str| {
        let name = attribute(line, "firstname").unwrap_or_default()
            + &attribute(line, "lastname").unwrap_or_default();
        Some((attribute(line, "no")?, key_of(&name)?))
    };
    let numbers: BTreeMap<String, Key> = elements("player").iter().filter_map(of).collect();
    let mut told: Vec<(u8, Key, Key, String)> = Vec::new();
    for line in elements("playerpairing") {
        let player = |name| attribute(line, name).and_then(|number| numbers.get(&number).copied());
        let (Some(white), Some(black)) = (player("whiteno"), player("blackno")) else { continue };
        let round = attribute(line, "round").and_then(|round| round.parse().ok()).unwrap_or_default();
        let [one, other] = ["reswhite", "resblack"].map(|name| attribute(line, name).unwrap_or_default());
        told.push((round, white, black, format!("{one}:{other}")));
    }
    let game = |&(round, white, black, result): &(u8, Key, Key, Option<GameResult>)| {
        let result = result.filter(|result| *result != GameResult::Adjourned);
        let both = result.map_or_else(
            || ":".to_owned(),
            |result| {
                let [one, other] = result.halves().map(|halves| {
                    if halves % 2 == 1 { "0.5" } else { ["0.0", "1.0"][usize::from(halves == 2)] }
                });
                format!("{one}:{other}")
            },
        );
        (round, white, black, both)
    };
    let listed = |id| !event.is_stand_in(id);
    let all: Vec<Key> = event.players().filter(|(id, _)| listed(*id)).map(|(id, _)| key(event, id)).collect();
    differs("chess-results: players", &all.len(), &numbers.len())?;
    let mut expected: Vec<_> = facts.games.iter().map(game).filter(|game| all.contains(&game.1)).collect();
    // Games of a match may be equal there.
    for games in [&mut expected, &mut told] {
        games.sort();
        games.dedup();
    }
    differs("chess-results: games", &expected, &told)?;
    points_of_chess_results(event, &elements("player"), attribute)
}

/// Points there are those after the last complete round.
fn points_of_chess_results(
    event: &Snapshot,
    players: &[&str],
    attribute: impl Fn(&str, &str) -> Option<String>,
) -> Result<(), Difference> {
    let rounds = event.rounds().iter().take_while(|round| {
        round.stage() == hakem_engine::tournament::Stage::Published && round.missing() == 0
    });
    let round = RoundNo(u8::try_from(rounds.count()).unwrap_or(u8::MAX));
    let expected = points_after(event, round);
    let of = |line: &&str| {
        let name = attribute(line, "firstname")? + &attribute(line, "lastname")?;
        let points = attribute(line, "pts")?.replace(',', ".");
        Some((key_of(&name)?, points_in(&points)?))
    };
    let told: BTreeMap<Key, Points> = players.iter().filter_map(of).collect();
    let expected = expected.into_iter().filter(|(key, _)| told.contains_key(key)).collect();
    differs("chess-results: points", &expected, &told)
}
