//! Ratings carried from event to event of a season, for clubs without a national rating list.
//!
//! Each event is rated as a whole: the ratings before it determine the expected scores of all its games. Expected
//! scores are those of FIDE's table, with differences above 400 points counted as 400 (B.02 8.1.2, 8.3.1).

use super::{People, SeasonEvent, SeasonRules, player};
use crate::rating::{CAP, expected, played};
use crate::tournament::{PlayerId, Rating};
use serde::Deserialize;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::num::NonZeroU8;

/// Rules of the ratings of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonRatingRules {
    /// Coefficient K: rating points for each point above the expected score.
    pub k: NonZeroU8,
    /// Rating of a player before the first game, if no event has a rating of them.
    pub first: Rating,
}

/// The rating of a player after a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonRating {
    /// The latest event of the player, 0-based.
    pub event: usize,
    pub player: PlayerId,
    /// Rating before the first event: the national one of that event, else the international one, else that of the
    /// rules.
    pub before: Rating,
    pub after: Rating,
    pub games: u32,
}

/// Rates the games of all events in order, after their last published rounds. Forfeits and byes are not rated. A
/// change is rounded to whole points after each event, halves away from zero, so that a season continued from its own
/// rating list yields the same ratings. The highest rating comes first.
pub fn season_ratings(
    rules: &SeasonRules,
    ratings: &SeasonRatingRules,
    events: &[SeasonEvent],
) -> Vec<SeasonRating> {
    let people = People::of(rules, events);
    let mut carried: BTreeMap<usize, SeasonRating> = BTreeMap::new();
    for (event, (snapshot, _)) in events.iter().enumerate() {
        let own = || people.entries.iter().filter(|(of, ..)| *of == event);
        let mut before: HashMap<PlayerId, i32> = HashMap::new();
        for &(_, id, person) in own() {
            let known = player(events, event, id);
            let entered = known.and_then(|player| player.national_rating.or(player.rating));
            let first = entered.unwrap_or(ratings.first);
            let made = carried.entry(person).or_insert(SeasonRating {
                event,
                player: id,
                before: first,
                after: first,
                games: 0,
            });
            (made.event, made.player) = (event, id);
            before.insert(id, made.after.get().into());
        }
        let Some(after) = snapshot.last_published() else { continue };
        for (_, id, person) in own() {
            let Some((made, rating)) = carried.get_mut(person).zip(before.get(id)) else { continue };
            let (mut games, mut hundredths) = (0, 0);
            for (opponent, halves) in played(snapshot, *id, after) {
                let Some(other) = before.get(&opponent) else { continue };
                games += 1;
                hundredths += 50 * i64::from(halves) - i64::from(expected((rating - other).clamp(-CAP, CAP)));
            }
            made.games += games;
            let change = rounded(i64::from(ratings.k.get()) * hundredths);
            let (lowest, highest) = (i64::from(Rating::LOWEST), i64::from(Rating::HIGHEST));
            let points = (i64::from(made.after.get()) + change).clamp(lowest, highest);
            made.after = Rating::new(points).unwrap_or(made.after);
        }
    }
    let mut carried: Vec<SeasonRating> = carried.into_values().collect();
    carried.sort_by_key(|made| Reverse(made.after));
    carried
}

/// Rounds hundredths to whole points, halves away from zero: what one player gains, the opponent loses.
fn rounded(hundredths: i64) -> i64 {
    (hundredths + 50 * hundredths.signum()) / 100
}
