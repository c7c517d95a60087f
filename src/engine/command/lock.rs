//! Settings that are locked in a running event, and the causes.

use crate::tournament::{RoundNo, Settings, Snapshot};
use std::fmt;

/// A setting of the event, as a unit of locking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingField {
    /// Name, venue, dates, arbiter, time control, rate of play, rating list: never locked.
    Description,
    /// The pairing system with its options, chosen before round 1.
    System,
    /// The number of rounds.
    Rounds,
    /// The initial colour.
    InitialColour,
    /// The point values of results.
    Points,
    /// The tie-breaks, their rules, and the settings of those by ratings.
    TieBreaks,
    /// Virtual points.
    Acceleration,
    /// Forbidden pairs.
    Forbidden,
    /// Restrictions on groups.
    Apart,
}

/// Cause of a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lock {
    /// A round has been paired with the setting (FIDE C.04.2, decision G-13).
    RoundPaired {
        /// The first paired round.
        round: RoundNo,
    },
    /// A later leg starts after the planned rounds.
    LegBegun {
        /// Its first round.
        first: RoundNo,
    },
    /// A table or bracket determines the number of rounds.
    ByTable,
}

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundPaired { round } => {
                write!(f, "round {round} is paired by it. Undo that round to change it.")
            }
            Self::LegBegun { first } => {
                write!(f, "another leg begins with round {first}. Take that leg back to change it.")
            }
            Self::ByTable => {
                f.write_str("the table says how many rounds there are. Change who takes part instead.")
            }
        }
    }
}

impl SettingField {
    /// Every lockable setting, in the order of the event screen.
    pub const ALL: [Self; 9] = [
        Self::Description,
        Self::System,
        Self::Rounds,
        Self::InitialColour,
        Self::Points,
        Self::TieBreaks,
        Self::Acceleration,
        Self::Forbidden,
        Self::Apart,
    ];

    /// Returns the lock on this setting in `snapshot`, or `None` if it may change.
    #[must_use]
    pub fn lock(self, snapshot: &Snapshot) -> Option<Lock> {
        match self {
            Self::Description | Self::Forbidden => None,
            Self::Rounds => {
                snapshot.legs().iter().find(|leg| !leg.is_whole(snapshot.settings())).map(|leg| {
                    let is_table = leg.is_closed && leg.first == RoundNo(1);
                    if is_table { Lock::ByTable } else { Lock::LegBegun { first: leg.first } }
                })
            }
            Self::System
            | Self::InitialColour
            | Self::Points
            | Self::TieBreaks
            | Self::Acceleration
            | Self::Apart => snapshot.last_paired().map(|_| Lock::RoundPaired { round: RoundNo(1) }),
        }
    }

    /// Copies this setting between settings; those that are never locked (description, forbidden pairs) are not copied.
    pub(super) fn copy(self, from: &Settings, to: &mut Settings) {
        match self {
            Self::Description | Self::Forbidden => {}
            Self::System => {
                (to.system, to.options) = (from.system.clone(), from.options.clone());
                to.numbering = from.numbering.clone();
                (to.rating_method, to.order_of_equals) = (from.rating_method, from.order_of_equals);
            }
            Self::Rounds => to.rounds = from.rounds,
            Self::InitialColour => to.initial_colour = from.initial_colour,
            Self::Points => to.points = from.points,
            Self::TieBreaks => {
                to.tie_breaks = from.tie_breaks.clone();
                (to.tie_break_rules, to.rating_tie_breaks) = (from.tie_break_rules, from.rating_tie_breaks);
            }
            Self::Acceleration => to.acceleration = from.acceleration,
            Self::Apart => to.apart = from.apart.clone(),
        }
    }

    /// Returns true if two sets of settings differ in this setting.
    pub(super) fn differs(self, one: &Settings, other: &Settings) -> bool {
        match self {
            Self::Description => {
                let words = |s: &Settings| {
                    let texts = [&s.place, &s.federation, &s.time_control].map(Clone::clone);
                    (s.name.clone(), texts, s.arbiter.clone(), s.begins, s.ends, s.language)
                };
                let more = |s: &Settings| {
                    (
                        s.deputies.clone(),
                        (s.round_dates.clone(), s.round_times.clone(), s.default_time),
                        (s.organiser.clone(), s.fide_event, s.chess_results, s.entry_fee),
                        (s.direct_titles.clone(), s.shows_norms),
                        (s.coded_time_control.clone(), s.kind, s.chess960, s.rating_list, s.championship),
                        s.rating_sequence.clone(),
                        s.records.clone(),
                    )
                };
                words(one) != words(other) || more(one) != more(other)
            }
            Self::System => {
                let ranking = |s: &Settings| (s.numbering.clone(), s.rating_method, s.order_of_equals);
                (&one.system, &one.options, ranking(one)) != (&other.system, &other.options, ranking(other))
            }
            Self::Rounds => one.rounds != other.rounds,
            Self::InitialColour => one.initial_colour != other.initial_colour,
            Self::Points => one.points != other.points,
            Self::TieBreaks => {
                (&one.tie_breaks, one.tie_break_rules, one.rating_tie_breaks)
                    != (&other.tie_breaks, other.tie_break_rules, other.rating_tie_breaks)
            }
            Self::Acceleration => one.acceleration != other.acceleration,
            Self::Forbidden => one.forbidden != other.forbidden,
            Self::Apart => one.apart != other.apart,
        }
    }
}
