//! From a file to what a pairing system may know: by way of the event that the file makes.

use super::{Cell, ImportError, TrfFile, to_commands};
use crate::format::{Field, TableError};
use crate::pairing::{NotReady, ProposeError, ready, setting};
use crate::tournament::{Colour, PairingNumber, RoundNo, SYSTEM_IN_FORCE, SystemId};
use thiserror::Error;

/// Why a file has no field for a round.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoField {
    /// No event can be made of it.
    #[error(transparent)]
    NoEvent(#[from] ImportError),
    /// The round cannot be paired yet.
    #[error(transparent)]
    NotReady(#[from] NotReady),
    /// It names a system that is not known here.
    #[error(transparent)]
    System(#[from] ProposeError),
}

/// What a file lacks, or has so that no event can be made of it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FieldError {
    /// No record 142 (F-11).
    #[error("The file does not say how many rounds are planned. Add record 142.")]
    NoRounds,
    /// A team event that cannot be taken.
    #[error("The file is a team event that cannot be taken: {why}")]
    TeamEvent {
        /// Why.
        why: TeamFault,
    },
    /// The Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).
    #[error(
        "The Baku acceleration is not defined for these points. State the virtual points in records 250."
    )]
    BakuPoints,
}

/// Why a team event cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TeamFault {
    /// Its format is none of those that teams play here.
    #[error("its type is {found:?}. Round robins of teams, Scheveningen and Skalitzka can be.")]
    System {
        /// What record 192, or 092, says.
        found: String,
    },
    /// There are no two teams.
    #[error("it lists no teams. Add records 310 or 013.")]
    NoTeams,
    /// A team lists a number that no player has.
    #[error("a team lists player {number}, whom the file does not have. Correct records 310 or 013.")]
    UnknownPlayer {
        /// The number.
        number: PairingNumber,
    },
    /// A player stands in two teams, or twice in one.
    #[error("player {number} is listed twice. Correct records 310 or 013.")]
    TwiceInTeams {
        /// The number.
        number: PairingNumber,
    },
    /// A player with games stands in no team.
    #[error("player {number} has games, but no team. Add them to records 310 or 013.")]
    NoTeam {
        /// The number.
        number: PairingNumber,
    },
    /// A team has fewer players than a match has boards.
    #[error("{team} lists {players} players for {boards} boards. Correct records 310, 013 or 352.")]
    TooFewPlayers {
        /// The team.
        team: String,
        /// How many it lists.
        players: usize,
        /// How many boards there are.
        boards: usize,
    },
    /// The format has no table for so many teams or boards.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Makes the field for pairing `round`, as the event of the file has it: the rounds before it, and who is announced to
/// be away; for a round that is paired, who took part.
///
/// # Errors
/// Says what is missing.
pub fn to_field(file: &TrfFile, round: RoundNo) -> Result<Field, NoField> {
    let event = to_commands(file, &SystemId::new(SYSTEM_IN_FORCE))?.event;
    ready(&event, round)?;
    Ok(setting(&event, round)?.field)
}

/// Returns the colour drawn by lot: record 152, else that of the first player who had a colour in round 1,
/// turned round when an odd number of players paired in that round stand before them (dutch D-18, 6.3).
pub(super) fn initial_colour(file: &TrfFile) -> Option<Colour> {
    if file.initial_colour.is_some() {
        return file.initial_colour;
    }
    let paired = file.players.iter().map(|player| player.cell(RoundNo(1))).filter(Cell::is_pairing);
    let coloured = paired.enumerate().find_map(|(before, cell)| match cell {
        Cell::Game { colour, .. } => Some((before, colour)),
        Cell::Blank | Cell::Alone(_) => None,
    });
    coloured.map(|(before, colour)| if before % 2 == 0 { colour } else { colour.other() })
}
