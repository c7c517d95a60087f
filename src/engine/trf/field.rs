//! From a file to what a pairing system may know: by way of the event that the file makes.

use super::{ImportError, TrfFile, to_commands};
use crate::format::Field;
use crate::pairing::{NotReady, ProposeError, ready, setting};
use crate::tournament::{RoundNo, SYSTEM_IN_FORCE, SystemId};
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
