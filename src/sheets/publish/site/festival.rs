//! The front page of a festival, and its pages of all players.

use super::search::{self, IndexedPlayer};
use super::{File, INDEX, Links, OF_ROUND, overview};
use crate::event::Event;
use crate::i18n::Texts;
use crate::publish::html::{Accent, Around, Body, Others, frame};
use crate::publish::logo::Logo;
use crate::publish::{Imprint, place_and_days};
use crate::sheet::named;
use crate::text::clean;
use hakem_engine::history::Moment;
use hakem_engine::tournament::{RoundNo, Settings};
use maud::{Markup, html};
use std::sync::Arc;

/// A section linked from the front page of a festival.
pub struct Front<'a> {
    pub event: Event<'a>,
    /// Subfolder of its pages, relative to the front page.
    pub folder: &'a str,
    /// File names of its pages.
    pub pages: &'a [String],
}

impl Front<'_> {
    fn name(&self) -> String {
        clean(self.event.snapshot.settings().name.as_str()).into_owned()
    }

    fn index(&self) -> String {
        format!("{}/{INDEX}", self.folder)
    }

    fn links(&self, round: RoundNo, texts: &Texts) -> Vec<(String, String)> {
        let of_round = OF_ROUND.iter().filter_map(|&(sheet, start)| {
            let file = format!("{start}-{round}.html");
            let is_there = self.pages.contains(&file);
            Some((format!("{}/{file}", self.folder), named(sheet)?.label(texts))).filter(|_| is_there)
        });
        of_round.collect()
    }

    /// Returns the state of the section with links to its current round.
    fn card(&self, texts: &Texts) -> Markup {
        html! {
            section {
                h2 { a href=(self.index()) { (self.name()) } }
                @match self.event.snapshot.last_published() {
                    None => p.soft { (texts.get("sheet-absent-nothing")) },
                    Some(round) => p {
                        span.chip { (overview::now(self.event, round)) }
                        br;
                        @for (at, (file, label)) in self.links(round, texts).into_iter().enumerate() {
                            @if at > 0 { " · " }
                            a href=(file) { (label) }
                        }
                    },
                }
            }
        }
    }

    fn players(&self) -> search::IndexedSection {
        let has_page = |number: u16| self.pages.contains(&format!("player-{number}.html"));
        (format!("{}/", self.folder), self.name(), IndexedPlayer::of(self.event, has_page))
    }
}

/// Creates the front page of a festival with its name, venue and days, and all sections, each with its state and links
/// to its last published round; and the pages and the script of all players.
pub fn front(
    festival: &Settings,
    sections: &[Front],
    texts: &Texts,
    printed: Moment,
    address: Option<&str>,
    (logo, accent): (Option<&Arc<Logo>>, Accent),
) -> Vec<File> {
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
    let tabs = |here: &str| -> Links {
        let label = |id| texts.get(id).into_owned();
        let own = [(INDEX, label("site-index")), (search::ALL, label("site-all-players"))];
        let own = own.map(|(file, label)| (file.to_owned(), label, file == here));
        own.into_iter().chain(sections.iter().map(|of| (of.index(), of.name(), false))).collect()
    };
    let pages = tabs(INDEX);
    let around = Around {
        accent,
        pages: &pages,
        others: Some(Others { script: search::SCRIPT, has_sections: true }),
        all_players: Some(search::ALL),
        ..Around::default()
    };
    let mut body = Body::default();
    body.push(html! { section #mine hidden { h2 { (texts.get("site-followed")) } } });
    body.push_search(texts, around);
    body.push(html! { div.cards { @for section in sections { (section.card(texts)) } } });
    let page = frame(&texts.get("site-index"), &imprint, texts, around, &body);
    let players: Vec<search::IndexedSection> = sections.iter().map(Front::players).collect();
    let all = search::all(&players, texts, |file, body| {
        let around = Around { accent, pages: &tabs(file), finder: Some(INDEX), ..Around::default() };
        // The time of printing belongs to the front page, so that these change with their players only.
        let imprint = Imprint { foot: String::new(), ..imprint.clone() };
        frame(&texts.get("site-all-players"), &imprint, texts, around, body)
    });
    let own = std::iter::once((INDEX.to_owned(), page.into_bytes()));
    own.chain(search::scripts(&players)).chain(all).collect()
}
