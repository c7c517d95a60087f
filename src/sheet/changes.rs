//! Differences of players and settings, with old and new values, for the log.

use super::entry_fees;
use crate::i18n::Texts;
use hakem_engine::command::SettingField;
use hakem_engine::pairing::options;
use hakem_engine::tournament::{
    Acceleration, Estimated, ForbiddenPair, Name, PartialDate, Player, PlayerId, Settings, Sex,
};

/// Maximum number of forbidden pairs listed; above that only their number is.
const MOST_PAIRS: usize = 3;

/// Changes with their labels.
#[derive(Default)]
struct Changes(Vec<String>);

impl Changes {
    fn add(&mut self, what: &str, old: &str, new: &str) {
        if old != new {
            let shown = |value: &str| if value.is_empty() { "–".to_owned() } else { value.to_owned() };
            self.0.push(format!("{what} {} → {}", shown(old), shown(new)));
        }
    }

    /// Adds an optional value.
    fn add_known<T: ToString>(&mut self, what: &str, old: Option<&T>, new: Option<&T>) {
        let shown = |value: Option<&T>| value.map(ToString::to_string).unwrap_or_default();
        self.add(what, &shown(old), &shown(new));
    }
}

/// Returns the changed values of a player.
#[must_use]
pub fn of_player(texts: &Texts, old: &Player, new: &Player) -> Vec<String> {
    let mut changes = Changes::default();
    changes.add(&texts.get("column-name"), old.name.as_str(), new.name.as_str());
    let title = |player: &Player| player.title.map_or("", hakem_engine::tournament::Title::letters);
    changes.add(&texts.get("word-title"), title(old), title(new));
    changes.add_known(&texts.get("word-rating"), old.rating.as_ref(), new.rating.as_ref());
    let national = texts.get("word-national-rating");
    changes.add_known(&national, old.national_rating.as_ref(), new.national_rating.as_ref());
    let later = |player: &Player| texts.later_ratings(&player.later_ratings);
    changes.add(&texts.get("players-later-ratings"), &later(old), &later(new));
    let estimated = |player: &Player| match player.estimated {
        Estimated::Neither => String::new(),
        which => texts.estimated(which).into_owned(),
    };
    changes.add(&texts.get("players-estimated"), &estimated(old), &estimated(new));
    changes.add_known(&texts.get("word-federation"), old.federation.as_ref(), new.federation.as_ref());
    changes.add_known(&texts.get("players-coefficient"), old.coefficient.as_ref(), new.coefficient.as_ref());
    let language = |player: &Player| {
        player.language.map_or_else(
            || texts.get("players-by-federation").into_owned(),
            |language| texts.language_name(language).into_owned(),
        )
    };
    changes.add(&texts.get("players-name-language"), &language(old), &language(new));
    changes.add_known(&texts.get("word-licence"), old.licence.as_ref(), new.licence.as_ref());
    changes.add_known(&texts.get("players-fide-id"), old.fide_id.as_ref(), new.fide_id.as_ref());
    let sex = |player: &Player| match player.sex {
        None => String::new(),
        Some(Sex::Female) => texts.get("players-female").into_owned(),
        Some(Sex::Male) => texts.get("players-male").into_owned(),
    };
    changes.add(&texts.get("players-sex"), &sex(old), &sex(new));
    let born = |player: &Player| player.born.map(|day| texts.date(day)).unwrap_or_default();
    changes.add(&texts.get("players-born"), &born(old), &born(new));
    changes.add_known(&texts.get("players-club"), old.club.as_ref(), new.club.as_ref());
    changes.0
}

/// Returns the changed settings; `name` returns the name of a player.
pub(super) fn of_settings(
    texts: &Texts,
    old: &Settings,
    new: &Settings,
    name: &dyn Fn(PlayerId) -> String,
) -> Vec<String> {
    let mut changes = Changes::default();
    describe(&mut changes, texts, old, new);
    let system = |settings: &Settings| texts.system(settings.system.as_str()).into_owned();
    changes.add(&texts.setting(SettingField::System), &system(old), &system(new));
    for option in options() {
        let value = |settings: &Settings| texts.option_value(option.key, &option.value(&settings.options));
        changes.add(&texts.option(option.key), &value(old), &value(new));
    }
    let rounds = [old, new].map(|settings| settings.rounds.to_string());
    changes.add(&texts.setting(SettingField::Rounds), &rounds[0], &rounds[1]);
    let colour =
        |settings: &Settings| settings.initial_colour.map(|colour| texts.colour(colour).into_owned());
    let colours = [colour(old), colour(new)];
    changes.add_known(&texts.setting(SettingField::InitialColour), colours[0].as_ref(), colours[1].as_ref());
    // Described under the current system: selecting another system does not change the points.
    let points = [old, new].map(|of| texts.point_system(&Settings { points: of.points, ..new.clone() }));
    changes.add(&texts.setting(SettingField::Points), &points[0], &points[1]);
    let byes = |settings: &Settings| texts.bye_limits(settings.byes);
    changes.add(&texts.get("event-byes"), &byes(old), &byes(new));
    let rules = |settings: &Settings| texts.tie_break_rules(settings.tie_break_rules).into_owned();
    changes.add(&texts.get("event-tie-break-rules"), &rules(old), &rules(new));
    let list =
        |settings: &Settings| settings.tie_breaks.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(",");
    changes.add(&texts.setting(SettingField::TieBreaks), &list(old), &list(new));
    let unrated = |settings: &Settings| texts.unrated(settings.rating_tie_breaks.unrated).into_owned();
    changes.add(&texts.get("event-unrated"), &unrated(old), &unrated(new));
    let taken = |settings: &Settings| texts.rating_taken(settings.rating_tie_breaks.taken).into_owned();
    changes.add(&texts.get("event-rating-taken"), &taken(old), &taken(new));
    let acceleration = |settings: &Settings| match settings.acceleration {
        Acceleration::None => texts.get("event-acceleration-none").into_owned(),
        Acceleration::Baku => texts.get("event-acceleration-baku").into_owned(),
    };
    changes.add(&texts.setting(SettingField::Acceleration), &acceleration(old), &acceleration(new));
    let pairs = |settings: &Settings, other: &Settings| forbidden(texts, settings, other, name);
    changes.add(&texts.setting(SettingField::Forbidden), &pairs(old, new), &pairs(new, old));
    let others = [
        (old.numbering != new.numbering).then_some("log-stated-numbers"),
        (old.virtual_points != new.virtual_points).then_some("log-stated-points"),
        (old.records != new.records).then_some("log-kept-records"),
    ];
    changes.0.extend(others.into_iter().flatten().map(|id| texts.get(id).into_owned()));
    changes.0
}

/// Adds settings that do not affect pairings.
fn describe(changes: &mut Changes, texts: &Texts, old: &Settings, new: &Settings) {
    changes.add(&texts.get("word-event"), old.name.as_str(), new.name.as_str());
    changes.add_known(&texts.get("event-place"), old.place.as_ref(), new.place.as_ref());
    let day = |date: Option<PartialDate>| date.map(|day| texts.date(day)).unwrap_or_default();
    changes.add(&texts.get("event-begins"), &day(old.begins), &day(new.begins));
    changes.add(&texts.get("event-ends"), &day(old.ends), &day(new.ends));
    let days = |settings: &Settings| {
        let times = settings.round_times.iter().enumerate();
        let times = times.filter_map(|(at, time)| Some(format!("{}: {}", at + 1, (*time)?)));
        let days = settings.round_dates.iter().map(|&date| day(date)).chain(times);
        days.filter(|day| !day.is_empty()).collect::<Vec<_>>().join(" ")
    };
    changes.add(&texts.get("log-round-dates"), &days(old), &days(new));
    changes.add_known(&texts.get("event-federation"), old.federation.as_ref(), new.federation.as_ref());
    changes.add_known(&texts.get("event-arbiter"), old.arbiter.as_ref(), new.arbiter.as_ref());
    register(changes, texts, old, new);
    let deputies = |settings: &Settings| {
        settings.deputies.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    changes.add(&texts.get("log-deputies"), &deputies(old), &deputies(new));
    let control = |settings: &Settings| {
        let words = settings.time_control.iter().chain(&settings.coded_time_control);
        words.map(Name::as_str).collect::<Vec<_>>().join(", ")
    };
    changes.add(&texts.get("event-time-control"), &control(old), &control(new));
    let kind = |settings: &Settings| {
        let kind = settings.kind.map(|kind| texts.game_kind(kind).into_owned());
        let chess960 = settings.chess960.then(|| texts.get("game-kind-chess960").into_owned());
        let words: Vec<String> = kind.into_iter().chain(chess960).collect();
        (!words.is_empty()).then(|| words.join(" · "))
    };
    changes.add_known(&texts.get("event-kind"), kind(old).as_ref(), kind(new).as_ref());
    changes.add(&texts.get("event-rating-list"), &day(old.rating_list), &day(new.rating_list));
    let equals = |settings: &Settings| texts.order_of_equals(settings.order_of_equals).into_owned();
    changes.add(&texts.get("event-equals"), &equals(old), &equals(new));
    let lists = |settings: &Settings| texts.rating_sequence(&settings.lists());
    if old.rating_sequence != new.rating_sequence {
        changes.add(&texts.get("event-rating-sequence"), &lists(old), &lists(new));
    }
    let [before, now] = [old, new].map(|settings| texts.rating_method(settings.rating_method));
    changes.add(&texts.get("event-rating-method"), &before, &now);
    let championship = |settings: &Settings| texts.championship(settings.championship).into_owned();
    changes.add(&texts.get("event-championship"), &championship(old), &championship(new));
    let language = |settings: &Settings| texts.language_name(settings.language).into_owned();
    changes.add(&texts.get("event-language"), &language(old), &language(new));
}

/// Adds registration settings: organiser, IDs of the event, and settings unrelated to its rounds.
fn register(changes: &mut Changes, texts: &Texts, old: &Settings, new: &Settings) {
    changes.add_known(&texts.get("event-organiser"), old.organiser.as_ref(), new.organiser.as_ref());
    changes.add_known(&texts.get("event-fide-event"), old.fide_event.as_ref(), new.fide_event.as_ref());
    let [before, now] = [old, new].map(|settings| settings.chess_results);
    changes.add_known(&texts.get("event-chess-results"), before.as_ref(), now.as_ref());
    let [before, now] = [old, new].map(|settings| texts.default_time(settings.default_time));
    changes.add(&texts.get("event-default-time"), &before, &now);
    changes.add_known(
        &texts.get("event-entry-fee"),
        old.entry_fee.map(entry_fees::plain).as_ref(),
        new.entry_fee.map(entry_fees::plain).as_ref(),
    );
    let [before, now] = [old, new].map(|settings| texts.apart(&settings.apart));
    changes.add_known(&texts.setting(SettingField::Apart), before.as_ref(), now.as_ref());
    let [before, now] = [old, new].map(|settings| texts.direct_titles(settings.direct_titles.as_ref()));
    changes.add(&texts.get("event-direct-titles"), &before, &now);
    let [before, now] = [old, new].map(|settings| texts.shown_norms(settings.shows_norms));
    changes.add(&texts.get("event-shows-norms"), &before, &now);
}

/// Returns the forbidden pairs missing from the other settings; if there are many, only their number.
fn forbidden(
    texts: &Texts,
    settings: &Settings,
    other: &Settings,
    name: &dyn Fn(PlayerId) -> String,
) -> String {
    let differs = |pair: &&ForbiddenPair| !other.forbidden.contains(pair);
    if settings.forbidden.len().max(other.forbidden.len()) > MOST_PAIRS {
        return settings.forbidden.len().to_string();
    }
    let told = |pair: &ForbiddenPair| {
        let [one, other] = pair.players.map(name);
        let values = [
            ("one", one.into()),
            ("other", other.into()),
            ("first", pair.first.into()),
            ("last", pair.last.into()),
        ];
        texts.with("event-forbidden-pair", &values)
    };
    settings.forbidden.iter().filter(differs).map(told).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use hakem_engine::tournament::{
        Arbiter, ByeLimits, Championship, DirectTitles, Earned, GameKind, OrderOfEquals, PlayerId, Points,
        RatingKind, RatingSequence, RatingTieBreaks, RoundNo, StatedPoints, Title, Unrated,
    };

    /// Changes of one thing each.
    const CHANGED: [fn(&mut Settings); 17] = [
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
        |settings| settings.language = Language::Turkish,
        |settings| settings.tie_breaks.clear(),
        |settings| settings.rounds = RoundNo(9),
    ];

    #[test]
    fn whatever_is_announced_otherwise_is_told() {
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
            let told = of_settings(&texts, &old, &new, &|id| format!("P{id}"));
            assert_eq!(told.len(), 1, "{new:?}: {told:?}");
        }
        assert!(of_settings(&texts, &old, &old, &|id| id.to_string()).is_empty());
    }
}
