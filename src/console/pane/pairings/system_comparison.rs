//! Comparison of the round with its pairing by another system or edition, with the articles that account for the
//! differences.

use super::side_by_side::{Seating, lines};
use crate::desk::{Context, Message, Work, WorkRequest};
use crate::dialog::{Pick, PickItem, ReadingDialog};
use crate::i18n::Say;
use crate::sheet::system_comparison::told;
use crate::text;
use crate::worker::Worker;
use hakem_engine::console::against;
use hakem_engine::format::{Facts, Paired};
use hakem_engine::pairing::{facts_of, swiss_systems};
use hakem_engine::tournament::SystemId;
use ratatui::text::Line;

/// Returns the choice of a system if another one can pair the displayed round: a Swiss system for individual players,
/// with the same number of games per pairing, and the displayed round is paired by the system of the event.
pub(super) fn choice(cx: &Context, here: &Seating) -> Option<Message> {
    let facts = facts_of(cx.snapshot, cx.round)?;
    let systems = swiss_systems();
    let is_swiss = systems.iter().any(|system| system.id() == facts.id);
    if !is_swiss || facts.paired != Paired::Players || facts.id != cx.snapshot.settings().system.as_str() {
        return None;
    }
    let is_other = |other: &&'static Facts| {
        other.paired == Paired::Players && other.games == facts.games && other.id != facts.id
    };
    let item =
        |facts: &'static Facts| PickItem::plain(cx.texts.system(facts.id), ask(facts.id, here.clone()));
    let items: Vec<PickItem> =
        systems.iter().map(|system| system.facts()).filter(is_other).map(item).collect();
    let title = cx.texts.get("against-choose");
    (!items.is_empty()).then(|| Message::open(Pick::new(title, items)))
}

/// Pairs the round under both systems.
fn ask(id: &'static str, here: Seating) -> Message {
    Message::Work(WorkRequest::Begin(Box::new(move |cx| {
        let (snapshot, round, other) = (cx.snapshot.clone(), cx.round, SystemId::new(id));
        let worker = Worker::begin(move || {
            let there = Seating::by_rules(&snapshot.under(other.clone()), round);
            (there, against(&snapshot, round, &other))
        });
        Work::of(worker, move |(there, found), cx| {
            let title = cx.texts.with("pairings-compare-title", &[("round", cx.round.into())]);
            let reading = ReadingDialog::fitted(title, move |cx, width| {
                let label = cx.texts.system(id);
                let boards = there.as_ref().map(|there| lines(cx, width.into(), [&here, there], &label));
                let own = cx.snapshot.system(cx.round);
                let said = match &found {
                    Ok(found) => told(cx.event, [own, &SystemId::new(id)], found),
                    Err(error) => vec![error.say(cx.texts)],
                };
                let said = said.iter().map(|line| Line::raw(text::clean(line).into_owned()));
                boards.into_iter().flatten().chain([Line::raw("")]).chain(said).collect()
            });
            Message::open(reading)
        })
    })))
}
