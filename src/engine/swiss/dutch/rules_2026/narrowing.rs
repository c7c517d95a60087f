//! The best pairing of a bracket, criterion by criterion, and level by level if a criterion has several ([`Kinds`]).
//! After all criteria only the order of Article 4 remains to be decided.

use super::Dutch2026;
use super::first::{self, FoundPairing};
use super::space::{Node, Scope, Space};
use crate::format::Float;
use crate::format::Strength;
use crate::matching::{BestMatchings, BitSet, LargestMatching};
use crate::swiss::colours::Preference;
use crate::swiss::criteria::{Cost, Criterion};
use crate::swiss::vertex_kinds::{Kinds, PairCost};
use crate::tournament::Colour;

/// Data of a vertex that the criteria read, apart from C10 and C11. Also distinguishes players by clubs: the sizes of
/// the kinds then decide more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Profile {
    Member {
        score_level: usize,
        side: Option<(Colour, Strength)>,
        floats: [Option<bool>; 2],
        /// Number of unplayed rounds, for players who can take the bye here.
        bye: Option<u32>,
        club: usize,
    },
    /// A member without any possible opponent, who floats in every candidate: the level and the depth of the float
    /// matter only for C8.
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
                // Upfloats matter only to players who may meet players of higher scores.
                let has_upfloats = bracket.moved_down > 0 || !bracket.differences.is_empty();
                let float = |float: Option<Float>| match float {
                    Some(Float::Down) => Some(false),
                    Some(Float::Up) if has_upfloats && !bracket.is_moved_down(who) => Some(true),
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

struct Narrowing<'a> {
    space: &'a Space<'a>,
    kinds: Kinds,
    /// Members who float in every candidate.
    floating: BitSet,
    /// True if no player meets one with the same absolute preference; `None` until that is decided.
    apart: Option<bool>,
}

/// Finds the best pairing of a bracket, first of equals; `None` if there is none in this scope, or the scope was too
/// narrow.
pub(in crate::swiss::dutch) fn solve(space: &Space<'_>) -> Option<FoundPairing> {
    let mut narrowing = Narrowing::new(space)?;
    let criteria = space.bracket.criteria;
    for (place, criterion) in criteria.iter().enumerate() {
        narrowing.apply(criterion);
        // The number of players left over from both brackets is fixed after the last look-ahead criterion.
        let is_settled =
            criterion.ahead.is_some() && criteria.get(place + 1).is_none_or(|next| next.ahead.is_none());
        if is_settled && space.wants_more(|vertex| narrowing.kinds.best().mate(vertex)) {
            return None;
        }
    }
    first::of_best(space, narrowing.kinds.into_best())
}

impl<'a> Narrowing<'a> {
    /// Starts with all candidates; `None` if there is none.
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
        let (mut members, mut floating) = (BitSet::empty(vertices), BitSet::empty(vertices));
        (0..space.members()).for_each(|member| members.insert(member));
        let certain = (0..space.members()).filter(|&member| !members.meets(best.graph().row(member)));
        certain.for_each(|member| floating.insert(member));
        let kinds = Kinds::new(best, |vertex| Profile::of(space, vertex, !floating.contains(vertex)));
        Some(Self { space, kinds, floating, apart: None })
    }

    fn apply(&mut self, criterion: &Criterion<Dutch2026>) {
        let is_by_absolutes = criterion.own.is_some_and(|own| own.by_absolutes);
        // In other rounds C3 separates equal absolute preferences.
        if is_by_absolutes && self.space.bracket.roster.field.is_last_round() {
            // The player who loses the colour in such a pair is counted in C10 or in C11, so without these pairs both
            // are zero.
            let apart = self.apart.unwrap_or_else(|| self.without_same_absolutes());
            self.apart = Some(apart);
            if !apart {
                let cost = |one, other| cost(self.space, criterion, one, other).map_or(0, |(_, count)| count);
                self.kinds.keep_least(cost);
            }
        } else if criterion.ahead != Some(0) || !self.with_fewest_beyond() {
            self.apply_levels(criterion);
        }
    }

    fn preference(&self, kind: usize) -> Option<Preference> {
        let bracket = self.space.bracket;
        let example = self.kinds.example(kind);
        bracket.members.get(example).and_then(|&who| bracket.card(who).own.preference)
    }

    /// Minimises the number of players left over from both brackets: as many placeholder vertices as possible are
    /// matched with each other. Since these are equivalent, it does not matter which: pair by pair the last two are, as
    /// long as a perfect matching remains, and the others not at all. Returns false, and changes nothing, in a scope
    /// without placeholders.
    fn with_fewest_beyond(&mut self) -> bool {
        let Scope::Next(count) = self.space.scope else { return false };
        let vertices = self.space.nodes.len();
        self.kinds.narrow_plain(|matching| {
            let (first, mut end) = (vertices - count, vertices);
            while end - first >= 2 && matching.demand(end - 2, end - 1) {
                end -= 2;
            }
            let edges = (first..end).flat_map(|other| (first..other).map(move |one| (one, other)));
            matching.cut(&edges.collect::<Vec<_>>());
            end..vertices
        })
    }

    /// Removes the pairs with the same absolute preference and returns true if a perfect matching remains and C10 and
    /// C11 then count no player.
    fn without_same_absolutes(&mut self) -> bool {
        let mut meet = self.kinds.meet().to_vec();
        for (one, row) in meet.iter_mut().enumerate() {
            for (other, may) in row.iter_mut().enumerate() {
                let [a, b] = [one, other].map(|kind| self.preference(kind));
                *may &= a != b || a.is_none_or(|preference| preference.strength < Strength::Absolute);
            }
        }
        self.space.bracket.members.iter().all(|&who| self.is_content(who)) && self.kinds.adopt(meet)
    }

    /// Returns true if C10 and C11 do not count a player who receives their due colour. They may after a history that
    /// these rules do not produce, as in an imported event.
    fn is_content(&self, who: usize) -> bool {
        let own = &self.space.bracket.card(who).own;
        let due = own.preference.map(|preference| preference.side);
        own.history.difference().abs() <= 2 && !(own.history.run() > 1 && own.history.last() == due)
    }

    fn apply_levels(&mut self, criterion: &Criterion<Dutch2026>) {
        let Self { space, kinds, floating, .. } = self;
        let levels = (criterion.limits)(space.bracket).len();
        let cost = |one: usize, other: usize| {
            // A member who floats in every candidate has the same cost in all of them.
            let is_certain =
                criterion.ahead.is_none() && (floating.contains(one) || floating.contains(other));
            if is_certain { None } else { cost(space, criterion, one, other) }
        };
        kinds.apply_or(levels, cost, |kinds, costs| by_floats_alone(space, floating, kinds, costs));
    }
}

/// Returns the cost of matching two vertices by a criterion.
fn cost(space: &Space<'_>, criterion: &Criterion<Dutch2026>, one: usize, other: usize) -> Cost {
    (criterion.cost)(space.bracket, space.step(one.min(other), one.max(other))?)
}

/// Narrows by a criterion that counts only floats, if all have the same cost or only one player floats; else returns
/// false.
fn by_floats_alone(space: &Space<'_>, floating: &BitSet, kinds: &mut Kinds, costs: &[PairCost]) -> bool {
    let Scope::Bracket(below) = space.scope else { return false };
    let all = 0..kinds.len();
    let node = |kind: usize| space.nodes[kinds.example(kind)];
    let floats = |kind: usize| floating.contains(kinds.example(kind));
    let Some(piece) = all.clone().find(|&kind| node(kind) == Node::Piece) else { return false };
    if kinds.best().plain().is_none() || !costs.iter().all(|charged| charged.kinds.contains(&piece)) {
        return false;
    }
    let mut counts = vec![0; kinds.len()];
    costs.iter().for_each(|charged| charged.kinds.iter().for_each(|&kind| counts[kind] = charged.count));
    let can_choose = |&kind: &usize| kinds.meet()[kind][piece] && node(kind) != Node::Hub && !floats(kind);
    let mut least: Vec<u32> = all.clone().filter(can_choose).map(|kind| counts[kind]).collect();
    least.sort_unstable();
    least.dedup();
    let certain = floating.len();
    match (least.len(), below.left_over().saturating_sub(certain)) {
        (1, _) => true,
        (_, 1) => {
            let others: Vec<bool> = all.clone().map(|kind| node(kind) == Node::Hub || floats(kind)).collect();
            for least in least {
                // Only kinds of this cost float.
                let may = |kind: usize| others[kind] || counts[kind] == least;
                let may_meet = |one: usize, other: usize| {
                    kinds.meet()[one][other] && (one != piece || may(other)) && (other != piece || may(one))
                };
                let row = |one: usize| all.clone().map(|other| may_meet(one, other)).collect();
                let meet: Vec<Vec<bool>> = all.clone().map(row).collect();
                if kinds.adopt(meet) {
                    return true;
                }
            }
            false
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::exact;
    use super::super::tests::random;
    use super::*;
    use crate::swiss::criteria::BracketOutcome;
    use crate::swiss::test_rounds::cases;

    impl Narrowing<'_> {
        /// Applies a criterion by the cost of each edge, one level after the other.
        fn apply_weighed(&mut self, criterion: &Criterion<Dutch2026>) {
            let levels = (criterion.limits)(self.space.bracket).len();
            for level in 0..levels {
                let space = self.space;
                self.kinds.keep_least(|one, other| match cost(space, criterion, one, other) {
                    Some((at, count)) if at == level => count,
                    _ => 0,
                });
            }
        }
    }

    /// Returns the decided part: players left over from the next bracket are not decided.
    fn decided(found: Option<FoundPairing>) -> Option<BracketOutcome> {
        found.map(|(outcome, _)| outcome)
    }

    /// Narrows by one criterion after the other and checks the remaining matchings each time; returns true if there
    /// were odd sets, and true if there was a pairing.
    fn told(space: &Space<'_>, apply: impl Fn(&mut Narrowing<'_>, &Criterion<Dutch2026>)) -> (bool, bool) {
        let expected = decided(exact::solve_from(space, &space.graph(), 0, |_, _| 0).unwrap());
        assert_eq!(decided(solve(space)), expected);
        let Some(mut narrowing) = Narrowing::new(space) else {
            assert_eq!(expected, None);
            return (false, false);
        };
        let mut with_odd_sets = false;
        for (place, criterion) in space.bracket.criteria.iter().enumerate() {
            apply(&mut narrowing, criterion);
            let best = narrowing.kinds.best();
            with_odd_sets |= best.plain().is_none();
            let left = exact::solve_from(space, best.graph(), place + 1, |one, other| {
                best.odd_sets_left(one, other)
            });
            assert_eq!(decided(left.unwrap()), expected, "{}", criterion.id);
        }
        (with_odd_sets, true)
    }

    #[test]
    fn pairs_left_by_each_criterion_contain_the_pairing_found_by_all_weights() {
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
