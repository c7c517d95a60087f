//! The Chess960 start position of a round: drawn here, or entered if it was drawn elsewhere.

use crate::desk::{Context, Draw, Message, Notice};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::i18n::Say;
use crate::pane::act;
use crate::sheet::conditions;
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::tournament::{StartPosition, Urn};

/// Offers to draw the position of the displayed round or to enter its number; shows it if it is already drawn.
pub(super) fn offer(cx: &Context) -> Message {
    let round = cx.round;
    if let Some(said) = conditions::position(cx.event, round) {
        return Message::Tell(Notice::done(said));
    }
    let draw = Draw::of(Urn::Position(round), move |seed| {
        vec![Command::DrawPosition { round, position: StartPosition::drawn(seed), seed: Some(seed) }]
    });
    let words = cx.texts.get("pairings-enter-position");
    let enter = Prompt::new(words.clone(), move |text, cx| {
        let number = typed::whole(text, cx.texts)?.and_then(|number| u16::try_from(number).ok());
        let position = StartPosition::new(number.unwrap_or(u16::MAX)).map_err(|error| error.say(cx.texts))?;
        act::tried(Command::DrawPosition { round, position, seed: None }, cx)
            .map_err(|error| cx.refusal(&error))
    });
    let choices = vec![
        PickItem::keyed('d', cx.texts.get("pairings-draw-position"), Message::Draw(draw)),
        PickItem::keyed('e', words, Message::open(enter)),
    ];
    let title = cx.texts.with("pairings-position-title", &[("round", round.into())]);
    Message::open(Pick::new(title, choices))
}
