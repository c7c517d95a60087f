//! Collection of the rounds of matches: one cell per round for the two columns of a match of two games (C.04.5), or for
//! the boards of two teams (C.04.6).

use super::records::{Cell, Records};
use super::system::System;
use super::{Fault, fault};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Words of hakem's comment that describe matches differently from the records.
const UNCOVERED: [&str; 7] = ["scores", "columns", "counted", "settled", "leg", "tied", "noted"];

/// Combines the rounds of matches, up to one round, if the system pairs matches.
pub(super) fn gathered(mut records: Records, system: System, last: usize) -> Result<Records, Fault> {
    if !system.is_of_teams()
        && let Some(code) = &records.teams.first
    {
        return fault("report", format!("record {code} is not covered"));
    }
    let numbers: Vec<usize> = match system {
        System::DoubleSwiss => records.cells.keys().copied().collect(),
        System::TeamSwiss(_) | System::Olympiad => {
            records.teams.number_rosters()?;
            if records.teams.colours.is_empty() {
                records.teams.colours = usual_colours(&records);
            }
            records.teams.players.keys().copied().collect()
        }
        _ => return Ok(records),
    };
    if let Some(word) = UNCOVERED.iter().find(|word| records.words.contains_key(**word)) {
        return fault("report", format!("the comment {word} is not covered"));
    }
    let teams = Teams::of(&records)?;
    let mut cells: BTreeMap<usize, Vec<Cell>> = BTreeMap::new();
    for &number in &numbers {
        let of_round = |round: usize| match system {
            System::TeamSwiss(rules) => {
                let cell = teams.cell(number, round, round < last)?;
                let swapped = cell.came_to.map(|[of_match, of_games]| [of_games, of_match]);
                Ok(if rules.by_match_points { cell } else { Cell { came_to: swapped, ..cell } })
            }
            System::Olympiad => teams.cell(number, round, round < last),
            _ => two_games(&records, number, round, round < last),
        };
        cells.insert(number, (1..=last).map(of_round).collect::<Result<_, Fault>>()?);
    }
    check_mirrored(&cells)?;
    records.cells = cells;
    if system == System::DoubleSwiss {
        columns_to_rounds(&mut records);
    }
    Ok(records)
}

/// Returns the colours of the boards without record 352: alternating, on as many boards as a team had in round 1, or as
/// each can have.
fn usual_colours(records: &Records) -> Vec<char> {
    let teams = records.teams.players.values();
    let had = teams
        .clone()
        .map(|players| players.iter().filter(|&&player| records.cell(player, 1).opponent > 0).count());
    let boards = had.max().filter(|&boards| boards > 0).or_else(|| teams.map(Vec::len).min());
    ['w', 'b'].into_iter().cycle().take(boards.unwrap_or(0)).collect()
}

/// Checks that opponents name each other, with opposite colours.
fn check_mirrored(cells: &BTreeMap<usize, Vec<Cell>>) -> Result<(), Fault> {
    for (&number, rounds) in cells {
        for (cell, round) in rounds.iter().zip(1..).filter(|(cell, _)| cell.opponent > 0) {
            let theirs = cells.get(&cell.opponent).and_then(|cells| cells.get(round - 1));
            let is_turned = |theirs: &Cell| theirs.colour != cell.colour || theirs.colour == '-';
            if !theirs.is_some_and(|theirs| theirs.opponent == number && is_turned(theirs)) {
                let why = format!("in round {round} {number} and {} are told otherwise", cell.opponent);
                return fault("report", why);
            }
        }
    }
    Ok(())
}

/// DS-6: records name columns, two per round.
fn columns_to_rounds(records: &mut Records) {
    let of = |column: usize| column.div_ceil(2);
    records.rounds = of(records.rounds);
    records.away = records.away.iter().map(|(&(column, who), &code)| ((of(column), who), code)).collect();
    records.virtual_points =
        records.virtual_points.iter().map(|(&(column, who), &points)| ((of(column), who), points)).collect();
    records.apart.iter_mut().for_each(|(first, last, _)| (*first, *last) = (of(*first), of(*last)));
}

/// Returns the cell of the two columns of a match, or of a bye.
fn two_games(records: &Records, number: usize, round: usize, is_past: bool) -> Result<Cell, Fault> {
    let columns = |who: usize| [2 * round - 1, 2 * round].map(|column| records.cell(who, column));
    let mine = columns(number);
    let [first, second] = mine;
    // The bye together with a draw, or nothing (DS-7).
    let is_one_bye = match first.code {
        'U' => "HZ".contains(second.code),
        'Z' | ' ' => "Z ".contains(second.code),
        code => second.code == code,
    };
    let is_told = first.opponent == second.opponent && (first.opponent > 0 || is_one_bye);
    if is_past && !is_told {
        return fault("report", format!("the two games of player {number} in round {round} are not covered"));
    }
    let came_to = match is_past {
        true => Some([records.points(first)? + records.points(second)?, 0]),
        false => None,
    };
    if first.opponent == 0 {
        return Ok(Cell { came_to, ..first });
    }
    // A player who forfeits both games forfeits the match. If each forfeits one, they have met without a colour
    // (DS-15).
    let forfeits = |games: [Cell; 2]| games.iter().all(|game| game.code == '-');
    let is_played = mine.iter().any(|game| game.is_game());
    let code = match (forfeits(mine), forfeits(columns(first.opponent))) {
        _ if !is_past => ' ',
        (true, _) => '-',
        (_, true) => '+',
        _ => '=',
    };
    let colour = if is_past && !is_played { '-' } else { first.colour };
    Ok(Cell { opponent: first.opponent, colour, code, came_to })
}

/// The teams of a report, with their matches.
struct Teams<'a> {
    records: &'a Records,
    of_player: BTreeMap<usize, usize>,
}

impl<'a> Teams<'a> {
    fn of(records: &'a Records) -> Result<Self, Fault> {
        let mut of_player = BTreeMap::new();
        for (&team, players) in &records.teams.players {
            for &player in players {
                if of_player.insert(player, team).is_some() {
                    return fault("report", format!("player {player} is in two teams"));
                }
            }
        }
        Ok(Self { records, of_player })
    }

    /// Returns the players of a team at boards in a round, in order, with their cells.
    fn at_boards(&self, team: usize, round: usize) -> Vec<(usize, Cell)> {
        let players = self.records.teams.players.get(&team).into_iter().flatten();
        let cells = players.map(|&player| (player, self.records.cell(player, round)));
        // The opponent's number is missing after a no-show, but the colour is given.
        cells
            .filter(|(_, cell)| cell.opponent > 0 || "+-".contains(cell.code) && "wb".contains(cell.colour))
            .collect()
    }

    /// Returns the cell of a team in a round, with match points and game points.
    fn cell(&self, team: usize, round: usize, is_past: bool) -> Result<Cell, Fault> {
        let games = self.at_boards(team, round);
        let mut opponents = games
            .iter()
            .filter(|(_, cell)| cell.opponent > 0)
            .map(|(_, cell)| self.of_player.get(&cell.opponent));
        let Some(first) = opponents.next() else { return self.without_games(team, round, is_past) };
        let Some(&opponent) =
            first.filter(|&&first| first != team && opponents.all(|other| other == Some(&first)))
        else {
            return fault(
                "report",
                format!("team {team} meets more or less than one other in round {round}"),
            );
        };
        let is_played = games.iter().any(|(_, game)| game.is_game());
        let colour = self.colour(team, round, &games)?;
        if !is_past {
            return Ok(Cell { opponent, colour, code: ' ', came_to: None });
        }
        let sum = |games: &[(usize, Cell)]| {
            games.iter().map(|(_, game)| self.records.points(*game)).sum::<Result<i64, Fault>>()
        };
        let (mine, theirs) = (sum(&games)?, sum(&self.at_boards(opponent, round))?);
        let [win, draw, loss] = self.records.teams.worth();
        let loss = if is_played { loss } else { 0 };
        let of_match = match mine.cmp(&theirs) {
            Ordering::Greater => win,
            Ordering::Equal if mine > 0 => draw,
            _ => loss,
        };
        let code = match is_played {
            true => '=',
            false if mine > theirs => '+',
            false => '-',
        };
        Ok(Cell { opponent, colour, code, came_to: Some([of_match, mine]) })
    }

    /// T-25: returns the colour of board 1, derived from the first board with a player.
    fn colour(&self, team: usize, round: usize, games: &[(usize, Cell)]) -> Result<char, Fault> {
        let in_order = || games.iter().map(|(player, _)| *player).collect();
        let seats: Vec<usize> =
            self.records.teams.line_ups.get(&(round, team)).cloned().unwrap_or_else(in_order);
        let pattern = &self.records.teams.colours;
        let cell =
            |player: usize| games.iter().find(|(known, _)| *known == player).map(|(_, cell)| cell.colour);
        let seated = seats.iter().zip(pattern).find_map(|(&player, colour)| Some((cell(player)?, *colour)));
        match (seated, pattern.first()) {
            (Some((colour @ ('w' | 'b'), there)), Some(&first)) => {
                Ok(if there == first { colour } else { turned(colour) })
            }
            _ => fault(
                "report",
                format!("nothing tells the colour of team {team} in round {round} (records 300, 352)"),
            ),
        }
    }

    /// Returns the cell of a round in which no player of a team had an opponent.
    fn without_games(&self, team: usize, round: usize, is_past: bool) -> Result<Cell, Fault> {
        let teams = &self.records.teams;
        let [win, draw, _] = teams.worth();
        let boards = i64::try_from(teams.colours.len()).unwrap_or(0);
        let all = |symbol: char| boards * self.records.value(symbol);
        let drawn = [draw, all('D')];
        if let Some(&(opponent, colour, code)) = teams.forfeited.get(&(round, team)) {
            let came_to = if code == '+' { [win, all('W')] } else { [0, 0] };
            return Ok(Cell { opponent, colour, code, came_to: Some(came_to) });
        }
        let (code, came_to) = if teams.with_bye.get(round - 1) == Some(&team) {
            ('U', [teams.bye[0].unwrap_or(drawn[0]), teams.bye[1].unwrap_or(drawn[1])])
        } else {
            match self.records.away.get(&(round, team)) {
                Some('F') => ('F', [win, all('W')]),
                Some('H') => ('H', drawn),
                Some(_) => ('Z', [0, 0]),
                None => (if is_past { 'Z' } else { ' ' }, [0, 0]),
            }
        };
        Ok(Cell { opponent: 0, colour: '-', code, came_to: Some(came_to) })
    }
}

pub(super) fn turned(colour: char) -> char {
    if colour == 'w' { 'b' } else { 'w' }
}
