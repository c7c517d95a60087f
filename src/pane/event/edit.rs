//! The dialogs that change one setting.

use super::ask::{ask, choose};
use super::item::{self, Item};
use super::registered::Registered;
use super::{
    apart, arbiters, change, change_or_tell, forbidden, norm_conditions, rating_report, rating_sequence,
    rating_tie_breaks, tie_breaks,
};
use crate::desk::context::Context;
use crate::desk::dialog::Wanted;
use crate::desk::message::{Draw, Message, Notice};
use crate::desk::request::FileRequest;
use crate::dialog::{Field, FieldError, Form, Pick, PickItem, Prompt};
use crate::i18n::{Language, Say, Texts};
use crate::pane::{federations, options};
use crate::sheet::entry_fees;
use crate::sheet::schedule::when;
use crate::typed;
use hakem_engine::pairing::{SYSTEMS, games_of};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    Acceleration, ByeLimits, Championship, Colour, DirectTitles, GameKind, Name, OrderOfEquals, PartialDate,
    PointSystem, RatingMethod, RoundNo, SystemId, TieBreakRules, TimeOfDay,
};

/// Opens the dialog of a setting that describes the event without affecting pairings; returns `None` for other
/// settings.
fn describe(item: Item, cx: &Context) -> Option<Message> {
    let settings = cx.snapshot.settings();
    let name = |name: &Option<Name>| name.as_ref().map_or_else(String::new, ToString::to_string);
    let day = |date: Option<PartialDate>| date.map_or_else(String::new, |day| cx.texts.date(day));
    Some(match item {
        Item::Name => {
            let read = |text: &str, texts: &Texts| Name::new(text).map_err(|error| error.say(texts));
            ask(item, settings.name.as_str(), cx, read, |settings, name| settings.name = name)
        }
        Item::Place => ask(item, &name(&settings.place), cx, typed::name, |settings, to| settings.place = to),
        Item::Begins => {
            ask(item, &day(settings.begins), cx, typed::date, |settings, to| settings.begins = to)
        }
        Item::Ends => ask(item, &day(settings.ends), cx, typed::date, |settings, to| settings.ends = to),
        Item::Federation => ask_federation(&name(&settings.federation), cx),
        Item::Arbiter => {
            arbiters::ask(item, settings.arbiter.as_ref(), cx, |settings, to| settings.arbiter = to)
        }
        Item::TimeControl => {
            let now = name(&settings.time_control);
            ask(item, &now, cx, typed::name, |settings, to| settings.time_control = to)
        }
        Item::Kind => choose_kind(cx),
        Item::RatingMethod => choose_rating_method(cx),
        Item::RatingSequence => rating_sequence::open(cx),
        Item::Equals => choose(
            item,
            &OrderOfEquals::ALL,
            settings.order_of_equals,
            cx,
            |order, cx| cx.texts.order_of_equals(order).into_owned(),
            |settings, to| settings.order_of_equals = to,
        ),
        Item::RatingList => {
            ask(item, &day(settings.rating_list), cx, typed::date, |settings, to| settings.rating_list = to)
        }
        Item::Championship => choose_championship(cx),
        Item::Deputy(at) => arbiters::replace(at, cx),
        Item::NewDeputy => arbiters::add(cx),
        Item::CodedTimeControl => {
            let now = name(&settings.coded_time_control);
            ask(item, &now, cx, typed::name, |settings, to| settings.coded_time_control = to)
        }
        Item::RatingReport => rating_report::open(cx),
        Item::NormConditions => norm_conditions::open(cx),
        Item::RoundDays => ask_days(cx),
        Item::Registered(of) => register(of, cx),
        _ => return None,
    })
}

/// Opens the dialog of a registration setting.
fn register(of: Registered, cx: &Context) -> Message {
    let (settings, item) = (cx.snapshot.settings(), Item::Registered(of));
    let now = of.value(cx).unwrap_or_default();
    match of {
        Registered::Organiser => ask(item, &now, cx, typed::name, |settings, to| settings.organiser = to),
        Registered::FideEvent => ask(item, &now, cx, typed::small, |settings, to| settings.fide_event = to),
        Registered::ChessResults => {
            ask(item, &now, cx, typed::small, |settings, to| settings.chess_results = to)
        }
        Registered::DefaultTime => {
            let now = settings.default_time.map_or_else(String::new, |minutes| minutes.to_string());
            ask(item, &now, cx, typed::small, |settings, to| settings.default_time = to)
        }
        Registered::EntryFee => {
            let now = settings.entry_fee.map_or_else(String::new, entry_fees::plain);
            ask(item, &now, cx, typed::fee, |settings, to| settings.entry_fee = to)
        }
        Registered::Apart => apart::ask(cx),
        Registered::ShownNorms => {
            let words = |are_shown, cx: &Context| cx.texts.shown_norms(are_shown);
            choose(item, &[false, true], settings.shows_norms, cx, words, |settings, to| {
                settings.shows_norms = to;
            })
        }
        Registered::DirectTitles => ask_direct_titles(cx),
    }
}

/// Opens the form for direct titles: the event in FIDE's table and the titles of its places. Two empty fields clear
/// the setting.
fn ask_direct_titles(cx: &Context) -> Message {
    const EVENT: usize = 0;
    const PLACES: usize = 1;
    let now = cx.snapshot.settings().direct_titles.as_ref();
    let places = now.map(|of| of.places.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
    let fields = vec![
        Field::text(cx.texts.get("direct-titles-event"), now.map_or("", |of| of.event.as_str())),
        Field::text(cx.texts.get("direct-titles-places"), &places.unwrap_or_default()),
    ];
    let title = cx.texts.get(Registered::DirectTitles.label());
    let form = Form::new(title, fields, |fields, cx| {
        let text = |field: usize| fields.get(field).map_or("", Field::value);
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
    Message::Open(Box::new(form))
}

/// Opens the dialog that changes a setting.
pub(super) fn open(item: Item, cx: &Context) -> Option<Message> {
    let settings = cx.snapshot.settings();
    Some(match item {
        Item::System => choose_system(cx),
        Item::Option(at) => options::change(options::asked(cx).get(at)?, cx),
        Item::Rounds => {
            ask(item, &settings.rounds.to_string(), cx, rounds, |settings, to| settings.rounds = to)
        }
        Item::InitialColour => choose_colour(cx),
        Item::Points => ask_points(cx),
        Item::TieBreakRules => choose(
            item,
            &[TieBreakRules::Booklet, TieBreakRules::Fide2026],
            settings.tie_break_rules,
            cx,
            |rules, cx| cx.texts.tie_break_rules(rules).into_owned(),
            |settings, to| settings.tie_break_rules = to,
        ),
        Item::TieBreak(at) => tie_breaks::replace(at, cx),
        Item::NewTieBreak => tie_breaks::add(cx),
        Item::Unrated => rating_tie_breaks::choose_unrated(cx),
        Item::RatingTaken => rating_tie_breaks::choose_taken(cx),
        Item::Acceleration => choose_acceleration(cx),
        Item::Language => choose(
            item,
            &Language::ALL,
            settings.language,
            cx,
            |language, cx| cx.texts.language_name(language).into_owned(),
            |settings, to| settings.language = to,
        ),
        Item::Forbidden(_) => Message::Tell(Notice::warning(cx.texts.get("event-forbidden-no-edit"))),
        Item::NewForbidden => forbidden::add(cx),
        Item::Byes => ask_byes(cx),
        Item::Mirror => ask_mirror(cx),
        Item::File => Message::Tell(Notice::warning(item.help(cx))),
        described => describe(described, cx)?,
    })
}

/// Opens the form for the federation, which is found by code or name.
fn ask_federation(now: &str, cx: &Context) -> Message {
    let name = Item::Federation.name(cx);
    let fields = vec![Field::sought(name.clone(), now, federations::candidates)];
    let form = Form::new(name, fields, |fields, cx| {
        let wrong = |text| FieldError { field: 0, text };
        let typed = fields.first().map_or("", Field::value);
        let federation = typed::federation(typed, cx.texts).map_err(wrong)?;
        change(cx, |settings| settings.federation = federation).map_err(|error| wrong(cx.refusal(&error)))
    });
    Message::Open(Box::new(form))
}

fn rounds(text: &str, texts: &Texts) -> Result<RoundNo, String> {
    let number = typed::whole(text, texts)?.and_then(|number| u8::try_from(number).ok());
    number.map(RoundNo).ok_or_else(|| texts.get("event-rounds-missing").into_owned())
}

fn choose_kind(cx: &Context) -> Message {
    let kinds = || std::iter::once(None).chain(GameKind::ALL.map(Some));
    let all: Vec<_> =
        [false, true].into_iter().flat_map(|chess960| kinds().map(move |kind| (kind, chess960))).collect();
    let now = (cx.snapshot.settings().kind, cx.snapshot.settings().chess960);
    choose(Item::Kind, &all, now, cx, item::kind, |settings, (kind, chess960)| {
        (settings.kind, settings.chess960) = (kind, chess960);
    })
}

fn choose_rating_method(cx: &Context) -> Message {
    let methods: Vec<Option<RatingMethod>> = RatingMethod::ALL.map(Some).into_iter().chain([None]).collect();
    let now = cx.snapshot.settings().rating_method;
    let words = |method, cx: &Context| cx.texts.rating_method(method).into_owned();
    choose(Item::RatingMethod, &methods, now, cx, words, |settings, to| {
        settings.rating_method = to;
    })
}

fn choose_championship(cx: &Context) -> Message {
    let all: Vec<_> = std::iter::once(None).chain(Championship::ALL.map(Some)).collect();
    let now = cx.snapshot.settings().championship;
    let words = |of, cx: &Context| cx.texts.championship(of).into_owned();
    choose(Item::Championship, &all, now, cx, words, |settings, to| settings.championship = to)
}

fn choose_acceleration(cx: &Context) -> Message {
    choose(
        Item::Acceleration,
        &[Acceleration::None, Acceleration::Baku],
        cx.snapshot.settings().acceleration,
        cx,
        item::acceleration,
        |settings, to| {
            settings.acceleration = to;
            // Virtual points stated by a report belong to the report's own acceleration.
            settings.virtual_points.clear();
        },
    )
}

/// Offers the systems and notes when a system changes the list of tie-breaks.
fn choose_system(cx: &Context) -> Message {
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
    Message::Open(Box::new(Pick::new(Item::System.name(cx), choices.collect()).at(at)))
}

fn choose_colour(cx: &Context) -> Message {
    let enter = |colour: Colour| {
        let then = change_or_tell(cx, |settings| settings.initial_colour = Some(colour));
        PickItem::plain(cx.texts.with("event-colour-entered", &[("colour", colour.into())]), then)
    };
    let choices = vec![
        PickItem::keyed('d', cx.texts.get("event-key-lot"), Message::Draw(Draw::InitialColour)),
        enter(Colour::White),
        enter(Colour::Black),
    ];
    let pick = Pick::new(Item::InitialColour.name(cx), choices);
    Message::Open(Box::new(pick.with_lines([Item::InitialColour.help(cx), String::new()])))
}

/// Opens one form for all point values, since only their combination can be validated.
fn ask_points(cx: &Context) -> Message {
    let points = cx.snapshot.settings().points;
    let games = games_of(&cx.snapshot.settings().system);
    let bye = if games > 1 { "event-points-match-bye" } else { "event-points-bye" };
    let field = |label: &str, value| Field::text(label, &cx.texts.points(value));
    let fields = vec![
        field(&cx.texts.get("event-points-win"), points.win),
        field(&cx.texts.get("event-points-draw"), points.draw),
        field(&cx.texts.get("event-points-loss"), points.loss),
        field(&cx.texts.get(bye), points.of_match(games).pairing_allocated_bye),
        field(&cx.texts.get("event-points-absence"), points.absence),
    ];
    let form = Form::new(Item::Points.name(cx), fields, move |fields, cx| {
        let read = |field: usize| {
            let text = fields.get(field).map_or("", Field::value);
            typed::points(text, cx.texts).map_err(|text| FieldError { field, text })
        };
        let points = cx.snapshot.settings().points;
        let points =
            PointSystem { win: read(0)?, draw: read(1)?, loss: read(2)?, absence: read(4)?, ..points };
        let points = points.with_bye_of_match(games, read(3)?);
        change(cx, |settings| settings.points = points)
            .map_err(|error| FieldError { field: 0, text: cx.refusal(&error) })
    });
    Message::Open(Box::new(form))
}

/// Opens the form for the limit of half-point byes and the number of last rounds without them.
fn ask_byes(cx: &Context) -> Message {
    let limits = cx.snapshot.settings().byes;
    let fields = vec![
        Field::text(cx.texts.get("event-byes-most"), &limits.half_points.to_string()),
        Field::text(cx.texts.get("event-byes-last"), &limits.last_rounds.to_string()),
    ];
    let form = Form::new(Item::Byes.name(cx), fields, |fields, cx| {
        let read = |field: usize| {
            let text = fields.get(field).map_or("", Field::value).trim();
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
    Message::Open(Box::new(form))
}

fn ask_mirror(cx: &Context) -> Message {
    let prompt = Prompt::new(Item::Mirror.name(cx), |text, cx| {
        Ok(Message::ask(FileRequest::Mirror(cx.typed_path(text))))
    });
    let now = cx.mirror.map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
    let prompt = prompt.with_path(Wanted::Folder).with_text(&now);
    Message::Open(Box::new(prompt.with_lines([Item::Mirror.help(cx), String::new()])))
}

/// Opens the form for the date and time of every round, one field per round.
fn ask_days(cx: &Context) -> Message {
    let rounds: Vec<RoundNo> = cx.snapshot.last_round().up_to().collect();
    let field = |&round: &RoundNo| {
        Field::text(cx.texts.with("sheet-schedule-round", &[("round", round.into())]), &when(cx.event, round))
    };
    let fields = rounds.iter().map(field).collect();
    let form = Form::new(Item::RoundDays.name(cx), fields, |fields, cx| {
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
    Message::Open(Box::new(form))
}
