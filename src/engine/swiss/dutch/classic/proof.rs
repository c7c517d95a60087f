//! Proves a pairing (`docs/certificate.md`): the brackets in the order of the procedure. The pairing of a bracket is the
//! first of all its own, or, if the procedure returns to it, of those after which the following bracket can make all
//! its pairs (C.12) or all players below can be paired (C.13). What was given up then is not proved: the procedure
//! reaches this pairing whichever it was.

use super::bracket::{ClassicDutchBracket, PairsWanted};
use super::cards::{Cards, Rank};
use super::proof_attempt::prove_attempt;
use super::proof_vertices::{BracketShape, PlayersBelow, ShapeVertices};
use super::round::{self, BracketTreatment, PairedBracket};
use super::{ClassicEdition, explain};
use crate::format::{BracketProof, Compared, Field, Pairing, Proof, ProofStep, Unproved};
use crate::swiss::prover::{Proving, partners};
use crate::tournament::Points;
use std::ops::Range;

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the bracket and the article of an earlier one.
pub(super) fn prove(edition: &ClassicEdition, field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let cards = Cards::new(field, edition);
    let boards = partners(&cards.roster, pairing)?;
    let round = round::pair(&cards, edition)
        .map_err(|unplaced| Unproved::NoPairing(explain::no_pairing(&cards, edition, &unplaced)))?;
    let differs = |bracket: &&PairedBracket| {
        let is_other = |&[one, other]: &[Rank; 2]| boards[one] != Some(other);
        bracket.found.pairs.iter().any(is_other)
    };
    let bye = round.brackets.last().and_then(|lowest| lowest.found.floaters.first().copied());
    let is_other_bye = bye.is_some_and(|bye| boards[bye].is_some());
    if let Some(bracket) =
        round.brackets.iter().find(differs).or(round.brackets.last().filter(|_| is_other_bye))
    {
        return Err(Unproved::NotBest { score: bracket.score(&cards), rule: "C.6" });
    }
    let mut turns = ProofTurns { cards: &cards, edition, boards: &boards, parts: Vec::new(), above: None };
    // The pairing is the first by the procedure: a step without a proof lacks a form.
    for (at, paired) in round.brackets.iter().enumerate() {
        turns.turn(paired, round.brackets.get(at + 1)).map_err(|unproved| match unproved {
            Unproved::NotBest { score, rule } => Unproved::NoForm { score, rule: article(edition, rule) },
            Unproved::Incomplete => Unproved::NoForm { score: paired.score(&cards), rule: "C.12" },
            other => other,
        })?;
    }
    Ok(Proof { bye: Vec::new(), attempt: None, brackets: turns.parts })
}

/// Returns the article of an edition that a step of the check is about.
pub(super) fn article(edition: &ClassicEdition, step: &'static str) -> &'static str {
    // 2009 gives up the criteria of upfloats in C.9, 1992 those of downfloats (N-6, M-2).
    let is_down_first = edition.float_levels.first().is_some_and(|first| first.down.len() > 1);
    let [up, down] = if is_down_first { ["C.10", "C.9"] } else { ["C.9", "C.10"] };
    match step {
        _ if step.starts_with("B.6 up") => up,
        _ if step.starts_with("B.6 down") => down,
        _ => step.split(' ').next().unwrap_or(step),
    }
}

/// A bracket with a proved pairing.
struct ProvedTurn<'a> {
    bracket: ClassicDutchBracket<'a>,
    shape: BracketShape,
    course: BracketTreatment,
    floaters: Vec<Rank>,
    /// True if it can make more pairs than it does.
    is_smaller: bool,
    /// True if the pairing given up is proved too.
    has_attempt: bool,
    /// True if the following bracket can make all its pairs after that pairing.
    has_full_next: bool,
}

/// A bracket to be proved.
struct TurnShape<'a> {
    bracket: ClassicDutchBracket<'a>,
    shape: BracketShape,
    score: Points,
    is_smaller: bool,
    has_attempt: bool,
}

/// The turns of the brackets.
struct ProofTurns<'a> {
    cards: &'a Cards<'a>,
    edition: &'a ClassicEdition,
    /// Partners in the pairing.
    boards: &'a [Option<Rank>],
    parts: Vec<BracketProof>,
    above: Option<ProvedTurn<'a>>,
}

impl<'a> ProofTurns<'a> {
    fn turn(&mut self, paired: &PairedBracket, next: Option<&PairedBracket>) -> Result<(), Unproved> {
        let cards = self.cards;
        let moved: Vec<Rank> = self.above.as_ref().map_or_else(Vec::new, |above| above.floaters.clone());
        let own = [paired.above.as_slice(), &paired.all, &paired.forced].concat();
        let first = own.iter().copied().filter(|rank| !moved.contains(rank)).min().unwrap_or_default();
        let residents = group_from(cards, first);
        let (score, end) = (cards.card(first).score, residents.end);
        let residents: Vec<Rank> = residents.collect();
        let bracket = ClassicDutchBracket::new(cards, self.edition, &moved, &residents, end == cards.len());
        let is_joined = paired.course == BracketTreatment::Joined && !bracket.lowest;
        let is_returned = paired.course == BracketTreatment::ForLowest || is_joined;
        let shape = BracketShape::of(&bracket, &moved, end, |rank| self.boards[rank]);
        let usual = if is_returned { bracket.first(PairsWanted::All) } else { None };
        let usual = usual.map(|usual| usual.pairs).unwrap_or_default();
        let is_smaller = !is_joined && usual.len() > shape.pairs();
        let is_before_joined = next.is_some_and(|next| next.course == BracketTreatment::Joined);
        let has_attempt = !is_joined && !usual.is_empty() && !is_smaller && is_before_joined;
        let is_below = self.above.as_ref().is_some_and(|above| above.course == BracketTreatment::ForLowest);
        let mut shown = if is_joined && !is_below || is_smaller || has_attempt { usual } else { Vec::new() };
        let first_part = self.parts.len();
        let shape_of =
            |pairs: &[[Rank; 2]]| BracketShape::of(&bracket, &moved, end, |rank| mate_in(pairs, rank));
        let is_full = !is_joined && shape.is_full() || shape_of(&shown).is_full();
        let is_asked = self.above.is_some() && !moved.is_empty();
        if !(has_attempt || is_asked && is_full && !bracket.has_stranded) {
            // Not all of them are needed.
            let needed = if is_joined { shape_of(&shown).moved.max(1) } else { shape.pairs() + 1 };
            shown.truncate(needed);
        }
        if is_joined && !is_below {
            self.joined(&bracket, &shape_of(&shown), score)?;
        }
        self.check_above(&bracket, score, is_full && !bracket.has_stranded)?;
        if is_joined {
            self.last_joined(&shape, score)?;
        } else {
            let turn = TurnShape { bracket, shape, score, is_smaller, has_attempt };
            self.paired(turn, paired, &mut shown)?;
        }
        if let Some(part) = self.parts.get_mut(first_part) {
            part.pairs = shown.iter().map(|&pair| cards.roster.seats_of(pair)).collect();
        }
        Ok(())
    }

    /// Proves the numbers of pairs and the pairing of a bracket that is not joined; adds pairs to those shown.
    fn paired(
        &mut self,
        turn: TurnShape<'a>,
        paired: &PairedBracket,
        shown: &mut Vec<[Rank; 2]>,
    ) -> Result<(), Unproved> {
        let TurnShape { bracket, shape, score, is_smaller, has_attempt } = turn;
        self.lower_moved(&bracket, &shape, score)?;
        if !bracket.lowest && !is_smaller && shape.group < shape.most_group {
            let more = BracketShape { group: shape.group + 1, ..shape.clone() };
            self.impossible(&bracket, &more, PlayersBelow::None, score, (Compared::Below, "C.14"))?;
        }
        let mut has_full_next = false;
        if has_attempt {
            self.given_up(&bracket, &shape, shown, score)?;
            let floats = |rank: &Rank| mate_in(shown, *rank).is_none();
            let floaters: Vec<Rank> = shape.members.iter().copied().filter(floats).collect();
            let ahead = self.next_bracket(&shape, &floaters).first(PairsWanted::Full);
            has_full_next = ahead.is_some();
            shown.extend(ahead.into_iter().flat_map(|found| found.pairs));
        }
        let (course, floaters) = (paired.course, paired.found.floaters.clone());
        let compared = match course {
            BracketTreatment::OtherFloaters => Compared::Next,
            BracketTreatment::ForLowest => Compared::Penultimate,
            BracketTreatment::Plain | BracketTreatment::Joined => Compared::Bracket,
        };
        if compared == Compared::Next {
            *shown = self.pairs_ahead(&shape, &floaters);
        }
        let part = self.first(&bracket, &shape, (compared, shown), score)?;
        self.parts.push(part);
        self.above =
            Some(ProvedTurn { bracket, shape, course, floaters, is_smaller, has_attempt, has_full_next });
        Ok(())
    }

    /// C.13: proves the bracket that a bracket is joined to, with all players below.
    fn last_joined(&mut self, upper: &BracketShape, score: Points) -> Result<(), Unproved> {
        let (cards, members) = (self.cards, &upper.members);
        let others: Vec<Rank> = (upper.end..cards.len()).collect();
        let joined = ClassicDutchBracket::new(cards, self.edition, members, &others, true);
        let shape = BracketShape::of(&joined, members, cards.len(), |rank| self.boards[rank]);
        self.lower_moved(&joined, &shape, cards.card(upper.end).score)?;
        let part = self.first(&joined, &shape, (Compared::Bracket, &[]), score)?;
        let lowest = Some(cards.card(cards.len() - 1).score);
        self.parts.push(BracketProof { lowest, ..part });
        Ok(())
    }

    /// C.13: proves the pairing given up, and that the players below cannot be paired after it.
    fn given_up(
        &mut self,
        bracket: &ClassicDutchBracket<'_>,
        shape: &BracketShape,
        pairs: &[[Rank; 2]],
        score: Points,
    ) -> Result<(), Unproved> {
        let cards = self.cards;
        let vertices = ShapeVertices::new(cards, bracket, shape, PlayersBelow::None);
        let proving = self.begin(&vertices, &|rank| mate_in(pairs, rank), score)?;
        let proving = prove_attempt(proving, &vertices, self.edition)?;
        self.parts.push(proving.into_part(Compared::Attempt, score));
        let (staying, floating) = bracket.all.iter().partition(|&&rank| mate_in(pairs, rank).is_some());
        let vertices = ShapeVertices::deciding(cards, bracket, shape, PlayersBelow::All, [floating, staying]);
        let step = vertices.unmatchable("C.13").ok_or(Unproved::NoForm { score, rule: "C.13" })?;
        self.parts.push(BracketProof::new(Compared::Below, score, vec![step]));
        Ok(())
    }

    /// C.12
    fn check_above(
        &mut self,
        bracket: &ClassicDutchBracket<'_>,
        score: Points,
        is_full: bool,
    ) -> Result<(), Unproved> {
        let Some(above) = self.above.take() else { return Ok(()) };
        let is_settled = is_full && !above.has_attempt || above.is_smaller || above.has_full_next;
        if !is_settled && bracket.above > 0 {
            self.impossible(
                &above.bracket,
                &above.shape,
                PlayersBelow::Next,
                score,
                (Compared::Below, "C.12"),
            )?;
        }
        self.above = Some(above);
        Ok(())
    }

    /// C.13
    fn joined(
        &mut self,
        bracket: &ClassicDutchBracket<'_>,
        shown: &BracketShape,
        score: Points,
    ) -> Result<(), Unproved> {
        if shown.moved > 0 {
            self.impossible(bracket, shown, PlayersBelow::All, score, (Compared::Joined, "C.13"))?;
            return self.lower_moved(bracket, shown, score);
        }
        let vertices = ShapeVertices::new(self.cards, bracket, shown, PlayersBelow::All);
        let mut proving = self.begin(&vertices, &|rank| self.boards[rank], score)?;
        count_floats(&mut proving, &vertices, "C.13")?;
        self.parts.push(proving.into_part(Compared::Joined, score));
        self.lower_moved(bracket, shown, score)
    }

    /// N-8
    fn lower_moved(
        &mut self,
        bracket: &ClassicDutchBracket<'_>,
        shape: &BracketShape,
        score: Points,
    ) -> Result<(), Unproved> {
        if shape.moved == shape.most_moved {
            return Ok(());
        }
        let moved = shape.moved + 1;
        let group = if bracket.lowest { bracket.all.len() / 2 - moved } else { 0 };
        let more = BracketShape { moved, group, ..shape.clone() };
        self.impossible(bracket, &more, PlayersBelow::None, score, (Compared::Below, "N-8"))
    }

    /// Proves that these numbers of pairs are not possible.
    fn impossible(
        &mut self,
        bracket: &ClassicDutchBracket<'_>,
        shape: &BracketShape,
        below: PlayersBelow,
        score: Points,
        (compared, rule): (Compared, &'static str),
    ) -> Result<(), Unproved> {
        let vertices = ShapeVertices::new(self.cards, bracket, shape, below);
        let step: Option<ProofStep> = vertices.unmatchable(rule);
        let step = step.ok_or(Unproved::NotBest { score, rule })?;
        self.parts.push(BracketProof::new(compared, score, vec![step]));
        Ok(())
    }

    fn next_bracket(&self, shape: &BracketShape, floaters: &[Rank]) -> ClassicDutchBracket<'a> {
        let next = group_from(self.cards, shape.end);
        let is_lowest = next.end == self.cards.len();
        ClassicDutchBracket::new(self.cards, self.edition, floaters, &next.collect::<Vec<Rank>>(), is_lowest)
    }

    /// Returns the pairs of the following bracket with these floaters, if the boards do not have them because the
    /// procedure returns to that bracket later.
    fn pairs_ahead(&self, shape: &BracketShape, floaters: &[Rank]) -> Vec<[Rank; 2]> {
        let next = self.next_bracket(shape, floaters);
        let end = group_from(self.cards, shape.end).end;
        if BracketShape::of(&next, floaters, end, |rank| self.boards[rank]).is_full() {
            return Vec::new();
        }
        next.first(PairsWanted::Full).map(|found| found.pairs).unwrap_or_default()
    }

    fn begin(
        &self,
        vertices: &ShapeVertices<'_>,
        partner: &dyn Fn(Rank) -> Option<Rank>,
        score: Points,
    ) -> Result<Proving, Unproved> {
        let mates = vertices.mates(partner).ok_or(Unproved::Incomplete)?;
        Proving::of_places(&self.cards.roster, &vertices.places, mates, vertices.graph(), score)
    }

    /// Proves that the pairing of a bracket is the first.
    fn first(
        &self,
        bracket: &ClassicDutchBracket<'_>,
        shape: &BracketShape,
        (compared, ahead): (Compared, &[[Rank; 2]]),
        score: Points,
    ) -> Result<BracketProof, Unproved> {
        let (below, rule) = match compared {
            Compared::Next => (PlayersBelow::Next, "C.12"),
            Compared::Penultimate => (PlayersBelow::All, "C.13"),
            _ => (PlayersBelow::None, ""),
        };
        let vertices = ShapeVertices::new(self.cards, bracket, shape, below);
        let is_ahead = compared == Compared::Next && !ahead.is_empty();
        let is_paired = |rank: Rank| {
            [Some(rank), self.boards[rank]].iter().all(|of| of.is_some_and(|of| vertices.is_in(of)))
        };
        let partner =
            |rank: Rank| if is_ahead && !is_paired(rank) { mate_in(ahead, rank) } else { self.boards[rank] };
        let mut proving = self.begin(&vertices, &partner, score)?;
        if below != PlayersBelow::None {
            count_floats(&mut proving, &vertices, rule)?;
        }
        prove_attempt(proving, &vertices, self.edition).map(|proving| proving.into_part(compared, score))
    }
}

/// Proves that no pairing leaves fewer players of the bracket over.
fn count_floats(
    proving: &mut Proving,
    vertices: &ShapeVertices<'_>,
    rule: &'static str,
) -> Result<(), Unproved> {
    proving.count(rule, crate::format::RulePart::Whole, |one, other| i64::from(vertices.floats(one, other)))
}

fn group_from(cards: &Cards, first: Rank) -> Range<Rank> {
    let score = cards.card(first).score;
    let size = (first..cards.len()).take_while(|&rank| cards.card(rank).score == score).count();
    first..first + size
}

fn mate_in(pairs: &[[Rank; 2]], rank: Rank) -> Option<Rank> {
    let pair = pairs.iter().find(|pair| pair.contains(&rank))?;
    Some(pair[0] + pair[1] - rank)
}
