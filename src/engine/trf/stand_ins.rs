//! Teams that list no players: their report has no records of players, and the scores of their matches in records 802.

use super::comment::{self, Word};
use super::{Cell, Code, Details, PlayerLine, Record, ScoreLineRound, TrfFile};
use crate::tournament::{Colour, Forfeit, PairingNumber, PlayerId, PointSystem, Points, RoundNo, Snapshot};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the players in the order of a report, stand-ins after them, team by team.
pub(super) fn in_order(
    snapshot: &Snapshot,
    order: &[PlayerId],
    teams: impl Iterator<Item = PlayerId>,
) -> Vec<PlayerId> {
    let players = order.iter().copied().filter(|&id| !snapshot.is_stand_in(id));
    players.chain(teams.filter(|&id| snapshot.is_stand_in(id))).collect()
}

/// Takes the stand-ins out of the file of an event, with what is said of them alone.
pub(super) fn take_out(file: &mut TrfFile, snapshot: &Snapshot, order: &[PlayerId]) {
    let is_stand_in: BTreeSet<PairingNumber> = (1..)
        .map(PairingNumber)
        .zip(order)
        .filter(|(_, id)| snapshot.is_stand_in(**id))
        .map(|(number, _)| number)
        .collect();
    if is_stand_in.is_empty() {
        return;
    }
    file.players.retain(|line| !is_stand_in.contains(&line.number));
    for team in &mut file.teams {
        team.players.retain(|number| !is_stand_in.contains(number));
    }
    let is_listed =
        |number: &Option<PairingNumber>| number.is_some_and(|number| is_stand_in.contains(&number));
    file.line_ups.retain(|record| !record.boards.iter().any(is_listed));
}

/// Returns the file with a player at every board of teams that list none, so that it reads as that of any event of teams; `None`
/// where players are listed.
pub(super) fn seated(file: &TrfFile) -> Option<TrfFile> {
    let has_players = !file.players.is_empty() || file.teams.iter().any(|team| !team.players.is_empty());
    let boards = Some(boards(file)).filter(|&boards| !has_players && !file.teams.is_empty() && boards > 0)?;
    let mut seated = file.clone();
    let seats = Seats::new(file, boards);
    for team in &mut seated.teams {
        team.players = (0..boards).filter_map(|board| seats.number(team.number, board)).collect();
    }
    seated.players = file
        .teams
        .iter()
        .flat_map(|team| (0..boards).filter_map(|board| seats.line(team.number, board)))
        .collect();
    comment::add(&mut seated, Word::Scores, &seats.scores());
    Some(seated)
}

/// Returns on how many boards teams play that list no players: by record 352, else by the highest score of a match.
fn boards(file: &TrfFile) -> u16 {
    let told = file.text(Record::BoardColours).map_or(0, |text| text.trim().chars().count());
    let win = file.points.and_then(|points| points.win).unwrap_or(PointSystem::default().win).tenths().max(1);
    let seats = Seats::new(file, 0);
    let scores = seats.matches.iter().filter_map(|of| Some((of.points? + of.against?).tenths() / win));
    match told {
        0 => u16::try_from(scores.max().unwrap_or(0)).unwrap_or(0),
        told => u16::try_from(told).unwrap_or(0),
    }
}

/// A match of a team as record 802 has it.
struct TeamMatch {
    team: u16,
    round: RoundNo,
    opponent: u16,
    colour: Colour,
    points: Option<Points>,
    against: Option<Points>,
    /// Who has the points of a match that was not played; White is who is named first.
    forfeit: Option<Forfeit>,
}

/// Who holds which board, and the matches of the teams.
struct Seats {
    /// The numbers of the teams, in the order of their records.
    teams: Vec<u16>,
    boards: u16,
    /// Whether the team that is named first has White, board 1 first.
    whites: Vec<bool>,
    matches: Vec<TeamMatch>,
    /// The byes of teams, by team and round.
    byes: BTreeMap<(u16, RoundNo), Code>,
}

impl Seats {
    fn new(file: &TrfFile, boards: u16) -> Self {
        let pattern = file.text(Record::BoardColours).unwrap_or_default().trim();
        let whites = match pattern.is_empty() {
            true => (0..boards).map(|board| board.is_multiple_of(2)).collect(),
            false => pattern.chars().map(|colour| colour == 'W').collect(),
        };
        let mut matches = Vec::new();
        for line in &file.score_lines {
            for (round, of) in (1..=u8::MAX).map(RoundNo).zip(&line.rounds) {
                let Some(opponent) = of.opponent else { continue };
                let back = file.score_lines.iter().find(|other| other.number == opponent);
                let back = back.and_then(|other| other.rounds.get(round.index()));
                matches.push(TeamMatch {
                    team: line.number,
                    round,
                    opponent,
                    colour: of.colour.unwrap_or(Colour::White),
                    points: of.game_points,
                    against: back.and_then(|back| back.game_points),
                    forfeit: forfeit_of(file, line.number, round, of, back),
                });
            }
        }
        let byes = file.team_byes.iter().flat_map(|byes| (1..).map(RoundNo).zip(&byes.teams));
        let byes = byes.filter_map(|(round, team)| Some((((*team)?, round), Code::PairingAllocatedBye)));
        let teams = file.teams.iter().map(|team| team.number).collect();
        Self { teams, boards, whites, matches, byes: byes.collect() }
    }

    /// Returns the number of the stand-in at a board of a team, counted from 0.
    fn number(&self, team: u16, board: u16) -> Option<PairingNumber> {
        let before = u16::try_from(self.teams.iter().position(|&other| other == team)?).ok()?;
        before.checked_mul(self.boards)?.checked_add(board + 1).map(PairingNumber)
    }

    /// Returns the record of the stand-in at a board of a team.
    fn line(&self, team: u16, board: u16) -> Option<PlayerLine> {
        let number = self.number(team, board)?;
        let own = self.matches.iter().filter(|of| of.team == team);
        let rounds = own.clone().map(|of| of.round).chain(self.byes.keys().map(|&(_, round)| round)).max();
        let cell = |round: RoundNo| {
            if let Some(&code) = self.byes.get(&(team, round)) {
                return Cell::Alone(code);
            }
            own.clone().find(|of| of.round == round).map_or(Cell::Blank, |of| self.cell(of, board))
        };
        Some(PlayerLine {
            number,
            details: Details::default(),
            national: Vec::new(),
            cells: rounds.into_iter().flat_map(RoundNo::up_to).map(cell).collect(),
        })
    }

    fn cell(&self, of: &TeamMatch, board: u16) -> Cell {
        let Some(opponent) = self.number(of.opponent, board) else { return Cell::Blank };
        let is_first = of.colour == Colour::White;
        let first_is_white = self.whites.get(usize::from(board)).copied().unwrap_or(true);
        let colour = if is_first == first_is_white { Colour::White } else { Colour::Black };
        let code = of.forfeit.map(|forfeit| match (forfeit, is_first) {
            (Forfeit::ToWhite, true) | (Forfeit::ToBlack, false) => Code::ForfeitWin,
            _ => Code::ForfeitLoss,
        });
        Cell::Game { opponent, colour, code }
    }

    /// Returns the scores of the matches that were played, each once, as the comment record has them.
    fn scores(&self) -> Vec<String> {
        let told = |of: &TeamMatch| {
            let is_named = of.colour == Colour::White && of.forfeit.is_none();
            let (one, other) = of.points.zip(of.against).filter(|_| is_named)?;
            Some(format!("{}:{}:{}:{}", of.round, of.team, one.tenths(), other.tenths()))
        };
        self.matches.iter().filter_map(told).collect()
    }
}

/// Returns who has the points of a match that was not played: as record 330 says, else as the two scores do.
fn forfeit_of(
    file: &TrfFile,
    team: u16,
    round: RoundNo,
    of: &ScoreLineRound,
    back: Option<&ScoreLineRound>,
) -> Option<Forfeit> {
    let told = file
        .forfeited_matches
        .iter()
        .find(|told| told.round == round && [told.white, told.black].contains(&team));
    let by_record =
        told.map(|told| match (told.forfeit, told.white == team, of.colour == Some(Colour::Black)) {
            (Forfeit::Both, ..) => Forfeit::Both,
            (forfeit, true, false) | (forfeit, false, true) => forfeit,
            (Forfeit::ToWhite, ..) => Forfeit::ToBlack,
            (Forfeit::ToBlack, ..) => Forfeit::ToWhite,
        });
    by_record.or_else(|| {
        let (own, others) = (of.game_points?, back?.game_points?);
        let is_first = of.colour != Some(Colour::Black);
        of.forfeited.then(|| match (own.cmp(&others), is_first) {
            (std::cmp::Ordering::Equal, _) => Forfeit::Both,
            (std::cmp::Ordering::Greater, true) | (std::cmp::Ordering::Less, false) => Forfeit::ToWhite,
            _ => Forfeit::ToBlack,
        })
    })
}
