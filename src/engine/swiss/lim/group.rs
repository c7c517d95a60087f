//! One group: its floaters first, then all others by proposal and exchanges (3.4, 4.6 - 4.8, 5; 2.4, 2.5, 3.6 - 3.8,
//! 4).

use super::LimEdition;
use super::cards::{Cards, LimCard, PlayerIndex};
use crate::matching::{BitSet, LargestMatching};

/// Direction of floaters in a half, and the end from which a group is processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// Upper half and median: the highest numbered first.
    Down,
    /// Lower half: the lowest numbered first.
    Up,
}

impl Direction {
    /// Returns players, given in order of number, in the order in which floaters are chosen: in the upper half the
    /// lowest numbered first (4.2; 3.2.4).
    pub(super) fn far_end_first(self, members: &[PlayerIndex]) -> Vec<PlayerIndex> {
        match self {
            Self::Down => members.iter().rev().copied().collect(),
            Self::Up => members.to_vec(),
        }
    }
}

/// The players of a group that is to be paired completely.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    pub(super) residents: Vec<PlayerIndex>,
    /// Floaters from above.
    pub(super) downs: Vec<PlayerIndex>,
    /// Floaters from below.
    pub(super) ups: Vec<PlayerIndex>,
}

impl Members {
    pub(super) fn all(&self) -> Vec<PlayerIndex> {
        let mut all = [self.residents.as_slice(), &self.downs, &self.ups].concat();
        all.sort_unstable();
        all
    }

    /// Returns the floaters in the order in which they choose (4.6, 4.7; 3.6, 3.7).
    pub(super) fn queue(&self, cards: &Cards) -> Vec<(PlayerIndex, Direction)> {
        let mut downs = self.downs.clone();
        downs.sort_by_key(|&number| (std::cmp::Reverse(cards.card(number).score), number));
        let mut ups = self.ups.clone();
        ups.sort_by_key(|&number| (cards.card(number).score, std::cmp::Reverse(number)));
        let downs = downs.into_iter().map(|number| (number, Direction::Down));
        downs.chain(ups.into_iter().map(|number| (number, Direction::Up))).collect()
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Pairs {
    /// Floaters with their opponents, in the order of pairing.
    pub(super) of_floaters: Vec<[PlayerIndex; 2]>,
    /// The others, in the order of pairing; the first of each pair is the player whose turn it was.
    pub(super) of_others: Vec<[PlayerIndex; 2]>,
    /// Players left for [`Pairs::of_others`], in the order of their turns.
    pub(super) rest: Vec<PlayerIndex>,
    /// True if not all exchanges of a maxi-tournament were tried, because there are too many.
    pub(super) cut_short: bool,
}

impl Pairs {
    pub(super) fn all(&self) -> impl Iterator<Item = [PlayerIndex; 2]> + '_ {
        self.of_floaters.iter().chain(&self.of_others).copied()
    }
}

/// Returns the indices of a list of `players` in the order of the first player's opponents (5.2, 5.3, LD-12; 4.2,
/// L-14): the second half from its top down, then the first half from its bottom up.
pub(super) fn opponents_in_order(players: usize) -> impl Iterator<Item = usize> + Clone {
    (players / 2..players).chain((1..players / 2).rev())
}

/// Returns the first usable opponent in order who is due a different colour; the first usable one if there is none, or
/// none within the 100 points of a maxi-tournament (4.8; 3.8).
pub(super) fn suited_or_first(
    cards: &Cards,
    player: &LimCard,
    usable: impl Iterator<Item = PlayerIndex> + Clone,
) -> Option<PlayerIndex> {
    let first = usable.clone().next()?;
    let is_near = |other: PlayerIndex| !cards.maxi || cards.card(other).is_near(cards.card(first));
    let suited = usable.into_iter().find(|&other| cards.card(other).suits(player) && is_near(other));
    Some(suited.unwrap_or(first))
}

/// Pairs a vertex permanently with the first partner in order with whom all others keep theirs. The first one nearly
/// always succeeds, so all possible partners are computed only if it fails.
pub(super) fn demand_first(
    matching: &mut LargestMatching,
    vertex: usize,
    order: impl Iterator<Item = usize>,
) -> Option<usize> {
    let mut possible: Option<BitSet> = None;
    for other in order {
        if !matching.graph().joined(vertex, other) {
            continue;
        }
        let is_worth_trying = possible.as_ref().is_none_or(|possible| possible.contains(other));
        if is_worth_trying && matching.demand(vertex, other) {
            return Some(other);
        }
        possible.get_or_insert_with(|| matching.possible_partners(vertex));
    }
    None
}

/// Pairs a group; `None` if not all members can be paired.
pub(super) fn pair(
    edition: &LimEdition,
    cards: &Cards,
    group: &Members,
    direction: Direction,
) -> Option<Pairs> {
    let all = group.all();
    let mut matching = LargestMatching::of(cards.among(&all));
    if !matching.is_perfect() {
        return None;
    }
    let queue = group.queue(cards);
    let mut free = FreePlayers::new(&all);
    let mut pairs = Pairs::default();
    for &(floater, came) in &queue {
        let Some(place) = free.take(floater) else { continue };
        let usable = matching.possible_partners(place);
        let is_usable = |other: &PlayerIndex| free.place(*other).is_some_and(|place| usable.contains(place));
        let residents: Vec<PlayerIndex> = match came {
            Direction::Down => group.residents.iter().copied().filter(is_usable).collect(),
            Direction::Up => group.residents.iter().rev().copied().filter(is_usable).collect(),
        };
        let floaters = queue.iter().map(|&(other, _)| other).filter(is_usable);
        let row = if residents.is_empty() { floaters.collect() } else { residents };
        let opponent = suited_or_first(cards, cards.card(floater), row.iter().copied())?;
        matching.demand(place, free.take(opponent)?);
        pairs.of_floaters.push([floater, opponent]);
    }
    pairs.rest = all.iter().copied().filter(|&number| free.place(number).is_some()).collect();
    if direction == Direction::Up {
        pairs.rest.reverse();
    }
    let exchanged = (edition.exchange)(cards, &pairs.rest);
    pairs.of_others = exchanged.pairs;
    pairs.cut_short = exchanged.cut_short;
    Some(pairs)
}

/// The result of proposal and exchanges.
#[derive(Clone, Debug, Default)]
pub(super) struct Exchanged {
    pub(super) pairs: Vec<[PlayerIndex; 2]>,
    /// See [`Pairs::cut_short`].
    pub(super) cut_short: bool,
}

/// Members of a group without an opponent yet, by index.
struct FreePlayers<'a> {
    all: &'a [PlayerIndex],
    is_free: Vec<bool>,
}

impl<'a> FreePlayers<'a> {
    fn new(all: &'a [PlayerIndex]) -> Self {
        Self { all, is_free: vec![true; all.len()] }
    }

    fn place(&self, number: PlayerIndex) -> Option<usize> {
        self.all.binary_search(&number).ok().filter(|&place| self.is_free[place])
    }

    fn take(&mut self, number: PlayerIndex) -> Option<usize> {
        let place = self.place(number)?;
        self.is_free[place] = false;
        Some(place)
    }
}
