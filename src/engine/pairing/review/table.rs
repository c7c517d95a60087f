//! Meetings of a round robin: a table in which all players meet equally often.

use crate::format::{Breach, OptionFacts, Reason, Seat, Value};
use crate::pairing::facts_of;
use crate::tournament::{Meeting, OptionValue, PlayerId, RoundNo, Snapshot};
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

fn pair(meeting: Meeting) -> [PlayerId; 2] {
    let (one, other) = (meeting.white, meeting.black);
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
