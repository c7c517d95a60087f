//! Who comes up into a bracket (3.2.1, 3.2.2): as few as possible, and of all sets of so many the first in the order of
//! 4.2 with which the bracket is best by C5 to C10.
//!
//! Usually nobody is needed, or one, and plain matchings tell who can be; else one matching of least weight holds the
//! criteria as digits.

use super::bracket::unequal_pairs;
use super::most_upfloats;
use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching, Weight, WeightedGraph, Wide};
use crate::swiss::dubov::cards::Roster;
use crate::tournament::{Colour, Points};
use std::collections::BTreeMap;

/// Returns the upfloaters of the bracket of `residents`, best placed first; `lower` are all below them, in
/// order of score and number. `None` when not all of these can be paired.
pub(super) fn choose(roster: &Roster<'_>, residents: &[usize], lower: &[usize]) -> Option<Vec<usize>> {
    let (fewest, open) = roster.left_over(residents);
    let of = |lower: &[usize]| {
        let chosen = match fewest {
            0 => Some(Vec::new()),
            1 => one(roster, residents, lower, &open).map(|who| vec![who]),
            _ => None,
        };
        chosen.or_else(|| some(roster, residents, lower, fewest))
    };
    if let Some(chosen) = of(lower) {
        let rest: Vec<usize> = lower.iter().copied().filter(|who| !chosen.contains(who)).collect();
        if roster.surely_completable(lower.iter().copied(), chosen.len()) || roster.is_completable(&rest) {
            return Some(chosen);
        }
    }
    let able = if fewest == 1 { without_whom_the_rest_is_paired(roster, lower) } else { Vec::new() };
    let chosen = if able.is_empty() { None } else { of(&able) };
    chosen.or_else(|| View { roster, residents, lower, whole: true }.solve())
}

/// C4 of one upfloater: the others below can be paired without exactly those whom some largest matching leaves out.
fn without_whom_the_rest_is_paired(roster: &Roster<'_>, lower: &[usize]) -> Vec<usize> {
    match roster.left_over(lower) {
        (1, able) => able.iter().map(|place| lower[place]).collect(),
        _ => Vec::new(),
    }
}

/// What keeps a player from floating up who comes before the one who does, in the order in which it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Obstacle {
    /// C1, C3
    Bracket,
    /// C4
    Rest,
    /// C7
    Preferences,
    /// C8
    Maximum,
    /// C9
    Upfloats,
    /// C10
    RoundBefore,
}

/// Returns everybody who comes before the only upfloater in the order of 4.2, with what keeps them from floating up.
pub(super) fn passed_over(
    roster: &Roster<'_>,
    residents: &[usize],
    lower: &[usize],
    upfloater: usize,
) -> BTreeMap<Obstacle, Vec<usize>> {
    let (_, open) = roster.left_over(residents);
    let able = without_whom_the_rest_is_paired(roster, lower);
    let unequal = unequal_pairs(roster, residents, upfloater);
    let theirs = past(roster, upfloater);
    let mut passed: BTreeMap<Obstacle, Vec<usize>> = BTreeMap::new();
    for who in lower.iter().copied().take_while(|&who| who != upfloater) {
        let mine = past(roster, who);
        let obstacle = if !open.iter().any(|place| roster.may_meet(who, residents[place])) {
            Obstacle::Bracket
        } else if !able.contains(&who) {
            Obstacle::Rest
        } else if unequal_pairs(roster, residents, who) > unequal {
            Obstacle::Preferences
        } else if mine[0] > theirs[0] {
            Obstacle::Maximum
        } else if mine[1] > theirs[1] {
            Obstacle::Upfloats
        } else {
            Obstacle::RoundBefore
        };
        passed.entry(obstacle).or_default().push(who);
    }
    passed
}

/// Finds the best set of `fewest` upfloaters without regard to completion (C4); `None` without one.
fn some(roster: &Roster<'_>, residents: &[usize], lower: &[usize], fewest: usize) -> Option<Vec<usize>> {
    // Of players whom no criterion tells apart a later one comes before an earlier one only if the resident whom they
    // meets may not meet that one. So no more than this many of them are looked at.
    let most = fewest + roster.most_barred;
    let mut alike: BTreeMap<_, usize> = BTreeMap::new();
    let mut is_looked_at = |&who: &usize| {
        let player = roster.card(who);
        let likeness =
            (player.score, player.due == Some(Colour::White), player.is_fixed(), past(roster, who));
        let count = alike.entry(likeness).or_default();
        *count += 1;
        *count <= most
    };
    let lower: Vec<usize> = lower.iter().copied().filter(|who| is_looked_at(who)).collect();
    // The set looks no further down than it must (C6): one score group after the other is added.
    let mut ends = (fewest.max(1)..=lower.len()).filter(|&end| {
        lower.get(end).is_none_or(|&next| roster.card(next).score != roster.card(lower[end - 1]).score)
    });
    ends.find_map(|end| {
        let view = View { roster, residents, lower: &lower[..end], whole: false };
        view.solve().filter(|chosen| chosen.len() == fewest)
    })
}

/// Finds the best single upfloater without regard to completion (C4) by bounds on C7; `None` if they do not tell.
/// `open` are the residents who can be left over without one.
fn one(roster: &Roster<'_>, residents: &[usize], lower: &[usize], open: &BitSet) -> Option<usize> {
    let meets = |who: usize, place: usize| roster.may_meet(who, residents[place]);
    let is_usable = |who: usize| open.iter().any(|place| meets(who, place));
    // C6: the highest score with somebody usable.
    let score = roster.card(lower.iter().copied().find(|&who| is_usable(who))?).score;
    let level = lower.iter().copied().filter(|&who| roster.card(who).score == score && is_usable(who));
    let level: Vec<usize> = level.collect();
    // C7: the pairs without both preferences are at least half of the difference of the subgroups.
    let seeking = |side| residents.iter().filter(|&&who| roster.card(who).due == Some(side)).count();
    let mut sides = [Colour::White, Colour::Black];
    sides.sort_by_key(|&side| (seeking(side) + 1).abs_diff(seeking(side.other())));
    sides.into_iter().find_map(|side| {
        let smaller = if seeking(side) < seeking(side.other()) { side } else { side.other() };
        let mut across = LargestMatching::of(without_pairs_of(roster, residents, smaller));
        if across.exposed().count() > 1 {
            return None;
        }
        let open = across.exposable();
        let fits = |&who: &usize| {
            let barred = |place: usize| smaller == side && roster.card(residents[place]).due == Some(side);
            roster.card(who).due == Some(side) && open.iter().any(|place| meets(who, place) && !barred(place))
        };
        level.iter().copied().filter(fits).min_by_key(|&who| past(roster, who))
    })
}

/// The graph of some players without the pairs in which both seek `side`.
fn without_pairs_of(roster: &Roster<'_>, players: &[usize], side: Colour) -> Graph {
    let mut graph = roster.graph(players);
    let places = players.iter().enumerate().filter(|&(_, &who)| roster.card(who).due == Some(side));
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    for (index, &one) in places.iter().enumerate() {
        places[..index].iter().for_each(|&other| graph.cut(one, other));
    }
    graph
}

/// C8 to C10 of one upfloater: whether they are a maximum upfloater, how often they have upfloated if they are, whether they did
/// in the previous round. In the last round none of that counts.
fn past(roster: &Roster<'_>, who: usize) -> [usize; 3] {
    let player = roster.card(who);
    if roster.field.is_last_round() {
        return [0; 3];
    }
    let is_maximum = player.own.upfloats >= most_upfloats(roster.field);
    [
        usize::from(is_maximum),
        if is_maximum { player.own.upfloats } else { 0 },
        usize::from(player.own.upfloated_last),
    ]
}

/// The residents and those of the lower players who are looked at.
struct View<'a> {
    roster: &'a Roster<'a>,
    residents: &'a [usize],
    lower: &'a [usize],
    /// These are all the lower players, and those who stay below must be paired too (C4).
    whole: bool,
}

/// Where the digits of the criteria stand in a weight.
struct Digits {
    /// C10, C9, C8, C7.
    places: [u32; 4],
    /// C6: for each score of the lower players, the lowest weighs most.
    scores: Vec<(Points, u32)>,
    /// C5.
    count: u32,
    bits: u32,
}

impl Digits {
    fn new(view: &View<'_>) -> Self {
        let width = |most: usize| usize::BITS - most.leading_zeros();
        let residents = width(view.residents.len());
        let rounds = width(view.residents.len() * usize::from(view.roster.field.round.0));
        let mut bits = 0;
        let mut take = |width: u32| {
            let place = bits;
            bits += width;
            place
        };
        let places = [residents, rounds, residents, residents].map(&mut take);
        let mut scores: Vec<(Points, u32)> = Vec::new();
        for &who in view.lower {
            let score = view.roster.card(who).score;
            if scores.last().is_none_or(|&(last, _)| last != score) {
                scores.push((score, take(residents)));
            }
        }
        let count = take(residents);
        Self { places, scores, count, bits }
    }
}

impl View<'_> {
    /// Finds the first of the best sets.
    fn solve(&self) -> Option<Vec<usize>> {
        let digits = Digits::new(self);
        macro_rules! run {
            ($($weight:ty),*) => {
                $(if digits.bits + <$weight>::SPARE <= <$weight>::BITS {
                    return self.run::<$weight>(&digits);
                })*
            };
        }
        run!(i64, i128, Wide<4>, Wide<16>, Wide<64>);
        None
    }

    fn run<W: Weight>(&self, digits: &Digits) -> Option<Vec<usize>> {
        let mut matching = LeastMatching::new(self.graph::<W>(digits)).ok()?;
        let residents = self.residents.len();
        let is_up = |matching: &LeastMatching<W>, place: usize| matching.mate(place) < residents;
        let places = residents..residents + self.lower.len();
        let mut missing = places.clone().filter(|&place| is_up(&matching, place)).count();
        let mut chosen = Vec::with_capacity(missing);
        for place in places {
            if missing > 0 && matching.rematch(place, |mate| mate < residents) {
                missing -= 1;
                chosen.push(self.lower[place - residents]);
            } else if missing > 0 {
                matching.rematch(place, |mate| mate >= residents);
            }
        }
        Some(chosen)
    }

    /// Residents, lower players and, to make the number even, somebody whom those who stay below can meet.
    fn graph<W: Weight>(&self, digits: &Digits) -> WeightedGraph<W> {
        let (roster, residents) = (self.roster, self.residents.len());
        let nodes = [self.residents, self.lower].concat();
        let legal = roster.graph(&nodes);
        let vertices = if self.whole { nodes.len() } else { nodes.len().next_multiple_of(2) };
        let mut graph = WeightedGraph::new(vertices);
        for other in 1..vertices {
            for one in 0..other {
                if other < residents {
                    if legal.joined(one, other) {
                        graph.join(one, other, self.unequal(digits, nodes[one], nodes[other]));
                    }
                } else if one < residents {
                    if other < nodes.len() && legal.joined(one, other) {
                        graph.join(one, other, self.upfloat(digits, nodes[one], nodes[other]));
                    }
                } else if !self.whole || legal.joined(one, other) {
                    graph.join(one, other, W::ZERO);
                }
            }
        }
        graph
    }

    /// C7.
    fn unequal<W: Weight>(&self, digits: &Digits, one: usize, other: usize) -> W {
        let same = self.roster.card(one).due == self.roster.card(other).due;
        W::digit(u32::from(same), digits.places[3])
    }

    /// C5 to C10 of a pair of a resident and an upfloater.
    fn upfloat<W: Weight>(&self, digits: &Digits, resident: usize, upfloater: usize) -> W {
        let score = self.roster.card(upfloater).score;
        let [c8, c9, c10] = past(self.roster, upfloater);
        let digit = |count: usize, place: u32| W::digit(u32::try_from(count).unwrap_or(u32::MAX), place);
        let scores = digits.scores.iter().filter(|&&(level, _)| level == score);
        let sum = scores.fold(W::digit(1, digits.count), |sum, &(_, place)| sum + W::digit(1, place));
        sum + self.unequal(digits, resident, upfloater)
            + digit(c8, digits.places[2])
            + digit(c9, digits.places[1])
            + digit(c10, digits.places[0])
    }
}
