//! What the event has to tell, as texts and cells: panes show it, and whatever is printed or exported later
//! takes it from here too.

pub mod card;
pub mod entry;
pub mod list;
pub mod prizes;
mod rating;

pub use rating::RatingColumn;

use crate::context::Context;
use hakem_engine::tournament::Ruling;

/// Returns what the arbiter decided before a round was paired.
#[must_use]
pub fn ruling(cx: &Context, ruling: &Ruling) -> String {
    let bye = ruling.bye.map(|id| cx.texts.with("ruling-bye", &[("player", cx.name(id).into())]));
    let names: Vec<String> = ruling.unpaired.iter().map(|&id| cx.name(id)).collect();
    let unpaired = (!names.is_empty()).then(|| {
        let values = [("count", names.len().into()), ("players", names.join(", ").into())];
        cx.texts.with("ruling-unpaired", &values)
    });
    bye.into_iter().chain(unpaired).collect::<Vec<_>>().join("; ")
}
