//! A bracket of the Dutch System of 1992 and 2009: its players (C.1), its numbers of pairs (C.14), its possible pairings
//! alone or together with the players below, and the proof that one of them is the first.

use super::candidates::{Candidates, NONE, no_pairing};
use super::dutch_classic::preference;
use super::dutch_classic_attempt::FirstPairing;
use super::form::{Lines, shown};
use super::report::Facts;
use super::system::System;
use super::{Fault, fault};
use std::ops::Range;

/// Numbers of pairs of moved-down players and of the others, and the largest ones by A.6.
#[derive(Clone, Copy)]
pub(super) struct PairCounts {
    pub(super) moved: usize,
    pub(super) group: usize,
    pub(super) most_moved: usize,
    pub(super) most_group: usize,
}

impl PairCounts {
    pub(super) fn pairs(self) -> usize {
        self.moved + self.group
    }

    pub(super) fn is_full(self) -> bool {
        self.moved == self.most_moved && self.group == self.most_group
    }
}

/// Strictness of the colour rules: true if A.7.d is in force, and if B.2 is lifted in the last round (N-18).
#[derive(Clone, Copy)]
pub(super) struct ColourStrictness {
    pub(super) is_strict: bool,
    pub(super) is_lifted: bool,
}

/// A bracket to be paired.
pub(super) struct ReplayedBracket<'a> {
    facts: &'a Facts,
    /// All players, those who moved down first.
    pub(super) members: Vec<usize>,
    /// Number of players who moved down.
    pub(super) moved: usize,
    /// The players to be paired: all but the residents without an opponent (C.1).
    pub(super) all: Vec<usize>,
    /// The place after the last.
    pub(super) end: usize,
    pub(super) is_lowest: bool,
    /// True if a player who moved down has no opponent (C.1).
    pub(super) is_stranded: bool,
}

impl<'a> ReplayedBracket<'a> {
    pub(super) fn new(facts: &'a Facts, moved: &[usize], residents: Range<usize>, is_lowest: bool) -> Self {
        let (start, end) = (residents.start, residents.end);
        let members: Vec<usize> = moved.iter().copied().chain(residents).collect();
        let mut bracket =
            Self { facts, members, moved: moved.len(), all: Vec::new(), end, is_lowest, is_stranded: false };
        let has_opponent = |one: usize| bracket.members.iter().any(|&other| bracket.may_meet(one, other));
        let is_stranded = moved.iter().any(|&one| !has_opponent(one));
        let stays = |one: &usize| is_lowest || *one < start || has_opponent(*one);
        let all = bracket.members.iter().copied().filter(stays).collect();
        (bracket.all, bracket.is_stranded) = (all, is_stranded);
        bracket
    }

    pub(super) fn score(&self) -> i64 {
        self.members.get(self.moved).map_or(0, |&one| self.facts.score(one))
    }

    /// B.1.a and B.2 under a colour rule.
    pub(super) fn allows(&self, one: usize, other: usize, colours: ColourStrictness) -> bool {
        let guarded = |place: usize| {
            let player = &self.facts.players[place];
            let least = if colours.is_strict { 2 } else { 3 };
            let is_lifted = colours.is_lifted && player.is_topscorer;
            preference(self.facts, player).filter(|of| of.1 >= least && !is_lifted).map(|of| of.0)
        };
        one != other
            && self.facts.may_meet(one, other)
            && (guarded(one).is_none() || guarded(one) != guarded(other))
    }

    /// B.1.a and B.2, lifted if possible and without A.7.d.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        self.allows(one, other, ColourStrictness { is_strict: false, is_lifted: self.has_lift() })
    }

    pub(super) fn has_lift(&self) -> bool {
        self.facts.system == System::Dutch2009 && self.facts.round == self.facts.rounds
    }

    /// Returns true if a player is to be paired here.
    pub(super) fn has(&self, one: usize) -> bool {
        self.all.binary_search(&one).is_ok()
    }

    pub(super) fn is_paired(&self, one: usize, mates: &[usize]) -> bool {
        self.has(one) && self.has(mates[one])
    }

    /// Returns true if an edge leaves a player of the bracket over.
    pub(super) fn floats(&self, one: usize, other: usize) -> bool {
        self.has(one) && other >= self.end
    }

    /// Returns the numbers of pairs. The moved-down players paired as such are as many of the highest as do not meet each
    /// other and have an opponent (N-5, N-8).
    pub(super) fn size(&self, mates: &[usize]) -> PairCounts {
        let most_moved = if 2 * self.moved < self.all.len() { self.moved } else { 0 };
        let are_moved = |moved: &usize| {
            let (top, others) = self.all.split_at(*moved);
            top.iter().all(|&one| others.binary_search(&mates[one]).is_ok())
        };
        let moved = (0..=most_moved).rev().find(are_moved).unwrap_or(0);
        let pairs = self.all.iter().filter(|&&one| self.is_paired(one, mates)).count() / 2;
        PairCounts { moved, group: pairs - moved, most_moved, most_group: self.all.len() / 2 - moved }
    }

    /// Returns the size of a pairing that is not on the boards, after checking its pairs; others than those of the
    /// bracket are ignored.
    pub(super) fn shown(&self, mates: &[usize]) -> Result<PairCounts, Fault> {
        let mates: Vec<usize> =
            (0..mates.len()).map(|one| if self.is_paired(one, mates) { mates[one] } else { NONE }).collect();
        let (mates, size) = (mates.as_slice(), self.size(&mates));
        let is_legal = |one: usize, mate: usize| match mate {
            NONE => !self.has(one) || !self.is_lowest || self.facts.players[one].may_get_bye,
            _ => self.may_meet(one, mate),
        };
        let is_empty = mates.iter().all(|&mate| mate == NONE);
        match is_empty || (0..self.facts.players.len()).all(|one| is_legal(one, mates[one])) {
            true => Ok(size),
            false => {
                fault("boards", "the pairs of a bracket may not meet, or leave a player over who may not")
            }
        }
    }

    /// Returns the vertices of the bracket alone, for these numbers of pairs.
    fn alone(&self, size: PairCounts) -> BracketVertices<'_> {
        let outs = self.all.len() - 2 * size.pairs();
        BracketVertices { outs, ..BracketVertices::new(self, size.moved, LowerPlayers::None, 0..0) }
    }

    /// Returns the vertices of the bracket and the following one, in all of whose pairings the latter makes all its pairs
    /// (C.12), for these numbers of pairs in the former.
    pub(super) fn with_next(&self, size: PairCounts) -> BracketVertices<'_> {
        let (count, end) = (self.facts.players.len(), self.next_group().end);
        let forced = self.members.iter().filter(|one| !self.all.contains(one));
        let known: Vec<usize> = forced.copied().chain(self.end..end).collect();
        // C.1: these move down if no floater may meet them.
        let may_drop = |one: &usize| end < count && !known.iter().any(|&of| self.may_meet(*one, of));
        let drops: Vec<usize> = (self.end..end).filter(may_drop).collect();
        let floaters = self.members.len() - 2 * size.pairs();
        // Moved-down players are paired, unless they are half of the bracket (N-5).
        let below = LowerPlayers::Next { is_heterogeneous: floaters + drops.len() < end - self.end };
        let vertices = BracketVertices::new(self, size.moved, below, self.end..end);
        BracketVertices { drops, ..vertices }.with_outs()
    }

    /// Returns the vertices of the bracket and all players below, who can be paired (C.13).
    pub(super) fn with_all_below(&self, size: PairCounts) -> BracketVertices<'_> {
        BracketVertices::new(self, size.moved, LowerPlayers::All, self.end..self.facts.players.len())
            .with_outs()
    }

    /// C.13: proves that a pairing that is not on the boards is the first, and that after it the players below cannot be
    /// paired. Returns true if its pairs show that the following bracket can make all its pairs.
    pub(super) fn given_up(
        &self,
        lines: &mut Lines<'_>,
        mates: &[usize],
        size: PairCounts,
    ) -> Result<bool, Fault> {
        let (facts, score, shown_size) = (self.facts, shown(self.score()), self.shown(mates)?);
        if [shown_size.moved, shown_size.group] != [size.moved, size.group] {
            return fault(format!("attempt {score}, C.13"), "the pairs given up are more or fewer");
        }
        self.prove(lines, format!("attempt {score}"), [mates, &[]], (size, None))?;
        let is_paired = |one: &usize| self.is_paired(*one, mates);
        let (staying, floating) = self.all.iter().partition(|one| is_paired(one));
        let vertices =
            BracketVertices::new(self, size.moved, LowerPlayers::All, self.end..facts.players.len())
                .with_outs();
        let vertices = BracketVertices { decided: [floating, staying], ..vertices };
        vertices.impossible(lines, format!("below {score}"), "C.13")?;
        let floaters: Vec<usize> = self.members.iter().copied().filter(|one| !is_paired(one)).collect();
        let next = self.next_group();
        let next = ReplayedBracket::new(facts, &floaters, next.clone(), next.end == facts.players.len());
        Ok(next.shown(mates)?.is_full() && !next.is_stranded)
    }

    /// Returns the places of the following scoregroup.
    fn next_group(&self) -> Range<usize> {
        let (facts, count) = (self.facts, self.facts.players.len());
        let end = (self.end..count).find(|&of| facts.score(of) != facts.score(self.end)).unwrap_or(count);
        self.end..end
    }

    /// Proves that these numbers of pairs are not possible.
    pub(super) fn none_of(
        &self,
        lines: &mut Lines<'_>,
        article: &str,
        size: PairCounts,
    ) -> Result<(), Fault> {
        let title = format!("below {}", shown(self.score()));
        self.alone(size).impossible(lines, title, article)
    }

    /// Proves that the boards have the first pairing, alone or among those that some vertices allow. The partners of
    /// players below are `ahead`, if there are any.
    pub(super) fn prove(
        &self,
        lines: &mut Lines<'_>,
        title: String,
        [boards, ahead]: [&[usize]; 2],
        (size, together): (PairCounts, Option<BracketVertices<'_>>),
    ) -> Result<(), Fault> {
        if self.is_lowest && size.group < size.most_group {
            return fault(format!("{title}, C.13"), "two players of the last bracket are left over");
        }
        let article = if title.starts_with("next") { "C.12" } else { "C.13" };
        let is_alone = together.is_none();
        let vertices = together.unwrap_or_else(|| self.alone(size));
        let has_pairs = ahead.iter().any(|&mate| mate != NONE && mate >= self.end);
        let partner =
            |one: usize| if has_pairs && !self.is_paired(one, boards) { ahead[one] } else { boards[one] };
        let mates = vertices.mates(&partner)?;
        let meets = |one: usize, other: usize| vertices.meets(one, other);
        let candidates =
            Candidates::new(lines, title, (self.facts, mates.as_slice()), vertices.left(), &meets)?;
        let mut attempt = FirstPairing { facts: self.facts, bracket: self, size, mates: &mates, candidates };
        if !is_alone {
            // Pairings with as many pairs as on the boards; there are none with more.
            attempt.candidates.count(article, &|one, other| self.floats(one, other).into())?;
        }
        attempt.prove()
    }
}

/// The players with whom a bracket is matched.
#[derive(Clone, Copy)]
enum LowerPlayers {
    None,
    Next { is_heterogeneous: bool },
    All,
}

/// The vertices among which a bracket is paired: its players, those below, and places that leave players over.
pub(super) struct BracketVertices<'b> {
    bracket: &'b ReplayedBracket<'b>,
    /// Number of the highest players who are paired as moved-down players.
    moved: usize,
    below: LowerPlayers,
    lower: Range<usize>,
    /// Players below who may move down without a pair, each with the out after the first.
    drops: Vec<usize>,
    /// Players of the bracket who float, and others who do not, if the pairing is known.
    decided: [Vec<usize>; 2],
    outs: usize,
}

impl<'b> BracketVertices<'b> {
    fn new(bracket: &'b ReplayedBracket<'b>, moved: usize, below: LowerPlayers, lower: Range<usize>) -> Self {
        Self { bracket, moved, below, lower, drops: Vec::new(), decided: Default::default(), outs: 0 }
    }

    /// Adds an out for a player left over, those of `drops`, and one that makes the number even.
    fn with_outs(mut self) -> Self {
        let outs = 1 + self.drops.len();
        self.outs = outs + (self.bracket.members.len() + self.lower.len() + outs) % 2;
        self
    }

    fn players(&self) -> &[usize] {
        if matches!(self.below, LowerPlayers::None) { &self.bracket.all } else { &self.bracket.members }
    }

    pub(super) fn left(&self) -> Vec<usize> {
        let first = self.bracket.facts.players.len() + 1;
        self.players().iter().copied().chain(self.lower.clone()).chain(first..first + self.outs).collect()
    }

    /// Returns true if an edge may be in a pairing; the smaller place comes first.
    pub(super) fn meets(&self, one: usize, other: usize) -> bool {
        let bracket = self.bracket;
        let count = bracket.facts.players.len();
        let is_top = |place: usize| bracket.all[..self.moved].contains(&place);
        if other < count {
            let (is_above, [floating, staying]) = (other < bracket.end, &self.decided);
            let is_out = match is_above {
                true => is_top(one) && is_top(other) || [one, other].iter().any(|of| floating.contains(of)),
                false => is_top(one) || staying.contains(&one),
            };
            return bracket.may_meet(one, other) && !is_out;
        }
        if one > count {
            return !matches!(self.below, LowerPlayers::None);
        }
        if is_top(one) || self.decided[1].contains(&one) {
            return false;
        }
        let may_get_bye = bracket.facts.players[one].may_get_bye;
        match (self.below, other - count - 1) {
            (LowerPlayers::None, _) => !bracket.is_lowest || may_get_bye,
            (LowerPlayers::All, at) => at == 0 && may_get_bye,
            (LowerPlayers::Next { is_heterogeneous }, 0) => {
                let is_free = || !is_heterogeneous && self.lower.clone().any(|of| bracket.may_meet(one, of));
                (self.lower.end < count || may_get_bye) && (one >= bracket.end || is_free())
            }
            (LowerPlayers::Next { .. }, at) => self.drops.get(at - 1) == Some(&one),
        }
    }

    /// Returns the partner of each vertex; a player whose partner is no vertex has an out.
    pub(super) fn mates(&self, partner: &dyn Fn(usize) -> usize) -> Result<Vec<usize>, Fault> {
        let (left, first) = (self.left(), self.bracket.facts.players.len() + 1);
        let mut mates = vec![NONE; first + self.outs];
        let mut free: Vec<usize> = (first..first + self.outs).collect();
        // C.1: no floater may meet a player who is dropped.
        let is_dropped = |one: usize| {
            let has_left = |&of: &usize| of < self.bracket.end && !self.bracket.has(partner(of));
            !left.iter().copied().filter(has_left).any(|of| self.bracket.may_meet(of, one))
        };
        for &one in left.iter().filter(|one| **one < first) {
            if left.contains(&partner(one)) {
                mates[one] = partner(one);
                continue;
            }
            let own = self.drops.iter().position(|drop| *drop == one).map(|at| first + 1 + at);
            let may_take = |out: &usize| self.meets(one, *out);
            let out = own.filter(|_| is_dropped(one)).or_else(|| free.iter().copied().find(may_take));
            let Some(at) = out.and_then(|out| free.iter().position(|of| *of == out)) else {
                return fault("boards", format!("{} has no board here", self.bracket.facts.name(one)));
            };
            let out = free.remove(at);
            (mates[one], mates[out]) = (out, one);
        }
        for pair in free.chunks(2) {
            (mates[pair[0]], mates[pair[pair.len() - 1]]) = (pair[pair.len() - 1], pair[0]);
        }
        match left.iter().all(|&one| mates.get(mates[one]) == Some(&one) && mates[one] != one) {
            true => Ok(mates),
            false => fault("boards", "pairs below a bracket contradict its boards"),
        }
    }

    /// Proves that there is no pairing.
    pub(super) fn impossible(
        &self,
        lines: &mut Lines<'_>,
        title: String,
        article: &str,
    ) -> Result<(), Fault> {
        let meets = |one: usize, other: usize| self.meets(one, other);
        no_pairing(lines, title, self.bracket.facts, self.left(), &meets, article)
    }
}
