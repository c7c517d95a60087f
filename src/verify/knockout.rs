//! Rounds of a knockout (knockout §2, §3): the pairs of a bracket follow from the seeds and the winners of the matches, a
//! round from the columns of their games.

use super::records::{Cell, Records};
use super::tables::{Round, compare};
use super::team_knockout::TeamMatches;
use super::{Fault, Proved, fault};

/// A knockout of an event.
pub(super) struct Knockout {
    /// For each round the columns of its match, of its play-offs and of golden points.
    columns: Vec<[usize; 3]>,
    qualifiers: usize,
    is_stepwise: bool,
    /// Games of a play-off of players.
    play_off: usize,
    is_golden: bool,
    /// Rules of the matches, if the seeds are teams.
    of_teams: Option<TeamMatches>,
}

/// A round of the bracket: the pairs of seeds, better slot first, and the holders of the slots that advance.
struct Stage {
    matches: Vec<[usize; 2]>,
    through: Vec<(usize, usize)>,
    /// Slot of each match.
    slots: Vec<usize>,
}

impl Knockout {
    /// Returns the knockout of a report; `None` if it is none.
    pub(super) fn of(records: &Records) -> Option<Self> {
        let told = records.words.get("system").map(String::as_str);
        let is_named = |id: &str, code: &str| told == Some(id) || told.is_none() && records.system == code;
        let of_teams =
            Some(TeamMatches::of(records)).filter(|_| is_named("team-knockout", "CUSTOM_TEAM_KNOCKOUT"));
        let is_of_players = is_named("knockout", "CUSTOM_KNOCKOUT") && records.teams.first.is_none();
        if of_teams.is_none() && !is_of_players {
            return None;
        }
        let number = |key: &str, usual: usize| match records.words.get(key) {
            Some(told) => told.parse().ok(),
            None => Some(usual),
        };
        let is_golden = records.words.get("golden-point").is_some_and(|told| told == "true");
        let games = if is_golden || of_teams.is_some() { 1 } else { number("games", 2)? };
        let of_round = |told: &str| {
            let mut parts = told.split('+').map(|part| part.parse::<u8>().ok().map(usize::from));
            let mut next = || parts.next().unwrap_or(Some(0));
            Some([next()?, next()?, next()?])
        };
        let columns = match records.words.get("columns") {
            Some(told) => told.split(',').map(of_round).collect::<Option<_>>()?,
            None => vec![[games, 0, 0]; records.cells.values().map(Vec::len).max()?.div_ceil(games.max(1))],
        };
        Some(Self {
            columns,
            qualifiers: number("qualifiers", 1)?,
            is_stepwise: records.words.get("mode").is_some_and(|told| told == "stepwise"),
            play_off: number("play-off", 2)?.max(1),
            is_golden,
            of_teams,
        })
    }

    /// Returns the first column of a round, counted from 1.
    fn first(&self, round: usize) -> usize {
        1 + self.columns.iter().take(round - 1).flatten().sum::<usize>()
    }

    /// Returns the number of the last round with a pair.
    pub(super) fn rounds(&self, records: &Records) -> usize {
        (1..=self.columns.len()).rev().find(|&round| records.is_recorded(self.first(round))).unwrap_or(0)
    }

    /// Checks the boards of a round: the pairs in all of its columns, and the colours, which alternate, in those of the
    /// match. Who begins with White is drawn by lot (§3).
    pub(super) fn verify(&self, records: &Records, round: usize) -> Result<Proved, Fault> {
        let seeds: Vec<usize> = match self.of_teams {
            Some(_) => records.first_teams(),
            None => records.starters(),
        };
        let stage = self.stage(records, &seeds, round)?;
        let first = self.first(round);
        let mut expected = Round::new();
        for &[one, other] in &stage.matches {
            let games = match &self.of_teams {
                Some(teams) => teams.games(records, [round, first], [one, other])?,
                None => vec![([one, other], records.cell(one, first).colour != 'b')],
            };
            for ([one, other], has_white) in games {
                expected.insert(one, (other, has_white));
                expected.insert(other, (one, !has_white));
            }
        }
        let boards = compare(records, first, &expected)?;
        let [of_match, play_offs, golden] = self.columns[round - 1];
        for column in first + 1..first + of_match + play_offs + golden {
            for &player in records.cells.keys() {
                let cell = records.cell(player, column);
                let (opponent, has_white) = expected.get(&player).copied().unwrap_or_default();
                let other = if has_white == (column - first).is_multiple_of(2) { 'b' } else { 'w' };
                let is_turned = cell.colour == other && column < first + of_match;
                // A game that cannot change a match is not played (§7).
                if cell.opponent > 0 && (cell.opponent != opponent || is_turned) {
                    let is_other = cell.opponent != opponent;
                    let (step, what) = if is_other { ("table", "opponent") } else { ("colours", "colour") };
                    return fault(step, format!("player {player} has another {what} in column {column}"));
                }
            }
        }
        Ok(Proved { round, boards, brackets: 0 })
    }

    /// Returns a round of the bracket.
    fn stage(&self, records: &Records, seeds: &[usize], round: usize) -> Result<Stage, Fault> {
        let sizes = std::iter::successors(Some(self.qualifiers.max(1)), |size| Some(2 * size));
        let slots = sizes.take(12).find(|&size| size >= seeds.len()).filter(|_| !self.is_stepwise);
        let mut holders: Vec<Option<usize>> = seeds.iter().copied().map(Some).collect();
        holders.resize(slots.unwrap_or(seeds.len()), None);
        for now in 1.. {
            if holders.len() <= if self.is_stepwise { 1 } else { self.qualifiers } {
                break;
            }
            let stage = self.drawn(&holders);
            if now == round {
                return Ok(stage);
            }
            let mut next: Vec<(usize, Option<usize>)> =
                stage.through.iter().map(|&(slot, holder)| (slot, Some(holder))).collect();
            for (&pair, &slot) in stage.matches.iter().zip(&stage.slots) {
                next.push((slot, self.winner(records, pair, now)?));
            }
            holders = if self.is_stepwise {
                let mut left: Vec<Option<usize>> = next.into_iter().map(|(_, holder)| holder).collect();
                left.retain(Option::is_some);
                left.sort_unstable();
                left
            } else {
                let mut left = vec![None; holders.len() / 2];
                next.into_iter().for_each(|(slot, holder)| left[slot] = holder);
                left
            };
        }
        fault("table", format!("the bracket has no round {round}"))
    }

    /// First against last; with an odd number stepwise, as many play as leave an even number, the last ones (§2).
    fn drawn(&self, holders: &[Option<usize>]) -> Stage {
        let count = holders.len();
        let most = count / 2;
        let pairs =
            if self.is_stepwise && count % 2 == 1 && (count - most) % 2 == 1 { most - 1 } else { most };
        let out = count - 2 * pairs;
        let mut stage = Stage { matches: Vec::new(), through: Vec::new(), slots: Vec::new() };
        for slot in 0..out + pairs {
            let other = if slot < out { None } else { holders[count - 1 - (slot - out)] };
            match (holders[slot], other) {
                (Some(one), Some(other)) => {
                    stage.matches.push([one, other]);
                    stage.slots.push(slot);
                }
                (Some(one), None) | (None, Some(one)) => stage.through.push((slot, one)),
                (None, None) => {}
            }
        }
        stage
    }

    /// Returns the player or team that advances after a match; `None` if neither came. The comment has decisions that no
    /// game shows.
    fn winner(&self, records: &Records, pair: [usize; 2], round: usize) -> Result<Option<usize>, Fault> {
        for key in ["advanced", "settled"] {
            for told in records.words.get(key).into_iter().flat_map(|told| told.split(',')) {
                let number = |part: &str| part.trim_start_matches('T').parse().ok();
                let numbers: Vec<usize> = told.split(':').map_while(number).collect();
                if let [of, one, other, winner] = numbers[..]
                    && of == round
                    && (pair == [one, other] || pair == [other, one])
                {
                    return Ok(Some(winner).filter(|winner| pair.contains(winner)));
                }
            }
        }
        let [of_match, play_offs, golden] = self.columns[round - 1];
        let first = self.first(round);
        if let Some(teams) = &self.of_teams {
            return teams.winner(records, [round, first, play_offs], pair);
        }
        let games = |from: usize, count: usize| {
            let cells = (from..from + count).map(|column| pair.map(|player| records.cell(player, column)));
            cells.filter(|[one, _]| one.opponent == pair[1]).collect::<Vec<[Cell; 2]>>()
        };
        let all = games(first, of_match + play_offs + golden);
        if !all.is_empty() && all.iter().all(|game| game.iter().all(|cell| cell.code == '-')) {
            return Ok(None);
        }
        let mut stages = if self.is_golden { Vec::new() } else { vec![games(first, of_match)] };
        let further = games(first + of_match, play_offs);
        stages.extend(further.chunks(self.play_off).map(<[_]>::to_vec));
        for stage in stages {
            let mut lead = 0;
            for [one, other] in stage.into_iter().filter(|[one, _]| !" ?".contains(one.code)) {
                lead += records.points(one)? - records.points(other)?;
            }
            if lead != 0 {
                return Ok(Some(pair[usize::from(lead < 0)]));
            }
        }
        let golden = if self.is_golden { all } else { games(first + of_match + play_offs, golden) };
        match golden.last() {
            // Black advances after a draw.
            Some([one, other]) if !" ?".contains(one.code) => {
                let lead = records.points(*one)? - records.points(*other)?;
                let is_first = if lead == 0 { one.colour == 'b' } else { lead > 0 };
                Ok(Some(pair[usize::from(!is_first)]))
            }
            _ => fault(
                "table",
                format!("nothing decides players {} and {} in round {round}", pair[0], pair[1]),
            ),
        }
    }
}
