//! Colour preferences (1.7), and colours on board 1 (Article 4). The other boards follow the pattern of the event.

use super::{FIRST_TEAM, LAST_ROUND, NONE, PAIRING_SCORE, PREFERENCES, SECONDARY, TYPE_B};
use crate::format::{Due, Field, Pair, Reason, Seat, Strength, Value};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::{ColourHistory, latest_different};
use crate::swiss::general_2026::arrival_number;
use crate::tournament::Colour;
use std::cmp::Reverse;

/// Colour preference of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Preference {
    pub(super) side: Colour,
    /// True if strong. Only Type B has degrees.
    pub(super) is_strong: bool,
}

impl From<Preference> for Due {
    fn from(preference: Preference) -> Self {
        let strength = if preference.is_strong { Strength::Strong } else { Strength::Mild };
        Self { side: preference.side, strength: Some(strength) }
    }
}

/// Returns the colour preference of a team by the type set for the event (1.7.1, 1.7.2).
pub(super) fn preference(field: &Field, seat: Seat) -> Option<Preference> {
    if PREFERENCES.is(NONE, &field.options) {
        return None;
    }
    let history = ColourHistory::of(field.player(seat));
    let (last, difference) = (history.last()?, history.difference());
    let (is_last_round, by_degrees) = (field.is_last_round(), PREFERENCES.is(TYPE_B, &field.options));
    let twice = (history.run() > 1).then_some(last);
    let marked = match (difference, twice) {
        (..=-2, _) => Some(Colour::White),
        (2.., _) => Some(Colour::Black),
        // T-1
        (0, Some(_)) if by_degrees && is_last_round && LAST_ROUND.is(NONE, &field.options) => None,
        (..=0, Some(Colour::Black)) => Some(Colour::White),
        (0.., Some(Colour::White)) => Some(Colour::Black),
        // CD +1 after two Blacks, and its mirror (T-4).
        _ => None,
    };
    if !by_degrees {
        return marked.map(|side| Preference { side, is_strong: false });
    }
    let mild = || match difference {
        ..0 => Some(Colour::White),
        1.. => Some(Colour::Black),
        0 => (!is_last_round).then_some(last.other()),
    };
    let strong = marked.map(|side| Preference { side, is_strong: true });
    strong.or_else(|| mild().map(|side| Preference { side, is_strong: false }))
}

/// Returns the first-team of a pair (4.2): by the score of the standings (T-34) or, with the option, by the pairing
/// score; then by the secondary score if the event uses it for colours, then by number.
fn first_team(field: &Field, teams: [Seat; 2]) -> Seat {
    let order = |&seat: &Seat| {
        let team = field.player(seat);
        let score = match FIRST_TEAM.is(PAIRING_SCORE, &field.options) {
            true => field.pairing_score(seat),
            false => team.score(),
        };
        let secondary = if SECONDARY.is_on(&field.options) { team.secondary } else { Default::default() };
        (Reverse(score), Reverse(secondary), seat)
    };
    let [one, other] = teams;
    if order(&one) <= order(&other) { one } else { other }
}

/// The two teams of a pair, the first-team first.
struct Two {
    first: Seat,
    histories: [ColourHistory; 2],
    preferences: [Option<Preference>; 2],
    /// Their colours in the latest round in which these differed.
    latest: Option<[Colour; 2]>,
}

impl Two {
    fn of(field: &Field, [first, second]: [Seat; 2]) -> Self {
        let both = [first, second];
        Self {
            first,
            histories: both.map(|seat| ColourHistory::of(field.player(seat))),
            preferences: both.map(|seat| preference(field, seat)),
            latest: latest_different(field.player(first), field.player(second)),
        }
    }

    /// Returns the colour of the first-team, with the deciding article.
    fn decide(&self, field: &Field) -> (Colour, [&'static str; 2]) {
        let [mine, theirs] = &self.histories;
        let lower = |one: i32, other: i32| if one < other { Colour::White } else { Colour::Black };
        if let (None, None) = (mine.last(), theirs.last()) {
            let colour = colour_by_parity(field.initial_colour, arrival_number(field, self.first));
            return (colour, ["4.3.1", "team-initial"]);
        }
        match self.preferences {
            [Some(own), None] => return (own.side, ["4.3.2", "team-only-preference"]),
            [None, Some(other)] => return (other.side.other(), ["4.3.2", "team-only-preference"]),
            [Some(own), Some(other)] if own.side != other.side => {
                return (own.side, ["4.3.3", "team-both-preferences"]);
            }
            [Some(own), Some(other)] if own.is_strong != other.is_strong => {
                let colour = if own.is_strong { own.side } else { other.side.other() };
                return (colour, ["4.3.4", "team-strong-preference"]);
            }
            _ => {}
        }
        if mine.difference() != theirs.difference() {
            return (lower(mine.difference(), theirs.difference()), ["4.3.5", "team-difference"]);
        }
        match (self.latest, self.preferences[0], mine.last(), theirs.last()) {
            (Some([had, _]), ..) => (had.other(), ["4.3.6", "team-latest-difference"]),
            (None, Some(own), ..) => (own.side, ["4.3.7", "team-first-preference"]),
            (None, None, Some(last), _) => (last.other(), ["4.3.8", "team-alternate-first"]),
            (None, None, None, last) => {
                // The other team has played: else 4.3.1 would have decided.
                (last.unwrap_or(field.initial_colour), ["4.3.9", "team-alternate-other"])
            }
        }
    }
}

/// Allocates the colours of two teams who meet, and returns the deciding article (4.3).
pub(super) fn allocate(field: &Field, teams: [Seat; 2]) -> (Pair, Reason) {
    let first = first_team(field, teams);
    let second = if teams[0] == first { teams[1] } else { teams[0] };
    let (colour, [article, what]) = Two::of(field, [first, second]).decide(field);
    let pair = Pair::of([first, second], colour);
    let reason = Reason::new(article, what)
        .with("white", Value::player(pair.white))
        .with("black", Value::player(pair.black))
        .with("first", Value::player(first));
    if article != "4.3.1" {
        return (pair, reason);
    }
    let reason = reason.with("number", Value::count(arrival_number(field, first)));
    (pair, reason.with("initial", Value::Colour(field.initial_colour)))
}
