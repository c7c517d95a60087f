//! Lots in the standings pane, drawn for all players without one or entered for one player, and manually entered
//! tie-break values.

use crate::desk::{Context, Draw, Message};
use crate::dialog::{Confirm, Pick, PickItem, Prompt};
use crate::i18n::Say;
use crate::pane::act;
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::tiebreak::{Conditions, Needs, usable};
use hakem_engine::tournament::{EnteredValue, Lot, PlayerId, TieBreakId};

/// Offers to draw for all players without a lot, or to enter the lot of the player at the cursor. Choices
/// that a drawn lot excludes are omitted.
pub(super) fn offer(cx: &Context, player: Option<PlayerId>) -> Message {
    Message::open(Pick::new(cx.texts.heading("standings-lots"), choices(cx, player)))
}

/// Returns the choices about lots; none if all lots are drawn and no value is entered.
pub(super) fn choices(cx: &Context, player: Option<PlayerId>) -> Vec<PickItem> {
    let without = cx.snapshot.players().filter(|(id, _)| cx.snapshot.lot(*id).is_none()).count();
    let draw = cx.texts.with("standings-draw-lots", &[("count", without.into())]);
    let title = cx.texts.get("standings-draw-lots-title");
    let sure = Confirm::capital(title, 'D', "confirm-draw", Message::Draw(Draw::Lots)).with_lines([
        draw.clone(),
        String::new(),
        cx.texts.get("standings-lots-stay").into_owned(),
    ]);
    let draws = (without > 0).then(|| PickItem::keyed('d', draw, Message::open(sure)));
    let mut choices: Vec<PickItem> = draws.into_iter().collect();
    choices.extend(player.filter(|&player| cx.snapshot.lot(player).is_none()).map(|player| {
        let words = cx.texts.with("standings-enter-lot", &[("player", cx.name(player).into())]);
        PickItem::keyed('e', words.clone(), Message::open(enter(words, player)))
    }));
    let entered = cx.snapshot.settings().tie_breaks.iter().find(|id| needs(id, Needs::Entry, cx));
    choices.extend(player.zip(entered).map(|(player, id)| {
        let values = [("player", cx.name(player).into()), ("id", id.as_str().into())];
        let words = cx.texts.with("standings-enter-value", &values);
        PickItem::keyed('v', words.clone(), Message::open(enter_value(words, player)))
    }));
    choices
}

/// Returns true if a tie-break of the event uses lots or manual values.
pub(super) fn are_used(cx: &Context) -> bool {
    cx.snapshot
        .settings()
        .tie_breaks
        .iter()
        .any(|id| needs(id, Needs::Lots, cx) || needs(id, Needs::Entry, cx))
}

/// Returns true if missing values of a tie-break depend on these data.
fn needs(id: &TieBreakId, needed: Needs, cx: &Context) -> bool {
    usable(id, Conditions::of(cx.snapshot.settings())).is_ok_and(|chosen| chosen.method.needs == needed)
}

/// Prompts for the manual value of a tie-break; an empty line clears it.
fn enter_value(title: String, player: PlayerId) -> Prompt {
    Prompt::new(title, move |text, cx| {
        let value = match text.trim() {
            "" => None,
            text => Some(text.parse::<EnteredValue>().map_err(|error| error.say(cx.texts))?),
        };
        let command = Command::EnterValues { values: vec![(player, value)] };
        act::tried(command, cx).map_err(|error| cx.refusal(&error))
    })
}

/// Prompts for a lot drawn by the player.
fn enter(title: String, player: PlayerId) -> Prompt {
    Prompt::new(title, move |text, cx| {
        let number = typed::whole(text, cx.texts)?.unwrap_or(0);
        let lot = Lot::new(number).map_err(|error| error.say(cx.texts))?;
        let command = Command::RecordLots { lots: vec![(player, lot)], seed: None };
        act::tried(command, cx).map_err(|error| cx.refusal(&error))
    })
}
