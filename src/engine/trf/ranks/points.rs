//! Check of the points columns against the rounds.

use super::Report;
use crate::standings::team_standings;
use crate::tiebreak::teams::TeamTable;
use crate::tournament::{PairingNumber, Points, RoundNo, RoundState};
use crate::trf::result_points::Worth;
use crate::trf::{Code, Expected, PlayerLine, TrfError, TrfErrors, TrfFile};

/// The column of the match points of a team in record 310.
const MATCH_POINTS: usize = 55;

/// Points of a report that contradict its rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongPoints {
    pub number: u16,
    pub column: PointsColumn,
    pub points: Points,
    pub counted: Points,
}

/// A column of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsColumn {
    /// Of a player, columns 81 to 84 of record 001.
    Player,
    /// Match points of a team, columns 55 to 60 of record 310.
    Match,
    /// Game points of a team, columns 62 to 67 of record 310.
    Game,
}

/// Returns the players whose points column differs from the sum of their rounds, with the sum of the paired ones (F-8).
/// Both exclude virtual points.
pub(in crate::trf) fn differing(
    file: &TrfFile,
    last: Option<RoundNo>,
) -> impl Iterator<Item = (usize, &PlayerLine, Points)> {
    let worth = Worth::of(file);
    let paired = last.map_or(0, |round| usize::from(round.0));
    file.players.iter().enumerate().filter_map(move |(place, line)| {
        let points = line.details.points?;
        let rounds = (1..=u8::MAX).map(RoundNo).zip(&line.cells);
        let worths = rounds.map(|(round, &cell)| worth.of_cell(line.number, round, cell));
        let counted: Points = worths.clone().take(paired).sum();
        // Some programs count a bye as soon as it is announced.
        (counted != points && worths.sum::<Points>() != points).then_some((place, line, counted))
    })
}

/// Returns the points of players and teams that contradict the rounds.
pub(super) fn wrong(report: &Report<'_>) -> Vec<WrongPoints> {
    let file = report.file;
    let worth = Worth::of(file);
    // An unfinished game counts as a draw, or as nothing while its round is played.
    let unfinished = |line: &PlayerLine| -> Points {
        let rounds = (1..=u8::MAX).map(RoundNo).zip(&line.cells);
        let open = rounds.filter(|(_, cell)| cell.code() == Some(Code::Unknown));
        open.map(|(round, &cell)| worth.of_cell(line.number, round, cell)).sum()
    };
    let of_players = differing(file, file.last_paired_round()).filter_map(|(_, line, counted)| {
        let points = line.details.points.filter(|&points| points != counted - unfinished(line))?;
        Some(WrongPoints { number: line.number.0, column: PointsColumn::Player, points, counted })
    });
    of_players.chain(of_teams(report)).collect()
}

/// Returns the match points of teams that contradict the boards of complete rounds, each with its location.
pub(super) fn contradicted(read: &crate::trf::Report, report: &Report<'_>) -> Vec<TrfError> {
    let is_complete = report
        .snapshot
        .last_published()
        .is_some_and(|last| report.snapshot.state(last) == RoundState::Complete);
    let wrong =
        of_teams(report).into_iter().filter(|wrong| is_complete && wrong.column == PointsColumn::Match);
    let error = |wrong: WrongPoints| {
        let place = report.file.teams.iter().position(|team| team.number == wrong.number)?;
        Some(TrfError {
            line: *read.team_lines.get(place)?,
            column: MATCH_POINTS,
            found: wrong.points.to_string(),
            expected: Expected::MatchPoints(wrong.counted),
        })
    };
    wrong.filter_map(error).take(TrfErrors::LIMIT).collect()
}

/// Returns wrong match points and game points of teams, if hakem counts them as the report does.
fn of_teams(report: &Report<'_>) -> Vec<WrongPoints> {
    let last = report.snapshot.last_published().filter(|_| report.of_teams && report.counts_teams());
    let Some(made) = last.and_then(|last| team_standings(report.snapshot, last, &[])) else {
        return Vec::new();
    };
    let mut wrong = Vec::new();
    for (team, number) in report.file.teams.iter().zip((1..).map(PairingNumber)) {
        let [matches, games] = sums(&made.table, number);
        for (column, said, counted) in
            [(PointsColumn::Match, team.match_points, matches), (PointsColumn::Game, team.game_points, games)]
        {
            let is_scored = column == PointsColumn::Game || made.table.scores_matches();
            if let Some(points) = said.filter(|&points| points != counted && is_scored) {
                wrong.push(WrongPoints { number: team.number, column, points, counted });
            }
        }
    }
    wrong
}

/// Returns the match points and the game points of a team in all of its matches.
fn sums(table: &TeamTable, number: PairingNumber) -> [Points; 2] {
    let known = table.numbers().any(|known| known == number);
    let all = || known.then(|| table.all_matches(number)).into_iter().flatten();
    let [match_points, game_points] = if known { table.adjustment(number) } else { Default::default() };
    let of_matches: Points = all().map(|of| of.match_points).sum();
    let of_games: Points = all().map(|of| of.points).sum();
    [of_matches + match_points, of_games + game_points]
}
