//! Fields with awkward colours: random events hardly ever reach them, but a pairing system must not be slow
//! on them either.

use hakem_engine::collate::Language;
use hakem_engine::format::{Attendance, Entrant, Field, LegField, RoundRecord, Seat};
use hakem_engine::tournament::{Colour, Options, PairingNumber, PointSystem, Points, Rating, RoundNo};
use std::fmt;

/// Number of players of one score who must have White, who must have Black, and who may have either.
type Colours = [usize; 3];

/// A scoregroup before round 4 of 9, and the one below it.
#[derive(Clone, Copy, Debug)]
pub struct Awkward {
    pub system: &'static str,
    group: Colours,
    below: Colours,
}

impl fmt::Display for Awkward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { system, group: [w, b, free], below: [lower_w, lower_b, lower_free] } = self;
        write!(f, "{system}: {w} W {b} B {free} free, below {lower_w} W {lower_b} B {lower_free} free")
    }
}

/// Groups of 200 in which many must have the same colour, and a thousand of which those below can be paired
/// only if one or four of them float up.
const FIELDS: [(Colours, Colours); 7] = [
    ([100, 99, 1], [0, 0, 100]),
    ([150, 50, 0], [0, 0, 100]),
    ([150, 0, 50], [0, 0, 300]),
    ([200, 0, 0], [0, 0, 200]),
    ([199, 0, 0], [60, 60, 201]),
    ([0, 0, 101], [450, 449, 0]),
    ([0, 0, 100], [452, 448, 0]),
];

/// Returns all fields for both editions of the Dubov system.
pub fn fields() -> Vec<Awkward> {
    let of = |system| FIELDS.map(|(group, below)| Awkward { system, group, below });
    ["dubov-2026", "dubov-classic"].into_iter().flat_map(of).collect()
}

impl Awkward {
    /// Makes the field. Each player has met a stranger three times and no other; neighbours may not meet.
    pub fn field(&self) -> Field {
        let kinds = |[white, black, free]: Colours, points: Points| {
            [("wbb", white), ("bww", black), ("bwb", free / 2), ("wbw", free.div_ceil(2))]
                .into_iter()
                .flat_map(move |(colours, count)| std::iter::repeat_n((colours, points), count))
        };
        let kinds: Vec<_> = kinds(self.group, Points::ONE).chain(kinds(self.below, Points::HALF)).collect();
        let stranger = seat(kinds.len());
        let round = |points, letter| {
            let colour = if letter == 'w' { Colour::White } else { Colour::Black };
            RoundRecord::Played { opponent: stranger, colour, points, float: None }
        };
        let player = |(place, &(colours, points)): (usize, &(&str, Points))| Entrant {
            record: colours.chars().map(|letter| round(points, letter)).collect(),
            ..newcomer(place)
        };
        let mut players: Vec<Entrant> = kinds.iter().enumerate().map(player).collect();
        players.push(Entrant { attendance: Attendance::Away, ..newcomer(kinds.len()) });
        Field {
            leg: LegField::default(),
            round: RoundNo(4),
            rounds: RoundNo(9),
            initial_colour: Colour::White,
            alphabet: Language::Turkish,
            points: PointSystem::default(),
            options: Options::default(),
            forbidden: (1..kinds.len()).map(|place| [seat(place - 1), seat(place)]).collect(),
            players,
        }
    }
}

fn seat(place: usize) -> Seat {
    Seat(u16::try_from(place).expect("far fewer than 65,536"))
}

fn newcomer(place: usize) -> Entrant {
    let rating = 1400 + place * 7919 % 1000;
    Entrant {
        name: format!("Player {place}"),
        rating: Rating::new(i64::try_from(rating).expect("four digits")).ok(),
        ..Entrant::new(PairingNumber(seat(place + 1).0))
    }
}
