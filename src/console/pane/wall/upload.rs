//! State of the upload of the web pages, which a background service publishes.

use crate::desk::Context;
use crate::i18n::Arg;
use hakem_engine::history::Moment;
use std::path::PathBuf;

/// Request to upload the web pages in a folder, if the user has named an upload command.
pub struct PagesWritten {
    pub folder: PathBuf,
}

/// State of the upload.
pub struct Upload {
    /// Name of the user's program.
    pub program: String,
    pub is_running: bool,
    /// The last run that ended.
    pub last: Option<UploadOutcome>,
}

/// A run of the upload command.
pub struct UploadOutcome {
    /// Time at which it ended.
    pub at: Moment,
    /// Reason of a failure, worded.
    pub outcome: Result<(), String>,
}

impl Upload {
    /// Returns the state for the line of the web pages.
    pub(super) fn told(&self, cx: &Context) -> String {
        let id = match &self.last {
            _ if self.is_running => "wall-upload-running",
            Some(UploadOutcome { outcome: Err(_), .. }) => "wall-upload-failed",
            _ => "wall-upload-done",
        };
        cx.texts.with(id, &self.values(cx))
    }

    /// Returns the details of the last run.
    pub(super) fn about(&self, cx: &Context) -> String {
        match &self.last {
            None => String::new(),
            Some(UploadOutcome { outcome: Ok(()), .. }) => {
                cx.texts.with("wall-upload-about-done", &self.values(cx))
            }
            Some(UploadOutcome { outcome: Err(why), .. }) => {
                let [program, time] = self.values(cx);
                let values = [program, time, ("why", why.as_str().into())];
                cx.texts.with("wall-upload-about-failed", &values)
            }
        }
    }

    fn values(&self, cx: &Context) -> [(&'static str, Arg<'_>); 2] {
        let time = self.last.as_ref().map(|last| cx.when(last.at)).unwrap_or_default();
        [("command", self.program.as_str().into()), ("time", time.into())]
    }
}
