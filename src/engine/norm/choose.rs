//! Selection of the games of a norm: all, without a tail, or without some of the wins (1.4.1).

use super::game::{Flag, Game, Had, NormRound};
use super::tally::{Figures, NormQuestion, Tally};
use super::terms::{Exemption, Terms};
use super::title::NormTitle;
use crate::tournament::{PlayerId, RoundNo};
use std::collections::BTreeSet;

/// Basis of a norm in addition to its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Nothing.
    Games,
    /// Eight games of nine rounds, and this round won by forfeit or with the pairing-allocated bye (1.4.1c).
    EightAndOne(RoundNo),
    /// A no-show of the last round's opponent: the norm is valid, and counted, with that game as a loss (1.4.2c).
    LastRoundForfeit(RoundNo),
}

/// A norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Norm {
    pub title: NormTitle,
    /// The games counted, in order of rounds.
    pub games: Vec<Game>,
    /// The rounds of omitted games, in order.
    pub left_out: Vec<RoundNo>,
    pub basis: Basis,
    pub exemption: Option<Exemption>,
    pub figures: Figures,
    /// Minimum score in these games for the norm, in half points.
    pub needed_halves: u32,
    /// Number of games it counts as, of the 27: at most 13, plus one for every full point above the minimum (1.4.1d).
    pub counts_as: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Asker {
    pub(super) own: Flag,
    /// The event, with the exemption only if it applies to this player.
    pub(super) terms: Terms,
}

impl Asker {
    /// Returns the questions about a title. The one without exemption is first, as the better norm.
    pub(super) fn questions(
        &self,
        title: NormTitle,
    ) -> impl Iterator<Item = (Option<Exemption>, NormQuestion)> {
        let Self { own, terms } = *self;
        let course = terms.course;
        let least_games = u32::try_from(terms.least_games).unwrap_or(u32::MAX);
        let with = terms.exemption.map(|exemption| (Some(exemption), true));
        std::iter::once((None, false)).chain(with).map(move |(exemption, is_exempt)| {
            (exemption, NormQuestion { title, own, course, is_exempt, least_games })
        })
    }
}

/// Returns the best norm of the played rounds: without exemption rather than with, of more games rather than fewer,
/// with fewer wins omitted. Future rounds are omitted, or do not count.
pub(super) fn best(lines: &[NormRound], asker: &Asker, title: NormTitle) -> Option<Norm> {
    let games: Vec<Game> = lines.iter().filter_map(NormRound::game).collect();
    let forfeit = last_round_forfeit(lines, asker.terms);
    let all: Vec<&Game> = games.iter().chain(&forfeit).collect();
    if games.len() + 1 < asker.terms.least_games || !may_average(&all, asker, title) {
        return None;
    }
    asker.questions(title).find_map(|(exemption, asked)| {
        let norm = |games: Vec<Game>, left_out: Vec<RoundNo>, basis| {
            let tally = Tally::of(&games, &asked);
            let figures = tally.weigh(&asked).ok()?;
            let needed_halves = needed_halves(&tally, &asked);
            let spare = figures.halves.saturating_sub(needed_halves);
            let counts_as = counts_as(&tally, spare, basis, asker.terms);
            Some(Norm { title, games, left_out, basis, exemption, figures, needed_halves, counts_as })
        };
        let of_games = || {
            let kept = best_of(&games, asker.terms, &asked)?;
            let left_out = games.iter().filter(|game| !kept.contains(game)).map(|game| game.round);
            let left_out: BTreeSet<RoundNo> = left_out.collect();
            norm(kept, left_out.into_iter().collect(), Basis::Games)
        };
        let others = || {
            (!lines.iter().any(NormRound::is_to_come)).then_some(())?;
            let with_forfeit = forfeit.and_then(|lost| {
                let all: Vec<Game> = games.iter().copied().chain([lost]).collect();
                let is_enough = all.len() >= asker.terms.least_games;
                is_enough.then(|| norm(all, Vec::new(), Basis::LastRoundForfeit(lost.round))).flatten()
            });
            with_forfeit.or_else(|| {
                let spare = eight_and_one(lines, games.len(), asker.terms)?;
                norm(games.clone(), Vec::new(), Basis::EightAndOne(spare))
            })
        };
        of_games().or_else(others)
    })
}

/// Returns true if the strongest opponents reach the required average, a quick check that most players fail.
/// Of the games that a norm needs, at most eight, one may be against an opponent raised to a rating below the
/// average; more may if an opponent was met twice.
fn may_average(games: &[&Game], asker: &Asker, title: NormTitle) -> bool {
    let persons: BTreeSet<PlayerId> = games.iter().map(|game| game.opponent.player).collect();
    let mut ratings: Vec<i32> = games.iter().map(|game| game.opponent.rating).collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    ratings.truncate(asker.terms.least_games.min(Terms::LEAST_GAMES - 1) - 1);
    let count = i32::try_from(ratings.len()).unwrap_or(i32::MAX);
    persons.len() < games.len() || 2 * ratings.iter().sum::<i32>() >= count * (2 * title.average() - 1)
}

/// Returns the games of the norm: more games rather than fewer, with fewer wins omitted.
fn best_of(games: &[Game], terms: Terms, asked: &NormQuestion) -> Option<Vec<Game>> {
    let may_leave_wins = !asked.course.is_round_robin() || Tally::of(games, asked).weigh_mix(asked).is_ok();
    for count in (terms.least_games..=games.len()).rev() {
        for upto in count..=games.len() {
            let (wins, is_tail) = (upto - count, upto < games.len());
            if is_tail && !terms.course.leaves_tails() || wins > 0 && !may_leave_wins {
                continue;
            }
            let found = without_wins(games.get(..upto)?, wins, &mut |kept| {
                Tally::of(kept, asked).weigh(asked).is_ok().then(|| kept.to_vec())
            });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Calls `take` for each selection of games without this many wins, until it returns a value. Of more than 13 games
/// only the wins against the lowest rated are omitted (TN-6).
pub(super) fn without_wins<T>(
    games: &[Game],
    wins: usize,
    take: &mut dyn FnMut(&[Game]) -> Option<T>,
) -> Option<T> {
    let mut won: Vec<usize> =
        (0..games.len()).filter(|&at| games.get(at).is_some_and(|game| game.halves == 2)).collect();
    if wins > won.len() {
        return None;
    }
    won.sort_by_key(|&at| games.get(at).map(|game| game.opponent.rating));
    if games.len() > Terms::MOST_GAMES {
        won.truncate(wins);
    }
    let mut dropped = Vec::with_capacity(wins);
    choose(&won, wins, &mut dropped, &mut |dropped| {
        let kept = games.iter().enumerate().filter(|(at, _)| !dropped.contains(at));
        take(&kept.map(|(_, game)| *game).collect::<Vec<_>>())
    })
}

/// Calls `take` for each combination of this size, in order, until it returns a value.
fn choose<T>(
    from: &[usize],
    count: usize,
    chosen: &mut Vec<usize>,
    take: &mut dyn FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    let Some(fewer) = count.checked_sub(1) else { return take(chosen) };
    let mut rest = from;
    while let Some((&first, others)) = rest.split_first() {
        if rest.len() < count {
            return None;
        }
        chosen.push(first);
        let found = choose(others, fewer, chosen, take);
        chosen.pop();
        if found.is_some() {
            return found;
        }
        rest = others;
    }
    None
}

/// Returns the last round as a lost game, if its opponent was a no-show.
fn last_round_forfeit(lines: &[NormRound], terms: Terms) -> Option<Game> {
    let last = lines.last().filter(|line| line.round == terms.rounds)?;
    match last.had {
        Had::ForfeitWin(opponent) => Some(Game { round: last.round, opponent, halves: 0 }),
        Had::Played(..) | Had::PairingAllocated | Had::Nothing | Had::ToCome(_) => None,
    }
}

/// Returns the round counted in addition to eight games of nine rounds.
pub(super) fn eight_and_one(lines: &[NormRound], games: usize, terms: Terms) -> Option<RoundNo> {
    (terms.takes_eight() && games + 1 == Terms::LEAST_GAMES).then_some(())?;
    let spare = |line: &&NormRound| matches!(line.had, Had::ForfeitWin(_) | Had::PairingAllocated);
    lines.iter().find(spare).map(|line| line.round)
}

/// Returns the minimum score for a norm in these games, in half points.
fn needed_halves(tally: &Tally, asked: &NormQuestion) -> u32 {
    let mut less = tally.clone();
    while let Some(halves) = less.halves.checked_sub(1) {
        less.halves = halves;
        if less.weigh(asked).is_err() {
            return halves + 1;
        }
    }
    0
}

/// Returns the number of games a norm counts as, with this many half points above the minimum.
fn counts_as(tally: &Tally, spare: u32, basis: Basis, terms: Terms) -> u32 {
    let games = match basis {
        Basis::EightAndOne(_) => Terms::LEAST_GAMES,
        Basis::Games | Basis::LastRoundForfeit(_) => usize::try_from(tally.games).unwrap_or(usize::MAX),
    };
    u32::try_from(terms.counted_games(games)).unwrap_or(u32::MAX) + spare / 2
}
