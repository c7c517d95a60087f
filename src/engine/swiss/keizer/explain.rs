//! Explanation of a pairing for the arbiter, and rules that a manual pair or bye breaks.

use super::colours;
use super::round::{self, KeizerRound};
use crate::format::{Breach, Field, NoPairing, Pair, Reason, Seat, Trace, Value};
use crate::matching::LargestMatching;
use crate::swiss::breaches::barred_pairs;
use crate::tournament::Colour;

/// The `what` of every reason of this system, with its values. `players` and the like are shown as pairing numbers.
///
/// About the two players of a board:
/// * `keizer-pair` (KZ-12): `player`, the higher placed, `opponent`, `place` and `other` place among those present
/// * `keizer-met` (KZ-12): `players` who are nearer and met the higher placed lately, each with the last round
/// * `keizer-colours` (KZ-13): `players` who are nearer, but the colours would exceed the limit
/// * `keizer-passed` (KZ-12): `players` who are nearer, but the others could then not be paired without more exceptions
/// * `keizer-again` (KZ-12): `round` of the last meeting
/// * `keizer-balance`, `keizer-reversed`, `keizer-lower` (KZ-13): no values
///
/// About one player:
/// * `keizer-bye` (KZ-11): `player`, `byes` had before
///
/// For the arbiter's information:
/// * `keizer-repeats` (KZ-12): `players` of the pairs that met too recently
/// * `keizer-exceeds` (KZ-13): `players` of the pairs whose colours exceed the limit; also about a board, and of a manual pair
///
/// Rules broken by a manual pair or bye:
/// * `keizer-too-soon` (KZ-12): `players`, `round`; `keizer-bye-order` (KZ-11): `player`, `byes`, `fewest`
///
/// No pairing:
/// * `keizer-cannot-all-be-paired` (KZ-12): `players` of whom some are left over however the others are paired
///
/// Why not:
/// * `keizer-has-bye` (KZ-11): `player`; `keizer-more-exceptions` (KZ-12): `best`, `forced`
/// * `keizer-nearer` (KZ-12): `player`, `opponent` and the farther `other`
pub const REASONS: &[&str] = &[
    "keizer-pair",
    "keizer-met",
    "keizer-colours",
    "keizer-passed",
    "keizer-again",
    "keizer-balance",
    "keizer-reversed",
    "keizer-lower",
    "keizer-bye",
    "keizer-repeats",
    "keizer-exceeds",
    "keizer-too-soon",
    "keizer-bye-order",
    "keizer-cannot-all-be-paired",
    "keizer-has-bye",
    "keizer-more-exceptions",
    "keizer-nearer",
];

fn last_meeting(field: &Field, pair: [Seat; 2]) -> i64 {
    colours::meetings(field, pair).last().copied().map_or(0, i64::from)
}

pub(super) fn note(field: &Field, pool: &[Seat], round: &KeizerRound, trace: &mut Trace) {
    let place =
        |seat: Seat| Value::count(pool.iter().position(|&other| other == seat).map_or(0, |at| at + 1));
    for (&pair, passed) in round.pairs.iter().zip(&round.passed) {
        let [player, opponent] = pair;
        let of_player = |what| Reason::new("KZ-12", what).with("player", Value::player(player));
        trace.note(&pair, || {
            let reason = of_player("keizer-pair").with("opponent", Value::player(opponent));
            reason.with("place", place(player)).with("other", place(opponent))
        });
        let (met, others): (Vec<Seat>, Vec<Seat>) =
            passed.iter().partition(|&&other| round::is_repeat(field, [player, other]));
        if !met.is_empty() {
            let rounds = || met.iter().map(|&other| (other, last_meeting(field, [player, other]))).collect();
            let figures = || Value::Figures { players: rounds(), decimals: 0 };
            trace.note(&pair, || of_player("keizer-met").with("players", figures()));
        }
        let (colours, others): (Vec<Seat>, Vec<Seat>) =
            others.into_iter().partition(|&other| exceeds(field, [player, other]));
        if !colours.is_empty() {
            let reason = || Reason::new("KZ-13", "keizer-colours").with("player", Value::player(player));
            trace.note(&pair, || reason().with("players", Value::Players(colours.clone())));
        }
        if !others.is_empty() {
            trace.note(&pair, || of_player("keizer-passed").with("players", Value::Players(others.clone())));
        }
        if round::is_repeat(field, pair) {
            let last = || Value::Number(last_meeting(field, pair));
            trace.note(&pair, || Reason::new("KZ-12", "keizer-again").with("round", last()));
        }
        if exceeds(field, pair) {
            trace.note(&pair, || of_exceeded(pair.to_vec()));
        }
        trace.note(&pair, || colours::allocate(field, pair).1);
    }
    if let Some(bye) = round.bye {
        let byes = || Value::count(round::byes(field, bye));
        let reason =
            || Reason::new("KZ-11", "keizer-bye").with("player", Value::player(bye)).with("byes", byes());
        trace.note(&[bye], reason);
    }
}

/// Returns true if the colours of two players, the higher placed first, exceed the limit.
fn exceeds(field: &Field, pair: [Seat; 2]) -> bool {
    colours::exceeds(field, colours::allocate(field, pair).0)
}

fn of_exceeded(players: Vec<Seat>) -> Reason {
    Reason::new("KZ-13", "keizer-exceeds").with("players", Value::Players(players))
}

/// Returns the reasons that name the pairs that meet too soon, and those whose colours exceed the limit.
pub(super) fn exceptions(field: &Field, pairs: &[[Seat; 2]]) -> Vec<Reason> {
    let players = |is_exception: fn(&Field, [Seat; 2]) -> bool| -> Option<Vec<Seat>> {
        let found: Vec<Seat> =
            pairs.iter().filter(|&&pair| is_exception(field, pair)).flatten().copied().collect();
        (!found.is_empty()).then_some(found)
    };
    let again = players(round::is_repeat)
        .map(|players| Reason::new("KZ-12", "keizer-repeats").with("players", Value::Players(players)));
    again.into_iter().chain(players(exceeds).map(of_exceeded)).collect()
}

/// Lists the rules that a pair breaks: an absolute one if the arbiter forbids it, advice if the two met too recently or have a colour
/// against their balance.
pub(super) fn breaches(field: &Field, pair: Pair) -> Vec<Breach> {
    let players = [pair.white, pair.black];
    let of_both = |what| Reason::new("KZ-12", what).with("players", Value::Players(players.to_vec()));
    let is_barred = field.forbidden.iter().any(|pair| pair.iter().all(|seat| players.contains(seat)));
    let barred = is_barred.then(|| Breach { reason: of_both("barred-pair"), absolute: true });
    let again = round::is_repeat(field, players).then(|| {
        let round = Value::Number(last_meeting(field, players));
        Breach { reason: of_both("keizer-too-soon").with("round", round), absolute: false }
    });
    let exceeded = colours::exceeds(field, pair)
        .then(|| Breach { reason: of_exceeded(players.to_vec()), absolute: false });
    let sides = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    let against =
        sides.into_iter().filter(|&(seat, colour)| colours::due(field, seat) == Some(colour.other()));
    let against = against.map(|(seat, colour)| {
        let reason = Reason::new("KZ-13", "against-due").with("player", Value::player(seat));
        Breach { reason: reason.with("colour", Value::Colour(colour)), absolute: false }
    });
    barred.into_iter().chain(again).chain(exceeded).chain(against).collect()
}

/// Lists the rules that the bye for a player breaks: advice if others have had fewer.
pub(super) fn bye_breaches(field: &Field, seat: Seat) -> Vec<Breach> {
    let fewest = field.present().map(|other| round::byes(field, other)).min().unwrap_or(0);
    let byes = round::byes(field, seat);
    let reason = || {
        let reason = Reason::new("KZ-11", "keizer-bye-order").with("player", Value::player(seat));
        reason.with("byes", Value::count(byes)).with("fewest", Value::count(fewest))
    };
    (byes > fewest).then(|| Breach { reason: reason(), absolute: false }).into_iter().collect()
}

/// Returns the refusal of a round in which the arbiter forbids too many pairs.
pub(super) fn no_pairing(field: &Field, pool: &[Seat]) -> NoPairing {
    let left: Vec<Seat> = {
        let places = LargestMatching::of(round::possible(field, pool)).exposable();
        places.iter().map(|place| pool[place]).collect()
    };
    let mut because = barred_pairs("KZ-12", field, &left);
    because.push(
        Reason::new("KZ-12", "keizer-cannot-all-be-paired").with("players", Value::Players(left.clone())),
    );
    NoPairing::NoLegalPairing {
        players: left.iter().map(|&seat| field.player(seat).number).collect(),
        because,
    }
}
