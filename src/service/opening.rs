//! Events that others write too, made ready by whoever can reach them.

use crate::session::Sharer;
use crate::share::{ShareError, Wire};
use crate::store::Disk;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How events are reached that others write too.
pub struct Reach {
    /// Makes the event of an address ready that is kept in a file, without waiting for anybody.
    pub again: Again,
    /// Fetches the event of an address into a file of a folder, which may take long; nobody is asked for a password.
    pub fetch: Fetch,
}

/// What makes the event of an address ready that is kept in a file.
pub type Again = Box<dyn Fn(&str, &Path) -> Result<Opening, ShareError>>;

/// What fetches the event of an address into a file of a folder.
pub type Fetch = Arc<dyn Fn(&str, &Path) -> Result<Fetched, ShareError> + Send + Sync>;

/// An event that was fetched.
pub struct Fetched {
    /// Its file.
    pub path: PathBuf,
    /// How many entries the file has that the others lack.
    pub ahead: u64,
}

/// An event that several share, ready to be shown.
pub struct Opening {
    /// What leads to the log of all; `None`: others write its copy.
    pub wire: Option<Wire>,
    /// Where the copy is.
    pub disk: Arc<dyn Disk>,
    /// This laptop's copy of it.
    pub path: PathBuf,
    /// As whom it is gone on with; `None`: it is only followed.
    pub sharer: Option<Sharer>,
    /// What the arbiter should know.
    pub told: Option<String>,
}
