//! The settings of an event: everything but its players and rounds.

mod table;

pub(crate) use table::Origin;
pub use table::{
    Need, SETTINGS, Setting, SettingChoice, SettingField, SettingGroup, SettingValue, ValueType,
};

use super::arbiter::Arbiter;
use super::{
    Championship, Colour, DirectTitles, GameKind, Handicap, KeptApart, Money, Name, NumberGroups, Options,
    OrderOfEquals, PartialDate, PlayerId, PointSystem, RatingMethod, RatingSequence, RatingTieBreaks,
    ReportRecords, RoundNo, StatedPoints, TimeOfDay,
};
use crate::collate::Language;
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! identifier {
    ($name:ident, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// Creates an id. Its users check whether it is known.
            pub fn new(id: &str) -> Self {
                Self(id.to_owned())
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

identifier!(SystemId, "The id of a pairing system in one edition, such as `dutch-2009`.");
identifier!(TieBreakId, "The code of a tie-break, such as `BH`.");

keywords! {
/// Virtual points in the first rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Acceleration: word, from_word -> &'static str {
    #[default]
    None = "none",
    /// The Baku method (FIDE C.04.7).
    Baku = "baku",
    /// Haley's method: the upper half has a win in rounds 1 and 2.
    Haley = "haley",
    /// The same, and the lower half has a draw in round 2.
    SoftHaley = "soft-haley",
    /// The progressive method (SAD) of the French federation: three groups, by the points scored.
    Progressive = "progressive",
    /// The Niçois method: three groups, by the points scored.
    Nicois = "nicois",
    /// Points of the organiser's choice by pairing numbers and rounds ([`Settings::number_groups`]).
    Groups = "groups",
}
}

impl Acceleration {
    /// Returns true if FIDE's rules contain it: no acceleration, or Baku (C.04.2 1.3).
    pub fn is_of_fide(self) -> bool {
        matches!(self, Self::None | Self::Baku)
    }

    /// Returns true if virtual points depend on the points scored, so that those of later rounds are unknown.
    pub fn follows_scores(self) -> bool {
        matches!(self, Self::Progressive | Self::Nicois)
    }
}

keywords! {
/// The rules of tie-breaks, above all the value of an unplayed round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TieBreakRules: word, from_word -> &'static str {
    /// The source documents (Aktar's booklet): adjusted scores and virtual opponents.
    #[default]
    Booklet = "booklet",
    /// FIDE C.07, edition of 1 March 2026: dummy opponents and the cut exception.
    Fide2026 = "fide-2026",
}
}

/// Kind of event, which selects the default tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    RoundRobin,
    /// A Swiss whose players' ratings are close and consistent.
    SwissOfEquals,
    /// A Swiss with most players rated, ratings far apart or inconsistent.
    SwissOfRated,
    /// A Swiss with most players unrated.
    SwissOfUnrated,
    /// The Czech rules of 1992 (F.10).
    Czech1992,
    TeamRoundRobin,
    TeamSwiss,
    Olympiad,
}

impl Occasion {
    /// Every occasion, in the order offered to the arbiter.
    pub const ALL: [Self; 8] = [
        Self::RoundRobin,
        Self::SwissOfEquals,
        Self::SwissOfRated,
        Self::SwissOfUnrated,
        Self::Czech1992,
        Self::TeamRoundRobin,
        Self::TeamSwiss,
        Self::Olympiad,
    ];

    pub fn is_of_teams(self) -> bool {
        matches!(self, Self::TeamRoundRobin | Self::TeamSwiss | Self::Olympiad)
    }
}

/// Two players who may not be paired in some rounds (TRF record 260).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ForbiddenPair {
    /// The two, in any order.
    pub players: [PlayerId; 2],
    pub first: RoundNo,
    pub last: RoundNo,
}

/// Limits on requested byes, beyond which they are flagged (FIDE C.05 6.7). No bye is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeLimits {
    /// Maximum number of half-point byes of a player.
    pub half_points: u8,
    /// Number of last rounds without half-point byes.
    pub last_rounds: u8,
}

impl Default for ByeLimits {
    /// At most one, and not in the last round.
    fn default() -> Self {
        Self { half_points: 1, last_rounds: 1 }
    }
}

impl ByeLimits {
    fn are_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if a round is one of the last rounds without half-point byes.
    pub fn is_too_late(self, round: RoundNo, rounds: RoundNo) -> bool {
        round.0.saturating_add(self.last_rounds) > rounds.0
    }
}

/// Spelling of the names of players on lists, pages and paper. Reports to FIDE spell them as entered, whatever it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NameCase {
    /// In the capitals of their language (general rules §7).
    #[default]
    Capitals,
    Typed,
}

impl NameCase {
    pub const ALL: [Self; 2] = [Self::Capitals, Self::Typed];

    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Settings of an event, made before round 1. Some are locked once a round is paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub name: Name,
    /// Venue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<PartialDate>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<PartialDate>,
    /// Federation, three letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<Name>,
    /// Person who confirms title norms for the federation of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub official: Option<Name>,
    /// FIDE event code of its forms and registration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_event: Option<u32>,
    /// The chess-results tournament ID, assigned once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess_results: Option<u32>,
    /// Entry fee of players without their own, in hundredths of the currency.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry_fee: Option<Money>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<Arbiter>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<Arbiter>,
    /// The day of each round, round 1 first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub round_dates: Vec<Option<PartialDate>>,
    /// Start time of each round, round 1 first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub round_times: Vec<Option<TimeOfDay>>,
    /// Default time: minutes after the start until an absent player loses (FIDE Laws 6.7.1); `None` if not set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<u8>,
    /// Thinking times by rating difference, instead of the time control.
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub handicap: Handicap,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<Name>,
    /// Time control code of TRF record 222.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coded_time_control: Option<Name>,
    /// Rate of play, if set; derived from the time control if not ([`Settings::known_kind`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<GameKind>,
    /// True if the games are Chess960: each round starts from a position drawn by lot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chess960: bool,
    /// Month or day of the rating list in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_list: Option<PartialDate>,
    /// The rating lists in order of use; `None` for the usual ones of the rate of play ([`Settings::lists`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_sequence: Option<RatingSequence>,
    /// The exempt championship, for title norms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub championship: Option<Championship>,
    /// The titles that its places earn directly, if it is such an event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direct_titles: Option<DirectTitles>,
    /// True if public sheets show title norms.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shows_norms: bool,
    /// Spelling of names on lists, pages and paper.
    #[serde(default, skip_serializing_if = "NameCase::is_usual")]
    pub name_case: NameCase,
    pub system: SystemId,
    pub rounds: RoundNo,
    #[serde(default, alias = "maxi", skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// Initial colour of pairing number 1; `None` until it is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initial_colour: Option<Colour>,
    pub points: PointSystem,
    /// Limits beyond which byes are flagged.
    #[serde(default, skip_serializing_if = "ByeLimits::are_usual")]
    pub byes: ByeLimits,
    /// Tie-breaks, most significant first.
    pub tie_breaks: Vec<TieBreakId>,
    /// Number of players that count for their club or federation in its ranking: all of them if 0, 4 if not set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_best: Option<u8>,
    /// Number of players from which a club or federation is ranked: 1 if not set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group_least: Option<u8>,
    #[serde(default)]
    pub tie_break_rules: TieBreakRules,
    #[serde(default, skip_serializing_if = "RatingTieBreaks::are_usual")]
    pub rating_tie_breaks: RatingTieBreaks,
    #[serde(default)]
    pub acceleration: Acceleration,
    /// Groups of the acceleration by groups of numbers.
    #[serde(default, skip_serializing_if = "NumberGroups::is_none")]
    pub number_groups: NumberGroups,
    /// Virtual points stated by a report. If there are any, they replace those of the acceleration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub virtual_points: Vec<StatedPoints>,
    /// Pairing numbers stated by a report that differ from the rating order, number 1 first; other players
    /// follow. Empty: the numbers follow from the ratings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbering: Vec<PlayerId>,
    /// Rating used for ranking, if the system is a FIDE system in force; `None` for the system's own, the international
    /// rating first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_method: Option<RatingMethod>,
    /// Order before the alphabet for players of equal rating and title, if the system is a FIDE system in force.
    #[serde(default, skip_serializing_if = "OrderOfEquals::is_usual")]
    pub order_of_equals: OrderOfEquals,
    /// Language whose alphabet orders names, and whose capitals are used for names of unknown federations.
    #[serde(default)]
    pub language: Language,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<ForbiddenPair>,
    /// Restrictions on groups in the first rounds, at most one for each kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<KeptApart>,
    #[serde(default, skip_serializing_if = "ReportRecords::is_empty")]
    pub records: ReportRecords,
}

/// Longest event, in days, whose players keep one rating to its end.
const LONGEST_PERIOD: i32 = 30;

/// The pairing system of an event that names none: the Dutch system of FIDE in force (C.04.3, 1 February 2026).
pub const SYSTEM_IN_FORCE: &str = "dutch-2026";

impl Settings {
    /// Creates the settings of a new event by current rules: 7 rounds of the Dutch system, Buchholz first.
    pub fn named(name: Name) -> Self {
        Self {
            name,
            place: None,
            begins: None,
            ends: None,
            federation: None,
            organiser: None,
            official: None,
            fide_event: None,
            chess_results: None,
            entry_fee: None,
            arbiter: None,
            deputies: Vec::new(),
            round_dates: Vec::new(),
            round_times: Vec::new(),
            default_time: None,
            handicap: Handicap::default(),
            time_control: None,
            coded_time_control: None,
            kind: None,
            chess960: false,
            rating_list: None,
            rating_sequence: None,
            championship: None,
            direct_titles: None,
            shows_norms: false,
            name_case: NameCase::default(),
            tie_break_rules: TieBreakRules::Fide2026,
            system: SystemId::new(SYSTEM_IN_FORCE),
            rounds: RoundNo(7),
            options: Options::default(),
            initial_colour: None,
            points: PointSystem::default(),
            byes: ByeLimits::default(),
            tie_breaks: Self::usual_tie_breaks(),
            group_best: None,
            group_least: None,
            rating_tie_breaks: RatingTieBreaks::default(),
            acceleration: Acceleration::None,
            number_groups: NumberGroups::default(),
            virtual_points: Vec::new(),
            numbering: Vec::new(),
            rating_method: None,
            order_of_equals: OrderOfEquals::Alphabet,
            language: Language::default(),
            forbidden: Vec::new(),
            apart: Vec::new(),
            records: ReportRecords::default(),
        }
    }

    /// Returns true if the event takes more than 30 days, from its first day or round to its last (FIDE B.02). False if
    /// the days are unknown.
    pub fn is_long(&self) -> bool {
        let days = || {
            let ends = [self.begins, self.ends].into_iter().chain(self.round_dates.iter().copied());
            ends.flatten().filter_map(PartialDate::days)
        };
        let taken = days().max().zip(days().min()).map(|(last, first)| last - first + 1);
        taken.is_some_and(|days| days > LONGEST_PERIOD)
    }

    /// Returns the rate of play: the one set, else that of the time control code; `None` if neither is known.
    pub fn known_kind(&self) -> Option<GameKind> {
        let of_time_control = || GameKind::of_time_control(self.coded_time_control.as_ref()?.as_str());
        self.kind.or_else(of_time_control)
    }

    /// Returns the rating lists, in order of use.
    pub fn lists(&self) -> RatingSequence {
        let usual = || RatingSequence::usual(self.known_kind().unwrap_or(GameKind::Standard));
        self.rating_sequence.clone().unwrap_or_else(usual)
    }

    /// Returns the tie-breaks of a new event, Buchholz first.
    pub fn usual_tie_breaks() -> Vec<TieBreakId> {
        ["BH", "SB", "WON", "DE"].map(TieBreakId::new).to_vec()
    }
}
