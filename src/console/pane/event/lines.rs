//! Lines of the event pane that the table of settings does not determine: values with a dialog or a text of their own,
//! lists, and lines that are not settings.

use super::{arbiters, edit, findings, remove, restrictions, tie_breaks};
use crate::desk::{Context, Message};
use crate::pane::options;
use crate::sheet::schedule::when;
use crate::sheet::{entry_fees, length, settings};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::format::{Course, Paired};
use hakem_engine::norm::{Fulfilment, Norms};
use hakem_engine::pairing::{facts, last_round, system};
use hakem_engine::tiebreak::by_ratings;
use hakem_engine::tournament::{Acceleration, RatingTaken, SettingGroup, TieBreakRules, Unrated};

/// A line that differs from those of other settings.
pub(super) struct SpecialLine {
    pub(super) id: &'static str,
    /// Place of a line that is not a setting.
    pub(super) other: Option<Other>,
    /// Opens its dialog, if the type of the value does not determine it.
    pub(super) open: Option<fn(&Context) -> Message>,
    /// Displayed value, if it differs from that in the log.
    pub(super) value: Option<fn(&Context) -> String>,
    pub(super) help: Option<fn(&Context) -> String>,
    pub(super) warning: Option<fn(&Context) -> Option<String>>,
    /// True if the line is shown; without it, always.
    pub(super) is_shown: Option<fn(&Context) -> bool>,
    pub(super) list: Option<SettingList>,
    /// True if the value is a path, whose end identifies it.
    pub(super) is_path: bool,
    pub(super) only_shows: bool,
    /// Reason why the line, or an entry of its list, is not edited.
    pub(super) fixed: Option<fn(&Context) -> String>,
}

/// Place of a line that is not a setting.
#[derive(Clone, Copy)]
pub(super) struct Other {
    pub(super) group: SettingGroup,
    /// Id of the setting before it.
    pub(super) after: &'static str,
}

/// A setting with one line per entry. Functions get the 0-based position of the entry.
pub(super) struct SettingList {
    pub(super) count: fn(&Context) -> usize,
    pub(super) value: fn(usize, &Context) -> String,
    pub(super) open: fn(usize, &Context) -> Option<Message>,
    /// Name and help of an entry, if they are not those of the list.
    pub(super) name: Option<fn(usize, &Context) -> String>,
    pub(super) help: Option<fn(usize, &Context) -> String>,
    pub(super) warning: Option<fn(usize, &Context) -> Option<String>>,
    /// `None` if the entries are given.
    pub(super) edits: Option<Edits>,
}

#[derive(Clone, Copy)]
pub(super) struct Edits {
    /// Catalogue id of the line that adds an entry.
    pub(super) add_label: &'static str,
    pub(super) add: fn(&Context) -> Message,
    pub(super) remove: fn(usize, &Context) -> Message,
    /// Swaps two entries, if their order matters.
    pub(super) swap: Option<fn(usize, usize, &Context) -> Message>,
}

/// The line of a setting that the table determines.
pub(super) const PLAIN: SpecialLine = SpecialLine {
    id: "",
    other: None,
    open: None,
    value: None,
    help: None,
    warning: None,
    is_shown: None,
    list: None,
    is_path: false,
    only_shows: false,
    fixed: None,
};

const LIST: SettingList = SettingList {
    count: |_| 0,
    value: |_, _| String::new(),
    open: |_, _| None,
    name: None,
    help: None,
    warning: None,
    edits: None,
};

const fn opened(id: &'static str, open: fn(&Context) -> Message) -> SpecialLine {
    SpecialLine { id, open: Some(open), ..PLAIN }
}

const fn shown(id: &'static str, is_shown: fn(&Context) -> bool) -> SpecialLine {
    SpecialLine { id, is_shown: Some(is_shown), ..PLAIN }
}

pub(super) static LINES: &[SpecialLine] = &[
    opened("name", edit::ask_name),
    SpecialLine {
        other: Some(Other { group: SettingGroup::Event, after: "ends" }),
        value: Some(edit::dates),
        ..opened("dates", edit::ask_dates)
    },
    shown("begins", |_| false),
    shown("ends", |_| false),
    opened("federation", edit::ask_federation),
    opened("arbiter", |cx| {
        let now = cx.snapshot.settings().arbiter.as_ref();
        arbiters::ask("arbiter", now, cx, |settings, to| settings.arbiter = to)
    }),
    SpecialLine {
        id: "deputies",
        help: Some(|cx| cx.texts.get("event-help-arbiter").into_owned()),
        list: Some(SettingList {
            count: |cx| cx.snapshot.settings().deputies.len(),
            value: |at, cx| {
                cx.snapshot.settings().deputies.get(at).map_or_else(String::new, ToString::to_string)
            },
            open: |at, cx| Some(arbiters::replace(at, cx)),
            edits: Some(Edits {
                add_label: "event-add-deputy",
                add: arbiters::add,
                remove: |at, cx| remove(at, cx, |settings| &mut settings.deputies),
                swap: None,
            }),
            ..LIST
        }),
        ..PLAIN
    },
    shown("championship", concerns_norms),
    SpecialLine {
        other: Some(Other { group: SettingGroup::Event, after: "championship" }),
        value: Some(conditions),
        ..SpecialLine {
            is_shown: Some(asks_conditions),
            ..opened("norm-conditions", findings::open_norm_conditions)
        }
    },
    SpecialLine {
        is_shown: Some(|cx| asks_conditions(cx) || cx.snapshot.settings().direct_titles.is_some()),
        ..opened("direct-titles", edit::ask_direct_titles)
    },
    shown("official", |cx| concerns_norms(cx) || cx.snapshot.settings().official.is_some()),
    shown("shows-norms", |cx| concerns_norms(cx) || cx.snapshot.settings().shows_norms),
    SpecialLine {
        id: "entry-fee",
        value: Some(|cx| {
            let fee = cx.snapshot.settings().entry_fee;
            fee.map_or_else(String::new, |fee| entry_fees::amount(cx.event, fee))
        }),
        ..PLAIN
    },
    SpecialLine {
        value: Some(|cx| {
            let settings = cx.snapshot.settings();
            edit::kind((settings.kind, settings.chess960), cx)
        }),
        ..opened("kind", edit::choose_kind)
    },
    opened("rating-sequence", edit::ask_rating_sequence),
    SpecialLine { value: Some(round_days), ..opened("round-days", edit::ask_days) },
    opened("handicap", edit::ask_handicap),
    SpecialLine {
        help: Some(system_help),
        warning: Some(|cx| {
            let id = cx.snapshot.settings().system.as_str();
            let unknown = || cx.texts.with("error-unknown-system", &[("system", id.into())]);
            system(id).is_none().then(unknown)
        }),
        ..opened("system", edit::choose_system)
    },
    SpecialLine {
        id: "options",
        list: Some(SettingList {
            count: |cx| options::asked(cx).len(),
            value: |at, cx| option(at, cx, options::value),
            open: |at, cx| Some(options::change(options::asked(cx).get(at)?, cx)),
            name: Some(|at, cx| option(at, cx, |of, cx| cx.texts.option(of.key).into_owned())),
            help: Some(|at, cx| option(at, cx, |of, cx| cx.texts.option_help(of.key))),
            ..LIST
        }),
        ..PLAIN
    },
    // The other editions define the rating used themselves.
    shown("rating-method", is_in_force),
    shown("equals", is_in_force),
    SpecialLine {
        value: Some(|cx| match length::limits(cx.event) {
            Some((least, most)) if least < most => {
                format!("{}  ({least}–{most})", cx.snapshot.settings().rounds)
            }
            Some(_) | None => last_round(cx.snapshot).to_string(),
        }),
        help: Some(edit::rounds_help),
        warning: Some(|cx| length::outside(cx.event).or_else(|| cx.event.not_completable())),
        ..opened("rounds", edit::ask_rounds)
    },
    SpecialLine {
        value: Some(|cx| match cx.snapshot.settings().initial_colour {
            Some(colour) => cx.texts.colour(colour).into_owned(),
            None => cx.texts.get("event-not-drawn").into_owned(),
        }),
        is_shown: Some(|cx| {
            facts(cx.snapshot.settings().system.as_str()).is_none_or(|facts| facts.draws_colour)
        }),
        ..opened("initial-colour", edit::choose_colour)
    },
    SpecialLine {
        is_shown: Some(|cx| {
            let settings = cx.snapshot.settings();
            settings.acceleration == Acceleration::Groups || !settings.number_groups.is_none()
        }),
        warning: Some(|cx| {
            let settings = cx.snapshot.settings();
            let lacks = settings.acceleration == Acceleration::Groups && settings.number_groups.is_none();
            lacks.then(|| cx.texts.get("event-number-groups-missing").into_owned())
        }),
        ..opened("number-groups", edit::ask_number_groups)
    },
    SpecialLine {
        id: "forbidden",
        list: Some(SettingList {
            count: |cx| cx.snapshot.settings().forbidden.len(),
            value: |at, cx| {
                let pair = cx.snapshot.settings().forbidden.get(at);
                pair.map_or_else(String::new, |pair| {
                    settings::forbidden_pair(pair, cx.texts, &|id| cx.name(id))
                })
            },
            edits: Some(Edits {
                add_label: "event-add-forbidden",
                add: restrictions::add_forbidden,
                remove: |at, cx| remove(at, cx, |settings| &mut settings.forbidden),
                swap: None,
            }),
            ..LIST
        }),
        fixed: Some(|cx| cx.texts.get("event-forbidden-no-edit").into_owned()),
        ..PLAIN
    },
    SpecialLine { is_shown: Some(keeps_apart), ..opened("apart", restrictions::ask_apart) },
    opened("byes", edit::ask_byes),
    opened("points", edit::ask_points),
    SpecialLine {
        id: "tie-breaks",
        value: Some(|cx| {
            let codes = cx.snapshot.settings().tie_breaks.iter();
            codes.map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }),
        warning: Some(|cx| {
            cx.snapshot.settings().tie_breaks.iter().find_map(|code| tie_breaks::warning(code, cx))
        }),
        list: Some(SettingList {
            count: |cx| cx.snapshot.settings().tie_breaks.len(),
            value: |at, cx| {
                let code = cx.snapshot.settings().tie_breaks.get(at);
                code.map_or_else(String::new, |code| {
                    format!("{}. {}", at + 1, tie_breaks::words(code.as_str(), cx))
                })
            },
            open: |at, cx| Some(tie_breaks::replace(at, cx)),
            warning: Some(|at, cx| tie_breaks::warning(cx.snapshot.settings().tie_breaks.get(at)?, cx)),
            edits: Some(Edits {
                add_label: "event-add-tie-break",
                add: tie_breaks::add,
                remove: |at, cx| remove(at, cx, |settings| &mut settings.tie_breaks),
                swap: Some(tie_breaks::exchange),
            }),
            ..LIST
        }),
        ..PLAIN
    },
    SpecialLine { is_shown: Some(may_lack_ratings), ..opened("unrated", edit::choose_unrated) },
    shown("rating-taken", |cx| {
        let settings = cx.snapshot.settings();
        settings.is_long() && !by_ratings(settings).is_empty()
            || settings.rating_tie_breaks.taken != RatingTaken::First
    }),
    SpecialLine {
        other: Some(Other { group: SettingGroup::Files, after: "rating-taken" }),
        value: Some(report),
        only_shows: true,
        ..opened("rating-report", findings::open_rating_report)
    },
    SpecialLine {
        id: "chess-results",
        help: Some(|cx| {
            let file = cx.path.map(|path| path.display().to_string()).unwrap_or_default();
            cx.texts.with("event-help-chess-results", &[("file", file.into())])
        }),
        ..PLAIN
    },
    SpecialLine {
        other: Some(Other { group: SettingGroup::Files, after: "chess-results" }),
        value: Some(|cx| cx.mirror.map_or_else(String::new, |folder| cx.shown_path(folder))),
        is_path: true,
        ..opened("mirror", edit::ask_mirror)
    },
    SpecialLine {
        other: Some(Other { group: SettingGroup::Files, after: "chess-results" }),
        value: Some(|cx| cx.path.map_or_else(String::new, |path| cx.shown_path(path))),
        help: Some(file_help),
        is_path: true,
        id: "file",
        fixed: Some(file_help),
        ..PLAIN
    },
];

/// Returns the text that `told` makes of an option of the system, by its position.
fn option(
    at: usize,
    cx: &Context,
    told: fn(&'static hakem_engine::format::OptionFacts, &Context) -> String,
) -> String {
    options::asked(cx).get(at).map_or_else(String::new, |option| told(option, cx))
}

fn file_help(cx: &Context) -> String {
    let path = cx.path.map(|path| path.to_string_lossy().into_owned()).unwrap_or_default();
    cx.texts.with("event-help-file", &[("path", path.into())])
}

fn is_in_force(cx: &Context) -> bool {
    facts(cx.snapshot.settings().system.as_str()).is_some_and(|facts| facts.is_in_force)
}

fn asks_conditions(cx: &Context) -> bool {
    crate::sheet::norm_conditions::are_asked(cx.snapshot)
}

fn concerns_norms(cx: &Context) -> bool {
    Norms::are_given(cx.snapshot)
        || Norms::depend_on_championship(cx.snapshot)
        || cx.snapshot.settings().championship.is_some()
}

fn keeps_apart(cx: &Context) -> bool {
    let settings = cx.snapshot.settings();
    let is_swiss = facts(settings.system.as_str())
        .is_none_or(|facts| facts.course == Course::Results && facts.paired == Paired::Players);
    is_swiss || !settings.apart.is_empty()
}

fn may_lack_ratings(cx: &Context) -> bool {
    let settings = cx.snapshot.settings();
    let is_fide = settings.tie_break_rules == TieBreakRules::Fide2026;
    !by_ratings(settings).is_empty() && is_fide || settings.rating_tie_breaks.unrated != Unrated::Dropped
}

fn system_help(cx: &Context) -> String {
    let Some(system) = system(cx.snapshot.settings().system.as_str()) else {
        return cx.texts.get("event-help-no-system").into_owned();
    };
    let rules = [("rules", cx.texts.system_rules(system.id()).into())];
    let mode = match fide_mode(cx.snapshot) {
        FideMode::InForce => cx.texts.get("departure-is-in-force").into_owned(),
        FideMode::Left(departure) => cx.texts.with("departure-is-left", &[("round", departure.round.into())]),
        FideMode::Outside => cx.texts.get("departure-is-outside").into_owned(),
    };
    format!("{} {mode}", cx.texts.with("event-help-system", &rules))
}

/// Returns the number of gaps in the rating report.
fn report(cx: &Context) -> String {
    match crate::sheet::rating_report::lacks(cx.event) {
        [0, 0] => cx.texts.get("event-rating-report-complete").into_owned(),
        [missing, questionable] => {
            let values = [("missing", missing.into()), ("questionable", questionable.into())];
            cx.texts.with("event-rating-report-lacks", &values)
        }
    }
}

/// Returns the number of norm conditions that are met, not met and unknown.
fn conditions(cx: &Context) -> String {
    let told = crate::sheet::norm_conditions::told(cx.event);
    let count = |wanted| told.iter().filter(|of| of.fulfilment == wanted).count();
    let values = [
        ("met", count(Fulfilment::Met).into()),
        ("missing", count(Fulfilment::NotMet).into()),
        ("unknown", count(Fulfilment::Unknown).into()),
    ];
    cx.texts.with("event-norm-conditions-count", &values)
}

/// Returns the number of rounds with a date or time.
fn round_days(cx: &Context) -> String {
    let rounds = last_round(cx.snapshot).up_to();
    let set = rounds.filter(|&round| !when(cx.event, round).is_empty()).count();
    let values = [("count", set.into()), ("rounds", last_round(cx.snapshot).into())];
    if set == 0 { String::new() } else { cx.texts.with("event-round-days-set", &values) }
}
