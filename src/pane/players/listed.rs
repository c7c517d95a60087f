//! The name of a player who is registered, looked for in the rating lists: who is taken fills all fields.

use super::form::{
    BORN, CLUB, ESTIMATED, FEDERATION, FIDE_ID, LANGUAGE, LICENCE, NATIONAL_RATING, RATING, SEX, SEXES,
    TITLE, languages,
};
use crate::desk::context::Context;
use crate::desk::message::Message;
use crate::desk::request::RatingRequest;
use crate::dialog::{Candidate, Suggests, Value};
use crate::ratings::{Federation, FoundPlayers, Listed, Lookup};
use crate::spelling::words;
use crate::text::{self, Align};
use hakem_engine::collate::{Language, upper_case};
use hakem_engine::tournament::{GameKind, Name, Rating, Title};

/// The rating lists as what the name of a player asks.
pub(super) struct InLists;

/// Returns what was found for the letters typed.
fn found<'a>(typed: &str, cx: &Context<'a>) -> Option<&'a FoundPlayers> {
    cx.ratings?.found().filter(|found| found.typed.trim() == typed.trim())
}

/// Returns whom the lists have under just this name, as far as they were asked for it.
pub(super) fn called<'a>(name: &str, cx: &Context<'a>) -> Option<&'a Listed> {
    let wanted = words(name);
    found(name, cx)?.players.iter().find(|listed| words(listed.name.as_str()) == wanted)
}

impl Suggests for InLists {
    fn ask(&self, typed: &str) -> Message {
        Message::ask(RatingRequest::LookUp(typed.to_owned()))
    }

    fn is_waiting(&self, _: &str, cx: &Context) -> bool {
        cx.ratings.is_some_and(Lookup::is_waiting)
    }

    fn candidates(&self, typed: &str, cx: &Context) -> Vec<Candidate> {
        let players = found(typed, cx).map(|found| found.players.as_slice()).unwrap_or_default();
        let candidate =
            |listed: &Listed| Candidate { value: listed.name.as_str().to_owned(), words: line(listed, cx) };
        players.iter().map(candidate).collect()
    }

    fn others(&self, at: usize, cx: &Context) -> Vec<(usize, Value)> {
        let Some(listed) = cx.ratings.and_then(Lookup::found).and_then(|found| found.players.get(at)) else {
            return Vec::new();
        };
        let text = |place: usize, text: String| (place, Value::Text(text));
        let points = |rating: Option<Rating>| rating.map(|rating| rating.to_string()).unwrap_or_default();
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let sex = SEXES.iter().position(|&sex| sex == listed.sex).unwrap_or_default();
        let kind = cx.snapshot.settings().known_kind().unwrap_or(GameKind::Standard);
        let spelt = listed.name_language();
        let language = languages().iter().position(|&language| language == spelt).unwrap_or_default();
        let mut others = vec![
            text(TITLE, listed.title.map_or("", Title::letters).to_owned()),
            text(RATING, points(listed.ratings.counting(kind))),
            text(NATIONAL_RATING, points(listed.ratings.national)),
            text(LICENCE, number(listed.licence)),
            text(FIDE_ID, number(listed.fide_id)),
            (SEX, Value::Choice(sex)),
            // What a list says is no estimate.
            (ESTIMATED, Value::Choice(0)),
            text(BORN, listed.born.map(|born| cx.texts.date(born)).unwrap_or_default()),
            text(CLUB, listed.club.as_ref().map_or("", Name::as_str).to_owned()),
            (LANGUAGE, Value::Choice(language)),
        ];
        // A list that names no federation leaves that of the event.
        others.extend(listed.federation.map(|letters| text(FEDERATION, letters.to_string())));
        others
    }
}

/// A player in a line: name, year of birth, federation, title, standard, rapid and blitz rating, national one, club.
fn line(listed: &Listed, cx: &Context) -> String {
    let letters = listed.federation.as_ref().map_or("", Federation::as_str);
    let of_federation = || Language::of_federation(letters);
    let language = listed.name_language().or_else(of_federation).unwrap_or(cx.snapshot.settings().language);
    let name = upper_case(listed.name.as_str(), language);
    let ratings = &listed.ratings;
    let points = |rating: Option<Rating>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let kinds = GameKind::ALL.map(|kind| text::fit(&points(ratings.of(kind)), 4, Align::Right)).join(" ");
    let national = ratings.national.map(|rating| format!(" ({rating})")).unwrap_or_default();
    let club = listed.club.as_ref().map(|club| format!(" {club}")).unwrap_or_default();
    let born = listed.born.map(|born| format!("{:04}", born.year())).unwrap_or_default();
    format!(
        "{} {born:<4} {letters:<4} {:<3} {kinds}{national}{club}",
        text::fit(&text::clean(&name), 26, Align::Left),
        listed.title.map_or("", Title::letters),
    )
}
