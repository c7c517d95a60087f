//! The ranking by the tie-breaks of a report, as far as hakem can compute it.

use super::{NotChecked, Report, Uncounted, lacks_words};
use crate::format::Course;
use crate::pairing::facts;
use crate::standings::{SharedPlace, Standings, StandingsRow, standings, team_standings};
use crate::tiebreak::teams::{MatchKind, TeamCriterion};
use crate::tiebreak::{
    Conditions, Needs, Ratio, TieBreakError, TieBreakValue, TieBreakWarning, ValueFormat, accepts, find,
};
use crate::tournament::{
    PartialDate, PlayerMap, Points, RatingMethod, RoundNo, Snapshot, TieBreakId, TieBreakRules,
};
use crate::trf::columns::games_of_file;
use crate::trf::result_points::Worth;
use crate::trf::{Code, MatchPoints, PlayerLine, Record, RoundCell, rating_corrections};

/// Standings, as far as they can be computed.
pub(super) struct Standing {
    /// Sort keys, most significant first; values have the same order.
    pub keys: Vec<(TieBreakId, ValueFormat)>,
    /// All players or teams, best first.
    pub rows: Vec<RankLine>,
    pub not_checked: Vec<NotChecked>,
}

/// One player or team.
pub(super) struct RankLine {
    pub number: u16,
    /// Their rank, shared by all who are equal as far as it can be computed.
    pub place: SharedPlace,
    /// True if a key that cannot be computed would still split the players of a shared rank.
    pub is_open: bool,
    /// True if they rank below the others regardless of score.
    pub is_struck: bool,
    pub values: Vec<TieBreakValue>,
    /// The key that puts them below the previous line; `None` if both share a rank.
    pub decided_by: Option<usize>,
}

/// First day of FIDE's text of 2026.
const IN_FORCE: (u16, u8, u8) = (2026, 3, 1);

/// Tie-breaks that use unplayed rounds, for which older texts have different rules.
const BY_UNPLAYED_ROUNDS: [&str; 4] = ["BH", "FB", "AOB", "SB"];

impl Report<'_> {
    pub(super) fn players(&self, after: RoundNo, order: &[TieBreakId]) -> Result<Standing, NotChecked> {
        let rules = match self.is_own {
            true => self.snapshot.settings().tie_break_rules,
            false => TieBreakRules::Fide2026,
        };
        let snapshot = self.snapshot.ranked_by(rules);
        self.check_format(&snapshot)?;
        let (list, stop) = self.counted(&snapshot, after, order);
        let mut made = standings(&snapshot, after, list);
        let is_bracket = self.course() == Some(Course::Bracket);
        self.check_scores(&made, after)?;
        let mut open = vec![None; snapshot.next_player().index()];
        let mut not_checked = self.without_value(&snapshot, after, list, &made, &mut open);
        let stop = stop.filter(|_| !is_bracket);
        let equal = |rows: &[StandingsRow]| {
            rows.iter().filter(|row| row.place.is_some_and(|place| place.first < place.last)).count()
        };
        not_checked.extend(stop.clone().map(|(id, why)| NotChecked::Code {
            id,
            why,
            tied: equal(&made.rows),
        }));
        let mut keys = vec![(TieBreakId::new("PTS"), ValueFormat::Points)];
        keys.extend(made.columns.iter().map(|column| (column.id.clone(), column.format)));
        let ranked = made.rows.iter().filter(|row| row.place.is_some()).count();
        let below = SharedPlace { first: ranked + 1, last: made.rows.len() };
        let numbers = self.file.players.iter().map(|line| line.number.0);
        let numbers = PlayerMap::new(self.snapshot, self.order.iter().copied().zip(numbers));
        let mut above: Option<SharedPlace> = None;
        let line = |row: StandingsRow| {
            let shared = row.place.unwrap_or(below);
            let decided_by = (above != Some(shared)).then(|| row.decided_by.map_or(0, |column| column + 1));
            above = Some(shared);
            let held = open.get(row.player.index()).copied().flatten();
            let score = TieBreakValue::Number(Ratio::from(row.score));
            Some(RankLine {
                number: numbers.get(row.player)?,
                place: held.unwrap_or(shared),
                is_open: held.is_some()
                    || stop.is_some() && shared.first < shared.last && row.place.is_some(),
                is_struck: row.place.is_none(),
                values: std::iter::once(score).chain(row.values).collect(),
                decided_by,
            })
        };
        let rows = std::mem::take(&mut made.rows).into_iter().filter_map(line).collect();
        Ok(Standing { keys, rows, not_checked })
    }

    fn course(&self) -> Option<Course> {
        facts(self.snapshot.settings().system.as_str()).map(|facts| facts.course)
    }

    /// Returns an error for brackets and events of several legs: other programs rank them by rules that no record
    /// states.
    fn check_format(&self, snapshot: &Snapshot) -> Result<(), NotChecked> {
        let is_plain = snapshot.legs().is_empty() && self.course() != Some(Course::Bracket);
        let is_told = is_plain || self.is_own;
        if is_told && !lacks_words(self.file) { Ok(()) } else { Err(NotChecked::Format) }
    }

    /// Returns an error if the standings count other scores than the file, round by round: if single results have
    /// abnormal points (299), or games against players with annulled results do not count.
    fn check_scores(&self, made: &Standings, after: RoundNo) -> Result<(), NotChecked> {
        if self.is_own && self.file.abnormal_points.is_empty() {
            return Ok(());
        }
        let games = rating_corrections::counted(self.file);
        let counted = rating_corrections::as_counted(self.file, &games);
        let worth = Worth::of(&counted);
        // A round of matches has several columns.
        let columns = usize::from(after.0) * usize::from(games_of_file(self.file));
        let sum = |line: &PlayerLine| -> Points {
            let rounds = (1..=u8::MAX).map(RoundNo).zip(&line.cells).take(columns);
            rounds.map(|(round, &cell)| worth.of_cell(line.number, round, cell)).sum()
        };
        let sums = self.order.iter().copied().zip(counted.players.iter().map(sum));
        let sums = PlayerMap::new(self.snapshot, sums);
        let counts =
            |row: &StandingsRow| row.place.is_some() && sums.get(row.player).unwrap_or_default() == row.score;
        if made.rows.iter().all(counts) { Ok(()) } else { Err(NotChecked::OtherPoints) }
    }

    /// Returns the codes of the order up to the first one that cannot be computed, and that one with the reason.
    fn counted<'o>(
        &self,
        snapshot: &Snapshot,
        after: RoundNo,
        order: &'o [TieBreakId],
    ) -> (&'o [TieBreakId], Option<(TieBreakId, Uncounted)>) {
        let conditions = Conditions { teams: false, ..Conditions::of(snapshot.settings()) };
        let why = |id: &TieBreakId| match accepts(id, conditions) {
            Err(error) => Some(Uncounted::Refused(error)),
            Ok(_) => self.unsettled(id, conditions.rules, after),
        };
        let stop = order.iter().enumerate().find_map(|(at, id)| Some((at, id.clone(), why(id)?)));
        match stop {
            Some((at, id, why)) => (order.get(..at).unwrap_or_default(), Some((id, why))),
            None => (order, None),
        }
    }

    /// Returns the reason why a known code cannot be computed for this report.
    fn unsettled(&self, id: &TieBreakId, rules: TieBreakRules, after: RoundNo) -> Option<Uncounted> {
        let chosen = find(id, rules).ok().filter(|_| !self.is_own)?;
        if BY_UNPLAYED_ROUNDS.contains(&chosen.method.code)
            && self.is_of_older_text()
            && self.has_unplayed(after)
        {
            return Some(Uncounted::OlderText);
        }
        if chosen.method.needs == Needs::Ratings && self.has_two_ratings() {
            return Some(Uncounted::TwoRatings);
        }
        // Some programs write the Koya limit as a percentage; the text counts it in half wins.
        let limit = usize::from(chosen.modifiers.limit.unsigned_abs());
        let is_shift = limit <= 2 * usize::from(after.0);
        let modifier = || format!("L{}", chosen.modifiers.limit);
        (!is_shift)
            .then(|| Uncounted::Refused(TieBreakError::NotTaken { id: id.clone(), modifier: modifier() }))
    }

    fn is_of_older_text(&self) -> bool {
        let (year, month, day) = IN_FORCE;
        let in_force = PartialDate::new(year, month, day).ok();
        self.snapshot.settings().begins.is_some_and(|begins| Some(begins) < in_force)
    }

    /// Returns true if a player had a round up to `after` without a game.
    fn has_unplayed(&self, after: RoundNo) -> bool {
        let cells = |cells: &[RoundCell]| {
            cells.iter().take(after.0.into()).any(|cell| match cell {
                RoundCell::Blank | RoundCell::Alone(_) => true,
                RoundCell::Game { code, .. } => code.is_some_and(Code::is_forfeit),
            })
        };
        self.file.players.iter().any(|line| cells(&line.cells))
    }

    /// Returns true if a rating tie-break depends on the choice between two ratings, and record 172 does not state it.
    fn has_two_ratings(&self) -> bool {
        let method = self.file.text(Record::RankingMethod).and_then(RatingMethod::of_record);
        let says_so = method.is_some_and(|method| method != RatingMethod::Other);
        let own = |rating: Option<u16>| rating.filter(|&rating| rating > 0);
        let differs = self.file.players.iter().any(|line| {
            let national = line.national.iter().filter_map(|line| own(line.details.rating));
            national.into_iter().any(|rating| Some(rating) != own(line.details.rating))
        });
        differs && !says_so
    }

    /// Finds groups of equal players in which one has no value for a code, and leaves them tied: the report
    /// does not state how they are ranked.
    fn without_value(
        &self,
        snapshot: &Snapshot,
        after: RoundNo,
        list: &[TieBreakId],
        made: &Standings,
        open: &mut [Option<SharedPlace>],
    ) -> Vec<NotChecked> {
        let mut not_checked = Vec::new();
        for (column, id) in list.iter().enumerate() {
            let lacks = made.warnings.iter().any(|warning| match warning {
                TieBreakWarning::Unrated { id: of, .. }
                | TieBreakWarning::NotDrawn { id: of, .. }
                | TieBreakWarning::NotEntered { id: of, .. } => of == id,
                _ => false,
            });
            if !lacks {
                continue;
            }
            let up_to = standings(snapshot, after, list.get(..=column).unwrap_or(list));
            let mut tied = 0;
            for group in up_to.rows.chunk_by(|one, other| one.place == other.place) {
                let lacks = |row: &StandingsRow| row.values.get(column) == Some(&TieBreakValue::Blank);
                let place = group.first().and_then(|row| row.place);
                if group.len() < 2 || place.is_none() || !group.iter().any(lacks) {
                    continue;
                }
                for row in group {
                    if let Some(held @ None) = open.get_mut(row.player.index()) {
                        *held = place;
                        tied += 1;
                    }
                }
            }
            if tied > 0 {
                not_checked.push(NotChecked::Code { id: id.clone(), why: Uncounted::NoValue, tied });
            }
        }
        not_checked
    }
}

impl Report<'_> {
    /// Returns true if match and board points of teams are those that hakem counts: other programs may count
    /// differently.
    pub(super) fn counts_teams(&self) -> bool {
        let file = self.file;
        let two = Some(Points::from_tenths(20));
        let usual = MatchPoints { win: two, draw: Some(Points::ONE), loss: Some(Points::ZERO) };
        let is_usual = file.match_points.is_none_or(|worth| worth == usual);
        let are_plain = file.abnormal_points.is_empty() && file.team_byes.is_none();
        // A team that left early may be annulled, and no record states it.
        self.is_own || is_usual && are_plain && file.forfeited_matches.is_empty()
    }

    /// Ranks the teams after a round. For reports of other programs only FIDE's codes are computed.
    pub(super) fn teams(&self, after: RoundNo, order: &[TieBreakId]) -> Result<Standing, NotChecked> {
        if !self.counts_teams() {
            return Err(NotChecked::OtherPoints);
        }
        let criterion = |id: &TieBreakId| match id.as_str().to_uppercase().as_str() {
            "MPTS" => Some(TeamCriterion::MatchPoints),
            "GPTS" => Some(TeamCriterion::TeamPoints),
            _ => {
                TeamCriterion::find(id).filter(|found| self.is_own || matches!(found, TeamCriterion::Fide(_)))
            }
        };
        let known: Vec<(TieBreakId, TeamCriterion)> =
            order.iter().map_while(|id| Some((id.clone(), criterion(id)?))).collect();
        let code = |(id, criterion): &(TieBreakId, TeamCriterion)| match criterion {
            TeamCriterion::Fide(_) => id.clone(),
            criterion => TieBreakId::new(criterion.code()),
        };
        let list: Vec<TieBreakId> = known.iter().map(code).collect();
        let made = team_standings(self.snapshot, after, &list).ok_or(NotChecked::Format)?;
        if made.rows.len() != self.file.teams.len() {
            return Err(NotChecked::Format);
        }
        let is_forfeited =
            |number| made.table.all_matches(number).iter().any(|of| of.kind == MatchKind::Forfeited);
        if !self.is_own && made.table.numbers().any(is_forfeited) {
            return Err(NotChecked::OtherPoints);
        }
        let stop = order.get(known.len());
        let tied =
            made.rows.iter().filter(|row| row.place.is_some_and(|place| place.first < place.last)).count();
        let not_checked = stop.map(|id| {
            let why = Uncounted::Refused(TieBreakError::NotForTeams { id: id.clone() });
            NotChecked::Code { id: id.clone(), why, tied }
        });
        let ranked = made.rows.iter().filter(|row| row.place.is_some()).count();
        let below = SharedPlace { first: ranked + 1, last: made.rows.len() };
        let mut above: Option<SharedPlace> = None;
        let rows = made.rows.into_iter().filter_map(|row| {
            let place = row.place.unwrap_or(below);
            let decided_by = (above != Some(place)).then_some(row.decided_by.unwrap_or(0));
            above = Some(place);
            Some(RankLine {
                number: self.file.teams.get(row.number.index())?.number,
                place,
                is_open: stop.is_some() && place.first < place.last && row.place.is_some(),
                is_struck: row.place.is_none(),
                values: row.values,
                decided_by,
            })
        });
        let keys = known.into_iter().map(|(id, _)| (id, ValueFormat::Points)).collect();
        Ok(Standing { keys, rows: rows.collect(), not_checked: not_checked.into_iter().collect() })
    }
}
