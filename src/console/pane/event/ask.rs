//! Dialogs for the single value of a setting: a line of text or a short list of choices.

use super::{change, change_in_form, change_or_tell};
use crate::desk::{Context, Message};
use crate::dialog::{Form, FormField, FormValues, Pick, PickItem, Prompt};
use crate::i18n::Texts;
use hakem_engine::tournament::Settings;

/// Placeholder of an unknown value.
pub(super) const NOTHING: &str = "–";

/// Name and help of a line, which its dialog shows.
pub(super) struct Title {
    pub(super) name: String,
    pub(super) help: String,
}

impl Title {
    /// Returns those of a setting that has no help of its own.
    pub(super) fn of(id: &str, cx: &Context) -> Self {
        Self { name: name(id, cx), help: cx.texts.setting_help(id).into_owned() }
    }
}

pub(super) fn name(id: &str, cx: &Context) -> String {
    cx.texts.get(&format!("event-{id}")).into_owned()
}

/// Opens a one-line text prompt for a value.
pub(super) fn ask<T: 'static>(
    title: Title,
    now: &str,
    read: impl Fn(&str, &Texts) -> Result<T, String> + 'static,
    put: impl Fn(&mut Settings, T) + 'static,
) -> Message {
    let prompt = Prompt::new(title.name, move |text, cx| {
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
    Message::open(prompt.with_text(now).with_lines([title.help, String::new()]))
}

/// Opens a form of one field for a value.
pub(super) fn ask_in_form<T: 'static>(
    id: &str,
    field: FormField,
    cx: &Context,
    read: fn(&str, &Texts) -> Result<T, String>,
    put: fn(&mut Settings, T),
) -> Message {
    Message::open(Form::new(name(id, cx), vec![field], move |fields, cx| {
        let value = fields.read(0, |text| read(text, cx.texts))?;
        change_in_form(0, cx, |settings| put(settings, value))
    }))
}

pub(super) fn choose<T: Copy + PartialEq>(
    title: Title,
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
    Message::open(Pick::new(title.name, choices.collect()).at(at))
}
