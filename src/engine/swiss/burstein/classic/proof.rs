//! Proves a pairing (`docs/certificate.md`): the groups in the order of their turns, each with the floaters that the
//! following group refuses and its first attempt, or with the proof that it has none and is joined with another (6.6).

use super::explain;
use super::round::{self, NextGroup, Turn};
use crate::format::{
    BracketProof, Compared, Field, Pairing, Placed, Proof, ProofStep, RulePart, Seat, Unproved,
};
use crate::matching::{Graph, LargestMatching};
use crate::swiss::burstein::fold;
use crate::swiss::prover::{Proving, no_pairing, partners};
use crate::swiss::roster::Roster;
use crate::tournament::Points;

/// Article on groups that cannot be paired, and on floaters whom the following group refuses.
const JOINED: &str = "6.6";

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the group and the article of a better one.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = super::roster(field);
    let boards = partners(&roster, pairing)?;
    let taker = boards.iter().position(Option::is_none);
    let bye = taker.and_then(|_| super::bye(&roster));
    let failed = || Unproved::NoPairing(explain::no_pairing(&roster, bye));
    if taker.is_some() && bye.is_none() {
        return Err(failed());
    }
    if taker != bye {
        return Err(Unproved::OtherBye { rule: "4" });
    }
    let groups = roster.groups((0..roster.len()).filter(|&who| Some(who) != bye));
    let turns = round::turns(&roster, groups, false).ok_or_else(failed)?;
    let mut round = RoundProver { roster: &roster, boards: &boards, parts: Vec::new(), is_new: false };
    turns.iter().try_for_each(|turn| round.prove(turn))?;
    Ok(Proof { bye: Vec::new(), attempt: None, brackets: round.parts })
}

/// A round being proved; players are places in the roster.
struct RoundProver<'a> {
    roster: &'a Roster<'a>,
    /// Partners in the pairing.
    boards: &'a [Option<usize>],
    parts: Vec<BracketProof>,
    /// True if nothing shows yet that the group can be paired with its incoming floater.
    is_new: bool,
}

impl RoundProver<'_> {
    fn prove(&mut self, turn: &Turn) -> Result<(), Unproved> {
        let roster = self.roster;
        let mut members: Vec<usize> = turn.group.iter().copied().chain(turn.incoming).collect();
        members.sort_unstable();
        let odd = members.len() % 2;
        let mut graph = roster.graph_with_room(&members, odd);
        if let Some(next) = turn.next.as_ref().filter(|_| odd == 1) {
            let by_next = NextGroup::new(roster, next);
            let may_float = (0..members.len()).filter(|&index| turn.incoming != Some(members[index]));
            let (welcome, refused): (Vec<usize>, Vec<usize>) =
                may_float.partition(|&index| by_next.may_take(roster, members[index]));
            welcome.into_iter().for_each(|index| graph.join(index, members.len()));
            let refused: Vec<usize> = refused.into_iter().map(|index| members[index]).collect();
            self.prove_refused(next, &refused)?;
        }
        let part = match &turn.paired {
            Some(paired) if turn.is_undone => {
                let pairs = paired.pairs();
                let part = self.prove_attempt(&members, &pairs, graph, Compared::Attempt)?;
                BracketProof { pairs: self.seats(&pairs), ..part }
            }
            Some(_) => {
                let pairs = self.on_boards(&members, odd)?;
                self.prove_attempt(&members, &pairs, graph, Compared::Bracket)?
            }
            None => {
                let step = self.no_pairing(&members, graph)?;
                let witness = turn.incoming.filter(|_| self.is_new);
                let pairs = witness.map_or_else(Vec::new, |incoming| self.pairs_with(&members, incoming));
                let part = BracketProof::new(Compared::Joined, Points::ZERO, vec![step]);
                BracketProof { pairs: self.seats(&pairs), ..part }
            }
        };
        self.is_new = turn.paired.as_ref().is_some_and(|paired| paired.floater.is_some());
        let part = self.named(part, &turn.group);
        self.parts.push(part);
        Ok(())
    }

    /// Proves that the following group cannot be paired with any of these floaters: there is no pairing of its players
    /// with a vertex that may meet all whom one of the floaters may meet. If their number is even, one is left over.
    fn prove_refused(&mut self, next: &[usize], refused: &[usize]) -> Result<(), Unproved> {
        if refused.is_empty() {
            return Ok(());
        }
        let roster = self.roster;
        let floater = next.len();
        let mut graph = roster.graph_with_room(next, 2 - floater % 2);
        for (index, &who) in next.iter().enumerate() {
            if refused.iter().any(|&floater| roster.may_meet(floater, who)) {
                graph.join(index, floater);
            }
            if floater.is_multiple_of(2) {
                graph.join(index, floater + 1);
            }
        }
        let part = BracketProof::new(Compared::Next, Points::ZERO, vec![self.no_pairing(next, graph)?]);
        let part = BracketProof { refused: roster.seats(refused), ..part };
        let part = self.named(part, next);
        self.parts.push(part);
        Ok(())
    }

    fn no_pairing(&self, players: &[usize], graph: Graph) -> Result<ProofStep, Unproved> {
        let outs = [Placed::Out(1), Placed::Out(2)];
        no_pairing(self.roster, players, &outs, graph, JOINED).ok_or(Unproved::Incomplete)
    }

    /// Returns the pairs on the boards within a group of which all can be paired, or all but one.
    fn on_boards(&self, members: &[usize], odd: usize) -> Result<Vec<[usize; 2]>, Unproved> {
        let pair = |&one: &usize| {
            let other = self.boards[one].filter(|other| members.contains(other))?;
            (one < other).then_some([one, other])
        };
        let pairs: Vec<[usize; 2]> = members.iter().filter_map(pair).collect();
        if 2 * pairs.len() + odd == members.len() {
            return Ok(pairs);
        }
        let score = members.iter().map(|&who| self.roster.card(who).score).max().unwrap_or_default();
        Err(Unproved::NotBest { score, rule: JOINED })
    }

    /// Proves that the pairs are the first attempt: the fewest refused colours (6.5), then the order of the list.
    fn prove_attempt(
        &self,
        members: &[usize],
        pairs: &[[usize; 2]],
        graph: Graph,
        compared: Compared,
    ) -> Result<BracketProof, Unproved> {
        let (roster, count) = (self.roster, members.len());
        let mut partners = vec![None; roster.len()];
        for &[one, other] in pairs {
            (partners[one], partners[other]) = (Some(other), Some(one));
        }
        let score = members.iter().map(|&who| roster.card(who).score).max();
        let mut proving = Proving::new(roster, members, &partners, graph, score, Vec::new())?.with_outs();
        proving.count("6.5", RulePart::Whole, |one, other| {
            i64::from(other < count && roster.clash(members[one], members[other]))
        })?;
        fold::prove(&mut proving, count, ["6.1", "6.4"])?;
        Ok(proving.into_part(compared, Points::ZERO))
    }

    /// Returns a pairing of a group in which the incoming floater does not float.
    fn pairs_with(&self, members: &[usize], incoming: usize) -> Vec<[usize; 2]> {
        let (count, odd) = (members.len(), members.len() % 2);
        let mut graph = self.roster.graph_with_room(members, odd);
        let others = (0..count).filter(|&index| odd == 1 && members[index] != incoming);
        others.for_each(|index| graph.join(index, count));
        let matching = LargestMatching::of(graph);
        let pair = |one: usize| {
            let other = matching.mate(one).filter(|&other| one < other && other < count)?;
            Some([members[one], members[other]])
        };
        (0..count).filter_map(pair).collect()
    }

    fn seats(&self, pairs: &[[usize; 2]]) -> Vec<[Seat; 2]> {
        pairs.iter().map(|&pair| self.roster.seats_of(pair)).collect()
    }

    fn named(&self, part: BracketProof, group: &[usize]) -> BracketProof {
        let scores = || group.iter().map(|&who| self.roster.card(who).score);
        let score = scores().max().unwrap_or_default();
        BracketProof { score, lowest: scores().min().filter(|&lowest| lowest < score), ..part }
    }
}
