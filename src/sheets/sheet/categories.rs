//! Standings by category: one section per group, with ranks within it next to the overall ranks.

use super::data::{Column, ColumnKind, Section, Sheet};
use super::standings::{self, StandingsLines};
use super::{Absent, after, groups, heading_by, prizes};
use crate::event::Event;
use hakem_engine::collate::Collation;
use hakem_engine::standings::Standings;
use hakem_engine::tournament::{Category, Name, Player, RoundNo, Sex, Snapshot};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Age limits of youth groups, each including the previous one.
const UNDER: [u16; 7] = [8, 10, 12, 14, 16, 18, 20];

/// Age limits of senior groups.
const FROM: [u16; 2] = [50, 65];

/// Rating points spanned by a group.
const BAND: u16 = 200;

/// Property that players are grouped by, such as federation or club.
type Naming = fn(&Player) -> Option<&Name>;

pub(super) const FEDERATION: Naming = |player| player.federation.as_ref();

pub(super) const CLUB: Naming = |player| player.club.as_ref();

/// A group of players: its name, description and membership.
pub(super) struct CategoryGroup {
    pub(super) name: String,
    pub(super) about: String,
    pub(super) includes: Box<dyn Fn(&Player) -> bool>,
}

impl CategoryGroup {
    pub(super) fn new(name: String, includes: impl Fn(&Player) -> bool + 'static) -> Self {
        Self { name, about: String::new(), includes: Box::new(includes) }
    }
}

/// Builds the standings of the prize categories, of women and by age.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    made(event, asked, "sheet-name-categories", &by_category(event))
}

pub(super) fn by_category(event: Event) -> Vec<CategoryGroup> {
    let texts = event.texts;
    let group = |(name, category): (Option<String>, Category)| {
        // For women the name is sufficient.
        let about = name.as_ref().map(|_| prizes::category(texts, &category)).unwrap_or_default();
        let name = name.unwrap_or_else(|| texts.get("categories-women").into_owned());
        CategoryGroup { about, ..CategoryGroup::new(name, move |player| category.includes(player)) }
    };
    categories(event.snapshot).into_iter().map(group).collect()
}

/// Builds the standings of each federation.
pub fn federations(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    made(event, asked, "sheet-name-federations", &by_name(event, FEDERATION))
}

/// Builds the standings of each club.
pub fn clubs(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    made(event, asked, "sheet-name-clubs", &by_name(event, CLUB))
}

/// Builds the standings of each rating band.
pub fn ratings(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    made(event, asked, "sheet-name-rating-groups", &by_rating(event))
}

fn made<'a>(
    event: Event<'a>,
    asked: Option<RoundNo>,
    by: &str,
    wanted: &[CategoryGroup],
) -> Result<Sheet<'a>, Absent> {
    let after = after(event, asked)?;
    let all = event.standings(after);
    let mut sections = Vec::new();
    for group in wanted {
        // Parallel groups have no common ranking, so each has a separate section.
        for at in standings::parts(event, after) {
            let part = at.map_or_else(String::new, |at| standings::scope_name(event, after, at));
            let is_whole_or_group = at.is_none() || event.side_by_side(after).is_some();
            let made = section(event, (&event.standings_of(after, at), after), group, &part);
            sections.extend(Some(made).filter(|made| is_whole_or_group && !made.table.is_empty()));
        }
    }
    let title = heading_by(event, after, by);
    let head = Column::new("category", event.texts.get("categories-column"), ColumnKind::Words);
    let counted = all.columns.iter().filter(|column| column.refused.is_none());
    let codes: Vec<&str> = counted.map(|column| column.id.as_str()).collect();
    let notes = standings::legend(event, &codes, false, false);
    Ok(Sheet { by: Some(head), notes, ..Sheet::of_sections(title, sections).with_round(after) })
}

fn section<'a>(
    event: Event<'a>,
    (made, after): (&Rc<Standings>, RoundNo),
    group: &CategoryGroup,
    part: &str,
) -> Section<'a> {
    let lines = StandingsLines::among(event, made, &group.includes);
    let table = standings::table(event, made, lines, &standings::ABOUT);
    let table = table.only(|_, column| !standings::is_refused(made, column));
    let title = groups::titled(&group.name, part);
    let notes = standings::departed_among(event, made, after, &group.includes);
    Section {
        title,
        about: group.about.clone(),
        notes,
        ..Section::of(standings::marked(event, after, table))
    }
}

/// Returns the prize categories with their names, then women (without a name) and the age groups, omitting duplicates
/// and categories that include all players.
fn categories(snapshot: &Snapshot) -> Vec<(Option<String>, Category)> {
    let announced = snapshot.prizes().groups.iter().filter(|group| !group.category.is_everybody());
    let mut found: Vec<(Option<String>, Category)> =
        announced.map(|group| (Some(group.name.to_string()), group.category.clone())).collect();
    let everybody = snapshot.players().count();
    let mut within = 0;
    for (name, category) in offered(snapshot) {
        let count = snapshot.players().filter(|(_, known)| category.includes(&known.player)).count();
        // A group with the same players as a narrower one is omitted, such as U18 if all of its players are under 16.
        let is_told = category.born_from.is_some() && count == within;
        if category.born_from.is_some() {
            within = count;
        }
        let is_known = found.iter().any(|(_, other)| *other == category);
        if (1..everybody).contains(&count) && !is_told && !is_known {
            found.push((name, category));
        }
    }
    found
}

/// Returns women, without a name, and the age groups in the year of the event.
fn offered(snapshot: &Snapshot) -> impl Iterator<Item = (Option<String>, Category)> {
    let settings = snapshot.settings();
    let year = settings.begins.or(settings.ends).map(|day| day.year());
    let young = move |year| UNDER.map(|age| (Some(format!("U{age}")), Category::under(age, year)));
    let seniors = move |year| FROM.map(|age| (Some(format!("{age}+")), Category::of_age(age, year)));
    let aged = year.into_iter().flat_map(move |year| young(year).into_iter().chain(seniors(year)));
    let women = Category { sex: Some(Sex::Female), ..Category::default() };
    std::iter::once((None, women)).chain(aged)
}

/// Returns true if a category distinguishes some players from others.
pub fn has_categories(snapshot: &Snapshot) -> bool {
    let tells_apart = |category: &Category| {
        let mut players = snapshot.players().map(|(_, known)| category.includes(&known.player));
        players.next().is_some_and(|first| players.any(|other| other != first))
    };
    let mut announced = snapshot.prizes().groups.iter();
    announced.any(|group| !group.category.is_everybody())
        || offered(snapshot).any(|(_, category)| tells_apart(&category))
}

/// Returns true if there are several federations.
pub fn has_federations(snapshot: &Snapshot) -> bool {
    has_several(snapshot, |player| FEDERATION(player).cloned())
}

/// Returns true if there are several clubs.
pub fn has_clubs(snapshot: &Snapshot) -> bool {
    has_several(snapshot, |player| CLUB(player).cloned())
}

/// Returns true if there are several rating bands.
pub fn has_bands(snapshot: &Snapshot) -> bool {
    has_several(snapshot, band)
}

fn has_several<T: PartialEq>(snapshot: &Snapshot, of: impl Fn(&Player) -> Option<T>) -> bool {
    let mut known = snapshot.players().filter_map(|(_, known)| of(&known.player));
    known.next().is_some_and(|first| known.any(|other| other != first))
}

/// Returns a group for each name in use, in the alphabetical order of the event's language.
fn by_name(event: Event, naming: Naming) -> Vec<CategoryGroup> {
    let names = Collation::new(event.snapshot.settings().language);
    let found = event.snapshot.players().filter_map(|(_, known)| naming(&known.player));
    let found: BTreeSet<(Vec<u8>, Name)> =
        found.map(|name| (names.sort_key(name.as_str()), name.clone())).collect();
    let group = |(_, wanted): (_, Name)| {
        CategoryGroup::new(wanted.to_string(), move |player| naming(player) == Some(&wanted))
    };
    found.into_iter().map(group).collect()
}

/// Returns the lower bound of a player's rating band.
fn band(player: &Player) -> Option<u16> {
    player.strength().map(|rating| rating.get() / BAND * BAND)
}

/// Returns a group for each rating band in use, highest first; unrated players come last.
fn by_rating(event: Event) -> Vec<CategoryGroup> {
    let bands: BTreeSet<Option<u16>> =
        event.snapshot.players().map(|(_, known)| band(&known.player)).collect();
    let group = |from: Option<u16>| {
        let name = match from {
            Some(from) => format!("{from}–{}", from + BAND - 1),
            None => event.texts.get("categories-unrated").into_owned(),
        };
        CategoryGroup::new(name, move |player| band(player) == from)
    };
    bands.into_iter().rev().map(group).collect()
}
