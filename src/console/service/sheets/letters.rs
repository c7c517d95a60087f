//! Characters missing from the embedded fonts: a thread searches the system fonts, and orders are carried out when it
//! has finished. No key waits for a slow disk.

use super::super::state::State;
use super::Sheets;
use crate::desk::{ClosingOrder, Message};
use crate::i18n::Texts;
use crate::publish::order::PrintOrder;
use crate::publish::paper::OtherFace;
use crate::session::faces_with;
use crate::worker::{Computed, Worker};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

pub(super) enum SheetOrder {
    Print(PrintOrder),
    Write(PrintOrder, PathBuf),
    Copy(PrintOrder),
    Close(ClosingOrder),
}

/// State of the search for system fonts.
#[derive(Default)]
pub(super) struct FontSearch {
    /// Searched characters, and faces that have some of them. Kept only while the waiting orders are carried out, so
    /// that fonts installed later are found next time.
    found: Option<(BTreeSet<char>, Vec<OtherFace>)>,
    /// Characters that a sheet lacks and that have not been searched yet.
    lacking: RefCell<BTreeSet<char>>,
    search: Option<Search>,
}

struct Search {
    letters: BTreeSet<char>,
    worker: Worker<Vec<OtherFace>>,
    orders: Vec<SheetOrder>,
}

impl FontSearch {
    /// Returns available faces with these characters; `None` if they are still to be searched.
    pub(super) fn find(&self, letters: &BTreeSet<char>) -> Option<Vec<OtherFace>> {
        let known = self.found.as_ref().filter(|(known, _)| letters.is_subset(known));
        if known.is_none() {
            self.lacking.borrow_mut().extend(letters);
        }
        known.map(|(_, faces)| faces.clone())
    }
}

impl Sheets {
    /// Carries out an order, after a search for system fonts if it needs one. A key waits for that only briefly.
    pub(super) fn carry_out(&mut self, order: SheetOrder, state: &mut State) -> Message {
        let before = state.notice.take();
        let done = match &order {
            SheetOrder::Print(order) => self.print(order, state),
            SheetOrder::Write(order, folder) => self.write(order, folder, state),
            SheetOrder::Copy(order) => self.copy_sheet(order, state),
            SheetOrder::Close(order) => self.close(order, state),
        };
        let answer = done.unwrap_or_else(|told| {
            state.refuse(told);
            Message::Nothing
        });
        let mut letters = self.letters.lacking.take();
        if letters.is_empty() {
            return answer;
        }
        // The refused order is only postponed.
        state.notice = before;
        if let Some(search) = &mut self.letters.search {
            search.orders.push(order);
        } else {
            // Each search includes the characters of the previous one, so that the last one has all of them.
            letters.extend(self.letters.found.iter().flat_map(|(known, _)| known));
            let (folders, wanted) = (state.world.font_folders.clone(), letters.clone());
            let worker = Worker::begin(move || faces_with(&folders, &wanted));
            self.letters.search = Some(Search { letters, worker, orders: vec![order] });
            if let Some(answer) = self.take_letters(state.world.patience, state) {
                return answer;
            }
        }
        state.done(state.texts.get("wall-letters-looked-for").into_owned());
        Message::Nothing
    }

    /// Returns a message that waiting orders will not be carried out, if there are any.
    pub fn put_off(&self, texts: &Texts) -> Option<String> {
        self.letters.search.as_ref().map(|_| texts.get("wall-letters-left").into_owned())
    }

    /// Handles the result of a search, and carries out the waiting orders; `None` while there is none.
    pub(super) fn take_letters(&mut self, patience: Duration, state: &mut State) -> Option<Message> {
        let search = self.letters.search.as_mut()?;
        let faces = match search.worker.answer(patience) {
            Computed::Open => return None,
            Computed::Done(faces) => faces,
            // Missing characters are then drawn as boxes, which is reported.
            Computed::Failed => Vec::new(),
        };
        let Search { letters, orders, .. } = self.letters.search.take()?;
        self.letters.found = Some((letters, faces));
        let answers = orders.into_iter().map(|order| self.carry_out(order, state)).collect();
        self.letters.found = None;
        Some(Message::All(answers))
    }
}
