//! Points of result codes in a file: record 162, and 299 for exceptions.

use super::{Code, RoundCell, TrfFile};
use crate::tournament::{PairingNumber, PointSystem, Points, RoundNo};
use std::collections::{BTreeMap, HashMap};

/// The points of each code, in the order of [`Code::ALL`].
type Values = [Points; Code::ALL.len()];

/// The points of every code, with the exceptions of single rounds and players.
pub(super) struct Worth {
    general: Values,
    rounds: BTreeMap<RoundNo, Values>,
    players: HashMap<(PairingNumber, Option<RoundNo>, Code), Points>,
}

impl Worth {
    /// Reads the values of a file; defaults are 1, ½, 0, 0 and a win for the bye (F-11).
    pub fn of(file: &TrfFile) -> Self {
        let table = file.points.unwrap_or_default();
        let standard = PointSystem::default();
        let win = table.win.unwrap_or(standard.win);
        let mut general = values(&PointSystem {
            win,
            draw: table.draw.unwrap_or(standard.draw),
            loss: table.loss.unwrap_or(standard.loss),
            absence: table.absence.unwrap_or(standard.absence),
            pairing_allocated_bye: table.pairing_allocated_bye.unwrap_or(win),
            match_bye: None,
        });
        if let Some(points) = table.unknown {
            general[Code::Unknown as usize] = points;
        }
        let abnormal = || {
            // In a team event they are points of matches.
            let records = file.abnormal_points.iter().filter(|_| !file.is_team_event());
            records.filter_map(|record| Some((record, record.game_points.or(record.match_points)?)))
        };
        for (record, points) in
            abnormal().filter(|(record, _)| record.round.is_none() && record.players.is_empty())
        {
            general[record.code as usize] = points;
        }
        let mut rounds = BTreeMap::new();
        let mut players = HashMap::new();
        for (record, points) in abnormal() {
            if let (Some(round), true) = (record.round, record.players.is_empty()) {
                rounds.entry(round).or_insert(general)[record.code as usize] = points;
            }
            players
                .extend(record.players.iter().map(|&number| ((number, record.round, record.code), points)));
        }
        Self { general, rounds, players }
    }

    /// Returns the values of a point system for a round with this many columns, without exceptions.
    pub fn of_system(system: &PointSystem, games: u8) -> Self {
        let bye = system.bye_beside_draws(games);
        Self {
            general: values(&PointSystem { pairing_allocated_bye: bye, ..*system }),
            rounds: BTreeMap::new(),
            players: HashMap::new(),
        }
    }

    /// Returns the points of a player's columns of a round; 0 for an unfinished game.
    pub fn of_cell(&self, number: PairingNumber, round: RoundNo, cell: RoundCell) -> Points {
        let Some(code) = cell.code() else { return Points::ZERO };
        if !self.players.is_empty() {
            let own = |round| self.players.get(&(number, round, code)).copied();
            if let Some(points) = own(Some(round)).or_else(|| own(None)) {
                return points;
            }
        }
        self.rounds.get(&round).unwrap_or(&self.general)[code as usize]
    }

    pub fn of_code(&self, code: Code) -> Points {
        self.general[code as usize]
    }

    pub fn system(&self) -> PointSystem {
        let of = |code: Code| self.general[code as usize];
        PointSystem {
            win: of(Code::Win),
            draw: of(Code::Draw),
            loss: of(Code::Loss),
            absence: of(Code::ZeroPointBye),
            pairing_allocated_bye: of(Code::PairingAllocatedBye),
            match_bye: None,
        }
    }

    /// Returns true if results of future rounds would have different points than in a point system.
    pub fn goes_on(&self, system: &PointSystem) -> bool {
        self.general != values(system) || self.players.keys().any(|(_, round, _)| round.is_none())
    }

    /// Returns true if any result has different points than in a point system.
    pub fn differs_from(&self, system: &PointSystem) -> bool {
        self.general != values(system) || !self.rounds.is_empty() || !self.players.is_empty()
    }
}

/// Returns the points of each code in a point system; an unfinished game counts as a draw.
fn values(system: &PointSystem) -> Values {
    Code::ALL.map(|code| match code {
        Code::Win | Code::UnratedWin | Code::ForfeitWin | Code::FullPointBye => system.win,
        Code::Draw | Code::UnratedDraw | Code::HalfPointBye | Code::Unknown => system.draw,
        Code::Loss | Code::UnratedLoss => system.loss,
        Code::ForfeitLoss | Code::ZeroPointBye => system.absence,
        Code::PairingAllocatedBye => system.pairing_allocated_bye,
    })
}
