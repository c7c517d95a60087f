//! The best pairing of a bracket without weights, for the usual case in which every criterion reaches a bound
//! that is plain to see.
//!
//! Members who are alike for all criteria form a kind. Criterion by criterion, the kinds that may meet are narrowed to
//! those pairs that every best pairing consists of; each step rests on a bound that no pairing can beat
//! (nobody is charged, or no more are due one colour than can be helped), and is taken only if a pairing reaches
//! it. What is left over is a graph in which every perfect matching is a best pairing.
//!
//! What holds from step to step: the graph has a perfect matching, and its perfect matchings are exactly the best pairings by
//! the criteria applied so far. A step removes the pairs and floats that no pairing reaching the bound has. If a perfect
//! matching is left, the bound is reached, and those that are left are the ones that reach it; if none is, nothing is known,
//! and the weights of `exact` have to tell.

use super::below::Below;
use super::bracket::{Bracket, Outcome};
use super::criteria::{Bound, CRITERIA, Criterion, Step};
use super::order;
use super::prices::Market;
use crate::format::Float;
use crate::format::Strength;
use crate::matching::{BitSet, LargestMatching};
use crate::swiss::colours::Preference;
use crate::tournament::Colour;

/// Everything that the criteria ask about a member, apart from C10 and C11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Profile {
    score_level: usize,
    side: Option<(Colour, Strength)>,
    floats: [Option<bool>; 2],
    /// Unplayed rounds of those who can take the bye here.
    bye: Option<u32>,
}

impl Profile {
    fn of(bracket: &Bracket<'_>, who: usize) -> Self {
        let player = bracket.card(who);
        // Upfloats matter only to those who may meet moved-down players.
        let float = |float: Option<Float>| match float {
            Some(Float::Down) => Some(false),
            Some(Float::Up) if bracket.moved_down > 0 && !bracket.is_moved_down(who) => Some(true),
            Some(Float::Up) | None => None,
        };
        Self {
            score_level: bracket.score_level(who),
            side: player.own.preference.map(|Preference { side, strength }| (side, strength)),
            floats: [float(player.own.floats.last), float(player.own.floats.before)],
            bye: (bracket.gives_bye && bracket.can_take_bye(who)).then_some(player.own.unplayed),
        }
    }
}

/// Members of one profile.
struct Kind {
    /// One of them, as a place in the roster.
    example: usize,
    members: BitSet,
    preference: Option<Preference>,
}

struct Narrowing<'a> {
    bracket: &'a Bracket<'a>,
    kinds: Vec<Kind>,
    kind_of: Vec<usize>,
    left_over: usize,
    /// Whether members of two kinds may still meet.
    meet: Vec<Vec<bool>>,
    /// Whether members of a kind may still be left over.
    float: Vec<bool>,
    matching: LargestMatching,
}

/// Finds the best pairing, first of equals, when as many members float as those `below` ask for; `None` when bounds are not
/// enough.
pub(super) fn solve(bracket: &Bracket<'_>, below: &Below) -> Option<Outcome> {
    let mut narrowing = Narrowing::new(bracket, below)?;
    CRITERIA.iter().all(|criterion| narrowing.apply(criterion)).then_some(())?;
    let members = bracket.members.len();
    let mates = order::arrange_any(narrowing.matching, bracket.moved_down, members, below.left_over())?;
    Some(bracket.outcome(&mates))
}

impl<'a> Narrowing<'a> {
    fn new(bracket: &'a Bracket<'a>, below: &Below) -> Option<Self> {
        let (members, left_over) = (bracket.members.len(), below.left_over());
        let vertices = members + below.vertices();
        let mut profiles: Vec<(Profile, usize)> = bracket
            .members
            .iter()
            .enumerate()
            .map(|(place, &who)| (Profile::of(bracket, who), place))
            .collect();
        profiles.sort_unstable();
        let mut kinds: Vec<Kind> = Vec::new();
        let mut kind_of = vec![0; members];
        let mut last = None;
        for (profile, place) in profiles {
            if last != Some(profile) {
                last = Some(profile);
                let example = bracket.members[place];
                let preference = bracket.card(example).own.preference;
                kinds.push(Kind { example, members: BitSet::empty(vertices), preference });
            }
            if let Some(kind) = kinds.last_mut() {
                kind.members.insert(place);
            }
            kind_of[place] = kinds.len() - 1;
        }
        let mut graph = bracket.graph(below.vertices());
        let leavers = bracket.members.iter().copied().enumerate();
        let leavers = leavers.filter(|&(_, who)| !bracket.gives_bye || bracket.can_take_bye(who));
        below.join(bracket.roster, &mut graph, members, leavers);
        let mut matching = LargestMatching::new(graph);
        let half = (members - left_over.min(members)) / 2;
        (0..half).for_each(|place| matching.suggest(place, place + half));
        let float =
            kinds.iter().map(|kind| !bracket.gives_bye || bracket.can_take_bye(kind.example)).collect();
        let mut meet = vec![vec![true; kinds.len()]; kinds.len()];
        for (kind, row) in meet.iter_mut().enumerate() {
            row[kind] = kinds[kind].members.len() > 1;
        }
        (matching.complete() == 0).then_some(Self {
            bracket,
            kinds,
            kind_of,
            left_over,
            meet,
            float,
            matching,
        })
    }

    /// Narrows to what a best pairing by this criterion consists of; false when no bound tells.
    fn apply(&mut self, criterion: &Criterion) -> bool {
        match criterion.bound {
            Bound::Elsewhere => true,
            // Who loses the colour in such a pair is charged in C10 or in C11, so without them both are zero.
            Bound::NoSameAbsolute => self.without_same_absolutes(),
            Bound::Least => {
                let levels = (criterion.limits)(self.bracket).len();
                (0..levels).all(|level| self.apply_level(criterion, level))
            }
        }
    }

    /// Players with the same absolute preference do not meet.
    fn without_same_absolutes(&mut self) -> bool {
        let mut meet = self.meet.clone();
        for (one, row) in meet.iter_mut().enumerate() {
            for (other, may) in row.iter_mut().enumerate() {
                let [a, b] = [one, other].map(|kind| self.kinds[kind].preference);
                *may &= a != b || a.is_none_or(|preference| preference.strength < Strength::Absolute);
            }
        }
        if !self.bracket.roster.field.is_last_round() {
            // C3 bars them already.
            self.meet = meet;
            return true;
        }
        let float = self.float.clone();
        self.bracket.members.iter().all(|&who| self.is_content(who)) && self.adopt(meet, float)
    }

    /// Whether C10 and C11 do not charge a player who gets the colour they are due. They do after a history
    /// that these rules do not make, as an imported event can have.
    fn is_content(&self, who: usize) -> bool {
        let history = &self.bracket.card(who).own.history;
        let due = self.bracket.card(who).own.preference.map(|preference| preference.side);
        history.difference().abs() <= 2 && !(history.run() > 1 && history.last() == due)
    }

    fn apply_level(&mut self, criterion: &Criterion, level: usize) -> bool {
        let charge = |step| match (criterion.charge)(self.bracket, step) {
            Some((at, count)) if at == level => count,
            _ => 0,
        };
        let kinds = self.kinds.len();
        let floats: Vec<u32> =
            self.kinds.iter().map(|kind| charge(Step::Float { who: kind.example, beyond: false })).collect();
        let pair = |one: usize, other: usize| {
            let (a, b) = (self.kinds[one].example, self.kinds[other].example);
            if self.meet[one][other] { charge(Step::Pair(a.min(b), a.max(b))) } else { 0 }
        };
        let row = |one: usize| (0..kinds).map(|other| pair(one, other)).collect();
        let pairs: Vec<Vec<u32>> = (0..kinds).map(row).collect();
        if pairs.iter().flatten().any(|&count| count > 0) {
            return self.at_best_prices(&floats, &pairs);
        }
        let mut counts: Vec<u32> =
            floats.iter().zip(&self.float).filter(|(_, may)| **may).map(|(&count, _)| count).collect();
        counts.sort_unstable();
        counts.dedup();
        match (self.left_over, counts.as_slice()) {
            (0, _) | (_, [] | [_]) => true,
            (1, _) => counts.iter().any(|&least| {
                let float = floats.iter().zip(&self.float).map(|(&count, &may)| may && count == least);
                self.adopt(self.meet.clone(), float.collect())
            }),
            _ => self.at_best_prices(&floats, &pairs),
        }
    }

    /// Nobody is charged, or no more are than must be by the numbers of each kind: more of them can be due a colour than there
    /// are others to have the other one, or more go down than are free to.
    fn at_best_prices(&mut self, floats: &[u32], pairs: &[Vec<u32>]) -> bool {
        let below = self.kinds.len();
        let sizes = self.kinds.iter().map(|kind| kind.members.len());
        let mut market = Market::new(sizes.chain((self.left_over > 0).then_some(self.left_over)).collect());
        for (one, row) in pairs.iter().enumerate() {
            for (other, &count) in
                row.iter().enumerate().take(one + 1).filter(|&(other, _)| self.meet[one][other])
            {
                market.join(one, other, count);
            }
            if self.left_over > 0 && self.float[one] {
                market.join(one, below, floats[one]);
            }
        }
        let Some(is_cheapest) = market.cheapest() else { return false };
        let meet = (0..below).map(|one| (0..below).map(|other| is_cheapest(one, other)).collect()).collect();
        let float =
            (0..below).map(|one| if self.left_over > 0 { is_cheapest(one, below) } else { self.float[one] });
        let float = float.collect();
        self.adopt(meet, float)
    }

    /// Narrows the graph when a perfect matching is left; else leaves everything as it was.
    fn adopt(&mut self, meet: Vec<Vec<bool>>, float: Vec<bool>) -> bool {
        if meet == self.meet && float == self.float {
            return true;
        }
        let members = self.bracket.members.len();
        let vertices = self.matching.graph().vertices();
        let masks: Vec<BitSet> = meet
            .iter()
            .zip(&float)
            .map(|(row, &may_float)| {
                let mut mask = BitSet::empty(vertices);
                let others = row.iter().zip(&self.kinds).filter(|(may, _)| **may);
                others.for_each(|(_, kind)| mask.unite(kind.members.words()));
                (members..vertices).filter(|_| may_float).for_each(|below| mask.insert(below));
                mask
            })
            .collect();
        let mut floaters = BitSet::empty(vertices);
        let can = self.kinds.iter().zip(&float).filter(|(_, may)| **may);
        can.for_each(|(kind, _)| floaters.unite(kind.members.words()));
        (members..vertices).for_each(|below| floaters.insert(below));
        let mut narrowed = self.matching.clone();
        let exposed = narrowed.narrow(|vertex, row| {
            let mask = self.kind_of.get(vertex).map_or(&floaters, |&kind| &masks[kind]);
            row.iter_mut().zip(mask.words()).for_each(|(word, mask)| *word &= mask);
        });
        if exposed == 0 {
            self.matching = narrowed;
            self.meet = meet;
            self.float = float;
        }
        exposed == 0
    }
}
