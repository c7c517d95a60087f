//! Matches of a knockout of teams (knockout §3, team-formats §3): their boards, and the team that advances.

use super::line_ups::boards;
use super::records::{Cell, Records};
use super::{Fault, fault};

/// Rules of the event for tied matches.
pub(super) struct TeamMatches {
    /// True if boards are counted before a play-off.
    counts_first: bool,
    /// True if the points of board 1 count times the number of boards, those of the last board once (Berlin).
    is_weighted: bool,
    /// True if the highest decided board counts.
    has_top: bool,
    /// Number of play-offs before the lot, or before boards are counted.
    play_offs: usize,
}

impl TeamMatches {
    /// Returns the rules in hakem's comment, or else the usual ones.
    pub(super) fn of(records: &Records) -> Self {
        let count = records.words.get("board-count").map_or("berlin-top", String::as_str);
        Self {
            counts_first: records.words.get("level").is_some_and(|told| told == "boards"),
            is_weighted: matches!(count, "berlin" | "berlin-top"),
            has_top: matches!(count, "top" | "berlin-top"),
            play_offs: records.words.get("play-offs").and_then(|told| told.parse().ok()).unwrap_or(1),
        }
    }

    /// Returns the games of a match in a round with this first column: the two players, and true if the first has White.
    /// A lot decides who has White on board 1; record 352 has the boards on which a team has the same colour.
    pub(super) fn games(
        &self,
        records: &Records,
        [round, first]: [usize; 2],
        pair: [usize; 2],
    ) -> Result<Vec<([usize; 2], bool)>, Fault> {
        let seats = boards(records, round, pair)?;
        let pattern: Vec<bool> = records.teams.colours.iter().map(|&colour| colour == 'w').collect();
        let colours = seats.iter().map(|seat| records.cell(seat[0], first).colour);
        let known = colours.zip(&pattern).find(|(colour, _)| "wb".contains(*colour));
        let is_turned = known.is_some_and(|(colour, &listed)| (colour == 'w') != listed);
        let games = seats.into_iter().zip(pattern).map(|(seat, listed)| (seat, listed != is_turned));
        Ok(games.filter(|([one, other], _)| *one > 0 && *other > 0).collect())
    }

    /// Returns the team that advances after a match with this first column and number of play-offs; `None` if neither
    /// came.
    pub(super) fn winner(
        &self,
        records: &Records,
        [round, first, play_offs]: [usize; 3],
        pair: [usize; 2],
    ) -> Result<Option<usize>, Fault> {
        let seats = boards(records, round, pair)?;
        let games = |column: usize| -> Vec<[Cell; 2]> {
            let cells = seats.iter().map(|seat| seat.map(|player| records.cell(player, column)));
            cells.filter(|game| game.iter().all(|cell| cell.opponent > 0)).collect()
        };
        let (games, of_match) = (&games, games(first));
        let total = total(records, round, pair);
        let all = (first..=first + play_offs).flat_map(games);
        if total.is_none() && !of_match.is_empty() && all.flatten().all(|cell| cell.code == '-') {
            return Ok(None);
        }
        let undecided =
            || fault("table", format!("nothing decides teams {} and {} in round {round}", pair[0], pair[1]));
        let leads: Option<Vec<i64>> = of_match.iter().map(lead).collect();
        let Some(score) = total.or_else(|| leads.as_ref().map(|leads| leads.iter().sum())) else {
            return undecided();
        };
        // The boards of a match entered as a total are unknown.
        let counted = || match (&leads, total) {
            (Some(leads), None) => self.counted(&of_match, leads),
            _ => 0,
        };
        let further = (first + 1..=first + play_offs).map(games).filter(|games| !games.is_empty());
        let further: Vec<Option<i64>> = further.map(|games| games.iter().map(lead).sum()).collect();
        let is_over = further.len() >= self.play_offs;
        let mut stages = vec![Some(score)];
        stages.extend(self.counts_first.then(|| Some(counted())));
        stages.extend(further);
        stages.push(is_over.then(counted));
        for stage in stages {
            match stage {
                None => return undecided(),
                Some(0) => {}
                Some(lead) => return Ok(Some(pair[usize::from(lead < 0)])),
            }
        }
        undecided()
    }

    /// Returns a number above zero if the first team is ahead by the board count, below zero if the other is.
    fn counted(&self, games: &[[Cell; 2]], leads: &[i64]) -> i64 {
        let weighted: i64 = leads.iter().rev().zip(1..).map(|(lead, weight)| lead * weight).sum();
        let played = games.iter().zip(leads).filter(|(game, _)| game[0].is_game());
        let mut decided = played.map(|(_, &lead)| lead).filter(|&lead| lead != 0);
        match weighted {
            1.. | ..=-1 if self.is_weighted => weighted,
            _ => decided.next().filter(|_| self.has_top).unwrap_or(0),
        }
    }
}

/// Returns the lead of the first team in a game, in halves of points; `None` without a result.
fn lead(game: &[Cell; 2]) -> Option<i64> {
    let halves = |cell: &Cell| match cell.code {
        '1' | 'W' | '+' => Some(2),
        '=' | 'D' => Some(1),
        '0' | 'L' | '-' => Some(0),
        _ => None,
    };
    Some(halves(&game[0])? - halves(&game[1])?)
}

/// Returns the lead of the first team in a match entered as a total (comment `scores`).
fn total(records: &Records, round: usize, pair: [usize; 2]) -> Option<i64> {
    let told = records.words.get("scores")?.split(',');
    let mut totals = told.filter_map(|told| {
        let numbers: Vec<i64> = told.split(':').map_while(|part| part.parse().ok()).collect();
        let &[of, team, mine, theirs] = numbers.as_slice() else { return None };
        let place = pair.iter().position(|&side| i64::try_from(side) == Ok(team))?;
        let lead = if place == 0 { mine.saturating_sub(theirs) } else { theirs.saturating_sub(mine) };
        (i64::try_from(round) == Ok(of)).then_some(lead)
    });
    totals.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks which of two teams of four boards advances after a match and play-offs with these results of the first.
    #[track_caller]
    fn check(rules: &str, columns: &[&str], expected: Option<usize>) {
        let mut report = format!("### hakem: {rules}\n352 WBWB\n");
        for team in [1, 2] {
            let members: String = (1..=4).map(|board| format!("{:>4} ", 4 * (team - 1) + board)).collect();
            report += &format!("{:<73}{members}\n", format!("310 {team:>3}"));
            for board in 0..4 {
                report += &format!("{:<91}", format!("001 {:>4}", 4 * (team - 1) + board + 1));
                for results in columns {
                    let code = match results.chars().nth(board) {
                        Some('1') => ['1', '0'],
                        Some('0') => ['0', '1'],
                        Some('=') => ['=', '='],
                        _ => [' ', ' '],
                    };
                    let colour = if board % 2 == team - 1 { 'w' } else { 'b' };
                    report += &format!("{:>4} {colour} {}  ", 4 * (2 - team) + board + 1, code[team - 1]);
                }
                report.push('\n');
            }
        }
        let records = Records::read(report.as_bytes()).expect(&report);
        let found = TeamMatches::of(&records).winner(&records, [1, 1, columns.len() - 1], [1, 2]);
        assert_eq!(found.ok().flatten(), expected, "{rules} {columns:?}\n{report}");
    }

    /// The cases of the engine's own test, worked out from team-formats §3.
    #[test]
    fn points_decide_first_then_play_offs_then_the_count_of_boards() {
        check("", &["1=0."], None);
        check("", &["1==="], Some(1));
        check("", &["100="], Some(2));
        check("", &["1001"], None);
        check("", &["1001", "01.0"], None);
        check("", &["1001", "0110"], Some(1));
        check("", &["====", "=00="], Some(2));
        check("", &["====", "1001"], None);
        check("play-offs=2", &["1001", "===="], None);
        check("play-offs=2", &["1001", "====", "0==="], Some(2));
        check("play-offs=0", &["10=="], Some(1));
        check("play-offs=0", &["=01="], Some(2));
        check("play-offs=0", &["0110"], Some(2));
        check("play-offs=0 board-count=berlin", &["0110"], None);
        check("play-offs=0 board-count=top", &["=01="], Some(2));
        check("play-offs=0 board-count=top", &["===="], None);
        check("play-offs=0 board-count=none", &["10=="], None);
        check("level=boards", &["10=="], Some(1));
        check("level=boards", &["===="], None);
        check("play-offs=0 scores=1:2:25:15", &["...."], Some(2));
        check("play-offs=0 scores=1:1:20:20", &["10=="], None);
    }
}
