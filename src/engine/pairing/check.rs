//! Re-pairing of a paired round, with the differences: as it is, by the second implementation of its system, and before
//! and after a correction in an earlier round.

use super::propose::propose_by;
use super::{Proposal, ProposeError, asked, facts_of, propose_as_ruled};
use crate::format::{Course, NoPairing, Trace};
use crate::tournament::{
    BoardNo, Bye, Draft, GameStage, Meeting, Out, Participant, PlayerId, Round, RoundNo, RulesPairing,
    Snapshot,
};
use std::cell::Cell;
use std::collections::HashSet;

/// Comparison of a paired round with the pairing that the system makes from the current event. The order of boards is
/// ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedAgain {
    pub round: RoundNo,
    /// Boards that the system would no longer make, with their players.
    pub gone: Vec<(BoardNo, Meeting)>,
    /// Boards that the system would make instead.
    pub made: Vec<Meeting>,
    /// The players with the bye in the round, and now.
    pub bye: [Option<PlayerId>; 2],
}

impl PairedAgain {
    /// Returns true if the system would make the same pairing now.
    pub fn is_identical(&self) -> bool {
        self.gone.is_empty() && self.made.is_empty() && self.bye[0] == self.bye[1]
    }
}

/// Returns the pairing by the rules of a round that was paired elsewhere, for
/// [`Command::NoteImport`](crate::command::Command::NoteImport); `None` if they are the same.
pub fn rules_pairing(round: &Round, again: &Result<PairedAgain, ProposeError>) -> Option<RulesPairing> {
    // The rules find no pairing.
    let Ok(again) = again else { return Some(RulesPairing::default()) };
    let is_gone = |meeting: &Meeting| again.gone.iter().any(|(_, gone)| gone == meeting);
    let stays = round.first_games().map(|(_, board, _)| board.meeting).filter(|meeting| !is_gone(meeting));
    let boards = stays.chain(again.made.iter().copied()).collect();
    (!again.is_identical()).then_some(RulesPairing { boards, bye: again.bye[1] })
}

/// Returns the rounds of an event in which at least one player was paired.
pub fn paired_rounds(snapshot: &Snapshot) -> impl Iterator<Item = RoundNo> {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(snapshot.rounds());
    let is_paired = |round: &Round| !round.boards().is_empty() || round.pairing_allocated_bye().is_some();
    rounds.filter(move |(_, round)| is_paired(round)).map(|(round, _)| round)
}

/// Re-pairs a paired round from its previous rounds. Games added to a match are not part of the pairing, and White in
/// the first game of a match of several games is drawn by lot (knockout §3), so only opponents are compared there.
pub fn pair_again(snapshot: &Snapshot, round: RoundNo) -> Result<PairedAgain, ProposeError> {
    let ruling = snapshot.round(round).and_then(|paired| paired.ruling());
    Ok(compared(snapshot, round, &propose_as_ruled(snapshot, round, ruling, Trace::silent())?.draft))
}

/// Effect of a correction on one paired round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    pub round: RoundNo,
    /// Boards that the system made before and would not make now, in order.
    pub boards: Vec<(BoardNo, Meeting)>,
    /// The players with the bye by the system before the correction, and now.
    pub bye: [Option<PlayerId>; 2],
}

impl Reached {
    /// Returns true if the round would be paired the same.
    pub fn is_nothing(&self) -> bool {
        self.boards.is_empty() && self.bye[0] == self.bye[1]
    }
}

/// Returns the effect of a correction on a round, from the snapshots before and after it: boards that differ without
/// the correction, such as manual ones, are not attributed to it.
///
/// # Errors
/// Returns the reason why the system would find no pairing after the correction.
pub fn reached(before: &Snapshot, after: &Snapshot, round: RoundNo) -> Result<Reached, ProposeError> {
    let now = pair_again(after, round)?;
    // If no pairing was possible before, as while a knockout match is tied, the published round is the reference.
    let then = pair_again(before, round).ok();
    let was_gone = |gone: &(BoardNo, Meeting)| then.as_ref().is_some_and(|then| then.gone.contains(gone));
    let bye = then.as_ref().map_or(now.bye[0], |then| then.bye[1]);
    let mut boards: Vec<(BoardNo, Meeting)> = now.gone.into_iter().filter(|gone| !was_gone(gone)).collect();
    boards.sort_unstable_by_key(|&(board, _)| board);
    Ok(Reached { round, boards, bye: [bye, now.bye[1]] })
}

/// Result of the second implementation for a paired round.
#[derive(Clone, Debug)]
pub struct Second {
    pub differences: PairedAgain,
    /// The round as it pairs it, with its reasons.
    pub proposal: Proposal,
}

/// Re-pairs a paired round by the second implementation of its system, from its previous rounds and the same decisions
/// of the arbiter. `None` if the system has no second implementation, or none for such a field.
pub fn second_opinion(snapshot: &Snapshot, round: RoundNo) -> Option<Result<Second, ProposeError>> {
    let setting = match asked(snapshot, round) {
        Ok(setting) => setting,
        Err(error) => return Some(Err(error)),
    };
    let swiss = setting.system.swiss()?;
    let ruling = snapshot.round(round).and_then(|paired| paired.ruling());
    let has_none = Cell::new(false);
    let proposed = propose_by(snapshot, setting, ruling, Trace::recording(), &|field, trace| {
        swiss.pair_otherwise(field, trace).unwrap_or_else(|| {
            has_none.set(true);
            Err(NoPairing::TooFewPlayers { present: 0 })
        })
    });
    let second = |proposal: Proposal| {
        let differences = compared(snapshot, round, &proposal.draft);
        Second { differences, proposal }
    };
    (!has_none.get()).then(|| proposed.map(second))
}

/// Compares a paired round with a draft of it. The player on the first board of a team represents it.
pub(super) fn compared(snapshot: &Snapshot, round: RoundNo, draft: &Draft) -> PairedAgain {
    let paired = snapshot.round(round);
    let is_drawn = facts_of(snapshot, round).is_some_and(|facts| facts.course == Course::Bracket);
    let of_teams = draft.pairs_teams();
    let stands_for = |id: PlayerId| if of_teams { first_of_team(snapshot, id) } else { id };
    let key = |meeting: Meeting| {
        let made = Meeting { white: stands_for(meeting.white), black: stands_for(meeting.black) };
        if (is_drawn || lacks_colours(snapshot, round, made)) && made.black < made.white {
            made.turned()
        } else {
            made
        }
    };
    let is_paired = |round: &Round, board| round.game_stage(board) == GameStage::Match;
    let old: Vec<(BoardNo, Meeting)> = paired
        .iter()
        .flat_map(|round| round.first_games().filter(|&(number, ..)| is_paired(round, number)))
        .map(|(number, board, _)| (number, board.meeting))
        .collect();
    let known: HashSet<Meeting> = old.iter().map(|&(_, meeting)| key(meeting)).collect();
    let now: HashSet<Meeting> = draft.first_games().map(key).collect();
    PairedAgain {
        round,
        gone: old.into_iter().filter(|&(_, meeting)| !now.contains(&key(meeting))).collect(),
        made: draft.first_games().filter(|&meeting| !known.contains(&key(meeting))).collect(),
        bye: [paired.and_then(|round| bye_of(snapshot, round)), bye(snapshot, draft)],
    }
}

/// Returns true if two players met in a game that was forfeited and whose colours the report of the event
/// does not state.
pub(super) fn lacks_colours(snapshot: &Snapshot, round: RoundNo, meeting: Meeting) -> bool {
    let is_forfeit = |of: &Round| of.is_forfeit_between([meeting.white, meeting.black]);
    snapshot.settings().records.lacks_colours(round, meeting) && snapshot.round(round).is_some_and(is_forfeit)
}

/// Returns the player who represents a player's team: its first one.
fn first_of_team(snapshot: &Snapshot, id: PlayerId) -> PlayerId {
    let team = snapshot.team_of(id).and_then(|team| snapshot.team(team));
    team.and_then(|team| team.players.first().copied()).unwrap_or(id)
}

/// Returns the player with the pairing-allocated bye of a round; for a team with the bye, its first player.
fn bye_of(snapshot: &Snapshot, round: &Round) -> Option<PlayerId> {
    let of_team =
        || snapshot.team(round.team_with_bye().filter(|_| round.pairs_teams())?)?.players.first().copied();
    round.pairing_allocated_bye().or_else(of_team)
}

/// Returns the player with the bye of a draft, including one from a table, unless they have left.
fn bye(snapshot: &Snapshot, draft: &Draft) -> Option<PlayerId> {
    let by_table = draft.outs.iter().find_map(|&(participant, out)| match (participant, out) {
        (Participant::Player(id), Out::Bye(Bye::PairingAllocated)) => Some(id),
        (Participant::Team(id), Out::Bye(Bye::PairingAllocated)) if draft.pairs_teams() => {
            snapshot.team(id)?.players.first().copied()
        }
        _ => None,
    });
    let stays = |id: &PlayerId| {
        let withdrawn = snapshot.player(*id).and_then(|known| known.withdrawn());
        // A team continues without one of its players.
        draft.pairs_teams() || withdrawn.is_none_or(|from| from > draft.round)
    };
    draft.bye.or(by_table.filter(stays))
}
