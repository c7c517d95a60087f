//! A full round: the brackets from the highest down, with C.12 and C.13 (PAIR A ROUND of section 3).

use super::ClassicEdition;
use super::bracket::{BracketPairing, ClassicDutchBracket, Demand, PairsWanted};
use super::cards::{Cards, Rank};
use super::lower_bracket::LowerBracket;
use super::repair::other_floaters;
use crate::tournament::Points;

/// The pairing of a round, bracket by bracket.
#[derive(Debug)]
pub(super) struct DutchRound {
    pub(super) brackets: Vec<PairedBracket>,
}

#[derive(Clone, Debug)]
pub(super) struct PairedBracket {
    /// Players from above: moved down, or of the upper one of two joined brackets.
    pub(super) above: Vec<Rank>,
    pub(super) all: Vec<Rank>,
    /// Players moved down immediately (C.1).
    pub(super) forced: Vec<Rank>,
    pub(super) found: BracketPairing,
    pub(super) course: BracketTreatment,
}

/// Special treatment of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BracketTreatment {
    Plain,
    /// Re-paired so that other players move down (C.12).
    OtherFloaters,
    /// The penultimate bracket, re-paired for the lowest (C.13).
    ForLowest,
    /// The lowest bracket, joined with those above it (C.13).
    Joined,
}

/// The players of the lowest bracket that cannot be paired, even when joined with all others (N-13).
#[derive(Debug)]
pub(super) struct Unplaced(pub(super) Vec<Rank>);

/// Pairs the round.
///
/// # Errors
/// Returns [`Unplaced`] if no legal pairing exists (N-13).
pub(super) fn pair(cards: &Cards, edition: &ClassicEdition) -> Result<DutchRound, Unplaced> {
    let mut work = RoundInProgress {
        cards,
        edition,
        groups: score_groups(cards),
        moved: vec![Vec::new()],
        done: Vec::new(),
    };
    let lowest = work.groups.len().saturating_sub(1);
    for place in 0..lowest {
        let paired = work.bracket_result(place).ok_or_else(|| Unplaced(work.groups[place].clone()))?;
        work.moved.push(paired.found.floaters.clone());
        work.done.push(paired);
    }
    match work.bracket_result(lowest) {
        Some(paired) => work.done.push(paired),
        None => work.mend_lowest()?,
    }
    Ok(DutchRound { brackets: work.done })
}

/// Returns the scoregroups, highest first.
fn score_groups(cards: &Cards) -> Vec<Vec<Rank>> {
    cards.roster.score_groups().into_iter().map(Iterator::collect).collect()
}

struct RoundInProgress<'a> {
    cards: &'a Cards<'a>,
    edition: &'a ClassicEdition,
    /// Residents of each bracket.
    groups: Vec<Vec<Rank>>,
    /// Players moved down into each bracket paired so far, and into the next.
    moved: Vec<Vec<Rank>>,
    done: Vec<PairedBracket>,
}

impl<'a> RoundInProgress<'a> {
    fn is_lowest(&self, place: usize) -> bool {
        place + 1 == self.groups.len()
    }

    fn bracket(&self, place: usize, above: &[Rank]) -> ClassicDutchBracket<'a> {
        ClassicDutchBracket::new(self.cards, self.edition, above, &self.groups[place], self.is_lowest(place))
    }

    /// Pairs one bracket; may re-pair the one above (C.12).
    fn bracket_result(&mut self, place: usize) -> Option<PairedBracket> {
        let above = self.moved[place].clone();
        let bracket = self.bracket(place, &above);
        if let Some(found) = bracket.first(PairsWanted::Full) {
            return Some(PairedBracket::new(&bracket, above, found, BracketTreatment::Plain));
        }
        if let Some(paired) = self.other_from_above(place) {
            return Some(paired);
        }
        let found = bracket.first_without_full()?;
        Some(PairedBracket::new(&bracket, above, found, BracketTreatment::Plain))
    }

    /// C.12, N-12: re-pairs the bracket above, with the same number of pairs, so that other players move down, with
    /// whom all pairs are possible here.
    fn other_from_above(&mut self, place: usize) -> Option<PairedBracket> {
        let before = place.checked_sub(1).filter(|_| !self.moved[place].is_empty())?;
        let upper = self.bracket(before, &self.moved[before]);
        let size = self.done[before].found.size;
        let below = LowerBracket::with_all_pairs(&upper, &self.groups[place], self.is_lowest(place), size);
        let both = below.with_upper(&upper, size.moved).filter(|both| both.pairs == size.pairs())?;
        let accept = |floaters: &[Rank]| {
            let bracket = self.bracket(place, floaters);
            let found = bracket.first(PairsWanted::Full)?;
            Some(PairedBracket::new(&bracket, floaters.to_vec(), found, BracketTreatment::Plain))
        };
        let (found, paired) = other_floaters(&upper, size, both, accept)?;
        self.moved[place].clone_from(&found.floaters);
        self.done[before].found = found;
        self.done[before].course = BracketTreatment::OtherFloaters;
        Some(paired)
    }

    /// C.13: searches for a pairing of the penultimate bracket that allows the pairing of the lowest; joins the two if
    /// there is none, and repeats.
    fn mend_lowest(&mut self) -> Result<(), Unplaced> {
        let mut lower = self.groups.last().cloned().unwrap_or_default();
        let mut upper: Vec<Rank> = Vec::new();
        while let Some(penultimate) = self.done.pop() {
            let place = self.done.len();
            if let Some((found, paired)) = self.for_lowest(place, &upper, &lower) {
                self.done.push(PairedBracket { found, course: BracketTreatment::ForLowest, ..penultimate });
                self.done.push(paired);
                return Ok(());
            }
            // N-9: S1 consists of the bracket added last and the players moved into it.
            lower = [upper, lower].concat();
            upper = std::mem::take(&mut self.groups[place]);
            let above = [self.moved[place].as_slice(), &upper].concat();
            if let Some(paired) = self.lowest(&above, &lower, BracketTreatment::Joined) {
                self.done.push(paired);
                return Ok(());
            }
        }
        Err(Unplaced([upper, lower].concat()))
    }

    /// Searches for another pairing of the penultimate bracket, with any number of pairs. The lowest bracket accepts
    /// all floaters with whom all players can be paired, since p1 decreases to 0 there (N-13): so the largest number of
    /// pairs that leaves such floaters is the first that succeeds, and no smaller one is tried.
    fn for_lowest(
        &self,
        place: usize,
        upper: &[Rank],
        lower: &[Rank],
    ) -> Option<(BracketPairing, PairedBracket)> {
        let course = if upper.is_empty() { BracketTreatment::Plain } else { BracketTreatment::Joined };
        let accept = |floaters: &[Rank]| self.lowest(&[floaters, upper].concat(), lower, course);
        let bracket = self.bracket(place, &self.moved[place]);
        let below = LowerBracket::new(&bracket, &[upper, lower].concat(), true);
        let (size, both) = bracket.size_above(&below)?;
        other_floaters(&bracket, size, both, accept)
    }

    fn lowest(&self, above: &[Rank], lower: &[Rank], course: BracketTreatment) -> Option<PairedBracket> {
        let bracket = ClassicDutchBracket::new(self.cards, self.edition, above, lower, true);
        let found = bracket.first(PairsWanted::All)?;
        Some(PairedBracket::new(&bracket, above.to_vec(), found, course))
    }
}

impl PairedBracket {
    /// Returns the score of the bracket: that of its residents, or of the lowest ones if brackets were joined.
    pub(super) fn score(&self, cards: &Cards) -> Points {
        let lowest = self.all.iter().chain(&self.forced).max();
        lowest.map(|&rank| cards.card(rank).score).unwrap_or_default()
    }

    fn new(
        bracket: &ClassicDutchBracket,
        above: Vec<Rank>,
        found: BracketPairing,
        course: BracketTreatment,
    ) -> Self {
        invariant!(bracket.demand == Demand::default(), "{:?}", bracket.demand);
        Self { above, all: bracket.all.clone(), forced: bracket.forced.clone(), found, course }
    }
}
