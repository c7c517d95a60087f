//! Players for the search of pages that do not list them: in a script, which pages load when the search is first used,
//! and of a festival as pages by first letter.
//!
//! The script of a large event lists further ones by the letters with which the words of names start; each player is in
//! those of all their words, since a search may start with any of them.

use super::{File, HEAVIEST, INDEX, Links, PART};
use crate::event::Event;
use crate::i18n::Texts;
use crate::publish::html::{self, Body};
use crate::publish::paper::is_right_to_left;
use crate::spelling::{found_by, other_spellings};
use crate::text::{clean, escaped_json};
use hakem_engine::collate::Collation;
use hakem_engine::tournament::RoundPlace;
use maud::html;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const SCRIPT: &str = "players.js";

/// Name of the first page of all players.
pub(super) const ALL: &str = "players.html";

/// Approximate size of a row of such a page in bytes, without its names.
const ROW: usize = 90;

pub(super) struct IndexedPlayer {
    name: String,
    /// Number of the player's page, if there is one.
    number: Option<u16>,
    /// Board in the current round; empty without one.
    board: String,
    /// Name of the opponent at the board.
    opponent: String,
}

impl IndexedPlayer {
    /// Returns the players of an event in alphabetical order; `has_page` is true for numbers with a page.
    pub(super) fn of(event: Event, has_page: impl Fn(u16) -> bool) -> Vec<Self> {
        let paired = event.snapshot.last_published().and_then(|round| event.snapshot.round(round));
        let name = |id| clean(&event.name(id)).into_owned();
        let seat = |id| {
            let paired = paired?;
            let RoundPlace::AtBoard(board, colour) = paired.place(id) else { return None };
            Some((board.to_string(), name(paired.board(board)?.meeting.player(colour.other()))))
        };
        let listed = event.snapshot.players().map(|(id, _)| {
            let (board, opponent) = seat(id).unwrap_or_default();
            let number = event.number(id).map(|number| number.0).filter(|number| has_page(*number));
            Self { name: name(id), number, board, opponent }
        });
        let mut listed: Vec<Self> = listed.collect();
        let order = Collation::new(event.texts.language());
        listed.sort_by_cached_key(|player| order.sort_key(&player.name));
        listed
    }

    /// Returns the player's page, or the front page of the event.
    fn page(&self) -> String {
        self.number.map_or(INDEX.to_owned(), |number| format!("player-{number}.html"))
    }

    /// Returns the values of the script, without those at the end that are empty.
    fn value(&self) -> Value {
        let others = other_spellings(&self.name).into_iter().collect::<Vec<_>>().join(" ");
        let number = json!(self.number.unwrap_or(0));
        let mut values =
            vec![json!(self.name), number, json!(self.board), json!(others), json!(self.opponent)];
        while values.pop_if(|last| *last == json!("")).is_some() {}
        Value::Array(values)
    }
}

/// Players of an event with the folder of its pages, which ends with a slash if it is not that of the script, and the
/// name of the event.
pub(super) type IndexedSection = (String, String, Vec<IndexedPlayer>);

/// Creates the script, and those to which it leads if it would be too large for a phone.
pub(super) fn scripts(sections: &[IndexedSection]) -> Vec<File> {
    let file = |name: String, value: &Value| {
        (name, format!("hakem({})\n", escaped_json(&value.to_string())).into_bytes())
    };
    let values = |(_, _, players): &IndexedSection| players.iter().map(IndexedPlayer::value).collect();
    let values: Vec<Vec<Value>> = sections.iter().map(values).collect();
    let listed = |has: &dyn Fn(PlayerAt) -> bool| -> Value {
        let of_section = |(section, ((folder, name, _), values)): (usize, (&IndexedSection, &Vec<Value>))| {
            let chosen = values.iter().enumerate().filter(|(at, _)| has((section, *at)));
            json!([folder, name, chosen.map(|(_, value)| value).collect::<Vec<_>>()])
        };
        sections.iter().zip(&values).enumerate().map(of_section).collect()
    };
    let whole = file(SCRIPT.to_owned(), &listed(&|_| true));
    if whole.1.len() <= HEAVIEST {
        return vec![whole];
    }
    let weights: Vec<Vec<usize>> = values
        .iter()
        .map(|values| values.iter().map(|value| value.to_string().len() + 1).collect())
        .collect();
    let parts = parts(sections, &weights);
    let letters = (1..).zip(&parts).flat_map(|(number, part)| {
        part.letters.iter().map(move |letter| (letter.to_string(), Value::from(number)))
    });
    let index = file(SCRIPT.to_owned(), &Value::Object(letters.collect()));
    let part = |(number, part): (usize, &LetterScript)| {
        file(SCRIPT.replace("js", &format!("{number}.js")), &listed(&|player| part.players.contains(&player)))
    };
    std::iter::once(index).chain((1..).zip(&parts).map(part)).collect()
}

/// Indices of a section, and of a player in it.
type PlayerAt = (usize, usize);

/// Players with a word that starts with one of some letters.
struct LetterScript {
    letters: Vec<char>,
    players: BTreeSet<PlayerAt>,
}

/// Splits the players by letters, into parts of at most [`PART`] bytes as far as letters allow; `weights` are those of the
/// players of each section in bytes.
fn parts(sections: &[IndexedSection], weights: &[Vec<usize>]) -> Vec<LetterScript> {
    let mut by_letter: BTreeMap<char, BTreeSet<PlayerAt>> = BTreeMap::new();
    for (section, (_, _, players)) in sections.iter().enumerate() {
        for (at, player) in players.iter().enumerate() {
            for letter in found_by(&player.name).iter().filter_map(|word| word.chars().next()) {
                by_letter.entry(letter).or_default().insert((section, at));
            }
        }
    }
    let weight = |&(section, at): &PlayerAt| {
        weights.get(section).and_then(|of| of.get(at)).copied().unwrap_or_default()
    };
    let mut parts: Vec<LetterScript> = Vec::new();
    for (letter, players) in by_letter {
        let is_light =
            |last: &&mut LetterScript| last.players.union(&players).map(weight).sum::<usize>() <= PART;
        match parts.last_mut().filter(is_light) {
            Some(last) => {
                last.letters.push(letter);
                last.players.extend(players);
            }
            None => parts.push(LetterScript { letters: vec![letter], players }),
        }
    }
    parts
}

/// Creates the pages of all players in alphabetical order, each with their section and board; `frame` renders a page.
pub(super) fn all(
    sections: &[IndexedSection],
    texts: &Texts,
    frame: impl Fn(&str, &Body) -> String,
) -> Vec<File> {
    let order = Collation::new(texts.language());
    let of_section = |section| {
        let (_, _, players): &IndexedSection = section;
        players.iter().map(move |player| (section, player))
    };
    let mut players: Vec<(&IndexedSection, &IndexedPlayer)> = sections.iter().flat_map(of_section).collect();
    players.sort_by_cached_key(|(_, player)| order.sort_key(&player.name));
    let weight: usize = players
        .iter()
        .map(|((folder, name, _), player)| ROW + folder.len() + name.len() + player.name.len())
        .sum();
    let each = players.len().div_ceil(weight.div_ceil(PART).max(1)).max(1);
    let file = |part: usize| if part == 0 { ALL.to_owned() } else { format!("players.{}.html", part + 1) };
    let begins = html::beginnings(players.iter().map(|(_, player)| player.name.clone()));
    let link =
        |(at, letter): &(usize, char)| (format!("{}#r{at}", file(at / each)), letter.to_string(), false);
    let letters: Links = begins.iter().map(link).collect();
    let parts: Vec<(usize, usize)> =
        (0..players.len()).step_by(each).map(|from| (from + 1, players.len().min(from + each))).collect();
    let here = |here: usize| -> Links {
        let link =
            |(part, (from, to)): (usize, &(usize, usize))| (file(part), format!("{from}–{to}"), part == here);
        parts.iter().enumerate().map(link).collect()
    };
    let page = |(part, players): (usize, &[(&IndexedSection, &IndexedPlayer)])| {
        let mut body = Body::default();
        body.push(html! {
            section {
                h2 { (texts.get("site-all-players")) }
                @if parts.len() > 1 { (html::links(&here(part), &texts.get("site-parts"))) }
                (html::links(&letters, &texts.get("site-letters")))
                table {
                    thead { tr { @for id in ["column-name", "site-section", "column-board"] { th scope="col" { (texts.get(id)) } } } }
                    tbody {
                        @for (at, ((folder, name, _), player)) in (part * each..).zip(players) {
                            tr id=[begins.iter().any(|(row, _)| *row == at).then(|| format!("r{at}"))] {
                                td dir=[is_right_to_left(&player.name).then_some("auto")] {
                                    a href=(format!("{folder}{}", player.page())) { (player.name) }
                                }
                                td { (name) }
                                td { (player.board) }
                            }
                        }
                    }
                }
            }
        });
        (file(part), frame(&file(part), &body).into_bytes())
    };
    players.chunks(each).enumerate().map(page).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(count: u16) -> Vec<IndexedPlayer> {
        let families = ["Öztürk-Yılmazoğlu", "Papadopoulos", "Hradecký", "Ак", "Đoković", "Ángeles"];
        let given = |number: u16| char::from(b'A' + u8::try_from(number % 26).unwrap());
        let named = |number: u16| IndexedPlayer {
            name: format!("{}, {}nna", families[usize::from(number) % families.len()], given(number)),
            number: Some(number),
            board: (number / 2 + 1).to_string(),
            opponent: String::new(),
        };
        (1..=count).map(named).collect()
    }

    /// Returns the value that a script passes to the page.
    fn value(script: &[u8]) -> Value {
        let text = std::str::from_utf8(script).unwrap().trim_end();
        serde_json::from_str(text.strip_prefix("hakem(").unwrap().strip_suffix(')').unwrap()).unwrap()
    }

    #[test]
    fn a_player_is_listed_with_board_and_opponent() {
        let paired = IndexedPlayer { opponent: "Doe, Jane".to_owned(), ..players(1).remove(0) };
        assert_eq!((&paired.value()[2], &paired.value()[4]), (&json!("1"), &json!("Doe, Jane")));
    }

    #[test]
    fn the_players_of_a_large_festival_are_in_a_light_script_of_each_letter_of_their_names() {
        let few = [("a/".to_owned(), "A".to_owned(), players(20))];
        assert_eq!(scripts(&few).len(), 1);
        let sections = ["a", "b"].map(|name| (format!("{name}/"), name.to_owned(), players(1_500)));
        let scripts: BTreeMap<String, Vec<u8>> = scripts(&sections).into_iter().collect();
        assert!(scripts.len() > 3 && scripts.values().all(|script| script.len() <= HEAVIEST));
        let values: BTreeMap<&str, Value> =
            scripts.iter().map(|(name, script)| (name.as_str(), value(script))).collect();
        for (section, (.., players)) in sections.iter().enumerate() {
            for player in players {
                for word in found_by(&player.name) {
                    let letter = word.chars().next().unwrap().to_string();
                    let script = &values[format!("players.{}.js", values[SCRIPT][&letter]).as_str()];
                    let has = script[section][2].as_array().unwrap().contains(&player.value());
                    assert!(has, "{}: {letter}", player.name);
                }
            }
        }
    }
}
