//! Wild events: winners, forbidden pairs, absences and their number of rounds. Random and regular events that
//! lead a pairing system where usual ones never do. A single line describes an event, so that a slow one can
//! be recorded.

use super::make::Dice;
use hakem_engine::collate::Language;
use hakem_engine::console::swiss::FAMILIES;
use hakem_engine::format::{
    Attendance, Entrant, Field, Float, Format, LegField, NoPairing, Pair, Pairing, RoundRecord, Seat,
};
use hakem_engine::tournament::{
    Bye, Colour, Options, PairingNumber, PointSystem, Points, Rating, RequestedBye, RoundNo,
};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// Events that were slow once, one per line: findings of the search, reduced.
pub const KEPT: &str = include_str!("wild.txt");

/// The rule by which games are won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Results {
    White,
    Black,
    Higher,
    Lower,
    Draws,
    /// By the ratings, three in ten drawn.
    Usual,
    /// Random, with draws: many scores.
    Any,
    /// White in odd rounds, Black in even ones.
    Turns,
    /// The higher rated, but in every third round all games are drawn.
    Thirds,
    /// The higher of an even number of tens, else White.
    Tens,
}

impl Results {
    pub const ALL: [(Self, &str); 10] = [
        (Self::White, "white"),
        (Self::Black, "black"),
        (Self::Higher, "higher"),
        (Self::Lower, "lower"),
        (Self::Draws, "draws"),
        (Self::Usual, "usual"),
        (Self::Any, "any"),
        (Self::Turns, "turns"),
        (Self::Thirds, "thirds"),
        (Self::Tens, "tens"),
    ];

    /// Returns the points of White and Black, in tenths. The smaller seat is the higher rated.
    fn of(self, pair: Pair, round: RoundNo, dice: &mut Dice) -> [i32; 2] {
        let (white, black) = ([10, 0], [0, 10]);
        let higher = if pair.white < pair.black { white } else { black };
        match self {
            Self::White => white,
            Self::Black => black,
            Self::Higher => higher,
            Self::Lower => [higher[1], higher[0]],
            Self::Draws => [5, 5],
            Self::Usual if dice.comes_up(30) => [5, 5],
            Self::Usual => {
                if dice.comes_up(75) {
                    higher
                } else {
                    [higher[1], higher[0]]
                }
            }
            Self::Any => [white, black, [5, 5]][dice.roll(3)],
            Self::Turns => {
                if round.0 % 2 == 1 {
                    white
                } else {
                    black
                }
            }
            Self::Thirds => {
                if round.0.is_multiple_of(3) {
                    [5, 5]
                } else {
                    higher
                }
            }
            Self::Tens => {
                if (pair.white.min(pair.black).0 / 10).is_multiple_of(2) {
                    higher
                } else {
                    white
                }
            }
        }
    }
}

/// A wild event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wild {
    pub system: &'static str,
    pub players: u16,
    pub rounds: u8,
    /// The last paired round, which is the slow one.
    pub round: u8,
    pub results: Results,
    /// Sizes of groups of players, from the top of the list, whose members may not meet each other.
    pub clubs: Vec<u16>,
    /// True if clubs alternate down the list instead of forming blocks.
    pub mixed: bool,
    /// Absences in a round, per cent.
    pub away: u8,
    /// Forfeited games, per cent.
    pub forfeits: u8,
    pub seed: u64,
}

impl fmt::Display for Wild {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let results = Results::ALL.iter().find(|(results, _)| *results == self.results).map_or("", |it| it.1);
        write!(f, "{} {} {}/{} {results}", self.system, self.players, self.round, self.rounds)?;
        let clubs: Vec<String> = self.clubs.iter().map(u16::to_string).collect();
        let clubs = if clubs.is_empty() { "-".to_owned() } else { clubs.join(",") };
        let mixed = if self.mixed { "mixed" } else { "blocks" };
        write!(f, " {clubs} {mixed} {} {} {}", self.away, self.forfeits, self.seed)
    }
}

impl FromStr for Wild {
    type Err = ();

    /// Parses the [`Display`](fmt::Display) form of [`Wild`].
    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [system, players, rounds, results, clubs, mixed, away, forfeits, seed] = words[..] else {
            return Err(());
        };
        fn number<T: FromStr>(text: &str) -> Result<T, ()> {
            text.parse().map_err(|_| ())
        }
        let (round, rounds) = rounds.split_once('/').ok_or(())?;
        let clubs =
            if clubs == "-" { Vec::new() } else { clubs.split(',').map(number).collect::<Result<_, _>>()? };
        Ok(Self {
            system: systems().map(Format::id).find(|id| *id == system).ok_or(())?,
            players: number(players)?,
            round: number(round)?,
            rounds: number(rounds)?,
            results: Results::ALL.iter().find(|(_, name)| *name == results).ok_or(())?.0,
            clubs,
            mixed: mixed == "mixed",
            away: number(away)?,
            forfeits: number(forfeits)?,
            seed: number(seed)?,
        })
    }
}

/// Returns the systems that pair by results.
pub fn systems() -> impl Iterator<Item = &'static dyn Format> {
    FAMILIES.iter().flat_map(|editions| editions.iter().copied())
}

impl Wild {
    pub fn random(system: &'static str, dice: &mut Dice) -> Self {
        let most = [20, 60, 100, 200, 300, 500, 1000, 1000][dice.roll(8)];
        let players = most - dice.roll(2) - dice.roll(2) * dice.roll(5);
        let longest = if players <= 100 && dice.comes_up(50) { players } else { 30 };
        let rounds = 1 + dice.roll(longest);
        let rounds = rounds.min(players - 1 + players % 2);
        let size = |size: usize| u16::try_from(size).expect("no more than the players");
        let clubs = match dice.roll(9) {
            // The larger club lacks opponents: with an even number of players for several of them, and no bye
            // solves that.
            8 => {
                let fewer = players / 2 - dice.roll(players / 8 + 1);
                vec![players - fewer, fewer]
            }
            0 => vec![players / 2, players - players / 2],
            1 => vec![players / 3; 3],
            2 => vec![players / 4, players / 5, players / 6],
            3 => vec![players / 3 + dice.roll(players / 3 + 1)],
            _ => Vec::new(),
        };
        Self {
            system,
            players: size(players),
            rounds: u8::try_from(rounds).expect("no more than 100"),
            round: u8::try_from(rounds).expect("no more than 100"),
            results: Results::ALL[dice.roll(Results::ALL.len())].0,
            clubs: clubs.into_iter().filter(|&club| club > 0).map(size).collect(),
            mixed: dice.comes_up(50),
            away: [0, 0, 0, 5, 20][dice.roll(5)],
            forfeits: [0, 0, 0, 3, 10][dice.roll(5)],
            seed: dice.number(1000),
        }
    }

    /// Reduces rounds and clubs to what this number of players allows.
    pub fn fitting(mut self) -> Self {
        let most = self.players - 1 + self.players % 2;
        self.rounds = self.rounds.min(u8::try_from(most).unwrap_or(u8::MAX));
        self.round = self.round.clamp(1, self.rounds);
        let mut room = self.players;
        for club in &mut self.clubs {
            *club = (*club).min(room);
            room -= *club;
        }
        self.clubs.retain(|&club| club > 0);
        self
    }

    pub fn system(&self) -> &'static dyn Format {
        systems().find(|system| system.id() == self.system).expect("read from the list of systems")
    }

    /// Plays the event; `see` receives the field of every round before it is paired, and pairs it.
    pub fn play(&self, mut see: impl FnMut(&Field) -> Result<Pairing, NoPairing>) {
        let mut dice = Dice(self.seed);
        let mut field = self.field();
        for round in RoundNo(self.round).up_to() {
            field.round = round;
            for player in &mut field.players {
                let away = dice.comes_up(usize::from(self.away));
                player.attendance = if away { Attendance::Away } else { Attendance::Present };
                player.requested_bye = away.then_some(RequestedBye::ZeroPoint);
            }
            let Ok(pairing) = see(&field) else { return };
            self.enter(&mut field, &pairing, &mut dice);
        }
    }

    fn enter(&self, field: &mut Field, pairing: &Pairing, dice: &mut Dice) {
        let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
        for player in &mut field.players {
            player.record.push(RoundRecord::Bye { bye: Bye::ABSENT, points: Points::ZERO });
        }
        if let Some(seat) = pairing.bye {
            let bye = RoundRecord::Bye { bye: Bye::PairingAllocated, points: Points::ONE };
            set(field, seat, bye);
        }
        for &pair in &pairing.boards {
            let points = self.results.of(pair, field.round, dice).map(Points::from_tenths);
            let played = !dice.comes_up(usize::from(self.forfeits));
            let sides = [(pair.white, pair.black, Colour::White), (pair.black, pair.white, Colour::Black)];
            for ((seat, opponent, colour), points) in sides.into_iter().zip(points) {
                let float = match scores[seat.index()].cmp(&scores[opponent.index()]) {
                    Ordering::Greater => Some(Float::Down),
                    Ordering::Less => Some(Float::Up),
                    Ordering::Equal => None,
                };
                set(
                    field,
                    seat,
                    match played {
                        true => RoundRecord::Played { opponent, colour, points, float },
                        false => RoundRecord::Forfeited { opponent, colour, points, float },
                    },
                );
            }
        }
    }

    fn field(&self) -> Field {
        Field {
            leg: LegField::default(),
            round: RoundNo(1),
            rounds: RoundNo(self.rounds),
            initial_colour: if self.seed.is_multiple_of(2) { Colour::White } else { Colour::Black },
            alphabet: Language::Turkish,
            points: PointSystem::default(),
            options: Options::default(),
            forbidden: self.forbidden(),
            players: (0..self.players).map(|seat| self.entrant(seat)).collect(),
        }
    }

    fn entrant(&self, seat: u16) -> Entrant {
        Entrant {
            name: format!("Player {seat:04}"),
            rating: Rating::new(2600 - i64::from(seat) * 1400 / i64::from(self.players)).ok(),
            ..Entrant::new(PairingNumber(seat + 1))
        }
    }

    fn forbidden(&self) -> Vec<[Seat; 2]> {
        let mut clubs: Vec<Vec<u16>> = vec![Vec::new(); self.clubs.len()];
        let mut seats = 0..self.players;
        if self.mixed {
            let largest = self.clubs.iter().copied().max().unwrap_or(0);
            for place in 0..largest {
                for (club, &size) in clubs.iter_mut().zip(&self.clubs) {
                    club.extend(seats.by_ref().take(usize::from(place < size)));
                }
            }
        } else {
            for (club, &size) in clubs.iter_mut().zip(&self.clubs) {
                club.extend(seats.by_ref().take(usize::from(size)));
            }
        }
        let pairs = |club: &Vec<u16>| -> Vec<[Seat; 2]> {
            let with = |(place, &one): (usize, &u16)| {
                club[place + 1..].iter().map(move |&other| [Seat(one), Seat(other)]).collect::<Vec<_>>()
            };
            club.iter().enumerate().flat_map(with).collect()
        };
        clubs.iter().flat_map(pairs).collect()
    }
}

fn set(field: &mut Field, seat: Seat, record: RoundRecord) {
    if let Some(last) = field.players[seat.index()].record.last_mut() {
        *last = record;
    }
}
