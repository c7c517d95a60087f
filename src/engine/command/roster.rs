//! Registration, arrival and departure of players.

use super::CommandError;
use super::legs::check_in_no_leg;
use super::results;
use super::rounds::absence;
use crate::tournament::{
    BoardNo, Bye, EntryFee, GameResult, Leave, Money, PartialDate, Participant, Player, PlayerId,
    Registration, RequestedBye, Round, RoundNo, RoundPlace, Settings, Snapshot,
};
use std::sync::Arc;

/// Maximum number of players: a TRF has pairing numbers of four digits.
const MOST_PLAYERS: usize = 9999;

fn registration(snapshot: &Snapshot, id: PlayerId) -> Result<&Registration, CommandError> {
    snapshot.player(id).ok_or(CommandError::NoSuchPlayer { id })
}

pub(super) fn check_in_no_team(snapshot: &Snapshot, id: PlayerId) -> Result<(), CommandError> {
    match snapshot.team_of(id).and_then(|team| snapshot.team(team)) {
        Some(team) => Err(CommandError::InTeam { id, team: team.name.clone() }),
        None => Ok(()),
    }
}

/// Returns an error if the FIDE ID is 0, or if a player other than `own` has the licence number or the FIDE
/// ID.
fn check_numbers(snapshot: &Snapshot, player: &Player, own: Option<PlayerId>) -> Result<(), CommandError> {
    match (player.licence, player.fide_id) {
        (None, None) => return Ok(()),
        (_, Some(0)) => return Err(CommandError::FideIdZero),
        (_, _) => {}
    }
    for (holder, other) in snapshot.players().filter(|(id, _)| Some(*id) != own) {
        if let Some(licence) = player.licence.filter(|_| player.licence == other.player.licence) {
            return Err(CommandError::LicenceTaken { licence, holder });
        }
        if let Some(fide_id) = player.fide_id.filter(|_| player.fide_id == other.player.fide_id) {
            return Err(CommandError::FideIdTaken { fide_id, holder });
        }
    }
    Ok(())
}

/// Returns an error if the pairing of the round is public, which fixes its participants. A draft does not: it is paired
/// again ([`outdating`](super::outdating)).
fn check_open(snapshot: &Snapshot, round: RoundNo) -> Result<(), CommandError> {
    if round < snapshot.next_to_publish() {
        return Err(CommandError::RoundAlreadyPaired { round });
    }
    Ok(())
}

/// Returns an error if the event does not have the round.
pub(super) fn check_announced(snapshot: &Snapshot, round: RoundNo) -> Result<(), CommandError> {
    let last = snapshot.last_round();
    if (RoundNo(1)..=last).contains(&round) { Ok(()) } else { Err(CommandError::BeyondLast { round, last }) }
}

pub(super) fn register(
    snapshot: &mut Snapshot,
    player: &Player,
    arrival: RoundNo,
    missed: RequestedBye,
) -> Result<(), CommandError> {
    check_numbers(snapshot, player, None)?;
    add(snapshot, player, arrival, missed)
}

/// Registers a player whose licence number and FIDE ID are known to be unused.
pub(super) fn add(
    snapshot: &mut Snapshot,
    player: &Player,
    arrival: RoundNo,
    missed: RequestedBye,
) -> Result<(), CommandError> {
    check_open(snapshot, arrival)?;
    if snapshot.roster.len() >= MOST_PLAYERS {
        return Err(CommandError::TooManyPlayers { most: MOST_PLAYERS });
    }
    check_announced(snapshot, arrival)?;
    let registration = Registration::new(player.clone(), arrival, missed);
    snapshot.roster.push_back_mut(Some(Arc::new(registration)));
    Ok(())
}

pub(super) fn edit(
    snapshot: &Snapshot,
    id: PlayerId,
    player: &Player,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let known = registration(snapshot, id)?;
    check_numbers(snapshot, player, Some(id))?;
    if known.player == *player {
        return Err(CommandError::NoChange);
    }
    // A rating corrected after round 1 affects later pairings only, and is recorded in the log (F.7, C.04.2 4.3).
    let weighs = known.player.strength() != player.strength() || known.player.title != player.title;
    if weighs && snapshot.last_published().is_some() && reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    let changed = Registration { player: player.clone(), ..known.clone() };
    Ok(snapshot.with_registration(id, Some(changed)))
}

pub(super) fn follow_list(
    snapshot: &Snapshot,
    players: &[(PlayerId, Player)],
    list: Option<PartialDate>,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    let mut next = snapshot.clone();
    let mut is_changed = false;
    for (id, player) in players {
        match edit(&next, *id, player, reason) {
            Ok(edited) => (next, is_changed) = (edited, true),
            Err(CommandError::NoChange) => {}
            Err(error) => return Err(error),
        }
    }
    if list.is_some() && next.settings.rating_list != list {
        next.settings = Arc::new(Settings { rating_list: list, ..(*next.settings).clone() });
        is_changed = true;
    }
    if is_changed { Ok(next) } else { Err(CommandError::NoChange) }
}

pub(super) fn remove(snapshot: &Snapshot, id: PlayerId) -> Result<Snapshot, CommandError> {
    registration(snapshot, id)?;
    check_in_no_team(snapshot, id)?;
    check_in_no_leg(snapshot, Participant::Player(id))?;
    let paired =
        (1..).map(RoundNo).zip(&snapshot.rounds).find(|(_, round)| round.place(id) != RoundPlace::Nowhere);
    match paired {
        Some((round, _)) => Err(CommandError::AlreadyPaired { id, round }),
        None => Ok(forgetting(&snapshot.with_registration(id, None), id)),
    }
}

/// Removes a deleted player from the pairing numbers, where a discarded draft may have put them, and from
/// the settings that refer to players.
fn forgetting(snapshot: &Snapshot, id: PlayerId) -> Snapshot {
    let mut next = snapshot.clone();
    if next.last_given.contains(&id) {
        next.last_given = next.last_given.iter().copied().filter(|&other| other != id).collect();
    }
    if next.settings.forbidden.iter().any(|pair| pair.players.contains(&id)) {
        Arc::make_mut(&mut next.settings).forbidden.retain(|pair| !pair.players.contains(&id));
    }
    if next.settings.numbering.contains(&id) {
        Arc::make_mut(&mut next.settings).numbering.retain(|&other| other != id);
    }
    if next.settings.virtual_points.iter().any(|stated| stated.players.contains(&id)) {
        for stated in &mut Arc::make_mut(&mut next.settings).virtual_points {
            stated.players.retain(|&other| other != id);
        }
    }
    if next.prizes.special.iter().any(|prize| prize.winner == Some(id)) {
        for prize in &mut Arc::make_mut(&mut next.prizes).special {
            prize.winner = prize.winner.filter(|&winner| winner != id);
        }
    }
    next
}

pub(super) fn withdraw(snapshot: &Snapshot, id: PlayerId, from: RoundNo) -> Result<Snapshot, CommandError> {
    check_announced(snapshot, from)?;
    leave(snapshot, id, Leave::Withdrawn(from))
}

/// Expels a player. A player who has already left is absent from that round on; after the last round only the ranking
/// changes.
pub(super) fn expel(
    snapshot: &Snapshot,
    id: PlayerId,
    from: RoundNo,
    reason: &str,
) -> Result<Snapshot, CommandError> {
    if reason.trim().is_empty() {
        return Err(CommandError::ReasonMissing);
    }
    let known = registration(snapshot, id)?;
    if let Some(Leave::Withdrawn(from)) = known.left {
        let changed = Registration { left: Some(Leave::Expelled(from)), ..known.clone() };
        return Ok(snapshot.with_registration(id, Some(changed)));
    }
    if from != snapshot.next_to_publish() {
        check_announced(snapshot, from)?;
    }
    leave(snapshot, id, Leave::Expelled(from))
}

fn leave(snapshot: &Snapshot, id: PlayerId, leave: Leave) -> Result<Snapshot, CommandError> {
    let (known, from) = (registration(snapshot, id)?, leave.from());
    // Rounds of a table may be published before they are played; only those reflect the withdrawal.
    let mut paired = snapshot.rounds().iter().skip(from.index());
    if !paired.all(|paired| paired.is_by_table()) {
        check_open(snapshot, from)?;
    }
    if let Some(from) = known.withdrawn() {
        return Err(CommandError::AlreadyWithdrawn { id, from });
    }
    let changed = Registration { left: Some(leave), ..known.clone() };
    let left = snapshot.with_registration(id, Some(changed));
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds()).skip(from.index());
    let of_table = rounds.filter(|(_, round)| round.is_by_table());
    Ok(of_table.fold(left, |left, (number, round)| {
        let without = without_player(&left, number, round, id);
        left.with_round(number, without)
    }))
}

/// Returns a round of a table after a player has left: their unplayed games are forfeited, and a round
/// without one gives no point (round-robin §6).
fn without_player(left: &Snapshot, number: RoundNo, round: &Round, id: PlayerId) -> Round {
    let mut changed = round.clone();
    for (board, found, result) in round.games().filter(|(_, found, _)| found.meeting.has(id)) {
        let is_played = result.is_some_and(GameResult::is_played);
        if let Some(forfeit) = absence(left, number, found.meeting).filter(|_| !is_played) {
            results::write(&mut changed, board, Some(forfeit));
        }
    }
    if let RoundPlace::Bye(_) = round.place(id) {
        let mut places = round.places.to_vec();
        if let Some(place) = places.get_mut(id.index()) {
            *place = RoundPlace::Bye(Bye::ABSENT);
        }
        changed.places = places.into();
    }
    changed
}

pub(super) fn reinstate(snapshot: &Snapshot, id: PlayerId) -> Result<Snapshot, CommandError> {
    let known = registration(snapshot, id)?;
    if known.withdrawn().is_none() {
        return Err(CommandError::NotWithdrawn { id });
    }
    let changed = Registration { left: None, ..known.clone() };
    Ok(snapshot.with_registration(id, Some(changed)))
}

pub(super) fn check_in(snapshot: &Snapshot, id: PlayerId, present: bool) -> Result<Snapshot, CommandError> {
    let known = registration(snapshot, id)?;
    if snapshot.last_paired().is_some() {
        return Err(CommandError::RoundAlreadyPaired { round: RoundNo(1) });
    }
    if known.checked_in == present {
        return Err(CommandError::NoChange);
    }
    let changed = Registration { checked_in: present, ..known.clone() };
    Ok(snapshot.with_registration(id, Some(changed)))
}

/// Reserves a board for a player, or cancels that. Paired rounds do not change.
pub(super) fn set_own_board(
    snapshot: &Snapshot,
    id: PlayerId,
    board: Option<BoardNo>,
) -> Result<Snapshot, CommandError> {
    let known = registration(snapshot, id)?;
    if let Some(board) = board {
        if board == BoardNo(0) {
            return Err(CommandError::OwnBoardZero);
        }
        let mut others = snapshot.players().filter(|&(other, _)| other != id);
        if let Some((holder, _)) = others.find(|(_, known)| known.own_board == Some(board)) {
            return Err(CommandError::OwnBoardTaken { board, holder });
        }
    }
    if known.own_board == board {
        return Err(CommandError::NoChange);
    }
    Ok(snapshot.with_registration(id, Some(Registration { own_board: board, ..known.clone() })))
}

pub(super) fn set_entry_fee(
    snapshot: &Snapshot,
    id: PlayerId,
    fee: EntryFee,
) -> Result<Snapshot, CommandError> {
    let known = registration(snapshot, id)?;
    if fee.due.into_iter().chain([fee.paid]).any(|amount| amount > Money::HIGHEST) {
        return Err(CommandError::FeeTooHigh);
    }
    if known.entry_fee == fee {
        return Err(CommandError::NoChange);
    }
    Ok(snapshot.with_registration(id, Some(Registration { entry_fee: fee, ..known.clone() })))
}

/// Records whether a player may have half-point byes. If not, those of future rounds are cancelled.
pub(super) fn deny_half_points(
    snapshot: &Snapshot,
    id: PlayerId,
    denied: bool,
) -> Result<Snapshot, CommandError> {
    let known = registration(snapshot, id)?;
    if known.is_denied_half_points == denied {
        return Err(CommandError::NoChange);
    }
    let mut changed = Registration { is_denied_half_points: denied, ..known.clone() };
    let next = snapshot.next_to_publish();
    changed.byes.retain(|&round, &mut bye| !denied || round < next || bye != RequestedBye::HalfPoint);
    Ok(snapshot.with_registration(id, Some(changed)))
}

pub(super) fn set_bye(
    snapshot: &mut Snapshot,
    id: PlayerId,
    round: RoundNo,
    bye: Option<RequestedBye>,
) -> Result<(), CommandError> {
    let known = registration(snapshot, id)?;
    check_open(snapshot, round)?;
    // Another round may still be added, and reports list players absent from it.
    let next = snapshot.next_to_publish();
    if round != next {
        check_announced(snapshot, round)?;
    }
    if let Some(from) = known.withdrawn().filter(|&from| from <= round) {
        return Err(CommandError::AlreadyWithdrawn { id, from });
    }
    if known.byes.get(&round).copied() == bye {
        return Err(CommandError::NoChange);
    }
    if known.is_denied_half_points && bye == Some(RequestedBye::HalfPoint) {
        return Err(CommandError::HalfPointsDenied { id });
    }
    change(snapshot, id, |known| {
        match bye {
            Some(bye) => known.byes.insert(round, bye),
            None => known.byes.remove(&round),
        };
    });
    Ok(())
}

/// Changes the registration of a player without affecting snapshots that share it.
fn change(snapshot: &mut Snapshot, id: PlayerId, change: impl FnOnce(&mut Registration)) {
    if let Some(Some(known)) = snapshot.roster.get_mut(id.index()) {
        change(Arc::make_mut(known));
    }
}
