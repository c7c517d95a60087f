//! The table of settings: one row for each, over which everything iterates that lists, locks, copies, compares, shows
//! or checks settings.
//!
//! A row covers one field of [`Settings`], or those that are edited together. Rules read the fields directly.

use super::super::{
    Championship, Money, Name, OrderOfEquals, PartialDate, RatingMethod, RatingTaken, Snapshot,
};
use super::{Acceleration, Language, NameCase, Settings, TieBreakRules};
use crate::keyword::keywords;
use std::fmt;

keywords! {
/// Settings that are locked together, for the same cause. Their id in catalogues is `setting-<id>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingField: id -> &'static str {
    /// Name, venue, dates, arbiter, time control, rate of play, rating list, stated virtual points: never locked.
    Description = "description",
    /// The pairing system with its options, chosen before round 1.
    System = "system",
    Rounds = "rounds",
    InitialColour = "initial-colour",
    Points = "points",
    /// The tie-breaks, their rules, and the settings of those by ratings.
    TieBreaks = "tie-breaks",
    Acceleration = "acceleration",
    Forbidden = "forbidden",
    Apart = "apart",
}
}

/// Headings of the event screen, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SettingGroup {
    Event,
    Schedule,
    Pairing,
    Points,
    Files,
}

/// The value of a setting whose editor follows from its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingValue {
    Text(Option<Name>),
    Date(Option<PartialDate>),
    Number(Option<u32>),
    Money(Option<Money>),
    /// One of the choices, by 0-based position.
    Choice(usize),
}

/// The choices of a setting.
#[derive(Clone, Copy, Debug)]
pub struct SettingChoice {
    /// First part of the ids of their texts, `<prefix>-<word>`.
    pub prefix: &'static str,
    /// Their words, in the order offered.
    pub words: &'static [&'static str],
}

/// Type of a setting's value, which selects its editor.
#[derive(Clone, Copy, Debug)]
pub enum ValueType {
    Text,
    Date,
    Number {
        most: u32,
    },
    Money,
    Choice(SettingChoice),
    /// A value with a dialog of its own, or without any.
    Own,
}

/// A setting that the rating report or FIDE's forms require.
#[derive(Clone, Copy)]
pub struct Need {
    /// Name in JSON.
    pub column: &'static str,
    /// Position in the list of missing data, which follows the header of the report.
    pub rank: u8,
    /// True if only the forms of events that can yield titles require it.
    pub for_forms: bool,
    pub is_missing: fn(&Snapshot) -> bool,
}

impl Need {
    /// Rank of the chief arbiter, whose FIDE ID is required too.
    pub(crate) const ARBITER: u8 = 7;
}

/// Origin of a setting in an event that is created like another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Other,
    /// The other event if both are played on the same days, else the event itself.
    Days,
    /// The event itself: its players, rounds and ids determine it.
    Own,
}

/// One setting of an event.
pub struct Setting {
    /// Id in catalogues: `event-<id>` is its label, `event-help-<id>` its help.
    pub id: &'static str,
    /// Heading on the event screen; `None` if it has no line there.
    pub group: Option<SettingGroup>,
    pub field: SettingField,
    pub kind: ValueType,
    pub need: Option<Need>,
    pub(crate) origin: Origin,
    value: fn(&Settings) -> Option<SettingValue>,
    set: fn(&mut Settings, SettingValue),
    copy: fn(&Settings, &mut Settings),
    differs: fn(&Settings, &Settings) -> bool,
}

impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Setting").field(&self.id).finish()
    }
}

impl PartialEq for Setting {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Setting {}

impl Setting {
    /// Returns the value, if its type is not [`ValueType::Own`].
    pub fn value(&self, settings: &Settings) -> Option<SettingValue> {
        (self.value)(settings)
    }

    /// Sets the value. One of another type or outside the range changes nothing.
    pub fn set(&self, settings: &mut Settings, value: SettingValue) {
        (self.set)(settings, value);
    }

    pub fn copy(&self, from: &Settings, to: &mut Settings) {
        (self.copy)(from, to);
    }

    pub fn differs(&self, one: &Settings, other: &Settings) -> bool {
        (self.differs)(one, other)
    }

    /// Returns true if the report of the event requires it, and the event lacks it.
    pub fn is_missing(&self, snapshot: &Snapshot) -> bool {
        self.need.is_some_and(|need| (need.is_missing)(snapshot))
    }

    const fn needed(self, column: &'static str, rank: u8, is_missing: fn(&Snapshot) -> bool) -> Self {
        Self { need: Some(Need { column, rank, for_forms: false, is_missing }), ..self }
    }

    const fn needed_by_forms(
        self,
        column: &'static str,
        rank: u8,
        is_missing: fn(&Snapshot) -> bool,
    ) -> Self {
        Self { need: Some(Need { column, rank, for_forms: true, is_missing }), ..self }
    }

    const fn from(self, origin: Origin) -> Self {
        Self { origin, ..self }
    }

    const fn without_line(self) -> Self {
        Self { group: None, ..self }
    }
}

/// A row with the accessors of its fields; its value has an editor of its own.
macro_rules! own {
    ($id:literal, $group:ident, $field:ident, $($($path:ident).+),+) => {
        Setting {
            id: $id,
            group: Some(SettingGroup::$group),
            field: SettingField::$field,
            kind: ValueType::Own,
            need: None,
            origin: Origin::Other,
            value: |_| None,
            set: |_, _| {},
            copy: |from, to| { $(to.$($path).+.clone_from(&from.$($path).+);)+ },
            differs: |one, other| $(one.$($path).+ != other.$($path).+)||+,
        }
    };
}

/// A row whose editor follows from the type of its value.
macro_rules! typed {
    ($type:ident, $id:literal, $group:ident, $path:ident) => {
        typed!($type = ValueType::$type, $id, $group, $path)
    };
    ($type:ident = $kind:expr, $id:literal, $group:ident, $path:ident) => {
        Setting {
            kind: $kind,
            value: |settings| Some(SettingValue::$type(settings.$path.clone().map(Into::into))),
            set: |settings, value| {
                if let SettingValue::$type(value) = value
                    && let Some(value) = value.map(TryInto::try_into).transpose().ok()
                {
                    settings.$path = value;
                }
            },
            ..own!($id, $group, Description, $path)
        }
    };
}

/// A row whose value is one of `$all`; `$then` is also done when it changes.
macro_rules! choice {
    ($id:literal, $group:ident, $field:ident, $($path:ident).+, $all:expr, $prefix:literal, $words:expr $(, $then:expr)?) => {
        Setting {
            kind: ValueType::Choice(SettingChoice { prefix: $prefix, words: &$words }),
            value: |settings| {
                let at = $all.iter().position(|of| *of == settings.$($path).+);
                Some(SettingValue::Choice(at.unwrap_or_default()))
            },
            set: |settings, value| {
                if let SettingValue::Choice(at) = value
                    && let Some(to) = $all.get(at)
                {
                    settings.$($path).+ = *to;
                    $({ let then: fn(&mut Settings) = $then; then(settings); })?
                }
            },
            ..own!($id, $group, $field, $($path).+)
        }
    };
}

/// Every setting, in the order of the event screen below each heading.
pub static SETTINGS: &[Setting] = &[
    own!("name", Event, Description, name)
        .from(Origin::Own)
        .needed("name", 0, |event| event.settings().name.as_str() == NO_NAME),
    typed!(Text, "place", Event, place).needed("place", 1, |event| event.settings().place.is_none()),
    typed!(Date, "begins", Event, begins)
        .from(Origin::Days)
        .needed("start", 3, |event| !is_day(event.settings().begins)),
    typed!(Date, "ends", Event, ends)
        .from(Origin::Days)
        .needed("end", 4, |event| !is_day(event.settings().ends)),
    typed!(Text, "federation", Event, federation)
        .needed("federation", 2, |event| event.settings().federation.is_none()),
    own!("arbiter", Event, Description, arbiter)
        .needed("chief-arbiter", Need::ARBITER, |event| event.settings().arbiter.is_none()),
    own!("deputies", Event, Description, deputies),
    typed!(Text, "organiser", Event, organiser)
        .needed_by_forms("organiser", 5, |event| event.settings().organiser.is_none()),
    typed!(Text, "official", Event, official),
    typed!(Number = ValueType::Number { most: u32::MAX }, "fide-event", Event, fide_event)
        .from(Origin::Own)
        .needed_by_forms("fide-event", 6, |event| event.settings().fide_event.is_none()),
    choice!(
        "championship",
        Event,
        Description,
        championship,
        Choices::CHAMPIONSHIPS,
        "championship",
        ["none", "national", "national-teams", "zonal", "world-teams", "world-cup"]
    ),
    own!("direct-titles", Event, Description, direct_titles),
    choice!("shows-norms", Event, Description, shows_norms, [false, true], "norms", ["hidden", "shown"]),
    choice!("language", Event, Description, language, Language::ALL, "language", Language::WORDS),
    choice!("names", Event, Description, name_case, NameCase::ALL, "names", ["capitals", "typed"]),
    typed!(Money, "entry-fee", Event, entry_fee),
    typed!(Text, "time-control", Schedule, time_control)
        .needed("time-control", 8, |event| event.settings().time_control.is_none()),
    typed!(Text, "coded-time-control", Schedule, coded_time_control),
    own!("kind", Schedule, Description, kind, chess960)
        .needed("kind", 9, |event| event.settings().known_kind().is_none()),
    own!("rating-sequence", Schedule, Description, rating_sequence),
    typed!(Date, "rating-list", Schedule, rating_list).from(Origin::Days),
    own!("round-days", Schedule, Description, round_dates, round_times).from(Origin::Days).needed(
        "round-days",
        10,
        lacks_round_days,
    ),
    typed!(Number = ValueType::Number { most: 255 }, "default-time", Schedule, default_time),
    own!("handicap", Schedule, Description, handicap),
    own!("system", Pairing, System, system),
    own!("options", Pairing, System, options),
    choice!(
        "rating-method",
        Pairing,
        System,
        rating_method,
        Choices::METHODS,
        "rating-method",
        ["fide", "national", "fide-else-national", "national-else-fide", "higher", "lower", "other", "none"]
    ),
    choice!("equals", Pairing, System, order_of_equals, OrderOfEquals::ALL, "equals", OrderOfEquals::WORDS),
    own!("rounds", Pairing, Rounds, rounds),
    own!("initial-colour", Pairing, InitialColour, initial_colour).from(Origin::Own),
    choice!(
        "acceleration",
        Pairing,
        Acceleration,
        acceleration,
        Acceleration::ALL,
        "event-acceleration",
        Acceleration::WORDS,
        // Virtual points stated by a report belong to the report's own acceleration.
        |settings| settings.virtual_points.clear()
    ),
    own!("number-groups", Pairing, Acceleration, number_groups).from(Origin::Own),
    own!("forbidden", Pairing, Forbidden, forbidden).from(Origin::Own),
    own!("apart", Pairing, Apart, apart),
    own!("byes", Pairing, Description, byes),
    own!("points", Points, Points, points),
    choice!(
        "tie-break-rules",
        Points,
        TieBreaks,
        tie_break_rules,
        TieBreakRules::ALL,
        "event-tie-break-rules",
        TieBreakRules::WORDS
    ),
    own!("tie-breaks", Points, TieBreaks, tie_breaks),
    own!("unrated", Points, TieBreaks, rating_tie_breaks.unrated),
    choice!(
        "rating-taken",
        Points,
        TieBreaks,
        rating_tie_breaks.taken,
        RatingTaken::ALL,
        "rating-taken",
        RatingTaken::WORDS
    ),
    typed!(Number = ValueType::Number { most: 255 }, "group-best", Points, group_best),
    typed!(Number = ValueType::Number { most: 255 }, "group-least", Points, group_least),
    typed!(Number = ValueType::Number { most: u32::MAX }, "chess-results", Files, chess_results)
        .from(Origin::Own),
    own!("numbering", Pairing, System, numbering).without_line().from(Origin::Own),
    // Never locked: a report states those of rounds to come, and its import announces them after the published rounds.
    own!("virtual-points", Pairing, Description, virtual_points).without_line().from(Origin::Own),
    own!("records", Files, Description, records).without_line().from(Origin::Own),
];

/// Name of an event that was imported from a report without one.
const NO_NAME: &str = "?";

/// The values of choices that may be unset.
struct Choices;

impl Choices {
    const CHAMPIONSHIPS: [Option<Championship>; 6] = [
        None,
        Some(Championship::National),
        Some(Championship::NationalTeams),
        Some(Championship::Zonal),
        Some(Championship::WorldTeams),
        Some(Championship::WorldCup),
    ];

    const METHODS: [Option<RatingMethod>; 8] = [
        Some(RatingMethod::Fide),
        Some(RatingMethod::National),
        Some(RatingMethod::FideElseNational),
        Some(RatingMethod::NationalElseFide),
        Some(RatingMethod::Higher),
        Some(RatingMethod::Lower),
        Some(RatingMethod::Other),
        None,
    ];
}

fn is_day(date: Option<PartialDate>) -> bool {
    date.is_some_and(|date| date.day().is_some())
}

fn lacks_round_days(snapshot: &Snapshot) -> bool {
    let published = snapshot.last_published().map_or(0, |last| usize::from(last.0));
    let dates = snapshot.settings().round_dates.iter().take(published);
    dates.filter(|day| is_day(**day)).count() < published
}

impl SettingField {
    pub fn settings(self) -> impl Iterator<Item = &'static Setting> {
        SETTINGS.iter().filter(move |setting| setting.field == self)
    }

    pub fn differs(self, one: &Settings, other: &Settings) -> bool {
        self.settings().any(|setting| setting.differs(one, other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::*;

    /// Settings that differ from those of a new event in every field, for an event with players 1 to 4.
    fn unusual() -> Settings {
        let name = |text: &str| Name::new(text).unwrap();
        let day = |day: u8| PartialDate::new(2026, 3, day).ok();
        let mut options = Options::default();
        options.set("maxi", Some(OptionValue::YesNo(true)));
        let players = vec![PlayerId(2), PlayerId(1), PlayerId(4), PlayerId(3)];
        let (first, last) = (RoundNo(1), RoundNo(2));
        let records = ReportRecords { system: Some(SystemId::new("dutch-2009")), ..ReportRecords::default() };
        Settings {
            name: name("Open"),
            place: Some(name("Foça")),
            begins: day(1),
            ends: day(3),
            federation: Some(name("TUR")),
            organiser: Some(name("Club")),
            official: Some(name("Demir, Ece")),
            fide_event: Some(412_345),
            chess_results: Some(1_268_765),
            entry_fee: Some(Money(5_000)),
            arbiter: Arbiter::read("IA Doe, Jane (99900001)").ok(),
            deputies: Arbiter::read("Can").into_iter().collect(),
            round_dates: vec![day(1), day(2)],
            round_times: vec![TimeOfDay::new(18, 30).ok()],
            default_time: Some(30),
            handicap: Handicap::read("200 10-20").unwrap(),
            time_control: Some(name("25 min + 10 s")),
            coded_time_control: Some(name("1500+10")),
            kind: Some(GameKind::Blitz),
            chess960: true,
            rating_list: PartialDate::new(2026, 2, 0).ok(),
            rating_sequence: RatingSequence::new(vec![RatingKind::Blitz]).ok(),
            championship: Some(Championship::Zonal),
            direct_titles: Some(DirectTitles {
                event: name("Zonal"),
                places: vec![Earned::Title(Title::IM)],
            }),
            shows_norms: true,
            name_case: NameCase::Typed,
            system: SystemId::new("dutch-2009"),
            rounds: RoundNo(5),
            options,
            initial_colour: Some(Colour::Black),
            points: PointSystem { absence: Points::HALF, ..PointSystem::default() },
            byes: ByeLimits { half_points: 2, last_rounds: 3 },
            tie_breaks: vec![TieBreakId::new("ARO")],
            group_best: Some(3),
            group_least: Some(2),
            tie_break_rules: TieBreakRules::Booklet,
            rating_tie_breaks: RatingTieBreaks { unrated: Unrated::Lowest, taken: RatingTaken::Last },
            acceleration: Acceleration::Baku,
            number_groups: NumberGroups::read("1-2 1 0.5").unwrap(),
            virtual_points: vec![StatedPoints { first, last, points: Points::ONE, players: players.clone() }],
            numbering: players,
            rating_method: Some(RatingMethod::Higher),
            order_of_equals: OrderOfEquals::Youngest,
            language: Language::Czech,
            forbidden: vec![ForbiddenPair { players: [PlayerId(1), PlayerId(2)], first, last }],
            apart: vec![KeptApart { by: ApartBy::Club, last, firmness: Firmness::Always }],
            records,
        }
    }

    #[test]
    fn every_field_has_one_row_that_compares_and_copies_it() {
        let usual = Settings::named(Name::new("New").unwrap());
        let mut copied = usual.clone();
        for setting in SETTINGS {
            assert!(setting.differs(&usual, &unusual()), "{setting:?} is not unusual in the test");
            assert!(setting.differs(&copied, &unusual()), "{setting:?} is copied by an earlier row");
            setting.copy(&unusual(), &mut copied);
            assert!(!setting.differs(&copied, &unusual()), "{setting:?}");
        }
        assert_eq!(copied, unusual());
    }

    #[test]
    fn a_value_is_set_as_it_was_taken() {
        for setting in SETTINGS {
            let Some(value) = setting.value(&unusual()) else {
                assert!(matches!(setting.kind, ValueType::Own), "{setting:?}");
                continue;
            };
            if let (ValueType::Choice(choice), SettingValue::Choice(at)) = (setting.kind, &value) {
                assert!(*at < choice.words.len(), "{setting:?}");
            }
            let mut settings = Settings::named(Name::new("New").unwrap());
            setting.set(&mut settings, value);
            assert!(!setting.differs(&settings, &unusual()), "{setting:?}");
            let before = settings.clone();
            setting.set(&mut settings, SettingValue::Choice(usize::MAX));
            assert_eq!(settings, before, "{setting:?}");
        }
    }
}
