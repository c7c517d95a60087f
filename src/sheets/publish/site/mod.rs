//! The web pages of an event, for any web server, USB stick or copying tool: one file per page, all in one folder,
//! without external addresses.
//!
//! Pages of earlier rounds remain unchanged until their round is changed.

mod check;
mod feed;
mod festival;
mod overview;
mod parts;
mod player;
mod preview;
mod search;

pub use check::check_address;
pub use festival::{Front, front};

use self::check::Proofs;
use self::overview::Extent;
use self::parts::{in_parts, part_file, rows_each};
use self::search::IndexedPlayer;
use super::calendar::{calendar, changed};
use super::html::{Accent, Around, Others, beginnings, own_names, page};
use super::last_change::last_change;
use super::logo::Logo;
use super::{Imprint, PublishError};
use crate::event::Event;
use crate::exchange::{WriteOptions, pgn};
use crate::i18n::Texts;
use crate::sheet::data::Sheet;
use crate::sheet::{card, named, pairings, player_columns};
use hakem_engine::history::Moment;
use hakem_engine::tournament::{PlayerId, RoundNo, RoundState};
use hakem_engine::trf::{self, Audience, Style};
use std::collections::HashSet;
use std::sync::Arc;

/// A file of the site: name and content.
pub type File = (String, Vec<u8>);

/// Links of a page: address, label, and true for the current page.
type Links = Vec<(String, String, bool)>;

/// Name of the page that links to all others.
pub const INDEX: &str = "index.html";

const REPORT: &str = "event.trf";

const CALENDAR: &str = "rounds.ics";

/// The script of all players of a festival, in the folder above.
const ABOVE: &str = "../players.js";

/// Sheets of a round, each with the prefix of its file name.
const OF_ROUND: [(&str, &str); 4] =
    [("pairings", "pairings"), (BY_NAME, "names"), ("matches", "matches"), ("standings", "standings")];

/// Sheet in which players look up their board.
const BY_NAME: &str = "pairings-by-name";

const STARTING_LIST: &str = "starting-list";

/// Sheets of the current state that the front page links in its header.
const TABS: [&str; 5] = [STARTING_LIST, "crosstable", "bracket", "schedule", "teams"];

/// Sheets of the event's current state, each a page.
const NOW: [&str; 16] = [
    "announcement",
    STARTING_LIST,
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
    "club-ranking",
    "federation-ranking",
    "rating-groups",
    NORMS,
];

/// Sheets that depend on results; their pages state the time of the last change.
const FOLLOW_RESULTS: [&str; 15] = [
    "pairings",
    "matches",
    "standings",
    "rounds-table",
    "bracket",
    "knockout",
    "crosstable",
    "prizes",
    "categories",
    "federations",
    "clubs",
    "club-ranking",
    "federation-ranking",
    "rating-groups",
    NORMS,
];

/// Maximum size in bytes of a page in one piece, for phones. A larger searchable page omits links first.
const HEAVIEST: usize = 60_000;

/// Target size in bytes of each part of a larger page.
const PART: usize = 45_000;

/// Sheet of title norm chances: a page only if the arbiter has enabled it.
const NORMS: &str = "norm-chances";

/// A sheet that becomes a page.
struct Made<'a> {
    name: &'static str,
    file: String,
    /// Label of links to it.
    label: String,
    /// Round; `None` for sheets of the current state.
    round: Option<RoundNo>,
    by_letter: bool,
    sheet: Sheet<'a>,
}

/// Site under construction: the event, and page content other than sheets.
struct Site<'a> {
    event: Event<'a>,
    address: Option<&'a str>,
    logo: Option<&'a Arc<Logo>>,
    made: Vec<Made<'a>>,
    players: HashSet<PlayerId>,
    /// Time of the last change of the event.
    as_of: Moment,
    proofs: Proofs,
    /// True if a round has a date.
    has_calendar: bool,
    accent: Accent,
    is_served: bool,
    festival: Option<&'a str>,
}

/// Options of the organiser for the pages.
#[derive(Clone, Copy, Debug, Default)]
pub struct SiteOptions<'a> {
    /// Public address of the pages, shown as a QR code.
    pub address: Option<&'a str>,
    /// Audience of the report and of the columns of the pages.
    pub audience: Audience,
    /// Logo of the organiser: on every page, or only on the overview if it is large.
    pub logo: Option<&'a Arc<Logo>>,
    pub accent: Accent,
    /// True if the pages are delivered by `hakem serve`, which announces changes.
    pub is_served: bool,
    /// Name of the festival, whose front page is in the folder above; `None` for a single event.
    pub festival: Option<&'a str>,
}

/// Creates all pages of an event, in the language of its texts.
pub fn files(event: Event, printed: (Moment, &str), options: SiteOptions) -> Result<Vec<File>, PublishError> {
    let mut files = Vec::new();
    each_file(event, printed, options, &mut |file| files.push(file))?;
    Ok(files)
}

/// Creates all pages of an event like [`files`], and passes on each when it is ready: large events have tens of
/// megabytes of them.
pub fn each_file(
    event: Event,
    (printed, hash): (Moment, &str),
    SiteOptions { address, audience, logo, accent, is_served, festival }: SiteOptions,
    pass: &mut dyn FnMut(File),
) -> Result<(), PublishError> {
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
    let report = trf::write(&audience.take(trf::from_snapshot(event.snapshot)), Style::default());
    let proofs = Proofs::of(event.snapshot, &report);
    let calendar = calendar(event, changed(event.history), None);
    let has_calendar = calendar.is_some();
    let site = Site {
        event,
        address,
        logo,
        made,
        players,
        as_of,
        proofs,
        has_calendar,
        accent,
        is_served,
        festival,
    };
    site.made.iter().flat_map(|made| site.pages(made)).for_each(&mut *pass);
    site.cards(own, pass);
    site.proofs.files().for_each(&mut *pass);
    if !site.proofs.is_empty() {
        pass(site.check());
        site.proofs.scripts(report.as_bytes()).into_iter().for_each(&mut *pass);
    }
    pass((REPORT.to_owned(), report.into_bytes()));
    for &round in &rounds {
        let of_round = WriteOptions { round: Some(round), ..WriteOptions::default() };
        pass((format!("round-{round}.pgn"), pgn::write::rounds(event.snapshot, &of_round).into_bytes()));
    }
    calendar.into_iter().for_each(|calendar| pass((CALENDAR.to_owned(), calendar.into_bytes())));
    site.feed().into_iter().for_each(&mut *pass);
    if address.is_some() {
        preview::preview(logo.map(Arc::as_ref), accent).into_iter().for_each(&mut *pass);
    }
    let overview = |extent| site.overview(&rounds, (printed, hash), extent);
    let has_space = |page: &String| page.len() <= HEAVIEST;
    let whole = [Extent::Full, Extent::Light].into_iter().map(overview).find(has_space);
    if whole.is_none() && festival.is_none() {
        site.scripts().into_iter().for_each(&mut *pass);
    }
    pass((INDEX.to_owned(), whole.unwrap_or_else(|| overview(Extent::Short)).into_bytes()));
    Ok(())
}

/// Returns the address of a file of pages with this public address.
fn address_at(address: &str, file: &str) -> String {
    let folder = match address.rsplit_once('/') {
        Some((folder, last)) if last.ends_with(".html") => folder,
        _ => address.trim_end_matches('/'),
    };
    format!("{folder}/{file}")
}

fn is_in_play(event: Event, round: RoundNo) -> bool {
    matches!(event.snapshot.state(round), RoundState::Published | RoundState::Running { .. })
}

/// Builds a sheet that becomes a page; `None` if the event has no such sheet, or one without content yet.
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
    // Standings before the first result have no content.
    if name == "standings" && round.is_some_and(|round| !has_results(round)) {
        return None;
    }
    let mut sheet = found.sheet(event, round).ok()?;
    if audience == Audience::Public {
        sheet = player_columns::for_all(sheet);
    }
    let by_letter = name == BY_NAME;
    Some(Made { name, file, label: found.label(event.texts), round, by_letter, sheet })
}

/// Returns the content of the player pages: the seats in the last round of those who have no result of it yet, and the
/// cards, or the games of an event without cards.
fn own_sections<'a>(event: Event<'a>, cards: Option<Sheet<'a>>) -> Sheet<'a> {
    let last = event.snapshot.last_published();
    let title = last.map(|round| event.texts.with("sheet-pairings", &[("round", round.into())]));
    let counted = cards.as_ref().and_then(|cards| cards.round);
    let mut own = cards.unwrap_or_else(|| {
        let games = event.snapshot.players().filter_map(|(id, _)| card::games(event, id));
        Sheet::of_sections(title.unwrap_or_default(), games.collect())
    });
    if let Some((round, paired)) = last.and_then(|round| Some((round, event.snapshot.round(round)?))) {
        let waits = |id: PlayerId| {
            let mut games = paired.games().filter(|(_, board, _)| board.meeting.has(id)).peekable();
            match games.peek() {
                Some(_) => games.any(|(.., result)| result.is_none()),
                None => counted != Some(round),
            }
        };
        let waiting = event.snapshot.players().filter(|(id, _)| waits(*id));
        let seats = waiting.filter_map(|(id, _)| pairings::own_seat(event, round, id));
        own.sections.splice(0..0, seats.collect::<Vec<_>>());
    }
    own
}

impl<'a> Site<'a> {
    fn texts(&self) -> &Texts {
        self.event.texts
    }

    fn player_file(&self, id: PlayerId) -> Option<String> {
        let number = self.event.number(id).filter(|_| self.players.contains(&id))?;
        Some(format!("player-{number}.html"))
    }

    /// Returns the address of a page, if the address of the site is known.
    fn address_of(&self, file: &str) -> Option<String> {
        self.address.map(|address| address_at(address, file))
    }

    /// Returns the address of the image for link previews.
    fn picture(&self) -> Option<String> {
        self.address_of(preview::name(self.logo.map(Arc::as_ref)))
    }

    /// Returns the imprint of a page that does not depend on the time of writing. Pages that results change state the
    /// entry up to which they are valid.
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

    /// Returns true if games of a round are in progress, so that pages about it change while they are open.
    fn is_live(&self, round: Option<RoundNo>) -> bool {
        let last = self.event.snapshot.last_published();
        last.is_some_and(|last| round.is_none_or(|round| round == last) && is_in_play(self.event, last))
    }

    /// Returns the sheets of a round, or those of the current state.
    fn of(&self, round: Option<RoundNo>) -> impl Iterator<Item = &Made<'a>> {
        self.made.iter().filter(move |made| made.round == round)
    }

    /// Returns the link to the same sheet of the previous round. There is none to the next one, which would change the
    /// pages of earlier rounds.
    fn earlier(&self, made: &Made) -> Option<(String, String)> {
        let before = made.round?.previous()?;
        let file = self.of(Some(before)).find(|other| other.name == made.name)?.file.clone();
        Some((file, self.texts().with("log-issued-round", &[("round", before.into())])))
    }

    /// Returns what all pages have in common.
    fn around(&self) -> Around<'_> {
        let feed = self.address.map(|_| feed::FEED);
        Around {
            finder: Some(INDEX),
            accent: self.accent,
            is_served: self.is_served,
            feed,
            ..Around::default()
        }
    }

    /// Returns the players whom a search also finds: those of the festival, or those missing from a page.
    fn others(&self, is_short: bool) -> Option<Others<'static>> {
        match self.festival {
            Some(_) => Some(Others { script: ABOVE, has_sections: true }),
            None => is_short.then_some(Others { script: search::SCRIPT, has_sections: false }),
        }
    }

    /// Creates the scripts of the players for the search.
    fn scripts(&self) -> Vec<File> {
        let numbers: HashSet<u16> =
            self.players.iter().filter_map(|id| self.event.number(*id)).map(|number| number.0).collect();
        let players = IndexedPlayer::of(self.event, |number| numbers.contains(&number));
        search::scripts(&[(String::new(), String::new(), players)])
    }

    /// Returns the links of a page: to the index, and from a round only to the other pages of that round, so that later
    /// rounds do not change it.
    fn links(&self, round: Option<RoundNo>, here: &str) -> Links {
        let others = self.of(round).map(|made| (made.file.clone(), made.label.clone(), made.file == here));
        let check = round.and_then(|round| self.proofs.link(round));
        let check = check.map(|link| (link, self.texts().get("site-check").into_owned(), false));
        self.fronts(false).chain(others).chain(check).collect()
    }

    /// Returns the links to the front pages of the festival and of the event.
    fn fronts(&self, is_here: bool) -> impl Iterator<Item = (String, String, bool)> {
        let festival = self.festival.map(|name| (format!("../{INDEX}"), name.to_owned(), false));
        festival.into_iter().chain([(INDEX.to_owned(), self.texts().get("site-index").into_owned(), is_here)])
    }

    /// Renders the page of a sheet, in parts if it is too large for a phone.
    fn pages(&self, made: &Made) -> Vec<File> {
        let links = self.links(made.round, &made.file);
        let to_player = |id| self.player_file(id);
        let follows_results = FOLLOW_RESULTS.contains(&made.name);
        let is_now = made.round.is_none() || made.round == self.event.snapshot.last_published();
        let picture = self.picture();
        let earlier = self.earlier(made);
        let around = Around {
            pages: &links,
            earlier: earlier.as_ref(),
            player: Some(&to_player),
            has_finder: made.by_letter,
            by_letter: made.by_letter,
            others: self.others(false).filter(|_| made.by_letter),
            is_live: follows_results && self.is_live(made.round),
            picture: picture.as_deref(),
            ..self.around()
        };
        let imprint = self.lasting(&made.sheet, follows_results && is_now);
        let drawn =
            |sheet: &Sheet, parts: &Links| page(sheet, &imprint, self.texts(), Around { parts, ..around });
        let whole = drawn(&made.sheet, &Links::new());
        if whole.len() <= HEAVIEST {
            return vec![(made.file.clone(), whole.into_bytes())];
        }
        if !made.by_letter {
            return in_parts(&made.sheet, &made.file, whole.len().div_ceil(PART), drawn);
        }
        let light = page(&made.sheet, &imprint, self.texts(), Around { links_own_name: true, ..around });
        if light.len() <= HEAVIEST {
            return vec![(made.file.clone(), light.into_bytes())];
        }
        // The search covers only one page, so the parts lead to that of the front page.
        let count = light.len().div_ceil(PART);
        let letters = self.letters(made, count);
        let around =
            Around { has_finder: false, others: None, links_own_name: true, letters: &letters, ..around };
        in_parts(&made.sheet, &made.file, count, |sheet, parts| {
            page(sheet, &imprint, self.texts(), Around { parts, ..around })
        })
    }

    /// Returns the links to the first name of each letter in the parts of a sheet.
    fn letters(&self, made: &Made, parts: usize) -> Links {
        let Some(section) = made.sheet.sections.first() else { return Links::new() };
        let each = rows_each(&made.sheet, parts);
        let link = |(at, letter): (usize, char)| {
            (format!("{}#r{}", part_file(&made.file, at / each), at % each), letter.to_string(), false)
        };
        beginnings(own_names(&section.table)).into_iter().map(link).collect()
    }
}
