//! Events that others write too, made ready by whoever can reach them.

use crate::session::Sharer;
use crate::share::{ShareError, Wire};
use crate::store::Disk;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Makes the event of an address ready that is kept in a file, without waiting for anybody.
pub type ShareAgain = Box<dyn Fn(&str, &Path) -> Result<Opening, ShareError>>;

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
