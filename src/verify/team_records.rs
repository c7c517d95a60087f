//! Records of team events only.

use super::columns::{numbers, part, tenths, whole};
use super::{Fault, fault};
use std::collections::BTreeMap;

/// Data of the team records.
#[derive(Default)]
pub(super) struct TeamRecords {
    /// The players of each team in order (310).
    pub(super) players: BTreeMap<usize, Vec<usize>>,
    /// Records 013, which events of players have as well: used if teams are paired and there is no record 310.
    rosters: Vec<Vec<char>>,
    /// Players on the boards of a team in a round, 0 for an empty board (300).
    pub(super) line_ups: BTreeMap<(usize, usize), Vec<usize>>,
    /// Value of the bye in match points and game points (320); `None` if not given.
    pub(super) bye: [Option<i64>; 2],
    /// The team with the bye in each round.
    pub(super) with_bye: Vec<usize>,
    /// Forfeited matches by round and team, with the opponent, the colour, and `+` or `-` (330).
    pub(super) forfeited: BTreeMap<(usize, usize), (usize, char, char)>,
    /// Colours of the boards of the team listed first (352).
    pub(super) colours: Vec<char>,
    /// Value of a match by the second letter of its symbol (362).
    worth: BTreeMap<char, i64>,
    /// The first of these records found.
    pub(super) first: Option<String>,
}

impl TeamRecords {
    /// Reads a line; returns true if it is one of these records.
    pub(super) fn take(&mut self, code: &str, line: &[char]) -> Result<bool, Fault> {
        match code {
            "013" => {
                self.rosters.push(line.to_vec());
                return Ok(true);
            }
            "300" => {
                let seats = (17..=line.len()).step_by(5).map(|first| whole(line, first, first + 3));
                let key = (whole(line, 5, 7)?, whole(line, 9, 11)?);
                self.line_ups.insert(key, seats.collect::<Result<_, Fault>>()?);
            }
            "310" => {
                let number = whole(line, 5, 7)?;
                if number == 0 || self.players.insert(number, numbers(line, 74)?).is_some() {
                    return fault("report", format!("team {number} has two lines, or no number"));
                }
            }
            "320" => {
                let points = |first: usize, last: usize| match part(line, first, last).is_empty() {
                    true => Ok(None),
                    false => tenths(line, first, last).map(Some),
                };
                self.bye = [points(5, 8)?, points(10, 13)?];
                let teams = (15..=line.len()).step_by(4).map(|first| whole(line, first, first + 2));
                self.with_bye = teams.collect::<Result<_, Fault>>()?;
            }
            "330" => {
                let (round, white, black) = (whole(line, 8, 10)?, whole(line, 12, 14)?, whole(line, 16, 18)?);
                let sign = |column: usize| line.get(column - 1).copied().unwrap_or('-');
                self.forfeited.insert((round, white), (black, 'w', sign(5)));
                self.forfeited.insert((round, black), (white, 'b', sign(6)));
            }
            "352" => self.colours = part(line, 5, line.len()).to_ascii_lowercase().chars().collect(),
            "362" => {
                for first in (5..=line.len()).step_by(9) {
                    if let Some(symbol) = part(line, first + 1, first + 1).chars().next() {
                        self.worth.insert(symbol, tenths(line, first + 2, first + 5)?);
                    }
                }
            }
            _ => return Ok(false),
        }
        self.first.get_or_insert_with(|| code.to_owned());
        Ok(true)
    }

    /// Numbers the teams of records 013, if there are no records 310.
    pub(super) fn number_rosters(&mut self) -> Result<(), Fault> {
        if self.players.is_empty() {
            let teams = (1..).zip(&self.rosters).map(|(number, line)| Ok((number, numbers(line, 37)?)));
            self.players = teams.collect::<Result<_, Fault>>()?;
        }
        Ok(())
    }

    /// Returns true if the report is one of teams.
    pub(super) fn are_told(&self) -> bool {
        !self.players.is_empty()
    }

    /// Returns the values of a match won, drawn and lost.
    pub(super) fn worth(&self) -> [i64; 3] {
        let of = |symbol: char, standard: i64| self.worth.get(&symbol).copied().unwrap_or(standard);
        [of('W', 20), of('D', 10), of('L', 0)]
    }
}
