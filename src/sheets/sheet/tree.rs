//! A bracket as a tree: every side of every match with its position, for renderers that draw it.

use super::data::{Tree, TreeLine, TreeRound};
use super::teams;
use crate::event::Event;
use hakem_engine::format::{BracketMatch, BracketRound, Holder};
use hakem_engine::pairing::{BracketView, MatchState, matches};
use hakem_engine::standings::Mark;
use hakem_engine::tournament::{GameResult, Participant, Points, RoundNo};
use std::collections::BTreeMap;

/// Builds the tree of a bracket; `title` returns the title of a round. The winner of a match holds its better
/// slot in the next round.
pub(super) fn of(event: Event, view: &BracketView, title: impl Fn(RoundNo) -> String) -> Tree {
    let mut positions = first_positions(&view.rounds);
    let mut rounds = Vec::new();
    let mut winners: Vec<(f32, Holder)> = Vec::new();
    for (number, round) in (view.first.0..).map(RoundNo).zip(&view.rounds) {
        let played = matches(event.snapshot, number);
        let (mut lines, mut next) = (Vec::new(), BTreeMap::new());
        winners.clear();
        for of in &round.matches {
            let [one, other] = of.slots.map(|slot| positions.get(&slot).copied().unwrap_or_default());
            let told = points(event, view, of, (number, &played)).unwrap_or_default();
            for ((at, holder), points) in [one, other].into_iter().zip(of.holders).zip(told) {
                let advances = matches!(holder, Holder::Player(_)) && holder == of.winner;
                let joins = (at == one).then_some(other);
                lines.push(TreeLine { at, name: side_name(event, view, holder), points, advances, joins });
            }
            let middle = f32::midpoint(one, other);
            next.insert(of.slots[0], middle);
            winners.push((middle, of.winner));
        }
        for &(slot, holder) in &round.through {
            let at = positions.get(&slot).copied().unwrap_or_default();
            let name = side_name(event, view, holder);
            lines.push(TreeLine { at, name, points: String::new(), advances: true, joins: None });
            next.insert(slot, at);
        }
        lines.sort_by(|one, other| one.at.total_cmp(&other.at));
        rounds.push(TreeRound { title: title(number), lines });
        positions = next;
    }
    let winner = |&(at, holder): &(f32, Holder)| {
        let name = side_name(event, view, holder);
        TreeLine { at, name, points: String::new(), advances: true, joins: None }
    };
    rounds.push(TreeRound { title: String::new(), lines: winners.iter().map(winner).collect() });
    Tree { rounds }
}

/// Returns the positions of the slots of the first round, from the top: both sides of a match are next to each other,
/// and so are the matches whose winners meet.
fn first_positions(rounds: &[BracketRound]) -> BTreeMap<u16, f32> {
    let Some(last) = rounds.last() else { return BTreeMap::new() };
    let mut order: Vec<u16> = last.matches.iter().map(|of| of.slots[0]).collect();
    order.extend(last.through.iter().map(|(slot, _)| *slot));
    for round in rounds.iter().rev() {
        let sides = |slot: u16| match round.matches.iter().find(|of| of.slots[0] == slot) {
            Some(of) => of.slots.to_vec(),
            None => vec![slot],
        };
        order = order.into_iter().flat_map(sides).collect();
    }
    order.into_iter().zip(0_u16..).map(|(slot, at)| (slot, f32::from(at))).collect()
}

/// Returns the name of the holder of a slot; empty while it is open.
fn side_name(event: Event, view: &BracketView, holder: Holder) -> String {
    match view.side(holder) {
        Some(Participant::Player(id)) => event.name(id),
        Some(Participant::Team(id)) => teams::name(event, id),
        None => String::new(),
    }
}

/// Returns the points of both sides, the better slot first; `None` before there are any. Two players of whom one did
/// not play have the marks of a forfeit.
pub(super) fn points(
    event: Event,
    view: &BracketView,
    of: &BracketMatch,
    (round, played): (RoundNo, &[MatchState]),
) -> Option<[String; 2]> {
    let sides = of.holders.map(|holder| view.side(holder));
    let told = |state: &MatchState| {
        let [one, other] = state.of.sides.map(Some);
        let forfeited = forfeited(event, round, state).map(|marks| marks.map(|mark| mark.to_string()));
        let [own, others] =
            forfeited.unwrap_or_else(|| state.points.map(|points| event.texts.points(points)));
        match sides {
            of if of == [one, other] => Some([own, others]),
            of if of == [other, one] => Some([others, own]),
            _ => None,
        }
    };
    played.iter().find_map(told)
}

/// Returns the marks of a match of two players all games of which were forfeited.
fn forfeited(event: Event, round: RoundNo, state: &MatchState) -> Option<[Mark; 2]> {
    let paired = event.snapshot.round(round).filter(|_| !state.of.is_of_teams())?;
    let results: Vec<GameResult> = state.of.boards.iter().filter_map(|&board| paired.result(board)).collect();
    let is_forfeited = !results.is_empty() && !results.iter().any(|result| result.is_played());
    let [one, other] = state.points;
    let mark = |own, others| if own > others { Mark::ForfeitWin } else { Mark::ForfeitLoss };
    // One forfeit each is a score.
    let is_score = one == other && one != Points::ZERO;
    (is_forfeited && !is_score).then(|| [mark(one, other), mark(other, one)])
}
