//! Desktop alerts while another window has focus: the round is complete, results conflict, or the backup folder is
//! lost.

use super::App;
use hakem_engine::tournament::RoundState;

/// Conditions that trigger an alert.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Watched {
    is_complete: bool,
    conflicts: usize,
    has_lost_mirror: bool,
}

impl App {
    /// Records that the window lost or regained focus.
    pub(super) fn set_behind(&mut self, is_behind: bool) {
        self.behind = is_behind.then(|| self.watched());
    }

    fn watched(&self) -> Watched {
        let cx = self.context();
        let has_event = self.state.session.is_some();
        Watched {
            is_complete: has_event
                && cx
                    .snapshot
                    .current_round()
                    .is_some_and(|round| matches!(cx.snapshot.state(round), RoundState::Complete)),
            conflicts: cx.snapshot.conflicts().count(),
            has_lost_mirror: self.services.files.has_lost_mirror(),
        }
    }

    /// Returns the events since the last call, while another window has focus.
    pub fn take_alert(&mut self) -> Option<String> {
        let before = self.behind?;
        let now = self.watched();
        self.behind = Some(now);
        let cx = self.context();
        let mut told = Vec::new();
        if now.has_lost_mirror && !before.has_lost_mirror {
            told.push(cx.texts.get("head-mirror-lost").into_owned());
        }
        if now.conflicts > before.conflicts {
            told.push(cx.texts.with("head-conflicts", &[("count", now.conflicts.into())]));
        }
        let is_news = !told.is_empty() || now.is_complete && !before.is_complete;
        // The title states the progress of the round.
        is_news.then(|| std::iter::once(self.title()).chain(told).collect::<Vec<_>>().join(" · "))
    }
}
