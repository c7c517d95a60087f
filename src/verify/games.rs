//! Comparison of the two cells of each game, and of records 250: a report states every game once for each player.

use super::records::{Cell, Records};
use super::{Fault, fault};

/// Codes that the two players of a game can have, in either order: results, unrated ones, forfeits, none yet.
const RESULTS: [&str; 12] = ["10", "==", "=0", "00", "WL", "DD", "DL", "LL", "+-", "--", "??", "  "];
/// Codes of rounds without a game.
const BYES: &str = "HFUZ";

impl Records {
    /// Checks that the opponents of every game name each other, with opposite colours and results that fit, and that no
    /// player has two values of virtual points in a round.
    pub(super) fn check_games(&self) -> Result<(), Fault> {
        for (&number, cells) in &self.cells {
            for (&cell, column) in cells.iter().zip(1..).filter(|(cell, _)| cell.opponent > 0) {
                let Cell { opponent, .. } = cell;
                let place = self.place(column);
                if !self.cells.contains_key(&opponent) {
                    let why =
                        format!("in {place} player {number} meets {opponent}, who is not in the report");
                    return fault("report", why);
                }
                let theirs = self.cell(opponent, column);
                if opponent == number || theirs.opponent != number || !is_same_game(cell, theirs) {
                    let why = format!("in {place} players {number} and {opponent} have different games");
                    return fault("report", why);
                }
            }
        }
        self.check_virtual_points()
    }

    /// Names a column of the rounds: it is a round, unless a match has several columns.
    fn place(&self, column: usize) -> String {
        let is_bracket = self.system.ends_with("KNOCKOUT") || self.words.contains_key("columns");
        match self.system.starts_with("FIDE_DOUBLESWISS") {
            true => format!("round {}", column.div_ceil(2)),
            false if is_bracket => format!("column {column}"),
            false => format!("round {column}"),
        }
    }

    /// In events of teams the numbers may be those of teams, and the last record counts.
    fn check_virtual_points(&self) -> Result<(), Fault> {
        if self.teams.first.is_some() || self.system.starts_with("FIDE_TEAM") {
            return Ok(());
        }
        for (at, one) in self.accelerated.iter().enumerate() {
            for other in self.accelerated.iter().take(at) {
                let round = one.rounds[0].max(other.rounds[0]);
                let player = one.players[0].max(other.players[0]);
                let is_shared = round <= one.rounds[1].min(other.rounds[1])
                    && player <= one.players[1].min(other.players[1]);
                if is_shared && one.points != other.points {
                    return fault("report", format!("player {player} has two records 250 in round {round}"));
                }
            }
        }
        Ok(())
    }
}

/// Compares colours and results. Only a forfeited game may lack a colour; a sign that is no code is an unknown result
/// for both players.
fn is_same_game(mine: Cell, theirs: Cell) -> bool {
    let both = [mine, theirs];
    let has_colour = |cell: &Cell| "wb".contains(cell.colour);
    let may_lack_colour = |cell: &Cell| "- ".contains(cell.colour) && "+-".contains(cell.code);
    let is_opposite = mine.colour != theirs.colour || !has_colour(&mine);
    let is_unread = |cell: &Cell| !RESULTS.iter().any(|pair| pair.contains(cell.code));
    let fits = if both.iter().any(|cell| BYES.contains(cell.code)) {
        false
    } else if both.iter().any(is_unread) {
        both.iter().all(|cell| cell.code != ' ')
    } else {
        let is_pair = |one: char, other: char| RESULTS.iter().any(|pair| pair.chars().eq([one, other]));
        is_pair(mine.code, theirs.code) || is_pair(theirs.code, mine.code)
    };
    fits && is_opposite && both.iter().all(|cell| has_colour(cell) || may_lack_colour(cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(colour: char, code: char) -> Cell {
        Cell { opponent: 1, colour, code, came_to: None }
    }

    #[test]
    fn odd_results_and_forfeits_without_a_colour_are_games_but_two_wins_or_equal_colours_are_not() {
        for [one, other] in
            ["10", "=0", "00", "WL", "LL", "D0", "+-", "--", "??", "  ", "1*", "**", "1 ", "11", "+0", "1F"]
                .map(|codes| [codes.as_bytes()[0], codes.as_bytes()[1]].map(char::from))
        {
            let fits = !["D0", "1 ", "11", "+0", "1F"].contains(&format!("{one}{other}").as_str());
            assert_eq!(is_same_game(cell('w', one), cell('b', other)), fits, "{one}{other}");
            assert_eq!(is_same_game(cell('b', other), cell('w', one)), fits, "{other}{one}");
            assert!(!is_same_game(cell('w', one), cell('w', other)), "{one}{other}");
        }
        assert!(is_same_game(cell('-', '+'), cell('-', '-')));
        assert!(is_same_game(cell('-', '-'), cell('w', '+')));
        assert!(!is_same_game(cell('-', '1'), cell('b', '0')));
        assert!(!is_same_game(cell('x', '+'), cell('b', '-')));
    }
}
