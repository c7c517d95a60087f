//! The lines of the event pane: label, value and help of each.

use super::registered::Registered;
use super::tie_breaks;
use crate::desk::context::Context;
use crate::pane::options;
use crate::sheet::gaps;
use crate::sheet::length;
use crate::sheet::norm_conditions;
use crate::sheet::rating_report;
use crate::sheet::schedule::when;
use hakem_engine::closing::Announcement;
use hakem_engine::command::{Lock, SettingField};
use hakem_engine::format::{Course, Paired};
use hakem_engine::norm::{Fulfilment, Norms};
use hakem_engine::pairing::{FideMode, facts, fide_mode, last_round, system};
use hakem_engine::tiebreak::by_ratings;
use hakem_engine::tournament::{
    Acceleration, ForbiddenPair, GameKind, Name, PartialDate, RatingTaken, Settings, TieBreakRules, Unrated,
};

/// A line of the event pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Name,
    Place,
    Begins,
    Ends,
    Federation,
    Arbiter,
    /// A deputy arbiter, by 0-based position in the list.
    Deputy(usize),
    NewDeputy,
    /// A registration setting, such as organiser, FIDE event code or entry fee.
    Registered(Registered),
    TimeControl,
    CodedTimeControl,
    Kind,
    RatingList,
    /// Rating lists in the order in which they are consulted.
    RatingSequence,
    RatingMethod,
    /// Order of players with equal rating and title.
    Equals,
    /// Kind of championship for title norms, if the event can award norms.
    Championship,
    /// Conditions of the event for title norms.
    NormConditions,
    RoundDays,
    System,
    /// An option of the system, by 0-based position.
    Option(usize),
    Rounds,
    InitialColour,
    Points,
    TieBreakRules,
    /// A tie-break, by 0-based position in the list.
    TieBreak(usize),
    NewTieBreak,
    /// Substitute for the rating of unrated players in tie-breaks by rating.
    Unrated,
    /// Rating used by tie-breaks in a long event, if a player has several.
    RatingTaken,
    Acceleration,
    Language,
    /// A forbidden pair, by 0-based position in the list.
    Forbidden(usize),
    NewForbidden,
    Byes,
    RatingReport,
    Mirror,
    File,
}

/// Headings of the lines, in display order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Heading {
    Event,
    Schedule,
    Pairing,
    Points,
    Files,
}

impl Heading {
    /// Returns the catalogue id of the heading.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Event => "event-group-event",
            Self::Schedule => "event-group-schedule",
            Self::Pairing => "event-group-pairing",
            Self::Points => "event-group-points",
            Self::Files => "event-group-files",
        }
    }
}

/// Label and lock of a line.
struct About {
    label: &'static str,
    field: SettingField,
}

/// Returns the FIDE mode of the event as text.
fn fide_mode_in_words(cx: &Context) -> String {
    match fide_mode(cx.snapshot) {
        FideMode::InForce => cx.texts.get("departure-is-in-force").into_owned(),
        FideMode::Left(departure) => cx.texts.with("departure-is-left", &[("round", departure.round.into())]),
        FideMode::Outside => cx.texts.get("departure-is-outside").into_owned(),
    }
}

/// Returns the lines in display order.
pub(super) fn all(cx: &Context) -> Vec<Item> {
    use Item as I;
    let settings = cx.snapshot.settings();
    let deputies = (0..settings.deputies.len()).map(I::Deputy);
    let words =
        [I::Name, I::Place, I::Begins, I::Ends, I::Federation, I::Arbiter].into_iter().chain(deputies);
    let games = [
        I::NewDeputy,
        I::Registered(Registered::Organiser),
        I::Registered(Registered::FideEvent),
        I::TimeControl,
        I::CodedTimeControl,
        I::Kind,
        I::RatingSequence,
        I::RatingList,
    ];
    let norms = Norms::are_given(cx.snapshot)
        || Norms::depend_on_championship(cx.snapshot)
        || settings.championship.is_some();
    let conditions = norm_conditions::are_asked(cx.snapshot).then_some(I::NormConditions);
    let direct = norm_conditions::are_asked(cx.snapshot) || settings.direct_titles.is_some();
    let shown = (norms || settings.shows_norms).then_some(I::Registered(Registered::ShownNorms));
    let direct = direct.then_some(I::Registered(Registered::DirectTitles));
    let norms = norms.then_some(I::Championship).into_iter().chain(conditions).chain(direct).chain(shown);
    let games = games.into_iter().chain(norms).chain([I::RoundDays, I::Registered(Registered::DefaultTime)]);
    // The other editions define the rating used themselves.
    let is_in_force = facts(settings.system.as_str()).is_some_and(|facts| facts.is_in_force);
    let method = is_in_force.then_some([I::RatingMethod, I::Equals]).into_iter().flatten();
    let options = (0..options::asked(cx).len()).map(I::Option);
    let draws_colour = facts(settings.system.as_str()).is_none_or(|facts| facts.draws_colour);
    let colour = draws_colour.then_some(I::InitialColour);
    let play = [I::Rounds].into_iter().chain(colour).chain([I::Points, I::TieBreakRules]);
    let tie_breaks = (0..settings.tie_breaks.len()).map(I::TieBreak);
    let forbidden = (0..settings.forbidden.len()).map(I::Forbidden);
    let mut items: Vec<Item> =
        words.chain(games).chain([I::System]).chain(options).chain(method).chain(play).collect();
    items.extend(tie_breaks);
    items.push(I::NewTieBreak);
    let counts_ratings = !by_ratings(settings).is_empty();
    let is_fide = settings.tie_break_rules == TieBreakRules::Fide2026;
    let may_lack = counts_ratings && is_fide || settings.rating_tie_breaks.unrated != Unrated::Dropped;
    items.extend(may_lack.then_some(I::Unrated));
    let may_change = settings.is_long() && counts_ratings;
    let takes_others = settings.rating_tie_breaks.taken != RatingTaken::First;
    items.extend((may_change || takes_others).then_some(I::RatingTaken));
    items.extend([I::Acceleration, I::Language]);
    items.extend(forbidden);
    items.push(I::NewForbidden);
    let is_swiss = facts(settings.system.as_str())
        .is_none_or(|facts| facts.course == Course::Results && facts.paired == Paired::Players);
    items.extend((is_swiss || !settings.apart.is_empty()).then_some(I::Registered(Registered::Apart)));
    items.extend([
        I::Byes,
        I::RatingReport,
        I::Registered(Registered::EntryFee),
        I::Registered(Registered::ChessResults),
        I::Mirror,
        I::File,
    ]);
    items.sort_by_key(|item| item.heading());
    items
}

impl Item {
    fn about(self) -> About {
        use SettingField as Field;
        match self {
            Self::Name => About { label: "event-name", field: Field::Description },
            Self::Place => About { label: "event-place", field: Field::Description },
            Self::Begins => About { label: "event-begins", field: Field::Description },
            Self::Ends => About { label: "event-ends", field: Field::Description },
            Self::Federation => About { label: "event-federation", field: Field::Description },
            Self::Arbiter => About { label: "event-arbiter", field: Field::Description },
            Self::Deputy(_) | Self::NewDeputy => About { label: "event-deputies", field: Field::Description },
            Self::TimeControl => About { label: "event-time-control", field: Field::Description },
            Self::CodedTimeControl => About { label: "event-coded-time-control", field: Field::Description },
            Self::RatingReport => About { label: "event-rating-report", field: Field::Description },
            Self::Kind => About { label: "event-kind", field: Field::Description },
            Self::RatingList => About { label: "event-rating-list", field: Field::Description },
            Self::Equals => About { label: "event-equals", field: Field::System },
            Self::RatingSequence => About { label: "event-rating-sequence", field: Field::Description },
            Self::RatingMethod => About { label: "event-rating-method", field: Field::System },
            Self::Championship => About { label: "event-championship", field: Field::Description },
            Self::NormConditions => About { label: "event-norm-conditions", field: Field::Description },
            Self::RoundDays => About { label: "event-round-days", field: Field::Description },
            Self::Registered(of @ Registered::Apart) => About { label: of.label(), field: Field::Apart },
            Self::Registered(of) => About { label: of.label(), field: Field::Description },
            Self::System | Self::Option(_) => About { label: "event-system", field: Field::System },
            Self::Rounds => About { label: "event-rounds", field: Field::Rounds },
            Self::InitialColour => About { label: "event-initial-colour", field: Field::InitialColour },
            Self::Points => About { label: "event-points", field: Field::Points },
            Self::TieBreakRules => About { label: "event-tie-break-rules", field: Field::TieBreaks },
            Self::Unrated => About { label: "event-unrated", field: Field::TieBreaks },
            Self::RatingTaken => About { label: "event-rating-taken", field: Field::TieBreaks },
            Self::TieBreak(_) | Self::NewTieBreak => {
                About { label: "event-tie-breaks", field: Field::TieBreaks }
            }
            Self::Acceleration => About { label: "event-acceleration", field: Field::Acceleration },
            Self::Language => About { label: "event-language", field: Field::Description },
            Self::Forbidden(_) | Self::NewForbidden => {
                About { label: "event-forbidden", field: Field::Forbidden }
            }
            Self::Byes => About { label: "event-byes", field: Field::Description },
            Self::Mirror => About { label: "event-mirror", field: Field::Description },
            Self::File => About { label: "event-file", field: Field::Description },
        }
    }

    /// Returns the heading of the line.
    pub(super) fn heading(self) -> Heading {
        match self {
            Self::Name
            | Self::Place
            | Self::Begins
            | Self::Ends
            | Self::Federation
            | Self::Arbiter
            | Self::Deputy(_)
            | Self::NewDeputy
            | Self::Championship
            | Self::NormConditions
            | Self::Language => Heading::Event,
            Self::TimeControl
            | Self::CodedTimeControl
            | Self::Kind
            | Self::RoundDays
            | Self::RatingList
            | Self::RatingSequence => Heading::Schedule,
            Self::System
            | Self::Option(_)
            | Self::RatingMethod
            | Self::Equals
            | Self::Rounds
            | Self::InitialColour
            | Self::Acceleration
            | Self::Forbidden(_)
            | Self::NewForbidden
            | Self::Byes => Heading::Pairing,
            Self::Points
            | Self::TieBreakRules
            | Self::TieBreak(_)
            | Self::NewTieBreak
            | Self::Unrated
            | Self::RatingTaken => Heading::Points,
            Self::RatingReport | Self::Mirror | Self::File => Heading::Files,
            Self::Registered(of) => match of {
                Registered::Organiser
                | Registered::FideEvent
                | Registered::EntryFee
                | Registered::DirectTitles
                | Registered::ShownNorms => Heading::Event,
                Registered::DefaultTime => Heading::Schedule,
                Registered::Apart => Heading::Pairing,
                Registered::ChessResults => Heading::Files,
            },
        }
    }

    /// Returns true if the line holds this announcement.
    pub(super) fn announces(self, announcement: Announcement) -> bool {
        self.about().label == gaps::label(announcement)
    }

    /// Returns the name of the line, regardless of its position.
    pub(super) fn name(self, cx: &Context) -> String {
        match self {
            Self::Option(at) => options::asked(cx)
                .get(at)
                .map_or_else(String::new, |option| cx.texts.option(option.key).into_owned()),
            _ => cx.texts.get(self.about().label).into_owned(),
        }
    }

    /// Returns the label in front of the value; of a list, only the first line has one.
    pub(super) fn title(self, cx: &Context) -> String {
        let settings = cx.snapshot.settings();
        let is_first = match self {
            Self::TieBreak(at) | Self::Forbidden(at) | Self::Deputy(at) => at == 0,
            Self::NewDeputy => settings.deputies.is_empty(),
            Self::NewTieBreak => settings.tie_breaks.is_empty(),
            Self::NewForbidden => settings.forbidden.is_empty(),
            _ => true,
        };
        if is_first { self.name(cx) } else { String::new() }
    }

    /// Returns the lock if the line can no longer change.
    pub(super) fn lock(self, cx: &Context) -> Option<Lock> {
        self.about().field.lock(cx.snapshot)
    }

    /// Returns the displayed value.
    pub(super) fn value(self, cx: &Context) -> String {
        let (settings, texts) = (cx.snapshot.settings(), cx.texts);
        let words = |name: &Option<Name>| name.as_ref().map_or_else(nothing, ToString::to_string);
        let day = |date: Option<PartialDate>| date.map_or_else(nothing, |day| texts.date(day));
        match self {
            Self::Name => settings.name.to_string(),
            Self::Place => words(&settings.place),
            Self::Begins => day(settings.begins),
            Self::Ends if settings.is_long() => {
                texts.with("event-long", &[("day", day(settings.ends).into())])
            }
            Self::Ends => day(settings.ends),
            Self::Federation => words(&settings.federation),
            Self::Arbiter => settings.arbiter.as_ref().map_or_else(nothing, ToString::to_string),
            Self::Deputy(at) => settings.deputies.get(at).map_or_else(String::new, ToString::to_string),
            Self::NewDeputy => format!("+ {}", texts.get("event-add-deputy")),
            Self::TimeControl => words(&settings.time_control),
            Self::CodedTimeControl => words(&settings.coded_time_control),
            Self::RatingReport => report(cx),
            Self::Kind => kind((settings.kind, settings.chess960), cx),
            Self::RatingList => day(settings.rating_list),
            Self::Equals => texts.order_of_equals(settings.order_of_equals).into_owned(),
            Self::RatingSequence => texts.rating_sequence(&settings.lists()),
            Self::RatingMethod => texts.rating_method(settings.rating_method).into_owned(),
            Self::Championship => texts.championship(settings.championship).into_owned(),
            Self::NormConditions => conditions(cx),
            Self::RoundDays => round_days(cx),
            Self::Registered(of) => of.value(cx).unwrap_or_else(nothing),
            Self::System => texts.system(settings.system.as_str()).into_owned(),
            Self::Option(at) => {
                options::asked(cx).get(at).map_or_else(String::new, |option| options::value(option, cx))
            }
            Self::Rounds => match length::limits(cx.event) {
                Some((least, most)) if least < most => format!("{}  ({least}–{most})", settings.rounds),
                Some(_) | None => last_round(cx.snapshot).to_string(),
            },
            Self::InitialColour => match settings.initial_colour {
                Some(colour) => texts.colour(colour).into_owned(),
                None => texts.get("event-not-drawn").into_owned(),
            },
            Self::Points => texts.point_system(settings),
            Self::TieBreakRules => cx.texts.tie_break_rules(settings.tie_break_rules).into_owned(),
            Self::TieBreak(at) => match settings.tie_breaks.get(at) {
                Some(code) => format!("{}. {}", at + 1, tie_breaks::words(code.as_str(), cx)),
                None => String::new(),
            },
            Self::Unrated => texts.unrated(settings.rating_tie_breaks.unrated).into_owned(),
            Self::RatingTaken => texts.rating_taken(settings.rating_tie_breaks.taken).into_owned(),
            Self::NewTieBreak => format!("+ {}", texts.get("event-add-tie-break")),
            Self::Acceleration => acceleration(settings.acceleration, cx),
            Self::Language => texts.language_name(settings.language).into_owned(),
            Self::Forbidden(at) => {
                settings.forbidden.get(at).map_or_else(String::new, |pair| forbidden(pair, cx))
            }
            Self::NewForbidden => format!("+ {}", texts.get("event-add-forbidden")),
            Self::Byes => texts.bye_limits(settings.byes),
            Self::Mirror => cx.mirror.map_or_else(nothing, |folder| cx.shown_path(folder)),
            Self::File => cx.path.map_or_else(nothing, |path| cx.shown_path(path)),
        }
    }

    /// Returns a warning if the value is wrong or questionable.
    pub(super) fn warning(self, cx: &Context) -> Option<String> {
        let settings = cx.snapshot.settings();
        match self {
            Self::System if system(settings.system.as_str()).is_none() => {
                Some(cx.texts.with("error-unknown-system", &[("system", settings.system.as_str().into())]))
            }
            Self::Rounds => length::outside(cx.event).or_else(|| cx.event.not_completable()),
            Self::TieBreak(at) => {
                let code = settings.tie_breaks.get(at)?;
                tie_breaks::warning(code, cx)
            }
            _ => None,
        }
    }

    /// Returns the help text of the line.
    pub(super) fn help(self, cx: &Context) -> String {
        let texts = cx.texts;
        match self {
            Self::Name | Self::Place | Self::Begins | Self::Ends | Self::Federation | Self::TimeControl => {
                texts.get("event-help-description").into_owned()
            }
            Self::Kind => texts.get("event-help-kind").into_owned(),
            Self::RatingList => texts.get("event-help-rating-list").into_owned(),
            Self::Equals => texts.get("event-help-equals").into_owned(),
            Self::RatingSequence => texts.get("event-help-rating-sequence").into_owned(),
            Self::RatingMethod => texts.get("event-help-rating-method").into_owned(),
            Self::Championship => texts.get("event-help-championship").into_owned(),
            Self::NormConditions => texts.get("event-help-norm-conditions").into_owned(),
            Self::Arbiter | Self::Deputy(_) | Self::NewDeputy => {
                texts.get("event-help-arbiters").into_owned()
            }
            Self::CodedTimeControl => texts.get("event-help-coded-time-control").into_owned(),
            Self::RatingReport => texts.get("event-help-rating-report").into_owned(),
            Self::RoundDays => texts.get("event-help-round-days").into_owned(),
            Self::Registered(of) => of.help(cx),
            Self::System => match system(cx.snapshot.settings().system.as_str()) {
                Some(system) => {
                    let rules = [("rules", texts.system_rules(system.id()).into())];
                    format!("{} {}", texts.with("event-help-system", &rules), fide_mode_in_words(cx))
                }
                None => texts.get("event-help-no-system").into_owned(),
            },
            Self::Option(at) => {
                options::asked(cx).get(at).map_or_else(String::new, |option| texts.option_help(option.key))
            }
            Self::Rounds => match length::allowed(cx.event) {
                Some(allowed) => allowed,
                None if system(cx.snapshot.settings().system.as_str()).is_none() => {
                    texts.get("event-help-no-system").into_owned()
                }
                None => texts.get("event-help-rounds-open").into_owned(),
            },
            Self::InitialColour => texts.get("event-help-initial-colour").into_owned(),
            Self::Points => texts.get("event-help-points").into_owned(),
            Self::TieBreakRules => texts.get("event-help-tie-break-rules").into_owned(),
            Self::TieBreak(_) | Self::NewTieBreak => texts.get("event-help-tie-breaks").into_owned(),
            Self::Unrated => texts.get("event-help-unrated").into_owned(),
            Self::RatingTaken => texts.get("event-help-rating-taken").into_owned(),
            Self::Acceleration => texts.get("event-help-acceleration").into_owned(),
            Self::Language => texts.get("event-help-language").into_owned(),
            Self::Forbidden(_) | Self::NewForbidden => texts.get("event-help-forbidden").into_owned(),
            Self::Byes => texts.get("event-help-byes").into_owned(),
            Self::Mirror => texts.get("event-help-mirror").into_owned(),
            Self::File => {
                let path = cx.path.map(|path| path.to_string_lossy().into_owned()).unwrap_or_default();
                texts.with("event-help-file", &[("path", path.into())])
            }
        }
    }
}

/// Placeholder of an unknown value.
pub(super) const NOTHING: &str = "–";

fn nothing() -> String {
    NOTHING.to_owned()
}

/// Returns the number of gaps in the rating report.
fn report(cx: &Context) -> String {
    match rating_report::lacks(cx.event) {
        [0, 0] => cx.texts.get("event-rating-report-complete").into_owned(),
        [missing, questionable] => {
            let values = [("missing", missing.into()), ("questionable", questionable.into())];
            cx.texts.with("event-rating-report-lacks", &values)
        }
    }
}

/// Returns the number of norm conditions that are met, not met and unknown.
fn conditions(cx: &Context) -> String {
    let told = norm_conditions::told(cx.event);
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
    if set == 0 { nothing() } else { cx.texts.with("event-round-days-set", &values) }
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

/// Returns the name of an acceleration method.
pub(super) fn acceleration(method: Acceleration, cx: &Context) -> String {
    let words = match method {
        Acceleration::None => cx.texts.get("event-acceleration-none"),
        Acceleration::Baku => cx.texts.get("event-acceleration-baku"),
    };
    words.into_owned()
}

fn forbidden(pair: &ForbiddenPair, cx: &Context) -> String {
    let [one, other] = pair.players.map(|id| cx.name(id));
    let values = [
        ("one", one.into()),
        ("other", other.into()),
        ("first", pair.first.into()),
        ("last", pair.last.into()),
    ];
    cx.texts.with("event-forbidden-pair", &values)
}
