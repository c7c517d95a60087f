//! Commands that break the integrity of existing pairings (FIDE's checklist for programs, questions 112 to 115).

use super::results::{check_open, is_before_play_off_only};
use super::{Command, Follow};
use crate::tournament::{
    BoardNo, ForbiddenPair, GameResult, IntegrityEvent, Meeting, Outcome, RequestedBye, RoundNo, Settings,
    Snapshot,
};

/// Returns the integrity events of `command`, as the event and the tournament report record them. Empty if all
/// paired rounds would still follow from the event; rounds undone by the command are no longer paired.
pub fn integrity_events(snapshot: &Snapshot, command: &Command) -> Vec<IntegrityEvent> {
    match command {
        Command::Announce(announced) | Command::AnnounceLike { settings: announced, .. } => {
            announced_late(snapshot, announced)
        }
        Command::CorrectResult { round, board, result, follow, .. } if lets_stand(*follow, *round) => {
            written(snapshot, *round, *board, *result).into_iter().collect()
        }
        Command::CorrectColours { round, board, follow, .. } if lets_stand(*follow, *round) => {
            let turned = followed(snapshot, *round, *board).map(|(meeting, _)| meeting.turned());
            turned
                .map(|meeting| IntegrityEvent::ColourCorrection { round: *round, meeting })
                .into_iter()
                .collect()
        }
        Command::EnterResult { round, board, result } => {
            written(snapshot, *round, *board, Some(*result)).into_iter().collect()
        }
        Command::TakeOverResults { round, results } if check_open(snapshot, *round).is_err() => results
            .iter()
            .filter_map(|&(board, result)| written(snapshot, *round, board, Some(result)))
            .collect(),
        Command::ExchangeNumbers { round, players } => {
            vec![IntegrityEvent::ExchangedNumbers { round: *round, players: *players }]
        }
        _ => Vec::new(),
    }
}

/// Returns true if `command` breaks the integrity of pairings, as marked in the log: by an integrity event, a manual or
/// imported pairing that differs from the rules, a correction in the rating report only, or a full-point bye.
pub fn breaks_integrity(snapshot: &Snapshot, command: &Command) -> bool {
    match command {
        Command::PublishRound { by_rules, .. } => by_rules.is_some(),
        Command::SetBye { bye, .. } => *bye == Some(RequestedBye::FullPoint),
        Command::NoteImport { rounds } => !rounds.is_empty(),
        Command::Reseat { .. }
        | Command::CorrectResult { follow: Follow::RatingReportOnly, .. }
        | Command::CorrectColours { follow: Follow::RatingReportOnly, .. } => true,
        _ => !integrity_events(snapshot, command).is_empty(),
    }
}

/// Returns true if the round after `round` remains valid after a correction that counts.
fn lets_stand(follow: Follow, round: RoundNo) -> bool {
    match follow {
        Follow::Record => true,
        Follow::UndoLater { from } => from > round.next(),
        Follow::RatingReportOnly => false,
    }
}

/// Returns the pairing of a board and its result, if a later round was paired from it.
fn followed(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> Option<(Meeting, Option<GameResult>)> {
    check_open(snapshot, round).err()?;
    let paired = snapshot.round(round)?;
    Some((paired.board(board)?.meeting, paired.result(board)))
}

/// Returns the integrity events of a result entered on a board. An adjourned game that is drawn counted as a draw
/// before, and a play-off began when the missing results could not change it.
fn written(
    snapshot: &Snapshot,
    round: RoundNo,
    board: BoardNo,
    to: Option<GameResult>,
) -> Option<IntegrityEvent> {
    let (meeting, from) = followed(snapshot, round, board)?;
    match (from, to) {
        (None, _) if is_before_play_off_only(snapshot, round) => None,
        (
            Some(GameResult::Adjourned),
            Some(GameResult::Played(Outcome::Draw) | GameResult::Unrated(Outcome::Draw)),
        ) => None,
        (Some(GameResult::Adjourned), Some(result)) => {
            Some(IntegrityEvent::Adjournment { round, meeting, result })
        }
        _ => Some(IntegrityEvent::Correction { round, meeting, from, to }),
    }
}

/// Returns the integrity events of new settings once a round is published: number of rounds, and forbidden pairs.
fn announced_late(snapshot: &Snapshot, announced: &Settings) -> Vec<IntegrityEvent> {
    let Some(round) = snapshot.last_published() else { return Vec::new() };
    let now = snapshot.settings();
    let (from, to) = (now.rounds, announced.rounds);
    let number = (from != to).then_some(IntegrityEvent::NumberOfRounds { round, from, to });
    let without = |pairs: &[ForbiddenPair], others: &[ForbiddenPair]| {
        pairs.iter().copied().filter(|pair| !others.contains(pair)).collect::<Vec<_>>()
    };
    let added = without(&announced.forbidden, &now.forbidden);
    let removed = without(&now.forbidden, &announced.forbidden);
    let is_changed = !added.is_empty() || !removed.is_empty();
    let pairs = is_changed.then_some(IntegrityEvent::ForbiddenPairs { round, added, removed });
    number.into_iter().chain(pairs).collect()
}
