//! Prizes that players can still win, by scores alone: the possible points in the remaining rounds, regardless of
//! pairings.

use super::candidates;
use crate::standings::{Standings, StandingsRow};
use crate::tournament::{Points, PrizesEach, Registration, RoundNo, Snapshot};

/// A player who can still finish on a prize place of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// Their line in the standings, counted from 0.
    pub line: usize,
    /// The best place they can reach, counted within the group from 1.
    pub best: usize,
    pub worst: usize,
}

/// The race for the prizes of one group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// Players who can still win a prize, in the order of the standings.
    pub contenders: Vec<Contender>,
    /// Number of players of the group who no longer can.
    pub out: usize,
}

/// Returns the race for each group of prizes after a round; `None` if it is over, or if points alone do not rank: in an
/// event of several legs, and if matches decide.
///
/// Tie-breaks are ignored: of players with equal points either can be the better one. If a player keeps one prize only,
/// those ahead may take theirs from other groups.
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

/// Returns the minimum and the maximum points that a player can finish with.
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
