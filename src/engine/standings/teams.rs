//! Standings of teams: by the criteria of a list, the first of which is the main score (team-formats §3).

use super::SharedPlace;
use crate::tiebreak::teams::{TeamCriterion, TeamTable, TeamWorking};
use crate::tiebreak::{TieBreakError, TieBreakValue};
use crate::tournament::{PairingNumber, RoundNo, Snapshot, TeamId, TieBreakId};
use std::cmp::Reverse;
use std::ops::Range;

/// A criterion as a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamColumn {
    /// The code as written in the list.
    pub id: TieBreakId,
    pub criterion: Result<TeamCriterion, TieBreakError>,
}

/// One team in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// Its place; `None` for a team whose results are annulled, which is listed below the others.
    pub place: Option<SharedPlace>,
    pub team: TeamId,
    pub number: PairingNumber,
    pub values: Vec<TieBreakValue>,
    /// The column that ranked it below the team above.
    pub decided_by: Option<usize>,
}

/// The standings of teams after a round.
#[derive(Clone, Debug)]
pub struct TeamStandings {
    pub table: TeamTable,
    /// The criteria, in the order of the list.
    pub columns: Vec<TeamColumn>,
    /// The teams, best first; those who share places by number.
    pub rows: Vec<TeamRow>,
}

impl TeamStandings {
    /// Returns the calculation of the value of a team in a column; `None` if nothing is counted.
    pub fn working(&self, team: TeamId, column: usize) -> Option<TeamWorking> {
        let at = self.rows.iter().position(|row| row.team == team)?;
        let criterion = self.columns.get(column)?.criterion.as_ref().ok()?;
        let number = self.rows.get(at)?.number;
        criterion.working(&self.table, &self.tied(at, column), number)
    }

    /// Returns the teams tied with that of a row before a column, including that team.
    fn tied(&self, row: usize, column: usize) -> Vec<PairingNumber> {
        let is_apart = |above: &TeamRow, below: &TeamRow| {
            let level = |row: &TeamRow| row.place.is_some().then(|| self.table.level(row.number));
            below.decided_by.is_some_and(|by| by < column) || level(above) != level(below)
        };
        let mut start = 0;
        let groups = self.rows.chunk_by(|above, below| !is_apart(above, below));
        let of_row = groups.into_iter().find(|group| {
            start += group.len();
            row < start
        });
        of_row.into_iter().flatten().map(|row| row.number).collect()
    }
}

/// Ranks the teams after `after` rounds by the criteria of `list`, each applied to teams still tied. `None` if no leg
/// of teams has begun.
pub fn team_standings(snapshot: &Snapshot, after: RoundNo, list: &[TieBreakId]) -> Option<TeamStandings> {
    let table = TeamTable::new(snapshot, after)?;
    let ranked: Vec<PairingNumber> = table.numbers().filter(|&number| !table.is_struck(number)).collect();
    let mut order = TeamOrder::new(&table, ranked);
    let mut columns = Vec::with_capacity(list.len());
    let mut values: Vec<Vec<TieBreakValue>> = Vec::with_capacity(list.len());
    for id in list {
        let unknown = || TieBreakError::NotForTeams { id: id.clone() };
        let criterion = TeamCriterion::find(id).ok_or_else(unknown);
        let mut column = vec![TieBreakValue::Blank; table.numbers().count()];
        if let Ok(criterion) = criterion {
            order.split(&table, criterion, columns.len(), &mut column);
        }
        columns.push(TeamColumn { id: id.clone(), criterion });
        values.push(column);
    }
    let row = |place, decided_by, number: PairingNumber| TeamRow {
        place,
        team: table.team(number),
        number,
        values: values.iter().map(|column| column[number.index()].clone()).collect(),
        decided_by,
    };
    let mut rows = Vec::new();
    for group in &order.groups {
        let place = SharedPlace { first: group.start + 1, last: group.end };
        let lines = order.ranked[group.clone()].iter().zip(&order.decided_by[group.clone()]);
        rows.extend(lines.map(|(&number, &decided_by)| row(Some(place), decided_by, number)));
    }
    rows.extend(
        table.numbers().filter(|&number| table.is_struck(number)).map(|number| row(None, None, number)),
    );
    Some(TeamStandings { columns, rows, table })
}

/// Teams in order, with the ranges of groups of tied teams.
struct TeamOrder {
    ranked: Vec<PairingNumber>,
    groups: Vec<Range<usize>>,
    decided_by: Vec<Option<usize>>,
}

impl TeamOrder {
    /// Separates teams only by the number of bracket rounds survived.
    fn new(table: &TeamTable, mut ranked: Vec<PairingNumber>) -> Self {
        ranked.sort_by_key(|&number| Reverse(table.level(number)));
        let mut groups = Vec::new();
        let mut start = 0;
        for group in ranked.chunk_by(|&one, &other| table.level(one) == table.level(other)) {
            groups.push(start..start + group.len());
            start += group.len();
        }
        Self { decided_by: vec![None; ranked.len()], ranked, groups }
    }

    /// Splits every group by a criterion, and records its values.
    fn split(
        &mut self,
        table: &TeamTable,
        criterion: TeamCriterion,
        column: usize,
        shown: &mut [TieBreakValue],
    ) {
        let mut open: Vec<(Range<usize>, bool)> =
            self.groups.drain(..).rev().map(|group| (group, true)).collect();
        while let Some((group, is_whole)) = open.pop() {
            let members = &mut self.ranked[group.clone()];
            let values = criterion.values(table, members);
            // Values that are valid within a group are shown as they split the complete group.
            if is_whole && (group.len() > 1 || !criterion.is_of_group()) {
                for (team, value) in members.iter().zip(&values) {
                    shown[team.index()] = value.clone();
                }
            }
            // Teams eliminated in the same round of a bracket share a place (knockout §5).
            if table.is_bracket() {
                self.groups.push(group);
                continue;
            }
            let mut valued: Vec<(TieBreakValue, PairingNumber)> =
                values.into_iter().zip(members.iter().copied()).collect();
            if valued.iter().any(|(value, _)| *value == TieBreakValue::Blank) {
                self.groups.push(group);
                continue;
            }
            match criterion.is_lower_better() {
                true => valued.sort_by(|(one, _), (other, _)| one.cmp(other)),
                false => valued.sort_by(|(one, _), (other, _)| other.cmp(one)),
            }
            for (slot, (_, team)) in members.iter_mut().zip(&valued) {
                *slot = *team;
            }
            let mut parts = Vec::new();
            let mut start = group.start;
            for part in valued.chunk_by(|one, other| one.0 == other.0) {
                if start > group.start {
                    self.decided_by[start] = Some(column);
                }
                parts.push(start..start + part.len());
                start += part.len();
            }
            if parts.len() > 1 && criterion.goes_on_inside() {
                open.extend(parts.into_iter().rev().map(|part| (part, false)));
            } else {
                self.groups.extend(parts);
            }
        }
    }
}
