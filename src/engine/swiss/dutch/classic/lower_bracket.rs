//! The bracket below: the floaters that allow its pairing (C.12, C.13).
//!
//! When another pairing of a bracket is needed, its downfloaters are matched in one graph with the bracket that they
//! move into. A perfect matching of both brackets is a pairing of the upper one whose floaters allow the pairing of the
//! lower one, so no set of floaters is tried in vain. Only the withdrawn editions of 1992 and 2009 use it, in one
//! bracket of fifty of usual rounds.
//!
//! Invariant of [`LowerBracket`]: a set of floaters can be added to its graph, each joined to its opponents, and has a
//! perfect matching then exactly when the lower bracket can be paired with them, at most one left over. One vertex,
//! `nobody`, is matched with the player left over; a resident who meets floaters only has a separate vertex for moving
//! down; all these spare vertices meet each other, so that unused ones are no obstacle, and one more makes an odd
//! number even.

use super::bracket::{ClassicDutchBracket, Demand, Size};
use super::cards::{ColourRule, Rank};
use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching};
use std::rc::Rc;

/// The bracket below, as seen by the players who move into it.
///
/// Its vertices are the players who move down in any case (C.1), then its residents, then vertices for leaving it
/// unpaired. Two floaters are never matched here: if they could meet, the bracket above could make one more pair.
#[derive(Clone, Debug)]
pub(super) struct LowerBracket {
    graph: Graph,
    /// The vertices that each player of the bracket above can be matched with; empty for others.
    opponents: Rc<[BitSet]>,
    /// The residents who can meet only floaters.
    drops: Vec<ForcedFloat>,
    /// The vertex matched with the player left over.
    nobody: usize,
}

/// A resident who moves down if no floater can meet them (C.1).
///
/// The graph lets them move down with any floaters; permission is checked when the floaters are known.
#[derive(Clone, Copy, Debug)]
struct ForcedFloat {
    resident: Rank,
    vertex: usize,
    /// The vertex matched with `vertex` if the resident moves down.
    out: usize,
}

impl LowerBracket {
    /// Creates the bracket below `bracket`; `lowest` is true if it is the lowest.
    pub(super) fn new(bracket: &ClassicDutchBracket, residents: &[Rank], lowest: bool) -> Self {
        let cards = bracket.cards;
        let colours: ColourRule = bracket.most_lenient();
        let allowed = |one: Rank, other: Rank| one != other && cards.allowed(one, other, colours);
        let players = [bracket.forced.as_slice(), residents].concat();
        let may_be_left = |rank: Rank| !lowest || cards.card(rank).may_get_bye;
        // A resident who can only meet floaters moves down if none of these is a floater (C.1).
        let may_drop: Vec<usize> = (bracket.forced.len()..players.len())
            .filter(|&one| !lowest && !players.iter().any(|&other| allowed(players[one], other)))
            .collect();
        let nobody = players.len() + may_drop.len();
        let vertices = nobody + 1;
        let odd = (bracket.all.len() + vertices) % 2;
        let mut graph = Graph::new(vertices + odd);
        for (one, &rank) in players.iter().enumerate() {
            let opponents = (one + 1..players.len()).filter(|&other| allowed(rank, players[other]));
            opponents.for_each(|other| graph.join(one, other));
            if may_be_left(rank) {
                graph.join(one, nobody);
            }
        }
        let drop = |(index, &vertex): (usize, &usize)| ForcedFloat {
            resident: players[vertex],
            vertex,
            out: players.len() + index,
        };
        let drops: Vec<ForcedFloat> = may_drop.iter().enumerate().map(drop).collect();
        drops.iter().for_each(|drop| graph.join(drop.vertex, drop.out));
        let spare: Vec<usize> = (players.len()..nobody).chain((odd > 0).then_some(vertices)).collect();
        for (index, &one) in spare.iter().enumerate() {
            graph.join(one, nobody);
            spare[index + 1..].iter().for_each(|&other| graph.join(one, other));
        }
        let mut opponents = vec![BitSet::empty(graph.vertices()); cards.len()];
        for &rank in &bracket.all {
            let mut open = BitSet::empty(graph.vertices());
            (0..players.len()).filter(|&one| allowed(rank, players[one])).for_each(|one| open.insert(one));
            if may_be_left(rank) {
                open.insert(nobody);
            }
            opponents[rank] = open;
        }
        Self { graph, opponents: opponents.into(), drops, nobody }
    }

    /// Same as [`new`](Self::new) if all its pairs are to be made (C.12), with as many floaters as `size` leaves:
    /// players who move down meet a resident. Only a bracket with at least as many moved-down players as residents
    /// counts as homogeneous (N-5), and can leave one of them over; but no player may be without any opponent (C.1). A
    /// player who can meet another floater has one, even though the bracket above could make that pair.
    pub(super) fn with_all_pairs(
        bracket: &ClassicDutchBracket,
        residents: &[Rank],
        lowest: bool,
        size: Size,
    ) -> Self {
        let mut this = Self::new(bracket, residents, lowest);
        let moving = bracket.all.len() - 2 * size.pairs() + bracket.forced.len();
        let is_heterogeneous = moving + this.drops.len() < residents.len();
        let of_residents = bracket.forced.len()..bracket.forced.len() + residents.len();
        for (vertex, _) in bracket.forced.iter().enumerate() {
            if is_heterogeneous || !this.graph.neighbours(vertex).any(|other| of_residents.contains(&other)) {
                this.graph.cut(vertex, this.nobody);
            }
        }
        let meets_floaters = if is_heterogeneous { BitSet::default() } else { bracket.may_meet_below(size) };
        let mut opponents = this.opponents.to_vec();
        for (place, &rank) in bracket.all.iter().enumerate() {
            let is_stranded = || {
                !meets_floaters.contains(place)
                    && !of_residents.clone().any(|other| opponents[rank].contains(other))
            };
            if is_heterogeneous || is_stranded() {
                opponents[rank].remove(this.nobody);
            }
        }
        Self { opponents: opponents.into(), ..this }
    }

    /// Creates an arbitrary bracket below another.
    #[cfg(test)]
    pub(super) fn of(graph: Graph, opponents: Vec<BitSet>) -> Self {
        Self { graph, opponents: opponents.into(), drops: Vec::new(), nobody: 0 }
    }

    /// Returns the residents who may move down, each with the players of the bracket above who can meet them.
    pub(super) fn drops(&self) -> Vec<(Rank, Vec<Rank>)> {
        let can_meet = |who: Rank, drop: &ForcedFloat| self.opponents[who].contains(drop.vertex);
        let opponents =
            |drop: &ForcedFloat| (0..self.opponents.len()).filter(|&who| can_meet(who, drop)).collect();
        self.drops.iter().map(|drop| (drop.resident, opponents(drop))).collect()
    }

    /// Returns those of [`drops`](Self::drops) who might move down if some of these floaters were not there.
    pub(super) fn held_by(&self, floaters: &[Rank]) -> Vec<(Rank, Vec<Rank>)> {
        let is_held = |opponents: &[Rank]| opponents.iter().any(|who| floaters.contains(who));
        self.drops().into_iter().filter(|(_, opponents)| is_held(opponents)).collect()
    }

    /// Returns the players of the bracket above who cannot be among this number of floaters if these residents do not
    /// move down: a resident whom a floater can meet does not move down either, and all of these residents need
    /// floaters, except one left over.
    fn holding_too_many(&self, floaters: usize, kept: &[Rank]) -> Vec<Rank> {
        let mut others = BitSet::empty(self.graph.vertices());
        let is_other = |drop: &&ForcedFloat| !kept.contains(&drop.resident);
        self.drops.iter().filter(is_other).for_each(|drop| others.insert(drop.vertex));
        let held = |opponents: &BitSet| {
            let mut held = others.clone();
            held.keep(opponents.words());
            held.len()
        };
        let holds = |opponents: &BitSet| match held(opponents) {
            0 => false,
            held => held + kept.len() > floaters + 1,
        };
        (0..self.opponents.len()).filter(|&who| holds(&self.opponents[who])).collect()
    }

    /// Returns the bracket if these residents do not move down.
    pub(super) fn keeping(&self, residents: &[Rank]) -> Self {
        let (kept, drops): (Vec<ForcedFloat>, Vec<ForcedFloat>) =
            self.drops.iter().partition(|drop| residents.contains(&drop.resident));
        let mut graph = self.graph.clone();
        kept.iter().for_each(|drop| graph.cut(drop.vertex, drop.out));
        Self { graph, opponents: Rc::clone(&self.opponents), drops, nobody: self.nobody }
    }

    /// Returns true if these players and the bracket below can be paired, at most one left over.
    pub(super) fn admits(&self, floaters: &[Rank]) -> bool {
        let first = floaters.len();
        let mut graph = Graph::new(first + self.graph.vertices());
        for (one, &rank) in floaters.iter().enumerate() {
            self.opponents[rank].iter().for_each(|vertex| graph.join(one, first + vertex));
        }
        self.edges().for_each(|[one, other]| graph.join(first + one, first + other));
        LargestMatching::of(graph).is_perfect()
    }

    /// Matches the bracket above and this one together, the `moved` highest only with others, with as few floaters as
    /// possible; `None` if not all players can be matched.
    pub(super) fn with_upper(&self, bracket: &ClassicDutchBracket, moved: usize) -> Option<BothBrackets<'_>> {
        let count = bracket.all.len();
        let both = bracket.lenient_graph(moved, Destination::LowerBracket(self))?;
        let least = LeastMatching::along(&both, |one, other| i64::from(one < count && other >= count))?;
        let floaters = usize::try_from(least.weight()).ok()?;
        let (upper, pairs) = (bracket.all.clone(), (count - floaters) / 2);
        Some(BothBrackets { upper, lower: self, pairs, matching: least.into_tight() })
    }

    fn edges(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let from = |one: usize| self.graph.neighbours(one).filter(move |&other| one < other);
        (0..self.graph.vertices()).flat_map(move |one| from(one).map(move |other| [one, other]))
    }
}

/// A bracket and the one below, all matched under B.1 and B.2 alone, at their most lenient, with as few floaters as
/// possible.
pub(super) struct BothBrackets<'a> {
    /// The players of the upper one, in the order of A.2.
    upper: Vec<Rank>,
    pub(super) lower: &'a LowerBracket,
    /// Number of pairs of the upper one.
    pub(super) pairs: usize,
    /// A matching whose graph contains exactly the edges of all such matchings.
    matching: LargestMatching,
}

impl BothBrackets<'_> {
    /// Matches these players of the upper bracket, and all others as needed: the next demand will be close to that.
    pub(super) fn begin_with(&mut self, pairs: &[[Rank; 2]]) {
        let mut matching = LargestMatching::new(self.matching.graph().clone());
        for &[one, other] in pairs {
            if let (Ok(one), Ok(other)) = (self.upper.binary_search(&one), self.upper.binary_search(&other)) {
                matching.suggest(one, other);
            }
        }
        matching.complete();
        self.matching = matching;
    }

    /// Returns the demand with all its consequences for players who stay; `None` if no matching with as few floaters
    /// remains then. The matching is adapted instead of being rebuilt: there are as many demands as floaters, and
    /// nearly all of them leave nothing.
    pub(super) fn narrowed(&self, demand: &Demand) -> Option<Demand> {
        let (count, vertices) = (self.upper.len(), self.matching.graph().vertices());
        let floaters = count - 2 * self.pairs;
        let set_of = |ranks: &[Rank]| {
            let mut set = BitSet::empty(vertices);
            ranks.iter().flat_map(|rank| self.upper.binary_search(rank)).for_each(|place| set.insert(place));
            set
        };
        let holding = self.lower.holding_too_many(floaters, &demand.kept);
        let demand = Demand { stay: [demand.stay.as_slice(), &holding].concat(), ..demand.clone() };
        let (stay, leave) = (set_of(&demand.stay), set_of(&demand.leave));
        if stay.len() > 2 * self.pairs || leave.len() > floaters {
            return None;
        }
        let mut below = BitSet::full(vertices);
        below.drop_below(count);
        let mut matching = self.matching.clone();
        let exposed = matching.narrow(|vertex, row| {
            let with_below = row.iter_mut().zip(below.words());
            match (stay.contains(vertex), leave.contains(vertex)) {
                (false, false) => {}
                (true, false) => with_below.for_each(|(row, below)| *row &= !below),
                (false, true) => with_below.for_each(|(row, below)| *row &= below),
                (true, true) => row.fill(0),
            }
            let barred = if vertex < count { &leave } else { &stay };
            row.iter_mut().zip(barred.words()).for_each(|(row, barred)| *row &= !barred);
        });
        let kept = self.lower.drops.iter().filter(|drop| demand.kept.contains(&drop.resident));
        let kept: Vec<_> = kept.map(|drop| (count + drop.vertex, count + drop.out)).collect();
        (exposed == 0 && matching.cut(&kept) == 0).then_some(demand)
    }
}

/// Destination of the downfloaters of a bracket: the vertices with which players left over are matched, after those of
/// the bracket or of a subset of it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Destination<'a> {
    /// This number of vertices, open to all players: as many are left over.
    Anywhere(usize),
    LowerBracket(&'a LowerBracket),
}

impl Destination<'_> {
    pub(super) fn vertices(self) -> usize {
        match self {
            Self::Anywhere(left) => left,
            Self::LowerBracket(lower) => lower.graph.vertices(),
        }
    }

    /// Calls `vertex` for each vertex that a player can be matched with.
    pub(super) fn of(self, rank: Rank, vertex: impl FnMut(usize)) {
        match self {
            Self::Anywhere(left) => (0..left).for_each(vertex),
            Self::LowerBracket(lower) => lower.opponents[rank].iter().for_each(vertex),
        }
    }

    /// Calls `edge` for the edges among the vertices themselves.
    pub(super) fn edges(self, mut edge: impl FnMut(usize, usize)) {
        if let Self::LowerBracket(lower) = self {
            lower.edges().for_each(|[one, other]| edge(one, other));
        }
    }

    /// Returns true if the bracket below can be paired with these floaters.
    pub(super) fn admits(self, floaters: &[Rank]) -> bool {
        match self {
            Self::Anywhere(_) => true,
            Self::LowerBracket(lower) => lower.admits(floaters),
        }
    }

    /// Returns true if a matching may leave over more players than required: then each of them has to cost something.
    pub(super) fn counts(self) -> bool {
        matches!(self, Self::LowerBracket(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{Field, RoundRecord, Seat};
    use crate::swiss::dutch::classic::bracket::PairsWanted;
    use crate::swiss::dutch::classic::cards::Cards;
    use crate::swiss::dutch::classic::{DUTCH_1992, DUTCH_2009};
    use crate::swiss::test_rounds::{Dice, cases, fresh};
    use crate::tournament::{Bye, Colour, Points, RoundNo};

    /// A field with two or three scores and many forbidden pairs.
    fn some_field(dice: &mut Dice) -> Field {
        let mut field = fresh(5 + dice.roll(7), 9, Colour::White);
        field.round = RoundNo(2);
        let levels = 2 + dice.roll(2);
        for player in &mut field.players {
            let points = Points::from_tenths([10, 5, 0][dice.roll(levels)]);
            player.record.push(RoundRecord::Bye { bye: Bye::ABSENT, points });
        }
        let density = [30, 55, 75][dice.roll(3)];
        let later = |one: Seat| field.seats().skip(one.index() + 1).map(move |other| [one, other]);
        field.forbidden = field.seats().flat_map(later).filter(|_| dice.comes_up(density)).collect();
        field
    }

    /// Returns all sets of `count` players, each in order.
    fn sets(players: &[Rank], count: usize) -> Vec<Vec<Rank>> {
        let all = (0..1usize << players.len()).filter(|set| set.count_ones() as usize == count);
        let of = |set: usize| (0..players.len()).filter(move |place| set >> place & 1 == 1);
        all.map(|set| of(set).map(|place| players[place]).collect()).collect()
    }

    #[test]
    fn floaters_with_whom_all_pairs_can_be_made_are_admitted_and_fewer_others() {
        let (mut accepted, mut spared) = (0, 0);
        for seed in 0..cases(9000) {
            let mut dice = Dice(seed);
            let field = some_field(&mut dice);
            let edition = [&DUTCH_1992, &DUTCH_2009][dice.roll(2)];
            let cards = Cards::new(&field, edition);
            let groups: Vec<Vec<Rank>> =
                cards.roster.score_groups().into_iter().map(Iterator::collect).collect();
            let [upper, residents, ..] = groups.as_slice() else { continue };
            let lowest = groups.len() == 2;
            let bracket = ClassicDutchBracket::new(&cards, edition, &[], upper, false);
            let Some(found) = bracket.first(PairsWanted::All) else { continue };
            let any = LowerBracket::new(&bracket, residents, lowest);
            let all_pairs = LowerBracket::with_all_pairs(&bracket, residents, lowest, found.size);
            let colours = bracket.most_lenient();
            for floaters in sets(&bracket.all, bracket.all.len() - 2 * found.size.pairs()) {
                let mut paired = Graph::new(bracket.all.len());
                for (one, &rank) in bracket.all.iter().enumerate() {
                    let earlier = bracket.all[..one].iter().enumerate();
                    let meets = |&(_, &other): &(usize, &Rank)| {
                        ![rank, other].iter().any(|who| floaters.contains(who))
                            && cards.allowed(rank, other, colours)
                    };
                    earlier.filter(meets).for_each(|(other, _)| paired.join(one, other));
                }
                if LargestMatching::of(paired).exposed().count() > floaters.len() {
                    continue;
                }
                let mut moved = [bracket.forced.as_slice(), &floaters].concat();
                moved.sort_unstable();
                let below = ClassicDutchBracket::new(&cards, edition, &moved, residents, lowest);
                let is_accepted = below.first(PairsWanted::Full).is_some();
                assert!(!is_accepted || all_pairs.admits(&floaters), "seed {seed}: {floaters:?}");
                accepted += usize::from(is_accepted);
                spared += usize::from(any.admits(&floaters) && !all_pairs.admits(&floaters));
            }
        }
        assert!(accepted > 1000 && spared > 100, "{accepted} accepted, {spared} need not be asked");
    }
}
