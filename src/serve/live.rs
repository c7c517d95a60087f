//! The event as served: followed on its own thread, and published to requests as an immutable value.

use crate::hall::Secret;
use crate::i18n::Texts;
use crate::publish::site;
use crate::session::{EventPages, PageWishes, PagesError};
use hakem_engine::tournament::Snapshot;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::sync::watch;

/// Polling interval of the event file.
const PATIENCE: Duration = Duration::from_millis(200);

/// The event at one moment.
pub struct Shown {
    /// Id of the event.
    pub event: String,
    /// Number of changes since the service was started.
    pub version: u64,
    /// The event.
    pub snapshot: Snapshot,
    /// Key of the passes.
    pub secret: Secret,
    /// Public pages by file name.
    pub files: HashMap<String, Arc<site::File>>,
}

/// An event that is followed.
pub struct Live {
    pages: EventPages,
    secret: Secret,
    /// File of the key: a revocation takes effect while the service runs.
    key: PathBuf,
    wishes: PageWishes,
    texts: Texts,
    shown: watch::Sender<Arc<Shown>>,
}

impl Live {
    /// Produces the pages of an event for the first time.
    ///
    /// # Errors
    /// Returns an error if a page cannot be produced.
    pub fn begin(
        mut pages: EventPages,
        wishes: PageWishes,
        texts: Texts,
        (secret, key): (Secret, PathBuf),
    ) -> Result<Self, PagesError> {
        pages.make(&wishes, &texts)?;
        let (shown, _) = watch::channel(Arc::new(shown(&pages, secret.clone(), 0, None)));
        Ok(Self { pages, secret, key, wishes, texts, shown })
    }

    /// Returns the event as it changes.
    pub fn shown(&self) -> watch::Receiver<Arc<Shown>> {
        self.shown.subscribe()
    }

    /// Follows the event file until no one needs the event any more.
    ///
    /// # Errors
    /// Returns an error if the file is replaced or a page cannot be produced.
    pub fn follow(mut self) -> Result<(), PagesError> {
        while !self.shown.is_closed() {
            // An unreadable key revokes nothing.
            let secret = Secret::kept(&self.key).ok().flatten().filter(|secret| *secret != self.secret);
            let is_revoked = secret.is_some();
            self.secret = secret.unwrap_or(self.secret);
            if self.pages.has_news(&self.wishes)? || is_revoked {
                self.pages.make(&self.wishes, &self.texts)?;
                let before = Arc::clone(&self.shown.borrow());
                self.shown.send_replace(Arc::new(shown(
                    &self.pages,
                    self.secret.clone(),
                    before.version + 1,
                    Some(&before),
                )));
            } else {
                thread::sleep(PATIENCE);
            }
        }
        Ok(())
    }
}

/// Returns the event as it is now; files that are the same as before are shared.
fn shown(pages: &EventPages, secret: Secret, version: u64, before: Option<&Shown>) -> Shown {
    let shared = |file: &site::File| {
        let known = before.and_then(|before| before.files.get(&file.0)).filter(|known| ***known == *file);
        (file.0.clone(), known.cloned().unwrap_or_else(|| Arc::new(file.clone())))
    };
    Shown {
        event: pages.event(),
        version,
        snapshot: pages.snapshot().clone(),
        secret,
        files: pages.files().iter().map(shared).collect(),
    }
}
