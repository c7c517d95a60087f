//! Who can still win which prize, from the scores alone: what anybody can get in the rounds to come, whoever meets whom.

use super::candidates;
use crate::standings::{Standings, StandingsRow};
use crate::tournament::{Points, PrizesEach, Registration, RoundNo, Snapshot};

/// A player who can still end on one of the places of a group of prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Their line in the standings, counted from 0.
    pub line: usize,
    /// The best place that they can end on, counted within the group from 1.
    pub best: usize,
    /// The worst one.
    pub worst: usize,
}

/// The race for the prizes of one group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// Who can still win one, in the order of the standings.
    pub contenders: Vec<Contender>,
    /// How many of the group cannot any more.
    pub out: usize,
}

/// Returns the race for each group of prizes after a round; `None` where it is over, or where points alone do not rank: in an event of
/// several legs, and where matches decide.
///
/// What tie-breaks will say is open: of equal points either can be the better one. Where a player keeps one prize only, those before
/// them may take theirs from other groups.
#[must_use]
pub fn races(snapshot: &Snapshot, standings: &Standings, after: RoundNo) -> Option<Vec<Race>> {
    let is_of_matches = snapshot.rounds().iter().any(|round| round.has_listed_matches());
    let to_come = snapshot.last_round().0.saturating_sub(after.0);
    let is_open = to_come > 0 || !standings.without_result.is_empty() || !standings.adjourned.is_empty();
    if !snapshot.legs().is_empty() || is_of_matches || !is_open {
        return None;
    }
    let list = snapshot.prizes();
    let reaches: Vec<[Points; 2]> =
        standings.rows.iter().map(|row| reach(snapshot, standings, row, after)).collect();
    let all: usize = list.groups.iter().map(|group| group.amounts.len()).sum();
    let race = |group| {
        let lines = candidates(snapshot, &standings.rows, group);
        let elsewhere = match list.each {
            PrizesEach::One => all - group.amounts.len(),
            PrizesEach::Several => 0,
        };
        let found = lines.iter().filter_map(|&line| {
            let [least, most] = *reaches.get(line)?;
            let others =
                || lines.iter().filter(move |&&other| other != line).filter_map(|&at| reaches.get(at));
            let ahead = others().filter(|[least, _]| *least > most).count();
            let worst = 1 + others().filter(|[_, most]| *most >= least).count();
            Some(Contender { line, best: 1 + ahead.saturating_sub(elsewhere), worst })
        });
        let (contenders, out): (Vec<_>, Vec<_>) = found.partition(|it| it.best <= group.amounts.len());
        Race { contenders, out: out.len() }
    };
    Some(list.groups.iter().map(race).collect())
}

/// Returns the fewest and the most points with which a player can end.
fn reach(snapshot: &Snapshot, standings: &Standings, row: &StandingsRow, after: RoundNo) -> [Points; 2] {
    let points = snapshot.settings().points;
    let games = snapshot.rounds().iter().map(|round| round.games_of_match()).max().unwrap_or(1).max(1);
    let known = snapshot.player(row.player);
    let plays = |round: &RoundNo| known.and_then(Registration::withdrawn).is_none_or(|from| from > *round);
    let to_come = snapshot.last_round().up_to().filter(|round| *round > after).filter(plays).count();
    let full = i32::from(games) * points.win.tenths();
    let mut most = row.score.tenths() + i32::try_from(to_come).unwrap_or(i32::MAX).saturating_mul(full);
    let mut least = row.score.tenths();
    if standings.without_result.contains(&row.player) {
        most = most.saturating_add(full);
    }
    if standings.adjourned.contains(&row.player) {
        most = most.saturating_add((points.win - points.draw).tenths());
        least -= (points.draw - points.loss).tenths();
    }
    [least, most].map(Points::from_tenths)
}
