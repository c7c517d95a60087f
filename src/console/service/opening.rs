//! Preparation of shared events, implemented by the part of the program that can reach their server.

use crate::session::Sharer;
use crate::share::{ShareError, Wire};
use crate::store::Disk;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Access to shared events.
pub struct SharedAccess {
    /// Prepares the event of an address from its file, without waiting for the server.
    pub again: Again,
    /// Downloads the event of an address into a file of a folder. May take long; does not prompt for a password.
    pub fetch: Fetch,
}

/// Prepares the event of an address from its file.
pub type Again = Box<dyn Fn(&str, &Path) -> Result<SharedOpening, ShareError>>;

/// Downloads the event of an address into a file of a folder.
pub type Fetch = Arc<dyn Fn(&str, &Path) -> Result<Fetched, ShareError> + Send + Sync>;

/// A downloaded event.
pub struct Fetched {
    pub path: PathBuf,
    /// Number of entries in the file that the server lacks.
    pub ahead: u64,
}

/// A shared event, ready to be shown.
pub struct SharedOpening {
    /// Connection to the shared log; `None` if another process writes the copy.
    pub wire: Option<Wire>,
    pub disk: Arc<dyn Disk>,
    /// Copy on this computer.
    pub path: PathBuf,
    /// Identity of this arbiter; `None` if the event is only followed.
    pub sharer: Option<Sharer>,
    /// Notice for the arbiter, if any.
    pub told: Option<String>,
}
