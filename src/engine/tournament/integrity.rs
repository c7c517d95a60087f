//! What breaks the integrity of pairings: acts after which a round that was paired is not what the rules would pair from the event
//! as it is now (FIDE's checklist for programs, questions 112 to 115). The tournament report names each of them.

use super::{
    Bye, ForbiddenPair, GameResult, Meeting, Place, PlayerId, RequestedBye, Round, RoundNo, RulesPairing,
};
use serde::Serialize;

/// One such act. Those that the rounds themselves show are listed by [`Snapshot::integrity_events`](super::Snapshot::integrity_events); the others are noted when
/// they are done, and go with the rounds that were paired without them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum IntegrityEvent {
    /// A round was published otherwise than the rules pair it (question 69).
    ManualPairing {
        /// The round.
        round: RoundNo,
        /// What the rules pair and the round has not.
        rules: RulesPairing,
        /// What the round has instead.
        made: RulesPairing,
    },
    /// A round came with a report, otherwise than the rules pair it (question 55).
    Import {
        /// The round.
        round: RoundNo,
        /// What the rules pair and the round has not.
        rules: RulesPairing,
        /// What the round has instead.
        made: RulesPairing,
    },
    /// A full-point bye was given (question 179).
    FullPointBye {
        /// The round.
        round: RoundNo,
        /// Who has it.
        player: PlayerId,
    },
    /// Only the rating report shows how a game really went (question 193).
    RatingCorrection {
        /// The round.
        round: RoundNo,
        /// Who met, as standings and pairings count it.
        meeting: Meeting,
        /// What they count.
        counts: GameResult,
        /// Who really had which colour.
        really: Meeting,
        /// What really happened.
        result: GameResult,
    },
    /// A result was changed after the next round had been paired from it (question 190).
    Correction {
        /// The round of the game.
        round: RoundNo,
        /// Who met.
        meeting: Meeting,
        /// What stood there.
        from: Option<GameResult>,
        /// What stands there now.
        to: Option<GameResult>,
    },
    /// The colours of a game were changed after the next round had been paired from them (question 190).
    ColourCorrection {
        /// The round of the game.
        round: RoundNo,
        /// Who has which colour now.
        meeting: Meeting,
    },
    /// An adjourned game, which counted as a draw in a later pairing, ended otherwise (question 163).
    Adjournment {
        /// The round of the game.
        round: RoundNo,
        /// Who met.
        meeting: Meeting,
        /// How it ended.
        result: GameResult,
    },
    /// The number of rounds was changed while the event ran (question 59).
    NumberOfRounds {
        /// The last round that was published then.
        round: RoundNo,
        /// How many there were to be.
        from: RoundNo,
        /// How many there are to be.
        to: RoundNo,
    },
    /// Two players of equal rating exchanged their pairing numbers (question 150).
    ExchangedNumbers {
        /// The round from which they have them.
        round: RoundNo,
        /// Who.
        players: [PlayerId; 2],
    },
    /// Forbidden pairs were changed while the event ran (question 196).
    ForbiddenPairs {
        /// The last round that was published then.
        round: RoundNo,
        /// Those that came.
        added: Vec<ForbiddenPair>,
        /// Those that went.
        removed: Vec<ForbiddenPair>,
    },
}

impl IntegrityEvent {
    /// Returns the round that the report names with it.
    #[must_use]
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

    /// Returns the first round whose pairing contradicts it. Once that one and all after it are undone, nothing does: a round that
    /// is paired again follows from what is known now.
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

/// Returns what a published round shows itself.
pub(super) fn of_round(number: RoundNo, round: &Round) -> Vec<IntegrityEvent> {
    let full_point = |place| matches!(place, Place::Bye(Bye::Requested(RequestedBye::FullPoint)));
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

/// Returns how a round differs from what the rules pair, if it is known to.
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
