//! The dialogs that change one setting.

use super::ask::{Title, ask, choose, name};
use super::{change, change_or_tell};
use crate::desk::{Context, Draw, FileRequest, Message, Notice, Wanted};
use crate::dialog::{FieldError, Form, FormField, Pick, PickItem, Prompt};
use crate::i18n::{Say, Texts};
use crate::pane::federations;
use crate::pane::rounds::usual;
use crate::sheet::length;
use crate::sheet::schedule::when;
use crate::typed;
use hakem_engine::pairing::{SYSTEMS, games_of, system};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    ByeLimits, Colour, DirectTitles, GameKind, Name, PointSystem, RoundNo, Settings, SystemId, TimeOfDay,
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
    match usual(cx).filter(|_| cx.snapshot.last_paired().is_none()) {
        Some(rounds) => {
            format!("{allowed} {}", cx.texts.with("event-help-rounds-usual", &[("rounds", rounds.into())]))
        }
        None => allowed,
    }
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
        let text = |field: usize| fields.get(field).map_or("", FormField::value);
        let wrong = |field| move |text| FieldError { field, text };
        let missing = |field, id: &str| wrong(field)(cx.texts.get(id).into_owned());
        let event = typed::name(text(EVENT), cx.texts).map_err(wrong(EVENT))?;
        let places = typed::earned(text(PLACES), cx.texts).map_err(wrong(PLACES))?;
        let direct = match (event, places.is_empty()) {
            (Some(event), false) => Some(DirectTitles { event, places }),
            (None, true) => None,
            (Some(_), true) => return Err(missing(PLACES, "direct-titles-no-places")),
            (None, false) => return Err(missing(EVENT, "direct-titles-no-event")),
        };
        change(cx, |settings| settings.direct_titles = direct)
            .map_err(|error| wrong(EVENT)(cx.refusal(&error)))
    });
    Message::open(form)
}

/// Opens the form for the table of the time handicap; an empty one lifts it.
pub(super) fn ask_handicap(cx: &Context) -> Message {
    let now = cx.snapshot.settings().handicap.to_string();
    let fields = vec![FormField::text(cx.texts.get("handicap-field"), &now)];
    let form = Form::new(name("handicap", cx), fields, |fields, cx| {
        let wrong = |text| FieldError { field: 0, text };
        let typed = fields.first().map_or("", FormField::value);
        let handicap = typed::handicap(typed, cx.texts).map_err(wrong)?;
        change(cx, |settings| settings.handicap = handicap).map_err(|error| wrong(cx.refusal(&error)))
    });
    Message::open(form)
}

/// Opens the form for the groups of an acceleration by groups of numbers.
pub(super) fn ask_number_groups(cx: &Context) -> Message {
    let now = cx.snapshot.settings().number_groups.to_string();
    let fields = vec![FormField::text(cx.texts.get("number-groups-field"), &now)];
    let form = Form::new(name("number-groups", cx), fields, |fields, cx| {
        let wrong = |text| FieldError { field: 0, text };
        let typed = fields.first().map_or("", FormField::value);
        let groups = typed::number_groups(typed, cx.texts).map_err(wrong)?;
        change(cx, |settings| settings.number_groups = groups).map_err(|error| wrong(cx.refusal(&error)))
    });
    Message::open(form)
}

/// Opens the form for the federation, which is found by code or name.
pub(super) fn ask_federation(cx: &Context) -> Message {
    let now = cx.snapshot.settings().federation.as_ref().map_or("", Name::as_str);
    let label = name("federation", cx);
    let fields = vec![FormField::sought(label.clone(), now, federations::candidates)];
    let form = Form::new(label, fields, |fields, cx| {
        let wrong = |text| FieldError { field: 0, text };
        let typed = fields.first().map_or("", FormField::value);
        let federation = typed::federation(typed, cx.texts).map_err(wrong)?;
        change(cx, |settings| settings.federation = federation).map_err(|error| wrong(cx.refusal(&error)))
    });
    Message::open(form)
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
        let read = |field: usize| {
            let text = fields.get(field).map_or("", FormField::value);
            typed::points(text, cx.texts).map_err(|text| FieldError { field, text })
        };
        let points = cx.snapshot.settings().points;
        let points =
            PointSystem { win: read(0)?, draw: read(1)?, loss: read(2)?, absence: read(4)?, ..points };
        let points = points.with_bye_of_match(games, read(3)?);
        change(cx, |settings| settings.points = points)
            .map_err(|error| FieldError { field: 0, text: cx.refusal(&error) })
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
            let text = fields.get(field).map_or("", FormField::value).trim();
            let wrong = || {
                let values = [("found", text.into()), ("most", u16::from(u8::MAX).into())];
                FieldError { field, text: cx.texts.with("event-byes-wrong", &values) }
            };
            text.parse::<u8>().map_err(|_| wrong())
        };
        let byes = ByeLimits { half_points: read(0)?, last_rounds: read(1)? };
        change(cx, |settings| settings.byes = byes)
            .map_err(|error| FieldError { field: 0, text: cx.refusal(&error) })
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
            let wrong = |text: String| FieldError { field, text };
            let words = typed.value().split_whitespace();
            let (time, day): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains(':'));
            days.push(typed::date(&day.join(" "), cx.texts).map_err(wrong)?);
            let time = time.first().map(|time| TimeOfDay::read(time)).transpose();
            times.push(time.map_err(|error| wrong(error.say(cx.texts)))?);
        }
        let last = |is_set: &dyn Fn(usize) -> bool| {
            (0..days.len()).rev().find(|&at| is_set(at)).map_or(0, |at| at + 1)
        };
        let (known_days, known_times) = (last(&|at| days[at].is_some()), last(&|at| times[at].is_some()));
        days.truncate(known_days);
        times.truncate(known_times);
        change(cx, |settings| (settings.round_dates, settings.round_times) = (days, times))
            .map_err(|error| FieldError { field: 0, text: cx.refusal(&error) })
    });
    Message::open(form)
}
