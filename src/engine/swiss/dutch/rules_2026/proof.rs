//! Proves a pairing (`docs/certificate.md`): bracket by bracket, from the costs of all criteria to the order of Article
//! 4.
//!
//! The vertices are all players not paired above, and the bye; each downfloater is matched with their eventual opponent
//! below, who is optimal there.

use super::Dutch2026;
use super::bracket::DutchBracket;
use super::cards;
use super::completion::ByeScore;
use super::space::{Node, Scope, Space};
use crate::format::{Compared, Field, Pairing, Proof, RulePart, Unproved};
use crate::swiss::prover::{Proving, partners, signed};

/// Proves a pairing.
///
/// # Errors
/// Returns the first defect of the pairing, or the bracket and the criterion of a better one.
pub(super) fn prove(field: &Field, pairing: &Pairing) -> Result<Proof, Unproved> {
    let roster = cards::roster(field);
    let partners = partners(&roster, pairing)?;
    let taker = partners.iter().position(Option::is_none);
    let groups = roster.groups(0..roster.len());
    let (mut moved_down, mut bye) = (Vec::new(), taker.map(|who| ByeScore::Of(roster.card(who).score)));
    let mut brackets = Vec::new();
    for at in 0..groups.len() {
        let mut bracket = DutchBracket::new(&roster, &moved_down, &groups[at..], bye);
        let is_member = |who: &usize| bracket.members.contains(who);
        let floats = |who: &&usize| partners[**who].is_none_or(|other| !is_member(&other));
        let floaters: Vec<usize> = bracket.members.iter().filter(floats).copied().collect();
        bracket.gives_bye = taker.is_some_and(|taker| floaters == [taker]);
        bracket.looks_ahead = true;
        let space = Space::new(&bracket, Scope::All);
        let mut proving = begin(&space, &partners, at == 0)?;
        criteria(&mut proving, &space, floaters.len())?;
        order(&mut proving, &space, &ARTICLE_4)?;
        brackets.push(proving.into_part(Compared::Bracket, bracket.score()));
        bye = bye.filter(|_| !bracket.gives_bye);
        moved_down = floaters.into_iter().filter(|_| !bracket.gives_bye).collect();
    }
    Ok(Proof { bye: Vec::new(), attempt: None, brackets })
}

/// Starts with all legal pairings of the remaining players. The bye has the lowest score possible (C5); the first
/// bracket proves that.
fn begin(space: &Space<'_>, partners: &[Option<usize>], is_first: bool) -> Result<Proving, Unproved> {
    let (bracket, roster) = (space.bracket, space.bracket.roster);
    let players: Vec<usize> = (0..space.nodes.len()).map_while(|vertex| space.player(vertex)).collect();
    let has_bye = space.nodes.last() == Some(&Node::Bye);
    let mut graph = space.graph();
    if has_bye && is_first {
        let takers = (0..players.len()).filter(|&vertex| roster.card(players[vertex]).may_get_bye);
        takers.for_each(|vertex| graph.join(vertex, players.len()));
    }
    let members = space.members();
    let layers = vec![members, members + bracket.next.len()];
    let mut proving = Proving::new(roster, &players, partners, graph, Some(bracket.score()), layers)?;
    if has_bye && is_first {
        proving.settle_bye("C5", |vertex| roster.card(players[vertex]).score.tenths().into())?;
    }
    Ok(proving)
}

/// Proves C6 to C21.
fn criteria(proving: &mut Proving, space: &Space<'_>, floaters: usize) -> Result<(), Unproved> {
    let bracket = space.bracket;
    // Without floaters, or if the only one is the recipient of the bye, every candidate leads to the same round below.
    let leads_on = floaters > 0 && !bracket.gives_bye;
    let next = bracket.next.clone().next().map(|who| bracket.card(who).score);
    proving.criteria::<Dutch2026>(
        bracket,
        |criterion| {
            let of_moved_down = ["C15", "C17"].contains(&criterion.id);
            (criterion.ahead.is_none() || leads_on) && (!of_moved_down || bracket.moved_down > 0)
        },
        |one, other| space.step(one, other),
        |level| bracket.scores.get(level).copied().or(next),
    )
}

/// Articles of the order of equal pairings.
pub(in crate::swiss::dutch) struct OrderArticles {
    /// The set of moved-down players who are paired.
    pub(in crate::swiss::dutch) moved_down: &'static str,
    pub(in crate::swiss::dutch) partner: &'static str,
    /// Exchanges: their number, the sums of the numbers, who moves down, who moves up.
    pub(in crate::swiss::dutch) exchanges: [&'static str; 4],
}

const ARTICLE_4: OrderArticles =
    OrderArticles { moved_down: "4.4", partner: "4.2", exchanges: ["4.3.1", "4.3.2", "4.3.3", "4.3.4"] };

/// Proves the order of Article 4, or of another edition.
pub(in crate::swiss::dutch) fn order(
    proving: &mut Proving,
    space: &Space<'_>,
    by: &OrderArticles,
) -> Result<(), Unproved> {
    let (members, moved_down) = (space.members(), space.bracket.moved_down);
    // The number of paired moved-down players is fixed by C6 and C7.
    proving.choose_some(by.moved_down, 0..moved_down, |_, mate| mate < members)?;
    for one in 0..moved_down {
        if proving.mate(one) < members {
            choose_partner(proving, one, by)?;
        }
    }
    let remainder: Vec<usize> =
        (moved_down..members).filter(|&one| proving.mate(one) >= moved_down).collect();
    order_remainder(proving, &remainder, members, by)
}

/// Proves 4.3 and 4.2 for a homogeneous bracket or the remainder.
pub(in crate::swiss::dutch) fn order_remainder(
    proving: &mut Proving,
    players: &[usize],
    members: usize,
    by: &OrderArticles,
) -> Result<(), Unproved> {
    let is_upper = |vertex: usize, mate: usize| vertex < mate && mate < members;
    let upper: Vec<usize> = players.iter().copied().filter(|&one| is_upper(one, proving.mate(one))).collect();
    let pairs = upper.len();
    if pairs == 0 {
        return Ok(());
    }
    let (first, last) = players.split_at(pairs);
    let number = |vertex: usize| players.binary_search(&vertex).ok().map(|place| place + 1);
    // Cost of a vertex by its mate: nonzero if it changes sides, positive from S2, negative from S1.
    let moved = |vertex: usize, mate: usize| match number(vertex) {
        Some(number) if number <= pairs && !is_upper(vertex, mate) => -signed(number),
        Some(number) if number > pairs && is_upper(vertex, mate) => signed(number),
        _ => 0,
    };
    let [number_of, sums, down, up] = by.exchanges;
    proving.count(number_of, RulePart::Whole, |one, other| {
        moved(one, other).signum().abs() + moved(other, one).signum().abs()
    })?;
    proving.count(sums, RulePart::Whole, |one, other| moved(one, other) + moved(other, one))?;
    proving.choose_some(down, first.iter().rev().copied(), |one, mate| !is_upper(one, mate))?;
    proving.choose_some(up, last.iter().copied(), is_upper)?;
    upper.into_iter().try_for_each(|one| choose_partner(proving, one, by))
}

/// Proves 4.2: the partner of a player is the first possible one.
fn choose_partner(proving: &mut Proving, one: usize, by: &OrderArticles) -> Result<(), Unproved> {
    let mate = proving.mate(one);
    proving.choose_partner(by.partner, one, |other| other < mate)
}
