//! The verifier's own parser of a report, record by record.

use super::columns::{digits, numbers, part, tenths, whole};
use super::system::System;
use super::team_records::TeamRecords;
use super::{Fault, fault};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A round of one player or team in the report.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cell {
    pub(super) opponent: usize,
    pub(super) colour: char,
    pub(super) code: char,
    /// The points of a match, and for a team the other score; a game is worth the points of its code.
    pub(super) came_to: Option<[i64; 2]>,
}

/// Maximum number of records 250: each is compared with all others.
const MOST_ACCELERATED: usize = 20_000;

/// A record 250: the first and the last round and player, and the points.
pub(super) struct Accelerated {
    pub(super) rounds: [usize; 2],
    pub(super) players: [usize; 2],
    pub(super) points: i64,
}

impl Cell {
    pub(super) fn is_game(self) -> bool {
        self.opponent > 0 && "1=0WDL".contains(self.code)
    }

    pub(super) fn is_paired(self) -> bool {
        self.opponent > 0 || self.code == 'U'
    }

    /// Returns true if the round was missed without points.
    fn is_zero_bye(self) -> bool {
        self.opponent == 0 && " -Z0L".contains(self.code)
    }
}

/// Records that affect pairings and are not covered by proofs.
const UNCOVERED: [&str; 12] =
    ["299", "XXA", "XXC", "XXP", "XXR", "XXS", "XXZ", "BBW", "BBD", "BBL", "BBU", "BBZ"];

/// The records of a report that are used.
#[derive(Default)]
pub(super) struct Records {
    pub(super) cells: BTreeMap<usize, Vec<Cell>>,
    pub(super) rounds: usize,
    pub(super) initial: Option<char>,
    pub(super) system: String,
    pub(super) start: String,
    pub(super) is_accelerated: bool,
    /// Codes of absences by record 240, by round and number.
    pub(super) away: BTreeMap<(usize, usize), char>,
    /// First and last round, and the players who must not meet.
    pub(super) apart: Vec<(usize, usize, Vec<usize>)>,
    /// Records of team events only.
    pub(super) teams: TeamRecords,
    /// The words of the comment in which hakem stores data without a record.
    pub(super) words: BTreeMap<String, String>,
    values: BTreeMap<char, i64>,
    /// Virtual points by round and number: in match points, and in game points.
    pub(super) virtual_points: BTreeMap<(usize, usize), [i64; 2]>,
    pub(super) accelerated: Vec<Accelerated>,
    /// International and national ratings, 0 if unrated.
    ratings: BTreeMap<usize, [u32; 2]>,
    /// Names of the players (columns 15-47).
    pub(super) names: BTreeMap<usize, String>,
    /// Points of the players as text (columns 81-84).
    pub(super) stated: BTreeMap<usize, String>,
    /// Record 172.
    method: String,
    last_player: usize,
}

impl Records {
    pub(super) fn read(report: &[u8]) -> Result<Self, Fault> {
        let text = match std::str::from_utf8(report) {
            Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
            Err(_) => report.iter().map(|&byte| char::from(byte)).collect(),
        };
        let mut records = Self::default();
        for line in text.split(['\r', '\n']) {
            records.take(&line.chars().collect::<Vec<char>>())?;
        }
        records.take_counted()?;
        Ok(records)
    }

    /// Restores games corrected for the rating report only to the results that count: the comment lists them as
    /// `column:white:black:codes`.
    fn take_counted(&mut self) -> Result<(), Fault> {
        let Some(told) = self.words.get("counted").cloned() else { return Ok(()) };
        for game in told.split(',') {
            let parts: Vec<usize> = game.split(':').take(3).filter_map(digits).collect();
            let codes: Vec<char> = game.rsplit(':').next().unwrap_or_default().chars().collect();
            let (&[column @ (1..), white, black], &[of_white, of_black]) =
                (parts.as_slice(), codes.as_slice())
            else {
                return fault("report", format!("the comment counted={game} names no game"));
            };
            for (number, opponent, colour, code) in
                [(white, black, 'w', of_white), (black, white, 'b', of_black)]
            {
                let cell = self.cells.get_mut(&number).and_then(|cells| cells.get_mut(column - 1));
                let Some(cell) = cell.filter(|cell| cell.opponent == opponent) else {
                    return fault("report", format!("the comment counted={game} names no game"));
                };
                *cell = Cell { colour, code, ..*cell };
            }
        }
        Ok(())
    }

    fn take(&mut self, line: &[char]) -> Result<(), Fault> {
        let code: String = line.iter().take(3).collect();
        match code.as_str() {
            "001" => {
                let number = whole(line, 5, 8)?;
                let mut cells = Vec::new();
                for first in (92..=line.len()).step_by(10) {
                    let at =
                        |column: usize| line.get(column - 1).copied().unwrap_or(' ').to_ascii_uppercase();
                    let colour = at(first + 5).to_ascii_lowercase();
                    let (opponent, code) = (whole(line, first, first + 3)?, at(first + 7));
                    cells.push(Cell { opponent, colour, code, came_to: None });
                }
                if self.cells.insert(number, cells).is_some() {
                    return fault("report", format!("player {number} has two lines"));
                }
                self.last_player = number;
                self.names.insert(number, part(line, 15, 47));
                self.stated.insert(number, part(line, 81, 84));
                self.ratings.insert(number, [rating(line), 0]);
            }
            "042" => self.start = part(line, 5, 14),
            "142" => self.rounds = whole(line, 5, 8)?,
            "152" => self.initial = part(line, 5, 5).to_ascii_lowercase().chars().next(),
            "162" => {
                for first in (6..=line.len()).step_by(9) {
                    let symbol = part(line, first, first).chars().next();
                    if let Some(symbol) = symbol {
                        self.values.insert(symbol.to_ascii_uppercase(), tenths(line, first + 1, first + 4)?);
                    }
                }
            }
            "172" => self.method = part(line, 5, line.len()).to_ascii_uppercase(),
            "192" => self.system = part(line, 5, line.len()),
            "240" => {
                let code = part(line, 5, 5).to_ascii_uppercase().chars().next().unwrap_or('Z');
                for number in numbers(line, 11)? {
                    self.away.insert((whole(line, 7, 9)?, number), code);
                }
            }
            "250" => self.take_virtual_points(line)?,
            "260" => {
                let first = whole(line, 5, 7)?;
                let last = whole(line, 9, 11)?;
                let last = if last == 0 { first } else { last };
                self.apart.push((first, last, numbers(line, 13)?));
            }
            "###" if part(line, 5, 10) == "hakem:" => {
                let told: String = line.iter().skip(10).collect();
                let words = told.split_whitespace().filter_map(|word| word.split_once('='));
                self.words.extend(words.map(|(key, value)| (key.to_owned(), value.to_owned())));
            }
            _ if UNCOVERED.contains(&code.as_str()) => {
                return fault("report", format!("record {code} is not covered"));
            }
            _ if self.teams.take(&code, line)? => {}
            _ => self.take_national_rating(&code, line),
        }
        Ok(())
    }

    /// A line after that of a player, starting with three capital letters and their number, has their national rating.
    fn take_national_rating(&mut self, code: &str, line: &[char]) {
        let is_theirs = digits(&part(line, 5, 8)) == Some(self.last_player);
        if let Some([_, national @ 0]) = self.ratings.get_mut(&self.last_player)
            && is_theirs
            && code.len() == 3
            && code.bytes().all(|byte| byte.is_ascii_uppercase())
        {
            *national = rating(line);
        }
    }

    fn take_virtual_points(&mut self, line: &[char]) -> Result<(), Fault> {
        self.is_accelerated = true;
        // If only one is given, it is valid for both.
        let told = [(5, 8), (10, 13)]
            .map(|(first, last)| (!part(line, first, last).is_empty(), tenths(line, first, last)));
        let [(has_matches, matches), (has_games, games)] = told;
        let (matches, games) = (matches?, games?);
        let points = [if has_matches { matches } else { games }, if has_games { games } else { matches }];
        let (first, last) = (whole(line, 15, 17)?, whole(line, 19, 21)?);
        let (from, to) = (whole(line, 23, 26)?, whole(line, 28, 31)?);
        let (rounds, players) = ([first, last.max(first)], [from, to.max(from)]);
        self.accelerated.push(Accelerated { rounds, players, points: points[1] });
        if self.accelerated.len() > MOST_ACCELERATED {
            return fault("report", format!("more than {MOST_ACCELERATED} records 250"));
        }
        for round in first..=last.max(first).min(255) {
            for number in (from..=to.max(from).min(9999)).filter(|_| points != [0, 0]) {
                self.virtual_points.insert((round, number), points);
            }
        }
        Ok(())
    }

    /// Returns the players of a table or bracket: those who entered before round 1 and had not left it by then.
    pub(super) fn starters(&self) -> Vec<usize> {
        let of_word = |word: &str, from: fn(&str) -> bool| {
            let told = self.words.get(word).into_iter().flat_map(|told| told.split(','));
            let told = told.filter_map(|told| told.split_once(':')).filter(move |(_, round)| from(round));
            told.filter_map(|(player, _)| player.parse().ok()).collect::<Vec<usize>>()
        };
        let away = [
            of_word("withdrawn", |round| round == "1"),
            of_word("unnumbered", |_| true),
            of_word("late", |_| true),
        ];
        self.cells
            .keys()
            .copied()
            .filter(|player| !away.iter().flatten().any(|gone| gone == player))
            .collect()
    }

    /// Returns the teams of the first stage, in order: all, unless a comment states them because others left before.
    pub(super) fn first_teams(&self) -> Vec<usize> {
        let first = self.words.get("leg").and_then(|told| told.strip_prefix("1-")?.split(':').nth(2));
        match first {
            Some(told) => told.split('.').filter_map(|team| team.strip_prefix('T')?.parse().ok()).collect(),
            None => self.teams.players.keys().copied().collect(),
        }
    }

    pub(super) fn value(&self, symbol: char) -> i64 {
        let standard = match symbol {
            'W' => 10,
            'D' => 5,
            'P' => self.value('W'),
            'X' => self.value('D'),
            _ => 0,
        };
        self.values.get(&symbol).copied().unwrap_or(standard)
    }

    pub(super) fn points(&self, cell: Cell) -> Result<i64, Fault> {
        if let Some([points, _]) = cell.came_to {
            return Ok(points);
        }
        Ok(match cell.code {
            '1' | 'W' | '+' | 'F' => self.value('W'),
            '=' | 'D' | 'H' => self.value('D'),
            '0' | 'L' => self.value('L'),
            '-' | 'Z' => self.value('A'),
            ' ' if cell.opponent == 0 => self.value('A'),
            'U' => self.value('P'),
            code => return fault("report", format!("result \"{code}\" is not covered")),
        })
    }

    pub(super) fn cell(&self, number: usize, round: usize) -> Cell {
        let cells = self.cells.get(&number);
        cells.and_then(|cells| cells.get(round - 1)).copied().unwrap_or(Cell {
            colour: '-',
            code: ' ',
            ..Cell::default()
        })
    }

    /// Returns the pairing score of a player before a round, including virtual points of that round.
    pub(super) fn score(&self, number: usize, round: usize) -> Result<i64, Fault> {
        let [of_match, of_game] = self.virtual_points.get(&(round, number)).copied().unwrap_or_default();
        let more = if self.teams.are_told() { of_match } else { of_game };
        Ok(more + self.own_score(number, round)?)
    }

    /// Returns the international and the national rating of a player, 0 if unrated.
    pub(super) fn ratings(&self, number: usize) -> [u32; 2] {
        self.ratings.get(&number).copied().unwrap_or_default()
    }

    /// Returns the rating used for averages: the international one, else the national one. Other methods of record 172
    /// are not covered.
    pub(super) fn rating(&self, number: usize) -> Result<u32, Fault> {
        let [fide, national] = self.ratings(number);
        let rating = match self.method.split_whitespace().next_back() {
            None | Some("FIDON" | "OTHER") => [fide, national].into_iter().find(|&rating| rating > 0),
            Some("FIDE") => Some(fide).filter(|&rating| rating > 0),
            Some(_) => return fault("report", "ratings by this record 172 are not covered"),
        };
        rating.map_or_else(|| fault("report", format!("player {number} has no rating")), Ok)
    }

    /// Returns the sum of the ratings of some players, international or else national, and the number of those rated.
    pub(super) fn average(&self, players: &[usize]) -> (u64, u64) {
        let ratings =
            players.iter().filter_map(|player| self.ratings.get(player)?.iter().find(|of| **of > 0));
        ratings.fold((0, 0), |(sum, count), &rating| (sum + u64::from(rating), count + 1))
    }

    /// Burstein 1.7.2: returns the score of a player as opponents count it before a round, without virtual points.
    /// Zero-point byes that extend to the round count as draws (B-4).
    pub(super) fn score_for_opponents(&self, number: usize, round: usize) -> Result<i64, Fault> {
        let now = self.cell(number, round);
        // A player paired in the round is not away, even while the result is missing.
        let is_away = match now.code {
            ' ' if !self.is_recorded(round) => self.away.get(&(round, number)) == Some(&'Z'),
            _ => now.is_zero_bye(),
        };
        let mut score = self.own_score(number, round)?;
        let run = (1..round).rev().map(|past| self.cell(number, past)).take_while(|cell| cell.is_zero_bye());
        for cell in run.filter(|_| is_away) {
            score += self.value('D') - self.points(cell)?;
        }
        Ok(score)
    }

    /// Returns the number of the last round in which any player is paired, also if record 142 states fewer. A match of
    /// C.04.5 has two columns; if a comment names play-offs, columns after the last round are theirs.
    pub(super) fn paired_rounds(&self) -> usize {
        let columns = self.cells.values().filter_map(|cells| cells.iter().rposition(|cell| cell.is_paired()));
        let columns = columns.max().map_or(0, |last| last + 1);
        let rounds = if self.system.starts_with("FIDE_DOUBLESWISS") { columns.div_ceil(2) } else { columns };
        let has_play_offs = ["tied", "leg", "columns"].iter().any(|word| self.words.contains_key(*word));
        if self.rounds > 0 && has_play_offs { rounds.min(self.rounds) } else { rounds }
    }

    /// Returns true if any player is paired in a round.
    pub(super) fn is_recorded(&self, round: usize) -> bool {
        self.cells.keys().any(|&number| self.cell(number, round).is_paired())
    }

    /// Returns the points before a round, without virtual ones.
    pub(super) fn own_score(&self, number: usize, round: usize) -> Result<i64, Fault> {
        (1..round).map(|past| self.points(self.cell(number, past))).sum()
    }

    /// Returns the float of a round as it was noted when the round was paired, as the classic editions keep it: by the
    /// scores then, which a comment states if they have changed since; a forfeit keeps it.
    pub(super) fn noted_float(&self, number: usize, round: usize) -> Result<char, Fault> {
        let cell = self.cell(number, round);
        if cell.opponent == 0 {
            return Ok(if cell.code == 'U' { 'd' } else { '-' });
        }
        let parse = |told: &str| told.split(':').filter_map(|part| part.parse().ok()).collect::<Vec<usize>>();
        let mut told = self.words.get("floats").into_iter().flat_map(|told| told.split(',')).map(parse);
        let pair = [number.min(cell.opponent), number.max(cell.opponent)];
        let is_this = |told: &Vec<usize>| match told.as_slice() {
            &[of, one, other, _] => of == round && [one.min(other), one.max(other)] == pair,
            _ => false,
        };
        let order = match told.find(is_this).and_then(|told| told.last().copied()) {
            Some(down) => usize::from(down == number).cmp(&usize::from(down == cell.opponent)),
            None => self.score(number, round)?.cmp(&self.score(cell.opponent, round)?),
        };
        Ok(match order {
            Ordering::Less => 'u',
            Ordering::Equal => '-',
            Ordering::Greater => 'd',
        })
    }

    /// 1.4: returns the float of a round. In `dutch-2017` (A.4.b) every round without a game is a downfloat.
    pub(super) fn float(&self, system: System, number: usize, round: usize) -> Result<char, Fault> {
        let cell = self.cell(number, round);
        if cell.is_game() {
            let (mine, theirs) = (self.score(number, round)?, self.score(cell.opponent, round)?);
            return Ok(if mine > theirs {
                'd'
            } else if mine < theirs {
                'u'
            } else {
                '-'
            });
        }
        // An unplayed match, and a bye in place of one, is not a float (T-8, DS-3).
        if cell.came_to.is_some() {
            return Ok('-');
        }
        let is_down = cell.code == 'U' || system == System::Dutch2017 || self.points(cell)? > self.value('L');
        Ok(if is_down { 'd' } else { '-' })
    }
}

/// Returns the rating in a line of a player, 0 if unrated.
fn rating(line: &[char]) -> u32 {
    digits(&part(line, 49, 52)).unwrap_or(0)
}
