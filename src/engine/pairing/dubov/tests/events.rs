//! Events for tests: what a round leaves in the records, and random rounds with everything that makes pairing
//! hard.

use super::*;

/// Makes a player without a record.
pub(super) fn newcomer(number: usize, rating: i64) -> Entrant {
    Entrant {
        number: PairingNumber(u16::try_from(number).unwrap()),
        rating: Some(Rating::new(rating).unwrap()),
        national_rating: None,
        title: None,
        name: format!("Player {number:03}"),
        licence: None,
        arrival: RoundNo(1),
        attendance: Attendance::Present,
        requested_bye: None,
        virtual_points: Points::ZERO,
        record: Vec::new(),
    }
}

pub(super) fn fresh(players: Vec<Entrant>, round: RoundNo, rounds: RoundNo, initial_colour: Colour) -> Field {
    Field {
        round,
        rounds,
        initial_colour,
        alphabet: Language::Turkish,
        points: PointSystem::default(),
        maxi: false,
        forbidden: Vec::new(),
        players,
    }
}

/// What happened on a board: points of White and Black in tenths, and whether a game was played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) tenths: [i32; 2],
    pub(super) played: bool,
}

/// Plays a round: writes it into all records, floats by the scores before it.
pub(super) fn play(field: &mut Field, boards: &[(Pair, Score)], bye: Option<Seat>) {
    let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
    let absent = Turn::Bye { bye: Bye::ABSENT, points: Points::ZERO };
    let mut turns = vec![absent; field.players.len()];
    if let Some(seat) = bye {
        turns[seat.index()] = Turn::Bye { bye: Bye::PairingAllocated, points: Points::ONE };
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
            turns[seat.index()] = match score.played {
                true => Turn::Played { opponent, colour, points, float },
                false => Turn::Forfeited { opponent, colour, points, float },
            };
        }
    }
    for (player, turn) in field.players.iter_mut().zip(turns) {
        player.record.push(turn);
    }
    field.round = field.round.next();
}

/// A small generator (SplitMix64): the same seed gives the same event.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap()
    }

    pub(super) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// Plays a random event and calls `check` with the field of every round; it gives the pairing to be played, or
/// nothing where there is none. Returns the number of rounds.
pub(super) fn live(seed: u64, players: usize, mut check: impl FnMut(&Field) -> Option<Draw>) -> usize {
    let mut chance = Chance(seed);
    let rounds = 2 + chance.below(10);
    let spread = [1, 4, 40, 600][chance.below(4)];
    let mut ratings: Vec<i64> = (0..players).map(|_| 1500 + chance.below(spread) as i64).collect();
    ratings.sort_unstable_by_key(|&rating| std::cmp::Reverse(rating));
    let mut entrants: Vec<Entrant> =
        ratings.into_iter().zip(1..).map(|(rating, number)| newcomer(number, rating)).collect();
    for place in 1..players {
        let other = chance.below(place + 1);
        let name = std::mem::take(&mut entrants[place].name);
        entrants[place].name = std::mem::replace(&mut entrants[other].name, name);
    }
    let initial = [Colour::White, Colour::Black][chance.below(2)];
    let announced = RoundNo(u8::try_from(rounds).unwrap());
    let mut field = fresh(entrants, RoundNo(1), announced, initial);
    let trouble = [[0, 0, 0], [8, 10, 2], [25, 30, 10]][chance.below(3)];
    let (draws, wild, accelerated) = ([10, 40, 90][chance.below(3)], chance.percent(40), chance.percent(15));
    for round in 0..rounds {
        for (place, player) in field.players.iter_mut().enumerate() {
            let away = chance.percent(trouble[0]);
            player.attendance = if away { Attendance::Away } else { Attendance::Present };
            let extra = accelerated && round < rounds / 2 && place < players / 2;
            player.virtual_points = if extra { Points::ONE } else { Points::ZERO };
        }
        let later = |one: Seat| field.seats().skip(one.index() + 1).map(move |other| [one, other]);
        field.forbidden = field.seats().flat_map(later).filter(|_| chance.percent(trouble[2])).collect();
        if field.present().count() < 2 {
            return round;
        }
        let drawn = check(&field);
        let Some(draw) = (if wild { Some(by_lot(&field, &mut chance)) } else { drawn }) else {
            return round + 1;
        };
        let boards: Vec<(Pair, Score)> = draw
            .boards
            .into_iter()
            .map(|pair| {
                let turned = Pair { white: pair.black, black: pair.white };
                let pair = if chance.percent(trouble[1] / 3) { turned } else { pair };
                let played = !chance.percent(trouble[1]);
                let tenths = match (chance.percent(draws), chance.below(2)) {
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
        play(&mut field, &boards, draw.bye);
        ask_for_byes(&mut field, &mut chance);
    }
    rounds
}

/// Who was away may have asked for a bye with points.
fn ask_for_byes(field: &mut Field, chance: &mut Chance) {
    let byes = [
        (RequestedBye::ZeroPoint, Points::ZERO),
        (RequestedBye::HalfPoint, Points::HALF),
        (RequestedBye::FullPoint, Points::ONE),
    ];
    for player in field.players.iter_mut().filter(|player| player.attendance == Attendance::Away) {
        let (asked, points) = byes[chance.below(3)];
        if let Some(turn) = player.record.last_mut() {
            *turn = Turn::Bye { bye: Bye::Requested(asked), points };
        }
    }
}

/// Anybody meets anybody new: colour trouble and odd floats for later.
fn by_lot(field: &Field, chance: &mut Chance) -> Draw {
    let mut seats: Vec<Seat> = field.present().collect();
    for place in (1..seats.len()).rev() {
        seats.swap(place, chance.below(place + 1));
    }
    let mut draw = Draw::default();
    while let Some(white) = seats.pop() {
        match seats.iter().position(|&other| !field.have_met(white, other)) {
            Some(place) => draw.boards.push(Pair { white, black: seats.remove(place) }),
            None => draw.bye = Some(white),
        }
    }
    draw
}
