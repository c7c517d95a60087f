//! The front page of a festival, and its pages of all players.

use super::search::{self, IndexedPlayer};
use super::{File, INDEX, Links, OF_ROUND, address_at, is_in_play, overview, preview};
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

/// Number of leaders listed for each section.
const LEADERS: usize = 3;

/// Sheets of the current state linked from each section.
const OF_NOW: [&str; 2] = ["bracket", "prizes"];

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

    /// Returns the links to the sheets of a round, and to those of the current state that visitors ask for after it.
    fn links(&self, round: RoundNo, texts: &Texts) -> Vec<(String, String)> {
        let of_round = OF_ROUND.iter().map(|&(sheet, start)| (sheet, format!("{start}-{round}.html")));
        let of_now = OF_NOW.iter().map(|&sheet| (sheet, format!("{sheet}.html")));
        let is_there = |(_, file): &(&str, String)| self.pages.contains(file);
        let link = |(sheet, file): (&str, String)| {
            Some((format!("{}/{file}", self.folder), named(sheet)?.label(texts)))
        };
        of_round.chain(of_now).filter(is_there).filter_map(link).collect()
    }

    /// Returns the leaders of the section after the last round with standings, linked to their pages.
    fn leaders(&self, texts: &Texts, body: &mut Body) -> Markup {
        let rounds = self.event.snapshot.last_published().into_iter().flat_map(RoundNo::up_to);
        let is_ranked = |round: &RoundNo| self.pages.contains(&format!("standings-{round}.html"));
        let ranked = rounds.rev().find(is_ranked);
        let sheet = ranked.and_then(|round| named("standings")?.sheet(self.event, Some(round)).ok());
        let Some(table) = sheet.and_then(|sheet| overview::leaders(sheet, LEADERS)) else { return html! {} };
        let to_player = |id| {
            let file = format!("player-{}.html", self.event.number(id)?);
            self.pages.contains(&file).then(|| format!("{}/{file}", self.folder))
        };
        body.table(&table, texts, Around { player: Some(&to_player), ..Around::default() })
    }

    /// Returns the state of the section with links to its current round, and its leaders.
    fn card(&self, texts: &Texts, body: &mut Body) -> Markup {
        html! {
            section {
                h2 { a href=(self.index()) { (self.name()) } }
                @match self.event.snapshot.last_published() {
                    None => p { span.chip { (texts.get("site-not-begun")) } (overview::first_round(self.event)) },
                    Some(round) => p {
                        span.chip { (overview::now(self.event, round)) }
                        br;
                        @for (at, (file, label)) in self.links(round, texts).into_iter().enumerate() {
                            @if at > 0 { " · " }
                            a href=(file) { (label) }
                        }
                    },
                }
                (self.leaders(texts, body))
            }
        }
    }

    /// Returns true if games of the section are in progress.
    fn is_live(&self) -> bool {
        self.event.snapshot.last_published().is_some_and(|round| is_in_play(self.event, round))
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
        foot: texts.with("site-as-of", &[("time", minute.into())]),
        address: address.map(ToOwned::to_owned),
        logo: logo.cloned(),
        ..Imprint::default()
    };
    let tabs = |here: &str| -> Links {
        let label = |id| texts.get(id).into_owned();
        let own = [(INDEX, label("site-index")), (search::ALL, label("site-all-players"))];
        let own = own.map(|(file, label)| (file.to_owned(), label, file == here));
        own.into_iter().chain(sections.iter().map(|of| (of.index(), of.name(), false))).collect()
    };
    let logo = logo.map(Arc::as_ref);
    let preview = address.and_then(|_| preview::preview(logo, accent));
    let picture = address.map(|address| address_at(address, preview::name(logo)));
    let pages = tabs(INDEX);
    let around = Around {
        accent,
        pages: &pages,
        picture: picture.as_deref(),
        others: Some(Others { script: search::SCRIPT, has_sections: true }),
        all_players: Some(search::ALL),
        is_live: sections.iter().any(Front::is_live),
        ..Around::default()
    };
    let mut body = Body::default();
    body.push(html! { section #mine hidden { h2 { (texts.get("site-followed")) } } });
    body.push_search(texts, around);
    let cards: Vec<Markup> = sections.iter().map(|section| section.card(texts, &mut body)).collect();
    body.push(html! { div.cards { @for card in cards { (card) } } });
    let page = frame(&texts.get("site-index"), &imprint, texts, around, &body);
    let players: Vec<search::IndexedSection> = sections.iter().map(Front::players).collect();
    let all = search::all(&players, texts, |file, body| {
        let around = Around { accent, pages: &tabs(file), finder: Some(INDEX), ..Around::default() };
        // The time of writing belongs to the front page, so that these change with their players only.
        let imprint = Imprint { foot: String::new(), ..imprint.clone() };
        frame(&texts.get("site-all-players"), &imprint, texts, around, body)
    });
    let own = std::iter::once((INDEX.to_owned(), page.into_bytes()));
    own.chain(preview).chain(search::scripts(&players)).chain(all).collect()
}
