//! Whether rounds that are announced can all be paired: asked before round 1 (FIDE's checklist for programs, question 62), and of the
//! rounds after a draft.

mod plan;
mod search;
#[cfg(test)]
mod tests;

use super::{facts_of, last_round, setting, system};
use crate::format::{Facts, Format, Pair};
use crate::tournament::{BoardNo, Meeting, PlayerId, RoundNo, Snapshot};
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

/// Whether the rounds after a draft can all be paired by the same rules, whatever the results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundsToCome {
    /// They can, such as here: of each round the pairs, who has the bye left out.
    Possible(Vec<Vec<[PlayerId; 2]>>),
    /// They cannot.
    Impossible {
        /// These players alone show it: no one of them can be left out.
        telling: Vec<PlayerId>,
        /// A change of the draft after which they can, where one exchange is enough.
        mend: Option<Mend>,
    },
    /// Nothing speaks against it, and no schedule was found either.
    NotShown,
}

/// Two players of a draft who change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Their boards.
    pub boards: [BoardNo; 2],
    /// Who they are.
    pub players: [PlayerId; 2],
}

/// How many exchanges of a draft are tried at most.
const MENDED: usize = 300;

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
        Judged::Impossible(Some(telling)) => Completion::Impossible(plan.named(telling)),
        Judged::Impossible(None) => Completion::Impossible(plan.named(plan.kept_apart())),
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
    let mut before = Plan::of(snapshot, &rounds);
    for one in setting.field.seats() {
        let Some(player) = setting.player(one).and_then(|id| before.place(id)) else { continue };
        let is_barred = swiss.bye_breaches(&setting.field, one).iter().any(|breach| breach.absolute);
        before.had_bye(player, is_barred);
        for (opponent, _) in setting.field.player(one).games() {
            let other = setting.player(opponent).and_then(|id| before.place(id));
            other.into_iter().for_each(|other| before.meet(player, other));
        }
    }
    let boards: Vec<(BoardNo, Meeting)> =
        draft.first_games().map(|(number, board, _)| (number, board.meeting)).collect();
    let after = |boards: &[(BoardNo, Meeting)]| {
        let mut plan = before.clone();
        for (_, meeting) in boards {
            if let (Some(one), Some(other)) = (plan.place(meeting.white), plan.place(meeting.black)) {
                plan.meet(one, other);
            }
        }
        draft.pairing_allocated_bye().and_then(|id| plan.place(id)).into_iter().for_each(|player| {
            plan.had_bye(player, true);
        });
        plan
    };
    let plan = after(&boards);
    let telling = match plan.judge(TRIED) {
        Judged::Possible(schedule) => {
            let pair = |pair: [usize; 2]| plan.named(pair.to_vec()).try_into().ok();
            let round = |pairs: Vec<[usize; 2]>| pairs.into_iter().filter_map(pair).collect();
            return Some(RoundsToCome::Possible(schedule.into_iter().map(round).collect()));
        }
        Judged::Impossible(telling) => telling.unwrap_or_else(|| plan.least_telling()),
        Judged::NotShown => return Some(RoundsToCome::NotShown),
    };
    let may_meet = |meeting: Meeting| {
        let seats = setting.seat(meeting.white).zip(setting.seat(meeting.black));
        seats.is_some_and(|(white, black)| {
            let broken = swiss.breaches(&setting.field, Pair { white, black });
            !broken.iter().any(|breach| breach.absolute)
        })
    };
    let telling = plan.named(telling);
    let is_told = |(_, meeting): &(BoardNo, Meeting)| telling.iter().any(|&id| meeting.has(id));
    let mends = exchanges(&boards).filter(|(changed, _)| changed.iter().any(is_told));
    let mends = mends.filter(|(changed, _)| changed.iter().all(|&(_, of)| may_meet(of)));
    let mut mends = mends.take(MENDED).filter(|(changed, _)| {
        let others = boards.iter().filter(|(number, _)| changed.iter().all(|(of, _)| of != number));
        let whole: Vec<_> = others.chain(changed).copied().collect();
        matches!(after(&whole).judge(TRIED / 10), Judged::Possible(_))
    });
    let mend = mends.next().map(|(_, mend)| mend);
    Some(RoundsToCome::Impossible { telling, mend })
}

/// Goes through the exchanges of two players of a draft, the last boards first: the two boards as they are then, and who changes places.
fn exchanges(boards: &[(BoardNo, Meeting)]) -> impl Iterator<Item = ([(BoardNo, Meeting); 2], Mend)> + '_ {
    let pairs = (0..boards.len()).rev().flat_map(|lower| (0..lower).rev().map(move |upper| [upper, lower]));
    let of = move |[upper, lower]: [usize; 2]| {
        let (&(first, one), &(second, other)) = (boards.get(upper)?, boards.get(lower)?);
        let mend = |players| Mend { boards: [first, second], players };
        let crossed = [
            (
                [
                    (first, Meeting { black: other.black, ..one }),
                    (second, Meeting { black: one.black, ..other }),
                ],
                mend([one.black, other.black]),
            ),
            (
                [
                    (first, Meeting { black: other.white, ..one }),
                    (second, Meeting { white: one.black, ..other }),
                ],
                mend([one.black, other.white]),
            ),
        ];
        Some(crossed)
    };
    pairs.filter_map(of).flatten()
}
