//! Criteria for ranking teams: those of the booklet, the first in an event's list being the main score (team-formats
//! §3).
//!
//! To add one, define a variant, its code and its calculation.

mod adjusted_scores;
mod boards;
mod fide;
#[cfg(test)]
mod fide_tests;
mod table;
mod working;

pub use crate::format::match_points;
pub use fide::{After, FideCriterion, FideMethod};
pub use table::{MatchKind, TeamMatch, TeamTable, TopBoard, team_left};
pub use working::{BoardCounting, BoardWorking, Encounter, TeamTerm, TeamWorking};

use super::{Ratio, TieBreakValue};
use crate::format::MatchOutcome;
use crate::tournament::{PairingNumber, Points, TieBreakId};
use working::sum;

/// One of the two scores of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    Matches,
    Games,
}

/// A criterion in the standings of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamCriterion {
    /// The sum of the results on all boards.
    TeamPoints,
    /// Two per match won, one per match drawn.
    MatchPoints,
    /// The match points among the tied teams, if all of them have met.
    HeadToHead,
    /// Team points of the opponents, times one for a match won and a half for a match drawn.
    SonnebornBerger,
    /// Team points of the opponents, with a virtual opponent for unplayed matches.
    Buchholz,
    /// Team points with every unplayed match drawn.
    Adjusted,
    /// Of two teams, the winner on the highest board played and not drawn.
    HighestBoard,
    /// Points times the weight of the own board, that of board 1 being the number of boards (molter §5).
    Berlin,
    /// Game points of the team less those of its opponents (team-formats §3).
    GameDifference,
    /// The average rating of the players, once for each game played; the lower, the better (team-formats §3).
    AverageRating,
    /// Game points against each opponent times the opponent's match points, one round cut (D.02.02).
    OlympiadSonnebornBerger,
    /// The match points of the opponents, one round cut (D.02.02).
    OpponentsMatchPoints,
    /// A tie-break of FIDE C.07.
    Fide(FideCriterion),
}

impl TeamCriterion {
    /// The criteria of the booklet and of the Olympiad, in the order offered to the arbiter.
    const OWN: [Self; 12] = [
        Self::TeamPoints,
        Self::MatchPoints,
        Self::HeadToHead,
        Self::SonnebornBerger,
        Self::HighestBoard,
        Self::Berlin,
        Self::GameDifference,
        Self::AverageRating,
        Self::Buchholz,
        Self::Adjusted,
        Self::OlympiadSonnebornBerger,
        Self::OpponentsMatchPoints,
    ];

    /// Returns the codes offered to the arbiter, with their criteria: those of the booklet and the Olympiad, then those
    /// of C.07.
    pub fn offered() -> impl Iterator<Item = (&'static str, Self)> {
        let fide = FideCriterion::OFFERED.into_iter();
        let fide = fide.filter_map(|code| Some((code, Self::Fide(FideCriterion::read(code)?))));
        Self::OWN.into_iter().map(|criterion| (criterion.code(), criterion)).chain(fide)
    }

    /// Returns the code without modifiers, such as `TP`. It never changes.
    pub fn code(self) -> &'static str {
        match self {
            Self::TeamPoints => "TP",
            Self::MatchPoints => "MP",
            Self::HeadToHead => "H2H",
            Self::SonnebornBerger => "SB",
            Self::HighestBoard => "TOP",
            Self::Berlin => "BERLIN",
            Self::GameDifference => "GPD",
            Self::AverageRating => "AVR",
            Self::Buchholz => "BH",
            Self::Adjusted => "ADJ",
            Self::OlympiadSonnebornBerger => "OSB",
            Self::OpponentsMatchPoints => "OMP",
            Self::Fide(criterion) => criterion.code(),
        }
    }

    pub fn article(self) -> &'static str {
        match self {
            Self::Adjusted => "tie-breaks §3",
            Self::Berlin => "molter §5",
            Self::OlympiadSonnebornBerger | Self::OpponentsMatchPoints => "D.02.02",
            Self::Fide(criterion) => criterion.article(),
            _ => "team-formats §3",
        }
    }

    pub fn find(id: &TieBreakId) -> Option<Self> {
        let code = id.as_str().trim().to_uppercase();
        let own = Self::OWN.into_iter().find(|criterion| criterion.code() == code);
        own.or_else(|| FideCriterion::read(&code).map(Self::Fide))
    }

    /// Returns true if it suits events with predetermined pairings, or without them if `predetermined` is false.
    pub fn suits(self, predetermined: bool) -> bool {
        if let Self::Fide(criterion) = self {
            return criterion.suits(predetermined);
        }
        !predetermined
            || !matches!(
                self,
                Self::Buchholz | Self::Adjusted | Self::OlympiadSonnebornBerger | Self::OpponentsMatchPoints
            )
    }

    /// Returns the values of teams tied so far, in the same order. If it is undefined for a team of the group, the
    /// group is not split.
    pub fn values(self, table: &TeamTable, group: &[PairingNumber]) -> Vec<TieBreakValue> {
        let each = |value: &dyn Fn(PairingNumber) -> Ratio| {
            group.iter().map(|&team| TieBreakValue::Number(value(team))).collect()
        };
        match self {
            Self::TeamPoints => each(&|team| table.team_points(team).into()),
            Self::MatchPoints => each(&|team| table.match_points(team).into()),
            Self::HeadToHead => head_to_head(table, group),
            Self::Berlin if group.iter().any(|&team| table.matches(team).any(|of| of.weighted.is_none())) => {
                vec![TieBreakValue::Blank; group.len()]
            }
            Self::AverageRating => {
                let value = |&team: &PairingNumber| match self.terms(table, team) {
                    parts if parts.is_empty() => TieBreakValue::Blank,
                    parts => TieBreakValue::Number(sum(&parts)),
                };
                group.iter().map(value).collect()
            }
            Self::GameDifference => {
                each(&|team| sum(&self.terms(table, team)) + Ratio::from(table.adjustment(team)[1]))
            }
            Self::SonnebornBerger
            | Self::Berlin
            | Self::Buchholz
            | Self::Adjusted
            | Self::OlympiadSonnebornBerger
            | Self::OpponentsMatchPoints => each(&|team| sum(&self.terms(table, team))),
            Self::HighestBoard => highest_board(table, group),
            Self::Fide(criterion) => criterion.values(table, group),
        }
    }

    /// Returns the calculation of the value of one of the teams tied so far; `None` if there is none.
    pub fn working(
        self,
        table: &TeamTable,
        group: &[PairingNumber],
        team: PairingNumber,
    ) -> Option<TeamWorking> {
        let is_blank = || self.values(table, group).contains(&TieBreakValue::Blank);
        match self {
            Self::Fide(criterion) => criterion.working(table, group, team),
            Self::HeadToHead | Self::Berlin if is_blank() => None,
            Self::HeadToHead => {
                let met = |&other: &PairingNumber| {
                    let among = table.meetings(team, other).map(|of| of.match_points);
                    (other != team).then(|| (other, Ratio::from(among.sum::<Points>())))
                };
                let against = group.iter().filter_map(met).collect();
                Some(TeamWorking::Encounters(vec![Encounter::Points { score: Score::Matches, against }]))
            }
            Self::HighestBoard => {
                let other = *group.iter().find(|&&other| other != team)?;
                let top = top_board(table, team, other).filter(|_| !is_blank())?;
                let TopBoard { board, is_won } = top;
                Some(TeamWorking::Encounters(vec![Encounter::HighestBoard { other, board, is_won }]))
            }
            _ => Some(TeamWorking::Rounds(self.terms(table, team))),
        }
    }

    /// Returns the contribution of each round of a team to its value; empty if the value is not a sum over rounds.
    fn terms(self, table: &TeamTable, team: PairingNumber) -> Vec<TeamTerm> {
        let each = |worth: &dyn Fn(&TeamMatch) -> Points| {
            let term = |of: &TeamMatch| TeamTerm { round: of.round, worth: worth(of).into(), is_cut: false };
            table.matches(team).map(term).collect()
        };
        match self {
            Self::TeamPoints => each(&|of| of.points),
            Self::MatchPoints => each(&|of| of.match_points),
            Self::Berlin => each(&|of| of.weighted.unwrap_or_default()),
            Self::GameDifference => each(&|of| of.points - table.against(of)),
            Self::SonnebornBerger => sonneborn_berger(table, team),
            Self::Buchholz => {
                let term = |(of, seen): (&TeamMatch, Points)| TeamTerm {
                    round: of.round,
                    worth: seen.into(),
                    is_cut: false,
                };
                table.line(team).map(term).collect()
            }
            Self::OlympiadSonnebornBerger => {
                without_lowest(table, team, |of, seen| Ratio::from(of.points).times(seen))
            }
            Self::OpponentsMatchPoints => without_lowest(table, team, |_, seen| seen.into()),
            Self::Adjusted => each(&|of| table.adjusted_match(of)),
            Self::Fide(criterion) => criterion.terms(table, team),
            // The part of each match in the average of all games.
            Self::AverageRating => {
                let games: usize = table.matches(team).map(|of| of.ratings.len()).sum();
                let part = |of: &TeamMatch| {
                    let ratings = of.ratings.iter().map(|&rating| Ratio::whole(rating.into()));
                    TeamTerm { round: of.round, worth: ratings.sum::<Ratio>().over(games), is_cut: false }
                };
                table.matches(team).filter(|of| !of.ratings.is_empty()).map(part).collect()
            }
            Self::HeadToHead | Self::HighestBoard => Vec::new(),
        }
    }

    /// Returns true if its values are valid only among teams tied so far.
    pub fn is_of_group(self) -> bool {
        match self {
            Self::Fide(criterion) => criterion.is_of_group(),
            _ => matches!(self, Self::HeadToHead | Self::HighestBoard),
        }
    }

    /// Returns true if the lowest value is best: for places, and for the board count.
    pub fn is_lower_better(self) -> bool {
        match self {
            Self::Fide(criterion) => criterion.is_lower_better(),
            _ => self == Self::AverageRating,
        }
    }

    /// Returns true if it is applied again to the parts of a split group, as direct encounter is.
    pub fn goes_on_inside(self) -> bool {
        self == Self::HeadToHead
    }
}

impl TeamTable {
    /// Returns the team points of a team, including byes and points the arbiter gave or took.
    pub fn team_points(&self, team: PairingNumber) -> Points {
        self.matches(team).map(|of| of.points).sum::<Points>() + self.adjustment(team)[1]
    }

    /// Returns the match points of a team, including byes and points the arbiter gave or took.
    pub fn match_points(&self, team: PairingNumber) -> Points {
        self.matches(team).map(|of| of.match_points).sum::<Points>() + self.adjustment(team)[0]
    }

    /// Returns the points against the team; without an opponent the rest of the points of all boards.
    fn against(&self, of: &TeamMatch) -> Points {
        let rest = (self.most(Score::Games) - of.points).max(Points::ZERO);
        of.opponent.map_or(rest, |_| of.against)
    }

    /// Returns the team points as opponents see them, including points the arbiter gave or took: with predetermined
    /// pairings those from matches; else with every unplayed match drawn (tie-breaks §1, §3).
    fn adjusted(&self, team: PairingNumber) -> Points {
        self.matches(team).map(|of| self.adjusted_match(of)).sum::<Points>() + self.adjustment(team)[1]
    }

    fn adjusted_match(&self, of: &TeamMatch) -> Points {
        match of.kind {
            _ if self.is_predetermined() => of.opponent.map_or(Points::ZERO, |_| of.points),
            MatchKind::Played | MatchKind::Running => of.points,
            MatchKind::Forfeited | MatchKind::Bye | MatchKind::Absent => self.half(),
        }
    }

    /// Returns every match of a team with the score its opponent counts with (tie-breaks §4, with the points of all
    /// boards for 1). An unplayed match counts as one against a virtual opponent, except if the table determined the
    /// opponent.
    fn line(&self, team: PairingNumber) -> impl Iterator<Item = (&TeamMatch, Points)> {
        let mut before = Points::ZERO;
        self.matches(team).filter_map(move |of| {
            let is_met = self.is_predetermined() || matches!(of.kind, MatchKind::Played | MatchKind::Running);
            let seen = match of.opponent.filter(|_| is_met) {
                Some(opponent) => Some(self.adjusted(opponent)),
                None if self.is_predetermined() => None,
                None => {
                    let left = self.rounds().saturating_sub(of.round.0);
                    let rest = std::iter::repeat_n(self.half(), left.into()).sum();
                    Some(before + (self.half() + self.half() - of.points) + rest)
                }
            };
            before += of.points;
            seen.map(|seen| (of, seen))
        })
    }

    /// Returns the matches between two teams; if results determine pairings, a match of forfeits alone is not a
    /// meeting.
    fn meetings(&self, one: PairingNumber, other: PairingNumber) -> impl Iterator<Item = &TeamMatch> {
        self.matches(one).filter(move |of| {
            of.opponent == Some(other) && (self.is_predetermined() || of.kind != MatchKind::Forfeited)
        })
    }
}

/// Returns the value of each match of a team, by the final match points of its opponent, with one round cut: a round
/// without a match, else the round against the opponent with the fewest match points, of several the one of least value
/// (D.02.02; O-4).
fn without_lowest(
    table: &TeamTable,
    team: PairingNumber,
    worth: impl Fn(&TeamMatch, Points) -> Ratio,
) -> Vec<TeamTerm> {
    let term = |of: &TeamMatch| {
        let seen = of.opponent.map(|opponent| table.match_points(opponent));
        let worth = seen.map_or(Ratio::ZERO, |seen| worth(of, seen));
        (seen, TeamTerm { round: of.round, worth, is_cut: false })
    };
    let mut terms: Vec<(Option<Points>, TeamTerm)> = table.matches(team).map(term).collect();
    if let Some((_, term)) = terms.iter_mut().min_by_key(|(seen, term)| (*seen, term.worth)) {
        term.is_cut = true;
    }
    terms.into_iter().map(|(_, term)| term).collect()
}

fn sonneborn_berger(table: &TeamTable, team: PairingNumber) -> Vec<TeamTerm> {
    let term = |(of, seen): (&TeamMatch, Points)| {
        let worth = match of.outcome {
            Some(MatchOutcome::Won) => Ratio::from(seen),
            Some(MatchOutcome::Drawn) => Ratio::from(seen).over(2),
            Some(MatchOutcome::Lost) | None => Ratio::ZERO,
        };
        TeamTerm { round: of.round, worth, is_cut: false }
    };
    table.line(team).map(term).collect()
}

fn head_to_head(table: &TeamTable, group: &[PairingNumber]) -> Vec<TieBreakValue> {
    let others = |team: PairingNumber| group.iter().copied().filter(move |&other| other != team);
    let have_all_met =
        group.iter().all(|&team| others(team).all(|other| table.meetings(team, other).next().is_some()));
    if group.len() < 2 || !have_all_met {
        return vec![TieBreakValue::Blank; group.len()];
    }
    let points = |&team: &PairingNumber| {
        let among = others(team).flat_map(|other| table.meetings(team, other));
        TieBreakValue::Number(among.map(|of| of.match_points).sum::<Points>().into())
    };
    group.iter().map(points).collect()
}

fn highest_board(table: &TeamTable, group: &[PairingNumber]) -> Vec<TieBreakValue> {
    if let &[one, other] = group
        && let Some(TopBoard { is_won, .. }) = top_board(table, one, other)
    {
        return [is_won, !is_won].map(|won| TieBreakValue::count(usize::from(won))).to_vec();
    }
    vec![TieBreakValue::Blank; group.len()]
}

/// Returns the board that decided the only match of two teams; if they met more than once, no board is the highest
/// (team-formats §3 decision 2).
fn top_board(table: &TeamTable, one: PairingNumber, other: PairingNumber) -> Option<TopBoard> {
    let mut met = table.meetings(one, other).filter(|_| table.rounds_of_match() == 1);
    met.next().filter(|_| met.next().is_none())?.top
}
