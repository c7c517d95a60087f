//! Distribution of prizes. Amounts are exact: the sum of the awards is the announced sum, to the last unit.
//!
//! [`awards`] divides the [`PrizeList`] of an event by its [`Standings`]: each [`Share`] has its places, and the amount
//! of every [`Recipient`].

mod race;
#[cfg(test)]
mod tests;

pub use race::{Contender, Race, races};

use crate::standings::{SharedPlace, Standings, StandingsRow};
use crate::tournament::{Money, PlayerId, PrizeGroup, PrizeList, PrizeSharing, PrizesEach, Snapshot};
use std::collections::BTreeMap;

/// Amount of one player in a [`Share`], with its derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipient {
    pub player: PlayerId,
    /// Their line in the standings, counted from 0.
    pub line: usize,
    /// The sum of the prizes of the places that they share after tie-breaks, used by the Hort system.
    pub of_place: Money,
    /// Number of players who share those places, including them.
    pub on_place: usize,
    /// True if they received one unit of the remainder.
    pub has_extra: bool,
    pub amount: Money,
}

/// Players who divide the prizes of the places that they occupy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The places, counted within the group of prizes.
    pub places: SharedPlace,
    /// The sum of the prizes of these places.
    pub pot: Money,
    /// Units left by the division: one each for the first recipients (knockout §5).
    pub remainder: usize,
    /// The recipients, better place first.
    pub recipients: Vec<Recipient>,
}

/// Distribution of the prizes of one group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Awards {
    /// The shares, best places first.
    pub shares: Vec<Share>,
    /// Sum of prizes without a candidate.
    pub left_over: Money,
    /// Candidates without a prize who have the points of the last recipients, best first.
    pub tied: Vec<PlayerId>,
}

impl Awards {
    /// Returns all recipients, best first, each with their share.
    pub fn recipients(&self) -> impl Iterator<Item = (&Share, &Recipient)> {
        self.shares.iter().flat_map(|share| share.recipients.iter().map(move |recipient| (share, recipient)))
    }
}

/// Distributes the prizes of an event by its standings, one result per group of the list.
///
/// With one prize per player, a player entitled to several keeps the greatest, of equal ones that of the first group,
/// and those after them move up in the others. The greatest prize is settled first.
pub fn awards(snapshot: &Snapshot, standings: &Standings) -> Vec<Awards> {
    let list = snapshot.prizes();
    let rows = &standings.rows;
    let mut candidates: Vec<Vec<usize>> =
        list.groups.iter().map(|group| candidates(snapshot, rows, group)).collect();
    let divided = |group: usize, candidates: &[usize]| divide(list, &list.groups[group], rows, candidates);
    let mut awards: Vec<Awards> =
        candidates.iter().enumerate().map(|(group, of)| divided(group, of)).collect();
    while let Some((line, kept)) = greatest_of_several(&awards).filter(|_| list.each == PrizesEach::One) {
        for (group, of) in candidates.iter_mut().enumerate().filter(|(group, _)| *group != kept) {
            if let Ok(place) = of.binary_search(&line) {
                of.remove(place);
                awards[group] = divided(group, of);
            }
        }
    }
    awards
}

/// Returns the lines of the ranked players who are eligible for the prizes of a group.
fn candidates(snapshot: &Snapshot, rows: &[StandingsRow], group: &PrizeGroup) -> Vec<usize> {
    let fits = |row: &StandingsRow| {
        let player = snapshot.player(row.player).map(|registration| &registration.player);
        row.place.is_some() && player.is_some_and(|player| group.category.includes(player))
    };
    rows.iter().enumerate().filter(|(_, row)| fits(row)).map(|(line, _)| line).collect()
}

/// Returns the greatest prize of a player who would get several: their line, and its group.
fn greatest_of_several(awards: &[Awards]) -> Option<(usize, usize)> {
    let mut best: BTreeMap<usize, (Money, usize, usize)> = BTreeMap::new();
    for (group, of) in awards.iter().enumerate() {
        for (_, recipient) in of.recipients().filter(|(_, recipient)| recipient.amount > Money(0)) {
            let (most, kept, count) = best.entry(recipient.line).or_insert((recipient.amount, group, 0));
            *count += 1;
            if recipient.amount > *most {
                (*most, *kept) = (recipient.amount, group);
            }
        }
    }
    // Of equal prizes, that of the better placed player comes first.
    let several = best.into_iter().rev().filter(|(_, (_, _, count))| *count > 1);
    several.max_by_key(|(_, (most, ..))| *most).map(|(line, (_, kept, _))| (line, kept))
}

/// Divides the prizes of a group among its candidates, given best first.
fn divide(list: &PrizeList, group: &PrizeGroup, rows: &[StandingsRow], candidates: &[usize]) -> Awards {
    let has_same_points =
        |one: usize, other: usize| (rows[one].scope, rows[one].tier) == (rows[other].scope, rows[other].tier);
    let equal = |one: &usize, other: &usize| match list.sharing {
        PrizeSharing::Equal | PrizeSharing::Hort => has_same_points(*one, *other),
        PrizeSharing::Place => rows[*one].place == rows[*other].place,
    };
    let mut shares = Vec::new();
    let mut first = 0;
    for sharers in candidates.chunk_by(equal) {
        if first >= group.amounts.len() {
            break;
        }
        shares.push(share(list.sharing, &group.amounts, rows, first, sharers));
        first += sharers.len();
    }
    let left_over = group.amounts.get(first..).unwrap_or_default().iter().copied().sum();
    let (with_prize, without) = candidates.split_at(first.min(candidates.len()));
    let is_tied = |line: &&usize| with_prize.last().is_some_and(|&last| has_same_points(last, **line));
    let tied = without.iter().take_while(is_tied).map(|&line| rows[line].player).collect();
    Awards { shares, left_over, tied }
}

/// Divides the prizes of the places from `first`, counted from 0, among the players who share them.
fn share(
    sharing: PrizeSharing,
    amounts: &[Money],
    rows: &[StandingsRow],
    first: usize,
    sharers: &[usize],
) -> Share {
    let prizes = |from: usize, count: usize| -> Money {
        let to = (from + count).min(amounts.len());
        amounts.get(from.min(to)..to).unwrap_or_default().iter().copied().sum()
    };
    let pot = prizes(first, sharers.len());
    let mut recipients = Vec::with_capacity(sharers.len());
    let mut place = first;
    for equals in sharers.chunk_by(|&one, &other| rows[one].place == rows[other].place) {
        let (of_place, on_place) = (prizes(place, equals.len()), equals.len());
        let amount = match sharing {
            PrizeSharing::Equal | PrizeSharing::Place => Money(pot.0 / sharers.len() as u64),
            PrizeSharing::Hort => hort((of_place, on_place), (pot, sharers.len())),
        };
        let recipient = |&line: &usize| {
            let player = rows[line].player;
            Recipient { player, line, of_place, on_place, has_extra: false, amount }
        };
        recipients.extend(equals.iter().map(recipient));
        place += equals.len();
    }
    let given: Money = recipients.iter().map(|recipient| recipient.amount).sum();
    let remainder = usize::try_from(pot.0 - given.0).unwrap_or(usize::MAX);
    for recipient in recipients.iter_mut().take(remainder) {
        recipient.has_extra = true;
        recipient.amount = recipient.amount + Money(1);
    }
    let places = SharedPlace { first: first + 1, last: first + sharers.len() };
    Share { places, pot, remainder, recipients }
}

/// Returns half of the amount for the place plus half of an equal share of the pot, rounded down:
/// `of_place / 2 on_place + pot / 2 sharers`.
fn hort((of_place, on_place): (Money, usize), (pot, sharers): (Money, usize)) -> Money {
    let [of_place, pot] = [of_place, pot].map(|money| u128::from(money.0));
    let [on_place, sharers] = [on_place, sharers].map(|count| count as u128);
    let amount = (of_place * sharers + pot * on_place) / (2 * on_place * sharers);
    Money(u64::try_from(amount).unwrap_or(u64::MAX))
}
