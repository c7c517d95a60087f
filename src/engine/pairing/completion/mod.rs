//! Whether rounds that are announced can all be paired: asked before round 1 (FIDE's checklist for programs, question 62), and of the
//! rounds after a draft.

mod colours;
mod drafted;
mod plan;
mod search;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod trying;

use super::{facts_of, last_round, setting, system};
use crate::format::{Facts, Format};
use crate::tournament::{BoardNo, PlayerId, RoundNo, Snapshot};
use drafted::Drafted;
use plan::Plan;
use search::{Judged, SEARCHED, TRIED};

/// Whether the announced rounds can all be paired by the rules that are never broken: nobody meets twice, nobody has two byes,
/// forbidden pairs do not meet. Colours and scores are not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// They can.
    Possible,
    /// They cannot: these players alone show it, the fewest that do where counting tells it, else all whom the arbiter keeps apart.
    Impossible(Vec<PlayerId>),
    /// Nothing speaks against it, and no schedule was found either.
    NotShown,
}

/// Whether the rounds after a draft can all be paired by the same rules and within the limits of colours of the system, every game played,
/// whatever the results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundsToCome {
    /// They can, such as here: of each round the pairs, who has the bye left out. Where the system limits colours, White stands first, and
    /// nobody breaks the limits, not in the last round either, where scores may lift them. The rules may give some colours the other way.
    Possible(Vec<Vec<[PlayerId; 2]>>),
    /// They cannot.
    Impossible {
        /// These players alone show it: no one of them can be left out.
        telling: Vec<PlayerId>,
        /// Whether the limits of colours show it, those of the last round left out; else it is so whatever the colours.
        by_colours: bool,
        /// A change of the draft after which they can, where one exchange is enough.
        mend: Option<Mend>,
    },
    /// No schedule was found, and nothing speaks against one but colours in the last round, if anything.
    NotShown,
}

/// Two players of a draft who change places; those of one board turn its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Their boards: twice the same where they meet.
    pub boards: [BoardNo; 2],
    /// Who they are.
    pub players: [PlayerId; 2],
}

/// Returns whether the announced rounds can all be paired; once round 1 is published, or where a table pairs, that is not asked.
#[must_use]
pub fn completion(snapshot: &Snapshot) -> Completion {
    let pairs_by_results = system(snapshot.settings().system.as_str()).and_then(Format::swiss).is_some();
    if !pairs_by_results || snapshot.last_published().is_some() || !snapshot.legs().is_empty() {
        return Completion::Possible;
    }
    let rounds: Vec<RoundNo> = last_round(snapshot).up_to().collect();
    let plan = Plan::of(snapshot, &rounds);
    if plan.players.len() < 2 {
        return Completion::Possible;
    }
    // It is asked while a screen is drawn: of many players counting has to do.
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

/// Returns whether the rounds after a draft can all be paired; `None` where that is not asked: no round follows, or rounds are not paired
/// by the results of players.
#[must_use]
pub fn rounds_to_come(snapshot: &Snapshot, round: RoundNo) -> Option<RoundsToCome> {
    let draft = snapshot.round(round)?;
    let swiss = system(snapshot.system(round).as_str()).and_then(Format::swiss)?;
    let last = snapshot.leg(round).map_or_else(|| last_round(snapshot), |leg| leg.last);
    let rounds: Vec<RoundNo> = last.up_to().skip(round.0.into()).collect();
    if rounds.is_empty() || facts_of(snapshot, round).is_some_and(Facts::pairs_teams) {
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
