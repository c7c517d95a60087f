//! Rounds of a table, derived from the facts of the event: who plays, how many cycles (FIDE C.05 Annex 1).

use super::knockout::Knockout;
use super::line_ups::boards;
use super::records::Records;
use super::team_tables::SeatTable;
use super::{Fault, Proved, fault};
use std::collections::BTreeMap;

/// A round by player: the opponent, and true for White. All other players have no opponent.
pub(super) type Round = BTreeMap<usize, (usize, bool)>;

/// A table or bracket whose rounds need no certificate.
pub(super) enum Table {
    Berger(Berger),
    Seats(SeatTable),
    Knockout(Knockout),
}

impl Table {
    /// Returns the table or bracket of a report; `None` if results decide the pairs of its system.
    pub(super) fn of(records: &Records) -> Option<Self> {
        Berger::of(records)
            .map(Self::Berger)
            .or_else(|| SeatTable::of(records).map(Self::Seats))
            .or_else(|| Knockout::of(records).map(Self::Knockout))
    }

    /// Returns the number of the last round with a pair.
    pub(super) fn rounds(&self, records: &Records) -> usize {
        match self {
            Self::Knockout(knockout) => knockout.rounds(records),
            Self::Berger(_) | Self::Seats(_) => records.paired_rounds(),
        }
    }

    /// Checks the boards of a round of a report.
    pub(super) fn verify(&self, records: &Records, round: usize) -> Result<Proved, Fault> {
        let expected = match self {
            Self::Berger(berger) if berger.is_of_teams => berger.round_of_teams(records, round)?,
            Self::Berger(berger) => berger.round(records, round)?,
            Self::Seats(seats) => seats.round(records, round),
            Self::Knockout(knockout) => return knockout.verify(records, round),
        };
        let Some(expected) = expected else {
            return fault("table", format!("the table has no round {round} for these players"));
        };
        let boards = compare(records, round, &expected)?;
        Ok(Proved { round, boards, brackets: 0 })
    }
}

/// Compares a column of a report with a round; returns the number of boards.
pub(super) fn compare(records: &Records, column: usize, expected: &Round) -> Result<usize, Fault> {
    for &player in records.cells.keys() {
        let cell = records.cell(player, column);
        let (opponent, has_white) = expected.get(&player).copied().unwrap_or_default();
        if cell.opponent != opponent {
            let told = |of: usize| if of == 0 { "nobody".to_owned() } else { format!("player {of}") };
            let (table, report) = (told(opponent), told(cell.opponent));
            return fault("table", format!("player {player} meets {table} by the table, not {report}"));
        }
        let other = if has_white { 'b' } else { 'w' };
        if opponent > 0 && cell.colour == other {
            return fault("colours", format!("player {player} has the other colour by the table"));
        }
    }
    Ok(expected.len() / 2)
}

/// A Berger table of an event.
pub(super) struct Berger {
    pub(super) players: usize,
    pub(super) cycles: usize,
    /// True if the last two rounds of the first of several cycles are exchanged.
    pub(super) swap: bool,
    /// True if the numbers are those of teams, which meet on several boards.
    pub(super) is_of_teams: bool,
}

/// The beginnings of record 192 for round robins, and true for teams.
const ROUND_ROBINS: [(&str, bool); 3] =
    [("BERGER_ROUNDROBIN", false), ("FIDE_ROUNDROBIN", false), ("BERGER_TEAM_ROUNDROBIN", true)];

impl Berger {
    /// Returns the table of a report by its record 192; `None` if that names no round robin.
    pub(super) fn of(records: &Records) -> Option<Self> {
        let named = records.system.as_str();
        let counted = ROUND_ROBINS.into_iter().find_map(|(of, teams)| Some((named.strip_prefix(of)?, teams)));
        let (cycles, is_of_teams) = match (named, counted) {
            ("BERGER_DOUBLEROUNDROBIN" | "FIDE_DOUBLEROUNDROBIN", _) => (2, false),
            (_, Some(("", teams))) => {
                (records.words.get("cycles").and_then(|told| told.parse().ok()).unwrap_or(1), teams)
            }
            (_, Some((more, teams))) => (more.strip_prefix("_G")?.parse().ok()?, teams),
            (_, None) => return None,
        };
        let swap = cycles > 1 && records.words.get("swap").is_some_and(|told| told == "true");
        let players = if is_of_teams { records.first_teams() } else { records.starters() }.len();
        Some(Self { players, cycles, swap, is_of_teams })
    }

    /// Returns the number of players with the one that completes an odd field.
    fn even(&self) -> usize {
        self.players.next_multiple_of(2)
    }

    /// Returns the number of the opponent of a player in a round, and true if the player has White; the number may be
    /// that of no player.
    pub(super) fn opponent(&self, player: usize, round: usize) -> (usize, bool) {
        let (even, length) = (self.even(), self.even() - 1);
        let (cycle, place) = ((round - 1) / length, (round - 1) % length + 1);
        let place = match length - place {
            left @ (0 | 1) if self.swap && cycle == 0 && length > 1 => length - 1 + left,
            _ => place,
        };
        // The sum of the two numbers is one more than the round, modulo the rounds of a cycle; the last number meets
        // the one who would meet themselves.
        let sum = place + 1;
        let rest = |number: usize| match number % length {
            0 => length,
            rest => rest,
        };
        let (opponent, has_white) = if player == even {
            let opponent = (1..even).find(|&other| rest(2 * other) == rest(sum)).unwrap_or(even);
            (opponent, opponent > even / 2)
        } else {
            match rest(sum + length - player % length) {
                same if same == player => (even, player <= even / 2),
                other => (other, if (player + other) % 2 == 1 { player < other } else { player > other }),
            }
        };
        (opponent, has_white != (cycle % 2 == 1))
    }

    /// Returns a round; `None` if the table has none of this number.
    fn round(&self, records: &Records, round: usize) -> Result<Option<Round>, Fault> {
        if !records.starters().into_iter().eq(1..=self.players) || self.players < 2 {
            return fault("report", "the numbers of the players are not 1 to their number");
        }
        let opponents = (1..=self.players).map(|player| (player, self.opponent(player, round)));
        let round_of_all = opponents.filter(|(_, (opponent, _))| *opponent <= self.players).collect();
        Ok(Some(round_of_all).filter(|_| round <= (self.even() - 1) * self.cycles))
    }

    /// Returns a round of teams: the one with White in the table has the colours of record 352.
    fn round_of_teams(&self, records: &Records, round: usize) -> Result<Option<Round>, Fault> {
        if !records.first_teams().into_iter().eq(1..=self.players) || self.players < 2 {
            return fault("report", "the numbers of the teams (record 310) are not 1 to their number");
        }
        let mut found = Round::new();
        for team in 1..=self.players {
            let (other, is_first) = self.opponent(team, round);
            if !is_first || other > self.players {
                continue;
            }
            let seats = boards(records, round, [team, other])?;
            for ([one, other], &colour) in seats.into_iter().zip(&records.teams.colours) {
                if one > 0 && other > 0 {
                    found.insert(one, (other, colour == 'w'));
                    found.insert(other, (one, colour != 'w'));
                }
            }
        }
        Ok(Some(found).filter(|_| round <= (self.even() - 1) * self.cycles))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table for six players, as Annex 1 prints it.
    #[test]
    fn the_table_for_six_is_that_of_the_annex() {
        let printed = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        let table = Berger { players: 6, cycles: 2, swap: false, is_of_teams: false };
        for (round, boards) in (1..).zip(printed) {
            for (white, black) in boards {
                assert_eq!(table.opponent(white, round), (black, true), "round {round}");
                assert_eq!(table.opponent(black, round), (white, false), "round {round}");
                assert_eq!(table.opponent(white, round + 5), (black, false), "round {round} reversed");
            }
        }
        let swapped = Berger { swap: true, ..table };
        assert_eq!(swapped.opponent(1, 4), (5, false));
        assert_eq!(swapped.opponent(1, 5), (4, true));
        assert_eq!(swapped.opponent(1, 10), (5, true));
    }
}
