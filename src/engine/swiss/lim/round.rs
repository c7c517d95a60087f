//! A full round: the upper half from the top down, the lower half from the bottom up, the median group last (3.2, 3.6;
//! 2.2, 2.6).

use super::LimEdition;
use super::cards::{Cards, Half, PlayerIndex};
use super::floaters::{Floater, Leaving};
use super::group::{Direction, Members, Pairs, pair};
use crate::matching::{BitSet, LargestMatching};
use crate::tournament::Points;
use std::cmp::Reverse;

#[derive(Clone, Debug)]
pub(super) struct LimGroup {
    /// Score of the residents; `None` for a median group without any.
    pub(super) score: Option<Points>,
    pub(super) half: Half,
    pub(super) members: Members,
    /// Players who left it, with reasons.
    pub(super) floaters: Vec<Floater>,
    pub(super) pairs: Pairs,
    /// Pairs undone because the median group was deadlocked, first undone first (3.6; 2.6).
    pub(super) taken_back: Vec<[PlayerIndex; 2]>,
}

impl LimGroup {
    fn new(cards: &Cards, residents: Vec<PlayerIndex>, half: Half) -> Self {
        let score = residents.first().map(|&number| cards.card(number).score);
        let members = Members { residents, ..Members::default() };
        Self { score, half, members, floaters: Vec::new(), pairs: Pairs::default(), taken_back: Vec::new() }
    }

    /// Returns the pairs that remain valid.
    pub(super) fn standing(&self) -> impl Iterator<Item = [PlayerIndex; 2]> + '_ {
        self.pairs.all().filter(|pair| !self.taken_back.contains(pair))
    }
}

/// The pairing of a round, in the order of work.
#[derive(Debug)]
pub(super) struct LimRound {
    pub(super) bye: Option<PlayerIndex>,
    /// Players passed over for the bye: lower, but not allowed to have it, or needed as an opponent.
    pub(super) passed_over: Vec<PlayerIndex>,
    pub(super) groups: Vec<LimGroup>,
    /// Pairs undone in all groups, in this order.
    pub(super) undone: Vec<[PlayerIndex; 2]>,
}

/// Error: no player can have the bye, or the others cannot be paired.
#[derive(Debug)]
pub(super) struct Unpairable;

/// Pairs the round; all reasons are determined if `explained`.
///
/// # Errors
/// Returns [`Unpairable`] if no complete pairing exists, or no player can have the bye of an odd number.
pub(super) fn pair_round(
    edition: &LimEdition,
    cards: &Cards,
    explained: bool,
) -> Result<LimRound, Unpairable> {
    let everybody = cards.roster.everybody();
    let (bye, passed_over) = bye(cards, &everybody)?;
    let field: Vec<PlayerIndex> = everybody.into_iter().filter(|&number| Some(number) != bye).collect();
    let groups = cards.roster.groups(field.iter().copied());
    let (mut upper, mut lower, mut median) = (Vec::new(), Vec::new(), Vec::new());
    for group in groups {
        match cards.half(group[0]) {
            Half::Upper => upper.push(LimGroup::new(cards, group, Half::Upper)),
            Half::Median => median = group,
            Half::Lower => lower.insert(0, LimGroup::new(cards, group, Half::Lower)),
        }
    }
    let mut work = RoundInProgress {
        edition,
        cards,
        unpaired: field,
        upper,
        lower,
        median: LimGroup::new(cards, median, Half::Median),
        undone: Vec::new(),
        explained,
    };
    work.pair_half(Direction::Down)?;
    work.pair_half(Direction::Up)?;
    work.pair_median()?;
    let groups = work.upper.into_iter().chain(work.lower).chain([work.median]).collect();
    Ok(LimRound { bye, passed_over, groups, undone: work.undone })
}

/// Returns the player with the bye of an odd field, and the players passed over: the lowest group first, the lowest
/// numbered first inside it, the first who may have it and without whom the others can be paired (2.1, 2.2, LD-20; 1.1,
/// L-2, L-3). All others can be paired by this procedure if any complete pairing exists, since 3.6 ends with all
/// players in one group.
fn bye(
    cards: &Cards,
    everybody: &[PlayerIndex],
) -> Result<(Option<PlayerIndex>, Vec<PlayerIndex>), Unpairable> {
    let mut matching = LargestMatching::of(cards.compatible.clone());
    let left = matching.exposed().count();
    if everybody.len().is_multiple_of(2) {
        return if left == 0 { Ok((None, Vec::new())) } else { Err(Unpairable) };
    }
    if left > 1 {
        return Err(Unpairable);
    }
    let may_be_left = matching.exposable();
    let mut lowest_first = everybody.to_vec();
    lowest_first.sort_by_key(|&number| (cards.card(number).score, Reverse(number)));
    let is_possible = |&number: &PlayerIndex| cards.card(number).may_get_bye && may_be_left.contains(number);
    let place = lowest_first.iter().position(is_possible).ok_or(Unpairable)?;
    let bye = lowest_first[place];
    lowest_first.truncate(place);
    Ok((Some(bye), lowest_first))
}

struct RoundInProgress<'a> {
    edition: &'a LimEdition,
    cards: &'a Cards<'a>,
    /// Players without an opponent yet, in any order.
    unpaired: Vec<PlayerIndex>,
    /// Groups from the highest score down.
    upper: Vec<LimGroup>,
    /// Groups from the lowest score up.
    lower: Vec<LimGroup>,
    median: LimGroup,
    undone: Vec<[PlayerIndex; 2]>,
    explained: bool,
}

impl RoundInProgress<'_> {
    /// HALF: pairs the groups of a half in turn; players left over move to the median group.
    fn pair_half(&mut self, direction: Direction) -> Result<(), Unpairable> {
        let mut groups = std::mem::take(match direction {
            Direction::Down => &mut self.upper,
            Direction::Up => &mut self.lower,
        });
        let mut carried: Vec<PlayerIndex> = Vec::new();
        for place in 0..groups.len() {
            let is_last = place + 1 == groups.len();
            let next = groups.get(place + 1).unwrap_or(&self.median).members.residents.clone();
            let reserved: &[PlayerIndex] = if is_last { &self.median.members.downs } else { &[] };
            let group = &mut groups[place];
            match direction {
                Direction::Down => group.members.downs.clone_from(&carried),
                Direction::Up => group.members.ups.clone_from(&carried),
            }
            let members = group.members.all();
            let outside: Vec<PlayerIndex> = self
                .unpaired
                .iter()
                .copied()
                .filter(|number| members.binary_search(number).is_err())
                .collect();
            let cards = self.cards;
            let mut arrived = BitSet::empty(cards.len());
            carried.iter().for_each(|&number| arrived.insert(number));
            let leaving = Leaving {
                cards,
                members: &members,
                arrived: &arrived,
                next: &next,
                reserved,
                outside: &outside,
                direction,
                explained: self.explained,
            };
            group.floaters = (self.edition.floaters)(&leaving);
            carried = group.floaters.iter().map(|floater| floater.number).collect();
            let stays = |number: &PlayerIndex| !carried.contains(number);
            let staying = Members {
                residents: group.members.residents.iter().copied().filter(stays).collect(),
                downs: group.members.downs.iter().copied().filter(stays).collect(),
                ups: group.members.ups.iter().copied().filter(stays).collect(),
            };
            group.pairs = pair(self.edition, cards, &staying, direction).ok_or(Unpairable)?;
            self.unpaired.retain(|number| members.binary_search(number).is_err() || carried.contains(number));
        }
        match direction {
            Direction::Down => (self.upper, self.median.members.downs) = (groups, carried),
            Direction::Up => (self.lower, self.median.members.ups) = (groups, carried),
        }
        Ok(())
    }

    /// Pairs the median group, undoing pairs of the neighbouring groups until that is possible (3.6; 2.6).
    fn pair_median(&mut self) -> Result<(), Unpairable> {
        loop {
            if let Some(pairs) = pair(self.edition, self.cards, &self.median.members, Direction::Down) {
                self.median.pairs = pairs;
                return Ok(());
            }
            self.crack()?;
        }
    }

    /// CRACK: undoes the board nearest to the median on the side that sent fewer floaters; on the other side if that
    /// has no board left (LD-18, L-13).
    fn crack(&mut self) -> Result<(), Unpairable> {
        let members = &mut self.median.members;
        let lower_first = members.downs.len() > members.ups.len();
        let sides = if lower_first { [Half::Lower, Half::Upper] } else { [Half::Upper, Half::Lower] };
        for side in sides {
            let groups = if side == Half::Lower { &mut self.lower } else { &mut self.upper };
            for group in groups.iter_mut().rev() {
                let order = |pair: &[PlayerIndex; 2]| board_order(self.cards, *pair);
                let board = match side {
                    Half::Lower => group.standing().min_by_key(order),
                    Half::Upper | Half::Median => group.standing().max_by_key(order),
                };
                if let Some(board) = board {
                    group.taken_back.push(board);
                    self.undone.push(board);
                    if side == Half::Lower { &mut members.ups } else { &mut members.downs }.extend(board);
                    return Ok(());
                }
            }
        }
        Err(Unpairable)
    }
}

/// Returns the sort key of a board in the order of publication (F.1).
fn board_order(
    cards: &Cards,
    [one, other]: [PlayerIndex; 2],
) -> (Reverse<Points>, Reverse<Points>, PlayerIndex) {
    let scores = [one, other].map(|number| cards.card(number).score);
    let higher = if (Reverse(scores[0]), one) <= (Reverse(scores[1]), other) { one } else { other };
    (Reverse(scores[0].max(scores[1])), Reverse(scores[0] + scores[1]), higher)
}
