//! Page counts and the preview of the print pane, which threads compute from a copy of the event. No key waits for
//! them.

use super::lines::WallLine;
use super::miniature::MOST;
use super::sheet_view::SheetPreview;
use super::{MadeFor, SheetState, WallPane};
use crate::desk::Context;
use crate::i18n::Say;
use crate::publish::paper::Page;
use crate::publish::sheet_source::{SheetDetails, SheetSource};
use crate::sheet::{Absent, Named};
use crate::worker::{Computed, Worker};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

type OneCount = (&'static str, Result<SheetDetails, Absent>);

/// The preview that is computed: name of the sheet, terminal columns, and the thread.
type OpenPreview = (&'static str, Option<u16>, Worker<(Result<Vec<String>, Absent>, Vec<Page>)>);

/// The threads of the pane; dropping it ends them.
#[derive(Default)]
pub(super) struct PageCounting {
    source: Option<Arc<SheetSource>>,
    counts: Option<(Worker<()>, Receiver<OneCount>)>,
    preview: Option<OpenPreview>,
}

impl PageCounting {
    fn source(&mut self, of: &MadeFor, cx: &Context) -> Arc<SheetSource> {
        let new = || Arc::new(SheetSource::new(cx.event, (of.round, of.part), of.languages[0], of.setup));
        Arc::clone(self.source.get_or_insert_with(new))
    }
}

impl WallPane {
    /// Starts to compute what is missing, and collects what is ready; returns true if there is something new to draw.
    pub(super) fn count(&mut self, cx: &Context) -> bool {
        let Some(of) = self.made.clone() else { return false };
        let has_preview = self.preview_sheet(&of, cx);
        let lacking = |line: WallLine| match line {
            WallLine::Sheet(named) if !self.known.contains_key(named.name) => Some(named),
            _ => None,
        };
        let lacking: Vec<&'static Named> = self.lines(cx).filter_map(lacking).collect();
        if lacking.is_empty() {
            self.counting.counts = None;
            return has_preview;
        }
        if self.counting.counts.is_none() {
            let source = self.counting.source(&of, cx);
            let (to, counts) = channel();
            let worker = Worker::begin(move || source.count(&lacking, &to));
            self.counting.counts = Some((worker, counts));
        }
        let Some((_, counts)) = &self.counting.counts else { return has_preview };
        let counted: Vec<OneCount> =
            if cx.waits_for_workers() { counts.iter().collect() } else { counts.try_iter().collect() };
        let has_counts = !counted.is_empty();
        self.known.extend(counted.into_iter().map(|(name, counted)| {
            let state = match counted {
                Ok(SheetDetails { title, pages, version }) => SheetState::There { title, pages, version },
                Err(absent) => SheetState::Absent(absent.say(cx.texts)),
            };
            (name, state)
        }));
        has_counts || has_preview
    }

    /// Computes the preview of the sheet at the cursor; returns true if there is a new one.
    fn preview_sheet(&mut self, of: &MadeFor, cx: &Context) -> bool {
        let Some(WallLine::Sheet(named)) = self.item(cx) else {
            self.counting.preview = None;
            return false;
        };
        let room = self.room.get();
        if self.preview.as_ref().is_some_and(|known| (known.sheet, known.room) == (named.name, room)) {
            return false;
        }
        let is_asked = |(sheet, width, _): &OpenPreview| (*sheet, *width) == (named.name, room);
        if !self.counting.preview.as_ref().is_some_and(is_asked) {
            let source = self.counting.source(of, cx);
            let worker = Worker::begin(move || source.preview(named, room, MOST));
            self.counting.preview = Some((named.name, room, worker));
        }
        let Some((.., worker)) = &mut self.counting.preview else { return false };
        let patience = if cx.waits_for_workers() { cx.patience } else { Duration::ZERO };
        let (text, pages) = match worker.answer(patience) {
            Computed::Open => return false,
            Computed::Done((Ok(text), pages)) => (text, pages),
            Computed::Done((Err(absent), _)) => (vec![absent.say(cx.texts)], Vec::new()),
            Computed::Failed => (vec![cx.texts.get("working-failed").into_owned()], Vec::new()),
        };
        self.preview = Some(SheetPreview { sheet: named.name, room, text, pages });
        self.counting.preview = None;
        true
    }
}
