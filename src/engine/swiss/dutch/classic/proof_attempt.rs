//! Proves that a pairing of a bracket is the first: nothing given up that need not be (C.9 to C.11, A.7.d, N-18), the
//! first opponents of the moved-down players, and the first exchange and transposition of the others.

use super::ClassicEdition;
use super::cards::{ColourRule, Excess};
use super::proof_vertices::ShapeVertices;
use crate::format::{Float, RulePart, Unproved};
use crate::swiss::dutch::rules_2026::proof::{OrderArticles, order_remainder};
use crate::swiss::prover::{Proving, signed};
use crate::tournament::Colour;

const SECTION_D: OrderArticles = OrderArticles {
    moved_down: "",
    partner: "D.1",
    exchanges: ["D.2 number", "D.2 sum", "D.2 down", "D.2 up"],
};

/// Maximum number of steps of a bracket: a case list of more is refused.
const MOST_STEPS: usize = 400;

/// The steps of an article: by the clashes of the remainder, and by all.
type ArticleNames = [&'static str; 2];

const RAISES: ArticleNames = ["C.11 rest", "C.11 all"];
const UPFLOATS: ArticleNames = ["B.6 up rest", "B.6 up all"];
const DOWNFLOATS: ArticleNames = ["B.6 down rest", "B.6 down all"];
const OPPONENTS: ArticleNames = ["C.7 rest", "C.7 all"];

/// Adds the steps of a bracket to a proof that has all pairings of some vertices.
pub(super) fn prove_attempt(
    proving: Proving,
    vertices: &ShapeVertices<'_>,
    edition: &ClassicEdition,
) -> Result<Proving, Unproved> {
    let all = &vertices.bracket.all;
    let vertex = |place: &usize| vertices.places.binary_search(place).unwrap_or_default();
    let attempt = AttemptSteps {
        vertices,
        edition,
        all: all.iter().map(vertex).collect(),
        excess: Excess::of(vertices.cards, all.iter().copied()),
    };
    attempt.prove(proving)
}

struct AttemptSteps<'a> {
    vertices: &'a ShapeVertices<'a>,
    edition: &'a ClassicEdition,
    /// The vertices of the players to be paired.
    all: Vec<usize>,
    /// A.8 of the full bracket.
    excess: Excess,
}

/// A lower bound of the clashes of the remainder beyond x: its clashes, and the opponents of moved-down players who lower
/// x, less `x`.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RaisesBound {
    neutral: Option<Colour>,
    lowering: Option<Colour>,
    x: i64,
}

/// Pairs of moved-down players, by vertex.
type ChosenPairs = Vec<(usize, usize)>;

/// Pairs that no candidate of a proof has.
type ExcludedPairs<'e> = &'e dyn Fn(usize, usize) -> bool;

impl AttemptSteps<'_> {
    fn prove(&self, mut proving: Proving) -> Result<Proving, Unproved> {
        let moved = self.vertices.shape.moved;
        self.colours(&mut proving)?;
        let levels = self.edition.float_levels;
        let is_of_1992 = levels[0].down.len() > 1;
        let is_barred = |level: usize, one: usize, other: usize| {
            let down = if is_of_1992 { u8::MAX } else { levels[level].down[0] };
            self.is_barred([levels[level].up, down], one, other)
        };
        let level = self.first_level(&proving, levels.len(), &is_barred);
        let raises = self.raises(&proving);
        self.none_within(&mut proving, (RAISES, None), raises, &mut Vec::new(), &|_, _| false)?;
        if let Some(before) = level.checked_sub(1) {
            let article = if levels[before].down == levels[level].down { UPFLOATS } else { DOWNFLOATS };
            let is_out = |one: usize, other: usize| is_barred(before, one, other);
            self.none_within(&mut proving, (article, None), raises + 1, &mut Vec::new(), &is_out)?;
        }
        proving.retain(|one, other| !is_barred(level, one, other));
        let mut chosen = Vec::new();
        for &one in &self.all[..moved] {
            let mate = proving.mate(one);
            if proving.partners_of(one).iter().any(|&other| other < mate) {
                let is_out = |of: usize, other: usize| of == one && other >= mate;
                self.none_within(&mut proving, (OPPONENTS, Some(one)), raises + 1, &mut chosen, &is_out)?;
            }
            proving.keep(one, |other| other == mate);
            proving.keep(mate, |other| other == one);
            chosen.push((one, mate));
        }
        let rest = self.rest(&chosen);
        let excess = self.excess(&rest);
        let neutral = excess.side.filter(|_| excess.flexible);
        proving.count("B.4", RulePart::Whole, |one, other| {
            i64::from(rest.contains(&one) && rest.contains(&other) && self.clash(one, other, neutral))
        })?;
        if is_of_1992 {
            let is_barred = |level: usize, one, other| {
                self.is_barred([u8::MAX, u8::try_from(level).unwrap_or(u8::MAX)], one, other)
            };
            let level = self.first_level(&proving, 3, &is_barred);
            if let Some(before) = level.checked_sub(1) {
                proving.above_zero("C.9", |one, other| i64::from(is_barred(before, one, other)))?;
            }
            proving.retain(|one, other| !is_barred(level, one, other));
        }
        order_remainder(&mut proving, &rest, self.vertices.members(), &SECTION_D)?;
        Ok(proving)
    }

    /// N-18, N-3
    fn colours(&self, proving: &mut Proving) -> Result<(), Unproved> {
        let (cards, bracket) = (self.vertices.cards, self.vertices.bracket);
        let breaks = |rule: ColourRule, one: usize, other: usize| {
            let [a, b] = [one, other].map(|vertex| self.vertices.places[vertex]);
            self.vertices.is_in(a) && self.vertices.is_in(b) && !cards.allowed(a, b, rule)
        };
        let mut rule = ColourRule { strong_as_absolute: false, lifted: false };
        if bracket.most_lenient().lifted {
            proving.avoid("B.2", |one, other| i64::from(breaks(rule, one, other)))?;
            let needs_lift = |one: &usize| breaks(rule, *one, proving.mate(*one));
            rule.lifted = self.all.iter().any(needs_lift);
        }
        if cards.strong_as_absolute {
            rule.strong_as_absolute = true;
            proving.avoid("A.7.d", |one, other| i64::from(breaks(rule, one, other)))?;
        }
        Ok(())
    }

    /// Returns the first level at which the pairing has no barred float.
    fn first_level(
        &self,
        proving: &Proving,
        levels: usize,
        is_barred: &dyn Fn(usize, usize, usize) -> bool,
    ) -> usize {
        let is_given_up = |level: usize| {
            let mut pairs = self.all.iter().map(|&one| (one, proving.mate(one)));
            pairs.any(|(one, mate)| one < mate && is_barred(level, one, mate))
        };
        (0..levels).find(|&level| !is_given_up(level)).unwrap_or(levels - 1)
    }

    /// B.5, B.6: returns true if a pair of vertices is a float that is barred at these levels; `u8::MAX` bars none.
    fn is_barred(&self, [up, down]: [u8; 2], one: usize, other: usize) -> bool {
        let [a, b] = [one, other].map(|vertex| self.vertices.places[vertex]);
        let cards = self.vertices.cards;
        let bars = |place: usize, float, level| {
            let own = &cards.card(place).own;
            level != u8::MAX && !own.may_repeat_floats && (self.edition.bars)(own.floats, float, level)
        };
        match [a, b].map(|place| self.vertices.is_in(place)) {
            [true, true] => cards.card(a).score != cards.card(b).score && bars(b, Float::Up, up),
            [true, false] => b >= self.vertices.shape.end && bars(a, Float::Down, down),
            _ => false,
        }
    }

    fn excess(&self, group: &[usize]) -> Excess {
        Excess::of(self.vertices.cards, group.iter().map(|&vertex| self.vertices.places[vertex]))
    }

    /// Returns the players of the remainder after these pairs.
    fn rest(&self, chosen: &[(usize, usize)]) -> Vec<usize> {
        let others = self.all[self.vertices.shape.moved..].iter().copied();
        others.filter(|one| !chosen.iter().any(|(_, other)| other == one)).collect()
    }

    /// Returns a preference that can clash, or lower x.
    fn wish(&self, vertex: usize, neutral: Option<Colour>) -> Option<Colour> {
        let (place, cards) = (self.vertices.places[vertex], self.vertices.cards);
        let none = Excess { side: neutral, flexible: true, ..self.excess };
        if place < cards.len() { none.wish(cards.card(place)) } else { None }
    }

    fn clash(&self, one: usize, other: usize, neutral: Option<Colour>) -> bool {
        self.wish(one, neutral).is_some() && self.wish(one, neutral) == self.wish(other, neutral)
    }

    fn clashes<'i>(&self, pairs: impl Iterator<Item = &'i (usize, usize)>, neutral: Option<Colour>) -> i64 {
        signed(pairs.filter(|(one, other)| self.clash(*one, *other, neutral)).count())
    }

    /// Returns x of the moved-down part, and the colour for which mild preferences are neutral there.
    fn of_moved(&self) -> (Option<Colour>, i64) {
        let shape = &self.vertices.shape;
        let x = self.excess.x.saturating_sub(shape.most_moved - shape.moved);
        (self.excess.side.filter(|_| self.excess.flexible), signed(x))
    }

    fn of_rest(&self, rest: &[usize]) -> (Option<Colour>, i64) {
        let (shape, excess) = (&self.vertices.shape, self.excess(rest));
        let x = excess.x.saturating_sub(shape.most_group - shape.group);
        (excess.side.filter(|_| excess.flexible), signed(x))
    }

    /// C.11: returns the number of raises of x that the pairing needs.
    fn raises(&self, proving: &Proving) -> i64 {
        let pairs: Vec<(usize, usize)> = self.all.iter().map(|&one| (one, proving.mate(one))).collect();
        let (moved, others) = pairs.split_at(self.vertices.shape.moved);
        let rest = self.rest(moved);
        let (neutral, x) = self.of_moved();
        let spent = (self.clashes(moved.iter(), neutral) - x).max(0);
        let (neutral, x) = self.of_rest(&rest);
        let is_pair =
            |(one, other): &&(usize, usize)| one < other && rest.contains(one) && rest.contains(other);
        spent + self.clashes(others.iter().filter(is_pair), neutral) - x
    }

    /// Returns bounds of which at least one holds for each pairing with these opponents of moved-down players.
    fn bounds(&self, chosen: &[(usize, usize)]) -> Vec<RaisesBound> {
        let (shape, flexible) = (&self.vertices.shape, self.vertices.cards.mild_flexible);
        let rest = self.rest(chosen);
        let open = signed(shape.moved - chosen.len());
        if open == 0 {
            let (neutral, x) = self.of_rest(&rest);
            return vec![RaisesBound { neutral, lowering: None, x }];
        }
        let half = signed((self.all.len() - 2 * shape.moved).div_ceil(2));
        let lowered = signed(shape.most_group - shape.group);
        let wishes = |colour: Colour, neutral: Option<Colour>| {
            signed(rest.iter().filter(|&&one| self.wish(one, neutral) == Some(colour)).count())
        };
        let sides = [Colour::White, Colour::Black];
        let mut bounds = Vec::new();
        if sides.iter().all(|&colour| wishes(colour, None) - open <= half) {
            bounds.push(RaisesBound { neutral: None, lowering: None, x: 0 });
        }
        for colour in sides.into_iter().filter(|&colour| wishes(colour, None) > half) {
            let neutral = Some(colour).filter(|_| flexible);
            let x = wishes(colour, neutral) - half - lowered;
            if x <= 0 || x < open {
                bounds.push(RaisesBound { neutral, lowering: None, x: 0 });
            }
            if x > 0 {
                bounds.push(RaisesBound { neutral, lowering: Some(colour), x });
            }
        }
        let mut found: Vec<RaisesBound> = Vec::new();
        for bound in bounds {
            if !found.contains(&bound) {
                found.push(bound);
            }
        }
        found
    }

    /// Proves that each candidate without the excluded pairs needs at least this number of raises, if the first moved-down
    /// players have these opponents: in one step for each bound, or else case by case for the opponents of the next one.
    fn none_within(
        &self,
        proving: &mut Proving,
        (article, of): (ArticleNames, Option<usize>),
        raises: i64,
        chosen: &mut ChosenPairs,
        is_out: ExcludedPairs<'_>,
    ) -> Result<(), Unproved> {
        let (before, next) =
            (proving.len(), self.all[..self.vertices.shape.moved].get(chosen.len()).copied());
        let failed = || proving_failed(self, article);
        if raises <= 0 {
            return Ok(());
        }
        let bounds = self.bounds(chosen);
        if bounds.iter().all(|&bound| self.proves(proving, (article, of), raises, (chosen, bound), is_out)) {
            return Ok(());
        }
        proving.undo_to(before);
        let Some(next) = next.filter(|_| before < MOST_STEPS) else { return Err(failed()) };
        let mut others = proving.partners_of(next);
        others.retain(|&other| !is_out(next, other) && !chosen.iter().any(|pair| pair.1 == other));
        proving.state("split", next, others.len());
        for other in others {
            chosen.push((next, other));
            let found = self.none_within(proving, (article, of), raises, chosen, is_out);
            chosen.pop();
            found?;
        }
        Ok(())
    }

    /// Adds the step of one bound; returns false if it does not hold.
    fn proves(
        &self,
        proving: &mut Proving,
        (article, of): (ArticleNames, Option<usize>),
        raises: i64,
        (chosen, bound): (&ChosenPairs, RaisesBound),
        is_out: ExcludedPairs<'_>,
    ) -> bool {
        let is_exact = chosen.len() == self.vertices.shape.moved;
        let (neutral, x) = self.of_moved();
        let beyond = self.clashes(chosen.iter(), neutral) - x;
        let spent = if is_exact { beyond.max(0) } else { 0 };
        let least = [raises + bound.x - spent, raises + bound.x - beyond];
        let ways = if is_exact { 1 } else { 2 };
        if least[..ways].iter().any(|&least| least <= 0) {
            return true;
        }
        (0..ways).rev().any(|way| {
            let neutral = Some(neutral).filter(|_| way == 1);
            let cost = |one, other| self.cost((one, other), least[way], (chosen, bound), neutral, is_out);
            proving.at_least(article[way], of, least[way], cost)
        })
    }

    /// Returns the charge of a pair; `neutral` is given if clashes of moved-down players count.
    fn cost(
        &self,
        (one, other): (usize, usize),
        least: i64,
        (chosen, bound): (&ChosenPairs, RaisesBound),
        neutral: Option<Option<Colour>>,
        is_out: ExcludedPairs<'_>,
    ) -> i64 {
        let has_chosen = |&(a, b): &(usize, usize)| [one, other].iter().any(|of| [a, b].contains(of));
        let is_inside = [one, other].iter().all(|&vertex| self.vertices.is_in(self.vertices.places[vertex]));
        if chosen.contains(&(one, other)) {
            0
        } else if chosen.iter().any(has_chosen) || is_out(one, other) {
            least
        } else if !is_inside {
            0
        } else if self.all[..self.vertices.shape.moved].contains(&one) {
            let clashes = neutral.is_some_and(|neutral| self.clash(one, other, neutral));
            let lowers = bound.lowering.is_some() && self.wish(other, bound.neutral) == bound.lowering;
            i64::from(clashes) + i64::from(lowers)
        } else {
            self.clash(one, other, bound.neutral).into()
        }
    }
}

fn proving_failed(attempt: &AttemptSteps<'_>, article: ArticleNames) -> Unproved {
    let residents = attempt.all.last().map(|&vertex| attempt.vertices.places[vertex]);
    let score = residents.map(|place| attempt.vertices.cards.card(place).score).unwrap_or_default();
    Unproved::NotBest { score, rule: article[0] }
}
