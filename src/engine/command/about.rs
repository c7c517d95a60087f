//! Metadata of a few commands: draws, conflicts, and whether players are unchanged.

use super::Command;
use crate::tournament::{PlayOffFact, RoundNo, SettledBy, Snapshot, Urn};

impl Command {
    /// Creates the command that publishes a round without manual changes, which needs no reason.
    pub fn publish(round: RoundNo) -> Self {
        Self::PublishRound { round, reason: String::new(), by_rules: None }
    }

    /// Returns true if players, their names and their pairing numbers are unchanged.
    pub fn keeps_players(&self) -> bool {
        matches!(self, Self::EnterResult { .. } | Self::ClearResult { .. } | Self::NoteConflict { .. })
    }

    /// Returns the conflict recorded in place of a result if the board has a different one; `None` for other commands.
    pub fn as_conflict(&self) -> Option<Self> {
        match *self {
            Self::EnterResult { round, board, result: found }
            | Self::CorrectResult { round, board, result: Some(found), .. }
            | Self::NoteConflict { round, board, found } => Some(Self::NoteConflict { round, board, found }),
            _ => None,
        }
    }

    /// Returns the drawn subject and the seed, if the command records a draw with a seed.
    pub fn drawn_by(&self) -> Option<(Urn, u64)> {
        let (urn, seed) = match self {
            Self::RecordLots { seed, .. } => (Urn::Lots, *seed),
            Self::DrawPosition { round, seed, .. } => (Urn::Position(*round), *seed),
            Self::DrawColours { round, board, lot } => (Urn::Colours(*round, *board), lot.seed),
            _ => return None,
        };
        Some((urn, seed?))
    }

    /// Returns the drawings that the command may record without stating the seed, if the event was as in
    /// `seen`.
    pub fn may_be_drawn(&self, seen: &Snapshot) -> Vec<Urn> {
        match self {
            Self::Announce(settings) if settings.initial_colour != seen.settings().initial_colour => {
                vec![Urn::InitialColour]
            }
            Self::BeginLeg(leg) => {
                let teams = (leg.first == RoundNo(1)).then_some(Urn::Teams);
                teams.into_iter().chain([Urn::Leg(leg.first), Urn::Finalists(leg.first)]).collect()
            }
            Self::NotePlayOff(PlayOffFact::Pairs { .. }) => {
                seen.last_paired().map(|last| Urn::Pairs(last.next())).into_iter().collect()
            }
            Self::SettleMatch { round, board, settlement: Some(made) } if made.by == SettledBy::Lot => {
                vec![Urn::Winner(*round, *board)]
            }
            _ => Vec::new(),
        }
    }
}
