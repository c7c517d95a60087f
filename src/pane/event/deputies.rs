//! The deputy arbiters of the event.

use super::change_or_tell;
use super::edit::ask;
use super::item::Item;
use crate::context::Context;
use crate::message::Message;
use crate::typed;

/// Asks for one more.
pub(super) fn add(cx: &Context) -> Message {
    ask(Item::NewDeputy, "", cx, typed::name, |settings, to| settings.deputies.extend(to))
}

/// Asks for what stands in the place of one; nothing takes them out.
pub(super) fn replace(at: usize, cx: &Context) -> Message {
    let now = cx.snapshot.settings().deputies.get(at).map_or_else(String::new, ToString::to_string);
    ask(Item::Deputy(at), &now, cx, typed::name, move |settings, to| {
        match (settings.deputies.get_mut(at), to) {
            (Some(deputy), Some(to)) => *deputy = to,
            (Some(_), None) => drop(settings.deputies.remove(at)),
            (None, _) => {}
        }
    })
}

/// Takes one out.
pub(super) fn remove(at: usize, cx: &Context) -> Message {
    change_or_tell(cx, |settings| {
        if at < settings.deputies.len() {
            settings.deputies.remove(at);
        }
    })
}
