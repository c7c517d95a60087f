//! The players of one round as the rules see them (C.04.3 1), in order of score and pairing number.

use crate::format::Strength;
use crate::format::{Field, Float, RoundRecord, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::RecentFloats;
use crate::tournament::{Bye, Colour, Points};
use std::ops::Range;

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Participant {
    pub(super) seat: Seat,
    /// With virtual points.
    pub(super) score: Points,
    pub(super) history: ColourHistory,
    pub(super) preference: Option<Preference>,
    /// Over half of the points in the last round (1.8).
    pub(super) topscorer: bool,
    pub(super) floats: RecentFloats,
    /// May get the pairing-allocated bye (C2).
    pub(super) may_get_bye: bool,
    /// Rounds without a game (C9).
    pub(super) unplayed: u32,
    /// Places in the pool of those they may not meet by C1 or by order of the arbiter, ascending.
    pub(super) barred: Vec<usize>,
}

impl Participant {
    /// Returns the side of an absolute preference that C3 protects.
    pub(super) fn protected_side(&self) -> Option<Colour> {
        let preference = self.preference.filter(|p| p.strength == Strength::Absolute)?;
        (!self.topscorer).then_some(preference.side)
    }
}

/// Everybody to be paired, the highest ranked first (1.2), and the scoregroups among them.
#[derive(Clone, Debug)]
pub(super) struct Pool<'a> {
    pub(super) field: &'a Field,
    pub(super) players: Vec<Participant>,
    /// The scoregroups (1.3.1), the highest first.
    pub(super) groups: Vec<Range<usize>>,
    /// Most opponents that one player may not meet.
    pub(super) most_barred: usize,
    /// For each place: how many from there on have the commoner absolute preference.
    protected: Vec<usize>,
}

impl<'a> Pool<'a> {
    /// Reads the field.
    pub(super) fn new(field: &'a Field) -> Self {
        let mut seats: Vec<(Points, Seat)> =
            field.present().map(|seat| (field.pairing_score(seat), seat)).collect();
        seats.sort_by_key(|&(score, seat)| (std::cmp::Reverse(score), seat));
        let barred = field.barred(&seats.iter().map(|&(_, seat)| seat).collect::<Vec<_>>());
        let read = |((score, seat), barred)| participant(field, seat, score, barred);
        let players: Vec<Participant> = seats.into_iter().zip(barred).map(read).collect();
        let mut groups: Vec<Range<usize>> = Vec::new();
        for (index, player) in players.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if players[group.start].score == player.score => group.end = index + 1,
                _ => groups.push(index..index + 1),
            }
        }
        let most_barred = players.iter().map(|player| player.barred.len()).max().unwrap_or(0);
        let mut sides = [0, 0];
        let mut protected: Vec<usize> = players
            .iter()
            .rev()
            .map(|player| {
                match player.protected_side() {
                    Some(Colour::White) => sides[0] += 1,
                    Some(Colour::Black) => sides[1] += 1,
                    None => {}
                }
                sides[0].max(sides[1])
            })
            .collect();
        protected.reverse();
        Self { field, players, groups, most_barred, protected }
    }

    /// Returns how many from a place on have the commoner absolute preference: they may not meet each other.
    pub(super) fn protected_from(&self, place: usize) -> usize {
        self.protected.get(place).copied().unwrap_or(0)
    }

    /// Whether two players may meet: C1, the pairs that the arbiter has forbidden, and C3.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.players[one], &self.players[other]);
        let same_absolute = a.protected_side().is_some() && a.protected_side() == b.protected_side();
        one != other && !same_absolute && a.barred.binary_search(&other).is_err()
    }
}

fn participant(field: &Field, seat: Seat, score: Points, barred: Vec<usize>) -> Participant {
    let entrant = field.player(seat);
    let history = ColourHistory::of(entrant);
    let rounds = u32::try_from(entrant.record.len()).unwrap_or(u32::MAX);
    Participant {
        seat,
        score,
        history,
        preference: preference(&history),
        topscorer: is_topscorer(field, score),
        floats: recent_floats(field, seat),
        may_get_bye: may_get_bye(field, seat),
        unplayed: rounds.saturating_sub(history.games().into()),
        barred,
    }
}

/// Returns the colour preference (1.7): a difference above one decides before the last two games do.
pub(in crate::swiss) fn preference(history: &ColourHistory) -> Option<Preference> {
    let last = history.last()?;
    let difference = history.difference();
    let by_difference = if difference < 0 { Colour::White } else { Colour::Black };
    let (side, strength) = match difference.abs() {
        2.. => (by_difference, Strength::Absolute),
        _ if history.run() > 1 => (last.other(), Strength::Absolute),
        1 => (by_difference, Strength::Strong),
        _ => (last.other(), Strength::Mild),
    };
    Some(Preference { side, strength })
}

/// Whether a score is above half of what could be reached before the last round (1.8).
pub(super) fn is_topscorer(field: &Field, score: Points) -> bool {
    let played = i64::from(field.round.0) - 1;
    field.is_last_round() && 2 * i64::from(score.tenths()) > played * i64::from(field.points.win.tenths())
}

/// Returns the floats of the latest two rounds (1.4): a game against another score, the pairing-allocated bye,
/// and any other round that gave more than a loss without a game.
pub(super) fn recent_floats(field: &Field, seat: Seat) -> RecentFloats {
    let float = |round: &RoundRecord| match *round {
        RoundRecord::Played { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Forfeited { points, .. } | RoundRecord::Bye { points, .. } => {
            (points > field.points.loss).then_some(Float::Down)
        }
    };
    let mut latest = field.player(seat).record.iter().rev().map(float);
    RecentFloats { last: latest.next().flatten(), before: latest.next().flatten() }
}
