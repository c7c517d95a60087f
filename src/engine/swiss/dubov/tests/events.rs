//! Random events with everything that makes pairing hard.

use super::*;
use crate::swiss::test_rounds::{anybody, game, play};

pub(super) fn newcomer(number: usize, rating: i64) -> Entrant {
    Entrant {
        rating: Some(Rating::new(rating).unwrap()),
        name: format!("Player {number:03}"),
        ..test_rounds::newcomer(number)
    }
}

/// Plays a random event and calls `check` with the field of every round; it returns the pairing to be played, or `None`
/// if there is none. Returns the number of rounds.
pub(super) fn live(seed: u64, players: usize, mut check: impl FnMut(&Field) -> Option<Pairing>) -> usize {
    let mut dice = Dice(seed);
    let rounds = 2 + dice.roll(10);
    let spread = [1, 4, 40, 600][dice.roll(4)];
    let mut ratings: Vec<i64> = (0..players).map(|_| 1500 + dice.roll(spread) as i64).collect();
    ratings.sort_unstable_by_key(|&rating| std::cmp::Reverse(rating));
    let mut entrants: Vec<Entrant> =
        ratings.into_iter().zip(1..).map(|(rating, number)| newcomer(number, rating)).collect();
    for place in 1..players {
        let other = dice.roll(place + 1);
        let name = std::mem::take(&mut entrants[place].name);
        entrants[place].name = std::mem::replace(&mut entrants[other].name, name);
    }
    let initial = [Colour::White, Colour::Black][dice.roll(2)];
    let mut field = Field { players: entrants, ..fresh(0, u8::try_from(rounds).unwrap(), initial) };
    let trouble = [[0, 0, 0], [8, 10, 2], [25, 30, 10]][dice.roll(3)];
    let (draws, wild, accelerated) = ([10, 40, 90][dice.roll(3)], dice.comes_up(40), dice.comes_up(15));
    for round in 0..rounds {
        for (place, player) in field.players.iter_mut().enumerate() {
            let away = dice.comes_up(trouble[0]);
            player.attendance = if away { Attendance::Away } else { Attendance::Present };
            let extra = accelerated && round < rounds / 2 && place < players / 2;
            player.virtual_points = if extra { Points::ONE } else { Points::ZERO };
        }
        let later = |one: Seat| field.seats().skip(one.index() + 1).map(move |other| [one, other]);
        field.forbidden = field.seats().flat_map(later).filter(|_| dice.comes_up(trouble[2])).collect();
        if field.present().count() < 2 {
            return round;
        }
        let paired = check(&field);
        let Some(pairing) = (if wild { Some(anybody(&field, &mut dice)) } else { paired }) else {
            return round + 1;
        };
        let boards: Vec<_> =
            pairing.boards.into_iter().map(|pair| game(pair, &mut dice, trouble[1], draws)).collect();
        play(&mut field, &boards, pairing.bye);
        ask_for_byes(&mut field, &mut dice);
    }
    rounds
}

/// Gives absent players byes with points at random.
fn ask_for_byes(field: &mut Field, dice: &mut Dice) {
    let byes = [
        (RequestedBye::ZeroPoint, Points::ZERO),
        (RequestedBye::HalfPoint, Points::HALF),
        (RequestedBye::FullPoint, Points::ONE),
    ];
    for player in field.players.iter_mut().filter(|player| player.attendance == Attendance::Away) {
        let (asked, points) = byes[dice.roll(3)];
        if let Some(round) = player.record.last_mut() {
            *round = RoundRecord::Bye { bye: Bye::Requested(asked), points };
        }
    }
}
