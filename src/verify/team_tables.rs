//! Rounds of the tables in which every player of a team has a seat: Skalitzka, Scheveningen (team-formats §1, §2), and
//! Molter tables that the report states (molter §6).
//!
//! Seats are the order of record 310, as many as record 352 has boards.

use super::records::Records;
use super::tables::{Berger, Round};
use std::collections::BTreeMap;

/// A seat: team and place in it, both counted from 0.
type Seat = (usize, usize);

/// The codes of record 192 for Molter, and the comment with a table.
const MOLTER: [&str; 2] = ["CUSTOM_SCHILLER", "OTHER_FFE_MOLTER"];
const TABLE: &str = "table";

/// A table of seats.
#[derive(Clone, Copy)]
pub(super) enum SeatTable {
    Skalitzka,
    /// The table of hakem's comment.
    Stated,
    /// `is_backwards`: the second half of a balanced double match runs from its last round to its first.
    Scheveningen {
        is_balanced: bool,
        is_double: bool,
        is_backwards: bool,
    },
}

impl SeatTable {
    /// Returns the table of a report by its record 192 and hakem's comment; `None` if it names neither.
    pub(super) fn of(records: &Records) -> Option<Self> {
        let is_told = |key: &str, told: &str| records.words.get(key).is_some_and(|found| found == told);
        if is_told("system", "skalitzka") {
            return Some(Self::Skalitzka);
        }
        if MOLTER.contains(&records.system.as_str()) && records.words.contains_key(TABLE) {
            return Some(Self::Stated);
        }
        let is_balanced = is_told("colours", "balanced");
        let scheveningen = Self::Scheveningen {
            is_balanced,
            is_double: is_told("double", "true"),
            is_backwards: is_balanced && is_told("backwards", "true"),
        };
        Some(scheveningen).filter(|_| records.system.starts_with("FIDE_SCHEVENINGEN"))
    }

    /// Returns a round by player; `None` if the table has none, or the teams do not fit it.
    pub(super) fn round(self, records: &Records, round: usize) -> Option<Round> {
        let (teams, boards) = (records.first_teams(), records.teams.colours.len());
        let rosters = teams.iter().filter_map(|team| records.teams.players.get(team));
        let rosters: Vec<&Vec<usize>> = rosters.filter(|players| players.len() >= boards).collect();
        if rosters.len() < teams.len() || boards == 0 || round == 0 {
            return None;
        }
        let pairs: Vec<[Seat; 2]> = match self {
            Self::Skalitzka if boards.is_multiple_of(2) && rosters.len() == 3 && round <= 2 => {
                skalitzka(boards, round)
            }
            Self::Skalitzka => return None,
            Self::Stated => stated(records.words.get(TABLE)?, round)?,
            Self::Scheveningen { is_balanced, is_double, is_backwards } => {
                let rounds = if is_double { 2 * boards } else { boards };
                let matches = Berger { players: rosters.len(), cycles: 1, swap: false, is_of_teams: true };
                let (of_match, place) = ((round - 1) / rounds + 1, (round - 1) % rounds);
                let is_turned = is_backwards && place >= boards;
                let place = if is_turned { 3 * boards - 1 - place } else { place };
                let team_rounds = rosters.len().next_multiple_of(2) - 1;
                let table = (0..boards).map(|seat| scheveningen(place, seat, boards, is_balanced));
                let table: Vec<(usize, bool)> = table.collect::<Option<_>>()?;
                let met = (1..=rosters.len()).filter(|_| of_match <= team_rounds);
                let met = met.map(|team| (team, matches.opponent(team, of_match).0));
                let met: Vec<(usize, usize)> =
                    met.filter(|(one, other)| one < other && *other <= rosters.len()).collect();
                let strength = |team: usize| records.average(&rosters[team - 1][..boards]);
                let sides = met.into_iter().map(|(one, other)| {
                    let [(mine, of_mine), (theirs, of_theirs)] = [one, other].map(strength);
                    let is_weaker = theirs * of_mine.max(1) > mine * of_theirs.max(1);
                    if is_weaker { (other - 1, one - 1) } else { (one - 1, other - 1) }
                });
                let boards = |(a, b): (usize, usize)| {
                    let of = |(seat, &(opponent, is_white)): (usize, &(usize, bool))| {
                        let pair = [(a, seat), (b, opponent)];
                        if is_white == (place >= boards) { [pair[1], pair[0]] } else { pair }
                    };
                    table.iter().enumerate().map(of).collect::<Vec<_>>()
                };
                sides.flat_map(boards).collect()
            }
        };
        let player = |(team, seat): Seat| rosters.get(team).and_then(|players| players.get(seat)).copied();
        let mut found = BTreeMap::new();
        for [white, black] in pairs {
            let (white, black) = (player(white)?, player(black)?);
            found.insert(white, (black, true));
            found.insert(black, (white, false));
        }
        Some(found).filter(|found| !found.is_empty())
    }
}

/// Returns the boards of a round of a table in text: `A1-C1,C2-B1/C1-A1,B1-C2`. `None` if it has no such round.
fn stated(table: &str, round: usize) -> Option<Vec<[Seat; 2]>> {
    let seat = |text: &str| {
        let (team, place) = text.split_at_checked(1)?;
        let team = team.bytes().next()?.checked_sub(b'A')?;
        Some((usize::from(team), place.parse::<usize>().ok()?.checked_sub(1)?))
    };
    let game = |text: &str| {
        let (white, black) = text.split_once('-')?;
        Some([seat(white)?, seat(black)?])
    };
    table.split('/').nth(round - 1)?.split(',').map(game).collect()
}

/// Returns the boards of a round, White first: each two seats of the three teams make three boards.
fn skalitzka(boards: usize, round: usize) -> Vec<[Seat; 2]> {
    let of_two = |seat: usize| match round {
        1 => [[(0, seat), (1, seat)], [(1, seat + 1), (2, seat)], [(2, seat + 1), (0, seat + 1)]],
        _ => [[(2, seat), (0, seat)], [(1, seat), (2, seat + 1)], [(0, seat + 1), (1, seat + 1)]],
    };
    (0..boards).step_by(2).flat_map(of_two).collect()
}

/// The balanced table for six: the opponent of each seat of team A by round, negative if A has Black.
const SIX: [[i8; 6]; 6] = [
    [1, 2, -3, 4, -5, -6],
    [-2, -4, 6, 1, -3, 5],
    [3, 5, -2, -6, 4, -1],
    [-4, 6, -5, 3, -1, 2],
    [5, -3, 1, -2, 6, -4],
    [-6, -1, 4, -5, 2, 3],
];

/// The same table for ten.
const TEN: [[i8; 10]; 10] = [
    [1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    [-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    [3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    [-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    [5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    [-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    [7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    [-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    [9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    [-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

/// Returns the seat of team B that a seat of team A meets, and true if A has White in a first half; rounds from `boards`
/// on are the second half of a double match, with reversed colours. `None` if no balanced table exists for the number.
fn scheveningen(place: usize, seat: usize, boards: usize, is_balanced: bool) -> Option<(usize, bool)> {
    let is_second = place >= boards;
    if !is_balanced {
        // With an even number the second half starts with round 2 (§2).
        let round = (place + usize::from(is_second && boards.is_multiple_of(2))) % boards;
        return Some(((seat + round) % boards, round.is_multiple_of(2)));
    }
    let round = place % boards;
    if boards % 2 == 1 {
        let x = (2 * seat + round) % boards;
        return Some((
            (seat + round) % boards,
            x.is_multiple_of(2) && (round.is_multiple_of(2) || x + 1 != boards),
        ));
    }
    let listed = match boards {
        6 => SIX.as_flattened(),
        10 => TEN.as_flattened(),
        _ => &[],
    };
    if let Some(&opponent) = listed.get(round * boards + seat) {
        return Some((usize::from(opponent.unsigned_abs()) - 1, opponent > 0));
    }
    let half = boards / 2;
    let (is_upper, inside) = (seat < half, (seat + round) % half);
    let meets_upper = is_upper == (round < half);
    boards
        .is_multiple_of(4)
        .then_some((if meets_upper { inside } else { inside + half }, is_upper == (round.is_multiple_of(2))))
}
