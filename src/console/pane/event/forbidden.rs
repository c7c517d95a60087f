//! Forbidden pairs.

use super::{change, change_or_tell};
use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField};
use crate::pane::player_field::{candidates, player};
use crate::typed;
use hakem_engine::tournament::{ForbiddenPair, RoundNo};

/// Opens the form for a forbidden pair: two players and the range of rounds.
pub(super) fn add(cx: &Context) -> Message {
    const ONE: usize = 0;
    const OTHER: usize = 1;
    const FIRST: usize = 2;
    const LAST: usize = 3;
    let last = cx.snapshot.settings().rounds.to_string();
    let fields = vec![
        FormField::sought(cx.texts.get("event-forbidden-one"), "", candidates),
        FormField::sought(cx.texts.get("event-forbidden-other"), "", candidates),
        FormField::text(cx.texts.get("event-forbidden-first"), "1"),
        FormField::text(cx.texts.get("event-forbidden-last"), &last),
    ];
    let form = Form::new(cx.texts.heading("event-add-forbidden"), fields, |fields, cx| {
        let value = |field: usize| fields.get(field).map_or("", FormField::value);
        let wrong = |field| move |text| FieldError { field, text };
        let one = player(value(ONE), cx).map_err(wrong(ONE))?;
        let other = player(value(OTHER), cx).map_err(wrong(OTHER))?;
        if one == other {
            return Err(wrong(OTHER)(cx.texts.get("event-forbidden-same").into_owned()));
        }
        let first = round(value(FIRST), cx).map_err(wrong(FIRST))?;
        let last = round(value(LAST), cx).map_err(wrong(LAST))?;
        if last < first {
            return Err(wrong(LAST)(cx.texts.get("event-forbidden-order").into_owned()));
        }
        let pair = ForbiddenPair { players: [one, other], first, last };
        change(cx, |settings| settings.forbidden.push(pair)).map_err(|error| wrong(ONE)(cx.refusal(&error)))
    });
    Message::open(form)
}

pub(super) fn remove(at: usize, cx: &Context) -> Message {
    change_or_tell(cx, |settings| {
        if at < settings.forbidden.len() {
            settings.forbidden.remove(at);
        }
    })
}

fn round(text: &str, cx: &Context) -> Result<RoundNo, String> {
    let last = cx.snapshot.settings().rounds;
    let number = typed::whole(text, cx.texts)?.and_then(|number| u8::try_from(number).ok()).map(RoundNo);
    let outside = || cx.texts.with("event-round-outside", &[("last", last.into())]);
    number.filter(|number| (RoundNo(1)..=last).contains(number)).ok_or_else(outside)
}
