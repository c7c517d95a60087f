//! Teams that list no players: their report has no player records, and records 802 have their match scores.

use super::comment::{self, Word};
use super::{Code, Details, PlayerLine, Record, RoundCell, ScoreLine, ScoreLineRound, TrfFile};
use crate::tournament::{
    Colour, Forfeit, PairingNumber, PlayerId, PointSystem, Points, RoundNo, Snapshot, Team,
};
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

/// Removes the stand-ins from the file of an event, with the records that only concern them.
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

/// Returns the file with a player at every board of teams that list none, so that it reads like any team event; `None`
/// if players are listed.
pub(super) fn seated(file: &TrfFile) -> Option<TrfFile> {
    let has_players = !file.players.is_empty() || file.teams.iter().any(|team| !team.players.is_empty());
    if has_players || file.teams.is_empty() {
        return None;
    }
    let seats = Seats::new(file)?;
    let boards = seats.boards;
    let mut seated = file.clone();
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

/// Returns the number of boards of teams that list no players: by record 352, else by the highest score of a match;
/// `None` if that is 0, or exceeds the maximum of a team.
fn boards(file: &TrfFile, matches: &BTreeMap<u16, Vec<TeamMatch>>) -> Option<u16> {
    let told = file.text(Record::BoardColours).map_or(0, |text| text.trim().chars().count());
    let win = file.points.and_then(|points| points.win).unwrap_or(PointSystem::default().win).tenths().max(1);
    let scores = matches.values().flatten().filter_map(|of| Some((of.points? + of.against?).tenths() / win));
    let boards = match told {
        0 => u8::try_from(scores.max().unwrap_or(0)),
        told => u8::try_from(told),
    };
    boards.ok().filter(|boards| (1..=Team::MOST_BOARDS).contains(boards)).map(u16::from)
}

/// A match of a team in record 802.
struct TeamMatch {
    round: RoundNo,
    opponent: u16,
    colour: Colour,
    points: Option<Points>,
    against: Option<Points>,
    /// The side with the points of a match that was not played; White is the first team.
    forfeit: Option<Forfeit>,
}

/// Stand-ins by board, and the matches of the teams.
struct Seats {
    /// Index of each team among the team records, counted from 0, by its number.
    teams: BTreeMap<u16, u16>,
    boards: u16,
    /// True if the first team has White, board 1 first.
    whites: Vec<bool>,
    matches: BTreeMap<u16, Vec<TeamMatch>>,
    byes: BTreeMap<(u16, RoundNo), Code>,
}

impl Seats {
    fn new(file: &TrfFile) -> Option<Self> {
        let lines: BTreeMap<u16, &ScoreLine> =
            file.score_lines.iter().map(|line| (line.number, line)).collect();
        let forfeits = forfeits(file);
        let mut matches: BTreeMap<u16, Vec<TeamMatch>> = BTreeMap::new();
        for line in &file.score_lines {
            for (round, of) in (1..=u8::MAX).map(RoundNo).zip(&line.rounds) {
                let Some(opponent) = of.opponent else { continue };
                let back = lines.get(&opponent).and_then(|other| other.rounds.get(round.index()));
                let told = forfeits.get(&(round, line.number)).copied();
                matches.entry(line.number).or_default().push(TeamMatch {
                    round,
                    opponent,
                    colour: of.colour.unwrap_or(Colour::White),
                    points: of.game_points,
                    against: back.and_then(|back| back.game_points),
                    forfeit: forfeit_of(told, of, back),
                });
            }
        }
        let boards = boards(file, &matches)?;
        let pattern = file.text(Record::BoardColours).unwrap_or_default().trim();
        let whites = match pattern.is_empty() {
            true => (0..boards).map(|board| board.is_multiple_of(2)).collect(),
            false => pattern.chars().map(|colour| colour == 'W').collect(),
        };
        let byes = file.team_byes.iter().flat_map(|byes| (1..).map(RoundNo).zip(&byes.teams));
        let byes = byes.filter_map(|(round, team)| Some((((*team)?, round), Code::PairingAllocatedBye)));
        let teams = file.teams.iter().map(|team| team.number).zip(0..).collect();
        Some(Self { teams, boards, whites, matches, byes: byes.collect() })
    }

    /// Returns the number of the stand-in at a board of a team, counted from 0.
    fn number(&self, team: u16, board: u16) -> Option<PairingNumber> {
        self.teams.get(&team)?.checked_mul(self.boards)?.checked_add(board + 1).map(PairingNumber)
    }

    fn line(&self, team: u16, board: u16) -> Option<PlayerLine> {
        let number = self.number(team, board)?;
        let own = self.matches.get(&team).map(Vec::as_slice).unwrap_or_default();
        let rounds = own.iter().map(|of| of.round).chain(self.byes.keys().map(|&(_, round)| round)).max();
        let cell = |round: RoundNo| {
            if let Some(&code) = self.byes.get(&(team, round)) {
                return RoundCell::Alone(code);
            }
            own.iter().find(|of| of.round == round).map_or(RoundCell::Blank, |of| self.cell(of, board))
        };
        Some(PlayerLine {
            number,
            details: Details::default(),
            national: Vec::new(),
            cells: rounds.into_iter().flat_map(RoundNo::up_to).map(cell).collect(),
        })
    }

    fn cell(&self, of: &TeamMatch, board: u16) -> RoundCell {
        let Some(opponent) = self.number(of.opponent, board) else { return RoundCell::Blank };
        let is_first = of.colour == Colour::White;
        let first_is_white = self.whites.get(usize::from(board)).copied().unwrap_or(true);
        let colour = if is_first == first_is_white { Colour::White } else { Colour::Black };
        let code = of.forfeit.map(|forfeit| match (forfeit, is_first) {
            (Forfeit::ToWhite, true) | (Forfeit::ToBlack, false) => Code::ForfeitWin,
            _ => Code::ForfeitLoss,
        });
        RoundCell::Game { opponent, colour, code }
    }

    /// Returns the scores of played matches, each once, in the format of the comment record.
    fn scores(&self) -> Vec<String> {
        let told = |(team, of): (u16, &TeamMatch)| {
            let is_named = of.colour == Colour::White && of.forfeit.is_none();
            let (one, other) = of.points.zip(of.against).filter(|_| is_named)?;
            Some(format!("{}:{team}:{}:{}", of.round, one.tenths(), other.tenths()))
        };
        let matches = self.matches.iter().flat_map(|(&team, of)| of.iter().map(move |of| (team, of)));
        matches.filter_map(told).collect()
    }
}

/// Returns the forfeits of record 330 by round and team. White is the team of the key.
fn forfeits(file: &TrfFile) -> BTreeMap<(RoundNo, u16), Forfeit> {
    // The first record of a match counts.
    let told = file.forfeited_matches.iter().rev();
    told.flat_map(|told| {
        let (round, forfeit) = (told.round, told.forfeit);
        [((round, told.black), forfeit.turned()), ((round, told.white), forfeit)]
    })
    .collect()
}

/// Returns the forfeit of a match that was not played, White being the first team: by record 330, else by the two
/// scores.
fn forfeit_of(told: Option<Forfeit>, of: &ScoreLineRound, back: Option<&ScoreLineRound>) -> Option<Forfeit> {
    let is_first = of.colour != Some(Colour::Black);
    let by_record = told.map(|told| if is_first { told } else { told.turned() });
    by_record.or_else(|| {
        let (own, others) = (of.game_points?, back?.game_points?);
        of.forfeited.then(|| match (own.cmp(&others), is_first) {
            (std::cmp::Ordering::Equal, _) => Forfeit::Both,
            (std::cmp::Ordering::Greater, true) | (std::cmp::Ordering::Less, false) => Forfeit::ToWhite,
            _ => Forfeit::ToBlack,
        })
    })
}
