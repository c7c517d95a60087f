//! The pages of an event for any web server, stick or tool that copies folders: one file a page, all of them in one
//! folder, with no address outside it. Pages of earlier rounds stay as they are until their round is changed.

use super::calendar::calendar;
use super::html::{Around, frame, page};
use super::logo::Logo;
use super::{Imprint, PublishError, place_and_days};
use crate::event::Event;
use crate::i18n::Texts;
use crate::sheet::data::{Section, Sheet};
use crate::sheet::{named, pairings, people};
use crate::text::clean;
use hakem_engine::command::Command;
use hakem_engine::history::{Moment, StepId};
use hakem_engine::tournament::{PlayerId, RoundNo, Settings};
use hakem_engine::trf::{self, Audience, Style};
use maud::html;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// A file of the site: its name and what is in it.
pub type File = (String, Vec<u8>);

/// Links of a page: where to, what they are called, and whether it is this one.
type Links = Vec<(String, String, bool)>;

/// The name of the page that leads to all others.
pub const INDEX: &str = "index.html";

/// What the report is called that can be taken from the site.
const REPORT: &str = "event.trf";

/// The rounds as a calendar.
const CALENDAR: &str = "rounds.ics";

/// Sheets of a round, each with the start of its file's name.
const OF_ROUND: [(&str, &str); 4] = [
    ("pairings", "pairings"),
    ("pairings-by-name", "names"),
    ("matches", "matches"),
    ("standings", "standings"),
];

/// Sheets of the event as it is now, each a page.
const NOW: [&str; 14] = [
    "announcement",
    "starting-list",
    "schedule",
    "rounds-table",
    "bracket",
    "knockout",
    "crosstable",
    "teams",
    "prizes",
    "categories",
    "federations",
    "clubs",
    "rating-groups",
    NORMS,
];

/// The sheet of who is near a title norm: a page only where the arbiter switched that on.
const NORMS: &str = "norm-chances";

/// A sheet that becomes a page.
struct Made<'a> {
    file: String,
    /// What links to it say.
    label: String,
    /// The round to which it belongs; `None` for those of the event as it is now.
    round: Option<RoundNo>,
    by_letter: bool,
    sheet: Sheet<'a>,
}

/// What is made: the event, and what stands on its pages beside the sheets.
struct Site<'a> {
    event: Event<'a>,
    address: Option<&'a str>,
    logo: Option<&'a Arc<Logo>>,
    made: Vec<Made<'a>>,
    /// Who has a page.
    players: HashSet<PlayerId>,
}

/// What the organiser wants of the pages beside the event itself.
#[derive(Clone, Copy, Debug)]
pub struct SiteOptions<'a> {
    /// Where the pages can be read: it stands on them as a code for phones.
    pub address: Option<&'a str>,
    /// For whom the report and the columns of the pages are.
    pub audience: Audience,
    /// The organiser's logo: on every page, or on the overview alone where it is large.
    pub logo: Option<&'a Arc<Logo>>,
}

/// Makes all pages of an event, in the language of its texts.
///
/// # Errors
/// Says what a page cannot be made of.
pub fn files(
    event: Event,
    (printed, hash): (Moment, &str),
    SiteOptions { address, audience, logo }: SiteOptions,
) -> Result<Vec<File>, PublishError> {
    let rounds: Vec<RoundNo> =
        event.snapshot.last_published().map_or_else(Vec::new, |last| last.up_to().collect());
    let of_rounds = rounds.iter().flat_map(|&round| {
        OF_ROUND.iter().filter_map(move |&(name, start)| {
            make(event, name, (Some(round), audience), format!("{start}-{round}.html"))
        })
    });
    let now = NOW.iter().filter_map(|name| make(event, name, (None, audience), format!("{name}.html")));
    let made = of_rounds.chain(now).collect();
    let cards = named("cards").and_then(|cards| cards.sheet(event, None).ok());
    let mut own = own_sections(event, cards);
    own.sections.retain(|section| section.players.first().is_some_and(|&id| event.number(id).is_some()));
    let players = own.sections.iter().flat_map(|section| section.players.first()).copied().collect();
    let site = Site { event, address, logo, made, players };
    let mut files: Vec<File> = site.made.iter().map(|made| site.page(made)).collect();
    files.extend(site.cards(own));
    let report = trf::write(&audience.take(trf::from_snapshot(event.snapshot)), Style::default());
    files.push((REPORT.to_owned(), report.into_bytes()));
    if let Some(calendar) = calendar(event, changed(event)) {
        files.push((CALENDAR.to_owned(), calendar.into_bytes()));
    }
    files.push((INDEX.to_owned(), site.index(&rounds, printed, hash).into_bytes()));
    Ok(files)
}

/// A section of a festival as its front page leads there.
pub struct Front<'a> {
    /// The event.
    pub event: Event<'a>,
    /// The folder with its pages, below that of the front page.
    pub folder: &'a str,
    /// The names of its pages.
    pub pages: &'a [File],
}

/// Makes the page that leads to all sections of a festival, which says its name, place and days: each section with the round that was
/// published last.
#[must_use]
pub fn front(
    festival: &Settings,
    sections: &[Front],
    texts: &Texts,
    printed: Moment,
    address: Option<&str>,
    logo: Option<&Arc<Logo>>,
) -> File {
    let minute = sections.first().map(|section| section.event.minute(printed)).unwrap_or_default();
    let imprint = Imprint {
        event: clean(festival.name.as_str()).into_owned(),
        about: clean(&place_and_days(festival, texts).collect::<Vec<_>>().join(" · ")).into_owned(),
        foot: texts.with("sheet-printed", &[("time", minute.into())]),
        version: String::new(),
        address: address.map(ToOwned::to_owned),
        logo: logo.cloned(),
    };
    let links = |section: &Front, round: RoundNo| -> Vec<(String, String)> {
        let of_round = OF_ROUND.iter().filter_map(|&(sheet, start)| {
            let file = format!("{start}-{round}.html");
            let is_there = section.pages.iter().any(|(name, _)| *name == file);
            Some((format!("{}/{file}", section.folder), named(sheet)?.label(texts))).filter(|_| is_there)
        });
        of_round.collect()
    };
    let body = html! {
        @for section in sections {
            h2 {
                a href=(format!("{}/{INDEX}", section.folder)) {
                    (clean(section.event.snapshot.settings().name.as_str()))
                }
            }
            @match section.event.snapshot.last_published() {
                None => p.soft { (texts.get("sheet-absent-nothing")) },
                Some(round) => p {
                    (texts.with("log-issued-round", &[("round", round.into())])) ", "
                    (texts.round_state(section.event.snapshot.state(round))) ": "
                    @for (at, (file, label)) in links(section, round).into_iter().enumerate() {
                        @if at > 0 { " · " }
                        a href=(file) { (label) }
                    }
                },
            }
        }
    };
    let title = texts.get("site-index").into_owned();
    (INDEX.to_owned(), frame(&title, &imprint, texts, Around::default(), body).into_bytes())
}

/// Returns when what is announced was changed last: a calendar stays as it is until then.
fn changed(event: Event) -> Moment {
    let line = event.history.line();
    let announced = |step: &StepId| match event.history.command(*step) {
        Some((Command::Announce(_) | Command::AnnounceLike { .. }, at)) => Some(at),
        _ => None,
    };
    line.iter().rev().find_map(announced).unwrap_or(Moment(0))
}

/// Makes a sheet that becomes a page; nothing where the event has none, or one that says nothing yet.
fn make<'a>(
    event: Event<'a>,
    name: &str,
    (round, audience): (Option<RoundNo>, Audience),
    file: String,
) -> Option<Made<'a>> {
    let found = named(name)?;
    let has_results = |round: RoundNo| {
        let mut games = event.snapshot.round(round).into_iter().flat_map(|made| made.games());
        games.any(|(.., result)| result.is_some())
    };
    if name == NORMS && !event.snapshot.settings().shows_norms {
        return None;
    }
    // Standings before the first result say nothing.
    if name == "standings" && round.is_some_and(|round| !has_results(round)) {
        return None;
    }
    let mut sheet = found.sheet(event, round).ok()?;
    if audience == Audience::Public {
        sheet = people::for_all(sheet);
    }
    Some(Made { file, label: found.label(event.texts), round, by_letter: name == "pairings-by-name", sheet })
}

/// Returns what the pages of the players say: where each sits in a round that nobody has played yet, and the cards.
fn own_sections<'a>(event: Event<'a>, cards: Option<Sheet<'a>>) -> Sheet<'a> {
    let counted = cards.as_ref().and_then(|cards| cards.round);
    let next = event.snapshot.last_published().filter(|&round| Some(round) != counted);
    let title = next.map(|round| event.texts.with("sheet-pairings", &[("round", round.into())]));
    let mut own = cards.unwrap_or_else(|| Sheet::of_sections(title.unwrap_or_default(), Vec::new()));
    if let Some(round) = next {
        let seat = |(id, _)| pairings::own_seat(event, round, id);
        own.sections.splice(0..0, event.snapshot.players().filter_map(seat));
    }
    own
}

impl<'a> Site<'a> {
    fn texts(&self) -> &Texts {
        self.event.texts
    }

    /// Returns the page of a player, where there is one.
    fn player_file(&self, id: PlayerId) -> Option<String> {
        let number = self.event.number(id).filter(|_| self.players.contains(&id))?;
        Some(format!("player-{number}.html"))
    }

    /// Returns what stands on a page that lasts: nothing of the moment at which it was written.
    fn lasting(&self, sheet: &Sheet) -> Imprint {
        let imprint = Imprint::new(self.event, sheet, Moment(0), "");
        let imprint = Imprint { foot: imprint.version.clone(), ..imprint };
        let logo = self.logo.filter(|logo| logo.is_small()).cloned();
        imprint.at_address(self.address.map(ToOwned::to_owned)).with_logo(logo)
    }

    /// Returns the sheets of a round, or those of the event as it is now.
    fn of(&self, round: Option<RoundNo>) -> impl Iterator<Item = &Made<'a>> {
        self.made.iter().filter(move |made| made.round == round)
    }

    /// Returns the links of a page: to the index, and of a round to the other pages of that round alone, so that later
    /// rounds change nothing in it.
    fn links(&self, round: Option<RoundNo>, here: &str) -> Links {
        let index = (INDEX.to_owned(), self.texts().get("site-index").into_owned(), false);
        let others = self.of(round).map(|made| (made.file.clone(), made.label.clone(), made.file == here));
        std::iter::once(index).chain(others).collect()
    }

    fn page(&self, made: &Made) -> File {
        let links = self.links(made.round, &made.file);
        let to_player = |id| self.player_file(id);
        let around = Around { pages: &links, player: Some(&to_player), by_letter: made.by_letter };
        let text = page(&made.sheet, &self.lasting(&made.sheet), self.texts(), around);
        (made.file.clone(), text.into_bytes())
    }

    /// Makes a page for each player: their rounds, leg by leg, and how their tie-breaks come about.
    fn cards(&self, cards: Sheet) -> Vec<File> {
        let (title, round) = (cards.title, cards.round);
        let links = self.links(None, "");
        let to_player = |id| self.player_file(id);
        let around = Around { pages: &links, player: Some(&to_player), by_letter: false };
        let mut pages: BTreeMap<PlayerId, Vec<Section>> = BTreeMap::new();
        for section in cards.sections {
            if let Some(&player) = section.players.first() {
                pages.entry(player).or_default().push(section);
            }
        }
        let page_of = |(player, sections): (PlayerId, Vec<Section>)| {
            let sheet = Sheet { round, ..Sheet::of_sections(title.clone(), sections) };
            let made = page(&sheet, &self.lasting(&sheet), self.texts(), around);
            Some((self.player_file(player)?, made.into_bytes()))
        };
        pages.into_iter().filter_map(page_of).collect()
    }

    /// Makes the page that leads to all others.
    fn index(&self, rounds: &[RoundNo], printed: Moment, hash: &str) -> String {
        let texts = self.texts();
        let nothing = Sheet::of_sections(String::new(), Vec::new());
        let imprint = Imprint::new(self.event, &nothing, printed, hash);
        let imprint = imprint.at_address(self.address.map(ToOwned::to_owned));
        let imprint = imprint.with_logo(self.logo.cloned());
        let body = html! {
            h2 { (texts.get("site-rounds")) }
            @if rounds.is_empty() { p.soft { (texts.get("sheet-absent-nothing")) } }
            ul {
                @for &round in rounds.iter().rev() {
                    li {
                        (texts.with("log-issued-round", &[("round", round.into())])) ": "
                        @for (at, made) in self.of(Some(round)).enumerate() {
                            @if at > 0 { " · " }
                            a href=(made.file) { (made.label) }
                        }
                    }
                }
            }
            h2 { (texts.get("site-event")) }
            ul {
                @for made in self.of(None) { li { a href=(made.file) { (made.label) } } }
                li { a href=(REPORT) download="" { (texts.get("site-report")) } }
                @if calendar(self.event, Moment(0)).is_some() {
                    li { a href=(CALENDAR) { (texts.get("site-calendar")) } }
                }
            }
        };
        let title = texts.get("site-index").into_owned();
        frame(&title, &imprint, texts, Around::default(), body)
    }
}
