//! Removal of a single earlier entry: the event without it, by replaying everything else.

use super::{Entry, History, HistoryError, PendingEntry, StepId};
use crate::command::{Command, CommandError, apply};
use crate::refusal::{Argument, refusals};
use crate::tournament::{BoardNo, Bye, Meeting, PlayerId, RoundNo, RoundPlace, SettingField, Snapshot};
use std::collections::BTreeSet;

impl From<&Option<CommandError>> for Argument {
    fn from(why: &Option<CommandError>) -> Self {
        why.as_ref().map_or_else(|| Self::Text(String::new()), Self::from)
    }
}

refusals! {
/// Reason why an entry cannot be removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeOutError: "log-out" {
    /// No command of the current line led to this step.
    NotThere {
        step: StepId,
    },
    /// A later entry depends on it: without it that entry is refused, or would mean something else.
    Needed {
        /// The first such entry, by the step that it led to.
        later: StepId,
        /// The reason if it is refused; `None` if it would apply to other players, or to a player without a pairing
        /// number.
        why: Option<CommandError>,
    } => { "step": *later, "what": "" },
    /// Later entries have the same effect, so the removal changes nothing.
    NothingChanges {
        step: StepId,
    },
    /// A round has been paired with the setting that the removal would change.
    Settings {
        setting: SettingField,
    },
    /// The tournament report states what the entry records.
    Recorded {
        step: StepId,
    },
}
}

#[derive(Clone, Copy, Debug)]
struct LineCommand<'a> {
    step: StepId,
    command: &'a Command,
    is_out: bool,
}

impl History {
    /// Returns the commands of the current line in order, with the removed ones marked.
    fn acts(&self) -> Vec<LineCommand<'_>> {
        let mut acts: Vec<LineCommand> = Vec::new();
        for step in self.line() {
            if let Some((command, _)) = self.command(step) {
                acts.push(LineCommand { step, command, is_out: false });
            }
            if let Some((out, _)) = self.taken_out(step) {
                acts.iter_mut().filter(|act| act.step == out).for_each(|act| act.is_out = true);
            }
        }
        acts
    }

    /// Returns the event without the command that led to a step: everything else is replayed in the same order, and
    /// every later entry must still be accepted and concern the same players.
    ///
    /// # Errors
    /// Returns [`TakeOutError::NotThere`] if the step is not on the current line, [`TakeOutError::Needed`] with the
    /// first entry that depends on it, or [`TakeOutError::NothingChanges`].
    pub fn without(&self, step: StepId) -> Result<Snapshot, TakeOutError> {
        let acts = self.acts();
        if !acts.iter().any(|act| act.step == step && !act.is_out) {
            return Err(TakeOutError::NotThere { step });
        }
        let last = acts.last().map(|act| act.step);
        let is_last = |step| Some(step) == last;
        let (mut with, mut without) = (Snapshot::blank(), Snapshot::blank());
        for LineCommand { step: later, command, is_out } in acts {
            let needed = |why| TakeOutError::Needed { later, why };
            if !is_out && later > step && !is_of_the_same(command, &with, &without) {
                return Err(needed(None));
            }
            let is_out_now = is_out || later == step;
            without = done(&without, command, is_out_now).map_err(|why| needed(Some(why)))?;
            with = done(&with, command, is_out).map_err(|why| needed(Some(why)))?;
            // A round keeps the numbers of the players it was paired for.
            if later > step && (command.round().is_some() || is_last(later)) && !are_numbered(&without) {
                return Err(needed(None));
            }
        }
        if without == *self.snapshot() {
            return Err(TakeOutError::NothingChanges { step });
        }
        Ok(without)
    }

    /// Returns the event without a step as [`History::without`] does, if an arbiter may remove the step now. A setting
    /// that a paired round depends on is changed among the settings, where its lock and its consequences are known
    /// (FIDE's checklist, questions 57, 75, 93 and 195); what the report has to state about a paired round is not
    /// removed from the log (questions 45, 54, 55 and 150). Files of earlier versions contain such removals, so that
    /// reading them does not ask.
    ///
    /// # Errors
    /// Returns the error of [`History::without`], [`TakeOutError::Settings`] or [`TakeOutError::Recorded`].
    pub fn removal(&self, step: StepId) -> Result<Snapshot, TakeOutError> {
        let (now, without) = (self.snapshot(), self.without(step)?);
        let Some(paired) = now.last_paired() else { return Ok(without) };
        let fields = SettingField::ALL.into_iter().filter(|&field| field != SettingField::Description);
        let mut changed = fields.filter(|field| field.differs(now.settings(), without.settings()));
        if let Some(setting) = changed.next() {
            return Err(TakeOutError::Settings { setting });
        }
        let is_recorded = match self.command(step).map(|(command, _)| command) {
            Some(Command::LeaveFideMode(_) | Command::NoteUnchecked { .. } | Command::NoteImport { .. }) => {
                true
            }
            Some(Command::ExchangeNumbers { round, .. }) => paired >= *round,
            _ => now.departure().is_some() && without.departure() != now.departure(),
        };
        if is_recorded { Err(TakeOutError::Recorded { step }) } else { Ok(without) }
    }

    /// Returns the entry that removes the command that led to a step; everything else is kept.
    ///
    /// # Errors
    /// Returns the error of [`History::without`], or an error if the reason is empty.
    pub fn try_take_out(&self, step: StepId, reason: &str) -> Result<PendingEntry, HistoryError> {
        if reason.trim().is_empty() {
            return Err(CommandError::ReasonMissing.into());
        }
        let snapshot = self.without(step)?;
        Ok(PendingEntry {
            entry: Entry::TookOut { step, reason: reason.to_owned() },
            snapshot: Some(snapshot),
        })
    }
}

/// Executes a command. A removed command has no effect, except that a registration leaves its numbers unused, so that
/// later registrations keep theirs.
fn done(snapshot: &Snapshot, command: &Command, is_out: bool) -> Result<Snapshot, CommandError> {
    if !is_out {
        return apply(snapshot, command);
    }
    let after = match (apply(snapshot, command), command) {
        (Ok(after), _) => after,
        (Err(refused), Command::Register { .. } | Command::RegisterTeam(_) | Command::TakeList { .. }) => {
            return Err(refused);
        }
        // A command that no longer fits, because its basis was removed too, has no effect either.
        (Err(_), _) => return Ok(snapshot.clone()),
    };
    let new_team = after.teams().map(|(id, _)| id).find(|&id| snapshot.team(id).is_none());
    if after.next_player() == snapshot.next_player() && new_team.is_none() {
        return Ok(snapshot.clone());
    }
    let left = new_team.map_or_else(|| after.clone(), |id| after.with_team(id, None));
    let differ =
        (1..after.next_player().0).map(PlayerId).filter(|&id| after.player(id) != snapshot.player(id));
    Ok(differ.fold(left, |left, id| left.with_registration(id, snapshot.player(id).cloned())))
}

/// Returns true if the boards or the seating that a command names have the same players in both events.
pub(super) fn is_of_the_same(command: &Command, one: &Snapshot, other: &Snapshot) -> bool {
    let meeting = |snapshot: &Snapshot, round: RoundNo, board: BoardNo| {
        snapshot.round(round).and_then(|paired| paired.board(board)).map(|found| found.meeting)
    };
    let board = |round: RoundNo, board: BoardNo| meeting(one, round, board) == meeting(other, round, board);
    match command {
        Command::EnterResult { round, board: at, .. }
        | Command::ClearResult { round, board: at }
        | Command::NoteConflict { round, board: at, .. }
        | Command::SettleConflict { round, board: at }
        | Command::CorrectResult { round, board: at, .. }
        | Command::CorrectColours { round, board: at, .. }
        | Command::EnterMatchScore { round, board: at, .. }
        | Command::CorrectMatchScore { round, board: at, .. }
        | Command::ForfeitMatch { round, board: at, .. }
        | Command::AddGames { round, board: at, .. }
        | Command::DrawColours { round, board: at, .. }
        | Command::SettleMatch { round, board: at, .. } => board(*round, *at),
        Command::TakeOverResults { round, results } => results.iter().all(|&(at, _)| board(*round, at)),
        // A published pairing, or one edited manually, is bound to the seating as it was seen.
        Command::PublishRound { round, .. }
        | Command::EditDraft { round, .. }
        | Command::Reseat { round, .. } => seating(one, *round) == seating(other, *round),
        _ => true,
    }
}

/// Returns true if all players who take part in a round have pairing numbers.
fn are_numbered(snapshot: &Snapshot) -> bool {
    let takes_part =
        |place| !matches!(place, RoundPlace::Nowhere | RoundPlace::Idle | RoundPlace::Bye(Bye::Requested(_)));
    let numbers: BTreeSet<PlayerId> = snapshot.numbering().iter().copied().collect();
    let paired = snapshot.last_paired().into_iter().flat_map(RoundNo::up_to);
    paired
        .filter_map(|round| snapshot.round(round))
        .all(|round| round.players_at(takes_part).all(|(id, _)| numbers.contains(&id)))
}

fn seating(snapshot: &Snapshot, round: RoundNo) -> Option<(Vec<Meeting>, Option<PlayerId>)> {
    let paired = snapshot.round(round)?;
    Some((paired.games().map(|(_, board, _)| board.meeting).collect(), paired.pairing_allocated_bye()))
}
