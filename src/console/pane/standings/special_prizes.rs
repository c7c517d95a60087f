//! A special prize: its name, reward and winner.

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField};
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
        let text = |field: usize| fields.get(field).map_or("", FormField::value);
        let wrong = |field| move |text| FieldError { field, text };
        let missing = |field, id: &str| wrong(field)(cx.texts.get(id).into_owned());
        let name = typed::name(text(NAME), cx.texts).map_err(wrong(NAME))?;
        let name = name.ok_or_else(|| missing(NAME, "prizes-special-name-missing"))?;
        let decimals = cx.snapshot.prizes().decimals;
        let amount = match *typed::amounts(text(AMOUNT), decimals, cx.texts).map_err(wrong(AMOUNT))? {
            [] => None,
            [amount] => Some(amount),
            [_, _, ..] => return Err(missing(AMOUNT, "prizes-special-several")),
        };
        let thing = typed::name(text(THING), cx.texts).map_err(wrong(THING))?;
        let reward = Reward::new(amount, thing);
        let reward = reward.ok_or_else(|| missing(AMOUNT, "prizes-special-nothing"))?;
        let winner = match text(WINNER).trim() {
            "" => None,
            typed => Some(player(typed, cx).map_err(wrong(WINNER))?),
        };
        let prize = SpecialPrize { name, reward, winner };
        let put = |list: &mut PrizeList| match at.and_then(|at| list.special.get_mut(at)) {
            Some(slot) => *slot = prize,
            None => list.special.push(prize),
        };
        act::announce_prizes(cx, put).map_err(wrong(NAME))
    });
    Message::open(form)
}
