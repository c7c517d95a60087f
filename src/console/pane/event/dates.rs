//! The dates of the event: two settings on one line, entered in one form.

use super::ask::{NOTHING, name};
use super::change;
use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField};
use crate::typed;
use hakem_engine::tournament::PartialDate;

/// Indices of the form fields.
const BEGINS: usize = 0;
const ENDS: usize = 1;

/// Returns the first and the last day, with a note if the event is long.
pub(super) fn value(cx: &Context) -> String {
    let settings = cx.snapshot.settings();
    let day = |day: Option<PartialDate>| day.map_or_else(|| NOTHING.to_owned(), |day| cx.texts.date(day));
    let days = match (settings.begins, settings.ends) {
        (None, None) => return String::new(),
        (begins, ends) if begins == ends => day(begins),
        (begins, ends) => format!("{} – {}", day(begins), day(ends)),
    };
    if settings.is_long() { cx.texts.with("event-long", &[("day", days.into())]) } else { days }
}

pub(super) fn ask(cx: &Context) -> Message {
    let settings = cx.snapshot.settings();
    let field = |id: &str, day: Option<PartialDate>| {
        FormField::text(name(id, cx), &day.map_or_else(String::new, |day| cx.texts.date(day)))
            .read_as(|_, cx| cx.texts.setting_help("dates").into_owned())
    };
    let fields = vec![field("begins", settings.begins), field("ends", settings.ends)];
    let form = Form::new(name("dates", cx), fields, |fields, cx| {
        let wrong = |field| move |text| FieldError { field, text };
        let read = |field: usize| {
            typed::date(fields.get(field).map_or("", FormField::value), cx.texts).map_err(wrong(field))
        };
        let (begins, ends) = (read(BEGINS)?, read(ENDS)?);
        let whole = |day: Option<PartialDate>| day.filter(|day| day.day().is_some());
        if whole(begins).zip(whole(ends)).is_some_and(|(begins, ends)| ends < begins) {
            return Err(wrong(ENDS)(cx.texts.get("event-ends-first").into_owned()));
        }
        change(cx, |settings| (settings.begins, settings.ends) = (begins, ends))
            .map_err(|error| wrong(BEGINS)(cx.refusal(&error)))
    });
    Message::open(form)
}
