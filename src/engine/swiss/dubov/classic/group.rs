//! GROUP: 8, 7.1, 7.2, 6.4 and then the columns of one scoregroup.

use super::columns::{ColourColumns, ColumnPair, black_order, white_order};
use crate::format::Field;
use crate::matching::{BitSet, LargestMatching};
use crate::swiss::dubov::aro::Aro;
use crate::swiss::dubov::cards::DubovRoster;
use crate::tournament::{Colour, Rating};
use std::cmp::Reverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PairOrigin {
    /// 5: in the first round.
    FirstRound,
    /// 8: the first of them was left over above.
    LeftOver,
    /// 7.1: the second of them was taken up for the first, who could meet no player of their group.
    TakenUp,
    /// 6.3: White and Black by the columns.
    Across,
    /// 6.3: two players of one column.
    Inside,
}

/// A pair; of [`PairOrigin::Across`] and [`PairOrigin::FirstRound`] the first has White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MadePair {
    pub(super) pair: [usize; 2],
    pub(super) way: PairOrigin,
}

#[derive(Clone, Debug, Default)]
pub(super) struct DubovGroup {
    /// The pairs, in the order of their creation.
    pub(super) made: Vec<MadePair>,
    pub(super) floaters: Vec<usize>,
    /// Those of them by 6.4.
    pub(super) over: Vec<usize>,
    /// Player who joined the group by 7.2.
    pub(super) joined: Option<usize>,
    /// Searches for players to take up.
    pub(super) choices: Vec<OpponentSearch>,
    /// Unpaired players of the next lower group, without those taken up.
    pub(super) below: Vec<usize>,
    pub(super) columns: ColourColumns,
}

/// A search for a player to take up (7.1, 7.2).
#[derive(Clone, Debug)]
pub(super) struct OpponentSearch {
    /// Player who needs an opponent (7.1); `None` if the group needs one more player (7.2).
    pub(super) stranded: Option<usize>,
    pub(super) taken: Option<usize>,
    /// The desired due colour.
    pub(super) colour: Option<Colour>,
    /// Players who would have come first, but must not be taken up again (2.5).
    pub(super) barred: Vec<usize>,
    /// Players who would have come first, but would leave a player below without an opponent (DD-17).
    pub(super) needed: Vec<usize>,
}

struct OpenGroup<'a> {
    roster: &'a DubovRoster<'a>,
    /// Unpaired members, by score and number.
    members: Vec<usize>,
    /// Unpaired players of the next lower group.
    below: &'a mut Vec<usize>,
    paired: DubovGroup,
}

/// Pairs a group. A player taken up is removed from `below`.
pub(super) fn pair(
    roster: &DubovRoster<'_>,
    members: Vec<usize>,
    floaters: &[usize],
    below: &mut Vec<usize>,
) -> DubovGroup {
    let mut group = OpenGroup { roster, members, below, paired: DubovGroup::default() };
    group.pair_floaters(floaters);
    group.take_up_for_the_stranded();
    group.take_up_for_even_number();
    let earlier = group.paired.floaters.len();
    group.float_down();
    let OpenGroup { members, mut paired, below, .. } = group;
    paired.over = paired.floaters.iter().skip(earlier).copied().collect();
    paired.below.clone_from(below);
    paired.columns = ColourColumns::new(roster, &members, paired.joined);
    paired.made.extend(paired.columns.rows(roster).into_iter().flatten().map(MadePair::from));
    paired
}

impl From<ColumnPair> for MadePair {
    fn from(row: ColumnPair) -> Self {
        match row {
            ColumnPair::Across(pair) => Self { pair, way: PairOrigin::Across },
            ColumnPair::Inside(pair) => Self { pair, way: PairOrigin::Inside },
        }
    }
}

/// Returns the order of 8.1: players due White or nothing in the order of the white column and players due Black in
/// that of the black column, alternating, White first.
fn order_of_floaters(roster: &DubovRoster<'_>, floaters: &[usize]) -> Vec<usize> {
    let (mut black, mut white): (Vec<usize>, Vec<usize>) =
        floaters.iter().partition(|&&who| roster.card(who).due == Some(Colour::Black));
    white.sort_by_key(|&who| white_order(roster, who));
    black.sort_by_key(|&who| black_order(roster, who));
    let turns = white.len().max(black.len());
    (0..turns).flat_map(|turn| [white.get(turn), black.get(turn)]).flatten().copied().collect()
}

impl OpenGroup<'_> {
    fn remove(&mut self, who: usize) {
        self.members.retain(|&member| member != who);
    }

    /// Applies 8: each player left over above meets one of the group, or floats on.
    fn pair_floaters(&mut self, floaters: &[usize]) {
        let roster = self.roster;
        for floater in order_of_floaters(roster, floaters) {
            let due = roster.card(floater).due;
            let opponent =
                self.members.iter().copied().filter(|&who| roster.may_meet(floater, who)).min_by_key(
                    |&who| {
                        let player = roster.card(who);
                        let same_due = due.is_some() && player.due == due;
                        (same_due, Reverse(player.own.rating), player.own.aro, player.own.alphabetical)
                    },
                );
            match opponent {
                Some(opponent) => {
                    self.remove(opponent);
                    self.paired.made.push(MadePair { pair: [floater, opponent], way: PairOrigin::LeftOver });
                }
                None => self.paired.floaters.push(floater),
            }
        }
    }

    /// Applies 7.1: a player who can meet no one in the group gets an opponent from below, or floats down.
    fn take_up_for_the_stranded(&mut self) {
        let graph = self.roster.graph(&self.members);
        let stranded = (0..self.members.len()).filter(|&place| graph.degree(place) == 0);
        for who in stranded.map(|place| self.members[place]).collect::<Vec<usize>>() {
            let colour = self.roster.card(who).due.map(Colour::other);
            let choice = self.take_up(colour, |other| self.roster.may_meet(who, other));
            self.remove(who);
            match choice.taken {
                Some(other) => {
                    self.paired.made.push(MadePair { pair: [who, other], way: PairOrigin::TakenUp })
                }
                None => self.paired.floaters.push(who),
            }
            self.below.retain(|&other| Some(other) != choice.taken);
            self.paired.choices.push(OpponentSearch { stranded: Some(who), ..choice });
        }
    }

    /// Applies 7.2: a player from below makes the number even, if the entire group can be paired with them (DD-11).
    fn take_up_for_even_number(&mut self) {
        let roster = self.roster;
        if self.members.len().is_multiple_of(2) || self.below.is_empty() {
            return;
        }
        let (1, open) = roster.left_over(&self.members) else { return };
        let due = |colour| self.members.iter().filter(|&&who| roster.card(who).due == Some(colour)).count();
        let colour = match due(Colour::White).cmp(&due(Colour::Black)) {
            std::cmp::Ordering::Less => Some(Colour::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Colour::Black),
        };
        let choice = self
            .take_up(colour, |other| open.iter().any(|place| roster.may_meet(other, self.members[place])));
        self.members.extend(choice.taken);
        self.below.retain(|&other| Some(other) != choice.taken);
        self.paired.joined = choice.taken;
        self.paired.choices.push(choice);
    }

    /// TAKE_UP: chooses among the players below whom 2.5 allows and who are of use. `colour` is the desired due colour,
    /// `None` if it does not matter.
    fn take_up(&self, colour: Option<Colour>, is_of_use: impl Fn(usize) -> bool) -> OpponentSearch {
        let roster = self.roster;
        let places = (0..self.below.len()).filter(|&place| is_of_use(self.below[place]));
        let (candidates, mut barred): (Vec<usize>, Vec<usize>) =
            places.partition(|&place| may_be_taken_up(roster, self.below[place]));
        // 7.2.b: a player taken up should not cost the others an opponent (DD-17).
        let all_spare = roster.surely_completable(self.below.iter().copied(), self.below.len() % 2);
        let spare = match all_spare || candidates.len() < 2 {
            true => BitSet::full(self.below.len()),
            false => LargestMatching::of(roster.graph(self.below)).exposable(),
        };
        let key = |place: usize, is_needed: bool| {
            let player = roster.card(self.below[place]);
            let other_due = colour.is_some() && player.due != colour;
            (other_due, is_needed, Reverse(player.own.rating), player.own.aro, player.own.alphabetical)
        };
        let best = candidates.iter().copied().min_by_key(|&place| key(place, !spare.contains(place)));
        let comes_first = |&place: &usize| best.is_none_or(|best| key(place, false) < key(best, false));
        barred.retain(comes_first);
        let needed = candidates.into_iter().filter(comes_first);
        OpponentSearch {
            stranded: None,
            taken: best.map(|place| self.below[place]),
            colour,
            needed: needed.map(|place| self.below[place]).collect(),
            barred: barred.into_iter().map(|place| self.below[place]).collect(),
        }
    }

    /// Applies 6.4: as few as possible float down, so that the others can be paired.
    fn float_down(&mut self) {
        let roster = self.roster;
        loop {
            let (number, open) = roster.left_over(&self.members);
            if number == 0 {
                return;
            }
            let leaving = open
                .iter()
                .map(|place| self.members[place])
                .min_by_key(|&who| leaving_order(roster, self.below, who));
            let Some(leaving) = leaving else { return };
            self.remove(leaving);
            self.paired.floaters.push(leaving);
        }
    }
}

/// Returns the sort key for floating down (6.4, DD-19): players who could meet no one there come last.
pub(super) fn leaving_order(
    roster: &DubovRoster<'_>,
    below: &[usize],
    who: usize,
) -> (bool, Rating, Reverse<Aro>, Reverse<u16>) {
    let player = roster.card(who);
    let meets_nobody = !below.iter().any(|&other| roster.may_meet(who, other));
    (meets_nobody, player.own.rating, Reverse(player.own.aro), Reverse(player.own.alphabetical))
}

pub(super) fn may_be_taken_up(roster: &DubovRoster<'_>, who: usize) -> bool {
    let player = roster.card(who);
    allows_upfloat(roster.field, player.own.upfloats, player.own.upfloated_last)
}

/// Returns true if 2.5 allows an upfloat: except in the last round no player is taken up in two consecutive rounds, nor
/// more than three times in total, four if the tournament has ten rounds or more.
pub(super) fn allows_upfloat(field: &Field, upfloats: usize, in_the_round_before: bool) -> bool {
    let most = if field.rounds.0 < 10 { 3 } else { 4 };
    field.is_last_round() || upfloats < most && !in_the_round_before
}
