//! Calculation of the values that rank a team, one line each: `Buchholz by match points: 8 = 4 + (1) + 3`; excluded
//! terms are in brackets.

use crate::event::Event;
use hakem_engine::standings::TeamStandings;
use hakem_engine::tiebreak::teams::{BoardCounting, BoardWorking, Encounter, Score, TeamTerm, TeamWorking};
use hakem_engine::tiebreak::{Ratio, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{BoardNo, PairingNumber, TeamId};

/// Returns the lines of a team, column by column; `name` returns the name of a team.
pub(super) fn lines(
    event: Event,
    id: TeamId,
    made: &TeamStandings,
    name: impl Fn(TeamId) -> String,
) -> Vec<String> {
    let Some(row) = made.rows.iter().find(|row| row.team == id) else { return Vec::new() };
    let team = |number: PairingNumber| name(made.table.team(number));
    let line = |(column, value): (usize, &TieBreakValue)| {
        let working = made.working(id, column)?;
        let code = made.columns.get(column)?.id.as_str();
        let told = match working {
            // Points added or deducted by the arbiter do not belong to a match.
            TeamWorking::Rounds(terms) if *value != TieBreakValue::Number(sum(&terms)) => return None,
            TeamWorking::Rounds(terms) if terms.len() < 2 => return None,
            TeamWorking::Rounds(terms) => format!("{} = {}", text(value), rounds(&terms)),
            TeamWorking::Boards(of) => boards(event, &of),
            TeamWorking::Strength { own, opponents, factor } => {
                format!("{} = {} + ({}) ÷ {factor}", text(value), written(own), rounds(&opponents))
            }
            TeamWorking::Encounters(asked) => {
                let asked = asked.iter().map(|encounter| self::encounter(event, encounter, &team));
                let place = (*value != TieBreakValue::Blank).then(|| text(value));
                let told: Vec<String> =
                    place.into_iter().chain(asked.filter(|told| !told.is_empty())).collect();
                told.join(" · ")
            }
        };
        (!told.is_empty()).then(|| format!("{}: {told}", event.texts.tie_break(code)))
    };
    row.values.iter().enumerate().filter_map(line).collect()
}

fn sum(terms: &[TeamTerm]) -> Ratio {
    terms.iter().filter(|term| !term.is_cut).map(|term| term.worth).sum()
}

fn text(value: &TieBreakValue) -> String {
    ValueFormat::Points.text(value)
}

fn written(worth: Ratio) -> String {
    text(&TieBreakValue::Number(worth))
}

fn added(numbers: impl Iterator<Item = Ratio>) -> String {
    numbers.map(written).collect::<Vec<_>>().join(" + ")
}

fn rounds(terms: &[TeamTerm]) -> String {
    let told = terms
        .iter()
        .map(|term| if term.is_cut { format!("({})", written(term.worth)) } else { written(term.worth) });
    told.collect::<Vec<_>>().join(" + ")
}

/// Formats the board points of a team: `6 = 1×2 + 2×2`, `board 1: 2 = 1 + ½ + ½, …`, `4½ = 2 + 1½ + 1, …`.
fn boards(event: Event, of: &BoardWorking) -> String {
    let sums: Vec<Ratio> = of.boards.iter().map(|board| board.iter().copied().sum()).collect();
    match of.count {
        BoardCounting::Weighed => {
            let all: Ratio = sums.iter().zip(1..).map(|(&points, board)| points.many(board)).sum();
            let told: Vec<String> =
                sums.iter().zip(1..).map(|(&points, board)| format!("{board}×{}", written(points))).collect();
            format!("{} = {}", written(all), told.join(" + "))
        }
        BoardCounting::FromTop => {
            let told = of.boards.iter().zip(&sums).zip(1..).map(|((board, &sum), number)| {
                let head = event.texts.with("word-board-number", &[("board", BoardNo(number).into())]);
                format!("{head}: {} = {}", written(sum), added(board.iter().copied()))
            });
            told.collect::<Vec<_>>().join(", ")
        }
        BoardCounting::WithoutLast => {
            let told = (1..sums.len()).rev().map(|kept| {
                let kept = sums.iter().copied().take(kept);
                format!("{} = {}", written(kept.clone().sum()), added(kept))
            });
            told.collect::<Vec<_>>().join(", ")
        }
    }
}

/// Formats the comparison of tied teams: `match points: Ankara 1 + Brno 2 = 3`.
fn encounter(event: Event, of: &Encounter, team: &dyn Fn(PairingNumber) -> String) -> String {
    match of {
        Encounter::Points { against, .. } if against.is_empty() => String::new(),
        Encounter::Points { score, against } => {
            let code = if *score == Score::Matches { "MPTS" } else { "GPTS" };
            let told: Vec<String> =
                against.iter().map(|&(other, had)| format!("{} {}", team(other), written(had))).collect();
            let all: Ratio = against.iter().map(|&(_, had)| had).sum();
            let sum = if against.len() > 1 { format!(" = {}", written(all)) } else { String::new() };
            format!("{}: {}{sum}", event.texts.tie_break(code), told.join(" + "))
        }
        Encounter::Boards(of) => boards(event, of),
        &Encounter::HighestBoard { other, board, is_won } => {
            let head = event.texts.with("word-board-number", &[("board", BoardNo(board).into())]);
            let points = written(Ratio::whole(is_won.into()));
            format!("{}, {head}: {points}", team(other))
        }
    }
}
