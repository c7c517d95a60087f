//! Restrictions for groups whose players do not meet in the first rounds.

use super::ask::name;
use super::change;
use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField};
use crate::typed;
use hakem_engine::tournament::{ApartBy, Firmness, KeptApart, RoundNo};

/// Opens a form with, for each kind of group, the last round of the restriction and its firmness; an empty field lifts
/// the restriction.
pub(super) fn ask(cx: &Context) -> Message {
    let settings = cx.snapshot.settings();
    let known = |by: ApartBy| settings.apart.iter().find(|rule| rule.by == by);
    let firmness = || Firmness::ALL.map(|firmness| cx.texts.firmness(firmness).into_owned());
    let fields = ApartBy::ALL.into_iter().flat_map(|by| {
        let rule = known(by);
        let last = rule.map_or_else(String::new, |rule| rule.last.to_string());
        let chosen = Firmness::ALL.iter().position(|&each| rule.is_some_and(|rule| rule.firmness == each));
        let label = cx.texts.with("apart-last-round", &[("by", cx.texts.apart_by(by).into())]);
        [
            FormField::text(label, &last),
            FormField::choice(cx.texts.get("apart-firmness"), firmness().into(), chosen.unwrap_or(0)),
        ]
    });
    let fields = fields.collect();
    let form = Form::new(name("apart", cx), fields, |fields, cx| {
        let rounds = cx.snapshot.settings().rounds;
        let mut apart = Vec::new();
        for (by, field) in ApartBy::ALL.into_iter().zip((0..).step_by(2)) {
            let wrong = |text| FieldError { field, text };
            let typed = fields.get(field).map_or("", FormField::value);
            let Some(last) = typed::small::<u8>(typed, cx.texts).map_err(wrong)?.map(RoundNo) else {
                continue;
            };
            if !(RoundNo(1)..=rounds).contains(&last) {
                let outside = cx.texts.with("event-round-outside", &[("last", rounds.into())]);
                return Err(wrong(outside));
            }
            let chosen = fields.get(field + 1).and_then(|field| Firmness::ALL.get(field.chosen()));
            apart.push(KeptApart { by, last, firmness: chosen.copied().unwrap_or_default() });
        }
        change(cx, |settings| settings.apart = apart)
            .map_err(|error| FieldError { field: 0, text: cx.refusal(&error) })
    });
    Message::open(form)
}
