//! The best pairing of a bracket without weights, as far as that goes.
//!
//! Criterion by criterion, and level by level where a criterion has several, the graph of a search is narrowed to those edges that
//! the best pairings consist of. What holds from step to step: the graph has a perfect matching, and its perfect matchings are
//! exactly the best pairings by the criteria applied so far. When all are applied, only the order of Article 4 is left to decide.
//!
//! A level is applied by the first of these that tells:
//!
//! 1. Vertices that are alike for all criteria form a kind. What kinds must be charged at least follows from their numbers
//!    (`prices`), often that it is nothing; a pairing that is charged no more has only pairs of kinds that meet at the best prices.
//!    If a perfect matching of such pairs is left, the bound is reached, and those that are left are the ones that reach it; if none
//!    is, nothing is known.
//! 2. A matching of least weight, whose weights are what this level alone charges. If no odd set of vertices has a dual, every
//!    perfect matching of its tight edges is charged least, and no other.
//!
//! Where neither does, the weights of `exact` tell, of the criteria and the edges that are left.

use super::bracket::Outcome;
use super::criteria::{Bound, CRITERIA, Criterion};
use super::exact;
use super::order;
use super::prices::Market;
use super::space::{Node, Scope, Space};
use crate::format::Float;
use crate::format::Strength;
use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching, WeightedGraph};
use crate::swiss::colours::Preference;
use crate::swiss::lexicographic::{Charge, TooWide};
use crate::tournament::Colour;

/// What the criteria ask about a vertex, apart from C10 and C11. Players whose clubs part them from others are told apart
/// besides: then the numbers of each kind say more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Profile {
    Member {
        score_level: usize,
        side: Option<(Colour, Strength)>,
        floats: [Option<bool>; 2],
        /// Unplayed rounds of those who can take the bye here.
        bye: Option<u32>,
        club: usize,
    },
    /// A member who can meet no other and so floats in every candidate: only for C8 it matters at which level, and how far down.
    Floating {
        score_level: usize,
        club: usize,
    },
    Next(usize),
    Below(usize),
    Piece,
    Hub,
    Somebody,
    Bye,
}

impl Profile {
    fn of(space: &Space<'_>, vertex: usize, can_meet: bool) -> Self {
        let bracket = space.bracket;
        let club = |who: usize| bracket.card(who).own.club;
        match space.nodes[vertex] {
            Node::Member(who) if !can_meet => {
                let score_level = if bracket.looks_ahead { bracket.score_level(who) } else { 0 };
                Self::Floating { score_level, club: club(who) }
            }
            Node::Member(who) => {
                let player = bracket.card(who);
                // Upfloats matter only to those who may meet moved-down players.
                let float = |float: Option<Float>| match float {
                    Some(Float::Down) => Some(false),
                    Some(Float::Up) if bracket.moved_down > 0 && !bracket.is_moved_down(who) => Some(true),
                    Some(Float::Up) | None => None,
                };
                Self::Member {
                    score_level: bracket.score_level(who),
                    side: player.own.preference.map(|Preference { side, strength }| (side, strength)),
                    floats: [float(player.own.floats.last), float(player.own.floats.before)],
                    bye: (bracket.gives_bye && bracket.can_take_bye(who)).then_some(player.own.unplayed),
                    club: club(who),
                }
            }
            Node::Next(who) => Self::Next(club(who)),
            Node::Below(who) => Self::Below(club(who)),
            Node::Piece => Self::Piece,
            Node::Hub => Self::Hub,
            Node::Somebody => Self::Somebody,
            Node::Bye => Self::Bye,
        }
    }
}

/// Vertices of one profile.
struct Kind {
    /// One of them.
    example: usize,
    members: BitSet,
    size: usize,
    /// They float in every candidate.
    floats: bool,
}

/// What two kinds are charged when they are matched.
#[derive(Clone, Copy, Debug)]
struct Charged {
    kinds: [usize; 2],
    count: u32,
}

struct Narrowing<'a> {
    space: &'a Space<'a>,
    kinds: Vec<Kind>,
    kind_of: Vec<usize>,
    /// Whether vertices of two kinds may still be matched.
    meet: Vec<Vec<bool>>,
    /// Whether nobody meets a player with the same absolute preference, once that is settled.
    apart: Option<bool>,
    matching: LargestMatching,
}

/// What a search found: the pairing, and who is left over from both brackets where it looked at the next one.
pub(super) type Found = (Outcome, Vec<usize>);

/// What can be told without weights.
pub(super) enum Told {
    /// The best pairing, first of equals; `None` when there is none in this scope, or the scope was too narrow.
    All(Option<Found>),
    /// It is a perfect matching of this graph, all of which are equal by the criteria before the `first` that is to be weighed.
    Up { graph: Graph, first: usize },
}

/// Finds the best pairing of a bracket, first of equals; `None` when there is none in this scope, or the scope was too narrow.
pub(super) fn solve(space: &Space<'_>) -> Result<Option<Found>, TooWide> {
    match without_weights(space) {
        Told::All(found) => Ok(found),
        Told::Up { graph, first } => exact::solve_from(space, &graph, first),
    }
}

/// Goes as far as possible without weights.
pub(super) fn without_weights(space: &Space<'_>) -> Told {
    let Some(mut narrowing) = Narrowing::new(space) else { return Told::All(None) };
    for (place, criterion) in CRITERIA.iter().enumerate() {
        if !narrowing.apply(criterion) {
            return Told::Up { graph: narrowing.matching.graph().clone(), first: place };
        }
        // How many are left over from both brackets is settled by the last criterion that looks ahead.
        let is_settled =
            criterion.ahead.is_some() && CRITERIA.get(place + 1).is_none_or(|next| next.ahead.is_none());
        if is_settled && space.wants_more(|vertex| narrowing.matching.mate(vertex).unwrap_or(vertex)) {
            return Told::All(None);
        }
    }
    let Scope::Bracket(below) = space.scope else {
        return Told::All(exact::arranged_any(space, narrowing.matching));
    };
    let (bracket, members) = (space.bracket, space.members());
    let mates = order::arrange_any(narrowing.matching, bracket.moved_down, members, below.left_over());
    Told::All(mates.map(|mates| (bracket.outcome(&mates), Vec::new())))
}

impl<'a> Narrowing<'a> {
    /// Begins with all candidates; `None` when there is none.
    fn new(space: &'a Space<'a>) -> Option<Self> {
        let vertices = space.nodes.len();
        let mut matching = LargestMatching::new(space.graph());
        let half = match space.scope {
            Scope::Bracket(below) => (space.members() - below.left_over().min(space.members())) / 2,
            Scope::Next(_) | Scope::All => 0,
        };
        (0..half).for_each(|place| matching.suggest(place, place + half));
        if matching.complete() > 0 {
            return None;
        }
        let mut members = BitSet::empty(vertices);
        (0..space.members()).for_each(|member| members.insert(member));
        let can_meet = |vertex: usize| members.meets(matching.graph().row(vertex));
        let mut profiles: Vec<(Profile, usize)> =
            (0..vertices).map(|vertex| (Profile::of(space, vertex, can_meet(vertex)), vertex)).collect();
        profiles.sort_unstable();
        let mut kinds: Vec<Kind> = Vec::new();
        let mut kind_of = vec![0; vertices];
        let mut last = None;
        for (profile, vertex) in profiles {
            if last != Some(profile) {
                last = Some(profile);
                let floats = matches!(profile, Profile::Floating { .. });
                kinds.push(Kind { example: vertex, members: BitSet::empty(vertices), size: 0, floats });
            }
            if let Some(kind) = kinds.last_mut() {
                kind.members.insert(vertex);
                kind.size += 1;
            }
            kind_of[vertex] = kinds.len() - 1;
        }
        let mut narrowing = Self { space, kinds, kind_of, meet: Vec::new(), apart: None, matching };
        narrowing.see_who_meet();
        Some(narrowing)
    }

    /// Notes which kinds have an edge between them.
    fn see_who_meet(&mut self) {
        let graph = self.matching.graph();
        let met = |kind: &Kind| {
            let mut met = BitSet::empty(graph.vertices());
            kind.members.iter().for_each(|vertex| met.unite(graph.row(vertex)));
            self.kinds.iter().map(|other| met.meets(other.members.words())).collect()
        };
        self.meet = self.kinds.iter().map(met).collect();
    }

    /// Narrows to what a best pairing by this criterion consists of; false when it cannot be told.
    fn apply(&mut self, criterion: &Criterion) -> bool {
        match criterion.bound {
            Bound::Elsewhere if !self.space.bracket.looks_ahead => true,
            Bound::NoSameAbsolute => {
                // C3 keeps them apart in other rounds.
                if !self.space.bracket.roster.field.is_last_round() {
                    return true;
                }
                // Who loses the colour in such a pair is charged in C10 or in C11, so without them both are zero.
                let apart = self.apart.unwrap_or_else(|| self.without_same_absolutes());
                self.apart = Some(apart);
                apart
                    || self.at_least(|all, one, other| {
                        all.charge(criterion, one, other).map_or(0, |(_, count)| count)
                    })
            }
            Bound::Elsewhere if criterion.ahead == Some(0) && matches!(self.space.scope, Scope::Next(_)) => {
                self.with_fewest_beyond();
                true
            }
            Bound::Elsewhere | Bound::Least => self.apply_levels(criterion),
        }
    }

    /// Returns what a criterion charges for matching two vertices.
    fn charge(&self, criterion: &Criterion, one: usize, other: usize) -> Charge {
        (criterion.charge)(self.space.bracket, self.space.step(one.min(other), one.max(other))?)
    }

    /// Returns the preference of the members of a kind.
    fn preference(&self, kind: &Kind) -> Option<Preference> {
        let bracket = self.space.bracket;
        bracket.members.get(kind.example).and_then(|&who| bracket.card(who).own.preference)
    }

    /// As few as possible are left over from both brackets: of those who stand for the players not looked at, as many as possible
    /// are matched with each other. Since they are alike, it does not matter which: pair by pair the last two are, as long as a
    /// perfect matching is left, and the others not at all.
    fn with_fewest_beyond(&mut self) {
        let Scope::Next(count) = self.space.scope else { return };
        let vertices = self.kind_of.len();
        let (first, mut end) = (vertices - count, vertices);
        while end - first >= 2 && self.matching.demand(end - 2, end - 1) {
            end -= 2;
        }
        let edges = (first..end).flat_map(|other| (first..other).map(move |one| (one, other)));
        self.matching.cut(&edges.collect::<Vec<_>>());
        if let Some(kind) = (first < end && end < vertices).then(|| self.kind_of[first]) {
            // From now on they are not alike.
            let mut members = BitSet::empty(vertices);
            (end..vertices).for_each(|vertex| members.insert(vertex));
            self.kinds[kind].members.subtract(members.words());
            (self.kinds[kind].size, self.kinds[kind].example) = (end - first, first);
            self.kind_of[end..].fill(self.kinds.len());
            self.kinds.push(Kind { example: end, members, size: vertices - end, floats: false });
        }
        self.see_who_meet();
    }

    /// Players with the same absolute preference do not meet.
    fn without_same_absolutes(&mut self) -> bool {
        let mut meet = self.meet.clone();
        for (one, row) in self.kinds.iter().zip(&mut meet) {
            for (other, may) in self.kinds.iter().zip(row) {
                let [a, b] = [one, other].map(|kind| self.preference(kind));
                *may &= a != b || a.is_none_or(|preference| preference.strength < Strength::Absolute);
            }
        }
        self.space.bracket.members.iter().all(|&who| self.is_content(who)) && self.adopt(meet)
    }

    /// Whether C10 and C11 do not charge a player who gets the colour they are due. They do after a history
    /// that these rules do not make, as an imported event can have.
    fn is_content(&self, who: usize) -> bool {
        let own = &self.space.bracket.card(who).own;
        let due = own.preference.map(|preference| preference.side);
        own.history.difference().abs() <= 2 && !(own.history.run() > 1 && own.history.last() == due)
    }

    fn apply_levels(&mut self, criterion: &Criterion) -> bool {
        let levels = (criterion.limits)(self.space.bracket).len();
        if levels == 0 {
            return true;
        }
        let mut charges = Vec::new();
        for (one, kind) in self.kinds.iter().enumerate() {
            for (other, _) in self.meet[one].iter().enumerate().take(one + 1).filter(|(_, meet)| **meet) {
                // Floating alone is charged alike in every candidate where it is certain.
                if criterion.ahead.is_none() && (kind.floats || self.kinds[other].floats) {
                    continue;
                }
                let charge = self.charge(criterion, kind.example, self.kinds[other].example);
                charges.extend(charge.map(|(level, count)| (level, Charged { kinds: [one, other], count })));
            }
        }
        (0..levels).all(|level| {
            let here = charges.iter().filter(|(at, _)| *at == level).map(|&(_, charged)| charged);
            let here: Vec<Charged> =
                here.filter(|charged| charged.count > 0 && self.may_meet(charged.kinds)).collect();
            here.is_empty() || self.apply_level(&here)
        })
    }

    fn may_meet(&self, [one, other]: [usize; 2]) -> bool {
        self.meet[one][other]
    }

    /// Narrows by what some kinds are charged when they are matched; the others that meet are charged nothing.
    fn apply_level(&mut self, charges: &[Charged]) -> bool {
        if let Some(is_told) = self.by_floats_alone(charges) {
            return is_told;
        }
        self.at_best_prices(charges) || {
            let kinds = self.kinds.len();
            let mut counts = vec![0; kinds * kinds];
            for &Charged { kinds: [one, other], count } in charges {
                counts[one * kinds + other] = count;
                counts[other * kinds + one] = count;
            }
            self.at_least(|all, one, other| counts[all.kind_of[one] * kinds + all.kind_of[other]])
        }
    }

    /// Narrows where only who floats is charged, all the same, or only one floats; `None` where it is not so.
    fn by_floats_alone(&mut self, charges: &[Charged]) -> Option<bool> {
        let Scope::Bracket(below) = self.space.scope else { return None };
        let piece = (0..self.kinds.len()).find(|&kind| self.node(kind) == Node::Piece)?;
        if !charges.iter().all(|charged| charged.kinds.contains(&piece)) {
            return None;
        }
        let mut counts = vec![0; self.kinds.len()];
        charges
            .iter()
            .for_each(|charged| charged.kinds.iter().for_each(|&kind| counts[kind] = charged.count));
        let can_choose = |kind: &usize| self.node(*kind) != Node::Hub && !self.kinds[*kind].floats;
        let floats = (0..self.kinds.len()).filter(|&kind| self.meet[kind][piece]).filter(can_choose);
        let mut least: Vec<u32> = floats.map(|kind| counts[kind]).collect();
        least.sort_unstable();
        least.dedup();
        let certain = self.kinds.iter().filter(|kind| kind.floats).map(|kind| kind.size).sum();
        match (least.len(), below.left_over().saturating_sub(certain)) {
            (1, _) => Some(true),
            (_, 1) => {
                Some(least.into_iter().any(|least| self.adopt_floats(piece, |kind| counts[kind] == least)))
            }
            _ => None,
        }
    }

    /// Returns what the vertices of a kind are, by one of them.
    fn node(&self, kind: usize) -> Node {
        self.space.nodes[self.kinds[kind].example]
    }

    /// Lets only some kinds float.
    fn adopt_floats(&mut self, piece: usize, may_float: impl Fn(usize) -> bool) -> bool {
        let may = |kind: usize| self.node(kind) == Node::Hub || self.kinds[kind].floats || may_float(kind);
        let kinds = 0..self.kinds.len();
        let may_meet = |one: usize, other: usize| {
            self.meet[one][other] && (one != piece || may(other)) && (other != piece || may(one))
        };
        let row = |one: usize| kinds.clone().map(|other| may_meet(one, other)).collect();
        self.adopt(kinds.clone().map(row).collect())
    }

    /// Nobody is charged, or no more are than must be by the numbers of each kind: more of them can be due a colour than there
    /// are others to have the other one, or more go down than are free to.
    fn at_best_prices(&mut self, charges: &[Charged]) -> bool {
        let kinds = self.kinds.len();
        let mut market = Market::new(self.kinds.iter().map(|kind| kind.size).collect());
        for one in 0..kinds {
            for other in (0..=one).filter(|&other| self.meet[one][other]) {
                market.join(one, other, 0);
            }
        }
        charges.iter().for_each(|charged| market.join(charged.kinds[0], charged.kinds[1], charged.count));
        let known = (0..self.kind_of.len())
            .filter_map(|vertex| Some([self.kind_of[vertex], self.kind_of[self.matching.mate(vertex)?]]));
        let Some(is_cheapest) = market.cheapest(known) else { return false };
        let meet = (0..kinds).map(|one| (0..kinds).map(|other| is_cheapest(one, other)).collect()).collect();
        self.adopt(meet)
    }

    /// Narrows the graph to edges of kinds that `meet`, when a perfect matching is left; else leaves everything as it was.
    fn adopt(&mut self, meet: Vec<Vec<bool>>) -> bool {
        if meet == self.meet {
            return true;
        }
        let vertices = self.kind_of.len();
        let masks: Vec<BitSet> = meet
            .iter()
            .map(|row| {
                let mut mask = BitSet::empty(vertices);
                let others = row.iter().zip(&self.kinds).filter(|(may, _)| **may);
                others.for_each(|(_, kind)| mask.unite(kind.members.words()));
                mask
            })
            .collect();
        let mut narrowed = self.matching.clone();
        let exposed = narrowed.narrow(|vertex, row| {
            let mask = &masks[self.kind_of[vertex]];
            row.iter_mut().zip(mask.words()).for_each(|(word, mask)| *word &= mask);
        });
        if exposed == 0 {
            self.matching = narrowed;
            self.meet = meet;
        }
        exposed == 0
    }

    /// Narrows the graph to the matchings that are charged least; false, and nothing changes, where its edges cannot tell them.
    fn at_least(&mut self, charge: impl Fn(&Self, usize, usize) -> u32) -> bool {
        let graph = self.matching.graph();
        let mut weighted = WeightedGraph::<i64>::new(graph.vertices());
        for other in 0..graph.vertices() {
            for one in graph.neighbours(other).take_while(|&one| one < other) {
                weighted.join(one, other, charge(self, one, other).into());
            }
        }
        let least = LeastMatching::new(weighted).ok();
        let Some(plain) = least.as_ref().and_then(LeastMatching::plain) else { return false };
        self.matching = plain.clone();
        self.see_who_meet();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::random;
    use super::*;
    use crate::swiss::test_rounds::cases;

    impl Narrowing<'_> {
        /// Applies a criterion by what it charges each edge, one level after the other.
        fn apply_weighed(&mut self, criterion: &Criterion) -> bool {
            let levels = (criterion.limits)(self.space.bracket).len();
            (0..levels).all(|level| {
                self.at_least(|all, one, other| match all.charge(criterion, one, other) {
                    Some((at, count)) if at == level => count,
                    _ => 0,
                })
            })
        }
    }

    /// Returns what is decided: who of the next bracket is left over is not.
    fn decided(found: Result<Option<Found>, TooWide>) -> Option<Outcome> {
        found.unwrap().map(|(outcome, _)| outcome)
    }

    /// Narrows by one criterion after the other, as long as that tells, and looks what is left each time; returns how many
    /// criteria were told.
    fn told(space: &Space<'_>, apply: impl Fn(&mut Narrowing<'_>, &Criterion) -> bool) -> usize {
        let expected = decided(exact::solve_from(space, &space.graph(), 0));
        assert_eq!(decided(solve(space)), expected);
        let Some(mut narrowing) = Narrowing::new(space) else {
            assert_eq!(expected, None);
            return 0;
        };
        for (place, criterion) in CRITERIA.iter().enumerate() {
            let is_told = apply(&mut narrowing, criterion);
            let first = place + usize::from(is_told);
            let left = decided(exact::solve_from(space, narrowing.matching.graph(), first));
            assert_eq!(left, expected, "{}", criterion.id);
            if !is_told {
                return place;
            }
        }
        CRITERIA.len()
    }

    #[test]
    fn what_each_criterion_leaves_holds_the_pairing_that_all_weights_find() {
        let mut counts = [[0; CRITERIA.len() + 1]; 2];
        for seed in 0..cases(120) {
            random::with_each_bracket(&random::with_clubs(seed, 40), |mut all, _, _| {
                all.looks_ahead = true;
                for scope in [Scope::All, Scope::Next(2 + all.members.len() % 2), Scope::Next(9)] {
                    let space = Space::new(&all, scope);
                    counts[0][told(&space, |all, criterion| all.apply(criterion))] += 1;
                    counts[1][told(&space, |all, criterion| all.apply_weighed(criterion))] += 1;
                }
            });
        }
        for counts in counts {
            let by_part = counts[1..CRITERIA.len()].iter().sum::<usize>();
            assert!(
                by_part > 0 && counts[CRITERIA.len()] > 0,
                "some are told in part, some whole: {counts:?}"
            );
        }
    }
}
