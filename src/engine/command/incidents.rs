//! Incidents noted by the arbiter.

use super::CommandError;
use super::stage::at_stage;
use crate::tournament::{Incident, Snapshot, Stage};
use std::sync::Arc;

/// Adds an incident of a published round. The same one can occur twice, as a second illegal move does.
pub(super) fn note(snapshot: &Snapshot, incident: &Incident) -> Result<Snapshot, CommandError> {
    at_stage(snapshot, incident.round, Stage::Published)?;
    if snapshot.player(incident.player).is_none() {
        return Err(CommandError::NoSuchPlayer { id: incident.player });
    }
    let mut incidents = Arc::clone(&snapshot.incidents);
    Arc::make_mut(&mut incidents).push(incident.clone());
    Ok(Snapshot { incidents, ..snapshot.clone() })
}
