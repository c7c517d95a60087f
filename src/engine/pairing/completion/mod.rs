//! Feasibility of the planned rounds: checked before round 1 (FIDE's checklist for programs, question 62), and for the
//! rounds after a draft.

#[cfg(test)]
mod brute_force;
mod colours;
mod drafted;
mod plan;
mod search;
#[cfg(test)]
mod tests;

use super::{facts_of, last_round, setting, system};
use crate::format::Format;
use crate::tournament::{BoardNo, PlayerId, RoundNo, Snapshot};
use drafted::Drafted;
use plan::Plan;
use search::{Judged, SEARCHED, TRIED};

/// Feasibility of the planned rounds under the absolute rules: no two players meet twice, no player has two byes,
/// forbidden pairs do not meet. Colours and scores are ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    Possible,
    /// The rounds cannot all be paired. These players prove it: the smallest set found by counting, else all players
    /// that the arbiter keeps apart.
    Impossible(Vec<PlayerId>),
    /// Neither an obstacle nor a schedule was found.
    NotShown,
}

/// Feasibility of the rounds after a draft under the same rules and the colour limits of the system, with every game
/// played, regardless of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundsToCome {
    /// All can be paired, for example as here: the pairs of each round, omitting the bye. If the system limits colours,
    /// White is first, and no player exceeds the limits, even in the last round, where scores may lift them. The rules
    /// may assign some colours the other way.
    Possible(Vec<Vec<[PlayerId; 2]>>),
    Impossible {
        /// These players alone prove it: none of them can be omitted.
        telling: Vec<PlayerId>,
        /// True if colour limits are the obstacle, ignoring the last round; else they cannot be paired with any
        /// colours.
        by_colours: bool,
        /// A change of the draft after which they can be paired, if one exchange is enough.
        mend: Option<Mend>,
    },
    /// No schedule was found, and no obstacle except possibly colours in the last round.
    NotShown,
}

/// Two players of a draft who change places; for players of one board, their colours are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Their boards: twice the same if they meet.
    pub boards: [BoardNo; 2],
    pub players: [PlayerId; 2],
}

/// Returns the feasibility of the planned rounds; `Possible` without a check once round 1 is published, or if a table
/// pairs.
pub fn completion(snapshot: &Snapshot) -> Completion {
    let swiss = system(snapshot.settings().system.as_str()).and_then(Format::swiss);
    // If players may meet again, no round is used up.
    if swiss.is_none_or(|swiss| swiss.facts().by_values)
        || snapshot.last_published().is_some()
        || !snapshot.legs().is_empty()
    {
        return Completion::Possible;
    }
    let rounds: Vec<RoundNo> = last_round(snapshot).up_to().collect();
    let plan = Plan::of(snapshot, &rounds);
    if plan.players.len() < 2 {
        return Completion::Possible;
    }
    // This runs while a screen is drawn: for many players only counting is fast enough.
    if let Some(telling) = plan.too_few_opponents() {
        return Completion::Impossible(plan.named(telling));
    }
    if plan.players.len() > SEARCHED {
        return Completion::NotShown;
    }
    match plan.judge(TRIED) {
        Judged::Possible(_) => Completion::Possible,
        Judged::Impossible { telling, .. } => {
            Completion::Impossible(plan.named(telling.unwrap_or_else(|| plan.kept_apart())))
        }
        Judged::NotShown => Completion::NotShown,
    }
}

/// Returns the feasibility of the rounds after a draft; `None` if no round follows, or if rounds are not paired by
/// results of players.
pub fn rounds_to_come(snapshot: &Snapshot, round: RoundNo) -> Option<RoundsToCome> {
    let draft = snapshot.round(round)?;
    let swiss = system(snapshot.system(round).as_str()).and_then(Format::swiss)?;
    let last = snapshot.leg(round).map_or_else(|| last_round(snapshot), |leg| leg.last);
    let rounds: Vec<RoundNo> = last.up_to().skip(round.0.into()).collect();
    if rounds.is_empty()
        || facts_of(snapshot, round).is_some_and(|facts| facts.pairs_teams() || facts.by_values)
    {
        return None;
    }
    let setting = setting(snapshot, round).ok()?;
    let drafted = Drafted::new(snapshot, draft, &rounds, &setting, swiss);
    let plan = drafted.plan();
    Some(match plan.judge(TRIED) {
        Judged::Possible(schedule) => {
            let pair = |pair: [usize; 2]| plan.named(pair.to_vec()).try_into().ok();
            let round = |pairs: Vec<[usize; 2]>| pairs.into_iter().filter_map(pair).collect();
            RoundsToCome::Possible(schedule.into_iter().map(round).collect())
        }
        Judged::Impossible { telling, by_colours } => {
            let telling = plan.named(telling.unwrap_or_else(|| plan.least_telling()));
            let mend = drafted.mend(&telling, by_colours);
            RoundsToCome::Impossible { telling, by_colours, mend }
        }
        Judged::NotShown => RoundsToCome::NotShown,
    })
}
