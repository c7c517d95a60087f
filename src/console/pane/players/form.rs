//! The form of a player, for registering one after the other and for editing.

use super::rating_lookup::{InLists, sourced};
use super::{doubts, late_correction};
use crate::desk::{Context, Message, Show};
use crate::dialog::{Candidate, FieldError, Form, FormField, FormValues};
use crate::i18n::{Language, Say};
use crate::pane::category::SEXES;
use crate::pane::{act, federations};
use crate::typed;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::pairing::{system, tournament_rating};
use hakem_engine::tournament::{
    Bye, Estimated, LaterRatings, Name, Player, PlayerId, Points, Registration, RequestedBye, RoundNo, Scale,
    Sex, Title,
};

// Indices of the form fields.
pub(super) const NAME: usize = 0;
pub(super) const RATING: usize = 1;
pub(super) const TITLE: usize = 2;
pub(super) const NATIONAL_RATING: usize = 3;
pub(super) const FEDERATION: usize = 4;
pub(super) const LICENCE: usize = 5;
pub(super) const FIDE_ID: usize = 6;
pub(super) const SEX: usize = 7;
pub(super) const BORN: usize = 8;
const BIRTH_PLACE: usize = 9;
pub(super) const CLUB: usize = 10;
pub(super) const LANGUAGE: usize = 11;
pub(super) const COEFFICIENT: usize = 12;
pub(super) const ESTIMATED: usize = 13;
/// Of a new registration: points for missed rounds, where that is necessary.
const MISSED: usize = 14;
/// Of an edit: the ratings from later rounds on, in an event of over 30 days.
const LATER_RATINGS: usize = 14;

/// Languages of a name, in the order offered; `None` is the language of the federation.
pub(super) fn languages() -> Vec<Option<Language>> {
    std::iter::once(None).chain(Language::ALL.map(Some)).collect()
}

/// Upper bound of numbers in older lists, below all ratings.
const OLD_NUMBERS: u32 = 400;

/// Returns the rounds from which a new player can play and the points for earlier rounds, in the order offered: from
/// the next round to be published, and if that is a draft, also from the following round.
fn entries(cx: &Context) -> Vec<(RoundNo, RequestedBye)> {
    let next = cx.snapshot.next_to_publish();
    let later = cx.snapshot.draft().map(RoundNo::next).filter(|&later| later <= cx.snapshot.last_round());
    let counted = |arrival: RoundNo| {
        let half = (arrival > RoundNo(1)).then_some(RequestedBye::HalfPoint);
        std::iter::once(RequestedBye::ZeroPoint).chain(half).map(move |missed| (arrival, missed))
    };
    std::iter::once(next).chain(later).flat_map(counted).collect()
}

/// Opens the form that registers players until it is closed.
pub(super) fn add(cx: &Context) -> Message {
    let form = Form::new(cx.texts.get("players-add-title"), fresh(cx), |fields, cx| {
        let player = sourced(read(fields, cx)?, None, cx);
        let entry = entries(cx).get(fields.chosen(MISSED)).copied();
        let (arrival, missed) = entry.unwrap_or((cx.snapshot.next_to_publish(), RequestedBye::ZeroPoint));
        let register = Command::Register { player, arrival, missed };
        let done = tried(register, cx)?;
        Ok(Message::All(vec![done, Message::Show(Show::Player(cx.snapshot.next_player()))]))
    });
    let form = form.doubting(|fields, cx| doubts::of(fields, None, cx));
    let form = form.keeping_in_sight(last_added).showing_first(used);
    Message::open(form.and_continue(fresh).ending_where(is_end))
}

/// Returns the fields that a new player needs in this event: name, rating, the points for missed rounds, and those that
/// more than half of the players have.
fn used(cx: &Context) -> Vec<usize> {
    let own = cx.snapshot.settings().federation.as_ref();
    let has = |player: &Player, field: usize| match field {
        TITLE => player.title.is_some(),
        NATIONAL_RATING => player.national_rating.is_some(),
        FEDERATION => player.federation.as_ref() != own,
        LICENCE => player.licence.is_some(),
        FIDE_ID => player.fide_id.is_some(),
        SEX => player.sex.is_some(),
        BORN => player.born.is_some(),
        BIRTH_PLACE => player.birth_place.is_some(),
        CLUB => player.club.is_some(),
        LANGUAGE => player.language.is_some(),
        COEFFICIENT => player.coefficient.is_some(),
        _ => false,
    };
    let mut counts = [0_usize; MISSED + 1];
    let mut players = 0;
    for (_, registered) in cx.snapshot.players() {
        players += 1;
        for (field, count) in counts.iter_mut().enumerate() {
            *count += usize::from(has(&registered.player, field));
        }
    }
    let is_used =
        |&(field, count): &(usize, usize)| [NAME, RATING, MISSED].contains(&field) || 2 * count > players;
    counts.into_iter().enumerate().filter(is_used).map(|(field, _)| field).collect()
}

/// Returns true for a licence number of 0 or below without a name, which ends the registration (basic-swiss 1).
fn is_end(fields: &[FormField]) -> bool {
    let licence = fields.value(LICENCE).trim().replace('\u{2212}', "-");
    fields.value(NAME).trim().is_empty() && licence.parse::<i64>().is_ok_and(|licence| licence <= 0)
}

/// Number of last added players that remain visible.
const LAST_ADDED: usize = 5;

/// Lists the last added players, latest first: name, rating, title, federation, club. Next to them is the number of
/// players, because the form can cover the status line.
fn last_added(cx: &Context) -> Vec<(String, String)> {
    let count = cx.texts.with("count-players", &[("count", cx.snapshot.players().count().into())]);
    let labels = [cx.texts.get("players-last-added").into_owned(), count].into_iter();
    let added = (1..cx.snapshot.next_player().0).rev().map(PlayerId);
    let told = |id: PlayerId| {
        let player = &cx.snapshot.player(id)?.player;
        let rating = player.rating.or(player.national_rating).map(|rating| rating.to_string());
        let title = player.title.map(|title| title.letters().to_owned());
        let names = [&player.federation, &player.club].map(|name| name.as_ref().map(ToString::to_string));
        let parts = [Some(cx.name(id)), rating, title].into_iter().chain(names).flatten();
        Some(parts.collect::<Vec<_>>().join("  "))
    };
    let labels = labels.chain(std::iter::repeat_with(String::new));
    labels.zip(added.filter_map(told).take(LAST_ADDED)).collect()
}

pub(super) fn edit(id: PlayerId, registration: &Registration, cx: &Context) -> Message {
    let mut fields = fields(Some(&registration.player), cx);
    let later = &registration.player.later_ratings;
    if cx.snapshot.settings().is_long() || !later.is_empty() {
        fields
            .push(FormField::text(cx.texts.get("players-later-ratings"), &typed::later_ratings_text(later)));
    }
    let form = Form::new(cx.texts.get("players-edit-title"), fields, move |fields, cx| {
        // Data without a field in the form is kept.
        let known = cx.snapshot.player(id).map(|known| &known.player);
        let national_federation = known.and_then(|known| known.national_federation.clone());
        let before = known.map(|known| known.later_ratings.clone()).unwrap_or_default();
        let later_ratings = match fields.get(LATER_RATINGS) {
            Some(field) => typed::later_ratings(field.value(), &before, cx.texts)
                .map_err(FieldError::at(LATER_RATINGS))?,
            None => LaterRatings::default(),
        };
        let player = Player { national_federation, later_ratings, ..read(fields, cx)? };
        let player = sourced(player, known, cx);
        let weighs = known.is_some_and(|known| late_correction::weighs(known, &player))
            && late_correction::is_late(cx);
        // The reason for a significant correction is requested in the dialog that follows.
        let reason = if weighs { "?" } else { "" }.to_owned();
        let done = tried(Command::EditPlayer { id, player: player.clone(), reason }, cx)?;
        Ok(if weighs { late_correction::card(id, player, cx) } else { done })
    });
    let form = form.doubting(move |fields, cx| doubts::of(fields, Some(id), cx));
    Message::open(form.keeping_in_sight(move |cx| official(id, cx)))
}

/// Returns the official ratings of a player and the rating used, which no field edits.
fn official(id: PlayerId, cx: &Context) -> Vec<(String, String)> {
    let Some(known) = cx.snapshot.player(id).filter(|known| !known.player.official.are_unknown()) else {
        return Vec::new();
    };
    let counting = tournament_rating(cx.snapshot, &known.player).map(|rating| rating.to_string());
    let label = |word| cx.texts.get(word).into_owned();
    vec![
        (label("players-official-ratings"), cx.texts.official_ratings(&known.player.official)),
        (label("players-rating-counting"), counting.unwrap_or_default()),
    ]
}

/// Returns the fields of a new player; for a late entry, including the points for missed rounds.
fn fresh(cx: &Context) -> Vec<FormField> {
    let mut fields = fields(None, cx);
    if let Some(name) = fields.get_mut(NAME) {
        *name = FormField::asked(cx.texts.get("players-name"), "", InLists);
    }
    let entries = entries(cx);
    if entries.len() > 1 {
        let words = entries.iter().map(|&entry| entry_words(entry, cx)).collect();
        fields.push(FormField::choice(cx.texts.get("players-missed"), words, 0));
    }
    fields
}

/// Describes the points for missed rounds and the resulting score; if there is a draft, also the first round.
fn entry_words((arrival, bye): (RoundNo, RequestedBye), cx: &Context) -> String {
    let counted = missed_words((arrival, bye), cx);
    if cx.snapshot.draft().is_none() {
        return counted;
    }
    let from = cx.texts.with("players-plays-from", &[("round", arrival.into())]);
    if arrival > RoundNo(1) { format!("{from}: {counted}") } else { from }
}

fn missed_words((arrival, bye): (RoundNo, RequestedBye), cx: &Context) -> String {
    let missed = arrival.0.saturating_sub(1);
    let each = cx.snapshot.settings().points.of_bye(Bye::Requested(bye));
    let score: Points = (0..missed).map(|_| each).sum();
    let values = [("each", each.into()), ("rounds", missed.into()), ("score", score.into())];
    cx.texts.with("players-missed-counts", &values)
}

fn fields(player: Option<&Player>, cx: &Context) -> Vec<FormField> {
    let texts = cx.texts;
    let words = |name: Option<&Name>| name.map(ToString::to_string).unwrap_or_default();
    let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
    let rating = player.and_then(|player| player.rating).map(|rating| rating.to_string()).unwrap_or_default();
    let national = player.and_then(|player| player.national_rating);
    let national = national.map(|rating| rating.to_string()).unwrap_or_default();
    let title = player.and_then(|player| player.title).map_or("", Title::letters);
    let federation = match player {
        Some(player) => player.federation.as_ref(),
        None => cx.snapshot.settings().federation.as_ref(),
    };
    let sex = player.and_then(|player| player.sex);
    let sex_words = |sex| match sex {
        None => "–".to_owned(),
        Some(Sex::Female) => texts.get("players-female").into_owned(),
        Some(Sex::Male) => texts.get("players-male").into_owned(),
    };
    let language = player.and_then(|player| player.language);
    let language_words = |language| match language {
        None => texts.get("players-by-federation").into_owned(),
        Some(language) => texts.language_name(language).into_owned(),
    };
    let estimated = player.map(|player| player.estimated).unwrap_or_default();
    let born = player.and_then(|player| player.born).map(|day| texts.date(day)).unwrap_or_default();
    let coefficient = player.and_then(|player| player.coefficient).map(|k| k.to_string()).unwrap_or_default();
    let licence = player.and_then(|player| player.licence);
    let licence = licence.map(|licence| licence.to_string()).unwrap_or_default();
    vec![
        FormField::text(texts.get("players-name"), player.map_or("", |player| player.name.as_str())),
        FormField::offered(texts.get("word-rating"), &rating, converted),
        FormField::text(texts.get("word-title"), title),
        FormField::text(texts.get("word-national-rating"), &national),
        FormField::sought(texts.get("word-federation"), &words(federation), federations::candidates),
        FormField::text(texts.get("word-licence"), &licence),
        FormField::text(texts.get("players-fide-id"), &number(player.and_then(|player| player.fide_id))),
        FormField::among(texts.get("players-sex"), &SEXES, sex, sex_words),
        FormField::text(texts.get("players-born"), &born),
        FormField::text(
            texts.get("it1-birth-place"),
            &words(player.and_then(|player| player.birth_place.as_ref())),
        ),
        FormField::text(texts.get("players-club"), &words(player.and_then(|player| player.club.as_ref()))),
        FormField::among(texts.get("players-name-language"), &languages(), language, language_words),
        FormField::text(texts.get("players-coefficient"), &coefficient),
        FormField::among(texts.get("players-estimated"), &Estimated::ALL, estimated, |which| {
            texts.estimated(which).into_owned()
        }),
    ]
}

pub(super) fn read(fields: &[FormField], cx: &Context) -> Result<Player, FieldError> {
    let texts = cx.texts;
    let lowest =
        system(cx.snapshot.settings().system.as_str()).map_or(0, |system| system.facts().lowest_rating);
    let rating = |field| {
        fields.read(field, |text| match typed::rating(text, texts)? {
            Some(low) if low.get() < lowest => {
                let values = [("found", low.into()), ("lowest", lowest.into())];
                Err(texts.with("players-rating-low", &values))
            }
            taken => Ok(taken),
        })
    };
    let (international, national) = (rating(RATING)?, rating(NATIONAL_RATING)?);
    let estimated = fields.among(ESTIMATED, &Estimated::ALL).unwrap_or_default();
    if estimated.is_rating() && international.is_none() || estimated.is_national() && national.is_none() {
        return Err(FieldError::at(ESTIMATED)(texts.get("players-estimated-nothing").into_owned()));
    }
    let name = fields.read(NAME, |text| Name::new(text).map_err(|error| error.say(texts)))?;
    Ok(Player {
        title: fields.read(TITLE, |text| typed::title(text, texts))?,
        rating: international,
        national_rating: national,
        estimated,
        coefficient: fields.read(COEFFICIENT, |text| typed::coefficient(text, texts))?,
        federation: fields.read(FEDERATION, |text| typed::federation(text, texts))?,
        language: fields.among(LANGUAGE, &languages()).flatten(),
        licence: fields.read(LICENCE, |text| typed::licence(text, texts))?,
        fide_id: fields.read(FIDE_ID, |text| typed::whole(text, texts))?,
        sex: fields.among(SEX, &SEXES).flatten(),
        born: fields.read(BORN, |text| typed::date(text, texts))?,
        club: fields.read(CLUB, |text| typed::name(text, texts))?,
        birth_place: fields.read(BIRTH_PLACE, |text| typed::name(text, texts))?,
        ..Player::named(name)
    })
}

/// Returns the ratings that a number of an older list converts to, if the rules of the event's system define such
/// conversions.
fn converted(typed: &str, cx: &Context) -> Vec<Candidate> {
    let system = system(cx.snapshot.settings().system.as_str());
    let scales = system.map_or(&[][..], |system| system.facts().scales);
    let Some(tenths) = typed::tenths_below(typed, OLD_NUMBERS) else { return Vec::new() };
    let candidate = |scale: &Scale| {
        let rating = scale.rating(tenths)?.to_string();
        let words = format!("{} {} = {rating}", scale.name(), typed.trim());
        Some(Candidate { value: rating, words })
    };
    scales.iter().filter_map(candidate).collect()
}

/// Validates a command; a refusal is shown at the field that caused it.
fn tried(command: Command, cx: &Context) -> Result<Message, FieldError> {
    act::tried(command, cx).map_err(|error| {
        let field = match error {
            CommandError::LicenceTaken { .. } => LICENCE,
            CommandError::FideIdTaken { .. } | CommandError::FideIdZero => FIDE_ID,
            _ => NAME,
        };
        FieldError { field, text: cx.refusal(&error) }
    })
}
