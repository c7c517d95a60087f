//! The dialogs that change one setting.

use super::ask::{NOTHING, Title, ask, ask_in_form, choose, name};
use super::{change_in_form, change_or_tell};
use crate::desk::{Context, Draw, FileRequest, Message, Notice, Wanted};
use crate::dialog::{FieldError, Form, FormField, FormValues, Pick, PickItem, Prompt};
use crate::i18n::{Say, Texts};
use crate::pane::federations;
use crate::sheet::length;
use crate::sheet::schedule::when;
use crate::typed;
use hakem_engine::format::Course;
use hakem_engine::pairing::{SYSTEMS, facts, games_of, size, system};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    ByeLimits, Colour, DirectTitles, GameKind, Name, PartialDate, PointSystem, RatingKind, RatingSequence,
    RoundNo, Settings, SystemId, TimeOfDay, Unrated,
};

/// Opens the prompt for the name of the event, which cannot be empty.
pub(super) fn ask_name(cx: &Context) -> Message {
    let read = |text: &str, texts: &Texts| Name::new(text).map_err(|error| error.say(texts));
    let now = cx.snapshot.settings().name.as_str();
    ask(Title::of("name", cx), now, read, |settings, name| settings.name = name)
}

pub(super) fn ask_rounds(cx: &Context) -> Message {
    let now = cx.snapshot.settings().rounds.to_string();
    let title = Title { help: rounds_help(cx), ..Title::of("rounds", cx) };
    ask(title, &now, typed::rounds, |settings, to| settings.rounds = to)
}

/// Returns the numbers of rounds that the rules allow, and the usual one until round 1 is paired.
pub(super) fn rounds_help(cx: &Context) -> String {
    let is_known = system(cx.snapshot.settings().system.as_str()).is_some();
    let otherwise = if is_known { "event-help-rounds-open" } else { "event-help-no-system" };
    let allowed = length::allowed(cx.event).unwrap_or_else(|| cx.texts.get(otherwise).into_owned());
    match usual_rounds(cx).filter(|_| cx.snapshot.last_paired().is_none()) {
        Some(rounds) => {
            format!("{allowed} {}", cx.texts.with("event-help-rounds-usual", &[("rounds", rounds.into())]))
        }
        None => allowed,
    }
}

/// Returns the number of rounds that leave one player without a loss and decide the places after, ⌈log2 n⌉ + 2, within
/// the limits of the system. `None` for systems that determine their own, and below two participants.
fn usual_rounds(cx: &Context) -> Option<RoundNo> {
    let is_swiss =
        facts(cx.snapshot.settings().system.as_str()).is_some_and(|facts| facts.course == Course::Results);
    let (least, most) = length::limits(cx.event).filter(|_| is_swiss)?;
    Some(RoundNo(enough_rounds(size(cx.snapshot, RoundNo(1)).participants)).clamp(least, most))
}

/// Returns ⌈log2 n⌉ + 2.
fn enough_rounds(participants: usize) -> u8 {
    let doublings = participants.max(1).next_power_of_two().trailing_zeros();
    u8::try_from(doublings + 2).unwrap_or(u8::MAX)
}

/// Opens the form for direct titles: the event in FIDE's table and the titles of its places. Two empty fields clear
/// the setting.
pub(super) fn ask_direct_titles(cx: &Context) -> Message {
    const EVENT: usize = 0;
    const PLACES: usize = 1;
    let now = cx.snapshot.settings().direct_titles.as_ref();
    let places = now.map(|of| of.places.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
    let fields = vec![
        FormField::text(cx.texts.get("direct-titles-event"), now.map_or("", |of| of.event.as_str())),
        FormField::text(cx.texts.get("direct-titles-places"), &places.unwrap_or_default()),
    ];
    let title = name("direct-titles", cx);
    let form = Form::new(title, fields, |fields, cx| {
        let missing = |field, id: &str| FieldError { field, text: cx.texts.get(id).into_owned() };
        let event = fields.read(EVENT, |text| typed::name(text, cx.texts))?;
        let places = fields.read(PLACES, |text| typed::earned(text, cx.texts))?;
        let direct = match (event, places.is_empty()) {
            (Some(event), false) => Some(DirectTitles { event, places }),
            (None, true) => None,
            (Some(_), true) => return Err(missing(PLACES, "direct-titles-no-places")),
            (None, false) => return Err(missing(EVENT, "direct-titles-no-event")),
        };
        change_in_form(EVENT, cx, |settings| settings.direct_titles = direct)
    });
    Message::open(form)
}

/// Opens the form for the table of the time handicap; an empty one lifts it.
pub(super) fn ask_handicap(cx: &Context) -> Message {
    let now = cx.snapshot.settings().handicap.to_string();
    let field = FormField::text(cx.texts.get("handicap-field"), &now);
    ask_in_form("handicap", field, cx, typed::handicap, |settings, to| settings.handicap = to)
}

/// Opens the form for the groups of an acceleration by groups of numbers.
pub(super) fn ask_number_groups(cx: &Context) -> Message {
    let now = cx.snapshot.settings().number_groups.to_string();
    let field = FormField::text(cx.texts.get("number-groups-field"), &now);
    ask_in_form("number-groups", field, cx, typed::number_groups, |settings, to| settings.number_groups = to)
}

/// Opens the form for the federation, which is found by code or name.
pub(super) fn ask_federation(cx: &Context) -> Message {
    let now = cx.snapshot.settings().federation.as_ref().map_or("", Name::as_str);
    let field = FormField::sought(name("federation", cx), now, federations::candidates);
    ask_in_form("federation", field, cx, typed::federation, |settings, to| settings.federation = to)
}

/// Returns the name of the rate of play; if none is announced, the one derived from the time control.
pub(super) fn kind((announced, chess960): (Option<GameKind>, bool), cx: &Context) -> String {
    let kind = match announced {
        Some(kind) => cx.texts.game_kind(kind).into_owned(),
        None => {
            let told = Settings { kind: None, ..cx.snapshot.settings().clone() }.known_kind();
            let values =
                [("kind", cx.texts.game_kind(told.unwrap_or(GameKind::Standard)).into_owned().into())];
            let id = if told.is_some() { "event-kind-derived" } else { "event-kind-open" };
            cx.texts.with(id, &values)
        }
    };
    if chess960 { format!("{kind} · {}", cx.texts.get("game-kind-chess960")) } else { kind }
}

pub(super) fn choose_kind(cx: &Context) -> Message {
    let kinds = || std::iter::once(None).chain(GameKind::ALL.map(Some));
    let all: Vec<_> =
        [false, true].into_iter().flat_map(|chess960| kinds().map(move |kind| (kind, chess960))).collect();
    let now = (cx.snapshot.settings().kind, cx.snapshot.settings().chess960);
    choose(Title::of("kind", cx), &all, now, cx, kind, |settings, (kind, chess960)| {
        (settings.kind, settings.chess960) = (kind, chess960);
    })
}

/// Offers the systems and notes when a system changes the list of tie-breaks.
pub(super) fn choose_system(cx: &Context) -> Message {
    let settings = cx.snapshot.settings();
    let choices = SYSTEMS.iter().map(|system| {
        let id = SystemId::new(system.id());
        let mut taken = settings.clone();
        take_system(&mut taken, id.clone());
        let then = change_or_tell(cx, |settings| take_system(settings, id));
        let told = (taken.tie_breaks != settings.tie_breaks).then(|| {
            let list: Vec<String> = taken.tie_breaks.iter().map(ToString::to_string).collect();
            let words = cx.texts.with("event-tie-breaks-of-system", &[("list", list.join(", ").into())]);
            Message::Tell(Notice::done(words))
        });
        // The note comes first so that a refusal replaces it.
        let then = Message::All(told.into_iter().chain([then]).collect());
        PickItem::plain(cx.texts.system(system.id()).into_owned(), then)
    });
    let at = SYSTEMS.iter().position(|system| system.id() == settings.system.as_str()).unwrap_or(0);
    Message::open(Pick::new(name("system", cx), choices.collect()).at(at))
}

pub(super) fn choose_colour(cx: &Context) -> Message {
    let enter = |colour: Colour| {
        let then = change_or_tell(cx, |settings| settings.initial_colour = Some(colour));
        PickItem::plain(cx.texts.with("event-colour-entered", &[("colour", colour.into())]), then)
    };
    let choices = vec![
        PickItem::keyed('d', cx.texts.get("event-key-lot"), Message::Draw(Draw::InitialColour)),
        enter(Colour::White),
        enter(Colour::Black),
    ];
    let pick = Pick::new(name("initial-colour", cx), choices);
    Message::open(pick.with_lines([Title::of("initial-colour", cx).help, String::new()]))
}

/// Opens one form for all point values, since only their combination can be validated.
pub(super) fn ask_points(cx: &Context) -> Message {
    let points = cx.snapshot.settings().points;
    let games = games_of(&cx.snapshot.settings().system);
    let bye = if games > 1 { "event-points-match-bye" } else { "event-points-bye" };
    let field = |label: &str, value| FormField::text(label, &cx.texts.points(value));
    let fields = vec![
        field(&cx.texts.get("event-points-win"), points.win),
        field(&cx.texts.get("event-points-draw"), points.draw),
        field(&cx.texts.get("event-points-loss"), points.loss),
        field(&cx.texts.get(bye), points.of_match(games).pairing_allocated_bye),
        field(&cx.texts.get("event-points-absence"), points.absence),
    ];
    let form = Form::new(name("points", cx), fields, move |fields, cx| {
        let read = |field: usize| fields.read(field, |text| typed::points(text, cx.texts));
        let points = cx.snapshot.settings().points;
        let points =
            PointSystem { win: read(0)?, draw: read(1)?, loss: read(2)?, absence: read(4)?, ..points };
        let points = points.with_bye_of_match(games, read(3)?);
        change_in_form(0, cx, |settings| settings.points = points)
    });
    Message::open(form)
}

/// Opens the form for the limit of half-point byes and the number of last rounds without them.
pub(super) fn ask_byes(cx: &Context) -> Message {
    let limits = cx.snapshot.settings().byes;
    let fields = vec![
        FormField::text(cx.texts.get("event-byes-most"), &limits.half_points.to_string()),
        FormField::text(cx.texts.get("event-byes-last"), &limits.last_rounds.to_string()),
    ];
    let form = Form::new(name("byes", cx), fields, |fields, cx| {
        let read = |field: usize| {
            fields.read(field, |text| {
                let values = [("found", text.trim().into()), ("most", u16::from(u8::MAX).into())];
                text.trim().parse::<u8>().map_err(|_| cx.texts.with("event-byes-wrong", &values))
            })
        };
        let byes = ByeLimits { half_points: read(0)?, last_rounds: read(1)? };
        change_in_form(0, cx, |settings| settings.byes = byes)
    });
    Message::open(form)
}

pub(super) fn ask_mirror(cx: &Context) -> Message {
    let prompt = Prompt::new(name("mirror", cx), |text, cx| {
        Ok(Message::ask(FileRequest::Mirror(cx.typed_path(text))))
    });
    let now = cx.mirror.map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
    let prompt = prompt.with_path(Wanted::Folder).with_text(&now);
    Message::open(prompt.with_lines([Title::of("mirror", cx).help, String::new()]))
}

/// Returns the first and the last day, with a note if the event is long.
pub(super) fn dates(cx: &Context) -> String {
    let settings = cx.snapshot.settings();
    let day = |day: Option<PartialDate>| day.map_or_else(|| NOTHING.to_owned(), |day| cx.texts.date(day));
    let days = match (settings.begins, settings.ends) {
        (None, None) => return String::new(),
        (begins, ends) if begins == ends => day(begins),
        (begins, ends) => format!("{} – {}", day(begins), day(ends)),
    };
    if settings.is_long() { cx.texts.with("event-long", &[("day", days.into())]) } else { days }
}

/// Opens one form for the first and the last day.
pub(super) fn ask_dates(cx: &Context) -> Message {
    let settings = cx.snapshot.settings();
    let field = |id: &str, day: Option<PartialDate>| {
        FormField::text(name(id, cx), &day.map_or_else(String::new, |day| cx.texts.date(day)))
            .read_as(|_, cx| cx.texts.setting_help("dates").into_owned())
    };
    let fields = vec![field("begins", settings.begins), field("ends", settings.ends)];
    let form = Form::new(name("dates", cx), fields, |fields, cx| {
        let read = |field: usize| fields.read(field, |text| typed::date(text, cx.texts));
        let (begins, ends) = (read(0)?, read(1)?);
        let whole = |day: Option<PartialDate>| day.filter(|day| day.day().is_some());
        if whole(begins).zip(whole(ends)).is_some_and(|(begins, ends)| ends < begins) {
            return Err(FieldError::at(1)(cx.texts.get("event-ends-first").into_owned()));
        }
        change_in_form(0, cx, |settings| (settings.begins, settings.ends) = (begins, ends))
    });
    Message::open(form)
}

/// Opens the form for the date and time of every round, one field per round.
pub(super) fn ask_days(cx: &Context) -> Message {
    let rounds: Vec<RoundNo> = cx.snapshot.last_round().up_to().collect();
    let field = |&round: &RoundNo| {
        FormField::text(
            cx.texts.with("sheet-schedule-round", &[("round", round.into())]),
            &when(cx.event, round),
        )
    };
    let fields = rounds.iter().map(field).collect();
    let form = Form::new(name("round-days", cx), fields, |fields, cx| {
        let (mut days, mut times) = (Vec::new(), Vec::new());
        for (field, typed) in fields.iter().enumerate() {
            let wrong = FieldError::at(field);
            let words = typed.value().split_whitespace();
            let (time, day): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains(':'));
            days.push(typed::date(&day.join(" "), cx.texts).map_err(&wrong)?);
            let time = time.first().map(|time| TimeOfDay::read(time)).transpose();
            times.push(time.map_err(|error| wrong(error.say(cx.texts)))?);
        }
        let last = |is_set: &dyn Fn(usize) -> bool| {
            (0..days.len()).rev().find(|&at| is_set(at)).map_or(0, |at| at + 1)
        };
        let (known_days, known_times) = (last(&|at| days[at].is_some()), last(&|at| times[at].is_some()));
        days.truncate(known_days);
        times.truncate(known_times);
        change_in_form(0, cx, |settings| (settings.round_dates, settings.round_times) = (days, times))
    });
    Message::open(form)
}

/// The rating lists with their letters, the same in every language.
const LISTS: [(&str, RatingKind); 5] = [
    ("S", RatingKind::Standard),
    ("R", RatingKind::Rapid),
    ("B", RatingKind::Blitz),
    ("RS", RatingKind::EffectiveRapid),
    ("BS", RatingKind::EffectiveBlitz),
];

/// Opens the prompt for the lists, the main one first; an empty line restores the usual order of the rate of play.
pub(super) fn ask_rating_sequence(cx: &Context) -> Message {
    let letters = |list: &RatingKind| LISTS.iter().find(|(_, of)| of == list).map(|(letters, _)| *letters);
    let lists = cx.snapshot.settings().lists();
    let now: Vec<&str> = lists.lists().iter().filter_map(letters).collect();
    ask(Title::of("rating-sequence", cx), &now.join(" "), rating_sequence, |settings, to| {
        settings.rating_sequence = to
    })
}

fn rating_sequence(text: &str, texts: &Texts) -> Result<Option<RatingSequence>, String> {
    let wrong = || texts.with("event-rating-sequence-wrong", &[("found", text.trim().into())]);
    let list = |word: &str| {
        LISTS.iter().find(|(letters, _)| letters.eq_ignore_ascii_case(word)).map(|(_, list)| *list)
    };
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let lists = words.map(list).collect::<Option<Vec<RatingKind>>>().ok_or_else(wrong)?;
    if lists.is_empty() {
        return Ok(None);
    }
    RatingSequence::new(lists).map(Some).map_err(|_| wrong())
}

/// Offers substitutes for the rating of unrated players in tie-breaks by rating.
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

#[cfg(test)]
mod tests {
    use super::enough_rounds;

    #[test]
    fn twice_the_players_take_one_round_more() {
        let rounds = [2, 8, 9, 16, 32, 33, 64, 128, 300].map(enough_rounds);
        assert_eq!(rounds, [3, 5, 6, 6, 7, 8, 8, 9, 11]);
    }
}
