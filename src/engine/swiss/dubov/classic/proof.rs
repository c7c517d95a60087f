//! Proves a pairing (`docs/certificate.md`): the groups from the top down, each with the players taken up, the floaters
//! and the rows, then the rows undone in the end (DD-21).

use super::columns::ColourColumns;
use super::group::{MadePair, OpponentSearch, PairOrigin, leaving_order, may_be_taken_up};
use super::round::{DubovRound, PairedGroup, halves};
use crate::format::{BracketProof, Compared, Field, Pairing, Placed, Proof, RulePart, Seat, Unproved};
use crate::matching::{Graph, LargestMatching};
use crate::swiss::dubov::aro::Aro;
use crate::swiss::dubov::cards::DubovRoster;
use crate::swiss::prover::{Proving, no_pairing, partners};
use crate::tournament::{Points, Rating, RoundNo};
use std::cmp::Reverse;

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the first pair that differs with its article.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = super::roster(field).map_err(Unproved::NoPairing)?;
    let boards = partners(&roster, pairing)?;
    let round = super::paired(&roster).map_err(Unproved::NoPairing)?;
    if round.bye != boards.iter().position(Option::is_none) {
        return Err(Unproved::OtherBye { rule: "4" });
    }
    if let Some(made) = round.made.iter().find(|made| boards[made.pair[0]] != Some(made.pair[1])) {
        let score = highest(&roster, &made.pair);
        return Err(Unproved::NotBest { score, rule: article(made.way) });
    }
    let mut proofs = Proofs { roster: &roster, boards: &boards, parts: Vec::new() };
    if field.round == RoundNo(1) {
        let (columns, _) = halves(&roster);
        let members = [columns.white.as_slice(), &columns.black].concat();
        let rows: Vec<[usize; 2]> = round.made.iter().map(|made| made.pair).collect();
        let score = highest(&roster, &members);
        let part = proofs.rows(Compared::Bracket, score, (&members, &[]), &columns, &rows)?;
        proofs.parts.push(part);
    }
    round.stages.iter().try_for_each(|stage| proofs.group(stage))?;
    if let Some(joined) = &round.joined {
        proofs.undone(&round, joined)?;
    }
    Ok(Proof { bye: Vec::new(), attempt: None, brackets: proofs.parts })
}

/// Article on the rows.
const ROWS: &str = "6.3";

fn article(way: PairOrigin) -> &'static str {
    match way {
        PairOrigin::FirstRound => "5",
        PairOrigin::LeftOver => "8.2",
        PairOrigin::TakenUp => "7.1",
        PairOrigin::Across | PairOrigin::Inside => ROWS,
    }
}

fn highest(roster: &DubovRoster<'_>, players: &[usize]) -> Points {
    players.iter().map(|&who| roster.card(who).score).max().unwrap_or_default()
}

/// A round being proved; players are places in the roster.
struct Proofs<'a> {
    roster: &'a DubovRoster<'a>,
    /// Partners in the pairing.
    boards: &'a [Option<usize>],
    parts: Vec<BracketProof>,
}

impl Proofs<'_> {
    /// Proves a group: the players taken up for single players (7.1) and for an even number (7.2), the floaters and the
    /// rows.
    fn group(&mut self, stage: &PairedGroup) -> Result<(), Unproved> {
        let (roster, paired) = (self.roster, &stage.paired);
        let mut below = paired.below.clone();
        below.extend(paired.choices.iter().filter_map(|choice| choice.taken));
        below.sort_unstable();
        for choice in &paired.choices {
            let Some(stranded) = choice.stranded else { continue };
            let is_useful =
                |&other: &usize| may_be_taken_up(roster, other) && roster.may_meet(stranded, other);
            self.spare(&below, below.iter().copied().filter(is_useful).collect(), choice)?;
            below.retain(|&who| Some(who) != choice.taken);
        }
        let columns = &paired.columns;
        let mut members = [columns.white.as_slice(), &columns.black, &paired.over].concat();
        members.sort_unstable();
        members.retain(|&who| Some(who) != paired.joined);
        if members.len() % 2 == 1 && !below.is_empty() {
            self.even(stage, &members, &below)?;
        }
        members.extend(paired.joined);
        if members.is_empty() {
            return Ok(());
        }
        let rows = paired.made.iter().filter(|made| article(made.way) == ROWS);
        let rows: Vec<[usize; 2]> = rows.map(|made| made.pair).collect();
        let below = &paired.below;
        members.sort_by_cached_key(|&who| leaving_order(roster, below, who));
        let part = self.rows(Compared::Bracket, stage.score, (&members, &paired.over), columns, &rows)?;
        self.parts.push(part);
        Ok(())
    }

    /// Proves that a group of an odd number cannot be paired with any player from below but those of use: there is no
    /// pairing of the group with one who may meet whom any of the others may meet.
    fn even(&mut self, stage: &PairedGroup, members: &[usize], below: &[usize]) -> Result<(), Unproved> {
        let (roster, count) = (self.roster, members.len());
        let (number, open) = roster.left_over(members);
        let is_useful =
            |&other: &usize| number == 1 && open.iter().any(|place| roster.may_meet(other, members[place]));
        let allowed = below.iter().copied().filter(|&who| may_be_taken_up(roster, who));
        let (useful, refused): (Vec<usize>, Vec<usize>) = allowed.partition(is_useful);
        if !refused.is_empty() {
            let mut graph = roster.graph_with_room(members, 1);
            for (place, &who) in members.iter().enumerate() {
                if refused.iter().any(|&other| roster.may_meet(other, who)) {
                    graph.join(place, count);
                }
            }
            let step = no_pairing(roster, members, &[Placed::Out(1)], graph, "7.2");
            let steps = vec![step.ok_or(Unproved::Incomplete)?];
            let part = BracketProof::new(Compared::Next, stage.score, steps);
            self.parts.push(BracketProof { refused: roster.seats(&refused), ..part });
        }
        let choice = stage.paired.choices.iter().find(|choice| choice.stranded.is_none());
        choice.map_or(Ok(()), |choice| self.spare(below, useful, choice))
    }

    /// Proves a player taken up, if there are several of the due colour: one who can be spared below, or if none can, the
    /// first in order (7.2.b).
    fn spare(
        &mut self,
        below: &[usize],
        mut useful: Vec<usize>,
        choice: &OpponentSearch,
    ) -> Result<(), Unproved> {
        let (roster, count) = (self.roster, below.len());
        let is_due = |who: &usize| choice.colour.is_none() || roster.card(*who).due == choice.colour;
        if useful.iter().any(is_due) {
            useful.retain(is_due);
        }
        let Some(taken) = choice.taken.filter(|_| useful.len() > 1) else { return Ok(()) };
        useful.sort_by_key(|&who| black_order_by_aro(roster, who));
        let vertex = below.iter().position(|&who| who == taken).ok_or(Unproved::Incomplete)?;
        let mut graph = roster.graph(below);
        let is_spare = LargestMatching::of(graph.clone()).exposable().contains(vertex);
        if is_spare {
            let others: Vec<usize> = graph.neighbours(vertex).collect();
            others.into_iter().for_each(|other| graph.cut(vertex, other));
        }
        let matching = LargestMatching::of(graph);
        let mut partners = vec![None; roster.len()];
        let mut pairs = Vec::new();
        for (one, &who) in below.iter().enumerate() {
            partners[who] = matching.mate(one).map(|other| below[other]);
            pairs.extend(partners[who].filter(|&other| who < other).map(|other| [who, other]));
        }
        let score = highest(roster, below);
        let mut proving = self.with_outs(below, &partners, score)?;
        proving.count("7.2.b", RulePart::Whole, |one, other| i64::from(one < count && other >= count))?;
        let sooner = useful.iter().position(|&who| is_spare && who == taken).unwrap_or(useful.len());
        proving.none("7.2.b", vertex, |one, other| {
            other >= count && one < count && useful[..sooner].contains(&below[one])
        })?;
        let part = proving.into_part(Compared::Spare, score);
        let (taken, pairs) = (Some(roster.card(taken).seat), self.seats(&pairs));
        self.parts.push(BracketProof { taken, pairs, ..part });
        Ok(())
    }

    /// Starts the proof of a group, with one more vertex for each player without a partner.
    fn with_outs(
        &self,
        members: &[usize],
        partners: &[Option<usize>],
        score: Points,
    ) -> Result<Proving, Unproved> {
        let count = members.len();
        let over = members.iter().filter(|&&who| partners[who].is_none()).count();
        let mut graph: Graph = self.roster.graph_with_room(members, over);
        for out in count..count + over {
            (0..out).for_each(|vertex| graph.join(vertex, out));
        }
        let proving = Proving::new(self.roster, members, partners, graph, Some(score), Vec::new())?;
        Ok(proving.with_outs())
    }

    /// Proves the floaters `over`, the first possible ones of the members in their order of floating down, and the rows.
    fn rows(
        &self,
        compared: Compared,
        score: Points,
        (by_leaving, over): (&[usize], &[usize]),
        columns: &ColourColumns,
        rows: &[[usize; 2]],
    ) -> Result<BracketProof, Unproved> {
        let (roster, count) = (self.roster, by_leaving.len());
        let mut members = by_leaving.to_vec();
        members.sort_unstable();
        let mut partners = vec![None; roster.len()];
        for &[one, other] in rows {
            (partners[one], partners[other]) = (Some(other), Some(one));
        }
        let mut vertex_of = vec![count; roster.len()];
        (0..).zip(&members).for_each(|(vertex, &who)| vertex_of[who] = vertex);
        let mut proving = self.with_outs(&members, &partners, score)?;
        if !over.is_empty() {
            proving.count("6.4", RulePart::Whole, |one, other| i64::from(one < count && other >= count))?;
            let order = by_leaving.iter().map(|&who| vertex_of[who]);
            proving.choose_some("6.4", order, |_, mate| mate >= count)?;
        }
        let mut is_white = vec![false; proving.vertices()];
        columns.white.iter().for_each(|&who| is_white[vertex_of[who]] = true);
        proving.avoid(ROWS, |one, other| i64::from(other < count && is_white[one] == is_white[other]))?;
        let nodes = columns.white.iter().chain(&columns.black).map(|&who| vertex_of[who]);
        let nodes: Vec<usize> = nodes.collect();
        for (at, &one) in nodes.iter().enumerate() {
            let mate = proving.mate(one);
            if nodes[..at].contains(&mate) {
                continue;
            }
            let own = nodes.iter().skip(at + 1).filter(|&&other| is_white[one] && is_white[other]);
            let tried = nodes.iter().skip(columns.white.len().max(at + 1)).chain(own);
            let earlier: Vec<usize> = tried.copied().take_while(|&other| other != mate).collect();
            proving.choose_partner(ROWS, one, |other| earlier.contains(&other))?;
        }
        let undone = rows.iter().filter(|[one, other]| self.boards[*one] != Some(*other));
        let pairs = self.seats(&undone.copied().collect::<Vec<_>>());
        Ok(BracketProof { pairs, ..proving.into_part(compared, score) })
    }

    /// Proves that undoing one row less does not suffice (DD-21), and the rows made of the players then.
    fn undone(&mut self, round: &DubovRound, joined: &PairedGroup) -> Result<(), Unproved> {
        let roster = self.roster;
        let floaters = round.stages.last().map_or([].as_slice(), |stage| stage.paired.floaters.as_slice());
        let made: Vec<MadePair> = round.stages.iter().flat_map(|stage| stage.paired.made.clone()).collect();
        let number = (joined.players.len() - floaters.len()) / 2;
        if let Some(fewer) = number.checked_sub(1) {
            let last = made.iter().rev().take(fewer).flat_map(|made| made.pair);
            let mut players: Vec<usize> = floaters.iter().copied().chain(last).collect();
            players.sort_unstable();
            let step = no_pairing(roster, &players, &[], roster.graph(&players), "DD-21");
            let steps = vec![step.ok_or(Unproved::Incomplete)?];
            self.parts.push(BracketProof::new(Compared::Below, highest(roster, &players), steps));
        }
        let columns = &joined.paired.columns;
        let rows = columns.rows(roster).into_iter().flatten().map(|row| MadePair::from(row).pair);
        let (rows, players) = (rows.collect::<Vec<_>>(), &joined.players);
        let score = highest(roster, players);
        let part = self.rows(Compared::Collapsed, score, (players, &[]), columns, &rows)?;
        self.parts.push(part);
        Ok(())
    }

    fn seats(&self, pairs: &[[usize; 2]]) -> Vec<[Seat; 2]> {
        pairs.iter().map(|&pair| self.roster.seats_of(pair)).collect()
    }
}

/// Returns the order in which players are taken up: the highest rating, then the lowest ARO.
fn black_order_by_aro(roster: &DubovRoster<'_>, who: usize) -> (Reverse<Rating>, Aro, u16) {
    let own = &roster.card(who).own;
    (Reverse(own.rating), own.aro, own.alphabetical)
}
