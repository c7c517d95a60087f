//! FLOATERS of the classic text: the players who leave a group (3.3, 4, 5.4).

use super::cards::{Cards, LimCard, PlayerIndex};
use super::exchange::due_colours;
use super::group::Direction;
use crate::matching::{BitSet, GrowingSides, LargestMatching};
use crate::tournament::Colour;

/// A group before its floaters are chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaving<'a> {
    pub(super) cards: &'a Cards<'a>,
    /// Residents and floaters, in order of number.
    pub(super) members: &'a [PlayerIndex],
    /// The floaters among them.
    pub(super) arrived: &'a BitSet,
    /// Residents of the next group.
    pub(super) next: &'a [PlayerIndex],
    /// Floaters already in the next group.
    pub(super) reserved: &'a [PlayerIndex],
    /// All unpaired players outside of this group.
    pub(super) outside: &'a [PlayerIndex],
    pub(super) direction: Direction,
    /// True if the reasons are needed too: the spared players are then determined as well.
    pub(super) explained: bool,
}

/// The types of floaters, best first (4.9; 3.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FloaterType {
    D,
    C,
    B,
    A,
}

impl FloaterType {
    /// Returns the type of a player: `floater` if they are one already (4.9; 3.9: were one in the previous round),
    /// `has_opponent` if there is an opponent for them in the next group.
    pub(super) fn of(floater: bool, has_opponent: bool) -> Self {
        match (floater, has_opponent) {
            (false, true) => Self::D,
            (false, false) => Self::C,
            (true, true) => Self::B,
            (true, false) => Self::A,
        }
    }
}

/// Reason why a player leaves their group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LeavingReason {
    /// No player in the group is compatible with them (3.3.a-c; 2.3.1-2.3.3).
    Alone,
    /// Chosen, so that the others can be paired (3.3.d; 2.3.4).
    Chosen {
        kind: FloaterType,
        /// Colour for which they were preferred to the player from the end (4.2; 3.2.2).
        colour: Option<Colour>,
        /// Players spared because they floated in the previous round (4.10; 3.10).
        spared: Vec<PlayerIndex>,
    },
}

/// A player who leaves their group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Floater {
    pub(super) number: PlayerIndex,
    pub(super) why: LeavingReason,
}

pub(super) fn choose(leaving: &Leaving) -> Vec<Floater> {
    let Leaving { cards, members, direction, .. } = *leaving;
    let mut matching = LargestMatching::of(cards.among(members));
    let place_of = |number: PlayerIndex| members.binary_search(&number).ok();
    let is_alone =
        |&number: &PlayerIndex| place_of(number).is_some_and(|place| matching.graph().degree(place) == 0);
    let mut floaters: Vec<Floater> = direction
        .far_end_first(members)
        .into_iter()
        .filter(is_alone)
        .map(|number| Floater { number, why: LeavingReason::Alone })
        .collect();
    let leaves = |number: &PlayerIndex| floaters.iter().any(|left| left.number == *number);
    let mut staying: Vec<PlayerIndex> = members.iter().copied().filter(|number| !leaves(number)).collect();
    let odd_ones = matching.exposed().count() - floaters.len();
    let majority =
        Some(due_colours(cards, staying.iter().copied())).and_then(majority).filter(|_| odd_ones == 1);
    let mut opponents = FloaterOpponents::new(cards, leaving.next, leaving.reserved);
    floaters.iter().for_each(|floater| opponents.add(floater.number));
    for _ in 0..odd_ones {
        let may_leave = matching.exposable();
        let candidates: Vec<PlayerIndex> = staying
            .iter()
            .copied()
            .filter(|&number| place_of(number).is_some_and(|place| may_leave.contains(place)))
            .collect();
        let Some(chosen) = best(leaving, &opponents, &candidates, majority) else { break };
        if let Some(place) = place_of(chosen.number) {
            let edges: Vec<_> = matching.graph().neighbours(place).map(|other| (place, other)).collect();
            matching.cut(&edges);
        }
        opponents.add(chosen.number);
        staying.retain(|&number| number != chosen.number);
        floaters.push(chosen);
    }
    floaters
}

/// Returns the colour that more players are due; `None` if equal.
pub(super) fn majority([white, black, _]: [usize; 3]) -> Option<Colour> {
    match white.cmp(&black) {
        std::cmp::Ordering::Greater => Some(Colour::White),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(Colour::Black),
    }
}

/// Chooses one of the players who may leave (4.2 - 4.4, 4.9, 4.10).
fn best(
    leaving: &Leaving,
    opponents: &FloaterOpponents,
    candidates: &[PlayerIndex],
    majority: Option<Colour>,
) -> Option<Floater> {
    let Leaving { cards, arrived, direction, .. } = *leaving;
    let free = opponents.free();
    let kind = |number: PlayerIndex| {
        FloaterType::of(arrived.contains(number), free.meets(cards.compatible.row(number)))
    };
    let kinds: Vec<FloaterType> = candidates.iter().map(|&number| kind(number)).collect();
    let kind = kinds.iter().copied().min()?;
    let of_kind =
        || candidates.iter().zip(&kinds).filter(|&(_, &found)| found == kind).map(|(&number, _)| number);
    let (mut kept, mut spared): (Vec<PlayerIndex>, Vec<PlayerIndex>) =
        of_kind().partition(|&number| !cards.card(number).own.floated);
    if kept.is_empty() {
        std::mem::swap(&mut kept, &mut spared);
    }
    let in_order = direction.far_end_first(&kept);
    let &first = in_order.first()?;
    let for_colour = for_colour(cards, &in_order, |card| majority.is_some() && card.due == majority);
    let number = for_colour.unwrap_or(first);
    let colour = majority.filter(|_| number != first);
    Some(Floater { number, why: LeavingReason::Chosen { kind, colour, spared } })
}

/// Returns the first player in order who is due the desired colour; in a maxi-tournament only if their rating is within
/// 100 points of that of the first of all (4.2; 3.2.3).
pub(super) fn for_colour(
    cards: &Cards,
    in_order: &[PlayerIndex],
    is_wanted: impl Fn(&LimCard) -> bool,
) -> Option<PlayerIndex> {
    let first = cards.card(*in_order.first()?);
    let found = in_order.iter().copied().find(|&number| is_wanted(cards.card(number)))?;
    (!cards.maxi || cards.card(found).is_near(first)).then_some(found)
}

/// The floaters of a group so far, each with an opponent in the next group if possible.
pub(super) struct FloaterOpponents<'a> {
    cards: &'a Cards<'a>,
    /// Residents of the next group.
    next: BitSet,
    sides: GrowingSides,
}

impl<'a> FloaterOpponents<'a> {
    /// Starts with the residents of the next group and the floaters already in it.
    pub(super) fn new(cards: &'a Cards<'a>, residents: &[PlayerIndex], reserved: &[PlayerIndex]) -> Self {
        let mut next = BitSet::empty(cards.len());
        residents.iter().for_each(|&number| next.insert(number));
        let mut opponents = Self { cards, next, sides: GrowingSides::new(cards.len()) };
        reserved.iter().for_each(|&number| opponents.add(number));
        opponents
    }

    pub(super) fn add(&mut self, number: PlayerIndex) {
        let mut opponents = self.next.clone();
        opponents.keep(self.cards.compatible.row(number));
        self.sides.add(opponents);
    }

    /// Returns the players of the next group who are free in some assignment of opponents to as many floaters as
    /// possible: with one of them, one more floater has an opponent (4.3, 4.4, LD-7).
    pub(super) fn free(&self) -> BitSet {
        let mut free = self.sides.spare();
        free.keep(self.next.words());
        free
    }
}
