//! The pairing cards of a round: what the two editions ask of every player.

use super::aro::{Aro, aro, strength};
use crate::format::{Attendance, Entrant, Field, NoPairing, RoundRecord, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster;
use crate::tournament::{Colour, PairingNumber, Points, Rating};
use std::cmp::Reverse;

/// What an edition reads from a player's record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// The colour that they should get.
    pub(super) due: fn(&ColourHistory) -> Option<Colour>,
    /// Whether they may have White, and Black, at all.
    pub(super) limits: fn(&ColourHistory) -> [bool; 2],
    /// Whether they were taken up in a round, or upfloated.
    pub(super) is_upfloat: fn(&RoundRecord) -> bool,
}

impl Reading {
    /// Returns how often a player was taken up, and whether they were in the round before.
    pub(super) fn upfloats(&self, player: &Entrant) -> (usize, bool) {
        let upfloats = player.record.iter().filter(|round| (self.is_upfloat)(round)).count();
        (upfloats, player.record.last().is_some_and(self.is_upfloat))
    }
}

/// What the two editions ask of a player besides.
#[derive(Clone, Debug)]
pub(super) struct Own {
    /// R.
    pub(super) rating: Rating,
    pub(super) aro: Aro,
    /// Place in alphabetical order; the later edition never asks for it.
    pub(super) alphabetical: u16,
    pub(super) history: ColourHistory,
    /// How often they were taken up, or upfloated.
    pub(super) upfloats: usize,
    /// They did so in the round before.
    pub(super) upfloated_last: bool,
}

pub(super) type Card = roster::Card<Own>;

/// Everybody to be paired, in order of score and pairing number.
pub(super) type Roster<'a> = roster::Roster<'a, Own>;

impl Card {
    /// Whether they must have the colour that they are due (2.6).
    pub(super) fn is_fixed(&self) -> bool {
        self.may_have != [true, true]
    }
}

/// Writes the cards; `alphabetical` are the places of all seats in alphabetical order, where they are asked for.
///
/// # Errors
/// Refuses fewer than two players, and names those whose rating is missing: neither they nor their
/// opponents can be placed (DD-3; 2026 1.1).
pub(super) fn roster<'a>(
    field: &'a Field,
    reading: Reading,
    alphabetical: &[u16],
) -> Result<Roster<'a>, NoPairing> {
    let mut seats: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
    if seats.len() < 2 {
        return Err(NoPairing::TooFewPlayers { present: seats.len() });
    }
    seats.sort_unstable();
    let card = |(Reverse(score), seat): (Reverse<Points>, Seat)| {
        let place = alphabetical.get(seat.index()).copied().unwrap_or_default();
        card(field, seat, score, reading, place)
    };
    let cards = seats.into_iter().map(card).collect::<Option<Vec<Card>>>();
    let cards = cards.ok_or_else(|| NoPairing::MissingRatings { players: unrated(field) })?;
    Ok(Roster::new(field, cards))
}

/// Writes the card of one player; `None` when their rating or that of an opponent is missing.
fn card(field: &Field, seat: Seat, score: Points, reading: Reading, alphabetical: u16) -> Option<Card> {
    let entrant = field.player(seat);
    let history = ColourHistory::of(entrant);
    let (upfloats, upfloated_last) = reading.upfloats(entrant);
    Some(Card {
        seat,
        score,
        may_have: (reading.limits)(&history),
        due: (reading.due)(&history),
        may_get_bye: may_get_bye(field, seat),
        own: Own {
            rating: strength(entrant)?,
            aro: aro(field, entrant)?,
            alphabetical,
            history,
            upfloats,
            upfloated_last,
        },
    })
}

/// Returns the numbers of those without a rating who are to be paired, or have been opponents of such.
fn unrated(field: &Field) -> Vec<PairingNumber> {
    let is_present = |player: &Entrant| player.attendance == Attendance::Present;
    let met = |seat: Seat| {
        field
            .players
            .iter()
            .any(|player| is_present(player) && player.games().any(|(opponent, _)| opponent == seat))
    };
    let counts = |&seat: &Seat| is_present(field.player(seat)) || met(seat);
    let unrated = field.seats().filter(|&seat| strength(field.player(seat)).is_none()).filter(counts);
    unrated.map(|seat| field.player(seat).number).collect()
}
