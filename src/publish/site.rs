//! The pages of an event for any web server, stick or tool that copies folders: one file a page, all of them in one
//! folder, with no address outside it. Pages of earlier rounds stay as they are until their round is changed.

use super::html::{Around, frame, page};
use super::{Imprint, PublishError};
use crate::event::Event;
use crate::i18n::Texts;
use crate::report::sheet::Sheet;
use crate::report::{Named, named};
use hakem_engine::history::Moment;
use hakem_engine::tournament::{PlayerId, RoundNo, Stage};
use hakem_engine::trf::{self, Style};
use maud::html;

/// A file of the site: its name and what is in it.
pub type File = (String, Vec<u8>);

/// Links of a page: where to, what they are called, and whether it is this one.
type Links = Vec<(String, String, bool)>;

/// The name of the page that leads to all others.
pub const INDEX: &str = "index.html";

/// What the report is called that can be taken from the site.
const REPORT: &str = "event.trf";

/// Sheets of a round, each with the start of its file's name.
const OF_ROUND: [(&str, &str); 3] =
    [("pairings", "pairings"), ("pairings-by-name", "names"), ("standings", "standings")];

/// Sheets of the event as it is now, each a page.
const NOW: [&str; 3] = ["starting-list", "crosstable", "prizes"];

/// What is made: the event, and what stands on its pages beside the sheets.
struct Site<'a> {
    event: Event<'a>,
    address: Option<&'a str>,
    rounds: Vec<RoundNo>,
}

/// Makes all pages of an event, in the language of its texts.
///
/// # Errors
/// Says what a page cannot be made of.
pub fn files(
    event: Event,
    (printed, hash): (Moment, &str),
    address: Option<&str>,
) -> Result<Vec<File>, PublishError> {
    let published = event.snapshot.settings().rounds.up_to();
    let published = published
        .filter(|&round| event.snapshot.round(round).is_some_and(|made| made.stage() == Stage::Published));
    let site = Site { event, address, rounds: published.collect() };
    let mut files = Vec::new();
    for &round in &site.rounds {
        files.extend(OF_ROUND.iter().filter_map(|&(sheet, start)| {
            let file = format!("{start}-{round}.html");
            site.sheet(sheet, Some(round), file)
        }));
    }
    files.extend(NOW.iter().filter_map(|&sheet| site.sheet(sheet, None, format!("{sheet}.html"))));
    files.extend(site.players());
    let report = trf::write(&trf::from_snapshot(event.snapshot), Style::default());
    files.push((REPORT.to_owned(), report.into_bytes()));
    files.push((INDEX.to_owned(), site.index(printed, hash).into_bytes()));
    Ok(files)
}

/// Returns the file of a player's page.
fn player_file(event: Event, id: PlayerId) -> String {
    match event.number(id) {
        Some(number) => format!("player-{number}.html"),
        None => INDEX.to_owned(),
    }
}

fn make<'a>(event: Event<'a>, name: &str, round: Option<RoundNo>) -> Option<(&'static Named, Sheet<'a>)> {
    let found = named(name)?;
    // Standings before the first result say nothing.
    let is_empty = name == "standings"
        && round.is_some_and(|round| {
            let made = event.snapshot.round(round);
            made.is_none_or(|made| made.games().all(|(.., result)| result.is_none()))
        });
    if is_empty {
        return None;
    }
    found.sheet(event, round).ok().map(|sheet| (found, sheet))
}

impl Site<'_> {
    fn texts(&self) -> &Texts {
        self.event.texts
    }

    /// Returns what stands on a page that lasts: nothing of the moment at which it was written.
    fn lasting(&self, sheet: &Sheet) -> Imprint {
        let imprint = Imprint::new(self.event, sheet, Moment(0), "");
        Imprint { foot: imprint.version.clone(), ..imprint }.at_address(self.address.map(ToOwned::to_owned))
    }

    /// Returns the links of a page: to the index, and of a round to the other pages of that round alone, so that later
    /// rounds change nothing in it.
    fn links(&self, round: Option<RoundNo>, here: &str) -> Links {
        let link = |file: String, name: String| {
            let is_here = file == here;
            (file, name, is_here)
        };
        let mut links = vec![link(INDEX.to_owned(), self.texts().get("site-index").into_owned())];
        match round {
            Some(round) => {
                links.extend(self.of_round(round).into_iter().map(|(file, name)| link(file, name)))
            }
            None => {
                let now = NOW.iter().filter_map(|name| Some((*name, make(self.event, name, None)?)));
                links.extend(
                    now.map(|(name, (found, _))| link(format!("{name}.html"), found.label(self.texts()))),
                );
            }
        }
        links
    }

    /// Returns the pages of a round: file and name.
    fn of_round(&self, round: RoundNo) -> Vec<(String, String)> {
        let there = OF_ROUND.iter().filter_map(|(name, start)| {
            let (found, _) = make(self.event, name, Some(round))?;
            Some((format!("{start}-{round}.html"), found.label(self.texts())))
        });
        there.collect()
    }

    fn sheet(&self, name: &str, round: Option<RoundNo>, file: String) -> Option<File> {
        let (_, sheet) = make(self.event, name, round)?;
        let links = self.links(round, &file);
        let to_player = |id| player_file(self.event, id);
        let around =
            Around { pages: &links, player: Some(&to_player), by_letter: name == "pairings-by-name" };
        let made = page(&sheet, &self.lasting(&sheet), self.texts(), around);
        Some((file, made.into_bytes()))
    }

    /// Makes a page for each player: their rounds and how their tie-breaks come about.
    fn players(&self) -> Vec<File> {
        let Some((_, cards)) = make(self.event, "cards", None) else { return Vec::new() };
        let (title, round) = (cards.title.clone(), cards.round);
        let links = self.links(None, "");
        let around = Around { pages: &links, ..Around::default() };
        let page_of = |section: crate::report::sheet::Section| {
            let id = *section.players.first()?;
            let file = player_file(self.event, id);
            let sheet = Sheet { round, ..Sheet::of_sections(title.clone(), vec![section]) };
            let made = page(&sheet, &self.lasting(&sheet), self.texts(), around);
            Some((file, made.into_bytes()))
        };
        cards.sections.into_iter().filter_map(page_of).collect()
    }

    /// Makes the page that leads to all others.
    fn index(&self, printed: Moment, hash: &str) -> String {
        let texts = self.texts();
        let nothing = Sheet::of_sections(String::new(), Vec::new());
        let imprint = Imprint::new(self.event, &nothing, printed, hash);
        let imprint = imprint.at_address(self.address.map(ToOwned::to_owned));
        let body = html! {
            h2 { (texts.get("site-rounds")) }
            @if self.rounds.is_empty() { p.soft { (texts.get("sheet-absent-nothing")) } }
            ul {
                @for &round in self.rounds.iter().rev() {
                    li {
                        (texts.with("log-issued-round", &[("round", round.into())])) ": "
                        @for (at, (file, name)) in self.of_round(round).into_iter().enumerate() {
                            @if at > 0 { " · " }
                            a href=(file) { (name) }
                        }
                    }
                }
            }
            h2 { (texts.get("site-event")) }
            ul {
                @for (file, name, _) in self.links(None, "").iter().skip(1) { li { a href=(file) { (name) } } }
                li { a href=(REPORT) download="" { (texts.get("site-report")) } }
            }
        };
        let title = texts.get("site-index").into_owned();
        frame(&title, &imprint, texts, Around::default(), body)
    }
}
