//! Seasons: one ranking of players or clubs over several events, such as a grand prix, a club league or a school cup.
//!
//! The caller supplies the events in order, each with its standings; [`season`] identifies the players across them and
//! adds up their results by the [`SeasonRules`].

mod ratings;

pub use ratings::{SeasonRating, SeasonRatingRules, season_ratings};

use crate::keyword::keywords;
use crate::standings::{SharedPlace, Standings, group_ranking};
use crate::tiebreak::Ratio;
use crate::tournament::{Category, Name, Player, PlayerId, Points, Snapshot};
use serde::Deserialize;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashMap};
use std::num::NonZeroU8;

/// Unit that a season ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum SeasonUnit {
    #[default]
    Players,
    /// Clubs or schools, by the ranking of clubs of each event ([`group_ranking`]).
    Clubs,
}

/// Worth of a result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum SeasonPoints {
    #[default]
    Score,
    /// Points for the place. Those who share places share their points equally.
    Place {
        points: Vec<u16>,
        /// Points for every further place.
        #[serde(default)]
        others: u16,
    },
}

impl SeasonPoints {
    fn of(&self, place: SharedPlace, score: Points) -> Ratio {
        let Self::Place { points, others } = self else { return score.into() };
        let each = (place.first..=place.last).map(|place| {
            let points = place.checked_sub(1).and_then(|at| points.get(at));
            Ratio::whole(points.copied().unwrap_or(*others).into())
        });
        each.sum::<Ratio>().over(place.last + 1 - place.first)
    }
}

keywords! {
/// A rule that separates equal totals. Its id in catalogues is `season-tie-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SeasonTie: word -> &'static str {
    /// The best single result, then the next, of those that count.
    Results = "results",
    /// The best result that does not count, then the next.
    Dropped = "dropped",
    /// The best place in an event, then the next.
    Places = "places",
    /// The points scored in the events that count.
    Score = "score",
    Latest = "latest",
}
}

impl SeasonTie {
    /// Compares two rows; the better one is less.
    fn compare(self, one: &SeasonRow, other: &SeasonRow) -> Ordering {
        let better = |of: fn(&SeasonRow) -> Vec<Ratio>| of(other).cmp(&of(one));
        match self {
            Self::Results => better(|row| row.points(true)),
            Self::Dropped => better(|row| row.points(false)),
            Self::Places => one.places().cmp(&other.places()),
            Self::Score => {
                let score = |row: &SeasonRow| -> Points {
                    row.results.iter().flatten().filter(|made| made.counts).map(|made| made.score).sum()
                };
                score(other).cmp(&score(one))
            }
            Self::Latest => {
                better(|row| row.results.last().into_iter().flatten().map(|made| made.points).collect())
            }
        }
    }
}

/// A category with its own ranking.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonCategory {
    pub name: Name,
    /// Conditions on a player, by the latest data of the season.
    pub category: Category,
}

/// Rules of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRules {
    pub unit: SeasonUnit,
    pub points: SeasonPoints,
    /// Number of best results that count; `None` if all do.
    pub best: Option<NonZeroU8>,
    /// Rules for equal totals, in order.
    pub ties: Vec<SeasonTie>,
    pub categories: Vec<SeasonCategory>,
    /// Names each of which is one person in all events, as confirmed by the organiser.
    pub same: Vec<Name>,
}

/// The result of an event in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonResult {
    pub place: SharedPlace,
    pub score: Points,
    pub points: Ratio,
    pub counts: bool,
}

/// A player or club in the ranking of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    pub place: SharedPlace,
    pub name: Name,
    /// The latest event, 0-based, and the player's id in it; `None` for a club.
    pub player: Option<(usize, PlayerId)>,
    /// Sum of the results that count.
    pub total: Ratio,
    /// One for each event; `None` for events missed.
    pub results: Vec<Option<SeasonResult>>,
}

impl SeasonRow {
    /// Returns the points of the results that count or do not, best first, zero for missing ones.
    fn points(&self, counts: bool) -> Vec<Ratio> {
        let own = self.results.iter().flatten().filter(|made| made.counts == counts);
        let mut points: Vec<Ratio> = own.map(|made| made.points).collect();
        points.sort_unstable_by_key(|&points| Reverse(points));
        points.resize(self.results.len(), Ratio::ZERO);
        points
    }

    /// Returns the places, best first, followed by the worst for events missed.
    fn places(&self) -> Vec<usize> {
        let mut places: Vec<usize> = self
            .results
            .iter()
            .map(|made| made.as_ref().map_or(usize::MAX, |made| made.place.first))
            .collect();
        places.sort_unstable();
        places
    }
}

/// A name whose identity across the events is uncertain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SeasonDoubt {
    /// Players of several events have this name but no common id, and are ranked separately.
    SameName(Name),
    /// Players with one id or confirmed name have different FIDE IDs, and are ranked as one.
    TwoIds(Name),
    /// A confirmed name that no player has.
    Unused(Name),
}

/// The rankings of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    pub rows: Vec<SeasonRow>,
    /// The ranking of each category of the rules.
    pub categories: Vec<Vec<SeasonRow>>,
    /// Doubtful identities, by name.
    pub doubts: Vec<SeasonDoubt>,
}

/// An event of a season, with its standings so far.
pub type SeasonEvent<'a> = (&'a Snapshot, &'a Standings);

/// Ranks the players or clubs of a season.
///
/// A player is the same in two events if they have a common FIDE ID or licence number, or a name that the rules
/// confirm; ids are followed across all events. Players without a place in an event have no result in it.
pub fn season(rules: &SeasonRules, events: &[SeasonEvent]) -> Season {
    match rules.unit {
        SeasonUnit::Players => {
            let people = People::of(rules, events);
            let rows = people.rows(rules, events);
            let categories = rules.categories.iter().map(|of| {
                let is_in = |row: &&SeasonRow| {
                    let player = row.player.and_then(|(event, id)| player(events, event, id));
                    player.is_some_and(|player| of.category.includes(player))
                };
                ranked(rules, rows.iter().filter(is_in).cloned().collect())
            });
            let categories = categories.collect();
            Season { categories, doubts: people.doubts(rules, events), rows: ranked(rules, rows) }
        }
        SeasonUnit::Clubs => {
            let of = |includes: &dyn Fn(&Player) -> bool| ranked(rules, clubs(rules, events, includes));
            let categories = rules.categories.iter().map(|of_category| {
                let category = &of_category.category;
                of(&|player: &Player| category.includes(player))
            });
            Season { categories: categories.collect(), doubts: Vec::new(), rows: of(&|_| true) }
        }
    }
}

fn player<'a>(events: &[SeasonEvent<'a>], event: usize, id: PlayerId) -> Option<&'a Player> {
    events.get(event)?.0.player(id).map(|registration| &registration.player)
}

/// Returns the unranked rows of the clubs.
fn clubs(rules: &SeasonRules, events: &[SeasonEvent], includes: &dyn Fn(&Player) -> bool) -> Vec<SeasonRow> {
    let mut rows: BTreeMap<String, SeasonRow> = BTreeMap::new();
    for (at, (snapshot, standings)) in events.iter().enumerate() {
        for club in group_ranking(snapshot, standings, |player| player.club.as_ref(), includes) {
            let Some(place) = club.place else { continue };
            let row = rows.entry(club.name.in_capitals()).or_insert_with(|| empty(events.len(), &club.name));
            row.name = club.name;
            add(row, at, rules.points.of(place, club.points), (place, club.points));
        }
    }
    rows.into_values().collect()
}

fn empty(events: usize, name: &Name) -> SeasonRow {
    let place = SharedPlace { first: 0, last: 0 };
    SeasonRow { place, name: name.clone(), player: None, total: Ratio::ZERO, results: vec![None; events] }
}

/// Adds the result of an event; of two in the same event the better one remains.
fn add(row: &mut SeasonRow, event: usize, points: Ratio, (place, score): (SharedPlace, Points)) {
    if let Some(slot) = row.results.get_mut(event)
        && slot.as_ref().is_none_or(|other| other.points < points)
    {
        *slot = Some(SeasonResult { place, score, points, counts: false });
    }
}

/// Marks the results that count, adds them up, and ranks the rows.
fn ranked(rules: &SeasonRules, mut rows: Vec<SeasonRow>) -> Vec<SeasonRow> {
    let most = rules.best.map_or(usize::MAX, |best| usize::from(best.get()));
    for row in &mut rows {
        let mut made: Vec<&mut SeasonResult> = row.results.iter_mut().flatten().collect();
        made.sort_by_key(|made| Reverse(made.points));
        for (at, made) in made.iter_mut().enumerate() {
            made.counts = at < most;
        }
        row.total = made.iter().filter(|made| made.counts).map(|made| made.points).sum();
    }
    let compare = |one: &SeasonRow, other: &SeasonRow| {
        let by_ties = rules.ties.iter().map(|tie| tie.compare(one, other));
        by_ties.fold(other.total.cmp(&one.total), Ordering::then)
    };
    rows.sort_by(compare);
    let mut first = 1;
    for equals in rows.chunk_by_mut(|one, other| compare(one, other) == Ordering::Equal) {
        let place = SharedPlace { first, last: first + equals.len() - 1 };
        equals.iter_mut().for_each(|row| row.place = place);
        first = place.last + 1;
    }
    rows
}

/// A property that identifies a player in several events.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Fide(u64),
    Licence(String),
    Name(String),
}

/// The players of all events, each assigned to a person.
struct People {
    /// Event, id in it, and person, in order of events.
    entries: Vec<(usize, PlayerId, usize)>,
}

impl People {
    fn of(rules: &SeasonRules, events: &[SeasonEvent]) -> Self {
        let same: Vec<String> = rules.same.iter().map(Name::in_capitals).collect();
        // Index of the person that a person turned out to be; their own if none.
        let mut is: Vec<usize> = Vec::new();
        let mut known: HashMap<Key, usize> = HashMap::new();
        let mut entries = Vec::new();
        for (event, (snapshot, _)) in events.iter().enumerate() {
            for (id, registration) in snapshot.players() {
                let person = is.len();
                is.push(person);
                entries.push((event, id, person));
                for key in keys(&registration.player, &same) {
                    let other = find(&is, *known.entry(key).or_insert(person));
                    let own = find(&is, person);
                    // The earlier one remains, so that persons keep the order of the events.
                    let (earlier, later) = (own.min(other), own.max(other));
                    if let Some(later) = is.get_mut(later) {
                        *later = earlier;
                    }
                }
            }
        }
        for (.., person) in &mut entries {
            *person = find(&is, *person);
        }
        Self { entries }
    }

    /// Returns the unranked rows, in the order in which the players first appear.
    fn rows(&self, rules: &SeasonRules, events: &[SeasonEvent]) -> Vec<SeasonRow> {
        let person: HashMap<(usize, PlayerId), usize> =
            self.entries.iter().map(|&(event, id, person)| ((event, id), person)).collect();
        let mut rows: BTreeMap<usize, SeasonRow> = BTreeMap::new();
        for (at, (_, standings)) in events.iter().enumerate() {
            for made in &standings.rows {
                let found = made.place.zip(person.get(&(at, made.player)));
                let Some(((place, &person), player)) = found.zip(player(events, at, made.player)) else {
                    continue;
                };
                let row = rows.entry(person).or_insert_with(|| empty(events.len(), &player.name));
                (row.name, row.player) = (player.name.clone(), Some((at, made.player)));
                add(row, at, rules.points.of(place, made.score), (place, made.score));
            }
        }
        rows.into_values().collect()
    }

    fn doubts(&self, rules: &SeasonRules, events: &[SeasonEvent]) -> Vec<SeasonDoubt> {
        let mut of_name: BTreeMap<String, Vec<(usize, usize, &Player)>> = BTreeMap::new();
        let mut fide: HashMap<usize, u64> = HashMap::new();
        let mut doubts = Vec::new();
        for &(event, id, person) in &self.entries {
            let Some(player) = player(events, event, id) else { continue };
            if let Some(own) = player.fide_id
                && *fide.entry(person).or_insert(own) != own
            {
                doubts.push(SeasonDoubt::TwoIds(player.name.clone()));
            }
            of_name.entry(player.name.in_capitals()).or_default().push((event, person, player));
        }
        for players in of_name.values() {
            let may_be_one = players.iter().any(|&(event, person, player)| {
                players.iter().any(|&(other, another, namesake)| {
                    let ids = player.fide_id.zip(namesake.fide_id);
                    event != other && person != another && ids.is_none()
                })
            });
            let name = players.first().map(|(.., player)| player.name.clone());
            doubts.extend(name.filter(|_| may_be_one).map(SeasonDoubt::SameName));
        }
        let unused = rules.same.iter().filter(|name| !of_name.contains_key(&name.in_capitals()));
        doubts.extend(unused.cloned().map(SeasonDoubt::Unused));
        doubts.sort();
        doubts.dedup();
        doubts
    }
}

fn keys(player: &Player, same: &[String]) -> Vec<Key> {
    let name = player.name.in_capitals();
    let confirmed = same.contains(&name).then_some(Key::Name(name));
    let licence = player.licence.map(|licence| Key::Licence(licence.to_string()));
    player.fide_id.map(Key::Fide).into_iter().chain(licence).chain(confirmed).collect()
}

/// Returns the person that a person turned out to be.
fn find(is: &[usize], mut person: usize) -> usize {
    while let Some(&other) = is.get(person).filter(|&&other| other != person) {
        person = other;
    }
    person
}
