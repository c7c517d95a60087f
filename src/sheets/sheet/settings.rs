//! Values of settings as text, and the differences of two sets of settings for the log.

use super::changes::Changes;
use super::entry_fees;
use crate::i18n::Texts;
use crate::sheet::list;
use hakem_engine::pairing::options;
use hakem_engine::tournament::{
    ForbiddenPair, PlayerId, SETTINGS, Setting, SettingValue, Settings, SystemId, ValueType,
};

/// Maximum number of forbidden pairs listed; above that only their number is.
const MOST_PAIRS: usize = 3;

/// Data required for the text of a value.
pub struct Wording<'a> {
    pub texts: &'a Texts,
    pub name: &'a dyn Fn(PlayerId) -> String,
    /// System under which points are described: selecting another one does not change them.
    pub system: &'a SystemId,
}

/// Returns the text of a setting's value; empty if it has none.
type Worded = fn(&Settings, &Wording) -> String;

const NO_NAME: &str = "?";

/// Texts of values that have no type of their own in the table, or whose type does not determine the text.
const WORDED: &[(&str, Worded)] = &[
    ("name", |settings, _| settings.name.to_string()),
    ("arbiter", |settings, _| optional(settings.arbiter.as_ref())),
    ("deputies", |settings, _| joined(&settings.deputies, "; ")),
    ("direct-titles", |settings, by| by.texts.direct_titles(settings.direct_titles.as_ref())),
    ("kind", |settings, by| {
        let kind = settings.kind.map(|kind| by.texts.game_kind(kind).into_owned());
        let chess960 = settings.chess960.then(|| by.texts.get("game-kind-chess960").into_owned());
        kind.into_iter().chain(chess960).collect::<Vec<_>>().join(" · ")
    }),
    ("rating-sequence", |settings, by| by.texts.rating_sequence(&settings.lists())),
    ("round-days", |settings, by| {
        let days = settings.round_dates.iter().flatten().map(|&day| by.texts.date(day));
        let times = settings.round_times.iter().enumerate();
        let times = times.filter_map(|(at, time)| Some(format!("{}: {}", at + 1, (*time)?)));
        days.chain(times).collect::<Vec<_>>().join(" ")
    }),
    ("default-time", |settings, by| by.texts.default_time(settings.default_time)),
    ("handicap", |settings, _| settings.handicap.to_string()),
    ("number-groups", |settings, _| settings.number_groups.to_string()),
    ("system", |settings, by| by.texts.system(settings.system.as_str()).into_owned()),
    ("rounds", |settings, _| settings.rounds.to_string()),
    ("initial-colour", |settings, by| {
        settings.initial_colour.map_or_else(String::new, |colour| by.texts.colour(colour).into_owned())
    }),
    ("apart", |settings, by| by.texts.apart(&settings.apart).unwrap_or_default()),
    ("byes", |settings, by| by.texts.bye_limits(settings.byes)),
    ("points", |settings, by| by.texts.point_system(&settings.points, by.system)),
    ("tie-breaks", |settings, _| joined(&settings.tie_breaks, ",")),
    ("unrated", |settings, by| by.texts.unrated(settings.rating_tie_breaks.unrated).into_owned()),
];

/// Settings whose values the log does not list, only the fact that they changed: `setting-<id>`.
const UNLISTED: &[&str] = &["numbering", "virtual-points", "records"];

fn optional<T: ToString>(value: Option<&T>) -> String {
    value.map(ToString::to_string).unwrap_or_default()
}

fn joined<T: ToString>(values: &[T], between: &str) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Returns the value of a setting as text; empty if it has none.
pub fn value(setting: &Setting, settings: &Settings, by: &Wording) -> String {
    match WORDED.iter().find(|(id, _)| *id == setting.id) {
        Some((_, worded)) => worded(settings, by),
        None => typed(setting, settings, by.texts),
    }
}

/// Returns the value of a setting as it is typed, by its type; empty if it has none, or no type.
pub fn typed(setting: &Setting, settings: &Settings, texts: &Texts) -> String {
    match setting.value(settings) {
        None => String::new(),
        Some(SettingValue::Text(text)) => optional(text.as_ref()),
        Some(SettingValue::Date(day)) => day.map(|day| texts.date(day)).unwrap_or_default(),
        Some(SettingValue::Number(number)) => optional(number.as_ref()),
        Some(SettingValue::Money(amount)) => amount.map(entry_fees::plain).unwrap_or_default(),
        Some(SettingValue::Choice(at)) => choice(setting, at, texts),
    }
}

pub fn choice(setting: &Setting, at: usize, texts: &Texts) -> String {
    let ValueType::Choice(choice) = setting.kind else { return String::new() };
    let word = choice.words.get(at).copied().unwrap_or_default();
    texts.get(&format!("{}-{word}", choice.prefix)).into_owned()
}

/// Returns the changed settings; `name` returns the name of a player.
pub(super) fn changes(
    texts: &Texts,
    old: &Settings,
    new: &Settings,
    name: &dyn Fn(PlayerId) -> String,
) -> Vec<String> {
    let mut changes = Changes::default();
    let by = Wording { texts, name, system: &new.system };
    for setting in SETTINGS.iter().filter(|setting| setting.differs(old, new)) {
        match setting.id {
            "options" => {
                for option in options() {
                    let value = |of: &Settings| texts.option_value(option.key, &option.value(&of.options));
                    changes.add(&texts.option(option.key), &value(old), &value(new));
                }
            }
            "forbidden" => {
                let pairs = |of: &Settings, other: &Settings| forbidden(of, other, &by);
                changes.add(&texts.logged_setting(setting), &pairs(old, new), &pairs(new, old));
            }
            id if UNLISTED.contains(&id) => changes.note(texts.logged_setting(setting).into_owned()),
            _ => {
                let named = |of: &Settings| match setting.id {
                    "name" if of.name.as_str() == NO_NAME => String::new(),
                    _ => value(setting, of, &by),
                };
                let [before, now] = [old, new].map(named);
                changes.add(&texts.logged_setting(setting), &before, &now);
            }
        }
    }
    changes.0
}

/// Returns the forbidden pairs missing from the other settings; if there are many, only their number.
fn forbidden(settings: &Settings, other: &Settings, by: &Wording) -> String {
    if settings.forbidden.len().max(other.forbidden.len()) > MOST_PAIRS {
        return settings.forbidden.len().to_string();
    }
    let missing = settings.forbidden.iter().filter(|pair| !other.forbidden.contains(pair));
    missing.map(|pair| forbidden_pair(pair, by.texts, by.name)).collect::<Vec<_>>().join("; ")
}

pub fn forbidden_pair(pair: &ForbiddenPair, texts: &Texts, name: &dyn Fn(PlayerId) -> String) -> String {
    let [one, other] = pair.players.map(name);
    let [rounds, span] = list::span(pair.first, pair.last);
    texts.with("event-forbidden-pair", &[("one", one.into()), ("other", other.into()), rounds, span])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use hakem_engine::tournament::{
        Acceleration, Arbiter, ByeLimits, Championship, DirectTitles, Earned, GameKind, Name, NameCase,
        NumberGroups, OrderOfEquals, PartialDate, Points, RatingKind, RatingSequence, RatingTieBreaks,
        RoundNo, StatedPoints, Title, Unrated,
    };

    /// Changes of a single setting each.
    const CHANGED: [fn(&mut Settings); 20] = [
        |settings| settings.official = Name::new("Demir, Ece").ok(),
        |settings| settings.name_case = NameCase::Typed,
        |settings| settings.organiser = Name::new("Şehir Kulübü").ok(),
        |settings| settings.fide_event = Some(412_345),
        |settings| settings.chess_results = Some(1_268_765),
        |settings| settings.default_time = Some(30),
        |settings| settings.shows_norms = true,
        |settings| settings.place = Name::new("Foça").ok(),
        |settings| settings.federation = Name::new("TUR").ok(),
        |settings| settings.arbiter = Arbiter::read("Ada").ok(),
        |settings| settings.deputies = Arbiter::read("Can").into_iter().collect(),
        |settings| settings.time_control = Name::new("90+30").ok(),
        |settings| settings.kind = Some(GameKind::Rapid),
        |settings| settings.chess960 = true,
        |settings| settings.points.win = Points::ONE + Points::ONE,
        |settings| settings.acceleration = Acceleration::Baku,
        |settings| settings.number_groups = NumberGroups::read("1-4 1 1").unwrap(),
        |settings| settings.language = Language::Turkish,
        |settings| settings.tie_breaks.clear(),
        |settings| settings.rounds = RoundNo(9),
    ];

    #[test]
    fn an_event_has_no_name_before_its_first_one() {
        let named = |text: &str| Settings::named(Name::new(text).unwrap());
        let told = |old: &str, new: &str| {
            let texts = Texts::new(Language::English);
            changes(&texts, &named(old), &named(new), &|player| player.to_string()).join(", ")
        };
        assert_eq!(told("?", "six"), "Event – → six");
        assert_eq!(told("Open", "six"), "Event Open → six");
    }

    #[test]
    fn every_changed_setting_is_listed() {
        let name = |text: &str| Name::new(text).unwrap();
        let old = Settings::named(name("Open"));
        let day = PartialDate::new(2026, 3, 6).ok();
        let pair = ForbiddenPair { players: [PlayerId(1), PlayerId(2)], first: RoundNo(1), last: RoundNo(7) };
        let players = vec![PlayerId(2), PlayerId(1)];
        let points = StatedPoints {
            first: RoundNo(1),
            last: RoundNo(2),
            points: Points::ONE,
            players: players.clone(),
        };
        let mut news: Vec<Settings> = CHANGED
            .into_iter()
            .map(|change| {
                let mut new = old.clone();
                change(&mut new);
                new
            })
            .collect();
        news.extend([
            Settings { begins: day, ..old.clone() },
            Settings { rating_list: day, ..old.clone() },
            Settings { order_of_equals: OrderOfEquals::Youngest, ..old.clone() },
            Settings { rating_sequence: RatingSequence::new(vec![RatingKind::Blitz]).ok(), ..old.clone() },
            Settings { championship: Some(Championship::Zonal), ..old.clone() },
            Settings {
                direct_titles: Some(DirectTitles {
                    event: name("Zonal"),
                    places: vec![Earned::Title(Title::IM), Earned::Norm(Title::IM)],
                }),
                ..old.clone()
            },
            Settings { round_dates: vec![day], ..old.clone() },
            Settings { forbidden: vec![pair], ..old.clone() },
            Settings { byes: ByeLimits { half_points: 0, last_rounds: 2 }, ..old.clone() },
            Settings {
                rating_tie_breaks: RatingTieBreaks { unrated: Unrated::Lowest, ..RatingTieBreaks::default() },
                ..old.clone()
            },
            Settings { numbering: players, ..old.clone() },
            Settings { virtual_points: vec![points], ..old.clone() },
        ]);
        let texts = Texts::new(Language::English);
        for new in news {
            let told = changes(&texts, &old, &new, &|id| format!("P{id}"));
            assert_eq!(told.len(), 1, "{new:?}: {told:?}");
        }
        assert!(changes(&texts, &old, &old, &|id| id.to_string()).is_empty());
    }
}
