//! Dialogs for the single value of a setting: a line of text or a short list of choices.

use super::item::Item;
use super::{change, change_or_tell};
use crate::desk::context::Context;
use crate::desk::message::Message;
use crate::dialog::{Pick, PickItem, Prompt};
use crate::i18n::Texts;
use hakem_engine::tournament::Settings;

/// Opens a one-line text prompt for a value.
pub(super) fn ask<T: 'static>(
    item: Item,
    now: &str,
    cx: &Context,
    read: impl Fn(&str, &Texts) -> Result<T, String> + 'static,
    put: impl Fn(&mut Settings, T) + 'static,
) -> Message {
    let prompt = Prompt::new(item.name(cx), move |text, cx| {
        let value = read(text, cx.texts)?;
        let in_order = |settings: &Settings| match (settings.begins, settings.ends) {
            (Some(begins), Some(ends)) if begins.day().is_some() && ends.day().is_some() => begins <= ends,
            _ => true,
        };
        let mut changed = cx.snapshot.settings().clone();
        put(&mut changed, value);
        if !in_order(&changed) {
            return Err(cx.texts.get("event-ends-first").into_owned());
        }
        change(cx, |settings| *settings = changed).map_err(|error| cx.refusal(&error))
    });
    Message::Open(Box::new(prompt.with_text(now).with_lines([item.help(cx), String::new()])))
}

/// Offers the values of a setting as choices.
pub(super) fn choose<T: Copy + PartialEq>(
    item: Item,
    values: &[T],
    now: T,
    cx: &Context,
    words: impl Fn(T, &Context) -> String,
    put: impl Fn(&mut Settings, T),
) -> Message {
    let choices = values.iter().map(|&value| {
        let then = change_or_tell(cx, |settings| put(settings, value));
        PickItem::plain(words(value, cx), then)
    });
    let at = values.iter().position(|&value| value == now).unwrap_or(0);
    Message::Open(Box::new(Pick::new(item.name(cx), choices.collect()).at(at)))
}
