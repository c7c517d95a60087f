//! Lots in the standings pane: drawn for all who have none, or entered for one player.

use crate::desk::context::Context;
use crate::desk::message::{Draw, Message};
use crate::dialog::{Confirm, Pick, PickItem, Prompt};
use crate::i18n::Say;
use crate::pane::act;
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Lot, PlayerId};

/// Offers to draw for all who have no lot, or to enter the lot of the player under the cursor.
pub(super) fn offer(cx: &Context, player: Option<PlayerId>) -> Message {
    if let Some(refused) = act::past(cx) {
        return refused;
    }
    let without = cx.snapshot.players().filter(|(id, _)| cx.snapshot.lot(*id).is_none()).count();
    let draw = cx.texts.with("standings-draw-lots", &[("count", without.into())]);
    let title = cx.texts.get("standings-draw-lots-title");
    let sure = Confirm::capital(title, 'D', Message::Draw(Draw::Lots)).with_lines([
        draw.clone(),
        String::new(),
        cx.texts.get("standings-lots-stay").into_owned(),
    ]);
    let mut choices = vec![PickItem::keyed('d', draw, Message::Open(Box::new(sure)))];
    choices.extend(player.map(|player| {
        let words = cx.texts.with("standings-enter-lot", &[("player", cx.name(player).into())]);
        PickItem::keyed('e', words.clone(), Message::Open(Box::new(enter(words, player))))
    }));
    Message::Open(Box::new(Pick::new(cx.texts.heading("standings-lots"), choices)))
}

/// Asks for a lot that a player drew themselves.
fn enter(title: String, player: PlayerId) -> Prompt {
    Prompt::new(title, move |text, cx| {
        let number = typed::whole(text, cx.texts)?.unwrap_or(0);
        let lot = Lot::new(number).map_err(|error| error.say(cx.texts))?;
        let command = Command::RecordLots { lots: vec![(player, lot)], seed: None };
        act::tried(command, cx).map_err(|error| cx.refusal(&error))
    })
}
