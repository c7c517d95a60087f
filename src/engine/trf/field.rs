//! From a file to what a pairing system may know: by way of the event that the file makes.

use super::{Cell, ImportError, TrfFile, to_commands};
use crate::format::Field;
use crate::pairing::{NotReady, ProposeError, ready, setting};
use crate::tournament::{Colour, RoundNo, SYSTEM_IN_FORCE, SystemId};
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

/// Why no event can be made of a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FieldError {
    /// No record 142 (F-11).
    #[error("The file does not say how many rounds are planned. Add record 142.")]
    NoRounds,
    /// Teams are paired otherwise.
    #[error("The file is a team event. Only individual events can be paired.")]
    TeamEvent,
    /// The Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).
    #[error(
        "The Baku acceleration is not defined for these points. State the virtual points in records 250."
    )]
    BakuPoints,
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
