//! The procedure (§6). `complete(set, level)` is not evaluated pair by pair: a perfect matching is maintained, and one
//! search in it finds all opponents with whom the rest can still be completed.

use super::colours;
use crate::format::{Field, RoundRecord, Seat};
use crate::matching::{BitSet, LargestMatching};
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster::{Card, Roster};
use crate::tournament::{Bye, Colour, Points};

/// The pairing of a round; players are places in the ranking.
#[derive(Clone, Debug)]
pub(super) struct BasicRound {
    /// The pairs, higher ranked player first, in the order of their creation.
    pub(super) pairs: Vec<[usize; 2]>,
    pub(super) bye: Option<usize>,
    /// Players ranked below the one with the bye who could not have it.
    pub(super) passed_for_bye: Vec<usize>,
    /// For each pair, the opponents who came first but would have left the rest without a pairing.
    pub(super) passed_over: Vec<Vec<usize>>,
    /// True if the absolute colour rules could not be kept in this round (level 1).
    pub(super) relaxed: bool,
}

/// Pairs the round; `None` if there is no legal pairing.
pub(super) fn pair(field: &Field, order: &[Seat]) -> Option<BasicRound> {
    [false, true].into_iter().find_map(|relaxed| at_level(field, order, relaxed))
}

/// Returns the players in ranking order; at level 1 any colour is possible.
pub(super) fn roster<'a>(field: &'a Field, order: &[Seat], relaxed: bool) -> Roster<'a> {
    Roster::new(field, order.iter().map(|&seat| card(field, seat, relaxed)).collect())
}

/// Creates the card of one player; at level 1 any colour is possible.
pub(super) fn card(field: &Field, seat: Seat, relaxed: bool) -> Card {
    let history = ColourHistory::of(field.player(seat));
    Card {
        seat,
        score: field.pairing_score(seat),
        may_have: [Colour::White, Colour::Black]
            .map(|colour| relaxed || colours::breaches(&history, colour) == 0),
        due: Some(colours::due(field, seat)),
        may_get_bye: !is_free(field, seat),
        own: (),
    }
}

/// Returns true if a player has scored points without playing, so that they get no bye (§5).
fn is_free(field: &Field, seat: Seat) -> bool {
    field.player(seat).earned().any(|(round, earned)| match round {
        RoundRecord::Played { .. } => false,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => earned > Points::ZERO,
    })
}

fn at_level(field: &Field, order: &[Seat], relaxed: bool) -> Option<BasicRound> {
    let roster = roster(field, order, relaxed);
    let everybody: Vec<usize> = (0..order.len()).collect();
    let mut matching = LargestMatching::new(roster.graph(&everybody));
    suggest_first_choices(&roster, &mut matching);
    let left_over = matching.complete();
    let odd = order.len() % 2;
    if left_over > odd {
        return None;
    }
    let mut bye = None;
    let mut passed_for_bye = Vec::new();
    if odd == 1 {
        let spare = matching.exposable();
        let may_have = |&who: &usize| spare.contains(who) && roster.card(who).may_get_bye;
        let lowest = everybody.iter().copied().rfind(may_have)?;
        passed_for_bye = (lowest + 1..order.len()).collect();
        bye = Some(lowest);
        let edges: Vec<(usize, usize)> =
            matching.graph().neighbours(lowest).map(|other| (lowest, other)).collect();
        matching.cut(&edges);
    }
    let (mut pairs, mut passed_over) = (Vec::new(), Vec::new());
    for player in everybody {
        if matching.mate(player).is_none_or(|mate| mate < player) {
            continue;
        }
        let (opponent, passed) = settle(&roster, &mut matching, player)?;
        pairs.push([player, opponent]);
        passed_over.push(passed);
    }
    Some(BasicRound { pairs, bye, passed_for_bye, passed_over, relaxed })
}

/// Starts from the pairs of first choice: usually nearly all of them stay.
fn suggest_first_choices(roster: &Roster<'_>, matching: &mut LargestMatching) {
    let mut open = BitSet::full(roster.len());
    for player in 0..roster.len() {
        if !open.contains(player) {
            continue;
        }
        open.remove(player);
        let mut candidates = open.clone();
        candidates.keep(matching.graph().row(player));
        if let Some(other) = first(roster, player, &candidates) {
            open.remove(other);
            matching.suggest(player, other);
        }
    }
}

/// Returns the first of the candidates: smallest difference of scores, then a different due colour, then the nearest in
/// the ranking.
fn first(roster: &Roster<'_>, player: usize, candidates: &BitSet) -> Option<usize> {
    let nearest = candidates.iter().next()?;
    let level = candidates.iter().take_while(|&other| roster.card(other).score == roster.card(nearest).score);
    level.into_iter().find(|&other| !roster.clash(player, other)).or(Some(nearest))
}

/// Pairs a player with the first candidate with whom the rest can be completed; returns that candidate and the earlier
/// ones.
fn settle(roster: &Roster<'_>, matching: &mut LargestMatching, player: usize) -> Option<(usize, Vec<usize>)> {
    let mut legal = BitSet::empty(roster.len());
    legal.unite(matching.graph().row(player));
    let wanted = first(roster, player, &legal)?;
    if matching.demand(player, wanted) {
        return Some((wanted, Vec::new()));
    }
    let opponent = first(roster, player, &matching.possible_partners(player))?;
    matching.demand(player, opponent);
    let mut passed = Vec::new();
    while let Some(other) = first(roster, player, &legal).filter(|&other| other != opponent) {
        legal.remove(other);
        passed.push(other);
    }
    Some((opponent, passed))
}
