//! Metadata of commands: round, reason, and whether players are unchanged.

use super::Command;
use crate::tournament::{Draft, Incident, Leg, PlayOff, PlayOffFact, RoundNo, SettledBy, Snapshot, Urn};

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

    /// Returns the round of the command, if it has one.
    #[expect(clippy::too_many_lines, reason = "one line a command")]
    pub fn round(&self) -> Option<RoundNo> {
        match self {
            Self::Announce(_)
            | Self::Register { .. }
            | Self::EditPlayer { .. }
            | Self::FollowList { .. }
            | Self::TakeList { .. }
            | Self::RemovePlayer { .. }
            | Self::RecordLots { .. }
            | Self::EnterValues { .. }
            | Self::DiscardLots
            | Self::AnnouncePrizes(_)
            | Self::AnnounceLike { .. }
            | Self::Reinstate { .. }
            | Self::DenyHalfPoints { .. }
            | Self::SetOwnBoard { .. }
            | Self::SetEntryFee { .. }
            | Self::CheckIn { .. }
            | Self::RegisterTeam(_)
            | Self::EditTeam { .. }
            | Self::ReinstateTeam { .. }
            | Self::AdmitTeam { .. }
            | Self::NotePlayOff(_)
            | Self::LeaveFideMode(_)
            | Self::NoteUnchecked { .. }
            | Self::NoteImport { .. }
            | Self::RemoveTeam { .. } => None,
            Self::Withdraw { from: round, .. }
            | Self::Expel { from: round, .. }
            | Self::WithdrawTeam { from: round, .. }
            | Self::SetBye { round, .. }
            | Self::KeepNumbers { round, .. }
            | Self::ExchangeNumbers { round, .. }
            | Self::DrawPosition { round, .. }
            | Self::AdjustPoints { round, .. }
            | Self::AdjustTeamPoints { round, .. }
            | Self::NoteIncident(Incident { round, .. })
            | Self::BeginLeg(Leg { first: round, .. })
            | Self::BeginPlayOff(PlayOff { first: round, .. })
            | Self::DiscardLeg { first: round }
            | Self::AddGames { round, .. }
            | Self::LineUp { round, .. }
            | Self::ForfeitMatch { round, .. }
            | Self::EnterMatchScore { round, .. }
            | Self::DrawColours { round, .. }
            | Self::SettleMatch { round, .. }
            | Self::DraftRound(Draft { round, .. })
            | Self::EditDraft { round, .. }
            | Self::DiscardDraft { round }
            | Self::PublishRound { round, .. }
            | Self::Reseat { round, .. }
            | Self::EnterResult { round, .. }
            | Self::ClearResult { round, .. }
            | Self::NoteConflict { round, .. }
            | Self::SettleConflict { round, .. }
            | Self::TakeOverResults { round, .. }
            | Self::CorrectResult { round, .. }
            | Self::CorrectMatchScore { round, .. }
            | Self::CorrectColours { round, .. }
            | Self::UndoRound { round, .. } => Some(*round),
            Self::PublishTable { drafts, .. } => drafts.first().map(|draft| draft.round),
        }
    }

    /// Returns the arbiter's reason, if the command has one.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::EditPlayer { reason, .. }
            | Self::FollowList { reason, .. }
            | Self::EditTeam { reason, .. }
            | Self::KeepNumbers { reason, .. }
            | Self::PublishRound { reason, .. }
            | Self::Reseat { reason, .. }
            | Self::CorrectResult { reason, .. }
            | Self::CorrectMatchScore { reason, .. }
            | Self::CorrectColours { reason, .. }
            | Self::Expel { reason, .. }
            | Self::ForfeitMatch { reason, .. }
            | Self::AdjustPoints { reason, .. }
            | Self::AdjustTeamPoints { reason, .. }
            | Self::UndoRound { reason, .. } => {
                Some(reason).filter(|text| !text.is_empty()).map(String::as_str)
            }
            Self::SettleMatch { settlement, .. } => settlement.as_ref().map(|made| made.reason.as_str()),
            Self::NotePlayOff(PlayOffFact::Decision { reason, .. }) => Some(reason),
            Self::BeginLeg(leg) => Some(leg.decided.as_str()).filter(|decided| !decided.is_empty()),
            Self::DraftRound(draft) => {
                let reason = draft.ruling.as_ref().map(|ruling| ruling.reason.as_str());
                reason.filter(|text| !text.is_empty())
            }
            _ => None,
        }
    }
}
