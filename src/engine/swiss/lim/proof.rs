//! Proves a pairing (`docs/certificate.md`): the groups in the order of work, each with the players who leave it, then the
//! opponents of its floaters and of the others.
//!
//! Each choice of the text is the first one that leaves a pairing: of the entire field in 2026, of the group in the
//! classic text. So it is proved by a matching, as the order of equal pairings is elsewhere.

use super::cards::{Cards, Half, PlayerIndex};
use super::exchange::due_colours;
use super::explain;
use super::floaters::{Floater, FloaterOpponents, LeavingReason, majority};
use super::group::{Direction, Members, opponents_in_order};
use super::round::{LimGroup, LimRound, pair_round};
use super::{Articles, LimEdition};
use crate::format::{
    BracketProof, Compared, Field, Pairing, Proof, ProofStep, RulePart, Seat, Stated, Unproved,
};
use crate::matching::{BitSet, Graph, LargestMatching, LeastMatching};
use crate::swiss::prover::{Proving, no_pairing, partners, signed};
use crate::tournament::{Colour, Points};
use std::cmp::Reverse;

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the group and the article of a better one.
pub(super) fn prove(edition: &LimEdition, field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let cards = &Cards::new(field, edition);
    let boards = &partners(&cards.roster, pairing)?;
    let failed = |_| Unproved::NoPairing(explain::no_pairing(edition, cards));
    let round = pair_round(edition, cards, false).map_err(failed)?;
    if boards.iter().position(Option::is_none) != round.bye {
        return Err(Unproved::OtherBye { rule: edition.articles.bye });
    }
    let bye = round.bye.map_or(Ok(Vec::new()), |_| prove_bye(edition, cards, boards))?;
    let unpaired = cards.roster.everybody().into_iter().filter(|&number| Some(number) != round.bye);
    let (unpaired, articles) = (unpaired.collect(), edition.articles);
    let mut work = LimProving { edition, articles, cards, boards, unpaired, parts: Vec::new() };
    let Some((median, halves)) = round.groups.split_last() else { return Err(Unproved::Incomplete) };
    // Downfloaters who are in the median group when the lower half reaches it.
    let mut in_median: Vec<PlayerIndex> = Vec::new();
    for (place, group) in halves.iter().enumerate() {
        work.check_boards(group)?;
        let following = halves.get(place + 1).filter(|next| next.half == group.half);
        let reserved: &[PlayerIndex] = if following.is_none() { &in_median } else { &[] };
        let part = work.parts.len();
        work.prove_floaters(group, following.unwrap_or(median), reserved)?;
        work.prove_pairs(group)?;
        work.state_undone(group, part);
        if following.is_none() {
            in_median = group.floaters.iter().map(|floater| floater.number).collect();
        }
    }
    work.check_boards(median)?;
    work.prove_undone(&round, median)?;
    work.prove_pairs(median)?;
    Ok(Proof { bye, attempt: None, brackets: work.parts })
}

/// Proves that without a player of a lower score, or a lower numbered one of this score, who may have the bye, the others
/// cannot be paired.
fn prove_bye(
    edition: &LimEdition,
    cards: &Cards,
    boards: &[Option<PlayerIndex>],
) -> Result<Vec<ProofStep>, Unproved> {
    let everybody = cards.roster.everybody();
    let bye = everybody.len();
    let mut ranks = vec![0; bye];
    let mut lowest_first = everybody.clone();
    lowest_first.sort_by_key(|&number| (cards.card(number).score, Reverse(number)));
    (0..).zip(lowest_first).for_each(|(rank, number)| ranks[number] = rank);
    let mut graph = cards.among_with_room(&everybody, 1);
    let allowed = everybody.iter().filter(|&&number| cards.card(number).may_get_bye);
    allowed.for_each(|&number| graph.join(number, bye));
    let mut proving = Proving::new(&cards.roster, &everybody, boards, graph, None, Vec::new())?;
    proving.settle_bye(edition.articles.bye, |number| ranks[number])?;
    Ok(proving.into_part(Compared::Bracket, Points::ZERO).steps)
}

/// A round being proved; players are places in the roster.
struct LimProving<'a> {
    edition: &'a LimEdition,
    articles: &'a Articles,
    cards: &'a Cards<'a>,
    /// Partners in the pairing.
    boards: &'a [Option<PlayerIndex>],
    /// Players without an opponent yet, ascending.
    unpaired: Vec<PlayerIndex>,
    parts: Vec<BracketProof>,
}

impl LimProving<'_> {
    /// Requires the pairs of a group on the boards.
    fn check_boards(&self, group: &LimGroup) -> Result<(), Unproved> {
        let differs = |&[one, other]: &[PlayerIndex; 2]| self.boards[one] != Some(other);
        let Some(pair) = group.standing().find(differs) else { return Ok(()) };
        let stays = |number: &PlayerIndex| {
            self.boards[*number].is_some_and(|mate| group.standing().any(|pair| pair.contains(&mate)))
        };
        let rule = match (pair.iter().all(stays), group.pairs.of_floaters.contains(&pair)) {
            (false, _) => self.articles.kinds,
            (true, true) => self.articles.meets,
            (true, false) => self.articles.exchange,
        };
        Err(Unproved::NotBest { score: group.score.unwrap_or_default(), rule })
    }

    /// Proves which players leave a group for the next one.
    fn prove_floaters(
        &mut self,
        group: &LimGroup,
        next: &LimGroup,
        reserved: &[PlayerIndex],
    ) -> Result<(), Unproved> {
        let (cards, residents) = (self.cards, &next.members.residents);
        let numbers: Vec<PlayerIndex> = group.floaters.iter().map(|floater| floater.number).collect();
        // The classic text has players without an opponent in the group leave first.
        let leaves_first =
            |floater: &&Floater| !self.edition.looks_ahead && floater.why == LeavingReason::Alone;
        let (first, others) = numbers.split_at(group.floaters.iter().take_while(leaves_first).count());
        let Some((_, before)) = others.split_last() else { return Ok(()) };
        let mut opponents = FloaterOpponents::new(cards, residents, reserved);
        first.iter().for_each(|&number| opponents.add(number));
        let mut stated = claims(cards, &[reserved, first, before].concat(), residents);
        let mut leaving = LeavingProof::new(self, group, first, others)?;
        for &floater in others {
            let witness = leaving.prove_next(self, floater, &opponents.free())?;
            stated.push(Stated::Floater(cards.card(floater).seat, witness));
            opponents.add(floater);
        }
        let score = group.score.unwrap_or_default();
        let part = leaving.proving.into_part(Compared::Floaters, score);
        self.parts.push(BracketProof { stated, ..part });
        Ok(())
    }

    /// Proves the pairs of a group: each floater, then each of the others in turn has the first possible opponent.
    fn prove_pairs(&mut self, group: &LimGroup) -> Result<(), Unproved> {
        let (cards, articles) = (self.cards, self.articles);
        let (mut members, mut partners) = (Vec::new(), vec![None; cards.len()]);
        for pair in group.pairs.all() {
            let [one, other] = pair;
            members.extend(pair);
            (partners[one], partners[other]) = (Some(other), Some(one));
        }
        members.sort_unstable();
        if members.is_empty() {
            return Ok(());
        }
        self.unpaired.retain(|number| members.binary_search(number).is_err());
        let score = group.score.unwrap_or_default();
        let graph = cards.among(&members);
        let mut proving = Proving::new(&cards.roster, &members, &partners, graph, Some(score), Vec::new())?;
        let vertex = |number: PlayerIndex| members.binary_search(&number).unwrap_or(0);
        let suits = |one: PlayerIndex, other: PlayerIndex| cards.card(one).suits(cards.card(other));
        let queue = group.members.queue(cards);
        for &[floater, opponent] in &group.pairs.of_floaters {
            let came_up = queue.contains(&(floater, Direction::Up));
            let order = |other: usize| {
                let other = members[other];
                let in_queue = queue.iter().position(|&(number, _)| number == other);
                let place = in_queue.unwrap_or(if came_up { cards.len() - other } else { other });
                (in_queue.is_some(), !suits(floater, other), place)
            };
            let mine = order(vertex(opponent));
            proving.choose_partner(articles.meets, vertex(floater), |other| order(other) < mine)?;
        }
        let mut left = group.pairs.rest.clone();
        if !self.edition.looks_ahead {
            let is_left: Vec<bool> = members.iter().map(|number| left.contains(number)).collect();
            proving.count(articles.exchange_colours, RulePart::Whole, |one, other| {
                i64::from(is_left[one] && !suits(members[one], members[other]))
            })?;
        }
        for &[first, opponent] in &group.pairs.of_others {
            let places: Vec<usize> = opponents_in_order(left.len()).collect();
            let order = |other: usize| {
                let other = members[other];
                let place = places.iter().position(|&place| left[place] == other);
                (self.edition.looks_ahead && !suits(first, other), place)
            };
            let mine = order(vertex(opponent));
            proving.choose_partner(articles.exchange, vertex(first), |other| order(other) < mine)?;
            left.retain(|&number| number != first && number != opponent);
        }
        let compared = if group.half == Half::Median { Compared::Median } else { Compared::Bracket };
        self.parts.push(proving.into_part(compared, score));
        Ok(())
    }

    /// Proves that the median group had no pairing before the last board was undone.
    fn prove_undone(&mut self, round: &LimRound, median: &LimGroup) -> Result<(), Unproved> {
        let Some(last) = round.undone.last() else { return Ok(()) };
        let mut left = median.members.all();
        left.retain(|number| !last.contains(number));
        let graph = self.cards.among(&left);
        let step = no_pairing(&self.cards.roster, &left, &[], graph, self.articles.deadlock);
        let step = step.ok_or(Unproved::Incomplete)?;
        self.parts.push(BracketProof::new(Compared::Undone(round.undone.len()), Points::ZERO, vec![step]));
        Ok(())
    }

    /// States the undone pairs of a group that do not meet again, in the first of its parts, which is the one of this
    /// number.
    fn state_undone(&mut self, group: &LimGroup, part: usize) {
        let meets_again = |pair: &&[PlayerIndex; 2]| self.boards[pair[0]] == Some(pair[1]);
        let pairs = group.taken_back.iter().filter(|pair| !meets_again(pair));
        let pairs = pairs.map(|&pair| self.cards.roster.seats_of(pair)).collect();
        if let Some(part) = self.parts.get_mut(part) {
            part.pairs = pairs;
        }
    }
}

/// Order in which players leave a group: their kind, whether they are due the colour that more are due, the number.
type LeavingOrder = ([bool; 3], bool, i64);

/// The choice of the players who leave a group, one after another.
struct LeavingProof<'a> {
    cards: &'a Cards<'a>,
    group: &'a LimGroup,
    looks_ahead: bool,
    /// Players of the vertices; further ones leave a player over.
    players: Vec<PlayerIndex>,
    /// True for the vertices of the group.
    is_member: Vec<bool>,
    /// Players who have not left it yet.
    staying: Vec<PlayerIndex>,
    /// Number of players who leave.
    count: usize,
    /// The colour that more players are due if a single one leaves (classic).
    only_one: Option<Colour>,
    proving: Proving,
}

impl<'a> LeavingProof<'a> {
    /// Proves that as few players leave as possible.
    fn new(
        work: &LimProving<'a>,
        group: &'a LimGroup,
        first: &[PlayerIndex],
        others: &[PlayerIndex],
    ) -> Result<Self, Unproved> {
        let (cards, looks_ahead) = (work.cards, work.edition.looks_ahead);
        let mut staying = group.members.all();
        staying.retain(|number| !first.contains(number));
        let players = if looks_ahead { work.unpaired.clone() } else { staying.clone() };
        let (proving, more) = match looks_ahead {
            true => {
                let graph = cards.among(&players);
                (Proving::new(&cards.roster, &players, work.boards, graph, group.score, Vec::new())?, 0)
            }
            false => {
                let mut partners = vec![None; cards.len()];
                for [one, other] in group.pairs.all() {
                    (partners[one], partners[other]) = (Some(other), Some(one));
                }
                let graph = with_outs(cards.among_with_room(&players, others.len()), players.len());
                let proving =
                    Proving::new(&cards.roster, &players, &partners, graph, group.score, Vec::new())?;
                (proving.with_outs(), others.len())
            }
        };
        let is_in = players.iter().map(|number| staying.binary_search(number).is_ok());
        let is_member: Vec<bool> = is_in.chain(std::iter::repeat_n(false, more)).collect();
        let colours = due_colours(cards, staying.iter().copied());
        let only_one = majority(colours).filter(|_| others.len() == 1);
        let count = others.len();
        let mut leaving =
            Self { cards, group, looks_ahead, players, is_member, staying, count, only_one, proving };
        let is_member = &leaving.is_member;
        leaving.proving.count(work.articles.alone, RulePart::Whole, |one, other| {
            i64::from(is_member[one] != is_member[other])
        })?;
        Ok(leaving)
    }

    /// Proves that a player is the next to leave; returns pairs of a pairing that shows their opponent in the next group.
    fn prove_next(
        &mut self,
        work: &LimProving<'_>,
        floater: PlayerIndex,
        free: &BitSet,
    ) -> Result<Vec<[Seat; 2]>, Unproved> {
        let on_boards = work.boards[floater].filter(|_| self.looks_ahead);
        let has_opponent = |mate: Option<PlayerIndex>| mate.is_some_and(|mate| free.contains(mate));
        let witness = match self.looks_ahead && !has_opponent(on_boards) {
            true => self.witness(floater, free),
            false => None,
        };
        let mate = witness.as_ref().and_then(|partners| partners[floater]).or(on_boards);
        let colour = match self.looks_ahead {
            true => majority(due_colours(self.cards, self.staying.iter().copied())),
            false => self.only_one,
        };
        let choice = LeavingChoice {
            cards: self.cards,
            group: self.group,
            looks_ahead: self.looks_ahead,
            free,
            colour,
        };
        let mine = choice.order(floater, mate);
        let (players, is_member) = (&self.players, &self.is_member);
        let is_staying: Vec<bool> =
            players.iter().map(|number| self.staying.binary_search(number).is_ok()).collect();
        let is_better = |one: usize, other: usize| {
            let (inside, outside) = if is_member[one] { (one, other) } else { (other, one) };
            is_member[one] != is_member[other]
                && is_staying[inside]
                && choice.order(players[inside], players.get(outside).copied()) < mine
        };
        let vertex = players.binary_search(&floater).map_err(|_| Unproved::Incomplete)?;
        self.proving.none(work.articles.kinds, vertex, is_better)?;
        self.proving.keep(vertex, |mate| !is_member[mate]);
        self.staying.retain(|&number| number != floater);
        let differs =
            |&(one, mate): &(PlayerIndex, PlayerIndex)| one < mate && work.boards[one] != Some(mate);
        let pairs = witness.into_iter().flatten().enumerate();
        let pairs = pairs.filter_map(|(one, mate)| Some((one, mate?))).filter(differs);
        Ok(pairs.map(|(one, mate)| self.cards.roster.seats_of([one, mate])).collect())
    }

    /// Returns the partners in a pairing, as good as the boards, in which a player meets a free resident of the next
    /// group.
    fn witness(&self, floater: PlayerIndex, free: &BitSet) -> Option<Vec<Option<PlayerIndex>>> {
        let players = &self.players;
        let mut graph = self.cards.among(players);
        for (vertex, number) in players.iter().enumerate().filter(|&(vertex, _)| self.is_member[vertex]) {
            // Players who have left the group meet players outside of it.
            let has_left = self.staying.binary_search(number).is_err();
            let is_kept = |&other: &usize| match *number == floater {
                true => free.contains(players[other]),
                false => !has_left || !self.is_member[other],
            };
            let lost: Vec<usize> = graph.neighbours(vertex).filter(|other| !is_kept(other)).collect();
            lost.into_iter().for_each(|other| graph.cut(vertex, other));
        }
        let is_member = &self.is_member;
        let crosses = |one: usize, other: usize| i64::from(is_member[one] != is_member[other]);
        let found = LeastMatching::along(&graph, crosses)?;
        let mut partners = vec![None; self.cards.len()];
        let pairs = (0..players.len()).map(|vertex| (players[vertex], players[found.mate(vertex)]));
        pairs.for_each(|(one, other)| partners[one] = Some(other));
        (found.weight() == signed(self.count)).then_some(partners)
    }
}

/// The choice of the next player who leaves a group.
struct LeavingChoice<'a> {
    cards: &'a Cards<'a>,
    group: &'a LimGroup,
    looks_ahead: bool,
    /// Residents of the next group who are free although floaters chosen before have opponents.
    free: &'a BitSet,
    /// The colour that more players are due.
    colour: Option<Colour>,
}

impl LeavingChoice<'_> {
    /// Returns the place in the order of a player who leaves, with the partner outside of the group in 2026.
    fn order(&self, number: PlayerIndex, mate: Option<PlayerIndex>) -> LeavingOrder {
        let Members { downs, ups, .. } = &self.group.members;
        let card = self.cards.card(number);
        let (came, floated) = (downs.contains(&number) || ups.contains(&number), card.own.floated);
        let kind = match self.looks_ahead {
            true => [came, floated, !mate.is_some_and(|mate| self.free.contains(mate))],
            false => [came, !self.free.meets(self.cards.compatible.row(number)), floated],
        };
        let is_due = self.colour.is_some() && card.due == self.colour;
        let place = signed(number);
        (kind, !is_due, if self.group.half == Half::Upper { -place } else { place })
    }
}

/// Joins the vertices after those of players, which leave players over, to all others.
fn with_outs(mut graph: Graph, players: usize) -> Graph {
    for out in players..graph.vertices() {
        (0..out).for_each(|other| graph.join(other, out));
    }
    graph
}

/// Returns opponents in the next group for as many floaters as possible, the first ones in order.
fn claims(cards: &Cards, floaters: &[PlayerIndex], residents: &[PlayerIndex]) -> Vec<Stated> {
    let matching = |floaters: &[PlayerIndex]| {
        let mut graph = Graph::new(floaters.len() + residents.len());
        for (one, &floater) in floaters.iter().enumerate() {
            let fitting =
                |&(_, &resident): &(usize, &PlayerIndex)| cards.compatible.joined(floater, resident);
            let others = (floaters.len()..).zip(residents).filter(fitting);
            others.for_each(|(other, _)| graph.join(one, other));
        }
        LargestMatching::of(graph)
    };
    let mut placed: Vec<PlayerIndex> = Vec::new();
    for &floater in floaters {
        placed.push(floater);
        if matching(&placed).exposed().count() > residents.len() - placed.len().min(residents.len()) {
            placed.pop();
        }
    }
    let found = matching(&placed);
    let claim = |(one, &floater): (usize, &PlayerIndex)| {
        let resident = *residents.get(found.mate(one)?.checked_sub(placed.len())?)?;
        Some(Stated::Claim(cards.roster.seats_of([floater, resident])))
    };
    placed.iter().enumerate().filter_map(claim).collect()
}
