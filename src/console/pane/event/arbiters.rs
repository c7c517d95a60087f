//! The arbiters of the event: the chief arbiter and the deputies, each with a FIDE ID.

use super::ask::name;
use super::change_in_form;
use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::i18n::{Say, Texts};
use crate::typed;
use hakem_engine::tournament::{Arbiter, Settings};

/// Indices of the form fields.
const NAME: usize = 0;
const ID: usize = 1;

/// Opens the form of an arbiter; an empty name means no arbiter.
pub(super) fn ask(
    id: &str,
    now: Option<&Arbiter>,
    cx: &Context,
    put: impl Fn(&mut Settings, Option<Arbiter>) + 'static,
) -> Message {
    let known = now.map_or_else(String::new, |arbiter| arbiter.name.to_string());
    let fide_id = now.and_then(|arbiter| arbiter.fide_id).map_or_else(String::new, |id| id.to_string());
    let fields = vec![
        FormField::text(cx.texts.get("event-arbiter-name"), &known),
        FormField::text(cx.texts.get("players-fide-id"), &fide_id),
    ];
    let form = Form::new(name(id, cx), fields, move |fields, cx| {
        let arbiter = read(fields.value(NAME), fields.value(ID), cx.texts)?;
        change_in_form(NAME, cx, |settings| put(settings, arbiter))
    });
    Message::open(form)
}

/// Parses an arbiter; an ID typed after the name counts if the ID field is empty.
fn read(name: &str, id: &str, texts: &Texts) -> Result<Option<Arbiter>, FieldError> {
    let wrong = |field, text| FieldError { field, text };
    let id = typed::whole(id, texts).map_err(|text| wrong(ID, text))?;
    if id.is_some_and(|id| !Arbiter::ID_DIGITS.contains(&id.to_string().len())) {
        return Err(wrong(ID, texts.get("event-arbiter-id-digits").into_owned()));
    }
    if name.trim().is_empty() {
        let needs_name = || wrong(NAME, texts.get("event-arbiter-nameless").into_owned());
        return id.map_or(Ok(None), |_| Err(needs_name()));
    }
    let known = Arbiter::read(name).map_err(|error| wrong(NAME, error.say(texts)))?;
    Ok(Some(Arbiter { fide_id: id.or(known.fide_id), ..known }))
}

/// Opens the form for another deputy.
pub(super) fn add(cx: &Context) -> Message {
    ask("deputies", None, cx, |settings, to| settings.deputies.extend(to))
}

/// Opens the form that replaces a deputy; an empty name removes the deputy.
pub(super) fn replace(at: usize, cx: &Context) -> Message {
    let now = cx.snapshot.settings().deputies.get(at);
    ask("deputies", now, cx, move |settings, to| match (settings.deputies.get_mut(at), to) {
        (Some(deputy), Some(to)) => *deputy = to,
        (Some(_), None) => drop(settings.deputies.remove(at)),
        (None, _) => {}
    })
}
