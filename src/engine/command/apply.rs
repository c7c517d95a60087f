//! Dispatch of commands: one match arm each, implemented in the file of its subject.

use super::{
    Command, CommandError, departing, departure, incidents, integrity_events, legs, line_ups, lots,
    match_scores, matches, play_offs, prizes, registering, results, roster, rounds, seating, settings, teams,
    template,
};
use crate::tournament::Snapshot;
use std::sync::Arc;

/// Returns the event after `command`. Deterministic.
///
/// # Errors
/// Returns an error if the rules or the state forbid the command. See [`CommandError`].
pub fn apply(snapshot: &Snapshot, command: &Command) -> Result<Snapshot, CommandError> {
    let mut next = snapshot.clone();
    apply_to(&mut next, command)?;
    Ok(next)
}

/// Applies `command` to an event and records its effect on the integrity of pairings. An error changes nothing.
pub(super) fn apply_to(snapshot: &mut Snapshot, command: &Command) -> Result<(), CommandError> {
    let departure = snapshot.departure.or_else(|| departure(snapshot, command));
    let noted = integrity_events(snapshot, command);
    change(snapshot, command)?;
    snapshot.departure = departure;
    if !noted.is_empty() {
        Arc::make_mut(&mut snapshot.integrity).extend(noted);
    }
    Ok(())
}

/// Applies `command` to an event. Commands that are frequent in reports are applied in place, so that unshared data
/// is not copied. This is the only dispatch over commands.
#[expect(clippy::too_many_lines, reason = "one line a command")]
fn change(snapshot: &mut Snapshot, command: &Command) -> Result<(), CommandError> {
    *snapshot = match command {
        Command::Register { player, arrival, missed } => {
            return roster::register(snapshot, player, *arrival, *missed);
        }
        Command::SetBye { id, round, bye } => return roster::set_bye(snapshot, *id, *round, *bye),
        Command::PublishRound { round, by_rules, .. } => {
            return rounds::publish(snapshot, *round, by_rules.as_deref());
        }
        Command::EnterResult { round, board, result } => {
            return results::enter(snapshot, *round, *board, *result);
        }
        Command::TakeOverResults { round, results } => return results::take_over(snapshot, *round, results),
        Command::TakeList { from, new, arrival, missed, changed } => {
            registering::take_list(snapshot, from, changed, new, (*arrival, *missed))
        }
        Command::Announce(announced) => settings::announce(snapshot, announced),
        Command::EditPlayer { id, player, reason } => roster::edit(snapshot, *id, player, reason),
        Command::FollowList { players, list, reason } => {
            roster::follow_list(snapshot, players, *list, reason)
        }
        Command::RemovePlayer { id } => roster::remove(snapshot, *id),
        Command::Withdraw { id, from } => roster::withdraw(snapshot, *id, *from),
        Command::Expel { id, from, reason } => roster::expel(snapshot, *id, *from, reason),
        Command::Reinstate { id } => roster::reinstate(snapshot, *id),
        Command::DenyHalfPoints { id, denied } => roster::deny_half_points(snapshot, *id, *denied),
        Command::SetOwnBoard { id, board } => roster::set_own_board(snapshot, *id, *board),
        Command::SetEntryFee { id, fee } => roster::set_entry_fee(snapshot, *id, *fee),
        Command::CheckIn { id, present } => roster::check_in(snapshot, *id, *present),
        Command::NoteIncident(incident) => incidents::note(snapshot, incident),
        Command::RegisterTeam(team) => teams::register(snapshot, team),
        Command::EditTeam { id, team, reason } => teams::edit(snapshot, *id, team, reason),
        Command::AdmitTeam { id, number } => legs::admit(snapshot, *id, *number),
        Command::AdjustTeamPoints { id, round, match_points, game_points, reason } => {
            teams::adjust(snapshot, *id, *round, [*match_points, *game_points], reason)
        }
        Command::RemoveTeam { id } => teams::remove(snapshot, *id),
        Command::WithdrawTeam { id, from } => teams::withdraw(snapshot, *id, *from),
        Command::ReinstateTeam { id } => teams::reinstate(snapshot, *id),
        Command::KeepNumbers { round, reason } => rounds::keep_numbers(snapshot, *round, reason),
        Command::ExchangeNumbers { round, players } => rounds::exchange_numbers(snapshot, *round, *players),
        Command::BeginLeg(leg) => legs::begin(snapshot, leg),
        Command::DiscardLeg { first } => legs::discard(snapshot, *first),
        Command::BeginPlayOff(play_off) => play_offs::begin(snapshot, play_off),
        Command::NotePlayOff(fact) => play_offs::note(snapshot, fact),
        Command::DraftRound(draft) => rounds::draft(snapshot, draft),
        Command::PublishTable { announced, drafts } => {
            rounds::publish_table(snapshot, announced.as_deref(), drafts)
        }
        Command::EditDraft { round, edit } => seating::edit_draft(snapshot, *round, edit),
        Command::DiscardDraft { round } => rounds::discard(snapshot, *round),
        Command::Reseat { round, edits, reason } => seating::reseat(snapshot, *round, edits, reason),
        Command::AddGames { round, board, stage, games } => {
            matches::add_games(snapshot, *round, *board, *stage, games)
        }
        Command::LineUp { round, team, players } => line_ups::line_up(snapshot, *round, *team, players),
        Command::ForfeitMatch { round, board, winner, reason } => {
            line_ups::forfeit(snapshot, *round, *board, *winner, reason)
        }
        Command::EnterMatchScore { round, board, score } => {
            match_scores::enter(snapshot, *round, *board, *score)
        }
        Command::DrawColours { round, board, lot } => matches::draw_colours(snapshot, *round, *board, lot),
        Command::SettleMatch { round, board, settlement } => {
            matches::settle(snapshot, *round, *board, settlement.as_ref())
        }
        Command::ClearResult { round, board } => results::clear(snapshot, *round, *board),
        Command::NoteConflict { round, board, found } => {
            results::note_conflict(snapshot, *round, *board, *found)
        }
        Command::SettleConflict { round, board } => results::settle_conflict(snapshot, *round, *board),
        Command::CorrectResult { round, board, result, follow, reason } => {
            results::correct(snapshot, *round, *board, *result, *follow, reason)
        }
        Command::CorrectMatchScore { round, board, score, follow, reason } => {
            match_scores::correct(snapshot, *round, *board, *score, *follow, reason)
        }
        Command::CorrectColours { round, board, follow, reason } => {
            results::correct_colours(snapshot, *round, *board, *follow, reason)
        }
        Command::RecordLots { lots, seed: _ } => lots::record(snapshot, lots),
        Command::AdjustPoints { id, round, points, reason } => {
            results::adjust(snapshot, *id, *round, *points, reason)
        }
        Command::DrawPosition { round, position, .. } => lots::draw_position(snapshot, *round, *position),
        Command::EnterValues { values } => lots::enter_values(snapshot, values),
        Command::DiscardLots => lots::discard(snapshot),
        Command::AnnouncePrizes(list) => prizes::announce(snapshot, list),
        Command::AnnounceLike { other: _, settings, prizes } => {
            template::announce(snapshot, settings, prizes)
        }
        Command::LeaveFideMode(act) => departing::leave(snapshot, *act),
        Command::NoteUnchecked { rounds } => rounds::note_unchecked(snapshot, rounds),
        Command::NoteImport { rounds } => rounds::note_import(snapshot, rounds),
        Command::UndoRound { round, reason } => rounds::undo(snapshot, *round, reason),
    }?;
    Ok(())
}
