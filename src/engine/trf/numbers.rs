//! Pairing numbers of past rounds. A report contains those of the round to be paired; before a rating was
//! corrected, rounds may have had other numbers.

use super::TrfFile;
use super::comment::{self, Word};
use crate::format::{Course, Facts, Paired};
use crate::pairing::{corrected_players, facts_of, system};
use crate::tournament::{PairingNumber, Player, PlayerId, PlayerMap, Rating, RoundNo, Snapshot, Stage};
use std::collections::{BTreeMap, HashSet};

/// Adds the players of each published round in the order of its numbers, if this differs from the order of
/// the report, as round and numbers: `2:5.1.2`. Players called in after the round was paired follow after a
/// sign, `2:5.1+2`, and are always stated, because the next round orders them by rank. Also adds the earlier
/// ratings of players whose rating was corrected since the last round was numbered: `5:2130:-`. Other
/// corrections cannot be stated, so the last round then has the numbers of the next.
pub(super) fn add(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let Some(last) = snapshot.last_published() else { return };
    let numbers = PlayerMap::new(snapshot, order.iter().copied().zip((1..).map(PairingNumber)));
    let entry = |round: RoundNo| {
        let paired = snapshot.round(round)?;
        let (own, (numbered_before, called_in)) = (paired.numbering(), paired.numbered());
        let is_of_players = facts_of(snapshot, round)
            .is_some_and(|facts| facts.course == Course::Results && facts.paired == Paired::Players);
        let numbered: HashSet<&PlayerId> = own.iter().collect();
        let follows = order.iter().filter(|id| numbered.contains(id)).eq(own);
        if !is_of_players || follows && called_in.is_empty() {
            return None;
        }
        let stated = |ids: &[PlayerId]| -> String {
            let stated = ids.iter().filter_map(|&id| numbers.get(id)).map(|number| number.to_string());
            stated.collect::<Vec<_>>().join(".")
        };
        let later = if called_in.is_empty() { String::new() } else { format!("+{}", stated(called_in)) };
        Some(format!("{round}:{}{later}", stated(numbered_before)))
    };
    let earlier = earlier(snapshot, last, &numbers);
    let rounds = if earlier.is_some() { Some(last) } else { last.previous() };
    let entries: Vec<String> = rounds.into_iter().flat_map(RoundNo::up_to).filter_map(entry).collect();
    comment::add(file, Word::Numbers, &entries);
    comment::add(file, Word::EarlierRatings, &earlier.unwrap_or_default());
}

/// Returns the ratings in the last round of players corrected since; `None` if other data was corrected.
fn earlier(snapshot: &Snapshot, last: RoundNo, numbers: &PlayerMap<PairingNumber>) -> Option<Vec<String>> {
    let next = last.next();
    let Some(system) = system(snapshot.system(next).as_str()).filter(|_| next <= snapshot.last_round())
    else {
        return Some(Vec::new());
    };
    let paired = snapshot.round(last)?;
    let told = |id: PlayerId| {
        let [then, now] = [paired.registration(id)?, snapshot.player(id)?].map(|known| &known.player);
        let points = |rating: Option<Rating>| rating.map_or("-".to_owned(), |of| of.get().to_string());
        let [rating, national] = [then.rating, then.national_rating].map(points);
        let own = numbers.get(id)?;
        let others = |of: &Player| (of.name.clone(), of.title, of.licence);
        (others(then) == others(now)).then(|| format!("{own}:{rating}:{national}"))
    };
    corrected_players(snapshot, system, next).into_iter().map(told).collect()
}

/// Returns the pairing numbers of the report in the order of a round; `None` if its order is that of the
/// report.
pub(super) fn of_round(file: &TrfFile, round: RoundNo) -> Option<Vec<PairingNumber>> {
    let (_, numbers) = stated(file).find(|(of, _)| *of == round)?;
    numbers.split(['.', '+']).map(number).collect()
}

/// Returns the round in which each player was called in after it was paired.
pub(super) fn called_in(file: &TrfFile) -> BTreeMap<PairingNumber, RoundNo> {
    let later = |(round, numbers): (RoundNo, &str)| {
        let later: Vec<PairingNumber> = numbers.split_once('+')?.1.split('.').filter_map(number).collect();
        Some(later.into_iter().map(move |number| (number, round)))
    };
    stated(file).filter_map(later).flatten().collect()
}

fn stated(file: &TrfFile) -> impl Iterator<Item = (RoundNo, &str)> {
    let entries = comment::value(file, Word::Numbers).unwrap_or_default().split(',');
    entries.filter_map(|text| {
        let (round, numbers) = text.split_once(':')?;
        Some((RoundNo(round.parse().ok()?), numbers))
    })
}

fn number(text: &str) -> Option<PairingNumber> {
    text.parse().ok().map(PairingNumber)
}

/// Returns the ratings, international and national, that players had before they were corrected.
pub(super) fn earlier_ratings(file: &TrfFile) -> BTreeMap<PairingNumber, [Option<Rating>; 2]> {
    let entry = |text: &str| {
        let mut parts = text.split(':');
        let number = PairingNumber(parts.next()?.parse().ok()?);
        let mut rating = || Some(parts.next()?.parse().ok().and_then(|points| Rating::new(points).ok()));
        Some((number, [rating()?, rating()?]))
    };
    comment::value(file, Word::EarlierRatings).unwrap_or_default().split(',').filter_map(entry).collect()
}

/// Returns the entries of players who had left a table before round 1 and were reinstated: it has a number
/// for them from then on.
pub(super) fn unnumbered(snapshot: &Snapshot, order: &[PlayerId]) -> Vec<String> {
    if !facts_of(snapshot, RoundNo(1)).is_some_and(Facts::is_predetermined) {
        return Vec::new();
    }
    let published = || snapshot.rounds().iter().filter(|round| round.stage() == Stage::Published);
    let entry = |(&id, number): (&PlayerId, u16)| {
        let known = snapshot.player(id)?;
        let without = published().take_while(|round| !round.numbering().contains(&id)).count();
        let is_told = without > 0 && known.arrival <= RoundNo(1) && !known.left_before_start();
        is_told.then(|| format!("{number}:{}", without + 1))
    };
    order.iter().zip(1_u16..).filter_map(entry).collect()
}
