//! Players for the search of pages that do not list them: in a script, which pages load when the search is first used,
//! and of a festival as pages by first letter.

use super::{File, INDEX, Links, PART};
use crate::event::Event;
use crate::i18n::Texts;
use crate::publish::html::{self, Body};
use crate::publish::paper::is_right_to_left;
use crate::spelling::other_spellings;
use crate::text::{clean, escaped_json};
use hakem_engine::collate::Collation;
use hakem_engine::tournament::Place;
use maud::html;
use serde_json::{Value, json};

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
}

impl IndexedPlayer {
    /// Returns the players of an event in alphabetical order; `has_page` is true for numbers with a page.
    pub(super) fn of(event: Event, has_page: impl Fn(u16) -> bool) -> Vec<Self> {
        let paired = event.snapshot.last_published().and_then(|round| event.snapshot.round(round));
        let board = |id| match paired.map(|paired| paired.place(id)) {
            Some(Place::AtBoard(board, _)) => board.to_string(),
            _ => String::new(),
        };
        let listed = event.snapshot.players().map(|(id, _)| Self {
            name: clean(&event.name(id)).into_owned(),
            number: event.number(id).map(|number| number.0).filter(|number| has_page(*number)),
            board: board(id),
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
        let mut values =
            vec![json!(self.name), json!(self.number.unwrap_or(0)), json!(self.board), json!(others)];
        while values.pop_if(|last| *last == json!("")).is_some() {}
        Value::Array(values)
    }
}

/// Players of an event with the folder of its pages, which ends with a slash if it is not that of the script, and the
/// name of the event.
pub(super) type IndexedSection = (String, String, Vec<IndexedPlayer>);

pub(super) fn script(sections: &[IndexedSection]) -> File {
    let value = |(folder, name, players): &IndexedSection| {
        json!([folder, name, players.iter().map(IndexedPlayer::value).collect::<Vec<_>>()])
    };
    let sections: Vec<Value> = sections.iter().map(value).collect();
    let script = format!("hakem({})\n", escaped_json(&Value::Array(sections).to_string()));
    (SCRIPT.to_owned(), script.into_bytes())
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
