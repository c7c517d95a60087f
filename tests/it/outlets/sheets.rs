//! Sheets as JSON and CSV, and the pages of the site: marks, points and ranks in all of them.

use super::facts::{Facts, Key, key, key_of, points_after, points_in};
use super::{Difference, differs};
use hakem::event::{Derived, Event};
use hakem::i18n::{Language, Texts};
use hakem::publish::csv::{self, Reader};
use hakem::publish::site::{SiteOptions, files};
use hakem::publish::{Imprint, json};
use hakem::sheet::named;
use hakem_engine::history::{History, Moment};
use hakem_engine::pairing::facts;
use hakem_engine::tournament::{
    Bye, Colour, Forfeit, GameResult, Points, RequestedBye, RoundNo, RoundPlace, Snapshot,
};
use hakem_engine::trf::Audience;
use serde_json::Value;
use std::collections::BTreeMap;

const NOON: Moment = Moment(1_772_708_400_000);

/// The event, its texts, and the facts of its published rounds.
struct Shown<'a> {
    event: Event<'a>,
    texts: &'a Texts,
    facts: Facts,
    /// True if a round of a player is one game.
    is_of_games: bool,
}

/// Compares the sheets of an event of individual players.
pub(super) fn compare(history: &History) -> Vec<Difference> {
    let snapshot = history.snapshot();
    let system = facts(snapshot.settings().system.as_str()).unwrap();
    let is_bracket = system.course == hakem_engine::format::Course::Bracket;
    if snapshot.last_published().is_none() || snapshot.teams().next().is_some() || is_bracket {
        return Vec::new();
    }
    let (texts, derived) = (Texts::new(Language::English), Derived::default());
    let event = Event::of(history, &texts, &derived);
    let is_of_games = system.games == 1;
    let shown = Shown { event, texts: &texts, facts: Facts::of(snapshot), is_of_games };
    let compared = [
        shown.standings(),
        shown.crosstable(),
        shown.results(),
        shown.cards(),
        shown.pairings(),
        shown.byes(),
        shown.csv(),
        shown.site(),
    ];
    compared.into_iter().filter_map(Result::err).collect()
}

fn points(value: &Value) -> Option<Points> {
    points_in(&value.to_string())
}

fn name_key(value: &Value) -> Option<Key> {
    value.as_str().and_then(key_of)
}

/// Returns the mark of a game for the player of a colour, or of a bye.
fn mark(result: Option<GameResult>, colour: Colour) -> &'static str {
    let Some(result) = result else { return "·" };
    let own = result.halves()[usize::from(colour == Colour::Black)];
    match (result, own) {
        (GameResult::Adjourned, _) => "?",
        (GameResult::Forfeit(Forfeit::ToWhite | Forfeit::ToBlack), 2) => "+",
        (GameResult::Forfeit(_), _) => "-",
        (_, 2) => "1",
        (_, 1) => "½",
        _ => "0",
    }
}

fn mark_of_bye(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "U",
        Bye::Requested(RequestedBye::FullPoint) => "F",
        Bye::Requested(RequestedBye::HalfPoint) => "H",
        Bye::Requested(RequestedBye::ZeroPoint) => "Z",
    }
}

impl Shown<'_> {
    fn snapshot(&self) -> &Snapshot {
        self.event.snapshot
    }

    /// Returns a sheet as programs read it; `None` if it does not exist.
    fn json(&self, name: &str, round: Option<u8>) -> Option<Value> {
        let sheet = named(name)?.sheet(self.event, round.map(RoundNo)).ok()?;
        let imprint = Imprint::new(self.event, &sheet, NOON, "7f3a91c05d");
        Some(json::sheet(name, &sheet, &imprint, self.texts))
    }

    /// Returns the points of all players after the round of a sheet; `None` if it does not exist.
    fn points_of(&self, name: &str) -> Option<BTreeMap<Key, Points>> {
        let round = self.json(name, None)?["round"].as_u64()?;
        Some(points_after(self.snapshot(), RoundNo(u8::try_from(round).ok()?)))
    }

    fn rows(&self, name: &str, round: Option<u8>) -> Vec<Value> {
        let sections = self.json(name, round).and_then(|sheet| sheet["sections"].as_array().cloned());
        let rows = |section: Value| section["rows"].as_array().cloned().unwrap_or_default();
        sections.unwrap_or_default().into_iter().flat_map(rows).collect()
    }

    /// Returns the round of a player: the mark, the opponent, the colour.
    fn expected(&self, round: u8, player: Key) -> Option<(String, Option<Key>, Option<Colour>)> {
        if let Some((opponent, colour, result)) = self.facts.of_player(round, player).next() {
            return Some((mark(result, colour).to_owned(), Some(opponent), Some(colour)));
        }
        let bye = self.facts.bye(round, player)?;
        Some((mark_of_bye(bye).to_owned(), None, None))
    }

    fn standings(&self) -> Result<(), Difference> {
        let Some(scores) = self.points_of("standings") else { return Ok(()) };
        let rows = self.rows("standings", None);
        let told: BTreeMap<Key, Option<Points>> =
            rows.iter().filter_map(|row| Some((name_key(&row["name"])?, points(&row["points"])))).collect();
        let expected: BTreeMap<Key, Option<Points>> =
            told.keys().map(|key| (*key, scores.get(key).copied())).collect();
        differs("standings: points", &expected, &told)?;
        let listed: Vec<Key> = told.keys().copied().collect();
        let all: Vec<Key> = self.facts.places.keys().copied().collect();
        differs("standings: who is listed", &all, &listed)
    }

    fn crosstable(&self) -> Result<(), Difference> {
        let Some(scores) = self.points_of("crosstable") else { return Ok(()) };
        let rows = self.rows("crosstable", None);
        let by_number: BTreeMap<u64, Key> =
            rows.iter().filter_map(|row| Some((row["number"].as_u64()?, name_key(&row["name"])?))).collect();
        let mut totals = BTreeMap::new();
        for row in &rows {
            let Some(key) = name_key(&row["name"]) else { continue };
            totals.insert(key, points(&row["points"]));
            let cells = row["rounds"].as_array().map_or(&[][..], Vec::as_slice);
            for (round, cell) in (1..).zip(cells) {
                let Some(expected) = self.expected(round, key).filter(|_| self.is_of_games) else { continue };
                let colour = match cell["colour"].as_str() {
                    Some("white") => Some(Colour::White),
                    Some("black") => Some(Colour::Black),
                    _ => None,
                };
                let opponent = cell["opponent"].as_u64().and_then(|number| by_number.get(&number).copied());
                let told = (cell["mark"].as_str().unwrap_or_default().to_owned(), opponent, colour);
                differs("crosstable: games", &(round, key, expected), &(round, key, told))?;
            }
            if let Some(last) = cells.last() {
                let expected = scores.get(&key).copied();
                differs("crosstable: totals", &(key, expected), &(key, points(&last["total"])))?;
            }
        }
        let expected: BTreeMap<Key, Option<Points>> =
            totals.keys().map(|key| (*key, scores.get(key).copied())).collect();
        differs("crosstable: points", &expected, &totals)?;
        differs("crosstable: who is listed", &self.facts.places.len(), &totals.len())
    }

    fn results(&self) -> Result<(), Difference> {
        for round in 1..=self.facts.rounds {
            let scores = points_after(self.snapshot(), RoundNo(round));
            let rows = self.rows("results", Some(round));
            let mut told = BTreeMap::new();
            for row in &rows {
                let Some(key) = name_key(&row["name"]) else { continue };
                let expected = scores.get(&key).copied();
                differs("results: points", &(round, key, expected), &(round, key, points(&row["points"])))?;
                told.insert(
                    key,
                    (row["mark"].as_str().unwrap_or_default().to_owned(), name_key(&row["opponent"]["name"])),
                );
            }
            for (key, told) in told.iter().filter(|_| self.is_of_games) {
                let Some((mark, opponent, _)) = self.expected(round, *key) else { continue };
                differs("results: games", &(round, *key, (mark, opponent)), &(round, *key, told.clone()))?;
            }
        }
        Ok(())
    }

    fn cards(&self) -> Result<(), Difference> {
        let Some(sheet) = self.json("cards", None) else { return Ok(()) };
        let Some(scores) = self.points_of("cards") else { return Ok(()) };
        for section in sheet["sections"].as_array().into_iter().flatten() {
            let Some(key) = name_key(&section["title"]) else { continue };
            let rows: Vec<&Value> = section["rows"].as_array().into_iter().flatten().collect();
            for row in rows.iter().filter(|_| self.is_of_games) {
                let Some(round) = row["round"].as_u64().and_then(|round| u8::try_from(round).ok()) else {
                    continue;
                };
                let Some((mark, opponent, _)) = self.expected(round, key) else { continue };
                let told =
                    (row["mark"].as_str().unwrap_or_default().to_owned(), name_key(&row["opponent"]["name"]));
                differs("cards: games", &(round, key, (mark, opponent)), &(round, key, told))?;
            }
            let total = rows.last().and_then(|row| points(&row["total"]));
            let expected = scores.get(&key).copied();
            differs("cards: totals", &(key, expected), &(key, total))?;
        }
        Ok(())
    }

    /// Compares the pairings by board and by name.
    fn pairings(&self) -> Result<(), Difference> {
        for round in 1..=self.facts.rounds {
            let mut by_board: Vec<(Key, Key)> = self
                .rows("pairings", Some(round))
                .iter()
                .filter_map(|row| Some((name_key(&row["white"]["name"])?, name_key(&row["black"]["name"])?)))
                .collect();
            by_board.sort_unstable();
            let games = self.facts.games.iter().filter(|game| game.0 == round);
            let mut expected: Vec<(Key, Key)> = games.map(|game| (game.1, game.2)).collect();
            expected.sort_unstable();
            differs("pairings: boards", &(round, expected.clone()), &(round, by_board))?;
            if !self.is_of_games {
                continue;
            }
            let mut by_name: Vec<(Key, Key)> = self
                .rows("pairings-by-name", Some(round))
                .iter()
                .filter(|row| row["board"].is_number())
                .filter_map(|row| Some((name_key(&row["name"])?, name_key(&row["opponent"]["name"])?)))
                .collect();
            by_name.sort_unstable();
            let mut both: Vec<(Key, Key)> =
                expected.iter().flat_map(|&(one, other)| [(one, other), (other, one)]).collect();
            both.sort_unstable();
            differs("pairings by name: boards", &(round, both), &(round, by_name))?;
        }
        Ok(())
    }

    /// Checks that the list of byes has all byes with points and no player of a board.
    fn byes(&self) -> Result<(), Difference> {
        for round in 1..=self.facts.rounds {
            let told: BTreeMap<Key, String> = self
                .rows("byes", Some(round))
                .iter()
                .filter_map(|row| Some((name_key(&row["name"])?, row["bye"].as_str()?.to_owned())))
                .collect();
            let word = |bye: Bye| self.event.bye(bye).into_owned();
            let Some(paired) = self.snapshot().round(RoundNo(round)) else { continue };
            let places =
                self.snapshot().players().map(|(id, _)| (key(self.snapshot(), id), paired.place(id)));
            let bye = |(key, place)| match place {
                RoundPlace::Bye(bye) if bye != Bye::ABSENT => Some((key, word(bye))),
                _ => None,
            };
            let expected: BTreeMap<Key, String> = places.filter_map(bye).collect();
            let told: BTreeMap<Key, String> = told
                .into_iter()
                .filter(|(key, _)| {
                    expected.contains_key(key) || self.facts.of_player(round, *key).next().is_some()
                })
                .collect();
            differs("byes", &(round, expected), &(round, told))?;
        }
        Ok(())
    }

    fn csv(&self) -> Result<(), Difference> {
        for name in ["standings", "crosstable"] {
            let Some(scores) = self.points_of(name) else { continue };
            let Ok(sheet) = named(name).unwrap().sheet(self.event, None) else { continue };
            let text = csv::sheet(&sheet, self.texts, Reader::Program).unwrap();
            let mut reader = ::csv::Reader::from_reader(text.as_bytes());
            let heads: Vec<String> = reader.headers().unwrap().iter().map(str::to_owned).collect();
            let at = |head: &str| heads.iter().position(|other| other == head);
            let (Some(names), Some(of_points)) = (at("Name"), at("Pts")) else {
                return Err(Difference::new("csv: heads", format!("{heads:?}")));
            };
            let mut told = BTreeMap::new();
            for record in reader.records() {
                let record = record.unwrap();
                told.insert(key_of(&record[names]).unwrap_or_default(), points_in(&record[of_points]));
            }
            let expected: BTreeMap<Key, Option<Points>> =
                told.keys().map(|key| (*key, scores.get(key).copied())).collect();
            differs("csv: points", &(name, expected), &(name, told))?;
        }
        Ok(())
    }

    /// Checks that the report of the site is that of the event, and the pages have the points of every player
    /// in the standings.
    fn site(&self) -> Result<(), Difference> {
        let options = SiteOptions { address: None, audience: Audience::Public, ..SiteOptions::default() };
        let pages = files(self.event, (NOON, "7f3a91c05d"), options).unwrap();
        for sheet in ["standings", "crosstable"] {
            let Some(scores) = self.points_of(sheet) else { continue };
            let round = self.json(sheet, None).and_then(|sheet| sheet["round"].as_u64()).unwrap_or_default();
            let file = if sheet == "standings" {
                format!("standings-{round}.html")
            } else {
                format!("{sheet}.html")
            };
            let Some((_, page)) = pages.iter().find(|(name, _)| *name == file) else { continue };
            let page = String::from_utf8_lossy(page);
            for row in page.split("<tr").skip(1) {
                let cells: Vec<String> = row.split("<td").skip(1).map(text_of).collect();
                let Some(key) = cells.iter().filter(|cell| cell.contains(',')).find_map(|cell| key_of(cell))
                else {
                    continue;
                };
                let Some(points) = scores.get(&key) else { continue };
                let points = self.texts.points(*points).to_string();
                if !cells.contains(&points) {
                    return Err(Difference::new(
                        "site: points",
                        format!("{file} {key}: {points} is not in {cells:?}"),
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Returns the text after the start of a tag.
fn text_of(html: &str) -> String {
    let html = html.split_once('>').map_or("", |(_, rest)| rest);
    let html = html.split("</td>").next().unwrap_or_default();
    let mut text = String::new();
    let mut is_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => is_tag = true,
            '>' => is_tag = false,
            letter if !is_tag => text.push(letter),
            _ => {}
        }
    }
    text.trim().to_owned()
}
