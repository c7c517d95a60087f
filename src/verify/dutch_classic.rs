//! The Dutch System of 1992 and 2009 (`docs/rules/dutch-2009.md`), replayed: the brackets from the top down, each with
//! its first pairing, alone or among those after which the following players can be paired (C.12, C.13).

use super::candidates::Candidates;
use super::dutch_classic_bracket::{PairCounts, ReplayedBracket};
use super::form::{Boards, Lines, shown};
use super::gathered::turned;
use super::records::Records;
use super::report::{Facts, Player};
use super::system::System;
use super::{Fault, fault};
use std::cmp::Ordering;

/// Replays the round; returns the number of brackets.
pub(super) fn prove(lines: &mut Lines<'_>, facts: &Facts, boards: &Boards) -> Result<usize, Fault> {
    if facts.options.contains_key("numbers") {
        return fault("report", "the comment numbers is not covered");
    }
    let count = facts.players.len();
    let mut round = DutchReplay { facts, boards: &boards.mates, above: None };
    let (mut moved, mut start, mut brackets) = (Vec::new(), 0, 0);
    while start < count {
        let end = (start..count).find(|&of| facts.score(of) != facts.score(start)).unwrap_or(count);
        brackets += 1;
        match round.turn(lines, ReplayedBracket::new(facts, &moved, start..end, end == count))? {
            Some(floaters) => (moved, start) = (floaters, end),
            None => break,
        }
    }
    Ok(brackets)
}

/// The pairings among which that of a bracket was proved to be the first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RivalPairings {
    /// All pairings of the bracket.
    Own,
    /// Those after which the following bracket can make all its pairs (C.12).
    Next,
    /// Those after which all players below can be paired (C.13).
    Below,
    /// The same, if more pairs are possible, but not with those players.
    BelowWithFewer,
    /// The same, if the pairing given up is shown; true if the following bracket can make all its pairs after it.
    BelowAfterAttempt { has_full_next: bool },
}

/// A bracket with a proved pairing.
struct ProvedBracket<'a> {
    bracket: ReplayedBracket<'a>,
    size: PairCounts,
    among: RivalPairings,
}

struct DutchReplay<'a> {
    facts: &'a Facts,
    /// Partners on the boards.
    boards: &'a [usize],
    above: Option<ProvedBracket<'a>>,
}

impl<'a> DutchReplay<'a> {
    /// Replays the turn of a bracket; returns its floaters, or nothing if it was joined with all players below.
    fn turn(
        &mut self,
        lines: &mut Lines<'_>,
        bracket: ReplayedBracket<'a>,
    ) -> Result<Option<Vec<usize>>, Fault> {
        let (facts, boards) = (self.facts, self.boards);
        let (score, lowest) = (shown(bracket.score()), shown(facts.score(facts.players.len() - 1)));
        let mates = lines.pairs(facts)?;
        let shown_size = bracket.shown(&mates)?;
        // C.13: no pairing of the bracket above lets the round be completed before all below it are joined.
        let is_below = !matches!(
            self.above,
            None | Some(ProvedBracket { among: RivalPairings::Own | RivalPairings::Next, .. })
        );
        let is_joined = !bracket.is_lowest && is_below || lines.is_next(&format!("joined {score}"));
        let size = bracket.size(boards);
        if is_joined && !is_below {
            self.joined(lines, &bracket, shown_size)?;
        }
        let is_full = |size: PairCounts| size.is_full() && !bracket.is_stranded;
        self.check_above(lines, &bracket, !is_joined && is_full(size) || is_full(shown_size))?;
        if is_joined {
            let count = facts.players.len();
            let joined = ReplayedBracket::new(facts, &bracket.members, bracket.end..count, true);
            let size = joined.size(boards);
            lower_moved(lines, &joined, size)?;
            joined.prove(lines, format!("bracket {score}-{lowest}"), [boards; 2], (size, None))?;
            return Ok(None);
        }
        lower_moved(lines, &bracket, size)?;
        // Only a bracket that the procedure returns to (C.13) has fewer pairs than possible.
        let is_smaller = shown_size.moved == size.moved && shown_size.pairs() > size.pairs();
        if !bracket.is_lowest && !is_smaller && size.group < size.most_group {
            // C.14: one pair more is not possible, so no larger number is.
            bracket.none_of(lines, "C.14", PairCounts { group: size.group + 1, ..size })?;
        }
        let is_next = |lines: &Lines<'_>, word: &str| lines.is_next(&format!("{word} {score}"));
        let has_attempt = !bracket.is_lowest && is_next(lines, "attempt");
        let has_full_next = has_attempt && bracket.given_up(lines, &mates, size)?;
        let among = match [has_attempt, is_smaller, is_next(lines, "penultimate"), is_next(lines, "next")] {
            [true, ..] => RivalPairings::BelowAfterAttempt { has_full_next },
            [_, true, ..] => RivalPairings::BelowWithFewer,
            [_, _, true, _] => RivalPairings::Below,
            [.., true] => RivalPairings::Next,
            _ => RivalPairings::Own,
        };
        let (word, lower) = match among {
            RivalPairings::Own => ("bracket", None),
            RivalPairings::Next => ("next", Some(bracket.with_next(size))),
            _ => ("penultimate", Some(bracket.with_all_below(size))),
        };
        if word == "penultimate" && size.pairs() == 0 {
            return fault(format!("{word} {score}, C.13"), "the bracket has no pair");
        }
        let ahead = if among == RivalPairings::Next { mates.as_slice() } else { &[] };
        bracket.prove(lines, format!("{word} {score}"), [boards, ahead], (size, lower))?;
        let floats = |one: &usize| !bracket.is_paired(*one, boards);
        let floaters = bracket.members.iter().copied().filter(floats).collect();
        self.above = Some(ProvedBracket { bracket, size, among });
        Ok(Some(floaters))
    }

    /// C.12: proves that the bracket above keeps its pairing, or has the first one for this bracket, of which the boards or
    /// other pairs show that it can make all its pairs.
    fn check_above(
        &self,
        lines: &mut Lines<'_>,
        bracket: &ReplayedBracket<'_>,
        is_full: bool,
    ) -> Result<(), Fault> {
        let Some(ProvedBracket { bracket: above, size, among }) = &self.above else { return Ok(()) };
        let title = format!("below {}", shown(bracket.score()));
        let is_possible = match among {
            RivalPairings::Own | RivalPairings::BelowAfterAttempt { has_full_next: false } => true,
            RivalPairings::Next => is_full,
            RivalPairings::Below => bracket.is_lowest,
            // No pairing with as many pairs as the one given up lets the players below be paired.
            RivalPairings::BelowWithFewer | RivalPairings::BelowAfterAttempt { has_full_next: true } => {
                return Ok(());
            }
        };
        if !is_possible {
            return fault(format!("{title}, C.12"), "the bracket above is not paired for this one");
        }
        // Without floaters no other player can move down. That the boards or other pairs have all pairs proves nothing of
        // the floaters given up.
        let is_attempt = matches!(among, RivalPairings::BelowAfterAttempt { .. });
        if is_full && !is_attempt || bracket.moved == 0 {
            return Ok(());
        }
        above.with_next(*size).impossible(lines, title, "C.12")
    }

    /// C.13: proves that no pairing of a bracket lets all players below be paired. In each as many moved-down players as
    /// possible are paired, and at least one pair is made.
    fn joined(
        &self,
        lines: &mut Lines<'_>,
        bracket: &ReplayedBracket<'_>,
        shown_size: PairCounts,
    ) -> Result<(), Fault> {
        let title = format!("joined {}", shown(bracket.score()));
        if bracket.is_lowest || shown_size.pairs() == 0 {
            return fault(format!("{title}, C.13"), "no pair of the bracket is shown, or none is below");
        }
        let vertices = bracket.with_all_below(shown_size);
        if shown_size.moved > 0 {
            vertices.impossible(lines, title, "C.13")?;
            return lower_moved(lines, bracket, shown_size);
        }
        let (mates, meets) =
            (vertices.mates(&|one| self.boards[one])?, |one, other| vertices.meets(one, other));
        let mut candidates =
            Candidates::new(lines, title, (self.facts, mates.as_slice()), vertices.left(), &meets)?;
        candidates.count("C.13", &|one, other| bracket.floats(one, other).into())?;
        match bracket.all.iter().any(|&one| bracket.is_paired(one, self.boards)) {
            true => candidates.fault("C.13", "two of the bracket meet"),
            false => lower_moved(lines, bracket, shown_size),
        }
    }
}

/// N-8: proves that no more of the highest players can be paired as moved-down players.
fn lower_moved(lines: &mut Lines<'_>, bracket: &ReplayedBracket<'_>, size: PairCounts) -> Result<(), Fault> {
    if size.moved == size.most_moved {
        return Ok(());
    }
    let moved = size.moved + 1;
    let group = if bracket.is_lowest { bracket.all.len() / 2 - moved } else { 0 };
    bracket.none_of(lines, "N-8", PairCounts { moved, group, ..size })
}

/// A.7: returns the preferred colour with its strength: 1 mild, 2 strong, 3 absolute. In the edition of 1992 an absolute
/// one does not hold in the last round above half (M-3).
pub(super) fn preference(facts: &Facts, player: &Player) -> Option<(char, i64)> {
    let (colour, strength) = player.preference()?;
    let is_dropped = facts.system == System::Dutch1992 && player.is_topscorer && strength == 3;
    let without = if player.difference() == 0 { 1 } else { 2 };
    Some((colour, if is_dropped { without } else { strength }))
}

/// Section E: returns the place that has White; `one` comes first by score and number.
pub(super) fn white(facts: &Facts, one: usize, other: usize) -> usize {
    let [a, b] = [one, other].map(|place| &facts.players[place]);
    let give = |colour: char| if colour == 'w' { one } else { other };
    let [mine, theirs] = [a, b].map(|player| preference(facts, player));
    let (colour, both) = match (mine, theirs) {
        (None, None) => return give(if a.number % 2 == 1 { facts.initial } else { turned(facts.initial) }),
        (Some((mine, strength)), Some((theirs, other))) if mine == theirs => (mine, [strength, other]),
        (Some((mine, _)), _) => return give(mine),
        (None, Some((theirs, _))) => return give(turned(theirs)),
    };
    // N-24: of two absolute preferences that of a player without the lift.
    let weigh =
        |strength: i64, player: &Player| 2 * strength - i64::from(strength == 3 && player.is_topscorer);
    match weigh(both[0], a).cmp(&weigh(both[1], b)) {
        Ordering::Greater => give(colour),
        Ordering::Less => give(turned(colour)),
        Ordering::Equal => {
            let mut games = a.colours.iter().rev().zip(b.colours.iter().rev());
            give(games.find(|(mine, theirs)| mine != theirs).map_or(colour, |(&had, _)| turned(had)))
        }
    }
}

/// Adds the recorded floats (N-16), and true for a player above half in the last round (N-18, M-3).
pub(super) fn add_facts(player: &mut Player, records: &Records, round: usize) -> Result<(), Fault> {
    for (float, back) in player.floats.iter_mut().zip(1..=(round - 1).min(2)) {
        *float = records.noted_float(player.number, round - back)?;
    }
    let most = i64::try_from(round - 1).unwrap_or(0) * records.value('W');
    player.is_topscorer = round == records.rounds && 2 * records.own_score(player.number, round)? > most;
    Ok(())
}
