//! Figures of the snapshot on show: scores, standings, averages, norms, prizes, each computed once.

use super::{Event, TeamScores, Totals};
use hakem_engine::norm::Norms;
use hakem_engine::pairing::{
    AroRow, Contradicted, MatchState, aro_list, contradicted, facts_of, team_scores, undecided,
};
use hakem_engine::prizes::{Awards, Race, awards, races};
use hakem_engine::standings::{
    Crosstable, CrosstableCell, Standings, StandingsRow, crosstable, standings, standings_of,
};
use hakem_engine::tiebreak::teams::{Score, TeamTable};
use hakem_engine::tiebreak::{
    Ratio, ResultTable, Scope, TieBreakValue, ValueFormat, list_for_players, ranked_scores,
};
use hakem_engine::tournament::{
    GameResult, PairingNumber, PlayerId, Points, RoundNo, RoundPlace, Team, TeamId, TieBreakId,
};
use std::rc::Rc;

pub const TOTAL: ValueFormat = ValueFormat::OneDecimal;

impl<'a> Event<'a> {
    /// Returns all stand-ins of the last leg of teams by then, with the figures of their teams after these
    /// rounds.
    pub(super) fn stand_ins(&self, after: RoundNo) -> Vec<(PlayerId, TeamFigures)> {
        let has_some = self.snapshot.teams().any(|(_, team)| team.has_stand_ins());
        let Some(table) = has_some.then(|| TeamTable::new(self.snapshot, after)).flatten() else {
            return Vec::new();
        };
        let figures = |number| TeamFigures {
            number,
            score: match table.primary() {
                Score::Games => table.team_points(number),
                Score::Matches => table.match_points(number),
            },
        };
        let stand_ins = |number: PairingNumber| {
            let team = self.snapshot.team(table.team(number)).filter(|team| team.has_stand_ins());
            let figures = figures(number);
            team.into_iter().flat_map(Team::members).map(move |id| (id, figures))
        };
        table.numbers().flat_map(stand_ins).collect()
    }

    /// Returns the score of every player after the first `rounds` rounds, within the scope that ranks them
    /// when `round` is played; for a stand-in, that of the team.
    fn scores(&self, round: RoundNo, rounds: usize) -> Rc<[Points]> {
        let mut known = self.derived.scores.borrow_mut();
        let made = || {
            let mut scores = ranked_scores(self.snapshot, round, rounds);
            let after = RoundNo(u8::try_from(rounds).unwrap_or(u8::MAX));
            for (id, team) in self.stand_ins(after) {
                if let Some(score) = scores.get_mut(id.index()) {
                    *score = team.score;
                }
            }
            scores.into()
        };
        Rc::clone(known.entry((round, rounds)).or_insert_with(made))
    }

    /// Returns the score of every player before a round, player 1 first: in a final that of the final alone.
    pub fn scores_before(&self, round: RoundNo) -> Rc<[Points]> {
        self.scores(round, round.index())
    }

    /// Returns a player's score before a round: in a final that of the final alone; for a stand-in that of
    /// the team.
    pub fn score_before(&self, id: PlayerId, round: RoundNo) -> Points {
        let stands_in = |id: &TeamId| self.snapshot.team(*id).is_some_and(Team::has_stand_ins);
        let team = self.snapshot.team_of(id).filter(stands_in);
        team.and_then(|team| self.team_score(team, round))
            .unwrap_or_else(|| self.scores_before(round).get(id.index()).copied().unwrap_or_default())
    }

    /// Returns the scores by which the teams of a round are paired; empty where results do not decide which
    /// teams meet.
    pub fn team_scores(&self, round: RoundNo) -> TeamScores {
        let mut known = self.derived.team_scores.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| team_scores(self.snapshot, round).into()))
    }

    pub fn team_score(&self, team: TeamId, round: RoundNo) -> Option<Points> {
        self.team_scores(round).iter().find(|&&(other, _)| other == team).map(|&(_, score)| score)
    }

    /// Returns a player's score after a round; after a round of a final that of the final alone.
    pub fn score_after(&self, id: PlayerId, round: RoundNo) -> Points {
        self.scores(round, round.0.into()).get(id.index()).copied().unwrap_or_default()
    }

    /// Returns the total of every player in the list that ranks them before a round; `None` where scores rank (keizer KZ-5).
    pub fn totals_before(&self, round: RoundNo) -> Option<Totals> {
        let mut known = self.derived.totals.borrow_mut();
        let made = || {
            facts_of(self.snapshot, round).filter(|facts| facts.by_values)?;
            let table = ResultTable::new(self.snapshot, round.previous().unwrap_or(RoundNo(0)));
            let parts = table.ledger()?.parts;
            let total = |number| {
                let total = table.account(number).map(|account| Ratio::new(account.total, parts));
                let value = total.map_or(TieBreakValue::Blank, TieBreakValue::Number);
                (table.player(number), value)
            };
            Some(Rc::new(table.numbers().map(total).collect()))
        };
        known.entry(round).or_insert_with(made).clone()
    }

    /// Returns the figure by which a player is ranked before a round as text: the total of a list, or the score followed by
    /// virtual points if the round has them (`1+1`).
    pub fn points_text(&self, id: PlayerId, round: RoundNo) -> String {
        if let Some(totals) = self.totals_before(round) {
            let text = |total| self.texts.value(TOTAL, total);
            return totals.get(&id).map(text).unwrap_or_default();
        }
        let score = self.texts.points(self.score_before(id, round));
        let accelerated = self.snapshot.round(round).map_or(&[][..], |paired| paired.virtual_points());
        match accelerated.iter().find(|&&(player, _)| player == id) {
            Some(&(_, points)) => format!("{score}+{}", self.texts.points(points)),
            None => score,
        }
    }

    /// Returns the standings after a round by the event's tie-breaks.
    pub fn standings(&self, after: RoundNo) -> Rc<Standings> {
        let mut known = self.derived.standings.borrow_mut();
        let list = list_for_players(self.snapshot.settings());
        let made = || Rc::new(standings(self.snapshot, after, list));
        Rc::clone(known.entry((after, None)).or_insert_with(made))
    }

    /// Returns the separately ranked parts of the event up to a round, in order of play: the whole event, or
    /// its legs and groups.
    pub fn scopes(&self, after: RoundNo) -> Rc<[Scope]> {
        let mut known = self.derived.scopes.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| Scope::all(self.snapshot, after).into()))
    }

    /// Returns the standings of one of [`Event::scopes`] after a round by the event's tie-breaks; of the
    /// whole event if none is named.
    pub fn standings_of(&self, after: RoundNo, at: Option<usize>) -> Rc<Standings> {
        let scopes = self.scopes(after);
        let Some((at, scope)) = at.and_then(|at| Some((at, scopes.get(at)?))).filter(|_| scopes.len() > 1)
        else {
            return self.standings(after);
        };
        let list = list_for_players(self.snapshot.settings());
        let mut known = self.derived.parts.borrow_mut();
        let made = || Rc::new(standings_of(self.snapshot, scope, list));
        Rc::clone(known.entry((after, at)).or_insert_with(made))
    }

    /// Returns the standings of parallel groups one after another, each row with its rank in the group;
    /// `None` where something else is ranked, since players are not ranked across groups (round-robin §1).
    pub fn side_by_side(&self, after: RoundNo) -> Option<Rc<Standings>> {
        let scopes = self.scopes(after);
        if scopes.len() < 2 || scopes.iter().any(|scope| scope.first > RoundNo(1)) {
            return None;
        }
        let known = self.derived.side_by_side.borrow().get(&after).cloned();
        Some(known.unwrap_or_else(|| {
            let parts = (0..scopes.len()).map(|at| self.standings_of(after, Some(at)));
            let made = Rc::new(following(parts));
            self.derived.side_by_side.borrow_mut().insert(after, Rc::clone(&made));
            made
        }))
    }

    /// Returns the standings after a round if they were computed since the event changed: computing them may
    /// take longer than a key may.
    pub fn known_standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.derived.standings.borrow().get(&(after, None)).cloned()
    }

    /// Returns the standings after a round by one method alone: a list that the rules require to be posted.
    pub fn announced(&self, after: RoundNo, code: &'static str) -> Rc<Standings> {
        let mut known = self.derived.standings.borrow_mut();
        let made = || Rc::new(standings(self.snapshot, after, &[TieBreakId::new(code)]));
        Rc::clone(known.entry((after, Some(code))).or_insert_with(made))
    }

    /// Returns the list of average ratings of opponents after a round.
    pub fn averages(&self, after: RoundNo) -> Rc<[AroRow]> {
        let mut known = self.derived.averages.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| aro_list(self.snapshot, after).into()))
    }

    /// Returns the title norms after a round; `None` if the event gives none.
    pub fn norms(&self, after: RoundNo) -> Option<Rc<Norms>> {
        let mut known = self.derived.norms.borrow_mut();
        known.entry(after).or_insert_with(|| Norms::of(self.snapshot, after).map(Rc::new)).clone()
    }

    /// Returns the winners of the prizes by the standings after a round, one value per group of prizes.
    pub fn awards(&self, after: RoundNo) -> Rc<[Awards]> {
        let standings = self.standings(after);
        let mut known = self.derived.awards.borrow_mut();
        let made = || awards(self.snapshot, &standings).into();
        Rc::clone(known.entry(after).or_insert_with(made))
    }

    /// Returns the race for each group of prizes after a round; none where it is over, or where points alone
    /// do not rank.
    pub fn races(&self, after: RoundNo) -> Rc<[Race]> {
        let standings = self.standings(after);
        let mut known = self.derived.races.borrow_mut();
        let made = || races(self.snapshot, &standings, after).unwrap_or_default().into();
        Rc::clone(known.entry(after).or_insert_with(made))
    }

    /// Returns the crosstable after a round of a separately ranked part, by its index in [`Event::scopes`].
    pub fn crosstable(&self, after: RoundNo, at: usize) -> Option<Rc<Crosstable>> {
        let scopes = self.scopes(after);
        let scope = scopes.get(at)?;
        let standings = self.standings_of(after, Some(at));
        let mut known = self.derived.crosstables.borrow_mut();
        let made = || Rc::new(crosstable(self.snapshot, scope, &standings));
        Some(Rc::clone(known.entry((after, at)).or_insert_with(made)))
    }

    /// Returns the games, byes and absences of a player up to `after`, in the last leg in which they take
    /// part.
    pub fn games(&self, player: PlayerId, after: RoundNo) -> Vec<(RoundNo, CrosstableCell)> {
        let scopes = self.scopes(after);
        let found = scopes.iter().enumerate().rev().find(|(_, scope)| scope.players.contains(&player));
        let Some((at, scope)) = found else { return Vec::new() };
        let Some(made) = self.crosstable(after, at) else { return Vec::new() };
        let row = made.rows.iter().find(|row| row.player == player);
        let cells = row.map_or(&[][..], |row| &row.cells);
        let numbered = cells.iter().map(|&cell| self.numbered(&made, cell));
        (scope.first.0..).map(RoundNo).zip(numbered).collect()
    }

    /// Returns a cell of a crosstable with the opponent's number in the event, as the pairings show it,
    /// instead of the number within the ranked part.
    pub fn numbered(&self, made: &Crosstable, cell: CrosstableCell) -> CrosstableCell {
        let opponent = cell.opponent.and_then(|within| made.row(within));
        let number = opponent.and_then(|row| self.number(row.player));
        CrosstableCell { opponent: number.or(cell.opponent), ..cell }
    }

    /// Returns true if the game of a player in a round is played and not rated.
    pub fn is_unrated(&self, player: PlayerId, round: RoundNo) -> bool {
        let Some(paired) = self.snapshot.round(round) else { return false };
        let RoundPlace::AtBoard(board, _) = paired.place(player) else { return false };
        matches!(paired.result(board), Some(GameResult::Unrated(_)))
    }

    /// Returns the index in [`Event::scopes`] of the part that a round belongs to: the first group if there
    /// are several.
    pub fn scope_of(&self, round: RoundNo, after: RoundNo) -> usize {
        let first = self.snapshot.leg_start(round);
        self.scopes(after).iter().position(|scope| scope.first == first).unwrap_or(0)
    }

    /// Returns the tied matches of a round of a bracket; computed once per snapshot.
    pub fn undecided(&self, round: RoundNo) -> Rc<[MatchState]> {
        let mut known = self.derived.undecided.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| undecided(self.snapshot, round).into()))
    }

    /// Returns the matches of brackets that a published round contradicts, in order of rounds; computed once
    /// per snapshot.
    pub fn contradicted(&self) -> &'a [Contradicted] {
        self.derived.contradicted.get_or_init(|| contradicted(self.snapshot))
    }
}

/// Concatenates standings; rows name the part they belong to.
fn following(parts: impl Iterator<Item = Rc<Standings>>) -> Standings {
    let mut all = Standings::default();
    for (scope, part) in parts.enumerate() {
        let start = all.rows.len();
        all.rounds = all.rounds.max(part.rounds);
        if scope == 0 {
            all.columns.clone_from(&part.columns);
        } else {
            for (column, of) in all.columns.iter_mut().zip(&part.columns) {
                column.groups.extend(of.groups.iter().map(|group| group.start + start..group.end + start));
            }
        }
        all.rows.extend(part.rows.iter().map(|row| StandingsRow { scope, ..row.clone() }));
    }
    all
}

/// Figures of a team, shown in place of those of its players.
#[derive(Clone, Copy)]
pub(super) struct TeamFigures {
    pub(super) number: PairingNumber,
    /// The score by which it is paired, or ranked first.
    score: Points,
}
