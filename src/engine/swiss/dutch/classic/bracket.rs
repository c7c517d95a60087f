//! One score bracket: C.1 to C.11 and C.14, the first result in the order of section 3.

use super::cards::{Cards, ClassicDutchCard, ColourRule, Excess, Rank};
use super::group::{Exchange, GroupPairing, HomogeneousGroup};
use super::lower_bracket::{BothBrackets, Destination, LowerBracket};
use super::moved_down::MovedDown;
use super::transposition::{BracketPlayer, CostRule, MayLeave, Subgroups, acceptable_pairs};
use super::{ClassicEdition, FloatLevels, LastRound};
use crate::format::Float;
use crate::matching::{BitSet, Graph, LargestMatching};

/// Kinds of results to search for in a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PairsWanted {
    /// All pairs that A.6 requires.
    Full,
    /// Fewer pairs if necessary (C.14).
    All,
}

/// Conditions on the floaters in the search for another pairing of a bracket (C.12, C.13).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Demand {
    /// Players who have to be paired in the bracket.
    pub(super) stay: Vec<Rank>,
    pub(super) leave: Vec<Rank>,
    /// Residents of the bracket below who do not float down from there.
    pub(super) kept: Vec<Rank>,
}

#[derive(Clone, Debug)]
pub(super) struct ClassicDutchBracket<'a> {
    pub(super) cards: &'a Cards<'a>,
    pub(super) edition: &'a ClassicEdition,
    pub(super) lowest: bool,
    /// All members, in the order of A.2, without those of `forced`.
    pub(super) all: Vec<Rank>,
    /// Number of members above its residents: moved down, or of the upper one of two joined brackets.
    pub(super) above: usize,
    /// Residents without an opponent, who move down immediately (C.1).
    pub(super) forced: Vec<Rank>,
    /// True if one of the members above has no opponent (C.1).
    pub(super) has_stranded: bool,
    pub(super) demand: Demand,
    /// The bracket below, if the floaters must allow its pairing (C.12, C.13).
    pub(super) lower: Option<&'a LowerBracket>,
}

/// Relaxation of the relative criteria at one point of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stage {
    /// True if B.2 is lifted for players above half (N-18).
    pub(super) lifted: bool,
    /// True if A.7.d is given up (N-3).
    pub(super) strong_free: bool,
    /// Number of raises of x (C.11).
    pub(super) raises: usize,
    /// Index in [`ClassicEdition::float_levels`].
    pub(super) level: usize,
}

impl Stage {
    pub(super) fn colours(self, cards: &Cards) -> ColourRule {
        ColourRule { strong_as_absolute: cards.strong_as_absolute && !self.strong_free, lifted: self.lifted }
    }
}

/// Numbers of pairs to try: p1 of moved-down players, p2 of the others, and the number of times each was lowered
/// (C.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) moved: usize,
    pub(super) group: usize,
    pub(super) moved_lowered: usize,
    pub(super) group_lowered: usize,
}

impl Size {
    pub(super) fn pairs(self) -> usize {
        self.moved + self.group
    }
}

/// Position of a result among those with the same number of pairs, in the order of section 3: the smaller comes first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ResultRank {
    pub(super) stage: Stage,
    pub(super) moved: Vec<usize>,
    /// Level of downward floats, if the edition drops them for each remainder separately (1992 C.9).
    pub(super) down: u8,
    pub(super) exchange: Option<Exchange>,
    pub(super) transposition: Vec<usize>,
}

#[derive(Clone, Debug)]
pub(super) struct BracketPairing {
    pub(super) place: ResultRank,
    pub(super) size: Size,
    /// Pairs of moved-down players, then the others; the higher ranked first.
    pub(super) pairs: Vec<[Rank; 2]>,
    /// Players who move down or get the bye, in the order of A.2.
    pub(super) floaters: Vec<Rank>,
}

impl<'a> ClassicDutchBracket<'a> {
    /// Creates a bracket; `above` and `residents` are in the order of A.2.
    pub(super) fn new(
        cards: &'a Cards<'a>,
        edition: &'a ClassicEdition,
        above: &[Rank],
        residents: &[Rank],
        lowest: bool,
    ) -> Self {
        let mut all = [above, residents].concat();
        let mut this = Self {
            cards,
            edition,
            lowest,
            above: above.len(),
            forced: Vec::new(),
            has_stranded: false,
            demand: Demand::default(),
            lower: None,
            all: Vec::new(),
        };
        // C.1 applies the lift of the last round, but not A.7.d.
        let colours = this.most_lenient();
        let stranded =
            |&rank: &Rank| !all.iter().any(|&other| other != rank && cards.allowed(rank, other, colours));
        this.has_stranded = above.iter().any(stranded);
        if !lowest {
            this.forced = residents.iter().copied().filter(stranded).collect();
            all.retain(|rank| !this.forced.contains(rank));
        }
        this.all = all;
        this
    }

    /// Returns the colour rule at its most lenient: no A.7.d, and the lift of the last round (N-18).
    pub(super) fn most_lenient(&self) -> ColourRule {
        let lifted = self.cards.last_round && self.edition.last_round == LastRound::LiftForPairs;
        ColourRule { strong_as_absolute: false, lifted }
    }

    /// Returns the first result (BRACKET of section 3).
    pub(super) fn first(&self, mode: PairsWanted) -> Option<BracketPairing> {
        match mode {
            PairsWanted::Full if self.has_stranded => None,
            PairsWanted::Full => self.with_all(),
            PairsWanted::All => self.with_all().or_else(|| self.with_fewer_of_any()),
        }
    }

    /// Returns the first result with fewer pairs if necessary, given that [`PairsWanted::Full`] has none.
    pub(super) fn first_without_full(&self) -> Option<BracketPairing> {
        if self.has_stranded { self.first(PairsWanted::All) } else { self.with_fewer_of_any() }
    }

    /// Returns the first result with all pairs that A.6 requires.
    fn with_all(&self) -> Option<BracketPairing> {
        if self.all.is_empty() {
            return Some(self.nobody());
        }
        let most = self.most_moved();
        if self.can_pair_moved(most) { self.attempt(self.full(most)) } else { None }
    }

    /// Returns the first result with fewer pairs (C.14), only of residents if that suffices.
    fn with_fewer_of_any(&self) -> Option<BracketPairing> {
        let most = self.most_moved();
        if !self.lowest && self.can_pair_moved(most) {
            self.with_fewer(self.full(most))
        } else {
            self.with_fewer_moved(most)
        }
    }

    /// Returns the first result with fewer moved-down players paired as such than `most` (N-8).
    fn with_fewer_moved(&self, most: usize) -> Option<BracketPairing> {
        // If a number can be paired, so can each smaller one: no player has fewer opponents then.
        let numbers: Vec<usize> = (0..most).collect();
        if self.lowest {
            let can_pair_all = |&moved: &usize| self.can_pair_moved(moved) && self.can_make(self.full(moved));
            let count = numbers.partition_point(can_pair_all);
            return (0..count).rev().find_map(|moved| self.attempt(self.full(moved)));
        }
        let most = numbers.partition_point(|&moved| self.can_pair_moved(moved)).checked_sub(1)?;
        self.attempt(self.full(most)).or_else(|| self.with_fewer(self.full(most)))
    }

    /// Returns the first result with fewer pairs of residents (C.14, N-8), given that all moved-down players can be
    /// paired and any player may move down. By B.1 and B.2 alone any number up to the largest is then possible: some
    /// largest matching includes all moved-down players, and any of the other pairs can be omitted.
    fn with_fewer(&self, full: Size) -> Option<BracketPairing> {
        let most = self.most_pairs(full.moved).saturating_sub(full.moved);
        (0..full.group)
            .rev()
            .filter(|&group| group <= most)
            .find_map(|group| self.attempt_makeable(self.size(full.moved, group)))
    }

    /// Returns the largest numbers of pairs (p1, p2), at least one pair, whose floaters can allow the pairing of the
    /// lowest bracket, `below` (C.13, N-13); and the matching of both brackets.
    pub(super) fn size_above<'l>(&self, below: &'l LowerBracket) -> Option<(Size, BothBrackets<'l>)> {
        let moved = (0..=self.most_moved()).rev().find(|&moved| self.can_pair_moved(moved))?;
        let both = below.with_upper(self, moved).filter(|both| both.pairs > 0)?;
        Some((self.size(moved, both.pairs - moved), both))
    }

    /// Returns the maximum p1. N-5: with half of its players from above, the bracket counts as homogeneous.
    fn most_moved(&self) -> usize {
        if 2 * self.above < self.all.len() { self.above } else { 0 }
    }

    fn size(&self, moved: usize, group: usize) -> Size {
        let full = (self.all.len() - 2 * moved) / 2;
        Size { moved, group, moved_lowered: self.most_moved() - moved, group_lowered: full - group }
    }

    /// Returns the size with all pairs possible after `moved` moved-down players are paired.
    fn full(&self, moved: usize) -> Size {
        self.size(moved, (self.all.len() - 2 * moved) / 2)
    }

    fn nobody(&self) -> BracketPairing {
        let stage = Stage { lifted: false, strong_free: false, raises: 0, level: 0 };
        let place =
            ResultRank { stage, moved: Vec::new(), down: 0, exchange: None, transposition: Vec::new() };
        let size = Size { moved: 0, group: 0, moved_lowered: 0, group_lowered: 0 };
        BracketPairing { place, size, pairs: Vec::new(), floaters: self.forced.clone() }
    }

    /// Returns true if the `moved` highest can have different opponents among the others.
    fn can_pair_moved(&self, moved: usize) -> bool {
        let colours = self.most_lenient();
        let node = |&rank: &Rank| {
            let card = self.cards.card(rank);
            BracketPlayer {
                rank,
                score: card.score,
                side: None,
                guarded: card.guarded(colours),
                no_upfloat: false,
                may_leave: MayLeave::Yes,
            }
        };
        let nodes: Vec<BracketPlayer> = self.all.iter().map(node).collect();
        let (upper, lower) = nodes.split_at(moved);
        let split = Subgroups { cards: self.cards, upper, lower, price: CostRule::Free, budget: 0 };
        moved == 0 || split.is_possible()
    }

    /// Returns the maximum number of pairs if the `moved` highest do not meet each other.
    fn most_pairs(&self, moved: usize) -> usize {
        let exposed = |graph| LargestMatching::of(graph).exposed().count();
        self.lenient_graph(moved, Destination::Anywhere(0))
            .map_or(0, |graph| (self.all.len() - exposed(graph)) / 2)
    }

    /// Returns the indices of the players who, with these numbers of pairs, may meet another player left over too.
    pub(super) fn may_meet_below(&self, size: Size) -> BitSet {
        let count = self.all.len();
        let mut may = BitSet::empty(count);
        let is_most = size.pairs() == self.most_pairs(size.moved);
        let graph = self.lenient_graph(size.moved, Destination::Anywhere(0)).filter(|_| is_most);
        let colours = self.most_lenient();
        for one in size.moved..count {
            for other in size.moved..one {
                // A largest matching leaves over no two players who could be matched.
                let is_pair = graph.as_ref().is_some_and(|graph| graph.joined(one, other));
                if !is_pair && self.cards.allowed(self.all[one], self.all[other], colours) {
                    may.insert(one);
                    may.insert(other);
                }
            }
        }
        may
    }

    /// Returns true if these numbers of pairs are possible under B.1 and B.2 alone, at their most lenient.
    fn can_make(&self, size: Size) -> bool {
        let graph = self.lenient_graph(size.moved, self.destination(size));
        graph.is_some_and(|graph| LargestMatching::of(graph).is_perfect())
    }

    /// Returns the destination of the players left over, except those of C.1.
    pub(super) fn destination(&self, size: Size) -> Destination<'a> {
        self.lower.map_or(Destination::Anywhere(self.all.len() - 2 * size.pairs()), Destination::LowerBracket)
    }

    /// Returns the graph of pairs allowed by B.1 and B.2 alone, at their most lenient; `None` if it cannot satisfy all
    /// demands.
    pub(super) fn lenient_graph(&self, moved: usize, destination: Destination) -> Option<Graph> {
        let stage = Stage {
            lifted: self.most_lenient().lifted,
            strong_free: true,
            raises: 0,
            level: self.edition.float_levels.len() - 1,
        };
        let excess = Excess::of(self.cards, self.all.iter().copied());
        let nodes = self.nodes(&self.all, &excess, stage, u8::MAX)?;
        let count = nodes.len();
        let mut graph = acceptable_pairs(self.cards, &nodes, moved, destination.vertices());
        for (one, node) in nodes.iter().enumerate().skip(moved) {
            if node.may_leave != MayLeave::No {
                destination.of(node.rank, |vertex| graph.join(one, count + vertex));
            }
        }
        destination.edges(|one, other| graph.join(count + one, count + other));
        Some(graph)
    }

    /// Returns the first result with these numbers of pairs (TRY of section 3).
    fn attempt(&self, size: Size) -> Option<BracketPairing> {
        self.at_once(size).or_else(|| if self.can_make(size) { self.search(size) } else { None })
    }

    /// Same as [`attempt`](Self::attempt), given that this size is possible under B.1 and B.2 alone.
    pub(super) fn attempt_makeable(&self, size: Size) -> Option<BracketPairing> {
        self.at_once(size).or_else(|| self.search(size))
    }

    fn search(&self, size: Size) -> Option<BracketPairing> {
        let moved = (size.moved > 0).then(|| MovedDown::new(self, size));
        let at = |stage: Stage| match &moved {
            Some(moved) => moved.first(stage),
            None => self.group_at(size, stage),
        };
        let levels = self.edition.float_levels;
        for start in self.stages() {
            let loosest = Stage { level: levels.len() - 1, ..start };
            let least = match &moved {
                Some(moved) => moved.least_raises(loosest),
                None => self.least_raises(size, loosest),
            };
            let Some(least) = least else { continue };
            for raises in least..=size.pairs() {
                let mut failed: Option<Vec<BracketPlayer>> = None;
                for level in 0..levels.len() {
                    let stage = Stage { raises, level, ..start };
                    // A step with the conditions of the previous one changes nothing.
                    let conditions = self.conditions(stage);
                    if conditions.is_some() && conditions == failed {
                        continue;
                    }
                    if let Some(found) = at(stage) {
                        return Some(found);
                    }
                    failed = conditions;
                }
            }
        }
        None
    }

    /// Tries the most frequent result: nothing given up, no exchange.
    fn at_once(&self, size: Size) -> Option<BracketPairing> {
        let stage = self.stages().next()?;
        match size.moved {
            1.. => MovedDown::new(self, size).at_once(stage),
            0 => {
                let levels = self.levels(stage);
                let down = *levels.down.first()?;
                let pairing = self.remainder(&self.all, size, stage, 0, down)?.unexchanged()?;
                Some(self.found(size, stage, down, Vec::new(), Vec::new(), pairing))
            }
        }
    }

    /// Returns the stages by what is given up: A.7.d (N-3), then B.2 in the last round (N-18).
    fn stages(&self) -> impl Iterator<Item = Stage> {
        let strong = self.cards.strong_as_absolute;
        let lift = self.most_lenient().lifted;
        [(false, false), (false, true), (true, false), (true, true)]
            .into_iter()
            .filter(move |&(lifted, strong_free)| (lift || !lifted) && (strong || strong_free))
            .map(|(lifted, strong_free)| Stage { lifted, strong_free, raises: 0, level: 0 })
    }

    pub(super) fn levels(&self, stage: Stage) -> FloatLevels {
        self.edition.float_levels[stage.level]
    }

    fn conditions(&self, stage: Stage) -> Option<Vec<BracketPlayer>> {
        let down = self.levels(stage).down;
        let excess = Excess::of(self.cards, self.all.iter().copied());
        if down.len() > 1 { None } else { self.nodes(&self.all, &excess, stage, down[0]) }
    }

    /// Returns the first pairing of the full bracket as a homogeneous group.
    fn group_at(&self, size: Size, stage: Stage) -> Option<BracketPairing> {
        let (down, pairing) = self.first_remainder(&self.all, size, stage, 0)?;
        Some(self.found(size, stage, down, Vec::new(), Vec::new(), pairing))
    }

    fn least_raises(&self, size: Size, stage: Stage) -> Option<usize> {
        let down = *self.levels(stage).down.last()?;
        let mut group = self.remainder(&self.all, size, stage, 0, down)?;
        if group.unexchanged().is_some() {
            return Some(0);
        }
        group.budget = u32::MAX;
        group.least_cost().and_then(|least| usize::try_from(least).ok())
    }

    /// Returns the first pairing of a homogeneous group or remainder, and the level of downfloats (1992 C.9).
    pub(super) fn first_remainder(
        &self,
        rest: &[Rank],
        size: Size,
        stage: Stage,
        spent: usize,
    ) -> Option<(u8, GroupPairing)> {
        let downs = self.levels(stage).down;
        downs.iter().find_map(|&down| Some((down, self.remainder(rest, size, stage, spent, down)?.first()?)))
    }

    /// Creates a homogeneous group or a remainder; `spent` raises were used for moved-down players (N-7).
    pub(super) fn remainder(
        &self,
        rest: &[Rank],
        size: Size,
        stage: Stage,
        spent: usize,
        down: u8,
    ) -> Option<HomogeneousGroup<'a>> {
        let excess = Excess::of(self.cards, rest.iter().copied());
        let price = self.price(&excess, size);
        let budget = u32::try_from(stage.raises.checked_sub(spent)?).ok()?;
        let nodes = self.nodes(rest, &excess, stage, down)?;
        Some(HomogeneousGroup {
            cards: self.cards,
            nodes,
            pairs: size.group,
            price,
            budget,
            destination: self.destination(size),
        })
    }

    /// Returns the cost rule of pairs of a homogeneous group or a remainder (A.8, N-8).
    pub(super) fn price(&self, excess: &Excess, size: Size) -> CostRule {
        match excess.side {
            Some(side) if excess.x > size.group_lowered => CostRule::Beyond(side),
            _ => CostRule::Clash,
        }
    }

    /// Returns the players under the conditions of one point of the search; `None` if a player demanded as a floater
    /// may not be one then. The level `u8::MAX` bars no float.
    pub(super) fn nodes(
        &self,
        ranks: &[Rank],
        excess: &Excess,
        stage: Stage,
        down: u8,
    ) -> Option<Vec<BracketPlayer>> {
        let colours = stage.colours(self.cards);
        let up = if down == u8::MAX { u8::MAX } else { self.levels(stage).up };
        let bars = |card: &ClassicDutchCard, float, level| {
            level != u8::MAX
                && !card.own.may_repeat_floats
                && (self.edition.bars)(card.own.floats, float, level)
        };
        let node = |&rank: &Rank| {
            let card = self.cards.card(rank);
            let barred = bars(card, Float::Down, down) || (self.lowest && !card.may_get_bye);
            let may_leave =
                match (barred || self.demand.stay.contains(&rank), self.demand.leave.contains(&rank)) {
                    (false, false) => MayLeave::Yes,
                    (false, true) => MayLeave::Must,
                    (true, false) => MayLeave::No,
                    (true, true) => return None,
                };
            Some(BracketPlayer {
                rank,
                score: card.score,
                side: excess.wish(card),
                guarded: card.guarded(colours),
                no_upfloat: bars(card, Float::Up, up),
                may_leave,
            })
        };
        ranks.iter().map(node).collect()
    }

    pub(super) fn found(
        &self,
        size: Size,
        stage: Stage,
        down: u8,
        moved: Vec<usize>,
        moved_pairs: Vec<[Rank; 2]>,
        pairing: GroupPairing,
    ) -> BracketPairing {
        let GroupPairing { exchange, transposition, pairs, left } = pairing;
        let mut floaters = [self.forced.as_slice(), &left].concat();
        floaters.sort_unstable();
        BracketPairing {
            place: ResultRank { stage, moved, down, exchange, transposition },
            size,
            pairs: [moved_pairs, pairs].concat(),
            floaters,
        }
    }
}
