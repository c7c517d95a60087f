//! The rating lists of the event in the order of lookup, edited by typing their letters.

use super::ask::{Title, ask};
use crate::desk::{Context, Message};
use crate::i18n::Texts;
use hakem_engine::tournament::{RatingKind, RatingSequence};

/// Letters of each list, the same in every language.
const LETTERS: [(&str, RatingKind); 5] = [
    ("S", RatingKind::Standard),
    ("R", RatingKind::Rapid),
    ("B", RatingKind::Blitz),
    ("RS", RatingKind::EffectiveRapid),
    ("BS", RatingKind::EffectiveBlitz),
];

/// Opens the prompt for the lists, the main one first; an empty line restores the usual order of the rate of play.
pub(super) fn open(cx: &Context) -> Message {
    let letters = |list: &RatingKind| LETTERS.iter().find(|(_, of)| of == list).map(|(letters, _)| *letters);
    let lists = cx.snapshot.settings().lists();
    let now: Vec<&str> = lists.lists().iter().filter_map(letters).collect();
    ask(Title::of("rating-sequence", cx), &now.join(" "), read, |settings, to| settings.rating_sequence = to)
}

fn read(text: &str, texts: &Texts) -> Result<Option<RatingSequence>, String> {
    let wrong = || texts.with("event-rating-sequence-wrong", &[("found", text.trim().into())]);
    let list = |word: &str| {
        LETTERS.iter().find(|(letters, _)| letters.eq_ignore_ascii_case(word)).map(|(_, list)| *list)
    };
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let lists = words.map(list).collect::<Option<Vec<RatingKind>>>().ok_or_else(wrong)?;
    if lists.is_empty() {
        return Ok(None);
    }
    RatingSequence::new(lists).map(Some).map_err(|_| wrong())
}
