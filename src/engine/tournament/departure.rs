//! Acts after which an event is outside FIDE mode (FIDE's checklist for programs, questions 40 to 46).

use super::RoundNo;
use serde::{Deserialize, Serialize};

/// An act that FIDE's rules for programs forbid in a running event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DepartingAct {
    /// The forbidden pairs were changed after round 1 had been published (question 195).
    ForbiddenPairs,
    /// The number of rounds was changed after round 1 had been published (question 57).
    NumberOfRounds,
    /// A result, a colour or a pairing was changed in a round before the last two that are played (questions
    /// 189 and 191).
    EarlierRound(RoundNo),
    /// The pairing-allocated bye has a value that no combination of results adds up to (questions 83 and 84).
    ByeWorth,
    /// Adjourned games of the imported report have other points than a draw (question 167).
    AdjournedWorth,
    /// The imported report states that the event left FIDE mode after this round (question 45).
    InReport(RoundNo),
}

/// The first act that took an event out of FIDE mode, with its round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Departure {
    /// The last published round at that moment.
    pub round: RoundNo,
    pub act: DepartingAct,
}
