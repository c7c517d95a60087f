//! The front page of a festival.

use super::{File, HEAVIEST, INDEX, OF_ROUND};
use crate::event::Event;
use crate::i18n::Texts;
use crate::publish::html::{Accent, Around, Body, FoundPlayer, frame};
use crate::publish::logo::Logo;
use crate::publish::{Imprint, place_and_days};
use crate::sheet::named;
use crate::text::clean;
use hakem_engine::collate::Collation;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{Place, RoundNo, Settings};
use maud::html;
use std::sync::Arc;

/// A section linked from the front page of a festival.
pub struct Front<'a> {
    pub event: Event<'a>,
    /// Subfolder of its pages, relative to the front page.
    pub folder: &'a str,
    /// File names of its pages.
    pub pages: &'a [String],
}

/// Creates the front page of a festival with its name, venue and days, and links to all sections, each with its last
/// published round.
pub fn front(
    festival: &Settings,
    sections: &[Front],
    texts: &Texts,
    printed: Moment,
    address: Option<&str>,
    (logo, accent): (Option<&Arc<Logo>>, Accent),
) -> File {
    let minute = sections.first().map(|section| section.event.minute(printed)).unwrap_or_default();
    let imprint = Imprint {
        event: clean(festival.name.as_str()).into_owned(),
        about: clean(&place_and_days(festival, |day| texts.date(day)).collect::<Vec<_>>().join(" · "))
            .into_owned(),
        foot: texts.with("sheet-printed", &[("time", minute.into())]),
        version: String::new(),
        address: address.map(ToOwned::to_owned),
        check: None,
        logo: logo.cloned(),
        faces: Vec::new(),
    };
    let links = |section: &Front, round: RoundNo| -> Vec<(String, String)> {
        let of_round = OF_ROUND.iter().filter_map(|&(sheet, start)| {
            let file = format!("{start}-{round}.html");
            let is_there = section.pages.contains(&file);
            Some((format!("{}/{file}", section.folder), named(sheet)?.label(texts))).filter(|_| is_there)
        });
        of_round.collect()
    };
    let overview = html! {
        @for section in sections {
            section {
                h2 {
                    a href=(format!("{}/{INDEX}", section.folder)) {
                        (clean(section.event.snapshot.settings().name.as_str()))
                    }
                }
                @match section.event.snapshot.last_published() {
                    None => p.soft { (texts.get("sheet-absent-nothing")) },
                    Some(round) => p {
                        span.chip {
                            (texts.with("log-issued-round", &[("round", round.into())])) ", "
                            (texts.round_state(section.event.snapshot.state(round)))
                        }
                        br;
                        @for (at, (file, label)) in links(section, round).into_iter().enumerate() {
                            @if at > 0 { " · " }
                            a href=(file) { (label) }
                        }
                    },
                }
            }
        }
    };
    let title = texts.get("site-index").into_owned();
    let around = Around { accent, ..Around::default() };
    let page = |is_light| {
        let mut body = Body::default();
        body.push_found(&players(sections, texts, is_light), texts);
        body.begin_aside();
        body.push(overview.clone());
        frame(&title, &imprint, texts, around, &body)
    };
    let page = Some(page(false)).filter(|page| page.len() <= HEAVIEST).unwrap_or_else(|| page(true));
    (INDEX.to_owned(), page.into_bytes())
}

/// Returns the players of all sections in alphabetical order, each with their section and their board in its round; a
/// light list names the folder of the section.
fn players(sections: &[Front], texts: &Texts, is_light: bool) -> Vec<FoundPlayer> {
    let order = Collation::new(texts.language());
    let of_section = |section| of_section(section, is_light);
    let mut players: Vec<FoundPlayer> = sections.iter().flat_map(of_section).collect();
    players.sort_by_cached_key(|player| order.sort_key(&player.name));
    players
}

fn of_section<'f>(section: &'f Front, is_light: bool) -> impl Iterator<Item = FoundPlayer> + use<'f> {
    let event = section.event;
    let name = if is_light { section.folder } else { event.snapshot.settings().name.as_str() };
    let paired = event.snapshot.last_published().and_then(|round| event.snapshot.round(round));
    event.snapshot.players().map(move |(id, _)| {
        let page = event.number(id).map(|number| format!("player-{number}.html"));
        let page = page.filter(|page| section.pages.contains(page));
        let board = match paired.map(|paired| paired.place(id)) {
            Some(Place::AtBoard(board, _)) => board.to_string(),
            _ => String::new(),
        };
        let page = page.map(|page| format!("{}/{page}", section.folder));
        FoundPlayer { page, name: event.name(id), section: name.to_owned(), board }
    })
}
