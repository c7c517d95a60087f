//! Settings of tie-breaks by rating: the substitute for unrated players and the rating used if there are several.

use super::ask::{ask, choose};
use super::change_or_tell;
use super::item::Item;
use crate::desk::context::Context;
use crate::desk::message::Message;
use crate::dialog::{Pick, PickItem};
use crate::i18n::Texts;
use crate::typed;
use hakem_engine::tournament::{RatingTaken, Settings, Unrated};

/// Offers substitutes for the rating of an unrated player.
pub(super) fn choose_unrated(cx: &Context) -> Message {
    let now = cx.snapshot.settings().rating_tie_breaks.unrated;
    let put = |settings: &mut Settings, to| settings.rating_tie_breaks.unrated = to;
    let plain = |to: Unrated| {
        PickItem::plain(cx.texts.unrated(to).into_owned(), change_or_tell(cx, |settings| put(settings, to)))
    };
    let shown = match now {
        Unrated::Fixed(rating) => rating.to_string(),
        Unrated::Dropped | Unrated::Lowest | Unrated::Average => String::new(),
    };
    let read =
        |text: &str, texts: &Texts| Ok(typed::rating(text, texts)?.map_or(Unrated::Dropped, Unrated::Fixed));
    let fixed = PickItem::plain(
        cx.texts.get("unrated-fixed-open").into_owned(),
        ask(Item::Unrated, &shown, cx, read, put),
    );
    let choices = vec![plain(Unrated::Dropped), fixed, plain(Unrated::Lowest), plain(Unrated::Average)];
    let at = match now {
        Unrated::Dropped => 0,
        Unrated::Fixed(_) => 1,
        Unrated::Lowest => 2,
        Unrated::Average => 3,
    };
    Message::Open(Box::new(Pick::new(Item::Unrated.name(cx), choices).at(at)))
}

/// Offers the rating to use if a player has several.
pub(super) fn choose_taken(cx: &Context) -> Message {
    choose(
        Item::RatingTaken,
        &RatingTaken::ALL,
        cx.snapshot.settings().rating_tie_breaks.taken,
        cx,
        |taken, cx| cx.texts.rating_taken(taken).into_owned(),
        |settings, to| settings.rating_tie_breaks.taken = to,
    )
}
