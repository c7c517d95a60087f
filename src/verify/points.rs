//! The points of a report, added up from its rounds.

use super::columns::tenths_of;
use super::form::shown;
use super::records::Records;
use super::{Fault, fault};

/// Checks that the points of each player in a report (columns 81-84) are the sum of the player's rounds, by
/// the values of record 162, and that the players of each game state the same one; returns the number of players.
///
/// # Errors
/// Returns the first player whose points differ, or the first record that is not covered.
pub fn check_points(report: &[u8]) -> Result<usize, Fault> {
    let records = Records::read(report)?;
    records.check_games()?;
    for (&number, cells) in &records.cells {
        let told = records.stated.get(&number).map_or("", String::as_str);
        let Some(stated) = tenths_of(told) else {
            return fault("points", format!("player {number}: \"{told}\" in columns 81-84 are no points"));
        };
        let mut sum = 0;
        for &cell in cells {
            sum += match cell.code {
                // Not played yet, or adjourned.
                ' ' if cell.opponent > 0 => 0,
                '?' if cell.opponent > 0 => records.value('X'),
                _ => records.points(cell)?,
            };
        }
        if sum != stated {
            let (sum, stated) = (shown(sum), shown(stated));
            return fault(
                "points",
                format!("player {number} has {sum} from the rounds, but {stated} in the report"),
            );
        }
    }
    Ok(records.cells.len())
}
