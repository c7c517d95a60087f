//! Upload of web pages: starts the user's upload command on a thread after pages were written. No key waits for it.

use super::Service;
use super::state::State;
use crate::desk::Message;
use crate::i18n::{Say, Texts};
use crate::pane::wall::{PagesWritten, Upload, UploadOutcome};
use hakem_engine::history::Moment;
use std::any::Any;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// The running upload, and the state that the Print screen shows.
#[derive(Default)]
pub struct Uploading {
    running: Option<Receiver<Result<(), String>>>,
    /// Folder that changed while its previous state was uploaded.
    next: Option<PathBuf>,
    shown: Option<Upload>,
}

impl Uploading {
    /// Starts an upload, or notes the folder for the end of the running one: two uploads at a time could overtake each
    /// other, and then an older page would remain.
    fn start(&mut self, folder: PathBuf, state: &State) {
        let Some(command) = state.world.upload_command.clone() else { return };
        if self.running.is_some() {
            self.next = Some(folder);
            return;
        }
        let program = command.program.clone();
        let texts = Texts::new(state.texts.language());
        let (tell, answer) = channel();
        let upload = move || {
            let outcome = command.run(&folder).map_err(|error| error.say(&texts));
            // The event may have been left.
            let _unheard = tell.send(outcome);
        };
        // Without a thread nothing is uploaded, nor reported as uploaded.
        if thread::Builder::new().name("upload".to_owned()).spawn(upload).is_ok() {
            self.running = Some(answer);
            let last = self.shown.take().and_then(|shown| shown.last);
            self.shown = Some(Upload { program, is_running: true, last });
        }
    }

    /// Records the outcome; reports it if it differs from the last one.
    fn end(&mut self, outcome: Result<(), String>, state: &mut State) {
        let Some(shown) = &mut self.shown else { return };
        let at = Moment((state.world.now)().as_millisecond());
        let values = [("command", shown.program.as_str().into())];
        match (&outcome, shown.last.as_ref().map(|last| last.outcome.is_ok())) {
            (Ok(()), Some(true)) | (Err(_), Some(false)) => {}
            (Ok(()), _) => state.done(state.texts.with("pages-uploaded", &values)),
            (Err(why), _) => {
                state.warn(state.texts.with("pages-not-uploaded", &[("why", why.as_str().into())]))
            }
        }
        shown.is_running = false;
        shown.last = Some(UploadOutcome { at, outcome });
    }
}

impl Service for Uploading {
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        let PagesWritten { folder } = request.downcast_ref()?;
        self.start(folder.clone(), state);
        Some(Message::Redraw)
    }

    fn idle(&mut self, state: &mut State, _is_free: bool) -> Option<Message> {
        let outcome = match self.running.as_ref()?.try_recv() {
            Ok(outcome) => outcome,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(state.texts.get("working-failed").into_owned()),
        };
        self.running = None;
        self.end(outcome, state);
        if let Some(folder) = self.next.take() {
            self.start(folder, state);
        }
        Some(Message::Redraw)
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        *self = Self::default();
        None
    }

    fn published(&self, _state: &State) -> Option<&dyn Any> {
        self.shown.as_ref().map(|shown| shown as &dyn Any)
    }

    fn is_busy(&self) -> bool {
        self.running.is_some()
    }
}
