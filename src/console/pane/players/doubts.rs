//! Plausibility checks of a player who is about to be registered or edited; none of them refuses the change.

use super::form::{BORN, FEDERATION, NAME, NATIONAL_RATING, RATING, SEX, TITLE, read};
use super::rating_lookup;
use crate::desk::Context;
use crate::dialog::{FieldError, FormField};
use crate::pane::federations;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{PartialDate, PlayerId, Rating, Sex, Title};
use jiff::Timestamp;

/// Plausible ages of players in years.
const AGES: std::ops::RangeInclusive<i32> = 3..=105;

const RATINGS: std::ops::RangeInclusive<u16> = 1000..=2900;

/// Returns the doubts about the fields of a player; `id` is the player being edited.
pub(super) fn of(fields: &[FormField], id: Option<PlayerId>, cx: &Context) -> Vec<FieldError> {
    let Ok(player) = read(fields, cx) else { return Vec::new() };
    let mut doubts = Vec::new();
    let mut doubt = |field, text: String| doubts.push(FieldError { field, text });
    let name = player.name.as_str();
    if !name.chars().any(char::is_alphabetic) {
        doubt(NAME, cx.texts.get("doubt-no-letters").into_owned());
    } else if let Some(other) = namesake(name, id, cx) {
        let number = cx.number(other).map(|number| format!("{number} ")).unwrap_or_default();
        let called = format!("{number}{}", cx.name(other));
        doubt(NAME, cx.texts.with("doubt-namesake", &[("player", called.into())]));
    }
    let is_unnumbered = player.fide_id.is_none() && player.licence.is_none();
    if let Some(listed) = rating_lookup::called(name, cx).filter(|_| id.is_none() && is_unnumbered) {
        let rating = listed.ratings.first().map_or_else(|| "–".to_owned(), |rating| rating.to_string());
        let values = [
            ("name", listed.name.as_str().into()),
            ("federation", listed.federation.map_or_else(String::new, |of| of.to_string()).into()),
            ("rating", rating.into()),
        ];
        doubt(NAME, cx.texts.with("doubt-listed", &values));
    }
    let is_strange = |rating: Option<Rating>| rating.filter(|rating| !RATINGS.contains(&rating.get()));
    for (field, rating) in [(RATING, player.rating), (NATIONAL_RATING, player.national_rating)] {
        if let Some(rating) = is_strange(rating) {
            doubt(field, cx.texts.with("doubt-rating", &[("rating", rating.into())]));
        }
    }
    let known = id.and_then(|id| cx.snapshot.player(id)).map(|known| &known.player);
    let sourced = rating_lookup::sourced(player.clone(), known, cx);
    doubts.extend(rating_lookup::newer_lists(&sourced, known, cx));
    let mut doubt = |field, text: String| doubts.push(FieldError { field, text });
    if let Some(code) = player.federation.as_ref().filter(|code| !federations::is_known(code.as_str(), cx)) {
        doubt(FEDERATION, cx.texts.with("doubt-federation", &[("code", code.as_str().into())]));
    }
    if let Some(born) = player.born.filter(|born| !is_of_age(*born, cx)) {
        doubt(BORN, cx.texts.with("doubt-born", &[("year", i64::from(born.year()).into())]));
    }
    let is_for_women = |title: &Title| title.letters().starts_with('W');
    if let (Some(title), Some(Sex::Male)) = (player.title.filter(is_for_women), player.sex) {
        let field = if fields.get(SEX).is_some() { SEX } else { TITLE };
        doubt(field, cx.texts.with("doubt-title", &[("title", title.letters().into())]));
    }
    doubts
}

fn namesake(name: &str, id: Option<PlayerId>, cx: &Context) -> Option<PlayerId> {
    let words = |name: &str| fold_for_search(name).split_whitespace().collect::<Vec<_>>().join(" ");
    let wanted = words(name);
    let others = cx.snapshot.players().filter(|&(other, _)| Some(other) != id);
    others.into_iter().find(|(_, known)| words(known.player.name.as_str()) == wanted).map(|(other, _)| other)
}

/// Returns true if a player born then has a plausible age in the year of the event's last entry.
fn is_of_age(born: PartialDate, cx: &Context) -> bool {
    let last = cx.history.log().last().and_then(|entry| Timestamp::from_millisecond(entry.at.0).ok());
    let year = last.map(|at| i32::from(at.to_zoned(cx.zone.clone()).year()));
    year.is_none_or(|year| AGES.contains(&(year - i32::from(born.year()))))
}
