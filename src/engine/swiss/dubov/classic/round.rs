//! PAIR: the bye, the groups from the top down, and the repair when the lowest leaves players over.

use super::columns::ColourColumns;
use super::group::{self, DubovGroup, MadePair, PairOrigin};
use crate::swiss::dubov::cards::DubovRoster;
use crate::tournament::{Colour, Points};
use std::cmp::Reverse;

#[derive(Clone, Debug)]
pub(super) struct PairedGroup {
    pub(super) score: Points,
    /// Players in the group when its turn came, and players from above.
    pub(super) players: Vec<usize>,
    pub(super) paired: DubovGroup,
}

#[derive(Clone, Debug, Default)]
pub(super) struct DubovRound {
    pub(super) bye: Option<usize>,
    pub(super) stages: Vec<PairedGroup>,
    /// The group made of the players left over below and of undone rows (DD-21), if needed.
    pub(super) joined: Option<PairedGroup>,
    /// The pairs, in the order of their creation.
    pub(super) made: Vec<MadePair>,
}

/// Error: no round exists. Without the player with the bye not all can be paired (DD-22), or the number is odd and no
/// player may have it (4). The rules leave that to the arbiter (9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stuck {
    pub(super) bye: Option<usize>,
}

/// Returns the player with the bye (4); `None` if no player may have it.
pub(super) fn bye(roster: &DubovRoster<'_>) -> Option<usize> {
    let lowest = roster.cards().iter().rev().find(|player| player.may_get_bye)?.score;
    let may = |&who: &usize| roster.card(who).score == lowest && roster.card(who).may_get_bye;
    let candidates: Vec<usize> = (0..roster.len()).filter(may).collect();
    let rating = candidates.iter().map(|&who| roster.card(who).own.rating).min()?;
    let weakest = || candidates.iter().copied().filter(|&who| roster.card(who).own.rating == rating);
    let is_due = |colour: Colour| weakest().any(|who| roster.card(who).due == Some(colour));
    let only_black = is_due(Colour::White) && is_due(Colour::Black);
    weakest().filter(|&who| !only_black || roster.card(who).due == Some(Colour::Black)).min_by_key(|&who| {
        let player = roster.card(who);
        (Reverse(player.own.aro), Reverse(player.own.alphabetical))
    })
}

/// Pairs a round after the first (6 to 8).
pub(super) fn pair(roster: &DubovRoster<'_>) -> Result<DubovRound, Stuck> {
    let mut round = DubovRound::default();
    if !roster.len().is_multiple_of(2) {
        round.bye = Some(bye(roster).ok_or(Stuck { bye: None })?);
    }
    let mut groups: Vec<Vec<usize>> = roster
        .score_groups()
        .into_iter()
        .map(|group| group.filter(|&who| Some(who) != round.bye).collect())
        .collect();
    let mut floaters: Vec<usize> = Vec::new();
    for group in 0..groups.len() {
        let (upper, lower) = groups.split_at_mut(group + 1);
        let members = std::mem::take(&mut upper[group]);
        if members.is_empty() {
            continue;
        }
        let mut nobody = Vec::new();
        let below = lower.iter_mut().find(|group| !group.is_empty()).unwrap_or(&mut nobody);
        let players = [members.as_slice(), &floaters].concat();
        let score = roster.card(members[0]).score;
        let paired = group::pair(roster, members, &floaters, below);
        round.made.extend(&paired.made);
        floaters.clone_from(&paired.floaters);
        round.stages.push(PairedGroup { score, players, paired });
    }
    if !floaters.is_empty() {
        take_back(roster, &mut round, floaters)?;
    }
    round.made.sort_by_key(|made| made.pair.iter().map(|&who| Reverse(roster.card(who).score)).min());
    Ok(round)
}

/// Applies DD-21: undoes rows, last one first, until all players without a row can be paired with each other.
fn take_back(roster: &DubovRoster<'_>, round: &mut DubovRound, floaters: Vec<usize>) -> Result<(), Stuck> {
    let with_rows = |number: usize| -> Vec<usize> {
        let back = round.made.iter().rev().take(number).flat_map(|made| made.pair);
        floaters.iter().copied().chain(back).collect()
    };
    // One more row never makes it worse: its two players can still meet. So the number is found by bisection.
    let all = round.made.len();
    let numbers: Vec<usize> = (0..=all).collect();
    let enough = numbers.partition_point(|&number| !roster.is_completable(&with_rows(number)));
    if enough > all {
        return Err(Stuck { bye: round.bye });
    }
    let mut players = with_rows(enough);
    players.sort_unstable();
    round.made.truncate(all - enough);
    let columns = ColourColumns::new(roster, &players, None);
    let rows = columns.rows(roster).ok_or(Stuck { bye: round.bye })?;
    round.made.extend(rows.into_iter().map(MadePair::from));
    let score = players.first().map(|&who| roster.card(who).score).unwrap_or_default();
    round.joined =
        Some(PairedGroup { score, players, paired: DubovGroup { columns, ..DubovGroup::default() } });
    Ok(())
}

/// Returns the upper and the lower half of the first round (5), and the player with the bye.
pub(super) fn halves(roster: &DubovRoster<'_>) -> (ColourColumns, Option<usize>) {
    let mut players = roster.by_seat();
    let bye = if players.len().is_multiple_of(2) { None } else { players.pop() };
    let lower = players.split_off(players.len() / 2);
    (ColourColumns { white: players, black: lower, ..ColourColumns::default() }, bye)
}

/// Pairs the first round (5). If the arbiter has forbidden a pair, the rows are shifted as in 6.3.
pub(super) fn pair_first(roster: &DubovRoster<'_>) -> Result<DubovRound, Stuck> {
    let (columns, bye) = halves(roster);
    let rows = columns.rows(roster).ok_or(Stuck { bye })?;
    let mut colours = [roster.field.initial_colour, roster.field.initial_colour.other()].into_iter().cycle();
    let made = rows.into_iter().map(|row| {
        let (MadePair { pair: [upper, lower], .. }, colour) = (MadePair::from(row), colours.next());
        let pair = if colour == Some(Colour::White) { [upper, lower] } else { [lower, upper] };
        MadePair { pair, way: PairOrigin::FirstRound }
    });
    Ok(DubovRound { bye, made: made.collect(), ..DubovRound::default() })
}
