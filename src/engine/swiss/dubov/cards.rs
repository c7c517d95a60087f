//! The pairing cards of a round: the data of each player used by the two editions.

use super::aro::{Aro, aro, strength};
use crate::format::{Attendance, Entrant, Field, NoPairing, RoundRecord, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::roster;
use crate::tournament::{Colour, PairingNumber, Points, Rating};
use std::cmp::Reverse;

/// Interpretation of a player's record by an edition.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordReading {
    pub(super) due: fn(&ColourHistory) -> Option<Colour>,
    /// Returns true for White, and for Black, if they may have that colour at all.
    pub(super) limits: fn(&ColourHistory) -> [bool; 2],
    /// Returns true if they were taken up in a round, or upfloated.
    pub(super) is_upfloat: fn(&RoundRecord) -> bool,
}

impl RecordReading {
    /// Returns the number of times a player was taken up, and true if they were in the previous round.
    pub(super) fn upfloats(&self, player: &Entrant) -> (usize, bool) {
        let upfloats = player.record.iter().filter(|round| (self.is_upfloat)(round)).count();
        (upfloats, player.record.last().is_some_and(self.is_upfloat))
    }
}

/// Data specific to the two editions.
#[derive(Clone, Debug)]
pub(super) struct DubovData {
    pub(super) rating: Rating,
    pub(super) aro: Aro,
    /// Place in alphabetical order; unused in the later edition.
    pub(super) alphabetical: u16,
    pub(super) history: ColourHistory,
    /// Number of times they were taken up, or upfloated.
    pub(super) upfloats: usize,
    /// True if they did so in the previous round.
    pub(super) upfloated_last: bool,
}

pub(super) type DubovCard = roster::Card<DubovData>;

/// All players to be paired, in order of score and pairing number.
pub(super) type DubovRoster<'a> = roster::Roster<'a, DubovData>;

impl DubovCard {
    /// Returns true if they must have their due colour (2.6).
    pub(super) fn is_fixed(&self) -> bool {
        self.may_have != [true, true]
    }
}

/// Creates the roster; `alphabetical` are the places of all seats in alphabetical order, if needed.
///
/// # Errors
/// Returns [`NoPairing::TooFewPlayers`] for fewer than two players, and [`NoPairing::MissingRatings`] with the players
/// whose rating is missing: neither they nor their opponents can be placed (DD-3; 2026 1.1).
pub(super) fn roster<'a>(
    field: &'a Field,
    reading: RecordReading,
    alphabetical: &[u16],
) -> Result<DubovRoster<'a>, NoPairing> {
    let mut seats: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
    if seats.len() < 2 {
        return Err(NoPairing::TooFewPlayers { present: seats.len() });
    }
    seats.sort_unstable();
    let card = |(Reverse(score), seat): (Reverse<Points>, Seat)| {
        let place = alphabetical.get(seat.index()).copied().unwrap_or_default();
        card(field, seat, score, reading, place)
    };
    let cards = seats.into_iter().map(card).collect::<Option<Vec<DubovCard>>>();
    let cards = cards.ok_or_else(|| NoPairing::MissingRatings { players: unrated(field) })?;
    Ok(DubovRoster::new(field, cards))
}

/// Creates the card of one player; `None` if their rating or that of an opponent is missing.
fn card(
    field: &Field,
    seat: Seat,
    score: Points,
    reading: RecordReading,
    alphabetical: u16,
) -> Option<DubovCard> {
    let entrant = field.player(seat);
    let history = ColourHistory::of(entrant);
    let (upfloats, upfloated_last) = reading.upfloats(entrant);
    Some(DubovCard {
        seat,
        score,
        may_have: (reading.limits)(&history),
        due: (reading.due)(&history),
        may_get_bye: may_get_bye(field, seat),
        own: DubovData {
            rating: strength(entrant)?,
            aro: aro(field, entrant)?,
            alphabetical,
            history,
            upfloats,
            upfloated_last,
        },
    })
}

/// Returns the numbers of unrated players who are to be paired, or have been opponents of such players.
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
