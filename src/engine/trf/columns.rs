//! Mapping of rounds to report columns: a column has one game per player, so a round of matches spans several.

use super::comment::{self, Word};
use super::{Code, RequestedByes, RoundCell, RoundRange, TrfFile, system_id};
use crate::format::Course;
use crate::pairing;
use crate::tournament::{
    BoardNo, GameStage, Match, PairingNumber, PlayerId, Round, RoundNo, Snapshot, Stage, SystemId,
};
use std::fmt;

/// Number of columns of each published round, and of every later one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TrfColumns {
    pub rounds: Vec<ColumnsOfRound>,
    later: ColumnsOfRound,
}

impl Default for TrfColumns {
    fn default() -> Self {
        Self { rounds: Vec::new(), later: ColumnsOfRound::ONE }
    }
}

/// Number of columns of a round for each stage of its matches: the match, the play-off, the golden point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ColumnsOfRound(pub [u8; 3]);

impl ColumnsOfRound {
    const ONE: Self = Self([1, 0, 0]);

    /// The stages, in the order of their columns.
    pub const STAGES: [GameStage; 3] = [GameStage::Match, GameStage::PlayOff, GameStage::GoldenPoint];

    pub fn count(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    pub fn games(self) -> impl Iterator<Item = (GameStage, usize)> {
        Self::STAGES
            .into_iter()
            .zip(self.0)
            .flat_map(|(stage, count)| (0..usize::from(count)).map(move |game| (stage, game)))
    }
}

impl fmt::Display for ColumnsOfRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [games, play_off, golden] = self.0;
        match (play_off, golden) {
            (0, 0) => write!(f, "{games}"),
            (_, 0) => write!(f, "{games}+{play_off}"),
            _ => write!(f, "{games}+{play_off}+{golden}"),
        }
    }
}

fn boards_of(round: &Round, of: &Match, stage: GameStage) -> impl Iterator<Item = BoardNo> {
    of.boards.iter().copied().filter(move |&board| round.game_stage(board) == stage)
}

/// Returns the number of columns that the matches of a round need; unplayed games need none.
fn columns_of(round: &Round) -> ColumnsOfRound {
    if !round.has_listed_matches() {
        return ColumnsOfRound::ONE;
    }
    let mut counts = [1, 0, 0];
    for of in round.matches().iter() {
        // A play-off game of teams spans all boards.
        let boards = boards_of(round, of, GameStage::Match).count().max(1);
        let at_once = if of.is_of_teams() { boards } else { 1 };
        for (stage, count) in ColumnsOfRound::STAGES.into_iter().zip(&mut counts) {
            let boards: Vec<BoardNo> = boards_of(round, of, stage).collect();
            let games = boards.chunks(at_once).zip(1..);
            let has_game = |board: &BoardNo| round.result(*board).is_some() || round.awaits(*board);
            let played = games.filter(|(boards, _)| boards.iter().any(has_game));
            *count = played.map(|(_, place)| place).max().unwrap_or(0).max(*count);
        }
    }
    ColumnsOfRound(counts)
}

/// Returns the board of a player's game with an index in a stage of a match.
pub(super) fn game_of(
    round: &Round,
    of: &Match,
    id: PlayerId,
    (stage, place): (GameStage, usize),
) -> Option<BoardNo> {
    let plays = |board: &BoardNo| round.board(*board).is_some_and(|board| board.meeting.has(id));
    boards_of(round, of, stage).filter(plays).nth(place)
}

pub(super) fn has_player(round: &Round, of: &Match, id: PlayerId) -> bool {
    of.boards.iter().any(|&board| round.board(board).is_some_and(|board| board.meeting.has(id)))
}

impl TrfColumns {
    /// Returns the columns of the published rounds. If an event has more games than a report has columns, only the
    /// first game of every match has a column.
    pub fn of(snapshot: &Snapshot) -> Self {
        let later = games_of(snapshot.system(snapshot.last_round()));
        let published = snapshot.rounds().iter().filter(|round| round.stage() == Stage::Published);
        let rounds: Vec<ColumnsOfRound> = published.map(|round| columns_of(round)).collect();
        let columns: usize = rounds.iter().map(|of| of.count()).sum();
        match columns <= usize::from(u8::MAX) {
            true => Self { rounds, later },
            false => Self { rounds: vec![ColumnsOfRound::ONE; rounds.len()], later },
        }
    }

    /// Parses `2,2+4+1`; `None` if the file does not state it, or not in this form.
    pub fn read(file: &TrfFile) -> Option<Self> {
        let of_round = |text: &str| {
            let mut counts = [0_u8; 3];
            let mut parts = text.split('+');
            for count in &mut counts {
                *count = parts.next().map_or(Some(0), |text| text.parse().ok())?;
            }
            (counts[0] > 0 && parts.next().is_none()).then_some(ColumnsOfRound(counts))
        };
        let rounds: Vec<ColumnsOfRound> =
            comment::value(file, Word::Columns)?.split(',').map(of_round).collect::<Option<_>>()?;
        let columns: usize = rounds.iter().map(|of| of.count()).sum();
        let usual = ColumnsOfRound([games_of_file(file), 0, 0]);
        let later = if rounds.iter().all(|&of| of == usual) { usual } else { ColumnsOfRound::ONE };
        (columns <= usize::from(u8::MAX)).then_some(Self { rounds, later })
    }

    /// Returns the columns of a file whose rounds are matches of several games (FIDE C.04.5, DS-6); `None` for a system
    /// of single games.
    pub fn of_matches(file: &TrfFile, system: &SystemId) -> Option<Self> {
        let later = games_of(system);
        let last = file.last_paired_round().map_or(0, |round| usize::from(round.0));
        let rounds = vec![later; last.div_ceil(later.count())];
        (later != ColumnsOfRound::ONE).then_some(Self { rounds, later })
    }

    /// Derives the rounds of a bracket if the file does not state them. A round continues while the players of a column
    /// already met in its first column, because the loser of a match is out. `games` is the number per match; a golden
    /// point is one game after a play-off of the same number.
    pub fn of_bracket(file: &TrfFile, games: u8, has_golden_point: bool) -> Self {
        let meetings = |column: usize| -> Vec<[PairingNumber; 2]> {
            let met = |number: PairingNumber, cell: Option<&RoundCell>| match cell {
                Some(&RoundCell::Game { opponent, .. }) => Some([number.min(opponent), number.max(opponent)]),
                _ => None,
            };
            file.players.iter().filter_map(|line| met(line.number, line.cells.get(column))).collect()
        };
        // A column without games is not a round of a bracket, whatever byes it has.
        let meets = |cell: &RoundCell| matches!(cell, RoundCell::Game { .. });
        let last = file.players.iter().filter_map(|line| line.cells.iter().rposition(meets)).max();
        let last = last.map_or(0, |at| at + 1);
        let mut rounds: Vec<u8> = Vec::new();
        let mut first: Vec<[PairingNumber; 2]> = Vec::new();
        for met in (0..last).map(meetings) {
            match rounds.last_mut() {
                Some(count) if !met.is_empty() && met.iter().all(|pair| first.contains(pair)) => {
                    *count = count.saturating_add(1);
                }
                _ => {
                    rounds.push(1);
                    first = met;
                }
            }
        }
        let staged = |count: u8| {
            let further = count.saturating_sub(games);
            let golden = if has_golden_point { further % 2 } else { 0 };
            ColumnsOfRound([count.min(games.max(1)), further - golden, golden])
        };
        Self { rounds: rounds.into_iter().map(staged).collect(), ..Self::default() }
    }

    pub fn is_plain(&self) -> bool {
        self.rounds.iter().chain([&self.later]).all(|of| of.count() == 1)
    }

    /// Returns true if all rounds have the number of columns that the system of the file implies.
    fn is_regular(&self) -> bool {
        self.rounds.iter().all(|&of| of == self.later)
    }

    /// Returns true if a reader finds these rounds in the columns of a file: not those after the last game,
    /// such as the final of a bracket that a player has reached alone, nor those of a bracket in which the
    /// same players meet again.
    fn are_evident(&self, file: &TrfFile, is_bracket: bool) -> bool {
        let last = || file.last_paired_round().map_or(0, |round| usize::from(round.0));
        let found = match is_bracket {
            true => Self::of_bracket(file, 1, false).rounds.len(),
            false => last().div_ceil(self.later.count()),
        };
        self.is_regular() && found == self.rounds.len()
    }

    pub fn round(&self, round: RoundNo) -> ColumnsOfRound {
        self.rounds.get(round.index()).copied().unwrap_or(self.later)
    }

    /// Returns the index of the first column of a round, counted from 0.
    pub fn first(&self, round: RoundNo) -> usize {
        let known: usize = self.rounds.iter().take(round.index()).map(|of| of.count()).sum();
        known + round.index().saturating_sub(self.rounds.len()) * self.later.count()
    }

    /// Returns the first column of a round, counted from 1.
    pub fn column(&self, round: RoundNo) -> RoundNo {
        RoundNo(u8::try_from(self.first(round) + 1).unwrap_or(u8::MAX))
    }

    /// Returns the round of a column, counted from 1.
    pub fn round_of(&self, column: RoundNo) -> RoundNo {
        let mut end = 0;
        for (of, round) in self.rounds.iter().zip((1..=u8::MAX).map(RoundNo)) {
            end += of.count();
            if usize::from(column.0) <= end {
                return round;
            }
        }
        let beyond = (usize::from(column.0) - end).div_ceil(self.later.count()) + self.rounds.len();
        RoundNo(u8::try_from(beyond).unwrap_or(u8::MAX))
    }

    /// Repeats each item of a list by round for all columns of the round.
    pub fn spread<T: Copy>(&self, list: &[T]) -> Vec<T> {
        let rounds = list.iter().zip((1..=u8::MAX).map(RoundNo));
        rounds.flat_map(|(&item, round)| vec![item; self.round(round).count()]).collect()
    }

    /// Returns the file with one column per round: the first column of every round, with other records mapped to
    /// rounds.
    pub fn gather(&self, file: &TrfFile) -> TrfFile {
        let mut gathered = file.clone();
        let count = |columns: usize| match columns {
            0 => 0,
            _ => usize::from(self.round_of(RoundNo(u8::try_from(columns).unwrap_or(u8::MAX))).0),
        };
        let firsts = |columns: usize| {
            (1..=count(columns)).map(|round| self.first(RoundNo(u8::try_from(round).unwrap_or(u8::MAX))))
        };
        for player in &mut gathered.players {
            player.cells =
                firsts(player.cells.len()).filter_map(|column| player.cells.get(column).copied()).collect();
        }
        gathered.dates = firsts(file.dates.len()).filter_map(|at| file.dates.get(at).copied()).collect();
        let round = |round: RoundNo| self.round_of(round);
        let range = |rounds: RoundRange| RoundRange { first: round(rounds.first), last: round(rounds.last) };
        for RequestedByes { round: of, .. } in &mut gathered.requested_byes {
            *of = round(*of);
        }
        gathered.prohibited.iter_mut().for_each(|record| record.rounds = range(record.rounds));
        gathered.virtual_points.iter_mut().for_each(|record| record.rounds = range(record.rounds));
        gathered.rounds = file.rounds.map(round);
        gathered
    }

    /// Maps the rounds in a file's records to columns, and adds comments that state the mapping.
    pub fn spread_over(&self, file: &mut TrfFile, snapshot: &Snapshot) {
        let settings = snapshot.settings();
        let facts = pairing::facts(settings.system.as_str());
        let is_bracket = facts.is_some_and(|facts| facts.course == Course::Bracket);
        let (announced, last) = (settings.rounds, snapshot.last_round());
        let known = RoundNo(u8::try_from(self.rounds.len()).unwrap_or(u8::MAX));
        let planned = announced.max(last);
        file.rounds = Some(self.last_column(planned.max(known)));
        if !self.is_plain() {
            file.dates = self.spread(&file.dates);
            // A bye applies to all columns of its round.
            let of_columns = |record: &RequestedByes| {
                let columns = self.column(record.round).0..=self.last_column(record.round).0;
                let of_column = |column| RequestedByes { round: RoundNo(column), ..record.clone() };
                columns.map(of_column).collect::<Vec<_>>()
            };
            file.requested_byes = file.requested_byes.iter().flat_map(of_columns).collect();
            let ranges = file.prohibited.iter_mut().map(|record| &mut record.rounds);
            for rounds in ranges.chain(file.virtual_points.iter_mut().map(|record| &mut record.rounds)) {
                *rounds =
                    RoundRange { first: self.column(rounds.first), last: self.last_column(rounds.last) };
            }
        }
        if !self.are_evident(file, is_bracket) {
            comment::add(file, Word::Columns, &self.rounds);
        }
        if file.rounds != Some(if self.is_regular() { self.last_column(announced) } else { announced }) {
            comment::add(file, Word::Rounds, &[announced]);
        }
    }

    /// Returns the last column of a round, counted from 1.
    fn last_column(&self, round: RoundNo) -> RoundNo {
        let further = u8::try_from(self.round(round).count().saturating_sub(1)).unwrap_or(0);
        RoundNo(self.column(round).0.saturating_add(further))
    }
}

fn games_of(system: &SystemId) -> ColumnsOfRound {
    ColumnsOfRound([pairing::games_of(system), 0, 0])
}

/// Returns the number of games per pairing in a round of the system of a file.
pub(super) fn games_of_file(file: &TrfFile) -> u8 {
    system_id(file).map_or(1, |id| pairing::games_of(&SystemId::new(&id)))
}

/// Returns true if only the first column of a match has the pairing-allocated bye, and the others are worth nothing.
pub(super) fn is_bye_without_draws(file: &TrfFile) -> bool {
    let is_alone = |pair: &[RoundCell]| {
        *pair == [RoundCell::Alone(Code::PairingAllocatedBye), RoundCell::Alone(Code::ZeroPointBye)]
    };
    games_of_file(file) > 1 && file.players.iter().any(|line| line.cells.chunks(2).any(is_alone))
}

/// Returns the planned number of rounds, if the columns do not show it.
pub(super) fn announced_rounds(file: &TrfFile) -> Option<RoundNo> {
    let rounds = comment::value(file, Word::Rounds)?.parse().ok()?;
    (rounds > 0).then_some(RoundNo(rounds))
}
