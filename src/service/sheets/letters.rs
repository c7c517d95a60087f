//! Letters that the type of the pages lacks: faces of the system that have them are looked for by a thread, and what was ordered is
//! carried out once they are there. No key waits for a slow disk.

use super::super::state::State;
use super::Sheets;
use crate::desk::context::ClosingOrder;
use crate::desk::message::Message;
use crate::i18n::Texts;
use crate::publish::order::PrintOrder;
use crate::publish::paper::OtherFace;
use crate::session::faces_with;
use crate::worker::{Answer, Worker};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

/// What is made of sheets.
pub(super) enum Order {
    Print(PrintOrder),
    Write(PrintOrder, PathBuf),
    Copy(PrintOrder),
    Close(ClosingOrder),
}

/// What is known of letters.
#[derive(Default)]
pub(super) struct Letters {
    /// The letters that were looked for, and faces that have some of them; only while what waited for them is carried out, so that what
    /// is installed later is found the next time.
    found: Option<(BTreeSet<char>, Vec<OtherFace>)>,
    /// Those that a sheet lacks and nobody has looked for.
    lacking: RefCell<BTreeSet<char>>,
    search: Option<Search>,
}

/// A search that goes on.
struct Search {
    letters: BTreeSet<char>,
    worker: Worker<Vec<OtherFace>>,
    /// What waits for it.
    orders: Vec<Order>,
}

impl Letters {
    /// Returns faces that have these letters, as far as there are any; `None` where they are still to be looked for.
    pub(super) fn find(&self, letters: &BTreeSet<char>) -> Option<Vec<OtherFace>> {
        let known = self.found.as_ref().filter(|(known, _)| letters.is_subset(known));
        if known.is_none() {
            self.lacking.borrow_mut().extend(letters);
        }
        known.map(|(_, faces)| faces.clone())
    }
}

impl Sheets {
    /// Carries out an order; where letters are to be looked for, once they are there. For that a key waits a moment at most.
    pub(super) fn carry_out(&mut self, order: Order, state: &mut State) -> Message {
        let before = state.notice.take();
        let answer = match &order {
            Order::Print(order) => self.print(order, state),
            Order::Write(order, folder) => self.write(order, folder, state),
            Order::Copy(order) => self.copy_sheet(order, state),
            Order::Close(order) => self.close(order.clone(), state),
        };
        let mut letters = self.letters.lacking.take();
        if letters.is_empty() {
            return answer;
        }
        // What was refused is only put off.
        state.notice = before;
        if let Some(search) = &mut self.letters.search {
            search.orders.push(order);
        } else {
            // Each search has more letters than the one before, so that the last one has all of them.
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

    /// Says that what waits for letters will not be made, where anything does.
    pub fn put_off(&self, texts: &Texts) -> Option<String> {
        self.letters.search.as_ref().map(|_| texts.get("wall-letters-left").into_owned())
    }

    /// Takes in what a search has found, and carries out what waited for it; `None` while there is nothing.
    pub(super) fn take_letters(&mut self, patience: Duration, state: &mut State) -> Option<Message> {
        let search = self.letters.search.as_mut()?;
        let faces = match search.worker.answer(patience) {
            Answer::Open => return None,
            Answer::Done(faces) => faces,
            // Boxes stand for the letters then, which is told.
            Answer::Failed => Vec::new(),
        };
        let Search { letters, orders, .. } = self.letters.search.take()?;
        self.letters.found = Some((letters, faces));
        let answers = orders.into_iter().map(|order| self.carry_out(order, state)).collect();
        self.letters.found = None;
        Some(Message::All(answers))
    }
}
