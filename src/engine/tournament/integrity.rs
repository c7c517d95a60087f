//! Pairing integrity events: acts after which a paired round differs from the pairing that the rules would produce
//! now (FIDE's checklist for programs, questions 112 to 115), which the tournament report lists; and the acts after
//! which an event is outside FIDE mode (questions 40 to 46).

use super::{
    Bye, ForbiddenPair, GameResult, Meeting, PlayerId, RequestedBye, Round, RoundNo, RoundPlace, RulesPairing,
};
use serde::{Deserialize, Serialize};

/// A pairing integrity event. Those visible in the rounds themselves are derived by
/// [`Snapshot::integrity_events`](super::Snapshot::integrity_events); the others are recorded when they happen, and are
/// dropped with the rounds that were paired without them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum IntegrityEvent {
    /// A round was published with a pairing that differs from the rules (question 69).
    ManualPairing {
        round: RoundNo,
        /// Pairings by the rules that the round lacks.
        rules: RulesPairing,
        /// Pairings of the round in their place.
        made: RulesPairing,
    },
    /// A round was imported from a report with a pairing that differs from the rules (question 55).
    Import {
        round: RoundNo,
        /// Pairings by the rules that the round lacks.
        rules: RulesPairing,
        /// Pairings of the round in their place.
        made: RulesPairing,
    },
    /// A full-point bye was given (question 179).
    FullPointBye { round: RoundNo, player: PlayerId },
    /// A result was corrected in the rating report only (question 193).
    RatingCorrection {
        round: RoundNo,
        /// The pairing that standings and pairings count.
        meeting: Meeting,
        counts: GameResult,
        really: Meeting,
        result: GameResult,
    },
    /// A result was changed after the next round had been paired from it (question 190).
    Correction { round: RoundNo, meeting: Meeting, from: Option<GameResult>, to: Option<GameResult> },
    /// The colours of a game were changed after the next round had been paired from them (question 190).
    ColourCorrection { round: RoundNo, meeting: Meeting },
    /// An adjourned game, counted as a draw by a later pairing, ended differently (question 163).
    Adjournment { round: RoundNo, meeting: Meeting, result: GameResult },
    /// The number of rounds was changed while the event ran (question 59).
    NumberOfRounds {
        /// The last published round at that moment.
        round: RoundNo,
        from: RoundNo,
        to: RoundNo,
    },
    /// Two players of equal rating exchanged their pairing numbers (question 150).
    ExchangedNumbers { round: RoundNo, players: [PlayerId; 2] },
    /// Forbidden pairs were changed while the event ran (question 196).
    ForbiddenPairs {
        /// The last published round at that moment.
        round: RoundNo,
        added: Vec<ForbiddenPair>,
        removed: Vec<ForbiddenPair>,
    },
}

impl IntegrityEvent {
    pub fn round(&self) -> RoundNo {
        match *self {
            Self::ManualPairing { round, .. }
            | Self::Import { round, .. }
            | Self::FullPointBye { round, .. }
            | Self::RatingCorrection { round, .. }
            | Self::Correction { round, .. }
            | Self::ColourCorrection { round, .. }
            | Self::Adjournment { round, .. }
            | Self::NumberOfRounds { round, .. }
            | Self::ExchangedNumbers { round, .. }
            | Self::ForbiddenPairs { round, .. } => round,
        }
    }

    /// Returns the first round whose pairing contradicts it. Once that round and all later ones are undone, the event
    /// is obsolete: a re-paired round follows from current data.
    pub(crate) fn first_contradicted(&self) -> RoundNo {
        match *self {
            Self::ManualPairing { round, .. }
            | Self::Import { round, .. }
            | Self::FullPointBye { round, .. } => round,
            Self::RatingCorrection { round, .. }
            | Self::Correction { round, .. }
            | Self::ColourCorrection { round, .. }
            | Self::Adjournment { round, .. } => round.next(),
            // The round itself can be paired again with the same numbers.
            Self::ExchangedNumbers { round, .. } => round.previous().unwrap_or(RoundNo(0)),
            Self::NumberOfRounds { .. } | Self::ForbiddenPairs { .. } => RoundNo(1),
        }
    }
}

/// Returns the events that are visible in a published round itself.
pub(super) fn of_round(number: RoundNo, round: &Round) -> Vec<IntegrityEvent> {
    let full_point = |place| matches!(place, RoundPlace::Bye(Bye::Requested(RequestedBye::FullPoint)));
    let byes = round.players_at(full_point);
    let byes = byes.map(|(player, _)| IntegrityEvent::FullPointBye { round: number, player });
    let late = round.games().filter_map(|(board, found, counts)| {
        let really = round.rating_only(board)?;
        let (meeting, counts) = (found.meeting, counts?);
        Some(IntegrityEvent::RatingCorrection {
            round: number,
            meeting,
            counts,
            really: really.meeting,
            result: really.result,
        })
    });
    manual(number, round).into_iter().chain(byes).chain(late).collect()
}

/// Returns the difference between a round and the pairing by the rules, if one is known.
fn manual(number: RoundNo, round: &Round) -> Option<IntegrityEvent> {
    let by_rules = round.by_rules.as_deref()?;
    let RulesPairing { boards: made, bye } = round.pairing();
    let without = |boards: &[Meeting], others: &[Meeting]| {
        boards.iter().copied().filter(|meeting| !others.contains(meeting)).collect::<Vec<_>>()
    };
    let differs = bye != by_rules.bye;
    let rules =
        RulesPairing { boards: without(&by_rules.boards, &made), bye: by_rules.bye.filter(|_| differs) };
    let made = RulesPairing { boards: without(&made, &by_rules.boards), bye: bye.filter(|_| differs) };
    if rules == made {
        return None;
    }
    Some(match round.imported {
        true => IntegrityEvent::Import { round: number, rules, made },
        false => IntegrityEvent::ManualPairing { round: number, rules, made },
    })
}

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
