//! Commands that take an event out of FIDE mode.

use super::{Command, CommandError, Follow};
use crate::tournament::{
    BoardNo, DepartingAct, Departure, GameResult, RoundNo, SettingField, Settings, Snapshot,
};

/// Returns the act by which `command` takes a running event out of FIDE mode; `None` if it follows the rules, or if
/// round 1 is not published and settings can still change.
///
/// Does not check that the event is in FIDE mode: see [`fide_mode`](crate::fide_mode::fide_mode).
pub fn departure(snapshot: &Snapshot, command: &Command) -> Option<Departure> {
    let published = match command {
        Command::PublishRound { round, .. } => Some(*round),
        Command::PublishTable { drafts, .. } => drafts.first().map(|draft| draft.round),
        _ => None,
    };
    if let Some(round) = published.filter(|_| snapshot.settings().points.has_unreachable_bye()) {
        return Some(Departure { round, act: DepartingAct::ByeWorth });
    }
    let round = snapshot.last_published()?;
    let act = match command {
        Command::Announce(announced) | Command::AnnounceLike { settings: announced, .. } => {
            changed(snapshot.settings(), announced)
        }
        Command::CorrectResult { round, board, follow, .. } => {
            let counts = *follow != Follow::RatingReportOnly && !is_adjourned(snapshot, *round, *board);
            counts.then(|| too_far_back(snapshot, *round)).flatten()
        }
        Command::CorrectColours { round, follow, .. } | Command::CorrectMatchScore { round, follow, .. } => {
            (*follow != Follow::RatingReportOnly).then(|| too_far_back(snapshot, *round)).flatten()
        }
        Command::Reseat { round, .. }
        | Command::AdjustPoints { round, .. }
        | Command::AdjustTeamPoints { round, .. }
        | Command::UndoRound { round, .. } => too_far_back(snapshot, *round),
        Command::LeaveFideMode(act) => Some(*act),
        _ => None,
    };
    act.map(|act| left_after(round, act))
}

/// Returns the act of replacing a running event with `there`: its first differing round, if that is too far back to
/// correct. Restoring a branch, or removing an entry from the middle of the log, replaces the event. If this event
/// descends from `there`, data that was missing there is not a difference.
pub fn rewriting(now: &Snapshot, there: &Snapshot, has_come_from_it: bool) -> Option<Departure> {
    let last = now.last_published()?;
    let is_other = |&number: &RoundNo| match (now.round(number), there.round(number)) {
        (Some(one), Some(other)) => one.contradicts(other) || !has_come_from_it && one.is_more_than(other),
        (one, other) => !has_come_from_it && one.is_some() != other.is_some(),
    };
    let first = last.up_to().find(is_other)?;
    too_far_back(now, first).map(|act| Departure { round: last, act })
}

/// Returns true if a move to `there` would lose the statement of an imported report that the event left FIDE mode: to
/// published rounds before the entry of that statement.
pub fn loses_statement(now: &Snapshot, there: &Snapshot) -> bool {
    let is_stated =
        |of: &Snapshot| of.departure().is_some_and(|left| matches!(left.act, DepartingAct::InReport(_)));
    is_stated(now) && there.last_published().is_some() && !is_stated(there)
}

/// Records that the event has left FIDE mode by an act other than a command.
pub(super) fn leave(snapshot: &Snapshot, act: DepartingAct) -> Result<Snapshot, CommandError> {
    let Some(round) = snapshot.last_published().filter(|_| snapshot.departure.is_none()) else {
        return Err(CommandError::NoChange);
    };
    Ok(Snapshot { departure: Some(left_after(round, act)), ..snapshot.clone() })
}

/// Returns the departure by an act, with `last` as the last published round. A report states the round
/// itself, which may have been undone since.
fn left_after(last: RoundNo, act: DepartingAct) -> Departure {
    let round = if let DepartingAct::InReport(round) = act { round } else { last };
    Departure { round, act }
}

fn changed(settings: &Settings, announced: &Settings) -> Option<DepartingAct> {
    let differs = |field: SettingField| field.differs(settings, announced);
    let forbidden = differs(SettingField::Forbidden).then_some(DepartingAct::ForbiddenPairs);
    forbidden.or_else(|| differs(SettingField::Rounds).then_some(DepartingAct::NumberOfRounds))
}

/// Returns true if the game of a board is adjourned: its result may be entered at any time (question 162).
fn is_adjourned(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> bool {
    snapshot.round(round).is_some_and(|paired| paired.result(board) == Some(GameResult::Adjourned))
}

/// Returns the act of changing a round too far back: only the last one played and the one before may change (question
/// 190).
fn too_far_back(snapshot: &Snapshot, round: RoundNo) -> Option<DepartingAct> {
    let is_played = |&number: &RoundNo| snapshot.round(number).is_some_and(|paired| paired.is_complete());
    let played = snapshot.last_published()?.up_to().rfind(is_played)?;
    (round.next() < played).then_some(DepartingAct::EarlierRound(round))
}
