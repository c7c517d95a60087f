//! A draft and its previous rounds: the plan of the rounds after it, and the exchange that repairs it.

use super::plan::Plan;
use super::search::{Judged, TRIED};
use super::{Mend, colours::Colours};
use crate::format::{Field, Pair, Swiss};
use crate::pairing::setting::Setting;
use crate::tournament::{BoardNo, Colour, Meeting, PlayerId, Round, RoundNo, Snapshot};

/// Maximum number of exchanges tried for a draft.
const MENDED: usize = 300;

type Boards = Vec<(BoardNo, Meeting)>;

pub(super) struct Drafted<'a> {
    setting: &'a Setting,
    swiss: &'static dyn Swiss,
    /// The rounds after it, without the effect of the draft.
    before: Plan,
    boards: Boards,
    bye: Option<PlayerId>,
}

impl<'a> Drafted<'a> {
    /// Reads a draft, and its previous rounds from the field it was paired from. `rounds` are those after it.
    pub fn new(
        snapshot: &Snapshot,
        draft: &Round,
        rounds: &[RoundNo],
        setting: &'a Setting,
        swiss: &'static dyn Swiss,
    ) -> Self {
        let mut before = Plan::of(snapshot, rounds);
        before.colours = Colours::new(before.players.len(), Some(swiss));
        let field: &Field = &setting.field;
        for one in field.seats() {
            let Some(player) = setting.player(one).and_then(|id| before.place(id)) else { continue };
            let is_barred = swiss.bye_breaches(field, one).iter().any(|breach| breach.absolute);
            before.had_bye(player, is_barred);
            for (opponent, colour) in field.player(one).games() {
                before.colours.add(player, colour);
                let other = setting.player(opponent).and_then(|id| before.place(id));
                other.into_iter().for_each(|other| before.meet(player, other));
            }
        }
        let boards = draft.first_games().map(|(number, board, _)| (number, board.meeting)).collect();
        Self { setting, swiss, before, boards, bye: draft.pairing_allocated_bye() }
    }

    /// Returns the plan of the rounds after the unchanged draft.
    pub fn plan(&self) -> Plan {
        self.plan_after(&self.boards)
    }

    fn plan_after(&self, boards: &[(BoardNo, Meeting)]) -> Plan {
        let mut plan = self.before.clone();
        for (_, meeting) in boards {
            let [white, black] = [meeting.white, meeting.black].map(|id| plan.place(id));
            white.into_iter().for_each(|player| plan.colours.add(player, Colour::White));
            black.into_iter().for_each(|player| plan.colours.add(player, Colour::Black));
            if let (Some(one), Some(other)) = (white, black) {
                plan.meet(one, other);
            }
        }
        self.bye.and_then(|id| plan.place(id)).into_iter().for_each(|player| plan.had_bye(player, true));
        plan
    }

    /// Finds a change of at most two boards, involving one of the `telling` players, after which the remaining rounds
    /// can all be paired; if colours are the obstacle, swapped colours are tried first.
    pub fn mend(&self, telling: &[PlayerId], by_colours: bool) -> Option<Mend> {
        let is_told = |(_, meeting): &(BoardNo, Meeting)| telling.iter().any(|&id| meeting.has(id));
        let turned = by_colours.then(|| turns(&self.boards)).into_iter().flatten();
        let mends = turned.chain(exchanges(&self.boards));
        let mends = mends.filter(|(changed, _)| changed.iter().any(is_told));
        let mends = mends.filter(|(changed, _)| changed.iter().all(|&(_, of)| self.may_meet(of)));
        let mut mends = mends.take(MENDED).filter(|(changed, _)| {
            let others = self.boards.iter().filter(|(number, _)| changed.iter().all(|(of, _)| of != number));
            let whole: Boards = others.chain(changed).copied().collect();
            matches!(self.plan_after(&whole).judge(TRIED / 10), Judged::Possible(_))
        });
        mends.next().map(|(_, mend)| mend)
    }

    /// Returns true if no absolute rule forbids a board in the round of the draft.
    fn may_meet(&self, meeting: Meeting) -> bool {
        let seats = self.setting.seat(meeting.white).zip(self.setting.seat(meeting.black));
        seats.is_some_and(|(white, black)| {
            let broken = self.swiss.breaches(&self.setting.field, Pair { white, black });
            !broken.iter().any(|breach| breach.absolute)
        })
    }
}

/// Iterates over the boards, last ones first, each with its colours swapped.
fn turns(boards: &[(BoardNo, Meeting)]) -> impl Iterator<Item = (Boards, Mend)> + '_ {
    boards.iter().rev().map(|&(number, Meeting { white, black })| {
        let mend = Mend { boards: [number; 2], players: [white, black] };
        (vec![(number, Meeting { white: black, black: white })], mend)
    })
}

/// Iterates over the exchanges of two players of different boards, last boards first: the two boards after the
/// exchange, and the players.
fn exchanges(boards: &[(BoardNo, Meeting)]) -> impl Iterator<Item = (Boards, Mend)> + '_ {
    let pairs = (0..boards.len()).rev().flat_map(|lower| (0..lower).rev().map(move |upper| [upper, lower]));
    let of = move |[upper, lower]: [usize; 2]| {
        let (&(first, one), &(second, other)) = (boards.get(upper)?, boards.get(lower)?);
        let mend = |players| Mend { boards: [first, second], players };
        let crossed = [
            (
                vec![
                    (first, Meeting { black: other.black, ..one }),
                    (second, Meeting { black: one.black, ..other }),
                ],
                mend([one.black, other.black]),
            ),
            (
                vec![
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
