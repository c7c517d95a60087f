//! Restrictions on the players who meet: forbidden pairs, and groups whose players do not meet in the first rounds.

use super::ask::name;
use super::change_in_form;
use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::pane::player_field::{candidates, player};
use crate::typed;
use hakem_engine::tournament::{ApartBy, Firmness, ForbiddenPair, KeptApart, RoundNo};

/// Opens the form for a forbidden pair: two players and the range of rounds.
pub(super) fn add_forbidden(cx: &Context) -> Message {
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
        let one = fields.read(ONE, |text| player(text, cx))?;
        let other = fields.read(OTHER, |text| player(text, cx))?;
        if one == other {
            return Err(FieldError::at(OTHER)(cx.texts.get("event-forbidden-same").into_owned()));
        }
        let first = fields.read(FIRST, |text| round(text, cx))?;
        let last = fields.read(LAST, |text| round(text, cx))?;
        if last < first {
            return Err(FieldError::at(LAST)(cx.texts.get("event-forbidden-order").into_owned()));
        }
        let pair = ForbiddenPair { players: [one, other], first, last };
        change_in_form(ONE, cx, |settings| settings.forbidden.push(pair))
    });
    Message::open(form)
}

fn round(text: &str, cx: &Context) -> Result<RoundNo, String> {
    let last = cx.snapshot.settings().rounds;
    let number = typed::whole(text, cx.texts)?.and_then(|number| u8::try_from(number).ok()).map(RoundNo);
    let outside = || cx.texts.with("event-round-outside", &[("last", last.into())]);
    number.filter(|number| (RoundNo(1)..=last).contains(number)).ok_or_else(outside)
}

/// Opens a form with, for each kind of group, the last round of the restriction and its firmness; an empty field lifts
/// the restriction.
pub(super) fn ask_apart(cx: &Context) -> Message {
    let settings = cx.snapshot.settings();
    let known = |by: ApartBy| settings.apart.iter().find(|rule| rule.by == by);
    let words = |firmness| cx.texts.firmness(firmness).into_owned();
    let fields = ApartBy::ALL.into_iter().flat_map(|by| {
        let rule = known(by);
        let last = rule.map_or_else(String::new, |rule| rule.last.to_string());
        let firmness = rule.map_or_else(Firmness::default, |rule| rule.firmness);
        let label = cx.texts.with("apart-last-round", &[("by", cx.texts.apart_by(by).into())]);
        [
            FormField::text(label, &last),
            FormField::among(cx.texts.get("apart-firmness"), &Firmness::ALL, firmness, words),
        ]
    });
    let fields = fields.collect();
    let form = Form::new(name("apart", cx), fields, |fields, cx| {
        let rounds = cx.snapshot.settings().rounds;
        let mut apart = Vec::new();
        for (by, field) in ApartBy::ALL.into_iter().zip((0..).step_by(2)) {
            let last = fields.read(field, |text| typed::small::<u8>(text, cx.texts))?;
            let Some(last) = last.map(RoundNo) else { continue };
            if !(RoundNo(1)..=rounds).contains(&last) {
                let outside = cx.texts.with("event-round-outside", &[("last", rounds.into())]);
                return Err(FieldError::at(field)(outside));
            }
            let firmness = fields.among(field + 1, &Firmness::ALL).unwrap_or_default();
            apart.push(KeptApart { by, last, firmness });
        }
        change_in_form(0, cx, |settings| settings.apart = apart)
    });
    Message::open(form)
}
