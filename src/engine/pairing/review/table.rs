//! Meetings of a round robin: a table in which all players meet equally often.

use crate::format::{Breach, Facts, OptionFacts, Paired, Reason, Seat, Value};
use crate::pairing::facts_of;
use crate::tournament::{GameResult, Meeting, OptionValue, PlayerId, RoundNo, Snapshot};
use std::collections::HashMap;

/// Name of the reason that two players meet too often, for the catalogues: `players`, and the number of other rounds in
/// `times`.
pub(super) const MEETS_AGAIN: &str = "meets-again";

/// Meetings in the other paired rounds of a table.
#[derive(Debug, Default)]
pub(super) struct OtherRounds {
    meetings: HashMap<[PlayerId; 2], usize>,
    /// Maximum number of games of two players, those of this round included; 0 if a table does not pair the round.
    most: usize,
}

impl OtherRounds {
    /// Collects the meetings of the leg's rounds other than `round`.
    pub(super) fn of(snapshot: &Snapshot, round: RoundNo) -> Self {
        let most = cycles(snapshot, round).unwrap_or(0);
        let mut meetings: HashMap<[PlayerId; 2], usize> = HashMap::new();
        let (first, last) = (snapshot.leg_start(round), snapshot.last_paired());
        for other in
            last.into_iter().flat_map(RoundNo::up_to).filter(|&other| other >= first && other != round)
        {
            let paired = snapshot.round(other).filter(|paired| most > 0 && paired.is_by_table());
            for (_, board, _) in paired.into_iter().flat_map(|paired| paired.games()) {
                *meetings.entry(pair(board.meeting)).or_default() += 1;
            }
        }
        Self { meetings, most }
    }

    /// Returns the rule that one more game of these players breaks (question 101).
    pub(super) fn breach(&self, meeting: Meeting, seats: [Option<Seat>; 2]) -> Option<Breach> {
        let times = self.meetings.get(&pair(meeting)).copied().filter(|&times| times >= self.most.max(1))?;
        let players = seats.into_iter().flatten().collect();
        let reason = Reason::new("C.05 Annex 1", MEETS_AGAIN).with("players", Value::Players(players));
        let times = i64::try_from(times).unwrap_or(i64::MAX);
        Some(Breach { reason: reason.with("times", Value::Number(times)), absolute: true })
    }
}

/// A player of a finished round robin who completed less than half of their games and did not leave it. Unless the
/// regulations say otherwise, players absent without notice have withdrawn, and their results are annulled (C.05 6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FewGames {
    pub player: PlayerId,
    pub completed: usize,
    pub scheduled: usize,
}

/// Two players of a finished round robin who met less often than its table provides (question 101).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FewMeetings {
    pub players: [PlayerId; 2],
    pub times: usize,
    /// Number of cycles of the table.
    pub scheduled: usize,
}

/// Returns the pairs of players who did not leave and met too seldom, by pairing numbers; none before the last result
/// of a round robin of players.
pub fn few_meetings(snapshot: &Snapshot) -> Vec<FewMeetings> {
    let Some(scheduled) = cycles(snapshot, RoundNo(1)).filter(|_| is_finished_table(snapshot)) else {
        return Vec::new();
    };
    let mut meetings: HashMap<[PlayerId; 2], usize> = HashMap::new();
    for (_, board, _) in snapshot.rounds().iter().flat_map(|round| round.games()) {
        *meetings.entry(pair(board.meeting)).or_default() += 1;
    }
    let stayed: Vec<PlayerId> = stayed(snapshot).collect();
    let pairs = stayed
        .iter()
        .enumerate()
        .flat_map(|(at, &one)| stayed.iter().skip(at + 1).map(move |&other| [one, other]));
    let counted = pairs.map(|players| {
        let times = meetings.get(&ordered(players)).copied().unwrap_or(0);
        FewMeetings { players, times, scheduled }
    });
    counted.filter(|found| found.times < scheduled).collect()
}

/// Returns true after the last result of a round robin of players.
fn is_finished_table(snapshot: &Snapshot) -> bool {
    let is_struck = |facts: &Facts| facts.strikes && facts.paired == Paired::Players;
    facts_of(snapshot, RoundNo(1)).is_some_and(is_struck)
        && snapshot.legs().is_empty()
        && snapshot.last_published() == Some(snapshot.last_round())
        && snapshot.rounds().iter().all(|round| round.is_complete())
}

/// Returns the players who did not withdraw, by pairing number.
fn stayed(snapshot: &Snapshot) -> impl Iterator<Item = PlayerId> {
    let is_there = |id: PlayerId| snapshot.player(id).is_some_and(|known| known.withdrawn().is_none());
    snapshot.numbering().iter().copied().filter(move |&id| is_there(id))
}

/// Returns the players with few games, by pairing number; none before the last result of a round robin of players.
pub fn few_games(snapshot: &Snapshot) -> Vec<FewGames> {
    if !is_finished_table(snapshot) {
        return Vec::new();
    }
    let games = |id: PlayerId| {
        let rounds = snapshot.rounds().iter().flat_map(|round| round.games());
        rounds.filter(move |(_, board, _)| board.meeting.has(id)).map(|(_, _, result)| result)
    };
    let counted = stayed(snapshot).map(|player| FewGames {
        player,
        completed: games(player).filter(|result| result.is_some_and(GameResult::is_played)).count(),
        scheduled: games(player).count(),
    });
    counted.filter(|found| 2 * found.completed < found.scheduled).collect()
}

fn pair(meeting: Meeting) -> [PlayerId; 2] {
    ordered([meeting.white, meeting.black])
}

fn ordered([one, other]: [PlayerId; 2]) -> [PlayerId; 2] {
    [one.min(other), one.max(other)]
}

/// Returns the number of cycles of the table that pairs a round; `None` if its format has none.
fn cycles(snapshot: &Snapshot, round: RoundNo) -> Option<usize> {
    snapshot.round(round).filter(|paired| paired.is_by_table())?;
    let is_cycles = |option: &&OptionFacts| option.key == "cycles";
    let option = facts_of(snapshot, round)?.options.iter().find(is_cycles)?;
    match option.value(snapshot.options(round)) {
        OptionValue::Number(cycles) => Some(cycles.into()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, apply};
    use crate::format::Trace;
    use crate::pairing::propose;
    use crate::test_events::{event, player, settings};
    use crate::tournament::{BoardNo, Forfeit, Outcome, TieBreakRules};

    #[test]
    fn q103_players_who_completed_less_than_half_of_a_round_robin_are_named_until_they_are_withdrawn() {
        let mut now = event(settings("round-robin", TieBreakRules::Fide2026, 3), vec![player(2000); 4], &[]);
        let act = |now: &mut Snapshot, command: Command| *now = apply(now, &command).unwrap();
        for round in (1..=3).map(RoundNo) {
            assert_eq!(few_games(&now), []);
            let draft = propose(&now, round, Trace::silent()).unwrap().draft;
            act(&mut now, Command::DraftRound(draft));
            act(&mut now, Command::publish(round));
            let boards: Vec<(BoardNo, Meeting)> =
                now.round(round).unwrap().games().map(|(number, board, _)| (number, board.meeting)).collect();
            for (board, meeting) in boards {
                let result = match meeting {
                    _ if round == RoundNo(1) => GameResult::Played(Outcome::Draw),
                    Meeting { white: PlayerId(4), .. } => GameResult::Forfeit(Forfeit::ToBlack),
                    Meeting { black: PlayerId(4), .. } => GameResult::Forfeit(Forfeit::ToWhite),
                    Meeting { .. } => GameResult::Played(Outcome::Draw),
                };
                act(&mut now, Command::EnterResult { round, board, result });
            }
        }
        let found = FewGames { player: PlayerId(4), completed: 1, scheduled: 3 };
        assert_eq!(few_games(&now), [found]);
        act(&mut now, Command::Withdraw { id: PlayerId(4), from: RoundNo(2) });
        assert_eq!(few_games(&now), []);
    }
}
