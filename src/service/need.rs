//! What an event needs next: computed here and nowhere else.

use crate::desk::pane::PaneId;
use crate::event::Event;
use crate::sheet::Progress;
use hakem_engine::console::playoff::state;
use hakem_engine::format::{Course, Paired};
use hakem_engine::pairing::{MatchState, begun_anew, entered_teams, facts_of, is_draw_outdated};
use hakem_engine::tournament::{RoundNo, RoundState, Team};

/// What an event needs next, wherever the arbiter is.
pub enum Need {
    /// Fewer than two players are registered.
    Players,
    /// The teams do not make up a table.
    Teams,
    /// Nobody has drawn the number that they have in the table.
    Numbers,
    /// A round can be paired.
    Pair(RoundNo),
    /// A draft waits.
    Review(RoundNo),
    /// Results are missing.
    Results(RoundNo, usize),
    /// Results are in conflict.
    Settle(usize),
    /// A match is level: games are to be added, or the arbiter decides.
    Decide(RoundNo, MatchState),
    /// A round was published otherwise than a match before it ended since it was corrected.
    Contradicted(RoundNo, MatchState),
    /// The next step of a play-off is to be set up.
    PlayOff,
    /// All rounds are played.
    Finished(Beyond),
}

/// What may follow when all rounds are played.
#[derive(Clone, Copy)]
pub enum Beyond {
    /// Nothing is known to follow.
    Nothing,
    /// Groups are over: the best of them can meet.
    Final,
    /// So many share first place: they can play it off.
    PlayOff(usize),
}

/// Returns what the event needs next.
#[must_use]
pub fn need(event: &Event) -> Need {
    let snapshot = event.snapshot;
    let Some(last) = snapshot.last_paired() else { return first_need(event) };
    if snapshot.state(last) == RoundState::Draft {
        return Need::Review(last);
    }
    if let Some(found) = event.contradicted().first() {
        return Need::Contradicted(found.round, found.state.clone());
    }
    let play_off = snapshot.play_offs().last().map(|record| state(snapshot, record));
    let awaits_arbiter = play_off.is_some_and(|now| now.awaits_arbiter());
    if awaits_arbiter && snapshot.play_off_before(last.next()) == Some(last.next()) {
        return Need::PlayOff;
    }
    // Of a table, rounds are published ahead.
    let counted = last.up_to().map(|round| (round, Progress::of(snapshot, round).missing()));
    let open = counted.into_iter().find(|&(_, missing)| missing > 0);
    if let Some((round, missing)) = open {
        return Need::Results(round, missing);
    }
    let conflicts = snapshot.conflicts().count();
    if conflicts > 0 {
        return Need::Settle(conflicts);
    }
    if let Some(waiting) = event.undecided(last).first() {
        return Need::Decide(last, waiting.clone());
    }
    if awaits_arbiter {
        return Need::PlayOff;
    }
    if last < snapshot.last_round() { Need::Pair(last.next()) } else { Need::Finished(beyond(event, last)) }
}

/// Returns what is needed before round 1 is paired.
fn first_need(event: &Event) -> Need {
    let snapshot = event.snapshot;
    let round = RoundNo(1);
    let facts = facts_of(snapshot, round);
    let teams = entered_teams(snapshot);
    let lists_none = teams.iter().any(|&id| snapshot.team(id).is_some_and(Team::has_stand_ins));
    if snapshot.players().count() < 2 && !lists_none {
        return Need::Players;
    }
    if facts.is_some_and(|facts| facts.paired == Paired::Teams) {
        return if begun_anew(snapshot, &teams).is_err() { Need::Teams } else { Need::Pair(round) };
    }
    let draws = facts.is_some_and(|facts| facts.course == Course::Table);
    let is_drawn = snapshot.players().any(|(id, _)| snapshot.lot(id).is_some());
    if draws && (!is_drawn || is_draw_outdated(snapshot)) { Need::Numbers } else { Need::Pair(round) }
}

/// Returns what may follow the last round: only what costs nothing to know.
fn beyond(event: &Event, last: RoundNo) -> Beyond {
    if event.snapshot.leg(last).is_some_and(|leg| leg.groups.len() > 1) {
        return Beyond::Final;
    }
    let standings = event.known_standings(last).filter(|_| event.snapshot.play_offs().is_empty());
    let first = standings.and_then(|made| made.rows.first()?.place);
    match first.map(|place| place.last + 1 - place.first) {
        Some(count @ 2..) if event.snapshot.teams().next().is_none() => Beyond::PlayOff(count),
        _ => Beyond::Nothing,
    }
}

/// Returns the round that the work of a pane is at: in the pairings what is to be paired next, in the results what is
/// played, in the standings what is complete; of a bracket, which is no standings, and elsewhere none.
#[must_use]
pub fn round_at_work(event: &Event, pane: PaneId) -> Option<RoundNo> {
    let snapshot = event.snapshot;
    let need = need(event);
    let played = match &need {
        &(Need::Results(round, _) | Need::Decide(round, _) | Need::Contradicted(round, _)) => Some(round),
        _ => snapshot.last_published(),
    };
    match (pane, &need) {
        (PaneId::PAIRINGS, &(Need::Pair(round) | Need::Review(round))) => Some(round),
        (PaneId::PAIRINGS | PaneId::RESULTS, _) => played,
        (PaneId::STANDINGS, _) => {
            let is_bracket = |round| facts_of(snapshot, round).is_some_and(|of| of.course == Course::Bracket);
            let rounds = played.into_iter().flat_map(RoundNo::up_to);
            let mut complete = rounds.filter(|&round| snapshot.state(round) == RoundState::Complete);
            complete.next_back().filter(|&round| !is_bracket(round)).or(played)
        }
        _ => None,
    }
}
