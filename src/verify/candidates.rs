//! The remaining candidate pairings, and the steps that reduce them: shared by all systems.

use super::form::{Lines, shown};
use super::report::Facts;
use super::{Fault, fault};
use std::num::NonZeroU8;

/// A place without a partner.
pub(super) const NONE: usize = usize::MAX;

/// Cost of an edge in a step, smaller place first.
pub(super) type Cost<'a> = &'a dyn Fn(usize, usize) -> i64;

/// The remaining candidates for a round, as edges of which a candidate has one at each place.
pub(super) struct Candidates<'a, 'l> {
    pub(super) facts: &'a Facts,
    /// The partner of each place on the boards. The bye is the place after the last player; in `dutch-2017` places after
    /// that leave players over, and may meet each other.
    pub(super) mates: &'a [usize],
    /// Places without a board in earlier brackets, including the bye at the end if it is not assigned yet.
    pub(super) left: Vec<usize>,
    pub(super) lines: &'a mut Lines<'l>,
    title: String,
    /// The pairs of the remaining candidates, smaller place first.
    edges: Vec<(usize, usize)>,
    /// Sets of places that each candidate leaves with exactly one pair to the outside.
    known: Vec<Vec<bool>>,
}

impl<'a, 'l> Candidates<'a, 'l> {
    /// Starts, after a line with its title, with all pairs that absolute rules allow; `meets` adds further
    /// restrictions.
    pub(super) fn new(
        lines: &'a mut Lines<'l>,
        title: String,
        (facts, mates): (&'a Facts, &'a [usize]),
        left: Vec<usize>,
        meets: &dyn Fn(usize, usize) -> bool,
    ) -> Result<Self, Fault> {
        lines.exactly(&title)?;
        let mut candidates = Self { facts, mates, left, lines, title, edges: Vec::new(), known: Vec::new() };
        for (at, &one) in candidates.left.iter().enumerate() {
            for &other in &candidates.left[at + 1..] {
                let is_legal = match facts.players.get(other) {
                    Some(_) => facts.may_meet(one, other) && meets(one, other),
                    None if other == facts.players.len() => facts.players[one].may_get_bye,
                    None => meets(one, other),
                };
                if is_legal {
                    candidates.edges.push((one, other));
                } else if mates[one] == other {
                    let names = [one, other].map(|place| facts.name(place));
                    return candidates
                        .fault("C1 to C3", format!("{} and {} may not meet", names[0], names[1]));
                }
            }
        }
        Ok(candidates)
    }

    pub(super) fn fault<T>(&self, step: &str, why: impl Into<String>) -> Result<T, Fault> {
        fault(format!("{}, {step}", self.title), why)
    }

    /// Proves, if `name` is given, that no player of lower cost can have the bye; removes edges to the bye of a
    /// different cost.
    pub(super) fn settle_bye(
        &mut self,
        name: Option<&str>,
        cost: &dyn Fn(usize) -> i64,
    ) -> Result<(), Fault> {
        let bye = self.facts.players.len();
        let Some(&taker) = self.mates.get(bye).filter(|_| self.left.last() == Some(&bye)) else {
            return Ok(());
        };
        if let Some(name) = name {
            self.count(name, &|one, other| if other == bye { cost(one) } else { 0 })?;
        }
        self.edges.retain(|&(one, other)| other != bye || cost(one) == cost(taker));
        Ok(())
    }

    /// Proves that the fewest of the places before `end` float, then the fewest of each of these scores in turn.
    pub(super) fn floats(&mut self, names: [&str; 2], end: usize, scores: &[i64]) -> Result<(), Fault> {
        let facts = self.facts;
        let floats = |one: usize, other: usize| one < end && other >= end;
        self.count(names[0], &|one, other| floats(one, other).into())?;
        scores.iter().try_for_each(|&score| {
            let of_score =
                |one: usize, other: usize| (floats(one, other) && facts.score(one) == score).into();
            self.count(&format!("{} at {}", names[1], shown(score)), &of_score)
        })
    }

    /// Proves that the fewest of the places from `end` on meet one before it, then the fewest of each of their scores,
    /// lowest first. Returns true if any does on the boards; if not, all candidates are equal by score.
    pub(super) fn upfloats(&mut self, names: [&str; 2], end: usize) -> Result<bool, Fault> {
        let (facts, mates) = (self.facts, self.mates);
        let floats_up = |one: usize, other: usize| one < end && other >= end;
        self.count(names[0], &|one, other| floats_up(one, other).into())?;
        if !self.left.iter().any(|&place| floats_up(place, mates[place])) {
            return Ok(false);
        }
        let below = self.left.iter().filter(|&&place| place >= end);
        let mut scores: Vec<i64> = below.map(|&place| facts.score(place)).collect();
        scores.dedup();
        for &score in scores.iter().rev() {
            let of_score =
                |one: usize, other: usize| (floats_up(one, other) && facts.score(other) == score).into();
            self.count(&format!("{} at {}", names[1], shown(score)), &of_score)?;
        }
        Ok(true)
    }

    /// Keeps only these edges, of which the boards have no others.
    pub(super) fn retain(&mut self, is_kept: &dyn Fn(usize, usize) -> bool) {
        self.edges.retain(|&(one, other)| is_kept(one, other));
    }

    /// Returns the remaining partners of a place, ascending.
    pub(super) fn partners(&self, one: usize) -> Vec<usize> {
        let edges = self.edges.iter().filter(|(a, b)| *a == one || *b == one);
        let mut partners: Vec<usize> = edges.map(|(a, b)| a + b - one).collect();
        partners.sort_unstable();
        partners
    }

    /// Removes the edges of a place that are not kept.
    pub(super) fn keep(&mut self, one: usize, is_kept: &dyn Fn(usize) -> bool) {
        self.edges.retain(|&(a, b)| a != one && b != one || is_kept(a + b - one));
    }

    /// Proves that as many of `players` are chosen in every remaining candidate as in the pairing; in their order each
    /// one that can be chosen is.
    pub(super) fn choose_some(
        &mut self,
        article: &str,
        players: &[usize],
        is_chosen: &dyn Fn(usize, usize) -> bool,
    ) -> Result<(), Fault> {
        let mut open = players.iter().filter(|&&one| is_chosen(one, self.mates[one])).count();
        let mut rest = players.iter();
        while open > 0
            && let Some(&one) = rest.next()
        {
            let is_mine = is_chosen(one, self.mates[one]);
            if !is_mine {
                self.none_better(article, one, &|mate| is_chosen(one, mate))?;
            }
            open -= usize::from(is_mine);
            self.keep(one, &|mate| is_chosen(one, mate) == is_mine);
        }
        let mut is_out = vec![false; self.mates.len()];
        rest.for_each(|&one| is_out[one] = true);
        self.edges.retain(|&(a, b)| !(is_out[a] && is_chosen(a, b) || is_out[b] && is_chosen(b, a)));
        Ok(())
    }

    /// Proves that no place ordered before the partner can be the partner; both places lose their other edges.
    pub(super) fn choose_partner(
        &mut self,
        article: &str,
        one: usize,
        is_before: &dyn Fn(usize) -> bool,
    ) -> Result<(), Fault> {
        let mate = self.mates[one];
        self.none_better(article, one, is_before)?;
        self.edges.retain(|&pair| {
            pair == (one.min(mate), one.max(mate))
                || ![pair.0, pair.1].iter().any(|end| [one, mate].contains(end))
        });
        Ok(())
    }

    /// Proves that no better place can be the partner of a place; takes no step if no edge leads to one.
    pub(super) fn none_better(
        &mut self,
        article: &str,
        one: usize,
        is_better: &dyn Fn(usize) -> bool,
    ) -> Result<(), Fault> {
        self.none(article, one, &|a, b| (a == one || b == one) && is_better(a + b - one))
    }

    /// Proves, as a step of a player, that no candidate has one of these edges; takes no step if none remains.
    pub(super) fn none(
        &mut self,
        article: &str,
        one: usize,
        is_one: &dyn Fn(usize, usize) -> bool,
    ) -> Result<(), Fault> {
        if !self.edges.iter().any(|&(a, b)| is_one(a, b)) {
            return Ok(());
        }
        let name = format!("{article} of {}", self.facts.players[one].number);
        self.count(&name, &|a, b| -i64::from(is_one(a, b)))
    }

    /// Returns true if the remaining candidates may have this pair.
    pub(super) fn may_have(&self, one: usize, other: usize) -> bool {
        self.edges.contains(&(one.min(other), one.max(other)))
    }

    /// Returns the partners in another candidate that is charged the same: those of the pairing, except where pairs are
    /// stated. `None` if the pairs are not those of such a candidate.
    pub(super) fn another(&self, stated: &[usize], cost: Cost<'_>) -> Option<Vec<usize>> {
        let mut mates = self.mates.to_vec();
        for (mate, &stated) in mates.iter_mut().zip(stated).filter(|(_, stated)| **stated != NONE) {
            *mate = stated;
        }
        let charge = |mates: &[usize]| self.left.iter().map(|&one| cost(one, mates[one])).sum::<i64>();
        let is_pair = |&one: &usize| mates[mates[one]] == one && self.may_have(one, mates[one]);
        let is_as_good = || self.left.iter().all(is_pair) && charge(&mates) == charge(self.mates);
        (mates == self.mates || is_as_good()).then_some(mates)
    }

    /// Removes the edges that are charged, if the pairing has none of them; else proves that no candidate is without.
    pub(super) fn avoid(&mut self, name: &str, cost: Cost<'_>) -> Result<(), Fault> {
        let is_charged = |&(one, other): &(usize, usize)| self.mates[one] == other && cost(one, other) > 0;
        match self.edges.iter().any(is_charged) {
            true => self.above_zero(name, cost),
            false => self.count(name, cost),
        }
    }

    /// Takes one step: proves that no remaining candidate costs less than the pairing, and removes those that cost
    /// more.
    pub(super) fn count(&mut self, name: &str, cost: Cost<'_>) -> Result<(), Fault> {
        let Some(stated) = self.lines.after(name) else {
            return self.fault(name, format!("line {}: the step is missing", self.lines.at + 1));
        };
        let costs: Vec<i128> = self.edges.iter().map(|&(one, other)| cost(one, other).into()).collect();
        let mine = self.edges.iter().zip(&costs).filter(|((one, other), _)| self.mates[*one] == *other);
        let value: i128 = mine.map(|(_, cost)| cost).sum();
        if stated != value.to_string() {
            return self.fault(name, format!("the pairing is charged {value}, not {stated}"));
        }
        let Some(duals) = self.duals(name)? else {
            if value != 0 || costs.iter().any(|&cost| cost < 0) {
                return self.fault(name, "nothing proves that no other pairing is charged less");
            }
            let mut costs = costs.into_iter();
            self.edges.retain(|_| costs.next() == Some(0));
            return Ok(());
        };
        let slack = self.slack(name, &duals, &costs, value)?;
        let mut slack = slack.into_iter();
        self.edges.retain(|_| slack.next() == Some(0));
        self.known.extend(duals.sets.into_iter().skip(duals.known).map(|(set, _)| set));
        Ok(())
    }

    /// Proves that the places left have no pairing at all: its edges would be charged nothing, but the duals come to
    /// more than zero.
    pub(super) fn impossible(&mut self, name: &str) -> Result<(), Fault> {
        self.above_zero(name, &|_, _| 0)
    }

    /// Proves that every remaining candidate is charged more than zero; removes no edges.
    pub(super) fn above_zero(&mut self, name: &str, cost: Cost<'_>) -> Result<(), Fault> {
        self.at_least(name, 1, cost)
    }

    /// Proves that every remaining candidate is charged no less than some value; removes no edges.
    pub(super) fn at_least(&mut self, name: &str, least: i64, cost: Cost<'_>) -> Result<(), Fault> {
        let Some(stated) = self.lines.after(name) else {
            return self.fault(name, format!("line {}: the step is missing", self.lines.at + 1));
        };
        let stated = i128::from(self.lines.parsed::<i64>(stated)?);
        let Some(duals) = self.duals(name)?.filter(|_| stated >= least.into()) else {
            return self.fault(name, "nothing proves that no pairing is possible");
        };
        let costs: Vec<i128> = self.edges.iter().map(|&(one, other)| cost(one, other).into()).collect();
        self.slack(name, &duals, &costs, stated).map(drop)
    }

    /// Returns the excess of the charge of each edge over its duals, after checking that none is negative and that the
    /// duals come to the value.
    fn slack(&self, name: &str, duals: &Duals, costs: &[i128], value: i128) -> Result<Vec<i128>, Fault> {
        let sum = duals.of.iter().chain(duals.sets.iter().map(|(_, dual)| dual)).sum::<i128>();
        if sum != duals.unit * value {
            return self.fault(name, format!("the duals come to {sum}, not {}", duals.unit * value));
        }
        let mut slack = Vec::new();
        for (&(one, other), cost) in self.edges.iter().zip(costs) {
            let left = duals.sets.iter().filter(|(set, _)| set[one] != set[other]).map(|(_, dual)| dual);
            slack.push(duals.unit * cost - duals.of[one] - duals.of[other] - left.sum::<i128>());
            if slack.last().is_some_and(|&slack| slack < 0) {
                let names = [one, other].map(|place| self.facts.name(place));
                return self.fault(
                    name,
                    format!("{} and {} have more duals than they are charged", names[0], names[1]),
                );
            }
        }
        Ok(slack)
    }

    fn duals(&mut self, name: &str) -> Result<Option<Duals>, Fault> {
        let begin = self.lines.at;
        let unit = if let Some(unit) = self.lines.after(" unit") {
            self.lines.parsed::<NonZeroU8>(unit)?.get().into()
        } else {
            1
        };
        let mut duals = Duals { unit, of: vec![0; self.mates.len()], sets: Vec::new(), known: 0 };
        for first in [" y", " k", " s"] {
            while let Some(line) = self.lines.after(first) {
                let (dual, rest) = line.split_once(' ').unwrap_or((line, ""));
                let dual = i128::from(self.lines.parsed::<i64>(dual)?);
                if first == " k" {
                    let set = self.known.get(self.lines.parsed::<usize>(rest)?.wrapping_sub(1));
                    let Some(set) = set else { return self.fault(name, "no set of this number was named") };
                    duals.sets.push((set.clone(), dual));
                    duals.known += 1;
                    continue;
                }
                let mut set = vec![false; self.mates.len()];
                for word in rest.split(' ') {
                    let bye = self.facts.players.len();
                    let place = match (word, word.strip_prefix("out")) {
                        ("bye", _) => Some(bye),
                        (_, Some(out)) => bye.checked_add(self.lines.parsed(out)?),
                        _ => self.facts.place_of.get(&self.lines.parsed::<usize>(word)?).copied(),
                    };
                    let Some(place) = place.filter(|place| self.left.contains(place) && !set[*place]) else {
                        return self.fault(name, format!("{word} is not left here, or is named twice"));
                    };
                    set[place] = true;
                    duals.of[place] += if first == " y" { dual } else { 0 };
                }
                if first == " s" {
                    if dual <= 0 || set.iter().filter(|is_in| **is_in).count() % 2 == 0 {
                        return self.fault(name, "a set is even, or its dual is not above zero");
                    }
                    duals.sets.push((set, dual));
                }
            }
        }
        Ok((self.lines.at > begin).then_some(duals))
    }
}

/// Proves that some places have no pairing.
pub(super) fn no_pairing(
    lines: &mut Lines<'_>,
    title: String,
    facts: &Facts,
    left: Vec<usize>,
    meets: &dyn Fn(usize, usize) -> bool,
    article: &str,
) -> Result<(), Fault> {
    let places = left.iter().max().map_or(0, |last| last + 1);
    let mates = vec![NONE; places.max(facts.players.len() + 3)];
    Candidates::new(lines, title, (facts, mates.as_slice()), left, meets)?.impossible(article)
}

/// Reads players with whom others cannot be paired, and proves it for all together: those cannot be paired if `out1` may
/// meet whom any of these may meet, and `out2` any player if their number is even, since one is left over then.
pub(super) fn refused(
    lines: &mut Lines<'_>,
    facts: &Facts,
    title: String,
    others: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    article: &str,
) -> Result<Vec<usize>, Fault> {
    let Some(numbers) = lines.after("refused") else { return Ok(Vec::new()) };
    let (refused, floater) = (lines.places(numbers, facts)?, facts.players.len() + 1);
    let left = others.iter().copied().chain(floater..=floater + 1 - others.len() % 2).collect();
    let meets = |one: usize, other: usize| match facts.players.get(other) {
        Some(_) => may_meet(one, other),
        None if other == floater => refused.iter().any(|&refused| may_meet(refused, one)),
        None => one < facts.players.len(),
    };
    no_pairing(lines, title, facts, left, &meets, article)?;
    Ok(refused)
}

/// Returns the partners of some places among themselves, and these places in order with one more for each of them that
/// has none.
pub(super) fn with_outs(
    facts: &Facts,
    places: &[usize],
    partner: &dyn Fn(usize) -> usize,
) -> (Vec<usize>, Vec<usize>) {
    let (mut mates, mut left) = (vec![NONE; facts.players.len() + 1], places.to_vec());
    left.sort_unstable();
    for one in left.clone() {
        mates[one] = partner(one);
        if !places.contains(&mates[one]) {
            mates[one] = mates.len();
            left.push(mates.len());
            mates.push(one);
        }
    }
    (mates, left)
}

/// Proves the bye if it is assigned before the brackets, by three articles: the lowest score, the most games, the last
/// in order. Returns all other places, and reads no line if the number is even.
pub(super) fn prove_bye(
    lines: &mut Lines<'_>,
    facts: &Facts,
    mates: &[usize],
    articles: [&str; 3],
) -> Result<Vec<usize>, Fault> {
    let bye = facts.players.len();
    let Some(&taker) = mates.get(bye) else { return Ok((0..bye).collect()) };
    let everybody: Vec<usize> = (0..=bye).collect();
    let mut candidates =
        Candidates::new(lines, "everybody".to_owned(), (facts, mates), everybody, &|_, _| true)?;
    let unplayed = |place: usize| facts.players.get(place).map_or(0, |player| player.unplayed);
    let ranked_below = |place: usize| i64::try_from(bye - 1 - facts.rank(place)).unwrap_or(0);
    candidates.settle_bye(Some(articles[0]), &|place| facts.score(place))?;
    candidates.settle_bye(Some(articles[1]), &unplayed)?;
    candidates.settle_bye(Some(articles[2]), &ranked_below)?;
    Ok((0..bye).filter(|&place| place != taker).collect())
}

/// Proves the bye if one article assigns it before the brackets, to the last in order. Returns all other places, and reads
/// no line if the number is even.
pub(super) fn prove_last_bye(
    lines: &mut Lines<'_>,
    facts: &Facts,
    mates: &[usize],
    article: &str,
    meets: &dyn Fn(usize, usize) -> bool,
) -> Result<Vec<usize>, Fault> {
    let bye = facts.players.len();
    let Some(&taker) = mates.get(bye) else { return Ok((0..bye).collect()) };
    let (title, all) = ("everybody".to_owned(), (0..=bye).collect());
    let mut everybody = Candidates::new(lines, title, (facts, mates), all, meets)?;
    everybody.settle_bye(Some(article), &|place| i64::try_from(bye - 1 - place).unwrap_or(0))?;
    Ok((0..bye).filter(|&place| place != taker).collect())
}

/// Dual values that sum to the cost of the pairing: of places, of known sets, and of further sets; `unit` of them make
/// one.
struct Duals {
    unit: i128,
    of: Vec<i128>,
    sets: Vec<(Vec<bool>, i128)>,
    known: usize,
}
