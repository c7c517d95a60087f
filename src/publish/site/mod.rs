//! The pages of an event for any web server, stick or tool that copies folders: one file a page, all of them in one
//! folder, with no address outside it. Pages of earlier rounds stay as they are until their round is changed.

mod festival;
mod overview;
mod parts;

pub use festival::{Front, front};

use self::parts::in_parts;
use super::calendar::calendar;
use super::html::{Around, page};
use super::last_change::last_change;
use super::logo::Logo;
use super::{Imprint, PublishError};
use crate::event::Event;
use crate::i18n::Texts;
use crate::sheet::data::{Section, Sheet};
use crate::sheet::{named, pairings, people};
use hakem_engine::command::Command;
use hakem_engine::history::{Moment, StepId};
use hakem_engine::tournament::{PlayerId, RoundNo, RoundState};
use hakem_engine::trf::{self, Audience, Style};
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
const OF_ROUND: [(&str, &str); 4] =
    [("pairings", "pairings"), (BY_NAME, "names"), ("matches", "matches"), ("standings", "standings")];

/// The sheet in which players find themselves.
const BY_NAME: &str = "pairings-by-name";

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

/// Those that results change: they say as of when they hold.
const FOLLOW_RESULTS: [&str; 9] = [
    "pairings",
    "matches",
    "standings",
    "rounds-table",
    "bracket",
    "knockout",
    "crosstable",
    "prizes",
    "categories",
];

/// The most bytes of a page that a phone gets in one piece, if it is not searched.
const HEAVIEST: usize = 60_000;

/// How many bytes of such a page go into each part of a heavier one.
const PART: usize = 45_000;

/// The sheet of who is near a title norm: a page only where the arbiter switched that on.
const NORMS: &str = "norm-chances";

/// A sheet that becomes a page.
struct Made<'a> {
    /// What it is called on the command line.
    name: &'static str,
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
    /// When the event was changed last.
    as_of: Moment,
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
    let (as_of, _) = last_change(event.history, hash);
    let site = Site { event, address, logo, made, players, as_of };
    let mut files: Vec<File> = site.made.iter().flat_map(|made| site.pages(made)).collect();
    files.extend(site.cards(own));
    let report = trf::write(&audience.take(trf::from_snapshot(event.snapshot)), Style::default());
    files.push((REPORT.to_owned(), report.into_bytes()));
    if let Some(calendar) = calendar(event, changed(event)) {
        files.push((CALENDAR.to_owned(), calendar.into_bytes()));
    }
    files.extend(logo.and_then(|logo| logo.file()));
    files.push((INDEX.to_owned(), site.overview(&rounds, printed, hash).into_bytes()));
    Ok(files)
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
    name: &'static str,
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
    let by_letter = name == BY_NAME;
    Some(Made { name, file, label: found.label(event.texts), round, by_letter, sheet })
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

    /// Returns the address of a page, where that of the site is known.
    fn address_of(&self, file: &str) -> Option<String> {
        let address = self.address?;
        let folder = match address.rsplit_once('/') {
            Some((folder, last)) if last.ends_with(".html") => folder,
            _ => address.trim_end_matches('/'),
        };
        Some(format!("{folder}/{file}"))
    }

    /// Returns where the logo can be shown beside the name of a page.
    fn picture(&self) -> Option<String> {
        self.logo.and_then(|logo| logo.file()).and_then(|(file, _)| self.address_of(&file))
    }

    /// Returns what stands on a page that lasts: nothing of the moment at which it was written. What results change says as of which
    /// entry it holds.
    fn lasting(&self, sheet: &Sheet, follows_results: bool) -> Imprint {
        let imprint = Imprint::new(self.event, sheet, Moment(0), "");
        let as_of = Some(self.as_of).filter(|&at| follows_results && at != Moment(0));
        let as_of =
            as_of.map(|at| self.texts().with("site-as-of", &[("time", self.event.minute(at).into())]));
        let foot: Vec<String> =
            [imprint.version.clone()].into_iter().filter(|part| !part.is_empty()).chain(as_of).collect();
        let imprint = Imprint { foot: foot.join(" · "), ..imprint };
        let logo = self.logo.filter(|logo| logo.is_small()).cloned();
        imprint.at_address(self.address.map(ToOwned::to_owned)).with_logo(logo)
    }

    /// Whether games of a round are being played: pages about it change while they are looked at.
    fn is_live(&self, round: Option<RoundNo>) -> bool {
        let last = self.event.snapshot.last_published();
        let is_played = |round| {
            matches!(self.event.snapshot.state(round), RoundState::Published | RoundState::Running { .. })
        };
        last.is_some_and(|last| round.is_none_or(|round| round == last) && is_played(last))
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

    /// Makes the page of a sheet, in parts where it is too heavy for a phone.
    fn pages(&self, made: &Made) -> Vec<File> {
        let links = self.links(made.round, &made.file);
        let to_player = |id| self.player_file(id);
        let follows_results = FOLLOW_RESULTS.contains(&made.name);
        let is_now = made.round.is_none() || made.round == self.event.snapshot.last_published();
        let picture = self.picture();
        let around = Around {
            pages: &links,
            player: Some(&to_player),
            has_finder: made.by_letter,
            by_letter: made.by_letter,
            is_live: follows_results && self.is_live(made.round),
            picture: picture.as_deref(),
            ..Around::default()
        };
        let imprint = self.lasting(&made.sheet, follows_results && is_now);
        let drawn =
            |sheet: &Sheet, parts: &Links| page(sheet, &imprint, self.texts(), Around { parts, ..around });
        let whole = drawn(&made.sheet, &Links::new());
        // A page that is searched is one: nobody is found on another.
        if made.by_letter || whole.len() <= HEAVIEST {
            return vec![(made.file.clone(), whole.into_bytes())];
        }
        in_parts(&made.sheet, &made.file, whole.len().div_ceil(PART), drawn)
    }

    /// Makes a page for each player: their rounds, leg by leg, and how their tie-breaks come about.
    fn cards(&self, cards: Sheet) -> Vec<File> {
        let (title, round) = (cards.title, cards.round);
        let links = self.links(None, "");
        let to_player = |id| self.player_file(id);
        let (is_live, picture) = (self.is_live(None), self.picture());
        let mut pages: BTreeMap<PlayerId, Vec<Section>> = BTreeMap::new();
        for section in cards.sections {
            if let Some(&player) = section.players.first() {
                pages.entry(player).or_default().push(section);
            }
        }
        let page_of = |(player, sections): (PlayerId, Vec<Section>)| {
            let sheet = Sheet { round, ..Sheet::of_sections(title.clone(), sections) };
            let file = self.player_file(player)?;
            // The code leads to this page: who has the card in hand goes there with a phone.
            let imprint = self.lasting(&sheet, false).at_address(self.address_of(&file));
            let told = self.event.name(player);
            let around = Around {
                pages: &links,
                player: Some(&to_player),
                is_live,
                told: Some(&told),
                picture: picture.as_deref(),
                ..Around::default()
            };
            Some((file, page(&sheet, &imprint, self.texts(), around).into_bytes()))
        };
        pages.into_iter().filter_map(page_of).collect()
    }
}
