//! Next need of an event, computed only here.

use crate::desk::{Due, PaneId};
use crate::event::Event;
use crate::sheet::{Progress, adjourned_games, teams};
use hakem_engine::command::outdating;
use hakem_engine::console::playoff::state;
use hakem_engine::format::{Course, Paired};
use hakem_engine::pairing::{MatchState, begun_anew, entered_teams, facts_of, is_draw_outdated};
use hakem_engine::tournament::{BoardNo, RoundNo, RoundState, Team};

/// Next need of an event, independent of the current pane.
pub enum Need {
    /// Fewer than two players are registered.
    Players,
    /// The teams do not form a complete table.
    Teams,
    /// The pairing numbers of the table are not drawn yet.
    Numbers,
    Pair(RoundNo),
    Review(RoundNo),
    /// Results of a round are missing; with their number.
    Results(RoundNo, usize),
    /// Results are in conflict; with their number.
    Settle(usize),
    /// A match is tied: games must be added, or the arbiter decides.
    Decide(RoundNo, MatchState),
    /// A round contradicts the corrected result of an earlier match.
    Contradicted(RoundNo, MatchState),
    /// The next step of a play-off must be set up.
    PlayOff,
    /// All rounds are played, but the game of this board is adjourned.
    Adjourned(RoundNo, BoardNo),
    Finished(Beyond),
}

/// Continuation after the last round.
#[derive(Clone, Copy)]
pub enum Beyond {
    /// None known.
    Nothing,
    /// The group stage is over: the best of each group can play a final.
    Final,
    /// This many players share first place, and can play a play-off.
    PlayOff(usize),
}

impl Need {
    /// Returns the message that names the need on another screen.
    pub fn due(&self, event: &Event) -> Due {
        let of_round = |id, round: RoundNo| Due { id, values: vec![("round", round.into())] };
        let of_match = |id, round: RoundNo, waiting: &MatchState| {
            let [one, other] = waiting.of.sides.map(|side| teams::side(*event, side));
            Due { id, values: vec![("round", round.into()), ("one", one.into()), ("other", other.into())] }
        };
        let plain = |id| Due { id, values: Vec::new() };
        match self {
            Self::Players => plain("next-players"),
            Self::Teams => plain("next-teams"),
            Self::Numbers => plain("next-numbers-there"),
            &Self::Pair(round) => of_round("next-pair-there", round),
            &Self::Review(round) if !outdating(event.snapshot, round).is_empty() => {
                of_round("next-pair-again-there", round)
            }
            &Self::Review(round) => of_round("next-review", round),
            &Self::Results(round, missing) => {
                Due { id: "next-results", values: vec![("round", round.into()), ("count", missing.into())] }
            }
            &Self::Settle(open) => Due { id: "next-conflicts", values: vec![("count", open.into())] },
            Self::Decide(round, waiting) => of_match("next-decide-results", *round, waiting),
            Self::Contradicted(round, waiting) => of_match("next-contradicted-results", *round, waiting),
            Self::PlayOff => plain("next-play-off-there"),
            &Self::Adjourned(round, board) => Due {
                id: "next-adjourned-results",
                values: vec![("round", round.into()), ("board", board.into())],
            },
            Self::Finished(_) => plain("next-finished"),
        }
    }
}

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
    // Rounds of a table are published in advance.
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
    if last < snapshot.last_round() {
        return Need::Pair(last.next());
    }
    match adjourned_games(snapshot).next() {
        Some((round, board)) => Need::Adjourned(round, board),
        None => Need::Finished(beyond(event, last)),
    }
}

/// Returns the need before round 1 is paired.
fn first_need(event: &Event) -> Need {
    let snapshot = event.snapshot;
    let round = RoundNo(1);
    let facts = facts_of(snapshot, round);
    let teams = entered_teams(snapshot);
    if facts.is_some_and(|facts| facts.paired == Paired::Teams) {
        let are_ready = teams.len() > 1 && begun_anew(snapshot, &teams).is_ok();
        return if are_ready { Need::Pair(round) } else { Need::Teams };
    }
    let lists_none = teams.iter().any(|&id| snapshot.team(id).is_some_and(Team::has_stand_ins));
    if snapshot.players().count() < 2 && !lists_none {
        return Need::Players;
    }
    let draws = facts.is_some_and(|facts| facts.course == Course::Table);
    let is_drawn = snapshot.players().any(|(id, _)| snapshot.lot(id).is_some());
    if draws && (!is_drawn || is_draw_outdated(snapshot)) { Need::Numbers } else { Need::Pair(round) }
}

/// Returns the continuation after the last round; only what is cheap to determine.
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

/// Returns the working round of a pane: in the pairings the one to pair next, in the results the one being played, in
/// the standings the last complete one. `None` elsewhere, and for a bracket, which has no standings.
pub fn round_at_work(event: &Event, pane: PaneId) -> Option<RoundNo> {
    let snapshot = event.snapshot;
    let need = need(event);
    let played = match &need {
        &(Need::Results(round, _) | Need::Decide(round, _) | Need::Contradicted(round, _)) => Some(round),
        _ => snapshot.last_published(),
    };
    match (pane, &need) {
        (PaneId::RESULTS, &Need::Adjourned(round, _)) => Some(round),
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
