//! Events for tests: the records left by a round, and random rounds with everything that makes pairing hard.

use super::*;
use crate::format::LegField;

pub(super) fn newcomer(number: usize, rating: i64) -> Entrant {
    Entrant {
        rating: Some(Rating::new(rating).unwrap()),
        name: format!("Player {number:03}"),
        ..test_rounds::newcomer(number)
    }
}

pub(super) fn fresh(players: Vec<Entrant>, round: RoundNo, rounds: RoundNo, initial_colour: Colour) -> Field {
    Field {
        round,
        rounds,
        initial_colour,
        alphabet: Language::Turkish,
        points: PointSystem::default(),
        options: crate::tournament::Options::default(),
        leg: LegField::default(),
        forbidden: Vec::new(),
        players,
    }
}

/// Result of a board: points of White and Black in tenths, and true if a game was played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) tenths: [i32; 2],
    pub(super) played: bool,
}

/// Plays a round: writes it into all records, floats by the scores before it.
pub(super) fn play(field: &mut Field, boards: &[(Pair, Score)], bye: Option<Seat>) {
    let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
    let absent = RoundRecord::Bye { bye: Bye::ABSENT, points: Points::ZERO };
    let mut records = vec![absent; field.players.len()];
    if let Some(seat) = bye {
        records[seat.index()] = RoundRecord::Bye { bye: Bye::PairingAllocated, points: Points::ONE };
    }
    for &(pair, score) in boards {
        let sides = [(pair.white, pair.black, Colour::White), (pair.black, pair.white, Colour::Black)];
        for ((seat, opponent, colour), tenths) in sides.into_iter().zip(score.tenths) {
            let points = Points::from_tenths(tenths);
            let float = match scores[seat.index()].cmp(&scores[opponent.index()]) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            };
            records[seat.index()] = match score.played {
                true => RoundRecord::Played { opponent, colour, points, float },
                false => RoundRecord::Forfeited { opponent, colour, points, float },
            };
        }
    }
    for (player, round) in field.players.iter_mut().zip(records) {
        player.record.push(round);
    }
    field.round = field.round.next();
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
    let announced = RoundNo(u8::try_from(rounds).unwrap());
    let mut field = fresh(entrants, RoundNo(1), announced, initial);
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
        let Some(pairing) = (if wild { Some(by_lot(&field, &mut dice)) } else { paired }) else {
            return round + 1;
        };
        let boards: Vec<(Pair, Score)> = pairing
            .boards
            .into_iter()
            .map(|pair| {
                let turned = Pair { white: pair.black, black: pair.white };
                let pair = if dice.comes_up(trouble[1] / 3) { turned } else { pair };
                let played = !dice.comes_up(trouble[1]);
                let tenths = match (dice.comes_up(draws), dice.roll(2)) {
                    (true, _) => {
                        if played {
                            [5, 5]
                        } else {
                            [0, 0]
                        }
                    }
                    (false, 0) => [10, 0],
                    (false, _) => [0, 10],
                };
                (pair, Score { tenths, played })
            })
            .collect();
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

/// Pairs random new opponents: colour trouble and odd floats for later.
fn by_lot(field: &Field, dice: &mut Dice) -> Pairing {
    let mut seats: Vec<Seat> = field.present().collect();
    for place in (1..seats.len()).rev() {
        seats.swap(place, dice.roll(place + 1));
    }
    let mut pairing = Pairing::default();
    while let Some(white) = seats.pop() {
        match seats.iter().position(|&other| !field.have_met(white, other)) {
            Some(place) => pairing.boards.push(Pair { white, black: seats.remove(place) }),
            None => pairing.bye = Some(white),
        }
    }
    pairing
}
