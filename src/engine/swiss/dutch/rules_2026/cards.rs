//! The pairing cards of a round: what C.04.3 1 asks of every player.

use crate::format::{Field, Float, RoundRecord, Seat};
use crate::matching::BitSet;
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::RecentFloats;
use crate::swiss::general_2026::{limits, preference};
use crate::swiss::roster;
use crate::tournament::{Bye, Points};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// What this edition asks of a player besides.
#[derive(Clone, Debug)]
pub(super) struct Own {
    pub(super) history: ColourHistory,
    pub(super) preference: Option<Preference>,
    /// Over half of the points in the last round (1.8).
    pub(super) topscorer: bool,
    pub(super) floats: RecentFloats,
    /// Rounds without a game (C9).
    pub(super) unplayed: u32,
    /// Players of one club may not meet each other, and no two of them are barred from others differently; 0 for those without.
    /// The rules know no clubs: this only tells apart whom the arbiter's bars make unlike.
    pub(super) club: usize,
}

pub(super) type Card = roster::Card<Own>;

/// Everybody to be paired, the highest ranked first (1.2).
pub(super) type Roster<'a> = roster::Roster<'a, Own>;

/// Writes the cards.
pub(super) fn roster(field: &Field) -> Roster<'_> {
    let mut seats: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
    seats.sort_unstable();
    let mut cards: Vec<Card> = seats.into_iter().map(|(_, seat)| card(field, seat)).collect();
    if !field.forbidden.is_empty() {
        let clubs = clubs(field);
        cards.iter_mut().for_each(|card| card.own.club = clubs[card.seat.index()]);
    }
    Roster::new(field, cards)
}

/// Returns the club of each seat, counted from 1, as far as the bars of the arbiter make any.
fn clubs(field: &Field) -> Vec<usize> {
    /// Fewer do not make numbers to reckon with.
    const LEAST: usize = 4;
    let mut barred = vec![BitSet::empty(field.players.len()); field.players.len()];
    barred.iter_mut().enumerate().for_each(|(seat, row)| row.insert(seat));
    for [one, other] in field.forbidden.iter().map(|pair| pair.map(Seat::index)) {
        barred[one].insert(other);
        barred[other].insert(one);
    }
    // Players for whom the same ones are barred, themselves among them, are barred from each other.
    let mut seats: FxHashMap<&[u64], Vec<usize>> = FxHashMap::default();
    barred.iter().enumerate().for_each(|(seat, row)| seats.entry(row.words()).or_default().push(seat));
    let mut clubs = vec![0; barred.len()];
    for (seat, row) in barred.iter().enumerate() {
        // The first of a club names it.
        clubs[seat] = seats.get(row.words()).filter(|club| club.len() >= LEAST).map_or(0, |club| club[0] + 1);
    }
    clubs
}

/// Writes the card of one player.
pub(super) fn card(field: &Field, seat: Seat) -> Card {
    let (entrant, score) = (field.player(seat), field.pairing_score(seat));
    let history = ColourHistory::of(entrant);
    let preference = preference(&history);
    let topscorer = is_topscorer(field, score);
    // C3: two players with the same absolute preference do not meet, unless one of them is a topscorer.
    let rounds = u32::try_from(entrant.record.len()).unwrap_or(u32::MAX);
    Card {
        seat,
        score,
        may_have: limits(preference.filter(|_| !topscorer)),
        due: preference.map(|preference| preference.side),
        may_get_bye: may_get_bye(field, seat),
        own: Own {
            history,
            preference,
            topscorer,
            floats: recent_floats(field, seat),
            unplayed: rounds.saturating_sub(history.games().into()),
            club: 0,
        },
    }
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
