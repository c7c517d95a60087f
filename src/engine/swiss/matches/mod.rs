//! The systems of FIDE whose rounds are matches: the Double-Swiss System (C.04.5), in which two players meet in two
//! games, and the Swiss Team System (C.04.6), in which two teams meet on several boards.
//!
//! A bracket receives upfloaters from below and has no downfloaters: of all sets of upfloaters it takes the first that
//! is best by the criteria (3.5), then of all best pairings of the bracket the one with the smallest identifier (3.6).
//! Both are found by matchings, so they are exact in brackets of any size. A participant is a place in a `Roster`, in
//! order of score and pairing number; it can be a player or a team.

mod criteria;
pub mod double_2026;
mod edition;
mod explain;
mod identifier;
pub mod olympiad_2022;
mod proof;
mod round;
pub mod team_2026;
#[cfg(test)]
mod tests;
mod upfloaters;
mod why_not;

use crate::format::{Field, Format, NoPairing, OptionFacts, OptionKind, Pairing, RoundRecord, Seat, Trace};
use crate::swiss::byes::{Incomplete, settled};
use crate::swiss::sort_boards;
use crate::tournament::Points;
use criteria::Upfloating;
use edition::MatchEdition;
use round::brackets;
use std::cmp::Reverse;
use upfloaters::Following;

/// The editions, the latest one first.
pub const EDITIONS: &[&dyn Format] =
    &[&double_2026::DoubleSwiss2026, &team_2026::TeamSwiss2026, &olympiad_2022::Olympiad2022];

/// Reading of C6: by the number of upfloaters that the following scoregroup will need, or only by whether they are more
/// than its parity requires (T-6).
const C6: OptionFacts =
    OptionFacts { key: "c6", kind: OptionKind::Choice { usual: "graded", among: &["graded", PARITY] } };

const PARITY: &str = "parity";

/// Returns the reading of C6 in an event.
fn following(field: &Field) -> Following {
    if C6.is(PARITY, &field.options) { Following::Parity } else { Following::Graded }
}

/// Participant data specific to these texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct MatchData {
    /// True if they floated in the previous round and the criteria consider it: not in the last round (C.04.5), or the
    /// last two (C.04.6, T-9).
    floated: bool,
    /// True if they have a strong colour preference, in texts with degrees of preference.
    strong: bool,
}

/// Returns true if a participant met another score in the previous round: only a match that was played makes a float
/// (T-8, DS-3).
fn floated_last(field: &Field, seat: Seat) -> bool {
    matches!(field.player(seat).record.last(), Some(RoundRecord::Played { float: Some(_), .. }))
}

/// Returns the lowest score of the participants who may have the bye.
fn lowest_for_bye(field: &Field, may_get_bye: fn(&Field, Seat) -> bool) -> Option<Points> {
    let able = field.present().filter(|&seat| may_get_bye(field, seat));
    able.map(|seat| field.pairing_score(seat)).min()
}

/// Returns all present participants, in order of score and pairing number (1.2), each with the card from `card`.
fn roster(field: &Field, card: fn(&Field, Seat) -> MatchCard) -> MatchRoster<'_> {
    let mut places: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
    places.sort_unstable();
    MatchRoster::new(field, places.into_iter().map(|(_, seat)| card(field, seat)).collect())
}

type MatchCard = super::roster::Card<MatchData>;
type MatchRoster<'a> = super::roster::Roster<'a, MatchData>;

/// Pairs a round by the criteria of an edition.
///
/// # Errors
/// Returns [`NoPairing`] if fewer than two participants are present, or not all can be paired (3.3.3).
fn pair<E: MatchEdition + Upfloating>(
    roster: &MatchRoster<'_>,
    trace: &mut Trace,
) -> Result<Pairing, NoPairing> {
    let (field, present) = (roster.field, roster.len());
    if present < 2 {
        return Err(NoPairing::TooFewPlayers { present });
    }
    let refused = |Incomplete| explain::REFUSAL.of(roster, &roster.everybody());
    let bye = settled(roster).map_err(refused)?;
    if let Some(who) = bye {
        explain::note_bye(roster, who, trace);
    }
    let mut boards = Vec::with_capacity(present / 2);
    brackets::<E>(roster, bye, following(field), |bracket, outcome| {
        if trace.is_recording() {
            explain::note_bracket(bracket, outcome, following(field), trace);
        }
        for &pair in &outcome.pairs {
            let (pair, reason) = E::allocate(field, roster.seats_of(pair));
            trace.note(&[pair.white, pair.black], || reason);
            boards.push(pair);
        }
    })
    .map_err(refused)?;
    sort_boards(field, &mut boards);
    Ok(Pairing::of(boards, bye.map(|who| roster.card(who).seat), Vec::new()))
}
