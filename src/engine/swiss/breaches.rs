//! What every text bars or advises against in a pair or a bye made by hand. A system names its own rule for each, and
//! adds what its text alone has.

use crate::format::{Breach, Field, Float, Pair, Reason, Seat, Value};
use crate::swiss::colours::ColourHistory;
use crate::tournament::{Colour, Points};

/// What the reasons given here are called, for the catalogues.
///
/// * `met-before`, `barred-pair` (by the arbiter), `same-absolute` (colour preference): `players`
/// * `colour-difference` (above two), `colour-three-times`, `against-due`: `player`, `colour` that they would get
/// * `unequal-scores`: `players`, `difference` in points
/// * `downfloat-again`, `upfloat-again`, `bye-again`: `player`
/// * `bye-score`: `player`, their `score`, and the `lowest` score of those who can have the bye
pub const REASONS: &[&str] = &[
    "met-before",
    "barred-pair",
    "same-absolute",
    "colour-difference",
    "colour-three-times",
    "against-due",
    "unequal-scores",
    "downfloat-again",
    "upfloat-again",
    "bye-again",
    "bye-score",
];

/// Most pairs that a refusal names.
const MOST_NAMED: usize = 6;

impl Breach {
    pub(super) fn absolute(reason: Reason) -> Self {
        Self { reason, absolute: true }
    }

    pub(super) fn warning(reason: Reason) -> Self {
        Self { reason, absolute: false }
    }
}

fn of_both(rule: &'static str, what: &'static str, pair: Pair) -> Reason {
    Reason::new(rule, what).with("players", Value::Players(vec![pair.white, pair.black]))
}

/// Players who have met, or whom the arbiter has barred from meeting: the rules on both.
pub(super) fn meeting(
    [met, by_arbiter]: [&'static str; 2],
    field: &Field,
    pair: Pair,
) -> impl Iterator<Item = Breach> {
    let met = field.have_met(pair.white, pair.black).then(|| of_both(met, "met-before", pair));
    met.into_iter().chain(barred(by_arbiter, field, pair)).map(Breach::absolute)
}

/// Players whom the arbiter has barred from meeting.
pub(super) fn barred(rule: &'static str, field: &Field, pair: Pair) -> Option<Reason> {
    let seats = [pair.white.min(pair.black), pair.white.max(pair.black)];
    field.forbidden.contains(&seats).then(|| of_both(rule, "barred-pair", pair))
}

/// Pairs with one of these players whom the arbiter has barred from meeting, as many as a refusal names.
pub(super) fn barred_pairs(rule: &'static str, field: &Field, players: &[Seat]) -> Vec<Reason> {
    let mut is_named = vec![false; field.players.len()];
    for seat in players {
        if let Some(named) = is_named.get_mut(seat.index()) {
            *named = true;
        }
    }
    let is_named = |seat: &Seat| is_named.get(seat.index()).copied().unwrap_or(false);
    let pairs = field.forbidden.iter().filter(|pair| pair.iter().any(is_named)).take(MOST_NAMED);
    pairs.map(|&[white, black]| of_both(rule, "barred-pair", Pair { white, black })).collect()
}

/// Players who may only have the same colour.
pub(super) fn same_absolute(rule: &'static str, pair: Pair) -> Breach {
    Breach::absolute(of_both(rule, "same-absolute", pair))
}

/// Beyond the limits of colours: the rule on the difference, and the one on three in a row.
pub(super) fn colour_limits(
    [difference, in_a_row]: [&'static str; 2],
    history: &ColourHistory,
    seat: Seat,
    colour: Colour,
) -> impl Iterator<Item = Reason> {
    let far =
        history.would_exceed_two(colour).then(|| of_colour(difference, "colour-difference", seat, colour));
    let third =
        history.would_be_third(colour).then(|| of_colour(in_a_row, "colour-three-times", seat, colour));
    far.into_iter().chain(third)
}

/// A colour that is not the one due.
pub(super) fn against_due(rule: &'static str, seat: Seat, colour: Colour) -> Breach {
    Breach::warning(of_colour(rule, "against-due", seat, colour))
}

fn of_colour(rule: &'static str, what: &'static str, seat: Seat, colour: Colour) -> Reason {
    Reason::new(rule, what).with("player", Value::player(seat)).with("colour", Value::Colour(colour))
}

/// Players of different scores, White's first.
pub(super) fn unequal_scores(rule: &'static str, pair: Pair, [white, black]: [Points; 2]) -> Option<Breach> {
    let difference = (white - black).max(black - white);
    let reason = || of_both(rule, "unequal-scores", pair).with("difference", Value::Points(difference));
    (white != black).then(|| Breach::warning(reason()))
}

/// A float that came too lately already.
pub(super) fn float_again(rule: &'static str, seat: Seat, float: Float) -> Breach {
    let what = match float {
        Float::Down => "downfloat-again",
        Float::Up => "upfloat-again",
    };
    Breach::warning(Reason::new(rule, what).with("player", Value::player(seat)))
}

/// A bye for a player who has had one, or points without playing.
pub(super) fn bye_again(rule: &'static str, seat: Seat) -> Breach {
    Breach::absolute(Reason::new(rule, "bye-again").with("player", Value::player(seat)))
}

/// A bye for a player with more points than another who can have it.
pub(super) fn bye_score(rule: &'static str, seat: Seat, [score, lowest]: [Points; 2]) -> Breach {
    let reason = Reason::new(rule, "bye-score").with("player", Value::player(seat));
    Breach::warning(reason.with("score", Value::Points(score)).with("lowest", Value::Points(lowest)))
}
