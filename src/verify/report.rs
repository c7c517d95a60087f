//! The verifier's own reading of a report: who is to be paired, and what C.04.3 makes of their games.

use super::{Fault, fault};
use std::collections::{BTreeMap, BTreeSet};

/// What a player did in a round of the report.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    opponent: usize,
    colour: char,
    code: char,
}

impl Cell {
    fn is_game(self) -> bool {
        self.opponent > 0 && "1=0WDL".contains(self.code)
    }

    fn is_paired(self) -> bool {
        self.opponent > 0 || self.code == 'U'
    }
}

/// A player who is to be paired, as Article 1 sees them.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) number: usize,
    pub(super) score: i64,
    /// `w` or `b` of every game.
    pub(super) colours: Vec<char>,
    /// The floats of the last round and of the one before: `d`, `u` or `-`.
    pub(super) floats: [char; 2],
    pub(super) may_get_bye: bool,
    pub(super) unplayed: i64,
    pub(super) arrival: usize,
    pub(super) is_topscorer: bool,
}

impl Player {
    /// Games with White less games with Black.
    pub(super) fn difference(&self) -> i64 {
        self.colours.iter().map(|&colour| if colour == 'w' { 1 } else { -1 }).sum()
    }

    /// 1.7: the colour and how strongly it is preferred, 1 mild, 2 strong, 3 absolute.
    pub(super) fn preference(&self) -> Option<(char, i64)> {
        let last = *self.colours.last()?;
        let difference = self.difference();
        let other = if last == 'w' { 'b' } else { 'w' };
        let by_difference = if difference < 0 { 'w' } else { 'b' };
        let is_twice = self.colours.len() > 1 && self.colours[self.colours.len() - 2] == last;
        Some(match difference.abs() {
            2.. => (by_difference, 3),
            _ if is_twice => (other, 3),
            1 => (by_difference, 2),
            _ => (other, 1),
        })
    }
}

/// What the report says for a round.
pub(super) struct Facts {
    pub(super) round: usize,
    pub(super) rounds: usize,
    pub(super) initial: char,
    /// Who is to be paired, in order of 1.2.
    pub(super) players: Vec<Player>,
    pub(super) place_of: BTreeMap<usize, usize>,
    /// Places of those who may not meet: they have met, or the arbiter bars them.
    pub(super) barred: BTreeSet<(usize, usize)>,
    /// The boards of the round in the report: white and black, 0 for the bye.
    pub(super) recorded: BTreeSet<(usize, usize)>,
}

/// Records that change who is paired with whom, and of which nothing is proved.
const UNCOVERED: [&str; 18] = [
    "299", "300", "310", "320", "330", "352", "362", "XXA", "XXC", "XXP", "XXR", "XXS", "XXZ", "BBW", "BBD",
    "BBL", "BBU", "BBZ",
];

/// The records of a report that count here.
#[derive(Default)]
struct Records {
    cells: BTreeMap<usize, Vec<Cell>>,
    rounds: usize,
    initial: Option<char>,
    system: String,
    start: String,
    values: BTreeMap<char, i64>,
    /// Virtual points by round and player.
    virtual_points: BTreeMap<(usize, usize), i64>,
    is_accelerated: bool,
    away: BTreeSet<(usize, usize)>,
    /// First and last round, and who do not meet.
    apart: Vec<(usize, usize, Vec<usize>)>,
}

impl Records {
    fn read(report: &[u8]) -> Result<Self, Fault> {
        let text = match std::str::from_utf8(report) {
            Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
            Err(_) => report.iter().map(|&byte| char::from(byte)).collect(),
        };
        let mut records = Self::default();
        for line in text.split(['\r', '\n']) {
            records.take(&line.chars().collect::<Vec<char>>())?;
        }
        Ok(records)
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
                    cells.push(Cell {
                        opponent: whole(line, first, first + 3)?,
                        colour,
                        code: at(first + 7),
                    });
                }
                if self.cells.insert(number, cells).is_some() {
                    return fault("report", format!("player {number} has two lines"));
                }
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
            "192" => self.system = part(line, 5, line.len()),
            "240" => {
                let round = whole(line, 7, 9)?;
                for number in numbers(line, 11)? {
                    self.away.insert((round, number));
                }
            }
            "250" => self.take_virtual_points(line)?,
            "260" => {
                let first = whole(line, 5, 7)?;
                let last = whole(line, 9, 11)?;
                let last = if last == 0 { first } else { last };
                self.apart.push((first, last, numbers(line, 13)?));
            }
            _ if UNCOVERED.contains(&code.as_str()) => {
                return fault("report", format!("record {code} is not covered"));
            }
            _ => {}
        }
        Ok(())
    }

    fn take_virtual_points(&mut self, line: &[char]) -> Result<(), Fault> {
        self.is_accelerated = true;
        let (of_games, of_matches) = (tenths(line, 10, 13)?, tenths(line, 5, 8)?);
        let points = if part(line, 10, 13).is_empty() { of_matches } else { of_games };
        let (first, last) = (whole(line, 15, 17)?, whole(line, 19, 21)?);
        let (from, to) = (whole(line, 23, 26)?, whole(line, 28, 31)?);
        for round in first..=last.max(first).min(255) {
            for number in (from..=to.max(from).min(9999)).filter(|_| points != 0) {
                self.virtual_points.insert((round, number), points);
            }
        }
        Ok(())
    }

    fn value(&self, symbol: char) -> i64 {
        let standard = match symbol {
            'W' => 10,
            'D' => 5,
            'P' => self.value('W'),
            _ => 0,
        };
        self.values.get(&symbol).copied().unwrap_or(standard)
    }

    fn points(&self, cell: Cell) -> Result<i64, Fault> {
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

    fn cell(&self, number: usize, round: usize) -> Cell {
        let cells = self.cells.get(&number);
        cells.and_then(|cells| cells.get(round - 1)).copied().unwrap_or(Cell {
            opponent: 0,
            colour: '-',
            code: ' ',
        })
    }

    /// The pairing score of a player before a round, virtual points of that round included.
    fn score(&self, number: usize, round: usize) -> Result<i64, Fault> {
        let mut score = self.virtual_points.get(&(round, number)).copied().unwrap_or(0);
        for past in 1..round {
            score += self.points(self.cell(number, past))?;
        }
        Ok(score)
    }

    /// 1.4: the float of a round.
    fn float(&self, number: usize, round: usize) -> Result<char, Fault> {
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
        let is_down = cell.code == 'U' || self.points(cell)? > self.value('L');
        Ok(if is_down { 'd' } else { '-' })
    }
}

impl Facts {
    pub(super) fn read(report: &[u8], round: usize) -> Result<Self, Fault> {
        let records = Records::read(report)?;
        let plain = records.system.trim_end_matches("_BAKU");
        let by_date = plain == "FIDE_DUTCH" && records.start.as_str() >= "2026/02/01";
        if !by_date && !["FIDE_DUTCH_2026", "FIDE_DUTCH_2025"].contains(&plain) {
            return fault("report", "record 192 does not name the FIDE (Dutch) System of 2026");
        }
        if plain != records.system && !records.is_accelerated {
            return fault("report", "acceleration is covered with its points (record 250) only");
        }
        if round == 0 || round > 255 || records.rounds == 0 || round > records.rounds {
            return fault("report", format!("round {round} is none of the rounds of record 142"));
        }
        let Some(initial @ ('w' | 'b')) = records.initial else {
            return fault("report", "the initial colour (record 152) is missing");
        };
        let everybody: Vec<usize> = records.cells.keys().copied().collect();
        let is_recorded = everybody.iter().any(|&number| records.cell(number, round).is_paired());
        let is_present = |&number: &usize| {
            let cell = records.cell(number, round);
            let is_free = cell.code == ' ' && !records.away.contains(&(round, number));
            if is_recorded { cell.is_paired() } else { is_free }
        };
        let mut players = Vec::new();
        let mut arrived = 0;
        for &number in &everybody {
            let past: Vec<Cell> = (1..round).map(|past| records.cell(number, past)).collect();
            arrived += usize::from(is_present(&number) || past.iter().any(|cell| cell.is_paired()));
            if is_present(&number) {
                players.push(player(&records, number, round, arrived, &past)?);
            }
        }
        players.sort_by_key(|player| (-player.score, player.number));
        let place_of = players.iter().enumerate().map(|(place, player)| (player.number, place)).collect();
        let mut facts = Self {
            round,
            rounds: records.rounds,
            initial,
            players,
            place_of,
            barred: BTreeSet::new(),
            recorded: BTreeSet::new(),
        };
        facts.bar(&records);
        let recorded =
            everybody.iter().filter(|_| is_recorded).map(|&number| (number, records.cell(number, round)));
        facts.recorded = recorded
            .filter(|(_, cell)| cell.is_paired() && cell.colour != 'b')
            .map(|(number, cell)| (number, cell.opponent))
            .collect();
        Ok(facts)
    }

    fn bar(&mut self, records: &Records) {
        let mut pairs = Vec::new();
        for player in &self.players {
            let games =
                (1..self.round).map(|past| records.cell(player.number, past)).filter(|cell| cell.is_game());
            pairs.extend(games.map(|cell| (player.number, cell.opponent)));
        }
        for (first, last, numbers) in &records.apart {
            if (*first..=*last).contains(&self.round) {
                pairs.extend(numbers.iter().flat_map(|&one| numbers.iter().map(move |&other| (one, other))));
            }
        }
        for (one, other) in pairs {
            if let (Some(&one), Some(&other)) = (self.place_of.get(&one), self.place_of.get(&other)) {
                self.barred.extend([(one, other), (other, one)]);
            }
        }
    }

    /// C1 and C3, and whom the arbiter keeps apart.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let [a, b] = [&self.players[one], &self.players[other]];
        let absolute = |player: &Player| player.preference().filter(|&(_, strength)| strength == 3);
        let is_same = absolute(a).is_some() && absolute(a) == absolute(b);
        !self.barred.contains(&(one, other)) && (!is_same || a.is_topscorer || b.is_topscorer)
    }

    /// FNV-1a of all that the pairing depends on, a line a player.
    pub(super) fn fingerprint(&self) -> String {
        let mut text = format!("round {} of {} {}\n", self.round, self.rounds, self.initial);
        for (place, player) in self.players.iter().enumerate() {
            let Player { number, score, floats: [last, before], unplayed, arrival, .. } = player;
            let colours: String = player.colours.iter().collect();
            let marks = [player.may_get_bye, player.is_topscorer].map(|is_so| if is_so { 'y' } else { 'n' });
            text += &format!(
                "{number} {score} {colours} {last}{before} {}{} {unplayed} {arrival}",
                marks[0], marks[1]
            );
            let barred = self.barred.range((place, 0)..=(place, usize::MAX));
            let mut barred: Vec<usize> = barred.map(|&(_, other)| self.players[other].number).collect();
            barred.sort_unstable();
            barred.iter().for_each(|number| text += &format!(" {number}"));
            text.push('\n');
        }
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// Who a place is, in words.
    pub(super) fn name(&self, place: usize) -> String {
        self.players
            .get(place)
            .map_or_else(|| "the bye".to_owned(), |player| format!("player {}", player.number))
    }

    /// Article 5: who of two has White.
    pub(super) fn white(&self, one: usize, other: usize) -> usize {
        let [a, b] = [&self.players[one], &self.players[other]];
        let give = |wanted: char| if wanted == 'w' { one } else { other };
        let turned = |colour: char| if colour == 'w' { 'b' } else { 'w' };
        let weight = |player: &Player, strength: i64| {
            if strength == 3 { 3 + player.difference().abs() } else { strength }
        };
        match (a.preference(), b.preference()) {
            // 5.2.5: the higher ranked, who comes first here.
            (None, None) => give(if a.arrival % 2 == 1 { self.initial } else { turned(self.initial) }),
            // 5.2.1
            (Some((mine, _)), None) => give(mine),
            (None, Some((theirs, _))) => give(turned(theirs)),
            (Some((mine, _)), Some((theirs, _))) if mine != theirs => give(mine),
            (Some((mine, strength)), Some((_, other_strength))) => {
                let [mine_weighs, theirs_weighs] = [weight(a, strength), weight(b, other_strength)];
                let games = a.colours.iter().rev().zip(b.colours.iter().rev());
                match games.into_iter().find(|(mine, theirs)| mine != theirs) {
                    // 5.2.2
                    _ if mine_weighs > theirs_weighs => give(mine),
                    _ if mine_weighs < theirs_weighs => give(turned(mine)),
                    // 5.2.3
                    Some((&had, _)) => give(turned(had)),
                    // 5.2.4
                    None => give(mine),
                }
            }
        }
    }
}

fn player(
    records: &Records,
    number: usize,
    round: usize,
    arrival: usize,
    past: &[Cell],
) -> Result<Player, Fault> {
    let score = records.score(number, round)?;
    let mut may_get_bye = true;
    for &cell in past.iter().filter(|cell| !cell.is_game()) {
        may_get_bye &= cell.code != 'U' && records.points(cell)? < records.value('W');
    }
    let games: Vec<&Cell> = past.iter().filter(|cell| cell.is_game()).collect();
    if games.iter().any(|cell| !"wb".contains(cell.colour) || !records.cells.contains_key(&cell.opponent)) {
        return fault("report", format!("a game of player {number} has no colour or no opponent"));
    }
    let mut floats = ['-'; 2];
    for (float, back) in floats.iter_mut().zip(1..round.min(3)) {
        *float = records.float(number, round - back)?;
    }
    let most = i64::try_from(round - 1).unwrap_or(0) * records.value('W');
    Ok(Player {
        number,
        score,
        floats,
        may_get_bye,
        unplayed: i64::try_from(past.len() - games.len()).unwrap_or(0),
        arrival,
        is_topscorer: round == records.rounds && 2 * score > most,
        colours: games.into_iter().map(|cell| cell.colour).collect(),
    })
}

/// Returns columns of a line, counted from 1, without blanks around.
fn part(line: &[char], first: usize, last: usize) -> String {
    let columns = line.get(first - 1..last.min(line.len())).unwrap_or_default();
    columns.iter().collect::<String>().trim().to_owned()
}

/// Returns the whole number in some columns, 0 where they are blank.
fn whole(line: &[char], first: usize, last: usize) -> Result<usize, Fault> {
    let found = part(line, first, last);
    if found.is_empty() {
        return Ok(0);
    }
    found.parse().or_else(|_| fault("report", format!("\"{found}\" in columns {first}-{last} is no number")))
}

/// Returns points in tenths.
fn tenths(line: &[char], first: usize, last: usize) -> Result<i64, Fault> {
    let found = part(line, first, last).replace(',', ".");
    let (whole, tenth) = found.split_once('.').unwrap_or((&found, "0"));
    let parsed = |digits: &str| if digits.is_empty() { Some(0) } else { digits.parse::<i64>().ok() };
    match (parsed(whole), parsed(tenth)) {
        (Some(whole @ 0..=999), Some(tenth @ 0..=9)) => Ok(10 * whole + tenth),
        _ => fault("report", format!("\"{found}\" in columns {first}-{last} are no points")),
    }
}

/// Returns the numbers of four columns each from a column on.
fn numbers(line: &[char], first: usize) -> Result<Vec<usize>, Fault> {
    let found = (first..=line.len()).step_by(5).map(|first| whole(line, first, first + 3));
    found.filter(|number| *number != Ok(0)).collect()
}
