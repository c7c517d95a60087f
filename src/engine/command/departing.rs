//! Which commands take an event out of FIDE mode.

use super::{Command, Follow, SettingField};
use crate::tournament::{BoardNo, DepartingAct, Departure, GameResult, RoundNo, Settings, Snapshot};

/// Returns how `command` would take a running event out of FIDE mode; `None` where it keeps to the rules, and before round 1 is
/// published, when everything may still be announced anew.
///
/// Whether the event is in FIDE mode at all is another question: [`fide_mode`](crate::pairing::fide_mode).
#[must_use]
pub fn departure(snapshot: &Snapshot, command: &Command) -> Option<Departure> {
    let round = snapshot.last_published()?;
    let act = match command {
        Command::Announce(announced) => changed(snapshot.settings(), announced),
        Command::CorrectResult { round, board, follow, .. } => {
            let counts = *follow != Follow::RatingReportOnly && !is_adjourned(snapshot, *round, *board);
            counts.then(|| too_far_back(snapshot, *round)).flatten()
        }
        Command::CorrectColours { round, follow, .. } => {
            (*follow != Follow::RatingReportOnly).then(|| too_far_back(snapshot, *round)).flatten()
        }
        Command::Reseat { round, .. } | Command::UndoRound { round, .. } => too_far_back(snapshot, *round),
        _ => None,
    };
    act.map(|act| Departure { round, act })
}

fn changed(settings: &Settings, announced: &Settings) -> Option<DepartingAct> {
    let differs = |field: SettingField| field.differs(settings, announced);
    let forbidden = differs(SettingField::Forbidden).then_some(DepartingAct::ForbiddenPairs);
    forbidden.or_else(|| differs(SettingField::Rounds).then_some(DepartingAct::NumberOfRounds))
}

/// A game that was adjourned ends whenever it ends (question 162).
fn is_adjourned(snapshot: &Snapshot, round: RoundNo, board: BoardNo) -> bool {
    snapshot.round(round).is_some_and(|paired| paired.result(board) == Some(GameResult::Adjourned))
}

/// Says that a round is too far back: the last one that is played can be set right, and the one before it (question 190).
fn too_far_back(snapshot: &Snapshot, round: RoundNo) -> Option<DepartingAct> {
    let is_played = |&number: &RoundNo| snapshot.round(number).is_some_and(|paired| paired.is_complete());
    let played = snapshot.last_published()?.up_to().rfind(is_played)?;
    (round.next() < played).then_some(DepartingAct::EarlierRound(round))
}
