//! Announcing an event, and what may no longer change once it runs.

use super::CommandError;
use crate::tournament::{Acceleration, Points, RoundNo, Settings, Snapshot};
use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

/// A setting of the event, as far as locks are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingField {
    /// Name, place, dates, arbiter, time control, kind of games, rating list: free at any time.
    Description,
    /// The pairing system, with what it asks before round 1.
    System,
    /// The number of rounds.
    Rounds,
    /// The colour drawn by lot.
    InitialColour,
    /// What results are worth.
    Points,
    /// The list of tie-breaks, and whose text they follow.
    TieBreaks,
    /// Virtual points.
    Acceleration,
    /// Forbidden pairs.
    Forbidden,
}

/// Why a setting is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lock {
    /// A round is paired by it (FIDE C.04.2, decision G-13).
    RoundPaired {
        /// The first round that is paired.
        round: RoundNo,
    },
    /// A later leg begins where the announced rounds end.
    LegBegun {
        /// Its first round.
        first: RoundNo,
    },
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
        }
    }
}

impl SettingField {
    /// Every field that can be locked, in the order of the event screen.
    pub const ALL: [Self; 8] = [
        Self::Description,
        Self::System,
        Self::Rounds,
        Self::InitialColour,
        Self::Points,
        Self::TieBreaks,
        Self::Acceleration,
        Self::Forbidden,
    ];

    /// Returns why this setting is fixed in `snapshot`, or `None` when it may change.
    #[must_use]
    pub fn lock(self, snapshot: &Snapshot) -> Option<Lock> {
        match self {
            Self::Description | Self::Forbidden => None,
            Self::Rounds => snapshot.legs().first().map(|leg| Lock::LegBegun { first: leg.first }),
            Self::System | Self::InitialColour | Self::Points | Self::TieBreaks | Self::Acceleration => {
                snapshot.last_paired().map(|_| Lock::RoundPaired { round: RoundNo(1) })
            }
        }
    }

    fn differs(self, one: &Settings, other: &Settings) -> bool {
        match self {
            Self::Description => {
                let words = |s: &Settings| {
                    let texts = [&s.place, &s.federation, &s.time_control].map(Clone::clone);
                    (s.name.clone(), texts, s.arbiter.clone(), s.begins, s.ends, s.language)
                };
                let more = |s: &Settings| {
                    (
                        s.deputies.clone(),
                        (s.round_dates.clone(), s.round_times.clone()),
                        (s.coded_time_control.clone(), s.kind, s.rating_list),
                        s.records.clone(),
                    )
                };
                words(one) != words(other) || more(one) != more(other)
            }
            Self::System => {
                (&one.system, &one.options, &one.numbering)
                    != (&other.system, &other.options, &other.numbering)
            }
            Self::Rounds => one.rounds != other.rounds,
            Self::InitialColour => one.initial_colour != other.initial_colour,
            Self::Points => one.points != other.points,
            Self::TieBreaks => {
                (&one.tie_breaks, one.tie_break_rules) != (&other.tie_breaks, other.tie_break_rules)
            }
            Self::Acceleration => one.acceleration != other.acceleration,
            Self::Forbidden => one.forbidden != other.forbidden,
        }
    }
}

/// Replaces the settings; what is locked must stay as it is.
pub(super) fn announce(snapshot: &Snapshot, announced: &Settings) -> Result<Snapshot, CommandError> {
    let now = &snapshot.settings;
    for field in SettingField::ALL {
        if let Some(lock) = field.lock(snapshot).filter(|_| field.differs(now, announced)) {
            return Err(CommandError::SettingLocked { field, lock });
        }
    }
    let paired = snapshot.last_paired().unwrap_or(RoundNo(1));
    if announced.rounds < paired {
        return Err(CommandError::TooFewRounds { rounds: announced.rounds, least: paired });
    }
    let points = &announced.points;
    // FIDE C.04.2, decision G-14.
    let draw_fits = points.draw + points.draw <= points.win + points.loss;
    let values = [points.win, points.draw, points.loss, points.absence, points.pairing_allocated_bye];
    let in_range = values.iter().all(|&p| (Points::ZERO..=Points::from_tenths(999)).contains(&p));
    if !draw_fits || !in_range || points.pairing_allocated_bye > points.win || points.win <= points.loss {
        return Err(CommandError::PointsOutOfOrder);
    }
    // FIDE C.04.7 1.1.
    let suits_baku = points.win == points.draw + points.draw && points.loss == Points::ZERO;
    if announced.acceleration == Acceleration::Baku && !suits_baku {
        return Err(CommandError::PointsForbidBaku);
    }
    let forbidden = announced.forbidden.iter().flat_map(|pair| &pair.players);
    let accelerated = announced.virtual_points.iter().flat_map(|stated| &stated.players);
    let named = forbidden.chain(accelerated).chain(&announced.numbering);
    if let Some(&id) = named.into_iter().find(|id| snapshot.player(**id).is_none()) {
        return Err(CommandError::NoSuchPlayer { id });
    }
    let mut numbered = HashSet::new();
    if let Some(&id) = announced.numbering.iter().find(|id| !numbered.insert(**id)) {
        return Err(CommandError::BadNumbering { id });
    }
    if *snapshot.settings == *announced {
        return Err(CommandError::NoChange);
    }
    let mut next = Snapshot { settings: Arc::new(announced.clone()), ..snapshot.clone() };
    // A leg in which teams have their numbers belongs to the system that it was begun for.
    if now.system != announced.system && snapshot.last_paired().is_none() {
        next.legs = Arc::default();
    }
    Ok(next)
}
