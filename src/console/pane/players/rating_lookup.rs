//! Lookup of a player's name in the rating lists; accepting a match fills all fields.

use super::form::{
    BORN, CLUB, COEFFICIENT, ESTIMATED, FEDERATION, FIDE_ID, LANGUAGE, LICENCE, NATIONAL_RATING, RATING, SEX,
    TITLE, languages,
};
use crate::desk::{Context, Message, RatingRequest};
use crate::dialog::{Candidate, FieldError, SuggestedValue, Suggests};
use crate::pane::category::SEXES;
use crate::ratings::{Federation, FoundPlayers, Listed, Lookup};
use crate::spelling::words;
use crate::text::{self, Align};
use hakem_engine::collate::Language;
use hakem_engine::tournament::{
    GameKind, Name, PartialDate, Player, Rating, RatingSource, RatingSources, Title,
};

/// Suggestions from the rating lists for the name field.
pub(super) struct InLists;

/// Returns the search result for the typed text.
fn found<'a>(typed: &str, cx: &Context<'a>) -> Option<&'a FoundPlayers> {
    cx.ratings?.found().filter(|found| found.typed.trim() == typed.trim())
}

/// Returns the listed player with exactly this name, if the lists were searched for it.
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
        let candidate = |(listed, other): (&Listed, Option<GameKind>)| Candidate {
            value: listed.name.as_str().to_owned(),
            words: other.map_or_else(|| line(listed, cx), |kind| of_other_list(listed, kind, cx)),
        };
        found(typed, cx).into_iter().flat_map(|found| offered(found, cx)).map(candidate).collect()
    }

    fn others(&self, at: usize, cx: &Context) -> Vec<(usize, SuggestedValue)> {
        let found = cx.ratings.and_then(Lookup::found);
        let Some((listed, other)) = found.and_then(|found| offered(found, cx).nth(at)) else {
            return Vec::new();
        };
        let text = |place: usize, text: String| (place, SuggestedValue::Text(text));
        let points = |rating: Option<Rating>| rating.map(|rating| rating.to_string()).unwrap_or_default();
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let sex = SEXES.iter().position(|&sex| sex == listed.sex).unwrap_or_default();
        let main = || listed.main_rating(&cx.snapshot.settings().lists()).map(|(_, rating)| rating);
        let rating = other.map_or_else(main, |kind| listed.ratings.fide.of(kind));
        let spelt = listed.name_language();
        let language = languages().iter().position(|&language| language == spelt).unwrap_or_default();
        let coefficient = listed.coefficient(cx.snapshot.settings());
        let mut others = vec![
            text(TITLE, listed.title.map_or("", Title::letters).to_owned()),
            text(RATING, points(rating)),
            text(NATIONAL_RATING, points(listed.national_rating(&cx.snapshot.settings().lists()))),
            text(LICENCE, listed.licence.map(|licence| licence.to_string()).unwrap_or_default()),
            text(FIDE_ID, number(listed.fide_id)),
            (SEX, SuggestedValue::Choice(sex)),
            // Ratings of a list are not estimates.
            (ESTIMATED, SuggestedValue::Choice(0)),
            text(BORN, listed.born.map(|born| cx.texts.date(born)).unwrap_or_default()),
            text(CLUB, listed.club.as_ref().map_or("", Name::as_str).to_owned()),
            (LANGUAGE, SuggestedValue::Choice(language)),
            text(COEFFICIENT, coefficient.map(|k| k.to_string()).unwrap_or_default()),
        ];
        // If the list names no federation, the one of the event is kept.
        others.extend(listed.federation.map(|letters| text(FEDERATION, letters.to_string())));
        others
    }
}

/// Returns the matching players, each with the rating of the event's main list, followed by ratings of other lists for
/// players without that rating.
fn offered<'a>(
    found: &'a FoundPlayers,
    cx: &Context,
) -> impl Iterator<Item = (&'a Listed, Option<GameKind>)> + use<'a> {
    let lists = cx.snapshot.settings().lists();
    let others = found.players.iter().flat_map(move |listed| {
        listed.other_ratings(&lists).into_iter().map(move |(kind, _)| (listed, Some(kind)))
    });
    found.players.iter().map(|listed| (listed, None)).chain(others)
}

/// Describes a rating of another list.
fn of_other_list(listed: &Listed, kind: GameKind, cx: &Context) -> String {
    let rating = listed.ratings.fide.of(kind).map(|rating| rating.to_string()).unwrap_or_default();
    let values = [
        ("player", listed.name.as_str().into()),
        ("kind", cx.texts.game_kind(kind).into_owned().into()),
        ("rating", rating.into()),
    ];
    text::clean(&cx.texts.with("players-other-list", &values)).into_owned()
}

/// Sets the source of a player's ratings: the lists, if they contain exactly these ratings; the previous source, if a
/// rating is unchanged; else the arbiter.
pub(super) fn sourced(player: Player, known: Option<&Player>, cx: &Context) -> Player {
    let players = cx.ratings.and_then(Lookup::found).map(|found| found.players.as_slice());
    let lists = cx.snapshot.settings().lists();
    let is_this = |listed: &&Listed| match (player.fide_id, player.licence) {
        (Some(id), _) => listed.fide_id == Some(id),
        (None, Some(licence)) => listed.licence == Some(licence),
        // Without ID numbers, a namesake counts as the same player only if the ratings match too.
        (None, None) => {
            let ratings = listed.ratings;
            let is_listed = |rating: Option<Rating>| {
                rating.is_some() && GameKind::ALL.into_iter().any(|kind| ratings.fide.of(kind) == rating)
            };
            let is_rated_so = is_listed(player.rating)
                || player.rating.is_none()
                    && player.national_rating.is_some()
                    && player.national_rating == listed.national_rating(&lists);
            is_rated_so && words(listed.name.as_str()) == words(player.name.as_str())
        }
    };
    let listed = players.unwrap_or_default().iter().find(is_this);
    let official = match listed.map(Listed::official) {
        Some(official) if !official.are_unknown() => official,
        _ => known.map(|known| known.official.clone()).unwrap_or_default(),
    };
    let kinds = || lists.main_games().iter().copied().chain(lists.other_games());
    let international = |rating: Rating| {
        let of = |kind| official.of(kind).filter(|of| of.rating == rating).map(|of| (kind, of));
        let found = kinds().find_map(of);
        found.map(|(kind, of)| RatingSource::List(of.list.clone(), Some(kind)))
    };
    let national = |rating: Rating| {
        listed
            .filter(|listed| listed.national_rating(&lists) == Some(rating))
            .and_then(Listed::national_source)
    };
    let source = |rating: Option<Rating>,
                  before: Option<(Option<Rating>, Option<&RatingSource>)>,
                  listed: &dyn Fn(Rating) -> Option<RatingSource>| {
        let rating = rating?;
        match before.filter(|&(before, _)| before == Some(rating)) {
            Some((_, source)) => source.cloned(),
            None => listed(rating).or(Some(RatingSource::ByHand)),
        }
    };
    let before = known.map(|known| (known.rating, known.sources.rating()));
    let before_national = known.map(|known| (known.national_rating, known.sources.national_rating()));
    let sources = RatingSources::new(
        source(player.rating, before, &international),
        source(player.national_rating, before_national, &national),
    );
    Player { sources, official, ..player }
}

/// Returns a doubt about each new rating from a list that came into force after the first day, which the comparison with
/// the lists does not use either (FIDE C.04.2 2.1).
pub(super) fn newer_lists(player: &Player, known: Option<&Player>, cx: &Context) -> Vec<FieldError> {
    let settings = cx.snapshot.settings();
    let Some(begins) = settings.begins.filter(|_| !settings.is_long()) else { return Vec::new() };
    let month = |date: PartialDate| Some((date.year(), date.month()?));
    let before = known.map(|known| &known.sources);
    let sources = [
        (RATING, player.sources.rating(), before.and_then(RatingSources::rating)),
        (NATIONAL_RATING, player.sources.national_rating(), before.and_then(RatingSources::national_rating)),
    ];
    let doubt = |(field, now, before): (usize, Option<&RatingSource>, Option<&RatingSource>)| {
        let Some(RatingSource::List(list, _)) = now.filter(|_| now != before) else { return None };
        let is_newer =
            |date: &PartialDate| month(*date).zip(month(begins)).is_some_and(|(date, begins)| date > begins);
        let date = list.date.filter(is_newer)?;
        let values = [("list", list.name.as_str().into()), ("date", cx.texts.date(date).into())];
        Some(FieldError { field, text: cx.texts.with("doubt-newer-list", &values) })
    };
    sources.into_iter().filter_map(doubt).collect()
}

/// Formats a player in one line: name, year of birth, federation, title, standard, rapid and blitz rating, national
/// rating, club.
fn line(listed: &Listed, cx: &Context) -> String {
    let letters = listed.federation.as_ref().map_or("", Federation::as_str);
    let of_federation = || Language::of_federation(letters);
    let name = cx.snapshot.shown_in(listed.name.as_str(), listed.name_language().or_else(of_federation));
    let ratings = &listed.ratings;
    let points = |rating: Option<Rating>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let kinds =
        GameKind::ALL.map(|kind| text::fit(&points(ratings.fide.of(kind)), 4, Align::Right)).join(" ");
    let national = listed.national_rating(&cx.snapshot.settings().lists());
    let national = national.map(|rating| format!(" ({rating})")).unwrap_or_default();
    let club = listed.club.as_ref().map(|club| format!(" {club}")).unwrap_or_default();
    let born = listed.born.map(|born| format!("{:04}", born.year())).unwrap_or_default();
    format!(
        "{} {born:<4} {letters:<4} {:<3} {kinds}{national}{club}",
        text::fit(&text::clean(&name), 26, Align::Left),
        listed.title.map_or("", Title::letters),
    )
}
