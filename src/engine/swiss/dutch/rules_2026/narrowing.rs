//! The best pairing of a bracket, criterion by criterion, and level by level where a criterion has several.
//!
//! What holds from step to step: [`BestMatchings`] are the best pairings by the criteria applied so far. When all are applied,
//! only the order of Article 4 is left to decide.
//!
//! A level is applied by the first of these that tells:
//!
//! 1. Vertices that are alike for all criteria form a kind. What kinds must be charged at least follows from their numbers
//!    (`prices`), often that it is nothing; a pairing that is charged no more has only pairs of kinds that meet at the best prices.
//!    If one of the best pairings so far has only such pairs, the bound is reached, and those that have are the ones that reach
//!    it; if none is found, nothing is known.
//! 2. A matching of least weight, whose weights are what this level alone charges.

use super::criteria::{Bound, CRITERIA, Criterion};
use super::first::{self, Found};
use super::space::{Node, Scope, Space};
use crate::format::Float;
use crate::format::Strength;
use crate::matching::{BestMatchings, BitSet, LargestMatching};
use crate::swiss::colours::Preference;
use crate::swiss::lexicographic::Charge;
use crate::swiss::prices::Market;
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
        let club = |who: usize| bracket.roster.club(who);
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
    best: BestMatchings,
}

/// Finds the best pairing of a bracket, first of equals; `None` when there is none in this scope, or the scope was too narrow.
pub(super) fn solve(space: &Space<'_>) -> Option<Found> {
    let mut narrowing = Narrowing::new(space)?;
    for (place, criterion) in CRITERIA.iter().enumerate() {
        narrowing.apply(criterion);
        // How many are left over from both brackets is settled by the last criterion that looks ahead.
        let is_settled =
            criterion.ahead.is_some() && CRITERIA.get(place + 1).is_none_or(|next| next.ahead.is_none());
        if is_settled && space.wants_more(|vertex| narrowing.best.mate(vertex)) {
            return None;
        }
    }
    first::of_best(space, narrowing.best)
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
        matching.complete();
        let best = BestMatchings::new(matching)?;
        let mut members = BitSet::empty(vertices);
        (0..space.members()).for_each(|member| members.insert(member));
        let can_meet = |vertex: usize| members.meets(best.graph().row(vertex));
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
        let mut narrowing = Self { space, kinds, kind_of, meet: Vec::new(), apart: None, best };
        narrowing.see_who_meet();
        Some(narrowing)
    }

    /// Notes which kinds have an edge between them.
    fn see_who_meet(&mut self) {
        let graph = self.best.graph();
        let met = |kind: &Kind| {
            let mut met = BitSet::empty(graph.vertices());
            kind.members.iter().for_each(|vertex| met.unite(graph.row(vertex)));
            self.kinds.iter().map(|other| met.meets(other.members.words())).collect()
        };
        self.meet = self.kinds.iter().map(met).collect();
    }

    /// Narrows to the best pairings by this criterion.
    fn apply(&mut self, criterion: &Criterion) {
        match criterion.bound {
            Bound::Elsewhere if !self.space.bracket.looks_ahead => {}
            // C3 keeps them apart in other rounds.
            Bound::NoSameAbsolute if !self.space.bracket.roster.field.is_last_round() => {}
            Bound::NoSameAbsolute => {
                // Who loses the colour in such a pair is charged in C10 or in C11, so without them both are zero.
                let apart = self.apart.unwrap_or_else(|| self.without_same_absolutes());
                self.apart = Some(apart);
                if !apart {
                    self.keep_least(|all, one, other| {
                        all.charge(criterion, one, other).map_or(0, |(_, count)| count)
                    });
                }
            }
            Bound::Elsewhere if criterion.ahead == Some(0) && self.with_fewest_beyond() => {}
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
    /// perfect matching is left, and the others not at all. Nothing changes, and the answer is false, where they are not looked at
    /// in this way.
    fn with_fewest_beyond(&mut self) -> bool {
        let (Scope::Next(count), Some(matching)) = (self.space.scope, self.best.plain_mut()) else {
            return false;
        };
        let vertices = self.kind_of.len();
        let (first, mut end) = (vertices - count, vertices);
        while end - first >= 2 && matching.demand(end - 2, end - 1) {
            end -= 2;
        }
        let edges = (first..end).flat_map(|other| (first..other).map(move |one| (one, other)));
        matching.cut(&edges.collect::<Vec<_>>());
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
        true
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

    fn apply_levels(&mut self, criterion: &Criterion) {
        let levels = (criterion.limits)(self.space.bracket).len();
        if levels == 0 {
            return;
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
        for level in 0..levels {
            let here = charges.iter().filter(|(at, _)| *at == level).map(|&(_, charged)| charged);
            let here: Vec<Charged> =
                here.filter(|charged| charged.count > 0 && self.may_meet(charged.kinds)).collect();
            if !here.is_empty() {
                self.apply_level(&here);
            }
        }
    }

    fn may_meet(&self, [one, other]: [usize; 2]) -> bool {
        self.meet[one][other]
    }

    /// Narrows by what some kinds are charged when they are matched; the others that meet are charged nothing.
    fn apply_level(&mut self, charges: &[Charged]) {
        if self.by_floats_alone(charges) || self.at_best_prices(charges) {
            return;
        }
        let kinds = self.kinds.len();
        let mut counts = vec![0; kinds * kinds];
        for &Charged { kinds: [one, other], count } in charges {
            counts[one * kinds + other] = count;
            counts[other * kinds + one] = count;
        }
        self.keep_least(|all, one, other| counts[all.kind_of[one] * kinds + all.kind_of[other]]);
    }

    /// Narrows where only who floats is charged, all the same, or only one floats; false where it is not so.
    fn by_floats_alone(&mut self, charges: &[Charged]) -> bool {
        let Scope::Bracket(below) = self.space.scope else { return false };
        let Some(piece) = (0..self.kinds.len()).find(|&kind| self.node(kind) == Node::Piece) else {
            return false;
        };
        if self.best.plain().is_none() || !charges.iter().all(|charged| charged.kinds.contains(&piece)) {
            return false;
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
            (1, _) => true,
            (_, 1) => least.into_iter().any(|least| self.adopt_floats(piece, |kind| counts[kind] == least)),
            _ => false,
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
            .map(|vertex| [self.kind_of[vertex], self.kind_of[self.best.mate(vertex)]]);
        let Some(is_cheapest) = market.cheapest(known) else { return false };
        let meet = (0..kinds).map(|one| (0..kinds).map(|other| is_cheapest(one, other)).collect()).collect();
        self.adopt(meet)
    }

    /// Narrows the graph to edges of kinds that `meet`, when one of the best pairings is found there; else leaves everything as it
    /// was.
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
        let is_found = self.best.narrow(|vertex, row| {
            let mask = &masks[self.kind_of[vertex]];
            row.iter_mut().zip(mask.words()).for_each(|(word, mask)| *word &= mask);
        });
        if is_found {
            self.meet = meet;
        }
        is_found
    }

    /// Narrows to the pairings that are charged least.
    fn keep_least(&mut self, charge: impl Fn(&Self, usize, usize) -> u32) {
        self.best = self.best.least(|one, other| charge(self, one, other));
        self.see_who_meet();
    }
}

#[cfg(test)]
mod tests {
    use super::super::bracket::Outcome;
    use super::super::tests::{exact, random};
    use super::*;
    use crate::swiss::test_rounds::cases;

    impl Narrowing<'_> {
        /// Applies a criterion by what it charges each edge, one level after the other.
        fn apply_weighed(&mut self, criterion: &Criterion) {
            let levels = (criterion.limits)(self.space.bracket).len();
            for level in 0..levels {
                self.keep_least(|all, one, other| match all.charge(criterion, one, other) {
                    Some((at, count)) if at == level => count,
                    _ => 0,
                });
            }
        }
    }

    /// Returns what is decided: who of the next bracket is left over is not.
    fn decided(found: Option<Found>) -> Option<Outcome> {
        found.map(|(outcome, _)| outcome)
    }

    /// Narrows by one criterion after the other and looks what is left each time; returns whether there were odd sets, and whether
    /// there was a pairing.
    fn told(space: &Space<'_>, apply: impl Fn(&mut Narrowing<'_>, &Criterion)) -> (bool, bool) {
        let expected = decided(exact::solve_from(space, &space.graph(), 0, |_, _| 0));
        assert_eq!(decided(solve(space)), expected);
        let Some(mut narrowing) = Narrowing::new(space) else {
            assert_eq!(expected, None);
            return (false, false);
        };
        let mut with_odd_sets = false;
        for (place, criterion) in CRITERIA.iter().enumerate() {
            apply(&mut narrowing, criterion);
            let best = &narrowing.best;
            with_odd_sets |= best.plain().is_none();
            let left = exact::solve_from(space, best.graph(), place + 1, |one, other| {
                best.odd_sets_left(one, other)
            });
            assert_eq!(decided(left), expected, "{}", criterion.id);
        }
        (with_odd_sets, true)
    }

    #[test]
    fn what_each_criterion_leaves_holds_the_pairing_that_all_weights_find() {
        let mut counts = [[0; 2]; 2];
        for seed in 0..cases(120) {
            random::with_each_bracket(&random::with_clubs(seed, 40), |mut all, _, _| {
                all.looks_ahead = true;
                for scope in [Scope::All, Scope::Next(2 + all.members.len() % 2), Scope::Next(9)] {
                    let space = Space::new(&all, scope);
                    let by_kinds = told(&space, |all, criterion| all.apply(criterion));
                    let by_edges = told(&space, |all, criterion| all.apply_weighed(criterion));
                    for (counts, (with_odd_sets, is_found)) in counts.iter_mut().zip([by_kinds, by_edges]) {
                        counts[usize::from(with_odd_sets)] += usize::from(is_found);
                    }
                }
            });
        }
        assert!(
            counts.as_flattened().iter().all(|&count| count > 0),
            "with and without odd sets: {counts:?}"
        );
    }
}
