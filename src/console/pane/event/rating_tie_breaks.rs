//! The substitute for the rating of unrated players in tie-breaks by rating.

use super::ask::{Title, ask, name};
use super::change_or_tell;
use crate::desk::{Context, Message};
use crate::dialog::{Pick, PickItem};
use crate::i18n::Texts;
use crate::typed;
use hakem_engine::tournament::{Settings, Unrated};

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
        ask(Title::of("unrated", cx), &shown, read, put),
    );
    let choices = vec![plain(Unrated::Dropped), fixed, plain(Unrated::Lowest), plain(Unrated::Average)];
    let at = match now {
        Unrated::Dropped => 0,
        Unrated::Fixed(_) => 1,
        Unrated::Lowest => 2,
        Unrated::Average => 3,
    };
    Message::open(Pick::new(name("unrated", cx), choices).at(at))
}
