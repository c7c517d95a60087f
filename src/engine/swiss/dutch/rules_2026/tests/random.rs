//! Random fields of a few players, with everything that makes pairing hard.

use super::super::bracket::DutchBracket;
use super::super::completion::{ByeScore, bye_score};
use super::super::{Dutch2026, cards};
use crate::format::{Attendance, Field, Float, Format, RoundRecord, Seat, Trace};
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::test_rounds::{Dice, fresh};
use crate::tournament::{Bye, Colour, PointSystem, Points, RequestedBye};

/// Pairing of earlier rounds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Past {
    Rules,
    /// Random new opponents, colours by lot: colour trouble and odd floats.
    Lot,
}

/// Returns the field of a random seed; it need not be pairable.
pub(in crate::swiss::dutch) fn field(seed: u64, most: usize) -> Field {
    let mut dice = Dice(seed);
    let players = 3 + dice.roll(most - 2);
    let rounds = 2 + dice.roll(players.min(8));
    let round = 1 + dice.roll(rounds);
    let rounds = if dice.comes_up(40) { round } else { rounds };
    let points = match dice.roll(8) {
        0 => PointSystem { pairing_allocated_bye: Points::HALF, ..PointSystem::default() },
        1 => PointSystem { pairing_allocated_bye: Points::ZERO, ..PointSystem::default() },
        2 => PointSystem {
            win: Points::from_tenths(30),
            draw: Points::ONE,
            pairing_allocated_bye: Points::from_tenths(30),
            ..PointSystem::default()
        },
        3 => PointSystem { loss: Points::HALF, ..PointSystem::default() },
        _ => PointSystem::default(),
    };
    let past = if dice.comes_up(60) { Past::Rules } else { Past::Lot };
    let (absences, forfeits) = ([0, 8, 25][dice.roll(3)], [0, 10, 30][dice.roll(3)]);
    let draws = [10, 40, 90][dice.roll(3)];
    let accelerated = dice.comes_up(20);
    let initial = if dice.comes_up(50) { Colour::White } else { Colour::Black };
    let mut field = Field { points, ..fresh(players, u8::try_from(rounds).unwrap(), initial) };
    for _ in 1..round {
        prepare(&mut field, &mut dice, absences, accelerated);
        play(&mut field, &mut dice, past, forfeits, draws);
        field.round = field.round.next();
    }
    prepare(&mut field, &mut dice, absences, accelerated);
    if dice.comes_up(20) {
        for _ in 0..=dice.roll(4) {
            let (a, b) = (dice.roll(players), dice.roll(players));
            if a != b {
                let seats = [a.min(b), a.max(b)].map(|place| Seat(u16::try_from(place).unwrap()));
                field.forbidden.push(seats);
            }
        }
    }
    field
}

/// Pairs a field bracket by bracket; `see` receives each bracket before and after pairing, and its outcome.
pub(in super::super) fn with_each_bracket(
    field: &Field,
    mut see: impl FnMut(DutchBracket<'_>, &DutchBracket<'_>, BracketOutcome),
) {
    let roster = cards::roster(field);
    let Ok(bye) = bye_score(&roster) else { return };
    let mut bye = bye.map(ByeScore::Of);
    let (groups, mut floaters) = (roster.groups(0..roster.len()), Vec::new());
    for group in 0..groups.len() {
        let bracket = DutchBracket::new(&roster, &floaters, &groups[group..], bye);
        let mut paired = bracket.clone();
        let outcome = paired.pair().unwrap();
        bye = bye.filter(|_| outcome.bye.is_none());
        floaters.clone_from(&outcome.floaters);
        see(bracket, &paired, outcome);
    }
}

/// Returns a field with one or two clubs whose players may not meet each other.
pub(in crate::swiss::dutch) fn with_clubs(seed: u64, most: usize) -> Field {
    let mut field = field(seed, most);
    let mut dice = Dice(!seed);
    let players = field.players.len();
    let first = players / 4 + dice.roll(players / 3 + 1);
    let second = if dice.comes_up(50) { players - first } else { 0 };
    let is_mixed = dice.comes_up(50);
    let club = |place: usize| {
        let place = if is_mixed { place * 7 % players } else { place };
        match place {
            place if place < first => 1,
            place if place < first + second => 2,
            _ => 0,
        }
    };
    for other in 0..players {
        for one in (0..other).filter(|&one| club(one) > 0 && club(one) == club(other)) {
            let pair = [one, other].map(|place| Seat(u16::try_from(place).unwrap()));
            field.forbidden.push(pair);
        }
    }
    field
}

/// Draws absences and virtual points for the next round.
fn prepare(field: &mut Field, dice: &mut Dice, absences: usize, accelerated: bool) {
    let half = field.players.len() / 2;
    for (place, player) in field.players.iter_mut().enumerate() {
        player.attendance = if dice.comes_up(absences) { Attendance::Away } else { Attendance::Present };
        let virtual_points = if accelerated && place < half { Points::ONE } else { Points::ZERO };
        player.virtual_points = if field.round.0 > 3 { Points::ZERO } else { virtual_points };
    }
}

fn play(field: &mut Field, dice: &mut Dice, past: Past, forfeits: usize, draws: usize) {
    let paired = match past {
        Past::Rules => Dutch2026.pair(field, &mut Trace::silent()).ok().map(|pairing| {
            (pairing.boards.iter().map(|pair| (pair.white, pair.black)).collect::<Vec<_>>(), pairing.bye)
        }),
        Past::Lot => None,
    };
    let (boards, bye) = paired.unwrap_or_else(|| by_lot(field, dice));
    let points = field.points;
    let mut records: Vec<Option<RoundRecord>> = vec![None; field.players.len()];
    for (white, black) in boards {
        let scores = [white, black].map(|seat| field.pairing_score(seat));
        let floats = match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Less => [Some(Float::Up), Some(Float::Down)],
            std::cmp::Ordering::Equal => [None, None],
            std::cmp::Ordering::Greater => [Some(Float::Down), Some(Float::Up)],
        };
        let forfeit = dice.comes_up(forfeits);
        let result = match (dice.comes_up(draws), forfeit, dice.roll(5)) {
            (_, true, 0) => [points.absence; 2],
            (_, true, 1..3) => [points.win, points.absence],
            (_, true, _) => [points.absence, points.win],
            (true, ..) => [points.draw; 2],
            (false, false, 0..3) => [points.win, points.loss],
            (false, false, _) => [points.loss, points.win],
        };
        let sides = [(white, black, Colour::White), (black, white, Colour::Black)];
        for ((seat, opponent, colour), (points, float)) in
            sides.into_iter().zip(result.into_iter().zip(floats))
        {
            records[seat.index()] = Some(if forfeit {
                RoundRecord::Forfeited { opponent, colour, points, float }
            } else {
                RoundRecord::Played { opponent, colour, points, float }
            });
        }
    }
    if let Some(seat) = bye {
        let bye = Bye::PairingAllocated;
        records[seat.index()] = Some(RoundRecord::Bye { bye, points: points.of_bye(bye) });
    }
    for (player, round) in field.players.iter_mut().zip(records) {
        let kinds = [RequestedBye::ZeroPoint, RequestedBye::HalfPoint, RequestedBye::FullPoint];
        let bye = Bye::Requested(kinds[[0, 0, 0, 1, 1, 2][dice.roll(6)]]);
        player.record.push(round.unwrap_or(RoundRecord::Bye { bye, points: points.of_bye(bye) }));
    }
}

fn by_lot(field: &Field, dice: &mut Dice) -> (Vec<(Seat, Seat)>, Option<Seat>) {
    let mut seats: Vec<Seat> = field.present().collect();
    for place in (1..seats.len()).rev() {
        seats.swap(place, dice.roll(place + 1));
    }
    let (mut boards, mut left) = (Vec::new(), Vec::new());
    while let Some(one) = seats.pop() {
        match seats.iter().position(|&other| !field.have_met(one, other)) {
            Some(place) => boards.push((one, seats.remove(place))),
            None => left.push(one),
        }
    }
    (boards, left.pop())
}
