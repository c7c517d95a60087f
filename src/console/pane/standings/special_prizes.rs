//! A special prize: its name, reward and winner.

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
use crate::pane::act;
use crate::pane::player_field::{candidates, player};
use crate::sheet;
use crate::typed;
use hakem_engine::tournament::{Name, PrizeList, Reward, SpecialPrize};

/// Opens the form of a special prize, new or existing.
pub(super) fn edit(cx: &Context, at: Option<usize>) -> Message {
    const NAME: usize = 0;
    const AMOUNT: usize = 1;
    const THING: usize = 2;
    const WINNER: usize = 3;
    let list = cx.snapshot.prizes();
    let now = at.and_then(|at| list.special.get(at));
    let amount = now.and_then(|prize| prize.reward.money());
    let amount = amount.map(|amount| sheet::prizes::typed_amount(cx.texts, list, amount)).unwrap_or_default();
    let thing = now.and_then(|prize| prize.reward.thing()).map_or("", Name::as_str);
    // Names can be ambiguous; the number is not.
    let winner = now.and_then(|prize| prize.winner);
    let winner = winner.map(|winner| cx.number_text(winner)).unwrap_or_default();
    let fields = vec![
        FormField::text(cx.texts.get("prizes-special-name"), now.map_or("", |prize| prize.name.as_str())),
        FormField::text(cx.texts.get("prizes-special-amount"), &amount),
        FormField::text(cx.texts.get("prizes-special-thing"), thing),
        FormField::sought(cx.texts.get("prizes-special-winner"), &winner, candidates),
    ];
    let form = Form::new(cx.texts.get("prizes-special-title"), fields, move |fields, cx| {
        let missing = |field, id: &str| FieldError { field, text: cx.texts.get(id).into_owned() };
        let name = fields.read(NAME, |text| typed::name(text, cx.texts))?;
        let name = name.ok_or_else(|| missing(NAME, "prizes-special-name-missing"))?;
        let decimals = cx.snapshot.prizes().decimals;
        let amount = match *fields.read(AMOUNT, |text| typed::amounts(text, decimals, cx.texts))? {
            [] => None,
            [amount] => Some(amount),
            [_, _, ..] => return Err(missing(AMOUNT, "prizes-special-several")),
        };
        let thing = fields.read(THING, |text| typed::name(text, cx.texts))?;
        let reward = Reward::new(amount, thing);
        let reward = reward.ok_or_else(|| missing(AMOUNT, "prizes-special-nothing"))?;
        let winner = fields.read(WINNER, |text| match text.trim() {
            "" => Ok(None),
            typed => player(typed, cx).map(Some),
        })?;
        let prize = SpecialPrize { name, reward, winner };
        let put = |list: &mut PrizeList| match at.and_then(|at| list.special.get_mut(at)) {
            Some(slot) => *slot = prize,
            None => list.special.push(prize),
        };
        act::announce_prizes(cx, put).map_err(FieldError::at(NAME))
    });
    Message::open(form)
}
